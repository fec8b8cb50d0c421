"""What the app takes from Python is what Python says today."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from lycaon.server.schema import openapi

ROOT = Path(__file__).parent.parent.parent


def test_the_types_of_the_app_are_fresh() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "app-types"), "--check"]
    checked = subprocess.run(command, capture_output=True, check=False)
    assert checked.returncode == 0, checked.stderr.decode()


def told(name: str, schemas: dict[str, Any], known: set[str]) -> set[str]:
    """Return what a message consists of, itself included; what people have chosen is left out."""
    if name not in known and name != "Settings":
        known.add(name)
        for other in re.findall(r"#/components/schemas/(\w+)", json.dumps(schemas[name])):
            told(other, schemas, known)
    return known


def test_what_may_be_left_out_of_a_view_reads_as_no() -> None:
    """The app takes what is not there for false, none or nothing; where that is wrong it says so itself."""
    types = (ROOT / "app" / "src" / "wire" / "types.ts").read_text(encoding="utf-8")
    schemas = openapi()["components"]["schemas"]
    found: set[tuple[str, str]] = set()
    for name in told("ToClient", schemas, set()):
        declared = re.search(rf"^export interface {name} \{{(.*?)^\}}", types, re.MULTILINE | re.DOTALL)
        optional = re.findall(r"^  (\w+)\?:", declared.group(1), re.MULTILINE) if declared else ()
        found |= {(name, field) for field in optional if schemas[name]["properties"][field].get("default")}
    assert found == {("RoomView", "viewer")}
