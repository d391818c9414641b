### name: français
### direction: ltr
### Follow Suit en français, pour l’Acadie et le Québec. Un fichier par langue ; chaque message de en.ftl s’y trouve.
### Les places sont S, W, N, E ; les couleurs S, H, C, D (NT : sans atout) ; $you vaut "yes" quand il s’agit de la personne qui joue.
### Le nom d’une carte porte son article : « l’as de pique ». Jamais « de » ni « que » devant un nom de joueur : il peut commencer par une voyelle.

product = Follow Suit
tagline = Les cartes à deux contre deux, avec et contre des robots
page-title = Follow Suit : jeux de cartes en équipe
page-title-game = { $game } · Follow Suit

## Games

game-two_hundred = Deux Cents
game-two_hundred-line = Misez sur les points que votre équipe prendra, sur cent. Nommez l’atout, puis prenez-les.
game-two_hundred-also = Le 200, venu d’Acadie
game-tractor = Tracteur
game-tractor-line = Deux paquets, des paires et des tracteurs, du deux jusqu’à l’as.
game-tractor-also = Shengji 升级, ou 80 points, de Chine
game-rangvaar = Rangvaar
game-rangvaar-line = Annoncez vos levées sur cinq cartes. Nommez l’atout, puis voyez les huit autres.
game-rangvaar-also = Court Piece, ou Rang, avec enchères

rules-reference = Partie habituelle
rules-traditional = Partie traditionnelle
rules-howto = Partie simple
rules-auction = Partie aux enchères
rules-standard = Partie risquée
rules-house = Règles maison
rules-choose = Choisir les règles maison
rules-tractor-reference = L’atout se déclare pendant qu’on donne les cartes. Un lancer doit être imbattable. On gagne en défendant à l’as.
rules-tractor-howto = Le plus simple : pas de lancers, peu de tracteurs, et qui atteint l’as gagne.
rules-tractor-auction = À la première donne, les équipes annoncent des points ; ensuite, le preneur nomme l’atout. Qui atteint l’as gagne.
rules-tractor-standard = On peut risquer un lancer, et le talon donne l’atout si personne ne déclare, comme à bien des tables.
rules-rangvaar-reference = La première personne à parler doit annoncer, les enchères tournent jusqu’à trois passes, et une annonce chutée perd un point par levée manquante.
rules-rangvaar-house = Vos propres règles, choisies une à une.
rules-two_hundred-house = Vos propres règles, choisies une à une.
rules-tractor-house = Vos propres règles, choisies une à une.
rules-two_hundred-reference = Quarante cartes, dix chacun. On mise une seule fois ; si trois passent, le donneur joue pour 50.
rules-two_hundred-traditional = Trente-six cartes, neuf chacun. Les mises tournent jusqu’à trois passes ; l’équipe qui tombe à −200 perd.

## Opening

opening-offers = Les jeux
opening-games = Jeu
opening-new = Vous découvrez ce jeu ?
opening-day = Donne du jour
opening-day-done = Donne du jour : { $result }
opening-rules = Règles
opening-length = Combien de temps ?
length-minutes = env. { $count } min
length-alone = Une seule donne se joue seul, contre des robots.
length-house-line = Aussi longtemps que le disent vos règles maison.
length-deal = Une donne
length-deal-line = Une seule donne. Ensuite, voyez comment nos robots jouent les mêmes cartes, ou envoyez-les à un ami.
length-evening = Une petite soirée
length-evening-line-tractor = De 10 à l’as, en douze donnes au plus. Aucune équipe ne dépasse 10 ou R sans y avoir défendu.
length-whole = Jusqu’au bout
length-whole-line-tractor = De 2 à l’as.
length-200 = Jusqu’à 200
length-300 = Jusqu’à 300
length-500 = Jusqu’à 500
length-3 = 3 donnes
length-5 = 5 donnes
opening-table = Table
opening-table-name = { $seats } joueurs, { $packs } paquets
opening-table-line = { $seats ->
    [4] Quatre
    [6] Six
   *[8] Huit
  } joueurs, { $packs ->
    [2] deux
    [3] trois
   *[4] quatre
  } paquets : { $hand } cartes chacun, { $kitty } au talon. L’attaque a besoin de { $goal } points.
opening-table-only = « { $rules } » ne se joue qu’à cette table.
opening-table-only-auction = « { $rules } » oppose une équipe à une autre : seulement à quatre joueurs et deux paquets.
opening-name = Votre nom
opening-name-hint = Vous
opening-level = Force des robots
level-beginner = Débutant
level-casual = Amateur
level-expert = Expert
level-master = Maître
language = Langue
opening-deal = Jouer
opening-deals = { $rules } · robots : { $level }
opening-deals-chips = { $rules } · robots : { $level } · enjeu { $stake }
opening-last = Joué en dernier
opening-ways = Et aussi
opening-days = Tous les jours
opening-docs = Pour programmer
opening-python = Jouer avec Python
opening-waiting = Dès que c’est prêt…
opening-continue = Continuer votre partie
opening-continue-which = { $game }, donne { $deal }
opening-note = Gratuit. Se lance tout de suite, marche hors ligne, sans compte. Rien de ce que vous faites ne quitte cette page.
opening-no-script = Pour jouer, cette page a besoin de JavaScript et de WebAssembly, et JavaScript est désactivé ici. Les règles se lisent sans lui.
options = Vos choix
language-unread = Aucune personne de langue maternelle française n’a encore relu ce texte.
language-correct = Signaler une faute

## An address that leads nowhere

not-found = Il n’y a rien à cette adresse
not-found-line = La page a peut-être changé de place, ou une faute s’est glissée dans l’adresse.

## Settings

settings = Réglages
settings-play = Jeu
settings-looks = Apparence
settings-sound = Son
settings-keys = Clavier et messages parlés
settings-about = À propos de cette page
about-way = { $way ->
    [wheel] Le moteur a démarré par une autre voie, à partir de son paquet Python. C’est plus long au départ, et le jeu est le même.
   *[quick] Le moteur a démarré par la voie rapide, à partir de fichiers compilés pour cette page.
}
settings-textTable = Table en texte : des lignes et des boutons, sans images
settings-theme = Thème
theme-system = Automatique
theme-light = Jour
theme-dark = Soir
theme-contrast = Contraste
settings-deck = Couleurs des cartes
deck-four = Quatre teintes
deck-two = Deux teintes
settings-cards = Taille des cartes
cards-small = Petite
cards-normal = Normale
cards-large = Grande
settings-back = Dos des cartes
back-block = Celui du jeu
back-geese = Oies
back-cabin = Cabane
back-ninepatch = Neuf carrés
settings-motion = Animations
motion-system = Selon le système
motion-reduced = Aucune
motion-full = Toutes
settings-order = Ordre de votre main
settings-thumb = Sur un téléphone, jouer d’un seul pouce
thumb-off = Non
thumb-right = Le droit
thumb-left = Le gauche
settings-face = Votre emblème à la table
face-star = Étoile
face-pinwheel = Moulin
face-hourglass = Sablier
face-cross = Croix
face-geese = Oies
face-window = Fenêtre
face-stairs = Escalier
face-house = Maison
face-off = Aucun emblème
settings-reveal = Sur un appareil partagé, on voit ses cartes
reveal-tap = Après un appui
reveal-hold = Tant qu’on appuie
order-suits = Par couleur
order-reversed = Inversé
order-ranks = Par rang
settings-speed = Vitesse
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Immédiate
settings-clickOn = Après chaque levée, attendre que je continue
settings-autoplay = Jouer pour moi quand il n’y a qu’un seul coup possible
settings-oneTap = Jouer une carte d’un seul toucher
settings-points = Marquer les points sur les cartes
settings-coach = Mentor : demander « Vraiment ? » avant un coup nettement coûteux
settings-volume = Volume du son
aloud = Lecture à voix haute
settings-verbosity = Messages parlés
verbosity-brief = Brefs
verbosity-normal = Normaux
verbosity-full = Complets
settings-numbers = Numéroter mes cartes, pour pouvoir dire « carte 3 »
settings-shortcuts = Raccourcis d’une seule lettre

## Shortcuts, and what is told when they ask

keys = Raccourcis
keys-show = Montrer les raccourcis
keys-line = À la table, quand vous n’écrivez rien. Ils se désactivent dans les réglages.
keys-suit = Prochaine carte de cette couleur dans votre main
keys-trumps = Prochain atout dans votre main
keys-playable = À la prochaine carte jouable
keys-pass = Passer
keys-hint = Indice, puis le refermer
keys-pause = Suspendre les robots ou la donne, puis reprendre
keys-hurry = Plus vite
keys-turn = À qui de jouer
keys-review = La levée sur la table, ou la dernière
keys-points = Le pointage
keys-bids = Mises, annonces ou déclarations, et atout
keys-tricks = Toutes les levées de la donne
keys-undo = Annuler le coup
keys-sort = Reclasser votre main
keys-again = Redire la dernière phrase, si la lecture à voix haute est active
keys-move = Déplacer la carte dans votre main
keys-list = Cette liste
keys-arrows = D’une carte à l’autre
keys-enter = Entrée
keys-enter-does = Choisir une carte, la jouer, ou continuer après une levée
keys-escape-does = Lâcher la carte choisie ; fermer un panneau
review-trick = { $plays }. { $you ->
    [yes] Vous êtes en tête
   *[no] { $name } est en tête
  }{ $count ->
    [0] .
   *[other] , { ledger-points } en jeu.
  }
review-last = La dernière levée : { $plays }. { $you ->
    [yes] Vous l’avez prise
   *[no] { $name } l’a prise
  }{ $count ->
    [0] .
   *[other] , { ledger-points }.
  }
review-nobody = Ce n’est à personne de jouer.
review-side = { $side ->
    [us] Nous
   *[them] Eux
  } : { $taken } dans cette donne, { $total } en tout.
review-pile = { $count ->
    [one] Une levée est
   *[other] { $count } levées sont
  } au milieu ; { $you ->
    [yes] vous avez
   *[no] { $name } a
  } gagné { $run ->
    [one] la dernière
   *[other] { $run } de suite
  }.
review-indicator = L’atout est face cachée.
hand-down = { $count } cartes face cachée : seul le déclarant regarde avant que l’atout soit nommé
review-levels = Nous sommes au niveau { $us }, eux au niveau { $them }.

## Taking back, claiming, going on

undo = Annuler le coup
claim = Réclamer le reste
claim-tricks = { $count ->
    [one] la dernière levée est à vous
   *[other] les { $count } levées sont à vous
  }
go-on = Continuer
pace-pause = Pause
pace-go-on = Reprendre
pace-hurry = Plus vite, jusqu’à votre tour
pace-paused = En pause. Les robots vous attendent.

## The engine

engine-label = Le moteur
engine-first = Chargement du moteur
engine-stage = { $stage ->
    [download] Chargement de Python et des règles
    [python] Démarrage de Python
    [engine] Préparation de la table
   *[other] Chargement du moteur
  }
engine-bytes = { $loaded } Mo sur { $total }
engine-ready = Prêt
engine-otherwise = Démarrage par une autre voie
engine-retry = Réessayer
update-ready = Mise à jour prête
update-ready-note = Une version plus récente de la page est arrivée. Votre partie continue là où elle en est.
engine-failed = Le moteur n’a pas démarré
failure-wasm_blocked = Ce navigateur ne laisse pas la page utiliser WebAssembly, dont le moteur a besoin. Un mode de protection ou une extension en est peut-être la cause.
failure-file_missing = Un fichier du moteur n’a pas pu être chargé. La connexion est peut-être coupée, ou le site vient d’être mis à jour.
failure-stalled = Le chargement n’avance plus. Vérifiez la connexion et réessayez.
failure-boot_failed = Le moteur est chargé, mais il n’a pas démarré.
failure-engine_died = Le moteur s’est arrêté. Votre partie est gardée : réessayez, et elle continue là où elle en était.

## Seats and cards

seat = { $seat ->
    [S] Sud
    [SW] Sud-Ouest
    [W] Ouest
    [NW] Nord-Ouest
    [N] Nord
    [NE] Nord-Est
    [SE] Sud-Est
   *[E] Est
  }
bot-name-W = Odile
bot-name-N = Théo
bot-name-E = Yvonne
seat-you = Vous
seat-partner = Partenaire
seat-declarer = Déclarant
seat-dealer = Donneur
seat-turn = { $you ->
    [yes] À vous de jouer
   *[no] À { $name } de jouer
  }
seat-label = { $you ->
    [yes] Vous, { $seat }
   *[no] { $name }, { $seat }{ $partner ->
        [yes] , votre partenaire
       *[no] {""}
      }
  }
seat-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
suit = { $suit ->
    [S] pique
    [H] cœur
    [C] trèfle
    [D] carreau
    [trump] atout
   *[NT] sans atout
  }
suit-title = { $suit ->
    [S] Pique
    [H] Cœur
    [C] Trèfle
    [D] Carreau
    [trump] Atout
   *[NT] Sans atout
  }
card = { $rank ->
    [A] l’as
    [K] le roi
    [Q] la dame
    [J] le valet
    [T] le 10
   *[other] le { $rank }
  } de { suit }
card-joker-small = le petit joker
card-joker-big = le grand joker
list-comma = { ", " }
list-and = { $first } et { $last }
list-next = { $first } ; { $last }
sentence = { $words }.

## The ledger: what is always on the screen

ledger = Pointage
us = Nous
them = Eux
ledger-taken = Pris
ledger-total = Total
ledger-goal = /{ $target }
ledger-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
ledger-deal = Donne { $number }
trump = Atout
contract = Contrat
contract-so-far = Mise
contract-none = Aucune mise
contract-label = { $you ->
    [yes] Contrat de { $value }, misé par vous
   *[no] Contrat de { $value }, misé par { $name }
  }
trump-label = { $suit ->
    [none] L’atout n’est pas encore nommé
    [NT] Sans atout
   *[other] L’atout est { suit }
  }
last-trick = Dernière levée
last-trick-open = Dernière levée, prise par { $you ->
    [yes] vous
   *[no] { $name }
  } : { $cards }. Montrer toutes les levées

## Calls

call-pass = Passe
call-bid = { $value }
call-forced = { $value }, d’office

## Prompts

prompt-bid = Combien misez-vous ?
prompt-bid-hint-two_hundred = Les points, sur cent, que votre équipe prendra.
prompt-bid-button = Miser { $value }
prompt-pass-button = Passer
prompt-bid-no-pass = On ne peut pas passer ici. { $why }
prompt-name_trump = Vous avez le contrat à { $value }. Nommez l’atout.
prompt-play-only = Ici, vous ne pouvez jouer que { $cards }
prompt-play-lead = À vous d’entamer
prompt-play-follow = À vous : { suit } demandé
prompt-play-chosen = Jouer { $card }
prompt-play-button = Jouer
prompt-wait-betting = { $name } songe à sa mise
prompt-wait-naming = { $name } nomme l’atout
prompt-wait-playing = { $name } choisit une carte
prompt-wait-trick = { $you ->
    [yes] Vous prenez la levée
   *[no] { $name } prend la levée
  }
prompt-wait-trick-points = { $you ->
    [yes] Vous prenez la levée
   *[no] { $name } prend la levée
  } : { ledger-points }
prompt-dealing = On donne les cartes

## The hand

hand = Votre main
hand-card = { $card }
hand-card-number = { $card }, carte { $number }
hand-card-picked = { $card }, carte du talon
hand-card-chosen = { $card }, carte choisie
# A card of the hand that the person has just moved
hand-moved = { $card } : place { $place } sur { $count }
hand-sort = Reclasser ma main
hand-arrange = Arranger ma main
hand-arrange-line = Touchez une carte, puis l’endroit où la mettre.
hand-arrange-done = Terminé
hand-card-held = { $card }, carte à déplacer
hand-sorted = Votre main est reclassée.
hand-card-refused = { $card }, carte injouable : { $why }
trick = Levée
trick-card = { $you ->
    [yes] Vous
   *[no] { $name }
  } : { $card }
