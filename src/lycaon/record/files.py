"""Records in files: read and written whole, or line by line while the game is played, so that nothing is lost."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from io import FileIO
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Self

from lycaon.game.game import Game, Spoke
from lycaon.record.digest import Digests
from lycaon.record.jsonl import (
    decision_line,
    dump_jsonl,
    head_line,
    load_jsonl,
    over_line,
    read_line,
    whole_lines,
    words_line,
)
from lycaon.record.record import (
    LARGEST_RECORD,
    LONGEST_LINE,
    BadRecord,
    BadRecordCode,
    Draft,
    Record,
    record_of,
    writable,
)
from lycaon.record.text import dump_text, load_text


def read_record(path: str | os.PathLike[str]) -> Record:
    """Read a record from a file in either form. Raises `BadRecord`, or `OSError` when the file can't be read."""
    with Path(path).open("rb") as file:
        data = file.read(LARGEST_RECORD + 1)
    if len(data) > LARGEST_RECORD:
        raise BadRecord(BadRecordCode.TOO_LONG, 1)
    return load_jsonl(data) if data.startswith(b"{") else load_text(data)


def write_record(path: str | os.PathLike[str], record: Record) -> None:
    """Write a record to a file: as JSON Lines if its name ends with `.jsonl`, else as text. Replaces it as a whole."""
    place = Path(path)
    text = dump_jsonl(record) if place.suffix == ".jsonl" else dump_text(record)
    beside = place.with_name(f".{place.name}.new")
    with beside.open("wb") as file:
        file.write(text.encode())
        file.flush()
        os.fsync(file.fileno())
    beside.replace(place)
    _sync_folder(place)


def recover(path: str | os.PathLike[str]) -> Record:
    """Read the record of a game that was interrupted, and drop its last line if it was cut in half.

    Replay it, and write on with `RecordWriter.resume`. Raises `BadRecord` (`in_use` while another program writes it)
    or `OSError`.
    """
    with FileIO(path, "r+") as file:
        _lock(file)
        draft, _ = _scan(file)
    return draft.record()


class RecordWriter:
    """Writes a game's record while it is played. What `keep` has returned from survives a crash of program or machine.

    The file holds the seed and every secret; only its owner may read it. One program at a time writes it. A file that
    something else has cut, added to, moved or taken away is left as it is, and the whole record written to a new one.

        with RecordWriter.begin("tonight.jsonl", game) as writer:
            game.answer("n1.seer", 3, 5)
            writer.keep()
    """

    def __init__(
        self, file: FileIO, path: Path, game: Game, head: bytes, *, starts: Sequence[int] = (), words: bool = True
    ) -> None:
        """Write on at the end of a file that holds nothing, or the first decisions of a game; `starts` of their lines.

        `begin` and `resume` are what is wanted.
        """
        self.path = path
        """Where the record is."""
        self.renewed = 0
        """How often the file was no longer as it was left, and the record was written anew to `path`."""
        self._file = file
        self._game = game
        self._head = head
        self._digests = Digests(game)
        self._words = words
        self._size = file.seek(0, os.SEEK_END)
        self._torn = False
        """Whether something may stand behind `_size` that was never finished."""
        self._starts = list(starts)
        self._closed = False
        """Whether the line that closes a finished game is written."""

    @classmethod
    def begin(
        cls,
        path: str | os.PathLike[str],
        game: Game,
        *,
        names: Sequence[str] | None = None,
        language: str | None = None,
        words: bool = True,
        count_on: bool = False,
    ) -> Self:
        """Begin a new file with what has happened so far. Raises `FileExistsError` rather than write over another.

        With `count_on` it takes the next free name instead: `game.jsonl`, `game-2.jsonl` and so on.
        """
        head = head_line(record_of(game, names=names, language=language, words=False, secret=True))
        file, place = _new_file(Path(path), count_on=count_on)
        try:
            writer = cls(file, place, game, head, words=words)
            writer.keep()
            _sync_folder(place)
        except BaseException:
            file.close()
            place.unlink(missing_ok=True)  # nobody has been told of it
            raise
        return writer

    @classmethod
    def resume(cls, path: str | os.PathLike[str], game: Game, *, words: bool = True) -> Self:
        """Write on in a file, for a game that was replayed from it; drops a last line that was cut in half.

        Raises `BadRecord`: `other_game` when the game is not the one in the file, `in_use` while another writes it.
        """
        file = FileIO(path, "r+")
        try:
            _lock(file)
            draft, starts = _scan(file)
            record = draft.record()
            _check_same(record, game)
            writer = cls(file, Path(path), game, head_line(record), starts=starts, words=words)
            writer._closed = record.result is not None
            writer.keep()
        except BaseException:
            file.close()
            raise
        return writer

    def keep(self) -> None:
        """Write what was decided since the last time, and wait until it is safe. Raises `OSError`; then try again."""
        self._renew_if_changed()
        game = self._game
        data = bytearray() if self._size else bytearray(self._head)
        starts: list[int] = []
        for place in range(len(self._starts), len(game.decisions)):
            starts.append(self._size + len(data))
            decision = game.decisions[place]
            data += decision_line(decision, self._digests.before(place))
            if self._words and isinstance(decision, Spoke) and decision.speech in game.words:
                line = words_line(decision.speech, writable(game.words[decision.speech])[:LONGEST_WORDS])
                data += line
        over = game.result is not None and not self._closed
        if over and game.result is not None:
            data += over_line(game.result, self._digests.now())
        if data:
            self._write(data)
            grown = self._size + len(data), [*self._starts, *starts], self._closed or over, False
            self._size, self._starts, self._closed, self._torn = grown

    def follow(self, game: Game) -> None:
        """Go over to the game after an undo: what was taken back is cut from the file, and the rest kept.

        Raises `BadRecord`: `other_game` when it is not of the same setup.
        """
        if game.setup != self._game.setup:
            raise BadRecord(BadRecordCode.OTHER_GAME)
        self._renew_if_changed()
        kept = len(self._starts)
        pairs = zip(self._game.decisions[:kept], game.decisions, strict=False)
        same = next((place for place, (old, new) in enumerate(pairs) if old != new), min(kept, len(game.decisions)))
        if same < kept:
            self._size = self._starts[same]
            self._torn = True
            self._cut()
            del self._starts[same:]
            self._closed = False
        self._game = game
        self._digests = Digests(game)
        self.keep()

    def close(self) -> None:
        """Close the file. What was not kept is not written."""
        if self._torn and not self._file.closed and self._is_as_left():
            with suppress(OSError):  # half a line is dropped on resuming, too
                self._cut()
        self._file.close()

    def __enter__(self) -> Self:
        """Return the writer."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the file."""
        self.close()

    def _write(self, data: bytes | bytearray) -> None:
        """Write behind the last finished line, and wait until the disk has it."""
        if self._torn:
            self._cut()
        self._torn = True
        self._file.seek(self._size)
        left = memoryview(data)
        while left:
            left = left[self._file.write(left) :]
        os.fsync(self._file.fileno())

    def _cut(self) -> None:
        self._file.truncate(self._size)
        os.fsync(self._file.fileno())
        self._torn = False

    def _is_as_left(self) -> bool:
        """Say whether the file is still in its place and as long as it was left."""
        now = os.fstat(self._file.fileno())
        try:
            there = self.path.stat()
        except (FileNotFoundError, NotADirectoryError):
            return False
        whole = now.st_size >= self._size if self._torn else now.st_size == self._size
        return whole and os.path.samestat(now, there)

    def _renew_if_changed(self) -> None:
        """Begin a new file where this one is no longer as it was left; the next `keep` writes the whole record."""
        if self._is_as_left():
            return
        file, place = _new_file(self.path, count_on=True)
        self._file.close()
        self._file, self.path = file, place
        self._size, self._starts, self._closed, self._torn = 0, [], False, False
        self.renewed += 1
        _sync_folder(place)


