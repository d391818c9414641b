# A club's event: made, played, and its results put together.

events-line = 大家各在各處，用同樣的牌對同樣的電腦玩家；打完把成績放到一起比。全靠連結，什麼都不會上傳。
events-waiting = 引擎一準備好，比賽就會打開。
events-make = 辦一場比賽
events-pairs = 用真牌的雙人賽
events-kept = 這台裝置上的比賽
events-sealed-yet = 仍封存
events-forget = 移除
events-forget-which = 移除「{ $name }」
events-open = 比賽、成績或成績表的連結
events-open-go = 打開
events-name = 比賽名稱
events-level = 電腦玩家
events-sit = 大家坐在
events-count = 局數
events-scoring = 比較方法
events-by-places = 名次分
events-by-margins = 差分
events-by-places-line = 每局裡，比你差的成績每個得兩分，相同的得一分；總分是占可能得分的比例。
events-by-margins-line = 每局把你的成績與居中的成績相比；總分是各局差數之和。
events-text = 給大家的一句話（可不填）
events-help = 允許提示和悔牌
events-help-line = 用過幫助的牌局會在表中標出。
events-sealed = 封存：兩個連結
events-sealed-line = 第一個連結只預告比賽，看不到牌；第二個才打開。你送出第二個之前，誰也不可能先打過。
events-make-it = 建立比賽
events-seat = 座位：{ $seat }
events-deals = { $count }局
events-helped = 允許提示和悔牌，用過會標出。
events-other-bots = 這場比賽是用另一個版本的Follow Suit辦的。牌是一樣的，但電腦玩家的打法可能不同。
events-not-begun = 這場比賽已封存，還沒開始。牌在第二個連結裡，開始時才送出。這台裝置會記住第一個連結，到時核對。
events-invite = 邀請大家
events-two-links = 第一個連結現在送，第二個開始時再送。
events-link-seal = 第一個連結，不含牌
events-link-start = 第二個連結，開始時送
events-link = 比賽的連結
events-results = 彙總成績
events-all = 所有比賽
events-seal-same = 這就是當初封存的比賽，與第一個連結相符。
events-seal-other = 注意：這不是當初封存的比賽，與第一個連結不符。
events-seal-unknown = 這場比賽曾封存。若有第一個連結，請貼在這裡核對。
events-seal-paste = 第一個連結
events-seal-compare = 核對
events-your-deals = 你的牌局
events-played = 已打
events-go-on = 繼續
events-play = 開打
events-mine = 你的成績
events-mine-line = { $left ->
    [0] { $of }局都打完了。把成績傳給彙總的人吧。
   *[other] 已打{ $of }局中的{ $played }局。打完全部才有名次。
  }
events-your-name = 表中的名字
events-name-first = 先填名字，再送成績。
events-mine-link = 成績連結
events-working-results = 正在重播成績…
events-working-levels = 電腦玩家正在打這些牌局…
events-working-bots = 正在重問電腦玩家…
events-home = 回到比賽
events-heap = 收到的成績
events-heap-line = 照原樣貼進來就行，整段聊天也可以，連結會自動找出來。檔案也能拖到這裡。
events-drop = 拿掉
events-drop-which = 拿掉{ $name }
events-check = 產生成績表
events-files = 加入檔案
events-no-links = 這段文字裡沒有成績連結。
events-found = 找到{ $links }個連結{ $wrong ->
    [0] 。
   *[other] ，其中{ $wrong }個不算：
  }
events-link-number = 第{ $number }個連結：
events-whose = { $name }：
events-standings = 成績表
events-place = 名次
events-who = 名字
events-score = 總分
events-cells = 點一個成績，看它是怎麼打出來的，並與別人對照。
events-csv = 存成試算表
events-print = 列印
events-levels = 加入電腦玩家的成績
events-table-link = 成績表的連結
events-table-long = 表太長，放不進連結，請儲存或列印。
events-mark-bots = 對手是另一個版本的電腦玩家
events-mark-help = 用過幫助
events-cell = { $name }，第{ $deal }局：{ $margin }
beside-whom = { $name }，對照
beside-watch = 從那裡看
beside-watch-whose = { beside-watch }：{ $name }
beside-alike = 這一局兩人從頭到尾打得一樣。
beside-parted = 到第{ $number }墩打法分開：
beside-parted-before = 第一墩之前就分開了：
beside-nothing = 沒有動作
beside-both = 兩人一樣
beside-trick = { $name }，第{ $number }墩
beside-before = { $name }，第一墩之前
beside-rows = 兩人的打法，逐墩對照
beside-back = 回到成績表
events-trust = 哪些信得過
events-trust-line = 每份成績都在這裡重播過：牌是這場比賽的，每一步都合規則，得分按規則算。沒有伺服器，攔不住誰先看牌或打兩遍；封存的比賽至少能讓牌在開始前無人知道。
events-bots = 核對電腦玩家
events-bots-same = { $others ->
    [0] { $name }：電腦玩家的{ $same }步都與我們的選擇相同。
   *[other] { $name }：電腦玩家有{ $same }步與我們的選擇相同，{ $others }步不同。
  }
events-pairs-line = 適合大家坐在一起打：一張輪轉表，每對每組牌打一次；再按成績排名。
events-tables = 桌數
events-movement = 輪轉法
events-movement-howell = 豪威爾制
events-movement-mitchell = 米契爾制
events-movement-howell-line = 每對都與其他各對相遇一次。
events-movement-mitchell-line = 南北的各對不動，東西的各對換到下一桌。
events-travellers = 成績，每桌一行
events-travellers-line = 依次寫局號、南北的一對、東西的一對、南北的得分：1 1 3 +40
events-rank = 排名次
events-plan = 各輪
events-round = 輪
events-table = 第{ $number }桌
events-sitting = { $ns }–{ $ew }，第{ $set }組
events-shared = 有幾桌同時打同一組：每桌都要擺一份。
events-pair = 對
events-teams = 按兩隊各四人算（第1、2對為一隊）：{ $deals }局共{ $by }。

# Why something of a club event is refused.

refusal-no_name = 請填寫名字。
refusal-long_name = 名字太長，最多 { $most } 個字元。
refusal-not_sealed_so = 這不是當初封存的比賽：與第一個連結不符。
refusal-too_much_text = 一張表放不下這麼多文字，最多 { $most }。
refusal-too_many_people = 一張表放不下這麼多成績，最多 { $most } 人。
refusal-other_event = 這是另一場比賽「{ $event }」的成績。
refusal-other_rules = 牌相同，但打法規則不同。
refusal-deal_missing = 這份成績缺少第 { $deal } 局。
refusal-broken_rule = 第 { $deal } 局中「{ $act }」不合規則。
refusal-not_a_result = 這個連結裡沒有成績。
refusal-not_a_table = 這個連結裡沒有成績表。
refusal-not_a_seal = 第一個連結不是封存的比賽。
refusal-event_sealed = 比賽還沒開始，牌仍封存著。
refusal-bad_traveller = 第 { $line } 行應有局號、兩對的號碼和結果。
refusal-pair_twice = 第 { $line } 行：第 { $pair } 對已有第 { $deal } 局。
refusal-other_cards = 第 { $deal } 局的牌不是這場比賽的。
refusal-link_twice = 上面已有同一個連結。
refusal-name_twice = 表中已有同名的人，以先來的成績為準。
refusal-no_deals = 這份成績裡沒有任何一局。
refusal-play_unfinished = 這份成績的第 { $deal } 局沒有打完。
