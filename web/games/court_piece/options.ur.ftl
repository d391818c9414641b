### The options of Court Piece’s rules: the names of each and of its values, and what the rules say where it holds.

option-first_caller = پہلا رنگ بولنے والا
option-first_caller-line = پہلی بازی میں رنگ کون بولے گا، یہ کیسے طے ہو۔
option-first_caller-random = قرعے سے
option-first_caller-first_ace = پہلا اکّا
rule-first_caller-random = پہلی بازی میں رنگ بولنے والا قرعے سے طے ہوتا ہے۔
rule-first_caller-first_ace = پتّے ایک ایک کر کے کھلتے ہیں؛ جسے پہلا اکّا ملے وہی رنگ بولتا ہے۔

option-redeal = دوبارہ بانٹ
option-redeal-line = پانچوں پتّے کمزور ہوں تو رنگ بولنے والا ایک بار دوبارہ بانٹ مانگ سکتا ہے یا نہیں۔
option-redeal-off = کبھی نہیں
option-redeal-no_court_card = K، Q، J نہ ہوں
option-redeal-no_honour = A، K، Q، J نہ ہوں
rule-redeal-off = رنگ بولنے والے کو ملے پتّوں ہی سے کھیلنا ہے۔
rule-redeal-no_court_card = جس کے پاس بادشاہ، بیگم یا غلام نہ ہو وہ دوبارہ بانٹ مانگ سکتا ہے، لگاتار دو بار نہیں۔
rule-redeal-no_honour = جس کے پاس اکّا، بادشاہ، بیگم یا غلام نہ ہو وہ دوبارہ بانٹ مانگ سکتا ہے، لگاتار دو بار نہیں۔

option-sar = سَر اٹھانا
option-sar-line = ہر سَر فوراً اٹھے، یا لگاتار دو جیتنی پڑیں۔
option-sar-single = فوراً
option-sar-double = لگاتار دو
rule-sar-single = ہر سَر جیتنے والی ٹیم فوراً اٹھاتی ہے۔
rule-sar-double = سریں بیچ کے ڈھیر میں رہتی ہیں۔ جو لگاتار دو جیتے وہ ڈھیر اٹھاتا ہے۔

option-taken_by = لگاتار دو کس کی
option-taken_by-line = دونوں سریں ایک ہی کھلاڑی جیتے، یا ساتھی بھی جیت سکتا ہے۔
option-taken_by-player = ایک کھلاڑی
option-taken_by-side = ایک ٹیم
rule-taken_by-player = دونوں سریں ایک ہی کھلاڑی کو جیتنی ہیں۔
rule-taken_by-side = دونوں ساتھی ایک ایک سَر جیتیں تو بھی چلتا ہے۔

option-first_taking = پہلا ڈھیر کس سَر سے
option-first_taking-line = اس سَر سے پہلے کوئی ڈھیر نہیں اٹھتا۔
option-first_taking-2 = 2
option-first_taking-3 = 3
option-first_taking-5 = 5
rule-first_taking-2 = دوسری سَر ہی سے ڈھیر اٹھ سکتا ہے۔
rule-first_taking-3 = سَر 3 سے پہلے ڈھیر نہیں اٹھتا۔
rule-first_taking-5 = سَر 5 سے پہلے ڈھیر نہیں اٹھتا۔

option-twelfth_takes = بارھویں سَر
option-twelfth_takes-line = بارھویں سَر سے ڈھیر اٹھ سکتا ہے یا نہیں۔
option-twelfth_takes-false = کچھ نہیں اٹھاتی
option-twelfth_takes-true = اوروں جیسی
rule-twelfth_takes-false = بارھویں سَر کچھ نہیں اٹھاتی: جو پڑا ہے وہ تیرھویں کے ساتھ جاتا ہے۔
rule-twelfth_takes-true = بارھویں سَر اوروں کی طرح ڈھیر اٹھاتی ہے۔

option-ace_rule = اکّے سے جیتی سَر
option-ace_rule-line = اکّے سے جیتی سَر سے ڈھیر اٹھ سکتا ہے یا نہیں۔
option-ace_rule-off = اوروں جیسی
option-ace_rule-two_aces = لگاتار دو نہیں
option-ace_rule-any_ace = کبھی نہیں
rule-ace_rule-off = اکّے سے جیتی سَر اوروں کی طرح گنی جاتی ہے۔
rule-ace_rule-two_aces = ایک کھلاڑی کے لگاتار دو اکّوں میں دوسرا نہیں گنا جاتا: وہ کچھ نہیں اٹھاتا، اور سلسلہ اس کے بغیر چلتا ہے۔
rule-ace_rule-any_ace = اکّے سے جیتی سَر کبھی ڈھیر نہیں اٹھاتی، مگر دو میں سے پہلی ہو سکتی ہے۔

