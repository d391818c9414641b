### The options of Tractor’s rules: the names of each and of its values, and what the rules say where it holds.

option-finding = دفاع کس کا
option-finding-line = پہلی بازی میں رنگ اور دفاعی ٹیم کیسے طے ہوں۔
option-finding-declare = اعلان
option-finding-auction = بولی
rule-finding-declare = رنگ پتّے بٹتے وقت اعلان سے طے ہوتا ہے۔
rule-finding-auction = پہلی بازی میں ٹیمیں پوائنٹ کی بولی دیتی ہیں؛ بعد میں سالار رنگ بولتا ہے۔ اعلان نہیں ہوتا۔

option-no_declaration = اعلان نہ ہو
option-no_declaration-line = کوئی اعلان نہ کرے تو رنگ کیا ہو۔
option-no_declaration-no_trump = بے رنگ
option-no_declaration-kitty = ڈھیری کھولیں
option-no_declaration-redeal = پھر بانٹیں
rule-no_declaration-no_trump = کوئی اعلان نہ کرے تو بازی بے رنگ ہے۔
rule-no_declaration-kitty = کوئی اعلان نہ کرے تو ڈھیری پتّہ پتّہ کھلتی ہے: رنگ کے درجے کے پہلے پتّے کا نشان رنگ ہے؛ وہ نہ ہو تو سب سے بڑے پتّے کا، برابر ہوں تو پہلے نکلنے والے کا۔ صرف جوکر ہوں تو بے رنگ۔
rule-no_declaration-redeal = کوئی اعلان نہ کرے تو پتّے پھر بٹتے ہیں۔

option-no_trump_ranks = بے رنگ میں رنگ کا درجہ
option-no_trump_ranks-line = جب کوئی نشان رنگ نہ ہو، تو رنگ کے درجے کے پتّے رنگ ہیں یا نہیں۔
option-no_trump_ranks-trump = رنگ
option-no_trump_ranks-plain = عام پتّے
rule-no_trump_ranks-trump = جب کوئی نشان رنگ نہ ہو تو جوکر اور رنگ کے درجے کے پتّے رنگ ہیں۔
rule-no_trump_ranks-plain = جب کوئی نشان رنگ نہ ہو تو صرف جوکر رنگ ہیں۔ رنگ کے درجے کے پتّے اپنے نشان میں اپنی عام جگہ پر ہیں۔

option-throw = اکٹھی چال
option-throw-line = ایک نشان کے کئی اکیلے پتّے، جوڑے یا ٹریکٹر اکٹھے چل سکتے ہیں یا نہیں۔
option-throw-off = نہیں
option-throw-proven = پکّی ہو تو
option-throw-attempt = خطرہ لے کر
rule-throw-off = اکٹھی چال کی اجازت نہیں۔ ایک بار میں ایک اکیلا پتّہ، ایک جوڑا یا ایک ٹریکٹر چلیں۔
rule-throw-proven = اکٹھی چال تبھی ہو سکتی ہے جب پکّی ہو۔
rule-throw-attempt = اکٹھی چال خطرہ لے کر چلی جا سکتی ہے۔

option-throw_in_trump = رنگ کی اکٹھی چال
option-throw_in_trump-line = رنگ بھی اکٹھا چلا جا سکتا ہے یا نہیں۔
option-throw_in_trump-false = نہیں
option-throw_in_trump-true = ہاں
rule-throw_in_trump-false = رنگ کی اکٹھی چال نہیں ہو سکتی۔
rule-throw_in_trump-true = رنگ کی بھی اکٹھی چال ہو سکتی ہے۔

