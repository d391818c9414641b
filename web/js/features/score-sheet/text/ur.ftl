score-sheet-waiting = انجن آتے ہی حساب لکھا جا سکے گا۔
score-sheet-full = اس آلے میں جگہ نہیں رہی۔ اب جو لکھیں گے وہ صفحہ کھلا رہنے تک ہے: پرچے کو فائل میں محفوظ کر لیں۔
score-sheet-lost = براؤزر اپنے ذخیرے تک نہیں پہنچ پا رہا۔ اب جو لکھیں گے وہ صفحہ کھلا رہنے تک ہے: پرچے کو فائل میں محفوظ کر لیں۔
score-sheet-refused = یہ براؤزر اس صفحے کے لیے کچھ نہیں رکھتا: بند کرنے سے پہلے پرچہ فائل میں محفوظ کر لیں۔
score-sheet-elsewhere = یہ پرچہ دوسرے ٹیب میں آگے بڑھ چکا ہے۔ یہاں وہ ویسا ہی ہے جیسا وہاں ہے۔
score-sheet-gone = یہ پرچہ دوسرے ٹیب میں مٹا دیا گیا ہے۔ یہاں سب کچھ اب بھی ہے، مگر اب محفوظ نہیں ہو رہا۔
score-sheet-keep-again = پھر سے محفوظ کریں

# The list
score-sheet-none-line = پتّے آپ کے اپنے، حساب اس صفحے کا: بازی کتنے کی ہوئی، کون بانٹے گا، میچ کب ختم ہوا، سب اسے معلوم ہے۔
score-sheet-new = نیا پرچہ
score-sheet-all = سب پرچے
score-sheet-open-file = فائل کھولیں
score-sheet-figures = کون کتنا جیتا
score-sheet-figures-line = اس آلے کے پرچے ہر نام کے بارے میں کیا کہتے ہیں۔ کمپیوٹر سے کھیلے ہوئے میچ اس میں نہیں۔
score-sheet-name = نام
score-sheet-won = جیتے
score-sheet-matches = میچ
score-sheet-dealt = بازیاں
score-sheet-remove = مٹائیں
score-sheet-remove-sure = ہمیشہ کے لیے مٹائیں
score-sheet-keep = رہنے دیں
score-sheet-deals = { $count ->
    [0] ابھی کوئی بازی نہیں
    [one] { $count } بازی
   *[other] { $count } بازیاں
  }

# A new sheet
score-sheet-not-kept = { $game } (حساب کا پرچہ نہیں)
score-sheet-table = میز
score-sheet-who-sits = کون کہاں بیٹھا ہے
score-sheet-who-deals = پہلے کون بانٹے گا
score-sheet-date = تاریخ
score-sheet-note = یادداشت
score-sheet-stake = ہر ایک کا داؤ (خالی: کچھ نہیں)
score-sheet-begin = شروع کریں

# The score
score-sheet-roles = { $role ->
    [starter] { $dealer } بانٹے، سالار { $other }
    [opens] { $dealer } بانٹے، پہلی بولی { $other } کی
    [caller] { $dealer } بانٹے، رنگ { $other } بولے
   *[open] { $dealer } بانٹے
  }
score-sheet-left = { $count ->
    [one] آخری بازی
   *[other] ابھی { $count } بازیاں باقی
  }
score-sheet-over = { $names } جیت گئے
score-sheet-tie = برابر
score-sheet-declares = دفاع میں
score-sheet-figure-level = درجہ
score-sheet-figure-total = کل
score-sheet-figure-courts = کوٹ
score-sheet-figure-points = پوائنٹ
score-sheet-figure-row = لگاتار
score-sheet-note-must_defend = { $side } اس درجے ({ $level }) کا دفاع کیے بغیر آگے نہیں جا سکتے۔
score-sheet-note-hundred_rule = { $side } کے { $total } ہیں: اب ان کے پوائنٹ اسی بازی میں گنے جائیں گے جس میں وہ بولی دیں۔
score-sheet-not-due = { $count ->
    [one] ایک بازی پر نشان ہے۔
   *[other] { $count } بازیوں پر نشان ہے۔
  }
