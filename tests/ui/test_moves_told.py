"""Board, call and hand tell whoever is in turn to make moves that are open to them then, in matches of every game."""

import random
import re
from itertools import islice
from typing import Any, Final

import pytest

from bot.hosting.games.drafts import Draft
from bot.ui.games.families import family_of
from bot.ui.hand.sitting import Reply
from bot.ui.table.game_facts import moment_and_end
from bot.ui.table.notice import turn_notice
from engine.games.moves import MoveKind as Kind
from tests.contract.cases import CASES, Case, walked
from tests.ui.looks import ENGLISH, NO_EMOJIS, seen, texts

MEANS: Final[dict[str, set[Kind]]] = {
    r"\bdraw\b(?! nothing)": {Kind.DRAW_STOCK},
    r"\btake\b": {Kind.DRAW_STOCK, Kind.TAKE_DISCARD},
    r"lies open": {Kind.LAY_TABLE},
    r"\bdiscard (one|a) card|\bto discard|: discard a|\baside\b": {Kind.DISCARD},
    r"\blay\b(?! nothing)|\bmeld\b": {Kind.LAY, Kind.LAY_TABLE, Kind.PLACE_CARD},
    r"\bpass\b|refuse|end (the|your) turn": {Kind.PASS_TURN},
    r"back": {Kind.RETURN_DISCARD},
}


def told(case: Case, state: Any, seat: int) -> str:
    at, own = (seen(case.game.view(state, of), case.game.rules, variant=case.variant) for of in (None, seat))
    panel = family_of(own.view).hand.panel(Reply(own, Draft()), own.view, ENGLISH, NO_EMOJIS)
    called = texts(turn_notice(at, seat, ENGLISH, NO_EMOJIS))
    return "\n".join([*moment_and_end(at, ENGLISH, NO_EMOJIS), called, panel.moment()])


# After so many steps longer walks meet no moment of another kind.
@pytest.mark.parametrize(("family", "steps"), [("draw_discard", 150), ("gin", 600), ("suit_rows", 150), ("tiles", 150)])
def test_whoever_is_in_turn_is_told_of_moves_that_are_open_to_them(family: str, steps: int) -> None:
    wrong, looked = [], set()
    for case in (one for one in CASES if one.conduct.family == family and not one.series):
        for taken in islice(walked(case.game, case.seats, random.Random(str(case))), steps):
            view = case.game.view(taken.after, None)
            kinds = case.game.active(taken.after).get(view.turn_seat, frozenset())
            if kinds and (case.house, view.phase, kinds) not in looked:
                looked.add((case.house, view.phase, kinds))
                said = told(case, taken.after, view.turn_seat)
                wrong += [(verb, said) for verb, means in MEANS.items() if re.search(verb, said) and not means & kinds]
    assert (wrong, len(looked) > 5) == ([], True)
