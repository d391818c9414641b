### name: فارسی
### direction: rtl
### فالو سوت به فارسی. هر زبان یک فایل دارد؛ همهٔ پیام‌های en.ftl به همان ترتیب این‌جا هست.
### جاها S، W، N، E هستند؛ خال‌ها S، H، C، D (NT بی‌حکم)؛ $you آن‌جا "yes" است که سخن از خود بازیکن باشد.

product = فالو سوت
tagline = ورق‌بازی دو به دو، همراه ربات‌ها و در برابرشان
page-title = فالو سوت (Follow Suit): ورق‌بازی‌های دو به دو
page-title-game = { $game } · فالو سوت

## Games

game-two_hundred = دویست
game-two_hundred-line = بخوانید که تیم شما چند امتیاز از صد امتیاز را می‌گیرد. حکم کنید و بگیرید.
game-two_hundred-also = Deux Cents، از آکادیای کانادا
game-tractor = تراکتور
game-tractor-line = دو دسته ورق، جفت‌ها و تراکتورها، از 2 تا آس.
game-tractor-also = شِنگ‌جی 升级، 80 امتیازی، از چین
game-rangvaar = رنگ‌وار
game-rangvaar-line = با پنج ورق بخوانید که چند دست می‌گیرید. حکم کنید، بعد هشت ورق دیگر را ببینید.
game-rangvaar-also = خویشاوند حکم، با خواندن

rules-reference = بازی معمول
rules-traditional = بازی سنتی
rules-howto = بازی ساده
rules-auction = بازی با خواندن
rules-standard = بازی پرخطر
rules-house = قواعد خانگی
rules-choose = قواعد خانگی را انتخاب کنید
rules-tractor-reference = حکم هنگام پخش ورق اعلام می‌شود. پرتاب باید شکست‌ناپذیر باشد. بُرد با دفاع در پلهٔ آس است.
rules-tractor-howto = ساده‌ترین شکل: بدون پرتاب، با تراکتورهای کم، و رسیدن به آس بُرد است.
rules-tractor-auction = در دور اول تیم‌ها برای امتیاز می‌خوانند؛ بعد از آن شروع‌کننده حکم می‌کند. رسیدن به آس بُرد است.
rules-tractor-standard = پرتاب را می‌شود با خطر امتحان کرد، و اگر حکمی اعلام نشود ورق‌های خوابیده آن را تعیین می‌کنند؛ مثل خیلی از میزها.
rules-rangvaar-reference = نفر اول باید بخواند، خواندن می‌چرخد تا سه نفر پاس بدهند، و هر دستِ کم‌آمده یک امتیاز کم می‌کند.
rules-rangvaar-house = قواعد خودتان، یکی‌یکی انتخاب‌شده.
rules-two_hundred-house = قواعد خودتان، یکی‌یکی انتخاب‌شده.
rules-tractor-house = قواعد خودتان، یکی‌یکی انتخاب‌شده.
rules-two_hundred-reference = چهل ورق، نفری ده تا. هر کس یک بار می‌خواند؛ اگر سه نفر پاس بدهند، پخش‌کننده با 50 بازی می‌کند.
rules-two_hundred-traditional = سی‌وشش ورق، نفری نُه تا. خواندن می‌چرخد تا سه نفر پاس بدهند؛ تیمی که به منفی 200 برسد می‌بازد.

## Opening

home-offers = بازی‌ها
home-games = بازی
home-new = تازه این بازی را شروع کرده‌اید؟
home-day = دور امروز
home-day-done = دور امروز: { $result }
home-rules = قواعد
home-length = چه مدت؟
length-minutes = حدود { $count } دقیقه
length-alone = یک دور تنها را فقط یک نفر در برابر ربات‌ها بازی می‌کند.
length-house-line = هر قدر که قواعد خانگی شما می‌گوید.
length-deal = یک دور
length-deal-line = فقط یک دور. بعد از آن می‌توانید ببینید ربات‌های ما همین ورق‌ها را چطور بازی می‌کنند، یا آن‌ها را برای دوستی بفرستید.
length-evening = یک شب کوتاه
length-evening-line-tractor = از 10 تا آس: حدود ده دور، بسته به قواعد هشت تا دوازده. هیچ تیمی از 10 یا شاه نمی‌گذرد مگر آن‌که در آن پله دفاع کرده باشد.
length-whole = همهٔ راه
length-whole-line-tractor = از 2 تا آس: حدود سی دور.
length-200 = تا 200
length-300 = تا 300
length-500 = تا 500
length-3 = 3 دور
length-5 = 5 دور
home-table = میز
home-table-name = { $seats } بازیکن، { $packs } دسته ورق
home-table-line = { $seats ->
    [4] چهار
    [6] شش
   *[8] هشت
  } بازیکن، { $packs ->
    [2] دو
    [3] سه
   *[4] چهار
  } دسته ورق: نفری { $hand } ورق و { $kitty } ورق خوابیده. مهاجمان { $goal } امتیاز لازم دارند.
home-table-only = «{ $rules }» فقط برای این میز است.
home-table-only-auction = در «{ $rules }» یک تیم در برابر تیم دیگر می‌خواند، پس فقط برای چهار بازیکن و دو دسته ورق است. با بیشتر از آن، حکم هنگام پخش ورق اعلام می‌شود.
home-table-other-auction = به جای آن اعلام کنید
home-name = نام شما
home-name-hint = شما
home-level = سطح ربات‌ها
level-beginner = تازه‌کار
level-casual = معمولی
level-expert = ماهر
level-master = استاد
language = زبان
home-first = اولین دورتان را بازی کنید
home-guided = یک دور اول، با توضیح
home-again = دوباره بازی کنید
home-streak = { $count } روز پشت سر هم
home-learn = یادگیری و تمرین
home-cards = سر میز خودتان
home-sites = برای برنامه‌ها و سایت‌های خودتان
home-about = دربارهٔ این سایت
home-deal = پخش ورق
home-deals = { $rules } · ربات‌های { $level }
home-deals-chips = { $rules } · ربات‌های { $level } · شرط { $stake }
home-last = آخرین بازی
home-ways = بیشتر
home-days = همهٔ روزها
home-docs = برای برنامه‌نویسان
home-python = بازی با پایتون
home-accessibility = دسترس‌پذیری
home-waiting = همین که آماده شود ورق داده می‌شود…
home-continue = ادامهٔ مسابقهٔ شما
home-continue-which = { $game }، دور { $deal }
home-note = رایگان، بدون حساب کاربری، بی‌اینترنت هم. چیزی از این صفحه بیرون نمی‌رود.
home-note-online = رایگان، بدون حساب کاربری. چیزی از این صفحه بیرون نمی‌رود.
home-no-script = این صفحه برای بازی به JavaScript و WebAssembly نیاز دارد و این‌جا JavaScript خاموش است. قواعد را بدون آن هم می‌شود خواند.
home-no-files = اسکریپت خود این صفحه نرسیده است، پس این‌جا نمی‌شود ورق داد. اگر نشانی به / ختم نمی‌شود، یکی اضافه کنید و دوباره بازش کنید. قواعد را بدون آن هم می‌شود خواند.
home-from-file = مرورگر این صفحه را از روی فایل اجرا نمی‌کند. به جای آن follow-suit.html را باز کنید: کل بازی در یک فایل، که همراه هر نسخه هست؛ یا در کد منبع python3 build/play.py را اجرا کنید.
home-one-file-cut = این فایل زودتر از موعد تمام می‌شود: در راه بریده شده است. یک بار دیگر آن را بگیرید.
home-one-file-old = این مرورگر برای این فایل خیلی قدیمی است. آن را در مرورگر تازه‌تری باز کنید.
options = گزینه‌ها
language-unread = هنوز هیچ فارسی‌زبانی این متن را بازخوانی نکرده است.
language-correct = بگویید کجایش غلط است

## An address that leads nowhere

not-found = در این نشانی چیزی نیست
not-found-line = شاید صفحه جابه‌جا شده، یا نشانی اشتباه نوشته شده است.

## Settings

settings = تنظیمات
settings-play = بازی
settings-looks = ظاهر
settings-sound = صدا
settings-keys = صفحه‌کلید و اعلان‌ها
settings-about = دربارهٔ این صفحه
about-way = { $way ->
    [stock] موتور به شکل دیگری، با فایل‌های اصلی پایتون، راه افتاد. شروعش بیشتر طول می‌کشد ولی همان بازی است.
   *[quick] موتور به شکل سریع، با فایل‌هایی که برای این صفحه آماده شده‌اند، راه افتاد.
}
settings-textTable = میز متنی: سطر و دکمه، بدون تصویر
settings-theme = پوسته
theme-system = خودکار
theme-light = روز
theme-dark = شب
theme-contrast = پرکنتراست
settings-deck = خال‌ها
deck-four = چهاررنگ
deck-two = دورنگ
settings-cards = اندازهٔ ورق‌ها
cards-small = کوچک
cards-normal = معمولی
cards-large = بزرگ
settings-back = پشت ورق‌ها
back-block = مال خود بازی
back-geese = غازها
back-cabin = کلبه
back-ninepatch = نُه‌تکه
settings-cloth = رومیزی
cloth-linen = کتان
cloth-sage = سبز ملایم
cloth-rose = گلی
cloth-felt = ماهوت تیره
settings-motion = حرکت
motion-system = مثل سیستم
motion-reduced = هیچ
motion-full = کامل
settings-order = ترتیب ورق‌های شما
settings-avatar = نشان شما سر میز
avatar-star = ستاره
avatar-pinwheel = فرفره
avatar-hourglass = ساعت شنی
avatar-cross = چلیپا
avatar-geese = غازها
avatar-window = پنجره
avatar-stairs = پله‌ها
avatar-house = خانه
avatar-off = بدون نشان
settings-reveal = کسانی که یک دستگاه مشترک دارند ورق خود را می‌بینند
reveal-tap = با یک ضربه
reveal-hold = تا وقتی نگه دارند
order-suits = بر اساس خال
order-reversed = برعکس
order-ranks = بر اساس رتبه
settings-speed = سرعت
speed-slow = آهسته
speed-normal = معمولی
speed-fast = تند
speed-instant = آنی
settings-tapToContinue = بعد از هر دست منتظر من بماند
settings-autoplay = وقتی فقط یک راه هست، خودش برایم بازی کند
settings-oneTap = بازی کردن ورق با یک ضربه
settings-points = نشان دادن امتیاز روی ورق‌ها
settings-coach = مربی: پیش از ورقی که آشکارا ضرر دارد بپرسد «مطمئنید؟»
settings-volume = بلندی صدا
settings-verbosity = اعلان‌ها
verbosity-brief = کوتاه
verbosity-normal = معمولی
verbosity-full = کامل
settings-numbers = شماره‌گذاری ورق‌های من، تا بشود گفت «ورق 3»
settings-shortcuts = میان‌برهای تک‌حرفی

## Shortcuts, and what is told when they ask

keys = میان‌برها
keys-show = نمایش میان‌برها
keys-line = سر میز، وقتی چیزی نوشته نمی‌شود. در تنظیمات می‌شود خاموششان کرد.
keys-suit = به ورق بعدی آن خال در دست شما
keys-trumps = به ورق حکم بعدی در دست شما
keys-playable = به ورق بعدی که می‌شود بازی کرد
keys-pass = پاس
keys-hint = راهنمایی، و بستن آن
keys-pause = نگه داشتن ربات‌ها یا پخش ورق، و ادامه
keys-hurry = تندتر
keys-turn = نوبت کیست
keys-review = دست روی میز، یا دست قبلی
keys-points = امتیازها
keys-bids = خواندن‌ها یا اعلام‌ها، و حکم
keys-tricks = همهٔ دست‌های این دور
keys-undo = پس گرفتن
keys-sort = مرتب کردن دوبارهٔ ورق‌ها
keys-move = بردن ورق به جای دیگری در دستتان
keys-list = همین فهرست
keys-arrows = از ورقی به ورق دیگر
keys-enter = اینتر
keys-enter-does = ورقی را بردارید، بازی کنید، یا بعد از یک دست ادامه دهید
keys-escape-does = برگرداندن ورق برداشته‌شده؛ بستن صفحهٔ باز
review-trick = { $plays }. { $you ->
    [yes] شما جلو هستید
   *[no] { $name } جلو است
  }{ $count ->
    [0] .
   *[other] ، { ledger-points } در این دست هست.
  }
review-last = دست قبلی: { $plays }. { $you ->
    [yes] شما آن را بردید
   *[no] { $name } آن را برد
  }{ $count ->
    [0] .
   *[other] ، { ledger-points }.
  }
review-nobody = نوبت کسی نیست.
review-side = { $side ->
    [us] ما
   *[them] آن‌ها
  }: { $taken } در این دور، { $total } روی هم.
review-pile = { $count ->
    [one] یک دست
   *[other] { $count } دست
  } وسط است؛ { $run ->
    [one] آخری را
   *[other] { $run } تای آخر را پشت سر هم
  } { $you ->
    [yes] شما برده‌اید
   *[no] { $name } برده است
  }.
review-indicator = حکم به پشت خوابیده است.
hand-down = { $count } ورق به پشت: تا حکم تعیین نشده فقط حاکم نگاه می‌کند
review-score-tractor = ما در پلهٔ { $us_level } هستیم و آن‌ها در پلهٔ { $them_level }.

## Taking back, claiming, going on

undo = پس گرفتن
claim = بقیه مال من است
claim-tricks = { $count ->
    [one] دست آخر مال شماست
   *[other] هر { $count } دست مال شماست
  }
