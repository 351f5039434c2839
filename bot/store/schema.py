"""The tables. Most have a column for each field of a record, whose docstring says what is in it; documents in JSON are
`engine.archive.codec`'s, or those of a field.

Nothing here is particular to one database: the same schema serves SQLite and PostgreSQL.
"""

from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    literal_column,
)

from bot.records.daily import Attempted, DailyPost, DealPlayer, Dealt
from bot.records.deadlines import Deadline
from bot.records.games import Follows, GameRecord, GameStatus, Holder, Punctuality, SavedRules, TableOf
from bot.records.notices import Posted
from bot.records.orders import StandingOrder
from bot.records.people import Bar, Block, Person
from bot.records.results import SeatResult, Standing
from bot.records.tournaments import Competitor, HostedTable, Terms, TournamentRecord
from bot.store.mapping import Day, Instant, RowId, RowsOf

ACTIVE: Final = (GameStatus.LOBBY.value, GameStatus.RUNNING.value)
STANDS: Final = datetime(9999, 1, 1, tzinfo=UTC)
"""Deadlines of games that stand still fire then, that is never."""

GAME: Final = RowsOf(GameRecord, "id", "rules", "holders", "secret", "table_of")
TABLE_OF: Final = RowsOf(TableOf)
HOLDER: Final = RowsOf(Holder)
DEADLINE: Final = RowsOf(Deadline)
ORDER: Final = RowsOf(StandingOrder)
POSTED: Final = RowsOf(Posted)
FOLLOWS: Final = RowsOf(Follows)
TOURNAMENT: Final = RowsOf(TournamentRecord, "id", "terms", "people", "tables", "commitment", "secret")
TERMS: Final = RowsOf(Terms, "rules")
COMPETITOR: Final = RowsOf(Competitor)
HOSTED_TABLE: Final = RowsOf(HostedTable)
RESULT: Final = RowsOf(SeatResult)
STANDING: Final = RowsOf(Standing, "skill")
PERSON: Final = RowsOf(Person)
PUNCTUALITY: Final = RowsOf(Punctuality)
BLOCK: Final = RowsOf(Block)
BAR: Final = RowsOf(Bar)
SAVED_RULES: Final = RowsOf(SavedRules, "is_default")
ATTEMPTED: Final = RowsOf(Attempted)
DAILY_POST: Final = RowsOf(DailyPost)
DEALT: Final = RowsOf(Dealt)
DEAL_PLAYER: Final = RowsOf(DealPlayer)

# The naming that migrations rely on.
metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _user(*, index: bool = False) -> Column[int]:
    """Whose a row is, by its primary key."""
    return _part_of_key("user_id", BigInteger, index=index)


def _part_of_key(name: str, kind: Any, *, index: bool = False) -> Column[Any]:
    return Column(name, kind, primary_key=True, autoincrement=False, index=index or None)


def _of(owner: str, *, primary_key: bool = True) -> Column[int]:
    """The game or the tournament that a row belongs to, and goes with."""
    goes_with = ForeignKey(f"{owner}s.id", ondelete="CASCADE")
    return Column(f"{owner}_id", RowId, goes_with, primary_key=primary_key, nullable=False, autoincrement=False)


def _deadlines_of(owner: str, name: str, *key: str) -> Table:
    """What the clock will do in all games, or in all tournaments."""
    columns = DEADLINE.columns(*key, index=("fires",))
    return Table(name, metadata, _of(owner), *columns, Index(f"ix_{name}_grace_s", "grace_s", "due"))


def _outbox_of(owner: str, name: str) -> Table:
    """What waits to be said of all games, or of all tournaments."""
    return Table(
        name,
        metadata,
        Column("id", RowId, primary_key=True),
        _of(owner, primary_key=False),
        Column("slot", String(32), nullable=False),
        Column("notice", Text, nullable=False),
        Column("revision", Integer, nullable=False),
        Column("attempts", Integer, nullable=False),
        Column("not_before", Instant, nullable=False),
        Column("leased_until", Instant),
        # What goes to one person does not wait for what goes to the channel.
        Column("direct", Boolean, nullable=False),
        UniqueConstraint(f"{owner}_id", "slot"),
        # A late "done" must never meet another notice under the same id.
        sqlite_autoincrement=True,
    )


def _posted_of(owner: str, name: str) -> Table:
    """Messages about all games, or all tournaments, that are edited or taken away later."""
    return Table(name, metadata, _of(owner), *POSTED.columns("message_id"))


def _actions_of(owner: str, name: str) -> Table:
    """The keys of interactions that changed a game without a move, or a tournament."""
    return Table(
        name,
        metadata,
        Column("key", String(64), primary_key=True),
        _of(owner, primary_key=False),
        Column("at", Instant, nullable=False),
        Index(f"ix_{name}_{owner}_id", f"{owner}_id"),
    )


