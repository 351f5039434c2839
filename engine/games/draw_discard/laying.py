"""Putting cards on the table, all or nothing: joker swaps, new melds and lay-offs, or the whole table rebuilt."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from engine.cards import JOKER, Card, Seat, put_at, with_cards, without
from engine.games.draw_discard.discarding import discardable, go_out
from engine.games.draw_discard.round import Outcome, Round, Table, next_player
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.draw_discard.taking_back import laid_now
from engine.games.draw_discard.turns import begin_turn
from engine.games.events import Event, Floated, JokerSwapped, LaidOff, MeldLaid, Opened
from engine.games.moves import JokerSwap, Lay, LayOffCard, LayTable
from engine.games.table import TableMeld
from engine.games.table_changes import laid_table, meld_changes
from engine.melds.laying_off import lay_off, swap_joker
from engine.melds.meld import Meld, MeldKind, NewMeld, stand_ins
from engine.melds.reading import read_meld
from engine.melds.rebuilding import Rearranged, check_rearranged
from engine.melds.worth import card_values, meld_value
from engine.rules.refusals import IllegalMove, Reject, is_refused


@dataclass(frozen=True, slots=True)
class Plan:
    """The table and the hand while cards are laid on paper; nothing counts until all of it is legal.

    `laid` are the new melds, `own` what is counted of each of them, `touched` the numbers of those that have changed in
    the turn; `layoff_points` is what the seat's cards count there. `played` are the cards out of the hand, `freed`
    counts the jokers that came into it.
    """

    hand: tuple[Card, ...]
    melds: tuple[TableMeld, ...]
    laid: tuple[TableMeld, ...] = ()
    own: tuple[int, ...] = ()
    touched: tuple[int, ...] = ()
    layoff_points: int = 0
    played: tuple[Card, ...] = ()
    freed: int = 0
    told: tuple[Event, ...] = ()

    def find(self, meld_id: int) -> TableMeld:
        """A meld on the table. Raises IllegalMove(NO_SUCH_MELD)."""
        for lying in self.melds:
            if lying.meld_id == meld_id:
                return lying
        raise IllegalMove(Reject.NO_SUCH_MELD, meld=meld_id)

    def with_meld(self, meld: TableMeld) -> tuple[TableMeld, ...]:
        return tuple(meld if lying.meld_id == meld.meld_id else lying for lying in self.melds)

    def play(self, cards: Sequence[Card]) -> Self:
        """The cards taken out of the hand. Raises IllegalMove(NOT_IN_HAND)."""
        hand = self.hand
        for card in cards:
            if card not in hand:
                raise IllegalMove(Reject.NOT_IN_HAND, card=card)
            hand = without(hand, (card,))
        return replace(self, hand=hand, played=(*self.played, *cards))


def lay(rules: DrawDiscardRules, rnd: Round, move: Lay) -> Outcome:
    """Carry out a Lay: swaps, then melds, then lay-offs; judge the opening whole. Raises IllegalMove."""
    seat = move.seat
    if not (move.melds or move.layoffs or move.swaps):
        raise IllegalMove(Reject.NOTHING_CHOSEN)
    if rnd.turn.lap < rules.meld_from_lap:
        raise IllegalMove(Reject.MELDS_TOO_EARLY, lap=rnd.turn.lap, from_lap=rules.meld_from_lap)
    plan = Plan(rnd.hands[seat], rnd.table.melds, touched=rnd.turn.touched, layoff_points=rnd.turn.laid_off)
    opens = opens_by_any_card(rules) and bool(move.melds or move.layoffs)
    for swap in move.swaps:
        check_may_swap(rules, rnd, seat, opens=opens)
        plan = _swap(rules, plan, seat, swap)
    for new in move.melds:
        plan = _meld(rules, rnd, plan, seat, new)
    closing = _closes_from_hand(rules, rnd, plan, move)
    if not closing and any(lying.meld.kind is MeldKind.FLUSH for lying in plan.laid):
        raise IllegalMove(Reject.FLUSH_ONLY_CLOSES, cards=rules.flush.cards if rules.flush else None)
    if move.layoffs:
        check_may_lay_off(rules, rnd, plan, seat)
    for layoff in move.layoffs:
        plan = _lay_off(rules, plan, seat, layoff)
    _check_freed_jokers(rules, move)
    points = opening_points(rules, rnd, plan, seat, closing=closing)
    return settle(rules, rnd, plan, seat, points, call=move.call, closing=closing)


def opens_by_any_card(rules: DrawDiscardRules) -> bool:
    """Whether a seat's first laying-out is judged by its points alone, whatever it does to the table.

    Where melds are rebuilt nobody can tell a row made longer from a new one that takes most of it (003 Räuber-Rommé).
    """
    return rules.rearrange is not None


def check_may_swap(rules: DrawDiscardRules, rnd: Round, seat: Seat, *, opens: bool) -> None:
    """Whether the seat may free a joker now; `opens` where this may be its opening (G-20). Raises IllegalMove."""
    if rules.joker.swap == "never":
        raise IllegalMove(Reject.SWAP_DISABLED)
    if rules.joker.swap == "own_turn_after_opening" and not (rnd.table.opened[seat] or opens):
        raise IllegalMove(Reject.SWAP_NEEDS_OPENING)


def _swap(rules: DrawDiscardRules, plan: Plan, seat: Seat, swap: JokerSwap) -> Plan:
    lying = plan.find(swap.meld)
    after = _relaid(rules, lying, swap_joker(rules, lying.meld, swap.card))
    plan = plan.play((swap.card,))
    told = JokerSwapped(seat, swap.meld, swap.card, after.meld)
    points = card_values(rules, after.meld)[after.meld.cards.index(swap.card)] if opens_by_any_card(rules) else 0
    return replace(
        plan,
        hand=with_cards(plan.hand, (JOKER,)),
        melds=plan.with_meld(after),
        touched=(*plan.touched, swap.meld),
        layoff_points=plan.layoff_points + points,
        freed=plan.freed + 1,
        told=(*plan.told, told),
    )


def _meld(rules: DrawDiscardRules, rnd: Round, plan: Plan, seat: Seat, new: NewMeld) -> Plan:
    plan = plan.play(new.cards)
    meld = read_meld(rules, new)
    lying = TableMeld(rnd.table.next_meld + len(plan.laid), seat, meld, meld_value(rules, meld))
    told = MeldLaid(seat, lying.meld_id, meld, lying.value)
    return replace(
        plan,
        melds=(*plan.melds, lying),
        laid=(*plan.laid, lying),
        own=(*plan.own, lying.value),
        told=(*plan.told, told),
    )


def _lay_off(rules: DrawDiscardRules, plan: Plan, seat: Seat, layoff: LayOffCard) -> Plan:
    lying = plan.find(layoff.meld)
    targets = rules.layoff.targets
    if (targets == "others" and lying.owner == seat) or (targets == "own" and lying.owner != seat):
        raise IllegalMove(Reject.LAYOFF_TARGET, meld=layoff.meld, targets=targets)
    plan = plan.play((layoff.card,))
    after = _relaid(rules, lying, lay_off(rules, lying.meld, layoff.card, layoff.face))
    told = LaidOff(seat, layoff.meld, layoff.card, after.meld)
    return replace(
        plan,
        melds=plan.with_meld(after),
        touched=(*plan.touched, layoff.meld),
        layoff_points=plan.layoff_points + after.value - lying.value,
        told=(*plan.told, told),
    )


def _relaid(rules: DrawDiscardRules, lying: TableMeld, meld: Meld) -> TableMeld:
    return replace(lying, meld=meld, value=meld_value(rules, meld))


def _closes_from_hand(rules: DrawDiscardRules, rnd: Round, plan: Plan, move: Lay) -> bool:
    """Whether this closes from hand (001): one suit is all it lays in the round, one card stays to discard."""
    alone = len(plan.laid) == 1 and not move.layoffs and not move.swaps and len(plan.hand) == 1
    if rules.flush is None or not alone or rnd.table.melded[move.seat] or rnd.table.opened[move.seat]:
        return False
    meld = plan.laid[0].meld
    # Cards of one suit that all follow on from one another are read as a run.
    return meld.kind is not MeldKind.SET and rules.flush.cards in (len(meld.cards), "any_remaining")


def check_may_lay_off(rules: DrawDiscardRules, rnd: Round, plan: Plan, seat: Seat) -> None:
    """Whether the seat may add cards to melds on the table in this move (A000-16, G-26). Raises IllegalMove."""
    layoff = rules.layoff
    if not layoff.enabled:
        raise IllegalMove(Reject.LAYOFF_DISABLED)
    may_open = bool(plan.laid) or opens_by_any_card(rules)
    opens_now = rnd.turn.opened_now or (not rnd.table.opened[seat] and may_open)
    if opens_now and not layoff.in_opening_turn:
        raise IllegalMove(Reject.LAYOFF_NOT_IN_OPENING_TURN)
    if layoff.requires == "own_opening" and not (rnd.table.opened[seat] or may_open):
        raise IllegalMove(Reject.LAYOFF_NEEDS_OPENING)
    if layoff.requires == "own_meld" and not (rnd.table.melded[seat] or plan.laid):
        raise IllegalMove(Reject.LAYOFF_NEEDS_MELD)


def _check_freed_jokers(rules: DrawDiscardRules, move: Lay) -> None:
    """A freed joker that must be played at once has been, in the place that the rules ask for (A001-05)."""
    if not move.swaps or rules.joker.freed == "hand_or_play":
        return
    used = sum(new.cards.count(JOKER) for new in move.melds)
    if rules.joker.freed == "immediately_any":
        used += sum(layoff.card is JOKER for layoff in move.layoffs)
    if used < len(move.swaps):
        raise IllegalMove(Reject.FREED_JOKER_UNUSED, freed=rules.joker.freed)


def opening_points(rules: DrawDiscardRules, rnd: Round, plan: Plan, seat: Seat, *, closing: bool = False) -> int | None:
    """The points of a first laying-out, None where this is none. Raises IllegalMove where they fall short, or where
    cards were laid off before in a turn in which that may not be (G-26).
    """
    brings_cards = opens_by_any_card(rules) and len(plan.played) > plan.freed
    if rnd.table.opened[seat] or not (plan.laid or brings_cards):
        return None
    if rnd.turn.laid_off and not rules.layoff.in_opening_turn:
        raise IllegalMove(Reject.LAYOFF_NOT_IN_OPENING_TURN)
    if closing:
        return _opening_total(rules, plan)
    return _checked_opening(rules, plan)


def opens_with(rules: DrawDiscardRules, plan: Plan, seat: Seat, layoff: LayOffCard) -> bool:
    """Whether a seat that has not opened does so by adding one card that fits to a meld, and nothing else (A003-10)."""
    if not opens_by_any_card(rules):
        return False
    meld = plan.find(layoff.meld).meld
    if layoff.card is JOKER and meld.kind is MeldKind.SET:
        # It counts the same, whichever suit it is announced as.
        layoff = replace(layoff, face=stand_ins(rules, [face for face in meld.faces if face is not None])[0])
    return not is_refused(lambda: _checked_opening(rules, _lay_off(rules, plan, seat, layoff)))


def _checked_opening(rules: DrawDiscardRules, plan: Plan) -> int:
    opening, total = rules.opening, _opening_total(rules, plan)
    if opening.scope == "single_meld":
        best = max(plan.own, default=0)
        if best >= opening.points:
            return best
        if total >= opening.points:
            raise IllegalMove(Reject.OPENING_ONE_MELD, points=best, needed=opening.points)
        total = best
    if total < opening.points:
        raise IllegalMove(Reject.OPENING_SHORT, points=total, needed=opening.points)
    return total


def _opening_total(rules: DrawDiscardRules, plan: Plan) -> int:
    """All that counts towards an opening: what the turn has brought (A000-17), or the melds as they lie (A003-10)."""
    opening = rules.opening
    if opening.count_table == "none":
        return sum(plan.own) + (plan.layoff_points if opening.count_layoffs else 0)
    used = {*plan.touched, *(new.meld_id for new in plan.laid)}
    counted = [there.value for there in plan.melds if opening.count_table == "all" or there.meld_id in used]
    return sum(counted) - (0 if opening.count_layoffs else plan.layoff_points)


def settle(
    rules: DrawDiscardRules,
    rnd: Round,
    plan: Plan,
    seat: Seat,
    points: int | None,
    *,
    call: bool,
    closing: bool = False,
) -> Outcome:
    """The round after a legal laying-out, an opening with `points`; it ends where the last card was laid.

    Raises IllegalMove where no card is left to end the turn with.
    """
    taken_used = rnd.turn.taken is not None and rnd.turn.taken in plan.played
    # What was taken to be laid at once can go back as long as nothing has been laid, so it comes before all else.
    if rnd.turn.owed and not taken_used:
        raise IllegalMove(Reject.TAKEN_NOT_MELDED, card=rnd.turn.taken)
    taken = None if taken_used else rnd.turn.taken
    freed = (JOKER,) * plan.freed
    _check_card_to_discard(rules, plan.hand, taken)
    before, lays = rnd.table, len(plan.played) > plan.freed
    closing |= rules.score.double == "any_close_from_hand" and lays and not before.melded[seat]
    earned = _worth(plan.melds) - _worth(before.melds) if rules.score.count_melds else 0
    after = rnd._replace(
        hands=put_at(rnd.hands, seat, plan.hand),
        fresh=put_at(rnd.fresh, seat, _still_held((*rnd.fresh[seat], *freed), plan.hand)),
        table=Table(
            opened=put_at(before.opened, seat, before.opened[seat] or points is not None),
            melded=put_at(before.melded, seat, before.melded[seat] or lays),
            earned=put_at(before.earned, seat, before.earned[seat] + earned),
            melds=plan.melds,
            next_meld=before.next_meld + len(plan.laid),
            # Where nothing is rebuilt anybody can tell by looking.
            changes=() if rules.rearrange is None else meld_changes(before.melds, plan.melds, plan.played),
            first_melder=before.first_melder if before.first_melder is not None or not plan.laid else seat,
        ),
        piles=rnd.piles._replace(unlaid=0) if rnd.piles.unlaid else rnd.piles,
        turn=rnd.turn._replace(
            idle=0,
            taken=taken,
            owed=False,
            above=(),
            closing=rnd.turn.closing or closing,
            opened_now=rnd.turn.opened_now or points is not None,
            touched=plan.touched,
            laid_off=plan.layoff_points,
            laid=laid_now(rnd, plan.played, plan.freed),
        ),
    )
    told = plan.told if points is None else (*plan.told, Opened(seat, points))
    if plan.hand:
        return after, told
    if rules.go_out.last_card == "floats":
        after, more = begin_turn(rules, after, next_player(after, seat))
        return after, (*told, Floated(seat), *more)
    after, more = go_out(rules, after, seat, called=call, discarded=False)
    return after, told + more


def _worth(melds: Sequence[TableMeld]) -> int:
    return sum(there.value for there in melds)


def _check_card_to_discard(rules: DrawDiscardRules, hand: tuple[Card, ...], taken: Card | None) -> None:
    """What is left can end the turn: a card that may be discarded, or nothing where that may go out (G-27)."""
    if not hand and rules.go_out.last_card == "must_discard":
        raise IllegalMove(Reject.KEEP_A_DISCARD)
    if hand and not discardable(rules, hand, taken):
        raise IllegalMove(Reject.KEEP_A_DISCARD, card=taken)


def _still_held(fresh: tuple[Card, ...], hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The fresh cards that are still in hand, newest last; where copies went, the older copy went first."""
    held = list(hand)
    kept: list[Card] = []
    for card in reversed(fresh):
        if card in held:
            held.remove(card)
            kept.append(card)
    return tuple(reversed(kept))


