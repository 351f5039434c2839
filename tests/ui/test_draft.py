"""What a player has prepared: it survives the database, and never outlives the hand or the turn that it is for."""

import json

from bot.hosting.games.drafts import Draft, SortOrder, dump_draft, load_draft
from engine.cards import JOKER
from engine.games.moves import JokerSwap
from tests.engine.builders import at_table, card, text
from tests.ui.looks import a_draft


def test_a_draft_survives_the_database() -> None:
    draft = a_draft("7H 7H JK", order=SortOrder.MELDS, swaps=(JokerSwap(3, card("AS")),), call=True, turn=12)
    assert load_draft(json.loads(json.dumps(dump_draft(draft)))) == draft


def test_no_draft_and_a_foreign_draft_are_an_empty_one() -> None:
    assert load_draft({}) == Draft()
    assert load_draft({"chosen": ["9Z"], "colour": "green"}) == Draft()


def test_equal_cards_can_be_chosen_once_each_and_those_that_were_played_not_any_more() -> None:
    table = at_table(hands=["7H 7H 8H", "2C"])
    assert text(a_draft("7H 7H 9H").at(table.view(0)).chosen) == "7H 7H"
    table = at_table(hands=["7H 8H", "2C"])
    assert text(a_draft("7H 7H 9H").at(table.view(0)).chosen) == "7H"


def test_a_drafted_swap_shows_the_hand_with_the_joker_and_is_gone_with_its_turn() -> None:
    view = at_table(hands=["6H 9S", "2C"], melds=[(0, "5H JK=6H 7H")]).view(0)
    swaps = (JokerSwap(1, card("6H")),)
    assert Draft(swaps=swaps, turn=10).at(view).hand(view) == (card("9S"), JOKER)
    assert Draft(swaps=swaps, call=True, turn=9).at(view) == Draft(turn=10)


def test_what_was_chosen_before_drawing_stays_chosen_and_what_was_played_with_does_not() -> None:
    short, long = at_table(hands=["7H 8H", "2C"]).view(0), at_table(hands=["7H 8H KS", "2C"]).view(0)
    assert text(a_draft("7H", turn=10).after(short, long).chosen) == "7H"
    assert a_draft("7H KS", turn=10).after(long, short) == Draft(turn=10)


def test_what_was_chosen_does_not_pass_into_the_next_round() -> None:
    """Whoever goes out is dealt a new hand, which may hold the very faces that were just played."""
    before, dealt = at_table(hands=["7H", "2C"]).view(0), at_table(hands=["7H 8H 9H", "2C"]).view(0)
    next_round = dealt._replace(round=before.round + 1, turn=before.turn + 1)
    assert a_draft("7H", turn=10).after(before, next_round).chosen == ()
