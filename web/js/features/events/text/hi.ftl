# A club's event: made, played, and its results put together.

events-line = सब जहाँ भी हों, वही बाज़ियाँ उन्हीं बॉटों के ख़िलाफ़ खेलते हैं; फिर नतीजे जोड़कर मिलाए जाते हैं। सब लिंक से होता है: कुछ अपलोड नहीं होता।
events-waiting = इंजन आते ही प्रतियोगिता खुल जाएगी।
events-make = प्रतियोगिता बनाएँ
events-made-make = अपनी बनाई बाज़ियों की प्रतियोगिता बनाएँ
events-made-go-on = अपनी बाज़ियों की प्रतियोगिता आगे बनाएँ
events-pairs = असली पत्तों की जोड़ियाँ
events-kept = इस डिवाइस की प्रतियोगिताएँ
events-sealed-yet = अभी मुहरबंद
events-forget = सूची से हटाएँ
events-forget-which = “{ $name }” को सूची से हटाएँ
events-open = प्रतियोगिता, नतीजे या तालिका का लिंक
events-open-go = खोलें
events-open-file = फ़ाइल खोलें
events-name = प्रतियोगिता का नाम
events-level = बॉट
events-sit = सबकी सीट
events-count = बाज़ियाँ
events-scoring = मुक़ाबला
events-by-places = स्थान से
events-by-margins = अंतर से
events-by-places-line = हर बाज़ी में हर कमतर नतीजे के दो अंक और हर बराबर नतीजे का एक; स्कोर संभव अंकों का हिस्सा है।
events-by-margins-line = हर बाज़ी में आपका नतीजा बीच के नतीजे से मिलाया जाता है; स्कोर उन अंतरों का जोड़ है।
events-text = सबके लिए एक पंक्ति (ख़ाली भी रह सकती है)
events-help = इशारे और चाल वापस लेना मान्य
events-help-line = मदद से खेली गई बाज़ी पर तालिका में निशान रहता है।
events-sealed = मुहरबंद: दो लिंक
events-sealed-line = पहला लिंक प्रतियोगिता की ख़बर देता है, कोई पत्ता नहीं दिखाता; दूसरा उसे खोलता है। दूसरा भेजने से पहले कोई खेल नहीं सकता।
events-make-it = प्रतियोगिता बनाएँ
events-made-line = सब आपकी चुनी बाज़ियाँ खेलते हैं: एक से सोलह तक, सब एक ही खेल की और एक ही नियमों से। जो बाज़ी किसी बोली पर शुरू होने के लिए बनाई गई हो, वह वहीं से शुरू होती है।
events-made-add = बाज़ी जोड़ें: उसका लिंक या उसकी फ़ाइल का पाठ
events-made-add-go = जोड़ें
events-made-next = अगली बाज़ी बनाएँ
events-made-open = इस प्रतियोगिता के पत्ते लिंक में खुले रहते हैं, इसलिए इसे मुहरबंद नहीं किया जा सकता: जो लिंक को खोलकर पढ़े, वह खेलने से पहले पत्ते देख सकता है।
events-made-discard = यह मसौदा हटा दें
events-made-wrong = बाज़ी { $deal }: { $why }
events-made-elsewhere = इस प्रतियोगिता के पत्ते इस लिंक में नहीं, प्रतियोगिता के अपने लिंक में हैं। उसे यहाँ चिपकाएँ, या प्रतियोगिता बनाने वाले से माँगें।
events-seat = सबकी सीट: { $seat }
events-deals = { $count ->
    [one] { $count } बाज़ी
   *[other] { $count } बाज़ियाँ
  }
events-helped = इशारे और चाल वापस लेना मान्य है; जो इनका उपयोग करे, उस पर निशान रहेगा।
events-other-bots = यह प्रतियोगिता फ़ॉलो सूट के दूसरे वर्ज़न से बनी है। पत्ते वही हैं, पर बॉट शायद अलग खेलें।
events-not-begun = यह प्रतियोगिता मुहरबंद है और अभी शुरू नहीं हुई। पत्ते दूसरे लिंक के साथ आएँगे, जो शुरुआत में भेजा जाता है। यह डिवाइस पहला लिंक याद रखेगा और दोनों को मिलाएगा।
events-invite = लोगों को बुलाएँ
events-two-links = पहला लिंक अभी भेजें, दूसरा शुरुआत में।
events-link-seal = पहला लिंक, बिना पत्तों के
events-link-start = दूसरा लिंक, शुरुआत के लिए
events-link = प्रतियोगिता का लिंक
events-results = नतीजे जोड़ें
events-all = सब प्रतियोगिताएँ
events-seal-same = यह वही प्रतियोगिता है जो मुहरबंद थी: पहले लिंक से मेल खाती है।
events-seal-other = ध्यान दें: यह वह प्रतियोगिता नहीं जो मुहरबंद थी। यह पहले लिंक से मेल नहीं खाती।
events-seal-unknown = यह प्रतियोगिता पहले मुहरबंद थी। पहला लिंक हो तो यहाँ चिपकाकर मिला लें।
events-seal-paste = पहला लिंक
events-seal-compare = मिलाएँ
events-your-deals = आपकी बाज़ियाँ
events-played = खेली गई
events-go-on = जारी रखें
events-play = खेलें
events-mine = आपका नतीजा
events-mine-line = { $left ->
    [0] आपने सभी { $of } बाज़ियाँ खेल लीं। जो तालिका बना रहा है, उसे अपना नतीजा भेजें।
   *[other] आपने { $of } में से { $played } बाज़ियाँ खेली हैं। तालिका में स्थान सिर्फ़ पूरे नतीजे को मिलता है।
  }
