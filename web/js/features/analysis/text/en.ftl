### Trying other acts in a past deal: what is said once it is opened.

analysis-close = Back to the deal as it was played
analysis-plays = What may be done, and what it is worth
analysis-turn = { $name } is to act.
analysis-over = The deal ends here.
analysis-table = The table deals on: let a bot act.
analysis-worlds = Mean over { $worlds } imagined deals that fit what { $name } could know: { $of ->
    [own_tricks] tricks for their side
    [opposing_points] points for the attackers
   *[own_points] points for their side
}.
analysis-exact = Best play of all hands in { $worlds } imagined deals that fit what { $name } could know: { $of ->
    [own_tricks] tricks for their side
    [opposing_points] points for the attackers
   *[own_points] points for their side
}.
analysis-best = best so far
analysis-tie = as good, as far as can be told
analysis-bids = Which bid is best goes by what the deal will score, not by this figure alone.
analysis-ties = ★ is the best so far. ≈ cannot be told apart from it yet: in the same imagined deals neither is clearly better.
analysis-worlds-you = Mean over { $worlds } imagined deals that fit what you could know: { $of ->
    [own_tricks] tricks for your side
    [opposing_points] points for the attackers
   *[own_points] points for your side
}.
analysis-exact-you = Best play of all hands in { $worlds } imagined deals that fit what you could know: { $of ->
    [own_tricks] tricks for your side
    [opposing_points] points for the attackers
   *[own_points] points for your side
}.
analysis-back = Take back
analysis-bot = Let a bot act
analysis-keep = Keep as a branch
analysis-kept = Kept as a branch
analysis-from-here = Play from here
analysis-hands = All hands open
analysis-branches = Branches
analysis-drop = Delete this branch
analysis-remark = Note on this act
analysis-remark-deal = Note on the deal
analysis-mark = What you think of it
analysis-mark-name = { $mark ->
    [good] Good
    [bad] Bad
    [unclear] Worth a second look
   *[none] No mark
}
analysis-note = Note
analysis-played = As it was played
analysis-branch = Act { $act }: { $line }{ $count ->
    [1] {""}
    [2] {""}
    [3] {""}
    [4] {""}
   *[other] {" "}… ({ $count } acts)
}
