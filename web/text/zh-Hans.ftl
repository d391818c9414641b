### name: 简体中文
### direction: ltr
### Follow Suit 的简体中文。每种语言一个文件，句子与 en.ftl 一一对应。
### 座位写作 S、W、N、E；花色写作 S、H、C、D（NT 为无主）；$you 为 "yes" 时说的是玩家本人。

product = 跟牌
tagline = 二对二打牌，搭档、对手都可由电脑来当
page-title = 跟牌 Follow Suit：二对二的纸牌游戏
page-title-game = { $game } · 跟牌

## Games

game-two_hundred = 二百分
game-two_hundred-line = 一百分里己方能拿多少？叫分，定主，然后拿到手。
game-two_hundred-also = Deux Cents，来自加拿大
game-tractor = 升级
game-tractor-line = 两副牌，对子、拖拉机，从2一路打到A。
game-tractor-also = 拖拉机、八十分、双升
game-rangvaar = 朗瓦尔
game-rangvaar-line = 先看五张牌，叫己方能赢几墩；定主之后，再看其余八张。
game-rangvaar-also = 叫墩定主，近似桥牌

rules-reference = 常规打法
rules-traditional = 传统打法
rules-howto = 简单打法
rules-auction = 叫分打法
rules-standard = 冒险打法
rules-house = 自定
rules-choose = 自定规则
rules-tractor-reference = 边抓牌边亮主；甩牌须必大；A级守庄成功才算赢。
rules-tractor-howto = 最简单的打法：不许甩牌，拖拉机种类少，升到A就赢。
rules-tractor-auction = 第一局双方叫分抢庄，之后由庄家定主；升到A就赢。
rules-tractor-standard = 甩牌可以冒险，没人亮主就翻底牌，许多牌桌都这样打。
rules-rangvaar-reference = 首叫人必须叫牌，叫到三家不叫为止；没打成的，每少一墩扣一分。
rules-rangvaar-house = 每一条都由你来定。
rules-two_hundred-house = 每一条都由你来定。
rules-tractor-house = 每一条都由你来定。
rules-two_hundred-reference = 四十张牌，每人十张。每人只叫一次；前三家都不叫，发牌人必叫50分。
rules-two_hundred-traditional = 三十六张牌，每人九张。轮流叫到三家不叫为止；跌到−200的一方告负。

## Opening

home-offers = 游戏
home-games = 玩哪一种
home-new = 没玩过？
home-day = 今日牌局
home-day-done = 今日牌局：{ $result }
home-rules = 规则
home-length = 打多久？
length-minutes = 约{ $count }分钟
length-alone = 单独一局只能一个人和电脑打。
length-house-line = 打到自定规则规定的时候为止。
length-deal = 一局
length-deal-line = 只打一局。打完可以看看电脑怎么打同一副牌，也可以把这副牌发给朋友。
length-evening = 小半天
length-evening-line-tractor = 从10打到A：约十局，依规则八到十二局。10和K必打。
length-whole = 打到底
length-whole-line-tractor = 从2打到A：约三十局。
length-200 = 打到200
length-300 = 打到300
length-500 = 打到500
length-3 = 3局
length-5 = 5局
home-table = 牌桌
home-table-name = { $seats }人{ $packs }副牌
home-table-line = { $seats }人{ $packs }副牌：每人{ $hand }张，底牌{ $kitty }张，闲家{ $goal }分上台。
home-table-only = “{ $rules }”只能在这种牌桌上打。
home-table-only-auction = “{ $rules }”是两家对两家叫分，只能四个人打两副牌。人多牌多时，发牌时亮主。
home-table-other-auction = 改用亮主
home-name = 你的名字
home-name-hint = 你
home-level = 电脑水平
level-beginner = 新手
level-casual = 普通
level-expert = 高手
level-master = 大师
language = 语言 Language
home-first = 打你的第一局
home-guided = 第一局，边打边讲
home-again = 再来一场
home-streak = 连续{ $count }天
home-learn = 学习与练习
home-cards = 在你自己的牌桌上
home-sites = 用于你的程序和网站
home-about = 关于本站
home-deal = 发牌
home-deals = { $rules } · { $level }电脑
home-deals-chips = { $rules } · { $level }电脑 · 底注{ $stake }
home-last = 上次玩的
home-ways = 更多
home-days = 每一天
home-docs = 给程序员
home-python = 用Python玩
home-accessibility = 无障碍
home-waiting = 准备好就发牌…
home-continue = 继续上一场
home-continue-which = { $game }，第{ $deal }局
home-note = 免费，免注册，可离线，数据不外传。
home-note-online = 免费，免注册，数据不外传。
home-no-script = 要在这里打牌，需要JavaScript和WebAssembly，而JavaScript现在没有启用。规则不用它也能读。
home-no-files = 这个页面自己的脚本没有加载，所以在这里打不了牌。如果地址末尾没有“/”，请补上再打开。规则不用它也能读。
home-from-file = 浏览器不会从文件运行这个页面。请改为打开follow-suit.html：整个游戏都在这一个文件里，每个版本都附有；或者在源代码中运行python3 build/play.py。
home-one-file-cut = 这个文件不完整，传送时被截断了。请重新获取一份。
home-one-file-old = 这个浏览器太旧，打不开这个文件。请换一个较新的浏览器。
options = 选项
language-unread = 这份中文还没有母语读者通读过。
language-correct = 告诉我们哪里不对

## An address that leads nowhere

not-found = 这个地址没有内容
not-found-line = 页面可能已经搬走，也可能是地址写错了。

## Settings

settings = 设置
settings-play = 打牌
settings-looks = 外观
settings-sound = 声音
settings-keys = 键盘与播报
settings-about = 关于本页
about-way = { $way ->
    [stock] 引擎换了一种方式启动，用的是原样的Python文件：启动慢一些，打起来完全一样。
   *[quick] 引擎是用为本页编译好的文件快速启动的。
}
settings-textTable = 文字牌桌：只有文字和按钮，没有图画
settings-theme = 明暗
theme-system = 自动
theme-light = 白天
theme-dark = 夜晚
theme-contrast = 高对比
settings-deck = 花色
deck-four = 四色
deck-two = 双色
settings-cards = 牌的大小
cards-small = 小
cards-normal = 标准
cards-large = 大
settings-back = 牌背
back-block = 本游戏的
back-geese = 飞雁
back-cabin = 木屋
back-ninepatch = 九宫
settings-cloth = 桌布
cloth-linen = 亚麻
cloth-sage = 灰绿
cloth-rose = 玫瑰色
cloth-felt = 深色绒布
settings-motion = 动画
motion-system = 跟随系统
motion-reduced = 无
motion-full = 全部
settings-order = 手牌排列
settings-avatar = 你在牌桌上的图案
avatar-star = 星星
avatar-pinwheel = 风车
avatar-hourglass = 沙漏
avatar-cross = 十字
avatar-geese = 飞雁
avatar-window = 窗户
avatar-stairs = 台阶
avatar-house = 房子
avatar-off = 不要图案
settings-reveal = 共用设备时怎样看自己的牌
reveal-tap = 点一下
reveal-hold = 按住
order-suits = 按花色
order-reversed = 倒序
order-ranks = 按点数
settings-speed = 速度
speed-slow = 慢
speed-normal = 正常
speed-fast = 快
speed-instant = 瞬间
settings-tapToContinue = 每墩之后等我继续
settings-autoplay = 只有一种出法时替我出牌
settings-oneTap = 点一下就出牌
settings-points = 在牌上标出分值
settings-coach = 教练：出牌明显吃亏时先问一句“确定吗？”
settings-volume = 音量
settings-verbosity = 播报
verbosity-brief = 简短
verbosity-normal = 正常
verbosity-full = 详尽
settings-numbers = 给我的牌编号，可称“第3张牌”
settings-shortcuts = 使用单个字母的快捷键

## Shortcuts, and what is told when they ask

keys = 快捷键
keys-show = 查看快捷键
keys-line = 在牌桌上、没有在输入文字时有效。可以在设置里关闭。
keys-suit = 跳到手牌中该花色的下一张
keys-trumps = 跳到手牌中的下一张主牌
keys-playable = 跳到下一张可以出的牌
keys-pass = 不叫或不亮
keys-hint = 显示提示，再按收起
keys-pause = 暂停电脑或发牌，再按继续
keys-hurry = 加快
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
review-last = 上一墩：{ $plays }。归{ $you ->
    [yes] 你
   *[no] { $name }
  }{ $count ->
    [0] 。
   *[other] ，{ ledger-points }。
  }
review-nobody = 现在没有人要行动。
review-side = { $side ->
    [us] 我方
   *[them] 对方
  }：本局{ $taken }，总计{ $total }。
