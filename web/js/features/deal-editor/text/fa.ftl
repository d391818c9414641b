deal-editor-line = روی ورقی بزنید، بعد روی جایی که می‌رود. یا اول روی یک بازیکن، بعد روی ورق‌هایش. با صفحه‌کلید ورق را مثل متن مسابقه بنویسید: A S یعنی آس پیک.
deal-editor-pack = دسته ورق
deal-editor-card = { $left ->
    [0] { $card }، تمام شد
   *[other] { $card }، { $left } تا مانده
  }
deal-editor-packet = { $number ->
    [1] اول { $size } تا
   *[other] بعد { $size } تا
  }
deal-editor-kitty = ورق‌های خوابیده
deal-editor-pile = { $name }، { $count } از { $size }
deal-editor-take = پس گرفتن { $card }
deal-editor-fill = پخش بقیه
deal-editor-clear = خالی کردن همه
deal-editor-missing = { $count ->
    [0] همهٔ ورق‌ها جا گرفته است.
   *[other] { $count } ورق مانده است.
  }
deal-editor-standing = پیش از این دور
deal-editor-field-counted = دورهای شمرده‌شده تا حالا
deal-editor-field-rows = دورهای برده پشت سر هم
deal-editor-field-last_winner = برندهٔ دست آخر قبلی
deal-editor-roles-open = هنوز معلوم نیست
deal-editor-choose = انتخاب کنید…
deal-editor-begin = شروع دور
deal-editor-begin-deal = از اول
deal-editor-begin-play = با یک قرارداد
deal-editor-contract-line = دور بعد از تعیین این شروع می‌شود؛ در تراکتور با خواباندن ورق‌ها.
deal-editor-text = به صورت متن
deal-editor-text-line = سطرهای یک متن .deal را می‌گیرد، مثل «hand S AS KS 7H»، یا پیوند یک دور را. خواندن‌ها و ورق‌های بازی‌شده گرفته نمی‌شود.
deal-editor-read = این ورق‌ها را بگیر
deal-editor-copy = کپی متن
deal-editor-more = متن خواندن‌ها، ورق‌های بازی‌شده یا دورهای دیگری هم دارد. آن‌ها گرفته نشد.
deal-editor-short = { $name }: { $count } از { $size } ورق.
deal-editor-uses = با آن چه کنیم
deal-editor-you = جای شما
deal-editor-play = بازی کنید
deal-editor-view = مرور کنید
deal-editor-challenge = کسی را به چالش بکشید
deal-editor-link = کپی پیوند
deal-editor-save = ذخیره در فایل
refusal-may_be_dealt_again = با این پنج ورق حاکم می‌تواند پخش دوباره بخواهد.
refusal-is_dealt_again = در این دور کسی نمی‌تواند اعلام کند، پس دوباره ورق داده می‌شود.
refusal-no_such_contract = با این ورق‌ها قواعد به این قرارداد نمی‌رسد.
