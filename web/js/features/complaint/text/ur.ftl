### What an argument about an act needs: what is said once it is opened.

complaint-head = { $game }، { $rules }: بازی { $deal }، قدم { $act }
complaint-bots = Follow Suit { $version }؛ بوٹ: { $levels }، ورژن { $bots }
complaint-line-running = خرابی بتانے یا دوستوں کی بحث سلجھانے کے لیے۔ بازی ابھی جاری ہے: اس میں صرف وہ ہے جو سب نے دیکھا، اور آپ کا اپنا ہاتھ۔
complaint-line-over = خرابی بتانے یا دوستوں کی بحث سلجھانے کے لیے۔ بازی ختم ہو چکی ہے: لنک میں پوری بازی ہے اور وہ اسی قدم پر کھلتا ہے۔
complaint-report = روداد
complaint-hands = ہاتھ
complaint-link-deal = اس قدم پر بازی: { $link }
complaint-link-question = ریفری سے پوچھیں: { $link }
complaint-copy = روداد کاپی کریں
complaint-copy-picture = تصویر کاپی کریں
complaint-copy-html = HTML کاپی کریں
complaint-refused = یہ براؤزر اسے کاپی نہیں کرنے دیتا۔ روداد منتخب کریں، یا تصویر محفوظ کریں۔
