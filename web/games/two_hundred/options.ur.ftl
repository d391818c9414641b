### The options of Two Hundred’s rules: the names of each and of its values, and what the rules say where it holds.

option-bets = بولی گھومتی ہے
option-bets-line = اوپر کی بولی آ جائے تو پھر بولی دے سکتے ہیں یا نہیں۔
option-bets-single = ایک بار
option-bets-continuous = تین پاس تک
rule-bets-single = سب ایک بار بولتے ہیں۔
rule-bets-continuous = بولی تین پاس ہونے تک گھومتی رہتی ہے۔ جو پاس کر دے وہ باہر ہے۔

option-bets_must_rise = بولیاں
option-bets_must_rise-line = بولی پہلے کی سب بولیوں سے اوپر ہو، یا بس ان سے الگ ہو۔
option-bets_must_rise-true = اوپر ہوں
option-bets_must_rise-false = الگ ہوں
rule-bets_must_rise-true = ہر بولی پہلے کی سب بولیوں سے اوپر ہو۔
rule-bets_must_rise-false = جو بولی کسی نے نہ دی ہو وہ دی جا سکتی ہے؛ آخری بولی جیتتی ہے۔

option-nobody_bets = کوئی بولی نہ دے
option-nobody_bets-line = بانٹنے والے کے سوا سب پاس کر دیں تو کیا ہو۔
option-nobody_bets-dealer_bets = بانٹنے والا کھیلے
option-nobody_bets-redeal = پھر بانٹیں
rule-nobody_bets-dealer_bets = باقی تینوں پاس کریں تو بانٹنے والا 50 پر کھیلتا ہے۔
rule-nobody_bets-redeal = سب پاس کریں تو کسی کا حساب نہیں بدلتا اور پتّے پھر بٹتے ہیں۔

option-both_reach = دونوں ہدف پر
option-both_reach-line = ایک ہی بازی میں دونوں پہنچ جائیں تو کون جیتے۔
option-both_reach-declarers = بولی والی ٹیم
option-both_reach-higher_total = بڑا کل
rule-both_reach-declarers = ایک ہی بازی میں دونوں ہدف تک پہنچیں تو بولی والی ٹیم جیتتی ہے۔
rule-both_reach-higher_total = ایک ہی بازی میں دونوں ہدف تک پہنچیں تو بڑا کل جیتتا ہے؛ برابر ہوں تو کھیل جاری۔

option-minus_200_loses = منفی 200 پر
option-minus_200_loses-line = منفی 200 پر گرنے والی ٹیم میچ ہار گئی یا نہیں۔
option-minus_200_loses-false = کھیل جاری
option-minus_200_loses-true = ہار
rule-minus_200_loses-false = نیچے کی کوئی حد نہیں: ٹیم جتنی بھی گرے، کھیلتی رہتی ہے۔
rule-minus_200_loses-true = بازی کے بعد جو ٹیم منفی 200 یا اس سے نیچے ہو وہ میچ ہار جاتی ہے، بشرطیکہ دوسری ٹیم صفر یا اس سے اوپر ہو۔ جب تک دونوں صفر سے نیچے ہوں، کھیل جاری رہتا ہے۔

option-target = ہدف
option-target-line = جس کل پر میچ جیتا جائے۔
option-target-200 = 200
option-target-300 = 300
option-target-500 = 500
rule-target-200 = میچ 200 پوائنٹ تک ہے۔
rule-target-300 = میچ 300 پوائنٹ تک ہے۔
rule-target-500 = میچ 500 پوائنٹ تک ہے۔

option-deck = پتّے
option-deck-line = چالیس پتّے، سب سے چھوٹا 5، یا چھکّے نکال کر چھتیس۔
option-deck-40 = 40
option-deck-36 = 36
rule-deck-40 = چالیس پتّے، دس سریں۔
rule-deck-36 = چھتیس پتّے: چاروں 6 بھی نکال دیے گئے۔ ہر ایک کو نو پتّے، نو سریں۔

option-hundred_rule = سو کا قاعدہ
option-hundred_rule-line = جس ٹیم کے بہت پوائنٹ ہوں اسے جمع کرنے کے لیے بولی دینی پڑے یا نہیں۔
option-hundred_rule-true = لاگو
option-hundred_rule-false = نہیں
rule-hundred_rule-true = سو کا قاعدہ لاگو ہے۔
rule-hundred_rule-false = سو کا قاعدہ نہیں: دوسری ٹیم کے بنائے ہوئے پوائنٹ ہمیشہ جمع ہوتے ہیں۔

option-hundred_at = کتنے سے لاگو
option-hundred_at-line = کس کل سے ٹیم کو بولی دینی پڑتی ہے۔
option-hundred_at-fixed = 100
option-hundred_at-half = ہدف کا آدھا
rule-hundred_at-fixed = ہدف کچھ بھی ہو، یہ 100 پوائنٹ سے لاگو ہے۔
rule-hundred_at-half = یہ ہدف کے آدھے سے لاگو ہے، یعنی 100، 150 یا 250 پوائنٹ سے۔

option-forced_bet_counts = لازم 50
option-forced_bet_counts-line = بانٹنے والے کی لازم 50 سو کے قاعدے میں بولی ہے یا نہیں۔
option-forced_bet_counts-true = بولی ہے
option-forced_bet_counts-false = بولی نہیں
rule-forced_bet_counts-true = بانٹنے والے کی لازم 50 بولی گنی جاتی ہے۔
rule-forced_bet_counts-false = بانٹنے والے کی لازم 50 کسی کی بولی نہیں: سو کے قاعدے والی ٹیم اسے پورا کرے تو کچھ جمع نہیں ہوتا۔ پورا نہ کرے تو 50 پھر بھی گھٹتے ہیں۔
