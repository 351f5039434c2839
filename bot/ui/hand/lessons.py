"""A first match: what this turn allows, and why, in a line above one's hand.

In practice games everybody is taught; else, for two rounds, who has finished no match of the game.
"""

import asyncio
from bisect import bisect
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Final

from bot.card_emojis import CardEmojis
from bot.hosting.games.drafts import Draft
from bot.records.games import GameRecord, VisibleGame
from bot.ui.hand.laying import found_ways, leaves_least, opens_with, ways_to_lay_off, why_not
from bot.ui.kit.request import Request
from bot.ui.table.game_facts import assist_of, notation_of, worded
from bot.wording import Wording
from engine.cards import Card, without
from engine.games.draw_discard.possible import completes_meld
from engine.games.draw_discard.possible import options as draw_discard_options
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.draw_discard.view import DrawDiscardOptions, DrawDiscardView
from engine.games.gin.options import options as gin_options
from engine.games.gin.view import GinOptions, GinView
from engine.games.moves import JokerSwap, MoveKind
from engine.games.suit_rows.view import RowsView
from engine.games.suit_rows.view import options as rows_options
from engine.games.tiles.options import TileOptions, TileView
from engine.games.tiles.options import options as tile_options
from engine.games.tiles.rules import TileRules
from engine.games.views import MatchView, Phase, WindowView
from engine.melds.search import best_melds, best_opening, deadwood, melds_with
from engine.melds.worth import meld_value
from engine.rules.rule_set import RuleSet
from engine.variants import game_of_view

Fact = str | int | Card | tuple[Card, ...]
"""What a lesson names: words, a number, a card, cards."""


@dataclass(frozen=True, slots=True)
class Tip:
    """One line of a lesson: its message, and the facts of it. Cards are told as such."""

    message: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


def _reached(rules: DrawDiscardRules | TileRules, hand: Sequence[Card], needed: int) -> int:
    """Of the points that a first laying-out needs, as many as the melds of a hand bring (A000-06)."""
    single = rules.opening.scope == "single_meld"
    return bisect(range(1, needed + 1), False, key=lambda points: best_opening(rules, hand, points, single) is None)


def plays_alone(rules: RuleSet) -> bool:
    """Whether a table has agreed that nobody is told what could be laid."""
    return assist_of(rules) not in (None, "hints")


def draw_discard_tip(view: DrawDiscardView, draft: Draft) -> Tip | None:
    """The line for a seat that may act now, and has prepared this."""
    now = draw_discard_options(view)
    if view.claim_window is not None:
        return _claiming(view, view.claim_window)
    match view.phase:
        case Phase.OPENING_DISCARD:
            return Tip("lesson-start")
        case Phase.DRAW:
            return _drawing(view, now)
        case Phase.PLAY:
            # Once cards are chosen the buttons are for them.
            return _winning(view, now, draft) or (None if draft.chosen else _playing(view, now))
    return None


def draws_next(view: DrawDiscardView, window: WindowView) -> bool:
    """Whether the view's seat is next in turn, and stays so whoever claims the discard (G-09)."""
    return window.next_seat == view.seat and not view.rules.claim.changes_turn_order


def _claiming(view: DrawDiscardView, window: WindowView) -> Tip | None:
    is_free = window.next_seat == view.seat and view.rules.claim.next_player_exempt
    is_next = is_free and draws_next(view, window)
    use = _use_of(view, window.card)
    if use == "otherwise":
        return None
    if use == "none":
        return Tip("lesson-claim-idle", {"card": window.card, "next": "yes" if is_next else "no"})
    if is_next:
        return Tip("lesson-claim-next", {"card": window.card, "use": use})
    price = 0 if is_free else view.rules.claim.penalty_stock_cards
    return Tip("lesson-claim", {"card": window.card, "use": use, "penalty": price})


def _use_of(view: DrawDiscardView, card: Card) -> str:
    """What a card would be good for: a meld of the hand, else a meld on the table, else a joker there; else nothing,
    or a meld of cards that lie better otherwise.
    """
    if completes_meld(view.rules, view.hand, card, jokers=False):
        return "meld"
    on_table = _use_on_the_table(view, card)
    return "otherwise" if on_table == "none" and any(melds_with(view.rules, [*view.hand, card], card)) else on_table


