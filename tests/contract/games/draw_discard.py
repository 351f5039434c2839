"""Draw-and-discard rummy: random matches of every variant under house rules that turn every switch."""

import random
from collections.abc import Iterator, Mapping
from typing import Final

from engine.cards import FACES, JOKER, Card
from engine.games.draw_discard.round import Round, Turn
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.draw_discard.view import DrawDiscardOptions, DrawDiscardView
from engine.games.moves import (
    Claim,
    Discard,
    DrawStock,
    Lay,
    LayOffCard,
    MoveKind,
    Pass,
    PassTurn,
    ReturnDiscard,
    SeatMove,
    TakeBack,
    TakeDiscard,
    WindowClosed,
)
from engine.games.table import TableMeld
from engine.games.views import Phase
from engine.match.match import Game
from engine.match.state import MatchState
from tests.contract.conduct import AS_PRINTED, UNREAD, Conduct, House, Houses, Taken, made
from tests.contract.rebuilding import laid_table
from tests.contract.twins import Hidden, dealt_anew
from tests.engine.games.draw_discard.random_player import choose_random

AnyGame = Game[DrawDiscardRules, Round, DrawDiscardView]

OF_ONE_TABLE: Houses = {
    "as printed": {"match.rounds": 2},
    "careful": {
        "match.rounds": 2,
        "meld_from_lap": 1,
        "draw.discard_take": "only_if_melded_this_turn",
        "claim.enabled": False,
        "joker.freed": "immediately_in_new_meld",
        "joker.swap": "own_turn",
        "go_out.call": "required",
        "layoff.targets": "others",
        "layoff.in_opening_turn": False,
        "score.bonus_floor": "zero",
        "score.winner_bonus": -10,
    },
    "knocking": {
        "match.rounds": 2,
        "deck.jokers": 2,
        "deal.extra_card_to": "none",
        "deal.packets": (3, 3, 3, 4),
        "deal.upcard": True,
        "start.opening_action": "normal_turn",
        "meld_from_lap": 1,
        "opening.points": 0,
        "set.distinct_suits": False,
        "set.max": None,
        "joker.announce": "required",
        "claim.upcard_buyable": True,
        "claim.veto": True,
        "go_out.knock.limit": 9,
        "go_out.knock.undercut": True,
        "score.winner": "own_hand_value",
    },
    "closing flush": {
        "match.max_rounds": 60,
        "deal.cards": 5,
        "deck.jokers": 8,
        "meld_from_lap": 1,
        "flush.cards": "any_remaining",
        "score.double": "any_close_from_hand",
        "joker.meld_value": 15,
        "opening.points": 20,
        "stock.empty": "turn_over_discards_keep_top",
        "match.end": "last_player_standing",
        "match.eliminate_at": 40,
        "match.eliminate_on": "gross_penalty",
    },
    "race": {
        "match.end": "target",
        "match.target": 100,
        # With a reward for winners the totals of equal players may sink for ever.
        "score.winner_bonus": 0,
        "match.tie": "extra_round",
        "claim.resolution": "first_click",
        "claim.changes_turn_order": True,
        "claim.next_draw": "free",
        "claim.next_player_exempt": False,
        "claim.penalty_stock_cards": 3,
        "claim.max_per_round": 2,
        "joker.freed": "immediately_any",
        "stock.max_recycles": 1,
        "match.first_dealer": "first_seat",
        "match.dealer_rotation": "fixed",
    },
    "one pack": {
        "players_max": 4,
        "match.rounds": 3,
        "deck.packs": 1,
        "deck.jokers": 0,
        "deal.cards": 7,
        "run.wrap": True,
        "run.max": 14,
        "claim.enabled": False,
        "stock.empty": "end_round",
        "draw.discard_just_taken": True,
    },
    "nothing taken": {
        "match.rounds": 2,
        "draw.discard_take": "never",
        "claim.enabled": False,
        "run.min": 4,
        "run.ace": "high",
        "set.min": 4,
        "layoff.targets": "own",
        "opening.points": 0,
        "hand_values.court": 12,
        "meld_values.ace_low": 5,
        "meld_values.court": 13,
    },
    "knocking exactly": {
        "match.rounds": 2,
        "claim.from_lap": 3,
        "stock.empty": "end_round",
        "opening.points": 10,
        "go_out.knock.limit": 5,
        "go_out.knock.test": "exactly",
        "go_out.knock.ace": 1,
    },
}

