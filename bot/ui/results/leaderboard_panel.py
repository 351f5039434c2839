"""`/leaderboard`: a server's list of a game by rating, of those who let themselves be listed, page by page."""

from dataclasses import replace
from typing import Final

from bot.answers import Outdated
from bot.hosting.results.parameters import PARAMETERS, why_not
from bot.hosting.results.seasons import season_named
from bot.hosting.results.service import PER_PAGE
from bot.ui.kit.items import Click, PanelId, Style, button, framed, handles
from bot.ui.kit.more import turns
from bot.ui.kit.request import Request
from bot.ui.results.sheets import standings_files

PANEL: Final = "leaders"
MOST_PAGES: Final = 10**9


@handles(PANEL)
async def press(request: Request, click: Click) -> None:
    """Another page, or the one that is shown for everybody."""
    variant, dot, season = click.detail.partition(".")
    if not dot or variant not in PARAMETERS or click.mark >= MOST_PAGES:
        raise Outdated
    await open_leaderboard(request, variant, season, click.mark, public=click.action == "post")


async def open_leaderboard(
    request: Request, variant: str | None, named: str = "", page: int = 0, *, public: bool = False
) -> None:
    """Show a page of the list to the asker alone, or to everybody; where there is none, the asker is told why."""
    await request.defer()
    wording, results, guild_id = request.wording, request.services.results, request.interaction.guild_id or 0
    variant = variant or await results.store.usual_game(guild_id)
    season = season_named(named, request.at) if named else None
    of_season = season.name if season else "none"
    if named and season is None:
        await request.say(wording.text("results-no-season", season=wording.name(named)))
        return
    if variant is not None and variant not in PARAMETERS:
        await request.say(wording.text("results-no-rating", game=wording.variant_name(variant), why=why_not(variant)))
        return
    found, pages = ((), 0) if variant is None else await results.leaderboard(guild_id, variant, page, season)
    if variant is None or not found:
        await request.say(wording.text("results-nobody", season=of_season))
        return
    wording = await request.public_wording() if public else wording
    note = wording.text("board-note", season=of_season, page=page + 1, pages=pages)
    doubt = [wording.text("stats-doubt")] if any(one.provisional for one in found) else []
    files = await standings_files(found, page * PER_PAGE, wording.variant_name(variant), note, wording)
    if public:
        await request.post(framed(*files, *doubt))
        return
    post = PanelId(PANEL, "post", mark=page, detail=f"{variant}.{season.name if season else ''}")
    turning = turns(replace(post, action="page"), page, pages, wording)
    posting = button(post, wording.text("button-stats-post"), style=Style.primary)
    await request.show(framed(*files, *doubt, [posting, *turning]))
