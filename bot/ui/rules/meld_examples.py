"""Examples for the pages of the rules: melds and moves, each judged by the very rules that are being explained.

Nothing here knows what is right. A sample is a few cards; the engine says whether they make what they seem to make, and
the catalog has words for either answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.ui.kit.message import OutgoingFile, numbered
from bot.wording import Wording
from engine.cards import JOKER, PLAYING_CARDS, SUITS, Card, natural, seats_of
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.duel.rules import COMPARED, highest
from engine.games.gin.rules import GinRules
from engine.games.suit_rows.rules import CENTRE, NO_ROWS, SuitRowsRules, fits, placed
from engine.games.tiles.rules import TileRules
from engine.melds.meld import Meld, MeldRules, NewMeld
from engine.melds.reading import read_meld
from engine.melds.search import best_melds
from engine.melds.worth import meld_value
from engine.rules.refusals import IllegalMove
from engine.rules.rule_set import RuleSet
from render.pieces.pack import Pack
from render.sheets.rule_example import Example, rule_example_pictures

MELDS: Final = {
    "run": "5H 6H 7H",
    "gap": "5H 7H 8H",
    "ace-high": "QH KH AH",
    "ace-low": "AD 2D 3D",
    "corner": "KS AS 2S",
    "set": "9S 9H 9C",
    "suit-twice": "8C 8D 8D",
    "five": "4S 4H 4D 4C 4S",
}
WORTH_A_WORD: Final = {"ace-low": False, "five": True}
"""Samples that are shown only where they are right, or wrong: elsewhere they say nothing that is not expected."""

JOKERS: Final = {
    "joker-run": "4S JK 6S",
    "joker-set": "KS KH JK",
    "two-jokers": "9C JK JK",
    "half-jokers": "9C 10C JK JK",
}
FLUSH: Final = "2H 2H 4H 5H 7H 8H 9H JH JH QH KH AH"
OPENINGS: Final = (("10S JS QS",), ("5H 6H 7H",), ("5H 6H 7H", "4S 4H 4C"), ("9S 9H 9C", "10D JD QD"))
GIN_HANDS: Final = ("5H 6H 7H 9S 9H 9C 3D 4D AS 2C", "5H 6H 7H 8H 9S 9H 9C 2D 3D 4D", "5H 6H 7H 9S 9H 9C KD 8D 4S 2C")
ROWS: Final = {
    "row": "6D 7D 8D 9D",
    "row-gap": "7D 8D 10D",
    "row-ace-high": "8D 9D 10D JD QD KD AD",
    "row-ace-low": "AD 2D 3D 4D 5D 6D 7D 8D",
}
COMPARISONS: Final = ("AH KS", "KH 10S", "JK AS")

Rummy = DrawDiscardRules | GinRules | TileRules
"""The games of runs and sets."""

Opened = DrawDiscardRules | TileRules
"""The rummies in which melds are laid during the round."""


@dataclass(frozen=True, slots=True)
class Sample:
    """Cards, what stands beside them, and whether they are right; None where nothing is right or wrong."""

    cards: tuple[Card, ...]
    caption: str
    right: bool | None
    faces: tuple[Card | None, ...] = ()


def samples(family: str, page: str, rules: RuleSet, wording: Wording) -> tuple[Sample, ...]:
    """The samples of a page, none for a page without."""
    found = _PAGES.get((family, page))
    return () if found is None else tuple(found(rules, wording))


def samples_drawn(shown: Sequence[Sample], pack: Pack, wording: Wording) -> tuple[OutgoingFile, ...]:
    """The samples as one picture, with its alt text, or two. Draws: not for the event loop."""
    drawn = rule_example_pictures([Example(one.cards, one.caption, one.faces, one.right) for one in shown], pack)
    told = [
        wording.text(
            "example-alt",
            cards=wording.cards(one.cards, pack.notation),
            caption=one.caption,
            right="none" if one.right is None else "yes" if one.right else "no",
        )
        for one in shown
    ]
    further = [wording.text("alt-further-examples")] * (len(drawn) - 1)
    return numbered("examples", drawn, [" ".join(told), *further])


# --------------------------------------------------------------------------------------------------------------- melds


def _melds(rules: RuleSet, wording: Wording) -> Iterator[Sample]:
    if not isinstance(rules, DrawDiscardRules):
        return
    for key, text in MELDS.items():
        judged = _judged(key, text, rules, wording)
        if WORTH_A_WORD.get(key, judged.right) == judged.right:
            yield judged
    if rules.flush is not None and rules.flush.cards == len(PLAYING_CARDS.parse_many(FLUSH)):
        yield _judged("flush", FLUSH, rules, wording)


def _plain_melds(rules: RuleSet, wording: Wording) -> Iterator[Sample]:
    """Those melds that no switch of the family changes are left out."""
    if not isinstance(rules, Rummy):
        return
    for key in ("run", "set", "ace-high", "gap"):
        yield _judged(key, MELDS[key], rules, wording)


def _joker_melds(rules: RuleSet, wording: Wording) -> Iterator[Sample]:
    if not isinstance(rules, Opened) or not rules.deck.jokers:
        return
    for key, text in JOKERS.items():
        yield _judged(key, text, rules, wording)


def _judged(key: str, text: str, rules: MeldRules, wording: Wording) -> Sample:
    cards = PLAYING_CARDS.parse_many(text)
    meld = _read(rules, cards)
    if meld is None:
        return Sample(cards, wording.text(f"example-{key}", right="no", value=0), right=False)
    caption = wording.text(f"example-{key}", right="yes", value=meld_value(rules, meld))
    return Sample(cards, caption, right=True, faces=_faces(cards, meld))


def _read(rules: MeldRules, cards: Sequence[Card]) -> Meld | None:
    """The meld that the cards make, jokers announced as they are best where that is asked for."""
    try:
        return read_meld(rules, NewMeld(tuple(cards)))
    except IllegalMove:
        found = best_melds(rules, cards).melds if JOKER in cards else ()
        return found[0] if len(found) == 1 and len(found[0].cards) == len(cards) else None


def _faces(cards: Sequence[Card], meld: Meld) -> tuple[Card | None, ...]:
    """What each card stands for, in the order in which the cards are shown."""
    jokers = iter([face for card, face in zip(meld.cards, meld.faces, strict=True) if card is JOKER])
    return tuple(next(jokers) if card is JOKER else card for card in cards)


def _openings(rules: RuleSet, wording: Wording) -> Iterator[Sample]:
    """Some first layings-out, and whether they are worth enough. None where there is no minimum."""
    if not isinstance(rules, DrawDiscardRules | TileRules) or not rules.opening.points:
        return
    needed, single = rules.opening.points, rules.opening.scope == "single_meld"
    for laid in OPENINGS:
        groups = [PLAYING_CARDS.parse_many(text) for text in laid]
        melds = [_read(rules, group) for group in groups]
        worths = [meld_value(rules, meld) for meld in melds if meld is not None]
        counts = max(worths, default=0) if single else sum(worths)
        caption = wording.text(
            "example-opening",
            worths=" + ".join(str(worth) for worth in worths),
            total=counts,
            needed=needed,
            melds=len(worths),
            scope="single_meld" if single else "sum_of_melds",
            right="yes" if counts >= needed else "no",
        )
        yield Sample(tuple(card for group in groups for card in group), caption, right=counts >= needed)


def _deadwood(rules: RuleSet, wording: Wording) -> Iterator[Sample]:
    """Hands of ten cards, and whether one may knock with them."""
    if not isinstance(rules, GinRules):
        return
    for text in GIN_HANDS:
        cards = PLAYING_CARDS.parse_many(text)
        left = best_melds(rules, cards).deadwood
        knocks = left <= rules.knock.limit
        yield Sample(cards, wording.text("example-deadwood", left=left, right="yes" if knocks else "no"), right=knocks)


# ---------------------------------------------------------------------------------------------------------- team games


def _rows(rules: RuleSet, wording: Wording) -> Iterator[Sample]:
    if not isinstance(rules, SuitRowsRules):
        return
    for key, text in ROWS.items():
        cards = PLAYING_CARDS.parse_many(text)
        right = _grows(rules, cards)
        yield Sample(cards, wording.text(f"example-{key}", right="yes" if right else "no"), right)


def _grows(rules: SuitRowsRules, cards: Sequence[Card]) -> bool:
    """Whether the cards of a suit can be laid one after the other, in whatever order, until all of them lie."""
    rows = NO_ROWS
    if rules.karo8.eights_first:
        for suit in range(SUITS):
            rows = placed(rules, rows, natural(suit, CENTRE))
    left = [card for card in cards if rows[card.suit] is None or card.rank != CENTRE]
    while left:
        card = next((one for one in left if fits(rules, rows, one)), None)
        if card is None:
            return False
        rows = placed(rules, rows, card)
        left.remove(card)
    return True


def _comparisons(rules: RuleSet, wording: Wording) -> Iterator[Sample]:
    for text in COMPARISONS:
        cards = PLAYING_CARDS.parse_many(text)
        first, second = (COMPARED.of(card) for card in cards)
        tie = "yes" if len(highest(tuple(zip(seats_of(len(cards)), cards, strict=True)))) > 1 else "no"
        yield Sample(cards, wording.text("example-comparison", first=first, second=second, tie=tie), None)


_PAGES: Final[dict[tuple[str, str], Callable[[RuleSet, Wording], Iterator[Sample]]]] = {
    ("draw_discard", "melds"): _melds,
    ("draw_discard", "opening"): _openings,
    ("draw_discard", "jokers"): _joker_melds,
    ("gin", "goal"): _plain_melds,
    ("gin", "turn"): _deadwood,
    ("duel", "turn"): _comparisons,
    ("suit_rows", "turn"): _rows,
    ("tiles", "goal"): _plain_melds,
    ("tiles", "opening"): _openings,
    ("tiles", "jokers"): _joker_melds,
}
