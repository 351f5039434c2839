"""What a tournament's board tells, and a player's own way to their tables."""

import re
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.hosting.tournaments import drafts
from bot.hosting.tournaments.plans import computer_name
from bot.hosting.tournaments.service import VisibleTournament
from bot.records.deadlines import Deadline, DeadlineKind
from bot.records.tournaments import Competitor, HostedTable, TournamentStatus, table_number
from bot.ui.kit.items import PanelId
from bot.ui.tournament.at_table import table_call, table_card
from bot.ui.tournament.bracket import bracket_files, bracket_rounds
from bot.ui.tournament.export import as_csv
from bot.ui.tournament.host import _move, report
from bot.ui.tournament.outgoing import HOST, about, act_line, podium, round_summary, tournament_board
from bot.ui.tournament.pictures import (
    placed_at,
    podium_files,
    road,
    round_files,
    standings_files,
    standings_pages,
    tables_files,
)
from engine.tournament.moves import Cancel, CheckIn, Decide, EndEarly, Enter, OpenCheckIn, Pause, Remove, Withdraw
from engine.tournament.play import due
from engine.tournament.rules import (
    FORMATS,
    AnyTournamentRules,
    ArenaRules,
    KnockoutRules,
    LadderRules,
    LeagueRules,
    SwissRules,
)
from engine.tournament.simulation import World, simulated
from engine.tournament.standings import standings
from engine.tournament.state import Tournament
from engine.tournament.tournament import apply
from render.tournament.standings import Standing as DrawnStanding
from render.tournament.standings import standings_pictures
from tests.engine.tournament.tournaments import (
    after,
    begun,
    by_strength,
    ended,
    entered,
    finished,
    opened,
    round_played,
    season_opened,
)
from tests.hosting.hosted import MONDAY
from tests.ui.looks import ENGLISH, texts


def running(state: Tournament, *deadlines: Deadline) -> VisibleTournament:
    """A tournament whose tables are all open in threads: the second of round 3 in 32."""
    made = drafts.drafted(drafts.NewTournament(7, 70, 1001, "Friday", "disney_basic", {}), MONDAY)
    people = tuple(Competitor(number, computer_name(number), 100 + number) for number in range(len(state.entrants)))
    tables = tuple(
        HostedTable(each.number, table.number, *[10 * each.number + table.number] * 3)
        for each in state.rounds
        for table in each.tables
    )
    record = replace(made.record, people=people, tables=tables, status=TournamentStatus.of(state.phase))
    return VisibleTournament(record, state, replace(made, record=record, state=state, deadlines=deadlines))


NAMES = [computer_name(number) for number in range(8)]
SEASON = season_opened(begun(LeagueRules(seats=2, division_size=4, moving=1), 4))


async def test_the_board_of_a_league_counts_and_leads_to_the_tables_of_all_its_rounds() -> None:
    visible = running(ended(SEASON, 1, 2, (0, 5)))
    board = await tournament_board(visible, ENGLISH)
    told = texts(board)
    assert "All tables of the season:" in told
    assert "Tables done: 1 of 6" in told
    assert [f"<#{thread}>" in told for thread in (11, 12, 21, 22, 31, 32)] == [True, False, True, True, True, True]
    (picture,) = board.files
    assert picture.alt.startswith("Friday, Open tables. Round 1, table 1, being played:")
    assert "Round 1, table 2" not in picture.alt
    assert "Round 3, table 2" in picture.alt
    many = season_opened(begun(LeagueRules(seats=2, division_size=4, moving=1), 44))
    assert "> · 6 more" in texts(await tournament_board(running(many), ENGLISH)), "sixty of 66 fit"


