"""Messages: what each message asks and is answered, and the parts of these, as types.

`Requests` and `Answers` name them all; their parts stand in a module each for what they are about. The tests
compare every message and answer of a session with them, mypy the handlers, and
`build/tools/make_messages.py` writes them to `web/js/messages/messages.d.ts` for the page and to the table of
PROTOCOL.md.

A comment ``#:`` belongs to the field below it. A ``dict`` by seat or side has all of the table's, a
``Mapping`` some of them. Of an ``Annotated`` field the first type is how a front end reads it, the second
what it is. The package is not a part of the page, so it is imported for type checking only.

A type that bears the name of a value of the engine (`Act`, `BotCheck`, `Contract`, `Declaration` …) is that
same thing as plain data. Handlers say `messages.Act`, so the two can be told apart.
"""

from followsuit.protocol.messages.actions import *
from followsuit.protocol.messages.agreements import *
from followsuit.protocol.messages.analysis import *
from followsuit.protocol.messages.answers import *
from followsuit.protocol.messages.challenges import *
from followsuit.protocol.messages.deal_editor import *
from followsuit.protocol.messages.documents import *
from followsuit.protocol.messages.explanations import *
from followsuit.protocol.messages.fairness import *
from followsuit.protocol.messages.games import *
from followsuit.protocol.messages.house_rules import *
from followsuit.protocol.messages.matches import *
from followsuit.protocol.messages.play import *
from followsuit.protocol.messages.prompts import *
from followsuit.protocol.messages.reasons import *
from followsuit.protocol.messages.records import *
from followsuit.protocol.messages.referee import *
from followsuit.protocol.messages.requests import *
from followsuit.protocol.messages.score_sheets import *
from followsuit.protocol.messages.summaries import *
from followsuit.protocol.messages.table import *
from followsuit.protocol.messages.tasks import *
from followsuit.protocol.messages.views import *
from followsuit.protocol.messages.words import *
