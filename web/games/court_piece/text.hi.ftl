### Court Piece’s own sentences.

## The game and its rules

game-court_piece = कोट पीस
game-court_piece-line = एक खिलाड़ी पाँच पत्तों पर रंग बोलता है। सात सरों से बाज़ी; सामने वाले ख़ाली रहें तो कोट।
game-court_piece-also = रंग, कोट पीस या हुक्म
rules-reference-court_piece = सिंगल सर
rules-double = डबल सर
rules-double_ace = डबल सर, इक्के
rules-hokm = हुक्म
rules-hidden = बंद रंग
rules-court_piece-reference = हर सर तुरंत उठती है। पहला कोट जीत है: सात-शून्य, या लगातार सात बाज़ियाँ।
rules-court_piece-double = सरें बीच में रहती हैं, जब तक कोई लगातार दो न जीते। कोट पूरी तेरह का है; पाँच कोट पर जीत।
rules-court_piece-double_ace = डबल सर, जिसमें एक ही खिलाड़ी के लगातार दो इक्कों से ढेर नहीं उठता।
rules-court_piece-hokm = जैसे ईरान में: बाज़ी का एक पॉइंट, कोट के दो, रंग बोलने वाले पर कोट के तीन; सात पर जीत।
rules-court_piece-hidden = रंग का पत्ता उल्टा रहता है, जब तक सूट न होने पर कोई रंग न पूछे।
rules-court_piece-house = आपके अपने नियम, एक-एक करके चुने हुए।

## Every option, with its choices

option-first_caller = पहला रंग बोलने वाला
option-first_caller-line = पहली बाज़ी में रंग कौन बोलेगा, यह कैसे तय हो।
option-first_caller-random = पर्ची से
option-first_caller-first_ace = पहला इक्का
option-redeal = फिर से बाँट
option-redeal-line = पाँचों पत्ते कमज़ोर हों तो रंग बोलने वाला एक बार फिर बाँट माँग सकता है या नहीं।
option-redeal-off = कभी नहीं
option-redeal-no_court_card = K, Q, J न हों
option-redeal-no_honour = A, K, Q, J न हों
option-sar = सर उठाना
option-sar-line = हर सर तुरंत उठे, या लगातार दो जीतनी पड़ें।
option-sar-single = तुरंत
option-sar-double = लगातार दो
option-taken_by = लगातार दो किसकी
option-taken_by-line = दोनों सरें एक ही खिलाड़ी जीते, या साथी भी जीत सकता है।
option-taken_by-player = एक खिलाड़ी
option-taken_by-side = एक टीम
option-first_taking = पहला ढेर किस सर से
option-first_taking-line = इस सर से पहले कोई ढेर नहीं उठता।
option-first_taking-2 = 2
option-first_taking-3 = 3
option-first_taking-5 = 5
option-twelfth_takes = बारहवीं सर
option-twelfth_takes-line = बारहवीं सर से ढेर उठ सकता है या नहीं।
option-twelfth_takes-false = कुछ नहीं उठाती
option-twelfth_takes-true = औरों जैसी
option-ace_rule = इक्के से जीती सर
option-ace_rule-line = इक्के से जीती सर से ढेर उठ सकता है या नहीं।
option-ace_rule-off = औरों जैसी
option-ace_rule-two_aces = लगातार दो नहीं
option-ace_rule-any_ace = कभी नहीं
option-court_at = कोट के लिए
option-court_at-line = सब सरें उठाने वाली टीम का कोट कब बनता है।
option-court_at-seven = सात सरें
option-court_at-thirteen = पूरी तेरह
option-goon_court = रंग बोलने वाले पर कोट
option-goon_court-line = जिस टीम ने रंग बोला उस पर कोट, यानी गून कोट, कितने का।
option-goon_court-three = तीन
option-goon_court-plain = आम कोट
option-bavney = पूरी तेरह का दाँव
option-bavney-line = सात-शून्य पर चाल वाला कोट को पूरी तेरह पर दाँव लगा सकता है या नहीं।
option-bavney-off = नहीं
option-bavney-go_on = हाँ
option-scoring = गिनती
option-scoring-line = मैच कोटों से तय हो, या हर बाज़ी के पॉइंट से।
option-scoring-courts = कोट
option-scoring-points = पॉइंट
option-row_court = कितनी बाज़ियों पर कोट
option-row_court-line = लगातार कितनी बाज़ियाँ जीतने पर कोट।
option-row_court-7 = 7
option-row_court-5 = 5
option-row_court-0 = कोई नहीं
option-target-1 = 1
option-target-3 = 3
option-target-5 = 5
option-target-7 = 7
option-target-10 = 10
option-after_court = कोट के बाद
option-after_court-line = रंग बोलने वाली टीम के कोट के बाद रंग कौन बोले।
option-after_court-partner = साथी
option-after_court-same = वही
option-hidden = रंग
option-hidden-line = रंग खुला बोला जाए, या उसका पत्ता उल्टा रखा जाए।
option-hidden-false = खुला
option-hidden-true = बंद

