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
