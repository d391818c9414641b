### name: 繁體中文
### direction: ltr
### Follow Suit 的繁體中文。每種語言一個檔案，訊息與 en.ftl 一一對應。
### 座位寫作 S、W、N、E；花色寫作 S、H、C、D（NT 是無主）；$you 為 "yes" 時，說的是玩家本人。

product = 跟牌
tagline = 二對二打牌，搭檔、對手都可由電腦來當
page-title = 跟牌 Follow Suit：二對二的紙牌遊戲
page-title-game = { $game } · 跟牌

## Games

game-two_hundred = 二百分
game-two_hundred-line = 一百分裡己方能拿幾分？先叫分、定主，再把分拿到手。
game-two_hundred-also = Deux Cents，來自加拿大
game-tractor = 升級
game-tractor-line = 兩副牌，對子、拖拉機，從2一路打到A。
game-tractor-also = 拖拉機、八十分、雙升
game-rangvaar = 朗瓦爾
game-rangvaar-line = 先看五張牌，叫己方能贏幾墩；定主之後，才看另外八張。
game-rangvaar-also = 叫墩定主，近似橋牌

rules-reference = 常規打法
rules-traditional = 傳統打法
rules-howto = 簡單打法
rules-auction = 叫分打法
rules-standard = 冒險打法
rules-house = 自訂規則
rules-choose = 設定自訂規則
rules-tractor-reference = 邊發牌邊亮主；必大才許甩牌；打A時守住才算贏。
rules-tractor-howto = 最簡單的打法：不許甩牌，拖拉機種類少，升到A就贏。
rules-tractor-auction = 第一局兩方叫分，之後由莊家定主；升到A就贏。
rules-tractor-standard = 甩牌可以冒險，沒人亮主就翻底牌，許多牌桌都這樣打。
rules-rangvaar-reference = 第一個叫牌的人不能不叫，輪流叫到三家不叫為止；沒打成就扣掉差數。
rules-rangvaar-house = 你自己的規則，一條一條選。
rules-two_hundred-house = 你自己的規則，一條一條選。
rules-tractor-house = 你自己的規則，一條一條選。
rules-two_hundred-reference = 四十張牌，每人十張。每人只叫一次；前三家都不叫，發牌人就以50分坐莊。
rules-two_hundred-traditional = 三十六張牌，每人九張。輪流叫到三家不叫為止；跌到−200的一方就輸。

## Opening

home-offers = 遊戲
home-games = 玩哪一種
home-new = 第一次玩？
home-day = 今日牌局
home-day-done = 今日牌局：{ $result }
home-rules = 規則
home-length = 打多久？
length-minutes = 約{ $count }分鐘
length-alone = 單打一局只能由一個人和電腦打。
length-house-line = 打到你的自訂規則說結束為止。
length-deal = 一局
length-deal-line = 只打一局。打完可以看看電腦怎麼打同一副牌，也可以把這副牌傳給朋友。
length-evening = 小玩一場
length-evening-line-tractor = 從10打到A：約十局，依規則八到十二局。10和K必打。
length-whole = 打到底
length-whole-line-tractor = 從2打到A：約三十局。
length-200 = 打到200
length-300 = 打到300
length-500 = 打到500
length-3 = 3局
length-5 = 5局
home-table = 牌桌
home-table-name = { $seats }人{ $packs }副牌
home-table-line = { $seats }人{ $packs }副牌：每人{ $hand }張，底牌{ $kitty }張，閒家{ $goal }分上台。
home-table-only = 「{ $rules }」只能在這種牌桌上打。
home-table-only-auction = 「{ $rules }」是兩家對兩家叫分，所以只能四個人用兩副牌打。人多牌多時，發牌時亮主。
home-table-other-auction = 改用亮主
home-name = 你的名字
home-name-hint = 你
home-level = 電腦強度
level-beginner = 新手
level-casual = 普通
level-expert = 高手
level-master = 大師
language = 語言 Language
home-first = 打你的第一局
home-guided = 第一局，邊打邊講
home-again = 再來一場
home-streak = 連續{ $count }天
home-learn = 學習與練習
home-cards = 在你自己的牌桌上
home-sites = 用於你的程式和網站
home-about = 關於本站
home-deal = 發牌
home-deals = { $rules } · { $level }電腦
home-deals-chips = { $rules } · { $level }電腦 · 底注{ $stake }
home-last = 上次玩的
home-ways = 更多
home-days = 每一天
home-docs = 給程式設計者
home-python = 用Python玩
home-accessibility = 無障礙
home-waiting = 載入完就發牌…
home-continue = 繼續上一場
home-continue-which = { $game }，第{ $deal }局
home-note = 免費，免註冊，可離線，資料不外傳。
home-note-online = 免費，免註冊，資料不外傳。
home-no-script = 要在這裡打牌，需要JavaScript和WebAssembly，但目前JavaScript沒有啟用。規則不用它也能看。
home-no-files = 這個頁面自己的指令碼沒有載入，所以在這裡打不了牌。如果網址末尾沒有「/」，請補上再開啟。規則不用它也能看。
home-from-file = 瀏覽器不會從檔案執行這個頁面。請改開 follow-suit.html：整個遊戲都在這一個檔案裡，每個版本都附有；或者在原始碼中執行 python3 build/play.py。
home-one-file-cut = 這個檔案不完整，傳送時被截斷了。請重新取得一份。
home-one-file-old = 這個瀏覽器太舊，開不了這個檔案。請換一個較新的瀏覽器。
options = 選項
language-unread = 這份文字還沒有母語讀者校閱過。
language-correct = 告訴我們哪裡不對

## An address that leads nowhere

not-found = 這個網址沒有內容
not-found-line = 頁面可能已經搬走，也可能是網址打錯了。

## Settings

settings = 設定
settings-play = 打牌
settings-looks = 外觀
settings-sound = 聲音
settings-keys = 鍵盤與報讀
settings-about = 關於本頁
about-way = { $way ->
    [stock] 引擎換了一種方式啟動，用的是原樣的Python檔案：啟動慢一些，打起來完全一樣。
   *[quick] 引擎是用為本頁編譯好的檔案快速啟動的。
}
settings-textTable = 文字牌桌：只有文字和按鈕，沒有圖畫
settings-theme = 配色
theme-system = 自動
theme-light = 日間
theme-dark = 夜間
theme-contrast = 高對比
settings-deck = 花色
deck-four = 四色
deck-two = 雙色
settings-cards = 牌的大小
cards-small = 小
cards-normal = 標準
cards-large = 大
settings-back = 牌背
back-block = 隨遊戲
back-geese = 雁群
back-cabin = 木屋
back-ninepatch = 九宮格
settings-cloth = 桌布
cloth-linen = 亞麻
cloth-sage = 灰綠
cloth-rose = 玫瑰色
cloth-felt = 深色絨布
settings-motion = 動畫
motion-system = 跟隨系統
motion-reduced = 無
motion-full = 完整
settings-order = 手牌排列
settings-avatar = 你在牌桌上的圖案
avatar-star = 星星
avatar-pinwheel = 風車
avatar-hourglass = 沙漏
avatar-cross = 十字
avatar-geese = 飛雁
avatar-window = 窗戶
avatar-stairs = 台階
avatar-house = 房子
avatar-off = 不要圖案
settings-reveal = 共用裝置時，怎樣看自己的牌
reveal-tap = 點一下
reveal-hold = 按住
order-suits = 按花色
order-reversed = 反過來
order-ranks = 按點數
settings-speed = 速度
speed-slow = 慢
speed-normal = 正常
speed-fast = 快
speed-instant = 立即
settings-tapToContinue = 每墩之後等我繼續
settings-autoplay = 只有一種出法時替我出牌
settings-oneTap = 點一下就出牌
settings-points = 在牌上標出分數
settings-coach = 教練：出牌明顯吃虧時，先問「確定嗎？」
settings-volume = 音量
settings-verbosity = 報讀
verbosity-brief = 簡短
verbosity-normal = 正常
verbosity-full = 詳細
settings-numbers = 給我的牌編號，可以叫「第3張牌」
settings-shortcuts = 使用單一字母的快速鍵

## Shortcuts, and what is told when they ask

keys = 快速鍵
keys-show = 顯示快速鍵
keys-line = 在牌桌上、沒有輸入文字時有效。可以在設定裡關閉。
keys-suit = 跳到手牌裡這門花色的下一張
keys-trumps = 跳到手牌裡的下一張主牌
keys-playable = 跳到下一張可以出的牌
keys-pass = 不叫或不亮
keys-hint = 顯示提示，再按收起
keys-pause = 暫停電腦或發牌，再按繼續
keys-hurry = 加快
keys-turn = 輪到誰
keys-review = 桌上這一墩，或上一墩
keys-points = 比分
keys-bids = 叫牌或亮主，以及什麼是主
keys-tricks = 本局各墩
keys-undo = 悔牌
keys-sort = 重新理牌
keys-move = 把這張牌移到手牌裡的別處
keys-list = 這份清單
keys-arrows = 在牌與牌之間移動
keys-enter = Enter鍵
keys-enter-does = 選牌、出牌，或在一墩之後繼續
keys-escape-does = 放下選好的牌；關閉面板
review-trick = { $plays }。目前{ $you ->
    [yes] 你
   *[no] { $name }
  }最大{ $count ->
    [0] 。
   *[other] ，墩裡有{ ledger-points }。
  }
review-last = 上一墩：{ $plays }。{ $you ->
    [yes] 你
   *[no] { $name }
  }贏了{ $count ->
    [0] 。
   *[other] ，{ ledger-points }。
  }
review-nobody = 現在沒有輪到誰。
review-side = { $side ->
    [us] 我方
   *[them] 對方
  }：這一局{ $taken }，總共{ $total }。
review-pile = 中間有{ $count }墩；{ $you ->
    [yes] 你
   *[no] { $name }
  }{ $run ->
    [1] 贏了最後一墩
   *[other] 已連贏{ $run }墩
  }。
review-indicator = 主牌蓋著。
hand-down = { $count }張牌蓋著：定主之前只有定主人看牌
review-score-tractor = 我方打{ $us_level }，對方打{ $them_level }。

## Taking back, claiming, going on

undo = 悔牌
claim = 剩下全收
claim-tricks = { $count ->
    [1] 最後一墩是你的
   *[other] 剩下{ $count }墩都是你的
  }
