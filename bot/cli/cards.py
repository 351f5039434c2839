"""`talon check` and `talon deadwood`: what cards are worth, whether they are a meld, what is left of a hand."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Annotated, Final

import typer

from bot.cli.failures import BadInput
from bot.cli.questions import (
    CARDS_HELP,
    Answer,
    BatchFlag,
    JsonFlag,
    Question,
    RuleOption,
    VariantKey,
    ask,
    variant_with,
)
from engine.cards import Card
from engine.errors import IllegalMove
from engine.gin_rules import GinRules
from engine.melds import MeldRules, hand_value, meld_value, read_meld
from engine.moves import NewMeld
from engine.rules import DrawDiscardRules
from engine.variants import Variant

MOST_CARDS: Final = 30

CardsText = Annotated[str | None, typer.Argument(metavar="CARDS", help=CARDS_HELP)]

check = typer.Typer(no_args_is_help=True, help="Ask the rules about cards.")


@check.command("hand")
def check_hand(
    variant: VariantKey,
    hand: Annotated[str | None, typer.Argument(metavar="HAND", help=f"{CARDS_HELP} Suits may be left out.")] = None,
    rule: RuleOption = None,
    as_json: JsonFlag = False,
    batch: BatchFlag = False,
) -> None:
    """What a hand counts when the round ends."""
    question = Question("hand", partial(_hand_answer, variant_with(variant, rule)), _told_points)
    ask(question, hand, as_json=as_json, batch=batch)


@check.command("meld")
def check_meld(
    variant: VariantKey,
    cards: CardsText = None,
    rule: RuleOption = None,
    as_json: JsonFlag = False,
    batch: BatchFlag = False,
) -> None:
    """Whether cards form one meld, of which kind, and what it is worth."""
    question = Question("cards", partial(_meld_answer, variant_with(variant, rule)), _told_meld)
    ask(question, cards, as_json=as_json, batch=batch)


def deadwood(
    variant: VariantKey,
    hand: CardsText = None,
    rule: RuleOption = None,
    as_json: JsonFlag = False,
    batch: BatchFlag = False,
) -> None:
    """The best melds of a hand, and what is left over."""
    question = Question("hand", partial(_deadwood_answer, variant_with(variant, rule)), _told_deadwood)
    ask(question, hand, as_json=as_json, batch=batch)


def _hand_answer(variant: Variant, text: str) -> Answer:
    return {"value": hand_value(_meld_rules(variant), variant.notation.parse_ranks(text))}


def _meld_answer(variant: Variant, text: str) -> Answer:
    rules, notation = _meld_rules(variant), variant.notation
    try:
        meld = read_meld(rules, NewMeld(notation.parse_many(text)))
    except IllegalMove as refusal:
        from bot.wording import Wording  # noqa: PLC0415 - the catalogs are read for a refusal only

        why = Wording.of("en").reject(refusal, notation=notation)
        return {"valid": False, "reject": refusal.code.value, "why": why}
    return {
        "valid": True,
        "kind": meld.kind.value,
        "value": meld_value(rules, meld),
        "cards": _texts(variant, meld.cards),
        "faces": [None if face is None else notation.text(face) for face in meld.faces],
    }


def _deadwood_answer(variant: Variant, text: str) -> Answer:
    from engine.search import best_melds  # noqa: PLC0415 - only this question searches

    rules, hand = _meld_rules(variant), variant.notation.parse_many(text)
    _must_be_held(variant, hand)
    found = best_melds(rules, hand)
    melds = [_texts(variant, meld.cards) for meld in found.melds]
    return {"deadwood": found.deadwood, "melds": melds, "left": _texts(variant, found.left)}


def _must_be_held(variant: Variant, hand: tuple[Card, ...]) -> None:
    """Raises BadInput for a hand that the deck cannot deal, or so large that an exact search would take for ever."""
    if len(hand) > MOST_CARDS:
        raise BadInput(f"a hand of {len(hand)} cards is too large to search; at most {MOST_CARDS}")
    deck = Counter(variant.family.deck(variant.rules))
    for card, count in Counter(hand).items():
        if count > deck[card]:
            raise BadInput(f"{count} x {variant.notation.text(card)}: the deck of {variant.key} holds {deck[card]}")


def _meld_rules(variant: Variant) -> MeldRules:
    if not isinstance(variant.rules, DrawDiscardRules | GinRules):
        raise BadInput(f"{variant.key} is played without melds")
    return variant.rules


def _texts(variant: Variant, cards: tuple[Card, ...]) -> list[str]:
    return [variant.notation.text(card) for card in cards]


def _points(count: int) -> str:
    return f"{count} point{'' if count == 1 else 's'}"


def _told_points(answer: Answer) -> str:
    return _points(answer["value"])


def _told_meld(answer: Answer) -> str:
    if not answer["valid"]:
        return f"no meld ({answer['reject']}): {answer['why']}"
    return f"{answer['kind']} {' '.join(answer['cards'])}: {_points(answer['value'])}"


def _told_deadwood(answer: Answer) -> str:
    melds = " | ".join(" ".join(meld) for meld in answer["melds"]) or "none"
    return f"{_points(answer['deadwood'])} left: {' '.join(answer['left']) or 'nothing'}; melds: {melds}"
