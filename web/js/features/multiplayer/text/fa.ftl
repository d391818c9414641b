multiplayer-line = بگویید چه کسی کجا می‌نشیند. هر گوشی در همین شبکه کد جای خود را می‌خواند، بعد کدی نشان می‌دهد که شما بخوانید. چند نفری که پای همین دستگاه‌اند آن را دست به دست می‌دهند.
multiplayer-host-note = این دستگاه ورق می‌دهد و تا آخر مسابقه ورق‌های همه را دارد؛ به هر گوشی فقط ورق‌های خودش فرستاده می‌شود. چیزی از این اتاق بیرون نمی‌رود.
multiplayer-take-answer = یک گوشی کدش را نشان می‌دهد
multiplayer-take-offer = خواندن کد جا
multiplayer-deal = پخش ورق
multiplayer-go-on = ادامهٔ مسابقهٔ قبلی
multiplayer-back = برگشت به میز
multiplayer-leave = ترک این میز
multiplayer-bot = ربات { $level }
multiplayer-here = { $name } حالا این‌جا نشسته است
multiplayer-here-unnamed = شما حالا این‌جا نشسته‌اید
multiplayer-there = { $name }، با گوشی خودش
multiplayer-somebody = کسی
multiplayer-joining = در حال اتصال…
multiplayer-away = { $instead ->
    [bot] گوشی { $name } رفته است: تا برگردد یک ربات بازی می‌کند
    [here] گوشی { $name } رفته است: این دستگاه دست به دست می‌شود
   *[wait] گوشی { $name } رفته است: میز منتظر می‌ماند
  }
multiplayer-free = آزاد: این کد را با گوشی بخوانید
multiplayer-expects = { $name }، مثل دفعهٔ قبل: این کد را با گوشی بخوانید
multiplayer-who-here = این‌جا
multiplayer-who-phone = یک گوشی
multiplayer-who-bot = یک ربات
multiplayer-instead = وقتی گوشی نیست
multiplayer-instead-bot = ربات بازی کند
multiplayer-instead-here = این دستگاه دست به دست شود
multiplayer-instead-wait = میز منتظر بماند
multiplayer-move = عوض کردن جا با
multiplayer-code = { $seat }: بزرگ کردن کد
multiplayer-code-line = این را با دوربین گوشی بخوانید. کد یک بار و تا ده دقیقه کار می‌کند.
multiplayer-renew = کد تازه
multiplayer-all = همهٔ جاها
multiplayer-as-link = به صورت پیوند
multiplayer-camera = تصویر دوربین
multiplayer-scan = خواندن با دوربین
multiplayer-scan-stop = خاموش کردن دوربین
multiplayer-photo = استفاده از عکس
multiplayer-paste = یا پیوند را بچسبانید
multiplayer-paste-use = استفاده از این پیوند
multiplayer-preparing = در حال آماده شدن…
multiplayer-answer = جواب، به صورت کد QR
multiplayer-answer-line = جای { $seat } مال شماست. حالا بگذارید دستگاهی که ورق می‌دهد این کد را بخواند.
multiplayer-answer-wait = همین که خوانده شود، سر میز می‌نشینید.
multiplayer-slow = هنوز خبری نیست. کد خوانده شد؟ هر دو دستگاه در یک وای‌فای هستند؟ بعضی شبکه‌های مهمان دستگاه‌ها را از هم جدا نگه می‌دارند: آن‌جا نقطهٔ اتصال یک گوشی کار می‌کند. یا کد تازه‌ای بخواهید، چون هر کد فقط یک بار کار می‌کند.
multiplayer-network-asks = اگر مرورگر پرسید که این صفحه می‌تواند به دستگاه‌های شبکهٔ محلی برسد یا نه، اجازه بدهید: بدون آن دستگاه دیگری پیدا نمی‌کند.
multiplayer-network-denied = مرورگر شما نمی‌گذارد این صفحه به دستگاه‌های شبکهٔ محلی برسد، پس گوشی یا میز دیگری پیدا نمی‌کند. اجازه بدهید و دوباره امتحان کنید: نشانهٔ سمت چپ نشانی، مجوزهای این سایت را باز می‌کند و آن‌جا نامش «شبکهٔ محلی» است.
multiplayer-lost = خط ارتباط با میز قطع شد. مسابقه منتظر می‌ماند یا با رباتی به جای شما ادامه می‌یابد. کد جا را روی دستگاه دیگر دوباره بخوانید.
multiplayer-sought = فعلاً میز در دسترس نیست. هر دو دستگاه در یک وای‌فای هستند؟ این گوشی دنبالش می‌گردد و خودش برمی‌گردد. اگر طول کشید، کد جا را روی دستگاه دیگر دوباره بخوانید.
multiplayer-paused = جای شما { $seat } است. مسابقه وقتی شروع می‌شود یا ادامه می‌یابد که دستگاه پخش‌کننده بگوید.
multiplayer-seated = جای شما { $seat } است.
multiplayer-you = شما
multiplayer-expected = هنوز کسی نیست
multiplayer-record = متن مسابقه
multiplayer-drawn = عدد شما بخشی از بذر است، و عددهای همهٔ دیگران هم: کسی ورق‌ها را انتخاب نکرده است.
multiplayer-not-drawn = بذر این مسابقه آن نیست که در آغاز کشیده شد.
multiplayer-keep = نگه داشتن مسابقه در این گوشی
multiplayer-kept = نگه داشته شد. این‌جا می‌توانید مرورش کنید و تحلیلش کنید.
multiplayer-own-engine = مسابقه‌های من
multiplayer-reload = باز کردن صفحه از نو
multiplayer-undo = { $name } می‌خواهد آخرین تصمیم را پس بگیرد. موافقید؟
multiplayer-after = مسابقه در گوشی من
multiplayer-host-deals = دور بعد از دستگاه پخش‌کننده می‌آید.
multiplayer-draw = کشیدن ورق‌ها
multiplayer-draw-number = کشیدن شمارهٔ { $number } این میز، { $time }
multiplayer-draw-code = کد کشیدن، روی همهٔ گوشی‌ها یکی:
multiplayer-draw-without = کنار گذاشته: { $seats }
multiplayer-draw-asked = { $name } کشیدن دیگری می‌خواهد. { $count ->
    [0] این گوشی هنوز سر این میز نکشیده است.
    [1] این گوشی امشب یک بار کشیده است.
   *[other] این گوشی امشب { $count } بار کشیده است.
  }
multiplayer-draw-why = هر کشیدن برای یک مسابقه است. فقط وقتی موافقت کنید که بدانید چرا یکی دیگر لازم است: هر کس آن‌قدر بکشد تا ورق‌ها به دلش بنشیند، آن‌ها را انتخاب کرده است.
multiplayer-draw-waiting = در انتظار { $seats }…
multiplayer-draw-drawn = { $count } دستگاه کشیدند. کسی نمی‌توانست ورق‌ها را انتخاب کند.
multiplayer-draw-left_out = ورق‌ها بدون عدد این گوشی کشیده شد.
multiplayer-draw-declined = موافقت نکردید، پس چیزی کشیده نمی‌شود.
multiplayer-draw-void = این کشیدن حساب نیست: { $why ->
    [declined] { $seats } موافقت نکرد، یا رفته است.
   *[withheld] { $seats } عددی نداد.
  }
multiplayer-draw-yes = بکشید
multiplayer-draw-no = نکشید
multiplayer-draw-again = دوباره بکشید
multiplayer-draw-leave-out = دوباره بدون { $seats } بکشید
