### What an argument about an act needs: what is said once it is opened.

complaint-head = { $game }, { $rules }: deal { $deal }, act { $act }
complaint-bots = Follow Suit { $version }; bots: { $levels }, version { $bots }
complaint-line-running = For a bug report, or an argument among friends. The deal is not over: only what everybody has seen and your own hand are in it.
complaint-line-over = For a bug report, or an argument among friends. The deal is over: the link holds all of it and opens at this act.
complaint-report = The report
complaint-hands = Hand
complaint-link-deal = The deal at this act: { $link }
complaint-link-question = Ask the referee: { $link }
complaint-copy = Copy the report
complaint-copy-picture = Copy picture
complaint-copy-html = Copy as HTML
complaint-refused = This browser does not let the page copy that. Select the report, or save the picture.
