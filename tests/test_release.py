"""The workflows, walked through step by step as far as no network is needed, and the checks that they ask for."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from scripts import release
from scripts.release import ROOT, STEPS, NotReady, version

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
IDS = [path.stem for path in WORKFLOWS]
ACTION = re.compile(r"[\w-]+/[\w-]+@(v\d+|release/v\d+)")
NAMED = re.compile(r"\$\{\{ *(.*?) *\}\}")


def steps(workflow: Path) -> list[dict[str, Any]]:
    jobs = yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"]
    return [step for job in jobs.values() for step in job["steps"]]


@pytest.fixture
def tagged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of what a release is checked by, with today's version dated."""
    for name in ("pyproject.toml", "CHANGELOG.md"):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "scripts").mkdir()
    for name in ("__init__.py", "release.py"):
        if (ROOT / "scripts" / name).exists():
            shutil.copy(ROOT / "scripts" / name, tmp_path / "scripts" / name)
    told = (tmp_path / "CHANGELOG.md").read_text(encoding="utf-8")
    dated = re.sub(rf"^## {re.escape(version())} \(.*\)$", f"## {version()} (2027-01-31)", told, flags=re.MULTILINE)
    (tmp_path / "CHANGELOG.md").write_text(dated, encoding="utf-8")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    return tmp_path


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=IDS)
def test_every_step_that_runs_something_here_runs(workflow: Path, tagged: Path, tmp_path: Path) -> None:
    dist = tagged / "dist"
    dist.mkdir()
    for name in release.DISTRIBUTIONS:
        (dist / f"{name}-{version()}-py3-none-any.whl").touch()
    out = tmp_path / "out"
    known = {"GITHUB_REF_NAME": f"v{version()}", "GITHUB_OUTPUT": str(out), "IMAGE": "reg.example.org/me/talon"}
    ran = 0
    for command in [step["run"] for step in steps(workflow) if "run" in step]:
        if command.startswith("make "):
            assert re.search(
                rf"^{command.removeprefix('make ')}:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE
            )
            continue
        program = command.replace("python ", f"{sys.executable} ", 1)
        done = subprocess.run(
            ["/bin/sh", "-c", program],
            cwd=tagged,
            env={**os.environ, **known},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        ran += 1
    assert ran >= 2
    if out.exists():
        assert f"tags=reg.example.org/me/talon:{version()}," in out.read_text(encoding="utf-8")


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=IDS)
def test_actions_have_a_version_and_what_is_published_where_is_told_by_the_repository(workflow: Path) -> None:
    text = workflow.read_text(encoding="utf-8")
    assert [step["uses"] for step in steps(workflow) if "uses" in step and not ACTION.fullmatch(step["uses"])] == []
    assert {one.partition(".")[0] for one in NAMED.findall(text)} <= {"vars", "secrets", "github", "steps", "env"}
    outward = [step for step in steps(workflow) if "password" in step.get("with", {})]
    assert outward
    assert all(step["if"] == "env.PUBLISH == 'true'" for step in outward)


def test_the_image_is_built_for_both_processors_with_provenance() -> None:
    [build] = [step["with"] for step in steps(WORKFLOWS[0]) if "build-push" in step.get("uses", "")]
    assert build["platforms"].split(",") == ["linux/amd64", "linux/arm64"]
    assert (build["provenance"], build["sbom"]) == ("mode=max", True)


@pytest.mark.parametrize(
    ("asked", "lacking"),
    [
        (("check", "v9.9.9"), "the tag is v9.9.9, and pyproject.toml has version"),
        (("check", f"v{version()}"), None),
        (("names", "Reg/Talon"), "'Reg/Talon' is no image's name"),
        (("built", "nowhere"), "nowhere lacks talon_rummy and talon_rummy_engine"),
        (("publish",), "say check TAG"),
    ],
    ids=["another tag", "this tag", "capitals", "no wheels", "unknown"],
)
def test_what_a_release_lacks_is_one_sentence(
    asked: tuple[str, ...], lacking: str | None, tagged: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert release.main(asked) == (0 if lacking is None else 1)
    said = capsys.readouterr()
    assert said.err == "" if lacking is None else lacking in said.err


def test_a_version_without_a_date_is_not_released(tagged: Path) -> None:
    (tagged / "CHANGELOG.md").write_text(f"# Changelog\n\n## {version()} (unreleased)\n", encoding="utf-8")
    with pytest.raises(NotReady, match="put its date there"):
        release.check(f"v{version()}")


def test_a_migration_that_follows_the_schema_is_not_released(tagged: Path) -> None:
    steps_of = tagged / "migrations" / "versions"
    steps_of.mkdir(parents=True)
    shutil.copy(ROOT / "migrations" / "versions" / "v1_tables.py", steps_of)
    with pytest.raises(NotReady, match=r"v1_tables\.py follows the schema"):
        release.check(f"v{version()}")


def test_the_walk_stops_at_the_first_step_that_is_not_done(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []

    def done(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        ran.append(command[1])
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", done)
    answers = iter(["y", "yes", "n"])
    with pytest.raises(NotReady, match="step 6 is not done"):
        release.walk(lambda question: next(answers))
    assert ran == ["diff", "lint", "test"]


def test_every_page_and_target_that_the_list_names_is_there() -> None:
    targets = (ROOT / "Makefile").read_text(encoding="utf-8")
    for step, command in STEPS:
        for target in re.findall(r"make (\w+)", f"{step} {' '.join(command)}"):
            assert re.search(rf"^{target}:", targets, re.MULTILINE), target
        for page in re.findall(r"docs/\w+\.md", step):
            assert (ROOT / page).exists()


def test_the_version_stands_in_one_place() -> None:
    pages = [path for package in ("bot", "engine", "render") for path in (ROOT / package).rglob("*.py")]
    assert [path for path in pages if f'"{version()}"' in path.read_text(encoding="utf-8")] == []
