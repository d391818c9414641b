### Trying other acts in a past deal: what is said once it is opened.

analysis-close = असली बाज़ी पर लौटें
analysis-plays = क्या-क्या कर सकते हैं, और उससे कितना मिलेगा
analysis-turn = बारी { $name } की।
analysis-over = बाज़ी यहाँ ख़त्म होती है।
analysis-table = आगे बाँट है: बॉट को खेलने दें।
analysis-worlds = { $name } को जितना पता हो सकता था, उससे मेल खाती { $worlds } ख़याली बाज़ियों का औसत: { $of ->
    [own_tricks] { $name } की टीम की सरें
    [opposing_points] हमलावरों के पॉइंट
   *[own_points] { $name } की टीम के पॉइंट
}।
analysis-exact = { $name } को जितना पता हो सकता था, उससे मेल खाती { $worlds } ख़याली बाज़ियों में सबका सबसे अच्छा खेल: { $of ->
    [own_tricks] { $name } की टीम की सरें
    [opposing_points] हमलावरों के पॉइंट
   *[own_points] { $name } की टीम के पॉइंट
}।
analysis-best = अब तक सबसे अच्छा
analysis-tie = जितना पता चलता है, उतना ही अच्छा
analysis-bids = कौन-सी बोली सबसे अच्छी है, यह बाज़ी के स्कोर से तय होता है, केवल इस संख्या से नहीं।
analysis-ties = ★ अब तक सबसे अच्छा। ≈ और उसमें अभी फ़र्क़ नहीं किया जा सकता: उन्हीं ख़याली बाज़ियों में कोई साफ़ बेहतर नहीं है।
analysis-worlds-you = आपको जितना पता हो सकता था, उससे मेल खाती { $worlds } ख़याली बाज़ियों का औसत: { $of ->
    [own_tricks] आपकी टीम की सर
    [opposing_points] हमलावरों के पॉइंट
   *[own_points] आपकी टीम के पॉइंट
}।
analysis-exact-you = आपको जितना पता हो सकता था, उससे मेल खाती { $worlds } ख़याली बाज़ियों में सब हाथों का सबसे अच्छा खेल: { $of ->
    [own_tricks] आपकी टीम की सर
    [opposing_points] हमलावरों के पॉइंट
   *[own_points] आपकी टीम के पॉइंट
}।
analysis-back = वापस लें
analysis-bot = बॉट को खेलने दें
analysis-keep = शाखा बनाकर रखें
analysis-kept = शाखा रखी गई
analysis-from-here = यहाँ से खेलें
analysis-hands = सबके पत्ते खुले
analysis-branches = शाखाएँ
analysis-drop = यह शाखा मिटाएँ
analysis-remark = इस क़दम पर नोट
analysis-remark-deal = बाज़ी पर नोट
analysis-mark = आपकी राय
analysis-mark-name = { $mark ->
    [good] अच्छा
    [bad] बुरा
    [unclear] फिर देखने लायक़
   *[none] कोई राय नहीं
}
analysis-note = नोट
analysis-played = जैसा खेला गया
analysis-branch = क़दम { $act }: { $line }{ $count ->
    [1] {""}
    [2] {""}
    [3] {""}
    [4] {""}
   *[other] {" "}… ({ $count } क़दम)
}
