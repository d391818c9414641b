making-line = पहले पत्ता छुएँ, फिर उसकी जगह। या पहले हाथ चुनें, फिर उसके पत्ते। कीबोर्ड से पत्ता वैसे लिखें जैसे रिकॉर्ड में होता है: A S हुकुम का इक्का है।
making-pack = गड्डी
making-card = { $left ->
    [0] { $card }, कोई बाक़ी नहीं
   *[other] { $card }, { $left } बाक़ी
  }
making-packet = { $number ->
    [1] पहले { $size }
   *[other] फिर { $size }
  }
making-kitty = किटी
making-pile = { $name }, { $size } में से { $count }
making-take = वापस लें: { $card }
making-fill = बाक़ी बाँट दें
making-clear = सब हाथ ख़ाली करें
making-missing = { $count ->
    [0] सब पत्ते रखे जा चुके हैं।
    [one] { $count } पत्ता रखना बाक़ी है।
   *[other] { $count } पत्ते रखना बाक़ी हैं।
  }
making-standing = बाँटने से पहले
making-field-counted = अब तक गिनी गई बाज़ियाँ
making-field-rows = लगातार जीती बाज़ियाँ
making-field-last_winner = पिछला आख़िरी हाथ किसने जीता
making-roles-open = अभी तय नहीं
making-choose = चुनें…
making-begin = बाज़ी शुरू हो
making-begin-deal = शुरुआत से
making-begin-play = किसी बोली पर
making-contract-line = यह तय होने पर बाज़ी शुरू होती है; ट्रैक्टर में किटी दबाने से।
making-text = लिखे रूप में
making-text-line = .deal रिकॉर्ड की पंक्तियाँ, जैसे “hand S AS KS 7H”, या बाज़ी का लिंक पढ़ा जाता है। बोलियाँ और चालें नहीं ली जातीं।
making-read = ये हाथ लें
making-copy = पाठ कॉपी करें
making-more = पाठ में बोलियाँ, चालें या और बाज़ियाँ भी हैं। वे नहीं ली गईं।
making-place = पंक्ति { $line }, अक्षर { $at } ({ $text }): { $why }
making-place-bare = पंक्ति { $line }, अक्षर { $at }: { $why }
making-short = { $name }: { $size } में से { $count } पत्ते।
making-uses = इसका क्या करें
making-you = आपकी सीट
making-play = इसे खेलें
making-view = इसे देखें
making-challenge = किसी को चुनौती दें
making-link = लिंक कॉपी करें
making-save = फ़ाइल में सहेजें
refusal-may_be_dealt_again = इन पाँच पत्तों पर तुरुप बोलने वाला नई बाँट माँग सकता है।
refusal-is_dealt_again = इस बाज़ी में कोई घोषणा नहीं कर सकता, इसलिए दोबारा बाँटी जाएगी।
refusal-no_such_contract = इन पत्तों से नियम इस बोली तक नहीं पहुँचाते।
refusal-unknown_line = यह पंक्ति पढ़ी नहीं जा सकती।
refusal-no_hands = इस पाठ में कोई हाथ नहीं है।
refusal-text_too_long = पाठ बहुत लंबा है: { $most } अक्षर तक पढ़े जा सकते हैं।
