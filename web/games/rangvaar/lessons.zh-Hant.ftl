# 朗瓦爾的課程：標題、要做什麼、做到了怎樣，以及每一種沒做到的情形。

rangvaar-trick-title = 一墩牌
rangvaar-trick-open = 每人出一張牌，四張就是一墩。首家花色裡最大的一張贏得這一墩。大小順序是A K Q J 10 9，一直到2。由你先出：贏下這一墩。
rangvaar-trick-won = 沒有牌大過A。贏得一墩的人，下一墩先出。
rangvaar-trick-low = 有更大的方塊贏了。

rangvaar-seven-title = 十三墩裡的七墩
rangvaar-seven-open = 一局有十三墩，每墩算一。你和搭檔答應了七墩，已有六墩。還剩兩墩：再贏一墩。
rangvaar-seven-won = 七墩到手，說到做到。
rangvaar-seven-late = 你留著K，卻被A吃掉了。拿得到的一墩就先拿。

rangvaar-trump-title = 主牌
rangvaar-trump-open = 黑桃是主，壓過其他所有花色。首家出梅花，東家用7斃了。你也沒有梅花：贏下這一墩。
rangvaar-trump-won = J是比7大的主牌。
rangvaar-trump-weak = 你的主牌比7小。都是主牌，大的贏。

rangvaar-void-title = 沒有這門花色
rangvaar-void-open = 有首家出的花色就必須跟。西家先出方塊K，你沒有方塊：出什麼都可以。黑桃是主。
rangvaar-void-won = 最小的主牌斃掉了K。
rangvaar-void-threw = 你墊掉一張牌，K就贏了這一墩。你手裡有主牌。

rangvaar-five-title = 最先的五張牌
rangvaar-five-open = 十三張牌裡，一開始你只看到五張。由你先叫，必須叫出己方能贏幾墩：7到13。
rangvaar-five-won = 五張很強，叫得也穩。後面還有八張牌。
rangvaar-five-high = 每差一墩就扣一分。只看五張牌，誰也沒有這種把握。

rangvaar-auction-title = 叫牌
rangvaar-auction-open = 西家叫7，東家叫8。叫得更高，或是不叫：不叫之後，就不能再叫了。
rangvaar-auction-won = 對。五張小牌，讓他們去試。
rangvaar-auction-high = 你沒有大牌。叫了沒打成，差幾墩就扣幾分。

rangvaar-failing-title = 沒打成
rangvaar-failing-open = 東家叫9，已有8墩。再拿不到，就要從他們的得分裡扣掉差的那一墩。還剩兩墩：都贏下來。
rangvaar-failing-won = 他們贏了8墩，離9差一墩：得7分，不是8分。
rangvaar-failing-made = 那是東家的第九墩，合約打成了。用你的A本來可以擋住。

rangvaar-packet-title = 後八張牌
rangvaar-packet-open = 你取得合約。現在只憑五張牌定主：另外八張之後才發。
rangvaar-packet-won = 已經有四張紅心，後面八張可能還有更多。
rangvaar-packet-short = 只有一張，太單薄了。定你張數最多的花色。

rangvaar-partner-title = 你的搭檔
rangvaar-partner-open = 北家坐在對面，和你同一方。北家的A目前最大。兩個人一起贏下這兩墩。
rangvaar-partner-won = 你讓A贏，再用K贏了下一墩。
rangvaar-partner-waste = 你把K墊在搭檔的A底下。結果下一墩被Q贏走了。

rangvaar-court-title = 滿貫
rangvaar-court-open = 到目前為止，每一墩都是我方贏的。十三墩全贏就是滿貫：有徽章，沒有分。贏下最後兩墩。
rangvaar-court-won = 滿貫！它只是徽章：若押了籌碼，還是歸整場總分較高的一方。
rangvaar-court-early = K吃掉了你的Q。先出A，K就會掉在它底下。

rangvaar-last-title = 最後幾墩
rangvaar-last-open = 整場15比15。你叫8，已有7墩。主牌都出完了，由你先出：再贏一墩。
rangvaar-last-won = 八墩到手：我方贏得整場。先拿穩贏的墩，再交出先出的機會。
rangvaar-last-kept = 你交出了先出的機會，最後只好墊掉A。輪到你先出時就出它。
