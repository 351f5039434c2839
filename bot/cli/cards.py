"""`talon check` and `talon deadwood`: what cards are worth, whether they are a meld, what is left of a hand."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

import typer

from bot.cli.failures import BadInput
from bot.cli.pieces import explained, meld_rules, must_be_there, read_pieces, read_ranks, texts
from bot.cli.questions import (
    CARDS_HELP,
    Answer,
    Asked,
    BatchFlag,
    JsonFlag,
    Question,
    RuleOption,
    VariantKey,
    ask,
    variant_with,
)
from engine.melds.meld import NewMeld
from engine.melds.reading import read_meld
from engine.melds.worth import hand_value, meld_value
from engine.rules.refusals import IllegalMove
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
    question = Question(("hand",), partial(_hand_answer, variant_with(variant, rule)), _told_points)
    ask(question, {"hand": hand}, as_json=as_json, batch=batch)


@check.command("meld")
def check_meld(
    variant: VariantKey,
    cards: CardsText = None,
    rule: RuleOption = None,
    as_json: JsonFlag = False,
    batch: BatchFlag = False,
) -> None:
    """Whether cards form one meld, of which kind, and what it is worth."""
    question = Question(("cards",), partial(_meld_answer, variant_with(variant, rule)), _told_meld)
    ask(question, {"cards": cards}, as_json=as_json, batch=batch)


def deadwood(
    variant: VariantKey,
    hand: CardsText = None,
    rule: RuleOption = None,
    as_json: JsonFlag = False,
    batch: BatchFlag = False,
) -> None:
    """The best melds of a hand, and what is left over."""
    question = Question(("hand",), partial(_deadwood_answer, variant_with(variant, rule)), _told_deadwood)
    ask(question, {"hand": hand}, as_json=as_json, batch=batch)


def _hand_answer(variant: Variant, asked: Asked) -> Answer:
    return {"value": hand_value(meld_rules(variant), read_ranks(variant, asked["hand"]))}


def _meld_answer(variant: Variant, asked: Asked) -> Answer:
    rules, notation = meld_rules(variant), variant.notation
    try:
        meld = read_meld(rules, NewMeld(read_pieces(variant, asked["cards"])))
    except IllegalMove as refusal:
        refused = {"valid": False, "reject": refusal.code.value, "why": explained(variant, refusal)}
        choices = refusal.facts.get("choices")
        return {**refused, "choices": texts(variant, choices)} if isinstance(choices, tuple) else refused
    return {
        "valid": True,
        "kind": meld.kind.value,
        "value": meld_value(rules, meld),
        "cards": texts(variant, meld.cards),
        "faces": [None if face is None else notation.text(face) for face in meld.faces],
    }


def _deadwood_answer(variant: Variant, asked: Asked) -> Answer:
    from engine.melds.search import best_melds  # noqa: PLC0415

    rules, hand = meld_rules(variant), read_pieces(variant, asked["hand"])
    if len(hand) > MOST_CARDS:
        raise BadInput(f"a hand of {len(hand)} is too large to search; at most {MOST_CARDS}")
    must_be_there(variant, hand)
    found = best_melds(rules, hand)
    melds = [texts(variant, meld.cards) for meld in found.melds]
    return {"deadwood": found.deadwood, "melds": melds, "left": texts(variant, found.left)}


def points_text(count: int) -> str:
    """So many points, in words."""
    return f"{count} point{'' if count == 1 else 's'}"


def _told_points(answer: Answer) -> str:
    return points_text(answer["value"])


def _told_meld(answer: Answer) -> str:
    if not answer["valid"]:
        return f"no meld ({answer['reject']}): {answer['why']}"
    return f"{answer['kind']} {' '.join(answer['cards'])}: {points_text(answer['value'])}"


def _told_deadwood(answer: Answer) -> str:
    melds = " | ".join(" ".join(meld) for meld in answer["melds"]) or "none"
    return f"{points_text(answer['deadwood'])} left: {' '.join(answer['left']) or 'nothing'}; melds: {melds}"
