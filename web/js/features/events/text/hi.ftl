# Why something of a club event is refused.

refusal-no_name = नाम लिखिए।
refusal-long_name = नाम बहुत लंबा है: ज़्यादा से ज़्यादा { $most } अक्षर।
refusal-not_sealed_so = यह वह प्रतियोगिता नहीं जो मुहरबंद थी: यह पहली कड़ी से मेल नहीं खाती।
refusal-too_much_text = एक पन्ने के लिए यह बहुत ज़्यादा पाठ है: ज़्यादा से ज़्यादा { $most }।
refusal-too_many_people = एक पन्ने के लिए ये नतीजे बहुत ज़्यादा हैं: ज़्यादा से ज़्यादा { $most } लोग।
refusal-other_event = यह नतीजा दूसरी प्रतियोगिता का है: “{ $event }”।
refusal-other_rules = इस नतीजे में पत्ते वही हैं, पर नियम दूसरे।
refusal-deal_missing = इस नतीजे में बाज़ी { $deal } नहीं है।
refusal-broken_rule = बाज़ी { $deal } में “{ $act }” नियमों के ख़िलाफ़ है।
refusal-not_a_result = इस कड़ी में कोई नतीजा नहीं है।
refusal-not_a_table = इस कड़ी में कोई तालिका नहीं है।
refusal-not_a_seal = पहली कड़ी किसी मुहरबंद प्रतियोगिता की नहीं है।
refusal-event_sealed = प्रतियोगिता अभी शुरू नहीं हुई: पत्ते अभी मुहरबंद हैं।
refusal-bad_traveller = पंक्ति { $line } में बाज़ी, दो जोड़ियाँ और नतीजा नहीं हैं।
refusal-pair_twice = पंक्ति { $line }: जोड़ी { $pair } की बाज़ी { $deal } पहले से है।
refusal-other_cards = बाज़ी { $deal } के पत्ते इस प्रतियोगिता के नहीं हैं।
refusal-link_twice = यही कड़ी ऊपर आ चुकी है।
refusal-name_twice = इस नाम का नतीजा तालिका में पहले से है; पहला नतीजा गिना जाता है।
refusal-no_deals = इस नतीजे में कोई बाज़ी नहीं है।
refusal-play_unfinished = इस नतीजे में बाज़ी { $deal } अधूरी है।
