# Rangvaar 的课程：标题、要做什么、做成了怎样、每种失误。

rangvaar-trick-title = 一墩牌
rangvaar-trick-open = 每人出一张，四张是一墩。首张花色中最大的一张赢得这墩。由你先出：拿下这墩。
rangvaar-trick-won = 没有牌大过 A。赢的人下一墩先出。
rangvaar-trick-low = 有更大的方块。大小顺序是 A K Q J 10 9，一直到 2。

rangvaar-seven-title = 十三墩中的七墩
rangvaar-seven-open = 一局十三墩，每墩算一。你和同伴承诺七墩，已有六墩，还剩两墩。
rangvaar-seven-won = 七墩到手，承诺兑现。
rangvaar-seven-late = 你留着 K，结果被 A 吃了。能拿的墩就先拿下。

rangvaar-trump-title = 将牌
rangvaar-trump-open = 黑桃是将牌，大过所有别的花色。首张是梅花，东家用 7 将吃了。你也没有梅花。
rangvaar-trump-won = J 是比 7 大的将牌。
rangvaar-trump-weak = 你的将牌比 7 小。都是将牌时，大的赢。

rangvaar-void-title = 没有这门花色
rangvaar-void-open = 有同花色就必须跟。西家出方块 K，你没有方块，可以出任何牌。黑桃是将牌。
rangvaar-void-won = 最小的将牌也压住了 K。
rangvaar-void-threw = 你垫掉了一张，K 守住了这墩。你手里有将牌。

rangvaar-five-title = 头五张牌
rangvaar-five-open = 开始时十三张牌你只看得到五张。你先叫，必须叫出己方能拿几墩：7 到 13。
rangvaar-five-won = 五张很强，叫得也稳。后面还有八张牌。
rangvaar-five-high = 少一墩就扣一分。只看五张牌，谁也没有这样的把握。

rangvaar-auction-title = 叫牌
rangvaar-auction-open = 西家叫 7，东家叫 8。要么叫更高，要么不叫：不叫之后就不能再叫。
rangvaar-auction-won = 对。五张小牌，让他们去试。
rangvaar-auction-high = 你没有大牌。叫了做不到，差几墩就扣几分。

rangvaar-failing-title = 叫牌失败
rangvaar-failing-open = 东家叫 9，已有 8。拿不到第九墩，就要从得分里扣去差数。还剩两墩：都拿下。
rangvaar-failing-won = 他们拿了 8 墩，差一墩：得 7 分，而不是 8 分。
rangvaar-failing-made = 这是东家的第九墩，叫牌完成了。你的 A 本可以拦住。

rangvaar-packet-title = 第二批牌
rangvaar-packet-open = 你赢得叫牌。现在只凭五张牌定将牌：另外八张之后才发。
rangvaar-packet-won = 已有四张红心，后面八张里可能还有。
rangvaar-packet-short = 只有一张太单薄了。选你最多的花色。

rangvaar-partner-title = 同伴
rangvaar-partner-open = 北家坐在对面，和你一队。北家的 A 正大着。两人一起拿下两墩。
rangvaar-partner-won = 你让 A 赢，自己的 K 又拿了下一墩。
rangvaar-partner-waste = 你把 K 垫在了同伴的 A 下面，下一墩就让 Q 赢了。

rangvaar-court-title = 全胜
rangvaar-court-open = 到现在每墩都是己方赢。十三墩全拿叫全胜：有徽章，不加分。拿下最后两墩。
rangvaar-court-won = 全胜！筹码仍归整场总分高的一方。
rangvaar-court-early = K 吃掉了你的 Q。先出 A，K 就掉下来了。

rangvaar-last-title = 最后几墩
rangvaar-last-open = 整场 15 比 15。你叫 8，已有 7。将牌已出完，由你先出：再拿一墩。
rangvaar-last-won = 八墩完成，己方赢下整场。交出先手之前，先拿稳赢的墩。
rangvaar-last-kept = 你交出了先手，最后只好垫掉 A。趁你先出时就打它。
