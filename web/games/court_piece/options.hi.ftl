### The options of Court Piece’s rules: the names of each and of its values, and what the rules say where it holds.

option-first_caller = पहला रंग बोलने वाला
option-first_caller-line = पहली बाज़ी में रंग कौन बोलेगा, यह कैसे तय हो।
option-first_caller-random = पर्ची से
option-first_caller-first_ace = पहला इक्का
rule-first_caller-random = पहली बाज़ी में रंग बोलने वाला पर्ची से तय होता है।
rule-first_caller-first_ace = पत्ते एक-एक करके खुलते हैं; जिसे पहला इक्का मिले वही रंग बोलता है।

option-redeal = फिर से बाँट
option-redeal-line = पाँचों पत्ते कमज़ोर हों तो रंग बोलने वाला एक बार फिर बाँट माँग सकता है या नहीं।
option-redeal-off = कभी नहीं
option-redeal-no_court_card = K, Q, J न हों
option-redeal-no_honour = A, K, Q, J न हों
rule-redeal-off = रंग बोलने वाले को मिले पत्तों से ही खेलना है।
rule-redeal-no_court_card = जिसके पास बादशाह, बेगम या ग़ुलाम न हो वह फिर बाँट माँग सकता है, लगातार दो बार नहीं।
rule-redeal-no_honour = जिसके पास इक्का, बादशाह, बेगम या ग़ुलाम न हो वह फिर बाँट माँग सकता है, लगातार दो बार नहीं।

option-sar = सर उठाना
option-sar-line = हर सर तुरंत उठे, या लगातार दो जीतनी पड़ें।
option-sar-single = तुरंत
option-sar-double = लगातार दो
rule-sar-single = हर सर जीतने वाली टीम तुरंत उठाती है।
rule-sar-double = सरें बीच के ढेर में रहती हैं। जो लगातार दो जीते वह ढेर उठाता है।

option-taken_by = लगातार दो किसकी
option-taken_by-line = दोनों सरें एक ही खिलाड़ी जीते, या साथी भी जीत सकता है।
option-taken_by-player = एक खिलाड़ी
option-taken_by-side = एक टीम
rule-taken_by-player = दोनों सरें एक ही खिलाड़ी को जीतनी हैं।
rule-taken_by-side = दोनों साथी एक-एक सर जीतें, तो भी चलता है।

option-first_taking = पहला ढेर किस सर से
option-first_taking-line = इस सर से पहले कोई ढेर नहीं उठता।
option-first_taking-2 = 2
option-first_taking-3 = 3
option-first_taking-5 = 5
rule-first_taking-2 = दूसरी सर से ही ढेर उठ सकता है।
rule-first_taking-3 = सर 3 से पहले ढेर नहीं उठता।
rule-first_taking-5 = सर 5 से पहले ढेर नहीं उठता।

option-twelfth_takes = बारहवीं सर
option-twelfth_takes-line = बारहवीं सर से ढेर उठ सकता है या नहीं।
option-twelfth_takes-false = कुछ नहीं उठाती
option-twelfth_takes-true = औरों जैसी
rule-twelfth_takes-false = बारहवीं सर कुछ नहीं उठाती: जो पड़ा है वह तेरहवीं के साथ जाता है।
rule-twelfth_takes-true = बारहवीं सर औरों की तरह ढेर उठाती है।

option-ace_rule = इक्के से जीती सर
option-ace_rule-line = इक्के से जीती सर से ढेर उठ सकता है या नहीं।
option-ace_rule-off = औरों जैसी
option-ace_rule-two_aces = लगातार दो नहीं
option-ace_rule-any_ace = कभी नहीं
rule-ace_rule-off = इक्के से जीती सर औरों की तरह गिनी जाती है।
rule-ace_rule-two_aces = एक खिलाड़ी के लगातार दो इक्कों में दूसरा नहीं गिना जाता: वह कुछ नहीं उठाता, और सिलसिला उसके बिना चलता है।
rule-ace_rule-any_ace = इक्के से जीती सर कभी ढेर नहीं उठाती, पर दो में से पहली हो सकती है।