go-on = ادامه
pace-pause = مکث
pace-go-on = ادامه
pace-hurry = تندتر، تا نوبت شما
pace-paused = مکث. ربات‌ها منتظر شما هستند.

## The engine

engine-label = موتور
engine-first = گرفتن ورق‌ها و قواعد
engine-stage = { $stage ->
    [download] گرفتن ورق‌ها و قواعد
    [python] بُر زدن ورق‌ها
    [engine] چیدن میز
   *[other] گرفتن موتور
  }
engine-bytes = { $loaded } از { $total } مگابایت
engine-missing = { $loaded } از { $total } مگابایت بازی این‌جاست؛ بقیه نرسیده است.
engine-by-itself = همین که اتصال برگردد، بازی خودش ادامه می‌یابد.
engine-cut-off = اتصال قطع است: { $percent }٪ بازی رسیده است. { engine-by-itself }
engine-ready = آماده
engine-otherwise = شروع به شکل دیگر
engine-meanwhile = تا آن وقت: قواعد در دو دقیقه
engine-retry = دوباره امتحان کنید
page-anew = گرفتن نسخهٔ تازه
update-ready = نسخهٔ تازه آماده است
update-ready-note = نسخهٔ تازه‌تری از صفحه رسیده است. مسابقهٔ شما از همان‌جا که هست ادامه می‌یابد.
engine-failed = موتور راه نیفتاد
failure-wasm_blocked = این مرورگر نمی‌گذارد صفحه WebAssembly را اجرا کند و موتور به آن نیاز دارد. شاید یک حالت حفاظتی یا افزونه جلویش را گرفته است.
failure-file_missing = این سایت فایلی را که موتور لازم دارد نمی‌دهد.
failure-damaged = یکی از فایل‌های موتور خراب رسیده است: همانی نیست که سایت با آن ساخته شده.
failure-policy = یک قاعدهٔ امنیتی این سایت نمی‌گذارد موتور کار کند. فقط گردانندهٔ سایت می‌تواند آن را عوض کند.
failure-frame_refused = این سایت قابی را که موتور در آن کار می‌کند ممنوع کرده است. فقط گردانندهٔ سایت می‌تواند آن را عوض کند.
failure-wrong_type = این سایت یک فایل موتور را طوری می‌فرستد که هیچ مرورگری اجرایش نمی‌کند. فقط گردانندهٔ سایت می‌تواند آن را عوض کند.
failure-too_many = این سایت فعلاً درخواست دیگری نمی‌پذیرد. کمی صبر کنید و دوباره امتحان کنید.
failure-unreachable = از این سایت پاسخی نمی‌آید. شاید اتصال قطع است، یا خود سایت از کار افتاده.
failure-script = اسکریپت خود صفحه نرسیده، یا سایت آن را طوری می‌فرستد که هیچ مرورگری اجرایش نمی‌کند.
failure-stalled = دریافت فایل‌ها از حرکت ایستاده است. شاید اتصال یا سایت کند است: دوباره امتحان کنید.
failure-boot_failed = موتور رسید ولی راه نیفتاد.
failure-outdated = { notice-outdated }
failure-engine_died = موتور از کار افتاد. مسابقهٔ شما نگه داشته شده: دوباره امتحان کنید تا از همان‌جا ادامه یابد.

## Seats and cards

seat = { $seat ->
    [S] جنوب
    [SW] جنوب‌غربی
    [W] غرب
    [NW] شمال‌غربی
    [N] شمال
    [NE] شمال‌شرقی
    [SE] جنوب‌شرقی
   *[E] شرق
  }
bot-name-W = اُدیل
bot-name-N = تئو
bot-name-E = ایوُن
seat-you = شما
seat-partner = یار
seat-declarer = حاکم
seat-dealer = پخش‌کننده
seat-handed_over = ربات بازی می‌کند
seat-stand_in = نیست: ربات بازی می‌کند
seat-turn = { $you ->
    [yes] نوبت شما
   *[no] نوبت { $name }
  }
seat-label = { $you ->
    [yes] شما، { $seat }
   *[no] { $name }، { $seat }{ $partner ->
        [yes] ، یار شما
       *[no] {""}
      }
  }
seat-cards = { $count } ورق
suit = { $suit ->
    [S] پیک
    [H] دل
    [C] گشنیز
    [D] خشت
    [trump] حکم
   *[NT] بی‌حکم
  }
suit-title = { suit }
card = { $rank ->
    [A] آس
    [K] شاه
    [Q] بی‌بی
    [J] سرباز
    [T] 10
   *[other] { $rank }
  } { suit }
card-joker-small = جوکر کوچک
card-joker-big = جوکر بزرگ
list-comma = { "\u200F، " }
list-and = { $first } و { $last }
list-next = { $first }؛ { $last }
sentence = { $words }.

## The ledger: what is always on the screen

ledger = امتیازها
us = ما
them = آن‌ها
ledger-taken = گرفته
ledger-total = جمع
ledger-goal = /{ $target }
ledger-points = { $count } امتیاز
ledger-deal = دور { $number }
trump = حکم
contract = قرارداد
contract-so-far = خوانده
contract-none = هنوز کسی نخوانده
contract-label = { $you ->
    [yes] قرارداد { $value }، شما خوانده‌اید
   *[no] قرارداد { $value }، { $name } خوانده است
  }{ $forced ->
    [yes] ، اجباری
   *[no] {""}
  }
trump-label = { $suit ->
    [none] حکم هنوز تعیین نشده
    [NT] بی‌حکم
   *[other] حکم { suit } است
  }
order = کدام ورق از کدام بالاتر است
order-open = کدام ورق از کدام بالاتر است و چه چیزی حساب می‌شود
order-trumps = { $count ->
    [0] حکم هنوز معلوم نیست.
   *[other] ورق‌های حکم همهٔ ورق‌های دیگر را می‌بُرند. از بالاترین:
  }
order-equal = از حکم‌های هم‌رتبه، آن که اول بازی شده می‌برد.
order-plain = اگر کسی حکم بازی نکند، بالاترین ورقِ خال زمین دست را می‌برد. از بالاترین:
order-points = این ورق‌ها امتیاز دارند: { $worth }.
order-tricks = هیچ ورقی امتیاز ندارد: تعداد دست‌ها حساب می‌شود.
last-trick = دست قبلی
last-trick-open = دست قبلی، { $you ->
    [yes] شما بردید
   *[no] { $name } برد
  }: { $cards }. نمایش همهٔ دست‌ها

## Calls

call-pass = پاس
call-bid = { $value }
call-forced = { $value }، اجباری

## Prompts

prompt-bid = چند می‌خوانید؟
prompt-bid-hint-two_hundred = امتیازهایی که تیم شما از صد امتیاز می‌گیرد.
prompt-bid-button = { $value } می‌خوانم
prompt-pass-button = پاس
prompt-bid-no-pass = این‌جا «پاس» نیست. { $why }
prompt-name_trump = با { $value } حاکم شدید. حکم کنید.
prompt-play-only = این‌جا فقط { $cards } را می‌شود بازی کرد
prompt-play-lead = شما شروع می‌کنید
prompt-play-lead-taught = شما شروع می‌کنید: یک ضربه جفت یا تراکتور را برمی‌دارد، ضربهٔ دوم یک ورق را پس می‌گذارد
prompt-play-follow = نوبت شما: خال زمین { suit } است
prompt-play-chosen = بازی کردن { $card }
prompt-play-button = بازی
prompt-wait-betting = { $name } فکر می‌کند چند بخواند
prompt-wait-naming = { $name } حکم را تعیین می‌کند
prompt-wait-playing = { $name } ورق انتخاب می‌کند
prompt-wait-trick = { $you ->
    [yes] شما دست را می‌برید
   *[no] { $name } دست را می‌برد
  }
prompt-wait-trick-points = { $you ->
    [yes] شما دست را می‌برید
   *[no] { $name } دست را می‌برد
  }: { ledger-points }
prompt-dealing = پخش ورق
prompt-dealing-taught = پخش ورق. یک ضربه روی دستهٔ ورق آن را نگه می‌دارد

## The hand

hand = ورق‌های شما
hand-card = { $card }
hand-card-number = { $card }، ورق { $number }
hand-card-picked = { $card }، از ورق‌های خوابیده
hand-card-chosen = { $card }، برداشته‌شده
# A card of the hand that the person has just moved
hand-moved = { $card }: جای { $place } از { $count }
hand-sort = ورق‌هایم را دوباره مرتب کن
hand-arrange = چیدن ورق‌هایم
hand-arrange-line = روی یک ورق بزنید، بعد روی جایی که باید باشد.
hand-arrange-done = تمام
hand-over = ربات به جایم بازی کند
handed-over-line = یک ربات تا آخر این دور به جای شما بازی می‌کند.
take-over = خودم بازی می‌کنم
hand-card-held = { $card }، برای جابه‌جا کردن
hand-sorted = ورق‌هایتان دوباره مرتب شد.
hand-card-refused = { $card }، نمی‌شود بازی کرد: { $why }
trick = دست
trick-card = { $you ->
    [yes] شما
   *[no] { $name }
  }: { $card }
trick-card-winning = { trick-card }، جلو است

## People with a device each

multiplayer = بازی با هم
score-sheet = با ورق واقعی
menu-sheet = امتیازنویسی با ورق واقعی
refusal-pair_other = این کدی نیست که این‌جا لازم است. کد هر جا را گوشی می‌خواند و کد گوشی را دستگاهی که ورق می‌دهد.
refusal-pair_old = از این کد بیش از ده دقیقه گذشته است. کد تازه‌ای بخواهید.
refusal-pair_used = این کد استفاده شده است: گوشی دیگری آن جا را گرفت. به این گوشی کد تازه‌ای نشان دهید.
refusal-pair_no_offer = هیچ میزی این‌جا منتظر این جواب نیست. آن را روی دستگاهی باز کنید که کد جا را نشان داد، یا آن‌جا کد تازه‌ای نشان دهید.
refusal-pair_other_tab = جواب شما به میز در زبانهٔ دیگر رفت. این زبانه را می‌توانید ببندید.
refusal-pair_isolated = این دو دستگاه به هم نمی‌رسند. بعضی شبکه‌ها، بیشتر از همه وای‌فای مهمان، دستگاه‌ها را از هم جدا نگه می‌دارند. هر دو را به یک وای‌فای یا به نقطهٔ اتصال یکی از آن‌ها وصل کنید، یا با یک دستگاه بازی کنید.
refusal-pair_unable = این مرورگر نمی‌تواند به دستگاه‌های دیگر وصل شود. مرورگر دیگری بیاورید، یا با یک دستگاه بازی کنید.
refusal-camera_none = این‌جا دوربین نیست. با برنامهٔ دیگری از کد عکس بگیرید، یا پیوند را بچسبانید.
refusal-camera_refused = این‌جا اجازهٔ دوربین نیست. در تنظیمات مرورگر اجازه بدهید، یا عکس یا پیوند به کار ببرید.
refusal-photo_no_code = در این عکس کدی نیست. دوربین را نزدیک‌تر و صاف نگه دارید.
refusal-pictures_hidden = این مرورگر تصویرها را از صفحه‌ها پنهان می‌کند، پس این‌جا کدی خوانده نمی‌شود. به جای آن پیوند را بچسبانید.
refusal-line_lost = خط ارتباط با میز قطع شد.
refusal-line_misbehaved = این گوشی چیزی فرستاد که هیچ گوشی ما نمی‌فرستد، پس خطش بسته شد و یک ربات به جایش نشست.
refusal-not_for_guests = این گوشی موتور ندارد: این کار روی دستگاهی که ورق می‌دهد شدنی است، یا این‌جا بعد از پایان مسابقه.
refusal-undo_asked = از تیم دیگر پرسیده شد: { $names }.
refusal-undo_declined = تیم دیگر موافق نیست.
refusal-undo_too_soon = این را دقیقه‌ای یک بار می‌شود پرسید.
refusal-undo_too_often = این را در هر دور سه بار می‌شود پرسید.
refusal-not_drawn = ورقی کشیده نشد: کسی موافق نبود، یا عددی نداد.
refusal-host_left = میز جمع شد، یا جای شما به کس دیگری داده شد.
refusal-host_older = دستگاهی که ورق می‌دهد نسخهٔ قدیمی‌تری از فالو سوت دارد. آن‌جا صفحه را از نو باز کنید.
refusal-guest_older = نسخهٔ فالو سوت این گوشی از نسخهٔ میز قدیمی‌تر است.
refusal-next_deal = از دور بعد سر میز می‌نشینید.

## People who share the device

pass-cover = ورق‌ها را بپوشان
pass-next = نوبت { $name }
pass-show = { $name }: ورق‌هایم را نشان بده
pass-hold = { $name }: برای دیدن ورق‌ها نگه دارید
pass-wait = همهٔ ورق‌ها پوشیده است
pass-watch = ربات‌ها بازی می‌کنند
pass-peek = ورق‌هایتان را ببینید
pass-cards-of = ورق‌های { $name }
pass-look-back = چه کسی دور را مرور می‌کند؟
pass-undo = پس گرفته شود؟
pass-undo-line = { $name } می‌خواهد آخرین تصمیم را پس بگیرد. { $names }، موافقید؟
pass-undo-yes = بله، پس بگیرد
pass-undo-no = نه
side-names = { $one } و { $other }
side-or = { $one } یا { $other }
us-shared = { $usFirst }
them-shared = { $themFirst }
review-side-shared = { $side ->
    [us] { $usNames }
   *[them] { $themNames }
  }: { $taken } در این دور، { $total } روی هم.
