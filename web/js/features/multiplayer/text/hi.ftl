multiplayer-line = बताएँ कि कौन कहाँ बैठेगा। उसी नेटवर्क का हर फ़ोन अपनी जगह का कोड स्कैन करे, फिर एक कोड दिखाए जिसे आप स्कैन करें। इसी डिवाइस पर बैठे लोग उसे आपस में देते रहें।
multiplayer-host-note = पत्ते यही डिवाइस बाँटता है और मैच के दौरान सबके पत्ते इसी में रहते हैं; हर फ़ोन को सिर्फ़ उसके अपने पत्ते भेजे जाते हैं। कमरे से बाहर कुछ नहीं जाता।
multiplayer-take-answer = फ़ोन अपना कोड दिखा रहा है
multiplayer-take-offer = जगह का कोड स्कैन करें
multiplayer-deal = पत्ते बाँटें
multiplayer-go-on = पिछला मैच आगे खेलें
multiplayer-back = टेबल पर लौटें
multiplayer-leave = यह टेबल छोड़ें
multiplayer-bot = { $level } बॉट
multiplayer-here = { $name } अब यहाँ बैठे हैं
multiplayer-here-unnamed = आप अब यहाँ बैठे हैं
multiplayer-there = { $name }, अपने फ़ोन पर
multiplayer-somebody = कोई
multiplayer-joining = जुड़ रहा है…
multiplayer-away = { $instead ->
    [bot] { $name } का फ़ोन चला गया: लौटने तक बॉट खेलेगा
    [here] { $name } का फ़ोन चला गया: यह डिवाइस दिया जाएगा
   *[wait] { $name } का फ़ोन चला गया: टेबल रुकी है
  }