option-failed_throw = ناکام اکٹھی چال کا کیا رہے
option-failed_throw-line = اکٹھی چال ہرائی جا سکے تو اس کا کون سا حصّہ میز پر رہے۔
option-failed_throw-lowest_beaten = سب سے چھوٹا ہارنے والا
option-failed_throw-lowest_any = سب سے چھوٹا
option-failed_throw-all_back = کچھ نہیں
rule-failed_throw-lowest_beaten = اکٹھی چال ناکام ہو تو میز پر وہ سب سے چھوٹا حصّہ رہتا ہے جسے کوئی ہرا سکے۔
rule-failed_throw-lowest_any = اکٹھی چال ناکام ہو تو میز پر اس کا سب سے چھوٹا حصّہ رہتا ہے، چاہے ہارنے والا حصّہ وہی ہو یا نہ ہو۔
rule-failed_throw-all_back = اکٹھی چال ناکام ہو تو اس کے سب پتّے ہاتھ میں لوٹتے ہیں، اور وہی کھلاڑی ایک حصّہ چلتا ہے۔

option-failed_throw_penalty = ناکام اکٹھی چال کی قیمت
option-failed_throw_penalty-line = ناکام اکٹھی چال پر دوسری ٹیم کو ملنے والے پوائنٹ۔
option-failed_throw_penalty-0 = کچھ نہیں
option-failed_throw_penalty-10 = 10
rule-failed_throw_penalty-0 = ناکام اکٹھی چال پر کوئی پوائنٹ نہیں جاتا۔
rule-failed_throw_penalty-10 = ناکام اکٹھی چال پر دوسری ٹیم کو 10 پوائنٹ ملتے ہیں۔

option-throw_follow = اکٹھی چال کا جواب
option-throw_follow-line = اکٹھی چال کے ٹریکٹر پر ٹریکٹر لازم ہے، یا صرف جوڑے۔
option-throw_follow-structure = ٹریکٹر
option-throw_follow-pairs = صرف جوڑے
rule-throw_follow-structure = اکٹھی چال کے ٹریکٹر پر بھی ٹریکٹر لازم ہے، جیسے اکیلے ٹریکٹر پر۔
rule-throw_follow-pairs = اکٹھی چال میں صرف جوڑوں کی گنتی دیکھی جاتی ہے؛ ٹریکٹر کا جواب ٹریکٹر سے لازم نہیں۔

option-throw_beat = اکٹھی چال ہرانا
option-throw_beat-line = رنگ کے دو جواب اکٹھی چال کو ہرائیں تو فیصلہ کس سے ہو۔
option-throw_beat-largest_unit = بڑا حصّہ
option-throw_beat-all_units = ہر حصّہ
option-throw_beat-highest_card = بڑا پتّہ
option-throw_beat-highest_type = جواب کی قسم
rule-throw_beat-largest_unit = رنگ کے دو جواب اکٹھی چال کو ہرائیں تو سب سے بڑے حصّے کا اوپر والا پتّہ فیصلہ کرتا ہے: ٹریکٹر، ورنہ جوڑا، ورنہ سب سے بڑا اکیلا پتّہ۔
rule-throw_beat-all_units = رنگ کا ایک جواب دوسرے کو تبھی ہراتا ہے جب اس کے ہر حصّے کو ہرائے۔
rule-throw_beat-highest_card = رنگ کے دو جواب اکٹھی چال کو ہرائیں تو سب سے بڑا پتّہ فیصلہ کرتا ہے۔
rule-throw_beat-highest_type = رنگ کے دو جواب اکٹھی چال کو ہرائیں تو وہ جیتتا ہے جس کا اپنا سب سے بڑا حصّہ بڑا ہو: لمبا ٹریکٹر، ورنہ جوڑا، ورنہ اکیلا پتّہ؛ پھر اوپر والا پتّہ۔

option-shorter_tractor = چھوٹے ٹریکٹر
option-shorter_tractor-line = لمبے ٹریکٹر پر الگ جوڑوں سے پہلے چھوٹا ٹریکٹر لازم ہے یا نہیں۔
option-shorter_tractor-false = نہیں
option-shorter_tractor-true = ہاں
rule-shorter_tractor-false = چال جتنا لمبا ٹریکٹر نہ ہو تو کوئی بھی جوڑے چلیں گے۔
rule-shorter_tractor-true = چال جتنا لمبا ٹریکٹر نہ ہو تو الگ جوڑوں سے پہلے چھوٹا ٹریکٹر لازم ہے۔