def _use_on_the_table(view: DrawDiscardView, card: Card) -> str:
    """What the table as it lies would take a card for, were it in the hand of a seat to play."""
    playing = view._replace(
        claim_window=None, phase=Phase.PLAY, turn_seat=view.seat, owed=False, taken=None, hand=(card,)
    )
    if draw_discard_options(playing).layoffs:
        return "table"
    playing = playing._replace(hand=(*view.hand, card))
    if any(layoff.card is card for way in found_ways(playing, Draft()) for layoff in way.layoffs):
        return "table"
    return "joker" if frees_a_joker(playing, [card]) else "none"


def _drawing(view: DrawDiscardView, now: DrawDiscardOptions) -> Tip | None:
    top = view.discard_top
    if top is None or MoveKind.TAKE_DISCARD not in now.kinds:
        return Tip("lesson-draw", {"why": _why_the_stock(view), "from": view.rules.draw.discard_take_from_lap})
    if view.rules.draw.discard_take == "visible_pile":
        return Tip("lesson-pile", {"can": "yes" if now.take_depths else "no"})
    if view.rules.draw.discard_take == "only_if_melded_this_turn":
        return _taking_to_meld(view, now, top)
    use = _use_of(view, top)
    return None if use == "otherwise" else Tip("lesson-choose", {"card": top, "use": use})


def _taking_to_meld(view: DrawDiscardView, now: DrawDiscardOptions, top: Card) -> Tip:
    """Whether the discard, which must be melded at once, can be: a first laying-out needs its points as well."""
    rules, needed = view.rules, 0 if view.own_info.opened else view.rules.opening.points
    playing = view._replace(phase=Phase.PLAY, hand=(*view.hand, top), owed=True, taken=top)
    fits = _fits(playing, top) if now.take_depths else "no"
    if fits == "nowhere":
        worth = _reached(rules, playing.hand, needed)
        fits = "short" if worth + _may_count(view) < needed else "rebuild" if plays_alone(rules) else "hint"
    return Tip("lesson-only-melded", {"card": top, "fits": fits, "needed": needed})


def _fits(view: DrawDiscardView, owed: Card) -> str:
    """Where a card that must be melded at once can be laid: `yes` in a meld of the hand, else on the table, or in a
    joker's place.
    """
    found = found_ways(view, Draft())
    if found:
        return "yes" if found[0].melds else "table"
    return "joker" if frees_a_joker(view, [owed]) else "nowhere"


def _may_count(view: DrawDiscardView) -> int:
    """The most points of melds that lie there already which count for a first laying-out (A003-10)."""
    return 0 if view.rules.opening.count_table == "none" else sum(lying.value for lying in view.melds)


def _why_the_stock(view: DrawDiscardView) -> str:
    if view.rules.draw.discard_take == "never":
        return "never"
    if view.discard_top is None:
        return "empty"
    return "often" if view.taken_often else "claimed" if view.stock_only else "early"


def _winning(view: DrawDiscardView, now: DrawDiscardOptions, draft: Draft) -> Tip | None:
    must_call = view.rules.go_out.call == "required" and not draft.call
    if len(view.hand) == 1 and now.discardable:
        return Tip("lesson-last-called" if must_call else "lesson-last", {"card": view.hand[0]})
    if must_call and _goes_out_by_laying(view):
        return Tip("lesson-last-called", {"card": "all"})
    return None


def _playing(view: DrawDiscardView, now: DrawDiscardOptions) -> Tip:
    if view.owed and view.taken is not None:
        return _owing(view, now, view.taken)
    if not now.may_meld:
        return Tip("lesson-early", {"from": view.rules.meld_from_lap})
    if plays_alone(view.rules):
        return Tip("lesson-card-alone", {"needed": now.opening_short})
    return _opening(view, now) if now.opening_short else _laying(view, now)


def _goes_out_by_laying(view: DrawDiscardView) -> bool:
    """Whether the first thing that can be laid is the whole hand, by which a seat that never floats goes out."""
    if view.rules.go_out.last_card == "floats" or plays_alone(view.rules):
        return False
    return any(way.placed == len(view.hand) for way in found_ways(view, Draft())[:1])


def _owing(view: DrawDiscardView, now: DrawDiscardOptions, taken: Card) -> Tip:
    """What can be laid with the card that was taken to be melded at once."""
    fits = _fits(view, taken)
    if fits != "nowhere":
        told = {"yes": "lesson-owed", "table": "lesson-fits", "joker": "lesson-frees"}
        return Tip(told[fits], {"card": taken})
    rebuilds = now.may_rearrange and bool(view.melds)
    way = "no" if not rebuilds else "yes" if plays_alone(view.rules) else "hint"
    return Tip("lesson-owed-alone", {"card": taken, "rebuild": way})


