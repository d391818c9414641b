### name: English
### direction: ltr
### read: by those who wrote it
### Follow Suit in English. One file a language; every message here must be in each of them.
### Seats come as S, W, N, E; suits as S, H, C, D (NT is no trump); $you is "yes" where the person is meant.

product = Follow Suit
tagline = Play cards two against two, with and against computer players
page-title = Follow Suit: partnership card games
page-title-game = { $game } · Follow Suit

## Games

game-two_hundred = Two Hundred
game-two_hundred-line = Bet how many of the hundred points your side will take. Name trump, and take them.
game-two_hundred-also = Deux Cents, from Acadian Canada
game-tractor = Tractor
game-tractor-line = Two packs, pairs and tractors, from two up to ace.
game-tractor-also = Shengji 升级, 80 points, from China
game-rangvaar = Rangvaar
game-rangvaar-line = Bid on five cards how many tricks you will take. Name trump, then see the other eight.
game-rangvaar-also = Court Piece or Rang, with bidding

rules-reference = Usual game
rules-traditional = Traditional game
rules-howto = Simple game
rules-auction = Bidding game
rules-standard = Daring game
rules-house = House rules
rules-choose = Choose the house rules
rules-tractor-reference = Trump is declared while cards are dealt. A throw must be unbeatable. Win by defending at ace.
rules-tractor-howto = The plainest way: no throws, few tractors, and reaching ace wins.
rules-tractor-auction = In the first deal the pairs bid for points; later the starter names trump. Reaching ace wins.
rules-tractor-standard = Throws may be tried at a risk, and the kitty settles an undeclared trump, as at many tables.
rules-rangvaar-reference = Whoever opens must bid, bidding goes round until three pass, and a failed bid loses a point for each missing trick.
rules-rangvaar-house = Your own rules, chosen one by one.
rules-two_hundred-house = Your own rules, chosen one by one.
rules-tractor-house = Your own rules, chosen one by one.
rules-two_hundred-reference = Forty cards, ten each. Everyone bets once; if three pass, the dealer plays for 50.
rules-two_hundred-traditional = Thirty-six cards, nine each. Betting goes round until three pass; a side down at −200 loses.

## Opening

home-offers = The games
home-games = Game
home-new = New to this game?
home-day = Today’s deal
home-day-done = Today’s deal: { $result }
home-rules = Rules
home-length = How long?
length-minutes = about { $count } min
length-alone = One deal is for one person alone against bots.
length-house-line = As long as your house rules say.
length-deal = One deal
length-deal-line = A single deal. Afterwards you can see how our bots play the same cards, or send them to a friend.
length-evening = A short evening
length-evening-line-tractor = From 10 to ace: about ten deals, eight to twelve by the rules. No side goes past 10 or K before it has defended there.
length-whole = The whole way
length-whole-line-tractor = From 2 to ace: some thirty deals.
length-200 = To 200
length-300 = To 300
length-500 = To 500
length-3 = 3 deals
length-5 = 5 deals
home-table = Table
home-table-name = { $seats } players, { $packs } packs
home-table-line = { $seats ->
    [4] Four
    [6] Six
   *[8] Eight
  } players, { $packs ->
    [2] two
    [3] three
   *[4] four
  } packs: { $hand } cards each, { $kitty } in the kitty. The attackers need { $goal } points.
home-table-only = “{ $rules }” is for this table only.
home-table-only-auction = In “{ $rules }” one pair bids against the other, so it is for four players and two packs only. With more, trump is declared while the cards are dealt.
home-table-other-auction = Declare instead
home-name = Your name
home-name-hint = You
home-level = Level of the bots
level-beginner = Novice
level-casual = Casual
level-expert = Expert
level-master = Master
language = Language
home-first = Play your first deal
home-guided = A first deal, explained
home-again = Play again
home-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
  }
home-learn = Learn and practise
home-cards = At your own table
home-sites = For your own programs and sites
home-about = About this site
home-deal = Deal
home-deals = { $rules } · { $level } bots
home-deals-chips = { $rules } · { $level } bots · stake { $stake }
home-last = Played last
home-ways = More
home-days = All days
home-docs = For programmers
home-python = Play with Python
home-accessibility = Accessibility
home-waiting = Dealing when ready…
home-continue = Continue your match
home-continue-which = { $game }, deal { $deal }
home-note = Free, no account, works offline. Nothing leaves this page.
home-note-online = Free, no account. Nothing leaves this page.
home-no-script = To play, this page needs JavaScript and WebAssembly, and here JavaScript is off. The rules can be read without it.
home-no-files = This page’s own script has not come, so nothing can be dealt here. If the address does not end in /, add one and open it again. The rules can be read without it.
home-from-file = A browser does not run this page from a file. Open follow-suit.html instead, the whole game in one file, which every release has; or start python3 build/play.py in the sources.
home-one-file-cut = This file ends too early: it was cut short on its way. Get it once more.
home-one-file-old = This browser is too old for this file. Open it in a newer one.
options = Options
language-unread = No native reader has gone through this text yet.
language-correct = Tell us what is wrong

## An address that leads nowhere

not-found = There is nothing at this address
not-found-line = The page may have moved, or there is a slip in the address.

## Settings

settings = Settings
settings-play = Playing
settings-looks = Looks
settings-sound = Sound
settings-keys = Keyboard and announcements
settings-about = About this page
about-way = { $way ->
    [stock] The engine was started another way, with Python’s files as they come. It takes longer to start and plays the same.
   *[quick] The engine was started the quick way, from files compiled for this page.
}
settings-textTable = Text table: lines and buttons, no pictures
settings-theme = Theme
theme-system = Auto
theme-light = Day
theme-dark = Evening
theme-contrast = Contrast
settings-deck = Suits
deck-four = Four colours
deck-two = Two colours
settings-cards = Size of the cards
cards-small = Small
cards-normal = Normal
cards-large = Large
settings-back = Backs of the cards
back-block = The game’s
back-geese = Geese
back-cabin = Cabin
back-ninepatch = Nine patch
settings-cloth = Cloth
cloth-linen = Linen
cloth-sage = Sage
cloth-rose = Rose
cloth-felt = Dark felt
settings-motion = Motion
motion-system = As the system says
motion-reduced = None
motion-full = Full
settings-order = Your hand lies
settings-avatar = Your emblem at the table
avatar-star = Star
avatar-pinwheel = Pinwheel
avatar-hourglass = Hourglass
avatar-cross = Cross
avatar-geese = Geese
avatar-window = Window
avatar-stairs = Stairs
avatar-house = House
avatar-off = No emblems
settings-reveal = People who share the device see their own cards
reveal-tap = After a tap
reveal-hold = While they hold
order-suits = By suit
order-reversed = Reversed
order-ranks = By rank
settings-speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
settings-tapToContinue = After each trick, wait for me to go on
settings-autoplay = Play for me where there is only one way to play
settings-oneTap = Play a card with one tap
settings-points = Mark the points on the cards
settings-coach = Coach: ask “Sure?” before a play that clearly costs
settings-volume = Volume
settings-verbosity = Announcements
verbosity-brief = Brief
verbosity-normal = Normal
verbosity-full = Full
settings-numbers = Number my cards, so that one can be called “card 3”
settings-shortcuts = Shortcuts with single letters

## Shortcuts, and what is told when they ask

keys = Shortcuts
keys-show = Show the shortcuts
keys-line = At the table, while nothing is being typed. They can be turned off in the settings.
keys-suit = To the next card of that suit in your hand
keys-trumps = To the next trump in your hand
keys-playable = To the next card that may be played
keys-pass = Pass
keys-hint = Hint, and put it away again
keys-pause = Pause the bots or the dealing, and go on
keys-hurry = Faster
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
keys-escape-does = Put back what is taken up; close a panel
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
review-pile = { $count ->
    [one] One trick lies
   *[other] { $count } tricks lie
  } in the middle; { $you ->
    [yes] you have
   *[no] { $name } has
  } won { $run ->
    [one] the last one
   *[other] { $run } running
  }.