option-rank_gap = رنگ کے درجے کے پار
option-rank_gap-line = رنگ کے درجے کے دونوں طرف کے درجے جڑتے ہیں یا نہیں۔
option-rank_gap-false = نہیں
option-rank_gap-true = ہاں
rule-rank_gap-false = رنگ کا درجہ بیچ میں خالی جگہ چھوڑتا ہے: اس کے دونوں طرف کے درجے نہیں جڑتے۔ رنگ کا درجہ 7 ہو تو 6‑6 8‑8 ٹریکٹر نہیں۔
rule-rank_gap-true = رنگ کا درجہ خالی جگہ نہیں چھوڑتا: اس کے دونوں طرف کے درجے جڑتے ہیں۔ رنگ کا درجہ 7 ہو تو 6‑6 8‑8 ٹریکٹر ہے۔

option-ace_offrank = اکّا اور رنگ کا درجہ
option-ace_offrank-line = رنگ کے اکّوں کا جوڑا دوسرے نشان کے رنگ کے درجے والے جوڑے سے جڑتا ہے یا نہیں۔
option-ace_offrank-false = نہیں
option-ace_offrank-true = ہاں
rule-ace_offrank-false = رنگ کے اکّوں کا جوڑا دوسرے نشان کے رنگ کے درجے والے جوڑے سے نہیں جڑتا۔
rule-ace_offrank-true = رنگ کے اکّوں کا جوڑا دوسرے نشان کے رنگ کے درجے والے جوڑے سے جڑتا ہے۔

option-offrank_rank = رنگ کے درجے کے دو جوڑے
option-offrank_rank-line = دوسرے نشان کا رنگ کے درجے والا جوڑا رنگ کے نشان والے سے جڑتا ہے یا نہیں۔
option-offrank_rank-false = نہیں
option-offrank_rank-true = ہاں
rule-offrank_rank-false = دوسرے نشان کا رنگ کے درجے والا جوڑا رنگ کے نشان والے سے نہیں جڑتا۔
rule-offrank_rank-true = دوسرے نشان کا رنگ کے درجے والا جوڑا رنگ کے نشان والے سے جڑتا ہے۔

option-rank_small_joker = رنگ کا درجہ اور چھوٹا جوکر
option-rank_small_joker-line = رنگ کے درجے کا جوڑا چھوٹے جوکروں سے جڑتا ہے یا نہیں۔
option-rank_small_joker-false = نہیں
option-rank_small_joker-true = ہاں
rule-rank_small_joker-false = رنگ کے درجے کا جوڑا چھوٹے جوکروں سے نہیں جڑتا۔
rule-rank_small_joker-true = رنگ کے نشان کا رنگ کے درجے والا جوڑا چھوٹے جوکروں سے جڑتا ہے؛ بے رنگ بازی میں رنگ کے درجے کا کوئی بھی جوڑا۔

option-joker_joker = چھوٹے اور بڑے جوکر
option-joker_joker-line = جوکروں کے دونوں جوڑے ٹریکٹر بناتے ہیں یا نہیں۔
option-joker_joker-false = نہیں
option-joker_joker-true = ہاں
rule-joker_joker-false = چھوٹے جوکر بڑے جوکروں سے نہیں جڑتے۔
rule-joker_joker-true = چھوٹے جوکر بڑے جوکروں سے جڑتے ہیں: چاروں مل کر ٹریکٹر ہیں۔

