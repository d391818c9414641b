sheet-waiting = इंजन आते ही हिसाब लिखा जा सकेगा।
sheet-full = इस डिवाइस में जगह नहीं बची। अब जो लिखेंगे, वह पेज खुला रहने तक ही है: पर्चा फ़ाइल में सहेज लें।
sheet-refused = यह ब्राउज़र इस पेज के लिए कुछ नहीं रखता: बंद करने से पहले पर्चा फ़ाइल में सहेज लें।
sheet-elsewhere = यह पर्चा दूसरे टैब में आगे बढ़ चुका है। यहाँ वह वैसा ही है, जैसा वहाँ है।
sheet-gone = यह पर्चा दूसरे टैब में मिटा दिया गया है। यहाँ सब कुछ अब भी है, पर अब सहेजा नहीं जा रहा।
sheet-keep-again = फिर से सहेजें

# The list
sheet-none-line = पत्ते आपके असली, हिसाब इस पेज का: बाज़ी कितने की हुई, कौन बाँटेगा, मैच कब ख़त्म हुआ, सब इसे पता है।
sheet-new = नया पर्चा
sheet-all = सब पर्चे
sheet-open-file = फ़ाइल खोलें
sheet-figures = कौन कितना जीता
sheet-figures-line = इस डिवाइस के पर्चे हर नाम के बारे में क्या कहते हैं। कंप्यूटर के साथ खेले मैच इसमें नहीं हैं।
sheet-name = नाम
sheet-won = जीते
sheet-matches = मैच
sheet-dealt = बाज़ियाँ
sheet-remove = मिटाएँ
sheet-remove-sure = हमेशा के लिए मिटाएँ
sheet-keep = रहने दें
sheet-deals = { $count ->
    [0] अभी कोई बाज़ी नहीं
    [one] { $count } बाज़ी
   *[other] { $count } बाज़ियाँ
  }

# A new sheet
sheet-not-kept = { $game } (हिसाब का पर्चा नहीं)
sheet-table = टेबल
sheet-who-sits = कौन कहाँ बैठा है
sheet-who-deals = पहले कौन बाँटेगा
sheet-date = तारीख़
sheet-note = नोट
sheet-stake = हर एक का दाँव (ख़ाली: कुछ नहीं)
sheet-begin = शुरू करें

# The score
sheet-roles = { $role ->
    [starter] बाँट { $dealer } की, अगुआ { $other }
    [opens] बाँट { $dealer } की, पहली बोली { $other } की
    [caller] बाँट { $dealer } की, रंग { $other } बोलें
   *[open] बाँट { $dealer } की
  }
sheet-left = { $count ->
    [1] आख़िरी बाज़ी
   *[other] अभी { $count } बाज़ियाँ बाक़ी
  }
sheet-over = { $names } जीत गए
sheet-tie = बराबरी
sheet-declares = बचाव में
sheet-figure-level = लेवल
sheet-figure-total = कुल
sheet-figure-courts = कोट
sheet-figure-points = पॉइंट
sheet-figure-row = लगातार
sheet-note-must_defend = { $side } लेवल { $level } का बचाव किए बिना आगे नहीं जा सकते।
sheet-note-hundred_rule = { $side } { $total } पर हैं: अब उनके पॉइंट उसी बाज़ी में जुड़ेंगे, जिसमें वे बोली लगाएँ।
sheet-not-due = { $count ->
    [one] एक बाज़ी पर निशान है।
   *[other] { $count } बाज़ियों पर निशान है।
  }
sheet-settle = हमने सही बारी से ही खेला
sheet-enter = बाज़ी लिखें
sheet-undo = वापस लें
sheet-redo = फिर करें
sheet-turn = उलटा घुमाएँ
sheet-referee = रेफ़री
sheet-out = भेजें, छापें…
sheet-linked = यह पर्चा आपको किसी ने भेजा है। आप जो बदलेंगे, वह आपकी अपनी नक़ल में जाएगा।
sheet-go-on = इससे आगे लिखें
sheet-back = पर्चे पर वापस

