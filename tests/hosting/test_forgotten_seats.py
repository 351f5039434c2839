"""Who was forgotten in the middle of a match is known again at its seats, by a mark and a key, until it is over."""

import json
import stat
from pathlib import Path

import pytest
from pydantic import SecretStr
from sqlalchemy import update

from bot.config import Config
from bot.hosting.people.privacy import Privacy
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.running.night import forget_ended
from bot.hosting.seats.substitutes import Marks
from bot.records.notices import NoticeKind
from bot.records.people import Bar
from bot.services import forgotten_key
from bot.store.database.copying import key_beside
from bot.store.schema import seats
from bot.ui.games.families import board_of
from bot.ui.table.seats import players_panel
from bot.ui.table.summary import match_summary
from engine.tournament.moves import Decide
from tests.hosting.hosted import ANN, BEN, CAT, DAN, ONE_SHORT_ROUND, Host, refuses
from tests.hosting.test_privacy import dumped
from tests.hosting.tournaments.organised import PEOPLE, Organised
from tests.ui.looks import ENGLISH, NO_EMOJIS, texts

EVE, FAY = 1_005, 1_006
KEY = b"k" * 32


@pytest.fixture(autouse=True)
def _with_a_key(host: Host) -> None:
    host.service.marks.__dict__["key"] = KEY


async def taken_out(host: Host, privacy: Privacy) -> int:
    """A lobby of four in which Ann is alone: she has taken Fay out, who was forgotten then."""
    game_id = (await host.lobby(ANN, seats=4, switches=ONE_SHORT_ROUND)).id
    await host.service.lobbies.join(game_id, FAY, "Fay", host.key())
    await host.service.access.take_out(game_id, ANN, FAY, host.key())
    await privacy.forget(FAY, "Former player")
    return game_id


async def marked(host: Host, game_id: int) -> list[int]:
    """Whose marks there are."""
    return [one for one in (BEN, FAY) if Marks(lambda: KEY).of(game_id, one) in await dumped(host)]


async def forgotten(host: Host, privacy: Privacy) -> int:
    """A match of four in which Ben was forgotten and Cat has left: both seats are open."""
    game_id = await taken_out(host, privacy)
    for user in (BEN, CAT, DAN):
        await host.service.lobbies.join(game_id, user, f"user {user}", host.key())
    await host.service.lobbies.start(game_id, ANN, host.key())
    await host.service.leave(game_id, CAT, host.key())
    await privacy.forget(BEN, "Former player")
    return game_id


async def sits(host: Host, game_id: int, user: int, seat: int | None) -> HostReject | int:
    """The seat that somebody takes, or why they may not."""
    try:
        record = await host.service.take_seat(game_id, user, "Somebody", host.key(), seat)
    except Refused as refused:
        return refused.code
    return next(one.seat for one in record.holders if one.user_id == user)


async def test_who_was_forgotten_takes_their_own_seat_again_and_no_other(host: Host, privacy: Privacy) -> None:
    game_id = await forgotten(host, privacy)
    assert await sits(host, game_id, BEN, 2) is HostReject.HAS_SEEN_A_HAND
    assert await sits(host, game_id, BEN, None) == 1
    assert await sits(host, game_id, EVE, None) == 2


async def test_who_was_forgotten_after_a_substitute_came_is_known_too(host: Host, privacy: Privacy) -> None:
    game_id = await host.table(ANN, BEN, CAT, DAN, switches=ONE_SHORT_ROUND)
    await host.service.leave(game_id, BEN, host.key())
    await sits(host, game_id, EVE, 1)
    await privacy.forget(BEN, "Former player")
    await host.service.leave(game_id, CAT, host.key())
    assert await sits(host, game_id, BEN, None) is HostReject.HAS_SEEN_A_HAND


