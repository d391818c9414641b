### One deal played by several: what is said once it is opened.

challenge-waiting = 正在打開挑戰…
challenge-against = 對手：電腦，{ $level }
challenge-day = { $day }的牌局
challenge-seats = { $count }人
challenge-you = 你
challenge-friend = 你的朋友
challenge-open = 這副牌已經為你發好。打完之後，看看和別人比起來怎樣。
challenge-beat = 同樣的牌、同樣的座位、同樣的電腦玩家。你能打得更好嗎？
challenge-other-bots = 這個挑戰來自另一個版本的Follow Suit。牌是一樣的，但電腦玩家的打法可能不同。
challenge-refused = 連結裡的成績沒有顯示。{ $why }
challenge-refused-act = 連結裡的成績沒有顯示，因為其中這一行不合規則：{ $act }
challenge-match-stays = 你桌上的那場牌會留著，之後可以繼續。
challenge-play = 打這副牌
challenge-share = 挑戰朋友
challenge-back = 返回
challenge-to-deal = 回到這一局
challenge-assisted = 這一局你用過輔助。
challenge-unfinished = 這一局沒有打完，所以沒有你的成績。
challenge-counts = 以總分計：我方本局得分減去對方的。
challenge-counts-court_piece = 以墩數計：我方墩數減去對方的。
challenge-counts-tractor = 以分計：閒家比上台所需多出的分，或莊家把閒家壓低的分。
challenge-verdict = { $better ->
    [you] 你比較好，多{ $by }。
    [them] { $name }比較好，多{ $by }。
   *[none] 你們成績一樣。
}
bot-results-begins = 電腦正要坐上你的座位…
bot-results-said = { $own }：{ $of }次裡勝過{ $better }次{ $even ->
    [0] {""}
   *[other] ，平手{ $even }次
}。{ $level }的中位數是{ $middle }。
bot-results-middle = { $level }打{ $of }次的中位數是{ $middle }。
bot-results-progress = 打完的次數
bot-results-stop = 停止
bot-results-how = 電腦用同樣的牌、對同樣的對手，在這個座位打了{ $count }次。數字是我方得分減去對方得分。
bot-results-how-court_piece = 電腦用同樣的牌、對同樣的對手，在這個座位打了{ $count }次。數字是我方墩數減去對方墩數。
bot-results-how-tractor = 電腦用同樣的牌、對同樣的對手，在這個座位打了{ $count }次。數字是我方超過上台分數多少；我方坐莊時，則是讓對方離上台還差多少。
daily-squares = 一墩一墩看
daily-squares-line = 每墩一個方格。看不出任何一張牌。
daily-squares-missed = 黃色：按你當時能知道的，那裡另一種打法更好。
square-won = 第{ $number }墩：我方的{ $points ->
    [no] {""}
   *[yes] ，有分
  }
square-empty = 第{ $number }墩：沒有分
square-lost = 第{ $number }墩：輸了{ $points ->
    [no] {""}
   *[yes] ，有分
  }
square-missed = 第{ $number }墩：這裡有更好的打法
daily-better = { $of }次裡勝過{ $better }次{ $even ->
    [0] {""}
   *[other] ，平手{ $even }次
}
daily-copy = 複製成績
daily-send = 分享…
result-copied = 已複製。
result-refused = 這個瀏覽器不讓頁面複製。請改成儲存圖片。
daily-picture-hidden = 這個瀏覽器不讓網頁讀取圖像，所以存不了圖片。請改為複製文字。
daily-field-damaged = 本月的電腦成績檔案損壞了，所以現在由電腦在這裡打。

# The deal of the day
daily-today = 今天：
daily-line = 每個人拿到同樣的牌，對同樣的電腦玩家。
daily-next = 下一局{ $span }開始。
daily-clock = 這台裝置的時鐘是{ $day }，不可能是對的，所以沒有哪一局算今天的。請校準時鐘，或者選一個已有的日子。
daily-open = 你還沒打這一局。
daily-standing = 這一局你已經開始了。
daily-came = 你的成績
daily-play = 打這一局
daily-resume = 繼續這一局
daily-result = 比較成績
daily-streak = 連續天數
daily-best = 最長連續
daily-played = 打過的局數
daily-calendar = 日曆
daily-month-back = 上個月
daily-month-on = 下個月
daily-day = { $day }，{ $state ->
    [played] { $result }
    [standing] 已開始
   *[open] 沒打
}
daily-forgotten = 這個瀏覽器不在這裡儲存任何東西：關閉頁面後，打過的日子就不會留下。