trick-card-winning = { trick-card }, en tête

## Chacun son appareil

together = Jouer ensemble
sheet = Avec de vraies cartes
events = Tournois par liens
refusal-pair_other = Ce n’est pas le code attendu ici. Le code d’une place est scanné par un téléphone, et celui du téléphone par l’appareil qui distribue.
refusal-pair_old = Ce code a plus de dix minutes. Demandez-en un nouveau.
refusal-pair_used = Ce code a déjà servi : un autre téléphone a pris la place. Montrez un nouveau code à celui-ci.
refusal-pair_no_offer = Aucune table n’attend cette réponse ici. Ouvrez-la sur l’appareil qui a montré le code de la place, ou montrez-y un nouveau code.
refusal-pair_other_tab = Votre réponse est arrivée à la table, dans l’autre onglet. Vous pouvez fermer celui-ci.
refusal-pair_isolated = Les deux appareils ne se joignent pas. Certains réseaux, surtout le Wi-Fi pour invités, séparent les appareils. Mettez-les sur le même Wi-Fi ou sur le partage de connexion de l’un d’eux, ou jouez sur un seul appareil.
refusal-pair_unable = Ce navigateur ne peut pas se relier à d’autres appareils. Prenez-en un autre, ou jouez sur un seul appareil.
refusal-camera_none = Il n’y a pas de caméra ici. Prenez le code en photo avec un autre programme, ou collez le lien.
refusal-camera_refused = La caméra n’est pas autorisée ici. Autorisez-la dans les réglages du navigateur, utilisez une photo, ou collez le lien.
refusal-photo_no_code = Il n’y a pas de code dans cette image. Approchez l’appareil et tenez-le droit.
refusal-line_lost = La liaison avec la table est coupée.
refusal-line_misbehaved = Ce téléphone a envoyé ce qu’aucun des nôtres n’envoie : sa liaison a été fermée et un robot a pris sa place.
refusal-not_for_guests = Ce téléphone n’a pas de moteur à lui : cela se fait sur l’appareil qui distribue, ou ici une fois la partie finie.
refusal-undo_asked = On demande à l’autre équipe : { $names }.
refusal-undo_declined = L’autre équipe n’est pas d’accord.
refusal-host_left = La table a été abandonnée, ou la place donnée à quelqu’un d’autre.
refusal-host_older = L’appareil qui distribue a une version plus ancienne de Follow Suit. Rechargez-y la page.
refusal-guest_older = Ce téléphone a une version de Follow Suit plus ancienne que la table.
refusal-next_deal = Vous vous assiérez à la donne suivante.

## People who share the device

cover = Cacher les cartes
cover-next = À { $name } maintenant
cover-show = { $name } : voir mes cartes
cover-hold = { $name } : maintenir pour voir mes cartes
cover-wait = Toutes les cartes sont cachées
cover-watch = Les robots jouent
cover-peek = Voir vos cartes
cover-cards-of = Cartes : { $name }
cover-look-back = Qui veut revoir la donne ?
cover-undo = Annuler le coup ?
cover-undo-line = { $name } aimerait annuler sa dernière décision. { $names }, êtes-vous d’accord ?
cover-undo-yes = Oui, annuler
cover-undo-no = Non
side-names = { $one } et { $other }
side-or = { $one } ou { $other }
us-shared = { $usFirst }
them-shared = { $themFirst }
review-side-shared = { $side ->
    [us] { $usNames }
   *[them] { $themNames }
  } : { $taken } dans cette donne, { $total } en tout.
review-levels-shared = { $usNames } sont au niveau { $us }, { $themNames } au niveau { $them }.
deal-headline-shared = { $us ->
    [yes] { $usNames }
   *[no] { $themNames }
  } { $made ->
    [yes] ont réussi
   *[no] ont chuté
  }
deal-ahead-shared = { $ahead ->
    [us] { $usNames } gagnent la donne
    [them] { $themNames } gagnent la donne
   *[none] Donne à égalité
  }
match-won-shared = { $us ->
    [yes] { $usNames } gagnent la partie
   *[no] { $themNames } gagnent la partie
  }
court-shared = { $us ->
    [yes] { $usNames } font
   *[no] { $themNames } font
  } un kot : { $kind ->
    [all_tricks] les treize levées
   *[first_seven] les sept premières levées
  }
attackers-label-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  } sont à l’attaque et ont { ledger-points } sur les { $goal } qu’il faut pour défendre ensuite
tally-none-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  } défendent ensuite
tally-gain-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  } montent { $count ->
    [one] d’un niveau
   *[other] de { $count } niveaux
  }
tally-tricks-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  } à l’attaque : points des levées
tally-next-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  } défendent ensuite ; preneur : { $name }.
news-deal_scored-shared = La donne est finie. { $usNames } : { $usChange }, total { $usTotal }. { $themNames } : { $themChange }, total { $themTotal }.
news-match_won-shared = { $side ->
    [us] { $usNames } gagnent la partie.
    [them] { $themNames } gagnent la partie.
   *[none] La partie est nulle.
  }
news-level_changed-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  } sont maintenant au niveau { $level }.

## Summary of a deal

deal-made = { $you ->
    [yes] Vous aviez misé { $contract } et votre équipe a pris { $taken }
   *[no] { $name } avait misé { $contract } et son équipe a pris { $taken }
  }
deal-headline = { $us ->
    [yes] { $made ->
        [yes] Vous avez réussi
       *[no] Vous avez chuté
      }
   *[no] { $made ->
        [yes] L’autre équipe a réussi
       *[no] L’autre équipe a chuté
      }
  }
deal-ahead = { $ahead ->
    [us] Vous gagnez la donne
    [them] L’autre équipe gagne la donne
   *[none] Donne à égalité
  }
deal-took = { $unit ->
    [tricks] Levées : { $us } à { $them }.
   *[points] Points : { $us } à { $them }.
  }
deal-passed_out = Tout le monde a passé
deal-passed_out-line = Rien n’est marqué et l’on redonne les cartes.
summary-before = Avant
summary-points = Pris
summary-change = Marqué
summary-total = Total
deal-next = Donne suivante
match-new = Nouvelle partie
match-leave = Retour aux jeux
match-won = { $us ->
    [yes] Vous gagnez la partie
   *[no] L’autre équipe gagne la partie
  }
match-tie = Partie nulle
match-line = { $us } à { $them } après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
  }
reckoned = Le compte
reckoned-made = mise de { $contract }, { $took } pris : { $change }
reckoned-lost = mise de { $contract }, { $took } pris, il en manque { $missing } : la mise est perdue, { $change }
reckoned-took = { $took } pris : { $change }
reckoned-no_bet = { $took } pris, mais à 100 ou plus une équipe ne marque que si elle a misé : { $change }
reckoned-made-rangvaar = annonce de { $contract }, { $took } prises : { $change }
reckoned-took-rangvaar = { $took } levées prises : { $change }
reckoned-shortfall = annonce de { $contract }, { $took } prises : { $took } − { $missing } manquantes = { $change }
reckoned-minus_bid = annonce de { $contract }, { $took } prises, il en manque { $missing } : moins l’annonce, { $change }
reckoned-floor_zero = annonce de { $contract }, { $took } prises : { $took } − { $missing } manquantes, mais pas moins de 0 : { $change }
reckoned-levels = { $range ->
    [one] Avec { $fewest } points
    [open] Avec { $fewest } points ou plus
   *[two] Avec { $fewest } à { $most } points
  } pour l’attaque, { $kind ->
    [declaring] la défense monte { $gain ->
        [one] d’un niveau
       *[other] de { $gain } niveaux
      }
    [opposing] elle monte { $gain ->
        [one] d’un niveau
       *[other] de { $gain } niveaux
      }
    [nobody] personne ne monte
   *[bid] personne ne monte, car l’annonce a chuté
  }.
reckoned-stopped = Un niveau qu’il faut défendre arrête la montée.

## Menu and panels

menu = Menu de la table
menu-close = Fermer
menu-leave = Quitter la table
menu-leave-note = Vous pourrez continuer : la partie est gardée.
give-up = Abandonner
give-up-sure = Abandonner cette partie ?
give-up-anew = Abandonner cette partie et en commencer une autre ?
give-up-line = Vous ne pourrez plus la continuer. Les donnes jouées restent sous « Vos parties ».
give-up-stake = L’enjeu est perdu.
give-up-not = Non, continuer
tricks = Levées de cette donne
tricks-none = Aucune levée n’est encore prise.
tricks-points = Points
tricks-patch = { $you ->
    [yes] Vous
   *[no] { $name }
  }, avec { $card }, { ledger-points }
tricks-won-mark = , levée gagnée

## Trouble

trouble = Le moteur a trébuché
trouble-line = Quelque chose a mal tourné dans le moteur. La partie continue là où elle en était ; le relevé ci-dessous aiderait à trouver pourquoi.
trouble-saved = Impossible de continuer cette partie
trouble-saved-line = Ce qui en était gardé n’a pas pu être lu. C’est mis de côté et montré ci-dessous ; vous pouvez commencer une nouvelle partie.
trouble-record = La partie jusqu’ici
trouble-copy = Copier le relevé
trouble-close = Continuer

elsewhere = Cette partie est ouverte dans un autre onglet
elsewhere-line = Elle ne se joue que dans un onglet à la fois. Si vous continuez ici, l’autre onglet la laisse.
elsewhere-here = Jouer ici
elsewhere-leave = La laisser là-bas
notice-close = Fermer cet avis
notice-loading = Chargement…
notice-file_missing = Une partie de la page n’a pas pu être chargée. La connexion est peut-être coupée, ou le site vient d’être mis à jour.
notice-refused = Ce navigateur ne garde rien pour cette page. Ce que vous jouez est oublié quand vous la fermez.
notice-full = L’appareil n’a plus de place. Vous pouvez continuer, mais la suite est oubliée quand vous fermez la page.
notice-elsewhere = Votre partie continue dans un autre onglet.
notice-restarted = Le moteur s’était arrêté et a redémarré. Votre partie continue là où elle en est.
notice-language = Cette langue n’est pas encore sur cet appareil et n’a pas pu être téléchargée. Choisissez-la de nouveau une fois en ligne.
notice-textTable = La table peut aussi se présenter en lignes et en boutons, sans images.
notice-textTable-use = Passer à la table en texte
notice-aside = Quelque chose de gardé n’a pas pu être lu. C’est mis de côté, sous « Vos données ».

## The past: matches played, statistics, everything as a file

past = Vos parties
past-matches = Parties
past-statistics = Statistiques
past-data = Vos données
past-none = Aucune partie encore
past-none-line = Chaque partie que vous jouez est gardée ici, dans ce navigateur. Chacune de ses donnes peut se revoir, carte par carte.
past-more = En montrer plus ({ $count })
past-won = Gagnée
past-lost = Perdue
past-won-by = Gagnée par { $names }
past-watched = Robots seulement
past-tie = Nulle
past-unfinished = À la donne { $deal }
past-assisted = avec aide
past-continue = Continuer
past-continue-label = Continuer : { $game }, donne { $deal }
past-to-list = Toutes les parties
past-to-match = Toutes les donnes
past-deal = Donne { $number }
past-deal-open = Pas jouée jusqu’au bout
past-deal-passed = Tout le monde a passé
past-deal-bid = { $you ->
    [yes] Vous
   *[no] { $name }
  } : contrat de { $contract }, pris { $taken } : { $made ->
    [yes] réussi
   *[no] chuté
  }
past-deal-declared = { $whose ->
    [us] Nous défendions
   *[them] L’autre équipe défendait
  } ; l’attaque a pris { $taken } : { $made ->
    [yes] la défense a tenu
   *[no] la défense a cédé
  }
past-save-record = Enregistrer le relevé
past-remove = Supprimer cette partie
past-remove-sure = Supprimer pour de bon
past-keep = Non, la garder
past-unreadable = Cette partie n’a pas pu être lue. Elle est mise de côté, sous « Vos données ».
past-wait = Le moteur n’est pas encore prêt. Réessayez dans un instant.
level-mixed = Mixte
replay-controls = Au fil de la donne
replay-back = Une carte en arrière
replay-on = Une carte en avant
replay-stop-back = Une levée en arrière
replay-stop-on = Une levée en avant
replay-step = Où dans la donne
replay-at = Étape { $step } sur { $steps }
replay-nothing = Les cartes sont données.
replay-hands = Les mains et plus
replay-all-hands = Toutes les mains
replay-hand = { $you ->
    [yes] Votre main
   *[no] Main ({ $name })
  } : { $cards }
replay-hand-hidden = Main ({ $name }) : { seat-cards }
replay-no-cards = aucune carte
replay-hidden = Cette donne n’est pas finie : seules vos cartes sont montrées.
statistics-none = Rien à compter encore
statistics-none-line = Dès qu’une donne est finie, son résultat est compté ici : par jeu, par règles et par force des robots.
statistics-nothing = Aucune donne sans aide parmi celles-ci.
statistics-game = Jeu
statistics-all = Tout
statistics-person = Qui
statistics-alone = Vous, en solo
statistics-won = Parties gagnées
statistics-streak = Série en cours
statistics-best = Plus longue série
statistics-deals = Donnes
statistics-col-won = Gagnées
statistics-col-lost = Perdues
statistics-course = Donne par donne
statistics-course-label = Dernières donnes : { $count }. Bonnes pour nous : { $ahead }, bonnes pour eux : { $behind }, bilan : { $balance }.
statistics-course-line = Vers le haut pour une donne bonne pour nous, vers le bas pour une donne bonne pour eux : maintenant à { $balance }.
statistics-by-game = Parties par jeu
statistics-by-level = Parties par force des robots
statistics-by-rules = Parties par règles
statistics-bids = Qui jouait le contrat, et avec quel succès
statistics-made = Réussis
statistics-failed = Chutés
statistics-you = Vous
statistics-partner = Partenaire
statistics-them = Eux
statistics-took = Pris par donne, en moyenne
statistics-took-declaring = Par nous, déclarants
statistics-took-opposing = Par nous, contre eux
statistics-took-against = Par eux, contre nous
statistics-unit-points = points
statistics-unit-tricks = levées
statistics-assisted = Joué avec aide, et non compté plus haut : { $deals ->
    [0] aucune donne
    [1] une donne
   *[other] { $deals } donnes
  } ; { $matches ->
    [0] aucune partie
    [1] une partie
   *[other] { $matches } parties
  }.
data-where-device = { $count ->
    [0] Rien n’est gardé encore. Ce que vous jouez est gardé
    [1] Une partie est gardée
   *[other] { $count } parties sont gardées
  } dans ce navigateur, sur cet appareil, et nulle part ailleurs. Un fichier transporte tout sur un autre appareil.
data-where-memory = { $count ->
    [0] Rien n’est gardé encore. Ce que vous jouez est gardé
    [1] Une partie est gardée
   *[other] { $count } parties sont gardées
  } en mémoire seulement, jusqu’à la fermeture de cette page. Un fichier garde tout.
data-save = Tout enregistrer dans un fichier
data-choose = Ouvrir un fichier
data-checking = Lecture du fichier : partie { $done } sur { $of }…
data-offer = Fichier enregistré le { $day } : { $count ->
    [0] aucune partie
    [1] une partie
   *[other] { $count } parties
  }.
data-add = Ajouter ses parties
data-replace = Tout remplacer par ce fichier
data-replace-line = Les parties, les réglages et les jetons gardés ici disparaissent, et ceux du fichier prennent leur place.
data-replace-sure = Tout remplacer
data-saved = Le fichier est enregistré.
data-taken = { $count ->
    [0] Rien de nouveau dans le fichier.
    [1] Une partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
  }
data-full = Il n’y a pas assez de place sur cet appareil. Rien n’a été changé.
data-clear = Tout supprimer
data-clear-all = Tout supprimer…
data-clear-line = { $count ->
    [0] Les statistiques
    [1] Une partie, les statistiques
   *[other] { $count } parties, les statistiques
  }, les réglages et les jetons disparaissent pour de bon. Un fichier enregistré auparavant peut encore être rouvert.