option-kitty_multiplier = ڈھیری کی گنتی
option-kitty_multiplier-line = آخری سَر حملہ آوروں کی ہو تو ڈھیری کے پوائنٹ کتنے گنا ہوں۔
option-kitty_multiplier-none = نہیں گنی جاتی
option-kitty_multiplier-two_four = 2 گنا، جوڑے پر 4
option-kitty_multiplier-twice_longest_unit = بڑے حصّے کے پتّوں کا دگنا
option-kitty_multiplier-power = ہر پتّے پر دگنا
option-kitty_multiplier-twice_all_cards = سب پتّوں کا دگنا
option-kitty_multiplier-power_pairs = 2، ہر جوڑے پر دگنا
rule-kitty_multiplier-none = ڈھیری کسی کے لیے نہیں گنی جاتی۔
rule-kitty_multiplier-two_four = آخری چال اکیلا پتّہ ہو تو ڈھیری 2 گنا، جوڑا یا ٹریکٹر ہو تو 4 گنا؛ اکٹھی چال میں سب سے بڑا حصّہ دیکھا جاتا ہے۔
rule-kitty_multiplier-twice_longest_unit = ڈھیری اتنے گنا ہے جتنا چال کے سب سے بڑے حصّے کے پتّوں کی گنتی کا دگنا: اکیلے پتّے پر 2، جوڑے پر 4، دو جوڑوں کے ٹریکٹر پر 8۔
rule-kitty_multiplier-twice_all_cards = ڈھیری اتنے گنا ہے جتنا آخری سَر کی چال کے سب پتّوں کی گنتی کا دگنا، اکٹھی چال کے بھی: اکیلے پتّے پر 2، جوڑے پر 4۔
rule-kitty_multiplier-power_pairs = ڈھیری 2 گنا، اور چال کے سب سے بڑے حصّے کے ہر جوڑے پر پھر دگنی: اکیلے پتّے پر 2، جوڑے پر 4، دو جوڑوں کے ٹریکٹر پر 8۔
rule-kitty_multiplier-power = ڈھیری چال کے سب سے بڑے حصّے کے ہر پتّے پر دگنی ہوتی ہے: اکیلے پتّے پر 2، جوڑے پر 4، دو جوڑوں کے ٹریکٹر پر 16۔

option-level_table = ملنے والے درجے
option-level_table-line = حملہ آوروں کے پوائنٹ سے کتنے درجے بنتے ہیں۔
option-level_table-two_two = 2 تک
option-level_table-three_two = صفر پر 3
option-level_table-open = حد نہیں
rule-level_table-two_two = حملہ آور 0 سے 35 پر: دفاعی ٹیم دو درجے اوپر۔ 40 سے 75 پر: ایک۔ 80 سے 115 پر کوئی نہیں چڑھتا۔ 120 سے 155 پر حملہ آور ایک درجہ اوپر، 160 یا زیادہ پر دو۔
rule-level_table-three_two = حملہ آور 0 پر: دفاعی ٹیم تین درجے اوپر۔ 5 سے 35 پر: دو۔ 40 سے 75 پر: ایک۔ 80 سے 115 پر کوئی نہیں چڑھتا۔ 120 سے 155 پر حملہ آور ایک درجہ اوپر، 160 یا زیادہ پر دو۔
rule-level_table-open = حملہ آور 0 پر: دفاعی ٹیم تین درجے اوپر۔ 5 سے 35 پر: دو۔ 40 سے 75 پر: ایک۔ 80 سے 115 پر کوئی نہیں چڑھتا۔ 120 سے 155 پر حملہ آور ایک درجہ اوپر، 160 سے 195 پر دو، 200 سے 235 پر تین، اور ہر مزید 40 پر ایک اور۔

option-game_end = میچ کی جیت
option-game_end-line = جیتنے کے لیے ٹیم کو کیا کرنا ہے۔
option-game_end-reach_ace = اکّے تک پہنچ کر
option-game_end-defend_ace = اکّے پر دفاع سے
rule-game_end-reach_ace = جس ٹیم کا درجہ اکّے تک پہنچے وہ فوراً جیت جاتی ہے۔
rule-game_end-defend_ace = درجے اکّے پر رک جاتے ہیں۔ جو ٹیم اکّے پر دفاع کرے اور دفاع قائم رکھے وہ میچ جیتتی ہے۔

option-must_defend = جن درجوں کا دفاع لازم ہے
option-must_defend-line = وہ درجے جن کا دفاع کیے بغیر انھیں پار نہیں کر سکتے۔
rule-must_defend-none = کوئی بھی درجہ پار کیا جا سکتا ہے۔

