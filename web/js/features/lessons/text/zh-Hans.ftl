### Lessons: what is said once it is opened.

lessons-line = 二十分钟学会{ $game }：在牌桌上做小练习，每课只讲一件事。
lessons-read = 或者用两分钟读一遍
lessons-begin = 从这里开始
lessons-number = { $number }. { $title }
lessons-next = 下一课
lessons-stars = 三颗星中得{ $count }颗
puzzles-open = 习题
