### The options of Two Hundred’s rules: the names of each and of its values, and what the rules say where it holds.

option-bets = बोली का दौर
option-bets-line = जिसकी बोली के ऊपर कोई और बोल दे, वह फिर बोल सकता है या नहीं।
option-bets-single = एक बार
option-bets-continuous = तीन पास तक
rule-bets-single = सब एक-एक बार बोलते हैं।
rule-bets-continuous = बोली का दौर घूमता रहता है, जब तक तीन पास न हो जाएँ। जिसने पास किया, वह दौर से बाहर है।

option-bets_must_rise = बोलियाँ
option-bets_must_rise-line = बोली सब पिछली बोलियों से ऊँची हो, या बस अलग हो।
option-bets_must_rise-true = ऊँची हों
option-bets_must_rise-false = अलग हों
rule-bets_must_rise-true = हर बोली सब पिछली बोलियों से ऊँची हो।
rule-bets_must_rise-false = जो बोली किसी ने न लगाई हो, वह लगाई जा सकती है; आख़िरी बोली जीतती है।

option-nobody_bets = कोई न बोले
option-nobody_bets-line = डीलर के सिवा सब पास कर दें, तो क्या हो।
option-nobody_bets-dealer_bets = डीलर खेले
option-nobody_bets-redeal = फिर बाँटें
rule-nobody_bets-dealer_bets = बाक़ी तीनों पास करें, तो डीलर 50 पर खेलता है।
rule-nobody_bets-redeal = सब पास करें, तो कुछ नहीं जुड़ता और पत्ते फिर बाँटे जाते हैं।

option-both_reach = दोनों टीमें लक्ष्य पर
option-both_reach-line = एक ही बाज़ी में दोनों पहुँचें, तो कौन जीते।
option-both_reach-declarers = बोलीदार टीम
option-both_reach-higher_total = ज़्यादा कुल वाली
rule-both_reach-declarers = दोनों टीमें एक ही बाज़ी में लक्ष्य पर पहुँचें, तो बोलीदार टीम जीतती है।
rule-both_reach-higher_total = दोनों टीमें एक ही बाज़ी में लक्ष्य पर पहुँचें, तो ज़्यादा कुल वाली जीतती है; बराबर हों, तो खेल चलता है।

option-minus_200_loses = −200 पर
option-minus_200_loses-line = −200 तक गिरी टीम मैच हारती है या नहीं।
option-minus_200_loses-false = खेलती रहे
option-minus_200_loses-true = हार जाए
rule-minus_200_loses-false = नीचे कोई हद नहीं: कितनी भी नीचे हो, टीम खेलती रहती है।
rule-minus_200_loses-true = बाज़ी के बाद जो टीम −200 या उससे नीचे हो, वह मैच हारती है, बशर्ते दूसरी टीम 0 या उससे ऊपर हो। जब तक दोनों 0 से नीचे हों, खेल चलता रहता है।

option-target = लक्ष्य
option-target-line = इतने कुल पर मैच की जीत।
option-target-200 = 200
option-target-300 = 300
option-target-500 = 500
rule-target-200 = मैच 200 पॉइंट का है।
rule-target-300 = मैच 300 पॉइंट का है।
rule-target-500 = मैच 500 पॉइंट का है।

option-deck = पत्ते
option-deck-line = चालीस पत्ते, सबसे छोटा पंजा; या छत्तीस, छक्के निकालकर।
option-deck-40 = 40
option-deck-36 = 36
rule-deck-40 = चालीस पत्ते, दस सरें।
rule-deck-36 = छत्तीस पत्ते: छक्के भी बाहर। हर एक को नौ पत्ते, नौ सरें।

option-hundred_rule = सौ का नियम
option-hundred_rule-line = जिस टीम के बहुत पॉइंट हों, उसे जुड़ने के लिए बोली लगानी पड़े या नहीं।
option-hundred_rule-true = लागू
option-hundred_rule-false = नहीं
rule-hundred_rule-true = सौ का नियम लागू है।
rule-hundred_rule-false = सौ का नियम नहीं है: दूसरी टीम के लिए हुए पॉइंट हमेशा जुड़ते हैं।

option-hundred_at = कितने से लागू
option-hundred_at-line = किस कुल से टीम को बोली लगानी पड़ती है।
option-hundred_at-fixed = 100
option-hundred_at-half = लक्ष्य का आधा
rule-hundred_at-fixed = लक्ष्य कोई भी हो, यह 100 पॉइंट से लागू होता है।
rule-hundred_at-half = यह लक्ष्य के आधे से लागू होता है, यानी 100, 150 या 250 पॉइंट से।

option-forced_bet_counts = मजबूरी वाले 50
option-forced_bet_counts-line = डीलर के मजबूरी वाले 50 सौ के नियम में बोली माने जाएँ या नहीं।
option-forced_bet_counts-true = बोली हैं
option-forced_bet_counts-false = बोली नहीं
rule-forced_bet_counts-true = डीलर के मजबूरी वाले 50 बोली माने जाते हैं।
rule-forced_bet_counts-false = डीलर के मजबूरी वाले 50 किसी की बोली नहीं: सौ के नियम वाली टीम उन्हें पूरा करे, तो कुछ नहीं जुड़ता। चूके, तो 50 फिर भी घटते हैं।
