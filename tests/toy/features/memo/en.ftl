memo = Memo for { $game }
memo-line = To remember, { $count ->
    [one] one letter
   *[other] { $count } letters
  }
settings-memo = Memo
memo-small = Small
memo-large = Large
