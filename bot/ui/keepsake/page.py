"""A match as one page: a file that plays it in any browser, without network, and checks its shuffles there.

The page is made of what is known to be true: a document is verified whole before anything of it is written.
"""

import base64
import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from functools import lru_cache
from html import escape
from importlib.resources import files
from typing import Any, Final

from bot.records.ids import legible
from bot.ui.keepsake.course import Course
from bot.ui.table.game_facts import worded_by
from bot.wording import Wording
from engine.archive.replay import BadReplayError, Replay, watched
from engine.cards import JOKER, Notation
from engine.variants import variant_of
from render.art.signs import SEAT_EMBLEMS
from render.pieces.pack import Pack
from render.pieces.symbols import Piece, box_of, symbols

LARGEST: Final = 1_200_000
"""Bytes that a page may have."""

_PLACE: Final = re.compile(r"\{\{([a-z-]+)\}\}")
_SAID: Final = (
    *("alt-seat-to-act", "keep-chosen", "keep-deadwood", "keep-eyes-closed", "keep-eyes-open", "keep-row"),
    *("keep-turned", "keep-won", "picture-aside", "picture-at-stake", "picture-column-cards", "picture-column-opened"),
    *("picture-column-points", "picture-deals", "picture-discards", "picture-heroes", "picture-open-tile"),
    *("picture-out", "picture-pile", "picture-pool", "picture-stock", "picture-villains"),
)
"""What the script says as it stands: of the places and the seats of a course, and its own."""
_FAULTS: Final = ("commitment", "table", "shuffle", "moves")
_GAP: Final = "⟦⟧"
"""Where the page fills in a number."""


class TooLargeError(BadReplayError):
    """A match whose page would have too many bytes: `size`."""

    def __init__(self, size: int) -> None:
        super().__init__(f"its page would be larger than {LARGEST / 1e6} MB")
        self.size = size


def page_of(document: Mapping[str, Any], names: Sequence[str] | None, wording: Wording) -> bytes:
    """The page of a finished match from its replay document, in a language. Takes up to a second.

    `names` are the plain names of the seats; None where the page is to name nobody. Raises BadReplayError for a
    document that does not hold or is not whole, TooLargeError; ValueError where names do not fit.
    """
    match = watched(document)
    claimed = match.replay
    if names is not None and len(names) != claimed.seats:
        raise ValueError(f"{claimed.seats} seats need as many names, not {len(names)}")
    said = worded_by(wording, claimed.variant, claimed.rules, claimed.seats)
    page = _written(claimed, Course(match, said), names, said)
    if len(page) > LARGEST:
        raise TooLargeError(len(page))
    return page


def _written(claimed: Replay, course: Course, names: Sequence[str] | None, wording: Wording) -> bytes:
    notation = variant_of(claimed.variant).notation
    pack = Pack(notation)
    small = list(course.pieces.known)
    whole = [] if pack.tiles else [replace(piece, large=True) for piece in small]
    drawn = symbols([*small, *whole], pack)
    style, script = _asset("page.css") + drawn.css, _asset("page.js")
    filled = {
        "lang": escape(wording.locale),
        "title": escape(wording.variant_name(claimed.variant)),
        "style": style,
        "style-hash": _hash(style),
        "script": script,
        "script-hash": _hash(script),
        "symbols": drawn.markup,
        "match": _data(claimed, course, names, wording),
    }
    html = _asset("page.html")
    said = {message: escape(wording.text(message)) for message in _PLACE.findall(html) if message not in filled}
    return _PLACE.sub(lambda place: (filled | said)[place[1]], html).encode()


def _data(claimed: Replay, course: Course, names: Sequence[str] | None, wording: Wording) -> str:
    """What the page plays, as JSON in which nothing can end a script or begin a tag."""
    notation = variant_of(claimed.variant).notation
    pieces = list(course.pieces.known)
    seats = range(claimed.seats)
    called = [wording.text("keep-seat", number=seat + 1) for seat in seats] if names is None else map(legible, names)
    boxes = box_of(Piece(JOKER), Pack(notation)), box_of(Piece(JOKER, large=True), Pack(notation))
    data = {
        "names": list(called),
        "emblems": [SEAT_EMBLEMS[seat].replace("/", "-") for seat in seats],
        "tiles": notation.tiles,
        "signs": "".join(course.pieces.known.values()),
        "spoken": [_spoken(piece, notation, wording) for piece in pieces],
        "small": boxes[0],
        "large": boxes[1],
        "wholes": 0 if notation.tiles else len(pieces),
        "lines": list(course.lines),
        "steps": course.steps,
        "words": _words(wording, len(course.shuffles)),
        "proof": {
            "commitment": claimed.commitment,
            "secret": claimed.secret,
            "parts": claimed.parts,
            "shuffles": course.shuffles,
            "tournament": None if claimed.tournament is None else asdict(claimed.tournament),
        },
    }
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def _spoken(piece: Piece, notation: Notation, wording: Wording) -> str:
    if piece.card is None:
        return wording.text("keep-back-of-piece")
    said = wording.labels([piece.card], notation)
    if piece.stands_for is None:
        return said
    return wording.text("alt-joker-as", joker=said, face=wording.labels([piece.stands_for], notation))


def _words(wording: Wording, shuffles: int) -> dict[str, Any]:
    text = wording.text
    return {message: text(message) for message in _SAID} | {
        "play": text("keep-play", on="no"),
        "pause": text("keep-play", on="yes"),
        "step": text("keep-step", step=_GAP, steps=_GAP),
        "round": text("picture-round", round=_GAP),
        "paces": {pace: text("keep-speed-pace", pace=pace) for pace in ("slow", "usual", "fast")},
        "holds": f"{text('keep-holds', count=shuffles)} {text('keep-nothing-else')}",
        "fails": {what: text("keep-fails", what=what, number=_GAP) for what in _FAULTS},
    }


@lru_cache(maxsize=4)
def _asset(name: str) -> str:
    return (files("bot.ui.keepsake") / name).read_text("utf-8")


def _hash(text: str) -> str:
    """What the page's policy knows a script or a style sheet by."""
    return f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}"
