### Puzzles: what is said once it is opened.

decision-try-title = بہتر کھیل ڈھونڈیں
puzzle-title = معمّا: { $theme }
puzzle-playing = { $moment ->
    [yes] آپ پھر اس فیصلے سے پہلے ہیں، اسی علم کے ساتھ۔
   *[no] اس نشست کے علم کے مطابق یہاں سب سے اچھا کیا ہے؟
  }
puzzle-replying = جواب دیکھتے ہیں…
puzzle-right = ٹھیک{ $tries ->
    [1] {""}
   *[other] ، کوشش { $tries } پر
  }: اس نشست کے علم کے مطابق اس سے بہتر کچھ نہیں۔
puzzles-line = بازی کے بیچ میں ایک ایک فیصلہ۔ جو سب سے اچھے کے برابر ہو وہ بھی ٹھیک ہے۔
puzzles-next = اگلا معمّا
puzzles-daily = آج کا معمّا
puzzles-daily-next = آج کا اگلا معمّا { $span } آئے گا۔
puzzles-count = { $all } میں سے { $found } ملے۔
puzzles-due = { $due ->
    [one] ایک آج دہرانا ہے۔
   *[other] { $due } آج دہرانے ہیں۔
  }
puzzles-themes = موضوع
puzzle-theme-all = سب
puzzles-evenly = اگلا معمّا اس موضوع کا ہوتا ہے جسے آپ نے سب سے کم آزمایا ہے۔ عدد بتاتے ہیں کہ ہر موضوع کے کتنے ہیں: کچھ کے کم ہیں۔
puzzles-grades = مشکل
puzzles-measured = مشکل ناپی گئی ہے: ہماری { $levels } سطحوں میں سے جتنی کم معمّا حل کریں، وہ اتنا مشکل ہے۔
puzzle-grade = { $grade ->
    [all] سب
    [easy] آسان
    [middling] درمیانہ
    [hard] مشکل
   *[hardest] بہت مشکل
  }
puzzle-theme-follow = نشان دینا
puzzle-theme-lead = چال چلنا
puzzle-theme-throw = اکٹھی چالیں
puzzle-theme-bury = دبانا
puzzle-theme-points = پوائنٹ دینا
puzzle-theme-trumps = رنگ نکلوانا
puzzle-theme-endgame = بازی کا آخر
puzzle-theme-bet = بولی
puzzle-theme-name = رنگ بولنا