@pytest.mark.parametrize(
    ("done", "minutes", "told"),
    [
        (0, (0, 0, 0), "All open rounds end <t:{0}:R>"),
        (0, (0, 0, 120), "Next to end, <t:{0}:R>: Round 1 and Round 2"),
        (0, (120, 0, 120), "Next to end, <t:{0}:R>: Round 2"),
        (0, (None, 0, 0), "Next to end, <t:{0}:R>: Round 2 and Round 3"),
        (4, (None, None, 0), "Next to end, <t:{0}:R>: Round 3"),
    ],
)
async def test_a_league_tells_which_of_its_rounds_end_next(
    done: int, minutes: tuple[int | None, ...], told: str
) -> None:
    """They opened one after another, seconds apart; a round that is overdue has no end any more."""
    state = SEASON
    for at in SEASON.open_tables()[:done]:
        state = ended(state, *at, (0, 5))
    visible = running(state)
    ends = tuple(
        Deadline(DeadlineKind.ROUND, round, due := MONDAY + timedelta(minutes=later, seconds=round), due, 0)
        for round, later in enumerate(minutes, 1)
        if later is not None
    )
    visible = replace(visible, stored=replace(visible.stored, deadlines=ends))
    told = told.format(int(min(one.due for one in ends).timestamp()))
    assert f"Tables done: {done} of 6. {told}." in texts(await tournament_board(visible, ENGLISH))
    assert f"**Friday** · All tables of the season · {told} · players: 4" in report(visible, ENGLISH)[0]
    opens = Deadline(DeadlineKind.NEXT, 4, MONDAY, MONDAY, 0)
    visible = replace(visible, stored=replace(visible.stored, deadlines=(*ends, opens)))
    assert "next round" not in texts(await tournament_board(visible, ENGLISH)), "they open one after another"


async def test_a_round_ends_with_the_last_of_its_open_tables_where_one_was_given_more_time() -> None:
    state = opened(begun(SwissRules(seats=2, rounds=2), 4))
    later = MONDAY + timedelta(days=3)
    ends = (
        Deadline(DeadlineKind.ROUND, 1, MONDAY, MONDAY, 0),
        Deadline(DeadlineKind.TABLE, table_number(1, 2), later, later, 0),
    )

    async def told(state: Tournament, *deadlines: Deadline) -> str:
        return texts(await tournament_board(running(state, *deadlines), ENGLISH))

    for those in (ends, ends[1:]):
        assert f"The round ends <t:{later.timestamp():.0f}:R>" in await told(ended(state, 1, 1, (0, 5)), *those)
    assert f"The round ends <t:{MONDAY.timestamp():.0f}:R>" in await told(ended(state, 1, 2, (0, 5)), ends[0])


async def test_an_arena_ends_with_the_bell_on_its_board_and_for_its_host() -> None:
    rings = Deadline(DeadlineKind.BELL, 0, MONDAY, MONDAY, 0)
    visible = running(opened(begun(ArenaRules(seats=4), 4)), rings)
    for told in (texts(await tournament_board(visible, ENGLISH)), report(visible, ENGLISH)[0]):
        assert "The bell rings <t:" in told
        assert "ends" not in told


async def test_only_the_first_season_of_a_league_is_seeded_and_drawn() -> None:
    for season, drawn in ((1, True), (2, False)):
        board = await tournament_board(running(replace(SEASON, season=season)), ENGLISH)
        assert ("lots do the rest" in texts(board)) is drawn


async def test_the_board_of_a_tournament_in_rounds_tells_of_the_last_one() -> None:
    first = round_played(opened(begun(SwissRules(rounds=2, seats=2), 4)), by_strength())
    told = texts(await tournament_board(running(opened(first)), ENGLISH))
    assert "Round 2 of 2:" in told
    assert "Tables done: 0 of 2" in told
    assert [f"<#{thread}>" in told for thread in (11, 12, 21, 22)] == [False, False, True, True]


async def test_standings_in_a_round_that_is_played_are_of_that_round() -> None:
    first = opened(begun(KnockoutRules(seats=2), 5))
    second = opened(round_played(first, by_strength()))
    for state, note in (
        (first, "Round 1"),
        (round_played(first, by_strength()), "After round 1"),
        (second, "Round 2"),
        (ended(SEASON, 1, 2, (0, 5)), "All tables of the season"),
    ):
        (picture, *_) = await standings_files(running(state), ENGLISH)
        assert (picture.alt or "").partition(". ")[0].endswith(f", {note}")


