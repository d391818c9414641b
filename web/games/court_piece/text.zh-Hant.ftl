### Court Piece’s own sentences.

## The game and its rules

game-court_piece = 考特皮斯
game-court_piece-line = 一人先看五張牌定主。先得七墩贏這一局；對方一墩未得，就是滿貫。
game-court_piece-also = 五張定主，比墩數
rules-reference-court_piece = 單墩
rules-double = 雙墩
rules-double_ace = 雙墩帶A規則
rules-hokm = 霍克姆
rules-hidden = 暗主
rules-court_piece-reference = 每墩當場歸贏家。先得一次滿貫者贏：七比零，或連贏七局。
rules-court_piece-double = 墩先留在中間，直到一人連贏兩墩才收走。十三墩全拿才是滿貫；五次滿貫贏。
rules-court_piece-double_ace = 雙墩，但同一人連用兩張A贏墩不能收墩。
rules-court_piece-hokm = 伊朗打法：贏一局一分，滿貫兩分，對定主方滿貫三分；先到七分贏。
rules-court_piece-hidden = 主牌蓋著，直到有人跟不出花色時要求翻開。
rules-court_piece-house = 你自己的規則，一條一條選。

## Lengths and groups

group-tricks = 收墩
length-points_5 = 打到5分
length-points_5-line = 贏一局一分，滿貫兩分，對定主方滿貫三分。
length-points_7 = 打到7分
length-court = 一次滿貫
length-court-line = 直到一方全收，或連贏夠局數。
length-evening-court_piece = 玩一整晚
length-evening-line-court_piece = 多次滿貫，或十分。

## What is done, and what was done

do-lay_indicator = 蓋下{ $cards }
do-ask_trump = 要求翻主
do-ask_redeal = 要求重新發牌
do-stop = 到七墩為止
do-go_on = 繼續追十三墩
did-lay_indicator = { $name }蓋下了{ $cards }
did-ask_trump = { $name }要求翻主
did-ask_redeal = { $name }要求重新發牌
did-stop = { $name }到七墩為止
did-go_on = { $name }繼續追十三墩

## Refusals

refusal-no_redeal = 這套規則不能重新發牌。
refusal-redeal_used = 剛剛重發過一次，不能連續兩次。
refusal-holds_court_card = 手裡有{ $cards }，不能要求重發。
refusal-lay_a_card = 這裡打暗主：請從五張牌裡蓋下一張。
refusal-no_hidden_trump = 這套規則要明著定主。
refusal-must_trump = 你要求翻主，手裡有{ $count }張主：要出主。
refusal-no_indicator = 沒有蓋著的牌可以要求翻開。
refusal-nothing_led = 只有跟不出花色的人才能要求翻主，而這一墩由你先出。
refusal-can_follow = 你跟得出花色，不能要求翻主。
refusal-deal_over = 這一局已經結束。
refusal-bad_turned = 翻開的牌得不出這個定主人。

## What happens, said aloud

news-caller_found = { $cards }：第一張A決定定主人。
news-redeal_asked = { $you ->
    [yes] 你
   *[no] { $name }
  }要求重新發牌。
news-indicator_laid = { $you ->
    [yes] 你
   *[no] { $name }
  }蓋下一張牌：打暗主。
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
  }到七墩為止：滿貫。
news-went_on = { $you ->
    [yes] 你
   *[no] { $name }
  }繼續追十三墩。
news-court_made = 滿貫！

## At the table

bot-name-W-court_piece = 薩娜
bot-name-N-court_piece = 伊姆蘭
bot-name-E-court_piece = 卡韋
seat-caller = 定主人
called = { $you ->
    [yes] 你定
   *[no] { $name }定
  }{ suit }為主
ledger-taken-court_piece = 墩
ledger-total-court_piece = { $unit ->
    [courts] 滿貫
   *[points] 分數
  }
stacks = { $goal }墩勝
stacks-label = 收下的墩：我方{ $us }，對方{ $them }；{ $goal }墩贏這一局
stacks-label-shared = 收下的墩：{ $usNames }{ $us }，{ $themNames }{ $them }；{ $goal }墩贏這一局
row-label = 連贏{ $row }局，{ $of }局算滿貫
courts-label = { $courts }次滿貫
pile-empty = 中間沒有墩
turned-up = { $cards }決定了定主人
indicator-own = 主牌蓋著，是{ $card }，只有你知道
indicator-up = 主牌翻開：{ $card }
trump-label-court_piece = { $suit ->
    [none] 主花色還不知道
   *[other] { suit }為主
  }
prompt-name_trump-court_piece = 由你定主：看五張牌選花色
prompt-wait-naming-court_piece = { $name }正看五張牌定主
prompt-wait-staking = { $name }可以到七墩為止，也可以繼續
prompt-wait-trick-court_piece = { $you ->
    [yes] 你贏了這一墩
   *[no] { $name }贏了這一墩
  }
