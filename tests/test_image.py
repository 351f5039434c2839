"""The image finds what it is built from, and that is whole. `tests/process/test_image.py` builds it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from setuptools import Distribution

from tests.packing import DOCKERFILE, ROOT, copied, files, let_in

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PACKAGES = ("bot", "engine", "render", "migrations")
NOTES = {"render/deck/README.md"}
"""Files for those who change the program, which it does not need to run."""
EXTRAS = {"requirements-run.lock": ["postgres"], "requirements-build.lock": ["compile"]}


def pinned(lock: str) -> dict[str, str]:
    """The version of every package in a lock file."""
    lines = re.findall(r"^([\w.-]+)==(\S+)", (ROOT / lock).read_text(encoding="utf-8"), re.MULTILINE)
    return {canonicalize_name(name): version for name, version in lines}


def tracked(path: str) -> bool:
    return "__pycache__" not in path and not path.endswith((".so", ".c"))


def test_everything_that_the_dockerfile_copies_is_let_in() -> None:
    assert {"setup.py", "requirements-build.lock", "engine"} <= set(copied())
    for source in copied():
        assert (ROOT / source).exists()
        assert [path for path in files(source) if tracked(path) and not let_in(path)] == []


@pytest.mark.parametrize(
    "path", [".env", "talon.db", "talon.db-wal", ".git/config", "tests/conftest.py", "bot/__pycache__/client.pyc"]
)
def test_what_the_image_does_not_need_stays_outside(path: str) -> None:
    assert not let_in(path)


@pytest.mark.parametrize("lock", EXTRAS)
def test_a_lock_file_of_the_image_has_all_that_the_project_asks_for(lock: str) -> None:
    assert lock in DOCKERFILE.read_text(encoding="utf-8")
    asked = [*PROJECT["project"]["dependencies"]]
    for extra in EXTRAS[lock]:
        asked += PROJECT["project"]["optional-dependencies"][extra]
    if lock == "requirements-build.lock":
        asked += PROJECT["build-system"]["requires"]
    versions = pinned(lock)
    for requirement in map(Requirement, asked):
        version = versions.get(canonicalize_name(requirement.name))
        assert version is not None, f"{lock} lacks {requirement.name}: make lock"
        assert requirement.specifier.contains(version), f"{lock} has another {requirement.name}: make lock"


def test_both_lock_files_of_the_image_hold_the_same_versions() -> None:
    run, build = pinned("requirements-run.lock"), pinned("requirements-build.lock")
    assert {name: version for name, version in run.items() if build.get(name, version) != version} == {}


def test_the_wheel_holds_every_catalog_migration_and_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    distribution = Distribution({"script_name": "setup.py"})
    distribution.parse_config_files()
    build = distribution.get_command_obj("build_py")
    build.ensure_finalized()
    packed = {Path(source).as_posix() for source in build.get_source_files()}
    packed |= {f"{folder}/{name}" for _, folder, _, names in build.data_files for name in names}
    assert {path for package in PACKAGES for path in files(package) if tracked(path)} - packed == NOTES
