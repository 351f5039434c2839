"""Everything that a player reads: Reject codes, events, cards and views as text, in the player's language.

The words are in the Fluent catalogs of `bot/locales/<locale>/`; here are only the values that go into them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, time
from functools import lru_cache
from typing import TYPE_CHECKING

from babel.dates import format_date, format_skeleton, format_time

from bot.hosting.clock.pace import rests_of
from bot.hosting.refusals import Refused
from bot.records.games import Pace
from bot.wording import alt_text
from bot.wording.catalogs import Bent, WordingError, message_ids
from bot.wording.languages import BASE_LOCALE, language_of, locales, manifest
from bot.wording.speech import IN_PROSE, NOT_SAID, Speech, card_text, cards_text, plain_name, tile_said
from bot.wording.switches import SwitchWords
from engine.cards import PLAYING_CARDS, Card, Notation
from engine.games.views import MatchView
from engine.rules.refusals import IllegalMove
from engine.rules.rule_set import RuleSet
from engine.rules.switches import RuleError
from engine.tournament.refusals import TournamentRefused
from engine.tournament.rules import TournamentFault

if TYPE_CHECKING:
    from bot.card_emojis import CardEmojis

__all__ = ["BASE_LOCALE", "Wording", "WordingError", "locales", "message_ids", "plain_name"]


class Wording(SwitchWords):
    """One language's way of saying things. Cheap to ask for: `Wording.of("en")`.

    Where a kind of game has words of its own, a message has a form for it: `button-knock-buying` is said instead of
    `button-knock` by a wording in the form `buying`.
    """

    @staticmethod
    def of(locale: str) -> Wording:
        """The wording of a language such as `de` or `es-419`; English for one that people may not read."""
        return _wording(locale)

    def in_forms(self, *forms: str, rules: RuleSet | None = None) -> Wording:
        """The same language, messages in the first of these forms that there is of them, by these rules."""
        return _wording(self.locale, forms, rules)

    def speech(
        self, names: Sequence[str] = (), notation: Notation = PLAYING_CARDS, emojis: CardEmojis | None = None
    ) -> Speech:
        """The words of a table, in which `alt_text`, `events`, `story` and `advice` speak: the players' plain names by
        seat, how its cards are written, and their emojis as far as there are any.
        """
        return Speech(self.locale, self.forms, names, notation, emojis, self.rules)

    def letters(self, notation: Notation) -> tuple[tuple[str, str], ...]:
        """What may be typed in this language for the English letters of pieces, in capitals: `(("D", "Q"),)`."""
        pairs = self.text(f"typed-{notation.name}").upper().split()
        return tuple((written, letter) for written, _, letter in (pair.partition("=") for pair in pairs))

    def name(self, name: str) -> str:
        """A player's name, safe in message text: no markdown of its own, no mention."""
        return plain_name(name)

    def reject(
        self,
        error: IllegalMove | Refused | RuleError | TournamentRefused,
        *,
        notation: Notation = PLAYING_CARDS,
        names: Sequence[str] = (),
        emojis: CardEmojis | None = None,
    ) -> str:
        """One sentence that says what is wrong and what would be right, with the facts the refusal knows.

        `names` are the plain names of the seats; without them the sentence speaks of seats without naming them.
        """
        speech = self.speech(names, notation, emojis)
        match error:
            case RuleError(code=TournamentFault()):
                message_id = f"tournament-fault-{error.code.value}"
            case RuleError():
                return self.fault(error)
            case TournamentRefused():
                message_id = f"tournament-reject-{error.code.value}"
            case _:
                message_id = f"reject-{error.code.value}"
        message_id = speech.message(message_id)
        told = dict.fromkeys(self.variables(message_id), NOT_SAID)
        facts = {
            name: self.reject(value) if isinstance(value, RuleError) else speech.say(name, value)
            for name, value in error.facts.items()
            if name in told
        }
        return self.format(message_id, told | facts)

    def card(self, card: Card, notation: Notation = PLAYING_CARDS, emojis: CardEmojis | None = None) -> str:
        """One card: its emoji, else `7♥`."""
        return card_text(self.speech((), notation, emojis), card)

    def spoken(self, card: Card, notation: Notation = PLAYING_CARDS) -> str:
        """One card as words alone: `7♥`, `purple 7`."""
        return self.labels([card], notation)

    def cards(self, cards: Iterable[Card], notation: Notation = PLAYING_CARDS, emojis: CardEmojis | None = None) -> str:
        """Several cards, separated by blanks."""
        return cards_text(self.speech((), notation, emojis), cards)

    def labels(self, cards: Iterable[Card], notation: Notation = PLAYING_CARDS) -> str:
        """Cards on a button or in a select, beside which their emojis are shown: `7♥ 8♥`, `purple 7, 8, 9`."""
        if not notation.tiles:
            return self.cards(cards, notation)
        speech, said, colour = self.speech((), notation), list[str](), None
        for card in cards:
            if card.is_joker:
                said.append(card_text(speech, card))
            else:
                said.append(str(card.rank) if card.suit == colour else tile_said(speech, card))
            colour = None if card.is_joker else card.suit
        return Bent.together(said, lambda those: speech.listed(those, "told"))

    def cards_said(self, cards: Sequence[Card], notation: Notation = PLAYING_CARDS) -> str:
        """Several cards for an alt text: by their signs, tiles by their colours' names."""
        return alt_text.cards_said(self.speech((), notation), cards)

    def alt(self, heading: str, lines: Sequence[str]) -> str:
        """What is told line by line as an alt text: what has room, and how many lines more there are."""
        return alt_text.lines(self.speech(), heading, lines)

    def with_cards(self, prose: str, emojis: CardEmojis | None = None) -> str:
        """A text in which cards are written as `9♥`, shown by their emojis as far as there are any."""
        return IN_PROSE.sub(lambda found: self.card(PLAYING_CARDS.parse(found[0]), emojis=emojis), prose)

    def hand_alt(self, view: MatchView, notation: Notation = PLAYING_CARDS, *, chosen: Sequence[Card] = ()) -> str:
        """All that the picture of one's own hand shows, as its alt text: at most 1,024 characters."""
        return alt_text.hand(self.speech((), notation), view, chosen)

    def variant_name(self, key: str) -> str:
        """The name of a variant, as its booklet's English part prints it or nearest to it."""
        return self.text(f"variant-name-{key}")

    def pace_name(self, pace: Pace) -> str:
        """The name of a pace: `live`, `daily`, `custom`."""
        return self.text(f"pace-{pace.name}")

    def pace(self, pace: Pace) -> str:
        """A pace with its lengths: `daily: 24 hours a turn and 3 days in reserve, 1 hour to knock`."""
        lengths = self.text(
            "pace-lengths",
            turn=self.lasting(pace.turn),
            window=self.lasting(pace.window),
            reserve=self.lasting(pace.reserve) if pace.reserve else NOT_SAID,
        )
        named = pace.name != "custom"
        return self.text("pace-named", name=self.pace_name(pace), lengths=lengths) if named else lengths

    def agreed_time(self, pace: Pace) -> str:
        """What a table agrees on about time beyond its lengths: when turns rest, and whether they end by themselves."""
        return self.text("pace-agreed", rests=rests_of(pace), end="yes" if pace.by_itself else "no")

    def clock(self, at: time) -> str:
        """A time of day as the language writes it: `22:00`."""
        return format_time(at, format="short", locale=self.region)

    def language(self, locale: str) -> str:
        """A language by its own name, whoever reads it: `Deutsch` for `de`."""
        return manifest(language_of(locale).folders[0]).name

    def day(self, day: date) -> str:
        """A date as the language writes it: `24 Dec 2030`."""
        return format_date(day, format="medium", locale=self.region)

    def month(self, day: date) -> str:
        """A month as the language writes it: `December 2030`."""
        return format_skeleton("yMMMM", day, locale=self.region)


@lru_cache
def _wording(locale: str, forms: tuple[str, ...] = (), rules: RuleSet | None = None) -> Wording:
    return Wording(locale, forms, rules=rules)
