"""What clicks on the workbench do: laying by the solver, by hand and by text, each shown before anything is public."""

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from bot.hosting.games.drafts import Bench, OpenPlace, as_table, lying, opened
from bot.ui.hand.meld_actions import advising, told
from bot.ui.hand.sitting import Action, Reply, Sitting
from bot.ui.kit.items import Click
from bot.ui.table.game_facts import assist_of, notation_of, table_rules
from bot.ui.workbench.bench import (
    MOST_STEPS,
    Judged,
    Table,
    announced,
    begun,
    judged,
    lacks_tile,
    laying,
    lies_in,
    moved,
    pieces_of,
    rebuilding_options,
    split,
    stepped,
    taken_back,
    undone,
)
from bot.ui.workbench.solving import added, found_later, hinted, placed, placed_later
from engine.cards import Card
from engine.games.moves import LayTable, MoveKind
from engine.games.reasons import Why
from engine.games.views import MatchView, Options
from engine.rules.refusals import IllegalMove, Reject

At = Sitting[MatchView]


def may_rebuild(options: Options) -> bool:
    """Whether the workbench is open to a seat: laying by the whole table is a move of its at this moment."""
    return MoveKind.LAY_TABLE in options.kinds


def bench_of(at: At) -> Bench:
    """The table that is being rebuilt, as it lies before they have begun. Raises IllegalMove where it is not theirs."""
    _check_open(at)
    return opened(at.draft, at.view) or begun(at.view, by_hand=True)


async def _keep(at: At, bench: Bench | None, note: str = "", *, chosen: Sequence[Card] | None = None) -> Reply:
    if bench is not None and lacks_tile(at.view, at.draft):
        raise IllegalMove(Reject.DRAW_FIRST)
    # A joker that is freed on the workbench is freed by the table that is laid.
    kept = replace(at.draft, bench=bench, swaps=() if bench is not None else at.draft.swaps)
    return await at.drafting(kept if chosen is None else replace(kept, chosen=tuple(chosen)), note)


def _check_open(at: At) -> None:
    if assist_of(at.view.rules) is None:
        raise IllegalMove(Reject.REARRANGE_DISABLED)
    if not may_rebuild(rebuilding_options(at.view)):
        if at.view.turn_seat != at.seat:
            raise IllegalMove(Reject.NOT_YOUR_TURN, seat=at.view.turn_seat)
        raise IllegalMove(Reject.WRONG_PHASE)


async def lay_chosen(at: At, click: Click) -> Reply:
    """Show how the chosen pieces can be laid, or say that they cannot: with the fewest changes to the table, or where
    the solver is not to help with none.
    """
    _check_open(at)
    if not at.draft.chosen:
        raise IllegalMove(Reject.NOTHING_CHOSEN)
    helped, hints = assist_of(at.view.rules) != "none", assist_of(at.view.rules) == "hints"
    searches, of = at.request.services.searches, (at.request.user_id, at.game)
    later = searches.found(*of, placed_later, at.view, at.draft.chosen) if hints else None
    if later is not None:
        return await _keep(at, begun(at.view, later, by_hand=False))
    table = await at.request.services.thinkers.think(placed if helped else added, at.view, at.draft.chosen)
    if table is None:
        if hints:
            searches.go_on(*of, partial(_tell, at, "placed"), placed_later, at.view, at.draft.chosen)
        said = "workbench-cannot" if helped else "workbench-cannot-unaided"
        return at.reply(at.wording.text(said, cards=_named(at, at.draft.chosen)))
    return await _keep(at, begun(at.view, table, by_hand=False))


async def hint(at: At, click: Click) -> Reply:
    """Show the best laying-out that is found, where the table has agreed on hints."""
    _check_open(at)
    if assist_of(at.view.rules) != "hints":
        return at.reply(at.wording.text("workbench-hints-off"))
    searches, of = at.request.services.searches, (at.request.user_id, at.game)
    later = searches.found(*of, found_later, at.view, at.draft.taking)
    if later is not None:
        return await _hinted(at, later, at.wording.text("workbench-hint"))
    table, advice = await at.request.services.thinkers.think(hinted, at.view, at.draft.taking)
    searches.go_on(*of, partial(_tell, at, "hint"), found_later, at.view, at.draft.taking)
    if advice is not None and table is None:
        advice = advice._replace(reasons=tuple(one for one in advice.reasons if one.why is not Why.NOTHING_TO_LAY))
    said = "" if advice is None else told(at, advice).rstrip()
    nothing = at.wording.text("workbench-no-hint") if table is None else ""
    if advice is not None and advice.move != table:
        return await advising(at, advice, f"{nothing} {said}".lstrip())
    return at.reply(nothing) if table is None else await _hinted(at, table, said or at.wording.text("workbench-hint"))


async def _hinted(at: At, table: LayTable, said: str) -> Reply:
    at = replace(at, draft=replace(at.draft, taking=table.taken))
    return await _keep(at, begun(at.view, table.melds, by_hand=False), said)


async def _tell(at: At, asked: str) -> None:
    """Say, below the panel and never in place of what it shows, that a longer search has found a way."""
    if not at.request.interaction.is_expired():
        await at.request.say(at.wording.text("workbench-found-later", asked=asked))


async def _by_hand(at: At, click: Click) -> Reply:
    return await _keep(at, replace(bench_of(at), by_hand=True))


