"""Watching a match: move by move, from moment to moment, through somebody's eyes; and what happened since one's last
move, which is the same story from a move to a move.

All of the panel's state is in the ids of its components: the step in `mark`, whose eyes, and since when, in `detail`.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from bot.answers import Outdated
from bot.card_emojis import CardEmojis
from bot.hosting.clock.pace import PACES
from bot.hosting.games.stories import Told
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.thinking.coaching import has_coach
from bot.records.games import GameStatus
from bot.records.ids import UserId, legible
from bot.ui.games.families import has_hands
from bot.ui.kit.items import (
    Click,
    PanelId,
    PanelItem,
    Possible,
    Style,
    button,
    framed,
    handles,
    in_sight,
    options_of,
    select,
)
from bot.ui.kit.message import Outgoing, OutgoingFile
from bot.ui.kit.more import batched, is_page, more_list, page_of, page_shown
from bot.ui.kit.request import Request
from bot.ui.lobby.opening import new_table
from bot.ui.lobby.practice import PACE, make_room, one_by_one
from bot.ui.replay.watched import (
    Place,
    Watched,
    eyes_spelled,
    heading,
    lines_that_fit,
    moment_options,
    pictures_of,
    spelled,
    watched,
)
from bot.ui.table.game_facts import WATCH, Stretch, hand_button, happened_button, of_game, worded
from bot.wording import Wording
from engine.cards import Seat
from engine.games.scenes import Eyes, Moment, MomentKind, Scene

STRENGTH: Final = "steady"
"""Against whom one plays on."""


@handles(WATCH)
async def press(request: Request, click: Click) -> None:
    """A component of the panel, or one elsewhere that opens it."""
    await request.defer()
    told = await request.services.stories.of(click.game)
    place = placed(request, told, click)
    match click.action:
        case "play":
            await _play_on(request, told, place.step, place.eyes)
            return
        case "instead":
            await _play_on(request, told, place.step, place.eyes, instead=True)
        case "post":
            # Of a match that is on, everybody sees the board alone.
            open_place = Place(place.step, Eyes() if told.is_closed else place.eyes)
            await _post(request, await watched(request, told, open_place))
    shown = await watched(request, told, place)
    pictures = await pictures_of(shown, request.wording, request.cards)
    await request.show(panel(shown, pictures, request.wording, request.cards))


@one_by_one
async def _play_on(request: Request, told: Told, step: int, eyes: Eyes, *, instead: bool = False) -> None:
    """Deal the asker a practice game from a step, in the seat of the eyes; `instead` ends what they are practising.

    Where they are asked whether it shall, that stands in the panel's place. Raises Refused: NOT_FINISHED,
    HANDS_CLOSED, NOT_PLAYED_ON, and as for any table that one opens.
    """
    request.services.stories.check_open(told)
    wording, record = request.wording, told.record
    (scene,) = await request.services.stories.beside(told.scenes, step, step, eyes)
    if not has_hands(scene.view):
        raise Outdated
    if scene.view.result is not None:
        raise Refused(HostReject.NOT_PLAYED_ON)
    seat = _seat_to_play(told, scene, eyes, request.user_id)
    instead_id = Place(step, Eyes(seat)).panel_id("instead", told)
    offered = button(instead_id, wording.text("button-play-on-instead"), style=Style.primary)
    game, move = wording.variant_name(record.variant), told.story.number(step)
    welcome = wording.text("play-on-welcome", game=game, match=record.public_id, move=move)
    channel_id = await make_room(request, welcome, lambda _: offered, lambda _: instead)
    if not channel_id:
        return
    new = new_table(
        request, record.variant, record.seats, PACES[PACE], record.switches, (STRENGTH,) * (record.seats - 1)
    )
    new = replace(new, guild_id=0, channel_id=channel_id)
    begun = await request.services.games.playing_on.begin(told, step, seat, new, request.key)
    await request.say(of_game("play-on-dealt", begun, wording))


def _seat_to_play(told: Told, scene: Scene, eyes: Eyes, user_id: UserId) -> Seat:
    """The seat that is played on: of the eyes, else one's own, else that in turn; of those still in the match."""
    wished = (eyes.seat, told.record.seat_of(user_id), scene.view.turn_seat)
    seats = scene.view.seats
    still_in = [Seat(seat) for seat, info in enumerate(seats) if not info.out]
    return next((seat for seat in wished if seat is not None and seat in still_in), still_in[0])