score-sheet-settle = ہم نے صحیح باری سے ہی کھیلا
score-sheet-enter = بازی لکھیں
score-sheet-undo = واپس لیں
score-sheet-redo = پھر کریں
score-sheet-turn = الٹا گھمائیں
score-sheet-referee = ریفری
score-sheet-out = بھیجیں، چھاپیں…
score-sheet-linked = یہ پرچہ آپ کو کسی نے بھیجا ہے۔ آپ جو بدلیں گے وہ آپ کی اپنی نقل میں جائے گا۔
score-sheet-go-on = اس سے آگے لکھیں
score-sheet-back = پرچے پر واپس

# An entry
score-sheet-deal = بازی { $number }
score-sheet-yes = ہاں
score-sheet-no = نہیں
score-sheet-skip = نہ لکھیں
score-sheet-ok = ٹھیک
score-sheet-rub = آخری ہندسہ مٹائیں
score-sheet-correct = جو بدلنا ہو اسے اوپر چھوئیں۔
score-sheet-write = لکھ دیں
score-sheet-drop = چھوڑ دیں
score-sheet-settle-one = یہ صحیح باری سے ہی کھیلی گئی
score-sheet-insert = اس سے پہلے ایک بازی رہ گئی
score-sheet-take-out = کھیلی ہی نہیں گئی
score-sheet-take-out-sure = بازی { $number } نکال دیں
score-sheet-twice = یہی بازی آپ نے ابھی لکھی ہے۔ کیا یہ دوسری ہے؟
score-sheet-twice-not = نہیں، ایک ہی ہے
score-sheet-twice-yes = ہاں، دوسری بازی
score-sheet-field-thrown_in = بازی منسوخ
score-sheet-field-bid = { $declaring ->
    [none] بولی والوں
   *[other] { $declaring }
  } کی بولی
score-sheet-field-declaring = دفاع کس ٹیم کا ہے؟
score-sheet-field-starter = سالار کون ہے؟
score-sheet-field-trump = رنگ
score-sheet-field-way = کیسے لکھیں
score-sheet-field-points = { $declaring ->
    [none] بولی والی ٹیم
   *[other] { $declaring }
  } کے پوائنٹ
score-sheet-field-points-tractor = سروں میں { $other ->
    [none] حملہ آوروں
   *[other] { $other }
  } کے پوائنٹ
score-sheet-field-penalty = اکٹھی چال کا جرمانہ
score-sheet-field-last = کیا آخری سَر { $other ->
    [none] حملہ آوروں
   *[other] { $other }
  } کی تھی؟
score-sheet-field-kitty = ڈھیری کے پوائنٹ
score-sheet-field-lead = آخری سَر میں چال کیا تھی؟
score-sheet-field-largest = اس اکٹھی چال کا سب سے بڑا حصّہ
score-sheet-field-width = ایک جیسے کتنے پتّے ساتھ ساتھ؟
score-sheet-field-length = ٹریکٹر کتنا لمبا تھا؟
score-sheet-field-cards = آخری سَر میں چال کتنے پتّوں کی تھی؟
score-sheet-field-jacks = کیا آخری سَر غلاموں سے جیتی گئی؟
score-sheet-field-total = سب ملا کر { $other ->
    [none] حملہ آوروں
   *[other] { $other }
  } کے پوائنٹ
score-sheet-field-declarer = بولی دار کون ہے؟
score-sheet-field-bet = بولی
score-sheet-field-other_bet = کیا { $other ->
    [none] دوسری ٹیم
   *[other] { $other }
  } میں سے کسی نے بولی دی؟
score-sheet-field-forced = کیا بانٹنے والے کو بولی لینی پڑی؟
score-sheet-field-tricks = { $declaring ->
    [none] بولی والی ٹیم
   *[other] { $declaring }
  } کی سریں
