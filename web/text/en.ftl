### name: English
### direction: ltr
### Follow Suit in English. One file a language; every message here must be in each of them.
### Seats come as S, W, N, E; suits as S, H, C, D (NT is no trump); $you is "yes" where the person is meant.

product = Follow Suit
tagline = Card games for two against two
page-title = Follow Suit: partnership card games
page-title-game = { $game } · Follow Suit

## Games

game-two_hundred = Two Hundred
game-two_hundred-line = Bet how many of the hundred points your side will take. Name trump, and take them.
game-two_hundred-from = Acadie
game-tractor = Tractor
game-tractor-line = Two packs, pairs and tractors, from two up to ace.
game-tractor-from = China
game-rangvaar = Rangvaar
game-rangvaar-line = Bid on five cards how many tricks you will take. Name trump, then see the other eight.
game-rangvaar-from = Pakistan

rules-reference = Reference
rules-traditional = Traditional
rules-howto = How-to
rules-auction = Auction
rules-standard = Standard
rules-house = House rules
rules-choose = Choose the house rules
rules-tractor-reference = Trump is declared while cards are dealt. A throw must be unbeatable. Win by defending at ace.
rules-tractor-howto = The plainest way: no throws, few tractors, and reaching ace wins.
rules-tractor-auction = In the first deal the pairs bid for points; later the starter names trump. Reaching ace wins.
rules-tractor-standard = As most tables play: throws may be tried at a risk, the kitty settles an undeclared trump.
rules-rangvaar-reference = Whoever opens must bid, the bidding goes round until three pass, and a bid that fails costs what it lacks.
rules-rangvaar-house = Your own rules, chosen one by one.
rules-two_hundred-house = Your own rules, chosen one by one.
rules-tractor-house = Your own rules, chosen one by one.
rules-two_hundred-reference = Forty cards, ten each. Everyone bets once; if three pass, the dealer plays for 50.
rules-two_hundred-traditional = Thirty-six cards, nine each. Betting goes round until three pass; a side down at −200 loses.

## Opening

opening-games = Choose a game
opening-rules = Rules
opening-name = Your name
opening-name-hint = You
opening-level = Level of the bots
level-beginner = Novice
level-casual = Casual
level-expert = Expert
level-master = Master
language = Language
opening-deal = Deal
opening-waiting = Dealing when ready…
opening-continue = Continue your match
opening-continue-which = { $game }, deal { $deal }
opening-note = No account, no advertisement. Everything runs in this page and nothing you do leaves it.

## Settings

settings = Settings
settings-play = Playing
settings-looks = Looks
settings-sound = Sound
settings-keys = Keyboard and announcements
settings-motion = Whether anything moves is asked of your system: where it prefers reduced motion, nothing does.
settings-theme = Theme
theme-system = Auto
theme-light = Day
theme-dark = Evening
theme-contrast = Contrast
settings-deck = Suits
deck-four = Four colours
deck-two = Two colours
settings-back = Backs of the cards
back-block = The game’s
back-geese = Geese
back-cabin = Cabin
back-ninepatch = Nine patch
settings-order = Your hand lies
order-suits = By suit
order-reversed = Reversed
order-ranks = By rank
settings-speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
settings-clickOn = After each trick, wait for me to go on
settings-autoplay = Play for me where there is only one way to play
settings-oneTap = Play a card with one tap
settings-volume = Volume
settings-verbosity = Announcements
verbosity-brief = Brief
verbosity-normal = Normal
verbosity-full = Full
settings-shortcuts = Shortcuts with single letters

## Shortcuts, and what is told when they ask

keys = Shortcuts
keys-show = Show the shortcuts
keys-line = At the table, while nothing is being typed. They can be turned off in the settings.
keys-suit = To the next card of that suit in your hand
keys-trumps = To the next trump in your hand
keys-turn = Whose turn it is
keys-review = The trick on the table, or the last one
keys-points = The score
keys-bids = Bids or declarations, and trump
keys-tricks = All tricks of the deal
keys-undo = Take back
keys-sort = Sort your hand again
keys-move = Move the card to another place in your hand
keys-list = This list
keys-arrows = From card to card
keys-enter = Enter
keys-enter-does = Take a card up, play it, or go on after a trick
keys-escape-does = Let go of what is taken up; close a panel
review-trick = { $plays }. { $you ->
    [yes] You are winning
   *[no] { $name } is winning
  }{ $count ->
    [0] .
   *[other] , { ledger-points } in it.
  }
review-last = The last trick: { $plays }. { $you ->
    [yes] You took it
   *[no] { $name } took it
  }{ $count ->
    [0] .
   *[other] , { ledger-points }.
  }
review-nobody = Nobody is to act.
review-side = { $side ->
    [us] We
   *[them] They
  }: { $taken } in this deal, { $total } in all.
review-levels = We are at level { $us }, they at { $them }.

## Taking back, claiming, going on

undo = Take back
claim = Claim the rest
claim-tricks = { $count ->
    [one] the last trick is yours
   *[other] all { $count } tricks are yours
  }
go-on = Go on

## The engine

engine-label = The engine
engine-first = Fetching the engine
engine-stage = { $stage ->
    [download] Fetching Python and the rules
    [python] Starting Python
    [engine] Setting the table
   *[other] Fetching the engine
  }
engine-bytes = { $loaded } of { $total } MB
engine-ready = Ready
engine-retry = Try again
update-ready = Update ready
update-ready-note = A newer version of the page is here. Your match goes on where it stands.
engine-failed = The engine did not start
failure-wasm_blocked = This browser does not let the page run WebAssembly, which the engine needs. A lockdown mode or an extension may be in the way.
failure-file_missing = A file of the engine could not be fetched. The connection may be down, or the site may just have been updated.
failure-stalled = The download has stopped moving. Check the connection and try again.
failure-boot_failed = The engine was fetched but did not start.
failure-engine_died = The engine has stopped. Your match is kept: try again and it goes on where it was.

## Seats and cards

seat = { $seat ->
    [S] South
    [W] West
    [N] North
   *[E] East
  }
bot-name-W = Odile
bot-name-N = Théo
bot-name-E = Yvonne
seat-you = You
seat-dealer = Dealer
seat-dealer-short = D
seat-turn = { $you ->
    [yes] Your turn
   *[no] { $name } to act
  }
seat-label = { $you ->
    [yes] You, { $seat }
   *[no] { $name }, { $seat }{ $partner ->
        [yes] , your partner
       *[no] {""}
      }
  }
seat-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
suit = { $suit ->
    [S] spades
    [H] hearts
    [C] clubs
    [D] diamonds
    [trump] trumps
   *[NT] no trump
  }
suit-title = { $suit ->
    [S] Spades
    [H] Hearts
    [C] Clubs
    [D] Diamonds
    [trump] Trumps
   *[NT] No trump
  }
card = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [T] 10
   *[other] { $rank }
  } of { suit }
card-joker-small = small joker
card-joker-big = big joker
list-comma = { ", " }
list-and = { $first } and { $last }

## The ledger: what is always on the screen