# Wanderers seldom meld, so that totals which count melds might never reach a target.
TWO_ROUNDS: House = {"match.end": "fixed_rounds", "match.rounds": 2}
OF_500: Houses = {
    "as printed": TWO_ROUNDS,
    "floating": {
        **TWO_ROUNDS,
        "deck.packs": 2,
        "deck.jokers": 6,
        "deal.cards_two": None,
        "draw.pile_top": "free",
        "go_out.last_card": "floats",
        "joker.max_per_meld": "at_least_one_natural",
        "stock.empty": "turn_over_discards_keep_top",
        "match.dealer_rotation": "winner",
    },
    "an opening": {
        **TWO_ROUNDS,
        "deck.packs_from_five": None,
        "meld_from_lap": 2,
        "draw.discard_take_from_lap": 2,
        "opening.points": 20,
        "layoff.requires": "own_opening",
        "go_out.last_card": "must_discard",
        "stock.empty": "shuffle_discards_keep_top",
        "joker.meld_value": "replaced_card",
        "score.winner_bonus": -20,
        "score.lone_joker_relief": -10,
        "score.first_melder_penalty": 10,
        "match.dealer_rotation": "loser",
    },
}

OF_REBUILDING: Houses = {
    "as printed": {"match.rounds": 2},
    "every card of the table counts": {
        "match.rounds": 2,
        "opening.count_table": "all",
        "draw.discard_take": "free",
        "rearrange.lock": "joker_only",
        "rearrange.swap_tile_from": "rack_or_table",
        "joker.freed": "immediately_any",
        "joker.max_per_meld": "at_least_one_natural",
        "joker.announce": "when_ambiguous",
        "go_out.last_card": "must_discard",
    },
    "groups locked": {
        "match.rounds": 2,
        "opening.points": 0,
        "joker.max_per_meld": "one",
        "joker.swap": "own_turn_after_opening",
        "rearrange.lock": "groups_only",
        "rearrange.set_colour": "declared",
        "rearrange.min_rack": 2,
    },
    "jokers stay": {"match.rounds": 1, "joker.swap": "never", "rearrange.lock": "joker_only", "deck.jokers": 6},
    "own cards alone": {
        "match.rounds": 2,
        "opening.count_table": "none",
        "opening.points": 20,
        "set.max": 4,
        "set.distinct_suits": True,
        "run.ace": "low",
        "rearrange.lock": "whole_meld",
        "rearrange.check": "strict_origin",
        "joker.freed": "immediately_in_new_meld",
        "layoff.in_opening_turn": False,
        "go_out.call": "required",
        "deck.jokers": 4,
    },
}

# The houses turn every switch of the family; it is enough to do that to two of its variants.
HOUSES: Final[dict[str, Houses]] = {
    "disney_basic": OF_ONE_TABLE,
    "disney_layoff": OF_ONE_TABLE,
    "rummy_500": OF_500,
    "nsv_robber": OF_REBUILDING,
}
BY_THE_BOOK: Final[Houses] = {AS_PRINTED: {"match.rounds": 2}}

TAKEN_BACK: Final = 0.1
"""How likely it is at every step that a turn takes back what it has laid."""

REACHED: Final[Mapping[str, int]] = {
    **dict.fromkeys((f"move {kind}" for kind in ("draw_stock", "take_discard", "return_discard", "lay")), 20),
    **dict.fromkeys((f"move {kind}" for kind in ("discard", "claim", "pass", "lay_table")), 50),
    **dict.fromkeys((f"move {kind}" for kind in ("window_closed", "turn_timed_out", "seat_forfeited")), 5),
    **dict.fromkeys((f"lay {part}" for part in ("melds", "layoffs", "swaps")), 20),
    **dict.fromkeys((f"event {kind}" for kind in ("table_laid", "opened")), 5),
    **dict.fromkeys((f"end {end}" for end in ("went_out", "knocked", "closed_from_hand")), 1),
    **dict.fromkeys((f"end {end}" for end in ("stock_exhausted", "last_seat")), 1),
    "move take_back": 20,
    "moves": 8_000,
}
REACHED_BY_EACH: Final[Mapping[str, int]] = {"move discard": 10, "move draw_stock": 1}


