"""The duel of heroes against villains (000): everybody flips, the highest card takes all."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from engine.cards import JOKER, RED_SUITS, Card, Seat, TurnNumber, deck, seats_of
from engine.games.duel.rules import DuelRules, highest
from engine.games.duel.view import DuelView, open_moves, options
from engine.games.events import (
    ComparisonDecided,
    Event,
    Flipped,
    LettingRun,
    PlayOffCalled,
    RoundBegan,
    RoundEnded,
    SeatLeft,
    TimedOut,
)
from engine.games.game import CountedRound, Family, Seating, Step, with_round
from engine.games.moves import Flip, FlipAll, Move, MoveKind, SeatForfeited, SeatMove, TurnTimedOut
from engine.games.strengths import Strength
from engine.games.views import MatchView, Phase
from engine.rules.refusals import IllegalMove, Reject
from engine.rules.rule_set import HEROES, TEAMS, VILLAINS
from engine.rules.scores import RoundEnd, RoundResult, ScoreItem, SeatScore


@dataclass(frozen=True, slots=True)
class DuelRound(CountedRound):
    """A duel. Piles lie face down, their top is the last entry; `won` are the cards that each seat has taken.

    `turn` numbers the comparison, `revealing` are the seats that turn up a card in it, `flipped` those that have, and
    `play_off` says whether it decides a tie. `pot` are the cards at stake with the seat that showed each, `shown` what
    the last comparison turned up. The cards of the seats in `letting_run` flip by themselves.
    """

    number: int
    players: tuple[Seat, ...]
    piles: tuple[tuple[Card, ...], ...]
    won: tuple[tuple[Card, ...], ...]
    turn: TurnNumber
    revealing: tuple[Seat, ...] = ()
    flipped: tuple[Seat, ...] = ()
    play_off: bool = False
    pot: tuple[tuple[int, Card], ...] = ()
    shown: tuple[tuple[Seat, Card], ...] = ()
    letting_run: tuple[Seat, ...] = ()
    result: RoundResult | None = None


Outcome = tuple[DuelRound, tuple[Event, ...]]


def team_of(seat: Seat) -> int:
    """The team of a seat: heroes on even seats, villains on odd ones."""
    return seat % TEAMS


class Duel(Family[DuelRules, DuelRound, DuelView]):
    """The duel family."""

    key = "duel"
    round_type = DuelRound
    view_type = DuelView

    def deck(self, rules: DuelRules) -> tuple[Card, ...]:
        return deck(rules.duel.packs, rules.duel.jokers)

    def deal(self, rules: DuelRules, seating: Seating, order: tuple[int, ...]) -> Step[DuelRound]:
        """All red cards to the heroes, all black ones to the villains, in equal shares within a team."""
        piles: list[tuple[Card, ...]] = [()] * seating.seats
        for team in range(TEAMS):
            members = [seat for seat in seating.active if team_of(seat) == team]
            cards = [card for of, card in _coloured(rules, order) if of == team]
            for place, seat in enumerate(members):
                piles[seat] = tuple(cards[place :: len(members)])
        rnd = DuelRound(
            number=seating.number,
            players=seating.active,
            piles=tuple(piles),
            won=((),) * seating.seats,
            turn=seating.turn,
        )
        both = len({team_of(seat) for seat in rnd.players}) == TEAMS
        rnd, told = _next_comparison(rnd) if both else _forfeited(rnd)
        return Step(rnd, (RoundBegan(seating.number, seating.dealer, None), *told))

    def apply(self, rules: DuelRules, state: DuelRound, move: Move) -> Step[DuelRound]:
        match move:
            case Flip():
                _check(state, move)
                if move.seat not in state.revealing or move.seat in state.flipped:
                    raise IllegalMove(Reject.NOTHING_TO_FLIP)
                rnd, told = _settled(replace(state, flipped=(*state.flipped, move.seat)), (Flipped(move.seat),))
            case FlipAll():
                _check(state, move)
                rnd, told = _let_run(state, move)
            case TurnTimedOut():
                late = tuple(TimedOut(seat) for seat in state.revealing if seat not in state.flipped)
                rnd, told = _settled(replace(state, flipped=state.revealing), late)
            case SeatForfeited(seat=seat):
                left = tuple(player for player in state.players if player != seat)
                rnd, told = _forfeited(replace(state, players=left), seat)
                told = (SeatLeft(seat), *told)
            case _:
                raise IllegalMove(Reject.WRONG_PHASE)
        return Step(rnd, told)

    def active(self, rules: DuelRules, state: DuelRound) -> dict[Seat, frozenset[MoveKind]]:
        if state.result is not None:
            return {}
        return {seat: open_moves(state.revealing, state.flipped, seat) for seat in state.players}

    def view(self, rules: DuelRules, state: DuelRound | None, around: MatchView) -> DuelView:
        """What everyone may see: nobody knows a card that has not been turned up."""
        seats = len(around.seats)
        teams = tuple(team_of(seat) for seat in seats_of(seats))
        if state is None:
            return DuelView(**around._asdict(), teams=teams, won=(0,) * seats)
        return DuelView(
            **with_round(around, map(len, state.piles), phase=Phase.FLIP if state.result is None else Phase.OVER),
            teams=teams,
            won=tuple(map(len, state.won)),
            revealing=state.revealing,
            flipped=state.flipped,
            letting_run=state.letting_run,
            shown=state.shown,
            at_stake=len(state.pot),
            play_off=state.play_off,
        )

    options = staticmethod(options)

    def choose(self, strength: Strength, view: DuelView, dice: int) -> SeatMove:
        """Flip; or join those who let their cards flip by themselves.

        Computers among themselves never begin with that. Where a person has, the rest is up to the other persons alone.
        """
        seat = view.own_seat
        if view.letting_run and seat not in view.letting_run:
            return FlipAll(seat, view.turn)
        return Flip(seat, view.turn)


DUEL: Final = Duel()


def _coloured(rules: DuelRules, order: tuple[int, ...]) -> Iterator[tuple[int, Card]]:
    """The shuffled cards, each with its team: by colour; of the jokers, last in the deck, each team has half (G-32)."""
    pack = DUEL.deck(rules)
    first_villain = len(pack) - rules.duel.jokers // TEAMS
    for index in order:
        card = pack[index]
        heroic = index < first_villain if card is JOKER else card.suit in RED_SUITS
        yield HEROES if heroic else VILLAINS, card


def _check(rnd: DuelRound, move: Flip | FlipAll) -> None:
    if move.seat not in rnd.players:
        raise IllegalMove(Reject.SEAT_OUT, seat=move.seat)
    if move.turn != rnd.turn:
        raise IllegalMove(Reject.STALE_TURN)


def _let_run(rnd: DuelRound, move: FlipAll) -> Outcome:
    if (move.seat in rnd.letting_run) == move.agree:
        raise IllegalMove(Reject.NOTHING_TO_FLIP)
    others = tuple(seat for seat in rnd.letting_run if seat != move.seat)
    rnd = replace(rnd, letting_run=(*others, move.seat) if move.agree else others)
    return _settled(rnd, (LettingRun(move.seat, move.agree),))


def _settled(rnd: DuelRound, told: tuple[Event, ...]) -> Outcome:
    """The round after as many comparisons as have nobody to wait for: to the end, once all let it run."""
    while rnd.result is None:
        flipped = tuple(seat for seat in rnd.revealing if seat in rnd.flipped or seat in rnd.letting_run)
        rnd = replace(rnd, flipped=flipped)
        if flipped != rnd.revealing:
            break
        rnd, more = _compare(rnd)
        told += more
    return rnd, told


def _compare(rnd: DuelRound) -> Outcome:
    """Everybody's card is turned up: the highest takes all at stake; those who tie for it play off (A000-22)."""
    shown = tuple((seat, rnd.piles[seat][-1]) for seat in rnd.revealing)
    piles = tuple(pile[:-1] if seat in rnd.revealing else pile for seat, pile in enumerate(rnd.piles))
    rnd = replace(rnd, piles=piles, pot=rnd.pot + shown, shown=shown)
    best = highest(shown)
    if len(best) == 1:
        decided = ComparisonDecided(shown, best[0], len(rnd.pot))
        rnd, more = _next_comparison(_taken(rnd, {best[0]: tuple(card for _, card in rnd.pot)}))
        return rnd, (decided, *more)
    # Tied seats without a card cannot play off: what is at stake goes to the next comparison's winner (G-32).
    tied = tuple(seat for seat in best if rnd.piles[seat])
    told = (ComparisonDecided(shown, None, len(rnd.pot)), PlayOffCalled(tied))
    rnd, more = _next_comparison(rnd, tied)
    return rnd, told + more


