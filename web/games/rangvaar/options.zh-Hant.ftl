### The options of Rangvaar’s rules: the names of each and of its values, and what the rules say where it holds.

option-deals-line = 一場打幾局；沒有人叫的一局不算。
rule-deals-3 = 打三局。
rule-deals-5 = 打五局。

option-opener_may_pass = 第一個叫牌的人
option-opener_may_pass-line = 第一個說話的人能不能像別人一樣不叫。
option-opener_may_pass-false = 必須叫
option-opener_may_pass-true = 可以不叫
rule-opener_may_pass-false = 拿首張牌的人必須叫，至少7墩。
rule-opener_may_pass-true = 拿首張牌的人可以不叫。四家都不叫，就從下一家起重新發牌，這一局不算。

option-auction = 叫牌輪數
option-auction-line = 被人叫高之後，能不能再叫。
option-auction-rounds = 叫到三家不叫
option-auction-single = 只叫一輪
rule-auction-rounds = 輪流叫牌，直到三家不叫。
rule-auction-single = 每人只說一次。

option-first_lead = 第一墩誰先出
option-first_lead-line = 第一墩由誰先出牌。
option-first_lead-first_card = 拿首張牌的人
option-first_lead-bidder = 莊家
option-first_lead-last_winner = 上局末墩贏家
rule-first_lead-first_card = 第一墩由拿首張牌的人先出。
rule-first_lead-bidder = 第一墩由叫得最高的人先出。
rule-first_lead-last_winner = 上一局贏了最後一墩的人先出第一墩；第一局由拿首張牌的人先出。

option-failed_bid = 沒打成怎麼計分
option-failed_bid-line = 贏的墩數少於所叫時，莊家一方怎麼記分。
option-failed_bid-shortfall = 扣掉差數
option-failed_bid-floor_zero = 不低於0
option-failed_bid-minus_bid = 倒扣叫數
rule-failed_bid-shortfall = 沒打成，得分是贏的墩數減去差的墩數，可以低於0。
rule-failed_bid-minus_bid = 沒打成，贏的墩數不算，倒扣所叫的墩數。
rule-failed_bid-floor_zero = 沒打成，得分是贏的墩數減去差的墩數，但不低於0。

option-commission = 彩池抽成5%
option-commission-line = 分彩之前，什麼時候先留下彩池的二十分之一。
option-commission-ties = 打平時
option-commission-always = 每次
option-commission-never = 不抽
rule-commission-ties = 只有打平時才抽成。
rule-commission-always = 不管誰贏都抽成。
rule-commission-never = 不抽成，只留下分不完的零頭。

option-direction = 輪轉方向
option-direction-line = 發牌和出牌往哪邊輪。
option-direction-clockwise = 順時針
option-direction-counter_clockwise = 逆時針
rule-direction-clockwise = 發牌和出牌都按順時針（向左）輪流。
rule-direction-counter_clockwise = 發牌和出牌都按逆時針（向右）輪流。
