"""The services: everything of the bot that knows no Discord, in one value. Everybody who needs several takes it."""

import logging
import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from typing import Final

from bot.config import Config
from bot.hosting.daily.daily import Daily
from bot.hosting.daily.deals import Deals
from bot.hosting.games.computers import Chooser, ComputerPlayers
from bot.hosting.games.service import GameService, draw_secret
from bot.hosting.games.stories import Stories
from bot.hosting.games.tournament_tables import Tables
from bot.hosting.moves.write_path import Committed
from bot.hosting.people.privacy import Privacy
from bot.hosting.people.servers import Servers
from bot.hosting.people.settling import People
from bot.hosting.places.away import Away
from bot.hosting.policy import Clock, Policy
from bot.hosting.results.service import Results
from bot.hosting.rule_sets import RuleSets
from bot.hosting.running.scheduler import Scheduler
from bot.hosting.seats.limits import Throttle
from bot.hosting.thinking.coaching import Coaching
from bot.hosting.thinking.pondering import Pondering, SameAnswers, unhurried
from bot.hosting.thinking.searches import Searches
from bot.hosting.thinking.thinkers import ProcessThinkers, Thinkers
from bot.hosting.tournaments.service import TournamentService
from bot.records.ids import draw_public_id
from bot.store.database.copying import file_of, key_beside
from bot.store.database.db import Database
from bot.store.database.facts import FactStore
from bot.store.database.trouble import DatabaseFault
from bot.store.games.listing import ListingStore

log = logging.getLogger(__name__)

_DICE_SIDES = 2**32
# Computer players give way to the event loop and to what people wait for.
_COMPUTERS_NICENESS = 10
# So long by the clock a search may take that is gone on with beside what people wait for, or that must be done.
_SEARCH_LIMIT_S = 120.0
_PREPARED_FOR_PEOPLE = ("bot.hosting.thinking.pondering", "bot.ui.workbench.solving")


@dataclass(frozen=True, slots=True)
class Services:
    """What hosts games, settles what there is to settle, and keeps time.

    `games` and `tournaments` are their only writers. `thinkers` do what somebody waits for and takes long,
    `computer_thinkers` think for computer players.
    """

    config: Config
    clock: Clock
    database: Database
    games: GameService
    tournaments: TournamentService
    scheduler: Scheduler
    away: Away
    rule_sets: RuleSets
    people: People
    stories: Stories
    my_games: ListingStore
    facts: FactStore
    servers: Servers
    privacy: Privacy
    results: Results
    coaching: Coaching
    daily: Daily
    deals: Deals
    searches: Searches
    throttle: Throttle
    thinkers: Thinkers
    computer_thinkers: Thinkers

    async def prepare(self) -> None:
        """Open the database, bring its schema up to date, and read what has to be in memory."""
        await self.database.upgrade()
        # Where there is none, that is said at the start.
        _ = self.games.marks.key
        await self.people.prepare()
        await self.servers.prepare()
        self.results.rater.wake()

    async def close(self) -> None:
        """Stop thinking, let the write in flight finish, and close the database."""
        await self.daily.close()
        await self.deals.close()
        await self.results.rater.close()
        await self.coaching.close()
        await self.searches.close()
        await self.computer_thinkers.close()
        await self.thinkers.close()
        await self.database.close()


@dataclass(frozen=True, slots=True)
class Chance:
    """Where secrets, public ids and dice come from, and who chooses computers' moves: None for the players."""

    secret: Callable[[], bytes] = draw_secret
    public_id: Callable[[], str] = draw_public_id
    dice: Callable[[], int] = lambda: secrets.randbelow(_DICE_SIDES)
    choose: Chooser | None = None


TRUE_CHANCE: Final = Chance()


