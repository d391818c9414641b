### The options of Tractor’s rules: the names of each and of its values, and what the rules say where it holds.

option-finding = تعیین تیم حاکم
option-finding-line = حکم و تیم حاکمِ دور اول چطور پیدا می‌شود.
option-finding-declare = اعلام
option-finding-auction = خواندن
rule-finding-declare = حکم با اعلام کردن هنگام پخش ورق پیدا می‌شود.
rule-finding-auction = در دور اول تیم‌ها امتیاز می‌خوانند؛ بعد از آن شروع‌کننده حکم می‌کند. کسی اعلام نمی‌کند.

option-no_declaration = کسی اعلام نمی‌کند
option-no_declaration-line = وقتی کسی اعلام نکرده حکم چیست.
option-no_declaration-no_trump = بی‌حکم
option-no_declaration-kitty = رو کردن خوابیده‌ها
option-no_declaration-redeal = پخش دوباره
rule-no_declaration-no_trump = اگر کسی اعلام نکند، هیچ خالی حکم نیست.
rule-no_declaration-kitty = اگر کسی اعلام نکند، ورق‌های خوابیده یکی‌یکی رو می‌شود: خال اولین ورق رتبهٔ حکم، حکم است؛ اگر نباشد، خال بالاترین ورق، و از برابرها اولی. اگر همه جوکر باشند هیچ خالی حکم نیست.
rule-no_declaration-redeal = اگر کسی اعلام نکند، ورق‌ها دوباره پخش می‌شود.

option-no_trump_ranks = رتبهٔ حکم در بی‌حکم
option-no_trump_ranks-line = وقتی هیچ خالی حکم نیست، ورق‌های رتبهٔ حکم حکم‌اند یا نه.
option-no_trump_ranks-trump = حکم‌اند
option-no_trump_ranks-plain = ورق معمولی‌اند
rule-no_trump_ranks-trump = وقتی هیچ خالی حکم نیست، جوکرها و ورق‌های رتبهٔ حکم، حکم‌اند.
rule-no_trump_ranks-plain = وقتی هیچ خالی حکم نیست، فقط جوکرها حکم‌اند. ورق‌های رتبهٔ حکم در خال خودشان و در جای همیشگی‌شان هستند.

option-throw = پرتاب
option-throw-line = آیا می‌شود چند تکی، جفت یا تراکتور از یک خال را با هم شروع کرد.
option-throw-off = نه
option-throw-proven = اگر شکست‌ناپذیر باشد
option-throw-attempt = با خطر
rule-throw-off = پرتاب مجاز نیست. هر بار با یک تکی، یک جفت یا یک تراکتور شروع کنید.
rule-throw-proven = پرتاب فقط وقتی مجاز است که مطمئن باشد.
rule-throw-attempt = پرتاب را می‌شود با خطر امتحان کرد.

option-throw_in_trump = پرتاب حکم
option-throw_in_trump-line = آیا حکم‌ها را هم می‌شود پرتاب کرد.
option-throw_in_trump-false = نه
option-throw_in_trump-true = بله
rule-throw_in_trump-false = حکم‌ها را نمی‌شود پرتاب کرد.
rule-throw_in_trump-true = حکم‌ها را هم می‌شود پرتاب کرد.

option-failed_throw = آن‌چه از پرتاب ناموفق می‌ماند
option-failed_throw-line = وقتی کسی می‌تواند پرتاب را بزند، کدام بخش آن روی میز می‌آید.
option-failed_throw-lowest_beaten = پایین‌ترین زده‌شده
option-failed_throw-lowest_any = پایین‌ترین
option-failed_throw-all_back = هیچ
rule-failed_throw-lowest_beaten = وقتی پرتاب ناموفق باشد، پایین‌ترین جزئی که کسی می‌تواند بزند روی میز می‌ماند.
rule-failed_throw-lowest_any = وقتی پرتاب ناموفق باشد، پایین‌ترین جزء آن روی میز می‌ماند، چه همان باشد که می‌شود زد چه نه.
rule-failed_throw-all_back = وقتی پرتاب ناموفق باشد، همهٔ ورق‌هایش به دست برمی‌گردد و همان بازیکن با یک جزء شروع می‌کند.