data-clear-sure = Tout supprimer pour de bon
data-cleared = Tout est supprimé.
data-aside = Mis de côté
data-aside-line = Ceci était gardé et n’a pas pu être lu. Cela ne gêne rien.
data-aside-unknown = Une partie
data-aside-unreadable = Ce n’est pas du tout une partie.
data-aside-save = L’enregistrer
data-aside-drop = Supprimer
export-file-torn = Ce fichier n’a pas pu être lu. Rien n’a été changé.
export-file-foreign = Ce n’est pas un fichier de Follow Suit. Rien n’a été changé.
export-file-newer = Ce fichier vient d’une version plus récente de cette page. Rien n’a été changé.
export-file-match = La partie { $number } de ce fichier n’a pas de sens. Rien n’a été changé.
export-file-record = Le relevé de la partie { $number } de ce fichier n’a pas pu être lu. Rien n’a été changé.
export-file-wait = Le moteur doit examiner le fichier, mais n’est pas encore prêt. Réessayez dans un instant.

# Sharing a deal
share = Partager
share-open = Partager…
paper = Imprimer…
share-line = Ce lien contient toute la donne : les cartes, les mises ou annonces, chaque coup et les noms à la table. Rien n’est téléversé ; les personnes à qui vous donnez le lien peuvent regarder la donne.
share-unfinished = La donne n’est pas finie : le lien contient toutes les mains, mais la personne qui l’ouvre ne voit que la vôtre.
share-scope = Quoi partager
share-match = La partie jusqu’ici, { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
  }
share-title = Follow Suit : { $game }, donne { $number }
share-link = Le lien
share-length = { $count } caractères
share-making = Le lien se prépare…
share-copy = Copier le lien
share-copied = Copié.
share-refused = Ce navigateur ne permet pas de copier. Sélectionnez le lien et copiez-le vous-même.
share-send = Envoyer…
share-code = Code QR
share-code-label = Code QR du lien
share-save = Enregistrer un fichier
share-too-long = C’est trop long pour un lien : certains logiciels le couperaient. Envoyez plutôt un fichier.

# A deal that came in a link
linked = Une donne partagée
linked-waiting = La donne de votre lien s’ouvre…
replay-play = Lecture
replay-pause = Pause

# The referee’s page
making = Composer une donne
referee = Demander à l’arbitre
referee-line = Tranchez une discussion : indiquez ce qui est sur la table, et l’arbitre du moteur décide.
referee-waiting = L’arbitre arrive dès que le moteur est prêt.
referee-nothing = Il n’y a pas encore de questions pour ce jeu.
referee-game = Jeu
referee-rules = Règles
referee-ask = La question
referee-fill = La décision paraît ici dès que tout est rempli.
referee-leader = Qui entame
referee-rank = Rang d’atout
referee-declaring = Équipe déclarante
referee-opposing = Équipe adverse
referee-typing = AS KD 10H
referee-aim = Cartes pour : { $place }
referee-cards = Les cartes
referee-pack = Le paquet
referee-untap = Retirer { $card }
referee-copy = Copier un lien vers cette question
referee-clear = Recommencer
ask-follow = Que peut-on jouer ?
ask-lead = Cette entame est-elle permise ?
ask-winner = Qui prend la levée ?
ask-points = Combien de points cela fait-il ?
ask-score = Que vaut la donne ?
ask-levels = À quels niveaux mènent ces points ?
ask-kitty = Que vaut le talon ?
ask-field-trump = Atout
ask-field-lead = L’entame
ask-field-hand = La main
ask-field-play = Ce qu’on veut jouer
ask-field-plays = La levée
ask-field-declarer = Déclarant
ask-field-contract = Contrat
ask-field-bettors = Qui a misé
ask-field-card_points = Points pris
ask-field-totals = Totaux avant la donne
ask-field-tricks = Levées prises
ask-field-points = Points de l’équipe adverse
ask-field-levels = Niveaux avant la donne
ask-field-kitty = Le talon
ask-field-won_by = Qui prend la dernière levée
side = { $side ->
    [NS] Nord et Sud
   *[EW] Est et Ouest
  }
ruling-yes = Oui, c’est permis.
ruling-no = Non, ce n’est pas permis.
ruling-options = { $count ->
    [one] Seule cette carte peut être jouée :
   *[other] On peut jouer n’importe laquelle de celles-ci :
  }
ruling-winner = { seat } prend la levée.
ruling-points = { $count ->
    [one] Cela vaut { $count } point.
   *[other] Cela vaut { $count } points.
  }
ruling-made = { $made ->
    [yes] Le contrat est réussi.
   *[no] Le contrat est chuté.
  }
ruling-change = Nord et Sud { $NS }, Est et Ouest { $EW }.
ruling-totals = Totaux après la donne : Nord et Sud { $NS }, Est et Ouest { $EW }.
ruling-levels = Après la donne, l’équipe déclarante est au niveau { $declaring }, l’autre au niveau { $opposing }.
ruling-declares-next = { $side ->
    [declaring] La même équipe défend à la donne suivante.
   *[opposing] L’autre équipe défend à la donne suivante.
  }
ruling-multiplier = Les points du talon comptent { $count } fois.
ruling-bonus = { $count ->
    [0] L’équipe adverse n’en tire rien.
    [one] L’équipe adverse en tire { $count } point.
   *[other] L’équipe adverse en tire { $count } points.
  }
ruling-won = { $side ->
    [NS] Nord et Sud gagnent la partie.
    [EW] Est et Ouest gagnent la partie.
    [declaring] L’équipe déclarante gagne la partie.
   *[opposing] L’autre équipe gagne la partie.
  }
ask-field-seen = Déjà joué
ask-field-voids = N’ont plus de
ask-field-attempt = Lancé
ask-field-others = Les autres mains
ask-field-cards = Cartes
ask-field-rank = Rang d’atout
ask-field-seat = Qui
ask-field-standing = Déjà déclaré
ask-field-dealer = Donneur
ask-field-first = Première carte
ask-field-bids = Annonces
ask-field-deal = Donne
ask-field-stake = Mise
ask-field-results = Donnes jouées
ask-field-bid = Enchère
ask-field-took = Pris
ask-field-declaring = Équipe déclarante
ask-field-last = Dernière levée
ask-field-last_winner = A pris la dernière levée
ask-field-suit = Atout
ask-field-won_by-rangvaar = Qui a gagné la partie
example-pass = passe
example-tie = personne
ruling-speaks = C’est à { seat } de parler.
ruling-redealt = On redonne.
ruling-plays-for = C’est dit : { seat } joue pour { $value }.
ruling-side-plays-for = C’est dit : { side } jouent pour { $value }.
ruling-shape-yes = C’est un tracteur.
ruling-shape-no = Ce n’est pas un tracteur.
ruling-leads = { seat } entame.
ruling-starter = { seat } prend le talon et entame.
ruling-bidding = Les équipes enchérissent dans cette donne.
ruling-no-bidding = Personne n’enchérit dans cette donne.
ruling-first-level = Les deux équipes commencent au niveau { $level }.
ruling-commission = Retenu sur le pot : { $amount }.
ruling-trump = { $suit ->
    [NT] Il n’y a pas de couleur d’atout.
   *[other] L’atout est { suit-title }.
  }
ruling-throw-stands = Le lancer tient : personne n’en bat une partie.
ruling-throw-fails = Le lancer échoue. Seul ceci est joué :
ruling-throw-back = Le lancer échoue. Toutes ses cartes reviennent en main.
ruling-penalty = Cela coûte { $count } points.
ruling-goes-on = La partie continue.

## News: what the live region tells

news-deal_began = Donne { $number }. { $you ->
    [yes] Vous donnez
   *[no] { $name } donne
  }.
news-cards_dealt = Vous avez { $cards }.
news-bid_made = { $you ->
    [yes] Vous misez { $value }
   *[no] { $name } mise { $value }
  }{ $forced ->
    [yes] , d’office
   *[no] {""}
  }.
news-passed = { $you ->
    [yes] Vous passez
   *[no] { $name } passe
  }.
news-passed-tractor = { $bids ->
    [yes] { $you ->
        [yes] Vous passez
       *[no] { $name } passe
      }
   *[no] { $you ->
        [yes] Vous ne déclarez pas
       *[no] { $name } ne déclare pas
      }
  }.
news-auction_won = { $you ->
    [yes] Vous avez le contrat
   *[no] { $name } a le contrat
  } à { $value }.
news-passed_out = Tout le monde a passé.
news-trump_named = { $you ->
    [yes] Vous nommez l’atout
   *[no] { $name } nomme l’atout
  } : { suit }.
news-cards_played = { $you ->
    [yes] Vous jouez
   *[no] { $name } joue
  } { $cards }.
news-trick_won = { $you ->
    [yes] Vous prenez la levée
   *[no] { $name } prend la levée
  }{ $count ->
    [0] {""}
    [one] , { $count } point
   *[other] , { $count } points
  }.
news-deal_scored = La donne est finie. Nous : { $usChange }, total { $usTotal }. Eux : { $themChange }, total { $themTotal }.
news-match_won = { $side ->
    [us] Nous gagnons la partie.
    [them] L’autre équipe gagne la partie.
   *[none] La partie est nulle.
  }
news-claimed = { $you ->
    [yes] Vous réclamez le reste
   *[no] { $name } réclame le reste
  } : { $count ->
    [1] une levée
   *[other] { $count } levées
  }.
news-taken_back = Coup annulé.
news-may-play = Vous pouvez jouer { $cards }.
news-your-turn-bid = À vous de miser.
news-your-turn-name_trump = Nommez l’atout.
news-your-turn-play = À vous de jouer.

## Rangvaar’s own words: where a message has another wording in one game, its name ends with the game’s

bot-name-W-rangvaar = Zaïnab
bot-name-N-rangvaar = Bilal
bot-name-E-rangvaar = Faïz
seat-dealer-rangvaar = 1re carte
seat-declarer-tractor = Preneur
ledger-deal-rangvaar = Donne { $number }/{ $deals }
ledger-taken-rangvaar = Levées
contract-rangvaar = Annonce
contract-so-far-rangvaar = En cours
contract-none-rangvaar = Aucune annonce
contract-label-rangvaar = { $you ->
    [yes] Annonce de { $value }, par vous
   *[no] Annonce de { $value }, par { $name }
  }
prompt-bid-rangvaar = Combien annoncez-vous ?
prompt-bid-hint-rangvaar = Les levées, sur treize, que votre équipe prendra. Huit autres cartes viennent une fois l’atout nommé.
prompt-bid-button-rangvaar = Annoncer { $value }
prompt-name_trump-rangvaar = Vous remportez les enchères à { $value }. Nommez l’atout.
prompt-wait-bidding = { $name } songe à son annonce
deal-made-rangvaar = { $you ->
    [yes] Vous aviez annoncé { $contract } et votre équipe a pris { $taken }
   *[no] { $name } avait annoncé { $contract } et son équipe a pris { $taken }
  }
deal-headline-rangvaar = { $us ->
    [yes] { $made ->
        [yes] Vous avez réussi
       *[no] Vous avez chuté
      }
   *[no] { $made ->
        [yes] L’autre équipe a réussi
       *[no] L’autre équipe a chuté
      }
  }
deal-passed_out-line-rangvaar = Rien n’est marqué et la donne ne compte pas. La première carte va à la place suivante.
summary-points-rangvaar = Levées
tricks-patch-rangvaar = { $you ->
    [yes] Vous
   *[no] { $name }
  }, avec { $card }
court = { $us ->
    [yes] Nous faisons un kot
   *[no] L’autre équipe fait un kot
  } : { $kind ->
    [all_tricks] les treize levées
   *[first_seven] les sept premières levées
  }
news-deal_began-rangvaar = Donne { $number }. { $firstYou ->
    [yes] La première carte est à vous : vous ouvrez les enchères
   *[no] { $firstName } a la première carte et ouvre les enchères
  }.
news-cards_dealt-rangvaar = Vous recevez { $cards }.
news-bid_made-rangvaar = { $you ->
    [yes] Vous annoncez { $value }
   *[no] { $name } annonce { $value }
  }.
news-auction_won-rangvaar = { $you ->
    [yes] Vous remportez les enchères
   *[no] { $name } remporte les enchères
  } à { $value }.
news-pot_paid = Le pot de { $pot } jetons est payé. Vous recevez { $pay }.
news-your-turn-bid-rangvaar = À vous d’annoncer.
refusal-bid_too_low-rangvaar = Une annonce doit dépasser celles d’avant : au moins { $lowest }.
refusal-must_bid-rangvaar = Vous ouvrez les enchères et devez annoncer.
refusal-already_passed-rangvaar = Qui a passé reste hors des enchères.

option-deals = Donnes
option-deals-3 = 3
option-deals-5 = 5
option-opener_may_pass = Qui ouvre les enchères
option-opener_may_pass-false = Doit annoncer
option-opener_may_pass-true = Peut passer
option-auction = Les enchères tournent
option-auction-rounds = Jusqu’à trois passes
option-auction-single = Une fois
option-first_lead = La première entame revient
option-first_lead-first_card = À la première carte
option-first_lead-bidder = Au déclarant
option-first_lead-last_winner = Au dernier gagnant
option-failed_bid = Une annonce chutée marque
option-failed_bid-shortfall = Levées moins manque
option-failed_bid-floor_zero = Jamais sous 0
option-failed_bid-minus_bid = Moins l’annonce
option-commission = Commission de 5 % du pot
option-commission-ties = Si partie nulle
option-commission-always = Toujours
option-commission-never = Jamais

## Play chips

chips = { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
stake-for = On joue pour
stake-for-chips = Des jetons
stake-for-nothing = Rien
stake = Enjeu
stake-balance = Vos jetons
stake-unknown = …
stake-reset = Réinitialiser
stake-quote = Pot de { $pot } : une victoire rapporte { $won }, une partie nulle { $tied }{ $isKept ->
    [yes] , car { $kept } du pot sont alors retenus
   *[no] {""}
  }.
stake-note = Jetons pour jouer : aucun argent réel, nulle part.
stake-given-up = Commencer une partie abandonne celle qui attend, et son enjeu.
packet = { $count ->
    [one] Encore { $count } carte
   *[other] Encore { $count } cartes
  } une fois l’atout nommé
packet-short = encore { $count }
pot-label = Un pot de { $pot }, un enjeu de { $stake } chacun.
pot-note = jetons
pot-short = Pot { $pot } · { $stake } chacun
payout = Paiement
payout-pot = Le pot
payout-commission = Commission
payout-you = Vous recevez

## House rules: every option with a plain sentence

options-line = Partez d’une des variantes et changez ce qui se joue autrement chez vous.
options-waiting = Le moteur n’est pas encore arrivé.
options-base = Partir de
options-clash = « { $one } » et « { $other } » ne vont pas ensemble : pour garder l’un, changez d’abord l’autre.
group-finding = Trouver l’atout
group-auction = Les enchères
group-throws = Les lancers
group-play = Entamer et fournir
group-tractors = Ce qui fait un tracteur
group-scoring = Ce que vaut une donne
group-match = Début et fin de la partie
group-dealing = Les cartes et la distribution
group-other = Autres règles
options-search = Chercher dans les règles
options-not-found = Aucune règle n’en parle.
options-count = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
  }