## Lengths and groups

group-tricks = सर उठाना
length-points_5 = 5 पॉइंट तक
length-points_5-line = जीती बाज़ी का एक पॉइंट, कोट के दो, रंग बोलने वाले पर कोट के तीन।
length-points_7 = 7 पॉइंट तक
length-court = एक कोट
length-court-line = जब तक कोई टीम सब सरें न उठाए, या पूरा सिलसिला न जीते।
length-evening-court_piece = लंबी शाम
length-evening-line-court_piece = कई कोट, या दस पॉइंट।

## What is done, and what was done

do-lay_indicator = { $cards } उल्टा रखना
do-ask_trump = रंग पूछना
do-ask_redeal = फिर बाँट माँगना
do-stop = सात पर रुकना
do-go_on = पूरी तेरह के लिए आगे खेलना
did-lay_indicator = { $name } ने { $cards } उल्टा रखा
did-ask_trump = { $name } ने रंग पूछा
did-ask_redeal = { $name } ने फिर बाँट माँगी
did-stop = { $name } सात पर रुके
did-go_on = { $name } पूरी तेरह के लिए आगे खेले

## What the rules to read say of each choice

rule-first_caller-random = पहली बाज़ी में रंग बोलने वाला पर्ची से तय होता है।
rule-first_caller-first_ace = पत्ते एक-एक करके खुलते हैं; जिसे पहला इक्का मिले वही रंग बोलता है।
rule-redeal-off = रंग बोलने वाले को मिले पत्तों से ही खेलना है।
rule-redeal-no_court_card = जिसके पास बादशाह, बेगम या ग़ुलाम न हो वह फिर बाँट माँग सकता है, लगातार दो बार नहीं।
rule-redeal-no_honour = जिसके पास इक्का, बादशाह, बेगम या ग़ुलाम न हो वह फिर बाँट माँग सकता है, लगातार दो बार नहीं।
rule-sar-single = हर सर जीतने वाली टीम तुरंत उठाती है।
rule-sar-double = सरें बीच के ढेर में रहती हैं। जो लगातार दो जीते वह ढेर उठाता है।
rule-taken_by-player = दोनों सरें एक ही खिलाड़ी को जीतनी हैं।
rule-taken_by-side = दोनों साथी एक-एक सर जीतें, तो भी चलता है।
rule-first_taking-2 = दूसरी सर से ही ढेर उठ सकता है।
rule-first_taking-3 = सर 3 से पहले ढेर नहीं उठता।
rule-first_taking-5 = सर 5 से पहले ढेर नहीं उठता।
rule-twelfth_takes-false = बारहवीं सर कुछ नहीं उठाती: जो पड़ा है वह तेरहवीं के साथ जाता है।
rule-twelfth_takes-true = बारहवीं सर औरों की तरह ढेर उठाती है।
rule-ace_rule-off = इक्के से जीती सर औरों की तरह गिनी जाती है।
rule-ace_rule-two_aces = एक खिलाड़ी के लगातार दो इक्कों में दूसरा नहीं गिना जाता: वह कुछ नहीं उठाता, और सिलसिला उसके बिना चलता है।
rule-ace_rule-any_ace = इक्के से जीती सर कभी ढेर नहीं उठाती, पर दो में से पहली हो सकती है।
rule-court_at-seven = सात-शून्य पर कोट, और बाज़ी ख़त्म।
rule-court_at-thirteen = सात-शून्य पर खेल चलता है: पूरी तेरह पर कोट; सामने वाले एक भी सर उठाएँ तो बाज़ी बिना कोट जीती गई।
rule-goon_court-three = रंग बोलने वाली टीम पर कोट तीन का है।
rule-goon_court-plain = रंग बोलने वाली टीम पर कोट भी आम कोट है।
rule-bavney-off = सात-शून्य पर बाज़ी ख़त्म।
rule-bavney-go_on = सात-शून्य पर चाल वाला आगे खेल सकता है: पूरी तेरह बावनी हैं और मैच जिताती हैं; पहली सर हारते ही बाज़ी बिना कोट जीती गई।
rule-scoring-courts = जीती बाज़ी टीम के सिलसिले में एक जोड़ती है, और सामने वालों का सिलसिला शून्य होता है। गिनती कोटों की है।
rule-scoring-points = जीती बाज़ी का एक पॉइंट, कोट के दो, रंग बोलने वाले पर कोट के तीन। सिलसिले नहीं होते।
rule-row_court-7 = लगातार सात बाज़ियाँ जीतना एक कोट है।
rule-row_court-5 = लगातार पाँच बाज़ियाँ जीतना एक कोट है।
rule-row_court-0 = सिलसिला कितना भी लंबा हो, कोट नहीं बनता।
rule-target-1 = जिसका पहला अंक बने, मैच उसी का।
rule-target-3 = मैच 3 तक है।
rule-target-5 = मैच 5 तक है।
rule-target-7 = मैच 7 तक है।
rule-target-10 = मैच 10 तक है।
rule-after_court-partner = रंग बोलने वाली टीम के कोट के बाद उसका साथी रंग बोलता है।
rule-after_court-same = टीम जीतती रहे तो वही रंग बोलता रहता है।
rule-hidden-false = रंग खुला बोला जाता है।
rule-hidden-true = रंग बोलने वाला एक पत्ता उल्टा रखता है; सूट न होने पर कोई पूछे तो उसका सूट रंग बनता है।

