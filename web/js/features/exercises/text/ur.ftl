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
exercises-examples = نمونے آزمائیں
exercises-own = اس آلے کی مشقیں
exercises-own-line = مشق بنانے کے لیے کوئی بازی دیکھیں اور «یہاں سے مشق بنائیں» چنیں۔
exercises-draft-on = بنتی ہوئی مشق پر لوٹیں
exercises-forget = مٹائیں
exercises-forget-which = «{ $title }» مٹائیں
exercises-forget-tries = میری کوششیں مٹائیں
exercises-forget-sure = ہمیشہ کے لیے مٹائیں
exercises-stay = رکھیں
exercises-keep = اس آلے پر رکھیں
exercises-edit = بدلیں
exercises-edit-which = مشق { $number } بدلیں
exercises-take-out = نکالیں
exercises-take-out-which = مشق { $number } نکالیں
exercises-class = آپ کی جماعت کے لیے
exercises-pack-title = عنوان
exercises-passes = کامیابی کے لیے حل
exercises-passes-none = نہیں پوچھا جاتا
exercises-link = ان مشقوں کا لنک
exercises-too-long = لنک کے لیے یہ بہت زیادہ ہے: اس میں زیادہ سے زیادہ آٹھ مشقیں اور 2,000 حروف آتے ہیں۔ اسے فائل میں محفوظ کریں۔
exercises-to-deal = بازی پر واپس
exercises-making = ایک مشق
exercises-decides = فیصلہ { $seat } کا ہے۔
exercises-task = سوال
exercises-acts = یہاں درست کیا ہے؟
exercises-acts-line = ہر وہ چال چنیں جو اسے حل کرتی ہے، اور زیادہ سے زیادہ { $most } غلطیاں جن پر الگ الفاظ کہے جائیں۔ اعداد انجن کی رائے ہیں۔
exercises-made = جو کھیلا گیا
exercises-is-right = درست
exercises-is-right-which = { $act }: درست
exercises-is-wrong = غلطی
exercises-is-wrong-which = { $act }: غلطی
exercises-praise = درست چال پر کہا جائے
exercises-said-to = اس پر کہا جائے: { $act }
exercises-otherwise-field = باقی سب پر کہا جائے
exercises-more = مزید
exercises-hint-field = اشارہ
exercises-near = جو چال سوچی ہوئی بازیوں میں درست سے الگ نہ دکھے وہ بھی درست
exercises-punish = جہاں غلط چال قسمت سے بچ نکلے وہاں چھپے پتّے دوبارہ بانٹیں
exercises-title-field = مشق کا عنوان
exercises-chapter = باب
exercises-into = کہاں رکھیں
exercises-into-new = نئی مشقیں
exercises-checking = جانچ ہو رہی ہے…
exercises-keep-it = جانچ کر رکھیں
exercises-keep-still = پھر بھی رکھیں
exercises-drop = چھوڑ دیں
exercises-fault-right_not_legal = مشق { $exercise }: جسے درست کہا گیا ہے وہ وہاں کھیلا نہیں جا سکتا۔
exercises-fault-wrong_not_legal = مشق { $exercise }: غلطی «{ $act }» وہاں ہو ہی نہیں سکتی۔
exercises-fault-wrong_is_right = مشق { $exercise }: «{ $act }» اسے حل کرتا ہے مگر اس پر غلطی کے الفاظ ہیں۔
exercises-fault-right_loses = مشق { $exercise }: «{ $act }» کو درست کہا گیا ہے مگر وہ «{ $better }» سے { $by } کم لاتا ہے۔
exercises-fault-bad_exercise = مشق { $exercise } پڑھی نہیں جا سکتی۔
exercises-goal = حل کس سے ہوتا ہے
exercises-goal-acts = وہ چالیں جو درست ٹھہرائی گئیں
exercises-goal-win_trick = اُن کا فریق یہ سَر جیتے
exercises-goal-lose_trick = دوسرا فریق یہ سَر جیتے
exercises-goal-take = اُن کا فریق کم از کم { $of ->
    [tricks] اتنی سَریں
   *[other] اتنے پوائنٹ
  } لے
exercises-goal-hold = دوسرا فریق زیادہ سے زیادہ { $of ->
    [tricks] اتنی سَریں
   *[other] اتنے پوائنٹ
  } لے
