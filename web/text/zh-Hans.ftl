### name: 简体中文
### direction: ltr
### Follow Suit 的简体中文。每种语言一个文件，句子与 en.ftl 一一对应。
### 座位写作 S、W、N、E；花色写作 S、H、C、D（NT 为无主）；$you 为 "yes" 时说的是玩家本人。

product = 跟牌
tagline = 二对二的纸牌游戏
page-title = 跟牌 Follow Suit：二对二的纸牌游戏
page-title-game = { $game } · 跟牌

## Games

game-two_hundred = 二百分
game-two_hundred-line = 一百分里己方能拿多少？叫分，定主，然后拿到手。
game-two_hundred-from = 阿卡迪亚
game-tractor = 升级
game-tractor-line = 两副牌，对子、拖拉机，从2一路打到A。
game-tractor-from = 中国
game-rangvaar = 朗瓦尔
game-rangvaar-line = 先看五张牌，叫己方能赢几墩；定主之后，再看其余八张。
game-rangvaar-from = 巴基斯坦

rules-reference = 默认
rules-traditional = 传统
rules-howto = 入门
rules-auction = 叫分
rules-standard = 通行
rules-house = 自定
rules-choose = 自定规则
rules-tractor-reference = 边抓牌边亮主；甩牌须必大；A级守庄成功才算赢。
rules-tractor-howto = 最简单的打法：不许甩牌，拖拉机种类少，升到A就赢。
rules-tractor-auction = 第一局双方叫分抢庄，之后由庄家定主；升到A就赢。
rules-tractor-standard = 最常见的打法：甩牌可以冒险，没人亮主就翻底牌。
rules-rangvaar-reference = 首家必须叫牌，叫到三家不叫为止；没打成就扣去差数。
rules-rangvaar-house = 每一条都由你来定。
rules-two_hundred-house = 每一条都由你来定。
rules-tractor-house = 每一条都由你来定。
rules-two_hundred-reference = 四十张牌，每人十张。每人只叫一次；前三家都不叫，发牌人以50分坐庄。
rules-two_hundred-traditional = 三十六张牌，每人九张。轮流叫到三家不叫为止；跌到−200的一方告负。

## Opening

opening-games = 选择游戏
opening-rules = 规则
opening-name = 你的名字
opening-name-hint = 你
opening-level = 电脑水平
level-beginner = 新手
level-casual = 普通
level-expert = 高手
level-master = 大师
language = 语言 Language
opening-deal = 发牌
opening-waiting = 准备好就发牌…
opening-continue = 继续上一场
opening-continue-which = { $game }，第{ $deal }局
opening-note = 无需注册，没有广告。一切都在本页运行，你的任何操作都不会传出去。

## Settings

settings = 设置
settings-play = 打牌
settings-looks = 外观
settings-sound = 声音
settings-keys = 键盘与播报
settings-motion = 动画跟随系统：系统要求减少动态效果时，画面不动。
settings-theme = 明暗
theme-system = 自动
theme-light = 白天
theme-dark = 夜晚
theme-contrast = 高对比
settings-deck = 花色
deck-four = 四色
deck-two = 双色
settings-back = 牌背
back-block = 本游戏的
back-geese = 飞雁
back-cabin = 木屋
back-ninepatch = 九宫
settings-order = 手牌排列
order-suits = 按花色
order-reversed = 反过来
order-ranks = 按点数
settings-speed = 速度
speed-slow = 慢
speed-normal = 正常
speed-fast = 快
speed-instant = 瞬间
settings-clickOn = 每墩之后等我继续
settings-autoplay = 只有一种出法时替我出牌
settings-oneTap = 点一下就出牌
settings-volume = 音量
settings-verbosity = 播报
verbosity-brief = 简短
verbosity-normal = 正常
verbosity-full = 详尽
settings-shortcuts = 使用单个字母的快捷键

## Shortcuts, and what is told when they ask

keys = 快捷键
keys-show = 查看快捷键
keys-line = 在牌桌上、没有在输入文字时有效。可以在设置里关闭。
keys-suit = 跳到手牌中该花色的下一张
keys-trumps = 跳到手牌中的下一张主牌
keys-turn = 轮到谁
keys-review = 桌上这一墩，或上一墩
keys-points = 比分
keys-bids = 叫牌或亮主，以及打什么主
keys-tricks = 本局的每一墩
keys-undo = 悔牌
keys-sort = 重新理牌
keys-move = 把这张牌移到手牌中的另一处
keys-list = 这张表
keys-arrows = 在手牌间移动
keys-enter = 回车
keys-enter-does = 选一张牌、出牌，或在一墩之后继续
keys-escape-does = 放下选起的牌；关闭窗口
review-trick = { $plays }。目前{ $you ->
    [yes] 你
   *[no] { $name }
  }最大{ $count ->
    [0] 。
   *[other] ，墩中有{ ledger-points }。
  }
review-last = 上一墩：{ $plays }。{ $you ->
    [yes] 你
   *[no] { $name }
  }赢得{ $count ->
    [0] 。
   *[other] ，{ ledger-points }。
  }
review-nobody = 现在没有人要行动。
review-side = { $side ->
    [us] 我方
   *[them] 对方
  }：本局{ $taken }，总计{ $total }。
review-levels = 我方打{ $us }，对方打{ $them }。

## Taking back, claiming, going on

undo = 悔牌
claim = 余墩全收
claim-tricks = { $count ->
    [1] 最后一墩是你的
   *[other] 余下{ $count }墩都是你的
  }
go-on = 继续

## The engine

engine-label = 引擎
engine-first = 正在下载引擎
engine-stage = { $stage ->
    [download] 正在下载Python和规则
    [python] 正在启动Python
    [engine] 正在布置牌桌
   *[other] 正在下载引擎
  }
engine-bytes = { $loaded } / { $total } MB
engine-ready = 准备好了
engine-retry = 重试
update-ready = 有新版本
update-ready-note = 本页的新版本已经备好。这一局会从现在的地方接着打。
engine-failed = 引擎没有启动
failure-wasm_blocked = 引擎需要WebAssembly，但浏览器不允许本页使用。可能是锁定模式或某个扩展程序挡住了。
failure-file_missing = 引擎的一个文件下载不到。可能是网络断了，也可能是网站刚刚更新。
failure-stalled = 下载停住了。请检查网络，然后重试。
failure-boot_failed = 引擎下载好了，却没能启动。
failure-engine_died = 引擎停了。这场牌已经保存：重试即可接着打。

## Seats and cards

seat = { $seat ->
    [S] 南家
    [W] 西家
    [N] 北家
   *[E] 东家
  }
bot-name-W = 奥迪尔
bot-name-N = 泰奥
bot-name-E = 伊冯
seat-you = 你
seat-dealer = 发牌人
seat-dealer-short = 发
seat-turn = { $you ->
    [yes] 轮到你
   *[no] 轮到{ $name }
  }
seat-label = { $you ->
    [yes] 你，{ $seat }
   *[no] { $name }，{ $seat }{ $partner ->
        [yes] ，你的搭档
       *[no] {""}
      }
  }
seat-cards = { $count }张牌
suit = { $suit ->
    [S] 黑桃
    [H] 红桃
    [C] 梅花
    [D] 方块
    [trump] 主牌
   *[NT] 无主
  }