review-score-tractor-shared = { $usNames } در پلهٔ { $us_level } هستند و { $themNames } در پلهٔ { $them_level }.
deal-headline-shared = { $us ->
    [yes] { $usNames }
   *[no] { $themNames }
  } به قرارداد { $made ->
    [yes] رسیدند
   *[no] نرسیدند
  }
deal-ahead-shared = { $ahead ->
    [us] این دور مال { $usNames } است
    [them] این دور مال { $themNames } است
   *[none] هیچ‌کس جلو نیست
  }
match-won-shared = { $us ->
    [yes] { $usNames } مسابقه را بردند
   *[no] { $themNames } مسابقه را بردند
  }
court-shared = { $us ->
    [yes] { $usNames }
   *[no] { $themNames }
  } کُت کردند: { $kind ->
    [all_tricks] هر سیزده دست
   *[first_seven] هفت دست اول
  }
ledger-attackers-label-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  } مهاجم‌اند و { ledger-points } از { $goal } امتیازی را دارند که با آن دور بعد مدافع می‌شوند
tally-none-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  } دور بعد مدافع‌اند
tally-gain-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  } { $count } پله بالا می‌روند
tally-to-ace-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  } تا آس بالا می‌روند
tally-tricks-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  } مهاجم بودند: امتیاز دست‌ها
tally-next-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  } دور بعد مدافع‌اند؛ { $name } شروع می‌کند.
news-deal_scored-shared = دور تمام شد. { $usNames } { $usChange }، جمع { $usTotal }. { $themNames } { $themChange }، جمع { $themTotal }.
news-match_won-shared = { $side ->
    [us] { $usNames } مسابقه را بردند.
    [them] { $themNames } مسابقه را بردند.
   *[none] مسابقه مساوی شد.
  }
news-level_changed-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  } حالا در پلهٔ { $level } هستند.

## Summary of a deal

deal-made = { $you ->
    [yes] شما { $contract } خواندید و تیمتان { $taken } گرفت
   *[no] { $name } { $contract } خواند و تیمش { $taken } گرفت
  }
deal-headline = { $us ->
    [yes] { $made ->
        [yes] به قراردادتان رسیدید
       *[no] به قراردادتان نرسیدید
      }
   *[no] { $made ->
        [yes] به قراردادشان رسیدند
       *[no] به قراردادشان نرسیدند
      }
  }
deal-ahead = { $ahead ->
    [us] این دور مال شماست
    [them] این دور مال آن‌هاست
   *[none] هیچ‌کس جلو نیست
  }
deal-took = { $unit ->
    [tricks] دست‌ها: { $us } به { $them }.
   *[points] امتیازها: { $us } به { $them }.
  }
deal-passed_out = همه پاس دادند
deal-passed_out-line = امتیازی نوشته نمی‌شود و دوباره ورق داده می‌شود.
summary-before = پیش از این
summary-points = گرفته
summary-change = تغییر
summary-total = جمع
sound-off = خاموش کردن صدا
sound-on = روشن کردن صدا
feat-captured = { $us ->
    [yes] ورق‌های خوابیده را ما گرفتیم
   *[no] ورق‌های خوابیده را آن‌ها گرفتند
  }
feat-streak = { $count } روز پشت سر هم
feat-best = بهترین نتیجهٔ شما تا امروز
deal-next = دور بعد
match-new = مسابقهٔ تازه
match-leave = برگشت به بازی‌ها
match-won = { $us ->
    [yes] مسابقه را بردید
   *[no] آن‌ها مسابقه را بردند
  }
match-tie = مسابقه مساوی شد
match-line = { $us } به { $them } بعد از { $deals } دور
reckoned = چطور حساب می‌شود
breakdown-made = { $contract } خوانده، { $took } گرفته: { $change }
breakdown-lost = { $contract } خوانده، { $took } گرفته، { $missing } کم: خوانده از دست رفت، { $change }
breakdown-took = { $took } گرفته: { $change }
breakdown-no_bet = { $took } گرفته، ولی تیمی که 100 یا بیشتر دارد فقط وقتی امتیاز می‌گیرد که خوانده باشد: { $change }
breakdown-made-rangvaar = { $contract } خوانده، { $took } گرفته: { $change }
breakdown-took-rangvaar = { $took } دست گرفته: { $change }
breakdown-shortfall = { $contract } خوانده، { $took } گرفته: { $took } منهای { $missing } کم‌آمده، { $change }
breakdown-minus_bid = { $contract } خوانده، { $took } گرفته، { $missing } کم: منهای خوانده، { $change }
breakdown-floor_zero = { $contract } خوانده، { $took } گرفته: { $took } منهای { $missing } کم‌آمده، ولی نه کمتر از 0: { $change }
breakdown-levels = { $range ->
    [one] با { $fewest } امتیاز
    [open] با { $fewest } امتیاز یا بیشتر
   *[two] با { $fewest } تا { $most } امتیاز
  } برای مهاجمان، { $kind ->
    [declaring] مدافعان { $gain } پله بالا می‌روند
    [opposing] خودشان { $gain } پله بالا می‌روند
    [declaring_to_ace] مدافعان تا آس بالا می‌روند
    [opposing_to_ace] خودشان تا آس بالا می‌روند
    [nobody] هیچ‌کس بالا نمی‌رود
   *[bid] هیچ‌کس بالا نمی‌رود، چون به خوانده نرسیدند
  }.
breakdown-held_at_ace = مدافعان در پلهٔ آس تاب آوردند و با این مسابقه را بردند.
breakdown-stopped = پله‌ای که باید در آن دفاع کرد، جلوی بالا رفتن را گرفت.

## Menu and panels

menu = منو
menu-close = بستن
menu-deal = این دور
menu-match = این مسابقه
agreements = قرارها
menu-leave = ترک میز
menu-leave-note = هر کس برود می‌تواند بعد ادامه دهد: مسابقه نگه داشته می‌شود.
give-up = رها کردن مسابقه
give-up-sure = این مسابقه را رها می‌کنید؟
give-up-anew = این مسابقه تمام شود و یکی دیگر شروع شود؟
give-up-line = بعد از آن این یکی را نمی‌شود ادامه داد. دورهای بازی‌شده در «مسابقه‌های شما» می‌ماند.
give-up-not = ادامهٔ بازی
tricks = دست‌های این دور
tricks-none = هنوز دستی برده نشده است.
tricks-points = امتیازها
tricks-patch = { $you ->
    [yes] شما
   *[no] { $name }
  } با { $card }، { ledger-points }
tricks-won-mark = ، دست را برد

## Trouble

trouble = موتور سکندری خورد
trouble-line = در موتور چیزی خراب شد. مسابقه از همان‌جا که بود ادامه دارد؛ متن زیر کمک می‌کند علتش پیدا شود.
trouble-saved = آن مسابقه را نمی‌شود ادامه داد
trouble-saved-line = آن‌چه از آن نگه داشته شده بود خوانده نشد. کنار گذاشته شد و در زیر می‌آید؛ می‌توانید مسابقهٔ تازه‌ای شروع کنید.
trouble-record = مسابقه تا این‌جا
trouble-copy = کپی این دور
trouble-close = ادامه

elsewhere = این مسابقه در زبانهٔ دیگری باز است
elsewhere-line = هر بار فقط در یک زبانه می‌شود بازی کرد. اگر این‌جا ادامه دهید، زبانهٔ دیگر آن را رها می‌کند.
elsewhere-here = همین‌جا بازی کنید
elsewhere-leave = همان‌جا بماند
notices = یادداشت‌ها
notice-close = بستن این یادداشت
notice-loading = در حال دریافت…
notice-file_missing = بخشی از صفحه دریافت نشد. شاید اتصال قطع است، یا خود سایت از کار افتاده.
notice-outdated = بخشی از این صفحه دیگر روی سایت نیست: نسخهٔ تازه‌تری آمده است. آن را بگیرید. آن‌چه بازی کرده‌اید می‌ماند.
notice-outdated_unkept = بخشی از این صفحه دیگر روی سایت نیست: نسخهٔ تازه‌تری آمده است. بعد از پایان مسابقه آن را بگیرید: مسابقه این‌جا نگه داشته نمی‌شود.
notice-refused = این مرورگر چیزی برای این صفحه نگه نمی‌دارد. هر چه بازی کنید با بستن صفحه از یاد می‌رود.
notice-full = دستگاه جای خالی ندارد. می‌توانید ادامه دهید؛ از این‌جا به بعد با بستن صفحه از یاد می‌رود.
notice-lost = مرورگر دیگر به انبار خود نمی‌رسد. می‌توانید ادامه دهید؛ از این‌جا به بعد همه چیز فقط در حافظه است. در «داده‌های شما» می‌توانید آن را در فایلی ذخیره کنید.
notice-unkept = مرورگر مسابقه‌های شما را نگه می‌دارد، ولی نه تنظیمات، ستاره‌ها، معماها و جاها را. تازه‌های این‌ها تا بستن صفحه می‌ماند.
notice-elsewhere = مسابقهٔ شما در زبانهٔ دیگری ادامه دارد.
notice-undo_request = کسی از تیم دیگر می‌خواهد آخرین کارش را پس بگیرد.
notice-undo_request-look = جواب بدهید
notice-restarted = موتور ایستاده بود و دوباره راه افتاد. مسابقهٔ شما از همان‌جا که بود ادامه دارد.
notice-act_lost = ورق‌ها باید از نو داده می‌شد و کاری که کرده بودید به آن‌ها نمی‌خورد. دوباره انتخاب کنید.
notice-language = آن زبان هنوز روی این دستگاه نیست و دریافت نشد. بعداً دوباره انتخابش کنید.
notice-textTable = میز می‌تواند سطر و دکمه هم باشد، بدون تصویر.
notice-textTable-use = میز متنی
notice-aside = چیزی که نگه داشته شده بود خوانده نشد. در «داده‌های شما» کنار گذاشته شد.

## The past: matches played, statistics, everything as a file

history = مسابقه‌های شما
history-matches = مسابقه‌ها
history-statistics = آمار
history-data = داده‌های شما
history-none = هنوز مسابقه‌ای نیست
history-none-line = هر مسابقه‌ای که بازی کنید این‌جا، در همین مرورگر، نگه داشته می‌شود. هر دورش را می‌شود ورق به ورق دوباره دید.
history-more = بیشتر ({ $count })
history-won = بُرد
history-lost = باخت
history-won-by = { $names } بردند
history-watched = فقط ربات‌ها
history-tie = مساوی
history-unfinished = در دور { $deal }
history-assisted = با کمک
history-continue = ادامه
history-continue-label = ادامهٔ { $game }، دور { $deal }
history-to-list = همهٔ مسابقه‌ها
history-to-match = همهٔ دورها
history-deal = دور { $number }
history-deal-open = تا آخر بازی نشده
history-deal-passed = همه پاس دادند
history-deal-bid = { $you ->
    [yes] شما { $contract } خواندید
   *[no] { $name } { $contract } خواند
  }، { $taken } گرفته شد: { $made ->
    [yes] رسیدند
   *[no] نرسیدند
  }
history-deal-declared = { $whose ->
    [us] ما مدافع بودیم
    [other] { $name } مدافع بودند
   *[them] آن‌ها مدافع بودند
  }؛ مهاجمان { $taken } گرفتند: { $made ->
    [yes] دفاع شد
   *[no] دفاع نشد
  }
history-save-record = ذخیرهٔ متن مسابقه
history-remove = حذف این مسابقه
history-remove-sure = برای همیشه حذف شود
history-keep = نه، بماند
history-unreadable = آن مسابقه خوانده نشد. در «داده‌های شما» کنار گذاشته شد.
history-wait = موتور هنوز نرسیده است. همین که برسد مسابقه باز می‌شود.
level-mixed = گوناگون
replay-controls = قدم به قدم در این دور
replay-back = یک ورق عقب
replay-on = یک ورق جلو
replay-stop-back = یک دست عقب
replay-stop-on = یک دست جلو
replay-step = کجای دور
replay-at = قدم { $step } از { $steps }
replay-yourself = خودتان بازی کنید
replay-played-by = بازی: { $names }
replay-nothing = ورق‌ها پخش شده است.
replay-hands = ورق‌ها و بیشتر
replay-all-hands = ورق‌های همه
replay-hand = { $you ->
    [yes] در دست شما: { $cards }
   *[no] در دست { $name }: { $cards }
  }
