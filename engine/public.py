"""What `import talon_rummy` gives: a match at one moment, and the questions that rules, solver and players answer.

>>> match = deal("gin_rummy", seats=2, seed=7)
>>> while not match.over:
...     match = match.let("easy")
>>> match.result.places
(2, 1)
>>> verify(match.record()).ok
True

Everything else of the engine may be imported too; here is what others begin with.
"""

import hashlib
from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.archive.replay import Verification, replay_document, verify
from engine.cards import Card, CardTextError, Seat
from engine.computers import STRENGTHS, choose
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.events import Event
from engine.games.game import awaited_seats
from engine.games.gin.rules import GinRules
from engine.games.moves import Move, MoveKind, SeatMove
from engine.games.tiles.rules import TileRules
from engine.games.views import MatchView, Options
from engine.match.match import AnyGame
from engine.match.state import MatchState
from engine.melds.meld import Meld
from engine.melds.reading import parse_melds, read_meld
from engine.melds.search import MeldSplit, best_melds
from engine.rules.refusals import IllegalMove, Reject
from engine.rules.scores import MatchResult
from engine.rules.switches import RuleError
from engine.solver import Objective, Solution
from engine.solver import solve as solved
from engine.variants import VARIANTS, UnknownVariantError, game_of, variant_of

__all__ = [
    "STRENGTHS",
    "VARIANTS",
    "Card",
    "CardTextError",
    "IllegalMove",
    "Match",
    "Reject",
    "RuleError",
    "UnknownVariantError",
    "Verification",
    "choose",
    "deadwood",
    "deal",
    "game_of",
    "pieces",
    "solve",
    "table",
    "variant_of",
    "verify",
]

SECRET_BYTES = 32


class Match(NamedTuple):
    """A match at one moment, which never changes: every move gives the match as it is after it.

    `moves` are all that were made, shuffles among them; `events` are what the last call brought about. `secret` keys
    the shuffles, as `docs/FAIRNESS.md` says.
    """

    game: AnyGame
    state: MatchState
    secret: bytes
    parts: tuple[str, ...]
    moves: tuple[Move, ...] = ()
    events: tuple[Event, ...] = ()

    @property
    def over(self) -> bool:
        return self.state.result is not None

    @property
    def result(self) -> MatchResult | None:
        """The finished match, None while it is played."""
        return self.state.result

    @property
    def active(self) -> dict[Seat, frozenset[MoveKind]]:
        """Each seat that may act now, with its kinds of move; several where a discard may be claimed."""
        return self.game.active(self.state)

    @property
    def seat(self) -> Seat:
        """A seat whose move is awaited: of several the first. Raises ValueError when the match is over."""
        if self.over:
            raise ValueError("the match is over: no seat is to act")
        return awaited_seats(self.active)[0]

    def view(self, seat: int | None) -> MatchView:
        """All that a seat may see; None is for a spectator. Raises ValueError for a seat that there is not."""
        if seat is not None and not 0 <= seat < self.state.seats:
            raise ValueError(f"there is no seat {seat}; they are 0 to {self.state.seats - 1}")
        return self.game.view(self.state, None if seat is None else Seat(seat))

    def options(self, seat: int) -> Options:
        """What a seat may do now: the kinds of move, and what the family adds, such as what may be discarded."""
        return self.game.options(self.view(seat))

    def play(self, move: Move) -> "Match":
        """The match after a move, with all shuffles that it asks for. Raises IllegalMove; this match is as it was."""
        step = self.game.apply(self.state, move)
        return self._shuffled(step.state, (*self.moves, move), step.events)

    def let(self, strength: str, seat: int | None = None, playouts: int | None = None) -> "Match":
        """The match after a move of a computer player, for the seat that is awaited where none is named.

        The same match gives the same move. Raises ValueError for an unknown strength.
        """
        return self.play(self.suggest(strength, seat, playouts))

    def suggest(self, strength: str, seat: int | None = None, playouts: int | None = None) -> SeatMove:
        """What a computer player would do. Raises ValueError for an unknown strength."""
        drawn = hashlib.sha256(self.secret + len(self.moves).to_bytes(4, "big")).digest()
        return choose(
            strength, self.view(self.seat if seat is None else seat), int.from_bytes(drawn[:4], "big"), playouts
        )

    def record(self) -> dict[str, Any]:
        """The match as plain JSON values, as `docs/RECORD.md` describes them. It holds the secret, and so all hands."""
        return replay_document(self.game, self.state.seats, self.secret, self.parts, self.moves, self.state.result)

    def _shuffled(self, state: MatchState, moves: tuple[Move, ...], events: tuple[Event, ...]) -> "Match":
        """The match as it is after these moves and the shuffles that are called for then."""
        while (need := self.game.chance(state)) is not None:
            shuffle = need.answer(self.secret, self.parts)
            step = self.game.apply(state, shuffle)
            state, moves, events = step.state, (*moves, shuffle), (*events, *step.events)
        return Match(self.game, state, self.secret, self.parts, moves, events)


