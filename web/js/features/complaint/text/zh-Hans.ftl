### What an argument about an act needs: what is said once it is opened.

complaint-head = { $game }，{ $rules }：第{ $deal }局，第{ $act }步
complaint-bots = Follow Suit { $version }；电脑：{ $levels }，版本{ $bots }
complaint-line-running = 用来报告错误，或给朋友评理。这一局还没打完：里面只有大家都看到的，和你自己的手牌。
complaint-line-over = 用来报告错误，或给朋友评理。这一局已打完：链接里有整局牌，打开就停在这一步。
complaint-report = 报告
complaint-hands = 手牌
complaint-link-deal = 这一步的牌局：{ $link }
complaint-link-question = 问裁判：{ $link }
complaint-copy = 复制报告
complaint-copy-picture = 复制图片
complaint-copy-html = 复制HTML
complaint-refused = 这个浏览器不让网页复制它。请选中报告，或保存图片。
