score-sheet-waiting = 引擎一準備好，就可以記分。
score-sheet-full = 裝置沒有空間了。接下來記的只在頁面打開時保留，請把記分單存成檔案。
score-sheet-lost = 瀏覽器讀寫不了它的儲存空間了。接下來記的只在頁面打開時保留，請把記分單存成檔案。
score-sheet-refused = 這個瀏覽器不替本頁保存任何東西，關閉之前請把記分單存成檔案。
score-sheet-elsewhere = 這張記分單已在另一個分頁裡往下記了，這裡是那邊的樣子。
score-sheet-gone = 這張記分單已在另一個分頁裡刪除。這裡的內容還在，但不再儲存。
score-sheet-keep-again = 重新儲存

# The list
score-sheet-none-line = 你們用真牌打，本頁來記分：一局值多少、輪到誰發牌、什麼時候分勝負，它都知道。
score-sheet-new = 新記分單
score-sheet-all = 全部記分單
score-sheet-open-file = 打開檔案
score-sheet-figures = 勝負統計
score-sheet-figures-line = 這台裝置上的記分單裡每個名字的戰績。與電腦打的不算在內。
score-sheet-name = 名字
score-sheet-won = 勝
score-sheet-matches = 場
score-sheet-dealt = 局
score-sheet-remove = 刪除
score-sheet-remove-sure = 確定刪除
score-sheet-keep = 留着
score-sheet-deals = { $count ->
    [0] 還沒有打
   *[other] { $count }局
  }

# A new sheet
score-sheet-not-kept = { $game }（沒有記分單）
score-sheet-table = 牌桌
score-sheet-who-sits = 誰坐哪裡
score-sheet-who-deals = 第一局誰發牌
score-sheet-date = 日期
score-sheet-note = 備註
score-sheet-stake = 每人押多少（不填：不押）
score-sheet-begin = 開始

# The score
score-sheet-roles = { $role ->
    [starter] { $dealer }發牌，{ $other }坐莊
    [opens] { $dealer }發牌，{ $other }先叫
    [caller] { $dealer }發牌，{ $other }定主
   *[open] { $dealer }發牌
  }
score-sheet-left = { $count ->
    [1] 最後一局
   *[other] 還有{ $count }局
  }
score-sheet-over = { $names }贏了
score-sheet-tie = 平手
score-sheet-declares = 坐莊
score-sheet-figure-level = 級
score-sheet-figure-total = 總分
score-sheet-figure-courts = 完勝
score-sheet-figure-points = 分
score-sheet-figure-row = 連勝
score-sheet-note-must_defend = { $side }要打過{ $level }才能再升。
score-sheet-note-hundred_rule = { $side }已有{ $total }分：往後只有叫過分的那一局才計分。
score-sheet-not-due = 有{ $count }局帶標記。
score-sheet-settle = 我們打的就是該打的
score-sheet-enter = 記這一局
score-sheet-undo = 撤銷
score-sheet-redo = 重做
score-sheet-turn = 轉向
score-sheet-referee = 裁判
score-sheet-out = 分享、列印…
score-sheet-linked = 這是別人發來的記分單。你的改動記在你自己的副本裡。
score-sheet-go-on = 接着往下記
score-sheet-back = 回到記分單

# An entry
score-sheet-deal = 第{ $number }局
score-sheet-yes = 是
score-sheet-no = 否
score-sheet-skip = 不記
score-sheet-ok = 好
score-sheet-rub = 刪掉末位
score-sheet-correct = 要改哪一項，就點上面那一項。
score-sheet-write = 記下
score-sheet-drop = 取消
score-sheet-settle-one = 這局打的就是該打的
score-sheet-insert = 前面漏了一局
score-sheet-take-out = 沒打過這局
score-sheet-take-out-sure = 拿掉第{ $number }局
score-sheet-twice = 剛剛記過同樣的一局。這是另一局吗？
score-sheet-twice-not = 不是，只有一局
score-sheet-twice-yes = 是另一局
score-sheet-field-thrown_in = 流局
score-sheet-field-bid = { $declaring ->
    [none] 莊家
   *[other] { $declaring }
  }叫了多少？
