"""The house rules of a tournament, in the lobby's own panel: its host settles them, later everybody can look."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from bot.hosting.tournaments import drafts
from bot.records.tournaments import TournamentStatus
from bot.ui.kit.items import PanelId
from bot.ui.kit.request import Request
from bot.ui.lobby.house_rules import Agreed, Place, agreed_at
from bot.ui.tournament.actor import actor_of
from bot.ui.tournament.draft_choices import PANEL as DRAFT

PANEL: Final = "trules"


async def _look(request: Request, of: int) -> Agreed:
    record = (await request.services.tournaments.look(of)).record
    mine = record.status is TournamentStatus.DRAFT and record.host_id == request.user_id
    back = PanelId(DRAFT, "page", of) if mine else None
    return Agreed(PANEL, of, record.terms.variant, record.terms.rules, "tournament", mine, back)


async def _change(request: Request, of: int, switches: Mapping[str, object], from_booklet: bool) -> object:
    changed = partial(drafts.with_house_rules, switches=switches, from_booklet=from_booklet)
    return await request.services.tournaments.choose(of, actor_of(request), changed, request.key)


agreed_at(PANEL, Place(_look, _change))
