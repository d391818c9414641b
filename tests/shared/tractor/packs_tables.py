"""What Tractor's tables of any number of packs and seats say, a second time: declarations, points, levels and starters."""

# T57–T59, T77–T79: declaring ---------------------------------------------------------------------------------
STRENGTHS = {
    (1, "rank"): 1,
    (2, "rank"): 2,
    (2, "SJ"): 3,
    (2, "BJ"): 4,
    (3, "rank"): 5,
    (3, "SJ"): 6,
    (3, "BJ"): 7,
    (4, "rank"): 8,
    (4, "SJ"): 9,
    (4, "BJ"): 10,
}


def declare_fault(rank, seat, cards, standing, after):
    """The reason and clause of a refusal; None where the declaration is allowed. `standing` is (seat, cards).

    `after` says that the kitty is buried.
    """

    def strength(shown):
        if len(set(shown)) != 1:
            return 0
        kind = shown[0]
        return STRENGTHS.get((len(shown), kind if kind[1] == "J" and kind[0] in "SB" else "rank"), 0)

    kind = cards[0] if cards else ""
    if not strength(cards) or (kind not in ("SJ", "BJ") and kind[0] != rank):
        return "no_declaration", "T6"
    if standing is None:
        return ("nothing_to_counter", "T78") if after else None
    mine = seat == standing[0]
    if mine and (after or kind != standing[1][0]):
        return "already_declared", "T79" if after else "T9"
    if strength(cards) <= strength(standing[1]):
        return "too_weak", "T9" if mine else "T8"
    return None


# T51–T56, T81–T83: numbers -----------------------------------------------------------------------------------
TABLES = {
    (4, 2): (108, 25, 8, 200, 40, 80),
    (4, 3): (162, 39, 6, 300, 60, 120),
    (4, 4): (216, 52, 8, 400, 80, 160),
    (6, 3): (162, 26, 6, 300, 60, 120),
    (6, 4): (216, 35, 6, 400, 80, 160),
    (8, 4): (216, 26, 8, 400, 80, 160),
}
SEATS = {4: "S E N W", 6: "S SE NE N NW SW", 8: "S SE E NE N NW W SW"}


def gain(points, packs, table):
    """The side that gains and by how much, column by column of T81."""
    step = 20 * packs
    if points < 2 * step:
        columns = {"two_two": (2, 2, 1), "three_two": (3, 2, 1), "open": (3, 2, 1)}[table]
        return "declaring", columns[0 if points == 0 else 1 if points < step else 2]
    more = (points - 2 * step) // step
    return "opposing", more if table == "open" else min(more, 2)


def next_starter(starter, declares_next, seats):
    order = SEATS[seats].split()
    return order[(order.index(starter) + (2 if declares_next == "declaring" else 1)) % seats]
