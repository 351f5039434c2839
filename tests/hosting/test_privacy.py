"""What is kept of somebody: all of it is given to them, and none of it is left once they want to be forgotten."""

import json
from datetime import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bot.card_emojis import CardEmojis
from bot.hosting.games.drafts import Draft
from bot.hosting.people.privacy import Privacy, Stakes
from bot.hosting.people.settling import People
from bot.hosting.refusals import HostReject
from bot.hosting.seats.substitutes import can_be_told_apart
from bot.hosting.tournaments.plans import Actor
from bot.records.games import GameStatus, SavedRules
from bot.records.notices import NoticeKind
from bot.records.orders import StandingOrder
from bot.records.people import Bar
from bot.store.ledger.set_aside import SetAside
from bot.store.people.privacy import PrivacyStore
from bot.store.schema import games, metadata, seats
from bot.ui.games.families import board_of
from bot.ui.table.summary import match_summary
from bot.ui.tournament.outgoing import act_line
from bot.wording import Wording
from engine.archive.replay import verify
from engine.tournament.moves import Pause, Remove, Resume, Undo
from engine.tournament.state import Status
from tests.hosting.hosted import ANN, CAT, DAN, NAMES, ONE_SHORT_ROUND, Host, refusal_of, refused
from tests.hosting.test_set_aside import spoil
from tests.hosting.tournaments.organised import Organised

# As long as Discord's own, so that no other number contains it.
BEA = 712_345_678_901_234_567
NAME, AS = "Beatrix", "Former player"


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(NAMES, BEA, NAME)


@pytest.fixture
def people(host: Host) -> People:
    return host.services.people


async def dumped(host: Host, *but: str) -> str:
    """Everything in the database as text, some tables apart."""
    rows: list[Any] = []
    async with host.database.reading() as connection:
        for table in metadata.sorted_tables:
            if table.name not in but:
                rows += [list(row) for row in await connection.execute(select(table))]
    return json.dumps(rows, default=str, ensure_ascii=False)


async def everywhere(host: Host, people: People) -> dict[str, int]:
    """Bea has left a trace in every corner; gives her games by name."""
    service, access = host.service, host.service.access
    finished = await host.table(ANN, BEA, switches=ONE_SHORT_ROUND, channel_id=60)
    await host.play_out(finished)
    packed = await host.table(BEA, CAT, channel_id=61)
    await service.cancel(packed, BEA, host.key())
    lobby = (await host.lobby(ANN, BEA, CAT, seats=4, channel_id=62)).id
    running = await host.table(ANN, BEA, CAT, channel_id=63)
    hosted = await host.table(BEA, ANN, channel_id=64)
    await service.want_end(hosted, BEA, host.key())
    left = await host.table(ANN, BEA, CAT, channel_id=65)
    await service.leave(left, BEA, host.key())
    await service.take_seat(left, DAN, "Dan", host.key())
    asked = (await host.lobby(CAT, channel_id=66)).id
    await access.invite(asked, CAT, BEA, host.key())
    await service.orders.keep(running, BEA, StandingOrder(0, pass_rest=True), host.clock())
    await service.orders.set_passing(BEA, host.clock(), passes=True)
    await host.service.keep_draft(running, BEA, Draft(taking="open"))
    await people.set_zone(BEA, "Europe/Berlin")
    await people.set_quiet(BEA, time(22), time(8))
    await access.block(BEA, DAN, "Dan")
    await access.block(CAT, BEA, NAME)
    await host.services.rule_sets.save(SavedRules(7, "ours", "disney_basic", {}, BEA))
    await access.bar(Bar(8, BEA, NAME, f"rude, says {NAME}", DAN, host.clock()), from_matches=False)
    await access.bar(Bar(9, DAN, "Dan", "loud", BEA, host.clock()), from_matches=False)
    return {"finished": finished, "lobby": lobby, "running": running, "hosted": hosted, "left": left, "asked": asked}


