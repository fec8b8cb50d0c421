"""Commands: what people in a room may ask it to do, and how each is checked before it becomes an entry.

Whoever gives a command is somebody in the room; that it is really they, the server has seen by their token. A command
that is refused changes nothing.
"""

from __future__ import annotations

import hmac
from hashlib import blake2b
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from lycaon import prepare
from lycaon.game.ask import CHANCE, Answer, Ask, RefusalCode, Refused
from lycaon.game.game import Game
from lycaon.game.plan import MOST_SEATS
from lycaon.record.record import RULES_VERSION
from lycaon.rooms import entry as log
from lycaon.rooms.lobby import MOST_PEOPLE, Lobby, Person
from lycaon.rooms.manners import mannerly
from lycaon.rooms.names import clean_name, clean_speech, distinct
from lycaon.rooms.refusal import RoomCode
from lycaon.rooms.settings import MOST_SECONDS, Settings, check, setup_of
from lycaon.rooms.votes import voters

if TYPE_CHECKING:
    from lycaon.rooms.room import Room

MOST_CLAIMS = 12
"""In one speech."""

LONGEST_CLAIM = 60

MOST_ENTRIES = 10_000
"""Since a game began, or the room: so many are read again in seconds. A long game of eighteen has a fifth of them."""

MOST_REPORTS = 10
"""By one person in one game."""

MOST_TAKEN_BACK = 200
"""In one game: each time the game is told anew from its beginning, then and whenever the room is read."""

MOST_SAID = 1_000_000
"""Characters in one game: whoever comes back is sent all of them."""

Level: TypeAlias = Literal["random", "simple", "deducing", "llm"]
"""How well a bot plays: the levels of the package bots, of which rooms know nothing else."""

DEFAULT_LEVEL: Level = "deducing"


class _Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """The common part of all commands."""


class Rename(_Command, frozen=True, tag="rename"):
    """Take another name, between games."""

    name: str


class Sit(_Command, frozen=True, tag="sit"):
    """Sit down in the circle at the end, or before the seat of that number."""

    before: int | None = None


class Stand(_Command, frozen=True, tag="stand"):
    """Leave the circle and look on."""


class GoAway(_Command, frozen=True, tag="go_away"):
    """Leave the room for good. In a game, the room's rule for who is missing decides about the seat."""


class VoteOff(_Command, frozen=True, tag="vote_off"):
    """Want somebody to leave the room, or no longer; in a game it can't be taken back. More than half put them out."""

    person: int
    wants: bool = True


class Report(_Command, frozen=True, tag="report"):
    """Tell the server's owner of somebody. Nobody in the room is told."""

    person: int
    category: log.Category


class Ready(_Command, frozen=True, tag="ready"):
    """Be ready for the next game, or not; between games."""

    ready: bool = True


class Arrange(_Command, frozen=True, tag="arrange"):
    """Host: say who sits in the circle, clockwise from seat 1."""

    circle: tuple[int, ...]


class AddBot(_Command, frozen=True, tag="add_bot"):
    """Host: seat a bot at the end of the circle."""

    name: str
    level: Level = DEFAULT_LEVEL


class AddName(_Command, frozen=True, tag="add_name"):
    """Human judge: seat somebody who has no device."""

    name: str


class Choose(_Command, frozen=True, tag="choose"):
    """Host: the settings of the next game; times and the rule for who is missing hold for a game under way too.

    But not what would tell the host, who may be a player, what happens in secret (`in_force`).
    """

    settings: Settings


class Start(_Command, frozen=True, tag="start"):
    """Host: begin a game with those who sit in the circle."""


class StopGame(_Command, frozen=True, tag="stop_game"):
    """Host: end the game under way; nobody has won."""


class Pause(_Command, frozen=True, tag="pause"):
    """Host: let all clocks stand still."""


class Resume(_Command, frozen=True, tag="resume"):
    """Host: let them go on."""


class Extend(_Command, frozen=True, tag="extend"):
    """Host: give what is open now so many seconds more."""

    seconds: float


class Skip(_Command, frozen=True, tag="skip"):
    """Host: wait no longer for an ask or a call; without one named, for none of those that all may know of."""

    ask: str


