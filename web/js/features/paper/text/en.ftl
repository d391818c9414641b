### Printing sheets: what is said once it is opened.

paper-sheet = Sheet
paper-sheet-hands = Hand record
paper-sheet-dealing = Dealing list
paper-sheet-slips = Hand slips
paper-sheet-traveller = Traveller
paper-sheet-scores = Score sheet
paper-sheet-rules = Rules card
paper-sheet-exercises = Exercises
paper-line-hands = All hands of each deal, to be handed out after play.
paper-line-dealing = How to lay these deals from a sorted pack, without looking at a hand.
paper-line-slips = To be cut, folded and put with the cards.
paper-line-traveller = Goes round with the deal: who played it, and with which result.
paper-line-scores = Empty, with what points are worth.
paper-line-filled = The deals as they were entered, with what points are worth.
paper-line-rules = One page: trumps, what following owes, scoring, and every rule of this table.
paper-line-exercises = Eight positions, the answers upside down on the last page.
paper-size = Paper
paper-size-a4 = A4
paper-size-letter = Letter (US)
paper-deals = Deals
paper-deals-deal = Deal { $number }
paper-deals-all = All that are over
paper-results = With contract and result
paper-tricks = With each card by trick
paper-filled = With what was entered
paper-of = Exercises from
paper-of-puzzles = Puzzles
paper-of-lessons = Lessons
paper-part = Which
paper-eight = { $from } to { $to }
paper-level = Level
paper-pages = { $count ->
    [one] One page
   *[other] { $count } pages
  }
paper-print = Print
paper-save = Save as HTML
paper-save-pbn = Save as PBN
refusal-deal_not_over = A deal is printed once it is over.
refusal-deal_not_in_record = The record has no such deal.
refusal-too_many_exercises = So many exercises are not printed at once.
refusal-unknown_sheet = There is no such sheet.
refusal-unknown_language = Nothing is printed in that language.
refusal-no_browser = No browser was found that prints to a file: write an .html file and print that.
