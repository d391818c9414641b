### Agreements: what is said once their list is opened, or a hint is asked for.

agreements-line = 搭檔之間約好、用牌傳達的意思；桌上人人都可以知道。電腦在代價小的地方遵守約定，也從別人的牌裡讀出約定。你可以遵守，也可以不遵守。
agreements-next = 更改從下一局起生效。
agreements-of-challenge = 挑戰按出題者的約定來打。
agreements-of-host = 約定在發牌的裝置上選擇。
agreements-waiting = 引擎還沒準備好。
agreements-example = 例子
agreements-trick = 第{ $number }墩
agreements-holds = { $seat ->
    [S] 你的牌
   *[other] 搭檔的牌
  }
agreements-agreed = 按約定
agreements-kept = 本桌有此約定
agreements-not-kept = 本桌無此約定
agreement-return_suit = 回我出過的花色
agreement-return_suit-line = 輪到你首家出牌時，出搭檔出過的那門花色。
agreement-high_low = 先大後小：請繼續
agreement-high_low-line = 跟搭檔首家出的花色時，先跟較大的、再跟較小的，是請搭檔繼續出這門；先小後大則不是。
agreement-first_discard = 我第一張墊牌：喜歡的花色
agreement-first_discard-line = 第一次跟不出時，墊一張小牌，屬於你希望搭檔出的花色。
agreement-weak_discards = 我第一張墊牌：不喜歡的花色
agreement-weak_discards-line = 第一次跟不出時，墊一張你不希望搭檔出的花色。
agreements-mirror = 我第一張墊牌的花色
agreements-mirror-first_discard = 喜歡
agreements-mirror-weak_discards = 不喜歡
agreement-low_trump = 出小主：請吊主
agreement-low_trump-line = 搭檔首家出過小主後，只要別家還有主，你也出主。
agreement-points = 分給穩歸我方的墩
agreement-points-line = 搭檔必贏的一墩，加分值最高的牌。
agreement-last_trick = 握有最大的牌，最後一墩歸你
agreement-last_trick-line = 剩最後兩張時，留下必贏最後一墩的那張。

## What a hint has read in the partner’s cards, and what the card that it advises keeps.

agreement-read-return_suit = { $of ->
    [you] 搭檔
   *[other] { $name }
  }出過{ suit }，希望回這門。
agreement-read-high_low = { $of ->
    [you] 搭檔
   *[other] { $name }
  }在{ suit }上先大後小，請繼續出。
agreement-read-first_discard = { $of ->
    [you] 搭檔
   *[other] { $name }
  }的第一張墊牌表示：喜歡{ suit }。
agreement-read-weak_discards = { $of ->
    [you] 搭檔
   *[other] { $name }
  }的第一張墊牌表示：不喜歡{ suit }。
agreement-read-low_trump = { $of ->
    [you] 搭檔
   *[other] { $name }
  }出過小主：請吊主。
agreement-keeps-return_suit = 按約定回{ suit }。
agreement-keeps-high_low = { $leads ->
    [yes] 按約定繼續出{ suit }。
   *[no] 按約定表示要不要繼續出{ suit }。
  }
agreement-keeps-first_discard = { $leads ->
    [yes] 按約定出搭檔喜歡的{ suit }。
   *[no] 按約定表示：喜歡{ suit }。
  }
agreement-keeps-weak_discards = { $leads ->
    [yes] 按約定出{ suit }：搭檔不喜歡的是另一門。
   *[no] 按約定表示：不喜歡{ suit }。
  }
agreement-keeps-low_trump = 按約定吊主。
agreement-keeps-points = 按約定把分給穩歸我方的墩。
agreement-keeps-last_trick = 按約定把最大的牌留到最後一墩。
