"""House rules: as people type them (`opening.points=40 deck.jokers=4`), what a game changes of its booklet, and switch
by switch what each does and may be.

Whoever hosts a table or a tournament changes them until it begins; everybody else, and afterwards everybody, can look.
"""

import re
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from textwrap import shorten
from typing import Final

from bot.answers import Outdated, in_time
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.rule_sets import departures
from bot.records.games import GameRecord, GameStatus
from bot.records.ids import GameId
from bot.ui.kit.forms import TITLE_LONGEST, Field, keep, open_form, submits
from bot.ui.kit.items import Click, Edge, PanelId, PanelItem, Style, button, framed, handles, options_of, select
from bot.ui.kit.message import HOUSE, Live, Outgoing, Shown
from bot.ui.kit.request import Request
from bot.wording import Wording
from engine.booklets import LEFT_TO_THE_TABLE, NAMED_ALONE
from engine.rules.rule_set import RuleSet
from engine.rules.switches import Switch, described, typed
from engine.variants import variant_of

EXAMPLE: Final = {"match.end": "fixed_rounds", "match.rounds": 3}
"""Switches that every game has, and that hold together in each."""
CHOICES: Final = 25
CHOICE_LONGEST: Final = 100


def parse_house_rules(text: str) -> dict[str, object]:
    """The switches that a text sets, such as `opening.points=40 deck.jokers=4`. Raises Refused(HALF_A_RULE)."""
    switches: dict[str, object] = {}
    for piece in re.sub(r"\s*=\s*", "=", text.replace(",", " ")).split():
        name, equals, value = piece.partition("=")
        if not (name and equals and value):
            raise Refused(HostReject.HALF_A_RULE, typed=piece[:CHOICE_LONGEST])
        switches[name] = value
    return switches


def choices(switch: Switch) -> list[str]:
    """Every value of a switch, where they are few enough for a select; empty where a value has to be typed."""
    allowed = switch.allowed
    numbers: list[str] = []
    if allowed.least is not None:
        if allowed.many or allowed.most is None or allowed.most - allowed.least + len(allowed.words) >= CHOICES:
            return []
        numbers = [str(number) for number in range(allowed.least, allowed.most + 1)]
    return [*allowed.words, *numbers]


def typed_switches(switches: Mapping[str, object]) -> str:
    """Switches as a person types them: `opening.points=40 deck.jokers=4`."""
    return " ".join(f"{name}={typed(value)}" for name, value in switches.items())


def shortened(switches: Mapping[str, object], longest: int) -> str:
    """Switches as a person types them, as many as fit so many characters, and how many more: `run.max=7 … +12`."""
    told = typed_switches(switches)
    if len(told) <= longest:
        return told
    kept = told[: longest - len("… +999")].rpartition(" ")[0].split()
    return " ".join([*kept, "…", f"+{len(switches) - len(kept)}"])


RULES_SHOWN: Final = 6
LENGTH: Final = frozenset({"match.end", "match.rounds", "match.target"})
"""The switches that settle how long a match lasts."""


def said_differences(variant: str, rules: RuleSet, wording: Wording, besides: Collection[str] = ()) -> tuple[str, ...]:
    """What rules change of their booklet, in words alone, besides some switches that are told elsewhere.

    What does not hold makes no difference to a game; it is listed where switches are told as they are typed.
    """
    differing = [switch for switch, _ in _differing(variant, rules) if switch.holds]
    return tuple(wording.said_switch(switch) for switch in differing if switch.name not in besides)


def shown_rules(house: Sequence[str], wording: Wording) -> Iterator[str]:
    """A line for each of `some_rules`."""
    return (wording.text("house-rule", rule=rule) for rule in some_rules(house, wording))


def some_rules(house: Sequence[str], wording: Wording) -> list[str]:
    """As many house rules as are told in sight, and how many more there are."""
    left = len(house) - RULES_SHOWN
    return [*house[:RULES_SHOWN], *([wording.text("and-more", count=left)] if left > 0 else [])]


def stated(variant: str, switch: Switch) -> str:
    """Whether a switch is first as its booklet has it: `no` for what fills a gap (G-01), and in a game without one."""
    gap = variant in NAMED_ALONE or any(clause.startswith("G-") for clause in switch.clauses)
    return "no" if gap else "yes"


