"""Rommé, Rommé mit Kaufen and Rommé mit Anlegen as booklet 003 prints them, sentence by sentence (RULES, 6 to 8)."""

import pytest

from engine.games.draw_discard.family import DRAW_DISCARD
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.events import ClaimUnwanted, ClaimWon, RommeCalled
from engine.rules.refusals import Reject
from engine.rules.scores import RoundEnd, cents
from engine.variants import game_of
from tests.engine.builders import DRAW, PLAY, WINDOW, CardTable, at_table, card, deal, happened, house, refused


def rules_of(key: str) -> DrawDiscardRules:
    return game_of(key).rules


BASIC, BUY, LAYOFF = (rules_of(key) for key in ("nsv_basic", "nsv_buy", "nsv_layoff"))


def test_v003_06_thirteen_cards_in_packets_of_three_and_once_four() -> None:
    step = deal(BASIC, seats=2, dealer=0)
    pack = DRAW_DISCARD.deck(BASIC)
    first, second = [], []
    at = 0
    for packet in (3, 3, 3, 4):
        first += pack[at : at + packet]
        second += pack[at + packet : at + 2 * packet]
        at += 2 * packet
    assert step.state.hands == (tuple(sorted(second)), tuple(sorted(first)))


@pytest.mark.parametrize("rules", [BASIC, BUY], ids=["basic", "buy"])
def test_003_others_exchange_the_joker_for_the_card_announced_and_g20_where_one_opens_only_then(rules) -> None:
    words = {"hands": ["KC KS 7D", "2C"], "melds": [(1, "KS KH KD JK=KC")]}
    table = at_table(rules, **words, opened=[1])
    if rules.opening.points:
        assert table.options(0).swaps == ()
        with refused(Reject.SWAP_NEEDS_OPENING):
            table.lay(swaps=[("KC", 1)])
        table = at_table(rules, **words, opened=[0, 1])
    assert table.options(0).swaps == ((card("KC"), 1),)
    with refused(Reject.SWAP_NO_JOKER):
        table.lay(swaps=[("KS", 1)])
    table.lay(swaps=[("KC", 1)])
    assert table.hand(0) == "KS 7D JK"


def test_a003_16_by_house_rule_jokers_stay() -> None:
    table = at_table(house(BASIC, "joker.swap=never"), hands=["KC 7D", "2C"], melds=[(1, "KS KH KD JK=KC")])
    with refused(Reject.SWAP_DISABLED):
        table.lay(swaps=[("KC", 1)])


@pytest.mark.parametrize("rules", [BASIC, BUY], ids=["basic", "buy"])
def test_003_nothing_is_laid_off_in_the_base_game(rules: DrawDiscardRules) -> None:
    table = at_table(rules, hands=["8H 7D", "2C"], opened=[0], melds=[(1, "5H 6H 7H")])
    assert table.options(0).layoffs == ()
    with refused(Reject.LAYOFF_DISABLED):
        table.lay(layoffs=[("8H", 1)])


def test_v003_01_the_discard_precedes_the_declaration() -> None:
    table = at_table(BASIC, hands=["3D 4D 6D 7D 9D QD", "AS KC"], stock="5D", phase=DRAW, lap=1)
    table.draw()
    table.lay("3D 4D 5D 6D 7D")
    told = table.discard("QD", call=True)
    assert RommeCalled(0, 9) in told
    assert (table.result.end, table.result.winner, table.discards) == (RoundEnd.KNOCKED, 0, "9S QD")


@pytest.mark.parametrize("limit", range(10))
def test_003_a_count_between_0_and_9_is_agreed_before_play(limit: int) -> None:
    """`limit` points left win, one more does not; with an agreed 0 everything must be laid or discarded."""
    agreed = house(BASIC, f"go_out.knock.limit={limit}")
    if limit > 1:
        table = at_table(agreed, hands=[f"{limit}D QD", "AS"])
        table.discard("QD", call=True)
        assert table.result.winner == 0
    with refused(Reject.KNOCK_TOO_HIGH, left=limit + 1 if limit else 2, limit=limit, test="at_most"):
        at_table(agreed, hands=[f"{max(limit + 1, 2)}D QD", "AS"]).discard("QD", call=True)