events-your-name = तालिका में आपका नाम
events-name-first = पहले नाम लिखें; फिर नतीजा भेजा जा सकेगा।
events-mine-link = आपका नतीजा, लिंक में
events-working-results = नतीजे दोबारा खेलकर जाँचे जा रहे हैं…
events-working-levels = हमारे बॉट ये बाज़ियाँ खेल रहे हैं…
events-working-bots = बॉटों से दोबारा पूछा जा रहा है…
events-home = प्रतियोगिता पर वापस
events-heap = आए हुए नतीजे
events-heap-line = जो आया है, वैसा ही चिपका दें, पूरी चैट भी: लिंक उसमें से मिल जाते हैं। फ़ाइलें भी यहाँ छोड़ी जा सकती हैं।
events-drop = निकालें
events-drop-which = { $name } निकालें
events-check = तालिका बनाएँ
events-files = फ़ाइलें जोड़ें
events-no-links = इस पाठ में किसी नतीजे का लिंक नहीं है।
events-found = { $links } लिंक मिले{ $wrong ->
    [0] ।
   *[other] ; इनमें से { $wrong } नहीं गिने गए:
  }
events-link-number = लिंक { $number }:
events-whose = { $name }:
events-standings = तालिका
events-place = स्थान
events-who = नाम
events-score = स्कोर
events-cells = किसी नतीजे को छूकर देखें कि वह कैसे खेला गया, किसी और के खेल के साथ।
events-csv = स्प्रेडशीट के लिए सहेजें
events-print = छापें
events-levels = हमारे बॉट भी जोड़ें
events-table-link = तालिका का लिंक
events-table-long = तालिका लिंक के लिए बहुत लंबी है। उसे सहेजें या छापें।
events-mark-bots = बॉटों के दूसरे वर्ज़न के ख़िलाफ़
events-mark-help = मदद से
events-cell = { $name }, बाज़ी { $deal }: { $margin }
beside-whom = { $name } के साथ
beside-watch = वहाँ से देखें
beside-watch-whose = { beside-watch }: { $name }
beside-alike = दोनों ने यह बाज़ी अंत तक एक जैसी खेली।
beside-parted = सर { $number } में खेल अलग हुए:
beside-parted-before = पहली सर से पहले ही खेल अलग हुए:
beside-nothing = कुछ नहीं
beside-both = दोनों एक जैसे
beside-trick = { $name }, सर { $number }
beside-before = { $name }, पहली सर से पहले
beside-rows = दोनों के खेल, एक-एक सर
beside-back = तालिका पर वापस
events-trust = किस पर भरोसा करें
events-trust-line = हर नतीजा यहाँ दोबारा खेला गया: पत्ते इसी प्रतियोगिता के हैं, हर चाल नियम से है, स्कोर वही है जो नियम बनाते हैं। सर्वर के बिना किसी को पहले पत्ते देखने या दो बार खेलने से नहीं रोका जा सकता; मुहरबंद प्रतियोगिता में कम से कम शुरुआत तक पत्ते किसी को पता नहीं होते।
events-bots = बॉट जाँचें
events-bots-same = { $others ->
    [0] { $name }: बॉटों की सभी { $same } चालें वही हैं जो हमारे बॉट चुनते हैं।
   *[other] { $name }: बॉटों की { $same } चालें वही हैं जो हमारे बॉट चुनते हैं, { $others } नहीं।
  }
