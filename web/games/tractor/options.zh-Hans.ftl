### The options of Tractor’s rules: the names of each and of its values, and what the rules say where it holds.

option-finding = 定庄方式
option-finding-line = 第一局怎样定主、定庄。
option-finding-declare = 亮主
option-finding-auction = 叫分
rule-finding-declare = 边抓牌边亮主。
rule-finding-auction = 第一局双方叫分；之后由庄家定主。不用亮主。

option-no_declaration = 无人亮主
option-no_declaration-line = 没人亮主时打什么主。
option-no_declaration-no_trump = 无主
option-no_declaration-kitty = 翻底牌
option-no_declaration-redeal = 重新发牌
rule-no_declaration-no_trump = 没有人亮主，就打无主。
rule-no_declaration-kitty = 没有人亮主，就一张一张翻底牌：第一张级牌是什么花色，什么就是主；没有级牌，就看翻出的最大一张（王不算），一样大的以先翻的为准。翻出的全是王，就打无主。
rule-no_declaration-redeal = 没有人亮主，就重新发牌。

option-no_trump_ranks = 无主时的级牌
option-no_trump_ranks-line = 打无主时，级牌算不算主牌。
option-no_trump_ranks-trump = 算主牌
option-no_trump_ranks-plain = 算副牌
rule-no_trump_ranks-trump = 打无主时，王和级牌都是主牌。
rule-no_trump_ranks-plain = 打无主时，只有王是主牌。级牌回到各自的花色，按原来的大小。

option-throw = 甩牌
option-throw-line = 能否一次出同一花色的几手单张、对子或拖拉机。
option-throw-off = 不许
option-throw-proven = 必大才许
option-throw-attempt = 可以冒险
rule-throw-off = 不许甩牌。一次只出一手单张、对子或拖拉机。
rule-throw-proven = 必大才许甩牌。
rule-throw-attempt = 可以冒险甩牌。

option-throw_in_trump = 甩主牌
option-throw_in_trump-line = 主牌能不能甩。
option-throw_in_trump-false = 不许
option-throw_in_trump-true = 可以
rule-throw_in_trump-false = 不许甩主牌。
rule-throw_in_trump-true = 主牌也可以甩。

option-failed_throw = 甩牌失败后出什么
option-failed_throw-line = 甩牌有人管得住时，哪一手留在桌上。
option-failed_throw-lowest_beaten = 被管住的最小一手
option-failed_throw-lowest_any = 最小一手
option-failed_throw-all_back = 全部收回
rule-failed_throw-lowest_beaten = 甩牌失败时，出被管住的最小一手。
rule-failed_throw-lowest_any = 甩牌失败时，出最小的一手，不管它是不是被管住。
rule-failed_throw-all_back = 甩牌失败时，全部收回，由同一家重新出一手。

option-failed_throw_penalty = 甩牌失败罚分
option-failed_throw_penalty-line = 甩牌失败送给另一方的分数。
option-failed_throw_penalty-0 = 不罚
option-failed_throw_penalty-10 = 10
rule-failed_throw_penalty-0 = 甩牌失败不罚分。
rule-failed_throw_penalty-10 = 甩牌失败，送给另一方10分。

option-throw_follow = 跟甩牌
option-throw_follow-line = 甩牌里的拖拉机，要用拖拉机跟，还是有对子就行。
option-throw_follow-structure = 要拖拉机
option-throw_follow-pairs = 只要对子
rule-throw_follow-structure = 甩牌里有拖拉机，就要用拖拉机来跟，和单独出拖拉机一样。
rule-throw_follow-pairs = 跟甩牌只看对子的个数，不必用拖拉机跟拖拉机。

option-throw_beat = 毙甩牌
option-throw_beat-line = 两家都毙了甩牌，比什么定大小。
option-throw_beat-largest_unit = 最大一手
option-throw_beat-all_units = 每一手
option-throw_beat-highest_card = 最大一张
option-throw_beat-highest_type = 比牌型
rule-throw_beat-largest_unit = 两家都毙了甩牌，比最大一手：有拖拉机比拖拉机，没有就比对子，再没有就比最大的单张。
rule-throw_beat-all_units = 后毙的要每一手都大过先毙的，才算更大。
rule-throw_beat-highest_card = 两家都毙了甩牌，比最大的一张。
rule-throw_beat-highest_type = 两家都毙了甩牌，看谁自己最大的一手更大：拖拉机先比长短，其次对子，再其次单张；一样时比牌的大小。

