# 練習範例：標題和章節，以及每道練習說什麼。

title = 朗瓦爾：十道練習
chapter-auction = 叫牌
chapter-leading = 先出
chapter-following = 跟牌
chapter-trumping = 斃牌

partner-title = 要壓過搭檔嗎？
partner-task = 發了五張牌。西家叫7，你的搭檔北家叫8，東家不叫。你還往上叫嗎？
partner-hint = 已經是你們取得合約了。答應九墩能多得什麼？
partner-praise = 已經是你們取得合約了，叫得更高沒有好處：贏到的墩本來就算，只有差的墩才會扣分。
partner-otherwise = 已經是你們取得合約了。8以上多叫的都得贏到，差一墩就扣一分。
partner-nine = 叫8就已經歸你們了。叫9多答應一墩，卻什麼也多得不到：贏到的墩本來就算。

forced-title = 你必須先叫
forced-task = 由你先叫，必須叫，你叫了7。西家叫8，北家和東家不叫。你還叫嗎？
forced-hint = 先叫的人非叫不可。你這五張牌看得出幾墩？
forced-praise = 你的7是非叫不可，不必再往上叫。一張A，沒有一門超過兩張：讓西家去打八墩，差幾墩就扣他們幾分。
forced-otherwise = 一張A，沒有一門超過兩張，不夠贏這麼多墩。讓西家去打八墩。
forced-nine = 你只有一張A，沒有一門超過兩張。憑這個答應九墩太多了，差一墩就扣一分。

naming-title = 定較長的花色
naming-task = 你叫7，其他人都不叫。憑這五張牌定主，另外八張之後才發。
naming-hint = 哪一張牌不當主也會贏一墩？
naming-praise = K和Q是個開頭，後面八張裡可能還有方塊。黑桃A不當主也會贏一墩。
naming-ace = 黑桃A怎麼樣都會贏一墩。只有一張當主太單薄了，你有兩張方塊。
naming-single = 一張牌太單薄了。你有兩張方塊：K和Q。

trumps-title = 先吊主
trumps-task = 方塊是主，你叫7，第一墩由你先出。出什麼？
trumps-hint = 你的五張主上面只有A。別人還有主的時候，你的紅心會怎樣？
trumps-praise = 五張裡出一張逼出A，其餘的把剩下的吊光。之後就沒有人能斃你的紅心。
trumps-otherwise = 先吊主：你有五張相連的主，別人只要還有主，就能斃你其他的花色。
trumps-hearts = A和K是最大的紅心，可是很快就可能有人沒有紅心而來斃。先吊主。
trumps-king = 黑桃A還在外面，會吃掉K。先吊主。

eighth-title = 第八墩
eighth-task = 紅心是主。西家叫8，他們已有7墩。還剩三墩，由你先出，三墩都得贏下來。先出哪一張？
eighth-hint = 外面還有一張主。是哪一張，它會對你的K做什麼？
eighth-praise = J吊出了最後一張主10。現在K是最大的梅花，誰也斃不了。
eighth-king = 紅心10還在外面，可以斃掉K。先用J把它吊出來。
eighth-seven = 外面有更大的梅花，紅心10也在。先用J吊10，再出K。

second-title = 第二家
second-task = 黑桃是主，你叫8。東家先出梅花5，你第二個出。出哪一張梅花？
second-hint = 北家最後出。你的A現在能抓到什麼，以後又能抓到什麼？
second-praise = 北家最後出，可能贏下這一墩。你的A留著等K或Q。
second-ace = A在這裡只抓到小牌，K和Q都還在外面。這一墩北家也許能贏。

third-title = 第三家
third-task = 梅花是主，北家叫7。北家先出方塊5，東家出3，你後面只有西家。出K還是2？
third-hint = 你出2的話，西家用什麼就能贏？
third-praise = 第三家出大：K會贏，不然西家就得拿A來壓。
third-two = 出2，西家用任何一張比5大的方塊就贏了。出K會贏，不然就逼西家用A。

cheapest-title = 贏得越省越好
cheapest-task = 黑桃是主，東家叫7。西家先出梅花5，北家出3，東家出6，你最後出。出哪一張梅花？
cheapest-hint = 現在東家的6最大。哪一張最小的梅花就壓得過它？
cheapest-praise = 它和A一樣會贏，而A以後還能再贏一墩。
cheapest-ace = 贏了，可是8就夠了。A留著還能再贏一墩。
cheapest-four = 出4就把這一墩讓給了東家的6。你有更大的梅花。

small-title = 用小主斃
small-task = 紅心是主，西家叫8。北家先出方塊3，東家出6，你沒有方塊。出什麼？
small-hint = 你後面只有西家。你的哪一張紅心以後怎麼樣都會贏一墩？
small-praise = 一張小主贏下這一墩，紅心A還能再贏一墩。
small-otherwise = 現在東家的6最大，你把這一墩讓掉了。用小紅心贏下它。
small-ace = 紅心A怎麼樣都會贏一墩。這裡小紅心就夠，除非西家能用主壓過它。

winning-title = 搭檔已經贏了
winning-task = 方塊是主，東家叫8。北家先出紅心A，東家出8，你沒有紅心。出什麼？
winning-hint = 現在這一墩是誰的？
winning-praise = 北家的A最大。你墊一張小梅花，把主和黑桃K留給別的墩。
winning-trumped = 北家的A已經最大。你斃了自己的搭檔，主也沒了。
winning-king = 黑桃A已經出過，你的K是最大的黑桃，卻被墊掉了。北家的A用不著幫忙。
