"""The verdict on chosen cards, in words: what they are, what they are worth, what is missing, where they fit.

Whatever the rules have to say was asked of the engine before (`bot.ui.hand.judging`); here it is only told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.ui.hand.judging import Found
from bot.ui.hand.questions import Speaker, what_is_missing
from bot.ui.table.game_facts import names_of, notation_of
from engine.cards import Card
from engine.games.table import TableMeld
from engine.melds.meld import MeldRules, NewMeld
from engine.melds.reading import read_meld
from engine.melds.search import missing_for
from engine.rules.refusals import IllegalMove, Reject

MOST_PLACES: Final = 2
"""Where more cards than these are added to melds, all is said in signs: a message would not hold the emojis."""


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells what became of judging at a table under its rules: each answer is a sentence of its own."""

    speaker: Speaker
    rules: MeldRules
    table: Sequence[TableMeld]

    def chosen(self, cards: Sequence[Card]) -> str:
        """What is chosen."""
        return self.speaker.wording.text("hand-chosen", cards=self.speaker.cards(cards))

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
        teller = self if len(best.layoffs) <= MOST_PLACES else replace(self, speaker=self.speaker.in_signs)
        yield " ".join([teller._fits(off.card, off.face, off.meld) for off in best.layoffs])
        if len(found.ways) > 1 and found.works:
            yield self.speaker.wording.text("verdict-places", count=len(found.ways), cards=len(best.layoffs))
        yield from self.refused(found)

    def _fits(self, card: Card, face: Card | None, meld: int) -> str:
        return self.speaker.wording.text(
            "verdict-fits", card=self.speaker.stands(card, face), meld=self.speaker.lying(meld, self.table)
        )

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
        record, wording = self.speaker.record, self.speaker.wording
        return wording.reject(refusal, notation=notation_of(record), names=names_of(record), emojis=self.speaker.emojis)

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
            return self.speaker.wording.text("verdict-wanting", wanted=self.speaker.wording.either(wanted))
        try:
            return what_is_missing(self.speaker, self.rules, cards)
        except IllegalMove as refusal:
            return self.why(refusal)
