### Puzzles: what is said once it is opened.

decision-try-title = बेहतर चाल ढूँढें
puzzle-title = पहेली: { $theme }
puzzle-playing = { $moment ->
    [yes] आप इस फ़ैसले से ठीक पहले हैं; पता उतना ही है, जितना तब था।
   *[no] इस सीट को जितना पता हो सकता है, उसमें सबसे अच्छा क्या है?
  }
puzzle-replying = देखें जवाब क्या आता है…
puzzle-right = { $tries ->
    [1] सही
   *[other] कोशिश { $tries } पर सही
  }: इस सीट को जितना पता हो सकता है, इससे बेहतर कुछ नहीं।
puzzles-line = बाज़ी के बीच का एक-एक फ़ैसला। जो सबसे अच्छे के बराबर हो, वह भी सही है।
puzzles-next = अगली पहेली
puzzles-daily = आज की पहेली
puzzles-daily-next = आज की अगली पहेली { $span } आएगी।
puzzles-count = { $all } में से { $found } हल।
puzzles-due = { $due ->
    [one] आज { $due } दोहरानी है।
   *[other] आज { $due } दोहरानी हैं।
  }
puzzles-themes = विषय
puzzle-theme-all = सब
puzzles-evenly = अगली पहेली उस विषय की होती है जिसे आपने सबसे कम आज़माया है। संख्याएँ बताती हैं कि हर विषय की कितनी हैं: कुछ की कम हैं।
puzzles-grades = कठिनाई
puzzles-measured = कठिनाई नापी हुई है: हमारे { $levels } स्तरों में से जितने कम उसे सुलझाएँ, पहेली उतनी कठिन।
puzzle-grade = { $grade ->
    [all] सब
    [easy] आसान
    [middling] मध्यम
    [hard] कठिन
   *[hardest] बहुत कठिन
  }
puzzle-theme-follow = सूट देना
puzzle-theme-lead = पहली चाल
puzzle-theme-throw = गुच्छे
puzzle-theme-bury = किटी में दबाना
puzzle-theme-points = पॉइंट डालना
puzzle-theme-trumps = रंग निकलवाना
puzzle-theme-endgame = आख़िरी सरें
puzzle-theme-bet = बोली
puzzle-theme-name = रंग बोलना
