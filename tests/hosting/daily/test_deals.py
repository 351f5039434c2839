"""The deal of the day as the host keeps it: everybody's cards and answers, one go, a day that ends, who compares."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path
from time import sleep

import pytest
from sqlalchemy import select

from bot.config import Config
from bot.hosting.daily.days import end_of
from bot.hosting.daily.deals import OWN, Compared, over_everywhere, plan_of
from bot.hosting.refusals import HostReject
from bot.hosting.results.visibility import Asker
from bot.hosting.thinking.pondering import SameAnswers, position_of
from bot.hosting.thinking.thinkers import InlineThinkers, Stalled
from bot.records.deadlines import DeadlineKind, Deadlines, of_kind
from bot.records.games import GameRecord, GameStatus
from bot.records.ids import GameId
from bot.records.results import Friendly, Shows
from bot.services import build_services
from bot.store.database.db import sqlite_url
from bot.store.schema import actions
from engine.archive.replay import verify
from engine.cards.shuffle import commitment
from engine.computers import choose as chosen
from engine.games.dice import Dice
from engine.games.moves import Discard, Move, SeatMove
from engine.games.views import MatchView
from scripts.luck import with_other_draw
from tests.hosting.hosted import ANN, BEN, CAT, MONDAY, NAMES, FakeClock, Host, refusal_of
from tests.postgres import Postgres
from tests.waiting import until

DAY = MONDAY.date()
SATURDAY = DAY - timedelta(days=2)
MOVES_OF_A_SATURDAY = 8
SERVER = 77
ENDED = over_everywhere(DAY)


def quickly(_strength: str, view: MatchView, dice: int) -> SeatMove:
    """A player who needs no time, and whose moves depend on the dice."""
    return chosen("casual", view, dice)


@pytest.fixture
async def host(url: str) -> AsyncIterator[Host]:
    async with Host.opened(url, choose=quickly) as opened:
        yield opened


async def dealt(host: Host, user: int, *, day: date = DAY, server: int = SERVER, key: str = "") -> GameRecord:
    deals = host.services.deals
    player = await deals.check_open(user, server, day, host.clock())
    return await deals.open(player, NAMES[user], 5000 + user, "en", key or host.key())


async def settled(host: Host) -> None:
    """The computers have moved, as far as they can."""
    await host.after(2)


async def one_move(host: Host, game: GameId, user: int, style: int = 0) -> bool:
    """One move of a person who plays in a style of their own; False where the match is over."""
    visible = await host.look(game, user)
    if visible.record.status is not GameStatus.RUNNING:
        return False
    await host.submit(game, user, chosen("easy", visible.view, style + visible.view.turn))
    await settled(host)
    return True


async def to_the_end(host: Host, user: int, style: int = 0, *, day: date = DAY) -> GameRecord:
    game = await dealt(host, user, day=day)
    await settled(host)
    while await one_move(host, game.id, user, style):
        pass
    return (await host.look(game.id, user)).record


async def log_of(host: Host, game: int) -> tuple[Move, ...]:
    return await host.service.path.store.moves(game)


async def compared(host: Host, user: int) -> Compared:
    """The comparison, once the sharp player's way is known."""
    deals = host.services.deals
    finding = asyncio.create_task(deals.find_sharps())
    seen = await deals.compared(user, SERVER, DAY)
    if seen.deal.part is not None:
        await until(lambda: deals._sharps.found(DAY) is not None)
    finding.cancel()
    return await deals.compared(user, SERVER, DAY)


async def test_the_first_to_open_a_day_gives_the_part_and_everybody_has_their_cards(host: Host) -> None:
    committed = await host.services.deals.deal(DAY)
    ann, ben = await dealt(host, ANN, key="111"), await dealt(host, BEN, key="222")
    assert ann.commitment == ben.commitment == commitment(committed.secret)
    assert ann.secret is None
    assert [one.entropy for one in ann.holders] == [one.entropy for one in ben.holders] == ["111", ""]
    assert (await host.view(ann.id, ANN)).history == (await host.view(ben.id, BEN)).history
    assert await log_of(host, ann.id) == await log_of(host, ben.id)


