"""`talon match`: a program of one's own at the table: views as lines of JSON in, moves out (docs/LIBRARY.md)."""

import json
import os
import selectors
import shlex
import signal
import subprocess
import time
from contextlib import suppress
from functools import partial
from itertools import count, islice
from time import process_time
from typing import Annotated, Any, Final, Literal, Self

import typer

from bot.cli.matches import Measured, Timed, counted, lead_told, leads, shares, strength_of
from bot.cli.questions import BadInput, JsonFlag, RuleOption, switches
from engine.archive.codec import CodecError, load_move, plain
from engine.computers import STRENGTHS
from engine.games.moves import SeatMove
from engine.games.views import MatchView
from engine.match.match import AnyGame
from engine.match.selfplay import Chooser, GivenUp, NoAnswer, both_ways, one_way, player
from engine.rules.rule_set import USUAL_SEATS
from engine.variants import game_of, game_of_view

LONGEST_LINE: Final = 64 << 10
PROTOCOL: Final = 1


class ForeignPlayer:
    """The program behind a command, in a process group of its own. It is started when it is first asked.

    Whoever answers late, twice, nothing that is a move, or too much, is killed and has no answer for the rest of the
    round; in the next one the program is started anew. `faults` says what was wrong, a sentence each.
    """

    def __init__(self, command: str, seconds: float) -> None:
        """`seconds` is how long an answer may take. Raises BadInput for a command that names no program."""
        try:
            self._command = shlex.split(command)
        except ValueError as error:
            raise BadInput(f"--player {command} is no command: {error}") from None
        if not self._command:
            raise BadInput("--player names no program")
        self._seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._read = b""
        self._asked = 0
        self._given_up: tuple[int, int] | None = None
        self.faults: list[str] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_why: object) -> None:
        self._kill()

    def __call__(self, view: MatchView, dice: int) -> SeatMove:
        """The program's move. Raises NoAnswer, GivenUp for the rest of that round; BadInput where it won't start."""
        moment = (view.turn, len(view.history))
        if self._given_up is not None and moment > self._given_up:
            self._given_up = moment
            raise GivenUp
        try:
            return self._answer(view, dice)
        except _Fault as fault:
            self._kill()
            self._given_up = moment
            self.faults.append(f"{view.variant}, turn {view.turn}: {fault}")
            raise NoAnswer from None

    def _answer(self, view: MatchView, dice: int) -> SeatMove:
        self._asked += 1
        asked = {
            "talon": PROTOCOL,
            "ask": self._asked,
            "view": plain(view),
            "options": plain(game_of_view(view).options(view)),
            "dice": dice,
        }
        until = time.monotonic() + self._seconds
        self._send(json.dumps(asked, separators=(",", ":")).encode() + b"\n", until)
        answer = _object(self._line(until))
        if answer.get("ask") != self._asked:
            raise _Fault(f"it answered {answer.get('ask')!r} when {self._asked} was asked")
        try:
            move = load_move(json.dumps({"v": 1, "move": answer.get("move")}))
        except (CodecError, RecursionError) as error:
            raise _Fault(f"its answer is no move: {error}") from None
        if not isinstance(move, SeatMove):
            raise _Fault(f"{move.kind} is no move of a seat")
        return move

    def _send(self, line: bytes, until: float) -> None:
        into = self._pipe("stdin")
        while line:
            self._wait(into, selectors.EVENT_WRITE, until)
            try:
                line = line[os.write(into, line) :]
            except OSError:
                raise _Fault("it has ended") from None

    def _line(self, until: float) -> bytes:
        source = self._pipe("stdout")
        while b"\n" not in self._read:
            if len(self._read) > LONGEST_LINE:
                raise _Fault(f"its line is longer than {LONGEST_LINE >> 10} KiB")
            self._wait(source, selectors.EVENT_READ, until)
            some = os.read(source, LONGEST_LINE)
            if not some:
                raise _Fault("it has ended")
            self._read += some
        line, _, self._read = self._read.partition(b"\n")
        return line

    def _wait(self, pipe: int, event: int, until: float) -> None:
        with selectors.DefaultSelector() as ready:
            ready.register(pipe, event)
            if not ready.select(max(until - time.monotonic(), 0)):
                raise _Fault(f"it had not answered after {self._seconds:g} s")

    def _pipe(self, name: Literal["stdin", "stdout"]) -> int:
        """The number of one of the program's pipes, which never blocks. Starts the program where it does not run."""
        if self._process is None:
            pipe = subprocess.PIPE
            try:
                self._process = subprocess.Popen(  # noqa: S603 - the person's own command
                    self._command, stdin=pipe, stdout=pipe, bufsize=0, start_new_session=True
                )
            except OSError as error:
                raise BadInput(f"--player {self._command[0]}: {error.strerror}") from None
        number: int = getattr(self._process, name).fileno()
        os.set_blocking(number, False)
        return number

    def _kill(self) -> None:
        if self._process is None:
            return
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.communicate()
        self._process, self._read = None, b""


