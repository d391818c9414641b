# 考特皮斯的課程：標題、要做什麼、做到了怎樣，以及每一種沒做到的情形。

court_piece-trick-title = 一墩牌
court_piece-trick-open = 每人出一張牌，四張就是一墩。首家花色裡最大的一張贏得這一墩。大小順序是A K Q J 10 9，一直到2。由你先出：贏下這一墩。
court_piece-trick-won = 沒有牌大過A。贏得一墩的人，下一墩先出。
court_piece-trick-low = 有更大的方塊贏了。

court_piece-five-title = 看五張牌定主
court_piece-five-open = 你是定主人：只有你看到五張牌，其他人一張都沒看。現在就定主，主牌大過其他花色。另外八張之後才發。
court_piece-five-won = 四張方塊帶K：最長的花色能贏最多墩。黑桃A本來就能贏一墩。
court_piece-five-short = 這門花色你沒幾張，也許只有一張，別人的主會比你多。定你張數最多的花色。

court_piece-lead-title = 誰先出
court_piece-lead-open = 第一墩由定主人先出，之後誰贏誰先出。現在由你先出：連贏兩墩。
court_piece-lead-won = A贏了，所以又由你先出，這時K就是最大的梅花。
court_piece-lead-lost = 這一墩被對方贏走，現在由他們先出。先出穩贏的牌。

court_piece-trump-title = 跟牌和斃牌
court_piece-trump-open = 東家先出方塊，黑桃是主。有這門花色就要跟。下一墩要歸你。
court_piece-trump-won = 有方塊時你跟了；沒有梅花，最小的主也斃掉了A。
court_piece-trump-threw = 你墊掉一張牌，梅花A贏了。你沒有梅花，出主就能贏。

court_piece-guard-title = 防滿貫
court_piece-guard-open = 對方已有六墩，你們一墩也沒有。再丟一墩就是滿貫。東家出紅心K：怎麼辦？
court_piece-guard-won = 一墩就夠：對方還可能贏這一局，但不會是滿貫了。
court_piece-guard-waited = 七比零：滿貫，這一局結束。留著的A再也沒機會出了。

court_piece-one-title = 爭滿貫
court_piece-one-open = 你們有六墩，對方一墩也沒有。由你先出：第七墩到手就是滿貫。方塊A還在別人手上。
court_piece-one-won = 七比零：滿貫！梅花A誰也壓不過。
court_piece-one-lost = 對方拿到一墩，滿貫沒有了。要先出誰也壓不過的牌。

court_piece-double-title = 雙墩
court_piece-double-open = 中間堆著三墩，誰連贏兩墩就全部收走。上一墩是你贏的，又由你先出：收下這一堆。方塊A已經出過了。
court_piece-double-won = K贏了，這是你連贏的第二墩，四墩都歸你們。接著是新的一堆。
court_piece-double-lost = 兩墩必須是同一個人贏。別人贏了，就算是搭檔，堆還是留著，你的連贏也斷了。

court_piece-aces-title = A的規則
court_piece-aces-open = 這裡同一人連用兩張A贏墩不能收墩。你剛用梅花A贏了一墩，又由你先出。現在就收下三墩。
court_piece-aces-won = 梅花K是剩下最大的。先A後K：K收走整堆。
court_piece-aces-aces = 沒有收到墩。連著的第二張A不算；別人贏了，你的連贏也就斷了。梅花K本來可以收走。

court_piece-last-title = 第十三墩
court_piece-last-open = 還剩兩墩。最後一墩會收走中間剩下的全部。黑桃是主：留哪一張到最後？
court_piece-last-won = 你的主贏下第十三墩，整堆也歸你們。
court_piece-last-early = 第十二墩你贏了，但只連贏一墩：堆留著，最後一墩被對方一起收走。

court_piece-ask-title = 要求翻主
court_piece-ask-open = 東家蓋下了一張牌，它的花色就是主。東家先出紅心A，你沒有紅心。要求翻主，還是墊牌？
court_piece-ask-won = 從你這張牌起方塊是主，方塊2也贏了A。要求翻主的人，手上有主就必須出主。
court_piece-ask-threw = 主還蓋著，就沒有主：紅心A贏了。不是非要求不可，但這裡值得。

court_piece-indicator-title = 暗牌
court_piece-indicator-open = 這裡打暗主。從五張牌裡蓋下一張，它的花色就是主。沒人要求翻開之前，這張牌不在你手上。
court_piece-indicator-won = 最長花色裡的小牌。A和K留在手上，這段時間還能贏墩。
court_piece-indicator-short = 梅花你只有一張。從張數最多的花色裡選。
court_piece-indicator-high = 花色對了，但大牌蓋著什麼也贏不了。蓋一張小的。

court_piece-rows-title = 連勝和滿貫
court_piece-rows-open = 你們已連贏六局，再贏一局，連勝就算滿貫。現在你們六墩，對方五墩。西家先出，黑桃是主。
court_piece-rows-won = 七墩贏得一局，連贏七局就是滿貫。連勝又從零開始。
court_piece-rows-late = 西家接著把你最後一張主吊走了。對方贏了這一局，你們的連勝歸零。小主要趁能贏的時候用。
