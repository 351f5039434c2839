"""Faults planted into recorded matches: the referee sees each, and names the rule."""

from collections.abc import Callable

import pytest

from engine.archive.codec import dump_rules
from engine.variants import game_of
from tests.referee import Foul, watch
from tests.referee.recorded import Change, Event, planted, record, without_event

LAYOFF = ("disney_layoff", 4, "steady", 0)
BUY = ("nsv_buy", 6, "easy", 2)
CZECH = ("czech_rummy", 3, "easy", 2)
TILES = ("tile_rummy", 2, "steady", 0)
GIN = ("gin_rummy", 2, "steady", 1)
DUEL = ("disney_duel", 4, "easy", 1)
ROWS = ("disney_karo8", 3, "easy", 1)
ROBBER = ("nsv_robber", 3, "steady", 1)
RUMMY_500 = ("rummy_500", 3, "steady", 1)
Match = tuple[str, int, str, int]


def always(event: Event) -> bool:
    return True


def set_to(**values: object) -> Change:
    return lambda event: event.update(values)


def add_point(seat: int) -> Change:
    """A point more for a seat, in its lines and in their sum."""

    def change(event: Event) -> None:
        score = event["result"]["seats"][seat]
        score["items"].append(["hand", 1])
        score["points"] += 1

    return change


def another_total(event: Event) -> None:
    event["result"]["totals"][0] += 1


def swap_places(event: Event) -> None:
    result = event["result"]
    result["places"] = result["places"][::-1]
    result["winners"] = [seat for seat, place in enumerate(result["places"]) if place == 1]


def another_of_the_asked(event: Event) -> None:
    event["seat"] = (event["seat"] + 1) % 4


def one_more_penalty(event: Event) -> None:
    event["penalty"] += 1
    event["drawn"].append("AS")


def broken_run(event: Event) -> None:
    """The last card of a run moves up by a gap."""
    event["meld"]["cards"][-1] = event["meld"]["faces"][-1] = "AS"


def one_card_less(event: Event) -> None:
    event["cards"] -= 1


def is_run(event: Event) -> bool:
    return event["meld"]["kind"] == "run" and event["meld"]["cards"][-1] not in ("AS", "JK")


def by_two_seats(event: Event) -> bool:
    return bool(event["penalty"])


FAULTS: list[tuple[str, Match, str, Change, Callable[[Event], bool], str]] = [
    ("a hand with a card of another", LAYOFF, "hand_dealt", lambda e: e["cards"].__setitem__(0, "JK"), always, "deal"),
    ("a card from nowhere", LAYOFF, "drew_stock", set_to(card="JK"), lambda e: e["card"] != "JK", "conserved"),
    ("a discard that nobody holds", LAYOFF, "discarded", set_to(card="2D"), lambda e: e["card"] != "2D", "conserved"),
    ("a turn skipped", LAYOFF, "turn_began", lambda e: e.update(seat=(e["seat"] + 1) % 4), always, "RULES, turn"),
    ("a turn numbered twice", LAYOFF, "turn_began", set_to(turn=1), lambda e: e["turn"] == 2, "RULES, turn"),
    ("a claim for the wrong seat", LAYOFF, "claim_won", another_of_the_asked, by_two_seats, "G-06"),
    ("an extra penalty card", LAYOFF, "claim_won", one_more_penalty, always, "penalty card"),
    ("no penalty card", LAYOFF, "claim_won", set_to(penalty=0, drawn=[]), by_two_seats, "penalty card"),
    (
        "a claim that nobody asked for",
        LAYOFF,
        "window_answered",
        set_to(claimed=True),
        lambda e: not e["claimed"],
        "G-07",
    ),
    ("a seat that is not asked", LAYOFF, "window_opened", lambda e: e["asked"].pop(), always, "G-07"),
    ("a meld that is none", LAYOFF, "meld_laid", broken_run, is_run, "RULES, melds"),
    ("a meld that is worth less", LAYOFF, "meld_laid", set_to(value=3), always, "values"),
    ("an opening worth more", LAYOFF, "opened", set_to(points=130), always, "RULES, opening"),
    ("a lay-off on a meld that is not there", LAYOFF, "laid_off", set_to(meld_id=99), always, "RULES, lay-offs"),
    ("a joker freed by another card", LAYOFF, "joker_swapped", set_to(card="JK"), always, "G-20"),
    ("a wrong score", LAYOFF, "round_ended", add_point(0), always, "RULES, scoring"),
    (
        "another winner",
        LAYOFF,
        "round_ended",
        lambda e: e["result"].update(winner=3 - e["result"]["winner"]),
        always,
        "out",
    ),
    ("a total off by one", LAYOFF, "match_ended", another_total, always, "totals"),
    ("a wrong place", LAYOFF, "match_ended", swap_places, always, "places"),
    ("a wrong dealer", LAYOFF, "round_began", set_to(dealer=0), lambda e: e["dealer"] != 0, "G-02"),
    ("a card lost at recycling", BUY, "stock_renewed", one_card_less, always, "G-03"),
    ("a stock renewed without mixing", BUY, "stock_renewed", set_to(shuffled=False), always, "G-03"),
    ("an elimination below the limit", CZECH, "seat_eliminated", set_to(total=99), always, "totals"),
    ("another seat eliminated", CZECH, "seat_eliminated", lambda e: e.update(seat=2 - e["seat"]), always, "G-16"),
    ("a wrong score in Czech rummy", CZECH, "round_ended", add_point(1), always, "RULES, scoring"),
    ("a tile laid from nowhere", TILES, "table_laid", lambda e: e["cards"].append("AS"), always, "conserved"),
    ("a start by a lower tile", TILES, "starter_drawn", lambda e: e.update(starter=1 - e["starter"]), always, "G-36"),
    ("an opening of tiles worth less", TILES, "opened", set_to(points=29), always, "RULES, opening"),
    ("a wrong score of tiles", TILES, "round_ended", add_point(1), always, "RULES, scoring"),
    (
        "a rebuilt table with a value too high",
        ROBBER,
        "table_laid",
        lambda e: e["melds"][0].update(value=99),
        always,
        "values",
    ),
    ("a joker in no hand", RUMMY_500, "took_discard", set_to(card="JK"), lambda e: e["card"] != "JK", "draw rules"),
    ("melds of 500 that count more", RUMMY_500, "round_ended", add_point(0), always, "RULES, scoring"),
    (
        "a knock with less than there is",
        GIN,
        "knocked",
        lambda e: e.update(left=e["left"] - 1),
        lambda e: e["left"],
        "knocking",
    ),
    ("a bonus of gin", GIN, "match_ended", lambda e: e["result"]["bonuses"][0].append(["box", 20]), always, "totals"),
    ("a wrong taker in the duel", DUEL, "comparison_decided", set_to(taker=0), lambda e: e["taker"] == 1, "A000-22"),
    (
        "a card that was not on top",
        DUEL,
        "comparison_decided",
        lambda e: e["shown"][0].__setitem__(1, "JK"),
        always,
        "game 3",
    ),
    ("the wrong team", DUEL, "round_ended", lambda e: e["result"].update(team=[0, 1]), always, "RULES, winning"),
    ("a row with a gap", ROWS, "card_placed", set_to(card="2H"), always, "RULES, game 4"),
    ("a win of the wrong team", ROWS, "round_ended", lambda e: e["result"].update(team=[]), always, "RULES, winning"),
]