options-differing = Ce qui change
options-same = Rien encore : ce sont les règles de départ.
options-usual = au lieu de : { $value }
options-back = Annuler
options-back-label = Annuler le changement de « { $field } »
options-back-all = Tout annuler
options-none = aucun
options-mend = { $field } : { $value }
options-mend-line = Changez l’un de ceux-ci :
options-example = Exemple
house-received = Règles maison reçues
house-received-of = Règles maison de { $game }
house-received-named = Règles maison de { $game } : « { $name } »
house-accept = Jouer selon ces règles
house-dismiss = Laisser
house-unread = Cette version ne connaît pas ce qui suit et le laisse de côté :
house-name = Nom de ces règles
house-save = Enregistrer
house-saved = Enregistré sous « { $name } ».
house-name-empty = Donnez d’abord un nom à ces règles.
house-name-taken = Des règles s’appellent déjà « { $name } ». Prenez un autre nom, ou remplacez-les.
house-name-long = Le nom est trop long : 60 caractères au plus.
house-replace = Les remplacer
house-saved-title = Règles enregistrées
house-none = Aucune encore. Donnez un nom à vos règles, elles restent ici.
house-name-new = Nouveau nom de « { $name } »
house-rename-done = Renommer
house-now = en cours
house-play = Utiliser
house-play-label = Jouer selon « { $name } »
house-rename = Renommer
house-rename-label = Renommer « { $name } »
house-remove = Supprimer
house-remove-label = Supprimer « { $name } »
house-send = Envoyer ou lire des règles
house-copy-link = Copier en lien
house-copy-text = Copier en texte
house-paste = Un lien ou un texte de règles maison
house-read = Lire
option-idle = Sans effet tant que « { $other } » est à « { $choice } ».
option-deals-line = Combien de donnes compte une partie ; une donne sans annonce ne compte pas.
option-opener_may_pass-line = La première personne à parler peut-elle passer comme les autres ?
option-auction-line = Peut-on annoncer de nouveau après une annonce plus haute ?
option-first_lead-line = Qui entame la première levée.
option-direction = On tourne
option-direction-line = Dans quel sens vont la donne et le jeu.
option-direction-clockwise = Sens horaire
option-direction-counter_clockwise = Sens antihoraire
option-failed_bid-line = Ce que marque l’équipe qui prend moins de levées qu’annoncé.
option-commission-line = Quand un vingtième du pot est retenu avant le paiement.
option-bets = Les mises tournent
option-bets-line = Peut-on miser de nouveau après une mise plus haute ?
option-bets-single = Une fois
option-bets-continuous = Jusqu’à trois passes
option-bets_must_rise = Chaque mise
option-bets_must_rise-line = Une mise doit-elle dépasser toutes les autres, ou seulement être différente ?
option-bets_must_rise-true = Doit monter
option-bets_must_rise-false = Doit différer
option-nobody_bets = Personne ne mise
option-nobody_bets-line = Ce qui arrive quand tous ont passé, sauf le donneur.
option-nobody_bets-dealer_bets = Le donneur joue
option-nobody_bets-redeal = On redonne
option-both_reach = Deux équipes au but
option-both_reach-line = Qui gagne quand les deux équipes y arrivent à la même donne.
option-both_reach-declarers = L’équipe déclarante
option-both_reach-higher_total = Le plus haut total
option-minus_200_loses = Équipe à −200
option-minus_200_loses-line = Une équipe qui tombe à −200 a-t-elle perdu la partie ?
option-minus_200_loses-false = Joue encore
option-minus_200_loses-true = A perdu
option-target = But
option-target-line = Le total qui gagne la partie.
option-target-200 = 200
option-target-300 = 300
option-target-500 = 500
option-hundred_rule = La règle des cent
option-hundred_rule-line = Une équipe qui a beaucoup de points doit-elle miser pour que ses points comptent ?
option-hundred_rule-true = S’applique
option-hundred_rule-false = Ne s’applique pas
option-hundred_at = Elle s’applique à partir de
option-hundred_at-line = Le total à partir duquel une équipe doit miser.
option-hundred_at-fixed = 100
option-hundred_at-half = La moitié du but
option-forced_bet_counts = Le 50 d’office
option-forced_bet_counts-line = Le 50 qui reste au donneur est-il une mise pour la règle des cent ?
option-forced_bet_counts-true = Compte
option-forced_bet_counts-false = Ne compte pas
option-deck = Cartes
option-deck-line = Quarante cartes, du cinq à l’as, ou trente-six, sans les six.
option-deck-40 = 40
option-deck-36 = 36
option-packs = Paquets
option-seats = Joueurs
option-finding = Trouver qui défend
option-finding-line = Comment se trouvent l’atout et l’équipe déclarante de la première donne.
option-finding-declare = Déclaration
option-finding-auction = Enchères
option-no_declaration = Personne ne déclare
option-no_declaration-line = Quel est l’atout quand personne n’a déclaré.
option-no_declaration-no_trump = Sans atout
option-no_declaration-kitty = Retourner le talon
option-no_declaration-redeal = On redonne
option-no_trump_ranks = Rang d’atout sans couleur
option-no_trump_ranks-line = Les cartes du rang d’atout sont-elles des atouts quand aucune couleur ne l’est ?
option-no_trump_ranks-trump = Atouts
option-no_trump_ranks-plain = Ordinaires
option-throw = Lancers
option-throw-line = Peut-on entamer à la fois plusieurs cartes seules, paires ou tracteurs d’une même couleur ?
option-throw-off = Non
option-throw-proven = Si imbattables
option-throw-attempt = Même risqués
option-throw_in_trump = Lancers d’atouts
option-throw_in_trump-line = Peut-on lancer aussi des atouts ?
option-throw_in_trump-false = Non
option-throw_in_trump-true = Oui
option-failed_throw = Reste d’un lancer raté
option-failed_throw-line = L’élément qui reste quand quelqu’un peut battre un lancer.
option-failed_throw-lowest_beaten = Le plus bas battu
option-failed_throw-lowest_any = Le plus bas
option-failed_throw-all_back = Rien
option-failed_throw_penalty = Prix d’un lancer raté
option-failed_throw_penalty-line = Les points qu’un lancer raté donne à l’autre équipe.
option-failed_throw_penalty-0 = Aucun
option-failed_throw_penalty-10 = 10
option-throw_follow = Répondre à un lancer
option-throw_follow-line = Les tracteurs d’un lancer appellent-ils des tracteurs, ou seulement des paires ?
option-throw_follow-structure = Tracteurs
option-throw_follow-pairs = Paires seulement
option-throw_beat = Battre un lancer
option-throw_beat-line = Ce qui départage deux coups d’atouts qui battent un lancer.
option-throw_beat-largest_unit = Plus grand élément
option-throw_beat-all_units = Tous les éléments
option-throw_beat-highest_card = Carte la plus haute
option-throw_beat-highest_type = Type du coup
option-shorter_tractor = Tracteurs plus courts
option-shorter_tractor-line = Faut-il répondre à un long tracteur par un plus court avant de jouer des paires séparées ?
option-shorter_tractor-false = Non
option-shorter_tractor-true = Oui
option-rank_gap = Par-dessus le rang d’atout
option-rank_gap-line = Les rangs des deux côtés du rang d’atout se touchent-ils ?
option-rank_gap-false = Non
option-rank_gap-true = Oui
option-ace_offrank = As et rang d’atout
option-ace_offrank-line = Les as d’atout touchent-ils une paire du rang d’atout d’une autre couleur ?
option-ace_offrank-false = Non
option-ace_offrank-true = Oui
option-offrank_rank = Deux paires du rang d’atout
option-offrank_rank-line = Une paire du rang d’atout d’une autre couleur touche-t-elle celle de la couleur d’atout ?
option-offrank_rank-false = Non
option-offrank_rank-true = Oui
option-rank_small_joker = Rang d’atout et petit joker
option-rank_small_joker-line = La paire du rang d’atout touche-t-elle les petits jokers ?
option-rank_small_joker-false = Non
option-rank_small_joker-true = Oui
option-joker_joker = Petits et grands jokers
option-joker_joker-line = Les deux paires de jokers forment-elles un tracteur ?
option-joker_joker-false = Non
option-joker_joker-true = Oui
option-kitty_multiplier = Le talon compte
option-kitty_multiplier-line = Combien de fois comptent les points du talon quand l’attaque prend la dernière levée.
option-kitty_multiplier-none = Pas du tout
option-kitty_multiplier-two_four = 2 fois, 4 pour les paires
option-kitty_multiplier-twice_longest_unit = 2 fois le plus grand élément
option-kitty_multiplier-power = Doublé par carte
option-kitty_multiplier-twice_all_cards = 2 fois les cartes entamées
option-kitty_multiplier-power_pairs = 2, doublé par paire
option-level_table = Niveaux gagnés
option-level_table-line = Combien de niveaux valent les points de l’attaque.
option-level_table-two_two = Au plus 2
option-level_table-three_two = 3 pour zéro
option-level_table-open = Sans limite
option-game_end = On gagne la partie
option-game_end-line = Ce qu’une équipe doit faire pour gagner.
option-game_end-reach_ace = En atteignant l’as
option-game_end-defend_ace = En défendant à l’as
option-must_defend = Niveaux à défendre
option-draw_policy = Ce qu’une entame fait sortir
option-draw_policy-line = Une paire, un brelan ou un tracteur entamé appelle-t-il des cartes que vous préféreriez garder ensemble ?
option-draw_policy-no_protections = Tout ce qui répond
option-draw_policy-only_draw_tractor_on_tractor = Tracteur contre tracteur
option-draw_policy-longer_tuples_protected = Sans rien défaire
option-draw_policy-no_format_based_draw = Couleur et nombre
option-counter_declare = Déclarer talon enterré
option-counter_declare-line = Les autres peuvent-ils battre la déclaration une fois le talon enterré ?
option-counter_declare-off = Non
option-counter_declare-after_burial = Oui
option-void_plays = Sans la couleur demandée
option-void_plays-line = Qui n’a aucune carte de la couleur demandée doit-il couper ?
option-void_plays-any = Au choix
option-void_plays-must_trump = Atout obligé
option-throw_proof = Preuve d’un lancer
option-throw_proof-line = Ce qui rend un lancer sûr là où seuls les lancers sûrs sont permis.
option-throw_proof-either = L’une ou l’autre
option-throw_proof-voids = Couleur épuisée
option-throw_proof-unbeatable = Imbattable
option-throw_voids = Qui doit être à sec
option-throw_voids-line = Qui doit avoir montré qu’il n’a plus de la couleur pour qu’un lancer soit sûr.
option-throw_voids-others = Tous les autres
option-throw_voids-opponents = Les adversaires
option-declare_least = Déclaration minimale
option-declare_least-line = Une seule carte du rang d’atout suffit-elle pour déclarer ?
option-declare_least-single = Une carte
option-declare_least-pair = Une paire
option-self_override = Battre sa déclaration
option-self_override-line = Ce que vous pouvez montrer par-dessus votre propre déclaration.
option-self_override-same_suit = Même couleur
option-self_override-any = Toute couleur
option-jack_hook = Valets à la fin
option-jack_hook-line = Jusqu’où la défense retombe du niveau J si l’attaque prend la dernière levée avec des valets.
option-jack_hook-off = Pas du tout
option-jack_hook-to_two = Au 2
option-jack_hook-half = Au 2 ou au 6
option-always_trump = Toujours atout
option-always_trump-line = Tous les 2 sont-ils atouts à chaque donne ?
option-always_trump-none = Rien de plus
option-always_trump-twos = Les 2
option-must_defend-line = Les niveaux qu’on ne peut dépasser sans les avoir défendus.
option-first_level = Les deux équipes commencent à
option-first_level-line = Le niveau des deux équipes à la première donne. Plus il est haut, plus la partie est courte.
option-first_level-2 = 2
option-first_level-3 = 3
option-first_level-4 = 4
option-first_level-5 = 5
option-first_level-6 = 6
option-first_level-7 = 7
option-first_level-8 = 8
option-first_level-9 = 9
option-first_level-T = 10
option-first_level-J = J
option-first_level-Q = Q
option-first_level-K = K
option-first_level-A = A
option-most_deals = La partie s’arrête après
option-most_deals-line = Après tant de donnes, l’équipe au niveau le plus haut gagne, si personne n’a gagné avant.
option-most_deals-0 = Sans limite
option-most_deals-3 = 3 donnes
option-most_deals-6 = 6 donnes
option-most_deals-12 = 12 donnes
option-auction_deals = Enchères pour
option-auction_deals-line = Les enchères désignent-elles l’équipe déclarante à chaque donne, ou à la première seulement ?
option-auction_deals-first = La première donne
option-auction_deals-every = Chaque donne
option-auction_rounds = Chaque équipe parle
option-auction_rounds-line = Une équipe peut-elle annoncer de nouveau après une annonce plus haute ?
option-auction_rounds-rising = Jusqu’à une passe
option-auction_rounds-single = Une fois
option-auction_starter = Preneur par la plus haute carte
option-auction_starter-line = Quelle carte de la levée de départ décide qui nomme l’atout et ramasse le talon.
option-auction_starter-declaring = Des déclarants
option-auction_starter-any = Des quatre
option-bid_binds = L’annonce engage
option-bid_binds-line = Une équipe déclarante qui a pris moins qu’annoncé perd-elle la donne ?
option-bid_binds-true = Oui
option-bid_binds-false = Non

## Tractor: levels and roles

level = Niveau
role = Rôle
role-defend = défense
role-attack = attaque
role-bid = annonce { $value }
attackers = Attaque
attackers-none = Personne n’attaque encore
pile-open = Ce que l’attaque a pris
pile = Cartes à points de l’attaque
pile-none = Aucune encore.
pile-goal = Avec { $goal } points, l’attaque passe à la défense. Avec moins, la défense continue.
attackers-label = { $whose ->
    [us] Nous attaquons et avons
   *[them] L’autre équipe attaque et a
  } { ledger-points } sur les { $goal } qu’il faut pour défendre ensuite
trump-rank-label = { $suit ->
    [none] Rang d’atout { $rank }, la couleur n’est pas encore nommée
    [NT] Rang d’atout { $rank }, sans couleur d’atout
   *[other] Rang d’atout { $rank }, l’atout est { suit }
  }
trump-rank-so-far = Rang d’atout { $rank } ; { suit } pour l’instant
trump-rank-open = Rang d’atout ouvert : le niveau de l’équipe qui annonce le plus
cards-equal = { $count ->
    [2] deux
    [3] trois
   *[4] quatre
  } { $rank ->
    [A] as
    [K] rois
    [Q] dames
    [J] valets
    [T] 10
   *[other] { $rank }
  } de { suit }
cards-equal-joker-small = { $count ->
    [2] deux
    [3] trois
   *[4] quatre
  } petits jokers
cards-equal-joker-big = { $count ->
    [2] deux
    [3] trois
   *[4] quatre
  } grands jokers

## Tractor: dealing and declaring

prompt-dealing-paused = La donne est suspendue
prompt-dealing-declared = { $suit ->
    [NT] Sans atout
   *[other] { suit-title }
  } pour l’instant, déclaré par { $you ->
    [yes] vous
   *[no] { $name }
  }
prompt-declare = Vous pouvez déclarer l’atout
prompt-declare-pass = Passer
prompt-last-chance = Dernière chance de déclarer
prompt-declare-button = Déclarer { $suit ->
    [NT] sans atout
   *[other] { suit }
  } avec { $cards }
deal-controls = La donne
deal-pause = Suspendre la donne
deal-go-on = Continuer à donner
deal-pack-pause = Le paquet : arrêter ici
deal-pack-go-on = Le paquet : reprendre
deal-hurry = Donner plus vite
deal-skip = Tout donner d’un coup
declared-stands = { trick-who } : { $cards }. { suit-title } tient
declared-over = { trick-who } : { $cards }, déclaration battue
trick-who = { $you ->
    [yes] Vous
   *[no] { $name }
  }
