### امتحان کردن بازی‌های دیگر در دوری گذشته: آن‌چه بعد از باز شدن گفته می‌شود.

analysis-close = برگشت به دور، همان‌طور که بازی شد
analysis-plays = چه می‌شود کرد، و چقدر می‌ارزد
analysis-turn = نوبت { $name } است.
analysis-over = دور این‌جا تمام می‌شود.
analysis-table = میز ورق می‌دهد: بگذارید یک ربات کار کند.
analysis-worlds = میانگین { $worlds } پخش خیالی که با دانسته‌های { $name } جور است: { $of ->
    [own_tricks] دست برای تیم او
    [opposing_points] امتیاز برای مهاجمان
   *[own_points] امتیاز برای تیم او
}.
analysis-exact = بهترین بازی همه در { $worlds } پخش خیالی که با دانسته‌های { $name } جور است: { $of ->
    [own_tricks] دست برای تیم او
    [opposing_points] امتیاز برای مهاجمان
   *[own_points] امتیاز برای تیم او
}.
analysis-best = بهترین تا حالا
analysis-tie = تا جایی که معلوم است به همان خوبی
analysis-bids = بهترین خواندن از روی امتیاز آن پخش معلوم می‌شود، نه فقط از روی این عدد.
analysis-ties = ★ بهترین تا حالاست. ≈ هنوز از آن جدا نمی‌شود: در همان پخش‌های خیالی هیچ‌کدام آشکارا بهتر نیست.
analysis-worlds-you = میانگین { $worlds } پخش خیالی که با دانسته‌های شما جور است: { $of ->
    [own_tricks] دست برای تیم شما
    [opposing_points] امتیاز برای مهاجمان
   *[own_points] امتیاز برای تیم شما
}.
analysis-exact-you = بهترین بازی همه در { $worlds } پخش خیالی که با دانسته‌های شما جور است: { $of ->
    [own_tricks] دست برای تیم شما
    [opposing_points] امتیاز برای مهاجمان
   *[own_points] امتیاز برای تیم شما
}.
analysis-back = پس گرفتن
analysis-bot = ربات بازی کند
analysis-keep = نگه داشتن به صورت شاخه
analysis-kept = شاخه نگه داشته شد
analysis-from-here = بازی از این‌جا
analysis-hands = ورق‌های همه رو
analysis-branches = شاخه‌ها
analysis-drop = حذف این شاخه
analysis-remark = یادداشت این کار
analysis-remark-deal = یادداشت این دور
analysis-mark = نظر شما دربارهٔ آن
analysis-mark-name = { $mark ->
    [good] خوب
    [bad] بد
    [unclear] جای بازنگری
   *[none] بی‌نشان
}
analysis-note = یادداشت
analysis-played = همان‌طور که بازی شد
analysis-branch = کار { $act }: { $line }{ $count ->
    [1] {""}
    [2] {""}
    [3] {""}
    [4] {""}
   *[other] {" "}… ({ $count } کار)
}