## Refusals

refusal-no_redeal = इन नियमों में फिर बाँट नहीं होती।
refusal-redeal_used = अभी-अभी फिर बाँट हुई है; लगातार दो बार नहीं।
refusal-holds_court_card = ये पत्ते हाथ में हैं, इसलिए फिर बाँट नहीं: { $cards }।
refusal-lay_a_card = यहाँ रंग बंद है: अपने पाँच में से एक पत्ता उल्टा रखें।
refusal-no_hidden_trump = इन नियमों में रंग खुला बोला जाता है।
refusal-must_trump = आपने रंग पूछा, और आपके पास { $count ->
    [one] रंग का एक पत्ता है: वही चलना होगा
   *[other] रंग के { $count } पत्ते हैं: उन्हीं में से एक चलना होगा
  }।
refusal-no_indicator = पूछने को कोई पत्ता उल्टा नहीं रखा है।
refusal-nothing_led = रंग वही पूछ सकता है जिसके पास सूट न हो, और पहली चाल आपकी है।
refusal-can_follow = आपके पास वही सूट है, इसलिए रंग नहीं पूछ सकते।
refusal-deal_over = बाज़ी ख़त्म हो चुकी है।
refusal-bad_turned = खुले पत्तों से यह रंग बोलने वाला नहीं निकलता।

## What happens, said aloud

news-caller_found = { $cards }: पहले इक्के से रंग बोलने वाला तय हुआ।
news-redeal_asked = { $you ->
    [yes] आपने
   *[no] { $name } ने
  } फिर बाँट माँगी।
news-indicator_laid = { $you ->
    [yes] आपने
   *[no] { $name } ने
  } एक पत्ता उल्टा रखा: रंग बंद है।
news-indicator_turned = { $you ->
    [yes] आपने
   *[no] { $name } ने
  } रंग पूछा।
news-pile_taken = { $you ->
    [yes] आपने
   *[no] { $name } ने
  } ढेर उठाया: { $count ->
    [one] { $count } सर
   *[other] { $count } सरें
  }।
news-stopped = { $you ->
    [yes] आप
   *[no] { $name }
  } सात पर रुके: कोट।
news-went_on = { $you ->
    [yes] आप
   *[no] { $name }
  } पूरी तेरह के लिए आगे खेल रहे हैं।
news-court_made = कोट हो गया।

## At the table

