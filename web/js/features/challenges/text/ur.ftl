### One deal played by several: what is said once it is opened.

challenge-waiting = چیلنج کھل رہا ہے…
challenge-against = { $level } بوٹوں کے خلاف
challenge-day = { $day } کی بازی
challenge-seats = { $count } کھلاڑی
challenge-you = آپ
challenge-friend = آپ کے دوست
challenge-open = یہ پتّے آپ کے لیے بانٹے گئے ہیں۔ کھیلیں، پھر موازنہ دیکھیں۔
challenge-beat = وہی پتّے، وہی نشست، وہی بوٹ۔ کیا آپ بہتر کھیلیں گے؟
challenge-other-bots = یہ چیلنج فالو سوٹ کے دوسرے نسخے کا ہے۔ پتّے وہی ہیں، مگر بوٹ شاید الگ کھیلیں۔
challenge-refused = اس لنک کا نتیجہ نہیں دکھایا گیا۔ { $why }
challenge-refused-act = اس لنک کا نتیجہ نہیں دکھایا گیا، کیونکہ قاعدے اس کی یہ سطر نہیں مانتے: { $act }
challenge-match-stays = آپ کی میز کا میچ محفوظ ہے؛ بعد میں جاری رکھیں۔
challenge-play = یہ پتّے کھیلیں
challenge-share = دوست کو چیلنج دیں
challenge-back = واپس
challenge-to-deal = بازی پر واپس
challenge-assisted = اس بازی میں آپ کو مدد ملی۔
challenge-unfinished = یہ بازی آخر تک نہیں کھیلی گئی، اس لیے آپ کا کوئی نتیجہ نہیں۔
challenge-counts = اسکور کے پوائنٹ: آپ کی ٹیم کے، دوسری ٹیم کے نکال کر۔
challenge-counts-court_piece = سَریں: آپ کی ٹیم کی، دوسری ٹیم کی نکال کر۔
challenge-counts-tractor = پوائنٹ: حملہ آور ٹیم کو جتنے چاہئیں ان سے جتنے اوپر، یا دفاع نے اسے جتنا نیچے رکھا۔
challenge-verdict = { $better ->
    [you] آپ { $by } سے آگے۔
    [them] { $name }، { $by } سے آگے۔
   *[none] دونوں برابر رہے۔
}
bot-results-begins = بوٹ آپ کی نشست پر بیٹھ رہے ہیں…
bot-results-said = { $own }: { $of } میں سے { $better } سے بہتر{ $even ->
    [0] {""}
   *[other] ، { $even } کے برابر
}۔ { $level } کا درمیانی نتیجہ { $middle } ہے۔
bot-results-middle = { $of } بار کھیل کر { $level } کا درمیانی نتیجہ { $middle } ہے۔
bot-results-progress = کتنے بوٹ کھیل چکے
bot-results-stop = روکیں
bot-results-how = { $count } بار ایک بوٹ نے یہ نشست لی، وہی پتّے، وہی مخالف۔ عدد یہ ہے کہ آپ کی ٹیم کے اسکور سے دوسری ٹیم کا گھٹا کر کیا بچا۔
bot-results-how-court_piece = { $count } بار ایک بوٹ نے یہ نشست لی، وہی پتّے، وہی مخالف۔ عدد: آپ کی ٹیم کی سَریں، دوسری ٹیم کی گھٹا کر۔
bot-results-how-tractor = { $count } بار ایک بوٹ نے یہ نشست لی، وہی پتّے، وہی مخالف۔ عدد یہ ہے کہ آپ کی ٹیم نے ہدف سے کتنے پوائنٹ اوپر بنائے، یا دفاع میں ہو تو دوسروں کو اس سے کتنا نیچے رکھا۔
daily-squares = سَر بہ سَر
daily-squares-line = ہر سَر کا ایک خانہ۔ اس سے کسی کو کوئی پتّہ معلوم نہیں ہوتا۔
daily-squares-missed = زرد: آپ جو جان سکتے تھے، اس کے مطابق وہاں دوسرا کھیل بہتر تھا۔
square-won = سَر { $number }: آپ کی{ $points ->
    [no] {""}
   *[yes] ، پوائنٹ کے ساتھ
  }
square-empty = سَر { $number }: پوائنٹ نہیں
square-lost = سَر { $number }: گئی{ $points ->
    [no] {""}
   *[yes] ، پوائنٹ کے ساتھ
  }
square-missed = سَر { $number }: یہاں دوسرا کھیل بہتر تھا
daily-better = { $of } میں سے { $better } سے بہتر{ $even ->
    [0] {""}
   *[other] ، { $even } کے برابر
}
daily-copy = نتیجہ کاپی کریں
daily-send = شیئر کریں…
result-copied = کاپی ہو گیا۔
result-refused = یہ براؤزر کاپی نہیں کرنے دیتا۔ تصویر محفوظ کر لیں۔
daily-picture-hidden = یہ براؤزر صفحوں سے تصویریں چھپاتا ہے، اس لیے تصویر محفوظ نہیں ہو سکتی۔ متن نقل کریں۔
daily-field-damaged = اس مہینے کے بوٹوں کے نتیجوں کی فائل خراب ہے، اس لیے وہ اب یہیں کھیلتے ہیں۔

# The deal of the day
daily-today = آج:
daily-line = سب کو وہی پتّے ملتے ہیں، انھی بوٹوں کے خلاف۔
daily-next = اگلی بازی { $span } آئے گی۔
daily-clock = اس آلے کی گھڑی { $day } بتا رہی ہے، جو درست نہیں ہو سکتی: کوئی بازی آج کی نہیں۔ گھڑی درست کریں، یا جو دن ہیں ان میں سے ایک چنیں۔
daily-open = یہ بازی ابھی نہیں کھیلی گئی۔
daily-standing = یہ بازی شروع ہو چکی ہے۔
daily-came = آپ کا نتیجہ
daily-play = یہ بازی کھیلیں
daily-resume = یہ بازی جاری رکھیں
daily-result = نتیجوں کا موازنہ
daily-streak = لگاتار دن
daily-best = سب سے لمبا سلسلہ
daily-played = کھیلی ہوئی بازیاں
daily-calendar = کیلنڈر
daily-month-back = پچھلا مہینا
daily-month-on = اگلا مہینا
daily-day = { $day }، { $state ->
    [played] { $result }
    [standing] شروع ہو چکی
   *[open] نہیں کھیلی
}
daily-forgotten = یہ براؤزر یہاں کچھ محفوظ نہیں رکھتا: صفحہ بند ہونے پر آپ کے دن مٹ جائیں گے۔
