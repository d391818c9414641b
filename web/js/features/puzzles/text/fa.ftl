### معماها: آن‌چه بعد از باز شدن گفته می‌شود.

decision-try-title = بازی بهتر را پیدا کنید
puzzle-title = معما: { $theme }
puzzle-playing = { $moment ->
    [yes] به پیش از این تصمیم برگشته‌اید، با آن‌چه آن وقت می‌دانستید.
   *[no] با آن‌چه این جا می‌تواند بداند، این‌جا بهترین کار چیست؟
  }
puzzle-replying = ببینیم جواب چیست…
puzzle-right = { $tries ->
    [1] درست: تا جایی که این جا می‌تواند بداند، بهتر از این نیست.
   *[other] درست، در بار { $tries }: تا جایی که این جا می‌تواند بداند، بهتر از این نیست.
  }
puzzles-line = هر کدام یک تصمیم در میانهٔ یک دور. هر چه به خوبی بهترین باشد هم درست است.
puzzles-next = معمای بعد
puzzles-daily = معمای روز
puzzles-daily-next = معمای روز بعدی { $span } می‌آید.
puzzles-count = { $found } از { $all } پیدا شده.
puzzles-due = امروز { $due } تا باید تکرار شود.
puzzles-themes = موضوع
puzzle-theme-all = همه
puzzles-evenly = معمای بعد از موضوعی است که کمتر از همه امتحان کرده‌اید. عددها می‌گوید از هر کدام چند تا هست: بعضی کم‌اند.
puzzles-grades = سختی
puzzles-measured = سختی اندازه گرفته شده است: هر چه از { $levels } سطح ما کمتر معما را پیدا کنند، سخت‌تر است.
puzzle-grade = { $grade ->
    [all] همه
    [easy] آسان
    [middling] متوسط
    [hard] سخت
   *[hardest] خیلی سخت
  }
puzzle-theme-follow = ادامهٔ دست
puzzle-theme-lead = شروع دست
puzzle-theme-throw = پرتاب‌ها
puzzle-theme-bury = خواباندن
puzzle-theme-points = دادن امتیاز
puzzle-theme-trumps = کشیدن حکم‌ها
puzzle-theme-endgame = پایان‌ها
puzzle-theme-bet = خواندن
puzzle-theme-name = حکم کردن
