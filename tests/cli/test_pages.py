"""The handbook's pages of roles, event cards, variants and words: written from the texts that the game itself uses."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from lycaon.cli.voice import Voice
from lycaon.reference import entries, said
from lycaon.texts import GLOSSARY, LANGUAGES, key

SCRIPT = Path(__file__).parent.parent.parent / "scripts" / "reference-pages"


@pytest.fixture(scope="module")
def docs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs")
    subprocess.run([sys.executable, str(SCRIPT), str(folder)], check=True)
    return folder


def test_each_thing_has_one_page_with_all_that_is_said_of_it_in_each_language(docs: Path) -> None:
    for entry in entries().values():
        (path,) = docs.glob(f"*/{entry.id}.md")
        text = path.read_text(encoding="utf-8")
        for language in LANGUAGES:
            voice = Voice(language)
            assert all(said(voice, entry, part) in text for part in ("name", "brief", "rule", "hint")), entry.id
        assert "⟦" not in text
        assert entry.icon in text


def test_every_page_is_listed_and_every_link_leads_somewhere(docs: Path) -> None:
    listed = set()
    for index in docs.glob("*/index.md"):
        links = re.findall(r"\]\(([a-z_]+\.md)\)", index.read_text(encoding="utf-8"))
        assert len(links) == len(set(links))
        listed |= {index.parent / link for link in links}
    assert listed == {page for page in docs.glob("*/*.md") if page.name != "index.md"}


def test_the_players_words_are_all_there(docs: Path) -> None:
    text = (docs / "players-words.md").read_text(encoding="utf-8")
    for term in GLOSSARY:
        assert all(Voice(one).say(key("term", term.id, "name")) in text for one in LANGUAGES)