option-shorter_tractor = 短拖拉机
option-shorter_tractor-line = 跟长拖拉机时，是否要先出短拖拉机，再出散对。
option-shorter_tractor-false = 否
option-shorter_tractor-true = 是
rule-shorter_tractor-false = 没有一样长的拖拉机，跟哪些对子都行。
rule-shorter_tractor-true = 没有一样长的拖拉机，要先跟短拖拉机，再跟散对。

option-rank_gap = 隔级相连
option-rank_gap-line = 级牌抽走后，两边的牌算不算相连。
option-rank_gap-false = 不算
option-rank_gap-true = 算
rule-rank_gap-false = 级牌抽走后留下空当，两边的牌不相连。打7时，6‑6 8‑8不是拖拉机。
rule-rank_gap-true = 级牌抽走后不留空当，两边的牌相连。打7时，6‑6 8‑8是拖拉机。

option-ace_offrank = 主A连副级牌
option-ace_offrank-line = 主花色的对A与副级牌对子算不算相连。
option-ace_offrank-false = 不算
option-ace_offrank-true = 算
rule-ace_offrank-false = 主花色的对A与副级牌对子不相连。
rule-ace_offrank-true = 主花色的对A与副级牌对子相连。

option-offrank_rank = 副级牌连主级牌
option-offrank_rank-line = 副级牌对子与主级牌对子算不算相连。
option-offrank_rank-false = 不算
option-offrank_rank-true = 算
rule-offrank_rank-false = 副级牌对子与主级牌对子不相连。
rule-offrank_rank-true = 副级牌对子与主级牌对子相连。

option-rank_small_joker = 级牌连小王
option-rank_small_joker-line = 级牌对子与一对小王算不算相连。
option-rank_small_joker-false = 不算
option-rank_small_joker-true = 算
rule-rank_small_joker-false = 级牌对子与一对小王不相连。
rule-rank_small_joker-true = 主级牌对子与一对小王相连；打无主时，任何一对级牌都与小王相连。

option-joker_joker = 小王连大王
option-joker_joker-line = 四张王算不算拖拉机。
option-joker_joker-false = 不算
option-joker_joker-true = 算
rule-joker_joker-false = 一对小王与一对大王不相连。
rule-joker_joker-true = 一对小王与一对大王相连：四张王是拖拉机。

option-kitty_multiplier = 抠底倍数
option-kitty_multiplier-line = 闲家赢下最后一墩时，底牌的分按几倍算。
option-kitty_multiplier-none = 不计
option-kitty_multiplier-two_four = 2倍，对子4倍
option-kitty_multiplier-twice_longest_unit = 最大一手张数×2
option-kitty_multiplier-power = 2的张数次方
option-kitty_multiplier-twice_all_cards = 首家所出张数×2
option-kitty_multiplier-power_pairs = 2倍，每对翻一番
rule-kitty_multiplier-none = 底牌的分谁也不算。
rule-kitty_multiplier-two_four = 首家出单张，底牌2倍；出对子或拖拉机，4倍；甩牌看最大一手。
rule-kitty_multiplier-twice_longest_unit = 底牌的倍数是最大一手张数的两倍：单张2倍，对子4倍，两对的拖拉机8倍。
rule-kitty_multiplier-twice_all_cards = 底牌的倍数是最后一墩首家所出张数的两倍，甩牌也全算：单张2倍，对子4倍。
rule-kitty_multiplier-power_pairs = 底牌2倍，最大一手每有一对再翻一番：单张2倍，对子4倍，两对的拖拉机8倍。
rule-kitty_multiplier-power = 最大一手有几张，底牌就翻几番：单张2倍，对子4倍，两对的拖拉机16倍。

