multiplayer-line = بتائیں کہ کون کہاں بیٹھے گا۔ اسی نیٹ ورک کا ہر فون اپنی نشست کا کوڈ اسکین کرے، پھر ایک کوڈ دکھائے جسے آپ اسکین کریں۔ اسی ڈیوائس پر بیٹھے لوگ اسے ایک دوسرے کو دیتے رہیں۔
multiplayer-host-note = پتّے یہی ڈیوائس بانٹتی ہے اور میچ کے دوران سب کے پتّے اسی میں رہتے ہیں؛ ہر فون کو صرف اس کے اپنے پتّے بھیجے جاتے ہیں۔ کمرے سے باہر کچھ نہیں جاتا۔
multiplayer-take-answer = فون اپنا کوڈ دکھا رہا ہے
multiplayer-take-offer = نشست کا کوڈ اسکین کریں
multiplayer-deal = پتّے بانٹیں
multiplayer-go-on = پچھلا میچ آگے کھیلیں
multiplayer-back = میز پر واپس
multiplayer-leave = یہ میز چھوڑیں
multiplayer-bot = { $level } بوٹ
multiplayer-here = { $name } اب یہاں بیٹھے ہیں
multiplayer-here-unnamed = آپ اب یہاں بیٹھے ہیں
multiplayer-there = { $name }، اپنے فون پر
multiplayer-somebody = کوئی
multiplayer-joining = جڑ رہا ہے…
multiplayer-away = { $instead ->
    [bot] { $name } کا فون چلا گیا: واپسی تک بوٹ کھیلے گا
    [here] { $name } کا فون چلا گیا: یہی ڈیوائس دی جائے گی
   *[wait] { $name } کا فون چلا گیا: میز انتظار میں ہے
  }
