score-sheet-waiting = 引擎一就绪，就可以记分。
score-sheet-full = 设备没有空间了。接下来记的只在页面打开时保留，请把记分单存成文件。
score-sheet-lost = 浏览器读写不了它的存储了。接下来记的只在页面打开时保留，请把记分单存成文件。
score-sheet-refused = 这个浏览器不替本页保存任何东西，关闭之前请把记分单存成文件。
score-sheet-elsewhere = 这张记分单已在另一个标签页里往下记了，这里是那边的样子。
score-sheet-gone = 这张记分单已在另一个标签页里删除。这里的内容还在，但不再保存。
score-sheet-keep-again = 重新保存

# The list
score-sheet-none-line = 你们用真牌打，本页来记分：一局值多少、轮到谁发牌、什么时候分胜负，它都知道。
score-sheet-new = 新记分单
score-sheet-all = 全部记分单
score-sheet-open-file = 打开文件
score-sheet-figures = 胜负统计
score-sheet-figures-line = 这台设备上的记分单里每个名字的战绩。与电脑打的不算在内。
score-sheet-name = 名字
score-sheet-won = 胜
score-sheet-matches = 场
score-sheet-dealt = 局
score-sheet-remove = 删除
score-sheet-remove-sure = 确定删除
score-sheet-keep = 留着
score-sheet-deals = { $count ->
    [0] 还没有打
   *[other] { $count }局
  }

# A new sheet
score-sheet-not-kept = { $game }（没有记分单）
score-sheet-table = 牌桌
score-sheet-who-sits = 谁坐哪里
score-sheet-who-deals = 第一局谁发牌
score-sheet-date = 日期
score-sheet-note = 备注
score-sheet-stake = 每人押多少（不填：不押）
score-sheet-begin = 开始

# The score
score-sheet-roles = { $role ->
    [starter] { $dealer }发牌，{ $other }坐庄
    [opens] { $dealer }发牌，{ $other }先叫
    [caller] { $dealer }发牌，{ $other }定主
   *[open] { $dealer }发牌
  }
score-sheet-left = { $count ->
    [1] 最后一局
   *[other] 还有{ $count }局
  }
score-sheet-over = { $names }赢了
score-sheet-tie = 平局
score-sheet-declares = 坐庄
score-sheet-figure-level = 级
score-sheet-figure-total = 总分
score-sheet-figure-courts = 完胜
score-sheet-figure-points = 分
score-sheet-figure-row = 连胜
score-sheet-note-must_defend = { $side }要打过{ $level }才能再升。
score-sheet-note-hundred_rule = { $side }已有{ $total }分：往后只有叫过分的那一局才计分。
score-sheet-not-due = 有{ $count }局带标记。
score-sheet-settle = 我们打的就是该打的
score-sheet-enter = 记这一局
score-sheet-undo = 撤销
score-sheet-redo = 重做
score-sheet-turn = 倒转
score-sheet-referee = 裁判
score-sheet-out = 分享、打印…
score-sheet-linked = 这是别人发来的记分单。你的改动记在你自己的副本里。
score-sheet-go-on = 接着往下记
score-sheet-back = 回到记分单

# An entry
score-sheet-deal = 第{ $number }局
score-sheet-yes = 是
score-sheet-no = 否
score-sheet-skip = 不记
score-sheet-ok = 好
score-sheet-rub = 删掉末位
score-sheet-correct = 要改哪一项，就点上面那一项。
score-sheet-write = 记下
score-sheet-drop = 取消
score-sheet-settle-one = 这局打的就是该打的
score-sheet-insert = 前面漏了一局
score-sheet-take-out = 没打过这局
score-sheet-take-out-sure = 拿掉第{ $number }局
score-sheet-twice = 刚刚记过同样的一局。这是另一局吗？
score-sheet-twice-not = 不是，只有一局
score-sheet-twice-yes = 是另一局
score-sheet-field-thrown_in = 流局
score-sheet-field-bid = { $declaring ->
    [none] 庄家
   *[other] { $declaring }
  }叫了多少？
