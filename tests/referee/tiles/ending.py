"""The end of a round of a tile game, and what it brings each seat."""

from tests.referee.book import RoundScore
from tests.referee.foul import Foul, expect
from tests.referee.melds import hand_value
from tests.referee.pieces import canonical
from tests.referee.record import Entry
from tests.referee.tiles.rack import Table

SCORES = "RULES, scoring"


def ends(table: Table, told: Entry) -> None:
    """The round is over: for a reason that holds, with the right winner, racks and points."""
    result = told["result"]
    end, winner = result["end"], result["winner"]
    expect(result["round"] == len(table.book.rounds) + 1, SCORES, f"the result of round {result['round']} comes")
    _expect_reason(table, end)
    wanted = _scores(table, end)
    points: list[int | None] = []
    for seat in range(table.book.seats):
        score = result["seats"][seat]
        expect((score is None) == (seat not in table.dealt), SCORES, f"seat {seat} has {score}")
        if score is None:
            points.append(None)
            continue
        left = table.gone.get(seat, table.racks[seat].cards)
        expect(canonical(score["hand"]) == canonical(left), SCORES, f"seat {seat} is left with {score['hand']}")
        total = sum(value for _, value in score["items"])
        right = score["points"] == wanted[seat] == total
        expect(right, SCORES, f"seat {seat} scores {wanted[seat]} points, not {score['points']} as {score['items']}")
        points.append(wanted[seat])
    _expect_winner(table, end, winner)
    table.score = RoundScore(end, winner, points, [0] * table.book.seats)


def _expect_reason(table: Table, end: str) -> None:
    turn = table.turn
    if end in ("went_out", "closed_from_hand"):
        expect(not len(table.racks[turn.seat]), "RULES, going out", f"seat {turn.seat} goes out with tiles on its rack")
        expect((end == "closed_from_hand") == turn.hand_game, "A002-13", f"the end is {end}")
    elif end == "blocked":
        passed = table.passes + turn.passed
        expect(not len(table.pool), "G-04", f"the round is blocked with {len(table.pool)} tiles in the pool")
        expect(passed >= len(table.players), "G-04", f"the round is blocked after {passed} passes")
    elif end == "last_seat":
        expect(len(table.players) == 1, "G-15", f"{len(table.players)} seats play on")
    else:
        raise Foul("RULES, going out", f"no round of this game ends with {end}")


def _lowest(table: Table) -> list[int]:
    """The seats with the lowest rack, in turn order from the one that began."""
    left = {seat: hand_value(table.rules, table.racks[seat].cards) for seat in table.players}
    in_turn = sorted(table.players, key=lambda seat: (seat - table.starter) % table.book.seats)
    return [seat for seat in in_turn if left[seat] == min(left.values())]


def _expect_winner(table: Table, end: str, winner: int | None) -> None:
    if end == "blocked":
        lowest = _lowest(table)
        void = table.rules["pool_empty"] == "void_round"
        wanted = lowest[0] if len(lowest) == 1 and not void else None
    else:
        wanted = table.players[0] if end == "last_seat" else table.seat
    expect(winner == wanted, "RULES, scoring: the winner", f"seat {winner} wins, and it is seat {wanted}")


def _scores(table: Table, end: str) -> dict[int, int]:
    """Minus what is left, and for the winner the sum of it (002, 004); a blocked round as G-04 says."""
    rules = table.rules
    left = {seat: hand_value(rules, table.gone.get(seat, table.racks[seat].cards)) for seat in table.dealt}
    if end == "blocked":
        return _blocked(table, left)
    winner = table.players[0] if end == "last_seat" else table.seat
    doubled = end == "closed_from_hand" and rules["score"]["double"] == "hand_game"
    scores = {
        seat: -value * (2 if doubled and seat not in table.gone else 1)
        for seat, value in left.items()
        if seat != winner
    }
    scores[winner] = -sum(scores.values()) if rules["score"]["winner"] == "plus_sum" else 0
    return scores


def _blocked(table: Table, left: dict[int, int]) -> dict[int, int]:
    scores = {seat: -left[seat] for seat in table.gone}
    if table.rules["pool_empty"] == "void_round":
        return scores | dict.fromkeys(table.players, 0)
    lowest = _lowest(table)
    least = left[lowest[0]]
    scores |= {seat: least - left[seat] for seat in table.players}
    if table.rules["score"]["winner"] == "plus_sum":
        pot = -sum(scores.values())
        for at, seat in enumerate(lowest):
            scores[seat] = pot // len(lowest) + (at < pot % len(lowest))
    return scores