option-failed_throw_penalty = جریمهٔ پرتاب ناموفق
option-failed_throw_penalty-line = امتیازی که پرتاب ناموفق به تیم دیگر می‌دهد.
option-failed_throw_penalty-0 = هیچ
option-failed_throw_penalty-10 = 10
rule-failed_throw_penalty-0 = پرتاب ناموفق امتیازی خرج ندارد.
rule-failed_throw_penalty-10 = پرتاب ناموفق 10 امتیاز به تیم دیگر می‌دهد.

option-throw_follow = جواب پرتاب
option-throw_follow-line = تراکتورِ درون پرتاب تراکتور می‌خواهد، یا فقط جفت.
option-throw_follow-structure = تراکتور
option-throw_follow-pairs = فقط جفت
rule-throw_follow-structure = تراکتورِ درون پرتاب تراکتور می‌خواهد، درست مثل تراکتوری که تنها بازی شود.
rule-throw_follow-pairs = در پرتاب فقط تعداد جفت‌ها حساب است؛ لازم نیست به تراکتور با تراکتور جواب داد.

option-throw_beat = زدن پرتاب
option-throw_beat-line = وقتی دو بازی حکم هر دو پرتاب را می‌زنند، چه چیزی تعیین‌کننده است.
option-throw_beat-largest_unit = بزرگ‌ترین جزء
option-throw_beat-all_units = همهٔ اجزا
option-throw_beat-highest_card = بالاترین ورق
option-throw_beat-highest_type = جور بازی
rule-throw_beat-largest_unit = وقتی دو بازی حکم پرتاب را می‌زنند، بالای بزرگ‌ترین جزء تعیین‌کننده است: تراکتور، وگرنه جفت، وگرنه بالاترین تکی.
rule-throw_beat-all_units = یک بازی حکم فقط وقتی دیگری را می‌زند که هر جزء آن را بزند.
rule-throw_beat-highest_card = وقتی دو بازی حکم پرتاب را می‌زنند، بالاترین ورق تعیین‌کننده است.
rule-throw_beat-highest_type = وقتی دو بازی حکم پرتاب را می‌زنند، آن‌که بزرگ‌ترین جزء خودش بزرگ‌تر است می‌برد: تراکتور بلندتر، وگرنه جفت، وگرنه تکی؛ بعد آن‌که بالاترین ورقش بالاتر است.

option-shorter_tractor = تراکتور کوتاه‌تر
option-shorter_tractor-line = آیا در جواب تراکتور بلندتر، تراکتور کوتاه‌تر پیش از جفت‌های پراکنده می‌آید.
option-shorter_tractor-false = نه
option-shorter_tractor-true = بله
rule-shorter_tractor-false = اگر تراکتوری به بلندی تراکتور زمین ندارید، هر جفتی قبول است.
rule-shorter_tractor-true = اگر تراکتوری به بلندی تراکتور زمین ندارید، تراکتور کوتاه‌تر پیش از جفت‌های پراکنده می‌آید.

option-rank_gap = دو سوی رتبهٔ حکم
option-rank_gap-line = آیا رتبه‌های دو سوی رتبهٔ حکم همسایه‌اند.
option-rank_gap-false = نه
option-rank_gap-true = بله
rule-rank_gap-false = رتبهٔ حکم جای خالی می‌گذارد: دو سوی آن همسایه نیستند. وقتی رتبهٔ حکم 7 است، 6‑6 8‑8 تراکتور نیست.
rule-rank_gap-true = رتبهٔ حکم جای خالی نمی‌گذارد: دو سوی آن همسایه‌اند. وقتی رتبهٔ حکم 7 است، 6‑6 8‑8 تراکتور است.

option-ace_offrank = آس و رتبهٔ حکم
option-ace_offrank-line = آیا جفت آس حکم با جفت رتبهٔ حکم از خال دیگر همسایه است.
option-ace_offrank-false = نه
option-ace_offrank-true = بله
rule-ace_offrank-false = جفت آس حکم با جفت رتبهٔ حکم از خال دیگر همسایه نیست.
rule-ace_offrank-true = جفت آس حکم با جفت رتبهٔ حکم از خال دیگر همسایه است.

