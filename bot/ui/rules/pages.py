"""The rules of a game in short pages, told from its own rule set, and the way from zero to the first move."""

import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from bot.card_emojis import CardEmojis
from bot.hosting.refusals import Refused
from bot.hosting.rule_sets import resolved
from bot.records.games import GameStatus
from bot.records.ids import GameId
from bot.ui.games.families import with_hand
from bot.ui.kit.items import Click, PanelId, button, framed, handles, options_of, select
from bot.ui.kit.message import TEXT_LONGEST, Outgoing, OutgoingFile, draw
from bot.ui.kit.more import turns
from bot.ui.kit.request import Request
from bot.ui.lobby.house_rules import differences
from bot.ui.rules.examples import rebuild_samples, rebuilds_drawn, samples, samples_drawn
from bot.ui.table.game_facts import is_bought, meld_sizes
from bot.wording import Wording
from engine.cards import DIAMONDS, PLAYING_CARDS, SUITS, Notation, natural
from engine.rules.rule_set import RuleSet
from engine.rules.switches import Switch, described, grouped, typed
from engine.variants import variant_of
from render.pieces.pack import Pack
from render.sheets.rule_example import Example, Rebuild

_FIRST: Final = ("short", "goal", "deal", "turn")
_LAYING: Final = ("opening", "rebuilding", "jokers", "freeing")
PAGES: Final[dict[str, tuple[str, ...]]] = {
    "draw_discard": (*_FIRST, "melds", *_LAYING, "knocking", "ending", "scores"),
    "gin": (*_FIRST, "knocking"),
    "duel": ("short", "goal", "turn", "ending"),
    "suit_rows": ("short", "goal", "start", "turn"),
    "tiles": (*_FIRST, *_LAYING, "variants", "time", "scores"),
}
"""The pages of each family's rules; their words are `rules-<family>-<page>`, their titles `rules-<page>-title`."""

ABOUT: Final = {"rebuilding": "rearrange.assist", "jokers": "joker.max_per_meld", "freeing": "rearrange.lock"}
"""Pages that are there only where a switch holds: melds on the table may be rebuilt, jokers are dealt, or both."""
OFFERED: Final = "variants"
"""The page of what the booklets offer besides: it says of what is off how it would be."""

HELP: Final = (
    *("start", "table", "hand", "turn", "knock", "others", "rebuilding"),
    *("house", "time", "company", "tournaments", "hosting"),
)
"""The pages of the help; their words are `help-<page>`."""
SET, RUN = (PLAYING_CARDS.parse_many(text) for text in ("9S 9H 9C 9D", "5H 6H 7H 8H"))
"""The cards that the pages of the card games name: as many of a set and of a run as these take at least."""

LIST_LONGEST: Final = 2_800
"""Characters of a list on one page: a message holds more, but not in every script, and the page has other lines."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page: what the select calls it, its text, and examples to be drawn beneath it, of melds and of rebuilding."""

    title: str
    body: str
    examples: tuple[Example, ...] = ()
    rebuilds: tuple[Rebuild, ...] = ()


@handles("rules")
async def turn_rules(request: Request, click: Click) -> None:
    """Turn a page of the rules of a game, or of a variant where there is no game."""
    page = int(click.value) if click.values else click.mark
    if click.game:
        await open_rules(request, click.game, page, click.detail)
    else:
        await open_variant_rules(request, click.detail, page)


@handles("help")
async def turn_help(request: Request, click: Click) -> None:
    """Turn a page of the help."""
    await open_help(request, int(click.value) if click.values else click.mark, click.game)


async def open_rules(request: Request, game: GameId, page: int = 0, behind: str = "") -> None:
    """Show the rules of a game as it is played, house rules included; `behind` a lobby's Change with the way back."""
    await request.defer()
    record = (await request.look(game)).record
    differing = differences(record.variant, record.rules, request.wording).values()
    house = [request.wording.text("house-rule", rule=rule) for rule in differing]
    way = PanelId("rules", "page", game, detail=behind if record.status is GameStatus.LOBBY else "")
    await _show_rules(request, way, record.variant, record.rules, page, house)


async def open_variant_rules(request: Request, variant: str, page: int = 0) -> None:
    """Show the rules of a variant as its booklet has them. Raises Refused(UNKNOWN_VARIANT)."""
    await request.defer()
    await _show_rules(request, PanelId("rules", "page", detail=variant), variant, resolved(variant, {}), page)


async def _show_rules(
    request: Request, way: PanelId, variant: str, rules: RuleSet, page: int, house: Sequence[str] = ()
) -> None:
    wording, cards = request.wording, request.cards
    pages, notation = rules_pages(variant, rules, wording, house, cards), variant_of(variant).notation
    await _show(request, way, await _book(way, pages, page, wording, wording.variant_name(variant), notation, cards))


async def open_help(request: Request, page: int = 0, of: int = 0) -> None:
    """Show how a newcomer gets to a first move; `of` is the game from which it is looked at."""
    await request.defer()
    wording = request.wording
    shown = {"card": wording.card(natural(DIAMONDS, 8))}
    pages = [Page(wording.text(f"help-{name}-title"), wording.text(f"help-{name}", **shown)) for name in HELP]
    way = PanelId("help", "page", of)
    await _show(request, way, await _book(way, pages, page, wording, wording.text("help-name")))


async def _show(request: Request, way: PanelId, panel: Outgoing) -> None:
    if way.game:
        with suppress(Refused):
            panel = with_hand(panel, await request.look(GameId(way.game)), request.wording)
    await request.show(panel)