kitty-turned = Personne n’a déclaré. Talon retourné :
prompt-wait-dealing = On donne les cartes
prompt-wait-last_chance = { $name } a une dernière chance de déclarer
prompt-wait-starter_trick = { $name } met une carte pour voir qui prend le talon
prompt-wait-burying = { $name } enterre le talon
prompt-wait-countering = { $name } peut encore déclarer
prompt-bid-tractor = Que prendra votre équipe ?
prompt-bid-hint-tractor = Les points, sur deux cents, que votre équipe prendra en levées. Vous parlez pour elle.
prompt-bid-button-tractor = Annoncer { $value }
prompt-bid-partner = C’est à { $name } de parler pour votre équipe, mais vous pouvez parler avant.
prompt-bid-leave = Laisser parler { $name }
prompt-bid-less = Moins
prompt-bid-more = Plus
prompt-name_trump-tractor = C’est vous le preneur. Nommez l’atout.
bot-name-W-tractor = Lan
bot-name-N-tractor = Wei
bot-name-E-tractor = Jun
bot-name-SW-tractor = Tao
bot-name-NW-tractor = Mei
bot-name-NE-tractor = Hao
bot-name-SE-tractor = Ying

## Tractor: burying and playing several cards

bury-title = Enterrer { $count } cartes
bury-so-far = { $count } sur { $of } · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
bury-none = rien encore
bury-chosen = { $count } sur { $of } choisies, valeur { $points ->
    [one] { $points } point
   *[other] { $points } points
  } : { $cards }
prompt-bury = Le talon est dans votre main. Enterrez des cartes.
prompt-bury-button = Enterrer
prompt-bury-chosen = Enterrer { $card }
prompt-chosen = { $chosen }
prompt-chosen-of = { $chosen } sur { $count }
prompt-play-count = { $count ->
    [one] À vous : { suit } demandé, une carte
   *[other] À vous : { suit } demandé, { $count } cartes
  }
prompt-play-starter = Mettez une carte : la plus haute de la défense prend le talon
# [Vous] est le mot de seat-you, comme dans analysis-*.
throw-failed = { $you ->
    [yes] Vous ratez votre lancer
   *[no] { $name } rate son lancer
  } : { $beaterYou ->
    [yes] vous pouvez le battre
   *[no] { $beater } peut le battre
  }, { $back ->
    [yes] toutes les cartes reviennent donc en main, et il faut entamer un seul élément
   *[no] il ne reste donc que { $down }
  }.
throw-penalty = Cela coûte { $count } points.

## Tractor: what a deal came to

tally-none = { $whose ->
    [us] Nous défendons ensuite
   *[them] L’autre équipe défend ensuite
  }
tally-gain = { $whose ->
    [us] Nous montons
   *[them] L’autre équipe monte
  } { $count ->
    [one] d’un niveau
   *[other] de { $count } niveaux
  }
tally-tricks = { $whose ->
    [us] Nous attaquions : points des levées
   *[them] L’autre équipe attaquait : points des levées
  }
tally-penalty = Lancers ratés
tally-kitty = Talon : { $points } × { $multiplier }
tally-kitty-closed = Talon : la défense a pris la dernière levée, il ne compte pas
tally-points = Points de l’attaque
tally-hook = Des valets ont pris la dernière levée : la défense retombe au
tally-bid = L’équipe déclarante a annoncé { $bid } et pris
tally-before = Avant
tally-next = { $whose ->
    [us] Nous défendons ensuite
   *[them] L’autre équipe défend ensuite
  } ; preneur : { $you ->
    [yes] vous
   *[no] { $name }
  }.
tally-by-trick = Points levée par levée
tally-trick = Levée { $number } : { $you ->
    [yes] vous
   *[no] { $name }
  }, { ledger-points }

## Tractor: news

news-deal_began-tractor = Donne { $number }. { $you ->
    [yes] La première carte est pour vous
   *[no] La première carte est pour { $name }
  }.
news-cards_dealt-tractor = { $cards }.
news-declared = { $you ->
    [yes] Vous déclarez
   *[no] { $name } déclare
  } { suit } avec { $cards }.
news-starter_changed = Preneur pour l’instant : { $you ->
    [yes] vous
   *[no] { $name }
  }.
news-last_chance_began = Toutes les cartes sont données. Dernière chance de déclarer.
news-counter_chance_began = Les autres peuvent encore battre la déclaration.
news-kitty_turned = Personne n’a déclaré. Le talon montre { $cards }.
news-auction_began = Toutes les cartes sont données. { $firstYou ->
    [yes] Vous parlez
   *[no] { $firstName } parle
  } en premier.
news-starter_trick_taken = { $you ->
    [yes] Vous mettez la carte la plus haute
   *[no] { $name } met la carte la plus haute
  }.
news-trump_fixed = Atout : { $suit ->
    [NT] aucune couleur
   *[other] { suit }
  }. Preneur : { $you ->
    [yes] vous
   *[no] { $name }
  }.
news-kitty_taken = Vous prenez le talon : { $cards }.
news-kitty_buried = { $you ->
    [yes] Vous enterrez { $count } cartes
   *[no] { $name } enterre { $count } cartes
  }.
news-throw_failed = { $you ->
    [yes] Vous ratez votre lancer
   *[no] { $name } rate son lancer
  } : { $back ->
    [yes] toutes les cartes reviennent en main
   *[no] il ne reste que { $cards }
  }.
news-kitty_revealed = Le talon : { $cards }, { $count } points fois { $multiplier }, { $bonus } en tout.
news-deal_won = La donne est finie. L’attaque a { ledger-points }.
news-level_changed = { $whose ->
    [us] Nous sommes
   *[them] L’autre équipe est
  } maintenant au niveau { $level }.
news-your-turn-declare = Vous pouvez déclarer l’atout.
news-your-turn-bury = Choisissez les cartes à enterrer.

## Refusals: why something may not be done. Each code of the engine has one.

clause = §{ $clause }
refusal = Pas permis
refusal-must_follow = { $suitTitle } demandé, et vous en avez { $count ->
    [1] un : fournissez-le.
   *[other] { $count } : fournissez.
  }
refusal-out_of_turn = Ce n’est pas votre tour{ $toActName ->
    [none] {""}
   *[other] , c’est à { $toActName } de jouer
  }.
refusal-not_in_hand = Pas dans votre main : { $cards }.
refusal-one_card = On joue une seule carte à la fois.
refusal-bid_too_low = Une mise doit dépasser celles d’avant : au moins { $lowest }.
refusal-bid_too_low-tractor = Une annonce doit dépasser celles d’avant : au moins { $lowest }.
refusal-bid_taken = { $bid } est déjà misé.
refusal-no_such_bid = On ne peut pas miser { $bid } : de { $lowest } à { $highest }, de cinq en cinq.
refusal-no_such_bid-rangvaar = On ne peut pas annoncer { $bid } : de { $lowest } à { $highest } levées.
refusal-no_such_bid-tractor = On ne peut pas annoncer { $bid } : de { $lowest } à { $highest }, de cinq en cinq.
refusal-must_bid = Vous devez miser ici ; vous ne pouvez pas passer.
refusal-already_passed = Qui a passé ne mise plus.
refusal-auction_over = Les mises sont finies.
refusal-no_trump_not_offered = Dans ce jeu, il faut nommer une couleur d’atout.
refusal-nobody_bids = Dans ce jeu, l’atout se trouve par déclaration : personne n’annonce d’enchère.
refusal-wrong_phase = Ce n’est pas possible maintenant.
refusal-no_deal_now = Ce n’est pas le moment de donner.
refusal-no_deal_in_progress = Aucune donne n’est en cours.
refusal-stale_turn = La table est déjà plus loin.
refusal-cancelled = C’est annulé.
refusal-no_hint_now = On ne vous demande rien en ce moment.
refusal-deal_goes_on = Vous le saurez une fois la donne finie.
refusal-not_a_bot = On ne demande pourquoi qu’aux robots.
refusal-covered = Toutes les cartes sont cachées. Montrez d’abord les vôtres.
refusal-not_a_person = Un robot tient cette place.
refusal-nothing_covered = Vous jouez en solo : rien n’est caché.
refusal-ask_first = Quelqu’un de l’autre équipe doit d’abord être d’accord.
refusal-your_turn = C’est à vous de jouer.
refusal-nothing_to_do = Il n’y a rien à attendre.
refusal-internal = Le moteur a trébuché.

# Tractor
refusal-wrong_count = { $cards ->
    [1] Il faut une carte
   *[other] Il faut { $cards } cartes
  } ; vous en avez choisi { $played }.
refusal-no_cards = Choisissez au moins une carte.
refusal-mixed_suits = Les cartes entamées ensemble doivent être d’une même couleur ; tous les atouts n’en font qu’une.
refusal-no_throws = Pas de lancers dans ces règles : entamez une carte seule, des cartes identiques ou un tracteur.
refusal-no_throw_in_trump = Pas de lancers d’atouts dans ces règles : entamez une carte seule, des cartes identiques ou un tracteur.
refusal-not_proven = { $proof ->
    [voids] Ce lancer n’est pas sûr : tous ceux qui comptent n’ont pas montré qu’ils n’ont plus de la couleur.
   *[units] Ce lancer n’est pas sûr : quelqu’un pourrait battre { $beatable }.
  }
refusal-must_follow_suit = { $suitTitle } demandé, et vous en avez { $heldCount ->
    [1] un : jouez-le.
   *[other] { $heldCount } : { $all ->
        [yes] jouez-les tous.
       *[no] jouez-en { $cards }.
      }
  }
refusal-must_play_pairs = Vous devez des paires { $suit ->
    [trump] d’atout
   *[other] à { suit }
  } : jouez { $pairs ->
    [1] une paire
   *[other] { $pairs } paires
  } ; vous en avez { $heldCount ->
    [1] une
   *[other] { $heldCount }
  }.
refusal-must_play_tractor = Vous devez un tracteur de { $tractorLength } { $width ->
   *[2] paires
    [3] brelans
    [4] carrés
  } { $suit ->
    [trump] d’atout
   *[other] à { suit }
  }, et vous en avez un.
refusal-must_play_triples = Vous devez des brelans { $suit ->
    [trump] d’atout
   *[other] à { suit }
  } : jouez { $triples ->
    [1] un brelan
   *[other] { $triples } brelans
  } ; vous en avez { $heldCount ->
    [1] un
   *[other] { $heldCount }
  }.
refusal-must_play_quads = Vous devez des carrés { $suit ->
    [trump] d’atout
   *[other] à { suit }
  } : jouez { $quads ->
    [1] un carré
   *[other] { $quads } carrés
  } ; vous en avez { $heldCount ->
    [1] un
   *[other] { $heldCount }
  }.
refusal-must_play_trump = Vous n’avez pas de la couleur demandée, vous devez donc de l’atout : jouez { $cards ->
    [1] un atout
   *[other] { $cards } atouts
  }.
refusal-must_lead_unit = Votre lancer vous est revenu : entamez une carte seule, des cartes identiques ou un tracteur.
refusal-no_declaration = Ces cartes ne déclarent rien : montrez une carte du rang { $rank }, plusieurs identiques, ou au moins deux jokers semblables.
refusal-already_declared = Votre déclaration tient : { $standing }. Vous ne pouvez que montrer plus des mêmes cartes.
refusal-too_weak = Déjà montré : { $standing }. Seul quelque chose de plus fort peut le battre.
refusal-nobody_declares = Personne ne déclare dans ces règles : l’atout vient des enchères.
refusal-no_counter_declaring = Dans ces règles, personne ne déclare une fois le talon enterré.
refusal-nothing_to_counter = Personne n’a déclaré : il n’y a rien à battre.
refusal-bad_lead = L’entame n’est pas d’une seule couleur.
refusal-bad_levels = Les niveaux ne conviennent pas à l’échelle.
refusal-bad_starter = La place du preneur ne convient pas à cette donne.
refusal-bad_standing = L’état de la partie n’a pas de sens.

# Taking back and claiming
refusal-nothing_to_undo = Il n’y a aucun coup à annuler dans cette donne.
refusal-not_certain = Il n’est pas certain que le reste soit à vous.

# Chips
refusal-bad_stake = Un enjeu s’écrit comme 5 ou 7,50, et vaut au moins { $leastChips }.
refusal-stake_above_balance = { $stakeChips }, c’est plus que les { $balanceChips } que vous avez.
refusal-no_stakes = Ce jeu ne se joue pas pour des jetons.
refusal-books = Les comptes ne tombent pas juste.

# What cannot be read
refusal-bad_json = Le message n’est pas du JSON.
refusal-bad_message = Le moteur ne connaît pas ce message.
refusal-bad_version = La page et le moteur sont de versions différentes. Rechargez la page.
refusal-bad_action = Ce n’est pas un coup de ce jeu.
refusal-bad_field = Quelque chose dans le message n’a pas de sens.
refusal-missing_field = Il manque quelque chose dans le message.
refusal-unknown_field = Le message dit quelque chose que le moteur ne connaît pas.
refusal-unknown_op = Le moteur n’a pas de message de ce genre.
refusal-unknown_question = L’arbitre n’a pas cette question.
refusal-bad_question = Ce n’est pas la forme d’une question à l’arbitre.
refusal-unknown_game = Aucun jeu ne porte ce nom.
refusal-unknown_level = Aucun robot n’a cette force.
refusal-unknown_preset = Aucune variante ne porte ce nom.
refusal-bad_rules = Ces règles n’ont pas de sens.
refusal-bad_value = Une des règles a une valeur impossible.
refusal-contradiction = Deux des règles se contredisent.
refusal-no_match = Aucune partie n’est commencée.
refusal-bad_card = Ce n’est pas une carte.
refusal-bad_suit = Ce n’est pas une couleur.
refusal-bad_rank = Ce n’est pas un rang.
refusal-bad_seat = Ce n’est pas une place.
refusal-bad_side = Ce n’est pas une équipe.
refusal-bad_sides = Les équipes ne sont pas indiquées comme il faut.
refusal-joker_has_none = Un joker n’a ni rang ni couleur.
refusal-card_twice = Une carte s’y trouve deux fois.
refusal-card_not_in_pack = Une carte n’est pas dans le paquet de ce jeu.
refusal-card_too_often = Une carte s’y trouve plus souvent que dans le paquet.
refusal-wrong_hand_size = Une main n’a pas le bon nombre de cartes.
refusal-unfinished = La donne n’est pas jouée jusqu’au bout.
refusal-unclear = Cela peut se comprendre de plus d’une façon.
refusal-bad_counted = Le compte des donnes n’a pas de sens.
refusal-bad_outcome = Le résultat n’a pas de sens.

# Records of matches
refusal-not_a_record = Ce n’est pas le relevé d’une partie.
refusal-record_version = Le relevé est d’une version que cette page ne lit pas.
refusal-bad_line = Une ligne du relevé est illisible.
refusal-bad_number = Un nombre du relevé est illisible.
refusal-field_twice = Le relevé dit deux fois la même chose.
refusal-no_deal = Le relevé ne contient aucune donne.
refusal-deal_unfinished = Une donne au milieu du relevé n’est pas finie.
refusal-does_not_follow = Le relevé dit une chose impossible après ce qui précède.

# Links that carry a deal
refusal-not_a_link = Ce n’est pas un lien vers une donne.
refusal-not_house_rules = Ce ne sont pas des règles maison. Collez un lien vers de telles règles, ou leur texte entier dès la première ligne.
refusal-link_newer = Ce lien vient d’une version plus récente de Follow Suit. Rechargez la page et rouvrez le lien.
refusal-link_cut = Il manque la fin de ce lien. Redemandez-le ; certains logiciels coupent les longs liens.
refusal-link_damaged = Ce lien a été altéré en chemin. Redemandez-le.
refusal-link_too_long = C’est trop long pour un lien.
refusal-not_the_days_cards = Ce lien ne contient pas les cartes du jour qu’il nomme.
refusal-claim_unfinished = Le résultat de ce lien s’arrête avant la fin de la donne.
refusal-one_deal = Un défi porte sur une seule donne.
refusal-unaided = Cette donne se joue sans conseil et sans reprendre de coup.
refusal-not_pbn = Ce n’est pas un fichier PBN avec une donne de quatre mains.
refusal-not_for_bridge = Les logiciels de bridge lisent les donnes de 52 cartes, treize par place, et aucune autre.

# Any other
refusal-file_missing = Une partie de la page n’a pas pu être chargée. La connexion est peut-être coupée, ou le site vient d’être mis à jour.
refusal-other = Ce n’est pas possible. ({ $code })

