### Agreements: what is said once their list is opened, or a hint is asked for.

agreements-line = What partners have agreed that their cards say; everybody at the table may know it. Bots keep an agreement where that costs little, and read it in the cards of others. You may keep it or not.
agreements-next = What you change holds from the next deal on.
agreements-of-challenge = A challenge is played with the agreements of whoever made it.
agreements-of-host = They are chosen on the device that deals.
agreements-waiting = The engine has not come yet.
agreements-example = Example
agreements-trick = Trick { $number }
agreements-holds = { $seat ->
    [S] You hold
   *[other] Your partner holds
  }
agreements-agreed = As agreed
agreements-kept = Kept at this table
agreements-not-kept = Not kept at this table
agreement-return_suit = Return the suit I led
agreement-return_suit-line = When you get the lead, lead the suit that your partner led.
agreement-high_low = High, then low: go on
agreement-high_low-line = To your partner’s lead, a higher card first and a lower one next asks to go on with the suit. Low, then high does not.
agreement-first_discard = My first discard: a suit I like
agreement-first_discard-line = When you cannot follow for the first time, throw off a low card of a suit that you would like to be led.
agreement-weak_discards = My first discard: a suit I do not like
agreement-weak_discards-line = When you cannot follow for the first time, throw off a card of a suit that you would not like to be led.
agreements-mirror = The suit of my first discard
agreements-mirror-first_discard = I like it
agreements-mirror-weak_discards = I do not like it
agreement-low_trump = Low trump: draw them
agreement-low_trump-line = Once your partner has led a low trump, lead trumps, too, while the others have any.
agreement-points = Points on a trick that is surely ours
agreement-points-line = To a trick that your partner wins for certain, play the card that counts most.
agreement-last_trick = The last trick is yours if you hold the boss
agreement-last_trick-line = Of your last two cards, keep the one that takes the last trick for certain.

## What a hint has read in the partner’s cards, and what the card that it advises keeps.

agreement-read-return_suit = { $of ->
    [you] Your partner
   *[other] { $name }
  } led { suit } and would like them back.
agreement-read-high_low = { $of ->
    [you] Your partner
   *[other] { $name }
  } went high, then low in { suit }, and asks to go on.
agreement-read-first_discard = { $of ->
    [you] Your partner’s first discard
   *[other] The first discard of { $name }
  } says: I like { suit }.
agreement-read-weak_discards = { $of ->
    [you] Your partner’s first discard
   *[other] The first discard of { $name }
  } says: I do not like { suit }.
agreement-read-low_trump = { $of ->
    [you] Your partner
   *[other] { $name }
  } led a low trump: trumps are to be drawn.
agreement-keeps-return_suit = As agreed, it returns { suit }.
agreement-keeps-high_low = { $leads ->
    [yes] As agreed, it goes on with { suit }.
   *[no] As agreed, it says whether to go on with { suit }.
  }
agreement-keeps-first_discard = { $leads ->
    [yes] As agreed, it leads { suit }, which the partner likes.
   *[no] As agreed, it says: I like { suit }.
  }
agreement-keeps-weak_discards = { $leads ->
    [yes] As agreed, it leads { suit }: the partner does not like another suit.
   *[no] As agreed, it says: I do not like { suit }.
  }
agreement-keeps-low_trump = As agreed, it draws trumps.
agreement-keeps-points = As agreed, points go on a trick that is surely ours.
agreement-keeps-last_trick = As agreed, the boss is kept for the last trick.