score-sheet-field-declaring = 哪一方坐莊？
score-sheet-field-starter = 誰是莊家？
score-sheet-field-trump = 主牌
score-sheet-field-way = 怎樣記
score-sheet-field-points = { $declaring ->
    [none] 定約一方
   *[other] { $declaring }
  }拿到的分
score-sheet-field-points-tractor = { $other ->
    [none] 閒家
   *[other] { $other }
  }抓到的分
score-sheet-field-penalty = 甩牌罰分
score-sheet-field-last = 最後一墩是{ $other ->
    [none] 閒家
   *[other] { $other }
  }的吗？
score-sheet-field-kitty = 底牌裡的分
score-sheet-field-lead = 最後一墩首出的是什麼？
score-sheet-field-largest = 那手甩牌裡最大的一手
score-sheet-field-width = 幾張相同的相連？
score-sheet-field-length = 拖拉機有多長？
score-sheet-field-cards = 最後一墩首出幾張？
score-sheet-field-jacks = 最後一墩是用J贏的吗？
score-sheet-field-total = { $other ->
    [none] 閒家
   *[other] { $other }
  }總共的分
score-sheet-field-declarer = 誰定約？
score-sheet-field-bet = 叫的分
score-sheet-field-other_bet = { $other ->
    [none] 另一方
   *[other] { $other }
  }有人叫過分吗？
score-sheet-field-forced = 是發牌人必叫的吗？
score-sheet-field-tricks = { $declaring ->
    [none] 定約一方
   *[other] { $declaring }
  }贏的墩數
score-sheet-field-winner = 這一局誰贏？
score-sheet-field-all = 押了十三墩，也全拿到了吗？
score-sheet-choice-total = 我知道總分
score-sheet-choice-tricks = 替我算
score-sheet-choice-single = 單張
score-sheet-choice-pair = 對子
score-sheet-choice-triple = 三條
score-sheet-choice-quad = 四條
score-sheet-choice-tractor = 拖拉機
score-sheet-choice-tractor-length = 拖拉機{ $value }連
score-sheet-choice-tractor-other = 更長的拖拉機
score-sheet-choice-throw = 甩牌
score-sheet-choice-throw-largest = 甩牌：{ $value }
score-sheet-choice-none = 不是
score-sheet-choice-jacks = 是
score-sheet-choice-half = 是，算一半
score-sheet-choice-trump_jack = 主J
score-sheet-choice-other_jacks = 別的J

# How a score came about
score-sheet-step-thrown_in = 流局。
score-sheet-step-kitty = 底牌{ $points } × { $multiplier } = { $bonus }。
score-sheet-step-penalty = 罰分{ $points }。
score-sheet-step-total = 共{ $points }分。
score-sheet-step-held_at_ace = { $side }打A守住，贏得整場。
score-sheet-step-band = { $side ->
    [none] 都不升級。
   *[other] { $side }{ $gain ->
        [0] 不升級
       *[other] 升{ $gain }級
      }。
  }
score-sheet-step-bid_failed = { $side }叫{ $bid }，只拿到{ $took }。
score-sheet-step-hooked = { $side }從{ $from }退到{ $to }。
score-sheet-step-stopped = { $side }停在{ $level }。
score-sheet-step-declares = 下一局{ $side }坐莊。
score-sheet-step-made = { $side }叫{ $bet }，得{ $points }：{ $change }。
score-sheet-step-failed = { $side }叫{ $bet }，只得{ $points }：{ $change }。
score-sheet-step-took = { $side }得{ $points }：{ $change }。
score-sheet-step-no_bet = { $side }沒叫過分，{ $points }分不算。
score-sheet-step-forced = { $side }是必叫的，{ $points }分不算。
score-sheet-step-made-rangvaar = { $side }叫{ $bid }墩，得{ $tricks }墩：{ $change }。
score-sheet-step-shortfall = { $side }叫{ $bid }墩，得{ $tricks }墩，差{ $missing }墩：{ $change }。
score-sheet-step-minus_bid = { $side }叫{ $bid }墩，得{ $tricks }墩：{ $change }。
score-sheet-step-floor_zero = { $side }叫{ $bid }墩，只得{ $tricks }墩：不得分。
score-sheet-step-took-rangvaar = { $side }得{ $tricks }墩：{ $change }。
score-sheet-step-court = { $side }完勝。
score-sheet-step-deal = { $side }贏。
score-sheet-step-row = { $side }連勝{ $row }局，算完勝。
score-sheet-step-goon = { $side }打出Goon court。
score-sheet-step-bavney = { $side }押了十三墩，全拿到。
score-sheet-step-point = { $side }以{ $tricks }比{ $other }贏：+{ $gain }。
score-sheet-step-row_lost = { $side }的連勝停在{ $row }。

