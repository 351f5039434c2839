"""The two teams, and the end of a round that a team wins."""

from collections.abc import Sequence

from tests.referee.book import Book, RoundScore
from tests.referee.foul import expect
from tests.referee.pieces import canonical
from tests.referee.record import Entry

SCORES = "RULES, winning"
RED = "HD"


def other_team(seats: Sequence[int], team: Sequence[int]) -> list[int]:
    """The seats of the other team."""
    return [seat for seat in seats if seat not in team]


def expect_result(
    book: Book, told: Entry, end: str, team: Sequence[int], points: Sequence[int | None], hands: Sequence[Sequence[str]]
) -> RoundScore:
    """Raises Foul unless the round ended so, for this team, with these points and these cards in hand."""
    result = told["result"]
    expect(result["round"] == len(book.rounds) + 1, SCORES, f"the result of round {result['round']} comes")
    expect(result["end"] == end, SCORES, f"the round ends with {end}, not {result['end']}")
    expect(result["winner"] is None, SCORES, f"seat {result['winner']} wins, and teams do")
    expect(sorted(result["team"]) == sorted(team), SCORES, f"the team {sorted(team)} wins, not {result['team']}")
    for seat, score in enumerate(result["seats"]):
        wanted = points[seat]
        expect((score is None) == (wanted is None), SCORES, f"seat {seat} has {score}, and {wanted} is right")
        if score is not None:
            right = score["points"] == wanted == sum(value for _, value in score["items"])
            expect(right, SCORES, f"seat {seat} scores {wanted} points, not {score['points']}")
            expect(
                canonical(score["hand"]) == canonical(hands[seat]), SCORES, f"seat {seat} is left with {score['hand']}"
            )
    return RoundScore(end, None, list(points), [0] * book.seats, list(team))
