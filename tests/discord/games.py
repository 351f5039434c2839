"""Every game in the simulated Discord: each move by the button or the command people have for it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.records.games import GameStatus
from engine.games.moves import Flip, FlipAll, Lay, PassTurn, PlaceCard, SeatMove, TakeDiscard
from tests.discord.tables import Playing, answer, answer_question, commands_for, tap, typed

MOST_MOVES: Final = 400


async def play_out(
    table: Playing, perform: Callable[[MemberActor, SeatMove], Awaitable[object]], strength: str = "steady"
) -> None:
    """Have the people's moves performed until the match is over; computer players get the time for theirs."""
    for _ in range(MOST_MOVES):
        due = await table.next_move(strength)
        if due is not None:
            await perform(*due)
        elif (await table.record()).status is GameStatus.FINISHED:
            return
        else:
            await table.world.env.advance_time(1)
    raise AssertionError("the match does not end")


class AnyGame:
    """Makes the moves of any game. `answers` are what was said to them; a move that is refused fails the test."""

    def __init__(self, table: Playing) -> None:
        self.table = table
        self.answers: list[str] = []

    async def __call__(self, person: MemberActor, move: SeatMove) -> None:
        before = (await self.table.record()).seq
        match move:
            case Flip():
                await self.press(person, "Flip")
            case FlipAll(agree=agree):
                await self.press(person, "Let it run" if agree else "Flip by hand")
            case PlaceCard(card=card):
                await self.type(person, "lay", card=typed([card]))
            case PassTurn():
                await self.type(person, "pass")
            case TakeDiscard(depth=depth):
                await self.type(person, "take", cards=depth)
            case Lay(melds=(), swaps=()) if len(move.layoffs) > 1:
                await self.type(person, "layoff", cards=typed([off.card for off in move.layoffs]))
            case _:
                for name, options in commands_for(move):
                    await self.type(person, name, **options)
        after = (await self.table.record()).seq
        assert after > before, (move, self.answers[-1:])

    async def press(self, person: MemberActor, label: str) -> InteractionResult:
        """Press a button under the board, once it shows the game as it is."""
        return await tap(person, await self.table.board(), label)

    async def type(self, person: MemberActor, name: str, **options: Any) -> str:
        """Type a command; a question that comes of it gets its first answer."""
        result = await person.slash(self.table.world.channel, name, **options)
        self.answers.append(answer(result))
        if result.response is not None:
            await answer_question(person, result.response)
        return self.answers[-1]