option-offrank_rank = دو رتبهٔ حکم
option-offrank_rank-line = آیا جفت رتبهٔ حکم از خال دیگر با جفت رتبهٔ حکم از خال حکم همسایه است.
option-offrank_rank-false = نه
option-offrank_rank-true = بله
rule-offrank_rank-false = جفت رتبهٔ حکم از خال دیگر با جفت رتبهٔ حکم از خال حکم همسایه نیست.
rule-offrank_rank-true = جفت رتبهٔ حکم از خال دیگر با جفت رتبهٔ حکم از خال حکم همسایه است.

option-rank_small_joker = رتبهٔ حکم و جوکر کوچک
option-rank_small_joker-line = آیا جفت رتبهٔ حکم با جوکرهای کوچک همسایه است.
option-rank_small_joker-false = نه
option-rank_small_joker-true = بله
rule-rank_small_joker-false = جفت رتبهٔ حکم با جوکرهای کوچک همسایه نیست.
rule-rank_small_joker-true = جفت رتبهٔ حکم از خال حکم با جوکرهای کوچک همسایه است؛ وقتی هیچ خالی حکم نیست، هر جفتی از رتبهٔ حکم.

option-joker_joker = جوکر کوچک و بزرگ
option-joker_joker-line = آیا دو جفت جوکر تراکتور می‌شوند.
option-joker_joker-false = نه
option-joker_joker-true = بله
rule-joker_joker-false = جوکرهای کوچک با جوکرهای بزرگ همسایه نیستند.
rule-joker_joker-true = جوکرهای کوچک با جوکرهای بزرگ همسایه‌اند: هر چهار تا تراکتورند.

option-kitty_multiplier = ورق‌های خوابیده حساب می‌شوند
option-kitty_multiplier-line = وقتی مهاجمان دست آخر را بگیرند، امتیاز ورق‌های خوابیده چند برابر حساب می‌شود.
option-kitty_multiplier-none = اصلاً
option-kitty_multiplier-two_four = 2 برابر، با جفت 4 برابر
option-kitty_multiplier-twice_longest_unit = 2 برابر بزرگ‌ترین جزء
option-kitty_multiplier-power = برای هر ورق دو برابر
option-kitty_multiplier-twice_all_cards = 2 برابر همهٔ ورق‌های شروع
option-kitty_multiplier-power_pairs = 2، برای هر جفت دو برابر
rule-kitty_multiplier-none = ورق‌های خوابیده برای هیچ‌کس حساب نیست.
rule-kitty_multiplier-two_four = ورق‌های خوابیده اگر دست با تکی شروع شده باشد دو برابر حساب می‌شود، و اگر با جفت یا تراکتور، چهار برابر؛ در پرتاب بزرگ‌ترین جزء تعیین‌کننده است.
rule-kitty_multiplier-twice_longest_unit = ورق‌های خوابیده دو برابرِ تعداد ورق‌های بزرگ‌ترین جزء شروع حساب می‌شود: 2 برای تکی، 4 برای جفت، 8 برای تراکتور دوجفتی.
rule-kitty_multiplier-twice_all_cards = ورق‌های خوابیده دو برابرِ تعداد همهٔ ورق‌های شروع دست آخر حساب می‌شود، همهٔ ورق‌های پرتاب هم: 2 برای تکی، 4 برای جفت.
rule-kitty_multiplier-power_pairs = ورق‌های خوابیده دو برابر حساب می‌شود، و برای هر جفت در بزرگ‌ترین جزء شروع یک بار دیگر دو برابر: 2 برای تکی، 4 برای جفت، 8 برای تراکتور دوجفتی.
rule-kitty_multiplier-power = ورق‌های خوابیده برای هر ورق در بزرگ‌ترین جزء شروع یک بار دو برابر می‌شود: 2 برای تکی، 4 برای جفت، 16 برای تراکتور دوجفتی.

