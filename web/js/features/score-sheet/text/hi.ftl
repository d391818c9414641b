score-sheet-waiting = इंजन आते ही हिसाब लिखा जा सकेगा।
score-sheet-full = इस डिवाइस में जगह नहीं बची। अब जो लिखेंगे, वह पेज खुला रहने तक ही है: पर्चा फ़ाइल में सहेज लें।
score-sheet-lost = ब्राउज़र अपने भंडार तक नहीं पहुँच पा रहा। अब जो लिखेंगे, वह पेज खुला रहने तक ही है: पर्चा फ़ाइल में सहेज लें।
score-sheet-refused = यह ब्राउज़र इस पेज के लिए कुछ नहीं रखता: बंद करने से पहले पर्चा फ़ाइल में सहेज लें।
score-sheet-elsewhere = यह पर्चा दूसरे टैब में आगे बढ़ चुका है। यहाँ वह वैसा ही है, जैसा वहाँ है।
score-sheet-gone = यह पर्चा दूसरे टैब में मिटा दिया गया है। यहाँ सब कुछ अब भी है, पर अब सहेजा नहीं जा रहा।
score-sheet-keep-again = फिर से सहेजें

# The list
score-sheet-none-line = पत्ते आपके असली, हिसाब इस पेज का: बाज़ी कितने की हुई, कौन बाँटेगा, मैच कब ख़त्म हुआ, सब इसे पता है।
score-sheet-new = नया पर्चा
score-sheet-all = सब पर्चे
score-sheet-open-file = फ़ाइल खोलें
score-sheet-figures = कौन कितना जीता
score-sheet-figures-line = इस डिवाइस के पर्चे हर नाम के बारे में क्या कहते हैं। कंप्यूटर के साथ खेले मैच इसमें नहीं हैं।
score-sheet-name = नाम
score-sheet-won = जीते
score-sheet-matches = मैच
score-sheet-dealt = बाज़ियाँ
score-sheet-remove = मिटाएँ
score-sheet-remove-sure = हमेशा के लिए मिटाएँ
score-sheet-keep = रहने दें
score-sheet-deals = { $count ->
    [0] अभी कोई बाज़ी नहीं
    [one] { $count } बाज़ी
   *[other] { $count } बाज़ियाँ
  }

# A new sheet
score-sheet-not-kept = { $game } (हिसाब का पर्चा नहीं)
score-sheet-table = टेबल
score-sheet-who-sits = कौन कहाँ बैठा है
score-sheet-who-deals = पहले कौन बाँटेगा
score-sheet-date = तारीख़
score-sheet-note = नोट
score-sheet-stake = हर एक का दाँव (ख़ाली: कुछ नहीं)
score-sheet-begin = शुरू करें

# The score
score-sheet-roles = { $role ->
    [starter] बाँट { $dealer } की, अगुआ { $other }
    [opens] बाँट { $dealer } की, पहली बोली { $other } की
    [caller] बाँट { $dealer } की, रंग { $other } बोलें
   *[open] बाँट { $dealer } की
  }
score-sheet-left = { $count ->
    [1] आख़िरी बाज़ी
   *[other] अभी { $count } बाज़ियाँ बाक़ी
  }
score-sheet-over = { $names } जीत गए
score-sheet-tie = बराबरी
score-sheet-declares = बचाव में
score-sheet-figure-level = लेवल
score-sheet-figure-total = कुल
score-sheet-figure-courts = कोट
score-sheet-figure-points = पॉइंट
score-sheet-figure-row = लगातार
score-sheet-note-must_defend = { $side } लेवल { $level } का बचाव किए बिना आगे नहीं जा सकते।
score-sheet-note-hundred_rule = { $side } { $total } पर हैं: अब उनके पॉइंट उसी बाज़ी में जुड़ेंगे, जिसमें वे बोली लगाएँ।
score-sheet-not-due = { $count ->
    [one] एक बाज़ी पर निशान है।
   *[other] { $count } बाज़ियों पर निशान है।
  }
score-sheet-settle = हमने सही बारी से ही खेला
score-sheet-enter = बाज़ी लिखें
score-sheet-undo = वापस लें
score-sheet-redo = फिर करें
score-sheet-turn = उलटा घुमाएँ
score-sheet-referee = रेफ़री
score-sheet-out = भेजें, छापें…
score-sheet-linked = यह पर्चा आपको किसी ने भेजा है। आप जो बदलेंगे, वह आपकी अपनी नक़ल में जाएगा।
score-sheet-go-on = इससे आगे लिखें
score-sheet-back = पर्चे पर वापस

