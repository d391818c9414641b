multiplayer-line = Dites qui s’assoit où. Chaque téléphone du même réseau scanne le code de sa place, puis montre un code que vous scannez à votre tour. Ceux qui partagent cet appareil se le passent.
multiplayer-host-note = Cet appareil distribue et connaît toutes les mains pendant la partie ; chaque téléphone ne reçoit que ses propres cartes. Rien ne quitte la pièce.
multiplayer-take-answer = Un téléphone montre son code
multiplayer-take-offer = Scanner le code de la place
multiplayer-deal = Jouer
multiplayer-go-on = Reprendre la dernière partie
multiplayer-back = Retour à la table
multiplayer-leave = Quitter cette table
multiplayer-bot = Robot { $level }
multiplayer-here = { $name } joue ici
multiplayer-here-unnamed = Vous jouez ici
multiplayer-there = { $name }, sur son téléphone
multiplayer-somebody = Quelqu’un
multiplayer-joining = Connexion…
multiplayer-away = { $instead ->
    [bot] Le téléphone de { $name } n’est plus là : un robot joue en attendant
    [here] Le téléphone de { $name } n’est plus là : on se passe cet appareil
   *[wait] Le téléphone de { $name } n’est plus là : la table attend
  }
multiplayer-free = Libre : scannez ce code avec un téléphone
multiplayer-expects = { $name }, comme la dernière fois : scannez ce code avec un téléphone
multiplayer-who-here = Ici
multiplayer-who-phone = Un téléphone
multiplayer-who-bot = Un robot
multiplayer-instead = Tant que le téléphone n’est pas là
multiplayer-instead-bot = Un robot joue
multiplayer-instead-here = Se passer cet appareil
multiplayer-instead-wait = Attendre
multiplayer-move = Changer de place avec
multiplayer-code = { $seat } : agrandir le code
multiplayer-code-line = Scannez ceci avec l’appareil photo du téléphone. Le code sert une seule fois, pendant dix minutes.
multiplayer-renew = Nouveau code
multiplayer-all = Toutes les places
multiplayer-as-link = Comme lien
multiplayer-camera = L’image de la caméra
multiplayer-scan = Scanner avec la caméra
multiplayer-scan-stop = Arrêter la caméra
multiplayer-photo = Utiliser une photo
multiplayer-paste = Ou coller le lien
multiplayer-paste-use = Utiliser ce lien
multiplayer-preparing = Préparation…
multiplayer-answer = La réponse, en code QR
multiplayer-answer-line = { $seat } est à vous. Faites maintenant scanner ce code par l’appareil qui distribue.
multiplayer-answer-wait = Dès qu’il est scanné, vous êtes à la table.
multiplayer-slow = Toujours rien. Le code a-t-il été scanné ? Les deux appareils sont-ils sur le même Wi-Fi ? Certains réseaux pour invités séparent les appareils : le partage de connexion d’un téléphone y fonctionne. Ou demandez un nouveau code, chacun ne servant qu’une fois.
multiplayer-network-asks = Si votre navigateur demande si cette page peut accéder aux appareils du réseau local, acceptez : sinon elle n’en trouve aucun.
multiplayer-network-denied = Votre navigateur ne laisse pas cette page accéder aux appareils du réseau local : elle ne trouve donc ni téléphone ni table. Autorisez-la, puis réessayez : l’icône à gauche de l’adresse ouvre les autorisations du site, où cela s’appelle Réseau local.
multiplayer-lost = La liaison avec la table est coupée. La partie attend, ou continue avec un robot à votre place. Scannez de nouveau le code de la place sur l’autre appareil.
multiplayer-sought = La table est injoignable pour l’instant. Les deux appareils sont-ils sur le même Wi-Fi ? Ce téléphone la cherche et y reviendra de lui-même. Si cela dure, scannez de nouveau le code de la place sur l’autre appareil.
multiplayer-paused = Vous êtes assis en { $seat }. La partie commence, ou reprend, quand l’appareil qui distribue le décide.
multiplayer-seated = Vous êtes assis en { $seat }.
multiplayer-you = Vous
multiplayer-expected = Personne encore
multiplayer-record = Le relevé de la partie
multiplayer-drawn = Votre nombre entre dans la graine, comme tous les autres : personne n’a choisi les cartes.
multiplayer-not-drawn = La graine de cette partie n’est pas celle qui a été tirée au début.
multiplayer-keep = Garder la partie sur ce téléphone
multiplayer-kept = Gardée. Vous pouvez la revoir et l’analyser ici.
multiplayer-own-engine = Ouvrir mes parties
multiplayer-reload = Recharger la page
multiplayer-undo = { $name } aimerait annuler sa dernière décision. Êtes-vous d’accord ?
multiplayer-after = La partie sur mon téléphone
multiplayer-host-deals = La donne suivante vient de l’appareil qui distribue.
multiplayer-draw = Le tirage des cartes
multiplayer-draw-number = Tirage { $number } de cette table, { $time }
multiplayer-draw-code = Code du tirage, le même sur chaque téléphone :
multiplayer-draw-without = Sans : { $seats }
multiplayer-draw-asked = { $name } demande un autre tirage. { $count ->
    [0] Ce téléphone n’a encore rien tiré à cette table.
    [one] Ce téléphone a tiré une fois ce soir.
   *[other] Ce téléphone a tiré { $count } fois ce soir.
  }
multiplayer-draw-why = Un tirage vaut pour une partie. N’acceptez que si vous savez pourquoi il en faut un autre : qui tire jusqu’à ce que les cartes lui plaisent les a choisies.
multiplayer-draw-waiting = On attend { $seats }…
multiplayer-draw-drawn = { $count } appareils ont tiré. Personne n’a pu choisir les cartes.
multiplayer-draw-left_out = Les cartes sont tirées sans le nombre de ce téléphone.
multiplayer-draw-declined = Vous n’avez pas accepté : rien n’est tiré.
multiplayer-draw-void = Ce tirage ne compte pas : { $why ->
    [declined] { $seats } n’a pas accepté, ou est parti.
   *[withheld] { $seats } n’a pas donné de nombre.
  }
multiplayer-draw-yes = Tirer
multiplayer-draw-no = Ne pas tirer
multiplayer-draw-again = Tirer de nouveau
multiplayer-draw-leave-out = Tirer de nouveau sans { $seats }
