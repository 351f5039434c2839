"""The last summary of a match: one picture, and everything it shows in words."""

import re
from dataclasses import replace
from functools import cache
from unittest.mock import Mock

import pytest

from bot.hosting.thinking.coaching import Report
from bot.records.deadlines import Deadlines
from bot.records.games import GameRecord, GameStatus, Holder, TableOf, VisibleGame
from bot.records.ids import GameId
from bot.records.series import Played, Series
from bot.ui.kit.items import PanelId
from bot.ui.kit.message import OutgoingFile
from bot.ui.table.again import other_ways, series_lines, with_match
from bot.ui.table.coach import luck_told, report_parts
from bot.ui.table.summary import match_summary
from bot.wording.lengths import units
from engine.cards import SPADES, Seat, WindowNumber, natural
from engine.coach import Decision, Fortune, Judged
from engine.finale.feats import FEWEST, Award, Feat
from engine.finale.finale import Finale, told_finale
from engine.games.events import ClaimWon
from engine.games.moves import DrawStock, LayTable
from engine.games.strengths import Strength
from engine.match.selfplay import play, player
from engine.rules.scores import MatchResult, RoundEnd
from engine.variants import game_of, variant_of
from render.kit import theme
from render.labels import FinaleLabels
from render.pieces.pack import Pack
from render.sheets.finale import finale_picture
from tests.engine.finale.test_finale import CHOOSING, SHORT
from tests.engine.tile_builders import DRAW, at_tile, groups
from tests.render.pixels import opened
from tests.render.reading import read_on_a_phone
from tests.ui.looks import ENGLISH, EVERY_GAME, NAMES, NO_EMOJIS, USERS, a_record, buttons, parts, texts

LONG_MATCHES = ("rummy_500", "nsv_robber")
LONG = tuple(f"{name} of the very long names, the {name}"[:32] for name in NAMES)


@cache
def finished(
    key: str, seats: int, seed: int = 3, names: tuple[str, ...] = NAMES, **rules: object
) -> tuple[VisibleGame, Finale]:
    """A match that computers played, as everybody sees its end, and its finale."""
    game = game_of(key, rules)
    played = list(play(game, [player(game, Strength.CASUAL)] * seats, seed))
    told = told_finale(game, (event for one in played for event in one.step.events))
    view = game.view(played[-1].step.state, None)
    record = replace(
        a_record(seats=seats, variant=key, status=GameStatus.FINISHED),
        rules=game.rules,
        holders=tuple(Holder(seat, names[seat], USERS[seat]) for seat in range(seats)),
    )
    return VisibleGame(record, view, Deadlines(None, None), ()), told


@pytest.mark.parametrize("key", [one for one in EVERY_GAME if one.values[0] in CHOOSING])
async def test_one_picture_tells_the_match_and_its_alt_text_says_all_of_it(key: str) -> None:
    seats = min(4, variant_of(key).rules.seat_counts()[-1])
    visible, told = finished(key, seats, **SHORT.get(key, {}))
    message = await match_summary(visible, ENGLISH, NO_EMOJIS, told)
    (file,) = message.files
    assert units(file.alt) <= 1024
    decided = "How it was decided" if len(visible.view.sheet) == 1 else f"Round {told.moment.round.round} decided it"
    assert decided in file.alt
    for name in NAMES[:seats]:
        assert f"{name}, " in file.alt
    for award in told.awards:
        said = f"{NAMES[award.seat]} "
        assert any(said in line and (str(award.figure) in line or award.figure == 1) for line in file.alt.split(". "))
    assert "1st" not in texts(message), "what the picture shows is not in the text"


def _line(file: OutgoingFile, begin: str) -> str:
    return next(line for line in (file.alt or "").split(". ") if line.startswith(begin))


