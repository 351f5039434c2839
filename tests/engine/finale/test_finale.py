"""What a finished match is remembered by: the same from its events and its moves, every award borne out."""

from collections import Counter
from dataclasses import dataclass
from functools import cache

import pytest

from engine.cards import Seat, TurnNumber, WindowNumber
from engine.finale.feats import Award, Feat, feats_of
from engine.finale.finale import UNKNOWN, Finale, chosen, finale_of, known_steps, match_of, rarity_in, told_finale
from engine.finale.lines import told
from engine.finale.moment import Moment
from engine.finale.rarities import RARITIES
from engine.games.events import ClaimWon, Event, MatchEnded, RoundBegan, RoundEnded, TurnBegan
from engine.games.moves import Move
from engine.games.strengths import Strength
from engine.match.selfplay import play, player
from engine.rules.scores import MatchResult, RoundEnd, RoundResult, SeatScore
from engine.variants import VARIANTS, game_of, variant_of
from tests.engine.builders import cards
from tests.engine.finale.counting import Count, best_of

SHORT: dict[str, dict[str, object]] = {"czech_rummy": {"match.eliminate_at": 40}, "gin_rummy": {"match.target": 50}}
"""Long matches are cut short."""
CHOOSING = [key for key, variant in VARIANTS.items() if variant.family != "duel"]


@dataclass(frozen=True)
class Match:
    events: tuple[Event, ...]
    moves: tuple[Move, ...]
    seats: int
    finale: Finale


@cache
def a_match(key: str, seed: int = 5) -> Match:
    game = game_of(key, SHORT.get(key))
    counts = game.rules.seat_counts()
    seats = counts[seed % len(counts)]
    played = list(play(game, [player(game, Strength.CASUAL)] * seats, seed))
    events = tuple(event for one in played for event in one.step.events)
    return Match(events, tuple(one.move for one in played), seats, told_finale(game, events))


@pytest.mark.parametrize("key", CHOOSING)
def test_every_feat_is_borne_out_by_an_independent_count(key: str) -> None:
    match, game = a_match(key), variant_of(key).game
    count = Count(match.events, lowest=game.rules.match.best == "lowest")
    found = {award.feat.value: (award.seat, award.figure) for award in match.finale.feats}
    assert found == {feat.value: one for feat in Feat if (one := best_of(count, feat.value)) is not None}
    assert match.finale.awards, "there is something to be remembered by"
    assert set(match.finale.awards) <= set(match.finale.feats)


@pytest.mark.parametrize("key", ["disney_basic", "gin_rummy", "tile_rummy"])
def test_a_log_of_moves_gives_the_same_finale(key: str) -> None:
    match = a_match(key)
    assert finale_of(game_of(key, SHORT.get(key)), match.seats, match.moves) == match.finale


@pytest.mark.parametrize("key", ["disney_karo8", "czech_rummy", "rummy_500"])
def test_no_two_awards_are_of_the_same_event(key: str) -> None:
    awards = a_match(key).finale.awards
    assert len(frozenset().union(*(award.events for award in awards))) == sum(len(award.events) for award in awards)
    assert len({award.feat for award in awards}) == len(awards)


def test_of_two_feats_of_one_event_the_rarer_is_given_and_a_third_only_where_it_is_rare() -> None:
    def feat(kind: Feat, rarity: float, *events: int) -> Award:
        return Award(kind, Seat(0), 1, frozenset(events), rarity=rarity)

    opening, laying = feat(Feat.OPENING, 20, 4, 5), feat(Feat.LAYING_OUT, 9, 5)
    jokers, streak, common = feat(Feat.JOKERS, 30, 1), feat(Feat.STREAK, 13, 7), feat(Feat.NARROW, UNKNOWN, 8)
    assert chosen((opening, laying, jokers, streak, common)) == (laying, streak)
    rare = feat(Feat.PATIENT, 11, 2)
    assert chosen((opening, laying, jokers, rare)) == (laying, rare)
    assert len(chosen((laying, rare, feat(Feat.KNOCKS, 12, 9), jokers))) == 3


def test_the_moment_is_the_last_turn_of_a_round_that_the_winner_won() -> None:
    for key in ("disney_layoff", "gin_rummy", "my_rummy"):
        finale = a_match(key).finale
        (winners,) = [event.result.winners for event in a_match(key).events if isinstance(event, MatchEnded)]
        assert finale.moment.round.winner in (None, *winners)
        lying = {meld.meld_id for meld in finale.moment.melds}
        assert {change.meld_id for change in finale.moment.changes} <= lying


