multiplayer-line = Say who sits where. Each phone in the same network scans the code of its seat, then shows a code back for you to scan. Several people at this device pass it round.
multiplayer-host-note = This device deals and holds every hand while the match lasts; each phone is sent its own cards only. Nothing leaves the room.
multiplayer-take-answer = A phone shows its code
multiplayer-take-offer = Scan the seat’s code
multiplayer-deal = Deal
multiplayer-go-on = Go on with the last match
multiplayer-back = Back to the table
multiplayer-leave = Leave this table
multiplayer-bot = { $level } bot
multiplayer-here = { $name } sits here now
multiplayer-here-unnamed = You sit here now
multiplayer-there = { $name }, on their own phone
multiplayer-somebody = Somebody
multiplayer-joining = Connecting…
multiplayer-away = { $instead ->
    [bot] { $name }’s phone is gone: a bot plays until it is back
    [here] { $name }’s phone is gone: this device is passed
   *[wait] { $name }’s phone is gone: the table waits
  }
multiplayer-free = Free: scan this code with a phone
multiplayer-expects = { $name }, as last time: scan this code with a phone
multiplayer-who-here = Here
multiplayer-who-phone = A phone
multiplayer-who-bot = A bot
multiplayer-instead = While the phone is away
multiplayer-instead-bot = A bot plays
multiplayer-instead-here = Pass this device
multiplayer-instead-wait = Wait
multiplayer-move = Change places with
multiplayer-code = { $seat }: enlarge the code
multiplayer-code-line = Scan this with the phone’s camera. The code is good once, for ten minutes.
multiplayer-renew = New code
multiplayer-all = All seats
multiplayer-as-link = As a link
multiplayer-camera = The camera’s picture
multiplayer-scan = Scan with the camera
multiplayer-scan-stop = Stop the camera
multiplayer-photo = Use a photo
multiplayer-paste = Or paste the link
multiplayer-paste-use = Use this link
multiplayer-preparing = Getting ready…
multiplayer-answer = The answer, as a QR code
multiplayer-answer-line = { $seat } is yours. Now let the device that deals scan this code.
multiplayer-answer-wait = As soon as it is scanned, you sit at the table.
multiplayer-slow = Still nothing. Was the code scanned? Are both devices in the same Wi-Fi? Some guest networks keep devices apart: the hotspot of a phone works there. Or ask for a new code, as each is good only once.
multiplayer-network-asks = If your browser asks whether this page may reach devices in the local network, allow it: without that it finds no other device.
multiplayer-network-denied = Your browser does not let this page reach devices in the local network, so it finds no other phone or table. Allow it and try again: the icon to the left of the address opens this site’s permissions, and there it is called Local network.
multiplayer-lost = The line to the table is cut. The match waits or goes on with a bot in your place. Scan the seat’s code again on the other device.
multiplayer-sought = The table cannot be reached at the moment. Are both devices in the same Wi-Fi? This phone is looking for it and comes back by itself. If that takes long, scan the seat’s code again on the other device.
multiplayer-paused = You sit at { $seat }. The match begins, or goes on, when the device that deals says so.
multiplayer-seated = You sit at { $seat }.
multiplayer-you = You
multiplayer-expected = Nobody yet
multiplayer-record = The record of the match
multiplayer-drawn = Your number is part of the seed, and so are all the others: nobody picked the cards.
multiplayer-not-drawn = The seed of this match is not the one that was drawn at the beginning.
multiplayer-keep = Keep the match on this phone
multiplayer-kept = Kept. Here you can look through it and analyse it.
multiplayer-own-engine = Open my matches
multiplayer-reload = Load the page anew
multiplayer-undo = { $name } would like to take the last decision back. Do you agree?
multiplayer-after = The match on my phone
multiplayer-host-deals = The next deal comes from the device that deals.
multiplayer-draw = The drawing of the cards
multiplayer-draw-number = Drawing { $number } of this table, { $time }
multiplayer-draw-code = Code of the drawing, the same on every phone:
multiplayer-draw-without = Left out: { $seats }
multiplayer-draw-asked = { $name } asks for another drawing. { $count ->
    [0] This phone has not drawn at this table yet.
    [one] This phone has drawn once this evening.
   *[other] This phone has drawn { $count } times this evening.
  }
multiplayer-draw-why = A drawing counts for one match. Agree only if you know why there is to be another: whoever draws until the cards please has picked them.
multiplayer-draw-waiting = Waiting for { $seats }…
multiplayer-draw-drawn = { $count } devices drew. Nobody could choose the cards.
multiplayer-draw-left_out = The cards are drawn without this phone’s number.
multiplayer-draw-declined = You did not agree, so nothing is drawn.
multiplayer-draw-void = This drawing does not count: { $why ->
    [declined] { $seats } did not agree, or is gone.
   *[withheld] { $seats } gave no number.
  }
multiplayer-draw-yes = Draw
multiplayer-draw-no = Do not draw
multiplayer-draw-again = Draw again
multiplayer-draw-leave-out = Draw again without { $seats }