class GiveSeat(_Command, frozen=True, tag="give_seat"):
    """Host: let somebody who looks on play a seat that a bot has taken over in this game."""

    seat: int
    person: int


class Kick(_Command, frozen=True, tag="kick"):
    """Host: ask somebody to leave, who may not come back; or send a bot away."""

    person: int


class Mute(_Command, frozen=True, tag="mute"):
    """Host: keep somebody's words back, or let them through again."""

    person: int
    muted: bool = True


class Lock(_Command, frozen=True, tag="lock"):
    """Host: let nobody in any more, or again."""

    locked: bool = True


class SetPassword(_Command, frozen=True, tag="set_password"):
    """Host: ask newcomers for a password, or for none."""

    password: str | None = None


class HandOver(_Command, frozen=True, tag="hand_over"):
    """Host: make somebody else the host."""

    person: int


class TakeOver(_Command, frozen=True, tag="take_over"):
    """Be the host again after having been away, or in a room that has none."""


class GiveAnswer(_Command, frozen=True, tag="answer"):
    """Answer an ask; a human judge for any seat, and for luck (seat 0)."""

    ask: str
    answer: Answer
    seat: int | None = None


class Say(_Command, frozen=True, tag="say"):
    """Speak on a channel, with claims if any."""

    text: str
    channel: str = "village"
    claims: tuple[str, ...] = ()
    seat: int | None = None


class Leave(_Command, frozen=True, tag="leave_game"):
    """Leave the game for good, or as the judge let a seat leave it: it dies in the next batch of deaths."""

    seat: int | None = None


class Undo(_Command, frozen=True, tag="undo"):
    """Human judge: take the last decision of a person back."""


class Redo(_Command, frozen=True, tag="redo"):
    """Human judge: decide again what was taken back last."""


Command: TypeAlias = (
    Rename
    | Sit
    | Stand
    | GoAway
    | VoteOff
    | Report
    | Ready
    | Arrange
    | AddBot
    | AddName
    | Choose
    | Start
    | StopGame
    | Pause
    | Resume
    | Extend
    | Skip
    | GiveSeat
    | Kick
    | Mute
    | Lock
    | SetPassword
    | HandOver
    | TakeOver
    | GiveAnswer
    | Say
    | Leave
    | Undo
    | Redo
)
"""The closed set of commands."""

_HOSTS = (
    Arrange,
    AddBot,
    AddName,
    Choose,
    Start,
    StopGame,
    Pause,
    Resume,
    Extend,
    Skip,
    GiveSeat,
    Kick,
    Mute,
    Lock,
    SetPassword,
    HandOver,
)
_ANYHOW = (GoAway, Kick, StopGame, Start)
"""What can be done however much was done before: it ends a game, begins one, or is done by ever fewer people."""
_BETWEEN_GAMES = (Rename, Ready, Sit, Stand, Arrange, AddBot, AddName, Start)
"""What must wait for the end of a game. A name and a sign that anybody may change would be a way for the dead, the
muted and whoever is not asked to speak to all."""
_MOVES = (Rename, Sit, Stand, Ready, VoteOff)
"""What anybody may do again and again, and nobody does often."""
_IN_A_GAME = (StopGame, Pause, Resume, Extend, Skip, GiveSeat, GiveAnswer, Say, Leave, Undo, Redo)


class Entering(msgspec.Struct, frozen=True):
    """An entry that a command has become, and the words that lie beside it."""

    entry: log.Entry
    words: str | None = None


