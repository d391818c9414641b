# A club's event: made, played, and its results put together.

events-line = Everybody plays the same deals against the same bots, wherever they are; then the results are put together and compared. It all goes by links: nothing is uploaded.
events-waiting = The event comes as soon as the engine is there.
events-make = Make an event
events-made-make = An event of your own deals
events-made-go-on = Go on with your event of made deals
events-pairs = Pairs with real cards
events-kept = Events on this device
events-sealed-yet = still sealed
events-forget = Forget
events-forget-which = Forget “{ $name }”
events-open = Link of an event, a result or a table
events-open-go = Open
events-open-file = Open a file
events-name = Name of the event
events-level = Bots
events-sit = Everybody sits
events-count = Deals
events-scoring = Compared by
events-by-places = places
events-by-margins = margins
events-by-places-line = On each deal you get two points for every worse result and one for every equal one; the score is the share of what was possible.
events-by-margins-line = On each deal your result is compared with the middle one; the score is the sum of the differences.
events-text = A line for everybody (may stay empty)
events-help = Hints and taking back are allowed
events-help-line = A deal played with help is marked in the table.
events-sealed = Sealed: two links
events-sealed-line = The first link announces the event and shows no card; the second opens it. Nobody can have played before you send the second.
events-make-it = Make the event
events-made-line = Everybody plays deals that you chose: one to sixteen, all of one game and by the same rules. A deal that you made to begin at a contract begins there.
events-made-add = Add a deal: its link, or the text of its file
events-made-add-go = Add
events-made-next = Make the next deal
events-made-open = The cards lie open in the link of this event, so it cannot be sealed: whoever takes the link apart sees them before playing.
events-made-discard = Throw this draft away
events-made-wrong = Deal { $deal }: { $why }
events-made-elsewhere = The cards of this event are not in this link but in that of the event itself. Paste it here, or ask whoever made the event for it.
events-seat = everybody sits { $seat }
events-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
  }
events-helped = Hints and taking back are allowed; whoever uses them is marked.
events-other-bots = This event was made with another version of Follow Suit. The cards are the same, but the bots may play otherwise.
events-not-begun = This event is sealed and has not begun. Its cards come with a second link, which is sent at the start. This device remembers the first and will compare them.
events-invite = Invite people
events-two-links = Send the first link now, the second at the start.
events-link-seal = The first link, without cards
events-link-start = The second link, for the start
events-link = The link of the event
events-results = Put results together
events-all = All events
events-seal-same = This is the event that was sealed: it matches the first link.
events-seal-other = Beware: this is not the event that was sealed. It does not match the first link.
events-seal-unknown = This event was sealed before. If you have its first link, paste it here to compare the two.
events-seal-paste = The first link
events-seal-compare = Compare
events-your-deals = Your deals
events-played = played
events-go-on = Go on
events-play = Play
events-mine = Your result
events-mine-line = { $left ->
    [0] You have played all { $of } deals. Send your result to whoever puts the table together.
   *[other] You have played { $played } of { $of } deals. Only complete results have a place in the table.
  }
events-your-name = Your name in the table
events-name-first = Enter your name; then your result can be sent.
events-mine-link = Your result as a link
events-working-results = The results are being replayed…
events-working-levels = Our levels are playing the deals…
events-working-bots = The bots are asked again…
events-home = Back to the event
events-heap = The results that came
events-heap-line = Paste everything as it is, a whole chat if need be: the links are found in it. Files can be dropped here.
events-drop = Take out
events-drop-which = Take out { $name }
events-check = Make the table
events-files = Add files
events-no-links = There is no link of a result in this text.
events-found = { $links ->
    [one] One link found
   *[other] { $links } links found
  }{ $wrong ->
    [0] { "." }
    [one] ; one of them is not counted:
   *[other] ; { $wrong } of them are not counted:
  }
