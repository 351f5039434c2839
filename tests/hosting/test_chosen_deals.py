"""The deals that practice games begin with: what is promised of them is held by playing them."""

from dataclasses import replace

import pytest

from bot.hosting.games.lobbies import CHOSEN
from bot.records.games import NewGame
from engine.archive.replay import verify
from engine.variants import VARIANTS, game_of
from scripts.learning_deals import FORGIVEN, dearest, is_soon, lasts
from tests.hosting.hosted import ANN, LIVE, Host
from tests.prove.reporting import ProofReport

TO_LEARN = NewGame(
    0, 70, ANN, "Ann", "disney_basic", 2, LIVE, {"match.rounds": 1, "stock.max_recycles": 0}, ("easy",), to_learn=True
)


def test_every_game_has_a_chosen_deal() -> None:
    assert list(CHOSEN) == list(VARIANTS)


@pytest.mark.parametrize("variant", {variant.family: key for key, variant in VARIANTS.items()}.values())
def test_an_easy_computer_leaves_the_learner_four_turns_and_what_is_taught_comes_soon(variant: str) -> None:
    game = game_of(variant)
    assert lasts(CHOSEN[variant], game, 1)
    assert is_soon(CHOSEN[variant], game, 1)


@pytest.mark.prove
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_sensible_first_move_is_forgiven(variant: str, proof_report: ProofReport) -> None:
    game = game_of(variant)
    proof_report("points that the worst sensible first move costs", round(dearest(CHOSEN[variant], game), 2), FORGIVEN)
    assert lasts(CHOSEN[variant], game)
    assert is_soon(CHOSEN[variant], game)


async def test_a_chosen_deal_is_the_same_for_everybody_and_claims_no_commitment(host: Host) -> None:
    games = [
        await host.service.lobbies.open(replace(TO_LEARN, channel_id=place), f"open {place}") for place in (70, 71)
    ]
    started = [await host.service.lobbies.start(one.id, ANN, f"start {one.id}") for one in games]
    assert [one.record.commitment for one in started] == ["", ""]
    assert all(not holder.entropy for one in started for holder in one.record.holders)
    assert started[0].view == started[1].view


async def test_its_replay_is_verified_as_chosen_and_rematches_are_shuffled_by_chance(host: Host) -> None:
    opened = await host.service.lobbies.open(TO_LEARN, "open")
    await host.service.lobbies.start(opened.id, ANN, "start")
    await host.play_out(opened.id)
    document = await host.service.replay(opened.id)
    assert document["commitment"] == ""
    assert verify(document).ok
    moved = {**document, "secret": "00" * 32}
    assert "is not the one that the secret gives" in str(verify(moved).problem)
    again = await host.service.lobbies.open(TO_LEARN, "again")
    assert len(again.commitment) == 64, "whoever has finished a match of the game gets deals that nobody chose"