def entering(  # noqa: C901, PLR0911, PLR0912
    room: Room, by: int, command: Command, *, seed: bytes, password: str | None = None
) -> Entering:
    """Return what a command becomes, as the room stands.

    `seed` is fresh luck, should a game begin; `password` is what is kept of one that the command sets.

    Raises `Refused` with a code of the room or of the game; nothing changes either way.
    """
    lobby = room.lobby
    if by not in lobby.people:
        raise Refused(RoomCode.BARRED if by in lobby.barred else RoomCode.UNKNOWN_PERSON, person=by)
    if room.entries >= MOST_ENTRIES and not isinstance(command, _ANYHOW):
        raise Refused(RoomCode.WORN_OUT)
    if isinstance(command, _HOSTS) and by != lobby.host:
        raise Refused(RoomCode.NOT_HOST)
    if isinstance(command, _BETWEEN_GAMES) and room.status == "playing":
        raise Refused(RoomCode.GAME_RUNNING)
    if isinstance(command, _IN_A_GAME):
        return _in_a_game(room, by, command)
    if isinstance(command, _MOVES) and by != lobby.host:
        room.shares.check_move(by)
    match command:
        case Rename(name):
            return Entering(log.Renamed(by, _named(lobby, name, by)))
        case Sit(before):
            return Entering(log.Arranged(_seated(lobby, by, before)))
        case Stand():
            return Entering(log.Arranged(tuple(one for one in lobby.circle if one != by)))
        case GoAway():
            return Entering(log.Gone(by))
        case VoteOff(person, wants):
            return Entering(_voting(room, by, person, wants=wants))
        case Report(person, category):
            if room.reports[by] >= MOST_REPORTS:
                raise Refused(RoomCode.TOO_MANY)
            return Entering(log.Reported(by, _guest(lobby, by, person), category, room.number - room.entries + 1))
        case Ready(ready):
            return Entering(log.Readied(by, ready))
        case Arrange(circle):
            return Entering(log.Arranged(_circle(lobby, circle)))
        case AddBot(name, level):
            return Entering(joining(lobby, name, kind="bot", level=level))
        case AddName(name):
            if lobby.way != "judge":
                raise Refused(RoomCode.NOT_JUDGE)
            return Entering(joining(lobby, name, kind="name"))
        case Choose(settings):
            check(settings)
            return Entering(log.Chosen(settings))
        case Start():
            return Entering(starting(lobby, seed))
        case Kick(person):
            return Entering(log.Gone(_other(lobby, by, person), kicked=lobby.people[person].kind == "guest"))
        case Mute(person, muted):
            return Entering(log.Muted(_other(lobby, by, person), muted))
        case Lock(locked):
            return Entering(log.Locked(locked))
        case SetPassword():
            return Entering(log.PasswordSet(password))
        case HandOver(person):
            return Entering(_naming(room, _guest(lobby, by, person)))
        case TakeOver():
            if by != lobby.former_host and lobby.host in lobby.people:
                raise Refused(RoomCode.NOT_HOST)
            return Entering(_naming(room, by))
    raise Refused(RoomCode.BAD_COMMAND)


def _naming(room: Room, person: int) -> log.HostNamed:
    if room.would_see_all(person):
        raise Refused(RoomCode.GAME_RUNNING)
    return log.HostNamed(person)


def _in_a_game(room: Room, by: int, command: Command) -> Entering:  # noqa: C901, PLR0911, PLR0912
    game = room.playing
    if game is None and not (isinstance(command, StopGame) and room.status == "playing"):
        raise Refused(RoomCode.NO_GAME)
    if isinstance(command, StopGame) or game is None:
        return Entering(log.Stopped("host"))
    paused = room.clock.paused is not None
    if paused and isinstance(command, GiveAnswer | Say | Leave | Skip) and not room.judges(by):
        raise Refused(RoomCode.PAUSED)
    match command:
        case GiveAnswer(ask, answer, seat):
            seat = _acts_for(room, by, seat)
            answer = game.check_answer(ask, seat, answer)
            if room.has_answered(seat, ask) and not room.judges(by):
                room.shares.check_turn(by)
            return Entering(log.Answered(ask, seat, answer))
        case Say():
            return _saying(room, game, by, command)
        case Leave(seat):
            seat = _acts_for(room, by, seat)
            game.check_leave(seat)
            return Entering(log.SeatLeft(seat))
        case Undo() | Redo():
            if not room.judges(by):
                raise Refused(RoomCode.NOT_JUDGE)
            if isinstance(command, Undo):
                if room.taken_back >= MOST_TAKEN_BACK:
                    raise Refused(RoomCode.WORN_OUT)
                if not room.undoable:
                    raise Refused(RoomCode.NOTHING_TO_UNDO)
                return Entering(log.Undone())
            if not room.redoable:
                raise Refused(RoomCode.NOTHING_TO_REDO)
            return Entering(log.Redone())
        case Pause():
            if paused:
                raise Refused(RoomCode.PAUSED)
            return Entering(log.Paused())
        case Resume():
            return Entering(log.Resumed())
        case Extend(seconds):
            if not 0 < seconds <= MOST_SECONDS:
                raise Refused(RoomCode.BAD_COMMAND, what="seconds", value=seconds)
            return Entering(log.Extended(seconds))
        case GiveSeat(seat, person):
            return Entering(returning(room, seat, person))
        case Skip(ask):
            found = game.open_asks.get(ask)
            if found is None or not (room.judges(by) or is_public(found)):
                raise Refused(RefusalCode.UNKNOWN_ASK, ask=ask)
            game.check_expire(ask)
            return Entering(log.RanOut(ask, skipped=True))
    raise Refused(RoomCode.BAD_COMMAND)