option-draw_policy = چال کیا نکلواتی ہے
option-draw_policy-line = جوڑے، تکڑی یا ٹریکٹر کی چال وہ پتّے بھی نکلواتی ہے یا نہیں جو آپ اکٹھے رکھنا چاہیں۔
option-draw_policy-no_protections = جو کام آئے
option-draw_policy-only_draw_tractor_on_tractor = ٹریکٹر پر ہی ٹریکٹر
option-draw_policy-longer_tuples_protected = بڑے نہ ٹوٹیں
option-draw_policy-no_format_based_draw = بس نشان اور گنتی
rule-draw_policy-no_protections = جو کام آئے وہ سب لازم ہے، چاہے تکڑی یا چوکڑی ٹوٹے۔
rule-draw_policy-only_draw_tractor_on_tractor = جو کام آئے وہ سب لازم ہے، مگر تکڑی یا چوکڑی پر ٹریکٹر کبھی لازم نہیں۔ دو یا تین گڈیوں میں اس سے فرق نہیں پڑتا۔
rule-draw_policy-longer_tuples_protected = چال میں جتنے ایک جیسے پتّے ہوں، آپ کے پاس ویسے اس سے زیادہ ہوں تو وہ لازم نہیں: جوڑے کے لیے تکڑی توڑنی نہیں پڑتی، اور تکڑی جوڑے کا کام بھی نہیں دیتی۔
rule-draw_policy-no_format_based_draw = صرف نشان اور گنتی لازم ہے، جوڑے، تکڑیاں یا ٹریکٹر نہیں۔

option-counter_declare = دبانے کے بعد اعلان
option-counter_declare-line = ڈھیری دبنے کے بعد باقی کھلاڑی قائم اعلان سے اوپر اعلان کر سکتے ہیں یا نہیں۔
option-counter_declare-off = نہیں
option-counter_declare-after_burial = ہاں
rule-counter_declare-off = ڈھیری دبنے کے بعد اعلان نہیں ہوتا۔
rule-counter_declare-after_burial = ڈھیری دبنے کے بعد بھی باقی کھلاڑی قائم اعلان سے اوپر اعلان کر سکتے ہیں۔

option-void_plays = چال کا نشان نہ ہو تو
option-void_plays-line = جس کے پاس چال کے نشان کا کوئی پتّہ نہ ہو اس پر رنگ دینا لازم ہے یا نہیں۔
option-void_plays-any = جو چاہیں
option-void_plays-must_trump = پہلے رنگ
rule-void_plays-any = جس کے پاس چال کے نشان کا کوئی پتّہ نہ ہو وہ جو چاہے کھیلے۔
rule-void_plays-must_trump = جس کے پاس چال کے نشان کا کوئی پتّہ نہ ہو وہ اتنے ہی رنگ کے پتّے دیتا ہے، یا اپنا سارا رنگ؛ کون سے، یہ اس کی مرضی۔

option-throw_proof = اکٹھی چال کا ثبوت
option-throw_proof-line = جہاں صرف پکّی اکٹھی چال چلتی ہے وہاں وہ کس سے پکّی ہوتی ہے۔
option-throw_proof-either = کوئی ایک
option-throw_proof-voids = نشان ختم ہو
option-throw_proof-unbeatable = ناقابلِ شکست ہو
rule-throw_proof-either = اکٹھی چال تب پکّی ہے جب کوئی حصّہ ہرایا نہ جا سکے، یا باقی سب کے پاس یہ نشان کھلے عام ختم ہو چکا ہو۔
rule-throw_proof-voids = اکٹھی چال تبھی پکّی ہے جب باقی سب کے پاس یہ نشان کھلے عام ختم ہو چکا ہو۔
rule-throw_proof-unbeatable = اکٹھی چال تبھی پکّی ہے جب باہر بچے پتّوں سے اس کا کوئی حصّہ ہرایا نہ جا سکے۔

