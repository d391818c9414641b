### name: हिन्दी
### direction: ltr
### फ़ॉलो सूट हिन्दी में। हर भाषा की एक फ़ाइल, वही संदेश, उसी क्रम में।
### ऐसे वाक्य, जिनमें खिलाड़ी का लिंग न बताना पड़े; पत्तों के नाम के बाद कोई ने/से/का नहीं।

product = फ़ॉलो सूट
tagline = दो के मुक़ाबले दो का ताश, कंप्यूटर के साथ और ख़िलाफ़
page-title = फ़ॉलो सूट: साथी के साथ ताश के खेल
page-title-game = { $game } · फ़ॉलो सूट

## खेल

game-two_hundred = दो सौ
game-two_hundred-line = सौ में से कितने पॉइंट आपकी टीम लेगी? बोली लगाएँ, रंग बोलें और लेकर दिखाएँ।
game-two_hundred-also = Deux Cents, कनाडा के अकादिया से
game-tractor = ट्रैक्टर
game-tractor-line = दो गड्डियाँ, जोड़े और ट्रैक्टर, दुग्गी से इक्के तक।
game-tractor-also = शेंगजी 升级, 80 पॉइंट, चीन से
game-rangvaar = रंगवार
game-rangvaar-line = पाँच पत्ते देखकर सरों की बोली लगाएँ। रंग बोलें, फिर बाक़ी आठ देखें।
game-rangvaar-also = कोट पीस या रंग, बोली के साथ

rules-reference = प्रचलित खेल
rules-traditional = पारंपरिक खेल
rules-howto = सरल खेल
rules-auction = बोली वाला खेल
rules-standard = जोखिम वाला खेल
rules-house = घर के नियम
rules-choose = घर के नियम चुनें
rules-tractor-reference = बाँट के दौरान रंग का एलान। गुच्छा वही, जिसे कोई हरा न सके। जीत: इक्के पर बचाव टिकाकर।
rules-tractor-howto = सबसे सीधा तरीक़ा: गुच्छे नहीं, ट्रैक्टर कम, और इक्के पर पहुँचते ही जीत।
rules-tractor-auction = पहली बाज़ी में टीमें पॉइंट की बोली लगाती हैं; बाद में अगुआ रंग बोलता है। इक्के पर पहुँचते ही जीत।
rules-tractor-standard = गुच्छे जोखिम पर, और एलान न हो तो रंग किटी से, जैसे बहुत-सी टेबलों पर।
rules-rangvaar-reference = पहले को बोलना ही है, दौर तीन पास तक चलता है, और टूटी बोली में हर कम सर पर एक पॉइंट कटता है।
rules-rangvaar-house = आपके अपने नियम, एक-एक करके चुने हुए।
rules-two_hundred-house = आपके अपने नियम, एक-एक करके चुने हुए।
rules-tractor-house = आपके अपने नियम, एक-एक करके चुने हुए।
rules-two_hundred-reference = चालीस पत्ते, हर एक को दस। सब एक बार बोलते हैं; तीन पास हों तो डीलर 50 पर खेलता है।
rules-two_hundred-traditional = छत्तीस पत्ते, हर एक को नौ। दौर तीन पास तक चलता है; −200 तक गिरी टीम हारती है।

## शुरुआत

home-offers = ताश के खेल
home-games = खेल
home-new = इस खेल में नए हैं?
home-day = आज की बाज़ी
home-day-done = आज की बाज़ी: { $result }
home-rules = नियम
home-length = कितनी देर?
length-minutes = क़रीब { $count } मिनट
length-alone = एक बाज़ी बस एक व्यक्ति बॉटों के साथ खेल सकता है।
length-house-line = जितना आपके घर के नियम कहें।
length-deal = एक बाज़ी
length-deal-line = सिर्फ़ एक बाज़ी। बाद में देखें कि हमारे बॉट यही पत्ते कैसे खेलते हैं, या इन्हें दोस्त को भेजें।
length-evening = एक छोटी शाम
length-evening-line-tractor = 10 से इक्के तक: क़रीब दस बाज़ियाँ, नियमों के हिसाब से आठ से बारह। 10 और बादशाह का बचाव किए बिना कोई टीम आगे नहीं जाती।
length-whole = पूरा सफ़र
length-whole-line-tractor = 2 से इक्के तक: क़रीब तीस बाज़ियाँ।
length-200 = 200 तक
length-300 = 300 तक
length-500 = 500 तक
length-3 = 3 बाज़ियाँ
length-5 = 5 बाज़ियाँ
home-table = टेबल
home-table-name = { $seats } खिलाड़ी, { $packs } गड्डियाँ
home-table-line = { $seats } खिलाड़ी, { $packs } गड्डियाँ: हर एक को { $hand } पत्ते, किटी में { $kitty }। हमलावरों को { $goal } पॉइंट चाहिए।
home-table-only = “{ $rules }” सिर्फ़ इसी टेबल पर।
home-table-only-auction = “{ $rules }” में दो के मुक़ाबले दो बोलते हैं, इसलिए सिर्फ़ चार खिलाड़ी और दो गड्डियाँ। ज़्यादा हों, तो रंग का एलान बाँट के दौरान होता है।
home-table-other-auction = एलान से खेलें
home-name = आपका नाम
home-name-hint = आप
home-level = बॉट का हुनर
level-beginner = नौसिखिया
level-casual = शौक़िया
level-expert = माहिर
level-master = उस्ताद
language = भाषा (Language)
home-first = अपनी पहली बाज़ी खेलें
home-guided = पहली बाज़ी, समझाते हुए
home-again = फिर खेलें
home-streak = लगातार { $count } दिन
home-learn = सीखें और अभ्यास करें
home-cards = आपकी अपनी मेज़ पर
home-sites = आपके प्रोग्राम और साइट के लिए
home-about = इस साइट के बारे में
home-deal = पत्ते बाँटें
home-deals = { $rules } · बॉट: { $level }
home-deals-chips = { $rules } · बॉट: { $level } · दाँव { $stake }
home-last = पिछली बार खेला
home-ways = और भी
home-days = सारे दिन
home-docs = प्रोग्रामरों के लिए
home-python = पाइथन के साथ खेलें
home-accessibility = सुगम्यता
home-waiting = तैयार होते ही बाँट होगी…
home-continue = मैच जारी रखें
home-continue-which = { $game }, बाज़ी { $deal }
home-note = मुफ़्त, बिना खाते, बिना इंटरनेट भी। कुछ बाहर नहीं जाता।
home-note-online = मुफ़्त, बिना खाते। कुछ बाहर नहीं जाता।
home-no-script = यहाँ खेलने के लिए JavaScript और WebAssembly चाहिए, और JavaScript बंद है। नियम इसके बिना भी पढ़े जा सकते हैं।
home-no-files = इस पेज की अपनी स्क्रिप्ट नहीं आई, इसलिए यहाँ खेला नहीं जा सकता। अगर पता / पर ख़त्म नहीं होता, तो अंत में / जोड़कर उसे फिर खोलें। नियम इसके बिना भी पढ़े जा सकते हैं।
home-from-file = ब्राउज़र इस पेज को फ़ाइल से नहीं चलाता। इसकी जगह follow-suit.html खोलें: पूरा खेल एक ही फ़ाइल में, जो हर रिलीज़ के साथ आती है; या सोर्स कोड में python3 build/play.py चलाएँ।
home-one-file-cut = यह फ़ाइल पूरी नहीं है: रास्ते में कट गई। इसे फिर से लें।
home-one-file-old = यह ब्राउज़र इस फ़ाइल के लिए बहुत पुराना है। इसे किसी नए ब्राउज़र में खोलें।
options = विकल्प
language-unread = यह हिन्दी अब तक किसी हिन्दी बोलने वाले ने नहीं जाँची।
language-correct = ग़लती बताएँ

## ऐसा पता, जहाँ कुछ नहीं

not-found = इस पते पर कुछ नहीं है
not-found-line = शायद पेज कहीं और चला गया, या पता लिखने में चूक हुई।

## सेटिंग

settings = सेटिंग
settings-play = खेल
settings-looks = रूप
settings-sound = आवाज़
settings-keys = कीबोर्ड और सूचनाएँ
settings-about = इस पेज के बारे में
about-way = { $way ->
    [stock] इंजन दूसरे तरीक़े से, पाइथन की मूल फ़ाइलों से शुरू हुआ। शुरू होने में ज़्यादा समय लगता है, खेल वही है।
   *[quick] इंजन तेज़ तरीक़े से, इस पेज के लिए बनी फ़ाइलों से शुरू हुआ।
}
settings-textTable = टेक्स्ट टेबल: बिना चित्रों के, केवल पंक्तियाँ और बटन
settings-theme = थीम
theme-system = अपने-आप
theme-light = दिन
theme-dark = शाम
theme-contrast = कंट्रास्ट
settings-deck = सूट
deck-four = चार कलर
deck-two = दो कलर
settings-cards = पत्तों का आकार
cards-small = छोटे
cards-normal = मझोले
cards-large = बड़े
settings-back = पत्तों की पीठ
back-block = खेल की अपनी
back-geese = हंस
back-cabin = झोंपड़ी
back-ninepatch = नौ ख़ाने
settings-cloth = मेज़ का कपड़ा
cloth-linen = लिनन
cloth-sage = हल्का हरा
cloth-rose = गुलाबी
cloth-felt = गहरा नमदा
settings-motion = ऐनिमेशन
motion-system = जैसा सिस्टम कहे
motion-reduced = बिल्कुल नहीं
motion-full = पूरा
settings-order = पत्तों का क्रम
settings-avatar = टेबल पर आपका निशान
avatar-star = तारा
avatar-pinwheel = फिरकी
avatar-hourglass = रेतघड़ी
avatar-cross = चौराहा
avatar-geese = हंस
avatar-window = खिड़की
avatar-stairs = सीढ़ियाँ
avatar-house = घर
avatar-off = कोई निशान नहीं
settings-reveal = एक ही डिवाइस पर खेलने वाले अपने पत्ते देखें
reveal-tap = छूकर
reveal-hold = दबाए रखकर
order-suits = सूट से
order-reversed = उलटे
order-ranks = दर्जे से
settings-speed = रफ़्तार
speed-slow = धीमी
speed-normal = सामान्य
speed-fast = तेज़
speed-instant = फ़ौरन
settings-tapToContinue = हर सर के बाद मेरे कहने पर ही आगे बढ़ें
settings-autoplay = जहाँ एक ही चाल हो, मेरे लिए चल दें
settings-oneTap = एक बार छूते ही पत्ता चलें
settings-points = पत्तों पर पॉइंट दिखाएँ
settings-coach = कोच: साफ़ नुक़सान वाली चाल से पहले “पक्का?” पूछे
settings-volume = आवाज़ कितनी
settings-verbosity = सूचनाएँ
verbosity-brief = कम
verbosity-normal = सामान्य
verbosity-full = पूरी
settings-numbers = मेरे पत्तों पर नंबर लगाएँ, ताकि “पत्ता 3” कहा जा सके
settings-shortcuts = एक अक्षर वाले शॉर्टकट

## शॉर्टकट, और पूछने पर क्या बताया जाता है

keys = शॉर्टकट
keys-show = शॉर्टकट दिखाएँ
keys-line = टेबल पर, जब कुछ लिखा न जा रहा हो। सेटिंग में बंद किए जा सकते हैं।
keys-suit = हाथ में उस सूट के अगले पत्ते पर
keys-trumps = हाथ में रंग के अगले पत्ते पर
keys-playable = अगले ऐसे पत्ते पर जो खेला जा सकता है
keys-pass = पास
keys-hint = सुझाव दिखाएँ, और फिर हटाएँ
keys-pause = बॉट या बाँट रोकें, और फिर चलने दें
keys-hurry = तेज़
keys-turn = किसकी बारी है
keys-review = टेबल पर पड़ी सर, या पिछली
keys-points = स्कोर
keys-bids = बोलियाँ या एलान, और रंग
keys-tricks = बाज़ी की सारी सरें
keys-undo = वापस लें
keys-sort = पत्ते फिर से लगाएँ
keys-move = पत्ते को हाथ में दूसरी जगह रखें
keys-list = यह सूची
keys-arrows = एक पत्ते से दूसरे पर
keys-enter = एंटर
keys-enter-does = पत्ता उठाएँ, चलें, या सर के बाद आगे बढ़ें
keys-escape-does = उठाया पत्ता वापस रखें; खुला पैनल बंद करें
review-trick = { $plays }। अभी { $you ->
    [yes] आप
   *[no] { $name }
  } आगे हैं{ $count ->
    [0] ।
   *[other] , इसमें { ledger-points }।
  }
review-last = पिछली सर: { $plays }। सर { $you ->
    [yes] आपकी
   *[no] { $name } की
  }{ $count ->
    [0] ।
   *[other] , { ledger-points }।
  }
review-nobody = किसी की बारी नहीं।
review-side = { $side ->
    [us] हम
   *[them] वे
  }: इस बाज़ी में { $taken }, कुल { $total }।
review-pile = बीच में { $count ->
    [one] एक सर है
   *[other] { $count } सर हैं
  }; { $you ->
    [yes] आपने
   *[no] { $name } ने
  } { $run ->
    [one] पिछली जीती
   *[other] लगातार { $run } जीतीं
  }।
review-indicator = रंग का पत्ता उलटा रखा है।
hand-down = { $count } पत्ते उलटे हैं: रंग बोले जाने तक केवल बोलने वाला देखता है
review-score-tractor = हम लेवल { $us_level } पर, वे { $them_level } पर।

## वापस लेना, दावा, आगे बढ़ना

undo = वापस लें
claim = बाक़ी सब मेरी
claim-tricks = { $count ->
    [one] आख़िरी सर आपकी है
   *[other] सभी { $count } सरें आपकी हैं
  }
go-on = आगे बढ़ें
pace-pause = रोकें
pace-go-on = आगे बढ़ें
pace-hurry = आपकी बारी आने तक तेज़
pace-paused = खेल रुका है। बॉट आपका इंतज़ार कर रहे हैं।

