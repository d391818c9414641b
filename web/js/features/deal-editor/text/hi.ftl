deal-editor-line = पहले पत्ता छुएँ, फिर उसकी जगह। या पहले हाथ चुनें, फिर उसके पत्ते। कीबोर्ड से पत्ता वैसे लिखें जैसे रिकॉर्ड में होता है: A S हुकुम का इक्का है।
deal-editor-pack = गड्डी
deal-editor-card = { $left ->
    [0] { $card }, कोई बाक़ी नहीं
   *[other] { $card }, { $left } बाक़ी
  }
deal-editor-packet = { $number ->
    [1] पहले { $size }
   *[other] फिर { $size }
  }
deal-editor-kitty = किटी
deal-editor-pile = { $name }, { $size } में से { $count }
deal-editor-take = वापस लें: { $card }
deal-editor-fill = बाक़ी बाँट दें
deal-editor-clear = सब हाथ ख़ाली करें
deal-editor-missing = { $count ->
    [0] सब पत्ते रखे जा चुके हैं।
    [one] { $count } पत्ता रखना बाक़ी है।
   *[other] { $count } पत्ते रखना बाक़ी हैं।
  }
deal-editor-standing = बाँटने से पहले
deal-editor-field-counted = अब तक गिनी गई बाज़ियाँ
deal-editor-field-rows = लगातार जीती बाज़ियाँ
deal-editor-field-last_winner = पिछला आख़िरी हाथ किसने जीता
deal-editor-roles-open = अभी तय नहीं
deal-editor-choose = चुनें…
deal-editor-begin = बाज़ी शुरू हो
deal-editor-begin-deal = शुरुआत से
deal-editor-begin-play = किसी बोली पर
deal-editor-contract-line = यह तय होने पर बाज़ी शुरू होती है; ट्रैक्टर में किटी दबाने से।
deal-editor-text = लिखे रूप में
deal-editor-text-line = .deal रिकॉर्ड की पंक्तियाँ, जैसे “hand S AS KS 7H”, या बाज़ी का लिंक पढ़ा जाता है। बोलियाँ और चालें नहीं ली जातीं।
deal-editor-read = ये हाथ लें
deal-editor-copy = पाठ कॉपी करें
deal-editor-more = पाठ में बोलियाँ, चालें या और बाज़ियाँ भी हैं। वे नहीं ली गईं।
deal-editor-short = { $name }: { $size } में से { $count } पत्ते।
deal-editor-uses = इसका क्या करें
deal-editor-you = आपकी सीट
deal-editor-play = इसे खेलें
deal-editor-view = इसे देखें
deal-editor-challenge = किसी को चुनौती दें
deal-editor-link = लिंक कॉपी करें
deal-editor-save = फ़ाइल में सहेजें
refusal-may_be_dealt_again = इन पाँच पत्तों पर तुरुप बोलने वाला नई बाँट माँग सकता है।
refusal-is_dealt_again = इस बाज़ी में कोई घोषणा नहीं कर सकता, इसलिए दोबारा बाँटी जाएगी।
refusal-no_such_contract = इन पत्तों से नियम इस बोली तक नहीं पहुँचाते।
