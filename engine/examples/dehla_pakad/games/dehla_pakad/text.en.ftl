game-dehla_pakad = Dehla Pakad
game-dehla_pakad-line = Court Piece for the four tens: catch three of them, or all four for a kot.
game-dehla_pakad-also = Catch the Ten
rules-dehla_pakad-reference = Three tens win a deal, all four count two. The first to five wins.
rules-dehla_pakad-house = Your own rules, chosen one by one.
prompt-name_trump-dehla_pakad = You call. Name trump from five cards
ledger-points-dehla_pakad = { $count ->
    [one] one ten
   *[other] { $count } tens
  }
ledger-taken-dehla_pakad = Tens
summary-points-dehla_pakad = Tens
tricks-points-dehla_pakad = Tens
statistics-unit-points-dehla_pakad = tens
deal-took-dehla_pakad = Tens: { $us } to { $them }.
deal-headline-dehla_pakad = { $us ->
    [yes] { $made ->
        [yes] You win the deal
       *[no] They win the deal
      }
   *[no] { $made ->
        [yes] They win the deal
       *[no] You win the deal
      }
  }
deal-headline-shared-dehla_pakad = { $us ->
    [yes] { $made ->
        [yes] { $usNames } win the deal
       *[no] { $themNames } win the deal
      }
   *[no] { $made ->
        [yes] { $themNames } win the deal
       *[no] { $usNames } win the deal
      }
  }
deal-made-dehla_pakad = { $you ->
    [yes] You called trump, and your side caught { $taken ->
        [0] no ten
        [one] one ten
       *[other] { $taken } tens
      }
   *[no] { $name } called trump, and the side caught { $taken ->
        [0] no ten
        [one] one ten
       *[other] { $taken } tens
      }
  }
