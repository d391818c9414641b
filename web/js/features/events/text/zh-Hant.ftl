# Why something of a club event is refused.

refusal-no_name = 請填寫名字。
refusal-long_name = 名字太長，最多 { $most } 個字元。
refusal-not_sealed_so = 這不是當初封存的比賽：與第一個連結不符。
refusal-too_much_text = 一張表放不下這麼多文字，最多 { $most }。
refusal-too_many_people = 一張表放不下這麼多成績，最多 { $most } 人。
refusal-other_event = 這是另一場比賽「{ $event }」的成績。
refusal-other_rules = 牌相同，但打法規則不同。
refusal-deal_missing = 這份成績缺少第 { $deal } 局。
refusal-broken_rule = 第 { $deal } 局中「{ $act }」不合規則。
refusal-not_a_result = 這個連結裡沒有成績。
refusal-not_a_table = 這個連結裡沒有成績表。
refusal-not_a_seal = 第一個連結不是封存的比賽。
refusal-event_sealed = 比賽還沒開始，牌仍封存著。
refusal-bad_traveller = 第 { $line } 行應有局號、兩對的號碼和結果。
refusal-pair_twice = 第 { $line } 行：第 { $pair } 對已有第 { $deal } 局。
refusal-other_cards = 第 { $deal } 局的牌不是這場比賽的。
refusal-link_twice = 上面已有同一個連結。
refusal-name_twice = 表中已有同名的人，以先來的成績為準。
refusal-no_deals = 這份成績裡沒有任何一局。
refusal-play_unfinished = 這份成績的第 { $deal } 局沒有打完。