async def test_two_processes_deal_the_same_cards_and_one_game_to_whoever_asks_both(postgres: Postgres) -> None:
    url, clock = postgres.migrated(), FakeClock()
    async with Host.opened(url, clock, choose=quickly) as one, Host.opened(url, clock, choose=quickly) as other:
        asked = [(one, ANN, "1"), (other, ANN, "2"), (other, BEN, "3"), (one, CAT, "4"), (other, CAT, "5")]
        games = await asyncio.gather(*(dealt(host, user, key=key) for host, user, key in asked))
        ann, ann_too, ben, cat, cat_too = games
        assert (ann.id, cat.id) == (ann_too.id, cat_too.id)
        assert len({ann.id, ben.id, cat.id}) == 3
        assert len({(game.commitment, game.holders[0].entropy) for game in games}) == 1
        assert len({await log_of(one, game.id) for game in games}) == 1


async def test_the_same_play_meets_the_same_answers_of_three_on_a_saturday(host: Host) -> None:
    host.clock.now = datetime.combine(SATURDAY, time(9), UTC)
    logs = []
    for user in (ANN, BEN):
        game = await dealt(host, user, day=SATURDAY)
        await settled(host)
        for _ in range(MOVES_OF_A_SATURDAY):
            if not await one_move(host, game.id, user):
                break
        logs.append(await log_of(host, game.id))
    assert {one.seat for one in logs[0] if isinstance(one, Discard)} == {0, 1, 2, 3}
    assert logs[0] == logs[1]


async def test_a_restart_in_the_middle_of_each_decision_changes_nothing(url: str) -> None:
    clock = FakeClock()
    async with Host.opened(url, clock, choose=quickly) as host:
        expected = await log_of(host, (await to_the_end(host, ANN)).id)
    game, goes_on = GameId(0), True
    while goes_on:
        # A process for each decision: it finds the deal as the last one left it, the computers' answer still to come.
        async with Host.opened(url, clock, choose=quickly) as host:
            game = (await dealt(host, BEN, key="key-1")).id
            await settled(host)
            visible = await host.look(game, BEN)
            goes_on = visible.record.status is GameStatus.RUNNING
            if goes_on:
                move = chosen("easy", visible.view, int(visible.view.turn))
                await host.submit(game, BEN, move, f"move-{visible.record.seq}")
            assert await log_of(host, game) == expected[: (await host.look(game, BEN)).record.seq]
    async with Host.opened(url, clock, choose=quickly) as host:
        assert await log_of(host, game) == expected


class _Dying(Exception):  # noqa: N818 - a crash
    pass


