"""Bots that ask a language model, in the terminal: they play where there is one; else it is said what is missing."""

from __future__ import annotations

import pytest

from lycaon.bots.model import model_from_environment
from tests.bots import model_server as stub
from tests.cli.keyboard import Run

VARIABLES = ("LYCAON_LLM_URL", "LYCAON_LLM_MODEL", "LYCAON_LLM_SECONDS")


@pytest.fixture(autouse=True)
def _nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)


@pytest.mark.parametrize("command", ["play", "demo"])
@pytest.mark.parametrize(("language", "said"), [("zh-Hans", "地址"), ("zh-Hant", "位址"), ("en", "its address")])
def test_without_a_model_it_is_said_what_is_missing(run: Run, command: str, language: str, said: str) -> None:
    told = run(command, "--bots", "llm", "--lang", language)
    assert told.code == 2
    assert told.out == ""
    assert "LYCAON_LLM_URL" in told.err
    assert said in told.err


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant", "en"])
def test_without_the_extra_it_is_said_how_to_install_it(
    run: Run, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lycaon.bots.model.find_spec", lambda _: None)
    told = run("demo", "--bots", "llm", "--lang", language)
    assert told.code == 2
    assert 'pip install "lycaon[llm]"' in told.err


def test_a_wrong_limit_is_named_without_its_value(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable, value in zip(VARIABLES, ("http://user:secret@localhost/v1", "stub", "secret"), strict=True):
        monkeypatch.setenv(variable, value)
    told = run("demo", "--bots", "llm", "--lang", "en")
    assert told.code == 2
    assert "LYCAON_LLM_SECONDS" in told.err
    assert "secret" not in told.err


def test_a_model_plays_a_demonstration(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    with stub.serving(stub.good) as server:
        monkeypatch.setenv("LYCAON_LLM_URL", server.url)
        monkeypatch.setenv("LYCAON_LLM_MODEL", "stub")
        told = run("demo", "--bots", "llm", "--lang", "en", "--seats", "6", "--seed", "3")
        assert server.requests
        model_from_environment().close()
    assert told.code == 0
    assert "said by chance" in told.out


def test_many_games_are_not_played_with_a_model(run: Run) -> None:
    told = run("simulate", "--games", "2", "--bots", "llm", "--lang", "en")
    assert told.code == 2
    assert "llm" in told.err
