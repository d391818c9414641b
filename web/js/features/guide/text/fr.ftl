### The first deal, explained

guide = Ce qu’il faut savoir maintenant
guide-end = Ne plus expliquer
guide-bid = Une annonce dit ce que votre équipe prendra. La plus haute nomme l’atout ; qui prend moins perd.
guide-bid-two_hundred = Une mise dit combien des { $all } points du paquet votre équipe prendra. La plus haute nomme l’atout. Qui en prend moins perd sa mise.
guide-bid-rangvaar = Une annonce dit combien des { $tricks } levées votre équipe fera. La plus haute nomme l’atout ; les autres cartes ne viennent qu’après.
guide-name = L’atout bat toutes les autres couleurs. Nommez celle où vous êtes le plus long et le plus fort.
guide-declare = Qui montre un { $rank } fait de sa couleur l’atout, qui bat toutes les autres. Deux pareils l’emportent sur un seul.
guide-bury = Écartez { $count } cartes, sans points si possible : l’autre camp reçoit ces points, multipliés, s’il gagne la dernière levée.
guide-lead = Vous entamez, avec la carte que vous voulez. { $trump ->
    [yes] La plus haute carte de sa couleur gagne la levée, sauf si quelqu’un coupe.
   *[no] La plus haute carte de sa couleur gagne la levée.
  } Ce que prend votre partenaire, en face, est aussi à vous.
guide-follow = Les cartes grisées ne peuvent pas être jouées maintenant. { $why }
guide-void = Vous n’avez pas la couleur demandée : jouez ce que vous voulez. Un atout peut gagner la levée ; une autre carte, non.
guide-points = Ces cartes comptent : { $worth }. { $goal ->
    [0] Le score montre ce que chaque équipe a pris.
   *[other] Le score montre ce qui est pris, et les { $goal } qu’il faut.
  }
guide-tricks = { $goal ->
    [0] Le score montre les levées de chaque équipe.
   *[other] Le score montre les levées prises, et les { $goal } qu’il faut.
  }
guide-score = Voici ce que la donne a rapporté. { $ends ->
    [total] L’équipe qui atteint la première { $end } gagne la partie.
    [deals] L’équipe en tête après { $end } donnes gagne la partie.
   *[other] {""}
  }
guide-score-tractor = L’équipe qui gagne une donne monte de niveau. { $ends ->
    [deals] La plus haute après { $end } donnes gagne la partie.
   *[other] La première qui dépasse l’as gagne la partie.
  }
