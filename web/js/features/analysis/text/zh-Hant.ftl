### Trying other acts in a past deal: what is said once it is opened.

analysis-close = 回到實際打法
analysis-plays = 可以怎麼打，各值多少
analysis-turn = 輪到{ $name }。
analysis-over = 這一局到此結束。
analysis-table = 接下來由牌桌發牌：請按「讓電腦走一步」。
analysis-worlds = 按{ $name }能知道的，模擬{ $worlds }局的平均：{ $of ->
    [own_tricks] 這一方的墩數
    [opposing_points] 閒家的分數
   *[own_points] 這一方的分數
}。
analysis-exact = 按{ $name }能知道的，模擬{ $worlds }局，各家都打得最好：{ $of ->
    [own_tricks] 這一方的墩數
    [opposing_points] 閒家的分數
   *[own_points] 這一方的分數
}。
analysis-best = 目前最好
analysis-tie = 分不出高下
analysis-bids = 叫多少最好，看這局最後得分，不只看這個數字。
analysis-ties = ★ 是目前最好的；≈ 還分不出高下：在同樣模擬的牌局裡，誰也沒有明顯更好。
analysis-worlds-you = 按你能知道的，模擬{ $worlds }局的平均：{ $of ->
    [own_tricks] 我方的墩數
    [opposing_points] 閒家的得分
   *[own_points] 我方的得分
}。
analysis-exact-you = 按你能知道的，模擬{ $worlds }局，各家都打到最好：{ $of ->
    [own_tricks] 我方的墩數
    [opposing_points] 閒家的得分
   *[own_points] 我方的得分
}。
analysis-back = 退回一步
analysis-bot = 讓電腦走一步
analysis-keep = 存成分支
analysis-kept = 已存成分支
analysis-from-here = 從這裡打下去
analysis-hands = 各家攤開
analysis-branches = 分支
analysis-drop = 刪除這個分支
analysis-remark = 這一步的註解
analysis-remark-deal = 這一局的註解
analysis-mark = 你的評價
analysis-mark-name = { $mark ->
    [good] 好
    [bad] 不好
    [unclear] 值得再看
   *[none] 不評
}
analysis-note = 註解
analysis-played = 實際打法
analysis-branch = 第{ $act }步：{ $line }{ $count ->
    [1] {""}
    [2] {""}
    [3] {""}
    [4] {""}
   *[other] …（共{ $count }步）
}
