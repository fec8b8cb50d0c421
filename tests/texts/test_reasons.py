"""The judge's reasons: every ruling of every game is one whole sentence in each language."""

from __future__ import annotations

import re

import pytest

from lycaon.cli.replaying import why_it_ended
from lycaon.cli.voice import Voice
from lycaon.game.ask import CHANCE, RefusalCode, Refused
from lycaon.game.event import Reason, Ruled
from lycaon.record import read_record, replay
from lycaon.roles import roles
from lycaon.texts import LANGUAGES, Narrator, key, texts
from tests.games.golden import GOLDEN, Golden
from tests.texts.games import TABLES, play
from tests.texts.needed import reasons, victories

NARRATORS = {language: Narrator(language) for language in LANGUAGES}

FAULTS = re.compile(r"⟦|  | ,|,,|, [.]|: [.]|，，|，。|：。|：，|\\(none\\)|（none）|\\bnone\\b")
"""What no sentence may have: a missing text, a hole where a reason should be, a seat that is none."""


def told(ruling: Ruled, language: str) -> str:
    """Tell a ruling, and look at whether it is one whole sentence."""
    (sentence,) = NARRATORS[language].judge(ruling)
    assert FAULTS.search(sentence) is None, sentence
    assert sentence[0].isupper() or language != "en", sentence
    assert sentence.count("." if language == "en" else "。") == 1, sentence
    assert sentence.endswith("." if language == "en" else "。"), sentence
    head, _, chain = sentence.partition("：" if language != "en" else ": ")
    clauses = re.split("，|, ", chain.rstrip(".。"))
    assert len(clauses) == len(set(clauses)), sentence
    if ruling.because[0].code != "elder_fault" or ruling.ruling == "death":
        assert str(ruling.seat) in head, sentence
    return sentence


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda one: one.name)
def test_every_ruling_of_a_golden_game_is_a_sentence(golden: Golden) -> None:
    game = replay(read_record(golden.path))
    rulings = [event for event in game.log if isinstance(event, Ruled)]
    assert rulings
    for ruling in rulings:
        for language in LANGUAGES:
            told(ruling, language)


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_ruling_of_random_games_is_a_sentence(table: int) -> None:
    for game, events, ask in play(*TABLES[table], number=table):
        for event in events:
            if isinstance(event, Ruled):
                for language in LANGUAGES:
                    told(event, language)
        if ask is None and game.result is not None:
            for language in LANGUAGES:
                assert FAULTS.search(why_it_ended(Voice(language), game, game.result.because)) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_alone_and_behind_another_has_words(language: str) -> None:
    for code in reasons() - {"voted_out"}:
        for seat in (None, 4):
            alone = NARRATORS[language].reasons([(code, seat, None)])
            behind = NARRATORS[language].reasons([("pack", None, None), (code, seat, None)])
            assert alone
            if code != "pack":
                assert behind.startswith(NARRATORS[language].reasons([("pack", None, None)]))
                assert len(behind) > len(alone)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_has_a_reason(language: str) -> None:
    for because in victories():
        assert texts(language).has(key("why", because))
        assert FAULTS.search(NARRATORS[language].why_it_ended(because, [3, 5], "werewolves_win_at")) is None


def test_every_choice_of_a_seat_by_a_role_has_the_rule_behind_it() -> None:
    """Where a wrong seat is named, the refusal says which seats can be named and why."""
    chosen: set[str] = set()
    for table in TABLES[::2]:
        for _, _, ask in play(*table, number=1):
            if ask is not None and ask.kind in ("seat", "seats") and CHANCE not in ask.seats:
                chosen.add(ask.call)
    of_roles = {call for call in chosen if call.partition(".")[0] in roles() or call.startswith(("vote", "sheriff"))}
    free = {
        "gypsy.by",
        "thief",
        *(call for call in of_roles if call.startswith(("two_", "three_", "vote.executioner"))),
    }
    lacking = {call for call in of_roles - free if not texts("en").has(key("limit", call.replace(".second", "")))}
    assert lacking == set()


def test_a_refused_choice_says_which_rule_forbids_it() -> None:
    refused = Refused(RefusalCode.ILLEGAL, ask="n2.defender", legal=(1, 3))
    assert [NARRATORS[language].refusal(refused) for language in ("en", "zh-Hans", "zh-Hant")] == [
        f"That is no possible answer. Choose from: 1 and 3. {texts('en').say('limit-defender')}",
        "不能这样回答。可以选：1 号、3 号。只能守活着的玩家，不能连续两晚守同一人。",
        "不能這樣回答。可以選：1 號、3 號。只能守活著的玩家，不能連續兩晚守同一人。",
    ]
    second = Refused(RefusalCode.ILLEGAL, ask="d3.vote.second", legal=(1, 3))
    assert "lovers never vote for each other" in NARRATORS["en"].refusal(second)


def test_a_refused_choice_says_why_this_one_was_left_out() -> None:
    asked = {"ask": "n2.defender", "legal": (1, 3), "least": 1, "most": 1}
    named = {**asked, "named": 4, "why": "protected_last_night"}
    refused = Refused(RefusalCode.ILLEGAL, **named)
    assert [NARRATORS[language].refusal(refused) for language in ("en", "zh-Hans", "zh-Hant")] == [
        "That is no possible answer: player 4 was protected last night. Choose from: 1 and 3.",
        "不能这样回答：昨晚已经守过 4 号玩家。可以选：1 号、3 号。",
        "不能這樣回答：昨晚已經守過 4 號玩家。可以選：1 號、3 號。",
    ]
    two = Refused(RefusalCode.ILLEGAL, **{**named, "ask": "n2.piper", "most": 2, "why": "charmed"})
    assert NARRATORS["en"].refusal(two) == (
        "That is no possible answer: player 4 is charmed already. Name 1 to 2 of these: 1 and 3."
    )
    unheard = Refused(RefusalCode.ILLEGAL, **{**named, "why": "of_a_card_of_your_own"})
    assert NARRATORS["en"].refusal(unheard) == NARRATORS["en"].refusal(Refused(RefusalCode.ILLEGAL, **asked))


def test_chains_read_as_people_say_them() -> None:
    by_rule = Reason("double_cause", None, "double_cause")
    twice = Ruled((), 4, "death", "werewolves", (Reason("pack"), Reason("poison", 11), by_rule))
    thrice = Ruled((), 4, "death", "werewolves", (*twice.because, Reason("white", 2), by_rule))
    voted = Ruled((), 4, "death", "vote", (Reason("voted_out"),))
    runoff = Ruled((), 4, "death", "vote", (Reason("voted_out"), Reason("runoff", None, "tie_rule")))
    bitten_and_poisoned = "Player 4 died: attacked by the werewolves, and poisoned by the witch (11), "
    first_counts = "of which the first counts (house rule: Two causes of death)."
    assert [told(one, "en") for one in (twice, thrice, voted, runoff)] == [
        bitten_and_poisoned + first_counts,
        f"{bitten_and_poisoned}and attacked by the white werewolf (2), {first_counts}",
        "Player 4 was voted out.",
        "Player 4 was voted out: the vote was tied, and the next one decided (house rule: Ties).",
    ]
    assert (
        told(twice, "zh-Hant") == "4 號玩家死亡：被狼人襲擊，又被女巫 11 號毒殺，死因以先說的為準（規則：兩種死因）。"
    )
    assert told(voted, "zh-Hans") == "4 号玩家被放逐。"
