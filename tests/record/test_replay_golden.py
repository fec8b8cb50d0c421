"""The golden games replay, event for event. When the rules change on purpose: `python -m tests.games`."""

from __future__ import annotations

import pytest

from lycaon.game.chance import draw
from lycaon.game.game import Answered
from lycaon.record import RULES_VERSION, Digests, dump_jsonl, dump_text, load_jsonl, load_text, read_record, replay
from tests.games.golden import FOLDER, GOLDEN, Golden

EACH = pytest.mark.parametrize("golden", GOLDEN, ids=[golden.name for golden in GOLDEN])


@EACH
def test_a_golden_game_replays_to_the_same_log_and_winner(golden: Golden) -> None:
    record = read_record(golden.path)
    game = replay(record)
    assert game.result == record.result
    assert Digests(game).now() == record.digest
    assert len(record.digests) == len(record.decisions)
    assert record.setup == golden.setup
    assert record.rules_version == RULES_VERSION


@EACH
def test_a_golden_game_shows_what_it_is_for(golden: Golden) -> None:
    assert golden.shows(replay(read_record(golden.path)))


@EACH
def test_a_golden_game_is_written_as_it_is_read(golden: Golden) -> None:
    text = golden.path.read_text(encoding="utf-8")
    record = load_text(text)
    assert dump_text(record) == text
    assert load_jsonl(dump_jsonl(record)) == record


@EACH
def test_a_golden_game_was_dealt_from_its_seed(golden: Golden) -> None:
    record = read_record(golden.path)
    game = replay(record)
    luck = [one for one in record.decisions if isinstance(one, Answered) and one.seat == 0]
    assert luck
    assert all(one.answer == draw(game.seed, game.asked[one.ask], 0) for one in luck)


def test_every_golden_game_has_its_file() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {golden.path.name for golden in GOLDEN}