class _Fault(Exception):  # noqa: N818 - the other program's
    """What a program did wrong, in words."""


def _object(line: bytes) -> dict[str, Any]:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    if not isinstance(answer, dict):
        raise _Fault("its line is no JSON object")
    return answer


FOREIGN = "player"


def match(  # noqa: PLR0913, PLR0917 - each is an option of the command
    variant: Annotated[str, typer.Option(metavar="KEY", help="A key that `talon variants` lists.")],
    command: Annotated[str, typer.Option("--player", metavar="CMD", help='The program, such as "python mine.py".')],
    against: Annotated[str, typer.Option(help=f"One of {', '.join(STRENGTHS)}.")] = "steady",
    seats: Annotated[
        int | None, typer.Option(min=2, help=f"How many seats, each side every other one; {USUAL_SEATS} where allowed.")
    ] = None,
    matches: Annotated[int, typer.Option(min=2, help="How many deals; of each the first round is played.")] = 100,
    seed: Annotated[int, typer.Option(min=0, max=2**63, help="The same seed deals the same cards.")] = 0,
    paired: Annotated[bool, typer.Option("--paired", help="Play each deal twice, with the seats turned.")] = False,
    seconds: Annotated[float, typer.Option(min=0.01, max=3600, help="How long an answer may take.")] = 10,
    rule: RuleOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Let a program of your own play against a computer player, over its standard input and output."""
    strength = strength_of(against)
    game = game_of(variant, switches(rule))
    number = seats or game.rules.usual_seats()
    game.new(number)
    with ForeignPlayer(command, seconds) as foreign:
        other = player(game, strength)
        found = _met(game, foreign, other, number, (matches, seed), paired=paired)
    found["by_strength"][against] = found["by_strength"].pop("other")
    found["faults"] = foreign.faults
    typer.echo(json.dumps(found) if as_json else _told(found, against))


def _met(
    game: AnyGame, foreign: Chooser, other: Chooser, seats: int, deals: tuple[int, int], *, paired: bool
) -> dict[str, Any]:
    mine, began, measured, refused = Timed(foreign), process_time(), Measured(), 0
    most, first = deals
    play = partial(one_way, game, mine, other, seats)
    for number in islice(count(first), most):
        deal = both_ways(play(number, 0), play(number, 1)) if paired else play(number, number % 2)
        measured, refused = measured.plus(deal), refused + deal.refused
    ours, theirs = shares(measured, rounds=2 if paired else 1)
    return {
        **counted(game.variant, seats, most, len(mine.took), process_time() - began, refused),
        "by_strength": {FOREIGN: ours, "other": theirs},
        **leads(measured),
        "rounds": most * (2 if paired else 1),
    }


def _told(found: dict[str, Any], against: str) -> str:
    lines = [lead_told(found, "your player", against)]
    if found["illegal"]:
        lines.append(f"  {found['illegal']} moves were illegal or never came; their rounds are lost")
    lines += [f"  {fault}" for fault in found["faults"][:5]]
    return "\n".join(lines)
