"""A league's next season: who stays in which division, and everybody called to say that they still play."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.hosting.refusals import HostReject, Refused
from bot.hosting.tournaments.plans import Actor, check_host
from bot.hosting.tournaments.progress import Progress, planned
from bot.records.tournaments import StoredTournament, TournamentRecord, TournamentStatus
from engine.tournament.moves import Enter, OpenCheckIn
from engine.tournament.rules import LeagueRules
from engine.tournament.seasons import next_divisions
from engine.tournament.tournament import new

USUAL_CHECK_IN_S: Final = 2 * 86_400
"""So long everybody has to say that they play another season, where the league has no check-in of its own."""


def season_drafted(before: StoredTournament, actor: Actor, now: datetime) -> StoredTournament:
    """The draft of the season after one that is over, with everything that was agreed.

    Raises Refused: NOT_TOURNAMENT_HOST, NO_SEASONS; TournamentRefused where the season is not over.
    """
    check_host(before, actor)
    if not isinstance(before.state.rules, LeagueRules):
        raise Refused(HostReject.NO_SEASONS)
    next_divisions(before.state)
    terms = before.record.terms
    check_in_s = terms.check_in_s or USUAL_CHECK_IN_S
    record = TournamentRecord(
        id=0,
        guild_id=before.record.guild_id,
        channel_id=before.record.channel_id,
        host_id=actor.user_id,
        name=before.record.name,
        status=TournamentStatus.DRAFT,
        locale=before.record.locale,
        terms=replace(terms, check_in_s=check_in_s, starts_at=None, computers=0, follows=before.record.id),
        created_at=now,
    )
    rules = before.state.rules.with_switches({"check_in": True})
    return StoredTournament(record, 1, new(rules, before.state.season + 1))


@planned
def season_opened(progress: Progress, before: StoredTournament, actor: Actor, secret: bytes, key: str) -> None:
    """Open the drafted season: the secret is drawn, then its players enter in their divisions, and check-in begins.

    Each adds a part to the shuffles by checking in, and newcomers by joining. Raises Refused(SEASON_BEGUN).
    """
    if progress.record.status is not TournamentStatus.DRAFT:
        raise Refused(HostReject.SEASON_BEGUN)
    progress.asked_for(actor.user_id, key)
    progress.secret = secret
    progress.change(replace(progress.record, status=TournamentStatus.OPEN))
    for division, members in enumerate(next_divisions(before.state)):
        for one in members:
            person = before.record.people[one]
            progress.apply(Enter("", computer=person.computer is not None, division=division))
            progress.enter(person.name, person.user_id, person.computer)
    progress.apply(OpenCheckIn())
