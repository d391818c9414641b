### The referee: its questions and rulings: what is said once it is opened.

referee-line = بحث ختم کریں: میز پر جو ہے وہ بھریں، انجن کا ریفری فیصلہ دے گا۔
referee-waiting = انجن آتے ہی ریفری حاضر ہے۔
referee-nothing = اس کھیل کے لیے کوئی سوال نہیں لکھا گیا۔
referee-game = کھیل
referee-rules = قاعدے
referee-ask = سوال
referee-fill = سب بھرتے ہی فیصلہ یہاں ہو گا۔
referee-leader = چال کس کی
referee-rank = رنگ کا درجہ
referee-declaring = دفاعی ٹیم
referee-opposing = حملہ آور ٹیم
referee-typing = AS KD 10H
referee-aim = پتّے یہاں: { $place }
referee-cards = پتّے
referee-pack = گڈی
referee-untap = { $card } ہٹائیں
referee-copy = اس سوال کا لنک کاپی کریں
referee-clear = نئے سرے سے
ask-follow = کیا کھیلا جا سکتا ہے؟
ask-lead = کیا یہ چال چلی جا سکتی ہے؟
ask-declare = کیا یہ اعلان ہو سکتا ہے؟
ask-winner = سَر کس کی؟
ask-points = یہ کتنے پوائنٹ ہیں؟
ask-score = بازی سے کیا ملا؟
ask-levels = اتنے پوائنٹ پر کون سے درجے؟
ask-kitty = ڈھیری کے کتنے پوائنٹ؟
ask-field-trump = رنگ
ask-field-lead = چال کیا تھی
ask-field-hand = ہاتھ
ask-field-play = کیا کھیلنا ہے
ask-field-plays = سَر
ask-field-declarer = بولی دار
ask-field-contract = طے شدہ بولی
ask-field-bettors = بولی کس کس نے دی
ask-field-card_points = پتّوں سے بنے پوائنٹ
ask-field-totals = کل پوائنٹ، بازی سے پہلے
ask-field-tricks = بنائی ہوئی سریں
ask-field-points = حملہ آوروں کے پوائنٹ
ask-field-levels = بازی سے پہلے کے درجے
ask-field-kitty = ڈھیری
ask-field-won_by = آخری سَر کس کی
ruling-yes = ہاں، اس کی اجازت ہے۔
ruling-no = نہیں، اس کی اجازت نہیں۔
ruling-options = { $count ->
    [one] صرف یہ پتّہ کھیلا جا سکتا ہے:
   *[other] ان میں سے کوئی بھی کھیلا جا سکتا ہے:
  }
ruling-winner = سَر { seat } کی۔
ruling-winner-named = سَر { $name } کی۔
ruling-points = اس کے { $count } پوائنٹ ہیں۔
ruling-made = بولی { $made ->
    [yes] پوری ہوئی
   *[no] ٹوٹ گئی
  }۔
ruling-change = شمال جنوب { $NS }، مشرق مغرب { $EW }۔
ruling-totals = بازی کے بعد کل: شمال جنوب { $NS }، مشرق مغرب { $EW }۔
ruling-levels = بازی کے بعد دفاعی ٹیم درجہ { $declaring } پر، دوسری { $opposing } پر۔
ruling-declares-next = { $side ->
    [declaring] اگلی بازی میں دفاع اسی ٹیم کا۔
   *[opposing] اگلی بازی میں دفاع دوسری ٹیم کا۔
  }
ruling-multiplier = ڈھیری کے پوائنٹ { $count } گنا ہیں۔
ruling-bonus = { $count ->
    [0] حملہ آوروں کو اس کا کچھ نہیں ملتا۔
   *[other] حملہ آوروں کو اس کے { $count } پوائنٹ ملتے ہیں۔
  }
ruling-won = میچ { $side ->
    [NS] شمال جنوب
    [EW] مشرق مغرب
    [declaring] دفاعی ٹیم
   *[opposing] دوسری ٹیم
  } نے جیتا۔
ask-field-seen = کھیلے جا چکے
ask-field-voids = جن کے پاس نہیں
ask-field-attempt = اکٹھی چال
ask-field-others = باقی ہاتھ
ask-field-cards = پتّے
ask-field-rank = رنگ کا درجہ
ask-field-seat = کون
ask-field-standing = پہلے کا اعلان
ask-field-dealer = بانٹنے والا
ask-field-first = پہلا پتّا
ask-field-bids = اب تک کی بولی
ask-field-deal = بازی
ask-field-stake = داؤ
ask-field-results = کھیلی گئی بازیاں
ask-field-bid = بولی
ask-field-took = حاصل
ask-field-declaring = دفاعی ٹیم
ask-field-last = آخری سَر
ask-field-last_winner = پچھلا آخری سَر جس کا
ask-field-suit = رنگ
ask-field-won_by-rangvaar = میچ کس نے جیتا
ruling-speaks = اب { seat } کی باری ہے۔
ruling-redealt = پتّے پھر بٹیں گے۔
ruling-plays-for = طے ہوا: { seat } { $value } پر کھیلے گا۔
ruling-side-plays-for = طے ہوا: { side } { $value } پر کھیلیں گے۔
ruling-shape-yes = یہ ٹریکٹر ہے۔
ruling-shape-no = یہ ٹریکٹر نہیں۔
ruling-leads = پہلی چال { seat } کی۔
ruling-starter = ڈھیری اور پہلی چال { seat } کی۔
ruling-bidding = اس بازی میں بولی لگے گی۔
ruling-no-bidding = اس بازی میں بولی نہیں لگے گی۔
ruling-first-level = دونوں ٹیمیں { $level } سے شروع کرتی ہیں۔
ruling-commission = پاٹ میں سے روکا گیا: { $amount }۔
ruling-trump = { $suit ->
    [NT] کوئی رنگ نہیں۔
   *[other] رنگ: { suit-title }۔
  }
ruling-throw-stands = اکٹھی چال چل گئی: کوئی اس کا حصہ نہیں کاٹ سکتا۔
ruling-throw-fails = اکٹھی چال ناکام۔ صرف یہ چلے گا:
ruling-throw-back = اکٹھی چال ناکام۔ سب پتّے ہاتھ میں واپس۔
ruling-penalty = اس کی قیمت { $count } پوائنٹ۔
ruling-goes-on = میچ جاری ہے۔
ask-field-taken_back = اکٹھی چال واپس آئی
ask-field-forced = 50 لازمی تھے
referee-yes = ہاں
referee-last-cards = جن پتّوں نے اسے جیتا
