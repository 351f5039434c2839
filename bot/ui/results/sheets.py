"""Statistics, comparisons and lists as pictures, each with all its figures in words."""

from collections.abc import Sequence
from datetime import timedelta

from bot.hosting.results.parameters import why_not
from bot.hosting.results.seasons import Card
from bot.hosting.results.statistics import Rival, Statistics
from bot.records.results import Standing
from bot.ui.kit.message import OutgoingFile, draw, told_by_lines
from bot.wording import Wording
from render.kit.pages import Header
from render.sheets.figures import Bars, Facts, Lines, Part, figures_pictures
from render.tournament.standings import Standing as Row
from render.tournament.standings import StandingsLabels, standings_pictures

LEAST_CHART = 3
"""So many rated matches make a line."""
TEN = 10
MOST_WAYS = 3


async def statistics_files(of: Statistics, wording: Wording) -> tuple[OutgoingFile, ...]:
    """Somebody's statistics in a game."""
    facts = _facts(of, wording)
    rating = said_rating(of, wording)
    parts: list[Part] = []
    if len(of.rating) >= LEAST_CHART:
        parts.append(Lines((of.rating,), _gained(of, wording)))
    places = [(wording.text("stats-place", place=place), float(many), str(many)) for place, many in of.places.items()]
    ways = [(wording.text("stats-way", how=how), float(many), str(many)) for how, many in of.won.items()][:MOST_WAYS]
    parts.append(Bars(tuple(places), wording.text("stats-matches", count=of.matches)))
    if ways:
        parts.append(Bars(tuple(ways), wording.text("stats-rounds", count=sum(of.won.values()))))
    months = [(wording.month(month), cost, wording.decimal(cost, 2)) for month, cost in of.coached]
    if months:
        parts.append(Bars(tuple(months), wording.text("stats-coach")))
    parts.append(Facts(tuple(facts)))
    note = _note(of, wording)
    header = Header(of.name, note, rating)
    counted = [(name, figure) for name, _, figure in [*places, *ways]]
    coached = [(wording.text("stats-coach"), ""), *((name, figure) for name, _, figure in months)] if months else []
    told = [(wording.text("stats-matches", count=of.matches), ""), *counted, *coached, *facts]
    gained = _gained(of, wording)
    alt = wording.text("stats-alt", name=of.name, note=note, rating=rating or "none")
    alt += f" {gained}." if gained else ""
    drawn = await draw(figures_pictures, header, parts)
    return told_by_lines("stats", drawn, alt, _told(told, wording), wording)


async def together_files(
    one: Statistics, other: Statistics, met: tuple[Rival, Rival], wording: Wording
) -> tuple[OutgoingFile, ...]:
    """Two people side by side."""
    rows = [
        (wording.text("together-met"), str(met[0].won), str(met[1].won)),
        *(_side_by_side(one, other, wording)),
    ]
    lines = (one.rating, other.rating) if min(len(one.rating), len(other.rating)) >= LEAST_CHART else ()
    parts: list[Part] = [Lines(lines)] if lines else []
    parts.append(Facts(tuple(rows), (one.name, other.name)))
    title, note = wording.text("together-title", one=one.name, other=other.name), _note(one, wording)
    drawn = await draw(figures_pictures, Header(title, note), parts)
    told = [
        (name, wording.text("together-figures", one=one.name, left=left, other=other.name, right=right))
        for name, left, right in rows
    ]
    heading = wording.text("picture-alt", title=title, note=note)
    return told_by_lines("together", drawn, heading, _told(told, wording), wording)


async def standings_files(
    found: Sequence[Standing], start: int, title: str, note: str, wording: Wording
) -> tuple[OutgoingFile, ...]:
    """A page of a list: the provisional ones are paler, and last."""
    rows = [
        Row(
            start + number,
            one.name,
            _number(one.shown, wording, provisional=one.provisional),
            (str(one.matches),),
            out=one.provisional,
        )
        for number, one in enumerate(found, start=1)
    ]
    labels = StandingsLabels(title, note, wording.text("board-rating"), (wording.text("board-matches"),))
    drawn = await draw(standings_pictures, rows, labels)
    told = [(f"{row.place}. {row.name}", f"{row.points} ({row.breaks[0]})") for row in rows]
    heading = wording.text("picture-alt", title=title, note=note)
    return told_by_lines("leaderboard", drawn, heading, _told(told, wording), wording)


