"""Texts: what the judge says, asks and explains, in zh-Hans, zh-Hant and English.

The words lie in Fluent files, a folder a language; `Texts` finds them by key, and a `Narrator` makes sentences of a
game's events, asks and refusals. Keys are made of ids: `role-village-idiot-brief`, `rule-tie-rule-nobody`,
`told-seer-good`. A key that does not exist shows as `⟦key⟧`; where `Texts.strict` is set, as in tests, it raises.

>>> from lycaon.texts import Narrator, match, texts
>>> texts("en").say("night-fell")
'Night falls. Close your eyes.'
>>> match("zh_TW.UTF-8")
'zh-Hant'
"""

from __future__ import annotations

from lycaon.texts.glossary import GLOSSARY, Term
from lycaon.texts.language import LANGUAGES, UnknownLanguage, match
from lycaon.texts.messages import BadText, Texts, key, texts
from lycaon.texts.narrator import Narrator

__all__ = ["GLOSSARY", "LANGUAGES", "BadText", "Narrator", "Term", "Texts", "UnknownLanguage", "key", "match", "texts"]
