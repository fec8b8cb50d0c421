"""What is raised for a file of cases that can't be used. It stands alone: who only tells of it needs no YAML."""

from __future__ import annotations


class BadCases(Exception):  # noqa: N818 - a file that can't be used
    """A file of cases can't be read or breaks the form."""

    def __init__(self, file: str, case: str | None, reason: str, value: str = "") -> None:
        """Name the file, the case if one is known, and the reason as a code with what it is about."""
        super().__init__(f"{file}: {case or '-'}: {reason} {value}".rstrip())
        self.file = file
        self.case = case
        self.reason = reason
        self.value = value
