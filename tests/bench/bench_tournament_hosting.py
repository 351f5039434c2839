"""Tournaments on the real service: sixty tables open at once, long standings, 200 computers from draft to podium."""

from __future__ import annotations

import asyncio
import tempfile
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from time import process_time
from typing import Any, Final

from bot.client import build_bot
from bot.config import Config
from bot.hosting.pace import PACES
from bot.hosting.thinking import InlineThinkers
from bot.hosting.tournaments import drafts
from bot.hosting.tournaments.plans import Actor
from bot.playground.world import TickedTime
from bot.records import GameStatus
from bot.store.db import sqlite_url
from bot.tournaments import StoredTournament, TournamentStatus
from engine.computers import choose
from render.tournament.standings import ROWS, Standing, StandingsLabels, standings_pictures
from tests.hosting.hosted import Host
from tests.hosting.tournaments.organised import HOSTESS, SWISS, Organised

TABLES: Final = 60
PLAYERS: Final = 200
ROUNDS: Final = 3
FIELD: Final = 1_000
REQUESTS_LIMIT: Final = 6.0
OPENING_LIMIT_S: Final = 60.0
PAGE_MS: Final = 100.0
WHOLE_LIMIT_S: Final = 300.0

Row = dict[str, Any]

ABOUT = """\
**How tournaments are hosted.** Sixty tables of two open in a simulated Discord, one after another: for each a message,
its thread, the call of its players, the match's board, and what the tournament's own board shows of the progress.
Requests are counted there; the time is processor time of bot and simulated Discord together. How fast threads may be
opened is Discord's own limit, which the simulated one has not: the bot waits as long as it is told to, table by table.
The tournament of computers is three rounds of fifty tables on the real service with its database, the clock moved on by
a second at a time.
"""


def run() -> list[Row]:
    """The rows of this bench."""
    with tempfile.TemporaryDirectory() as folder:
        opening = asyncio.run(_sixty_tables(Path(folder)))
        whole = asyncio.run(_computers(Path(folder)))
    return [*opening, _page(), *whole]


def _row(name: str, ours: float, limit: float, target: str) -> Row:
    return {"name": name, "ours": ours, "limit": limit, "ratio": ours / limit, "target": target, "ok": ours <= limit}


async def _sixty_tables(folder: Path) -> list[Row]:
    """A round of sixty tables, from the moment at which it is due until every match is dealt in its thread."""
    config = Config(_env_file=None, token=None, database_url=sqlite_url(folder / "open.db"), card_emojis=False)
    bot = build_bot(config, thinkers=InlineThinkers())
    env = TickedTime(bot, check_errors=False, settle_timeout=60)
    await env.start()
    guild = env.create_guild("Rummy Club")
    channel = guild.create_text_channel("rummy")
    service, host = bot.services.tournaments, Actor(1, "host", manages=True)
    new = drafts.NewTournament(guild.id, channel.id, 1, "Friday", "disney_basic", {}, pace=PACES["daily"])
    with env.time_context():
        of = (await service.create(new, "create")).record.id
        await service.choose(of, host, lambda stored: drafts.with_rules(stored, {"seats": 2}), "choose")
        await service.open(of, host, "open")
        for number in range(2 * TABLES):
            await service.lobbies.join(of, Actor(5_000 + number, f"player {number}"), f"join{number}")
        env.http_requests.clear()
        began = process_time()
        await service.lobbies.start(of, host, "start")
    while sum(one.game_id is not None for one in (await service.look(of)).record.tables) < TABLES:
        await env.advance_time(0.2)
    for _ in range(20):
        await env.advance_time(1)
    seconds = process_time() - began
    requests = sum(one.method in {"POST", "PATCH", "PUT", "DELETE"} for one in env.http_requests)
    with env.time_context():
        await bot.close()
    await env.shutdown()
    return [
        _row(f"{TABLES} tables opened at once (s)", seconds, OPENING_LIMIT_S, "a second of processor time a table"),
        _row(
            "requests to Discord for each of them, boards included",
            requests / TABLES,
            REQUESTS_LIMIT,
            f"at most {REQUESTS_LIMIT:g}",
        ),
    ]


def _page() -> Row:
    """One page of the standings of a large field."""
    rows = [
        Standing(place, f"Player number {place}", f"{FIELD - place}", ("1.33", "12.5", "0", "3"), moved=place % 7 - 3)
        for place in range(FIELD - ROWS, FIELD)
    ]
    labels = StandingsLabels("Friday night", f"After round 8 · {FIELD // ROWS}", "Points", ("Opp.", "Beaten"))
    standings_pictures(rows, labels)
    best = 1e9
    for _ in range(5):
        began = process_time()
        standings_pictures(rows, labels)
        best = min(best, (process_time() - began) * 1_000)
    return _row(f"a page of the standings of {FIELD:,}, drawn (ms)", best, PAGE_MS, f"under {PAGE_MS:g} ms a page")


async def _computers(folder: Path) -> list[Row]:
    """A Swiss tournament of computer players from its draft to the podium."""
    began = process_time()
    async with Host.opened(sqlite_url(folder / "computers.db"), choose=choose) as host:
        tournament = Organised(host)
        await tournament.draft(SWISS, rules={"rounds": ROUNDS, "seats": 4})
        await tournament.choose(_all_computers)
        await host.tournaments.open(tournament.tournament_id, HOSTESS, host.key())
        await host.tournaments.start(tournament.tournament_id, HOSTESS, host.key())
        moves = matches = 0
        while (await tournament.look()).record.status is not TournamentStatus.OVER:
            await host.scheduler.fire_due()
            await tournament.say_all()
            host.clock.advance(1 if await _is_played(tournament) else 60)
        for one in (await tournament.look()).record.tables:
            record = (await host.look(one.game_id or 0)).record
            matches += record.status is GameStatus.FINISHED
            moves += record.seq
    seconds = process_time() - began
    name = f"{PLAYERS} computers, {ROUNDS} rounds, {matches} matches, {moves:,} moves, end to end (s)"
    return [_row(name, seconds, WHOLE_LIMIT_S, f"under {timedelta(seconds=WHOLE_LIMIT_S).seconds // 60} min")]


def _all_computers(stored: StoredTournament) -> StoredTournament:
    """More computers than a host may choose."""
    terms = replace(stored.record.terms, computers=PLAYERS, strength="easy", round_s=86_400)
    return replace(stored, record=replace(stored.record, terms=terms))


async def _is_played(tournament: Organised) -> bool:
    return bool((await tournament.look()).state.open_tables())