score-sheet-field-winner = بازی کس کی ہوئی؟
score-sheet-field-all = کیا پوری تیرہ سروں پر داؤ لگا، اور سب ملیں؟
score-sheet-choice-total = کل مجھے معلوم ہے
score-sheet-choice-tricks = آپ جوڑیں
score-sheet-choice-single = اکیلا پتّہ
score-sheet-choice-pair = جوڑا
score-sheet-choice-triple = تکڑی
score-sheet-choice-quad = چوکڑی
score-sheet-choice-tractor = ٹریکٹر
score-sheet-choice-tractor-length = { $value } کا ٹریکٹر
score-sheet-choice-tractor-other = اور لمبا ٹریکٹر
score-sheet-choice-throw = اکٹھی چال
score-sheet-choice-throw-largest = اکٹھی چال: { $value }
score-sheet-choice-none = نہیں
score-sheet-choice-jacks = ہاں
score-sheet-choice-half = ہاں، آدھا
score-sheet-choice-trump_jack = رنگ کا غلام
score-sheet-choice-other_jacks = کوئی اور غلام

# How a score came about
score-sheet-step-thrown_in = بازی منسوخ۔
score-sheet-step-kitty = ڈھیری ⁦{ $points } × { $multiplier } = { $bonus }⁩۔
score-sheet-step-penalty = جرمانہ { $points }۔
score-sheet-step-total = { $points } پوائنٹ۔
score-sheet-step-held_at_ace = { $side } اکّے پر قائم رہے، اور اسی سے میچ جیت گئے۔
score-sheet-step-band = { $side ->
    [none] کوئی نہیں چڑھتا۔
   *[other] { $side }: { $gain ->
        [0] کوئی درجہ نہیں
        [one] { $gain } درجہ
       *[other] { $gain } درجے
      }۔
  }
score-sheet-step-bid_failed = { $side } کی بولی { $bid }، بنائے { $took }۔
score-sheet-step-hooked = { $side } { $from } سے { $to } پر گرے۔
score-sheet-step-stopped = { $side } { $level } پر رک گئے۔
score-sheet-step-declares = اگلا دفاع { $side } کا۔
score-sheet-step-made = { $side }: بولی { $bet }، ملے { $points }: { $change }۔
score-sheet-step-failed = { $side }: بولی { $bet }، ملے صرف { $points }: { $change }۔
score-sheet-step-took = { $side }: ملے { $points }: { $change }۔
score-sheet-step-no_bet = { $side } نے بولی نہیں دی: { $points } پوائنٹ نہیں گنے جاتے۔
score-sheet-step-forced = { $side } کو بولی لینی پڑی: { $points } پوائنٹ نہیں گنے جاتے۔
score-sheet-step-made-rangvaar = { $side }: بولی { $bid }، سریں { $tricks }: { $change }۔
score-sheet-step-shortfall = { $side }: بولی { $bid }، سریں { $tricks }، { $missing } کم: { $change }۔
score-sheet-step-minus_bid = { $side }: بولی { $bid }، سریں { $tricks }: { $change }۔
score-sheet-step-floor_zero = { $side }: بولی { $bid }، سریں صرف { $tricks }: کچھ نہیں۔
score-sheet-step-took-rangvaar = { $side }: سریں { $tricks }: { $change }۔
score-sheet-step-court = { $side } کا کوٹ۔
score-sheet-step-deal = بازی { $side } کی۔
score-sheet-step-row = { $side }: لگاتار { $row }، کوٹ۔
score-sheet-step-goon = { $side } کا گون کوٹ۔
score-sheet-step-bavney = { $side }: پوری تیرہ پر داؤ، اور سب ملیں۔
score-sheet-step-point = بازی { $side } کی، { $other } کے مقابلے میں { $tricks }: +{ $gain }۔
score-sheet-step-row_lost = { $side } کا سلسلہ { $row } پر ٹوٹا۔

