"""Gin: knocking, gin, big gin, lay-offs, the undercut, and what a round is worth (docs/GIN_AND_500.md)."""

import pytest

from engine.games.events import Knocked, LaidOff, TurnBegan
from engine.games.gin.rules import GinRules
from engine.games.moves import Discard, MoveKind
from engine.rules.refusals import Reject
from engine.rules.scores import RoundEnd, ScoreItem
from tests.engine.builders import PLAY, card, cards, happened, new_meld, refused
from tests.engine.gin_builders import LAY_OFF, PRINTED, GinTable, gin_dealt, gin_house, gin_table

# 2S 3S 4S and 9H 9D 9C, and 5C 4D AC are ten points of deadwood; the king is thrown.
TEN = "2S 3S 4S 9H 9D 9C 5C 4D AC KD"
# Three runs; an ace is left, and the king is thrown.
ACE = "2S 3S 4S 9H 10H JH 5C 6C 7C AD KD"
# Three runs of three and four cards; the king is thrown.
GIN_HAND = "2S 3S 4S 9H 10H JH 5C 6C 7C 8C KD"
FITTING = "5S 6S QH KH 8C 9D 9S 2D 3C 4H"
LOOSE = "QH QC 8D 6D 2D 10C 4H 3D 7S JS"


def items(table: GinTable, seat: int) -> dict[ScoreItem, int]:
    """The lines of a seat's score in the finished round."""
    score = table.result.seats[seat]
    return dict(score.items) if score is not None else {}


def at(hand: str, other: str = LOOSE, rules: GinRules = PRINTED, **more: object) -> GinTable:
    return gin_table(rules, hands=[hand, other], **more)


@pytest.mark.parametrize(("limit", "may"), [(0, False), (9, False), (10, True), (30, True)])
def test_gin_knock_limit(limit: int, may: bool) -> None:
    table = at(TEN, rules=gin_house(f"knock.limit={limit}"))
    assert bool(table.options(0).may_knock) is may
    if not may:
        with refused(Reject.KNOCK_TOO_HIGH, left=10, limit=limit):
            table.knock("KD")
        assert (table.phase, table.turn_seat) == (PLAY, 0)


@pytest.mark.parametrize(
    ("switch", "upcard", "limit"),
    [
        *(("knock.oklahoma=on", upcard, limit) for upcard, limit in (("6D", 6), ("KH", 10), ("10H", 10), ("AH", 1))),
        ("knock.oklahoma.ace=gin", "AH", 0),
        ("knock.limit=5", "KH", 5),
    ],
)
def test_gin_oklahoma_the_upcard_sets_or_lowers_the_limit_and_an_ace_may_mean_gin(switch, upcard, limit) -> None:
    rules = gin_house("knock.oklahoma=on", switch)
    table = gin_dealt(rules, hands=[TEN, "QH QC 8D 6S 2D 10C 4H 3D 7S JS"], rest=upcard)
    assert (table.view(0).limit, table.view(1).limit, table.view(None).limit) == (limit,) * 3


@pytest.mark.parametrize(
    ("switch", "upcard", "doubled"), [("on", "KS", True), ("on", "KH", False), ("off", "KS", False)]
)
def test_gin_oklahoma_spades_double(switch: str, upcard: str, doubled: bool) -> None:
    rules = gin_house(f"knock.oklahoma.spades_double={switch}")
    assert gin_dealt(rules, hands=[TEN, LOOSE], rest=upcard).view(1).doubled is doubled


def test_gin_the_knocker_may_name_melds() -> None:
    """Seven of hearts in the run or in the set: both leave nothing, the run of four is harder to add to."""
    hand = "4H 5H 6H 7H 7S 7D 7C JC QC KC 2D"
    for named, other in (("4H 5H 6H 7H", "7S 7D 7C"), ("7S 7H 7D 7C", "4H 5H 6H")):
        table = at(hand)
        table.knock("2D", named)
        assert {named, other} <= set(table.melds(0))


def test_gin_named_melds_may_leave_too_much() -> None:
    """Three threes would leave seven points, the run leaves ten."""
    table = at("AH 2H 3H 3S 3D 9C 10C JC QC 4D KD", rules=gin_house("knock.limit=9"))
    with refused(Reject.KNOCK_TOO_HIGH, left=10, limit=9):
        table.knock("KD", "AH 2H 3H")
    table.knock("KD", "3S 3H 3D")
    assert table.round.knocked_with == 7


@pytest.mark.parametrize(
    ("named", "code"),
    [("2S 3S 5C", Reject.NOT_A_MELD), ("2S 3S", Reject.MELD_TOO_SHORT), ("QH QC QD", Reject.NOT_IN_HAND)],
)
def test_gin_named_melds_are_melds_of_ones_own_and_named_to_knock_only(named: str, code: Reject) -> None:
    table = at(ACE)
    with refused(code):
        table.knock("KD", named)
    with refused(Reject.NOT_IN_HAND, card=card("KD")):
        at("2S 3S 4S 9H 10H JH 5C 6C JD QD KD").knock("KD", "JD QD KD")
    with refused(Reject.WRONG_PHASE):
        table.do(Discard(0, 10, card("KD"), melds=(new_meld("5C 6C 7C"),)))
    # What is not named is melded as is best.
    table.knock("KD", "5C 6C 7C")
    assert table.melds(0) == ["5C 6C 7C", "9H 10H JH", "2S 3S 4S"]


