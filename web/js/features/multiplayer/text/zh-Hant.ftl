multiplayer-line = 選好誰坐哪裡。同一網路裡的每支手機掃描自己座位的碼，再顯示一個碼讓你掃描。用這台裝置打牌的人輪流使用它。
multiplayer-host-note = 發牌的是這台裝置，打牌期間所有人的牌都在它這裡；每支手機只收到自己的牌。什麼都不會離開這個房間。
multiplayer-take-answer = 手機顯示了它的碼
multiplayer-take-offer = 掃描座位的碼
multiplayer-deal = 發牌
multiplayer-go-on = 繼續上一場
multiplayer-back = 回到牌桌
multiplayer-leave = 離開這張牌桌
multiplayer-bot = { $level }電腦
multiplayer-here = { $name }現在坐在這裡
multiplayer-here-unnamed = 你現在坐在這裡
multiplayer-there = { $name }，用自己的手機
multiplayer-somebody = 有人
multiplayer-joining = 正在連線…
multiplayer-away = { $instead ->
    [bot] { $name }的手機斷線了：回來之前由電腦代打
    [here] { $name }的手機斷線了：傳用這台裝置
   *[wait] { $name }的手機斷線了：牌桌等候
  }
multiplayer-free = 空位：請用手機掃描這個碼
multiplayer-expects = { $name }（和上次一樣）：請用手機掃描這個碼
multiplayer-who-here = 這台裝置
multiplayer-who-phone = 手機
multiplayer-who-bot = 電腦
multiplayer-instead = 手機不在時
multiplayer-instead-bot = 電腦代打
multiplayer-instead-here = 傳用這台裝置
multiplayer-instead-wait = 等候
multiplayer-move = 換座位，對方是
multiplayer-code = { $seat }：放大QR碼
multiplayer-code-line = 請用手機相機掃描。這個碼只能用一次，十分鐘內有效。
multiplayer-renew = 新的碼
multiplayer-all = 全部座位
multiplayer-as-link = 用連結
multiplayer-camera = 相機畫面
multiplayer-scan = 用相機掃描
multiplayer-scan-stop = 關閉相機
multiplayer-photo = 用照片
multiplayer-paste = 或貼上連結
multiplayer-paste-use = 使用這個連結
multiplayer-preparing = 正在準備…
multiplayer-answer = 回應的QR碼
multiplayer-answer-line = 你坐{ $seat }。現在請發牌的裝置掃描這個碼。
multiplayer-answer-wait = 一掃描，你就上桌了。
multiplayer-slow = 還沒有動靜。碼掃描了嗎？兩台裝置在同一個 Wi-Fi 嗎？有些訪客網路會把裝置隔開：那時可以用手機熱點。或者要一個新的碼，每個碼只能用一次。
multiplayer-network-asks = 如果瀏覽器詢問是否允許這個頁面存取區域網路中的裝置，請選擇允許：否則找不到其他裝置。
multiplayer-network-denied = 你的瀏覽器不讓這個頁面存取區域網路中的裝置，所以找不到別的手機或牌桌。請允許後再試：點網址左邊的圖示，打開這個網站的權限，其中有「區域網路」一項。
multiplayer-lost = 與牌桌的連線斷了。這場牌在等候，或由電腦代你打。請再掃描另一台裝置上這個座位的碼。
multiplayer-sought = 暫時連不上牌桌。兩台裝置在同一個 Wi-Fi 嗎？這支手機正在尋找，會自動回來。如果太久，請再掃描另一台裝置上這個座位的碼。
multiplayer-paused = 你坐{ $seat }。何時開始或繼續，由發牌的裝置決定。
multiplayer-seated = 你坐{ $seat }。
multiplayer-you = 你
multiplayer-expected = 還沒有人
multiplayer-record = 這場牌的紀錄
multiplayer-drawn = 種子裡有你的數，也有其他所有人的數：沒有人挑過牌。
multiplayer-not-drawn = 這場牌的種子不是開始時一起得出的那個。
multiplayer-keep = 把這場牌存在這支手機上
multiplayer-kept = 已存下。你可以在這裡回看和分析。
multiplayer-own-engine = 打開我的牌局
multiplayer-reload = 重新載入頁面
multiplayer-undo = { $name }想悔牌，收回上一個決定。你同意嗎？
multiplayer-after = 我手機上的這場牌
multiplayer-host-deals = 下一局由發牌的裝置發出。
multiplayer-draw = 抽牌
multiplayer-draw-number = 本桌第 { $number } 次抽牌，{ $time }
multiplayer-draw-code = 抽牌代碼，每支手機上都一樣：
multiplayer-draw-without = 未參加：{ $seats }
multiplayer-draw-asked = { $name }要求再抽一次。{ $count ->
    [0] 這支手機還沒有在本桌抽過。
   *[other] 這支手機今晚已經抽過 { $count } 次。
  }
multiplayer-draw-why = 一次抽牌只用於一場。知道為什麼要重抽，再同意：誰一直抽到滿意為止，就等於自己挑了牌。
multiplayer-draw-waiting = 正在等{ $seats }……
multiplayer-draw-drawn = { $count } 台裝置一起抽的，誰也沒辦法挑牌。
multiplayer-draw-left_out = 這次抽牌沒有用這支手機的數。
multiplayer-draw-declined = 你沒有同意，所以沒有抽牌。
multiplayer-draw-void = 這次抽牌不算：{ $why ->
    [declined] { $seats }沒有同意，或已離開。
   *[withheld] { $seats }沒有給出數。
  }
multiplayer-draw-yes = 抽牌
multiplayer-draw-no = 不抽
multiplayer-draw-again = 重新抽牌
multiplayer-draw-leave-out = 不算{ $seats }，重新抽牌
