# Read aloud by a voice of the device.

aloud-line = Dit à la table ce qu’un lecteur d’écran entendrait, avec une voix de cet appareil. Rien n’est envoyé, et personne n’écoute.
aloud-none = Cet appareil n’a pas de voix à lui pour cette langue : rien ne peut être dit. On ajoute des voix dans les réglages du système, sous parole, synthèse vocale ou accessibilité. Les voix qui envoient le texte à une entreprise ne sont pas utilisées.
aloud-on = Lire à voix haute à la table
aloud-voice = Voix
aloud-speed = Vitesse
aloud-plays = Tours et coups
aloud-refusals = Pourquoi quelque chose n’est pas permis
aloud-ends = Ce qu’une donne a rapporté
aloud-try = Écouter la voix
aloud-again = À la table, la touche . redit la dernière phrase.
aloud-sample = Nord joue l’as de pique.
