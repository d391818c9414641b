### The options of Tractor’s rules: the names of each and of its values, and what the rules say where it holds.

option-finding = 定莊方式
option-finding-line = 第一局怎樣定主、定莊。
option-finding-declare = 亮主
option-finding-auction = 叫分
rule-finding-declare = 邊發牌邊亮主，由此定主。
rule-finding-auction = 第一局兩方叫分；之後由莊家定主。不亮主。

option-no_declaration = 沒有人亮主
option-no_declaration-line = 沒有人亮主時，什麼是主。
option-no_declaration-no_trump = 無主
option-no_declaration-kitty = 翻底牌
option-no_declaration-redeal = 重新發牌
rule-no_declaration-no_trump = 沒有人亮主，就打無主。
rule-no_declaration-kitty = 沒有人亮主，就一張一張翻底牌：第一張級牌的花色就是主；沒有級牌，就看最大的一張，一樣大以先翻的為準。翻出的全是王，就打無主。
rule-no_declaration-redeal = 沒有人亮主，就重新發牌。

option-no_trump_ranks = 無主時的級牌
option-no_trump_ranks-line = 打無主時，級牌算不算主牌。
option-no_trump_ranks-trump = 算主牌
option-no_trump_ranks-plain = 算副牌
rule-no_trump_ranks-trump = 打無主時，王和級牌是主牌。
rule-no_trump_ranks-plain = 打無主時，只有王是主牌。級牌回到各自的花色，排在原來的位置。

option-throw = 甩牌
option-throw-line = 能不能一次先出同一門的幾組單張、對子或拖拉機。
option-throw-off = 不許
option-throw-proven = 必大才許
option-throw-attempt = 可以冒險
rule-throw-off = 不許甩牌。一次只能先出一張單張、一個對子或一個拖拉機。
rule-throw-proven = 必大才許甩牌。
rule-throw-attempt = 可以冒險甩牌。

option-throw_in_trump = 甩主牌
option-throw_in_trump-line = 主牌能不能甩。
option-throw_in_trump-false = 不許
option-throw_in_trump-true = 可以
rule-throw_in_trump-false = 主牌不許甩。
rule-throw_in_trump-true = 主牌也可以甩。

option-failed_throw = 甩牌失敗留下什麼
option-failed_throw-line = 有人壓得過甩牌時，留下哪一組。
option-failed_throw-lowest_beaten = 被壓的最小組
option-failed_throw-lowest_any = 最小一組
option-failed_throw-all_back = 全部收回
rule-failed_throw-lowest_beaten = 甩牌失敗時，有人壓得過的各組裡，最小的一組留在桌上。
rule-failed_throw-lowest_any = 甩牌失敗時，最小的一組留在桌上，不管是不是這一組被壓過。
rule-failed_throw-all_back = 甩牌失敗時，全部收回，由同一家重新出一組。

option-failed_throw_penalty = 甩牌失敗罰分
option-failed_throw_penalty-line = 甩牌失敗送給另一方的分數。
option-failed_throw_penalty-0 = 不罰
option-failed_throw_penalty-10 = 10
rule-failed_throw_penalty-0 = 甩牌失敗不罰分。
rule-failed_throw_penalty-10 = 甩牌失敗，送給另一方10分。

option-throw_follow = 跟甩牌
option-throw_follow-line = 甩牌裡的拖拉機要用拖拉機跟，還是跟對子就可以。
option-throw_follow-structure = 要拖拉機
option-throw_follow-pairs = 只要對子
rule-throw_follow-structure = 甩牌裡的拖拉機要用拖拉機來跟，和單獨先出的一樣。
rule-throw_follow-pairs = 跟甩牌只看對子的數目；拖拉機不必用拖拉機跟。

option-throw_beat = 斃甩牌
option-throw_beat-line = 兩家都用主牌斃了甩牌，比什麼定大小。
option-throw_beat-largest_unit = 最大一組
option-throw_beat-all_units = 每一組
option-throw_beat-highest_card = 最大一張
option-throw_beat-highest_type = 比牌型
rule-throw_beat-largest_unit = 兩家都用主牌斃了甩牌，比最大一組的頂張：有拖拉機比拖拉機，沒有就比對子，再沒有就比最大的單張。
rule-throw_beat-all_units = 都用主牌斃時，每一組都壓得過，才壓得過另一家。
rule-throw_beat-highest_card = 兩家都用主牌斃了甩牌，比最大的一張。
rule-throw_beat-highest_type = 兩家都用主牌斃了甩牌，看誰自己最大的一組更大：拖拉機先比長短，其次對子，再其次單張；一樣時比頂張。