multiplayer-free = خالی: فون سے یہ کوڈ اسکین کریں
multiplayer-expects = { $name }، پچھلی بار کی طرح: فون سے یہ کوڈ اسکین کریں
multiplayer-who-here = یہاں
multiplayer-who-phone = فون
multiplayer-who-bot = بوٹ
multiplayer-instead = جب تک فون نہ ہو
multiplayer-instead-bot = بوٹ کھیلے
multiplayer-instead-here = یہ ڈیوائس دیں
multiplayer-instead-wait = انتظار کریں
multiplayer-move = اس سے جگہ بدلیں
multiplayer-code = { $seat }: کوڈ بڑا کریں
multiplayer-code-line = اسے فون کے کیمرے سے اسکین کریں۔ کوڈ ایک بار اور دس منٹ تک چلتا ہے۔
multiplayer-renew = نیا کوڈ
multiplayer-all = سب نشستیں
multiplayer-as-link = لنک کی شکل میں
multiplayer-camera = کیمرے کی تصویر
multiplayer-scan = کیمرے سے اسکین کریں
multiplayer-scan-stop = کیمرا بند کریں
multiplayer-photo = تصویر لیں
multiplayer-paste = یا لنک چسپاں کریں
multiplayer-paste-use = یہ لنک لیں
multiplayer-preparing = تیاری ہو رہی ہے…
multiplayer-answer = جواب، QR کوڈ میں
multiplayer-answer-line = { $seat } آپ کی نشست ہے۔ اب پتّے بانٹنے والی ڈیوائس سے یہ کوڈ اسکین کرائیں۔
multiplayer-answer-wait = اسکین ہوتے ہی آپ میز پر ہوں گے۔
multiplayer-slow = ابھی کچھ نہیں ہوا۔ کیا کوڈ اسکین ہوا؟ کیا دونوں ڈیوائسیں ایک ہی وائی فائی میں ہیں؟ مہمانوں کے کچھ نیٹ ورک ڈیوائسوں کو الگ رکھتے ہیں: وہاں فون کا ہاٹ اسپاٹ چلتا ہے۔ یا نیا کوڈ مانگیں، ہر کوڈ ایک ہی بار چلتا ہے۔
multiplayer-network-asks = اگر براؤزر پوچھے کہ یہ صفحہ مقامی نیٹ ورک کے آلات تک پہنچ سکتا ہے یا نہیں تو اجازت دیں: اس کے بغیر کوئی دوسرا آلہ نہیں ملتا۔
multiplayer-network-denied = آپ کا براؤزر اس صفحے کو مقامی نیٹ ورک کے آلات تک پہنچنے نہیں دیتا، اس لیے اسے کوئی دوسرا فون یا میز نہیں ملتی۔ اجازت دے کر دوبارہ کوشش کریں: پتے کے بائیں طرف کا نشان اس سائٹ کی اجازتیں کھولتا ہے؛ وہاں اس کا نام ’مقامی نیٹ ورک‘ (Local network) ہے۔
multiplayer-lost = میز سے رابطہ کٹ گیا۔ میچ رکا ہے یا آپ کی جگہ بوٹ کھیل رہا ہے۔ دوسری ڈیوائس پر نشست کا کوڈ پھر اسکین کریں۔
multiplayer-sought = ابھی میز تک رسائی نہیں۔ کیا دونوں ڈیوائسیں ایک ہی وائی فائی میں ہیں؟ یہ فون اسے ڈھونڈ رہا ہے اور خود واپس آ جائے گا۔ دیر لگے تو دوسری ڈیوائس پر نشست کا کوڈ پھر اسکین کریں۔
multiplayer-paused = آپ { $seat } میں بیٹھے ہیں۔ پتّے بانٹنے والی ڈیوائس کہے گی تو میچ شروع ہو گا یا آگے بڑھے گا۔
multiplayer-seated = آپ { $seat } میں بیٹھے ہیں۔
multiplayer-you = آپ
multiplayer-expected = ابھی کوئی نہیں
multiplayer-record = میچ کا ریکارڈ
multiplayer-drawn = بیج میں آپ کا عدد بھی ہے اور باقی سب کے بھی: پتّے کسی نے نہیں چنے۔
multiplayer-not-drawn = اس میچ کا بیج وہ نہیں جو شروع میں مل کر نکالا گیا تھا۔
multiplayer-keep = میچ اس فون پر رکھیں
multiplayer-kept = رکھ لیا۔ یہاں آپ اسے دیکھ اور پرکھ سکتے ہیں۔
multiplayer-own-engine = میرے میچ کھولیں
multiplayer-reload = صفحہ دوبارہ کھولیں
multiplayer-undo = { $name } نے پچھلا فیصلہ واپس لینے کو کہا ہے۔ کیا آپ کو منظور ہے؟
multiplayer-after = میچ میرے فون پر
multiplayer-host-deals = اگلی بازی پتّے بانٹنے والی ڈیوائس سے آئے گی۔
multiplayer-draw = پتّوں کا نکالنا
multiplayer-draw-number = اس میز پر قرعہ نمبر { $number }، { $time }
multiplayer-draw-code = قرعے کا کوڈ، ہر فون پر ایک ہی:
multiplayer-draw-without = ان کے بغیر: { $seats }
multiplayer-draw-asked = { $name } چاہتے ہیں کہ دوبارہ قرعہ نکالا جائے۔ { $count ->
    [0] اس فون نے اس میز پر ابھی تک کوئی قرعہ نہیں نکالا۔
    [one] اس فون نے آج شام ایک بار قرعہ نکالا ہے۔
   *[other] اس فون نے آج شام { $count } بار قرعہ نکالا ہے۔
  }
multiplayer-draw-why = ایک قرعہ ایک ہی میچ کے لیے ہوتا ہے۔ تبھی ہاں کہیں جب معلوم ہو کہ دوسرا کیوں چاہیے: جو من پسند پتّے آنے تک نکالتا رہے، اس نے پتّے چن لیے۔
multiplayer-draw-waiting = { $seats } کا انتظار…
multiplayer-draw-drawn = { $count } ڈیوائسوں نے مل کر قرعہ نکالا۔ کوئی پتّے نہیں چن سکا۔
multiplayer-draw-left_out = پتّے اس فون کے عدد کے بغیر نکالے جا رہے ہیں۔
multiplayer-draw-declined = آپ نے ہاں نہیں کہی، اس لیے کچھ نہیں نکالا گیا۔
multiplayer-draw-void = یہ قرعہ شمار نہیں ہوگا: { $why ->
    [declined] { $seats } نے ہاں نہیں کہی، یا چلے گئے۔
   *[withheld] { $seats } نے عدد نہیں دیا۔
  }
multiplayer-draw-yes = قرعہ نکالیں
multiplayer-draw-no = نہ نکالیں
multiplayer-draw-again = دوبارہ نکالیں
multiplayer-draw-leave-out = { $seats } کے بغیر دوبارہ نکالیں