events-link-number = Link { $number }:
events-whose = { $name }:
events-standings = Standings
events-place = Place
events-who = Name
events-score = Score
events-cells = Tap a result to see how it was played, beside another.
events-csv = Save for a spreadsheet
events-print = Print
events-levels = Add our bots as rows
events-table-link = The table as a link
events-table-long = The table is too long for a link. Save or print it instead.
events-mark-bots = played against another version of the bots
events-mark-help = with help
events-cell = { $name }, deal { $deal }: { $margin }
beside-whom = { $name }, beside
beside-watch = Watch from there
beside-watch-whose = { beside-watch }: { $name }
beside-alike = Both played this deal alike to the end.
beside-parted = They part in trick { $number }:
beside-parted-before = They part before the first trick:
beside-nothing = nothing
beside-both = both alike
beside-trick = { $name }, trick { $number }
beside-before = { $name }, before the first trick
beside-rows = The two plays, trick by trick
beside-back = Back to the table
events-trust = What can be relied on
events-trust-line = Every result was replayed here: the cards are the event’s, every act is legal, the score is what the rules make of it. Without a server nobody can be kept from looking at the deals first, or from playing them twice; a sealed event at least keeps the cards unknown until the start.
events-bots = Check the bots
events-bots-same = { $others ->
    [0] { $name }: all { $same } acts of the bots are as ours choose.
   *[other] { $name }: { $same } acts of the bots are as ours choose, { $others } are not.
  }
events-pairs-line = For an evening at real tables: a plan in which each pair plays each set of deals once, and the standings of what they came to.
events-tables = Tables
events-movement = Plan
events-movement-howell = Howell
events-movement-mitchell = Mitchell
events-movement-howell-line = Every pair meets every other once.
events-movement-mitchell-line = The pairs at North–South stay, those at East–West go up a table.
events-travellers = Results, a line for each table
events-travellers-line = The deal, the pair at North–South, the pair at East–West, and what North–South came to: 1 1 3 +40
events-typed = What is typed
events-typed-number = what North–South came to
events-typed-line = The deal, both pairs, then { $fields }: { $line }. Scored by your rules, { $rules }.
events-typed-two_hundred = declarer, bet, points of the declaring side
events-typed-tractor = who started, trump (NT for none), points of the opposing side; if it took the last trick “last”, the kitty’s points and the lead
events-typed-rangvaar = declarer, bid, tricks of that side
events-typed-court_piece = the side that won the deal, tricks of the other side, trump
events-rank = Rank the pairs
events-plan = The rounds
events-round = Round
events-table = Table { $number }
events-sitting = { $ns }–{ $ew }, set { $set }
events-shared = Some tables play the same set at the same time: lay its deals at each of them.
events-pair = Pair
events-teams = As two teams of four (pairs 1 and 2 against the others): { $by } over { $deals } deals.

# Why something of a club event is refused.

refusal-no_name = Please enter a name.
refusal-long_name = The name is too long: at most { $most } characters.
refusal-not_sealed_so = This is not the event that was sealed: it does not match the first link.
refusal-too_much_text = This is too much text for one sheet: at most { $most }.
refusal-too_many_people = These are too many results for one sheet: at most { $most } people.
refusal-other_event = This result is of another event: “{ $event }”.
refusal-other_rules = This result has the same cards, but was played by other rules.
refusal-deal_missing = Deal { $deal } is missing in this result.
refusal-broken_rule = In deal { $deal } the rules do not allow “{ $act }”.
refusal-not_a_result = This link carries no result.
refusal-not_a_table = This link carries no table.
refusal-not_a_seal = The first link is not that of a sealed event.
refusal-event_sealed = The event has not begun: its cards are still sealed.
refusal-bad_traveller = Line { $line } is not a deal, two pairs and a result.
refusal-bad_entry_line = Line { $line }: such a deal cannot be ({ $clause }).
refusal-pair_twice = Line { $line }: pair { $pair } has deal { $deal } already.
refusal-other_cards = The cards of deal { $deal } are not those of the event.
refusal-link_twice = The same link was found above.
refusal-name_twice = Somebody of this name is in the table already; the first result counts.
refusal-no_deals = This result has no deal.
refusal-play_unfinished = In this result the acts of deal { $deal } end too soon.
refusal-cards_unseen = The cards of this event are in its own link only. Open that first.
refusal-deal_of_other_game = It is of another game than the first deal.
refusal-deal_of_other_rules = It is by other rules than the first deal.
refusal-deal_was_played = Cards were played in it already, or it holds several deals.
refusal-deal_twice = It is deal { $first } once more.
refusal-deal_too_long = The text is too long for a deal.
refusal-too_many_made = An event has at most { $most } deals.
refusal-made_not_sealed = An event of made deals cannot be sealed: its cards lie open in the link.
refusal-not_the_made_deals = The cards in this link are not those the event was made of. Ask for the link again.
refusal-other_contract = In this result deal { $deal } does not begin at the contract of the event.
