### The referee: its questions and rulings: what is said once it is opened.

referee-line = 有争议就来问：把桌上的情况填进来，引擎里的裁判当场裁定。
referee-waiting = 引擎一就绪，裁判就到。
referee-nothing = 这个游戏还没有可以问裁判的问题。
referee-game = 游戏
referee-rules = 规则
referee-ask = 问题
referee-fill = 填好以后，裁定就显示在这里。
referee-leader = 谁先出牌
referee-rank = 级牌
referee-declaring = 庄家一方
referee-opposing = 闲家一方
referee-typing = AS KD 10H
referee-aim = 选牌：{ $place }
referee-cards = 选牌
referee-pack = 整副牌
referee-untap = 拿掉{ $card }
referee-copy = 复制这个问题的链接
referee-clear = 重新开始
ask-follow = 可以出什么牌？
ask-lead = 可以这样首出吗？
ask-declare = 这样亮主可以吗？
ask-winner = 这一墩归谁？
ask-points = 这些牌值几分？
ask-score = 这一局得多少分？
ask-levels = 这些分能升几级？
ask-kitty = 底牌值多少分？
ask-field-trump = 主牌
ask-field-lead = 首出的牌
ask-field-hand = 手牌
ask-field-play = 想出的牌
ask-field-plays = 这一墩
ask-field-declarer = 定约人
ask-field-contract = 定约
ask-field-bettors = 谁叫过分
ask-field-card_points = 各方得到的牌分
ask-field-totals = 本局之前的总分
ask-field-tricks = 各方赢的墩数
ask-field-points = 闲家得分
ask-field-levels = 本局之前的级数
ask-field-kitty = 底牌
ask-field-won_by = 最后一墩归谁
ruling-yes = 可以。
ruling-no = 不可以。
ruling-options = { $count ->
    [1] 只能出这张：
   *[other] 可以出这些牌中的任何一张：
  }
ruling-winner = 这一墩归{ seat }。
ruling-winner-named = 这一墩归{ $name }。
ruling-points = 值{ $count }分。
ruling-made = { $made ->
    [yes] 完成定约。
   *[no] 没有完成定约。
  }
ruling-change = 南北{ $NS }，东西{ $EW }。
ruling-totals = 打完后的总分：南北{ $NS }，东西{ $EW }。
ruling-levels = 打完后，原庄家一方打{ $declaring }，另一方打{ $opposing }。
ruling-declares-next = { $side ->
    [declaring] 下一局同一方坐庄。
   *[opposing] 下一局换另一方坐庄。
  }
ruling-multiplier = 底牌的分数乘以{ $count }。
ruling-bonus = { $count ->
    [0] 闲家得不到底牌分。
   *[other] 闲家因此得{ $count }分。
  }
ruling-won = { $side ->
    [NS] 南北赢下整场。
    [EW] 东西赢下整场。
    [declaring] 庄家一方赢下整场。
   *[opposing] 另一方赢下整场。
  }
ask-field-seen = 已经出过
ask-field-voids = 已知缺门
ask-field-attempt = 甩出
ask-field-others = 其他三家
ask-field-cards = 牌
ask-field-rank = 级牌
ask-field-seat = 谁
ask-field-standing = 先前亮的
ask-field-dealer = 发牌人
ask-field-first = 第一张牌
ask-field-bids = 已叫
ask-field-deal = 第几局
ask-field-stake = 赌注
ask-field-results = 已打局数
ask-field-bid = 叫分
ask-field-took = 得分
ask-field-declaring = 庄家一方
ask-field-last = 最后一墩
ask-field-last_winner = 上局末墩赢家
ask-field-suit = 主牌
ask-field-won_by-rangvaar = 谁赢了整场
ruling-speaks = 轮到{ seat }叫。
ruling-redealt = 重新发牌。
ruling-plays-for = 叫完了：{ seat }打{ $value }。
ruling-side-plays-for = 叫完了：{ side }打{ $value }。
ruling-shape-yes = 这是拖拉机。
ruling-shape-no = 这不是拖拉机。
ruling-leads = { seat }先出。
ruling-starter = { seat }拿底牌并先出。
ruling-bidding = 这一局要叫分。
ruling-no-bidding = 这一局不叫分。
ruling-first-level = 双方从{ $level }打起。
ruling-commission = 从奖池扣下：{ $amount }。
ruling-trump = { $suit ->
    [NT] 无主。
   *[other] 主牌是{ suit-title }。
  }
ruling-throw-stands = 甩牌成功：谁也大不过其中一手。
ruling-throw-fails = 甩牌失败，只出：
ruling-throw-back = 甩牌失败，所有牌收回手里。
ruling-penalty = 罚{ $count }分。
ruling-goes-on = 比赛继续。
ask-field-taken_back = 甩牌已收回
ask-field-forced = 50 分是被迫叫的
referee-yes = 是
referee-last-cards = 赢下它的牌