def lay_table(rules: DrawDiscardRules, rnd: Round, move: LayTable) -> Outcome:
    """Carry out a rebuild; the opening is judged as in a Lay. Raises IllegalMove."""
    if rules.rearrange is None:
        raise IllegalMove(Reject.REARRANGE_DISABLED)
    if move.taken is not None:
        raise IllegalMove(Reject.TAKE_NOT_ALLOWED)
    if not move.melds:
        raise IllegalMove(Reject.NOTHING_CHOSEN)
    if rnd.turn.lap < rules.meld_from_lap:
        raise IllegalMove(Reject.MELDS_TOO_EARLY, lap=rnd.turn.lap, from_lap=rules.meld_from_lap)
    lying = [there.meld for there in rnd.table.melds]
    rebuilt = check_rearranged(rules, lying, rnd.hands[move.seat], move.melds)
    if any(meld.kind is MeldKind.FLUSH for meld in rebuilt.melds):
        raise IllegalMove(Reject.FLUSH_ONLY_CLOSES)
    plan = _plan(rules, rnd, rebuilt, move.seat)
    if plan.freed and len(plan.played) == plan.freed:
        check_may_swap(rules, rnd, move.seat, opens=False)
    elif rebuilt.touched:
        check_may_lay_off(rules, rnd, plan, move.seat)
    points = opening_points(rules, rnd, plan, move.seat)
    return settle(rules, rnd, plan, move.seat, points, call=move.call)