exercises-goal-deal = بازی میں اُن کا فریق آگے رہے
exercises-goal-number = کتنے
exercises-ends = کب تک
exercises-ends-act = اسی چال سے
exercises-ends-trick = سَر کے آخر تک
exercises-ends-deal = بازی کے آخر تک
exercises-until-trick = سَر کے آخر تک کھیلیں۔
exercises-until-deal = بازی کے آخر تک کھیلیں۔
exercises-acts-goal-line = { $most } تک ایسی پہلی چالیں چنیں جن پر الگ الفاظ کہے جائیں؛ درست ٹھہرائی گئی چال وہ ہے جس سے ہدف ملتا ہے۔ باقی نشستیں بوٹ کھیلتے ہیں۔
exercises-cannot-weigh = ہمارے بوٹ اس فیصلے کو تول نہیں سکتے: کوئی اعداد نہیں ہیں، اور جسے آپ درست کہیں وہی درست ہے۔
exercises-later = بعد میں جاری رکھیں
exercises-unfinished = ابھی ادھورے
exercises-fault-goal_decided = مشق { $exercise }: کچھ کھیلے جانے سے پہلے ہی ہدف طے ہے۔
exercises-fault-goal_unmet = مشق { $exercise }: ہمارے بوٹ آگے کھیلیں تو کسی چال سے ہدف نہیں ملتا۔
exercises-fault-goal_always = مشق { $exercise }: ہمارے بوٹ آگے کھیلیں تو ہر چال سے ہدف ملتا ہے۔
exercises-fault-right_misses = مشق { $exercise }: ”{ $act }“ کے بعد ہمارے بوٹ ہدف چوک جاتے ہیں۔
exercises-answers = جماعت کے جواب
exercises-heap = جماعت نے جو بھیجا
exercises-heap-line = جو آیا ہے ویسا ہی چسپاں کر دیں، چاہے پوری گفتگو ہو: جوابوں کے لنک اس میں سے مل جاتے ہیں۔ فائلیں بھی یہاں چھوڑی جا سکتی ہیں۔
exercises-replaying = ہر کوشش دہرائی جا رہی ہے…
exercises-stop = روکیں
exercises-no-answers = اس متن میں جوابوں کا کوئی لنک نہیں۔
exercises-problems = نہیں گنے گئے:
exercises-table = جماعت
exercises-column-solved = حل
exercises-column-passed = کامیاب
exercises-yes = ہاں
exercises-no = نہیں
exercises-unsolved = { $count ->
    [one] حل نہیں، ایک کوشش
   *[other] حل نہیں، { $count } کوششیں
  }
exercises-cells = ✓ اور کتنی کوششیں لگیں؛ ✗ کوشش بیکار گئی؛ – کوشش نہیں کی۔
exercises-commonest = سب سے عام غلطیاں
exercises-mistake = مشق { $number }: { $act } ({ $people ->
    [one] ایک شخص
   *[other] { $people } لوگ
  })

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
refusal-nobody_decides = اس لمحے کسی کی باری نہیں؛ پتّے بٹتے وقت کوئی بھی اعلان کر سکتا ہے۔ مشق کے لیے کسی ایک کی باری چاہیے: ایک قدم آگے یا پیچھے جائیں۔
refusal-no_task = سوال لکھیں۔
refusal-no_right = بتائیں کہ درست کیا ہے۔
refusal-too_many_packs = یہ آلہ زیادہ سے زیادہ { $most } مجموعے رکھتا ہے۔ پہلے کوئی ایک مٹائیں؛ کچھ کھویا نہیں۔
refusal-pack_not_kept = یہ براؤزر یہاں کچھ محفوظ نہیں رکھتا: مشقیں صفحہ بند ہونے تک یہاں رہیں گی۔ انھیں فائل میں محفوظ کر لیں۔
refusal-no_pack_here = یہ جواب جن مشقوں کے ہیں وہ اس آلے پر نہیں۔ پہلے اُنھیں کھولیں، پھر «جماعت کے جواب» چنیں۔
refusal-tries_not_kept = یہ براؤزر یہاں کچھ محفوظ نہیں رکھتا: آپ کی کوششیں صفحہ بند ہونے تک ہی یہاں رہیں گی۔ اس سے پہلے اپنے جواب بھیج دیں۔
refusal-draft_not_kept = یہ براؤزر یہاں کچھ محفوظ نہیں رکھتا: آپ جو لکھ رہے ہیں وہ صفحہ بند ہونے تک ہی یہاں رہے گا۔
