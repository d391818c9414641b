# A club's event: made, played, and its results put together.

events-line = سب جہاں بھی ہوں وہی بازیاں انہی بوٹوں کے خلاف کھیلتے ہیں؛ پھر نتیجے ملا کر موازنہ ہوتا ہے۔ سب کچھ لنکوں سے چلتا ہے: کچھ اپ لوڈ نہیں ہوتا۔
events-waiting = انجن آتے ہی مقابلہ کھل جائے گا۔
events-make = مقابلہ بنائیں
events-made-make = اپنی بنائی بازیوں کا مقابلہ بنائیں
events-made-go-on = اپنی بازیوں کا مقابلہ آگے بنائیں
events-pairs = اصلی تاش کے جوڑے
events-kept = اس آلے کے مقابلے
events-sealed-yet = ابھی مہر بند
events-forget = فہرست سے نکالیں
events-forget-which = «{ $name }» کو فہرست سے نکالیں
events-open = مقابلے، نتیجے یا جدول کا لنک
events-open-go = کھولیں
events-open-file = فائل کھولیں
events-name = مقابلے کا نام
events-level = بوٹ
events-sit = سب کی نشست
events-count = بازیاں
events-scoring = موازنہ
events-by-places = درجوں سے
events-by-margins = فرق سے
events-by-places-line = ہر بازی میں ہر کمتر نتیجے کے دو نمبر اور ہر برابر نتیجے کا ایک؛ سکور ممکنہ نمبروں کا حصہ ہے۔
events-by-margins-line = ہر بازی میں آپ کا نتیجہ درمیانی نتیجے سے ملایا جاتا ہے؛ سکور ان فرقوں کا مجموعہ ہے۔
events-text = سب کے لیے ایک سطر (خالی بھی رہ سکتی ہے)
events-help = اشارے اور چال واپس لینا جائز ہے
events-help-line = مدد سے کھیلی گئی بازی پر جدول میں نشان ہوتا ہے۔
events-sealed = مہر بند: دو لنک
events-sealed-line = پہلا لنک مقابلے کی خبر دیتا ہے اور کوئی پتّا نہیں دکھاتا؛ دوسرا اسے کھولتا ہے۔ دوسرا بھیجنے سے پہلے کوئی نہیں کھیل سکتا۔
events-make-it = مقابلہ بنائیں
events-made-line = سب آپ کی چنی ہوئی بازیاں کھیلتے ہیں: ایک سے سولہ تک، سب ایک ہی کھیل کی اور ایک ہی قاعدوں سے۔ جو بازی کسی بولی پر شروع ہونے کے لیے بنی ہو، وہیں سے شروع ہوتی ہے۔
events-made-add = بازی شامل کریں: اس کا لنک یا اس کی فائل کا متن
events-made-add-go = شامل کریں
events-made-next = اگلی بازی بنائیں
events-made-open = اس مقابلے کے پتے لنک میں کھلے رہتے ہیں، اس لیے اسے مہر بند نہیں کیا جا سکتا: جو لنک کو کھول کر پڑھے وہ کھیلنے سے پہلے پتے دیکھ سکتا ہے۔
events-made-discard = یہ مسودہ ہٹا دیں
events-made-wrong = بازی { $deal }: { $why }
events-made-elsewhere = اس مقابلے کے پتے اس لنک میں نہیں بلکہ مقابلے کے اپنے لنک میں ہیں۔ اسے یہاں چسپاں کریں، یا مقابلہ بنانے والے سے مانگیں۔
events-seat = سب کی نشست: { $seat }
events-deals = { $count ->
    [one] { $count } بازی
   *[other] { $count } بازیاں
  }
