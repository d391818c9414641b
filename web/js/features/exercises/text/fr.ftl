# Exercises: a teacher's decisions, tried and answered by links.

exercises-line = Des décisions choisies par un professeur, avec ses propres mots sur chacune. Ouvrez le lien ou le fichier reçu ; rien n’est envoyé ailleurs.
exercises-waiting = Les exercices s’ouvrent dès que le moteur est prêt.
exercises-paste = Lien ou texte d’exercices
exercises-open = Ouvrir
exercises-file = Ouvrir un fichier
exercises-count = { $count ->
    [one] { $count } exercice.
   *[other] { $count } exercices.
  }
exercises-to-pass = Pour réussir, il faut en résoudre { $passes }.
exercises-passed = C’est réussi.
exercises-solved = Résolus : { $solved } sur { $of }.
exercises-number = Exercice { $number }
exercises-title = { $number } sur { $of } : { $title }
exercises-solved-in = { $count ->
    [1] résolu du premier coup
   *[other] résolu en { $count } essais
  }
exercises-tried = { $count ->
    [one] { $count } essai pour l’instant
   *[other] { $count } essais pour l’instant
  }
exercises-begin = Commencer
exercises-go-on = Continuer
exercises-save = Enregistrer dans un fichier
exercises-all = Autres exercices
exercises-send = Envoyer mes réponses
exercises-send-line = Le lien contient votre nom et tous vos essais. Envoyez-le à votre professeur ; il ne part pas tout seul.
exercises-your-name = Votre nom
exercises-name-first = Indiquez d’abord votre nom ; vous pourrez ensuite envoyer vos réponses.
exercises-answers-link = Vos réponses en lien
exercises-hint = Indice
exercises-right = C’est juste.
exercises-wrong = Pas celle-ci.
exercises-otherwise = Pas celle-ci.
exercises-again = Réessayer
exercises-skip = Passer
exercises-next = Exercice suivant
exercises-to-result = Résultat
exercises-back = Retour aux exercices
exercises-punished = Les cartes cachées ont été redistribuées pour que ce coup ne réussisse pas par chance.
exercises-weigh = Ce que vaut chaque coup
exercises-weighing = Évaluation de chaque coup…
exercises-unweighed = Il n’y a rien à évaluer ici.
exercises-at-line = Ligne { $line } : { $why }

# Why something of exercises is refused.

refusal-not_there = Ce n’est pas possible ici.
refusal-long_pack = C’est trop long : un recueil d’exercices a 200 000 caractères au plus.
refusal-not_a_pack = Ce ne sont pas des exercices.
refusal-pack_version = Ces exercices ont été écrits pour une version plus récente de Follow Suit. Rechargez la page et rouvrez-les.
refusal-bad_pack = Ces exercices sont illisibles.
refusal-bad_exercise = Cet exercice est illisible.
refusal-long_words = Ce texte est trop long.
refusal-too_many_linked = Un lien contient { $most } exercices au plus.
refusal-right_not_legal = Ce qui est donné comme juste ne peut pas être joué là.
refusal-other_exercises = Ces réponses portent sur d’autres exercices.
refusal-broken_try = Exercice { $exercise } : les règles ne permettent pas « { $act } ».
