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

home-offers = Les jeux
home-games = Jeu
home-new = Vous découvrez ce jeu ?
home-day = Donne du jour
home-day-done = Donne du jour : { $result }
home-rules = Règles
home-length = Combien de temps ?
length-minutes = env. { $count } min
length-alone = Une seule donne se joue seul, contre des robots.
length-house-line = Aussi longtemps que le disent vos règles maison.
length-deal = Une donne
length-deal-line = Une seule donne. Ensuite, voyez comment nos robots jouent les mêmes cartes, ou envoyez-les à un ami.
length-evening = Une petite soirée
length-evening-line-tractor = Du 10 à l’as : une dizaine de donnes, de huit à douze selon les règles. Aucune équipe ne dépasse le 10 ni le roi avant de les avoir défendus.
length-whole = Jusqu’au bout
length-whole-line-tractor = Du 2 à l’as : une trentaine de donnes.
length-200 = Jusqu’à 200
length-300 = Jusqu’à 300
length-500 = Jusqu’à 500
length-3 = 3 donnes
length-5 = 5 donnes
home-table = Table
home-table-name = { $seats } joueurs, { $packs } paquets
home-table-line = { $seats ->
    [4] Quatre
    [6] Six
   *[8] Huit
  } joueurs, { $packs ->
    [2] deux
    [3] trois
   *[4] quatre
  } paquets : { $hand } cartes chacun, { $kitty } au talon. L’attaque a besoin de { $goal } points.
home-table-only = « { $rules } » ne se joue qu’à cette table.
home-table-only-auction = « { $rules } » oppose une équipe à une autre : seulement à quatre joueurs et deux paquets. À plus nombreux, on déclare l’atout pendant la donne.
home-table-other-auction = Plutôt déclarer
home-name = Votre nom
home-name-hint = Vous
home-level = Force des robots
level-beginner = Débutant
level-casual = Amateur
level-expert = Expert
level-master = Maître
language = Langue
home-first = Jouer votre première donne
home-guided = Une première donne, expliquée
home-again = Rejouer
home-streak = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
  }
home-learn = Apprendre et s’exercer
home-cards = À votre propre table
home-sites = Pour vos programmes et vos sites
home-about = À propos de ce site
home-deal = Jouer
home-deals = { $rules } · robots : { $level }
home-deals-chips = { $rules } · robots : { $level } · enjeu { $stake }
home-last = Joué en dernier
home-ways = Et aussi
home-days = Tous les jours
home-docs = Pour programmer
home-python = Jouer avec Python
home-accessibility = Accessibilité
home-waiting = Dès que c’est prêt…
home-continue = Continuer votre partie
home-continue-which = { $game }, donne { $deal }
home-note = Gratuit, sans compte, même hors ligne. Rien ne quitte cette page.
home-note-online = Gratuit, sans compte. Rien ne quitte cette page.
home-no-script = Pour jouer, cette page a besoin de JavaScript et de WebAssembly, et JavaScript est désactivé ici. Les règles se lisent sans lui.
home-no-files = Le script de cette page n’est pas arrivé : impossible de jouer ici. Si l’adresse ne se termine pas par /, ajoutez-en un et rouvrez-la. Les règles se lisent sans lui.
home-from-file = Un navigateur n’exécute pas cette page depuis un fichier. Ouvrez plutôt follow-suit.html, tout le jeu en un seul fichier, joint à chaque version ; ou lancez python3 build/play.py dans les sources.
home-one-file-cut = Ce fichier s’arrête trop tôt : il a été coupé en chemin. Récupérez-le de nouveau.
home-one-file-old = Ce navigateur est trop ancien pour ce fichier. Ouvrez-le dans un plus récent.
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
    [stock] Le moteur a démarré par une autre voie, avec les fichiers de Python tels quels. C’est plus long au départ, et le jeu est le même.
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
settings-cloth = Tapis
cloth-linen = Lin
cloth-sage = Sauge
cloth-rose = Rose
cloth-felt = Feutre sombre
settings-motion = Animations
motion-system = Selon le système
motion-reduced = Aucune
motion-full = Toutes
settings-order = Ordre de votre main
settings-avatar = Votre emblème à la table
avatar-star = Étoile
avatar-pinwheel = Moulin
avatar-hourglass = Sablier
avatar-cross = Croix
avatar-geese = Oies
avatar-window = Fenêtre
avatar-stairs = Escalier
avatar-house = Maison
avatar-off = Aucun emblème
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
settings-tapToContinue = Après chaque levée, attendre que je continue
settings-autoplay = Jouer pour moi quand il n’y a qu’un seul coup possible
settings-oneTap = Jouer une carte d’un seul toucher
settings-points = Marquer les points sur les cartes
settings-coach = Mentor : demander « Vraiment ? » avant un coup nettement coûteux
settings-volume = Volume du son
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
review-score-tractor = Nous sommes au niveau { $us_level }, eux au niveau { $them_level }.

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
engine-first = Les cartes et les règles arrivent
engine-stage = { $stage ->
    [download] Les cartes et les règles arrivent
    [python] On bat les cartes
    [engine] Préparation de la table
   *[other] Chargement du moteur
  }