replay-hand-hidden = { $name } { seat-cards } دارد
replay-no-cards = بدون ورق
replay-hidden = این دور تمام نشده است: فقط ورق‌های خودتان دیده می‌شود.
statistics-none = هنوز چیزی برای شمردن نیست
statistics-none-line = هر دوری که تمام شود، نتیجه‌اش این‌جا شمرده می‌شود: بر اساس بازی، قواعد و سطح ربات‌ها.
statistics-nothing = در میان این‌ها دوری بدون کمک نیست.
statistics-game = بازی
statistics-all = همه
statistics-person = شخص
statistics-alone = شما، تنها
statistics-won = مسابقه‌های برده
statistics-streak = پشت سر هم تا حالا
statistics-best = بلندترین رشته
statistics-deals = دورها
statistics-col-won = بُرد
statistics-col-lost = باخت
statistics-course = دور به دور
statistics-course-label = در { $count } دور آخر: { $ahead } به سود ما، { $behind } به سود آن‌ها، تراز { $balance }.
statistics-course-line = بالا برای دوری که به سود ما بود، پایین برای دوری که به سود آن‌ها بود: حالا در { $balance }.
statistics-by-game = مسابقه‌ها بر اساس بازی
statistics-by-level = مسابقه‌ها بر اساس سطح ربات‌ها
statistics-by-rules = مسابقه‌ها بر اساس قواعد
statistics-bids = چه کسی حاکم بود، و رسید یا نه
statistics-made = رسید
statistics-failed = نرسید
statistics-you = شما
statistics-partner = یار
statistics-them = آن‌ها
statistics-took = گرفته در هر دور، میانگین
statistics-took-declaring = ما، وقتی حاکم بودیم
statistics-took-opposing = ما، در برابر
statistics-took-against = آن‌ها، در برابر
statistics-unit-points = امتیاز
statistics-unit-tricks = دست
statistics-assisted = با کمک بازی شده و بالا شمرده نشده: { $deals } دور؛ { $matches } مسابقه.
data-where-device = { $count ->
    [0] هنوز چیزی نگه داشته نشده است. هر چه بازی کنید
    [1] یک مسابقه، برگهٔ امتیاز یا دسته قاعده
   *[other] { $count } مسابقه، برگهٔ امتیاز و دسته قاعده
  } در این مرورگر، روی این دستگاه، نگه داشته می‌شود و نه جای دیگر. با یک فایل به دستگاه دیگری می‌رود.
data-where-memory = { $count ->
    [0] هنوز چیزی نگه داشته نشده است. هر چه بازی کنید
    [1] یک مسابقه، برگهٔ امتیاز یا دسته قاعده
   *[other] { $count } مسابقه، برگهٔ امتیاز و دسته قاعده
  } فقط در حافظه نگه داشته می‌شود، تا وقتی این صفحه بسته شود. یک فایل آن را ماندگار می‌کند.
data-where-lost = مرورگر دیگر به انبار خود نمی‌رسد. هر چه از آن به بعد کرده‌اید فقط در حافظه است، تا وقتی این صفحه بسته شود. یک فایل آن را ماندگار می‌کند.
data-where-full = دستگاه جای خالی ندارد. هر چه از آن به بعد کرده‌اید فقط در حافظه است، تا وقتی این صفحه بسته شود. یک فایل آن را ماندگار می‌کند.
data-safari = سافاری روی آیفون، آیپد یا مک اگر هفت روز از آن استفاده کنید و این سایت را باز نکنید، آن‌چه را سایت نگه داشته پاک می‌کند. اگر صفحه نصب شده باشد پاک نمی‌کند: «اشتراک‌گذاری»، «افزودن به صفحهٔ اصلی»؛ روی مک «افزودن به داک».
data-save = ذخیرهٔ همه در یک فایل
data-choose = آوردن از فایل
data-checking = خواندن فایل: { $done } از { $of }…
data-offer = در این فایل { $count ->
    [0] تنظیمات و پیشرفت
    [1] یک مسابقه، برگهٔ امتیاز یا دسته قاعده
   *[other] { $count } مسابقه، برگهٔ امتیاز و دسته قاعده
  } هست که { $day } ذخیره شده است.
data-add = محتوایش را اضافه کن
data-replace = جایگزین همه چیز شود
data-replace-line = همهٔ مسابقه‌ها، برگه‌های امتیاز، قواعد، تنظیمات و پیشرفتی که این‌جا هست می‌رود و مال فایل جایشان را می‌گیرد.
data-replace-sure = همه جایگزین شود
data-saved = فایل ذخیره شد.
data-saved-partly = { $count ->
    [1] فایل ذخیره شد. یک مورد حالا خوانده نشد و در آن نیست.
   *[other] فایل ذخیره شد. { $count } مورد حالا خوانده نشد و در آن نیست.
  }
data-taken = { $count ->
    [0] چیز تازه‌ای در فایل نبود.
    [1] یک مورد آورده شد.
   *[other] { $count } مورد آورده شد.
  }
data-full = برای آن روی این دستگاه جا نیست. چیزی عوض نشد.
data-clear = حذف همه چیز
data-clear-all = حذف همه چیز…
data-clear-line = { $count ->
    [0] آمار
    [1] یک مسابقه، برگهٔ امتیاز یا دسته قاعده، آمار
   *[other] { $count } مسابقه، برگهٔ امتیاز و دسته قاعده، آمار
  }، تنظیمات و پیشرفت برای همیشه می‌رود. فایلی که قبلاً ذخیره شده باشد را باز هم می‌شود آورد.
data-clear-sure = همه برای همیشه حذف شود
data-cleared = همه چیز حذف شد.
data-not-cleared = مرورگر به انبار خود نمی‌رسد: همه چیز حذف نشده است. صفحه را ببندید، دوباره باز کنید و آن وقت حذف کنید.
data-aside = کنار گذاشته
data-aside-line = این نگه داشته شده بود ولی خوانده نمی‌شود. این‌جا ضرری ندارد.
data-aside-unknown = چیزی
data-aside-unreadable = هیچ‌کدام از چیزهایی نیست که این‌جا نگه داشته می‌شود.
data-aside-save = ذخیره‌اش کن
data-aside-drop = حذفش کن
export-file-torn = آن فایل خوانده نشد. چیزی عوض نشد.
export-file-foreign = آن فایل مال فالو سوت نیست. چیزی عوض نشد.
export-file-newer = آن فایل از نسخهٔ تازه‌تری از این صفحه است. چیزی عوض نشد.
export-file-match = مورد { $number } در آن فایل درست نیست. چیزی عوض نشد.
export-file-record = متن مورد { $number } در آن فایل خوانده نشد. چیزی عوض نشد.
export-file-wait = موتور باید فایل را ببیند و هنوز نرسیده است. کمی بعد دوباره امتحان کنید.

# Sharing a deal
share = اشتراک‌گذاری
share-open = اشتراک‌گذاری…
share-line = این پیوند همهٔ دور را در خود دارد: ورق‌ها، خواندن‌ها، هر ورق بازی‌شده و نام‌های سر میز. چیزی بارگذاری نمی‌شود؛ هر کس پیوند را از شما بگیرد می‌تواند دور را ببیند.
share-unfinished = این دور تمام نشده است: پیوند ورق‌های همه را دارد، ولی کسی که بازش کند فقط ورق‌های شما را می‌بیند.
share-scope = چه چیزی فرستاده شود
share-match = مسابقه تا این‌جا، { $count } دور
share-title = فالو سوت: { $game }، دور { $number }
share-link = پیوند
share-length = { $count } نویسه
share-making = پیوند ساخته می‌شود…
share-copy = کپی پیوند
share-copy-text = کپی به صورت متن
share-copied = کپی شد.
share-refused = این مرورگر نمی‌گذارد ما کپی کنیم. پیوند را خودتان انتخاب و کپی کنید.
share-send = ارسال…
share-code = کد QR
share-code-label = کد QR پیوند
share-save = ذخیره در فایل
share-too-long = این برای پیوند خیلی بلند است: بعضی برنامه‌ها آن را می‌بُرند. به جایش فایل بفرستید.

# A deal that came in a link
replay-link = یک دور فرستاده‌شده
replay-link-waiting = باز می‌شود…
received = آن‌چه رسیده
unread-lines = همه‌اش فهمیده نشد:
unread-more = و { $count } تای دیگر.
replay-play = پخش
replay-pause = مکث

# The referee's page
deal-editor = ساختن یک دور
referee = از داور بپرسید
side = { $side ->
    [NS] شمال و جنوب
   *[EW] شرق و غرب
  }
example-pass = پاس می‌دهد
example-tie = هیچ‌کس

## News: what the live region tells

news-deal_began = دور { $number }. { $you ->
    [yes] شما ورق می‌دهید
   *[no] { $name } ورق می‌دهد
  }.
news-cards_dealt = ورق‌های شما: { $cards }.
news-bid_made = { $you ->
    [yes] شما { $value } می‌خوانید
   *[no] { $name } { $value } می‌خواند
  }{ $forced ->
    [yes] ، اجباری
   *[no] {""}
  }.
news-passed = { $you ->
    [yes] شما پاس می‌دهید
   *[no] { $name } پاس می‌دهد
  }.
news-passed-tractor = { $bids ->
    [yes] { $you ->
        [yes] شما پاس می‌دهید
       *[no] { $name } پاس می‌دهد
      }
   *[no] { $you ->
        [yes] شما اعلام نمی‌کنید
       *[no] { $name } اعلام نمی‌کند
      }
  }.
news-auction_won = { $you ->
    [yes] قرارداد مال شماست
   *[no] قرارداد مال { $name } است
  }، با { $value }.
news-passed_out = همه پاس دادند.
news-trump_named = { $you ->
    [yes] شما { suit } را حکم می‌کنید
   *[no] { $name } { suit } را حکم می‌کند
  }.
news-cards_played = { $you ->
    [yes] شما { $cards } بازی می‌کنید
   *[no] { $name } { $cards } بازی می‌کند
  }.
news-trick_won = { $you ->
    [yes] شما دست را می‌برید
   *[no] { $name } دست را می‌برد
  }{ $count ->
    [0] {""}
   *[other] ، { ledger-points }
  }.
news-deal_scored = دور تمام شد. ما { $usChange }، جمع { $usTotal }. آن‌ها { $themChange }، جمع { $themTotal }.
news-match_won = { $side ->
    [us] ما مسابقه را بردیم.
    [them] آن‌ها مسابقه را بردند.
   *[none] مسابقه مساوی شد.
  }
news-claimed = { $you ->
    [yes] شما بقیه را مال خود می‌دانید
   *[no] { $name } بقیه را مال خود می‌داند
  }: { $count } دست.
news-taken_back = پس گرفته شد.
news-may-play = می‌توانید { $cards } بازی کنید.
news-your-turn-bid = نوبت خواندن شماست.
news-your-turn-name_trump = حکم کنید.
news-your-turn-play = نوبت بازی شماست.

## Rangvaar's own words: where a message has another wording in one game, its name ends with the game's

bot-name-W-rangvaar = زینب
bot-name-N-rangvaar = بلال
bot-name-E-rangvaar = فیض
seat-dealer-rangvaar = ورق اول
seat-declarer-tractor = شروع‌کننده
ledger-deal-rangvaar = دور { $number } از { $deals }
ledger-taken-rangvaar = دست
contract-rangvaar = خوانده
contract-so-far-rangvaar = تا حالا
contract-none-rangvaar = هنوز کسی نخوانده
contract-label-rangvaar = { $you ->
    [yes] خوانده { $value }، از شما
   *[no] خوانده { $value }، از { $name }
  }
prompt-bid-rangvaar = چند می‌خوانید؟
prompt-bid-hint-rangvaar = دست‌هایی که تیم شما از سیزده دست می‌گیرد. بعد از حکم کردن هشت ورق دیگر می‌آید.
prompt-bid-button-rangvaar = { $value } می‌خوانم
prompt-name_trump-rangvaar = با { $value } حاکم شدید. حکم کنید.
prompt-wait-bidding = { $name } فکر می‌کند چند بخواند
deal-made-rangvaar = { $you ->
    [yes] شما { $contract } خواندید و تیمتان { $taken } گرفت
   *[no] { $name } { $contract } خواند و تیمش { $taken } گرفت
  }
deal-headline-rangvaar = { $us ->
    [yes] { $made ->
        [yes] به خوانده‌تان رسیدید
       *[no] کم آوردید
      }
   *[no] { $made ->
        [yes] به خوانده‌شان رسیدند
       *[no] کم آوردند
      }
  }
deal-passed_out-line-rangvaar = امتیازی نوشته نمی‌شود و این دور حساب نیست. ورق اول به نفر بعد می‌رسد.
summary-points-rangvaar = دست
tricks-patch-rangvaar = { $you ->
    [yes] شما
   *[no] { $name }
  } با { $card }
court = { $us ->
    [yes] کُت کردیم
   *[no] کُت کردند
  }: { $kind ->
    [all_tricks] هر سیزده دست
   *[first_seven] هفت دست اول
  }
news-deal_began-rangvaar = دور { $number }. { $firstYou ->
    [yes] ورق اول مال شماست: شما خواندن را شروع می‌کنید
   *[no] ورق اول مال { $firstName } است و او خواندن را شروع می‌کند
  }.
news-cards_dealt-rangvaar = به شما رسید: { $cards }.
news-bid_made-rangvaar = { $you ->
    [yes] شما { $value } می‌خوانید
   *[no] { $name } { $value } می‌خواند
  }.
news-auction_won-rangvaar = { $you ->
    [yes] خواندن را شما بردید
   *[no] خواندن را { $name } برد
  }، با { $value }.
news-pot_paid = پات { $pot } ژتونی پرداخت شد. { $pay } به شما می‌رسد.
news-your-turn-bid-rangvaar = نوبت خواندن شماست.
refusal-bid_too_low-rangvaar = باید بالاتر از قبلی‌ها بخوانید: دست‌کم { $lowest }.
refusal-must_bid-rangvaar = شما خواندن را شروع می‌کنید و باید بخوانید.
refusal-already_passed-rangvaar = هر کس پاس داده باشد دیگر نمی‌خواند.

## Play chips

