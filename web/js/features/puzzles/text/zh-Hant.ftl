### Puzzles: what is said once it is opened.

decision-try-title = 找出更好的打法
puzzle-title = 謎題：{ $theme }
puzzle-playing = { $moment ->
    [yes] 你回到這個決定之前，只知道當時知道的。
   *[no] 按這一家能知道的，怎樣打最好？
  }
puzzle-replying = 看看別家怎麼應對…
puzzle-right = { $tries ->
    [1] 對了：按這一家能知道的，沒有更好的。
   *[other] 試到第{ $tries }次答對：按這一家能知道的，沒有更好的。
  }
puzzles-line = 每題是一局中途的一個決定。和最好的打法一樣好，也算對。
puzzles-next = 下一題
puzzles-daily = 每日謎題
puzzles-daily-next = 下一道每日謎題{ $span }開始。
puzzles-count = 共{ $all }題，答對{ $found }題。
puzzles-due = 今天要複習{ $due }題。
puzzles-themes = 題型
puzzle-theme-all = 全部
puzzles-evenly = 下一題出自你做得最少的題型。數字是每種題型的題數，有的題型題目不多。
puzzles-grades = 難度
puzzles-measured = 難度是測出來的：我們的{ $levels }個等級裡，解出的越少，題就越難。
puzzle-grade = { $grade ->
    [all] 全部
    [easy] 容易
    [middling] 中等
    [hard] 難
   *[hardest] 很難
  }
puzzle-theme-follow = 跟牌
puzzle-theme-lead = 先出
puzzle-theme-throw = 甩牌
puzzle-theme-bury = 扣底
puzzle-theme-points = 給搭檔加分
puzzle-theme-trumps = 逼主牌
puzzle-theme-endgame = 殘局
puzzle-theme-bet = 叫牌
puzzle-theme-name = 定主