async def test_the_alt_text_names_the_whole_row_that_is_drawn() -> None:
    visible, told = finished("disney_karo8", 3, seed=5)
    view, moment = visible.view, told.moment
    assert moment.round.round == view.round
    low, high = view.rows[moment.placed[0].suit] or (8, 8)
    assert high - low > 2
    (file,) = (await match_summary(visible, ENGLISH, NO_EMOJIS, told)).files
    board = _line(file, "Now lying there: ")
    assert len(board.split(": ")[1].split()) == high - low + 1, board
    assert len(_line(file, "In that turn: ").split(": ")[1].split()) == 1, "of them one was laid"


@pytest.mark.parametrize("seed", [6, 9])
async def test_the_alt_text_names_the_melds_that_are_drawn_of_a_rebuilt_table(seed: int) -> None:
    visible, told = finished("nsv_robber", 3, seed=seed)
    assert len(told.moment.melds) > (brought := len(told.moment.changes)) > 0
    (file,) = (await match_summary(visible, ENGLISH, NO_EMOJIS, told)).files
    board = _line(file, "Now lying there: ")
    assert board.count("|") + 1 == min(brought, 4), board


async def test_a_long_match_of_six_with_long_names_still_fits_and_words_alone_have_all() -> None:
    visible, told = finished("czech_rummy", 6, names=LONG)
    (file,) = (await match_summary(visible, ENGLISH, NO_EMOJIS, told)).files
    assert units(file.alt) <= 1024
    assert file.description == file.alt, "nothing is cut off"
    assert all(f"{name}, round by round: " in file.words for name in LONG)


@pytest.mark.parametrize(
    ("key", "seats"),
    [("disney_basic", 2), ("tile_rummy", 4), *(pytest.param(key, 6, marks=pytest.mark.prove) for key in LONG_MATCHES)],
)
async def test_the_picture_is_no_higher_than_a_phone_shows_and_large_enough_to_read(key: str, seats: int) -> None:
    visible, told = finished(key, seats)
    sentence = "A sentence that is as long as sentences may be, so that it is broken into two lines here"
    labels = FinaleLabels("A title", ("A heading", sentence * 2), tuple((seat, sentence) for seat in range(2)) * 2)
    with read_on_a_phone():
        drawn = finale_picture(visible.view, LONG[:seats], labels, told.moment, Pack(variant_of(key).notation))
    assert drawn.width == 800
    assert drawn.height <= 1200
    with pytest.raises(ValueError, match="finished match"):
        finale_picture(visible.view._replace(result=None), LONG[:seats], labels, None, Pack())


async def test_what_an_award_says_of_the_round_the_moment_does_not_say_again() -> None:
    visible, told = finished("gin_rummy", 2, **SHORT["gin_rummy"])
    assert (Feat.BEST_ROUND, told.moment.round.round) in [(one.feat, one.round) for one in told.awards]
    (file,) = (await match_summary(visible, ENGLISH, NO_EMOJIS, told)).files
    assert re.search(r"(\w+) knocked: \d+ against \d+\. One round brought \1 \d+ points\.", file.alt or "")
    (plain,) = (await match_summary(visible, ENGLISH, NO_EMOJIS, replace(told, awards=()))).files
    assert re.search(r"(\w+) knocked: \d+ against \d+\. It brought \1 \d+ points\.", plain.alt or "")


