# Exercises: a teacher's decisions, tried and answered by links.

exercises-line = शिक्षक के चुने हुए फ़ैसले, हर एक पर उनके अपने शब्द। जो लिंक या फ़ाइल मिली है, उसे खोलें; कुछ भी अपलोड नहीं होता।
exercises-waiting = इंजन आते ही अभ्यास खुल जाएँगे।
exercises-paste = अभ्यासों का लिंक या पाठ
exercises-open = खोलें
exercises-file = फ़ाइल खोलें
exercises-count = { $count } अभ्यास।
exercises-to-pass = पास होने के लिए { $passes } हल करें।
exercises-passed = पास।
exercises-solved = { $of } में से { $solved } हल।
exercises-number = अभ्यास { $number }
exercises-title = { $of } में से { $number }: { $title }
exercises-solved-in = { $count ->
    [1] पहली ही कोशिश में हल
   *[other] { $count } कोशिशों में हल
  }
exercises-tried = { $count ->
    [1] अब तक एक कोशिश
   *[other] अब तक { $count } कोशिशें
  }
exercises-begin = शुरू करें
exercises-go-on = आगे बढ़ें
exercises-save = फ़ाइल में सहेजें
exercises-all = दूसरे अभ्यास
exercises-send = अपने जवाब भेजें
exercises-send-line = लिंक में आपका नाम और हर कोशिश है। इसे अपने शिक्षक को भेजें; यह अपने-आप कहीं नहीं जाता।
exercises-your-name = आपका नाम
exercises-name-first = पहले नाम लिखें; फिर जवाब भेजे जा सकेंगे।
exercises-answers-link = आपके जवाब, लिंक में
exercises-hint = संकेत
exercises-right = सही।
exercises-wrong = यह नहीं।
exercises-otherwise = यह नहीं।
exercises-again = फिर कोशिश करें
exercises-skip = छोड़ दें
exercises-next = अगला अभ्यास
exercises-to-result = नतीजा
exercises-back = अभ्यासों पर वापस
exercises-punished = छिपे पत्ते फिर से बाँटे गए, ताकि यह चाल क़िस्मत से न बच निकले।
exercises-weigh = हर चाल की क़ीमत
exercises-weighing = हर चाल तौली जा रही है…
exercises-unweighed = यहाँ तौलने को कुछ नहीं है।
exercises-at-line = पंक्ति { $line }: { $why }
exercises-examples = नमूने आज़माएँ
exercises-own = इस डिवाइस के अभ्यास
exercises-own-line = अभ्यास बनाने के लिए कोई बाज़ी देखें और “यहाँ से अभ्यास बनाएँ” चुनें।
exercises-draft-on = बन रहे अभ्यास पर लौटें
exercises-forget = मिटाएँ
exercises-forget-which = “{ $title }” मिटाएँ
exercises-forget-tries = मेरी कोशिशें मिटाएँ
exercises-forget-sure = हमेशा के लिए मिटाएँ
exercises-stay = रखें
exercises-keep = इस डिवाइस पर रखें
exercises-edit = बदलें
exercises-edit-which = अभ्यास { $number } बदलें
exercises-take-out = निकालें
exercises-take-out-which = अभ्यास { $number } निकालें
exercises-class = आपकी कक्षा के लिए
exercises-pack-title = शीर्षक
exercises-passes = पास होने के लिए हल
exercises-passes-none = नहीं पूछा जाता
exercises-link = इन अभ्यासों का लिंक
exercises-too-long = लिंक के लिए यह बहुत ज़्यादा है: उसमें ज़्यादा से ज़्यादा आठ अभ्यास और 2,000 अक्षर आते हैं। इसे फ़ाइल में सहेजें।
exercises-to-deal = बाज़ी पर वापस
exercises-making = एक अभ्यास
exercises-decides = फ़ैसला { $seat } का है।
exercises-task = सवाल
exercises-acts = यहाँ सही क्या है?
exercises-acts-line = हर वह चाल चुनें जो इसे हल करती है, और ज़्यादा से ज़्यादा { $most } ग़लतियाँ जिन पर अलग शब्द कहे जाएँ। आँकड़े इंजन की राय हैं।
exercises-made = जो खेला गया
exercises-is-right = सही
exercises-is-right-which = { $act }: सही
exercises-is-wrong = ग़लती
exercises-is-wrong-which = { $act }: ग़लती
exercises-praise = सही चाल पर कहा जाए
exercises-said-to = इस पर कहा जाए: { $act }
exercises-otherwise-field = बाक़ी सब पर कहा जाए
exercises-more = और
exercises-hint-field = संकेत
exercises-near = जो चाल सोची हुई बाज़ियों में सही से अलग न दिखे, वह भी सही
exercises-punish = जहाँ ग़लत चाल क़िस्मत से बच निकले, वहाँ छिपे पत्ते फिर से बाँटें
exercises-title-field = अभ्यास का शीर्षक
exercises-chapter = अध्याय
exercises-into = कहाँ रखें
exercises-into-new = नए अभ्यास
exercises-checking = जाँच हो रही है…
exercises-keep-it = जाँचकर रखें
exercises-keep-still = फिर भी रखें
exercises-drop = छोड़ दें
exercises-fault-right_not_legal = अभ्यास { $exercise }: जिसे सही बताया गया है, वह वहाँ खेला नहीं जा सकता।
exercises-fault-wrong_not_legal = अभ्यास { $exercise }: ग़लती “{ $act }” वहाँ हो ही नहीं सकती।
exercises-fault-wrong_is_right = अभ्यास { $exercise }: “{ $act }” इसे हल करता है, पर उस पर ग़लती के शब्द हैं।
exercises-fault-right_loses = अभ्यास { $exercise }: “{ $act }” को सही बताया गया है, पर वह “{ $better }” से { $by } कम लाता है।
exercises-fault-bad_exercise = अभ्यास { $exercise } पढ़ा नहीं जा सकता।
exercises-goal = किससे हल होता है
exercises-goal-acts = सही चुनी गई चालें
exercises-goal-win_trick = उनका पक्ष यह सर जीते
exercises-goal-lose_trick = दूसरा पक्ष यह सर जीते
exercises-goal-take = उनका पक्ष कम से कम { $of ->
    [tricks] इतनी सरें
   *[other] इतने अंक
  } ले