@pytest.mark.parametrize("by", ["choice", "search"])
def test_a_knock_is_remembered_by_what_the_winner_of_its_round_laid_alone(by: str) -> None:
    """docs/GIN_AND_500, "Lay-offs": after a knock both lay their hands open, in one turn or in two."""
    game, ends = game_of("gin_rummy", {"match.target": 50, "layoff.by": by}), set()
    for seed in range(15):
        events = [event for one in play(game, [player(game, Strength.CASUAL)] * 2, seed) for event in one.step.events]
        moment = told_finale(game, events).moment
        result = moment.round
        won = (result.round, result.winner)
        laid = [one for one in match_of(game, events).layings() if (one.round, one.seat) == won]
        shown = {lying.meld_id: lying.meld.cards for lying in moment.melds}
        brought = [shown[change.meld_id][at] for change in moment.changes for at in change.laid]
        assert Counter(brought) == Counter(card for one in laid for card in one.cards)
        assert brought
        ends.add(result.end)
    assert ends >= {RoundEnd.KNOCKED, RoundEnd.UNDERCUT}


@pytest.mark.parametrize(
    ("lowest", "rounds", "decided"),
    [
        # Two seats; the points of each round, and who won it: seat 0 wins the match.
        (True, [((0, 60), 0), ((50, 0), 1), ((30, 0), 1), ((0, 25), 0), ((0, 5), 0)], 4),
        (True, [((0, 10), 0), ((0, 40), 0), ((5, 0), 1)], 2),
        (False, [((90, 0), 0), ((0, 120), 1), ((40, 0), 0), ((50, 0), 0)], 3),
        (False, [((10, 0), 0), ((0, 30), 1), ((25, 20), 1), ((5, 4), 0), ((20, 0), 0)], 5),
    ],
    ids=["behind-then-ahead-for-good", "ahead-all-along", "highest-wins", "ahead-for-good-by-a-small-step"],
)
def test_a_match_is_decided_where_its_winner_takes_the_lead_for_good(
    lowest: bool, rounds: list[tuple[tuple[int, int], int]], decided: int
) -> None:
    totals = tuple(sum(points[seat] for points, _ in rounds) for seat in (0, 1))
    events: list[Event] = []
    for number, (points, winner) in enumerate(rounds, 1):
        scores = tuple(SeatScore((), (), one) for one in points)
        result = RoundResult(number, RoundEnd.WENT_OUT, Seat(winner), scores)
        events += [RoundBegan(number, Seat(0), Seat(0)), TurnBegan(Seat(winner), TurnNumber(1)), RoundEnded(result)]
    events.append(MatchEnded(MatchResult(totals, (1, 2), (Seat(0),))))
    game = variant_of("disney_basic" if lowest else "rummy_500").game
    assert (game.rules.match.best == "lowest") is lowest
    moment = told_finale(game, events).moment
    assert moment.round.round == decided


def test_what_only_a_seat_could_see_is_no_part_of_the_moment() -> None:
    moment = a_match("disney_basic").finale.moment
    for event in moment.events:
        assert event.kind not in ("hand_dealt", "window_answered")
        assert getattr(event, "card", True) is not None or event.kind in ("drew_stock", "call_forgotten")
        assert event.kind != "drew_stock" or getattr(event, "card", None) is None


def test_a_card_that_was_free_was_not_knocked_for() -> None:
    result, card = RoundResult(1, RoundEnd.WENT_OUT, Seat(0), ()), cards("3S")[0]
    for penalty, claimed in ((0, None), (1, (0, card))):
        assert Moment(result, (ClaimWon(WindowNumber(1), Seat(0), card, penalty, None),)).claimed == claimed


def test_a_match_without_an_end_has_no_finale() -> None:
    with pytest.raises(ValueError, match="no end"):
        told_finale(variant_of("gin_rummy").game, a_match("gin_rummy").events[:-1])


def test_the_duel_has_no_awards_and_every_other_game_has_its_table() -> None:
    assert set(RARITIES) == set(CHOOSING)
    assert a_match("disney_duel").finale.awards == ()
    assert rarity_in(known_steps("disney_duel", Feat.STREAK), 9) == UNKNOWN


@pytest.mark.parametrize("key", CHOOSING)
def test_the_rarer_the_better_the_figure(key: str) -> None:
    for feat in RARITIES[key]:
        steps = known_steps(key, Feat(feat))
        assert [score for score, _ in steps] == sorted({score for score, _ in steps})
        assert [share for _, share in steps] == sorted((share for _, share in steps), reverse=True)
        assert rarity_in(steps, steps[-1][0] + 1) == steps[-1][1]
        assert rarity_in(steps, steps[0][0] - 1) == UNKNOWN


def test_where_somebody_left_totals_tell_nothing() -> None:
    from engine.games.events import SeatLeft

    match, game = a_match("disney_basic"), variant_of("disney_basic").game
    end = match.events[-1]
    assert isinstance(end, MatchEnded)
    left = (
        *match.events[:-1],
        SeatLeft(Seat(1)),
        MatchEnded(MatchResult(end.result.totals, end.result.places, (Seat(0),))),
    )
    feats = {award.feat for award in feats_of(match_of(game, left))}
    assert not feats & {Feat.NARROW, Feat.COMEBACK}
    assert any(isinstance(line.event, RoundEnded) for line in told(left))