suit-title = { $suit ->
    [S] 黑桃
    [H] 红桃
    [C] 梅花
    [D] 方块
    [trump] 主牌
   *[NT] 无主
  }
card = { suit }{ $rank ->
    [T] 10
   *[other] { $rank }
  }
card-joker-small = 小王
card-joker-big = 大王
list-comma = 、
list-and = { $first }和{ $last }

## The ledger: what is always on the screen

ledger = 比分
us = 我方
them = 对方
ledger-taken = 本局
ledger-total = 总分
ledger-goal = /{ $target }
ledger-points = { $count }分
ledger-deal = 第{ $number }局
trump = 主
contract = 定约
contract-so-far = 叫分
contract-none = 还没人叫
contract-label = 定约{ $value }分，{ $you ->
    [yes] 你叫的
   *[no] { $name }叫的
  }
trump-label = { $suit ->
    [none] 还没定主
    [NT] 无主
   *[other] { suit }为主
  }
last-trick = 上一墩
last-trick-open = 上一墩，{ $you ->
    [yes] 你赢的
   *[no] { $name }赢的
  }：{ $cards }。查看所有墩

## Calls

call-pass = 不叫
call-bid = { $value }
call-forced = { $value }，必叫

## Prompts

prompt-bid = 你叫多少？
prompt-bid-hint-two_hundred = 一百分里，己方能拿到的分数。
prompt-bid-button = 叫{ $value }分
prompt-pass-button = 不叫
prompt-name_trump = 你以{ $value }分叫到了。请定主。
prompt-play-lead = 你先出
prompt-play-follow = 轮到你：首家出{ suit }
prompt-play-chosen = 出{ $card }
prompt-play-button = 出牌
prompt-wait-betting = { $name }在想叫多少
prompt-wait-naming = { $name }在定主
prompt-wait-playing = { $name }在想出什么
prompt-wait-trick = { $you ->
    [yes] 这一墩归你
   *[no] 这一墩归{ $name }
  }
prompt-wait-trick-points = { $you ->
    [yes] 这一墩归你
   *[no] 这一墩归{ $name }
  }：{ ledger-points }
prompt-dealing = 正在发牌

## The hand

hand = 你的手牌
hand-card = { $card }
hand-card-picked = { $card }，来自底牌
hand-card-chosen = { $card }，已选
hand-moved = { $card }：第 { $place } 张，共 { $count } 张
hand-sort = 重新理牌
hand-arrange = 自己理牌
hand-arrange-line = 先点一张牌，再点它要放的位置。
hand-arrange-done = 好了
hand-card-held = { $card }，要移动
hand-sorted = 手牌已重新理好。
hand-card-refused = { $card }，不能出：{ $why }
trick = 这一墩
trick-card = { $you ->
    [yes] 你
   *[no] { $name }
  }：{ $card }
trick-card-winning = { trick-card }，目前最大

## Summary of a deal

deal-made = { $you ->
    [yes] 你叫{ $contract }分，我方拿到{ $taken }分
   *[no] { $name }叫{ $contract }分，那一方拿到{ $taken }分
  }
deal-headline = { $us ->
    [yes] { $made ->
        [yes] 我方打成了
       *[no] 我方没打成
      }
   *[no] { $made ->
        [yes] 对方打成了
       *[no] 对方没打成
      }
  }
deal-ahead = { $ahead ->
    [us] 这一局归我方
    [them] 这一局归对方
   *[none] 这一局打平
  }
deal-took = { $unit ->
    [tricks] 墩数：{ $us } 比 { $them }。
   *[points] 分数：{ $us } 比 { $them }。
  }
deal-passed_out = 四家都不叫
deal-passed_out-line = 这一局不计分，重新发牌。
summary-before = 原有
summary-points = 拿到
summary-change = 增减
summary-total = 总分
deal-next = 下一局
match-new = 再来一场
match-leave = 回到首页
match-won = { $us ->
    [yes] 我方赢了整场
   *[no] 对方赢了整场
  }
match-tie = 整场打平
match-line = 共{ $deals }局，{ $us }比{ $them }

## Menu and panels

menu = 菜单
menu-close = 关闭
menu-leave = 离开牌桌
menu-leave-note = 这场牌会保存，可以回来继续。
tricks = 本局所有墩
tricks-none = 还没有打完一墩。
tricks-points = 分
tricks-patch = { $you ->
    [yes] 你
   *[no] { $name }
  }出{ $card }赢得，{ ledger-points }
tricks-won-mark = ，赢得这一墩

## Trouble

trouble = 引擎出了差错
trouble-line = 引擎内部出了点问题。这场牌从原处继续；下面的记录有助于查明原因。
trouble-saved = 这场牌接不上了
trouble-saved-line = 保存的内容读不出来，已放到一边，显示在下面；可以开始新的一场。
trouble-record = 到目前为止的记录
trouble-copy = 复制记录
trouble-close = 继续
elsewhere = 这场牌在另一个标签页中打开着
elsewhere-line = 同一场牌一次只能在一个标签页里打。在这里继续，另一个标签页就会放手。
elsewhere-here = 在这里打
elsewhere-leave = 留在那里
notice-close = 收起这条提示
notice-refused = 浏览器不允许本页保存任何内容。关闭页面后，打过的牌就不再保留。
notice-full = 设备没有剩余空间了。可以继续打，但从现在起关闭页面后不再保留。
notice-elsewhere = 你的这场牌在另一个标签页中继续。
notice-restarted = 引擎停过一次，已重新启动。牌局从原来的地方继续。
notice-aside = 有保存的内容无法读取，已另存在“你的数据”中。

## The past: matches played, statistics, everything as a file

past = 你的牌局
past-matches = 牌局
past-statistics = 统计
past-data = 你的数据
past-none = 还没有打过
past-none-line = 你打过的每一场都保存在这个浏览器里。每一局都可以一张一张地重看。
past-more = 再显示一些（{ $count }）
past-won = 胜
past-lost = 负
past-tie = 平
past-unfinished = 打到第{ $deal }局
past-assisted = 用过帮助
past-continue = 继续
past-continue-label = 继续{ $game }，第{ $deal }局
past-to-list = 全部牌局
past-to-match = 全部各局
past-deal = 第{ $number }局
past-deal-open = 没有打完
past-deal-passed = 四家都不叫
past-deal-bid = { $you ->
    [yes] 你
   *[no] { $name }
  }叫{ $contract }，拿到{ $taken }：{ $made ->
    [yes] 打成
   *[no] 没打成
  }
past-deal-declared = { $whose ->
    [us] 我方坐庄
   *[them] 对方坐庄
  }，闲家得{ $taken }：{ $made ->
    [yes] 守住
   *[no] 下台
  }