review-pile = 中间有{ $count }墩；{ $you ->
    [yes] 你
   *[no] { $name }
  }{ $run ->
    [1] 赢了最后一墩
   *[other] 已连赢{ $run }墩
  }。
review-indicator = 主牌扣着。
hand-down = { $count }张牌扣着：定主之前只有定主人看牌
review-score-tractor = 我方打{ $us_level }，对方打{ $them_level }。

## Taking back, claiming, going on

undo = 悔牌
claim = 余墩全收
claim-tricks = { $count ->
    [1] 最后一墩是你的
   *[other] 余下{ $count }墩都是你的
  }
go-on = 继续
pace-pause = 暂停
pace-go-on = 继续
pace-hurry = 加快，直到轮到你
pace-paused = 已暂停，电脑在等你。

## The engine

engine-label = 引擎
engine-first = 正在取牌和规则
engine-stage = { $stage ->
    [download] 正在取牌和规则
    [python] 正在洗牌
    [engine] 正在布置牌桌
   *[other] 正在下载引擎
  }
engine-bytes = { $loaded } / { $total } MB
engine-missing = 游戏共 { $total } MB，已到 { $loaded } MB，其余还缺。
engine-by-itself = 网络一恢复就会自动继续。
engine-cut-off = 没有网络：游戏已到 { $percent }%。{ engine-by-itself }
engine-ready = 准备好了
engine-otherwise = 正在换一种方式启动
engine-meanwhile = 等的时候：两分钟看懂规则
engine-retry = 重试
page-anew = 加载新版本
update-ready = 有新版本
update-ready-note = 本页的新版本已经备好。这场牌会从现在的地方接着打。
engine-failed = 引擎没有启动
failure-wasm_blocked = 引擎需要WebAssembly，但浏览器不允许本页使用。可能是锁定模式或某个扩展程序挡住了。
failure-file_missing = 引擎需要的一个文件，本网站没有给出来。
failure-damaged = 引擎的一个文件收到时已经损坏，与建站时的文件不符。
failure-policy = 本网站的一条安全规则不让引擎运行，只有网站的管理者才能改。
failure-frame_refused = 引擎要在一个框架里运行，而本网站不允许。只有网站的管理者才能改。
failure-wrong_type = 本网站发送引擎的一个文件时用了浏览器都不会运行的类型，只有网站的管理者才能改。
failure-too_many = 本网站暂时不再接受请求。请稍等一会儿再重试。
failure-unreachable = 本网站没有回应。可能是网络断了，也可能是网站停了。
failure-script = 页面自己的脚本没有到，或者网站发送它时用了浏览器都不会运行的类型。
failure-stalled = 下载停住了。可能是网络慢，也可能是网站慢：请重试。
failure-boot_failed = 引擎下载好了，却没能启动。
failure-outdated = { notice-outdated }
failure-engine_died = 引擎停了。这场牌已经保存：重试即可接着打。

## Seats and cards

seat = { $seat ->
    [S] 南家
    [SW] 西南家
    [W] 西家
    [NW] 西北家
    [N] 北家
    [NE] 东北家
    [SE] 东南家
   *[E] 东家
  }
bot-name-W = 奥迪尔
bot-name-N = 泰奥
bot-name-E = 伊冯娜
seat-you = 你
seat-partner = 搭档
seat-declarer = 定约人
seat-dealer = 发牌人
seat-handed_over = 托管中
seat-stand_in = 离开，托管中
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
list-next = { $first }；{ $last }
sentence = { $words }。

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
  }{ $forced ->
    [yes] （被迫）
   *[no] {""}
  }
trump-label = { $suit ->
    [none] 还没定主
    [NT] 无主
   *[other] { suit }为主
  }
order = 牌的大小
order-open = 谁大过谁，什么算分
order-trumps = { $count ->
    [0] 主还没定。
   *[other] 主牌大过其他所有的牌，从大到小：
  }
order-equal = 同样大的主牌，先出的为大。
order-plain = 没有人出主牌时，首家花色里最大的牌赢得这一墩，从大到小：
order-points = 分牌：{ $worth }。
order-tricks = 没有分牌，只数墩数。
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
prompt-bid-no-pass = 这里没有“不叫”。{ $why }
prompt-name_trump = 你以{ $value }分叫到了。请定主。
prompt-play-only = 这里只有{ $cards }能出
prompt-play-lead = 你先出
prompt-play-lead-taught = 你先出：点一下拿起对子或拖拉机，再点一下放下一张
prompt-play-follow = 轮到你：首家出{ suit }
prompt-play-chosen = 出牌：{ $card }
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
prompt-dealing-taught = 正在发牌。点牌堆就停

## The hand

hand = 你的手牌
hand-card = { $card }
hand-card-number = { $card }，第{ $number }张牌
hand-card-picked = { $card }，来自底牌
hand-card-chosen = { $card }，已选
hand-moved = { $card }：第{ $place }张，共{ $count }张
hand-sort = 重新理牌
hand-arrange = 自己理牌
hand-arrange-line = 先点一张牌，再点它要放的位置。
hand-arrange-done = 好了
hand-over = 托管
handed-over-line = 电脑正替你打到这一局结束。
take-over = 取消托管
hand-card-held = { $card }，待移动
hand-sorted = 手牌已重新理好。
hand-card-refused = { $card }，不能出：{ $why }
trick = 这一墩
trick-card = { $you ->
    [yes] 你
   *[no] { $name }
  }：{ $card }
trick-card-winning = { trick-card }，目前最大

## 每人一台设备

multiplayer = 一起玩
score-sheet = 用真牌打
menu-sheet = 用真牌记分
refusal-pair_other = 这里要的不是这个码。座位的码由手机扫描，手机的码由发牌的设备扫描。
refusal-pair_old = 这个码已超过十分钟。请要一个新的。
refusal-pair_used = 这个码已经用过：另一部手机坐了这个位子。请给这部手机显示新的码。
refusal-pair_no_offer = 这里没有牌桌在等这个回应。请在显示座位码的设备上打开它，或在那里显示新的码。
refusal-pair_other_tab = 您的回应已送到另一个标签页里的牌桌。这个标签页可以关闭。
refusal-pair_isolated = 两台设备连不上。有些网络，尤其是访客Wi-Fi，会把设备隔开。请让两台设备用同一个Wi-Fi或其中一台的热点，或者都用一台设备玩。
refusal-pair_unable = 这个浏览器不能与别的设备连接。请换一个浏览器，或者都用一台设备玩。
refusal-camera_none = 这里没有相机。请用别的程序拍下这个码，或粘贴链接。
refusal-camera_refused = 这里不能使用相机。请在浏览器设置里允许，或用照片，或粘贴链接。
refusal-photo_no_code = 这张图里没有二维码。请靠近一些，拿正。
refusal-pictures_hidden = 这个浏览器不让网页读取图像，所以这里读不了二维码。请改为粘贴链接。
refusal-line_lost = 与牌桌的连接断了。
refusal-line_misbehaved = 这部手机发来的东西不像我们的手机会发的，所以连接已关闭，由电脑坐下。
refusal-not_for_guests = 这部手机没有自己的引擎：请在发牌的设备上做，或等对局结束后在这里做。
refusal-undo_asked = 已问对方：{ $names }。
refusal-undo_declined = 对方不同意。
refusal-undo_too_soon = 每分钟只能问一次。
refusal-undo_too_often = 每局最多问三次。
refusal-not_drawn = 没有抽成：有人没有同意，或没有给出数。
refusal-host_left = 牌桌已放弃，或座位给了别人。
refusal-host_older = 发牌的设备上的Follow Suit版本较旧。请在那里重新加载页面。
refusal-guest_older = 这部手机上的Follow Suit版本比牌桌旧。
refusal-next_deal = 您从下一局起坐下。

## People who share the device

pass-cover = 盖住牌
pass-next = 轮到{ $name }
pass-show = { $name }：看我的牌
pass-hold = { $name }：按住看我的牌
pass-wait = 所有的牌都盖着
pass-watch = 电脑正在打牌
pass-peek = 看自己的牌
pass-cards-of = { $name }的牌
pass-look-back = 谁来回顾这一局？
pass-undo = 同意悔牌吗？
pass-undo-line = { $name }想悔牌。{ $names }，同意吗？
pass-undo-yes = 同意，悔牌
pass-undo-no = 不同意
side-names = { $one }和{ $other }
side-or = { $one }或{ $other }
us-shared = { $usFirst }
them-shared = { $themFirst }
review-side-shared = { $side ->
    [us] { $usNames }
   *[them] { $themNames }
  }：本局{ $taken }，总计{ $total }。
