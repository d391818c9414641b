# 二百分的课程：标题、要做什么、做成了怎样、每种失误。

two_hundred-trick-title = 一墩牌
two_hundred-trick-open = 每人出一张，四张是一墩。首张花色中最大的一张赢得这墩。大小顺序是A K Q J 10 9 8 7 6 5。由你先出：拿下这墩。
two_hundred-trick-won = 没人大得过A。你赢了这墩，赢的人下一墩先出。
two_hundred-trick-low = 同花色有更大的牌。

two_hundred-points-title = A、10和5
two_hundred-points-open = 只有三种牌有分：A和10各10分，5是5分。西家出了K，东家添了一张10。把分拿过来。
two_hundred-points-won = 你的A加他们的10，我方得20分。一局共100分。
two_hundred-points-left = K守住了这墩，10分归了对方。用A就能拿下。

two_hundred-trump-title = 主牌
two_hundred-trump-open = 这局红桃是主。任何主牌都大过别的花色。首张是梅花，你没有梅花：赢下这墩。
two_hundred-trump-won = 一张小红桃就管住了梅花A，我方得20分。
two_hundred-trump-weak = 别的花色的K在这里赢不了，只有主牌才行。

two_hundred-follow-title = 跟同花色
two_hundred-follow-open = 手里有首张的花色就必须跟。没有时才可以用主牌。首张是方块：赢下这墩。
two_hundred-follow-won = 你跟了方块，而A最大。
two_hundred-follow-low = 你跟了，但太小：你的5和搭档的10都归了K。

two_hundred-bet-title = 叫分是承诺
two_hundred-bet-open = 叫分就是承诺：你和搭档要在100分里拿到这么多。你黑桃又长又大，还有两张A，主由你定。叫个分。
two_hundred-bet-won = 这手牌正值这么多。没人再叫高，就由你定主并先出。
two_hundred-bet-shy = 你可以叫得更高。五张大黑桃当主牌，能拿不少分。
two_hundred-bet-high = 太多了。只要丢一张10，叫的分就要从总分里全部扣掉。

two_hundred-dealer-title = 发牌人的义务
two_hundred-dealer-open = 前三家都不叫，发牌人就必须叫50，这次是你。定主：选你最多的花色。
two_hundred-dealer-won = 五张方块，别人多半没有这么多。
two_hundred-dealer-short = 这个花色你没几张，别人的主牌会比你多。

two_hundred-making-title = 完成定约
two_hundred-making-open = 我方叫了70，已有40，还差30。主牌已经出完。先出哪一张？
two_hundred-making-won = A逼出了K，你的10就成了剩下最大的红桃。定约完成，得分有效。
two_hundred-making-early = 10被K吃掉了。先出A，K掉下来，10就安全了。

two_hundred-failing-title = 定约没完成
two_hundred-failing-open = 东家叫了60，已有45。拿不到60，就要从他们总分里扣60。拦住东家。
two_hundred-failing-won = 东家只有45分：总分扣60，拿到的分也不算。
two_hundred-failing-made = 这墩正好补上了东家缺的分。用A拿下它。

two_hundred-hundred-title = 满百规则
two_hundred-hundred-open = 我方已有120分。满100分后，你或搭档这局叫过分，得分才算数。搭档没叫，西家叫了55。
two_hundred-hundred-won = 现在你们的得分算数了。你的梅花够拿60。
two_hundred-hundred-silent = 我方没有叫分，这局拿到的分全都不算。
two_hundred-hundred-high = 100就是一分都不能丢。叫低一些就够了。

two_hundred-naming-title = 定主
two_hundred-naming-open = 你以60分叫到了。定主：长比大更重要。
two_hundred-naming-won = 五张黑桃成了主牌。红桃A不当主也照样有用。
two_hundred-naming-short = 这个花色你没几张。A不当主也能赢：选最长的花色。

two_hundred-counting-title = 数主牌
two_hundred-counting-open = 黑桃是主。已出八张，你有Q，外面只剩一张6。三墩都要拿下。先出什么？
two_hundred-counting-won = 6被你的Q吊了出来，你的A再没人管得住。
two_hundred-counting-ruffed = 有人没有这门花色，用6毙了你的A。先把最后一张主牌吊出来。

two_hundred-last-title = 接近二百分
two_hundred-last-open = 我方有180，先到200者胜。叫过分，得分才算。叫够用的最低分。
two_hundred-last-won = 50就够了：完成定约，这些分就让总分超过200，赢下整场。
two_hundred-last-silent = 我方不叫分，得分就不算，总分不会前进。
two_hundred-last-high = 用不着这么多。一旦失败，会远远掉到180以下。
