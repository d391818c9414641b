### The first deal, explained

guide = What you need to know now
guide-end = Explain no more
guide-bid = A bid says what your side will take. The highest bid names trump; a side that falls short loses by it.
guide-bid-two_hundred = A bet says how many of the { $all } points your side will take. The highest names trump; who falls short loses it.
guide-bid-rangvaar = A bid says how many of the { $tricks } tricks your side will take. The highest bid names trump; only then come the other cards.
guide-name = Trump beats every other suit. Name the suit in which you are longest and strongest.
guide-declare = Whoever shows a { $rank } makes its suit trump, which beats every other suit. Two alike outdo one.
guide-bury = Put { $count } cards aside, without points if you can: the other side gets those points, multiplied, if it wins the last trick.
guide-lead = You lead, with any card. { $trump ->
    [yes] The highest card of its suit takes the trick, unless somebody plays a trump.
   *[no] The highest card of its suit takes the trick.
  } What your partner opposite takes is yours too.
guide-follow = The dimmed cards may not be played now. { $why }
guide-void = You hold none of the suit led, so you may play any card. A trump can take the trick; another card cannot.
guide-points = These cards count: { $worth }. { $goal ->
    [0] The score shows what each side has taken.
   *[other] The score shows what is taken, and the { $goal } that are needed.
  }
guide-tricks = { $goal ->
    [0] The score shows the tricks that each side has taken.
   *[other] The score shows the tricks taken, and the { $goal } that are needed.
  }
guide-score = This is what the deal brought. { $ends ->
    [total] The side that first reaches { $end } wins the match.
    [deals] The side that is ahead after { $end } deals wins the match.
   *[other] {""}
  }
guide-score-tractor = The side that wins a deal rises by levels. { $ends ->
    [deals] The side that is higher after { $end } deals wins the match.
   *[other] The side that first rises past the ace wins the match.
  }