option-shorter_tractor = 短拖拉機
option-shorter_tractor-line = 跟長拖拉機時，是不是要先跟短拖拉機，再跟散對。
option-shorter_tractor-false = 否
option-shorter_tractor-true = 是
rule-shorter_tractor-false = 沒有和首家一樣長的拖拉機，跟哪些對子都可以。
rule-shorter_tractor-true = 沒有和首家一樣長的拖拉機，要先跟較短的拖拉機，再跟散對。

option-rank_gap = 隔著級牌
option-rank_gap-line = 級牌兩邊的點數算不算相連。
option-rank_gap-false = 不算
option-rank_gap-true = 算
rule-rank_gap-false = 級牌留下空隙：兩邊的點數不相連。打7時，6‑6 8‑8不是拖拉機。
rule-rank_gap-true = 級牌不留空隙：兩邊的點數相連。打7時，6‑6 8‑8是拖拉機。

option-ace_offrank = 主A連副級牌
option-ace_offrank-line = 主花色的對A和其他花色的級牌對子算不算相連。
option-ace_offrank-false = 不算
option-ace_offrank-true = 算
rule-ace_offrank-false = 主花色的對A和其他花色的級牌對子不相連。
rule-ace_offrank-true = 主花色的對A和其他花色的級牌對子相連。

option-offrank_rank = 副級牌連主級牌
option-offrank_rank-line = 其他花色的級牌對子和主花色的級牌對子算不算相連。
option-offrank_rank-false = 不算
option-offrank_rank-true = 算
rule-offrank_rank-false = 其他花色的級牌對子和主花色的級牌對子不相連。
rule-offrank_rank-true = 其他花色的級牌對子和主花色的級牌對子相連。

option-rank_small_joker = 級牌連小王
option-rank_small_joker-line = 級牌對子和一對小王算不算相連。
option-rank_small_joker-false = 不算
option-rank_small_joker-true = 算
rule-rank_small_joker-false = 級牌對子和一對小王不相連。
rule-rank_small_joker-true = 主花色的級牌對子和一對小王相連；打無主時，任何級牌對子都和一對小王相連。

option-joker_joker = 小王連大王
option-joker_joker-line = 一對小王和一對大王算不算拖拉機。
option-joker_joker-false = 不算
option-joker_joker-true = 算
rule-joker_joker-false = 一對小王和一對大王不相連。
rule-joker_joker-true = 一對小王和一對大王相連：四張王就是拖拉機。

option-kitty_multiplier = 摳底倍數
option-kitty_multiplier-line = 閒家贏了最後一墩，底牌的分算幾倍。
option-kitty_multiplier-none = 不算
option-kitty_multiplier-two_four = 2倍，對子4倍
option-kitty_multiplier-twice_longest_unit = 最大一組張數×2
option-kitty_multiplier-power = 最大組每張加倍
option-kitty_multiplier-twice_all_cards = 首家所出張數×2
option-kitty_multiplier-power_pairs = 2倍，每對再加倍
rule-kitty_multiplier-none = 底牌的分誰也不算。
rule-kitty_multiplier-two_four = 首家出單張，底牌算2倍；出對子或拖拉機，算4倍；甩牌看最大一組。
rule-kitty_multiplier-twice_longest_unit = 底牌的倍數是首家最大一組張數的兩倍：單張2倍，對子4倍，兩對的拖拉機8倍。
rule-kitty_multiplier-twice_all_cards = 底牌的倍數是最後一墩首家全部張數的兩倍，甩牌也全部算進去：單張2倍，對子4倍。
rule-kitty_multiplier-power_pairs = 底牌算2倍，首家最大一組裡每有一對再加倍一次：單張2倍，對子4倍，兩對的拖拉機8倍。
rule-kitty_multiplier-power = 首家最大一組有幾張，底牌就加倍幾次：單張2倍，對子4倍，兩對的拖拉機16倍。

