### Court Piece’s own sentences.

## The game and its rules

game-court_piece = حکم
game-court_piece-line = حاکم با پنج ورق حکم می‌کند. هفت دست دور را می‌برد؛ هفت بر هیچ، کُت است.
game-court_piece-also = رنگ یا کورت‌پیس
rules-reference-court_piece = حکم ساده
rules-double = حکم با کپه
rules-double_ace = با کپه، بی دو آس
rules-hokm = حکم ایرانی
rules-hidden = حکم پنهان
rules-court_piece-reference = هر دست فوراً برداشته می‌شود. اولین کُت می‌برد: هفت دست بر هیچ، یا هفت دور پیاپی.
rules-court_piece-double = دست‌ها در وسط می‌مانند تا یک بازیکن دو دست پیاپی ببرد. کُت هر سیزده دست است؛ پنج کُت می‌برد.
rules-court_piece-double_ace = حکم با کپه‌ای که در آن دو آس پیاپی یک بازیکن کپه را برنمی‌دارد.
rules-court_piece-hokm = مثل ایران: هر دور یک امتیاز دارد، کُت دو، حاکم‌کُت سه؛ هفت امتیاز می‌برد.
rules-court_piece-hidden = حکم به پشت خوابیده تا کسی که خال زمین را ندارد آن را بخواهد.
rules-court_piece-house = قواعد خودتان، که یکی‌یکی انتخاب شده‌اند.

## Lengths and groups

group-tricks = برداشتن دست‌ها
length-points_5 = تا 5 امتیاز
length-points_5-line = دور برده یک امتیاز دارد، کُت دو، حاکم‌کُت سه.
length-points_7 = تا 7 امتیاز
length-court = یک کُت
length-court-line = تا وقتی که تیمی همه را بردارد، یا رشتهٔ کاملی از دورها را ببرد.
length-evening-court_piece = یک شب بلند
length-evening-line-court_piece = چند کُت، یا ده امتیاز.

## What is done, and what was done

do-lay_indicator = خواباندن { $cards } به پشت
do-ask_trump = خواستن حکم
do-ask_redeal = خواستن پخش دوباره
do-stop = ایستادن در هفت
do-go_on = ادامه برای هر سیزده دست
did-lay_indicator = { $name } ورق { $cards } را به پشت خواباند
did-ask_trump = { $name } حکم را خواست
did-ask_redeal = { $name } پخش دوباره خواست
did-stop = { $name } در هفت ایستاد
did-go_on = { $name } برای هر سیزده دست ادامه داد

## Refusals

refusal-no_redeal = در این قواعد پخش دوباره نیست.
refusal-redeal_used = همین حالا پخش دوباره خواسته شد؛ دو بار پیاپی نمی‌شود.
refusal-holds_court_card = این ورق‌ها آن‌قدر خوب هستند که باید نگهشان داشت: { $cards }.
refusal-lay_a_card = این‌جا حکم پنهان است: یکی از پنج ورق خود را به پشت بخوابانید.
refusal-no_hidden_trump = در این قواعد حکم بلند گفته می‌شود.
refusal-must_trump = شما حکم را خواستید و { $count ->
    [one] یک حکم در دست دارید: باید همان را بازی کنید
   *[other] { $count } حکم در دست دارید: باید یکی از آن‌ها را بازی کنید
  }.
refusal-no_indicator = ورقی به پشت نخوابیده که بشود خواست.
refusal-nothing_led = فقط کسی که خال زمین را ندارد می‌تواند حکم را بخواهد، و شما شروع‌کنندهٔ دست هستید.
refusal-can_follow = خال زمین را دارید، پس نمی‌توانید حکم را بخواهید.
refusal-deal_over = دور تمام شده است.
refusal-bad_turned = ورق‌های روشده به این حاکم نمی‌رسند.

## What happens, said aloud

news-caller_found = { $cards }: اولین آس حاکم را تعیین می‌کند.
news-redeal_asked = { $you ->
    [yes] شما پخش دوباره می‌خواهید
   *[no] { $name } پخش دوباره می‌خواهد
  }.
news-indicator_laid = { $you ->
    [yes] شما ورقی را به پشت می‌خوابانید
   *[no] { $name } ورقی را به پشت می‌خواباند
  }: حکم پنهان است.
news-indicator_turned = { $you ->
    [yes] شما حکم را می‌خواهید
   *[no] { $name } حکم را می‌خواهد
  }.
