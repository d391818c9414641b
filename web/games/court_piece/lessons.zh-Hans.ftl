# 考特皮斯的课程：标题、要做什么、做成了怎样、每种失误。

court_piece-trick-title = 一墩牌
court_piece-trick-open = 每人出一张，四张是一墩。首张花色中最大的一张赢得这墩。大小顺序是A K Q J 10 9，一直到2。由你先出：拿下这墩。
court_piece-trick-won = 没有牌大过A。赢的人下一墩先出。
court_piece-trick-low = 有更大的方块。

court_piece-five-title = 看五张牌定主
court_piece-five-open = 你是定主人：只有你看到五张牌，别人一张也没看。现在就定主，主牌大过其他花色。另外八张之后才发。
court_piece-five-won = 四张方块带K：最长的花色能赢最多的墩。黑桃A自己就能赢一墩。
court_piece-five-short = 这门花色你没几张，也许只有一张，别人的主会比你多。选你最多的花色。

court_piece-lead-title = 谁先出
court_piece-lead-open = 第一墩由定主人先出，之后谁赢谁先出。现在由你先出：连赢两墩。
court_piece-lead-won = A赢了，所以又由你先出，这时K就是最大的梅花。
court_piece-lead-lost = 这墩给对方赢了，现在由他们先出。先出稳赢的牌。

court_piece-trump-title = 跟牌和毙牌
court_piece-trump-open = 东家先出方块，黑桃是主。有同花色就要跟。下一墩要归你。
court_piece-trump-won = 有方块时你跟了；没有梅花，最小的主也毙掉了A。
court_piece-trump-threw = 你垫掉了一张，梅花A赢了。你没有梅花，出主就能赢。

court_piece-guard-title = 防完胜
court_piece-guard-open = 对方已有六墩，你们一墩没有。再丢一墩就是完胜。东家出红桃K：怎么办？
court_piece-guard-won = 一墩就够：对方还可能赢这一局，但不会是完胜了。
court_piece-guard-waited = 七比零：完胜，这一局结束。留着的A再也没机会出了。

court_piece-one-title = 争完胜
court_piece-one-open = 你们有六墩，对方一墩没有。由你先出：第七墩到手就是完胜。方块A还在别人手里。
court_piece-one-won = 七比零：完胜！梅花A谁也压不过。
court_piece-one-lost = 对方拿到一墩，完胜没有了。要先出谁也压不过的牌。

court_piece-double-title = 双墩
court_piece-double-open = 中间堆着三墩，谁连赢两墩就全部收走。上一墩是你赢的，又由你先出：收下这一堆。方块A已经出过了。
court_piece-double-won = K赢了，这是你连赢的第二墩，四墩都归你们。接着是新的一堆。
court_piece-double-lost = 两墩必须是同一个人赢。别人赢了，哪怕是搭档，堆就留着，你的连赢也断了。

court_piece-aces-title = A的规则
court_piece-aces-open = 这里同一人连用两张A赢不能收墩。你刚用梅花A赢了一墩，又由你先出。现在就收下三墩。
court_piece-aces-won = 梅花K是剩下最大的。先A后K：K收走整堆。
court_piece-aces-aces = 没收到墩。连着的第二张A不算；别人赢了，你的连赢也就断了。梅花K本可以收走。

court_piece-last-title = 第十三墩
court_piece-last-open = 还剩两墩。最后一墩会收走中间剩下的全部。黑桃是主：留哪一张到最后？
court_piece-last-won = 你的主赢下第十三墩，整堆也归你们。
court_piece-last-early = 第十二墩你赢了，但只连赢一墩：堆留着，最后一墩被对方一起收走。

court_piece-ask-title = 要求翻主
court_piece-ask-open = 东家扣下了一张牌，它的花色就是主。东家先出红桃A，你没有红桃。要求翻主，还是垫牌？
court_piece-ask-won = 从你这张牌起方块是主，方块2也赢了A。要求翻主的人，手里有主就必须出主。
court_piece-ask-threw = 主还扣着，就没有主：红桃A赢了。不是非要求不可，但这里值得。

court_piece-indicator-title = 暗牌
court_piece-indicator-open = 这里打暗主。从五张牌里扣下一张，它的花色就是主。没人要求翻开之前，这张牌不在你手里。
court_piece-indicator-won = 最长花色里的小牌。A和K留在手里，这段时间还能赢墩。
court_piece-indicator-short = 梅花你只有一张。从最多的花色里选。
court_piece-indicator-high = 花色对了，但大牌扣着什么也赢不了。扣一张小的。

court_piece-rows-title = 连胜和完胜
court_piece-rows-open = 你们已连赢六局，再赢一局，连胜就算完胜。现在你们六墩，对方五墩。西家先出，黑桃是主。
court_piece-rows-won = 七墩赢下一局，连赢七局就是完胜。连胜又从零开始。
court_piece-rows-late = 西家接着把你最后一张主吊走了。对方赢了这一局，你们的连胜归零。小主要趁能赢时用。
