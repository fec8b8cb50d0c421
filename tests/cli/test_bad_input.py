"""Whatever is wrong with what was given ends in one clear line and an exit code."""

from __future__ import annotations

from pathlib import Path

import pytest

from lycaon import Setup, new_game, seed_from
from lycaon.record import RecordWriter, dump_text, record_of
from tests.cli.keyboard import Run

DECK = ("werewolf", "seer", "villager", "villager", "villager")


def files(folder: Path) -> None:
    """Lay out files with something wrong in each."""
    game = new_game(Setup(seats=5, deck=DECK), seed=seed_from(1))
    RecordWriter.begin(folder / "game.jsonl", game).close()
    seer = next(seat.number for seat in game.table.all() if seat.cards[0].id == "seer")
    game.answer("n1.seer", seer, seer % 5 + 1)
    text = dump_text(record_of(game, secret=True))
    (folder / "changed.txt").write_text(text.replace("n1.seer", "n1.witch"), encoding="utf-8")
    (folder / "giant.txt").write_text(text.replace("seats: 5", f"seats: {10**30}"), encoding="utf-8")
    (folder / "dragon.txt").write_text(text.replace("deck: werewolf", "deck: dragon"), encoding="utf-8")
    whole = (folder / "game.jsonl").read_bytes()
    (folder / "torn.jsonl").write_bytes(whole[: len(whole) * 2 // 3])
    (folder / "empty.jsonl").write_bytes(b"")
    (folder / "zeros.jsonl").write_bytes(b"\0" * 100)
    (folder / "list.jsonl").write_bytes(b"[1, 2]\n")
    (folder / "later.jsonl").write_bytes(b'{"line":"game","format":99}\n')
    (folder / "deep.jsonl").write_bytes(b"[" * 100_000 + b"\n")
    (folder / "escape.jsonl").write_bytes(b'{"line":"\\u001b[2J\\n\\n"}\n')
    (folder / "secret").mkdir()
    for name, text in YAML.items():
        (folder / name).write_text(text, encoding="utf-8")


YAML = {
    "aliases.yaml": "a: &a [x, x]\nb: [*a, *a]\n",
    "bomb.yaml": "- " + "[" * 5000 + "\n",
    "tag.yaml": "- !!python/object/apply:os.system [true]\n",
    "mapping.yaml": "a: b\n",
    "nothing.yaml": "",
    "keys.yaml": "- {id: x, says: y, source: z, seats: [werewolf], play: [], more: 1}\n",
    "role.yaml": "- {id: x, says: y, source: z, seats: [dragon, villager], play: [{night: {}}]}\n",
    "twice.yaml": "- {id: x, id: x}\n",
    "colour.yaml": '- {id: "\\e[2J", says: y, source: z, seats: 7, play: []}\n',
}


BAD = [
    "nonsense",
    "--nonsense",
    "demo --nonsense",
    "demo extra",
    "demo --seats",
    "demo --seats 99",
    "demo --seats 2",
    "demo --seats -1",
    "demo --seats x",
    "demo --seats 1e3",
    "demo --seats 99999999999999999999999999",
    "demo --seed -4",
    "demo --seed x",
    "demo --seed 99999999999999999999999999999999999999999999",
    "demo --seed 1 --seed 2",
    "demo --as 44",
    "demo --as 0",
    "demo --as nobody",
    "demo --as ''",
    "demo --preset nonsense",
    "demo --rules nonsense",
    "demo --rules nonsense=1",
    "demo --rules tie_rule=nonsense",
    "demo --rules day_limit=0",
    "demo --rules =",
    "demo --rules piper_team=village_until_in_love,piper_blocks_village=yes",
    "demo --deck dragon",
    "demo --deck werwolf*2,villager*5",
    "demo --deck werewolf*0",
    "demo --deck werewolf*x",
    "demo --deck werewolf*99999999999",
    "demo --deck villager*9",
    "demo --deck werewolf*9",
    "demo --deck werewolf,villager*3 --seats 9",
    "demo --json=3",
    "demo --lang tlh",
    "demo --lang ''",
    "demo --lang",
    "--lang tlh demo",
    "play --seat 44",
    "play --seat 0",
    "play --seats 5 --seat 6",
    "play --resume missing.jsonl",
    "play --resume game.jsonl",
    "play --resume zeros.jsonl",
    "judge --resume missing.jsonl",
    "judge --resume empty.jsonl",
    "judge --resume list.jsonl",
    "judge --resume secret",
    "judge --file secret",
    "judge --file game.jsonl",
    "judge --file missing/there.jsonl",
    "judge --names a,b",
    "replay",
    "replay missing.jsonl",
    "replay secret",
    "replay torn.jsonl",
    "replay empty.jsonl",
    "replay zeros.jsonl",
    "replay list.jsonl",
    "replay later.jsonl",
    "replay deep.jsonl",
    "replay escape.jsonl",
    "replay changed.txt",
    "replay giant.txt",
    "replay dragon.txt",
    "replay game.jsonl --as 6",
    "replay game.jsonl --upto -1",
    "replay game.jsonl --upto 999",
    "replay game.jsonl more",
    "check",
    "check missing.yaml",
    "check secret",
    "check aliases.yaml",
    "check bomb.yaml",
    "check tag.yaml",
    "check mapping.yaml",
    "check nothing.yaml",
    "check keys.yaml",
    "check twice.yaml",
    "check colour.yaml",
    "check game.jsonl",
    "roles dragon",
    "roles seer witch",
    "rules nonsense",
    "rules tie_rul",
    "decks 1",
    "decks 99",
    "decks x",
]


@pytest.mark.parametrize(("place", "line"), list(enumerate(BAD)))
def test_what_is_wrong_is_said_in_one_line(run: Run, tmp_path: Path, place: int, line: str) -> None:
    language = ("en", "zh-Hans", "zh-Hant")[place % 3]
    files(tmp_path)
    arguments = [part.strip("'") for part in line.split(" ")]
    said = run(*arguments, *([] if "--lang" in arguments else ["--lang", language]))
    assert said.code == 2, said
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.strip()
    assert "Traceback" not in said.err
    assert "\x1b" not in said.err
    assert "⟦" not in said.err
    if "--lang" not in arguments:
        assert said.err.startswith({"en": "Error: ", "zh-Hans": "错误：", "zh-Hant": "錯誤："}[language])


@pytest.mark.parametrize("argument", ["\udcff", "a\0b", "\x1b[2J", "a\nb", "\u202e", "x" * 100_000])
@pytest.mark.parametrize(
    "command", ["demo --as", "demo --deck", "demo --rules", "demo --preset", "replay", "check", "roles", "rules"]
)
def test_strange_characters_break_no_line(run: Run, command: str, argument: str) -> None:
    said = run(*command.split(" "), argument)
    assert said.code == 2
    assert said.err.count("\n") == 1
    assert len(said.err) < 2000
    assert said.err.isprintable() or said.err.strip("\n").isprintable()


def test_a_fault_of_our_own_is_one_line_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("oops\nand more")

    monkeypatch.setattr("lycaon.cli.demo.demo", broken)
    said = run("demo")
    assert said.code == 70
    assert said.err.count("\n") == 1
    monkeypatch.setenv("LYCAON_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        run("demo")


def test_a_folder_that_may_not_be_written_is_said(run: Run) -> None:
    said = run("judge", "--file", "/proc/lycaon.jsonl")
    assert said.code == 2
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("command", "line"),
    [
        ("demo --deck modern", "There is no deck or card called “modern”. Did you mean “modern_9”?"),
        ("demo --deck zzzz", "There is no deck or card called “zzzz”. “lycaon decks”"),
        ("demo --deck plain_99", "There is no deck or card called “plain_99”."),
        ("pley", "There is no command called “pley”. Did you mean “play”?"),
        ("zzz", "There is no command called “zzz”. “lycaon --help”"),
    ],
)
def test_what_was_probably_meant_is_named(run: Run, command: str, line: str) -> None:
    said = run(*command.split())
    assert said.code == 2
    assert line in said.err


@pytest.mark.parametrize(
    ("command", "line"),
    [
        ("judge --file missing/x.jsonl", "There is no folder missing."),
        ("judge --file ''", "“” cannot be the name of a file."),
        ("judge --resume ''", "“” cannot be the name of a file."),
        ("play --resume ''", "“” cannot be the name of a file."),
        ("replay ''", "“” cannot be the name of a file."),
        ("check ''", "“” cannot be the name of a file."),
        ("demo --rules day_limit=99999999999999999999", "cannot be 99999999999999999999; it must be within 1 to 900"),
        ("demo --rules little_girl_catch_p=2", "cannot be 2; it must be within 0 to 1."),
        ("demo --rules a\udcff=b", "There is no house rule called “a\N{REPLACEMENT CHARACTER}”."),
    ],
)
def test_the_very_thing_that_is_wrong_is_named(run: Run, command: str, line: str) -> None:
    said = run(*(part.strip("'") for part in command.split()))
    assert said.code == 2
    assert line in said.err


def test_every_deck_that_is_listed_can_be_played(run: Run) -> None:
    for seats in (3, 4, 19, 40):
        deck = run("decks", str(seats)).out.split("--deck ")[1].split(",")[0]
        assert run("demo", "--deck", deck, "--seed", "1", "--json").code == 0


def test_a_folder_that_there_is_not_is_named(run: Run) -> None:
    said = run("judge", "--seats", "5", "--file", "nowhere/game.jsonl")
    assert (said.code, said.err) == (2, "Error: There is no folder nowhere.\n")
    assert run("replay", "nowhere.jsonl").err == "Error: There is no file nowhere.jsonl.\n"
