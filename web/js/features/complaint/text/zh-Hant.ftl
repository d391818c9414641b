### What an argument about an act needs: what is said once it is opened.

complaint-head = { $game }，{ $rules }：第{ $deal }局，第{ $act }步
complaint-bots = Follow Suit { $version }；電腦：{ $levels }，版本{ $bots }
complaint-line-running = 用來回報錯誤，或請朋友評理。這一局還沒打完：裡面只有大家都看到的，和你自己的手牌。
complaint-line-over = 用來回報錯誤，或請朋友評理。這一局已打完：連結裡有整局牌，打開就停在這一步。
complaint-report = 報告
complaint-hands = 手牌
complaint-link-deal = 這一步的牌局：{ $link }
complaint-link-question = 問裁判：{ $link }
complaint-copy = 複製報告
complaint-copy-picture = 複製圖片
complaint-copy-html = 複製HTML
complaint-refused = 這個瀏覽器不讓網頁複製它。請選取報告，或儲存圖片。
