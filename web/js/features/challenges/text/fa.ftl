### یک دور که چند نفر بازی می‌کنند: آن‌چه بعد از باز شدن گفته می‌شود.

challenge-waiting = چالش باز می‌شود…
challenge-against = در برابر ربات‌های { $level }
challenge-day = دور { $day }
challenge-seats = { $count } بازیکن
challenge-you = شما
challenge-friend = دوست شما
challenge-open = این ورق‌ها برای شما پخش شده است. بازی کنید، بعد ببینید در کنار دیگران چه کرده‌اید.
challenge-beat = همین ورق‌ها، همین جا و همین ربات‌ها به شما می‌رسد. بهتر بازی می‌کنید؟
challenge-other-bots = این چالش از نسخهٔ دیگری از فالو سوت است. ورق‌ها همان است، ولی ربات‌ها شاید جور دیگری بازی کنند.
challenge-refused = نتیجهٔ این پیوند نشان داده نمی‌شود. { $why }
challenge-refused-act = نتیجهٔ این پیوند نشان داده نمی‌شود، چون قواعد این سطرش را نمی‌پذیرد: { $act }
challenge-match-stays = مسابقهٔ سر میز شما می‌ماند؛ بعداً می‌توانید ادامه‌اش دهید.
challenge-play = با این ورق‌ها بازی کنید
challenge-share = دوستی را به چالش بکشید
challenge-back = برگشت
challenge-to-deal = برگشت به دور
challenge-assisted = در این دور کمک داشتید.
challenge-unfinished = این دور تا آخر بازی نشده است، پس نتیجه‌ای از شما نیست.
challenge-counts = به امتیاز شمرده می‌شود: امتیاز تیم شما منهای تیم دیگر.
challenge-counts-court_piece = به دست شمرده می‌شود: دست‌های تیم شما منهای تیم دیگر.
challenge-counts-tractor = به امتیاز شمرده می‌شود: مهاجمان چقدر بالاتر از آن‌چه لازم دارند هستند، یا مدافعان چقدر پایین‌تر نگهشان می‌دارند.
challenge-verdict = { $better ->
    [you] شما { $by } بهتر بودید.
    [them] { $name } { $by } بهتر بود.
   *[none] برابر بودید.
}
bot-results-begins = ربات‌ها جای شما می‌نشینند…
bot-results-said = { $own }: بهتر از { $better } از { $of }{ $even ->
    [0] {""}
   *[other] ، برابر با { $even } تا
}. نتیجهٔ میانهٔ { $level } { $middle } است.
bot-results-middle = نتیجهٔ میانهٔ { $level } در { $of } بار { $middle } است.
bot-results-progress = چند تا بازی کرده‌اند
bot-results-stop = توقف
bot-results-how = { $count } بار یک ربات با همین ورق‌ها در برابر همین حریف‌ها جای شما نشست. عدد، امتیاز تیم شما منهای تیم دیگر است.
bot-results-how-court_piece = { $count } بار یک ربات با همین ورق‌ها در برابر همین حریف‌ها جای شما نشست. عدد، دست‌های تیم شما منهای تیم دیگر است.
bot-results-how-tractor = { $count } بار یک ربات با همین ورق‌ها در برابر همین حریف‌ها جای شما نشست. عدد می‌گوید تیم شما چند امتیاز بالاتر از هدف گرفت، یا اگر مدافع بود، دیگران را چقدر پایین‌تر از آن نگه داشت.
daily-squares = دست به دست
daily-squares-line = یک خانه برای هر دست. از آن کسی ورقی را نمی‌فهمد.
daily-squares-missed = زرد: با آن‌چه می‌توانستید بدانید، آن‌جا بازی دیگری بهتر بود.
square-won = دست { $number }: مال شما{ $points ->
    [no] {""}
   *[yes] ، با امتیاز
  }
square-empty = دست { $number }: بدون امتیاز
square-lost = دست { $number }: باخته{ $points ->
    [no] {""}
   *[yes] ، با امتیاز
  }
square-missed = دست { $number }: این‌جا بازی دیگری بهتر بود
daily-better = بهتر از { $better } از { $of }{ $even ->
    [0] {""}
   *[other] ، برابر با { $even } تا
}
daily-copy = کپی نتیجه
daily-send = اشتراک‌گذاری…
result-copied = کپی شد.
result-refused = این مرورگر نمی‌گذارد صفحه کپی کند. به جایش تصویر را ذخیره کنید.
daily-picture-hidden = این مرورگر تصویرها را از صفحه‌ها پنهان می‌کند، پس تصویری ذخیره نمی‌شود. به جایش متن را کپی کنید.
daily-field-damaged = فایل نتیجه‌های ربات‌ها در این ماه خراب است، پس حالا همین‌جا بازی می‌کنند.

# The deal of the day
daily-today = امروز:
daily-line = به همه همین ورق‌ها می‌رسد، در برابر همین ربات‌ها.
daily-next = دور بعدی { $span } می‌آید.
daily-clock = ساعت این دستگاه { $day } را نشان می‌دهد که نمی‌تواند درست باشد: هیچ دوری مال امروز نیست. آن را تنظیم کنید، یا یکی از روزهای موجود را انتخاب کنید.
daily-open = این دور را هنوز بازی نکرده‌اید.
daily-standing = این دور را شروع کرده‌اید.
daily-came = نتیجهٔ شما
daily-play = این دور را بازی کنید
daily-resume = این دور را ادامه دهید
daily-result = مقایسهٔ نتیجه‌ها
daily-streak = روزهای پشت سر هم
daily-best = بلندترین رشته
daily-played = دورهای بازی‌شده
daily-calendar = تقویم
daily-month-back = ماه قبل
daily-month-on = ماه بعد
daily-day = { $day }، { $state ->
    [played] { $result }
    [standing] شروع‌شده
   *[open] بازی‌نشده
}
daily-forgotten = این مرورگر این‌جا چیزی نگه نمی‌دارد: روزهای شما با بستن صفحه از یاد می‌رود.