ledger = Score
us = We
them = They
ledger-taken = Taken
ledger-total = Total
ledger-goal = /{ $target }
ledger-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
ledger-deal = Deal { $number }
trump = Trump
contract = Contract
contract-so-far = Bet
contract-none = No bet yet
contract-label = { $you ->
    [yes] Contract { $value }, bet by you
   *[no] Contract { $value }, bet by { $name }
  }
trump-label = { $suit ->
    [none] Trump is not named yet
    [NT] No trump
   *[other] Trump is { suit }
  }
last-trick = Last trick
last-trick-open = Last trick, taken by { $you ->
    [yes] you
   *[no] { $name }
  }: { $cards }. Show all tricks

## Calls

call-pass = Pass
call-bid = { $value }
call-forced = { $value }, forced

## Prompts

prompt-bid = What do you bet?
prompt-bid-hint-two_hundred = The points, of a hundred, that your side will take.
prompt-bid-button = Bet { $value }
prompt-pass-button = Pass
prompt-name_trump = You won the betting with { $value }. Name trump.
prompt-play-lead = You lead
prompt-play-follow = Your turn: { suit } led
prompt-play-chosen = Play the { $card }
prompt-play-button = Play
prompt-wait-betting = { $name } is thinking of a bet
prompt-wait-naming = { $name } is naming trump
prompt-wait-playing = { $name } is choosing a card
prompt-wait-trick = { $you ->
    [yes] You take the trick
   *[no] { $name } takes the trick
  }
prompt-wait-trick-points = { $you ->
    [yes] You take the trick
   *[no] { $name } takes the trick
  }: { ledger-points }
prompt-dealing = Dealing

## The hand

hand = Your hand
hand-card = { $card }
hand-card-picked = { $card }, from the kitty
hand-card-chosen = { $card }, taken up
# A card of the hand that the person has just moved
hand-moved = { $card }: place { $place } of { $count }
hand-sort = Sort my hand again
hand-arrange = Arrange my hand
hand-arrange-line = Tap a card, then the place where it is to lie.
hand-arrange-done = Done
hand-card-held = { $card }, to be moved
hand-sorted = Your hand is sorted again.
hand-card-refused = { $card }, cannot be played: { $why }
trick = Trick
trick-card = { $you ->
    [yes] You
   *[no] { $name }
  }: { $card }
trick-card-winning = { trick-card }, winning

## Summary of a deal

deal-made = { $you ->
    [yes] You bet { $contract } and your side took { $taken }
   *[no] { $name } bet { $contract } and the side took { $taken }
  }
deal-headline = { $us ->
    [yes] { $made ->
        [yes] You made it
       *[no] You were set
      }
   *[no] { $made ->
        [yes] They made it
       *[no] They were set
      }
  }
deal-ahead = { $ahead ->
    [us] The deal is yours
    [them] The deal is theirs
   *[none] Nobody is ahead
  }
deal-took = { $unit ->
    [tricks] Tricks: { $us } to { $them }.
   *[points] Points: { $us } to { $them }.
  }
deal-passed_out = Everybody passed
deal-passed_out-line = Nothing is scored and the cards are dealt again.
summary-before = Before
summary-points = Took
summary-change = Change
summary-total = Total
deal-next = Next deal
match-new = New match
match-leave = Back to the games
match-won = { $us ->
    [yes] You win the match
   *[no] They win the match
  }
match-tie = The match is a tie
match-line = { $us } to { $them } after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  }

## Menu and panels

menu = Menu
menu-close = Close
menu-leave = Leave the table
menu-leave-note = The match is kept; you can continue it.
tricks = Tricks of this deal
tricks-none = No trick has been taken yet.
tricks-points = Points
tricks-patch = { $you ->
    [yes] You
   *[no] { $name }
  } with the { $card }, { ledger-points }
tricks-won-mark = , takes it

## Trouble

trouble = The engine stumbled
trouble-line = Something in the engine went wrong. The match goes on from where it stood; the record below would help to find out why.
trouble-saved = That match cannot be taken up
trouble-saved-line = What was kept of it could not be read. It is set aside and shown below; a new match can be dealt.
trouble-record = The match so far
trouble-copy = Copy the record
trouble-close = Go on

elsewhere = This match is open in another tab
elsewhere-line = It can be played in one tab at a time. If you go on here, the other tab lets go of it.
elsewhere-here = Play it here
elsewhere-leave = Leave it there
notice-close = Put this note away
notice-refused = This browser keeps nothing for this page. What you play is forgotten when you close it.
notice-full = The device has no room left. You can play on; from here it is forgotten when you close the page.
notice-elsewhere = Your match goes on in another tab.
notice-restarted = The engine had stopped and was started again. Your match goes on where it stood.
notice-aside = Something that was kept could not be read. It is set aside, under “Your data”.

## The past: matches played, statistics, everything as a file

past = Your matches
past-matches = Matches
past-statistics = Statistics
past-data = Your data
past-none = No match yet
past-none-line = Every match you play is kept here, in this browser. Each of its deals can be looked at again, card by card.
past-more = Show more ({ $count })
past-won = Won
past-lost = Lost
past-tie = Tied
past-unfinished = In deal { $deal }
past-assisted = with help
past-continue = Continue
past-continue-label = Continue { $game }, deal { $deal }
past-to-list = All matches
past-to-match = All deals
past-deal = Deal { $number }
past-deal-open = Not played to its end
past-deal-passed = Everybody passed
past-deal-bid = { $you ->
    [yes] You
   *[no] { $name }
  } bid { $contract }, took { $taken }: { $made ->
    [yes] made
   *[no] failed
  }
past-deal-declared = { $whose ->
    [us] We declared
   *[them] They declared
  }; the attackers took { $taken }: { $made ->
    [yes] held
   *[no] lost
  }
past-you = { $name } (you)
past-save-record = Save the record
past-remove = Delete this match
past-remove-sure = Delete it for good
past-keep = No, keep it
past-unreadable = That match could not be read. It is set aside, under “Your data”.
past-wait = The engine is not there yet. Try again in a moment.
level-mixed = Mixed
replay-controls = Through the deal
replay-back = One card back
replay-on = One card on
replay-stop-back = One trick back
replay-stop-on = One trick on
replay-step = Where in the deal
replay-at = Step { $step } of { $steps }
replay-taken = we { $us }, they { $them }
replay-nothing = The cards are dealt.
replay-hand = { $name } holds { $cards }
replay-hand-hidden = { $name } holds { $count } cards
replay-no-cards = no cards
replay-hidden = This deal is not over: only your own cards are shown.
statistics-none = Nothing to count yet
statistics-none-line = Once a deal is over, what came of it is counted here: by game, rules and level of the bots.
statistics-nothing = No deal without help among these.
statistics-game = Game
statistics-all = All
statistics-won = Matches won
statistics-streak = In a row now
statistics-best = Longest row
statistics-deals = Deals
statistics-col-won = Won
statistics-col-lost = Lost
statistics-course = Deal by deal
statistics-course-label = Over the last { $count } deals: { $ahead } good for us, { $behind } good for them, a balance of { $balance }.
statistics-course-line = Up for a deal that was good for us, down for one that was good for them: now at { $balance }.
statistics-by-game = Matches by game
statistics-by-level = Matches by level of the bots
statistics-by-rules = Matches by rules
statistics-bids = Who declared, and whether it was made
statistics-made = Made
statistics-failed = Failed
statistics-you = You
statistics-partner = Partner
statistics-them = They
statistics-took = Taken in a deal, on average
statistics-took-declaring = By us, declaring
statistics-took-opposing = By us, against
statistics-took-against = By them, against
statistics-unit-points = points
statistics-unit-tricks = tricks
statistics-assisted = Played with help, and not counted above: { $deals ->
    [one] one deal
   *[other] { $deals } deals
  }; { $matches ->
    [one] one match
   *[other] { $matches } matches
  }.
