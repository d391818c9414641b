multiplayer-line = 选好谁坐在哪里。同一网络里的每部手机扫描自己座位的码，再显示一个码让您扫描。在这台设备上打牌的人轮流使用它。
multiplayer-host-note = 发牌的是这台设备，对局期间所有人的牌都在它这里；每部手机只收到自己的牌。什么都不会离开这个房间。
multiplayer-take-answer = 手机显示了它的码
multiplayer-take-offer = 扫描座位的码
multiplayer-deal = 发牌
multiplayer-go-on = 继续上一场对局
multiplayer-back = 回到牌桌
multiplayer-leave = 离开这张牌桌
multiplayer-bot = { $level }电脑
multiplayer-here = { $name }现在坐在这里
multiplayer-here-unnamed = 您现在坐在这里
multiplayer-there = { $name }，用自己的手机
multiplayer-somebody = 有人
multiplayer-joining = 正在连接…
multiplayer-away = { $instead ->
    [bot] { $name }的手机断开了：回来之前由电脑代打
    [here] { $name }的手机断开了：传用这台设备
   *[wait] { $name }的手机断开了：牌桌等候
  }
multiplayer-free = 空位：请用手机扫描这个码
multiplayer-expects = { $name }（和上次一样）：请用手机扫描这个码
multiplayer-who-here = 这台设备
multiplayer-who-phone = 手机
multiplayer-who-bot = 电脑
multiplayer-instead = 手机不在时
multiplayer-instead-bot = 电脑代打
multiplayer-instead-here = 传用这台设备
multiplayer-instead-wait = 等候
multiplayer-move = 换座位，对方是
multiplayer-code = { $seat }：放大二维码
multiplayer-code-line = 请用手机相机扫描。这个码只能用一次，十分钟内有效。
multiplayer-renew = 新的码
multiplayer-all = 全部座位
multiplayer-as-link = 用链接
multiplayer-camera = 相机画面
multiplayer-scan = 用相机扫描
multiplayer-scan-stop = 关闭相机
multiplayer-photo = 用照片
multiplayer-paste = 或粘贴链接
multiplayer-paste-use = 使用这个链接
multiplayer-preparing = 正在准备…
multiplayer-answer = 回应的二维码
multiplayer-answer-line = 您坐{ $seat }。现在请发牌的设备扫描这个码。
multiplayer-answer-wait = 一扫描，您就上桌了。
multiplayer-slow = 还没有动静。码扫描了吗？两台设备在同一个Wi-Fi里吗？有些访客网络把设备隔开：那时可以用手机热点。或者要一个新的码，每个码只能用一次。
multiplayer-network-asks = 如果浏览器询问是否允许本页面访问本地网络中的设备，请选择允许：否则找不到其他设备。
multiplayer-network-denied = 你的浏览器不让本页面访问本地网络中的设备，所以找不到别的手机或牌桌。请允许后再试：点地址左边的图标，打开本网站的权限，其中有“本地网络”一项。
multiplayer-lost = 与牌桌的连接断了。对局在等候，或由电脑代您打。请再扫描另一台设备上这个座位的码。
multiplayer-sought = 暂时连不上牌桌。两台设备在同一个Wi-Fi里吗？这部手机正在寻找，会自动回来。如果太久，请再扫描另一台设备上这个座位的码。
multiplayer-paused = 您坐{ $seat }。对局何时开始或继续，由发牌的设备决定。
multiplayer-seated = 您坐{ $seat }。
multiplayer-you = 您
multiplayer-expected = 还没有人
multiplayer-record = 对局记录
multiplayer-drawn = 种子里有您的数，也有其他所有人的数：没有人挑过牌。
multiplayer-not-drawn = 这场对局的种子不是开始时共同得出的那个。
multiplayer-keep = 把对局保存在这部手机上
multiplayer-kept = 已保存。您可以在这里回看和分析。
multiplayer-own-engine = 打开我的对局
multiplayer-reload = 重新加载页面
multiplayer-undo = { $name }想悔牌。您同意吗？
multiplayer-after = 我手机上的对局
multiplayer-host-deals = 下一局由发牌的设备发出。
multiplayer-draw = 抽牌
multiplayer-draw-number = 本桌第{ $number }次抽牌，{ $time }
multiplayer-draw-code = 抽牌代码，每部手机上都一样：
multiplayer-draw-without = 未参加：{ $seats }
multiplayer-draw-asked = { $name }要求再抽一次。{ $count ->
    [0] 这部手机还没有在本桌抽过。
   *[other] 这部手机今晚已经抽过{ $count }次。
  }
multiplayer-draw-why = 一次抽牌只用于一场。知道为什么要重抽，再同意：谁一直抽到满意为止，就等于自己挑了牌。
multiplayer-draw-waiting = 正在等{ $seats }……
multiplayer-draw-drawn = { $count }台设备一起抽的，谁也没法挑牌。
multiplayer-draw-left_out = 这次抽牌没有用这部手机的数。
multiplayer-draw-declined = 你没有同意，所以没有抽牌。
multiplayer-draw-void = 这次抽牌不算：{ $why ->
    [declined] { $seats }没有同意，或已离开。
   *[withheld] { $seats }没有给出数。
  }
multiplayer-draw-yes = 抽牌
multiplayer-draw-no = 不抽
multiplayer-draw-again = 重新抽牌
multiplayer-draw-leave-out = 不算{ $seats }，重新抽牌
