sheet-waiting = انجن آتے ہی حساب لکھا جا سکے گا۔
sheet-full = اس آلے میں جگہ نہیں رہی۔ اب جو لکھیں گے وہ صفحہ کھلا رہنے تک ہے: پرچے کو فائل میں محفوظ کر لیں۔
sheet-refused = یہ براؤزر اس صفحے کے لیے کچھ نہیں رکھتا: بند کرنے سے پہلے پرچہ فائل میں محفوظ کر لیں۔
sheet-elsewhere = یہ پرچہ دوسرے ٹیب میں آگے بڑھ چکا ہے۔ یہاں وہ ویسا ہی ہے جیسا وہاں ہے۔
sheet-gone = یہ پرچہ دوسرے ٹیب میں مٹا دیا گیا ہے۔ یہاں سب کچھ اب بھی ہے، مگر اب محفوظ نہیں ہو رہا۔
sheet-keep-again = پھر سے محفوظ کریں

# The list
sheet-none-line = پتّے آپ کے اپنے، حساب اس صفحے کا: بازی کتنے کی ہوئی، کون بانٹے گا، میچ کب ختم ہوا، سب اسے معلوم ہے۔
sheet-new = نیا پرچہ
sheet-all = سب پرچے
sheet-open-file = فائل کھولیں
sheet-figures = کون کتنا جیتا
sheet-figures-line = اس آلے کے پرچے ہر نام کے بارے میں کیا کہتے ہیں۔ کمپیوٹر سے کھیلے ہوئے میچ اس میں نہیں۔
sheet-name = نام
sheet-won = جیتے
sheet-matches = میچ
sheet-dealt = بازیاں
sheet-remove = مٹائیں
sheet-remove-sure = ہمیشہ کے لیے مٹائیں
sheet-keep = رہنے دیں
sheet-deals = { $count ->
    [0] ابھی کوئی بازی نہیں
    [one] { $count } بازی
   *[other] { $count } بازیاں
  }

# A new sheet
sheet-not-kept = { $game } (حساب کا پرچہ نہیں)
sheet-table = میز
sheet-who-sits = کون کہاں بیٹھا ہے
sheet-who-deals = پہلے کون بانٹے گا
sheet-date = تاریخ
sheet-note = یادداشت
sheet-stake = ہر ایک کا داؤ (خالی: کچھ نہیں)
sheet-begin = شروع کریں

# The score
sheet-roles = { $role ->
    [starter] { $dealer } بانٹے، سالار { $other }
    [opens] { $dealer } بانٹے، پہلی بولی { $other } کی
    [caller] { $dealer } بانٹے، رنگ { $other } بولے
   *[open] { $dealer } بانٹے
  }
sheet-left = { $count ->
    [one] آخری بازی
   *[other] ابھی { $count } بازیاں باقی
  }
sheet-over = { $names } جیت گئے
sheet-tie = برابر
sheet-declares = دفاع میں
sheet-figure-level = درجہ
sheet-figure-total = کل
sheet-figure-courts = کوٹ
sheet-figure-points = پوائنٹ
sheet-figure-row = لگاتار
sheet-note-must_defend = { $side } اس درجے ({ $level }) کا دفاع کیے بغیر آگے نہیں جا سکتے۔
sheet-note-hundred_rule = { $side } کے { $total } ہیں: اب ان کے پوائنٹ اسی بازی میں گنے جائیں گے جس میں وہ بولی دیں۔
sheet-not-due = { $count ->
    [one] ایک بازی پر نشان ہے۔
   *[other] { $count } بازیوں پر نشان ہے۔
  }
sheet-settle = ہم نے صحیح باری سے ہی کھیلا
sheet-enter = بازی لکھیں
sheet-undo = واپس لیں
sheet-redo = پھر کریں
sheet-turn = الٹا گھمائیں
sheet-referee = ریفری
sheet-out = بھیجیں، چھاپیں…
sheet-linked = یہ پرچہ آپ کو کسی نے بھیجا ہے۔ آپ جو بدلیں گے وہ آپ کی اپنی نقل میں جائے گا۔
sheet-go-on = اس سے آگے لکھیں
sheet-back = پرچے پر واپس

