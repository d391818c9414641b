# A club's event: made, played, and its results put together.

events-line = 大家各在各处，用同样的牌对同样的电脑；打完把成绩放到一起比。全靠链接，不会上传任何东西。
events-waiting = 引擎一就绪，比赛就会打开。
events-make = 办一场比赛
events-pairs = 用真牌的双人赛
events-kept = 这台设备上的比赛
events-sealed-yet = 仍封存
events-forget = 移除
events-forget-which = 移除“{ $name }”
events-open = 比赛、成绩或成绩表的链接
events-open-go = 打开
events-name = 比赛名称
events-level = 电脑
events-sit = 大家坐在
events-count = 局数
events-scoring = 比较方法
events-by-places = 名次分
events-by-margins = 差分
events-by-places-line = 每局里，比你差的成绩每个得两分，相同的得一分；总分是占可能得分的比例。
events-by-margins-line = 每局把你的成绩与居中的成绩相比；总分是各局差数之和。
events-text = 给大家的一句话（可不填）
events-help = 允许提示和悔牌
events-help-line = 用过帮助的牌局会在表中标出。
events-sealed = 封存：两个链接
events-sealed-line = 第一个链接只预告比赛，看不到牌；第二个才打开。你发出第二个之前，谁也不可能先打过。
events-make-it = 建立比赛
events-seat = 座位：{ $seat }
events-deals = { $count }局
events-helped = 允许提示和悔牌，用过会标出。
events-other-bots = 这场比赛是用另一个版本的“跟牌”办的。牌是一样的，但电脑的打法可能不同。
events-not-begun = 这场比赛已封存，还没开始。牌在第二个链接里，开始时才发出。本设备会记住第一个链接，到时核对。
events-invite = 邀请大家
events-two-links = 第一个链接现在发，第二个开始时再发。
events-link-seal = 第一个链接，不含牌
events-link-start = 第二个链接，开始时发
events-link = 比赛的链接
events-results = 汇总成绩
events-all = 所有比赛
events-seal-same = 这就是当初封存的比赛，与第一个链接相符。
events-seal-other = 注意：这不是当初封存的比赛，与第一个链接不符。
events-seal-unknown = 这场比赛曾封存。若有第一个链接，请贴在这里核对。
events-seal-paste = 第一个链接
events-seal-compare = 核对
events-your-deals = 你的牌局
events-played = 已打
events-go-on = 继续
events-play = 开打
events-mine = 你的成绩
events-mine-line = { $left ->
    [0] { $of }局都打完了。把成绩发给汇总的人吧。
   *[other] 已打{ $of }局中的{ $played }局。打完全部才有名次。
  }
events-your-name = 表中的名字
events-name-first = 先填名字，再发成绩。
events-mine-link = 成绩链接
events-working-results = 正在重放成绩…
events-working-levels = 电脑正在打这些牌局…
events-working-bots = 正在重问电脑…
events-home = 回到比赛
events-heap = 收到的成绩
events-heap-line = 原样贴进来就行，整段聊天也可以，链接会自动找出来。文件也能拖到这里。
events-drop = 拿掉
events-drop-which = 拿掉{ $name }
events-check = 生成成绩表
events-files = 添加文件
events-no-links = 这段文字里没有成绩链接。
events-found = 找到{ $links }个链接{ $wrong ->
    [0] 。
   *[other] ，其中{ $wrong }个不算：
  }
events-link-number = 第{ $number }个链接：
events-whose = { $name }：
events-standings = 成绩表
events-place = 名次
events-who = 名字
events-score = 总分
events-cells = 点一个成绩，看它是怎么打出来的，并与别人对照。
events-csv = 存为电子表格
events-print = 打印
events-levels = 加入电脑的成绩
events-table-link = 成绩表的链接
events-table-long = 表太长，放不进链接，请保存或打印。
events-mark-bots = 对手是另一个版本的电脑
events-mark-help = 用过帮助
events-cell = { $name }，第{ $deal }局：{ $margin }
beside-whom = { $name }，对照
beside-watch = 从那里看
beside-watch-whose = { beside-watch }：{ $name }
beside-alike = 这一局两人从头到尾打得一样。
beside-parted = 到第{ $number }墩打法分开：
beside-parted-before = 第一墩之前就分开了：
beside-nothing = 没有动作
beside-both = 两人一样
beside-trick = { $name }，第{ $number }墩
beside-before = { $name }，第一墩之前
beside-rows = 两人的打法，逐墩对照
beside-back = 回到成绩表
events-trust = 哪些信得过
events-trust-line = 每份成绩都在这里重放过：牌是这场比赛的，每一步都合规则，得分按规则算。没有服务器，拦不住谁先看牌或打两遍；封存的比赛至少能让牌在开始前无人知道。
events-bots = 核对电脑
events-bots-same = { $others ->
    [0] { $name }：电脑的{ $same }步都与我们的选择相同。
   *[other] { $name }：电脑有{ $same }步与我们的选择相同，{ $others }步不同。
  }
events-pairs-line = 适合大家坐在一起打：一张轮转表，每对每组牌打一次；再按成绩排名。
events-tables = 桌数
events-movement = 轮转法
events-movement-howell = 豪厄尔制
events-movement-mitchell = 米切尔制
events-movement-howell-line = 每对都与其他各对相遇一次。
events-movement-mitchell-line = 南北的各对不动，东西的各对换到下一桌。
events-travellers = 成绩，每桌一行
events-travellers-line = 依次写局号、南北的一对、东西的一对、南北的得分：1 1 3 +40
events-rank = 排名次
events-plan = 各轮
events-round = 轮
events-table = 第{ $number }桌
events-sitting = { $ns }–{ $ew }，第{ $set }组
events-shared = 有几桌同时打同一组：每桌都要摆一份。
events-pair = 对
events-teams = 按两队各四人算（第1、2对为一队）：{ $deals }局共{ $by }。

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
