"""What the host knows of a game beyond its rules: where it lives, who sits where, how fast it goes."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final, Self

from bot.records.daily import Dealt
from bot.records.deadlines import Deadlines, Reserve, Seconds
from bot.records.ids import NOBODY, GameId, Name, UserId
from bot.records.people import ANYBODY, NO_HABITS, GuestList, Habits
from engine.cards import Seat, put_at
from engine.games.events import Event
from engine.games.views import MatchView
from engine.rules.rule_set import RuleSet

LEAST_TURNS: Final = 20
"""Of fewer turns no share in time is told: a single one would weigh too much."""
AUTOPILOT_STRENGTH: Final = "steady"
"""The computer player that takes the seat of who is away or gone."""
StoredDraft = dict[str, object]
"""What a player has prepared in a game and not done yet, as a JSON object: the interface decides what is in it."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Lengths in seconds. `name` is live, quick, daily, slow, friendly or custom.

    `reserve_s` is what each player has for the whole match, used up only by what exceeds the time of a turn; of as many
    `reserve_parts` of what is left of it, a turn uses one at most. Where a turn does not end `by_itself`, it goes on at
    its deadline until somebody who waits wants to play on. `quiet` and `vacation` say whether a turn rests in its
    player's quiet hours and on their vacations.
    """

    name: str
    turn_s: Seconds
    window_s: Seconds
    reserve_s: Seconds = 0
    by_itself: bool = True
    quiet: bool = True
    vacation: bool = True
    reserve_parts: int = 3

    @property
    def turn(self) -> timedelta:
        return timedelta(seconds=self.turn_s)

    @property
    def window(self) -> timedelta:
        """How long a claim window stays open at most: the same for every discard, whoever holds what."""
        return timedelta(seconds=self.window_s)

    @property
    def reserve(self) -> timedelta:
        """How much more than the time of their turns each player has in the whole match."""
        return timedelta(seconds=self.reserve_s)


class GameStatus(StrEnum):
    """A game's life: a lobby that fills, a running match, and two ends. One that cannot be read is set aside."""

    LOBBY = "lobby"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"
    SET_ASIDE = "set_aside"


