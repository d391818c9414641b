### The referee: its questions and rulings: what is said once it is opened.

referee-line = Settle an argument: fill in what lies on the table, and the referee of this engine rules on it.
referee-waiting = The referee comes as soon as the engine is there.
referee-nothing = There are no questions for this game yet.
referee-game = Game
referee-rules = Rules
referee-ask = Question
referee-fill = The ruling stands here as soon as everything is filled in.
referee-leader = Who leads
referee-rank = Trump rank
referee-declaring = Declaring side
referee-opposing = Opposing side
referee-typing = AS KD 10H
referee-aim = Cards for: { $place }
referee-cards = Cards
referee-pack = The pack
referee-untap = Take away the { $card }
referee-copy = Copy a link to this question
referee-clear = Begin again
ask-follow = What may be played?
ask-lead = May this be led?
ask-declare = May this be declared?
ask-winner = Who wins the trick?
ask-points = How many points is that?
ask-score = What is the deal worth?
ask-levels = Which levels do the points give?
ask-kitty = What is the kitty worth?
ask-field-trump = Trump
ask-field-lead = What was led
ask-field-hand = The hand
ask-field-play = What is to be played
ask-field-plays = The trick
ask-field-declarer = Declarer
ask-field-contract = Contract
ask-field-bettors = Who has bid
ask-field-card_points = Card points taken
ask-field-totals = Totals before the deal
ask-field-tricks = Tricks taken
ask-field-points = Points of the opposing side
ask-field-levels = Levels before the deal
ask-field-kitty = The kitty
ask-field-won_by = Who wins the last trick
ruling-yes = Yes, that is allowed.
ruling-no = No, that is not allowed.
ruling-options = { $count ->
    [one] Only this card may be played:
   *[other] Any of these may be played:
  }
ruling-winner = { seat } wins the trick.
ruling-winner-named = { $name } wins the trick.
ruling-points = { $count ->
    [one] It is worth 1 point.
   *[other] It is worth { $count } points.
  }
ruling-made = { $made ->
    [yes] The contract is made.
   *[no] The contract fails.
  }
ruling-change = North and South { $NS }, East and West { $EW }.
ruling-totals = Totals after the deal: North and South { $NS }, East and West { $EW }.
ruling-levels = After the deal the side that declared stands at { $declaring }, the other at { $opposing }.
ruling-declares-next = { $side ->
    [declaring] The same side declares the next deal.
   *[opposing] The other side declares the next deal.
  }
ruling-multiplier = The points in the kitty count { $count } times.
ruling-bonus = { $count ->
    [0] The opposing side gets nothing for it.
   *[other] The opposing side gets { $count } points for it.
  }
ruling-won = { $side ->
    [NS] North and South win the match.
    [EW] East and West win the match.
    [declaring] The side that declared wins the match.
   *[opposing] The other side wins the match.
  }
ask-field-seen = Played already
ask-field-voids = Shown to be without
ask-field-attempt = Thrown
ask-field-others = The other hands
ask-field-cards = Cards
ask-field-rank = Trump rank
ask-field-seat = Who
ask-field-standing = Declared before
ask-field-dealer = Dealer
ask-field-first = First card
ask-field-bids = Said so far
ask-field-deal = Deal
ask-field-stake = Stake
ask-field-results = Deals played
ask-field-bid = Bid
ask-field-took = Taken
ask-field-declaring = Declaring side
ask-field-last = Last trick
ask-field-last_winner = Won the last trick
ask-field-suit = Trump
ask-field-won_by-rangvaar = Who won the match
ruling-speaks = { seat } speaks next.
ruling-redealt = The cards are dealt again.
ruling-plays-for = It is settled: { seat } plays for { $value }.
ruling-side-plays-for = It is settled: { side } play for { $value }.
ruling-shape-yes = This is a tractor.
ruling-shape-no = This is no tractor.
ruling-leads = { seat } leads.
ruling-starter = { seat } takes the kitty and leads.
ruling-bidding = The pairs bid in this deal.
ruling-no-bidding = Nobody bids in this deal.
ruling-first-level = Both sides begin at { $level }.
ruling-commission = Kept back from the pot: { $amount }.
ruling-trump = { $suit ->
    [NT] There is no trump suit.
   *[other] Trump is { suit-title }.
  }
ruling-throw-stands = The throw stands: nobody beats a part of it.
ruling-throw-fails = The throw fails. Only this goes down:
ruling-throw-back = The throw fails. All its cards go back to the hand.
ruling-penalty = It costs { $count } points.
ruling-goes-on = The match goes on.
ask-field-taken_back = The throw came back
ask-field-forced = The 50 was forced
referee-yes = Yes
referee-last-cards = The cards that won it
