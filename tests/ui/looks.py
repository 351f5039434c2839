"""Games as one person sees them, built from a table in text notation, and readers for what a panel shows."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache, partial
from typing import Any, Final

import discord
import pytest

from bot.card_emojis import CardEmojis
from bot.hosting.clock.pace import PACES
from bot.hosting.games.drafts import Draft, opened
from bot.hosting.rule_sets import departures
from bot.records.deadlines import Deadlines
from bot.records.games import GameRecord, GameStatus, Holder, Punctuality, VisibleGame
from bot.ui.games.families import board_of, family_of
from bot.ui.hand.sitting import Reply
from bot.ui.kit.message import Outgoing
from bot.ui.workbench.bench_panel import BenchPanel
from bot.wording import Wording
from engine.cards import TILES_002
from engine.games.events import Event
from engine.games.views import MatchView
from engine.rules.rule_set import RuleSet
from engine.rules.switches import RuleError, Switch, described
from engine.variants import VARIANTS
from tests.engine.builders import BASIC, CardTable, cards
from tests.engine.gin_builders import GinTable
from tests.engine.team_builders import DuelTable, RowsTable
from tests.engine.tile_builders import TileTable

ENGLISH: Final = Wording.of("en")
NO_EMOJIS: Final = CardEmojis()
NOON: Final = datetime(2030, 1, 7, 12, tzinfo=UTC)
NAMES: Final = ("Ada", "Ben", "Cyd", "Dot", "Eve", "Fay")
USERS: Final = (1001, 1002, 1003, 1004, 1005, 1006)
ALIKE: Final = {"disney_basic", "nsv_basic", "nsv_buy", "nsv_layoff", "czech_rummy", "rummy_500", "my_rummy"}
EVERY_GAME: Final = [pytest.param(key, marks=[pytest.mark.prove] if key in ALIKE else []) for key in VARIANTS]
"""For what differs by family alone: of games that are alike `make test` looks at one, `make prove` at the others."""


Table = CardTable | GinTable | RowsTable | DuelTable | TileTable
OF_TABLES: Final = {
    CardTable: "disney_basic",
    GinTable: "gin_rummy",
    RowsTable: "disney_karo8",
    DuelTable: "disney_duel",
}


def a_record(rules: RuleSet = BASIC, *, seats: int = 3, taken: int | None = None, **more: Any) -> GameRecord:
    """A game in a channel; `more` are fields of the record."""
    taken = seats if taken is None else taken
    fields: dict[str, Any] = {
        "id": 7,
        "guild_id": 70,
        "channel_id": 71,
        "host_id": USERS[0],
        "status": GameStatus.RUNNING,
        "variant": "disney_basic",
        "rules": rules,
        "switches": {},
        "pace": PACES["daily"],
        "seats": seats,
        "holders": tuple(Holder(seat, NAMES[seat], USERS[seat]) for seat in range(taken)),
        "locale": "en",
        "commitment": "c0ffee" * 10 + "beef",
        "secret": None,
        "created_at": NOON,
        "seq": 12,
        "board_message_id": 72,
        "public_id": "7KM4XW2R",
        **more,
    }
    return GameRecord(**fields)


def variant_at(table: Table) -> str:
    """The game of a table."""
    if isinstance(table, TileTable):
        return "my_rummy" if table.notation is TILES_002 else "tile_rummy"
    return OF_TABLES[type(table)]


def a_look(table: Table, seat: int | None, *, recent: Sequence[Event] = (), **record: Any) -> VisibleGame:
    """A running match at a table of any game, as a seat or a spectator sees it."""
    return seen(table.view(seat), table.rules, recent=recent, **{"variant": variant_at(table), **record})


def seen(view: MatchView, rules: RuleSet, *, recent: Sequence[Event] = (), **record: Any) -> VisibleGame:
    """A running match of any game; `record` are fields of its record."""
    deadlines = Deadlines(None, NOON) if getattr(view, "claim_window", None) else Deadlines(NOON, None)
    return VisibleGame(a_record(rules, seats=len(view.seats), **record), view, deadlines, tuple(recent))


def values(switch: Switch) -> list[str]:
    """Values of a switch: its words, its numbers where they are few, else the ends."""
    allowed = switch.allowed
    if allowed.least is None:
        return [*allowed.words]
    most = allowed.least + 14 if allowed.most is None else allowed.most
    few = most - allowed.least < 15 and not allowed.many
    numbers = range(allowed.least, most + 1) if few else (allowed.least, *([] if allowed.most is None else [most]))
    return [*allowed.words, *map(str, numbers if not allowed.many else ())]


def in_a_lobby(record: GameRecord, punctual: Mapping[int, Punctuality] | None = None) -> VisibleGame:
    """A lobby as everybody sees it."""
    return VisibleGame(record, None, Deadlines(None, None), (), punctual=punctual or {})


def a_draft(chosen: str = "", **more: Any) -> Draft:
    """What a player has chosen: `a_draft("7H 8H")`."""
    return Draft(tuple(sorted(cards(chosen))), **more)


async def the_board(visible: VisibleGame, emojis: CardEmojis = NO_EMOJIS) -> Outgoing:
    """The board of a game, whatever the game."""
    return await board_of(visible, ENGLISH, emojis).message()


async def the_hand(table: Table, seat: int, draft: Draft | None = None, **reply: Any) -> Outgoing:
    """The hand panel of a seat."""
    return await hand_of(a_look(table, seat), draft, **reply)


async def hand_of(
    visible: VisibleGame, draft: Draft | None = None, emojis: CardEmojis = NO_EMOJIS, **reply: Any
) -> Outgoing:
    """The hand panel of whoever sees this, whatever the game."""
    return await the_panel(Reply(visible, (draft or Draft()).at(visible.view), **reply), emojis)


async def the_panel(reply: Reply, emojis: CardEmojis = NO_EMOJIS) -> Outgoing:
    """The hand of a reply, whatever the game."""
    view = reply.visible.view
    hand, bench = family_of(view).hand.panel, opened(reply.draft, view)
    return await (hand if bench is None else partial(BenchPanel, bench))(reply, view, ENGLISH, emojis).message()


def parts(message: Outgoing) -> Iterator[discord.ui.Item[Any]]:
    """Every component of a message, dynamic ones unwrapped."""
    for item in message.view.walk_children():
        yield item.item if isinstance(item, discord.ui.DynamicItem) else item


def texts(message: Outgoing) -> str:
    """All text of a message."""
    return "\n".join(item.content for item in parts(message) if isinstance(item, discord.ui.TextDisplay))


def buttons(message: Outgoing) -> dict[str, bool]:
    """The buttons of a message by label, and whether each can be pressed."""
    return {str(item.label): not item.disabled for item in parts(message) if isinstance(item, discord.ui.Button)}


def behind_more(message: Outgoing) -> list[str]:
    """What the list behind More offers, where it is open."""
    found = select_for(message, "choose")
    return [] if found is None else [option.label for option in found.options]


def actions(message: Outgoing) -> dict[str, bool]:
    """The buttons of a message by what they do, and whether each can be pressed."""
    found = [item for item in parts(message) if isinstance(item, discord.ui.Button)]
    return {str(item.custom_id).split(":")[2]: not item.disabled for item in found}


def select_for(message: Outgoing, action: str) -> discord.ui.Select[Any] | None:
    """The select of a message that does this, None where there is none."""
    return next((item for item in selects(message) if item.custom_id.split(":")[2] == action), None)


def selects(message: Outgoing) -> list[discord.ui.Select[Any]]:
    """The selects of a message."""
    return [item for item in parts(message) if isinstance(item, discord.ui.Select)]


def shape(message: Outgoing) -> list[dict[str, Any]]:
    """Everything that Discord is told of a message's components."""
    return message.view.to_components()


@cache
def changed_throughout(variant: str) -> GameRecord:
    """A lobby in which every switch differs from the booklet that can, one after the other."""
    rules = VARIANTS[variant].rules
    for switch in described(rules):
        for value in reversed(values(switch)):
            with suppress(RuleError):
                other = rules.with_switches({switch.name: value})
                if switch.name in departures(variant, other):
                    rules = other
                    break
    record = replace(a_record(seats=2, variant=variant), rules=rules, switches=departures(variant, rules))
    return replace(record, status=GameStatus.LOBBY)
