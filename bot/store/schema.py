"""The tables. Instants are microseconds since 1970 UTC, documents are the JSON texts of `engine.archive.codec`.

Nothing here is particular to one database: the same schema serves SQLite and PostgreSQL.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)
from sqlalchemy.types import TypeDecorator

from bot.records import GameStatus

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
ACTIVE = (GameStatus.LOBBY.value, GameStatus.RUNNING.value)
STANDS = datetime(9999, 1, 1, tzinfo=UTC)
"""Deadlines of games that stand still fire then, that is never."""


class Instant(TypeDecorator[datetime]):
    """An aware datetime, exact to the microsecond and comparable in every database."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: object) -> int | None:
        """Microseconds since 1970 UTC. Raises TypeError for a naive datetime."""
        return None if value is None else (value - EPOCH) // timedelta(microseconds=1)

    def process_result_value(self, value: Any, dialect: object) -> datetime | None:
        """The datetime, in UTC; None too for what is no instant, so that one broken row does not hide the others."""
        try:
            return None if value is None else EPOCH + timedelta(microseconds=value)
        except (TypeError, OverflowError):
            return None


class Length(TypeDecorator[timedelta]):
    """A length of time, exact to the microsecond."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: timedelta | None, dialect: object) -> int | None:
        """Microseconds."""
        return None if value is None else value // timedelta(microseconds=1)

    def process_result_value(self, value: Any, dialect: object) -> timedelta | None:
        """The length."""
        return None if value is None else timedelta(microseconds=value)


# SQLite numbers rows by itself only in a column declared exactly INTEGER.
RowId = BigInteger().with_variant(Integer(), "sqlite")

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _of_game(*, primary_key: bool = True) -> Column[int]:
    return Column(
        "game_id",
        RowId,
        ForeignKey("games.id", ondelete="CASCADE"),
        primary_key=primary_key,
        nullable=False,
        autoincrement=False,
    )


games = Table(
    "games",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    # Where it was opened: a channel, for a thread the one that it hangs on. Null for a table of a tournament.
    Column("opened_in", BigInteger),
    Column("host_id", BigInteger, nullable=False, index=True),
    Column("status", String(16), nullable=False),
    Column("variant", String(64), nullable=False),
    Column("rules", Text, nullable=False),
    Column("switches", Text, nullable=False),
    Column("pace", String(16), nullable=False),
    Column("turn_s", Integer, nullable=False),
    Column("window_s", Integer, nullable=False),
    Column("reserve_s", Integer, nullable=False),
    Column("by_itself", Boolean, nullable=False),
    Column("quiet", Boolean, nullable=False),
    Column("vacation", Boolean, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("locale", String(16), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("secret", LargeBinary(32), nullable=False),
    Column("created_at", Instant, nullable=False),
    Column("seq", Integer, nullable=False),
    # Grows with every commit that touches the game: two writers cannot both build on the same one.
    Column("version", Integer, nullable=False),
    # The end of the running match that somebody wants.
    Column("ending", Text),
    # Why and since when the running match cannot be played where it is.
    Column("standstill", Text),
    # Whom the host wants at the table; null for anybody.
    Column("guests", Text),
    Column("board_message_id", BigInteger),
    Column("notice_message_id", BigInteger),
    # The table of a tournament that the game is; null for a game of its own.
    Column("tournament_id", BigInteger),
    Column("tournament_round", Integer),
    Column("tournament_table", Integer),
    Index("ix_games_guild_id_status", "guild_id", "status"),
    Index("ix_games_tournament_id", "tournament_id"),
    # Ids live on in messages and must never come to mean another game.
    sqlite_autoincrement=True,
)
Index(
    "uq_games_active_channel",
    games.c.channel_id,
    unique=True,
    sqlite_where=games.c.status.in_(ACTIVE),
    postgresql_where=games.c.status.in_(ACTIVE),
)

seats = Table(
    "seats",
    metadata,
    _of_game(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("user_id", BigInteger, index=True),
    Column("computer", String(32)),
    Column("autopilot", Boolean, nullable=False),
    Column("misses", Integer, nullable=False),
    Column("entropy", Text, nullable=False),
    Column("reserve", Length, nullable=False),
    # Those by which the clock of the seat rests: as people.habits was when the game last heard of it.
    Column("habits", Text, nullable=False),
    # Whether a substitute may take it, and the users and names of those who held it before.
    Column("is_open", Boolean, nullable=False, server_default=false()),
    Column("before", Text, nullable=False, server_default="[]"),
    Column("offer_message_id", BigInteger),
    UniqueConstraint("game_id", "user_id"),
)

# The truth about a match. `first` is the seq of the first move of the same commit, so that a repeated click can be
# answered with everything that it had brought about.
moves = Table(
    "moves",
    metadata,
    _of_game(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
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
    _of_game(),
    Column("seq", Integer, nullable=False),
    Column("state", Text, nullable=False),
)

deadlines = Table(
    "deadlines",
    metadata,
    _of_game(),
    Column("kind", String(16), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("due", Instant, nullable=False),
    Column("fires", Instant, nullable=False, index=True),
    Column("grace_s", Integer, nullable=False),
    Column("clock", Text),
)

# Whom a running game waits for: no row for a seat that a computer plays.
waits = Table(
    "waits",
    metadata,
    _of_game(),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", RowId, primary_key=True),
    _of_game(primary_key=False),
    Column("slot", String(32), nullable=False),
    Column("notice", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("not_before", Instant, nullable=False),
    Column("leased_until", Instant),
    # What goes to one person does not wait for what goes to the channel.
    Column("direct", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("game_id", "slot"),
    # A late "done" must never meet another notice under the same id.
    sqlite_autoincrement=True,
)

standing_orders = Table(
    "standing_orders",
    metadata,
    _of_game(),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("round", Integer, nullable=False),
    Column("faces", Text, nullable=False),
    Column("pass_rest", Boolean, nullable=False),
    Column("melds", String(16), nullable=False, server_default="never"),
    Column("answered", Integer, nullable=False, server_default="0"),
)

# Whoever passes on every discard, in all games, unless an order says otherwise.
passing_users = Table(
    "passing_users",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
)

drafts = Table(
    "drafts",
    metadata,
    _of_game(),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("draft", Text, nullable=False),
    Column("at", Instant, nullable=False),
)

# Keys of interactions that changed a game without a move: opening, joining, leaving, starting.
actions = Table(
    "actions",
    metadata,
    Column("key", String(64), primary_key=True),
    _of_game(primary_key=False),
    Column("at", Instant, nullable=False),
    Index("ix_actions_game_id", "game_id"),
)

# House rules that servers keep: the switches that depart from the booklet. `name_key` is the name regardless of case.
rule_sets = Table(
    "rule_sets",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("name_key", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("variant", String(64), nullable=False),
    Column("switches", Text, nullable=False),
    Column("made_by", BigInteger, nullable=False),
    Column("at", Instant, nullable=False),
    UniqueConstraint("guild_id", "name_key"),
)

# What a server plays a variant with where nobody says otherwise; no row for the booklet.
default_rules = Table(
    "default_rules",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("variant", String(64), primary_key=True),
    Column("rule_set_id", RowId, ForeignKey("rule_sets.id", ondelete="CASCADE"), nullable=False),
)

# What could not be read, with the reason, so that it stops nothing else. `kind` is what it is (a game, a deadline
# ...), `kept` the row itself as JSON where it was taken out of its table, or a game's status before.
set_aside = Table(
    "set_aside",
    metadata,
    Column("id", RowId, primary_key=True),
    _of_game(primary_key=False),
    Column("kind", String(16), nullable=False),
    Column("reason", Text, nullable=False),
    Column("kept", Text, nullable=False),
    Column("at", Instant, nullable=False),
    Index("ix_set_aside_game_id", "game_id"),
)

# What people have settled for themselves; no row for who never chose anything. Times of day are minutes since midnight.
people = Table(
    "people",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("habits", Text, nullable=False),
    Column("reminders", String(16), nullable=False),
    Column("digest_at", Integer),
    Column("digest_next", Instant, index=True),
    Column("called_to_knock", Boolean, nullable=False),
    Column("four_colours", Boolean, nullable=False),
    Column("text_mode", Boolean, nullable=False),
    Column("asks_before_discarding", Boolean),
    Column("teaching", Boolean, nullable=False),
)

# How many turns people had in matches with others, and how many of them they played in time.
turns_played = Table(
    "turns_played",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("turns", Integer, nullable=False),
    Column("in_time", Integer, nullable=False),
)

# Whom people never want to meet at a table; `name` as they knew them.
blocks = Table(
    "blocks",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("blocked_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("name", Text, nullable=False),
    Column("at", Instant, nullable=False),
)

# Whom servers do not let play, until a moment or until it is lifted.
bars = Table(
    "bars",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("name", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("barred_by", BigInteger, nullable=False),
    Column("at", Instant, nullable=False),
    Column("until", Instant),
)

# What a server has settled for its public messages; no row for one that never settled anything.
servers = Table(
    "servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("four_colours", Boolean, nullable=False),
    # The role whose members may hold tournaments, beside those who manage the server.
    Column("tournament_role", BigInteger),
    # What it has settled for its games, null for nothing; and when it was greeted, null for never.
    Column("settings", Text),
    Column("greeted", Instant),
)

# The logs of matches that were over long ago, in place of their rows in `moves`: a compressed list of moves.
kept_logs = Table(
    "kept_logs",
    metadata,
    _of_game(),
    Column("moves", LargeBinary, nullable=False),
)

# `terms` is what is agreed beside the format's own rules, `state` a snapshot of what the log says.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("locale", String(16), nullable=False),
    Column("terms", Text, nullable=False),
    Column("state", Text, nullable=False),
    # Drawn when registration opens.
    Column("secret", LargeBinary(32)),
    Column("created_at", Instant, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("board_message_id", BigInteger),
    Index("ix_tournaments_guild_id_status", "guild_id", "status"),
    sqlite_autoincrement=True,
)


def _of_tournament(*, primary_key: bool = True) -> Column[int]:
    return Column(
        "tournament_id",
        RowId,
        ForeignKey("tournaments.id", ondelete="CASCADE"),
        primary_key=primary_key,
        nullable=False,
        autoincrement=False,
    )


# The truth about a tournament. `by` is who asked for it, null for the clock and what follows by itself.
tournament_log = Table(
    "tournament_log",
    metadata,
    _of_tournament(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("move", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("by", BigInteger),
    Column("at", Instant, nullable=False),
)

# Who the entrants are, by their numbers. A computer player has no user.
tournament_people = Table(
    "tournament_people",
    metadata,
    _of_tournament(),
    Column("entrant", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, index=True),
    Column("name", Text, nullable=False),
    Column("computer", String(32)),
    UniqueConstraint("tournament_id", "user_id"),
)

# Where the tables of rounds are played: the thread and the message that it hangs on, and the game once it is dealt.
tournament_tables = Table(
    "tournament_tables",
    metadata,
    _of_tournament(),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("thread_id", BigInteger, index=True),
    Column("message_id", BigInteger),
    Column("game_id", BigInteger, index=True),
    # How often it was opened: a thread that was removed gets a successor.
    Column("opened", Integer, nullable=False),
)

tournament_deadlines = Table(
    "tournament_deadlines",
    metadata,
    _of_tournament(),
    Column("kind", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("due", Instant, nullable=False),
    Column("fires", Instant, nullable=False, index=True),
)

tournament_outbox = Table(
    "tournament_outbox",
    metadata,
    Column("id", RowId, primary_key=True),
    _of_tournament(primary_key=False),
    Column("slot", String(32), nullable=False),
    Column("notice", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("not_before", Instant, nullable=False),
    Column("leased_until", Instant),
    UniqueConstraint("tournament_id", "slot"),
    sqlite_autoincrement=True,
)

# Keys of interactions that changed a tournament.
tournament_actions = Table(
    "tournament_actions",
    metadata,
    Column("key", String(64), primary_key=True),
    _of_tournament(primary_key=False),
    Column("at", Instant, nullable=False),
    Index("ix_tournament_actions_tournament_id", "tournament_id"),
)

# Small things the bot remembers about itself, such as which slash commands it has registered.
facts = Table(
    "facts",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

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
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("process_id", RowId, ForeignKey("processes.id", ondelete="SET NULL")),
)
