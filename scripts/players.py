"""How strong the computer players are: plays the levels against each other and writes docs/PLAYERS.md.

    python -m scripts.players [--seconds 60] [--rounds 3000] [--within 0.05] [--levels sharp ...] [--go-on]
                              [--times | --six | --bot | --page] [KEY ...]

measures the rows of the games named, of all without names, for so much processor time each at most, and writes the page
anew from all the figures that it has: they are kept in docs/figures/players.json, so that rows can be measured one by
one. A row stops early once its lead is clear, and the share of rounds won is known within so much, if that is asked.
With --go-on rows are not begun anew: what is clear or has its rounds is left as it is, the others go on for so much
time more, which is honest as long as no player has changed in between. With --times only the milliseconds a decision
are measured anew, which a busy machine makes too long; with --six the speed of a table of six sharp players is measured
instead, with --bot gin against another's player (which needs `make .venv/.bench`), with --page nothing.
"""

import argparse
import json
from datetime import UTC, datetime
from itertools import islice, pairwise
from pathlib import Path
from time import process_time
from typing import Any, Final, NamedTuple

from bot.cli.matches import Measured, Timed, counted, leads, rounded, shares, told
from engine.games.moves import SeatMove
from engine.games.strengths import Strength
from engine.match.selfplay import Tally, deals, play, player
from engine.variants import game_of
from scripts.luck import Reckoned, deals_with_luck
from scripts.simple_gin import deals_against

DOCS: Final = Path(__file__).parents[1] / "docs"
FIGURES: Final = DOCS / "figures" / "players.json"
CALIBRATION: Final = DOCS / "figures" / "calibration.json"
FORETOLD: Final = DOCS / "figures" / "outlooks.json"
BOT: Final = DOCS / "figures" / "openspiel.json"
SIX: Final = "six sharp"
SIX_PLAY: Final = "disney_basic"
SIX_MOVES: Final = 120
POSITIONS: Final = 2_000
"""So many positions make the coach's table a whole one."""

PAGE: Final = DOCS / "PLAYERS.md"

LEVELS: Final = (Strength.SHARP, Strength.STEADY, Strength.CASUAL, Strength.EASY)
PAIRS: Final = tuple(pairwise(LEVELS))
TWO: Final = (
    "gin_rummy",
    "disney_basic",
    "disney_layoff",
    "czech_rummy",
    "nsv_basic",
    "rummy_500",
    "my_rummy",
    "tile_rummy",
    "nsv_robber",
)
FOUR: Final = ("disney_basic", "my_rummy")
ALONE: Final = "sharp without its search"
AGAINST_THE_BOT: Final = (Strength.SHARP.value, Strength.STEADY.value, ALONE)

Row = dict[str, Any]

FEWEST: Final = 30
"""Deals before the first look at whether the lead is clear."""

BETWEEN_LOOKS: Final = 10


class Known(NamedTuple):
    """What is kept of deals that were played, enough to go on with more of them; `skill` is the lead without luck."""

    skill: Tally = Tally()
    measured: Measured = Measured()

    @classmethod
    def of(cls, row: Row) -> "Known":
        """What was measured for a row, to be gone on with."""
        lead, skill, *others = (Tally(*each) for each in row["sums"])
        return cls(skill, Measured(lead, *others))

    @property
    def deals(self) -> int:
        return self.skill.number

    def plus(self, one: Reckoned) -> "Known":
        return Known(self.skill.plus(one.skill), self.measured.plus(one.deal))

    def is_clear(self, within: float) -> bool:
        """Whether the lead is clear, and the share of rounds won is known within so much."""
        won = self.measured.won
        return self.skill.is_clear and won.interval.high - won.mean <= within

    def is_done(self, most: int, within: float) -> bool:
        """Whether there are deals enough: the most, or as many as make the lead clear when one looks."""
        looks = self.deals >= FEWEST and self.deals % BETWEEN_LOOKS == 0
        return self.deals >= most or (looks and self.is_clear(within))

    def kept(self) -> Row:
        """What is told of the deals, and what they are gone on with by."""
        lead, *others = self.measured
        return {
            "rounds": 2 * self.deals,
            **leads(self.measured),
            "lead": rounded(self.skill.interval),
            "with_luck": rounded(lead.interval),
            "sums": [list(each) for each in (lead, self.skill, *others)],
        }


