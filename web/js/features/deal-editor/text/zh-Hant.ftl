making-line = 先點一張牌，再點它的位置；也可以先點一手牌，再點要給它的牌。用鍵盤時照紀錄裡的寫法輸入：A S 就是黑桃 A。
making-pack = 整副牌
making-card = { $left ->
    [0] { $card }，沒有剩餘
   *[other] { $card }，還剩 { $left } 張
  }
making-packet = { $number ->
    [1] 先發 { $size } 張
   *[other] 再發 { $size } 張
  }
making-kitty = 底牌
making-pile = { $name }，{ $count }/{ $size } 張
making-take = 收回：{ $card }
making-fill = 其餘隨機發
making-clear = 清空所有手牌
making-missing = { $count ->
    [0] 牌已全部擺好。
   *[other] 還有 { $count } 張要擺。
  }
making-standing = 發牌之前
making-field-counted = 已計的局數
making-field-rows = 連勝局數
making-field-last_winner = 上一局最後一墩的贏家
making-roles-open = 尚未決定
making-choose = 請選擇…
making-begin = 這局牌開始於
making-begin-deal = 最開頭
making-begin-play = 某個合約
making-contract-line = 決定之後開打；拖拉機從埋底牌開始。
making-text = 文字形式
making-text-line = 可以讀 .deal 紀錄裡的行，例如「hand S AS KS 7H」，或者牌局連結。叫牌和出牌不會讀入。
making-read = 用這些手牌
making-copy = 複製文字
making-more = 文字裡還有叫牌、出牌或別的牌局，沒有讀入。
making-place = 第 { $line } 行第 { $at } 個字元（{ $text }）：{ $why }
making-place-bare = 第 { $line } 行第 { $at } 個字元：{ $why }
making-short = { $name }：{ $count }/{ $size } 張。
making-uses = 拿它做什麼
making-you = 你坐
making-play = 打這局牌
making-view = 從頭看看
making-challenge = 挑戰別人
making-link = 複製連結
making-save = 存成檔案
refusal-may_be_dealt_again = 拿到這五張牌，叫主的人可以要求重新發牌。
refusal-is_dealt_again = 這局牌沒有人能亮主，會重新發牌。
refusal-no_such_contract = 用這些牌，照規則到不了這個合約。
refusal-unknown_line = 這一行讀不懂。
refusal-no_hands = 這段文字裡沒有手牌。
refusal-text_too_long = 文字太長：最多能讀 { $most } 個字元。
