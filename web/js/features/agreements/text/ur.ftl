### Agreements: what is said once their list is opened, or a hint is asked for.

agreements-line = ساتھیوں نے طے کیا ہے کہ ان کے پتّے کیا کہتے ہیں؛ یہ میز پر سب جان سکتے ہیں۔ بوٹ کوئی بات وہاں نبھاتے ہیں جہاں نقصان کم ہو، اور دوسروں کے پتّوں میں اسے پڑھتے ہیں۔ آپ نبھائیں یا نہ نبھائیں، آپ کی مرضی۔
agreements-next = آپ جو بدلیں گے وہ اگلی بازی سے لاگو ہو گا۔
agreements-of-challenge = چیلنج اسی باہمی سمجھ سے کھیلا جاتا ہے جو اسے بنانے والے کی تھی۔
agreements-of-host = یہ پتّے بانٹنے والی ڈیوائس پر چنی جاتی ہے۔
agreements-waiting = انجن ابھی راستے میں ہے۔
agreements-example = مثال
agreements-trick = سَر { $number }
agreements-holds = { $seat ->
    [S] آپ کے پاس
   *[other] ساتھی کے پاس
  }
agreements-agreed = طے کے مطابق
agreements-kept = اس میز پر لاگو ہے
agreements-not-kept = اس میز پر لاگو نہیں
agreement-return_suit = میرا چلا ہوا نشان لوٹاؤ
agreement-return_suit-line = جب چال آپ کی ہو تو وہی نشان چلیں جو آپ کے ساتھی نے چلا تھا۔
agreement-high_low = پہلے بڑا، پھر چھوٹا: یہی چلتے رہو
agreement-high_low-line = ساتھی کی چال پر پہلے بڑا اور پھر چھوٹا پتّہ کہتا ہے کہ یہی نشان چلتے رہیں۔ پہلے چھوٹا، پھر بڑا ایسا نہیں کہتا۔
agreement-first_discard = میرا پہلا پھینکا ہوا پتّہ: میری پسند کا نشان
agreement-first_discard-line = جب پہلی بار نشان نہ ہو تو جو نشان آپ چلوانا چاہیں، اس کا چھوٹا پتّہ پھینکیں۔
agreement-weak_discards = میرا پہلا پھینکا ہوا پتّہ: ناپسند نشان
agreement-weak_discards-line = جب پہلی بار نشان نہ ہو تو جو نشان آپ چلوانا نہ چاہیں، اس کا پتّہ پھینکیں۔
agreements-mirror = میرے پہلے پھینکے ہوئے پتّے کا نشان
agreements-mirror-first_discard = پسند ہے
agreements-mirror-weak_discards = پسند نہیں
agreement-low_trump = چھوٹا رنگ: رنگ نکلواؤ
agreement-low_trump-line = ساتھی چھوٹا رنگ چل چکا ہو تو جب تک دوسروں کے پاس رنگ ہے، آپ بھی رنگ چلیں۔
agreement-points = جو سَر یقیناً ہماری ہے اس میں پوائنٹ
agreement-points-line = جو سَر آپ کا ساتھی یقیناً جیت رہا ہے اس میں سب سے زیادہ پوائنٹ والا پتّہ دیں۔
agreement-last_trick = سب سے بڑا پتّہ آپ کے پاس ہے تو آخری سَر آپ کی
agreement-last_trick-line = آخری دو پتّوں میں سے وہ بچائیں جو آخری سَر یقیناً جیتے۔

## What a hint has read in the partner’s cards, and what the card that it advises keeps.

agreement-read-return_suit = { $of ->
    [you] آپ کے ساتھی
   *[other] { $name }
  } نے { suit } چلا تھا اور وہی واپس چاہیے۔
agreement-read-high_low = { $of ->
    [you] آپ کے ساتھی
   *[other] { $name }
  } نے { suit } میں پہلے بڑا، پھر چھوٹا پتّہ دیا: یہی چلتے رہیں۔
agreement-read-first_discard = { $of ->
    [you] آپ کے ساتھی
   *[other] { $name }
  } کا پہلا پھینکا ہوا پتّہ کہتا ہے: { suit } پسند ہے۔
agreement-read-weak_discards = { $of ->
    [you] آپ کے ساتھی
   *[other] { $name }
  } کا پہلا پھینکا ہوا پتّہ کہتا ہے: { suit } پسند نہیں۔
agreement-read-low_trump = { $of ->
    [you] آپ کے ساتھی
   *[other] { $name }
  } نے چھوٹا رنگ چلا: رنگ نکلوانے ہیں۔
agreement-keeps-return_suit = طے کے مطابق یہ { suit } لوٹاتا ہے۔
agreement-keeps-high_low = { $leads ->
    [yes] طے کے مطابق یہ { suit } ہی چلتا ہے۔
   *[no] طے کے مطابق یہ بتاتا ہے کہ { suit } چلتے رہیں یا نہیں۔
  }
agreement-keeps-first_discard = { $leads ->
    [yes] طے کے مطابق یہ { suit } چلتا ہے، جو ساتھی کو پسند ہے۔
   *[no] طے کے مطابق یہ کہتا ہے: { suit } پسند ہے۔
  }
agreement-keeps-weak_discards = { $leads ->
    [yes] طے کے مطابق یہ { suit } چلتا ہے: ساتھی کو دوسرا نشان ناپسند ہے۔
   *[no] طے کے مطابق یہ کہتا ہے: { suit } پسند نہیں۔
  }
agreement-keeps-low_trump = طے کے مطابق یہ رنگ نکلواتا ہے۔
agreement-keeps-points = طے کے مطابق پوائنٹ اس سَر میں جاتے ہیں جو یقیناً ہماری ہے۔
agreement-keeps-last_trick = طے کے مطابق سب سے بڑا پتّہ آخری سَر کے لیے بچتا ہے۔
