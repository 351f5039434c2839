"""Plain values as a sentence says them: cards with suit signs, seats by name, lists with “and”, lengths of time; events
as lines, and the moment of play as one line. What is told comes from seen events and views only.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from datetime import datetime, timedelta
from enum import Enum
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

import discord
from babel.lists import format_list
from babel.numbers import format_decimal

from bot.records.names import legible
from bot.wording.cards import card_text, cards_text
from bot.wording.catalogs import MINUS, Catalog, Length
from engine.cards import PLAYING_CARDS, Card, Notation
from engine.games.duel.view import DuelView
from engine.games.events import Event, TableLaid
from engine.games.suit_rows.view import RowsView
from engine.games.views import MatchView, Phase
from engine.melds.meld import Meld
from engine.rules.scores import MatchResult, RoundResult

if TYPE_CHECKING:
    from bot.card_emojis import CardEmojis

NOT_SAID: Final = "none"
"""What a message selects on where there is nothing to say."""

SEAT_FACTS: Final = frozenset({"seat", "owner", "winner", "dealer", "starter", "taker"})
"""Facts that are seats: they are told by the name of who sits there."""

TEAM_FACTS: Final = frozenset({"seats", "team"})
"""Facts that are several seats: they are told by the names of who sits there."""

CHOICE_FACTS: Final = frozenset({"choices", "known"})
"""Facts of which any one would do. Texts among them are what may be typed, and stand as code."""

MENTIONED: Final = {"host_id": "<@{}>", "user_id": "<@{}>", "roles": "<@&{}>", "channels": "<#{}>"}
"""Facts that are people's Discord ids."""

WORD_FACTS: Final = frozenset({"freed", "how", "targets"})
"""Facts that are words of a switch: messages select on them, and nobody reads them."""

WHOLE_MELDS: Final = frozenset({"melds", "changes", "gone"})
"""Facts that are not said: a rebuilt table is seen on the board, and nobody would read a line that spelled it out."""

CODE_LONGEST: Final = 60
"""Characters that are repeated of what somebody typed; no switch has so long a name."""

LENGTH_FACTS: Final = frozenset({"turn_min", "turn_max", "window_min", "window_max", "reserve_max"})
"""Facts that are lengths of time, in seconds."""


@dataclass(frozen=True, slots=True)
class Speech:
    """How values are said on one occasion: the language, how cards are written, who sits where.

    `forms` are the kinds of game whose own words are wanted.
    """

    catalog: Catalog
    notation: Notation = PLAYING_CARDS
    names: Sequence[str] = ()
    emojis: CardEmojis | None = None
    forms: tuple[str, ...] = ()

    def message(self, message_id: str) -> str:
        """The message in the first form, `<id>-<form>`, that there is of it: for tiles where these are the pieces."""
        forms = (*self.forms, *(("tiles",) if self.notation.tiles else ()))
        found = (f"{message_id}-{form}" for form in forms)
        return next((one for one in found if self.catalog.says(one)), message_id)

    def text(self, message_id: str, args: dict[str, Any]) -> str:
        """The message in the form for these pieces, with its arguments."""
        return self.catalog.text(self.message(message_id), args)

    def say(self, fact: str, value: object) -> str | int:
        """A fact of a refusal or an event as an argument of its message; NOT_SAID for what there is not."""
        if value is None or value == ():
            return NOT_SAID
        if isinstance(value, int):
            return self._number(fact, value)
        if isinstance(value, float):
            return decimal(self.catalog, value)
        if isinstance(value, Card):
            return card_text(self.catalog, value, self.notation, self.emojis)
        if isinstance(value, tuple | list | set | frozenset):
            return self._several(fact, tuple(value))
        return str(value) if fact in WORD_FACTS else self._other(value)

    def _number(self, fact: str, value: int) -> str | int:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if fact in SEAT_FACTS:
            return plain_name(self.names[value]) if value < len(self.names) else NOT_SAID
        if fact in MENTIONED:
            return MENTIONED[fact].format(value)
        return lasting(self.catalog, timedelta(seconds=value)) if fact in LENGTH_FACTS else value

    def _several(self, fact: str, values: tuple[object, ...]) -> str:
        if fact in CHOICE_FACTS:
            said = [f"`{code(value)}`" if isinstance(value, str) else str(self.say(fact, value)) for value in values]
            return choice_of(self.catalog, said)
        if fact in TEAM_FACTS:
            return listed(self.catalog, [str(self.say("seat", value)) for value in values])
        cards = [value for value in values if isinstance(value, Card)]
        if len(cards) == len(values):
            return cards_text(self.catalog, cards, self.notation, self.emojis)
        return listed(self.catalog, [str(self.say(fact, value)) for value in values])

    def _other(self, value: object) -> str:
        if isinstance(value, datetime):
            return discord.utils.format_dt(value, "R")
        if isinstance(value, timedelta):
            return lasting(self.catalog, value)
        return str(value.value) if isinstance(value, Enum) else plain_name(str(value))

    def line(self, event: Event) -> str:
        """One line for a seen event; a withheld part (a drawn card) is simply not said."""
        return self.text(f"event-{event.kind}", self.facts_of(event))

    def facts_of(self, event: Event) -> dict[str, Any]:
        """What a seen event says, as arguments of its messages."""
        told: dict[str, Any] = {}
        for field in fields(event):
            value = getattr(event, field.name)
            match value:
                case Meld():
                    told |= {"meld_kind": value.kind.value, "cards": self.say("cards", value.cards)}
                case RoundResult():
                    ended = {"winner": self.say("winner", value.winner), "team": self.say("team", value.team)}
                    unsaid = {"left": NOT_SAID, "others": NOT_SAID}
                    said = self.text(f"round-end-{value.end.value}", ended | unsaid)
                    told |= {"round": value.round, "ended": said}
                case MatchResult():
                    winners = [plain_name(self.names[seat]) for seat in value.winners]
                    told |= {"winners": listed(self.catalog, winners), "count": len(winners)}
                case _ if field.name in {"shown", "draws"}:
                    told[field.name] = self._shown(value)
                case _ if field.name in WHOLE_MELDS:
                    pass
                case tuple() if isinstance(event, TableLaid) and field.name == "cards" and value:
                    told["cards"] = self._meld_by_meld(event)
                case _:
                    told[field.name] = self.say(field.name, value)
        return told

    def moment(self, view: MatchView) -> str:
        """One line on where the game stands and who is to do what."""
        window = view.claim_window
        phase = Phase.OVER if view.result is not None else view.phase
        late = [seat for seat in view.revealing if seat not in view.flipped] if isinstance(view, DuelView) else []
        told = {
            "seat": self.say("seat", view.turn_seat),
            "seats": self.say("seats", tuple(late)),
            "card": self.say("card", window.card if window is not None else None),
            "eight": "yes" if isinstance(view, RowsView) and view.eight_due else "no",
        }
        return self.text(f"moment-{phase.value}", told)

    def _meld_by_meld(self, event: TableLaid) -> str:
        """The cards that a rebuilt table took from a hand: those of each meld together, in its order."""
        lying = {there.meld_id: there.meld.cards for there in event.melds}
        parts = [tuple(lying[change.meld_id][at] for at in change.laid) for change in event.changes if change.laid]
        if sum(map(len, parts)) != len(event.cards):
            return str(self.say("cards", event.cards))
        return ", ".join(str(self.say("cards", part)) for part in parts)

    def _shown(self, shown: Iterable[tuple[int, Card]]) -> str:
        """What each seat turned up: `Ada K♥, Ben 5♣`."""
        pieces = ({"seat": self.say("seat", seat), "card": self.say("card", card)} for seat, card in shown)
        return ", ".join(self.catalog.text("shown-card", piece) for piece in pieces)


