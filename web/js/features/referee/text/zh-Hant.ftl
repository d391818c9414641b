### The referee: its questions and rulings: what is said once it is opened.

referee-line = 有爭議就來問：把桌上的情形填進來，這個引擎的裁判就會判定。
referee-waiting = 引擎一準備好，裁判就來。
referee-nothing = 這個遊戲還沒有可以問裁判的問題。
referee-game = 遊戲
referee-rules = 規則
referee-ask = 問題
referee-fill = 全部填好之後，判定就顯示在這裡。
referee-leader = 誰先出
referee-rank = 級牌
referee-declaring = 莊家一方
referee-opposing = 閒家一方
referee-typing = AS KD 10H
referee-aim = 選牌給：{ $place }
referee-cards = 牌
referee-pack = 整副牌
referee-untap = 拿掉{ $card }
referee-copy = 複製這個問題的連結
referee-clear = 重新開始
ask-follow = 可以出什麼牌？
ask-lead = 可以這樣先出嗎？
ask-declare = 這樣亮主可以嗎？
ask-winner = 這一墩歸誰？
ask-points = 這些牌值幾分？
ask-score = 這一局算幾分？
ask-levels = 這些分數升幾級？
ask-kitty = 底牌值幾分？
ask-field-trump = 主
ask-field-lead = 首家出的牌
ask-field-hand = 手牌
ask-field-play = 想出的牌
ask-field-plays = 這一墩
ask-field-declarer = 莊家
ask-field-contract = 合約
ask-field-bettors = 誰叫過分
ask-field-card_points = 各方拿到的牌分
ask-field-totals = 這一局之前的總分
ask-field-tricks = 各方贏的墩數
ask-field-points = 閒家的得分
ask-field-levels = 這一局之前的級
ask-field-kitty = 底牌
ask-field-won_by = 最後一墩歸誰
ruling-yes = 可以，符合規則。
ruling-no = 不可以，不符合規則。
ruling-options = { $count ->
    [1] 只能出這張：
   *[other] 可以出其中任何一張：
  }
ruling-winner = 這一墩歸{ seat }。
ruling-winner-named = 這一墩歸{ $name }。
ruling-points = 值{ $count }分。
ruling-made = { $made ->
    [yes] 合約打成了。
   *[no] 合約沒打成。
  }
ruling-change = 南北方{ $NS }，東西方{ $EW }。
ruling-totals = 打完這一局的總分：南北方{ $NS }，東西方{ $EW }。
ruling-levels = 打完這一局，原莊家一方打{ $declaring }，另一方打{ $opposing }。
ruling-declares-next = { $side ->
    [declaring] 下一局仍由同一方坐莊。
   *[opposing] 下一局換另一方坐莊。
  }
ruling-multiplier = 底牌的分數算{ $count }倍。
ruling-bonus = { $count ->
    [0] 閒家得不到底牌的分。
   *[other] 閒家因此得{ $count }分。
  }
ruling-won = { $side ->
    [NS] 南北方贏了整場。
    [EW] 東西方贏了整場。
    [declaring] 原莊家一方贏了整場。
   *[opposing] 另一方贏了整場。
  }
ask-field-seen = 已經出過
ask-field-voids = 已知缺門
ask-field-attempt = 甩出
ask-field-others = 其他三家
ask-field-cards = 牌
ask-field-rank = 級牌
ask-field-seat = 誰
ask-field-standing = 先前亮的
ask-field-dealer = 發牌人
ask-field-first = 第一張牌
ask-field-bids = 已叫
ask-field-deal = 第幾局
ask-field-stake = 賭注
ask-field-results = 已打局數
ask-field-bid = 叫分
ask-field-took = 得分
ask-field-declaring = 莊家一方
ask-field-last = 最後一墩
ask-field-last_winner = 上局末墩贏家
ask-field-suit = 主
ask-field-won_by-rangvaar = 誰贏了整場
ruling-speaks = 輪到{ seat }叫。
ruling-redealt = 重新發牌。
ruling-plays-for = 叫完了：{ seat }打{ $value }。
ruling-side-plays-for = 叫完了：{ side }打{ $value }。
ruling-shape-yes = 這是拖拉機。
ruling-shape-no = 這不是拖拉機。
ruling-leads = { seat }先出。
ruling-starter = { seat }拿底牌並先出。
ruling-bidding = 這一局要叫分。
ruling-no-bidding = 這一局不叫分。
ruling-first-level = 雙方從{ $level }打起。
ruling-commission = 從彩池扣下：{ $amount }。
ruling-trump = { $suit ->
    [NT] 無主。
   *[other] 主是{ suit-title }。
  }
ruling-throw-stands = 甩牌成功：誰也大不過其中一組。
ruling-throw-fails = 甩牌失敗，只出：
ruling-throw-back = 甩牌失敗，所有牌收回手裡。
ruling-penalty = 罰{ $count }分。
ruling-goes-on = 比賽繼續。
ask-field-taken_back = 甩牌已收回
ask-field-forced = 50 分是被迫叫的
referee-yes = 是
referee-last-cards = 贏下它的牌