engine-bytes = { $loaded } Mo sur { $total }
engine-missing = { $loaded } Mo du jeu sur { $total } sont là ; le reste manque.
engine-by-itself = Tout reprend dès que la connexion revient.
engine-cut-off = Pas de connexion : { $percent } % du jeu est là. { engine-by-itself }
engine-ready = Prêt
engine-otherwise = Démarrage par une autre voie
engine-meanwhile = En attendant : les règles en deux minutes
engine-retry = Réessayer
page-anew = Charger la nouvelle version
update-ready = Mise à jour prête
update-ready-note = Une version plus récente de la page est arrivée. Votre partie continue là où elle en est.
engine-failed = Le moteur n’a pas démarré
failure-wasm_blocked = Ce navigateur ne laisse pas la page utiliser WebAssembly, dont le moteur a besoin. Un mode de protection ou une extension en est peut-être la cause.
failure-file_missing = Ce site ne fournit pas un fichier dont le moteur a besoin.
failure-damaged = Un fichier du moteur est arrivé abîmé : ce n’est pas celui avec lequel ce site a été construit.
failure-policy = Une règle de sécurité de ce site empêche le moteur de fonctionner. Seul le responsable du site peut la changer.
failure-frame_refused = Ce site interdit le cadre dans lequel le moteur fonctionne. Seul le responsable du site peut y remédier.
failure-wrong_type = Ce site envoie un fichier du moteur sous une forme qu’aucun navigateur n’exécute. Seul le responsable du site peut y remédier.
failure-too_many = Ce site n’accepte plus de demandes pour l’instant. Attendez un peu, puis réessayez.
failure-unreachable = Ce site ne répond pas. La connexion est peut-être coupée, ou le site en panne.
failure-script = Le script de la page n’est pas arrivé, ou le site l’envoie sous une forme qu’aucun navigateur n’exécute.
failure-stalled = Le chargement n’avance plus. La connexion ou le site est peut-être lent : réessayez.
failure-boot_failed = Le moteur est chargé, mais il n’a pas démarré.
failure-outdated = { notice-outdated }
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
seat-handed_over = Un robot joue
seat-stand_in = Absent, un robot joue
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
  }{ $forced ->
    [yes] , d’office
   *[no] {""}
  }
trump-label = { $suit ->
    [none] L’atout n’est pas encore nommé
    [NT] Sans atout
   *[other] L’atout est { suit }
  }
order = Quelle carte bat laquelle
order-open = Ce qui bat quoi, et ce qui compte
order-trumps = { $count ->
    [0] Aucun atout n’est encore connu.
   *[other] Les atouts battent toutes les autres cartes. Le plus fort d’abord :
  }
order-equal = Entre atouts de même force, le premier joué l’emporte.
order-plain = Sans atout, la plus forte carte de la couleur demandée prend la levée. La plus forte d’abord :
order-points = Ces cartes valent des points : { $worth }.
order-tricks = Aucune carte ne vaut de points : ce sont les levées qui comptent.
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
prompt-play-only = Seul choix : { $cards }
prompt-play-lead = À vous d’entamer
prompt-play-lead-taught = À vous : un toucher prend paire ou tracteur, un autre repose une carte
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
prompt-dealing-taught = On donne les cartes. Touchez le paquet pour arrêter

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
hand-over = Laisser un robot continuer
handed-over-line = Un robot joue pour vous jusqu’à la fin de la donne.
take-over = Reprendre la main
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

multiplayer = Jouer ensemble
score-sheet = Avec de vraies cartes
menu-sheet = Compter les points avec de vraies cartes
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
refusal-pictures_hidden = Ce navigateur cache les images aux pages : aucun code ne peut être lu ici. Collez plutôt le lien.
refusal-line_lost = La liaison avec la table est coupée.
refusal-line_misbehaved = Ce téléphone a envoyé ce qu’aucun des nôtres n’envoie : sa liaison a été fermée et un robot a pris sa place.
refusal-not_for_guests = Ce téléphone n’a pas de moteur à lui : cela se fait sur l’appareil qui distribue, ou ici une fois la partie finie.
refusal-undo_asked = On demande à l’autre équipe : { $names }.
refusal-undo_declined = L’autre équipe n’est pas d’accord.
refusal-undo_too_soon = Vous pouvez le demander une fois par minute.
refusal-undo_too_often = Vous pouvez le demander trois fois par donne.
refusal-not_drawn = Les cartes n’ont pas été tirées : quelqu’un n’a pas accepté, ou n’a pas donné de nombre.
refusal-host_left = La table a été abandonnée, ou la place donnée à quelqu’un d’autre.
refusal-host_older = L’appareil qui distribue a une version plus ancienne de Follow Suit. Rechargez-y la page.
refusal-guest_older = Ce téléphone a une version de Follow Suit plus ancienne que la table.
refusal-next_deal = Vous vous assiérez à la donne suivante.

## People who share the device

pass-cover = Cacher les cartes
pass-next = À { $name } maintenant
pass-show = { $name } : voir mes cartes
pass-hold = { $name } : maintenir pour voir mes cartes
pass-wait = Toutes les cartes sont cachées
pass-watch = Les robots jouent
pass-peek = Voir vos cartes
pass-cards-of = Cartes : { $name }
pass-look-back = Qui veut revoir la donne ?
pass-undo = Annuler le coup ?
pass-undo-line = { $name } aimerait annuler sa dernière décision. { $names }, êtes-vous d’accord ?
pass-undo-yes = Oui, annuler
pass-undo-no = Non
side-names = { $one } et { $other }
side-or = { $one } ou { $other }
us-shared = { $usFirst }
them-shared = { $themFirst }
review-side-shared = { $side ->
    [us] { $usNames }
   *[them] { $themNames }
  } : { $taken } dans cette donne, { $total } en tout.
