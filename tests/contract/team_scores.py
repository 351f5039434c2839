"""What the scores of a game of two teams must be."""

from __future__ import annotations

from engine.rules.scores import RoundEnd, RoundResult


def check_teams(result: RoundResult) -> None:
    """The winning team is whoever brought most; nobody alone wins; without a team all brought the same."""
    assert result.winner is None
    points = {seat: score.points for seat, score in enumerate(result.seats) if score is not None}
    best = max(points.values())
    assert set(result.team) in (set(), {seat for seat in points if points[seat] == best})
    if not result.team:
        assert result.end is RoundEnd.PILES_EMPTY
        assert len(set(points.values())) == 1
