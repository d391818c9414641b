# 练习示例：标题和章节，以及每道练习说什么。

title = Rangvaar：十道练习
chapter-auction = 叫牌
chapter-leading = 先出
chapter-following = 跟牌
chapter-trumping = 毙牌

partner-title = 要压过搭档吗？
partner-task = 发了五张牌。西家叫7，你的搭档北家叫8，东家不叫。你还往上叫吗？
partner-hint = 已经是你们叫到了。答应九墩能多得什么？
partner-praise = 已经是你们叫到了，叫得更高没有好处：拿到的墩本来就算，只有差的墩才会扣分。
partner-otherwise = 已经是你们叫到了。8以上多叫的都得拿到，差一墩就扣一分。
partner-nine = 叫8就已经归你们了。叫9多答应一墩，却什么也多得不到：拿到的墩本来就算。

forced-title = 你必须先叫
forced-task = 你是第一个，必须叫，叫了7。西家叫8，北家和东家不叫。你还叫吗？
forced-hint = 第一个人非叫不可。你这五张牌看得出几墩？
forced-praise = 你的7是非叫不可，不必再往上叫。一张A，没有一门超过两张：让西家去打八墩，差几墩就扣他们几分。
forced-otherwise = 一张A，没有一门超过两张，不够拿这么多墩。让西家去打八墩。
forced-nine = 你只有一张A，没有一门超过两张。凭这个答应九墩太多了，差一墩就扣一分。

naming-title = 定较长的花色
naming-task = 你叫7，别人都不叫。凭这五张牌定主，另外八张之后才发。
naming-hint = 哪张牌不当主也能赢一墩？
naming-praise = K和Q是个开头，后面八张里可能还有方块。黑桃A不当主也能赢一墩。
naming-ace = 黑桃A怎么都能赢一墩。只有一张当主太单薄了，你有两张方块。
naming-single = 一张牌太单薄了。你有两张方块：K和Q。

trumps-title = 先吊主
trumps-task = 方块是主，你叫7，第一墩由你先出。出什么？
trumps-hint = 你的五张主上面只有A。别人还有主的时候，你的红桃会怎样？
trumps-praise = 五张里出一张逼出A，其余的把剩下的吊光。之后就没人能毙你的红桃。
trumps-otherwise = 先吊主：你有五张相连的主，别人只要还有主，就能毙你别的花色。
trumps-hearts = A和K是最大的红桃，可是很快就可能有人没有红桃而来毙。先吊主。
trumps-king = 黑桃A还在外面，会吃掉K。先吊主。

eighth-title = 第八墩
eighth-task = 红桃是主。西家叫8，他们已有7墩。还剩三墩，由你先出，三墩都得拿下。先出哪张？
eighth-hint = 外面还有一张主。是哪一张，它会对你的K做什么？
eighth-praise = J吊出了最后一张主10。现在K是最大的梅花，谁也毙不了。
eighth-king = 红桃10还在外面，可以毙掉K。先用J把它吊出来。
eighth-seven = 外面有更大的梅花，红桃10也在。先用J吊10，再出K。

second-title = 第二家
second-task = 黑桃是主，你叫8。东家先出梅花5，你第二个出。出哪张梅花？
second-hint = 北家最后出。你的A现在能抓到什么，以后又能抓到什么？
second-praise = 北家最后出，可能赢下这墩。你的A留着等K或Q。
second-ace = A在这里只抓到小牌，K和Q都还在外面。这墩北家也许能赢。

third-title = 第三家
third-task = 梅花是主，北家叫7。北家先出方块5，东家出3，你后面只有西家。出K还是2？
third-hint = 你出2的话，西家用什么就能赢？
third-praise = 第三家出大：K会赢，不然西家就得拿A来管。
third-two = 出2，西家用任何一张比5大的方块就赢了。出K会赢，不然就逼西家用A。

cheapest-title = 赢得越省越好
cheapest-task = 黑桃是主，东家叫7。西家先出梅花5，北家出3，东家出6，你最后出。出哪张梅花？
cheapest-hint = 现在东家的6最大。哪张最小的梅花就管得住它？
cheapest-praise = 它和A一样能赢，而A以后还能再赢一墩。
cheapest-ace = 赢了，可是8就够了。A留着还能再赢一墩。
cheapest-four = 出4就把这墩让给了东家的6。你有更大的梅花。

small-title = 用小主毙
small-task = 红桃是主，西家叫8。北家先出方块3，东家出6，你没有方块。出什么？
small-hint = 你后面只有西家。你的哪张红桃以后怎么都能赢一墩？
small-praise = 一张小主拿下这墩，红桃A还能再赢一墩。
small-otherwise = 现在东家的6最大，你把这墩让掉了。用小红桃拿下它。
small-ace = 红桃A怎么都能赢一墩。这里小红桃就够，除非西家能用主管住它。

winning-title = 搭档已经赢了
winning-task = 方块是主，东家叫8。北家先出红桃A，东家出8，你没有红桃。出什么？
winning-hint = 现在这墩是谁的？
winning-praise = 北家的A最大。你垫一张小梅花，把主和黑桃K留给别的墩。
winning-trumped = 北家的A已经最大。你毙了自己的搭档，主也没了。
winning-king = 黑桃A已经出过，你的K是最大的黑桃，却被垫掉了。北家的A用不着帮忙。