@pytest.mark.parametrize(("barred", "forgets"), [(False, "midway"), (True, ""), (True, "midway"), (True, "after")])
async def test_g_15_no_computer_is_said_to_play_for_who_was_taken_out_or_forgotten_and_is_out(
    host: Host, privacy: Privacy, barred: bool, forgets: str
) -> None:
    game_id = await host.table(ANN, BEN, CAT, switches={**ONE_SHORT_ROUND, "match.on_leave": "forfeit"})
    name = (await host.look(game_id)).record.holders[1].name
    if barred:
        await host.service.access.bar(Bar(7, BEN, "Ben", "rude", ANN, host.clock()), from_matches=True)
    if forgets == "midway":
        await privacy.forget(BEN, name := "Former player")
    await host.play_out(game_id)
    if forgets == "after":
        await privacy.forget(BEN, name := "Former player")
    seen = await host.look(game_id)
    assert (seen.record.holders[1].name, seen.record.holders[1].computer) == (name, None)
    assert "played on" not in texts(await match_summary(seen, ENGLISH, NO_EMOJIS))


@pytest.mark.parametrize("barred", [True, False])
async def test_the_offer_of_a_seat_that_names_who_was_forgotten_is_said_anew(
    host: Host, privacy: Privacy, barred: bool
) -> None:
    game_id = await host.table(ANN, BEN, CAT, DAN, switches=ONE_SHORT_ROUND)
    await host.service.leave(game_id, BEN, host.key())
    if barred:
        await host.service.access.bar(Bar(7, BEN, "Ben", "rude", ANN, host.clock()), from_matches=True)
    await host.say_all()
    await privacy.forget(BEN, "Former player")
    assert [one.seat for one in await host.say_all() if one.kind is NoticeKind.SEAT_OPEN] == [1]


@pytest.mark.parametrize("key", [None, b"another key".ljust(32)])
async def test_without_the_key_nobody_new_sits_down_in_such_a_match(
    host: Host, privacy: Privacy, key: bytes | None
) -> None:
    game_id = await forgotten(host, privacy)
    host.service.marks.__dict__["key"] = key
    for user in (BEN, EVE):
        assert await sits(host, game_id, user, None) is HostReject.SOMEBODY_WAS_FORGOTTEN
    # Whom the match knows may come back to where they sat.
    assert await sits(host, game_id, CAT, 2) in {2, HostReject.ALREADY_JOINED}


async def test_a_match_in_which_somebody_was_forgotten_without_a_key_stays_closed(host: Host, privacy: Privacy) -> None:
    host.service.marks.__dict__["key"] = None
    game_id = await forgotten(host, privacy)
    host.service.marks.__dict__["key"] = KEY
    assert await sits(host, game_id, EVE, None) is HostReject.SOMEBODY_WAS_FORGOTTEN
    seen = await host.look(game_id)
    board = board_of(seen, ENGLISH, NO_EMOJIS).sight()
    assert not [one for one in (*board.buttons, *board.behind) if "Take" in getattr(one.item, "label", "")]
    told = texts(players_panel(seen.record, ANN, ENGLISH))
    assert "free" not in told
    assert "nobody new sits down" in told


@pytest.mark.parametrize("forgets", [True, False])
async def test_in_a_league_too_who_gave_up_a_seat_takes_no_other_at_a_table_that_they_know(
    host: Host, forgets: bool
) -> None:
    league, (_, gone, leaving, newcomer, other) = Organised(host), PEOPLE[:5]
    await league.started(3, "league", rules={"seats": 3, "division_size": 3, "moving": 1}, round_s=86_400)
    await host.tournaments.withdraw(league.tournament_id, gone, host.key())
    await league.join(newcomer)
    await host.tournaments.withdraw(league.tournament_id, leaving, host.key())
    if forgets:
        await host.services.privacy.forget(gone.user_id, "Former player")
        host.service.marks.__dict__["key"] = None
        with refuses(HostReject.SOMEBODY_WAS_FORGOTTEN):
            await league.join(other)
        host.service.marks.__dict__["key"] = KEY
    with refuses(HostReject.HAS_SEEN_A_HAND):
        await league.join(gone)
    # What a host has decided may be played on after all, before who waits gets a seat.
    await league.act(Decide(1, 1, (1, 2, 3), "a quarrel", "1001"))
    with refuses(HostReject.HAS_SEEN_A_HAND):
        await league.join(gone)


