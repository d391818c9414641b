### Trying other acts in a past deal: what is said once it is opened.

analysis-close = کھیلی ہوئی بازی پر واپس
analysis-plays = کیا کر سکتے ہیں، اور اس کی قیمت
analysis-turn = { $name } کی باری۔
analysis-over = بازی یہاں ختم ہوتی ہے۔
analysis-table = اب میز پتّے بانٹتی ہے: بوٹ کو کھیلنے دیں۔
analysis-worlds = { $worlds } فرضی بازیوں کا اوسط، جو { $name } کے علم کے مطابق ہیں: { $of ->
    [own_tricks] ان کی ٹیم کی سریں
    [opposing_points] حملہ آوروں کے پوائنٹ
   *[own_points] ان کی ٹیم کے پوائنٹ
}۔
analysis-exact = سب ہاتھوں کا بہترین کھیل { $worlds } فرضی بازیوں میں، جو { $name } کے علم کے مطابق ہیں: { $of ->
    [own_tricks] ان کی ٹیم کی سریں
    [opposing_points] حملہ آوروں کے پوائنٹ
   *[own_points] ان کی ٹیم کے پوائنٹ
}۔
analysis-best = اب تک بہترین
analysis-tie = جہاں تک پتا چلتا ہے، اتنا ہی اچھا
analysis-bids = کون سی بولی بہترین ہے، یہ بازی کے اسکور سے طے ہوتا ہے، صرف اس عدد سے نہیں۔
analysis-ties = ★ اب تک بہترین۔ ≈ اور اس میں ابھی فرق نہیں بتایا جا سکتا: انہی فرضی بازیوں میں کوئی واضح طور پر بہتر نہیں۔
analysis-worlds-you = { $worlds } فرضی بازیوں کا اوسط، جو آپ کے علم کے مطابق ہیں: { $of ->
    [own_tricks] آپ کی ٹیم کی سَریں
    [opposing_points] حملہ آوروں کے پوائنٹ
   *[own_points] آپ کی ٹیم کے پوائنٹ
}۔
analysis-exact-you = { $worlds } فرضی بازیوں میں، جو آپ کے علم کے مطابق ہیں، سب ہاتھوں کا بہترین کھیل: { $of ->
    [own_tricks] آپ کی ٹیم کی سَریں
    [opposing_points] حملہ آوروں کے پوائنٹ
   *[own_points] آپ کی ٹیم کے پوائنٹ
}۔
analysis-back = واپس لیں
analysis-bot = بوٹ کو کھیلنے دیں
analysis-keep = شاخ بنا کر رکھیں
analysis-kept = شاخ بن گئی
analysis-from-here = یہاں سے کھیلیں
analysis-hands = سب ہاتھ کھلے
analysis-branches = شاخیں
analysis-drop = یہ شاخ مٹائیں
analysis-remark = اس قدم پر نوٹ
analysis-remark-deal = بازی پر نوٹ
analysis-mark = آپ کی رائے
analysis-mark-name = { $mark ->
    [good] اچھا
    [bad] برا
    [unclear] پھر دیکھنے لائق
   *[none] رائے نہیں
}
analysis-note = نوٹ
analysis-played = جیسے کھیلا گیا
analysis-branch = قدم { $act }: { $line }{ $count ->
    [1] {""}
    [2] {""}
    [3] {""}
    [4] {""}
   *[other] {" "}… ({ $count } قدم)
}