review-score-tractor-shared = { $usNames }打{ $us_level }，{ $themNames }打{ $them_level }。
deal-headline-shared = { $us ->
    [yes] { $usNames }
   *[no] { $themNames }
  }{ $made ->
    [yes] 打成了
   *[no] 没打成
  }
deal-ahead-shared = { $ahead ->
    [us] 这一局归{ $usNames }
    [them] 这一局归{ $themNames }
   *[none] 这一局打平
  }
match-won-shared = { $us ->
    [yes] { $usNames }赢了整场
   *[no] { $themNames }赢了整场
  }
court-shared = { $us ->
    [yes] { $usNames }
   *[no] { $themNames }
  }完胜：{ $kind ->
    [all_tricks] 十三墩全拿
   *[first_seven] 开局连赢七墩
  }
ledger-attackers-label-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  }是闲家，得{ ledger-points }，满{ $goal }分上台
tally-none-shared = 下局{ $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  }坐庄
tally-gain-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  }升{ $count }级
tally-to-ace-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  }升到A
tally-tricks-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  }是闲家：出牌得分
tally-next-shared = 下局{ $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  }坐庄，庄家是{ $name }。
news-deal_scored-shared = 本局结束。{ $usNames }{ $usChange }，总分{ $usTotal }。{ $themNames }{ $themChange }，总分{ $themTotal }。
news-match_won-shared = { $side ->
    [us] { $usNames }赢了整场。
    [them] { $themNames }赢了整场。
   *[none] 整场打平。
  }
news-level_changed-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  }现在打{ $level }。

## Summary of a deal

deal-made = { $you ->
    [yes] 你叫{ $contract }分，我方拿到{ $taken }分
   *[no] { $name }叫{ $contract }分，该方拿到{ $taken }分
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
    [tricks] 墩数：{ $us }比{ $them }。
   *[points] 分数：{ $us }比{ $them }。
  }
deal-passed_out = 四家都不叫
deal-passed_out-line = 这一局不计分，重新发牌。
summary-before = 原有
summary-points = 拿到
summary-change = 增减
summary-total = 总分
sound-off = 关闭声音
sound-on = 打开声音
feat-captured = { $us ->
    [yes] 我方抠底成功
   *[no] 对方抠底成功
  }
feat-streak = 连续{ $count }天
feat-best = 迄今最好成绩
deal-next = 下一局
match-new = 再来一场
match-leave = 回到游戏列表
match-won = { $us ->
    [yes] 我方赢了整场
   *[no] 对方赢了整场
  }
match-tie = 整场打平
match-line = 共{ $deals }局，{ $us }比{ $them }
reckoned = 怎么算的
breakdown-made = 叫{ $contract }，得{ $took }：{ $change }
breakdown-lost = 叫{ $contract }，得{ $took }，差{ $missing }：没打成，{ $change }
breakdown-took = 得{ $took }：{ $change }
breakdown-no_bet = 得{ $took }，但满100分的一方没叫过牌就不计分：{ $change }
breakdown-made-rangvaar = 叫{ $contract }墩，得{ $took }墩：{ $change }
breakdown-took-rangvaar = 得{ $took }墩：{ $change }
breakdown-shortfall = 叫{ $contract }墩，得{ $took }墩：{ $took } − 差{ $missing } = { $change }
breakdown-minus_bid = 叫{ $contract }墩，得{ $took }墩，差{ $missing }墩：倒扣所叫，{ $change }
breakdown-floor_zero = 叫{ $contract }墩，得{ $took }墩：{ $took } − 差{ $missing }，但不低于0：{ $change }
breakdown-levels = 闲家{ $range ->
    [one] { $fewest }分
    [open] { $fewest }分以上
   *[two] { $fewest }到{ $most }分
  }：{ $kind ->
    [declaring] 庄家升{ $gain }级
    [opposing] 闲家升{ $gain }级
    [declaring_to_ace] 庄家升到A
    [opposing_to_ace] 闲家升到A
    [nobody] 都不升级
   *[bid] 没打成所叫的分，都不升级
  }。
breakdown-held_at_ace = 庄家打A守住，赢得整场。
breakdown-stopped = 必打的级不能跳过。

## Menu and panels

menu = 菜单
menu-close = 关闭
menu-deal = 这一局
menu-match = 这一场
agreements = 约定
menu-leave = 离开牌桌
menu-leave-note = 这场牌会保存，可以回来继续。
give-up = 放弃这一场
give-up-sure = 放弃这一场吗？
give-up-anew = 结束这一场，另开新的一场？
give-up-line = 这一场就不能再继续了；打过的各局仍在“你的对局”里。
give-up-not = 接着打
tricks = 本局所有墩
tricks-none = 还没有打完一墩。
tricks-points = 分
tricks-patch = { $you ->
    [yes] 你
   *[no] { $name }
  }用{ $card }赢下，{ ledger-points }
tricks-won-mark = ，赢得这一墩

## Trouble

trouble = 引擎出了差错
trouble-line = 引擎内部出了点问题。这场牌从原处继续；下面的记录有助于查明原因。
trouble-saved = 这场牌接不上了
trouble-saved-line = 保存的内容读不出来，已放到一边，显示在下面；可以开始新的一场。
trouble-record = 到目前为止的记录
trouble-copy = 复制这局牌
trouble-close = 继续
elsewhere = 这场牌在另一个标签页中打开着
elsewhere-line = 同一场牌一次只能在一个标签页里打。在这里继续，另一个标签页就会放手。
elsewhere-here = 在这里打
elsewhere-leave = 留在那边打
notices = 提示
notice-close = 收起这条提示
notice-loading = 正在加载……
notice-file_missing = 页面的一部分加载不了。可能是网络断了，也可能是网站停了。
notice-outdated = 网站上已经有了新版本，本页的一部分不在了。请加载新版本，打过的牌都已保存。
notice-outdated_unkept = 网站上已经有了新版本，本页的一部分不在了。这里不保存牌局，请打完这场再加载新版本。
notice-refused = 浏览器不允许本页保存任何内容。关闭页面后，打过的牌就不再保留。
notice-full = 设备没有剩余空间了。可以继续打，但从现在起关闭页面后不再保留。
notice-lost = 浏览器读写不了它的存储了。可以继续打，从现在起都留在内存里。在“你的数据”里可以存成文件。
notice-unkept = 浏览器能保存你的牌局，但保存不了设置、星星、习题进度和座位。这些新的内容只在关闭页面之前有效。
notice-elsewhere = 你的这场牌在另一个标签页中继续。
notice-undo_request = 对方有人想收回上一个动作。
notice-undo_request-look = 回答
notice-restarted = 引擎停过一次，已重新启动。这场牌从原来的地方继续。
notice-act_lost = 牌只好重新发过，您刚才的操作与新牌不符。请重新选择。
notice-language = 这种语言还没有存到这台设备上，也无法下载。请过一会儿再选。
notice-textTable = 牌桌也可以只用文字和按钮，不用图画。
notice-textTable-use = 改用文字牌桌
notice-aside = 有保存的内容无法读取，已另存在“你的数据”中。

## The past: matches played, statistics, everything as a file

history = 你的对局
history-matches = 对局
history-statistics = 统计
history-data = 你的数据
history-none = 还没有打过
history-none-line = 你打过的每一场都保存在这个浏览器里。每一局都可以一张一张地重看。
history-more = 再显示一些（{ $count }）
history-won = 胜
history-lost = 负
history-won-by = { $names }赢了
history-watched = 全是电脑
history-tie = 平
history-unfinished = 打到第{ $deal }局
history-assisted = 用过帮助
history-continue = 继续
history-continue-label = 继续{ $game }，第{ $deal }局
history-to-list = 全部对局
history-to-match = 本场各局
history-deal = 第{ $number }局
history-deal-open = 没有打完
history-deal-passed = 四家都不叫
history-deal-bid = { $you ->
    [yes] 你
   *[no] { $name }
  }叫{ $contract }，拿到{ $taken }：{ $made ->
    [yes] 打成
   *[no] 没打成
  }
history-deal-declared = { $whose ->
    [us] 我方坐庄
    [other] { $name }坐庄
   *[them] 对方坐庄
  }，闲家得{ $taken }：{ $made ->
    [yes] 守住
   *[no] 下台
  }
history-save-record = 保存记录
history-remove = 删除这一场
history-remove-sure = 确定删除
history-keep = 不，留着
history-unreadable = 这一场读不出来，已放到一边，见“你的数据”。
history-wait = 引擎还没有准备好，准备好后会自动打开这场对局。
level-mixed = 混合
replay-controls = 重看这一局
replay-back = 退一张
replay-on = 进一张
replay-stop-back = 退一墩
replay-stop-on = 进一墩
replay-step = 局中的位置
replay-at = 第{ $step }步，共{ $steps }步
replay-yourself = 自己打这一局
replay-played-by = 由{ $names }打的
replay-nothing = 牌已发好。
replay-hands = 手牌及更多
replay-all-hands = 各家手牌
replay-hand = { $you ->
    [yes] 你
   *[no] { $name }
  }手里有{ $cards }
