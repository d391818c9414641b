"""What trick games share.

Tractor uses the class `Trick` (module `trick`) and parts of `cardplay`, `notation`, `messages` and `view`.
Games with one pack, an auction and a named trump share the whole deal:

- `hand`, `order`: sets of cards as bit masks, which cards may be played, which card wins;
- `auction`, `trick`, `cardplay`: bidding, and playing tricks;
- `phases`, `transitions`: the state of a deal, and what actions lead to;
- `observation`, `claim`, `view`, `messages`: what a seat knows, is shown and sends;
- `notation`, `rulings`: record lines, the referee's forms and answers;
- `game`: the base class of these games, which gathers the rest.
"""