async def season_files(card: Card, season: str, remembered: str, wording: Wording) -> tuple[OutgoingFile, ...]:
    """The card of a season; `remembered` is what was rarest in any match of it, empty where nobody knows."""
    facts = []
    if card.rise is not None:
        name, game, points = card.rise
        told = wording.text("season-gained-by", name=name, points=points, game=wording.variant_name(game))
        facts.append((wording.text("season-gained"), told))
    title = wording.text("season-title", season=season)
    note = wording.text("season-matches", matches=card.matches, people=card.people)
    busiest = Bars(tuple((name, float(many), str(many)) for name, many in card.busiest), wording.text("season-played"))
    rarest = [Bars((), wording.text("season-rarest")), Bars((), remembered)] if remembered else []
    drawn = await draw(figures_pictures, Header(title, note), [busiest, Facts(tuple(facts)), *rarest])
    told_all = [(busiest.head, ""), *((name, figure) for name, _, figure in busiest.rows), *facts]
    told_all += [(wording.text("season-rarest"), remembered)] if remembered else []
    heading = wording.text("picture-alt", title=title, note=note)
    return told_by_lines("season", drawn, heading, _told(told_all, wording), wording)


def _note(of: Statistics, wording: Wording) -> str:
    """Which game the figures are of, and whether of all servers or of this one."""
    where = "everywhere" if of.everywhere else "here"
    return wording.text("stats-note", game=wording.variant_name(of.variant), where=where)


def said_rating(of: Statistics, wording: Wording) -> str:
    """The rating as it is written, with a question mark while it is not sure; empty without one."""
    return _number(of.rating[-1], wording, provisional=of.provisional) if of.rating else ""


def _number(shown: int, wording: Wording, *, provisional: bool) -> str:
    return wording.text("stats-rating", rating=shown, provisional="yes" if provisional else "no")


def _gained(of: Statistics, wording: Wording) -> str:
    said = [
        wording.text("stats-gained", points=abs(gained), way="up" if gained >= 0 else "down", matches=matches)
        for matches in (1, TEN)
        if (gained := of.gained(matches)) is not None
    ]
    return " · ".join(said)


def _facts(of: Statistics, wording: Wording) -> list[tuple[str, str]]:
    counts = of.counts
    facts = []
    if why := why_not(of.variant):
        facts.append((wording.text("board-rating"), wording.text("stats-no-rating", why=why)))
    if counts.claims:
        facts.append((wording.text("stats-claims"), wording.text("stats-of", some=counts.claims_won, of=counts.claims)))
    if counts.turns:
        facts.append(
            (wording.text("stats-in-time"), wording.text("stats-share", share=100 * counts.in_time // counts.turns))
        )
        facts.append((wording.text("stats-turn"), wording.roughly(timedelta(seconds=counts.turn_s))))
    if of.longest > 1:
        facts.append((wording.text("stats-longest"), str(of.longest)))
    for name, rival in (("stats-best", of.best), ("stats-worst", of.worst)):
        if rival is not None:
            facts.append(
                (wording.text(name), wording.text("stats-rival", name=rival.name, some=rival.won, of=rival.of))
            )
    return facts


def _side_by_side(one: Statistics, other: Statistics, wording: Wording) -> list[tuple[str, str, str]]:
    rows = [
        (wording.text("board-rating"), said_rating(one, wording) or "–", said_rating(other, wording) or "–"),
        (wording.text("board-matches"), str(one.matches), str(other.matches)),
        (wording.text("together-won"), str(one.places.get(1, 0)), str(other.places.get(1, 0))),
        (wording.text("stats-longest"), str(one.longest), str(other.longest)),
    ]
    theirs = dict(_facts(other, wording))
    shared = {wording.text(name) for name in ("stats-claims", "stats-in-time", "stats-turn")}
    return rows + [
        (name, figure, theirs[name]) for name, figure in _facts(one, wording) if name in theirs and name in shared
    ]


def _told(rows: Sequence[tuple[str, str]], wording: Wording) -> list[str]:
    return [
        wording.text("picture-alt-figure", name=name, figure=figure)
        if figure
        else wording.text("picture-alt-head", name=name)
        for name, figure in rows
    ]
