"""The rules of gin rummy: every switch of the game that booklet 001 names in its title alone (docs/GIN_AND_500.md)."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final, Literal

from engine.cards import ACE, Card
from engine.melds.worth import hand_value
from engine.rules.contradictions import Contradiction
from engine.rules.melding import HandValues, JokerRules, MeldValues, RunRules, SetRules
from engine.rules.rule_set import MatchRules, RuleSet, wins_at_odds
from engine.rules.scores import RoundResult, ScoreItem, ScoreItems
from engine.rules.switches import RuleModel, switch

NO_JOKERS: Final = JokerRules(swap="never")
DEADWOOD: Final = HandValues(ace=1, court=10, joker=0)
MELDED: Final = MeldValues(ace_low=1, ace_high=1, ace_in_set=1, court=10)


class GinDealRules(RuleModel):
    """How a round begins."""

    cards: int = switch(10, ("001",), ge=7, le=13)
    upcard_offered: bool = switch(True, ("001",))


class GinDrawRules(RuleModel):
    """Step one of a turn."""

    discard_just_taken: bool = switch(False, ("001",))


class GinRunRules(RunRules):
    """Consecutive ranks of one suit."""

    min: Literal[3] = 3
    max: Literal[13] = 13
    ace: Literal["low", "low_or_high"] = switch("low", ("001",))
    wrap: Literal[False] = False


class GinSetRules(SetRules):
    """Same rank."""

    min: Literal[3] = 3
    max: Literal[4] = 4
    distinct_suits: Literal[True] = True


class OklahomaRules(RuleModel):
    """The up-card says with how much deadwood one may knock in the round."""

    ace: Literal["one", "gin"] = switch("one", ("001",))
    spades_double: bool = switch(False, ("001",))


class GinKnockRules(RuleModel):
    """Ending the round."""

    limit: int = switch(10, ("001",), ge=0, le=30)
    oklahoma: OklahomaRules | None = switch(None, ("001",))


class GinLayoffRules(RuleModel):
    """Laying off on the melds of the seat that knocked."""

    by: Literal["choice", "search", "nobody"] = switch("choice", ("001",))
    on_gin: bool = switch(False, ("001",))

    def idle(self) -> Iterator[str]:
        if self.by == "nobody":
            yield "on_gin"


class GinStockRules(RuleModel):
    """When the stock runs low."""

    void_at: int = switch(2, ("001",), ge=0, le=10)


class GinScoreRules(RuleModel):
    """What a round and the end of a match are worth."""

    gin: int = switch(25, ("001",), ge=0, le=100)
    big_gin: int | None = switch(None, ("001",), ge=0, le=100)
    undercut: int = switch(25, ("001",), ge=0, le=100)
    undercut_on_tie: bool = switch(True, ("001",))
    game: int = switch(100, ("001",), ge=0, le=500)
    box: int = switch(20, ("001",), ge=0, le=100)
    shutout_doubles: bool = switch(True, ("001",))


class GinRules(RuleSet):
    """Gin rummy: two seats, melds kept in hand until somebody knocks."""

    kind: Literal["gin"] = "gin"
    players_min: Literal[2] = 2
    players_max: Literal[2] = 2
    match: MatchRules = MatchRules(end="target", target=100, best="highest")
    deal: GinDealRules = GinDealRules()
    draw: GinDrawRules = GinDrawRules()
    set: GinSetRules = GinSetRules()
    run: GinRunRules = GinRunRules()
    knock: GinKnockRules = GinKnockRules()
    layoff: GinLayoffRules = GinLayoffRules()
    stock: GinStockRules = GinStockRules()
    score: GinScoreRules = GinScoreRules()

    flush: ClassVar[None] = None
    joker: ClassVar[JokerRules] = NO_JOKERS
    hand_values: ClassVar[HandValues] = DEADWOOD
    meld_values: ClassVar[MeldValues] = MELDED
    """What cards count in melds: the same, as nothing but deadwood is ever counted."""

    def knock_limit(self, upcard: Card) -> int:
        """The most points of deadwood with which one may knock in a round with this up-card."""
        oklahoma = self.knock.oklahoma
        if oklahoma is None:
            return self.knock.limit
        if upcard.rank == ACE and oklahoma.ace == "gin":
            return 0
        return min(self.knock.limit, hand_value(self, (upcard,)))

    def final_bonuses(self, sheet: Sequence[RoundResult], seats: int) -> tuple[ScoreItems, ...]:
        """For the seat that leads the game, doubled against a seat without a round; for both their boxes."""
        totals = [sum(score.points for result in sheet if (score := result.seats[seat])) for seat in range(seats)]
        boxes = [sum(result.winner == seat for result in sheet) for seat in range(seats)]
        leads = totals.index(max(totals)) if totals.count(max(totals)) == 1 else None
        bonuses = []
        for seat in range(seats):
            items = []
            if seat == leads:
                items.append((ScoreItem.GAME, self.score.game))
                if self.score.shutout_doubles and not boxes[1 - seat]:
                    items.append((ScoreItem.SHUTOUT, totals[seat]))
            items.append((ScoreItem.BOXES, self.score.box * boxes[seat]))
            bonuses.append(tuple((item, points) for item, points in items if points))
        return tuple(bonuses)

    def contradictions(self) -> Iterator[Contradiction]:
        yield from super().contradictions()
        yield from wins_at_odds(self.match)
