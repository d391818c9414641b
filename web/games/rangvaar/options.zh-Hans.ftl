### The options of Rangvaar’s rules: the names of each and of its values, and what the rules say where it holds.

option-deals-line = 一场打几局；无人叫牌的一局不算。
rule-deals-3 = 打三局。
rule-deals-5 = 打五局。

option-opener_may_pass = 首叫人
option-opener_may_pass-line = 首叫人能不能也不叫。
option-opener_may_pass-false = 必须叫
option-opener_may_pass-true = 可以不叫
rule-opener_may_pass-false = 首叫人必须叫，至少7墩。
rule-opener_may_pass-true = 首叫人可以不叫。四家都不叫，就从下一家起重新发牌，这一局不算。

option-auction = 叫牌轮数
option-auction-line = 被人叫高之后还能不能再叫。
option-auction-rounds = 叫到三家不叫
option-auction-single = 只叫一轮
rule-auction-rounds = 轮流叫，直到三家不叫。
rule-auction-single = 每人只叫一次。

option-first_lead = 谁先出牌
option-first_lead-line = 第一墩由谁先出。
option-first_lead-first_card = 首叫人
option-first_lead-bidder = 定约人
option-first_lead-last_winner = 上局末墩赢家
rule-first_lead-first_card = 首叫人先出第一墩。
rule-first_lead-bidder = 叫到的人先出第一墩。
rule-first_lead-last_winner = 上一局赢了最后一墩的人先出第一墩；第一局由首叫人先出。

option-failed_bid = 没打成的计分
option-failed_bid-line = 拿到的墩数少于所叫时怎样记分。
option-failed_bid-shortfall = 扣去差数
option-failed_bid-floor_zero = 不低于0
option-failed_bid-minus_bid = 倒扣所叫
rule-failed_bid-shortfall = 没打成：赢的墩数减去差的墩数，可以是负分。
rule-failed_bid-minus_bid = 没打成：倒扣所叫的墩数。
rule-failed_bid-floor_zero = 没打成：赢的墩数减去差的墩数，但不低于0。

option-commission = 彩池抽成5%
option-commission-line = 分配彩池之前，什么时候留下彩池的二十分之一。
option-commission-ties = 打平时
option-commission-always = 总是
option-commission-never = 从不
rule-commission-ties = 打平时才抽成。
rule-commission-always = 不论输赢还是打平，都抽成。
rule-commission-never = 不抽成，只留下分不开的零头。

option-direction = 轮转方向
option-direction-line = 发牌和出牌往哪边轮。
option-direction-clockwise = 顺时针
option-direction-counter_clockwise = 逆时针
rule-direction-clockwise = 发牌和出牌都按顺时针（向左）轮流。
rule-direction-counter_clockwise = 发牌和出牌都按逆时针（向右）轮流。
