"""Summaries: every hand laid open, every point accounted for, and the way to another match."""

from dataclasses import replace
from typing import Any

import pytest

from bot.records.games import GameStatus, Predecessor, TableOf, VisibleGame
from bot.ui.table.summary import hands_pictures, match_summary, round_summary
from engine.cards import put_at
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.events import RoundBegan
from engine.rules.scores import MatchResult, RoundEnd, RoundResult, ScoreItem, SeatScore
from tests.engine.builders import LAYOFF, at_table, cards, house
from tests.engine.team_builders import karo8
from tests.ui.looks import ENGLISH, NO_EMOJIS, Table, a_look, buttons, texts

NEGATIVE = house(LAYOFF, "score.display=negative")
GROSS = house(LAYOFF, "match.eliminate_at=40", "match.eliminate_on=gross_penalty")
FIRST = RoundResult(
    1,
    RoundEnd.WENT_OUT,
    0,
    (
        SeatScore((), ((ScoreItem.HAND, 0), (ScoreItem.WINNER_BONUS, -40)), -40),
        SeatScore(cards("7H JK"), ((ScoreItem.HAND, 27),), 27),
        SeatScore(cards("AS"), ((ScoreItem.HAND, 11), (ScoreItem.FIRST_MELDER, 20)), 31),
    ),
)
SECOND = RoundResult(
    2,
    RoundEnd.STOCK_EXHAUSTED,
    None,
    tuple(SeatScore(cards("2C"), ((ScoreItem.HAND, 2),), 2) for _ in range(3)),
)


def a_finished_look(rules: DrawDiscardRules = LAYOFF, **view: Any) -> VisibleGame:
    """A match of two rounds; `view` are fields of what is seen of it."""
    visible = a_look(at_table(rules, hands=("", "", "")), None, status=GameStatus.FINISHED, secret="5ec4e7" * 10)
    result = MatchResult((-38, 29, 33), (1, 2, 3), (0,))
    return replace(visible, view=visible.view._replace(**{"sheet": (FIRST, SECOND), "result": result} | view))


async def test_a_round_s_summary_lays_every_hand_open_and_accounts_for_every_point() -> None:
    message = await round_summary(a_finished_look(), 1, ENGLISH, NO_EMOJIS)
    (file,) = message.files
    told = texts(message)
    for said in ("Ada held nothing.", "Ben held 7♥︎ Joker.", "Cyd held A♠︎."):
        assert said in file.alt
    for said in (
        "Ada went out",
        "Ada: −40 points (0 in hand and −40 for winning), total −40",
        "Ben: 27 points, total 27",
        "Cyd: 31 points (11 in hand and 20 for opening first), total 31",
    ):
        assert said in told


async def test_totals_go_on_from_round_to_round_and_after_the_last_nobody_leads_or_deals() -> None:
    told = texts(await round_summary(a_finished_look(), 2, ENGLISH, NO_EMOJIS))
    assert "The stock ran out" in told
    assert "Ada: 2 points, total −38" in told
    assert "Cyd: 2 points, total 33" in told
    assert "lead" not in told
    assert "deals" not in told


async def test_the_match_s_summary_names_the_winner_and_the_places_and_says_the_sheet_round_by_round() -> None:
    message = await match_summary(a_finished_look(), ENGLISH, NO_EMOJIS)
    told = texts(message)
    assert "Ada wins!" in told
    assert [line for line in told.splitlines() if line[:3] in {"1st", "2nd", "3rd"}] == [
        "1st Ada, −38",
        "2nd Ben, 29",
        "3rd Cyd, 33",
    ]
    assert "5ec4e7" not in told, "what is for checking is behind its button"
    assert buttons(message) == {"Watch": True, "Rematch": True, "Coach": True, "More": True}
    (file,) = message.files
    assert file.alt.startswith("Score sheet: the lowest total wins.")
    assert "Round 1: Ada −40, Ben 27, and Cyd 31." in file.alt
    assert "Round 2: Ada 2, Ben 2, and Cyd 2." in file.alt


