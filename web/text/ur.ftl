### name: اردو
### direction: rtl
### فالو سوٹ اردو میں۔ ہر زبان کی ایک فائل؛ اس میں en.ftl کا ہر پیغام اسی ترتیب سے ہے۔
### نشستیں S، W، N، E ہیں؛ نشان S، H، C، D (NT بے رنگ)؛ $you وہاں "yes" ہے جہاں بات کھلاڑی کی اپنی ہو۔

product = فالو سوٹ
tagline = دو کے مقابلے میں دو: تاش، کمپیوٹر کے ساتھ
page-title = فالو سوٹ (Follow Suit): ساتھیوں والے تاش کے کھیل
page-title-game = { $game } · فالو سوٹ

## Games

game-two_hundred = دو سو
game-two_hundred-line = بولی دیں کہ سو میں سے آپ کی ٹیم کتنے پوائنٹ بنائے گی۔ رنگ بولیں، اور بنا کر دکھائیں۔
game-two_hundred-also = Deux Cents، کینیڈا سے
game-tractor = ٹریکٹر
game-tractor-line = دو گڈیاں، جوڑے اور ٹریکٹر، 2 سے اکّے تک۔
game-tractor-also = شینگ جی 升级، 80 پوائنٹ، چین سے
game-rangvaar = رنگ وار
game-rangvaar-line = پانچ پتّوں پر بولی دیں کہ کتنی سریں بنائیں گے۔ رنگ بولیں، پھر باقی آٹھ پتّے دیکھیں۔
game-rangvaar-also = کوٹ پیس یا رنگ، بولی کے ساتھ

rules-reference = عام کھیل
rules-traditional = روایتی کھیل
rules-howto = سادہ کھیل
rules-auction = بولی والا کھیل
rules-standard = خطرے والا کھیل
rules-house = گھر کے قاعدے
rules-choose = گھر کے قاعدے چنیں
rules-tractor-reference = رنگ کا اعلان پتّے بٹتے وقت ہوتا ہے۔ اکٹھی چال وہی جسے کوئی ہرا نہ سکے۔ جیت اکّے پر دفاع کر کے ہوتی ہے۔
rules-tractor-howto = سب سے سادہ: اکٹھی چال نہیں، ٹریکٹر کم، اور اکّے تک پہنچنا ہی جیت ہے۔
rules-tractor-auction = پہلی بازی میں ٹیمیں پوائنٹ کی بولی دیتی ہیں؛ بعد میں سالار رنگ بولتا ہے۔ اکّے تک پہنچنا جیت ہے۔
rules-tractor-standard = اکٹھی چال خطرہ لے کر، اعلان نہ ہو تو رنگ ڈھیری سے نکلتا ہے، جیسے بہت سی میزوں پر۔
rules-rangvaar-reference = جس کی پہلی بولی ہو اسے دینی پڑتی ہے، بولی تین پاس تک گھومتی ہے، اور ٹوٹی بولی پر کمی کٹتی ہے۔
rules-rangvaar-house = آپ کے اپنے قاعدے، ایک ایک کر کے چنے ہوئے۔
rules-two_hundred-house = آپ کے اپنے قاعدے، ایک ایک کر کے چنے ہوئے۔
rules-tractor-house = آپ کے اپنے قاعدے، ایک ایک کر کے چنے ہوئے۔
rules-two_hundred-reference = چالیس پتّے، ہر ایک کو دس۔ سب ایک بار بولی دیتے ہیں؛ تین پاس کریں تو بانٹنے والا 50 پر کھیلتا ہے۔
rules-two_hundred-traditional = چھتیس پتّے، ہر ایک کو نو۔ بولی تین پاس تک گھومتی ہے؛ منفی 200 پر گرنے والی ٹیم ہار جاتی ہے۔

## Opening

home-offers = تاش کے کھیل
home-games = کھیل
home-new = یہ کھیل آپ کے لیے نیا ہے؟
home-day = آج کی بازی
home-day-done = آج کی بازی: { $result }
home-rules = قاعدے
home-length = کتنی دیر؟
length-minutes = تقریباً { $count } منٹ
length-alone = ایک بازی صرف ایک شخص بوٹوں کے ساتھ کھیل سکتا ہے۔
length-house-line = جتنا آپ کے گھر کے قاعدے کہیں۔
length-deal = ایک بازی
length-deal-line = صرف ایک بازی۔ بعد میں دیکھیں کہ ہمارے بوٹ یہی پتّے کیسے کھیلتے ہیں، یا یہ دوست کو بھیجیں۔
length-evening = ایک مختصر شام
length-evening-line-tractor = 10 سے اکّے تک: تقریباً دس بازیاں، قواعد کے مطابق آٹھ سے بارہ۔ 10 اور بادشاہ کا دفاع کیے بغیر کوئی ٹیم آگے نہیں جاتی۔
length-whole = پورا سفر
length-whole-line-tractor = 2 سے اکّے تک: تقریباً تیس بازیاں۔
length-200 = 200 تک
length-300 = 300 تک
length-500 = 500 تک
length-3 = 3 بازیاں
length-5 = 5 بازیاں
home-table = میز
home-table-name = { $seats } کھلاڑی، { $packs } گڈیاں
home-table-line = { $seats } کھلاڑی، { $packs } گڈیاں: ہر ایک کو { $hand } پتّے، ڈھیری میں { $kitty }۔ حملہ آوروں کو { $goal } پوائنٹ چاہییں۔
home-table-only = ”{ $rules }“ صرف اس میز کے لیے ہے۔
home-table-only-auction = ”{ $rules }“ میں دو ساتھی دو کے مقابلے میں بولی دیتے ہیں، اس لیے یہ صرف چار کھلاڑیوں اور دو گڈیوں کے لیے ہے۔ زیادہ ہوں تو رنگ کا اعلان بانٹتے وقت ہوتا ہے۔
home-table-other-auction = اعلان سے کھیلیں
home-name = آپ کا نام
home-name-hint = آپ
home-level = بوٹوں کی مہارت
level-beginner = نوآموز
level-casual = عام
level-expert = ماہر
level-master = استاد
language = زبان
home-first = اپنی پہلی بازی کھیلیں
home-guided = پہلی بازی، سمجھاتے ہوئے
home-again = پھر کھیلیں
home-streak = لگاتار { $count } دن
home-learn = سیکھیں اور مشق کریں
home-cards = آپ کی اپنی میز پر
home-sites = آپ کے پروگراموں اور سائٹ کے لیے
home-about = اس سائٹ کے بارے میں
home-deal = پتّے بانٹیں
home-deals = { $rules } · بوٹ: { $level }
home-deals-chips = { $rules } · بوٹ: { $level } · داؤ { $stake }
home-last = پچھلی بار کھیلا
home-ways = اور بھی
home-days = سب دن
home-docs = پروگرامروں کے لیے
home-python = پائتھن کے ساتھ کھیلیں
home-accessibility = قابلِ رسائی ہونا
home-waiting = تیار ہوتے ہی پتّے بٹیں گے…
home-continue = اپنا میچ جاری رکھیں
home-continue-which = { $game }، بازی { $deal }
home-note = مفت، بغیر کھاتے، انٹرنیٹ کے بغیر بھی۔ کچھ باہر نہیں جاتا۔
home-note-online = مفت، بغیر کھاتے۔ کچھ باہر نہیں جاتا۔
home-no-script = کھیلنے کے لیے JavaScript اور WebAssembly چاہیے، اور یہاں JavaScript بند ہے۔ قاعدے اس کے بغیر بھی پڑھے جا سکتے ہیں۔
home-no-files = اس صفحے کی اپنی اسکرپٹ نہیں پہنچی، اس لیے یہاں کھیلا نہیں جا سکتا۔ اگر پتا / پر ختم نہیں ہوتا تو آخر میں / لگا کر اسے دوبارہ کھولیں۔ قاعدے اس کے بغیر بھی پڑھے جا سکتے ہیں۔
home-from-file = براؤزر اس صفحے کو فائل سے نہیں چلاتا۔ اس کی جگہ follow-suit.html کھولیں: پورا کھیل ایک ہی فائل میں، جو ہر ریلیز کے ساتھ آتی ہے؛ یا سورس کوڈ میں python3 build/play.py چلائیں۔
home-one-file-cut = یہ فائل پوری نہیں: راستے میں کٹ گئی۔ اسے دوبارہ حاصل کریں۔
home-one-file-old = یہ براؤزر اس فائل کے لیے بہت پرانا ہے۔ اسے کسی نئے براؤزر میں کھولیں۔
options = اختیارات
language-unread = ابھی کسی اہلِ زبان نے یہ متن نہیں پڑھا۔
language-correct = غلطی ہو تو بتائیں

## An address that leads nowhere

not-found = اس پتے پر کچھ نہیں
not-found-line = شاید صفحہ کہیں اور چلا گیا ہے، یا پتا لکھنے میں غلطی ہوئی ہے۔

## Settings

settings = ترتیبات
settings-play = کھیل
settings-looks = ظاہری شکل
settings-sound = آواز
settings-keys = کی بورڈ اور پیغامات
settings-about = اس صفحے کے بارے میں
about-way = { $way ->
    [stock] انجن دوسرے طریقے سے، پائتھن کی اصل فائلوں سے شروع ہوا۔ شروع ہونے میں زیادہ وقت لگتا ہے، کھیل وہی ہے۔
   *[quick] انجن تیز طریقے سے، اس صفحے کے لیے تیار کی گئی فائلوں سے شروع ہوا۔
}
settings-textTable = متنی میز: تصویروں کے بغیر، صرف سطریں اور بٹن
settings-theme = تھیم
theme-system = خودکار
theme-light = دن
theme-dark = شام
theme-contrast = کنٹراسٹ
settings-deck = نشان
deck-four = چار رنگی
deck-two = دو رنگی
settings-cards = پتّوں کا سائز
cards-small = چھوٹے
cards-normal = عام
cards-large = بڑے
settings-back = پتّوں کی پشت
back-block = کھیل کی اپنی
back-geese = قازیں
back-cabin = جھونپڑی
back-ninepatch = نو خانے
settings-cloth = میز کا کپڑا
cloth-linen = لینن
cloth-sage = ہلکا سبز
cloth-rose = گلابی
cloth-felt = گہرا نمدا
settings-motion = حرکت
motion-system = جیسے سسٹم میں ہو
motion-reduced = نہیں
motion-full = پوری
settings-order = ہاتھ کی ترتیب
settings-avatar = میز پر آپ کا نشان
avatar-star = ستارہ
avatar-pinwheel = پھرکی
avatar-hourglass = ریت گھڑی
avatar-cross = چوراہا
avatar-geese = ہنس
avatar-window = کھڑکی
avatar-stairs = سیڑھیاں
avatar-house = گھر
avatar-off = کوئی نشان نہیں
settings-reveal = ایک ہی ڈیوائس پر کھیلنے والے اپنے پتّے دیکھیں
reveal-tap = چھو کر
reveal-hold = دبائے رکھ کر
order-suits = نشان سے
order-reversed = برعکس
order-ranks = درجے سے
settings-speed = رفتار
speed-slow = آہستہ
speed-normal = عام
speed-fast = تیز
speed-instant = فوراً
settings-tapToContinue = ہر سَر کے بعد میرا انتظار کریں
settings-autoplay = جہاں ایک ہی راستہ ہو، میری جگہ کھیل دیں
settings-oneTap = ایک بار چھونے پر پتّہ کھیلیں
settings-points = پتّوں پر پوائنٹ دکھائیں
settings-coach = کوچ: صاف نقصان والے پتّے سے پہلے پوچھے ”پکّا؟“
settings-volume = آواز کی سطح
settings-verbosity = پیغامات
verbosity-brief = مختصر
verbosity-normal = عام
verbosity-full = پورے
settings-numbers = میرے پتّوں پر نمبر لگائیں، تاکہ ”پتّہ 3“ کہا جا سکے
settings-shortcuts = ایک حرف والے شارٹ کٹ

## Shortcuts, and what is told when they ask

keys = شارٹ کٹ
keys-show = شارٹ کٹ دکھائیں
keys-line = میز پر، جب کچھ لکھا نہ جا رہا ہو۔ ترتیبات میں بند ہو سکتے ہیں۔
keys-suit = ہاتھ میں اس نشان کے اگلے پتّے پر
keys-trumps = ہاتھ میں رنگ کے اگلے پتّے پر
keys-playable = اگلے ایسے پتّے پر جو کھیلا جا سکتا ہے
keys-pass = پاس
keys-hint = اشارہ دکھائیں، اور پھر ہٹائیں
keys-pause = بوٹ یا پتّوں کا بٹنا روکیں، اور پھر جاری رکھیں
keys-hurry = تیز
keys-turn = باری کس کی ہے
keys-review = میز پر پڑی سَر، یا پچھلی
keys-points = اسکور
keys-bids = بولیاں یا اعلان، اور رنگ
keys-tricks = بازی کی سب سریں
keys-undo = واپس لیں
keys-sort = ہاتھ پھر سے ترتیب دیں
keys-move = پتّے کو ہاتھ میں دوسری جگہ رکھیں
keys-list = یہ فہرست
keys-arrows = ایک پتّے سے دوسرے پر
keys-enter = انٹر
keys-enter-does = پتّہ اٹھائیں، کھیلیں، یا سَر کے بعد آگے بڑھیں
keys-escape-does = اٹھایا ہوا پتّہ واپس رکھیں؛ کھلا پینل بند کریں
review-trick = { $plays }۔ سَر ابھی { $you ->
    [yes] آپ
   *[no] { $name }
  } کی ہے{ $count ->
    [0] ۔
   *[other] ، اس میں { ledger-points }۔
  }
review-last = پچھلی سَر: { $plays }۔ { $you ->
    [yes] آپ
   *[no] { $name }
  } نے بنائی{ $count ->
    [0] ۔
   *[other] ، { ledger-points }۔
  }
review-nobody = کسی کی باری نہیں۔
review-side = { $side ->
    [us] ہم
   *[them] وہ
  }: اس بازی میں { $taken }، کل { $total }۔
review-pile = بیچ میں { $count ->
    [one] ایک سر ہے
   *[other] { $count } سریں ہیں
  }؛ { $you ->
    [yes] آپ نے
   *[no] { $name } نے
  } { $run ->
    [one] آخری جیتی
   *[other] لگاتار { $run } جیتیں
  }۔
review-indicator = رنگ کا پتّہ الٹا رکھا ہے۔
hand-down = { $count } پتّے الٹے ہیں: رنگ بولے جانے تک صرف رنگ بولنے والا دیکھتا ہے
review-score-tractor = ہم درجہ { $us_level } پر، وہ { $them_level } پر۔

## Taking back, claiming, going on

undo = واپس لیں
claim = باقی سب لیں
claim-tricks = { $count ->
    [one] آخری سَر آپ کی ہے
   *[other] باقی { $count } سریں آپ کی ہیں
  }
go-on = آگے
pace-pause = روکیں
pace-go-on = آگے بڑھیں
pace-hurry = آپ کی باری آنے تک تیز
pace-paused = کھیل رکا ہوا ہے۔ بوٹ آپ کے منتظر ہیں۔

