"""The panel in which a tournament is prepared: what is played, by which format, and what is agreed beside it."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Final

from bot.answers import in_time
from bot.hosting.clock import pace
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.rule_sets import BOOKLET
from bot.hosting.tournaments import drafts
from bot.hosting.tournaments.plans import check_draft
from bot.hosting.tournaments.service import VisibleTournament
from bot.records.tournaments import StoredTournament, TournamentStatus
from bot.ui.kit.forms import Field, open_form, submits
from bot.ui.kit.items import Click, Edge, PanelId, Style, button, framed, handles
from bot.ui.kit.message import Outgoing
from bot.ui.kit.more import one_of_many
from bot.ui.kit.request import Request
from bot.ui.lobby.house_rules import Agreed, Place, agreed_at
from bot.ui.lobby.opening import default_switches
from bot.ui.table.game_facts import when
from bot.ui.tournament.actor import actor_of, lacks_role, may_be_held
from bot.ui.tournament.draft_choices import PANEL, Change, Choices, Server, change_of
from bot.ui.tournament.outgoing import HOUSE, about
from bot.wording import Wording

_LONGEST_S: Final = 10 * 366 * 86_400


@handles(PANEL)
async def press(request: Request, click: Click) -> None:
    """A component of the panel: a list is opened, or something of it chosen."""
    of = click.game
    match click.action:
        case "times":
            await _open_form(request, click)
        case "open":
            await request.defer()
            await open_registration(request, of)
        case "forget":
            await request.defer()
            await request.services.tournaments.discard(of, actor_of(request))
            await request.show(framed(request.wording.text("tournament-draft-forgotten"), edge=Edge.NONE))
        case "which":
            await request.defer()
            await show_draft(request, await request.services.tournaments.look(of), next(iter(click.values), ""))
        case _:
            await request.defer()
            await show_draft(request, await choose(request, of, await _change(request, of, click)))


async def _change(request: Request, of: int, click: Click) -> Change:
    """What a select changes. Raises Outdated, and Refused for saved rules that are there no more."""
    if click.action not in {"game", "set"}:
        return change_of(click.action, click.detail, click.values)
    value = click.value
    if click.action == "game":
        return partial(drafts.with_variant, variant=value, switches=await default_switches(request, value))
    variant = (await request.services.tournaments.look(of)).record.terms.variant
    switches = await request.services.rule_sets.switches_of(request.interaction.guild_id or 0, variant, value)
    return partial(drafts.with_house_rules, switches=switches, from_booklet=True)


async def choose(request: Request, of: int, change: Change) -> VisibleTournament:
    """Choose something else for a draft. Raises what `change` raises, and Refused for who is not its host."""
    return await request.services.tournaments.choose(of, actor_of(request), change, request.key)


async def open_registration(request: Request, of: int) -> None:
    """Open registration, where the bot can open threads for tables and somebody may enter. Raises Refused."""
    record = (await request.services.tournaments.look(of)).record
    if not await may_be_held(request, record):
        return
    if record.status is TournamentStatus.DRAFT and lacks_role(request, record):
        await request.say(request.wording.text("tournament-draft-roleless"))
        return
    request.check_post()
    visible = await request.services.tournaments.open(of, actor_of(request), request.key)
    facts = {"name": request.wording.name(visible.record.name), "channel": f"<#{visible.record.channel_id}>"}
    await request.show(framed(request.wording.text("tournament-opened", **facts), edge=Edge.NONE))


async def show_draft(request: Request, visible: VisibleTournament, opened: str = "") -> None:
    """The panel, for the host alone, with the list that is opened. Raises what `check_draft` raises."""
    check_draft(visible.stored, actor_of(request))
    await request.show(draft_panel(visible, await _server(request, visible), opened, request.wording))


async def _server(request: Request, visible: VisibleTournament) -> Server:
    terms, guild = visible.record.terms, request.interaction.guild
    saved = await request.services.rule_sets.of_guild(request.interaction.guild_id or 0)
    sets = {one.name: one.switches for one in saved if one.variant == terms.variant}
    chosen = next(
        (
            name
            for name, switches in {BOOKLET: {}, **sets}.items()
            if drafts.with_variant(visible.stored, terms.variant, switches).record.terms == terms
        ),
        None,
    )
    roles = () if guild is None else tuple(role for role in reversed(guild.roles) if not role.is_default())
    usual = tuple((role.id, role.name) for role in roles if not role.managed or role.id == terms.role_id)
    return Server(tuple(sets), chosen, usual)


def draft_panel(visible: VisibleTournament, server: Server, opened: str, wording: Wording) -> Outgoing:
    """What has been chosen so far, and the list of what can be, or the one that is opened."""
    of, lists = visible.record.id, Choices(visible, server, wording).lists()
    which, terms = PanelId(PANEL, "which", of), visible.record.terms
    chosen = wording.text(
        "tournament-draft",
        computers=terms.computers,
        checkin=wording.lasting(timedelta(seconds=terms.check_in_s)) if terms.check_in_s else "none",
        limit=visible.state.rules.size_limit or "none",
        starts=when(terms.starts_at),
    )
    buttons = [
        button(PanelId(PANEL, "open", of), wording.text("button-draft-open"), style=Style.success),
        button(PanelId(PANEL, "times", of), wording.text("button-draft-times")),
        button(PanelId(HOUSE, "open", of), wording.text("button-house")),
        button(PanelId(PANEL, "forget", of), wording.text("button-draft-forget"), style=Style.danger),
    ]
    return framed(
        about(visible, wording),
        chosen,
        [one_of_many(which, lists, opened, wording)],
        [*buttons, *([button(which, wording.text("button-previous"))] if opened in lists else [])],
        edge=Edge.LIT,
    )


async def _look(request: Request, of: int) -> Agreed:
    record = (await request.services.tournaments.look(of)).record
    mine = record.status is TournamentStatus.DRAFT and record.host_id == request.user_id
    back = PanelId(PANEL, "which", of) if mine else None
    return Agreed(HOUSE, of, record.terms.variant, record.terms.rules, "tournament", mine, back)


async def _settle(request: Request, of: int, switches: Mapping[str, object], from_booklet: bool) -> object:
    changed = partial(drafts.with_house_rules, switches=switches, from_booklet=from_booklet)
    return await choose(request, of, changed)


agreed_at(HOUSE, Place(_look, _settle))


async def _open_form(request: Request, click: Click) -> None:
    visible = await in_time(request.services.tournaments.look(click.game))
    check_draft(visible.stored, actor_of(request))
    terms, rules = visible.record.terms, visible.state.rules
    wording = request.wording
    soon = wording.text("tournament-form-starts-hint")
    fields = [
        Field("name", wording.text("tournament-form-name"), visible.record.name),
        Field("round", wording.text("tournament-form-round"), typed_length(terms.round_s)),
        Field("checkin", wording.text("tournament-form-checkin"), typed_length(terms.check_in_s), required=False),
        Field("starts", wording.text("tournament-form-starts"), hint=soon, required=False),
        Field("limit", wording.text("tournament-form-limit"), str(rules.size_limit or ""), required=False),
    ]
    await open_form(request, PanelId(PANEL, "times", click.game), wording.text("button-draft-times"), fields)


@submits(PANEL)
async def filled_in(request: Request, panel_id: PanelId, values: Mapping[str, str]) -> None:
    """What was filled into a form. Raises Refused, and RuleError for a size that cannot be."""
    await request.defer()
    visible = await choose(request, panel_id.game, partial(_with_form, values=values, request=request))
    await show_draft(request, visible)


def _with_form(stored: StoredTournament, values: Mapping[str, str], request: Request) -> StoredTournament:
    named = drafts.renamed(stored, values.get("name", ""))
    sized = drafts.with_rules(named, {"size_limit": values.get("limit", "").strip() or "none"})
    starts = values.get("starts", "").strip()
    check_in = values.get("checkin", "").strip()
    terms = replace(
        sized.record.terms,
        round_s=seconds(values.get("round", "")),
        check_in_s=seconds(check_in) if check_in not in ("", "0") else 0,
        starts_at=request.at + timedelta(seconds=seconds(starts)) if starts else None,
    )
    return drafts.with_terms(sized, terms)


def seconds(text: str) -> int:
    """A length as people type it. Raises Refused(BAD_LENGTH) for another text, or more than ten years."""
    length_s = pace.seconds(text)
    if length_s is None or length_s > _LONGEST_S:
        raise Refused(HostReject.BAD_LENGTH, given=text)
    return length_s


def typed_length(length_s: int) -> str:
    """A length as it is typed: `36h`, `90m`; empty for none."""
    for unit, size in (("d", 86_400), ("h", 3_600), ("m", 60)):
        if length_s and length_s % size == 0:
            return f"{length_s // size}{unit}"
    return f"{length_s // 60}m" if length_s else ""