prompt-lay_indicator = 蓋下一張牌：它的花色就是主
prompt-lay_indicator-button = 蓋下
prompt-lay_indicator-chosen = 蓋下{ $card }
prompt-go_on = 七比零：滿貫。要繼續嗎？
prompt-go_on-hint = 十三墩全拿就贏整场；一旦丟一墩，這一局只算普通贏。
offer-ask_redeal = 要求重新發牌
offer-ask_trump = 要求翻主
offer-stop = 到此為止：滿貫
offer-go_on = 繼續追十三墩
review-side-court_piece = { $side ->
    [us] 我方
   *[them] 對方
  }：本局{ $taken }，合計{ $total }{ $row ->
    [0] 。
   *[other] ，已連贏{ $row }局。
  }
review-side-shared-court_piece = { $side ->
    [us] { $usNames }
   *[them] { $themNames }
  }：本局{ $taken }，合計{ $total }{ $row ->
    [0] 。
   *[other] ，已連贏{ $row }局。
  }
review-last-court_piece = 上一墩：{ $plays }。{ $you ->
    [yes] 你贏了。
   *[no] { $name }贏了。
  }
tricks-patch-court_piece = { $you ->
    [yes] 你
   *[no] { $name }
  }：{ $card }
news-deal_began-court_piece = 第{ $number }局。{ $firstYou ->
    [yes] 由你看五張牌定主
   *[no] 由{ $firstName }看五張牌定主
  }。
news-cards_dealt-court_piece = 你拿到{ $cards }。
news-trick_won-court_piece = { $you ->
    [yes] 你贏了這一墩。
   *[no] { $name }贏了這一墩。
  }
news-your-turn-lay_indicator = 蓋下一張牌：它的花色就是主。
news-your-turn-go_on = 七比零。到此為止，還是繼續追十三墩？

## The end of a deal

deal-headline-court_piece = { $us ->
    [yes] { $made ->
        [yes] 你們贏了這一局
       *[no] 對方贏了這一局
      }
   *[no] { $made ->
        [yes] 對方贏了這一局
       *[no] 你們贏了這一局
      }
  }
deal-headline-shared-court_piece = { $us ->
    [yes] { $made ->
        [yes] { $usNames }贏了這一局
       *[no] { $themNames }贏了這一局
      }
   *[no] { $made ->
        [yes] { $themNames }贏了這一局
       *[no] { $usNames }贏了這一局
      }
  }
deal-made-court_piece = { $you ->
    [yes] 你定的主，己方{ $taken ->
        [0] 一墩未收
       *[other] 收了{ $taken }墩
      }
   *[no] { $name }定的主，該方{ $taken ->
        [0] 一墩未收
       *[other] 收了{ $taken }墩
      }
  }
deal-passed_out-court_piece = 重新發牌
deal-passed_out-line-court_piece = 定主人要求換牌。這一局不算，仍由同一人定主。
summary-points-court_piece = 墩
court-court_piece = { $us ->
    [yes] 我方
   *[no] 對方
  }{ $kind ->
    [goon] 對定主方滿貫（goon court）
    [row] 連勝算一次滿貫
    [bavney] 拿下bavney：十三墩全收
   *[court] 滿貫
  }
court-shared-court_piece = { $us ->
    [yes] { $usNames }
   *[no] { $themNames }
  }{ $kind ->
    [goon] 對定主方滿貫（goon court）
    [row] 連勝算一次滿貫
    [bavney] 拿下bavney：十三墩全收
   *[court] 滿貫
  }
breakdown-court = { $took }比零，滿貫：{ $before } + { $gain } = { $total }
breakdown-goon = 對定主方{ $took }比零，goon court：{ $before } + { $gain } = { $total }
breakdown-row = { $took }墩，連勝{ $row_before } + 1 = { $row }，算滿貫：{ $before } + { $gain } = { $total }
breakdown-bavney = { $took }墩全收，bavney：{ $before } + { $gain } = { $total }
breakdown-deal = { $took }墩贏這一局：連勝{ $row_before } + 1 = { $row }
breakdown-point = { $took }墩贏這一局：{ $before } + { $gain } = { $total }
breakdown-row_lost = { $took }墩：{ $row_before }連勝中斷
breakdown-nothing = { $took }墩：不得分
cards-left = 剩下的牌

## Why something makes sense

reason-for_pile = 要是贏了，就是連贏第二墩，整堆也一起收走。
reason-breaks_run = 從正要收走整堆的人那裡奪下這一墩。
reason-stops_court = 對方再收一墩就是滿貫：這張牌暫時最大。
reason-for_court = 再收一墩就是滿貫。
reason-for_deal = 再收一墩就贏得這一局。
reason-low_indicator = 最強花色裡的小牌：大牌留在手上。
reason-ask_for_trump = 對方暫時最大，出主可能贏下這一墩。
reason-may_be_lost = 搭檔暫時最大，但還可能被壓過：出主也許能保住這一墩。
reason-poor_cards = 五張牌太差：換五張應該更好。
reason-court_is_made = 滿貫已經到手：再追就是押上它。
reason-sure_of_all = 別人再也贏不到一墩：十三墩穩拿。
score-sheet-field-tricks-court_piece = { $other ->
    [none] 另一方
   *[other] { $other }
  }收到的墩數