async def test_the_export_has_all_that_names_somebody_and_after_a_deletion_neither_id_nor_name_is_left(
    host: Host, people: People, privacy: Privacy
) -> None:
    made = await everywhere(host, people)
    document = json.loads(json.dumps(await privacy.export(BEA)))
    assert {seat["game_id"] for seat in document["seats"]} >= {made["finished"], made["lobby"], made["running"]}
    (seat,) = [one for one in document["seats"] if one["game_id"] == made["finished"]]
    assert seat["moves"]
    assert all(move["move"]["move"]["seat"] == seat["seat"] for move in seat["moves"])
    assert document["settings"][0]["user_id"] == BEA
    assert document["passes_on_every_discard"]
    for part in ("turns_with_others", "hosted", "drafts", "standing_orders", "block_list", "barred_in", "saved_rules"):
        assert document[part], part
    assert [one["reason"] for one in document["barred"]] == ["loud"]
    assert any("Europe/Berlin" in one["habits"] for one in document["seats"])
    assert (await privacy.stakes(BEA)).marks == 3, "where another has taken over too"
    assert [one["id"] for one in document["named_in"]] == [made["left"], made["asked"]]
    text = json.dumps(document)
    for other in (ANN, CAT):
        assert f" {other}," not in text
    assert "secret" not in text
    await host.say_all()
    assert str(BEA) in await dumped(host)
    replay = await host.service.replay(made["finished"])
    assert await privacy.forget(BEA, AS) > 0
    assert str(BEA) not in await dumped(host, "blocks", "bars")
    assert NAME not in await dumped(host)
    file = Path(host.database.engine.url.database or "")
    assert not [one for one in file.parent.glob(f"{file.name}*") if NAME.encode() in one.read_bytes()]
    # What others hold against her stays, by her id alone.
    assert [one.name for one in await host.service.access.blocks_of(CAT)] == [AS]
    assert [(one.user_id, one.name, one.reason) for one in await host.service.access.bars_in(8)] == [(BEA, AS, "")]
    document = await privacy.export(BEA)
    assert document["seats"] == document["settings"] == document["block_list"] == []
    # What is over still verifies, and says another name.
    assert await host.service.replay(made["finished"]) == replay
    assert verify(replay).ok
    assert [one.name for one in (await host.look(made["finished"])).record.holders] == ["Ann", AS]
    assert [one.name for one in (await host.look(made["left"])).record.holders[1].before] == [AS]
    await _is_shown_as(host, made["finished"], AS)
    # Whoever is forgotten twice is forgotten, and whoever comes back begins anew.
    assert await privacy.forget(BEA, AS) == 0
    assert (await people.get(BEA)).habits.zone is None
    game_id = await host.table(ANN, BEA, channel_id=90)
    assert (await host.look(game_id)).record.holders[1].name == NAME


async def test_what_cannot_be_read_keeps_nobody_from_their_data_nor_from_its_deletion(
    host: Host, privacy: Privacy
) -> None:
    held, sits = await host.table(ANN, CAT, channel_id=60), await host.table(BEA, CAT, channel_id=61)
    await spoil(host, seats, held, before=f'[{{"user_id":{DAN},"name":"D"}},{{"user_id":{BEA},"name":"{NAME}')
    await spoil(host, seats, sits, before='[{"until":57,"mark":"ab')
    assert [one["before"] for one in (await privacy.export(BEA))["seats"]] == ['[{"until":0,"mark":""']
    await privacy.forget(BEA, AS)
    left = await dumped(host)
    assert str(BEA) not in left
    assert NAME not in left
    assert f'"user_id\\":{DAN}' in left, "what it says of others stays, for whoever repairs it"


async def test_a_match_that_was_set_aside_is_played_on_by_the_computer_for_whoever_was_forgotten_meanwhile(
    host: Host, privacy: Privacy
) -> None:
    of = await host.table(ANN, BEA, CAT)
    pace = (await host.database.scalars(select(games.c.pace).where(games.c.id == of)))[0]
    await spoil(host, games, of, pace="no pace")
    await refused(host.look(of))
    await privacy.forget(BEA, AS)
    await spoil(host, games, of, pace=pace)
    aside = SetAside(host.database)
    assert [await aside.put_back(one) for one in await aside.listed()] == [None]
    held = (await host.look(of)).record.holders[1]
    assert (held.user_id, held.name, held.computer) == (None, AS, "steady")
    assert not can_be_told_apart((await host.look(of)).record, "any mark"), "so that nobody new takes a seat"


async def test_nothing_is_known_of_a_stranger(privacy: Privacy) -> None:
    document = await privacy.export(BEA)
    assert not any(value for name, value in document.items() if name not in ("talon", "user", "at"))
    assert await privacy.forget(BEA, AS) == 0


async def _is_shown_as(host: Host, game_id: int, name: str) -> None:
    """Board and summary of a match that is over say a name, and neither the old one nor that it was a computer."""
    visible = await host.look(game_id)
    for shown in (
        await board_of(visible, Wording.of("en"), CardEmojis()).message(),
        await match_summary(visible, Wording.of("en"), CardEmojis()),
    ):
        said = json.dumps(shown.view.to_components()) + "".join(file.alt or "" for file in shown.files)
        assert name in said
        assert NAME not in said
        assert "computer" not in said


async def test_in_the_middle_of_a_match_the_computer_takes_the_seat_and_it_goes_on(
    host: Host, privacy: Privacy
) -> None:
    host.service.marks.__dict__["key"] = bytes(32)
    game_id = await host.table(ANN, BEA, CAT, switches=ONE_SHORT_ROUND)
    while await host.in_turn(game_id) != BEA:
        await host.discard(game_id)
        await host.all_pass(game_id)
    assert await privacy.stakes(BEA) == Stakes(lobbies=0, matches=1, tournaments=0, marks=1)
    move = await host.plain_move(game_id, BEA)
    await privacy.forget(BEA, AS)
    assert [(await privacy.stakes(one)).marks for one in (BEA, DAN)] == [1, 0], "it is there, and still told of"
    assert await refusal_of(host.submit(game_id, BEA, move)) is HostReject.NOT_SEATED
    holder = (await host.look(game_id)).record.holders[1]
    assert (holder.user_id, holder.computer, holder.is_open) == (None, "steady", True)
    assert [(one.user_id, one.name) for one in holder.before] == [(0, AS)]
    await host.service.take_seat(game_id, DAN, "Dan", host.key())
    await host.play_out(game_id)
    assert verify(await host.service.replay(game_id)).ok
    assert str(BEA) not in await dumped(host)


