# 練習範例：標題和章節，以及每道練習說什麼。

title = 二百分：十道練習
chapter-bet = 叫分和定主
chapter-leading = 吊主
chapter-points = 給這一墩加分
chapter-trumps = 什麼時候斃

hundred-title = 滿百規則
hundred-task = 雙方都有100分。西家叫50，北家和東家不叫，你最後說話。怎麼叫？
hundred-hint = 從100分起，一方在這一局有人叫過分，得分才算。
hundred-praise = 我方的得分又算數了。而且55就夠：你後面沒有人說話，合約歸你。
hundred-otherwise = 你最後說話，55就能取得合約。多叫的每一分都得真的拿到。
hundred-silent = 北家也不叫。我方沒有人叫分，這一局拿到的分一分也不算。
hundred-high = 你後面沒有人說話，55已經取得合約。何必多答應5分？

high-cards-title = 有大牌，沒長套
high-cards-task = 我方75分，對方25分。西家叫50，北家和東家不叫，你最後說話。怎麼叫？
high-cards-hint = 你會有幾張主牌？你的大牌若是去贏西家的墩，西家的合約會怎樣？
high-cards-praise = 對。你沒有一門超過三張。A和K在西家的合約裡一樣贏墩，西家沒打成，那一方要扣50分。
high-cards-otherwise = 沒有長套，答應這麼多太高了。不叫，讓你的大牌去對付西家的合約。
high-cards-bet = 不管定哪一門，你最多三張主牌。對付西家時你的大牌一樣贏墩，還不必冒丟55分的險。

naming-title = 長還是大
naming-task = 你以55分取得合約。定主。
naming-hint = 你哪些牌不當主也會贏墩？
naming-praise = 五張梅花，雖然最大只是Q：等別人沒有主了，小主也會贏。你的A用不著幫忙。
naming-ace = A不當主也會贏。只有兩張主牌，很快就沒了，別人卻有八張。
naming-queen = 一張主牌出一輪就沒了。選你張數最多的花色。

small-title = 用小主吊主
small-task = 黑桃是主，你的合約是60。你出黑桃A，吊下了8和Q；北家沒有主牌。現在先出什麼？
small-hint = 黑桃K、J、5還在外面。在誰手上？
small-praise = 一張小主就能吊出他們的主。丟一墩，把10留到沒有人壓得過的時候。
small-otherwise = 外面還有三張主，都在對方手上，你的副牌隨時會被斃。先吊主。
small-ten = K和J都在外面，哪一張都吃得掉你的10：白送對方10分。
small-ace = 梅花A可以等；西家或東家還有主，它就可能被斃。先吊主。
small-heart = 外面還有三張主，你卻把先出的機會交了出去。先吊主。

last-trump-title = 最後一張主
last-trump-task = 黑桃是主，你的合約是55。數一數出過的黑桃。先出什麼？
last-trump-hint = 黑桃一共十張，出了七張，你有兩張。還剩哪一張，你的哪一張壓得過它？
last-trump-praise = 外面只剩10，J正好抓住它：得10分，對方再也沒有主了。
last-trump-low = 外面只剩10，它大過9：丟一墩，還丟10分。
last-trump-club = 梅花可以等。黑桃10還在外面，對方就能用它斃牌，把這10分拿回家。

ten-title = 這一墩穩嗎？
ten-task = 黑桃是主。北家先出梅花K，東家墊方塊，西家還沒出。你跟哪一張梅花？
ten-hint = 梅花A在哪裡？你第一次出黑桃時，西家出了什麼？
ten-praise = 梅花A已經出過，西家第一輪就沒有主。沒有人能從北家手上搶走這一墩，10很安全。
ten-eight = 沒有人壓得過北家的K：A出過了，西家沒有主。留到以後，10可能被Q或J吃掉。

five-title = 給5還是給10？
five-task = 梅花是主。北家先用K、再用A吊主；東家先出J，又出Q。你跟哪一張梅花？
five-hint = 這一墩過後，哪一張梅花最大？
five-praise = A、K、Q、J都出過了，你的10成了最大的主，自己就能贏一墩。需要北家的A保護的是5。
five-ten = 10在這裡安全，以後也安全：A、K、Q、J都沒了，它是最大的主。給5吧，它自己什麼也贏不了。

safe-ten-title = 最後一個出
safe-ten-task = 黑桃是主，東家的合約是60。西家先出梅花K。你只剩主牌，又是最後一個出。出哪一張？
safe-ten-hint = 哪一張都能贏這一墩。哪一張留到以後可能會輸？
safe-ten-praise = 你後面沒有人出牌，10很安全，10分到手。K和Q現在是最大的主，怎麼都贏。
safe-ten-dear = 贏是贏了，可是10留在後面，黑桃J還在外面等著抓它。最後一個出的人，正好把10送到安全的地方。

patience-title = 可以等的主牌
patience-task = 黑桃是主，西家的合約是60。西家先出方塊K，你沒有方塊，又是最後一個出。出什麼？
patience-hint = 這一墩裡有幾分？黑桃A已經出過，現在哪一張黑桃最大？
patience-praise = 這一墩一分也沒有。你的黑桃K是最大的主，什麼時候出都贏：留給有分的墩。
patience-ruffed = 你贏的這一墩一分也沒有。A出過了，黑桃K是最大的主，可以等一張A或10。
patience-ten = 這一墩是西家的，你的10分也跟著歸了他們。墊一張沒有分的牌。

last-two-title = 最後兩墩
last-two-task = 梅花是主，東家的合約是55。還剩兩墩。西家先出紅心9，北家墊黑桃，東家用8斃。現在呢？
last-two-hint = 除了桌上的牌，外面還有三張。是哪三張，一共幾分？
last-two-praise = 你讓出5分，留下了9。它大過外面最後一張主梅花5，連黑桃A和10一起拿下：25分。
last-two-won = 你贏了沒有分的一墩，接著只好先出方塊5。梅花5斃掉它，30分全歸對方。
