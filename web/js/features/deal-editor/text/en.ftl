deal-editor-line = Tap a card, then where it goes. Or tap a hand first, then its cards. With a keyboard, type a card as in a record: A S is the ace of spades.
deal-editor-pack = The pack
deal-editor-card = { $left ->
    [0] { $card }, none left
    [one] { $card }, { $left } left
   *[other] { $card }, { $left } left
  }
deal-editor-packet = { $number ->
    [1] First { $size }
   *[other] Then { $size }
  }
deal-editor-kitty = Kitty
deal-editor-pile = { $name }, { $count } of { $size }
deal-editor-take = Take back: { $card }
deal-editor-fill = Deal the rest
deal-editor-clear = Clear all hands
deal-editor-missing = { $count ->
    [0] All cards are placed.
    [one] { $count } card to be placed.
   *[other] { $count } cards to be placed.
  }
deal-editor-standing = Before the deal
deal-editor-field-counted = Deals counted so far
deal-editor-field-rows = Deals won in a row
deal-editor-field-last_winner = Winner of the last trick before
deal-editor-roles-open = not decided yet
deal-editor-choose = choose…
deal-editor-begin = The deal begins
deal-editor-begin-deal = from the beginning
deal-editor-begin-play = at a contract
deal-editor-contract-line = The deal begins once this is settled; in Tractor with the burying of the kitty.
deal-editor-text = As text
deal-editor-text-line = Takes the lines of a .deal record, such as “hand S AS KS 7H”, or a link to a deal. Bids and plays are not taken.
deal-editor-read = Take these hands
deal-editor-copy = Copy the text
deal-editor-more = The text also has bids, plays or more deals. They were not taken.
deal-editor-short = { $name }: { $count } of { $size } cards.
deal-editor-uses = What to do with it
deal-editor-you = You sit
deal-editor-play = Play it
deal-editor-view = Look through it
deal-editor-challenge = Challenge somebody
deal-editor-link = Copy the link
deal-editor-save = Save as a file
refusal-may_be_dealt_again = With these five cards the caller may ask for a new deal.
refusal-is_dealt_again = Nobody can declare in this deal, so it would be dealt again.
refusal-no_such_contract = The rules do not lead to this contract with these cards.
