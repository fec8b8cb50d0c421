"""A small evening of phones; `make evenings` plays whole ones, in each way to play."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.app.evening import evening, reload, restarted


@pytest.mark.usefixtures("base")  # builds the app
def test_phones_play_to_a_verdict_whatever_goes_wrong(browser: Browser, tmp_path: Path) -> None:
    with evening(browser, tmp_path, "table", people=5) as (people, server):
        people.play(reload, restarted(server))
