"""Rounds of tiles in text notation: a state in one line, and a table that moves are made at.

Tables are texts such as `"R4 R5 R6 | R6 B6 W6"`; `JK=R5` says what a joker stands for. Of the pool the tile named first
is drawn first. Seat 0 begins unless said otherwise; booklet 002 is played at `at_my`, booklet 004 at `at_tile`.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from engine.booklets import MY_RUMMY, TILE_RUMMY
from engine.cards import TILES_002, TILES_004, Card, Notation, with_cards
from engine.games.events import Event
from engine.games.game import Seating, Step
from engine.games.moves import Discard, LayTable, TurnTimedOut
from engine.games.tiles.family import TILES
from engine.games.tiles.options import TileOptions, TileView
from engine.games.tiles.round import TileRound
from engine.games.tiles.rules import TileRules
from engine.games.views import Phase
from engine.melds.meld import NewMeld
from tests.engine.builders import house, new_meld, on_table
from tests.engine.round_table import MID_ROUND, RoundTable

LAY_OR_DRAW, DRAW, LAY, PUT_ASIDE, OVER = Phase.LAY_OR_DRAW, Phase.DRAW, Phase.LAY, Phase.PUT_ASIDE, Phase.OVER


def groups(notation: Notation, words: str) -> tuple[NewMeld, ...]:
    """A whole table: `groups(TILES_004, "R4 R5 R6 | R6 B6 W6")`."""
    return tuple(new_meld(part, notation) for part in words.split("|") if part.strip())


def a_tile_round(
    rules: TileRules,
    notation: Notation,
    *,
    racks: Sequence[str],
    table: str = "",
    pool: str = "",
    aside: Sequence[str] = (),
    open_tile: str | None = None,
    drawn: str | None = None,
    phase: Phase = LAY_OR_DRAW,
    turn_seat: int = 0,
    opened: Iterable[int] | None = None,
    players: Sequence[int] | None = None,
    **more: Any,
) -> TileRound:
    """A round in the middle of play. Where there are melds everybody has opened, unless `opened` names who has."""
    seats = len(racks)
    everyone = tuple(range(seats))
    lying = tuple(
        on_table(rules, number, number % seats, new) for number, new in enumerate(groups(notation, table), start=1)
    )
    have_opened = (everyone if lying else ()) if opened is None else tuple(opened)
    fields: dict[str, Any] = {
        **MID_ROUND,
        "dealer": seats - 1,
        "fresh": ((),) * seats,
        "next_meld": len(lying) + 1,
        "changes": (),
        "passes": 0,
        "left": (),
        **more,
    }
    seven = " ".join(f"{notation.letters[3]}{number}" for number in range(1, 8))
    return TileRound(
        players=everyone if players is None else tuple(players),
        racks=tuple(with_cards(notation.parse_many(words), ()) for words in racks),
        pool=notation.parse_many(pool or seven)[::-1] if pool != "-" else (),
        open_tile=None if open_tile is None else notation.parse(open_tile),
        aside=tuple(notation.parse_many(words) for words in aside) or ((),) * seats,
        melds=lying,
        opened=tuple(seat in have_opened for seat in range(seats)),
        turn_seat=turn_seat,
        phase=phase,
        drawn=None if drawn is None else notation.parse(drawn),
        **fields,
    )


class TileTable(RoundTable[TileRound, TileView, TileOptions]):
    """A round of tiles that moves are made at."""

    family = TILES
    variant = "my_rummy"
    held = "racks"

    def __init__(self, rules: TileRules, notation: Notation, rnd: TileRound) -> None:
        super().__init__(rules, rnd)
        self.notation = notation

    def lay(self, words: str, seat: int | None = None, *, taken: Any = None) -> tuple[Event, ...]:
        """The whole table as it lies after the move."""
        return self.do(LayTable(self._seat(seat), self.round.turn, groups(self.notation, words), taken))

    def add(self, words: str, seat: int | None = None, *, taken: Any = None) -> tuple[Event, ...]:
        """Lay these melds beside those that lie there."""
        lying = tuple(NewMeld(there.meld.cards, there.meld.faces) for there in self.round.melds)
        melds = lying + groups(self.notation, words)
        return self.do(LayTable(self._seat(seat), self.round.turn, melds, taken))

    def put_aside(self, word: str, seat: int | None = None) -> tuple[Event, ...]:
        return self.do(Discard(self._seat(seat), self.round.turn, self.notation.parse(word)))

    def time_out(self, draft: str = "") -> tuple[Event, ...]:
        return self.do(TurnTimedOut(self.round.turn, groups(self.notation, draft)))

    def tiles(self, tiles: Iterable[Card]) -> str:
        return self.notation.texts(tiles)

    def rack(self, seat: int) -> str:
        return self.tiles(self.round.racks[seat])

    def table(self) -> list[str]:
        return [self.tiles(there.meld.cards) for there in self.round.melds]

    @property
    def pool(self) -> str:
        """The pool, the tile drawn next first."""
        return self.tiles(self.round.pool[::-1])


def at_my(*switches: str, racks: Sequence[str], **more: Any) -> TileTable:
    """A table of booklet 002 (purple, black, green, grey) with house rules."""
    return _at(house(MY_RUMMY, *switches), TILES_002, racks, more)


def at_tile(*switches: str, racks: Sequence[str], **more: Any) -> TileTable:
    """A table of booklet 004 (brown, red, blue, white) with house rules."""
    return _at(house(TILE_RUMMY, *switches), TILES_004, racks, more)


def _at(rules: TileRules, notation: Notation, racks: Sequence[str], more: dict[str, Any]) -> TileTable:
    return TileTable(rules, notation, a_tile_round(rules, notation, racks=racks, **more))


def deal_tiles(rules: TileRules, *, seats: int = 3, dealer: int | None = None, out: Sequence[int] = ()) -> Step[Any]:
    """A round dealt from the tiles as they lie: the first tile is taken first."""
    left = tuple(seat for seat in range(seats) if seat not in out)
    seating = Seating(seats, left, seats - 1 if dealer is None else dealer, (0,) * seats)
    return TILES.deal(rules, seating, tuple(range(len(TILES.deck(rules)))))