events-helped = اشارے اور چال واپس لینا جائز ہے؛ جو ان سے کام لے اس پر نشان ہوگا۔
events-other-bots = یہ مقابلہ فالو سوٹ کے دوسرے نسخے سے بنا ہے۔ پتّے وہی ہیں، مگر بوٹ شاید الگ کھیلیں۔
events-not-begun = یہ مقابلہ مہر بند ہے اور ابھی شروع نہیں ہوا۔ پتّے دوسرے لنک کے ساتھ آئیں گے جو آغاز پر بھیجا جاتا ہے۔ یہ آلہ پہلا لنک یاد رکھے گا اور دونوں کو ملائے گا۔
events-invite = لوگوں کو بلائیں
events-two-links = پہلا لنک ابھی بھیجیں، دوسرا آغاز پر۔
events-link-seal = پہلا لنک، بغیر پتّوں کے
events-link-start = دوسرا لنک، آغاز کے لیے
events-link = مقابلے کا لنک
events-results = نتیجے جمع کریں
events-all = سب مقابلے
events-seal-same = یہ وہی مقابلہ ہے جو مہر بند تھا: پہلے لنک سے ملتا ہے۔
events-seal-other = خبردار: یہ وہ مقابلہ نہیں جو مہر بند تھا۔ یہ پہلے لنک سے نہیں ملتا۔
events-seal-unknown = یہ مقابلہ پہلے مہر بند تھا۔ پہلا لنک ہو تو یہاں چسپاں کر کے ملا لیں۔
events-seal-paste = پہلا لنک
events-seal-compare = ملائیں
events-your-deals = آپ کی بازیاں
events-played = کھیلی گئی
events-go-on = جاری رکھیں
events-play = کھیلیں
events-mine = آپ کا نتیجہ
events-mine-line = { $left ->
    [0] آپ نے سب { $of } بازیاں کھیل لیں۔ جو جدول بنا رہا ہے اسے اپنا نتیجہ بھیجیں۔
   *[other] آپ نے { $of } میں سے { $played } بازیاں کھیلی ہیں۔ جدول میں درجہ صرف پورے نتیجے کو ملتا ہے۔
  }
events-your-name = جدول میں آپ کا نام
events-name-first = پہلے نام لکھیں؛ پھر نتیجہ بھیجا جا سکے گا۔
events-mine-link = آپ کا نتیجہ، لنک میں
events-working-results = نتیجے دوبارہ کھیل کر جانچے جا رہے ہیں…
events-working-levels = ہمارے بوٹ یہ بازیاں کھیل رہے ہیں…
events-working-bots = بوٹوں سے دوبارہ پوچھا جا رہا ہے…
events-home = مقابلے پر واپس
events-heap = آئے ہوئے نتیجے
events-heap-line = جو آیا ہے ویسا ہی چسپاں کر دیں، چاہے پوری گفتگو ہو: لنک اس میں سے مل جاتے ہیں۔ فائلیں بھی یہاں چھوڑی جا سکتی ہیں۔
events-drop = نکالیں
events-drop-which = { $name } نکالیں
events-check = جدول بنائیں
events-files = فائلیں شامل کریں
events-no-links = اس متن میں کسی نتیجے کا لنک نہیں۔
events-found = { $links } لنک ملے{ $wrong ->
    [0] ۔
   *[other] ؛ ان میں سے { $wrong } نہیں گنے گئے:
  }