replay-hand-hidden = { $name }手里有{ $count }张牌
replay-no-cards = 没有牌
replay-hidden = 这一局还没有打完，只显示你自己的牌。
statistics-none = 还没有可统计的
statistics-none-line = 打完一局之后，结果会在这里按游戏、规则和电脑水平统计。
statistics-nothing = 这里没有独立打完的局。
statistics-game = 游戏
statistics-all = 全部
statistics-person = 玩家
statistics-alone = 你一个人
statistics-won = 胜场
statistics-streak = 目前连胜
statistics-best = 最长连胜
statistics-deals = 局数
statistics-col-won = 胜
statistics-col-lost = 负
statistics-course = 一局一局看
statistics-course-label = 最近{ $count }局：{ $ahead }局我方占优，{ $behind }局对方占优，合计{ $balance }。
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
    [0] 还没有保存任何内容。你打的牌会
   *[other] { $count }份对局、记分单和自定规则
  }保存在这台设备的这个浏览器里，别处没有。存成文件可以带到另一台设备。
data-where-memory = { $count ->
    [0] 还没有保存任何内容。你打的牌
   *[other] { $count }份对局、记分单和自定规则
  }只留在内存里，关闭页面就没有了。存成文件可以留住。
data-where-lost = 浏览器读写不了它的存储了。此后的内容只留在内存里，关闭页面就没有了。存成文件可以留住。
data-where-full = 设备没有剩余空间了。此后的内容只留在内存里，关闭页面就没有了。存成文件可以留住。
data-safari = iPhone、iPad或Mac上的Safari，如果用了七天都没有打开某个网站，就会删除它保存的内容。安装了网页就不会：分享→添加到主屏幕，在Mac上是添加到程序坞。
data-save = 全部存成文件
data-choose = 读入文件
data-checking = 正在读文件：第{ $done }份，共{ $of }份…
data-offer = 文件里有{ $count }份对局、记分单和自定规则，保存于{ $day }。
data-add = 加入其中的内容
data-replace = 用它替换全部
data-replace-line = 这里保存的对局、记分单、规则、设置和进度都会去掉，换成文件里的。
data-replace-sure = 全部替换
data-saved = 文件已保存。
data-saved-partly = 文件已保存。有{ $count }份内容现在读不出来，不在文件里。
data-taken = { $count ->
    [0] 文件里没有新的内容。
   *[other] 读入了{ $count }份内容。
  }
data-full = 设备上放不下。什么都没有改变。
data-clear = 全部删除
data-clear-all = 全部删除…
data-clear-line = { $count }份对局、记分单和自定规则，以及统计、设置和进度都会永久删除。之前存过的文件可以再读入。
data-clear-sure = 确定全部删除
data-cleared = 已全部删除。
data-not-cleared = 浏览器读写不了它的存储，没有全部删除。请关闭页面，重新打开后再删除。
data-aside = 放到一边的内容
data-aside-line = 这些保存过，但读不出来；放着也不碍事。
data-aside-unknown = 一份内容
data-aside-unreadable = 这不是这里保存的任何一种内容。
data-aside-save = 保存
data-aside-drop = 删除
export-file-torn = 这个文件读不出来。什么都没有改变。
export-file-foreign = 这不是“跟牌”的文件。什么都没有改变。
export-file-newer = 这个文件来自本页较新的版本。什么都没有改变。
export-file-match = 文件里的第{ $number }份内容不合理。什么都没有改变。
export-file-record = 文件里第{ $number }份内容的文字读不出来。什么都没有改变。
export-file-wait = 引擎要检查这个文件，但还没有准备好。请稍后再试。

# Sharing a deal
share = 分享
share-open = 分享…
share-line = 这个链接里有整局牌：发的牌、叫牌、每一次出牌，还有座位上的名字。不会上传任何东西；拿到链接的人都能看这局牌。
share-unfinished = 这一局还没有打完：链接里有各家的牌，但打开的人只看得到你的牌。
share-scope = 分享什么
share-match = 到目前为止的整场，共{ $count }局
share-title = 跟牌：{ $game }，第{ $number }局
share-link = 链接
share-length = { $count }个字符
share-making = 正在生成链接…
share-copy = 复制链接
share-copy-text = 复制为文字
share-copied = 已复制。
share-refused = 这个浏览器不允许自动复制，请选中链接自行复制。
share-send = 发送…
share-code = 二维码
share-code-label = 链接的二维码
share-save = 存为文件
share-too-long = 内容太长，放进链接会被有些程序截断，请改为发送文件。

# A deal that came in a link
replay-link = 别人分享的一局牌
replay-link-waiting = 正在打开…
received = 收到的内容
unread-lines = 有些内容没有看懂：
unread-more = 还有{ $count }处。
replay-play = 播放
replay-pause = 暂停

# The referee's page
deal-editor = 自己摆牌
referee = 问裁判
side = { $side ->
    [NS] 南北
   *[EW] 东西
  }