review-score-tractor-shared = { $usNames } sont au niveau { $us_level }, { $themNames } au niveau { $them_level }.
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
ledger-attackers-label-shared = { $whose ->
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
tally-to-ace-shared = { $whose ->
    [us] { $usNames }
   *[them] { $themNames }
  } montent à l’as
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
sound-off = Couper le son
sound-on = Mettre le son
feat-captured = { $us ->
    [yes] Nous prenons le talon
   *[no] L’autre équipe prend le talon
  }
feat-streak = { $count } jours de suite
feat-best = Votre meilleur résultat
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
breakdown-made = mise de { $contract }, { $took } pris : { $change }
breakdown-lost = mise de { $contract }, { $took } pris, il en manque { $missing } : la mise est perdue, { $change }
breakdown-took = { $took } pris : { $change }
breakdown-no_bet = { $took } pris, mais à 100 ou plus une équipe ne marque que si elle a misé : { $change }
breakdown-made-rangvaar = annonce de { $contract }, { $took } prises : { $change }
breakdown-took-rangvaar = { $took ->
    [one] { $took } levée prise
   *[other] { $took } levées prises
  } : { $change }
breakdown-shortfall = annonce de { $contract }, { $took ->
    [one] { $took } prise
   *[other] { $took } prises
  } : { $took } − { $missing ->
    [one] { $missing } manquante
   *[other] { $missing } manquantes
  } = { $change }
breakdown-minus_bid = annonce de { $contract }, { $took ->
    [one] { $took } prise
   *[other] { $took } prises
  }, il en manque { $missing } : moins l’annonce, { $change }
breakdown-floor_zero = annonce de { $contract }, { $took ->
    [one] { $took } prise
   *[other] { $took } prises
  } : { $took } − { $missing ->
    [one] { $missing } manquante
   *[other] { $missing } manquantes
  }, mais pas moins de 0 : { $change }
breakdown-levels = { $range ->
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
    [declaring_to_ace] la défense monte à l’as
    [opposing_to_ace] elle monte à l’as
    [nobody] personne ne monte
   *[bid] personne ne monte, car l’annonce a chuté
  }.
breakdown-held_at_ace = La défense a tenu à l’as, et cela gagne la partie.
breakdown-stopped = Un niveau qu’il faut défendre arrête la montée.

## Menu and panels

menu = Menu de la table
menu-close = Fermer
menu-deal = Cette donne
menu-match = Cette partie
agreements = Conventions
menu-leave = Quitter la table
menu-leave-note = Vous pourrez continuer : la partie est gardée.
give-up = Abandonner
give-up-sure = Abandonner cette partie ?
give-up-anew = Abandonner cette partie et en commencer une autre ?
give-up-line = Vous ne pourrez plus la continuer. Les donnes jouées restent sous « Vos parties ».
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
trouble-copy = Copier cette donne
trouble-close = Continuer

elsewhere = Cette partie est ouverte dans un autre onglet
elsewhere-line = Elle ne se joue que dans un onglet à la fois. Si vous continuez ici, l’autre onglet la laisse.
elsewhere-here = Jouer ici
elsewhere-leave = La laisser là-bas
notices = Avis
notice-close = Fermer cet avis
notice-loading = Chargement…
notice-file_missing = Une partie de la page n’a pas pu être chargée. La connexion est peut-être coupée, ou le site en panne.
notice-outdated = Une partie de cette page n’est plus sur le site : une version plus récente s’y trouve. Chargez-la. Ce que vous avez joué est gardé.
notice-outdated_unkept = Une partie de cette page n’est plus sur le site : une version plus récente s’y trouve. Chargez-la une fois la partie finie : elle n’est pas gardée ici.
notice-refused = Ce navigateur ne garde rien pour cette page. Ce que vous jouez est oublié quand vous la fermez.
notice-full = L’appareil n’a plus de place. Vous pouvez continuer, mais la suite est oubliée quand vous fermez la page.
notice-lost = Le navigateur n’atteint plus son stockage. Vous pouvez continuer ; la suite reste en mémoire. Sous « Vos données », vous pouvez l’enregistrer dans un fichier.
notice-unkept = Le navigateur enregistre vos parties, mais pas vos réglages, vos étoiles, vos problèmes ni vos places. Ce qui en est nouveau vaut jusqu’à la fermeture de la page.
notice-elsewhere = Votre partie continue dans un autre onglet.
notice-undo_request = Quelqu’un de l’autre équipe aimerait annuler son dernier coup.
notice-undo_request-look = Répondre
notice-restarted = Le moteur s’était arrêté et a redémarré. Votre partie continue là où elle en est.
notice-act_lost = Il a fallu redonner les cartes, et ce que vous aviez fait ne leur convient pas. Choisissez de nouveau.
notice-language = Cette langue n’est pas encore sur cet appareil et n’a pas pu être téléchargée. Choisissez-la de nouveau plus tard.
notice-textTable = La table peut aussi se présenter en lignes et en boutons, sans images.
notice-textTable-use = Passer à la table en texte
notice-aside = Quelque chose de gardé n’a pas pu être lu. C’est mis de côté, sous « Vos données ».

## The past: matches played, statistics, everything as a file

history = Vos parties
history-matches = Parties
history-statistics = Statistiques
history-data = Vos données
history-none = Aucune partie encore
history-none-line = Chaque partie que vous jouez est gardée ici, dans ce navigateur. Chacune de ses donnes peut se revoir, carte par carte.
history-more = En montrer plus ({ $count })
history-won = Gagnée
history-lost = Perdue
history-won-by = Gagnée par { $names }
history-watched = Robots seulement
history-tie = Nulle
history-unfinished = À la donne { $deal }
history-assisted = avec aide
history-continue = Continuer
history-continue-label = Continuer : { $game }, donne { $deal }
history-to-list = Toutes les parties
history-to-match = Toutes les donnes
history-deal = Donne { $number }
history-deal-open = Pas jouée jusqu’au bout
history-deal-passed = Tout le monde a passé
history-deal-bid = { $you ->
    [yes] Vous
   *[no] { $name }
  } : contrat de { $contract }, pris { $taken } : { $made ->
    [yes] réussi
   *[no] chuté
  }
history-deal-declared = { $whose ->
    [us] Nous défendions
    [other] { $name } défendait
   *[them] L’autre équipe défendait
  } ; l’attaque a pris { $taken } : { $made ->
    [yes] la défense a tenu
   *[no] la défense a cédé
  }
history-save-record = Enregistrer le relevé
history-remove = Supprimer cette partie
history-remove-sure = Supprimer pour de bon
history-keep = Non, la garder
history-unreadable = Cette partie n’a pas pu être lue. Elle est mise de côté, sous « Vos données ».
history-wait = Le moteur n’est pas encore prêt. La partie s’ouvrira dès qu’il le sera.
level-mixed = Mixte
replay-controls = Au fil de la donne
replay-back = Une carte en arrière
replay-on = Une carte en avant
replay-stop-back = Une levée en arrière
replay-stop-on = Une levée en avant
replay-step = Où dans la donne
replay-at = Étape { $step } sur { $steps }
replay-yourself = La jouer vous-même
replay-played-by = Jouée par { $names }
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
    [1] Une partie, feuille de marque ou règle maison est gardée
   *[other] { $count } parties, feuilles de marque et règles maison sont gardées
  } dans ce navigateur, sur cet appareil, et nulle part ailleurs. Un fichier transporte tout sur un autre appareil.
