### Court Piece’s own sentences.

## The game and its rules

game-court_piece = 考特皮斯
game-court_piece-line = 一人先看五张牌定主。先得七墩赢这一局；对方一墩未得，就是完胜。
game-court_piece-also = 五张定主，比墩数
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
ledger-total-court_piece = { $unit ->
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
    [0] 。
   *[other] ，已连赢{ $row }局。
  }
review-side-shared-court_piece = { $side ->
    [us] { $usNames }
   *[them] { $themNames }
  }：本局{ $taken }，合计{ $total }{ $row ->
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