class DrawDiscardConduct(Conduct[DrawDiscardRules, Round, DrawDiscardView, DrawDiscardOptions]):
    """Draw-and-discard rummy, with a stock, claims, and in one variant a table that is rebuilt."""

    family = "draw_discard"
    lays = True
    reached = REACHED
    never_turned = UNREAD | {"rearrange.assist", "score.display", "score.show_money"}
    reached_by_each = REACHED_BY_EACH

    def houses(self, variant: str) -> Houses:
        return HOUSES.get(variant, BY_THE_BOOK)

    def matches(self, house: str) -> int:
        """More where hands are closed, which chance does seldom."""
        return 3 if house == "closing flush" else 1

    def leaving(self, seats: int, match: int) -> float:
        return 0.001 if seats > 2 else 0.0

    def step(self, game: AnyGame, state: MatchState, view: DrawDiscardView, chance: random.Random) -> Taken:
        kinds = game.options(view).kinds
        if MoveKind.TAKE_BACK in kinds and chance.random() < TAKEN_BACK:
            return made(game, state, TakeBack(view.own_seat, view.turn))
        if MoveKind.LAY_TABLE in kinds and chance.random() < 0.7:
            laid = laid_table(game, game.rules, state, view, view.melds, chance)
            if laid is not None:
                return laid
        return made(game, state, choose_random(view, chance.getrandbits(32)))

    def noted(self, taken: Taken) -> Iterator[str]:
        if isinstance(taken.move, SeatMove):
            yield "moves"
        if isinstance(taken.move, Lay):
            yield from (f"lay {part}" for part in ("melds", "layoffs", "swaps") if getattr(taken.move, part))

    def writable(self, view: DrawDiscardView) -> Iterator[SeatMove]:
        seat, turn = view.own_seat, view.turn
        window = view.claim_window.window if view.claim_window else 1
        yield DrawStock(seat, turn)
        for depth in range(len(view.pile) + 3):
            yield TakeDiscard(seat, turn, depth)
        yield ReturnDiscard(seat, turn)
        yield TakeBack(seat, turn)
        yield Claim(seat, window)
        yield Pass(seat, window)
        yield PassTurn(seat, turn)
        for card in {*view.hand, *FACES[:3]}:
            yield Discard(seat, turn, card)
            yield Discard(seat, turn, card, call=True)
        for card in view.hand[:1]:
            for lying in view.melds[:1]:
                yield Lay(seat, turn, layoffs=(LayOffCard(lying.meld_id, card),))

    def listed(self, view: DrawDiscardView, options: DrawDiscardOptions) -> Iterator[SeatMove]:
        seat, turn = view.own_seat, view.turn
        assert MoveKind.TAKE_DISCARD in options.kinds or not options.take_depths
        if MoveKind.DRAW_STOCK in options.kinds:
            yield DrawStock(seat, turn)
        for depth in options.take_depths:
            yield TakeDiscard(seat, turn, depth)
        if MoveKind.RETURN_DISCARD in options.kinds:
            yield ReturnDiscard(seat, turn)
        if MoveKind.TAKE_BACK in options.kinds:
            yield TakeBack(seat, turn)
        if view.claim_window is not None and MoveKind.CLAIM in options.kinds:
            yield Claim(seat, view.claim_window.window)
            yield Pass(seat, view.claim_window.window)
        last = len(view.hand) == 1
        for card in options.discardable:
            yield Discard(seat, turn, card)
        for card in options.discardable if last else options.may_knock:
            yield Discard(seat, turn, card, call=True)

    def lists_all(self, rules: DrawDiscardRules, view: DrawDiscardView, move: SeatMove) -> bool:
        """Which cards fit is listed, but not whether the rest of a laying-out does."""
        return not isinstance(move, Lay)

    def pieces(self, game: AnyGame, rnd: Round) -> Iterator[Card]:
        for pile in (*rnd.hands, rnd.piles.stock, rnd.piles.discards):
            yield from pile
        for lying in rnd.table.melds:
            yield from lying.meld.cards

    def melds(self, rnd: Round) -> tuple[TableMeld, ...]:
        return rnd.table.melds

    def twin(self, rnd: Round, viewer: int | None) -> Round | None:
        if rnd.phase in (Phase.OVER, Phase.SHUFFLE) or rnd.forfeits:
            return None
        known = {rnd.turn.seat: _seen_in_hand(rnd.turn)}
        others = (seat for seat in rnd.players if seat != viewer)
        anew = dealt_anew(Hidden(rnd.hands, rnd.fresh, rnd.piles.stock), others, known, top=6)
        if anew is None:
            return None
        return rnd._replace(hands=anew.hands, fresh=anew.fresh, piles=rnd.piles._replace(stock=anew.stock))

    def is_public(self, rules: DrawDiscardRules, taken: Taken, viewer: int | None) -> bool:
        if isinstance(taken.move, SeatMove) and taken.move.seat == viewer:
            return True
        # Where the discard must be melded at once, the taker's hand decides whether it may be taken at all.
        after = taken.after.play
        owing = isinstance(taken.move, TakeDiscard) and isinstance(after, Round) and after.turn.owed
        return isinstance(taken.move, DrawStock | TakeDiscard | TakeBack | Claim | Pass | WindowClosed) and not owing


def _seen_in_hand(turn: Turn) -> tuple[Card, ...]:
    """The cards that everybody has seen go into the hand of the seat in turn: discards taken, and jokers freed."""
    taken = () if turn.taken is None else (turn.taken, *turn.above)
    freed = 0 if turn.laid is None else max(0, turn.laid.freed - turn.laid.cards.count(JOKER))
    return (*taken, *(JOKER,) * freed)
