# Exercises: a teacher's decisions, tried and answered by links.

exercises-line = 老师挑选的局面，每题都有老师自己的讲解。打开收到的链接或文件即可，不会上传任何内容。
exercises-waiting = 引擎一就绪，练习就会打开。
exercises-paste = 练习的链接或文字
exercises-open = 打开
exercises-file = 打开文件
exercises-count = 共{ $count }题。
exercises-to-pass = 做对{ $passes }题为合格。
exercises-passed = 合格。
exercises-solved = { $of }题中做对{ $solved }题。
exercises-number = 第{ $number }题
exercises-title = { $number }/{ $of }：{ $title }
exercises-solved-in = { $count ->
    [1] 一次做对
   *[other] 试了{ $count }次做对
  }
exercises-tried = 已试{ $count }次
exercises-begin = 开始
exercises-go-on = 继续
exercises-save = 存为文件
exercises-all = 其他练习
exercises-send = 发送我的答案
exercises-send-line = 链接里有你的名字和每一次尝试。请自己发给老师，它不会自动发出。
exercises-your-name = 你的名字
exercises-name-first = 先填名字，再发答案。
exercises-answers-link = 答案链接
exercises-hint = 提示
exercises-right = 正确。
exercises-wrong = 不对。
exercises-otherwise = 不对。
exercises-again = 再试一次
exercises-skip = 跳过
exercises-next = 下一题
exercises-to-result = 看结果
exercises-back = 返回练习
exercises-punished = 已重新分配看不见的牌，让这手牌不能侥幸过关。
exercises-weigh = 每种打法的价值
exercises-weighing = 正在估算每种打法……
exercises-unweighed = 这里没有可估算的。
exercises-at-line = 第{ $line }行：{ $why }

# Why something of exercises is refused.

refusal-not_there = 这里不能这样做。
refusal-long_pack = 太长了，一份练习最多 200,000 个字符。
refusal-not_a_pack = 这不是练习。
refusal-pack_version = 这份练习是为更新版本的 Follow Suit 写的。请重新加载页面再打开。
refusal-bad_pack = 这份练习无法读取。
refusal-bad_exercise = 这道题无法读取。
refusal-long_words = 这段文字太长。
refusal-too_many_linked = 一个链接最多带 { $most } 道题。
refusal-right_not_legal = 标为正确的打法在那里不合规则。
refusal-other_exercises = 这是别的练习的答案。
refusal-broken_try = 第{ $exercise }题中“{ $act }”不合规则。