def deal(
    variant: str, seats: int, seed: int | bytes, rules: Mapping[str, object] | None = None, parts: tuple[str, ...] = ()
) -> Match:
    """A match whose first hands are dealt. The same seed deals the same cards, on any machine.

    `rules` are house rules as dotted switches. A `seed` of 32 bytes is a secret as it is, and `parts` what each seat
    adds to it. Raises UnknownVariantError, RuleError, and ValueError for a wrong number of parts.
    """
    game = game_of(variant, rules)
    state = game.new(seats)
    secret = seed if isinstance(seed, bytes) else seed.to_bytes(SECRET_BYTES, "big", signed=True)
    parts = parts or ("",) * seats
    if len(parts) != seats:
        raise ValueError(f"{seats} seats need as many parts, and there are {len(parts)}")
    return Match(game, state, secret, parts)._shuffled(state, (), ())


def pieces(variant: str, text: str) -> tuple[Card, ...]:
    """Cards or tiles as the variant writes them. Raises UnknownVariantError and CardTextError.

    >>> [card.suit for card in pieces("gin_rummy", "7H 8H")]
    [1, 1]
    """
    return variant_of(variant).notation.parse_many(text)


def table(game: AnyGame, text: str) -> tuple[Meld, ...]:
    """The melds of a text such as `R4 R5 R6 | B1 R1 JK=W1`. Raises CardTextError, and IllegalMove for what is none."""
    groups = parse_melds(variant_of(game.variant).notation, text)
    return tuple(read_meld(_melding(game), group) for group in groups)


def deadwood(game: AnyGame, hand: str) -> MeldSplit:
    """The best melds of a hand, what is left over, and what that counts. Raises CardTextError.

    >>> deadwood(game_of("gin_rummy"), "7H 8H 9H KS").deadwood
    10
    """
    return best_melds(_melding(game), pieces(game.variant, hand))


def solve(game: AnyGame, lying: str, rack: str, objective: Objective = "tiles") -> Solution:
    """The most that can be laid from a rack where the table may be rebuilt, and the table as it lies then.

    >>> solve(game_of("tile_rummy"), "R4 R5 R6 R7 R8", "R6 B1").laid
    1

    Raises CardTextError, and IllegalMove where the game's table is not rebuilt or `lying` is none.
    """
    rules = _melding(game)
    if isinstance(rules, GinRules):
        raise IllegalMove(Reject.REARRANGE_DISABLED)
    return solved(rules, table(game, lying), pieces(game.variant, rack), objective)


def _melding(game: AnyGame) -> DrawDiscardRules | GinRules | TileRules:
    """A game's rules as melds depend on them. Raises ValueError where there are none."""
    if not isinstance(game.rules, DrawDiscardRules | GinRules | TileRules):
        raise ValueError(f"{game.variant} is played without melds")  # noqa: TRY004 - of the caller's words, no type
    return game.rules
