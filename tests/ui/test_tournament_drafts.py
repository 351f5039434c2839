"""The panel in which a tournament is prepared: every choice that it offers can be made, and leads where it says."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.answers import Outdated
from bot.hosting.clock.pace import PACES
from bot.hosting.refusals import HostReject
from bot.hosting.tournaments import drafts
from bot.hosting.tournaments.service import VisibleTournament
from bot.records.tournaments import Competitor, StoredTournament, TournamentRecord, TournamentStatus
from bot.ui.kit.items import PanelId
from bot.ui.lobby.changing import leaf_panel
from bot.ui.tournament.actor import named_entrants, naming
from bot.ui.tournament.draft_choices import Choices, Server, change_of
from bot.ui.tournament.draft_panel import draft_panel, seconds
from bot.ui.tournament.host import numbers
from bot.ui.tournament.outgoing import about, tournament_board
from engine.tournament.rules import FORMATS, TIE_BREAKS
from tests.hosting.hosted import MONDAY, refuses
from tests.ui.looks import ENGLISH, in_a_lobby, selects, texts
from tests.ui.test_calm_panels import MOST, words
from tests.ui.test_house_panel import a_lobby

SERVER = Server(("Fridays",), None, ((55, "regulars"),))


def draft(game: str = "disney_basic", **wishes: Any) -> StoredTournament:
    """A draft with these fields of what a host begins with."""
    return drafts.drafted(drafts.NewTournament(7, 70, 1001, "Friday", game, {}, **wishes), MONDAY)


def seen(stored: StoredTournament) -> VisibleTournament:
    return VisibleTournament(stored.record, stored.state, stored)


def offered(stored: StoredTournament) -> list[tuple[PanelId, list[discord.SelectOption]]]:
    """The lists of values: what each changes, and what it offers."""
    items = [one.item for one in Choices(seen(stored), SERVER, ENGLISH).lists().values()]
    return [(PanelId.parse(item.custom_id), item.options) for item in items if isinstance(item, discord.ui.Select)]


@pytest.mark.parametrize("format", FORMATS)
def test_every_choice_that_is_offered_can_be_made_and_is_shown_as_chosen(format: str) -> None:
    stored = draft(format=format)
    for panel_id, options in offered(stored):
        assert sum(option.default for option in options) <= 1
        assert len({option.label for option in options}) == len(options)
        for option in options if panel_id.action not in ("game", "set") else ():
            after = change_of(panel_id.action, panel_id.detail, (option.value,))(stored)
            shown = {one.action + one.detail: values for one, values in offered(after)}
            chosen = [one.value for one in shown.get(panel_id.action + panel_id.detail, ()) if one.default]
            assert chosen in ([option.value], []), (panel_id.action, panel_id.detail, option.value)


@pytest.mark.parametrize(("game", "of_knocking"), [("disney_basic", True), ("gin_rummy", False)])
def test_a_pace_is_offered_with_the_time_to_knock_where_there_is_any(game: str, of_knocking: bool) -> None:
    (paces,) = [options for panel_id, options in offered(draft(game)) if panel_id.action == "pace"]
    (at_table,) = selects(leaf_panel(in_a_lobby(replace(a_lobby(game), seats=3)), "pace", ENGLISH))
    assert [option.label for option in at_table.options[: len(paces)]] == [option.label for option in paces]
    assert {"to knock" in option.label for option in paces} == {of_knocking}


def test_a_league_whose_tables_are_open_at_once_is_not_played_in_one_sitting_and_takes_no_pace_away() -> None:
    live = draft(pace=PACES["live"])
    with refuses(HostReject.LEAGUE_TOO_QUICK, least=timedelta(hours=1)):
        drafts.with_format(live, "league")
    league = drafts.with_format(change_of("pace", "", ("daily",))(live), "league")
    (paces,) = [options for panel_id, options in offered(league) if panel_id.action == "pace"]
    assert "live" not in [option.value for option in paces]
    with refuses(HostReject.LEAGUE_TOO_QUICK, least=timedelta(hours=1)):
        draft(format="league", pace=PACES["live"])
    with refuses(HostReject.LEAGUE_TOO_QUICK):
        change_of("pace", "", ("live",))(league)


@pytest.mark.parametrize("format", FORMATS)
def test_what_is_chosen_of_how_a_tournament_is_played_is_told_before_the_start(format: str) -> None:
    for seats in (2, 4):
        stored = drafts.with_rules(draft(format=format), {"seats": seats})
        for panel_id, options in offered(stored):
            chosen = (change_of(panel_id.action, panel_id.detail, (one.value,))(stored) for one in options)
            if panel_id.action in ("rule", "ties", "rests"):
                told = {about(seen(after), ENGLISH) for after in chosen}
                assert len(told) == len(options), (seats, panel_id.detail or panel_id.action)


@pytest.mark.parametrize("format", FORMATS)
async def test_a_tournament_is_told_in_sixty_words_before_it_is_opened_and_after(format: str) -> None:
    stored = draft(format=format)
    opened = replace(stored, record=replace(stored.record, status=TournamentStatus.OPEN))
    board = await tournament_board(seen(opened), ENGLISH)
    for told in (draft_panel(seen(stored), SERVER, "", ENGLISH), board):
        assert words(texts(told)) <= MOST, texts(told)


@pytest.mark.parametrize(("rounds", "late", "chosen"), [(2, ["0", "1"], "1"), (4, ["0", "1", "2", "3"], "2")])
def test_late_entry_is_offered_until_the_last_round_begins(rounds: int, late: list[str], chosen: str) -> None:
    stored = drafts.with_rules(draft(), {"rounds": rounds})
    (options,) = (options for panel_id, options in offered(stored) if panel_id.detail == "late_rounds")
    assert [one.value for one in options] == late
    assert [one.value for one in options if one.default] == [chosen]


@pytest.mark.parametrize(("seats", "chosen"), [(2, "byes"), (4, "short_tables")])
def test_no_short_tables_are_told_of_where_none_can_be_short(seats: int, chosen: str) -> None:
    stored = drafts.with_rules(draft(), {"seats": seats, "seats_least": 2})
    (options,) = (options for panel_id, options in offered(stored) if panel_id.detail == "leftovers")
    assert [one.value for one in options if one.default] == [chosen]
    assert ("short_tables" in [one.value for one in options]) is (seats > 2)


@pytest.mark.parametrize("format", FORMATS)
def test_the_one_list_leads_to_every_list_of_values_and_says_how_it_is_now(format: str) -> None:
    stored = draft(format=format)
    (which,) = selects(draft_panel(seen(stored), SERVER, "", ENGLISH))
    assert [option.value for option in which.options] == [*Choices(seen(stored), SERVER, ENGLISH).lists()]
    assert len({option.label for option in which.options}) == len(which.options)
    for what in which.options:
        (values,) = selects(draft_panel(seen(stored), SERVER, what.value, ENGLISH))
        assert what.description == next((one.label for one in values.options if one.default), None)
        assert values.placeholder == what.label


def test_what_settles_ties_first_goes_before_the_others() -> None:
    after = change_of("ties", "", ("direct",))(draft())
    assert after.state.rules.tie_breaks == ("direct", *(one for one in TIE_BREAKS if one != "direct"))


def test_turns_rest_when_the_host_says_and_only_a_role_may_enter() -> None:
    terms = change_of("rests", "", ("vacation",))(draft()).record.terms
    assert (terms.pace.quiet, terms.pace.vacation) == (False, True)
    assert change_of("role", "", ("55",))(draft()).record.terms.role_id == 55
    assert change_of("role", "", ("0",))(change_of("role", "", ("55",))(draft())).record.terms.role_id is None


@pytest.mark.parametrize(("of", "values"), [("computers", ()), ("role", ()), ("ties", ("dice",)), ("colour", ("red",))])
def test_a_choice_of_nothing_or_of_another_version_is_outdated(of: str, values: tuple[str, ...]) -> None:
    with pytest.raises(Outdated):
        change_of(of, "", values)(draft())


def test_a_draft_in_another_format_keeps_only_what_was_chosen() -> None:
    rules = drafts.with_format(drafts.with_rules(draft(), {"size_limit": 8}), "knockout").state.rules
    assert (rules.size_limit, rules.bye_points) == (8, "win")


def record(*names: str) -> TournamentRecord:
    """A record of these people."""
    people = tuple(Competitor(number, name, 100 + number) for number, name in enumerate(names))
    return replace(draft().record, people=people)


@pytest.mark.parametrize("text", ["<@102> <@100>", "<@!102>,<@100>", "Cat, ann", "@Cat,<@100>", "@Cat @Ann"])
def test_seeds_are_named_by_mention_or_by_name(text: str) -> None:
    assert named_entrants(record("Ann", "Ben", "Cat"), text) == (2, 0)


def test_whom_nobody_knows_cannot_be_seeded() -> None:
    assert naming(record("Ann", "Ben"))("Ann, Ben") is None, "nobody alone is called so"
    for typed, name in (("Ann, Zoe", "Zoe"), (" ,, ", ",,")):
        with refuses(HostReject.BAD_SEEDS_NAMED, name=name):
            named_entrants(record("Ann"), typed)
    ann, other, ben = record("Ann", "ann", "Ben").people
    alike = replace(record(), people=(ann, replace(other, user_id=None, computer="easy"), ben))
    for typed in ("Ben, ANN", "@Ben @Ann"):
        with refuses(HostReject.SEVERAL_SO_CALLED, name=typed.split()[-1]):
            named_entrants(alike, typed)
    assert named_entrants(alike, "<#1>, Ben, <@!100>") == (1, 2, 0)
    assert named_entrants(record("Ann", "Mad @Max"), "Mad @Max, Ann") == (1, 0), "a name may hold the sign"


@pytest.mark.parametrize(
    ("typed", "length_s"), [("30m", 1_800), ("30 min", 1_800), ("1H 30M", 5_400), ("3d 12h", 302_400), ("1w", 604_800)]
)
def test_lengths_are_read_as_people_write_them(typed: str, length_s: int) -> None:
    assert seconds(typed) == length_s


@pytest.mark.parametrize("typed", ["", "18:00", "tomorrow", "now", "1,5h", "90", "24.12.", "9999d", "99999w", "1h" * 9])
def test_what_is_no_length_is_refused_as_none_whatever_it_was_for(typed: str) -> None:
    with refuses(HostReject.BAD_LENGTH):
        seconds(typed)


def test_numbers_are_read_as_people_and_boards_write_them_and_are_whole() -> None:
    assert numbers("12 −5, 0,-3") == (12, -5, 0, -3)
    for typed in ("1.5 2", "1 two", "½"):
        with refuses(HostReject.BAD_NUMBERS):
            numbers(typed)


def test_no_round_is_shorter_than_a_turn_at_its_pace() -> None:
    stored = draft()
    assert drafts.with_terms(stored, replace(stored.record.terms, round_s=86_400)).record.terms.round_s == 86_400
    with refuses(HostReject.BAD_ROUND_TIME, least=timedelta(days=1)):
        drafts.with_terms(stored, replace(stored.record.terms, round_s=86_399))


@pytest.mark.parametrize("name", ["", "  ", "\u200b", "\u2800\u200b"])
def test_a_name_of_which_nothing_would_be_seen_is_none(name: str) -> None:
    with refuses(HostReject.BAD_TOURNAMENT_NAME):
        drafts.checked_name(name)
