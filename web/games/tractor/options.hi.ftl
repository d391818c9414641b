### The options of Tractor’s rules: the names of each and of its values, and what the rules say where it holds.

option-finding = बचाव किसका
option-finding-line = पहली बाज़ी का रंग और बचाव कैसे तय हो।
option-finding-declare = एलान
option-finding-auction = बोली
rule-finding-declare = पत्ते बँटते समय एलान से रंग तय होता है।
rule-finding-auction = पहली बाज़ी में टीमें पॉइंट की बोली लगाती हैं; बाद में अगुआ रंग बोलता है। एलान नहीं होता।

option-no_declaration = एलान न हो
option-no_declaration-line = किसी ने एलान न किया, तो रंग क्या हो।
option-no_declaration-no_trump = बिना रंग
option-no_declaration-kitty = किटी खोलें
option-no_declaration-redeal = फिर बाँटें
rule-no_declaration-no_trump = एलान न हो, तो कोई सूट रंग नहीं होता।
rule-no_declaration-kitty = एलान न हो, तो किटी एक-एक पत्ता करके खुलती है: लेवल के पहले पत्ते का सूट रंग है; वह न हो, तो सबसे ऊँचे पत्ते का सूट, बराबर में पहले खुले का। सिर्फ़ जोकर हों, तो कोई सूट रंग नहीं।
rule-no_declaration-redeal = एलान न हो, तो पत्ते फिर बाँटे जाते हैं।

option-no_trump_ranks = बिना रंग में लेवल के पत्ते
option-no_trump_ranks-line = कोई सूट रंग न हो, तो लेवल के पत्ते रंग हैं या नहीं।
option-no_trump_ranks-trump = रंग
option-no_trump_ranks-plain = सादे पत्ते
rule-no_trump_ranks-trump = कोई सूट रंग न हो, तो जोकर और लेवल के पत्ते रंग हैं।
rule-no_trump_ranks-plain = कोई सूट रंग न हो, तो सिर्फ़ जोकर रंग हैं। लेवल के पत्ते अपने सूट में अपनी सामान्य जगह पर रहते हैं।

option-throw = गुच्छे
option-throw-line = एक सूट के कई अकेले पत्ते, जोड़े या ट्रैक्टर एक साथ चल सकते हैं या नहीं।
option-throw-off = नहीं
option-throw-proven = पक्के हों तो
option-throw-attempt = जोखिम पर
rule-throw-off = गुच्छे नहीं चलते। एक बार में एक अकेला पत्ता, एक जोड़ा या एक ट्रैक्टर चलें।
rule-throw-proven = गुच्छा तभी चलता है, जब पक्का हो।
rule-throw-attempt = गुच्छा जोखिम पर चला जा सकता है।

option-throw_in_trump = रंग के गुच्छे
option-throw_in_trump-line = रंग के गुच्छे भी चल सकते हैं या नहीं।
option-throw_in_trump-false = नहीं
option-throw_in_trump-true = हाँ
rule-throw_in_trump-false = रंग के गुच्छे नहीं चलते।
rule-throw_in_trump-true = रंग के गुच्छे भी चलते हैं।

option-failed_throw = टूटे गुच्छे से क्या रहे
option-failed_throw-line = कोई गुच्छे को हरा सके, तो कौन-सा हिस्सा टेबल पर रहे।
option-failed_throw-lowest_beaten = हारने वाला सबसे छोटा
option-failed_throw-lowest_any = सबसे छोटा
option-failed_throw-all_back = कुछ नहीं
rule-failed_throw-lowest_beaten = गुच्छा टूटने पर वह सबसे छोटा हिस्सा टेबल पर रहता है, जिसे कोई हरा सकता है।
rule-failed_throw-lowest_any = गुच्छा टूटने पर उसका सबसे छोटा हिस्सा टेबल पर रहता है, चाहे उसे कोई हरा सके या नहीं।
rule-failed_throw-all_back = गुच्छा टूटने पर उसके सारे पत्ते हाथ में लौटते हैं, और वही खिलाड़ी एक हिस्सा चलता है।

