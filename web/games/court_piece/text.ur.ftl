### Court Piece’s own sentences.

## The game and its rules

game-court_piece = کوٹ پیس
game-court_piece-line = ایک کھلاڑی پانچ پتّوں پر رنگ بولتا ہے۔ سات سروں پر بازی؛ دوسری ٹیم خالی رہے تو کوٹ۔
game-court_piece-also = رنگ، کوٹ پیس یا حکم
rules-reference-court_piece = سنگل سَر
rules-double = ڈبل سَر
rules-double_ace = ڈبل سر، اکّے
rules-hokm = حکم
rules-hidden = بند رنگ
rules-court_piece-reference = ہر سَر فوراً اٹھتی ہے۔ پہلا کوٹ جیت ہے: سات صفر، یا لگاتار سات بازیاں۔
rules-court_piece-double = سریں بیچ میں رہتی ہیں جب تک کوئی لگاتار دو نہ جیتے۔ کوٹ پوری تیرہ کا ہے؛ پانچ کوٹ پر جیت۔
rules-court_piece-double_ace = ڈبل سر، جس میں ایک ہی کھلاڑی کے لگاتار دو اکّوں سے ڈھیر نہیں اٹھتا۔
rules-court_piece-hokm = جیسے ایران میں: بازی کا ایک پوائنٹ، کوٹ کے دو، حاکم پر کوٹ کے تین؛ سات پر جیت۔
rules-court_piece-hidden = رنگ کا پتّہ الٹا رہتا ہے جب تک نشان نہ ہونے پر کوئی رنگ نہ پوچھے۔
rules-court_piece-house = آپ کے اپنے قاعدے، ایک ایک کر کے چنے ہوئے۔

## Lengths and groups

group-tricks = سریں اٹھانا
length-points_5 = 5 پوائنٹ تک
length-points_5-line = جیتی بازی کا ایک پوائنٹ، کوٹ کے دو، رنگ بولنے والے پر کوٹ کے تین۔
length-points_7 = 7 پوائنٹ تک
length-court = ایک کوٹ
length-court-line = جب تک کوئی ٹیم سب سریں نہ اٹھائے، یا پورا سلسلہ نہ جیتے۔
length-evening-court_piece = لمبی شام
length-evening-line-court_piece = کئی کوٹ، یا دس پوائنٹ۔

## What is done, and what was done

do-lay_indicator = { $cards } الٹا رکھنا
do-ask_trump = رنگ پوچھنا
do-ask_redeal = دوبارہ بانٹ مانگنا
do-stop = سات پر رکنا
do-go_on = پوری تیرہ کے لیے آگے کھیلنا
did-lay_indicator = { $name } نے { $cards } الٹا رکھا
did-ask_trump = { $name } نے رنگ پوچھا
did-ask_redeal = { $name } نے دوبارہ بانٹ مانگی
did-stop = { $name } سات پر رکے
did-go_on = { $name } پوری تیرہ کے لیے آگے کھیلے

## Refusals

refusal-no_redeal = ان قاعدوں میں دوبارہ بانٹ نہیں ہوتی۔
refusal-redeal_used = ابھی دوبارہ بانٹ ہوئی ہے؛ لگاتار دو بار نہیں۔
refusal-holds_court_card = یہ پتّے ہاتھ میں ہیں، اس لیے دوبارہ بانٹ نہیں: { $cards }۔
refusal-lay_a_card = یہاں رنگ بند ہے: اپنے پانچ میں سے ایک پتّہ الٹا رکھیں۔
refusal-no_hidden_trump = ان قاعدوں میں رنگ کھلا بولا جاتا ہے۔
refusal-must_trump = آپ نے رنگ پوچھا، اور آپ کے پاس { $count ->
    [one] رنگ کا ایک پتّہ ہے: وہی کھیلنا ہو گا
   *[other] رنگ کے { $count } پتّے ہیں: انھی میں سے ایک کھیلنا ہو گا
  }۔
refusal-no_indicator = پوچھنے کو کوئی پتّہ الٹا نہیں رکھا۔
refusal-nothing_led = رنگ وہی پوچھ سکتا ہے جس کے پاس نشان نہ ہو، اور پہلی چال آپ کی ہے۔
refusal-can_follow = آپ کے پاس وہی نشان ہے، اس لیے رنگ نہیں پوچھ سکتے۔
refusal-deal_over = بازی ختم ہو چکی ہے۔
refusal-bad_turned = کھلے پتّوں سے یہ رنگ بولنے والا نہیں نکلتا۔

## What happens, said aloud

news-caller_found = { $cards }: پہلے اکّے سے رنگ بولنے والا طے ہوا۔
news-redeal_asked = { $you ->
    [yes] آپ نے
   *[no] { $name } نے
  } دوبارہ بانٹ مانگی۔
news-indicator_laid = { $you ->
    [yes] آپ نے
   *[no] { $name } نے
  } ایک پتّہ الٹا رکھا: رنگ بند ہے۔
news-indicator_turned = { $you ->
    [yes] آپ نے
   *[no] { $name } نے
  } رنگ پوچھا۔
