"""The environment itself: seats are agents, and the one whose move is awaited acts."""

from collections.abc import Mapping
from statistics import fmean
from typing import Any, Final, SupportsIndex

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from engine.cards import FACES
from engine.environment.actions import ACTIONS, LearnersView, mask_of, move_of, moves_of
from engine.environment.observation import ROWS, Thrown, observe
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.gin.rules import GinRules
from engine.games.gin.view import GinView
from engine.public import deal
from engine.variants import VARIANTS, game_of

GAMES: Final = tuple(key for key, variant in VARIANTS.items() if isinstance(variant.rules, DrawDiscardRules | GinRules))
"""The variants that learners may play."""

_NUMBERS: Final = np.iinfo(np.int16)


def env(variant: str, seats: int = 2, rules: Mapping[str, object] | None = None, rounds: int | None = 1) -> Any:
    """The environment with PettingZoo's guards: what is not in the mask is refused. Raises what `RummyEnv` raises."""
    plain = RummyEnv(variant, seats, rules, rounds)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(plain))


class RummyEnv(AECEnv):  # type: ignore[misc]
    """A match of `rounds` rounds, or a whole one (None), among `seats` agents `seat_0`, `seat_1`, ...

    Rewards are differences of scores: what a round brought a seat, less what it brought the others on the average, more
    being better whatever the game counts. Raises ValueError for a game that learners do not play, and RuleError.
    """

    metadata = {"name": "talon_rummy_v0", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012 - PettingZoo's

    def __init__(
        self, variant: str, seats: int = 2, rules: Mapping[str, object] | None = None, rounds: int | None = 1
    ) -> None:
        super().__init__()
        if variant not in GAMES:
            raise ValueError(f"{variant!r} is no game for learners; there are {', '.join(GAMES)}")
        game_of(variant, rules).new(seats)
        self.render_mode = None
        self._asked = (variant, seats, rules)
        self._most_rounds = rounds
        self._random = np.random.default_rng()
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        shown: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(_NUMBERS.min, _NUMBERS.max, (ROWS, len(FACES)), np.int16),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(shown) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew: the same seed deals the same cards; without one the next of the seed before."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        variant, seats, rules = self._asked
        self.match = deal(variant, seats, int(self._random.integers(1 << 62)), rules)
        """The match as it stands, for those who watch; a learner sees its observation alone."""
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._rewarded = False
        self._thrown = Thrown()
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat sees, and which actions it may take: none while it is not asked."""
        view, moves = self._view, self._moves
        if agent != self.agent_selection or self.terminations.get(agent, True):
            view, moves = _learners(self.match.view(self._seats[agent])), {}
        return {
            "observation": observe(view, self._thrown),
            "action_mask": np.frombuffer(mask_of(moves), np.int8),
        }

    def step(self, action: SupportsIndex | None) -> None:
        """Play the action of the agent that is asked. Raises ValueError for one that its mask does not hold."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = -1 if action is None else action.__index__()
        if number not in self._moves:
            raise ValueError(f"action {action} is not open to {agent} now: its action mask says which are")
        self._cumulative_rewards[agent] = 0.0
        played = len(self.match.state.sheet)
        self.match = self.match.play(move_of(self._view, self._moves, number))
        rounds = len(self.match.state.sheet)
        if self._rewarded:
            self._clear_rewards()
        self._rewarded = rounds > played
        if self._rewarded:
            self._reward(played)
            self._accumulate_rewards()
        if self.match.over or (self._most_rounds is not None and rounds >= self._most_rounds):
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._ask()

    def _ask(self) -> None:
        seat = self.match.seat
        self.agent_selection = self.possible_agents[seat]
        self._view = _learners(self.match.view(seat))
        self._moves = moves_of(self._view, self.match.game.options(self._view))

    def _reward(self, played: int) -> None:
        """What the rounds brought that have ended since so many were played."""
        best = 1 if self.match.game.rules.match.best == "highest" else -1
        for result in self.match.state.sheet[played:]:
            worth = {seat: best * score.points for seat, score in enumerate(result.seats) if score is not None}
            for seat, points in worth.items():
                others = [each for other, each in worth.items() if other != seat]
                self.rewards[self.possible_agents[seat]] += points - fmean(others or [points])


def _learners(view: Any) -> LearnersView:
    if not isinstance(view, (GinView, DrawDiscardView)):
        raise TypeError(f"{type(view).__name__} is seen by no learner")
    return view