option-failed_throw_penalty = टूटे गुच्छे की क़ीमत
option-failed_throw_penalty-line = टूटा गुच्छा दूसरी टीम को जितने पॉइंट दे।
option-failed_throw_penalty-0 = कुछ नहीं
option-failed_throw_penalty-10 = 10
rule-failed_throw_penalty-0 = टूटे गुच्छे पर कोई पॉइंट नहीं जाते।
rule-failed_throw_penalty-10 = टूटे गुच्छे पर 10 पॉइंट दूसरी टीम को मिलते हैं।

option-throw_follow = गुच्छे का जवाब
option-throw_follow-line = गुच्छे के ट्रैक्टर पर ट्रैक्टर देना है, या बस जोड़े।
option-throw_follow-structure = ट्रैक्टर
option-throw_follow-pairs = बस जोड़े
rule-throw_follow-structure = गुच्छे के ट्रैक्टर पर भी ट्रैक्टर देना है, जैसे अकेले चले ट्रैक्टर पर।
rule-throw_follow-pairs = गुच्छे में सिर्फ़ जोड़ों की गिनती देखी जाती है; ट्रैक्टर पर ट्रैक्टर ज़रूरी नहीं।

option-throw_beat = गुच्छे को हराना
option-throw_beat-line = रंग की दो चालें गुच्छे को हराएँ, तो उनमें कौन बड़ी।
option-throw_beat-largest_unit = सबसे बड़ा हिस्सा
option-throw_beat-all_units = हर हिस्सा
option-throw_beat-highest_card = सबसे ऊँचा पत्ता
option-throw_beat-highest_type = चाल की क़िस्म
rule-throw_beat-largest_unit = रंग की दो चालें गुच्छे को हराएँ, तो सबसे बड़े हिस्से का ऊपरी पत्ता तय करता है: ट्रैक्टर का, नहीं तो जोड़े का, नहीं तो सबसे ऊँचे अकेले पत्ते का।
rule-throw_beat-all_units = रंग की एक चाल दूसरी को तभी हराती है, जब उसके हर हिस्से को हराए।
rule-throw_beat-highest_card = रंग की दो चालें गुच्छे को हराएँ, तो सबसे ऊँचा पत्ता तय करता है।
rule-throw_beat-highest_type = रंग की दो चालें गुच्छे को हराएँ, तो वह जीतती है जिसका अपना सबसे बड़ा हिस्सा बड़ा हो: लंबा ट्रैक्टर, नहीं तो जोड़ा, नहीं तो अकेला पत्ता; फिर ऊपरी पत्ता।

option-shorter_tractor = छोटे ट्रैक्टर
option-shorter_tractor-line = लंबे ट्रैक्टर पर अलग-अलग जोड़ों से पहले छोटा ट्रैक्टर देना है या नहीं।
option-shorter_tractor-false = नहीं
option-shorter_tractor-true = हाँ
rule-shorter_tractor-false = चले हुए जितना लंबा ट्रैक्टर न हो, तो कोई भी जोड़े चलेंगे।
rule-shorter_tractor-true = चले हुए जितना लंबा ट्रैक्टर न हो, तो अलग-अलग जोड़ों से पहले छोटा ट्रैक्टर देना है।

option-rank_gap = लेवल के आर-पार
option-rank_gap-line = लेवल के दोनों ओर के दर्जे आपस में सटे हैं या नहीं।
option-rank_gap-false = नहीं
option-rank_gap-true = हाँ
rule-rank_gap-false = लेवल की जगह ख़ाली रहती है: उसके पड़ोसी सटे नहीं। लेवल 7 पर 6‑6 8‑8 ट्रैक्टर नहीं।
rule-rank_gap-true = लेवल की जगह ख़ाली नहीं रहती: उसके पड़ोसी सटे हैं। लेवल 7 पर 6‑6 8‑8 ट्रैक्टर है।

option-ace_offrank = इक्का और लेवल
option-ace_offrank-line = रंग के इक्कों का जोड़ा दूसरे सूट के लेवल-जोड़े से सटा है या नहीं।
option-ace_offrank-false = नहीं
option-ace_offrank-true = हाँ
rule-ace_offrank-false = रंग के इक्कों का जोड़ा दूसरे सूट के लेवल-जोड़े से सटा नहीं।
rule-ace_offrank-true = रंग के इक्कों का जोड़ा दूसरे सूट के लेवल-जोड़े से सटा है।

