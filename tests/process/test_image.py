"""The steps of the Dockerfile, carried out without an engine, and what they make run as the image runs it."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.packing import ROOT, context
from tests.prove.reporting import ProofReport
from tests.test_image import NOTES, PACKAGES, tracked

PLATFORMS = ("x86_64-manylinux_2_28", "aarch64-manylinux_2_28")
SLIM = re.compile(r"linux-vdso|ld-linux|lib(c|m|dl|rt|pthread|util|gcc_s|stdc\+\+|z|ssl|crypto|sqlite3|lzma|ffi)[.-]")
"""Libraries that the image of the last stage brings."""
NOBODY = 10001
SYSTEM = ("/usr", "/lib", "/lib64", "/bin", "/etc")
# A root of its own, nothing of which can be written to but /data and /tmp, and a user who is nobody at home there.
ENTER = """
set -e
root=$1; shift
mkdir -p "$root/data" "$root/tmp" "$root/dev" "$root/proc"
mount --bind "$root" "$root"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
for place in "$@"; do
  mkdir -p "$root$place"
  mount --rbind "$place" "$root$place"
  mount -o remount,bind,ro "$root$place"
done
mount --bind "$HELD/data" "$root/data"
mount --rbind /dev "$root/dev"
mount --rbind /proc "$root/proc"
mount -o remount,bind,ro "$root"
"""


@pytest.mark.prove
@pytest.mark.process
@pytest.mark.parametrize("platform", PLATFORMS)
def test_every_package_of_the_image_comes_ready_made_for_its_python(
    platform: str, tmp_path: Path, proof_report: ProofReport
) -> None:
    """The slim image has no compiler. Needs the package index."""
    asked = ["--require-hashes", "-r", str(ROOT / "requirements/image.lock"), "--target", str(tmp_path)]
    fitting = ["--python-version", "3.13", "--python-platform", platform, "--only-binary", ":all:"]
    done = subprocess.run(
        [shutil.which("uv") or "uv", "pip", "install", "--dry-run", *fitting, *asked],
        check=False, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    proof_report("packages", done.stderr.count("\n + "), limit=30, at_least=True)


@dataclass(frozen=True)
class Built:
    """What the Dockerfile's first stage leaves behind: a folder with the program, and the wheel that is in it."""

    held: Path
    source: Path
    venv: Path
    wheel: Path


def a_python() -> str:
    """The image's Python if this machine has it, or else ours."""
    for place in ("python3.13", *map(str, Path(sys.base_prefix).parent.glob("3.13*/bin/python3.13"))):
        found = shutil.which(place)
        if found and subprocess.run([found, "--version"], check=False, capture_output=True).returncode == 0:
            return found
    return sys.executable


def run(*command: object, **settings: str) -> str:
    """Run a program to its end and give what it says. Raises CalledProcessError."""
    environment = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", **settings}
    texts = [str(part) for part in command]
    cwd = settings.get("PWD", "/")
    done = subprocess.run(texts, check=False, capture_output=True, text=True, env=environment, cwd=cwd)
    assert done.returncode == 0, f"{texts}: {done.stdout[-2000:]}{done.stderr[-2000:]}"
    return done.stdout


@pytest.fixture(scope="module")
def built() -> Iterator[Built]:
    """The first stage, step by step as the Dockerfile has them. Needs the package index."""
    held = Path(tempfile.mkdtemp(prefix="talon-image-"))
    held.chmod(0o755)
    try:
        source, venv, tools, wheels = (held / name for name in ("src", "venv", "tools", "wheels"))
        source.mkdir()
        context(source)
        python = a_python()
        run(python, "-m", "venv", venv)
        run(venv / "bin/pip", "install", "-q", "--require-hashes", "-r", source / "requirements/image.lock")
        run(python, "-m", "venv", tools)
        run(tools / "bin/pip", "install", "-q", "--require-hashes", "-r", source / "requirements/build.lock")
        built = ("wheel", "-q", "--no-deps", "--no-build-isolation", "--wheel-dir", wheels, ".")
        run(tools / "bin/pip", *built, TALON_COMPILED="1", PWD=str(source))
        (wheel,) = wheels.iterdir()
        run(venv / "bin/pip", "install", "-q", "--no-deps", wheel)
        yield Built(held, source, venv, wheel)
    finally:
        shutil.rmtree(held)


