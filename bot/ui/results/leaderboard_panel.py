"""`/leaderboard`: a server's list of a game by rating, of those who let themselves be listed, page by page."""

from dataclasses import replace
from typing import Final

from bot.answers import Outdated
from bot.hosting.results.parameters import PARAMETERS, why_not
from bot.hosting.results.seasons import Season, season_named
from bot.hosting.results.service import PER_PAGE
from bot.ui.kit.items import Click, PanelId, Style, button, framed, handles
from bot.ui.kit.message import Outgoing
from bot.ui.kit.more import turns
from bot.ui.kit.request import Request
from bot.ui.results.sheets import standings_files

PANEL: Final = "leaders"
MOST_PAGES: Final = 10**9


async def open_leaderboard(request: Request, variant: str | None, season: str | None) -> None:
    """Show a page of the list to the asker alone."""
    await request.defer()
    made = await _made(request, variant, season or "", 0)
    if isinstance(made, Outgoing):
        await request.show(made)
    else:
        await request.say(made)


@handles(PANEL)
async def press(request: Request, click: Click) -> None:
    """Another page, or the one that is shown for everybody."""
    await request.defer()
    variant, dot, season = click.detail.partition(".")
    if not dot or variant not in PARAMETERS or click.mark >= MOST_PAGES:
        raise Outdated
    made = await _made(request, variant, season, click.mark, public=click.action == "post")
    if not isinstance(made, Outgoing):
        await request.say(made)
    elif click.action == "post":
        await request.post(made)
    else:
        await request.show(made)


async def _made(
    request: Request, variant: str | None, named: str, page: int, *, public: bool = False
) -> Outgoing | str:
    wording, results, guild_id = request.wording, request.services.results, request.interaction.guild_id or 0
    variant = variant or await results.store.usual_game(guild_id)
    season: Season | None = None
    if named and (season := season_named(named, request.at)) is None:
        return wording.text("results-no-season", season=named)
    named = season.name if season else ""
    nobody = wording.text("results-nobody", season=named, over="yes" if season and season.ends <= request.at else "no")
    if variant is None:
        return nobody
    if variant not in PARAMETERS:
        return wording.text("results-no-rating", game=wording.variant_name(variant), why=why_not(variant))
    found, pages = await results.leaderboard(guild_id, variant, page, season)
    if not found:
        return nobody
    if public:
        wording = await request.public_wording()
    note = wording.text("board-note", season=season.name if season else "none", page=page + 1, pages=pages)
    doubt = [wording.text("stats-doubt")] if any(one.provisional for one in found) else []
    files = await standings_files(found, page * PER_PAGE, wording.variant_name(variant), note, wording)
    if public:
        return framed(*files, *doubt)
    post = PanelId(PANEL, "post", mark=page, detail=f"{variant}.{named}")
    turning = turns(replace(post, action="page"), page, pages, wording)
    return framed(*files, *doubt, [button(post, wording.text("button-stats-post"), style=Style.primary), *turning])