go-on = 繼續
pace-pause = 暫停
pace-go-on = 繼續
pace-hurry = 加快，直到輪到你
pace-paused = 已暫停，電腦在等你。

## The engine

engine-label = 引擎
engine-first = 正在取牌和規則
engine-stage = { $stage ->
    [download] 正在取牌和規則
    [python] 正在洗牌
    [engine] 正在擺牌桌
   *[other] 正在下載引擎
  }
engine-bytes = { $loaded } / { $total } MB
engine-missing = 遊戲共 { $total } MB，已到 { $loaded } MB，其餘還缺。
engine-by-itself = 網路一恢復就會自動繼續。
engine-cut-off = 沒有網路：遊戲已到 { $percent }%。{ engine-by-itself }
engine-ready = 準備好了
engine-otherwise = 正在換一種方式啟動
engine-meanwhile = 等的時候：兩分鐘看懂規則
engine-retry = 再試一次
page-anew = 載入新版本
update-ready = 有新版本
update-ready-note = 這個頁面的新版本已經備好。你這場牌會從原來的地方接著打。
engine-failed = 引擎沒有啟動
failure-wasm_blocked = 引擎需要WebAssembly，但瀏覽器不讓這個頁面使用。可能是封閉模式或某個擴充功能擋住了。
failure-file_missing = 引擎需要的一個檔案，這個網站沒有給。
failure-damaged = 引擎的一個檔案收到時已經損壞，與建站時的檔案不符。
failure-policy = 這個網站的一條安全規則不讓引擎執行，只有網站的管理者才能改。
failure-frame_refused = 引擎要在一個框架裡執行，而這個網站不允許。只有網站的管理者才能改。
failure-wrong_type = 這個網站傳送引擎的一個檔案時，用了瀏覽器都不會執行的類型，只有網站的管理者才能改。
failure-too_many = 這個網站暫時不再接受請求。請稍等一下，再試一次。
failure-unreachable = 這個網站沒有回應。可能是斷線了，也可能是網站停了。
failure-script = 頁面自己的指令碼沒有來，或是網站傳送它時用了瀏覽器都不會執行的類型。
failure-stalled = 下載停住了。可能是網路慢，也可能是網站慢：請再試一次。
failure-boot_failed = 引擎下載好了，卻沒有啟動。
failure-outdated = { notice-outdated }
failure-engine_died = 引擎停了。你這場牌已經儲存：再試一次，就會從原來的地方接著打。

## Seats and cards

seat = { $seat ->
    [S] 南家
    [SW] 西南家
    [W] 西家
    [NW] 西北家
    [N] 北家
    [NE] 東北家
    [SE] 東南家
   *[E] 東家
  }
bot-name-W = 奧蒂
bot-name-N = 提歐
bot-name-E = 伊芳
seat-you = 你
seat-partner = 搭檔
seat-declarer = 莊家
seat-dealer = 發牌人
seat-handed_over = 託管中
seat-stand_in = 離開，託管中
seat-turn = { $you ->
    [yes] 輪到你
   *[no] 輪到{ $name }
  }
seat-label = { $you ->
    [yes] 你，{ $seat }
   *[no] { $name }，{ $seat }{ $partner ->
        [yes] ，你的搭檔
       *[no] {""}
      }
  }
seat-cards = { $count }張牌
suit = { $suit ->
    [S] 黑桃
    [H] 紅心
    [C] 梅花
    [D] 方塊
    [trump] 主牌
   *[NT] 無主
  }
suit-title = { $suit ->
    [S] 黑桃
    [H] 紅心
    [C] 梅花
    [D] 方塊
    [trump] 主牌
   *[NT] 無主
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
them = 對方
ledger-taken = 本局
ledger-total = 總分
ledger-goal = /{ $target }
ledger-points = { $count }分
ledger-deal = 第{ $number }局
trump = 主
contract = 合約
contract-so-far = 叫分
contract-none = 還沒有人叫
contract-label = 合約{ $value }分，{ $you ->
    [yes] 你叫的
   *[no] { $name }叫的
  }{ $forced ->
    [yes] （被迫）
   *[no] {""}
  }
trump-label = { $suit ->
    [none] 還沒定主
    [NT] 無主
   *[other] { suit }為主
  }
order = 牌的大小
order-open = 誰大過誰，什麼算分
order-trumps = { $count ->
    [0] 主還沒定。
   *[other] 主牌大過其他所有的牌，從大到小：
  }
order-equal = 同樣大的主牌，先出的為大。
order-plain = 沒有人出主牌時，首家花色裡最大的牌贏得這一墩，從大到小：
order-points = 分牌：{ $worth }。
order-tricks = 沒有分牌，只數墩數。
last-trick = 上一墩
last-trick-open = 上一墩，{ $you ->
    [yes] 你贏的
   *[no] { $name }贏的
  }：{ $cards }。顯示每一墩

## Calls

call-pass = 不叫
call-bid = { $value }
call-forced = { $value }，必叫

## Prompts

prompt-bid = 你叫幾分？
prompt-bid-hint-two_hundred = 一百分裡，己方能拿到的分數。
prompt-bid-button = 叫{ $value }分
prompt-pass-button = 不叫
prompt-bid-no-pass = 這裡沒有「不叫」。{ $why }
prompt-name_trump = 你以{ $value }分取得合約。請定主。
prompt-play-only = 這裡只能出{ $cards }
prompt-play-lead = 你先出
prompt-play-lead-taught = 你先出：點一下拿起對子或拖拉機，再點一下放下一張
prompt-play-follow = 輪到你：首家出{ suit }
prompt-play-chosen = 出牌：{ $card }
prompt-play-button = 出牌
prompt-wait-betting = { $name }在想叫幾分
prompt-wait-naming = { $name }在定主
prompt-wait-playing = { $name }在想出什麼
prompt-wait-trick = { $you ->
    [yes] 這一墩歸你
   *[no] 這一墩歸{ $name }
  }
prompt-wait-trick-points = { $you ->
    [yes] 這一墩歸你
   *[no] 這一墩歸{ $name }
  }：{ ledger-points }
prompt-dealing = 正在發牌
prompt-dealing-taught = 正在發牌。點牌堆就停

## The hand

hand = 你的手牌
hand-card = { $card }
hand-card-number = { $card }，第{ $number }張牌
hand-card-picked = { $card }，來自底牌
hand-card-chosen = { $card }，已選
# 手牌裡剛被玩家移動的一張
hand-moved = { $card }：第{ $place }張，共{ $count }張
hand-sort = 重新理牌
hand-arrange = 自己理牌
hand-arrange-line = 先點一張牌，再點它要放的位置。
hand-arrange-done = 好了
hand-over = 託管
handed-over-line = 電腦正替你打到這一局結束。
take-over = 取消託管
hand-card-held = { $card }，準備移動
hand-sorted = 手牌已經重新理好。
hand-card-refused = { $card }，不能出：{ $why }
trick = 這一墩
trick-card = { $you ->
    [yes] 你
   *[no] { $name }
  }：{ $card }
trick-card-winning = { trick-card }，目前最大

## 每人一台裝置

multiplayer = 一起玩
score-sheet = 用真牌打
menu-sheet = 用真牌記分
refusal-pair_other = 這裡要的不是這個碼。座位的碼由手機掃描，手機的碼由發牌的裝置掃描。
refusal-pair_old = 這個碼已超過十分鐘。請要一個新的。
refusal-pair_used = 這個碼已經用過：另一支手機坐了這個位子。請給這支手機顯示新的碼。
refusal-pair_no_offer = 這裡沒有牌桌在等這個回應。請在顯示座位碼的裝置上打開它，或在那裡顯示新的碼。
refusal-pair_other_tab = 你的回應已送到另一個分頁裡的牌桌。這個分頁可以關掉。
refusal-pair_isolated = 兩台裝置連不上。有些網路，尤其是訪客 Wi-Fi，會把裝置隔開。請讓兩台裝置用同一個 Wi-Fi 或其中一台的熱點，或者都用一台裝置玩。
refusal-pair_unable = 這個瀏覽器不能與別的裝置連線。請換一個瀏覽器，或者都用一台裝置玩。
refusal-camera_none = 這裡沒有相機。請用別的程式拍下這個碼，或貼上連結。
refusal-camera_refused = 這裡不能使用相機。請在瀏覽器設定裡允許，或用照片，或貼上連結。
refusal-photo_no_code = 這張圖裡沒有QR碼。請靠近一點，拿正。
refusal-pictures_hidden = 這個瀏覽器不讓網頁讀取圖像，所以這裡讀不了QR碼。請改為貼上連結。
refusal-line_lost = 與牌桌的連線斷了。
refusal-line_misbehaved = 這支手機送來的東西不像我們的手機會送的，所以連線已關閉，由電腦坐下。
refusal-not_for_guests = 這支手機沒有自己的引擎：請在發牌的裝置上做，或等這場牌結束後在這裡做。
refusal-undo_asked = 已問對方：{ $names }。
refusal-undo_declined = 對方不同意。
refusal-undo_too_soon = 每分鐘只能問一次。
refusal-undo_too_often = 每局最多問三次。
refusal-not_drawn = 沒有抽成：有人沒有同意，或沒有給出數。
refusal-host_left = 牌桌已放棄，或座位給了別人。
refusal-host_older = 發牌的裝置上的 Follow Suit 版本較舊。請在那裡重新載入頁面。
refusal-guest_older = 這支手機上的 Follow Suit 版本比牌桌舊。
refusal-next_deal = 你從下一局起坐下。

## People who share the device

pass-cover = 蓋住牌
pass-next = 輪到{ $name }
pass-show = { $name }：看我的牌
pass-hold = { $name }：按住看我的牌
pass-wait = 所有的牌都蓋著
pass-watch = 電腦正在打牌
pass-peek = 看自己的牌
pass-cards-of = { $name }的牌
pass-look-back = 誰來回顧這一局？
pass-undo = 同意悔牌嗎？
pass-undo-line = { $name }想悔牌，收回上一個決定。{ $names }，同意嗎？
pass-undo-yes = 同意，悔牌
pass-undo-no = 不同意
side-names = { $one }和{ $other }
side-or = { $one }或{ $other }
us-shared = { $usFirst }
them-shared = { $themFirst }
review-side-shared = { $side ->
    [us] { $usNames }
   *[them] { $themNames }
  }：這一局{ $taken }，總共{ $total }。
review-score-tractor-shared = { $usNames }打{ $us_level }，{ $themNames }打{ $them_level }。
deal-headline-shared = { $us ->
    [yes] { $usNames }
   *[no] { $themNames }
  }{ $made ->
    [yes] 打成了
   *[no] 沒打成
  }
deal-ahead-shared = { $ahead ->
    [us] 這一局歸{ $usNames }
    [them] 這一局歸{ $themNames }
   *[none] 這一局打平
  }
match-won-shared = { $us ->
    [yes] { $usNames }贏了整場
   *[no] { $themNames }贏了整場
  }
court-shared = { $us ->
    [yes] { $usNames }
   *[no] { $themNames }
  }滿貫：{ $kind ->
    [all_tricks] 十三墩全拿
   *[first_seven] 開局連贏七墩
  }
ledger-attackers-label-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  }是閒家，有{ ledger-points }，滿{ $goal }分上台
tally-none-shared = 下一局{ $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  }坐莊
tally-gain-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  }升{ $count }級
tally-to-ace-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  }升到A
tally-tricks-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  }是閒家：各墩得分
tally-next-shared = 下一局{ $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  }坐莊，莊家是{ $name }。
news-deal_scored-shared = 這一局結束。{ $usNames }{ $usChange }，總分{ $usTotal }。{ $themNames }{ $themChange }，總分{ $themTotal }。
news-match_won-shared = { $side ->
    [us] { $usNames }贏了整場。
    [them] { $themNames }贏了整場。
   *[none] 整場打平。
  }