score-sheet-field-declaring = 哪一方坐庄？
score-sheet-field-starter = 谁是庄家？
score-sheet-field-trump = 主牌
score-sheet-field-way = 怎样记
score-sheet-field-points = { $declaring ->
    [none] 定约一方
   *[other] { $declaring }
  }拿到的分
score-sheet-field-points-tractor = { $other ->
    [none] 闲家
   *[other] { $other }
  }抓到的分
score-sheet-field-penalty = 甩牌罚分
score-sheet-field-last = 最后一墩是{ $other ->
    [none] 闲家
   *[other] { $other }
  }的吗？
score-sheet-field-kitty = 底牌里的分
score-sheet-field-lead = 最后一墩首出的是什么？
score-sheet-field-largest = 那手甩牌里最大的一手
score-sheet-field-width = 几张相同的相连？
score-sheet-field-length = 拖拉机有多长？
score-sheet-field-cards = 最后一墩首出几张？
score-sheet-field-jacks = 最后一墩是用J赢的吗？
score-sheet-field-total = { $other ->
    [none] 闲家
   *[other] { $other }
  }总共的分
score-sheet-field-declarer = 谁定约？
score-sheet-field-bet = 叫的分
score-sheet-field-other_bet = { $other ->
    [none] 另一方
   *[other] { $other }
  }有人叫过分吗？
score-sheet-field-forced = 是发牌人必叫的吗？
score-sheet-field-tricks = { $declaring ->
    [none] 定约一方
   *[other] { $declaring }
  }赢的墩数
score-sheet-field-winner = 这一局谁赢？
score-sheet-field-all = 押了十三墩，也全拿到了吗？
score-sheet-choice-total = 我知道总分
score-sheet-choice-tricks = 替我算
score-sheet-choice-single = 单张
score-sheet-choice-pair = 对子
score-sheet-choice-triple = 三张
score-sheet-choice-quad = 四张
score-sheet-choice-tractor = 拖拉机
score-sheet-choice-tractor-length = 拖拉机{ $value }连
score-sheet-choice-tractor-other = 更长的拖拉机
score-sheet-choice-throw = 甩牌
score-sheet-choice-throw-largest = 甩牌：{ $value }
score-sheet-choice-none = 不是
score-sheet-choice-jacks = 是
score-sheet-choice-half = 是，算一半
score-sheet-choice-trump_jack = 主J
score-sheet-choice-other_jacks = 别的J

# How a score came about
score-sheet-step-thrown_in = 流局。
score-sheet-step-kitty = 底牌{ $points } × { $multiplier } = { $bonus }。
score-sheet-step-penalty = 罚分{ $points }。
score-sheet-step-total = 共{ $points }分。
score-sheet-step-held_at_ace = { $side }打A守住，赢得整场。
score-sheet-step-band = { $side ->
    [none] 都不升级。
   *[other] { $side }{ $gain ->
        [0] 不升级
       *[other] 升{ $gain }级
      }。
  }
score-sheet-step-bid_failed = { $side }叫{ $bid }，只拿到{ $took }。
score-sheet-step-hooked = { $side }从{ $from }退到{ $to }。
score-sheet-step-stopped = { $side }停在{ $level }。
score-sheet-step-declares = 下一局{ $side }坐庄。
score-sheet-step-made = { $side }叫{ $bet }，得{ $points }：{ $change }。
score-sheet-step-failed = { $side }叫{ $bet }，只得{ $points }：{ $change }。
score-sheet-step-took = { $side }得{ $points }：{ $change }。
score-sheet-step-no_bet = { $side }没叫过分，{ $points }分不算。
score-sheet-step-forced = { $side }是必叫的，{ $points }分不算。
score-sheet-step-made-rangvaar = { $side }叫{ $bid }墩，得{ $tricks }墩：{ $change }。
score-sheet-step-shortfall = { $side }叫{ $bid }墩，得{ $tricks }墩，差{ $missing }墩：{ $change }。
score-sheet-step-minus_bid = { $side }叫{ $bid }墩，得{ $tricks }墩：{ $change }。
score-sheet-step-floor_zero = { $side }叫{ $bid }墩，只得{ $tricks }墩：不得分。
score-sheet-step-took-rangvaar = { $side }得{ $tricks }墩：{ $change }。
score-sheet-step-court = { $side }完胜。
score-sheet-step-deal = { $side }赢。
score-sheet-step-row = { $side }连胜{ $row }局，算完胜。
score-sheet-step-goon = { $side }打出Goon court。
score-sheet-step-bavney = { $side }押了十三墩，全拿到。
score-sheet-step-point = { $side }以{ $tricks }比{ $other }赢：+{ $gain }。
score-sheet-step-row_lost = { $side }的连胜停在{ $row }。

