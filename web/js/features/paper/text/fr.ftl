### Printing sheets: what is said once it is opened.

paper-sheet = Feuille
paper-sheet-hands = Relevé des mains
paper-sheet-dealing = Liste de distribution
paper-sheet-slips = Fiches de mains
paper-sheet-traveller = Feuille ambulante
paper-sheet-scores = Feuille de marque
paper-sheet-rules = Carte des règles
paper-sheet-exercises = Exercices
paper-line-hands = Toutes les mains de chaque donne, à distribuer après le jeu.
paper-line-dealing = Comment poser ces donnes à partir d’un paquet trié, sans voir une main.
paper-line-slips = À découper, à plier et à joindre aux cartes.
paper-line-traveller = Elle suit la donne : qui l’a jouée, et avec quel résultat.
paper-line-scores = Vide, avec ce que valent les points.
paper-line-filled = Les donnes comme elles ont été notées, avec la valeur des points.
paper-line-rules = Une page : les atouts, ce qu’on doit fournir, la marque et chaque règle de cette table.
paper-line-exercises = Huit positions, les réponses à l’envers sur la dernière page.
paper-size = Papier
paper-size-a4 = A4
paper-size-letter = Lettre (Amérique)
paper-deals = Donnes
paper-deals-deal = Donne { $number }
paper-deals-all = Toutes celles qui sont finies
paper-results = Avec contrat et résultat
paper-tricks = Avec chaque carte, levée par levée
paper-filled = Avec ce qui a été noté
paper-of = Exercices tirés
paper-of-puzzles = Des problèmes
paper-of-lessons = Des leçons
paper-part = Lesquels
paper-eight = { $from } à { $to }
paper-level = Niveau
paper-pages = { $count ->
    [one] Une page
   *[other] { $count } pages
  }
paper-print = Imprimer
paper-save = Enregistrer en HTML
paper-save-pbn = Enregistrer en PBN
refusal-deal_not_over = Une donne s’imprime quand elle est finie.
refusal-deal_not_in_record = L’enregistrement n’a pas cette donne.
refusal-too_many_exercises = On n’imprime pas autant d’exercices à la fois.
refusal-unknown_sheet = Cette feuille n’existe pas.
refusal-unknown_language = Rien ne s’imprime dans cette langue.
refusal-no_browser = Aucun navigateur n’imprime ici dans un fichier : écrivez un fichier .html et imprimez-le.