# An entry
score-sheet-deal = बाज़ी { $number }
score-sheet-yes = हाँ
score-sheet-no = नहीं
score-sheet-skip = न लिखें
score-sheet-ok = ठीक
score-sheet-rub = आख़िरी अंक मिटाएँ
score-sheet-correct = जो बदलना हो, उसे ऊपर छुएँ।
score-sheet-write = लिख दें
score-sheet-drop = छोड़ दें
score-sheet-settle-one = यह सही बारी से ही खेली गई
score-sheet-insert = इससे पहले एक बाज़ी छूट गई
score-sheet-take-out = खेली ही नहीं गई
score-sheet-take-out-sure = बाज़ी { $number } निकाल दें
score-sheet-twice = यही बाज़ी आपने अभी लिखी है। क्या यह दूसरी है?
score-sheet-twice-not = नहीं, एक ही है
score-sheet-twice-yes = हाँ, दूसरी बाज़ी
score-sheet-field-thrown_in = बाज़ी रद्द
score-sheet-field-bid = { $declaring ->
    [none] बोलीदार टीम
   *[other] { $declaring }
  } की बोली
score-sheet-field-declaring = बचाव किस टीम का है?
score-sheet-field-starter = अगुआ कौन है?
score-sheet-field-trump = रंग
score-sheet-field-way = कैसे लिखें
score-sheet-field-points = { $declaring ->
    [none] बोलीदार टीम
   *[other] { $declaring }
  } के पॉइंट
score-sheet-field-points-tractor = सरों में { $other ->
    [none] हमलावरों
   *[other] { $other }
  } के पॉइंट
score-sheet-field-penalty = गुच्छे का जुर्माना
score-sheet-field-last = क्या आख़िरी सर { $other ->
    [none] हमलावरों
   *[other] { $other }
  } की थी?
score-sheet-field-kitty = किटी के पॉइंट
score-sheet-field-lead = आख़िरी सर की पहली चाल क्या थी?
score-sheet-field-largest = उस गुच्छे का सबसे बड़ा हिस्सा
score-sheet-field-width = एक-जैसे कितने पत्ते साथ-साथ?
score-sheet-field-length = ट्रैक्टर कितना लंबा था?
score-sheet-field-cards = आख़िरी सर की पहली चाल कितने पत्तों की थी?
score-sheet-field-jacks = क्या आख़िरी सर गुलामों से जीती गई?
score-sheet-field-total = सब मिलाकर { $other ->
    [none] हमलावरों
   *[other] { $other }
  } के पॉइंट
score-sheet-field-declarer = बोलीदार कौन है?
score-sheet-field-bet = बोली
score-sheet-field-other_bet = क्या { $other ->
    [none] दूसरी टीम
   *[other] { $other }
  } में से किसी ने बोली लगाई?
score-sheet-field-forced = क्या बाँटने वाले को बोली लेनी पड़ी?
score-sheet-field-tricks = { $declaring ->
    [none] बोलीदार टीम
   *[other] { $declaring }
  } की सरें
score-sheet-field-winner = बाज़ी किसकी हुई?
score-sheet-field-all = क्या पूरी तेरह सरों पर दाँव लगा, और सब मिलीं?
score-sheet-choice-total = कुल मुझे पता है
score-sheet-choice-tricks = आप जोड़ें
score-sheet-choice-single = अकेला पत्ता
score-sheet-choice-pair = जोड़ा
score-sheet-choice-triple = तिकड़ी
score-sheet-choice-quad = चौकड़ी
score-sheet-choice-tractor = ट्रैक्टर
score-sheet-choice-tractor-length = { $value } का ट्रैक्टर
score-sheet-choice-tractor-other = और लंबा ट्रैक्टर
score-sheet-choice-throw = गुच्छा
score-sheet-choice-throw-largest = गुच्छा: { $value }
score-sheet-choice-none = नहीं
score-sheet-choice-jacks = हाँ
score-sheet-choice-half = हाँ, आधा
score-sheet-choice-trump_jack = रंग का गुलाम
score-sheet-choice-other_jacks = कोई और गुलाम

# How a score came about
score-sheet-step-thrown_in = बाज़ी रद्द।
score-sheet-step-kitty = किटी { $points } × { $multiplier } = { $bonus }।
score-sheet-step-penalty = जुर्माना { $points }।
score-sheet-step-total = { $points } पॉइंट।
score-sheet-step-held_at_ace = { $side } इक्के पर टिके, और इससे मैच जीत गए।
score-sheet-step-band = { $side ->
    [none] कोई नहीं चढ़ता।
   *[other] { $side }: { $gain ->
        [0] कोई लेवल नहीं
       *[other] { $gain } लेवल
      }।
  }