def rules_pages(
    variant: str, rules: RuleSet, wording: Wording, house: Sequence[str] = (), emojis: CardEmojis | None = None
) -> list[Page]:
    """The pages of a rule set: what the players need, what differs from the booklet, and every switch that holds."""
    family, notation = variant_of(variant).family, variant_of(variant).notation
    switches = described(rules)
    facts = {switch.name.replace(".", "_"): _fact(switch) for switch in switches}
    facts |= {f"points_{name}": wording.text("points", points=n) for name, n in facts.items() if isinstance(n, int)}
    said = {switch: f"said_{switch.name.replace('.', '_')}" for switch in switches}
    facts |= {name: wording.said_value(switch, switch.value) for switch, name in said.items()}
    facts["bought"] = "yes" if is_bought(variant, rules) else "no"
    facts["colours"] = _colours(notation, wording)
    holding = {switch.name for switch in switches if switch.holds}
    if not facts.get("deck_jokers"):
        facts["joker_freed"] = "none"
    sizes = meld_sizes(rules)
    for kind, (least, most) in sizes._asdict().items():
        limit = "same" if least == most else most or "none"
        facts[f"{kind}_size"] = wording.text("rules-size", least=least, most=limit)
    examples = {"example_set": SET[: sizes.set[0]], "example_run": RUN[: sizes.run[0]]}
    facts |= {name: wording.cards(cards, emojis=emojis) for name, cards in examples.items()}
    held = facts | dict.fromkeys((said[one] for one in switches if not one.holds and one.value is not None), "")
    pages = [
        Page(
            wording.in_forms(family).text(f"rules-{name}-title", **facts),
            _tidy(wording.text(f"rules-{family}-{name}", **(facts if name == OFFERED else held))),
            samples(family, name, rules, wording.in_forms(family)),
            rebuild_samples(name, rules, wording.in_forms(family), notation),
        )
        for name in PAGES[family]
        if name not in ABOUT or ABOUT[name] in holding
    ]
    lines = [
        (
            wording.switch_group(group),
            wording.text("rules-switch", name=one.name, value=typed(one.value), about=wording.said_switch(one)),
        )
        for group, members in grouped(switches).items()
        for one in members
        if one.holds
    ]
    differing = _list_pages("rules-house", [("", line) for line in house], wording)
    booklet = Page(wording.text("rules-house-title", number="none"), wording.text("rules-house-none"))
    return [*pages, *(differing or [booklet]), *_list_pages("rules-switches", lines, wording)]


def _list_pages(message_id: str, lines: Sequence[tuple[str, str]], wording: Wording) -> list[Page]:
    """A list under its headings, on as many pages as it takes; on each the heading is said again."""
    lists: list[list[str]] = []
    heading = ""
    for under, line in lines:
        piece = [f"**{under}**", line] if under and under != heading else [line]
        if not lists or sum(map(len, (*lists[-1], *piece))) > LIST_LONGEST:
            lists.append([])
            piece = [f"**{under}**", line] if under else [line]
        lists[-1] += piece
        heading = under
    numbers = ["none"] if len(lists) == 1 else range(1, len(lists) + 1)
    return [
        Page(wording.text(f"{message_id}-title", number=number), "\n".join([wording.text(message_id), *listed]))
        for number, listed in zip(numbers, lists, strict=True)
    ]


def _colours(notation: Notation, wording: Wording) -> str:
    """The colours of tiles with the letters that they are written as; nothing for cards, which have signs."""
    if not notation.tiles:
        return ""
    names = [wording.text(f"suit-{notation.name}-{suit}") for suit in range(SUITS)]
    both = zip(notation.letters, names, strict=True)
    return wording.listed([wording.text("tile-colour", letter=letter, name=name) for letter, name in both])


def _tidy(text: str) -> str:
    """The text without the blanks and the empty lines that sentences leave which a rule set has no use for."""
    lines = "\n".join(" ".join(line.split()) for line in text.splitlines())
    listed = re.sub(r"(?<=\n)(- .*)\n+(?=- )", r"\1\n", lines)
    return re.sub(r"\n{3,}", "\n\n", listed).strip()


def _fact(switch: Switch) -> str | int:
    value = switch.value
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else typed(value)


async def _pictures(page: Page, pack: Pack, wording: Wording) -> tuple[OutgoingFile, ...]:
    files: list[OutgoingFile] = []
    if page.examples:
        files += await draw(samples_drawn, page.examples, pack, wording)
    if page.rebuilds:
        files += await draw(rebuilds_drawn, page.rebuilds, pack, wording)
    return tuple(files)


async def _book(
    way: PanelId,
    pages: Sequence[Page],
    page: int,
    wording: Wording,
    name: str,
    notation: Notation = PLAYING_CARDS,
    cards: CardEmojis | None = None,
) -> Outgoing:
    """A page of these, `way` leading to the others."""
    at = min(max(page, 0), len(pages) - 1)
    options = options_of({number: one.title for number, one in enumerate(pages)}, at)
    # Put together here: Fluent refuses a text of more than 2,500 characters as an argument.
    plain = "\n".join([wording.text("rules-page-title", title=pages[at].title), pages[at].body])
    text = wording.with_cards(plain, cards)
    if len(text) > TEXT_LONGEST:
        text = wording.with_cards(plain)
    turn = select(replace(way, action="turn"), options, wording.text("rules-select"))
    further = turns(way, at, len(pages), wording)
    if way.game and way.detail:
        further.append(button(PanelId("change", "open", way.game), wording.text("button-change")))
    pack = Pack(notation, cards is not None and cards.four_colour)
    foot = wording.text("rules-page-foot", game=name, page=at + 1, pages=len(pages))
    return framed(text, *await _pictures(pages[at], pack, wording), foot, [turn], further)