events-link-number = لنک { $number }:
events-whose = { $name }:
events-standings = درجہ بندی
events-place = درجہ
events-who = نام
events-score = سکور
events-cells = کسی نتیجے کو چھو کر دیکھیں کہ وہ کیسے کھیلا گیا، کسی اور کے کھیل کے ساتھ۔
events-csv = سپریڈشیٹ کے لیے محفوظ کریں
events-print = چھاپیں
events-levels = ہمارے بوٹ بھی شامل کریں
events-table-link = جدول کا لنک
events-table-long = جدول لنک کے لیے بہت لمبا ہے۔ اسے محفوظ کریں یا چھاپیں۔
events-mark-bots = بوٹوں کے دوسرے نسخے کے خلاف
events-mark-help = مدد سے
events-cell = { $name }، بازی { $deal }: { $margin }
beside-whom = { $name } کے ساتھ
beside-watch = وہاں سے دیکھیں
beside-watch-whose = { beside-watch }: { $name }
beside-alike = دونوں نے یہ بازی آخر تک ایک جیسی کھیلی۔
beside-parted = سَر { $number } میں کھیل الگ ہوئے:
beside-parted-before = پہلی سَر سے پہلے ہی کھیل الگ ہوئے:
beside-nothing = کچھ نہیں
beside-both = دونوں ایک جیسے
beside-trick = { $name }، سَر { $number }
beside-before = { $name }، پہلی سَر سے پہلے
beside-rows = دونوں کے کھیل، ایک ایک سَر
beside-back = جدول پر واپس
events-trust = کس پر بھروسا ہو
events-trust-line = ہر نتیجہ یہاں دوبارہ کھیلا گیا: پتّے اسی مقابلے کے ہیں، ہر چال قاعدے کے مطابق ہے، سکور وہی ہے جو قاعدے بناتے ہیں۔ سرور کے بغیر کسی کو پہلے پتّے دیکھنے یا دو بار کھیلنے سے نہیں روکا جا سکتا؛ مہر بند مقابلے میں کم از کم آغاز تک پتّے کسی کو معلوم نہیں ہوتے۔
events-bots = بوٹ جانچیں
events-bots-same = { $others ->
    [0] { $name }: بوٹوں کی سب { $same } چالیں وہی ہیں جو ہمارے بوٹ چنتے ہیں۔
   *[other] { $name }: بوٹوں کی { $same } چالیں وہی ہیں جو ہمارے بوٹ چنتے ہیں، { $others } نہیں۔
  }
events-pairs-line = اصلی میزوں کی شام کے لیے: ایک نقشہ جس میں ہر جوڑا بازیوں کا ہر سیٹ ایک بار کھیلتا ہے، اور ان کے نتیجوں کی درجہ بندی۔
events-tables = میزیں
events-movement = نقشہ
events-movement-howell = ہاویل
events-movement-mitchell = مچل
events-movement-howell-line = ہر جوڑا ہر دوسرے جوڑے سے ایک بار ملتا ہے۔
events-movement-mitchell-line = شمال–جنوب کے جوڑے وہیں رہتے ہیں، مشرق–مغرب کے اگلی میز پر جاتے ہیں۔
events-travellers = نتیجے، ہر میز کی ایک سطر
events-travellers-line = بازی، شمال–جنوب کا جوڑا، مشرق–مغرب کا جوڑا، اور شمال–جنوب کا نتیجہ: 1 1 3 +40
events-typed = کیا لکھا جائے
events-typed-number = شمال–جنوب کا نتیجہ
events-typed-line = بازی، دونوں جوڑے، پھر { $fields }: { $line }۔ پوائنٹ آپ کے قواعد سے، { $rules }۔
events-typed-two_hundred = بولی لگانے والا، بولی، اس کی ٹیم کے پوائنٹ
events-typed-tractor = شروع کرنے والا، رنگ (کوئی نہ ہو تو NT)، سامنے والی ٹیم کے پوائنٹ؛ آخری سَر اس کی ہو تو ”last“، کٹی کے پوائنٹ اور چال
events-typed-rangvaar = بولی لگانے والا، بولی، اس کی ٹیم کی سریں
events-typed-court_piece = بازی جیتنے والی ٹیم، دوسری ٹیم کی سریں، رنگ
events-rank = جوڑوں کے درجے نکالیں
events-plan = دور
events-round = دور
events-table = میز { $number }
events-sitting = { $ns }–{ $ew }، سیٹ { $set }
events-shared = کچھ میزیں ایک ہی وقت میں ایک ہی سیٹ کھیلتی ہیں: اس کی بازیاں ہر ایک پر رکھیں۔
events-pair = جوڑا
events-teams = چار چار کی دو ٹیمیں (جوڑے 1 اور 2 ایک ٹیم): { $deals } بازیوں میں { $by }۔

