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
exercises-examples = Essayer des exemples
exercises-own = Exercices de cet appareil
exercises-own-line = Pour en créer un, regardez une donne et choisissez « Créer un exercice ici ».
exercises-draft-on = Reprendre l’exercice en cours
exercises-forget = Supprimer
exercises-forget-which = Supprimer « { $title } »
exercises-forget-tries = Supprimer mes essais
exercises-forget-sure = Supprimer définitivement
exercises-stay = Garder
exercises-keep = Garder sur cet appareil
exercises-edit = Modifier
exercises-edit-which = Modifier l’exercice { $number }
exercises-take-out = Retirer
exercises-take-out-which = Retirer l’exercice { $number }
exercises-class = Pour votre classe
exercises-pack-title = Titre
exercises-passes = À résoudre pour réussir
exercises-passes-none = sans seuil
exercises-link = Le lien de ces exercices
exercises-too-long = C’est trop pour un lien : huit exercices et 2 000 caractères au plus. Enregistrez-les plutôt dans un fichier.
exercises-to-deal = Retour à la donne
exercises-making = Un exercice
exercises-decides = { $seat } décide.
exercises-task = La question
exercises-acts = Qu’est-ce qui est juste ici ?
exercises-acts-line = Marquez chaque coup qui résout l’exercice, et jusqu’à { $most } erreurs qui auront leurs propres mots. Les chiffres sont l’avis du moteur.
exercises-made = joué
exercises-is-right = Juste
exercises-is-right-which = { $act } : juste
exercises-is-wrong = Erreur
exercises-is-wrong-which = { $act } : une erreur
exercises-praise = Dit à ce qui est juste
exercises-said-to = Dit à : { $act }
exercises-otherwise-field = Dit à tout le reste
exercises-more = Autres réglages
exercises-hint-field = Un indice
exercises-near = Un coup qui ne se distingue pas du bon dans des donnes imaginées est juste aussi
exercises-punish = Redistribuer les cartes cachées là où un mauvais coup réussirait par chance
exercises-title-field = Titre de l’exercice
exercises-chapter = Chapitre
exercises-into = À ranger dans
exercises-into-new = un nouveau recueil
exercises-checking = Vérification…
exercises-keep-it = Vérifier et garder
exercises-keep-still = Garder quand même
exercises-drop = Abandonner
exercises-fault-right_not_legal = Exercice { $exercise } : ce qui est donné comme juste ne peut pas être joué là.
exercises-fault-wrong_not_legal = Exercice { $exercise } : l’erreur « { $act } » ne peut pas être commise là.
exercises-fault-wrong_is_right = Exercice { $exercise } : « { $act } » le résout, mais porte les mots d’une erreur.
exercises-fault-right_loses = Exercice { $exercise } : « { $act } » est donné comme juste, mais rapporte { $by } de moins que « { $better } ».
exercises-fault-bad_exercise = L’exercice { $exercise } est illisible.
exercises-goal = Ce qui le résout
exercises-goal-acts = les coups marqués comme justes
exercises-goal-win_trick = son camp gagne cette levée
exercises-goal-lose_trick = l’autre camp gagne cette levée
exercises-goal-take = son camp prend au moins tant de { $of ->
    [tricks] levées
   *[other] points
  }
exercises-goal-hold = l’autre camp prend au plus tant de { $of ->
    [tricks] levées
   *[other] points
  }
exercises-goal-deal = son camp l’emporte dans la donne
exercises-goal-number = Combien
exercises-ends = Jusqu’à quand
exercises-ends-act = par ce coup
exercises-ends-trick = à la fin de la levée
exercises-ends-deal = à la fin de la donne
exercises-until-trick = Jouez jusqu’à la fin de la levée.
exercises-until-deal = Jouez jusqu’à la fin de la donne.
exercises-acts-goal-line = Marquez jusqu’à { $most } premiers coups qui ont leurs propres mots ; ce qui est marqué juste est un coup avec lequel le but est atteint. Les autres sont joués par des robots.
exercises-cannot-weigh = Nos robots ne savent pas peser cette décision : il n’y a pas de chiffres, et ce que vous marquez comme juste vaut comme vous le dites.
exercises-later = Continuer plus tard
exercises-unfinished = Pas encore terminés
exercises-fault-goal_decided = Exercice { $exercise } : le but est décidé avant que l’on joue.
exercises-fault-goal_unmet = Exercice { $exercise } : aucun coup n’atteint le but quand nos robots continuent.
exercises-fault-goal_always = Exercice { $exercise } : tous les coups atteignent le but quand nos robots continuent.
exercises-fault-right_misses = Exercice { $exercise } : après « { $act } », nos robots manquent le but.
exercises-answers = Réponses d’une classe
exercises-heap = Ce que la classe a envoyé
exercises-heap-line = Collez tout tel quel, une conversation entière s’il le faut : les liens de réponses y sont trouvés. Vous pouvez aussi déposer des fichiers ici.
exercises-replaying = Chaque essai est rejoué…
exercises-stop = Arrêter
exercises-no-answers = Ce texte ne contient aucun lien de réponses.
exercises-problems = Non comptés :
exercises-table = La classe
exercises-column-solved = Résolus
exercises-column-passed = Réussi
exercises-yes = oui
exercises-no = non
exercises-unsolved = { $count ->
    [one] non résolu, { $count } essai
   *[other] non résolu, { $count } essais
  }
exercises-cells = ✓ et le nombre d’essais ; ✗ essayé en vain ; – pas essayé.
exercises-commonest = Les erreurs les plus fréquentes
exercises-mistake = Exercice { $number } : { $act } ({ $people ->
    [one] { $people } personne
   *[other] { $people } personnes
  })

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
refusal-nobody_decides = Ce n’est le tour de personne à ce moment ; pendant la distribution, chacun peut déclarer l’atout. Un exercice demande une place dont c’est le tour : avancez ou reculez d’un pas.
refusal-no_task = Écrivez la question.
refusal-no_right = Marquez ce qui est juste.
refusal-too_many_packs = Cet appareil garde { $most } recueils au plus. Supprimez-en un d’abord ; rien n’est perdu.
refusal-pack_not_kept = Ce navigateur ne garde rien ici : les exercices restent ici jusqu’à la fermeture de la page. Enregistrez-les dans un fichier.
refusal-no_pack_here = Les exercices auxquels répondent ces liens ne sont pas sur cet appareil. Ouvrez-les d’abord, puis choisissez « Réponses d’une classe ».
refusal-tries_not_kept = Ce navigateur ne garde rien ici : vos essais restent ici jusqu’à la fermeture de la page. Envoyez vos réponses avant.
refusal-draft_not_kept = Ce navigateur ne garde rien ici : ce que vous écrivez reste ici jusqu’à la fermeture de la page.