# An entry
sheet-deal = بازی { $number }
sheet-yes = ہاں
sheet-no = نہیں
sheet-skip = نہ لکھیں
sheet-ok = ٹھیک
sheet-rub = آخری ہندسہ مٹائیں
sheet-correct = جو بدلنا ہو اسے اوپر چھوئیں۔
sheet-write = لکھ دیں
sheet-drop = چھوڑ دیں
sheet-settle-one = یہ صحیح باری سے ہی کھیلی گئی
sheet-insert = اس سے پہلے ایک بازی رہ گئی
sheet-take-out = کھیلی ہی نہیں گئی
sheet-take-out-sure = بازی { $number } نکال دیں
sheet-twice = یہی بازی آپ نے ابھی لکھی ہے۔ کیا یہ دوسری ہے؟
sheet-twice-not = نہیں، ایک ہی ہے
sheet-twice-yes = ہاں، دوسری بازی
sheet-field-thrown_in = بازی منسوخ
sheet-field-bid = { $declaring ->
    [none] بولی والوں
   *[other] { $declaring }
  } کی بولی
sheet-field-declaring = دفاع کس ٹیم کا ہے؟
sheet-field-starter = سالار کون ہے؟
sheet-field-trump = رنگ
sheet-field-way = کیسے لکھیں
sheet-field-points = { $declaring ->
    [none] بولی والی ٹیم
   *[other] { $declaring }
  } کے پوائنٹ
sheet-field-points-tractor = سروں میں { $other ->
    [none] حملہ آوروں
   *[other] { $other }
  } کے پوائنٹ
sheet-field-penalty = اکٹھی چال کا جرمانہ
sheet-field-last = کیا آخری سَر { $other ->
    [none] حملہ آوروں
   *[other] { $other }
  } کی تھی؟
sheet-field-kitty = ڈھیری کے پوائنٹ
sheet-field-lead = آخری سَر میں چال کیا تھی؟
sheet-field-largest = اس اکٹھی چال کا سب سے بڑا حصّہ
sheet-field-width = ایک جیسے کتنے پتّے ساتھ ساتھ؟
sheet-field-length = ٹریکٹر کتنا لمبا تھا؟
sheet-field-cards = آخری سَر میں چال کتنے پتّوں کی تھی؟
sheet-field-jacks = کیا آخری سَر غلاموں سے جیتی گئی؟
sheet-field-total = سب ملا کر { $other ->
    [none] حملہ آوروں
   *[other] { $other }
  } کے پوائنٹ
sheet-field-declarer = بولی دار کون ہے؟
sheet-field-bet = بولی
sheet-field-other_bet = کیا { $other ->
    [none] دوسری ٹیم
   *[other] { $other }
  } میں سے کسی نے بولی دی؟
sheet-field-forced = کیا بانٹنے والے کو بولی لینی پڑی؟
sheet-field-tricks = { $declaring ->
    [none] بولی والی ٹیم
   *[other] { $declaring }
  } کی سریں
sheet-field-winner = بازی کس کی ہوئی؟
sheet-field-all = کیا پوری تیرہ سروں پر داؤ لگا، اور سب ملیں؟
sheet-choice-total = کل مجھے معلوم ہے
sheet-choice-tricks = آپ جوڑیں
sheet-choice-single = اکیلا پتّہ
sheet-choice-pair = جوڑا
sheet-choice-triple = تکڑی
sheet-choice-quad = چوکڑی
sheet-choice-tractor = ٹریکٹر
sheet-choice-tractor-length = { $value } کا ٹریکٹر
sheet-choice-tractor-other = اور لمبا ٹریکٹر
sheet-choice-throw = اکٹھی چال
sheet-choice-throw-largest = اکٹھی چال: { $value }
sheet-choice-none = نہیں
sheet-choice-jacks = ہاں
sheet-choice-half = ہاں، آدھا
sheet-choice-trump_jack = رنگ کا غلام
sheet-choice-other_jacks = کوئی اور غلام

# How a score came about
sheet-step-thrown_in = بازی منسوخ۔
sheet-step-kitty = ڈھیری { $points } × { $multiplier } = { $bonus }۔
sheet-step-penalty = جرمانہ { $points }۔
sheet-step-total = { $points } پوائنٹ۔
sheet-step-band = { $side ->
    [none] کوئی نہیں چڑھتا۔
   *[other] { $side }: { $gain ->
        [0] کوئی درجہ نہیں
        [one] { $gain } درجہ
       *[other] { $gain } درجے
      }۔
  }
