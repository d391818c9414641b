### Court Piece’s own sentences.

## The game and its rules

game-court_piece = 考特皮斯
game-court_piece-line = 一人先看五张牌定主。先得七墩赢这一局；对方一墩未得，就是完胜。
game-court_piece-also = Rang、Coat Piece、Hokm
rules-reference-court_piece = 单墩
rules-double = 双墩
rules-double_ace = 双墩带A规则
rules-hokm = 霍克姆
rules-hidden = 暗主
rules-court_piece-reference = 每墩当场归赢家。先得一次完胜者赢：七比零，或连赢七局。
rules-court_piece-double = 墩先留在中间，直到一人连赢两墩才收走。十三墩全拿才是完胜；五次完胜赢。
rules-court_piece-double_ace = 双墩，但同一人连用两张A赢墩不能收墩。
rules-court_piece-hokm = 伊朗打法：赢一局一分，完胜两分，完胜定主方三分；先到七分赢。
rules-court_piece-hidden = 主牌扣着，直到有人跟不出花色时要求翻开。
rules-court_piece-house = 每一条都由你来定。

## Every option, with its choices

option-first_caller = 首局定主人
option-first_caller-line = 第一局由谁定主。
option-first_caller-random = 抽签
option-first_caller-first_ace = 先得A
option-redeal = 重新发牌
option-redeal-line = 定主人五张牌太差时，能否要求重发一次。
option-redeal-off = 不可以
option-redeal-no_court_card = 无K、Q、J
option-redeal-no_honour = 无A、K、Q、J
option-sar = 收墩
option-sar-line = 每墩当场收走，还是要连赢两墩才收。
option-sar-single = 当场
option-sar-double = 连赢两墩
option-taken_by = 谁连赢
option-taken_by-line = 两墩须由同一人赢，还是搭档赢也算。
option-taken_by-player = 同一人
option-taken_by-side = 同一方
option-first_taking = 从第几墩起可收
option-first_taking-line = 这一墩之前不能收墩。
option-first_taking-2 = 2
option-first_taking-3 = 3
option-first_taking-5 = 5
option-twelfth_takes = 第十二墩
option-twelfth_takes-line = 第十二墩能否收墩。
option-twelfth_takes-false = 不收
option-twelfth_takes-true = 照常
option-ace_rule = 用A赢的墩
option-ace_rule-line = 用A赢的墩能否收墩。
option-ace_rule-off = 照常
option-ace_rule-two_aces = 不可连两A
option-ace_rule-any_ace = A从不收墩
option-court_at = 完胜需
option-court_at-line = 一方全收时，何时算完胜。
option-court_at-seven = 七墩
option-court_at-thirteen = 十三墩
option-goon_court = 完胜定主方
option-goon_court-line = 完胜定主方（goon court）算多少。
option-goon_court-three = 三
option-goon_court-plain = 照常
option-bavney = 追打十三墩
option-bavney-line = 七比零时，先出的人能否放弃完胜去追十三墩。
option-bavney-off = 不许
option-bavney-go_on = 可以
option-scoring = 计分
option-scoring-line = 整场按完胜次数算，还是每局计分。
option-scoring-courts = 完胜
option-scoring-points = 分数
option-row_court = 几连胜算完胜
option-row_court-line = 连赢几局算一次完胜。
option-row_court-7 = 7
option-row_court-5 = 5
option-row_court-0 = 不算
option-target-1 = 1
option-target-3 = 3
option-target-5 = 5
option-target-7 = 7
option-target-10 = 10
option-after_court = 完胜之后
option-after_court-line = 定主方完胜之后由谁定主。
option-after_court-partner = 搭档
option-after_court-same = 原定主人
option-hidden = 主牌
option-hidden-line = 定主人当场说出主花色，还是扣下一张牌。
option-hidden-false = 明
option-hidden-true = 暗

## Lengths and groups