# Out
score-sheet-save = فائل میں محفوظ کریں
score-sheet-copy-text = عبارت نقل کریں
score-sheet-csv = جدول محفوظ کریں
score-sheet-print = چھاپیں
score-sheet-head = نام، تاریخ اور یادداشت
score-sheet-column-deal = بازی
score-sheet-column-dealer = بانٹنے والا
score-sheet-column-what = کیا ہوا
score-sheet-column-at = لکھی گئی
score-sheet-column-starter = سالار
score-sheet-column-opens = پہلی بولی
score-sheet-column-caller = رنگ بولنے والا
score-sheet-column-trump = رنگ
score-sheet-column-points = پوائنٹ
score-sheet-column-last = آخری سَر حملہ آوروں کی
score-sheet-column-kitty = ڈھیری
score-sheet-column-lead = اس کی چال
score-sheet-column-total = سب پوائنٹ
score-sheet-column-declarer = بولی دار
score-sheet-column-bet = بولی
score-sheet-column-other_bet = دوسری ٹیم کی بولی
score-sheet-column-bid = بولی
score-sheet-column-tricks = سریں
score-sheet-column-winner = جیتی
score-sheet-column-thrown_in = منسوخ
score-sheet-column-change = فرق
score-sheet-column-marks = ناممکن

# Why an entry cannot be
score-sheet-refused-missing_value = ابھی باقی ہے: { $field }
score-sheet-refused-bad_entry = { $most ->
    [none] ”{ $field }“ کا یہ جواب نہیں ہو سکتا۔
   *[other] { $step ->
        [1] { $value } نہیں ہو سکتا: { $least } سے { $most } تک۔
       *[other] { $value } نہیں ہو سکتا: { $least } سے { $most } تک، { $step } { $step } کر کے۔
      }
  }
score-sheet-refused-bid_too_low = { $bid } کم ہے: { $lowest } سے { $highest } تک۔
refusal-missing_value = اس بازی میں ابھی کچھ باقی ہے۔
refusal-too_many_points = سروں میں { $points } اور ڈھیری میں { $kitty } سب پتّوں کے { $all } سے زیادہ ہیں۔
refusal-no_lower_bet = دوسری ٹیم بولی دے ہی نہیں سکتی تھی: اس سے نیچے کوئی بولی نہیں۔
refusal-cannot_end_so = کوئی بازی ہارنے والوں کی { $tricks } سروں پر ختم نہیں ہوتی۔
refusal-not_thrown_in = ان قاعدوں میں بازی یوں منسوخ نہیں ہوتی۔
refusal-match_over = میچ اس بازی سے پہلے ختم ہو چکا تھا۔
refusal-entered_twice = بازی { $deal } ابھی انھی ہندسوں کے ساتھ لکھی گئی ہے۔
refusal-no_such_deal = بازی { $deal } ہے ہی نہیں۔
refusal-too_many_deals = ایک پرچے میں { $most } بازیاں آتی ہیں۔
refusal-other_table = یہ قاعدے اتنے کھلاڑیوں کے لیے نہیں۔
refusal-bad_entry = یہ لکھا نہیں جا سکتا۔
refusal-bad_date = یہ تاریخ نہیں ہے۔
refusal-not_due = { $name ->
    [level] درجہ { $played } ابھی کھیلنا نہیں تھا: باری { $due } کی تھی۔
    [dealer] { $played } نے بانٹا، مگر باری { $due } کی تھی۔
    [starter] سالار { $played } تھے، مگر باری { $due } کی تھی۔
    [caller] رنگ { $played } نے بولا، مگر باری { $due } کی تھی۔
   *[other] شروع { $played } نے کیا، مگر باری { $due } کی تھی۔
  }
refusal-no_sheet = اس کھیل کا حساب کا پرچہ نہیں ہوتا۔
refusal-record_begins_later = یہ ریکارڈ میچ کے بیچ سے، بازی { $deal } سے شروع ہوتا ہے: اس کا حساب نہیں لگ سکتا۔
refusal-no_such_lead = { $cards } پتے ایک ہی جوڑ نہیں بناتے، اور کئی جوڑ اکٹھے چلنے کی اجازت نہیں۔
