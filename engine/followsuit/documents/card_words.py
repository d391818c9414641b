"""Card words: what suits, ranks, jokers, seats and the kitty are called in the seven languages, and their
signs.

Latin words are in lower case and stand alone; Chinese ones may be followed by anything.
"""

from __future__ import annotations

from typing import Final

#: Words and signs of each suit, by its letter.
SUITS: Final = {
    "S": "♠ ♤ spade spades pique piques हुकुम हुक्म حکم حکُم پیک 黑桃 黑",
    "H": "♥ ♡ ❤ heart hearts coeur coeurs cœur cœurs पान پان دل 红桃 红心 紅桃 紅心 红 紅",
    "C": "♣ ♧ club clubs trèfle trèfles trefle trefles चिड़ी चिड़िया चिडी چڑی چڑیا گشنیز خاج 梅花 草花 梅 草",
    "D": "♦ ♢ diamond diamonds carreau carreaux ईंट اینٹ خشت 方块 方片 方塊 方",
}
#: Words of each rank, by its letter. French has none for the ace: ``as`` is the ace of spades.
RANKS: Final = {
    "A": "ace aces l'as इक्का इक्के اکا اکّا یکا آس 尖",
    "K": "king kings roi rois बादशाह بادشاہ شاه 老K",
    "Q": "queen queens dame dames बेगम بیگم بی‌بی بی_بی",
    "J": "jack jacks valet valets ग़ुलाम गुलाम غلام سرباز",
    "T": "ten tens dix दहला دہلا ده 十",
}
#: Words of each joker, by its text; words of two parts have one space.
JOKERS: Final = {
    "SJ": "small_joker little_joker petit_joker छोटा_जोकर چھوٹا_جوکر جوکر_کوچک 小王 小鬼 小joker",
    "BJ": "big_joker grand_joker बड़ा_जोकर بڑا_جوکر جوکر_بزرگ 大王 大鬼 大joker",
}
#: Words between a rank and its suit, and those for none of a suit.
BETWEEN: Final = "of the and de du le la les et का की के और کا کی کے اور و 的 和 none void"
#: Words of each seat, by its name.
SEATS: Final = {
    "S": "south sud दक्षिण جنوب 南家 南",
    "W": "west ouest पश्चिम مغرب غرب 西家 西",
    "N": "north nord उत्तर شمال 北家 北",
    "E": "east est पूरब पूर्व مشرق شرق 东家 東家 东 東",
    "SW": "south-west southwest sud-ouest दक्षिण-पश्चिम جنوب_مغرب جنوب‌غربی جنوب_غربی 西南家 西南",
    "NW": "north-west northwest nord-ouest उत्तर-पश्चिम شمال_مغرب شمال‌غربی شمال_غربی 西北家 西北",
    "NE": "north-east northeast nord-est उत्तर-पूरब شمال_مشرق شمال‌شرقی شمال_شرقی 东北家 東北家 东北 東北",
    "SE": "south-east southeast sud-est दक्षिण-पूरब جنوب_مشرق جنوب‌شرقی جنوب_شرقی 东南家 東南家 东南 東南",
}
KITTY: Final = "kitty talon किटी ڈھیری ورق‌های_خوابیده 底牌 底"