option-offrank_rank = दो लेवल-जोड़े
option-offrank_rank-line = दूसरे सूट का लेवल-जोड़ा रंग के सूट वाले से सटा है या नहीं।
option-offrank_rank-false = नहीं
option-offrank_rank-true = हाँ
rule-offrank_rank-false = दूसरे सूट का लेवल-जोड़ा रंग के सूट वाले से सटा नहीं।
rule-offrank_rank-true = दूसरे सूट का लेवल-जोड़ा रंग के सूट वाले से सटा है।

option-rank_small_joker = लेवल और छोटा जोकर
option-rank_small_joker-line = लेवल-जोड़ा छोटे जोकरों से सटा है या नहीं।
option-rank_small_joker-false = नहीं
option-rank_small_joker-true = हाँ
rule-rank_small_joker-false = लेवल-जोड़ा छोटे जोकरों से सटा नहीं।
rule-rank_small_joker-true = रंग के सूट का लेवल-जोड़ा छोटे जोकरों से सटा है; बिना रंग में कोई भी लेवल-जोड़ा।

option-joker_joker = छोटे और बड़े जोकर
option-joker_joker-line = जोकरों के दोनों जोड़े मिलकर ट्रैक्टर हैं या नहीं।
option-joker_joker-false = नहीं
option-joker_joker-true = हाँ
rule-joker_joker-false = छोटे जोकर बड़ों से सटे नहीं।
rule-joker_joker-true = छोटे जोकर बड़ों से सटे हैं: चारों मिलकर ट्रैक्टर।

option-kitty_multiplier = किटी कितने गुना
option-kitty_multiplier-line = आख़िरी सर हमलावर लें, तो किटी के पॉइंट कितने गुना गिने जाएँ।
option-kitty_multiplier-none = बिल्कुल नहीं
option-kitty_multiplier-two_four = 2 गुना, जोड़े पर 4
option-kitty_multiplier-twice_longest_unit = सबसे बड़ा हिस्सा × 2
option-kitty_multiplier-power = हर पत्ते पर दुगना
option-kitty_multiplier-twice_all_cards = चले हुए सब पत्ते × 2
option-kitty_multiplier-power_pairs = 2, हर जोड़े पर दुगना
rule-kitty_multiplier-none = किटी किसी के लिए नहीं गिनी जाती।
rule-kitty_multiplier-two_four = आख़िरी सर की पहली चाल अकेले पत्ते की हो, तो किटी दो गुना; जोड़े या ट्रैक्टर की, तो चार गुना; गुच्छे में सबसे बड़ा हिस्सा तय करता है।
rule-kitty_multiplier-twice_longest_unit = आख़िरी सर की पहली चाल के सबसे बड़े हिस्से के पत्ते × 2, किटी उतने गुना: अकेले पर 2, जोड़े पर 4, दो जोड़ों के ट्रैक्टर पर 8।
rule-kitty_multiplier-twice_all_cards = आख़िरी सर की पहली चाल के सारे पत्ते (गुच्छे के भी) × 2, किटी उतने गुना: अकेले पर 2, जोड़े पर 4।
rule-kitty_multiplier-power_pairs = किटी दो गुना, और आख़िरी सर की पहली चाल के सबसे बड़े हिस्से के हर जोड़े पर फिर दुगनी: अकेले पर 2, जोड़े पर 4, दो जोड़ों के ट्रैक्टर पर 8।
rule-kitty_multiplier-power = आख़िरी सर की पहली चाल के सबसे बड़े हिस्से के हर पत्ते पर किटी एक बार दुगनी: अकेले पर 2, जोड़े पर 4, दो जोड़ों के ट्रैक्टर पर 16।