## The engine

engine-label = انجن
engine-first = پتّے اور قاعدے آ رہے ہیں
engine-stage = { $stage ->
    [download] پتّے اور قاعدے آ رہے ہیں
    [python] پتّے پھینٹے جا رہے ہیں
    [engine] میز لگ رہی ہے
   *[other] انجن آ رہا ہے
  }
engine-bytes = { $total } میں سے { $loaded } MB
engine-missing = کھیل کے { $total } MB میں سے { $loaded } MB آ چکے ہیں؛ باقی نہیں آیا۔
engine-by-itself = انٹرنیٹ لوٹتے ہی کھیل خود آگے بڑھے گا۔
engine-cut-off = انٹرنیٹ نہیں ہے: کھیل کا { $percent } % آ چکا ہے۔ { engine-by-itself }
engine-ready = تیار
engine-otherwise = دوسرے طریقے سے شروع ہو رہا ہے
engine-meanwhile = تب تک: دو منٹ میں قاعدے
engine-retry = پھر کوشش کریں
page-anew = نیا نسخہ لوڈ کریں
update-ready = نیا نسخہ تیار ہے
update-ready-note = صفحے کا نیا نسخہ آ گیا ہے۔ آپ کا میچ وہیں سے چلے گا جہاں ہے۔
engine-failed = انجن شروع نہیں ہوا
failure-wasm_blocked = یہ براؤزر صفحے کو WebAssembly چلانے نہیں دیتا، جو انجن کے لیے ضروری ہے۔ شاید لاک ڈاؤن موڈ یا کوئی ایکسٹینشن روک رہی ہے۔
failure-file_missing = انجن کو جو فائل چاہیے، یہ سائٹ وہ نہیں دے رہی۔
failure-damaged = انجن کی ایک فائل خراب پہنچی: یہ وہ فائل نہیں جس سے یہ سائٹ بنائی گئی تھی۔
failure-policy = اس سائٹ کا ایک حفاظتی قاعدہ انجن کو چلنے نہیں دیتا۔ اسے صرف سائٹ چلانے والا بدل سکتا ہے۔
failure-frame_refused = انجن جس فریم میں چلتا ہے، یہ سائٹ اسے روکتی ہے۔ اسے صرف سائٹ چلانے والا بدل سکتا ہے۔
failure-wrong_type = یہ سائٹ انجن کی ایک فائل ایسی شکل میں بھیجتی ہے جسے کوئی براؤزر نہیں چلاتا۔ اسے صرف سائٹ چلانے والا بدل سکتا ہے۔
failure-too_many = یہ سائٹ ابھی مزید درخواستیں نہیں لے رہی۔ تھوڑا ٹھہر کر پھر کوشش کریں۔
failure-unreachable = اس سائٹ سے کوئی جواب نہیں آ رہا۔ شاید انٹرنیٹ بند ہے، یا سائٹ ہی بند ہے۔
failure-script = صفحے کی اپنی سکرپٹ نہیں آئی، یا سائٹ اسے ایسی شکل میں بھیجتی ہے جسے کوئی براؤزر نہیں چلاتا۔
failure-stalled = ڈاؤن لوڈ رک گیا ہے۔ شاید انٹرنیٹ یا سائٹ سست ہے: پھر کوشش کریں۔
failure-boot_failed = انجن آ گیا مگر شروع نہیں ہوا۔
failure-outdated = { notice-outdated }
failure-engine_died = انجن بند ہو گیا۔ آپ کا میچ محفوظ ہے: پھر کوشش کریں، وہیں سے چلے گا۔

## Seats and cards

seat = { $seat ->
    [S] جنوب
    [SW] جنوب مغرب
    [W] مغرب
    [NW] شمال مغرب
    [N] شمال
    [NE] شمال مشرق
    [SE] جنوب مشرق
   *[E] مشرق
  }
bot-name-W = اودیل
bot-name-N = تیو
bot-name-E = ایوون
seat-you = آپ
seat-partner = ساتھی
seat-declarer = بولی دار
seat-dealer = بانٹ
seat-handed_over = بوٹ کھیل رہا ہے
seat-stand_in = غائب: بوٹ کھیل رہا ہے
seat-turn = { $you ->
    [yes] آپ
   *[no] { $name }
  } کی باری
seat-label = { $you ->
    [yes] آپ، { $seat }
   *[no] { $name }، { $seat }{ $partner ->
        [yes] ، آپ کے ساتھی
       *[no] {""}
      }
  }
seat-cards = { $count ->
    [one] { $count } پتّہ
   *[other] { $count } پتّے
  }
suit = { $suit ->
    [S] حکم
    [H] پان
    [C] چڑی
    [D] اینٹ
    [trump] رنگ
   *[NT] بے رنگ
  }
suit-title = { suit }
card = { suit } { $rank ->
    [A] کا اکّا
    [K] کا بادشاہ
    [Q] کی بیگم
    [J] کا غلام
    [T] کا دہلا
   *[other] کا { $rank }
  }
card-joker-small = چھوٹا جوکر
card-joker-big = بڑا جوکر
list-comma = { "\u200F، " }
list-and = { $first } اور { $last }
list-next = { $first }؛ { $last }
sentence = { $words }۔

## The ledger: what is always on the screen

ledger = اسکور
us = ہم
them = وہ
ledger-taken = بنائے
ledger-total = کل
ledger-goal = /{ $target }
ledger-points = { $count } پوائنٹ
ledger-deal = بازی { $number }
trump = رنگ
contract = بولی
contract-so-far = اب تک
contract-none = ابھی بولی نہیں
contract-label = طے شدہ بولی { $value }، { $you ->
    [yes] آپ
   *[no] { $name }
  } کی{ $forced ->
    [yes] ، مجبوری میں
   *[no] {""}
  }
trump-label = { $suit ->
    [none] رنگ ابھی نہیں بولا گیا
    [NT] بے رنگ
   *[other] رنگ: { suit }
  }
order = کون سا پتّا کس سے بڑا
order-open = کون کس سے بڑا ہے، اور کیا گنا جاتا ہے
order-trumps = { $count ->
    [0] رنگ ابھی معلوم نہیں۔
   *[other] رنگ کے پتّے باقی سب کو کاٹتے ہیں۔ سب سے بڑا پہلے:
  }
order-equal = برابر کے رنگ کے پتّوں میں وہ جیتتا ہے جو پہلے چلا گیا۔
order-plain = کوئی رنگ کا پتّا نہ چلے تو چلے ہوئے نشان کا سب سے بڑا پتّا سر لیتا ہے۔ سب سے بڑا پہلے:
order-points = ان پتّوں کے پوائنٹ ہیں: { $worth }۔
order-tricks = کسی پتّے کے پوائنٹ نہیں: سریں گنی جاتی ہیں۔
last-trick = پچھلی سَر
last-trick-open = پچھلی سَر، { $you ->
    [yes] آپ
   *[no] { $name }
  } کی: { $cards }۔ سب سریں دکھائیں

## Calls

call-pass = پاس
call-bid = { $value }
call-forced = { $value }، لازم

## Prompts

prompt-bid = آپ کی بولی؟
prompt-bid-hint-two_hundred = سو میں سے جتنے پوائنٹ آپ کی ٹیم بنائے گی۔
prompt-bid-button = بولی { $value }
prompt-pass-button = پاس
prompt-bid-no-pass = یہاں ”پاس“ نہیں ہے۔ { $why }
prompt-name_trump = { $value } پر بولی آپ کی رہی۔ رنگ بولیں۔
prompt-play-only = یہاں صرف یہ کھیلا جا سکتا ہے: { $cards }
prompt-play-lead = چال آپ کی
prompt-play-lead-taught = چال آپ کی: چھونے سے جوڑا یا ٹریکٹر اٹھے، پھر سے پتّہ واپس
prompt-play-follow = آپ کی باری: چال { suit } کی ہے
prompt-play-chosen = { $card } کھیلیں
prompt-play-button = کھیلیں
prompt-wait-betting = { $name } کی بولی کا انتظار
prompt-wait-naming = { $name } کے رنگ کا انتظار
prompt-wait-playing = { $name } کے پتّے کا انتظار
prompt-wait-trick = سَر { $you ->
    [yes] آپ
   *[no] { $name }
  } کی
prompt-wait-trick-points = { prompt-wait-trick }: { ledger-points }
prompt-dealing = پتّے بٹ رہے ہیں
prompt-dealing-taught = پتّے بٹ رہے ہیں۔ گڈی چھونے سے رکتے ہیں

## The hand

hand = آپ کا ہاتھ
hand-card = { $card }
hand-card-number = { $card }، پتّہ { $number }
hand-card-picked = { $card }، ڈھیری سے
hand-card-chosen = { $card }، اٹھا لیا
# A card of the hand that the person has just moved
hand-moved = { $card }: { $count } میں سے جگہ { $place }
hand-sort = ہاتھ پھر سے ترتیب دیں
hand-arrange = ہاتھ خود ترتیب دیں
hand-arrange-line = پتّے کو چھوئیں، پھر اس جگہ کو جہاں رکھنا ہے۔
hand-arrange-done = ہو گیا
hand-over = آگے بوٹ کو کھیلنے دیں
handed-over-line = بازی کے آخر تک آپ کی جگہ بوٹ کھیل رہا ہے۔
take-over = پھر خود کھیلیں
hand-card-held = { $card }، جگہ بدلنے کے لیے
hand-sorted = ہاتھ پھر سے ترتیب میں ہے۔
hand-card-refused = { $card }، نہیں کھیلا جا سکتا: { $why }
trick = سَر
trick-card = { $you ->
    [yes] آپ
   *[no] { $name }
  }: { $card }
trick-card-winning = { trick-card }، سب سے آگے

## ہر ایک اپنی ڈیوائس پر

multiplayer = ساتھ کھیلیں
score-sheet = اصلی تاش کے ساتھ
menu-sheet = اصلی تاش کا حساب رکھیں
refusal-pair_other = یہاں یہ کوڈ نہیں چاہیے۔ نشست کا کوڈ فون اسکین کرتا ہے، اور فون کا کوڈ پتّے بانٹنے والی ڈیوائس۔
refusal-pair_old = یہ کوڈ دس منٹ سے پرانا ہے۔ نیا مانگیں۔
refusal-pair_used = یہ کوڈ استعمال ہو چکا: وہ نشست دوسرے فون نے لے لی۔ اس فون کو نیا کوڈ دکھائیں۔
refusal-pair_no_offer = یہاں کوئی میز اس جواب کے انتظار میں نہیں۔ اسے اس ڈیوائس پر کھولیں جس نے نشست کا کوڈ دکھایا تھا، یا وہاں نیا کوڈ دکھائیں۔
refusal-pair_other_tab = آپ کا جواب دوسرے ٹیب کی میز تک پہنچ گیا۔ یہ ٹیب بند کر سکتے ہیں۔
refusal-pair_isolated = دونوں ڈیوائسیں ایک دوسرے تک نہیں پہنچتیں۔ کچھ نیٹ ورک، خاص طور پر مہمانوں کے وائی فائی، ڈیوائسوں کو الگ رکھتے ہیں۔ دونوں کو ایک ہی وائی فائی یا کسی ایک کے ہاٹ اسپاٹ میں رکھیں، یا ایک ہی ڈیوائس پر کھیلیں۔
refusal-pair_unable = یہ براؤزر دوسری ڈیوائسوں سے نہیں جڑ سکتا۔ دوسرا براؤزر لیں، یا ایک ہی ڈیوائس پر کھیلیں۔
refusal-camera_none = یہاں کیمرا نہیں ہے۔ کسی اور پروگرام سے کوڈ کی تصویر لیں، یا لنک چسپاں کریں۔
refusal-camera_refused = یہاں کیمرے کی اجازت نہیں۔ براؤزر کی ترتیبات میں اجازت دیں، تصویر لیں، یا لنک چسپاں کریں۔
refusal-photo_no_code = اس تصویر میں کوئی کوڈ نہیں۔ کیمرا قریب لائیں اور سیدھا رکھیں۔
refusal-pictures_hidden = یہ براؤزر صفحوں سے تصویریں چھپاتا ہے، اس لیے یہاں کوئی کوڈ پڑھا نہیں جا سکتا۔ لنک چسپاں کریں۔
refusal-line_lost = میز سے رابطہ کٹ گیا۔
refusal-line_misbehaved = اس فون نے وہ بھیجا جو ہمارا کوئی فون نہیں بھیجتا: اس کا رابطہ بند کیا گیا اور بوٹ بیٹھ گیا۔
refusal-not_for_guests = اس فون کا اپنا انجن نہیں: یہ پتّے بانٹنے والی ڈیوائس پر ہوتا ہے، یا میچ کے بعد یہاں۔
refusal-undo_asked = دوسری ٹیم سے پوچھا گیا: { $names }۔
refusal-undo_declined = دوسری ٹیم کو منظور نہیں۔
refusal-undo_too_soon = یہ منٹ میں ایک بار پوچھا جا سکتا ہے۔
refusal-undo_too_often = یہ ایک بازی میں تین بار پوچھا جا سکتا ہے۔
refusal-not_drawn = پتّے نہیں نکالے گئے: کسی نے ہاں نہیں کہی، یا عدد نہیں دیا۔
refusal-host_left = میز چھوڑ دی گئی، یا نشست کسی اور کو دی گئی۔
refusal-host_older = پتّے بانٹنے والی ڈیوائس پر Follow Suit کا پرانا ورژن ہے۔ وہاں صفحہ دوبارہ کھولیں۔
refusal-guest_older = اس فون پر Follow Suit کا ورژن میز سے پرانا ہے۔
refusal-next_deal = آپ اگلی بازی سے بیٹھیں گے۔

## People who share the device

pass-cover = پتّے چھپائیں
pass-next = اب { $name } کی باری
pass-show = { $name }: میرے پتّے دکھائیں
pass-hold = { $name }: دبائے رکھ کر پتّے دیکھیں
pass-wait = سب پتّے چھپے ہیں
pass-watch = بوٹ کھیل رہے ہیں
pass-peek = اپنے پتّے دیکھیں
pass-cards-of = { $name } کے پتّے
pass-look-back = بازی پھر سے کون دیکھے؟
pass-undo = واپس لیں؟
pass-undo-line = { $name } نے پچھلا فیصلہ واپس لینے کو کہا ہے۔ { $names }، کیا آپ کو منظور ہے؟
pass-undo-yes = ہاں، واپس لیں
pass-undo-no = نہیں
side-names = { $one } اور { $other }
side-or = { $one } یا { $other }
us-shared = { $usFirst }
them-shared = { $themFirst }
review-side-shared = { $side ->
    [us] { $usNames }
   *[them] { $themNames }
  }: اس بازی میں { $taken }، کل { $total }۔
review-score-tractor-shared = { $usNames } درجہ { $us_level } پر، { $themNames } درجہ { $them_level } پر۔
deal-headline-shared = { $us ->
    [yes] { $usNames }
   *[no] { $themNames }
  } کی بولی { $made ->
    [yes] پوری ہوئی
   *[no] ٹوٹ گئی
  }