option-level_table = 升几级
option-level_table-line = 闲家的得分换算成升几级。
option-level_table-two_two = 最多2级
option-level_table-three_two = 打光头升3级
option-level_table-open = 不封顶
rule-level_table-two_two = 闲家0到35分，庄家升2级；40到75分，升1级；80到115分，都不升；120到155分，闲家升1级；160分以上，升2级。
rule-level_table-three_two = 闲家0分（光头），庄家升3级；5到35分，升2级；40到75分，升1级；80到115分，都不升；120到155分，闲家升1级；160分以上，升2级。
rule-level_table-open = 闲家0分（光头），庄家升3级；5到35分，升2级；40到75分，升1级；80到115分，都不升；120到155分，闲家升1级；160到195分，升2级；200到235分，升3级；以后每多40分，再升1级。

option-game_end = 怎样算赢
option-game_end-line = 一方做到什么才赢下整场。
option-game_end-reach_ace = 升到A
option-game_end-defend_ace = A级守庄成功
rule-game_end-reach_ace = 哪一方先升到A，就赢下整场。
rule-game_end-defend_ace = 升到A为止。打A时坐庄并守住，才赢下整场。

option-must_defend = 必打级
option-must_defend-line = 不能跳过、必须守庄打过的级。
rule-must_defend-none = 没有必打的级。

option-draw_policy = 首家能逼出什么
option-draw_policy-line = 首家出对子、三张或拖拉机时，你想留着的牌是否也要跟。
option-draw_policy-no_protections = 能跟的都要跟
option-draw_policy-only_draw_tractor_on_tractor = 只有拖拉机逼拖拉机
option-draw_policy-longer_tuples_protected = 多张不拆
option-draw_policy-no_format_based_draw = 只跟花色和张数
rule-draw_policy-no_protections = 能跟的都要跟，即使要拆三张、四张。
rule-draw_policy-only_draw_tractor_on_tractor = 能跟的都要跟，但首家出三张、四张时，从不要求跟拖拉机。两副、三副牌时，有没有这一条都一样。
rule-draw_policy-longer_tuples_protected = 同样的牌，手里比首家出的多，就不必拆来跟：首家出对子，三张不必拆，也不能当对子。
rule-draw_policy-no_format_based_draw = 只要求花色和张数，不要求对子、三张、拖拉机。

option-counter_declare = 扣底后反主
option-counter_declare-line = 扣底以后，别人是否还可以反主。
option-counter_declare-off = 否
option-counter_declare-after_burial = 是
rule-counter_declare-off = 扣底以后不能再反主。
rule-counter_declare-after_burial = 扣底以后，别人还可以反主。

option-void_plays = 绝门时出什么
option-void_plays-line = 首家出的一门绝了，是否必须出主牌。
option-void_plays-any = 随意
option-void_plays-must_trump = 必须出主
rule-void_plays-any = 首家出的一门绝了，出什么都行。
rule-void_plays-must_trump = 首家出的一门绝了，必须出主牌：首家出几张就出几张，不够就全出；出哪几张随意。

option-throw_proof = 怎样算必大
option-throw_proof-line = 只许甩必大的牌时，凭什么算必大。
option-throw_proof-either = 有一样就行
option-throw_proof-voids = 别人都绝门
option-throw_proof-unbeatable = 没有更大的牌
rule-throw_proof-either = 每一手都没人管得住，或者别人都已亮明绝了这一门，就算必大。
rule-throw_proof-voids = 只有别人都已亮明绝了这一门，才算必大。
rule-throw_proof-unbeatable = 只有外面剩下的牌管不住任何一手，才算必大。

option-throw_voids = 谁绝门才算
option-throw_voids-line = 凭绝门甩牌时，要哪些人亮明绝了这一门。
option-throw_voids-others = 其他各家
option-throw_voids-opponents = 对方各家
rule-throw_voids-others = 其他各家都要绝了这一门，搭档也算。
rule-throw_voids-opponents = 只要对方都绝了这一门。