# An entry
sheet-deal = बाज़ी { $number }
sheet-yes = हाँ
sheet-no = नहीं
sheet-skip = न लिखें
sheet-ok = ठीक
sheet-rub = आख़िरी अंक मिटाएँ
sheet-correct = जो बदलना हो, उसे ऊपर छुएँ।
sheet-write = लिख दें
sheet-drop = छोड़ दें
sheet-settle-one = यह सही बारी से ही खेली गई
sheet-insert = इससे पहले एक बाज़ी छूट गई
sheet-take-out = खेली ही नहीं गई
sheet-take-out-sure = बाज़ी { $number } निकाल दें
sheet-twice = यही बाज़ी आपने अभी लिखी है। क्या यह दूसरी है?
sheet-twice-not = नहीं, एक ही है
sheet-twice-yes = हाँ, दूसरी बाज़ी
sheet-field-thrown_in = बाज़ी रद्द
sheet-field-bid = { $declaring ->
    [none] बोलीदार टीम
   *[other] { $declaring }
  } की बोली
sheet-field-declaring = बचाव किस टीम का है?
sheet-field-starter = अगुआ कौन है?
sheet-field-trump = रंग
sheet-field-way = कैसे लिखें
sheet-field-points = { $declaring ->
    [none] बोलीदार टीम
   *[other] { $declaring }
  } के पॉइंट
sheet-field-points-tractor = सरों में { $other ->
    [none] हमलावरों
   *[other] { $other }
  } के पॉइंट
sheet-field-penalty = गुच्छे का जुर्माना
sheet-field-last = क्या आख़िरी सर { $other ->
    [none] हमलावरों
   *[other] { $other }
  } की थी?
sheet-field-kitty = किटी के पॉइंट
sheet-field-lead = आख़िरी सर की पहली चाल क्या थी?
sheet-field-largest = उस गुच्छे का सबसे बड़ा हिस्सा
sheet-field-width = एक-जैसे कितने पत्ते साथ-साथ?
sheet-field-length = ट्रैक्टर कितना लंबा था?
sheet-field-cards = आख़िरी सर की पहली चाल कितने पत्तों की थी?
sheet-field-jacks = क्या आख़िरी सर गुलामों से जीती गई?
sheet-field-total = सब मिलाकर { $other ->
    [none] हमलावरों
   *[other] { $other }
  } के पॉइंट
sheet-field-declarer = बोलीदार कौन है?
sheet-field-bet = बोली
sheet-field-other_bet = क्या { $other ->
    [none] दूसरी टीम
   *[other] { $other }
  } में से किसी ने बोली लगाई?
sheet-field-forced = क्या बाँटने वाले को बोली लेनी पड़ी?
sheet-field-tricks = { $declaring ->
    [none] बोलीदार टीम
   *[other] { $declaring }
  } की सरें
sheet-field-winner = बाज़ी किसकी हुई?
sheet-field-all = क्या पूरी तेरह सरों पर दाँव लगा, और सब मिलीं?
sheet-choice-total = कुल मुझे पता है
sheet-choice-tricks = आप जोड़ें
sheet-choice-single = अकेला पत्ता
sheet-choice-pair = जोड़ा
sheet-choice-triple = तिकड़ी
sheet-choice-quad = चौकड़ी
sheet-choice-tractor = ट्रैक्टर
sheet-choice-tractor-length = { $value } का ट्रैक्टर
sheet-choice-tractor-other = और लंबा ट्रैक्टर
sheet-choice-throw = गुच्छा
sheet-choice-throw-largest = गुच्छा: { $value }
sheet-choice-none = नहीं
sheet-choice-jacks = हाँ
sheet-choice-half = हाँ, आधा
sheet-choice-trump_jack = रंग का गुलाम
sheet-choice-other_jacks = कोई और गुलाम

# How a score came about
sheet-step-thrown_in = बाज़ी रद्द।
sheet-step-kitty = किटी { $points } × { $multiplier } = { $bonus }।
sheet-step-penalty = जुर्माना { $points }।
sheet-step-total = { $points } पॉइंट।
sheet-step-band = { $side ->
    [none] कोई नहीं चढ़ता।
   *[other] { $side }: { $gain ->
        [0] कोई लेवल नहीं
       *[other] { $gain } लेवल
      }।
  }