@pytest.mark.parametrize(("rounds", "told"), [(2, "The next round begins"), (1, "The winners are named")])
async def test_after_a_round_the_board_alone_tells_what_comes_next_so_that_the_word_of_the_round_stays_true(
    rounds: int, told: str
) -> None:
    goes_on = Deadline(DeadlineKind.NEXT, 0, MONDAY, MONDAY, 0)
    state = round_played(opened(begun(SwissRules(rounds=rounds, seats=2), 4)), by_strength())
    later = [apply(state, Pause("tea", "1")).state, after(state, *map(Withdraw, range(3))).state]
    said = {texts(await round_summary(running(one, goes_on), 1, ENGLISH)) for one in (state, *later)}
    assert said == {"**[Friday](https://discord.com/channels/7/70)**: round 1 is over."}
    assert told in texts(await tournament_board(running(state, goes_on), ENGLISH))


async def test_who_wins_without_a_final_since_nobody_is_left_is_no_last_round_without_a_word() -> None:
    state = opened(begun(KnockoutRules(seats=2), 4))
    for one in state.rounds[0].tables[0].entrants:
        state = apply(state, Withdraw(one)).state
    goes_on = Deadline(DeadlineKind.NEXT, 0, MONDAY, MONDAY, 0)
    visible = running(ended(ended(state, 1, 1, (0, 5)), 1, 2, (0, 5)), goes_on)
    assert "One player is left. The winners are named" in texts(await tournament_board(visible, ENGLISH))


async def test_a_bracket_shows_the_rounds_to_come_with_whoever_is_in_them_already() -> None:
    state = ended(opened(begun(KnockoutRules(seats=2), 8)), 1, 2, (5, 0))
    visible = running(state)
    _, second, final = bracket_rounds(visible, ENGLISH)
    winner = computer_name(state.rounds[0].tables[1].seats[1] or 0)
    assert [[seat.name for seat in table.seats] for table in second.tables] == [["", winner], ["", ""]]
    assert [table.leads_to for table in second.tables] == [(0,), (0,)]
    assert [[seat.name for seat in table.seats] for table in final.tables] == [["", ""]]
    (picture,) = await bracket_files(visible, ENGLISH)
    assert (picture.alt or "").startswith(f"Friday. Round 1: {winner} went on. ")
    assert (picture.alt or "").endswith(f" 5 and {winner} 0.")
    (picture,) = await bracket_files(running(ended(state, 1, 1, (0, 5))), ENGLISH)
    first = computer_name(state.rounds[0].tables[0].seats[0] or 0)
    assert f"Friday. Round 1: {first} and {winner} went on. Then {first} meets {winner}. " in (picture.alt or "")
    assert len(bracket_rounds(running(apply(state, Cancel("rain", "1")).state), ENGLISH)) == 1


def test_a_bracket_with_byes_shows_who_has_one_and_the_rounds_to_come() -> None:
    state = opened(begun(KnockoutRules(seats=2), 5, range(5)))
    first, second, final = bracket_rounds(running(state), ENGLISH)
    assert [(one.note, [seat.name for seat in one.seats]) for one in first.tables] == [
        ("bye", [NAMES[0]]),
        ("", [NAMES[3], NAMES[4]]),
        ("bye", [NAMES[1]]),
        ("bye", [NAMES[2]]),
    ]
    assert [one.leads_to for one in first.tables] == [(0,), (0,), (1,), (1,)]
    assert [[seat.name for seat in one.seats] for one in second.tables] == [[NAMES[0], ""], [NAMES[1], NAMES[2]]]
    assert [[seat.name for seat in one.seats] for one in final.tables] == [["", ""]]