deal-ahead-shared = { $ahead ->
    [us] بازی { $usNames } کی
    [them] بازی { $themNames } کی
   *[none] بازی برابر
  }
match-won-shared = میچ { $us ->
    [yes] { $usNames }
   *[no] { $themNames }
  } نے جیتا
court-shared = { $us ->
    [yes] { $usNames }
   *[no] { $themNames }
  } کا کوٹ: { $kind ->
    [all_tricks] پوری تیرہ سریں
   *[first_seven] پہلی سات سریں
  }
ledger-attackers-label-shared = حملہ { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  } کا: { ledger-points }، اگلی بازی کا دفاع لینے کو { $goal } چاہییں
tally-none-shared = اگلی بازی میں دفاع { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  } کا
tally-gain-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  }: { $count ->
    [one] ایک درجہ
   *[other] { $count } درجے
  } اوپر
tally-to-ace-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  }: اکّے تک اوپر
tally-tricks-shared = حملہ { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  } کا: سروں میں پوائنٹ
tally-next-shared = اگلی بازی میں دفاع { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  } کا؛ سالار { $name }۔
news-deal_scored-shared = بازی ختم۔ { $usNames } { $usChange }، کل { $usTotal }۔ { $themNames } { $themChange }، کل { $themTotal }۔
news-match_won-shared = { $side ->
    [us] میچ { $usNames } نے جیتا۔
    [them] میچ { $themNames } نے جیتا۔
   *[none] میچ برابر رہا۔
  }
news-level_changed-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  } اب درجہ { $level } پر۔

## Summary of a deal

deal-made = { $you ->
    [yes] آپ
   *[no] { $name }
  } کی بولی { $contract }، ٹیم نے بنائے { $taken }
deal-headline = { $us ->
    [yes] آپ
   *[no] ان
  } کی بولی { $made ->
    [yes] پوری ہوئی
   *[no] ٹوٹ گئی
  }
deal-ahead = { $ahead ->
    [us] بازی آپ کی
    [them] بازی ان کی
   *[none] بازی برابر
  }
deal-took = { $unit ->
    [tricks] سریں
   *[points] پوائنٹ
  }: { $us } کے مقابلے میں { $them }۔
deal-passed_out = سب نے پاس کیا
deal-passed_out-line = کسی کا حساب نہیں بدلتا، پتّے پھر سے بٹیں گے۔
summary-before = پہلے
summary-points = بنائے
summary-change = فرق
summary-total = کل
sound-off = آواز بند کریں
sound-on = آواز چلائیں
feat-captured = { $us ->
    [yes] ڈھیری ہم نے جیتی
   *[no] ڈھیری انہوں نے جیتی
  }
feat-streak = لگاتار { $count } دن
feat-best = اب تک آپ کا بہترین نتیجہ
deal-next = اگلی بازی
match-new = نیا میچ
match-leave = کھیلوں پر واپس
match-won = میچ { $us ->
    [yes] آپ
   *[no] ان
  } کی ٹیم نے جیتا
match-tie = میچ برابر رہا
match-line = { $deals ->
    [one] { $deals } بازی
   *[other] { $deals } بازیوں
  } کے بعد { $us } کے مقابلے میں { $them }
reckoned = حساب
breakdown-made = بولی { $contract }، ملے { $took }: { $change }
breakdown-lost = بولی { $contract }، ملے { $took }، { $missing } کم: بولی ناکام، { $change }
breakdown-took = ملے { $took }: { $change }
breakdown-no_bet = ملے { $took }، مگر 100 یا زیادہ والی ٹیم کے پوائنٹ تبھی گنے جاتے ہیں جب اس نے بولی دی ہو: { $change }
breakdown-made-rangvaar = بولی { $contract }، سَریں { $took }: { $change }
breakdown-took-rangvaar = سَریں { $took }: { $change }
breakdown-shortfall = بولی { $contract }، سَریں { $took }: { $took } میں سے { $missing } کمی نکال کر { $change }
breakdown-minus_bid = بولی { $contract }، سَریں { $took }، { $missing } کم: بولی جتنا گھٹا، { $change }
breakdown-floor_zero = بولی { $contract }، سَریں { $took }: { $took } میں سے { $missing } کمی نکال کر، مگر 0 سے نیچے نہیں: { $change }
breakdown-levels = حملہ آوروں کے { $range ->
    [one] { $fewest }
    [open] { $fewest } یا زیادہ
   *[two] { $fewest } سے { $most }
  } پوائنٹ پر { $kind ->
    [declaring] دفاع والے { $gain ->
        [one] ایک درجہ
       *[other] { $gain } درجے
      } اوپر جاتے ہیں
    [opposing] حملہ آور { $gain ->
        [one] ایک درجہ
       *[other] { $gain } درجے
      } اوپر جاتے ہیں
    [declaring_to_ace] دفاع والے اکّے تک اوپر جاتے ہیں
    [opposing_to_ace] حملہ آور اکّے تک اوپر جاتے ہیں
    [nobody] کوئی اوپر نہیں جاتا
   *[bid] کوئی اوپر نہیں جاتا، کیونکہ بولی ناکام رہی
  }۔
breakdown-held_at_ace = دفاع والے اکّے پر قائم رہے، اور اسی سے میچ جیت گئے۔
breakdown-stopped = جس درجے کا دفاع لازم ہے وہاں چڑھنا رک جاتا ہے۔

## Menu and panels

menu = مینو
menu-close = بند کریں
menu-deal = یہ بازی
menu-match = یہ میچ
agreements = باہمی سمجھ
menu-leave = میز چھوڑیں
menu-leave-note = میز چھوڑ کر بھی بعد میں جاری رکھا جا سکتا ہے: میچ محفوظ رہتا ہے۔
give-up = ہار مانیں
give-up-sure = اس میچ میں ہار مانیں؟
give-up-anew = یہ میچ ختم کر کے نیا شروع کریں؟
give-up-line = پھر یہ میچ جاری نہیں ہو سکے گا۔ کھیلی ہوئی بازیاں ”آپ کے میچ“ میں رہیں گی۔
give-up-not = کھیلتے رہیں
tricks = اس بازی کی سریں
tricks-none = ابھی کوئی سَر نہیں بنی۔
tricks-points = پوائنٹ
tricks-patch = { $you ->
    [yes] آپ
   *[no] { $name }
  }، { $card }، { ledger-points }
tricks-won-mark = ، سَر اسی کی

## Trouble

trouble = انجن اٹک گیا
trouble-line = انجن میں کچھ گڑبڑ ہوئی۔ میچ وہیں سے چلتا ہے جہاں تھا؛ نیچے کا ریکارڈ وجہ جاننے میں مدد دے گا۔
trouble-saved = وہ میچ جاری نہیں ہو سکتا
trouble-saved-line = اس کا محفوظ ریکارڈ پڑھا نہیں گیا۔ اسے الگ رکھ کر نیچے دکھایا گیا ہے؛ نیا میچ کھیلا جا سکتا ہے۔
trouble-record = اب تک کا میچ
trouble-copy = یہ بازی کاپی کریں
trouble-close = آگے

elsewhere = یہ میچ دوسرے ٹیب میں کھلا ہے
elsewhere-line = ایک وقت میں یہ ایک ہی ٹیب میں کھیلا جا سکتا ہے۔ یہاں کھیلیں تو دوسرا ٹیب اسے چھوڑ دے گا۔
elsewhere-here = یہاں کھیلیں
elsewhere-leave = وہیں رہنے دیں
notices = پیغامات
notice-close = پیغام ہٹائیں
notice-loading = لوڈ ہو رہا ہے…
notice-file_missing = صفحے کا ایک حصہ لوڈ نہیں ہو سکا۔ شاید انٹرنیٹ بند ہے، یا سائٹ ہی بند ہے۔
notice-outdated = اس صفحے کا ایک حصہ اب سائٹ پر نہیں ہے: وہاں نیا نسخہ ہے۔ اسے لوڈ کریں۔ آپ نے جو کھیلا ہے وہ محفوظ ہے۔
notice-outdated_unkept = اس صفحے کا ایک حصہ اب سائٹ پر نہیں ہے: وہاں نیا نسخہ ہے۔ میچ ختم ہونے پر اسے لوڈ کریں: یہاں میچ محفوظ نہیں رکھا جاتا۔
notice-refused = یہ براؤزر اس صفحے کا کچھ محفوظ نہیں رکھتا۔ صفحہ بند ہوتے ہی آپ کا کھیل مٹ جائے گا۔
notice-full = ڈیوائس میں جگہ نہیں رہی۔ کھیل جاری رکھیں؛ یہاں سے آگے کا کھیل صفحہ بند ہونے پر مٹ جائے گا۔
notice-lost = براؤزر اپنے ذخیرے تک نہیں پہنچ پا رہا۔ کھیل جاری رکھیں؛ یہاں سے آگے سب میموری میں ہے۔ ”آپ کا ڈیٹا“ میں اسے فائل میں محفوظ کر سکتے ہیں۔
notice-unkept = براؤزر آپ کے میچ محفوظ رکھتا ہے، مگر ترتیبات، ستارے، معمّے اور نشستیں محفوظ نہیں کر پا رہا۔ ان میں جو نیا ہے وہ صفحہ بند ہونے تک ہے۔
notice-elsewhere = آپ کا میچ دوسرے ٹیب میں جاری ہے۔
notice-undo_request = دوسری ٹیم میں کوئی اپنی پچھلی چال واپس لینا چاہتا ہے۔
notice-undo_request-look = جواب دیں
notice-restarted = انجن بند ہو گیا تھا، پھر چلا دیا گیا۔ آپ کا میچ وہیں سے چلتا ہے۔
notice-act_lost = پتے دوبارہ بانٹنے پڑے، اور آپ نے جو کیا تھا وہ ان پر ٹھیک نہیں بیٹھتا۔ دوبارہ چنیں۔
notice-language = یہ زبان ابھی اس ڈیوائس پر نہیں، اور منگوائی بھی نہیں جا سکی۔ بعد میں پھر چنیں۔
notice-textTable = میز تصویروں کے بغیر، صرف سطروں اور بٹنوں میں بھی دکھائی جا سکتی ہے۔
notice-textTable-use = متنی میز دکھائیں
notice-aside = محفوظ چیزوں میں سے کچھ پڑھا نہیں گیا۔ وہ ”آپ کا ڈیٹا“ میں الگ رکھا ہے۔

## The past: matches played, statistics, everything as a file

history = آپ کے میچ
history-matches = میچ
history-statistics = اعداد و شمار
history-data = آپ کا ڈیٹا
history-none = ابھی کوئی میچ نہیں
history-none-line = آپ کا ہر میچ یہیں، اسی براؤزر میں محفوظ رہتا ہے۔ اس کی ہر بازی پتّہ پتّہ پھر دیکھی جا سکتی ہے۔
history-more = اور دکھائیں ({ $count })
history-won = جیت
history-lost = ہار
history-won-by = { $names } کی جیت
history-watched = صرف بوٹ
history-tie = برابر
history-unfinished = بازی { $deal } میں
history-assisted = مدد کے ساتھ
history-continue = جاری رکھیں
history-continue-label = { $game }، بازی { $deal } جاری رکھیں
history-to-list = سب میچ
history-to-match = سب بازیاں
history-deal = بازی { $number }
history-deal-open = آخر تک نہیں کھیلی گئی
history-deal-passed = سب نے پاس کیا
history-deal-bid = { $you ->
    [yes] آپ
   *[no] { $name }
  } کی بولی { $contract }، بنائے { $taken }: { $made ->
    [yes] پوری
   *[no] ٹوٹی
  }
history-deal-declared = دفاع { $whose ->
    [us] ہمارا
    [other] { $name } کا
   *[them] ان کا
  }؛ حملہ آوروں نے { $taken } بنائے: { $made ->
    [yes] دفاع قائم
   *[no] دفاع ٹوٹا
  }
history-save-record = ریکارڈ محفوظ کریں
history-remove = یہ میچ مٹائیں
history-remove-sure = ہمیشہ کے لیے مٹائیں
history-keep = نہیں، رہنے دیں
history-unreadable = وہ میچ پڑھا نہیں گیا۔ وہ ”آپ کا ڈیٹا“ میں الگ رکھا ہے۔
history-wait = انجن ابھی نہیں آیا۔ آتے ہی میچ خود کھل جائے گا۔
level-mixed = ملی جلی
replay-controls = بازی میں آگے پیچھے
replay-back = ایک پتّہ پیچھے
replay-on = ایک پتّہ آگے
replay-stop-back = ایک سَر پیچھے
replay-stop-on = ایک سَر آگے
replay-step = بازی میں کہاں
replay-at = { $steps } میں سے قدم { $step }
replay-yourself = خود کھیلیں
replay-played-by = کھیلا: { $names }
replay-nothing = پتّے بٹ چکے ہیں۔
replay-hands = ہاتھ اور مزید
replay-all-hands = سب ہاتھ
replay-hand = { $you ->
    [yes] آپ کا ہاتھ
   *[no] { $name } کا ہاتھ
  }: { $cards }
replay-hand-hidden = { $name } کے ہاتھ میں { seat-cards }
replay-no-cards = کوئی پتّہ نہیں
replay-hidden = یہ بازی ختم نہیں ہوئی: صرف آپ کے اپنے پتّے دکھائے گئے ہیں۔
statistics-none = ابھی گننے کو کچھ نہیں
statistics-none-line = بازی ختم ہو تو اس کا نتیجہ یہاں گنا جاتا ہے: کھیل، قاعدوں اور بوٹوں کی مہارت کے حساب سے۔
statistics-nothing = ان میں مدد کے بغیر کوئی بازی نہیں۔
statistics-game = کھیل
statistics-all = سب
statistics-person = کھلاڑی
statistics-alone = صرف آپ
statistics-won = جیتے ہوئے میچ
statistics-streak = اب لگاتار
statistics-best = سب سے لمبا سلسلہ
statistics-deals = بازیاں
statistics-col-won = جیت
statistics-col-lost = ہار
statistics-course = بازی بہ بازی
statistics-course-label = پچھلی { $count ->
    [one] ایک بازی
   *[other] { $count } بازیاں
  }: { $ahead } ہمارے حق میں، { $behind } ان کے حق میں، فرق { $balance }۔
statistics-course-line = بازی ہمارے حق میں ہو تو اوپر، ان کے حق میں ہو تو نیچے: اب { $balance } پر۔
statistics-by-game = کھیل کے حساب سے میچ
statistics-by-level = بوٹوں کی مہارت کے حساب سے میچ
statistics-by-rules = قاعدوں کے حساب سے میچ
statistics-bids = بولی کس کی یا دفاع کس کا تھا، اور نتیجہ
statistics-made = کامیاب
statistics-failed = ناکام
statistics-you = آپ
statistics-partner = ساتھی
statistics-them = وہ
statistics-took = ایک بازی میں اوسطاً بنائے
statistics-took-declaring = ہم نے، اپنی بولی/دفاع پر
statistics-took-opposing = ہم نے، ان کی بولی/دفاع پر
statistics-took-against = انھوں نے، ہماری بولی/دفاع پر
statistics-unit-points = پوائنٹ
statistics-unit-tricks = سریں
statistics-assisted = مدد کے ساتھ، اوپر کی گنتی میں نہیں: { $deals ->
    [one] ایک بازی
   *[other] { $deals } بازیاں
  }؛ { $matches } میچ۔
