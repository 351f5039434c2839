"""`talon simulate` and `talon tournament simulate`: people who never were at play, in a moment."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import asdict
from fractions import Fraction
from statistics import fmean
from typing import Annotated, Any

import typer

from bot.cli.questions import BadInput, JsonFlag, RuleOption, switches
from engine.rules.rule_set import USUAL_SEATS
from engine.tournament.rules import FORMATS, AnyTournamentRules, ArenaRules, LadderRules, SwissRules
from engine.tournament.simulation import (
    World,
    agreement,
    at_random,
    best_won,
    repeats,
    simulated,
    tables_each,
    top_quarter,
)
from engine.tournament.standings import standings
from engine.tournament.state import Tournament
from engine.variants import variant_of

simulate = typer.Typer(help="Populations with habits, and what they make of a game.", no_args_is_help=True)

ORDERINGS = ("some", "nobody", "everybody")


@simulate.command()
def days(
    variant: Annotated[str, typer.Option(metavar="KEY", help="A key that `talon variants` lists.")],
    pace: Annotated[str, typer.Option(help="live, quick, daily, slow, friendly, or lengths such as 8h+1d/30m.")],
    seats: Annotated[
        int | None, typer.Option(min=1, help=f"How many people; {USUAL_SEATS} where the game allows it.")
    ] = None,
    matches: Annotated[int, typer.Option(min=1, max=1_000, help="How many matches.")] = 20,
    seed: Annotated[int, typer.Option(min=0, max=2**63, help="The same seed gives the same people.")] = 0,
    orders: Annotated[str, typer.Option(help=f"Who leaves standing orders: {', '.join(ORDERINGS)}.")] = "some",
    as_json: JsonFlag = False,
) -> None:
    """Let people with habits play matches over days, and tell how many days they take."""
    from bot.hosting.clock.pace import typed_pace  # noqa: PLC0415 - nothing else of the command line needs the host
    from bot.simulation import figures  # noqa: PLC0415
    from bot.simulation.inhabitants import Ordering  # noqa: PLC0415

    if orders not in ORDERINGS:
        raise BadInput(f"nobody leaves orders like {orders!r}; there are {', '.join(ORDERINGS)}")
    count = seats or variant_of(variant).rules.usual_seats()
    found = asyncio.run(
        figures.simulated(variant, typed_pace(pace), count, matches, seed, Ordering(orders), _progress(matches))
    )
    if as_json:
        typer.echo(json.dumps(asdict(found)))
        return
    typer.echo(
        f"{found.variant}, {found.pace}, {found.seats} seats: {found.finished} of {found.matches} matches finished, "
        f"{found.days_per_round:g} days a round, {found.days_per_match:g} days a match, "
        f"{found.window_share:.0%} of the time for claims, "
        f"{found.timeouts_per_100_turns:g} of 100 turns lost to the clock, the longest after {found.days_held:g} days"
    )


def _progress(matches: int) -> Callable[[int], None]:
    """Says on standard error, each time that matches have ended, how many have."""
    told = 0

    def tell(ended: int) -> None:
        nonlocal told
        if ended > told:
            told = ended
            typer.echo(f"{ended} of {matches} matches have ended", err=True)

    return tell


tournament = typer.Typer(help="Tournaments without people.", no_args_is_help=True)

Seats = Annotated[int, typer.Option(min=2, max=6, help="Seats of a full table.")]


@tournament.command("simulate")
def simulate_tournament(  # noqa: PLR0913, PLR0917 - each is an option of the command
    players: Annotated[int, typer.Option(min=2, max=2000, help="How many play; player 0 is the best.")] = 16,
    seats: Seats = 4,
    format: Annotated[str, typer.Option(metavar="FORMAT", help=f"One of {', '.join(FORMATS)}.")] = "swiss",
    rounds: Annotated[
        int | None, typer.Option(min=1, max=100, help="Rounds of a Swiss or a ladder; length of an arena.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**63, help="The same seed gives the same tournament.")] = 1,
    luck: Annotated[
        float, typer.Option(min=0, max=100, help="Luck at a table, against the spread of the players' strengths.")
    ] = 1.0,
    tournaments: Annotated[int, typer.Option(min=1, max=1000, help="How many to take the mean figures over.")] = 10,
    seeded: Annotated[
        bool, typer.Option("--seeded", help="The order of strength is known at the start, for seeds and divisions.")
    ] = False,
    rule: RuleOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Play a tournament of players of known strength, and compare it with random pairing."""
    rules = _rules(format, seats, rounds, switches(rule))
    worlds = [World(players, luck, seed + more, seeded) for more in range(tournaments)]
    many = [simulated(rules, world, evening=rounds or 5) for world in worlds]
    first = many[0]
    as_many = max(1, min(30, round(tables_each(first))))
    plain = SwissRules(seats=rules.seats, seats_least=rules.seats_least, leftovers=rules.leftovers, rounds=as_many)
    random = [simulated(plain, world, at_random) for world in worlds]
    found = _found(first, many, random)
    typer.echo(json.dumps(found) if as_json else _told(first, found))


