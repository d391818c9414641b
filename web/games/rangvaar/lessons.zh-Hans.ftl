# Rangvaar 的课程：标题、要做什么、做成了怎样、每种失误。

rangvaar-trick-title = 一墩牌
rangvaar-trick-open = 每人出一张，四张是一墩。首张花色中最大的一张赢得这墩。大小顺序是A K Q J 10 9，一直到2。由你先出：拿下这墩。
rangvaar-trick-won = 没有牌大过A。赢的人下一墩先出。
rangvaar-trick-low = 有更大的方块。

rangvaar-seven-title = 十三墩中的七墩
rangvaar-seven-open = 一局十三墩，每墩算一。你和搭档承诺七墩，已有六墩，还剩两墩：再拿一墩。
rangvaar-seven-won = 七墩到手，承诺兑现。
rangvaar-seven-late = 你留着K，结果被A吃了。能拿的墩就先拿下。

rangvaar-trump-title = 主牌
rangvaar-trump-open = 黑桃是主，大过所有别的花色。首张是梅花，东家用7毙了。你也没有梅花：拿下这墩。
rangvaar-trump-won = J是比7大的主牌。
rangvaar-trump-weak = 你的主牌比7小。都是主牌时，大的赢。

rangvaar-void-title = 没有这门花色
rangvaar-void-open = 有同花色就必须跟。西家出方块K，你没有方块，可以出任何牌。黑桃是主。
rangvaar-void-won = 最小的主牌也管住了K。
rangvaar-void-threw = 你垫掉了一张，K守住了这墩。你手里有主牌。

rangvaar-five-title = 头五张牌
rangvaar-five-open = 开始时十三张牌你只看得到五张。你先叫，必须叫出我方能拿几墩：7到13。
rangvaar-five-won = 五张很强，叫得也稳。后面还有八张牌。
rangvaar-five-high = 少一墩就扣一分。只看五张牌，谁也没有这样的把握。

rangvaar-auction-title = 叫牌
rangvaar-auction-open = 西家叫7，东家叫8。要么叫更高，要么不叫：不叫之后就不能再叫。
rangvaar-auction-won = 对。五张小牌，让他们去试。
rangvaar-auction-high = 你没有大牌。叫了做不到，差几墩就扣几分。

rangvaar-failing-title = 叫了没打成
rangvaar-failing-open = 东家叫9，已有8。拿不到第九墩，就要从得分里扣去差数。还剩两墩：都拿下。
rangvaar-failing-won = 他们拿了8墩，差一墩：得7分，而不是8分。
rangvaar-failing-made = 这是东家的第九墩，定约完成了。你的A本可以拦住。

rangvaar-packet-title = 第二批牌
rangvaar-packet-open = 你叫到了。现在只凭五张牌定主：另外八张之后才发。
rangvaar-packet-won = 已有四张红桃，后面八张里可能还有。
rangvaar-packet-short = 只有一张太单薄了。选你最多的花色。

rangvaar-partner-title = 搭档
rangvaar-partner-open = 北家坐在对面，和你一队。北家的A目前最大。两人一起拿下两墩。
rangvaar-partner-won = 你让A赢，自己的K又拿了下一墩。
rangvaar-partner-waste = 你把K垫在了搭档的A下面，下一墩就让Q赢了。

rangvaar-court-title = 完胜
rangvaar-court-open = 到现在每墩都是我方赢。十三墩全拿叫完胜：有徽章，不加分。拿下最后两墩。
rangvaar-court-won = 完胜！它只是徽章：若押了筹码，仍归整场总分高的一方。
rangvaar-court-early = K吃掉了你的Q。先出A，K就掉下来了。

rangvaar-last-title = 最后几墩
rangvaar-last-open = 整场15比15。你叫8，已有7。主牌已出完，由你先出：再拿一墩。
rangvaar-last-won = 八墩完成，我方赢下整场。交出牌权之前，先拿稳赢的墩。
rangvaar-last-kept = 你交出了牌权，最后只好垫掉A。趁你先出时就打出来。