news-level_changed-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  }現在打{ $level }。

## Summary of a deal

deal-made = { $you ->
    [yes] 你叫{ $contract }分，我方拿到{ $taken }分
   *[no] { $name }叫{ $contract }分，那一方拿到{ $taken }分
  }
deal-headline = { $us ->
    [yes] { $made ->
        [yes] 我方打成了
       *[no] 我方沒打成
      }
   *[no] { $made ->
        [yes] 對方打成了
       *[no] 對方沒打成
      }
  }
deal-ahead = { $ahead ->
    [us] 這一局歸我方
    [them] 這一局歸對方
   *[none] 這一局打平
  }
deal-took = { $unit ->
    [tricks] 墩數：{ $us }比{ $them }。
   *[points] 分數：{ $us }比{ $them }。
  }
deal-passed_out = 大家都不叫，流局
deal-passed_out-line = 這一局不計分，重新發牌。
summary-before = 原有
summary-points = 拿到
summary-change = 增減
summary-total = 總分
sound-off = 關閉聲音
sound-on = 開啟聲音
feat-captured = { $us ->
    [yes] 我方摳底成功
   *[no] 對方摳底成功
  }
feat-streak = 連續{ $count }天
feat-best = 目前最好成績
deal-next = 下一局
match-new = 再來一場
match-leave = 遊戲列表
match-won = { $us ->
    [yes] 我方贏了整場
   *[no] 對方贏了整場
  }
match-tie = 整場打平
match-line = 共{ $deals }局，{ $us }比{ $them }
reckoned = 怎麼算的
breakdown-made = 叫{ $contract }，得{ $took }：{ $change }
breakdown-lost = 叫{ $contract }，得{ $took }，差{ $missing }：沒打成，{ $change }
breakdown-took = 得{ $took }：{ $change }
breakdown-no_bet = 得{ $took }，但滿100分的一方沒叫過牌就不計分：{ $change }
breakdown-made-rangvaar = 叫{ $contract }墩，得{ $took }墩：{ $change }
breakdown-took-rangvaar = 得{ $took }墩：{ $change }
breakdown-shortfall = 叫{ $contract }墩，得{ $took }墩：{ $took } − 差{ $missing } = { $change }
breakdown-minus_bid = 叫{ $contract }墩，得{ $took }墩，差{ $missing }墩：倒扣所叫，{ $change }
breakdown-floor_zero = 叫{ $contract }墩，得{ $took }墩：{ $took } − 差{ $missing }，但不低於0：{ $change }
breakdown-levels = 閒家{ $range ->
    [one] { $fewest }分
    [open] { $fewest }分以上
   *[two] { $fewest }到{ $most }分
  }：{ $kind ->
    [declaring] 莊家升{ $gain }級
    [opposing] 閒家升{ $gain }級
    [declaring_to_ace] 莊家升到A
    [opposing_to_ace] 閒家升到A
    [nobody] 都不升級
   *[bid] 沒打成所叫的分，都不升級
  }。
breakdown-held_at_ace = 莊家打A守住，贏得整場。
breakdown-stopped = 必打的級不能跳過。

## Menu and panels

menu = 選單
menu-close = 關閉
menu-deal = 這一局
menu-match = 這一場
agreements = 約定
menu-leave = 離開牌桌
menu-leave-note = 這場牌會儲存起來，回來可以繼續。
give-up = 放棄這一場
give-up-sure = 要放棄這一場嗎？
give-up-anew = 結束這一場，另開一場？
give-up-line = 這一場就不能再繼續了；打過的各局仍在「你的戰績」裡。
give-up-not = 接著打
tricks = 本局各墩
tricks-none = 還沒有打完一墩。
tricks-points = 分
tricks-patch = { $you ->
    [yes] 你
   *[no] { $name }
  }以{ $card }贏得這一墩，{ ledger-points }
tricks-won-mark = ，贏得這一墩

## Trouble

trouble = 引擎出錯了
trouble-line = 引擎裡出了問題。這場牌會從原來的地方繼續；下面的紀錄有助於找出原因。
trouble-saved = 這場牌接不下去了
trouble-saved-line = 儲存的內容讀不出來，已經另外放好，顯示在下面；可以重新開一場。
trouble-record = 到目前為止的紀錄
trouble-copy = 複製這局牌
trouble-close = 繼續

elsewhere = 這場牌在另一個分頁裡開著
elsewhere-line = 同一場牌一次只能在一個分頁裡打。在這裡繼續，另一個分頁就會讓出來。
elsewhere-here = 在這裡打
elsewhere-leave = 留在那邊
notices = 通知
notice-close = 收起這則通知
notice-loading = 正在載入……
notice-file_missing = 頁面的一部分載入不了。可能是斷線了，也可能是網站停了。
notice-outdated = 網站上已經有新版本，這個頁面的一部分不在了。請載入新版本，打過的牌都已儲存。
notice-outdated_unkept = 網站上已經有新版本，這個頁面的一部分不在了。這裡不儲存牌局，請打完這場再載入新版本。
notice-refused = 瀏覽器不讓這個頁面儲存任何東西。關閉頁面後，打過的牌就不會留下。
notice-full = 裝置沒有空間了。可以接著打，但從現在起，關閉頁面後就不會留下。
notice-lost = 瀏覽器讀寫不了它的儲存空間了。可以接著打，從現在起都留在記憶體裡。在「你的資料」裡可以存成檔案。
notice-unkept = 瀏覽器能儲存你的牌局，但存不了設定、星星、謎題進度和座位。這些新的內容只在關閉頁面之前有效。
notice-elsewhere = 你這場牌在另一個分頁裡繼續。
notice-undo_request = 對方有人想收回上一個動作。
notice-undo_request-look = 回答
notice-restarted = 引擎停過一次，已經重新啟動。你這場牌從原來的地方接著打。
notice-act_lost = 牌只好重新發過，您剛才的操作與新牌不符。請重新選擇。
notice-language = 這種語言還沒有存到這台裝置上，也無法下載。請過一會兒再選。
notice-textTable = 牌桌也可以只用文字和按鈕，不用圖畫。
notice-textTable-use = 改用文字牌桌
notice-aside = 有儲存的內容讀不出來，已經另外放好，在「你的資料」裡。

## The past: matches played, statistics, everything as a file

history = 你的戰績
history-matches = 場次
history-statistics = 統計
history-data = 你的資料
history-none = 還沒有打過
history-none-line = 你打過的每一場都存在這個瀏覽器裡。每一局都可以一張一張重看。
history-more = 再顯示一些（{ $count }）
history-won = 勝
history-lost = 負
history-won-by = { $names }贏了
history-watched = 全是電腦
history-tie = 平手
history-unfinished = 打到第{ $deal }局
history-assisted = 用過輔助
history-continue = 繼續
history-continue-label = 繼續{ $game }，第{ $deal }局
history-to-list = 所有場次
history-to-match = 所有牌局
history-deal = 第{ $number }局
history-deal-open = 沒有打完
history-deal-passed = 大家都不叫，流局
history-deal-bid = { $you ->
    [yes] 你
   *[no] { $name }
  }叫{ $contract }，拿到{ $taken }：{ $made ->
    [yes] 打成
   *[no] 沒打成
  }
history-deal-declared = { $whose ->
    [us] 我方坐莊
    [other] { $name }坐莊
   *[them] 對方坐莊
  }，閒家得{ $taken }：{ $made ->
    [yes] 守住
   *[no] 下台
  }
history-save-record = 儲存紀錄
history-remove = 刪除這一場
history-remove-sure = 永久刪除
history-keep = 不，留著
history-unreadable = 這一場讀不出來，已經另外放好，在「你的資料」裡。
history-wait = 引擎還沒準備好。準備好後，這局牌會自動打開。
level-mixed = 混合
replay-controls = 重看這一局
replay-back = 退一張
replay-on = 進一張
replay-stop-back = 退一墩
replay-stop-on = 進一墩
replay-step = 牌局進度
replay-at = 第{ $step }步，共{ $steps }步
replay-yourself = 自己打這一局
replay-played-by = 由{ $names }打的
replay-nothing = 牌已發好。
replay-hands = 手牌與更多
replay-all-hands = 各家手牌
replay-hand = { $you ->
    [yes] 你
   *[no] { $name }
  }手裡有{ $cards }
