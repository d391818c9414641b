"""A deal as a picture: all four hands, and what came of it."""

from page import show

import followsuit
from followsuit import Suit

match = followsuit.match("rangvaar", level="casual", seed="a picture")
match.run(deals=1)
hands: dict[str, list[followsuit.Card]] = {}
for step in followsuit.replay(match.record()):
    for event in step.events:
        if type(event).__name__ == "CardsDealt":
            hands.setdefault(event.seat.name, []).extend(event.cards)  # type: ignore[attr-defined]

parts = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 460" font-family="serif" font-size="20">']
parts.append('<rect width="700" height="460" fill="#f6f1e4"/>')
for seat, (x, y) in {"N": (270, 40), "W": (30, 180), "E": (500, 180), "S": (270, 320)}.items():
    parts.append(f'<text x="{x}" y="{y}" font-weight="bold">{seat}</text>')
    for row, suit in enumerate(Suit, 1):
        ranks = " ".join(card.rank.letter for card in sorted(hands[seat], reverse=True) if card.suit is suit)
        colour = "#b3261e" if suit in (Suit.HEARTS, Suit.DIAMONDS) else "#1d1b16"
        parts.append(f'<text x="{x}" y="{y + 24 * row}" fill="{colour}">{suit.symbol} {ranks or "–"}</text>')
show("".join([*parts, "</svg>"]))
print(match.deal_result())