async def test_who_was_forgotten_waits_for_no_seat_of_a_first_round_in_which_they_sat(host: Host) -> None:
    swiss = Organised(host)
    await swiss.started(4, rules={"seats": 4, "rounds": 3, "late_rounds": 1, "size_limit": 4})
    await host.services.privacy.forget(BEN, "Former player")
    await swiss.join(PEOPLE[4])
    with refuses(HostReject.HAS_SEEN_A_HAND):
        await swiss.join(PEOPLE[1])
    await swiss.join(PEOPLE[5])


async def test_who_was_taken_out_of_a_lobby_and_forgotten_comes_back_by_an_invitation_alone(
    host: Host, privacy: Privacy
) -> None:
    game_id = await taken_out(host, privacy)
    with refuses(HostReject.NO_SEAT_FOR_YOU):
        await host.service.lobbies.join(game_id, FAY, "Fay", host.key())
    await host.service.access.invite(game_id, ANN, FAY, host.key())
    await host.service.lobbies.join(game_id, FAY, "Fay", host.key())
    await privacy.forget(FAY, "Former player")
    assert await marked(host, game_id) == [], "who was invited since is out no more"


async def test_a_mark_is_in_no_export_and_goes_with_the_end_of_the_match(host: Host, privacy: Privacy) -> None:
    game_id = await forgotten(host, privacy)
    mark = Marks(lambda: KEY).of(game_id, BEN)
    assert await sits(host, game_id, EVE, 1) == 1
    assert await marked(host, game_id) == [BEN, FAY]
    assert mark not in json.dumps(await privacy.export(EVE))
    await host.service.cancel(game_id, ANN, host.key(), moderator=True)
    if not (await host.look(game_id)).record.is_over:
        await host.play_out(game_id)
    assert await marked(host, game_id) == []


async def test_a_mark_goes_ninety_days_after_the_last_move_whatever_another_row_says(
    host: Host, privacy: Privacy
) -> None:
    game_id = await forgotten(host, privacy)
    other = await host.table(ANN, DAN, channel_id=71)
    await host.database.change(update(seats).where(seats.c.game_id == other).values(before='[{"user_id":0,'))
    await forget_ended(host.database, host.clock.advance(89 * 86_400))
    assert await marked(host, game_id) == [BEN, FAY]
    await forget_ended(host.database, host.clock.advance(2 * 86_400))
    assert await marked(host, game_id) == []
    assert await sits(host, game_id, EVE, None) is HostReject.SOMEBODY_WAS_FORGOTTEN


async def test_the_computer_takes_no_name_that_somebody_writes_otherwise(host: Host, privacy: Privacy) -> None:
    game_id = await host.table(ANN, BEN, CAT, switches=ONE_SHORT_ROUND, host_name="ada")
    await privacy.forget(BEN, "Former player")
    names = [holder.name for holder in (await host.look(game_id)).record.holders]
    assert names[:2] == ["ada", "Bruno"]


def test_marks_of_one_person_in_two_matches_do_not_tell_that_it_is_one() -> None:
    marks = Marks(lambda: KEY)
    assert marks.of(1, BEN) != marks.of(2, BEN)
    assert marks.of(1, BEN) != marks.of(1, CAT)
    assert Marks(lambda: None).of(1, BEN) == ""


def test_the_key_lies_beside_the_database_for_its_owner_alone_and_stays(tmp_path: Path) -> None:
    key, file = key_beside(tmp_path / "mine.db"), tmp_path / "mine.db.key"
    assert (stat.S_IMODE(file.stat().st_mode), len(key)) == (0o600, 32)
    assert key_beside(tmp_path / "mine.db") == key
    assert forgotten_key(Config(forgotten_key=SecretStr(key.hex()))) == key, "taken along to another database"
    file.write_bytes(b"")
    with pytest.raises(OSError, match="no key"):
        key_beside(tmp_path / "mine.db")