@pytest.mark.prove
@pytest.mark.process
def test_the_wheel_of_the_image_holds_every_file_and_the_engine_compiled(
    built: Built, proof_report: ProofReport
) -> None:
    packed = set(zipfile.ZipFile(built.wheel).namelist())
    given = {
        path.relative_to(built.source).as_posix() for top in PACKAGES for path in (built.source / top).rglob("*.*")
    }
    assert {path for path in given if tracked(path)} - packed == NOTES
    proof_report("files in the wheel", len(packed))
    proof_report("compiled modules", sum(name.endswith(".so") for name in packed), limit=50, at_least=True)
    needed = {library for one in built.venv.rglob("*.so*") for library in libraries_of(one, built.venv)}
    assert {library for library in needed if not SLIM.match(library)} == set()


def libraries_of(module: Path, venv: Path) -> set[str]:
    """The libraries of the system that a compiled module needs: those that are not in the environment too."""
    ldd = [shutil.which("ldd") or "ldd", str(module)]
    lines = subprocess.run(ldd, check=False, capture_output=True, text=True).stdout.splitlines()
    outside = (line.split() for line in lines if str(venv) not in line and "statically linked" not in line)
    return {Path(words[0]).name for words in outside if words}


@pytest.mark.prove
@pytest.mark.process
def test_the_image_runs_for_a_user_without_a_home_where_nothing_but_its_data_can_be_written(
    built: Built, proof_report: ProofReport
) -> None:
    inside = Inside(built)
    inside.refuses("touch /x", "Read-only file system")
    inside.refuses("touch $HOME/x", "No such file")
    assert "the schema is up to date" in inside.says("talon migrate")
    assert "has never been connected" in inside.refuses("talon health")
    inside.says("talon status")
    inside.says("talon doctor")
    inside.says("talon backup /data/copy.db")
    inside.refuses("talon run", "talon: set TALON_TOKEN")
    where = "import engine.match.match as m, pathlib; print(m.__file__)"
    assert inside.says(f'python -c "{where}"').strip().endswith(".so")
    inside.says("talon selfplay --variant my_rummy --matches 1 --seats 2")
    for what in ("hand", "board"):
        inside.says(f"talon render {what} -o /data/{what}.png")
        assert (built.held / "data" / f"{what}.png").stat().st_size > 10_000
    proof_report("commands that work there", inside.worked, limit=8, at_least=True)


class Inside:
    """The second stage: a root that is sealed, in which only the program, the system and the data are to be found."""

    def __init__(self, built: Built) -> None:
        self._built = built
        self.worked = 0
        root = built.held / "root"
        for place in (root, built.held / "data"):
            place.mkdir(exist_ok=True)
        if os.getuid() == 0:
            os.chown(built.held / "data", NOBODY, NOBODY)
        base = run(built.venv / "bin/python", "-c", "import sys; print(sys.base_prefix)").strip()
        self._places = [place for place in (*SYSTEM, base, str(built.venv)) if Path(place).exists()]
        if subprocess.run([*self._apart, "true"], check=False, capture_output=True).returncode:
            pytest.skip("this machine lets nobody make a root of their own")

    @property
    def _apart(self) -> list[str]:
        alone = [shutil.which("unshare") or "unshare", "--mount"]
        return alone if os.getuid() == 0 else [*alone, "--user", "--map-root-user"]

    def _done(self, command: str) -> subprocess.CompletedProcess[str]:
        root = self._built.held / "root"
        user = [f"--userspec={NOBODY}:{NOBODY}"] if os.getuid() == 0 else []
        environment = [
            f"PATH={self._built.venv}/bin:/usr/bin:/bin", "HOME=/nonexistent", "PYTHONUNBUFFERED=1",
            "TALON_DATABASE_URL=sqlite+aiosqlite:////data/talon.db",
        ]  # fmt: skip
        entered = ["chroot", *user, str(root), "env", "-i", *environment, "sh", "-c", f"cd /data && {command}"]
        script = f"{ENTER}\nexec {shlex.join(entered)}\n"
        arguments = [*self._apart, "sh", "-c", script, "sh", str(root), *self._places]
        held = {**os.environ, "HELD": str(self._built.held)}
        return subprocess.run(arguments, check=False, capture_output=True, text=True, env=held)

    def says(self, command: str) -> str:
        """What a command prints that must work."""
        done = self._done(command)
        assert done.returncode == 0, f"{command}: {done.stdout[-2000:]}{done.stderr[-3000:]}"
        self.worked += 1
        return done.stdout

    def refuses(self, command: str, why: str = "") -> str:
        """What a command says that must not work, without a trace of where it failed."""
        done = self._done(command)
        assert done.returncode != 0, command
        said = done.stdout + done.stderr
        assert why in said
        assert "Traceback" not in said
        return said