def _taken(rnd: DuelRound, cards: dict[int, tuple[Card, ...]]) -> DuelRound:
    """The round with the cards at stake taken by these seats."""
    won = tuple(held + cards.get(seat, ()) for seat, held in enumerate(rnd.won))
    return replace(rnd, won=won, pot=())


def _next_comparison(rnd: DuelRound, tied: tuple[Seat, ...] = ()) -> Outcome:
    """The next comparison: of the tied alone, else of everybody with a card; a seat with an empty pile skips (G-32)."""
    revealing = tied or tuple(seat for seat in rnd.players if rnd.piles[seat])
    if not revealing:
        return _counted(rnd)
    return replace(rnd, turn=TurnNumber(rnd.turn + 1), revealing=revealing, flipped=(), play_off=bool(tied)), ()


def _counted(rnd: DuelRound) -> Outcome:
    """All piles are used up: cards still at stake go back to their teams, and most cards win (G-32)."""
    back = {seat: tuple(card for other, card in rnd.pot if other == seat) for seat, _ in rnd.pot}
    rnd = _taken(rnd, back)
    cards = [0] * TEAMS
    for seat in seats_of(len(rnd.won)):
        cards[team_of(seat)] += len(rnd.won[seat])
    winner = None if cards[HEROES] == cards[VILLAINS] else cards.index(max(cards))
    return _ended(rnd, RoundEnd.PILES_EMPTY, winner, cards)


def _forfeited(rnd: DuelRound, seat: Seat | None = None) -> Outcome:
    """A team without a player, or one of whose players has left, forfeits all cards to the other (G-15)."""
    winner = 1 - team_of(seat) if seat is not None else team_of(rnd.players[0])
    everything = sum(len(cards) for cards in (*rnd.piles, *rnd.won, rnd.pot))
    return _ended(rnd, RoundEnd.LAST_TEAM, winner, [everything if team == winner else 0 for team in range(TEAMS)])


def _ended(rnd: DuelRound, end: RoundEnd, winner: int | None, cards: list[int]) -> Outcome:
    """The finished duel: each seat's points are the cards of its team."""
    scores = tuple(
        SeatScore((), ((ScoreItem.CARDS, cards[team_of(seat)]),), cards[team_of(seat)]) if seat in rnd.players else None
        for seat in seats_of(len(rnd.piles))
    )
    team = tuple(seat for seat in rnd.players if team_of(seat) == winner)
    result = RoundResult(rnd.number, end, None, scores, team)
    return replace(rnd, revealing=(), flipped=(), play_off=False, result=result), (RoundEnded(result),)
