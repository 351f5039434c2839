"""Plain values as a sentence says them: cards with suit signs, seats by name, lists with “and”, lengths of time; events
as lines, and the moment of play as one line. What is told comes from seen events and views only.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import fields
from datetime import datetime, timedelta
from enum import Enum
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final, Literal

from babel.lists import format_list
from babel.numbers import format_decimal

from bot.records.ids import legible
from bot.wording.catalogs import MINUS, Bent, Catalog, in_case
from engine.cards import PLAYING_CARDS, SUITS, Card, Notation, Seat
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.duel.view import DuelView
from engine.games.events import Event, TableLaid
from engine.games.gin.rules import GinRules
from engine.games.moves import MoveKind
from engine.games.suit_rows.view import RowsView
from engine.games.tiles.options import TileView
from engine.games.views import MatchView, Phase
from engine.melds.meld import Meld
from engine.melds.worth import hand_value
from engine.rules.rule_set import RuleSet
from engine.rules.scores import MatchResult, RoundResult, ScoreItem
from engine.variants import game_of_view

if TYPE_CHECKING:
    from bot.card_emojis import CardEmojis

Style = Literal["standard", "or", "told", "rows"]
"""How what is listed stands together."""

NOT_SAID: Final = "none"
"""What a message selects on where there is nothing to say."""

SEAT_FACTS: Final = frozenset({"seat", "owner", "winner", "dealer", "starter", "taker"})
"""Facts that are seats: they are told by the name of who sits there."""

TEAM_FACTS: Final = frozenset({"seats", "team"})
"""Facts that are several seats: they are told by the names of who sits there."""

CHOICE_FACTS: Final = frozenset({"choices", "known"})
"""Facts of which any one would do. Texts among them are what may be typed, and stand as code."""

MENTIONED: Final = {"host_id": "<@{}>", "user_id": "<@{}>", "roles": "<@&{}>", "channels": "<#{}>", "threads": "<#{}>"}
"""Facts that are people's Discord ids."""

WORD_FACTS: Final = frozenset({"freed", "how", "targets", "why"})
"""Facts that are words of a switch: messages select on them, and nobody reads them."""

WHOLE_MELDS: Final = frozenset({"melds", "changes", "gone"})
"""Facts that are not said: a rebuilt table is seen on the board, and nobody would read a line that spelled it out."""

CODE_LONGEST: Final = 60
"""Characters that are repeated of what somebody typed; no switch has so long a name."""

LENGTH_FACTS: Final = frozenset({"turn_min", "turn_max", "window_min", "window_max", "reserve_max"})
"""Facts that are lengths of time, in seconds."""

_UNITS: Final = (("day", 86_400, 259_200), ("hour", 3_600, 3_600), ("minute", 60, 60), ("second", 1, 0))
"""Each unit of time, its seconds, and how many a length has at least that is told in it."""

AS_TEXT: Final = "\N{VARIATION SELECTOR-15}"
"""After a suit sign: it is written in the colour of the text, and not as a picture, black on a dark page."""

_MARKUP: Final = re.compile(r"[\\_*~|`\[<]|^[>#-]")
IN_PROSE: Final = re.compile(rf"\b(?:10|[2-9AJQK])[{PLAYING_CARDS.signs}](?!{AS_TEXT})")