def test_gin_the_other_seat_lays_off() -> None:
    table = at(ACE, FITTING)
    told = table.knock("KD")
    assert isinstance(told[-1], TurnBegan)
    assert (table.phase, table.turn_seat) == (LAY_OFF, 1)
    assert table.active() == {1: frozenset({MoveKind.LAY, MoveKind.PASS_TURN})}
    assert set(table.options(1).layoffs) == {(card("5S"), 3), (card("QH"), 1), (card("8C"), 2)}
    told = table.lay(layoffs=[("5S", 3), ("6S", 3)])
    assert [event.card for event in happened(told, LaidOff)] == list(cards("5S 6S"))
    assert table.melds(0) == ["9H 10H JH", "5C 6C 7C", "2S 3S 4S 5S 6S"]
    # Queen, king, eight, nine, nine, two, three, four are left: 55, less the ace.
    assert (table.result.end, table.points()) == (RoundEnd.KNOCKED, [54, 0])


def test_gin_a_card_is_kept_for_a_meld_where_that_is_better() -> None:
    """The queen of hearts would fit the run, but three queens are worth more."""
    table = at(ACE, "QH QS QD 8D 9D 9S 2D 3C 4H 2C")
    table.knock("KD")
    table.pass_()
    assert "QS QH QD" in table.melds(1)
    assert table.melds(0)[0] == "9H 10H JH"


def test_gin_the_seat_may_name_its_melds_and_lay_off_less_than_it_could() -> None:
    table = at(ACE, "5S 6S QH QS QD 9D 9S 9C 3C 4H")
    table.knock("KD")
    table.lay("9D 9S 9C")
    assert sorted(table.melds(1)) == ["9S 9D 9C", "QS QH QD"]
    assert table.points() == [5 + 6 + 3 + 4 - 1, 0]


@pytest.mark.parametrize(
    ("melds", "layoffs", "code"),
    [
        ((), (), Reject.NOTHING_CHOSEN),
        ((), (("6S", 3),), Reject.DOES_NOT_FIT),
        ((), (("KC", 1),), Reject.NOT_IN_HAND),
        ((), (("5S", 9),), Reject.NO_SUCH_MELD),
        (("9D 9S 4H",), (), Reject.NOT_A_MELD),
        (("5S 6S 7S",), (), Reject.NOT_IN_HAND),
    ],
)
def test_gin_what_is_refused_in_laying_off(melds: tuple[str, ...], layoffs: tuple[tuple[str, int], ...], code: Reject):
    """There is nothing else to do after a knock, and the clock lays off what is best."""
    table = at(ACE, FITTING)
    table.knock("KD")
    before = table.round
    with refused(code):
        table.lay(*melds, layoffs=layoffs)
    for other in (table.draw, lambda: table.discard("QH")):
        with refused(Reject.LAY_OFF_FIRST):
            other()
    assert table.round == before
    table.time_out()
    assert table.points() == [26, 0]


ELEVEN = "2S 3S 4S 9H 10H JH 5C 6C 7C 8C 9C"
BIG = gin_house("score.big_gin=31")


def test_gin_big_gin_lays_all_eleven_cards_where_it_is_agreed() -> None:
    table = at(ELEVEN, "7S JS QC 7D 2D 3H 4D 10C KC 6H", rules=BIG)
    assert table.options(0).may_meld
    told = table.lay("2S 3S 4S", "9H 10H JH", "5C 6C 7C 8C 9C")
    assert happened(told, Knocked) == [Knocked(0, 0, big=True)]
    assert (table.result.end, table.discards) == (RoundEnd.BIG_GIN, "9S")
    assert items(table, 0) == {ScoreItem.DIFFERENCE: 69, ScoreItem.BIG_GIN: 31}
    printed, short = at(ELEVEN), at(GIN_HAND, rules=BIG)
    assert printed.active() == {0: frozenset({MoveKind.DISCARD})}
    with refused(Reject.BIG_GIN_DISABLED):
        printed.lay("2S 3S 4S", "9H 10H JH", "5C 6C 7C 8C 9C")
    assert not short.options(0).may_meld
    with refused(Reject.BIG_GIN_NEEDS_ALL, cards=cards("KD")):
        short.lay("2S 3S 4S", "9H 10H JH", "5C 6C 7C 8C")


def test_gin_the_knockers_melds_and_deadwood_are_open_to_all() -> None:
    table = at(ACE, FITTING)
    table.knock("KD")
    for viewer in (0, 1, None):
        view = table.view(viewer)
        assert (view.knocker, view.deadwood, len(view.melds)) == (0, cards("AD"), 3)
    assert (table.view(0).hand, table.view(None).hand) == (cards("AD"), ())