@pytest.mark.parametrize("table", [at_table(LAYOFF, hands=("", "")), karo8("", "")])
async def test_a_first_place_that_is_shared_is_a_win_of_each_in_every_game(table: Table) -> None:
    visible = a_look(table, None, status=GameStatus.FINISHED)
    scores = tuple(SeatScore((), ((ScoreItem.WIN, 1),), 1) for _ in range(2))
    sheet = (RoundResult(1, RoundEnd.BLOCKED, None, scores),) * 2
    level = replace(visible, view=visible.view._replace(sheet=sheet, result=MatchResult((2, 2), (1, 1), (0, 1))))
    assert "Ada and Ben share the win!" in texts(await match_summary(level, ENGLISH, NO_EMOJIS))


async def test_after_the_table_of_a_tournament_it_goes_on_there_and_not_with_a_rematch() -> None:
    visible = a_finished_look()
    visible = replace(visible, record=replace(visible.record, table_of=TableOf(3, 1, 2)))
    message = await match_summary(visible, ENGLISH, NO_EMOJIS)
    assert [*buttons(message)] == ["Watch", "Standings", "My road", "Coach", "More"]


async def test_a_match_of_one_round_lays_its_hands_open_instead_of_a_sheet() -> None:
    visible = a_finished_look(sheet=(FIRST,), result=MatchResult((-40, 27, 31), (1, 2, 3), (0,)))
    message = await match_summary(visible, ENGLISH, NO_EMOJIS)
    (file,) = message.files
    assert "Ben held 7♥︎ Joker." in str(file.alt)
    told = texts(message)
    for said in ("Ada went out.", "1st Ada, −40", "Cyd: 11 in hand and 20 for opening first", "The lowest total"):
        assert said in told


async def test_a000_15_where_totals_are_written_below_zero_the_highest_wins() -> None:
    visible = a_finished_look(NEGATIVE)
    assert "Ben: −27 points, total −27" in texts(await round_summary(visible, 1, ENGLISH, NO_EMOJIS))
    (sheet,) = (await match_summary(visible, ENGLISH, NO_EMOJIS)).files
    assert sheet.alt.startswith("Score sheet: the highest total wins. 1st Ada, 38. 2nd Ben, −29.")
    short = a_finished_look(NEGATIVE, sheet=(FIRST,))
    assert "The lowest total" not in texts(await match_summary(short, ENGLISH, NO_EMOJIS))


async def test_a_match_that_goes_on_has_no_summary() -> None:
    with pytest.raises(ValueError, match="not over"):
        await match_summary(a_look(at_table(hands=("", "")), None), ENGLISH, NO_EMOJIS)


@pytest.mark.parametrize(("rules", "told"), [(LAYOFF, "29 (2.9¢)"), (NEGATIVE, "−29 (−2.9¢)")])
async def test_g45_money_is_told_only_where_the_table_wants_it(rules: DrawDiscardRules, told: str) -> None:
    assert "¢" not in texts(await match_summary(a_finished_look(rules), ENGLISH, NO_EMOJIS))
    money = a_finished_look(house(rules, "score.show_money=on"))
    assert f"Ben, {told}" in texts(await match_summary(money, ENGLISH, NO_EMOJIS))


async def test_a_round_that_a_team_won_names_its_players_and_where_all_is_played_nobody_holds_nothing() -> None:
    """As in the duel, whose piles are used up when the round ends."""
    scores = tuple(SeatScore((), ((ScoreItem.WIN, won),), won) for won in (1, 0, 1))
    won = RoundResult(1, RoundEnd.COLOUR_COMPLETE, None, scores, (0, 2))
    message = await round_summary(a_finished_look(sheet=(won,)), 1, ENGLISH, NO_EMOJIS)
    assert "All cards of one colour are laid, and that wins the round for Ada and Cyd." in texts(message)
    assert "held" not in str(message.files[0].alt)