option-declare_least = 最少亮几张
option-declare_least-line = 单张级牌能不能亮主。
option-declare_least-single = 一张
option-declare_least-pair = 一对
rule-declare_least-single = 一张级牌就可以亮主。
rule-declare_least-pair = 至少要一对才能亮主，单张级牌不算。

option-self_override = 自反
option-self_override-line = 自己亮的主还有效时，能不能换花色反自己。
option-self_override-same_suit = 只许加固
option-self_override-any = 可以自反
rule-self_override-same_suit = 你亮的主还有效时，只能在同一花色上加固。
rule-self_override-any = 你亮的主还有效时，也可以像别人一样，用更强的牌换花色或用王反自己。

option-jack_hook = 勾到底
option-jack_hook-line = 庄家打J，闲家用J赢了最后一墩，庄家退到几。
option-jack_hook-off = 不退
option-jack_hook-to_two = 退到2
option-jack_hook-half = 退到2或6
rule-jack_hook-off = 最后一墩用什么牌赢，不影响级数。
rule-jack_hook-to_two = 庄家打J，闲家只用J赢了最后一墩，庄家退到2，这一局也不升级。
rule-jack_hook-half = 庄家打J，闲家只用J赢了最后一墩：里面有主花色的J，或者没有主花色，庄家退到2，否则退到6。庄家这一局不升级。

option-always_trump = 常主
option-always_trump-line = 是否每一局的2都是主牌。
option-always_trump-none = 没有
option-always_trump-twos = 2是常主
rule-always_trump-none = 主牌就是王、级牌和主花色的牌。
rule-always_trump-twos = 每一局的2都是主牌，排在级牌下面，主花色的2大于其他的2。

option-first_level = 双方从几打起
option-first_level-line = 第一局双方的级。级越高，一场越短。
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
rule-first_level-2 = 双方都从2打起。

option-most_deals = 最多打几局
option-most_deals-line = 打满这么多局还没分出胜负，级高的一方赢。
option-most_deals-0 = 不限
option-most_deals-3 = 3局
option-most_deals-6 = 6局
option-most_deals-12 = 12局
rule-most_deals-0 = 一直打到有一方赢下整场。
rule-most_deals-3 = 最多打三局。到时级高的一方赢；级一样，下一局该坐庄的一方赢。
rule-most_deals-6 = 最多打六局。到时级高的一方赢；级一样，下一局该坐庄的一方赢。
rule-most_deals-12 = 最多打十二局。到时级高的一方赢；级一样，下一局该坐庄的一方赢。

option-auction_deals = 哪些局叫分
option-auction_deals-line = 每一局都靠叫分定庄，还是只有第一局。
option-auction_deals-first = 第一局
option-auction_deals-every = 每一局
rule-auction_deals-first = 只有第一局叫分。
rule-auction_deals-every = 每一局都叫分，都有定庄墩。打的是叫得高的一方的级。

option-auction_rounds = 叫分轮数
option-auction_rounds-line = 被对方叫高以后还能不能再叫。
option-auction_rounds-rising = 叫到一方不叫
option-auction_rounds-single = 各叫一次
rule-auction_rounds-rising = 双方轮流往上叫，直到一方不叫。
rule-auction_rounds-single = 双方各叫一次，先抓牌的一方先叫；另一方叫得更高，或者不叫。

option-auction_starter = 定庄墩比谁的牌
option-auction_starter-line = 定庄墩里看谁的牌，决定由谁定主、拿底牌。
option-auction_starter-declaring = 庄家一方两人
option-auction_starter-any = 四家
rule-auction_starter-declaring = 庄家一方的两人，牌大的那个当庄家。
rule-auction_starter-any = 四家里牌最大的人来定主、拿底牌并先出牌，不管是哪一方的。

option-bid_binds = 叫分要兑现
option-bid_binds-line = 庄家一方拿到的分不到所叫的分，算不算输掉这一局。
option-bid_binds-true = 是
option-bid_binds-false = 否
rule-bid_binds-true = 庄家一方拿不到所叫的分就不升级，下一局换对方坐庄。
rule-bid_binds-false = 叫分只用来定庄，别无他用。

option-packs = 牌的副数

option-seats = 人数
