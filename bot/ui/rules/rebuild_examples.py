"""Examples of rebuilding the table beside its rules: each is a move that the engine judges by the rules of the game.

What is right in one game is wrong in another, above all where a joker lies. The words for what is right are in the
catalog, and what is wrong is told by the very sentence with which the game refuses it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.ui.kit.message import OutgoingFile, numbered
from bot.ui.table.game_facts import has_jokers, rearrange_of, table_rules
from bot.wording import Wording
from engine.cards import JOKER, PLAYING_CARDS, Card, Notation
from engine.melds.meld import Meld, MeldKind, NewMeld
from engine.melds.reading import read_meld
from engine.melds.rebuilding import TableRules, changes, check_rearranged
from engine.rules.refusals import IllegalMove
from engine.rules.rule_set import RuleSet
from render.boards.trays import Mark, Piece, Tray
from render.labels import ProposalLabels
from render.pieces.pack import Pack
from render.sheets.rebuild_example import Rebuild, rebuild_example_pictures

MOVES: Final[dict[str, tuple[str, str, str]]] = {
    "split": ("2S 3S 4S 5S 6S", "4S", "2S 3S 4S | 4S 5S 6S"),
    "borrow": ("2H 3H 4H 5H", "6H 2S 2C", "3H 4H 5H 6H | 2S 2H 2C"),
    "gather": ("AC 2C 3C 4C | AS AH AD AC", "AD", "2C 3C 4C | AS AD AC | AH AD AC"),
    "leftover": ("3H 4H 5H", "5S 5D", "3H 4H | 5S 5H 5D"),
}
"""Of booklets 002 (examples 2 and 3) and 004 (example 4): the table, one's own pieces, and the table they make."""

JOKER_MOVES: Final[dict[str, tuple[str, str, str]]] = {
    "freed": ("7H JK=8H 9H", "8H QS QD", "7H 8H 9H | QS QD JK=QC"),
    "beside": ("4H 5H 6H JK=7H", "4S 4C", "5H 6H JK=7H | 4S 4H 4C"),
    "moved": ("7H 8H 9H JK=10H", "QS QD", "7H 8H 9H | QS QD JK=QC"),
}


@dataclass(frozen=True, slots=True)
class RebuildSample:
    """A rebuild with what is said of it: the table before, one's own pieces, the table after."""

    before: tuple[Meld, ...]
    own: tuple[Card, ...]
    after: tuple[NewMeld, ...]
    caption: str
    right: bool
    trays: tuple[Tray, ...]


def rebuild_samples(page: str, rules: RuleSet, wording: Wording, notation: Notation) -> tuple[RebuildSample, ...]:
    """The rebuilds that a page shows, none for a page without or a game whose melds stay as they are.

    One that begins with a table that nobody could have laid under these rules is left out.
    """
    moves = _PAGES.get(page, {})
    if not moves or rearrange_of(rules) is None:
        return ()
    shown = {key: move for key, move in moves.items() if has_jokers(rules) or "JK" not in move[0]}
    samples = (_sample(key, move, table_rules(rules), wording, notation) for key, move in shown.items())
    return tuple(sample for sample in samples if sample is not None)


def rebuilds_drawn(shown: Sequence[RebuildSample], pack: Pack, wording: Wording) -> tuple[OutgoingFile, ...]:
    """The samples as one picture, with its alt text, or two. Draws: not for the event loop."""
    notation = pack.notation
    labels = ProposalLabels(laid=wording.text("picture-laid"), moved=wording.text("picture-moved"))
    drawn = rebuild_example_pictures(
        [Rebuild(_as_they_lie(one.before), one.own, one.trays, one.caption, one.right) for one in shown],
        labels,
        pack,
    )
    told = [
        wording.text(
            "example-rebuild-alt",
            before=" | ".join(wording.cards(meld.cards, notation) for meld in one.before),
            own=wording.cards(one.own, notation),
            after=" | ".join(wording.cards(meld.cards, notation) for meld in one.after),
            caption=one.caption,
            right="yes" if one.right else "no",
        )
        for one in shown
    ]
    further = [wording.text("alt-further-examples")] * (len(drawn) - 1)
    return numbered("rebuilds", drawn, [" ".join(told), *further])


def _sample(
    key: str, move: tuple[str, str, str], rules: TableRules, wording: Wording, notation: Notation
) -> RebuildSample | None:
    read = [_read(rules, new) for new in _melds(move[0])]
    before = tuple(meld for meld in read if meld is not None)
    if len(before) < len(read):
        return None
    own, after = PLAYING_CARDS.parse_many(move[1]), tuple(_melds(move[2]))
    try:
        found = check_rearranged(rules, before, own, after)
    except IllegalMove as refused:
        caption = wording.reject(refused, notation=notation)
        return RebuildSample(before, own, after, caption, right=False, trays=_wrong_trays(rules, before, own, after))
    trays = tuple(
        _tray(meld, dict.fromkeys(change.laid, Mark.NEW) | dict.fromkeys(change.moved, Mark.MOVED))
        for meld, change in zip(found.melds, found.changes, strict=True)
    )
    return RebuildSample(before, own, after, wording.text(f"example-rebuild-{key}"), right=True, trays=trays)


def _melds(words: str) -> Iterator[NewMeld]:
    """Melds such as `"4H 5H JK=6H | 2S 2D 2C"`, jokers with what they stand for."""
    for part in words.split("|"):
        pairs = [word.partition("=")[::2] for word in part.split()]
        cards = tuple(PLAYING_CARDS.parse(card) for card, _ in pairs)
        yield NewMeld(cards, tuple(PLAYING_CARDS.parse(face or card) for card, face in pairs))


def _as_they_lie(melds: Sequence[Meld]) -> tuple[Tray, ...]:
    return tuple(_tray(meld, {}) for meld in melds)


def _tray(meld: Meld, marks: dict[int, Mark], *, wrong: bool = False) -> Tray:
    pieces = tuple(
        Piece(card, face if card is JOKER else None, marks.get(place))
        for place, (card, face) in enumerate(zip(meld.cards, meld.faces, strict=True))
    )
    return Tray("", pieces, wrong=wrong)


def _wrong_trays(
    rules: TableRules, before: Sequence[Meld], own: Sequence[Card], after: Sequence[NewMeld]
) -> tuple[Tray, ...]:
    """The table that is refused: what is no meld is marked as wrong, and where all are melds those with a joker are."""
    read = [_read(rules, new) for new in after]
    shown = [meld or Meld(MeldKind.SET, new.cards, new.faces) for meld, new in zip(read, after, strict=True)]
    broken = any(meld is None for meld in read)
    return tuple(
        _tray(
            meld,
            dict.fromkeys(change.laid, Mark.NEW) | dict.fromkeys(change.moved, Mark.MOVED),
            wrong=found is None if broken else JOKER in meld.cards,
        )
        for meld, found, change in zip(shown, read, changes(before, shown, own), strict=True)
    )


def _read(rules: TableRules, new: NewMeld) -> Meld | None:
    try:
        return read_meld(rules, new)
    except IllegalMove:
        return None


_PAGES: Final = {"rebuilding": MOVES, "freeing": JOKER_MOVES}
