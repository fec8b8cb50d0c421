"""Signs, as Unicode sorts them: the patterns by which names and words are looked at.

The library that knows all of this takes long to load, so it is loaded when somebody types something.
"""

from __future__ import annotations

import regex

JOINERS = "\u200c\u200d"
"""Joiners belong to words of some scripts and to many emoji; alone they are nothing to see."""

SPACE = regex.compile(r"[\s\x1c-\x1f]")

HARM = regex.compile(rf"(?V1)[[\p{{Cc}}\p{{Cf}}\p{{Cs}}\p{{Co}}]--[{JOINERS}]]")
"""Control characters, marks of direction, and lone halves of characters."""

GRAPHEME = regex.compile(r"\X")
"""What a reader counts as one sign."""

UNSEEN = regex.compile(r"(?V1)[\p{Default_Ignorable_Code_Point}\p{Cf}\s\u2800[\p{M}&&[\p{Zinh}\p{Zyyy}]]]")
"""What a reader does not see, or sees as a speck on another sign: joiners, selectors, fillers, spaces of any width, and
marks that belong to no script. The vowel signs of a script stay."""

BESIDE = regex.compile(r"(?V1)[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Mn}\p{Me}]")
"""What may stand among the letters of a word that is read all the same."""