class Speech(Catalog):
    """A language as one occasion wants it: the kinds of game whose own words are wanted, who sits where by plain names,
    how cards are written, and their emojis as far as there are any; and the rules of gin where it is played.
    """

    def __init__(
        self,
        locale: str,
        forms: tuple[str, ...] = (),
        names: Sequence[str] = (),
        notation: Notation = PLAYING_CARDS,
        emojis: CardEmojis | None = None,
        rules: RuleSet | None = None,
    ) -> None:
        super().__init__(locale)
        self.forms = forms
        self.names = names
        self.notation = notation
        self.emojis = emojis
        self.rules = rules

    def message(self, message_id: str) -> str:
        """The message in the first form, `<id>-<form>`, that there is of it: for tiles where these are the pieces."""
        forms = (*self.forms, *(("tiles",) if self.notation.tiles else ()))
        found = (f"{message_id}-{form}" for form in forms)
        return next((one for one in found if self.says(one)), message_id)

    def text(self, message_id: str, **args: object) -> str:
        """A message in the form for these pieces with its arguments, as they are: names of people come in as
        `plain_name` gives them. Raises WordingError for an unknown message or a missing argument.
        """
        return self.format(self.message(message_id), args)

    def listed(self, items: Sequence[str], style: Style = "standard") -> str:
        """`A, B and C`, `A, B or C`; what is `told` of one thing as `A, B`, such `rows` as `A; B`."""
        if style == "told" or style == "rows":  # noqa: PLR1714 - mypy tells by it what is left
            return self.text(f"row-{style}", before="|", after="|")[1:-1].join(items)
        return format_list(list(items), style, locale=self.region)

    def decimal(self, value: Fraction | float, digits: int = 2) -> str:
        """A number with no more decimals than it needs: `7`, `2.5`, `1.33`, `−4`."""
        return format_decimal(round(float(value), digits), format="#,##0.##", locale=self.region).replace("-", MINUS)

    def lasting(self, length: timedelta) -> str:
        """A length of time in the largest unit that tells it exactly: `15 seconds`, `90 minutes`, `24 hours`, `3 days`;
        in another case where a sentence asks for it by `LENGTH`.
        """
        seconds = round(length.total_seconds())
        unit, size = next((unit, size) for unit, size, least in _UNITS if seconds >= least and seconds % size == 0)
        return self._length([(unit, seconds // size)])

    def roughly(self, length: timedelta) -> str:
        """A length of time in its two largest units, down to minutes: `2 days and 3 hours`; below one in seconds."""
        minutes = int(length.total_seconds()) // 60
        parts = (("day", minutes // 1_440), ("hour", minutes // 60 % 24), ("minute", minutes % 60))
        return self._length([part for part in parts if part[1]][:2]) if minutes else self.lasting(length)

    def _length(self, parts: Sequence[tuple[str, int]]) -> str:
        """So many of each unit, in whatever case a sentence asks for."""
        said = [self.bent(f"duration-{unit}", count=count) for unit, count in parts]
        return Bent.together(said, self.listed)

    def bent(self, message_id: str, **args: object) -> Bent:
        """A message with its arguments in whatever case a sentence asks for, `<id>-<case>` where there is that one."""

        def bent(case: str) -> str:
            own = f"{message_id}-{case}"
            chosen = own if case and self.says_itself(own) else message_id
            return self.text(chosen, **{name: in_case(value, case) for name, value in args.items()})

        return Bent(bent)

    def say(self, fact: str, value: object) -> str | int:
        """A fact of a refusal or an event as an argument of its message; NOT_SAID for what there is not."""
        if value is None or value == ():
            return NOT_SAID
        if isinstance(value, int):
            return self._number(fact, value)
        if isinstance(value, float):
            return self.decimal(value)
        if isinstance(value, Card):
            return card_text(self, value)
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
        return self.lasting(timedelta(seconds=value)) if fact in LENGTH_FACTS else value

    def _several(self, fact: str, values: tuple[object, ...]) -> str:
        if fact in CHOICE_FACTS:
            said = [f"`{code(value)}`" if isinstance(value, str) else str(self.say(fact, value)) for value in values]
            return self.listed(said, "or")
        if fact in TEAM_FACTS:
            return self.listed([str(self.say("seat", value)) for value in values])
        cards = [value for value in values if isinstance(value, Card)]
        if len(cards) == len(values):
            return cards_text(self, cards)
        return self.listed([str(self.say(fact, value)) for value in values])

    def _other(self, value: object) -> str:
        if isinstance(value, datetime):
            return f"<t:{int(value.timestamp())}:R>"
        if isinstance(value, timedelta):
            return self.lasting(value)
        return str(value.value) if isinstance(value, Enum) else plain_name(str(value))

    def line(self, event: Event, own_seat: Seat | None = None) -> str:
        """One line for a seen event, told to `own_seat`; a withheld part (a drawn card) is simply not said."""
        return self.text(f"event-{event.kind}", **self.facts_of(event, own_seat))

    def round_end(self, result: RoundResult, names: Sequence[str], own_seat: Seat | None = None) -> str:
        """How a round ended, in gin with the deadwood of both; the names are said as they are."""
        winner = result.winner
        scores = enumerate(result.seats)
        level = [seat for seat, one in scores if one is not None and ScoreItem.COLLECTED in dict(one.items)]
        team = self.listed([names[seat] for seat in result.team or level]) or NOT_SAID
        facts: dict[str, object] = {"winner": NOT_SAID if winner is None else names[winner], "team": team}
        if isinstance(self.rules, GinRules) and winner is not None:
            held = [hand_value(self.rules, score.hand) for score in result.seats if score is not None]
            own = "yes" if own_seat == 1 - winner else "no"
            facts |= {"left": held[winner], "others": held[1 - winner], "own": own}
        return self.text(f"round-end-{result.end.value}", **facts)

    def facts_of(self, event: Event, own_seat: Seat | None = None) -> dict[str, Any]:
        """What a seen event says, as arguments of its messages."""
        told: dict[str, Any] = {}
        for field in fields(event):
            value = getattr(event, field.name)
            match value:
                case Meld():
                    told |= {"meld_kind": value.kind.value, "cards": self.say("cards", value.cards)}
                case RoundResult():
                    names = [plain_name(name) for name in self.names]
                    told |= {"round": value.round, "ended": self.round_end(value, names, own_seat)}
                case MatchResult():
                    winners = [plain_name(self.names[seat]) for seat in value.winners]
                    told |= {"winners": self.listed(winners), "count": len(winners)}
                case _ if field.name in {"shown", "draws"}:
                    told[field.name] = self._shown(value)
                case int() if field.name == "total" and self.rules is not None:
                    told["total"] = self.rules.as_written(value)
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
        named = window.card if window is not None else view.taken if isinstance(view, DrawDiscardView) else None
        late = [seat for seat in view.revealing if seat not in view.flipped] if isinstance(view, DuelView) else []
        told = {
            "seat": self.say("seat", view.turn_seat),
            "seats": self.say("seats", tuple(late)),
            "card": self.say("card", named),
        }
        return self.text(f"moment-{awaited(view)}", **told)

    def _meld_by_meld(self, event: TableLaid) -> str:
        """The cards that a rebuilt table took from a hand: those of each meld together, in its order."""
        lying = {there.meld_id: there.meld.cards for there in event.melds}
        parts = [tuple(lying[change.meld_id][at] for at in change.laid) for change in event.changes if change.laid]
        if sum(map(len, parts)) != len(event.cards):
            return str(self.say("cards", event.cards))
        return Bent.together([cards_text(self, part) for part in parts], lambda those: self.listed(those, "told"))

    def _shown(self, shown: Iterable[tuple[int, Card]]) -> str:
        """What each seat turned up: `Ada K♥ and Ben 5♣`."""
        pieces = ({"seat": self.say("seat", seat), "card": self.say("card", card)} for seat, card in shown)
        return self.listed([self.text("shown-card", **piece) for piece in pieces])


_OTHERWISE: Final = {
    (Phase.LAY_OR_DRAW, MoveKind.PASS_TURN): "lay_or_pass",
    (Phase.LAY, MoveKind.DISCARD): "lay_or_put_aside",
    (Phase.PLACE, MoveKind.PASS_TURN): "place_or_pass",
}
"""What a phase is called while it lets the seat in turn make this move, which it does not always."""


def awaited(view: MatchView) -> str:
    """What is to be done now, as messages name it: the phase, or what is left of it as far as everyone may know."""
    phase = Phase.OVER if view.result is not None else view.phase
    match view:
        case RowsView(eight_due=True):
            return "eight"
        case DrawDiscardView(phase=Phase.PLAY, owed=True):
            return "owed"
        case DrawDiscardView(phase=Phase.DRAW, stock=0, renewable=False):
            return "draw_ends"
        case RowsView() | TileView():
            kinds = game_of_view(view).options(view._replace(seat=view.turn_seat)).kinds
            if MoveKind.DRAW_STOCK in kinds and isinstance(view, RowsView) and view.rules.karo8.may_hold_back:
                return "place_or_draw"
            return next((_OTHERWISE[phase, kind] for kind in kinds if (phase, kind) in _OTHERWISE), phase.value)
    return phase.value


def rounds_said(view: MatchView) -> int | str:
    """The agreed rounds as messages select on them: NOT_SAID without any, `extra` once they are over (G-14)."""
    return NOT_SAID if view.rounds is None else view.rounds if view.round <= view.rounds else "extra"


def card_text(speech: Speech, card: Card) -> str:
    """One card or tile: its emoji, else `7♥`, `10♠`, `Joker`; tiles as their colour letter and number."""
    notation = speech.notation
    emoji = speech.emojis.partial(card, notation) if speech.emojis is not None else None
    if emoji is not None:
        return str(emoji)
    if card.is_joker:
        return speech.bent("card-joker")
    text = notation.text(card)
    return text if notation.tiles else text[:-1] + notation.signs[card.suit] + AS_TEXT


def cards_text(speech: Speech, cards: Iterable[Card]) -> str:
    """Several cards, separated by blanks."""
    return Bent.together([card_text(speech, card) for card in cards], " ".join)


def tile_said(speech: Speech, card: Card) -> str:
    """A tile by the name of its colour: `purple 7`."""
    return speech.bent("cards-of-suit", suit=suit_name(speech, card.suit), ranks=str(card.rank))


def suit_name(speech: Speech, suit: int) -> Bent:
    """The name of a suit, or of a colour of tiles."""
    return speech.bent(f"suit-{speech.notation.name}-{suit}")


def cards_by_suit(speech: Speech, cards: Iterable[Card]) -> str:
    """Cards for the ear: `Hearts 5, 6, king; jokers 2`, every card said, in the order of suits and ranks."""
    held = sorted(cards)
    groups = []
    for suit in range(SUITS):
        ranks = [_rank_name(speech, card) for card in held if card.suit == suit]
        if ranks:
            told = speech.listed(ranks, "told")
            groups.append(speech.bent("cards-of-suit", suit=suit_name(speech, suit), ranks=told))
    jokers = sum(card.is_joker for card in held)
    if jokers:
        groups.append(speech.bent("cards-jokers", count=jokers))
    return Bent.together(groups, lambda those: speech.listed(those, "rows"))


def _rank_name(speech: Speech, card: Card) -> str:
    if speech.notation.tiles or 2 <= card.rank <= 10:
        return str(card.rank)
    return speech.text(f"rank-{card.rank}")


def plain_name(name: str) -> str:
    """A player's name, or what somebody typed, as message text: on one line, at most 100 characters of it, nothing that
    turns the writing around or hides; no markdown of its own, no link, mention, emoji or timestamp code.
    """
    return _MARKUP.sub(r"\\\g<0>", legible(name)).replace("@", "@\u200b").replace("://", ":\u200b//")


def code(text: str) -> str:
    """What somebody typed, to stand between backticks: on one line, not too long, and nothing in it ends them."""
    one_line = legible(text.replace("`", "'"))
    return one_line if len(one_line) <= CODE_LONGEST else f"{one_line[: CODE_LONGEST - 1]}…"