review-indicator = Trump lies face down.
hand-down = { $count } cards face down: only the caller looks before trump is named
review-score-tractor = We are at level { $us_level }, they at { $them_level }.

## Taking back, claiming, going on

undo = Take back
claim = Claim the rest
claim-tricks = { $count ->
    [one] the last trick is yours
   *[other] all { $count } tricks are yours
  }
go-on = Go on
pace-pause = Pause
pace-go-on = Go on
pace-hurry = Faster, until it is your turn
pace-paused = Paused. The bots wait for you.

## The engine

engine-label = The engine
engine-first = Fetching the cards and the rules
engine-stage = { $stage ->
    [download] Fetching the cards and the rules
    [python] Shuffling the cards
    [engine] Setting the table
   *[other] Fetching the engine
  }
engine-bytes = { $loaded } of { $total } MB
engine-missing = { $loaded } of { $total } MB of the game are here; the rest is missing.
engine-by-itself = It goes on by itself once there is a connection.
engine-cut-off = No connection: { $percent } % of the game is here. { engine-by-itself }
engine-ready = Ready
engine-otherwise = Starting another way
engine-meanwhile = Meanwhile: the rules in two minutes
engine-retry = Try again
page-anew = Load the new version
update-ready = Update ready
update-ready-note = A newer version of the page is here. Your match goes on where it stands.
engine-failed = The engine did not start
failure-wasm_blocked = This browser does not let the page run WebAssembly, which the engine needs. A lockdown mode or an extension may be in the way.
failure-file_missing = This site does not give out a file that the engine needs.
failure-damaged = A file of the engine came damaged: it is not the one that this site was built with.
failure-policy = A security rule of this site does not let the engine run. Only whoever runs the site can change it.
failure-frame_refused = This site forbids the frame in which the engine runs. Only whoever runs the site can change that.
failure-wrong_type = This site sends a file of the engine in a way that no browser runs. Only whoever runs the site can change that.
failure-too_many = This site takes no more requests for the moment. Wait a little, then try again.
failure-unreachable = No answer comes from this site. The connection may be down, or the site itself.
failure-script = The page’s own script has not come, or the site sends it in a way that no browser runs.
failure-stalled = The download has stopped moving. The connection or the site may be slow: try again.
failure-boot_failed = The engine was fetched but did not start.
failure-outdated = { notice-outdated }
failure-engine_died = The engine has stopped. Your match is kept: try again and it goes on where it was.

## Seats and cards

seat = { $seat ->
    [S] South
    [SW] South-west
    [W] West
    [NW] North-west
    [N] North
    [NE] North-east
    [SE] South-east
   *[E] East
  }
bot-name-W = Odile
bot-name-N = Théo
bot-name-E = Yvonne
seat-you = You
seat-partner = Partner
seat-declarer = Declarer
seat-dealer = Dealer
seat-handed_over = A bot plays
seat-stand_in = Away: a bot plays
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
list-next = { $first }; { $last }
sentence = { $words }.

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
  }{ $forced ->
    [yes] , forced
   *[no] {""}
  }
trump-label = { $suit ->
    [none] Trump is not named yet
    [NT] No trump
   *[other] Trump is { suit }
  }
order = Which card beats which
order-open = What beats what, and what counts
order-trumps = { $count ->
    [0] No trump is known yet.
   *[other] Trumps beat every other card. The highest comes first:
  }
order-equal = Of trumps that are equally high the one played first wins.
order-plain = Without a trump the highest card of the suit led takes the trick. The highest comes first:
order-points = These cards count points: { $worth }.
order-tricks = No card counts points: what counts is the tricks.
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
prompt-bid-no-pass = There is no “Pass” here. { $why }
prompt-name_trump = You won the betting with { $value }. Name trump.
prompt-play-only = Only the { $cards } may be played here
prompt-play-lead = You lead
prompt-play-lead-taught = You lead: one tap takes up a pair or a tractor, a second one lets a card go
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
prompt-dealing-taught = Dealing. A tap on the pack stops it

## The hand

hand = Your hand
hand-card = { $card }
hand-card-number = { $card }, card { $number }
hand-card-picked = { $card }, from the kitty
hand-card-chosen = { $card }, taken up
# A card of the hand that the person has just moved
hand-moved = { $card }: place { $place } of { $count }
hand-sort = Sort my hand again
hand-arrange = Arrange my hand
hand-arrange-line = Tap a card, then the place where it is to lie.
hand-arrange-done = Done
hand-over = Let a bot play on
handed-over-line = A bot plays on for you until the deal ends.
take-over = Take over
hand-card-held = { $card }, to be moved
hand-sorted = Your hand is sorted again.
hand-card-refused = { $card }, cannot be played: { $why }
trick = Trick
trick-card = { $you ->
    [yes] You
   *[no] { $name }
  }: { $card }
trick-card-winning = { trick-card }, winning

## People with a device each

multiplayer = Play together
score-sheet = With real cards
menu-sheet = Keep score with real cards
refusal-pair_other = This is not the code that is wanted here. A seat’s code is scanned by a phone, and the phone’s code by the device that deals.
refusal-pair_old = This code is more than ten minutes old. Ask for a new one.
refusal-pair_used = This code has been used: another phone took the seat. Show a new code to this one.
refusal-pair_no_offer = No table here waits for this answer. Open it on the device that showed the code of the seat, or show a new code there.
refusal-pair_other_tab = Your answer has gone to the table in the other tab. You can close this one.
refusal-pair_isolated = The two devices do not reach each other. Some networks, guest Wi-Fi above all, keep devices apart. Put both into the same Wi-Fi or into the hotspot of one of them, or play at one device.
refusal-pair_unable = This browser cannot connect to other devices. Use another browser, or play at one device.
refusal-camera_none = There is no camera here. Take a photo of the code with another program, or paste the link.
refusal-camera_refused = The camera may not be used here. Allow it in the browser’s settings, use a photo, or paste the link.
refusal-photo_no_code = There is no code in this picture. Hold the camera closer, and keep it straight.
refusal-pictures_hidden = This browser hides pictures from pages, so no code can be read here. Paste the link instead.
refusal-line_lost = The line to the table is cut.
refusal-line_misbehaved = This phone sent what no phone of ours sends, so its line was closed and a bot has sat down.
refusal-not_for_guests = This phone has no engine of its own: that works on the device that deals, or here once the match is over.
refusal-undo_asked = The other side is asked: { $names }.
refusal-undo_declined = The other side does not agree.
refusal-undo_too_soon = You can ask that once a minute.
refusal-undo_too_often = You can ask that three times a deal.
refusal-not_drawn = No cards were drawn: somebody did not agree, or gave no number.
refusal-host_left = The table was given up, or the seat given to somebody else.
refusal-host_older = The device that deals has an older version of Follow Suit. Load the page anew there.
refusal-guest_older = This phone has an older version of Follow Suit than the table.
refusal-next_deal = You sit down with the next deal.

## People who share the device

pass-cover = Cover the cards
pass-next = { $name } is next
pass-show = { $name }: show my cards
pass-hold = { $name }: hold to see my cards
pass-wait = All cards are covered
pass-watch = The bots are playing
pass-peek = Look at your cards
pass-cards-of = { $name }’s cards
pass-look-back = Who looks back at the deal?
pass-undo = Take back?
pass-undo-line = { $name } would like to take the last decision back. { $names }, do you agree?
pass-undo-yes = Yes, take it back
pass-undo-no = No
side-names = { $one } and { $other }
side-or = { $one } or { $other }
us-shared = { $usFirst }
them-shared = { $themFirst }
review-side-shared = { $side ->
    [us] { $usNames }
   *[them] { $themNames }
  }: { $taken } in this deal, { $total } in all.
review-score-tractor-shared = { $usNames } are at level { $us_level }, { $themNames } at { $them_level }.
deal-headline-shared = { $us ->
    [yes] { $usNames }
   *[no] { $themNames }
  } { $made ->
    [yes] made it
   *[no] did not make it
  }