def plain_name(name: str) -> str:
    """A player's name, or what somebody typed, as message text: on one line, at most 100 characters of it, nothing that
    turns the writing around or hides; no markdown of its own, no mention, emoji or timestamp code.
    """
    return discord.utils.escape_mentions(discord.utils.escape_markdown(legible(name))).replace("<", "\\<")


def code(text: str) -> str:
    """What somebody typed, to stand between backticks: on one line, not too long, and nothing in it ends them."""
    one_line = legible(text.replace("`", "'"))
    return one_line if len(one_line) <= CODE_LONGEST else f"{one_line[: CODE_LONGEST - 1]}…"


def listed(catalog: Catalog, items: Sequence[str]) -> str:
    """`A, B and C` in the catalog's language."""
    return format_list(list(items), style="standard", locale=catalog.region)


def choice_of(catalog: Catalog, items: Sequence[str]) -> str:
    """`A, B or C` in the catalog's language."""
    return format_list(list(items), style="or", locale=catalog.region)


def decimal(catalog: Catalog, value: Fraction | float, digits: int = 2) -> str:
    """A number with no more decimals than it needs: `7`, `2.5`, `1.33`, `−4`."""
    return format_decimal(round(float(value), digits), format="#,##0.##", locale=catalog.region).replace("-", MINUS)


def lasting(catalog: Catalog, length: timedelta) -> Length:
    """A length of time in the largest unit that tells it exactly: `15 seconds`, `90 minutes`, `24 hours`, `3 days`."""
    seconds = round(length.total_seconds())
    unit, size = next((unit, size) for unit, size, least in _UNITS if seconds >= least and seconds % size == 0)
    return _length(catalog, [(unit, seconds // size)])


def roughly(catalog: Catalog, length: timedelta) -> Length:
    """A length of time in its two largest units, down to minutes: `2 days, 3 hours`, `5 minutes`, `0 minutes`."""
    minutes = int(length.total_seconds()) // 60
    parts = (("day", minutes // 1_440), ("hour", minutes // 60 % 24), ("minute", minutes % 60))
    return _length(catalog, [(unit, count) for unit, count in parts if count][:2] or [("minute", 0)])


def _length(catalog: Catalog, parts: Sequence[tuple[str, int]]) -> Length:
    """So many of each unit, in whatever case a sentence asks for that the catalog has words for."""

    def in_case(case: str) -> str:
        said = []
        for unit, count in parts:
            bent = f"duration-{unit}-{case}"
            message_id = bent if case and catalog.says_itself(bent) else f"duration-{unit}"
            said.append(catalog.text(message_id, {"count": count}))
        return format_list(said, "unit", locale=catalog.region)

    return Length.of(in_case)


_UNITS: Final = (("day", 86_400, 259_200), ("hour", 3_600, 3_600), ("minute", 60, 60), ("second", 1, 0))