def returning(room: Room, seat: int, person: int) -> log.Returned:
    """Return the entry by which somebody plays a seat that a bot has taken over.

    Raises `Refused`: `no_stand_in`, `unknown_person`, `has_seat`, or `game_running` for who sees all.
    """
    who = room.lobby.people.get(person)
    if seat not in room.stood_in:
        raise Refused(RoomCode.NO_STAND_IN, seat=seat)
    if who is None or who.kind != "guest":
        raise Refused(RoomCode.UNKNOWN_PERSON, person=person)
    if room.seat_of(person) is not None:
        raise Refused(RoomCode.HAS_SEAT, person=person)
    if room.judges(person):
        raise Refused(RoomCode.GAME_RUNNING)
    return log.Returned(seat, person)


def is_public(ask: Ask) -> bool:
    """Say whether everybody may know that an ask is open: a hold, the look at one's cards, a turn to speak, a vote."""
    if ask.offer or ask.hold is not None:
        return False
    return ask.kind in ("hold", "speech") or ask.call.partition(".")[0] in ("look", "vote", "sheriff", "reveal")


def _saying(room: Room, game: Game, by: int, command: Say) -> Entering:
    if room.lobby.people[by].muted:
        raise Refused(RoomCode.MUTED)
    seat = _acts_for(room, by, command.seat)
    text = clean_speech(command.text)
    claims = command.claims
    if len(claims) > MOST_CLAIMS or any(len(claim) > LONGEST_CLAIM for claim in claims):
        raise Refused(RoomCode.BAD_TEXT, what="claims", most=MOST_CLAIMS, longest=LONGEST_CLAIM)
    if not text and not claims:
        raise Refused(RoomCode.BAD_TEXT, what="empty")
    claims = tuple(clean_speech(claim) for claim in claims)
    game.check_say(seat, command.channel, text, claims)
    if room.said + len(text) > MOST_SAID:
        raise Refused(RoomCode.WORN_OUT)
    if not room.judges(by):
        room.shares.check_turn(by, len(text))
    return Entering(log.Spoke(seat, command.channel, claims), mannerly(text, room.lobby.settings.words))


def _acts_for(room: Room, by: int, seat: int | None) -> int:
    """Return the seat that somebody acts for: one's own; the judge's choice."""
    own = room.seat_of(by)
    if room.judges(by):
        if seat is None and own is None:
            raise Refused(RoomCode.NOT_SEATED)
        return seat if seat is not None else own or CHANCE
    if own is None or seat not in (None, own):
        raise Refused(RoomCode.NOT_SEATED)
    return own


def _seated(lobby: Lobby, by: int, before: int | None) -> tuple[int, ...]:
    rest = [one for one in lobby.circle if one != by]
    if len(rest) >= MOST_SEATS:
        raise Refused(RoomCode.ROOM_FULL, most=MOST_SEATS)
    place = len(rest) if before is None else before - 1
    if not 0 <= place <= len(rest):
        raise Refused(RoomCode.BAD_COMMAND, what="before", value=before)
    return (*rest[:place], by, *rest[place:])