exercises-goal-hold = दूसरा पक्ष अधिक से अधिक { $of ->
    [tricks] इतनी सरें
   *[other] इतने अंक
  } ले
exercises-goal-deal = बाज़ी में उनका पक्ष आगे रहे
exercises-goal-number = कितने
exercises-ends = कब तक
exercises-ends-act = इसी चाल से
exercises-ends-trick = सर के अंत तक
exercises-ends-deal = बाज़ी के अंत तक
exercises-until-trick = सर के अंत तक खेलें।
exercises-until-deal = बाज़ी के अंत तक खेलें।
exercises-acts-goal-line = { $most } तक ऐसी पहली चालें चुनें जिन पर अलग शब्द कहे जाएँ; सही चुनी गई चाल वह है जिससे लक्ष्य मिलता है। बाकी सीटें बॉट खेलते हैं।
exercises-cannot-weigh = हमारे बॉट इस निर्णय को तौल नहीं सकते: कोई आँकड़े नहीं हैं, और जिसे आप सही कहें वही सही है।
exercises-later = बाद में जारी रखें
exercises-unfinished = अभी अधूरे
exercises-fault-goal_decided = अभ्यास { $exercise }: कुछ खेले जाने से पहले ही लक्ष्य तय है।
exercises-fault-goal_unmet = अभ्यास { $exercise }: हमारे बॉट आगे खेलें तो किसी चाल से लक्ष्य नहीं मिलता।
exercises-fault-goal_always = अभ्यास { $exercise }: हमारे बॉट आगे खेलें तो हर चाल से लक्ष्य मिलता है।
exercises-fault-right_misses = अभ्यास { $exercise }: “{ $act }” के बाद हमारे बॉट लक्ष्य चूकते हैं।
exercises-answers = कक्षा के जवाब
exercises-heap = कक्षा ने जो भेजा
exercises-heap-line = जो आया है, वैसा ही चिपका दें, पूरी चैट भी: जवाबों के लिंक उसमें से मिल जाते हैं। फ़ाइलें भी यहाँ छोड़ी जा सकती हैं।
exercises-replaying = हर कोशिश दोहराई जा रही है…
exercises-stop = रोकें
exercises-no-answers = इस पाठ में जवाबों का कोई लिंक नहीं है।
exercises-problems = नहीं गिने गए:
exercises-table = कक्षा
exercises-column-solved = हल
exercises-column-passed = पास
exercises-yes = हाँ
exercises-no = नहीं
exercises-unsolved = { $count ->
    [1] हल नहीं, एक कोशिश
   *[other] हल नहीं, { $count } कोशिशें
  }