games = Table(
    "games",
    metadata,
    Column("id", RowId, primary_key=True),
    *GAME.columns(unique=("public_id",)),
    Column("rules", Text, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),
    # Grows with every commit that touches the game: two writers cannot both build on the same one.
    Column("version", Integer, nullable=False),
    # The table of a tournament that the game is; null for a game of its own.
    *TABLE_OF.columns(may_lack=True),
    Index("ix_games_guild_id_status", "guild_id", "status"),
    Index("ix_games_host_id_created_at", "host_id", "created_at"),
    Index("ix_games_tournament_id", "tournament_id"),
    # Ids live on in messages and must never come to mean another game.
    sqlite_autoincrement=True,
)
# Written out and not handed over beside the statement: a database must see that it asks for what these indexes hold.
IS_ACTIVE: Final = games.c.status.in_([literal_column(f"'{status}'") for status in ACTIVE])
"""Whether a row is of a lobby or a running match: few, of all that there ever were."""

Index("uq_games_active_channel", games.c.channel_id, unique=True, sqlite_where=IS_ACTIVE, postgresql_where=IS_ACTIVE)
Index("ix_games_active_host", games.c.host_id, sqlite_where=IS_ACTIVE, postgresql_where=IS_ACTIVE)

seats = Table(
    "seats",
    metadata,
    _of("game"),
    *HOLDER.columns("seat", index=("user_id",)),
    UniqueConstraint("game_id", "user_id"),
)

# The truth about a match. `first` is the seq of the first move of the same commit, so that a repeated click can be
# answered with everything that it had brought about.
moves = Table(
    "moves",
    metadata,
    _of("game"),
    _part_of_key("seq", Integer),
    Column("first", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("key", String(64)),
    Column("at", Instant, nullable=False),
    UniqueConstraint("game_id", "key"),
)

snapshots = Table(
    "snapshots",
    metadata,
    _of("game"),
    Column("seq", Integer, nullable=False),
    Column("state", Text, nullable=False),
)

# A game has one of a kind at most.
deadlines = _deadlines_of("game", "deadlines", "kind")

# Whom a running game waits for: no row for a seat that a computer plays.
waits = Table("waits", metadata, _of("game"), _user(index=True))

outbox = _outbox_of("game", "outbox")
posted = _posted_of("game", "posted")

standing_orders = Table("standing_orders", metadata, _of("game"), _user(index=True), *ORDER.columns())

drafts = Table(
    "drafts",
    metadata,
    _of("game"),
    _user(),
    Column("draft", Text, nullable=False),
    Column("at", Instant, nullable=False),
)

actions = _actions_of("game", "actions")

# The logs of matches that were over long ago, in place of their rows in `moves`: a compressed list of moves.
kept_logs = Table("kept_logs", metadata, _of("game"), Column("moves", LargeBinary, nullable=False))

# Which match was played after which.
series_matches = Table("series_matches", metadata, _of("game"), *FOLLOWS.columns(index=("series_id",)))

# `state` is a snapshot of what the log says.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", RowId, primary_key=True),
    *TOURNAMENT.columns(unique=("public_id",), index=("channel_id",)),
    *TERMS.columns(),
    Column("rules", Text, nullable=False),
    Column("state", Text, nullable=False),
    # Drawn when registration opens.
    Column("secret", LargeBinary(32)),
    Column("version", Integer, nullable=False),
    Index("ix_tournaments_guild_id_status", "guild_id", "status"),
    sqlite_autoincrement=True,
)

# The truth about a tournament. `by` is who asked for it, null for the clock and what follows by itself.
tournament_log = Table(
    "tournament_log",
    metadata,
    _of("tournament"),
    _part_of_key("seq", Integer),
    Column("move", Text, nullable=False),
    Column("by", BigInteger),
    Column("at", Instant, nullable=False),
)

tournament_people = Table(
    "tournament_people",
    metadata,
    _of("tournament"),
    *COMPETITOR.columns("entrant", index=("user_id",)),
    UniqueConstraint("tournament_id", "user_id"),
)

tournament_tables = Table(
    "tournament_tables",
    metadata,
    _of("tournament"),
    *HOSTED_TABLE.columns("round", "number", index=("thread_id", "game_id")),
)

tournament_deadlines = _deadlines_of("tournament", "tournament_deadlines", "kind", "number")
tournament_outbox = _outbox_of("tournament", "tournament_outbox")
tournament_posted = _posted_of("tournament", "tournament_posted")
tournament_actions = _actions_of("tournament", "tournament_actions")