@pytest.mark.parametrize(
    ("rules", "leads"),
    [
        (LAYOFF, "−40 points. The lowest total wins."),
        (NEGATIVE, "40 points. The highest total wins."),
        (house(GROSS, "match.end=last_player_standing"), "−40 points. The last one left wins."),
    ],
)
async def test_a_round_s_summary_says_who_leads_and_who_deals_next_once(rules: DrawDiscardRules, leads: str) -> None:
    on = replace(a_finished_look(rules, sheet=(FIRST,), result=None, round=2), recent=(RoundBegan(2, 1, 2),))
    told = texts(await round_summary(on, 1, ENGLISH, NO_EMOJIS))
    assert f"**Ada leads** with {leads}" in told
    assert told.count("Round 2: Ben deals, Cyd starts.") == 1


async def test_only_who_is_still_in_the_match_leads() -> None:
    on = a_finished_look(sheet=(FIRST,), result=None)
    left = on.view._replace(seats=put_at(on.view.seats, 0, on.view.seats[0]._replace(out=True)))
    dear = SeatScore((), ((ScoreItem.HAND, 40), (ScoreItem.WINNER_BONUS, -80)), -40)
    out = a_finished_look(GROSS, sheet=(replace(FIRST, seats=put_at(FIRST.seats, 0, dear)),), result=None)
    for visible in (replace(on, view=left), out):
        assert "**Ben leads** with 27" in texts(await round_summary(visible, 1, ENGLISH, NO_EMOJIS))


@pytest.mark.parametrize(("rules", "sign"), [(LAYOFF, ""), (NEGATIVE, "−")])
async def test_a001_08_a_round_s_summary_says_who_is_out_since_then(rules: DrawDiscardRules, sign: str) -> None:
    sheet = (FIRST, replace(SECOND, seats=put_at(SECOND.seats, 2, None)))
    late = a_finished_look(house(rules, "match.eliminate_at=28"), sheet=sheet, result=None)
    for number, told in ((1, [f"Cyd is out with {sign}31 points."]), (2, [f"Ben is out with {sign}29 points."])):
        lines = texts(await round_summary(late, number, ENGLISH, NO_EMOJIS)).splitlines()
        assert [line for line in lines if " is out " in line] == told


async def test_a_round_s_summary_that_is_said_late_names_those_who_sat_there_then() -> None:
    late = a_finished_look(result=None)
    dot = replace(late.record.holders[0], name="Dot", before=(Predecessor(1, "Ada", until=7),))
    late = replace(late, record=replace(late.record, holders=put_at(late.record.holders, 0, dot)))
    for seq, then, other in ((7, "Ada", "Dot"), (8, "Dot", "Ada")):
        message = await round_summary(late, 1, ENGLISH, NO_EMOJIS, seq)
        assert f"{then} went out" in texts(message)
        assert f"{then} held nothing" in message.files[0].alt
        assert other not in texts(message) + message.files[0].alt


async def test_where_all_are_level_nobody_leads_and_two_may_lead_together() -> None:
    level = a_finished_look(sheet=(SECOND,), result=None)
    assert "lead" not in texts(await round_summary(level, 1, ENGLISH, NO_EMOJIS))
    two = replace(FIRST, seats=(FIRST.seats[1], FIRST.seats[1], FIRST.seats[2]))
    together = a_finished_look(sheet=(two,), result=None)
    assert "**Ada and Ben lead** with 27 points." in texts(await round_summary(together, 1, ENGLISH, NO_EMOJIS))


async def test_what_a_seat_laid_is_told_beside_what_it_had_left_and_seats_without_room_are_counted() -> None:
    score = SeatScore(cards("7H"), ((ScoreItem.DIFFERENCE, 70),), 70, (cards("KC KD KH"), cards("4S 5S 6S")))
    result = replace(FIRST, seats=(score, *FIRST.seats[1:]))
    visible = a_finished_look()
    (picture,) = await hands_pictures(result, visible.record, ENGLISH, NO_EMOJIS)
    told = picture.alt.split("held")[0]
    assert told.count(", meld: ") == 2
    long = replace(result, seats=(replace(score, melds=score.melds * 10),) * 3)
    picture, *_ = await hands_pictures(long, visible.record, ENGLISH, NO_EMOJIS)
    assert picture.alt.endswith(". … and 2 more.")
    assert (picture.alt.count("held"), picture.words.count("held")) == (1, 3)