def differences(variant: str, rules: RuleSet, wording: Wording) -> dict[str, str]:
    """What rules change of their booklet's, by switch: in words, as it is typed, and as the booklet has it."""
    differing = _differing(variant, rules)
    return {one.name: _told("house-rule-text", variant, one, booklet, wording) for one, booklet in differing}


def without_effect(variant: str, rules: RuleSet, wording: Wording) -> list[str]:
    """What rules set otherwise than their booklet that does not hold; not what is in a group that is off."""
    idle = [(one, booklet) for one, booklet in _differing(variant, rules) if not one.holds and one.value is not None]
    return [_told("house-rule-text", variant, one, booklet, wording) for one, booklet in idle]


def _told(message_id: str, variant: str, switch: Switch, booklet: str, wording: Wording, **facts: str) -> str:
    """A switch as it is typed and said, and as its booklet has it."""
    return wording.text(
        message_id,
        name=switch.name,
        value=typed(switch.value),
        booklet=booklet,
        stated=stated(variant, switch),
        said=wording.said_switch(switch),
        **facts,
    )


def _differing(variant: str, rules: RuleSet) -> list[tuple[Switch, str]]:
    booklet = _in_booklet(variant)
    return [(one, booklet[one.name]) for one in described(rules) if typed(one.value) != booklet[one.name]]


def _in_booklet(variant: str) -> dict[str, str]:
    """What the switches of a variant are in its booklet, by their names and as they are typed."""
    return {switch.name: typed(switch.value) for switch in described(variant_of(variant).rules)}


OPTIONS: Final = "options"
SECTIONS: Final[dict[str, tuple[str, ...]]] = {
    "match": ("players_min", "players_max", "match"),
    "deal": ("deck", "deal", "start", "duel"),
    "turn": ("draw", "stock", "meld_from_lap", "karo8", "timer_s", "timeout", "may_decline_to_lay", "pool_empty"),
    "claim": ("claim",),
    "melds": ("set", "run", "flush"),
    "joker": ("joker",),
    "opening": ("opening", "layoff"),
    "rearrange": ("rearrange", "table_access_after_opening", "drawn_tile_playable_same_turn"),
    "ending": ("go_out", "knock"),
    "variants": ("hand_game", "v1", "v2"),
    "points": ("hand_values", "meld_values", "score"),
}
"""The pages, each with the switches and groups of switches on it; what is on none of them is with the turn."""

ELSEWHERE: Final = "turn"


GAME: Final = "house"
"""The name of the panel in the ids of a game's; a tournament's has another."""


@dataclass(frozen=True, slots=True)
class Agreed:
    """What has been agreed on at a table or for a tournament, as its panel shows it.

    `stage` is a word of the catalogs for why nobody, or somebody else, changes it; `mine` lets it be changed; `back` is
    the panel that it was opened from.
    """

    panel: str
    id: int
    variant: str
    rules: RuleSet
    stage: str
    mine: bool = False
    back: PanelId | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """Where house rules are agreed on: how they are looked up, and changed on top of what holds or of the booklet."""

    look: Callable[[Request, int], Awaitable[Agreed]]
    change: Callable[[Request, int, Mapping[str, object], bool], Awaitable[object]]


_PLACES: Final[dict[str, Place]] = {}


def agreed_at(panel: str, place: Place) -> None:
    """Announce a place with the name of its panel."""
    _PLACES[panel] = place
    handles(panel)(press)
    submits(panel)(fill_in)


async def press(request: Request, click: Click) -> None:
    """A component of the panel, or the button that opens it: turn a page, choose a switch, change it."""
    panel, of, switch = click.panel, click.game, click.detail
    match click.action:
        case "type" | "several":
            await _ask(request, click)
        case "value":
            await change(request, click, switch, {switch: click.value})
        case "booklet":
            await request.defer()
            found = _in_booklet((await _PLACES[panel].look(request, of)).variant).get(switch)
            await change(request, click, switch, {} if found is None else {switch: found})
        case "restore":
            await change(request, click, "", {}, from_booklet=True)
        case "page":
            await open_house(request, panel, of, int(click.value) if click.values else click.mark)
        case "switch":
            await open_house(request, panel, of, click.mark, click.value)
        case _:
            await open_house(request, panel, of)


async def fill_in(request: Request, panel_id: PanelId, texts: Mapping[str, str]) -> None:
    """What was typed into a form: the value of one switch, or all that shall differ from the booklet."""
    several, switch = panel_id.action == "several", panel_id.detail
    switches = parse_house_rules(texts.get("rules", "")) if several else {switch: texts.get("value", "")}
    if not await change(request, panel_id, "" if several else switch, switches, from_booklet=several):
        keep(request, panel_id, texts)


