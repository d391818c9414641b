# 升级的课程：标题、要做什么、做成了怎样、每种失误。

tractor-trick-title = 一墩牌
tractor-trick-open = 每人出一张，首家花色中最大的一张拿走四张。由你先出：拿下这墩。
tractor-trick-won = A 是最大的梅花。用两副牌，所以每张牌都有两张。
tractor-trick-low = 有更大的梅花。大小顺序是 A K Q J 10 9，依次往下。

tractor-points-title = 5、10、K
tractor-points-open = 5 值 5 分，10 和 K 各 10 分。一方抓分，这里是你方。桌上有一张 K 和一张 10：拿下来。
tractor-points-won = 全副 200 分里的二十分。你方要拿到 80 分。
tractor-points-left = K 赢了，你一分没得。你的 A 更大。

tractor-trump-title = 主牌毙副牌
tractor-trump-open = 红桃是主。首家的花色你没有，就可以用主牌毙。首家出的是黑桃。
tractor-trump-won = 红桃 4 毙了黑桃 A。
tractor-trump-weak = 别的副牌永远赢不了。你手里有主。

tractor-order-title = 主牌的大小
tractor-order-open = 从大到小：大王、小王、红桃 2、其他花色的 2，然后是红桃 A 往下。打 2，所以 2 都是主。西家的梅花 2 正大着。压过它，并留住王。
tractor-order-won = 主花色的 2 大过其他的 2。
tractor-order-low = 红桃 A 比这里任何一张 2 都小。
tractor-order-equal = 副花色的 2 一样大，一样大时先出的赢。
tractor-order-dear = 大王能赢，但以后会想念它。红桃 2 就够了。

tractor-pairs-title = 对子
tractor-pairs-open = 两张完全相同的牌是对子。东家出对子：只有更大的对子能压，有对子就必须出。
tractor-pairs-won = 对 9 大过对 7。
tractor-pairs-low = 对子是出了，但对 6 比对 7 小。

tractor-tractors-title = 拖拉机
tractor-tractors-open = 同花色相连的对子叫拖拉机，可以一次出完。出一个拖拉机。
tractor-tractors-won = 一次四张。只有更大的拖拉机能压，谁也没有。
tractor-tractors-pair = 你有相连的两对：8 8 和 9 9。四张一起出。

tractor-owed-title = 该跟什么
tractor-owed-open = 东家出拖拉机，你没有拖拉机：有黑桃对子就要跟，其余随便跟黑桃。东家会赢：别送分。
tractor-owed-won = 跟了对子，另外两张黑桃没有分。
tractor-owed-gave = K 值十分，让东家拿走了。Q 和 J 都没有分。

tractor-giving-title = 给对家上分
tractor-giving-open = 北家在对面，和你一队。北家的 A 没人能压。上分。
tractor-giving-won = 你方得十分。
tractor-giving-kept = 这墩稳赢，你却没上分。该把 10 放上去。

tractor-ruff-title = 毙对子
tractor-ruff-open = 东家出对 K：20 分。你没有方块。对子只能用对子毙。
tractor-ruff-won = 一对小主毙掉了两张 K。
tractor-ruff-single = 你这两张不成对。毙对子必须用一对主牌。

tractor-throw-title = 甩牌
tractor-throw-open = 同花色里谁也压不过的几张可以一起出，叫甩牌。两张梅花 A 都在你手里。能甩几张就甩几张。
tractor-throw-won = 两张 A 加 K，外面都压不过。别家一次要跟三张。
tractor-throw-slow = 可以，但 K 也是稳的。三张一起甩。

tractor-declare-title = 亮主
tractor-declare-open = 亮出一张级牌，它的花色就是主。现在打 2，你有红桃 2 和梅花 2。选一门亮，或不亮。
tractor-declare-won = 九张红桃成了主，由你坐庄。
tractor-declare-short = 红桃是你的长套。主牌越多越好。

tractor-bury-title = 扣底
tractor-bury-open = 庄家拿起八张底牌，再扣回八张，扣到最后。别扣分，也别扣主。
tractor-bury-won = 底里没有可丢的，主牌都还在手上。
tractor-bury-points = 这些分有危险：对方赢下最后一墩，底分至少翻倍算给他们。
tractor-bury-trumps = 主牌能赢墩。留在手里。

tractor-kitty-title = 最后一墩与抠底
tractor-kitty-open = 底里有分。你方赢下最后一墩，底分翻倍。你还有两张牌，其中一张是大主。
tractor-kitty-won = 主牌拿下了最后一墩，底分翻倍算给你方。
tractor-kitty-spent = 你把主用在了没有分的一墩上。最后一墩才值钱。

tractor-levels-title = 升级
tractor-levels-open = 你方有 75 分。到 80 就上台，打自己的级。拿下这墩。
tractor-levels-won = 你方上台。守住一局就升级；打到 A 还要再守住一局才赢。
tractor-levels-short = 还是 75 分：对方守住了，升一级。
