### One deal played by several: what is said once it is opened.

challenge-waiting = Le défi s’ouvre…
challenge-against = contre des robots de force { $level }
challenge-day = la donne du { $day }
challenge-seats = { $count } joueurs
challenge-you = Vous
challenge-friend = L’autre personne
challenge-open = Ces cartes ont été données pour vous. Jouez-les, puis comparez.
challenge-beat = Vous avez les mêmes cartes, la même place et les mêmes robots. Ferez-vous mieux ?
challenge-other-bots = Ce défi vient d’une autre version de Follow Suit. Les cartes sont les mêmes, mais les robots peuvent jouer autrement.
challenge-refused = Le résultat de ce lien n’est pas montré. { $why }
challenge-refused-act = Le résultat de ce lien n’est pas montré, car les règles ne permettent pas cette ligne : { $act }
challenge-match-stays = La partie sur votre table est gardée ; vous pourrez la continuer plus tard.
challenge-play = Jouer ces cartes
challenge-share = Défier quelqu’un
challenge-back = Retour
challenge-to-deal = Retour à la donne
challenge-assisted = Vous avez eu de l’aide dans cette donne.
challenge-unfinished = Cette donne n’a pas été jouée jusqu’au bout : vous n’avez donc pas de résultat.
challenge-counts = Compté en points de la marque : ceux de votre équipe moins ceux de l’autre.
challenge-counts-court_piece = Compté en levées : celles de votre équipe moins celles de l’autre.
challenge-counts-tractor = Compté en points : de combien l’attaque dépasse ce qu’il lui faut, ou la défense l’en tient éloignée.
challenge-verdict = { $better ->
    [you] Vous avez fait mieux de { $by }.
    [them] { $name } a fait mieux de { $by }.
   *[none] Vous arrivez à égalité.
}
bot-results-begins = Les robots prennent votre place…
bot-results-said = { $own } : mieux que { $better } sur { $of }{ $even ->
    [0] {""}
   *[other] , à égalité avec { $even }
}. Médiane, force { $level } : { $middle }.
bot-results-middle = Médiane sur { $of }, force { $level } : { $middle }.
bot-results-progress = Combien ont joué
bot-results-stop = Arrêter
bot-results-how = { $count } fois, un robot a pris cette place avec les mêmes cartes contre les mêmes adversaires. Le chiffre est ce que votre équipe a marqué, moins ce qu’a marqué l’autre.
bot-results-how-court_piece = { $count } fois, un robot a pris cette place avec les mêmes cartes contre les mêmes adversaires. Le chiffre est celui des levées de votre équipe moins celles de l’autre.
bot-results-how-tractor = { $count } fois, un robot a pris cette place avec les mêmes cartes contre les mêmes adversaires. Le chiffre dit de combien de points votre équipe a dépassé le but ou, comme équipe déclarante, de combien elle a tenu l’autre en dessous.
daily-squares = Levée par levée
daily-squares-line = Un carré par levée. Personne n’y apprend une carte.
daily-squares-missed = Jaune : un autre coup valait mieux, selon ce que vous pouviez savoir.
square-won = Levée { $number } : gagnée{ $points ->
    [no] {""}
   *[yes] , avec des points
  }
square-empty = Levée { $number } : sans points
square-lost = Levée { $number } : perdue{ $points ->
    [no] {""}
   *[yes] , avec des points
  }
square-missed = Levée { $number } : ici, un autre coup était meilleur
daily-better = mieux que { $better } sur { $of }{ $even ->
    [0] {""}
   *[other] , à égalité avec { $even }
}
daily-copy = Copier le résultat
daily-send = Partager…
result-copied = Copié.
result-refused = Ce navigateur ne laisse pas la page copier. Enregistrez plutôt l’image.
daily-picture-hidden = Ce navigateur cache les images aux pages : aucune ne peut être enregistrée. Copiez plutôt le texte.
daily-field-damaged = Le fichier des résultats des robots pour ce mois est endommagé ; ils jouent donc ici maintenant.

# The deal of the day
daily-today = Aujourd’hui :
daily-line = Tout le monde a les mêmes cartes, contre les mêmes robots.
daily-next = La prochaine donne arrive { $span }.
daily-clock = L’horloge de cet appareil indique le { $day }, ce qui ne peut pas être juste : aucune donne n’est celle d’aujourd’hui. Réglez-la, ou choisissez un des jours proposés.
daily-open = Vous n’avez pas encore joué cette donne.
daily-standing = Vous avez commencé cette donne.
daily-came = Votre résultat
daily-play = Jouer cette donne
daily-resume = Continuer cette donne
daily-result = Comparer les résultats
daily-streak = Jours de suite
daily-best = Plus longue série
daily-played = Donnes jouées
daily-calendar = Calendrier
daily-month-back = Le mois d’avant
daily-month-on = Le mois d’après
daily-day = { $day }, { $state ->
    [played] { $result }
    [standing] donne commencée
   *[open] donne non jouée
}
daily-forgotten = Ce navigateur ne garde rien ici : vos jours sont oubliés quand la page se ferme.