group-tricks = 收墩
length-points_5 = 打到5分
length-points_5-line = 赢一局一分，完胜两分，完胜定主方三分。
length-points_7 = 打到7分
length-court = 一次完胜
length-court-line = 直到一方全收，或连赢够局数。
length-evening-court_piece = 打一晚上
length-evening-line-court_piece = 多次完胜，或十分。

## What is done, and what was done

do-lay_indicator = 扣下{ $cards }
do-ask_trump = 要求翻主
do-ask_redeal = 要求重新发牌
do-stop = 到七墩为止
do-go_on = 继续追十三墩
did-lay_indicator = { $name }扣下了{ $cards }
did-ask_trump = { $name }要求翻主
did-ask_redeal = { $name }要求重新发牌
did-stop = { $name }到七墩为止
did-go_on = { $name }继续追十三墩

## What the rules to read say of each choice

rule-first_caller-random = 第一局的定主人由抽签决定。
rule-first_caller-first_ace = 逐张翻牌，先得到A的人定主。
rule-redeal-off = 定主人必须用发到的五张牌定主。
rule-redeal-no_court_card = 定主人没有K、Q、J时可以要求重发，但不能连续两次。
rule-redeal-no_honour = 定主人没有A、K、Q、J时可以要求重发，但不能连续两次。
rule-sar-single = 每墩由赢的一方当场收走。
rule-sar-double = 墩先堆在中间，谁连赢两墩谁收走整堆。
rule-taken_by-player = 两墩必须由同一人赢。
rule-taken_by-side = 搭档各赢一墩也算。
rule-first_taking-2 = 第二墩就可以收墩。
rule-first_taking-3 = 第3墩之前不能收墩。
rule-first_taking-5 = 第5墩之前不能收墩。
rule-twelfth_takes-false = 第十二墩不收墩，留给第十三墩一起收。
rule-twelfth_takes-true = 第十二墩照常收墩。
rule-ace_rule-off = 用A赢的墩与其他墩一样算。
rule-ace_rule-two_aces = 同一人连用两张A时，第二张不算：不收墩，连赢也不因它增加或中断。
rule-ace_rule-any_ace = 用A赢的墩从不收墩，但可以算两墩中的第一墩。
rule-court_at-seven = 七比零就是完胜，这一局结束。
rule-court_at-thirteen = 七比零后继续打：十三墩全收才是完胜；对方收到一墩，就只算赢这一局。
rule-goon_court-three = 完胜定主方算三。
rule-goon_court-plain = 完胜定主方与普通完胜一样算。
rule-bavney-off = 七比零时这一局结束。
rule-bavney-go_on = 七比零时先出的人可以继续：十三墩全收叫bavney，直接赢整场；一旦丢一墩，这一局只算普通赢。
rule-scoring-courts = 赢一局，连胜加一，对方连胜归零。整场只算完胜次数。
rule-scoring-points = 赢一局一分，完胜两分，完胜定主方三分；没有连胜。
rule-row_court-7 = 连赢七局算一次完胜。
rule-row_court-5 = 连赢五局算一次完胜。
rule-row_court-0 = 连胜再长也不算完胜。
rule-target-1 = 先得一的一方赢整场。
rule-target-3 = 打到3。
rule-target-5 = 打到5。
rule-target-7 = 打到7。
rule-target-10 = 打到10。
rule-after_court-partner = 定主方完胜后改由搭档定主。
rule-after_court-same = 只要己方赢，定主人不变。
rule-hidden-false = 主花色当场说出。
rule-hidden-true = 定主人扣下一张牌；有人跟不出花色而要求翻开时，它的花色就是主。

## Refusals

refusal-no_redeal = 这套规则不能重新发牌。
refusal-redeal_used = 刚刚重发过一次，不能连续两次。
refusal-holds_court_card = 手里有{ $cards }，不能要求重发。
refusal-lay_a_card = 这里打暗主：请从五张牌里扣下一张。
refusal-no_hidden_trump = 这套规则要明着定主。
refusal-must_trump = 你要求翻主，手里有{ $count }张主：必须出主。
refusal-no_indicator = 没有扣着的牌可以要求翻开。
refusal-nothing_led = 只有跟不出花色的人才能要求翻主，而这一墩由你先出。
refusal-can_follow = 你跟得出花色，不能要求翻主。
refusal-deal_over = 这一局已经结束。
refusal-bad_turned = 翻开的牌得不出这个定主人。