multiplayer-free = ख़ाली: फ़ोन से यह कोड स्कैन करें
multiplayer-expects = { $name }, पिछली बार की तरह: फ़ोन से यह कोड स्कैन करें
multiplayer-who-here = यहाँ
multiplayer-who-phone = फ़ोन
multiplayer-who-bot = बॉट
multiplayer-instead = जब तक फ़ोन नहीं है
multiplayer-instead-bot = बॉट खेले
multiplayer-instead-here = यह डिवाइस दें
multiplayer-instead-wait = रुकें
multiplayer-move = इससे जगह बदलें
multiplayer-code = { $seat }: कोड बड़ा करें
multiplayer-code-line = इसे फ़ोन के कैमरे से स्कैन करें। कोड एक बार और दस मिनट तक चलता है।
multiplayer-renew = नया कोड
multiplayer-all = सब जगहें
multiplayer-as-link = लिंक के रूप में
multiplayer-camera = कैमरे की तस्वीर
multiplayer-scan = कैमरे से स्कैन करें
multiplayer-scan-stop = कैमरा बंद करें
multiplayer-photo = फ़ोटो लें
multiplayer-paste = या लिंक चिपकाएँ
multiplayer-paste-use = यह लिंक लें
multiplayer-preparing = तैयारी हो रही है…
multiplayer-answer = जवाब, QR कोड में
multiplayer-answer-line = { $seat } आपकी जगह है। अब पत्ते बाँटने वाले डिवाइस से यह कोड स्कैन कराएँ।
multiplayer-answer-wait = स्कैन होते ही आप टेबल पर होंगे।
multiplayer-slow = अभी कुछ नहीं हुआ। क्या कोड स्कैन हुआ? क्या दोनों डिवाइस एक ही वाई-फ़ाई में हैं? कुछ मेहमान-नेटवर्क डिवाइसों को अलग रखते हैं: वहाँ फ़ोन का हॉटस्पॉट काम करता है। या नया कोड माँगें, हर कोड एक ही बार चलता है।
multiplayer-network-asks = अगर ब्राउज़र पूछे कि यह पेज स्थानीय नेटवर्क के डिवाइसों तक पहुँच सकता है या नहीं, तो अनुमति दें: इसके बिना कोई दूसरा डिवाइस नहीं मिलता।
multiplayer-network-denied = आपका ब्राउज़र इस पेज को स्थानीय नेटवर्क के डिवाइसों तक नहीं पहुँचने देता, इसलिए इसे कोई दूसरा फ़ोन या टेबल नहीं मिलती। अनुमति देकर फिर कोशिश करें: पते के बाईं ओर का निशान इस साइट की अनुमतियाँ खोलता है; वहाँ इसका नाम ‘स्थानीय नेटवर्क’ (Local network) है।
multiplayer-lost = टेबल से संपर्क टूट गया। मैच रुका है या आपकी जगह बॉट खेल रहा है। दूसरे डिवाइस पर जगह का कोड फिर स्कैन करें।
multiplayer-sought = अभी टेबल तक पहुँच नहीं है। क्या दोनों डिवाइस एक ही वाई-फ़ाई में हैं? यह फ़ोन उसे खोज रहा है और अपने-आप लौट आएगा। देर लगे तो दूसरे डिवाइस पर जगह का कोड फिर स्कैन करें।
multiplayer-paused = आप { $seat } में बैठे हैं। पत्ते बाँटने वाला डिवाइस कहेगा तब मैच शुरू होगा या आगे बढ़ेगा।
multiplayer-seated = आप { $seat } में बैठे हैं।
multiplayer-you = आप
multiplayer-expected = अभी कोई नहीं
multiplayer-record = मैच का रिकॉर्ड
multiplayer-drawn = बीज में आपकी संख्या भी है और बाक़ी सबकी भी: पत्ते किसी ने नहीं चुने।
multiplayer-not-drawn = इस मैच का बीज वह नहीं, जो शुरू में मिलकर निकाला गया था।
multiplayer-keep = मैच इस फ़ोन पर रखें
multiplayer-kept = रख लिया। यहाँ आप उसे देख और परख सकते हैं।
multiplayer-own-engine = मेरे मैच खोलें
multiplayer-reload = पेज फिर से खोलें
multiplayer-undo = { $name } को अपना पिछला फ़ैसला वापस लेना है। आपको मंज़ूर है?
multiplayer-after = मैच मेरे फ़ोन पर
multiplayer-host-deals = अगली बाज़ी पत्ते बाँटने वाले डिवाइस से आएगी।
multiplayer-draw = पत्तों का निकालना
multiplayer-draw-number = इस टेबल पर { $number } नंबर की निकासी, { $time }
multiplayer-draw-code = निकासी का कोड, हर फ़ोन पर एक ही:
multiplayer-draw-without = इनके बिना: { $seats }
multiplayer-draw-asked = { $name } चाहते हैं कि फिर से निकाला जाए। { $count ->
    [0] इस फ़ोन ने इस टेबल पर अब तक कुछ नहीं निकाला।
    [one] इस फ़ोन ने आज शाम एक बार निकाला है।
   *[other] इस फ़ोन ने आज शाम { $count } बार निकाला है।
  }
multiplayer-draw-why = एक निकासी एक ही मैच के लिए होती है। तभी हाँ कहें जब पता हो कि दूसरी क्यों चाहिए: जो मनचाहे पत्ते आने तक निकालता रहे, उसने पत्ते चुन लिए।
multiplayer-draw-waiting = { $seats } का इंतज़ार…
multiplayer-draw-drawn = { $count } डिवाइसों ने मिलकर निकाला। कोई पत्ते नहीं चुन सका।
multiplayer-draw-left_out = पत्ते इस फ़ोन की संख्या के बिना निकाले जा रहे हैं।
multiplayer-draw-declined = आपने हाँ नहीं कहा, इसलिए कुछ नहीं निकाला गया।
multiplayer-draw-void = यह निकासी नहीं गिनी जाएगी: { $why ->
    [declined] { $seats } ने हाँ नहीं कहा, या चले गए।
   *[withheld] { $seats } ने संख्या नहीं दी।
  }
multiplayer-draw-yes = निकालें
multiplayer-draw-no = न निकालें
multiplayer-draw-again = फिर से निकालें
multiplayer-draw-leave-out = { $seats } के बिना फिर से निकालें
