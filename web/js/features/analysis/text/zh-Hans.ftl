### Trying other acts in a past deal: what is said once it is opened.

analysis-close = 回到实际打法
analysis-plays = 可以怎么打，各值多少
analysis-turn = 轮到{ $name }。
analysis-over = 这一局到此结束。
analysis-table = 继续发牌：让电脑玩家来。
analysis-worlds = 按{ $name }所能知道的情况设想{ $worlds }局牌，取平均：{ $of ->
    [own_tricks] 该方墩数
    [opposing_points] 闲家得分
   *[own_points] 该方得分
}。
analysis-exact = 按{ $name }所能知道的情况设想{ $worlds }局牌，各家都打得最好：{ $of ->
    [own_tricks] 该方墩数
    [opposing_points] 闲家得分
   *[own_points] 该方得分
}。
analysis-best = 目前最好
analysis-tie = 分不出高下
analysis-bids = 叫多少最好，看这局最后得分，不只看这个数字。
analysis-ties = ★ 是目前最好的；≈ 还分不出高下：在同样设想的牌局里，谁也不明显更好。
analysis-worlds-you = 按你所能知道的情况设想{ $worlds }局牌，取平均：{ $of ->
    [own_tricks] 我方的墩数
    [opposing_points] 闲家的得分
   *[own_points] 我方的得分
}。
analysis-exact-you = 按你所能知道的情况设想{ $worlds }局牌，各家都打到最好：{ $of ->
    [own_tricks] 我方的墩数
    [opposing_points] 闲家的得分
   *[own_points] 我方的得分
}。
analysis-back = 退一步
analysis-bot = 让电脑玩家来
analysis-keep = 存为分支
analysis-kept = 已存为分支
analysis-from-here = 从这里打下去
analysis-hands = 摊开各家的牌
analysis-branches = 分支
analysis-drop = 删除这个分支
analysis-remark = 这一步的注释
analysis-remark-deal = 这一局的注释
analysis-mark = 你的评价
analysis-mark-name = { $mark ->
    [good] 好
    [bad] 不好
    [unclear] 值得再看
   *[none] 不评
}
analysis-note = 注释
analysis-played = 实际打法
analysis-branch = 第{ $act }步：{ $line }{ $count ->
    [1] {""}
    [2] {""}
    [3] {""}
    [4] {""}
   *[other] …（共{ $count }步）
}