option-court_at = کوٹ کے لیے
option-court_at-line = سب سریں اٹھانے والی ٹیم کا کوٹ کب بنتا ہے۔
option-court_at-seven = سات سریں
option-court_at-thirteen = پوری تیرہ
rule-court_at-seven = سات صفر پر کوٹ، اور بازی ختم۔
rule-court_at-thirteen = سات صفر پر کھیل چلتا ہے: پوری تیرہ پر کوٹ؛ دوسری ٹیم ایک سَر بھی اٹھا لے تو بازی بغیر کوٹ جیتی گئی۔

option-goon_court = رنگ بولنے والے پر کوٹ
option-goon_court-line = جس ٹیم نے رنگ بولا اس پر کوٹ، یعنی گون کوٹ، کتنے کا۔
option-goon_court-three = تین
option-goon_court-plain = عام کوٹ
rule-goon_court-three = رنگ بولنے والی ٹیم پر کوٹ تین کا ہے۔
rule-goon_court-plain = رنگ بولنے والی ٹیم پر کوٹ بھی عام کوٹ ہے۔

option-bavney = پوری تیرہ کا داؤ
option-bavney-line = سات صفر پر چال والا کوٹ کو پوری تیرہ پر داؤ لگا سکتا ہے یا نہیں۔
option-bavney-off = نہیں
option-bavney-go_on = ہاں
rule-bavney-off = سات صفر پر بازی ختم۔
rule-bavney-go_on = سات صفر پر چال والا آگے کھیل سکتا ہے: پوری تیرہ باونی ہیں اور میچ جتاتی ہیں؛ پہلی سَر ہارتے ہی بازی بغیر کوٹ جیتی گئی۔

option-scoring = گنتی
option-scoring-line = میچ کوٹوں سے طے ہو، یا ہر بازی کے پوائنٹ سے۔
option-scoring-courts = کوٹ
option-scoring-points = پوائنٹ
rule-scoring-courts = جیتی بازی ٹیم کے سلسلے میں ایک جوڑتی ہے، اور دوسری ٹیم کا سلسلہ صفر ہوتا ہے۔ گنتی کوٹوں کی ہے۔
rule-scoring-points = جیتی بازی کا ایک پوائنٹ، کوٹ کے دو، رنگ بولنے والے پر کوٹ کے تین۔ سلسلے نہیں ہوتے۔

option-row_court = کتنی بازیوں پر کوٹ
option-row_court-line = لگاتار کتنی بازیاں جیتنے پر کوٹ۔
option-row_court-7 = 7
option-row_court-5 = 5
option-row_court-0 = کوئی نہیں
rule-row_court-7 = لگاتار سات بازیاں جیتنا ایک کوٹ ہے۔
rule-row_court-5 = لگاتار پانچ بازیاں جیتنا ایک کوٹ ہے۔
rule-row_court-0 = سلسلہ کتنا بھی لمبا ہو، کوٹ نہیں بنتا۔

option-target-1 = 1
option-target-3 = 3
option-target-5 = 5
option-target-7 = 7
option-target-10 = 10
rule-target-1 = جس کا پہلا نمبر بنے، میچ اسی کا۔
rule-target-3 = میچ 3 تک ہے۔
rule-target-5 = میچ 5 تک ہے۔
rule-target-7 = میچ 7 تک ہے۔
rule-target-10 = میچ 10 تک ہے۔

option-after_court = کوٹ کے بعد
option-after_court-line = رنگ بولنے والی ٹیم کے کوٹ کے بعد رنگ کون بولے۔
option-after_court-partner = ساتھی
option-after_court-same = وہی
rule-after_court-partner = رنگ بولنے والی ٹیم کے کوٹ کے بعد اس کا ساتھی رنگ بولتا ہے۔
rule-after_court-same = ٹیم جیتتی رہے تو وہی رنگ بولتا رہتا ہے۔

option-hidden = رنگ
option-hidden-line = رنگ کھلا بولا جائے، یا اس کا پتّہ الٹا رکھا جائے۔
option-hidden-false = کھلا
option-hidden-true = بند
rule-hidden-false = رنگ کھلا بولا جاتا ہے۔
rule-hidden-true = رنگ بولنے والا ایک پتّہ الٹا رکھتا ہے؛ نشان نہ ہونے پر کوئی پوچھے تو اس کا نشان رنگ بنتا ہے۔
