making-line = 先点一张牌，再点它的位置；也可以先点一手牌，再点要给它的牌。用键盘时按记录里的写法输入：A S就是黑桃A。
making-pack = 整副牌
making-card = { $left ->
    [0] { $card }，没有剩余
   *[other] { $card }，还剩 { $left } 张
  }
making-packet = { $number ->
    [1] 先发 { $size } 张
   *[other] 再发 { $size } 张
  }
making-kitty = 底牌
making-pile = { $name }，{ $count }/{ $size } 张
making-take = 收回：{ $card }
making-fill = 其余随机发
making-clear = 清空所有手牌
making-missing = { $count ->
    [0] 牌已全部摆好。
   *[other] 还有 { $count } 张要摆。
  }
making-standing = 发牌之前
making-field-counted = 已计的副数
making-field-rows = 连胜副数
making-field-last_winner = 上一副最后一墩的赢家
making-roles-open = 尚未确定
making-choose = 请选择…
making-begin = 这副牌开始于
making-begin-deal = 最开头
making-begin-play = 某个定约
making-contract-line = 定好以后开打；拖拉机从埋底牌开始。
making-text = 文字形式
making-text-line = 可以读 .deal 记录里的行，例如“hand S AS KS 7H”，或者牌局链接。叫牌和出牌不会读入。
making-read = 用这些手牌
making-copy = 复制文字
making-more = 文字里还有叫牌、出牌或别的牌局，没有读入。
making-place = 第 { $line } 行第 { $at } 个字符（{ $text }）：{ $why }
making-place-bare = 第 { $line } 行第 { $at } 个字符：{ $why }
making-short = { $name }：{ $count }/{ $size } 张。
making-uses = 拿它做什么
making-you = 你坐
making-play = 打这副牌
making-view = 从头看看
making-challenge = 挑战别人
making-link = 复制链接
making-save = 存为文件
refusal-may_be_dealt_again = 拿到这五张牌，叫主的人可以要求重新发牌。
refusal-is_dealt_again = 这副牌没有人能亮主，会重新发牌。
refusal-no_such_contract = 用这些牌，按规则到不了这个定约。
refusal-unknown_line = 这一行读不懂。
refusal-no_hands = 这段文字里没有手牌。
refusal-text_too_long = 文字太长：最多能读 { $most } 个字符。