# Out
score-sheet-save = 存成文件
score-sheet-copy-text = 复制成文字
score-sheet-csv = 存成表格
score-sheet-print = 打印
score-sheet-head = 名字、日期和备注
score-sheet-column-deal = 局
score-sheet-column-dealer = 发牌
score-sheet-column-what = 经过
score-sheet-column-at = 记录时间
score-sheet-column-starter = 庄家
score-sheet-column-opens = 先叫
score-sheet-column-caller = 定主
score-sheet-column-trump = 主牌
score-sheet-column-points = 分
score-sheet-column-last = 闲家得最后一墩
score-sheet-column-kitty = 底牌
score-sheet-column-lead = 最后一墩牌型
score-sheet-column-total = 总共的分
score-sheet-column-declarer = 定约人
score-sheet-column-bet = 叫分
score-sheet-column-other_bet = 另一方叫过
score-sheet-column-bid = 叫墩
score-sheet-column-tricks = 墩数
score-sheet-column-winner = 赢家
score-sheet-column-thrown_in = 流局
score-sheet-column-change = 增减
score-sheet-column-marks = 不可能

# Why an entry cannot be
score-sheet-refused-missing_value = 还没有填：{ $field }
score-sheet-refused-bad_entry = { $most ->
    [none] “{ $field }”不能这样填。
   *[other] { $step ->
        [1] 不能是{ $value }：从{ $least }到{ $most }。
       *[other] 不能是{ $value }：从{ $least }到{ $most }，以{ $step }为单位。
      }
  }
score-sheet-refused-bid_too_low = { $bid }太低：从{ $lowest }到{ $highest }。
refusal-missing_value = 这一局还有没填的。
refusal-too_many_points = 抓到的{ $points }分加底牌{ $kitty }分，比全部牌的{ $all }分还多。
refusal-no_lower_bet = 另一方不可能叫过：没有更低的叫分。
refusal-cannot_end_so = 没有哪一局结束时输方得{ $tricks }墩。
refusal-not_thrown_in = 按这套规则，不会这样流局。
refusal-match_over = 这一局之前，整场已经分出胜负。
refusal-entered_twice = 刚刚用同样的数字记过第{ $deal }局。
refusal-no_such_deal = 没有第{ $deal }局。
refusal-too_many_deals = 一张记分单最多{ $most }局。
refusal-other_table = 这套规则的人数不同。
refusal-bad_entry = 不能这样填。
refusal-bad_date = 这不是日期。
refusal-not_due = { $name ->
    [level] 还轮不到打{ $played }，该打{ $due }。
    [dealer] 是{ $played }发的牌，可该{ $due }发。
    [starter] 是{ $played }坐的庄，可该{ $due }坐。
    [caller] 是{ $played }定的主，可该{ $due }定。
   *[other] 是{ $played }先开始，可该{ $due }。
  }
refusal-no_sheet = 这个游戏没有记分单。
refusal-record_begins_later = 这份牌谱从第{ $deal }局才开始，无法从头计分。
refusal-no_such_lead = { $cards } 张牌不成一个牌型，而规则不许甩牌。
