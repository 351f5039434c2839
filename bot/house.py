"""The house: everything of the bot that knows no Discord, wired together."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from functools import partial

from bot.config import Config
from bot.delivery.requests import Requests
from bot.hosting.away import Away
from bot.hosting.coaching import Coaching
from bot.hosting.computers import ComputerPlayers
from bot.hosting.drafts import Drafts
from bot.hosting.happenings import Happenings
from bot.hosting.limits import Throttle
from bot.hosting.my_games import MyGames
from bot.hosting.people import People
from bot.hosting.policy import Clock, Limits, Policy
from bot.hosting.pondering import Pondering
from bot.hosting.privacy import Privacy
from bot.hosting.rule_sets import RuleSets
from bot.hosting.scheduler import Scheduler
from bot.hosting.servers import Servers
from bot.hosting.service import GameService
from bot.hosting.suit_colours import SuitColours
from bot.hosting.tables import Tables
from bot.hosting.thinking import ProcessThinkers, Thinkers
from bot.hosting.tournaments.service import TournamentService
from bot.store.db import Database
from bot.store.facts import FactStore
from bot.store.ledgers import TOURNAMENTS
from bot.store.outbox import Outbox
from bot.ui.workbench.bench import in_the_making
from engine.computers import STRENGTHS

_DICE_SIDES = 2**32
# Computer players give way to the event loop and to what people wait for.
_COMPUTERS_NICENESS = 10
_PREPARED_FOR_PEOPLE = ("bot.hosting.pondering", "bot.ui.workbench.solving")


@dataclass(frozen=True, slots=True)
class House:
    """Everything of the bot that knows no Discord. `ponderers` think for computer players, `desk` for who clicked."""

    database: Database
    service: GameService
    scheduler: Scheduler
    away: Away
    deliveries: Outbox
    drafts: Drafts
    rule_sets: RuleSets
    people: People
    happenings: Happenings
    my_games: MyGames
    facts: FactStore
    suit_colours: SuitColours
    servers: Servers
    privacy: Privacy
    tournaments: TournamentService
    announcements: Outbox
    ponderers: Thinkers
    desk: Thinkers
    requests: Requests
    throttle: Throttle
    coaching: Coaching

    async def prepare(self) -> None:
        """Open the database, bring its schema up to date, and read what has to be in memory."""
        await self.database.upgrade()
        await self.suit_colours.prepare()
        await self.servers.prepare()

    async def close(self) -> None:
        """Stop thinking, let the write in flight finish, and close the database."""
        await self.ponderers.close()
        await self.desk.close()
        await self.database.close()


def build_house(
    config: Config,
    clock: Clock,
    policy: Policy | None = None,
    thinkers: Thinkers | None = None,
    shards: int = 1,
) -> House:
    """The host of games on the configured database, which is not opened before something asks for it.

    What takes long is done in processes of its own, or by `thinkers`. Computer players have others than people, so that
    nobody who clicked waits for them.
    """
    database = Database(config.database_url)
    suit_colours = SuitColours(database)
    policy = policy or Policy(think=config.think_time, limits=limits_of(config))
    ponderers = thinkers or ProcessThinkers(niceness=_COMPUTERS_NICENESS)
    computers = ComputerPlayers(
        Pondering(config.search_effort), STRENGTHS, lambda: secrets.randbelow(_DICE_SIDES), ponderers
    )
    away = Away(clock, shards)
    service = GameService(database, clock, computers, policy, in_the_making=in_the_making)
    scheduler = Scheduler(service, database, clock, policy, away)
    tournaments = TournamentService(database, service, Tables(service.path, policy), ponderers)
    tournaments.subscribe(lambda commit: scheduler.wake_at(commit.fires))
    scheduler.keep(tournaments.course)
    people = People(database, clock, service.follow_habits, suit_colours)
    forgets = partial(suit_colours.person_settled, four=False)
    desk = thinkers or ProcessThinkers(prepared=_PREPARED_FOR_PEOPLE)
    return House(
        database=database,
        service=service,
        scheduler=scheduler,
        away=away,
        deliveries=Outbox(database),
        drafts=Drafts(database, clock),
        rule_sets=RuleSets(database, clock),
        people=people,
        happenings=Happenings(database),
        my_games=MyGames(database),
        facts=FactStore(database),
        suit_colours=suit_colours,
        servers=Servers(database, clock, policy.limits),
        privacy=Privacy(database, service, tournaments, people, policy, forgets),
        tournaments=tournaments,
        announcements=Outbox(database, TOURNAMENTS),
        ponderers=ponderers,
        desk=desk,
        coaching=Coaching(database, desk, config.search_effort),
        requests=Requests(clock),
        throttle=Throttle(limits_of(config), clock),
    )


def limits_of(config: Config) -> Limits:
    """The limits that an operator has set."""
    return Limits(
        lobbies_per_person=config.lobbies_per_person,
        games_per_person=config.games_per_person,
        opened_per_day=config.opened_per_day,
        commands_per_minute=config.commands_per_minute,
        presses_per_minute=config.presses_per_minute,
        games_per_channel=config.games_per_channel,
        games_per_server=config.games_per_server,
        commands_in_channel=config.commands_in_channel,
        commands_in_server=config.commands_in_server,
    )
