### The first deal, explained

guide = 现在要知道的
guide-end = 不再讲解
guide-bid = 叫牌就是说己方要拿多少。叫得最高的定主；拿不够就输。
guide-bid-two_hundred = 叫分就是说己方要从全部{ $all }分中拿多少分。叫得最高的定主；拿不够，就输掉所叫的分。
guide-bid-rangvaar = 叫牌就是说己方要在{ $tricks }墩中赢几墩。叫得最高的定主，之后才发其余的牌。
guide-name = 主牌大过其他花色。选你最长、最强的花色为主。
guide-declare = 发牌时亮出{ $rank }，它的花色就是主，大过其他花色。两张相同的可以反一张。
guide-bury = 扣下{ $count }张牌，尽量不扣分牌：对方若赢得最后一墩，底牌的分要翻倍归对方。
guide-lead = 由你出牌，出什么都行。{ $trump ->
    [yes] 这门花色最大的牌赢得这一墩，除非有人用主牌将吃。
   *[no] 这门花色最大的牌赢得这一墩。
  }对面是你的搭档，搭档赢的也是你们的。
guide-follow = 变暗的牌现在不能出。{ $why }
guide-void = 你没有首家出的花色，什么牌都可以出：主牌可能赢，其他牌赢不了。
guide-points = 分牌：{ $worth }。{ $goal ->
    [0] 记分处写着各方拿到的分。
   *[other] 记分处写着已拿到的分和需要的{ $goal }分。
  }
guide-tricks = { $goal ->
    [0] 记分处写着各方赢的墩数。
   *[other] 记分处写着已赢的墩数和需要的{ $goal }墩。
  }
guide-score = 这是本局的得失。{ $ends ->
    [total] 先到{ $end }的一方赢得整场。
    [deals] 打完{ $end }局，领先的一方赢得整场。
   *[other] {""}
  }
guide-score-tractor = 赢的一方升级。{ $ends ->
    [deals] 打完{ $end }局，级数高的一方赢得整场。
   *[other] 先打过A的一方赢得整场。
  }
