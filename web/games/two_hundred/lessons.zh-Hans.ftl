# 二百分的课程：标题、要做什么、做成了怎样、每种失误。

two_hundred-trick-title = 一墩牌
two_hundred-trick-open = 每人出一张，四张是一墩。首张花色中最大的一张赢得这墩。由你先出：拿下这墩。
two_hundred-trick-won = 没人大得过 A。你赢了这墩，赢的人下一墩先出。
two_hundred-trick-low = 同花色有更大的牌。大小顺序是 A K Q J 10 9 8 7 6 5。

two_hundred-points-title = A、10 和 5
two_hundred-points-open = 只有三种牌有分：A 和 10 各 10 分，5 是 5 分。西家出了 K，东家添了一张 10。把分拿过来。
two_hundred-points-won = 你的 A 加他们的 10，己方得 20 分。一局共 100 分。
two_hundred-points-left = K 守住了这墩，10 分归了对方。用 A 就能拿下。

two_hundred-trump-title = 将牌
two_hundred-trump-open = 这局红心是将牌。任何将牌都大过别的花色。首张是梅花，你没有梅花：赢下这墩。
two_hundred-trump-won = 一张小红心就压住了梅花 A，己方得 20 分。
two_hundred-trump-weak = 别的花色的 K 在这里赢不了，只有将牌才行。

two_hundred-follow-title = 跟出同花色
two_hundred-follow-open = 手里有首张的花色就必须跟。没有时才可以用将牌。首张是方块：赢下这墩。
two_hundred-follow-won = 你跟了方块，而 A 最大。
two_hundred-follow-low = 你跟了，但太小：你的 5 和同伴的 10 都归了 K。

two_hundred-bet-title = 叫分是承诺
two_hundred-bet-open = 叫分就是承诺：你和同伴要在 100 分里拿到这么多。你黑桃又长又大，还有两张 A，将牌由你定。叫一个分。
two_hundred-bet-won = 这手牌正值这么多。没人再叫高，就由你定将牌并先出。
two_hundred-bet-shy = 你可以叫得更高。五张大黑桃做将牌，能拿不少分。
two_hundred-bet-high = 太多了。只要丢一张 10，叫的分就要从总分里全部扣掉。

two_hundred-dealer-title = 庄家的义务
two_hundred-dealer-open = 前三家都不叫，发牌的人就必须叫 50，这次是你。定将牌：选你最多的花色。
two_hundred-dealer-won = 五张方块，别人多半没有这么多。
two_hundred-dealer-short = 这个花色你没几张，别人的将牌会比你多。

two_hundred-making-title = 完成叫分
two_hundred-making-open = 己方叫了 70，已有 40，还差 30。将牌已经出完。先出哪一张？
two_hundred-making-won = A 逼出了 K，你的 10 就成了最大的红心。叫分完成，得分有效。
two_hundred-making-early = 10 被 K 吃掉了。先出 A，K 掉下来，10 就安全了。

two_hundred-failing-title = 叫分失败
two_hundred-failing-open = 东家叫了 60，已有 45。拿不到 60，就要从他们总分里扣 60。拦住东家。
two_hundred-failing-won = 东家只有 45 分：总分扣 60，拿到的分也不算。
two_hundred-failing-made = 这墩正好补上了东家缺的分。用 A 拿下它。

two_hundred-hundred-title = 一百分规则
two_hundred-hundred-open = 己方已有 120 分。满 100 分后，你或同伴这局叫过分，得分才算数。同伴没叫，西家叫了 55。
two_hundred-hundred-won = 现在你们的得分算数了。你的梅花够拿 60。
two_hundred-hundred-silent = 己方没有叫分，这局拿到的分全都不算。
two_hundred-hundred-high = 100 就是一分都不能丢。叫低一些就够了。

two_hundred-naming-title = 定将牌
two_hundred-naming-open = 你以 60 赢得叫分。定将牌：长比大更重要。
two_hundred-naming-won = 五张黑桃成了将牌。红心 A 不做将也照样有用。
two_hundred-naming-short = 这个花色你没几张。A 不做将也能赢：选最长的花色。

two_hundred-counting-title = 数将牌
two_hundred-counting-open = 黑桃是将牌。已出八张，你有 Q，外面只剩一张 6。三墩都要拿下。先出什么？
two_hundred-counting-won = 6 被你的 Q 调了出来，你的 A 再没人能压。
two_hundred-counting-ruffed = 有人缺这门花色，用 6 将吃了你的 A。先把最后一张将牌调出来。

two_hundred-last-title = 接近二百分
two_hundred-last-open = 己方有 180，先到 200 者胜。叫过分，得分才算。作出够用的最小承诺。
two_hundred-last-won = 50 就够了。从 180 起再拿 20 分并完成叫分，就赢下整场。
two_hundred-last-silent = 己方不叫分，得分就不算，总分不会前进。
two_hundred-last-high = 用不着这么多。一旦失败，会远远掉到 180 以下。
