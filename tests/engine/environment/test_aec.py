"""The environment for learners: PettingZoo's own tests, and that masks, observations and rewards are what they say."""

import random
import warnings
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
import pytest

from engine.environment.actions import ACTIONS, DISCARD, LAY_OFF, MELD
from engine.environment.aec import GAMES, RummyEnv, env
from engine.environment.observation import HAND
from engine.variants import VARIANTS, game_of

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")
EVERY_DAY = {"gin_rummy", "rummy_500"}
of_each_family = pytest.mark.parametrize(
    "variant", [pytest.param(key, marks=() if key in EVERY_DAY else pytest.mark.prove) for key in GAMES]
)


@contextmanager
def quietly() -> Iterator[None]:
    """PettingZoo's tests warn of shapes that are allowed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def played(games: RummyEnv, seed: int, steps: int = 4_000) -> dict[str, float]:
    """Play by chance, laying what can be laid more often than not; each agent's rewards, added up."""
    games.reset(seed=seed)
    dice, sums = random.Random(seed), dict.fromkeys(games.possible_agents, 0.0)
    for agent in games.agent_iter(steps):
        seen, reward, over, cut, _ = games.last()
        sums[agent] += reward
        if over or cut:
            games.step(None)
            continue
        open_to_it = [int(action) for action in np.flatnonzero(seen["action_mask"])]
        weights = [5 if action == MELD or action >= DISCARD else 1 for action in open_to_it]
        games.step(dice.choices(open_to_it, weights)[0])
    return sums


@of_each_family
def test_it_passes_the_interfaces_own_tests(variant: str, capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import api_test, seed_test

    with quietly():
        api_test(env(variant), num_cycles=60)
        seed_test(lambda: env(variant), num_cycles=10)
    assert "Passed API test" in capsys.readouterr().out


@of_each_family
def test_whatever_the_mask_holds_is_legal_and_rewards_are_differences(variant: str) -> None:
    games = RummyEnv(variant, game_of(variant).rules.seat_counts()[:2][-1])
    sums = played(games, seed=5)
    assert games.match.state.sheet
    assert sum(sums.values()) == pytest.approx(0)
    best = 1 if games.match.game.rules.match.best == "highest" else -1
    points = [best * score.points for score in games.match.state.sheet[0].seats if score is not None]
    expected = [own - (sum(points) - own) / (len(points) - 1) for own in points]
    assert list(sums.values()) == pytest.approx(expected)


@pytest.mark.prove
@pytest.mark.parametrize("variant", GAMES)
def test_by_chance_in_matches_of_every_size(variant: str) -> None:
    for seed in range(60):
        counts = game_of(variant).rules.seat_counts()
        played(RummyEnv(variant, counts[seed % len(counts)], rounds=None), seed)


def test_an_action_outside_the_mask_is_refused_and_changes_nothing() -> None:
    games = RummyEnv("gin_rummy")
    games.reset(seed=1)
    before = games.match
    with pytest.raises(ValueError, match="is not open to seat_"):
        games.step(LAY_OFF)
    assert games.match is before


def test_an_agent_that_is_not_asked_may_do_nothing() -> None:
    games = RummyEnv("disney_basic", 3)
    games.reset(seed=2)
    for agent in games.agents:
        asked = agent == games.agent_selection
        assert games.observe(agent)["action_mask"].any() == asked
        assert games.observe(agent)["action_mask"].shape == (ACTIONS,)


def test_the_hand_is_counted_by_face_and_nobody_elses_is_shown() -> None:
    games = RummyEnv("rummy_500", 2)
    games.reset(seed=2)
    first, second = (games.observe(agent)["observation"][HAND] for agent in games.agents)
    assert first.sum() == second.sum() == len(games.match.view(0).hand)
    assert first.tolist() != second.tolist()


def test_only_games_for_learners_are_played() -> None:
    assert set(GAMES) < set(VARIANTS)
    with pytest.raises(ValueError, match="'my_rummy' is no game for learners"):
        RummyEnv("my_rummy")
