### The options of Two Hundred’s rules: the names of each and of its values, and what the rules say where it holds.

option-bets = 叫分輪數
option-bets-line = 被人叫高之後，能不能再叫。
option-bets-single = 只叫一輪
option-bets-continuous = 叫到三家不叫
rule-bets-single = 每人只說一次。
rule-bets-continuous = 輪流叫分，直到三家不叫。不叫之後，就不能再叫了。

option-bets_must_rise = 叫的分數
option-bets_must_rise-line = 要比前面的都高，還是只要不同就可以。
option-bets_must_rise-true = 必須更高
option-bets_must_rise-false = 不同即可
rule-bets_must_rise-true = 每次都要叫得比前面高。
rule-bets_must_rise-false = 沒有人叫過的分都可以叫；最後叫的人取得合約。

option-nobody_bets = 沒有人叫分
option-nobody_bets-line = 其他人都不叫時怎麼辦。
option-nobody_bets-dealer_bets = 發牌人坐莊
option-nobody_bets-redeal = 重新發牌
rule-nobody_bets-dealer_bets = 前三家都不叫，發牌人就以50分坐莊。
rule-nobody_bets-redeal = 四家都不叫，不計分，重新發牌。

option-both_reach = 兩方都達到目標
option-both_reach-line = 同一局打完兩方都達到，算誰贏。
option-both_reach-declarers = 莊家一方
option-both_reach-higher_total = 總分高的
rule-both_reach-declarers = 兩方在同一局達到目標，莊家一方贏。
rule-both_reach-higher_total = 兩方在同一局達到目標，總分高的贏；一樣高就接著打。

option-minus_200_loses = 跌到−200
option-minus_200_loses-line = 跌到−200的一方是不是就輸掉整場。
option-minus_200_loses-false = 接著打
option-minus_200_loses-true = 算輸
rule-minus_200_loses-false = 沒有下限：不管負多少都接著打。
rule-minus_200_loses-true = 一局打完，總分在−200或以下的一方輸掉整場，但另一方須在0分或以上；雙方都低於0時接著打。

option-target = 目標
option-target-line = 總分到多少贏得整場。
option-target-200 = 200
option-target-300 = 300
option-target-500 = 500
rule-target-200 = 打到200分。
rule-target-300 = 打到300分。
rule-target-500 = 打到500分。

option-deck = 用牌
option-deck-line = 四十張，最小是5；或再去掉6，用三十六張。
option-deck-40 = 40
option-deck-36 = 36
rule-deck-40 = 四十張牌，十墩。
rule-deck-36 = 三十六張牌：6也去掉。每人九張，共九墩。

option-hundred_rule = 滿百規則
option-hundred_rule-line = 分已經很多的一方，是不是要叫過分才能加分。
option-hundred_rule-true = 有
option-hundred_rule-false = 沒有
rule-hundred_rule-true = 有滿百規則。
rule-hundred_rule-false = 沒有滿百規則：另一方拿到的分總能加上。

option-hundred_at = 從多少分算起
option-hundred_at-line = 總分到多少，就必須叫過分才能加分。
option-hundred_at-fixed = 100
option-hundred_at-half = 目標的一半
rule-hundred_at-fixed = 不管目標多少，都從100分算起。
rule-hundred_at-half = 從目標的一半算起，也就是100、150或250分。

option-forced_bet_counts = 必叫的50
option-forced_bet_counts-line = 發牌人必叫的50，在滿百規則裡算不算叫過分。
option-forced_bet_counts-true = 算
option-forced_bet_counts-false = 不算
rule-forced_bet_counts-true = 發牌人必叫的50算叫過分。
rule-forced_bet_counts-false = 發牌人必叫的50不算誰叫的分：受滿百規則限制的一方就算打成也不加分；打不成照樣扣50。
