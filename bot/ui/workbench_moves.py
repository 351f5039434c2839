"""What clicks on the workbench do: laying by the solver, by hand and by text, each shown before anything is public."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, cast

from bot.ui.draft import Bench, open_tiles
from bot.ui.items import Click
from bot.ui.sitting import Reply, Sitting
from bot.ui.table import notation_of
from bot.ui.workbench import (
    MOST_STEPS,
    Judged,
    Table,
    as_table,
    begun,
    judged,
    lying,
    moved,
    opened,
    split,
    stepped,
    table_rules,
    taken_back,
    undone,
)
from engine.cards import Card, without
from engine.errors import IllegalMove, Reject
from engine.melds import Meld
from engine.moves import LayTable, MoveKind
from engine.players.rack import best_laying, laying_of, rack_of
from engine.solver import BUDGET, opening, place, solve
from engine.tile_rules import TileRules
from engine.views import MatchView, Options, TileView

At = Sitting[Any]


def may_rebuild(view: MatchView, options: Options | None) -> bool:
    """Whether the workbench is open to a seat: laying by the whole table is a move of its at this moment."""
    return options is not None and MoveKind.LAY_TABLE in options.kinds


def bench_of(at: At) -> Bench:
    """The table that the player is rebuilding; the table as it lies where they have not begun."""
    return opened(at.draft, at.view) or begun(at.view, by_hand=True)


async def _keep(at: At, bench: Bench | None, note: str = "", *, chosen: Sequence[Card] | None = None) -> Reply:
    kept = replace(at.draft, bench=bench)
    return await at.drafting(kept if chosen is None else replace(kept, chosen=tuple(chosen)), note)


def _check_open(at: At) -> None:
    if not may_rebuild(at.view, at.look.options):
        code = Reject.NOT_YOUR_TURN if at.view.turn_seat != at.seat else Reject.WRONG_PHASE
        raise IllegalMove(code)


# --------------------------------------------------------------------------------------------------------- the solver


async def lay_chosen(at: At, click: Click) -> Reply:
    """Show how the chosen pieces can be laid with the fewest changes, or say why they cannot."""
    _check_open(at)
    if not at.draft.chosen:
        raise IllegalMove(Reject.NOTHING_CHOSEN)
    table = await asyncio.to_thread(_placed, at)
    if table is None:
        return at.reply(at.wording.text("workbench-cannot", cards=_named(at, at.draft.chosen)))
    return await _keep(at, begun(at.view, table, by_hand=False))


def _placed(at: At) -> Table | None:
    """The table with exactly the chosen pieces laid; None where the solver finds none."""
    rules, before, chosen = table_rules(at.view), lying(at.view), at.draft.chosen
    options = at.look.options or Options()
    if options.may_rearrange or not isinstance(at.view, TileView):
        found = place(rules, before, chosen)
        return None if found is None else as_table(found.table)
    melds = _first_laid(cast(TileRules, at.view.rules), before, chosen, whole=len(chosen) == len(at.view.hand))
    return None if melds is None else as_table(melds)


def _first_laid(
    rules: TileRules, before: tuple[Meld, ...], chosen: Sequence[Card], *, whole: bool
) -> tuple[Meld, ...] | None:
    """A first laying-out of the chosen tiles: from the rack alone, or as a hand game or the table's access allow.

    What falls short of the opening is shown all the same: the refusal says by how much.
    """
    first = opening(rules, chosen, rules.opening.points, single_meld=rules.opening.scope == "single_meld")
    if first is not None:
        rest = without(chosen, first.placed)
        if not rest:
            return (*before, *first.table)
        if rules.table_access_after_opening == "same_turn":
            added = place(rules, (*before, *first.table), rest)
            return None if added is None else added.table
    alone = place(rules, (), chosen)
    if alone is not None:
        return (*before, *alone.table)
    if whole and rules.hand_game.enabled and rules.hand_game.allow_table:
        found = place(rules, before, chosen)
        return None if found is None else found.table
    return None


async def hint(at: At, click: Click) -> Reply:
    """Show the laying-out of most pieces that the solver finds."""
    _check_open(at)
    table = await asyncio.to_thread(_best, at)
    if table is None:
        return at.reply(at.wording.text("workbench-no-hint"))
    return await _keep(at, begun(at.view, table, by_hand=False), at.wording.text("workbench-hint"))


def _best(at: At) -> Table | None:
    if isinstance(at.view, TileView):
        rack, taking = rack_of(at.view), at.draft.taking
        if taking is not None and taking in open_tiles(at.view):
            rack = rack.with_tile(open_tiles(at.view)[taking], taking)
        found = best_laying(rack, BUDGET)
        move = None if found is None else laying_of(rack, found)
        return None if move is None else move.melds
    best = solve(table_rules(at.view), lying(at.view), at.draft.hand(at.view))
    return as_table(best.table) if best.placed else None


# ------------------------------------------------------------------------------------------------------------ by hand


async def _by_hand(at: At, click: Click) -> Reply:
    _check_open(at)
    return await _keep(at, replace(bench_of(at), by_hand=True))


async def _rebuild(at: At, click: Click) -> Reply:
    """From a hand of cards: the chosen ones laid if there is a way, else the table to be rebuilt by hand."""
    _check_open(at)
    return await (lay_chosen(at, click) if at.draft.chosen else _by_hand(at, click))


async def _focus(at: At, click: Click) -> Reply:
    return await _keep(at, replace(bench_of(at), focus=_number(click.values[0])))


async def _pick(at: At, click: Click) -> Reply:
    """Pieces of the meld in focus; those picked from other melds stay picked."""
    bench = bench_of(at)
    number = _number(click.panel_id.detail)
    if number >= len(bench.steps[-1]):
        raise IllegalMove(Reject.NO_SUCH_MELD)
    places = [place for place in map(_number, click.values) if place < len(bench.steps[-1][number].cards)]
    others = [at for at in bench.picked if at[0] != number]
    return await _keep(at, replace(bench, picked=(*others, *((number, place) for place in places))))


async def _move(at: At, click: Click) -> Reply:
    bench, target = bench_of(at), click.values[0]
    if target == "rack":
        return await _keep(at, taken_back(bench))
    more = at.draft.chosen
    left = judged(at.view, at.draft.hand(at.view), bench).left
    for card in more:
        if more.count(card) > left.count(card):
            raise IllegalMove(Reject.NOT_IN_HAND, card=card)
    to = None if target == "new" else _number(target)
    changed = await asyncio.to_thread(moved, table_rules(at.view), bench, more, to)
    return await _keep(at, changed, chosen=())


async def _split(at: At, click: Click) -> Reply:
    bench = bench_of(at)
    if len(bench.picked) != 1 or bench.picked[0][1] == 0:
        return at.reply(at.wording.text("workbench-split-where"))
    return await _keep(at, split(bench))


async def _undo(at: At, click: Click) -> Reply:
    return await _keep(at, undone(bench_of(at)))


async def _close(at: At, click: Click) -> Reply:
    """Back to the hand; a table made by hand is given up with it."""
    return await _keep(at, None)


async def _confirm(at: At, click: Click) -> Reply:
    """Make the move. A refusal leaves the table as it is on the bench."""
    bench = bench_of(at)
    found = judged(at.view, at.draft.hand(at.view), bench)
    if found.wrong:
        return at.reply(what_is_wrong(at, found, bench))
    return await at.submit(LayTable(at.seat, click.mark, bench.steps[-1], at.draft.taking, at.draft.call))


async def _take(at: At, click: Click) -> Reply:
    """Take the tile that lies open with what is laid, or leave it lying after all."""
    where = cast(Any, click.panel_id.detail)
    taking = None if at.draft.taking == where else where
    draft = replace(at.draft, taking=taking, bench=None)
    return await at.drafting(draft.choosing(draft.chosen, draft.hand(at.view)))


def _number(text: str) -> int:
    return int(text) if text.isdecimal() else MOST_STEPS * 1000


WORKBENCH_ACTIONS: Final[Mapping[str, Callable[[At, Click], Awaitable[Reply]]]] = {
    "laythese": lay_chosen,
    "hint": hint,
    "byhand": _by_hand,
    "rebuild": _rebuild,
    "benchfocus": _focus,
    "benchpick": _pick,
    "benchmove": _move,
    "benchsplit": _split,
    "benchundo": _undo,
    "benchclose": _close,
    "benchok": _confirm,
    "taketile": _take,
}


# -------------------------------------------------------------------------------------------------------------- texts


async def propose(at: At, table: Table) -> Reply:
    """Show a table as typed. What is wrong with it is said, and what was prepared stays as it was."""
    _check_open(at)
    bench = begun(at.view, table, by_hand=False)
    found = judged(at.view, at.draft.hand(at.view), bench)
    if found.wrong:
        return at.reply(what_is_wrong(at, found, bench))
    settled = stepped(replace(bench, steps=bench.steps[:1]), as_table(found.melds))
    return await _keep(at, settled)


def what_is_wrong(at: At, found: Judged, bench: Bench) -> str:
    """One sentence on the first thing that is wrong, with the pieces it speaks of."""
    wrong = found.wrong[0]
    why = at.refusal(wrong.why)
    if wrong.meld is None:
        return why
    return at.wording.text("workbench-wrong", meld=_named(at, bench.steps[-1][wrong.meld].cards), why=why)


def _named(at: At, cards: Sequence[Card]) -> str:
    return at.wording.cards(cards, notation_of(at.look.record))
