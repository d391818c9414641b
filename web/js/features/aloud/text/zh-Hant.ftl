# Read aloud by a voice of the device.

aloud-line = 把螢幕閱讀器會聽到的話，用這台裝置自帶的聲音唸出來。什麼都不會送出，也沒有人在聽。
aloud-none = 這台裝置沒有這種語言的自帶聲音，所以唸不出來。可在系統設定的「語音」「文字轉語音」或「輔助使用」裡加入。會把文字傳給公司的聲音，我們不用。
aloud-on = 在牌桌上朗讀
aloud-voice = 聲音
aloud-speed = 速度
aloud-plays = 輪到誰、出了什麼牌
aloud-refusals = 為什麼不能這樣做
aloud-ends = 一局的結果
aloud-try = 試聽
aloud-again = 在牌桌上按 . 鍵，重說上一句。
aloud-sample = 北家出黑桃A。
