### Lessons: what is said once it is opened.

lessons-line = 二十分鐘學會{ $game }：在牌桌上做小練習，一課只講一件事。
lessons-read = 或者花兩分鐘讀一遍
lessons-begin = 從這裡開始
lessons-number = { $number }. { $title }
lessons-next = 下一課
lessons-stars = 三顆星拿到{ $count }顆
puzzles-open = 謎題