sheet-step-bid_failed = { $side } की बोली { $bid }, मिले { $took }।
sheet-step-hooked = { $side } { $from } से { $to } पर गिरे।
sheet-step-stopped = { $side } { $level } पर रुके।
sheet-step-declares = अगला बचाव { $side } का।
sheet-step-made = { $side }: बोली { $bet }, मिले { $points }: { $change }।
sheet-step-failed = { $side }: बोली { $bet }, मिले सिर्फ़ { $points }: { $change }।
sheet-step-took = { $side }: मिले { $points }: { $change }।
sheet-step-no_bet = { $side } ने बोली नहीं लगाई: { $points } पॉइंट नहीं जुड़ते।
sheet-step-forced = { $side } को बोली लेनी पड़ी: { $points } पॉइंट नहीं जुड़ते।
sheet-step-made-rangvaar = { $side }: बोली { $bid }, सरें { $tricks }: { $change }।
sheet-step-shortfall = { $side }: बोली { $bid }, सरें { $tricks }, { $missing } कम: { $change }।
sheet-step-minus_bid = { $side }: बोली { $bid }, सरें { $tricks }: { $change }।
sheet-step-floor_zero = { $side }: बोली { $bid }, सरें सिर्फ़ { $tricks }: कुछ नहीं।
sheet-step-took-rangvaar = { $side }: सरें { $tricks }: { $change }।
sheet-step-court = { $side } का कोट।
sheet-step-deal = बाज़ी { $side } की।
sheet-step-row = { $side }: लगातार { $row }, कोट।
sheet-step-goon = { $side } का गून कोट।
sheet-step-bavney = { $side }: पूरी तेरह पर दाँव, और सब मिलीं।
sheet-step-point = बाज़ी { $side } की, { $tricks } बनाम { $other }: +{ $gain }।
sheet-step-row_lost = { $side } का सिलसिला { $row } पर टूटा।

# Out
sheet-save = फ़ाइल में सहेजें
sheet-copy-text = टेक्स्ट कॉपी करें
sheet-csv = तालिका सहेजें
sheet-print = छापें
sheet-head = नाम, तारीख़ और नोट
sheet-column-deal = बाज़ी
sheet-column-dealer = बाँट
sheet-column-what = क्या हुआ
sheet-column-at = कब लिखी
sheet-column-starter = अगुआ
sheet-column-opens = पहली बोली
sheet-column-caller = रंग बोलने वाला
sheet-column-trump = रंग
sheet-column-points = पॉइंट
sheet-column-last = आख़िरी सर हमलावरों की
sheet-column-kitty = किटी
sheet-column-lead = उसकी पहली चाल
sheet-column-total = सब पॉइंट
sheet-column-declarer = बोलीदार
sheet-column-bet = बोली
sheet-column-other_bet = दूसरी टीम की बोली
sheet-column-bid = बोली
sheet-column-tricks = सरें
sheet-column-winner = किसकी हुई
sheet-column-thrown_in = रद्द
sheet-column-change = फ़र्क़
sheet-column-marks = नामुमकिन

# Why an entry cannot be
sheet-refused-missing_value = अभी बाक़ी है: { $field }
sheet-refused-bad_entry = { $most ->
    [none] “{ $field }” का यह जवाब नहीं हो सकता।
   *[other] { $step ->
        [1] { $value } नहीं हो सकता: { $least } से { $most } तक।
       *[other] { $value } नहीं हो सकता: { $least } से { $most } तक, { $step }-{ $step } करके।
      }
  }
sheet-refused-bid_too_low = { $bid } कम है: { $lowest } से { $highest } तक।
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
refusal-not_a_sheet = यह हिसाब का पर्चा नहीं है।
refusal-sheet_version = यह पर्चा नए संस्करण का है। पेज फिर से खोलें।
refusal-sheet_too_long = हिसाब के पर्चे के लिए यह बहुत लंबा है।
refusal-sheet_line = पंक्ति { $line } पढ़ी नहीं गई: { $text }
refusal-no_sheet = इस खेल का हिसाब का पर्चा नहीं होता।
refusal-name_too_long = नाम में 60 और नोट में 500 अक्षर तक आते हैं।
refusal-record_begins_later = यह रिकॉर्ड मैच के बीच से, बाज़ी { $deal } से शुरू होता है: इसका हिसाब नहीं लग सकता।
refusal-no_such_lead = { $cards } पत्ते एक ही जोड़ नहीं बनाते, और कई जोड़ एक साथ चलना मना है।