## Hints and reasons: what a bot would do, or did, and why

hint = Indice
shape = { $shape ->
    [pair] la paire
    [triple] le brelan
    [quad] le carré
    [tractor] le tracteur
   *[throw] le lancer
  }
hint-thinking = Réflexion en cours…
hint-more = Détails
hint-bury = Enterrer les { $count } cartes marquées
hint-close = Fermer l’indice
hint-assisted-line = Vous avez eu de l’aide dans cette donne : un indice, le mentor ou un coup annulé.
hint-assisted-by = Vous avez eu de l’aide dans cette donne : { $helps }.
help-given = { $by ->
    [hint] un indice
    [coach] une question du mentor
   *[taken_back] un coup annulé
  }
do-play = Jouer { $cards }
do-play-shape = Jouer { shape } { $ranks } de { suit }
do-play-shape-of = Jouer { shape } : { $cards }
do-bury = Enterrer { $cards }
do-declare = Déclarer avec { $cards }
do-bid = Miser { $value }
do-bid-rangvaar = Annoncer { $value }
do-bid-tractor = Annoncer { $value }
do-pass = Passer
do-pass-tractor = Passer
do-name_trump = Nommer { suit }
do-nothing = Attendre
did-play = { $name } a joué { $cards }
did-play-shape = { $name } a joué { shape } { $ranks } de { suit }
did-play-shape-of = { $name } a joué { shape } : { $cards }
did-bury = { $name } a enterré { $cards }
did-declare = { $name } a déclaré avec { $cards }
did-bid = { $name } a misé { $value }
did-bid-rangvaar = { $name } a annoncé { $value }
did-bid-tractor = { $name } a annoncé { $value }
did-pass = { $name } a passé
did-pass-tractor = { $bids ->
    [yes] { $name } a passé
   *[no] { $name } n’a pas déclaré
  }
did-name_trump = { $name } a nommé { suit }
figures-trick = { $whose ->
    [us] Votre équipe
   *[them] L’autre équipe
  } prend cette levée dans { $won } des { $worlds } donnes imaginées
figures-worlds = Évalué sur { $worlds ->
    [one] { $worlds } donne imaginée
   *[other] { $worlds } donnes imaginées
  }
figures-exact = Joué jusqu’à la dernière carte dans { $worlds ->
    [one] { $worlds } donne imaginée
   *[other] { $worlds } donnes imaginées
  }
figures-own_points = { $whose ->
    [us] votre équipe
   *[them] l’autre équipe
  } finit vers { $value ->
    [one] { $value } point
   *[other] { $value } points
  }
figures-own_tricks = { $whose ->
    [us] votre équipe
   *[them] l’autre équipe
  } finit vers { $value ->
    [one] { $value } levée
   *[other] { $value } levées
  }
figures-opposing_points = l’attaque finit vers { $value ->
    [one] { $value } point
   *[other] { $value } points
  }
figures = { $first } ; { $second }.
figures-three = { $first } ; { $second } ; { $third }.
figures-contract = { $own ->
    [yes] { $whose ->
        [us] votre équipe
       *[them] l’autre équipe
      } réussit le contrat dans { $count } d’entre elles
   *[no] le contrat chute dans { $count } d’entre elles
  }
figures-next = Second choix : { $action }, moins bon d’environ { $worse } { $unit ->
    [tricks] { $worse ->
        [one] levée
       *[other] levées
      }
   *[points] { $worse ->
        [one] point
       *[other] points
      }
  }.
figures-next-close = Second choix : { $action }.
figures-hinge = Dans { $count } des { $worlds } donnes possibles, { $you ->
    [yes] vous
   *[no] { $name }
  } { $what ->
    [none] { $you ->
        [yes] n’avez
       *[no] n’a
      } aucun { suit }
   *[other] { $you ->
        [yes] avez
       *[no] a
      } { $what ->
        [card] { $card }
       *[few] au plus { $most ->
            [one] { $most } carte
           *[other] { $most } cartes
          } { $suit ->
            [trump] d’atout
           *[other] à { suit }
          }
      }
  } ; ce coup y vaut { $gain } { $unit ->
    [tricks] { $gain ->
        [one] levée
       *[other] levées
      }
   *[points] { $gain ->
        [one] point
       *[other] points
      }
  } de plus que l’autre.
figures-tie = Tout aussi bon, pour autant qu’on puisse en juger : { $action }.
figures-duel = Comparé à « { $action } », ce coup fait mieux dans { $better } et moins bien dans { $worse } des { $worlds } donnes imaginées.
decided-contract_fails = { $whose ->
    [us] Votre équipe
   *[them] L’autre équipe
  } réussit le contrat dans { $better } des { $worlds } donnes imaginées ; avec « { $action } », dans { $made }.
decided-contract_let = Le contrat chute dans { $better } des { $worlds } donnes imaginées ; avec « { $action } », dans { $made }.
decided-trick_lost = { $whose ->
    [us] Votre équipe
   *[them] L’autre équipe
  } prend cette levée dans { $better } des { $worlds } donnes imaginées ; avec « { $action } », dans { $made }.
decided-trick_dear = « { $action } » prend la levée plus souvent, mais le reste de la donne va alors moins bien.
decided-later = La levée finit à peu près comme avec « { $action } », mais le reste de la donne va mieux.
decided-buried = La donne va mieux qu’avec d’autres cartes au talon.
decided-outcome = En moyenne, la donne finit mieux qu’avec « { $action } ».
figures-none = Au jugé, sans donnes imaginées.
figures-rule = Au jugé, ce serait « { $action } » ; regarder plus loin en a décidé autrement.

reason-hand_worth_it = La main devrait en prendre autant.
reason-hand_too_weak = La main est trop faible pour plus.
reason-partners_bid_stands = La mise ou l’annonce du partenaire tient.
reason-must_bid = On ne peut pas passer ici : c’est le minimum.
reason-token_bet = À 100 ou plus, les points d’une équipe ne comptent que si elle a misé.
reason-partner_speaks = Le partenaire parle pour l’équipe.
reason-best_suit = C’est la couleur la plus forte de la main.
reason-aces_elsewhere = L’as d’une couleur plus longue gagne aussi sans être atout.
reason-best_no_trump = Les jokers et les hautes cartes, à eux seuls, valent mieux que toute couleur.
reason-trumps_in_prospect = La main devrait recevoir assez d’atouts.
reason-trumps_too_weak = La main aurait trop peu d’atouts.
reason-nothing_to_declare = Rien dans cette main ne permet de déclarer.
reason-own_trump_stands = La déclaration de cette main tient déjà.
reason-partners_trump_stands = La déclaration du partenaire tient.
reason-few_cards_yet = Trop peu de cartes sont données pour juger.
reason-starter_card = Cette levée décide seulement qui prend le talon.
reason-buried_to_be_void = Cela vide une couleur, qu’on pourra ensuite couper.
reason-buried_points = Ces points sont à l’abri si l’équipe déclarante prend la dernière levée.
reason-buried_the_lowest = Ni points ni atouts au talon.
reason-only_card = C’est la seule carte permise.
reason-only_play = Il n’y a rien d’autre à jouer.
reason-draw_trumps = Cela fait tomber les atouts adverses.
reason-cash_master = C’est la plus haute carte qui reste dans sa couleur.
reason-partner_can_ruff = Le partenaire n’a plus de cette couleur et pourrait couper.
reason-lead_high = La plupart des cartes qui restent dans cette couleur sont plus basses.
reason-lead_points = Une carte basse, même si elle vaut des points.
reason-lead_low = Une carte basse donne peu.
reason-over_partner = Le partenaire est en tête, mais pourrait encore être battu.
reason-take_over = Cela passe par-dessus la carte du partenaire.
reason-feed_partner = Le partenaire est en tête : on met des points.
reason-partner_wins = La levée va au partenaire : rien à y ajouter.
reason-leave_it_to_partner = Le partenaire est en tête : on lui laisse la levée.
reason-win_for_good = Aucun adversaire qui joue ensuite ne peut faire mieux.
reason-ruff = Sans la couleur demandée : un atout passe en tête.
reason-overruff = Un atout plus haut bat l’atout déjà joué.
reason-win_with_points = En dernier : la carte gagne, et ses propres points sont à l’abri.
reason-win_cheaply = En dernier : la gagnante la moins chère suffit.
reason-win_last = En dernier : cela prend la levée.
reason-win_with_master = Rien de plus haut ne reste dans la couleur : seul un atout pourrait battre cette carte.
reason-third_hand_high = En troisième : une haute carte force l’adversaire à dépenser plus.
reason-go_ahead = Cela passe en tête, mais peut encore être battu.
reason-let_it_go = La levée vaut trop peu pour y mettre un atout.
reason-keep_trump = Un atout pourrait gagner, mais les atouts sont gardés pour plus tard.
reason-keep_back = Les cartes plus hautes pourraient encore être battues : on les garde.
reason-hold_up = Une carte gagnante est gardée pour plus tard.
reason-cannot_win = Aucune carte ici ne bat celle qui est en tête.
reason-give_points = Toutes les cartes permises coûtent des points.
reason-points_on_trust = Le partenaire joue après et peut prendre ces points.
reason-points_for_trump = Cela coûte des points, mais pas d’atout.
reason-points_for_pair = Cela coûte des points, mais garde une paire ensemble.
reason-points_given = Cela donne des points aux adversaires.
reason-slip = Une étourderie, comme un débutant en fait parfois.
reason-throw_of_masters = Aucun élément du lancer ne peut être battu dans sa couleur.
reason-lead_throw = Un lancer : il tient si personne n’a mieux.
reason-lead_master = Rien de plus haut ne reste dans la couleur.
reason-lead_tractor = Un tracteur appelle des tracteurs et des paires.
reason-lead_pair = Une paire appelle des paires.
reason-lead_for_partner_to_ruff = Le partenaire n’a plus de cette couleur et pourrait couper.
reason-win_trick = Cela bat ce qui est joué jusqu’ici.
reason-leave_to_partner = Le partenaire est en tête : inutile d’y mettre des points.
reason-discard = Sans la couleur demandée : on se défausse sans points.
reason-keep_higher = Cela coûte des points, mais garde de plus hautes cartes.
reason-follow_low = Un adversaire est en tête : on ne met pas de points.

## Looking back at a deal

why = Pourquoi ?
why-card = { $card } : demander pourquoi
why-forgotten = Personne ne peut le dire : ce coup ne vient pas des robots tels qu’ils sont maintenant.
level-title = { $level ->
    [beginner] Débutant
    [casual] Amateur
    [expert] Expert
   *[master] Maître
  }
tricks-why-hint = Choisissez la carte d’un robot pour demander pourquoi il l’a jouée.
tricks-ask-why = Demander pourquoi
acts-before = Avant la première levée
moments = Les moments décisifs
moments-open = Moments décisifs
moments-looking = On revoit chaque décision, selon ce que vous pouviez savoir…
moments-none = Rien de ce que vous avez fait n’a coûté assez pour se distinguer du hasard.
moments-none-judged = Il n’y avait rien à décider dans cette donne.
moments-count = { $judged ->
    [1] Une décision a été jugée
   *[other] { $judged } décisions ont été jugées
  } selon ce que vous pouviez savoir alors.
moment-cost = environ { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }
moment-cost-tricks = environ { $cost ->
    [one] { $cost } levée
   *[other] { $cost } levées
  }
moment-cost-match = cela compte pour la partie
moment-when = { $trick ->
    [0] Avant la première levée
   *[other] Levée { $trick }
  }
moment-made = Vous : { $action }
moment-better = Mieux : { $action }
moment-look = Voir la table
moment-back = Retour aux moments

## Coach: the question before a play that clearly costs

coach-sure = Vraiment ?
coach-costs = Cela coûte { $cost }
coach-costs-match = Cela réduit les chances de votre équipe dans la partie
coach-trick_lost = { $lead } : votre équipe prend cette levée dans { $made } des { $worlds } donnes imaginées ; avec un meilleur coup, dans { $better }.
coach-trick_dear = { $lead } : cela prend la levée plus souvent, mais vous le payez plus tard dans la donne.
coach-contract_fails = { $lead } : votre équipe réussit le contrat dans { $made } des { $worlds } donnes imaginées ; avec un meilleur coup, dans { $better }.
coach-contract_let = { $lead } : le contrat chute dans { $made } des { $worlds } donnes imaginées ; avec un meilleur coup, dans { $better }.
coach-later = { $lead } : la levée finit à peu près pareil, mais le reste de la donne va moins bien.
coach-buried = { $lead } : mieux vaut enterrer d’autres cartes.
coach-better = Mieux : { $action }.
coach-again = Choisir de nouveau
coach-play = { $kind ->
    [bury] Enterrer quand même
   *[other] Jouer quand même
}
coach-show = Montrer un meilleur coup

## Levels by seat

opening-levels-each = Personnes et forces, place par place
opening-level-same = Idem
opening-person = Une personne
opening-person-name = Nom ({ $seat })
opening-people = { $count ->
    [0] robots seulement
    [one] { $count } personne
   *[other] { $count } personnes
  }

## The rules: the help, and what differs from one set of rules to another

help = Règles
help-open = Règles du jeu
help-game = Règles : { $game }
help-contents = Sur cette page
help-which = Montrer la variante
help-table = Votre variante : { $rules }
help-in-rules = Dans ces règles
help-idle = Cela n’arrive pas ici.
help-other-ways = Toutes les façons de jouer
help-page = Ouvrir dans une page à part
help-waiting = Chargement des règles…
help-missing = Les règles n’ont pas pu être chargées. Vérifiez la connexion et réessayez.
help-play = Jouer
help-description = { $game } : les règles pour qui débute, chaque article numéroté, et ce qui change d’une variante à l’autre.
help-games = Autres jeux
help-languages = Langues
clause-label = §{ $clause } : ce que dit cet article
clause-more = Toutes les règles
clause-close = Fermer
clause-missing = Cet article n’a pas pu être chargé. On peut ouvrir les règles en entier.
complaint = C’était faux
complaint-open = C’était faux…
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