## इंजन

engine-label = इंजन
engine-first = पत्ते और नियम आ रहे हैं
engine-stage = { $stage ->
    [download] पत्ते और नियम आ रहे हैं
    [python] पत्ते फेंटे जा रहे हैं
    [engine] टेबल लग रही है
   *[other] इंजन आ रहा है
  }
engine-bytes = { $total } में से { $loaded } MB
engine-missing = खेल के { $total } MB में से { $loaded } MB आ चुके हैं; बाक़ी नहीं आया।
engine-by-itself = इंटरनेट लौटते ही खेल अपने-आप आगे बढ़ेगा।
engine-cut-off = इंटरनेट नहीं है: खेल का { $percent } % आ चुका है। { engine-by-itself }
engine-ready = तैयार
engine-otherwise = दूसरे तरीक़े से शुरू हो रहा है
engine-meanwhile = तब तक: दो मिनट में नियम
engine-retry = फिर कोशिश करें
page-anew = नया वर्ज़न लोड करें
update-ready = नया वर्ज़न तैयार
update-ready-note = पेज का नया वर्ज़न आ गया है। मैच जहाँ है, वहीं से चलेगा।
engine-failed = इंजन शुरू नहीं हुआ
failure-wasm_blocked = यह ब्राउज़र पेज को WebAssembly चलाने नहीं देता, और इंजन को वही चाहिए। शायद लॉकडाउन मोड या कोई एक्सटेंशन रोक रहा है।
failure-file_missing = इंजन को जो फ़ाइल चाहिए, यह साइट उसे नहीं दे रही।
failure-damaged = इंजन की एक फ़ाइल ख़राब पहुँची: यह वह फ़ाइल नहीं है जिससे यह साइट बनी थी।
failure-policy = इस साइट का एक सुरक्षा नियम इंजन को चलने नहीं देता। उसे साइट चलाने वाला ही बदल सकता है।
failure-frame_refused = इंजन जिस फ़्रेम में चलता है, यह साइट उसे रोकती है। इसे साइट चलाने वाला ही बदल सकता है।
failure-wrong_type = यह साइट इंजन की एक फ़ाइल ऐसे रूप में भेजती है जिसे कोई ब्राउज़र नहीं चलाता। इसे साइट चलाने वाला ही बदल सकता है।
failure-too_many = यह साइट अभी और अनुरोध नहीं ले रही। थोड़ा रुककर फिर कोशिश करें।
failure-unreachable = इस साइट से कोई जवाब नहीं आ रहा। शायद इंटरनेट बंद है, या साइट ही बंद है।
failure-script = पेज की अपनी स्क्रिप्ट नहीं आई, या साइट उसे ऐसे रूप में भेजती है जिसे कोई ब्राउज़र नहीं चलाता।
failure-stalled = डाउनलोड रुक गया है। शायद इंटरनेट या साइट धीमी है: फिर कोशिश करें।
failure-boot_failed = इंजन आ गया, पर शुरू नहीं हुआ।
failure-outdated = { notice-outdated }
failure-engine_died = इंजन रुक गया। आपका मैच सुरक्षित है: फिर कोशिश करें, वहीं से चलेगा।

## सीटें और पत्ते

seat = { $seat ->
    [S] दक्षिण
    [SW] दक्षिण-पश्चिम
    [W] पश्चिम
    [NW] उत्तर-पश्चिम
    [N] उत्तर
    [NE] उत्तर-पूरब
    [SE] दक्षिण-पूरब
   *[E] पूरब
  }
bot-name-W = ओदील
bot-name-N = तेओ
bot-name-E = इवोन
seat-you = आप
seat-partner = साथी
seat-declarer = बोलीदार
seat-dealer = डीलर
seat-handed_over = बॉट खेल रहा है
seat-stand_in = बाहर: बॉट खेल रहा है
seat-turn = { $you ->
    [yes] आपकी बारी
   *[no] { $name } की बारी
  }
seat-label = { $you ->
    [yes] आप, { $seat }
   *[no] { $name }, { $seat }{ $partner ->
        [yes] , आपके साथी
       *[no] {""}
      }
  }
seat-cards = { $count ->
    [one] { $count } पत्ता
   *[other] { $count } पत्ते
  }
suit = { $suit ->
    [S] हुकुम
    [H] पान
    [C] चिड़ी
    [D] ईंट
    [trump] रंग
   *[NT] बिना रंग
  }
suit-title = { suit }
card = { suit } { $rank ->
    [A] का इक्का
    [K] का बादशाह
    [Q] की बेगम
    [J] का ग़ुलाम
    [T] का दहला
   *[other] का { $rank }
  }
card-joker-small = छोटा जोकर
card-joker-big = बड़ा जोकर
list-comma = { ", " }
list-and = { $first } और { $last }
list-next = { $first }; { $last }
sentence = { $words }।

## स्कोर: जो हमेशा सामने रहता है

ledger = स्कोर
us = हम
them = वे
ledger-taken = मिले
ledger-total = कुल
ledger-goal = /{ $target }
ledger-points = { $count } पॉइंट
ledger-deal = बाज़ी { $number }
trump = रंग
contract = बोली
contract-so-far = अब तक
contract-none = अब तक बोली नहीं
contract-label = बोली { $value }, { $you ->
    [yes] आपकी
   *[no] { $name } की
  }{ $forced ->
    [yes] , मजबूरी में
   *[no] {""}
  }
trump-label = { $suit ->
    [none] रंग अभी नहीं बोला गया
    [NT] बिना रंग
   *[other] रंग { suit }
  }
order = कौन-सा पत्ता किससे बड़ा
order-open = कौन किससे बड़ा है, और क्या गिना जाता है
order-trumps = { $count ->
    [0] अभी किसी को तुरुप का पता नहीं।
   *[other] तुरुप बाक़ी सब पत्तों को काटते हैं। सबसे बड़ा पहले:
  }
order-equal = बराबर के तुरुपों में वह जीतता है जो पहले चला गया।
order-plain = कोई तुरुप न चले, तो चले हुए रंग का सबसे बड़ा पत्ता सर लेता है। सबसे बड़ा पहले:
order-points = इन पत्तों के पॉइंट हैं: { $worth }।
order-tricks = किसी पत्ते के पॉइंट नहीं हैं: सरें गिनी जाती हैं।
last-trick = पिछली सर
last-trick-open = पिछली सर, { $you ->
    [yes] आपकी
   *[no] { $name } की
  }: { $cards }। सारी सरें देखें

## बोलियाँ

call-pass = पास
call-bid = { $value }
call-forced = { $value }, मजबूरी में

## अब क्या करना है

prompt-bid = आपकी बोली?
prompt-bid-hint-two_hundred = सौ में से जितने पॉइंट आपकी टीम लेगी।
prompt-bid-button = { $value } बोलें
prompt-pass-button = पास
prompt-bid-no-pass = यहाँ “पास” नहीं है। { $why }
prompt-name_trump = { $value } पर बोली आपकी। रंग बोलें।
prompt-play-only = यहाँ चलने लायक़ बस: { $cards }
prompt-play-lead = पहली चाल आपकी
prompt-play-lead-taught = पहली चाल आपकी: छूने से जोड़ा या ट्रैक्टर उठे, फिर छूने से पत्ता वापस
prompt-play-follow = आपकी बारी: पहली चाल { suit } की
prompt-play-chosen = { $card } चलें
prompt-play-button = चलें
prompt-wait-betting = { $name } की बोली का इंतज़ार
prompt-wait-naming = { $name } के रंग का इंतज़ार
prompt-wait-playing = { $name } की चाल का इंतज़ार
prompt-wait-trick = { $you ->
    [yes] सर आपकी
   *[no] सर { $name } की
  }
prompt-wait-trick-points = { prompt-wait-trick }: { ledger-points }
prompt-dealing = पत्ते बँट रहे हैं
prompt-dealing-taught = पत्ते बँट रहे हैं। गड्डी छूने से रुकते हैं

## हाथ के पत्ते

hand = आपके पत्ते
hand-card = { $card }
hand-card-number = { $card }, पत्ता { $number }
hand-card-picked = { $card }, किटी से
hand-card-chosen = { $card }, चुना हुआ पत्ता
hand-moved = { $card }: { $count } में से जगह { $place }
hand-sort = पत्ते फिर से लगाएँ
hand-arrange = पत्ते ख़ुद लगाएँ
hand-arrange-line = पत्ते को छुएँ, फिर वह जगह, जहाँ उसे रखना है।
hand-arrange-done = हो गया
hand-over = आगे बॉट को खेलने दें
handed-over-line = बाज़ी के अंत तक आपकी जगह बॉट खेल रहा है।
take-over = फिर ख़ुद खेलें
hand-card-held = { $card }, जगह चुनें
hand-sorted = पत्ते फिर से लग गए।
hand-card-refused = { $card }, चल नहीं सकते: { $why }
trick = सर
trick-card = { $you ->
    [yes] आप
   *[no] { $name }
  }: { $card }
trick-card-winning = { trick-card }, अभी आगे

## हर एक अपने डिवाइस पर

multiplayer = साथ खेलें
score-sheet = असली पत्तों के साथ
menu-sheet = असली पत्तों का हिसाब रखें
refusal-pair_other = यहाँ यह कोड नहीं चाहिए। जगह का कोड फ़ोन स्कैन करता है, और फ़ोन का कोड पत्ते बाँटने वाला डिवाइस।
refusal-pair_old = यह कोड दस मिनट से पुराना है। नया माँगें।
refusal-pair_used = यह कोड काम में आ चुका: वह जगह दूसरे फ़ोन ने ले ली। इस फ़ोन को नया कोड दिखाएँ।
refusal-pair_no_offer = यहाँ कोई टेबल इस जवाब का इंतज़ार नहीं कर रही। इसे उस डिवाइस पर खोलें जिसने जगह का कोड दिखाया था, या वहाँ नया कोड दिखाएँ।
refusal-pair_other_tab = आपका जवाब दूसरे टैब की टेबल तक पहुँच गया। यह टैब बंद कर सकते हैं।
refusal-pair_isolated = दोनों डिवाइस एक-दूसरे तक नहीं पहुँचते। कुछ नेटवर्क, ख़ासकर मेहमानों के वाई-फ़ाई, डिवाइसों को अलग रखते हैं। दोनों को एक ही वाई-फ़ाई या किसी एक के हॉटस्पॉट में रखें, या एक ही डिवाइस पर खेलें।
refusal-pair_unable = यह ब्राउज़र दूसरे डिवाइसों से नहीं जुड़ सकता। दूसरा ब्राउज़र लें, या एक ही डिवाइस पर खेलें।
refusal-camera_none = यहाँ कैमरा नहीं है। किसी और प्रोग्राम से कोड की फ़ोटो लें, या लिंक चिपकाएँ।
refusal-camera_refused = यहाँ कैमरे की इजाज़त नहीं है। ब्राउज़र की सेटिंग में इजाज़त दें, फ़ोटो लें, या लिंक चिपकाएँ।
refusal-photo_no_code = इस तस्वीर में कोई कोड नहीं है। कैमरा पास लाएँ और सीधा रखें।
refusal-pictures_hidden = यह ब्राउज़र पेजों से तस्वीरें छिपाता है, इसलिए यहाँ कोड पढ़ा नहीं जा सकता। लिंक चिपकाएँ।
refusal-line_lost = टेबल से संपर्क टूट गया।
refusal-line_misbehaved = इस फ़ोन ने वह भेजा जो हमारा कोई फ़ोन नहीं भेजता: उसका संपर्क बंद किया गया और बॉट बैठ गया।
refusal-not_for_guests = इस फ़ोन का अपना इंजन नहीं है: यह पत्ते बाँटने वाले डिवाइस पर होता है, या मैच के बाद यहाँ।
refusal-undo_asked = दूसरी टीम से पूछा गया: { $names }।
refusal-undo_declined = दूसरी टीम को मंज़ूर नहीं।
refusal-undo_too_soon = यह मिनट में एक बार पूछा जा सकता है।
refusal-undo_too_often = यह एक बाज़ी में तीन बार पूछा जा सकता है।
refusal-not_drawn = पत्ते नहीं निकाले गए: किसी ने हाँ नहीं कहा, या संख्या नहीं दी।
refusal-host_left = टेबल छोड़ दी गई, या जगह किसी और को दी गई।
refusal-host_older = पत्ते बाँटने वाले डिवाइस पर Follow Suit का पुराना वर्ज़न है। वहाँ पेज फिर से खोलें।
refusal-guest_older = इस फ़ोन पर Follow Suit का वर्ज़न टेबल से पुराना है।
refusal-next_deal = आप अगली बाज़ी से बैठेंगे।

## एक ही डिवाइस पर कई लोग

pass-cover = पत्ते ढकें
pass-next = अब { $name } की बारी
pass-show = { $name }: मेरे पत्ते दिखाएँ
pass-hold = { $name }: पत्ते देखने के लिए दबाए रखें
pass-wait = सारे पत्ते ढके हैं
pass-watch = बॉट खेल रहे हैं
pass-peek = अपने पत्ते देखें
pass-cards-of = { $name } के पत्ते
pass-look-back = यह बाज़ी किसे दोबारा देखनी है?
pass-undo = वापस लें?
pass-undo-line = { $name } को अपना पिछला फ़ैसला वापस लेना है। { $names }, मंज़ूर है?
pass-undo-yes = हाँ, वापस लें
pass-undo-no = नहीं
side-names = { $one } और { $other }
side-or = { $one } या { $other }
us-shared = { $usFirst }
them-shared = { $themFirst }
review-side-shared = { $side ->
    [us] { $usNames }
   *[them] { $themNames }
  }: इस बाज़ी में { $taken }, कुल { $total }।
review-score-tractor-shared = { $usNames } लेवल { $us_level } पर, { $themNames } लेवल { $them_level } पर।
deal-headline-shared = { $us ->
    [yes] { $usNames }
   *[no] { $themNames }
  }: { $made ->
    [yes] बोली पूरी
   *[no] बोली टूटी
  }