async def test_each_feat_is_said_once_and_one_of_another_round_with_that_round(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    labels = Mock(wraps=FinaleLabels)
    monkeypatch.setattr("bot.ui.table.finale.FinaleLabels", labels)
    visible, told = finished("gin_rummy", 2, seed=53, **SHORT["gin_rummy"])
    (undercut,) = (one.round for one in visible.view.sheet if one.end is RoundEnd.UNDERCUT)
    assert {one.feat for one in told.awards} == {Feat.GINS, Feat.UNDERCUTS}
    told = replace(told, awards=(*told.awards, Award(Feat.STREAK, Seat(0), 2, frozenset())))
    (file,) = (await match_summary(visible, ENGLISH, NO_EMOJIS, told)).files
    others = f"Ada won 2 rounds in a row. Round {undercut}: Ada undercut a knock."
    assert f", 55. {others} Round 5 decided it. Ada went gin. It brought" in (file.alt or "")
    assert (file.alt or "").count("went gin") == 1
    assert (0, "Ada went gin") not in labels.call_args.args[2], "nor does the picture say it twice"
    visible, told = finished("disney_basic", 3, seed=5)
    claimed = ClaimWon(WindowNumber(1), Seat(2), natural(SPADES, 3), 1, None)
    knocked = Award(Feat.KNOCKS, Seat(2), 1, frozenset(), told.moment.round.round)
    told = replace(told, moment=replace(told.moment, events=(claimed,)), awards=(knocked,))
    (file,) = (await match_summary(visible, ENGLISH, NO_EMOJIS, told)).files
    assert "Cyd knocked for 3♠" in (file.alt or "")
    assert "Cyd knocked and got" not in (file.alt or "")


async def test_a000_15_of_minus_points_the_highest_total_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    visible, told = finished("disney_layoff", 3, **{"score.display": "negative", "match.rounds": 1})
    labels = Mock(wraps=FinaleLabels)
    monkeypatch.setattr("bot.ui.table.finale.FinaleLabels", labels)
    (file,) = (await match_summary(visible, ENGLISH, NO_EMOJIS, replace(told, awards=()))).files
    assert labels.call_args.args[0] == "The highest total wins"
    assert re.search(r"It cost \w+ \d+ points?\.", file.alt or "")
    visible, told = finished("czech_rummy", 3, **{"match.eliminate_at": 40})
    await match_summary(visible, ENGLISH, NO_EMOJIS, told)
    assert labels.call_args.args[0] == "The last one left wins"


async def test_of_who_left_in_the_first_round_no_rounds_are_told() -> None:
    visible, told = finished("disney_basic", 3, names=("Ada", "Ben", "Zoe"))
    sheet = tuple(replace(one, seats=(*one.seats[:2], None)) for one in visible.view.sheet)
    left = replace(visible, view=visible.view._replace(sheet=sheet))
    (file,) = (await match_summary(left, ENGLISH, NO_EMOJIS, told)).files
    assert re.findall(r"(\w+), round by round", file.alt or "") == ["Ada", "Ben"]


def test_a000_15_a_bar_of_minus_points_starts_left_of_one_of_plus_points() -> None:
    view = finished("disney_layoff", 2, **{"score.display": "negative", "match.rounds": 1})[0].view
    picture = opened(finale_picture(view, NAMES[:2], FinaleLabels("", (), ()), None, Pack()))
    places = [(x, y) for x in range(440) for y in range(picture.height)]
    left = [min(at[0] for at in places if picture.getpixel(at) == colour) for colour in theme.SEAT_COLOURS[:2]]
    assert left.index(min(left)) not in view.result.winners


async def test_gin_what_the_end_adds_to_the_last_round_is_said_beside_its_finale() -> None:
    visible, told = finished("gin_rummy", 2, **SHORT["gin_rummy"])
    message = await match_summary(visible, ENGLISH, NO_EMOJIS, told)
    assert re.search(r"at the end of the match: 100 for the game", texts(message))


def test_every_feat_has_its_sentence() -> None:
    for feat in Feat:
        for figure in (1, 2, 7):
            said = ENGLISH.text(f"feat-{feat.value}", name="Ada", figure=figure)
            assert "Ada" in said
            assert str(figure) in said or figure == 1
    assert set(Feat) > FEWEST


def a_series(*places: tuple[int, ...], best_of: int = 3) -> Series:
    sitters = tuple(zip(USERS[:2], NAMES[:2], strict=True))
    return Series(GameId(1), best_of, tuple(Played(sitters, one) for one in places))


def ways(record: GameRecord, series: Series | None = None) -> list[str]:
    return [str(item.item.label) for item in other_ways(record, series, ENGLISH)]


def test_other_ways_on_are_offered_where_there_are_any() -> None:
    assert ways(a_record(seats=2)) == ["Best of 3", "Best of 5", "With one more"]
    assert ways(a_record(seats=6)) == ["Best of 3", "Best of 5"], "six are as many as can play"
    assert ways(a_record(seats=2, guild_id=0)) == ["Best of 3", "Best of 5"], "nobody joins a practice game"
    assert ways(a_record(seats=2, table_of=TableOf(3, 1, 2))) == []
    assert ways(a_record(seats=2), a_series((1, 2))) == [], "a series goes on"
    assert ways(a_record(seats=2), a_series((1, 2), (1, 2)))


async def test_a_series_says_how_it_stands_and_goes_on_with_one_click() -> None:
    visible, told = finished("gin_rummy", 2, **SHORT["gin_rummy"])
    winner = visible.view.result.places.index(1)
    message = await match_summary(visible, ENGLISH, NO_EMOJIS, told, a_series())
    assert f"Best of 3: {NAMES[winner]} 1 and {NAMES[1 - winner]} 0" in texts(message)
    assert [*buttons(message)] == ["Watch", "Next match", "Coach", "More"]
    first = (1, 2) if winner == 0 else (2, 1)
    over = await match_summary(visible, ENGLISH, NO_EMOJIS, told, a_series(first))
    assert f"**{NAMES[winner]} wins the series.**" in texts(over)
    assert [*buttons(over)] == ["Watch", "Rematch", "Coach", "More"]


def test_a_level_series_is_nobody_s() -> None:
    record, result = a_record(seats=2), MatchResult((1, 1), (1, 1), (0, 1))
    series = with_match(a_series((1, 2), (2, 1)), record, result)
    assert series_lines(series, ENGLISH)[1:] == ["The series ends level."]
    assert with_match(None, record, result) is None
    of_three = Played(tuple((number, name) for number, name in enumerate(("Ada", "Ben", "Zoe"))), (1, 2, 1))
    assert series_lines(Series(GameId(1), 3, (of_three,) * 2), ENGLISH)[1:] == ["**Ada and Zoe win the series.**"]


async def test_the_buttons_of_a_summary_know_their_game_and_without_a_finale_the_figures_are_shown() -> None:
    visible, told = finished("disney_karo8", 2)
    message = await match_summary(visible, ENGLISH, NO_EMOJIS, told)
    ids = [PanelId.parse(str(item.custom_id)) for item in parts(message) if getattr(item, "custom_id", None)]
    assert {one.game for one in ids} == {visible.record.id}
    assert [one.action for one in ids] == ["open", "rematch", "more"]
    assert "nothing counts" not in texts(message)
    visible, _ = finished("disney_basic", 2)
    played_on = replace(visible, record=replace(visible.record, played_on="DEVZ3U88"))
    plain = await match_summary(played_on, ENGLISH, NO_EMOJIS)
    assert "Practice from game DEVZ3U88: nothing counts." in texts(plain)
    assert [file.name for file in plain.files] == ["scores.png"]


def test_what_is_told_of_luck_adds_up() -> None:
    """83 ahead, 20 behind: what was made of the cards is 103, though 82.6 and 19.5 are 102.1 apart."""
    told = luck_told(Fortune(82.6, -19.5001, 12), ENGLISH)
    assert "your rounds: 83 points ahead" in told, "what a match of gin brings at its end is no luck of a deal"
    assert "20 points behind" in told
    assert "103 points ahead" in told


async def test_the_coach_raises_what_was_held_and_not_the_tile_that_was_taken_with_it() -> None:
    table = at_tile("v1.enabled=on", racks=["R7 R8 W1", "W2 W3"], aside=["", "R9"], phase=DRAW)
    laid = LayTable(0, table.round.turn, groups(table.notation, "R7 R8 R9"), "aside")
    judged = Judged(Decision(1, table.view(0), laid), DrawStock(0, table.round.turn), 5.0, 1.0)
    record = a_record(table.rules, seats=2, variant="tile_rummy")
    *_, moment = await report_parts(record, Report(0, 1, (judged,), None), ENGLISH, NO_EMOJIS)
    assert isinstance(moment, OutgoingFile)
    assert moment.alt.endswith("Chosen: red 7, 8.")