rule-finding-declare = L’atout se trouve par déclaration pendant qu’on donne les cartes.
rule-finding-auction = À la première donne, les équipes annoncent des points ; ensuite, le preneur nomme l’atout. Personne ne déclare.
rule-no_declaration-no_trump = Si personne ne déclare, aucune couleur n’est atout.
rule-no_declaration-kitty = Si personne ne déclare, on retourne le talon carte par carte : la couleur de la première carte du rang d’atout est l’atout ; s’il n’y en a pas, celle de la plus haute carte, la première venue en cas d’égalité. S’il n’y a que des jokers, il n’y a pas de couleur d’atout.
rule-no_declaration-redeal = Si personne ne déclare, on redonne les cartes.
rule-no_trump_ranks-trump = Quand aucune couleur n’est atout, les jokers et les cartes du rang d’atout sont les atouts.
rule-no_trump_ranks-plain = Quand aucune couleur n’est atout, seuls les jokers sont des atouts. Les cartes du rang d’atout restent dans leur couleur, à leur place habituelle.
rule-throw-off = Les lancers ne sont pas permis. Entamez une carte seule, une paire ou un tracteur à la fois.
rule-throw-proven = Un lancer n’est permis que s’il est sûr.
rule-throw-attempt = On peut risquer un lancer.
rule-throw_in_trump-false = On ne peut pas lancer d’atouts.
rule-throw_in_trump-true = On peut aussi lancer des atouts.
rule-failed_throw-lowest_beaten = Quand un lancer rate, le plus bas des éléments que quelqu’un peut battre reste sur la table.
rule-failed_throw-lowest_any = Quand un lancer rate, son élément le plus bas reste sur la table, qu’il puisse être battu ou non.
rule-failed_throw-all_back = Quand un lancer rate, toutes ses cartes reviennent en main, et le même joueur entame un seul élément.
rule-failed_throw_penalty-0 = Un lancer raté ne coûte aucun point.
rule-failed_throw_penalty-10 = Un lancer raté donne 10 points à l’autre équipe.
rule-throw_follow-structure = Un tracteur dans un lancer appelle un tracteur, comme s’il était entamé seul.
rule-throw_follow-pairs = Dans un lancer, seul compte le nombre de paires ; on n’a pas à répondre aux tracteurs par des tracteurs.
rule-throw_beat-largest_unit = Quand deux coups d’atouts battent un lancer, le sommet du plus grand élément décide : le tracteur, sinon la paire, sinon la plus haute carte seule.
rule-throw_beat-all_units = Un coup d’atouts n’en bat un autre que s’il bat chacun de ses éléments.
rule-throw_beat-highest_card = Quand deux coups d’atouts battent un lancer, la carte la plus haute décide.
rule-throw_beat-highest_type = Quand deux coups d’atouts battent un lancer, celui dont le plus grand élément est le plus grand l’emporte : un tracteur plus long, sinon une paire, sinon une carte seule ; puis le plus haut sommet.
rule-shorter_tractor-false = Si vous n’avez pas de tracteur aussi long que celui qui est entamé, n’importe quelles paires suffisent.
rule-draw_policy-no_protections = Tout ce qui peut répondre est dû, même s’il faut défaire un brelan ou un carré.
rule-draw_policy-only_draw_tractor_on_tractor = Tout ce qui peut répondre est dû, mais un brelan ou un carré entamé n’appelle jamais de tracteur. À deux ou trois paquets, cela ne change rien.
rule-draw_policy-longer_tuples_protected = Les cartes que vous tenez en plus d’exemplaires qu’on n’en a entamé ne sont pas dues : un brelan n’a pas à être défait pour une paire, et ne peut pas en tenir lieu.
rule-draw_policy-no_format_based_draw = Seuls la couleur et le nombre sont dus : ni paires, ni brelans, ni tracteurs.
rule-counter_declare-off = Une fois le talon enterré, personne ne déclare.
rule-counter_declare-after_burial = Une fois le talon enterré, les autres peuvent encore battre la déclaration qui tient.
rule-void_plays-any = Qui n’a aucune carte de la couleur demandée joue ce qu’il veut.
rule-void_plays-must_trump = Qui n’a aucune carte de la couleur demandée joue des atouts, autant qu’on en a entamé ou tous les siens ; n’importe lesquels.
rule-throw_proof-either = Un lancer est sûr si aucun élément ne peut être battu, ou si les autres ont montré qu’ils n’ont plus de la couleur.
rule-throw_proof-voids = Un lancer n’est sûr que si les autres ont montré qu’ils n’ont plus de la couleur.
rule-throw_proof-unbeatable = Un lancer n’est sûr que si aucun de ses éléments ne peut être battu par les cartes encore dehors.
rule-throw_voids-others = Tous les autres doivent ne plus avoir de la couleur, votre partenaire aussi.
rule-throw_voids-opponents = Seuls vos adversaires doivent ne plus avoir de la couleur.
rule-declare_least-single = Une seule carte du rang d’atout suffit pour déclarer.
rule-declare_least-pair = Il faut au moins une paire pour déclarer ; une seule carte du rang d’atout ne suffit pas.
rule-self_override-same_suit = Tant que votre déclaration tient, vous ne pouvez que la renforcer dans sa couleur.
rule-self_override-any = Tant que votre déclaration tient, vous pouvez la battre comme n’importe qui, dans toute couleur ou avec des jokers, avec plus fort.
rule-jack_hook-off = Les cartes qui prennent la dernière levée ne changent rien aux niveaux.
rule-jack_hook-to_two = Si la défense est au niveau J et que l’attaque prend la dernière levée avec rien que des valets, la défense retombe au 2 et ne gagne rien.
rule-jack_hook-half = Si la défense est au niveau J et que l’attaque prend la dernière levée avec rien que des valets, la défense retombe au 2 si le valet d’atout en est ou s’il n’y a pas de couleur d’atout, sinon au 6. Elle ne gagne rien.
rule-always_trump-none = Les atouts sont les jokers, le rang d’atout et la couleur d’atout.
rule-always_trump-twos = Tous les 2 sont atouts à chaque donne, juste sous le rang d’atout : le 2 de la couleur d’atout au-dessus des autres.
rule-shorter_tractor-true = Si vous n’avez pas de tracteur aussi long que celui qui est entamé, un plus court passe avant des paires séparées.
rule-rank_gap-false = Le rang d’atout laisse un trou : ses voisins ne se touchent pas. Avec le 7 comme rang d’atout, 6‑6 8‑8 n’est pas un tracteur.
rule-rank_gap-true = Le rang d’atout ne laisse pas de trou : ses voisins se touchent. Avec le 7 comme rang d’atout, 6‑6 8‑8 est un tracteur.
rule-ace_offrank-false = Les as d’atout ne touchent pas une paire du rang d’atout d’une autre couleur.
rule-ace_offrank-true = Les as d’atout touchent une paire du rang d’atout d’une autre couleur.
rule-offrank_rank-false = Une paire du rang d’atout d’une autre couleur ne touche pas celle de la couleur d’atout.
rule-offrank_rank-true = Une paire du rang d’atout d’une autre couleur touche celle de la couleur d’atout.
rule-rank_small_joker-false = La paire du rang d’atout ne touche pas les petits jokers.
rule-rank_small_joker-true = La paire du rang d’atout dans la couleur d’atout touche les petits jokers ; sans couleur d’atout, toute paire du rang d’atout les touche.
rule-joker_joker-false = Les petits jokers ne touchent pas les grands.
rule-joker_joker-true = Les petits jokers touchent les grands : les quatre forment un tracteur.
rule-kitty_multiplier-none = Le talon ne compte pour personne.
rule-kitty_multiplier-two_four = Le talon compte deux fois si l’entame était une carte seule, quatre fois si c’était une paire ou un tracteur ; d’un lancer, le plus grand élément décide.
rule-kitty_multiplier-twice_longest_unit = Le talon est multiplié par deux fois le nombre de cartes du plus grand élément entamé : 2 pour une carte seule, 4 pour une paire, 8 pour un tracteur de deux paires.
rule-kitty_multiplier-twice_all_cards = Le talon est multiplié par deux fois le nombre de toutes les cartes entamées à la dernière levée, celles d’un lancer comprises : 2 pour une carte seule, 4 pour une paire.
rule-kitty_multiplier-power_pairs = Le talon compte deux fois, et double encore pour chaque paire du plus grand élément entamé : 2 pour une carte seule, 4 pour une paire, 8 pour un tracteur de deux paires.
rule-kitty_multiplier-power = Le talon double une fois pour chaque carte du plus grand élément entamé : 2 pour une carte seule, 4 pour une paire, 16 pour un tracteur de deux paires.
rule-level_table-two_two = Attaque de 0 à 35 : la défense monte de deux niveaux. De 40 à 75 : d’un. De 80 à 115, personne ne monte. De 120 à 155, l’attaque monte d’un niveau ; à 160 ou plus, de deux.
rule-level_table-three_two = Attaque à 0 : la défense monte de trois niveaux. De 5 à 35 : de deux. De 40 à 75 : d’un. De 80 à 115, personne ne monte. De 120 à 155, l’attaque monte d’un niveau ; à 160 ou plus, de deux.
rule-level_table-open = Attaque à 0 : la défense monte de trois niveaux. De 5 à 35 : de deux. De 40 à 75 : d’un. De 80 à 115, personne ne monte. De 120 à 155, l’attaque monte d’un niveau, de 160 à 195 de deux, de 200 à 235 de trois, et d’un de plus par tranche de 40.
rule-game_end-reach_ace = Une équipe gagne dès que son niveau atteint l’as.
rule-game_end-defend_ace = Les niveaux s’arrêtent à l’as. Une équipe gagne en défendant à l’as et en tenant la donne.
rule-must_defend = Ces niveaux ne peuvent être dépassés sans avoir été défendus : { $levels }.
rule-must_defend-none = Tout niveau peut être dépassé.
rule-first_level-2 = Les deux équipes commencent à 2.
rule-first_level = Les deux équipes commencent à { $levels }.
rule-most_deals-0 = La partie dure jusqu’à ce qu’une équipe l’ait gagnée.
rule-most_deals-3 = La partie s’arrête au plus tard après trois donnes. L’équipe au niveau le plus haut a alors gagné ; à niveaux égaux, celle qui défendrait ensuite.
rule-most_deals-6 = La partie s’arrête au plus tard après six donnes. L’équipe au niveau le plus haut a alors gagné ; à niveaux égaux, celle qui défendrait ensuite.
rule-most_deals-12 = La partie s’arrête au plus tard après douze donnes. L’équipe au niveau le plus haut a alors gagné ; à niveaux égaux, celle qui défendrait ensuite.
rule-auction_deals-first = Il n’y a d’enchères qu’à la première donne.
rule-auction_deals-every = Il y a des enchères et une levée de départ à chaque donne. Le rang d’atout est le niveau de l’équipe qui annonce le plus.
rule-auction_rounds-rising = Les annonces montent jusqu’à ce qu’une équipe passe.
rule-auction_rounds-single = Chaque équipe parle une fois, celle du donneur d’abord. L’autre annonce plus ou passe.
rule-auction_starter-declaring = Des deux déclarants, celui qui a mis la plus haute carte est le preneur.
rule-auction_starter-any = Qui a mis la plus haute des quatre cartes est le preneur, quelle que soit son équipe, nomme l’atout, ramasse le talon et entame.
rule-bid_binds-true = Une équipe déclarante qui prend moins qu’annoncé ne gagne aucun niveau, et l’autre défend ensuite.
rule-bid_binds-false = L’annonce désigne l’équipe déclarante et n’a pas d’autre effet.
rule-bets-single = Tout le monde parle une fois.
rule-bets-continuous = Les mises tournent jusqu’à ce que trois aient passé. Qui a passé reste dehors.
rule-bets_must_rise-true = Chaque mise doit dépasser toutes celles d’avant.
rule-bets_must_rise-false = Vous pouvez miser toute valeur que personne n’a encore misée ; la dernière mise faite l’emporte.
rule-nobody_bets-dealer_bets = Quand les trois autres passent, le donneur joue pour 50.
rule-nobody_bets-redeal = Quand tout le monde passe, rien n’est marqué et l’on redonne les cartes.
rule-both_reach-declarers = Si les deux équipes y arrivent à la même donne, l’équipe déclarante gagne.
rule-both_reach-higher_total = Si les deux équipes y arrivent à la même donne, le plus haut total gagne ; à totaux égaux, on continue.
rule-minus_200_loses-false = Il n’y a pas de plancher : une équipe continue, si bas qu’elle soit.
rule-minus_200_loses-true = Une équipe qui se trouve à −200 ou plus bas après une donne perd la partie si l’autre est à 0 ou plus. Tant que les deux sont sous 0, on continue.
rule-target-200 = La partie se joue en 200 points.
rule-target-300 = La partie se joue en 300 points.
rule-target-500 = La partie se joue en 500 points.
rule-hundred_rule-true = La règle des cent s’applique.
rule-hundred_rule-false = Il n’y a pas de règle des cent, l’autre équipe ajoute toujours les points qu’elle a pris.
rule-hundred_at-fixed = Elle s’applique à partir de 100 points, quel que soit le but.
rule-hundred_at-half = Elle s’applique à partir de la moitié du but, donc de 100, 150 ou 250 points.
rule-forced_bet_counts-true = Le 50 d’office du donneur compte comme une mise.
rule-forced_bet_counts-false = Le 50 d’office du donneur n’est la mise de personne. S’il est réussi, une équipe soumise à la règle des cent n’ajoute rien ; s’il échoue, elle perd 50 quand même.
rule-deck-40 = Quarante cartes, dix levées.
rule-deck-36 = Trente-six cartes : les six sont retirés aussi. Neuf cartes chacun, neuf levées.
rule-deals-3 = On joue trois donnes.
rule-deals-5 = On joue cinq donnes.
rule-opener_may_pass-false = La personne qui a la première carte doit annoncer au moins 7.
rule-opener_may_pass-true = La personne qui a la première carte peut passer. Si les quatre passent, on redonne à partir de la place suivante, et la donne ne compte pas.
rule-auction-rounds = Les enchères tournent jusqu’à ce que trois aient passé.
rule-auction-single = Tout le monde parle une fois.
rule-first_lead-first_card = La personne qui a reçu la première carte entame la première levée.
rule-first_lead-bidder = La personne qui a fait la plus haute annonce entame la première levée.
rule-first_lead-last_winner = Qui a gagné la dernière levée de la donne précédente entame la première levée ; à la première donne, la personne qui a reçu la première carte.
rule-direction-clockwise = La donne et le jeu vont dans le sens des aiguilles d’une montre, vers la gauche.
rule-direction-counter_clockwise = La donne et le jeu vont dans le sens inverse des aiguilles d’une montre, vers la droite.
rule-failed_bid-shortfall = Une annonce chutée marque les levées prises, moins celles qui manquent. Cela peut descendre sous zéro.
rule-failed_bid-minus_bid = Une annonce chutée soustrait l’annonce : les levées prises ne comptent pas.
rule-failed_bid-floor_zero = Une annonce chutée marque les levées prises, moins celles qui manquent, mais jamais moins de zéro.
rule-commission-ties = La commission n’est retenue que si la partie est nulle.
rule-commission-always = La commission est retenue, quelle que soit l’issue.
rule-commission-never = Aucune commission n’est retenue, seulement les centièmes qui ne se partagent pas.

## A table in another site’s page

embed-bad-game = Il n’y a pas ici de jeu nommé « { $value } ». Choisissez-en un.
embed-bad-rules = Ce jeu n’a pas de variante nommée « { $value } ». Il se joue avec celle choisie ici.
embed-bad-level = Les robots n’ont pas de force nommée « { $value } ». Ils jouent à celle choisie ici.
embed-bad-packs = Il n’y a pas ici de table à « { $value } » paquets. On prend la table habituelle.
embed-bad-seats = Il n’y a pas ici de table pour « { $value } » joueurs. On prend la table habituelle.
embed-bad-lang = La table ne parle pas encore « { $value } ».
embed-bad-theme = Il n’y a pas de thème nommé « { $value } ».
embed-bad-autostart = « { $value } » ne dit pas s’il faut commencer. La table attend que vous la touchiez.
embed-bad-deal = « { $value } » n’est pas une donne. On brasse de nouveau les cartes.
embed-read = Fermer

## The page that makes the lines for another site

builder-title = Une table sur votre site
builder-line = Choisissez ce qu’elle doit être et copiez les lignes dans une de vos pages. La table ne s’adresse qu’à ce site-ci et ne garde rien.
builder-game = Jeu
builder-any-game = Au choix du visiteur
builder-visitors = Selon l’appareil
builder-usual = Comme d’habitude
builder-theme = Thème
builder-deal = Cartes
builder-deal-hint = N’importe quel texte : les mêmes cartes pour tous
builder-begin = Commence
builder-begin-tap = Quand on la touche
builder-begin-once = Tout de suite
builder-as = Forme
builder-element = Élément
builder-frame = Simple cadre
builder-snippet = Lignes à copier
builder-copy = Copier
builder-copied = Copié
builder-not-copied = Copiez maintenant les lignes sélectionnées.
builder-preview = Aperçu

## The page that says why the table is fair