option-level_table = कितने लेवल
option-level_table-line = हमलावरों के पॉइंट से कितने लेवल बनें।
option-level_table-two_two = 2 तक
option-level_table-three_two = 0 पॉइंट पर 3
option-level_table-open = कोई हद नहीं
rule-level_table-two_two = हमलावर 0 से 35: बचाव टीम दो लेवल ऊपर। 40 से 75: एक। 80 से 115: कोई नहीं। 120 से 155: हमलावर एक लेवल ऊपर, 160 या ज़्यादा: दो।
rule-level_table-three_two = हमलावर 0: बचाव टीम तीन लेवल ऊपर। 5 से 35: दो। 40 से 75: एक। 80 से 115: कोई नहीं। 120 से 155: हमलावर एक लेवल ऊपर, 160 या ज़्यादा: दो।
rule-level_table-open = हमलावर 0: बचाव टीम तीन लेवल ऊपर। 5 से 35: दो। 40 से 75: एक। 80 से 115: कोई नहीं। 120 से 155: हमलावर एक लेवल ऊपर, 160 से 195: दो, 200 से 235: तीन, और आगे हर 40 पर एक और।

option-game_end = मैच की जीत
option-game_end-line = जीतने के लिए टीम को क्या करना है।
option-game_end-reach_ace = इक्के तक पहुँचना
option-game_end-defend_ace = इक्के पर बचाव
rule-game_end-reach_ace = टीम का लेवल इक्के पर पहुँचते ही वह जीतती है।
rule-game_end-defend_ace = लेवल इक्के पर रुकते हैं। जीत उसकी, जो इक्के पर बचाव टिका ले।

option-must_defend = जिन लेवल पर बचाव ज़रूरी
option-must_defend-line = वे लेवल, जिन पर बचाव किए बिना आगे नहीं जा सकते।
rule-must_defend-none = किसी भी लेवल को लाँघा जा सकता है।

option-draw_policy = पहली चाल क्या निकलवाए
option-draw_policy-line = जोड़े, तिकड़ी या ट्रैक्टर पर वे पत्ते भी देने हैं या नहीं, जिन्हें साथ रखना चाहें।
option-draw_policy-no_protections = जो भी काम आए
option-draw_policy-only_draw_tractor_on_tractor = ट्रैक्टर पर ही ट्रैक्टर
option-draw_policy-longer_tuples_protected = बड़े को तोड़े बिना
option-draw_policy-no_format_based_draw = सिर्फ़ सूट और गिनती
rule-draw_policy-no_protections = जो भी काम आए, देना है, चाहे तिकड़ी या चौकड़ी टूटे।
rule-draw_policy-only_draw_tractor_on_tractor = जो भी काम आए, देना है, पर तिकड़ी या चौकड़ी कभी ट्रैक्टर नहीं निकलवाती। दो और तीन गड्डियों में इससे कुछ नहीं बदलता।
rule-draw_policy-longer_tuples_protected = जो पत्ता आपके पास चली हुई गिनती से ज़्यादा बार है, उसे देना ज़रूरी नहीं: जोड़े के लिए तिकड़ी तोड़ना ज़रूरी नहीं, और तिकड़ी जोड़े का काम भी नहीं दे सकती।
rule-draw_policy-no_format_based_draw = सिर्फ़ सूट और गिनती देनी है; जोड़े, तिकड़ी या ट्रैक्टर नहीं।

option-counter_declare = दबाने के बाद एलान
option-counter_declare-line = किटी दबने के बाद दूसरे खिलाड़ी टिका एलान पलट सकते हैं या नहीं।
option-counter_declare-off = नहीं
option-counter_declare-after_burial = हाँ
rule-counter_declare-off = किटी दबने के बाद एलान नहीं होता।
rule-counter_declare-after_burial = किटी दबने के बाद भी दूसरे खिलाड़ी टिके एलान को पलट सकते हैं।

option-void_plays = चला सूट न हो तो
option-void_plays-line = जिसके पास चले हुए सूट का कोई पत्ता न हो, उसे रंग देना ज़रूरी है या नहीं।
option-void_plays-any = कुछ भी
option-void_plays-must_trump = पहले रंग
rule-void_plays-any = जिसके पास चले हुए सूट का कोई पत्ता न हो, वह जो चाहे चले।
rule-void_plays-must_trump = जिसके पास चले हुए सूट का कोई पत्ता न हो, वह उतने ही रंग के पत्ते देता है, या अपना सारा रंग; कौन-से, यह उसकी मर्ज़ी।