past-you = { $name }（你）
past-save-record = 保存记录
past-remove = 删除这一场
past-remove-sure = 确定删除
past-keep = 不，留着
past-unreadable = 这一场读不出来，已放到一边，见“你的数据”。
past-wait = 引擎还没有准备好，请稍后再试。
level-mixed = 混合
replay-controls = 重看这一局
replay-back = 退一张
replay-on = 进一张
replay-stop-back = 退一墩
replay-stop-on = 进一墩
replay-step = 局中的位置
replay-at = 第{ $step }步，共{ $steps }步
replay-taken = 我方{ $us }，对方{ $them }
replay-nothing = 牌已发好。
replay-hand = { $name }手里有{ $cards }
replay-hand-hidden = { $name }手里有{ $count }张牌
replay-no-cards = 没有牌
replay-hidden = 这一局还没有打完，只显示你自己的牌。
statistics-none = 还没有可统计的
statistics-none-line = 打完一局之后，结果会在这里按游戏、规则和电脑水平统计。
statistics-nothing = 这里没有不用帮助打完的局。
statistics-game = 游戏
statistics-all = 全部
statistics-won = 胜场
statistics-streak = 目前连胜
statistics-best = 最长连胜
statistics-deals = 局数
statistics-col-won = 胜
statistics-col-lost = 负
statistics-course = 一局一局看
statistics-course-label = 最近{ $count }局：{ $ahead }局我方占优，{ $behind }局对方占优，差{ $balance }。
statistics-course-line = 我方占优的一局往上，对方占优的一局往下：现在是{ $balance }。
statistics-by-game = 各游戏的场次
statistics-by-level = 各级电脑的场次
statistics-by-rules = 各种规则的场次
statistics-bids = 谁坐庄，打成没有
statistics-made = 打成
statistics-failed = 没打成
statistics-you = 你
statistics-partner = 搭档
statistics-them = 对方
statistics-took = 平均每局拿到
statistics-took-declaring = 我方坐庄时我方
statistics-took-opposing = 对方坐庄时我方
statistics-took-against = 我方坐庄时对方
statistics-unit-points = 分
statistics-unit-tricks = 墩
statistics-assisted = 用过帮助的不计入上面：{ $deals }局，{ $matches }场。
data-where-device = { $count ->
    [0] 还没有保存任何牌局。你打的牌会
   *[other] { $count }场牌
  }保存在这台设备的这个浏览器里，别处没有。存成文件可以带到另一台。
data-where-memory = { $count ->
    [0] 还没有保存任何牌局。你打的牌
   *[other] { $count }场牌
  }只留在内存里，关闭页面就没有了。存成文件可以留住。
data-save = 全部存成文件
data-choose = 读入文件
data-checking = 正在读文件：第{ $done }场，共{ $of }场…
data-offer = 文件里有{ $count }场牌，保存于{ $day }。
data-add = 加入其中的牌局
data-replace = 用它替换全部
data-replace-line = 这里保存的牌局、设置和筹码都会去掉，换成文件里的。
data-replace-sure = 全部替换
data-saved = 文件已保存。
data-taken = { $count ->
    [0] 文件里没有新的内容。
   *[other] 读入了{ $count }场牌。
  }
data-full = 设备上放不下。什么都没有改变。
data-clear = 全部删除
data-clear-all = 全部删除…
data-clear-line = { $count }场牌、统计、设置和筹码都会永远删除。之前存过的文件可以再读入。
data-clear-sure = 确定全部删除
data-cleared = 已全部删除。
data-aside = 放到一边的
data-aside-line = 这些读不出来，但不碍事。
data-aside-unknown = 一场牌
data-aside-unreadable = 这不是一场牌。
data-aside-save = 保存
data-aside-drop = 删除
parcel-torn = 这个文件读不出来。什么都没有改变。
parcel-foreign = 这不是 Follow Suit 的文件。什么都没有改变。
parcel-newer = 这个文件来自本页更新的版本。什么都没有改变。
parcel-match = 文件里的第{ $number }场前后矛盾。什么都没有改变。
parcel-record = 文件里第{ $number }场的记录读不出来。什么都没有改变。
parcel-wait = 引擎要检查这个文件，但还没有准备好。请稍后再试。

## News: what the live region tells

news-deal_began = 第{ $number }局。{ $you ->
    [yes] 你发牌
   *[no] { $name }发牌
  }。
news-cards_dealt = 你的手牌：{ $cards }。
news-bid_made = { $you ->
    [yes] 你叫{ $value }分
   *[no] { $name }叫{ $value }分
  }{ $forced ->
    [yes] ，必叫
   *[no] {""}
  }。
news-passed = { $you ->
    [yes] 你不叫
   *[no] { $name }不叫
  }。
news-auction_won = { $you ->
    [yes] 你以{ $value }分叫到
   *[no] { $name }以{ $value }分叫到
  }。
news-passed_out = 四家都不叫。
news-trump_named = { $you ->
    [yes] 你定{ suit }为主
   *[no] { $name }定{ suit }为主
  }。
news-cards_played = { $you ->
    [yes] 你出
   *[no] { $name }出
  }{ $cards }。
news-trick_won = 这一墩归{ $you ->
    [yes] 你
   *[no] { $name }
  }{ $count ->
    [0] {""}
   *[other] ，{ $count }分
  }。
news-deal_scored = 本局结束。我方{ $usChange }，总分{ $usTotal }。对方{ $themChange }，总分{ $themTotal }。
news-match_won = { $side ->
    [us] 我方赢了整场。
    [them] 对方赢了整场。
   *[none] 整场打平。
  }
news-claimed = { $you ->
    [yes] 你
   *[no] { $name }
  }收下余下的{ $count }墩。
news-taken_back = 已悔牌。
news-may-play = 你可以出{ $cards }。
news-your-turn-bid = 轮到你叫分。
news-your-turn-name_trump = 请定主。
news-your-turn-play = 轮到你出牌。

## Rangvaar's own words: where a message has another wording in one game, its name ends with the game's

bot-name-W-rangvaar = 扎伊娜
bot-name-N-rangvaar = 比拉尔
bot-name-E-rangvaar = 法伊兹
seat-dealer-rangvaar = 头牌
seat-dealer-short-rangvaar = 1
ledger-deal-rangvaar = 第{ $number }局，共{ $deals }局
ledger-taken-rangvaar = 墩数
contract-rangvaar = 定约
contract-so-far-rangvaar = 叫牌
contract-none-rangvaar = 还没人叫
contract-label-rangvaar = 定约{ $value }墩，{ $you ->
    [yes] 你叫的
   *[no] { $name }叫的
  }
prompt-bid-rangvaar = 你叫几墩？
prompt-bid-hint-rangvaar = 十三墩里，己方能赢的墩数。定主之后还会再来八张牌。
prompt-bid-button-rangvaar = 叫{ $value }墩
prompt-name_trump-rangvaar = 你以{ $value }墩叫到了。请定主。
prompt-wait-bidding = { $name }在想叫几墩
deal-made-rangvaar = { $you ->
    [yes] 你叫{ $contract }墩，我方赢了{ $taken }墩
   *[no] { $name }叫{ $contract }墩，那一方赢了{ $taken }墩
  }
deal-headline-rangvaar = { $us ->
    [yes] { $made ->
        [yes] 我方打成了
       *[no] 我方没打成
      }
   *[no] { $made ->
        [yes] 对方打成了
       *[no] 对方没打成
      }
  }
deal-passed_out-line-rangvaar = 这一局不计分，也不算局数。头牌移到下一家。
summary-points-rangvaar = 墩数
tricks-patch-rangvaar = { $you ->
    [yes] 你
   *[no] { $name }
  }出{ $card }赢得
