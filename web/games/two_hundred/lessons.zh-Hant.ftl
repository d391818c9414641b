# 二百分的課程：標題、要做什麼、做到了怎樣，以及每一種沒做到的情形。

two_hundred-trick-title = 一墩牌
two_hundred-trick-open = 每人出一張牌，四張就是一墩。首家花色裡最大的一張贏得這一墩。大小順序是A K Q J 10 9 8 7 6 5。由你先出：贏下這一墩。
two_hundred-trick-won = 沒有人壓得過A。你贏得這一墩；贏的人，下一墩先出。
two_hundred-trick-low = 同花色有更大的牌贏了。

two_hundred-points-title = A、10和5
two_hundred-points-open = 只有三種牌有分：A有10分，10有10分，5有5分。西家先出K，東家加上一張10。把這些分拿下來。
two_hundred-points-won = 你的A加上他們的10：我方得20分。一局有100分。
two_hundred-points-left = K贏了這一墩，10歸了對方。你的A本來可以贏下來。

two_hundred-trump-title = 主牌
two_hundred-trump-open = 這一局紅心是主。任何主牌都壓過其他花色。首家出梅花，你沒有梅花：贏下這一墩。
two_hundred-trump-won = 小小的紅心斃掉了梅花A，我方得20分。
two_hundred-trump-weak = 別門花色的K在這裡贏不了。只有主牌可以。

two_hundred-follow-title = 跟首家的花色
two_hundred-follow-open = 有首家出的花色，就必須跟。沒有的時候，才可以用主牌斃。首家出方塊：贏下這一墩。
two_hundred-follow-won = 你跟了，而你的A是最大的方塊。
two_hundred-follow-low = 你跟了，但太小：K拿走了你的5和搭檔的10。

two_hundred-bet-title = 叫分是承諾
two_hundred-bet-open = 叫分就是答應你和搭檔會從100分裡拿到這麼多。你的黑桃很長，還有兩張A，而且可以由你定主。叫一個分數。
two_hundred-bet-won = 這手牌正值這麼多。沒有人叫得更高，就由你定主並且先出。
two_hundred-bet-shy = 你可以叫得更高。五張大黑桃當主牌，能拿不少分。
two_hundred-bet-high = 太多了。輸掉一張10，所叫的分就會從我方總分全部扣掉。

two_hundred-dealer-title = 發牌人的責任
two_hundred-dealer-open = 三家都不叫。這時發牌人必須叫50，這次就是你。定主：選你張數最多的花色。
two_hundred-dealer-won = 五張方塊：別人大概都沒有這麼多。
two_hundred-dealer-short = 這門花色你沒幾張。別人的主牌會比你多。

two_hundred-making-title = 打成合約
two_hundred-making-open = 我方叫了70，已有40，還差30。主牌都出完了。先出哪一張？
two_hundred-making-won = A逼出了K，你的10就成了最大的紅心。打成了：我方拿到的分算數。
two_hundred-making-early = K吃掉了你的10。先出A：K掉下來，10就安全了。

two_hundred-failing-title = 沒打成的時候
two_hundred-failing-open = 東家叫60，已有45。東家到不了60，就要從他們的總分扣60。擋住東家。
two_hundred-failing-won = 東家叫60只拿到45：總分扣60，拿到的分都不算。
two_hundred-failing-made = 這一墩讓東家補上了缺的分。用A把它贏下來。

two_hundred-hundred-title = 滿百規則
two_hundred-hundred-open = 我方已有120。從100起，你或搭檔在這一局叫過分，得分才算。搭檔不叫，西家叫55。
two_hundred-hundred-won = 現在我方的得分算數了。你的梅花拿得到60。
two_hundred-hundred-silent = 我方沒有叫分，所以這一局拿到的分全都不算。
two_hundred-hundred-high = 叫100，就是一分也不能少。叫低一點就夠了。

two_hundred-naming-title = 定主
two_hundred-naming-open = 你以60分取得合約。定主。張數多比牌大更好。
two_hundred-naming-won = 現在五張黑桃是主牌。你的紅心A怎麼樣都有用。
two_hundred-naming-short = 這門花色你沒幾張。A不當主也會贏：定你最長的花色。

two_hundred-counting-title = 數主牌
two_hundred-counting-open = 黑桃是主。已經出了八張，你有Q：外面只剩6。三墩你都需要。先出什麼？
two_hundred-counting-won = 6掉在你的Q底下。之後就沒有牌壓得過你的A了。
two_hundred-counting-ruffed = 有人缺這門花色，用6斃了你的A。先把最後一張主牌逼出來。

two_hundred-last-title = 快到200了
two_hundred-last-open = 目標200，我方已有180。叫過分，得分才算。叫最小的、夠用的分數。
two_hundred-last-won = 50就夠了：打成合約，這些分就讓我方超過200，贏得整場。
two_hundred-last-silent = 我方不叫，得分就不算：總分停在原地。
two_hundred-last-high = 不需要這麼多。沒打成的話，會從180掉下去很多。
