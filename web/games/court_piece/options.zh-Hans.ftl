### The options of Court Piece’s rules: the names of each and of its values, and what the rules say where it holds.

option-first_caller = 首局定主人
option-first_caller-line = 第一局由谁定主。
option-first_caller-random = 抽签
option-first_caller-first_ace = 先得A
rule-first_caller-random = 第一局的定主人由抽签决定。
rule-first_caller-first_ace = 逐张翻牌，先得到A的人定主。

option-redeal = 重新发牌
option-redeal-line = 定主人五张牌太差时，能否要求重发一次。
option-redeal-off = 不可以
option-redeal-no_court_card = 无K、Q、J
option-redeal-no_honour = 无A、K、Q、J
rule-redeal-off = 定主人必须用发到的五张牌定主。
rule-redeal-no_court_card = 定主人没有K、Q、J时可以要求重发，但不能连续两次。
rule-redeal-no_honour = 定主人没有A、K、Q、J时可以要求重发，但不能连续两次。

option-sar = 收墩
option-sar-line = 每墩当场收走，还是要连赢两墩才收。
option-sar-single = 当场
option-sar-double = 连赢两墩
rule-sar-single = 每墩由赢的一方当场收走。
rule-sar-double = 墩先堆在中间，谁连赢两墩谁收走整堆。

option-taken_by = 谁连赢
option-taken_by-line = 两墩须由同一人赢，还是搭档赢也算。
option-taken_by-player = 同一人
option-taken_by-side = 同一方
rule-taken_by-player = 两墩必须由同一人赢。
rule-taken_by-side = 搭档各赢一墩也算。

option-first_taking = 从第几墩起可收
option-first_taking-line = 这一墩之前不能收墩。
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
rule-twelfth_takes-false = 第十二墩不收墩，留给第十三墩一起收。
rule-twelfth_takes-true = 第十二墩照常收墩。

option-ace_rule = 用A赢的墩
option-ace_rule-line = 用A赢的墩能否收墩。
option-ace_rule-off = 照常
option-ace_rule-two_aces = 不可连两A
option-ace_rule-any_ace = A从不收墩
rule-ace_rule-off = 用A赢的墩与其他墩一样算。
rule-ace_rule-two_aces = 同一人连用两张A时，第二张不算：不收墩，连赢也不因它增加或中断。
rule-ace_rule-any_ace = 用A赢的墩从不收墩，但可以算两墩中的第一墩。

option-court_at = 完胜需
option-court_at-line = 一方全收时，何时算完胜。
option-court_at-seven = 七墩
option-court_at-thirteen = 十三墩
rule-court_at-seven = 七比零就是完胜，这一局结束。
rule-court_at-thirteen = 七比零后继续打：十三墩全收才是完胜；对方收到一墩，就只算赢这一局。

option-goon_court = 完胜定主方
option-goon_court-line = 完胜定主方（goon court）算多少。
option-goon_court-three = 三
option-goon_court-plain = 照常
rule-goon_court-three = 完胜定主方算三。
rule-goon_court-plain = 完胜定主方与普通完胜一样算。

option-bavney = 追打十三墩
option-bavney-line = 七比零时，先出的人能否放弃完胜去追十三墩。
option-bavney-off = 不许
option-bavney-go_on = 可以
rule-bavney-off = 七比零时这一局结束。
rule-bavney-go_on = 七比零时先出的人可以继续：十三墩全收叫bavney，直接赢整场；一旦丢一墩，这一局只算普通赢。

option-scoring = 计分
option-scoring-line = 整场按完胜次数算，还是每局计分。
option-scoring-courts = 完胜
option-scoring-points = 分数
rule-scoring-courts = 赢一局，连胜加一，对方连胜归零。整场只算完胜次数。
rule-scoring-points = 赢一局一分，完胜两分，完胜定主方三分；没有连胜。

option-row_court = 几连胜算完胜
option-row_court-line = 连赢几局算一次完胜。
option-row_court-7 = 7
option-row_court-5 = 5
option-row_court-0 = 不算
rule-row_court-7 = 连赢七局算一次完胜。
rule-row_court-5 = 连赢五局算一次完胜。
rule-row_court-0 = 连胜再长也不算完胜。

option-target-1 = 1
option-target-3 = 3
option-target-5 = 5
option-target-7 = 7
option-target-10 = 10
rule-target-1 = 先得一的一方赢整场。
rule-target-3 = 打到3。
rule-target-5 = 打到5。
rule-target-7 = 打到7。
rule-target-10 = 打到10。

option-after_court = 完胜之后
option-after_court-line = 定主方完胜之后由谁定主。
option-after_court-partner = 搭档
option-after_court-same = 原定主人
rule-after_court-partner = 定主方完胜后改由搭档定主。
rule-after_court-same = 只要己方赢，定主人不变。

option-hidden = 主牌
option-hidden-line = 定主人当场说出主花色，还是扣下一张牌。
option-hidden-false = 明
option-hidden-true = 暗
rule-hidden-false = 主花色当场说出。
rule-hidden-true = 定主人扣下一张牌；有人跟不出花色而要求翻开时，它的花色就是主。