option-throw_proof = गुच्छा पक्का कैसे
option-throw_proof-line = जहाँ सिर्फ़ पक्के गुच्छे चलते हैं, वहाँ गुच्छा किससे पक्का होता है।
option-throw_proof-either = दोनों में से एक
option-throw_proof-voids = सूट ख़त्म हो
option-throw_proof-unbeatable = हराया न जा सके
rule-throw_proof-either = गुच्छा तब पक्का है, जब कोई हिस्सा हराया न जा सके, या बाक़ी सब का सूट खुलेआम ख़त्म हो चुका हो।
rule-throw_proof-voids = गुच्छा तभी पक्का है, जब बाक़ी सब का सूट खुलेआम ख़त्म हो चुका हो।
rule-throw_proof-unbeatable = गुच्छा तभी पक्का है, जब बाहर बचे पत्तों से उसका कोई हिस्सा हराया न जा सके।

option-throw_voids = किसका सूट ख़त्म हो
option-throw_voids-line = गुच्छा पक्का होने के लिए किनका सूट खुलेआम ख़त्म हो चुका होना चाहिए।
option-throw_voids-others = बाक़ी सब का
option-throw_voids-opponents = विरोधियों का
rule-throw_voids-others = बाक़ी सब का सूट ख़त्म होना चाहिए, आपके साथी का भी।
rule-throw_voids-opponents = सिर्फ़ आपके विरोधियों का सूट ख़त्म होना चाहिए।

option-declare_least = कम-से-कम एलान
option-declare_least-line = लेवल का एक पत्ता एलान के लिए काफ़ी है या नहीं।
option-declare_least-single = एक पत्ता
option-declare_least-pair = जोड़ा
rule-declare_least-single = एलान के लिए लेवल का एक पत्ता काफ़ी है।
rule-declare_least-pair = एलान के लिए कम-से-कम जोड़ा चाहिए; लेवल के एक पत्ते से एलान नहीं होता।

option-self_override = अपना एलान पलटना
option-self_override-line = अपने टिके एलान के ऊपर आप क्या दिखा सकते हैं।
option-self_override-same_suit = वही सूट
option-self_override-any = कोई भी सूट
rule-self_override-same_suit = जब तक आपका एलान टिका है, उसे सिर्फ़ उसी सूट में मज़बूत किया जा सकता है।
rule-self_override-any = जब तक आपका एलान टिका है, आप भी उसे किसी भी सूट या जोकरों से पलट सकते हैं, बस दिखाए पत्ते ज़्यादा मज़बूत हों।

option-jack_hook = आख़िरी सर में ग़ुलाम
option-jack_hook-line = हमलावर आख़िरी सर ग़ुलामों से लें, तो बचाव टीम J लेवल से कहाँ तक गिरे।
option-jack_hook-off = कहीं नहीं
option-jack_hook-to_two = 2 तक
option-jack_hook-half = 2 या 6 तक
rule-jack_hook-off = आख़िरी सर किन पत्तों से मिली, इससे लेवल पर फ़र्क़ नहीं पड़ता।
rule-jack_hook-to_two = बचाव टीम J पर हो और हमलावर आख़िरी सर सिर्फ़ ग़ुलामों से लें, तो बचाव टीम 2 पर गिरती है और कुछ नहीं चढ़ती।
rule-jack_hook-half = बचाव टीम J पर हो और हमलावर आख़िरी सर सिर्फ़ ग़ुलामों से लें, तो बचाव टीम 2 पर गिरती है अगर उनमें रंग का ग़ुलाम हो या रंग का कोई सूट न हो, वरना 6 पर। वह कुछ नहीं चढ़ती।

option-always_trump = हमेशा रंग
option-always_trump-line = हर बाज़ी में सारी दुग्गियाँ रंग हैं या नहीं।
option-always_trump-none = और कुछ नहीं
option-always_trump-twos = दुग्गियाँ
rule-always_trump-none = रंग में जोकर, लेवल के पत्ते और रंग का सूट आते हैं।
rule-always_trump-twos = हर बाज़ी में सारी दुग्गियाँ रंग हैं, लेवल के पत्तों के ठीक नीचे: रंग के सूट की दुग्गी बाक़ियों से ऊपर।

