"""“Play on from here”: what would have happened? A practice game from a moment of a match, in one's direct messages."""

from dataclasses import replace
from typing import Final

from bot.answers import Outdated
from bot.hosting.clock.pace import PACES
from bot.hosting.games.stories import Told
from bot.hosting.refusals import HostReject, Refused
from bot.records.ids import UserId
from bot.ui.games.families import has_hands
from bot.ui.kit.items import PanelId, Style, button
from bot.ui.kit.request import Request
from bot.ui.lobby.opening import new_table
from bot.ui.lobby.practice import PACE, make_room
from bot.ui.table.game_facts import WATCH, of_game
from engine.cards import Seat
from engine.games.scenes import Eyes, Scene

STRENGTH: Final = "steady"


async def play_on(request: Request, told: Told, step: int, eyes: Eyes, *, instead: bool = False) -> bool:
    """Deal the asker a practice game from a step, in the seat of the eyes; `instead` ends what they are practising.

    Where they are asked whether it shall, that stands in the panel's place: then it is True.
    Raises Refused: NOT_FINISHED, HANDS_CLOSED, NOT_PLAYED_ON, and as for any table that one opens.
    """
    request.services.stories.check_open(told)
    wording, record = request.wording, told.record
    (scene,) = await request.services.stories.beside(told.scenes, step, step, eyes)
    if not has_hands(scene.view):
        raise Outdated
    if scene.view.result is not None:
        raise Refused(HostReject.NOT_PLAYED_ON)
    seat = _seat(told, scene, eyes, request.user_id)
    instead_id = PanelId(WATCH, "instead", record.id, step, f"s{seat}")
    offered = button(instead_id, wording.text("button-play-on-instead"), style=Style.primary)
    game, move = wording.variant_name(record.variant), told.story.number(step)
    welcome = wording.text("play-on-welcome", game=game, match=record.public_id, move=move)
    room = await make_room(request, welcome, lambda _: offered, lambda _: instead)
    if not room.channel_id:
        return room.asked
    new = new_table(
        request, record.variant, record.seats, PACES[PACE], record.switches, (STRENGTH,) * (record.seats - 1)
    )
    new = replace(new, guild_id=0, channel_id=room.channel_id)
    begun = await request.services.games.playing_on.begin(told, step, seat, new, request.key)
    await request.say(of_game("play-on-dealt", begun, wording))
    return False


def _seat(told: Told, scene: Scene, eyes: Eyes, user_id: UserId) -> Seat:
    """The seat that is played on: of the eyes, else one's own, else that in turn; of those still in the match."""
    wished = (eyes.seat, told.record.seat_of(user_id), scene.view.turn_seat)
    seats = scene.view.seats
    still_in = [Seat(seat) for seat, info in enumerate(seats) if not info.out]
    return next((seat for seat in wished if seat is not None and seat in still_in), still_in[0])