@dataclass(frozen=True, slots=True)
class Predecessor:
    """Who held a seat before the one who holds it now: `until` the move of this number, it included. A computer player
    is no user.

    Of who was forgotten while the match is played the `mark` stays, by which they are known again if they sit down.
    """

    user_id: UserId | None
    name: Name
    until: int = 0
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Holder:
    """Who holds a seat: a person (`user_id`), or a computer player of some strength (`computer`).

    A computer player's `name` is a proper name, the same in every language. Behind who is out and taken off is nobody.

    A person with `autopilot` is played by the computer until they act again; `misses` counts time-outs in a row.
    `entropy` is the part that the holder added to the shuffle: the id of the interaction that joined. `reserve` is what
    they have left of the pace's; `habits` are those by which their clock rests in this game. A seat that `is_open` is
    the computer's to play and a substitute's to take; `before` are those who held it earlier, the first one first.
    """

    seat: Seat
    name: Name
    user_id: UserId | None
    computer: str | None = None
    autopilot: bool = False
    misses: int = 0
    entropy: str = ""
    reserve: Reserve = timedelta()
    habits: Habits = NO_HABITS
    is_open: bool = False
    before: tuple[Predecessor, ...] = ()

    @property
    def is_nobodys(self) -> bool:
        """Whether nobody is behind the seat: who held it was out of the match, and taken off it."""
        return self.user_id is None and self.computer is None

    def at(self, seq: int) -> Predecessor | None:
        """Who held the seat when a move of the log was made; None for who holds it now."""
        return next((one for one in self.before if seq <= one.until), None)


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a running match that somebody wants: who asked for it, and who has `agreed`, as users.

    Once enough have, the match is `suspended`, and over when its deadline is.
    """

    wanted_by: int
    agreed: frozenset[int] = frozenset()
    suspended: bool = False


@dataclass(frozen=True, slots=True)
class TableOf:
    """Which table of a tournament a game is: round and table count from 1."""

    tournament_id: int
    round: int
    table: int


class Obstacle(StrEnum):
    """Why a match is not played: its channel was deleted, its thread is locked, something is not allowed to us there
    any more, its server cannot be reached at present, or we were sent away from it; or its tournament is paused, or its
    host has decided the table.
    """

    CHANNEL_GONE = "channel_gone"
    LOCKED = "locked"
    FORBIDDEN = "forbidden"
    SERVER_AWAY = "server_away"
    SERVER_LEFT = "server_left"
    PAUSED = "paused"
    DECIDED = "decided"

    @property
    def is_final(self) -> bool:
        """Whether waiting mends nothing: nobody will ever write there again."""
        return self in (Obstacle.CHANNEL_GONE, Obstacle.SERVER_LEFT)

    @property
    def is_of_place(self) -> bool:
        """Whether the match cannot be played where it is, so that it goes on as soon as it can be."""
        return self not in (Obstacle.PAUSED, Obstacle.DECIDED)


@dataclass(frozen=True, slots=True)
class Standstill:
    """A match that is not played: why, and `since` when. In it, it is still that moment."""

    why: Obstacle
    since: datetime


@dataclass(frozen=True, slots=True)
class Place:
    """Where a lobby or a running match is, and whether it stands still there."""

    game_id: GameId
    guild_id: int
    channel_id: int
    status: GameStatus
    standstill: Standstill | None = None


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A hosted game. `seq` numbers the last logged move (0 before the first).

    `commitment` is the SHA-256 of the shuffle's secret in hex, public from the lobby on, and empty where the deals
    are chosen; `secret` is None until the match is over. `channel_id` is where the board is: a channel or a thread.
    `board_message_id` is None until it is delivered. `table_of` is None for a game that belongs
    to no tournament. `opened_in` is the channel in which it was opened, for a thread the one that it hangs on; None
    where nobody knows. The `public_id` is the one that people are shown. A practice game that is `played_on` from a
    position of another match names that one's public id: nothing of it counts. The deal of a day is that of the `day`
    that Python gives this number; 0 is every other game.
    """

    id: GameId
    guild_id: int
    channel_id: int
    host_id: UserId
    status: GameStatus
    variant: str
    rules: RuleSet
    switches: dict[str, object]
    pace: Pace
    seats: int
    holders: tuple[Holder, ...]
    locale: str
    commitment: str
    created_at: datetime
    secret: str | None = None
    seq: int = 0
    board_message_id: int | None = None
    ending: Ending | None = None
    table_of: TableOf | None = None
    standstill: Standstill | None = None
    guests: GuestList = ANYBODY
    opened_in: int | None = None
    public_id: str = ""
    played_on: str = ""
    day: int = 0

    @property
    def is_chosen(self) -> bool:
        """Whether its deals were chosen, for somebody who learns the game: nobody promised chance."""
        return not self.commitment

    def open_to(self, user_id: UserId, guild_id: int) -> bool:
        """Whether somebody may mean the game where they are: in its server; elsewhere who sits at it, or is invited."""
        here = guild_id == self.guild_id != 0
        return here or user_id in self.guests.invited or self.takes_part(user_id)

    def seat_of(self, user_id: UserId) -> Seat | None:
        """The seat that somebody holds, None for a spectator."""
        return next((one.seat for one in self.holders if one.user_id == user_id), None)

    @property
    def host_name(self) -> str:
        """How the host is called at the table; where they have left it, who sits there first."""
        return next((one.name for one in self.holders if one.user_id == self.host_id), self.holders[0].name)

    def with_holder(self, holder: Holder) -> Self:
        """The game with a seat held like this."""
        return replace(self, holders=put_at(self.holders, holder.seat, holder))

    @property
    def plays_alone(self) -> bool:
        """Whether one person plays among computers."""
        return sum(one.user_id is not None for one in self.holders) == 1

    def takes_part(self, user_id: UserId) -> bool:
        """Whether somebody holds a seat of the game, or held one."""
        return any(user_id in (one.user_id, *(before.user_id for before in one.before)) for one in self.holders)

    def unmarked(self) -> Self:
        """The record that knows nobody again who was forgotten: for a match that is over."""
        if not self.guests.marks and all(not before.mark for one in self.holders for before in one.before):
            return self
        cleared = (
            replace(one, before=tuple(replace(before, mark="") for before in one.before)) for one in self.holders
        )
        return replace(self, holders=tuple(cleared), guests=replace(self.guests, marks=frozenset()))

    @property
    def place(self) -> Place:
        return Place(self.id, self.guild_id, self.channel_id, self.status, self.standstill)

    @property
    def is_suspended(self) -> bool:
        """Whether the match is over soon unless somebody takes that back; until when, its deadlines say."""
        return self.ending is not None and self.ending.suspended

    def offers(self, holder: Holder) -> bool:
        """Whether a substitute may take a seat: it is open, the match goes on, and takes anybody new."""
        is_played = self.status is GameStatus.RUNNING and not self.is_suspended
        return holder.is_open and is_played and not self.is_closed

    @property
    def is_closed(self) -> bool:
        """Whether nobody new sits down: of somebody who was forgotten there is no mark to know them by."""
        return any(one.user_id == NOBODY and not one.mark for held in self.holders for one in held.before)

    @property
    def is_over(self) -> bool:
        """Whether nothing is played or prepared any more: neither a lobby nor a running match."""
        return self.status not in (GameStatus.LOBBY, GameStatus.RUNNING)

    @property
    def shut_out(self) -> bool:
        """Whether the match stands still because it cannot be played where it is."""
        return self.standstill is not None and self.standstill.why.is_of_place

    @property
    def rests(self) -> bool:
        """Whether the match is running and its tournament lets nobody play it at present."""
        return self.status is GameStatus.RUNNING and self.standstill is not None and not self.shut_out