chips = { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
stake-for = بازی سرِ
stake-for-chips = ژتون بازی
stake-for-nothing = هیچ
stake = شرط
stake-note = ژتون بازی: هیچ‌جا پول واقعی در کار نیست.
packet = بعد از حکم کردن { $count } ورق دیگر می‌آید
packet-short = { $count } تای دیگر
pot-label = پات { $pot }، هر کدام { $stake } شرط{ $kept ->
    [no] {""}
   *[other] ، که { $kept } از هر کدام کارمزد است
  }.
pot-note = ژتون بازی
pot-short = پات { $pot } · هر کدام { $stake }{ $kept ->
    [no] {""}
   *[other] ، { $kept } از آن کارمزد
  }
payout = پرداخت
payout-pot = پات
payout-commission = کارمزد
payout-you = به شما می‌رسد

## Tractor: levels and roles

level = پله
ledger-level = { level }
role = نقش
role-defend = دفاع
role-attack = حمله
role-goal = خوانده { $value }
ledger-attackers = مهاجمان
ledger-attackers-none = هنوز کسی مهاجم نیست
pile-open = آن‌چه مهاجمان گرفته‌اند
pile = ورق‌های امتیازدار مهاجمان
pile-none = هنوز هیچ.
pile-goal = با { $goal } امتیاز، مهاجمان در دور بعد مدافع می‌شوند. با کمتر از آن مدافعان ادامه می‌دهند.
ledger-attackers-label = { $whose ->
    [us] ما مهاجمیم و
   *[them] آن‌ها مهاجم‌اند و
  } { ledger-points } از { $goal } امتیازی را گرفته‌اند که با آن دور بعد مدافع می‌شوند
trump-rank-label = { $suit ->
    [none] رتبهٔ حکم { $rank }، خال حکم هنوز تعیین نشده
    [NT] رتبهٔ حکم { $rank }، بدون خال حکم
   *[other] رتبهٔ حکم { $rank }، حکم { suit } است
  }
trump-rank-so-far = رتبهٔ حکم { $rank }، تا حالا { suit }
trump-rank-open = رتبهٔ حکم باز است: پلهٔ تیمی که بیشتر بخواند
cards-equal = { $count ->
    [2] دو
    [3] سه
   *[4] چهار
  } { $rank ->
    [A] آس
    [K] شاه
    [Q] بی‌بی
    [J] سرباز
    [T] 10
   *[other] { $rank }
  } { suit }
cards-equal-joker-small = { $count ->
    [2] دو
    [3] سه
   *[4] چهار
  } جوکر کوچک
cards-equal-joker-big = { $count ->
    [2] دو
    [3] سه
   *[4] چهار
  } جوکر بزرگ

## Tractor: dealing and declaring

prompt-dealing-paused = پخش ورق ایستاده است
prompt-awaited = بازیکنان دیگر هنوز در راه‌اند: { $percent }٪ بازی رسیده است.
prompt-dealing-declared = تا حالا { $suit ->
    [NT] بی‌حکم
   *[other] { suit-title }
  }، { $you ->
    [yes] شما نشان دادید
   *[no] { $name } نشان داد
  }
prompt-declare = می‌توانید حکم اعلام کنید
prompt-declare-chosen = { $cards }: { $suit ->
    [NT] بی‌حکم
   *[other] حکم { suit }
  }. برای اعلام دوباره بزنید.
prompt-declare-pass = پاس
prompt-last-chance = آخرین فرصت اعلام
prompt-declare-button = اعلام { $suit ->
    [NT] بی‌حکم
   *[other] { suit }
  } با { $cards }
deal-controls = پخش ورق
deal-pause = نگه داشتن پخش
deal-go-on = ادامهٔ پخش
deal-pack-pause = دسته ورق: همین‌جا بایستد
deal-pack-go-on = دسته ورق: ادامه بدهد
deal-hurry = پخش تندتر
deal-skip = بقیه یک‌جا پخش شود
declared-stands = { trick-who }: { $cards }، { suit } برقرار است
declared-over = { trick-who }: { $cards }، کنار رفت
trick-who = { $you ->
    [yes] شما
   *[no] { $name }
  }
kitty-turned = کسی اعلام نکرد. از ورق‌های خوابیده رو شد:
prompt-wait-dealing = پخش ورق
prompt-wait-last_chance = همهٔ ورق‌ها پخش شد
prompt-wait-starter_trick = { $name } ورقی برای تعیین شروع‌کننده می‌گذارد
prompt-wait-burying = { $name } ورق می‌خواباند
prompt-wait-countering = { $name } هنوز می‌تواند اعلام کند
prompt-bid-tractor = تیم شما چند می‌گیرد؟
prompt-bid-hint-tractor = امتیازهایی که تیم شما از دویست امتیاز در دست‌ها می‌گیرد. شما از طرف تیم می‌خوانید.
prompt-bid-button-tractor = { $value } می‌خوانم
prompt-bid-partner = نوبت { $name } است که از طرف تیم بخواند؛ می‌توانید شما اول بخوانید.
prompt-bid-leave = به { $name } واگذار کنید
prompt-bid-less = پایین‌تر
prompt-bid-more = بالاتر
prompt-name_trump-tractor = شما شروع می‌کنید. حکم کنید.
bot-name-W-tractor = لان
bot-name-N-tractor = وِی
bot-name-E-tractor = جون
bot-name-SW-tractor = تائو
bot-name-NW-tractor = مِی
bot-name-NE-tractor = هائو
bot-name-SE-tractor = یینگ

## Tractor: burying and playing several cards

bury-title = { $count } ورق بخوابانید
bury-so-far = { $count } از { $of } · { $points } امتیاز
bury-none = هنوز هیچ
bury-chosen = { $count } از { $of } انتخاب شده، به ارزش { $points } امتیاز: { $cards }
prompt-bury = ورق‌های خوابیده در دست شماست. ورق بخوابانید.
prompt-bury-button = خواباندن
prompt-bury-chosen = خواباندن { $card }
prompt-chosen = { $chosen }
prompt-chosen-of = { $chosen } از { $count }
prompt-play-count = { $count ->
    [1] نوبت شما: خال زمین { suit } است، یک ورق
   *[other] نوبت شما: خال زمین { suit } است، { $count } ورق
  }
prompt-play-starter = یک ورق بگذارید: از مدافعان آن که ورقش بالاتر است شروع می‌کند
throw-failed = { $you ->
    [yes] پرتاب شما نگرفت
   *[no] پرتاب { $name } نگرفت
  }: { $beaterYou ->
    [yes] شما از آن بالاتر دارید
   *[no] { $beater } از آن بالاتر دارد
  }، پس { $back ->
    [yes] همهٔ ورق‌ها برمی‌گردد و باید با یک جزء شروع شود
   *[no] فقط { $down } می‌ماند
  }.
throw-penalty = جریمه‌اش { $count } امتیاز است.

## Tractor: what a deal came to

tally-none = { $whose ->
    [us] دور بعد ما مدافعیم
   *[them] دور بعد آن‌ها مدافع‌اند
  }
tally-gain = { $whose ->
    [us] ما { $count } پله بالا می‌رویم
   *[them] آن‌ها { $count } پله بالا می‌روند
  }
tally-to-ace = { $whose ->
    [us] ما تا آس بالا می‌رویم
   *[them] آن‌ها تا آس بالا می‌روند
  }
tally-tricks = { $whose ->
    [us] ما مهاجم بودیم: امتیاز دست‌ها
   *[them] آن‌ها مهاجم بودند: امتیاز دست‌ها
  }
tally-penalty = پرتاب‌های نگرفته
tally-kitty = ورق‌های خوابیده: { $points } × { $multiplier }
tally-kitty-closed = ورق‌های خوابیده: حساب نمی‌شود
tally-kitty-look = ورق‌های خوابیده بسته می‌ماند. نگاه کنید
tally-points = امتیاز مهاجمان
tally-hook = سربازها دست آخر را بردند: مدافعان می‌افتند به
tally-bid = مدافعان { $bid } خواندند و گرفتند
tally-before = قبلاً
tally-next = { $whose ->
    [us] دور بعد ما مدافعیم
   *[them] دور بعد آن‌ها مدافع‌اند
  }؛ { $you ->
    [yes] شما شروع می‌کنید
   *[no] { $name } شروع می‌کند
  }.
tally-by-trick = امتیاز دست به دست
tally-trick = دست { $number }: { $you ->
    [yes] شما
   *[no] { $name }
  }، { ledger-points }

## Tractor: news

news-deal_began-tractor = دور { $number }. { $you ->
    [yes] ورق اول به شما می‌رسد
   *[no] ورق اول به { $name } می‌رسد
  }.
news-cards_dealt-tractor = { $cards }.
news-declared = { $you ->
    [yes] شما { suit } را با { $cards } اعلام می‌کنید
   *[no] { $name } { suit } را با { $cards } اعلام می‌کند
  }.
news-starter_changed = { $you ->
    [yes] تا این‌جا شما شروع می‌کنید
   *[no] تا این‌جا { $name } شروع می‌کند
  }.
news-last_chance_began = همهٔ ورق‌ها پخش شد. آخرین فرصت اعلام را دارید.
news-last_chance_passed = شما اعلام نمی‌کنید.
news-counter_chance_began = دیگران می‌توانند بالاتر اعلام کنند.
news-kitty_turned = کسی اعلام نکرد. از ورق‌های خوابیده رو شد: { $cards }.
news-auction_began = همهٔ ورق‌ها پخش شد. { $firstYou ->
    [yes] اول شما می‌خوانید
   *[no] اول { $firstName } می‌خواند
  }.
news-starter_trick_taken = { $you ->
    [yes] ورق شما از همه بالاتر است
   *[no] ورق { $name } از همه بالاتر است
  }.
news-trump_fixed = حکم: { $suit ->
    [NT] بدون خال
   *[other] { suit }
  }. { $you ->
    [yes] شما شروع می‌کنید
   *[no] { $name } شروع می‌کند
  }.
news-kitty_taken = ورق‌های خوابیده را برمی‌دارید: { $cards }.
news-kitty_buried = { $you ->
    [yes] شما { $count } ورق می‌خوابانید
   *[no] { $name } { $count } ورق می‌خواباند
  }.
news-throw_failed = { $you ->
    [yes] پرتاب شما نگرفت
   *[no] پرتاب { $name } نگرفت
  }: { $back ->
    [yes] همهٔ ورق‌ها برمی‌گردد
   *[no] فقط { $cards } می‌ماند
  }.
news-kitty_revealed = ورق‌های خوابیده: { $cards }، { $count } امتیاز ضرب در { $multiplier }، روی هم { $bonus }.
news-deal_won = دور تمام شد. مهاجمان { ledger-points } دارند.
news-level_changed = { $whose ->
    [us] ما حالا در پلهٔ { $level } هستیم
   *[them] آن‌ها حالا در پلهٔ { $level } هستند
  }.
news-your-turn-bid-tractor = نوبت خواندن تیم شماست.
news-your-turn-declare = می‌توانید حکم اعلام کنید.
news-your-turn-bury = ورق‌هایی را که می‌خوابانید انتخاب کنید.

## Refusals: why something may not be done. Each code of the engine has one.

clause = §{ $clause }
refusal = مجاز نیست
refusal-must_follow = خال زمین { $suitTitle } است و شما { $count } تا دارید: از همان خال بازی کنید.
refusal-out_of_turn = نوبت شما نیست{ $toActName ->
    [none] {""}
   *[other] : نوبت { $toActName } است
  }.
refusal-not_in_hand = در دست شما نیست: { $cards }.
refusal-one_card = هر بار فقط یک ورق بازی می‌شود.
refusal-bid_too_low = باید بالاتر از قبلی‌ها بخوانید: دست‌کم { $lowest }.
refusal-bid_too_low-tractor = باید بالاتر از قبلی‌ها بخوانید: دست‌کم { $lowest }.
refusal-bid_taken = { $bid } قبلاً خوانده شده است.
refusal-no_such_bid = { $bid } را نمی‌شود خواند: باید از { $lowest } تا { $highest } باشد، پنج تا پنج تا.
refusal-no_such_bid-rangvaar = { $bid } را نمی‌شود خواند: باید از { $lowest } تا { $highest } دست باشد.
refusal-no_such_bid-tractor = { $bid } را نمی‌شود خواند: باید از { $lowest } تا { $highest } باشد، پنج تا پنج تا.
refusal-must_bid = این‌جا باید بخوانید؛ نمی‌توانید پاس بدهید.
refusal-already_passed = هر کس پاس داده باشد دیگر نمی‌خواند.
refusal-auction_over = خواندن تمام شده است.
refusal-no_trump_not_offered = در این بازی باید یک خال حکم شود.
refusal-nobody_bids = در این بازی حکم با اعلام کردن تعیین می‌شود: کسی نمی‌خواند.
refusal-wrong_phase = این کار حالا شدنی نیست.
refusal-no_deal_now = حالا وقت ورق دادن نیست.
refusal-no_deal_in_progress = دوری در جریان نیست.
refusal-stale_turn = بازی جلو رفته است.
refusal-cancelled = این کار لغو شد.
refusal-no_hint_now = حالا چیزی از شما خواسته نمی‌شود.
refusal-deal_goes_on = بعد از پایان دور به شما گفته می‌شود.
refusal-not_a_bot = فقط از ربات‌ها می‌شود پرسید چرا.
refusal-covered = همهٔ ورق‌ها پوشیده است. اول ورق‌های خودتان را نشان دهید.
refusal-not_a_person = آن‌جا یک ربات نشسته است.
refusal-not_offered = سر این میز این کار شدنی نیست.
refusal-ask_first = اول باید کسی از تیم دیگر موافقت کند.
refusal-your_turn = نوبت شماست.
refusal-nothing_to_do = چیزی نیست که منتظرش بمانید.
refusal-internal = موتور سکندری خورد.

# Tractor
refusal-wrong_count = { $cards } ورق لازم است؛ شما { $played } تا انتخاب کردید.
refusal-no_cards = دست‌کم یک ورق انتخاب کنید.
refusal-mixed_suits = ورق‌هایی که با هم دست را شروع می‌کنند باید از یک خال باشند؛ همهٔ حکم‌ها یک خال به حساب می‌آیند.
refusal-no_throws = در این قواعد پرتاب نیست: با یک تکی، ورق‌های یکسان یا یک تراکتور شروع کنید.
refusal-no_throw_in_trump = در این قواعد پرتاب حکم نیست: با یک تکی، ورق‌های یکسان یا یک تراکتور شروع کنید.
refusal-not_proven = { $proof ->
    [voids] این پرتاب قطعی نیست: هنوز همهٔ کسانی که مهم‌اند نشان نداده‌اند که آن خال را ندارند.
   *[units] این پرتاب قطعی نیست: شاید کسی از { $beatable } بالاتر داشته باشد.
  }
refusal-must_follow_suit = خال زمین { $suitTitle } است و شما { $heldCount } تا دارید: { $all ->
    [yes] همه را بازی کنید
   *[no] { $cards } تا از آن‌ها را بازی کنید
  }.
refusal-must_play_pairs = باید جفت بازی کنید: { $pairs } جفت { suit }؛ شما { $heldCount } تا دارید.
refusal-must_play_tractor = باید تراکتوری با { $tractorLength } { $width ->
   *[2] جفت
    [3] سه‌تایی
    [4] چهارتایی
  } بازی کنید و دارید: { suit }.
refusal-must_play_triples = باید سه‌تایی بازی کنید: { $triples } سه‌تایی { suit }؛ شما { $heldCount } تا دارید.
refusal-must_play_quads = باید چهارتایی بازی کنید: { $quads } چهارتایی { suit }؛ شما { $heldCount } تا دارید.
refusal-must_play_trump = از خال زمین ندارید، پس باید حکم بازی کنید: { $cards } ورق حکم.
refusal-must_lead_unit = پرتاب شما برگشت: با یک تکی، ورق‌های یکسان یا یک تراکتور شروع کنید.
refusal-no_declaration = { $fault ->
    [lone_joker] یک جوکر تنها چیزی اعلام نمی‌کند: دو تا از یک جور لازم است.
    [mixed_jokers] یک جوکر کوچک و یک جوکر بزرگ چیزی اعلام نمی‌کند: دو تا از یک جور لازم است.
    [two_suits] ورق‌های دو خال چیزی اعلام نمی‌کند: ورق‌های یک خال را نشان دهید.
    [with_joker] جوکر در کنار ورق رتبهٔ { $rank } چیزی اعلام نمی‌کند: یا این را نشان دهید یا آن را.
    [not_trump_rank] این رتبهٔ حکم نیست: فقط ورق‌های رتبهٔ { $rank } و جفت جوکر اعلام می‌کنند.
    [single] سر این میز یک ورق تنها چیزی اعلام نمی‌کند: دو ورق یکسان نشان دهید.
   *[other] این ورق‌ها چیزی اعلام نمی‌کنند: یک ورق رتبهٔ { $rank }، چند ورق یکسان، یا دو جوکر یا بیشتر از یک جور نشان دهید.
  }
refusal-already_declared = آن‌چه نشان دادید برقرار است: { $standing }. فقط می‌توانید از همان ورق بیشتر نشان دهید، نه خال دیگر و نه جوکر.
refusal-too_weak = { $fault ->
    [shown_already] این را قبلاً نشان داده‌اید و برقرار است: { $standing }.
    [overridden] اعلام شما را { $standing } کنار زد. فقط با چیزی قوی‌تر برمی‌گردید.
    [equal] قبلاً نشان داده شده: { $standing }، که به همین قوت است. برابر هیچ‌وقت کنار نمی‌زند.
   *[weaker] قبلاً نشان داده شده: { $standing }. فقط چیزی قوی‌تر آن را کنار می‌زند.
  }
refusal-nobody_declares = در این قواعد کسی اعلام نمی‌کند: حکم با خواندن تعیین می‌شود.
refusal-no_counter_declaring = در این قواعد بعد از خواباندن ورق‌ها کسی اعلام نمی‌کند.
refusal-nothing_to_counter = کسی اعلام نکرده است، پس چیزی نیست که کنار زده شود.
refusal-bad_lead = ورق‌های شروع از یک خال نیست.
refusal-bad_levels = پله‌ها به این نردبان نمی‌خورد.
refusal-bad_starter = شروع‌کننده به این دور نمی‌خورد.
refusal-bad_standing = وضعیت مسابقه درست نیست.

# Taking back and claiming
refusal-nothing_to_undo = در این دور چیزی برای پس گرفتن نیست.
refusal-not_certain = قطعی نیست که بقیه مال شما باشد.
refusal-cannot_hand_over = دوری در جریان نیست، یا یک ربات از پیش به جای شما بازی می‌کند.

# Chips
refusal-bad_stake = شرط چیزی مثل 5 یا 7.50 است و دست‌کم { $leastChips }.
refusal-no_stakes = این بازی سر ژتون نیست.

# What cannot be read
refusal-bad_json = پیام JSON نیست.
refusal-bad_message = موتور چنین پیامی نمی‌شناسد.
refusal-bad_version = نسخهٔ صفحه و موتور یکی نیست. صفحه را دوباره باز کنید.
refusal-bad_action = این کارِ این بازی نیست.
refusal-bad_field = چیزی در پیام درست نیست.
refusal-missing_field = این کم است: { $field }
refusal-unknown_field = پیام چیزی می‌گوید که موتور نمی‌شناسد.
refusal-unknown_op = موتور چنین دستوری ندارد.
refusal-unknown_question = داور چنین پرسشی ندارد.
refusal-unknown_game = بازی‌ای به این نام نیست.
refusal-unknown_level = بازیکنی در این سطح نیست.
refusal-unknown_preset = قواعدی به این نام نیست.
refusal-bad_rules = این قواعد درست نیست.
refusal-bad_value = یکی از قواعد مقداری دارد که نمی‌تواند داشته باشد.
refusal-contradiction = دو تا از قواعد با هم نمی‌خوانند.
refusal-no_match = مسابقه‌ای شروع نشده است.
refusal-bad_card = این ورق نیست.
refusal-bad_suit = این خال نیست.
refusal-bad_rank = این رتبه نیست.
refusal-bad_seat = این جا نیست.
refusal-bad_side = این تیم نیست.
refusal-bad_sides = تیم‌ها آن‌طور که باید داده نشده‌اند.
refusal-joker_has_none = جوکر نه رتبه دارد و نه خال.
refusal-card_twice = یک ورق دو بار آمده است.
refusal-card_not_in_pack = یک ورق در دستهٔ این بازی نیست.
refusal-card_too_often = یک ورق بیشتر از آن‌چه در دسته هست آمده است.
refusal-wrong_hand_size = تعداد ورق‌های یک بازیکن درست نیست.
refusal-unfinished = این دور تا آخر بازی نشده است.
refusal-unclear = این را به بیش از یک شکل می‌شود فهمید.
refusal-bad_counted = شمار دورها درست نیست.
refusal-bad_outcome = نتیجه درست نیست.

# Records of matches
refusal-not_a_record = این متن یک مسابقه نیست.
refusal-unknown_kind = این صفحه این نوع متن را نمی‌شناسد: { $text }
refusal-document_newer = این را نسخهٔ تازه‌تری از فالو سوت نوشته است. صفحه را از نو باز کنید و دوباره امتحان کنید.
refusal-place = سطر { $line }، نویسهٔ { $at } ({ $text }): { $why }
refusal-place-bare = سطر { $line }، نویسهٔ { $at }: { $why }
refusal-text_too_long = متن خیلی بلند است: { $most } نویسه را می‌شود خواند.
refusal-name_too_long = نام یا یادداشت خیلی بلند است: می‌تواند { $most } نویسه باشد.
refusal-file_too_long = این فایل برای هر چه این‌جا نگه داشته یا فرستاده می‌شود خیلی بزرگ است.
refusal-file_unreadable = مرورگر نتوانست این فایل را بخواند. شاید پوشه است، یا جابه‌جا شده.
refusal-unknown_line = سطر { $line } فهمیده نشد: { $text }
refusal-left_over = در سطر { $line } خوانده نشد: { $text }
refusal-more_links = سطر { $line } پیوند دیگری دارد که باز نشد: { $text }
refusal-more_documents = از سطر { $line } متن دیگری شروع می‌شود. باز نشد.
refusal-more_files = باز نشد: { $text }. هر بار یک فایل باز می‌شود.
refusal-not_text = این فایل متن نیست.
refusal-not_a_document = این متن نمی‌گوید چیست. همه‌اش را از سطر اول بچسبانید، یا یک پیوند را.
refusal-not_a_challenge = این چالش نیست.
refusal-not_a_question = این پرسشی از داور نیست.
refusal-bad_question = داور نمی‌تواند این پرسش را بخواند.
refusal-no_suit = سطر { $line } خالِ { $text } را نمی‌گوید. مثلاً این‌طور بنویسید: ♠{ $text }.
refusal-no_hands = در این متن ورقی نیست.
refusal-not_a_sheet = این برگهٔ امتیاز نیست.
refusal-bad_line = { $line ->
    [0] یک سطر این متن خوانده نمی‌شود.
   *[other] سطر { $line } خوانده نمی‌شود: { $text }
}
refusal-field_twice = سطر { $line } حرف سطری پیش از خود را تکرار می‌کند: { $text }
refusal-bad_number = عددی در متن مسابقه خوانده نمی‌شود.
refusal-no_deal = در متن مسابقه دوری نیست.
refusal-deal_unfinished = دوری در میانهٔ متن مسابقه ناتمام است.
refusal-does_not_follow = متن چیزی می‌گوید که از پیش از آن برنمی‌آید.

# Links that carry a deal
refusal-not_a_link = این پیوندِ یک دور نیست.
refusal-no_longer = این دیگر بخشی از فالو سوت نیست.
refusal-not_house_rules = این قواعد خانگی نیست. پیوند آن را بچسبانید، یا همهٔ متن را از سطر اول.
refusal-link_newer = این پیوند را نسخهٔ تازه‌تری از فالو سوت ساخته است. صفحه را از نو باز کنید و دوباره امتحان کنید.
refusal-link_cut = آخر این پیوند نیست. دوباره آن را بخواهید؛ بعضی برنامه‌ها پیوندهای بلند را می‌بُرند.
refusal-link_damaged = این پیوند در راه عوض شده است. دوباره آن را بخواهید.
refusal-link_too_long = این برای پیوند خیلی بلند است.
refusal-not_the_days_cards = ورق‌های این پیوند مال روزی که نام می‌برد نیست.
refusal-claim_unfinished = نتیجهٔ این پیوند پیش از پایان دور تمام می‌شود.

# Any other
refusal-file_missing = بخشی از صفحه دریافت نشد. شاید اتصال قطع است، یا خود سایت از کار افتاده.
refusal-outdated = { notice-outdated }
refusal-other = این کار شدنی نیست. ({ $code })

## Hints and reasons: what a bot would do, or did, and why

hint = راهنمایی
shape = { $shape ->
    [pair] جفت
    [triple] سه‌تایی
    [quad] چهارتایی
    [tractor] تراکتور
   *[throw] پرتاب
  }
hint-thinking = در حال فکر کردن…
hint-awaited = راهنمایی به بقیهٔ بازی نیاز دارد که هنوز در راه است: { $percent }٪ رسیده.
hint-more = بیشتر
hint-bury = خواباندن { $count } ورق نشان‌شده
hint-close = بستن راهنمایی
hint-assisted-line = در این دور کمک داشتید: راهنمایی، مربی، پس گرفتن، یا رباتی که به جایتان بازی کرد.
hint-assisted-by = در این دور کمک داشتید: { $helps }.
help-given = { $by ->
    [hint] راهنمایی
    [coach] پرسش مربی
    [handed_over] رباتی که به جایتان بازی کرد
   *[taken_back] پس گرفتن
  }
do-play = بازی کردن { $cards }
do-play-shape = بازی کردن { shape } { $ranks } از { suit }
do-play-shape-of = بازی کردن { shape }: { $cards }
do-bury = خواباندن { $cards }
do-declare = اعلام با { $cards }
do-bid = خواندن { $value }
do-bid-rangvaar = خواندن { $value }
do-bid-tractor = خواندن { $value }
do-pass = پاس
do-pass-tractor = پاس
do-name_trump = حکم کردن { suit }
do-nothing = صبر کنید و ببینید
did-play = { $name } { $cards } بازی کرد
did-play-shape = { $name } { shape } { $ranks } از { suit } بازی کرد
did-play-shape-of = { $name } بازی کرد: { shape } { $cards }
did-bury = { $name } خواباند: { $cards }
did-declare = { $name } با { $cards } اعلام کرد
did-bid = { $name } { $value } خواند
did-bid-rangvaar = { $name } { $value } خواند
did-bid-tractor = { $name } { $value } خواند
did-pass = { $name } پاس داد
did-pass-tractor = { $bids ->
    [yes] { $name } پاس داد
   *[no] { $name } اعلام نکرد
  }
did-name_trump = { $name } { suit } را حکم کرد
figures-trick = { $whose ->
    [us] تیم شما
   *[them] تیم آن‌ها
  } در { $won } از { $worlds } پخش خیالی این دست را می‌برد
figures-worlds = سنجیده در { $worlds } پخش خیالی
figures-worlds-uncounted = سنجیده در چند پخش خیالی
figures-exact = تا آخرین ورق بازی‌شده در { $worlds } پخش خیالی
figures-exact-uncounted = تا آخرین ورق بازی‌شده در چند پخش خیالی
figures-own_points = { $whose ->
    [us] تیم شما
   *[them] تیم آن‌ها
  } به حدود { $value } امتیاز می‌رسد
figures-own_tricks = { $whose ->
    [us] تیم شما
   *[them] تیم آن‌ها
  } به حدود { $value } دست می‌رسد
figures-opposing_points = مهاجمان به حدود { $value } امتیاز می‌رسند
figures = { $first }؛ { $second }.
figures-three = { $first }؛ { $second }؛ { $third }.
figures-contract = { $own ->
    [yes] { $whose ->
        [us] تیم شما
       *[them] تیم آن‌ها
      } در { $count } تای آن‌ها به قرارداد می‌رسد
   *[no] در { $count } تای آن‌ها به قرارداد نمی‌رسند
  }
figures-next = انتخاب بعدی: { $action }، حدود { $worse } { $unit ->
    [tricks] دست
   *[points] امتیاز
  } بدتر.
figures-next-close = انتخاب بعدی: { $action }.
figures-key-card = در { $count } از { $worlds } پخش جور، { $you ->
    [yes] شما { $what ->
        [card] { $card } را دارید
        [none] از { suit } هیچ ندارید
       *[few] از { suit } حداکثر { $most } تا دارید
      }
   *[no] { $name } { $what ->
        [card] { $card } را دارد
        [none] از { suit } هیچ ندارد
       *[few] از { suit } حداکثر { $most } تا دارد
      }
  }؛ آن‌جا { $gain } { $unit ->
    [tricks] دست
   *[points] امتیاز
  } بیشتر از آن می‌ارزد.
figures-tie = تا جایی که معلوم است به همان خوبی: { $action }.
figures-head-to-head = در مقایسه با «{ $action }»، از { $worlds } پخش خیالی در { $better } تا بهتر و در { $worse } تا بدتر است.
decided-contract_fails = { $whose ->
    [us] تیم شما
   *[them] تیم آن‌ها
  } در { $better } از { $worlds } پخش خیالی به قرارداد می‌رسد، با «{ $action }» در { $worse } تا.
decided-contract_fails-uncounted = { $whose ->
    [us] تیم شما
   *[them] تیم آن‌ها
  } بیشتر از «{ $action }» به قرارداد می‌رسد.
decided-contract_let = در { $better } از { $worlds } پخش خیالی به قرارداد نمی‌رسند، با «{ $action }» در { $worse } تا.
decided-contract_let-uncounted = بیشتر از «{ $action }» به قرارداد نمی‌رسند.
decided-trick_lost = { $whose ->
    [us] تیم شما
   *[them] تیم آن‌ها
  } در { $better } از { $worlds } پخش خیالی این دست را می‌برد، با «{ $action }» در { $worse } تا.
decided-trick_lost-uncounted = { $whose ->
    [us] تیم شما
   *[them] تیم آن‌ها
  } این دست را بیشتر از «{ $action }» می‌برد.
decided-trick_dear = «{ $action }» این دست را بیشتر می‌برد، ولی بقیهٔ دور بعد از آن بدتر می‌شود.
decided-later = مثل «{ $action }» بیشتر وقت‌ها همان تیم این دست را می‌برد، ولی دور بهتر تمام می‌شود.
decided-buried = دور از خواباندن ورق‌های دیگر بهتر می‌شود.
decided-outcome = دور به‌طور میانگین بهتر از «{ $action }» تمام می‌شود.
figures-none = از روی تجربه، بدون پخش خیالی.
figures-rule = از روی تجربه «{ $action }» می‌شد؛ نگاه به جلو آن را عوض کرد.

reason-hand_worth_it = این ورق‌ها باید همین قدر بگیرد.
reason-bold_bid = کمی بیشتر از آن‌چه این ورق‌ها نوید می‌دهد: هر که خواندن را ببرد حکم می‌کند.
reason-hand_too_weak = این ورق‌ها برای بیشتر از این ضعیف است.
reason-partners_bid_stands = خواندهٔ یارتان برقرار است.
reason-must_bid = این‌جا پاس مجاز نیست: این کمترین خوانده است.
reason-token_bet = از 100 به بالا، امتیاز تیم فقط وقتی حساب است که خوانده باشد.
reason-partner_speaks = یار از طرف تیم حرف می‌زند.
reason-best_suit = قوی‌ترین خال در این ورق‌هاست.
reason-aces_elsewhere = آسِ خالِ بلندتر در کنار آن هم می‌برد.
reason-best_no_trump = هیچ خالی به قوت جوکرها و ورق‌های بالا به تنهایی نیست.
reason-trumps_in_prospect = باید حکم کافی به این ورق‌ها بدهد.
reason-trumps_too_weak = حکم این ورق‌ها کم می‌شود.
reason-nothing_to_declare = چیزی برای اعلام نیست.
reason-own_trump_stands = حکم خودش برقرار است.
reason-partners_trump_stands = حکم یار برقرار است.
reason-few_cards_yet = هنوز ورق کم رسیده و نمی‌شود گفت.
reason-starter_card = این دست فقط معلوم می‌کند چه کسی ورق‌های خوابیده را برمی‌دارد.
reason-buried_to_be_void = یک خال را خالی می‌کند تا بعد بشود آن را برید.
reason-buried_points = تا وقتی مدافعان دست آخر را ببرند این امتیازها امن است.
reason-buried_the_lowest = نه امتیاز می‌خوابد و نه حکم.
reason-only_card = تنها ورقی است که می‌شود بازی کرد.
reason-only_play = چیز دیگری برای بازی نیست.
reason-draw_trumps = حکم حریف‌ها را بیرون می‌کشد.
reason-cash_master = بالاترین ورق مانده از این خال است.
reason-partner_can_ruff = یار این خال را ندارد و می‌تواند ببُرد.
reason-lead_high = بیشتر ورق‌های ماندهٔ این خال پایین‌ترند.
reason-lead_points = ورق پایینی است، هرچند امتیاز دارد.
reason-lead_low = ورق پایین چیز زیادی از دست نمی‌دهد.
reason-over_partner = یار جلو است، ولی هنوز می‌شود از او بُرد.
reason-take_over = از ورق یار بالاتر می‌رود.
reason-feed_partner = یار جلو است: امتیاز در این دست می‌ریزد.
reason-partner_wins = دست مال یار است: لازم نیست چیزی به آن اضافه شود.
reason-leave_it_to_partner = یار جلو است: دست به او واگذار می‌شود.
reason-win_for_good = بعد از این هیچ حریفی نمی‌تواند از آن ببرد.
reason-ruff = از خال زمین ندارد: با حکم جلو می‌افتد.
reason-overruff = حکم بالاتر از حکم پیش از خود می‌برد.
reason-win_with_points = نفر آخر است: می‌برد و امتیاز خودش هم امن است.
reason-win_cheaply = نفر آخر است: ارزان‌ترین ورق برنده بس است.
reason-win_last = نفر آخر است: دست را می‌برد.
reason-win_with_master = در این خال بالاتری نمانده است: فقط حکم می‌تواند آن را ببُرد.
reason-third_hand_high = نفر سوم است: ورق بالا نفر آخر را به خرج بیشتر وا می‌دارد.
reason-go_ahead = جلو می‌افتد، هرچند هنوز می‌شود از آن برد.
reason-let_it_go = در این دست آن‌قدر نیست که حکمی خرج شود.
reason-keep_trump = با حکم می‌شود از آن برد، ولی حکم برای بعد می‌ماند.
reason-keep_back = ورق‌های بالاتر را هنوز می‌شود برد، پس نگه داشته می‌شوند.
reason-hold_up = ورقی که می‌تواند ببرد برای بعد می‌ماند.
reason-cannot_win = هیچ ورقی این‌جا از ورق جلو بالاتر نیست.
reason-give_points = هر ورقی که می‌شود بازی کرد امتیاز از دست می‌دهد.
reason-points_on_trust = یار بعد از این بازی می‌کند و شاید امتیازها را ببرد.
reason-points_for_trump = امتیاز از دست می‌دهد، ولی حکم نه.
reason-points_for_pair = امتیاز از دست می‌دهد، ولی یک جفت را نگه می‌دارد.
reason-points_given = امتیاز از دست می‌دهد.
reason-slip = یک اشتباه، که تازه‌کار گاهی می‌کند.
reason-throw_of_masters = از هیچ بخش این پرتاب در خال خودش بالاتر نیست.
reason-lead_throw = یک پرتاب: اگر کسی بهتر نداشته باشد می‌گیرد.
reason-lead_master = در این خال بالاتری نمانده است.
reason-lead_tractor = تراکتور، تراکتور و جفت می‌طلبد.
reason-lead_pair = جفت، جفت می‌طلبد.
reason-lead_for_partner_to_ruff = یار این خال را ندارد و می‌تواند ببُرد.
reason-win_trick = از آن‌چه تا حالا بازی شده بالاتر است.
reason-leave_to_partner = یار جلو است: لازم نیست امتیازی برود.
reason-discard = از خال زمین ندارد: امتیازی همراهش نمی‌رود.
reason-keep_higher = امتیاز از دست می‌دهد، ولی ورق‌های بالاتر برای بعد می‌ماند.
reason-follow_low = حریف جلو است: امتیازی در این دست نمی‌ریزد.

## Looking back at a deal

why = چرا؟
why-card = { $card }: بپرسید چرا
why-forgotten = کسی نمی‌داند: این را ربات‌ها به شکل امروزشان بازی نکردند.
level-title = { $level ->
    [beginner] تازه‌کار
    [casual] معمولی
    [expert] ماهر
   *[master] استاد
  }
tricks-why-hint = ورق یک ربات را انتخاب کنید تا بپرسید چرا بازی شد.
tricks-ask-why = بپرسید چرا
acts-before = پیش از دست اول
decisions = لحظه‌های مهم
decisions-open = لحظه‌های مهم
decisions-looking = دوباره به هر تصمیم نگاه می‌شود، با آن‌چه می‌توانستید بدانید…
decisions-none = هیچ کارتان آشکارا ضرر نداشت: تفاوت‌ها شاید از بخت باشد.
decisions-none-judged = در این دور چیزی برای تصمیم نبود.
decisions-count = { $judged } تصمیم با آن‌چه آن وقت می‌توانستید بدانید سنجیده شد.
decision-cost = حدود { $cost } امتیاز
decision-cost-tricks = حدود { $cost } دست
decision-cost-match = برای مسابقه مهم است
decision-when = { $trick ->
    [0] پیش از دست اول
   *[other] دست { $trick }
  }
decision-made = شما: { $action }
decision-better = بهتر: { $action }
decision-helped = چه کمک می‌کرد – { $when }: { $action }
decision-look = نگاه به میز
decision-back = برگشت به لحظه‌ها

## Coach: the question before a play that clearly costs

coach-sure = مطمئنید؟
coach-costs = این { $cost } ضرر دارد
coach-costs-match = این بخت تیم شما را در مسابقه کم می‌کند
coach-trick_lost = { $lead }: تیم شما در { $worse } از { $worlds } پخش خیالی این دست را می‌برد، با بازی بهتر در { $better } تا.
coach-trick_lost-uncounted = { $lead }: تیم شما این دست را کمتر از بازی بهتر می‌برد.
coach-trick_dear = { $lead }: دست را بیشتر می‌برد، ولی بعداً در همین دور تاوانش را می‌دهید.
coach-contract_fails = { $lead }: تیم شما در { $worse } از { $worlds } پخش خیالی به قرارداد می‌رسد، با بازی بهتر در { $better } تا.
coach-contract_fails-uncounted = { $lead }: تیم شما کمتر از بازی بهتر به قرارداد می‌رسد.
coach-contract_let = { $lead }: حریف در { $worse } از { $worlds } پخش خیالی به قرارداد نمی‌رسد، با بازی بهتر در { $better } تا.
coach-contract_let-uncounted = { $lead }: حریف بیشتر از بازی بهتر به قرارداد می‌رسد.
coach-later = { $lead }: در هر حال همان تیم دست را می‌برد، ولی دور بدتر تمام می‌شود.
coach-buried = { $lead }: خواباندن ورق‌های دیگر بهتر است.
coach-outcome = { $lead }: دور به‌طور میانگین بدتر از انتخاب بهتر تمام می‌شود.
coach-better = بهتر: { $action }.
coach-again = دوباره انتخاب کنید
coach-play = { $kind ->
    [bury] با این حال بخوابانید
   *[other] با این حال بازی کنید
}
coach-show = نشان دادن بازی بهتر

## Levels by seat

home-levels-each = آدم‌ها و سطح‌ها، جا به جا
home-level-same = مثل بالا
home-person = یک نفر
home-person-name = نام { $seat }
home-people = { $count ->
    [0] فقط ربات‌ها
   *[other] { $count } نفر
  }

## The rules: the help, and what differs from one set of rules to another

rules = قواعد
rules-open = قواعد بازی
rules-game = قواعد { $game }
rules-contents = در این صفحه
rules-which = قواعد را این‌طور نشان بده
rules-table = همان‌طور که بازی می‌کنید: { $rules }
rules-in-rules = در این قواعد
rules-idle = این پیش نمی‌آید.
rules-other-ways = همهٔ شکل‌های بازی
rules-page = باز کردن در صفحهٔ جدا
rules-waiting = قواعد در راه است…
rules-missing = قواعد دریافت نشد. شاید اتصال قطع است، یا خود سایت از کار افتاده.
rules-play = بازی کنید
rules-description = قواعد { $game } برای تازه‌واردها، با شمارهٔ هر بند و فرق قواعد گوناگون.
rules-games = بازی‌های دیگر
rules-languages = زبان‌ها
clause-label = §{ $clause }: این قاعده چه می‌گوید
clause-more = همهٔ قواعد
clause-close = بستن
clause-missing = این قاعده دریافت نشد. می‌شود همهٔ قواعد را باز کرد.

rule-must_defend = از این پله‌ها بدون دفاع نمی‌شود گذشت: { $levels }.
rule-first_level = هر دو تیم از { $levels } شروع می‌کنند.

## A table in another site's page

embed-bad-game = این‌جا بازی‌ای به نام «{ $value }» نیست. یکی انتخاب کنید.
embed-bad-rules = این بازی قواعدی به نام «{ $value }» ندارد. با قواعدی که این‌جا انتخاب شده بازی می‌شود.
embed-bad-house = «{ $value }» در پیوند قواعد خانگی به کار نمی‌آید، یا در راه عوض شده است. باقی با قواعدی که این‌جا انتخاب شده بازی می‌شود.
embed-bad-level = ربات‌ها سطحی به نام «{ $value }» ندارند. در سطحی که این‌جا انتخاب شده بازی می‌کنند.
embed-bad-packs = این‌جا میزی با «{ $value }» دسته ورق نیست. میز معمول چیده می‌شود.
embed-bad-seats = این‌جا میزی برای «{ $value }» بازیکن نیست. میز معمول چیده می‌شود.
embed-bad-lang = این میز هنوز «{ $value }» بلد نیست.
embed-bad-theme = ظاهری به نام «{ $value }» نیست.
embed-bad-autostart = «{ $value }» نمی‌گوید شروع شود یا نه. میز منتظر یک ضربه است.
embed-bad-poster = پوستری به نام «{ $value }» نیست. مثل همیشه نشان داده می‌شود.
embed-bad-deal = «{ $value }» یک دور نیست. ورق‌ها از نو بُر می‌خورد.
embed-read = بستن

## The page that makes the lines for another site

builder-title = یک میز در سایت شما
builder-line = انتخاب کنید چه باشد و سطرها را در صفحه‌ای از خودتان بگذارید. میز فقط با این سایت تماس دارد و چیزی نگه نمی‌دارد.
builder-game = بازی
builder-any-game = بازدیدکننده انتخاب می‌کند
builder-visitors = هر طور بازدیدکننده دارد
builder-usual = مثل همیشه
builder-house-hint = پیوندی به قواعد خانگی، با ‎#h1.‎
builder-theme = پوسته
builder-deal = ورق‌ها
builder-deal-hint = هر متنی: همان ورق‌ها برای همه
builder-begin = شروع
builder-begin-tap = با یک ضربه
builder-begin-once = فوراً
builder-as = به شکل
builder-element = عنصر
builder-frame = قاب ساده
builder-snippet = سطرهایی که کپی می‌شود
builder-copy = کپی
builder-copied = کپی شد
builder-not-copied = حالا سطرهای نشان‌شده را کپی کنید.
builder-preview = پیش‌نمایش

## The page that says why the table is fair

fair-title = منصفانه است؟
fair-line = بله، و لازم نیست حرف ما را باور کنید: یکی از مسابقه‌هایتان را این‌جا بررسی کنید.
fair-verify = بررسی یک مسابقه
fair-how = چطور کار می‌کند
fair-cards = ورق‌ها پیش از بازی شما معین است
fair-cards-line = مسابقه با یک بذر شروع می‌شود: 96 بیت تصادفی که مرورگر شما می‌کشد. اولین مسابقهٔ هر بازدید ممکن است یکی از 64 بذری را داشته باشد که این سایت برای هر بازی دارد، تا منتظر ورق‌ها نمانید؛ این‌که کدام، مرورگر شما می‌کشد. همهٔ ورق‌های مسابقه از آن برمی‌آید، هر کس هر چه بازی کند. منوی مسابقه از دور اول SHA-256 بذر، یعنی اثر انگشت آن را نشان می‌دهد. آن را یادداشت کنید: هیچ بذر دیگری آن را ندارد. بعد از مسابقه منو خود بذر را نشان می‌دهد و این‌جا می‌بینید که اثر انگشت همان است و ورق‌ها هم همان.
fair-bots = ربات‌ها همان را می‌بینند که شما در جای آن‌ها می‌دیدید
fair-bots-line = به ربات ورق‌های خودش و آن‌چه همه دیده‌اند داده می‌شود، نه بیشتر. انتخاب‌های تصادفی‌اش هم از بذر می‌آید، پس می‌شود دوباره از او پرسید: همان جا، همان ورق‌ها، همان انتخاب.
fair-hidden = آزمون ورق‌های عوض‌شده
fair-hidden-line = لحظه‌ای از مسابقه‌تان را بگیرید. ورق‌های پنهان بازیکنان دیگر را میان خودشان عوض کنید، طوری که هر چه ربات دیده همان بماند، و دوباره از ربات بپرسید. رباتی که دزدکی نگاه کند جور دیگری انتخاب می‌کند. این آزمون را می‌توانید در بالا روی مسابقهٔ خودتان انجام دهید.
fair-limits = آن‌چه نمی‌شود بررسی کرد
fair-limits-line = از خود شما نمی‌شود دوباره پرسید، از ربات نسخه‌ای دیگر هم نه. ماهر و استاد حداکثر حدود یک ثانیه فکر می‌کنند: روی دستگاه کند شاید زودتر از این‌جا دست کشیده باشند. متنی که از دوری دیرتر شروع شود نمی‌گوید مسابقه‌اش چطور شروع شد. سکوت ربات، آن‌جا که می‌توانست اعلام کند، نوشته نمی‌شود.
fair-tests = این چطور آزموده می‌شود
fair-tests-line = هر یک از این ادعاها آزمونی دارد که پیش از هر انتشار اجرا می‌شود.
fair-claim-seed = همان بذر همان مسابقه را می‌دهد.
fair-claim-browser = در مرورگر و جاهای دیگر همان ورق‌ها را می‌دهد.
fair-claim-print = اثر انگشت از دور اول در منو هست و صفحه آن را با مال بذر مقایسه می‌کند.
fair-claim-again = ربات اگر دوباره پرسیده شود همان انتخاب‌ها را می‌کند.
fair-claim-hidden = ورق‌های پنهان نه دانستهٔ ربات را عوض می‌کند و نه انتخابش را.
fair-claim-peek = رباتی که دزدکی نگاه کند این‌جا رسوا می‌شود.
fair-claim-forged = متنی با ورق‌های دیگر، یا با بازیِ عوض‌شدهٔ ربات، پذیرفته نمی‌شود.
fair-claim-nothing = هیچ کار شما از این صفحه بیرون نمی‌رود.
fair-claim-strength = قدرت‌های زیر همان است که اندازه گرفته شد.
fair-strength = ربات‌ها چقدر قوی‌اند
fair-strength-line = اندازه‌گیری: هر جفت دور همان ورق‌ها را دارد با تیم‌های جابه‌جاشده. سود یعنی سطح قوی‌تر در هر دور چقدر بیشتر می‌گیرد؛ ± در 95 تا از 100 چنین اندازه‌گیری درست است.
fair-levels = سطح در برابر سطح
fair-gain = سود در هر دور
fair-pairs = جفت دورها
fair-more = همهٔ اندازه‌گیری‌ها، با فرمان‌هایشان
fair-unit-points = امتیاز
fair-unit-tricks = دست
fair-own = مسابقه‌ای از همین دستگاه
fair-own-none = یکی انتخاب کنید…
fair-text = متن مسابقه یا پیوند
fair-text-hint = followsuit-deal 1 … یا …/#d1.…
fair-file = انتخاب فایل…
fair-verifying = دورها دوباره پخش و از ربات‌ها دوباره پرسیده می‌شود…
fair-stop = توقف
fair-verdict = هر چه می‌شود بررسی کرد همان است که باید باشد.
fair-verdict-part = چیزی بر ضد آن نیست، ولی همه‌اش را نمی‌شود بررسی کرد.
fair-verdict-not = این آن مسابقه نیست که بذرش می‌دهد.
fair-seed = بذر:
fair-first-hand = یک شروع آماده: بذر یکی از 64 بذری است که این سایت برای این بازی دارد، تا کسی منتظر ورق نماند. این‌که کدام، مرورگر شما کشید.
fair-print = اثر انگشت (SHA-256):
fair-drawn = { $count } دستگاه بذر را با هم کشیدند، هر کدام با عددی از خود: کسی آن را انتخاب نکرد.
fair-drawn-not = بذر آن نیست که دستگاه‌ها کشیدند.
fair-draw = این کشیدن شمارهٔ { $number } سر آن میز بود: یکی پیش از آن برای مسابقه‌ای دیگر بود، یا به حساب نیامد.
fair-draw-without = در کشیدن نبود: { $seats }. دیگران روی دستگاه‌هایشان با آن موافقت کردند.
fair-deals-same = { $count ->
    [1] ورق‌های تنها دور همان است که بذر می‌دهد.
   *[other] ورق‌های هر { $count } دور همان است که بذر می‌دهد.
}
fair-deals-other = ورق‌ها آن نیست که بذر می‌دهد: دور { $numbers }.
fair-deals-unknown = { $why ->
    [no_seed] متن بذر ندارد: ورق‌هایش را نمی‌شود دوباره پخش کرد.
   *[other] { $count } دور را نمی‌شود دوباره پخش کرد: متن دیرتر از مسابقه‌اش شروع می‌شود.
}
fair-bot-same = { $seat }، { $level }: همان { $same } انتخاب را دوباره کرد.
fair-bot-claimed = { $count } ورق بعد از ادعای بقیه بازی شد و انتخاب نبود.
fair-bot-other = { $seat }، { $level }: { $same } از { $whole } انتخاب را دوباره کرد. اولین تفاوت: دور { $deal }، کار { $act }.
fair-bot-stopped = { $seat }، { $level }: { $same } از { $whole } انتخاب را دوباره کرد. اولین تفاوت: دور { $deal }، کار { $act }؛ شاید روی دستگاه کند ناچار شده زودتر از فکر کردن دست بکشد.
fair-bot-unknown = { $seat }: این‌جا رباتی در سطح «{ $level }» بازی نمی‌کند.
fair-bot-unasked = { $seat }، { $level }: نمی‌شود دوباره پرسید، چون آغاز مسابقه نیست.
fair-people = { $seats }: یک آدم، که نمی‌شود دوباره از او پرسید.
fair-noted = اثر انگشتی که یادداشت کرده‌اید (آغازش بس است)
fair-noted-same = همان است: ورق‌ها پیش از بازی شما معین بود.
fair-noted-other = دیگر است: این آن مسابقه نیست که از آن یادداشت کردید.
fair-exchange = ورق‌های پنهان را عوض کنید
fair-exchanging = با ورق‌های پنهانِ جابه‌جاشده دوباره از ربات‌ها پرسیده می‌شود…
fair-exchanged = ورق‌های پنهان عوض شد، هر بار تا { $moved } تا: { $same } از { $asked } انتخاب همان ماند.

## Trying other acts in a past deal

analysis = تحلیل
analysis-open = تحلیل از این‌جا

# Lessons
lessons = یادگیری با بازی
lessons-waiting = میز چیده می‌شود…
lessons-again = دوباره امتحان کنید
lessons-all = همهٔ درس‌ها
lessons-punished = ورق‌های دیگران را نمی‌دیدید. طوری چیده شده که این بازی نمی‌گیرد: خطر کردید.
refusal-no_lesson = درسی به این نام نیست.
refusal-bad_task = این درس یا معما خوانده نمی‌شود.
refusal-not_a_lesson = این درس نیست.
refusal-bad_goal = این درس چیزی می‌خواهد که نمی‌شود سنجید.
refusal-no_position = هیچ پخشی به این درس نمی‌خورد.

# Puzzles, and moments tried again
puzzles = معماها
puzzles-of = معماها: { $game }
puzzles-all = همهٔ معماها
refusal-no_puzzle = معمایی به این نام نیست.
refusal-task_decided = این تصمیم گرفته شده است. دوباره امتحان کنید.
refusal-not_a_puzzle = این معما نیست.

# Challenges: a deal for others to play, and what it came to beside them ---------------------------------------

challenge = یک چالش
challenge-outcome = شما در کنار دیگران
challenge-result = مقایسهٔ نتیجه‌ها
challenge-compare = مقایسه…
bot-results = همین جا، با بازی ربات‌ها
share-claim = با نتیجهٔ من
share-cards = فقط ورق‌ها
share-claim-line = هر کس این پیوند را باز کند همین ورق‌ها را از جای شما در برابر همین ربات‌ها بازی می‌کند و نتیجهٔ شما را کنار نتیجهٔ خود می‌بیند. بازی شما در پیوند هست؛ چیزی بارگذاری نمی‌شود.
share-cards-line = هر کس این پیوند را باز کند همین ورق‌ها را از همین جا در برابر همین ربات‌ها بازی می‌کند. چیزی بارگذاری نمی‌شود.
share-dare-title = فالو سوت: دور { $game } مرا بازی کنید

# The deal of the day -----------------------------------------------------------------------------------------

daily = دور روز
daily-save = ذخیرهٔ تصویر

# What a game from outside may ask on the first screen.
option-deals = دورها
option-deals-3 = 3
option-deals-5 = 5