## What happens, said aloud

news-caller_found = { $cards }：第一张A决定定主人。
news-redeal_asked = { $you ->
    [yes] 你
   *[no] { $name }
  }要求重新发牌。
news-indicator_laid = { $you ->
    [yes] 你
   *[no] { $name }
  }扣下一张牌：打暗主。
news-indicator_turned = { $you ->
    [yes] 你
   *[no] { $name }
  }要求翻主。
news-pile_taken = { $you ->
    [yes] 你
   *[no] { $name }
  }收走整堆：{ $count }墩。
news-stopped = { $you ->
    [yes] 你
   *[no] { $name }
  }到七墩为止：完胜。
news-went_on = { $you ->
    [yes] 你
   *[no] { $name }
  }继续追十三墩。
news-court_made = 完胜！

## At the table

bot-name-W-court_piece = 萨娜
bot-name-N-court_piece = 伊姆兰
bot-name-E-court_piece = 卡韦
seat-caller = 定主人
called = { $you ->
    [yes] 你定
   *[no] { $name }定
  }{ suit }为主
ledger-taken-court_piece = 墩
ledger-total-court_piece = { $scoring ->
    [courts] 完胜
   *[points] 分数
  }
stacks = { $goal }墩胜
stacks-label = 收下的墩：我方{ $us }，对方{ $them }；{ $goal }墩赢这一局
stacks-label-shared = 收下的墩：{ $usNames }{ $us }，{ $themNames }{ $them }；{ $goal }墩赢这一局
row-label = 连赢{ $row }局，{ $of }局算完胜
courts-label = { $courts }次完胜
pile-empty = 中间没有墩
turned-up = { $cards }决定了定主人
indicator-own = 主牌扣着，是{ $card }，只有你知道
indicator-up = 主牌翻开：{ $card }
trump-label-court_piece = { $suit ->
    [none] 主花色还不知道
   *[other] { suit }为主
  }
prompt-name_trump-court_piece = 由你定主：看五张牌选花色
prompt-wait-naming-court_piece = { $name }正看五张牌定主
prompt-wait-staking = { $name }可以到七墩为止，也可以继续
prompt-wait-trick-court_piece = { $you ->
    [yes] 你赢了这一墩
   *[no] { $name }赢了这一墩
  }
prompt-lay_indicator = 扣下一张牌：它的花色就是主
prompt-lay_indicator-button = 扣下
prompt-lay_indicator-chosen = 扣下{ $card }
prompt-go_on = 七比零：完胜。要继续吗？
prompt-go_on-hint = 十三墩全拿就赢整场；一旦丢一墩，这一局只算普通赢。
offer-ask_redeal = 要求重新发牌
offer-ask_trump = 要求翻主
offer-stop = 到此为止：完胜
offer-go_on = 继续追十三墩
review-side-court_piece = { $side ->
    [us] 我方
   *[them] 对方
  }：本局{ $taken }，合计{ $total }{ $row ->
    [-1] 。
    [0] 。
   *[other] ，已连赢{ $row }局。
  }
review-side-shared-court_piece = { $side ->
    [us] { $usNames }
   *[them] { $themNames }
  }：本局{ $taken }，合计{ $total }{ $row ->
    [-1] 。
    [0] 。
   *[other] ，已连赢{ $row }局。
  }
review-last-court_piece = 上一墩：{ $plays }。{ $you ->
    [yes] 你赢了。
   *[no] { $name }赢了。
  }
tricks-patch-court_piece = { $you ->
    [yes] 你
   *[no] { $name }
  }：{ $card }
