"""The app's narrator says what Python's says, at every event and ask of games with every card, in every language."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec

from lycaon.game.ask import Ask
from lycaon.game.event import AnyEvent
from lycaon.game.view import project
from lycaon.texts import LANGUAGES, Narrator
from tests.texts.games import TABLES, play

ROOT = Path(__file__).parent.parent.parent


def test_the_app_tells_every_event_and_ask_in_the_same_words(tmp_path: Path) -> None:
    told: list[dict[str, object]] = []
    for number, table in enumerate(TABLES):
        language = LANGUAGES[number % len(LANGUAGES)]
        events: list[AnyEvent] = []
        asks: dict[str, Ask] = {}
        for _, new, ask in play(*table, number):
            events += new
            if ask is not None:
                asks[ask.id] = ask
        variant = table[3].get("variant")
        played = None if variant is None else str(variant)
        spoken = (language, LANGUAGES[(number + 1) % 3])
        told += [game(one, str(number), played, events, list(asks.values())) for one in spoken]
    file = tmp_path / "told.json"
    file.write_bytes(msgspec.json.encode(told))
    command = [sys.executable, str(ROOT / "scripts" / "build_app.py"), "npm", "exec", "--", "vitest", "run"]
    compared = subprocess.run(
        [*command, "--config", "vitest.told.config.ts"],
        env={**os.environ, "LYCAON_TOLD": str(file)},
        capture_output=True,
        check=False,
    )
    assert compared.returncode == 0, compared.stdout.decode()[-6000:]


def game(language: str, table: str, variant: str | None, events: list[AnyEvent], asks: list[Ask]) -> dict[str, object]:
    """Return a game with what Python's narrator says of it."""
    names = {1: "Ann", 4: "小明"} if int(table) % 2 else {}
    narrator = Narrator(language, names, variant=variant)
    said: list[dict[str, object]] = [
        {
            "event": event,
            "aloud": narrator.aloud(event),
            "private": narrator.private(event),
            "judge": narrator.judge(event),
        }
        for event in events
    ]
    views = [view for ask in asks if (view := project(ask, "judge")) is not None]
    return {
        "language": language,
        "table": table,
        "variant": variant,
        "names": {str(seat): name for seat, name in names.items()},
        "events": said,
        "together": Narrator(language, names, variant=variant).aloud_all(events),
        "asks": [
            {
                "ask": view,
                "says": narrator.ask(view),
                "answers": [(value, narrator.answer_label(view, value)) for value in (*view.legal[:3], None)],
            }
            for view in views
        ],
    }