deal-ahead-shared = { $ahead ->
    [us] बाज़ी { $usNames } की
    [them] बाज़ी { $themNames } की
   *[none] कोई आगे नहीं
  }
match-won-shared = { $us ->
    [yes] { $usNames } ने मैच जीता
   *[no] { $themNames } ने मैच जीता
  }
court-shared = { $us ->
    [yes] { $usNames }
   *[no] { $themNames }
  } का कोट: { $kind ->
    [all_tricks] पूरी तेरह सरें
   *[first_seven] पहली सात सरें
  }
ledger-attackers-label-shared = हमलावर { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  }: { ledger-points }; { $goal } पर अगला बचाव इनका
tally-none-shared = अगला बचाव { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  } का
tally-gain-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  }: { $count } लेवल ऊपर
tally-to-ace-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  }: इक्के तक ऊपर
tally-tricks-shared = हमलावर { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  }: सरों के पॉइंट
tally-next-shared = अगला बचाव { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  } का; अगुआ { $name }।
news-deal_scored-shared = बाज़ी ख़त्म। { $usNames }: { $usChange }, कुल { $usTotal }। { $themNames }: { $themChange }, कुल { $themTotal }।
news-match_won-shared = { $side ->
    [us] { $usNames } ने मैच जीता।
    [them] { $themNames } ने मैच जीता।
   *[none] मैच बराबर।
  }
news-level_changed-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  } अब लेवल { $level } पर।

## बाज़ी का हिसाब

deal-made = { $you ->
    [yes] आपने { $contract } बोले, टीम को { $taken } मिले
   *[no] { $name } ने { $contract } बोले, टीम को { $taken } मिले
  }
deal-headline = { $us ->
    [yes] { $made ->
        [yes] हमारी बोली पूरी
       *[no] हमारी बोली टूटी
      }
   *[no] { $made ->
        [yes] उनकी बोली पूरी
       *[no] उनकी बोली टूटी
      }
  }
deal-ahead = { $ahead ->
    [us] बाज़ी हमारी
    [them] बाज़ी उनकी
   *[none] कोई आगे नहीं
  }
deal-took = { $unit ->
    [tricks] सरें: { $us } बनाम { $them }।
   *[points] पॉइंट: { $us } बनाम { $them }।
  }
deal-passed_out = सबने पास किया
deal-passed_out-line = कुछ नहीं जुड़ता; पत्ते फिर बाँटे जाएँगे।
summary-before = पहले
summary-points = मिले
summary-change = बदलाव
summary-total = कुल
sound-off = आवाज़ बंद करें
sound-on = आवाज़ चालू करें
feat-captured = { $us ->
    [yes] किटी हमने जीती
   *[no] किटी उन्होंने जीती
  }
feat-streak = लगातार { $count } दिन
feat-best = अब तक का आपका सबसे अच्छा नतीजा
deal-next = अगली बाज़ी
match-new = नया मैच
match-leave = खेलों पर लौटें
match-won = { $us ->
    [yes] मैच हमने जीता
   *[no] मैच उन्होंने जीता
  }
match-tie = मैच बराबर
match-line = { $us } बनाम { $them }, { $deals ->
    [one] { $deals } बाज़ी
   *[other] { $deals } बाज़ियों
  } के बाद
reckoned = हिसाब
breakdown-made = बोली { $contract }, मिले { $took }: { $change }
breakdown-lost = बोली { $contract }, मिले { $took }, { $missing } कम: बोली टूटी, { $change }
breakdown-took = मिले { $took }: { $change }
breakdown-no_bet = मिले { $took }, पर 100 या ज़्यादा पर खड़ी टीम के पॉइंट तभी गिने जाते हैं जब उसने बोली लगाई हो: { $change }
breakdown-made-rangvaar = बोली { $contract }, सर { $took }: { $change }
breakdown-took-rangvaar = सर { $took }: { $change }
breakdown-shortfall = बोली { $contract }, सर { $took }: { $took } − { $missing } कम = { $change }
breakdown-minus_bid = बोली { $contract }, सर { $took }, { $missing } कम: बोली जितने घटे, { $change }
breakdown-floor_zero = बोली { $contract }, सर { $took }: { $took } − { $missing } कम, पर 0 से नीचे नहीं: { $change }
breakdown-levels = हमलावरों के { $range ->
    [one] { $fewest }
    [open] { $fewest } या ज़्यादा
   *[two] { $fewest } से { $most }
  } पॉइंट पर { $kind ->
    [declaring] बचाव वाले { $gain } लेवल ऊपर जाते हैं
    [opposing] हमलावर { $gain } लेवल ऊपर जाते हैं
    [declaring_to_ace] बचाव वाले इक्के तक ऊपर जाते हैं
    [opposing_to_ace] हमलावर इक्के तक ऊपर जाते हैं
    [nobody] कोई ऊपर नहीं जाता
   *[bid] कोई ऊपर नहीं जाता, क्योंकि बोली टूटी
  }।
breakdown-held_at_ace = बचाव वाले इक्के पर टिके, और इससे मैच जीत गए।
breakdown-stopped = जिस लेवल का बचाव ज़रूरी है, वहाँ चढ़ना रुक जाता है।

## मेनू और पैनल

menu = मेनू
menu-close = बंद करें
menu-deal = यह बाज़ी
menu-match = यह मैच
agreements = आपसी समझ
menu-leave = टेबल छोड़ें
menu-leave-note = मैच रखा रहता है; बाद में जारी रखें।
give-up = हार मानें
give-up-sure = इस मैच में हार मानें?
give-up-anew = यह मैच ख़त्म करके नया शुरू करें?
give-up-line = फिर यह जारी नहीं हो सकेगा। खेली हुई बाज़ियाँ “आपके मैच” में रहेंगी।
give-up-not = खेलते रहें
tricks = इस बाज़ी की सरें
tricks-none = अभी तक कोई सर नहीं बनी।
tricks-points = पॉइंट
tricks-patch = { $you ->
    [yes] आप
   *[no] { $name }
  }: { $card }, { ledger-points }
tricks-won-mark = , सर ली

## गड़बड़

trouble = इंजन लड़खड़ाया
trouble-line = इंजन में कुछ गड़बड़ हुई। मैच वहीं से चलेगा; नीचे का रिकॉर्ड वजह ढूँढने में काम आएगा।
trouble-saved = वह मैच आगे नहीं चल सकता
trouble-saved-line = जो रखा था, पढ़ा नहीं जा सका। उसे अलग रखकर नीचे दिखाया है; नया मैच शुरू हो सकता है।
trouble-record = अब तक का मैच
trouble-copy = यह बाज़ी कॉपी करें
trouble-close = आगे बढ़ें

elsewhere = यह मैच दूसरे टैब में खुला है
elsewhere-line = एक बार में एक ही टैब में खेला जा सकता है। यहाँ खेलें, तो दूसरा टैब इसे छोड़ देगा।
elsewhere-here = यहाँ खेलें
elsewhere-leave = वहीं रहने दें
notices = सूचनाएँ
notice-close = यह सूचना हटाएँ
notice-loading = लोड हो रहा है…
notice-file_missing = पेज का एक हिस्सा लोड नहीं हो सका। शायद इंटरनेट बंद है, या साइट ही बंद है।
notice-outdated = इस पेज का एक हिस्सा अब साइट पर नहीं है: वहाँ नया वर्ज़न है। उसे लोड करें। आपने जो खेला है, वह सुरक्षित है।
notice-outdated_unkept = इस पेज का एक हिस्सा अब साइट पर नहीं है: वहाँ नया वर्ज़न है। मैच पूरा होने पर उसे लोड करें: यहाँ मैच सहेजा नहीं जाता।
notice-refused = यह ब्राउज़र इस पेज का कुछ नहीं रखता। पेज बंद करते ही खेला हुआ मिट जाएगा।
notice-full = डिवाइस में जगह नहीं बची। खेलते रहें; पर अब से खेला हुआ पेज बंद करते ही मिट जाएगा।
notice-lost = ब्राउज़र अपने भंडार तक नहीं पहुँच पा रहा। खेलते रहें; अब से सब मेमोरी में है। “आपका डेटा” में उसे फ़ाइल में सहेज सकते हैं।
notice-unkept = ब्राउज़र आपके मैच रखता है, पर सेटिंग, सितारे, पहेलियाँ और सीटें नहीं रख पा रहा। इनमें जो नया है, पेज बंद होने तक है।
notice-elsewhere = आपका मैच दूसरे टैब में चल रहा है।
notice-undo_request = दूसरी टीम में कोई अपनी पिछली चाल वापस लेना चाहता है।
notice-undo_request-look = जवाब दें
notice-restarted = इंजन रुक गया था, फिर से चलाया गया। मैच वहीं से चलेगा।
notice-act_lost = पत्ते फिर से बाँटने पड़े, और आपने जो किया था वह उन पर ठीक नहीं बैठता। फिर से चुनें।
notice-language = यह भाषा अभी इस डिवाइस पर नहीं है और मँगाई भी नहीं जा सकी। बाद में इसे फिर चुनें।
notice-textTable = टेबल बिना चित्रों के, केवल पंक्तियों और बटनों में भी दिखाई जा सकती है।
notice-textTable-use = टेक्स्ट टेबल दिखाएँ
notice-aside = रखी हुई कोई चीज़ पढ़ी नहीं जा सकी। वह “आपका डेटा” में अलग रखी है।

## पुराने मैच, आँकड़े, सब कुछ एक फ़ाइल में

history = आपके मैच
history-matches = मैच
history-statistics = आँकड़े
history-data = आपका डेटा
history-none = अभी कोई मैच नहीं
history-none-line = आपका हर मैच यहीं, इस ब्राउज़र में रहता है। उसकी हर बाज़ी पत्ता-दर-पत्ता दोबारा देखी जा सकती है।
history-more = और दिखाएँ ({ $count })
history-won = जीत
history-lost = हार
history-won-by = { $names } की जीत
history-watched = सिर्फ़ बॉट
history-tie = बराबर
history-unfinished = बाज़ी { $deal } चालू
history-assisted = मदद के साथ
history-continue = जारी रखें
history-continue-label = { $game }, बाज़ी { $deal } जारी रखें
history-to-list = सारे मैच
history-to-match = सारी बाज़ियाँ
history-deal = बाज़ी { $number }
history-deal-open = अंत तक नहीं खेली गई
history-deal-passed = सबने पास किया
history-deal-bid = { $you ->
    [yes] आपकी
   *[no] { $name } की
  } बोली { $contract }, नतीजा { $taken }: { $made ->
    [yes] बोली पूरी
   *[no] बोली टूटी
  }
history-deal-declared = बचाव { $whose ->
    [us] हमारा
    [other] { $name } का
   *[them] उनका
  }; हमलावरों को { $taken } मिले: बचाव { $made ->
    [yes] टिका
   *[no] टूटा
  }
history-save-record = रिकॉर्ड सहेजें
history-remove = यह मैच मिटाएँ
history-remove-sure = हमेशा के लिए मिटाएँ
history-keep = नहीं, रहने दें
history-unreadable = वह मैच पढ़ा नहीं जा सका। वह “आपका डेटा” में अलग रखा है।
history-wait = इंजन अभी नहीं आया। आते ही मैच अपने आप खुल जाएगा।
level-mixed = मिले-जुले
replay-controls = बाज़ी में आगे-पीछे
replay-back = एक पत्ता पीछे
replay-on = एक पत्ता आगे
replay-stop-back = एक सर पीछे
replay-stop-on = एक सर आगे
replay-step = बाज़ी में कहाँ
replay-at = { $steps } में से क़दम { $step }
replay-yourself = ख़ुद खेलें
replay-played-by = खेला: { $names }
replay-nothing = पत्ते बँट गए हैं।
replay-hands = पत्ते और विकल्प
replay-all-hands = सबके पत्ते
replay-hand = { $you ->
    [yes] आपके
   *[no] { $name } के
  } पास { $cards }
replay-hand-hidden = { $name } के पास { $count ->
    [one] { $count } पत्ता
   *[other] { $count } पत्ते
  }
replay-no-cards = कोई पत्ता नहीं
replay-hidden = यह बाज़ी ख़त्म नहीं हुई: सिर्फ़ आपके अपने पत्ते दिखते हैं।
statistics-none = अभी गिनने को कुछ नहीं
statistics-none-line = बाज़ी ख़त्म होने पर उसका नतीजा यहाँ गिना जाता है: खेल, नियम और बॉट के हुनर से।
statistics-nothing = इनमें बिना मदद की कोई बाज़ी नहीं।
statistics-game = खेल
statistics-all = सब
statistics-person = इंसान
statistics-alone = अकेले आप
statistics-won = जीते मैच
statistics-streak = अभी लगातार जीत
statistics-best = सबसे लंबा सिलसिला
statistics-deals = बाज़ियाँ
statistics-col-won = जीत
statistics-col-lost = हार
statistics-course = बाज़ी-दर-बाज़ी
statistics-course-label = पिछली { $count } बाज़ियों में { $ahead } हमारे हक़ में, { $behind } उनके हक़ में, फ़र्क़ { $balance }।
statistics-course-line = बाज़ी हमारे हक़ में तो ऊपर, उनके हक़ में तो नीचे: अभी { $balance } पर।
statistics-by-game = हर खेल के मैच
statistics-by-level = बॉट के हर हुनर के मैच
statistics-by-rules = नियमों के हिसाब से मैच
statistics-bids = बोली या बचाव किसका, और नतीजा
statistics-made = पूरी
statistics-failed = टूटी
statistics-you = आप
statistics-partner = साथी
statistics-them = वे
statistics-took = एक बाज़ी में औसतन मिले
statistics-took-declaring = हमें, बोली या बचाव में
statistics-took-opposing = हमें, ख़िलाफ़ खेलकर
statistics-took-against = उन्हें, ख़िलाफ़ खेलकर
statistics-unit-points = पॉइंट
statistics-unit-tricks = सरें
statistics-assisted = मदद से खेले गए, ऊपर नहीं गिने: { $deals ->
    [one] { $deals } बाज़ी
   *[other] { $deals } बाज़ियाँ
  }; { $matches } मैच।