option-level_table = پله‌هایی که بالا می‌روند
option-level_table-line = امتیازهای مهاجمان چند پله می‌ارزد.
option-level_table-two_two = تا 2
option-level_table-three_two = با صفر امتیاز 3
option-level_table-open = بی‌حد
rule-level_table-two_two = مهاجمان با 0 تا 35: مدافعان دو پله بالا می‌روند. با 40 تا 75: یک پله. با 80 تا 115 هیچ‌کس بالا نمی‌رود. با 120 تا 155 مهاجمان یک پله بالا می‌روند، با 160 یا بیشتر دو پله.
rule-level_table-three_two = مهاجمان با 0: مدافعان سه پله بالا می‌روند. با 5 تا 35: دو پله. با 40 تا 75: یک پله. با 80 تا 115 هیچ‌کس بالا نمی‌رود. با 120 تا 155 مهاجمان یک پله بالا می‌روند، با 160 یا بیشتر دو پله.
rule-level_table-open = مهاجمان با 0: مدافعان سه پله بالا می‌روند. با 5 تا 35: دو پله. با 40 تا 75: یک پله. با 80 تا 115 هیچ‌کس بالا نمی‌رود. با 120 تا 155 مهاجمان یک پله بالا می‌روند، با 160 تا 195 دو پله، با 200 تا 235 سه پله، و برای هر 40 امتیاز دیگر یک پلهٔ دیگر.

option-game_end = بردن مسابقه
option-game_end-line = تیم برای بردن چه باید بکند.
option-game_end-reach_ace = با رسیدن به آس
option-game_end-defend_ace = با دفاع در آس
rule-game_end-reach_ace = تیم همین که پله‌اش به آس برسد می‌برد.
rule-game_end-defend_ace = پله‌ها در آس می‌ایستند. تیم با دفاع در آس و نگه داشتن آن دور می‌برد.

option-must_defend = پله‌هایی که باید دفاع کرد
option-must_defend-line = پله‌هایی که بدون دفاع در آن‌ها نمی‌شود گذشت.
rule-must_defend-none = از هر پله‌ای می‌شود گذشت.

option-draw_policy = آن‌چه شروع دست بیرون می‌کشد
option-draw_policy-line = آیا جفت، سه‌تایی یا تراکتورِ شروع، ورق‌هایی را می‌خواهد که ترجیح می‌دهید با هم نگه دارید.
option-draw_policy-no_protections = هر چه به کار بیاید
option-draw_policy-only_draw_tractor_on_tractor = تراکتور فقط با تراکتور
option-draw_policy-longer_tuples_protected = بدون شکستن بزرگ‌ترها
option-draw_policy-no_format_based_draw = فقط خال و تعداد
rule-draw_policy-no_protections = هر چه به کار بیاید بدهکارید، حتی وقتی سه‌تایی یا چهارتایی را می‌شکند.
rule-draw_policy-only_draw_tractor_on_tractor = هر چه به کار بیاید بدهکارید، ولی سه‌تایی یا چهارتایی هیچ‌وقت تراکتور نمی‌خواهد. با دو و سه دسته این چیزی را عوض نمی‌کند.
rule-draw_policy-longer_tuples_protected = آن‌چه بیشتر از شروع دست دارید بدهکار نیستید: لازم نیست سه‌تایی را برای جفت بشکنید، و سه‌تایی به جای جفت به کار نمی‌آید.
rule-draw_policy-no_format_based_draw = فقط خال و تعداد را بدهکارید، نه جفت، نه سه‌تایی، نه تراکتور.

option-counter_declare = اعلام بعد از خواباندن
option-counter_declare-line = آیا بعد از خواباندن ورق‌ها دیگران می‌توانند بالاتر از آن‌چه برقرار است اعلام کنند.
option-counter_declare-off = نه
option-counter_declare-after_burial = بله
rule-counter_declare-off = بعد از خواباندن ورق‌ها کسی اعلام نمی‌کند.
rule-counter_declare-after_burial = بعد از خواباندن ورق‌ها دیگران هنوز می‌توانند بالاتر از آن‌چه برقرار است اعلام کنند.

option-void_plays = بدون خال زمین
option-void_plays-line = آیا کسی که خال زمین را ندارد باید حکم بازی کند.
option-void_plays-any = هر ورقی
option-void_plays-must_trump = اول حکم
rule-void_plays-any = هر کس خال زمین را ندارد هر ورقی بازی می‌کند.
rule-void_plays-must_trump = هر کس خال زمین را ندارد حکم بازی می‌کند، به تعداد ورق‌های شروع یا هر چه حکم دارد؛ هر کدام باشد قبول است.