@dataclass(frozen=True, slots=True)
class Follows:
    """After which match a new one is played, in which series. `places` are those that it ended with, by seat.

    `series_id` is the first match of the series; `best_of` is 0 for a rematch that is none.
    """

    after_id: GameId
    series_id: GameId
    best_of: int
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NewGame:
    """What a host asks for. `computers` are strengths of computer players, one entry per seat they take, who are
    `called` so, or else as there is a name; with `only_invited` nobody joins who is not invited. A thread hangs on the
    channel `parent_id`. The host has the `roles` in the server, or `manages` it. With `to_learn` a host to whom the
    game is new gets the deals chosen for that.
    A rematch says what it `follows`, the deal of a day which `deal` it is, and when the day `closes` for its host.
    """

    guild_id: int
    channel_id: int
    host_id: UserId
    host_name: str
    variant: str
    seats: int
    pace: Pace
    switches: dict[str, object]
    computers: tuple[str, ...] = ()
    called: tuple[str, ...] = ()
    locale: str = "en"
    only_invited: bool = False
    parent_id: int | None = None
    roles: frozenset[int] = frozenset()
    manages: bool = False
    to_learn: bool = False
    follows: Follows | None = None
    deal: Dealt | None = None
    closes: datetime | None = None

    @property
    def place(self) -> int:
        """The channel in which the game is opened; for a thread the one that it hangs on."""
        return self.channel_id if self.parent_id is None else self.parent_id


@dataclass(frozen=True, slots=True)
class SavedRules:
    """House rules that a server keeps under a name: the switches by which a variant departs from its booklet.

    `is_default` says that the server plays the variant with them where nobody says otherwise.
    """

    guild_id: int
    name: str
    variant: str
    switches: dict[str, object]
    made_by: int
    is_default: bool = False


@dataclass(frozen=True, slots=True)
class Punctuality:
    """How many turns somebody had in matches with other people, and how many of them they played in time."""

    turns: int
    in_time: int

    @property
    def share(self) -> int | None:
        """How many of a hundred turns are played in time, rounded down; None where too few are known."""
        return None if self.turns < LEAST_TURNS else 100 * self.in_time // self.turns


@dataclass(frozen=True, slots=True)
class VisibleGame:
    """A game as one person sees it: the record and their view (a spectator's where they hold no seat).

    `view` is None in a lobby. `recent` are the last events they may see, oldest first, and `recent_at` the numbers of
    the moves that brought them; where it is empty they are not known. `taught` says that panels
    explain the game to them: it is a practice game, or they have finished no match of its variant yet. In a lobby
    `punctual` tells of the people at the table, by user, how they have kept time so far.
    """

    record: GameRecord
    view: MatchView | None
    deadlines: Deadlines
    recent: tuple[Event, ...]
    taught: bool = False
    punctual: Mapping[UserId, Punctuality] = field(default_factory=dict)
    recent_at: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class WaitingGame:
    """A game that waits for somebody: its id and its variant's key."""

    game_id: GameId
    variant: str


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A user's game: whether it waits for them, when its turn or window ends, whether the computer plays for them."""

    game_id: GameId
    waits: bool
    due: datetime | None
    played_for: bool


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A match that is over, by where it was; in a list also by its id and its game. `people` are those who hold its
    seats, by name.
    """

    guild_id: int
    channel_id: int
    people: tuple[tuple[str, int | None], ...]
    public_id: str = ""
    variant: str = ""
    is_over: bool = True

    def open_to(self, user_id: UserId, guild_id: int) -> bool:
        """Whether somebody may mean it where they are: in its server, elsewhere who sat at it."""
        return guild_id == self.guild_id != 0 or any(user_id == one for _, one in self.people)


@dataclass(frozen=True, slots=True)
class Submitted:
    """A committed move: what the mover may see of what happened, and the game as they see it now."""

    visible: VisibleGame
    events: tuple[Event, ...]