data-where-device = { $count ->
    [0] Nothing is kept yet. What you play is
    [one] One match is
   *[other] { $count } matches are
  } kept in this browser, on this device, and nowhere else. A file takes it to another.
data-where-memory = { $count ->
    [0] Nothing is kept yet. What you play is
    [one] One match is
   *[other] { $count } matches are
  } kept in memory only, until this page is closed. A file keeps it.
data-save = Save everything as a file
data-choose = Take in a file
data-checking = Reading the file: match { $done } of { $of }…
data-offer = The file holds { $count ->
    [one] one match
   *[other] { $count } matches
  }, saved { $day }.
data-add = Add its matches
data-replace = Put it in place of everything
data-replace-line = All matches, settings and chips kept here go, and those of the file take their place.
data-replace-sure = Replace everything
data-saved = The file is saved.
data-taken = { $count ->
    [0] Nothing new was in the file.
    [one] One match was taken in.
   *[other] { $count } matches were taken in.
  }
data-full = There is no room for it on this device. Nothing was changed.
data-clear = Delete everything
data-clear-all = Delete everything…
data-clear-line = { $count ->
    [one] One match
   *[other] { $count } matches
  }, the statistics, settings and chips are gone for good. A file saved before could be taken in again.
data-clear-sure = Delete everything for good
data-cleared = Everything is deleted.
data-aside = Set aside
data-aside-line = This was kept and could not be read. It is in nobody’s way.
data-aside-unknown = A match
data-aside-unreadable = It is no match at all.
data-aside-save = Save it
data-aside-drop = Delete it
parcel-torn = That file could not be read. Nothing was changed.
parcel-foreign = That is no file of Follow Suit. Nothing was changed.
parcel-newer = That file is from a newer version of this page. Nothing was changed.
parcel-match = Match { $number } in that file does not make sense. Nothing was changed.
parcel-record = The record of match { $number } in that file could not be read. Nothing was changed.
parcel-wait = The engine has to look at the file, and is not there yet. Try again in a moment.

## News: what the live region tells

news-deal_began = Deal { $number }. { $you ->
    [yes] You deal
   *[no] { $name } deals
  }.
news-cards_dealt = You hold { $cards }.
news-bid_made = { $you ->
    [yes] You bet { $value }
   *[no] { $name } bets { $value }
  }{ $forced ->
    [yes] , forced
   *[no] {""}
  }.
news-passed = { $you ->
    [yes] You pass
   *[no] { $name } passes
  }.
news-auction_won = { $you ->
    [yes] You have the contract
   *[no] { $name } has the contract
  } at { $value }.
news-passed_out = Everybody passed.
news-trump_named = { $you ->
    [yes] You name { suit } trump
   *[no] { $name } names { suit } trump
  }.
news-cards_played = { $you ->
    [yes] You play
   *[no] { $name } plays
  } the { $cards }.
news-trick_won = { $you ->
    [yes] You take the trick
   *[no] { $name } takes the trick
  }{ $count ->
    [0] {""}
    [one] , { $count } point
   *[other] , { $count } points
  }.
news-deal_scored = The deal is over. We { $usChange }, total { $usTotal }. They { $themChange }, total { $themTotal }.
news-match_won = { $side ->
    [us] We win the match.
    [them] They win the match.
   *[none] The match is a tie.
  }
news-claimed = { $you ->
    [yes] You claim the rest
   *[no] { $name } claims the rest
  }: { $count ->
    [one] one trick
   *[other] { $count } tricks
  }.
news-taken_back = Taken back.
news-may-play = You may play { $cards }.
news-your-turn-bid = Your turn to bet.
news-your-turn-name_trump = Name trump.
news-your-turn-play = Your turn to play.

## Rangvaar's own words: where a message has another wording in one game, its name ends with the game's

bot-name-W-rangvaar = Zainab
bot-name-N-rangvaar = Bilal
bot-name-E-rangvaar = Faiz
seat-dealer-rangvaar = First card
seat-dealer-short-rangvaar = 1
ledger-deal-rangvaar = Deal { $number } of { $deals }
ledger-taken-rangvaar = Tricks
contract-rangvaar = Bid
contract-so-far-rangvaar = So far
contract-none-rangvaar = No bid yet
contract-label-rangvaar = { $you ->
    [yes] Bid { $value }, by you
   *[no] Bid { $value }, by { $name }
  }
prompt-bid-rangvaar = What do you bid?
prompt-bid-hint-rangvaar = The tricks, of thirteen, that your side will take. Eight more cards come once trump is named.
prompt-bid-button-rangvaar = Bid { $value }
prompt-name_trump-rangvaar = You won the auction with { $value }. Name trump.
prompt-wait-bidding = { $name } is thinking of a bid
deal-made-rangvaar = { $you ->
    [yes] You bid { $contract } and your side took { $taken }
   *[no] { $name } bid { $contract } and the side took { $taken }
  }
deal-headline-rangvaar = { $us ->
    [yes] { $made ->
        [yes] You made it
       *[no] You fell short
      }
   *[no] { $made ->
        [yes] They made it
       *[no] They fell short
      }
  }
deal-passed_out-line-rangvaar = Nothing is scored and the deal does not count. The first card goes on to the next seat.
summary-points-rangvaar = Tricks
tricks-patch-rangvaar = { $you ->
    [yes] You
   *[no] { $name }
  } with the { $card }
court = { $us ->
    [yes] We have
   *[no] They have
  } a court: { $kind ->
    [all_tricks] all thirteen tricks
   *[first_seven] the first seven tricks
  }
news-deal_began-rangvaar = Deal { $number }. { $firstYou ->
    [yes] The first card is yours: you open the auction
   *[no] { $firstName } has the first card and opens the auction
  }.
news-cards_dealt-rangvaar = You are dealt { $cards }.
news-bid_made-rangvaar = { $you ->
    [yes] You bid { $value }
   *[no] { $name } bids { $value }
  }.
news-auction_won-rangvaar = { $you ->
    [yes] You have the bid
   *[no] { $name } has the bid
  } at { $value }.
