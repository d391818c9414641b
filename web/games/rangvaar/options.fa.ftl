### The options of Rangvaar’s rules: the names of each and of its values, and what the rules say where it holds.

option-deals-line = مسابقه چند دور دارد؛ دوری که هیچ‌کس در آن نخواند حساب نمی‌شود.
rule-deals-3 = سه دور بازی می‌شود.
rule-deals-5 = پنج دور بازی می‌شود.

option-opener_may_pass = شروع‌کنندهٔ خواندن
option-opener_may_pass-line = آیا کسی که اول حرف می‌زند می‌تواند مثل بقیه پاس بدهد.
option-opener_may_pass-false = باید بخواند
option-opener_may_pass-true = می‌تواند پاس بدهد
rule-opener_may_pass-false = صاحب ورق اول باید دست‌کم 7 بخواند.
rule-opener_may_pass-true = صاحب ورق اول می‌تواند پاس بدهد. اگر هر چهار نفر پاس بدهند، ورق‌ها از جای بعدی دوباره پخش می‌شود و آن دور حساب نیست.

option-auction = خواندن می‌چرخد
option-auction-line = آیا کسی که بالاتر از او خوانده شده می‌تواند دوباره بخواند.
option-auction-rounds = تا سه پاس
option-auction-single = یک بار
rule-auction-rounds = خواندن می‌چرخد تا سه نفر پاس بدهند.
rule-auction-single = هر کس یک بار حرف می‌زند.

option-first_lead = شروع دست اول با
option-first_lead-line = دست اول را چه کسی شروع می‌کند.
option-first_lead-first_card = صاحب ورق اول
option-first_lead-bidder = حاکم
option-first_lead-last_winner = برندهٔ آخر
rule-first_lead-first_card = دست اول را بازیکنی شروع می‌کند که ورق اول به او رسیده است.
rule-first_lead-bidder = دست اول را کسی شروع می‌کند که از همه بیشتر خوانده است.
rule-first_lead-last_winner = دست اول را برندهٔ دست آخر دور قبل شروع می‌کند؛ در دور اول، بازیکنی که ورق اول به او رسیده است.

option-failed_bid = امتیاز نرسیدن به خوانده
option-failed_bid-line = تیمی که کمتر از خوانده‌اش گرفته چه می‌نویسد.
option-failed_bid-shortfall = منهای کسری
option-failed_bid-floor_zero = نه کمتر از 0
option-failed_bid-minus_bid = منفی خوانده
rule-failed_bid-shortfall = اگر به خوانده نرسند، امتیاز دست‌های گرفته منهای دست‌های کسری است. می‌تواند از صفر کمتر شود.
rule-failed_bid-minus_bid = اگر به خوانده نرسند، امتیاز منفیِ خوانده است.
rule-failed_bid-floor_zero = اگر به خوانده نرسند، امتیاز دست‌های گرفته منهای دست‌های کسری است، ولی هیچ‌وقت کمتر از صفر نیست.

option-commission = 5٪ پات نگه داشته می‌شود
option-commission-line = یک‌بیستم پات پیش از پرداخت چه وقت نگه داشته می‌شود.
option-commission-ties = در مساوی
option-commission-always = همیشه
option-commission-never = هرگز
rule-commission-ties = کارمزد فقط در مساوی نگه داشته می‌شود.
rule-commission-always = کارمزد نگه داشته می‌شود، هر کس که ببرد.
rule-commission-never = کارمزدی نگه داشته نمی‌شود، فقط صدم‌هایی که قسمت نمی‌شوند.

option-direction = جهت بازی
option-direction-line = پخش و بازی دور میز به کدام سمت می‌چرخد.
option-direction-clockwise = عقربه‌های ساعت
option-direction-counter_clockwise = خلاف عقربه‌ها
rule-direction-clockwise = پخش و بازی در جهت عقربه‌های ساعت، یعنی به چپ، می‌چرخد.
rule-direction-counter_clockwise = پخش و بازی خلاف عقربه‌های ساعت، یعنی به راست، می‌چرخد.
