"""Nothing that thinks runs on the loop: a move of which only a search tells whether it is allowed is judged apart."""

import asyncio
import pickle
from collections.abc import Callable
from dataclasses import replace
from typing import Any, ParamSpec, TypeVar

import pytest

from bot.hosting.thinking.thinkers import InlineThinkers
from engine.cards import TILES_004
from engine.computers import choose
from engine.games.moves import DrawStock
from engine.games.tiles import turns
from engine.games.tiles.round import TileRound
from engine.match.state import MatchState
from engine.rules.refusals import IllegalMove, Reject, outcome_of
from tests.engine.builders import refused as illegal
from tests.hosting.hosted import ANN, BEN, POLICY, Host
from tests.waiting import until

P = ParamSpec("P")
T = TypeVar("T")
MUST: dict[str, object] = {"may_decline_to_lay": False}


class Elsewhere(InlineThinkers):
    """Notes whether it is at work; waits with its answers until it may give them."""

    def __init__(self) -> None:
        self.at_work = False
        self.asked = 0
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def think(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        self.asked += 1
        await self.may_answer.wait()
        self.at_work = True
        try:
            return job(*args, **kwargs)
        finally:
            self.at_work = False


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> Elsewhere:
    """Somebody who thinks: whoever else asks whether a seat could lay fails."""
    thinkers, can_lay = Elsewhere(), turns.can_lay

    def watched(*asked: Any) -> bool:
        assert thinkers.at_work, "somebody thinks on the event loop"
        return can_lay(*asked)

    monkeypatch.setattr(turns, "can_lay", watched)
    return thinkers


async def dealt(host: Host, rack: str, *computers: str) -> int:
    """Ann is in turn with this rack, by the house rule that whoever can lay has to."""
    users = (ANN,) if computers else (ANN, BEN)
    game_id = await host.table(*users, variant="tile_rummy", switches=MUST, computers=computers)
    await host.set_round(game_id, await round_of(host, game_id, rack))
    return game_id


async def round_of(host: Host, game_id: int, rack: str) -> TileRound:
    """The round as it is, the first seat being in turn with this rack."""
    state = (await host.service.path.newest(game_id)).state
    racks = (tuple(TILES_004.parse_many(rack)), *state.play.racks[1:])
    return replace(state.play, racks=racks, turn_seat=0)


async def a_draw(host: Host, game_id: int) -> DrawStock:
    view = (await host.look(game_id, ANN)).view
    return DrawStock(0, view.turn)


async def test_a004_13_whether_who_draws_could_lay_is_not_found_out_on_the_loop(url: str, elsewhere: Elsewhere) -> None:
    async with Host.opened(url, thinkers=elsewhere) as host:
        game_id = await dealt(host, "R1 R3 B9 W13")
        await host.submit(game_id, ANN, await a_draw(host, game_id))
        assert elsewhere.asked == 1
        assert await host.in_turn(game_id) == BEN


async def test_a004_13_who_could_lay_is_refused_and_nothing_has_changed(url: str, elsewhere: Elsewhere) -> None:
    async with Host.opened(url, thinkers=elsewhere) as host:
        game_id = await dealt(host, "R10 R11 R12 W1")
        before = await host.look(game_id, ANN)
        with illegal(Reject.MUST_LAY):
            await host.submit(game_id, ANN, await a_draw(host, game_id))
        assert await host.look(game_id, ANN) == before


async def test_where_the_game_moves_on_meanwhile_the_move_is_judged_anew(url: str, elsewhere: Elsewhere) -> None:
    async with Host.opened(url, thinkers=elsewhere) as host:
        game_id = await dealt(host, "R1 R3 B9 W13")
        elsewhere.may_answer.clear()
        drawing = asyncio.create_task(host.submit(game_id, ANN, await a_draw(host, game_id)))
        await until(lambda: elsewhere.asked)
        await host.set_round(game_id, await round_of(host, game_id, "R10 R11 R12 W1"))
        elsewhere.may_answer.set()
        with pytest.raises(IllegalMove) as refused:
            await drawing
        assert (refused.value.code, elsewhere.asked) == (Reject.MUST_LAY, 2)


async def test_a_computer_players_move_is_judged_elsewhere_too(url: str, elsewhere: Elsewhere) -> None:
    async with Host.opened(url, choose=choose, thinkers=elsewhere) as host:
        game_id = await dealt(host, "R1 R3 B9 W13", "easy")
        await host.submit(game_id, ANN, await a_draw(host, game_id))
        for _ in range(4):
            if (await host.view(game_id)).turn_seat == 0:
                break
            await host.after(POLICY.think.total_seconds())
        assert (await host.view(game_id)).turn_seat == 0
        assert elsewhere.asked >= 2


async def test_what_is_asked_and_answered_can_be_sent_to_another_process(host: Host) -> None:
    game_id = await dealt(host, "R1 R3 B9 W13")
    for rack, is_refused in (("R1 R3 B9 W13", False), ("R10 R11 R12 W1", True)):
        await host.set_round(game_id, await round_of(host, game_id, rack))
        stored = await host.service.path.newest(game_id)
        state: MatchState | None = stored.state
        asked = (stored.game.apply, state, await a_draw(host, game_id))
        outcome = outcome_of(*pickle.loads(pickle.dumps(asked)))  # noqa: S301 - our own
        assert isinstance(outcome, IllegalMove) is is_refused
        sent = pickle.loads(pickle.dumps(outcome))  # noqa: S301 - our own
        assert sent == outcome or (type(sent), sent.code, sent.facts) == (IllegalMove, outcome.code, outcome.facts)
