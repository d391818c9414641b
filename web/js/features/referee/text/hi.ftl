### The referee: its questions and rulings: what is said once it is opened.

referee-line = बहस सुलझाएँ: टेबल पर जो है, भरें, और इस इंजन का रेफ़री फ़ैसला देगा।
referee-waiting = इंजन आते ही रेफ़री भी आएगा।
referee-nothing = इस खेल के लिए अभी कोई सवाल नहीं लिखे गए।
referee-game = खेल
referee-rules = नियम
referee-ask = सवाल
referee-fill = सब भरते ही फ़ैसला यहाँ आएगा।
referee-leader = पहली चाल किसकी
referee-rank = बाज़ी का लेवल
referee-declaring = बचाव टीम
referee-opposing = हमलावर टीम
referee-typing = AS KD 10H
referee-aim = पत्ते यहाँ: { $place }
referee-cards = पत्ते
referee-pack = गड्डी
referee-untap = { $card } हटाएँ
referee-copy = इस सवाल का लिंक कॉपी करें
referee-clear = नए सिरे से
ask-follow = क्या चला जा सकता है?
ask-lead = क्या पहली चाल में यह चलेगा?
ask-declare = क्या यह एलान हो सकता है?
ask-winner = सर किसकी?
ask-points = ये कितने पॉइंट हैं?
ask-score = बाज़ी कितने की हुई?
ask-levels = इन पॉइंट पर लेवल क्या होंगे?
ask-kitty = किटी कितने की हुई?
ask-field-trump = रंग
ask-field-lead = पहली चाल
ask-field-hand = हाथ के पत्ते
ask-field-play = क्या चलना है
ask-field-plays = सर
ask-field-declarer = बोलीदार
ask-field-contract = बोली
ask-field-bettors = किस-किस ने बोली लगाई
ask-field-card_points = पत्तों से मिले पॉइंट
ask-field-totals = बाज़ी से पहले कुल
ask-field-tricks = ली हुई सरें
ask-field-points = हमलावरों के पॉइंट
ask-field-levels = बाज़ी से पहले लेवल
ask-field-kitty = किटी
ask-field-won_by = आख़िरी सर किसकी
ruling-yes = हाँ, यह चलेगा।
ruling-no = नहीं, यह नहीं चलेगा।
ruling-options = { $count ->
    [one] सिर्फ़ यही पत्ता चलेगा:
   *[other] इनमें से कोई भी चलेगा:
  }
ruling-winner = सर { seat } की।
ruling-winner-named = सर { $name } की।
ruling-points = यह { $count } पॉइंट की है।
ruling-made = { $made ->
    [yes] बोली पूरी हुई।
   *[no] बोली टूट गई।
  }
ruling-change = उत्तर और दक्षिण { $NS }, पूरब और पश्चिम { $EW }।
ruling-totals = बाज़ी के बाद कुल: उत्तर और दक्षिण { $NS }, पूरब और पश्चिम { $EW }।
ruling-levels = बाज़ी के बाद बचाव टीम लेवल { $declaring } पर, दूसरी { $opposing } पर।
ruling-declares-next = { $side ->
    [declaring] अगला बचाव भी इसी टीम का।
   *[opposing] अगला बचाव दूसरी टीम का।
  }
ruling-multiplier = किटी के पॉइंट × { $count }।
ruling-bonus = { $count ->
    [0] हमलावरों को इसका कुछ नहीं मिलता।
   *[other] हमलावरों को इसके { $count } पॉइंट मिलते हैं।
  }
ruling-won = { $side ->
    [NS] उत्तर और दक्षिण ने मैच जीता।
    [EW] पूरब और पश्चिम ने मैच जीता।
    [declaring] बचाव टीम ने मैच जीता।
   *[opposing] दूसरी टीम ने मैच जीता।
  }
ask-field-seen = खेले जा चुके
ask-field-voids = जिनके पास नहीं
ask-field-attempt = गुच्छा
ask-field-others = बाक़ी हाथ
ask-field-cards = पत्ते
ask-field-rank = बाज़ी का लेवल
ask-field-seat = कौन
ask-field-standing = पहले की घोषणा
ask-field-dealer = बाँटने वाला
ask-field-first = पहला पत्ता
ask-field-bids = अब तक की बोली
ask-field-deal = बाज़ी
ask-field-stake = दाँव
ask-field-results = खेली गई बाज़ियाँ
ask-field-bid = बोली
ask-field-took = लिए
ask-field-declaring = बचाव टीम
ask-field-last = आख़िरी सर
ask-field-last_winner = पिछला आख़िरी सर जिसका
ask-field-suit = रंग
ask-field-won_by-rangvaar = मैच किसने जीता
ruling-speaks = अब { seat } की बारी है।
ruling-redealt = पत्ते फिर बँटेंगे।
ruling-plays-for = तय हुआ: { seat } { $value } पर खेलेगा।
ruling-side-plays-for = तय हुआ: { side } { $value } पर खेलेंगे।
ruling-shape-yes = यह ट्रैक्टर है।
ruling-shape-no = यह ट्रैक्टर नहीं है।
ruling-leads = पहली चाल { seat } की।
ruling-starter = किटी और पहली चाल { seat } की।
ruling-bidding = इस बाज़ी में बोली लगेगी।
ruling-no-bidding = इस बाज़ी में बोली नहीं लगेगी।
ruling-first-level = दोनों टीमें { $level } से शुरू करती हैं।
ruling-commission = पॉट में से रोका गया: { $amount }।
ruling-trump = { $suit ->
    [NT] कोई रंग नहीं है।
   *[other] रंग: { suit-title }।
  }
ruling-throw-stands = गुच्छा चल गया: कोई उसका हिस्सा नहीं काट सकता।
ruling-throw-fails = गुच्छा नहीं चला। बस यह चलेगा:
ruling-throw-back = गुच्छा नहीं चला। सारे पत्ते हाथ में लौटेंगे।
ruling-penalty = इसकी क़ीमत { $count } पॉइंट।
ruling-goes-on = मैच जारी है।
ask-field-taken_back = गुच्छा वापस आया
ask-field-forced = 50 मजबूरी के थे
referee-yes = हाँ
referee-last-cards = जिन पत्तों ने उसे जीता