bot-name-W-court_piece = सना
bot-name-N-court_piece = इमरान
bot-name-E-court_piece = कावेह
seat-caller = हाकिम
called = { $you ->
    [yes] आपने
   *[no] { $name } ने
  } { suit } रंग बोला
ledger-taken-court_piece = सर
ledger-total-court_piece = { $scoring ->
    [courts] कोट
   *[points] अंक
  }
stacks = { $goal } पर जीत
stacks-label = ली गई सर: हम { $us }, वे { $them }; { $goal } पर बाज़ी जीती जाती है
stacks-label-shared = ली गई सर: { $usNames } { $us }, { $themNames } { $them }; { $goal } पर बाज़ी जीती जाती है
row-label = { $row ->
    [one] लगातार एक बाज़ी जीती
   *[other] लगातार { $row } बाज़ियाँ जीतीं
  }, { $of } पर कोट
courts-label = { $courts ->
    [one] एक कोट
   *[other] { $courts } कोट
  }
pile-empty = बीच में कोई सर नहीं
turned-up = { $cards }: रंग बोलने वाला मिल गया
indicator-own = रंग का पत्ता उलटा रखा है: { $card }, और केवल आप जानते हैं
indicator-up = रंग खुल गया: { $card }
trump-label-court_piece = { $suit ->
    [none] रंग अभी मालूम नहीं
   *[other] रंग { suit } है
  }
prompt-name_trump-court_piece = आपकी बारी: पाँच पत्तों पर रंग बोलें
prompt-wait-naming-court_piece = { $name } पाँच पत्ते देखकर रंग बोल रहे हैं
prompt-wait-staking = { $name } सात पर रुक सकते हैं या आगे खेल सकते हैं
prompt-wait-trick-court_piece = { $you ->
    [yes] सर आपने जीती
   *[no] सर { $name } ने जीती
  }
prompt-lay_indicator = एक पत्ता उलटा रखें: उसका सूट ही रंग होगा
prompt-lay_indicator-button = रखें
prompt-lay_indicator-chosen = { $card } उलटा रखें
prompt-go_on = सात-शून्य: कोट। क्या आप आगे खेलेंगे?
prompt-go_on-hint = तेरहों सर मैच जिताती हैं। पहली सर हारते ही बाज़ी बिना कोट जीती जाएगी।
offer-ask_redeal = दोबारा बाँट माँगें
offer-ask_trump = रंग खुलवाएँ
offer-stop = रुकें: कोट
offer-go_on = तेरहों के लिए आगे
review-side-court_piece = { $side ->
    [us] हम
   *[them] वे
  }: इस बाज़ी में { $taken }, कुल { $total }{ $row ->
    [-1] ।
    [0] ।
    [one] , लगातार एक बाज़ी जीती।
   *[other] , लगातार { $row } बाज़ियाँ जीतीं।
  }
review-side-shared-court_piece = { $side ->
    [us] { $usNames }
   *[them] { $themNames }
  }: इस बाज़ी में { $taken }, कुल { $total }{ $row ->
    [-1] ।
    [0] ।
    [one] , लगातार एक बाज़ी जीती।
   *[other] , लगातार { $row } बाज़ियाँ जीतीं।
  }
review-last-court_piece = पिछली सर: { $plays }। { $you ->
    [yes] आपने जीती।
   *[no] { $name } ने जीती।
  }
tricks-patch-court_piece = { $you ->
    [yes] आप
   *[no] { $name }
  }: { $card }
news-deal_began-court_piece = बाज़ी { $number }। { $firstYou ->
    [yes] आप पाँच पत्तों पर रंग बोलेंगे
   *[no] { $firstName } पाँच पत्तों पर रंग बोलेंगे
  }।
news-cards_dealt-court_piece = आपको मिले: { $cards }।
news-trick_won-court_piece = { $you ->
    [yes] सर आपने जीती।
   *[no] सर { $name } ने जीती।
  }
news-your-turn-lay_indicator = एक पत्ता उलटा रखें: उसका सूट ही रंग होगा।
news-your-turn-go_on = सात-शून्य। रुकेंगे, या तेरहों के लिए आगे खेलेंगे?

## The end of a deal

deal-headline-court_piece = { $us ->
    [yes] { $made ->
        [yes] बाज़ी आपने जीती
       *[no] बाज़ी उन्होंने जीती
      }
   *[no] { $made ->
        [yes] बाज़ी उन्होंने जीती
       *[no] बाज़ी आपने जीती
      }
  }