option-throw_proof = آن‌چه پرتاب را مطمئن می‌کند
option-throw_proof-line = جایی که فقط پرتاب مطمئن مجاز است، چه چیزی آن را ثابت می‌کند.
option-throw_proof-either = هر یک از این دو
option-throw_proof-voids = دیگران ندارند
option-throw_proof-unbeatable = شکست‌ناپذیر است
rule-throw_proof-either = پرتاب وقتی مطمئن است که هیچ جزء آن را نشود زد، یا دیگران نشان داده باشند که آن خال را ندارند.
rule-throw_proof-voids = پرتاب فقط وقتی مطمئن است که دیگران نشان داده باشند آن خال را ندارند.
rule-throw_proof-unbeatable = پرتاب فقط وقتی مطمئن است که هیچ جزء آن را نشود با ورق‌های بیرون‌مانده زد.

option-throw_voids = خال تمام‌شدهٔ چه کسی
option-throw_voids-line = چه کسانی باید نشان داده باشند که آن خال را ندارند تا پرتاب مطمئن باشد.
option-throw_voids-others = همهٔ دیگران
option-throw_voids-opponents = حریف‌ها
rule-throw_voids-others = همهٔ دیگران باید آن خال را تمام کرده باشند، یار شما هم.
rule-throw_voids-opponents = فقط حریف‌های شما باید آن خال را تمام کرده باشند.

option-declare_least = کمترین اعلام
option-declare_least-line = آیا یک ورق از رتبهٔ حکم برای اعلام کافی است.
option-declare_least-single = یک ورق
option-declare_least-pair = یک جفت
rule-declare_least-single = یک ورق از رتبهٔ حکم برای اعلام کافی است.
rule-declare_least-pair = اعلام دست‌کم یک جفت می‌خواهد؛ یک ورق از رتبهٔ حکم اعلام نیست.

option-self_override = بالاتر از خود اعلام کردن
option-self_override-line = بالاتر از اعلام خودتان چه می‌توانید نشان بدهید.
option-self_override-same_suit = همان خال
option-self_override-any = هر خالی
rule-self_override-same_suit = تا وقتی اعلام شما برقرار است فقط می‌توانید آن را در خال خودش محکم‌تر کنید.
rule-self_override-any = تا وقتی اعلام شما برقرار است می‌توانید مثل هر کس دیگر، از هر خالی یا با جوکر، با چیزی قوی‌تر بالاتر از آن اعلام کنید.

option-jack_hook = سربازها در دست آخر
option-jack_hook-line = اگر مهاجمان دست آخر را با سربازها ببرند، مدافعان از پلهٔ J تا کجا می‌افتند.
option-jack_hook-off = هیچ
option-jack_hook-to_two = تا 2
option-jack_hook-half = تا 2 یا 6
rule-jack_hook-off = این‌که دست آخر با چه ورق‌هایی برده شود در پله‌ها فرقی ندارد.
rule-jack_hook-to_two = اگر مدافعان در J باشند و مهاجمان دست آخر را فقط با سرباز ببرند، مدافعان به 2 می‌افتند و چیزی بالا نمی‌روند.
rule-jack_hook-half = اگر مدافعان در J باشند و مهاجمان دست آخر را فقط با سرباز ببرند، مدافعان اگر سربازِ حکم میان آن‌ها باشد یا هیچ خالی حکم نباشد به 2 می‌افتند، وگرنه به 6. چیزی بالا نمی‌روند.

option-always_trump = همیشه حکم
option-always_trump-line = آیا همهٔ دوها در هر دور حکم‌اند.
option-always_trump-none = ورق دیگری نه
option-always_trump-twos = دوها
rule-always_trump-none = حکم‌ها جوکرها، رتبهٔ حکم و خال حکم‌اند.
rule-always_trump-twos = همهٔ دوها در هر دور حکم‌اند، درست زیر رتبهٔ حکم: دوی خال حکم بالاتر از بقیه.

