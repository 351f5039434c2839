"""The tables of games: their rows, the log of their moves, their clocks and what is still to be said."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
    literal_column,
)

from bot.store.schema.columns import (
    ACTIVE,
    Instant,
    Length,
    RowId,
    actions_of,
    deadlines_of,
    metadata,
    of_game,
    outbox_of,
)

games = Table(
    "games",
    metadata,
    Column("id", RowId, primary_key=True),
    # The one that people are shown, and type.
    Column("public_id", String(8), nullable=False, unique=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    # Where it was opened: a channel, for a thread the one that it hangs on. Null for a table of a tournament.
    Column("opened_in", BigInteger),
    # The public id of the match from a position of which it is played on: such a practice game counts for nothing.
    Column("played_on", String(8), nullable=False, server_default=""),
    # The day whose deal it is, as Python counts days; 0 for every other game.
    Column("day", Integer, nullable=False, server_default="0"),
    Column("host_id", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),
    Column("variant", String(64), nullable=False),
    Column("rules", Text, nullable=False),
    Column("switches", Text, nullable=False),
    Column("pace", String(16), nullable=False),
    Column("turn_s", Integer, nullable=False),
    Column("window_s", Integer, nullable=False),
    Column("reserve_s", Integer, nullable=False),
    Column("reserve_parts", Integer, nullable=False),
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
    Index("ix_games_host_id_created_at", "host_id", "created_at"),
    Index("ix_games_tournament_id", "tournament_id"),
    # Ids live on in messages and must never come to mean another game.
    sqlite_autoincrement=True,
)
# Written out and not handed over beside the statement: a database must see that it asks for what these indexes hold.
IS_ACTIVE = games.c.status.in_([literal_column(f"'{status}'") for status in ACTIVE])
"""Whether a row is of a lobby or a running match: few, of all that there ever were."""

Index("uq_games_active_channel", games.c.channel_id, unique=True, sqlite_where=IS_ACTIVE, postgresql_where=IS_ACTIVE)
Index("ix_games_active_host", games.c.host_id, sqlite_where=IS_ACTIVE, postgresql_where=IS_ACTIVE)

seats = Table(
    "seats",
    metadata,
    of_game(),
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
    Column("is_open", Boolean, nullable=False),
    Column("before", Text, nullable=False),
    Column("offer_message_id", BigInteger),
    UniqueConstraint("game_id", "user_id"),
)

# The truth about a match. `first` is the seq of the first move of the same commit, so that a repeated click can be
# answered with everything that it had brought about.
moves = Table(
    "moves",
    metadata,
    of_game(),
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
    of_game(),
    Column("seq", Integer, nullable=False),
    Column("state", Text, nullable=False),
)

deadlines = deadlines_of("game", "deadlines", one_of_a_kind=True)

# Whom a running game waits for: no row for a seat that a computer plays.
waits = Table(
    "waits",
    metadata,
    of_game(),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
)

outbox = outbox_of("game", "outbox")

standing_orders = Table(
    "standing_orders",
    metadata,
    of_game(),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("round", Integer, nullable=False),
    Column("faces", Text, nullable=False),
    Column("pass_rest", Boolean, nullable=False),
    Column("melds", String(16), nullable=False),
    Column("answered", Integer, nullable=False),
)

drafts = Table(
    "drafts",
    metadata,
    of_game(),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("draft", Text, nullable=False),
    Column("at", Instant, nullable=False),
)

# Keys of interactions that changed a game without a move: opening, joining, leaving, starting.
actions = actions_of("game", "actions")

# The logs of matches that were over long ago, in place of their rows in `moves`: a compressed list of moves.
kept_logs = Table(
    "kept_logs",
    metadata,
    of_game(),
    Column("moves", LargeBinary, nullable=False),
)

# Which match was played after which, with the places that this one ended with, by seat; series begin with `series_id`,
# and are the best of so many, 0 for a rematch that is none.
series_matches = Table(
    "series_matches",
    metadata,
    of_game(),
    Column("series_id", RowId, nullable=False, index=True),
    Column("after_id", RowId, nullable=False),
    Column("best_of", Integer, nullable=False),
    Column("places", String(32), nullable=False),
)
