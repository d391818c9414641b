# Exercises: a teacher's decisions, tried and answered by links.

exercises-line = 老師挑選的局面，每題都有老師自己的講解。打開收到的連結或檔案即可，不會上傳任何內容。
exercises-waiting = 引擎一準備好，練習就會打開。
exercises-paste = 練習的連結或文字
exercises-open = 打開
exercises-file = 打開檔案
exercises-count = 共{ $count }題。
exercises-to-pass = 做對{ $passes }題為及格。
exercises-passed = 及格。
exercises-solved = { $of }題中做對{ $solved }題。
exercises-number = 第{ $number }題
exercises-title = { $number }/{ $of }：{ $title }
exercises-solved-in = { $count ->
    [1] 一次做對
   *[other] 試了{ $count }次做對
  }
exercises-tried = 已試{ $count }次
exercises-begin = 開始
exercises-go-on = 繼續
exercises-save = 存成檔案
exercises-all = 其他練習
exercises-send = 送出我的答案
exercises-send-line = 連結裡有你的名字和每一次嘗試。請自己傳給老師，它不會自動送出。
exercises-your-name = 你的名字
exercises-name-first = 先填名字，再送答案。
exercises-answers-link = 答案連結
exercises-hint = 提示
exercises-right = 正確。
exercises-wrong = 不對。
exercises-otherwise = 不對。
exercises-again = 再試一次
exercises-skip = 跳過
exercises-next = 下一題
exercises-to-result = 看結果
exercises-back = 返回練習
exercises-punished = 已重新分配看不見的牌，讓這手牌不能僥倖過關。
exercises-weigh = 每種打法的價值
exercises-weighing = 正在估算每種打法……
exercises-unweighed = 這裡沒有可估算的。
exercises-at-line = 第{ $line }行：{ $why }

# Why something of exercises is refused.

refusal-not_there = 這裡不能這樣做。
refusal-long_pack = 太長了，一份練習最多 200,000 個字元。
refusal-not_a_pack = 這不是練習。
refusal-pack_version = 這份練習是為更新版本的 Follow Suit 寫的。請重新載入頁面再打開。
refusal-bad_pack = 這份練習無法讀取。
refusal-bad_exercise = 這道題無法讀取。
refusal-long_words = 這段文字太長。
refusal-too_many_linked = 一個連結最多帶 { $most } 道題。
refusal-right_not_legal = 標為正確的打法在那裡不合規則。
refusal-other_exercises = 這是別的練習的答案。
refusal-broken_try = 第{ $exercise }題中「{ $act }」不合規則。
