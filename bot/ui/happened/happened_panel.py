"""“What happened”: the lines since one's last move, or of the whole round, with what is new marked on the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.card_emojis import CardEmojis
from bot.hosting.refusals import HostReject, Refused
from bot.records.games import GameRecord, GameStatus, Story, VisibleGame
from bot.records.ids import GameId
from bot.ui.games.families import board_of, family_of
from bot.ui.happened.news import from_the_start, story_lines
from bot.ui.kit.items import Click, PanelId, PanelItem, Style, button, framed, handles
from bot.ui.kit.message import Outgoing, OutgoingFile
from bot.ui.kit.request import Request
from bot.ui.table.game_facts import HAPPENED, Stretch, happened_button, seat_of, worded
from bot.wording import Wording
from engine.cards import Seat
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.newly_laid import laid_since
from engine.games.tiles.view import TileView
from engine.games.views import MatchView

PAGE_LONGEST: Final = 3000
LINES_A_PAGE: Final = 40


@handles(HAPPENED)
async def press(request: Request, click: Click) -> None:
    """A button of the panel, or one elsewhere that opens it: the page it names, the last one where it names none."""
    page = int(click.detail) if click.detail.isdecimal() else None
    await open_happened(request, click.game, Stretch(click.action), page)


async def open_happened(request: Request, game: GameId, stretch: Stretch, page: int | None = None) -> None:
    """Show the asker what happened. Those without a seat are told the round. Raises Refused before the first deal."""
    await request.defer()
    seen = await request.services.games.look(game, None)
    if seen.view is None:
        raise Refused(HostReject.NOT_RUNNING, status=seen.record.status.value)
    seat = seat_of(seen.record, request.user_id)
    if stretch is Stretch.SINCE and seat is not None:
        told = await request.services.happenings.since_own_move(game, seen.record.holders[seat])
    else:
        stretch, told = Stretch.ROUND, await request.services.happenings.of_round(game, seat)
    pages = pages_of(told, seen, seat, request.wording, request.cards)
    at = len(pages) - 1 if page is None else min(page, len(pages) - 1)
    pictures = await marked_board(seen, told, request.wording, request.cards)
    shown = Shown(seen, seat, stretch, told, pages, at)
    await request.show(panel(shown, pictures, request.wording))


@dataclass(frozen=True, slots=True)
class Shown:
    """What the panel shows: a game, whose eyes see it (None for a spectator's), the story page by page."""

    visible: VisibleGame
    seat: Seat | None
    stretch: Stretch
    told: Story
    pages: Sequence[str]
    page: int

    @property
    def record(self) -> GameRecord:
        return self.visible.record


def pages_of(
    told: Story, visible: VisibleGame, seat: Seat | None, wording: Wording, cards: CardEmojis | None
) -> list[str]:
    """The story's lines in pages that fit a message, oldest first; at least one page, which may be empty."""
    record = visible.record
    pages = [""]
    count = 0
    for line in story_lines(told, record, seat, worded(wording, record), cards):
        if pages[-1] and (count == LINES_A_PAGE or len(pages[-1]) + len(line) > PAGE_LONGEST):
            pages.append("")
            count = 0
        pages[-1] = f"{pages[-1]}\n{line}" if pages[-1] else line[:PAGE_LONGEST]
        count += 1
    return pages


def panel(shown: Shown, pictures: Sequence[OutgoingFile], wording: Wording) -> Outgoing:
    """The panel: heading, lines, the board, and the way to the rest of the story and to one's hand."""
    wording = worded(wording, shown.record)
    name = wording.variant_name(shown.record.variant)
    view = shown.visible.view
    parts = [wording.text(_about(shown), game=name, round=0 if view is None else view.round)]
    if len(shown.pages) > 1:
        parts.append(wording.text("happened-page", page=shown.page + 1, pages=len(shown.pages)))
    if not shown.told.whole and shown.page == 0:
        parts.append(wording.text("happened-not-all"))
    parts.append(shown.pages[shown.page] or wording.text(_nothing(shown)))
    return framed("\n".join(parts), *pictures, _turning(shown, wording), _ways(shown, wording))


def _about(shown: Shown) -> str:
    """What the heading says this tells."""
    if shown.stretch is Stretch.SINCE and from_the_start(shown.told):
        return "happened-about-so-far"
    return f"happened-about-{shown.stretch}"


def _nothing(shown: Shown) -> str:
    """Why there is nothing to tell; of a match that is over the log may be packed away."""
    if shown.record.status is not GameStatus.RUNNING:
        return "happened-over"
    return "happened-nothing" if shown.stretch is Stretch.SINCE else "happened-nothing-yet"


def _turning(shown: Shown, wording: Wording) -> list[PanelItem]:
    """Back and forth among the pages, where there are several."""
    if len(shown.pages) == 1:
        return []
    last = len(shown.pages) - 1
    earlier = PanelId(HAPPENED, shown.stretch, shown.record.id, detail=str(max(0, shown.page - 1)))
    # Two components of a message must not have the same id.
    later = PanelId(HAPPENED, shown.stretch, shown.record.id, mark=1, detail=str(min(last, shown.page + 1)))
    return [
        button(earlier, wording.text("button-happened-earlier"), disabled=shown.page == 0),
        button(later, wording.text("button-happened-later"), disabled=shown.page == last),
    ]


def _ways(shown: Shown, wording: Wording) -> list[PanelItem]:
    """To the other stretch, and to the hand; a spectator has neither."""
    if shown.seat is None:
        return []
    other = Stretch.ROUND if shown.stretch is Stretch.SINCE else Stretch.SINCE
    hand = button(PanelId("hand", "open", shown.record.id), wording.text("button-hand"), style=Style.primary)
    return [hand, happened_button(shown.record.id, wording, other, f"button-happened-{other}")]


async def marked_board(
    visible: VisibleGame, told: Story, wording: Wording, cards: CardEmojis
) -> Sequence[OutgoingFile]:
    """The board's picture with what the story brought to it marked; none in a game that is shown in words alone.

    `visible` must be a spectator's.
    """
    family = None if visible.view is None else family_of(visible.view)
    if visible.view is None or family is None:
        return ()
    seen = replace(visible, view=_marked(visible.view, told), recent=told.events, recent_at=())
    board = board_of(seen, wording, cards)
    board.marks_all = True
    return await board.pictures()


def _marked(view: MatchView, told: Story) -> MatchView:
    """The view whose last changes to the melds are all that the story brought."""
    if isinstance(view, DrawDiscardView | TileView):
        return view._replace(changes=laid_since(view.melds, told.events))
    return view
