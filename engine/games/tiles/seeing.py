"""What a seat sees of a round of tiles, built by copying in what is allowed; and rounds as they may be for all that."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import exp
from typing import Final

from engine.cards import JOKER, Card, Seat, deck, seats_of, with_cards
from engine.cards.dealing import seats_from
from engine.games.dice import Dice
from engine.games.game import with_round
from engine.games.history import Deed, known_in_hand
from engine.games.imagined import Hidden, Likelihood, Opening, deals, fitting_faces
from engine.games.tiles.options import TileView
from engine.games.tiles.round import TileRound, player_before
from engine.games.tiles.rules import TileRules
from engine.games.views import MatchView, Phase
from engine.melds.search import best_melds
from engine.melds.worth import hand_value


def view(rules: TileRules, rnd: TileRound | None, around: MatchView) -> TileView:
    """What a seat, or a spectator, may see; between rounds there is nothing on the table."""
    if rnd is None:
        return TileView(**around._asdict(), aside=((),) * len(around.seats))
    seat = around.seat if around.seat in rnd.players else None
    over, may_take = rnd.phase is Phase.OVER, rules.v1.enabled and rnd.phase in (Phase.DRAW, Phase.LAY_OR_DRAW)
    hand = () if seat is None else rnd.racks[seat]
    in_turn = None if over else rnd.turn_seat
    shown = with_round(around, map(len, rnd.racks), phase=rnd.phase, turn_seat=in_turn, hand=hand)
    opened = zip(shown["seats"], rnd.opened, strict=True)
    shown["seats"] = tuple([info._replace(opened=has, melded=has) for info, has in opened])
    return TileView(
        **shown,
        drawn=() if seat is None else rnd.fresh[seat],
        melds=rnd.melds,
        changes=rnd.changes,
        pool=len(rnd.pool),
        aside=rnd.aside,
        aside_seat=player_before(rnd, rnd.turn_seat) if may_take else None,
        open_tile=rnd.open_tile,
    )


def round_as_seen(view: TileView) -> TileRound:
    """A round that looks to the view's seat as the real one does: of what it cannot see every tile is a joker."""
    infos, seats = view.seats, len(view.seats)
    racks = tuple(view.hand if seat == view.seat else (JOKER,) * info.cards for seat, info in enumerate(infos))
    # A seat without tiles is not in the round.
    players = seats_from(view.dealer, seats, (seat for seat in seats_of(seats) if racks[seat]))
    return TileRound(
        number=view.round,
        dealer=view.dealer,
        players=players,
        racks=racks,
        fresh=tuple(view.drawn if seat == view.seat else () for seat in range(seats)),
        pool=(JOKER,) * view.pool,
        open_tile=view.open_tile,
        aside=view.aside,
        melds=view.melds,
        next_meld=1 + max((lying.meld_id for lying in view.melds), default=0),
        changes=view.changes,
        opened=tuple(info.opened for info in infos),
        turn=view.turn,
        turn_seat=view.dealer if view.turn_seat is None else view.turn_seat,
        phase=view.phase,
    )


# How much less likely a rack is, as a logarithm: for each tile of it that its seat could have laid in a meld and did
# not, for each that fitted a meld on the table, and where its seat could have opened with it and did not.
UNLAID: Final = 0.5
KEPT: Final = 2.5
UNOPENED: Final = 3.0

# As the logarithm of how much likelier a seat is to go out: for each tile on its rack, and for being next.
TILE: Final = -0.28
NEXT: Final = 0.14

LEFT: Final = 0.75
"""What share of a rack's points is left on it at the end of the round."""


def rounds(view: TileView, dice: Dice) -> Iterator[TileRound]:
    """Round after round, without end, that look to the view's seat as the real one does."""
    start = round_as_seen(view)
    others = [seat for seat in start.players if seat != view.own_seat]
    known = [known_in_hand(view.history, seat) for seat in others]
    hidden = [Hidden(held, view.seats[at].cards, _likelihood(view, at)) for at, held in zip(others, known, strict=True)]
    for theirs, pool in deals(dice, hidden_tiles(view), hidden):
        racks = list(start.racks)
        for seat, rack in zip(others, theirs, strict=True):
            racks[seat] = with_cards(rack, ())
        yield replace(start, racks=tuple(racks), pool=tuple(pool[: view.pool]))


def hidden_tiles(view: TileView) -> list[Card]:
    """The tiles in the pool and on the other racks."""
    lying = [tile for there in view.melds for tile in there.meld.cards]
    aside = [tile for tiles in view.aside for tile in tiles]
    opened = () if view.open_tile is None else (view.open_tile,)
    seen = [*view.hand, *lying, *aside, *opened]
    left = list(deck(view.rules.deck.copies, view.rules.deck.jokers))
    for tile in seen:
        if tile in left:
            left.remove(tile)
    return left


def _likelihood(view: TileView, seat: Seat) -> Likelihood:
    """Racks with what could be laid are less likely: their seat would have laid it, once it had its turn."""
    rules = view.rules
    opening = Opening(rules.opening.points, rules.opening.scope == "single_meld")
    has_opened = view.seats[seat].opened or not rules.opening.points
    has_had_its_turn = any(act.seat == seat for act in view.history)
    fitting = _fitting(view, seat) if has_opened else frozenset()

    def likelihood(rack: Sequence[Card]) -> float:
        if not has_had_its_turn:
            return 0.0
        split = best_melds(rules, rack)
        if has_opened:
            kept = sum([tile.index in fitting for tile in rack])
            return -UNLAID * (len(rack) - len(split.left)) - KEPT * kept
        return -UNOPENED if opening.is_in(rules, rack, split.melds) else 0.0

    return likelihood


def _fitting(view: TileView, seat: Seat) -> frozenset[int]:
    """The faces that fitted a meld when a seat had its last turn, as far as can be told from how the table lies now."""
    rebuilt = 0
    for act in view.history:
        rebuilt = 0 if act.seat == seat else rebuilt + (act.deed is Deed.REBUILT)
    if rebuilt > 1:
        return frozenset()
    since = {change.meld_id for change in view.changes} if rebuilt else set()
    return fitting_faces(view.rules, [lying.meld for lying in view.melds if lying.meld_id not in since])


def outlook(rules: TileRules, rnd: TileRound) -> tuple[float, ...] | None:
    """The points that a round which goes on may bring each seat; None in the middle of a turn."""
    if rnd.phase not in (Phase.DRAW, Phase.LAY_OR_DRAW):
        return None
    points = [0.0] * len(rnd.racks)
    values = {seat: LEFT * hand_value(rules, rnd.racks[seat]) for seat in rnd.players}
    ready = {seat: exp(TILE * len(rnd.racks[seat]) + (NEXT if seat == rnd.turn_seat else 0.0)) for seat in rnd.players}
    total = sum(ready.values())
    for seat in rnd.players:
        wins = ready[seat] / total
        others = sum(value for one, value in values.items() if one != seat)
        points[seat] = wins * (others if rules.score.winner != "zero" else 0.0) - (1 - wins) * values[seat]
    return tuple(points)