news-pile_taken = { $you ->
    [yes] شما کپه را برمی‌دارید
   *[no] { $name } کپه را برمی‌دارد
  }: { $count } دست.
news-stopped = { $you ->
    [yes] شما در هفت می‌ایستید
   *[no] { $name } در هفت می‌ایستد
  }: کُت.
news-went_on = { $you ->
    [yes] شما برای هر سیزده دست ادامه می‌دهید
   *[no] { $name } برای هر سیزده دست ادامه می‌دهد
  }.
news-court_made = کُت شد.

## At the table

bot-name-W-court_piece = سارا
bot-name-N-court_piece = امیر
bot-name-E-court_piece = کاوه
seat-caller = حاکم
called = { $you ->
    [yes] شما { suit } را حکم کردید
   *[no] { $name } { suit } را حکم کرد
  }
ledger-taken-court_piece = دست
ledger-total-court_piece = { $unit ->
    [courts] کُت
   *[points] امتیاز
  }
stacks = { $goal } دست می‌برد
stacks-label = دست‌های گرفته: ما { $us }، آن‌ها { $them }؛ { $goal } دست دور را می‌برد
stacks-label-shared = دست‌های گرفته: { $usNames } { $us }، { $themNames } { $them }؛ { $goal } دست دور را می‌برد
row-label = { $row ->
    [1] یک دور برد
   *[other] { $row } دور برد پیاپی
  }، { $of } تا کُت است
courts-label = { $courts } کُت
pile-empty = دستی در وسط نیست
turned-up = { $cards } حاکم را تعیین می‌کند
indicator-own = حکم به پشت خوابیده است: { $card }، و فقط شما می‌دانید
indicator-up = حکم رو شد: { $card }
trump-label-court_piece = { $suit ->
    [none] هنوز معلوم نیست حکم چیست
   *[other] حکم { suit } است
  }
prompt-name_trump-court_piece = شما حاکم هستید. با پنج ورق حکم کنید
prompt-wait-naming-court_piece = { $name } پنج ورق خود را می‌بیند و حکم می‌کند
prompt-wait-staking = { $name } می‌تواند در هفت بایستد یا ادامه بدهد
prompt-wait-trick-court_piece = { $you ->
    [yes] شما دست را می‌برید
   *[no] { $name } دست را می‌برد
  }
prompt-lay_indicator = ورقی را به پشت بخوابانید: خال آن حکم خواهد بود
prompt-lay_indicator-button = بخوابانید
prompt-lay_indicator-chosen = { $card } را به پشت بخوابانید
prompt-go_on = هفت بر هیچ: کُت. ادامه می‌دهید؟
prompt-go_on-hint = هر سیزده دست مسابقه را می‌برد. با اولین دستی که ببازید دور را بدون کُت می‌برید.
offer-ask_redeal = پخش دوباره بخواهید
offer-ask_trump = بخواهید حکم رو شود
offer-stop = بایستید: کُت
offer-go_on = برای هر سیزده دست ادامه بدهید
review-side-court_piece = { $side ->
    [us] ما
   *[them] آن‌ها
  }: { $taken } در این دور، روی هم { $total }{ $row ->
    [0] .
    [1] ، یک دور برد.
   *[other] ، { $row } دور برد پیاپی.
  }
review-side-shared-court_piece = { $side ->
    [us] { $usNames }
   *[them] { $themNames }
  }: { $taken } در این دور، روی هم { $total }{ $row ->
    [0] .
    [1] ، یک دور برد.
   *[other] ، { $row } دور برد پیاپی.
  }
review-last-court_piece = دست آخر: { $plays }. { $you ->
    [yes] شما بردید.
   *[no] { $name } برد.
  }
tricks-patch-court_piece = { $you ->
    [yes] شما
   *[no] { $name }
  } با { $card }
news-deal_began-court_piece = دور { $number }. { $firstYou ->
    [yes] شما با پنج ورق حکم می‌کنید
   *[no] { $firstName } با پنج ورق حکم می‌کند
  }.
news-cards_dealt-court_piece = ورق‌های شما: { $cards }.
news-trick_won-court_piece = { $you ->
    [yes] شما دست را می‌برید.
   *[no] { $name } دست را می‌برد.
  }
news-your-turn-lay_indicator = ورقی را به پشت بخوابانید: خال آن حکم خواهد بود.
news-your-turn-go_on = هفت بر هیچ. می‌ایستید، یا برای هر سیزده دست ادامه می‌دهید؟

## The end of a deal

