"""What a server has settled for the games that are played in it."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Literal

Assist = Literal["none", "placement", "hints"]
SeasonKind = Literal["month", "quarter"]


@dataclass(frozen=True, slots=True)
class ServerLimits:
    """How much there may be in a server, None where it does not say: of a person open lobbies, seats and commands a
    minute; games in a channel with its threads; games in the server.
    """

    lobbies_per_person: int | None = None
    games_per_person: int | None = None
    commands_per_minute: int | None = None
    games_per_channel: int | None = None
    games_per_server: int | None = None


LIMITS = tuple(field.name for field in fields(ServerLimits))
"""The names of a server's limits."""


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What holds in a server; the defaults for one that never settled anything.

    Members of `host_roles` may open games, everybody where there is none; they may in `channels` and their threads,
    everywhere where there is none. `variant`, `pace` (a name) and `assist` are what holds where a host says nothing
    else, `locale` the language of public messages; None for the host's own. With `events` its tournaments are announced
    as events of the server, once that may be done. The puzzle of the day is posted in `daily_channel`, None for
    nowhere, at `daily_hour` by the clocks of the `zone`, a name of the time zone database; by UTC where there is none.
    Results are counted in seasons of a kind, None for none; at the end of each a card is posted in `season_channel`,
    None for nowhere. With `four_colours` each suit has its own in public. Members of the `tournament_role` may hold
    tournaments, beside those who manage the server.
    """

    host_roles: frozenset[int] = frozenset()
    channels: frozenset[int] = frozenset()
    variant: str | None = None
    pace: str | None = None
    locale: str | None = None
    assist: Assist | None = None
    limits: ServerLimits = ServerLimits()
    events: bool = False
    zone: str | None = None
    daily_channel: int | None = None
    daily_hour: int = 8
    season: SeasonKind | None = None
    season_channel: int | None = None
    four_colours: bool = False
    tournament_role: int | None = None


NOTHING_SETTLED = ServerSettings()
