### The options of Court Piece’s rules: the names of each and of its values, and what the rules say where it holds.

option-first_caller = اولین حاکم
option-first_caller-line = حاکم دور اول چطور پیدا می‌شود.
option-first_caller-random = با قرعه
option-first_caller-first_ace = اولین آس
rule-first_caller-random = حاکم دور اول با قرعه معلوم می‌شود.
rule-first_caller-first_ace = ورق‌ها یکی‌یکی رو می‌شوند؛ اولین آس به هر کس برسد او حاکم است.

option-redeal = پخش دوباره
option-redeal-line = آیا حاکم با پنج ورق ضعیف می‌تواند یک بار پخش دوباره بخواهد.
option-redeal-off = هرگز
option-redeal-no_court_card = بدون K، Q، J
option-redeal-no_honour = بدون A، K، Q، J
rule-redeal-off = حاکم با همان پنج ورقی که گرفته بازی می‌کند.
rule-redeal-no_court_card = حاکمی که شاه، بی‌بی یا سرباز ندارد می‌تواند پخش دوباره بخواهد، ولی نه دو بار پیاپی.
rule-redeal-no_honour = حاکمی که آس، شاه، بی‌بی یا سرباز ندارد می‌تواند پخش دوباره بخواهد، ولی نه دو بار پیاپی.

option-sar = برداشتن دست‌ها
option-sar-line = هر دست فوراً برداشته می‌شود، یا باید دو دست پیاپی برد.
option-sar-single = فوراً
option-sar-double = دو دست پیاپی
rule-sar-single = هر دست را تیمی که برده فوراً برمی‌دارد.
rule-sar-double = دست‌ها روی کپهٔ وسط می‌مانند. هر کس دو دست پیاپی ببرد کپه را برمی‌دارد.

option-taken_by = دو دست پیاپی را ببرد
option-taken_by-line = هر دو دست را باید یک بازیکن ببرد، یا هر کدام از دو یار هم می‌تواند.
option-taken_by-player = یک بازیکن
option-taken_by-side = یک تیم
rule-taken_by-player = هر دو دست را باید یک بازیکن ببرد.
rule-taken_by-side = اگر هر یار یک دست ببرد هم حساب است.

option-first_taking = اولین کپه از دست
option-first_taking-line = پیش از این دست هیچ کپه‌ای برداشته نمی‌شود.
option-first_taking-2 = 2
option-first_taking-3 = 3
option-first_taking-5 = 5
rule-first_taking-2 = از همان دست دوم می‌شود کپه را برداشت.
rule-first_taking-3 = پیش از دست 3 کپه‌ای برداشته نمی‌شود.
rule-first_taking-5 = پیش از دست 5 کپه‌ای برداشته نمی‌شود.

option-twelfth_takes = دست دوازدهم
option-twelfth_takes-line = آیا دست دوازدهم می‌تواند کپه را بردارد.
option-twelfth_takes-false = چیزی برنمی‌دارد
option-twelfth_takes-true = مثل بقیه
rule-twelfth_takes-false = دست دوازدهم چیزی برنمی‌دارد: هر چه آن‌جاست با دست سیزدهم می‌رود.
rule-twelfth_takes-true = دست دوازدهم مثل بقیهٔ دست‌ها کپه را برمی‌دارد.

option-ace_rule = دست‌های برده با آس
option-ace_rule-line = آیا دستی که با آس برده شود می‌تواند کپه را بردارد.
option-ace_rule-off = مثل بقیه
option-ace_rule-two_aces = دو تای پیاپی نه
option-ace_rule-any_ace = هرگز
rule-ace_rule-off = دستی که با آس برده شود مثل بقیهٔ دست‌ها حساب می‌شود.
rule-ace_rule-two_aces = از دو آس پیاپی یک بازیکن، دومی حساب نیست: چیزی برنمی‌دارد و شمارش پیاپی بدون آن ادامه می‌یابد.
rule-ace_rule-any_ace = دستی که با آس برده شود هرگز کپه را برنمی‌دارد، ولی می‌تواند اولی از آن دو دست باشد.

