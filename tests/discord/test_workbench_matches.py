"""Whole matches of the games in which melds are rebuilt, every laying-out made in one of the three ways."""

from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.hosting.games.drafts import Bench, lying
from bot.records.games import GameStatus
from bot.ui.table.game_facts import table_rules
from bot.ui.workbench.bench import begun
from engine.cards import Card
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.moves import LayTable, SeatMove
from engine.games.views import MatchView
from engine.melds.meld import Meld, NewMeld
from engine.melds.rebuilding import check_rearranged
from engine.variants import VARIANTS
from tests.discord.conftest import World
from tests.discord.games import AnyGame, play_out
from tests.discord.short_games import REBUILT
from tests.discord.tables import Playing, open_table, panel_of, press, tap, typed_meld, words
from tests.discord.workbenches import at_hand, choose, pick
from tests.ui.by_hand import Read, next_step

Laying = Callable[[World, MemberActor, MatchView, LayTable], Awaitable[ResponseMessage]]


class Rebuilding(AnyGame):
    """Lays in one way, shown before it is confirmed, and makes every other move by its command."""

    def __init__(self, table: Playing, way: Laying) -> None:
        super().__init__(table)
        self.way = way
        self.laid = 0

    async def __call__(self, person: MemberActor, move: SeatMove) -> None:
        if not isinstance(move, LayTable):
            await super().__call__(person, move)
            return
        visible = await self.table.look(person)
        panel = await self.way(self.table.world, person, visible.view, move)
        assert "The table is right like this" in words(panel)
        assert (await self.table.record()).seq == visible.record.seq, "nothing is done before it is confirmed"
        await tap(person, panel, "Confirm")
        assert (await self.table.record()).seq > visible.record.seq, words(panel)
        self.laid += 1


async def by_solver(world: World, person: MemberActor, view: MatchView, move: LayTable) -> ResponseMessage:
    """Choose the pieces, and have the way found."""
    panel = await at_hand(world, person)
    before, after = cards_of(lying(view)), cards_of(move.melds)
    notation = VARIANTS[view.variant].notation
    await choose(person, panel, notation.texts(sorted((after - before).elements())), notation)
    await press(person, panel, "rebuild" if isinstance(view, DrawDiscardView) else "laythese")
    return panel


async def by_hand(world: World, person: MemberActor, view: MatchView, move: LayTable) -> ResponseMessage:
    """Take the table apart and put it together again, piece by piece."""
    rules, notation = table_rules(view.rules), VARIANTS[view.variant].notation
    target = check_rearranged(rules, lying(view), view.hand, move.melds).melds
    panel = await at_hand(world, person)
    await tap(person, panel, "Rebuild" if isinstance(view, DrawDiscardView) else "By hand")
    bench = begun(view, by_hand=True)
    while (step := next_step(view, rules, bench, target)) is not None:
        if isinstance(step, Read):
            bench = await focused(person, panel, bench, step.meld)
            await pick(person, panel, "benchread", str(step.choice))
        else:
            for number in sorted({number for number, _ in step.picked}):
                bench = await focused(person, panel, bench, number)
                await pick(person, panel, "benchpick", *(str(place) for at, place in step.picked if at == number))
            if step.hand:
                await choose(person, panel, notation.texts(step.hand), notation)
            await pick(person, panel, "benchmove", step.target)
        bench = step.taken(rules, bench)
    return panel


async def focused(person: MemberActor, panel: ResponseMessage, bench: Bench, number: int) -> Bench:
    """The bench with this meld's pieces to choose from."""
    if bench.focus != number:
        await pick(person, panel, "benchfocus", str(number))
    return replace(bench, focus=number)


async def by_text(world: World, person: MemberActor, view: MatchView, move: LayTable) -> ResponseMessage:
    """Write the whole table."""
    table = " | ".join(typed_meld(meld, VARIANTS[view.variant].notation) for meld in move.melds)
    return panel_of(await person.slash(world.channel, "rearrange", table=table))


def cards_of(melds: Iterable[Meld | NewMeld]) -> Counter[Card]:
    return Counter(card for meld in melds for card in meld.cards)


QUICK = {("nsv_robber", by_hand)}
WAYS = [
    pytest.param(variant, way, marks=() if (variant, way) in QUICK else pytest.mark.prove)
    for variant in REBUILT
    for way in (by_solver, by_hand, by_text)
]


@pytest.mark.parametrize(("variant", "way"), WAYS)
async def test_a_whole_match_is_played(world: World, variant: str, way: Laying) -> None:
    table = await open_table(world, world.ada, seats=2, variant=variant, rules=REBUILT[variant])
    await world.ben.slash(world.channel, "game join")
    await world.ada.slash(world.channel, "game start")
    table.people = (world.ada, world.ben)
    moves = Rebuilding(table, way)
    await play_out(table, moves)
    assert (await table.record()).status is GameStatus.FINISHED
    assert moves.laid > 1
    assert not any("wrong on our side" in said for said in moves.answers)
