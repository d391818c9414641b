# Exercises: a teacher's decisions, tried and answered by links.

exercises-line = استاد کے چنے ہوئے فیصلے، ہر ایک پر اُن کے اپنے الفاظ۔ جو لنک یا فائل ملی ہے اسے کھولیں؛ کچھ اپ لوڈ نہیں ہوتا۔
exercises-waiting = انجن آتے ہی مشقیں کھل جائیں گی۔
exercises-paste = مشقوں کا لنک یا متن
exercises-open = کھولیں
exercises-file = فائل کھولیں
exercises-count = { $count ->
    [one] ایک مشق۔
   *[other] { $count } مشقیں۔
  }
exercises-to-pass = کامیابی کے لیے { $passes } حل کریں۔
exercises-passed = کامیاب۔
exercises-solved = { $of } میں سے { $solved } حل۔
exercises-number = مشق { $number }
exercises-title = { $of } میں سے { $number }: { $title }
exercises-solved-in = { $count ->
    [one] پہلی ہی کوشش میں حل
   *[other] { $count } کوششوں میں حل
  }
exercises-tried = { $count ->
    [one] اب تک ایک کوشش
   *[other] اب تک { $count } کوششیں
  }
exercises-begin = شروع کریں
exercises-go-on = آگے چلیں
exercises-save = فائل میں محفوظ کریں
exercises-all = دوسری مشقیں
exercises-send = اپنے جواب بھیجیں
exercises-send-line = لنک میں آپ کا نام اور ہر کوشش ہے۔ اسے اپنے استاد کو بھیجیں؛ یہ خود سے کہیں نہیں جاتا۔
exercises-your-name = آپ کا نام
exercises-name-first = پہلے نام لکھیں؛ پھر جواب بھیجے جا سکیں گے۔
exercises-answers-link = آپ کے جواب، لنک میں
exercises-hint = اشارہ
exercises-right = درست۔
exercises-wrong = یہ نہیں۔
exercises-otherwise = یہ نہیں۔
exercises-again = پھر کوشش کریں
exercises-skip = چھوڑ دیں
exercises-next = اگلی مشق
exercises-to-result = نتیجہ
exercises-back = مشقوں پر واپس
exercises-punished = چھپے پتّے دوبارہ بانٹے گئے تاکہ یہ چال قسمت سے نہ بچ نکلے۔
exercises-weigh = ہر چال کی قدر
exercises-weighing = ہر چال تولی جا رہی ہے…
exercises-unweighed = یہاں تولنے کو کچھ نہیں۔
exercises-at-line = سطر { $line }: { $why }

# Why something of exercises is refused.

refusal-not_there = یہاں یہ نہیں ہو سکتا۔
refusal-long_pack = یہ بہت لمبا ہے: مشقوں کے مجموعے میں زیادہ سے زیادہ 200,000 حروف ہوتے ہیں۔
refusal-not_a_pack = یہ مشقیں نہیں ہیں۔
refusal-pack_version = یہ مشقیں Follow Suit کے نئے نسخے کے لیے لکھی گئی ہیں۔ صفحہ دوبارہ لوڈ کر کے انھیں کھولیں۔
refusal-bad_pack = یہ مشقیں پڑھی نہیں جا سکتیں۔
refusal-bad_exercise = یہ مشق پڑھی نہیں جا سکتی۔
refusal-long_words = یہ متن بہت لمبا ہے۔
refusal-too_many_linked = ایک لنک میں زیادہ سے زیادہ { $most } مشقیں آتی ہیں۔
refusal-right_not_legal = جسے درست کہا گیا ہے وہ وہاں کھیلا نہیں جا سکتا۔
refusal-other_exercises = یہ دوسری مشقوں کے جواب ہیں۔
refusal-broken_try = مشق { $exercise } میں «{ $act }» قاعدے کے خلاف ہے۔