option-throw_voids = کس کا نشان ختم ہو
option-throw_voids-line = اکٹھی چال پکّی ہونے کے لیے کن کے پاس یہ نشان کھلے عام ختم ہو چکا ہو۔
option-throw_voids-others = باقی سب کا
option-throw_voids-opponents = مخالفوں کا
rule-throw_voids-others = باقی سب کے پاس یہ نشان ختم ہونا چاہیے، آپ کے ساتھی کے پاس بھی۔
rule-throw_voids-opponents = صرف آپ کے مخالفوں کے پاس یہ نشان ختم ہونا چاہیے۔

option-declare_least = کم سے کم اعلان
option-declare_least-line = درجے کا ایک پتّہ اعلان کے لیے کافی ہے یا نہیں۔
option-declare_least-single = ایک پتّہ
option-declare_least-pair = جوڑا
rule-declare_least-single = اعلان کے لیے درجے کا ایک پتّہ کافی ہے۔
rule-declare_least-pair = اعلان کے لیے کم سے کم جوڑا چاہیے؛ درجے کے ایک پتّے سے اعلان نہیں ہوتا۔

option-self_override = اپنا اعلان رد کرنا
option-self_override-line = اپنے قائم اعلان کے اوپر آپ کیا دکھا سکتے ہیں۔
option-self_override-same_suit = وہی نشان
option-self_override-any = کوئی بھی نشان
rule-self_override-same_suit = جب تک آپ کا اعلان قائم ہے آپ اسے صرف اسی نشان میں مضبوط کر سکتے ہیں۔
rule-self_override-any = جب تک آپ کا اعلان قائم ہے آپ بھی اسے کسی بھی نشان یا جوکروں سے رد کر سکتے ہیں، بس دکھائے پتّے زیادہ مضبوط ہوں۔

option-jack_hook = آخری سَر میں غلام
option-jack_hook-line = حملہ آور آخری سَر غلاموں سے بنائیں تو دفاعی ٹیم J درجے سے کہاں تک گرے۔
option-jack_hook-off = کہیں نہیں
option-jack_hook-to_two = 2 تک
option-jack_hook-half = 2 یا 6 تک
rule-jack_hook-off = آخری سَر کن پتّوں سے بنا، اس سے درجوں پر فرق نہیں پڑتا۔
rule-jack_hook-to_two = دفاعی ٹیم J پر ہو اور حملہ آور آخری سَر صرف غلاموں سے بنائیں تو دفاعی ٹیم 2 پر گرتی ہے اور کچھ نہیں چڑھتی۔
rule-jack_hook-half = دفاعی ٹیم J پر ہو اور حملہ آور آخری سَر صرف غلاموں سے بنائیں تو دفاعی ٹیم 2 پر گرتی ہے اگر ان میں رنگ کا غلام ہو یا رنگ کا کوئی نشان نہ ہو، ورنہ 6 پر۔ وہ کچھ نہیں چڑھتی۔

option-always_trump = ہمیشہ رنگ
option-always_trump-line = ہر بازی میں سب دُکّیاں رنگ ہیں یا نہیں۔
option-always_trump-none = اور کچھ نہیں
option-always_trump-twos = دُکّیاں
rule-always_trump-none = رنگ میں جوکر، درجے کے پتّے اور رنگ کا نشان آتے ہیں۔
rule-always_trump-twos = ہر بازی میں سب دُکّیاں رنگ ہیں، درجے کے پتّوں کے عین نیچے: رنگ کے نشان کی دُکّی باقیوں سے اوپر۔

option-first_level = دونوں ٹیموں کا آغاز
option-first_level-line = پہلی بازی میں دونوں ٹیموں کا درجہ۔ جتنا اونچا، میچ اتنا چھوٹا۔
option-first_level-2 = 2
option-first_level-3 = 3
option-first_level-4 = 4
option-first_level-5 = 5
option-first_level-6 = 6
option-first_level-7 = 7
option-first_level-8 = 8
option-first_level-9 = 9
option-first_level-T = 10
option-first_level-J = J
option-first_level-Q = Q
option-first_level-K = K
option-first_level-A = A
rule-first_level-2 = دونوں ٹیمیں 2 سے شروع کرتی ہیں۔