def _plan(rules: DrawDiscardRules, rnd: Round, rebuilt: Rearranged, seat: Seat) -> Plan:
    """The rebuild as a plan; what is counted of its melds is the seat's own cards, wherever they lie (A003-10)."""
    table = laid_table(rules, rnd.table.melds, rebuilt, seat, rnd.table.next_meld)
    own, off = _own_points(rules, rebuilt)
    hand = tuple((Counter(rnd.hands[seat]) - Counter(rebuilt.laid)).elements())
    return Plan(
        hand=with_cards(hand, (JOKER,) * rebuilt.to_hand),
        melds=table.melds,
        laid=table.new,
        own=own,
        touched=(*rnd.turn.touched, *(rnd.table.melds[number].meld_id for number in rebuilt.touched)),
        layoff_points=rnd.turn.laid_off + off,
        played=rebuilt.laid,
        freed=rebuilt.to_hand,
        told=(table.told,),
    )


def _own_points(rules: DrawDiscardRules, rebuilt: Rearranged) -> tuple[tuple[int, ...], int]:
    """What cards from the hand count in each new meld, and in all melds that lay there before."""
    new, off = [], 0
    for meld, change in zip(rebuilt.melds, rebuilt.changes, strict=True):
        values = card_values(rules, meld)
        points = sum(values[place] for place in change.laid)
        if change.origin is None:
            new.append(points)
        else:
            off += points
    return tuple(new), off
