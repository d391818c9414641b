score-sheet-waiting = امتیازنویس همین که موتور برسد می‌آید.
score-sheet-full = این دستگاه جای خالی ندارد. آن‌چه حالا وارد کنید فقط تا وقتی صفحه باز است می‌ماند: برگه را در فایلی ذخیره کنید.
score-sheet-lost = مرورگر دیگر به انبار خود نمی‌رسد. آن‌چه حالا وارد کنید فقط تا وقتی صفحه باز است می‌ماند: برگه را در فایلی ذخیره کنید.
score-sheet-refused = این مرورگر چیزی برای این صفحه نگه نمی‌دارد: پیش از بستن، برگه را در فایلی ذخیره کنید.
score-sheet-elsewhere = این برگه در زبانهٔ دیگری جلو رفته است. این‌جا همان است که آن‌جاست.
score-sheet-gone = این برگه در زبانهٔ دیگری حذف شد. آن‌چه این‌جاست هنوز مال شماست، ولی دیگر نگه داشته نمی‌شود.
score-sheet-keep-again = دوباره نگه دار

# The list
score-sheet-none-line = شما با ورق واقعی بازی می‌کنید و صفحه امتیاز را می‌نویسد: می‌داند هر دور چقدر می‌ارزد، چه کسی ورق می‌دهد و مسابقه کی تمام است.
score-sheet-new = برگهٔ تازه
score-sheet-all = همهٔ برگه‌ها
score-sheet-open-file = باز کردن فایل
score-sheet-figures = چه کسی برده است
score-sheet-figures-line = آن‌چه برگه‌های این دستگاه دربارهٔ هر نام می‌گویند. مسابقه با ربات‌ها این‌جا شمرده نمی‌شود.
score-sheet-name = نام
score-sheet-won = بُرد
score-sheet-matches = مسابقه‌ها
score-sheet-dealt = دورها
score-sheet-remove = دور انداختن
score-sheet-remove-sure = برای همیشه دور انداختن
score-sheet-keep = بماند
score-sheet-deals = { $count ->
    [0] هنوز دوری نیست
   *[other] { $count } دور
  }

# A new sheet
score-sheet-not-kept = { $game } (بدون برگهٔ امتیاز)
score-sheet-table = میز
score-sheet-who-sits = چه کسی کجا نشسته
score-sheet-who-deals = اول چه کسی ورق می‌دهد
score-sheet-date = تاریخ
score-sheet-note = یادداشت
score-sheet-stake = هر کس چقدر در پات می‌گذارد (خالی: هیچ)
score-sheet-begin = شروع

# The score
score-sheet-roles = { $role ->
    [starter] { $dealer } ورق می‌دهد، { $other } شروع‌کننده است
    [opens] { $dealer } ورق می‌دهد، { $other } خواندن را شروع می‌کند
    [caller] { $dealer } ورق می‌دهد، { $other } حاکم است
   *[open] { $dealer } ورق می‌دهد
  }
score-sheet-left = { $count ->
    [1] دور آخر
   *[other] { $count } دور مانده
  }
score-sheet-over = { $names } بردند
score-sheet-tie = مساوی
score-sheet-declares = مدافع
score-sheet-figure-level = پله
score-sheet-figure-total = جمع
score-sheet-figure-courts = کُت
score-sheet-figure-points = امتیاز
score-sheet-figure-row = رشته
score-sheet-note-must_defend = { $side } بدون دفاع از { $level } نمی‌گذرند.
score-sheet-note-hundred_rule = { $side } در { $total } هستند: از حالا فقط در دورهایی امتیاز می‌گیرند که خوانده باشند.
score-sheet-not-due = { $count } دور نشان خورده است.
score-sheet-settle = همان که باید بازی شد
score-sheet-enter = وارد کردن دور
score-sheet-undo = برگرداندن
score-sheet-redo = انجام دوباره
score-sheet-turn = چرخاندن
score-sheet-referee = داور
score-sheet-out = اشتراک، چاپ…
score-sheet-linked = برگه‌ای که کسی برایتان فرستاده است. آن‌چه عوض کنید در نسخهٔ خودتان می‌رود.
score-sheet-go-on = ادامه از همین
score-sheet-back = برگشت به برگه

# An entry
score-sheet-deal = دور { $number }
score-sheet-yes = بله
score-sheet-no = نه
score-sheet-skip = رد شو
score-sheet-ok = تأیید
score-sheet-rub = پاک کردن رقم آخر
score-sheet-correct = بالا روی آن‌چه باید عوض شود بزنید.
score-sheet-write = بنویس
score-sheet-drop = لغو
score-sheet-settle-one = همان که باید بازی شد
score-sheet-insert = دوری پیش از آن جا افتاده
score-sheet-take-out = هیچ‌وقت بازی نشد
score-sheet-take-out-sure = برداشتن دور { $number }
score-sheet-twice = همین حالا همین دور را وارد کردید. این یکی دیگر است؟
score-sheet-twice-not = نه، فقط یک بار
score-sheet-twice-yes = بله، دور دیگر
score-sheet-field-thrown_in = بدون بازی جمع شد
score-sheet-field-bid = { $declaring ->
    [none] آن‌ها
   *[other] { $declaring }
  } چند خواندند؟
