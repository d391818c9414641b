### One deal played by several: what is said once it is opened.

challenge-waiting = चुनौती खुल रही है…
challenge-against = ख़िलाफ़: { $level } बॉट
challenge-day = { $day } की बाज़ी
challenge-seats = { $count } खिलाड़ी
challenge-you = आप
challenge-friend = आपके दोस्त
challenge-open = ये पत्ते आपके लिए बाँटे गए हैं। खेलें, फिर नतीजे मिलाएँ।
challenge-beat = आपको वही पत्ते, वही सीट और वही बॉट मिलेंगे। क्या आपका नतीजा बेहतर होगा?
challenge-other-bots = यह चुनौती फ़ॉलो सूट के दूसरे वर्ज़न की है। पत्ते वही हैं, पर बॉट शायद अलग खेलें।
challenge-refused = इस लिंक का नतीजा नहीं दिखाया गया। { $why }
challenge-refused-act = इस लिंक का नतीजा नहीं दिखाया गया, क्योंकि इसकी यह पंक्ति नियमों के ख़िलाफ़ है: { $act }
challenge-match-stays = आपकी टेबल का मैच रखा है; बाद में जारी रखें।
challenge-play = ये पत्ते खेलें
challenge-share = दोस्त को चुनौती दें
challenge-back = पीछे
challenge-to-deal = बाज़ी पर लौटें
challenge-assisted = इस बाज़ी में आपको मदद मिली।
challenge-unfinished = यह बाज़ी अंत तक नहीं खेली गई, इसलिए आपका नतीजा नहीं है।
challenge-counts = स्कोर के पॉइंट: आपकी टीम के, दूसरी टीम के घटाकर।
challenge-counts-court_piece = सरें: आपकी टीम की, दूसरी टीम की घटाकर।
challenge-counts-tractor = पॉइंट: हमलावर टीम को जितने चाहिए, उनसे जितने ऊपर, या बचाव करने वालों ने उसे जितना नीचे रखा।
challenge-verdict = { $better ->
    [you] आपका नतीजा बेहतर, फ़र्क़ { $by } का।
    [them] { $name } का नतीजा बेहतर, फ़र्क़ { $by } का।
   *[none] दोनों का नतीजा एक-सा।
}
bot-results-begins = बॉट आपकी सीट सँभाल रहे हैं…
bot-results-said = { $own }: { $of } में से { $better } से बेहतर{ $even ->
    [0] {""}
   *[other] , { $even } के बराबर
}। { $level }: बीच का नतीजा { $middle }।
bot-results-middle = { $level }: { $of } में बीच का नतीजा { $middle }।
bot-results-progress = कितने खेल चुके
bot-results-stop = रोकें
bot-results-how = { $count } बार एक बॉट इसी सीट पर, इन्हीं पत्तों से, इन्हीं विरोधियों के ख़िलाफ़ खेला। संख्या: आपकी टीम का स्कोर घटा दूसरी टीम का।
bot-results-how-court_piece = { $count } बार एक बॉट इसी सीट पर, इन्हीं पत्तों से, इन्हीं विरोधियों के ख़िलाफ़ खेला। संख्या: आपकी टीम की सरें घटा दूसरी टीम की।
bot-results-how-tractor = { $count } बार एक बॉट इसी सीट पर, इन्हीं पत्तों से, इन्हीं विरोधियों के ख़िलाफ़ खेला। संख्या: आपकी टीम लक्ष्य से कितने पॉइंट ऊपर गई, या बचाव में दूसरों को उससे कितना नीचे रखा।
daily-squares = सर-दर-सर
daily-squares-line = हर सर का एक ख़ाना। इससे किसी को कोई पत्ता पता नहीं चलता।
daily-squares-missed = पीला: आपको जितना पता हो सकता था, उस पर वहाँ दूसरी चाल बेहतर थी।
square-won = सर { $number }: आपकी{ $points ->
    [no] {""}
   *[yes] , पॉइंट के साथ
  }
square-empty = सर { $number }: कोई पॉइंट नहीं
square-lost = सर { $number }: हारी{ $points ->
    [no] {""}
   *[yes] , पॉइंट के साथ
  }
square-missed = सर { $number }: यहाँ दूसरी चाल बेहतर थी
daily-better = { $of } में से { $better } से बेहतर{ $even ->
    [0] {""}
   *[other] , { $even } के बराबर
}
daily-copy = नतीजा कॉपी करें
daily-send = भेजें…
result-copied = कॉपी हो गया।
result-refused = यह ब्राउज़र पेज को कॉपी नहीं करने देता। इसके बजाय तस्वीर सहेजें।
daily-picture-hidden = यह ब्राउज़र पेजों से तस्वीरें छिपाता है, इसलिए तस्वीर सहेजी नहीं जा सकती। शब्द कॉपी करें।
daily-field-damaged = इस महीने के बॉट के नतीजों की फ़ाइल ख़राब है, इसलिए वे अभी यहीं खेल रहे हैं।

# The deal of the day
daily-today = आज:
daily-line = सबको वही पत्ते, उन्हीं बॉट के ख़िलाफ़।
daily-next = अगली बाज़ी { $span } आएगी।
daily-clock = इस डिवाइस की घड़ी { $day } बता रही है, जो सही नहीं हो सकती: कोई बाज़ी आज की नहीं है। घड़ी मिला लें, या जो दिन हैं उनमें से एक चुनें।
daily-open = आपने यह बाज़ी अभी नहीं खेली।
daily-standing = आपने यह बाज़ी शुरू की है।
daily-came = आपका नतीजा
daily-play = यह बाज़ी खेलें
daily-resume = यह बाज़ी जारी रखें
daily-result = नतीजे मिलाएँ
daily-streak = लगातार दिन
daily-best = सबसे लंबा सिलसिला
daily-played = खेली बाज़ियाँ
daily-calendar = कैलेंडर
daily-month-back = पिछला महीना
daily-month-on = अगला महीना
daily-day = { $day }, { $state ->
    [played] { $result }
    [standing] शुरू की
   *[open] नहीं खेली
}
daily-forgotten = यह ब्राउज़र यहाँ कुछ नहीं रखता: पेज बंद करते ही आपके दिन मिट जाएँगे।