sheet-step-bid_failed = { $side } کی بولی { $bid }، بنائے { $took }۔
sheet-step-hooked = { $side } { $from } سے { $to } پر گرے۔
sheet-step-stopped = { $side } { $level } پر رک گئے۔
sheet-step-declares = اگلا دفاع { $side } کا۔
sheet-step-made = { $side }: بولی { $bet }، ملے { $points }: { $change }۔
sheet-step-failed = { $side }: بولی { $bet }، ملے صرف { $points }: { $change }۔
sheet-step-took = { $side }: ملے { $points }: { $change }۔
sheet-step-no_bet = { $side } نے بولی نہیں دی: { $points } پوائنٹ نہیں گنے جاتے۔
sheet-step-forced = { $side } کو بولی لینی پڑی: { $points } پوائنٹ نہیں گنے جاتے۔
sheet-step-made-rangvaar = { $side }: بولی { $bid }، سریں { $tricks }: { $change }۔
sheet-step-shortfall = { $side }: بولی { $bid }، سریں { $tricks }، { $missing } کم: { $change }۔
sheet-step-minus_bid = { $side }: بولی { $bid }، سریں { $tricks }: { $change }۔
sheet-step-floor_zero = { $side }: بولی { $bid }، سریں صرف { $tricks }: کچھ نہیں۔
sheet-step-took-rangvaar = { $side }: سریں { $tricks }: { $change }۔
sheet-step-court = { $side } کا کوٹ۔
sheet-step-deal = بازی { $side } کی۔
sheet-step-row = { $side }: لگاتار { $row }، کوٹ۔
sheet-step-goon = { $side } کا گون کوٹ۔
sheet-step-bavney = { $side }: پوری تیرہ پر داؤ، اور سب ملیں۔
sheet-step-point = بازی { $side } کی، { $other } کے مقابلے میں { $tricks }: +{ $gain }۔
sheet-step-row_lost = { $side } کا سلسلہ { $row } پر ٹوٹا۔

# Out
sheet-save = فائل میں محفوظ کریں
sheet-copy-text = عبارت نقل کریں
sheet-csv = جدول محفوظ کریں
sheet-print = چھاپیں
sheet-head = نام، تاریخ اور یادداشت
sheet-column-deal = بازی
sheet-column-dealer = بانٹنے والا
sheet-column-what = کیا ہوا
sheet-column-at = لکھی گئی
sheet-column-starter = سالار
sheet-column-opens = پہلی بولی
sheet-column-caller = رنگ بولنے والا
sheet-column-trump = رنگ
sheet-column-points = پوائنٹ
sheet-column-last = آخری سَر حملہ آوروں کی
sheet-column-kitty = ڈھیری
sheet-column-lead = اس کی چال
sheet-column-total = سب پوائنٹ
sheet-column-declarer = بولی دار
sheet-column-bet = بولی
sheet-column-other_bet = دوسری ٹیم کی بولی
sheet-column-bid = بولی
sheet-column-tricks = سریں
sheet-column-winner = جیتی
sheet-column-thrown_in = منسوخ
sheet-column-change = فرق
sheet-column-marks = ناممکن

# Why an entry cannot be
sheet-refused-missing_value = ابھی باقی ہے: { $field }
sheet-refused-bad_entry = { $most ->
    [none] ”{ $field }“ کا یہ جواب نہیں ہو سکتا۔
   *[other] { $step ->
        [1] { $value } نہیں ہو سکتا: { $least } سے { $most } تک۔
       *[other] { $value } نہیں ہو سکتا: { $least } سے { $most } تک، { $step } { $step } کر کے۔
      }
  }
sheet-refused-bid_too_low = { $bid } کم ہے: { $lowest } سے { $highest } تک۔
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
refusal-not_a_sheet = یہ حساب کا پرچہ نہیں ہے۔
refusal-sheet_version = یہ پرچہ نئے نسخے کا ہے۔ صفحہ دوبارہ کھولیں۔
refusal-sheet_too_long = حساب کے پرچے کے لیے یہ بہت لمبا ہے۔
refusal-sheet_line = سطر { $line } پڑھی نہیں گئی: { $text }
refusal-no_sheet = اس کھیل کا حساب کا پرچہ نہیں ہوتا۔
refusal-name_too_long = نام میں 60 اور یادداشت میں 500 حروف تک آتے ہیں۔
refusal-record_begins_later = یہ ریکارڈ میچ کے بیچ سے، بازی { $deal } سے شروع ہوتا ہے: اس کا حساب نہیں لگ سکتا۔
refusal-no_such_lead = { $cards } پتے ایک ہی جوڑ نہیں بناتے، اور کئی جوڑ اکٹھے چلنے کی اجازت نہیں۔