def placed(request: Request, told: Told, click: Click) -> Place:
    """Where a click leads. Raises Refused(HANDS_CLOSED) for eyes that the asker may not use, ValueError, Outdated."""
    seat = told.record.seat_of(request.user_id)
    whose, _, since = click.detail.partition(".")
    eyes = eyes_spelled(whose, request, told)
    if since and not since.isdecimal():
        raise Outdated
    reached = told.story.reached
    place = Place(reached(click.mark), eyes, reached(int(since)) if since else None)
    match click.action:
        case "open" if told.record.status is not GameStatus.RUNNING:
            place = Place(told.story.after(0), eyes)
        case Stretch.SINCE | "open" if seat is not None:
            place = Place(told.story.length, Eyes(seat), told.since_own_move(told.record.holders[seat]))
        case Stretch.ROUND | Stretch.SINCE | "open":
            place = Place(told.story.length, eyes, max(told.story.round_begins(told.story.length) - 1, 0))
        case "go" if is_page(click.value):
            place = Place(place.step, eyes, place.since, page=page_of(click))
        case "go":
            place = Place(reached(int(click.value)), eyes)
        case "see":
            place = Place(place.step, eyes_spelled(click.value, request, told), place.since)
        case "eyes" | "more":
            place = Place(place.step, eyes, place.since, listed=click.action)
        case "at" | "back" | "on" | "last" | "first" | "play" | "instead" | "post":
            pass
        case _:
            raise Outdated
    request.services.stories.check(told, request.user_id, place.eyes)
    return place


async def _post(request: Request, shown: Watched) -> None:
    """Show everybody in the match's channel what the asker sees, with their name, in the table's language.

    Raises Refused: NOT_ITS_CHANNEL elsewhere, MOMENTS_POSTED, TOO_BUSY.
    """
    record, place = shown.record, shown.place
    if request.channel_id != record.channel_id:
        raise Refused(HostReject.NOT_ITS_CHANNEL, channels=(record.channel_id,))
    wording = worded(Wording.of(record.locale), record)
    four = request.services.servers.known(record.guild_id).four_colours
    cards = request.host.cards.in_colours(four=four)
    # Nobody reads a post as its player: hands stand under their names.
    public = replace(shown, own=None)
    pictures = await pictures_of(public, wording, cards)
    name = wording.name(legible(request.interaction.user.display_name))
    lines, _ = lines_that_fit(public, wording, cards)
    said = [wording.text("watch-posted", name=name), heading(public, wording), *lines]
    watch = button(Place(place.step, place.eyes).panel_id("at", shown.told), wording.text("button-watch"))
    request.services.throttle.check_moment(request.user_id, request.channel_id, record.guild_id)
    await request.post(framed("\n".join(said), *pictures, [watch]), counted=True)


def panel(shown: Watched, pictures: Sequence[OutgoingFile], wording: Wording, cards: CardEmojis | None) -> Outgoing:
    """The panel: where one is, what happened, the board; the buttons on, and a list of where else to look."""
    wording = worded(wording, shown.record)
    lines, begins = lines_that_fit(shown, wording, cards)
    said = [heading(shown, wording), *lines]
    more = button(
        shown.place.panel_id("at" if shown.place.listed == "more" else "more", shown.told),
        wording.text("button-watch-more", on="yes" if shown.place.listed == "more" else "no"),
    )
    sight = in_sight(Possible(firm=_steps(shown, begins, wording), rest=_further(shown, wording)), more)
    return framed("\n".join(said), *pictures, _list(shown, sight.behind, wording), sight.buttons)


