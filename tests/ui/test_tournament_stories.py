"""Bracket, standings, road, podium and texts tell one story of who goes on and why, at every moment."""

import random
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product

import pytest

from bot.hosting.tournaments.service import VisibleTournament
from bot.ui.tournament.at_table import closing_word, table_card
from bot.ui.tournament.bracket import bracket_files, bracket_rounds
from bot.ui.tournament.export import as_csv
from bot.ui.tournament.facts import lot_lines, plain_name_of, stage_of
from bot.ui.tournament.outgoing import about, round_summary
from bot.ui.tournament.pictures import placed_at, road, road_files, round_files, standing_line, standings_files
from bot.wording import Wording
from engine.tournament.events import ResultChanged, RoundEnded
from engine.tournament.formats.knockout import THIRD, is_final
from engine.tournament.formats.registry import format_of
from engine.tournament.keys import lot_for
from engine.tournament.moves import Cancel, Decide, EndEarly, Enter, NoShow, Return, TableFinished, Undo, Withdraw
from engine.tournament.play import due, may_be_entered, paired
from engine.tournament.registration import may_come_back, may_enter
from engine.tournament.rules import FORMATS, AnyTournamentRules, KnockoutRules, LadderRules, RoundRobinRules, SwissRules
from engine.tournament.standings import standings
from engine.tournament.state import Ended, Entrant, Phase, Status, Tournament
from engine.tournament.tournament import apply
from render.tournament.bracket import BracketSeat, BracketTable
from tests.engine.tournament.tournaments import SECRET, after, begun, by_strength, ended, finished, opened, round_played
from tests.prove.reporting import ProofReport
from tests.ui.looks import ENGLISH, texts
from tests.ui.test_tournament_board import running


def random_rules(dice: random.Random) -> AnyTournamentRules:
    seats, leftovers = dice.choice((2, 2, 3, 4)), dice.choice(("short_tables", "byes", "computers"))
    fields = {"seats": seats, "leftovers": leftovers}
    match dice.choice(("knockout", "knockout", "swiss", "round_robin", "ladder")):
        case "swiss":
            return SwissRules.model_validate({**fields, "rounds": 3})
        case "round_robin":
            return RoundRobinRules.model_validate(fields)
        case "ladder":
            return LadderRules.model_validate({**fields, "out_at": 10, "max_rounds": 4})
        case _:
            third = seats == 2 and dice.random() < 0.6
            return KnockoutRules.model_validate({**fields, "go_on": dice.randint(1, seats - 1), "third_place": third})


def moments(seed: int) -> Iterator[Tournament]:
    """A tournament of many ties, after everything that happens in it: a table ends, somebody drops out, a round opens,
    the last lot is drawn.
    """
    dice = random.Random(seed)
    state = begun(random_rules(dice), dice.randint(2, 9))
    while (needed := due(state)) is not None and needed.purpose == "round":
        state = opened(state)
        yield state
        for round, number in dice.sample(state.open_tables(), len(state.open_tables())):
            there = state.those(Status.IN)
            if dice.random() < 0.05 and len(there) > 2:
                state = apply(state, Withdraw(dice.choice(there))).state
            table = state.table(round, number)
            state = ended(state, round, number, [dice.choice((0, 0, 5)) for _ in table.seats])
            yield state
        there = state.those(Status.IN)
        if dice.random() < 0.3 and len(there) > 2:
            state = apply(state, Withdraw(dice.choice(there))).state
            yield state
    yield finished(state)


def check_one_story(visible: VisibleTournament) -> None:
    """Bracket, standings, roads, cards and podium say the same of everybody."""
    state = visible.state
    rows = {row.entrant: row for row in standings(state)}
    said = {one: standing_line(row, visible.record, ENGLISH) for one, row in rows.items()}
    roads = {one: road(visible, one, ENGLISH) for one in rows}
    if not isinstance(state.rules, KnockoutRules):
        over = state.phase is Phase.OVER
        for one, row in rows.items():
            assert (
                (row.settled == "lot")
                is (", by lot" in said[one])
                is ("by lot" in placed_at(visible, row, ENGLISH).points)
            )
            assert over or row.settled != "lot", "no lot has been drawn yet"
            *before, last = [way.place_after for way in roads[one]] or [""]
            assert not any(before), "who stood where after a round is not kept"
            assert last in ("", f"place {row.place}", f"place {row.place}, by lot")
            shares = [other for other in rows.values() if other.place == row.place and other.division == row.division]
            assert (len(shares) > 1) is (row.settled == "open")
        assert not over or all(row.settled != "open" for row in rows.values())
    else:
        check_bracket(visible)
    if state.phase is Phase.OVER:
        assert sorted(row.place for row in rows.values()) == list(range(1, len(rows) + 1))
        for one, row in rows.items():
            assert not roads[one] or f"place {row.place}" in roads[one][-1].place_after
            assert not roads[one] or ("by lot" in roads[one][-1].place_after) is (row.settled == "lot")


