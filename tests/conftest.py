from __future__ import annotations

import asyncio
import gc
import os
import random
import shutil
import zlib
from collections.abc import Iterator
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from tests import properties

if TYPE_CHECKING:
    from tests.postgres import Postgres
    from tests.prove.reporting import ProofReport

ON_BOTH: Final = (
    "tests.store.",
    "tests.hosting.test_leaps",
    "tests.hosting.test_limits",
    "tests.hosting.test_ownership",
    "tests.hosting.test_write_path",
)
"""The modules whose tests run on PostgreSQL too; with `--every-database` all those do that ask for a database."""

properties.register()
gc.disable()  # until everything is imported and collected: nothing of that is garbage


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--every-database", action="store_true", help="run on PostgreSQL whatever asks for a database")
    parser.addoption("--chance-seed", type=int, default=0, help="deal other cards in every test")
    parser.addoption("--order-seed", type=int, help="run the files, and the tests of each, in an order of this seed")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mix the tests where an order was asked for; what a file sets up for all of its tests it still sets up once."""
    seed = config.getoption("--order-seed")
    if seed is None:
        return
    dice = random.Random(seed)
    files = [list(tests) for _, tests in groupby(items, key=lambda item: item.path)]
    dice.shuffle(files)
    for tests in files:
        dice.shuffle(tests)
    items[:] = [item for tests in files for item in tests]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what asks for a database's `url` on both, or on the one that a test names."""
    for name in {"url", "empty_url"} & set(metafunc.fixturenames):
        if not any(name in mark.args[0] for mark in metafunc.definition.iter_markers("parametrize")):
            both = metafunc.module.__name__.startswith(ON_BOTH) or metafunc.config.getoption("--every-database")
            metafunc.parametrize(name, ["sqlite", "postgresql"] if both else ["sqlite"], indirect=True)


def pytest_collection_finish() -> None:
    """Spare the collector what is imported by now: it would go through all of it again and again."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    gc.enable()


@pytest.fixture
def proof_report(request: pytest.FixtureRequest) -> ProofReport:
    """Tell a figure of a proof, for docs/PROOFS.md, and hold it against its limit; see tests/prove."""
    from tests.prove.reporting import reporting

    return reporting(request.node)


@pytest.fixture(scope="session", autouse=True)
def statements_compiled_once() -> Iterator[None]:
    """Have SQLAlchemy compile a statement once a run, instead of once for the database of every test."""
    from sqlalchemy.engine.default import DefaultDialect
    from sqlalchemy.ext.asyncio import create_async_engine

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(DefaultDialect, "__eq__", lambda one, other: type(one) is type(other))
        patch.setattr(DefaultDialect, "__hash__", lambda one: hash(type(one)))
        engine = partial(create_async_engine, execution_options={"compiled_cache": {}})
        patch.setattr("bot.store.database.db.create_async_engine", engine)
        yield


@pytest.fixture(autouse=True)
def drawn_anew_alike(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have what is drawn by chance, a shuffle's secret or a public id, come out the same in every run of a test."""
    seed = zlib.crc32(request.node.nodeid.encode()) + request.config.getoption("--chance-seed")
    dice = random.Random(seed)
    for drawn in ("getrandbits", "randbytes", "random"):
        monkeypatch.setattr(random.SystemRandom, drawn, staticmethod(getattr(dice, drawn)))


@pytest.fixture
def sqlite_at_once(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have SQLite's statements carried out on the event loop, unless it is the databases that a module is about.

    What the databases of tests are copied from is of the newest schema: nobody asks each of them for it again.
    """
    if request.module.__name__.startswith(ON_BOTH):
        return
    from bot.store.database.db import Database

    opened, upgraded = Database.__init__, Database.upgrade

    async def upgrade(database: Database) -> None:
        if database.dialect != "sqlite":
            await upgraded(database)

    monkeypatch.setattr(Database, "__init__", lambda self, url, **_asked: opened(self, url, inline=True))
    monkeypatch.setattr(Database, "upgrade", upgrade)


@pytest.fixture
def unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have pictures drawn, but not packed into files where nobody looks into these: it takes as long again."""
    from render.kit.canvas import Canvas
    from render.kit.encoding import Picture

    blank = Canvas(1, 1, (0, 0, 0)).finish().png
    monkeypatch.setattr(Canvas, "finish", lambda canvas: Picture(blank, *canvas.image.size))


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """A PostgreSQL that all processes of this run share, with databases of this one's own."""
    from tests.postgres import Postgres, served

    worker = os.environ.get("PYTEST_XDIST_WORKER")
    base = tmp_path_factory.getbasetemp()
    with served((base if worker is None else base.parent).name) as server:
        postgres = Postgres(server, f"talon_test_{worker or 'alone'}")
        yield postgres
        postgres.close()


@pytest.fixture(scope="session")
def newest_schema(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty SQLite database with every migration applied, to be copied."""
    from bot.store.database.db import Database

    path = tmp_path_factory.mktemp("schema") / "talon.db"

    async def apply_migrations() -> None:
        database = Database(_sqlite_url(path))
        await database.upgrade()
        await database.close()

    asyncio.run(apply_migrations())
    return path


@pytest.fixture
def database_file(tmp_path: Path, newest_schema: Path) -> Path:
    """A SQLite database of the test's own, which is as new as the program."""
    return Path(shutil.copy(newest_schema, tmp_path / "talon.db"))


@pytest.fixture
def url(request: pytest.FixtureRequest, database_file: Path) -> str:
    """Of a database with the newest schema and nothing in it."""
    if request.param == "sqlite":
        return _sqlite_url(database_file)
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.migrated()


@pytest.fixture
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of a database without any tables."""
    if request.param == "sqlite":
        return _sqlite_url(tmp_path / "empty.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.empty()


def _sqlite_url(file: Path) -> str:
    from bot.store.database.db import sqlite_url

    return sqlite_url(file)