def _steps(shown: Watched, begins: int, wording: Wording) -> list[PanelItem]:
    """Back to before what is told here, on, to the last move, and whose eyes; in a match that is on, one's hand."""
    told, step = shown.told, shown.place.step
    story, game = told.story, shown.record.id
    first, last, back = story.after(0), story.length, story.before(begins)
    plain = Place(step, shown.place.eyes)
    # Of a stretch that is too long for a message, what came before is told next.
    goes_on = shown.place.since is not None and shown.place.since < back
    before = shown.place if goes_on else plain
    found = [
        button(before.panel_id("back", told, back), wording.text("button-previous"), disabled=step <= first),
        button(
            plain.panel_id("on", told, story.after(step)),
            wording.text("button-watch-on"),
            style=Style.primary if shown.record.is_over else Style.secondary,
            disabled=step >= last,
        ),
        button(plain.panel_id("last", told, last), wording.text("button-watch-last"), disabled=step >= last),
    ]
    if not shown.told.is_closed:
        if not shown.has_hands:
            return found
        return [*found, button(plain.panel_id("eyes", told), wording.text("button-watch-eyes"))]
    if shown.own is not None and not shown.record.is_over:
        return [hand_button(game, wording), *found]
    return found


def _further(shown: Watched, wording: Wording) -> list[PanelItem]:
    place, game, told = Place(shown.place.step, shown.place.eyes), shown.record.id, shown.told
    found = [button(place.panel_id("first", told, told.story.after(0)), wording.text("button-watch-first"))]
    if shown.own is not None and not shown.record.is_over:
        stretches = ((Stretch.SINCE, "button-happened-since"), (Stretch.ROUND, "button-happened-round"))
        found += [happened_button(game, wording, stretch, words) for stretch, words in stretches]
    if shown.record.guild_id and shown.place.step:
        found.append(button(place.panel_id("post", told), wording.text("button-watch-post")))
    if not shown.told.is_closed:
        if shown.has_hands and shown.scene.view.result is None:
            found.append(button(place.panel_id("play", told), wording.text("button-watch-play-on")))
        clip = PanelId("clip", "open", game, place.step, spelled(place.eyes))
        found.append(button(clip, wording.text("button-clip")))
        if not shown.record.played_on:
            found.append(button(PanelId("page", "open", game), wording.text("button-page")))
            found.append(button(PanelId("summary", "replay", game), wording.text("button-replay")))
        if shown.own is not None and has_coach(shown.record.variant):
            found.append(button(PanelId("coach", "ask", game), wording.text("button-coach")))
    return found


def _list(shown: Watched, behind: Sequence[PanelItem], wording: Wording) -> list[PanelItem]:
    place, told = shown.place, shown.told
    if place.listed == "more":
        return [more_list(shown.record.id, behind, wording)]
    if place.listed == "eyes":
        whose = {spelled(eyes): shown.whose(eyes, wording) for eyes in _eyes(shown)}
        options = options_of(whose, spelled(place.eyes))
        return [select(place.panel_id("see", told), options, wording.text("button-watch-eyes"))]
    pages = batched(moment_options(told, _moments(shown), wording))
    if not pages:
        return []
    page = place.page
    if page is None:
        reached = [at for at, options in enumerate(pages) if int(options[0].value) <= told.story.number(place.step)]
        page = max(reached, default=0)
    return [select(place.panel_id("go", told), page_shown(pages, page, wording), wording.text("select-watch-moment"))]


def _eyes(shown: Watched) -> tuple[Eyes, ...]:
    """All eyes of an open match, the reader's own first."""
    seats = [Eyes(holder.seat) for holder in shown.record.holders]
    return (*sorted(seats, key=lambda eyes: eyes.seat != shown.own), Eyes(all_open=True), Eyes())


def _moments(shown: Watched) -> list[Moment]:
    """The rounds, and of the round that is shown its moments: what one after the other is told as one is told once."""
    wanted = [one for one in shown.told.story.moments if one.round == shown.round or one.kind is MomentKind.BEGAN]
    told_again = {
        one.step
        for one, after in pairwise(wanted)
        if one.kind is MomentKind.LAID and (after.kind, after.seat) == (one.kind, one.seat)
    }
    return [one for one in wanted if one.step not in told_again]