def _rules(name: str, seats: int, rounds: int | None, typed: dict[str, object]) -> AnyTournamentRules:
    """The rules asked for. Raises BadInput, RuleError."""
    if name not in FORMATS:
        raise BadInput(f"no format is called {name!r}; there are {', '.join(FORMATS)}")
    kind = FORMATS[name]
    asked: dict[str, object] = {"seats": seats, **typed}
    if rounds is not None and kind is SwissRules:
        asked.setdefault("rounds", rounds)
    elif rounds is not None and kind is LadderRules:
        asked.setdefault("max_rounds", rounds)
    elif rounds is not None and kind is not ArenaRules:
        raise BadInput(f"a {name} has as many rounds as it needs; leave --rounds out")
    return kind().with_switches(asked)


def _found(first: Tournament, many: list[Tournament], random: list[Tournament]) -> dict[str, Any]:
    return {
        "format": first.rules.format,
        "players": len(first.entrants),
        "rounds": [
            {"tables": [list(table.seats) for table in each.tables], "byes": list(each.byes)} for each in first.rounds
        ],
        "standings": [
            {
                "player": row.entrant,
                "place": row.place,
                "points": _number(row.points),
                "tie_breaks": [_number(value) for value in row.tie_breaks],
                **({} if row.division is None else {"division": row.division}),
            }
            for row in standings(first)
        ],
        "repeats": repeats(first),
        "agreement": round(agreement(first), 4),
        "mean": _means(many),
        "random_pairing": _means(random),
    }


def _means(played: list[Tournament]) -> dict[str, float]:
    return {
        "tournaments": len(played),
        "agreement": round(fmean(agreement(one) for one in played), 4),
        "top_quarter": round(fmean(top_quarter(one) for one in played), 4),
        "best_won": round(fmean(best_won(one) for one in played), 4),
        "repeats": round(fmean(repeats(one) for one in played), 2),
        "tables_each": round(fmean(tables_each(one) for one in played), 2),
    }


def _number(value: Fraction) -> int | float:
    return int(value) if value.denominator == 1 else round(float(value), 4)


def _told(state: Tournament, found: dict[str, Any]) -> str:
    mean, random = found["mean"], found["random_pairing"]
    lines = [
        f"{found['format']}, {found['players']} players, {len(found['rounds'])} rounds, {found['repeats']} repeats, "
        f"agreement with true strength {found['agreement']}",
        f"over {mean['tournaments']} tournaments: agreement {mean['agreement']}, best quarter found "
        f"{mean['top_quarter']:.0%}, the best won {mean['best_won']:.0%}; paired at random: {random['agreement']}, "
        f"{random['top_quarter']:.0%}, {random['best_won']:.0%}",
    ]
    for row in found["standings"][:16]:
        told = ", ".join(
            f"{name} {value}" for name, value in zip(state.rules.tie_breaks, row["tie_breaks"], strict=True)
        )
        lines.append(f"{row['place']:>4}. player {row['player']}: {row['points']} ({told})")
    return "\n".join(lines)