def main() -> None:
    """Measure what the command line names, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="KEY")
    parser.add_argument("--seconds", type=float, default=60.0, help="processor time a row, at most")
    parser.add_argument("--rounds", type=int, default=3000, help="rounds a row, at most")
    parser.add_argument("--within", type=float, default=1.0, help="how well the share of rounds won is to be known")
    parser.add_argument("--levels", nargs="*", default=[level.value for level in LEVELS[:-1]], help="the better ones")
    parser.add_argument("--go-on", action="store_true", help="rows that are not done go on where they stopped")
    parser.add_argument("--times", action="store_true", help="measure how long decisions take, and nothing else")
    parser.add_argument("--six", action="store_true", help="how fast a table of six sharp players is, and nothing else")
    parser.add_argument("--bot", action="store_true", help="measure gin against OpenSpiel's bot, and nothing else")
    parser.add_argument("--page", action="store_true", help="write the page alone")
    asked = parser.parse_args()
    figures = known()
    if asked.six:
        figures[SIX] = six_sharp()
        FIGURES.write_text(json.dumps(figures, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    for level in AGAINST_THE_BOT if asked.bot else ():
        against_the_bot(level, asked)
    for variant, seats in [] if asked.page or asked.six or asked.bot else rows():
        if asked.games and variant not in asked.games:
            continue
        for pair in PAIRS:
            key = f"{variant} {seats} {pair[0].value}"
            row = renewed(variant, seats, pair, asked, figures.get(key)) if pair[0].value in asked.levels else None
            if row is not None:
                figures[key] = row
                print(told(row), flush=True)
                FIGURES.write_text(json.dumps(figures, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    PAGE.write_text(page(figures), encoding="utf-8")


def rows() -> list[tuple[str, int]]:
    """The games that are measured, each with a number of seats."""
    return [(variant, 2) for variant in TWO] + [(variant, 4) for variant in FOUR]


def known() -> dict[str, Row]:
    """The figures that there are."""
    found: dict[str, Row] = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}
    return found


def is_done(row: Row, rounds: int, within: float) -> bool:
    """Whether a row need not go on: what is wanted of it is known, or it has its rounds."""
    return row["rounds"] >= rounds or ("sums" in row and Known.of(row).is_clear(within))


def renewed(
    variant: str, seats: int, pair: tuple[Strength, Strength], asked: argparse.Namespace, before: Row | None
) -> Row | None:
    """A row as the command line asks for it; None where it stays as it is."""
    if asked.times:
        return None if before is None else timed_anew(before, asked.seconds)
    if asked.go_on and before is not None and is_done(before, asked.rounds, asked.within):
        return None
    return measured(variant, seats, pair, asked.seconds, asked.rounds, asked.within, before if asked.go_on else None)


def measured(
    variant: str,
    seats: int,
    pair: tuple[Strength, Strength],
    seconds: float,
    rounds: int,
    within: float,
    before: Row | None = None,
) -> Row:
    """A row: the better level against the next one. Where rounds take long the luck of the draws is taken off."""
    game, known = game_of(variant), Known() if before is None or "sums" not in before else Known.of(before)
    one, other = (Timed(player(game, level)) for level in pair)
    if pair[0] is Strength.SHARP:
        found = deals_with_luck(game, one, other, seats, known.deals)
    else:
        found = map(Reckoned, deals(game, one, other, seats, known.deals))
    began, refused = process_time(), 0
    for reckoned in found:
        known, refused = known.plus(reckoned), refused + reckoned.deal.refused
        late = process_time() - began > seconds and known.deals > 1
        if late or known.is_done(rounds // 2, within):
            break
    names, took = [level.value for level in pair], process_time() - began
    return {
        **counted(variant, seats, known.deals, len(one.took) + len(other.took), took, refused),
        "pair": names,
        "by_strength": dict(zip(names, shares(known.measured), strict=True)),
        **known.kept(),
        "milliseconds": {name: timed.told() for name, timed in zip(names, (one, other), strict=True)},
        "measured": datetime.now(UTC).strftime("%Y-%m-%d"),
    }


def timed_anew(row: Row, seconds: float) -> Row:
    """A row with what its decisions take in so much processor time of play; all else stays."""
    pair = (Strength(row["pair"][0]), Strength(row["pair"][1]))
    found = measured(row["variant"], row["seats"], pair, seconds, row["rounds"], 0.0)
    return {**row, "milliseconds": found["milliseconds"]}


def six_sharp() -> Row:
    """How many decisions a second a table of six sharp players makes, one after the other on one processor."""
    game, began = game_of(SIX_PLAY), process_time()
    moves = list(islice(play(game, [player(game, Strength.SHARP)] * 6, seed=5), SIX_MOVES))
    decisions = sum(isinstance(one.move, SeatMove) for one in moves)
    return {"table": f"six sharp players in {SIX_PLAY}", "a second": decisions / (process_time() - began)}


def against_the_bot(level: str, asked: argparse.Namespace) -> None:
    """Measure a level in gin against OpenSpiel's bot as the command line asks for it, and keep what was found."""
    figures: dict[str, Row] = json.loads(BOT.read_text(encoding="utf-8")) if BOT.exists() else {}
    game, began = game_of("gin_rummy"), process_time()
    ours = player(game, Strength.SHARP, playouts=0) if level == ALONE else player(game, Strength(level))
    found = Known.of(figures[level]) if asked.go_on and level in figures else Known()
    for deal in deals_against(game, ours, found.deals):
        if found.is_done(asked.rounds // 2, asked.within):
            break
        found = found.plus(deal)
        if process_time() - began > asked.seconds and found.deals > 1:
            break
    figures[level] = found.kept()
    print(level, {key: figures[level][key] for key in ("rounds", "lead", "with_luck", "won")}, flush=True)
    BOT.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


def page(figures: dict[str, Row]) -> str:
    """The page with these figures."""
    lines = [ABOUT, "", "| game | seats | better | worse | points a round | rounds won | rounds | surely ahead |"]
    lines.append("| --- | --- | --- | --- | --- | --- | --- | --- |")
    lines += [_line(figures[key]) for key in _order(figures)]
    lines += [
        *_missing(figures),
        "",
        LIMITS,
        *_against_the_bot(),
        "",
        TIMES,
        "",
        "| game | seats | level | median | 99 of 100 | worst |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for key in _order(figures):
        row, level = figures[key], figures[key]["pair"][0]
        took = row["milliseconds"][level]
        lines.append(
            f"| {row['variant']} | {row['seats']} | {level} | {took['median']} | {took['p99']} | {took['worst']} |"
        )
    return "\n".join([*lines, *_six(figures), "", KARO, *_outlooks(), *_calibration(), ""])


def _missing(figures: dict[str, Row]) -> list[str]:
    """Which leads are not sure, and which rows nobody has measured; nothing where there is none of either."""
    wanted = [(variant, seats, pair) for variant, seats in rows() for pair in PAIRS]
    keys = {
        f"{variant} {seats} {pair[0].value}": f"{pair[0]} in {variant}, {seats} seats"
        for variant, seats, pair in wanted
    }
    unsure = [name for key, name in keys.items() if key in figures and figures[key]["lead"][1] <= 0]
    unmeasured = [name for key, name in keys.items() if key not in figures]
    lines: list[str] = []
    if unsure:
        lines += ["", f"**Not sure yet:** {'; '.join(unsure)}."]
    if unmeasured:
        lines += ["", f"**Not measured since the players last changed:** {'; '.join(unmeasured)}."]
    return lines


def _against_the_bot() -> list[str]:
    """Gin against another's player; nothing where nobody has measured that."""
    if not BOT.exists():
        return []
    lines = [
        "",
        BOT_ABOUT,
        "",
        "| level | points a hand | hands won | hands | surely ahead |",
        "| --- | --- | --- | --- | --- |",
    ]
    for level, row in json.loads(BOT.read_text(encoding="utf-8")).items():
        (lead, low, high), (won, least, most) = row["lead"], row["won"]
        lines.append(
            f"| {level} | {lead:+.1f} ({low:+.1f} to {high:+.1f}) | {won:.0%} ({least:.0%} to {most:.0%}) "
            f"| {row['rounds']} | {'yes' if low > 0 else '**no**'} |"
        )
    return [*lines, "", BOT_LIMITS]


def _six(figures: dict[str, Row]) -> list[str]:
    row = figures.get(SIX)
    if row is None:
        return []
    return [
        "",
        f"{row['table'].capitalize()} make {row['a second']:.1f} decisions a second at one table, on one processor.",
    ]


def _outlooks() -> list[str]:
    """How well outlooks foretell; nothing where nobody has fitted any."""
    if not FORETOLD.exists():
        return []
    lines = ["", OUTLOOKS, "", "| game | seats | fitted to rounds | rounds kept out | foretold | points a point |"]
    lines.append("| --- | --- | --- | --- | --- | --- |")
    for name, row in json.loads(FORETOLD.read_text(encoding="utf-8")).items():
        variant, seats = name.split()
        fitted = f"{row['fitted to']} | {row['rounds']} | {row['explained']:.0%} | {row['slope']:.2f}"
        lines.append(f"| {variant} | {seats} | {fitted} |")
    return lines


def _calibration() -> list[str]:
    """The coach's predictions against what came true; nothing where nobody has measured that."""
    if not CALIBRATION.exists():
        return []
    lines = ["", COACH, "", "| game | predicted | positions | predicted on average | looked at again | realised |"]
    lines.append("| --- | --- | --- | --- | --- | --- |")
    held = json.loads(CALIBRATION.read_text(encoding="utf-8"))
    for row in held:
        low, high = row["from"], row["to"]
        among = f"below {high:g}" if low is None else f"{low:g} or more" if high is None else f"{low:g} to {high:g}"
        came = f"{row['realised']:+.1f} (give or take {row['give_or_take']:.1f})"
        again = "" if row["again"] is None else f"{row['again']:+.1f}"
        lines.append(
            f"| {row['variant']} | {among} | {row['positions']} | {row['predicted']:+.1f} | {again} | {came} |"
        )
    positions = sum(row["positions"] for row in held)
    if positions < POSITIONS:
        lines += ["", f"These are {positions:,} positions of {POSITIONS:,} that are wanted: too few yet to say."]
    return lines


def _order(figures: dict[str, Row]) -> list[str]:
    wanted = [f"{variant} {seats} {better.value}" for variant, seats in rows() for better, _ in PAIRS]
    return [key for key in wanted if key in figures]


def _line(row: Row) -> str:
    (better, worse), (lead, low, high), (won, least, most) = row["pair"], row["lead"], row["won"]
    sure = "yes" if low > 0 else "**no**"
    cells = (
        row["variant"],
        str(row["seats"]),
        better,
        worse,
        f"{lead:+.1f} ({low:+.1f} to {high:+.1f})",
        f"{won:.0%} ({least:.0%} to {most:.0%})",
        str(row["rounds"]),
        sure,
    )
    return f"| {' | '.join(cells)} |"


ABOUT: Final = """\
# How strong the computer players are

Written by `python -m scripts.players`. Half the seats each; every deal is played twice, the second time with the seats
turned, so a deal gives one value (`engine/match/selfplay.py`). In brackets stand the bounds that hold the true value in
95 of 100 cases. A row ends when its lead is clear (2.6 standard errors, looked at every ten deals), at its most rounds,
or when its processor time is used up; so a clear lead may be told somewhat too large. Rows whose share of rounds won
was in doubt went on until it was known within some five in a hundred. The lead is in points a round for the better
level. A round is won by whoever has the best points of it, and shared by seats that are level. Where sharp plays, what
the draws were worth is taken off the lead: it is nought on the average whoever plays, and a lead varies less without it
(`scripts/luck.py`).

*Easy* plays what it sees. *Casual* looks as closely as a club player now and then, else like the beginner. *Steady*
plays like a good club player and remembers the round. *Sharp* knows what discards and knocks brought in many rounds
that were played on each way (`scripts/experience.py`), and searches: it imagines deals that fit what it has seen,
likelier where they explain what was taken, thrown and left, and what nobody laid although they could have (in card
rummies at tables of two alone: with more hands to imagine there is no time for it). It compares its moves on them. An
imagined round is played on for a few turns and then reckoned as it stands: how likely each seat is to go out, and what
that would bring (fitted to rounds of steady players, `outlook`). It does otherwise than its experience says where the
search speaks for it. Where tables are rebuilt, imagined players do not do so, which would take too long, and the levels
differ in how often they look for it. In the tile games easy does once in twelve turns, casual once in six, steady once
in three; in Räuber-Rommé steady once in four moves, casual half as often, easy never; sharp always does.

How clearly the search must speak is set for each family, and for tables of more than two, by what it brought to follow
it on the cards as they really lay (`convincing`). In gin sharp counts a hand won as its box besides its points. At
tables of more than two it throws like steady, as experience brought no more there, and claims what lets it open or
brings it nearer to that."""

TIMES: Final = """\
**Milliseconds a decision**, of processor time, of players like those above. Sharp's are of 2026-11-23, by themselves,
on a machine that takes long: in gin, where nothing had changed, they were 92 in the median the day before. In the bot
no search lasts longer than some two seconds; from the command line and the library nothing cuts it, and in the tile
games a decision of sharp may take a minute against somebody who does nothing but draw."""

LIMITS: Final = """\
What limits sharp: experience is a plane through some dozens of numbers, learnt against steady players; a search has
time for some hundreds of imagined deals, too few to see small leads, and takes for granted that the others play like
club players. Where it would have done otherwise and the cards were replayed as they lay, that brought points in card
rummies and none in gin, where it follows only what is three standard errors ahead. In the tile games imagined players
do not rebuild the table: the search hardly ever speaks against laying the most (twice in 224 searches), and sharp leads
by always looking for what can be rebuilt."""

BOT_LIMITS: Final = """\
Without its search sharp shows what its experience alone is worth.

Fewer hands are won than the 57 % that were aimed at. The bot knocks as soon as it may, and so takes many hands for a
few points each; ours wait where gin, or to catch the other out, is worth more. In trials sharp was made to knock ever
sooner: it won more hands and fewer points the sooner it knocked, and half of the hands, but no points, when it knocked
whenever it could."""

BOT_ABOUT: Final = """\
**Gin against OpenSpiel's SimpleGinRummyBot**, mended: it goes gin wherever it can, and lays off as our search has it
(`python -m scripts.players --bot`). OpenSpiel's own game is kept in step with ours; every deal is played twice
with the seats turned, and the luck of the draws is taken off the points."""

OUTLOOKS: Final = """\
**How well is a broken-off round foretold?** The outlooks are fitted to rounds of club players who now and then stray
(`scripts/outlooks.py`). Held against a fifth of the rounds that nothing was fitted to: what share of the differences
between final leads is foretold at the moments at which a card is to be drawn, and by how many points the lead comes to
differ for each point foretold (1 is right; the rest of the differences are cards that nobody can foresee)."""

COACH: Final = """\
**Is the coach honest?** Decisions of casual players that the sharp player would have made otherwise: what the search
predicted that they cost, in points of lead as the match stood, and what they did cost when club players played on both
ways with the hands as they were, and the stock in eight orders (`scripts/calibration.py`). A single difference is
mostly luck; the averages are held against each other. What looks dear is looked at again on other deals and eight times
as long, as the coach does, and that is what it tells: the first look picks what it overrates. In gin a little more than
half of what searches predict comes true, and so much of it is told (0.55; by either half of these positions 0.64 and
0.54). Of what is foretold above sixteen points, one position in two hundred, about half came true."""

KARO: Final = """\
The duel leaves nothing to decide, so its levels are one. In Karo 8 the colours decide more than the players: its levels
differ in cards laid rather than in rounds won."""


if __name__ == "__main__":
    main()
