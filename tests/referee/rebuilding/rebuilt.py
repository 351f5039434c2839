"""A table before and after a move that rebuilds it, compared piece by piece."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tests.referee.foul import expect
from tests.referee.melds import VALUES, Meld, read_meld, worth
from tests.referee.pieces import CONSERVED, JOKER
from tests.referee.record import Entry

REBUILDING = "RULES, rearranging"
LEAST_FROM_RACK = "G-24"
ORIGIN = "A002-11"
CHANGES = "the record of what came to each meld"


@dataclass(frozen=True)
class Rebuilt:
    """What a move made of the table: all melds before and after, the pieces laid, the jokers that went to the hand.

    `touched` are the numbers of the melds that are new or changed, `own` is by meld the worth of the
    pieces laid, where they lie now.
    """

    before: Mapping[int, Meld]
    after: Mapping[int, Meld]
    laid: Counter[str]
    to_hand: int
    touched: frozenset[int]
    own: Mapping[int, int]

    @property
    def new(self) -> list[int]:
        """The numbers that no meld had before."""
        return [number for number in self.after if number not in self.before]


def rebuild(
    rules: Entry, before: Mapping[int, Meld], told: Entry, held: int, loose: Counter[str] | None = None
) -> Rebuilt:
    """The table after the move. Raises Foul where it does not come from the one before and the pieces laid.

    `held` is how many pieces the seat had, `loose` are pieces of the table that the clock takes off it, None where
    no clock is at work.
    """
    after = {number: meld for number, meld in before.items() if number not in told["gone"]}
    expect(set(told["gone"]) <= set(before), REBUILDING, f"melds {told['gone']} are used up, and some never lay there")
    own, moved, laid_there = dict[int, int](), 0, Counter[str]()
    changes = {change["meld_id"]: change for change in told["changes"]}
    highest = max(before, default=0)
    for lying in told["melds"]:
        number = lying["meld_id"]
        meld = read_meld(rules, lying["owner"], lying["meld"])
        old = after.get(number)
        fresh = number not in before and number > highest
        expect(old is not None or fresh, REBUILDING, f"meld {number} is told to be new")
        expect(meld.owner == (told["seat"] if old is None else old.owner), REBUILDING, f"{meld} is called another's")
        value = worth(rules, meld)
        expect(lying["value"] == sum(value), VALUES, f"{meld} is worth {sum(value)}, not {lying['value']}")
        after[number] = meld
        change = changes.pop(number, {"laid": (), "moved": ()})
        _expect_come(old, meld, change)
        laid_there.update(meld.cards[place] for place in change["laid"])
        own[number] = sum(value[place] for place in change["laid"])
        moved += len(change["moved"])
    expect(not changes, CHANGES, f"melds {sorted(changes)} are said to change, and do not")
    laid: Counter[str] = Counter(told["cards"])
    expect(
        laid_there == laid,
        CONSERVED,
        f"{sorted(laid_there.elements())} lie new on the table, {told['cards']} were laid",
    )
    expect(told["moved"] == moved, REBUILDING, f"{told['moved']} pieces are counted as moved, and {moved} are")
    to_hand = _expect_conserved(before.values(), after.values(), laid, loose or Counter())
    found = Rebuilt(before, after, laid, to_hand, frozenset(lying["meld_id"] for lying in told["melds"]), own)
    least = min(rules["rearrange"]["min_rack"], held) if loose is None else 0
    expect(laid.total() >= least, LEAST_FROM_RACK, f"{laid.total()} pieces come from the rack, and {least} must")
    # A table that the clock tears apart is one that nobody may leave so: where its pieces come from is not asked.
    if rules["rearrange"]["check"] == "strict_origin" and not loose:
        _expect_origin(found)
    return found


def _expect_come(old: Meld | None, meld: Meld, change: Entry) -> None:
    """What came to a meld is what is told to have come."""
    there = Counter[str]() if old is None else Counter(old.cards)
    told = Counter(meld.cards[place] for place in (*change["laid"], *change["moved"]))
    come = Counter(meld.cards) - there
    expect(come <= told, CHANGES, f"{sorted(come.elements())} came to {meld}, and {sorted(told.elements())} is told")


def _expect_conserved(before: Iterable[Meld], after: Iterable[Meld], laid: Counter[str], loose: Counter[str]) -> int:
    """All that lay on the table lies there still, but for jokers that were freed; gives how many of them."""
    lay = Counter(one for meld in before for one in meld.cards)
    lies = Counter(one for meld in after for one in meld.cards)
    lies += loose
    extra, gone = lies - (lay + laid), (lay + laid) - lies
    expect(not extra, CONSERVED, f"{sorted(extra.elements())} lie on the table and come from nowhere")
    expect(not gone - Counter({JOKER: gone[JOKER]}), CONSERVED, f"{sorted(gone.elements())} are gone from the table")
    return gone[JOKER]


def _expect_origin(found: Rebuilt) -> None:
    """Of each meld three pieces stay together, or all are taken, each to a meld of its own.

    Equal pieces cannot be told apart, so each meld is judged by itself.
    """
    after = list(found.after.values())
    for meld in found.before.values():
        stay = max((_together(meld, now) for now in after), default=0)
        taken = _apart(list(meld.cards), [set(now.cards) for now in after])
        expect(stay >= 3 or taken, ORIGIN, f"of {meld} only {stay} pieces stay together")


def _together(meld: Meld, now: Meld) -> int:
    """How many pieces of a meld lie in another; a joker that was exchanged is there in the tile that took its place."""
    there = Counter(now.cards)
    same = Counter(meld.cards) & there
    gone = meld.jokers - same[JOKER]
    left = there - same
    jokers = [face for own, face in meld.pairs() if own == JOKER] if now.kind == meld.kind else []
    exchanged = sum(meld.kind == "set" or left[face or ""] > 0 for face in jokers)
    return same.total() + min(gone, exchanged, left.total())


def _apart(cards: list[str], places: list[set[str]]) -> bool:
    if not cards:
        return True
    return any(
        cards[0] in place and _apart(cards[1:], places[:at] + places[at + 1 :]) for at, place in enumerate(places)
    )