replay-hand-hidden = { $name }手裡有{ $count }張牌
replay-no-cards = 沒有牌
replay-hidden = 這一局還沒打完，只顯示你自己的牌。
statistics-none = 還沒有可以統計的
statistics-none-line = 打完一局之後，結果會在這裡按遊戲、規則和電腦強度統計。
statistics-nothing = 這裡沒有一局是不用輔助打完的。
statistics-game = 遊戲
statistics-all = 全部
statistics-person = 玩家
statistics-alone = 你一個人
statistics-won = 贏的場數
statistics-streak = 目前連勝
statistics-best = 最長連勝
statistics-deals = 局數
statistics-col-won = 勝
statistics-col-lost = 負
statistics-course = 一局一局看
statistics-course-label = 最近{ $count }局：{ $ahead }局我方占優，{ $behind }局對方占優，相差{ $balance }。
statistics-course-line = 我方占優的一局往上，對方占優的一局往下：現在是{ $balance }。
statistics-by-game = 各遊戲的場數
statistics-by-level = 各強度的場數
statistics-by-rules = 各規則的場數
statistics-bids = 誰坐莊，有沒有打成
statistics-made = 打成
statistics-failed = 沒打成
statistics-you = 你
statistics-partner = 搭檔
statistics-them = 對方
statistics-took = 平均每局拿到
statistics-took-declaring = 我方坐莊時，我方
statistics-took-opposing = 對方坐莊時，我方
statistics-took-against = 我方坐莊時，對方
statistics-unit-points = 分
statistics-unit-tricks = 墩
statistics-assisted = 用過輔助、不算在上面的：{ $deals }局，{ $matches }場。
data-where-device = { $count ->
    [0] 還沒有儲存任何東西。你打的牌會
   *[other] { $count }份牌局、記分單和自訂規則
  }存在這台裝置的這個瀏覽器裡，別處沒有。存成檔案，就能帶到另一台。
data-where-memory = { $count ->
    [0] 還沒有儲存任何東西。你打的牌
   *[other] { $count }份牌局、記分單和自訂規則
  }只留在記憶體裡，關閉頁面就沒有了。存成檔案，就能留住。
data-where-lost = 瀏覽器讀寫不了它的儲存空間了。此後的內容只留在記憶體裡，關閉頁面就沒有了。存成檔案，就能留住。
data-where-full = 裝置沒有空間了。此後的內容只留在記憶體裡，關閉頁面就沒有了。存成檔案，就能留住。
data-safari = iPhone、iPad或Mac上的Safari，如果用了七天都沒有打開某個網站，就會刪除它儲存的內容。安裝了網頁就不會：分享→加入主畫面，在Mac上是加入Dock。
data-save = 全部存成檔案
data-choose = 匯入檔案
data-checking = 正在讀檔案：第{ $done }份，共{ $of }份…
data-offer = 檔案裡有{ $count }份牌局、記分單和自訂規則，儲存於{ $day }。
data-add = 加入檔案裡的內容
data-replace = 用它取代全部
data-replace-line = 這裡儲存的牌局、記分單、規則、設定和進度都會移除，換成檔案裡的。
data-replace-sure = 全部取代
data-saved = 檔案已儲存。
data-saved-partly = 檔案已儲存。有{ $count }份內容現在讀不出來，不在檔案裡。
data-taken = { $count ->
    [0] 檔案裡沒有新的內容。
   *[other] 匯入了{ $count }份內容。
  }
data-full = 這台裝置放不下。什麼都沒有改變。
data-clear = 全部刪除
data-clear-all = 全部刪除…
data-clear-line = { $count }份牌局、記分單和自訂規則，連同統計、設定和進度，都會永久刪除。先前存好的檔案可以再匯入。
data-clear-sure = 永久刪除全部
data-cleared = 已經全部刪除。
data-not-cleared = 瀏覽器讀寫不了它的儲存空間，沒有全部刪除。請關閉頁面，重新打開後再刪除。
data-aside = 另外放好的內容
data-aside-line = 這些儲存過，但讀不出來。放著也不礙事。
data-aside-unknown = 一份內容
data-aside-unreadable = 這不是這裡儲存的任何一種內容。
data-aside-save = 儲存
data-aside-drop = 刪除
export-file-torn = 這個檔案讀不出來。什麼都沒有改變。
export-file-foreign = 這不是Follow Suit的檔案。什麼都沒有改變。
export-file-newer = 這個檔案來自較新版本的頁面。什麼都沒有改變。
export-file-match = 檔案裡的第{ $number }份內容不合理。什麼都沒有改變。
export-file-record = 檔案裡第{ $number }份內容的文字讀不出來。什麼都沒有改變。
export-file-wait = 引擎要檢查這個檔案，但還沒準備好。請稍後再試。

# Sharing a deal
share = 分享
share-open = 分享…
share-line = 這個連結裡有整局牌：發的牌、叫牌、每一次出牌，還有座位上的名字。什麼都不會上傳；拿到連結的人都能看這局牌。
share-unfinished = 這一局還沒打完：連結裡有各家的手牌，但打開的人只看得到你的。
share-scope = 要分享什麼
share-match = 到目前為止的整場，共{ $count }局
share-title = Follow Suit：{ $game }，第{ $number }局
share-link = 連結
share-length = { $count }個字元
share-making = 正在產生連結…
share-copy = 複製連結
share-copy-text = 複製成文字
share-copied = 已複製。
share-refused = 這個瀏覽器不讓我們複製。請選取連結，自行複製。
share-send = 傳送…
share-code = QR碼
share-code-label = 連結的QR碼
share-save = 存成檔案
share-too-long = 內容太長，有些程式會把連結截斷。請改成傳送檔案。

# A deal that came in a link
replay-link = 別人分享的一局
replay-link-waiting = 正在打開…
received = 收到的內容
unread-lines = 有些內容沒有看懂：
unread-more = 還有{ $count }處。
replay-play = 播放
replay-pause = 暫停

# The referee's page
deal-editor = 自己擺牌
referee = 問裁判
side = { $side ->
    [NS] 南北方
   *[EW] 東西方
  }
example-pass = 過
example-tie = 平手

## News: what the live region tells

news-deal_began = 第{ $number }局。{ $you ->
    [yes] 你發牌
   *[no] { $name }發牌
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
    [yes] 你以{ $value }分取得合約
   *[no] { $name }以{ $value }分取得合約
  }。
news-passed_out = 大家都不叫，流局。
news-trump_named = { $you ->
    [yes] 你定主：{ suit }
   *[no] { $name }定主：{ suit }
  }。
news-cards_played = { $you ->
    [yes] 你出
   *[no] { $name }出
  }{ $cards }。
news-trick_won = 這一墩歸{ $you ->
    [yes] 你
   *[no] { $name }
  }{ $count ->
    [0] {""}
   *[other] ，{ ledger-points }
  }。
news-deal_scored = 這一局結束。我方{ $usChange }，總分{ $usTotal }。對方{ $themChange }，總分{ $themTotal }。
news-match_won = { $side ->
    [us] 我方贏了整場。
    [them] 對方贏了整場。
   *[none] 整場打平。
  }
news-claimed = { $you ->
    [yes] 你
   *[no] { $name }
  }收下剩下的{ $count }墩。
news-taken_back = 已悔牌。
news-may-play = 你可以出{ $cards }。
news-your-turn-bid = 輪到你叫分。
news-your-turn-name_trump = 請定主。
news-your-turn-play = 輪到你出牌。

## Rangvaar's own words: where a message has another wording in one game, its name ends with the game's

bot-name-W-rangvaar = 札伊娜
bot-name-N-rangvaar = 比拉爾
bot-name-E-rangvaar = 法伊茲
seat-dealer-rangvaar = 首張牌
seat-declarer-tractor = 莊家
ledger-deal-rangvaar = 第{ $number }/{ $deals }局
ledger-taken-rangvaar = 墩數
contract-rangvaar = 合約
contract-so-far-rangvaar = 目前
contract-none-rangvaar = 還沒有人叫
contract-label-rangvaar = 合約{ $value }墩，{ $you ->
    [yes] 你叫的
   *[no] { $name }叫的
  }
prompt-bid-rangvaar = 你叫幾墩？
prompt-bid-hint-rangvaar = 十三墩裡，己方能贏的墩數。定主之後還有八張牌。
prompt-bid-button-rangvaar = 叫{ $value }墩
prompt-name_trump-rangvaar = 你以{ $value }墩取得合約。請定主。
prompt-wait-bidding = { $name }在想怎麼叫
deal-made-rangvaar = { $you ->
    [yes] 你叫{ $contract }墩，我方贏了{ $taken }墩
   *[no] { $name }叫{ $contract }墩，那一方贏了{ $taken }墩
  }
deal-headline-rangvaar = { $us ->
    [yes] { $made ->
        [yes] 我方打成了
       *[no] 我方沒打成
      }
   *[no] { $made ->
        [yes] 對方打成了
       *[no] 對方沒打成
      }
  }
deal-passed_out-line-rangvaar = 這一局不計分，也不算一局。首張牌移到下一家。
summary-points-rangvaar = 墩數
tricks-patch-rangvaar = { $you ->
    [yes] 你
   *[no] { $name }
  }以{ $card }贏得這一墩
court = { $us ->
    [yes] 我方
   *[no] 對方
  }滿貫：{ $kind ->
    [all_tricks] 十三墩全拿
   *[first_seven] 開局連贏七墩
  }
news-deal_began-rangvaar = 第{ $number }局。{ $firstYou ->
    [yes] 首張牌是你的：由你先叫
   *[no] 首張牌是{ $firstName }的，由{ $firstName }先叫
  }。
news-cards_dealt-rangvaar = 你拿到{ $cards }。
news-bid_made-rangvaar = { $you ->
    [yes] 你叫{ $value }墩
   *[no] { $name }叫{ $value }墩
  }。
news-auction_won-rangvaar = { $you ->
    [yes] 你以{ $value }墩取得合約
   *[no] { $name }以{ $value }墩取得合約
  }。
news-pot_paid = 彩池裡的遊戲籌碼共{ $pot }，已經分完。你得{ $pay }。
news-your-turn-bid-rangvaar = 輪到你叫牌。
refusal-bid_too_low-rangvaar = 要叫得比前面高：至少{ $lowest }墩。
refusal-must_bid-rangvaar = 由你先叫，不能不叫。
refusal-already_passed-rangvaar = 不叫之後，就不能再叫了。

## Play chips