@pytest.mark.parametrize("step", ["open_deal", "insert", "change", "put_game"])
async def test_a_crash_at_any_step_of_dealing_loses_nothing(
    host: Host, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deals = host.services.deals
    owner = {
        "open_deal": deals.store,
        "put_game": deals.store,
        "insert": host.service.path.store,
        "change": host.service.path,
    }

    async def dies(*_: object, **__: object) -> None:
        raise _Dying

    with monkeypatch.context() as patched:
        patched.setattr(type(owner[step]), step, dies)
        with pytest.raises(_Dying):
            await dealt(host, ANN, key="111")
    again = await dealt(host, ANN, key="222")
    assert again.status is GameStatus.RUNNING
    assert again.holders[0].entropy == ("222" if step == "open_deal" else "111")
    kept = await deals.game_of(ANN, DAY)
    assert kept.id == again.id
    assert len(await host.service.games_of(ANN)) == 1


async def test_what_is_thought_too_long_about_is_asked_again_and_answered_alike(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await to_the_end(host, ANN)
    ben = (await dealt(host, BEN)).id
    same = host.service._computers.same
    same._answers._found.clear()
    asked = SameAnswers.move
    stalls = iter([True])

    async def stalling(self: SameAnswers, secret: bytes, view: MatchView) -> SeatMove:
        if next(stalls, False):
            raise Stalled("a busy machine")
        return await asked(self, secret, view)

    monkeypatch.setattr(SameAnswers, "move", stalling)
    await settled(host)
    await settled(host)  # what failed is asked again a second later
    while await one_move(host, ben, BEN):
        await host.after(2)
    assert await log_of(host, ben) == await log_of(host, ann.id)


async def test_an_answer_that_takes_a_slow_machine_long_is_given_all_the_same(
    database_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a process at an ordinary table would be given up for is no reason to seek the same anew for ever."""
    services = build_services(Config(_env_file=None, database_url=sqlite_url(database_file)), FakeClock())
    hurried, same = services.computer_thinkers, services.deals._same
    monkeypatch.setattr(hurried, "_limit_s", 0.1)
    with pytest.raises(Stalled):
        await hurried.think(sleep, 600)
    assert await same.thinkers.think(sleep, 0.3) is None
    await hurried.close()


async def test_an_answer_is_sought_once_however_many_wait_for_it(host: Host) -> None:
    asked = 0

    def counting(strength: str, view: MatchView, dice: int) -> SeatMove:
        nonlocal asked
        asked += 1
        return quickly(strength, view, dice)

    same, game = SameAnswers(InlineThinkers(), counting), await dealt(host, ANN)
    view = await host.view(game.id, ANN)
    found = await asyncio.gather(*(same.move(bytes(32), view) for _ in range(5)))
    assert (asked, len(set(map(repr, found)))) == (1, 1)
    assert await same.move(bytes(32), view) == found[0]
    assert asked == 1


async def test_a_position_is_what_a_seat_sees_and_nothing_else(host: Host) -> None:
    """Hidden cards change no answer: the dice are the view's, and so is the search."""
    game = await dealt(host, ANN)
    stored = await host.service.path.newest(game.id)
    other = with_other_draw(stored.game, stored.state, Dice(3))
    views = [stored.game.view(one, OWN) for one in (stored.state, other) if one is not None]
    assert len({position_of(bytes(32), view) for view in views}) == 1
    assert position_of(bytes(31) + b"1", views[0]) != position_of(bytes(32), views[0])


async def test_no_computer_has_the_name_of_whom_it_plays_against(host: Host) -> None:
    deals = host.services.deals
    player = await deals.check_open(ANN, SERVER, DAY, host.clock())
    game = await deals.open(player, "player 2", 5000, "en", "key", ("Player 2",))
    assert len({one.name.casefold() for one in game.holders}) == 2
    player = await deals.check_open(BEN, SERVER, DAY, host.clock())
    game = await deals.open(player, "Ben", 5001, "en", "key-2", ("Player 2",))
    assert [one.name for one in game.holders] == ["Ben", "Player 2"]


async def test_a_day_opens_and_closes_once_whatever_zone_is_chosen_later_and_others_are_not_dealt(host: Host) -> None:
    deals = host.services.deals
    for day in (DAY + timedelta(days=1), DAY - timedelta(days=1), date(1, 1, 1)):
        assert await refusal_of(deals.check_open(ANN, SERVER, day, host.clock())) is HostReject.NO_DEAL
    game = await dealt(host, ANN)
    await host.services.people.set_zone(ANN, "America/Los_Angeles")
    kept = await deals.check_open(ANN, SERVER, DAY, host.clock())
    assert kept.closes == datetime(2030, 1, 8, tzinfo=UTC)
    host.clock.now = kept.closes
    await host.scheduler.fire_due()
    assert (await host.look(game.id, ANN)).record.status is GameStatus.CANCELLED
    # It is still Monday there; but hers is over.
    assert await refusal_of(deals.check_open(ANN, SERVER, DAY, host.clock())) is HostReject.NO_DEAL


async def test_the_end_of_the_day_ends_a_deal_that_no_absence_moves_and_shows_no_secret(host: Host) -> None:
    game = await dealt(host, ANN)
    ends = of_kind((await host.service.path.newest(game.id)).deadlines, DeadlineKind.DAY)
    await settled(host)
    view = await host.view(game.id, ANN)
    host.clock.now = ends.due
    await host.scheduler.forgive(host.services.away.ours)
    await host.scheduler.fire_due()
    record = (await host.look(game.id, ANN)).record
    assert (record.status, record.secret) == (GameStatus.CANCELLED, None)
    assert await refusal_of(host.submit(game.id, ANN, chosen("easy", view, 0))) is HostReject.NOT_RUNNING


async def test_a_saturday_is_one_deal_of_four_and_no_time_is_told_that_lies_behind_its_end(host: Host) -> None:
    host.clock.now += timedelta(days=5)
    saturday = host.clock.now.date()
    game = await dealt(host, ANN, day=saturday)
    told = set()
    while (visible := await host.look(game.id, ANN)).record.status is GameStatus.RUNNING:
        told.add(visible.deadlines)
        await settled(host)
        await one_move(host, game.id, ANN)
    ends = end_of(saturday, UTC)
    assert told == {Deadlines(ends, None), Deadlines(ends, ends)}
    assert visible.record.status is GameStatus.FINISHED
    assert (len(visible.view.seats), len(visible.view.sheet)) == (4, 1)


async def test_a_deal_that_is_called_off_is_not_dealt_again(host: Host) -> None:
    game = await dealt(host, ANN)
    await host.service.want_end(game.id, ANN, host.key())
    assert (await dealt(host, ANN)).status is GameStatus.CANCELLED


async def test_secrets_are_committed_before_a_day_begins_anywhere(host: Host) -> None:
    deals = host.services.deals
    await deals.commit_ahead()
    tomorrow = await deals.store.deal(DAY + timedelta(days=1))
    assert tomorrow.part is None
    await host.services.people.set_zone(ANN, "Pacific/Kiritimati")
    assert (await dealt(host, ANN, day=DAY + timedelta(days=1))).commitment == commitment(tomorrow.secret)
    host.clock.now += timedelta(days=40)
    await deals.commit_ahead()
    assert await deals.store.deal(DAY + timedelta(days=1)) is None
    assert await deals.store.player(ANN, DAY + timedelta(days=1)) is None


async def test_a_finished_deal_is_checked_like_any_match_and_counts_for_nothing(host: Host) -> None:
    game = await to_the_end(host, ANN)
    verified = verify(await host.service.replay(game.id))
    assert verified.ok, verified
    rows = await host.services.results.store.of_matches([game.id])
    assert [one.friendly for one in rows] == [Friendly.DEAL, Friendly.DEAL]
    assert await host.services.results.look(ANN, Asker(ANN, SERVER)) is None


async def test_who_has_not_finished_compares_only_once_it_is_over_and_never_with_who_was_deleted(
    host: Host,
) -> None:
    deals = host.services.deals
    await to_the_end(host, ANN)
    await dealt(host, BEN)
    for user in (BEN, CAT):
        assert await refusal_of(deals.compared(user, SERVER, DAY)) is HostReject.DEAL_CLOSED
    seen = await compared(host, ANN)
    host.clock.now = ENDED
    after = await compared(host, CAT)
    assert (after.own, after.parted) == (None, None)
    assert after.leads == seen.leads
    assert [name for name, _ in after.here] == ["Ann"]
    document = await host.services.privacy.export(ANN)
    assert [row["day"] for row in document["deals"]] == [DAY.isoformat()]
    await host.services.privacy.forget(ANN, "Former player")
    assert (await compared(host, CAT)).leads == ()


async def test_ways_are_compared_up_to_the_first_difference_and_who_hides_is_not_named(host: Host) -> None:
    await to_the_end(host, ANN)
    await to_the_end(host, BEN, 7)
    seen = await compared(host, ANN)
    assert seen.own is not None
    assert len(seen.leads) == 2
    assert seen.rank in (1, 2)
    assert seen.sharp is not None
    assert (seen.parted.name, seen.parted.mine != seen.parted.theirs) == ("Ben", True)
    await host.services.people.settle(BEN, shows=Shows.ME)
    seen = await compared(host, ANN)
    assert seen.here == ()
    assert seen.parted is None or seen.parted.name == ""


@pytest.mark.parametrize("ended", [True, False])
async def test_no_key_names_who_was_deleted_and_who_comes_back_is_dealt_to_anew(host: Host, ended: bool) -> None:
    before = await (to_the_end if ended else dealt)(host, ANN)
    await host.services.privacy.forget(ANN, "Former player")
    keys = await host.database.rows(select(actions.c.key))
    assert [one.key for one in keys if str(ANN) in one.key] == []
    again = await dealt(host, ANN)
    assert again.id != before.id
    assert [one.user_id for one in again.holders][:1] == [ANN]
    if ended:  # as docs/PRIVACY.md says: the new result stands in place of the old one
        await to_the_end(host, ANN)
        assert [one.game_id for one in await host.services.deals.store.finishers(DAY)] == [again.id]


async def test_who_left_their_deal_to_the_computer_is_in_no_comparison(host: Host) -> None:
    game = await dealt(host, ANN)
    await settled(host)
    await host.service.leave(game.id, ANN, host.key())
    await settled(host)
    host.clock.now = ENDED
    assert (await compared(host, BEN)).leads == ()


def test_plans_know_who_is_ahead() -> None:
    assert plan_of(DAY).lead(25, 25) == 25
    assert plan_of(SATURDAY).lead(10, 100) == 20
    assert replace(plan_of(DAY), seats=2).lead(0, 31) == -31