example-pass = 过
example-tie = 平局

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
news-passed-tractor = { $bids ->
    [yes] { $you ->
        [yes] 你不叫
       *[no] { $name }不叫
      }
   *[no] { $you ->
        [yes] 你不亮主
       *[no] { $name }不亮主
      }
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
   *[other] ，{ ledger-points }
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

bot-name-W-rangvaar = 泽娜布
bot-name-N-rangvaar = 比拉尔
bot-name-E-rangvaar = 法伊兹
seat-dealer-rangvaar = 首叫
ledger-deal-rangvaar = 第{ $number }/{ $deals }局
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
   *[no] { $name }叫{ $contract }墩，该方赢了{ $taken }墩
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
deal-passed_out-line-rangvaar = 这一局不计分，也不算局数。改由下一家首叫。
summary-points-rangvaar = 墩数
tricks-patch-rangvaar = { $you ->
    [yes] 你
   *[no] { $name }
  }用{ $card }赢下
court = { $us ->
    [yes] 我方
   *[no] 对方
  }完胜：{ $kind ->
    [all_tricks] 十三墩全拿
   *[first_seven] 开局连赢七墩
  }
news-deal_began-rangvaar = 第{ $number }局。{ $firstYou ->
    [yes] 第一张牌发给你，由你先叫
   *[no] 第一张牌发给{ $firstName }，由{ $firstName }先叫
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
news-pot_paid = 彩池{ $pot }筹码已分完，你得{ $pay }。
news-your-turn-bid-rangvaar = 轮到你叫牌。
refusal-bid_too_low-rangvaar = 要比前面叫得高：至少{ $lowest }墩。
refusal-must_bid-rangvaar = 你是首叫人，必须叫牌。
refusal-already_passed-rangvaar = 不叫之后就不能再叫了。

## Play chips

chips = { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
stake-for = 输赢
stake-for-chips = 游戏筹码
stake-for-nothing = 不计筹码
stake = 底注
stake-note = 只是游戏筹码，不涉及真钱。
packet = 定主后还有{ $count }张
packet-short = 还有{ $count }张
pot-label = 彩池{ $pot }，每人底注{ $stake }{ $kept ->
    [no] {""}
   *[other] ，其中每人{ $kept }被抽走
  }。
pot-note = 游戏筹码
pot-short = 彩池{ $pot } · 每人{ $stake }{ $kept ->
    [no] {""}
   *[other] ，抽{ $kept }
  }
payout = 彩池分配
payout-pot = 彩池
payout-commission = 抽成
payout-you = 你得

## Tractor: levels and roles

level = 级
ledger-level = { level }
role = 角色
role-defend = 庄家
role-attack = 闲家
role-goal = 叫{ $value }
ledger-attackers = 闲家得分
ledger-attackers-none = 还没定庄
pile-open = 闲家得到的分牌
pile = 闲家的分牌
pile-none = 还没有。
pile-goal = 闲家得满{ $goal }分就上台，下一局坐庄；不满则庄家一方连庄。
ledger-attackers-label = { $whose ->
    [us] 我方是闲家
   *[them] 对方是闲家
  }，得{ ledger-points }，满{ $goal }分上台
trump-rank-label = { $suit ->
    [none] 打{ $rank }，还没定主
    [NT] 打{ $rank }，无主
   *[other] 打{ $rank }，{ suit }为主
  }
trump-rank-so-far = 打{ $rank }，暂时是{ suit }
trump-rank-open = 打几还没定：打叫得高的一方的级
cards-equal = { $count ->
    [2] 一对
    [3] 三张
   *[4] 四张
  }{ card }
cards-equal-joker-small = { $count ->
    [2] 一对
    [3] 三张
   *[4] 四张
  }小王
cards-equal-joker-big = { $count ->
    [2] 一对
    [3] 三张
   *[4] 四张
  }大王

## Tractor: dealing and declaring

prompt-dealing-paused = 发牌暂停
prompt-awaited = 其他玩家还在路上：游戏已到 { $percent }%。
prompt-dealing-declared = { $you ->
    [yes] 你
   *[no] { $name }
  }亮了{ $suit ->
    [NT] 无主
   *[other] { suit-title }
  }
prompt-declare = 可以亮主
prompt-declare-chosen = { $cards }：{ $suit ->
    [NT] 无主
   *[other] { suit }为主
  }。再点一下就亮主。
prompt-declare-pass = 不亮
prompt-last-chance = 最后的亮主机会
prompt-declare-button = 用{ $cards }亮{ $suit ->
    [NT] 无主
   *[other] { suit }
  }
deal-controls = 发牌
deal-pause = 暂停发牌
deal-go-on = 继续发牌
deal-pack-pause = 牌堆：停在这里
deal-pack-go-on = 牌堆：继续
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
prompt-wait-last_chance = 牌发完了
prompt-wait-starter_trick = { $name }在出定庄牌
prompt-wait-burying = { $name }在扣底
prompt-wait-countering = { $name }还可以反主
prompt-bid-tractor = 你们叫多少分？
prompt-bid-hint-tractor = 两百分里，己方能在出牌中拿到的分数。你代表你们两家。
prompt-bid-button-tractor = 叫{ $value }分
prompt-bid-partner = 该{ $name }替你们叫；你也可以先叫。
prompt-bid-leave = 让{ $name }叫
prompt-bid-less = 减少
prompt-bid-more = 增加
prompt-name_trump-tractor = 你坐庄。请定主。
seat-declarer-tractor = 庄家
bot-name-W-tractor = 小兰
bot-name-N-tractor = 小伟
bot-name-E-tractor = 小军
bot-name-SW-tractor = 小涛
bot-name-NW-tractor = 小梅
bot-name-NE-tractor = 小浩
bot-name-SE-tractor = 小英

## Tractor: burying and playing several cards

bury-title = 扣底{ $count }张
bury-so-far = { $count }/{ $of }张 · { $points }分
bury-none = 还没选
bury-chosen = 已选{ $count }张，共{ $of }张，{ $points }分：{ $cards }
prompt-bury = 底牌已在你手里。请选牌扣底。
prompt-bury-button = 扣底
prompt-bury-chosen = 扣底：{ $card }
prompt-chosen = { $chosen }
prompt-chosen-of = { $chosen }/{ $count }
prompt-play-count = 轮到你：首家出{ suit }，{ $count }张
prompt-play-starter = 出一张牌：庄家一方中牌大的当庄家
throw-failed = { $you ->
    [yes] 你甩牌失败
   *[no] { $name }甩牌失败
  }：{ $beaterYou ->
    [yes] 你管得住
   *[no] { $beater }管得住
  }，{ $back ->
    [yes] 全部收回，要重新出一手
   *[no] 只出{ $down }
  }。
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
tally-to-ace = { $whose ->
    [us] 我方
   *[them] 对方
  }升到A
tally-tricks = { $whose ->
    [us] 我方是闲家
   *[them] 对方是闲家
  }：出牌得分
tally-penalty = 甩牌罚分
tally-kitty = 抠底：{ $points } × { $multiplier }
tally-kitty-closed = 底牌：不计分
tally-kitty-look = 底牌不翻开。看底牌
tally-points = 闲家总得分
tally-hook = 勾到底：庄家退到
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
news-last_chance_began = 牌发完了。你还有最后一次亮主的机会。
news-last_chance_passed = 你不亮主。
news-counter_chance_began = 底牌扣好了，其他人还可以反主。
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
    [yes] 你扣下了{ $count }张底牌
   *[no] { $name }扣下了{ $count }张底牌
  }。
news-throw_failed = { $you ->
    [yes] 你甩牌失败
   *[no] { $name }甩牌失败
  }：{ $back ->
    [yes] 全部收回
   *[no] 只出{ $cards }
  }。
news-kitty_revealed = 底牌：{ $cards }，{ $count }分乘{ $multiplier }，共{ $bonus }分。
news-deal_won = 本局结束。闲家得{ ledger-points }。
news-level_changed = { $whose ->
    [us] 我方
   *[them] 对方
  }现在打{ $level }。
news-your-turn-bid-tractor = 轮到你们这一方叫分。
news-your-turn-declare = 你可以亮主。
news-your-turn-bury = 请选牌扣底。

## Refusals: why something may not be done. Each code of the engine has one.

clause = §{ $clause }
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
refusal-nobody_bids = 这个玩法由亮主定主，没有人叫分。
refusal-wrong_phase = 现在不能这样做。
refusal-no_deal_now = 现在不用发牌。
refusal-no_deal_in_progress = 现在没有牌局。
refusal-stale_turn = 牌局已经往前走了。
refusal-cancelled = 已经取消。
refusal-no_hint_now = 现在没有要你决定的。
refusal-deal_goes_on = 这一局打完才能说。
refusal-not_a_bot = 只能问电脑为什么。
refusal-covered = 牌都盖着，请先看你自己的牌。
refusal-not_a_person = 那个座位是电脑。
refusal-not_offered = 这一桌不能这样做。
refusal-ask_first = 要先得到对方一位玩家的同意。
refusal-your_turn = 轮到你了。
refusal-nothing_to_do = 没有要等的。
refusal-internal = 引擎出了差错。

# Tractor
refusal-wrong_count = 应出{ $cards }张，你选了{ $played }张。
refusal-no_cards = 请至少选一张牌。
refusal-mixed_suits = 一起首出的牌必须是同一门；所有主牌算一门。
refusal-no_throws = 这套规则不许甩牌：一次只能首出一张、几张同样的牌，或一个拖拉机。
refusal-no_throw_in_trump = 这套规则不许甩主牌：一次只能首出一张、几张同样的牌，或一个拖拉机。
refusal-not_proven = { $proof ->
    [voids] 这手甩牌不是必大：该绝门的人还没有都亮明绝了这一门。
   *[units] 这手甩牌不是必大：{ $beatable }可能被管住。
  }
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
refusal-must_play_trump = 首家出的一门你绝了，必须出主牌：出{ $cards }张。
refusal-must_lead_unit = 你的甩牌收回了：这次只能出一张、几张同样的牌，或一个拖拉机。
refusal-no_declaration = { $fault ->
    [lone_joker] 单张王不能亮主：要两张同样的王。
    [mixed_jokers] 大小王各一张不能亮主：要两张同样的王。
    [two_suits] 两种花色的牌不能一起亮主：只亮一种花色。
    [with_joker] 王和{ $rank }不能一起亮主：只亮其中一种。
    [not_trump_rank] 这不是级牌：只有{ $rank }和成对的王才能亮主。
    [single] 这一桌单张不能亮主：要亮两张相同的。
   *[other] 这些牌亮不了主：要亮一张或几张相同的{ $rank }，或两张以上同样的王。
  }
refusal-already_declared = 你已经亮了{ $standing }：只能再加同样的牌，不能换花色，也不能亮王。
refusal-too_weak = { $fault ->
    [shown_already] 你已经亮了{ $standing }，现在有效。
    [overridden] 你的亮主已经被{ $standing }反掉：要更强的牌才能再亮。
    [equal] { $standing }有效，而且一样大。一样大不能反主。
   *[weaker] { $standing }有效，而且更大。
  }
refusal-nobody_declares = 这套规则不亮主：主由叫分决定。
refusal-no_counter_declaring = 这套规则扣底以后不能反主。
refusal-nothing_to_counter = 没有人亮主，没有可反的。
refusal-bad_lead = 首出的牌不是同一门。
refusal-bad_levels = 级数不合升级的次序。
refusal-bad_starter = 庄家与这一局不符。
refusal-bad_standing = 这场的进度不合理。

# Taking back and claiming
refusal-nothing_to_undo = 本局没有可以悔的牌。
refusal-not_certain = 余下的墩还不一定都是你的。
refusal-cannot_hand_over = 现在没有牌局，或者已经由电脑接着打了。

# Chips
refusal-bad_stake = 底注要写成5或7.50这样，至少{ $leastChips }。
refusal-no_stakes = 这个游戏不用筹码。

# What cannot be read
refusal-bad_json = 这条消息不是JSON。
refusal-bad_message = 引擎不认识这条消息。
refusal-bad_version = 网页与引擎版本不同。请重新加载网页。
refusal-bad_action = 这个游戏没有这个动作。
refusal-bad_field = 消息里有些内容不合理。
refusal-missing_field = 缺少：{ $field }
refusal-unknown_field = 消息里有引擎不认识的内容。
refusal-unknown_op = 引擎没有这种消息。
refusal-unknown_question = 裁判没有这种问题。
refusal-unknown_game = 没有叫这个名字的游戏。
refusal-unknown_level = 没有这个水平的电脑。
refusal-unknown_preset = 没有叫这个名字的规则。
refusal-bad_rules = 这些规则不合理。
refusal-bad_value = 有一条规则的取值不对。
refusal-contradiction = 有两条规则互相矛盾。
refusal-no_match = 对局还没有开始。
refusal-bad_card = 这不是一张牌。
refusal-bad_suit = 这不是花色。
refusal-bad_rank = 这不是点数。
refusal-bad_seat = 这不是座位。
refusal-bad_side = 没有这一方。
refusal-bad_sides = 双方写得不对。
refusal-joker_has_none = 王没有点数和花色。
refusal-card_twice = 有一张牌出现了两次。
refusal-card_not_in_pack = 有一张牌不在这副牌里。
refusal-card_too_often = 有一张牌的张数超过了整副牌里的。
refusal-wrong_hand_size = 有一手牌张数不对。
refusal-unfinished = 牌还没有打完。
refusal-unclear = 这可以有不止一种理解。
refusal-bad_counted = 局数不合理。
refusal-bad_outcome = 结果不合理。

# Records of matches
refusal-not_a_record = 这不是对局记录。
refusal-unknown_kind = 本页不认识这种文字：{ $text }
refusal-document_newer = 这是较新版本的Follow Suit写的。请重新载入页面后再打开。
refusal-place = 第 { $line } 行第 { $at } 个字符（{ $text }）：{ $why }
refusal-place-bare = 第 { $line } 行第 { $at } 个字符：{ $why }
refusal-text_too_long = 文字太长：最多能读 { $most } 个字符。
refusal-name_too_long = 名字或备注太长：这里最多{ $most }个字。
refusal-file_too_long = 这个文件太大，不可能是这里保存或分享的内容。
refusal-file_unreadable = 浏览器读不了这个文件。它可能是文件夹，或者已被移走。
refusal-unknown_line = 第{ $line }行看不懂：{ $text }
refusal-left_over = 第{ $line }行有内容没有读取：{ $text }
refusal-more_links = 第{ $line }行还有一个链接没有打开：{ $text }
refusal-more_documents = 第{ $line }行起是另一段文字，没有打开。
refusal-more_files = 未打开：{ $text }。一次打开一个文件。
refusal-not_text = 这个文件不是文字。
refusal-not_a_document = 看不出这段文字是什么。请从第一行起完整粘贴，或粘贴链接。
refusal-not_a_challenge = 这不是挑战。
refusal-not_a_question = 这不是给裁判的问题。
refusal-bad_question = 裁判读不懂这个问题。
refusal-no_suit = 第{ $line }行没有写明 { $text } 的花色，请写成例如 ♠{ $text }。
refusal-no_hands = 这段文字里没有手牌。
refusal-not_a_sheet = 这不是记分单。
refusal-bad_line = { $line ->
    [0] 这段文字里有一行读不懂。
   *[other] 第{ $line }行读不懂：{ $text }
}
refusal-field_twice = 第{ $line }行与前面某行重复：{ $text }
refusal-bad_number = 记录里有个数字读不出来。
refusal-no_deal = 记录里没有牌局。
refusal-deal_unfinished = 记录中间有一局没有打完。
refusal-does_not_follow = 记录里有一处与前面接不上。

# Links that carry a deal
refusal-not_a_link = 这不是牌局链接。
refusal-no_longer = 这已不再是“跟牌”的一部分。
refusal-not_house_rules = 这不是自定规则。请粘贴自定规则的链接，或者从第一行起的完整文字。
refusal-link_newer = 这个链接来自较新版的“跟牌”。请刷新页面后再打开。
refusal-link_cut = 链接的末尾不见了。有些程序会截断长链接，请让发链接的人再发一次。
refusal-link_damaged = 链接在途中被改动了，请让发链接的人再发一次。
refusal-link_too_long = 内容太长，放不进一个链接。
refusal-not_the_days_cards = 链接里的牌不是它所写那一天的牌。
refusal-claim_unfinished = 链接里的成绩只到中途，这一局没有打完。

# Any other
refusal-file_missing = 页面的一部分加载不了。可能是网络断了，也可能是网站停了。
refusal-outdated = { notice-outdated }
refusal-other = 不能这样做。（{ $code }）

## Hints and reasons: what a bot would do, or did, and why

hint = 提示
shape = { $shape ->
    [pair] 对子
    [triple] 三张
    [quad] 四张
    [tractor] 拖拉机
   *[throw] 甩牌
  }
hint-thinking = 正在想…
hint-awaited = 提示要等游戏的其余部分到齐：已到 { $percent }%。
hint-more = 详细
hint-bury = 扣下标出的{ $count }张牌
hint-close = 关闭提示
hint-assisted-line = 这一局用过提示、教练或托管，或悔过牌。
hint-assisted-by = 这一局你得到过帮助：{ $helps }。
help-given = { $by ->
    [hint] 提示
    [coach] 教练的提醒
    [handed_over] 托管
   *[taken_back] 悔牌
  }
do-play = 出{ $cards }
do-play-shape = 出{ suit }{ shape }{ $ranks }
do-play-shape-of = 出{ shape }（{ $cards }）
do-bury = 扣下{ $cards }
do-declare = 用{ $cards }亮主
do-bid = 叫{ $value }
do-bid-rangvaar = 叫{ $value }
do-bid-tractor = 叫{ $value }
do-pass = 不叫
do-pass-tractor = 过
do-name_trump = 定{ suit }为主
do-nothing = 先等等
did-play = { $name }出了{ $cards }
did-play-shape = { $name }出了{ suit }{ shape }{ $ranks }
did-play-shape-of = { $name }出了{ shape }（{ $cards }）
did-bury = { $name }扣下了{ $cards }
did-declare = { $name }用{ $cards }亮主
did-bid = { $name }叫了{ $value }
did-bid-rangvaar = { $name }叫了{ $value }
did-bid-tractor = { $name }叫了{ $value }
did-pass = { $name }没有叫
did-pass-tractor = { $bids ->
    [yes] { $name }没有叫
   *[no] { $name }没有亮主
  }
did-name_trump = { $name }定了{ suit }为主
figures-trick = 设想{ $worlds }局牌，有{ $won }局{ $whose ->
    [us] 我方
   *[them] 对方
  }赢下这一墩
figures-worlds = 设想了{ $worlds }局牌来比较
figures-worlds-uncounted = 设想了几局牌来比较
figures-exact = 设想了{ $worlds }局牌，每局都算到最后一张
figures-exact-uncounted = 设想了几局牌，每局都算到最后一张
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
figures-three = { $first }；{ $second }；{ $third }。
figures-contract = 其中{ $count }局{ $own ->
    [yes] { $whose ->
        [us] 我方
       *[them] 对方
      }完成定约
   *[no] 定约没打成
  }
figures-next = 其次：{ $action }，大约差{ $worse }{ $unit ->
    [tricks] 墩
   *[points] 分
  }。
figures-next-close = 其次：{ $action }。
figures-key-card = 符合已知情况的{ $worlds }局里，有{ $count }局{ $you ->
    [yes] 你
   *[no] { $name }
  }{ $what ->
    [card] 有{ $card }
    [none] 没有{ suit }
   *[few] 至多有{ $most }张{ suit }
  }；那时这一手比另一手多{ $gain }{ $unit ->
    [tricks] 墩
   *[points] 分
  }。
figures-tie = 分不出高下：{ $action }也一样好。
figures-head-to-head = 和“{ $action }”比：设想的{ $worlds }局里，{ $better }局更好，{ $worse }局更差。
decided-contract_fails = 设想的{ $worlds }局里，{ $whose ->
    [us] 我方
   *[them] 对方
  }完成定约{ $better }次；“{ $action }”只有{ $worse }次。
decided-contract_fails-uncounted = { $whose ->
    [us] 我方
   *[them] 对方
  }完成定约的机会比“{ $action }”大。
decided-contract_let = 设想的{ $worlds }局里，定约没打成{ $better }次；“{ $action }”只有{ $worse }次。
decided-contract_let-uncounted = 定约打不成的机会比“{ $action }”大。
decided-trick_lost = 设想的{ $worlds }局里，这一墩{ $whose ->
    [us] 我方
   *[them] 对方
  }赢{ $better }次；“{ $action }”只有{ $worse }次。
decided-trick_lost-uncounted = { $whose ->
    [us] 我方
   *[them] 对方
  }赢这一墩的机会比“{ $action }”大。
decided-trick_dear = “{ $action }”更容易赢这一墩，但后面会吃亏。
decided-later = 这一墩多半还是归同一方，和“{ $action }”一样，但整局结果更好。
decided-buried = 比扣别的牌结果更好。
decided-outcome = 平均来说，比“{ $action }”结果更好。
figures-none = 凭经验，没有设想牌局。
figures-rule = 按经验本该“{ $action }”，往后想了才改。

reason-hand_worth_it = 这手牌应该拿得到这么多。
reason-bold_bid = 比这手牌能拿到的略多：叫到的一方定主。
reason-hand_too_weak = 牌力不够再往上叫。
reason-partners_bid_stands = 现在是搭档叫的最高。
reason-must_bid = 这里不能不叫：叫最低的。
reason-token_bet = 总分到了100，叫过的一方得分才算数。
reason-partner_speaks = 由搭档代表两人说话。
reason-best_suit = 这是手里最强的花色。
reason-aces_elsewhere = 长门里的A不当主也能赢。
reason-best_no_trump = 哪一门都不如王和大牌强。
reason-trumps_in_prospect = 这样主牌应该够多。
reason-trumps_too_weak = 主牌太少。
reason-nothing_to_declare = 没有可以亮的牌。
reason-own_trump_stands = 现在是自己亮的主。
reason-partners_trump_stands = 现在是搭档亮的主。
reason-few_cards_yet = 牌还太少，看不出来。
reason-starter_card = 这一墩只决定谁拿底牌。
reason-buried_to_be_void = 扣光一门，以后可以毙。
reason-buried_points = 只要庄家一方赢最后一墩，底里的分就跑不了。
reason-buried_the_lowest = 不扣分，也不扣主。
reason-only_card = 只有这一张能出。
reason-only_play = 没有别的可出。
reason-draw_trumps = 吊对方的主。
reason-cash_master = 这一门剩下的牌里它最大。
reason-partner_can_ruff = 搭档绝了这一门，可能毙得到。
reason-lead_high = 这一门剩下的牌多数比它小。
reason-lead_points = 虽然带分，却是一张小牌。
reason-lead_low = 小牌损失小。
reason-over_partner = 搭档领先，但还可能被管住。
reason-take_over = 盖过搭档的牌。
reason-feed_partner = 搭档领先：往这一墩贴分。
reason-partner_wins = 这一墩是搭档的，不用再加。
reason-leave_it_to_partner = 搭档领先：让给搭档。
reason-win_for_good = 后面的对手谁也管不住。
reason-ruff = 没有首家出的花色：用主牌毙。
reason-overruff = 用更大的主牌盖毙。
reason-win_with_points = 最后出牌：赢下来，自己的分也保住了。
reason-win_cheaply = 最后出牌：用最小的赢张就够了。
reason-win_last = 最后出牌：赢下这一墩。
reason-win_with_master = 这一门没有更大的了，只有主牌能管住。
reason-third_hand_high = 第三家出大牌，逼最后一家出更大的。
reason-go_ahead = 暂时领先，不过还可能被管住。
reason-let_it_go = 这一墩分太少，不值得用主牌毙。
reason-keep_trump = 主牌能管住，但留着以后用。
reason-keep_back = 大牌还可能被管住，先留着。
reason-hold_up = 能赢的牌留到以后。
reason-cannot_win = 能出的牌都管不住领先的那张。
reason-give_points = 能出的牌都带分。
reason-points_on_trust = 搭档在后面出，可能把分赢回来。
reason-points_for_trump = 丢了分，但省下一张主牌。
reason-points_for_pair = 丢了分，但保住了一个对子。
reason-points_given = 送出了分。
reason-slip = 失误，新手有时会这样。
reason-throw_of_masters = 甩的每一手，这一门里都没人管得住。
reason-lead_throw = 甩牌：没有人更大就能成。
reason-lead_master = 这一门没有更大的了。
reason-lead_tractor = 拖拉机逼拖拉机和对子。
reason-lead_pair = 出对子逼对子。
reason-lead_for_partner_to_ruff = 搭档绝了这一门，可能毙得到。
reason-win_trick = 管住已经出的牌。
reason-leave_to_partner = 搭档领先：不用再贴分。
reason-discard = 没有首家出的花色：垫不带分的牌。
reason-keep_higher = 虽然丢分，却留下了更大的牌。
reason-follow_low = 对方领先：不往这一墩送分。

## Looking back at a deal

why = 为什么？
why-card = { $card }：问为什么
why-forgotten = 说不上来：这不是现在这些电脑打的。
level-title = { $level ->
    [beginner] 新手
    [casual] 普通
    [expert] 高手
   *[master] 大师
  }
tricks-why-hint = 点电脑出的牌，问它为什么这样出。
tricks-ask-why = 问为什么
acts-before = 第一墩之前
decisions = 关键时刻
decisions-open = 关键时刻
decisions-looking = 按你当时能知道的，重新看每一个决定…
decisions-none = 看不出你的哪个决定吃了亏；有出入也可能只是碰巧。
decisions-none-judged = 这一局没有什么要决定的。
decisions-count = 按你当时能知道的，评了{ $judged }个决定。
decision-cost = 约{ $cost }分
decision-cost-tricks = 约{ $cost }墩
decision-cost-match = 影响整场输赢
decision-when = { $trick ->
    [0] 第一墩之前
   *[other] 第{ $trick }墩
  }
decision-made = 你：{ $action }
decision-better = 更好：{ $action }
decision-helped = 这样会更好——{ $when }：{ $action }
decision-look = 看当时的牌桌
decision-back = 回到关键时刻

## 教练：明显吃亏的牌打出之前问一句

coach-sure = 确定吗？
coach-costs = 这样亏{ $cost }
coach-costs-match = 这样打对我方赢下整场不利
coach-trick_lost = { $lead }：设想的{ $worlds }局里，这一墩我方赢{ $worse }次；换更好的打法能赢{ $better }次。
coach-trick_lost-uncounted = { $lead }：换更好的打法，我方更容易赢这一墩。
coach-trick_dear = { $lead }：这一墩更容易赢，但后面要付出代价。
coach-contract_fails = { $lead }：设想的{ $worlds }局里，我方完成定约{ $worse }次；换更好的打法能完成{ $better }次。
coach-contract_fails-uncounted = { $lead }：换更好的打法，我方更容易完成定约。
coach-contract_let = { $lead }：设想的{ $worlds }局里，定约没打成{ $worse }次；换更好的打法有{ $better }次。
coach-contract_let-uncounted = { $lead }：换更好的打法，定约更难打成。
coach-later = { $lead }：这一墩归哪一方没什么差别，但整局结果会变差。
coach-buried = { $lead }：扣别的牌更好。
coach-outcome = { $lead }：平均来说，换更好的选择整局结果更好。
coach-better = 更好：{ $action }。
coach-again = 重选
coach-play = { $kind ->
    [bury] 就这么扣
   *[other] 就这么打
}
coach-show = 看看更好的打法

## Levels by seat

home-levels-each = 每个座位：真人，或电脑的水平
home-level-same = 同上
home-person = 真人
home-person-name = { $seat }的名字
home-people = { $count ->
    [0] 全是电脑
   *[other] { $count }位真人
  }

## The rules: the help, and what differs from one set of rules to another

rules = 规则
rules-open = 游戏规则
rules-game = { $game }的规则
rules-contents = 本页内容
rules-which = 按哪套规则显示
rules-table = 你打的规则：{ $rules }
rules-in-rules = 这套规则里
rules-idle = 这里用不到。
rules-other-ways = 所有打法
rules-page = 单独打开这一页
rules-waiting = 正在取规则…
rules-missing = 规则取不到。可能是网络断了，也可能是网站停了。
rules-play = 开始打牌
rules-description = 写给新手的{ $game }规则，逐条编号，并说明各套规则的不同之处。
rules-games = 其他游戏
rules-languages = 语言
clause-label = §{ $clause }：看这条规则
clause-more = 全部规则
clause-close = 关闭
clause-missing = 这条规则没能取到，可以打开全部规则。

rule-must_defend = 这些级必须守庄打过，不能跳过：{ $levels }。
rule-first_level = 双方都从{ $levels }打起。

## 放在别的网站里的牌桌

embed-bad-game = 这里没有叫“{ $value }”的游戏，请选一个。
embed-bad-rules = 这个游戏没有叫“{ $value }”的规则，按这里选定的规则打。
embed-bad-house = 自定规则链接里的“{ $value }”无法使用，或者在途中被改动了，其余按这里选定的规则打。
embed-bad-level = 电脑没有叫“{ $value }”的水平，按这里选定的水平打。
embed-bad-packs = 没有“{ $value }”副牌的牌桌，按通常的牌桌打。
embed-bad-seats = 没有“{ $value }”人的牌桌，按通常的牌桌打。
embed-bad-lang = 牌桌还不会“{ $value }”这种语言。
embed-bad-theme = 没有叫“{ $value }”的外观。
embed-bad-autostart = “{ $value }”没有说明要不要立即发牌，点一下再发。
embed-bad-poster = 没有叫“{ $value }”的海报，照常显示。
embed-bad-deal = “{ $value }”不是牌局，已重新洗牌。
embed-read = 关闭

## 给别的网站生成代码的页面

builder-title = 把牌桌放到你的网站
builder-line = 选好要什么，把代码复制到你的网页里。牌桌只向本站取文件，什么也不保存。
builder-game = 游戏
builder-any-game = 由访客选择
builder-visitors = 随访客
builder-usual = 默认
builder-house-hint = 自定规则的链接，含 #h1.
builder-theme = 外观
builder-deal = 牌
builder-deal-hint = 任意文字：人人拿到同样的牌
builder-begin = 何时发牌
builder-begin-tap = 点了再发
builder-begin-once = 立即发牌
builder-as = 形式
builder-element = 元素
builder-frame = 普通框架
builder-snippet = 要复制的代码
builder-copy = 复制
builder-copied = 已复制
builder-not-copied = 请复制选中的代码。
builder-preview = 预览

## 说明牌桌为何公平的页面

fair-title = 公平吗？
fair-line = 公平，而且不必只听我们说：在这里就能查验你自己的对局。
fair-verify = 查验一场对局
fair-how = 原理
fair-cards = 牌在你出牌之前就已定下
fair-cards-line = 每场对局始于一个种子：由你的浏览器抽取的96个随机比特。每次来访的第一场可能用本站为每种玩法备好的64个种子之一，好让你不必等牌；用哪一个由你的浏览器抽取。整场的牌都由它决定，与谁怎么打无关。从第一局起，对局菜单里就显示种子的SHA-256，即它的指纹。把它记下来：别的种子不会有同样的指纹。对局结束后，菜单会显示种子本身；在这里你可以看到指纹相同，牌也相同。
fair-bots = 电脑玩家看到的，就是你坐在那个位置会看到的
fair-bots-line = 交给电脑玩家的只有它自己的牌和大家都看到的东西，再无其他。它用的随机数也来自种子，所以可以重新问它：同样的座位、同样的牌，就有同样的选择。
fair-hidden = 换牌测试
fair-hidden-line = 取你对局中的一刻，把其他各家未露的牌互相调换，让电脑玩家见过的一切保持原样，再问它一次。偷看的电脑玩家会改变选择。上面就可以对你自己的对局做这个测试。
fair-limits = 哪些查不了
fair-limits-line = 没法重新问你本人，也没法重新问别的版本的电脑玩家。高手和大师最多想大约一秒：在慢的设备上，它们可能比在这里停得早。从后面某局开始的记录，说不出整场是怎么开始的。电脑玩家本可亮主却没亮，记录里不写。
fair-tests = 怎样测试
fair-tests-line = 下面每一条都有测试把关，每次发布前都要运行。
fair-claim-seed = 同样的种子得到同样的对局。
fair-claim-browser = 在浏览器里和在别处发出同样的牌。
fair-claim-print = 指纹从第一局起就在菜单里，本页会拿它与种子的指纹核对。
fair-claim-again = 重新问一遍，电脑玩家会做出同样的选择。
fair-claim-hidden = 未露的牌既不改变电脑玩家知道的，也不改变它的选择。
fair-claim-peek = 偷看的电脑玩家会在这里被查出来。
fair-claim-forged = 牌被换过或电脑玩家的出牌被改过的记录，通不过查验。
fair-claim-nothing = 你做的一切都不会离开本页。
fair-claim-strength = 下面的强度就是测得的数值。
fair-strength = 电脑有多强
fair-strength-line = 实测：每一对牌局用同样的牌，双方互换。收益是水平较高的一方每局多拿多少；± 表示100次这样的测量中有95次落在其内。
fair-levels = 水平对水平
fair-gain = 每局收益
fair-pairs = 牌局对数
fair-more = 全部测量，以及得出它们的命令
fair-unit-points = 分
fair-unit-tricks = 墩
fair-own = 保存在本设备上的对局
fair-own-none = 请选择…
fair-text = 记录或链接
fair-text-hint = followsuit-deal 1 …，或 …/#d1.…
fair-file = 选择文件…
fair-verifying = 正在重新发牌，并重新询问电脑玩家…
fair-stop = 停止
fair-verdict = 能查的全都没有问题。
fair-verdict-part = 没有发现问题，但并非全部都能查。
fair-verdict-not = 这不是该种子给出的对局。
fair-seed = 种子：
fair-first-hand = 第一手牌：种子是本站为这种玩法备好的64个之一，好让人不必等牌。用哪一个由你的浏览器抽取。
fair-print = 指纹（SHA-256）：
fair-drawn = { $count } 台设备各出一个数，共同得出种子：没有人挑选过它。
fair-drawn-not = 种子不是这些设备共同得出的那个。
fair-draw = 这是那一桌的第{ $number }次抽牌：之前的用于另一场，或者不算。
fair-draw-without = 没有参加抽牌：{ $seats }。其他人都在自己的设备上同意了。
fair-deals-same = { $count ->
   *[other] 全部{ $count }局的牌都与种子一致。
}
fair-deals-other = 牌与种子不一致：第{ $numbers }局。
fair-deals-unknown = { $why ->
    [no_seed] 记录里没有种子，无法重新发牌。
   *[other] { $count }局无法重新发牌：记录不是从整场开头开始的。
}
fair-bot-same = { $seat }，{ $level }：重新做出了同样的{ $same }个选择。
fair-bot-claimed = 另有{ $count }次出牌是在有人收下余墩之后，不算选择。
fair-bot-other = { $seat }，{ $level }：{ $whole }个选择中有{ $same }个相同。首次不同在第{ $deal }局第{ $act }步。
fair-bot-stopped = { $seat }，{ $level }：{ $whole }个选择中有{ $same }个相同。首次不同在第{ $deal }局第{ $act }步：在慢的设备上它可能不得不提早停止思考。
fair-bot-unknown = { $seat }：这里没有水平为“{ $level }”的电脑玩家。
fair-bot-unasked = { $seat }，{ $level }：缺少整场的开头，无法重新询问。
fair-people = { $seats }：由人来打，无法重新询问。
fair-noted = 你记下的指纹（写开头几位即可）
fair-noted-same = 相同：牌在你出牌之前就已定下。
fair-noted-other = 不同：这不是你记下指纹的那场对局。
fair-exchange = 调换未露的牌
fair-exchanging = 未露的牌已调换，正在重新询问电脑玩家…
fair-exchanged = 调换了未露的牌，一次最多{ $moved }张：{ $asked }个选择中有{ $same }个保持不变。

## 在过去的牌局里试别的打法

analysis = 分析
analysis-open = 从这里分析

# 教学
lessons = 边打边学
lessons-waiting = 正在布置牌桌…
lessons-again = 再试一次
lessons-all = 全部课程
lessons-punished = 别家的牌你看不见。这里的牌正好让这一手失败：这样打有风险。
refusal-no_lesson = 没有这一课。
refusal-bad_task = 这一课或这道习题无法读取。
refusal-not_a_lesson = 这不是一课。
refusal-bad_goal = 这一课的要求无法检查。
refusal-no_position = 没有适合这一课的牌局。

# 习题，以及重打关键时刻
puzzles = 习题
puzzles-of = 习题：{ $game }
puzzles-all = 全部习题
refusal-no_puzzle = 没有这道习题。
refusal-task_decided = 这个决定已经做了，请重试。
refusal-not_a_puzzle = 这不是习题。

# 挑战：让别人打同一局，并比较结果 ---------------------------------------------------------------------------

challenge = 挑战
challenge-outcome = 比一比
challenge-result = 比较成绩
challenge-compare = 比一比…
bot-results = 电脑坐你的位置
share-claim = 带上我的成绩
share-cards = 只要牌
share-claim-line = 打开这个链接的人，会坐你的座位，用同样的牌跟同样的电脑打，打完能和你的成绩比较。你的打法就在链接里，什么都不会上传。
share-cards-line = 打开这个链接的人，会坐同一座位，用同样的牌跟同样的电脑打。什么都不会上传。
share-dare-title = 跟牌：来打我的{ $game }牌局

# 每日牌局 ----------------------------------------------------------------------------------------------------

daily = 每日牌局
daily-save = 保存图片

# What a game from outside may ask on the first screen.
option-deals = 局数
option-deals-3 = 3
option-deals-5 = 5
