# 升級的課程：標題、要做什麼、做到了怎樣，以及每一種沒做到的情形。

tractor-trick-title = 一墩牌
tractor-trick-open = 每人出一張牌。首家花色裡最大的一張，把四張都拿走。大小順序是A K Q J 10 9，依序往下。由你先出：贏下這一墩。
tractor-trick-won = A是最大的梅花。牌有兩副，所以每張牌都有兩張。
tractor-trick-low = 有更大的梅花贏了。

tractor-points-title = 5、10和K
tractor-points-open = 5有5分，10有10分，K有10分。只有一方抓分，這裡是我方。桌上有一張K和一張10：拿下來。
tractor-points-won = 全部200分裡的二十分。我方要拿到80分。
tractor-points-left = K贏了，你一分也沒拿到。你的A更大。

tractor-trump-title = 主牌斃副牌
tractor-trump-open = 紅心是主。首家出的花色你沒有，主牌就能贏下這一墩。首家出的是黑桃：贏下這一墩。
tractor-trump-won = 紅心4斃掉了黑桃A。
tractor-trump-weak = 墊別門花色的牌永遠不會贏。你手裡有主牌。

tractor-order-title = 主牌的大小
tractor-order-open = 紅心是主；現在打2，所以2也都是主牌。由大到小：大王、小王、紅心2、其他的2，然後是紅心從A往下。壓過西家的梅花2，但把王留著。
tractor-order-won = 主花色的2大過其他的2。
tractor-order-low = 紅心A比這裡任何一張2都小。
tractor-order-equal = 不是主花色的2都一樣大；一樣大的，先出的贏。
tractor-order-dear = 大王是會贏，但之後還用得著它。紅心2就夠了。

tractor-pairs-title = 對子
tractor-pairs-open = 兩張完全相同的牌是對子。東家出對子：只有更大的對子壓得過，而且你有這一門的對子就必須出。
tractor-pairs-won = 對9壓過對7。
tractor-pairs-low = 對子是出了，這沒錯，但對6比對7小。

tractor-tractors-title = 拖拉機
tractor-tractors-open = 同一門、點數相鄰的對子是拖拉機，可以一次全部先出。出一個拖拉機。
tractor-tractors-won = 一次四張牌。只有更大的拖拉機壓得過，而沒有人有。在牌桌上點一下就拿起整個拖拉機，再點一下放下一張。
tractor-tractors-pair = 你有兩對連在一起：8 8和9 9。四張一起出。

tractor-owed-title = 該跟什麼
tractor-owed-open = 東家出拖拉機，你沒有拖拉機：有黑桃對子就要跟，其餘再跟任何黑桃。東家會贏：別送分。
tractor-owed-won = 跟了對子，再跟兩張沒有分的黑桃。
tractor-owed-gave = K有十分，被東家拿走了。Q和J都沒有分。

tractor-giving-title = 給搭檔加分
tractor-giving-open = 北家坐在對面，和你同一方。北家的A沒有人壓得過。把分加上去。
tractor-giving-won = 我方得十分。
tractor-giving-kept = 這一墩穩贏，你卻沒有加分。那張10本來可以算進去。

tractor-ruff-title = 斃對子
tractor-ruff-open = 東家出方塊對K：20分。你沒有方塊。對子只有用對子才壓得過。
tractor-ruff-won = 一對小主牌斃掉了兩張K。
tractor-ruff-single = 你這兩張牌不成對。要斃對子，只能用一對主牌。

tractor-throw-title = 甩牌
tractor-throw-open = 同一門裡沒有人壓得過的幾張牌，可以一起先出，叫甩牌。兩張梅花A都在你手裡。能甩幾張就甩幾張。
tractor-throw-won = 兩張A加上K：外面沒有牌壓得過其中任何一張。別家一次得拿出三張牌。
tractor-throw-slow = 這樣也行，但K同樣必大。三張一起出。

tractor-declare-title = 亮主
tractor-declare-open = 現在打2：誰亮出一張2，它的花色就是主。你有紅心2和梅花2。選一門花色，或是不亮。
tractor-declare-won = 九張紅心都成了主牌，你就是莊家。
tractor-declare-short = 紅心是你最長的花色。主牌越多，對你越好。

tractor-bury-title = 扣底
tractor-bury-open = 你是莊家：你從桌上拿了八張牌，現在放回八張，一直蓋到最後。別扣分，也別扣主牌。
tractor-bury-won = 底牌裡沒有會輸掉的分，主牌也都還在手裡。
tractor-bury-points = 這些分有危險：對方贏得最後一墩，底牌的分至少加倍算給他們。
tractor-bury-trumps = 主牌能贏墩。留在手裡。

tractor-kitty-title = 最後一墩
tractor-kitty-open = 底牌裡有分。我方贏得最後一墩，這些分就加倍算給我方。你有一張大主牌，手裡共兩張牌。
tractor-kitty-won = 主牌贏下最後一墩，底牌的分算兩倍。
tractor-kitty-spent = 你把主牌用在沒有分的一墩。值錢的是最後一墩。

tractor-levels-title = 升級
tractor-levels-open = 我方有75分。到80分就上台，打自己的級。贏下這一墩。
tractor-levels-won = 我方上台，下一局打我方的級。把對方壓在80分以下就升一級；打到A時這樣就贏了。
tractor-levels-short = 還是75分：對方守住了，升一級。
