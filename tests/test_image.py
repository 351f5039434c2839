"""The image finds what it is built from, and that is whole. `tests/process/test_image.py` builds it."""

from pathlib import Path

import pytest

from tests.packing import ROOT, copied, files, let_in

PACKAGES = ("bot", "engine", "render", "migrations")
FOR_TRANSLATORS = {"english.txt"}
NOTES = {"render/deck/README.md"}
"""Files for those who change the program, which it does not need to run."""


def tracked(path: str) -> bool:
    return "__pycache__" not in path and not path.endswith((".so", ".c"))


def test_everything_that_the_dockerfile_copies_is_let_in() -> None:
    assert {"setup.py", "requirements/build.lock", "engine"} <= set(copied())
    for source in copied():
        assert (ROOT / source).exists()
        assert [path for path in files(source) if tracked(path) and not let_in(path)] == []


@pytest.mark.parametrize(
    "path", [".env", "talon.db", "talon.db-wal", ".git/config", "tests/conftest.py", "bot/__pycache__/client.pyc"]
)
def test_what_the_image_does_not_need_stays_outside(path: str) -> None:
    assert not let_in(path)


def test_the_wheel_holds_every_catalog_migration_and_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    from setuptools import Distribution

    monkeypatch.chdir(ROOT)
    distribution = Distribution({"script_name": "setup.py"})
    distribution.parse_config_files()
    build = distribution.get_command_obj("build_py")
    build.ensure_finalized()
    packed = {Path(source).as_posix() for source in build.get_source_files()}
    packed |= {f"{folder}/{name}" for _, folder, _, names in build.data_files for name in names}
    unpacked = {path for package in PACKAGES for path in files(package) if tracked(path)} - packed
    assert {path for path in unpacked if Path(path).name not in FOR_TRANSLATORS} == NOTES
