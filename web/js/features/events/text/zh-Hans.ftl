# Why something of a club event is refused.

refusal-no_name = 请填写名字。
refusal-long_name = 名字太长，最多 { $most } 个字符。
refusal-not_sealed_so = 这不是当初封存的比赛：与第一个链接不符。
refusal-too_much_text = 一张表放不下这么多文字，最多 { $most }。
refusal-too_many_people = 一张表放不下这么多成绩，最多 { $most } 人。
refusal-other_event = 这是另一场比赛“{ $event }”的成绩。
refusal-other_rules = 牌相同，但打法规则不同。
refusal-deal_missing = 这份成绩缺少第 { $deal } 局。
refusal-broken_rule = 第 { $deal } 局中“{ $act }”不合规则。
refusal-not_a_result = 这个链接里没有成绩。
refusal-not_a_table = 这个链接里没有成绩表。
refusal-not_a_seal = 第一个链接不是封存的比赛。
refusal-event_sealed = 比赛还没开始，牌仍封存着。
refusal-bad_traveller = 第 { $line } 行应有局号、两对的号码和结果。
refusal-pair_twice = 第 { $line } 行：第 { $pair } 对已有第 { $deal } 局。
refusal-other_cards = 第 { $deal } 局的牌不是这场比赛的。
refusal-link_twice = 上面已有同一个链接。
refusal-name_twice = 表中已有同名的人，以先来的成绩为准。
refusal-no_deals = 这份成绩里没有任何一局。
refusal-play_unfinished = 这份成绩的第 { $deal } 局没有打完。