data-where-device = { $count ->
    [0] ابھی کچھ محفوظ نہیں۔ آپ کا کھیل
    [one] ایک چیز (میچ، حساب کا پرچہ یا گھر کے قاعدے)
   *[other] { $count } چیزیں (میچ، حساب کے پرچے، گھر کے قاعدے)
  } صرف اسی ڈیوائس پر، اسی براؤزر میں محفوظ۔ دوسری ڈیوائس پر فائل سے لے جائیں۔
data-where-memory = { $count ->
    [0] ابھی کچھ محفوظ نہیں۔ آپ کا کھیل
    [one] ایک چیز (میچ، حساب کا پرچہ یا گھر کے قاعدے)
   *[other] { $count } چیزیں (میچ، حساب کے پرچے، گھر کے قاعدے)
  } صرف میموری میں، صفحہ بند ہونے تک۔ رکھنا ہو تو فائل میں محفوظ کریں۔
data-where-lost = براؤزر اپنے ذخیرے تک نہیں پہنچ پا رہا۔ تب سے جو کیا وہ صفحہ بند ہونے تک صرف میموری میں ہے۔ رکھنا ہو تو فائل میں محفوظ کریں۔
data-where-full = ڈیوائس میں جگہ نہیں رہی۔ تب سے جو کیا وہ صفحہ بند ہونے تک صرف میموری میں ہے۔ رکھنا ہو تو فائل میں محفوظ کریں۔
data-safari = iPhone، iPad یا Mac پر Safari کسی سائٹ کا رکھا ہوا سب مٹا دیتا ہے، اگر سات دن Safari چلاتے ہوئے وہ سائٹ نہ کھولی جائے۔ صفحہ انسٹال ہو تو نہیں مٹاتا: Share، Add to Home Screen، Mac پر Add to Dock۔
data-save = سب کچھ فائل میں محفوظ کریں
data-choose = فائل سے لائیں
data-checking = فائل پڑھی جا رہی ہے: { $of } میں سے { $done }…
data-offer = فائل میں میچ، حساب کے پرچے اور گھر کے قاعدے: { $count }، { $day } کو محفوظ۔
data-add = اس کی چیزیں شامل کریں
data-replace = سب کچھ اس سے بدلیں
data-replace-line = یہاں کے سب میچ، حساب کے پرچے، قاعدے، ترتیبات اور پیش رفت جائیں گے، فائل والے ان کی جگہ لیں گے۔
data-replace-sure = سب کچھ بدلیں
data-saved = فائل محفوظ ہو گئی۔
data-saved-partly = { $count ->
    [one] فائل محفوظ ہو گئی۔ ایک چیز ابھی پڑھی نہ جا سکی اور اس میں نہیں۔
   *[other] فائل محفوظ ہو گئی۔ { $count } چیزیں ابھی پڑھی نہ جا سکیں اور اس میں نہیں۔
  }
data-taken = { $count ->
    [0] فائل میں کچھ نیا نہیں تھا۔
    [one] ایک چیز آ گئی۔
   *[other] { $count } چیزیں آ گئیں۔
  }
data-full = اس ڈیوائس پر اس کی جگہ نہیں۔ کچھ نہیں بدلا۔
data-clear = سب کچھ مٹائیں
data-clear-all = سب کچھ مٹائیں…
data-clear-line = میچ، حساب کے پرچے اور گھر کے قاعدے ({ $count })، اعداد و شمار، ترتیبات اور پیش رفت ہمیشہ کے لیے مٹ جائیں گے۔ پہلے سے محفوظ فائل پھر لائی جا سکتی ہے۔
data-clear-sure = ہمیشہ کے لیے سب کچھ مٹائیں
data-cleared = سب کچھ مٹ گیا۔
data-not-cleared = براؤزر اپنے ذخیرے تک نہیں پہنچ پا رہا: سب کچھ نہیں مٹا۔ صفحہ بند کریں، دوبارہ کھولیں اور تب مٹائیں۔
data-aside = الگ رکھا ہوا
data-aside-line = یہ محفوظ تھا مگر پڑھا نہیں گیا۔ کسی کام میں رکاوٹ نہیں۔
data-aside-unknown = کوئی چیز
data-aside-unreadable = یہ یہاں رکھی جانے والی کوئی چیز نہیں۔
data-aside-save = محفوظ کریں
data-aside-drop = مٹائیں
export-file-torn = وہ فائل پڑھی نہیں گئی۔ کچھ نہیں بدلا۔
export-file-foreign = وہ فالو سوٹ کی فائل نہیں۔ کچھ نہیں بدلا۔
export-file-newer = وہ فائل صفحے کے نئے نسخے کی ہے۔ کچھ نہیں بدلا۔
export-file-match = اس فائل کی چیز { $number } درست نہیں۔ کچھ نہیں بدلا۔
export-file-record = اس فائل کی چیز { $number } پڑھی نہیں گئی۔ کچھ نہیں بدلا۔
export-file-wait = فائل انجن کو دیکھنی ہے، اور وہ ابھی نہیں آیا۔ ذرا دیر بعد پھر کوشش کریں۔

# Sharing a deal
share = شیئر کریں
share-open = شیئر کریں…
share-line = اس لنک میں پوری بازی ہے: پتّے، بولیاں، سارا کھیل اور میز کے نام۔ کچھ اپ لوڈ نہیں ہوتا؛ جس کے پاس لنک ہو، بازی دیکھ سکتا ہے۔
share-unfinished = بازی ختم نہیں ہوئی: لنک میں سب ہاتھ ہیں، مگر کھولنے والے کو صرف آپ کا دکھتا ہے۔
share-scope = کیا شیئر کرنا ہے
share-match = اب تک کا میچ، { $count ->
    [one] { $count } بازی
   *[other] { $count } بازیاں
  }
share-title = فالو سوٹ: { $game }، بازی { $number }
share-link = لنک
share-length = { $count } حروف
share-making = لنک بن رہا ہے…
share-copy = لنک کاپی کریں
share-copy-text = متن کی صورت کاپی کریں
share-copied = کاپی ہو گیا۔
share-refused = یہ براؤزر کاپی نہیں کرنے دیتا۔ لنک چن کر خود کاپی کریں۔
share-send = بھیجیں…
share-code = QR کوڈ
share-code-label = لنک کا QR کوڈ
share-save = فائل میں محفوظ کریں
share-too-long = لنک کے لیے یہ بہت لمبا ہے: کچھ پروگرام اسے کاٹ دیں گے۔ فائل بھیجیں۔

# A deal that came in a link
replay-link = شیئر کی ہوئی بازی
replay-link-waiting = کھولا جا رہا ہے…
received = جو بھیجا گیا
unread-lines = اس میں سے کچھ سمجھ میں نہیں آیا:
unread-more = اور { $count }۔
replay-play = چلائیں
replay-pause = روکیں

# The referee's page
deal-editor = بازی بنائیں
referee = ریفری سے پوچھیں
side = { $side ->
    [NS] شمال جنوب
   *[EW] مشرق مغرب
  }
example-pass = پاس
example-tie = کوئی نہیں

## News: what the live region tells

news-deal_began = بازی { $number }۔ بانٹ { $you ->
    [yes] آپ
   *[no] { $name }
  } کی۔
news-cards_dealt = آپ کا ہاتھ: { $cards }۔
news-bid_made = { $you ->
    [yes] آپ
   *[no] { $name }
  } کی بولی { $value }{ $forced ->
    [yes] ، لازم
   *[no] {""}
  }۔
news-passed = { $you ->
    [yes] آپ
   *[no] { $name }
  } نے پاس کیا۔
news-passed-tractor = { $bids ->
    [yes] { $you ->
        [yes] آپ نے پاس کیا
       *[no] { $name } نے پاس کیا
      }
   *[no] { $you ->
        [yes] آپ نے اعلان نہیں کیا
       *[no] { $name } نے اعلان نہیں کیا
      }
  }۔
news-auction_won = بولی { $value } پر { $you ->
    [yes] آپ
   *[no] { $name }
  } کی رہی۔
news-passed_out = سب نے پاس کیا۔
news-trump_named = { $you ->
    [yes] آپ
   *[no] { $name }
  } نے رنگ بولا: { suit }۔
news-cards_played = { $you ->
    [yes] آپ
   *[no] { $name }
  }: { $cards }۔
news-trick_won = سَر { $you ->
    [yes] آپ
   *[no] { $name }
  } کی{ $count ->
    [0] {""}
   *[other] ، { ledger-points }
  }۔
news-deal_scored = بازی ختم۔ ہم { $usChange }، کل { $usTotal }۔ وہ { $themChange }، کل { $themTotal }۔
news-match_won = { $side ->
    [us] میچ ہماری ٹیم نے جیتا۔
    [them] میچ ان کی ٹیم نے جیتا۔
   *[none] میچ برابر رہا۔
  }
news-claimed = باقی { $count ->
    [one] سَر
   *[other] { $count } سریں
  } { $you ->
    [yes] آپ
   *[no] { $name }
  } کی۔
news-taken_back = واپس لے لیا۔
news-may-play = یہ کھیلا جا سکتا ہے: { $cards }۔
news-your-turn-bid = بولی دینے کی باری آپ کی۔
news-your-turn-name_trump = رنگ بولیں۔
news-your-turn-play = پتّہ کھیلنے کی باری آپ کی۔

## Rangvaar's own words: where a message has another wording in one game, its name ends with the game's

bot-name-W-rangvaar = زینب
bot-name-N-rangvaar = بلال
bot-name-E-rangvaar = فیض
seat-dealer-rangvaar = پہلا پتّہ
seat-declarer-tractor = سالار
ledger-deal-rangvaar = بازی { $number }، کل { $deals }
ledger-taken-rangvaar = سریں
contract-rangvaar = بولی
contract-so-far-rangvaar = اب تک
contract-none-rangvaar = ابھی بولی نہیں
contract-label-rangvaar = بولی { $value }، { $you ->
    [yes] آپ
   *[no] { $name }
  } کی
prompt-bid-rangvaar = کتنے کی بولی؟
prompt-bid-hint-rangvaar = تیرہ میں سے جتنی سریں آپ کی ٹیم بنائے گی۔ رنگ بولنے پر آٹھ پتّے اور ملیں گے۔
prompt-bid-button-rangvaar = بولی { $value }
prompt-name_trump-rangvaar = { $value } پر بولی آپ کی رہی۔ رنگ بولیں۔
prompt-wait-bidding = { $name } کی بولی کا انتظار
deal-made-rangvaar = { $you ->
    [yes] آپ
   *[no] { $name }
  } کی بولی { $contract }، ٹیم کی سریں { $taken }
deal-headline-rangvaar = { $us ->
    [yes] آپ
   *[no] ان
  } کی بولی { $made ->
    [yes] پوری ہوئی
   *[no] ٹوٹ گئی
  }
deal-passed_out-line-rangvaar = کسی کا حساب نہیں بدلتا اور بازی نہیں گنی جاتی۔ پہلا پتّہ اگلی نشست کو جاتا ہے۔
summary-points-rangvaar = سریں
tricks-patch-rangvaar = { $you ->
    [yes] آپ
   *[no] { $name }
  }، { $card }
court = { $us ->
    [yes] ہمارا
   *[no] ان کا
  } کوٹ: { $kind ->
    [all_tricks] پوری تیرہ سریں
   *[first_seven] پہلی سات سریں
  }
news-deal_began-rangvaar = بازی { $number }۔ پہلا پتّہ اور پہلی بولی { $firstYou ->
    [yes] آپ
   *[no] { $firstName }
  } کی۔
news-cards_dealt-rangvaar = آپ کو ملے: { $cards }۔
news-bid_made-rangvaar = { $you ->
    [yes] آپ
   *[no] { $name }
  } کی بولی { $value }۔
news-auction_won-rangvaar = بولی { $value } پر { $you ->
    [yes] آپ
   *[no] { $name }
  } کی رہی۔
news-pot_paid = پاٹ کے { $pot } ٹوکن بٹ گئے۔ آپ کو { $pay } ملے۔
news-your-turn-bid-rangvaar = بولی دینے کی باری آپ کی۔
refusal-bid_too_low-rangvaar = بولی پچھلی سے اوپر ہو: کم سے کم { $lowest }۔
refusal-must_bid-rangvaar = پہلی بولی آپ کی ہے، دینی پڑے گی۔
refusal-already_passed-rangvaar = جو پاس کر دے وہ بولی سے باہر ہے۔

## Play chips