async def _rebuild(at: At, click: Click) -> Reply:
    """From a hand of cards: the chosen ones laid where the solver may find the way, else the table by hand."""
    _check_open(at)
    placing = at.draft.chosen and assist_of(at.view.rules) != "none"
    return await (lay_chosen(at, click) if placing else _by_hand(at, click))


async def _focus(at: At, click: Click) -> Reply:
    reply = await _keep(at, replace(bench_of(at), focus=_number(click.value)))
    return replace(reply, listed="benchpick")


async def _list(at: At, click: Click) -> Reply:
    return replace(await _keep(at, bench_of(at)), listed=click.detail)


async def _pick(at: At, click: Click) -> Reply:
    """Pieces of the meld in focus; those picked from other melds, and with another select of its own, stay picked."""
    bench = bench_of(at)
    number = _number(click.detail.partition(".")[0])
    if number >= len(bench.steps[-1]):
        raise IllegalMove(Reject.NO_SUCH_MELD)
    places = [place for place in map(_number, click.values) if place < len(bench.steps[-1][number].cards)]
    others = [at for at in bench.picked if at[0] != number or str(at[1]) not in click.offered]
    return await _keep(at, replace(bench, picked=(*others, *((number, place) for place in places))))


async def _move(at: At, click: Click) -> Reply:
    bench, target = bench_of(at), click.value
    if target == "rack":
        return await _keep(at, taken_back(table_rules(at.view.rules), bench))
    more = at.draft.chosen
    left = judged(at.view, at.draft, bench).left
    for card in more:
        if more.count(card) > left.count(card):
            raise IllegalMove(Reject.NOT_IN_HAND, card=card)
    to = None if target == "new" else _number(target)
    if to is not None and to == lies_in(bench, more):
        # Such a panel was drawn before the last piece was chosen.
        return at.reply(at.wording.text("workbench-lies-there", number=to + 1))
    changed = await asyncio.to_thread(moved, table_rules(at.view.rules), bench, more, to)
    return await _keep(at, changed, chosen=())


async def _split(at: At, click: Click) -> Reply:
    bench = bench_of(at)
    if len(bench.picked) != 1 or bench.picked[0][1] == 0:
        return at.reply(at.wording.text("workbench-split-where"))
    return await _keep(at, split(bench))


async def _confirm(at: At, click: Click) -> Reply:
    """Make the move. A refusal leaves the table as it is on the bench."""
    if click.turn != at.view.turn:
        raise IllegalMove(Reject.STALE_TURN)
    bench = bench_of(at)
    found = judged(at.view, at.draft, bench)
    if found.wrong:
        return at.reply(what_is_wrong(at, found, bench))
    return await at.submit(replace(laying(at.view, at.draft, bench), turn=click.turn))


async def _take(at: At, click: Click) -> Reply:
    """Take the tile that lies open with what is laid, or leave it lying after all."""
    _check_open(at)
    where: OpenPlace = "aside" if click.detail == "aside" else "open"
    taking = None if at.draft.taking == where else where
    draft = replace(at.draft, taking=taking, bench=None)
    return await at.drafting(draft.choosing(draft.chosen, draft.hand(at.view)))


def _number(text: str) -> int:
    return int(text) if text.isdecimal() else MOST_STEPS * 1000


WORKBENCH_ACTIONS: Final[Mapping[str, Action[MatchView]]] = {
    "laythese": lay_chosen,
    "hint": hint,
    "byhand": _by_hand,
    "rebuild": _rebuild,
    "benchfocus": _focus,
    "benchlist": _list,
    "benchpick": _pick,
    "benchmove": _move,
    "benchread": lambda at, click: _keep(at, announced(table_rules(at.view.rules), bench_of(at), _number(click.value))),
    "benchsplit": _split,
    "benchundo": lambda at, click: _keep(at, undone(bench_of(at))),
    # A table made by hand is given up where one goes back to the hand.
    "benchclose": lambda at, click: _keep(at, None),
    "benchok": _confirm,
    "taketile": _take,
}


async def propose(at: At, table: Table) -> Reply:
    """Show a table as typed. What is wrong with it is said, and what was prepared stays as it was.

    Pieces that nobody has are told first: whatever was typed, the rest is a table of as many pieces as there are.
    """
    _check_open(at)
    there = Counter((*at.draft.hand(at.view), *pieces_of(as_table(lying(at.view)))))
    unknown = Counter(pieces_of(table)) - there
    if unknown:
        raise IllegalMove(Reject.PIECE_FROM_NOWHERE, card=min(unknown))
    bench = begun(at.view, table, by_hand=False)
    found = judged(at.view, at.draft, bench)
    if found.wrong:
        return at.reply(what_is_wrong(at, found, bench))
    settled = stepped(replace(bench, steps=bench.steps[:1]), as_table(found.melds))
    return await _keep(at, settled)


def what_is_wrong(at: At, found: Judged, bench: Bench) -> str:
    """The first thing that is wrong, in a sentence with its pieces: what was typed nobody has seen in a picture."""
    wrong = found.wrong[0]
    if wrong.meld is None:
        return at.refusal(wrong.why)
    cards = bench.steps[-1][wrong.meld].cards
    if "cards" in wrong.why.facts:
        return at.refusal(IllegalMove(wrong.why.code, **{**wrong.why.facts, "cards": cards}))
    return at.wording.text("workbench-wrong", meld=_named(at, cards), why=at.refusal(wrong.why))


def _named(at: At, cards: Sequence[Card]) -> str:
    return at.wording.cards(cards, notation_of(at.visible.record), at.request.cards)
