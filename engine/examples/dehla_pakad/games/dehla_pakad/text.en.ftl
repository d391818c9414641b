game-dehla_pakad = Dehla Pakad
game-dehla_pakad-line = Court Piece for the four tens: catch three of them, or all four for a kot.
game-dehla_pakad-also = Catch the Ten
rules-dehla_pakad-reference = Three tens win a deal, all four count two. The first to five wins.
rules-dehla_pakad-house = Your own rules, chosen one by one.