def _opening(view: DrawDiscardView, now: DrawDiscardOptions) -> Tip:
    needed, scope = now.opening_short, view.rules.opening.scope
    opening, found = best_opening(view.rules, view.hand, needed, scope == "single_meld"), found_ways(view, Draft())
    if opening is not None and not found:
        return Tip("lesson-keep")
    points = opens_with(view, found[0]) if found else 0
    if points >= needed and found[0].placed > 1:
        return Tip("lesson-opens", {"points": points, "needed": needed, "scope": scope})
    if now.layoffs:
        return Tip("lesson-fits", {"card": now.layoffs[0][0]})
    best = _reached(view.rules, view.hand, needed)
    if _may_count(view):
        how = "rebuild" if best + _may_count(view) >= needed else "wait"
        return Tip("lesson-table-counts", {"needed": needed, "how": how})
    if not best:
        return Tip("lesson-no-meld", {"needed": needed})
    return Tip("lesson-short", {"points": best, "needed": needed, "scope": scope})


def _laying(view: DrawDiscardView, now: DrawDiscardOptions) -> Tip:
    found = found_ways(view, Draft())
    if found and found[0].melds:
        return Tip("lesson-melds", {"counts": "for" if view.rules.score.count_melds else "against"})
    # What a button names comes before what is asked about.
    for way in chain(found, *(ways_to_lay_off(view.rules, view.melds, [card]) for card, _ in now.layoffs)):
        # A card may have to be kept for the discard.
        if why_not(view, Draft(), way) is None:
            return Tip("lesson-fits", {"card": way.layoffs[0].card})
    frees = frees_a_joker(view, view.hand)
    if frees is not None:
        return Tip("lesson-frees", {"card": frees})
    if now.layoffs or best_melds(view.rules, view.hand).melds:
        return Tip("lesson-keep")
    if now.may_rearrange and view.melds:
        return Tip("lesson-rebuild")
    return Tip("lesson-laid" if view.laid else "lesson-nothing")


def frees_a_joker(view: DrawDiscardView, cards: Collection[Card], swaps: tuple[JokerSwap, ...] = ()) -> Card | None:
    """The first of these cards that frees a joker which may be kept or can be laid at once, after other `swaps`; any
    that frees one where a table has agreed that nobody is told what could be laid.
    """
    free = view.rules.joker.freed == "hand_or_play" or plays_alone(view.rules)
    frees = (JokerSwap(meld, card) for card, meld in draw_discard_options(view).swaps if card in cards)
    return next((one.card for one in frees if free or found_ways(view, Draft(swaps=(*swaps, one)))), None)


def gin_tip(view: GinView, draft: Draft) -> Tip | None:
    """The line for a seat that may act now, and has prepared this."""
    now = gin_options(view)
    match view.phase:
        case Phase.UPCARD | Phase.DRAW:
            return _gin_drawing(view, now)
        case Phase.PLAY:
            return None if draft.chosen else _gin_discarding(view, now)
        case Phase.LAY_OFF:
            fitting = tuple(sorted({card for card, _ in now.layoffs}))
            return Tip("lesson-lay-off", {"cards": fitting or "none", "count": len(fitting)})
    return None


def _gin_drawing(view: GinView, now: GinOptions) -> Tip | None:
    top = view.discard_top
    if top is None or MoveKind.TAKE_DISCARD not in now.kinds:
        return Tip("lesson-draw", {"why": "often" if view.taken_often else "refused", "from": 0})
    makes = completes_meld(view.rules, view.hand, top, jokers=False)
    if not makes and any(melds_with(view.rules, [*view.hand, top], top)):
        return None
    if view.phase is Phase.UPCARD:
        return Tip("lesson-upcard", {"card": top, "fits": "yes" if makes else "no"})
    return Tip("lesson-choose", {"card": top, "use": "meld" if makes else "none"})


def _gin_discarding(view: GinView, now: GinOptions) -> Tip | None:
    card = leaves_least(view, now.discardable)
    if card is None:
        return None
    left = deadwood(view.rules, without(view.hand, (card,)))
    reach = "gin" if not left else "knock" if card in now.may_knock else "wait"
    return Tip("lesson-deadwood", {"card": card, "left": left, "limit": view.limit, "reach": reach})


