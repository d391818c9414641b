deal-editor-line = پہلے پتّہ چھوئیں، پھر اس کی جگہ۔ یا پہلے ہاتھ چنیں، پھر اس کے پتّے۔ کی بورڈ سے پتّہ ایسے لکھیں جیسے ریکارڈ میں ہوتا ہے: A S حکم کا یکّا ہے۔
deal-editor-pack = گڈی
deal-editor-card = { $left ->
    [0] { $card }، کوئی باقی نہیں
   *[other] { $card }، { $left } باقی
  }
deal-editor-packet = { $number ->
    [1] پہلے { $size }
   *[other] پھر { $size }
  }
deal-editor-kitty = کٹی
deal-editor-pile = { $name }، { $size } میں سے { $count }
deal-editor-take = واپس لیں: { $card }
deal-editor-fill = باقی بانٹ دیں
deal-editor-clear = سب ہاتھ خالی کریں
deal-editor-missing = { $count ->
    [0] سب پتّے رکھے جا چکے ہیں۔
    [one] { $count } پتّہ رکھنا باقی ہے۔
   *[other] { $count } پتّے رکھنا باقی ہیں۔
  }
deal-editor-standing = بانٹ سے پہلے
deal-editor-field-counted = اب تک گنے گئے کھیل
deal-editor-field-rows = لگاتار جیتے کھیل
deal-editor-field-last_winner = پچھلی آخری سر کس نے جیتی
deal-editor-roles-open = ابھی طے نہیں
deal-editor-choose = چنیں…
deal-editor-begin = کھیل شروع ہو
deal-editor-begin-deal = شروع سے
deal-editor-begin-play = کسی بولی پر
deal-editor-contract-line = یہ طے ہونے کے بعد کھیل شروع ہوتا ہے؛ ٹریکٹر میں کٹی دبانے سے۔
deal-editor-text = متن کی صورت میں
deal-editor-text-line = ‎.deal‎ ریکارڈ کی سطریں، جیسے “hand S AS KS 7H”، یا بازی کا لنک پڑھا جاتا ہے۔ بولیاں اور چالیں نہیں لی جاتیں۔
deal-editor-read = یہ ہاتھ لیں
deal-editor-copy = متن نقل کریں
deal-editor-more = متن میں بولیاں، چالیں یا اور بازیاں بھی ہیں۔ وہ نہیں لی گئیں۔
deal-editor-short = { $name }: { $size } میں سے { $count } پتّے۔
deal-editor-uses = اس کا کیا کریں
deal-editor-you = آپ کی نشست
deal-editor-play = اسے کھیلیں
deal-editor-view = اسے دیکھیں
deal-editor-challenge = کسی کو للکاریں
deal-editor-link = لنک نقل کریں
deal-editor-save = فائل میں محفوظ کریں
refusal-may_be_dealt_again = ان پانچ پتّوں پر رنگ بولنے والا نئی بانٹ مانگ سکتا ہے۔
refusal-is_dealt_again = اس بازی میں کوئی اعلان نہیں کر سکتا، اس لیے دوبارہ بانٹی جائے گی۔
refusal-no_such_contract = ان پتّوں سے قواعد اس بولی تک نہیں پہنچاتے۔
