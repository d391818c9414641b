"""Documents: what people send and keep, as text, file and link, read and written in one way."""

from followsuit.documents.document import (
    FIRST,
    VERSION,
    Document,
    Fields,
    name_in,
    placed,
    quoted_lines,
    wrong,
)
from followsuit.documents.kinds import (
    DocumentKind,
    kind_named,
    register_kind,
    registered_kinds,
    text_of_lines,
)
from followsuit.documents.lines import Line
from followsuit.documents.link import LONGEST_SHARED, UnpackedLink, document_link, find_link
from followsuit.documents.reader import document_of, json_text, read_document, value_of
from followsuit.documents.text_bytes import LONGEST, decoded

__all__ = [
    "FIRST",
    "LONGEST",
    "LONGEST_SHARED",
    "VERSION",
    "Document",
    "DocumentKind",
    "Fields",
    "Line",
    "UnpackedLink",
    "decoded",
    "document_link",
    "document_of",
    "find_link",
    "json_text",
    "kind_named",
    "name_in",
    "placed",
    "quoted_lines",
    "read_document",
    "register_kind",
    "registered_kinds",
    "text_of_lines",
    "value_of",
    "wrong",
]