async def open_house(request: Request, panel: str, of: int, page: int = 0, switch: str = "", note: str = "") -> None:
    """Show the house rules of a table or tournament, on a page from 1 or in short; a table's are kept true."""
    await request.defer()
    first = await _PLACES[panel].look(request, of)

    async def again() -> Shown:
        agreed = await _PLACES[panel].look(request, of)
        kept = note if agreed == first else ""
        return Shown(agreed, house_panel(agreed, request.wording, page, switch, kept))

    live = Live(GameId(of), HOUSE, first, again) if panel == GAME else None
    await request.show(house_panel(first, request.wording, page, switch, note), live)


async def change(
    request: Request, at: PanelId, switch: str, switches: Mapping[str, object], *, from_booklet: bool = False
) -> bool:
    """Change switches and show it; what cannot be is refused, and the switch stays open. Gives whether it could."""
    await request.defer()
    try:
        await _PLACES[at.panel].change(request, at.game, switches, from_booklet)
    except Refused as refused:
        note, done = request.wording.reject(refused), False
    else:
        note, done, switch = request.wording.text("house-changed"), True, ""
    await open_house(request, at.panel, at.game, at.mark, switch, note)
    return done


def of_game(record: GameRecord, *, mine: bool = False) -> Agreed:
    """What has been agreed on at a table."""
    back = PanelId("change", "open", record.id) if record.status is GameStatus.LOBBY else None
    return Agreed(GAME, record.id, record.variant, record.rules, record.status.value, mine, back)


async def _look_at_game(request: Request, game: int) -> Agreed:
    record = (await request.look(GameId(game))).record
    return of_game(record, mine=record.status is GameStatus.LOBBY and record.host_id == request.user_id)


async def _change_game(request: Request, game: int, switches: Mapping[str, object], from_booklet: bool) -> object:
    lobbies = request.services.games.lobbies
    return await lobbies.change_rules(GameId(game), request.user_id, switches, request.key, from_booklet=from_booklet)


agreed_at(GAME, Place(_look_at_game, _change_game))


def house_panel(agreed: Agreed, wording: Wording, page: int = 0, switch: str = "", note: str = "") -> Outgoing:
    """What differs from the booklet, and the list of pages; a page of switches, and their list; or, with a `switch` of
    it chosen, what that one may be, and the list of its values. Pages are counted from 1, and 0 is none.
    """
    pages = house_pages(agreed)
    at = min(max(page, 0), len(pages))
    name, switches = pages[at - 1] if at else ("", [])
    shown = next((one for one in switches if one.name == switch), None)
    lines = [wording.text("house-title", game=wording.variant_name(agreed.variant))]
    if note:
        lines.append(wording.text("hand-note", note=note))
    if not agreed.mine:
        lines.append(wording.text("house-look-only", stage=agreed.stage))
    if shown is not None:
        lines.append(_switch_text(agreed, shown, wording))
        values = agreed.mine and choices(shown)
        below = [[_value_select(agreed, shown, at, wording)] if values else [], _of_switch(agreed, shown, at, wording)]
    elif at:
        differing = differences(agreed.variant, agreed.rules, wording)
        lines.append(wording.text("house-page", page=wording.text(f"house-section-{name}")))
        lines += [wording.text("house-rule", rule=differing[one.name]) for one in switches if one.name in differing]
        below = [[_switch_select(agreed, switches, at, wording)], [_back(agreed, "open", 0, wording)]]
    else:
        told = agreed.variant, agreed.rules, wording
        # Whoever typed it should read here that it changes nothing.
        house = [*said_differences(*told), *without_effect(*told)]
        lines += shown_rules(house, wording)
        if not house:
            lines.append(wording.text("change-by-the-booklet", length="same"))
        below = [[_page_select(agreed, pages, wording)], _of_all(agreed, wording)]
    return framed("\n".join(lines), *below, edge=Edge.LIT if agreed.mine else Edge.CALM)


def house_pages(agreed: Agreed) -> list[tuple[str, list[Switch]]]:
    """The pages of a game's switches: first what its booklet leaves to the table, then everything. A page of which
    nothing applies is left out.
    """
    switches = described(agreed.rules)
    offered = LEFT_TO_THE_TABLE.get(agreed.variant, ())
    pages = [(OPTIONS, [switch for switch in switches if switch.name in offered])]
    pages += [(section, [one for one in switches if _section(one) == section]) for section in SECTIONS]
    return [(name, found) for name, found in pages if any(switch.holds for switch in found)]