@pytest.mark.parametrize(
    ("switch", "left", "wins"),
    [
        ("go_out.knock.test=at_most", "8D", True),
        ("go_out.knock.test=exactly", "8D", False),
        ("go_out.knock.test=exactly", "9D", True),
        # A003-05: an ace counts 11 for the knock, or by house rule 1.
        ("go_out.knock.ace=11", "AD", False),
        ("go_out.knock.ace=1", "AD", True),
    ],
)
def test_a003_01_at_most_or_by_house_rule_exactly(switch: str, left: str, wins: bool) -> None:
    table = at_table(house(BASIC, switch), hands=[f"{left} QD", "AS"])
    assert (card("QD") in table.options(0).may_knock) is wins


def test_v003_07_ten_points_are_one_cent_for_information() -> None:
    assert cents(107) == 10.7


@pytest.mark.parametrize(("switch", "points"), [("own_hand_value", [9, 10]), ("nothing", [0, 10])])
def test_a003_04_every_player_is_charged_the_winner_too(switch: str, points: list[int]) -> None:
    table = at_table(house(BASIC, f"score.winner={switch}"), hands=["9D QD", "10S"])
    table.discard("QD", call=True)
    assert table.points() == points


def bought_from(rules: DrawDiscardRules = BUY) -> CardTable:
    """Four seats A B C D; A has just discarded the nine of hearts, and the two of clubs is next in the stock."""
    table = at_table(rules, hands=["9H 6H", "5C 6C", "5C 6C", "5C 6C"], discards="JS", stock="2C 3C 4C")
    table.discard("9H")
    assert table.phase is WINDOW
    return table


@pytest.mark.parametrize(("veto", "bought"), [("off", True), ("on", False)])
def test_a003_06_silence_agrees_unless_by_house_rule_it_refuses(veto: str, bought: bool) -> None:
    table = bought_from(house(BUY, f"claim.veto={veto}"))
    table.claim(2)
    told = table.close()
    assert bool(happened(told, ClaimWon)) is bought
    assert [one.seats for one in happened(told, ClaimUnwanted)] == ([] if bought else [(1,)])


@pytest.mark.parametrize(("exempt", "hand"), [("on", "9H 5C 6C"), ("off", "9H 2C 5C 6C")])
def test_a003_07_for_the_player_in_turn_it_is_an_ordinary_draw(exempt: str, hand: str) -> None:
    table = bought_from(house(BUY, f"claim.next_player_exempt={exempt}"))
    table.claim(1)
    assert (table.hand(1), table.turn_seat, table.phase) == (hand, 1, PLAY)


@pytest.mark.parametrize(("switch", "window"), [("on", True), ("off", False)])
def test_003_the_face_up_top_card_may_be_bought_the_upcard_too(switch: str, window: bool) -> None:
    rules = house(BUY, f"claim.upcard_buyable={switch}")
    step = deal(rules, seats=3, dealer=0)
    assert (step.state.phase is WINDOW) is window
    if window:
        table = CardTable(rules, step.state)
        assert table.asked == (1, 2, 0)
        table.pass_and_claim(1, 2)
        assert len(table.round.hands[2]) == 15
        assert (table.phase, table.turn_seat) == (DRAW, 1)


@pytest.mark.parametrize(("targets", "own", "others"), [("all_melds", 1, 1), ("others", 0, 1), ("own", 1, 0)])
def test_a000_34_on_all_melds_or_by_house_rule_on_some(targets: str, own: int, others: int) -> None:
    rules = house(LAYOFF, f"layoff.targets={targets}")
    table = at_table(rules, hands=["8H KC 3D", "2C"], melds=[(1, "5H 6H 7H"), (0, "10C JC QC")])
    assert len(table.options(0).layoffs) == own + others
    if not own:
        with refused(Reject.LAYOFF_TARGET):
            table.lay(layoffs=[("KC", 2)])
