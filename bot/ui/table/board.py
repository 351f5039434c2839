"""The board: one public message per game, and what the buttons under it do."""

from typing import Final

from bot.hosting.refusals import HostReject, Refused
from bot.records.ids import GameId
from bot.ui.games.families import FAMILIES, board_of, family_of
from bot.ui.hand import hand
from bot.ui.hand.sitting import sit_down
from bot.ui.kit.items import Click, Edge, framed, handles
from bot.ui.kit.message import TABLE, Live, Shown
from bot.ui.kit.more import more_list
from bot.ui.kit.request import Request
from bot.ui.rules import pages as rules_pages
from bot.ui.table.board_panel import Answer
from bot.ui.table.orders import pass_this_round

_SEEN_BY_ALL: Final = {name for one in FAMILIES for name, verb in one.verbs.items() if verb.answer is Answer.BOARD}


@handles("board")
async def press(request: Request, click: Click) -> None:
    """A button under the board: it names the turn or the window that was on show when it was drawn."""
    match click.action:
        case "hand":
            await request.defer()
            await hand.open_hand(await sit_down(request, click.game))
        case "more":
            await _show_more(request, click.game)
        case "passround":
            await request.defer()
            await request.say(await pass_this_round(request, click.game))
        case "rules":
            await rules_pages.open_rules(request, click.game)
        case "help":
            await rules_pages.open_help(request, of=click.game)
        case _:
            await _move(request, click)


async def _show_more(request: Request, game: GameId) -> None:
    await request.defer()
    visible = await request.services.games.look(game, None)
    seated = visible.record.seat_of(request.user_id) is not None
    behind = board_of(visible, request.wording, request.cards).sight(seated=seated).behind
    if not behind:
        raise Refused(HostReject.NOT_RUNNING, status=visible.record.status.value)
    await request.show(framed([more_list(game, behind, request.wording)], edge=Edge.NONE))


async def _move(request: Request, click: Click) -> None:
    await (request.acknowledge() if click.action in _SEEN_BY_ALL else request.defer())
    sitting = await sit_down(request, click.game)
    verb = family_of(sitting.view).verbs[click.action]
    mark = sitting.view.turn if verb.of_the_moment else click.mark
    await hand.answer(sitting, sitting.submit(verb.move(sitting.seat, mark)), verb.answer)


async def show_table(request: Request, game: GameId) -> None:
    """Show the board to the asker alone, wherever the public one has scrolled to."""
    await request.defer()

    async def again() -> Shown:
        visible = await request.services.games.look(game, None)
        board = board_of(visible, request.wording, request.cards)
        # Not all that is recent: of that a sealed answer pushes out what is oldest.
        state = visible.record.status, visible.view, visible.deadlines, tuple(board.news())
        return Shown(state, board.message)

    shown = await again()
    await request.show(await shown.message(), Live(game, TABLE, shown.state, again))