news-deal_began-court_piece = 第{ $number }局。{ $firstYou ->
    [yes] 由你看五张牌定主
   *[no] 由{ $firstName }看五张牌定主
  }。
news-cards_dealt-court_piece = 你拿到{ $cards }。
news-trick_won-court_piece = { $you ->
    [yes] 你赢了这一墩。
   *[no] { $name }赢了这一墩。
  }
news-your-turn-lay_indicator = 扣下一张牌：它的花色就是主。
news-your-turn-go_on = 七比零。到此为止，还是继续追十三墩？

## The end of a deal

deal-headline-court_piece = { $us ->
    [yes] { $made ->
        [yes] 你们赢了这一局
       *[no] 对方赢了这一局
      }
   *[no] { $made ->
        [yes] 对方赢了这一局
       *[no] 你们赢了这一局
      }
  }
deal-headline-shared-court_piece = { $us ->
    [yes] { $made ->
        [yes] { $usNames }赢了这一局
       *[no] { $themNames }赢了这一局
      }
   *[no] { $made ->
        [yes] { $themNames }赢了这一局
       *[no] { $usNames }赢了这一局
      }
  }
deal-made-court_piece = { $you ->
    [yes] 你定的主，己方{ $taken ->
        [0] 一墩未收
       *[other] 收了{ $taken }墩
      }
   *[no] { $name }定的主，该方{ $taken ->
        [0] 一墩未收
       *[other] 收了{ $taken }墩
      }
  }
deal-passed_out-court_piece = 重新发牌
deal-passed_out-line-court_piece = 定主人要求换牌。这一局不算，仍由同一人定主。
summary-points-court_piece = 墩
court-court_piece = { $us ->
    [yes] 我方
   *[no] 对方
  }{ $kind ->
    [goon] 完胜定主方（goon court）
    [row] 连胜算一次完胜
    [bavney] 拿下bavney：十三墩全收
   *[court] 完胜
  }
court-shared-court_piece = { $us ->
    [yes] { $usNames }
   *[no] { $themNames }
  }{ $kind ->
    [goon] 完胜定主方（goon court）
    [row] 连胜算一次完胜
    [bavney] 拿下bavney：十三墩全收
   *[court] 完胜
  }
breakdown-court = { $took }比零，完胜：{ $before } + { $gain } = { $total }
breakdown-goon = 对定主方{ $took }比零，goon court：{ $before } + { $gain } = { $total }
breakdown-row = { $took }墩，连胜{ $row_before } + 1 = { $row }，算完胜：{ $before } + { $gain } = { $total }
breakdown-bavney = { $took }墩全收，bavney：{ $before } + { $gain } = { $total }
breakdown-deal = { $took }墩赢这一局：连胜{ $row_before } + 1 = { $row }
breakdown-point = { $took }墩赢这一局：{ $before } + { $gain } = { $total }
breakdown-row_lost = { $took }墩：{ $row_before }连胜中断
breakdown-nothing = { $took }墩：不得分
cards-left = 剩下的牌

## Why something makes sense

reason-for_pile = 要是赢了，就是连赢第二墩，整堆也一起收走。
reason-breaks_run = 从正要收走整堆的人那里夺下这一墩。
reason-stops_court = 对方再收一墩就是完胜：这张牌暂时最大。
reason-for_court = 再收一墩就是完胜。
reason-for_deal = 再收一墩就赢下这一局。
reason-low_indicator = 最强花色里的小牌：大牌留在手里。
reason-ask_for_trump = 对方暂时最大，出主可能赢下这一墩。
reason-may_be_lost = 搭档暂时最大，但还可能被压过：出主也许能保住这一墩。
reason-poor_cards = 五张牌太差：换五张应该更好。
reason-court_is_made = 完胜已经到手：再追就是押上它。
reason-sure_of_all = 别人再也赢不到一墩：十三墩稳拿。
score-sheet-field-tricks-court_piece = { $other ->
    [none] 另一方
   *[other] { $other }
  }收到的墩数