option-first_level = شروع هر دو تیم از
option-first_level-line = پلهٔ هر دو تیم در دور اول. هر چه بالاتر باشد مسابقه کوتاه‌تر است.
option-first_level-2 = 2
option-first_level-3 = 3
option-first_level-4 = 4
option-first_level-5 = 5
option-first_level-6 = 6
option-first_level-7 = 7
option-first_level-8 = 8
option-first_level-9 = 9
option-first_level-T = 10
option-first_level-J = J
option-first_level-Q = Q
option-first_level-K = K
option-first_level-A = A
rule-first_level-2 = هر دو تیم از 2 شروع می‌کنند.

option-most_deals = پایان مسابقه بعد از
option-most_deals-line = بعد از این تعداد دور تیمی که پله‌اش بالاتر است می‌برد، اگر پیش از آن کسی نبرده باشد.
option-most_deals-0 = بی‌حد
option-most_deals-3 = 3 دور
option-most_deals-6 = 6 دور
option-most_deals-12 = 12 دور
rule-most_deals-0 = مسابقه ادامه دارد تا تیمی آن را ببرد.
rule-most_deals-3 = مسابقه حداکثر بعد از سه دور تمام می‌شود. آن وقت تیمی که پله‌اش بالاتر است برده؛ با پلهٔ برابر، تیمی که دور بعد دفاع می‌کرد.
rule-most_deals-6 = مسابقه حداکثر بعد از شش دور تمام می‌شود. آن وقت تیمی که پله‌اش بالاتر است برده؛ با پلهٔ برابر، تیمی که دور بعد دفاع می‌کرد.
rule-most_deals-12 = مسابقه حداکثر بعد از دوازده دور تمام می‌شود. آن وقت تیمی که پله‌اش بالاتر است برده؛ با پلهٔ برابر، تیمی که دور بعد دفاع می‌کرد.

option-auction_deals = تیم‌ها می‌خوانند برای
option-auction_deals-line = خواندن تیم حاکمِ هر دور را تعیین می‌کند یا فقط دور اول را.
option-auction_deals-first = دور اول
option-auction_deals-every = هر دور
rule-auction_deals-first = تیم‌ها فقط در دور اول می‌خوانند.
rule-auction_deals-every = تیم‌ها در هر دور می‌خوانند و هر دور دست تعیین شروع‌کننده دارد. رتبهٔ حکم پلهٔ تیمی است که بیشتر خوانده.

option-auction_rounds = هر تیم حرف می‌زند
option-auction_rounds-line = آیا تیمی که بالاتر از آن خوانده شده می‌تواند دوباره بخواند.
option-auction_rounds-rising = تا یکی پاس بدهد
option-auction_rounds-single = یک بار
rule-auction_rounds-rising = خوانده‌ها بالا می‌رود تا تیمی پاس بدهد.
rule-auction_rounds-single = هر تیم یک بار حرف می‌زند، اول تیم پخش‌کننده. تیم دیگر بیشتر می‌خواند یا پاس می‌دهد.

option-auction_starter = شروع‌کننده با بالاترین ورقِ
option-auction_starter-line = در دست تعیین شروع‌کننده، ورق چه کسی معلوم می‌کند که حکم و ورق‌های خوابیده با کیست.
option-auction_starter-declaring = تیم حاکم
option-auction_starter-any = هر چهار نفر
rule-auction_starter-declaring = از دو نفر تیم حاکم، آن‌که ورق بالاتری گذاشته شروع‌کننده است.
rule-auction_starter-any = هر کس از هر چهار نفر بالاترین ورق را گذاشته شروع‌کننده است، از هر تیمی، و حکم می‌کند، ورق‌های خوابیده را برمی‌دارد و شروع می‌کند.

option-bid_binds = خوانده تعهد می‌آورد
option-bid_binds-line = آیا تیم حاکم اگر کمتر از خوانده‌اش بگیرد دور را می‌بازد.
option-bid_binds-true = بله
option-bid_binds-false = نه
rule-bid_binds-true = تیم حاکم اگر کمتر از خوانده‌اش بگیرد پله‌ای بالا نمی‌رود، و دور بعد حریف دفاع می‌کند.
rule-bid_binds-false = خواندن تیم حاکم را تعیین می‌کند و اثر دیگری ندارد.

option-packs = دسته‌ها

option-seats = بازیکنان