def build_services(
    config: Config,
    clock: Clock,
    policy: Policy | None = None,
    thinkers: Thinkers | None = None,
    chance: Chance = TRUE_CHANCE,
    *,
    shards: int = 1,
    inline: bool = False,
) -> Services:
    """The services on the configured database, which is not opened before something asks for it.

    What takes long is done in processes of its own, or by `thinkers`. Computer players have others than people, so that
    nobody who clicked waits for them. With `inline` the database is read and written on the event loop itself.
    """
    database = Database(config.database_url, inline=inline)
    policy = policy or Policy(think=timedelta(seconds=config.think_seconds), limits=config)
    computers, computer_thinkers = _computers(config, chance, thinkers)
    away, servers = Away(clock, shards), Servers(database, clock, policy.limits)
    games = GameService(
        database, clock, computers, policy, chance.secret, partial(forgotten_key, config), chance.public_id
    )
    games.counted = away.counted
    database.in_trouble.append(away.failed)
    scheduler = Scheduler(games, database, away)
    tables = Tables(games.path)
    tournaments = TournamentService(database, games, tables, computer_thinkers, chance.secret, chance.public_id)
    tournaments.path.hooks.append(scheduler.moved_on)
    scheduler.keep(tournaments.course)
    people = People(database, clock, games.follow_habits)
    searches = Searches(thinkers or ProcessThinkers(1, _SEARCH_LIMIT_S, _PREPARED_FOR_PEOPLE, _COMPUTERS_NICENESS))
    thinkers = thinkers or ProcessThinkers(prepared=_PREPARED_FOR_PEOPLE)
    results, daily = Results(database), Daily(database, clock, people, servers, searches.thinkers)
    games.path.hooks.append(partial(_game_moved_on, searches, results))
    return Services(
        config=config,
        clock=clock,
        database=database,
        games=games,
        tournaments=tournaments,
        scheduler=scheduler,
        away=away,
        rule_sets=RuleSets(database, clock),
        people=people,
        stories=Stories(games.path, thinkers, tournaments.round_is_over),
        my_games=ListingStore(database),
        facts=FactStore(database),
        servers=servers,
        privacy=Privacy(database, games, tournaments, people),
        results=results,
        coaching=Coaching(database, thinkers, config.search_effort),
        daily=daily,
        deals=Deals(daily, games, results, computers.same, chance.secret),
        searches=searches,
        throttle=Throttle(config, clock),
        thinkers=thinkers,
        computer_thinkers=computer_thinkers,
    )


def _game_moved_on(searches: Searches, results: Results, commit: Committed) -> None:
    """What was searched for the table is not wanted any more, and a match that has ended is rated."""
    searches.moved_on(commit.owner_id)
    if commit.ends:
        results.rater.wake()


def _computers(config: Config, chance: Chance, given: Thinkers | None) -> tuple[ComputerPlayers, Thinkers]:
    """Who chooses computer players' moves, and where they think; in the deal of a day nothing but the position does."""
    theirs = ProcessThinkers(niceness=_COMPUTERS_NICENESS)
    # In a deal an answer that is given up is sought again, and never found where it takes as long again.
    same = SameAnswers(given or theirs.patient(_SEARCH_LIMIT_S), chance.choose or unhurried)
    choose = chance.choose or Pondering(config.search_effort)
    return ComputerPlayers(choose, chance.dice, given or theirs, same), given or theirs


def forgotten_key(config: Config) -> bytes | None:
    """The key by which people who were forgotten are known again: the one that is set, as it is written or as the
    hexadecimal digits of such a file, else that of the file beside the embedded database; None where there is neither.
    """
    if config.forgotten_key is not None:
        written = config.forgotten_key.get_secret_value()
        return bytes.fromhex(written) if re.fullmatch("[0-9a-f]{64}", written) else written.encode()
    try:
        return key_beside(file_of(config.database_url))
    except (DatabaseFault, OSError) as error:
        log.warning("no key: nobody takes a deleted person's seat; TALON_FORGOTTEN_KEY is not set, and %s", error)
        return None
