### Agreements: what is said once their list is opened, or a hint is asked for.

agreements-line = 搭档之间约好的、用牌传达的意思；桌上人人都可以知道。电脑在代价小的地方遵守约定，也从别人的牌里读出约定。你可以遵守，也可以不遵守。
agreements-next = 改动从下一局起生效。
agreements-of-challenge = 挑战按出题人的约定来打。
agreements-of-host = 约定在发牌的设备上选择。
agreements-waiting = 引擎还没准备好。
agreements-example = 例子
agreements-trick = 第{ $number }墩
agreements-holds = { $seat ->
    [S] 你的牌
   *[other] 搭档的牌
  }
agreements-agreed = 按约定
agreements-kept = 本桌有此约定
agreements-not-kept = 本桌无此约定
agreement-return_suit = 回我出过的花色
agreement-return_suit-line = 轮到你首家出牌时，出搭档出过的那门花色。
agreement-high_low = 先大后小：请继续
agreement-high_low-line = 跟搭档首家出的花色时，先跟较大的、再跟较小的，是请搭档继续出这一门；先小后大则不是。
agreement-first_discard = 我第一张垫牌：喜欢的花色
agreement-first_discard-line = 第一次跟不上时，垫一张小牌，属于你希望搭档出的花色。
agreement-weak_discards = 我第一张垫牌：不喜欢的花色
agreement-weak_discards-line = 第一次跟不上时，垫一张你不希望搭档出的花色。
agreements-mirror = 我第一张垫牌的花色
agreements-mirror-first_discard = 喜欢
agreements-mirror-weak_discards = 不喜欢
agreement-low_trump = 出小主：请吊主
agreement-low_trump-line = 搭档首家出过小主后，只要别家还有主，你也出主。
agreement-points = 分给稳归我方的墩
agreement-points-line = 搭档必赢的一墩，贴分值最高的牌。
agreement-last_trick = 握有最大的牌，最后一墩归你
agreement-last_trick-line = 剩最后两张时，留下必赢最后一墩的那张。

## What a hint has read in the partner’s cards, and what the card that it advises keeps.

agreement-read-return_suit = { $of ->
    [you] 搭档
   *[other] { $name }
  }出过{ suit }，希望回这一门。
agreement-read-high_low = { $of ->
    [you] 搭档
   *[other] { $name }
  }在{ suit }上先大后小，请继续出。
agreement-read-first_discard = { $of ->
    [you] 搭档
   *[other] { $name }
  }的第一张垫牌表示：喜欢{ suit }。
agreement-read-weak_discards = { $of ->
    [you] 搭档
   *[other] { $name }
  }的第一张垫牌表示：不喜欢{ suit }。
agreement-read-low_trump = { $of ->
    [you] 搭档
   *[other] { $name }
  }出过小主：请吊主。
agreement-keeps-return_suit = 按约定回{ suit }。
agreement-keeps-high_low = { $leads ->
    [yes] 按约定继续出{ suit }。
   *[no] 按约定表示要不要继续出{ suit }。
  }
agreement-keeps-first_discard = { $leads ->
    [yes] 按约定出搭档喜欢的{ suit }。
   *[no] 按约定表示：喜欢{ suit }。
  }
agreement-keeps-weak_discards = { $leads ->
    [yes] 按约定出{ suit }：搭档不喜欢的是另一门。
   *[no] 按约定表示：不喜欢{ suit }。
  }
agreement-keeps-low_trump = 按约定吊主。
agreement-keeps-points = 按约定把分给稳归我方的墩。
agreement-keeps-last_trick = 按约定把最大的牌留到最后一墩。