def _section(switch: Switch) -> str:
    first = switch.name.partition(".")[0]
    return next((section for section, members in SECTIONS.items() if first in members), ELSEWHERE)


def _switch_text(agreed: Agreed, switch: Switch, wording: Wording) -> str:
    booklet, allowed = _in_booklet(agreed.variant)[switch.name], wording.allowed(switch.allowed, "`")
    chosen = _told("house-chosen", agreed.variant, switch, booklet, wording, allowed=allowed)
    words = [
        wording.text("house-word", word=word, meaning=wording.said_value(switch, word)) for word in switch.allowed.words
    ]
    return "\n".join([chosen, *words])


def _page_select(agreed: Agreed, pages: Sequence[tuple[str, list[Switch]]], wording: Wording) -> PanelItem:
    named = {number: wording.text(f"house-section-{name}") for number, (name, _) in enumerate(pages, start=1)}
    return select(PanelId(agreed.panel, "page", agreed.id), options_of(named), wording.text("rules-select"))


def _switch_select(agreed: Agreed, switches: Sequence[Switch], at: int, wording: Wording) -> PanelItem:
    holding = [switch for switch in switches if switch.holds]
    said = {switch.name: wording.said_switch(switch) for switch in holding}
    options = options_of(said, about={one.name: f"{one.name}={typed(one.value)}" for one in holding})
    return select(PanelId(agreed.panel, "switch", agreed.id, at), options, wording.text("house-select-switch"))


def _value_select(agreed: Agreed, switch: Switch, at: int, wording: Wording) -> PanelItem:
    said = {value: wording.said_value(switch, value) for value in choices(switch)}
    booklet = {_in_booklet(agreed.variant)[switch.name]: wording.text("house-by-the-booklet")}
    panel_id = PanelId(agreed.panel, "value", agreed.id, at, switch.name)
    return select(panel_id, options_of(said, typed(switch.value), booklet), wording.text("house-select-value"))


def _of_all(agreed: Agreed, wording: Wording) -> list[PanelItem]:
    found = []
    if agreed.mine:
        standard = not departures(agreed.variant, agreed.rules)
        restore = PanelId(agreed.panel, "restore", agreed.id)
        found = [
            button(PanelId(agreed.panel, "several", agreed.id), wording.text("button-house-several")),
            button(restore, wording.text("button-house-restore"), style=Style.danger, disabled=standard),
        ]
    return found if agreed.back is None else [*found, button(agreed.back, wording.text("button-previous"))]


def _of_switch(agreed: Agreed, shown: Switch, at: int, wording: Wording) -> list[PanelItem]:
    found = []
    if agreed.mine and not choices(shown):
        type_one = PanelId(agreed.panel, "type", agreed.id, at, shown.name)
        found.append(button(type_one, wording.text("button-house-type"), style=Style.primary))
    if agreed.mine:
        booklet = PanelId(agreed.panel, "booklet", agreed.id, at, shown.name)
        same = typed(shown.value) == _in_booklet(agreed.variant)[shown.name]
        found.append(button(booklet, wording.text("button-house-booklet"), disabled=same))
    return [*found, _back(agreed, "page", at, wording)]


def _back(agreed: Agreed, action: str, at: int, wording: Wording) -> PanelItem:
    return button(PanelId(agreed.panel, action, agreed.id, at), wording.text("button-previous"))


async def _ask(request: Request, click: Click) -> None:
    wording = request.wording
    agreed = await in_time(_PLACES[click.panel].look(request, click.game))
    switch = next((one for one in described(agreed.rules) if one.name == click.detail), None)
    if click.action == "several":
        now = typed_switches(departures(agreed.variant, agreed.rules))
        label, hint = wording.text("house-form-rules"), typed_switches(EXAMPLE)
        field = Field("rules", label, now, hint, long=True, required=False)
    elif switch is not None:
        # The value is asked for, whether it holds or not.
        label = shorten(wording.said_value(switch, switch.value), TITLE_LONGEST, placeholder="…")
        field = Field("value", label, typed(switch.value), wording.allowed(switch.allowed))
    else:
        raise Outdated
    form = PanelId(click.panel, click.action, click.game, click.mark, click.detail)
    await open_form(request, form, wording.text("button-house"), [field])
