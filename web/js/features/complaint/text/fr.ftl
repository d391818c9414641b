### What an argument about an act needs: what is said once it is opened.

complaint-head = { $game }, { $rules } : donne { $deal }, coup { $act }
complaint-bots = Follow Suit { $version } ; robots : { $levels }, version { $bots }
complaint-line-running = Pour signaler une erreur, ou pour trancher entre amis. La donne n’est pas finie : on n’y trouve que ce que tout le monde a vu et votre propre main.
complaint-line-over = Pour signaler une erreur, ou pour trancher entre amis. La donne est finie : le lien la contient en entier et s’ouvre à ce coup.
complaint-report = Le compte rendu
complaint-hands = Main
complaint-link-deal = La donne à ce coup : { $link }
complaint-link-question = Demander à l’arbitre : { $link }
complaint-copy = Copier le compte rendu
complaint-copy-picture = Copier l’image
complaint-copy-html = Copier en HTML
complaint-refused = Ce navigateur ne permet pas à la page de copier cela. Sélectionnez le compte rendu, ou enregistrez l’image.
