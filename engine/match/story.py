"""The story of a match: its log from a move to a move, as a seat, a spectator or everybody may see it.

What happened, the replay, the clip, the page and the finale are views of this one story. It is told once, move by move;
what is kept of it are checkpoints, packed, each with the moves that follow it: so any position is a few moves away, and
a match of any length takes little room. A step is a number of moves: the scene at step k is the match after its k-th.
"""

import pickle
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.cards import Seat, seats_of
from engine.games.events import Event, StarterDrawn, WindowAnswered, seen_by
from engine.games.moves import Claim, Move, Pass, SeatMove, Shuffled
from engine.games.scenes import SILENT, Eyes, Happening, Moment, MomentKind, Scene, moment_of
from engine.match.match import AnyGame
from engine.match.state import MatchState

MOST_CHAPTERS: Final = 64
LEAST_MOVES: Final = 16
"""So many checkpoints a story has at most, and so many moves apart they are at least."""


class Played(NamedTuple):
    """A position with all its secrets: after so many moves, the last of them, and all that it brought."""

    step: int
    state: MatchState
    move: Move | None
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Story:
    """A match's log so far. Nothing of it is for people: they are shown its scenes through the eyes they may use.

    `chapters` are the packed checkpoints, `spacing` moves apart. `moments` are what people look for, in order. A byte a
    move: `told` is 1 where the move brought something that everybody is told; `asked` where a person asked for it, or
    where that is not known any more; `turns` is one more than the seat that moved in a turn, 0 for other moves.
    """

    chapters: tuple[bytes, ...]
    spacing: int
    moments: tuple[Moment, ...] = ()
    told: bytes = b""
    asked: bytes = b""
    turns: bytes = b""

    @property
    def length(self) -> int:
        """How many moves it has: its last step."""
        return len(self.told)

    @property
    def moves(self) -> tuple[Move, ...]:
        return tuple(move for chapter in self.chapters for move in unpacked(chapter)[1])

    @property
    def room(self) -> int:
        """About how many bytes it takes."""
        return sum(map(len, self.chapters)) + 3 * self.length + 100 * len(self.moments)

    def after(self, step: int) -> int:
        """The next step at which everybody is told something; the last one where nothing more is told."""
        found = self.told.find(1, min(max(step, 0), self.length))
        return self.length if found < 0 else found + 1

    def before(self, step: int) -> int:
        """The step before at which everybody was told something; the first such step where there is none before."""
        found = self.told.rfind(1, 0, max(min(step, self.length) - 1, 0))
        return self.after(0) if found < 0 else found + 1

    def leads_to(self, step: int) -> int:
        """The step after which that happened what everybody was told last at a step; 0 at the first of such steps."""
        shown = step if 0 < step <= self.length and self.told[step - 1] else self.before(step)
        found = self.told.rfind(1, 0, max(shown - 1, 0))
        return max(found + 1, 0)

    def number(self, step: int) -> int:
        """How many steps up to this one tell everybody something."""
        return self.told.count(1, 0, step)

    def reached(self, number: int) -> int:
        """The step with which so many have told everybody something; the last one where all of them have."""
        steps = [0, *(step for step, tells in enumerate(self.told, 1) if tells)]
        return steps[max(number, 0)] if number < len(steps) - 1 else self.length

    def moved(self, step: int) -> Seat | None:
        """The seat whose person moved in a turn at a step; None where nobody did, or the clock or a computer for it."""
        mover = self.turns[step - 1] if 0 < step <= self.length and self.asked[step - 1] else 0
        return Seat(mover - 1) if mover else None

    def round_begins(self, step: int) -> int:
        """The step with which the round begins that is played at a step, or was played last; 0 before the first."""
        begun = (one.step for one in self.moments if one.kind is MomentKind.BEGAN and one.step <= step)
        return max(begun, default=0)

    def round_ends(self, step: int) -> int:
        """The step with which the round ends that is played at a step; the last one so far where it goes on."""
        ended = (one.step for one in self.moments if one.kind is MomentKind.ENDED and one.step >= step)
        return min(ended, default=self.length)

    def last_own(self, seat: Seat, since: int = 0) -> int:
        """The last step after `since` with which the person of a seat moved in a turn; 0 where they did not.

        What the clock or a computer did for them is not meant, nor an answer to a claim window: whoever passes on a
        discard may not have looked at anything else. Of a log that was packed away, every move of the seat counts.
        """
        for step in range(self.length, since, -1):
            if self.moved(step) == seat:
                return step
        return 0

    def played(self, game: AnyGame, first: int, last: int) -> Iterator[Played]:
        """The positions from a step to a step, both of them too, as they follow one another. Steps beyond are left out.

        It takes as long as at most `spacing` moves before the first one take: not for an event loop.
        """
        first, last = max(first, 0), min(last, self.length)
        chapter = max(first - 1, 0) // self.spacing
        step, state = chapter * self.spacing, unpacked(self.chapters[chapter])[0]
        if first == 0 <= last:
            yield Played(0, state, None, ())
        while step < last:
            for move in unpacked(self.chapters[chapter])[1]:
                if step >= last:
                    return
                step, made = step + 1, game.apply(state, move)
                state = made.state
                if step >= max(first, 1):
                    yield Played(step, state, move, made.events)
            chapter += 1

    def scene(self, game: AnyGame, played: Played, eyes: Eyes) -> Scene:
        """A position as eyes see it."""
        view = game.view(played.state, None if eyes.all_open else eyes.seat)
        if eyes.all_open:
            hands = tuple(game.view(played.state, seat) for seat in seats_of(played.state.seats))
        else:
            hands = () if eyes.seat is None else (view,)
        return Scene(played.step, view, hands, self.happened(played, eyes))

    def happened(self, played: Played, eyes: Eyes) -> tuple[Happening, ...]:
        """What a move brought, as eyes see it: of a discard's sealed answers each only by the seat that gave it."""
        unasked = played.step > 0 and not self.asked[played.step - 1]
        # What a draw brings that needs a shuffle comes with the shuffle.
        made = played.step - isinstance(played.move, Shuffled)
        by_computer = made > 0 and not self.asked[made - 1] and self.turns[made - 1] > 0
        told = (_seen(event, eyes) for event in played.events)
        return tuple(
            Happening(event, played.step, unasked and isinstance(event, WindowAnswered), by_computer)
            for event in told
            if event is not None
        )

    def scenes(self, game: AnyGame, first: int, last: int, eyes: Eyes) -> Iterator[Scene]:
        """The scenes from a step to a step, both of them too."""
        return (self.scene(game, played, eyes) for played in self.played(game, first, last))


