"""The house rules that a server keeps under names: they are saved, made the server's own, and forgotten."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.answers import in_time
from bot.hosting.refusals import HostReject, Refused
from bot.records.games import SavedRules
from bot.ui.kit.forms import Field, open_form, submits
from bot.ui.kit.items import Click, PanelId, Style, button, framed, handles, options_of, select
from bot.ui.kit.message import Outgoing
from bot.ui.kit.request import Request
from bot.ui.lobby.house_rules import EXAMPLE, parse_house_rules, shortened, typed_switches
from bot.ui.servers.bars import keeper_of, server_back
from bot.wording import Wording
from bot.wording.languages import locales
from engine.variants import VARIANTS

PANEL: Final = "rulesets"
RULES_LONGEST: Final = 1_200


@handles(PANEL)
async def press(request: Request, click: Click) -> None:
    """A rule set is looked at, made the server's own, forgotten, or a new one begun. Raises Refused."""
    guild_id, rule_sets = keeper_of(request), request.services.rule_sets
    if click.action == "new":
        await _open_form(request)
        return
    await request.defer()
    match click.action:
        case "one":
            await request.show(rule_set_panel(await rule_sets.named(guild_id, click.value), request.wording))
        case "use":
            used = await rule_sets.use(guild_id, (await _tagged(request, click.detail)).name)
            await request.show(rule_set_panel(used, request.wording))
        case "booklet":
            found = await _tagged(request, click.detail)
            await rule_sets.use_booklet(guild_id, found.variant)
            await request.show(rule_set_panel(replace(found, is_default=False), request.wording))
        case "delete":
            await rule_sets.delete(guild_id, (await _tagged(request, click.detail)).name)
            await open_rule_sets(request)
        case _:
            await open_rule_sets(request)


@submits(PANEL)
async def fill_in(request: Request, panel_id: PanelId, filled: Mapping[str, str]) -> None:
    """Save what was typed under its name. Raises Refused: NOT_A_KEEPER, and what is wrong with name or rules."""
    await request.defer()
    switches = parse_house_rules(filled.get("rules", ""))
    wanted = SavedRules(keeper_of(request), filled["name"], filled["game"], switches, request.user_id)
    standard = [Wording.of(locale).text("change-standard") for locale in locales()]
    await request.show(rule_set_panel(await request.services.rule_sets.save(wanted, standard), request.wording))


async def open_rule_sets(request: Request) -> None:
    """Show the rule sets of the asker's server. Raises Refused(NOT_A_KEEPER)."""
    await request.defer()
    found = await request.services.rule_sets.of_guild(keeper_of(request))
    await request.show(rule_sets_panel(found, request.wording))


async def _tagged(request: Request, tag: str) -> SavedRules:
    """The rule set that a button is about. Raises Refused(NO_RULE_SET) for one that is gone."""
    for one in await request.services.rule_sets.of_guild(keeper_of(request)):
        if _tag(one.name) == tag:
            return one
    raise Refused(HostReject.NO_RULE_SET, name="none")


def _tag(name: str) -> str:
    """A name as a custom_id can hold it."""
    return hashlib.sha256(name.encode()).hexdigest()[:16]


async def _open_form(request: Request) -> None:
    """The form for a new rule set, with the game and the rules of this channel's table where it has one."""
    wording = request.wording
    here = await in_time(request.services.games.playable_in(request.channel_id))
    game, typed = ("", "") if here is None else (here.variant, typed_switches(here.switches))
    games = {key: wording.variant_name(key) for key in VARIANTS}
    fields = (
        Field("name", wording.text("rule-set-field-name")),
        Field("game", wording.text("rule-set-which"), game, options=games),
        Field("rules", wording.text("house-form-rules"), typed, typed_switches(EXAMPLE), long=True, required=False),
    )
    await open_form(request, PanelId(PANEL, "save"), wording.text("rule-set-form"), fields)


def rule_sets_panel(found: Sequence[SavedRules], wording: Wording) -> Outgoing:
    """The rule sets of a server in a list, and the way to a new one."""
    about = {one.name: shortened(one.switches, 100) for one in found}
    named = {
        one.name: wording.text("rule-set-choice", name=one.name, game=wording.variant_name(one.variant))
        for one in found
    }
    options = options_of(named, about=about)
    new = button(PanelId(PANEL, "new"), wording.text("button-rule-set-new"), style=Style.primary)
    return framed(
        wording.text("rule-sets-about", count=len(found)),
        [select(PanelId(PANEL, "one"), options, wording.text("rule-sets-select"))] if options else [],
        [new, server_back(wording)],
    )


def rule_set_panel(saved: SavedRules, wording: Wording) -> Outgoing:
    """One rule set: what it says, and what can be done with it."""
    tag = _tag(saved.name)
    told = wording.text(
        "rule-set-about",
        name=wording.name(saved.name),
        game=wording.variant_name(saved.variant),
        rules=shortened(saved.switches, RULES_LONGEST) or "none",
        default="yes" if saved.is_default else "no",
    )
    use = "booklet" if saved.is_default else "use"
    return framed(
        told,
        [
            button(PanelId(PANEL, use, detail=tag), wording.text(f"button-rule-set-{use}"), style=Style.primary),
            button(PanelId(PANEL, "delete", detail=tag), wording.text("button-rule-set-delete"), style=Style.danger),
            button(PanelId(PANEL, "open"), wording.text("button-previous")),
        ],
    )