def test_who_has_gone_gets_nowhere_what_the_computer_won_in_their_seat() -> None:
    state = opened(begun(SwissRules(seats=2, leftovers="byes", rounds=2), 3))
    (table,) = state.rounds[0].tables
    gone, other = table.entrants
    state = apply(state, Withdraw(gone)).state
    assert state.rounds[0].tables[0].absent == (gone,)
    visible = running(ended(state, 1, 1, [0, 5]))
    brought = {row.entrant: row.points for row in standings(visible.state)}
    assert (brought[gone], brought[other]) == (0, 0)
    (way,) = road(visible, gone, ENGLISH)
    assert (way.points, way.won) == ("+0", False)
    assert way.met.endswith("Place 1 of 2, by the computer.")
    card = texts(table_card(visible, 1, 1, ENGLISH))
    assert f"**1.** {plain_name_of(visible.record, gone, ENGLISH)} · 0 (total 0), by the computer" in card
    rows = as_csv(visible, {11: "game"}, ENGLISH).decode().splitlines()
    assert [row.split(",")[6] for row in rows if row.startswith("1,1,")] == ["0.0", "0.0"]


@pytest.mark.parametrize("totals", [[0, 5], [5, 5]])
async def test_who_has_won_a_table_and_gone_before_the_next_does_not_go_on(totals: list[int]) -> None:
    state = ended(opened(begun(KnockoutRules(seats=2), 5)), 1, 1, totals)
    on = [one for one, fate in format_of(state).fates(state, 1).items() if fate.on]
    assert len(on) == 4
    (table,) = state.rounds[0].tables
    if totals[0] == totals[1]:
        (first,) = {*on} & {*table.entrants}
        alone = format_of(after := apply(state, Withdraw(first)).state).fates(after, 1)
        assert [alone[one].on for one in table.entrants] == [one != first for one in table.entrants]
        assert texts(table_card(running(after), 1, 1, ENGLISH)).endswith(" is through.")
        on += [one for one in table.entrants if one != first]
    for one in on:
        state = apply(state, Withdraw(one)).state
    visible = running(state)
    assert {road(visible, one, ENGLISH)[-1].place_after for one in on} == {"out"}
    assert not any(seat.through for box in bracket_rounds(visible, ENGLISH)[0].tables for seat in box.seats)
    (bracket,) = await bracket_files(visible, ENGLISH)
    assert "Round 1: nobody went on." in (bracket.alt or "")
    assert may_be_entered(state)
    assert not may_be_entered(state, on), "the forgotten cannot come back"


def test_a_table_says_that_the_computer_has_played_it_to_its_end() -> None:
    state = opened(begun(SwissRules(seats=2, rounds=2, unfinished="computer_finishes"), 4))
    for number, ended_by in ((1, Ended.PLAYED), (2, Ended.COMPUTER_FINISHED)):
        state = apply(state, TableFinished(1, number, (0, 5), (1, 2), ended_by)).state
    assert closing_word(running(state), 1, 1, ENGLISH) is None, "its match has said how it ended"
    word = closing_word(running(state), 1, 2, ENGLISH)
    assert texts(word).startswith(
        "**Time was up, and the computer has played this table to its end.** This counts:\n**1.**"
    )


