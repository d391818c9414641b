### The first deal, explained

guide = 現在要知道的
guide-end = 不再講解
guide-bid = 叫牌就是說己方要拿多少。叫得最高的定主；拿不夠就輸。
guide-bid-two_hundred = 叫分就是說己方要從全部{ $all }分中拿多少分。叫得最高的定主；拿不夠，就輸掉所叫的分。
guide-bid-rangvaar = 叫牌就是說己方要在{ $tricks }墩中贏幾墩。叫得最高的定主，之後才發其餘的牌。
guide-name = 主牌大過其他花色。選你最長、最強的花色為主。
guide-declare = 發牌時亮出{ $rank }，它的花色就是主，大過其他花色。兩張相同的可以反一張。
guide-bury = 扣下{ $count }張牌，盡量不扣分牌：對方若贏得最後一墩，底牌的分要翻倍歸對方。
guide-lead = 由你出牌，出什麼都行。{ $trump ->
    [yes] 這門花色最大的牌贏得這一墩，除非有人用主牌將吃。
   *[no] 這門花色最大的牌贏得這一墩。
  }對面是你的搭檔，搭檔贏的也是你們的。
guide-follow = 變暗的牌現在不能出。{ $why }
guide-void = 你沒有首家出的花色，什麼牌都可以出：主牌可能贏，其他牌贏不了。
guide-points = 分牌：{ $worth }。{ $goal ->
    [0] 記分處寫著各方拿到的分。
   *[other] 記分處寫著已拿到的分和需要的{ $goal }分。
  }
guide-tricks = { $goal ->
    [0] 記分處寫著各方贏的墩數。
   *[other] 記分處寫著已贏的墩數和需要的{ $goal }墩。
  }
guide-score = 這是本局的得失。{ $ends ->
    [total] 先到{ $end }的一方贏得整場。
    [deals] 打完{ $end }局，領先的一方贏得整場。
   *[other] {""}
  }
guide-score-tractor = 贏的一方升級。{ $ends ->
    [deals] 打完{ $end }局，級數高的一方贏得整場。
   *[other] 先打過A的一方贏得整場。
  }