court = { $us ->
    [yes] 我方
   *[no] 对方
  }大满贯：{ $kind ->
    [all_tricks] 十三墩全拿
   *[first_seven] 开局连赢七墩
  }
news-deal_began-rangvaar = 第{ $number }局。{ $firstYou ->
    [yes] 头牌在你：由你先叫
   *[no] 头牌在{ $firstName }，由{ $firstName }先叫
  }。
news-cards_dealt-rangvaar = 你拿到{ $cards }。
news-bid_made-rangvaar = { $you ->
    [yes] 你叫{ $value }墩
   *[no] { $name }叫{ $value }墩
  }。
news-auction_won-rangvaar = { $you ->
    [yes] 你以{ $value }墩叫到
   *[no] { $name }以{ $value }墩叫到
  }。
news-pot_paid = 彩池{ $pot }个筹码已分完，你得{ $pay }。
news-your-turn-bid-rangvaar = 轮到你叫牌。
refusal-bid_too_low-rangvaar = 要比前面叫得高：至少{ $lowest }墩。
refusal-must_bid-rangvaar = 你是首家，必须叫牌。
refusal-already_passed-rangvaar = 不叫之后就不能再叫了。

option-deals = 局数
option-deals-3 = 3
option-deals-5 = 5
option-opener_may_pass = 首家叫牌
option-opener_may_pass-false = 必须叫
option-opener_may_pass-true = 可以不叫
option-auction = 叫牌轮数
option-auction-rounds = 叫到三家不叫
option-auction-single = 只叫一轮
option-first_lead = 谁先出牌
option-first_lead-first_card = 头牌
option-first_lead-bidder = 定约人
option-failed_bid = 没打成的计分
option-failed_bid-shortfall = 扣去差数
option-failed_bid-floor_zero = 不低于0
option-failed_bid-minus_bid = 倒扣所叫
option-commission = 彩池抽成5%
option-commission-ties = 打平时
option-commission-always = 总是
option-commission-never = 从不

## Play chips