news-pile_taken = { $you ->
    [yes] آپ نے
   *[no] { $name } نے
  } ڈھیر اٹھایا: { $count ->
    [one] { $count } سَر
   *[other] { $count } سریں
  }۔
news-stopped = { $you ->
    [yes] آپ
   *[no] { $name }
  } سات پر رکے: کوٹ۔
news-went_on = { $you ->
    [yes] آپ
   *[no] { $name }
  } پوری تیرہ کے لیے آگے کھیل رہے ہیں۔
news-court_made = کوٹ ہو گیا۔

## At the table

bot-name-W-court_piece = ثنا
bot-name-N-court_piece = عمران
bot-name-E-court_piece = کاوہ
seat-caller = حاکم
called = { $you ->
    [yes] آپ نے
   *[no] { $name } نے
  } { suit } رنگ بولا
ledger-taken-court_piece = سریں
ledger-total-court_piece = { $unit ->
    [courts] کوٹ
   *[points] پوائنٹ
  }
stacks = { $goal } پر جیت
stacks-label = اٹھائی گئی سریں: ہم { $us }، وہ { $them }؛ { $goal } پر بازی جیتی جاتی ہے
stacks-label-shared = اٹھائی گئی سریں: { $usNames } { $us }، { $themNames } { $them }؛ { $goal } پر بازی جیتی جاتی ہے
row-label = { $row ->
    [one] لگاتار ایک بازی جیتی
   *[other] لگاتار { $row } بازیاں جیتیں
  }، { $of } پر کوٹ
courts-label = { $courts ->
    [one] ایک کوٹ
   *[other] { $courts } کوٹ
  }
pile-empty = بیچ میں کوئی سر نہیں
turned-up = { $cards }: رنگ بولنے والا مل گیا
indicator-own = رنگ کا پتّہ الٹا رکھا ہے: { $card }، اور صرف آپ جانتے ہیں
indicator-up = رنگ کھل گیا: { $card }
trump-label-court_piece = { $suit ->
    [none] رنگ ابھی معلوم نہیں
   *[other] رنگ { suit } ہے
  }
prompt-name_trump-court_piece = آپ کی باری: پانچ پتّوں پر رنگ بولیں
prompt-wait-naming-court_piece = { $name } پانچ پتّے دیکھ کر رنگ بول رہے ہیں
prompt-wait-staking = { $name } سات پر رک سکتے ہیں یا آگے کھیل سکتے ہیں
prompt-wait-trick-court_piece = { $you ->
    [yes] سر آپ نے جیتی
   *[no] سر { $name } نے جیتی
  }
prompt-lay_indicator = ایک پتّہ الٹا رکھیں: اس کا نشان رنگ ہو گا
prompt-lay_indicator-button = رکھیں
prompt-lay_indicator-chosen = { $card } الٹا رکھیں
prompt-go_on = سات صفر: کوٹ۔ کیا آپ آگے کھیلیں گے؟
prompt-go_on-hint = پوری تیرہ سریں میچ جتاتی ہیں۔ پہلی سر ہارتے ہی بازی بغیر کوٹ جیتی جائے گی۔
offer-ask_redeal = دوبارہ بانٹ مانگیں
offer-ask_trump = رنگ کھلوائیں
offer-stop = رک جائیں: کوٹ
offer-go_on = پوری تیرہ کے لیے آگے
review-side-court_piece = { $side ->
    [us] ہم
   *[them] وہ
  }: اس بازی میں { $taken }، کل { $total }{ $row ->
    [0] ۔
    [one] ، لگاتار ایک بازی جیتی۔
   *[other] ، لگاتار { $row } بازیاں جیتیں۔
  }
review-side-shared-court_piece = { $side ->
    [us] { $usNames }
   *[them] { $themNames }
  }: اس بازی میں { $taken }، کل { $total }{ $row ->
    [0] ۔
    [one] ، لگاتار ایک بازی جیتی۔
   *[other] ، لگاتار { $row } بازیاں جیتیں۔
  }
review-last-court_piece = پچھلی سر: { $plays }۔ { $you ->
    [yes] آپ نے جیتی۔
   *[no] { $name } نے جیتی۔
  }
tricks-patch-court_piece = { $you ->
    [yes] آپ
   *[no] { $name }
  }: { $card }
news-deal_began-court_piece = بازی { $number }۔ { $firstYou ->
    [yes] آپ پانچ پتّوں پر رنگ بولیں گے
   *[no] { $firstName } پانچ پتّوں پر رنگ بولیں گے
  }۔
news-cards_dealt-court_piece = آپ کو ملے: { $cards }۔
news-trick_won-court_piece = { $you ->
    [yes] سر آپ نے جیتی۔
   *[no] سر { $name } نے جیتی۔
  }
news-your-turn-lay_indicator = ایک پتّہ الٹا رکھیں: اس کا نشان رنگ ہو گا۔
news-your-turn-go_on = سات صفر۔ رکیں گے، یا پوری تیرہ کے لیے آگے کھیلیں گے؟

