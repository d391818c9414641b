### The options of Rangvaar’s rules: the names of each and of its values, and what the rules say where it holds.

option-deals-line = میچ میں کتنی بازیاں؛ جس میں کوئی بولی نہ دے وہ نہیں گنی جاتی۔
rule-deals-3 = تین بازیاں کھیلی جاتی ہیں۔
rule-deals-5 = پانچ بازیاں کھیلی جاتی ہیں۔

option-opener_may_pass = پہلی بولی
option-opener_may_pass-line = جس کی پہلی بولی ہو وہ بھی پاس کر سکتا ہے یا نہیں۔
option-opener_may_pass-false = لازم
option-opener_may_pass-true = پاس بھی
rule-opener_may_pass-false = جس کے پاس پہلا پتّہ ہو وہ کم سے کم 7 کی بولی دے۔
rule-opener_may_pass-true = جس کے پاس پہلا پتّہ ہو وہ پاس کر سکتا ہے۔ چاروں پاس کریں تو پتّے اگلی نشست سے پھر بٹتے ہیں، اور بازی نہیں گنی جاتی۔

option-auction = بولی گھومتی ہے
option-auction-line = اوپر کی بولی آ جائے تو پھر بولی دے سکتے ہیں یا نہیں۔
option-auction-rounds = تین پاس تک
option-auction-single = ایک بار
rule-auction-rounds = بولی تین پاس ہونے تک گھومتی ہے۔
rule-auction-single = سب ایک بار بولتے ہیں۔

option-first_lead = پہلی چال
option-first_lead-line = پہلی سَر میں چال کس کی۔
option-first_lead-first_card = پہلا پتّہ جس کا
option-first_lead-bidder = بولی جس کی
option-first_lead-last_winner = پچھلا جیتنے والا
rule-first_lead-first_card = جسے پہلا پتّہ ملا ہو پہلی سَر میں چال اسی کی ہے۔
rule-first_lead-bidder = سب سے اونچی بولی جس کی ہو پہلی سَر میں چال اسی کی ہے۔
rule-first_lead-last_winner = پچھلی بازی کی آخری سَر جس نے جیتی ہو پہلی سَر میں چال اسی کی ہے؛ پہلی بازی میں اس کی جسے پہلا پتّہ ملا ہو۔

option-failed_bid = ٹوٹی بولی پر
option-failed_bid-line = بولی سے کم سریں بنیں تو بولی والی ٹیم کا کیا لکھا جائے۔
option-failed_bid-shortfall = کمی کٹے
option-failed_bid-floor_zero = 0 سے نیچے نہیں
option-failed_bid-minus_bid = بولی کٹے
rule-failed_bid-shortfall = بولی ٹوٹے تو بنائی ہوئی سروں میں سے کمی کٹتی ہے۔ حساب صفر سے نیچے بھی جا سکتا ہے۔
rule-failed_bid-minus_bid = بولی ٹوٹے تو پوری بولی منفی لکھی جاتی ہے۔
rule-failed_bid-floor_zero = بولی ٹوٹے تو بنائی ہوئی سروں میں سے کمی کٹتی ہے، مگر صفر سے نیچے نہیں۔

option-commission = پاٹ کا 5 فیصد کمیشن
option-commission-line = پاٹ بٹنے سے پہلے اس کا بیسواں حصّہ کب رکھ لیا جائے۔
option-commission-ties = برابری پر
option-commission-always = ہمیشہ
option-commission-never = کبھی نہیں
rule-commission-ties = کمیشن صرف برابری پر رکھا جاتا ہے۔
rule-commission-always = جو بھی جیتے، کمیشن رکھا جاتا ہے۔
rule-commission-never = کمیشن نہیں رکھا جاتا، صرف وہ سینٹ جو برابر نہ بٹ سکیں۔

option-direction = کھیل کا رخ
option-direction-line = بانٹ اور چال کس رخ گھومیں۔
option-direction-clockwise = گھڑی کے رخ
option-direction-counter_clockwise = الٹے رخ
rule-direction-clockwise = بانٹ اور چال گھڑی کی سوئی کے رخ، یعنی بائیں کو چلتی ہیں۔
rule-direction-counter_clockwise = بانٹ اور چال گھڑی کی سوئی کے الٹے رخ، یعنی دائیں کو چلتی ہیں۔