def _circle(lobby: Lobby, circle: tuple[int, ...]) -> tuple[int, ...]:
    if len(circle) > MOST_SEATS:
        raise Refused(RoomCode.ROOM_FULL, most=MOST_SEATS)
    strangers = [one for one in circle if one not in lobby.people]
    if strangers or len(set(circle)) != len(circle):
        raise Refused(RoomCode.UNKNOWN_PERSON, person=strangers[0] if strangers else 0)
    bots = {one for one in lobby.circle if lobby.people[one].kind != "guest"}
    return (*circle, *sorted(bots - set(circle)))  # who has no device can't look on


def _other(lobby: Lobby, by: int, person: int) -> int:
    if person == by or person not in lobby.people:
        raise Refused(RoomCode.UNKNOWN_PERSON, person=person)
    return person


def _guest(lobby: Lobby, by: int, person: int) -> int:
    if lobby.people[_other(lobby, by, person)].kind != "guest":
        raise Refused(RoomCode.UNKNOWN_PERSON, person=person)
    return person


def _voting(room: Room, by: int, person: int, *, wants: bool) -> log.VotedOff:
    _guest(room.lobby, by, person)
    if by not in voters(room):
        raise Refused(RoomCode.NOT_SEATED)
    if not wants and room.status == "playing":  # back and forth it would be a sign to all
        raise Refused(RoomCode.GAME_RUNNING)
    return log.VotedOff(by, person, wants)


def joining(
    lobby: Lobby,
    name: str,
    *,
    kind: Literal["guest", "bot", "name"] = "guest",
    level: str | None = None,
    seated: bool = True,
) -> log.Joined:
    """Return the entry by which somebody comes in; raises `Refused`: `bad_name`, `room_full`."""
    if len(lobby.people) >= MOST_PEOPLE:
        raise Refused(RoomCode.ROOM_FULL, most=MOST_PEOPLE)
    room_in_circle = len(lobby.circle) < MOST_SEATS
    if kind != "guest" and not room_in_circle:
        raise Refused(RoomCode.ROOM_FULL, most=MOST_SEATS)
    person = Person(number=lobby.came + 1, name=_named(lobby, name), kind=kind, level=level)
    return log.Joined(person, seated=seated and room_in_circle)


def _named(lobby: Lobby, name: str, but: int = 0) -> str:
    """Return a name as all see it, for a newcomer or for somebody who has another."""
    shown = mannerly(clean_name(name), lobby.settings.words)
    return distinct(shown, [person.name for person in lobby.people.values() if person.number != but])


def may_come_in(lobby: Lobby, password: str | None) -> None:
    """Refuse a newcomer whom the room does not let in: `room_locked` or `wrong_password`.

    `password` is what would be kept of the one that they give, with the salt of the room's.
    """
    if lobby.locked:
        raise Refused(RoomCode.ROOM_LOCKED)
    if lobby.password is not None and not hmac.compare_digest(password or "", lobby.password):
        raise Refused(RoomCode.WRONG_PASSWORD)


def may_look_on(lobby: Lobby) -> None:
    """Refuse somebody who has not come in and wants to look on: `no_watchers`, `room_locked` or `wrong_password`."""
    if not lobby.settings.watchers:
        raise Refused(RoomCode.NO_WATCHERS)
    may_come_in(lobby, None)


def starting(lobby: Lobby, seed: bytes) -> log.Started:
    """Return the entry by which a game begins; raises `Refused` with what is missing or wrong."""
    seats = tuple(one for one in lobby.circle if not (lobby.way == "judge" and one == lobby.host))
    setup = setup_of(lobby.settings, len(seats), lobby.way)
    setup = msgspec.structs.replace(setup, events=shuffled(setup.events, seed))
    prepare(setup)
    return log.Started(setup, seed, RULES_VERSION, seats, lobby)


def shuffled(cards: tuple[str, ...], seed: bytes) -> tuple[str, ...]:
    """Return a deck of event cards in an order by luck: everybody has seen which ones were chosen, one after another.

    By a keyed hash of the game's secret, as all luck.
    """
    drawn = [blake2b(f"events.{place}".encode(), key=seed, digest_size=16).digest() for place in range(len(cards))]
    return tuple(card for _, card in sorted(zip(drawn, sorted(cards), strict=True)))