async def test_a_bracket_has_no_column_for_a_round_that_is_skipped() -> None:
    state = opened(begun(KnockoutRules(seats=2), 6, range(6)))
    state = round_played(after(state, *map(Withdraw, range(2, 6))).state, by_strength())
    for then in (state, opened(state)):
        first, final = bracket_rounds(running(then), ENGLISH)
        assert (final.heading, [seat.name for seat in final.tables[0].seats]) == ("The final", [*NAMES[:2]])
        assert [bool(one.leads_to) for one in first.tables] == [one.note == "bye" for one in first.tables]


async def test_the_final_and_the_match_for_third_place_are_called_so_wherever_a_table_is_named() -> None:
    semis = opened(begun(KnockoutRules(seats=2, third_place=True), 4))
    for number in (1, 2):
        assert f"round 1, table {number}:" in texts(table_card(running(semis), 1, number, ENGLISH))
    with_a_bye = running(opened(begun(KnockoutRules(seats=2), 3)))
    assert "round 1, table 1" in texts(table_card(with_a_bye, 1, 1, ENGLISH)), "a round with a bye is no final"
    visible = running(opened(round_played(semis, by_strength())))
    called = {table.group: table.number for table in visible.state.rounds[-1].tables}
    assert "**Friday** · the final: " in texts(table_card(visible, 2, called[0], ENGLISH))
    assert "the match for third place" in texts(table_card(visible, 2, called[1], ENGLISH))
    assert "you play here: [Friday](https://discord.com/channels/7/70), the final." in texts(
        table_call(visible, 2, called[0], ENGLISH, "0")
    )
    (picture,) = (await tournament_board(visible, ENGLISH)).files
    assert "The final, " in picture.alt
    assert "The match for third place, " in picture.alt
    decided = after(visible.state, Decide(2, called[0], (2, 1), "fair", "1")).state
    assert "has decided a table, the final: fair" in act_line(running(decided), decided.acts[0], ENGLISH)
    early = apply(semis, EndEarly("late", "1")).state
    assert ["Third place" in about(running(one), ENGLISH) for one in (semis, early)] == [True, False]
    assert "No further round" not in about(running(finished(round_played(early, by_strength()))), ENGLISH)


def test_the_rounds_to_come_have_a_final_and_a_match_for_third_place_with_whoever_is_in_them() -> None:
    state = opened(begun(KnockoutRules(seats=2, third_place=True), 8, range(8)))
    rounds = bracket_rounds(running(state), ENGLISH)
    assert [one.heading for one in rounds] == ["Round 1", "Round 2", "The final"]
    final, third = rounds[-1].tables
    assert [(one.note, [seat.name for seat in one.seats]) for one in (final, third)] == [
        ("", ["", ""]),
        ("The match for third place", ["", ""]),
    ]
    semis = ended(opened(round_played(state, by_strength())), 2, 1, (0, 5))
    lost = computer_name(semis.rounds[1].tables[0].seats[1] or 0)
    third = bracket_rounds(running(semis), ENGLISH)[-1].tables[-1]
    assert (third.beside, [seat.name for seat in third.seats]) == (True, [lost, ""])


async def test_who_won_the_match_for_third_place_is_second_once_a_finalist_is_taken_out() -> None:
    semis = round_played(opened(begun(KnockoutRules(seats=2, third_place=True), 4)), by_strength())
    state = round_played(opened(semis), by_strength())
    second, third = (row.entrant for row in standings(state)[1:3])
    visible = running(apply(state, Remove(second, "cheated", "1")).state)
    (picture,) = await bracket_files(visible, ENGLISH)
    assert f" 2. {computer_name(third)}." in (picture.alt or "")


