# 练习示例：标题和章节，以及每道练习说什么。

title = 二百分：十道练习
chapter-bet = 叫分和定主
chapter-leading = 吊主
chapter-points = 给这墩加分
chapter-trumps = 什么时候毙

hundred-title = 满百规则
hundred-task = 双方都有100分。西家叫50，北家和东家不叫，你最后说话。怎么叫？
hundred-hint = 满100分以后，一方这局有人叫过分，得分才算数。
hundred-praise = 我方得分又算数了。而且55就够：你后面没人说话，定约归你。
hundred-otherwise = 你最后说话，55就能拿到定约。多叫的每一分都得真的拿到。
hundred-silent = 北家也没叫。我方没人叫分，这局拿到的分一分也不算。
hundred-high = 你后面没人说话，55已经拿到定约。何必多答应5分？

high-cards-title = 有大牌，没长套
high-cards-task = 我方75分，对方25分。西家叫50，北家和东家不叫，你最后说话。怎么叫？
high-cards-hint = 你会有几张主牌？你的大牌要是去赢西家的墩，西家的定约会怎样？
high-cards-praise = 对。你没有一门超过三张。A和K在西家的定约里照样赢墩，西家打不成，那一方要扣50分。
high-cards-otherwise = 没有长套，这样的承诺太高了。不叫，让你的大牌去对付西家的定约。
high-cards-bet = 不管定哪门，你最多三张主牌。对付西家时你的大牌照样赢墩，还不用冒丢55分的险。

naming-title = 长还是大
naming-task = 你以55分拿到定约。定主。
naming-hint = 你哪些牌不当主也能赢墩？
naming-praise = 五张梅花，虽然最大只是Q：等别人没了主，小主也能赢。你的A用不着帮忙。
naming-ace = A不当主也能赢。只有两张主牌，很快就没了，别人却有八张。
naming-queen = 一张主牌出一轮就没了。选你最多的花色。

small-title = 用小主吊主
small-task = 黑桃是主，你的定约是60。你出黑桃A，吊下了8和Q；北家没有主牌。现在先出什么？
small-hint = 黑桃K、J、5还在外面。在谁手里？
small-praise = 一张小主就能吊出他们的主。丢一墩，把10留到没人管得住的时候。
small-otherwise = 外面还有三张主，都在对方手里，你的副牌随时会被毙。先吊主。
small-ten = K和J都在外面，哪一张都吃得掉你的10：白送对方10分。
small-ace = 梅花A可以等；西家或东家还有主，它就可能被毙。先吊主。
small-heart = 外面还有三张主，你却把牌权交了出去。先吊主。

last-trump-title = 最后一张主
last-trump-task = 黑桃是主，你的定约是55。数一数出过的黑桃。先出什么？
last-trump-hint = 黑桃一共十张，出了七张，你有两张。还剩哪一张，你的哪一张管得住它？
last-trump-praise = 外面只剩10，J正好抓住它：得10分，对方再也没有主了。
last-trump-low = 外面只剩10，它大过9：丢一墩，还丢10分。
last-trump-club = 梅花可以等。黑桃10还在外面，对方就能用它毙牌，把这10分拿回家。

ten-title = 这墩稳吗？
ten-task = 黑桃是主。北家先出梅花K，东家垫方块，西家还没出。你跟哪张梅花？
ten-hint = 梅花A在哪里？你第一次出黑桃时，西家出了什么？
ten-praise = 梅花A已经出过，西家第一轮就没有主。没人能从北家手里抢走这墩，10很安全。
ten-eight = 没人管得住北家的K：A出过了，西家没有主。留到以后，10可能被Q或J吃掉。

five-title = 给5还是给10？
five-task = 梅花是主。北家先用K、再用A吊主；东家先出J，又出Q。你跟哪张梅花？
five-hint = 这墩过后，哪张梅花最大？
five-praise = A、K、Q、J都出过了，你的10成了最大的主，自己就能赢一墩。需要北家的A保护的是5。
five-ten = 10在这里安全，以后也安全：A、K、Q、J都没了，它是最大的主。给5吧，它自己什么也赢不了。

safe-ten-title = 最后一个出
safe-ten-task = 黑桃是主，东家的定约是60。西家先出梅花K。你只剩主牌，又是最后一个出。出哪张？
safe-ten-hint = 哪张都能赢这墩。哪张留到以后可能会输？
safe-ten-praise = 你后面没人出牌，10很安全，10分到手。K和Q现在是最大的主，怎么都赢。
safe-ten-dear = 赢是赢了，可10留在后面，黑桃J还在外面等着抓它。最后一个出的人，正好把10送到安全的地方。

patience-title = 能等的主牌
patience-task = 黑桃是主，西家的定约是60。西家先出方块K，你没有方块，又是最后一个出。出什么？
patience-hint = 这墩里有几分？黑桃A已经出过，现在哪张黑桃最大？
patience-praise = 这墩一分也没有。你的黑桃K是最大的主，什么时候出都赢：留给有分的墩。
patience-ruffed = 你赢的这墩一分也没有。A出过了，黑桃K是最大的主，可以等一张A或10。
patience-ten = 这墩是西家的，你的10分也跟着归了他们。垫一张没有分的牌。

last-two-title = 最后两墩
last-two-task = 梅花是主，东家的定约是55。还剩两墩。西家先出红桃9，北家垫黑桃，东家用8毙。现在呢？
last-two-hint = 除了桌上的牌，外面还有三张。是哪三张，一共几分？
last-two-praise = 你让出5分，留下了9。它大过外面最后一张主梅花5，连黑桃A和10一起拿下：25分。
last-two-won = 你赢了没有分的一墩，接着只好先出方块5。梅花5毙掉它，30分全归对方。
