"""Taking back: what a turn has laid goes back to the hand, as long as nothing was drawn or discarded since."""

from collections import Counter
from copy import deepcopy
from typing import Any

from tests.referee.draw_discard.table import TURNS, Table
from tests.referee.foul import expect
from tests.referee.pieces import JOKER, canonical
from tests.referee.record import Entry

_LAYING_CHANGES = (
    "melds",
    "next_meld",
    "opened",
    "melded",
    "first_melder",
    "earned",
    "turn",
    "idle_renewals",
    "idle_turns",
    "stale_turns",
)


def keep(table: Table) -> None:
    """Before the turn lays for the first time: all that laying changes."""
    if table.before_laying is None:
        kept = {name: getattr(table, name) for name in _LAYING_CHANGES}
        table.before_laying = deepcopy({**kept, "hand": table.hands[table.seat]})


def forget(table: Table) -> None:
    """Nothing can be taken back any more: a card was drawn, or the turn is over."""
    table.before_laying = None


def takes_back(table: Table, told: Entry) -> None:
    """Everything lies as it did before the turn laid anything. Raises Foul for whatever does not."""
    table.expect_actor(told["seat"], "takes back what it laid")
    expect(table.move["kind"] == "take_back", TURNS, "melds are taken back without a move that does")
    before = table.before_laying
    expect(before is not None, TURNS, f"seat {table.seat} takes back, and nothing was laid that could be")
    assert before is not None
    _expect_told(table, before, told)
    table.hands[table.seat] = before["hand"]
    for name in _LAYING_CHANGES:
        setattr(table, name, before[name])
    forget(table)


def _expect_told(table: Table, before: dict[str, Any], told: Entry) -> None:
    held, holds = Counter(before["hand"].cards), Counter(table.hands[table.seat].cards)
    back, jokers = held - holds, holds - held
    expect(canonical(told["cards"]) == canonical(back.elements()), TURNS, f"{told['cards']} are said to come back")
    expect(jokers == Counter({JOKER: told["jokers"]} if told["jokers"] else {}), TURNS, f"{jokers} leave the hand")
    gone = sorted(table.melds.keys() - before["melds"].keys())
    expect(sorted(told["gone"]) == gone, TURNS, f"the melds {told['gone']} are said to be gone, and {gone} are")
    again = {number for number, meld in before["melds"].items() if table.melds.get(number) != meld}
    expect({one["meld_id"] for one in told["melds"]} == again, TURNS, f"the melds {again} lie again as they did")