async def test_who_lost_a_semi_final_is_told_of_the_match_for_third_place_and_is_not_out() -> None:
    visible = running(round_played(opened(begun(KnockoutRules(seats=2, third_place=True), 4, range(4))), by_strength()))
    (way,) = road(visible, 3, ENGLISH)
    assert way.place_after == "plays for third place"
    (picture,) = await bracket_files(visible, ENGLISH)
    assert f"Then {NAMES[0]} meets {NAMES[1]}. Third place: {NAMES[3]} meets {NAMES[2]}." in (picture.alt or "")
    (sheet,) = await standings_files(visible, ENGLISH)
    assert "out" not in (sheet.alt or "")
    first, match = road(running(round_played(opened(visible.state), by_strength())), 3, ENGLISH)
    assert (first.place_after, match.place_after) == ("plays for third place", "place 4")


async def test_a_final_is_told_with_who_is_first_and_third_and_nobody_is_out_in_the_end() -> None:
    semis = opened(begun(KnockoutRules(seats=2, third_place=True), 4, range(4)))
    last = opened(round_played(semis, by_strength()))
    (picture,) = await bracket_files(running(last), ENGLISH)
    assert f"The final, being played: {NAMES[0]} and {NAMES[1]}." in (picture.alt or "")
    over = running(finished(round_played(last, by_strength())))
    (picture,) = await bracket_files(over, ENGLISH)
    assert f"The final, done: {NAMES[0]} 0 and {NAMES[1]} 10. 1. {NAMES[0]}." in (picture.alt or "")
    assert f"third place, done: {NAMES[3]} 30 and {NAMES[2]} 20. 3. {NAMES[2]}." in (picture.alt or "")
    (podium,) = await podium_files(over, ENGLISH)
    assert podium.alt == f"Friday. 1. {NAMES[0]}. 2. {NAMES[1]}. 3. {NAMES[2]}. 4. {NAMES[3]}."
    placed = [placed_at(over, row, ENGLISH) for row in standings(over.state)]
    assert {one.points for one in placed} == {""}, "who is third may have more points than who lost the final"


def test_a_host_is_told_of_everybody_who_has_played() -> None:
    played = round_played(opened(begun(KnockoutRules(seats=2), 4)), by_strength())
    left = apply(played, Withdraw(played.rounds[0].tables[0].entrants[0])).state
    assert "players: 4" in report(running(left), ENGLISH)[0]


def test_a_place_that_is_shared_is_told_so_and_never_counted_on_by_discord() -> None:
    told = texts(table_card(running(ended(opened(begun(KnockoutRules(seats=2), 2)), 1, 1, (0, 0))), 1, 1, ENGLISH))
    assert [line[:7] for line in told.splitlines() if "(total 0)" in line] == ["**1.** "] * 2


def test_a_call_tells_no_end_of_the_round_which_a_host_may_move() -> None:
    ends = Deadline(DeadlineKind.ROUND, 1, MONDAY, MONDAY, 0)
    visible = running(opened(begun(KnockoutRules(seats=2), 4)), ends)
    assert "<t:" not in texts(table_call(visible, 1, 1, ENGLISH, "0"))


async def test_check_in_counts_people_and_no_computers() -> None:
    state = after(
        entered(KnockoutRules(seats=2, check_in=True), 2), Enter("", computer=True), OpenCheckIn(), CheckIn(0)
    )
    assert "1 of 2 are there" in texts(await tournament_board(running(state.state), ENGLISH))
    alone = after(entered(KnockoutRules(seats=2, check_in=True), 0), Enter("", computer=True), OpenCheckIn())
    assert "**Check-in is open.** Play begins" in texts(await tournament_board(running(alone.state), ENGLISH))


def test_that_there_will_be_a_check_in_is_told_from_the_first_board_on_and_no_longer_once_it_is_over() -> None:
    for state, told in ((entered(SwissRules(), 4), True), (begun(SwissRules(), 4), False)):
        visible = running(state)
        record = replace(visible.record, terms=replace(visible.record.terms, check_in_s=1_800))
        said = about(replace(visible, record=record), ENGLISH)
        assert ("the last 30 minutes before the start" in said) is told


