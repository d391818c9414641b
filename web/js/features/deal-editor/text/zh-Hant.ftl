deal-editor-line = 先點一張牌，再點它的位置；也可以先點一手牌，再點要給它的牌。用鍵盤時照紀錄裡的寫法輸入：A S 就是黑桃 A。
deal-editor-pack = 整副牌
deal-editor-card = { $left ->
    [0] { $card }，沒有剩餘
   *[other] { $card }，還剩 { $left } 張
  }
deal-editor-packet = { $number ->
    [1] 先發 { $size } 張
   *[other] 再發 { $size } 張
  }
deal-editor-kitty = 底牌
deal-editor-pile = { $name }，{ $count }/{ $size } 張
deal-editor-take = 收回：{ $card }
deal-editor-fill = 其餘隨機發
deal-editor-clear = 清空所有手牌
deal-editor-missing = { $count ->
    [0] 牌已全部擺好。
   *[other] 還有 { $count } 張要擺。
  }
deal-editor-standing = 發牌之前
deal-editor-field-counted = 已計的局數
deal-editor-field-rows = 連勝局數
deal-editor-field-last_winner = 上一局最後一墩的贏家
deal-editor-roles-open = 尚未決定
deal-editor-choose = 請選擇…
deal-editor-begin = 這局牌開始於
deal-editor-begin-deal = 最開頭
deal-editor-begin-play = 某個合約
deal-editor-contract-line = 決定之後開打；拖拉機從埋底牌開始。
deal-editor-text = 文字形式
deal-editor-text-line = 可以讀 .deal 紀錄裡的行，例如「hand S AS KS 7H」，或者牌局連結。叫牌和出牌不會讀入。
deal-editor-read = 用這些手牌
deal-editor-copy = 複製文字
deal-editor-more = 文字裡還有叫牌、出牌或別的牌局，沒有讀入。
deal-editor-short = { $name }：{ $count }/{ $size } 張。
deal-editor-uses = 拿它做什麼
deal-editor-you = 你坐
deal-editor-play = 打這局牌
deal-editor-view = 從頭看看
deal-editor-challenge = 挑戰別人
deal-editor-link = 複製連結
deal-editor-save = 存成檔案
refusal-may_be_dealt_again = 拿到這五張牌，叫主的人可以要求重新發牌。
refusal-is_dealt_again = 這局牌沒有人能亮主，會重新發牌。
refusal-no_such_contract = 用這些牌，照規則到不了這個合約。
