"""Examples for the pages of the rules: melds, moves and rebuilds, each judged by the very rules that are explained.

Nothing here knows what is right. A sample is a few cards; the engine says whether they make what they seem to make, and
the catalog has words for what is right; a wrong rebuild is told by the very sentence with which the game refuses it.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from bot.ui.kit.message import OutgoingFile, numbered
from bot.ui.table.game_facts import meld_sizes, table_rules
from bot.wording import Wording
from engine.cards import JOKER, SUITS, Card, Notation, natural, seats_of
from engine.cards import PLAYING_CARDS as CARDS
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.duel.rules import COMPARED, highest
from engine.games.gin.rules import GinRules
from engine.games.suit_rows.rules import CENTRE, NO_ROWS, SuitRowsRules, fits, placed
from engine.games.tiles.rules import TileRules
from engine.melds.meld import Meld, MeldKind, MeldRules, NewMeld
from engine.melds.reading import meld_or_none, parse_melds
from engine.melds.rebuilding import TableRules, changes, check_rearranged
from engine.melds.search import best_melds
from engine.melds.worth import meld_value
from engine.rules.refusals import IllegalMove, Reject
from engine.rules.rule_set import RuleSet
from render.boards.trays import Mark, Tray, marks_of, pieces_of
from render.labels import ProposalLabels
from render.pieces.pack import Pack
from render.sheets.rule_example import Example, Rebuild, rebuild_example_pictures, rule_example_pictures

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

OF_SIZE: Final = {"run", "set", "five"}
"""Samples that say themselves where they are too short or too long."""
SETS: Final = {"suit-twice", "joker-set"}

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


def samples(family: str, page: str, rules: RuleSet, wording: Wording) -> tuple[Example, ...]:
    """The samples of a page, none for a page without."""
    found = _PAGES.get((family, page))
    return () if found is None else tuple(found(rules, wording))


def samples_drawn(shown: Sequence[Example], pack: Pack, wording: Wording) -> tuple[OutgoingFile, ...]:
    """The samples as one picture, with its alt text, or two. Draws: not for the event loop."""
    drawn = rule_example_pictures(shown, pack)
    told = [
        wording.text(
            "example-alt",
            cards=wording.cards(one.cards, pack.notation),
            caption=one.caption,
            right="none" if one.right is None else "yes" if one.right else "no",
        )
        for one in shown
    ]
    return numbered("examples", drawn, [" ".join(told)], further=wording.text("alt-further-examples"))


def _melds(rules: RuleSet, wording: Wording) -> Iterator[Example]:
    if not isinstance(rules, DrawDiscardRules):
        return
    for key, text in MELDS.items():
        if not _has_a_size(key, text, rules):
            continue
        judged = _judged(key, text, rules, wording)
        if WORTH_A_WORD.get(key, judged.right) == judged.right:
            yield judged
    if rules.flush is not None and rules.flush.cards == len(CARDS.parse_many(FLUSH)):
        yield _judged("flush", FLUSH, rules, wording)


def _plain_melds(rules: RuleSet, wording: Wording) -> Iterator[Example]:
    """Those melds that no switch of the family changes are left out."""
    if not isinstance(rules, Rummy):
        return
    for key in ("run", "set", "ace-high", "gap"):
        if _has_a_size(key, MELDS[key], rules):
            yield _judged(key, MELDS[key], rules, wording)


def _joker_melds(rules: RuleSet, wording: Wording) -> Iterator[Example]:
    if not isinstance(rules, Opened) or not rules.deck.jokers:
        return
    for key, text in JOKERS.items():
        if _has_a_size(key, text, rules):
            yield _judged(key, text, rules, wording)


def _has_a_size(key: str, text: str, rules: Rummy) -> bool:
    """Whether a meld may have so many cards; a sample that is too short or too long is wrong for no other reason."""
    sizes, count = meld_sizes(rules), len(CARDS.parse_many(text))
    least, most = sizes.set if key in SETS else sizes.run
    return key in OF_SIZE or least <= count <= (most or count)


def _judged(key: str, text: str, rules: MeldRules, wording: Wording) -> Example:
    cards = CARDS.parse_many(text)
    meld = _read(rules, cards)
    if meld is None:
        return Example(cards, wording.text(f"example-{key}", right="no", value=0), right=False)
    caption = wording.text(f"example-{key}", right="yes", value=meld_value(rules, meld))
    return Example(cards, caption, right=True, faces=_faces(cards, meld))


def _read(rules: MeldRules, cards: Sequence[Card]) -> Meld | None:
    """The meld that the cards make, jokers announced as they are best where that is asked for."""
    found = best_melds(rules, cards).melds if JOKER in cards else ()
    best = found[0] if len(found) == 1 and len(found[0].cards) == len(cards) else None
    return meld_or_none(rules, NewMeld(tuple(cards))) or best


def _faces(cards: Sequence[Card], meld: Meld) -> tuple[Card | None, ...]:
    jokers = iter([face for card, face in zip(meld.cards, meld.faces, strict=True) if card is JOKER])
    return tuple(next(jokers) if card is JOKER else card for card in cards)


def _openings(rules: RuleSet, wording: Wording) -> Iterator[Example]:
    """Some first layings-out, and whether they are worth enough. None where there is no minimum."""
    if not isinstance(rules, DrawDiscardRules | TileRules) or not rules.opening.points:
        return
    needed, single = rules.opening.points, rules.opening.scope == "single_meld"
    for laid in OPENINGS:
        groups = [CARDS.parse_many(text) for text in laid]
        melds = [_read(rules, group) for group in groups]
        if None in melds:
            continue
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
        yield Example(tuple(card for group in groups for card in group), caption, right=counts >= needed)


def _deadwood(rules: RuleSet, wording: Wording) -> Iterator[Example]:
    """Hands of ten cards, and whether one may knock with them."""
    if not isinstance(rules, GinRules):
        return
    for text in GIN_HANDS:
        cards = CARDS.parse_many(text)
        left = best_melds(rules, cards).deadwood
        knocks = left <= rules.knock.limit
        yield Example(cards, wording.text("example-deadwood", left=left, right="yes" if knocks else "no"), right=knocks)


def _rows(rules: RuleSet, wording: Wording) -> Iterator[Example]:
    if not isinstance(rules, SuitRowsRules):
        return
    for key, text in ROWS.items():
        cards = CARDS.parse_many(text)
        right = _grows(rules, cards)
        yield Example(cards, wording.text(f"example-{key}", right="yes" if right else "no"), right=right)


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


def _comparisons(rules: RuleSet, wording: Wording) -> Iterator[Example]:
    for text in COMPARISONS:
        cards = CARDS.parse_many(text)
        first, second = (COMPARED.of(card) for card in cards)
        tie = "yes" if len(highest(tuple(zip(seats_of(len(cards)), cards, strict=True)))) > 1 else "no"
        yield Example(cards, wording.text("example-comparison", first=first, second=second, tie=tie))


_PAGES: Final[dict[tuple[str, str], Callable[[RuleSet, Wording], Iterator[Example]]]] = {
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


def rebuild_samples(page: str, rules: RuleSet, wording: Wording, notation: Notation) -> tuple[Rebuild, ...]:
    """The rebuilds that a page shows, of tables that these rules allow."""
    moves = _REBUILDS.get(page, {})
    samples = (_sample(key, move, table_rules(rules), wording, notation) for key, move in moves.items())
    return tuple(sample for sample in samples if sample is not None)


def rebuilds_drawn(shown: Sequence[Rebuild], pack: Pack, wording: Wording) -> tuple[OutgoingFile, ...]:
    """The samples as one picture, with its alt text, or two. Draws: not for the event loop."""
    labels = ProposalLabels(laid=wording.text("picture-laid"), moved=wording.text("picture-moved"))
    drawn = rebuild_example_pictures(shown, labels, pack)

    def table(trays: Sequence[Tray]) -> str:
        return " | ".join(wording.cards([piece.card for piece in tray.pieces], pack.notation) for tray in trays)

    told = [
        wording.text(
            "example-rebuild-alt",
            before=table(one.before),
            own=wording.cards(one.own, pack.notation),
            after=table(one.after),
            caption=one.caption,
            right="yes" if one.right else "no",
        )
        for one in shown
    ]
    return numbered("rebuilds", drawn, [" ".join(told)], further=wording.text("alt-further-examples"))


def _sample(
    key: str, move: tuple[str, str, str], rules: TableRules, wording: Wording, notation: Notation
) -> Rebuild | None:
    table, own, after = parse_melds(CARDS, move[0]), CARDS.parse_many(move[1]), parse_melds(CARDS, move[2])
    read = [meld_or_none(rules, new) for new in table]
    before = tuple(meld for meld in read if meld is not None)
    if len(before) < len(read):
        return None
    lying = tuple(_tray(meld, {}) for meld in before)
    try:
        # A rack has more than what a sample lays of it.
        found = check_rearranged(rules, before, (*own, *_KEPT), after)
    except IllegalMove as refused:
        if refused.code is Reject.NOTHING_LAID:
            return None
        caption = wording.reject(refused, notation=notation)
        return Rebuild(lying, own, _wrong_trays(rules, before, own, after), caption, right=False)
    trays = tuple(_tray(meld, marks_of(change)) for meld, change in zip(found.melds, found.changes, strict=True))
    return Rebuild(lying, own, trays, wording.text(f"example-rebuild-{key}"), right=True)


def _tray(meld: Meld, marks: dict[int, Mark], *, wrong: bool = False) -> Tray:
    return Tray("", pieces_of(meld, marks), wrong=wrong)


def _wrong_trays(
    rules: TableRules, before: Sequence[Meld], own: Sequence[Card], after: Sequence[NewMeld]
) -> tuple[Tray, ...]:
    """The table that is refused: what is no meld is marked as wrong, and where all are melds those with a joker are."""
    read = [meld_or_none(rules, new) for new in after]
    shown = [
        meld or Meld(MeldKind.SET, new.cards, new.faces or new.cards) for meld, new in zip(read, after, strict=True)
    ]
    broken = any(meld is None for meld in read)
    return tuple(
        _tray(
            meld,
            marks_of(change),
            wrong=found is None if broken else JOKER in meld.cards,
        )
        for meld, found, change in zip(shown, read, changes(before, shown, own), strict=True)
    )


_KEPT: Final = CARDS.parse_many("2C 2C 2C")
_REBUILDS: Final = {"rebuilding": MOVES, "freeing": JOKER_MOVES}
