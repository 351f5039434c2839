"""Tables before and after a rebuild, as the booklets' clauses judge them: jokers, new melds, openings."""

from collections import Counter

import pytest

from engine.archive.codec import dump_rules
from engine.variants import game_of
from tests.referee import Foul
from tests.referee.melds import Meld, run_reading
from tests.referee.pieces import JOKER, RANK_OF
from tests.referee.rebuilding.jokers import expect_jokers
from tests.referee.rebuilding.rebuilt import Rebuilt
from tests.referee.record import Entry, read_rules


def rules_of(key: str, **switches: object) -> Entry:
    return read_rules(dump_rules(game_of(key, {name.replace("__", "."): on for name, on in switches.items()}).rules))


def meld(rules: Entry, text: str) -> Meld:
    """`4S 5S JK=6S`; a joker without a face is read from where it stands, in a set as any missing suit."""
    cards, faces = [], []
    for piece in text.split():
        own, _, face = piece.partition("=")
        cards.append(own)
        faces.append(face or (None if own == JOKER else own))
    naturals = [one for one in cards if one != JOKER]
    if len({RANK_OF[one] for one in naturals}) == 1:
        return Meld(0, "set", tuple(cards), tuple(faces))
    if None in faces:
        faces = list(run_reading(rules, cards)[-1])
    return Meld(0, "run", tuple(cards), tuple(faces))


def table(rules: Entry, text: str) -> dict[int, Meld]:
    return {number: meld(rules, one.strip()) for number, one in enumerate(text.split("|"), 1)}


def rebuilt(rules: Entry, before: str, after: str, laid: str) -> Rebuilt:
    was, now = table(rules, before), table(rules, after)
    return Rebuilt(was, now, Counter(laid.split()), 0, frozenset(now), {})


TABLE_002 = "3S 4S 5S JK=6S 7S 8S 9S"


@pytest.mark.parametrize(
    ("before", "after", "laid"),
    [
        # Not replaced, and in a set now: another kind of meld.
        (TABLE_002, "3S 4S 5S | 7S 8S 9S | JK=6S 6H 6D", "6H 6D"),
        # The 6S that lies in its own set all the time replaces nothing.
        (f"{TABLE_002} | 6S 6H 6D", "3S 4S 5S | 6S 6H 6D | 7S 8S 9S | 2C 3C JK=4C", "2C 3C"),
        # For another tile than before.
        ("7S 8S 9S JK=10S", "7S JK=8S 9S | 8S 8H 8D", "8H 8D"),
        # Two runs are joined, each all there: no tile has left its own.
        ("9C 10C JK=JC QC | JC JK=QC KC", "9C 10C JC QC KC | 3H JK=4H 5H | 9H JK=9D 9S", "3H 5H 9H 9S"),
    ],
)
def test_a002_04b_a_joker_that_was_not_replaced_stays_for_its_tile(before: str, after: str, laid: str):
    rules = rules_of("my_rummy")
    with pytest.raises(Foul, match="A002-04b"):
        expect_jokers(rules, rebuilt(rules, before, after, laid), may_free=True)


def test_a004_04_a_meld_with_a_joker_is_added_to_and_never_split():
    rules = rules_of("tile_rummy")
    expect_jokers(rules, rebuilt(rules, "4S 5S JK=6S", "3S 4S 5S JK=6S 7S", "3S 7S"), may_free=True)
    with pytest.raises(Foul, match="A004-04"):
        expect_jokers(rules, rebuilt(rules, "3S 4S 5S JK=6S", "3S 3H 3D | 4S 5S JK=6S", "3H 3D"), may_free=True)


def test_a004_04_two_locked_melds_that_go_on_in_one_share_no_tile():
    rules, before = rules_of("tile_rummy"), "2S 3S 4S 5S JK=6S | JK=AS 2S 3S 4S 5S"
    joined = rebuilt(rules, before, "JK=AS 2S 3S 4S 5S JK=6S | 2S 2H 2D | 3S 4S 5S", "2H 2D")
    with pytest.raises(Foul, match="A004-04"):
        expect_jokers(rules, joined, may_free=True)


def test_a004_03_a_freed_joker_lies_in_a_new_meld_at_once():
    rules = rules_of("tile_rummy")
    freed = rebuilt(rules, "4S 5S JK=6S | 9H 9D 9C", "4S 5S 6S | 9H 9D 9C | JK=AC 2C 3C", "6S 2C 3C")
    expect_jokers(rules, freed, may_free=True)
    with pytest.raises(Foul, match="A004-03"):
        expect_jokers(rules, rebuilt(rules, "4S 5S JK=6S | 9H 9D 9C", "4S 5S 6S | 9H 9D 9C JK", "6S"), may_free=True)


def test_g20_no_joker_is_freed_before_the_opening():
    rules = rules_of("my_rummy")
    with pytest.raises(Foul):
        expect_jokers(rules, rebuilt(rules, "4S 5S JK=6S", "4S 5S 6S | 2C 3C JK=4C", "6S 2C 3C"), may_free=False)