score-sheet-field-declaring = کدام تیم مدافع است؟
score-sheet-field-starter = شروع‌کننده کیست؟
score-sheet-field-trump = حکم
score-sheet-field-way = چطور وارد می‌شود
score-sheet-field-points = امتیاز { $declaring ->
    [none] تیم حاکم
   *[other] { $declaring }
  }
score-sheet-field-points-tractor = امتیازی که { $other ->
    [none] مهاجمان
   *[other] { $other }
  } در دست‌ها گرفتند
score-sheet-field-penalty = جریمهٔ پرتاب‌ها
score-sheet-field-last = دست آخر را { $other ->
    [none] مهاجمان
   *[other] { $other }
  } بردند؟
score-sheet-field-kitty = امتیاز ورق‌های خوابیده
score-sheet-field-lead = دست آخر با چه شروع شد؟
score-sheet-field-largest = بزرگ‌ترین جزء آن پرتاب
score-sheet-field-width = چند ورق یکسان کنار هم؟
score-sheet-field-length = تراکتور چقدر بلند بود؟
score-sheet-field-cards = دست آخر با چند ورق شروع شد؟
score-sheet-field-jacks = دست آخر با سرباز برده شد؟
score-sheet-field-total = امتیاز { $other ->
    [none] مهاجمان
   *[other] { $other }
  }، روی هم
score-sheet-field-declarer = حاکم کیست؟
score-sheet-field-bet = خوانده
score-sheet-field-other_bet = کسی از { $other ->
    [none] تیم دیگر
   *[other] { $other }
  } خواند؟
score-sheet-field-forced = روی دست پخش‌کننده ماند؟
score-sheet-field-tricks = دست‌های { $declaring ->
    [none] تیم حاکم
   *[other] { $declaring }
  }
score-sheet-field-winner = دور را چه کسی برد؟
score-sheet-field-all = روی هر سیزده دست رفتند و گرفتند؟
score-sheet-choice-total = جمع را دارم
score-sheet-choice-tricks = برایم جمع بزن
score-sheet-choice-single = تکی
score-sheet-choice-pair = جفت
score-sheet-choice-triple = سه‌تایی
score-sheet-choice-quad = چهارتایی
score-sheet-choice-tractor = تراکتور
score-sheet-choice-tractor-length = تراکتور { $value } تایی
score-sheet-choice-tractor-other = تراکتور بلندتر
score-sheet-choice-throw = پرتاب
score-sheet-choice-throw-largest = پرتاب: { $value }
score-sheet-choice-none = نه
score-sheet-choice-jacks = بله
score-sheet-choice-half = بله، نصف
score-sheet-choice-trump_jack = سرباز حکم
score-sheet-choice-other_jacks = سرباز دیگر

# How a score came about
score-sheet-step-thrown_in = بدون بازی جمع شد.
score-sheet-step-kitty = ورق‌های خوابیده ⁦{ $points } × { $multiplier } = { $bonus }⁩.
score-sheet-step-penalty = جریمه { $points }.
score-sheet-step-total = { $points } امتیاز.
score-sheet-step-held_at_ace = { $side } در پلهٔ آس تاب آوردند و با این مسابقه را بردند.
score-sheet-step-band = { $side ->
    [none] هیچ‌کس بالا نمی‌رود.
   *[other] { $side } { $gain ->
        [0] بالا نمی‌روند
       *[other] { $gain } پله بالا می‌روند
      }.
  }