data-where-device = { $count ->
    [0] अभी कुछ नहीं रखा है। जो भी खेलें, रहेगा
   *[other] { $count } चीज़ें (मैच, हिसाब के पर्चे, घर के नियम),
  } इसी डिवाइस के इसी ब्राउज़र में, और कहीं नहीं। फ़ाइल से दूसरे डिवाइस पर ले जाएँ।
data-where-memory = { $count ->
    [0] अभी कुछ नहीं रखा है। जो भी खेलें, रहेगा
   *[other] { $count } चीज़ें (मैच, हिसाब के पर्चे, घर के नियम),
  } सिर्फ़ मेमोरी में, पेज बंद होने तक। फ़ाइल में सहेज लें।
data-where-lost = ब्राउज़र अपने भंडार तक नहीं पहुँच पा रहा। तब से जो किया, वह पेज बंद होने तक सिर्फ़ मेमोरी में है। फ़ाइल में सहेज लें।
data-where-full = डिवाइस में जगह नहीं बची। तब से जो किया, वह पेज बंद होने तक सिर्फ़ मेमोरी में है। फ़ाइल में सहेज लें।
data-safari = iPhone, iPad या Mac पर Safari किसी साइट का रखा हुआ सब मिटा देता है, अगर सात दिन Safari चलाते हुए वह साइट न खोली जाए। पेज इंस्टॉल हो तो नहीं मिटाता: Share, Add to Home Screen, Mac पर Add to Dock।
data-save = सब कुछ फ़ाइल में सहेजें
data-choose = फ़ाइल से लाएँ
data-checking = फ़ाइल पढ़ी जा रही है: { $of } में से { $done }…
data-offer = फ़ाइल में मैच, हिसाब के पर्चे और घर के नियम: { $count }; सहेजने का दिन { $day }।
data-add = इसकी चीज़ें जोड़ें
data-replace = सब हटाकर यही रखें
data-replace-line = यहाँ रखे सारे मैच, हिसाब के पर्चे, नियम, सेटिंग और प्रगति हट जाएँगे, और फ़ाइल वाले उनकी जगह आएँगे।
data-replace-sure = सब कुछ बदलें
data-saved = फ़ाइल सहेजी गई।
data-saved-partly = { $count ->
    [1] फ़ाइल सहेजी गई। 1 चीज़ अभी पढ़ी नहीं जा सकी और उसमें नहीं है।
   *[other] फ़ाइल सहेजी गई। { $count } चीज़ें अभी पढ़ी नहीं जा सकीं और उसमें नहीं हैं।
  }
data-taken = { $count ->
    [0] फ़ाइल में कुछ नया नहीं था।
    [1] 1 चीज़ लाई गई।
   *[other] { $count } चीज़ें लाई गईं।
  }
data-full = इस डिवाइस में इसके लिए जगह नहीं। कुछ नहीं बदला।
data-clear = सब मिटाएँ
data-clear-all = सब मिटाएँ…
data-clear-line = { $count } मैच, हिसाब के पर्चे और घर के नियम, साथ ही आँकड़े, सेटिंग और प्रगति हमेशा के लिए मिट जाएँगे। पहले से सहेजी फ़ाइल बाद में भी लाई जा सकती है।
data-clear-sure = सब हमेशा के लिए मिटाएँ
data-cleared = सब मिट गया।
data-not-cleared = ब्राउज़र अपने भंडार तक नहीं पहुँच पा रहा: सब कुछ नहीं मिटा। पेज बंद करें, फिर खोलें और तब मिटाएँ।
data-aside = अलग रखा
data-aside-line = यह रखा था, पर पढ़ा नहीं जा सका। इससे कोई रुकावट नहीं।
data-aside-unknown = कोई चीज़
data-aside-unreadable = यह यहाँ रखी जाने वाली कोई चीज़ नहीं।
data-aside-save = सहेजें
data-aside-drop = मिटाएँ
export-file-torn = वह फ़ाइल पढ़ी नहीं जा सकी। कुछ नहीं बदला।
export-file-foreign = वह फ़ॉलो सूट की फ़ाइल नहीं है। कुछ नहीं बदला।
export-file-newer = वह फ़ाइल इस पेज के ज़्यादा नए वर्ज़न की है। कुछ नहीं बदला।
export-file-match = उस फ़ाइल की चीज़ { $number } बेमेल है। कुछ नहीं बदला।
export-file-record = उस फ़ाइल की चीज़ { $number } पढ़ी नहीं जा सकी। कुछ नहीं बदला।
export-file-wait = फ़ाइल इंजन को देखनी है, और वह अभी नहीं आया। थोड़ी देर में फिर कोशिश करें।

# बाज़ी भेजना
share = भेजें
share-open = भेजें…
share-line = इस लिंक में पूरी बाज़ी है: पत्ते, बोलियाँ, हर चाल और टेबल के नाम। कुछ अपलोड नहीं होता; जिसे लिंक दें, उसे बाज़ी दिखेगी।
share-unfinished = बाज़ी ख़त्म नहीं हुई: लिंक में सबके पत्ते हैं, पर जो खोले, उसे सिर्फ़ आपके दिखेंगे।
share-scope = क्या भेजना है
share-match = अब तक का मैच, { $count ->
    [one] { $count } बाज़ी
   *[other] { $count } बाज़ियाँ
  }
share-title = फ़ॉलो सूट: { $game }, बाज़ी { $number }
share-link = लिंक
share-length = { $count } अक्षर
share-making = लिंक बन रहा है…
share-copy = लिंक कॉपी करें
share-copy-text = पाठ की तरह कॉपी करें
share-copied = कॉपी हो गया।
share-refused = यह ब्राउज़र कॉपी नहीं करने देता। लिंक चुनकर ख़ुद कॉपी करें।
share-send = भेजें…
share-code = QR कोड
share-code-label = लिंक का QR कोड
share-save = फ़ाइल में सहेजें
share-too-long = यह लिंक के लिए बहुत लंबा है: कुछ ऐप इसे काट देंगे। इसे फ़ाइल के रूप में भेजें।

# लिंक से आई बाज़ी
replay-link = भेजी गई बाज़ी
replay-link-waiting = खोला जा रहा है…
received = जो भेजा गया
unread-lines = इसमें से कुछ समझ नहीं आया:
unread-more = और { $count }।
replay-play = चलाएँ
replay-pause = रोकें

# रेफ़री
deal-editor = बाज़ी बनाएँ
referee = रेफ़री से पूछें
side = { $side ->
    [NS] उत्तर और दक्षिण
   *[EW] पूरब और पश्चिम
  }
example-pass = पास
example-tie = कोई नहीं

## ख़बर: जो चलते खेल में सुनाई जाती है

news-deal_began = बाज़ी { $number }। बाँट { $you ->
    [yes] आपकी
   *[no] { $name } की
  }।
news-cards_dealt = आपके पत्ते: { $cards }।
news-bid_made = { $you ->
    [yes] आपकी बोली { $value }
   *[no] { $name } की बोली { $value }
  }{ $forced ->
    [yes] , मजबूरी में
   *[no] {""}
  }।
news-passed = { $you ->
    [yes] आपने पास किया
   *[no] { $name } ने पास किया
  }।
news-passed-tractor = { $bids ->
    [yes] { $you ->
        [yes] आपने पास किया
       *[no] { $name } ने पास किया
      }
   *[no] { $you ->
        [yes] आपका कोई एलान नहीं
       *[no] { $name } का कोई एलान नहीं
      }
  }।
news-auction_won = { $you ->
    [yes] बोली आपकी
   *[no] बोली { $name } की
  }, { $value } पर।
news-passed_out = सबने पास किया।
news-trump_named = { $you ->
    [yes] आपका रंग { suit }
   *[no] { $name } का रंग { suit }
  }।
news-cards_played = { $you ->
    [yes] आप
   *[no] { $name }
  }: { $cards }।
news-trick_won = { prompt-wait-trick }{ $count ->
    [0] {""}
   *[other] , { ledger-points }
  }।
news-deal_scored = बाज़ी ख़त्म। हम { $usChange }, कुल { $usTotal }। वे { $themChange }, कुल { $themTotal }।
news-match_won = { $side ->
    [us] मैच हमने जीता।
    [them] मैच उन्होंने जीता।
   *[none] मैच बराबर।
  }
news-claimed = { $you ->
    [yes] आपका दावा
   *[no] { $name } का दावा
  }: बाक़ी { $count ->
    [one] { $count } सर
   *[other] { $count } सरें
  }।
news-taken_back = वापस लिया गया।
news-may-play = ये चल सकते हैं: { $cards }।
news-your-turn-bid = बोली की बारी आपकी।
news-your-turn-name_trump = रंग बोलें।
news-your-turn-play = चाल की बारी आपकी।

## रंगवार के अपने शब्द

bot-name-W-rangvaar = ज़ैनब
bot-name-N-rangvaar = बिलाल
bot-name-E-rangvaar = फ़ैज़
seat-dealer-rangvaar = पहला पत्ता
seat-declarer-tractor = अगुआ
ledger-deal-rangvaar = बाज़ी { $number }/{ $deals }
ledger-taken-rangvaar = सरें
contract-rangvaar = बोली
contract-so-far-rangvaar = अब तक
contract-none-rangvaar = अब तक बोली नहीं
contract-label-rangvaar = बोली { $value }, { $you ->
    [yes] आपकी
   *[no] { $name } की
  }
prompt-bid-rangvaar = आपकी बोली?
prompt-bid-hint-rangvaar = तेरह में से जितनी सरें आपकी टीम लेगी। रंग बोले जाने पर आठ पत्ते और मिलेंगे।
prompt-bid-button-rangvaar = { $value } बोलें
prompt-name_trump-rangvaar = { $value } पर बोली आपकी। रंग बोलें।
prompt-wait-bidding = { $name } की बोली का इंतज़ार
deal-made-rangvaar = { $you ->
    [yes] आपने { $contract } सरें बोलीं, टीम को { $taken } { $taken ->
        [one] मिली
       *[other] मिलीं
      }
   *[no] { $name } ने { $contract } सरें बोलीं, टीम को { $taken } { $taken ->
        [one] मिली
       *[other] मिलीं
      }
  }
deal-headline-rangvaar = { $us ->
    [yes] { $made ->
        [yes] हमारी बोली पूरी
       *[no] हमारी बोली टूटी
      }
   *[no] { $made ->
        [yes] उनकी बोली पूरी
       *[no] उनकी बोली टूटी
      }
  }
deal-passed_out-line-rangvaar = कुछ नहीं जुड़ता और बाज़ी गिनी नहीं जाती। पहला पत्ता अगली सीट को।
summary-points-rangvaar = सरें
tricks-patch-rangvaar = { $you ->
    [yes] आप
   *[no] { $name }
  }: { $card }
court = { $us ->
    [yes] हमारा
   *[no] उनका
  } कोट: { $kind ->
    [all_tricks] पूरी तेरह सरें
   *[first_seven] पहली सात सरें
  }
news-deal_began-rangvaar = बाज़ी { $number }। पहला पत्ता { $firstYou ->
    [yes] आपको, पहली बोली आपकी
   *[no] { $firstName } को, पहली बोली उन्हीं की
  }।
news-cards_dealt-rangvaar = आपको मिले: { $cards }।
news-bid_made-rangvaar = { $you ->
    [yes] आपकी बोली { $value }
   *[no] { $name } की बोली { $value }
  }।
news-auction_won-rangvaar = { $you ->
    [yes] बोली आपकी
   *[no] बोली { $name } की
  }, { $value } पर।
news-pot_paid = { $pot } टोकन का पॉट बँट गया। आपको मिले { $pay }।
news-your-turn-bid-rangvaar = बोली की बारी आपकी।
refusal-bid_too_low-rangvaar = बोली पिछली बोलियों से ऊँची हो: कम-से-कम { $lowest }।
refusal-must_bid-rangvaar = बोली का दौर आपसे शुरू होता है: बोलना ही होगा।
refusal-already_passed-rangvaar = जिसने पास किया, वह बोली के दौर से बाहर है।

## खेल के टोकन

