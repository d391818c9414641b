### One deal played by several: what is said once it is opened.

challenge-waiting = 正在打开挑战…
challenge-against = 对手：{ $level }电脑
challenge-day = { $day }的牌局
challenge-seats = { $count }人
challenge-you = 你
challenge-friend = 你的朋友
challenge-open = 牌已为你发好。打完以后，看看和别人比怎么样。
challenge-beat = 同样的牌、同样的座位、同样的电脑对手。你能打得更好吗？
challenge-other-bots = 这个挑战来自另一个版本的“跟牌”。牌是一样的，但电脑的打法可能不同。
challenge-refused = 链接里的成绩没有显示。{ $why }
challenge-refused-act = 链接里的成绩没有显示，因为其中这一行不合规则：{ $act }
challenge-match-stays = 你桌上的这场牌会保留，以后可以继续。
challenge-play = 打这一局
challenge-share = 向朋友挑战
challenge-back = 返回
challenge-to-deal = 回到这一局
challenge-assisted = 你在这一局用过帮助。
challenge-unfinished = 这一局没有打完，所以没有你的成绩。
challenge-counts = 以总分计：我方本局得分减去对方的。
challenge-counts-court_piece = 以墩数计：我方墩数减去对方的。
challenge-counts-tractor = 以分计：闲家比上台所需多出的分，或庄家把闲家压低的分。
challenge-verdict = { $better ->
    [you] 你更好，多{ $by }。
    [them] { $name }更好，多{ $by }。
   *[none] 你们打平了。
}
bot-results-begins = 电脑正在坐到你的位置上…
bot-results-said = { $own }：胜过{ $of }次中的{ $better }次{ $even ->
    [0] {""}
   *[other] ，与{ $even }次相同
}。{ $level }的中位数是{ $middle }。
bot-results-middle = { $level }的中位数（共{ $of }次）是{ $middle }。
bot-results-progress = 已打完的次数
bot-results-stop = 停止
bot-results-how = 电脑用同样的牌、对同样的对手，在这个座位上打了{ $count }次。数字是我方得分减去对方得分。
bot-results-how-court_piece = 电脑用同样的牌、对同样的对手，在这个座位上打了{ $count }次。数字是我方墩数减去对方墩数。
bot-results-how-tractor = 电脑用同样的牌、对同样的对手，在这个座位上打了{ $count }次。数字是我方超过上台线多少分；我方坐庄时，则是让对方离上台线还差多少分。
daily-squares = 逐墩结果
daily-squares-line = 每墩一个方块，看不出任何一张牌。
daily-squares-missed = 黄色：按你当时能知道的，那里另一种打法更好。
square-won = 第{ $number }墩：我方赢{ $points ->
    [no] {""}
   *[yes] ，有分
  }
square-empty = 第{ $number }墩：没有分
square-lost = 第{ $number }墩：输了{ $points ->
    [no] {""}
   *[yes] ，有分
  }
square-missed = 第{ $number }墩：有更好的打法
daily-better = 胜过{ $of }次中的{ $better }次{ $even ->
    [0] {""}
   *[other] ，与{ $even }次相同
}
daily-copy = 复制成绩
daily-send = 分享…
result-copied = 已复制。
result-refused = 这个浏览器不允许网页复制。可以改为保存图片。
daily-picture-hidden = 这个浏览器不让网页读取图像，所以存不了图片。请改为复制文字。
daily-field-damaged = 本月的电脑成绩文件已损坏，现在由电脑在这里重打。

# The deal of the day
daily-today = 今天：
daily-line = 每个人拿到同样的牌，对手也是同样的电脑。
daily-next = 下一局{ $span }开始。
daily-clock = 这台设备的时钟是{ $day }，不可能是对的，所以没有哪一局算今天的。请校准时钟，或者选一个已有的日子。
daily-open = 你还没有打这一局。
daily-standing = 这一局你已经开始了。
daily-came = 你的成绩
daily-play = 打这一局
daily-resume = 继续这一局
daily-result = 比较成绩
daily-streak = 连续天数
daily-best = 最长连续
daily-played = 打过的局数
daily-calendar = 日历
daily-month-back = 上个月
daily-month-on = 下个月
daily-day = { $day }，{ $state ->
    [played] { $result }
    [standing] 已开始
   *[open] 没有打过
}
daily-forgotten = 这个浏览器不在这里保存数据：关闭页面后，打过的日子就没有了。