@pytest.mark.parametrize(
    ("match", "kind", "change", "where", "clause"), [f[1:] for f in FAULTS], ids=[f[0] for f in FAULTS]
)
def test_a_planted_fault_is_seen(match: Match, kind: str, change: Change, where: Callable[[Event], bool], clause: str):
    faulty = planted(record(*match), kind, change, where)
    with pytest.raises(Foul) as found:
        watched(match, faulty)
    assert clause in found.value.clause, found.value
    assert found.value.where.startswith(f"{match[0]}, {match[1]} seats, move ")


@pytest.mark.parametrize("match", [LAYOFF, BUY, CZECH, TILES, GIN, DUEL, ROWS, ROBBER, RUMMY_500], ids=str)
def test_the_match_itself_is_without_a_foul(match: Match):
    assert watched(match, record(*match)) == len(record(*match))


@pytest.mark.parametrize(
    ("match", "kind"),
    [
        (LAYOFF, "turn_began"),
        (LAYOFF, "window_opened"),
        (LAYOFF, "claim_won"),
        (LAYOFF, "opened"),
        (LAYOFF, "drew_stock"),
        (LAYOFF, "round_ended"),
        (LAYOFF, "match_ended"),
        (CZECH, "seat_eliminated"),
        (BUY, "stock_renewed"),
        (TILES, "opened"),
        (GIN, "knocked"),
        (ROWS, "card_placed"),
        (DUEL, "play_off_called"),
    ],
)
def test_what_must_follow_and_does_not_is_missed(match: Match, kind: str):
    with pytest.raises(Foul):
        watched(match, without_event(record(*match), kind))


def test_a_match_that_breaks_off_is_no_match():
    with pytest.raises(Foul, match="G-13"):
        watched(DUEL, record(*DUEL)[:-1])


@pytest.mark.parametrize(
    ("match", "switches", "clause"),
    [
        (LAYOFF, {"opening.points": 100}, "RULES, opening"),
        (LAYOFF, {"claim.penalty_stock_cards": 2}, "RULES, claim: penalty card"),
        (LAYOFF, {"layoff.targets": "own"}, "A000-08"),
        (LAYOFF, {"joker.swap": "never"}, "G-20"),
        (LAYOFF, {"score.winner_bonus": -30}, "RULES, scoring"),
        (LAYOFF, {"score.first_melder_penalty": 0}, "RULES, scoring"),
        (LAYOFF, {"match.rounds": 3}, "G-13"),
        (CZECH, {"match.eliminate_at": 50}, "form of the record"),
        (CZECH, {"opening.points": 60}, "RULES, opening"),
        (CZECH, {"hand_values.ace": 2}, "RULES, scoring"),
        (TILES, {"opening.points": 60}, "RULES, opening"),
        (TILES, {"score.winner": "zero"}, "RULES, scoring"),
        (GIN, {"knock.limit": 1}, "GIN, knocking"),
        (GIN, {"score.box": 25}, "totals"),
    ],
    ids=str,
)
def test_a_match_is_judged_by_its_own_house_rules(match: Match, switches: dict[str, object], clause: str):
    """What is right under one rule is a foul under another."""
    with pytest.raises(Foul) as found:
        watch(match[0], dump_rules(game_of(match[0], switches).rules), match[1], record(*match))
    assert clause in found.value.clause, found.value


def watched(match: Match, told: object) -> int:
    key, seats = match[:2]
    return watch(key, dump_rules(game_of(key).rules), seats, told)