chips = { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
stake-for = داؤ پر
stake-for-chips = کھیل کے ٹوکن
stake-for-nothing = کچھ نہیں
stake = داؤ
stake-note = کھیل کے ٹوکن: اصلی پیسہ کہیں نہیں۔
packet = رنگ بولنے پر { $count ->
    [one] { $count } پتّہ
   *[other] { $count } پتّے
  } اور
packet-short = { $count } اور
pot-label = پاٹ { $pot }، ہر ایک کا داؤ { $stake }{ $kept ->
    [no] {""}
   *[other] ، جس میں سے ہر ایک کا { $kept } کاٹا جاتا ہے
  }۔
pot-note = کھیل کے ٹوکن
pot-short = پاٹ { $pot } · ہر ایک { $stake }{ $kept ->
    [no] {""}
   *[other] ، { $kept } کٹتا ہے
  }
payout = ادائیگی
payout-pot = پاٹ
payout-commission = کمیشن
payout-you = آپ کو

## Tractor: levels and roles

level = درجہ
ledger-level = { level }
role = کردار
role-defend = دفاع
role-attack = حملہ
role-goal = بولی { $value }
ledger-attackers = حملہ آور
ledger-attackers-none = ابھی حملہ آور کوئی نہیں
pile-open = حملہ آوروں نے کیا بنایا
pile = حملہ آوروں کے پوائنٹ والے پتّے
pile-none = ابھی کوئی نہیں۔
pile-goal = { $goal } پوائنٹ ہوں تو اگلی بازی میں دفاع حملہ آوروں کا۔ کم ہوں تو دفاع وہی ٹیم کرے گی۔
ledger-attackers-label = حملہ { $whose ->
    [us] ہمارا
   *[them] ان کا
  }: { ledger-points }، اگلی بازی کا دفاع لینے کو { $goal } چاہییں
trump-rank-label = رنگ کا درجہ { $rank }، { $suit ->
    [none] رنگ ابھی طے نہیں
    [NT] بے رنگ
   *[other] رنگ: { suit }
  }
trump-rank-so-far = رنگ کا درجہ { $rank }، ابھی تک { suit }
trump-rank-open = رنگ کا درجہ ابھی طے نہیں: اونچی بولی والی ٹیم کا
cards-equal = { suit } { $rank ->
    [Q] کی
   *[other] کے
  } { $count ->
    [2] دو
    [3] تین
   *[4] چار
  } { $rank ->
    [A] اکّے
    [K] بادشاہ
    [Q] بیگمیں
    [J] غلام
    [T] دہلے
   *[other] { $rank }
  }
cards-equal-joker-small = { $count ->
    [2] دو
    [3] تین
   *[4] چار
  } چھوٹے جوکر
cards-equal-joker-big = { $count ->
    [2] دو
    [3] تین
   *[4] چار
  } بڑے جوکر

## Tractor: dealing and declaring

prompt-dealing-paused = بانٹنا رکا ہوا ہے
prompt-awaited = باقی کھلاڑی ابھی آ رہے ہیں: کھیل کا { $percent } % آ چکا ہے۔
prompt-dealing-declared = ابھی تک { suit-title }، اعلان { $you ->
    [yes] آپ
   *[no] { $name }
  } کا
prompt-declare = چاہیں تو رنگ کا اعلان کریں
prompt-declare-chosen = { $cards }: { $suit ->
    [NT] بے رنگ
   *[other] { suit } رنگ
  }۔ اعلان کے لیے پھر چھوئیں۔
prompt-declare-pass = پاس
prompt-last-chance = اعلان کا آخری موقع
prompt-declare-button = { suit } کا اعلان: { $cards }
deal-controls = پتّوں کا بٹنا
deal-pause = بانٹنا روکیں
deal-go-on = بانٹنا جاری رکھیں
deal-pack-pause = گڈی: یہاں روکیں
deal-pack-go-on = گڈی: جاری رکھیں
deal-hurry = تیز بانٹیں
deal-skip = باقی ایک ساتھ بانٹیں
declared-stands = { trick-who } کا اعلان { $cards }: { suit } قائم
declared-over = { trick-who } کا اعلان { $cards }، رد ہوا
trick-who = { $you ->
    [yes] آپ
   *[no] { $name }
  }
kitty-turned = کسی نے اعلان نہیں کیا۔ ڈھیری سے نکلا:
prompt-wait-dealing = پتّے بٹ رہے ہیں
prompt-wait-last_chance = سب پتّے بٹ گئے
prompt-wait-starter_trick = آغاز کے لیے { $name } کے پتّے کا انتظار
prompt-wait-burying = { $name } کے پتّے دبانے کا انتظار
prompt-wait-countering = اب بھی اعلان کا موقع: { $name }
prompt-bid-tractor = آپ دونوں کتنے بنائیں گے؟
prompt-bid-hint-tractor = دو سو میں سے جتنے پوائنٹ آپ کی ٹیم سروں میں بنائے گی۔ بولی دونوں کی طرف سے ہے۔
prompt-bid-button-tractor = بولی { $value }
prompt-bid-partner = آپ کی ٹیم سے { $name } کی باری ہے؛ چاہیں تو پہلے آپ بولی دیں۔
prompt-bid-leave = { $name } پر چھوڑیں
prompt-bid-less = کم
prompt-bid-more = زیادہ
prompt-name_trump-tractor = آپ سالار ہیں۔ رنگ بولیں۔
bot-name-W-tractor = لان
bot-name-N-tractor = وئی
bot-name-E-tractor = جُن
bot-name-SW-tractor = تاؤ
bot-name-NW-tractor = می
bot-name-NE-tractor = ہاؤ
bot-name-SE-tractor = ینگ

## Tractor: burying and playing several cards

bury-title = { $count } پتّے ڈھیری میں دبائیں
bury-so-far = { $of } میں سے { $count } · { $points } پوائنٹ
bury-none = ابھی کوئی نہیں
bury-chosen = { $of } میں سے { $count } چنے، { $points } پوائنٹ کے: { $cards }
prompt-bury = ڈھیری آپ کے ہاتھ میں ہے۔ پتّے دبائیں۔
prompt-bury-button = پتّے دبائیں
prompt-bury-chosen = پتّے دبائیں: { $card }
prompt-chosen = { $chosen }
prompt-chosen-of = { $chosen }/{ $count }
prompt-play-count = آپ کی باری: چال { suit } کی، { $count ->
    [one] ایک پتّہ
   *[other] { $count } پتّے
  }
prompt-play-starter = ایک پتّہ رکھیں: دفاعی ٹیم میں جس کا بڑا ہو وہ سالار ہے
throw-failed = { $you ->
    [yes] آپ کی
   *[no] { $name } کی
  } اکٹھی چال نہ چلی: { $beaterYou ->
    [yes] آپ کے
   *[no] { $beater } کے
  } پاس اس سے بڑا ہے، { $back ->
    [yes] سب پتّے ہاتھ میں لوٹے، اب ایک ہی حصّہ چلنا ہے
   *[no] میز پر صرف { $down }
  }۔
throw-penalty = اس کی قیمت { $count } پوائنٹ۔

## Tractor: what a deal came to

tally-none = اگلی بازی میں دفاع { $whose ->
    [us] ہمارا
   *[them] ان کا
  }
tally-gain = { $whose ->
    [us] ہم
   *[them] وہ
  } { $count ->
    [one] ایک درجہ
   *[other] { $count } درجے
  } اوپر
tally-to-ace = { $whose ->
    [us] ہم
   *[them] وہ
  } اکّے تک اوپر
tally-tricks = حملہ { $whose ->
    [us] ہمارا
   *[them] ان کا
  }: سروں میں پوائنٹ
tally-penalty = ناکام اکٹھی چالیں
tally-kitty = ڈھیری: { $points } × { $multiplier }
tally-kitty-closed = ڈھیری: نہیں گنی جاتی
tally-kitty-look = ڈھیری بند رہتی ہے۔ اسے دیکھیں
tally-points = حملہ آوروں کے پوائنٹ
tally-hook = آخری سَر غلاموں نے بنایا: دفاعی ٹیم گر کر
tally-bid = دفاعی ٹیم کی بولی { $bid }، بنائے
tally-before = پہلے
tally-next = اگلی بازی میں دفاع { $whose ->
    [us] ہمارا
   *[them] ان کا
  }؛ سالار { $you ->
    [yes] آپ
   *[no] { $name }
  }۔
tally-by-trick = سَر بہ سَر پوائنٹ
tally-trick = سَر { $number }: { $you ->
    [yes] آپ
   *[no] { $name }
  }، { ledger-points }

## Tractor: news

news-deal_began-tractor = بازی { $number }۔ پہلا پتّہ { $you ->
    [yes] آپ
   *[no] { $name }
  } کا۔
news-cards_dealt-tractor = { $cards }۔
news-declared = { $you ->
    [yes] آپ
   *[no] { $name }
  } کا اعلان: { suit }، { $cards }۔
news-starter_changed = ابھی سالار { $you ->
    [yes] آپ
   *[no] { $name }
  }۔
news-last_chance_began = سب پتّے بٹ گئے۔ آپ کے پاس اعلان کا آخری موقع ہے۔
news-last_chance_passed = آپ نے اعلان نہیں کیا۔
news-counter_chance_began = دوسروں کو اس سے اوپر اعلان کا موقع ہے۔
news-kitty_turned = کسی نے اعلان نہیں کیا۔ ڈھیری سے نکلا: { $cards }۔
news-auction_began = سب پتّے بٹ گئے۔ پہلی بولی { $firstYou ->
    [yes] آپ
   *[no] { $firstName }
  } کی۔
news-starter_trick_taken = سب سے بڑا پتّہ { $you ->
    [yes] آپ
   *[no] { $name }
  } کا۔
news-trump_fixed = { $suit ->
    [NT] بے رنگ بازی
   *[other] رنگ: { suit }
  }۔ سالار { $you ->
    [yes] آپ
   *[no] { $name }
  }۔
news-kitty_taken = ڈھیری آپ کو ملی: { $cards }۔
news-kitty_buried = { $you ->
    [yes] آپ
   *[no] { $name }
  } نے { $count } پتّے دبائے۔
news-throw_failed = { trick-who } کی اکٹھی چال نہ چلی: { $back ->
    [yes] سب پتّے ہاتھ میں لوٹے
   *[no] میز پر صرف { $cards }
  }۔
news-kitty_revealed = ڈھیری: { $cards }، { $count } پوائنٹ × { $multiplier }، کل { $bonus }۔
news-deal_won = بازی ختم۔ حملہ آوروں کے { ledger-points }۔
news-level_changed = { $whose ->
    [us] ہم
   *[them] وہ
  } اب درجہ { $level } پر۔
news-your-turn-bid-tractor = آپ کے جوڑے کی بولی کی باری۔
news-your-turn-declare = چاہیں تو رنگ کا اعلان کریں۔
news-your-turn-bury = دبانے کے پتّے چنیں۔

## Refusals: why something may not be done. Each code of the engine has one.

clause = §{ $clause }
refusal = اجازت نہیں
refusal-must_follow = چال { $suitTitle } کی ہے اور آپ کے پاس { $count ->
    [one] ایک ہے: وہی دیں۔
   *[other] { $count } ہیں: وہی نشان دیں۔
  }
refusal-out_of_turn = آپ کی باری نہیں{ $toActName ->
    [none] {""}
   *[other] : باری { $toActName } کی ہے
  }۔
refusal-not_in_hand = ہاتھ میں نہیں: { $cards }۔
refusal-one_card = ایک بار میں ایک پتّہ کھیلا جاتا ہے۔
refusal-bid_too_low = بولی پچھلی سے اوپر ہو: کم سے کم { $lowest }۔
refusal-bid_too_low-tractor = بولی پچھلی سے اوپر ہو: کم سے کم { $lowest }۔
refusal-bid_taken = { $bid } کی بولی ہو چکی ہے۔
refusal-no_such_bid = { $bid } کی بولی نہیں ہوتی: { $lowest } سے { $highest } تک، پانچ پانچ کر کے۔
refusal-no_such_bid-rangvaar = { $bid } کی بولی نہیں ہوتی: { $lowest } سے { $highest } سروں تک۔
refusal-no_such_bid-tractor = { $bid } کی بولی نہیں ہوتی: { $lowest } سے { $highest } تک، پانچ پانچ کر کے۔
refusal-must_bid = یہاں بولی لازم ہے؛ پاس نہیں ہو سکتا۔
refusal-already_passed = جو پاس کر دے وہ بولی سے باہر ہے۔
refusal-auction_over = بولی ختم ہو چکی۔
refusal-no_trump_not_offered = اس کھیل میں کوئی نشان رنگ بولنا لازم ہے۔
refusal-nobody_bids = اس کھیل میں رنگ اعلان سے طے ہوتا ہے: کوئی بولی نہیں لگاتا۔
refusal-wrong_phase = یہ ابھی نہیں ہو سکتا۔
refusal-no_deal_now = ابھی پتّے بٹنے کا وقت نہیں۔
refusal-no_deal_in_progress = کوئی بازی نہیں چل رہی۔
refusal-stale_turn = میز آگے بڑھ چکی ہے۔
refusal-cancelled = یہ منسوخ ہوا۔
refusal-no_hint_now = اس وقت آپ سے کچھ نہیں پوچھا جا رہا۔
refusal-deal_goes_on = یہ بازی ختم ہونے پر بتایا جائے گا۔
refusal-not_a_bot = ”کیوں“ صرف بوٹوں سے پوچھا جاتا ہے۔
refusal-covered = سب پتّے چھپے ہیں۔ پہلے اپنے دکھائیں۔
refusal-not_a_person = وہاں بوٹ بیٹھا ہے۔
refusal-not_offered = اس میز پر یہ نہیں ہو سکتا۔
refusal-ask_first = پہلے دوسری ٹیم سے کسی کی منظوری چاہیے۔
refusal-your_turn = باری آپ کی ہے۔
refusal-nothing_to_do = انتظار کی کوئی بات نہیں۔
refusal-internal = انجن اٹک گیا۔

# Tractor
refusal-wrong_count = { $cards ->
    [one] ایک پتّہ چاہیے
   *[other] { $cards } پتّے چاہییں
  }؛ آپ نے { $played } { $played ->
    [one] چنا
   *[other] چنے
  }۔
refusal-no_cards = کم سے کم ایک پتّہ چنیں۔
refusal-mixed_suits = اکٹھے چلے پتّے ایک ہی نشان کے ہوں؛ رنگ کے سب پتّے ایک نشان ہیں۔
refusal-no_throws = ان قاعدوں میں اکٹھی چال نہیں: اکیلا پتّہ، ایک جیسے پتّے یا ٹریکٹر چلیں۔
refusal-no_throw_in_trump = ان قاعدوں میں رنگ کی اکٹھی چال نہیں: اکیلا پتّہ، ایک جیسے پتّے یا ٹریکٹر چلیں۔
refusal-not_proven = { $proof ->
    [voids] یہ اکٹھی چال پکّی نہیں: جن کا گنا جاتا ہے ان سب کے پاس یہ نشان کھلے عام ختم نہیں ہوا۔
   *[units] یہ اکٹھی چال پکّی نہیں، اس کا یہ حصّہ شاید کوئی ہرا دے: { $beatable }۔
  }
refusal-must_follow_suit = چال { $suitTitle } کی ہے اور آپ کے پاس { $heldCount ->
    [one] ایک ہے: وہی دیں۔
   *[other] { $heldCount } ہیں: { $all ->
        [yes] سب
       *[no] { $cards }
      } دیں۔
  }
refusal-must_play_pairs = { $pairs ->
    [one] جوڑا لازم ہے: { suit } کا جوڑا دیں
   *[other] جوڑے لازم ہیں: { suit } کے { $pairs } جوڑے دیں
  }؛ آپ کے پاس { $heldCount ->
    [one] ایک ہے
   *[other] { $heldCount } ہیں
  }۔
refusal-must_play_tractor = { suit } کا ٹریکٹر لازم ہے، { $tractorLength } { $width ->
   *[2] جوڑوں
    [3] تکڑیوں
    [4] چوکڑیوں
  } کا، اور وہ آپ کے پاس ہے۔
refusal-must_play_triples = { $triples ->
    [one] تکڑی لازم ہے: { suit } کی تکڑی دیں
   *[other] تکڑیاں لازم ہیں: { suit } کی { $triples } تکڑیاں دیں
  }؛ آپ کے پاس { $heldCount ->
    [one] ایک ہے
   *[other] { $heldCount } ہیں
  }۔
refusal-must_play_quads = { $quads ->
    [one] چوکڑی لازم ہے: { suit } کی چوکڑی دیں
   *[other] چوکڑیاں لازم ہیں: { suit } کی { $quads } چوکڑیاں دیں
  }؛ آپ کے پاس { $heldCount ->
    [one] ایک ہے
   *[other] { $heldCount } ہیں
  }۔
refusal-must_play_trump = چال کا نشان آپ کے پاس نہیں، اس لیے رنگ لازم ہے: رنگ { $cards ->
    [one] کا ایک پتّہ
   *[other] کے { $cards } پتّے
  } دیں۔
refusal-must_lead_unit = آپ کی اکٹھی چال لوٹ آئی: اکیلا پتّہ، ایک جیسے پتّے یا ٹریکٹر چلیں۔
refusal-no_declaration = { $fault ->
    [lone_joker] اکیلے جوکر سے اعلان نہیں ہوتا: ایک قسم کے دو چاہییں۔
    [mixed_jokers] چھوٹے اور بڑے جوکر سے مل کر اعلان نہیں ہوتا: ایک قسم کے دو چاہییں۔
    [two_suits] دو رنگوں کے پتّوں سے اعلان نہیں ہوتا: ایک ہی رنگ کے دکھائیں۔
    [with_joker] درجہ { $rank } کے پتّوں کے ساتھ جوکر سے اعلان نہیں ہوتا: دونوں میں سے ایک ہی دکھائیں۔
    [not_trump_rank] یہ رنگ کے درجے کا پتّہ نہیں: اعلان صرف درجہ { $rank } کے پتّوں اور جوکر کے جوڑوں سے ہوتا ہے۔
    [single] اس میز پر ایک پتّے سے اعلان نہیں ہوتا: دو بالکل ایک جیسے دکھائیں۔
   *[other] ان پتّوں سے اعلان نہیں ہوتا: درجہ { $rank } کا ایک پتّہ یا کئی بالکل ایک جیسے، یا ایک قسم کے دو یا زیادہ جوکر دکھائیں۔
  }
refusal-already_declared = آپ کا اعلان { $standing } سے ہے۔ صرف ویسے ہی اور پتّے دکھا سکتے ہیں، نہ دوسرا رنگ، نہ جوکر۔
refusal-too_weak = { $fault ->
    [shown_already] { $standing } سے آپ کا اعلان ہو چکا ہے، اور قائم ہے۔
    [overridden] آپ کا اعلان { $standing } سے رد ہو گیا۔ اب صرف زیادہ مضبوط پتّوں سے لوٹ سکتے ہیں۔
    [equal] { $standing } قائم ہے اور اتنا ہی مضبوط ہے۔ برابر کا اعلان کبھی رد نہیں کرتا۔
   *[weaker] { $standing } قائم ہے اور زیادہ مضبوط ہے۔
  }
refusal-nobody_declares = ان قاعدوں میں اعلان نہیں: رنگ بولی سے طے ہوتا ہے۔
refusal-no_counter_declaring = ان قاعدوں میں ڈھیری دبنے کے بعد اعلان نہیں۔
refusal-nothing_to_counter = کسی نے اعلان نہیں کیا، رد کرنے کو کچھ نہیں۔
refusal-bad_lead = چال ایک نشان کی نہیں۔
refusal-bad_levels = یہ درجے درجوں کے سلسلے میں نہیں آتے۔
refusal-bad_starter = یہ سالار اس بازی کا نہیں۔
refusal-bad_standing = میچ کی یہ حالت درست نہیں۔

# Taking back and claiming
refusal-nothing_to_undo = اس بازی میں واپس لینے کو کچھ نہیں۔
refusal-not_certain = یہ پکّا نہیں کہ باقی سب آپ کی ہیں۔
refusal-cannot_hand_over = کوئی بازی نہیں چل رہی، یا آگے پہلے ہی بوٹ کھیل رہا ہے۔

# Chips
refusal-bad_stake = داؤ 5 یا 7.50 جیسا ہو، اور کم سے کم { $leastChips }۔
refusal-no_stakes = یہ کھیل ٹوکنوں پر نہیں ہوتا۔

# What cannot be read
refusal-bad_json = پیغام JSON نہیں۔
refusal-bad_message = انجن یہ پیغام نہیں جانتا۔
refusal-bad_version = صفحے اور انجن کے نسخے الگ ہیں۔ صفحہ پھر کھولیں۔
refusal-bad_action = اس کھیل میں یہ نہیں ہوتا۔
refusal-bad_field = پیغام میں کچھ درست نہیں۔
refusal-missing_field = یہ موجود نہیں: { $field }
refusal-unknown_field = پیغام میں کچھ ایسا ہے جو انجن نہیں جانتا۔
refusal-unknown_op = انجن میں ایسا پیغام نہیں۔
refusal-unknown_question = ریفری کے پاس ایسا سوال نہیں۔
refusal-unknown_game = اس نام کا کھیل نہیں۔
refusal-unknown_level = اس مہارت کا کھلاڑی نہیں۔
refusal-unknown_preset = اس نام کے قاعدے نہیں۔
refusal-bad_rules = یہ قاعدے درست نہیں۔
refusal-bad_value = ایک قاعدے کی قدر ممکن نہیں۔
refusal-contradiction = دو قاعدے آپس میں ٹکراتے ہیں۔
refusal-no_match = کوئی میچ شروع نہیں ہوا۔
refusal-bad_card = یہ کوئی پتّہ نہیں۔
refusal-bad_suit = یہ کوئی نشان نہیں۔
refusal-bad_rank = یہ کسی پتّے کا درجہ نہیں۔
refusal-bad_seat = یہ کوئی نشست نہیں۔
refusal-bad_side = یہ کوئی ٹیم نہیں۔
refusal-bad_sides = ٹیمیں ٹھیک نہیں بتائی گئیں۔
refusal-joker_has_none = جوکر کا نہ درجہ ہے نہ نشان۔
refusal-card_twice = ایک پتّہ دو بار ہے۔
refusal-card_not_in_pack = ایک پتّہ اس کھیل کی گڈی میں نہیں۔
refusal-card_too_often = ایک پتّہ گڈی میں جتنی بار ہے، یہاں اس سے زیادہ ہے۔
refusal-wrong_hand_size = ایک ہاتھ میں پتّوں کی گنتی غلط ہے۔
refusal-unfinished = کھیل پورا نہیں ہوا۔
refusal-unclear = اس کے ایک سے زیادہ مطلب نکلتے ہیں۔
refusal-bad_counted = بازیوں کی گنتی درست نہیں۔
refusal-bad_outcome = نتیجہ درست نہیں۔

# Records of matches
refusal-not_a_record = یہ میچ کا ریکارڈ نہیں۔
refusal-unknown_kind = یہ صفحہ اس قسم کا متن نہیں جانتا: { $text }
refusal-document_newer = یہ Follow Suit کے نئے نسخے سے لکھا گیا ہے۔ صفحہ دوبارہ کھول کر پھر کوشش کریں۔
refusal-place = سطر { $line }، حرف { $at } ({ $text }): { $why }
refusal-place-bare = سطر { $line }، حرف { $at }: { $why }
refusal-text_too_long = متن بہت لمبا ہے: { $most } حروف تک پڑھے جا سکتے ہیں۔
refusal-name_too_long = نام یا یادداشت بہت لمبی ہے: یہاں { $most } حروف تک آتے ہیں۔
refusal-file_too_long = یہ فائل یہاں رکھی یا بھیجی جانے والی کسی بھی چیز کے لیے بہت بڑی ہے۔
refusal-file_unreadable = براؤزر یہ فائل نہیں پڑھ سکا۔ شاید یہ فولڈر ہے، یا کہیں اور رکھ دی گئی ہے۔
refusal-unknown_line = سطر { $line } سمجھ میں نہیں آئی: { $text }
refusal-left_over = سطر { $line } میں یہ نہیں پڑھا گیا: { $text }
refusal-more_links = سطر { $line } میں ایک اور لنک ہے جو نہیں کھولا گیا: { $text }
refusal-more_documents = سطر { $line } سے دوسرا متن شروع ہوتا ہے۔ وہ نہیں کھولا گیا۔
refusal-more_files = نہیں کھولی گئیں: { $text }۔ ایک وقت میں ایک فائل کھلتی ہے۔
refusal-not_text = یہ فائل متن نہیں ہے۔
refusal-not_a_document = اس متن سے معلوم نہیں ہوتا کہ یہ کیا ہے۔ اسے پہلی سطر سے پورا چسپاں کریں، یا لنک چسپاں کریں۔
refusal-not_a_challenge = یہ چیلنج نہیں ہے۔
refusal-not_a_question = یہ ریفری سے پوچھا گیا سوال نہیں ہے۔
refusal-bad_question = ریفری یہ سوال نہیں پڑھ سکتا۔
refusal-no_suit = سطر { $line } میں { $text } کا رنگ نہیں لکھا۔ مثلاً ♠{ $text } لکھیں۔
refusal-no_hands = اس متن میں کوئی ہاتھ نہیں۔
refusal-not_a_sheet = یہ حساب کا پرچہ نہیں ہے۔
refusal-bad_line = { $line ->
    [0] اس متن کی ایک سطر پڑھی نہیں گئی۔
   *[other] سطر { $line } پڑھی نہیں گئی: { $text }
}
refusal-field_twice = سطر { $line } وہی دہراتی ہے جو پہلے کہا جا چکا ہے: { $text }
refusal-bad_number = ریکارڈ کا ایک عدد پڑھا نہیں جاتا۔
refusal-no_deal = ریکارڈ میں کوئی بازی نہیں۔
refusal-deal_unfinished = ریکارڈ کے بیچ میں ایک بازی ادھوری ہے۔
refusal-does_not_follow = ریکارڈ میں کچھ ایسا ہے جو پچھلی باتوں کے بعد نہیں ہو سکتا۔

# Links that carry a deal
refusal-not_a_link = یہ بازی کا لنک نہیں۔
refusal-no_longer = یہ اب فالو سوٹ کا حصہ نہیں رہا۔
refusal-not_house_rules = یہ گھر کے قاعدے نہیں۔ ان کا لنک چسپاں کریں، یا پہلی سطر سے پورا متن۔
refusal-link_newer = یہ لنک فالو سوٹ کے نئے نسخے کا ہے۔ صفحہ تازہ کریں اور پھر کھولیں۔
refusal-link_cut = اس لنک کا آخر غائب ہے۔ پھر منگوائیں؛ کچھ پروگرام لمبے لنک کاٹ دیتے ہیں۔
refusal-link_damaged = یہ لنک راستے میں بدل گیا ہے۔ پھر منگوائیں۔
refusal-link_too_long = لنک کے لیے یہ بہت لمبا ہے۔
refusal-not_the_days_cards = لنک میں جس دن کا نام ہے، پتّے اس دن کے نہیں۔
refusal-claim_unfinished = لنک کا نتیجہ بازی ختم ہونے سے پہلے رک جاتا ہے۔

# Any other
refusal-file_missing = صفحے کا ایک حصہ لوڈ نہیں ہو سکا۔ شاید انٹرنیٹ بند ہے، یا سائٹ ہی بند ہے۔
refusal-outdated = { notice-outdated }
refusal-other = یہ نہیں ہو سکتا۔ ({ $code })

## Hints and reasons: what a bot would do, or did, and why

hint = اشارہ
shape = { $shape ->
    [pair] جوڑا
    [triple] تکڑی
    [quad] چوکڑی
    [tractor] ٹریکٹر
   *[throw] اکٹھی چال
  }
hint-thinking = سوچ جاری ہے…
hint-awaited = مشورے کے لیے باقی کھیل کا آنا ضروری ہے: ابھی { $percent } % آ چکا ہے۔
hint-more = مزید
hint-bury = دکھائے گئے { $count } پتّے ڈھیری میں دبائیں
hint-close = اشارہ بند کریں
hint-assisted-line = اس بازی میں آپ کو مدد ملی: اشارہ، کوچ، کچھ واپس لیا گیا، یا آپ کی جگہ بوٹ کھیلا۔
hint-assisted-by = اس بازی میں آپ کو مدد ملی: { $helps }۔
help-given = { $by ->
    [hint] اشارہ
    [coach] کوچ کا سوال
    [handed_over] آپ کی جگہ کھیلنے والا بوٹ
   *[taken_back] واپس لیا گیا کھیل
  }
do-play = { $cards } کھیلنا
do-play-shape = { suit } کھیلنا: { shape } { $ranks }
do-play-shape-of = { shape } کھیلنا: { $cards }
do-bury = دبانا: { $cards }
do-declare = اعلان کرنا: { $cards }
do-bid = بولی { $value }
do-bid-rangvaar = بولی { $value }
do-bid-tractor = بولی { $value }
do-pass = پاس کرنا
do-pass-tractor = پاس کرنا
do-name_trump = رنگ بولنا: { suit }
do-nothing = ابھی رکنا
did-play = { $name } نے کھیلا: { $cards }
did-play-shape = { $name } نے کھیلا: { suit }، { shape } { $ranks }
did-play-shape-of = { $name } نے کھیلا: { shape }، { $cards }
did-bury = { $name } نے دبایا: { $cards }
did-declare = { $name } کا اعلان: { $cards }
did-bid = { $name } کی بولی { $value }
did-bid-rangvaar = { $name } کی بولی { $value }
did-bid-tractor = { $name } کی بولی { $value }
did-pass = { $name } نے پاس کیا
did-pass-tractor = { $bids ->
    [yes] { $name } نے پاس کیا
   *[no] { $name } نے اعلان نہیں کیا
  }
did-name_trump = { $name } نے رنگ بولا: { suit }
figures-trick = { $worlds } فرضی بازیوں میں سے { $won } میں یہ سَر { $whose ->
    [us] آپ
   *[them] ان
  } کی ٹیم کی
figures-worlds = { $worlds ->
    [one] { $worlds } فرضی بازی
   *[other] { $worlds } فرضی بازیوں
  } میں تولا گیا
figures-worlds-uncounted = چند فرضی بازیوں میں تولا گیا
figures-exact = { $worlds ->
    [one] { $worlds } فرضی بازی
   *[other] { $worlds } فرضی بازیوں
  } میں آخری پتّے تک کھیلا گیا
figures-exact-uncounted = چند فرضی بازیوں میں آخری پتّے تک کھیلا گیا
figures-own_points = { $whose ->
    [us] آپ
   *[them] ان
  } کی ٹیم آخر میں تقریباً { $value } پوائنٹ پر
figures-own_tricks = { $whose ->
    [us] آپ
   *[them] ان
  } کی ٹیم آخر میں تقریباً { $value } سروں پر
figures-opposing_points = حملہ آور آخر میں تقریباً { $value } پوائنٹ پر
figures = { $first }؛ { $second }۔
figures-three = { $first }؛ { $second }؛ { $third }۔
figures-contract = { $own ->
    [yes] ان میں سے { $count } میں { $whose ->
        [us] آپ
       *[them] ان
      } کی ٹیم کی بولی پوری
   *[no] ان میں سے { $count } میں بولی ناکام
  }
figures-next = دوسرے نمبر پر: { $action }، تقریباً { $worse } { $unit ->
    [tricks] { $worse ->
        [one] سَر
       *[other] سریں
      }
   *[points] پوائنٹ
  } کم۔
figures-next-close = دوسرے نمبر پر: { $action }۔
figures-key-card = { $worlds } ممکنہ بازیوں میں سے { $count } میں { $you ->
    [yes] آپ
   *[no] { $name }
  } کے پاس { $what ->
    [card] { $card } ہے
    [none] { suit } نہیں
   *[few] { suit } کے زیادہ سے زیادہ { $most ->
        [one] { $most } پتّہ ہے
       *[other] { $most } پتّے ہیں
      }
  }؛ وہاں یہ اس کے مقابلے میں { $gain } { $unit ->
    [tricks] { $gain ->
        [one] سَر
       *[other] سریں
      }
   *[points] پوائنٹ
  } زیادہ دیتا ہے۔
figures-tie = جہاں تک پتا چلتا ہے، یہ بھی اتنا ہی اچھا: { $action }۔
figures-head-to-head = ”{ $action }“ کے مقابلے میں { $worlds } فرضی بازیوں میں سے { $better } میں بہتر، { $worse } میں بدتر۔
decided-contract_fails = { $worlds } فرضی بازیوں میں سے { $better } میں { $whose ->
    [us] آپ
   *[them] ان
  } کی ٹیم کی بولی پوری، ”{ $action }“ سے { $worse } میں۔
decided-contract_fails-uncounted = ”{ $action }“ کے مقابلے میں { $whose ->
    [us] آپ
   *[them] ان
  } کی ٹیم کی بولی زیادہ بار پوری ہوتی ہے۔
decided-contract_let = { $worlds } فرضی بازیوں میں سے { $better } میں بولی ناکام، ”{ $action }“ سے { $worse } میں۔
decided-contract_let-uncounted = ”{ $action }“ کے مقابلے میں بولی زیادہ بار ناکام ہوتی ہے۔
decided-trick_lost = { $worlds } فرضی بازیوں میں سے { $better } میں یہ سَر { $whose ->
    [us] آپ
   *[them] ان
  } کی ٹیم کی، ”{ $action }“ سے { $worse } میں۔
decided-trick_lost-uncounted = ”{ $action }“ کے مقابلے میں یہ سَر { $whose ->
    [us] آپ
   *[them] ان
  } کی ٹیم کو زیادہ بار ملتی ہے۔
decided-trick_dear = ”{ $action }“ سے سَر زیادہ بار ملتی ہے، مگر باقی بازی بگڑتی ہے۔
decided-later = سَر زیادہ تر اُسی ٹیم کو ملتی ہے جسے ”{ $action }“ سے، مگر بازی کا نتیجہ بہتر رہتا ہے۔
decided-buried = ڈھیری میں دوسرے پتّے رکھنے سے بازی اتنی اچھی نہیں جاتی۔
decided-outcome = اوسطاً بازی ”{ $action }“ سے بہتر ختم ہوتی ہے۔
figures-none = عام سمجھ سے؛ کوئی فرضی بازی نہیں کھیلی گئی۔
figures-rule = عام سمجھ سے ”{ $action }“ ہوتا؛ فیصلہ آگے دیکھ کر ہوا۔

reason-hand_worth_it = ہاتھ میں اتنا دم ہے۔
reason-bold_bid = ہاتھ کے دم سے کچھ زیادہ: جس کی بولی رہے وہی رنگ بولتا ہے۔
reason-hand_too_weak = اس سے زیادہ کے لیے ہاتھ کمزور ہے۔
reason-partners_bid_stands = ساتھی کی بولی قائم ہے۔
reason-must_bid = یہاں پاس نہیں ہو سکتا: یہ سب سے کم بولی ہے۔
reason-token_bet = 100 یا زیادہ پر ٹیم کے پوائنٹ تبھی گنے جاتے ہیں جب اس نے بولی دی ہو۔
reason-partner_speaks = ٹیم کی طرف سے بولی ساتھی کی ہے۔
reason-best_suit = ہاتھ میں یہی نشان سب سے مضبوط ہے۔
reason-aces_elsewhere = لمبے نشان کا اکّا رنگ بنے بغیر بھی جیتے گا۔
reason-best_no_trump = صرف جوکر اور بڑے پتّے ہی ہر نشان سے زیادہ مضبوط ہیں۔
reason-trumps_in_prospect = امید ہے کہ ہاتھ میں رنگ کافی ہو جائے گا۔
reason-trumps_too_weak = ہاتھ میں رنگ بہت کم ہوتا۔
reason-nothing_to_declare = اعلان کے لیے کچھ نہیں۔
reason-own_trump_stands = اپنا رنگ پہلے ہی قائم ہے۔
reason-partners_trump_stands = ساتھی کا رنگ قائم ہے۔
reason-few_cards_yet = ابھی بہت کم پتّے بٹے ہیں۔
reason-starter_card = اس سَر سے صرف یہ طے ہوتا ہے کہ ڈھیری کون اٹھائے۔
reason-buried_to_be_void = اس سے ایک نشان ختم ہوتا ہے، پھر اس نشان کی سَر کاٹی جا سکتی ہے۔
reason-buried_points = آخری سَر دفاعی ٹیم بنائے تو یہ پوائنٹ محفوظ ہیں۔
reason-buried_the_lowest = یوں ڈھیری میں نہ پوائنٹ جاتے ہیں نہ رنگ۔
reason-only_card = یہی ایک پتّہ کھیلا جا سکتا ہے۔
reason-only_play = کھیلنے کو اور کچھ نہیں۔
reason-draw_trumps = یہ مخالفوں کا رنگ نکلواتا ہے۔
reason-cash_master = اس نشان میں اب یہی سب سے بڑا ہے۔
reason-partner_can_ruff = ساتھی کے پاس یہ نشان نہیں، شاید کاٹ دے۔
reason-lead_high = اس نشان کے باقی اکثر پتّے اس سے چھوٹے ہیں۔
reason-lead_points = چھوٹا پتّہ، اگرچہ اس کے پوائنٹ ہیں۔
reason-lead_low = چھوٹے پتّے سے کم نقصان ہے۔
reason-over_partner = ساتھی آگے ہے، مگر اس پر ابھی بڑا آ سکتا ہے۔
reason-take_over = یہ ساتھی کے پتّے سے اوپر ہے۔
reason-feed_partner = ساتھی آگے ہے: پوائنٹ سَر میں جائیں۔
reason-partner_wins = سَر ساتھی کی ہے: کچھ اور خرچ کرنا ضروری نہیں۔
reason-leave_it_to_partner = ساتھی آگے ہے: سَر اسی پر چھوڑنی ہے۔
reason-win_for_good = بعد کا کوئی مخالف اسے ہرا نہیں سکتا۔
reason-ruff = چال کا نشان ہاتھ میں نہیں: رنگ سے کاٹ کر آگے۔
reason-overruff = پہلے کے رنگ پر بڑا رنگ۔
reason-win_with_points = باری آخری: سَر بھی بنتی ہے، اپنے پوائنٹ بھی بچتے ہیں۔
reason-win_cheaply = باری آخری: جیتنے والا سب سے سستا پتّہ کافی ہے۔
reason-win_last = باری آخری: سَر بن جاتی ہے۔
reason-win_with_master = اس نشان میں اس سے بڑا نہیں رہا: صرف رنگ اسے کاٹ سکتا ہے۔
reason-third_hand_high = باری تیسری: بڑا پتّہ آخری کھلاڑی سے زیادہ خرچ کراتا ہے۔
reason-go_ahead = ابھی یہ آگے ہے، اگرچہ ہرایا جا سکتا ہے۔
reason-let_it_go = سَر میں اتنا نہیں کہ رنگ خرچ ہو۔
reason-keep_trump = سَر رنگ سے کاٹی جا سکتی ہے، مگر رنگ بعد کے لیے رہے۔
reason-keep_back = بڑے پتّے ابھی ہرائے جا سکتے ہیں، اس لیے ہاتھ میں رہیں۔
reason-hold_up = جیتنے والا پتّہ بعد کے لیے رہے۔
reason-cannot_win = یہاں کوئی پتّہ آگے والے کو نہیں ہراتا۔
reason-give_points = جو بھی کھیلا جا سکتا ہے اس کے پوائنٹ ہاتھ سے جاتے ہیں۔
reason-points_on_trust = ساتھی کی باری بعد میں ہے، شاید پوائنٹ بچا لے۔
reason-points_for_trump = پوائنٹ جاتے ہیں، مگر رنگ بچتا ہے۔
reason-points_for_pair = پوائنٹ جاتے ہیں، مگر جوڑا نہیں ٹوٹتا۔
reason-points_given = اس سے پوائنٹ جاتے ہیں۔
reason-slip = چوک، جیسی نوآموز سے کبھی کبھی ہوتی ہے۔
reason-throw_of_masters = اس کا کوئی حصّہ اپنے نشان میں نہیں ہارتا۔
reason-lead_throw = اکٹھی چال: کسی کے پاس اس سے اوپر نہ ہو تو چل جائے گی۔
reason-lead_master = اس نشان میں اس سے بڑا نہیں رہا۔
reason-lead_tractor = ٹریکٹر پر ٹریکٹر یا جوڑے دینے پڑتے ہیں۔
reason-lead_pair = جوڑے پر جوڑا دینا پڑتا ہے۔
reason-lead_for_partner_to_ruff = ساتھی کے پاس یہ نشان نہیں، شاید کاٹ دے۔
reason-win_trick = یہ اب تک کے سب پتّوں سے بڑا ہے۔
reason-leave_to_partner = ساتھی آگے ہے: پوائنٹ دینا ضروری نہیں۔
reason-discard = چال کا نشان ہاتھ میں نہیں: اس پتّے سے پوائنٹ نہیں جاتے۔
reason-keep_higher = پوائنٹ جاتے ہیں، مگر بڑے پتّے بعد کے لیے بچتے ہیں۔
reason-follow_low = مخالف آگے ہے: سَر میں پوائنٹ نہ جائیں۔

## Looking back at a deal

why = کیوں؟
why-card = { $card }: پوچھیں کہ کیوں
why-forgotten = کسی کو یاد نہیں: یہ آج کے بوٹوں نے نہیں کھیلا۔
level-title = { $level ->
    [beginner] نوآموز
    [casual] عام
    [expert] ماہر
   *[master] استاد
  }
tricks-why-hint = بوٹ کا پتّہ چنیں اور پوچھیں کہ کیوں کھیلا گیا۔
tricks-ask-why = وجہ پوچھیں
acts-before = پہلی سَر سے پہلے
decisions = وہ موقعے جن سے فرق پڑا
decisions-open = اہم موقعے
decisions-looking = ہر فیصلہ پھر دیکھا جا رہا ہے، اسی سے جو آپ کو معلوم تھا…
decisions-none = آپ کے کسی فیصلے سے ایسا نقصان نہیں ہوا جو قسمت سے الگ دکھے۔
decisions-none-judged = اس بازی میں فیصلہ کرنے کو کچھ نہ تھا۔
decisions-count = { $judged ->
    [one] ایک فیصلہ پرکھا گیا
   *[other] { $judged } فیصلے پرکھے گئے
  }، اس سے جو آپ کو تب معلوم تھا۔
decision-cost = تقریباً { $cost } پوائنٹ
decision-cost-tricks = تقریباً { $cost ->
    [one] { $cost } سَر
   *[other] { $cost } سریں
  }
decision-cost-match = میچ پر اثر
decision-when = { $trick ->
    [0] پہلی سَر سے پہلے
   *[other] سَر { $trick }
  }
decision-made = آپ: { $action }
decision-better = بہتر: { $action }
decision-helped = اس سے مدد ملتی – { $when }: { $action }
decision-look = میز دیکھیں
decision-back = موقعوں پر واپس

## Coach: the question before a play that clearly costs

coach-sure = پکّا؟
coach-costs = نقصان { $cost }
coach-costs-match = اس سے میچ میں آپ کی ٹیم کا موقع گھٹتا ہے
coach-trick_lost = { $lead }: { $worlds } فرضی بازیوں میں سے { $worse } میں یہ سَر آپ کی ٹیم کی، بہتر کھیل سے { $better } میں۔
coach-trick_lost-uncounted = { $lead }: یہ سَر آپ کی ٹیم کو بہتر کھیل کے مقابلے میں کم بار ملتی ہے۔
coach-trick_dear = { $lead }: سَر زیادہ بار ملتی ہے، مگر قیمت بعد میں دینی پڑتی ہے۔
coach-contract_fails = { $lead }: { $worlds } فرضی بازیوں میں سے { $worse } میں آپ کی بولی پوری، بہتر کھیل سے { $better } میں۔
coach-contract_fails-uncounted = { $lead }: آپ کی ٹیم کی بولی بہتر کھیل کے مقابلے میں کم بار پوری ہوتی ہے۔
coach-contract_let = { $lead }: { $worlds } فرضی بازیوں میں سے { $worse } میں بولی ناکام، بہتر کھیل سے { $better } میں۔
coach-contract_let-uncounted = { $lead }: بولی بہتر کھیل کے مقابلے میں کم بار ناکام ہوتی ہے۔
coach-later = { $lead }: سَر دونوں طرح اُسی ٹیم کو ملتی ہے، مگر بازی کا نتیجہ زیادہ خراب ہوتا ہے۔
coach-buried = { $lead }: ڈھیری میں دوسرے پتّے بہتر رہیں گے۔
coach-outcome = { $lead }: اوسطاً بازی بہتر فیصلے کے مقابلے میں زیادہ خراب ختم ہوتی ہے۔
coach-better = بہتر: { $action }۔
coach-again = پھر چنیں
coach-play = { $kind ->
    [bury] پھر بھی دبائیں
   *[other] پھر بھی کھیلیں
}
coach-show = بہتر کھیل دکھائیں

## Levels by seat

home-levels-each = ہر نشست پر کون، کس مہارت کا
home-level-same = اوپر جیسا
home-person = انسان
home-person-name = نام، { $seat }
home-people = { $count ->
    [0] صرف بوٹ
    [one] { $count } انسان
   *[other] { $count } انسان
  }

## The rules: the help, and what differs from one set of rules to another

rules = قاعدے
rules-open = کھیل کے قاعدے
rules-game = { $game } کے قاعدے
rules-contents = اس صفحے پر
rules-which = کون سے قاعدے دکھائیں
rules-table = جیسے آپ کھیل رہے ہیں: { $rules }
rules-in-rules = ان قاعدوں میں
rules-idle = یہ صورت نہیں آتی۔
rules-other-ways = کھیلنے کے سب طریقے
rules-page = الگ صفحے میں کھولیں
rules-waiting = قاعدے آ رہے ہیں…
rules-missing = قاعدے نہیں آئے۔ شاید انٹرنیٹ بند ہے، یا سائٹ ہی بند ہے۔
rules-play = کھیلیں
rules-description = { $game } کے قاعدے نئے کھلاڑیوں کے لیے، ہر شق نمبر کے ساتھ، اور یہ کہ الگ الگ قاعدوں میں کیا فرق ہے۔
rules-games = دوسرے کھیل
rules-languages = زبانیں
clause-label = §{ $clause }: یہ قاعدہ کیا کہتا ہے
clause-more = سب قاعدے
clause-close = بند کریں
clause-missing = یہ قاعدہ نہیں لایا جا سکا۔ پورے قاعدے کھولے جا سکتے ہیں۔

rule-must_defend = ان درجوں کا دفاع کیے بغیر انھیں پار نہیں کیا جا سکتا: { $levels }۔
rule-first_level = دونوں ٹیمیں { $levels } سے شروع کرتی ہیں۔

## A table in another site's page

embed-bad-game = یہاں ”{ $value }“ نام کا کھیل نہیں۔ کوئی کھیل چنیں۔
embed-bad-rules = اس کھیل میں ”{ $value }“ نام کے قاعدے نہیں۔ یہاں چنے ہوئے قاعدوں سے کھیلا جائے گا۔
embed-bad-house = گھر کے قاعدوں کے لنک میں ”{ $value }“ کام کا نہیں، یا راستے میں بدل گیا ہے۔ باقی یہاں چنے ہوئے قاعدوں سے کھیلا جائے گا۔
embed-bad-level = بوٹوں کی مہارت ”{ $value }“ نہیں ہوتی۔ وہ یہاں چنی ہوئی مہارت سے کھیلیں گے۔
embed-bad-packs = یہاں ”{ $value }“ گڈیوں کی میز نہیں۔ عام میز لگی ہے۔
embed-bad-seats = یہاں ”{ $value }“ کھلاڑیوں کی میز نہیں۔ عام میز لگی ہے۔
embed-bad-lang = میز ابھی ”{ $value }“ نہیں بولتی۔
embed-bad-theme = ”{ $value }“ نام کی تھیم نہیں۔
embed-bad-autostart = ”{ $value }“ سے پتا نہیں چلتا کہ شروع کرنا ہے یا نہیں۔ میز چھونے کا انتظار کرتی ہے۔
embed-bad-poster = ”{ $value }“ نام کا پوسٹر نہیں۔ عام والا دکھایا گیا ہے۔
embed-bad-deal = ”{ $value }“ کوئی بازی نہیں۔ پتّے نئے سرے سے پھینٹے گئے ہیں۔
embed-read = بند کریں

## The page that makes the lines for another site

builder-title = آپ کی سائٹ پر میز
builder-line = چنیں کہ میز کیسی ہو اور سطریں اپنے صفحے میں کاپی کریں۔ میز اس سائٹ کے سوا کسی سے کچھ نہیں پوچھتی اور کچھ نہیں رکھتی۔
builder-game = کھیل
builder-any-game = آنے والا چنے
builder-visitors = جیسے آنے والے کا ہو
builder-usual = جیسے عام ہو
builder-house-hint = گھر کے قاعدوں کا لنک، ‎#h1.‎ کے ساتھ
builder-theme = تھیم
builder-deal = پتّے
builder-deal-hint = کوئی بھی متن: سب کو وہی پتّے
builder-begin = شروع
builder-begin-tap = چھونے پر
builder-begin-once = فوراً
builder-as = صورت
builder-element = عنصر
builder-frame = سادہ فریم
builder-snippet = کاپی کرنے کی سطریں
builder-copy = کاپی
builder-copied = کاپی ہو گیا
builder-not-copied = چنی ہوئی سطریں اب خود کاپی کریں۔
builder-preview = جھلک

## The page that says why the table is fair

fair-title = کیا کھیل ایمانداری کا ہے؟
fair-line = ہاں، اور ہماری بات ماننا ضروری نہیں: اپنا کوئی میچ یہاں پرکھ لیں۔
fair-verify = میچ پرکھیں
fair-how = یہ کیسے چلتا ہے
fair-cards = پتّے آپ کے کھیلنے سے پہلے طے ہیں
fair-cards-line = میچ ایک بیج سے شروع ہوتا ہے: 96 اتفاقی بٹ، جو آپ کا براؤزر نکالتا ہے۔ کسی دورے کے پہلے میچ کا بیج ان 64 بیجوں میں سے ہو سکتا ہے جو یہ سائٹ ہر کھیل کے لیے تیار رکھتی ہے، تاکہ پتّوں کا انتظار نہ کرنا پڑے؛ کون سا، یہ آپ کا براؤزر چنتا ہے۔ میچ کے سب پتّے اسی سے نکلتے ہیں، کوئی کچھ بھی کھیلے۔ میچ کا مینو پہلی بازی سے بیج کا SHA-256، یعنی اس کا فنگر پرنٹ دکھاتا ہے۔ اسے لکھ لیں: کسی اور بیج کا یہ نہیں ہوتا۔ میچ کے بعد مینو خود بیج دکھاتا ہے، اور یہاں آپ دیکھ لیتے ہیں کہ فنگر پرنٹ بھی وہی ہے اور پتّے بھی۔
fair-bots = بوٹ وہی دیکھتے ہیں جو آپ ان کی نشست پر دیکھتے
fair-bots-line = بوٹ کو اس کے اپنے پتّے ملتے ہیں اور وہ جو سب نے دیکھا، اور کچھ نہیں۔ اس کے اتفاقی فیصلے بھی بیج سے آتے ہیں، اس لیے اس سے پھر پوچھا جا سکتا ہے: وہی نشست، وہی پتّے، وہی فیصلہ۔
fair-hidden = بدلے ہوئے پتّوں کا امتحان
fair-hidden-line = میچ کا کوئی لمحہ لیں۔ باقی ہاتھوں کے چھپے پتّے آپس میں بدل دیں، یوں کہ بوٹ نے جو دیکھا وہ ویسا ہی رہے، اور بوٹ سے پھر پوچھیں۔ جھانکنے والا بوٹ کچھ اور چنتا۔ یہ امتحان آپ اوپر اپنے میچ پر چلا سکتے ہیں۔
fair-limits = کیا نہیں پرکھا جا سکتا
fair-limits-line = آپ سے پھر نہیں پوچھا جا سکتا، نہ دوسرے نسخے کے بوٹ سے۔ ماہر اور استاد زیادہ سے زیادہ ایک سیکنڈ کے قریب سوچتے ہیں: سست ڈیوائس پر شاید یہاں کے مقابلے میں پہلے رک گئے ہوں۔ جو ریکارڈ بعد کی بازی سے شروع ہو وہ نہیں بتاتا کہ میچ کیسے شروع ہوا۔ جہاں بوٹ اعلان کر سکتا تھا اور چپ رہا، وہ نہیں لکھا جاتا۔
fair-tests = یہ کیسے جانچا جاتا ہے
fair-tests-line = ان میں سے ہر دعوے کا ایک ٹیسٹ ہے جو ہر نئے نسخے سے پہلے چلتا ہے۔
fair-claim-seed = بیج وہی ہو تو میچ بھی وہی ہوتا ہے۔
fair-claim-browser = وہ براؤزر میں اور باہر ایک ہی پتّے بانٹتا ہے۔
fair-claim-print = فنگر پرنٹ پہلی بازی سے مینو میں ہوتا ہے، اور یہ صفحہ اسے بیج کے فنگر پرنٹ سے ملاتا ہے۔
fair-claim-again = پھر پوچھنے پر بوٹ وہی فیصلے کرتا ہے۔
fair-claim-hidden = چھپے پتّوں سے نہ بوٹ کا علم بدلتا ہے نہ اس کا فیصلہ۔
fair-claim-peek = جھانکنے والا بوٹ یہاں پکڑا جاتا۔
fair-claim-forged = جس ریکارڈ میں پتّے یا بوٹ کا کھیل بدلا گیا ہو وہ جانچ میں پورا نہیں اترتا۔
fair-claim-nothing = آپ جو بھی کریں، اس صفحے سے باہر نہیں جاتا۔
fair-claim-strength = نیچے کی مضبوطی وہی ہے جو ناپی گئی۔
fair-strength = بوٹ کتنے مضبوط ہیں
fair-strength-line = ناپا ہوا: بازیوں کی ہر جوڑی میں پتّے وہی اور ٹیمیں بدلی ہوئی۔ فائدہ وہ ہے جو مضبوط مہارت ایک بازی میں زیادہ بناتی ہے؛ ± ایسی 100 میں سے 95 پیمائشوں میں درست ہے۔
fair-levels = مہارت بمقابلہ مہارت
fair-gain = فی بازی فائدہ
fair-pairs = بازیوں کی جوڑیاں
fair-more = سب پیمائشیں، ان کمانڈوں کے ساتھ جن سے ہوئیں
fair-unit-points = پوائنٹ
fair-unit-tricks = سریں
fair-own = اس ڈیوائس پر محفوظ میچ
fair-own-none = کوئی چنیں…
fair-text = ریکارڈ یا لنک
fair-text-hint = followsuit-deal 1 … یا …/#d1.…
fair-file = فائل چنیں…
fair-verifying = پتّے پھر بانٹے جا رہے ہیں اور بوٹوں سے پھر پوچھا جا رہا ہے…
fair-stop = روکیں
fair-verdict = جو پرکھا جا سکتا ہے سب ٹھیک ہے۔
fair-verdict-part = اس کے خلاف کچھ نہیں، مگر سب کچھ پرکھا نہیں جا سکتا۔
fair-verdict-not = یہ وہ میچ نہیں جو اس کے بیج سے نکلتا ہے۔
fair-seed = بیج:
fair-first-hand = پہلا ہاتھ: بیج ان 64 میں سے ایک ہے جو یہ سائٹ اس کھیل کے لیے تیار رکھتی ہے، تاکہ کسی کو پتّوں کا انتظار نہ کرنا پڑے۔ کون سا، یہ آپ کے براؤزر نے چنا۔
fair-print = فنگر پرنٹ (SHA-256):
fair-drawn = { $count } ڈیوائسوں نے مل کر بیج نکالا، ہر ایک نے اپنے عدد سے: کسی نے اسے چنا نہیں۔
fair-drawn-not = یہ وہ بیج نہیں جو ڈیوائسوں نے مل کر نکالا تھا۔
fair-draw = یہ اس میز کا قرعہ نمبر { $number } تھا: پہلے والا کسی اور میچ کا تھا، یا شمار نہیں ہوا۔
fair-draw-without = قرعے میں شامل نہیں: { $seats }۔ باقی سب نے اپنی ڈیوائس پر اسے منظور کیا۔
fair-deals-same = { $count ->
    [one] ایک بازی کے پتّے بیج ہی کے ہیں۔
   *[other] سب { $count } بازیوں کے پتّے بیج ہی کے ہیں۔
}
fair-deals-other = پتّے بیج کے نہیں: بازی { $numbers }۔
fair-deals-unknown = { $why ->
    [no_seed] ریکارڈ میں بیج نہیں: اس کے پتّے پھر نہیں بانٹے جا سکتے۔
   *[other] { $count ->
        [one] بازی پھر نہیں بانٹی جا سکتی: ریکارڈ میچ کے آغاز کے بعد سے شروع ہوتا ہے۔
       *[other] { $count } بازیاں پھر نہیں بانٹی جا سکتیں: ریکارڈ میچ کے آغاز کے بعد سے شروع ہوتا ہے۔
    }
}
fair-bot-same = { $seat }، { $level }: { $same } فیصلے پھر وہی نکلے۔
fair-bot-claimed = { $count ->
    [one] ایک پتّہ ”باقی سب لیں“ کے بعد کا ہے، فیصلہ نہیں۔
   *[other] { $count } پتّے ”باقی سب لیں“ کے بعد کے ہیں، فیصلے نہیں۔
}
fair-bot-other = { $seat }، { $level }: { $whole } میں سے { $same } فیصلے پھر وہی نکلے۔ پہلا فرق بازی { $deal }، قدم { $act } پر۔
fair-bot-stopped = { $seat }، { $level }: { $whole } میں سے { $same } فیصلے پھر وہی نکلے۔ پہلا فرق بازی { $deal }، قدم { $act } پر: سست ڈیوائس پر شاید سوچ پہلے روکنی پڑی۔
fair-bot-unknown = { $seat }: یہاں کوئی بوٹ ”{ $level }“ مہارت سے نہیں کھیلتا۔
fair-bot-unasked = { $seat }، { $level }: پھر نہیں پوچھا جا سکتا، کیونکہ میچ کا آغاز موجود نہیں۔
fair-people = { $seats }: انسان، پھر نہیں پوچھا جا سکتا۔
fair-noted = آپ کا لکھا ہوا فنگر پرنٹ (شروع کا حصّہ کافی ہے)
fair-noted-same = وہی ہے: پتّے آپ کے کھیلنے سے پہلے طے تھے۔
fair-noted-other = الگ ہے: یہ وہ میچ نہیں جس سے آپ نے لکھا تھا۔
fair-exchange = چھپے پتّے بدلیں
fair-exchanging = چھپے پتّے بدل کر بوٹوں سے پھر پوچھا جا رہا ہے…
fair-exchanged = چھپے پتّے بدلے گئے، ایک بار میں { $moved } تک: { $asked } میں سے { $same } فیصلے وہی رہے۔

## Trying other acts in a past deal

analysis = تجزیہ
analysis-open = یہاں سے تجزیہ

# Lessons
lessons = کھیل کر سیکھیں
lessons-waiting = میز لگ رہی ہے…
lessons-again = پھر کوشش کریں
lessons-all = سب سبق
lessons-punished = آپ کو دوسرے ہاتھ نہیں دکھ رہے تھے۔ وہ یوں بٹے ہیں کہ یہ کھیل ناکام ہو: خطرہ تو تھا۔
refusal-no_lesson = اس نام کا سبق نہیں۔
refusal-bad_task = یہ سبق یا معمّا پڑھا نہیں جا سکتا۔
refusal-not_a_lesson = یہ سبق نہیں۔
refusal-bad_goal = یہ سبق ایسی بات مانگتا ہے جو پرکھی نہیں جا سکتی۔
refusal-no_position = کوئی بازی اس سبق کے مطابق نہیں۔

# Puzzles, and moments tried again
puzzles = معمّے
puzzles-of = معمّے: { $game }
puzzles-all = سب معمّے
refusal-no_puzzle = اس نام کا معمّا نہیں۔
refusal-task_decided = یہ فیصلہ ہو چکا۔ پھر کوشش کریں۔
refusal-not_a_puzzle = یہ معمّا نہیں۔

# Challenges: a deal for others to play, and what it came to beside them ---------------------------------------

challenge = چیلنج
challenge-outcome = آپ کا موازنہ
challenge-result = نتیجوں کا موازنہ
challenge-compare = موازنہ…
bot-results = اسی نشست پر بوٹ
share-claim = میرے نتیجے کے ساتھ
share-cards = صرف پتّے
share-claim-line = لنک کھولنے والا آپ کی نشست سے وہی پتّے، انھی بوٹوں کے خلاف کھیلتا ہے اور اپنے نتیجے کے ساتھ آپ کا دیکھتا ہے۔ آپ کا کھیل لنک میں ہے؛ کچھ اپ لوڈ نہیں ہوتا۔
share-cards-line = لنک کھولنے والا اسی نشست سے وہی پتّے، انھی بوٹوں کے خلاف کھیلتا ہے۔ کچھ اپ لوڈ نہیں ہوتا۔
share-dare-title = فالو سوٹ: { $game } کی میری بازی کھیلیں

# The deal of the day -----------------------------------------------------------------------------------------

daily = آج کی بازی
daily-save = تصویر محفوظ کریں

# What a game from outside may ask on the first screen.
option-deals = بازیاں
option-deals-3 = 3
option-deals-5 = 5
