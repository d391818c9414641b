deal-editor-line = 先点一张牌，再点它的位置；也可以先点一手牌，再点要给它的牌。用键盘时按记录里的写法输入：A S就是黑桃A。
deal-editor-pack = 整副牌
deal-editor-card = { $left ->
    [0] { $card }，没有剩余
   *[other] { $card }，还剩 { $left } 张
  }
deal-editor-packet = { $number ->
    [1] 先发 { $size } 张
   *[other] 再发 { $size } 张
  }
deal-editor-kitty = 底牌
deal-editor-pile = { $name }，{ $count }/{ $size } 张
deal-editor-take = 收回：{ $card }
deal-editor-fill = 其余随机发
deal-editor-clear = 清空所有手牌
deal-editor-missing = { $count ->
    [0] 牌已全部摆好。
   *[other] 还有 { $count } 张要摆。
  }
deal-editor-standing = 发牌之前
deal-editor-field-counted = 已计的副数
deal-editor-field-rows = 连胜副数
deal-editor-field-last_winner = 上一副最后一墩的赢家
deal-editor-roles-open = 尚未确定
deal-editor-choose = 请选择…
deal-editor-begin = 这副牌开始于
deal-editor-begin-deal = 最开头
deal-editor-begin-play = 某个定约
deal-editor-contract-line = 定好以后开打；拖拉机从埋底牌开始。
deal-editor-text = 文字形式
deal-editor-text-line = 可以读 .deal 记录里的行，例如“hand S AS KS 7H”，或者牌局链接。叫牌和出牌不会读入。
deal-editor-read = 用这些手牌
deal-editor-copy = 复制文字
deal-editor-more = 文字里还有叫牌、出牌或别的牌局，没有读入。
deal-editor-short = { $name }：{ $count }/{ $size } 张。
deal-editor-uses = 拿它做什么
deal-editor-you = 你坐
deal-editor-play = 打这副牌
deal-editor-view = 从头看看
deal-editor-challenge = 挑战别人
deal-editor-link = 复制链接
deal-editor-save = 存为文件
refusal-may_be_dealt_again = 拿到这五张牌，叫主的人可以要求重新发牌。
refusal-is_dealt_again = 这副牌没有人能亮主，会重新发牌。
refusal-no_such_contract = 用这些牌，按规则到不了这个定约。
