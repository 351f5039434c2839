"""`talon render`: a match that computers play in pictures, for a look."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

import typer

from bot.cli.questions import BadInput, RuleOption, spoken, switches
from bot.records.ids import UserId
from engine.cards import Seat
from engine.rules.rule_set import USUAL_SEATS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.records.games import GameRecord, VisibleGame
    from bot.ui.kit.message import OutgoingFile
    from engine.games.events import Event
    from engine.match.match import AnyGame

NAMES: Final = ("Ada", "Ben", "Cyd", "Dot", "Eva", "Fay")
MOST_MOVES: Final = 100_000
EVENTS_REMEMBERED: Final = 60
NOON: Final = datetime(2030, 1, 1, 12, tzinfo=UTC)


def render(  # noqa: PLR0913, PLR0917 - each is an option of the command
    what: Annotated[Literal["hand", "board"], typer.Argument(help="Which picture.")],
    output: Annotated[
        Path,
        typer.Option("--output", "-o", metavar="FILE", help="Where the PNG goes; a second one has -2 in its name."),
    ],
    variant: Annotated[str, typer.Option(metavar="KEY", help="A key that `talon variants` lists.")] = "disney_basic",
    seats: Annotated[
        int | None, typer.Option(min=1, help=f"How many computer players; {USUAL_SEATS} where the game allows it.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**63, help="The same seed plays the same match.")] = 1,
    moves: Annotated[int, typer.Option(min=0, max=MOST_MOVES, help="After how many moves.")] = 40,
    seat: Annotated[int, typer.Option(min=0, help="Whose hand.")] = 0,
    rule: RuleOption = None,
) -> None:
    """A picture of a match between computer players."""
    from engine.variants import game_of  # noqa: PLC0415 - the games are slow to import

    game = game_of(variant, switches(rule))
    count = seats or game.rules.usual_seats()
    if seat >= count:
        raise BadInput(f"--seat counts from 0: there is no seat {seat} among {count}")
    look = _played(game, count, seed, moves, Seat(seat) if what == "hand" else None)
    drawn = asyncio.run(_drawn(what, look))
    for number, file in enumerate(drawn, start=1):
        path = output if number == 1 else output.with_stem(f"{output.stem}-{number}")
        path.write_bytes(file.data)
        typer.echo(f"{path}: {len(file.data):,} bytes")


def _played(game: AnyGame, seats: int, seed: int, moves: int, seat: Seat | None) -> VisibleGame:
    """A match after some moves, with the last of what happened in it, as the bot shows it to a seat, or to everyone."""
    from bot.records.deadlines import Deadlines  # noqa: PLC0415
    from bot.records.games import VisibleGame  # noqa: PLC0415
    from engine.games.events import seen_by  # noqa: PLC0415
    from engine.games.strengths import Strength  # noqa: PLC0415
    from engine.match.selfplay import play, player  # noqa: PLC0415

    state = game.new(seats)
    events: tuple[Event, ...] = ()
    for played in islice(play(game, [player(game, Strength.STEADY)] * seats, seed), moves + 1):
        state, events = played.step.state, (*events, *played.step.events)[-EVENTS_REMEMBERED:]
    view = game.view(state, seat)
    seen = [seen_by(event, seat) for event in events]
    recent = tuple(event for event in seen if event is not None)
    return VisibleGame(_record(game, len(view.seats)), view, Deadlines(None, None), recent)


def _record(game: AnyGame, seats: int) -> GameRecord:
    from bot.hosting.clock.pace import PACES  # noqa: PLC0415
    from bot.hosting.seats.lobby import opened  # noqa: PLC0415
    from bot.records.games import GameStatus, Holder, NewGame  # noqa: PLC0415

    lobby = opened(NewGame(1, 1, UserId(1), NAMES[0], game.variant, seats, PACES["daily"], {}), game, "", "", NOON)
    computers = tuple(Holder(Seat(seat), name, None, "steady") for seat, name in enumerate(NAMES[:seats]))
    return replace(lobby, status=GameStatus.RUNNING, holders=computers)


async def _drawn(what: str, visible: VisibleGame) -> Sequence[OutgoingFile]:
    """The pictures of the message that the bot would send. Raises BadInput where there are none."""
    from bot.card_emojis import CardEmojis  # noqa: PLC0415
    from bot.hosting.games.drafts import Draft  # noqa: PLC0415
    from bot.ui.games.families import board_of, family_of  # noqa: PLC0415
    from bot.ui.hand.sitting import Reply  # noqa: PLC0415

    view, wording = visible.view, spoken()
    if what == "board":
        return await board_of(visible, wording, CardEmojis()).pictures()
    if view is None or not view.hand or (hand := family_of(view).hand) is None:
        raise BadInput("this seat holds no cards at that moment")
    reply = Reply(visible, Draft().at(view))
    return (await hand.panel(reply, view, wording, CardEmojis()).message()).files
