### Agreements: what is said once their list is opened, or a hint is asked for.

agreements-line = साथियों ने तय किया है कि उनके पत्ते क्या कहते हैं; यह टेबल पर सब जान सकते हैं। बॉट किसी बात को वहाँ निभाते हैं जहाँ नुक़सान कम हो, और दूसरों के पत्तों में उसे पढ़ते हैं। आप निभाएँ या न निभाएँ, आपकी मर्ज़ी।
agreements-next = जो आप बदलेंगे, वह अगली बाज़ी से लागू होगा।
agreements-of-challenge = चुनौती उसी आपसी समझ से खेली जाती है, जो उसे बनाने वाले की थी।
agreements-of-host = यह पत्ते बाँटने वाले डिवाइस पर चुनी जाती है।
agreements-waiting = इंजन अभी आ रहा है।
agreements-example = उदाहरण
agreements-trick = सर { $number }
agreements-holds = { $seat ->
    [S] आपके पास
   *[other] साथी के पास
  }
agreements-agreed = तय के मुताबिक़
agreements-kept = इस टेबल पर लागू है
agreements-not-kept = इस टेबल पर लागू नहीं
agreement-return_suit = मेरा चला हुआ सूट लौटाओ
agreement-return_suit-line = जब चाल आपकी हो, वही सूट चलें जो आपके साथी ने चला था।
agreement-high_low = पहले बड़ा, फिर छोटा: इसी में चलते रहो
agreement-high_low-line = साथी की चाल पर पहले बड़ा और फिर छोटा पत्ता कहता है कि यही सूट चलते रहें। पहले छोटा, फिर बड़ा ऐसा नहीं कहता।
agreement-first_discard = मेरा पहला फेंका हुआ पत्ता: मेरी पसंद का सूट
agreement-first_discard-line = जब पहली बार सूट न हो, तो जिस सूट को आप चलवाना चाहें, उसका छोटा पत्ता फेंकें।
agreement-weak_discards = मेरा पहला फेंका हुआ पत्ता: नापसंद सूट
agreement-weak_discards-line = जब पहली बार सूट न हो, तो जिस सूट को आप नहीं चलवाना चाहें, उसका पत्ता फेंकें।
agreements-mirror = मेरे पहले फेंके हुए पत्ते का सूट
agreements-mirror-first_discard = पसंद है
agreements-mirror-weak_discards = पसंद नहीं
agreement-low_trump = छोटा रंग: रंग निकलवाओ
agreement-low_trump-line = साथी छोटा रंग चल चुका हो, तो जब तक दूसरों के पास रंग है, आप भी रंग चलें।
agreement-points = जो सर पक्की हमारी है, उसमें पॉइंट
agreement-points-line = जो सर आपका साथी पक्का जीत रहा है, उसमें सबसे ज़्यादा पॉइंट वाला पत्ता दें।
agreement-last_trick = सबसे बड़ा पत्ता आपके पास है, तो आख़िरी सर आपकी
agreement-last_trick-line = आख़िरी दो पत्तों में से वह बचाएँ जो आख़िरी सर पक्की जीते।

## What a hint has read in the partner’s cards, and what the card that it advises keeps.

agreement-read-return_suit = { $of ->
    [you] आपके साथी
   *[other] { $name }
  } ने { suit } चला था और वही वापस चाहिए।
agreement-read-high_low = { $of ->
    [you] आपके साथी
   *[other] { $name }
  } ने { suit } में पहले बड़ा, फिर छोटा पत्ता दिया: यही चलते रहें।
agreement-read-first_discard = { $of ->
    [you] आपके साथी
   *[other] { $name }
  } का पहला फेंका हुआ पत्ता कहता है: { suit } पसंद है।
agreement-read-weak_discards = { $of ->
    [you] आपके साथी
   *[other] { $name }
  } का पहला फेंका हुआ पत्ता कहता है: { suit } पसंद नहीं।
agreement-read-low_trump = { $of ->
    [you] आपके साथी
   *[other] { $name }
  } ने छोटा रंग चला: रंग निकलवाने हैं।
agreement-keeps-return_suit = तय के मुताबिक़ { suit } लौटाता है।
agreement-keeps-high_low = { $leads ->
    [yes] तय के मुताबिक़ { suit } ही चलता है।
   *[no] तय के मुताबिक़ बताता है कि { suit } चलते रहें या नहीं।
  }
agreement-keeps-first_discard = { $leads ->
    [yes] तय के मुताबिक़ { suit } चलता है, जो साथी को पसंद है।
   *[no] तय के मुताबिक़ कहता है: { suit } पसंद है।
  }
agreement-keeps-weak_discards = { $leads ->
    [yes] तय के मुताबिक़ { suit } चलता है: साथी को दूसरा सूट नापसंद है।
   *[no] तय के मुताबिक़ कहता है: { suit } पसंद नहीं।
  }
agreement-keeps-low_trump = तय के मुताबिक़ रंग निकलवाता है।
agreement-keeps-points = तय के मुताबिक़ पॉइंट उस सर में जाते हैं जो पक्की हमारी है।
agreement-keeps-last_trick = तय के मुताबिक़ सबसे बड़ा पत्ता आख़िरी सर के लिए बचता है।
