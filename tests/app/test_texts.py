"""Every text that the app asks for exists, and none is left over; test_keys.py compares the languages."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast

import lycaon.texts

APP = Path(__file__).parent.parent.parent / "app" / "src"
TEXTS = Path(lycaon.texts.__file__).parent


def messages() -> set[str]:
    """Return the keys of the app's own texts."""
    resource = FluentResource((TEXTS / "en" / "app.ftl").read_text(encoding="utf-8"))
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


def sources() -> str:
    """Return the source of the app."""
    files = [file for file in APP.rglob("*") if file.suffix in (".svelte", ".ts") and "wire" not in file.parts]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def test_every_text_that_the_app_names_exists() -> None:
    named = set(re.findall(r"[\"'`](app-[a-z0-9-]*[a-z0-9])[\"'`]", sources()))
    assert named - messages() == set()


def test_no_text_of_the_app_is_left_over() -> None:
    source = sources()
    named = set(re.findall(r"[\"'`](app-[a-z0-9-]*[a-z0-9])[\"'`]", source))
    begun = tuple(set(re.findall(r"`(app-[a-z0-9-]+-)\$\{", source)))
    chosen = {
        one.replace("_", "-") for one in re.findall(r"id: \"([a-z_]+)\"", source)
    }  # choices that are named for what they choose
    begun += tuple(f"app-{one}" for one in chosen)
    assert {one for one in messages() - named if not one.startswith(begun)} == set()


def test_a_text_that_is_made_of_parts_has_a_beginning_in_the_files() -> None:
    for begun in set(re.findall(r"`(app-[a-z0-9-]+-)\$\{", sources())):
        assert any(one.startswith(begun) for one in messages()), begun


def test_no_punctuation_of_one_language_stands_between_what_the_app_fills_in() -> None:
    """A colon is half as wide in English as in Chinese: it belongs into the texts."""
    for file in APP.rglob("*.svelte"):
        markup = re.sub(
            r"<(script|style).*?</\1>|(?<==)\{[^}]*\}", "", file.read_text(encoding="utf-8"), flags=re.DOTALL
        )
        assert re.search(r"\}[:;,.?!：；，。？！] ?\{[a-z]", markup) is None, file.name