def played(rules: AnyTournamentRules, players: int) -> VisibleTournament:
    """A tournament that was played, by players who are the better the earlier they entered."""
    return running(simulated(rules, World(players, 0.0, 3, seeds=True)))


async def test_long_standings_are_pages_of_sixteen_each_with_its_own_rows() -> None:
    visible = played(SwissRules(rounds=1), 40)
    pages = standings_pages(visible)
    assert [len(page.rows) for page in pages] == [16, 16, 8]
    (second,) = await standings_files(visible, ENGLISH, pages[1:2])
    assert "After round 1 · 2/3." in second.alt
    assert " 17. " in second.alt
    assert " 16. " not in second.alt


async def test_all_that_a_picture_of_standings_shows_is_said_beside_it() -> None:
    (picture,) = await standings_files(played(SwissRules(rounds=3), 8), ENGLISH)
    assert re.search(r" Points \([^;]+; [^;]+\): 1\. \w+: [\d.]+ \([\d.]+; [\d.]+\)\.", picture.alt)
    assert re.search(r"\)\. (Up|Down) \d\.", picture.alt)


@pytest.mark.parametrize("rules", [KnockoutRules(seats=2), SwissRules(seats=2, rounds=3)])
async def test_arrows_tell_the_way_from_the_standings_that_were_shown_before(rules: AnyTournamentRules) -> None:
    first = round_played(opened(begun(rules, 8)), lambda _: (5, 5))
    shown, second = {row.entrant: row.place for row in standings(first)}, opened(first)
    left = apply(second, Remove(second.rounds[1].tables[0].entrants[0], "rude", "1")).state
    visible = running(round_played(left, by_strength()))
    alt = (await standings_files(visible, ENGLISH))[0].alt or ""
    for row in standings(visible.state):
        up = shown[row.entrant] - row.place
        moved = f"Up {up}." if up > 0 else f"Down {-up}." if up else ""
        said = re.search(rf"\. {NAMES[row.entrant]}: [^:]*?\)[^:.]*\.(?: ((?:Up|Down) \d\.))?", alt)
        assert ((said and said[1]) or "") == moved, alt


async def test_the_tables_of_a_large_round_are_all_said_beside_its_pictures() -> None:
    visible = played(SwissRules(rounds=1), 96)
    said = [one.alt or "" for one in await round_files(visible, 1, ENGLISH)]
    assert all(any(f"Table {number}," in alt for alt in said) for number in range(1, 25))
    assert max(map(len, said)) <= 1_024


@pytest.mark.parametrize(
    ("best", "told"), [("highest", "how far one is behind the table’s best"), ("lowest", "The game’s own totals count")]
)
def test_a_ladder_says_what_counts_and_after_how_many_rounds_it_ends(best: str, told: str) -> None:
    said = about(running(begun(LadderRules.model_validate({"best": best, "out_at": 150, "max_rounds": 8}), 4)), ENGLISH)
    assert told in said
    assert "Ladder, out at 150 points, rounds at most: 8, tables of 4" in said


@pytest.mark.parametrize(("format", "points"), [("swiss", "−12"), ("ladder", "12"), ("knockout", "−12")])
async def test_totals_are_read_as_the_game_writes_them_down_and_so_are_points_that_add_them_up(
    format: str, points: str
) -> None:
    added = {"points": "totals"} if format == "swiss" else {}
    visible = running(ended(opened(begun(FORMATS[format](seats=2, **added), 2)), 1, 1, [12, 3]))
    terms = visible.record.terms
    written = replace(terms, rules=terms.rules.with_switches({"score.display": "negative"}))
    visible = replace(visible, record=replace(visible.record, terms=written))
    assert "(total −12)" in texts(table_card(visible, 1, 1, ENGLISH))
    said = [one.alt for one in await standings_files(visible, ENGLISH)]
    shown = bracket_rounds(visible, ENGLISH) if format == "knockout" else said
    assert set(re.findall(r"−?\b12\b", str(shown))) == {points}
    figures = as_csv(visible, {11: "game"}, ENGLISH).decode()
    assert set(re.findall(r"-?\b12\b", figures)) == {"-12", points.replace("−", "-")}
    typed = {"table": "1.1", "places": "2 1", "totals": "-12 -3", "reason": "so it was"}
    decided = _move(PanelId(HOST, "decide"), visible, typed, "1")
    assert decided.totals == (12, 3)