chips = { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
stake-for = दाँव पर क्या
stake-for-chips = खेल के टोकन
stake-for-nothing = कुछ नहीं
stake = दाँव
stake-note = ये खेल के टोकन हैं: असली पैसा कहीं नहीं।
packet = रंग बोले जाने पर { $count ->
    [one] { $count } पत्ता
   *[other] { $count } पत्ते
  } और
packet-short = { $count } और
pot-label = पॉट { $pot }, हर एक का दाँव { $stake }{ $kept ->
    [no] {""}
   *[other] , जिसमें से हर एक का { $kept } काटा जाता है
  }।
pot-note = खेल के टोकन
pot-short = पॉट { $pot } · हर एक { $stake }{ $kept ->
    [no] {""}
   *[other] , { $kept } कटता है
  }
payout = अदायगी
payout-pot = पॉट
payout-commission = कमीशन
payout-you = आपको मिले

## घर के नियम: हर विकल्प एक सीधे वाक्य के साथ

## ट्रैक्टर: लेवल और काम

level = लेवल
ledger-level = { level }
role = भूमिका
role-defend = बचाव
role-attack = हमला
role-goal = बोली { $value }
ledger-attackers = हमलावर
ledger-attackers-none = अभी कोई हमलावर नहीं
pile-open = हमलावरों ने क्या लिया
pile = हमलावरों के पॉइंट वाले पत्ते
pile-none = अभी कोई नहीं।
pile-goal = { $goal } पॉइंट पर अगला बचाव हमलावरों का। इससे कम पर बचाव वही टीम करती रहेगी।
ledger-attackers-label = हमलावर { $whose ->
    [us] हम
   *[them] वे
  }: { ledger-points }; { $goal } पर अगला बचाव { $whose ->
    [us] हमारा
   *[them] उनका
  }
trump-rank-label = लेवल { $rank }, { $suit ->
    [none] रंग अभी तय नहीं
    [NT] बिना रंग
   *[other] रंग { suit }
  }
trump-rank-so-far = लेवल { $rank }, अब तक { suit }
trump-rank-open = लेवल अभी तय नहीं: ऊँची बोली वाली टीम का
cards-equal = { suit } { $rank ->
    [Q] की
   *[other] के
  } { $count ->
    [2] दो
    [3] तीन
   *[4] चार
  } { $rank ->
    [A] इक्के
    [K] बादशाह
    [Q] बेगमें
    [J] ग़ुलाम
    [T] दहले
   *[other] { $rank }
  }
cards-equal-joker-small = { $count ->
    [2] दो
    [3] तीन
   *[4] चार
  } छोटे जोकर
cards-equal-joker-big = { $count ->
    [2] दो
    [3] तीन
   *[4] चार
  } बड़े जोकर

## ट्रैक्टर: बाँट और एलान

prompt-dealing-paused = बाँट रुकी है
prompt-awaited = बाक़ी खिलाड़ी अभी आ रहे हैं: खेल का { $percent } % आ चुका है।
prompt-dealing-declared = अब तक { suit-title }, एलान { $you ->
    [yes] आपका
   *[no] { $name } का
  }
prompt-declare = चाहें तो रंग का एलान करें
prompt-declare-chosen = { $cards }: { $suit ->
    [NT] बिना रंग
   *[other] { suit } रंग
  }। एलान के लिए फिर छुएँ।
prompt-declare-pass = पास
prompt-last-chance = एलान का आख़िरी मौक़ा
prompt-declare-button = { suit } का एलान: { $cards }
deal-controls = बाँट
deal-pause = बाँट रोकें
deal-go-on = बाँट चलने दें
deal-pack-pause = गड्डी: यहीं रोकें
deal-pack-go-on = गड्डी: जारी रखें
deal-hurry = जल्दी बाँटें
deal-skip = बाक़ी सब एक साथ बाँटें
declared-stands = { trick-who }: { $cards }; अब तक { suit }
declared-over = { trick-who }: { $cards }, पलटा गया
trick-who = { $you ->
    [yes] आप
   *[no] { $name }
  }
kitty-turned = एलान नहीं हुआ। किटी से खुले:
prompt-wait-dealing = पत्ते बँट रहे हैं
prompt-wait-last_chance = सारे पत्ते बँट गए
prompt-wait-starter_trick = अगुआ तय करने में बारी { $name } की
prompt-wait-burying = { $name } के किटी दबाने का इंतज़ार
prompt-wait-countering = { $name } के पास अब भी एलान का मौक़ा
prompt-bid-tractor = आप दोनों की बोली?
prompt-bid-hint-tractor = दो सौ में से जितने पॉइंट आपकी टीम सरों में लेगी। यह बोली आप दोनों की है।
prompt-bid-button-tractor = { $value } बोलें
prompt-bid-partner = आप दोनों की ओर से { $name } की बारी; चाहें तो पहले आप बोलें।
prompt-bid-leave = { $name } पर छोड़ें
prompt-bid-less = कम
prompt-bid-more = ज़्यादा
prompt-name_trump-tractor = अगुआ आप हैं। रंग बोलें।
bot-name-W-tractor = लान
bot-name-N-tractor = वेइ
bot-name-E-tractor = जुन
bot-name-SW-tractor = ताओ
bot-name-NW-tractor = मेइ
bot-name-NE-tractor = हाओ
bot-name-SE-tractor = यिंग

## ट्रैक्टर: दबाना, और कई पत्ते चलना

bury-title = { $count } पत्ते किटी में दबाएँ
bury-so-far = { $of } में से { $count } · { $points } पॉइंट
bury-none = अभी कोई नहीं
bury-chosen = { $of } में से { $count } { $count ->
    [one] चुना
   *[other] चुने
  }, { $points } पॉइंट के: { $cards }
prompt-bury = किटी आपके हाथ में है। दबाने के पत्ते चुनें।
prompt-bury-button = किटी में
prompt-bury-chosen = { $card } किटी में दबाएँ
prompt-chosen = { $chosen }
prompt-chosen-of = { $chosen }/{ $count }
prompt-play-count = आपकी बारी: पहली चाल { suit } की, { $count ->
    [one] { $count } पत्ता
   *[other] { $count } पत्ते
  }
prompt-play-starter = एक पत्ता चलें: बचाव टीम में जिसका पत्ता ऊँचा, वही अगुआ
throw-failed = { $you ->
    [yes] आपका गुच्छा टूटा
   *[no] { $name } का गुच्छा टूटा
  }। { $beaterYou ->
    [yes] आपके पास
   *[no] { $beater } के पास
  } इससे बड़े पत्ते हैं। { $back ->
    [yes] सारे पत्ते हाथ में लौटे; अब एक ही हिस्सा चलना है
   *[no] टेबल पर बस { $down }
  }।
throw-penalty = क़ीमत: { $count } पॉइंट।

## ट्रैक्टर: बाज़ी का हिसाब

tally-none = अगला बचाव { $whose ->
    [us] हमारा
   *[them] उनका
  }
tally-gain = { $whose ->
    [us] हम
   *[them] वे
  } { $count } लेवल ऊपर
tally-to-ace = { $whose ->
    [us] हम
   *[them] वे
  } इक्के तक ऊपर
tally-tricks = हमलावर { $whose ->
    [us] हम
   *[them] वे
  }: सरों के पॉइंट
tally-penalty = टूटे गुच्छे
tally-kitty = किटी: { $points } × { $multiplier }
tally-kitty-closed = किटी: नहीं गिनी जाती
tally-kitty-look = किटी बंद रहती है। उसे देखें
tally-points = हमलावरों के पॉइंट
tally-hook = आख़िरी सर ग़ुलामों ने ली: बचाव टीम गिरकर
tally-bid = बचाव टीम की बोली { $bid }, मिले
tally-before = पहले
tally-next = अगला बचाव { $whose ->
    [us] हमारा
   *[them] उनका
  }; अगुआ { $you ->
    [yes] आप
   *[no] { $name }
  }।
tally-by-trick = सर-दर-सर पॉइंट
tally-trick = सर { $number }: { trick-who }, { ledger-points }

## ट्रैक्टर: ख़बर

news-deal_began-tractor = बाज़ी { $number }। पहला पत्ता { $you ->
    [yes] आपको
   *[no] { $name } को
  }।
news-cards_dealt-tractor = { $cards }।
news-declared = { $you ->
    [yes] आपका एलान
   *[no] { $name } का एलान
  }: { suit } ({ $cards })।
news-starter_changed = अभी अगुआ { trick-who }।
news-last_chance_began = सारे पत्ते बँट गए। आपके पास एलान का आख़िरी मौक़ा है।
news-last_chance_passed = आपका कोई एलान नहीं।
news-counter_chance_began = दूसरे खिलाड़ी अब भी एलान पलट सकते हैं।
news-kitty_turned = एलान नहीं हुआ। किटी से खुले पत्ते: { $cards }।
news-auction_began = सारे पत्ते बँट गए। पहली बोली { $firstYou ->
    [yes] आपकी
   *[no] { $firstName } की
  }।
news-starter_trick_taken = सबसे ऊँचा पत्ता { $you ->
    [yes] आपका
   *[no] { $name } का
  }।
news-trump_fixed = रंग: { suit }। अगुआ { trick-who }।
news-kitty_taken = किटी आपकी: { $cards }।
news-kitty_buried = { $you ->
    [yes] आपने
   *[no] { $name } ने
  } { $count } पत्ते दबाए।
news-throw_failed = { $you ->
    [yes] आपका गुच्छा टूटा
   *[no] { $name } का गुच्छा टूटा
  }: { $back ->
    [yes] सारे पत्ते हाथ में लौटे
   *[no] टेबल पर बस { $cards }
  }।
news-kitty_revealed = किटी: { $cards }, { $count } पॉइंट × { $multiplier }, कुल { $bonus }।
news-deal_won = बाज़ी ख़त्म। हमलावरों के { ledger-points }।
news-level_changed = { $whose ->
    [us] हम
   *[them] वे
  } अब लेवल { $level } पर।
news-your-turn-bid-tractor = आपकी जोड़ी की बोली की बारी।
news-your-turn-declare = चाहें तो रंग का एलान करें।
news-your-turn-bury = किटी में दबाने के पत्ते चुनें।

## मनाही: कोई बात क्यों नहीं हो सकती

clause = §{ $clause }
refusal = यह नहीं चलेगा
refusal-must_follow = पहली चाल { $suitTitle } की, और आपके पास { $count ->
    [one] { $count } है: वही दें।
   *[other] { $count } हैं: उन्हीं में से दें।
  }
refusal-out_of_turn = आपकी बारी नहीं{ $toActName ->
    [none] {""}
   *[other] : बारी { $toActName } की है
  }।
refusal-not_in_hand = आपके हाथ में नहीं: { $cards }।
refusal-one_card = एक बार में एक ही पत्ता चलता है।
refusal-bid_too_low = बोली पिछली बोलियों से ऊँची हो: कम-से-कम { $lowest }।
refusal-bid_too_low-tractor = बोली पिछली बोलियों से ऊँची हो: कम-से-कम { $lowest }।
refusal-bid_taken = { $bid } पहले ही बोला जा चुका है।
refusal-no_such_bid = { $bid } की बोली नहीं होती: { $lowest } से { $highest } तक, पाँच-पाँच करके।
refusal-no_such_bid-rangvaar = { $bid } की बोली नहीं होती: { $lowest } से { $highest } सरों तक।
refusal-no_such_bid-tractor = { $bid } की बोली नहीं होती: { $lowest } से { $highest } तक, पाँच-पाँच करके।
refusal-must_bid = यहाँ बोलना ही होगा; पास नहीं चलेगा।
refusal-already_passed = जिसने पास किया, वह बोली के दौर से बाहर है।
refusal-auction_over = बोली का दौर ख़त्म हो गया।
refusal-no_trump_not_offered = इस खेल में किसी सूट को रंग बोलना ही होता है।
refusal-nobody_bids = इस खेल में रंग घोषणा से तय होता है: कोई बोली नहीं लगाता।
refusal-wrong_phase = अभी यह नहीं हो सकता।
refusal-no_deal_now = अभी बाँटने का वक़्त नहीं।
refusal-no_deal_in_progress = कोई बाज़ी नहीं चल रही।
refusal-stale_turn = खेल आगे बढ़ चुका है।
refusal-cancelled = वह रद्द हो गया।
refusal-no_hint_now = अभी आपको कुछ तय नहीं करना।
refusal-deal_goes_on = यह बाज़ी ख़त्म होने पर बताया जाएगा।
refusal-not_a_bot = वजह सिर्फ़ बॉट से पूछी जाती है।
refusal-covered = सारे पत्ते ढके हैं। पहले अपने खोलें।
refusal-not_a_person = उस सीट पर बॉट है।
refusal-not_offered = इस टेबल पर यह नहीं हो सकता।
refusal-ask_first = पहले दूसरी टीम में से कोई हाँ कहे।
refusal-your_turn = बारी आपकी है।
refusal-nothing_to_do = इंतज़ार की कोई बात नहीं।
refusal-internal = इंजन लड़खड़ाया।

# ट्रैक्टर
refusal-wrong_count = { $cards ->
    [one] { $cards } पत्ता चाहिए
   *[other] { $cards } पत्ते चाहिए
  }; आपके चुने पत्ते: { $played }।
refusal-no_cards = कम-से-कम एक पत्ता चुनें।
refusal-mixed_suits = पहली चाल के पत्ते एक ही सूट के हों; सारा रंग एक सूट है।
refusal-no_throws = इन नियमों में गुच्छे नहीं: अकेला पत्ता, एक-जैसे पत्ते या ट्रैक्टर चलें।
refusal-no_throw_in_trump = इन नियमों में रंग के गुच्छे नहीं: अकेला पत्ता, एक-जैसे पत्ते या ट्रैक्टर चलें।
refusal-not_proven = { $proof ->
    [voids] यह गुच्छा पक्का नहीं: जिनका गिना जाता है, उन सबका सूट खुलेआम ख़त्म नहीं हुआ।
   *[units] यह गुच्छा पक्का नहीं: शायद कोई यह हिस्सा हरा दे: { $beatable }।
  }
refusal-must_follow_suit = पहली चाल { $suitTitle } की, और आपके पास { $heldCount ->
    [one] { $heldCount } है: वही चलें।
   *[other] { $heldCount } हैं: { $all ->
        [yes] सारे चलें।
       *[no] उनमें से { $cards } चलें।
      }
  }
refusal-must_play_pairs = { suit } { $pairs ->
    [one] का { $pairs } जोड़ा देना है
   *[other] के { $pairs } जोड़े देने हैं
  }; आपके पास { $heldCount } { $heldCount ->
    [one] जोड़ा है
   *[other] जोड़े हैं
  }।
refusal-must_play_tractor = { suit } में { $tractorLength } { $width ->
   *[2] जोड़ों
    [3] तिकड़ियों
    [4] चौकड़ियों
  } का ट्रैक्टर देना है, और वह आपके पास है।
refusal-must_play_triples = { suit } की { $triples ->
    [one] { $triples } तिकड़ी देनी है
   *[other] { $triples } तिकड़ियाँ देनी हैं
  }; आपके पास { $heldCount } { $heldCount ->
    [one] तिकड़ी है
   *[other] तिकड़ियाँ हैं
  }।
refusal-must_play_quads = { suit } की { $quads ->
    [one] { $quads } चौकड़ी देनी है
   *[other] { $quads } चौकड़ियाँ देनी हैं
  }; आपके पास { $heldCount } { $heldCount ->
    [one] चौकड़ी है
   *[other] चौकड़ियाँ हैं
  }।
refusal-must_play_trump = चला हुआ सूट आपके पास नहीं, इसलिए रंग देना है: रंग { $cards ->
    [one] का { $cards } पत्ता
   *[other] के { $cards } पत्ते
  } चलें।
refusal-must_lead_unit = आपका गुच्छा लौट आया: अकेला पत्ता, एक-जैसे पत्ते या ट्रैक्टर चलें।
refusal-no_declaration = { $fault ->
    [lone_joker] अकेले जोकर से एलान नहीं होता: एक क़िस्म के दो चाहिए।
    [mixed_jokers] छोटे और बड़े जोकर से मिलकर एलान नहीं होता: एक क़िस्म के दो चाहिए।
    [two_suits] दो रंगों के पत्तों से एलान नहीं होता: एक ही रंग के दिखाएँ।
    [with_joker] लेवल { $rank } के पत्तों के साथ जोकर से एलान नहीं होता: दोनों में से एक ही दिखाएँ।
    [not_trump_rank] यह रंग के लेवल का पत्ता नहीं: एलान सिर्फ़ लेवल { $rank } के पत्तों और जोकर की जोड़ियों से होता है।
    [single] इस मेज़ पर एक पत्ते से एलान नहीं होता: दो एक-जैसे दिखाएँ।
   *[other] इन पत्तों से एलान नहीं होता: लेवल { $rank } का एक पत्ता, कई एक-जैसे, या एक क़िस्म के दो या ज़्यादा जोकर दिखाएँ।
  }
refusal-already_declared = आपका एलान { $standing } से है। अब सिर्फ़ वैसे ही और पत्ते दिखाएँ, न दूसरा रंग, न जोकर।
refusal-too_weak = { $fault ->
    [shown_already] { $standing } से आपका एलान हो चुका है, और टिका है।
    [overridden] आपका एलान { $standing } से पलट गया। अब सिर्फ़ ज़्यादा मज़बूत पत्तों से लौट सकते हैं।
    [equal] { $standing } टिका है और उतना ही मज़बूत है। बराबर वाला कभी नहीं पलटता।
   *[weaker] { $standing } टिका है और ज़्यादा मज़बूत है।
  }
refusal-nobody_declares = इन नियमों में एलान नहीं होता: रंग बोली से आता है।
refusal-no_counter_declaring = इन नियमों में किटी दबने के बाद एलान नहीं होता।
refusal-nothing_to_counter = एलान हुआ ही नहीं, तो पलटने को कुछ नहीं।
refusal-bad_lead = पहली चाल एक सूट की नहीं।
refusal-bad_levels = लेवल क्रम से मेल नहीं खाते।
refusal-bad_starter = अगुआ इस बाज़ी से मेल नहीं खाता।
refusal-bad_standing = मैच की हालत बेमेल है।

# वापसी और दावा
refusal-nothing_to_undo = इस बाज़ी में वापस लेने को कुछ नहीं।
refusal-not_certain = बाक़ी सारी सरें आपकी हों, यह पक्का नहीं।
refusal-cannot_hand_over = कोई बाज़ी नहीं चल रही, या आगे पहले से ही बॉट खेल रहा है।

# टोकन
refusal-bad_stake = दाँव 5 या 7.50 जैसा हो, और कम-से-कम { $leastChips }।
refusal-no_stakes = यह खेल टोकन पर नहीं खेला जाता।

# जो पढ़ा नहीं जा सकता
refusal-bad_json = संदेश JSON नहीं है।
refusal-bad_message = इंजन यह संदेश नहीं जानता।
refusal-bad_version = पेज और इंजन के वर्ज़न अलग हैं। पेज फिर से खोलें।
refusal-bad_action = इस खेल में ऐसी कोई चाल नहीं।
refusal-bad_field = संदेश में कुछ बेमेल है।
refusal-missing_field = यह नहीं दिया गया: { $field }
refusal-unknown_field = संदेश में कुछ है, जो इंजन नहीं जानता।
refusal-unknown_op = इंजन के पास ऐसा संदेश नहीं।
refusal-unknown_question = रेफ़री के पास ऐसा सवाल नहीं।
refusal-unknown_game = इस नाम का कोई खेल नहीं।
refusal-unknown_level = इस हुनर का कोई खिलाड़ी नहीं।
refusal-unknown_preset = इस नाम के कोई नियम नहीं।
refusal-bad_rules = ये नियम बेमेल हैं।
refusal-bad_value = एक नियम का मान ग़लत है।
refusal-contradiction = दो नियम आपस में टकराते हैं।
refusal-no_match = कोई मैच शुरू नहीं हुआ।
refusal-bad_card = यह पत्ता नहीं है।
refusal-bad_suit = यह सूट नहीं है।
refusal-bad_rank = यह दर्जा नहीं है।
refusal-bad_seat = यह सीट नहीं है।
refusal-bad_side = यह टीम नहीं है।
refusal-bad_sides = टीमें ठीक से नहीं बताई गईं।
refusal-joker_has_none = जोकर का न दर्जा होता है, न सूट।
refusal-card_twice = एक पत्ता दो बार है।
refusal-card_not_in_pack = एक पत्ता इस खेल की गड्डी में नहीं।
refusal-card_too_often = एक पत्ता गड्डी में जितनी बार है, उससे ज़्यादा बार है।
refusal-wrong_hand_size = किसी हाथ में पत्तों की गिनती ग़लत है।
refusal-unfinished = बाज़ी पूरी नहीं खेली गई।
refusal-unclear = इसके एक से ज़्यादा मतलब हो सकते हैं।
refusal-bad_counted = बाज़ियों की गिनती बेमेल है।
refusal-bad_outcome = नतीजा बेमेल है।

# मैचों के रिकॉर्ड
refusal-not_a_record = यह किसी मैच का रिकॉर्ड नहीं है।
refusal-unknown_kind = यह पेज इस तरह का पाठ नहीं जानता: { $text }
refusal-document_newer = यह Follow Suit के नए संस्करण से लिखा गया है। पेज फिर से खोलें और इसे दोबारा आज़माएँ।
refusal-place = पंक्ति { $line }, अक्षर { $at } ({ $text }): { $why }
refusal-place-bare = पंक्ति { $line }, अक्षर { $at }: { $why }
refusal-text_too_long = पाठ बहुत लंबा है: { $most } अक्षर तक पढ़े जा सकते हैं।
refusal-name_too_long = नाम या नोट बहुत लंबा है: यहाँ { $most } अक्षर तक आते हैं।
refusal-file_too_long = यह फ़ाइल यहाँ रखी या भेजी जाने वाली किसी भी चीज़ के लिए बहुत बड़ी है।
refusal-file_unreadable = ब्राउज़र यह फ़ाइल नहीं पढ़ सका। शायद यह फ़ोल्डर है, या कहीं और रख दी गई है।
refusal-unknown_line = पंक्ति { $line } समझ नहीं आई: { $text }
refusal-left_over = पंक्ति { $line } में यह नहीं पढ़ा गया: { $text }
refusal-more_links = पंक्ति { $line } में एक और लिंक है, जो नहीं खोला गया: { $text }
refusal-more_documents = पंक्ति { $line } से दूसरा पाठ शुरू होता है। वह नहीं खोला गया।
refusal-more_files = नहीं खोली गईं: { $text }। एक बार में एक फ़ाइल खुलती है।
refusal-not_text = यह फ़ाइल पाठ नहीं है।
refusal-not_a_document = इस पाठ से पता नहीं चलता कि यह क्या है। इसे पहली पंक्ति से पूरा चिपकाएँ, या लिंक चिपकाएँ।
refusal-not_a_challenge = यह चुनौती नहीं है।
refusal-not_a_question = यह रेफ़री से पूछा गया सवाल नहीं है।
refusal-bad_question = रेफ़री यह सवाल नहीं पढ़ सकता।
refusal-no_suit = पंक्ति { $line } में { $text } का रंग नहीं लिखा है। जैसे ♠{ $text } लिखें।
refusal-no_hands = इस पाठ में कोई हाथ नहीं है।
refusal-not_a_sheet = यह हिसाब का पर्चा नहीं है।
refusal-bad_line = { $line ->
    [0] इस पाठ की एक पंक्ति पढ़ी नहीं गई।
   *[other] पंक्ति { $line } पढ़ी नहीं गई: { $text }
}
refusal-field_twice = पंक्ति { $line } वही दोहराती है जो पहले कहा जा चुका है: { $text }
refusal-bad_number = रिकॉर्ड की एक संख्या पढ़ी नहीं जाती।
refusal-no_deal = रिकॉर्ड में कोई बाज़ी नहीं।
refusal-deal_unfinished = रिकॉर्ड के बीच की एक बाज़ी अधूरी है।
refusal-does_not_follow = रिकॉर्ड में कुछ है, जो पिछली बातों के बाद हो नहीं सकता।

# बाज़ी वाले लिंक
refusal-not_a_link = यह किसी बाज़ी का लिंक नहीं है।
refusal-no_longer = यह अब फ़ॉलो सूट का हिस्सा नहीं है।
refusal-not_house_rules = ये घर के नियम नहीं हैं। उनका लिंक चिपकाएँ, या पहली पंक्ति से पूरा पाठ।
refusal-link_newer = यह लिंक फ़ॉलो सूट के ज़्यादा नए वर्ज़न का है। पेज फिर लोड करके लिंक खोलें।
refusal-link_cut = लिंक का आख़िरी हिस्सा ग़ायब है। फिर मँगाएँ; कुछ ऐप लंबे लिंक काट देते हैं।
refusal-link_damaged = यह लिंक रास्ते में बदल गया। फिर मँगाएँ।
refusal-link_too_long = यह लिंक के लिए बहुत लंबा है।
refusal-not_the_days_cards = लिंक में जिस दिन का नाम है, पत्ते उस दिन के नहीं।
refusal-claim_unfinished = लिंक का नतीजा बाज़ी पूरी होने से पहले रुक जाता है।

# बाक़ी कुछ भी
refusal-file_missing = पेज का एक हिस्सा लोड नहीं हो सका। शायद इंटरनेट बंद है, या साइट ही बंद है।
refusal-outdated = { notice-outdated }
refusal-other = यह नहीं हो सकता। ({ $code })

## सुझाव और वजहें: बॉट क्या करता, या क्या किया, और क्यों

hint = सुझाव
shape = { $shape ->
    [pair] जोड़ा
    [triple] तिकड़ी
    [quad] चौकड़ी
    [tractor] ट्रैक्टर
   *[throw] गुच्छा
  }
hint-thinking = सोच-विचार जारी…
hint-awaited = सुझाव के लिए बाक़ी खेल का आना ज़रूरी है: अभी { $percent } % आ चुका है।
hint-more = और जानें
hint-bury = निशान वाले { $count } पत्ते किटी में दबाना
hint-close = सुझाव बंद करें
hint-assisted-line = इस बाज़ी में आपको मदद मिली: सुझाव, कोच, वापस ली गई चाल, या आपकी जगह खेला बॉट।
hint-assisted-by = इस बाज़ी में आपको मदद मिली: { $helps }।
help-given = { $by ->
    [hint] सुझाव
    [coach] कोच का सवाल
    [handed_over] आपकी जगह खेला बॉट
   *[taken_back] वापस ली गई चाल
  }
do-play = { $cards } चलना
do-play-shape = { suit } के { $ranks } ({ shape }) चलना
do-play-shape-of = { $cards } ({ shape }) चलना
do-bury = { $cards } किटी में दबाना
do-declare = { $cards } दिखाकर एलान करना
do-bid = { $value } बोलना
do-bid-rangvaar = { $value } बोलना
do-bid-tractor = { $value } बोलना
do-pass = पास करना
do-pass-tractor = पास करना
do-name_trump = { suit } को रंग बोलना
do-nothing = रुककर देखना
did-play = { $name } की चाल: { $cards }
did-play-shape = { $name } की चाल: { suit } के { $ranks } ({ shape })
did-play-shape-of = { $name } की चाल: { $cards } ({ shape })
did-bury = { $name } ने किटी में दबाए: { $cards }
did-declare = { $name } का एलान: { $cards }
did-bid = { $name } की बोली { $value }
did-bid-rangvaar = { $name } की बोली { $value }
did-bid-tractor = { $name } की बोली { $value }
did-pass = { $name } ने पास किया
did-pass-tractor = { $bids ->
    [yes] { $name } ने पास किया
   *[no] { $name } का कोई एलान नहीं
  }
did-name_trump = { $name } ने { suit } को रंग बोला
figures-trick = { $worlds } ख़याली बाज़ियों में से { $won } में यह सर { $whose ->
    [us] आपकी टीम की
   *[them] उनकी टीम की
  }
figures-worlds = { $worlds ->
    [one] { $worlds } ख़याली बाज़ी
   *[other] { $worlds } ख़याली बाज़ियों
  } में परखा
figures-worlds-uncounted = कुछ ही ख़याली बाज़ियों में परखा
figures-exact = { $worlds ->
    [one] { $worlds } ख़याली बाज़ी
   *[other] { $worlds } ख़याली बाज़ियों
  } में आख़िरी पत्ते तक खेला
figures-exact-uncounted = कुछ ही ख़याली बाज़ियों में आख़िरी पत्ते तक खेला
figures-own_points = अंत में { $whose ->
    [us] आपकी टीम के
   *[them] उनकी टीम के
  } क़रीब { $value } पॉइंट
figures-own_tricks = अंत में { $whose ->
    [us] आपकी टीम की
   *[them] उनकी टीम की
  } क़रीब { $value } { $value ->
    [one] सर
   *[other] सरें
  }
figures-opposing_points = अंत में हमलावरों के क़रीब { $value } पॉइंट
figures = { $first }; { $second }।
figures-three = { $first }; { $second }; { $third }।
figures-contract = { $own ->
    [yes] उनमें से { $count } में { $whose ->
        [us] आपकी टीम
       *[them] उनकी टीम
      } की बोली पूरी
   *[no] उनमें से { $count } में बोली टूटी
  }
figures-next = इसके बाद सबसे अच्छा: { $action }, क़रीब { $worse } { $unit ->
    [tricks] { $worse ->
        [one] सर
       *[other] सरें
      }
   *[points] पॉइंट
  } पीछे।
figures-next-close = इसके बाद सबसे अच्छा: { $action }।
figures-key-card = { $worlds } मुमकिन बाज़ियों में से { $count } में { $you ->
    [yes] आपके
   *[no] { $name } के
  } पास { $what ->
    [card] { $card } है
    [none] { suit } नहीं है
   *[few] { suit } के ज़्यादा से ज़्यादा { $most } { $most ->
        [one] पत्ता है
       *[other] पत्ते हैं
      }
  }; वहाँ यह चाल दूसरी से { $gain } { $unit ->
    [tricks] { $gain ->
        [one] सर
       *[other] सरें
      }
   *[points] पॉइंट
  } आगे।
figures-tie = जितना पता चलता है, यह भी उतना ही अच्छा: { $action }।
figures-head-to-head = “{ $action }” के मुक़ाबले { $worlds } ख़याली बाज़ियों में से { $better } में बेहतर, { $worse } में बदतर।
decided-contract_fails = { $worlds } ख़याली बाज़ियों में से { $better } में { $whose ->
    [us] आपकी टीम
   *[them] उनकी टीम
  } की बोली पूरी, “{ $action }” से { $worse } में।
decided-contract_fails-uncounted = “{ $action }” के मुक़ाबले { $whose ->
    [us] आपकी टीम
   *[them] उनकी टीम
  } की बोली ज़्यादा बार पूरी होती है।
decided-contract_let = { $worlds } ख़याली बाज़ियों में से { $better } में बोली टूटी, “{ $action }” से { $worse } में।
decided-contract_let-uncounted = “{ $action }” के मुक़ाबले बोली ज़्यादा बार टूटती है।
decided-trick_lost = { $worlds } ख़याली बाज़ियों में से { $better } में यह सर { $whose ->
    [us] आपकी टीम
   *[them] उनकी टीम
  } की, “{ $action }” से { $worse } में।
decided-trick_lost-uncounted = “{ $action }” के मुक़ाबले यह सर { $whose ->
    [us] आपकी टीम को
   *[them] उनकी टीम को
  } ज़्यादा बार मिलती है।
decided-trick_dear = “{ $action }” से सर ज़्यादा बार मिलती है, पर बाक़ी बाज़ी बिगड़ती है।
decided-later = सर ज़्यादातर उसी टीम को मिलती है जिसे “{ $action }” से, पर बाज़ी का नतीजा बेहतर रहता है।
decided-buried = किटी में दूसरे पत्ते रखने से बाज़ी इतनी अच्छी नहीं जाती।
decided-outcome = औसतन बाज़ी “{ $action }” से बेहतर पूरी होती है।
figures-none = तजुर्बे के नियम से; कोई ख़याली बाज़ी नहीं खेली।
figures-rule = तजुर्बे के नियम से “{ $action }” होता; आगे सोचकर फ़ैसला बदला।

reason-hand_worth_it = ये पत्ते इतना ले सकते हैं।
reason-bold_bid = पत्तों के दम से थोड़ा ज़्यादा: बोली जीतने वाला रंग बोलता है।
reason-hand_too_weak = इससे ज़्यादा के लिए पत्ते कमज़ोर हैं।
reason-partners_bid_stands = साथी की बोली टिकी है।
reason-must_bid = यहाँ पास नहीं चलता: यह सबसे छोटी बोली है।
reason-token_bet = 100 या ज़्यादा वाली टीम के पॉइंट बोली लगाने पर ही जुड़ते हैं।
reason-partner_speaks = दोनों की ओर से बोली साथी की।
reason-best_suit = हाथ में सबसे मज़बूत सूट यही है।
reason-aces_elsewhere = ज़्यादा पत्तों वाले दूसरे सूट का इक्का रंग बने बिना भी जीतता है।
reason-best_no_trump = अकेले जोकर और ऊँचे पत्ते किसी भी सूट से मज़बूत हैं।
reason-trumps_in_prospect = इससे हाथ में काफ़ी रंग होना चाहिए।
reason-trumps_too_weak = हाथ में रंग बहुत कम होगा।
reason-nothing_to_declare = एलान के लिए कुछ नहीं।
reason-own_trump_stands = अपना रंग पहले से टिका है।
reason-partners_trump_stands = साथी का रंग टिका है।
reason-few_cards_yet = अभी इतने कम पत्ते बँटे हैं कि पता नहीं चलता।
reason-starter_card = इस सर से बस यह तय होता है कि किटी कौन उठाए।
reason-buried_to_be_void = एक सूट ख़त्म होता है, फिर उसे काटा जा सकता है।
reason-buried_points = आख़िरी सर बचाव टीम ले, तो ये पॉइंट सुरक्षित हैं।
reason-buried_the_lowest = किटी में न पॉइंट गए, न रंग।
reason-only_card = सिर्फ़ यही पत्ता चल सकता है।
reason-only_play = और कोई चाल नहीं।
reason-draw_trumps = विरोधियों का रंग निकलवाता है।
reason-cash_master = सूट में बचा सबसे ऊँचा पत्ता है।
reason-partner_can_ruff = साथी के पास यह सूट नहीं, शायद काट ले।
reason-lead_high = इस सूट के ज़्यादातर बचे पत्ते इससे छोटे हैं।
reason-lead_points = छोटा पत्ता, हालाँकि इसमें पॉइंट हैं।
reason-lead_low = छोटा पत्ता चलने में नुक़सान कम है।
reason-over_partner = साथी आगे है, पर उसे अब भी हराया जा सकता है।
reason-take_over = साथी के पत्ते से ऊपर जाता है।
reason-feed_partner = साथी आगे है: सर में पॉइंट डालने हैं।
reason-partner_wins = सर साथी की है: कुछ जोड़ने की ज़रूरत नहीं।
reason-leave_it_to_partner = साथी आगे है: सर उसी पर छोड़ी।
reason-win_for_good = इसके बाद कोई विरोधी इसे नहीं हरा सकता।
reason-ruff = चला हुआ सूट हाथ में नहीं: रंग आगे निकलता है।
reason-overruff = ऊँचा रंग पहले चले रंग को हराता है।
reason-win_with_points = सर की आख़िरी चाल: पत्ता जीतता है, और उसके पॉइंट भी सुरक्षित।
reason-win_cheaply = सर की आख़िरी चाल: सबसे सस्ता जीतने वाला काफ़ी है।
reason-win_last = सर की आख़िरी चाल: सर मिल जाती है।
reason-win_with_master = सूट में इससे ऊँचा कुछ नहीं: सिर्फ़ रंग हरा सकता है।
reason-third_hand_high = सर की तीसरी चाल: ऊँचे पत्ते पर आख़िरी खिलाड़ी को ज़्यादा लगाना पड़ता है।
reason-go_ahead = आगे निकलता है, हालाँकि अब भी हार सकता है।
reason-let_it_go = सर में इतना नहीं कि उस पर रंग ख़र्च किया जाए।
reason-keep_trump = रंग हरा सकता है, पर रंग बाद के लिए रखा।
reason-keep_back = ऊँचे पत्ते अब भी हार सकते हैं, इसलिए रखे।
reason-hold_up = जीत सकने वाला पत्ता बाद के लिए रखा।
reason-cannot_win = जो आगे है, उसे कोई पत्ता नहीं हराता।
reason-give_points = जो भी पत्ता चले, पॉइंट जाएँगे।
reason-points_on_trust = साथी की चाल बाद में है, शायद ये पॉइंट जीत ले।
reason-points_for_trump = पॉइंट जाते हैं, पर रंग बचता है।
reason-points_for_pair = पॉइंट जाते हैं, पर जोड़ा बचता है।
reason-points_given = पॉइंट यूँ ही जाते हैं।
reason-slip = चूक, जैसी नौसिखिये से कभी-कभी होती है।
reason-throw_of_masters = गुच्छे का कोई हिस्सा अपने सूट में नहीं हार सकता।
reason-lead_throw = गुच्छा: किसी के पास बेहतर न हो, तो टिकेगा।
reason-lead_master = सूट में इससे ऊँचा कुछ नहीं बचा।
reason-lead_tractor = ट्रैक्टर पर ट्रैक्टर और जोड़े निकलते हैं।
reason-lead_pair = जोड़े पर जोड़े निकलते हैं।
reason-lead_for_partner_to_ruff = साथी के पास यह सूट नहीं, शायद काट ले।
reason-win_trick = अब तक की चालों को हराता है।
reason-leave_to_partner = साथी आगे है: पॉइंट देने की ज़रूरत नहीं।
reason-discard = चला हुआ सूट हाथ में नहीं: इस पत्ते से पॉइंट नहीं जाते।
reason-keep_higher = पॉइंट जाते हैं, पर ऊँचे पत्ते बाद के लिए बचते हैं।
reason-follow_low = विरोधी आगे है: सर में पॉइंट नहीं डालने।

## बाज़ी पर दोबारा नज़र

why = क्यों?
why-card = { $card }: वजह पूछें
why-forgotten = कोई नहीं बता सकता: यह बॉट के मौजूदा वर्ज़न की चाल नहीं।
level-title = { $level ->
    [beginner] नौसिखिया
    [casual] शौक़िया
    [expert] माहिर
   *[master] उस्ताद
  }
tricks-why-hint = बॉट का पत्ता चुनें और पूछें कि क्यों चला।
tricks-ask-why = वजह पूछें
acts-before = पहली सर से पहले
decisions = अहम मोड़
decisions-open = अहम मोड़
decisions-looking = आपको जितना पता हो सकता था, उसी पर हर फ़ैसला दोबारा परखा जा रहा है…
decisions-none = आपके किसी फ़ैसले से साफ़ नुक़सान नहीं हुआ: जो फ़र्क़ है, वह इत्तफ़ाक़ हो सकता है।
decisions-none-judged = इस बाज़ी में तय करने को कुछ नहीं था।
decisions-count = { $judged ->
    [one] { $judged } फ़ैसला परखा गया
   *[other] { $judged } फ़ैसले परखे गए
  }, उसी पर जो आपको तब पता हो सकता था।
decision-cost = क़रीब { $cost } पॉइंट
decision-cost-tricks = क़रीब { $cost } { $cost ->
    [one] सर
   *[other] सरें
  }
decision-cost-match = मैच पर असर
decision-when = { $trick ->
    [0] पहली सर से पहले
   *[other] सर { $trick }
  }
decision-made = आपका फ़ैसला: { $action }
decision-better = बेहतर: { $action }
decision-helped = इससे मदद मिलती – { $when }: { $action }
decision-look = टेबल देखें
decision-back = अहम मोड़ों पर लौटें

## कोच: साफ़ नुक़सान वाली चाल से पहले का सवाल

coach-sure = पक्का?
coach-costs = नुक़सान { $cost }
coach-costs-match = इससे मैच में आपकी टीम का मौक़ा घटता है
coach-trick_lost = { $lead }: { $worlds } ख़याली बाज़ियों में से { $worse } में यह सर आपकी टीम की, बेहतर चाल से { $better } में।
coach-trick_lost-uncounted = { $lead }: यह सर आपकी टीम को बेहतर चाल के मुक़ाबले कम बार मिलती है।
coach-trick_dear = { $lead }: सर ज़्यादा बार मिलती है, पर बाज़ी में आगे महँगी पड़ती है।
coach-contract_fails = { $lead }: { $worlds } ख़याली बाज़ियों में से { $worse } में आपकी टीम की बोली पूरी, बेहतर चाल से { $better } में।
coach-contract_fails-uncounted = { $lead }: आपकी टीम की बोली बेहतर चाल के मुक़ाबले कम बार पूरी होती है।
coach-contract_let = { $lead }: { $worlds } ख़याली बाज़ियों में से { $worse } में बोली टूटी, बेहतर चाल से { $better } में।
coach-contract_let-uncounted = { $lead }: बोली बेहतर चाल के मुक़ाबले कम बार टूटती है।
coach-later = { $lead }: सर दोनों तरह उसी टीम को मिलती है, पर बाज़ी का नतीजा बिगड़ता है।
coach-buried = { $lead }: किटी में दूसरे पत्ते बेहतर रहेंगे।
coach-outcome = { $lead }: औसतन बाज़ी का नतीजा बेहतर फ़ैसले के मुक़ाबले बिगड़ता है।
coach-better = बेहतर: { $action }।
coach-again = फिर चुनें
coach-play = { $kind ->
    [bury] फिर भी यही पत्ते दबाएँ
   *[other] फिर भी चलें
}
coach-show = बेहतर चाल दिखाएँ

## हर सीट का हुनर

home-levels-each = हर सीट पर कौन, किस हुनर का
home-level-same = जैसा ऊपर है
home-person = कोई इंसान
home-person-name = { $seat } का नाम
home-people = { $count ->
    [0] सिर्फ़ बॉट
   *[other] { $count } इंसान
  }

## नियम: मदद, और कौन-से नियम कहाँ अलग हैं

rules = नियम
rules-open = खेल के नियम
rules-game = { $game } के नियम
rules-contents = इस पेज पर
rules-which = नियम किसके मुताबिक़ दिखाएँ
rules-table = जैसा आप खेलते हैं: { $rules }
rules-in-rules = इन नियमों में
rules-idle = यह बात आती ही नहीं।
rules-other-ways = खेलने के सारे तरीक़े
rules-page = अलग पेज पर खोलें
rules-waiting = नियम आ रहे हैं…
rules-missing = नियम नहीं आ सके। शायद इंटरनेट बंद है, या साइट ही बंद है।
rules-play = खेलें
rules-description = { $game } के नियम नए खिलाड़ियों के लिए: हर नियम का नंबर, और कौन-से नियम कहाँ अलग हैं।
rules-games = दूसरे खेल
rules-languages = भाषाएँ
clause-label = §{ $clause }: यह नियम क्या कहता है
clause-more = सारे नियम
clause-close = बंद करें
clause-missing = यह नियम नहीं लाया जा सका। पूरे नियम खोले जा सकते हैं।

rule-must_defend = इन लेवल से बचाव किए बिना आगे नहीं जा सकते: { $levels }।
rule-first_level = दोनों टीमें { $levels } से शुरू करती हैं।

## किसी और साइट के पेज में टेबल

embed-bad-game = “{ $value }” नाम का खेल यहाँ नहीं। कोई एक चुनें।
embed-bad-rules = इस खेल में “{ $value }” नाम के नियम नहीं। यहाँ चुने हुए नियम चलेंगे।
embed-bad-house = घर के नियमों के लिंक में “{ $value }” काम का नहीं, या रास्ते में बदल गया। बाकी यहाँ चुने हुए नियमों से चलेगा।
embed-bad-level = बॉट में “{ $value }” हुनर नहीं। यहाँ चुना हुआ हुनर चलेगा।
embed-bad-packs = “{ $value }” गड्डियों की टेबल यहाँ नहीं। सामान्य टेबल लगी है।
embed-bad-seats = “{ $value }” खिलाड़ियों की टेबल यहाँ नहीं। सामान्य टेबल लगी है।
embed-bad-lang = टेबल अभी “{ $value }” नहीं बोलती।
embed-bad-theme = “{ $value }” नाम की थीम नहीं।
embed-bad-autostart = “{ $value }” से पता नहीं चलता कि शुरू करें या नहीं। छूने तक टेबल रुकी रहेगी।
embed-bad-poster = “{ $value }” नाम का पोस्टर नहीं। सामान्य वाला दिखाया गया है।
embed-bad-deal = “{ $value }” कोई बाज़ी नहीं। पत्ते नए सिरे से फेंटे गए।
embed-read = बंद करें

## दूसरी साइट के लिए पंक्तियाँ बनाने वाला पेज

builder-title = आपकी साइट पर टेबल
builder-line = चुनें कि कैसी हो, और पंक्तियाँ अपने पेज में कॉपी करें। टेबल इसी साइट से बात करती है और कुछ नहीं रखती।
builder-game = खेल
builder-any-game = मेहमान चुने
builder-visitors = मेहमान के मुताबिक़
builder-usual = सामान्य
builder-house-hint = घर के नियमों का लिंक, #h1. के साथ
builder-theme = थीम
builder-deal = पत्ते
builder-deal-hint = कुछ भी लिखें: सबको वही पत्ते
builder-begin = शुरुआत
builder-begin-tap = छूने पर
builder-begin-once = फ़ौरन
builder-as = किस रूप में
builder-element = एलिमेंट
builder-frame = सादा फ़्रेम
builder-snippet = कॉपी करने की पंक्तियाँ
builder-copy = कॉपी करें
builder-copied = कॉपी हो गया
builder-not-copied = चुनी हुई पंक्तियाँ अब कॉपी करें।
builder-preview = झलक

## टेबल ईमानदार क्यों है

fair-title = क्या खेल ईमानदार है?
fair-line = हाँ, और हमारी बात मान लेना ज़रूरी नहीं: अपना मैच यहाँ जाँचें।
fair-verify = मैच जाँचें
fair-how = कैसे होता है
fair-cards = पत्ते आपके खेलने से पहले तय हैं
fair-cards-line = मैच एक बीज से शुरू होता है: आपके ब्राउज़र के चुने 96 बेतरतीब बिट। किसी मुलाक़ात के पहले मैच का बीज उन 64 बीजों में से हो सकता है जो यह साइट हर खेल के लिए तैयार रखती है, ताकि पत्तों का इंतज़ार न करना पड़े; कौन-सा, यह आपका ब्राउज़र चुनता है। मैच के सारे पत्ते उसी से निकलते हैं, कोई कुछ भी खेले। मैच के मेनू में पहली बाज़ी से ही बीज का SHA-256 दिखता है, यानी उसकी छाप। उसे लिख लें: किसी और बीज की वह छाप नहीं। मैच के बाद मेनू बीज ही दिखा देता है, और यहाँ दिखता है कि छाप वही है और पत्ते भी।
fair-bots = बॉट वही देखते हैं, जो उनकी सीट से आपको दिखता
fair-bots-line = बॉट को उसके अपने पत्ते मिलते हैं और जो सबने देखा है, बस। उसके बेतरतीब चुनाव भी बीज से निकलते हैं, इसलिए उससे दोबारा पूछा जा सकता है: वही सीट, वही पत्ते, वही फ़ैसला।
fair-hidden = पत्ते बदलने की जाँच
fair-hidden-line = अपने मैच का कोई पल लें। बाक़ी हाथों के छिपे पत्ते आपस में बदल दें, ताकि बॉट का देखा हुआ सब वैसा ही रहे, और बॉट से फिर पूछें। ताक-झाँक करने वाला बॉट कुछ और चुनेगा। यह जाँच ऊपर अपने मैच पर चलाएँ।
fair-limits = क्या नहीं जाँचा जा सकता
fair-limits-line = आपसे दोबारा नहीं पूछा जा सकता, न दूसरे वर्ज़न के बॉट से। माहिर और उस्ताद ज़्यादा-से-ज़्यादा क़रीब एक सेकंड सोचते हैं: धीमे डिवाइस पर शायद यहाँ के मुक़ाबले जल्दी रुके हों। जो रिकॉर्ड बाद की बाज़ी से शुरू हो, उससे पता नहीं चलता कि मैच कैसे शुरू हुआ। जहाँ बॉट एलान कर सकता था पर चुप रहा, वह लिखा नहीं जाता।
fair-tests = इसे कैसे जाँचा जाता है
fair-tests-line = इनमें से हर दावे की एक जाँच है, जो हर नए वर्ज़न से पहले चलती है।
fair-claim-seed = एक ही बीज से एक ही मैच।
fair-claim-browser = ब्राउज़र में और बाहर वही पत्ते बँटते हैं।
fair-claim-print = छाप पहली बाज़ी से ही मेनू में रहती है, और यह पेज उसे बीज की छाप से मिलाता है।
fair-claim-again = दोबारा पूछने पर बॉट वही फ़ैसले करता है।
fair-claim-hidden = छिपे पत्तों से न बॉट की जानकारी बदलती है, न उसका फ़ैसला।
fair-claim-peek = ताक-झाँक करने वाला बॉट यहाँ पकड़ा जाता।
fair-claim-forged = जिस रिकॉर्ड में पत्ते या बॉट की चाल बदली हो, वह जाँच में नहीं टिकता।
fair-claim-nothing = आप जो भी करें, इस पेज से बाहर नहीं जाता।
fair-claim-strength = नीचे की मज़बूती वही है, जो नापी गई।
fair-strength = बॉट कितने मज़बूत हैं
fair-strength-line = नापा हुआ: बाज़ियों के हर जोड़े में पत्ते वही, टीमें अदल-बदल। बढ़त यानी ऊँचा हुनर एक बाज़ी में कितना ज़्यादा लेता है; ± ऐसी 100 में से 95 नापों में सही रहता है।
fair-levels = हुनर के मुक़ाबले हुनर
fair-gain = हर बाज़ी में बढ़त
fair-pairs = बाज़ियों के जोड़े
fair-more = सारी नापें, और उन्हें निकालने के कमांड
fair-unit-points = पॉइंट
fair-unit-tricks = सरें
fair-own = इस डिवाइस पर रखा मैच
fair-own-none = कोई एक चुनें…
fair-text = रिकॉर्ड या लिंक
fair-text-hint = followsuit-deal 1 …, या …/#d1.…
fair-file = फ़ाइल चुनें…
fair-verifying = बाज़ियाँ फिर बाँटी जा रही हैं और बॉट से फिर पूछा जा रहा है…
fair-stop = रोकें
fair-verdict = जो भी जाँचा जा सकता है, सब ठीक है।
fair-verdict-part = इसके ख़िलाफ़ कुछ नहीं, पर सब कुछ जाँचा नहीं जा सकता।
fair-verdict-not = यह वह मैच नहीं, जो इसके बीज से बनता है।
fair-seed = बीज:
fair-first-hand = पहला हाथ: बीज उन 64 में से एक है जो यह साइट इस खेल के लिए तैयार रखती है, ताकि किसी को पत्तों का इंतज़ार न करना पड़े। कौन-सा, यह आपके ब्राउज़र ने चुना।
fair-print = छाप (SHA-256):
fair-drawn = { $count } डिवाइसों ने मिलकर बीज निकाला, हर एक ने अपनी संख्या से: किसी ने उसे चुना नहीं।
fair-drawn-not = यह वह बीज नहीं, जो डिवाइसों ने मिलकर निकाला था।
fair-draw = यह उस टेबल की { $number } नंबर की निकासी थी: पहले वाली किसी और मैच की थी, या गिनी नहीं गई।
fair-draw-without = निकासी में शामिल नहीं: { $seats }। बाकी सबने अपने डिवाइस पर इसे मंज़ूर किया।
fair-deals-same = { $count ->
    [one] { $count } बाज़ी के पत्ते बीज वाले ही हैं।
   *[other] सभी { $count } बाज़ियों के पत्ते बीज वाले ही हैं।
}
fair-deals-other = पत्ते बीज वाले नहीं: बाज़ी { $numbers }।
fair-deals-unknown = { $why ->
    [no_seed] रिकॉर्ड में बीज नहीं: पत्ते फिर नहीं बाँटे जा सकते।
   *[other] { $count ->
        [one] { $count } बाज़ी
       *[other] { $count } बाज़ियाँ
    } फिर बाँटना मुमकिन नहीं: रिकॉर्ड मैच के बीच से शुरू है।
}
fair-bot-same = { $seat }, { $level }: { $same } बार फ़ैसला फिर वही हुआ।
fair-bot-claimed = { $count ->
    [one] { $count } चाल दावे के बाद की थी
   *[other] { $count } चालें दावे के बाद की थीं
}, फ़ैसला नहीं।
fair-bot-other = { $seat }, { $level }: { $whole } में से { $same } बार फ़ैसला फिर वही हुआ। पहला फ़र्क़ बाज़ी { $deal }, क़दम { $act } पर।
fair-bot-stopped = { $seat }, { $level }: { $whole } में से { $same } बार फ़ैसला फिर वही हुआ। पहला फ़र्क़ बाज़ी { $deal }, क़दम { $act } पर: धीमे डिवाइस पर शायद सोचना पहले रोकना पड़ा।
fair-bot-unknown = { $seat }: “{ $level }” हुनर का बॉट यहाँ नहीं।
fair-bot-unasked = { $seat }, { $level }: दोबारा नहीं पूछा जा सकता, क्योंकि मैच की शुरुआत नहीं है।
fair-people = { $seats }: इंसान, जिनसे दोबारा नहीं पूछा जा सकता।
fair-noted = आपकी लिखी छाप (शुरू का हिस्सा काफ़ी है)
fair-noted-same = वही है: पत्ते आपके खेलने से पहले तय थे।
fair-noted-other = अलग है: यह वह मैच नहीं, जिसकी छाप आपने लिखी थी।
fair-exchange = छिपे पत्ते बदलें
fair-exchanging = छिपे पत्ते बदलकर बॉट से फिर पूछा जा रहा है…
fair-exchanged = छिपे पत्ते बदले, एक बार में { $moved } तक: { $asked } में से { $same } बार फ़ैसला वही रहा।

## पुरानी बाज़ी में दूसरी चालें आज़माना

analysis = परख
analysis-open = यहाँ से परखें

# सबक़
lessons = खेलकर सीखें
lessons-waiting = टेबल लग रही है…
lessons-again = फिर कोशिश करें
lessons-all = सारे सबक़
lessons-punished = बाक़ी हाथ आपको नहीं दिखते थे। वे ऐसे हैं कि यह चाल हारती है: यह जोखिम था।
refusal-no_lesson = इस नाम का कोई सबक़ नहीं।
refusal-bad_task = यह सबक़ या पहेली पढ़ी नहीं जा सकती।
refusal-not_a_lesson = यह सबक़ नहीं है।
refusal-bad_goal = यह सबक़ ऐसी बात माँगता है, जो जाँची नहीं जा सकती।
refusal-no_position = कोई बाज़ी इस सबक़ से मेल नहीं खाती।

# पहेलियाँ, और अहम मोड़ दोबारा
puzzles = पहेलियाँ
puzzles-of = पहेलियाँ: { $game }
puzzles-all = सारी पहेलियाँ
refusal-no_puzzle = इस नाम की कोई पहेली नहीं।
refusal-task_decided = यह फ़ैसला हो चुका। फिर कोशिश करें।
refusal-not_a_puzzle = यह पहेली नहीं है।

# चुनौतियाँ: वही बाज़ी दूसरे खेलें, और नतीजे मिलाएँ

challenge = चुनौती
challenge-outcome = नतीजों का मुक़ाबला
challenge-result = नतीजे मिलाएँ
challenge-compare = मिलाएँ…
bot-results = इसी सीट पर बॉट
share-claim = मेरे नतीजे के साथ
share-cards = सिर्फ़ पत्ते
share-claim-line = जो यह लिंक खोले, उसे आपकी सीट, वही पत्ते और वही बॉट मिलते हैं, और अपने नतीजे के साथ आपका भी दिखता है। आपका खेल लिंक में है; कुछ अपलोड नहीं होता।
share-cards-line = जो यह लिंक खोले, उसे वही सीट, वही पत्ते और वही बॉट मिलते हैं। कुछ अपलोड नहीं होता।
share-dare-title = फ़ॉलो सूट: “{ $game }” में मेरी बाज़ी खेलें

# आज की बाज़ी

daily = आज की बाज़ी
daily-save = तस्वीर सहेजें

# What a game from outside may ask on the first screen.
option-deals = बाज़ियाँ
option-deals-3 = 3
option-deals-5 = 5