# A row a seat, written with the match's last commit. The game itself may be gone. `rated` is null until the ratings
# have heard of it; the four numbers are the ratings after it, in the server and over all.
results = Table(
    "results",
    metadata,
    *RESULT.columns("match_id", "seat"),
    Column("rated", Boolean),
    *(Column(name, Double) for name in ("here_mu", "here_sigma", "mu", "sigma")),
    Index("ix_results_user_id_ended", "user_id", "ended"),
    Index("ix_results_guild_id_ended", "guild_id", "ended"),
)
IS_UNRATED: Final = results.c.rated.is_(literal_column("NULL"))
Index("ix_results_unrated", results.c.ended, sqlite_where=IS_UNRATED, postgresql_where=IS_UNRATED)

# What results, parameters and their version come to: `talon ratings rebuild` makes it anew. Server 0 is over all.
ratings = Table(
    "ratings",
    metadata,
    _part_of_key("guild_id", BigInteger),
    _part_of_key("variant", String(64)),
    _user(index=True),
    Column("name", Text, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("shown", Integer, nullable=False),
    Column("provisional", Boolean, nullable=False),
    Index("ix_ratings_board", "guild_id", "variant", "provisional", "shown"),
)

# What people have settled for themselves; no row for who never chose anything.
people = Table("people", metadata, *PERSON.columns("user_id"), Column("digest_next", Instant, index=True))

# Whoever passes on every discard, in all games, unless an order says otherwise.
passing_users = Table("passing_users", metadata, _user())

turns_played = Table("turns_played", metadata, _user(), *PUNCTUALITY.columns())

# Which games people have played to the end of a match: read with every game, so that it must not grow with the matches.
games_known = Table("games_known", metadata, _user(), _part_of_key("variant", String(64)))

blocks = Table("blocks", metadata, _user(), *BLOCK.columns("blocked_id", index=("blocked_id",)))

bars = Table("bars", metadata, *BAR.columns("guild_id", "user_id", index=("user_id",)))

# `name_key` is the name regardless of case.
rule_sets = Table(
    "rule_sets",
    metadata,
    Column("id", RowId, primary_key=True),
    *SAVED_RULES.columns(),
    Column("name_key", String(64), nullable=False),
    Column("at", Instant, nullable=False),
    UniqueConstraint("guild_id", "name_key"),
)

# What a server plays a variant with where nobody says otherwise; no row for the booklet.
default_rules = Table(
    "default_rules",
    metadata,
    _part_of_key("guild_id", BigInteger),
    _part_of_key("variant", String(64)),
    Column("rule_set_id", RowId, ForeignKey("rule_sets.id", ondelete="CASCADE"), nullable=False),
)

# What a server has settled, null for nothing; when it was greeted, null for never; and the season whose card was posted
# last.
servers = Table(
    "servers",
    metadata,
    _part_of_key("guild_id", BigInteger),
    Column("settings", Text),
    Column("greeted", Instant),
    Column("season_told", String(8)),
)

# Puzzles of days for which none comes with the program: positions without answers, as text.
daily_puzzles = Table("daily_puzzles", metadata, _part_of_key("day", Day), Column("position", Text, nullable=False))

daily_attempts = Table(
    "daily_attempts",
    metadata,
    *ATTEMPTED.columns("user_id", "day"),
    Index("ix_daily_attempts_day", "day", "guild_id"),
)

# Days on which nobody could reach the bot for over two hours.
daily_outages = Table("daily_outages", metadata, _part_of_key("day", Day))

# What was posted in servers, until its result is told.
daily_posts = Table("daily_posts", metadata, *DAILY_POST.columns("guild_id", "day"))
daily_deals = Table("daily_deals", metadata, *DEALT.columns("day"))
daily_players = Table("daily_players", metadata, *DEAL_PLAYER.columns("user_id", "day", index=("day",)))

# What could not be read, with the reason, so that it stops nothing else. `kind` is what it is (a game, a deadline
# ...), `kept` the row itself as JSON where it was taken out of its table, or a game's status before.
set_aside = Table(
    "set_aside",
    metadata,
    Column("id", RowId, primary_key=True),
    _of("game", primary_key=False),
    Column("kind", String(16), nullable=False),
    Column("reason", Text, nullable=False),
    Column("kept", Text, nullable=False),
    Column("at", Instant, nullable=False),
    Index("ix_set_aside_game_id", "game_id"),
)

# Small things the bot remembers about itself, such as which slash commands it has registered.
facts = Table("facts", metadata, Column("name", String(64), primary_key=True), Column("value", Text, nullable=False))

# The bot processes that share this database; the id of one that died never comes to mean another.
processes = Table(
    "processes",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("name", String(128), nullable=False),
    Column("beats", Integer, nullable=False),
    sqlite_autoincrement=True,
)

# The shards that servers are spread over, and the process that has each; as many rows as there are shards.
shards = Table(
    "shards",
    metadata,
    _part_of_key("number", Integer),
    Column("process_id", RowId, ForeignKey("processes.id", ondelete="SET NULL")),
)
