"""Substitutes in the simulated Discord: a seat is left, offered, taken; whoever left it sees its cards no more."""

from dataclasses import replace
from datetime import datetime, timedelta

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.hosting.clock.pace import PACES
from bot.store.ledger.stored import Commit, StoredGame
from tests.discord.conftest import World
from tests.discord.tables import Playing, answer, labels, panel_of, started, table_page, tap, words
from tests.discord.test_open_panels import seen

SOON = 5
TAKE = "Take ben’s seat"
FULL = "This match is being played, and all its seats are taken. Open another with /game new."


async def ben_leaves(world: World) -> Playing:
    """A table of ada and ben, which ben has left."""
    playing = await started(world, world.ada, world.ben)
    left = answer(await world.ben.slash(world.channel, "game leave"))
    assert "others may take it" in left
    await world.env.advance_time(SOON)
    return playing


async def players_of(person: MemberActor, playing: Playing) -> ResponseMessage:
    page = await table_page(person, playing.world.channel, playing.game_id)
    return panel_of(await tap(person, page, "Players"))


async def hand_of(playing: Playing, person: MemberActor) -> object:
    view = await playing.view(person)
    return view.hand


async def test_a_free_seat_is_offered_everywhere_and_whoever_takes_it_plays_on(world: World) -> None:
    playing = await started(world, world.ada, world.ben)
    open_hand = await playing.open_hand(world.ben)
    await world.ben.slash(world.channel, "game leave")
    board = await playing.board()
    notice = next(one for one in world.messages() if "seat in" in words(one))
    assert "you play on with its cards and its score" in words(notice)
    listed = panel_of(await world.cyd.slash(world.channel, "games"))
    assert "ben’s seat is free" in words(listed)
    held = await hand_of(playing, world.ben)
    assert "You play ben’s seat from now on" in answer(await tap(world.cyd, board, TAKE))
    assert await hand_of(playing, world.cyd) == held

    (told,) = (one for one in world.messages() if one.id == notice.id)
    assert words(told).startswith("cyd plays on in ben’s seat")
    assert TAKE not in labels(told)
    for late in (world.dot, world.ben):
        assert answer(await late.slash(world.channel, "game join")) == FULL
    assert "seat is free" not in answer(await world.dot.slash(world.channel, "games"))
    assert TAKE not in labels(await playing.board())
    assert open_hand.id not in seen(world, world.ben), "the cards are no longer theirs to see"
    assert "You have no seat in this game." in answer(await world.ben.slash(world.channel, "hand"))


async def test_the_word_of_a_vacation_goes_with_who_had_it_and_a_substitute_s_own_is_told(world: World) -> None:
    playing, people = await started(world, world.ada, world.ben, pace="daily"), world.bot.services.people
    first = world.bot.services.clock().date()
    for person, days in ((world.ben, 3), (world.cyd, 4)):
        await people.set_zone(person.id, "UTC")
        await people.plan_vacation(person.id, first + timedelta(days=days), first + timedelta(days=days))
    await world.env.advance_time(SOON)
    await world.ben.slash(world.channel, "game leave")
    assert any("ben is on vacation" in words(one) for one in world.messages())
    await tap(world.cyd, await playing.board(), TAKE)
    await world.env.advance_time(SOON)
    assert [words(one)[:3] for one in world.messages() if "is on vacation" in words(one)] == ["cyd"]


async def test_who_leaves_last_is_told_that_the_match_is_paused_and_not_that_the_computer_plays(world: World) -> None:
    playing = await ben_leaves(world)
    players = await players_of(world.ada, playing)
    asked = panel_of(await tap(world.ada, players, "Leave"))
    assert "As long as nobody takes your seat, any move takes it back." in words(asked)
    assert not (await playing.record()).holders[0].autopilot, "a single press is asked about"
    assert answer(await tap(world.ada, asked, "Leave")).startswith("Everybody is away: the match is paused until")
    await world.env.advance_time(SOON)
    players = await players_of(world.ada, playing)
    assert ("ada, away" in words(players), [*labels(players)]) == (True, ["I am back", "My hand"])
    assert "The computer plays" not in answer(await world.ada.slash(world.channel, "hand"))
    assert "Everybody is away: the match is paused until" in answer(await world.ada.slash(world.channel, "games"))


@pytest.mark.parametrize("way", ["command", "board", "players"])
async def test_who_left_takes_their_own_seat_back_as_others_would_take_it(world: World, way: str) -> None:
    playing = await ben_leaves(world)
    assert "The computer plays your seat. Any move of yours takes it back." in answer(
        await world.ben.slash(world.channel, "hand")
    )
    assert "The computer plays your seat." in answer(await world.ben.slash(world.channel, "games"))
    if way == "command":
        back = answer(await world.ben.slash(world.channel, "game join"))
    elif way == "board":
        back = answer(await tap(world.ben, await playing.board(), TAKE))
    else:
        players = await players_of(world.ben, playing)
        assert "away, the seat is free" in words(players)
        back = answer(await tap(world.ben, players, "I am back"))
    assert "Your seat is yours again." in back
    assert not any("seat in" in words(one) for one in world.messages()), "the offer is gone"
    assert answer(await world.cyd.slash(world.channel, "game join")) == FULL
    assert "sit at this table already" in answer(await world.ben.slash(world.channel, "game join"))


@pytest.mark.prove
async def test_whoever_left_the_server_is_noticed_when_they_keep_others_waiting(world: World) -> None:
    playing = await started(world, world.ada, world.ben)
    waits = await playing.in_turn()
    other = world.ada if waits is world.ben else world.ben
    world.guild.remove_member(waits)
    await world.env.advance_time(PACES["quick"].turn_s / 2 + SOON)
    assert any(f"{waits.name}’s seat in" in words(one) for one in world.messages()), "at the first reminder"
    record = await playing.record()
    assert next(one for one in record.holders if one.user_id == waits.id).is_open
    assert record.host_id == other.id


@pytest.mark.prove
async def test_the_host_frees_the_seat_of_who_is_away_and_nobody_else_does(world: World) -> None:
    playing = await started(world)

    def cyd_is_away(stored: StoredGame, now: datetime) -> Commit:
        holders = tuple(
            replace(one, autopilot=True, misses=2) if one.user_id == world.cyd.id else one
            for one in stored.record.holders
        )
        after = replace(stored, version=stored.version + 1, record=replace(stored.record, holders=holders))
        return Commit(stored, after, now)

    await world.bot.services.games.path.change(playing.game_id, cyd_is_away)
    mine, theirs = [await players_of(one, playing) for one in (world.ada, world.ben)]
    assert "Free cyd’s seat" not in labels(theirs)
    assert "cyd, away, the seat is free" in answer(await tap(world.ada, mine, "Free cyd’s seat"))
    again = await players_of(world.dot, playing)
    assert "You play cyd’s seat from now on" in answer(await tap(world.dot, again, "Take cyd’s seat"))
    assert "dot, in the seat of cyd" in words(await players_of(world.ada, playing))
