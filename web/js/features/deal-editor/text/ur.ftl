making-line = پہلے پتّہ چھوئیں، پھر اس کی جگہ۔ یا پہلے ہاتھ چنیں، پھر اس کے پتّے۔ کی بورڈ سے پتّہ ایسے لکھیں جیسے ریکارڈ میں ہوتا ہے: A S حکم کا یکّا ہے۔
making-pack = گڈی
making-card = { $left ->
    [0] { $card }، کوئی باقی نہیں
   *[other] { $card }، { $left } باقی
  }
making-packet = { $number ->
    [1] پہلے { $size }
   *[other] پھر { $size }
  }
making-kitty = کٹی
making-pile = { $name }، { $size } میں سے { $count }
making-take = واپس لیں: { $card }
making-fill = باقی بانٹ دیں
making-clear = سب ہاتھ خالی کریں
making-missing = { $count ->
    [0] سب پتّے رکھے جا چکے ہیں۔
    [one] { $count } پتّہ رکھنا باقی ہے۔
   *[other] { $count } پتّے رکھنا باقی ہیں۔
  }
making-standing = بانٹ سے پہلے
making-field-counted = اب تک گنے گئے کھیل
making-field-rows = لگاتار جیتے کھیل
making-field-last_winner = پچھلی آخری سر کس نے جیتی
making-roles-open = ابھی طے نہیں
making-choose = چنیں…
making-begin = کھیل شروع ہو
making-begin-deal = شروع سے
making-begin-play = کسی بولی پر
making-contract-line = یہ طے ہونے کے بعد کھیل شروع ہوتا ہے؛ ٹریکٹر میں کٹی دبانے سے۔
making-text = متن کی صورت میں
making-text-line = ‎.deal‎ ریکارڈ کی سطریں، جیسے “hand S AS KS 7H”، یا بازی کا لنک پڑھا جاتا ہے۔ بولیاں اور چالیں نہیں لی جاتیں۔
making-read = یہ ہاتھ لیں
making-copy = متن نقل کریں
making-more = متن میں بولیاں، چالیں یا اور بازیاں بھی ہیں۔ وہ نہیں لی گئیں۔
making-place = سطر { $line }، حرف { $at } ({ $text }): { $why }
making-place-bare = سطر { $line }، حرف { $at }: { $why }
making-short = { $name }: { $size } میں سے { $count } پتّے۔
making-uses = اس کا کیا کریں
making-you = آپ کی نشست
making-play = اسے کھیلیں
making-view = اسے دیکھیں
making-challenge = کسی کو للکاریں
making-link = لنک نقل کریں
making-save = فائل میں محفوظ کریں
refusal-may_be_dealt_again = ان پانچ پتّوں پر رنگ بولنے والا نئی بانٹ مانگ سکتا ہے۔
refusal-is_dealt_again = اس بازی میں کوئی اعلان نہیں کر سکتا، اس لیے دوبارہ بانٹی جائے گی۔
refusal-no_such_contract = ان پتّوں سے قواعد اس بولی تک نہیں پہنچاتے۔
refusal-unknown_line = یہ سطر پڑھی نہیں جا سکتی۔
refusal-no_hands = اس متن میں کوئی ہاتھ نہیں۔
refusal-text_too_long = متن بہت لمبا ہے: { $most } حروف تک پڑھے جا سکتے ہیں۔
