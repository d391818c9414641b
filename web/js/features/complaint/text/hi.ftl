### What an argument about an act needs: what is said once it is opened.

complaint-head = { $game }, { $rules }: बाज़ी { $deal }, क़दम { $act }
complaint-bots = Follow Suit { $version }; बॉट: { $levels }, संस्करण { $bots }
complaint-line-running = गड़बड़ी बताने या दोस्तों की बहस सुलझाने के लिए। बाज़ी अभी चल रही है: इसमें बस वही है जो सबने देखा, और आपके अपने पत्ते।
complaint-line-over = गड़बड़ी बताने या दोस्तों की बहस सुलझाने के लिए। बाज़ी पूरी हो चुकी है: लिंक में पूरी बाज़ी है और वह इसी क़दम पर खुलता है।
complaint-report = ब्योरा
complaint-hands = हाथ
complaint-link-deal = इस क़दम पर बाज़ी: { $link }
complaint-link-question = रेफ़री से पूछें: { $link }
complaint-copy = ब्योरा कॉपी करें
complaint-copy-picture = तस्वीर कॉपी करें
complaint-copy-html = HTML कॉपी करें
complaint-refused = यह ब्राउज़र इसे कॉपी नहीं करने देता। ब्योरा चुनें, या तस्वीर सहेजें।
