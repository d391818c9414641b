# 升级的课程：标题、要做什么、做成了怎样、每种失误。

tractor-trick-title = 一墩牌
tractor-trick-open = 每人出一张，首家花色中最大的一张拿走四张。大小顺序是A K Q J 10 9，依次往下。由你先出：拿下这墩。
tractor-trick-won = A是最大的梅花。用两副牌，所以每张牌都有两张。
tractor-trick-low = 有更大的梅花。

tractor-points-title = 5、10、K
tractor-points-open = 5值5分，10和K各10分。一方抓分，这里是我方。桌上有一张K和一张10：拿下来。
tractor-points-won = 全局200分里的20分。我方要拿到80分。
tractor-points-left = K赢了，你一分没得。你的A更大。

tractor-trump-title = 主牌毙副牌
tractor-trump-open = 红桃是主。首家的花色你没有，就可以用主牌毙。首家出的是黑桃：拿下这墩。
tractor-trump-won = 红桃4毙了黑桃A。
tractor-trump-weak = 别的副牌永远赢不了。你手里有主。

tractor-order-title = 主牌的大小
tractor-order-open = 红桃是主；打2，所以2也都是主。从大到小：大王、小王、红桃2、其他花色的2，然后是红桃A往下。管住西家的梅花2，并留住王。
tractor-order-won = 主花色的2大过其他的2。
tractor-order-low = 红桃A比这里任何一张2都小。
tractor-order-equal = 其他花色的2一样大，一样大时先出的赢。
tractor-order-dear = 大王能赢，但以后用得着它。红桃2就够了。

tractor-pairs-title = 对子
tractor-pairs-open = 两张完全相同的牌是对子。东家出对子：只有更大的对子管得住，有这门的对子就必须出。
tractor-pairs-won = 对9大过对7。
tractor-pairs-low = 对子是出了，但对6比对7小。

tractor-tractors-title = 拖拉机
tractor-tractors-open = 同花色相连的对子叫拖拉机，可以一次出完。出一个拖拉机。
tractor-tractors-won = 一次四张。只有更大的拖拉机管得住，谁也没有。在牌桌上点一下就拿起整个拖拉机，再点一下放下一张。
tractor-tractors-pair = 你有相连的两对：8 8和9 9。四张一起出。

tractor-owed-title = 该跟什么
tractor-owed-open = 东家出拖拉机，你没有拖拉机：有黑桃对子就要跟，其余随便跟黑桃。东家会赢：别送分。
tractor-owed-won = 跟了对子，另外两张黑桃没有分。
tractor-owed-gave = K值十分，让东家拿走了。Q和J都没有分。

tractor-giving-title = 给搭档贴分
tractor-giving-open = 北家在对面，是你的搭档。北家的A没人管得住。贴分。
tractor-giving-won = 我方得十分。
tractor-giving-kept = 这墩稳赢，你却没贴分。该把10放上去。

tractor-ruff-title = 毙对子
tractor-ruff-open = 东家出方块对K：20分。你没有方块。对子只能用对子毙。
tractor-ruff-won = 一对小主毙掉了两张K。
tractor-ruff-single = 你这两张不成对。毙对子必须用一对主牌。

tractor-throw-title = 甩牌
tractor-throw-open = 同花色里谁也管不住的几张可以一起出，叫甩牌。两张梅花A都在你手里。能甩几张就甩几张。
tractor-throw-won = 两张A加K，外面都管不住。别家一次要跟三张。
tractor-throw-slow = 可以，但K也是稳的。三张一起甩。

tractor-declare-title = 亮主
tractor-declare-open = 打2：谁亮出一张2，它的花色就是主。你有红桃2和梅花2。选一门亮，或不亮。
tractor-declare-won = 九张红桃成了主，由你坐庄。
tractor-declare-short = 红桃是你的长套。主牌越多越好。

tractor-bury-title = 扣底
tractor-bury-open = 你是庄家：拿起了八张底牌，现在扣回八张，扣到最后。别扣分，也别扣主。
tractor-bury-won = 底里没有可丢的，主牌都还在手上。
tractor-bury-points = 这些分有危险：对方赢下最后一墩，底分至少翻倍算给他们。
tractor-bury-trumps = 主牌能赢墩。留在手里。

tractor-kitty-title = 最后一墩与抠底
tractor-kitty-open = 底里有分。我方赢下最后一墩，底分翻倍。你还有两张牌，其中一张是大主。
tractor-kitty-won = 主牌拿下了最后一墩，底分翻倍算给我方。
tractor-kitty-spent = 你把主用在了没有分的一墩上。最后一墩才值钱。

tractor-levels-title = 上台与升级
tractor-levels-open = 我方有75分。到80就上台，打自己的级。拿下这墩。
tractor-levels-won = 我方上台，下一局打我方的级。把对方压在80分以下就升一级；打到A时这样就赢了。
tractor-levels-short = 还是75分：对方守住了，升一级。