option-most_deals = میچ کی حد
option-most_deals-line = اتنی بازیوں تک کوئی نہ جیتے تو اونچے درجے والی ٹیم جیت جاتی ہے۔
option-most_deals-0 = کوئی حد نہیں
option-most_deals-3 = 3 بازیاں
option-most_deals-6 = 6 بازیاں
option-most_deals-12 = 12 بازیاں
rule-most_deals-0 = میچ تب تک چلتا ہے جب تک کوئی ٹیم جیت نہ جائے۔
rule-most_deals-3 = میچ زیادہ سے زیادہ تین بازیوں میں ختم ہوتا ہے۔ تب اونچے درجے والی ٹیم جیتتی ہے؛ درجے برابر ہوں تو وہ جس کا اگلا دفاع ہوتا۔
rule-most_deals-6 = میچ زیادہ سے زیادہ چھ بازیوں میں ختم ہوتا ہے۔ تب اونچے درجے والی ٹیم جیتتی ہے؛ درجے برابر ہوں تو وہ جس کا اگلا دفاع ہوتا۔
rule-most_deals-12 = میچ زیادہ سے زیادہ بارہ بازیوں میں ختم ہوتا ہے۔ تب اونچے درجے والی ٹیم جیتتی ہے؛ درجے برابر ہوں تو وہ جس کا اگلا دفاع ہوتا۔

option-auction_deals = بولی کس بازی میں
option-auction_deals-line = دفاعی ٹیم ہر بازی میں بولی سے طے ہو یا صرف پہلی میں۔
option-auction_deals-first = پہلی میں
option-auction_deals-every = ہر بازی میں
rule-auction_deals-first = بولی صرف پہلی بازی میں لگتی ہے۔
rule-auction_deals-every = ہر بازی میں بولی لگتی ہے اور آغاز کی سَر ہوتی ہے۔ رنگ کا درجہ اونچی بولی والی ٹیم کا درجہ ہے۔

option-auction_rounds = ہر ٹیم بولے
option-auction_rounds-line = جس ٹیم کی بولی سے اوپر بولی آ جائے وہ پھر بول سکتی ہے یا نہیں۔
option-auction_rounds-rising = پاس تک
option-auction_rounds-single = ایک بار
rule-auction_rounds-rising = بولی تب تک بڑھتی ہے جب تک کوئی ٹیم پاس نہ کرے۔
rule-auction_rounds-single = ہر ٹیم ایک بار بولتی ہے، پہلے بانٹنے والے کی ٹیم۔ دوسری اس سے اوپر بولے یا پاس کرے۔

option-auction_starter = سالار کس کے بڑے پتّے سے
option-auction_starter-line = آغاز کی سَر میں کس کا پتّہ طے کرے کہ رنگ کون بولے اور ڈھیری کون اٹھائے۔
option-auction_starter-declaring = دفاعی ٹیم کے
option-auction_starter-any = چاروں کے
rule-auction_starter-declaring = دفاعی ٹیم کے دونوں میں سے جس کا پتّہ بڑا ہو وہ سالار ہے۔
rule-auction_starter-any = چاروں میں سب سے بڑا پتّہ جس کا ہو وہ سالار ہے، ٹیم کوئی بھی ہو: وہی رنگ بولتا ہے، ڈھیری اٹھاتا ہے اور چال چلتا ہے۔

option-bid_binds = بولی نبھانا
option-bid_binds-line = دفاعی ٹیم بولی سے کم بنائے تو بازی ہارتی ہے یا نہیں۔
option-bid_binds-true = لازم
option-bid_binds-false = نہیں
rule-bid_binds-true = دفاعی ٹیم بولی سے کم بنائے تو اسے کوئی درجہ نہیں ملتا اور اگلا دفاع دوسری ٹیم کا ہے۔
rule-bid_binds-false = بولی سے صرف دفاعی ٹیم طے ہوتی ہے، اور کچھ نہیں۔

option-packs = گڈیاں

option-seats = کھلاڑی