chips = { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
stake-for = 输赢
stake-for-chips = 游戏筹码
stake-for-nothing = 不计筹码
stake = 底注
stake-balance = 你的筹码
stake-unknown = …
stake-reset = 重置
stake-quote = 彩池{ $pot }：赢了得{ $won }，打平得{ $tied }。
stake-note = 只是游戏筹码，不涉及真钱。
stake-given-up = 重新发牌就放弃没打完的那一场，连同它的底注。
packet = 定主后还有{ $count }张
packet-short = 还有{ $count }张
pot-label = 彩池{ $pot }，每人下注{ $stake }。
pot-note = 游戏筹码
payout = 分彩
payout-pot = 彩池
payout-commission = 抽成
payout-you = 你得

## House rules: every option with a plain sentence

options-line = 从一套现成的规则开始，再改成你们的打法。
options-waiting = 引擎还没准备好。
options-base = 起点
options-clash = “{ $one }”与“{ $other }”不能同时这样：请先改另一条。
option-idle = “{ $other }”为“{ $choice }”时，这一条不起作用。
option-deals-line = 一场打几局；无人叫牌的一局不算。
option-opener_may_pass-line = 第一个说话的人能不能也不叫。
option-auction-line = 被人叫高之后还能不能再叫。
option-first_lead-line = 第一墩由谁出牌。
option-failed_bid-line = 拿到的墩数少于所叫时怎样记分。
option-commission-line = 付彩之前，什么时候留下彩池的二十分之一。
option-bets = 叫分轮数
option-bets-line = 被人叫高之后还能不能再叫。
option-bets-single = 只叫一轮
option-bets-continuous = 叫到三家不叫
option-bets_must_rise = 所叫的分
option-bets_must_rise-line = 是必须比前面都高，还是只要不同就行。
option-bets_must_rise-true = 必须更高
option-bets_must_rise-false = 不同即可
option-nobody_bets = 无人叫分
option-nobody_bets-line = 其余各家都不叫时怎么办。
option-nobody_bets-dealer_bets = 由发牌人打
option-nobody_bets-redeal = 重新发牌
option-both_reach = 两方同时到达目标
option-both_reach-line = 同一局之后两方都到了，谁算赢。
option-both_reach-declarers = 定约方
option-both_reach-higher_total = 总分高的一方
option-minus_200_loses = 跌到−200
option-minus_200_loses-line = 总分跌到−200的一方是否就此输掉。
option-minus_200_loses-false = 接着打
option-minus_200_loses-true = 算输
option-target = 目标
option-target-line = 总分到多少算赢一场。
option-target-200 = 200
option-target-300 = 300
option-target-500 = 500
option-deck = 用牌
option-deck-line = 用四十张牌，还是用三十六张。
option-deck-40 = 40
option-deck-36 = 36
option-finding = 定庄方式
option-finding-line = 第一局怎样定主、定庄。
option-finding-declare = 亮主
option-finding-auction = 叫分
option-no_declaration = 无人亮主
option-no_declaration-line = 没人亮主时打什么主。
option-no_declaration-no_trump = 无主
option-no_declaration-kitty = 翻底牌
option-no_declaration-redeal = 重新发牌
option-no_trump_ranks = 无主时的级牌
option-no_trump_ranks-line = 打无主时，级牌算不算主牌。
option-no_trump_ranks-trump = 算主牌
option-no_trump_ranks-plain = 算副牌
option-throw = 甩牌
option-throw-line = 能否一次出同一花色的几手单张、对子或拖拉机。
option-throw-off = 不许
option-throw-proven = 必大才许
option-throw-attempt = 可以冒险
option-throw_in_trump = 甩主牌
option-throw_in_trump-line = 主牌能不能甩。
option-throw_in_trump-false = 不许
option-throw_in_trump-true = 可以
option-failed_throw = 甩牌失败后出什么
option-failed_throw-line = 甩牌有人管得住时，留下哪一手。
option-failed_throw-lowest_beaten = 被管住的最小一手
option-failed_throw-lowest_any = 最小一手
option-failed_throw_penalty = 甩牌失败罚分
option-failed_throw_penalty-line = 甩牌失败送给另一方的分数。
option-failed_throw_penalty-0 = 不罚
option-failed_throw_penalty-10 = 10
option-throw_follow = 跟甩牌
option-throw_follow-line = 甩牌里的拖拉机，要用拖拉机跟，还是有对子就行。
option-throw_follow-structure = 要拖拉机
option-throw_follow-pairs = 只要对子
option-throw_beat = 毙甩牌
option-throw_beat-line = 两家都毙了甩牌，比什么定大小。
option-throw_beat-largest_unit = 最大一手
option-throw_beat-all_units = 每一手
option-throw_beat-highest_card = 最大一张
option-shorter_tractor = 短拖拉机
option-shorter_tractor-line = 跟长拖拉机时，是否要先出短拖拉机，再出散对。
option-shorter_tractor-false = 否
option-shorter_tractor-true = 是
option-rank_gap = 隔级相连
option-rank_gap-line = 级牌抽走后，两边的牌算不算相连。
option-rank_gap-false = 不算
option-rank_gap-true = 算
option-ace_offrank = 主A连副级牌
option-ace_offrank-line = 主花色的对A与副级牌对子算不算相连。
option-ace_offrank-false = 不算
option-ace_offrank-true = 算
option-offrank_rank = 副级牌连主级牌
option-offrank_rank-line = 副级牌对子与主级牌对子算不算相连。
option-offrank_rank-false = 不算
option-offrank_rank-true = 算
option-rank_small_joker = 级牌连小王
option-rank_small_joker-line = 级牌对子与一对小王算不算相连。
option-rank_small_joker-false = 不算
option-rank_small_joker-true = 算
option-joker_joker = 小王连大王
option-joker_joker-line = 四张王算不算拖拉机。
option-joker_joker-false = 不算
option-joker_joker-true = 算
option-kitty_multiplier = 抠底倍数
option-kitty_multiplier-line = 闲家赢下最后一墩时，底牌的分翻几倍。
option-kitty_multiplier-none = 不计
option-kitty_multiplier-two_four = 2倍，对子4倍
option-kitty_multiplier-twice_longest_unit = 最大一手张数×2
option-kitty_multiplier-power = 2的张数次方
option-kitty_multiplier-twice_all_cards = 首家全部张数×2
option-kitty_multiplier-power_pairs = 2倍，每对翻一番
option-level_table = 升级
option-level_table-line = 闲家的得分换算成升几级。
option-level_table-two_two = 最多2级
option-level_table-three_two = 光头升3级
option-level_table-open = 不封顶
option-game_end = 怎样算赢
option-game_end-line = 一方做到什么才赢下整场。
option-game_end-reach_ace = 升到A
option-game_end-defend_ace = A级守庄成功
option-must_defend = 必打级
option-must_defend-line = 不能跳过、必须守庄打过的级。

## Tractor: levels and roles

level = 级
role = 角色
role-defend = 庄家
role-attack = 闲家
role-bid = 叫{ $value }
attackers = 闲家得分
attackers-none = 还没定庄
attackers-label = { $whose ->
    [us] 我方是闲家
   *[them] 对方是闲家
  }，得{ ledger-points }
trump-rank-label = { $suit ->
    [none] 打{ $rank }，还没定主
    [NT] 打{ $rank }，无主
   *[other] 打{ $rank }，{ suit }为主
  }
trump-rank-so-far = 打{ $rank }，暂时是{ suit }
cards-two = 一对{ card }
cards-two-joker-small = 一对小王
cards-two-joker-big = 一对大王

## Tractor: dealing and declaring

prompt-dealing-paused = 发牌暂停
prompt-dealing-declared = { $you ->
    [yes] 你
   *[no] { $name }
  }亮了{ $suit ->
    [NT] 无主
   *[other] { suit-title }
  }
prompt-declare = 可以亮主
prompt-declare-pass = 不亮
prompt-last-chance = 最后的亮主机会
prompt-declare-button = 用{ $cards }亮{ $suit ->
    [NT] 无主
   *[other] { suit }
  }
deal-controls = 发牌
deal-pause = 暂停发牌
deal-go-on = 继续发牌
deal-hurry = 加快发牌
deal-skip = 一次发完
declared-stands = { trick-who }亮{ $cards }：暂定{ suit }
declared-over = { trick-who }亮{ $cards }，已被反
trick-who = { $you ->
    [yes] 你
   *[no] { $name }
  }
kitty-turned = 无人亮主，翻底牌：
prompt-wait-dealing = 正在发牌
prompt-wait-last_chance = { $name }还可以亮主
prompt-wait-starter_trick = { $name }在出定庄牌
prompt-wait-burying = { $name }在埋底
prompt-bid-tractor = 你们叫多少分？
prompt-bid-hint-tractor = 两百分里，己方能在出牌中拿到的分数。你代表你们两家。
prompt-bid-button-tractor = 叫{ $value }分
prompt-bid-partner = 该{ $name }替你们叫；你也可以先叫。
prompt-bid-leave = 让{ $name }叫
prompt-bid-less = 减少
prompt-bid-more = 增加
prompt-name_trump-tractor = 你坐庄。请定主。
seat-dealer-tractor = 庄家
seat-dealer-short-tractor = 庄
bot-name-W-tractor = 小兰
bot-name-N-tractor = 小伟
bot-name-E-tractor = 小军

## Tractor: burying and playing several cards

bury-title = 埋底{ $count }张
bury-of = /{ $of }
bury-points = 分
bury-none = 还没选
bury-chosen = 已选{ $count }张，共{ $of }张，{ $points }分：{ $cards }
prompt-bury = 底牌已在你手里。请选牌埋底。
prompt-bury-button = 埋底
prompt-bury-chosen = 埋下{ $card }
prompt-chosen = { $chosen }
prompt-chosen-of = { $chosen }/{ $count }
prompt-play-count = 轮到你：首家出{ suit }，{ $count }张
prompt-play-starter = 出一张牌：庄家一方牌大的坐庄
throw-failed = { $you ->
    [yes] 你甩牌失败
   *[no] { $name }甩牌失败
  }：{ $beater }管得住，只出{ $down }。
throw-penalty = 罚{ $count }分。

## Tractor: what a deal came to

tally-none = { $whose ->
    [us] 下局我方坐庄
   *[them] 下局对方坐庄
  }
tally-gain = { $whose ->
    [us] 我方
   *[them] 对方
  }升{ $count }级
tally-tricks = { $whose ->
    [us] 我方是闲家
   *[them] 对方是闲家
  }：出牌得分
tally-penalty = 甩牌罚分
tally-kitty = 抠底：{ $points } × { $multiplier }
tally-kitty-closed = 庄家赢了最后一墩，底牌不翻
tally-points = 闲家总得分
tally-bid = 庄家叫{ $bid }分，拿到
tally-before = 原级
tally-next = 下局{ $whose ->
    [us] 我方坐庄
   *[them] 对方坐庄
  }，{ $you ->
    [yes] 庄家是你
   *[no] 庄家是{ $name }
  }。
tally-by-trick = 各墩得分
tally-trick = 第{ $number }墩：{ $you ->
    [yes] 你
   *[no] { $name }
  }，{ ledger-points }

## Tractor: news

news-deal_began-tractor = 第{ $number }局。{ $you ->
    [yes] 你先抓牌
   *[no] { $name }先抓牌
  }。
news-cards_dealt-tractor = { $cards }。
news-declared = { $you ->
    [yes] 你
   *[no] { $name }
  }用{ $cards }亮{ suit }。
news-starter_changed = { $you ->
    [yes] 暂时由你坐庄
   *[no] 暂时由{ $name }坐庄
  }。
news-last_chance_began = 牌发完了。最后的亮主机会。
news-kitty_turned = 无人亮主。底牌翻出{ $cards }。
news-auction_began = 牌发完了。{ $firstYou ->
    [yes] 由你先叫
   *[no] 由{ $firstName }先叫
  }。
news-starter_trick_taken = { $you ->
    [yes] 你出的牌最大
   *[no] { $name }出的牌最大
  }。
news-trump_fixed = { $suit ->
    [NT] 打无主
   *[other] { suit }为主
  }。{ $you ->
    [yes] 你坐庄
   *[no] { $name }坐庄
  }。
news-kitty_taken = 你拿起底牌：{ $cards }。
news-kitty_buried = { $you ->
    [yes] 你埋好了八张底牌
   *[no] { $name }埋好了八张底牌
  }。
news-throw_failed = { $you ->
    [yes] 你甩牌失败
   *[no] { $name }甩牌失败
  }：只出{ $cards }。
news-kitty_revealed = 底牌：{ $cards }，{ $count }分乘{ $multiplier }，共{ $bonus }分。
news-deal_won = 本局结束。闲家得{ ledger-points }。
news-level_changed = { $whose ->
    [us] 我方
   *[them] 对方
  }现在打{ $level }。
news-your-turn-declare = 你可以亮主。
news-your-turn-bury = 请选牌埋底。

## Refusals: why something may not be done. Each code of the engine has one.

clause = { $clause }
refusal = 不允许
refusal-must_follow = 首家出{ $suitTitle }，你手里有{ $count }张：必须跟。
refusal-out_of_turn = 还没轮到你{ $toActName ->
    [none] {""}
   *[other] ：现在该{ $toActName }
  }。
refusal-not_in_hand = 你手里没有{ $cards }。
refusal-one_card = 一次只出一张牌。
refusal-bid_too_low = 要比前面叫得高：至少{ $lowest }分。
refusal-bid_too_low-tractor = 要比前面叫得高：至少{ $lowest }分。
refusal-bid_taken = { $bid }已经有人叫过了。
refusal-no_such_bid = 不能叫{ $bid }：要在{ $lowest }到{ $highest }之间，5的倍数。
refusal-no_such_bid-rangvaar = 不能叫{ $bid }墩：要在{ $lowest }到{ $highest }之间。
refusal-no_such_bid-tractor = 不能叫{ $bid }：要在{ $lowest }到{ $highest }之间，5的倍数。
refusal-must_bid = 这里必须叫，不能不叫。
refusal-already_passed = 不叫之后就不能再叫了。
refusal-auction_over = 叫牌已经结束。
refusal-no_trump_not_offered = 这个游戏必须定一门花色为主。
refusal-wrong_phase = 现在不能这样做。
refusal-no_deal_now = 现在不用发牌。
refusal-no_deal_in_progress = 现在没有牌局。
refusal-stale_turn = 牌局已经往前走了。
refusal-cancelled = 已经取消。
refusal-no_hint_now = 现在没有要你决定的。
refusal-deal_goes_on = 这一局打完才能说。
refusal-not_a_bot = 只能问电脑为什么。
refusal-your_turn = 轮到你了。
refusal-nothing_to_do = 没有要等的。
refusal-internal = 引擎出了差错。

# Tractor
refusal-wrong_count = 应出{ $cards }张，你选了{ $played }张。
refusal-no_cards = 请至少选一张牌。
refusal-mixed_suits = 一起首出的牌必须是同一门；所有主牌算一门。
refusal-no_throws = 这套规则不许甩牌：一次只能首出一手单张、对子或拖拉机。
refusal-no_throw_in_trump = 这套规则不许甩主牌：一次只能首出一手单张、对子或拖拉机。
refusal-not_proven = 这手甩牌不是必大：{ $beatable }可能被管住。
refusal-must_follow_suit = 首家出{ $suitTitle }，你有{ $heldCount }张：要{ $all ->
    [yes] 全部跟上
   *[no] 跟{ $cards }张
  }。
refusal-must_play_pairs = 要跟{ $pairs }对{ suit }，你有{ $heldCount }对。
refusal-must_play_tractor = 要跟{ $tractorLength }{ $width ->
   *[2] 对
    [3] 组三张相同的牌
    [4] 组四张相同的牌
  }连成的{ suit }拖拉机，你手里有。
refusal-must_play_triples = 要跟{ $triples }组三张相同的{ suit }，你有{ $heldCount }组。
refusal-must_play_quads = 要跟{ $quads }组四张相同的{ suit }，你有{ $heldCount }组。
refusal-no_declaration = 这些牌亮不了主：要亮一张{ $rank }或一对相同的{ $rank }，或一对王。
refusal-already_declared = 你亮的{ $standing }还有效：只能亮更多相同的牌来加固。
refusal-too_weak = 已经亮了{ $standing }：更强的才能反主。
refusal-nobody_declares = 这套规则不亮主：主由叫分决定。
refusal-no_counter_declaring = 这套规则扣底以后不能反主。
refusal-nothing_to_counter = 没有人亮主，没有可反的。
refusal-referee_only = 这套规则裁判懂，牌桌上还不能打。
refusal-bad_lead = 首出的牌既不是单张、对子，也不是拖拉机或甩牌。
refusal-bad_levels = 级数与级别表不符。
refusal-bad_starter = 庄家与这一局不符。
refusal-bad_standing = 这场的进度前后矛盾。

# Taking back and claiming
refusal-nothing_to_undo = 本局没有可以悔的牌。
refusal-not_certain = 余下的墩还不一定都是你的。

# Chips
refusal-bad_stake = 底注要写成5或7.50这样，至少{ $leastChips }。
refusal-stake_above_balance = 你有{ $balanceChips }，不够下{ $stakeChips }。
refusal-no_stakes = 这个游戏不用筹码。
refusal-books = 账目对不上。

# What cannot be read
refusal-bad_json = 这条消息不是JSON。
refusal-bad_message = 引擎不认识这条消息。
refusal-bad_version = 网页与引擎版本不同。请重新加载网页。
refusal-bad_action = 这个游戏没有这个动作。
refusal-bad_field = 消息里有些内容不通。
refusal-missing_field = 消息里缺了内容。
refusal-unknown_field = 消息里有引擎不认识的内容。
refusal-unknown_op = 引擎没有这种消息。
refusal-unknown_question = 裁判没有这种问题。
refusal-unknown_game = 没有叫这个名字的游戏。
refusal-unknown_level = 没有这个水平的电脑。
refusal-unknown_preset = 没有叫这个名字的规则。
refusal-bad_rules = 这些规则不通。
refusal-bad_value = 有一条规则的取值不对。
refusal-contradiction = 有两条规则互相矛盾。
refusal-no_match = 还没有开始。
refusal-bad_card = 这不是一张牌。
refusal-bad_suit = 这不是花色。
refusal-bad_rank = 这不是点数。
refusal-bad_seat = 这不是座位。
refusal-bad_side = 这不是一方。
refusal-bad_sides = 双方写得不对。
refusal-joker_has_none = 王没有点数和花色。
refusal-card_twice = 有一张牌出现了两次。
refusal-card_not_in_pack = 有一张牌不在这副牌里。
refusal-card_too_often = 有一张牌比整副牌里的还多。
refusal-wrong_hand_size = 有一手牌张数不对。
refusal-unfinished = 牌还没有打完。
refusal-unclear = 这可以有不止一种理解。
refusal-bad_counted = 局数不通。
refusal-bad_outcome = 结果不通。

# Records of matches
refusal-not_a_record = 这不是对局记录。
refusal-record_version = 这份记录的版本本页读不了。
refusal-bad_line = 记录里有一行读不出来。
refusal-bad_number = 记录里有个数字读不出来。
refusal-field_twice = 记录里有一项说了两次。
refusal-no_deal = 记录里没有牌局。
refusal-deal_unfinished = 记录中间有一局没有打完。
refusal-does_not_follow = 记录里有一处与前面接不上。

# Any other
refusal-other = 不能这样做。（{ $code }）

## Hints and reasons: what a bot would do, or did, and why

hint = 提示
hint-thinking = 正在想……
hint-close = 关闭提示
hint-assisted-line = 这一局用过提示，或悔过牌。
do-play = 出{ $cards }
do-bury = 埋{ $cards }
do-declare = 用{ $cards }亮主
do-bid = 叫{ $value }
do-bid-rangvaar = 叫{ $value }
do-bid-tractor = 叫{ $value }
do-pass = 不叫
do-name_trump = 定{ suit }为主
do-nothing = 先等等
did-play = { $name }出了{ $cards }
did-bury = { $name }埋了{ $cards }
did-declare = { $name }用{ $cards }亮主
did-bid = { $name }叫了{ $value }
did-bid-rangvaar = { $name }叫了{ $value }
did-bid-tractor = { $name }叫了{ $value }
did-pass = { $name }没有叫
did-name_trump = { $name }定了{ suit }为主
figures-trick = 设想{ $worlds }副牌，有{ $won }副{ $whose ->
    [us] 我方
   *[them] 对方
  }赢下这一墩
figures-worlds = 设想了{ $worlds }副牌来比较
figures-exact = 设想了{ $worlds }副牌，每副都算到最后一张
figures-own_points = 最后{ $whose ->
    [us] 我方
   *[them] 对方
  }约得{ $value }分
figures-own_tricks = 最后{ $whose ->
    [us] 我方
   *[them] 对方
  }约得{ $value }墩
figures-opposing_points = 最后闲家约得{ $value }分
figures = { $first }；{ $second }。
figures-next = 其次：{ $action }，大约差{ $worse }分。
figures-next-close = 其次：{ $action }，差不到1分。
figures-tie = 分不出高下：{ $action }也一样好。
figures-none = 凭经验，没有设想牌局。
figures-rule = 按经验本该{ $action }。{ $reason }再往后想，这样更好。

reason-hand_worth_it = 这手牌值得叫。
reason-hand_too_weak = 这手牌不够再叫。
reason-must_bid = 没有别的选择。
reason-token_bet = 总分到了一百，叫过分才能得分。
reason-partner_speaks = 由搭档来叫。
reason-best_suit = 手里这门最强。
reason-trumps_in_prospect = 看来主牌会够多。
reason-trumps_too_weak = 看来主牌会太少。
reason-starter_card = 这一墩只决定谁拿底牌。
reason-buried_to_be_void = 空出一门好用主来毙，底里也少留分。
reason-buried_the_lowest = 埋最不值钱的牌。
reason-only_card = 只有这张可出。
reason-only_play = 没有别的可出。
reason-draw_trumps = 先吊主，免得副牌里的大牌被毙。
reason-cash_master = 这是这一门剩下最大的牌，趁早拿下这一墩。
reason-partner_can_ruff = 搭档绝了这一门，可以毙。
reason-lead_low = 出小牌损失最少。
reason-feed_partner = 这一墩归搭档：给搭档送分。
reason-partner_wins = 这一墩归搭档：垫一张没用的牌。
reason-leave_it_to_partner = 搭档领先：让给搭档。
reason-cannot_win = 这一墩赢不了：少给一点。
reason-win_with_points = 最后一家：自己的分可以稳稳拿回。
reason-win_cheaply = 最后一家：用刚好够大的牌就行。
reason-win_for_good = 后面没有人能大过它。
reason-ruff = 绝了这一门：用主牌毙下这一墩。
reason-let_it_go = 这一墩分太少，不值得用主牌。
reason-third_hand_high = 第三家出大牌，逼末家多花力气。
reason-keep_back = 出大牌也会被管住：留着。
reason-slip = 失误，新手有时会这样。
reason-throw_of_masters = 甩的每一手都是最大的，谁也管不住。
reason-lead_throw = 这一甩多半能成。
reason-lead_master = 这一门没有更大的了。
reason-lead_tractor = 拖拉机能逼出对子，很难管住。
reason-lead_pair = 出对子逼对子。
reason-lead_for_partner_to_ruff = 搭档绝了这一门，可以毙。
reason-overruff = 用更大的主牌毙下这一墩。
reason-win_trick = 赢下这一墩。
reason-over_partner = 搭档的牌守不住。
reason-give_points = 不得不给分。
reason-leave_to_partner = 搭档领先：让给搭档。
reason-discard = 绝了这一门：垫一张没用的牌。
reason-follow_low = 这一墩赢不了：跟一张小牌。

## Looking back at a deal

why = 为什么？
why-card = { $card }：问为什么
why-forgotten = 没人记得了：这不是现在这些电脑打的。
level-title = { $level ->
    [beginner] 新手
    [casual] 普通
    [expert] 高手
   *[master] 大师
  }
tricks-why-hint = 点电脑出的牌，问它为什么这样出。
tricks-ask-why = 问为什么
acts-before = 第一墩之前
moments = 关键时刻
moments-open = 关键时刻
moments-looking = 按你当时能知道的，重新看每一个决定……
moments-none = 你的决定没有一个看得出吃了亏。
moments-none-judged = 这一局没有什么要决定的。
moments-count = 按你当时能知道的，评了{ $judged }个决定。
moment-cost = 约{ $cost }分
moment-when = { $trick ->
    [0] 第一墩之前
   *[other] 第{ $trick }墩
  }
moment-made = 你：{ $action }
moment-better = 更好：{ $action }
moment-look = 看当时的牌桌
moment-back = 回到关键时刻

## Levels by seat

opening-levels-each = 分别选每家的水平
opening-level-same = 同上
opening-level-W = 西
opening-level-N = 北
opening-level-E = 东

## The rules: the help, and what differs from one set of rules to another

help = 规则
help-open = 游戏规则
help-game = { $game }的规则
help-contents = 本页内容
help-which = 按哪套规则显示
help-table = 你打的规则：{ $rules }
help-in-rules = 这套规则里
help-idle = 这里用不到。
help-other-ways = 所有打法
help-page = 单独打开这一页
help-waiting = 正在取规则…
help-missing = 规则取不到。请检查网络，然后重试。
help-play = 开始打牌
help-description = 写给新手的{ $game }规则，逐条编号，并说明各套规则的不同之处。
help-games = 其他游戏
help-languages = 语言
clause-label = 规则{ $clause }，打开说明

rule-finding-declare = 边抓牌边亮主。
rule-finding-auction = 第一局双方叫分；之后由庄家定主。不用亮主。
rule-no_declaration-no_trump = 没有人亮主，就打无主。
rule-no_declaration-kitty = 没有人亮主，就一张一张翻底牌：第一张级牌是什么花色，什么就是主；没有级牌，就看翻出的最大一张，一样大的以先翻的为准。翻出的全是王，就打无主。
rule-no_declaration-redeal = 没有人亮主，就重新发牌。
rule-no_trump_ranks-trump = 打无主时，王和级牌都是主牌。
rule-no_trump_ranks-plain = 打无主时，只有王是主牌。级牌回到各自的花色，按原来的大小。
rule-throw-off = 不许甩牌。一次只出一手单张、对子或拖拉机。
rule-throw-proven = 必大才许甩牌。
rule-throw-attempt = 可以冒险甩牌。
rule-throw_in_trump-false = 不许甩主牌。
rule-throw_in_trump-true = 主牌也可以甩。
rule-failed_throw-lowest_beaten = 甩牌失败时，出被管住的最小一手。
rule-failed_throw-lowest_any = 甩牌失败时，出最小的一手，不管它是不是被管住。
rule-failed_throw_penalty-0 = 甩牌失败不罚分。
rule-failed_throw_penalty-10 = 甩牌失败，送给另一方10分。
rule-throw_follow-structure = 甩牌里有拖拉机，就要用拖拉机来跟，和单独出拖拉机一样。
rule-throw_follow-pairs = 跟甩牌只看对子的个数，不必用拖拉机跟拖拉机。
rule-throw_beat-largest_unit = 两家都毙了甩牌，比最大一手：有拖拉机比拖拉机，没有就比对子，再没有就比最大的单张。
rule-throw_beat-all_units = 后毙的要每一手都大过先毙的，才算更大。
rule-throw_beat-highest_card = 两家都毙了甩牌，比最大的一张。
rule-shorter_tractor-false = 没有一样长的拖拉机，跟哪些对子都行。
rule-shorter_tractor-true = 没有一样长的拖拉机，要先跟短拖拉机，再跟散对。
rule-rank_gap-false = 级牌抽走后留下空当，两边的牌不相连。打7时，6‑6 8‑8不是拖拉机。
rule-rank_gap-true = 级牌抽走后不留空当，两边的牌相连。打7时，6‑6 8‑8是拖拉机。
rule-ace_offrank-false = 主花色的对A与副级牌对子不相连。
rule-ace_offrank-true = 主花色的对A与副级牌对子相连。
rule-offrank_rank-false = 副级牌对子与主级牌对子不相连。
rule-offrank_rank-true = 副级牌对子与主级牌对子相连。
rule-rank_small_joker-false = 级牌对子与一对小王不相连。
rule-rank_small_joker-true = 主级牌对子与一对小王相连；打无主时，任何一对级牌都与小王相连。
rule-joker_joker-false = 一对小王与一对大王不相连。
rule-joker_joker-true = 一对小王与一对大王相连：四张王是拖拉机。
rule-kitty_multiplier-none = 底牌的分谁也不算。
rule-kitty_multiplier-two_four = 首家出单张，底牌2倍；出对子或拖拉机，4倍；甩牌看最大一手。
rule-kitty_multiplier-twice_longest_unit = 底牌翻最大一手张数的两倍：单张2倍，对子4倍，两对的拖拉机8倍。
rule-kitty_multiplier-twice_all_cards = 最后一墩首家出几张，底牌就翻几张的两倍，甩牌也全算：单张2倍，对子4倍。
rule-kitty_multiplier-power_pairs = 底牌2倍，最大一手每有一对再翻一番：单张2倍，对子4倍，两对的拖拉机8倍。
rule-kitty_multiplier-power = 最大一手有几张，底牌就翻几番：单张2倍，对子4倍，两对的拖拉机16倍。
rule-level_table-two_two = 闲家0到35分，庄家升2级；40到75分，升1级；80到115分，都不升；120到155分，闲家升1级；160分以上，升2级。
rule-level_table-three_two = 闲家0分（光头），庄家升3级；5到35分，升2级；40到75分，升1级；80到115分，都不升；120到155分，闲家升1级；160分以上，升2级。
rule-level_table-open = 闲家0分（光头），庄家升3级；5到35分，升2级；40到75分，升1级；80到115分，都不升；120到155分，闲家升1级；160到195分，升2级；200到235分，升3级；以后每多40分，再升1级。
rule-game_end-reach_ace = 哪一方先升到A，就赢下整场。
rule-game_end-defend_ace = 升到A为止。打A时坐庄并守住，才赢下整场。
rule-must_defend = 这些级必须守庄打过，不能跳过：{ $levels }。
rule-must_defend-none = 没有必打的级。
rule-bets-single = 每人只叫一次。
rule-bets-continuous = 轮流叫，直到三家不叫。不叫之后就不能再叫。
rule-bets_must_rise-true = 每次都要叫得比前面高。
rule-bets_must_rise-false = 别人没叫过的分都可以叫；最后叫的人叫到。
rule-nobody_bets-dealer_bets = 前三家不叫，发牌人就以50分叫到。
rule-nobody_bets-redeal = 四家都不叫，不计分，重新发牌。
rule-both_reach-declarers = 双方在同一局达到目标，定约一方赢。
rule-both_reach-higher_total = 双方在同一局达到目标，总分高的赢；一样高就接着打。
rule-minus_200_loses-false = 没有下限：负多少都接着打。
rule-minus_200_loses-true = 总分跌到−200或更低的一方告负。
rule-target-200 = 打到200分。
rule-target-300 = 打到300分。
rule-target-500 = 打到500分。
rule-deck-40 = 四十张牌，十墩。
rule-deck-36 = 三十六张牌：6也去掉。每人九张，共九墩。
rule-deals-3 = 打三局。
rule-deals-5 = 打五局。
rule-opener_may_pass-false = 拿头牌的人必须叫，至少7墩。
rule-opener_may_pass-true = 拿头牌的人可以不叫。四家都不叫，就从下一家起重新发牌，这一局不算。
rule-auction-rounds = 轮流叫，直到三家不叫。
rule-auction-single = 每人只叫一次。
rule-first_lead-first_card = 拿头牌的人先出第一墩。
rule-first_lead-bidder = 叫到的人先出第一墩。
rule-failed_bid-shortfall = 没打成：赢的墩数减去差的墩数，可以是负分。
rule-failed_bid-minus_bid = 没打成：倒扣所叫的墩数。
rule-failed_bid-floor_zero = 没打成：赢的墩数减去差的墩数，但不低于0。
rule-commission-ties = 打平时才抽成。
rule-commission-always = 谁赢都抽成。
rule-commission-never = 不抽成，只留下分不开的零头。

## 放在别的网站里的牌桌

embed-bad-game = 这里没有叫“{ $value }”的游戏，请选一个。
embed-bad-rules = 这个游戏没有叫“{ $value }”的规则，按这里选定的规则打。
embed-bad-level = 电脑没有叫“{ $value }”的水平，按这里选定的水平打。
embed-bad-lang = 牌桌还不会“{ $value }”这种语言。
embed-bad-theme = 没有叫“{ $value }”的外观。
embed-bad-deal = “{ $value }”不是一副牌，已重新洗牌。
embed-read = 关闭

## 给别的网站生成代码的页面

builder-title = 把牌桌放到你的网站
builder-line = 选好要什么，把代码复制到你的网页里。牌桌只向本站取文件，什么也不保存。
builder-game = 游戏
builder-any-game = 由访客选择
builder-visitors = 随访客
builder-usual = 默认
builder-theme = 外观
builder-deal = 牌
builder-deal-hint = 任意文字：人人拿到同样的牌
builder-as = 形式
builder-element = 元素
builder-frame = 普通框架
builder-snippet = 要复制的代码
builder-copy = 复制
builder-copied = 已复制
builder-not-copied = 请复制选中的代码。
builder-preview = 预览