option-level_table = 升幾級
option-level_table-line = 閒家的得分換算成升幾級。
option-level_table-two_two = 最多2級
option-level_table-three_two = 零分升3級
option-level_table-open = 沒有上限
rule-level_table-two_two = 閒家0到35分，莊家一方升2級；40到75分，升1級；80到115分，都不升；120到155分，閒家升1級；160分以上，升2級。
rule-level_table-three_two = 閒家0分，莊家一方升3級；5到35分，升2級；40到75分，升1級；80到115分，都不升；120到155分，閒家升1級；160分以上，升2級。
rule-level_table-open = 閒家0分，莊家一方升3級；5到35分，升2級；40到75分，升1級；80到115分，都不升；120到155分，閒家升1級；160到195分，升2級；200到235分，升3級；之後每多40分，再升1級。

option-game_end = 怎樣算贏
option-game_end-line = 一方要做到什麼，才贏得整場。
option-game_end-reach_ace = 升到A
option-game_end-defend_ace = 打A守住
rule-game_end-reach_ace = 哪一方的級先升到A，就贏得整場。
rule-game_end-defend_ace = 級升到A為止。打A時坐莊並且守住，才贏得整場。

option-must_defend = 必打的級
option-must_defend-line = 沒有守過就不能跳過的級。
rule-must_defend-none = 任何一級都可以跳過。

option-draw_policy = 首家能逼出什麼
option-draw_policy-line = 首家出對子、三條或拖拉機時，你想留在一起的牌是不是也要跟。
option-draw_policy-no_protections = 能跟的都要跟
option-draw_policy-only_draw_tractor_on_tractor = 只有拖拉機逼拖拉機
option-draw_policy-longer_tuples_protected = 更多張的不必拆
option-draw_policy-no_format_based_draw = 只跟花色和張數
rule-draw_policy-no_protections = 能跟的都要跟，即使要拆三條或四條。
rule-draw_policy-only_draw_tractor_on_tractor = 能跟的都要跟，但首家出三條或四條，從不要求跟拖拉機。兩副牌和三副牌時沒有差別。
rule-draw_policy-longer_tuples_protected = 手裡同樣的牌比首家出的多張，就不必跟：三條不必拆成對子，也不能當對子跟。
rule-draw_policy-no_format_based_draw = 只要求花色和張數，不要求對子、三條或拖拉機。

option-counter_declare = 扣底後反主
option-counter_declare-line = 扣底之後，其他人能不能反主。
option-counter_declare-off = 不許
option-counter_declare-after_burial = 可以
rule-counter_declare-off = 扣底之後，不能再反主。
rule-counter_declare-after_burial = 扣底之後，其他人還可以反主。

option-void_plays = 缺門時出什麼
option-void_plays-line = 首家出的那一門一張也沒有，是不是一定要出主牌。
option-void_plays-any = 隨意
option-void_plays-must_trump = 一定要出主
rule-void_plays-any = 首家出的那一門一張也沒有，想出什麼就出什麼。
rule-void_plays-must_trump = 首家出的那一門一張也沒有，一定要出主牌：首家出幾張就出幾張，不夠就全出；出哪幾張隨意。

option-throw_proof = 怎樣算必大
option-throw_proof-line = 必大才許甩牌時，憑什麼算必大。
option-throw_proof-either = 有一樣就行
option-throw_proof-voids = 別人都缺門
option-throw_proof-unbeatable = 沒有更大的牌
rule-throw_proof-either = 每一組都沒有人壓得過，或者別人都已經露出缺這一門，就算必大。
rule-throw_proof-voids = 只有別人都已經露出缺這一門，才算必大。
rule-throw_proof-unbeatable = 只有外面剩下的牌壓不過任何一組，才算必大。

option-throw_voids = 誰缺門才算
option-throw_voids-line = 憑缺門甩牌時，要哪些人已經露出缺這一門。
option-throw_voids-others = 其他各家
option-throw_voids-opponents = 對方各家
rule-throw_voids-others = 其他各家都要缺這一門，搭檔也算。
rule-throw_voids-opponents = 只要對方都缺這一門。