def suit_rows_tip(view: RowsView) -> Tip | None:
    """The line for a seat that may act now."""
    now = rows_options(view)
    if view.must_place is not None:
        return Tip("lesson-eight", {"card": view.must_place})
    if not now.placeable:
        return None  # That nothing fits is said by the hand.
    if len(now.placeable) == 1:
        return Tip("lesson-one-card", {"card": now.placeable[0], "draw": "yes" if now.draw_stock else "no"})
    return Tip("lesson-cards", {"draw": "yes" if now.draw_stock else "no"})


def tiles_tip(view: TileView, draft: Draft) -> Tip | None:
    """The line for a seat that may act now, and has prepared this."""
    now = tile_options(view)
    match view.phase:
        case Phase.DRAW:
            return Tip("lesson-tile-first", {"aside": now.take_aside or "none"})
        case Phase.PUT_ASIDE:
            return Tip("lesson-put-aside")
        case Phase.LAY_OR_DRAW | Phase.LAY:
            return None if draft.chosen else _tiles_laying(view, now)
    return None


def _tiles_laying(view: TileView, now: TileOptions) -> Tip | None:
    instead = "draw" if MoveKind.DRAW_STOCK in now.kinds else "aside" if now.discardable else "end"
    if plays_alone(view.rules):
        return Tip("lesson-tile-alone", {"needed": now.opening_short})
    if now.opening_short:
        return _tiles_opening(view, now.opening_short, instead)
    if best_melds(view.rules, view.hand).melds:
        return Tip("lesson-tile-melds")
    if now.layoffs:
        return Tip("lesson-tile-fits", {"card": now.layoffs[0][0]})
    if now.may_rearrange and not view.rules.may_decline_to_lay:
        return None  # Whether anything can be laid, so that it must be, takes a search to say.
    return Tip("lesson-tile-nothing", {"instead": instead, "rebuild": "yes" if now.may_rearrange else "no"})


def _tiles_opening(view: TileView, needed: int, instead: str) -> Tip:
    single = view.rules.opening.scope == "single_meld"
    opening = best_opening(view.rules, view.hand, needed, single)
    if opening is not None:
        values = [meld_value(view.rules, meld) for meld in opening]
        return Tip("lesson-tile-opens", {"points": max(values) if single else sum(values), "needed": needed})
    best = _reached(view.rules, view.hand, needed)
    return Tip("lesson-tile-short", {"points": best, "needed": needed, "instead": instead})


ROUNDS_TAUGHT: Final = 2


async def lesson_for(request: Request, visible: VisibleGame, draft: Draft) -> str:
    """The line that explains this turn to the asker; empty for those who know the game or want no explanations."""
    view, in_practice = visible.view, not visible.record.guild_id
    if view is None or not visible.taught or (view.round > ROUNDS_TAUGHT and not in_practice):
        return ""
    if not (await request.services.people.lately(request.user_id)).teaching:
        return ""
    return await asyncio.to_thread(lesson, visible.record, view, request.wording, request.cards, draft)


def lesson(record: GameRecord, view: MatchView, wording: Wording, emojis: CardEmojis, draft: Draft) -> str:
    """The line that explains a seat's turn, empty where nothing is to choose. Searches: not for the event loop."""
    tip = _tip(view, draft)
    if tip is None:
        return ""
    spoken, notation = worded(wording, record), notation_of(record)

    def said(value: Fact) -> str | int:
        match value:
            case Card():
                return spoken.card(value, notation, emojis)
            case tuple():
                return " ".join(spoken.card(card, notation, emojis) for card in value)
        return value

    told = spoken.text(tip.message, **{name: said(value) for name, value in tip.facts.items()})
    first = view.round == 1 and view.turn <= len(view.seats)
    return spoken.text("lesson", tip=told, first="yes" if first else "no")


def _tip(view: MatchView, draft: Draft) -> Tip | None:
    if not game_of_view(view).options(view).kinds:
        return None
    match view:
        case DrawDiscardView():
            return draw_discard_tip(view, draft)
        case GinView():
            return gin_tip(view, draft)
        case TileView():
            return tiles_tip(view, draft)
        case RowsView():
            return suit_rows_tip(view)
    return None
