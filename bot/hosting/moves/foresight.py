"""Moves that take a search to judge are judged beforehand by whoever thinks for us, never on the event loop."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Protocol

from bot.hosting.moves.write_path import ATTEMPTS, GamePath
from bot.hosting.thinking.thinkers import Thinkers
from bot.records.ids import GameId
from bot.store.games.games import Conflict
from bot.store.ledger.stored import Commit, StoredGame
from engine.games.game import Step
from engine.games.moves import Move
from engine.match.match import AnyGame
from engine.match.state import MatchState
from engine.rules.refusals import IllegalMove, Reject
from engine.rules.rule_set import RuleSet
from engine.variants import game_with_rules


class ForeseenPlan(Protocol):
    """A plan that is told what is known of its move beforehand."""

    def __call__(self, stored: StoredGame, now: datetime, /, foreseen: Foreseen | None) -> Commit:
        """The commit to make."""


class Unforeseen(Exception):  # noqa: N818 - told to the caller, who thinks about it
    """Nobody has thought yet about a move that takes a search to judge."""

    def __init__(self, game: AnyGame, state: MatchState, move: Move) -> None:
        super().__init__()
        self.game = game
        self.state = state
        self.move = move


@dataclass(frozen=True, slots=True)
class Refusal:
    """An IllegalMove, as it can be sent from one process to another."""

    code: Reject
    facts: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What comes of a move in a state: the step that it makes, or why it is refused."""

    state: MatchState
    move: Move
    outcome: Step[MatchState] | Refusal

    def step(self) -> Step[MatchState]:
        """The step. Raises IllegalMove where the move is refused."""
        if isinstance(self.outcome, Refusal):
            raise IllegalMove(self.outcome.code, **self.outcome.facts)
        return self.outcome


def judged(game: AnyGame, state: MatchState, move: Move, foreseen: Foreseen | None) -> Step[MatchState]:
    """The step that a move makes. Raises IllegalMove, and Unforeseen where it has to be thought about first."""
    if not game.takes_thought(move):
        return game.apply(state, move)
    if foreseen is None or foreseen.state is not state or foreseen.move != move:
        raise Unforeseen(game, state, move)
    return foreseen.step()


async def foresee(thinkers: Thinkers, of: Unforeseen) -> Foreseen:
    """What comes of a move. Raises Stalled and JobFailed."""
    outcome = await thinkers.think(outcome_of, of.game.variant, of.game.rules, of.state, of.move)
    return Foreseen(of.state, of.move, outcome)


def outcome_of(variant: str, rules: RuleSet, state: MatchState, move: Move) -> Step[MatchState] | Refusal:
    """What the rules say of a move."""
    try:
        return game_with_rules(variant, rules).apply(state, move)
    except IllegalMove as refused:
        return Refusal(refused.code, refused.facts)


async def carried_out(
    path: GamePath,
    thinkers: Thinkers,
    game_id: GameId,
    plan: ForeseenPlan,
    key: str,
) -> Commit | None:
    """Carry out a plan as `GamePath.change` does. What takes thought is thought about while no lock is held, and again
    where the game has moved on meanwhile.

    Raises what `change` raises, Stalled and JobFailed.
    """
    foreseen: Foreseen | None = None
    for _ in range(ATTEMPTS):
        try:
            return await path.change(game_id, partial(plan, foreseen=foreseen), key)
        except Unforeseen as unforeseen:
            foreseen = await foresee(thinkers, unforeseen)
    raise Conflict(game_id)
