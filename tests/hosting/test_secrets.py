import json
import logging

import pytest

from bot.hosting.refusals import HostReject, Refused
from bot.store.games.games import GameStore
from engine.archive.replay import REPLAY, verify
from engine.cards import PLAYING_CARDS
from engine.games.moves import DrawStock
from engine.rules.refusals import IllegalMove
from tests.hosting.hosted import ANN, BEN, CAT, ONE_SHORT_ROUND, Host, refusal_of


async def test_a_replay_is_given_only_after_the_match(host: Host) -> None:
    game_id = await host.table(ANN, BEN)
    assert await refusal_of(host.service.replay(game_id)) is HostReject.NOT_FINISHED
    await host.service.cancel(game_id, ANN, host.key())
    with pytest.raises(Refused):
        await host.service.replay(game_id)


async def test_a_replay_holds_all_that_a_check_needs_and_is_plain_json(host: Host) -> None:
    game_id = await host.table(ANN, BEN, switches=ONE_SHORT_ROUND)
    await host.play_out(game_id)
    document = json.loads(json.dumps(await host.service.replay(game_id)))
    record = (await host.look(game_id)).record
    assert document["talon"] == REPLAY.version
    assert document["commitment"] == record.commitment
    assert document["secret"] == record.secret
    assert document["parts"] == [holder.entropy for holder in record.holders]
    assert len(document["moves"]) == record.seq
    assert verify(document).ok
    assert not verify({**document, "parts": ["other", *document["parts"][1:]]}).ok


async def test_no_secret_and_no_card_reaches_the_log_or_what_an_error_tells_of_a_game(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        game_id = await host.table(ANN, BEN, CAT)
        for _ in range(4):
            user = await host.discard(game_id)
            with pytest.raises(IllegalMove):
                await host.submit(game_id, user, DrawStock((await host.seat_of(game_id, user)), 1))
            await host.all_pass(game_id)
        stored = await GameStore(host.database).load(game_id)
    assert "committed" in caplog.text
    for told in (caplog.text, repr(stored)):
        assert not [said for said in (stored.secret.hex(), repr(stored.secret), "stock=(", "HandDealt") if said in told]
    words = set(caplog.text.replace(",", " ").replace('"', " ").split())
    assert not words & {PLAYING_CARDS.text(card) for card in stored.state.play.piles.stock}