data-where-memory = { $count ->
    [0] Rien n’est gardé encore. Ce que vous jouez est gardé
    [1] Une partie, feuille de marque ou règle maison est gardée
   *[other] { $count } parties, feuilles de marque et règles maison sont gardées
  } en mémoire seulement, jusqu’à la fermeture de cette page. Un fichier garde tout.
data-where-lost = Le navigateur n’atteint plus son stockage. Ce que vous avez fait depuis reste en mémoire seulement, jusqu’à la fermeture de cette page. Un fichier le garde.
data-where-full = L’appareil n’a plus de place. Ce que vous avez fait depuis reste en mémoire seulement, jusqu’à la fermeture de cette page. Un fichier le garde.
data-safari = Safari sur iPhone, iPad ou Mac supprime ce qu’un site garde quand vous avez utilisé Safari sept jours sans ouvrir ce site. Il ne le fait pas si la page est installée : Partager, Sur l’écran d’accueil, sur Mac Ajouter au Dock.
data-save = Tout enregistrer dans un fichier
data-choose = Ouvrir un fichier
data-checking = Lecture du fichier : { $done } sur { $of }…
data-offer = Fichier enregistré le { $day } : { $count ->
    [0] les réglages et la progression
    [1] une partie, feuille de marque ou règle maison
   *[other] { $count } parties, feuilles de marque et règles maison
  }.
data-add = Ajouter son contenu
data-replace = Tout remplacer par ce fichier
data-replace-line = Les parties, les feuilles de marque, les règles, les réglages et la progression gardés ici disparaissent, et ceux du fichier prennent leur place.
data-replace-sure = Tout remplacer
data-saved = Le fichier est enregistré.
data-saved-partly = { $count ->
    [1] Le fichier est enregistré. Un élément n’a pas pu être lu et n’y est pas.
   *[other] Le fichier est enregistré. { $count } éléments n’ont pas pu être lus et n’y sont pas.
  }
data-taken = { $count ->
    [0] Rien de nouveau dans le fichier.
    [1] Un élément a été ajouté.
   *[other] { $count } éléments ont été ajoutés.
  }
data-full = Il n’y a pas assez de place sur cet appareil. Rien n’a été changé.
data-clear = Tout supprimer
data-clear-all = Tout supprimer…
data-clear-line = { $count ->
    [0] Les statistiques
    [1] Une partie, feuille de marque ou règle maison, les statistiques
   *[other] { $count } parties, feuilles de marque et règles maison, les statistiques
  }, les réglages et la progression disparaissent pour de bon. Un fichier enregistré auparavant peut encore être rouvert.
data-clear-sure = Tout supprimer pour de bon
data-cleared = Tout est supprimé.
data-not-cleared = Le navigateur n’atteint pas son stockage : tout n’a pas été supprimé. Fermez la page, rouvrez-la et supprimez alors.
data-aside = Mis de côté
data-aside-line = Ceci était gardé et n’a pas pu être lu. Cela ne gêne rien.
data-aside-unknown = Un élément
data-aside-unreadable = Ce n’est rien de ce qui est gardé ici.
data-aside-save = L’enregistrer
data-aside-drop = Supprimer
export-file-torn = Ce fichier n’a pas pu être lu. Rien n’a été changé.
export-file-foreign = Ce n’est pas un fichier de Follow Suit. Rien n’a été changé.
export-file-newer = Ce fichier vient d’une version plus récente de cette page. Rien n’a été changé.
export-file-match = L’élément { $number } de ce fichier n’a pas de sens. Rien n’a été changé.
export-file-record = Le texte de l’élément { $number } de ce fichier n’a pas pu être lu. Rien n’a été changé.
export-file-wait = Le moteur doit examiner le fichier, mais n’est pas encore prêt. Réessayez dans un instant.