deal-ahead-shared = { $ahead ->
    [us] The deal goes to { $usNames }
    [them] The deal goes to { $themNames }
   *[none] Nobody is ahead
  }
match-won-shared = { $us ->
    [yes] { $usNames } win the match
   *[no] { $themNames } win the match
  }
court-shared = { $us ->
    [yes] { $usNames } have
   *[no] { $themNames } have
  } a court: { $kind ->
    [all_tricks] all thirteen tricks
   *[first_seven] the first seven tricks
  }
ledger-attackers-label-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  } attack and have { ledger-points } of the { $goal } with which they declare next
tally-none-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  } declare next
tally-gain-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  } rise { $count ->
    [one] one level
   *[other] { $count } levels
  }
tally-to-ace-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  } rise to ace
tally-tricks-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  } attacked: points in tricks
tally-next-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  } declare next; { $name } starts.
news-deal_scored-shared = The deal is over. { $usNames } { $usChange }, total { $usTotal }. { $themNames } { $themChange }, total { $themTotal }.
news-match_won-shared = { $side ->
    [us] { $usNames } win the match.
    [them] { $themNames } win the match.
   *[none] The match is a tie.
  }
news-level_changed-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  } are at level { $level } now.

## Summary of a deal

deal-made = { $you ->
    [yes] You bet { $contract } and your side took { $taken }
   *[no] { $name } bet { $contract } and the side took { $taken }
  }
