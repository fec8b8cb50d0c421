"""Why a room refuses something. The game's own refusals keep their own codes."""

from __future__ import annotations

from enum import StrEnum


class RoomCode(StrEnum):
    """Codes of refusal; the texts for them live with the other texts."""

    BAD_NAME = "bad_name"
    """No name is left when control characters are taken out, or it is too long."""
    BAD_TEXT = "bad_text"
    """A speech that is no text, or too long."""
    BAD_COMMAND = "bad_command"
    """Not a command, or not with these parts."""
    BAD_SETTINGS = "bad_settings"
    """A setting that does not exist, or a value that it can't have."""
    UNKNOWN_ROOM = "unknown_room"
    """There is no such room, or it has been closed."""
    UNKNOWN_PERSON = "unknown_person"
    """Nobody of that number is in the room."""
    NOT_HOST = "not_host"
    """Only the host may do that."""
    NOT_JUDGE = "not_judge"
    """Only a human judge may do that."""
    NOT_SEATED = "not_seated"
    """Only who has a seat may do that."""
    ROOM_FULL = "room_full"
    """Every seat is taken."""
    ROOM_LOCKED = "room_locked"
    """The host lets nobody in any more."""
    BARRED = "barred"
    """This device was asked to leave, and may not come back."""
    WRONG_PASSWORD = "wrong_password"  # noqa: S105 - a code
    """The room has another password."""
    GAME_RUNNING = "game_running"
    """Not while a game is under way."""
    NO_GAME = "no_game"
    """There is no game to do that in."""
    TOO_FEW = "too_few"
    """Not enough people sit at the table."""
    NOTHING_TO_UNDO = "nothing_to_undo"
    """Nobody has decided anything yet."""
    NOTHING_TO_REDO = "nothing_to_redo"
    """Nothing was taken back."""
    PAUSED = "paused"
    """The game stands still."""
    BUSY = "busy"
    """Too much happens in the room at once; the same may be sent again."""
    MUTED = "muted"
    """The host has muted this person."""


class StoreCode(StrEnum):
    """Why the rooms can't be kept, or a room can't be read. `where`, `why`, `found` and `needed` explain it."""

    BAD_DATABASE = "bad_database"
    """The address is of no database that Lycaon can use."""
    DATABASE_UNREACHABLE = "database_unreachable"
    """It can't be opened, or doesn't answer; `why` is what it said."""
    DATABASE_TAKEN = "database_taken"
    """Another process has the file open."""
    DATABASE_TOO_OLD = "database_too_old"
    """The database's own version lacks what is needed."""
    DATABASE_TOO_NEW = "database_too_new"
    """A newer version of Lycaon has made its tables."""
    UNREADABLE_ROOM = "unreadable_room"
    """An entry of the room isn't of this version of Lycaon."""