@pytest.mark.parametrize(
    ("places", "by", "note"),
    [
        ((1, 1), Ended.SCORED_NOW, "as it stood"), ((1, 2), Ended.SCORED_NOW, "as it stood"),
        ((1, 2), Ended.DECIDED, "decided"), ((1, 1), Ended.PLAYED, ""), ((1, 2), Ended.PLAYED, "the computer won"),
    ],
)  # fmt: skip
async def test_picture_alt_text_and_card_say_the_same_of_how_a_table_ended_and_who_is_through(
    places: tuple[int, int], by: Ended, note: str
) -> None:
    """Nobody has won a table that is level or counts as it stood, as little the computer for who has gone."""
    state = opened(begun(KnockoutRules(seats=2), 4))
    gone, other = state.rounds[0].tables[0].entrants
    decided = Decide(1, 1, places, "a quarrel", "1")
    move = decided if by is Ended.DECIDED else TableFinished(1, 1, places, places, by)
    visible = running(apply(apply(state, Withdraw(gone)).state, move).state)
    first, second = bracket_rounds(visible, ENGLISH)[0].tables
    assert ([seat.through for seat in first.seats], first.note, second.note) == ([False, True], note, "")
    (bracket,), (tables,) = await bracket_files(visible, ENGLISH), await round_files(visible, 1, ENGLISH)
    name = plain_name_of(visible.record, other, ENGLISH)
    told = " " + " and ".join(f"{seat.name} {seat.points}" for seat in first.seats) + "."
    told, total = ("", "") if by is Ended.DECIDED else (told, str(places[0]))
    assert bracket.alt == f"Friday. Round 1: {name} went on." + (f" Table 1, {note}." if note else "") + told
    assert f" Table 1, {note or 'done'}: " in (tables.alt or "")
    card = texts(table_card(visible, 1, 1, ENGLISH))
    assert (card.endswith(f"{name} is through."), "total" in card) == (True, bool(total))
    assert f",{places[0]},{total},0.0,{by.value}," in as_csv(visible, defaultdict(str), ENGLISH).decode()


@pytest.mark.parametrize("ends", ["early", "nobody left", "alone"])
async def test_who_has_won_without_a_final_stands_at_the_end_of_the_bracket_and_how(ends: str) -> None:
    state = round_played(opened(begun(KnockoutRules(seats=2), 4)), by_strength())
    leave = map(Withdraw, state.those(Status.IN)[ends == "alone" :])
    visible = running(finished(after(state, *([EndEarly("bar closes", "1")] if ends == "early" else leave)).state))
    name = placed_at(visible, standings(visible.state)[0], ENGLISH).name
    how = "place 1" + ", by lot" * (ends != "alone")
    *_, last, end = bracket_rounds(visible, ENGLISH)
    assert [(box.note, box.seats) for box in end.tables] == [(how, (BracketSeat(name, through=True),))]
    assert sum(box.leads_to == (0,) for box in last.tables) == 1
    (bracket,) = await bracket_files(visible, ENGLISH)
    assert f" {name}, {how}." in (bracket.alt or "")


async def all_that_is_said(visible: VisibleTournament) -> str:
    """What people read of the first round of a knock-out."""
    said = [about(visible, ENGLISH), texts(await round_summary(visible, 1, ENGLISH))]
    for table in visible.state.rounds[0].tables:
        word = closing_word(visible, 1, table.number, ENGLISH)
        said += [texts(one) for one in (table_card(visible, 1, table.number, ENGLISH), word) if one]
    files = (await bracket_files(visible, ENGLISH), await standings_files(visible, ENGLISH))
    said += [one.alt or "" for one in (*files[0], *files[1], *await round_files(visible, 1, ENGLISH))]
    roads = (road(visible, one, ENGLISH) for one in range(len(visible.state.entrants)))
    return "\n".join([*said, *(way.place_after for ways in roads for way in ways)])


@pytest.mark.parametrize("ends", [EndEarly("late", "1"), Cancel("rain", "1")])
async def test_of_a_knock_out_that_ends_with_a_round_nobody_is_told_of_what_does_not_follow(
    ends: EndEarly | Cancel,
) -> None:
    half = after(opened(begun(KnockoutRules(seats=2, third_place=True), 4)), Decide(1, 1, (1, 1), "level", "1")).state
    for before, changed in ((half, []), (after(half, Decide(1, 2, (1, 2), "a quarrel", "1")).state, [1, 2])):
        off, closed = isinstance(ends, Cancel), bool(changed)
        step = apply(before, ends)
        said = await all_that_is_said(running(step.state))
        assert not re.search(r" on yet|went on|goes on|through|\bon by lot|\bout by|Third place", said), said
        assert ("lot" in said, "came ahead, level with" in said) == (closed or not off, closed)
        told = {event.table for event in step.events if isinstance(event, ResultChanged)}
        assert told == ({1, 2} if off else {*changed})
        assert (RoundEnded(1) in step.events) is closed
        assert ("Friday, called off. Round 1. Table 1, " in said) is off
        if not off:
            back = apply(step.state, Undo(len(step.state.acts), "after all", "1")).state
            assert await all_that_is_said(running(back)) == await all_that_is_said(running(before))