async def test_of_several_divisions_each_winner_by_lot_is_named_so_and_no_other() -> None:
    rules = LeagueRules(seats=2, division_size=4, laps=1, moving=1)
    state = begun(rules, 8)
    while (needed := due(state)) is not None and needed.purpose == "round":
        state = opened(state)
        for table in state.rounds[-1].tables:
            first = min(table.entrants)
            totals = [0 if one == first else 9 for one in table.seats] if not table.group else [0, 0]
            state = ended(state, len(state.rounds), table.number, totals)
    over = running(finished(state))
    first, second = [row for row in standings(over.state) if row.place == 1]
    assert (first.settled, second.settled) == ("results", "lot")
    names = [computer_name(row.entrant) for row in (first, second)]
    told = texts(await podium(over, ENGLISH))
    assert f"**{names[0]} and {names[1]} (by lot) have won their divisions!**" in told
    (picture,) = await tables_files(over, ENGLISH)
    assert (picture.alt or "").startswith("Friday, Round 3. Table 1, done: "), "of the whole season it is the end"


async def test_a_league_marks_only_who_goes_up_or_down_for_certain_as_it_stands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Divisions of five and four, of whom two could change places: where one has gone, one does."""
    state = season_opened(begun(LeagueRules(seats=2, division_size=5, moving=2), 9, range(9)))
    drawn: list[DrawnStanding] = []
    draw = "bot.ui.tournament.pictures.standings_pictures"
    monkeypatch.setattr(draw, lambda rows, labels: drawn.extend(rows) or standings_pictures(rows, labels))
    for now, up, down in (
        (state, [], []),
        (round_played(state, by_strength()), ["Falk", "Gitta"], ["Dino", "Edda"]),
        (round_played(apply(state, Withdraw(5)).state, by_strength()), ["Gitta"], ["Edda"]),
        (apply(round_played(state, by_strength()), Cancel("rain", "1")).state, [], []),
    ):
        drawn.clear()
        said = " ".join(one.alt or "" for one in await standings_files(running(now), ENGLISH))
        for zone, names in (("up", up), ("down", down)):
            assert [one.name for one in drawn if one.zone == zone] == names
            assert re.findall(rf"(\w+): [^:]+, goes {zone}\.", said) == names


async def test_of_a_tournament_that_was_called_off_no_picture_says_that_it_is_played() -> None:
    for rules in (SwissRules(rounds=2, seats=2), LeagueRules(seats=2), KnockoutRules(seats=2)):
        over = running(apply(opened(begun(rules, 4)), Cancel("rain", "1")).state)
        (standing,) = await standings_files(over, ENGLISH)
        tables = await tables_files(over, ENGLISH)
        assert "table 1: not played to the end" in texts(table_card(over, 1, 1, ENGLISH))
        assert "called off." in (standing.alt or "")
        for one in tables:
            assert "called off." in (one.alt or "")
            assert ", not played to the end: " in (one.alt or "")
            assert "being played" not in (one.alt or "")


def test_that_third_place_is_played_for_is_told_as_long_as_there_is_a_match_or_may_be_one() -> None:
    state = begun(KnockoutRules(seats=2, third_place=True), 4, range(4))
    semis = round_played(opened(state), by_strength())
    three = opened(begun(KnockoutRules(seats=2, third_place=True), 3))
    half = ended(opened(state), 1, 1, (0, 5))
    told = [state, half, semis, opened(semis)]
    for at in (*told, three, *(apply(semis, Withdraw(gone)).state for gone in (0, 3))):
        assert ("Third place is played for." in about(running(at), ENGLISH)) is (at in told)
