### The options of Two Hundred’s rules: the names of each and of its values, and what the rules say where it holds.

option-bets = 叫分轮数
option-bets-line = 被人叫高之后还能不能再叫。
option-bets-single = 只叫一轮
option-bets-continuous = 叫到三家不叫
rule-bets-single = 每人只叫一次。
rule-bets-continuous = 轮流叫，直到三家不叫。不叫之后就不能再叫。

option-bets_must_rise = 所叫的分
option-bets_must_rise-line = 是必须比前面都高，还是只要不同就行。
option-bets_must_rise-true = 必须更高
option-bets_must_rise-false = 不同即可
rule-bets_must_rise-true = 每次都要叫得比前面高。
rule-bets_must_rise-false = 没人叫过的分都可以叫，更低的也行；最后叫的人叫到。

option-nobody_bets = 无人叫分
option-nobody_bets-line = 前三家都不叫时怎么办。
option-nobody_bets-dealer_bets = 由发牌人打
option-nobody_bets-redeal = 重新发牌
rule-nobody_bets-dealer_bets = 前三家不叫，发牌人就以50分叫到。
rule-nobody_bets-redeal = 四家都不叫，不计分，重新发牌。

option-both_reach = 两方同时到达目标
option-both_reach-line = 同一局之后两方都到了，谁算赢。
option-both_reach-declarers = 定约方
option-both_reach-higher_total = 总分高的一方
rule-both_reach-declarers = 双方在同一局达到目标，定约一方赢。
rule-both_reach-higher_total = 双方在同一局达到目标，总分高的赢；一样高就接着打。

option-minus_200_loses = 跌到−200
option-minus_200_loses-line = 总分跌到−200的一方是否就此输掉。
option-minus_200_loses-false = 接着打
option-minus_200_loses-true = 算输
rule-minus_200_loses-false = 没有下限：负多少都接着打。
rule-minus_200_loses-true = 一局打完，总分在−200或以下的一方告负，但另一方须在0分或以上；双方都低于0时接着打。

option-target = 目标
option-target-line = 总分到多少算赢一场。
option-target-200 = 200
option-target-300 = 300
option-target-500 = 500
rule-target-200 = 打到200分。
rule-target-300 = 打到300分。
rule-target-500 = 打到500分。

option-deck = 用牌
option-deck-line = 用四十张牌（5最小），还是再去掉6，用三十六张。
option-deck-40 = 40
option-deck-36 = 36
rule-deck-40 = 四十张牌，十墩。
rule-deck-36 = 三十六张牌：6也去掉。每人九张，共九墩。

option-hundred_rule = 满百规则
option-hundred_rule-line = 分已经很多的一方，是不是要叫过分才能加分。
option-hundred_rule-true = 有
option-hundred_rule-false = 没有
rule-hundred_rule-true = 有满百规则。
rule-hundred_rule-false = 没有满百规则：另一方拿到的分总能加上。

option-hundred_at = 从多少分算起
option-hundred_at-line = 总分到多少，就必须叫过分才能加分。
option-hundred_at-fixed = 100
option-hundred_at-half = 目标的一半
rule-hundred_at-fixed = 不管目标多少，都从100分算起。
rule-hundred_at-half = 从目标的一半算起，也就是100、150或250分。

option-forced_bet_counts = 必叫的50
option-forced_bet_counts-line = 发牌人必叫的50，在满百规则里算不算叫过分。
option-forced_bet_counts-true = 算
option-forced_bet_counts-false = 不算
rule-forced_bet_counts-true = 发牌人必叫的50算叫过分。
rule-forced_bet_counts-false = 发牌人必叫的50不算谁叫的分：受满百规则限制的一方就算打成也不加分；打不成照样扣50。
