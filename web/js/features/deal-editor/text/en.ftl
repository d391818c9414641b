making-line = Tap a card, then where it goes. Or tap a hand first, then its cards. With a keyboard, type a card as in a record: A S is the ace of spades.
making-pack = The pack
making-card = { $left ->
    [0] { $card }, none left
    [one] { $card }, { $left } left
   *[other] { $card }, { $left } left
  }
making-packet = { $number ->
    [1] First { $size }
   *[other] Then { $size }
  }
making-kitty = Kitty
making-pile = { $name }, { $count } of { $size }
making-take = Take back: { $card }
making-fill = Deal the rest
making-clear = Clear all hands
making-missing = { $count ->
    [0] All cards are placed.
    [one] { $count } card to be placed.
   *[other] { $count } cards to be placed.
  }
making-standing = Before the deal
making-field-counted = Deals counted so far
making-field-rows = Deals won in a row
making-field-last_winner = Winner of the last trick before
making-roles-open = not decided yet
making-choose = choose…
making-begin = The deal begins
making-begin-deal = from the beginning
making-begin-play = at a contract
making-contract-line = The deal begins once this is settled; in Tractor with the burying of the kitty.
making-text = As text
making-text-line = Takes the lines of a .deal record, such as “hand S AS KS 7H”, or a link to a deal. Bids and plays are not taken.
making-read = Take these hands
making-copy = Copy the text
making-more = The text also has bids, plays or more deals. They were not taken.
making-place = Line { $line }, character { $at } ({ $text }): { $why }
making-place-bare = Line { $line }, character { $at }: { $why }
making-short = { $name }: { $count } of { $size } cards.
making-uses = What to do with it
making-you = You sit
making-play = Play it
making-view = Look through it
making-challenge = Challenge somebody
making-link = Copy the link
making-save = Save as a file
refusal-may_be_dealt_again = With these five cards the caller may ask for a new deal.
refusal-is_dealt_again = Nobody can declare in this deal, so it would be dealt again.
refusal-no_such_contract = The rules do not lead to this contract with these cards.
refusal-unknown_line = This line cannot be read.
refusal-no_hands = There are no hands in this text.
refusal-text_too_long = The text is too long: { $most } characters can be read.