deal-headline = { $us ->
    [yes] { $made ->
        [yes] You made it
       *[no] You fell short
      }
   *[no] { $made ->
        [yes] They made it
       *[no] They fell short
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
sound-off = Turn sound off
sound-on = Turn sound on
feat-captured = { $us ->
    [yes] We captured the kitty
   *[no] They captured the kitty
  }
feat-streak = { $count } days in a row
feat-best = Your best so far
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
reckoned = How it is reckoned
breakdown-made = bet { $contract }, took { $took }: { $change }
breakdown-lost = bet { $contract }, took { $took }, { $missing } short: the bet is lost, { $change }
breakdown-took = took { $took }: { $change }
breakdown-no_bet = took { $took }, but a side at 100 or more scores only if it has bet: { $change }
breakdown-made-rangvaar = bid { $contract }, took { $took }: { $change }
breakdown-took-rangvaar = took { $took ->
    [one] { $took } trick
   *[other] { $took } tricks
  }: { $change }
breakdown-shortfall = bid { $contract }, took { $took }: { $took } − { $missing } missing = { $change }
breakdown-minus_bid = bid { $contract }, took { $took }, { $missing } short: minus the bid, { $change }
breakdown-floor_zero = bid { $contract }, took { $took }: { $took } − { $missing } missing, but not below 0: { $change }
breakdown-levels = { $range ->
    [one] With { $fewest } points
    [open] With { $fewest } points or more
   *[two] With { $fewest } to { $most } points
  } for the attackers { $kind ->
    [declaring] the defenders rise { $gain ->
        [one] one level
       *[other] { $gain } levels
      }
    [opposing] they rise { $gain ->
        [one] one level
       *[other] { $gain } levels
      }
    [declaring_to_ace] the defenders rise to ace
    [opposing_to_ace] they rise to ace
    [nobody] nobody rises
   *[bid] nobody rises, because the bid was missed
  }.
breakdown-held_at_ace = The defenders held at ace, and that wins the match.
breakdown-stopped = A level that has to be defended stops the rise.

## Menu and panels

menu = Menu
menu-close = Close
menu-deal = This deal
menu-match = This match
agreements = Agreements
menu-leave = Leave the table
menu-leave-note = Whoever leaves can continue: the match is kept.
give-up = Give up
give-up-sure = Give up this match?
give-up-anew = End this match and begin another?
give-up-line = This one cannot be continued then. The deals played stay under “Your matches”.
give-up-not = Play on
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
trouble-saved = That match cannot be continued
trouble-saved-line = What was kept of it could not be read. It is set aside and shown below; a new match can be dealt.
trouble-record = The match so far
trouble-copy = Copy this deal
trouble-close = Go on

elsewhere = This match is open in another tab
elsewhere-line = It can be played in one tab at a time. If you go on here, the other tab lets go of it.
elsewhere-here = Play it here
elsewhere-leave = Leave it there
notices = Notices
notice-close = Close this note
notice-loading = Loading…
notice-file_missing = Part of the page could not be loaded. The connection may be down, or the site itself.
notice-outdated = Part of this page is no longer on the site: a newer version is there. Load it. What you have played is kept.
notice-outdated_unkept = Part of this page is no longer on the site: a newer version is there. Load it when the match is over: it is not kept here.
notice-refused = This browser keeps nothing for this page. What you play is forgotten when you close it.
notice-full = The device has no room left. You can play on; from here it is forgotten when you close the page.
notice-lost = The browser does not reach its store any more. You can play on; from here all is held in memory. Under “Your data” you can save it as a file.
notice-unkept = The browser stores your matches, but not your settings, stars, puzzles and seats. What is new of these holds until you close the page.
notice-elsewhere = Your match goes on in another tab.
notice-undo_request = Somebody of the other side would like to take their last act back.
notice-undo_request-look = Answer
notice-restarted = The engine had stopped and was started again. Your match goes on where it stood.
notice-act_lost = The cards had to be dealt anew, and what you had done does not fit them. Choose again.
notice-language = That language is not on this device yet and could not be fetched. Choose it again later.
notice-textTable = The table can also be lines and buttons, without pictures.
notice-textTable-use = Use the text table
notice-aside = Something that was kept could not be read. It is set aside, under “Your data”.

## The past: matches played, statistics, everything as a file

history = Your matches
history-matches = Matches
history-statistics = Statistics
history-data = Your data
history-none = No match yet
history-none-line = Every match you play is kept here, in this browser. Each of its deals can be looked at again, card by card.
history-more = Show more ({ $count })
history-won = Won
history-lost = Lost
history-won-by = { $names } won
history-watched = Bots only
history-tie = Tied
history-unfinished = In deal { $deal }
history-assisted = with help
history-continue = Continue
history-continue-label = Continue { $game }, deal { $deal }
history-to-list = All matches
history-to-match = All deals
history-deal = Deal { $number }
history-deal-open = Not played to its end
history-deal-passed = Everybody passed
history-deal-bid = { $you ->
    [yes] You
   *[no] { $name }
  } bid { $contract }, took { $taken }: { $made ->
    [yes] made
   *[no] failed
  }
history-deal-declared = { $whose ->
    [us] We declared
    [other] { $name } declared
   *[them] They declared
  }; the attackers took { $taken }: { $made ->
    [yes] held
   *[no] lost
  }
history-save-record = Save the record
history-remove = Delete this match
history-remove-sure = Delete it for good
history-keep = No, keep it
history-unreadable = That match could not be read. It is set aside, under “Your data”.
history-wait = The engine is not there yet. The match opens as soon as it is.
level-mixed = Mixed
replay-controls = Step through the deal
replay-back = One card back
replay-on = One card on
replay-stop-back = One trick back
replay-stop-on = One trick on
replay-step = Where in the deal
replay-at = Step { $step } of { $steps }
replay-yourself = Play it yourself
replay-played-by = Played by { $names }
replay-nothing = The cards are dealt.
replay-hands = Hands and more
replay-all-hands = All hands
replay-hand = { $you ->
    [yes] You hold
   *[no] { $name } holds
  } { $cards }
replay-hand-hidden = { $name } holds { seat-cards }
replay-no-cards = no cards
replay-hidden = This deal is not over: only your own cards are shown.
statistics-none = Nothing to count yet
statistics-none-line = Once a deal is over, what came of it is counted here: by game, rules and level of the bots.
statistics-nothing = No deal without help among these.
statistics-game = Game
statistics-all = All
statistics-person = Person
statistics-alone = You, alone
statistics-won = Matches won
statistics-streak = In a row now
statistics-best = Longest run
statistics-deals = Deals
statistics-col-won = Won
statistics-col-lost = Lost
statistics-course = Deal by deal
statistics-course-label = Over the last { $count ->
    [one] deal
   *[other] { $count } deals
  }: { $ahead } good for us, { $behind } good for them, a balance of { $balance }.
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
    [one] One match, score sheet or set of rules is
   *[other] { $count } matches, score sheets and sets of rules are
  } kept in this browser, on this device, and nowhere else. A file takes it to another.
data-where-memory = { $count ->
    [0] Nothing is kept yet. What you play is
    [one] One match, score sheet or set of rules is
   *[other] { $count } matches, score sheets and sets of rules are
  } kept in memory only, until this page is closed. A file keeps it.
data-where-lost = The browser does not reach its store any more. What you have made since is held in memory only, until this page is closed. A file keeps it.
data-where-full = The device has no room left. What you have made since is held in memory only, until this page is closed. A file keeps it.
data-safari = Safari on an iPhone, iPad or Mac deletes what a site keeps once you have used Safari for seven days without opening that site. It does not if the page is installed: Share, Add to Home Screen, on a Mac Add to Dock.
data-save = Save everything as a file
data-choose = Import a file
data-checking = Reading the file: { $done } of { $of }…
data-offer = The file holds { $count ->
    [0] settings and progress
    [one] one match, score sheet or set of rules
   *[other] { $count } matches, score sheets and sets of rules
  }, saved { $day }.
data-add = Add what it holds
data-replace = Put it in place of everything
data-replace-line = All matches, score sheets, rules, settings and progress kept here go, and those of the file take their place.
data-replace-sure = Replace everything
data-saved = The file is saved.
data-saved-partly = { $count ->
    [one] The file is saved. One entry could not be read now and is not in it.
   *[other] The file is saved. { $count } entries could not be read now and are not in it.
  }
data-taken = { $count ->
    [0] Nothing new was in the file.
    [one] One entry was imported.
   *[other] { $count } entries were imported.
  }
data-full = There is no room for it on this device. Nothing was changed.
data-clear = Delete everything
data-clear-all = Delete everything…
data-clear-line = { $count ->
    [0] The statistics
    [one] One match, score sheet or set of rules, the statistics
   *[other] { $count } matches, score sheets and sets of rules, the statistics
  }, settings and progress are gone for good. A file saved earlier can still be imported.
data-clear-sure = Delete everything for good
data-cleared = Everything is deleted.
data-not-cleared = The browser does not reach its store: not everything is deleted. Close the page, open it again and delete then.
data-aside = Set aside
data-aside-line = This was kept but cannot be read. It does no harm here.
data-aside-unknown = Something
data-aside-unreadable = It is none of the things kept here.
data-aside-save = Save it
data-aside-drop = Delete it
export-file-torn = That file could not be read. Nothing was changed.
export-file-foreign = That is no file of Follow Suit. Nothing was changed.
export-file-newer = That file is from a newer version of this page. Nothing was changed.
export-file-match = Entry { $number } in that file does not make sense. Nothing was changed.
export-file-record = The text of entry { $number } in that file could not be read. Nothing was changed.
export-file-wait = The engine has to look at the file, and is not there yet. Try again in a moment.

# Sharing a deal
share = Share
share-open = Share…
share-line = This link holds the whole deal: the cards, the bids, every play and the names at the table. Nothing is uploaded; whoever you give the link to can watch the deal.
share-unfinished = The deal is not over: the link holds all hands, but whoever opens it is shown yours only.
share-scope = What to share
share-match = The match so far, { $count ->
    [one] { $count } deal
   *[other] { $count } deals
  }
share-title = Follow Suit: { $game }, deal { $number }
share-link = The link
share-length = { $count } characters
share-making = The link is being made…
share-copy = Copy the link
share-copy-text = Copy as text
share-copied = Copied.
share-refused = This browser does not let us copy. Select the link and copy it yourself.
share-send = Send…
share-code = QR code
share-code-label = QR code of the link
share-save = Save as a file
share-too-long = This is too long for a link: some programs would cut it. Send it as a file instead.

# A deal that came in a link
replay-link = A shared deal
replay-link-waiting = It is being opened…
received = What was sent
unread-lines = Not all of it was understood:
unread-more = And { $count } more.
replay-play = Play
replay-pause = Pause

# The referee's page
deal-editor = Make a deal
referee = Ask the referee
side = { $side ->
    [NS] North and South
   *[EW] East and West
  }
example-pass = passes
example-tie = nobody

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
news-passed-tractor = { $bids ->
    [yes] { $you ->
        [yes] You pass
       *[no] { $name } passes
      }
   *[no] { $you ->
        [yes] You do not declare
       *[no] { $name } does not declare
      }
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
   *[other] , { ledger-points }
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
seat-declarer-tractor = Starter
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

## Play chips

chips = { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
stake-for = Played for
stake-for-chips = Play chips
stake-for-nothing = Nothing
stake = Stake
stake-note = Play chips: there is no real money anywhere.
packet = { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
  } to come when trump is named
packet-short = { $count } more
pot-label = A pot of { $pot }, a stake of { $stake } each{ $kept ->
    [no] {""}
   *[other] , of which { $kept } each is kept back
  }.
pot-note = play chips
pot-short = Pot { $pot } · { $stake } each{ $kept ->
    [no] {""}
   *[other] , { $kept } of it kept back
  }
payout = Payout
payout-pot = Pot
payout-commission = Kept back
payout-you = You get

## Tractor: levels and roles

level = Level
ledger-level = { level }
role = Role
role-defend = defend
role-attack = attack
role-goal = bid { $value }
ledger-attackers = Attackers
ledger-attackers-none = Nobody attacks yet
pile-open = What the attackers have taken
pile = Point cards of the attackers
pile-none = None yet.
pile-goal = { $goal } points, and the attackers declare in the next deal. With fewer, the defenders go on.
ledger-attackers-label = { $whose ->
    [us] We attack and have
   *[them] They attack and have
  } { ledger-points } of the { $goal } with which they declare next
trump-rank-label = { $suit ->
    [none] Trump rank { $rank }, the suit is not named yet
    [NT] Trump rank { $rank }, no trump suit
   *[other] Trump rank { $rank }, trump is { suit }
  }
trump-rank-so-far = Trump rank { $rank }, { suit } so far
trump-rank-open = The trump rank is open: the level of the pair that bids more
cards-equal = { $count ->
    [2] two
    [3] three
   *[4] four
  } { $rank ->
    [A] aces
    [K] kings
    [Q] queens
    [J] jacks
    [T] 10s
   *[other] { $rank }s
  } of { suit }
cards-equal-joker-small = { $count ->
    [2] two
    [3] three
   *[4] four
  } small jokers
cards-equal-joker-big = { $count ->
    [2] two
    [3] three
   *[4] four
  } big jokers

## Tractor: dealing and declaring

prompt-dealing-paused = The deal is paused
prompt-awaited = The other players are still on their way: { $percent } % of the game is here.
prompt-dealing-declared = { $suit ->
    [NT] No trump
   *[other] { suit-title }
  } so far, shown by { $you ->
    [yes] you
   *[no] { $name }
  }
prompt-declare = You can declare trump
prompt-declare-chosen = { $cards }: { $suit ->
    [NT] no trump
   *[other] { suit } trump
  }. Tap again to declare.
prompt-declare-pass = Pass
prompt-last-chance = Last chance to declare
prompt-declare-button = Declare { $suit ->
    [NT] no trump
   *[other] { suit }
  } with { $cards }
deal-controls = The deal
deal-pause = Pause the deal
deal-go-on = Go on dealing
deal-pack-pause = The pack: stop dealing here
deal-pack-go-on = The pack: carry on
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
prompt-wait-last_chance = All cards are dealt
prompt-wait-starter_trick = { $name } is putting down a card for the start
prompt-wait-burying = { $name } is burying the kitty
prompt-wait-countering = { $name } may still declare
prompt-bid-tractor = What will your pair take?
prompt-bid-hint-tractor = The points, of two hundred, that your side will take in tricks. You speak for the pair.
prompt-bid-button-tractor = Bid { $value }
prompt-bid-partner = { $name } is to speak for your pair; you may speak first.
prompt-bid-leave = Leave it to { $name }
prompt-bid-less = Lower
prompt-bid-more = Higher
prompt-name_trump-tractor = You start. Name trump.
bot-name-W-tractor = Lan
bot-name-N-tractor = Wei
bot-name-E-tractor = Jun
bot-name-SW-tractor = Tao
bot-name-NW-tractor = Mei
bot-name-NE-tractor = Hao
bot-name-SE-tractor = Ying

## Tractor: burying and playing several cards

bury-title = Bury { $count } cards
bury-so-far = { $count } of { $of } · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
bury-none = none yet
bury-chosen = { $count } of { $of } chosen, worth { $points } points: { $cards }
prompt-bury = The kitty is in your hand. Bury cards.
prompt-bury-button = Bury
prompt-bury-chosen = Bury the { $card }
prompt-chosen = { $chosen }
prompt-chosen-of = { $chosen } of { $count }
prompt-play-count = { $count ->
    [one] Your turn: { suit } led, one card
   *[other] Your turn: { suit } led, { $count } cards
  }
prompt-play-starter = Put down one card: the declarer with the higher card starts
throw-failed = { $you ->
    [yes] Your throw fails
   *[no] { $name }’s throw fails
  }: { $beaterYou ->
    [yes] you can beat it
   *[no] { $beater } can beat it
  }, so { $back ->
    [yes] all the cards go back, and one unit has to be led
   *[no] only the { $down } stays
  }.
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
tally-to-ace = { $whose ->
    [us] We
   *[them] They
  } rise to ace
tally-tricks = { $whose ->
    [us] We attacked: points in tricks
   *[them] They attacked: points in tricks
  }
tally-penalty = Failed throws
tally-kitty = Kitty: { $points } × { $multiplier }
tally-kitty-closed = Kitty: not counted
tally-kitty-look = The kitty stays closed. Look at it
tally-points = Attackers’ points
tally-hook = Jacks took the last trick: the defenders fall to
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
news-last_chance_began = All cards are dealt. You have a last chance to declare.
news-last_chance_passed = You do not declare.
news-counter_chance_began = The others may declare over what stands.
news-kitty_turned = Nobody declared. The kitty shows { $cards }.
news-auction_began = All cards are dealt. { $firstYou ->
    [yes] You speak
   *[no] { $firstName } speaks
  } first.
news-starter_trick_taken = { $you ->
    [yes] Your card is
   *[no] { $name }’s card is
  } the highest.
news-trump_fixed = Trump: { $suit ->
    [NT] no trump suit
   *[other] { suit }
  }. { $you ->
    [yes] You start
   *[no] { $name } starts
  }.
news-kitty_taken = You take the kitty: { $cards }.
news-kitty_buried = { $you ->
    [yes] You bury { $count } cards
   *[no] { $name } buries { $count } cards
  }.
news-throw_failed = { $you ->
    [yes] Your throw fails
   *[no] { $name }’s throw fails
  }: { $back ->
    [yes] all the cards go back
   *[no] only { $cards } stays
  }.
news-kitty_revealed = The kitty: { $cards }, { $count } points times { $multiplier }, { $bonus } in all.
news-deal_won = The deal is over. The attackers have { ledger-points }.
news-level_changed = { $whose ->
    [us] We are
   *[them] They are
  } at level { $level } now.
news-your-turn-bid-tractor = Your pair’s turn to bid.
news-your-turn-declare = You can declare trump.
news-your-turn-bury = Choose the cards to bury.

## Refusals: why something may not be done. Each code of the engine has one.

clause = §{ $clause }
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
refusal-nobody_bids = In this game trump is found by declaring: nobody bids.
refusal-wrong_phase = That cannot be done now.
refusal-no_deal_now = It is not time to deal.
refusal-no_deal_in_progress = No deal is being played.
refusal-stale_turn = The table has moved on.
refusal-cancelled = That was called off.
refusal-no_hint_now = Nothing is asked of you just now.
refusal-deal_goes_on = You will be told once the deal is over.
refusal-not_a_bot = Only the bots are asked why.
refusal-covered = All cards are covered. Show yours first.
refusal-not_a_person = A bot sits there.
refusal-not_offered = That cannot be done at this table.
refusal-ask_first = Someone of the other side has to agree first.
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
refusal-no_throws = There are no throws in these rules: lead a single, cards that are the same, or a tractor.
refusal-no_throw_in_trump = There are no throws of trumps in these rules: lead a single, cards that are the same, or a tractor.
refusal-not_proven = { $proof ->
    [voids] That throw is not sure: not everybody who counts has shown to be out of the suit.
   *[units] That throw is not sure: somebody might beat { $beatable }.
  }
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
refusal-must_play_trump = You have none of the suit led, so you owe trumps: play { $cards ->
    [one] one trump
   *[other] { $cards } trumps
  }.
refusal-must_lead_unit = Your throw came back: lead a single, cards that are the same, or a tractor.
refusal-no_declaration = { $fault ->
    [lone_joker] A lone joker declares nothing: it takes two of a kind.
    [mixed_jokers] A small and a big joker declare nothing: it takes two of a kind.
    [two_suits] Cards of two suits declare nothing: show those of one suit.
    [with_joker] A joker beside cards of rank { $rank } declares nothing: show the one or the other.
    [not_trump_rank] That is not the trump rank: only cards of rank { $rank } and pairs of jokers declare.
    [single] A single card declares nothing at this table: show two that are the same.
   *[other] These cards declare nothing: show a card of rank { $rank }, several that are the same, or two or more jokers of a kind.
  }
refusal-already_declared = What you showed stands: { $standing }. You may only show more of the same cards, no other suit and no jokers.
refusal-too_weak = { $fault ->
    [shown_already] You have shown this already, and it stands: { $standing }.
    [overridden] Your declaration was overridden by { $standing }. You come back only with something stronger.
    [equal] Already shown: { $standing }, which is just as strong. Equal strength never overrides.
   *[weaker] Already shown: { $standing }. Only something stronger overrides that.
  }
refusal-nobody_declares = Nobody declares in these rules: trump comes from the bidding.
refusal-no_counter_declaring = In these rules nobody declares once the kitty is buried.
refusal-nothing_to_counter = Nobody has declared, so there is nothing to override.
refusal-bad_lead = The lead is not of one suit.
refusal-bad_levels = The levels do not fit the ladder.
refusal-bad_starter = The starter does not fit this deal.
refusal-bad_standing = The standing of the match does not make sense.

# Taking back and claiming
refusal-nothing_to_undo = There is nothing in this deal to take back.
refusal-not_certain = It is not certain that the rest is yours.
refusal-cannot_hand_over = No deal is being played, or a bot plays on already.

# Chips
refusal-bad_stake = A stake is like 5 or 7.50, and at least { $leastChips }.
refusal-no_stakes = This game is not played for chips.

# What cannot be read
refusal-bad_json = The message is not JSON.
refusal-bad_message = The message is not one the engine knows.
refusal-bad_version = Page and engine are of different versions. Load the page again.
refusal-bad_action = That is no action of this game.
refusal-bad_field = Something in the message does not make sense.
refusal-missing_field = This is missing: { $field }
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
refusal-bad_sides = The sides are not given as they should be.
refusal-joker_has_none = A joker has neither rank nor suit.
refusal-card_twice = A card is there twice.
refusal-card_not_in_pack = A card is not in the pack this game is played with.
refusal-card_too_often = A card is there more often than in the pack.
refusal-wrong_hand_size = A hand has the wrong number of cards.
refusal-unfinished = The deal is not played out.
refusal-unclear = That can be understood in more than one way.
refusal-bad_counted = The count of deals does not make sense.
refusal-bad_outcome = The outcome does not make sense.

# Records of matches
refusal-not_a_record = This is not the record of a match.
refusal-unknown_kind = This page does not know this kind of text: { $text }
refusal-document_newer = This was written by a newer version of Follow Suit. Reload the page and open it again.
refusal-place = Line { $line }, character { $at } ({ $text }): { $why }
refusal-place-bare = Line { $line }, character { $at }: { $why }
refusal-text_too_long = The text is too long: { $most } characters can be read.
refusal-name_too_long = The name or note is too long: it may have { $most } characters.
refusal-file_too_long = This file is too large for anything that is kept or sent here.
refusal-file_unreadable = The browser could not read this file. It may be a folder, or it was moved.
refusal-unknown_line = Line { $line } was not understood: { $text }
refusal-left_over = Not read, in line { $line }: { $text }
refusal-more_links = Line { $line } has another link, which was not opened: { $text }
refusal-more_documents = Another text begins in line { $line }. It was not opened.
refusal-more_files = Not opened: { $text }. One file is opened at a time.
refusal-not_text = This file is not a text.
refusal-not_a_document = This text does not say what it is. Paste all of it from its first line on, or a link.
refusal-not_a_challenge = This is not a challenge.
refusal-not_a_question = This is not a question to the referee.
refusal-bad_question = The referee cannot read this question.
refusal-no_suit = Line { $line } does not say the suit of { $text }. Write it as ♠{ $text }, for instance.
refusal-no_hands = There are no hands in this text.
refusal-not_a_sheet = This is not a score sheet.
refusal-bad_line = { $line ->
    [0] A line of this text cannot be read.
   *[other] Line { $line } cannot be read: { $text }
}
refusal-field_twice = Line { $line } repeats what a line before it says: { $text }
refusal-bad_number = A number in the record cannot be read.
refusal-no_deal = The record holds no deal.
refusal-deal_unfinished = A deal in the middle of the record is not finished.
refusal-does_not_follow = The record says something that cannot follow from what went before.

# Links that carry a deal
refusal-not_a_link = This is not a link to a deal.
refusal-no_longer = This is no longer part of Follow Suit.
refusal-not_house_rules = These are no house rules. Paste a link to some, or the whole text from its first line on.
refusal-link_newer = This link was made by a newer version of Follow Suit. Reload the page and open it again.
refusal-link_cut = The end of this link is missing. Ask for it again; some programs cut long links.
refusal-link_damaged = This link has been changed on the way. Ask for it again.
refusal-link_too_long = This is too long for a link.
refusal-not_the_days_cards = This link does not hold the cards of the day it names.
refusal-claim_unfinished = The result in this link ends before the deal is over.

# Any other
refusal-file_missing = Part of the page could not be loaded. The connection may be down, or the site itself.
refusal-outdated = { notice-outdated }
refusal-other = That cannot be done. ({ $code })

## Hints and reasons: what a bot would do, or did, and why

hint = Hint
shape = { $shape ->
    [pair] pair
    [triple] triple
    [quad] four of a kind
    [tractor] tractor
   *[throw] throw
  }
hint-thinking = Thinking it over…
hint-awaited = The hint needs the rest of the game, which is still on its way: { $percent } % is here.
hint-more = More
hint-bury = Bury the { $count } marked cards
hint-close = Close the hint
hint-assisted-line = You had help in this deal: a hint, the coach, a play taken back, or a bot that played on.
hint-assisted-by = You had help in this deal: { $helps }.
help-given = { $by ->
    [hint] a hint
    [coach] a question from the coach
    [handed_over] a bot that played on
   *[taken_back] a play taken back
  }
do-play = Play the { $cards }
do-play-shape = Play the { shape } { $ranks } of { suit }
do-play-shape-of = Play the { shape } of { $cards }
do-bury = Bury the { $cards }
do-declare = Declare with the { $cards }
do-bid = Bet { $value }
do-bid-rangvaar = Bid { $value }
do-bid-tractor = Bid { $value }
do-pass = Pass
do-pass-tractor = Pass
do-name_trump = Name { suit }
do-nothing = Wait and see
did-play = { $name } played the { $cards }
did-play-shape = { $name } played the { shape } { $ranks } of { suit }
did-play-shape-of = { $name } played the { shape } of { $cards }
did-bury = { $name } buried the { $cards }
did-declare = { $name } declared with the { $cards }
did-bid = { $name } bet { $value }
did-bid-rangvaar = { $name } bid { $value }
did-bid-tractor = { $name } bid { $value }
did-pass = { $name } passed
did-pass-tractor = { $bids ->
    [yes] { $name } passed
   *[no] { $name } did not declare
  }
did-name_trump = { $name } named { suit }
figures-trick = { $whose ->
    [us] Your side
   *[them] Their side
  } takes this trick in { $won } of { $worlds } imagined deals
figures-worlds = Weighed in { $worlds ->
    [one] { $worlds } imagined deal
   *[other] { $worlds } imagined deals
  }
figures-worlds-uncounted = Weighed in a few imagined deals
figures-exact = Played out to the last card in { $worlds ->
    [one] { $worlds } imagined deal
   *[other] { $worlds } imagined deals
  }
figures-exact-uncounted = Played out to the last card in a few imagined deals
figures-own_points = { $whose ->
    [us] your side
   *[them] their side
  } ends near { $value ->
    [one] { $value } point
   *[other] { $value } points
  }
figures-own_tricks = { $whose ->
    [us] your side
   *[them] their side
  } ends near { $value ->
    [one] { $value } trick
   *[other] { $value } tricks
  }
figures-opposing_points = the attackers end near { $value ->
    [one] { $value } point
   *[other] { $value } points
  }
figures = { $first }; { $second }.
figures-three = { $first }; { $second }; { $third }.
figures-contract = { $own ->
    [yes] { $whose ->
        [us] your side
       *[them] their side
      } makes the contract in { $count } of them
   *[no] the contract fails in { $count } of them
  }
figures-next = Next best: { $action }, about { $worse } { $unit ->
    [tricks] { $worse ->
        [one] trick
       *[other] tricks
      }
   *[points] { $worse ->
        [one] point
       *[other] points
      }
  } worse.
figures-next-close = Next best: { $action }.
figures-key-card = In { $count } of { $worlds } deals that fit, { $you ->
    [yes] you have
   *[no] { $name } has
  } { $what ->
    [card] the { $card }
    [none] no { suit }
   *[few] at most { $most } of the { suit }
  }; there it is worth { $gain } { $unit ->
    [tricks] { $gain ->
        [one] trick
       *[other] tricks
      }
   *[points] { $gain ->
        [one] point
       *[other] points
      }
  } more than that.
figures-tie = Just as good, as far as can be told: { $action }.
figures-head-to-head = Compared with “{ $action }”, it does better in { $better } and worse in { $worse } of { $worlds } imagined deals.
decided-contract_fails = { $whose ->
    [us] Your side
   *[them] Their side
  } makes the contract in { $better } of { $worlds } imagined deals, with “{ $action }” in { $worse }.
decided-contract_fails-uncounted = { $whose ->
    [us] Your side
   *[them] Their side
  } makes the contract more often than with “{ $action }”.
decided-contract_let = The contract fails in { $better } of { $worlds } imagined deals, with “{ $action }” in { $worse }.
decided-contract_let-uncounted = The contract fails more often than with “{ $action }”.
decided-trick_lost = { $whose ->
    [us] Your side
   *[them] Their side
  } takes this trick in { $better } of { $worlds } imagined deals, with “{ $action }” in { $worse }.
decided-trick_lost-uncounted = { $whose ->
    [us] Your side
   *[them] Their side
  } takes this trick more often than with “{ $action }”.
decided-trick_dear = “{ $action }” takes this trick more often, but the rest of the deal then goes worse.
decided-later = As with “{ $action }”, the same side mostly takes this trick, but the deal ends better.
decided-buried = The deal goes better than with other cards in the kitty.
decided-outcome = On average the deal ends better than with “{ $action }”.
figures-none = By rule of thumb, without imagined deals.
figures-rule = By rule of thumb it would be “{ $action }”; looking ahead changed that.

reason-hand_worth_it = The hand should take that much.
reason-bold_bid = A little more than the hand promises: whoever wins the bidding names trump.
reason-hand_too_weak = The hand is too weak for more.
reason-partners_bid_stands = Your partner’s bid stands.
reason-must_bid = Passing is not allowed here: this is the lowest bid.
reason-token_bet = At 100 or more, a side’s points only count if it has bet.
reason-partner_speaks = The partner speaks for the pair.
reason-best_suit = It is the strongest suit in the hand.
reason-aces_elsewhere = The ace of a longer suit wins beside it as well.
reason-best_no_trump = No suit is as strong as the jokers and high cards alone.
reason-trumps_in_prospect = It should give the hand enough trumps.
reason-trumps_too_weak = The hand would have too few trumps.
reason-nothing_to_declare = There is nothing to declare with.
reason-own_trump_stands = The hand’s own trump stands already.
reason-partners_trump_stands = The partner’s trump stands.
reason-few_cards_yet = Too few cards have been dealt to tell.
reason-starter_card = This trick only settles who takes up the kitty.
reason-buried_to_be_void = It empties a suit, which can then be ruffed.
reason-buried_points = The points are safe as long as the declarers win the last trick.
reason-buried_the_lowest = No points and no trumps go into the kitty.
reason-only_card = It is the only card that may be played.
reason-only_play = There is nothing else to play.
reason-draw_trumps = It draws the opponents’ trumps.
reason-cash_master = It is the highest card left in its suit.
reason-partner_can_ruff = The partner is out of this suit and may ruff.
reason-lead_high = Most of the cards left in this suit are lower.
reason-lead_points = A low card, though it counts points.
reason-lead_low = A low card gives little away.
reason-over_partner = The partner is ahead, but could still be beaten.
reason-take_over = It goes over the partner’s card.
reason-feed_partner = The partner is ahead: points go to the trick.
reason-partner_wins = The trick is the partner’s: nothing needs to be added.
reason-leave_it_to_partner = The partner is ahead: the trick is left to them.
reason-win_for_good = No opponent after this can beat it.
reason-ruff = Out of the suit led: a trump goes ahead.
reason-overruff = A higher trump beats the trump played before.
reason-win_with_points = Last to play: it wins, and its own points are safe.
reason-win_cheaply = Last to play: the cheapest winner is enough.
reason-win_last = Last to play: it takes the trick.
reason-win_with_master = Nothing higher is left in the suit: only a trump could beat it.
reason-third_hand_high = Third to play: a high card makes the last player spend more.
reason-go_ahead = It goes ahead, though it may still be beaten.
reason-let_it_go = There is too little in the trick to spend a trump on.
reason-keep_trump = A trump could beat it, but trumps are kept for later.
reason-keep_back = The higher cards could still be beaten, so they are kept.
reason-hold_up = A card that could win is kept for later.
reason-cannot_win = No card here beats the one that is ahead.
reason-give_points = Every card that may be played costs points.
reason-points_on_trust = The partner plays after this and may win the points.
reason-points_for_trump = It costs points, but no trump.
reason-points_for_pair = It costs points, but keeps a pair together.
reason-points_given = It gives points away.
reason-slip = A slip, as a novice makes now and then.
reason-throw_of_masters = No part of the throw can be beaten in its suit.
reason-lead_throw = A throw: it stands if nobody holds better.
reason-lead_master = Nothing higher is left in the suit.
reason-lead_tractor = A tractor calls for tractors and pairs.
reason-lead_pair = A pair calls for pairs.
reason-lead_for_partner_to_ruff = The partner is out of this suit and may ruff.
reason-win_trick = It beats what has been played so far.
reason-leave_to_partner = The partner is ahead: no points need to go.
reason-discard = Out of the suit led: no points go with it.
reason-keep_higher = It costs points, but higher cards are kept for later.
reason-follow_low = An opponent is ahead: no points go to the trick.

## Looking back at a deal

why = Why?
why-card = { $card }: ask why
why-forgotten = Nobody can say: this was not played by the bots as they are now.
level-title = { $level ->
    [beginner] Novice
    [casual] Casual
    [expert] Expert
   *[master] Master
  }
tricks-why-hint = Choose a bot’s card to ask why it was played.
tricks-ask-why = Ask why
acts-before = Before the first trick
decisions = The moments that mattered
decisions-open = Moments that mattered
decisions-looking = Looking at every decision again, by what you could know…
decisions-none = Nothing you did clearly cost anything: what differs may be chance.
decisions-none-judged = There was nothing to decide in this deal.
decisions-count = { $judged ->
    [one] One decision was judged
   *[other] { $judged } decisions were judged
  } by what you could know then.
decision-cost = about { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }
decision-cost-tricks = about { $cost ->
    [one] { $cost } trick
   *[other] { $cost } tricks
  }
decision-cost-match = it counts for the match
decision-when = { $trick ->
    [0] Before the first trick
   *[other] Trick { $trick }
  }
decision-made = You: { $action }
decision-better = Better: { $action }
decision-helped = What would have helped – { $when }: { $action }
decision-look = Look at the table
decision-back = Back to the moments

## Coach: the question before a play that clearly costs

coach-sure = Sure?
coach-costs = This costs { $cost }
coach-costs-match = This hurts your side’s chances in the match
coach-trick_lost = { $lead }: your side takes this trick in { $worse } of { $worlds } imagined deals, with a better play in { $better }.
coach-trick_lost-uncounted = { $lead }: your side takes this trick less often than with a better play.
coach-trick_dear = { $lead }: it takes the trick more often, and you pay for it later in the deal.
coach-contract_fails = { $lead }: your side makes the contract in { $worse } of { $worlds } imagined deals, with a better play in { $better }.
coach-contract_fails-uncounted = { $lead }: your side makes the contract less often than with a better play.
coach-contract_let = { $lead }: the contract fails in { $worse } of { $worlds } imagined deals, with a better play in { $better }.
coach-contract_let-uncounted = { $lead }: the contract fails less often than with a better play.
coach-later = { $lead }: the same side takes the trick either way, but the deal ends worse.
coach-buried = { $lead }: other cards are better in the kitty.
coach-outcome = { $lead }: on average the deal ends worse than with a better choice.
coach-better = Better: { $action }.
coach-again = Choose again
coach-play = { $kind ->
    [bury] Bury them anyway
   *[other] Play it anyway
}
coach-show = Show a better play

## Levels by seat

home-levels-each = People and levels, seat by seat
home-level-same = As above
home-person = A person
home-person-name = { $seat }’s name
home-people = { $count ->
    [0] bots only
    [one] { $count } person
   *[other] { $count } people
  }

## The rules: the help, and what differs from one set of rules to another

rules = Rules
rules-open = Rules of the game
rules-game = Rules of { $game }
rules-contents = On this page
rules-which = Show the rules as in
rules-table = As you play: { $rules }
rules-in-rules = In these rules
rules-idle = This does not come up.
rules-other-ways = All ways to play it
rules-page = Open as a page of its own
rules-waiting = Fetching the rules…
rules-missing = The rules could not be fetched. The connection may be down, or the site itself.
rules-play = Play
rules-description = The rules of { $game } for newcomers, with every clause numbered, and what differs from one set of rules to another.
rules-games = Other games
rules-languages = Languages
clause-label = §{ $clause }: what this rule says
clause-more = All rules
clause-close = Close
clause-missing = This rule could not be fetched. The rules can be opened as a whole.

rule-must_defend = These levels may not be passed over without having been defended: { $levels }.
rule-first_level = Both sides begin at { $levels }.

## A table in another site's page

embed-bad-game = There is no game called “{ $value }” here. Choose one.
embed-bad-rules = This game has no rules called “{ $value }”. It is played by the rules chosen here.
embed-bad-house = “{ $value }” in the link to house rules cannot be used, or was changed on the way. The rest is played by the rules chosen here.
embed-bad-level = The bots have no level called “{ $value }”. They play at the level chosen here.
embed-bad-packs = There is no table here with “{ $value }” packs. The usual one is laid.
embed-bad-seats = There is no table here for “{ $value }” players. The usual one is laid.
embed-bad-lang = The table does not speak “{ $value }” yet.
embed-bad-theme = There is no look called “{ $value }”.
embed-bad-autostart = “{ $value }” does not say whether to begin. The table waits for a tap.
embed-bad-poster = There is no poster called “{ $value }”. It is shown as usual.
embed-bad-deal = “{ $value }” is no deal. The cards are shuffled afresh.
embed-read = Close

## The page that makes the lines for another site

builder-title = A table on your site
builder-line = Choose what it is to be and copy the lines into a page of yours. The table contacts this site only and keeps nothing.
builder-game = Game
builder-any-game = The visitor chooses
builder-visitors = As the visitor has it
builder-usual = As usual
builder-house-hint = A link to house rules, with #h1.
builder-theme = Theme
builder-deal = Cards
builder-deal-hint = Any text: the same cards for everybody
builder-begin = Begins
builder-begin-tap = When tapped
builder-begin-once = At once
builder-as = As
builder-element = Element
builder-frame = Plain frame
builder-snippet = Lines to copy
builder-copy = Copy
builder-copied = Copied
builder-not-copied = Copy the lines that are marked now.
builder-preview = Preview

## The page that says why the table is fair

fair-title = Is it fair?
fair-line = Yes, and you need not take our word for it: check a match of yours here.
fair-verify = Verify a match
fair-how = How it works
fair-cards = The cards are fixed before you play
fair-cards-line = A match begins with a seed: 96 random bits, drawn by your browser. The first match of a visit may have one of 64 seeds that this site has for each game, so that you need not wait for the cards; your browser draws which. All cards of the match follow from it, whatever anybody plays. The menu of the match shows the seed’s SHA-256, its fingerprint, from the first deal on. Write it down: no other seed has it. After the match the menu shows the seed itself, and here you see that the fingerprint is the same and that the cards are.
fair-bots = Bots see what you would see in their seat
fair-bots-line = A bot is handed its own cards and what everybody has seen, nothing else. Its random choices come from the seed too, so it can be asked again: the same seat, the same cards, the same choice.
fair-hidden = The test with exchanged cards
fair-hidden-line = Take a moment of your match. Exchange the hidden cards of the other hands among them, so that everything the bot has seen stays as it was, and ask the bot again. A bot that peeked would choose otherwise. You can run this test on your own match above.
fair-limits = What cannot be checked
fair-limits-line = You cannot be asked again, nor can a bot of another version. Expert and Master think for about a second at most: on a slow device they may have stopped earlier than they do here. A record that begins with a later deal does not say how its match began. A bot’s silence, where it could have declared, is not written down.
fair-tests = How this is tested
fair-tests-line = Each of these claims is held by a test that runs before every release.
fair-claim-seed = The same seed gives the same match.
fair-claim-browser = It deals the same cards in the browser and elsewhere.
fair-claim-print = The fingerprint is in the menu from the first deal on, and the page compares it with the seed’s.
fair-claim-again = Asked again, a bot makes the same choices.
fair-claim-hidden = Hidden cards change neither what a bot knows nor what it chooses.
fair-claim-peek = A bot that peeked would be found out here.
fair-claim-forged = A record with other cards, or with a bot’s play changed, does not pass.
fair-claim-nothing = Nothing you do leaves this page.
fair-claim-strength = The strengths below are those that were measured.
fair-strength = How strong the bots are
fair-strength-line = Measured: each pair of deals has the same cards with the sides changed. The gain is how much more the stronger level takes in a deal; ± holds in 95 of 100 such measurements.
fair-levels = Level over level
fair-gain = Gain a deal
fair-pairs = Pairs of deals
fair-more = All measurements, with the commands that made them
fair-unit-points = points
fair-unit-tricks = tricks
fair-own = A match kept on this device
fair-own-none = Choose one…
fair-text = A record or a link
fair-text-hint = followsuit-deal 1 …, or …/#d1.…
fair-file = Choose a file…
fair-verifying = The deals are dealt again and the bots asked again…
fair-stop = Stop
fair-verdict = All that can be checked is as it should be.
fair-verdict-part = Nothing speaks against it, but not all of it can be checked.
fair-verdict-not = This is not the match its seed gives.
fair-seed = Seed:
fair-first-hand = A first hand: the seed is one of the 64 that this site has for the game, so that nobody waits for the cards. Your browser drew which.
fair-print = Fingerprint (SHA-256):
fair-drawn = { $count } devices drew the seed together, each with a number of its own: nobody picked it.
fair-drawn-not = The seed is not the one that the devices drew.
fair-draw = This was drawing { $number } at that table: an earlier one was for another match, or did not count.
fair-draw-without = Left out of the drawing: { $seats }. The others agreed to it on their devices.
fair-deals-same = { $count ->
    [one] The cards of the one deal are those of the seed.
   *[other] The cards of all { $count } deals are those of the seed.
}
fair-deals-other = The cards are not those of the seed: deal { $numbers }.
fair-deals-unknown = { $why ->
    [no_seed] The record has no seed: its cards cannot be dealt again.
   *[other] { $count ->
        [one] The deal cannot be dealt again: the record begins later than its match.
       *[other] { $count } deals cannot be dealt again: the record begins later than its match.
    }
}
fair-bot-same = { $seat }, { $level }: made the same { $same } choices again.
fair-bot-claimed = { $count ->
    [one] One play followed a claim and was no choice.
   *[other] { $count } plays followed a claim and were no choice.
}
fair-bot-other = { $seat }, { $level }: { $same } of { $whole } choices made again. The first that differs: deal { $deal }, act { $act }.
fair-bot-stopped = { $seat }, { $level }: { $same } of { $whole } choices made again. The first that differs: deal { $deal }, act { $act }; on a slow device it may have had to stop thinking earlier.
fair-bot-unknown = { $seat }: no bot here plays at the level “{ $level }”.
fair-bot-unasked = { $seat }, { $level }: cannot be asked again, because the beginning of the match is not there.
fair-people = { $seats }: a person, who cannot be asked again.
fair-noted = The fingerprint you wrote down (the beginning is enough)
fair-noted-same = The same: the cards were fixed before you played.
fair-noted-other = Another: this is not the match you noted it from.
fair-exchange = Exchange the hidden cards
fair-exchanging = Bots are asked again with the hidden cards elsewhere…
fair-exchanged = Hidden cards exchanged, up to { $moved } at a time: { $same } of { $asked } choices stayed the same.

## Trying other acts in a past deal

analysis = Analysis
analysis-open = Analyse from here

# Lessons
lessons = Learn by playing
lessons-waiting = The table is being laid…
lessons-again = Try again
lessons-all = All lessons
lessons-punished = You could not see the other hands. They lie so that this play fails: it was a risk.
refusal-no_lesson = There is no lesson of that name.
refusal-bad_task = This lesson or puzzle cannot be read.
refusal-not_a_lesson = This is not a lesson.
refusal-bad_goal = This lesson asks for something that cannot be checked.
refusal-no_position = No deal fits this lesson.

# Puzzles, and moments tried again
puzzles = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-all = All puzzles
refusal-no_puzzle = There is no puzzle of that name.
refusal-task_decided = This decision has been made. Try it again.
refusal-not_a_puzzle = This is not a puzzle.

# Challenges: a deal for others to play, and what it came to beside them ---------------------------------------

challenge = A challenge
challenge-outcome = How you compare
challenge-result = Compare results
challenge-compare = Compare…
bot-results = The same seat, played by bots
share-claim = With my result
share-cards = Only the cards
share-claim-line = Whoever opens this link plays the same cards from your seat against the same bots, and sees your result beside theirs. Your play is in the link; nothing is uploaded.
share-cards-line = Whoever opens this link plays the same cards from the same seat against the same bots. Nothing is uploaded.
share-dare-title = Follow Suit: play my deal of { $game }

# The deal of the day -----------------------------------------------------------------------------------------

daily = Deal of the day
daily-save = Save picture

# What a game from outside may ask on the first screen.
option-deals = Deals
option-deals-3 = 3
option-deals-5 = 5
