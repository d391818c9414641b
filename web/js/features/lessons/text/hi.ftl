### Lessons: what is said once it is opened.

lessons-line = बीस मिनट में “{ $game }” सीखें: टेबल पर छोटे काम, हर बार एक बात।
lessons-read = या दो मिनट में पढ़ लें
lessons-begin = यहाँ से शुरू करें
lessons-number = { $number }. { $title }
lessons-next = अगला सबक़
lessons-stars = तीन में से { $count ->
    [one] { $count } सितारा
   *[other] { $count } सितारे
  }
puzzles-open = पहेलियाँ