deal-headline-court_piece = { $us ->
    [yes] { $made ->
        [yes] شما دور را بردید
       *[no] آن‌ها دور را بردند
      }
   *[no] { $made ->
        [yes] آن‌ها دور را بردند
       *[no] شما دور را بردید
      }
  }
deal-headline-shared-court_piece = { $us ->
    [yes] { $made ->
        [yes] { $usNames } دور را بردند
       *[no] { $themNames } دور را بردند
      }
   *[no] { $made ->
        [yes] { $themNames } دور را بردند
       *[no] { $usNames } دور را بردند
      }
  }
deal-made-court_piece = { $you ->
    [yes] شما حاکم بودید و تیمتان { $taken ->
        [0] هیچ دستی نگرفت
       *[other] { $taken } دست گرفت
      }
   *[no] { $name } حاکم بود و تیمش { $taken ->
        [0] هیچ دستی نگرفت
       *[other] { $taken } دست گرفت
      }
  }
deal-passed_out-court_piece = پخش دوباره
deal-passed_out-line-court_piece = حاکم ورق‌های دیگری خواست. این دور حساب نمی‌شود و همان بازیکن دوباره حاکم است.
summary-points-court_piece = دست
court-court_piece = { $us ->
    [yes] ما { $kind ->
        [goon] حاکم را کُت کردیم: حاکم‌کُت
        [row] با رشتهٔ بردها کُت کردیم
        [bavney] باونی کردیم: هر سیزده دست
       *[court] کُت کردیم
      }
   *[no] آن‌ها { $kind ->
        [goon] حاکم را کُت کردند: حاکم‌کُت
        [row] با رشتهٔ بردها کُت کردند
        [bavney] باونی کردند: هر سیزده دست
       *[court] کُت کردند
      }
  }
court-shared-court_piece = { $us ->
    [yes] { $usNames }
   *[no] { $themNames }
  } { $kind ->
    [goon] حاکم را کُت کردند: حاکم‌کُت
    [row] با رشتهٔ بردها کُت کردند
    [bavney] باونی کردند: هر سیزده دست
   *[court] کُت کردند
  }
breakdown-court = { $took } دست بر هیچ، کُت: ⁦{ $before } + { $gain } = { $total }⁩
breakdown-goon = { $took } دست بر هیچ در برابر حاکم، حاکم‌کُت: ⁦{ $before } + { $gain } = { $total }⁩
breakdown-row = { $took } دست، رشته ⁦{ $row_before } + 1 = { $row }⁩، که کُت است: ⁦{ $before } + { $gain } = { $total }⁩
breakdown-bavney = هر { $took } دست، باونی: ⁦{ $before } + { $gain } = { $total }⁩
breakdown-deal = { $took } دست دور را می‌برد: رشته ⁦{ $row_before } + 1 = { $row }⁩
breakdown-point = { $took } دست دور را می‌برد: ⁦{ $before } + { $gain } = { $total }⁩
breakdown-row_lost = { $took ->
    [0] هیچ دست
   *[other] { $took } دست
  }: رشتهٔ { $row_before } تمام شد
breakdown-nothing = { $took ->
    [0] هیچ دست
   *[other] { $took } دست
  }: هیچ
cards-left = ورق‌هایی که ماندند

## Why something makes sense

reason-for_pile = اگر ببرد، دومین دست پیاپی است و کپه هم با آن می‌رود.
reason-breaks_run = دست را از بازیکنی می‌گیرد که نزدیک بود کپه را بردارد.
reason-stops_court = یک دست دیگر بگیرند کُت است: این ورق از همه جلو می‌زند.
reason-for_court = یک دست دیگر کُت است.
reason-for_deal = یک دست دیگر دور را می‌برد.
reason-low_indicator = ورقی پایین از قوی‌ترین خال: بالاها در دست می‌مانند.
reason-ask_for_trump = تیم حریف جلوست و شاید حکم دست را ببرد.
reason-may_be_lost = یار جلوست، ولی هنوز می‌شود او را زد: شاید حکم دست را نگه دارد.
reason-poor_cards = پنج ورق ضعیف: ورق‌های دیگر احتمالاً بهترند.
reason-court_is_made = کُت شده است: ادامه دادن یعنی شرط بستن روی آن.
reason-sure_of_all = دیگر کسی نمی‌تواند دستی ببرد: هر سیزده دست حتمی است.
score-sheet-field-tricks-court_piece = دست‌های { $other ->
    [none] تیم دیگر
   *[other] { $other }
  }
