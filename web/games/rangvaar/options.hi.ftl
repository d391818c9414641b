### The options of Rangvaar’s rules: the names of each and of its values, and what the rules say where it holds.

option-deals-line = मैच में कितनी बाज़ियाँ; जिसमें कोई न बोले, वह नहीं गिनी जाती।
rule-deals-3 = तीन बाज़ियाँ होती हैं।
rule-deals-5 = पाँच बाज़ियाँ होती हैं।

option-opener_may_pass = पहली बोली
option-opener_may_pass-line = जिसकी बारी पहली है, वह औरों की तरह पास कर सकता है या नहीं।
option-opener_may_pass-false = ज़रूरी
option-opener_may_pass-true = पास भी चलेगा
rule-opener_may_pass-false = पहले पत्ते वाले को कम-से-कम 7 बोलना ही है।
rule-opener_may_pass-true = पहले पत्ते वाले का पास भी चलता है। चारों पास करें, तो अगली सीट से फिर बाँटा जाता है, और बाज़ी गिनी नहीं जाती।

option-auction = बोली का दौर
option-auction-line = जिसकी बोली के ऊपर कोई और बोल दे, वह फिर बोल सकता है या नहीं।
option-auction-rounds = तीन पास तक
option-auction-single = एक बार
rule-auction-rounds = बोली का दौर तीन पास तक घूमता है।
rule-auction-single = सब एक-एक बार बोलते हैं।

option-first_lead = पहली चाल किसकी
option-first_lead-line = पहली सर में पहली चाल किसकी।
option-first_lead-first_card = पहले पत्ते वाले की
option-first_lead-bidder = बोलीदार की
option-first_lead-last_winner = पिछले विजेता की
rule-first_lead-first_card = पहली सर की पहली चाल पहले पत्ते वाले की।
rule-first_lead-bidder = पहली सर की पहली चाल सबसे ऊँची बोली वाले की।
rule-first_lead-last_winner = पिछली बाज़ी की आख़िरी सर जिसने जीती, पहली चाल उसकी; पहली बाज़ी में पहले पत्ते वाले की।

option-failed_bid = बोली टूटने पर
option-failed_bid-line = बोली से कम सरें लेने पर क्या लिखा जाए।
option-failed_bid-shortfall = कमी कटेगी
option-failed_bid-floor_zero = 0 से नीचे नहीं
option-failed_bid-minus_bid = पूरी बोली कटेगी
rule-failed_bid-shortfall = बोली टूटने पर ली हुई सरों में से कमी घटाई जाती है। स्कोर शून्य से नीचे भी जा सकता है।
rule-failed_bid-minus_bid = बोली टूटने पर पूरी बोली कटती है।
rule-failed_bid-floor_zero = बोली टूटने पर ली हुई सरों में से कमी घटाई जाती है, पर स्कोर शून्य से नीचे नहीं जाता।

option-commission = पॉट से 5 % कमीशन
option-commission-line = पॉट बाँटने से पहले उसका बीसवाँ हिस्सा कब रख लिया जाए।
option-commission-ties = बराबरी पर
option-commission-always = हमेशा
option-commission-never = कभी नहीं
rule-commission-ties = कमीशन सिर्फ़ बराबरी पर रखा जाता है।
rule-commission-always = कोई भी जीते, कमीशन रखा जाता है।
rule-commission-never = कमीशन नहीं रखा जाता, सिर्फ़ वे सेंट जो बँट न सकें।

option-direction = खेल की दिशा
option-direction-line = बाँट और चाल किस ओर घूमें।
option-direction-clockwise = घड़ी की दिशा
option-direction-counter_clockwise = उलटी दिशा
rule-direction-clockwise = बाँट और चाल घड़ी की दिशा में, यानी बाईं ओर चलती हैं।
rule-direction-counter_clockwise = बाँट और चाल घड़ी की उलटी दिशा में, यानी दाईं ओर चलती हैं।