option-first_level = दोनों टीमों की शुरुआत
option-first_level-line = पहली बाज़ी में दोनों टीमों का लेवल। जितना ऊँचा, उतना छोटा मैच।
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
rule-first_level-2 = दोनों टीमें 2 से शुरू करती हैं।

option-most_deals = मैच की हद
option-most_deals-line = इतनी बाज़ियों तक कोई न जीते, तो ऊँचे लेवल वाली टीम जीतती है।
option-most_deals-0 = कोई हद नहीं
option-most_deals-3 = 3 बाज़ियाँ
option-most_deals-6 = 6 बाज़ियाँ
option-most_deals-12 = 12 बाज़ियाँ
rule-most_deals-0 = मैच तब तक चलता है, जब तक कोई टीम जीत न जाए।
rule-most_deals-3 = ज़्यादा-से-ज़्यादा तीन बाज़ियों में मैच ख़त्म। तब ऊँचे लेवल वाली टीम जीतती है; बराबर हों, तो वह, जिसका अगला बचाव होता।
rule-most_deals-6 = ज़्यादा-से-ज़्यादा छह बाज़ियों में मैच ख़त्म। तब ऊँचे लेवल वाली टीम जीतती है; बराबर हों, तो वह, जिसका अगला बचाव होता।
rule-most_deals-12 = ज़्यादा-से-ज़्यादा बारह बाज़ियों में मैच ख़त्म। तब ऊँचे लेवल वाली टीम जीतती है; बराबर हों, तो वह, जिसका अगला बचाव होता।

option-auction_deals = बोली किस बाज़ी में
option-auction_deals-line = बचाव टीम हर बाज़ी में बोली से तय हो या सिर्फ़ पहली में।
option-auction_deals-first = पहली में
option-auction_deals-every = हर बाज़ी में
rule-auction_deals-first = बोली सिर्फ़ पहली बाज़ी में लगती है।
rule-auction_deals-every = हर बाज़ी में बोली लगती है और अगुआ की सर होती है। बाज़ी का लेवल ऊँची बोली वाली टीम का लेवल है।

option-auction_rounds = हर टीम बोले
option-auction_rounds-line = जिस टीम की बोली के ऊपर दूसरी बोल दे, वह फिर बोल सकती है या नहीं।
option-auction_rounds-rising = पास तक
option-auction_rounds-single = एक बार
rule-auction_rounds-rising = बोली तब तक बढ़ती है, जब तक कोई टीम पास न करे।
rule-auction_rounds-single = हर टीम एक बार बोलती है, पहले डीलर की टीम। दूसरी उससे ऊपर बोले या पास करे।

option-auction_starter = अगुआ किसके ऊँचे पत्ते से
option-auction_starter-line = अगुआ की सर में किसका पत्ता तय करे कि रंग कौन बोले और किटी कौन उठाए।
option-auction_starter-declaring = बचाव टीम के
option-auction_starter-any = चारों के
rule-auction_starter-declaring = बचाव टीम के दोनों में से जिसका पत्ता ऊँचा हो, वही अगुआ।
rule-auction_starter-any = चारों में सबसे ऊँचा पत्ता जिसका हो, वही अगुआ, टीम चाहे कोई भी हो: वही रंग बोलता है, किटी उठाता है और पहली चाल चलता है।

option-bid_binds = बोली निभानी है
option-bid_binds-line = बोली से कम लेने पर बचाव टीम बाज़ी हारती है या नहीं।
option-bid_binds-true = हाँ
option-bid_binds-false = नहीं
rule-bid_binds-true = बचाव टीम बोली से कम ले, तो उसे कोई लेवल नहीं मिलता और अगला बचाव दूसरी टीम का।
rule-bid_binds-false = बोली से सिर्फ़ बचाव टीम तय होती है, और कुछ नहीं।

option-packs = गड्डियाँ

option-seats = खिलाड़ी