# Sharing a deal
share = Partager
share-open = Partager…
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
share-copy-text = Copier en texte
share-copied = Copié.
share-refused = Ce navigateur ne permet pas de copier. Sélectionnez le lien et copiez-le vous-même.
share-send = Envoyer…
share-code = Code QR
share-code-label = Code QR du lien
share-save = Enregistrer un fichier
share-too-long = C’est trop long pour un lien : certains logiciels le couperaient. Envoyez plutôt un fichier.

# A deal that came in a link
replay-link = Une donne partagée
replay-link-waiting = Ouverture en cours…
received = Ce qui a été envoyé
unread-lines = Tout n’a pas été compris :
unread-more = Et { $count } de plus.
replay-play = Lecture
replay-pause = Pause

# The referee’s page
deal-editor = Composer une donne
referee = Demander à l’arbitre
side = { $side ->
    [NS] Nord et Sud
   *[EW] Est et Ouest
  }
example-pass = passe
example-tie = personne

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
   *[other] , { ledger-points }
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

## Play chips

chips = { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
stake-for = On joue pour
stake-for-chips = Des jetons
stake-for-nothing = Rien
stake = Enjeu
stake-note = Jetons pour jouer : aucun argent réel, nulle part.
packet = { $count ->
    [one] Encore { $count } carte
   *[other] Encore { $count } cartes
  } une fois l’atout nommé
packet-short = encore { $count }
pot-label = Un pot de { $pot }, un enjeu de { $stake } chacun{ $kept ->
    [no] {""}
   *[other] , dont { $kept } chacun sont retenus
  }.
pot-note = jetons
pot-short = Pot { $pot } · { $stake } chacun{ $kept ->
    [no] {""}
   *[other] , dont { $kept } retenus
  }
payout = Paiement
payout-pot = Le pot
payout-commission = Commission
payout-you = Vous recevez

## Tractor: levels and roles

level = Niveau
ledger-level = { level }
role = Rôle
role-defend = défense
role-attack = attaque
role-goal = annonce { $value }
ledger-attackers = Attaque
ledger-attackers-none = Personne n’attaque encore
pile-open = Ce que l’attaque a pris
pile = Cartes à points de l’attaque
pile-none = Aucune encore.
pile-goal = Avec { $goal } points, l’attaque passe à la défense. Avec moins, la défense continue.
ledger-attackers-label = { $whose ->
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
prompt-awaited = Les autres joueurs sont encore en route : { $percent } % du jeu est là.
prompt-dealing-declared = { $suit ->
    [NT] Sans atout
   *[other] { suit-title }
  } pour l’instant, déclaré par { $you ->
    [yes] vous
   *[no] { $name }
  }
prompt-declare = Vous pouvez déclarer l’atout
prompt-declare-chosen = { $cards } : { $suit ->
    [NT] sans atout
   *[other] atout { suit }
  }. Touchez encore pour déclarer.
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
prompt-wait-last_chance = Toutes les cartes sont données
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
tally-to-ace = { $whose ->
    [us] Nous montons
   *[them] L’autre équipe monte
  } à l’as
tally-tricks = { $whose ->
    [us] Nous attaquions : points des levées
   *[them] L’autre équipe attaquait : points des levées
  }
tally-penalty = Lancers ratés
tally-kitty = Talon : { $points } × { $multiplier }
tally-kitty-closed = Talon : non compté
tally-kitty-look = Le talon reste fermé. Le regarder
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
news-last_chance_began = Toutes les cartes sont données. Vous avez une dernière chance de déclarer.
news-last_chance_passed = Vous ne déclarez pas.
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
news-your-turn-bid-tractor = C’est à votre équipe d’annoncer.
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
refusal-not_offered = Cela n’est pas possible à cette table.
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
refusal-no_declaration = { $fault ->
    [lone_joker] Un joker seul ne déclare rien : il en faut deux semblables.
    [mixed_jokers] Un petit et un grand joker ne déclarent rien : il en faut deux semblables.
    [two_suits] Des cartes de deux couleurs ne déclarent rien : montrez celles d’une seule.
    [with_joker] Un joker avec des cartes du rang { $rank } ne déclare rien : montrez l’un ou l’autre.
    [not_trump_rank] Ce n’est pas le rang d’atout : seuls déclarent les cartes du rang { $rank } et les paires de jokers.
    [single] À cette table, une seule carte ne déclare rien : montrez-en deux identiques.
   *[other] Ces cartes ne déclarent rien : montrez une carte du rang { $rank }, plusieurs identiques, ou au moins deux jokers semblables.
  }
refusal-already_declared = Vous avez déclaré avec { $standing }. Vous ne pouvez montrer que plus des mêmes cartes, ni autre couleur ni jokers.
refusal-too_weak = { $fault ->
    [shown_already] Vous l’avez déjà montré, et cela tient : { $standing }.
    [overridden] Votre déclaration a été battue par { $standing }. Seul quelque chose de plus fort vous fait revenir.
    [equal] Déjà montré : { $standing }, aussi fort. À force égale, rien n’est battu.
   *[weaker] Déjà montré : { $standing }. Seul quelque chose de plus fort peut le battre.
  }
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
refusal-cannot_hand_over = Aucune donne n’est en cours, ou un robot joue déjà la suite.

# Chips
refusal-bad_stake = Un enjeu s’écrit comme 5 ou 7,50, et vaut au moins { $leastChips }.
refusal-no_stakes = Ce jeu ne se joue pas pour des jetons.

# What cannot be read
refusal-bad_json = Le message n’est pas du JSON.
refusal-bad_message = Le moteur ne connaît pas ce message.
refusal-bad_version = La page et le moteur sont de versions différentes. Rechargez la page.
refusal-bad_action = Ce n’est pas un coup de ce jeu.
refusal-bad_field = Quelque chose dans le message n’a pas de sens.
refusal-missing_field = Il manque ceci : { $field }
refusal-unknown_field = Le message dit quelque chose que le moteur ne connaît pas.
refusal-unknown_op = Le moteur n’a pas de message de ce genre.
refusal-unknown_question = L’arbitre n’a pas cette question.
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
refusal-unknown_kind = Cette page ne connaît pas ce genre de texte : { $text }
refusal-document_newer = Ce texte vient d’une version plus récente de Follow Suit. Rechargez la page et rouvrez-le.
refusal-place = Ligne { $line }, caractère { $at } ({ $text }) : { $why }
refusal-place-bare = Ligne { $line }, caractère { $at } : { $why }
refusal-text_too_long = Le texte est trop long : on peut lire { $most } caractères.
refusal-name_too_long = Un nom ou une note est trop long : { $most } caractères au plus ici.
refusal-file_too_long = Ce fichier est trop gros pour ce que l’on garde ou envoie ici.
refusal-file_unreadable = Le navigateur n’a pas pu lire ce fichier. C’est peut-être un dossier, ou il a été déplacé.
refusal-unknown_line = La ligne { $line } n’a pas été comprise : { $text }
refusal-left_over = Non lu, à la ligne { $line } : { $text }
refusal-more_links = La ligne { $line } contient un autre lien, qui n’a pas été ouvert : { $text }
refusal-more_documents = Un autre texte commence à la ligne { $line }. Il n’a pas été ouvert.
refusal-more_files = Non ouvert : { $text }. Un seul fichier est ouvert à la fois.
refusal-not_text = Ce fichier n’est pas un texte.
refusal-not_a_document = Ce texte ne dit pas ce qu’il est. Collez-le en entier dès sa première ligne, ou collez un lien.
refusal-not_a_challenge = Ce n’est pas un défi.
refusal-not_a_question = Ce n’est pas une question à l’arbitre.
refusal-bad_question = L’arbitre ne peut pas lire cette question.
refusal-no_suit = La ligne { $line } ne dit pas la couleur de { $text }. Écrivez par exemple ♠{ $text }.
refusal-no_hands = Il n’y a pas de mains dans ce texte.
refusal-not_a_sheet = Ce n’est pas une feuille de marque.
refusal-bad_line = { $line ->
    [0] Une ligne de ce texte est illisible.
   *[other] La ligne { $line } est illisible : { $text }
}
refusal-field_twice = La ligne { $line } répète ce que dit une ligne précédente : { $text }
refusal-bad_number = Un nombre du relevé est illisible.
refusal-no_deal = Le relevé ne contient aucune donne.
refusal-deal_unfinished = Une donne au milieu du relevé n’est pas finie.
refusal-does_not_follow = Le relevé dit une chose impossible après ce qui précède.

# Links that carry a deal
refusal-not_a_link = Ce n’est pas un lien vers une donne.
refusal-no_longer = Ceci ne fait plus partie de Follow Suit.
refusal-not_house_rules = Ce ne sont pas des règles maison. Collez un lien vers de telles règles, ou leur texte entier dès la première ligne.
refusal-link_newer = Ce lien vient d’une version plus récente de Follow Suit. Rechargez la page et rouvrez le lien.
refusal-link_cut = Il manque la fin de ce lien. Redemandez-le ; certains logiciels coupent les longs liens.
refusal-link_damaged = Ce lien a été altéré en chemin. Redemandez-le.
refusal-link_too_long = C’est trop long pour un lien.
refusal-not_the_days_cards = Ce lien ne contient pas les cartes du jour qu’il nomme.
refusal-claim_unfinished = Le résultat de ce lien s’arrête avant la fin de la donne.

# Any other
refusal-file_missing = Une partie de la page n’a pas pu être chargée. La connexion est peut-être coupée, ou le site en panne.
refusal-outdated = { notice-outdated }
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
hint-awaited = Le conseil attend le reste du jeu, qui arrive encore : { $percent } % est là.
hint-more = Détails
hint-bury = Enterrer les { $count } cartes marquées
hint-close = Fermer l’indice
hint-assisted-line = Vous avez eu de l’aide dans cette donne : un indice, le mentor, un coup annulé ou un robot à votre place.
hint-assisted-by = Vous avez eu de l’aide dans cette donne : { $helps }.
help-given = { $by ->
    [hint] un indice
    [coach] une question du mentor
    [handed_over] un robot qui a joué à votre place
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
figures-worlds-uncounted = Évalué sur quelques donnes imaginées
figures-exact = Joué jusqu’à la dernière carte dans { $worlds ->
    [one] { $worlds } donne imaginée
   *[other] { $worlds } donnes imaginées
  }
figures-exact-uncounted = Joué jusqu’à la dernière carte dans quelques donnes imaginées
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
figures-key-card = Dans { $count } des { $worlds } donnes possibles, { $you ->
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
figures-head-to-head = Comparé à « { $action } », ce coup fait mieux dans { $better } et moins bien dans { $worse } des { $worlds } donnes imaginées.
decided-contract_fails = { $whose ->
    [us] Votre équipe
   *[them] L’autre équipe
  } réussit le contrat dans { $better } des { $worlds } donnes imaginées ; avec « { $action } », dans { $worse }.
decided-contract_fails-uncounted = { $whose ->
    [us] Votre équipe
   *[them] L’autre équipe
  } réussit le contrat plus souvent qu’avec « { $action } ».
decided-contract_let = Le contrat chute dans { $better } des { $worlds } donnes imaginées ; avec « { $action } », dans { $worse }.
decided-contract_let-uncounted = Le contrat chute plus souvent qu’avec « { $action } ».
decided-trick_lost = { $whose ->
    [us] Votre équipe
   *[them] L’autre équipe
  } prend cette levée dans { $better } des { $worlds } donnes imaginées ; avec « { $action } », dans { $worse }.
decided-trick_lost-uncounted = { $whose ->
    [us] Votre équipe
   *[them] L’autre équipe
  } prend cette levée plus souvent qu’avec « { $action } ».
decided-trick_dear = « { $action } » prend la levée plus souvent, mais le reste de la donne va alors moins bien.
decided-later = Comme avec « { $action } », la levée va le plus souvent à la même équipe, mais la donne finit mieux.
decided-buried = La donne va mieux qu’avec d’autres cartes au talon.
decided-outcome = En moyenne, la donne finit mieux qu’avec « { $action } ».
figures-none = Au jugé, sans donnes imaginées.
figures-rule = Au jugé, ce serait « { $action } » ; regarder plus loin en a décidé autrement.

reason-hand_worth_it = La main devrait en prendre autant.
reason-bold_bid = Un peu plus que ce que la main promet : qui emporte les annonces choisit l’atout.
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
decisions = Les moments décisifs
decisions-open = Moments décisifs
decisions-looking = On revoit chaque décision, selon ce que vous pouviez savoir…
decisions-none = Rien de ce que vous avez fait n’a coûté assez pour se distinguer du hasard.
decisions-none-judged = Il n’y avait rien à décider dans cette donne.
decisions-count = { $judged ->
    [1] Une décision a été jugée
   *[other] { $judged } décisions ont été jugées
  } selon ce que vous pouviez savoir alors.
decision-cost = environ { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }
decision-cost-tricks = environ { $cost ->
    [one] { $cost } levée
   *[other] { $cost } levées
  }
decision-cost-match = cela compte pour la partie
decision-when = { $trick ->
    [0] Avant la première levée
   *[other] Levée { $trick }
  }
decision-made = Vous : { $action }
decision-better = Mieux : { $action }
decision-helped = Ce qui aurait aidé – { $when } : { $action }
decision-look = Voir la table
decision-back = Retour aux moments

## Coach: the question before a play that clearly costs

coach-sure = Vraiment ?
coach-costs = Cela coûte { $cost }
coach-costs-match = Cela réduit les chances de votre équipe dans la partie
coach-trick_lost = { $lead } : votre équipe prend cette levée dans { $worse } des { $worlds } donnes imaginées ; avec un meilleur coup, dans { $better }.
coach-trick_lost-uncounted = { $lead } : votre équipe prend cette levée moins souvent qu’avec un meilleur coup.
coach-trick_dear = { $lead } : cela prend la levée plus souvent, mais vous le payez plus tard dans la donne.
coach-contract_fails = { $lead } : votre équipe réussit le contrat dans { $worse } des { $worlds } donnes imaginées ; avec un meilleur coup, dans { $better }.
coach-contract_fails-uncounted = { $lead } : votre équipe réussit le contrat moins souvent qu’avec un meilleur coup.
coach-contract_let = { $lead } : le contrat chute dans { $worse } des { $worlds } donnes imaginées ; avec un meilleur coup, dans { $better }.
coach-contract_let-uncounted = { $lead } : le contrat chute moins souvent qu’avec un meilleur coup.
coach-later = { $lead } : la levée va de toute façon à la même équipe, mais la donne finit moins bien.
coach-buried = { $lead } : mieux vaut enterrer d’autres cartes.
coach-outcome = { $lead } : en moyenne, la donne finit moins bien qu’avec un meilleur choix.
coach-better = Mieux : { $action }.
coach-again = Choisir de nouveau
coach-play = { $kind ->
    [bury] Enterrer quand même
   *[other] Jouer quand même
}
coach-show = Montrer un meilleur coup

## Levels by seat

home-levels-each = Personnes et forces, place par place
home-level-same = Idem
home-person = Une personne
home-person-name = Nom ({ $seat })
home-people = { $count ->
    [0] robots seulement
    [one] { $count } personne
   *[other] { $count } personnes
  }

## The rules: the help, and what differs from one set of rules to another

rules = Règles
rules-open = Règles du jeu
rules-game = Règles : { $game }
rules-contents = Sur cette page
rules-which = Montrer la variante
rules-table = Votre variante : { $rules }
rules-in-rules = Dans ces règles
rules-idle = Cela n’arrive pas ici.
rules-other-ways = Toutes les façons de jouer
rules-page = Ouvrir dans une page à part
rules-waiting = Chargement des règles…
rules-missing = Les règles n’ont pas pu être chargées. La connexion est peut-être coupée, ou le site en panne.
rules-play = Jouer
rules-description = { $game } : les règles pour qui débute, chaque article numéroté, et ce qui change d’une variante à l’autre.
rules-games = Autres jeux
rules-languages = Langues
clause-label = §{ $clause } : ce que dit cet article
clause-more = Toutes les règles
clause-close = Fermer
clause-missing = Cet article n’a pas pu être chargé. On peut ouvrir les règles en entier.

rule-must_defend = Ces niveaux ne peuvent être dépassés sans avoir été défendus : { $levels }.
rule-first_level = Les deux équipes commencent à { $levels }.

## A table in another site’s page

embed-bad-game = Il n’y a pas ici de jeu nommé « { $value } ». Choisissez-en un.
embed-bad-rules = Ce jeu n’a pas de variante nommée « { $value } ». Il se joue avec celle choisie ici.
embed-bad-house = « { $value } », dans le lien vers des règles maison, ne peut pas servir ou a été altéré en chemin. Le reste se joue avec les règles choisies ici.
embed-bad-level = Les robots n’ont pas de force nommée « { $value } ». Ils jouent à celle choisie ici.
embed-bad-packs = Il n’y a pas ici de table à « { $value } » paquets. On prend la table habituelle.
embed-bad-seats = Il n’y a pas ici de table pour « { $value } » joueurs. On prend la table habituelle.
embed-bad-lang = La table ne parle pas encore « { $value } ».
embed-bad-theme = Il n’y a pas de thème nommé « { $value } ».
embed-bad-autostart = « { $value } » ne dit pas s’il faut commencer. La table attend que vous la touchiez.
embed-bad-poster = Il n’y a pas d’affiche nommée « { $value } ». On montre l’habituelle.
embed-bad-deal = « { $value } » n’est pas une donne. On brasse de nouveau les cartes.
embed-read = Fermer

## The page that makes the lines for another site

builder-title = Une table sur votre site
builder-line = Choisissez ce qu’elle doit être et copiez les lignes dans une de vos pages. La table ne s’adresse qu’à ce site-ci et ne garde rien.
builder-game = Jeu
builder-any-game = Au choix du visiteur
builder-visitors = Selon l’appareil
builder-usual = Comme d’habitude
builder-house-hint = Un lien vers des règles maison, avec #h1.
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
fair-cards-line = Une partie commence par une graine : 96 bits tirés au hasard par votre navigateur. La première partie d’une visite peut avoir l’une des 64 graines que ce site tient prêtes pour chaque jeu, pour que vous n’attendiez pas vos cartes ; votre navigateur tire laquelle. Toutes les cartes de la partie en découlent, quoi que chacun joue. Le menu de la table montre dès la première donne le SHA-256 de la graine, son empreinte. Notez-la : aucune autre graine ne la donne. Après la partie, le menu montre la graine elle-même, et vous voyez ici que l’empreinte est la même, et les cartes aussi.
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
fair-first-hand = Une première donne : la graine est l’une des 64 que ce site tient prêtes pour ce jeu, pour que personne n’attende ses cartes. Votre navigateur a tiré laquelle.
fair-print = Empreinte (SHA-256) :
fair-drawn = { $count } appareils ont tiré la graine ensemble, chacun avec son propre nombre : personne ne l’a choisie.
fair-drawn-not = La graine n’est pas celle que les appareils ont tirée.
fair-draw = C’était le tirage { $number } de cette table : un tirage précédent valait pour une autre partie, ou ne comptait pas.
fair-draw-without = Sans participation au tirage : { $seats }. Les autres l’ont accepté sur leur appareil.
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

# Lessons
lessons = Apprendre en jouant
lessons-waiting = La table se prépare…
lessons-again = Réessayer
lessons-all = Toutes les leçons
lessons-punished = Vous ne pouviez pas voir les autres mains. Elles sont faites pour que ce coup échoue : c’était un risque.
refusal-no_lesson = Aucune leçon ne porte ce nom.
refusal-bad_task = Cette leçon ou ce problème est illisible.
refusal-not_a_lesson = Ce n’est pas une leçon.
refusal-bad_goal = Cette leçon demande une chose qui ne se vérifie pas.
refusal-no_position = Aucune donne ne convient à cette leçon.

# Puzzles, and moments tried again
puzzles = Problèmes
puzzles-of = Problèmes : { $game }
puzzles-all = Tous les problèmes
refusal-no_puzzle = Aucun problème ne porte ce nom.
refusal-task_decided = Cette décision est prise. Essayez-la de nouveau.
refusal-not_a_puzzle = Ce n’est pas un problème.

# Challenges: a deal for others to play, and what it came to beside them ---------------------------------------

challenge = Un défi
challenge-outcome = Comparaison
challenge-result = Comparer les résultats
challenge-compare = Comparer…
bot-results = La même place, jouée par les robots
share-claim = Avec mon résultat
share-cards = Les cartes seulement
share-claim-line = Qui ouvre ce lien joue les mêmes cartes, de votre place, contre les mêmes robots, et voit votre résultat à côté du sien. Votre jeu est dans le lien ; rien n’est téléversé.
share-cards-line = Qui ouvre ce lien joue les mêmes cartes, de la même place, contre les mêmes robots. Rien n’est téléversé.
share-dare-title = Follow Suit : jouez ma donne ({ $game })

# The deal of the day -----------------------------------------------------------------------------------------

daily = Donne du jour
daily-save = Enregistrer l’image

# What a game from outside may ask on the first screen.
option-deals = Donnes
option-deals-3 = 3
option-deals-5 = 5