chips = { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
stake-for = 輸贏
stake-for-chips = 遊戲籌碼
stake-for-nothing = 不計籌碼
stake = 底注
stake-note = 只是遊戲籌碼，完全不涉及真錢。
packet = 定主後還有{ $count }張
packet-short = 還有{ $count }張
pot-label = 彩池{ $pot }，每人底注{ $stake }{ $kept ->
    [no] {""}
   *[other] ，其中每人{ $kept }被抽走
  }。
pot-note = 遊戲籌碼
pot-short = 彩池{ $pot } · 每人{ $stake }{ $kept ->
    [no] {""}
   *[other] ，抽{ $kept }
  }
payout = 分彩
payout-pot = 彩池
payout-commission = 抽成
payout-you = 你得

## Tractor: levels and roles

level = 級
ledger-level = { level }
role = 角色
role-defend = 莊家
role-attack = 閒家
role-goal = 叫{ $value }
ledger-attackers = 閒家得分
ledger-attackers-none = 還沒有閒家
pile-open = 閒家拿到的牌
pile = 閒家的分牌
pile-none = 還沒有。
pile-goal = 閒家滿{ $goal }分就上台，下一局坐莊；不滿，莊家一方接著坐莊。
ledger-attackers-label = { $whose ->
    [us] 我方是閒家
   *[them] 對方是閒家
  }，有{ ledger-points }，滿{ $goal }分上台
trump-rank-label = { $suit ->
    [none] 打{ $rank }，還沒定主
    [NT] 打{ $rank }，無主
   *[other] 打{ $rank }，{ suit }為主
  }
trump-rank-so-far = 打{ $rank }，暫定{ suit }
trump-rank-open = 打幾還沒定：打叫得高的一方的級
cards-equal = { $count ->
    [2] 一對
    [3] 三張
   *[4] 四張
  }{ card }
cards-equal-joker-small = { $count ->
    [2] 一對
    [3] 三張
   *[4] 四張
  }小王
cards-equal-joker-big = { $count ->
    [2] 一對
    [3] 三張
   *[4] 四張
  }大王

## Tractor: dealing and declaring

prompt-dealing-paused = 發牌暫停
prompt-awaited = 其他玩家還在路上：遊戲已到 { $percent }%。
prompt-dealing-declared = 暫定{ $suit ->
    [NT] 無主
   *[other] { suit-title }
  }，{ $you ->
    [yes] 你亮的
   *[no] { $name }亮的
  }
prompt-declare = 你可以亮主
prompt-declare-chosen = { $cards }：{ $suit ->
    [NT] 無主
   *[other] { suit }為主
  }。再點一下就亮主。
prompt-declare-pass = 不亮
prompt-last-chance = 最後的亮主機會
prompt-declare-button = 用{ $cards }亮{ $suit ->
    [NT] 無主
   *[other] { suit }
  }
deal-controls = 發牌
deal-pause = 暫停發牌
deal-go-on = 繼續發牌
deal-pack-pause = 牌堆：停在這裡
deal-pack-go-on = 牌堆：繼續
deal-hurry = 加快發牌
deal-skip = 一次發完
declared-stands = { trick-who }亮{ $cards }：暫定{ suit }
declared-over = { trick-who }亮{ $cards }，已被反主
trick-who = { $you ->
    [yes] 你
   *[no] { $name }
  }
kitty-turned = 沒有人亮主，翻底牌：
prompt-wait-dealing = 正在發牌
prompt-wait-last_chance = 牌發完了
prompt-wait-starter_trick = { $name }在出定莊的牌
prompt-wait-burying = { $name }在扣底
prompt-wait-countering = { $name }還可以反主
prompt-bid-tractor = 你和搭檔能拿幾分？
prompt-bid-hint-tractor = 兩百分裡，己方能在各墩拿到的分數。你代表你和搭檔叫分。
prompt-bid-button-tractor = 叫{ $value }分
prompt-bid-partner = 由{ $name }代表你們兩人；你也可以先叫。
prompt-bid-leave = 讓{ $name }叫
prompt-bid-less = 減少
prompt-bid-more = 增加
prompt-name_trump-tractor = 你坐莊。請定主。
bot-name-W-tractor = 小蘭
bot-name-N-tractor = 小偉
bot-name-E-tractor = 小俊
bot-name-SW-tractor = 小濤
bot-name-NW-tractor = 小美
bot-name-NE-tractor = 小豪
bot-name-SE-tractor = 小瑩

## Tractor: burying and playing several cards

bury-title = 扣底{ $count }張
bury-so-far = { $count }/{ $of }張 · { $points }分
bury-none = 還沒選
bury-chosen = 已選{ $count }張，共{ $of }張，有{ $points }分：{ $cards }
prompt-bury = 底牌已在你手裡。請選牌扣底。
prompt-bury-button = 扣底
prompt-bury-chosen = 扣底：{ $card }
prompt-chosen = { $chosen }
prompt-chosen-of = { $chosen }/{ $count }
prompt-play-count = 輪到你：首家出{ suit }，{ $count }張
prompt-play-starter = 出一張牌：莊家一方牌大的當莊家
throw-failed = { $you ->
    [yes] 你甩牌失敗
   *[no] { $name }甩牌失敗
  }：{ $beaterYou ->
    [yes] 你壓得過
   *[no] { $beater }壓得過
  }，所以{ $back ->
    [yes] 全部收回，要重新出一組
   *[no] 只留下{ $down }
  }。
throw-penalty = 罰{ $count }分。

## Tractor: what a deal came to

tally-none = { $whose ->
    [us] 下一局我方坐莊
   *[them] 下一局對方坐莊
  }
tally-gain = { $whose ->
    [us] 我方
   *[them] 對方
  }升{ $count }級
tally-to-ace = { $whose ->
    [us] 我方
   *[them] 對方
  }升到A
tally-tricks = { $whose ->
    [us] 我方是閒家：各墩得分
   *[them] 對方是閒家：各墩得分
  }
tally-penalty = 甩牌罰分
tally-kitty = 摳底：{ $points } × { $multiplier }
tally-kitty-closed = 底牌：不算
tally-kitty-look = 底牌不翻開。看底牌
tally-points = 閒家得分
tally-hook = 勾到底：莊家退到
tally-bid = 莊家一方叫{ $bid }分，拿到
tally-before = 原級
tally-next = { $whose ->
    [us] 下一局我方坐莊
   *[them] 下一局對方坐莊
  }，{ $you ->
    [yes] 莊家是你
   *[no] 莊家是{ $name }
  }。
tally-by-trick = 一墩一墩的得分
tally-trick = 第{ $number }墩：{ $you ->
    [yes] 你
   *[no] { $name }
  }，{ ledger-points }

## Tractor: news

news-deal_began-tractor = 第{ $number }局。{ $you ->
    [yes] 第一張發給你
   *[no] 第一張發給{ $name }
  }。
news-cards_dealt-tractor = { $cards }。
news-declared = { $you ->
    [yes] 你
   *[no] { $name }
  }用{ $cards }亮{ suit }。
news-starter_changed = { $you ->
    [yes] 暫時由你坐莊
   *[no] 暫時由{ $name }坐莊
  }。
news-last_chance_began = 牌發完了。你還有最後一次亮主的機會。
news-last_chance_passed = 你不亮主。
news-counter_chance_began = 底牌扣好了，其他人還可以反主。
news-kitty_turned = 沒有人亮主。底牌翻出{ $cards }。
news-auction_began = 牌發完了。{ $firstYou ->
    [yes] 由你先叫
   *[no] 由{ $firstName }先叫
  }。
news-starter_trick_taken = { $you ->
    [yes] 你出的牌最大
   *[no] { $name }出的牌最大
  }。
news-trump_fixed = 定主：{ $suit ->
    [NT] 無主
   *[other] { suit }
  }。{ $you ->
    [yes] 你坐莊
   *[no] { $name }坐莊
  }。
news-kitty_taken = 你拿起底牌：{ $cards }。
news-kitty_buried = { $you ->
    [yes] 你扣下{ $count }張底牌
   *[no] { $name }扣下{ $count }張底牌
  }。
news-throw_failed = { $you ->
    [yes] 你甩牌失敗
   *[no] { $name }甩牌失敗
  }：{ $back ->
    [yes] 全部收回
   *[no] 只留下{ $cards }
  }。
news-kitty_revealed = 底牌：{ $cards }，{ $count }分乘{ $multiplier }，共{ $bonus }分。
news-deal_won = 這一局結束。閒家有{ ledger-points }。
news-level_changed = { $whose ->
    [us] 我方
   *[them] 對方
  }現在打{ $level }。
news-your-turn-bid-tractor = 輪到你們這一方叫分。
news-your-turn-declare = 你可以亮主。
news-your-turn-bury = 請選牌扣底。

## Refusals: why something may not be done. Each code of the engine has one.

clause = §{ $clause }
refusal = 不允許
refusal-must_follow = 首家出{ $suitTitle }，你手裡有{ $count }張：要跟。
refusal-out_of_turn = 還沒輪到你{ $toActName ->
    [none] {""}
   *[other] ：現在輪到{ $toActName }
  }。
refusal-not_in_hand = 你手裡沒有{ $cards }。
refusal-one_card = 一次只能出一張牌。
refusal-bid_too_low = 要叫得比前面高：至少{ $lowest }分。
refusal-bid_too_low-tractor = 要叫得比前面高：至少{ $lowest }分。
refusal-bid_taken = { $bid }已經有人叫過了。
refusal-no_such_bid = 不能叫{ $bid }分：要從{ $lowest }到{ $highest }，5的倍數。
refusal-no_such_bid-rangvaar = 不能叫{ $bid }墩：要從{ $lowest }到{ $highest }。
refusal-no_such_bid-tractor = 不能叫{ $bid }分：要從{ $lowest }到{ $highest }，5的倍數。
refusal-must_bid = 這裡必須叫，不能不叫。
refusal-already_passed = 不叫之後，就不能再叫了。
refusal-auction_over = 叫牌已經結束。
refusal-no_trump_not_offered = 這個遊戲必須定一門花色為主。
refusal-nobody_bids = 這個玩法由亮主定主，沒有人叫分。
refusal-wrong_phase = 現在不能這樣做。
refusal-no_deal_now = 現在還不用發牌。
refusal-no_deal_in_progress = 現在沒有在打的牌局。
refusal-stale_turn = 牌局已經往下走了。
refusal-cancelled = 已經取消。
refusal-no_hint_now = 現在沒有要你決定的事。
refusal-deal_goes_on = 這一局打完才會告訴你。
refusal-not_a_bot = 只能問電腦為什麼。
refusal-covered = 所有的牌都蓋著。請先翻開你自己的。
refusal-not_a_person = 那個座位是電腦。
refusal-not_offered = 這一桌不能這樣做。
refusal-ask_first = 要先有對方的一個人同意。
refusal-your_turn = 輪到你了。
refusal-nothing_to_do = 沒有什麼要等的。
refusal-internal = 引擎出錯了。

# Tractor
refusal-wrong_count = 要出{ $cards }張，你選了{ $played }張。
refusal-no_cards = 請至少選一張牌。
refusal-mixed_suits = 一起先出的牌必須是同一門；主牌全部算一門。
refusal-no_throws = 這套規則不許甩牌：只能先出單張、幾張相同的牌，或一個拖拉機。
refusal-no_throw_in_trump = 這套規則不許甩主牌：只能先出單張、幾張相同的牌，或一個拖拉機。
refusal-not_proven = { $proof ->
    [voids] 這樣甩不是必大：該缺門的人還沒有都露出缺這一門。
   *[units] 這樣甩不是必大：{ $beatable }可能被壓過。
  }
refusal-must_follow_suit = 首家出{ $suitTitle }，你手裡有{ $heldCount }張：要{ $all ->
    [yes] 全部跟上
   *[no] 跟{ $cards }張
  }。
refusal-must_play_pairs = 有對子要跟：要出{ $pairs }對{ suit }，你手裡有{ $heldCount }對。
refusal-must_play_tractor = 有拖拉機要跟：要出{ $tractorLength }{ $width ->
   *[2] 對
    [3] 個三條
    [4] 個四條
  }的{ suit }拖拉機，你手裡有。
refusal-must_play_triples = 有三條要跟：要出{ $triples }個{ suit }三條，你手裡有{ $heldCount }個。
refusal-must_play_quads = 有四條要跟：要出{ $quads }個{ suit }四條，你手裡有{ $heldCount }個。
refusal-must_play_trump = 首家出的那一門你沒有，一定要出主牌：出{ $cards }張。
refusal-must_lead_unit = 你的甩牌收回了：這次只能出單張、幾張相同的牌，或一個拖拉機。
refusal-no_declaration = { $fault ->
    [lone_joker] 單張王不能亮主：要兩張同樣的王。
    [mixed_jokers] 大小王各一張不能亮主：要兩張同樣的王。
    [two_suits] 兩種花色的牌不能一起亮主：只亮一種花色。
    [with_joker] 王和{ $rank }不能一起亮主：只亮其中一種。
    [not_trump_rank] 這不是級牌：只有{ $rank }和成對的王才能亮主。
    [single] 這一桌單張不能亮主：要亮兩張相同的。
   *[other] 這些牌不能亮主：要亮一張或幾張相同的{ $rank }，或兩張以上同樣的王。
  }
refusal-already_declared = 你已經亮了{ $standing }：只能再加同樣的牌，不能換花色，也不能亮王。
refusal-too_weak = { $fault ->
    [shown_already] 你已經亮了{ $standing }，現在有效。
    [overridden] 你的亮主已經被{ $standing }反掉：要更強的牌才能再亮。
    [equal] { $standing }有效，而且一樣大。一樣大不能反主。
   *[weaker] { $standing }有效，而且更大。
  }
refusal-nobody_declares = 這套規則不亮主：主由叫分決定。
refusal-no_counter_declaring = 這套規則扣底之後不能反主。
refusal-nothing_to_counter = 沒有人亮主，所以沒有可以反的。
refusal-bad_lead = 首家出的牌不是同一門。
refusal-bad_levels = 這些級不在升級的順序裡。
refusal-bad_starter = 莊家和這一局對不上。
refusal-bad_standing = 這場牌的進度不合理。

# Taking back and claiming
refusal-nothing_to_undo = 這一局沒有可以悔的牌。
refusal-not_certain = 剩下的墩還不一定都是你的。
refusal-cannot_hand_over = 現在沒有在打的牌局，或者已經由電腦接著打了。

# Chips
refusal-bad_stake = 底注要寫成5或7.50這樣，至少{ $leastChips }。
refusal-no_stakes = 這個遊戲不用籌碼。

# What cannot be read
refusal-bad_json = 這則訊息不是JSON。
refusal-bad_message = 引擎不認得這則訊息。
refusal-bad_version = 頁面和引擎的版本不同。請重新載入頁面。
refusal-bad_action = 這個遊戲沒有這個動作。
refusal-bad_field = 訊息裡有內容不合理。
refusal-missing_field = 缺少：{ $field }
refusal-unknown_field = 訊息裡有引擎不認得的內容。
refusal-unknown_op = 引擎沒有這種訊息。
refusal-unknown_question = 裁判沒有這種問題。
refusal-unknown_game = 沒有叫這個名字的遊戲。
refusal-unknown_level = 沒有這種強度的電腦。
refusal-unknown_preset = 沒有叫這個名字的規則。
refusal-bad_rules = 這些規則不合理。
refusal-bad_value = 有一條規則的值不對。
refusal-contradiction = 有兩條規則互相矛盾。
refusal-no_match = 還沒有開始任何一場。
refusal-bad_card = 這不是一張牌。
refusal-bad_suit = 這不是花色。
refusal-bad_rank = 這不是點數。
refusal-bad_seat = 這不是座位。
refusal-bad_side = 這不是一方。
refusal-bad_sides = 兩方寫得不對。
refusal-joker_has_none = 王沒有點數，也沒有花色。
refusal-card_twice = 有一張牌出現了兩次。
refusal-card_not_in_pack = 有一張牌不在這個遊戲用的牌裡。
refusal-card_too_often = 有一張牌的張數比全部用牌裡的還多。
refusal-wrong_hand_size = 有一家手牌的張數不對。
refusal-unfinished = 牌還沒打完。
refusal-unclear = 這可以有不只一種解釋。
refusal-bad_counted = 局數不合理。
refusal-bad_outcome = 結果不合理。

# Records of matches
refusal-not_a_record = 這不是一場牌的紀錄。
refusal-unknown_kind = 本頁不認識這種文字：{ $text }
refusal-document_newer = 這是較新版本的 Follow Suit 寫的。請重新載入頁面後再開啟。
refusal-place = 第 { $line } 行第 { $at } 個字元（{ $text }）：{ $why }
refusal-place-bare = 第 { $line } 行第 { $at } 個字元：{ $why }
refusal-text_too_long = 文字太長：最多能讀 { $most } 個字元。
refusal-name_too_long = 名字或備註太長：這裡最多{ $most }個字。
refusal-file_too_long = 這個檔案太大，不可能是這裡儲存或分享的內容。
refusal-file_unreadable = 瀏覽器讀不了這個檔案。它可能是資料夾，或者已被移走。
refusal-unknown_line = 第{ $line }行看不懂：{ $text }
refusal-left_over = 第{ $line }行有內容沒有讀取：{ $text }
refusal-more_links = 第{ $line }行還有一個連結沒有開啟：{ $text }
refusal-more_documents = 第{ $line }行起是另一段文字，沒有開啟。
refusal-more_files = 未開啟：{ $text }。一次開啟一個檔案。
refusal-not_text = 這個檔案不是文字。
refusal-not_a_document = 看不出這段文字是什麼。請從第一行起完整貼上，或貼上連結。
refusal-not_a_challenge = 這不是挑戰。
refusal-not_a_question = 這不是給裁判的問題。
refusal-bad_question = 裁判讀不懂這個問題。
refusal-no_suit = 第{ $line }行沒有寫明 { $text } 的花色，請寫成例如 ♠{ $text }。
refusal-no_hands = 這段文字裡沒有手牌。
refusal-not_a_sheet = 這不是記分單。
refusal-bad_line = { $line ->
    [0] 這段文字裡有一行讀不懂。
   *[other] 第{ $line }行讀不懂：{ $text }
}
refusal-field_twice = 第{ $line }行與前面某行重複：{ $text }
refusal-bad_number = 紀錄裡有個數字讀不出來。
refusal-no_deal = 紀錄裡沒有牌局。
refusal-deal_unfinished = 紀錄中間有一局沒有打完。
refusal-does_not_follow = 紀錄裡有一處和前面接不起來。

# Links that carry a deal
refusal-not_a_link = 這不是牌局的連結。
refusal-no_longer = 這已不再是 Follow Suit 的一部分。
refusal-not_house_rules = 這不是自訂規則。請貼上規則的連結，或從第一行起的完整文字。
refusal-link_newer = 這個連結來自較新版本的Follow Suit。請重新載入頁面，再打開一次。
refusal-link_cut = 連結的結尾不見了。有些程式會截斷長連結，請分享的人再傳一次。
refusal-link_damaged = 連結在途中被改動了。請分享的人再傳一次。
refusal-link_too_long = 內容太長，放不進一個連結。
refusal-not_the_days_cards = 連結裡的牌，不是它所寫那一天的牌。
refusal-claim_unfinished = 連結裡的成績在這一局打完之前就斷了。

# Any other
refusal-file_missing = 頁面的一部分載入不了。可能是斷線了，也可能是網站停了。
refusal-outdated = { notice-outdated }
refusal-other = 不能這樣做。（{ $code }）

## Hints and reasons: what a bot would do, or did, and why

hint = 提示
shape = { $shape ->
    [pair] 對子
    [triple] 三條
    [quad] 四條
    [tractor] 拖拉機
   *[throw] 甩牌
  }
hint-thinking = 正在想…
hint-awaited = 提示要等遊戲的其餘部分到齊：已到 { $percent }%。
hint-more = 更多
hint-bury = 扣下標出的{ $count }張牌
hint-close = 關閉提示
hint-assisted-line = 這一局你用過輔助：看過提示、被教練提醒過、悔過牌，或託管過。
hint-assisted-by = 這一局你用過輔助：{ $helps }。
help-given = { $by ->
    [hint] 提示
    [coach] 教練的提醒
    [handed_over] 託管
   *[taken_back] 悔牌
  }
do-play = 出{ $cards }
do-play-shape = 出{ shape }：{ suit }{ $ranks }
do-play-shape-of = 出{ shape }：{ $cards }
do-bury = 扣下{ $cards }
do-declare = 用{ $cards }亮主
do-bid = 叫{ $value }分
do-bid-rangvaar = 叫{ $value }墩
do-bid-tractor = 叫{ $value }分
do-pass = 不叫
do-pass-tractor = 過
do-name_trump = 定主：{ suit }
do-nothing = 先等等看
did-play = { $name }出了{ $cards }
did-play-shape = { $name }出了{ shape }：{ suit }{ $ranks }
did-play-shape-of = { $name }出了{ shape }：{ $cards }
did-bury = { $name }扣下了{ $cards }
did-declare = { $name }用{ $cards }亮主
did-bid = { $name }叫了{ $value }分
did-bid-rangvaar = { $name }叫了{ $value }墩
did-bid-tractor = { $name }叫了{ $value }分
did-pass = { $name }沒有叫
did-pass-tractor = { $bids ->
    [yes] { $name }沒有叫
   *[no] { $name }沒有亮主
  }
did-name_trump = { $name }定主：{ suit }
figures-trick = 模擬{ $worlds }局，有{ $won }局由{ $whose ->
    [us] 我方
   *[them] 對方
  }贏得這一墩
figures-worlds = 模擬了{ $worlds }局來衡量
figures-worlds-uncounted = 模擬了幾局來衡量
figures-exact = 模擬了{ $worlds }局，每局都打到最後一張
figures-exact-uncounted = 模擬了幾局，每局都打到最後一張
figures-own_points = 最後{ $whose ->
    [us] 我方
   *[them] 對方
  }大約有{ $value }分
figures-own_tricks = 最後{ $whose ->
    [us] 我方
   *[them] 對方
  }大約有{ $value }墩
figures-opposing_points = 最後閒家大約有{ $value }分
figures = { $first }；{ $second }。
figures-three = { $first }；{ $second }；{ $third }。
figures-contract = 其中{ $count }局{ $own ->
    [yes] { $whose ->
        [us] 我方
       *[them] 對方
      }打成合約
   *[no] 合約沒打成
  }
figures-next = 其次是「{ $action }」，大約差{ $worse }{ $unit ->
    [tricks] 墩
   *[points] 分
  }。
figures-next-close = 其次是「{ $action }」。
figures-key-card = 符合已知情況的{ $worlds }局裡，有{ $count }局是{ $you ->
    [yes] 你
   *[no] { $name }
  }{ $what ->
    [card] 有{ $card }
    [none] 沒有{ suit }
   *[few] 最多有{ $most }張{ suit }
  }；那時這樣打比另一種打法多{ $gain }{ $unit ->
    [tricks] 墩
   *[points] 分
  }。
figures-tie = 就看得出的來說，「{ $action }」也一樣好。
figures-head-to-head = 和「{ $action }」相比：模擬的{ $worlds }局裡，{ $better }局較好，{ $worse }局較差。
decided-contract_fails = 模擬的{ $worlds }局裡，{ $whose ->
    [us] 我方
   *[them] 對方
  }有{ $better }局打成合約；「{ $action }」只有{ $worse }局。
decided-contract_fails-uncounted = { $whose ->
    [us] 我方
   *[them] 對方
  }打成合約的機會比「{ $action }」大。
decided-contract_let = 模擬的{ $worlds }局裡，合約有{ $better }局沒打成；「{ $action }」只有{ $worse }局。
decided-contract_let-uncounted = 合約打不成的機會比「{ $action }」大。
decided-trick_lost = 模擬的{ $worlds }局裡，{ $whose ->
    [us] 我方
   *[them] 對方
  }有{ $better }局贏得這一墩；「{ $action }」只有{ $worse }局。
decided-trick_lost-uncounted = { $whose ->
    [us] 我方
   *[them] 對方
  }贏這一墩的機會比「{ $action }」大。
decided-trick_dear = 「{ $action }」較常贏這一墩，但後面會變差。
decided-later = 這一墩多半還是歸同一方，和「{ $action }」一樣，但整局結果更好。
decided-buried = 比扣別的牌結果更好。
decided-outcome = 平均來說，比「{ $action }」結果更好。
figures-none = 憑經驗判斷，沒有模擬。
figures-rule = 憑經驗會「{ $action }」，往後推算才改變決定。

reason-hand_worth_it = 這手牌應該拿得到這麼多。
reason-bold_bid = 比這手牌能拿到的略多：叫到的一方定主。
reason-hand_too_weak = 這手牌不夠強，不能再往上叫。
reason-partners_bid_stands = 目前是你的搭檔叫得最高。
reason-must_bid = 這裡不能不叫：叫最低的。
reason-token_bet = 總分到了100，要叫過，得分才算。
reason-partner_speaks = 由搭檔代表兩人叫分。
reason-best_suit = 這是手裡最強的花色。
reason-aces_elsewhere = 較長的那門就算不當主，它的A也會贏。
reason-best_no_trump = 沒有一門花色比得上只靠王和大牌。
reason-trumps_in_prospect = 這樣主牌應該夠多。
reason-trumps_too_weak = 這樣主牌太少。
reason-nothing_to_declare = 沒有可以亮的牌。
reason-own_trump_stands = 自己亮的主還有效。
reason-partners_trump_stands = 現在是搭檔亮的主。
reason-few_cards_yet = 發到的牌還太少，看不出來。
reason-starter_card = 這一墩只決定誰拿底牌。
reason-buried_to_be_void = 清空一門花色，之後就能斃。
reason-buried_points = 只要莊家一方贏最後一墩，這些分就安全。
reason-buried_the_lowest = 分和主牌都不扣進底牌。
reason-only_card = 只能出這張牌。
reason-only_play = 沒有別的可以出。
reason-draw_trumps = 逼對手出主牌。
reason-cash_master = 這門剩下的牌裡它最大。
reason-partner_can_ruff = 搭檔缺這門，可能會斃。
reason-lead_high = 這門剩下的牌大多比它小。
reason-lead_points = 是小牌，雖然有分。
reason-lead_low = 小牌，損失不大。
reason-over_partner = 搭檔領先，但還可能被壓過。
reason-take_over = 蓋過搭檔的牌。
reason-feed_partner = 搭檔領先：把分加進這一墩。
reason-partner_wins = 這一墩是搭檔的：不必再加什麼。
reason-leave_it_to_partner = 搭檔領先：這一墩讓給搭檔。
reason-win_for_good = 後面沒有對手壓得過。
reason-ruff = 缺首家出的這門：用主牌領先。
reason-overruff = 用更大的主牌蓋斃。
reason-win_with_points = 最後出牌：贏下來，自己的分也保住。
reason-win_cheaply = 最後出牌：用贏得了的最小牌就夠。
reason-win_last = 最後出牌：贏下這一墩。
reason-win_with_master = 這門沒有更大的了：只有主牌壓得過。
reason-third_hand_high = 第三家出大牌，逼最後一家付出更多。
reason-go_ahead = 暫時領先，不過還可能被壓過。
reason-let_it_go = 這一墩分太少，不值得用主牌。
reason-keep_trump = 主牌壓得過，但主牌留到後面用。
reason-keep_back = 更大的牌還可能被壓過，所以留著。
reason-hold_up = 能贏的牌留到後面。
reason-cannot_win = 沒有一張壓得過領先的牌。
reason-give_points = 能出的每張牌都會丟分。
reason-points_on_trust = 搭檔在後面出牌，可能把分贏回來。
reason-points_for_trump = 丟了分，但省下主牌。
reason-points_for_pair = 丟了分，但留住對子。
reason-points_given = 把分送了出去。
reason-slip = 失誤，新手有時會這樣。
reason-throw_of_masters = 甩的每一組在這門裡都沒有牌壓得過。
reason-lead_throw = 甩牌：沒有人更大就成立。
reason-lead_master = 這門沒有更大的了。
reason-lead_tractor = 拖拉機逼出拖拉機和對子。
reason-lead_pair = 對子逼出對子。
reason-lead_for_partner_to_ruff = 搭檔缺這門，可能會斃。
reason-win_trick = 壓過已經出的牌。
reason-leave_to_partner = 搭檔領先：不必加分。
reason-discard = 缺首家出的這門：不墊分。
reason-keep_higher = 丟了分，但更大的牌留到後面。
reason-follow_low = 對手領先：不給這一墩加分。

## Looking back at a deal

why = 為什麼？
why-card = { $card }：問為什麼
why-forgotten = 沒有人說得出來：這不是現在的電腦打的。
level-title = { $level ->
    [beginner] 新手
    [casual] 普通
    [expert] 高手
   *[master] 大師
  }
tricks-why-hint = 選電腦出的牌，問它為什麼這樣出。
tricks-ask-why = 問為什麼
acts-before = 第一墩之前
decisions = 關鍵時刻
decisions-open = 關鍵時刻
decisions-looking = 正在按你當時能知道的，重看每個決定…
decisions-none = 看不出你有哪個決定明顯吃虧：有差別也可能是運氣。
decisions-none-judged = 這一局沒有什麼要決定的。
decisions-count = 按你當時能知道的，評了{ $judged }個決定。
decision-cost = 約{ $cost }分
decision-cost-tricks = 約{ $cost }墩
decision-cost-match = 影響整場輸贏
decision-when = { $trick ->
    [0] 第一墩之前
   *[other] 第{ $trick }墩
  }
decision-made = 你：{ $action }
decision-better = 更好：{ $action }
decision-helped = 這樣會更好——{ $when }：{ $action }
decision-look = 看當時的牌桌
decision-back = 回到關鍵時刻

## Coach: the question before a play that clearly costs

coach-sure = 確定嗎？
coach-costs = 這樣會虧{ $cost }
coach-costs-match = 這樣不利於我方贏得整場
coach-trick_lost = { $lead }：模擬的{ $worlds }局裡，我方有{ $worse }局贏得這一墩；換更好的打法有{ $better }局。
coach-trick_lost-uncounted = { $lead }：換更好的打法，我方較容易贏得這一墩。
coach-trick_dear = { $lead }：這一墩較常贏，但後面要付出代價。
coach-contract_fails = { $lead }：模擬的{ $worlds }局裡，我方有{ $worse }局打成合約；換更好的打法有{ $better }局。
coach-contract_fails-uncounted = { $lead }：換更好的打法，我方較容易打成合約。
coach-contract_let = { $lead }：模擬的{ $worlds }局裡，合約有{ $worse }局沒打成；換更好的打法有{ $better }局。
coach-contract_let-uncounted = { $lead }：換更好的打法，合約較難打成。
coach-later = { $lead }：這一墩歸哪一方沒什麼差別，但整局結果會變差。
coach-buried = { $lead }：扣別的牌比較好。
coach-outcome = { $lead }：平均來說，換更好的選擇整局結果較好。
coach-better = 更好：{ $action }。
coach-again = 重選
coach-play = { $kind ->
    [bury] 還是這樣扣
   *[other] 還是這樣打
}
coach-show = 看更好的打法

## Levels by seat

home-levels-each = 各座位的玩家與強度
home-level-same = 同上
home-person = 真人
home-person-name = { $seat }的名字
home-people = { $count ->
    [0] 全是電腦
   *[other] { $count }個真人
  }

## The rules: the help, and what differs from one set of rules to another

rules = 規則
rules-open = 遊戲規則
rules-game = { $game }的規則
rules-contents = 本頁內容
rules-which = 依哪一套規則顯示
rules-table = 你正在打的：{ $rules }
rules-in-rules = 在這套規則裡
rules-idle = 這裡用不到。
rules-other-ways = 所有打法
rules-page = 單獨開成一頁
rules-waiting = 正在載入規則…
rules-missing = 規則載入不到。可能是斷線了，也可能是網站停了。
rules-play = 開始打牌
rules-description = 寫給新手的{ $game }規則：每一條都有編號，並說明各套規則有什麼不同。
rules-games = 其他遊戲
rules-languages = 語言
clause-label = §{ $clause }：看這條規則
clause-more = 全部規則
clause-close = 關閉
clause-missing = 這條規則沒能取得，可以打開全部規則。

rule-must_defend = 這些級沒有守過就不能跳過：{ $levels }。
rule-first_level = 兩方都從{ $levels }打起。

## A table in another site's page

embed-bad-game = 這裡沒有叫「{ $value }」的遊戲。請選一個。
embed-bad-rules = 這個遊戲沒有叫「{ $value }」的規則。照這裡選的規則打。
embed-bad-house = 自訂規則連結裡的「{ $value }」無法使用，或在途中被改動了。其餘照這裡選的規則打。
embed-bad-level = 電腦沒有叫「{ $value }」的強度。照這裡選的強度打。
embed-bad-packs = 這裡沒有「{ $value }」副牌的牌桌。擺的是平常的牌桌。
embed-bad-seats = 這裡沒有「{ $value }」人的牌桌。擺的是平常的牌桌。
embed-bad-lang = 牌桌還不會「{ $value }」這種語言。
embed-bad-theme = 沒有叫「{ $value }」的配色。
embed-bad-autostart = 「{ $value }」沒有說要不要馬上開始。牌桌等你點一下。
embed-bad-poster = 沒有叫「{ $value }」的海報。照常顯示。
embed-bad-deal = 「{ $value }」不是牌局。已重新洗牌。
embed-read = 關閉

## The page that makes the lines for another site

builder-title = 在你的網站放一張牌桌
builder-line = 選好想要的樣子，把程式碼複製到你的網頁裡。牌桌只連到這個網站，什麼也不儲存。
builder-game = 遊戲
builder-any-game = 由訪客選
builder-visitors = 照訪客的設定
builder-usual = 照預設
builder-house-hint = 自訂規則的連結，含 #h1.
builder-theme = 配色
builder-deal = 牌
builder-deal-hint = 任何文字：每個人拿到同樣的牌
builder-begin = 何時開始
builder-begin-tap = 點一下之後
builder-begin-once = 馬上
builder-as = 形式
builder-element = 元素
builder-frame = 一般框架
builder-snippet = 要複製的程式碼
builder-copy = 複製
builder-copied = 已複製
builder-not-copied = 請自行複製選取的程式碼。
builder-preview = 預覽

## The page that says why the table is fair

fair-title = 公平嗎？
fair-line = 公平，而且不必只聽我們說：你可以在這裡查證自己的一場牌。
fair-verify = 查證一場牌
fair-how = 怎麼做到的
fair-cards = 你出牌之前，牌就定好了
fair-cards-line = 一場牌從一個種子開始：由你的瀏覽器抽出的96個隨機位元。每次來訪的第一場可能用本站為每種玩法備好的64個種子之一，讓你不必等牌；用哪一個由你的瀏覽器抽出。整場的牌都由它決定，不管誰怎麼打。從第一局起，這場牌的選單就顯示種子的SHA-256，也就是它的指紋。把它抄下來：沒有別的種子有同樣的指紋。整場打完後，選單會顯示種子本身；在這裡你可以看到指紋相同，牌也相同。
fair-bots = 電腦看到的，就是你坐在它的座位會看到的
fair-bots-line = 交給電腦玩家的，只有它自己的牌和大家都看過的，沒有別的。它的隨機數也來自種子，所以可以再問一次：同樣的座位、同樣的牌，就是同樣的選擇。
fair-hidden = 換牌測試
fair-hidden-line = 取你這場牌的某個時刻，把其他各家沒露出的牌互相調換，讓電腦玩家看過的一切都不變，再問它一次。偷看的電腦玩家會做出別的選擇。你可以在上面用自己的一場牌做這個測試。
fair-limits = 哪些查證不了
fair-limits-line = 你本人沒辦法再問一次，別的版本的電腦玩家也不行。高手和大師最多想大約一秒：在慢的裝置上，可能比在這裡更早停下來。從後面某一局開始的紀錄，看不出整場怎麼開始。電腦玩家能亮主卻沒亮，不會寫下來。
fair-tests = 靠什麼把關
fair-tests-line = 下面每一項都有測試把關，每次發布之前都會執行。
fair-claim-seed = 同樣的種子，得到同樣的一場牌。
fair-claim-browser = 在瀏覽器裡和在別處，發出的牌都一樣。
fair-claim-print = 指紋從第一局起就在選單裡，本頁會拿它和種子的指紋核對。
fair-claim-again = 再問一次，電腦玩家會做出同樣的選擇。
fair-claim-hidden = 沒露出的牌既不改變電腦玩家知道的，也不改變它的選擇。
fair-claim-peek = 偷看的電腦玩家會在這裡被抓到。
fair-claim-forged = 紀錄裡的牌被換過，或電腦出的牌被改過，就通不過查證。
fair-claim-nothing = 你在這裡做的一切都不會傳出去。
fair-claim-strength = 下面的強度就是測得的數值。
fair-strength = 電腦有多強
fair-strength-line = 實測結果：每一對牌局用同樣的牌，兩方互換。「每局多拿」是較強的一方每局多拿到的；100次這樣的測量，有95次落在±之內。
fair-levels = 強度對強度
fair-gain = 每局多拿
fair-pairs = 牌局對數
fair-more = 全部測量，以及得出結果的指令
fair-unit-points = 分
fair-unit-tricks = 墩
fair-own = 存在這台裝置上的一場牌
fair-own-none = 請選一場…
fair-text = 紀錄或連結
fair-text-hint = followsuit-deal 1 …，或…/#d1.…
fair-file = 選擇檔案…
fair-verifying = 正在重新發牌，並再問一次電腦…
fair-stop = 停止
fair-verdict = 能查證的全都沒有問題。
fair-verdict-part = 沒有發現問題，但不是全部都能查證。
fair-verdict-not = 這不是它的種子得出的那場牌。
fair-seed = 種子：
fair-first-hand = 第一手牌：種子是本站為這種玩法備好的64個之一，讓人不必等牌。用哪一個由你的瀏覽器抽出。
fair-print = 指紋（SHA-256）：
fair-drawn = { $count } 台裝置各出一個數，一起得出種子：沒有人挑過它。
fair-drawn-not = 種子不是這些裝置一起得出的那個。
fair-draw = 這是那一桌的第 { $number } 次抽牌：之前的用於另一場，或者不算。
fair-draw-without = 沒有參加抽牌：{ $seats }。其他人都在自己的裝置上同意了。
fair-deals-same = 全部{ $count }局的牌都和種子一致。
fair-deals-other = 牌和種子不一致：第{ $numbers }局。
fair-deals-unknown = { $why ->
    [no_seed] 紀錄裡沒有種子，沒辦法重新發牌。
   *[other] 有{ $count }局沒辦法重新發牌：紀錄不是從整場開頭開始的。
}
fair-bot-same = { $seat }，{ $level }：再次做出同樣的{ $same }個選擇。
fair-bot-claimed = 有{ $count }次出牌是在有人收下剩下各墩之後，不算選擇。
fair-bot-other = { $seat }，{ $level }：{ $whole }個選擇裡有{ $same }個再次相同。第一個不同的在第{ $deal }局第{ $act }步。
fair-bot-stopped = { $seat }，{ $level }：{ $whole }個選擇裡有{ $same }個再次相同。第一個不同的在第{ $deal }局第{ $act }步：在慢的裝置上，它可能不得不提早停止思考。
fair-bot-unknown = { $seat }：這裡沒有電腦是「{ $level }」的強度。
fair-bot-unasked = { $seat }，{ $level }：少了整場的開頭，沒辦法再問。
fair-people = { $seats }：是真人，沒辦法再問。
fair-noted = 你抄下的指紋（只寫開頭就可以）
fair-noted-same = 相同：你出牌之前，牌就定好了。
fair-noted-other = 不同：這不是你抄下指紋的那場牌。
fair-exchange = 調換沒露出的牌
fair-exchanging = 沒露出的牌已換到別處，正在再問一次電腦…
fair-exchanged = 調換沒露出的牌，一次最多{ $moved }張：{ $asked }個選擇裡有{ $same }個不變。

## Trying other acts in a past deal

analysis = 分析
analysis-open = 從這裡分析

# Lessons
lessons = 邊打邊學
lessons-waiting = 正在擺牌桌…
lessons-again = 再試一次
lessons-all = 所有課程
lessons-punished = 你看不到別家的牌。這裡的牌正好讓這一手失敗：這樣打有風險。
refusal-no_lesson = 沒有這一課。
refusal-bad_task = 這一課或這道謎題讀不出來。
refusal-not_a_lesson = 這不是一課。
refusal-bad_goal = 這一課的要求沒辦法檢查。
refusal-no_position = 沒有適合這一課的牌局。

# Puzzles, and moments tried again
puzzles = 謎題
puzzles-of = 謎題：{ $game }
puzzles-all = 所有謎題
refusal-no_puzzle = 沒有這道謎題。
refusal-task_decided = 這個決定已經做了。請再試一次。
refusal-not_a_puzzle = 這不是謎題。

# Challenges: a deal for others to play, and what it came to beside them

challenge = 挑戰
challenge-outcome = 比較結果
challenge-result = 比較成績
challenge-compare = 比較…
bot-results = 同一個座位，由電腦來打
share-claim = 附上我的成績
share-cards = 只有牌
share-claim-line = 打開這個連結的人，會在你的座位用同樣的牌對同樣的電腦，並看到你和自己的成績。你怎麼打的都在連結裡；什麼都不會上傳。
share-cards-line = 打開這個連結的人，會在同樣的座位用同樣的牌對同樣的電腦。什麼都不會上傳。
share-dare-title = Follow Suit：來打我這局{ $game }

# The deal of the day

daily = 每日牌局
daily-save = 儲存圖片

# What a game from outside may ask on the first screen.
option-deals = 局數
option-deals-3 = 3
option-deals-5 = 5