def _seen(event: Event, eyes: Eyes) -> Event | None:
    if not eyes.all_open:
        return seen_by(event, eyes.seat)
    # With open hands a drawn card is no secret; what was answered is told by what came of it.
    return None if isinstance(event, WindowAnswered) else event


def unpacked(chapter: bytes) -> tuple[MatchState, tuple[Move, ...]]:
    """A checkpoint and the moves that follow it up to the next one."""
    found: tuple[MatchState, tuple[Move, ...]] = pickle.loads(zlib.decompress(chapter))  # noqa: S301 - packed below
    return found


def _packed(state: MatchState, moves: Sequence[Move]) -> bytes:
    return zlib.compress(pickle.dumps((state, tuple(moves))), 1)


def tell(game: AnyGame, seats: int, moves: Sequence[Move], asked: Sequence[bool] | None = None) -> Story:
    """The story of a log; `asked` says of each move whether a person asked for it, None where that is not known.

    Raises IllegalMove for a log that the rules do not bear out, RuleError for a wrong number of seats.
    """
    return told_on(game, Story((_packed(game.new(seats), ()),), LEAST_MOVES), moves, asked)


def told_on(game: AnyGame, story: Story, moves: Sequence[Move], asked: Sequence[bool] | None = None) -> Story:
    """A story with more moves. Raises IllegalMove; then it is as it was."""
    made_by = bytes(1 for _ in moves) if asked is None else bytes(asked)
    spacing = story.spacing
    while story.length + len(moves) > spacing * MOST_CHAPTERS:
        spacing *= 2
    if spacing != story.spacing:
        moves = [*story.moves, *moves]
        begins = unpacked(story.chapters[0])[0]
        story, made_by = Story((_packed(begins, ()),), spacing), story.asked + made_by
    chapters, (begins, kept) = list(story.chapters[:-1]), unpacked(story.chapters[-1])
    state, step = begins, len(chapters) * spacing
    moments, told, turns = list(story.moments), bytearray(story.told), bytearray(story.turns)
    current: list[Move] = []
    for move in (*kept, *moves):
        made = game.apply(state, move)
        step += 1
        current.append(move)
        if step > story.length:
            moment = moment_of(step, state.round, made.events)
            moments += [] if moment is None else [moment]
            # Who begins is told with the deal.
            alone = [one for one in made.events if not isinstance(one, (*SILENT, StarterDrawn))]
            told.append(any(seen_by(one, None) is not None for one in alone))
            turns.append(move.seat + 1 if isinstance(move, SeatMove) and not isinstance(move, Claim | Pass) else 0)
        state = made.state
        if len(current) == spacing:
            chapters.append(_packed(begins, current))
            begins, current = state, []
    chapters.append(_packed(begins, current))
    return Story(tuple(chapters), spacing, tuple(moments), bytes(told), story.asked + made_by, bytes(turns))
