"""In these tests a missing text raises."""

from __future__ import annotations

import pytest

from lycaon.texts import Texts


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)