exercises-cells = ✓ और कितनी कोशिशें लगीं; ✗ कोशिश बेकार गई; – कोशिश नहीं की।
exercises-commonest = सबसे आम ग़लतियाँ
exercises-mistake = अभ्यास { $number }: { $act } ({ $people ->
    [1] एक व्यक्ति
   *[other] { $people } लोग
  })

# Why something of exercises is refused.

refusal-not_there = यहाँ यह नहीं हो सकता।
refusal-long_pack = यह बहुत लंबा है: अभ्यासों के संग्रह में ज़्यादा से ज़्यादा 2,00,000 अक्षर होते हैं।
refusal-not_a_pack = ये अभ्यास नहीं हैं।
refusal-pack_version = ये अभ्यास Follow Suit के नए संस्करण के लिए लिखे गए हैं। पेज फिर से लोड करके इन्हें खोलें।
refusal-bad_pack = ये अभ्यास पढ़े नहीं जा सकते।
refusal-bad_exercise = यह अभ्यास पढ़ा नहीं जा सकता।
refusal-long_words = यह पाठ बहुत लंबा है।
refusal-too_many_linked = एक लिंक में ज़्यादा से ज़्यादा { $most } अभ्यास आते हैं।
refusal-right_not_legal = जिसे सही बताया गया है, वह वहाँ खेला नहीं जा सकता।
refusal-other_exercises = ये दूसरे अभ्यासों के जवाब हैं।
refusal-broken_try = अभ्यास { $exercise } में “{ $act }” नियमों के ख़िलाफ़ है।
refusal-nobody_decides = इस समय किसी की बारी नहीं है; पत्ते बँटते समय कोई भी रंग का एलान कर सकता है। अभ्यास के लिए किसी एक की बारी चाहिए: एक क़दम आगे या पीछे जाएँ।
refusal-no_task = सवाल लिखें।
refusal-no_right = बताएँ कि सही क्या है।
refusal-too_many_packs = यह डिवाइस ज़्यादा से ज़्यादा { $most } संग्रह रखता है। पहले कोई एक मिटाएँ; कुछ खोया नहीं है।
refusal-pack_not_kept = यह ब्राउज़र यहाँ कुछ नहीं रखता: अभ्यास पेज बंद होने तक यहाँ रहेंगे। इन्हें फ़ाइल में सहेज लें।
refusal-no_pack_here = ये जवाब जिन अभ्यासों के हैं, वे इस डिवाइस पर नहीं हैं। पहले उन्हें खोलें, फिर “कक्षा के जवाब” चुनें।
refusal-tries_not_kept = यह ब्राउज़र यहाँ कुछ नहीं रखता: आपके प्रयास पेज बंद होने तक ही यहाँ रहेंगे। उससे पहले अपने उत्तर भेज दें।
refusal-draft_not_kept = यह ब्राउज़र यहाँ कुछ नहीं रखता: आप जो लिख रहे हैं वह पेज बंद होने तक ही यहाँ रहेगा।
