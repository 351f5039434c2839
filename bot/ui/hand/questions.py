"""The words for chosen cards: what they are, what they are worth, what is missing, where they fit, and what must be
asked before they go on the table.

Whatever the rules have to say was asked of the engine before (`bot.ui.hand.laying`); here it is only told.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

import discord

from bot.card_emojis import CardEmojis
from bot.hosting.refusals import Refused
from bot.records.games import GameRecord
from bot.ui.hand.laying import Found, Laying
from bot.ui.table.game_facts import meld_rules, names_of, notation_of
from bot.wording import Wording
from bot.wording.lengths import cut
from engine.cards import JOKER, Card
from engine.games.moves import JokerSwap
from engine.games.table import TableMeld
from engine.games.views import PileView
from engine.melds.meld import Meld, MeldRules, NewMeld
from engine.melds.reading import read_meld
from engine.melds.search import missing_for
from engine.melds.worth import meld_value
from engine.rules.refusals import IllegalMove, Reject

LABEL_LONGEST: Final = 100
MOST_EMOJIS: Final = 14
"""So many card emojis, each of some fifty characters, are said in one list; a message holds 4,000."""


@dataclass(frozen=True, slots=True)
class Question:
    """A follow-up in the hand panel. `action` is what the hand's select does with the answer."""

    action: str
    prompt: str
    choices: tuple[discord.SelectOption, ...]


@dataclass(frozen=True, slots=True)
class Speaker:
    """The words for melds and ways of one game: with `emojis` as text shows cards, without as labels must."""

    wording: Wording
    record: GameRecord
    emojis: CardEmojis | None = None

    @property
    def in_signs(self) -> Self:
        return replace(self, emojis=None)

    def card(self, card: Card) -> str:
        return self.wording.card(card, notation_of(self.record), self.emojis)

    def cards(self, cards: Sequence[Card]) -> str:
        """Several cards, one after the other; by signs where so many emojis would fill a message."""
        speaker = self if len(cards) <= MOST_EMOJIS else self.in_signs
        return self.wording.cards(cards, notation_of(self.record), speaker.emojis)

    def meld(self, meld: Meld) -> str:
        """A meld's cards in table order; a joker with what it stands for."""
        speaker = self if len(meld.cards) <= MOST_EMOJIS else self.in_signs
        return " ".join(
            speaker.stands(card, face) if card is JOKER else speaker.card(card)
            for card, face in zip(meld.cards, meld.faces, strict=True)
        )

    def stands(self, card: Card, face: Card | None) -> str:
        """A joker with the card it stands for, as far as that is said."""
        if face is None or face is card:
            return self.card(card)
        return self.wording.text("card-as", card=self.card(card), face=self.card(face))

    def way(self, way: Laying, table: Sequence[TableMeld]) -> str:
        """Everything that a way puts on the table."""
        pieces = [self.meld(meld) for meld in way.melds]
        for off in way.layoffs:
            card = self.stands(off.card, off.face)
            pieces.append(self.wording.text("way-laid-off", card=card, meld=self.lying(off.meld, table)))
        return " | ".join(pieces)

    def swap(self, swap: JokerSwap, table: Sequence[TableMeld]) -> str:
        """A card and the meld from which it frees a joker."""
        return self.wording.text("way-swap", card=self.card(swap.card), meld=self.lying(swap.meld, table))

    def refusal(self, error: IllegalMove | Refused) -> str:
        """The sentence of a refusal."""
        notation, names = notation_of(self.record), names_of(self.record)
        return self.wording.reject(error, notation=notation, names=names, emojis=self.emojis)

    def lying(self, meld_id: int, table: Sequence[TableMeld]) -> str:
        """A meld on the table, with who laid it."""
        lying = next(meld for meld in table if meld.meld_id == meld_id)
        name = names_of(self.record)[lying.owner]
        owner = name if self.emojis is None else self.wording.name(name)
        return self.wording.text("way-lying", owner=owner, meld=self.meld(lying.meld))


def which_meld(speaker: Speaker, view: PileView, ways: Sequence[Laying]) -> Question:
    """Which of several ways to lay new melds."""
    rules = meld_rules(view.rules)
    choices = [
        _choice(
            way.name,
            speaker.way(way, view.melds),
            speaker.wording.text("way-worth", points=sum(meld_value(rules, meld) for meld in way.melds)),
        )
        for way in ways
    ]
    return Question("meld", speaker.wording.text("question-meld"), tuple(choices))


def which_lay_off(speaker: Speaker, view: PileView, ways: Sequence[Laying]) -> Question:
    """Which of several ways to lay off: on which meld, at which end."""
    choices = tuple(_choice(way.name, speaker.way(way, view.melds)) for way in ways)
    return Question("layoff", speaker.wording.text("question-layoff"), choices)


