### Printing sheets: what is said once it is opened.

paper-sheet = ورق
paper-sheet-hands = ہاتھوں کا نقشہ
paper-sheet-dealing = پتّے بانٹنے کی فہرست
paper-sheet-slips = ہاتھ کی پرچیاں
paper-sheet-traveller = بازی کی پرچی
paper-sheet-scores = حساب کا ورق
paper-sheet-rules = قاعدوں کا کارڈ
paper-sheet-exercises = مشقیں
paper-line-hands = ہر بازی کے سب ہاتھ، کھیل کے بعد بانٹنے کے لیے۔
paper-line-dealing = یہ بازیاں ترتیب دی ہوئی گڈّی سے کیسے لگائیں، کوئی ہاتھ دیکھے بغیر۔
paper-line-slips = کاٹیں، موڑیں اور پتّوں کے ساتھ رکھیں۔
paper-line-traveller = بازی کے ساتھ گھومتی ہے: کس نے کھیلی، اور کیا بنا۔
paper-line-scores = خالی، ساتھ یہ کہ پوائنٹ سے کیا بنتا ہے۔
paper-line-filled = بازیاں جیسے لکھی گئیں، ساتھ میں پوائنٹ کی قیمت۔
paper-line-rules = ایک صفحہ: رنگ، کیا دینا لازم ہے، حساب، اور اس میز کا ہر قاعدہ۔
paper-line-exercises = آٹھ مقام، جواب آخری صفحے پر الٹے۔
paper-size = کاغذ
paper-size-a4 = A4
paper-size-letter = لیٹر (امریکا)
paper-deals = بازیاں
paper-deals-deal = بازی { $number }
paper-deals-all = سب جو ختم ہو چکیں
paper-results = بولی اور نتیجے کے ساتھ
paper-tricks = ہر سَر کے پتّوں کے ساتھ
paper-filled = جو لکھا گیا اس کے ساتھ
paper-of = مشقیں کہاں سے
paper-of-puzzles = معمّوں سے
paper-of-lessons = سبقوں سے
paper-part = کون سی
paper-eight = { $from } تا { $to }
paper-level = درجہ
paper-pages = { $count ->
    [one] ایک صفحہ
   *[other] { $count } صفحے
  }
paper-print = چھاپیں
paper-save = HTML میں محفوظ کریں
paper-save-pbn = PBN میں محفوظ کریں
refusal-deal_not_over = بازی ختم ہونے پر ہی چھپتی ہے۔
refusal-deal_not_in_record = ریکارڈ میں ایسی کوئی بازی نہیں۔
refusal-too_many_exercises = اتنی مشقیں ایک ساتھ نہیں چھپتیں۔
refusal-unknown_sheet = ایسا کوئی ورق نہیں۔
refusal-unknown_language = اس زبان میں کچھ نہیں چھپتا۔
refusal-no_browser = فائل میں چھاپنے والا کوئی براؤزر نہیں ملا: .html فائل لکھیں اور اسے چھاپیں۔