option-court_at = کُت با
option-court_at-line = تیمی که همه را برداشته از کِی کُت کرده است.
option-court_at-seven = هفت دست
option-court_at-thirteen = هر سیزده دست
rule-court_at-seven = هفت دست بر هیچ کُت است و دور تمام می‌شود.
rule-court_at-thirteen = در هفت بر هیچ بازی ادامه دارد: هر سیزده دست کُت است؛ همین که حریف یک دست بردارد، دور بدون کُت برده شده است.

option-goon_court = کُت کردن حاکم
option-goon_court-line = کُت کردن تیمی که حکم را تعیین کرده، یعنی حاکم‌کُت، چند تا حساب می‌شود.
option-goon_court-three = سه
option-goon_court-plain = مثل هر کُت
rule-goon_court-three = کُت کردن تیم حاکم سه تا حساب می‌شود.
rule-goon_court-plain = کُت کردن تیم حاکم مثل هر کُت دیگر حساب می‌شود.

option-bavney = بازی برای هر سیزده دست
option-bavney-line = آیا شروع‌کنندهٔ دست در هفت بر هیچ می‌تواند کُت را روی هر سیزده دست شرط ببندد.
option-bavney-off = نه
option-bavney-go_on = بله
rule-bavney-off = در هفت بر هیچ دور تمام است.
rule-bavney-go_on = هر کس در هفت بر هیچ دست را شروع می‌کند می‌تواند ادامه بدهد: هر سیزده دست باونی است و مسابقه را می‌برد؛ با اولین دستی که ببازد دور تمام می‌شود، برده ولی بدون کُت.

option-scoring = آن‌چه شمرده می‌شود
option-scoring-line = مسابقه را کُت‌ها تعیین می‌کنند، یا امتیاز هر دور.
option-scoring-courts = کُت
option-scoring-points = امتیاز
rule-scoring-courts = دور برده یکی به رشتهٔ آن تیم اضافه می‌کند و رشتهٔ تیم دیگر صفر می‌شود. فقط کُت شمرده می‌شود.
rule-scoring-points = دور برده یک امتیاز دارد، کُت دو، کُت کردن حاکم سه. رشته‌ای در کار نیست.

option-row_court = رشته‌ای که کُت است
option-row_court-line = چند دور برد پیاپی کُت حساب می‌شود.
option-row_court-7 = 7
option-row_court-5 = 5
option-row_court-0 = هیچ
rule-row_court-7 = هفت دور برد پیاپی کُت است.
rule-row_court-5 = پنج دور برد پیاپی کُت است.
rule-row_court-0 = رشته هر قدر هم دراز باشد کُت نیست.

option-target-1 = 1
option-target-3 = 3
option-target-5 = 5
option-target-7 = 7
option-target-10 = 10
rule-target-1 = هر تیمی اول امتیاز بگیرد مسابقه را می‌برد.
rule-target-3 = مسابقه تا 3 است.
rule-target-5 = مسابقه تا 5 است.
rule-target-7 = مسابقه تا 7 است.
rule-target-10 = مسابقه تا 10 است.

option-after_court = بعد از کُت
option-after_court-line = بعد از کُت تیم حاکم چه کسی حاکم است.
option-after_court-partner = یار
option-after_court-same = همان حاکم
rule-after_court-partner = بعد از کُت تیم حاکم، یارِ حاکم حاکم می‌شود.
rule-after_court-same = حاکم تا وقتی تیمش می‌برد حاکم می‌ماند.

option-hidden = حکم
option-hidden-line = حاکم حکم را بلند می‌گوید، یا ورقی از آن را به پشت می‌خواباند.
option-hidden-false = گفته می‌شود
option-hidden-true = پنهان است
rule-hidden-false = حکم بلند گفته می‌شود.
rule-hidden-true = حاکم ورقی را به پشت می‌خواباند؛ خال آن حکم است، از وقتی که کسی که خال زمین را ندارد حکم را بخواهد.
