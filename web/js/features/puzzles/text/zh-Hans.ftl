### Puzzles: what is said once it is opened.

decision-try-title = 找出更好的打法
puzzle-title = 习题：{ $theme }
puzzle-playing = { $moment ->
    [yes] 你又回到了这个决定之前，只知道当时知道的。
   *[no] 按这一家能知道的，怎样打最好？
  }
puzzle-replying = 看看别家怎么应…
puzzle-right = { $tries ->
    [1] 对了：按这一家能知道的，没有更好的打法。
   *[other] 第{ $tries }次打对了：按这一家能知道的，没有更好的打法。
  }
puzzles-line = 每题是一局中的一个决定。和最好的一样好，也算对。
puzzles-next = 下一题
puzzles-daily = 每日一题
puzzles-daily-next = 下一道每日一题{ $span }开始。
puzzles-count = 共{ $all }题，已答对{ $found }题。
puzzles-due = 今天要复习{ $due }题。
puzzles-themes = 主题
puzzle-theme-all = 全部
puzzles-evenly = 下一题出自你做得最少的主题。数字是每个主题的题数，有的主题题目不多。
puzzles-grades = 难度
puzzles-measured = 难度是测出来的：我们的{ $levels }个等级里，解出的越少，题就越难。
puzzle-grade = { $grade ->
    [all] 全部
    [easy] 容易
    [middling] 中等
    [hard] 难
   *[hardest] 很难
  }
puzzle-theme-follow = 跟牌
puzzle-theme-lead = 首出
puzzle-theme-throw = 甩牌
puzzle-theme-bury = 扣底
puzzle-theme-points = 贴分
puzzle-theme-trumps = 吊主
puzzle-theme-endgame = 残局
puzzle-theme-bet = 叫分
puzzle-theme-name = 定主
