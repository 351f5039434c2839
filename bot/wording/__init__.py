"""Everything that a player reads: Reject codes, events, cards and views as text, in the player's language.

The words are in the Fluent catalogs of `bot/locales/<locale>/`; here are only the values that go into them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, datetime, time, timedelta
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from babel.dates import format_date, format_skeleton, format_time

from bot.hosting.refusals import Refused
from bot.records.games import Pace
from bot.wording import alt_text, switches
from bot.wording.cards import card_text, cards_in_prose, cards_text, labels_text
from bot.wording.catalogs import Catalog, Length, WordingError, message_ids
from bot.wording.languages import BASE_LOCALE, language_of, locales, manifest
from bot.wording.speech import NOT_SAID, Speech, choice_of, decimal, lasting, listed, plain_name, roughly
from engine.cards import PLAYING_CARDS, Card, Notation
from engine.games.views import MatchView
from engine.melds.meld import Meld
from engine.rules.contradictions import Allowed
from engine.rules.refusals import IllegalMove
from engine.rules.switches import RuleError, Switch
from engine.tournament.refusals import TournamentRefused
from engine.tournament.rules import TournamentRulesError

if TYPE_CHECKING:
    from bot.card_emojis import CardEmojis

__all__ = ["BASE_LOCALE", "Wording", "WordingError", "locales", "message_ids", "plain_name"]


class Wording:
    """One language's way of saying things. Cheap to ask for: `Wording.of("en")`.

    Where a kind of game has words of its own, a message has a form for it: `button-knock-buying` is said instead of
    `button-knock` by a wording in the form `buying`.
    """

    def __init__(self, locale: str, forms: tuple[str, ...] = ()) -> None:
        self.locale = language_of(locale).tag
        self.forms = forms
        self._catalog = Catalog(locale)

    @staticmethod
    def of(locale: str) -> Wording:
        """The wording of a language such as `de` or `es-419`; English for one that people may not read."""
        return _wording(locale)

    def in_forms(self, *forms: str) -> Wording:
        """The same language, messages in the first of these forms that there is of them."""
        return _wording(self.locale, forms)

    def text(self, message_id: str, **args: object) -> str:
        """A message with its arguments, as they are: names of people come in as `name()` gives them.

        Raises WordingError for an unknown message or a missing argument.
        """
        return self.speech().text(message_id, dict(args))

    def says_itself(self, message_id: str) -> bool:
        """Whether this language has a message, and need not say it in English."""
        return self._catalog.says_itself(message_id)

    def name_of(self, message_id: str) -> str:
        """The name of the command or option that a message describes, as it is typed in this language."""
        return self._catalog.name_of(message_id)

    def letters(self, notation: Notation) -> tuple[tuple[str, str], ...]:
        """What may be typed in this language for the English letters of pieces, in capitals: `(("D", "Q"),)`."""
        pairs = self._catalog.text(f"typed-{notation.name}", {}).upper().split()
        return tuple((written, letter) for written, _, letter in (pair.partition("=") for pair in pairs))

    def name(self, name: str) -> str:
        """A player's name, safe in message text: no markdown of its own, no mention."""
        return plain_name(name)

    def listed(self, items: Sequence[str]) -> str:
        """`A, B and C`."""
        return listed(self._catalog, items)

    def either(self, items: Sequence[str]) -> str:
        """`A, B or C`."""
        return choice_of(self._catalog, items)

    # ------------------------------------------------------------------------------------------------ what is refused

    def reject(
        self,
        error: IllegalMove | Refused | RuleError | TournamentRefused | TournamentRulesError,
        *,
        notation: Notation = PLAYING_CARDS,
        names: Sequence[str] = (),
        emojis: CardEmojis | None = None,
    ) -> str:
        """One sentence that says what is wrong and what would be right, with the facts the refusal knows.

        `names` are the plain names of the seats; without them the sentence speaks of seats without naming them.
        """
        if isinstance(error, RuleError):
            return switches.fault(self._catalog, error)
        if isinstance(error, TournamentRefused | TournamentRulesError):
            return self._tournament_reject(error)
        speech = self.speech(names, notation, emojis)
        message_id = speech.message(f"reject-{error.code.value}")
        told = dict.fromkeys(self._catalog.variables(message_id), NOT_SAID)
        facts = {name: self._fact(speech, name, value) for name, value in error.facts.items() if name in told}
        return self._catalog.text(message_id, told | facts)

    def _tournament_reject(self, error: TournamentRefused | TournamentRulesError) -> str:
        """One sentence on what a tournament, or the rules of one, refuse."""
        kind = "reject" if isinstance(error, TournamentRefused) else "fault"
        message_id = f"tournament-{kind}-{error.code.value}"
        told = dict.fromkeys(self._catalog.variables(message_id), NOT_SAID)
        speech = self.speech()
        facts = {name: speech.say(name, value) for name, value in error.facts.items() if name in told}
        return self._catalog.text(message_id, told | facts)

    def _fact(self, speech: Speech, name: str, value: object) -> str | int:
        return self.reject(value) if isinstance(value, RuleError) else speech.say(name, value)

    # --------------------------------------------------------------------------------------------- switches and seats

    def switch_group(self, name: str) -> str:
        """The name of a group of switches; of those that are in none where its dotted name is empty."""
        return switches.group(self._catalog, name)

    def said_switch(self, switch: Switch) -> str:
        """A switch with its value as a sentence: `No points needed to open.`"""
        return self.said_value(switch, switch.value)

    def said_value(self, switch: Switch, value: object) -> str:
        """The sentence that a switch would say with another value."""
        return switches.said(self._catalog, switch, value)

    def allowed(self, what: Allowed, mark: str = "") -> str:
        """What a switch may be, as it is typed: `low, high or low_or_high`, `none or a whole number from 1 to 50`.

        A `mark` stands before and after each word that is typed.
        """
        return switches.allowed(self._catalog, what, mark)

    def seat_range(self, counts: Sequence[int]) -> str:
        """The numbers of seats that a game can be played with: `2 to 6`, `2 or 4`."""
        return switches.seat_range(self._catalog, counts)

    # ------------------------------------------------------------------------------------------------ cards and views

    def card(self, card: Card, notation: Notation = PLAYING_CARDS, emojis: CardEmojis | None = None) -> str:
        """One card: its emoji, else `7♥`."""
        return card_text(self._catalog, card, notation, emojis)

    def cards(self, cards: Iterable[Card], notation: Notation = PLAYING_CARDS, emojis: CardEmojis | None = None) -> str:
        """Several cards, separated by blanks."""
        return cards_text(self._catalog, cards, notation, emojis)

    def labels(self, cards: Iterable[Card], notation: Notation = PLAYING_CARDS) -> str:
        """Cards on a button or in a select, beside which their emojis are shown: `7♥ 8♥`, `purple 7, 8, 9`."""
        return labels_text(self._catalog, cards, notation)

    def cards_said(self, cards: Sequence[Card], notation: Notation = PLAYING_CARDS) -> str:
        """Several cards for an alt text: by their signs, tiles by their colours' names."""
        return alt_text.cards_said(self._catalog, cards, notation)

    def with_cards(self, prose: str, emojis: CardEmojis | None = None) -> str:
        """A text in which cards are written as `9♥`, shown by their emojis as far as there are any."""
        return cards_in_prose(self._catalog, prose, emojis)

    def board_alts(
        self,
        view: MatchView,
        names: Sequence[str],
        notation: Notation = PLAYING_CARDS,
        pictures: int = 1,
        longest: int = alt_text.LIMIT,
    ) -> tuple[str, ...]:
        """The alt texts of a board's pictures, no hand, of at most so many characters each: in the first is all but the
        melds that the others tell of.
        """
        return alt_text.boards(self._catalog, view, names, notation, pictures, longest)

    def proposal_alt(self, melds: Sequence[Meld], left: Sequence[Card], notation: Notation = PLAYING_CARDS) -> str:
        """All that the picture of a table in the making shows, as its alt text."""
        return alt_text.proposal(self._catalog, melds, left, notation)

    def hand_alt(self, view: MatchView, notation: Notation = PLAYING_CARDS, *, chosen: Sequence[Card] = ()) -> str:
        """All that the picture of one's own hand shows, as its alt text: at most 1,024 characters."""
        return alt_text.hand(self._catalog, view, notation, chosen)

    def speech(
        self, names: Sequence[str] = (), notation: Notation = PLAYING_CARDS, emojis: CardEmojis | None = None
    ) -> Speech:
        """The words of a table, in which `events`, `story` and `advice` speak: the players' plain names by seat, how
        its cards are written, and their emojis as far as there are any.
        """
        return Speech(self._catalog, notation, names, emojis, self.forms)

    # ------------------------------------------------------------------------------------------------ names of things

    def variant_name(self, key: str) -> str:
        """The name of a variant, as its booklet's English part prints it or nearest to it."""
        return self._catalog.text(f"variant-name-{key}", {})

    def variant_summary(self, key: str) -> str:
        """A variant in a sentence or two, for the one who chooses."""
        return self.text(f"variant-summary-{key}")

    def pace_name(self, pace: Pace) -> str:
        """The name of a pace: `live`, `daily`, `custom`."""
        return self._catalog.text(f"pace-{pace.name}", {})

    def pace(self, pace: Pace) -> str:
        """A pace with its lengths: `daily: 24 hours a turn and 3 days in reserve, 1 hour to knock`."""
        return self.text(
            "pace-lengths",
            name=NOT_SAID if pace.name == "custom" else self.pace_name(pace),
            turn=self.lasting(pace.turn),
            window=self.lasting(pace.window),
            reserve=self.lasting(pace.reserve) if pace.reserve else NOT_SAID,
        )

    def agreed_time(self, pace: Pace) -> str:
        """What a table agrees on about time beyond its lengths: when turns rest, and whether they end by themselves."""
        rests = {(True, True): "both", (True, False): "quiet", (False, True): "vacation"}.get(
            (pace.quiet, pace.vacation), "never"
        )
        return self.text("pace-agreed", rests=rests, end="yes" if pace.by_itself else "no")

    def clock(self, at: time) -> str:
        """A time of day as the language writes it: `22:00`."""
        return format_time(at, format="short", locale=self._catalog.region)

    def clock_in(self, zone: str, now: datetime) -> str:
        """What the clocks of a time zone show."""
        return self.clock(now.astimezone(ZoneInfo(zone)).time())

    def language(self, locale: str) -> str:
        """A language by its own name, whoever reads it: `Deutsch` for `de`."""
        return manifest(language_of(locale).folders[0]).name

    def day(self, day: date) -> str:
        """A date as the language writes it: `24 Dec 2030`."""
        return format_date(day, format="medium", locale=self._catalog.region)

    def month(self, day: date) -> str:
        """A month as the language writes it: `December 2030`."""
        return format_skeleton("yMMMM", day, locale=self._catalog.region)

    def decimal(self, value: Fraction | float, digits: int = 2) -> str:
        """A number with no more decimals than it needs: `7`, `2.5`, `−1.33`."""
        return decimal(self._catalog, value, digits)

    def roughly(self, length: timedelta) -> Length:
        """A length of time in its two largest units: `2 days, 3 hours`; nothing less than a minute is told."""
        return roughly(self._catalog, length)

    def lasting(self, length: timedelta) -> Length:
        """A length of time: `15 seconds`, `24 hours`; in another case where a sentence asks for it by `LENGTH`."""
        return lasting(self._catalog, length)


@lru_cache
def _wording(locale: str, forms: tuple[str, ...] = ()) -> Wording:
    return Wording(locale, forms)