LONGEST_WORDS = LONGEST_LINE // 8
"""How many characters of one speech are kept; with all escapes they fit a line."""


def _private(path: str, flags: int) -> int:
    """Open a file that nobody else may read."""
    return os.open(path, flags, 0o600)


def _new_file(path: Path, *, count_on: bool) -> tuple[FileIO, Path]:
    """Open a file that was not there before, under its name or, to `count_on`, the next that is free."""
    for number in count(1):
        place = path if number == 1 else path.with_name(f"{path.stem}-{number}{path.suffix}")
        try:
            file = FileIO(place, "x+", opener=_private)
        except FileExistsError:
            if not count_on:
                raise
        else:
            _lock(file)
            return file, place
    raise AssertionError("there is always another number")


def _lock(file: FileIO) -> None:
    """Let no other program write a file until it is closed. Raises `BadRecord`: `in_use` when one does already."""
    try:
        fcntl = import_module("fcntl")
    except ImportError:  # Windows has none
        return
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadRecord(BadRecordCode.IN_USE) from None
    except OSError:  # a file system without locks; then nobody can be kept out
        return


def _check_same(record: Record, game: Game) -> None:
    """Refuse to write a game on in the file of another."""
    same = record.setup == game.setup and list(record.decisions) == game.decisions[: len(record.decisions)]
    if not same or record.result not in (None, game.result):
        raise BadRecord(BadRecordCode.OTHER_GAME)


def _scan(file: FileIO) -> tuple[Draft, list[int]]:
    """Read a record, cut off a torn last line, and return where the line of each decision begins.

    A last line that is whole and lacks nothing but its end is given one.
    """
    draft = Draft()
    starts: list[int] = []
    size = 0
    ended = True
    try:
        with os.fdopen(os.dup(file.fileno()), "rb") as reader:  # read in large pieces
            for draft.line, line in enumerate(whole_lines(reader), 1):
                read_line(draft, line)
                if len(draft.decisions) > len(starts):
                    starts.append(size)
                size += len(line)
                ended = line.endswith(b"\n")
    except BadRecord as bad:
        if bad.code is not BadRecordCode.TORN:
            raise
        if draft.head is None:
            raise BadRecord(BadRecordCode.NO_HEADER, 1) from None
        file.truncate(size)
        os.fsync(file.fileno())
    if not ended:
        file.seek(0, os.SEEK_END)
        file.write(b"\n")
        os.fsync(file.fileno())
    return draft, starts


def _sync_folder(place: Path) -> None:
    """Make sure that the disk knows of a new file, where the system lets a program ask for it."""
    try:
        folder = os.open(place.parent, os.O_RDONLY)
    except OSError:  # Windows opens no folders
        return
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