deal-headline-shared-court_piece = { $us ->
    [yes] { $made ->
        [yes] बाज़ी { $usNames } ने जीती
       *[no] बाज़ी { $themNames } ने जीती
      }
   *[no] { $made ->
        [yes] बाज़ी { $themNames } ने जीती
       *[no] बाज़ी { $usNames } ने जीती
      }
  }
deal-made-court_piece = { $you ->
    [yes] रंग आपने बोला, और आपकी टीम ने { $taken ->
        [0] कोई सर नहीं ली
       *[other] { $taken } सर लीं
      }
   *[no] रंग { $name } ने बोला, और उनकी टीम ने { $taken ->
        [0] कोई सर नहीं ली
       *[other] { $taken } सर लीं
      }
  }
deal-passed_out-court_piece = दोबारा बाँट
deal-passed_out-line-court_piece = रंग बोलने वाले ने दूसरे पत्ते माँगे। यह बाज़ी नहीं गिनी जाती, और वही खिलाड़ी फिर रंग बोलेगा।
summary-points-court_piece = सर
court-court_piece = { $us ->
    [yes] हमारा
   *[no] उनका
  } { $kind ->
    [goon] गून कोट: रंग बोलने वाली टीम पर कोट
    [row] कोट, लगातार बाज़ियों का
    [bavney] बावनी: तेरहों सर
   *[court] कोट
  }
court-shared-court_piece = { $us ->
    [yes] { $usNames } का
   *[no] { $themNames } का
  } { $kind ->
    [goon] गून कोट: रंग बोलने वाली टीम पर कोट
    [row] कोट, लगातार बाज़ियों का
    [bavney] बावनी: तेरहों सर
   *[court] कोट
  }
breakdown-court = शून्य के मुक़ाबले { $took } सर, कोट: { $before } + { $gain } = { $total }
breakdown-goon = रंग बोलने वाली टीम पर शून्य के मुक़ाबले { $took } सर, गून कोट: { $before } + { $gain } = { $total }
breakdown-row = { $took } सर, सिलसिला { $row_before } + 1 = { $row }, यानी कोट: { $before } + { $gain } = { $total }
breakdown-bavney = पूरी { $took } सर, बावनी: { $before } + { $gain } = { $total }
breakdown-deal = { $took } सर, बाज़ी जीती: सिलसिला { $row_before } + 1 = { $row }
breakdown-point = { $took } सर, बाज़ी जीती: { $before } + { $gain } = { $total }
breakdown-row_lost = { $took ->
    [0] कोई सर नहीं
    [one] एक सर
   *[other] { $took } सर
  }: { $row_before } का सिलसिला ख़त्म
breakdown-nothing = { $took ->
    [0] कोई सर नहीं
    [one] एक सर
   *[other] { $took } सर
  }: कुछ नहीं
cards-left = जो पत्ते बच गए

## Why something makes sense

reason-for_pile = यह जीते, तो लगातार दूसरी सर होगी, और ढेर भी साथ उठेगा।
reason-breaks_run = जो खिलाड़ी ढेर उठाने वाला था, यह उससे सर ले लेता है।
reason-stops_court = उनकी एक सर और, तो कोट: यह पत्ता आगे निकलता है।
reason-for_court = एक सर और, तो कोट।
reason-for_deal = एक सर और, तो बाज़ी अपनी।
reason-low_indicator = सबसे मज़बूत सूट का छोटा पत्ता: ऊँचे पत्ते हाथ में रहते हैं।
reason-ask_for_trump = दूसरी टीम आगे है, और रंग से सर जीती जा सकती है।
reason-may_be_lost = साथी आगे है, पर अब भी हार सकता है: रंग से सर बच सकती है।
reason-poor_cards = पाँच कमज़ोर पत्ते: दूसरे शायद बेहतर हों।
reason-court_is_made = कोट बन चुका: आगे खेलना उसे दाँव पर लगाना है।
reason-sure_of_all = अब कोई और सर नहीं जीत सकता: पूरी तेरह पक्की हैं।
score-sheet-field-tricks-court_piece = { $other ->
    [none] दूसरी टीम
   *[other] { $other }
  } की सरें
