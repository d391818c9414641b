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
refusal-pair_twice = سطر { $line }: جوڑے { $pair } کی بازی { $deal } پہلے سے ہے۔
refusal-other_cards = بازی { $deal } کے پتے اس مقابلے کے نہیں۔
refusal-link_twice = یہی لنک اوپر آ چکا ہے۔
refusal-name_twice = اس نام کا نتیجہ جدول میں پہلے سے ہے؛ پہلا نتیجہ گنا جاتا ہے۔
refusal-no_deals = اس نتیجے میں کوئی بازی نہیں۔
refusal-play_unfinished = اس نتیجے میں بازی { $deal } ادھوری ہے۔