async def test_each_picture_of_a_large_bracket_says_what_it_shows_and_no_half_of_a_sentence() -> None:
    state = opened(begun(KnockoutRules(seats=2, third_place=True), 33))
    first = [one.alt or "" for one in await bracket_files(running(state), ENGLISH)]
    assert first[-1] == "Friday. Round 5. The final."
    while len(state.rounds) < 6:
        state = opened(round_played(state, lambda seats: [5] * len(seats)))
    visible = running(state)
    said = [one.description or "" for one in await bracket_files(visible, ENGLISH)]
    assert [re.findall(r" Round (\d)", one) for one in said] == [["1"], ["1"], ["2"], ["3", "4", "5"], ["5"]]
    assert ["The final, " in one for one in said] == [False] * 4 + [True]
    assert all(one.endswith(".") for one in said)
    assert re.fullmatch(r"Friday\. Round 1\. \S+ has a bye\.", said[1])


async def test_what_is_seen_of_a_round_says_whether_it_goes_on_or_is_over() -> None:
    state = opened(begun(KnockoutRules(seats=2), 5))
    (table,) = state.rounds[0].tables
    (way,) = await road_files(running(state), table.entrants[0], ENGLISH)
    other = plain_name_of(running(state).record, table.entrants[1], ENGLISH)
    assert (way.alt or "").endswith(f"Round 1 (playing): With {other}, at table 1.")
    (way,) = await road_files(running(state), table.entrants[0], Wording.of("de"))
    assert (way.alt or "").endswith(f"Runde 1 (spielt): Mit {other}, an Tisch 1.")
    (rests,) = road(running(state), state.rounds[0].byes[0], ENGLISH)
    assert (rests.points, rests.place_after) == ("–", "goes on")
    swiss = opened(begun(SwissRules(seats=2, leftovers="byes"), 5))
    assert road(running(swiss), swiss.rounds[0].byes[0], ENGLISH)[0].place_after == "", "nobody stands anywhere yet"
    late = replace(state, entrants=(*state.entrants, Entrant("waits", Status.WAITING)))
    assert await road_files(running(late), 5, ENGLISH) == (), "who waits has no road yet"
    (before,) = await bracket_files(running(state), ENGLISH)
    assert "Round 1: nobody has gone on yet." in (before.alt or "")
    for one in table.entrants:
        state = apply(state, Withdraw(one)).state
    (after,) = await bracket_files(running(ended(state, 1, 1, [0, 5])), ENGLISH)
    assert "Round 1: nobody went on." in (after.alt or "")


def check_bracket(visible: VisibleTournament) -> None:
    """What the bracket shows of each table is what is paired next, and what all else says."""
    state = visible.state
    drawn = bracket_rounds(visible, ENGLISH)
    rows = {row.entrant: row for row in standings(state)}
    names = {one: plain_name_of(visible.record, one, ENGLISH) for one in rows}
    for each in state.rounds:
        boxes: list[BracketTable] = list(drawn[each.number - 1].tables)
        told = " ".join(lot_lines(visible, each, ENGLISH))
        for table in each.tables:
            box = next(
                one
                for one in boxes
                if {_plain(seat.name) for seat in one.seats} >= {names[who] for who in table.entrants}
            )
            through = {_plain(seat.name) for seat in box.seats if seat.through}
            card = texts(table_card(visible, each.number, table.number, ENGLISH))
            open_lot, by_lot = box.note == "lot decides", box.note == "by lot"
            assert ("decided by lot when the round closes" in card) is open_lot
            assert (" lot" in card.replace("decided by lot", "")) is by_lot
            assert open_lot <= bool(each.unfinished)
            for one in table.entrants:
                way = next(way for way in road(visible, one, ENGLISH) if way.heading == f"Round {each.number}")
                assert ("the match for third place" in way.met) is (table.group == THIRD)
                assert ("the final" in way.met) is (stage_of(visible, each.number, table) == "final")
                assert way.won is (names[one] in through)
                assert not (table.outcome is None and names[one] in through)
                if table.outcome and each.number == len(state.rounds) and state.phase is not Phase.OVER:
                    level = names[one] in told and f"{names[one]}" in card and (open_lot or by_lot)
                    assert ("lot" in way.place_after) <= level
                    line = standing_line(rows[one], visible.record, ENGLISH)
                    assert ("lot" in line) is ("lot" in way.place_after)
                    if not (is_final(each) or state.ends_here) and state.entrants[one].status is Status.IN:
                        assert rows[one].out is (way.place_after.startswith("out"))
            if each.number < len(state.rounds) and table.group != THIRD:
                following = state.rounds[each.number]
                for_third = {one for table in following.tables if table.group == THIRD for one in table.entrants}
                went = {names[one] for one in table.entrants if one in {*following.there} - for_third}
                assert through == went
        assert [box.note for box in boxes].count("bye") == len(each.byes)
    if state.phase is Phase.OVER and is_final(state.rounds[-1]):
        (crowned,) = [seat.name for box in drawn[-1].tables if not box.beside for seat in box.seats if seat.through]
        order = [placed_at(visible, row, ENGLISH) for row in standings(state)]
        assert order[0].name == crowned
        third = [_plain(seat.name) for box in drawn[-1].tables if box.beside for seat in box.seats if seat.through]
        assert third in ([], [order[2].name] if len(order) > 2 else [])


