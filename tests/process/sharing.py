"""A bot process of several, with a stand-in for Discord that writes down what is said: to be killed, frozen or cut off.

It hosts the shards that it holds a lease on, plays the people who sit there, and now and then clicks in a game of
another process. It prints one JSON line for each click (`try`, then `ack`), each thing said (`say`) and each shard that
it comes to have or lets go. It ends when its standard input does, or with `lost` when others have taken its place.
"""

import asyncio
import itertools
import json
import os
import random
import secrets
import sys
import time

from bot.delivery import Delivery, Line
from bot.delivery.requests import RefusalBudget
from bot.heartbeat import of_shard, unwatched
from bot.hosting.games.computers import ComputerPlayers
from bot.hosting.games.service import GameService
from bot.hosting.places.away import Away
from bot.hosting.refusals import Refused
from bot.hosting.running import ownership as owning
from bot.hosting.running.scheduler import Scheduler
from bot.records.games import VisibleGame
from bot.records.notices import Notice, NoticeKind
from bot.store.database.db import Database
from bot.store.database.facts import FactStore
from bot.store.database.trouble import DatabaseTrouble, LeaseLost
from bot.store.ledger.outbox import Outbox
from bot.store.processes import LeaseStore, Shards
from engine.computers import choose
from engine.rules.refusals import IllegalMove
from tests.process import selfplaying
from tests.process.selfplaying import PEOPLE, POLICY, now
from tests.visible import can_act

ELSEWHERE = 0.05
"""So often a click is one in a game of another process, as from a direct message."""


def say(what: str, **facts: object) -> None:
    selfplaying.say(what, at=time.monotonic(), **facts)


class Recorder:
    """Instead of Discord: messages get ids, and everything said is printed."""

    ids = itertools.count(secrets.randbits(40))

    def __init__(self, service: GameService) -> None:
        self.service = service

    async def say(self, notice: Notice, visible: VisibleGame) -> None:
        record = visible.record
        if notice.kind is NoticeKind.TURN and not notice.user_id:
            return
        if notice.kind is not NoticeKind.BOARD:
            say("say", game=record.id, name=repr(notice))
            return
        say("board", game=record.id, seq=record.seq, status=record.status.value)
        if record.board_message_id is None:
            await self.service.record_board_message(record.id, next(self.ids))


class Everywhere:
    """Nothing keeps anybody from speaking anywhere."""

    def obstacle(self, _place: object) -> None:
        """None."""


class Sharing:
    """The process. As what tends shards, it has a delivery for each of them."""

    def __init__(self, url: str, count: int, guilds: list[int]) -> None:
        self.database = Database(url)
        computers = ComputerPlayers(choose, lambda: secrets.randbits(32))
        self.service = GameService(self.database, now, computers, POLICY)
        self.away = Away(now, count)
        self.scheduler = Scheduler(self.service, self.database, self.away)
        quiet = lambda shard: unwatched(FactStore(self.database), now(), of_shard(shard))  # noqa: E731
        leases = LeaseStore(self.database)
        self.ownership = owning.Ownership(leases, self.away, self.scheduler, self, time.monotonic, quiet)
        self.deliveries: dict[int, Delivery] = {}
        self.guilds = guilds
        self.dice = random.Random()
        self.service.path.hooks.append(lambda _: [one.wake() for one in self.deliveries.values()])

    async def begin(self, shard: int) -> None:
        ours = Shards(self.away.shards, frozenset({shard}))
        line = Line(self.away, self.nothing, RefusalBudget(), now)
        outbox = Outbox(self.database, shards=ours)
        recorder = Recorder(self.service)
        is_sure = lambda: self.ownership.is_sure  # noqa: E731
        delivery = Delivery(outbox, self.service, recorder, line, Everywhere(), is_sure)  # type: ignore[arg-type]
        self.deliveries[shard] = delivery
        await delivery.start()
        self.away.connected(shard)
        say("has", shard=shard)

    async def end(self, shard: int) -> None:
        say("ends", shard=shard)
        await self.deliveries.pop(shard).stop()

    async def nothing(self) -> None:
        """Discord answers."""

    async def play(self) -> None:
        """Play for the people of the own servers, and now and then of others, as long as there is something to play."""
        while True:
            for guild in self.guilds:
                if self.ownership.ours.have(guild) or self.dice.random() < ELSEWHERE:
                    try:
                        await self.play_in(guild)
                    except LeaseLost:
                        raise
                    except DatabaseTrouble as trouble:
                        say("trouble", told=str(trouble))
                        await asyncio.sleep(0.2)
            await asyncio.sleep(0.02)

    async def play_in(self, guild: int) -> None:
        for game in await self.service.games_in_guild(guild):
            for user in PEOPLE:
                visible = await self.service.look(game.id, user)
                if can_act(visible):
                    await self.click(game.id, user, visible)

    async def click(self, game: int, user: int, visible: VisibleGame) -> None:
        move = choose("easy", visible.view, secrets.randbits(32))  # type: ignore[arg-type]
        key = secrets.token_hex(8)
        say("try", game=game, key=key)
        try:
            answer = await self.service.submit(game, user, move, key, now())
        except (IllegalMove, Refused):
            say("refused", game=game, key=key)
        else:
            say("ack", game=game, key=key, seq=answer.visible.record.seq)


async def main(url: str, count: int, beat: float, dead_after: float, guilds: list[int]) -> None:
    owning.BEAT_S, owning.DEAD_AFTER_S = beat, dead_after  # type: ignore[misc]
    sharing = Sharing(url, count, guilds)
    await sharing.ownership.join()
    await sharing.scheduler.start()
    names = {"lease": sharing.ownership.keep(), "play": sharing.play(), "end": asyncio.to_thread(sys.stdin.read)}
    tasks = [asyncio.create_task(work, name=name) for name, work in names.items()]
    done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks[:2]:
        task.cancel()
    if any(isinstance(task.exception(), LeaseLost) for task in done):
        say("lost")
        os._exit(3)  # a thread still waits for input
    await sharing.ownership.leave()
    await sharing.scheduler.close()
    await sharing.database.close()
    for task in done:
        task.result()
    say("left")


if __name__ == "__main__":
    asyncio.run(main(**json.loads(sys.argv[1])))