# Why something of a club event is refused.

refusal-no_name = نام لکھیے۔
refusal-long_name = نام بہت لمبا ہے: زیادہ سے زیادہ { $most } حروف۔
refusal-not_sealed_so = یہ وہ مقابلہ نہیں جو مہر بند تھا: یہ پہلے لنک سے نہیں ملتا۔
refusal-too_much_text = ایک ورق کے لیے یہ متن بہت زیادہ ہے: زیادہ سے زیادہ { $most }۔
refusal-too_many_people = ایک ورق کے لیے یہ نتیجے بہت زیادہ ہیں: زیادہ سے زیادہ { $most } لوگ۔
refusal-other_event = یہ نتیجہ کسی اور مقابلے کا ہے: «{ $event }»۔
refusal-other_rules = اس نتیجے میں پتے وہی ہیں مگر قاعدے دوسرے۔
refusal-deal_missing = اس نتیجے میں بازی { $deal } نہیں ہے۔
refusal-broken_rule = بازی { $deal } میں «{ $act }» قاعدے کے خلاف ہے۔
refusal-not_a_result = اس لنک میں کوئی نتیجہ نہیں۔
refusal-not_a_table = اس لنک میں کوئی جدول نہیں۔
refusal-not_a_seal = پہلا لنک کسی مہر بند مقابلے کا نہیں۔
refusal-event_sealed = مقابلہ ابھی شروع نہیں ہوا: پتے ابھی مہر بند ہیں۔
refusal-bad_traveller = سطر { $line } میں بازی، دو جوڑے اور نتیجہ نہیں ہیں۔
refusal-bad_entry_line = سطر { $line }: ایسی بازی ہو نہیں سکتی ({ $clause })۔
refusal-pair_twice = سطر { $line }: جوڑے { $pair } کی بازی { $deal } پہلے سے ہے۔
refusal-other_cards = بازی { $deal } کے پتے اس مقابلے کے نہیں۔
refusal-link_twice = یہی لنک اوپر آ چکا ہے۔
refusal-name_twice = اس نام کا نتیجہ جدول میں پہلے سے ہے؛ پہلا نتیجہ گنا جاتا ہے۔
refusal-no_deals = اس نتیجے میں کوئی بازی نہیں۔
refusal-play_unfinished = اس نتیجے میں بازی { $deal } ادھوری ہے۔
refusal-cards_unseen = اس مقابلے کے پتے صرف اس کے اپنے لنک میں ہیں۔ پہلے اسے کھولیں۔
refusal-deal_of_other_game = یہ پہلی بازی سے الگ کھیل کی ہے۔
refusal-deal_of_other_rules = اس کے قاعدے پہلی بازی سے الگ ہیں۔
refusal-deal_was_played = اس میں پتے کھیلے جا چکے ہیں، یا اس میں کئی بازیاں ہیں۔
refusal-deal_twice = یہ بازی { $first } ہی ہے، دوبارہ۔
refusal-deal_too_long = ایک بازی کے لیے متن بہت لمبا ہے۔
refusal-too_many_made = ایک مقابلے میں زیادہ سے زیادہ { $most } بازیاں ہوتی ہیں۔
refusal-made_not_sealed = بنائی ہوئی بازیوں کا مقابلہ مہر بند نہیں ہو سکتا: اس کے پتے لنک میں کھلے رہتے ہیں۔
refusal-not_the_made_deals = اس لنک کے پتے وہ نہیں جن سے مقابلہ بنا تھا۔ لنک دوبارہ مانگیں۔
refusal-other_contract = اس نتیجے میں بازی { $deal } مقابلے کی بولی سے شروع نہیں ہوتی۔
