"""The card play of Tractor's bots with three and four packs, at tables of four, six and eight.

- `cardplay`: which cards the rules of thumb play;
- `board`: what does not change in a deal: the suits' point cards, the order of the kinds;
- `hands`: all hands as layers of masks;
- `worlds`: deals of the hidden cards that agree with what a seat knows;
- `leading`, `following`: heuristics on masks; `playout`: the rest of a deal played by them;
- `problem`: which cards to play, and which to bury, as problems for the search.
"""
