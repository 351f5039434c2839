"""What is installed for a purpose: all that it asks for, nothing else, and the same versions for every purpose."""

import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.packing import DOCKERFILE, ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = {"play": "play", "test": "dev", "bench": "bench", "image": "postgres", "build": "compile"}
"""The lock files of requirements/, each with the extra that it adds to what Talon itself needs."""
TESTING = {"pytest", "hypothesis", "playwright", "mypy", "ruff", "coverage", "scipy", "mutmut", "open-spiel", "uv"}


def text_of(purpose: str) -> str:
    return (ROOT / "requirements" / f"{purpose}.lock").read_text(encoding="utf-8")


def pinned(text: str) -> dict[str, set[str]]:
    """The versions of every package in a lock file: of some there is one for each of several Pythons."""
    versions: dict[str, set[str]] = {}
    for name, version in re.findall(r"^([\w.-]+)==([^\s;]+)", text, re.MULTILINE):
        versions.setdefault(canonicalize_name(name), set()).add(version)
    return versions


EVERYTHING = pinned((ROOT / "requirements.lock").read_text(encoding="utf-8"))


@pytest.mark.parametrize("purpose", [*LOCKS, "uv"])
def test_a_lock_names_no_registry_and_hashes_everything(purpose: str) -> None:
    text = text_of(purpose)
    assert "://" not in text
    assert "--index" not in text
    hashed = re.findall(r"^[a-z0-9-]+==.*(?:\n    --hash=sha256:[0-9a-f]{64}.*)+", text, re.MULTILINE)
    assert len(hashed) == len(re.findall(r"^[a-z0-9]", text, re.MULTILINE)) > 0


@pytest.mark.parametrize("purpose", LOCKS)
def test_a_lock_has_all_that_its_purpose_asks_for(purpose: str) -> None:
    asked = [*PROJECT["project"]["dependencies"], *PROJECT["project"]["optional-dependencies"][LOCKS[purpose]]]
    if purpose == "build":
        asked += PROJECT["build-system"]["requires"]
    versions = pinned(text_of(purpose))
    for requirement in map(Requirement, asked):
        found = versions.get(canonicalize_name(requirement.name), set())
        assert found, f"{purpose}.lock lacks {requirement.name}: make lock"
        assert all(map(requirement.specifier.contains, found)), f"another {requirement.name}: make lock"


@pytest.mark.parametrize("purpose", LOCKS)
def test_every_purpose_has_the_same_versions_so_that_none_replaces_what_another_installed(purpose: str) -> None:
    versions = pinned(text_of(purpose))
    assert {name: found for name, found in versions.items() if not found <= EVERYTHING.get(name, set())} == {}


def test_what_is_installed_to_play_holds_no_test_tool() -> None:
    assert "simcord" in pinned(text_of("play"))
    tools = {name for name in pinned(text_of("play")) if any(name.startswith(tool) for tool in TESTING)}
    assert tools == set()
    assert pinned(text_of("test")).keys() >= TESTING - {"open-spiel", "uv"}, "a tool that nothing is tested with"


def test_make_installs_by_adding_and_never_takes_out() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert "sync" not in makefile
    assert set(re.findall(r"\$\(VENV\)/\.(\w+)", makefile)) - {"talon", "uv", "compiled"} <= set(LOCKS)


@pytest.mark.parametrize("purpose", ["image", "build"])
def test_the_image_is_made_from_its_own_locks(purpose: str) -> None:
    assert f"--require-hashes -r requirements/{purpose}.lock" in DOCKERFILE.read_text(encoding="utf-8")