events-pairs-line = असली मेज़ों की शाम के लिए: एक योजना जिसमें हर जोड़ी बाज़ियों का हर सेट एक बार खेलती है, और उनके नतीजों की तालिका।
events-tables = मेज़ें
events-movement = योजना
events-movement-howell = हॉवेल
events-movement-mitchell = मिचेल
events-movement-howell-line = हर जोड़ी हर दूसरी जोड़ी से एक बार मिलती है।
events-movement-mitchell-line = उत्तर–दक्षिण की जोड़ियाँ वहीं रहती हैं, पूर्व–पश्चिम की अगली मेज़ पर जाती हैं।
events-travellers = नतीजे, हर मेज़ की एक पंक्ति
events-travellers-line = बाज़ी, उत्तर–दक्षिण की जोड़ी, पूर्व–पश्चिम की जोड़ी, और उत्तर–दक्षिण का नतीजा: 1 1 3 +40
events-typed = क्या लिखा जाए
events-typed-number = उत्तर–दक्षिण का नतीजा
events-typed-line = बाज़ी, दोनों जोड़ियाँ, फिर { $fields }: { $line }। अंक आपके नियमों से, { $rules }।
events-typed-two_hundred = बोली लगाने वाला, बोली, उसके पक्ष के पॉइंट
events-typed-tractor = शुरू करने वाला, तुरुप (कोई नहीं तो NT), सामने वाले पक्ष के पॉइंट; आख़िरी सर उसकी हो तो “last”, किटी के पॉइंट और चाल
events-typed-rangvaar = बोली लगाने वाला, बोली, उसके पक्ष की सरें
events-typed-court_piece = बाज़ी जीतने वाला पक्ष, दूसरे पक्ष की सरें, तुरुप
events-rank = जोड़ियों के स्थान निकालें
events-plan = दौर
events-round = दौर
events-table = मेज़ { $number }
events-sitting = { $ns }–{ $ew }, सेट { $set }
events-shared = कुछ मेज़ें एक ही समय में एक ही सेट खेलती हैं: उसकी बाज़ियाँ हर एक पर रखें।
events-pair = जोड़ी
events-teams = चार-चार की दो टीमें (जोड़ी 1 और 2 एक टीम): { $deals } बाज़ियों में { $by }।

# Why something of a club event is refused.

refusal-no_name = नाम लिखिए।
refusal-long_name = नाम बहुत लंबा है: ज़्यादा से ज़्यादा { $most } अक्षर।
refusal-not_sealed_so = यह वह प्रतियोगिता नहीं जो मुहरबंद थी: यह पहले लिंक से मेल नहीं खाती।
refusal-too_much_text = एक पन्ने के लिए यह बहुत ज़्यादा पाठ है: ज़्यादा से ज़्यादा { $most }।
refusal-too_many_people = एक पन्ने के लिए ये नतीजे बहुत ज़्यादा हैं: ज़्यादा से ज़्यादा { $most } लोग।
refusal-other_event = यह नतीजा दूसरी प्रतियोगिता का है: “{ $event }”।
refusal-other_rules = इस नतीजे में पत्ते वही हैं, पर नियम दूसरे।
refusal-deal_missing = इस नतीजे में बाज़ी { $deal } नहीं है।
refusal-broken_rule = बाज़ी { $deal } में “{ $act }” नियमों के ख़िलाफ़ है।
refusal-not_a_result = इस लिंक में कोई नतीजा नहीं है।
refusal-not_a_table = इस लिंक में कोई तालिका नहीं है।
refusal-not_a_seal = पहला लिंक किसी मुहरबंद प्रतियोगिता का नहीं है।
refusal-event_sealed = प्रतियोगिता अभी शुरू नहीं हुई: पत्ते अभी मुहरबंद हैं।
refusal-bad_traveller = पंक्ति { $line } में बाज़ी, दो जोड़ियाँ और नतीजा नहीं हैं।
refusal-bad_entry_line = पंक्ति { $line }: ऐसी बाज़ी हो नहीं सकती ({ $clause })।
refusal-pair_twice = पंक्ति { $line }: जोड़ी { $pair } की बाज़ी { $deal } पहले से है।
refusal-other_cards = बाज़ी { $deal } के पत्ते इस प्रतियोगिता के नहीं हैं।
refusal-link_twice = यही लिंक ऊपर आ चुका है।
refusal-name_twice = इस नाम का नतीजा तालिका में पहले से है; पहला नतीजा गिना जाता है।
refusal-no_deals = इस नतीजे में कोई बाज़ी नहीं है।
refusal-play_unfinished = इस नतीजे में बाज़ी { $deal } अधूरी है।
refusal-cards_unseen = इस प्रतियोगिता के पत्ते सिर्फ़ उसके अपने लिंक में हैं। पहले उसे खोलें।
refusal-deal_of_other_game = यह पहली बाज़ी से अलग खेल की है।
refusal-deal_of_other_rules = इसके नियम पहली बाज़ी से अलग हैं।
refusal-deal_was_played = इसमें पत्ते खेले जा चुके हैं, या इसमें कई बाज़ियाँ हैं।
refusal-deal_twice = यह बाज़ी { $first } ही है, दोबारा।
refusal-deal_too_long = एक बाज़ी के लिए पाठ बहुत लंबा है।
refusal-too_many_made = एक प्रतियोगिता में ज़्यादा से ज़्यादा { $most } बाज़ियाँ होती हैं।
refusal-made_not_sealed = बनाई हुई बाज़ियों की प्रतियोगिता मुहरबंद नहीं हो सकती: उसके पत्ते लिंक में खुले रहते हैं।
refusal-not_the_made_deals = इस लिंक के पत्ते वे नहीं हैं जिनसे प्रतियोगिता बनी थी। लिंक दोबारा माँगें।
refusal-other_contract = इस नतीजे में बाज़ी { $deal } प्रतियोगिता की बोली से शुरू नहीं होती।