option-declare_least = 最少亮幾張
option-declare_least-line = 單張級牌能不能亮主。
option-declare_least-single = 一張
option-declare_least-pair = 一對
rule-declare_least-single = 一張級牌就可以亮主。
rule-declare_least-pair = 至少要一對才能亮主，單張級牌不算。

option-self_override = 自反
option-self_override-line = 自己亮的主還有效時，能不能換花色反自己。
option-self_override-same_suit = 只許自保
option-self_override-any = 可以自反
rule-self_override-same_suit = 你亮的主還有效時，只能在同一花色自保。
rule-self_override-any = 你亮的主還有效時，也可以像別人一樣，用更強的牌換花色或用王反自己。

option-jack_hook = 勾到底
option-jack_hook-line = 莊家打J，閒家用J贏了最後一墩，莊家退到幾。
option-jack_hook-off = 不退
option-jack_hook-to_two = 退到2
option-jack_hook-half = 退到2或6
rule-jack_hook-off = 最後一墩用什麼牌贏，不影響級數。
rule-jack_hook-to_two = 莊家打J，閒家只用J贏了最後一墩，莊家退到2，這一局也不升級。
rule-jack_hook-half = 莊家打J，閒家只用J贏了最後一墩：裡面有主花色的J，或者沒有主花色，莊家退到2，否則退到6。莊家這一局不升級。

option-always_trump = 常主
option-always_trump-line = 是不是每一局的2都是主牌。
option-always_trump-none = 沒有
option-always_trump-twos = 2是常主
rule-always_trump-none = 主牌就是王、級牌和主花色的牌。
rule-always_trump-twos = 每一局的2都是主牌，排在級牌下面，主花色的2大於其他的2。

option-first_level = 兩方從幾打起
option-first_level-line = 第一局兩方的級。級越高，一場越短。
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
rule-first_level-2 = 兩方都從2打起。

option-most_deals = 最多打幾局
option-most_deals-line = 打滿這麼多局還沒分出勝負，級高的一方贏。
option-most_deals-0 = 不限
option-most_deals-3 = 3局
option-most_deals-6 = 6局
option-most_deals-12 = 12局
rule-most_deals-0 = 一直打到有一方贏得整場。
rule-most_deals-3 = 最多打三局。到時級高的一方贏；級一樣，下一局該坐莊的一方贏。
rule-most_deals-6 = 最多打六局。到時級高的一方贏；級一樣，下一局該坐莊的一方贏。
rule-most_deals-12 = 最多打十二局。到時級高的一方贏；級一樣，下一局該坐莊的一方贏。

option-auction_deals = 哪些局叫分
option-auction_deals-line = 每一局都靠叫分定莊，還是只有第一局。
option-auction_deals-first = 第一局
option-auction_deals-every = 每一局
rule-auction_deals-first = 只有第一局叫分。
rule-auction_deals-every = 每一局都叫分，都有定莊墩。打的是叫得高的一方的級。

option-auction_rounds = 叫分輪數
option-auction_rounds-line = 被對方叫高之後，能不能再叫。
option-auction_rounds-rising = 叫到一方不叫
option-auction_rounds-single = 各叫一次
rule-auction_rounds-rising = 兩方輪流往上叫，直到一方不叫。
rule-auction_rounds-single = 兩方各叫一次，發牌人一方先叫；另一方叫得更高，或者不叫。

option-auction_starter = 定莊墩比誰的牌
option-auction_starter-line = 定莊墩裡看誰的牌，決定由誰定主、拿底牌。
option-auction_starter-declaring = 莊家一方兩人
option-auction_starter-any = 四家
rule-auction_starter-declaring = 莊家一方的兩人之中，牌大的人當莊家。
rule-auction_starter-any = 四家裡牌最大的人來定主、拿底牌並先出牌，不管是哪一方的。

option-bid_binds = 叫分要兌現
option-bid_binds-line = 莊家一方拿到的分少於所叫，算不算輸掉這一局。
option-bid_binds-true = 是
option-bid_binds-false = 否
rule-bid_binds-true = 莊家一方拿到的分少於所叫就不升級，下一局換對方坐莊。
rule-bid_binds-false = 叫分只用來定莊，別無他用。

option-packs = 副數

option-seats = 人數