# Out
score-sheet-save = 存成檔案
score-sheet-copy-text = 複製成文字
score-sheet-csv = 存成表格
score-sheet-print = 列印
score-sheet-head = 名字、日期和備註
score-sheet-column-deal = 局
score-sheet-column-dealer = 發牌
score-sheet-column-what = 經過
score-sheet-column-at = 記錄時間
score-sheet-column-starter = 莊家
score-sheet-column-opens = 先叫
score-sheet-column-caller = 定主
score-sheet-column-trump = 主牌
score-sheet-column-points = 分
score-sheet-column-last = 閒家得最後一墩
score-sheet-column-kitty = 底牌
score-sheet-column-lead = 最後一墩牌型
score-sheet-column-total = 總共的分
score-sheet-column-declarer = 莊家
score-sheet-column-bet = 叫分
score-sheet-column-other_bet = 另一方叫過
score-sheet-column-bid = 叫墩
score-sheet-column-tricks = 墩數
score-sheet-column-winner = 贏家
score-sheet-column-thrown_in = 流局
score-sheet-column-change = 增減
score-sheet-column-marks = 不可能

# Why an entry cannot be
score-sheet-refused-missing_value = 還沒有填：{ $field }
score-sheet-refused-bad_entry = { $most ->
    [none] 「{ $field }」不能這樣填。
   *[other] { $step ->
        [1] 不能是{ $value }：從{ $least }到{ $most }。
       *[other] 不能是{ $value }：從{ $least }到{ $most }，以{ $step }為單位。
      }
  }
score-sheet-refused-bid_too_low = { $bid }太低：從{ $lowest }到{ $highest }。
refusal-missing_value = 這一局還有沒填的。
refusal-too_many_points = 抓到的{ $points }分加底牌{ $kitty }分，比全部牌的{ $all }分還多。
refusal-no_lower_bet = 另一方不可能叫過：沒有更低的叫分。
refusal-cannot_end_so = 沒有哪一局結束時輸方得{ $tricks }墩。
refusal-not_thrown_in = 按這套規則，不會這樣流局。
refusal-match_over = 這一局之前，整場已經分出勝負。
refusal-entered_twice = 剛剛用同樣的數字記過第{ $deal }局。
refusal-no_such_deal = 沒有第{ $deal }局。
refusal-too_many_deals = 一張記分單最多{ $most }局。
refusal-other_table = 這套規則的人數不同。
refusal-bad_entry = 不能這樣填。
refusal-bad_date = 這不是日期。
refusal-not_due = { $name ->
    [level] 還輪不到打{ $played }，該打{ $due }。
    [dealer] 是{ $played }發的牌，可該{ $due }發。
    [starter] 是{ $played }坐的莊，可該{ $due }坐。
    [caller] 是{ $played }定的主，可該{ $due }定。
   *[other] 是{ $played }先開始，可該{ $due }。
  }
refusal-no_sheet = 這個遊戲沒有記分單。
refusal-record_begins_later = 這份牌譜從第{ $deal }局才開始，無法從頭計分。
refusal-no_such_lead = { $cards } 張牌不成一個牌型，而規則不許甩牌。
