"""What is not right about a table in the making: each reason once, with the numbers of all the melds it holds for."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ui.hand.questions import Speaker
from bot.ui.table.game_facts import names_of, notation_of
from bot.ui.workbench.bench import Wrong
from engine.rules.refusals import Reject


def problems_told(speaker: Speaker, wrong: Sequence[Wrong]) -> list[str]:
    """One sentence for each reason, in the order of the melds; melds go by their numbers in the picture, from 1."""
    held: dict[str | int, list[int]] = {}
    for one in wrong:
        held.setdefault(_reason(speaker, one), []).extend([] if one.meld is None else [one.meld + 1])
    return [_sentence(speaker, reason, melds) for reason, melds in held.items()]


def _reason(speaker: Speaker, wrong: Wrong) -> str | int:
    """Why a meld or the table is none: how many pieces a meld lacks, else the rules' own sentence."""
    facts = wrong.why.facts
    count, least = facts.get("count"), facts.get("min")
    if wrong.why.code is Reject.MELD_TOO_SHORT and isinstance(count, int) and isinstance(least, int):
        return least - count
    record = speaker.record
    return speaker.wording.reject(
        wrong.why, notation=notation_of(record), names=names_of(record), emojis=speaker.emojis
    )


def _sentence(speaker: Speaker, reason: str | int, melds: Sequence[int]) -> str:
    numbers = speaker.wording.listed([str(number) for number in melds])
    if isinstance(reason, int):
        return speaker.wording.text("workbench-short", numbers=numbers, count=len(melds), lacking=reason)
    if not melds:
        return reason
    return speaker.wording.text("workbench-of-melds", numbers=numbers, count=len(melds), why=reason)
