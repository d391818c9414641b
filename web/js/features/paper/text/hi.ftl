### Printing sheets: what is said once it is opened.

paper-sheet = पन्ना
paper-sheet-hands = हाथों का ब्योरा
paper-sheet-dealing = पत्ते बाँटने की सूची
paper-sheet-slips = हाथ की पर्चियाँ
paper-sheet-traveller = बाज़ी की पर्ची
paper-sheet-scores = स्कोर शीट
paper-sheet-rules = नियमों का कार्ड
paper-sheet-exercises = अभ्यास
paper-line-hands = हर बाज़ी के सब हाथ, खेल के बाद बाँटने के लिए।
paper-line-dealing = ये बाज़ियाँ क्रम से लगी गड्डी से कैसे लगाएँ, कोई हाथ देखे बिना।
paper-line-slips = काटें, मोड़ें और पत्तों के साथ रखें।
paper-line-traveller = बाज़ी के साथ घूमती है: किसने खेली, और क्या बना।
paper-line-scores = ख़ाली, साथ में यह कि पॉइंट से क्या बनता है।
paper-line-filled = बाज़ियाँ जैसी लिखी गईं, साथ में पॉइंट की क़ीमत।
paper-line-rules = एक पन्ना: रंग, क्या देना ज़रूरी है, हिसाब, और इस मेज़ का हर नियम।
paper-line-exercises = आठ स्थितियाँ, जवाब आख़िरी पन्ने पर उलटे।
paper-size = काग़ज़
paper-size-a4 = A4
paper-size-letter = लेटर (अमेरिका)
paper-deals = बाज़ियाँ
paper-deals-deal = बाज़ी { $number }
paper-deals-all = सब, जो ख़त्म हो चुकीं
paper-results = बोली और नतीजे के साथ
paper-tricks = हर सर के पत्तों के साथ
paper-filled = जो लिखा गया उसके साथ
paper-of = अभ्यास कहाँ से
paper-of-puzzles = पहेलियों से
paper-of-lessons = सबक़ों से
paper-part = कौन-से
paper-eight = { $from } से { $to }
paper-level = लेवल
paper-pages = { $count ->
    [one] एक पन्ना
   *[other] { $count } पन्ने
  }
paper-print = छापें
paper-save = HTML में सहेजें
paper-save-pbn = PBN में सहेजें
refusal-deal_not_over = बाज़ी ख़त्म होने पर ही छपती है।
refusal-deal_not_in_record = रिकॉर्ड में ऐसी कोई बाज़ी नहीं।
refusal-too_many_exercises = इतने अभ्यास एक साथ नहीं छपते।
refusal-unknown_sheet = ऐसा कोई पन्ना नहीं।
refusal-unknown_language = उस भाषा में कुछ नहीं छपता।
refusal-no_browser = फ़ाइल में छापने वाला कोई ब्राउज़र नहीं मिला: .html फ़ाइल लिखें और उसे छापें।