score-sheet-step-bid_failed = { $side } की बोली { $bid }, मिले { $took }।
score-sheet-step-hooked = { $side } { $from } से { $to } पर गिरे।
score-sheet-step-stopped = { $side } { $level } पर रुके।
score-sheet-step-declares = अगला बचाव { $side } का।
score-sheet-step-made = { $side }: बोली { $bet }, मिले { $points }: { $change }।
score-sheet-step-failed = { $side }: बोली { $bet }, मिले सिर्फ़ { $points }: { $change }।
score-sheet-step-took = { $side }: मिले { $points }: { $change }।
score-sheet-step-no_bet = { $side } ने बोली नहीं लगाई: { $points } पॉइंट नहीं जुड़ते।
score-sheet-step-forced = { $side } को बोली लेनी पड़ी: { $points } पॉइंट नहीं जुड़ते।
score-sheet-step-made-rangvaar = { $side }: बोली { $bid }, सरें { $tricks }: { $change }।
score-sheet-step-shortfall = { $side }: बोली { $bid }, सरें { $tricks }, { $missing } कम: { $change }।
score-sheet-step-minus_bid = { $side }: बोली { $bid }, सरें { $tricks }: { $change }।
score-sheet-step-floor_zero = { $side }: बोली { $bid }, सरें सिर्फ़ { $tricks }: कुछ नहीं।
score-sheet-step-took-rangvaar = { $side }: सरें { $tricks }: { $change }।
score-sheet-step-court = { $side } का कोट।
score-sheet-step-deal = बाज़ी { $side } की।
score-sheet-step-row = { $side }: लगातार { $row }, कोट।
score-sheet-step-goon = { $side } का गून कोट।
score-sheet-step-bavney = { $side }: पूरी तेरह पर दाँव, और सब मिलीं।
score-sheet-step-point = बाज़ी { $side } की, { $tricks } बनाम { $other }: +{ $gain }।
score-sheet-step-row_lost = { $side } का सिलसिला { $row } पर टूटा।

# Out
score-sheet-save = फ़ाइल में सहेजें
score-sheet-copy-text = टेक्स्ट कॉपी करें
score-sheet-csv = तालिका सहेजें
score-sheet-print = छापें
score-sheet-head = नाम, तारीख़ और नोट
score-sheet-column-deal = बाज़ी
score-sheet-column-dealer = बाँट
score-sheet-column-what = क्या हुआ
score-sheet-column-at = कब लिखी
score-sheet-column-starter = अगुआ
score-sheet-column-opens = पहली बोली
score-sheet-column-caller = रंग बोलने वाला
score-sheet-column-trump = रंग
score-sheet-column-points = पॉइंट
score-sheet-column-last = आख़िरी सर हमलावरों की
score-sheet-column-kitty = किटी
score-sheet-column-lead = उसकी पहली चाल
score-sheet-column-total = सब पॉइंट
score-sheet-column-declarer = बोलीदार
score-sheet-column-bet = बोली
score-sheet-column-other_bet = दूसरी टीम की बोली
score-sheet-column-bid = बोली
score-sheet-column-tricks = सरें
score-sheet-column-winner = किसकी हुई
score-sheet-column-thrown_in = रद्द
score-sheet-column-change = फ़र्क़
score-sheet-column-marks = नामुमकिन

# Why an entry cannot be
score-sheet-refused-missing_value = अभी बाक़ी है: { $field }
score-sheet-refused-bad_entry = { $most ->
    [none] “{ $field }” का यह जवाब नहीं हो सकता।
   *[other] { $step ->
        [1] { $value } नहीं हो सकता: { $least } से { $most } तक।
       *[other] { $value } नहीं हो सकता: { $least } से { $most } तक, { $step }-{ $step } करके।
      }
  }
score-sheet-refused-bid_too_low = { $bid } कम है: { $lowest } से { $highest } तक।
refusal-missing_value = इस बाज़ी में अभी कुछ बाक़ी है।
refusal-too_many_points = सरों में { $points } और किटी में { $kitty } सब पत्तों के { $all } से ज़्यादा हैं।
refusal-no_lower_bet = दूसरी टीम बोली लगा ही नहीं सकती थी: इससे नीचे कोई बोली नहीं।
refusal-cannot_end_so = कोई बाज़ी हारने वालों की { $tricks } सरों पर ख़त्म नहीं होती।
refusal-not_thrown_in = इन नियमों में बाज़ी ऐसे रद्द नहीं होती।
refusal-match_over = मैच इस बाज़ी से पहले ख़त्म हो चुका था।
refusal-entered_twice = बाज़ी { $deal } अभी इन्हीं अंकों के साथ लिखी गई है।
refusal-no_such_deal = बाज़ी { $deal } है ही नहीं।
refusal-too_many_deals = एक पर्चे में { $most } बाज़ियाँ आती हैं।
refusal-other_table = ये नियम इतने खिलाड़ियों के लिए नहीं हैं।
refusal-bad_entry = यह लिखा नहीं जा सकता।
refusal-bad_date = यह तारीख़ नहीं है।
refusal-not_due = { $name ->
    [level] लेवल { $played } अभी खेलना नहीं था: बारी { $due } की थी।
    [dealer] बाँट { $played } ने की, पर बारी { $due } की थी।
    [starter] अगुआ { $played } थे, पर बारी { $due } की थी।
    [caller] रंग { $played } ने बोला, पर बारी { $due } की थी।
   *[other] शुरू { $played } ने किया, पर बारी { $due } की थी।
  }
refusal-no_sheet = इस खेल का हिसाब का पर्चा नहीं होता।
refusal-record_begins_later = यह रिकॉर्ड मैच के बीच से, बाज़ी { $deal } से शुरू होता है: इसका हिसाब नहीं लग सकता।
refusal-no_such_lead = { $cards } पत्ते एक ही जोड़ नहीं बनाते, और कई जोड़ एक साथ चलना मना है।
