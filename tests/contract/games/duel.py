"""The duel: random matches under house rules that turn every switch."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from engine.cards import Card
from engine.games.duel.family import DuelRound
from engine.games.duel.rules import DuelRules
from engine.games.duel.view import DuelOptions, DuelView
from engine.games.events import ComparisonDecided
from engine.games.moves import Flip, FlipAll, MoveKind, SeatMove, TurnTimedOut
from engine.match.match import Game
from engine.match.state import MatchState
from tests.contract.conduct import AS_PRINTED, ConductOfTeams, Houses, Taken, made

AnyGame = Game[DuelRules, DuelRound, DuelView]

# So many cards on top of each pile are the same in a round and its twin.
SHOWN_NEXT = 4

HOUSES: Houses = {
    "as printed": {},
    "one pack, three duels": {"duel.packs": 1, "duel.jokers": 0, "match.rounds": 3},
    "two jokers": {"duel.jokers": 2, "match.rounds": "number_of_players"},
    "to 150 cards": {"match.max_rounds": 60, "match.end": "target", "match.target": 150},
    "six jokers": {"duel.jokers": 6},
}

REACHED: Final[Mapping[str, int]] = {
    **dict.fromkeys((f"move {kind}" for kind in ("flip", "flip_all", "turn_timed_out", "seat_forfeited")), 1),
    **dict.fromkeys((f"end {end}" for end in ("piles_empty", "last_team")), 1),
}


class DuelConduct(ConductOfTeams[DuelRules, DuelRound, DuelView, DuelOptions]):
    """The duel of two teams."""

    family = "duel"
    reached = REACHED

    def houses(self, variant: str) -> Houses:
        return HOUSES if variant == "disney_duel" else {AS_PRINTED: {}}

    def step(self, game: AnyGame, state: MatchState, view: DuelView, chance: random.Random) -> Taken:
        """Any move that is listed; letting a duel run ends it at once, so it is chosen seldom."""
        options = game.options(view)
        listed = list(self.listed(view, options))
        by_hand = [move for move in listed if not isinstance(move, FlipAll)]
        return made(game, state, chance.choice(by_hand if by_hand and chance.random() < 0.95 else listed))

    def listed(self, view: DuelView, options: DuelOptions) -> Iterator[SeatMove]:
        seat, turn = view.own_seat, view.turn
        if MoveKind.FLIP in options.kinds:
            yield Flip(seat, turn)
        if MoveKind.FLIP_ALL in options.kinds:
            yield FlipAll(seat, turn, agree=seat not in view.letting_run)

    def pieces(self, game: AnyGame, rnd: DuelRound) -> Iterator[Card]:
        for pile in (*rnd.piles, *rnd.won):
            yield from pile
        for _, card in rnd.pot:
            yield card

    def twin(self, rnd: DuelRound, viewer: int | None) -> DuelRound | None:
        """The cards that lie on top stay, so that the same cards turn up."""
        if rnd.result is not None:
            return None
        piles = tuple((*pile[:-SHOWN_NEXT][1::2], *pile[:-SHOWN_NEXT][::2], *pile[-SHOWN_NEXT:]) for pile in rnd.piles)

        return None if piles == rnd.piles else replace(rnd, piles=piles)

    def is_public(self, rules: DuelRules, taken: Taken, viewer: int | None) -> bool:
        shown = sum(isinstance(event, ComparisonDecided) for event in taken.step.events)
        return isinstance(taken.move, Flip | TurnTimedOut) and shown <= SHOWN_NEXT