def _plain(name: str) -> str:
    return name.removeprefix("3. ")


@pytest.mark.parametrize("seeds", [(1, 670), pytest.param(range(1_000), marks=pytest.mark.prove)], ids=["few", "many"])
def test_bracket_standings_road_podium_and_texts_tell_one_story(
    seeds: Sequence[int], proof_report: ProofReport
) -> None:
    seen = 0
    for seed in seeds:
        for state in moments(seed):
            ends = [Cancel("rain", "1"), *[EndEarly("late", "1")] * format_of(state).more_rounds(state)]
            for told in (state, *(apply(state, end).state for end in ends if not state.is_over)):
                check_one_story(running(told))
                seen += 1
    if len(seeds) > 6:
        proof_report("tournaments of many ties", len(seeds))
        proof_report("moments at which all five were compared", seen)


def counting(format: str, points: str, dice: random.Random) -> AnyTournamentRules:
    """Rules of a format that count so; of a ladder it is settled how it counts."""
    fields: dict[str, object] = {"seats": dice.choice((2, 3)), "best": dice.choice(("lowest", "highest"))}
    if format != "ladder":
        fields["points"] = points
    if format == "arena":
        fields |= {"best": "highest", "streak_from": 1 if points == "place" else None}
    return FORMATS[format].model_validate(fields)


def comings_and_goings(rules: AnyTournamentRules, dice: random.Random) -> Iterator[Tournament]:
    """A tournament in which people come late, drop out, come back, or never show up."""
    state, arrived = begun(rules, dice.randint(4, 8)), 0
    for _ in range(30):
        needed = due(state, short=not state.open_tables())
        if needed is not None and needed.purpose == "round":
            state = apply(state, paired(state, lot_for(SECRET, state, needed))).state
        elif state.open_tables():
            state = gone_or_come(state, dice, arrived := arrived + 1)
            at = dice.choice(state.open_tables())
            table = state.table(*at)
            state = ended(state, *at, [dice.randint(0, 60) for _ in table.seats])
        else:
            return
        yield state


def gone_or_come(state: Tournament, dice: random.Random, number: int) -> Tournament:
    """What one more person does, if anything."""
    there, gone = state.those(Status.IN), state.those(Status.DROPPED, Status.NO_SHOW)
    round, at = state.open_tables()[0]
    seated = state.rounds[round - 1].tables[at - 1]
    waited_for = [one for one in seated.entrants if one in there and one not in seated.absent]
    match dice.choice(("enter", "leave", "return", "no-show", *["nothing"] * 6)):
        case "enter" if may_enter(state):
            return apply(state, Enter(f"late {number}")).state
        case "leave" if len(there) > 3:
            return apply(state, Withdraw(dice.choice(there))).state
        case "return" if gone and may_come_back(state, gone[0]):
            return apply(state, Return(gone[0])).state
        case "no-show" if len(there) > 3 and waited_for:
            return apply(state, NoShow(round, at, waited_for[0])).state
    return state


@pytest.mark.parametrize("seeds", [range(2), pytest.param(range(2, 20), marks=pytest.mark.prove)], ids=["few", "many"])
@pytest.mark.parametrize(("format", "points"), [*product(FORMATS, ("place", "difference", "totals"))])
def test_what_a_road_says_of_each_round_adds_up_to_the_points_of_the_standings(
    format: str, points: str, seeds: range
) -> None:
    """Byes count, and so do rounds that somebody missed."""
    for seed in seeds:
        dice = random.Random(seed)
        for state in comings_and_goings(counting(format, points, dice), dice):
            visible = running(state)
            brought = {row.entrant: float(row.points) for row in standings(state)}
            for one in range(len(state.entrants)):
                said = [way.points.replace(",", "").replace("−", "-") for way in road(visible, one, ENGLISH)]
                added = sum(float(each) for each in said if each not in ("playing", "–"))
                assert added == pytest.approx(brought.get(one, 0), abs=0.005 * len(said)), (seed, one, said)
