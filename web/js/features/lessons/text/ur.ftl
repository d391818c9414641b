### Lessons: what is said once it is opened.

lessons-line = { $game } بیس منٹ میں سیکھیں: میز پر چھوٹے کام، ہر ایک میں ایک بات۔
lessons-read = یا دو منٹ میں پڑھ لیں
lessons-begin = یہاں سے شروع کریں
lessons-number = { $number }۔ { $title }
lessons-next = اگلا سبق
lessons-stars = تین میں سے { $count ->
    [one] ایک ستارہ
   *[other] { $count } ستارے
  }
puzzles-open = معمّے
