# Read aloud by a voice of the device.

aloud-line = 把屏幕阅读器会听到的话，用本设备自带的声音念出来。不会发送任何东西，也没有人在听。
aloud-none = 本设备没有这种语言的自带声音，所以念不出来。可在系统设置的“语音”“文字转语音”或“辅助功能”里添加。会把文字发给公司的声音，我们不用。
aloud-on = 在牌桌上朗读
aloud-voice = 声音
aloud-speed = 速度
aloud-plays = 轮到谁、出了什么牌
aloud-refusals = 为什么不能这样做
aloud-ends = 一局的结果
aloud-try = 试听
aloud-again = 在牌桌上按 . 键，重说上一句。
aloud-sample = 北家出黑桃A。
