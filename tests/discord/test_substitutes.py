"""Substitutes in the simulated Discord: a seat is left, offered, taken; whoever left it sees its cards no more."""

from simcord.actors import MemberActor

from tests.discord.conftest import World
from tests.discord.tables import Clicker, Playing, answer, labels, panel_of, started, tap, words
from tests.discord.test_open_panels import seen

SOON = 5
TAKE = "Take ben’s seat"
FULL = "This match is being played, and all its seats are taken. Open another with /game new."


async def hand_of(playing: Playing, person: MemberActor) -> object:
    view = await playing.view(person)
    return view.hand


async def test_a_free_seat_is_offered_everywhere_and_whoever_takes_it_plays_on(world: World) -> None:
    playing = await started(world, world.ada, world.ben)
    open_hand = await Clicker(playing).open_hand(world.ben)
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
