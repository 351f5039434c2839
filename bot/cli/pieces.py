"""Cards and tiles as they are typed on the command line: pieces, melds and tables of a variant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from bot.cli.failures import BadInput
from bot.cli.language import spoken
from engine.cards import Card, CardTextError
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.gin.rules import GinRules
from engine.games.tiles.rules import TileRules
from engine.melds.meld import Meld, MeldRules, NewMeld
from engine.melds.reading import parse_melds, read_meld
from engine.rules.refusals import IllegalMove
from engine.variants import Variant

T = TypeVar("T")


def meld_rules(variant: Variant) -> MeldRules:
    """The variant's rules as melds depend on them. Raises BadInput where there are none."""
    if not isinstance(variant.rules, DrawDiscardRules | GinRules | TileRules):
        raise BadInput(f"{variant.key} is played without melds")
    return variant.rules


def read_pieces(variant: Variant, text: str) -> tuple[Card, ...]:
    """The pieces of a text. Raises BadInput for one that names none."""
    return _read(variant, variant.notation.parse_many, text)


def read_ranks(variant: Variant, text: str) -> tuple[Card, ...]:
    """The pieces of a text in which suits or colours may be left out. Raises BadInput for one that names none."""
    return _read(variant, variant.notation.parse_ranks, text)


def read_groups(variant: Variant, text: str) -> tuple[NewMeld, ...]:
    """The groups of a text such as `R4 R5 R6 | B1 R1 JK=W1`, melds or not. Raises BadInput for an unknown piece."""
    return _read(variant, lambda typed: parse_melds(variant.notation, typed), text)


def read_table(variant: Variant, text: str) -> tuple[Meld, ...]:
    """The melds that lie on a table. Raises BadInput for an unknown piece and for a group that is no meld."""
    melds = []
    for group in read_groups(variant, text):
        try:
            melds.append(read_meld(meld_rules(variant), group))
        except IllegalMove as refusal:
            why = explained(variant, refusal)
            raise BadInput(f"{variant.notation.texts(group.cards)} on the table is no meld: {why}") from None
    return tuple(melds)


def must_be_there(variant: Variant, pieces: Iterable[Card]) -> None:
    """Raises BadInput where there are more of a piece than the deck of the variant holds."""
    deck = Counter(variant.game.deck(variant.rules.seat_counts()[0]))
    for piece, count in Counter(pieces).items():
        if count > deck[piece]:
            raise BadInput(f"{count} x {variant.notation.text(piece)}: the deck of {variant.key} holds {deck[piece]}")


def texts(variant: Variant, pieces: Sequence[Card]) -> list[str]:
    """Pieces as the variant writes them."""
    return [variant.notation.text(piece) for piece in pieces]


def explained(variant: Variant, refusal: IllegalMove, group: NewMeld | None = None) -> str:
    """Why the rules refuse something, in one sentence that names the group which is at fault, if one is."""
    wording = spoken().in_forms(variant.family)
    why = wording.reject(refusal, notation=variant.notation)
    meld = "" if group is None else wording.cards(group.cards, variant.notation)
    return why if meld in why else wording.text("workbench-wrong", meld=meld, why=why)


def _read(variant: Variant, parse: Callable[[str], T], text: str) -> T:
    try:
        return parse(text)
    except CardTextError as error:
        notation = variant.notation
        if not notation.tiles:
            raise
        seven, king = notation.letters[0] + "7", notation.letters[1] + "13"
        letters = ", ".join(notation.letters[:-1])
        told = f"tiles of {variant.key} are written like {seven} {king} JK, with the colours {letters} and"
        raise BadInput(f"{error.text!r} is no tile; {told} {notation.letters[-1]}") from None