score-sheet-step-bid_failed = { $side } { $bid } خواندند و { $took } گرفتند.
score-sheet-step-hooked = { $side } از { $from } به { $to } می‌افتند.
score-sheet-step-stopped = { $side } در { $level } می‌ایستند.
score-sheet-step-declares = دور بعد { $side } مدافع‌اند.
score-sheet-step-made = { $side } { $bet } خواندند، { $points } گرفتند: { $change }.
score-sheet-step-failed = { $side } { $bet } خواندند، فقط { $points } گرفتند: { $change }.
score-sheet-step-took = { $side } { $points } گرفتند: { $change }.
score-sheet-step-no_bet = { $side } نخواندند: { $points } امتیاز حساب نمی‌شود.
score-sheet-step-forced = خوانده روی دست { $side } ماند: { $points } امتیاز حساب نمی‌شود.
score-sheet-step-made-rangvaar = { $side } { $bid } خواندند، { $tricks } گرفتند: { $change }.
score-sheet-step-shortfall = { $side } { $bid } خواندند، { $tricks } گرفتند، { $missing } کم: { $change }.
score-sheet-step-minus_bid = { $side } { $bid } خواندند، { $tricks } گرفتند: { $change }.
score-sheet-step-floor_zero = { $side } { $bid } خواندند، فقط { $tricks } گرفتند: هیچ.
score-sheet-step-took-rangvaar = { $side } { $tricks } گرفتند: { $change }.
score-sheet-step-court = کُت برای { $side }.
score-sheet-step-deal = بُرد { $side }.
score-sheet-step-row = { $side } { $row } دور پیاپی بردند: کُت.
score-sheet-step-goon = حاکم‌کُت برای { $side }.
score-sheet-step-bavney = { $side } روی هر سیزده دست رفتند و گرفتند.
score-sheet-step-point = { $side } بردند، { $tricks } به { $other }: +{ $gain }.
score-sheet-step-row_lost = رشتهٔ { $side } در { $row } تمام شد.

# Out
score-sheet-save = ذخیره در فایل
score-sheet-copy-text = کپی به صورت متن
score-sheet-csv = ذخیره به صورت جدول
score-sheet-print = چاپ
score-sheet-head = نام‌ها، تاریخ و یادداشت
score-sheet-column-deal = دور
score-sheet-column-dealer = پخش‌کننده
score-sheet-column-what = چه شد
score-sheet-column-at = زمان ورود
score-sheet-column-starter = شروع‌کننده
score-sheet-column-opens = خواندن با
score-sheet-column-caller = حاکم
score-sheet-column-trump = حکم
score-sheet-column-points = امتیاز
score-sheet-column-last = دست آخر با مهاجمان
score-sheet-column-kitty = ورق‌های خوابیده
score-sheet-column-lead = شروع آن
score-sheet-column-total = همهٔ امتیازها
score-sheet-column-declarer = حاکم
score-sheet-column-bet = خوانده
score-sheet-column-other_bet = تیم دیگر خواند
score-sheet-column-bid = خوانده
score-sheet-column-tricks = دست
score-sheet-column-winner = بُرد با
score-sheet-column-thrown_in = بدون بازی
score-sheet-column-change = تغییر
score-sheet-column-marks = ناممکن

# Why an entry cannot be
score-sheet-refused-missing_value = هنوز مانده: { $field }
score-sheet-refused-bad_entry = { $most ->
    [none] به «{ $field }» این‌طور نمی‌شود جواب داد.
   *[other] { $step ->
        [1] { $value } نمی‌شود: از { $least } تا { $most }.
       *[other] { $value } نمی‌شود: از { $least } تا { $most }، { $step } تا { $step } تا.
      }
  }
score-sheet-refused-bid_too_low = { $bid } خیلی کم است: از { $lowest } تا { $highest }.
refusal-missing_value = چیزی از این دور هنوز مانده است.
refusal-too_many_points = { $points } در دست‌ها و { $kitty } در ورق‌های خوابیده بیشتر از { $all } امتیاز همهٔ ورق‌هاست.
refusal-no_lower_bet = تیم دیگر نمی‌تواند خوانده باشد: پایین‌تر از این خوانده‌ای نیست.
refusal-cannot_end_so = هیچ دوری با { $tricks } دست برای بازنده‌ها تمام نمی‌شود.
refusal-not_thrown_in = با این قواعد هیچ دوری این‌طور بدون بازی جمع نمی‌شود.
refusal-match_over = مسابقه پیش از این دور تمام شده بود.
refusal-entered_twice = دور { $deal } همین حالا با همین عددها وارد شد.
refusal-no_such_deal = دور { $deal } نیست.
refusal-too_many_deals = در هر برگه { $most } دور جا می‌گیرد.
refusal-other_table = این قواعد برای تعداد دیگری بازیکن است.
refusal-bad_entry = این را نمی‌شود وارد کرد.
refusal-bad_date = این تاریخ نیست.
refusal-not_due = { $name ->
    [level] پلهٔ { $played } بازی شد، ولی نوبت پلهٔ { $due } بود.
    [dealer] { $played } ورق داد، ولی نوبت { $due } بود.
    [starter] { $played } شروع‌کننده بود، ولی نوبت { $due } بود.
    [caller] { $played } حاکم بود، ولی نوبت { $due } بود.
   *[other] { $played } شروع کرد، ولی نوبت { $due } بود.
  }
refusal-no_sheet = این بازی برگهٔ امتیاز ندارد.
refusal-record_begins_later = متن از میانهٔ مسابقه‌اش، از دور { $deal }، شروع می‌شود: امتیازش را نمی‌شود شمرد.
refusal-no_such_lead = هیچ شروعی با { $cards } ورق یک دستهٔ تنها نیست: پرتاب نیست.