def which_swap(speaker: Speaker, view: PileView, swaps: Sequence[JokerSwap]) -> Question:
    """Which of several jokers to free."""
    choices = tuple(_choice(str(swap.meld), speaker.swap(swap, view.melds)) for swap in swaps)
    return Question("swap", speaker.wording.text("question-swap"), choices)


def what_is_missing(speaker: Speaker, rules: MeldRules, cards: Sequence[Card]) -> str:
    """Why chosen cards cannot be laid, and what would help. Raises IllegalMove where the rules say it best."""
    shortfall = missing_for(rules, cards)
    if not shortfall.melds and not shortfall.wanted:
        read_meld(rules, NewMeld(tuple(cards)))
    wanted = [speaker.card(card) for card in shortfall.wanted]
    return speaker.wording.text(
        "meld-left-over",
        melds=speaker.wording.listed([speaker.meld(meld) for meld in shortfall.melds]) if shortfall.melds else "none",
        left=speaker.wording.listed([speaker.card(card) for card in shortfall.left]),
        wanted=speaker.wording.listed(wanted, "or") if wanted else "none",
    )


def _choice(value: str, label: str, description: str | None = None) -> discord.SelectOption:
    return discord.SelectOption(label=cut(label, LABEL_LONGEST), value=value, description=description)


MOST_PLACES: Final = 2
"""Where more cards than these are added to melds, all is said in signs: a message would not hold the emojis."""


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells what became of judging at a table under its rules: each answer is a sentence of its own."""

    speaker: Speaker
    rules: MeldRules
    table: Sequence[TableMeld]

    def melds(self, found: Found) -> Iterator[str]:
        """What the chosen cards are when they are laid, and why that may not be."""
        best = found.ways[0]
        kind = best.melds[0].kind.value if len(best.melds) == 1 and not best.layoffs else "several"
        yield self.speaker.wording.text(
            "verdict-melds",
            kind=kind,
            points=found.points,
            laid=self.speaker.way(best, self.table),
        )
        if len(found.ways) > 1 and found.works:
            yield self.speaker.wording.text("verdict-ways", count=len(found.ways))
        yield from self.refused(found)

    def lay_offs(self, found: Found) -> Iterator[str]:
        """Where the chosen cards fit, and why they may not go there."""
        best = found.ways[0]
        speaker = self.speaker if len(best.layoffs) <= MOST_PLACES else self.speaker.in_signs
        places = [(speaker.stands(off.card, off.face), speaker.lying(off.meld, self.table)) for off in best.layoffs]
        yield " ".join([speaker.wording.text("verdict-fits", card=card, meld=meld) for card, meld in places])
        if len(found.ways) > 1 and found.works:
            yield self.speaker.wording.text("verdict-places", count=len(found.ways), cards=len(best.layoffs))
        yield from self.refused(found)

    def refused(self, found: Found) -> Iterator[str]:
        """Why what was found may not be done; of an opening how far it reaches."""
        if found.refused is not None:
            yield self.why(found.refused)

    def why(self, refusal: IllegalMove) -> str:
        """A refusal in words: short where a choice of cards is about to be changed."""
        match refusal.code:
            case Reject.OPENING_SHORT | Reject.OPENING_ONE_MELD:
                said = "verdict-opening" if refusal.code is Reject.OPENING_SHORT else "verdict-opening-single"
                facts = {name: refusal.facts[name] for name in ("points", "needed")}
                return self.speaker.wording.text(said, **facts)
        return self.speaker.refusal(refusal)

    def missing(self, cards: Sequence[Card]) -> str:
        """What lacks for several cards to be a meld: of what could be one run the gap, else what would help."""
        try:
            read_meld(self.rules, NewMeld(tuple(cards)))
        except IllegalMove as refusal:
            gap = refusal.facts.get("missing")
            if refusal.code is Reject.RUN_BROKEN and isinstance(gap, tuple) and gap:
                lacking = [self.speaker.card(card) for card in gap]
                listed = self.speaker.wording.listed(lacking)
                return self.speaker.wording.text("verdict-gap", missing=listed, count=len(lacking))
        shortfall = missing_for(self.rules, cards)
        if shortfall.wanted and not shortfall.melds:
            wanted = [self.speaker.card(card) for card in shortfall.wanted]
            return self.speaker.wording.text("verdict-wanting", wanted=self.speaker.wording.listed(wanted, "or"))
        try:
            return what_is_missing(self.speaker, self.rules, cards)
        except IllegalMove as refusal:
            return self.why(refusal)