## The end of a deal

deal-headline-court_piece = { $us ->
    [yes] { $made ->
        [yes] بازی آپ نے جیتی
       *[no] بازی انھوں نے جیتی
      }
   *[no] { $made ->
        [yes] بازی انھوں نے جیتی
       *[no] بازی آپ نے جیتی
      }
  }
deal-headline-shared-court_piece = { $us ->
    [yes] { $made ->
        [yes] بازی { $usNames } نے جیتی
       *[no] بازی { $themNames } نے جیتی
      }
   *[no] { $made ->
        [yes] بازی { $themNames } نے جیتی
       *[no] بازی { $usNames } نے جیتی
      }
  }
deal-made-court_piece = { $you ->
    [yes] رنگ آپ نے بولا، اور آپ کی ٹیم نے { $taken ->
        [0] کوئی سر نہیں اٹھائی
       *[other] { $taken } سریں اٹھائیں
      }
   *[no] رنگ { $name } نے بولا، اور ان کی ٹیم نے { $taken ->
        [0] کوئی سر نہیں اٹھائی
       *[other] { $taken } سریں اٹھائیں
      }
  }
deal-passed_out-court_piece = دوبارہ بانٹ
deal-passed_out-line-court_piece = رنگ بولنے والے نے اور پتّے مانگے۔ یہ بازی نہیں گنی جاتی، اور وہی کھلاڑی پھر رنگ بولے گا۔
summary-points-court_piece = سریں
court-court_piece = { $us ->
    [yes] ہمارا
   *[no] ان کا
  } { $kind ->
    [goon] گون کوٹ: رنگ بولنے والی ٹیم پر کوٹ
    [row] کوٹ، لگاتار بازیوں کا
    [bavney] باونی: پوری تیرہ سریں
   *[court] کوٹ
  }
court-shared-court_piece = { $us ->
    [yes] { $usNames } کا
   *[no] { $themNames } کا
  } { $kind ->
    [goon] گون کوٹ: رنگ بولنے والی ٹیم پر کوٹ
    [row] کوٹ، لگاتار بازیوں کا
    [bavney] باونی: پوری تیرہ سریں
   *[court] کوٹ
  }
breakdown-court = { $took } سریں صفر کے مقابلے میں، کوٹ: ⁦{ $before } + { $gain } = { $total }⁩
breakdown-goon = رنگ بولنے والی ٹیم پر { $took } سریں صفر کے مقابلے میں، گون کوٹ: ⁦{ $before } + { $gain } = { $total }⁩
breakdown-row = { $took } سریں، سلسلہ ⁦{ $row_before } + 1 = { $row }⁩، یعنی کوٹ: ⁦{ $before } + { $gain } = { $total }⁩
breakdown-bavney = پوری { $took } سریں، باونی: ⁦{ $before } + { $gain } = { $total }⁩
breakdown-deal = { $took } سریں، بازی جیتی: سلسلہ ⁦{ $row_before } + 1 = { $row }⁩
breakdown-point = { $took } سریں، بازی جیتی: ⁦{ $before } + { $gain } = { $total }⁩
breakdown-row_lost = { $took ->
    [0] کوئی سر نہیں
    [one] ایک سر
   *[other] { $took } سریں
  }: { $row_before } کا سلسلہ ختم
breakdown-nothing = { $took ->
    [0] کوئی سر نہیں
    [one] ایک سر
   *[other] { $took } سریں
  }: کچھ نہیں
cards-left = جو پتّے بچ گئے

## Why something makes sense

reason-for_pile = یہ جیتے تو لگاتار دوسری سَر ہو گی، اور ڈھیر بھی ساتھ اٹھے گا۔
reason-breaks_run = جو کھلاڑی ڈھیر اٹھانے والا تھا، یہ اس سے سَر لے لیتا ہے۔
reason-stops_court = ان کی ایک سَر اور، تو کوٹ: یہ پتّہ آگے نکلتا ہے۔
reason-for_court = ایک سَر اور، تو کوٹ۔
reason-for_deal = ایک سَر اور، تو بازی اپنی۔
reason-low_indicator = سب سے مضبوط نشان کا چھوٹا پتّہ: بڑے پتّے ہاتھ میں رہتے ہیں۔
reason-ask_for_trump = دوسری ٹیم آگے ہے، اور رنگ سے سَر جیتی جا سکتی ہے۔
reason-may_be_lost = ساتھی آگے ہے مگر اب بھی ہار سکتا ہے: رنگ سے سَر بچ سکتی ہے۔
reason-poor_cards = پانچ کمزور پتّے: دوسرے شاید بہتر ہوں۔
reason-court_is_made = کوٹ بن چکا: آگے کھیلنا اسے داؤ پر لگانا ہے۔
reason-sure_of_all = اب کوئی اور سَر نہیں جیت سکتا: پوری تیرہ پکّی ہیں۔
score-sheet-field-tricks-court_piece = { $other ->
    [none] دوسری ٹیم
   *[other] { $other }
  } کی سریں