option-court_at = कोट के लिए
option-court_at-line = सब सरें उठाने वाली टीम का कोट कब बनता है।
option-court_at-seven = सात सरें
option-court_at-thirteen = पूरी तेरह
rule-court_at-seven = सात-शून्य पर कोट, और बाज़ी ख़त्म।
rule-court_at-thirteen = सात-शून्य पर खेल चलता है: पूरी तेरह पर कोट; सामने वाले एक भी सर उठाएँ तो बाज़ी बिना कोट जीती गई।

option-goon_court = रंग बोलने वाले पर कोट
option-goon_court-line = जिस टीम ने रंग बोला उस पर कोट, यानी गून कोट, कितने का।
option-goon_court-three = तीन
option-goon_court-plain = आम कोट
rule-goon_court-three = रंग बोलने वाली टीम पर कोट तीन का है।
rule-goon_court-plain = रंग बोलने वाली टीम पर कोट भी आम कोट है।

option-bavney = पूरी तेरह का दाँव
option-bavney-line = सात-शून्य पर चाल वाला कोट को पूरी तेरह पर दाँव लगा सकता है या नहीं।
option-bavney-off = नहीं
option-bavney-go_on = हाँ
rule-bavney-off = सात-शून्य पर बाज़ी ख़त्म।
rule-bavney-go_on = सात-शून्य पर चाल वाला आगे खेल सकता है: पूरी तेरह बावनी हैं और मैच जिताती हैं; पहली सर हारते ही बाज़ी बिना कोट जीती गई।

option-scoring = गिनती
option-scoring-line = मैच कोटों से तय हो, या हर बाज़ी के पॉइंट से।
option-scoring-courts = कोट
option-scoring-points = पॉइंट
rule-scoring-courts = जीती बाज़ी टीम के सिलसिले में एक जोड़ती है, और सामने वालों का सिलसिला शून्य होता है। गिनती कोटों की है।
rule-scoring-points = जीती बाज़ी का एक पॉइंट, कोट के दो, रंग बोलने वाले पर कोट के तीन। सिलसिले नहीं होते।

option-row_court = कितनी बाज़ियों पर कोट
option-row_court-line = लगातार कितनी बाज़ियाँ जीतने पर कोट।
option-row_court-7 = 7
option-row_court-5 = 5
option-row_court-0 = कोई नहीं
rule-row_court-7 = लगातार सात बाज़ियाँ जीतना एक कोट है।
rule-row_court-5 = लगातार पाँच बाज़ियाँ जीतना एक कोट है।
rule-row_court-0 = सिलसिला कितना भी लंबा हो, कोट नहीं बनता।

option-target-1 = 1
option-target-3 = 3
option-target-5 = 5
option-target-7 = 7
option-target-10 = 10
rule-target-1 = जिसका पहला अंक बने, मैच उसी का।
rule-target-3 = मैच 3 तक है।
rule-target-5 = मैच 5 तक है।
rule-target-7 = मैच 7 तक है।
rule-target-10 = मैच 10 तक है।

option-after_court = कोट के बाद
option-after_court-line = रंग बोलने वाली टीम के कोट के बाद रंग कौन बोले।
option-after_court-partner = साथी
option-after_court-same = वही
rule-after_court-partner = रंग बोलने वाली टीम के कोट के बाद उसका साथी रंग बोलता है।
rule-after_court-same = टीम जीतती रहे तो वही रंग बोलता रहता है।

option-hidden = रंग
option-hidden-line = रंग खुला बोला जाए, या उसका पत्ता उल्टा रखा जाए।
option-hidden-false = खुला
option-hidden-true = बंद
rule-hidden-false = रंग खुला बोला जाता है।
rule-hidden-true = रंग बोलने वाला एक पत्ता उल्टा रखता है; सूट न होने पर कोई पूछे तो उसका सूट रंग बनता है।
