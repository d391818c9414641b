### The options of Two Hundred’s rules: the names of each and of its values, and what the rules say where it holds.

option-bets = خواندن می‌چرخد
option-bets-line = آیا کسی که بالاتر از او خوانده شده می‌تواند دوباره بخواند.
option-bets-single = یک بار
option-bets-continuous = تا سه پاس
rule-bets-single = هر کس یک بار حرف می‌زند.
rule-bets-continuous = خواندن می‌چرخد و می‌چرخد تا سه نفر پاس بدهند. هر کس پاس داده بیرون می‌ماند.

option-bets_must_rise = هر خوانده
option-bets_must_rise-line = هر خوانده باید از همهٔ قبلی‌ها بالاتر باشد، یا فقط عدد دیگری باشد.
option-bets_must_rise-true = باید بالاتر باشد
option-bets_must_rise-false = باید فرق کند
rule-bets_must_rise-true = هر خوانده باید از همهٔ قبلی‌ها بالاتر باشد.
rule-bets_must_rise-false = هر عددی را که هنوز کسی نخوانده می‌توانید بخوانید؛ آخرین خوانده می‌برد.

option-nobody_bets = کسی نمی‌خواند
option-nobody_bets-line = وقتی سه نفر دیگر پاس داده‌اند چه می‌شود.
option-nobody_bets-dealer_bets = پخش‌کننده بازی می‌کند
option-nobody_bets-redeal = پخش دوباره
rule-nobody_bets-dealer_bets = وقتی سه نفر دیگر پاس بدهند، پخش‌کننده با 50 بازی می‌کند.
rule-nobody_bets-redeal = وقتی همه پاس بدهند، امتیازی نوشته نمی‌شود و ورق‌ها دوباره پخش می‌شود.

option-both_reach = هر دو تیم به هدف می‌رسند
option-both_reach-line = وقتی هر دو بعد از یک دور به آن‌جا برسند چه کسی می‌برد.
option-both_reach-declarers = تیم حاکم
option-both_reach-higher_total = جمع بالاتر
rule-both_reach-declarers = اگر هر دو تیم در یک دور به هدف برسند، تیم حاکم می‌برد.
rule-both_reach-higher_total = اگر هر دو تیم در یک دور به هدف برسند، جمع بالاتر می‌برد؛ با جمع برابر بازی ادامه دارد.

option-minus_200_loses = افتادن به منفی 200
option-minus_200_loses-line = آیا تیمی که به منفی 200 بیفتد مسابقه را باخته است.
option-minus_200_loses-false = ادامه می‌دهد
option-minus_200_loses-true = باخته است
rule-minus_200_loses-false = کفی در کار نیست: تیم هر قدر هم پایین باشد ادامه می‌دهد.
rule-minus_200_loses-true = تیمی که بعد از یک دور منفی 200 یا کمتر دارد، اگر تیم دیگر 0 یا بیشتر داشته باشد، مسابقه را می‌بازد. تا وقتی هر دو زیر 0 هستند، بازی ادامه دارد.

option-target = هدف
option-target-line = جمعی که مسابقه را می‌برد.
option-target-200 = 200
option-target-300 = 300
option-target-500 = 500
rule-target-200 = مسابقه تا 200 امتیاز است.
rule-target-300 = مسابقه تا 300 امتیاز است.
rule-target-500 = مسابقه تا 500 امتیاز است.

option-deck = ورق‌ها
option-deck-line = چهل ورق که پایین‌ترینش پنج است، یا سی‌وشش ورق، بدون شش‌ها.
option-deck-40 = 40
option-deck-36 = 36
rule-deck-40 = چهل ورق، ده دست.
rule-deck-36 = سی‌وشش ورق: شش‌ها هم بیرون‌اند. نُه ورق برای هر کس، نُه دست.

option-hundred_rule = قاعدهٔ صد
option-hundred_rule-line = آیا تیمی که امتیاز زیاد دارد باید بخواند تا امتیازهایش حساب شود.
option-hundred_rule-true = برقرار است
option-hundred_rule-false = برقرار نیست
rule-hundred_rule-true = قاعدهٔ صد برقرار است.
rule-hundred_rule-false = قاعدهٔ صد در کار نیست: تیم دیگر همیشه امتیازهایی را که گرفته اضافه می‌کند.

option-hundred_at = برقرار است از
option-hundred_at-line = تیم از چه جمعی به بعد باید بخواند.
option-hundred_at-fixed = 100
option-hundred_at-half = نصف هدف
rule-hundred_at-fixed = از 100 امتیاز به بعد برقرار است، هدف هر چه باشد.
rule-hundred_at-half = از نصف هدف به بعد برقرار است، یعنی از 100، 150 یا 250 امتیاز.

option-forced_bet_counts = 50 اجباری
option-forced_bet_counts-line = آیا 50 که برای پخش‌کننده می‌ماند در قاعدهٔ صد خواندن حساب می‌شود.
option-forced_bet_counts-true = حساب است
option-forced_bet_counts-false = حساب نیست
rule-forced_bet_counts-true = 50 اجباری پخش‌کننده خواندن حساب می‌شود.
rule-forced_bet_counts-false = 50 اجباری پخش‌کننده خواندهٔ هیچ‌کس نیست: اگر به آن برسند، تیمی که قاعدهٔ صد برایش برقرار است چیزی اضافه نمی‌کند. اگر نرسند، 50 به هر حال کم می‌شود.
