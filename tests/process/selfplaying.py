"""A bot process without Discord that plays two matches through the service, to be killed at any moment.

It prints one JSON line before each click (`try`) and one after its answer (`ack`), and `over` when both matches are.
On standard input it is given the clicks whose answers were lost, which it repeats with their old keys first.
"""

import asyncio
import json
import secrets
import sys
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

from bot.hosting.clock.pace import PACES
from bot.hosting.games.computers import ComputerPlayers
from bot.hosting.games.service import GameService
from bot.hosting.policy import Policy
from bot.hosting.running.scheduler import Scheduler
from bot.records.games import GameRecord, NewGame
from bot.store.database.db import Database
from engine.archive.codec import dump_move, load_move
from engine.computers import choose
from engine.rules.refusals import IllegalMove
from tests.visible import can_act

PEOPLE = (1001, 1002)
GUILD = 7
POLICY = Policy(think=timedelta(0))


def now() -> datetime:
    return datetime.now(UTC)


def say(what: str, **facts: object) -> None:
    sys.stdout.write(json.dumps({"what": what, **facts}) + "\n")
    sys.stdout.flush()


class SelfPlay:
    def __init__(self, service: GameService) -> None:
        self.service = service

    async def games(self) -> tuple[GameRecord, ...]:
        return await self.service.games_in_guild(GUILD)

    async def open(self) -> None:
        switches: dict[str, object] = {"match.rounds": 1, "stock.max_recycles": 0}
        for channel, variant in enumerate(("disney_basic", "disney_layoff")):
            new = NewGame(GUILD, channel, PEOPLE[0], "Ann", variant, 3, PACES["live"], switches, ("steady",))
            record = await self.service.lobbies.open(new, f"open {channel}")
            if not any(holder.user_id == PEOPLE[1] for holder in record.holders):
                await self.service.lobbies.join(record.id, PEOPLE[1], "Ben", f"join {channel}")
            await self.service.lobbies.start(record.id, PEOPLE[0], f"start {channel}")
            say("open", game=record.id)

    async def click(self, game: int, user: int, key: str, move: str) -> None:
        say("try", game=game, user=user, key=key, move=move)
        try:
            answer = await self.service.submit(game, user, load_move(move), key, now())  # type: ignore[arg-type]
        except IllegalMove as refused:
            say("refused", game=game, key=key, code=refused.code.value)
        else:
            say("ack", game=game, key=key, seq=answer.visible.record.seq)

    async def play(self) -> None:
        while games := await self.games():
            for game in games:
                for user in PEOPLE:
                    visible = await self.service.look(game.id, user)
                    if can_act(visible):
                        move = choose("easy", visible.view, secrets.randbits(32))
                        await self.click(game.id, user, secrets.token_hex(8), dump_move(move))
            await asyncio.sleep(0)
        say("over")


async def main(url: str, lost: list[Mapping[str, object]]) -> None:
    database = Database(url)
    await database.upgrade()
    service = GameService(database, now, ComputerPlayers(choose, lambda: secrets.randbits(32)), POLICY)
    scheduler = Scheduler(service, database)
    play = SelfPlay(service)
    await scheduler.start()
    await play.open()
    for click in lost:
        await play.click(**click)  # type: ignore[arg-type]
    await play.play()
    await scheduler.close()
    await database.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], json.load(sys.stdin)))
