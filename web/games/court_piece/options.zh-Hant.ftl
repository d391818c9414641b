### The options of Court Piece’s rules: the names of each and of its values, and what the rules say where it holds.

option-first_caller = 首局定主人
option-first_caller-line = 第一局由誰定主。
option-first_caller-random = 抽籤
option-first_caller-first_ace = 先得A
rule-first_caller-random = 第一局的定主人由抽籤決定。
rule-first_caller-first_ace = 逐張翻牌，先得到A的人定主。

option-redeal = 重新發牌
option-redeal-line = 定主人五張牌太差時，能否要求重發一次。
option-redeal-off = 不可以
option-redeal-no_court_card = 無K、Q、J
option-redeal-no_honour = 無A、K、Q、J
rule-redeal-off = 定主人必須用發到的五張牌定主。
rule-redeal-no_court_card = 定主人沒有K、Q、J時可以要求重發，但不能連續兩次。
rule-redeal-no_honour = 定主人沒有A、K、Q、J時可以要求重發，但不能連續兩次。

option-sar = 收墩
option-sar-line = 每墩當場收走，還是要連贏兩墩才收。
option-sar-single = 當場
option-sar-double = 連贏兩墩
rule-sar-single = 每墩由贏的一方當場收走。
rule-sar-double = 墩先堆在中間，誰連贏兩墩誰收走整堆。

option-taken_by = 誰連贏
option-taken_by-line = 兩墩須由同一人贏，還是搭檔贏也算。
option-taken_by-player = 同一人
option-taken_by-side = 同一方
rule-taken_by-player = 兩墩必須由同一人贏。
rule-taken_by-side = 搭檔各贏一墩也算。

option-first_taking = 從第幾墩起可收
option-first_taking-line = 這一墩之前不能收墩。
option-first_taking-2 = 2
option-first_taking-3 = 3
option-first_taking-5 = 5
rule-first_taking-2 = 第二墩就可以收墩。
rule-first_taking-3 = 第3墩之前不能收墩。
rule-first_taking-5 = 第5墩之前不能收墩。

option-twelfth_takes = 第十二墩
option-twelfth_takes-line = 第十二墩能否收墩。
option-twelfth_takes-false = 不收
option-twelfth_takes-true = 照常
rule-twelfth_takes-false = 第十二墩不收墩，留給第十三墩一起收。
rule-twelfth_takes-true = 第十二墩照常收墩。

option-ace_rule = 用A贏的墩
option-ace_rule-line = 用A贏的墩能否收墩。
option-ace_rule-off = 照常
option-ace_rule-two_aces = 不可連兩A
option-ace_rule-any_ace = A從不收墩
rule-ace_rule-off = 用A贏的墩與其他墩一樣算。
rule-ace_rule-two_aces = 同一人連用兩張A時，第二張不算：不收墩，連贏也不因它增加或中斷。
rule-ace_rule-any_ace = 用A贏的墩從不收墩，但可以算兩墩中的第一墩。

option-court_at = 滿貫需
option-court_at-line = 一方全收時，何時算滿貫。
option-court_at-seven = 七墩
option-court_at-thirteen = 十三墩
rule-court_at-seven = 七比零就是滿貫，這一局結束。
rule-court_at-thirteen = 七比零後繼續打：十三墩全收才是滿貫；對方收到一墩，就只算贏這一局。

option-goon_court = 對定主方滿貫
option-goon_court-line = 對定主方滿貫（goon court）算多少。
option-goon_court-three = 三
option-goon_court-plain = 照常
rule-goon_court-three = 對定主方滿貫算三。
rule-goon_court-plain = 對定主方滿貫與普通滿貫一樣算。

option-bavney = 追打十三墩
option-bavney-line = 七比零時，先出的人能否放棄滿貫去追十三墩。
option-bavney-off = 不許
option-bavney-go_on = 可以
rule-bavney-off = 七比零時這一局結束。
rule-bavney-go_on = 七比零時先出的人可以繼續：十三墩全收叫bavney，直接贏整場；一旦丟一墩，這一局只算普通贏。

option-scoring = 計分
option-scoring-line = 整場按滿貫次數算，還是每局計分。
option-scoring-courts = 滿貫
option-scoring-points = 分數
rule-scoring-courts = 贏一局，連勝加一，對方連勝歸零。整場只算滿貫次數。
rule-scoring-points = 贏一局一分，滿貫兩分，對定主方滿貫三分；沒有連勝。

option-row_court = 幾連勝算滿貫
option-row_court-line = 連贏幾局算一次滿貫。
option-row_court-7 = 7
option-row_court-5 = 5
option-row_court-0 = 不算
rule-row_court-7 = 連贏七局算一次滿貫。
rule-row_court-5 = 連贏五局算一次滿貫。
rule-row_court-0 = 連勝再長也不算滿貫。

option-target-1 = 1
option-target-3 = 3
option-target-5 = 5
option-target-7 = 7
option-target-10 = 10
rule-target-1 = 先得一的一方贏整場。
rule-target-3 = 打到3。
rule-target-5 = 打到5。
rule-target-7 = 打到7。
rule-target-10 = 打到10。

option-after_court = 滿貫之後
option-after_court-line = 定主方滿貫之後由誰定主。
option-after_court-partner = 搭檔
option-after_court-same = 原定主人
rule-after_court-partner = 定主方滿貫後改由搭檔定主。
rule-after_court-same = 只要己方贏，定主人不變。

option-hidden = 主牌
option-hidden-line = 定主人當場說出主花色，還是蓋下一張牌。
option-hidden-false = 明
option-hidden-true = 暗
rule-hidden-false = 主花色當場說出。
rule-hidden-true = 定主人蓋下一張牌；有人跟不出花色而要求翻開時，它的花色就是主。