async def test_a_lobby_goes_to_the_next_and_a_match_without_people_is_called_off(host: Host, privacy: Privacy) -> None:
    lobby = (await host.lobby(BEA, CAT, channel_id=62)).id
    alone = await host.table(BEA, computers=("easy",), channel_id=63)
    await host.lobby(BEA, channel_id=64)
    assert await privacy.forget(BEA, AS) == 3, "each is counted once"
    record = (await host.look(lobby)).record
    assert (record.host_id, [one.user_id for one in record.holders]) == (CAT, [CAT])
    assert (await host.look(alone)).record.status is GameStatus.CANCELLED


async def test_another_process_that_has_the_game_in_memory_learns_of_it(url: str) -> None:
    async with Host.opened(url) as one, Host.opened(url) as other:
        game_id = await one.table(ANN, BEA)
        await one.service.cancel(game_id, ANN, one.key())
        assert (await other.look(game_id)).record.holders[1].name == NAME
        await one.services.privacy.forget(BEA, AS)
        assert (await other.look(game_id)).record.holders[1].name == AS


async def entered(host: Host) -> Organised:
    """A tournament that has begun, with her in it, who had left it before and entered it again."""
    organised = Organised(host)
    await organised.opened(3, rules={"rounds": 1, "seats": 4})
    await organised.join(before := Actor(BEA, f"{NAME} the first"))
    await host.tournaments.withdraw(organised.tournament_id, before, host.key())
    await organised.join(Actor(BEA, NAME))
    await organised.begin()
    return organised


async def test_a_table_is_told_who_is_forgotten_under_the_name_that_is_left(
    host: Host, privacy: Privacy, monkeypatch: pytest.MonkeyPatch
) -> None:
    organised = await entered(host)
    monkeypatch.delattr(PrivacyStore, "forget_entrant")
    with pytest.raises(AttributeError):
        await privacy.forget(BEA, AS)
    assert NoticeKind.SEAT in [one.kind for one in await organised.say_all()]
    names = [one.name for one in (await organised.look()).record.people]
    assert (AS in names, NAME in names) == (True, False)


async def test_who_enters_while_they_are_forgotten_drops_out_of_that_too(
    host: Host, privacy: Privacy, monkeypatch: pytest.MonkeyPatch
) -> None:
    organised = Organised(host)
    await organised.opened(3, rules={"rounds": 1, "seats": 4})
    forget, joins = PrivacyStore.forget_entrant, iter([organised.join(Actor(BEA, NAME))])

    async def meanwhile(self: PrivacyStore, *those: Any) -> tuple[int, ...]:
        for join in joins:
            await join
        return await forget(self, *those)

    monkeypatch.setattr(PrivacyStore, "forget_entrant", meanwhile)
    await privacy.forget(BEA, AS)
    state = (await organised.look()).state
    assert [state.those(one) for one in (Status.IN, Status.WITHDRAWN)] == [(0, 1, 2), (3,)]
    assert not await host.tournaments.of_user(BEA)


async def test_an_entrant_drops_out_and_a_host_is_nobody_any_more(host: Host, privacy: Privacy) -> None:
    organised = await entered(host)
    await organised.say_all()
    keeper = Actor(BEA, NAME, manages=7)
    for act in (Pause("tea", str(BEA)), Resume("tea is over", str(BEA))):
        await host.tournaments.act(organised.tournament_id, keeper, act, host.key())
    await organised.act(Remove(4, "late", str(ANN)))
    done = (await privacy.export(BEA))["done_in_tournaments"]
    reasons = [(one["by_you"], one["move"]["move"].get("reason")) for one in done]
    assert reasons == [*[(True, None)] * 3, (True, "tea"), (True, "tea is over"), (False, "late")]
    await organised.act(Undo(3, "she was there", str(ANN)))
    assert (await privacy.stakes(BEA)).tournaments == 1
    await host.tournaments.gone_from_server(7, BEA)
    assert (await privacy.stakes(BEA)).tournaments == 0
    await organised.say_all()
    await privacy.forget(BEA, AS)
    assert str(BEA) not in await dumped(host)
    assert NAME not in await dumped(host)
    assert [one.kind for one in await organised.say_all()] == [NoticeKind.BOARD], "the one that is there names them"
    after = await organised.play_to_the_end()
    assert AS in [one.name for one in after.record.people]
    said = [act_line(after, one, Wording.of("en")) for one in after.state.acts[:2]]
    assert said == [
        "Former player has paused the tournament: tea",
        "Former player lets the tournament go on: tea is over",
    ]
