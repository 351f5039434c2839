"""A puzzle as a value: its text, and the view in which it is shown and judged like any moment of a match."""

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from engine.cards import Card, Seat, TurnNumber
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.game import awaited_seats
from engine.games.gin.view import GinView
from engine.games.history import NOTHING_YET
from engine.games.moves import DrawStock, LayTable, MoveKind, PassTurn
from engine.games.table import TableMeld
from engine.games.tiles.options import TileView
from engine.games.tiles.rules import TileRules
from engine.games.views import Phase, SeatInfo
from engine.melds.meld import Meld, NewMeld
from engine.melds.reading import parse_melds, read_meld, table_text
from engine.melds.worth import meld_value
from engine.variants import Variant, variant_of

LEVELS: Final = 7
"""How many degrees of difficulty there are: one a day of the week."""

_STOCK: Final = 20
_OTHERS_HAND: Final = 10
_LATE: Final = 9
_SEATS: Final = {"gin": 2, "draw_discard": 3}
"""At how many seats the round of a puzzle with cards is played, by family."""

PuzzleView = TileView | DrawDiscardView | GinView


class Puzzle(NamedTuple):
    """A position to be solved. `level` counts from 1, easy, to 7.

    Where tables are rebuilt it is a `rack` after opening, of which the most pieces are to be laid on the `table`. Of
    other games it is a hand at the first discard of a round, in gin with the `upcard` that nobody wanted.
    """

    variant: str
    level: int
    rack: tuple[Card, ...]
    table: tuple[Meld, ...] = ()
    upcard: Card | None = None

    @property
    def of(self) -> Variant:
        return variant_of(self.variant)

    @property
    def rebuilds(self) -> TileRules | DrawDiscardRules | None:
        """The rules by which its table is rebuilt; None where a card is to be thrown."""
        return table_rules_of(self.of)

    def text(self) -> str:
        """The puzzle in a line, without its answer."""
        notation = self.of.notation
        open_cards = table_text(notation, self.table) if self.upcard is None else notation.text(self.upcard)
        return f"{self.variant} {self.level}; {notation.texts(self.rack)}; {open_cards}"


def table_rules_of(variant: Variant) -> TileRules | DrawDiscardRules | None:
    """The rules by which a variant's tables are rebuilt; None where melds stay as they lie."""
    rules = variant.rules
    return rules if isinstance(rules, TileRules | DrawDiscardRules) and rules.rearrange is not None else None


def read_puzzle(line: str) -> Puzzle:
    """The puzzle that `text` wrote. Raises ValueError for any other line, LookupError for a game that there is not."""
    head, rack, open_cards = (part.strip() for part in line.split(";"))
    key, level = head.split()
    variant = variant_of(key)
    notation, rules = variant.notation, table_rules_of(variant)
    puzzle = Puzzle(key, int(level), notation.parse_many(rack))
    if rules is not None:
        return puzzle._replace(table=tuple(read_meld(rules, new) for new in parse_melds(notation, open_cards)))
    return puzzle._replace(upcard=notation.parse(open_cards) if open_cards else None)


def view_of(puzzle: Puzzle, turn: TurnNumber = TurnNumber(1)) -> PuzzleView:
    """The moment of a match that the puzzle is, as who solves it sees it, in the turn of this number."""
    rules = puzzle.rebuilds
    return _hand_view(puzzle) if rules is None else _table_view(puzzle, rules, turn)


def laying(puzzle: Puzzle, table: Iterable[Meld | NewMeld]) -> LayTable:
    """The move after which exactly these melds lie on the puzzle's table."""
    view = view_of(puzzle)
    return LayTable(view.own_seat, view.turn, tuple(NewMeld(meld.cards, meld.faces) for meld in table))


def _table_view(puzzle: Puzzle, rules: TileRules | DrawDiscardRules, turn: TurnNumber) -> PuzzleView:
    """Seat 0 has opened, is in turn and may lay."""
    seat = Seat(0)
    lying = tuple(
        TableMeld(number, seat, meld, meld_value(rules, meld)) for number, meld in enumerate(puzzle.table, start=1)
    )
    infos = (_opened(len(puzzle.rack)), _opened(_OTHERS_HAND))
    if isinstance(rules, TileRules):
        return TileView(
            puzzle.variant, rules, seat, infos, 1, None, seat, Phase.LAY_OR_DRAW, turn, seat, puzzle.rack, (), None,
            NOTHING_YET, melds=lying, pool=_STOCK, aside=((),) * 2,
        )  # fmt: skip
    return DrawDiscardView(
        puzzle.variant, rules, seat, infos, 1, None, seat, Phase.PLAY, turn, seat, puzzle.rack, (), None,
        NOTHING_YET, melds=lying, stock=_STOCK, lap=_LATE,
    )  # fmt: skip


def _opened(cards: int) -> SeatInfo:
    return SeatInfo(cards, opened=True, opened_now=False, melded=True, total=0, claims_won=0, out=False)


def _hand_view(puzzle: Puzzle) -> PuzzleView:
    """A round's first discard with these cards in hand, and with this up-card refused."""
    view = first_discard(puzzle.variant)
    if isinstance(view, GinView) and puzzle.upcard is not None:
        seen = tuple(
            tuple(act._replace(cards=(puzzle.upcard,)) if act.cards else act for act in page)
            for page in view.history.pages
        )
        view = view._replace(discard_top=puzzle.upcard, history=replace(view.history, pages=seen))
    return view._replace(hand=tuple(sorted(puzzle.rack)), drawn=())


@lru_cache(maxsize=16)
def first_discard(key: str) -> DrawDiscardView | GinView:
    """The view of whoever throws the first card of a match: an up-card that is offered is left lying.

    Raises LookupError for a game that does not begin so.
    """
    game, secret = variant_of(key).game, b"talon puzzle 1"
    state = game.new(_SEATS.get(game.family, 2))
    while True:
        need = game.chance(state)
        if need is not None:
            state = game.apply(state, need.answer(secret)).state
            continue
        seat = awaited_seats(game.active(state))[0]
        view, kinds = game.view(state, seat), game.active(state)[seat]
        if not isinstance(view, DrawDiscardView | GinView):
            raise LookupError(f"no card is thrown in {key}")  # noqa: TRY004 - the key is wrong, not a type
        if MoveKind.DISCARD in kinds:
            return view
        passes = MoveKind.PASS_TURN in kinds
        state = game.apply(state, PassTurn(seat, view.turn) if passes else DrawStock(seat, view.turn)).state