fair-title = Est-ce honnête ?
fair-line = Oui, et vous n’avez pas à nous croire sur parole : vérifiez ici une de vos parties.
fair-verify = Vérifier une partie
fair-how = Comment ça marche
fair-cards = Les cartes sont fixées avant que vous jouiez
fair-cards-line = Une partie commence par une graine : 96 bits tirés au hasard par votre navigateur. Toutes les cartes de la partie en découlent, quoi que chacun joue. Le menu de la table montre dès la première donne le SHA-256 de la graine, son empreinte. Notez-la : aucune autre graine ne la donne. Après la partie, le menu montre la graine elle-même, et vous voyez ici que l’empreinte est la même, et les cartes aussi.
fair-bots = Les robots voient ce que vous verriez à leur place
fair-bots-line = Un robot reçoit ses propres cartes et ce que tout le monde a vu, rien d’autre. Son hasard vient aussi de la graine ; on peut donc l’interroger de nouveau : même place, mêmes cartes, même choix.
fair-hidden = L’épreuve des cartes échangées
fair-hidden-line = Prenez un moment de votre partie. Échangez entre les autres mains leurs cartes cachées, de sorte que tout ce que le robot a vu reste pareil, et interrogez-le de nouveau. Un robot qui triche choisirait autrement. Vous pouvez faire cette épreuve ci-dessus sur votre propre partie.
fair-limits = Ce qui ne se vérifie pas
fair-limits-line = On ne peut interroger de nouveau ni vous ni un robot d’une autre version. Expert et Maître réfléchissent environ une seconde, au plus : sur un appareil lent, ils ont pu s’arrêter plus tôt qu’ici. Un relevé qui commence à une donne ultérieure ne dit pas comment sa partie a commencé. Le silence d’un robot, quand il aurait pu déclarer, n’est pas noté.
fair-tests = Ce qui le garantit
fair-tests-line = Chacune de ces affirmations est soumise à un test avant chaque nouvelle version.
fair-claim-seed = La même graine donne la même partie.
fair-claim-browser = Elle donne les mêmes cartes dans le navigateur et ailleurs.
fair-claim-print = L’empreinte est au menu dès la première donne, et la page la compare à celle de la graine.
fair-claim-again = Interrogé de nouveau, un robot refait les mêmes choix.
fair-claim-hidden = Les cartes cachées ne changent ni ce qu’un robot sait ni ce qu’il choisit.
fair-claim-peek = Un robot qui triche serait démasqué ici.
fair-claim-forged = Un relevé avec d’autres cartes, ou dont un coup de robot est changé, ne passe pas.
fair-claim-nothing = Rien de ce que vous faites ne quitte cette page.
fair-claim-strength = Les forces ci-dessous sont celles qui ont été mesurées.
fair-strength = La force des robots
fair-strength-line = Mesures : les deux donnes d’une paire ont les mêmes cartes, équipes inversées. Le gain est ce que la force supérieure prend de plus par donne ; ± vaut pour 95 mesures semblables sur 100.
fair-levels = Force contre force
fair-gain = Gain par donne
fair-pairs = Paires de donnes
fair-more = Toutes les mesures, avec les commandes qui les ont faites
fair-unit-points = points
fair-unit-tricks = levées
fair-own = Une partie gardée sur cet appareil
fair-own-none = Choisissez…
fair-text = Un relevé ou un lien
fair-text-hint = followsuit-deal 1 … ou …/#d1.…
fair-file = Choisir un fichier…
fair-verifying = On redonne les cartes et on interroge de nouveau les robots…
fair-stop = Arrêter
fair-verdict = Tout ce qui se vérifie est en règle.
fair-verdict-part = Rien ne s’y oppose, mais on ne peut pas tout vérifier.
fair-verdict-not = Ce n’est pas la partie que donne sa graine.
fair-seed = Graine :
fair-print = Empreinte (SHA-256) :
fair-drawn = { $count } appareils ont tiré la graine ensemble, chacun avec son propre nombre : personne ne l’a choisie.
fair-drawn-not = La graine n’est pas celle que les appareils ont tirée.
fair-deals-same = { $count ->
    [one] Les cartes de la seule donne sont celles de la graine.
   *[other] Les cartes des { $count } donnes sont celles de la graine.
}
fair-deals-other = Les cartes ne sont pas celles de la graine. Donnes concernées : { $numbers }.
fair-deals-unknown = { $why ->
    [no_seed] Le relevé n’a pas de graine : on ne peut pas redonner ses cartes.
   *[other] { $count ->
        [one] La donne ne peut pas être redonnée : le relevé commence plus tard que sa partie.
       *[other] { $count } donnes ne peuvent pas être redonnées : le relevé commence plus tard que sa partie.
    }
}
fair-bot-same = { $seat }, { $level } : a refait les { $same } mêmes choix.
fair-bot-claimed = { $count ->
    [1] Un coup suivait « Réclamer le reste » et n’était pas un choix.
   *[other] { $count } coups suivaient « Réclamer le reste » et n’étaient pas des choix.
}
fair-bot-other = { $seat }, { $level } : { $same } choix refaits sur { $whole }. Premier écart à la donne { $deal }, coup { $act }.
fair-bot-stopped = { $seat }, { $level } : { $same } choix refaits sur { $whole }. Premier écart à la donne { $deal }, coup { $act } : sur un appareil lent, ce robot a peut-être dû arrêter de réfléchir plus tôt.
fair-bot-unknown = { $seat } : aucun robot ici n’a la force « { $level } ».
fair-bot-unasked = { $seat }, { $level } : impossible à interroger de nouveau, car le début de la partie manque.
fair-people = { $seats } : une personne, qu’on ne peut pas interroger de nouveau.
fair-noted = L’empreinte que vous avez notée (le début suffit)
fair-noted-same = La même : les cartes étaient fixées avant que vous jouiez.
fair-noted-other = Une autre : ce n’est pas la partie d’où vous l’avez notée.
fair-exchange = Échanger les cartes cachées
fair-exchanging = On interroge de nouveau les robots, avec les cartes cachées ailleurs…
fair-exchanged = Cartes cachées échangées, jusqu’à { $moved } à la fois : { $same } choix sur { $asked } sont restés les mêmes.

## Trying other acts in a past deal

analysis = Analyse
analysis-open = Analyser à partir d’ici
analysis-close = Retour à la donne telle que jouée
analysis-plays = Ce qu’on peut faire, et ce que cela vaut
analysis-turn = C’est à { $name ->
    [Vous] vous
   *[other] { $name }
} de jouer.
analysis-over = La donne finit ici.
analysis-table = La table continue à donner : faites jouer un robot.
analysis-worlds = Moyenne sur { $worlds } donnes imaginées selon ce que { $name ->
    [Vous] vous pouviez savoir
   *[other] pouvait savoir { $name }
} : { $of ->
    [own_tricks] levées pour { $name ->
        [Vous] votre
       *[other] son
      } équipe
    [opposing_points] points pour l’attaque
   *[own_points] points pour { $name ->
        [Vous] votre
       *[other] son
      } équipe
}.
analysis-exact = Meilleur jeu de toutes les mains dans { $worlds } donnes imaginées selon ce que { $name ->
    [Vous] vous pouviez savoir
   *[other] pouvait savoir { $name }
} : { $of ->
    [own_tricks] levées pour { $name ->
        [Vous] votre
       *[other] son
      } équipe
    [opposing_points] points pour l’attaque
   *[own_points] points pour { $name ->
        [Vous] votre
       *[other] son
      } équipe
}.
analysis-best = meilleur jusqu’ici
analysis-tie = aussi bon, pour autant qu’on puisse en juger
analysis-ties = ★ est le meilleur jusqu’ici. ≈ ne s’en distingue pas encore.
analysis-worlds-you = Moyenne sur { $worlds } donnes imaginées selon ce que vous pouviez savoir : { $of ->
    [own_tricks] levées pour votre équipe
    [opposing_points] points pour l’attaque
   *[own_points] points pour votre équipe
}.
analysis-exact-you = Meilleur jeu de toutes les mains dans { $worlds } donnes imaginées selon ce que vous pouviez savoir : { $of ->
    [own_tricks] levées pour votre équipe
    [opposing_points] points pour l’attaque
   *[own_points] points pour votre équipe
}.
analysis-back = Annuler le coup
analysis-bot = Faire jouer un robot
analysis-keep = Garder comme branche
analysis-kept = Gardé comme branche
analysis-from-here = Jouer à partir d’ici
analysis-hands = Toutes les mains visibles
analysis-branches = Les branches
analysis-drop = Supprimer cette branche
analysis-remark = Note sur ce coup
analysis-remark-deal = Note sur la donne
analysis-mark = Votre avis
analysis-mark-name = { $mark ->
    [good] Bon
    [bad] Mauvais
    [unclear] À revoir
   *[none] Sans avis
}
analysis-note = Note
analysis-played = Telle que jouée
analysis-branch = Coup { $act } : { $line }{ $count ->
    [1] {""}
    [2] {""}
    [3] {""}
    [4] {""}
   *[other] {" "}… ({ $count } coups)
}

# Lessons
lessons = Apprendre en jouant
lessons-line = { $game } : apprenez en vingt minutes, par de courts exercices à la table, une idée à la fois.
lessons-read = Ou lisez tout en deux minutes
lessons-begin = Commencer ici
lessons-waiting = La table se prépare…
lessons-number = { $number }. { $title }
lessons-next = Leçon suivante
lessons-again = Réessayer
lessons-all = Toutes les leçons
lessons-punished = Vous ne pouviez pas voir les autres mains. Elles sont faites pour que ce coup échoue : c’était un risque.
lessons-stars = { $count ->
    [one] { $count } étoile sur trois
   *[other] { $count } étoiles sur trois
  }
refusal-no_lesson = Aucune leçon ne porte ce nom.
refusal-bad_lesson = Cette leçon est illisible.
refusal-not_a_lesson = Ce n’est pas une leçon.
refusal-lesson_version = Cette leçon est faite pour une version plus récente de la page.
refusal-bad_goal = Cette leçon demande une chose qui ne se vérifie pas.
refusal-no_position = Aucune donne ne convient à cette leçon.

# Puzzles, and moments tried again
moment-try-title = Trouvez le meilleur coup
puzzle-title = Problème : { $theme }
puzzle-playing = { $moment ->
    [yes] Vous voilà avant cette décision, avec ce que vous saviez alors.
   *[no] Quel est le meilleur coup ici, selon ce que cette place peut savoir ?
  }
puzzle-replying = Voyons la réponse…
puzzle-right = { $tries ->
    [1] Juste : pour autant que cette place puisse savoir, rien n’est meilleur.
   *[other] Juste, à l’essai { $tries } : pour autant que cette place puisse savoir, rien n’est meilleur.
  }
puzzles = Problèmes
puzzles-of = Problèmes : { $game }
puzzles-open = Problèmes
puzzles-line = Une décision par problème, au milieu d’une donne. Ce qui vaut le meilleur coup est juste aussi.
puzzles-next = Problème suivant
puzzles-daily = Problème du jour
puzzles-all = Tous les problèmes
puzzles-count = Trouvés : { $found } sur { $all }.
puzzles-due = { $due ->
    [1] Un problème est à refaire aujourd’hui.
   *[other] { $due } problèmes sont à refaire aujourd’hui.
  }
puzzles-themes = Thème
puzzle-theme-all = Tous
puzzles-evenly = Le problème suivant est du thème que vous avez le moins essayé. Les nombres disent combien il y en a : de certains thèmes, il y en a peu.
puzzles-grades = Difficulté
puzzles-measured = La difficulté est mesurée : moins de nos { $levels } niveaux trouvent un problème, plus il est difficile.
puzzle-grade = { $grade ->
    [all] Toutes
    [easy] Facile
    [middling] Moyenne
    [hard] Difficile
   *[hardest] Très difficile
  }
puzzle-theme-follow = Fournir
puzzle-theme-lead = Entamer
puzzle-theme-throw = Lancers
puzzle-theme-bury = Enterrer
puzzle-theme-points = Donner des points
puzzle-theme-trumps = Faire tomber les atouts
puzzle-theme-endgame = Fins de donne
puzzle-theme-bet = Miser
puzzle-theme-name = Nommer l’atout
refusal-no_puzzle = Aucun problème ne porte ce nom.
refusal-no_puzzle_now = Cette décision est prise. Essayez-la de nouveau.
refusal-bad_puzzle = Ce problème est illisible.
refusal-not_a_puzzle = Ce n’est pas un problème.

# Challenges: a deal for others to play, and what it came to beside them ---------------------------------------

contest = Un défi
contest-outcome = Comparaison
contest-waiting = Le défi s’ouvre…
contest-against = contre des robots de force { $level }
contest-day = la donne du { $day }
contest-seats = { $count } joueurs
contest-you = Vous
contest-friend = L’autre personne
contest-open = Ces cartes ont été données pour vous. Jouez-les, puis comparez.
contest-beat = Vous avez les mêmes cartes, la même place et les mêmes robots. Ferez-vous mieux ?
contest-other-bots = Ce défi vient d’une autre version de Follow Suit. Les cartes sont les mêmes, mais les robots peuvent jouer autrement.
contest-refused = Le résultat de ce lien n’est pas montré. { $why }
contest-refused-act = Le résultat de ce lien n’est pas montré, car les règles ne permettent pas cette ligne : { $act }
contest-match-stays = La partie sur votre table est gardée ; vous pourrez la continuer plus tard.
contest-play = Jouer ces cartes
contest-result = Comparer les résultats
contest-compare = Comparer…
contest-share = Défier quelqu’un
contest-back = Retour
contest-to-deal = Retour à la donne
contest-assisted = Vous avez eu de l’aide dans cette donne.
contest-unfinished = Cette donne n’a pas été jouée jusqu’au bout : vous n’avez donc pas de résultat.
contest-verdict = { $better ->
    [you] Vous avez fait mieux de { $by }.
    [them] { $name } a fait mieux de { $by }.
   *[none] Vous arrivez à égalité.
}
field = La même place, jouée par les robots
field-begins = Les robots prennent votre place…
field-said = { $own } : mieux que { $better } sur { $of }{ $even ->
    [0] {""}
   *[other] , à égalité avec { $even }
}. Médiane, force { $level } : { $middle }.
field-middle = Médiane sur { $of }, force { $level } : { $middle }.
field-progress = Combien ont joué
field-stop = Arrêter
field-how = { $count } fois, un robot a pris cette place avec les mêmes cartes contre les mêmes adversaires. Le chiffre est ce que votre équipe a marqué, moins ce qu’a marqué l’autre.
field-how-tractor = { $count } fois, un robot a pris cette place avec les mêmes cartes contre les mêmes adversaires. Le chiffre dit de combien de points votre équipe a dépassé le but ou, comme équipe déclarante, de combien elle a tenu l’autre en dessous.
share-claim = Avec mon résultat
share-cards = Les cartes seulement
share-claim-line = Qui ouvre ce lien joue les mêmes cartes, de votre place, contre les mêmes robots, et voit votre résultat à côté du sien. Votre jeu est dans le lien ; rien n’est téléversé.
share-cards-line = Qui ouvre ce lien joue les mêmes cartes, de la même place, contre les mêmes robots. Rien n’est téléversé.
share-dare-title = Follow Suit : jouez ma donne ({ $game })

# The deal of the day -----------------------------------------------------------------------------------------

daily = Donne du jour
daily-today = Aujourd’hui :
daily-line = Tout le monde a les mêmes cartes, contre les mêmes robots.
daily-next = La prochaine donne arrive à { $time }.
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
daily-squares = Levée par levée
daily-squares-line = Un carré par levée. Personne n’y apprend une carte.
daily-squares-missed = Jaune : un autre coup valait mieux, selon ce que vous pouviez savoir.
square-won = Levée { $number } : gagnée, avec des points
square-won-rangvaar = Levée { $number } : gagnée
square-empty = Levée { $number } : sans points
square-lost = Levée { $number } : perdue, avec des points
square-lost-rangvaar = Levée { $number } : perdue
square-missed = Levée { $number } : ici, un autre coup était meilleur
daily-better = mieux que { $better } sur { $of }{ $even ->
    [0] {""}
   *[other] , à égalité avec { $even }
}
daily-copy = Copier le résultat
daily-send = Partager…
daily-save = Enregistrer l’image
result-copied = Copié.
result-refused = Ce navigateur ne laisse pas la page copier. Enregistrez plutôt l’image.
daily-field-damaged = Le fichier des résultats des robots pour ce mois est endommagé ; ils jouent donc ici maintenant.