news-pot_paid = The pot of { $pot } play chips is paid out. You get { $pay }.
news-your-turn-bid-rangvaar = Your turn to bid.
refusal-bid_too_low-rangvaar = A bid must be higher than those before it: at least { $lowest }.
refusal-must_bid-rangvaar = You open the auction and must bid.
refusal-already_passed-rangvaar = Whoever has passed stays out of the auction.

option-deals = Deals
option-deals-3 = 3
option-deals-5 = 5
option-opener_may_pass = Whoever opens the auction
option-opener_may_pass-false = Must bid
option-opener_may_pass-true = May pass
option-auction = The auction goes round
option-auction-rounds = Until three pass
option-auction-single = Once
option-first_lead = The first lead is with
option-first_lead-first_card = The first card
option-first_lead-bidder = The bidder
option-failed_bid = A bid that fails scores
option-failed_bid-shortfall = Less shortfall
option-failed_bid-floor_zero = Not below 0
option-failed_bid-minus_bid = Minus bid
option-commission = 5 % of the pot are kept back
option-commission-ties = On a tie
option-commission-always = Always
option-commission-never = Never

## Play chips

chips = { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
stake-for = Played for
stake-for-chips = Play chips
stake-for-nothing = Nothing
stake = Stake
stake-balance = Your chips
stake-unknown = …
stake-reset = Reset
stake-quote = Pot { $pot }: a win pays { $won }, a tie { $tied }.
stake-note = Play chips: there is no real money anywhere.
stake-given-up = Dealing anew gives up the match left standing, and its stake.
packet = { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
  } to come when trump is named
packet-short = { $count } more
pot-label = A pot of { $pot }, a stake of { $stake } each.
pot-note = play chips
payout = Payout
payout-pot = Pot
payout-commission = Kept back
payout-you = You get

## House rules: every option with a plain sentence

options-line = Begin from one of the rules and change what your house plays otherwise.
options-waiting = The engine is still on its way.
options-base = Begin from
options-clash = “{ $one }” and “{ $other }” cannot both be so: change the other one first.
option-idle = No say while “{ $other }” is “{ $choice }”.
option-deals-line = How many deals a match has; one that nobody bids in does not count.
option-opener_may_pass-line = Whether the first to speak may pass like everybody else.
option-auction-line = Whether one may bid again after having been outbid.
option-first_lead-line = Who leads to the first trick.
option-failed_bid-line = What the bidders write down when they take fewer tricks than they bid.
option-commission-line = When a twentieth of the pot is kept back before it is paid out.
option-bets = The betting goes round
option-bets-line = Whether one may bet again after having been overbet.
option-bets-single = Once
option-bets-continuous = Until three pass
option-bets_must_rise = Bets
option-bets_must_rise-line = Whether a bet must be higher than all before it, or only another one.
option-bets_must_rise-true = Must rise
option-bets_must_rise-false = Must differ
option-nobody_bets = Nobody bets
option-nobody_bets-line = What happens when the others have all passed.
option-nobody_bets-dealer_bets = The dealer plays
option-nobody_bets-redeal = Deal again
option-both_reach = Both sides reach the target
option-both_reach-line = Who wins when both are there after the same deal.
option-both_reach-declarers = The declarers
option-both_reach-higher_total = The higher total
option-minus_200_loses = Down at −200
option-minus_200_loses-line = Whether a side that falls to −200 has lost the match.
option-minus_200_loses-false = Plays on
option-minus_200_loses-true = Has lost
option-target = Target
option-target-line = The total that wins the match.
option-target-200 = 200
option-target-300 = 300
option-target-500 = 500
option-deck = Cards
option-deck-line = Forty cards with the fives as lowest, or thirty-six without some of them.
option-deck-40 = 40
option-deck-36 = 36
option-finding = Finding the declarers
option-finding-line = How trump and the declaring side of the first deal are found.
option-finding-declare = Declare
option-finding-auction = Auction
option-no_declaration = Nobody declares
option-no_declaration-line = What is trump when nobody has declared.
option-no_declaration-no_trump = No trump
option-no_declaration-kitty = Turn the kitty
option-no_declaration-redeal = Deal again
option-no_trump_ranks = Trump rank without a suit
option-no_trump_ranks-line = Whether cards of the trump rank are trumps when no suit is.
option-no_trump_ranks-trump = Trumps
option-no_trump_ranks-plain = Plain cards
option-throw = Throws
option-throw-line = Whether several singles, pairs or tractors of a suit may be led at once.
option-throw-off = No
option-throw-proven = If unbeatable
option-throw-attempt = At a risk
option-throw_in_trump = Throws of trumps
option-throw_in_trump-line = Whether trumps may be thrown too.
option-throw_in_trump-false = No
option-throw_in_trump-true = Yes
option-failed_throw = What stays of a failed throw
option-failed_throw-line = Which part goes down when somebody can beat a throw.
option-failed_throw-lowest_beaten = Lowest beaten
option-failed_throw-lowest_any = Lowest
option-failed_throw_penalty = Price of a failed throw
option-failed_throw_penalty-line = Points that a failed throw gives to the other side.
option-failed_throw_penalty-0 = None
option-failed_throw_penalty-10 = 10
option-throw_follow = Following a throw
option-throw_follow-line = Whether tractors in a throw call for tractors, or only for pairs.
option-throw_follow-structure = Tractors
option-throw_follow-pairs = Pairs only
option-throw_beat = Beating a throw
option-throw_beat-line = What decides between two plays of trumps that both beat a throw.
option-throw_beat-largest_unit = Largest part
option-throw_beat-all_units = Every part
option-throw_beat-highest_card = Highest card
option-shorter_tractor = Shorter tractors
option-shorter_tractor-line = Whether a shorter tractor must follow a longer one before loose pairs.
option-shorter_tractor-false = No
option-shorter_tractor-true = Yes
option-rank_gap = Over the trump rank
option-rank_gap-line = Whether the ranks on both sides of the trump rank touch.
option-rank_gap-false = No
option-rank_gap-true = Yes
option-ace_offrank = Ace and trump rank
option-ace_offrank-line = Whether the ace of trump touches a pair of the trump rank in another suit.
option-ace_offrank-false = No
option-ace_offrank-true = Yes
option-offrank_rank = Two trump ranks
option-offrank_rank-line = Whether a trump-rank pair of another suit touches that of the trump suit.
option-offrank_rank-false = No
option-offrank_rank-true = Yes
option-rank_small_joker = Trump rank and small joker
option-rank_small_joker-line = Whether the trump-rank pair touches the small jokers.
option-rank_small_joker-false = No
option-rank_small_joker-true = Yes
option-joker_joker = Small and big jokers
option-joker_joker-line = Whether the two pairs of jokers make a tractor.
option-joker_joker-false = No
option-joker_joker-true = Yes
option-kitty_multiplier = The kitty counts
option-kitty_multiplier-line = How often the kitty’s points count when the attackers take the last trick.
option-kitty_multiplier-none = Not at all
option-kitty_multiplier-two_four = Twice, or 4 times for pairs
option-kitty_multiplier-twice_longest_unit = Twice the largest part
option-kitty_multiplier-power = 2 to its power
option-kitty_multiplier-twice_all_cards = Twice all cards led
option-kitty_multiplier-power_pairs = 2, doubled for each pair
option-level_table = Levels gained
option-level_table-line = How many levels the points of the attackers are worth.
option-level_table-two_two = Up to 2
option-level_table-three_two = 3 for none
option-level_table-open = No limit
option-game_end = The match is won
option-game_end-line = What a side has to do to win.
option-game_end-reach_ace = By reaching ace
option-game_end-defend_ace = By defending at ace
option-must_defend = Levels to be defended
option-must_defend-line = Levels that may not be passed over without having been defended.

## Tractor: levels and roles

level = Level
role = Role
role-defend = defend
role-attack = attack
role-bid = bid { $value }
attackers = Attackers
attackers-none = Nobody attacks yet
attackers-label = { $whose ->
    [us] We attack and have
   *[them] They attack and have
  } { ledger-points }
trump-rank-label = { $suit ->
    [none] Trump rank { $rank }, the suit is not named yet
    [NT] Trump rank { $rank }, no trump suit
   *[other] Trump rank { $rank }, trump is { suit }
  }
trump-rank-so-far = Trump rank { $rank }, { suit } so far
cards-two = two { $rank ->
    [A] aces
    [K] kings
    [Q] queens
    [J] jacks
    [T] 10s
   *[other] { $rank }s
  } of { suit }
cards-two-joker-small = both small jokers
cards-two-joker-big = both big jokers

## Tractor: dealing and declaring

prompt-dealing-paused = The deal is paused
prompt-dealing-declared = { $suit ->
    [NT] No trump
   *[other] { suit-title }
  } so far, shown by { $you ->
    [yes] you
   *[no] { $name }
  }
prompt-declare = You can declare trump
prompt-declare-pass = Pass
prompt-last-chance = Last chance to declare
prompt-declare-button = Declare { $suit ->
    [NT] no trump
   *[other] { suit }
  } with { $cards }
deal-controls = The deal
deal-pause = Pause the deal
deal-go-on = Go on dealing
deal-hurry = Deal faster
deal-skip = Deal the rest at once
declared-stands = { trick-who } showed { $cards }: { suit } stands
declared-over = { trick-who } showed { $cards }, overridden
trick-who = { $you ->
    [yes] You
   *[no] { $name }
  }
kitty-turned = Nobody declared. Turned from the kitty:
prompt-wait-dealing = Dealing
prompt-wait-last_chance = { $name } has a last chance to declare
prompt-wait-starter_trick = { $name } is putting a card for the start
prompt-wait-burying = { $name } is burying the kitty
prompt-bid-tractor = What will your pair take?
prompt-bid-hint-tractor = The points, of two hundred, that your side will take in tricks. You speak for the pair.
prompt-bid-button-tractor = Bid { $value }
prompt-bid-partner = { $name } is to speak for your pair; you may speak first.
prompt-bid-leave = Leave it to { $name }
prompt-bid-less = Lower
prompt-bid-more = Higher
prompt-name_trump-tractor = You start. Name trump.
seat-dealer-tractor = Starter
seat-dealer-short-tractor = S
bot-name-W-tractor = Lan
bot-name-N-tractor = Wei
bot-name-E-tractor = Jun

## Tractor: burying and playing several cards

bury-title = Bury { $count } cards
bury-of = { " " }of { $of }
bury-points = { $count ->
    [one] point
   *[other] points
  }
bury-none = none yet
bury-chosen = { $count } of { $of } chosen, worth { $points } points: { $cards }
prompt-bury = The kitty is in your hand. Lay cards away.
prompt-bury-button = Bury
prompt-bury-chosen = Bury the { $card }
prompt-chosen = { $chosen }
prompt-chosen-of = { $chosen } of { $count }
prompt-play-count = { $count ->
    [one] Your turn: { suit } led, one card
   *[other] Your turn: { suit } led, { $count } cards
  }
prompt-play-starter = Put one card: the highest of the declarers' starts
throw-failed = { $you ->
    [yes] Your throw fails
   *[no] { $name }’s throw fails
  }: { $beater } can beat it, so only the { $down } stays.
throw-penalty = It costs { $count } points.

## Tractor: what a deal came to

tally-none = { $whose ->
    [us] We declare next
   *[them] They declare next
  }
tally-gain = { $whose ->
    [us] We rise
   *[them] They rise
  } { $count ->
    [one] one level
   *[other] { $count } levels
  }
tally-tricks = { $whose ->
    [us] We attacked: points in tricks
   *[them] They attacked: points in tricks
  }
tally-penalty = Failed throws
tally-kitty = Kitty: { $points } × { $multiplier }
tally-kitty-closed = The defenders took the last trick: the kitty stays closed
tally-points = Attackers’ points
tally-bid = Declarers bid { $bid } and took
tally-before = Was
tally-next = { $whose ->
    [us] We declare next
   *[them] They declare next
  }; { $you ->
    [yes] you start
   *[no] { $name } starts
  }.
tally-by-trick = Points trick by trick
tally-trick = Trick { $number }: { $you ->
    [yes] you
   *[no] { $name }
  }, { ledger-points }

## Tractor: news

news-deal_began-tractor = Deal { $number }. { $you ->
    [yes] The first card is yours
   *[no] The first card goes to { $name }
  }.
news-cards_dealt-tractor = { $cards }.
news-declared = { $you ->
    [yes] You declare
   *[no] { $name } declares
  } { suit } with { $cards }.
news-starter_changed = { $you ->
    [yes] You would start
   *[no] { $name } would start
  }.
news-last_chance_began = All cards are dealt. Last chance to declare.
news-kitty_turned = Nobody declared. The kitty shows { $cards }.
news-auction_began = All cards are dealt. { $firstYou ->
    [yes] You speak
   *[no] { $firstName } speaks
  } first.
news-starter_trick_taken = { $you ->
    [yes] You put the highest card
   *[no] { $name } puts the highest card
  }.
news-trump_fixed = Trump: { $suit ->
    [NT] no trump suit
   *[other] { suit }
  }. { $you ->
    [yes] You start
   *[no] { $name } starts
  }.
news-kitty_taken = You take the kitty: { $cards }.
news-kitty_buried = { $you ->
    [yes] You bury eight cards
   *[no] { $name } buries eight cards
  }.
news-throw_failed = { $you ->
    [yes] Your throw fails
   *[no] { $name }’s throw fails
  }: only { $cards } stays.
news-kitty_revealed = The kitty: { $cards }, { $count } points times { $multiplier }, { $bonus } in all.
news-deal_won = The deal is over. The attackers have { ledger-points }.
news-level_changed = { $whose ->
    [us] We are
   *[them] They are
  } at level { $level } now.
news-your-turn-declare = You can declare trump.
news-your-turn-bury = Choose the cards to bury.

## Refusals: why something may not be done. Each code of the engine has one.

clause = { $clause }
refusal = Not allowed
refusal-must_follow = { $suitTitle } led, and you hold { $count ->
    [one] one: follow suit with it.
   *[other] { $count }: follow suit.
  }
refusal-out_of_turn = It is not your turn{ $toActName ->
    [none] {""}
   *[other] : { $toActName } is to act
  }.
refusal-not_in_hand = Not in your hand: { $cards }.
refusal-one_card = One card is played at a time.
refusal-bid_too_low = A bet must be higher than those before it: at least { $lowest }.
refusal-bid_too_low-tractor = A bid must be higher than those before it: at least { $lowest }.
refusal-bid_taken = { $bid } has been bet already.
refusal-no_such_bid = { $bid } cannot be bet: it has to be from { $lowest } to { $highest }, in fives.
refusal-no_such_bid-rangvaar = { $bid } cannot be bid: it has to be from { $lowest } to { $highest } tricks.
refusal-no_such_bid-tractor = { $bid } cannot be bid: it has to be from { $lowest } to { $highest }, in fives.
refusal-must_bid = You must bet here; passing is not open to you.
refusal-already_passed = Whoever has passed stays out of the betting.
refusal-auction_over = The betting is over.
refusal-no_trump_not_offered = A trump suit must be named in this game.
refusal-wrong_phase = That cannot be done now.
refusal-no_deal_now = No deal is due now.
refusal-no_deal_in_progress = No deal is being played.
refusal-stale_turn = The table has moved on.
refusal-cancelled = That was called off.
refusal-no_hint_now = Nothing is asked of you just now.
refusal-deal_goes_on = That is told once the deal is over.
refusal-not_a_bot = Only the bots are asked why.
refusal-your_turn = It is your turn.
refusal-nothing_to_do = There is nothing to wait for.
refusal-internal = The engine stumbled.

# Tractor
refusal-wrong_count = { $cards ->
    [one] One card is due
   *[other] { $cards } cards are due
  }; you chose { $played }.
refusal-no_cards = Choose at least one card.
refusal-mixed_suits = Cards led together must be of one suit; all trumps count as one.
refusal-no_throws = These rules know no throws: lead one single, one pair or one tractor.
refusal-no_throw_in_trump = These rules know no throws of trumps: lead one single, one pair or one tractor.
refusal-not_proven = That throw is not sure: somebody might beat { $beatable }.
refusal-must_follow_suit = { $suitTitle } led, and you hold { $heldCount ->
    [one] one: play it.
   *[other] { $heldCount }: play { $all ->
        [yes] all of them
       *[no] { $cards } of them
      }.
  }
refusal-must_play_pairs = Pairs are owed: play { $pairs ->
    [one] a pair
   *[other] { $pairs } pairs
  } of { suit }; you hold { $heldCount ->
    [one] one
   *[other] { $heldCount }
  }.
refusal-must_play_tractor = A tractor of { $tractorLength } { $width ->
   *[2] pairs
    [3] triples
    [4] quads
  } is owed, and you hold one: { suit }.
refusal-must_play_triples = Three of a kind are owed: play { $triples ->
    [one] a triple
   *[other] { $triples } triples
  } of { suit }; you hold { $heldCount ->
    [one] one
   *[other] { $heldCount }
  }.
refusal-must_play_quads = Four of a kind are owed: play { $quads ->
    [one] a quad
   *[other] { $quads } quads
  } of { suit }; you hold { $heldCount ->
    [one] one
   *[other] { $heldCount }
  }.
refusal-no_declaration = These cards declare nothing: show a card of rank { $rank }, two that are the same, or two jokers of a kind.
refusal-already_declared = What you showed stands: { $standing }. You may only show more of the same cards.
refusal-too_weak = Already shown: { $standing }. Only something stronger overrides that.
refusal-nobody_declares = Nobody declares in these rules: trump comes from the bidding.
refusal-no_counter_declaring = In these rules nobody declares once the kitty is buried.
refusal-nothing_to_counter = Nobody has declared, so there is nothing to override.
refusal-referee_only = The referee knows these rules; they cannot be played at the table yet.
refusal-bad_lead = The lead is not a card, a pair, a tractor or a throw.
refusal-bad_levels = The levels do not fit the ladder.
refusal-bad_starter = The starter does not fit this deal.
refusal-bad_standing = The standing of the match does not make sense.

# Taking back and claiming
refusal-nothing_to_undo = There is nothing in this deal to take back.
refusal-not_certain = It is not certain that the rest is yours.

# Chips
refusal-bad_stake = A stake is like 5 or 7.50, and at least { $leastChips }.
refusal-stake_above_balance = { $stakeChips } is more than the { $balanceChips } you have.
refusal-no_stakes = This game is not played for chips.
refusal-books = The books do not balance.

# What cannot be read
refusal-bad_json = The message is not JSON.
refusal-bad_message = The message is not one the engine knows.
refusal-bad_version = Page and engine are of different versions. Load the page again.
refusal-bad_action = That is no action of this game.
refusal-bad_field = Something in the message does not make sense.
refusal-missing_field = Something is missing in the message.
refusal-unknown_field = The message says something the engine does not know.
refusal-unknown_op = The engine has no such message.
refusal-unknown_question = The referee has no such question.
refusal-unknown_game = No game has that name.
refusal-unknown_level = No player has that level.
refusal-unknown_preset = No rules have that name.
refusal-bad_rules = These rules do not make sense.
refusal-bad_value = One of the rules has a value it cannot have.
refusal-contradiction = Two of the rules contradict each other.
refusal-no_match = No match has begun.
refusal-bad_card = That is not a card.
refusal-bad_suit = That is not a suit.
refusal-bad_rank = That is not a rank.
refusal-bad_seat = That is not a seat.
refusal-bad_side = That is not a side.
refusal-bad_sides = The sides are not told as they should be.
refusal-joker_has_none = A joker has neither rank nor suit.
refusal-card_twice = A card is there twice.
refusal-card_not_in_pack = A card is not in the pack this game is played with.
refusal-card_too_often = A card is there more often than in the pack.
refusal-wrong_hand_size = A hand has the wrong number of cards.
refusal-unfinished = The play is not finished.
refusal-unclear = That can be understood in more than one way.
refusal-bad_counted = The count of deals does not make sense.
refusal-bad_outcome = The outcome does not make sense.

# Records of matches
refusal-not_a_record = This is not the record of a match.
refusal-record_version = The record is of a version this page does not read.
refusal-bad_line = A line of the record cannot be read.
refusal-bad_number = A number in the record cannot be read.
refusal-field_twice = The record says one thing twice.
refusal-no_deal = The record holds no deal.
refusal-deal_unfinished = A deal in the middle of the record is not finished.
refusal-does_not_follow = The record says something that cannot follow from what went before.

# Any other
refusal-other = That cannot be done. ({ $code })

## Hints and reasons: what a bot would do, or did, and why

hint = Hint
hint-thinking = Thinking it over…
hint-close = Close the hint
hint-assisted-line = You had help in this deal: a hint, or a play taken back.
do-play = Play the { $cards }
do-bury = Bury the { $cards }
do-declare = Declare with the { $cards }
do-bid = Bet { $value }
do-bid-rangvaar = Bid { $value }
do-bid-tractor = Bid { $value }
do-pass = Pass
do-name_trump = Name { suit }
do-nothing = Wait and see
did-play = { $name } played the { $cards }
did-bury = { $name } buried the { $cards }
did-declare = { $name } declared with the { $cards }
did-bid = { $name } bet { $value }
did-bid-rangvaar = { $name } bid { $value }
did-bid-tractor = { $name } bid { $value }
did-pass = { $name } passed
did-name_trump = { $name } named { suit }
figures-trick = { $whose ->
    [us] Your side
   *[them] Their side
  } takes this trick in { $won } of { $worlds } imagined deals
figures-worlds = Weighed in { $worlds ->
    [one] { $worlds } imagined deal
   *[other] { $worlds } imagined deals
  }
figures-exact = Played out to the last card in { $worlds ->
    [one] { $worlds } imagined deal
   *[other] { $worlds } imagined deals
  }
figures-own_points = { $whose ->
    [us] your side
   *[them] their side
  } ends near { $value } points
figures-own_tricks = { $whose ->
    [us] your side
   *[them] their side
  } ends near { $value } tricks
figures-opposing_points = the attackers end near { $value } points
figures = { $first }; { $second }.
figures-next = Next best: { $action }, about { $worse ->
    [one] { $worse } point
   *[other] { $worse } points
  } worse.
figures-next-close = Next best: { $action }, less than a point worse.
figures-tie = Just as good, as far as can be told: { $action }.
figures-none = By rule of thumb; nothing was imagined.
figures-rule = The rule of thumb was another: { $action }. { $reason } Looking further, this did better.

reason-hand_worth_it = The hand is worth it.
reason-hand_too_weak = The hand is too weak for more.
reason-must_bid = There was no choice.
reason-token_bet = At a hundred and more a side has to bet for its points to count.
reason-partner_speaks = The partner speaks for the pair.
reason-best_suit = It is the suit the hand is strongest in.
reason-trumps_in_prospect = Enough trumps are in prospect.
reason-trumps_too_weak = The trumps in prospect are too few.
reason-starter_card = This trick only settles who takes up the kitty.
reason-buried_to_be_void = An emptied suit can be ruffed, and few points are left in the kitty.
reason-buried_the_lowest = The cheapest cards go.
reason-only_card = It is the only card that may be played.
reason-only_play = There is nothing else to play.
reason-draw_trumps = Drawing trumps, so that side winners are not ruffed.
reason-cash_master = It is the highest card left in its suit: take the trick while it stands.
reason-partner_can_ruff = The partner is out of this suit and can ruff.
reason-lead_low = A low card gives least away.
reason-feed_partner = The partner has the trick: points go to it.
reason-partner_wins = The partner has the trick: a card that is not missed.
reason-leave_it_to_partner = The partner is ahead: the trick is left to it.
reason-cannot_win = The trick is lost: as little as possible goes with it.
reason-win_with_points = Last to play: points of one’s own ride home safely.
reason-win_cheaply = Last to play: the cheapest winner is enough.
reason-win_for_good = Nobody after this can beat it.
reason-ruff = Out of the suit: a trump takes the trick.
reason-let_it_go = There is too little in the trick to spend a trump on.
reason-third_hand_high = Third to play: a high card makes the last hand spend more.
reason-keep_back = It would be beaten: the high cards are kept.
reason-slip = A slip, as a novice makes now and then.
reason-throw_of_masters = Every part of the throw is the highest left: all of it stands.
reason-lead_throw = A throw that may well stand.
reason-lead_master = Nothing higher is left in the suit.
reason-lead_tractor = A tractor draws pairs and is hard to beat.
reason-lead_pair = A pair asks for pairs.
reason-lead_for_partner_to_ruff = The partner is out of this suit and can ruff.
reason-overruff = A higher trump takes the trick.
reason-win_trick = It takes the trick.
reason-over_partner = The partner’s cards would not have held.
reason-give_points = Points had to go.
reason-leave_to_partner = The partner is ahead: the trick is left to it.
reason-discard = Out of the suit: a card that is not missed.
reason-follow_low = The trick is lost: a low card goes with it.

## Looking back at a deal

why = Why?
why-card = { $card }: ask why
why-forgotten = Nobody remembers: this was not played by the bots as they are now.
level-title = { $level ->
    [beginner] Novice
    [casual] Casual
    [expert] Expert
   *[master] Master
  }
tricks-why-hint = Choose a bot’s card to ask why it was played.
tricks-ask-why = Ask why
acts-before = Before the first trick
moments = The moments that mattered
moments-open = Moments that mattered
moments-looking = Looking at every decision again, by what you could know…
moments-none = Nothing you did cost anything that could be told from chance.
moments-none-judged = There was nothing to decide in this deal.
moments-count = { $judged ->
    [one] One decision was judged
   *[other] { $judged } decisions were judged
  } by what you could know then.
moment-cost = about { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }
moment-when = { $trick ->
    [0] Before the first trick
   *[other] Trick { $trick }
  }
moment-made = You: { $action }
moment-better = Better: { $action }
moment-look = Look at the table
moment-back = Back to the moments

## Levels by seat

opening-levels-each = A level for each seat
opening-level-same = As above
opening-level-W = West
opening-level-N = North
opening-level-E = East

## The rules: the help, and what differs from one set of rules to another

help = Rules
help-open = Rules of the game
help-game = Rules of { $game }
help-contents = On this page
help-which = Show the rules as in
help-table = As you play: { $rules }
help-in-rules = In these rules
help-idle = This does not come up.
help-other-ways = All ways to play it
help-page = Open as a page of its own
help-waiting = Fetching the rules…
help-missing = The rules could not be fetched. Check the connection and try again.
help-play = Play
help-description = The rules of { $game } for newcomers, with every clause numbered, and what differs from one set of rules to another.
help-games = Other games
help-languages = Languages
clause-label = Rule { $clause }, open the rules

rule-finding-declare = Trump is found by declaring while the cards are dealt.
rule-finding-auction = In the first deal the pairs bid for points; afterwards the starter names trump. Nobody declares.
rule-no_declaration-no_trump = If nobody declares, no suit is trump.
rule-no_declaration-kitty = If nobody declares, the kitty is turned card by card: the suit of the first trump-rank card is trump; if there is none, the suit of the highest card, the earliest of equals. With jokers only there is no trump suit.
rule-no_declaration-redeal = If nobody declares, the cards are dealt again.
rule-no_trump_ranks-trump = When no suit is trump, jokers and trump-rank cards are the trumps.
rule-no_trump_ranks-plain = When no suit is trump, only jokers are trumps. Cards of the trump rank stand in their own suits at their usual place.
rule-throw-off = Throws are not allowed. Lead one single, one pair or one tractor at a time.
rule-throw-proven = A throw is allowed only if it is sure.
rule-throw-attempt = A throw may be tried at a risk.
rule-throw_in_trump-false = Trumps may not be thrown.
rule-throw_in_trump-true = Trumps may be thrown too.
rule-failed_throw-lowest_beaten = When a throw fails, the lowest unit that somebody can beat stays on the table.
rule-failed_throw-lowest_any = When a throw fails, its lowest unit stays on the table, whether or not it is the one that can be beaten.
rule-failed_throw_penalty-0 = A failed throw costs no points.
rule-failed_throw_penalty-10 = A failed throw gives 10 points to the other side.
rule-throw_follow-structure = A tractor in a throw calls for a tractor, just as one that is led by itself.
rule-throw_follow-pairs = In a throw only the number of pairs counts; tractors need not be answered with tractors.
rule-throw_beat-largest_unit = When two plays of trumps beat a throw, the top of the largest unit decides: the tractor, else the pair, else the highest single.
rule-throw_beat-all_units = A play of trumps beats another only if it beats each of its units.
rule-throw_beat-highest_card = When two plays of trumps beat a throw, the highest card decides.
rule-shorter_tractor-false = If you have no tractor as long as the one led, any pairs will do.
rule-shorter_tractor-true = If you have no tractor as long as the one led, a shorter one goes before loose pairs.
rule-rank_gap-false = The trump rank leaves a gap: its neighbours do not touch. With 7 as trump rank 6‑6 8‑8 is no tractor.
rule-rank_gap-true = The trump rank leaves no gap: its neighbours touch. With 7 as trump rank 6‑6 8‑8 is a tractor.
rule-ace_offrank-false = The ace of trump does not touch a trump-rank pair of another suit.
rule-ace_offrank-true = The ace of trump touches a trump-rank pair of another suit.
rule-offrank_rank-false = A trump-rank pair of another suit does not touch that of the trump suit.
rule-offrank_rank-true = A trump-rank pair of another suit touches that of the trump suit.
rule-rank_small_joker-false = The trump-rank pair does not touch the small jokers.
rule-rank_small_joker-true = The trump-rank pair of the trump suit touches the small jokers; without a trump suit any trump-rank pair does.
rule-joker_joker-false = The small jokers do not touch the big ones.
rule-joker_joker-true = The small jokers touch the big ones: all four are a tractor.
rule-kitty_multiplier-none = The kitty counts for nobody.
rule-kitty_multiplier-two_four = The kitty counts twice if a single was led, four times if a pair or a tractor was; of a throw the largest unit decides.
rule-kitty_multiplier-twice_longest_unit = The kitty counts twice the number of cards in the largest unit led: 2 for a single, 4 for a pair, 8 for a tractor of two pairs.
rule-kitty_multiplier-twice_all_cards = The kitty counts twice the number of all cards led to the last trick, those of a throw included: 2 for a single, 4 for a pair.
rule-kitty_multiplier-power_pairs = The kitty counts twice, doubled once more for each pair in the largest unit led: 2 for a single, 4 for a pair, 8 for a tractor of two pairs.
rule-kitty_multiplier-power = The kitty is doubled once for each card in the largest unit led: 2 for a single, 4 for a pair, 16 for a tractor of two pairs.
rule-level_table-two_two = Attackers at 0 to 35: the defenders rise two levels. At 40 to 75: one. At 80 to 115 nobody rises. At 120 to 155 the attackers rise one level, at 160 or more two.
rule-level_table-three_two = Attackers at 0: the defenders rise three levels. At 5 to 35: two. At 40 to 75: one. At 80 to 115 nobody rises. At 120 to 155 the attackers rise one level, at 160 or more two.
rule-level_table-open = Attackers at 0: the defenders rise three levels. At 5 to 35: two. At 40 to 75: one. At 80 to 115 nobody rises. At 120 to 155 the attackers rise one level, at 160 to 195 two, at 200 to 235 three, and one more for each further 40.
rule-game_end-reach_ace = A side wins as soon as its level reaches the ace.
rule-game_end-defend_ace = Levels stop at the ace. A side wins by defending at ace and holding the deal.
rule-must_defend = These levels may not be passed over without having been defended: { $levels }.
rule-must_defend-none = Any level may be passed over.
rule-bets-single = Everybody speaks once.
rule-bets-continuous = Betting goes round and round until three have passed. Whoever has passed stays out.
rule-bets_must_rise-true = Each bet must be higher than all before it.
rule-bets_must_rise-false = You may bet any value that nobody has bet yet; the last bet made wins.
rule-nobody_bets-dealer_bets = When the three others pass, the dealer plays for 50.
rule-nobody_bets-redeal = When everybody passes, nothing is scored and the cards are dealt again.
rule-both_reach-declarers = If both sides get there in one deal, the declaring side wins.
rule-both_reach-higher_total = If both sides get there in one deal, the higher total wins; equal totals play on.
rule-minus_200_loses-false = There is no floor: a side plays on however far down it is.
rule-minus_200_loses-true = A side that falls to −200 or lower loses the match.
rule-target-200 = The match goes to 200 points.
rule-target-300 = The match goes to 300 points.
rule-target-500 = The match goes to 500 points.
rule-deck-40 = Forty cards, ten tricks.
rule-deck-36 = Thirty-six cards: the sixes are out too. Nine cards each, nine tricks.
rule-deals-3 = Three deals are played.
rule-deals-5 = Five deals are played.
rule-opener_may_pass-false = The player with the first card must bid at least 7.
rule-opener_may_pass-true = The player with the first card may pass. If all four pass, the cards are dealt again from the next seat, and the deal does not count.
rule-auction-rounds = The auction goes round until three have passed.
rule-auction-single = Everybody speaks once.
rule-first_lead-first_card = The player who was dealt the first card leads to the first trick.
rule-first_lead-bidder = The highest bidder leads to the first trick.
rule-failed_bid-shortfall = A failed bid scores the tricks taken less those that are short. That may be below zero.
rule-failed_bid-minus_bid = A failed bid scores minus the bid.
rule-failed_bid-floor_zero = A failed bid scores the tricks taken less those that are short, but never below zero.
rule-commission-ties = The commission is kept back on a tie only.
rule-commission-always = The commission is kept back whoever wins.
rule-commission-never = No commission is kept back, only the odd cents that cannot be shared.

## A table in another site's page

embed-bad-game = There is no game called “{ $value }” here. Choose one.
embed-bad-rules = This game has no rules called “{ $value }”. It is played by the rules chosen here.
embed-bad-level = The bots have no level called “{ $value }”. They play at the level chosen here.
embed-bad-lang = The table does not speak “{ $value }” yet.
embed-bad-theme = There is no look called “{ $value }”.
embed-bad-deal = “{ $value }” is no deal. The cards are shuffled afresh.
embed-read = Close

## The page that makes the lines for another site

builder-title = A table on your site
builder-line = Choose what it is to be and copy the lines into a page of yours. The table asks nobody but this site and keeps nothing.
builder-game = Game
builder-any-game = The visitor chooses
builder-visitors = As the visitor has it
builder-usual = As usual
builder-theme = Theme
builder-deal = Cards
builder-deal-hint = Any text: the same cards for everybody
builder-as = As
builder-element = Element
builder-frame = Plain frame
builder-snippet = Lines to copy
builder-copy = Copy
builder-copied = Copied
builder-not-copied = Copy the lines that are marked now.
builder-preview = Preview
