### داور: پرسش‌ها و نظرهایش: آن‌چه بعد از باز شدن گفته می‌شود.

referee-line = بحثی را تمام کنید: آن‌چه روی میز است وارد کنید و داورِ این موتور نظر می‌دهد.
referee-waiting = داور همین که موتور برسد می‌آید.
referee-nothing = برای این بازی هنوز پرسشی نیست.
referee-game = بازی
referee-rules = قواعد
referee-ask = پرسش
referee-fill = همین که همه وارد شود نظر داور این‌جاست.
referee-leader = چه کسی شروع می‌کند
referee-rank = رتبهٔ حکم
referee-declaring = تیم مدافع
referee-opposing = تیم مهاجم
referee-typing = AS KD 10H
referee-aim = ورق برای: { $place }
referee-cards = ورق‌ها
referee-pack = دسته ورق
referee-untap = کنار گذاشتن { $card }
referee-copy = کپی پیوند این پرسش
referee-clear = از نو
ask-follow = چه می‌شود بازی کرد؟
ask-lead = می‌شود با این شروع کرد؟
ask-declare = می‌شود این را اعلام کرد؟
ask-winner = چه کسی دست را می‌برد؟
ask-points = این چند امتیاز است؟
ask-score = این دور چقدر می‌ارزد؟
ask-levels = این امتیازها کدام پله‌ها را می‌دهد؟
ask-kitty = ورق‌های خوابیده چند امتیاز است؟
ask-field-trump = حکم
ask-field-lead = شروع دست با
ask-field-hand = ورق‌های دست
ask-field-play = چه بازی می‌شود
ask-field-plays = دست
ask-field-declarer = حاکم
ask-field-contract = قرارداد
ask-field-bettors = چه کسانی خوانده‌اند
ask-field-card_points = امتیاز ورق‌های گرفته
ask-field-totals = جمع‌ها پیش از این دور
ask-field-tricks = دست‌های گرفته
ask-field-points = امتیاز مهاجمان
ask-field-levels = پله‌ها پیش از این دور
ask-field-kitty = ورق‌های خوابیده
ask-field-won_by = چه کسی دست آخر را می‌برد
ruling-yes = بله، مجاز است.
ruling-no = نه، مجاز نیست.
ruling-options = { $count ->
    [1] فقط این ورق را می‌شود بازی کرد:
   *[other] هر کدام از این‌ها را می‌شود بازی کرد:
  }
ruling-winner = { seat } دست را می‌برد.
ruling-winner-named = { $name } دست را می‌برد.
ruling-points = { $count } امتیاز می‌ارزد.
ruling-made = { $made ->
    [yes] به قرارداد رسیدند.
   *[no] به قرارداد نرسیدند.
  }
ruling-change = شمال و جنوب { $NS }، شرق و غرب { $EW }.
ruling-totals = جمع‌ها بعد از این دور: شمال و جنوب { $NS }، شرق و غرب { $EW }.
ruling-levels = بعد از این دور تیمی که مدافع بود در { $declaring } است و دیگری در { $opposing }.
ruling-declares-next = { $side ->
    [declaring] دور بعد هم همان تیم مدافع است.
   *[opposing] دور بعد تیم دیگر مدافع است.
  }
ruling-multiplier = امتیاز ورق‌های خوابیده { $count } برابر حساب می‌شود.
ruling-bonus = { $count ->
    [0] مهاجمان برای آن چیزی نمی‌گیرند.
   *[other] مهاجمان برای آن { $count } امتیاز می‌گیرند.
  }
ruling-won = { $side ->
    [NS] شمال و جنوب مسابقه را می‌برند.
    [EW] شرق و غرب مسابقه را می‌برند.
    [declaring] تیمی که مدافع بود مسابقه را می‌برد.
   *[opposing] تیم دیگر مسابقه را می‌برد.
  }
ask-field-seen = بازی‌شده
ask-field-voids = معلوم شده که ندارند
ask-field-attempt = پرتاب‌شده
ask-field-others = ورق‌های دیگران
ask-field-cards = ورق‌ها
ask-field-rank = رتبهٔ حکم
ask-field-seat = چه کسی
ask-field-standing = اعلام‌شده پیش از این
ask-field-dealer = پخش‌کننده
ask-field-first = ورق اول
ask-field-bids = گفته‌شده تا حالا
ask-field-deal = دور
ask-field-stake = شرط
ask-field-results = دورهای بازی‌شده
ask-field-bid = خوانده
ask-field-took = گرفته
ask-field-declaring = تیم حاکم
ask-field-last = دست آخر
ask-field-last_winner = برندهٔ دست آخر
ask-field-suit = حکم
ask-field-won_by-rangvaar = چه کسی مسابقه را برد
ruling-speaks = بعد نوبت { seat } است که حرف بزند.
ruling-redealt = دوباره ورق داده می‌شود.
ruling-plays-for = معلوم شد: { seat } برای { $value } بازی می‌کند.
ruling-side-plays-for = معلوم شد: { side } برای { $value } بازی می‌کنند.
ruling-shape-yes = این تراکتور است.
ruling-shape-no = این تراکتور نیست.
ruling-leads = { seat } شروع می‌کند.
ruling-starter = { seat } ورق‌های خوابیده را برمی‌دارد و شروع می‌کند.
ruling-bidding = در این دور تیم‌ها می‌خوانند.
ruling-no-bidding = در این دور کسی نمی‌خواند.
ruling-first-level = هر دو تیم از { $level } شروع می‌کنند.
ruling-commission = کارمزد از پات: { $amount }.
ruling-trump = { $suit ->
    [NT] خال حکمی نیست.
   *[other] حکم { suit-title } است.
  }
ruling-throw-stands = پرتاب می‌گیرد: کسی از هیچ جزء آن بالاتر ندارد.
ruling-throw-fails = پرتاب نمی‌گیرد. فقط این می‌ماند:
ruling-throw-back = پرتاب نمی‌گیرد. همهٔ ورق‌هایش به دست برمی‌گردد.
ruling-penalty = جریمه‌اش { $count } امتیاز است.
ruling-goes-on = مسابقه ادامه دارد.
ask-field-taken_back = پرتاب برگشت
ask-field-forced = 50 اجباری بود
referee-yes = بله
referee-last-cards = ورق‌هایی که آن را برد
