"""The narrator tells whole games, in every language, without a gap, and single events as a judge would."""

from __future__ import annotations

import re

import msgspec
import pytest

from lycaon import CHANCE, BadRules, RefusalCode, Refused, Setup, new_game, prepare, resolve, seed_from
from lycaon.game.ask import Ask
from lycaon.game.deck import advice
from lycaon.game.event import (
    Announced,
    AnyEvent,
    Badged,
    BallotOpened,
    Called,
    CallEnded,
    Candidates,
    Counted,
    DayBegan,
    DayBroke,
    Dealt,
    Died,
    Ended,
    Exploded,
    GameBegan,
    NightFell,
    Reason,
    Revealed,
    Ruled,
    SpeechBegan,
    Told,
    Voted,
)
from lycaon.game.view import project
from lycaon.roles import roles
from lycaon.texts import LANGUAGES, Narrator, Texts, texts
from tests.texts.games import TABLES, play

NAMES = {1: "小明", 4: "Ann"}


def said(narrator: Narrator, *events: AnyEvent) -> list[str]:
    return [sentence for event in events for sentence in narrator.aloud(event)]


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_a_whole_game_is_told_without_a_gap(language: str, table: int) -> None:
    foreign = re.compile("[A-Za-z]" if language != "en" else "[\u3400-\u9fff]")
    for by_hand in (False, True):
        narrator = Narrator(language)
        known: set[tuple[str, object]] = set()
        asked: set[str] = set()
        for game, events, ask in play(*TABLES[table], table, by_hand=by_hand):
            heard = [line for event in events for line in narrator.aloud(event)]
            heard += [line for event in events for line in narrator.private(event) + narrator.judge(event)]
            if ask is not None and ask.id not in asked:
                asked.add(ask.id)
                views = [project(ask, seat) for seat in ask.seats if seat != CHANCE] + [project(ask, "judge")]
                questions = {narrator.ask(view) for view in views if view is not None} | {narrator.ask(ask)}
                assert len(questions) == 1
                answers = {(ask.call, answer) for answer in possible(ask)} - known
                known |= answers
                heard += [*questions, *(narrator.answer_label(ask, answer) for _, answer in answers)]
            for line in heard:
                assert line
                assert foreign.search(line) is None, line
                assert re.search("⟦|none|  ", line) is None, line
            if game.result is not None:
                assert narrator.result(game.result) == narrator.result(game.log[-1])


def possible(ask: Ask) -> set[object]:
    """Return every answer to an ask of one seat, a pass, and all seats together."""
    if ask.kind == "deal":
        return {tuple(ask.legal)}
    one: set[object] = {answer for seat in ask.seats for answer in ask.legal_for(seat)}
    several: set[object] = {tuple(ask.legal), ()} if ask.kind == "seats" else set()
    passing: set[object] = {None} if ask.may_pass else set()
    return one | several | passing


def test_a_game_off_the_wire_is_told_alike() -> None:
    here, there = Narrator("en", NAMES), Narrator("en", NAMES)
    for _, events, ask in play("boxes", "modern_cn", {}, {}, 5):
        for event in events:
            wired = msgspec.json.decode(msgspec.json.encode(event))
            assert here.aloud(event) == there.aloud(wired)
            assert here.private(event) == there.private(wired)
            assert here.judge(event) == there.judge(wired)
        if ask is not None:
            assert here.ask(ask) == there.ask(msgspec.to_builtins(ask, str_keys=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_role_without_lines_of_its_own_is_called_by_its_name(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", False)
    narrator = Narrator(language)
    lines = said(narrator, Called(None, "village_idiot"), CallEnded(None, "village_idiot"))
    assert all(texts(language).role("village_idiot") in line for line in (lines[0], lines[2]))
    unknown = {"id": "n1.elder.thing", "call": "elder.thing", "kind": "seats", "least": 1, "most": 3}
    assert texts(language).role("elder") in narrator.ask(unknown)
    assert "⟦" not in narrator.ask(unknown)


def test_what_is_not_known_is_shown_and_never_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", False)
    narrator = Narrator("en")
    assert said(narrator, Announced(None, "howl")) == ["⟦announced-howl⟧"]
    assert said(narrator, Called(None, "yeti"))[0] == "⟦role-yeti-name⟧, open your eyes."
    ruled = Ruled((), 3, "death", "lightning", (Reason("storm"),))
    assert narrator.judge(ruled) == ["Player 3 died: ⟦reason-storm⟧."]


# -- the voice ---------------------------------------------------------------------------------------------------------


def test_the_night_is_called_as_at_a_table() -> None:
    events = (NightFell(None, 1), Called(None, "seer"), CallEnded(None, "seer"))
    assert said(Narrator("zh-Hans"), *events) == [
        "天黑请闭眼。",
        "预言家请睁眼。",
        "请选择你要查验的玩家。",
        "预言家请闭眼。",
    ]
    assert said(Narrator("zh-Hant"), *events) == [
        "天黑請閉眼。",
        "預言家請睜眼。",
        "請選擇你要查驗的玩家。",
        "預言家請閉眼。",
    ]
    assert said(Narrator("en"), *events) == [
        "Night falls. Close your eyes.",
        "Seer, open your eyes.",
        "Choose a player to look at.",
        "Seer, close your eyes.",
    ]


def test_roles_that_are_called_together_are_named_together() -> None:
    events = [Called(None, "defender"), Called(None, "seer"), CallEnded(None, "defender"), CallEnded(None, "seer")]
    assert Narrator("zh-Hans").aloud_all(events) == ["守卫、预言家，请睁眼。", "请各自行动。", "守卫、预言家，请闭眼。"]
    assert Narrator("en").aloud_all([*events[:2], events[2], events[0], events[2]]) == [
        "Defender and Seer, open your eyes.",
        "Each of you, do what you have to do.",
        "Defender, close your eyes.",
        "Defender, open your eyes.",
        "Choose a player to protect.",
        "Defender, close your eyes.",
    ]


def test_a_night_without_deaths_was_peaceful() -> None:
    assert said(Narrator("zh-Hans"), DayBroke(None, 1), Died(None, ()))[-1] == "昨晚是平安夜。"


def test_the_dead_of_the_night_come_first_and_others_follow_them() -> None:
    events = (DayBroke(None, 1), Died(None, (3, 5)), Died(None, (7,)))
    assert said(Narrator("zh-Hans"), *events)[1:] == ["昨晚，3、5 号玩家死亡。", "7 号玩家随之死亡。"]
    assert said(Narrator("en"), *events)[1:] == ["Last night players 3 and 5 died.", "With that, player 7 died too."]


def test_an_explosion_before_the_dead_are_told_keeps_them_for_afterwards() -> None:
    narrator = Narrator("zh-Hans")
    events: tuple[AnyEvent, ...] = (
        DayBroke(None, 1),
        Exploded(None, 2),
        Died(None, (2,)),
        Died(None, (6,)),
        Announced(None, "day_cut"),
        Died(None, (4,)),
        DayBegan(None, 1),
    )
    assert said(narrator, *events)[1:] == [
        "2 号玩家自爆。",
        "2 号玩家出局。",
        "6 号玩家随之死亡。",
        "白天到此结束，今天不再投票。",
        "昨晚，4 号玩家死亡。",
    ]


def test_causes_are_told_where_they_are_given() -> None:
    events = (DayBroke(None, 1), Died(None, (3, 5), ("werewolves", "poison")))
    assert said(Narrator("zh-Hant"), *events)[1:] == [
        "昨晚，3、5 號玩家死亡。",
        "3 號玩家被狼人殺害。",
        "5 號玩家被毒死。",
    ]


def test_a_death_out_of_the_blue_is_told_plainly() -> None:
    assert said(Narrator("en"), Died(None, (3,))) == ["Player 3 died."]


def test_names_stand_beside_the_numbers() -> None:
    narrator = Narrator("zh-Hans", NAMES)
    assert narrator.players([1]) == "1 号玩家（小明）"
    assert narrator.players([1, 2, 4]) == "1 号（小明）、2 号、4 号（Ann）"
    assert narrator.label(1) == "1 号 小明"
    assert Narrator("en", NAMES).players([1, 2, 4]) == "players 1 (小明), 2 and 4 (Ann)"


def test_a_ballot_of_everybody_needs_no_list() -> None:
    narrator = Narrator("zh-Hans")
    said(narrator, GameBegan(None, 4, ("werewolf", "seer", "villager", "villager")), Died(None, (4,)))
    assert said(narrator, BallotOpened(None, "vote", (1, 2, 3), (1, 2, 3))) == ["发言到此为止，现在投票放逐。"]
    assert said(narrator, BallotOpened(None, "vote.runoff", (1,), (2, 3))) == [
        "平票，请再投一次。",
        "由 1 号玩家投票。",
        "只能投给 2、3 号玩家。",
    ]
    assert said(narrator, BallotOpened(None, "vote", (), (1, 2)))[-1] == "没有人可以投票。"


def test_where_nobody_is_left_to_vote_nobody_is_told_to() -> None:
    narrator = Narrator("en")
    assert said(narrator, BallotOpened(None, "sheriff.runoff", (), (1, 2))) == ["Nobody is left who may vote."]
    assert said(narrator, Counted(None, "sheriff.runoff", (), (), ())) == []
    assert said(narrator, Counted(None, "vote", ((1, None),), (), ())) == ["Abstained: 1.", "Nobody has a vote."]


def test_a_count_tells_who_voted_for_whom_and_what_it_comes_to() -> None:
    votes = ((1, 3), (2, 3), (4, None), (3, 1))
    event = Counted(None, "vote", votes, ((1, 1), (3, 2.5), (4, 1)), (3,))
    assert said(Narrator("zh-Hans"), event) == [
        "3 号玩家得 2.5 票（其中 0.5 票是另加的）：1、2 号。",
        "1 号玩家得 1 票：3 号。",
        "4 号玩家得 1 票。",
        "弃票：4 号。",
        "3 号玩家票数最高。",
    ]
    assert said(Narrator("en"), event)[1] == "Player 1: 1 vote, from 3."


def test_single_votes_are_told_in_one_sentence() -> None:
    votes = tuple((seat, 2 if seat == 9 else seat) for seat in (1, 2, 3, 9))
    event = Counted(None, "sheriff.vote", votes, ((1, 1), (2, 2), (3, 1)), (2,))
    assert said(Narrator("en"), event)[1:3] == ["Player 1: 1 vote, from 1.", "Player 3: 1 vote, from 3."]
    votes = (*votes, (4, 5))
    event = Counted(None, "sheriff.vote", votes, ((1, 1), (2, 2), (3, 1), (5, 1)), (2,))
    assert said(Narrator("en"), event)[:2] == [
        "Player 2: 2 votes, from 2 and 9.",
        "One vote each: 1 (from 1), 3 (from 3) and 5 (from 4).",
    ]
    assert said(Narrator("zh-Hans"), event)[1] == "各得 1 票：1 号（1 号投）、3 号（3 号投）、5 号（4 号投）。"


def test_a_count_says_what_the_sheriffs_vote_is_worth() -> None:
    def counted(language: str, votes: float, voters: tuple[int, ...]) -> str:
        narrator = Narrator(language)
        said(narrator, Badged(None, 2))
        return said(narrator, Counted(None, "vote", tuple((seat, 3) for seat in voters), ((3, votes),), (3,)))[0]

    assert counted("en", 3, (1, 2)) == "Player 3: 3 votes, from 1, and 2 (sheriff, counts 2)."
    assert counted("en", 2.5, (1, 2)) == "Player 3: 2.5 votes, from 1, and 2 (sheriff, counts 1.5)."
    assert counted("en", 2, (2,)) == "Player 3: 2 votes, from 2 (sheriff, counts 2)."
    assert counted("en", 2, (1, 2)) == "Player 3: 2 votes, from 1 and 2."
    assert counted("en", 4, (1, 4)) == "Player 3: 4 votes, of which 2 are extra, from 1 and 4."
    assert counted("en", 5.5, (1, 2)) == "Player 3: 5.5 votes, of which 3.5 are extra, from 1 and 2."
    assert counted("zh-Hans", 4, (1, 2, 5)) == "3 号玩家得 4 票：1、5 号，警长 2 号（算 2 票）。"
    assert counted("zh-Hant", 1.5, (2,)) == "3 號玩家得 1.5 票：警長 2 號（算 1.5 票）。"


def test_a_verdict_is_counted_by_its_words() -> None:
    event = Counted(None, "vote.verdict", ((1, "no"), (2, "yes"), (3, None)), (), ())
    assert said(Narrator("en"), event) == ["Out: 1 vote, from 2.", "Not out: 1 vote, from 1.", "Abstained: 3."]


def test_the_sheriff_is_elected_and_then_the_badge_is_passed_on() -> None:
    events: tuple[AnyEvent, ...] = (
        Candidates(None, (2, 3, 4)),
        Candidates(None, (2, 3)),
        Badged(None, 3),
        Badged(None, 5),
        Badged(None, None),
        Announced(None, "badge_lost"),
    )
    assert said(Narrator("zh-Hans"), *events) == [
        "竞选警长的是 2、3、4 号玩家。",
        "仍在竞选的是 2、3 号玩家。",
        "3 号玩家当选警长。",
        "警徽移交给 5 号玩家。",
        "警徽流失，本局不再有警长。",
    ]
    assert said(Narrator("zh-Hans"), Candidates(None, ())) == ["没有人竞选警长。"]


def test_the_voters_whom_a_dying_scapegoat_names_are_listed() -> None:
    event = Announced(None, "voters_named", None, "1,4")
    assert said(Narrator("en"), event) == ["A last wish: on the next day only these may vote: players 1 and 4."]


def test_the_cards_that_lie_out_for_the_actor_are_named() -> None:
    laid, taken = Announced(None, "actor_cards", None, "seer,hunter"), Announced(None, "actor_took", None, "seer")
    assert said(Narrator("zh-Hans"), laid, taken) == ["变脸者可以使用的牌：预言家、猎人。", "变脸者拿走了预言家。"]
    assert Narrator("en").private(Told((3,), "actor", (), ("seer", "hunter"))) == [
        "The cards for you: Seer and Hunter."
    ]


def test_who_dies_of_a_duel_does_not_leave_by_a_vote_and_others_follow() -> None:
    events: tuple[AnyEvent, ...] = (
        DayBegan(None, 2),
        Announced(None, "duel", 3, "5"),
        Revealed(None, 3, ("knight",)),
        Died(None, (5,)),
        Died(None, (7,)),
        SpeechBegan(None, "speech", 8),
        Died(None, (8,)),
    )
    assert said(Narrator("zh-Hans", {5: "小明"}), *events)[1:] == [
        "3 号玩家亮出身份牌，要与 5 号玩家（小明）决斗。",
        "3 号玩家的身份是骑士。",
        "5 号玩家（小明）死亡。",
        "7 号玩家随之死亡。",
        "请 8 号发言。",
        "8 号玩家死亡。",
    ]


def test_once_the_duke_has_moved_votes_only_what_they_come_to_is_told() -> None:
    votes = ((1, 3), (2, 3), (4, 1))
    events: tuple[AnyEvent, ...] = (
        Counted(None, "vote", votes, ((1, 1), (3, 2)), (3,)),
        Announced(None, "votes_moved", 4, "1"),
        Counted(None, "vote", votes, ((1, 3), (3, 0)), (1,)),
    )
    assert said(Narrator("en"), *events)[3:] == [
        "Player 4 moves two votes from the leader to player 1.",
        "Player 1: 3 votes.",
        "Most votes: player 1.",
    ]


def test_a_second_vote_sounds_like_the_first_where_it_has_no_words_of_its_own() -> None:
    narrator = Narrator("zh-Hans")
    assert said(narrator, BallotOpened(None, "vote.second", (1, 2), (1, 2)))[0] == "现在进行第二次放逐投票。"
    assert said(narrator, BallotOpened(None, "vote.second.runoff", (1, 2), (1, 2)))[0] == "平票，请再投一次。"
    ask = {"id": "d1.vote.second.runoff#2", "call": "vote.second.runoff", "kind": "seat"}
    assert narrator.ask(ask) == "平票。你要投给谁？"
    assert narrator.answer_label(ask, None) == "弃票"
    assert narrator.answer_label({"call": "vote.second.verdict"}, "yes") == "放逐"


def test_a_dead_avenger_is_not_called_like_a_living_one() -> None:
    calls = (Called(None, "avenger"), Called(None, "avenger.revenge"))
    assert said(Narrator("zh-Hans"), *calls)[::2] == ["复仇者请睁眼。", "死去的复仇者请睁眼。"]


def test_who_comes_back_lives_again() -> None:
    narrator = Narrator("en")
    said(narrator, GameBegan(None, 3, ("werewolf", "seer", "villager")), Died(None, (3,)))
    back = {"event": "returned", "to": None, "seat": 3, "cards": ["villager"]}
    assert narrator.aloud(back) == ["Player 3 is back among the living: Villager."]
    assert said(narrator, BallotOpened(None, "vote", (1, 2, 3), (1, 2, 3))) == [
        "The talking is over. Vote: who is to leave the village?"
    ]


def test_the_end_says_why_and_who() -> None:
    ended = Ended(None, "village", (2, 3), "no_werewolf_lives", (("werewolf",), ("seer",), ("elder", "witch")), ())
    assert said(Narrator("zh-Hans"), ended) == [
        "游戏结束。",
        "狼人已全部出局。",
        "好人阵营获胜。",
        "获胜的玩家：2、3 号。",
        "身份公布：1 号是狼人，2 号是预言家，3 号是长老、女巫。",
    ]
    assert Narrator("en").result(ended) == "The last werewolf is gone. The village has won."


# -- secrets -----------------------------------------------------------------------------------------------------------


def test_nothing_private_is_said_aloud() -> None:
    narrator = Narrator("en")
    private: tuple[AnyEvent, ...] = (
        Told((3,), "seer", (5,), "werewolf"),
        Dealt((3,), 3, ("seer",)),
        Revealed((3,), 5, ("werewolf",)),
        Ruled((), 5, "death", "poison", ()),
    )
    assert said(narrator, *private) == []
    assert narrator.aloud_all(private) == []


def test_what_is_public_is_not_told_again_in_private() -> None:
    narrator = Narrator("en")
    event = Revealed(None, 5, ("werewolf",))
    assert narrator.private(event) == narrator.judge(event) == []


def test_rulings_are_for_the_judge_alone() -> None:
    assert Narrator("en").private(Ruled((), 5, "death", "poison", ())) == []


# -- in private --------------------------------------------------------------------------------------------------------


def test_a_seer_is_told_the_card_or_the_side() -> None:
    narrator = Narrator("zh-Hans")
    assert narrator.private(Told((3,), "seer", (5,), "elder")) == ["5 号玩家的身份是长老。"]
    assert narrator.private(Told((3,), "seer", (5,), "good")) == ["5 号玩家是好人。"]
    assert narrator.private(Told((3,), "seer", (5,), "werewolf")) == ["5 号玩家是狼人。"]
    assert narrator.private(Told((3,), "seer", (5,), ("elder", "witch"))) == ["5 号玩家的两张身份牌是长老、女巫。"]


def test_a_seer_who_sees_three_is_not_told_whose_card_is_whose() -> None:
    cards = Told((3,), "seer", (5,), ("elder", "seer", "witch"))
    assert Narrator("zh-Hans").private(cards) == ["5 号玩家和两边邻座的身份是长老、预言家、女巫，不分先后。"]
    sides = Told((3,), "seer", (5,), ("good", "good", "werewolf"))
    assert Narrator("zh-Hans").private(sides) == ["5 号玩家和两边邻座的身份是好人、好人、狼人，不分先后。"]


@pytest.mark.parametrize(
    ("told", "line"),
    [
        (Told((3,), "fox", (5,), "yes"), "A werewolf is near: player 5 or one of the two neighbours."),
        (Told((3,), "two_sisters", (5,), "sibling"), "Your sister: player 5."),
        (Told((3,), "traveller", (5,), "werewolf"), "The nearest werewolf is player 5."),
        (
            Told((3,), "wild_child", (3,), "turned"),
            "Your model is dead: you are a werewolf now, and wake with the pack from its next call on.",
        ),
    ],
)
def test_what_a_power_finds_out_is_told_in_its_own_words(told: Told, line: str) -> None:
    assert Narrator("en").private(told) == [line]


def test_a_fact_of_a_later_role_is_told_by_its_card_or_word(monkeypatch: pytest.MonkeyPatch) -> None:
    narrator = Narrator("en")
    assert narrator.private(Told((3,), "medium", (5,), "elder")) == ["You learn the card of player 5: Elder."]
    monkeypatch.setattr(Texts, "strict", False)
    assert narrator.private(Told((3,), "fox", (4, 5), "smell")) == ["You learn about players 4 and 5: ⟦word-smell⟧."]


def test_the_first_to_be_charmed_alone_hears_so() -> None:
    assert Narrator("en").private(Told((3,), "charmed", (), "charmed")) == [
        "You are under the piper's charm, so far the only one."
    ]


def test_a_card_comes_with_a_sentence_about_it() -> None:
    assert Narrator("zh-Hans").private(Dealt((3,), 3, ("witch",))) == [
        "你的身份是女巫。",
        "有一瓶解药、一瓶毒药，整局各用一次。",
    ]


# -- the judge's notes -------------------------------------------------------------------------------------------------


def test_a_ruling_reads_as_one_sentence() -> None:
    chain = (Reason("pack"), Reason("guarded", 2), Reason("potion_wasted", None, "guard_and_heal"))
    event = Ruled((), 5, "survival", None, chain)
    assert Narrator("zh-Hans").judge(event) == [
        "5 号玩家活了下来：被狼人袭击，但有守卫 2 号守护，女巫的解药浪费了（规则：同守同救）。"
    ]
    assert Narrator("en").judge(event) == [
        (
            "Player 5 lived: attacked by the werewolves, but the defender (2) stood at the door, "
            "and the healing potion was wasted (house rule: Protected and healed)."
        )
    ]


def test_a_new_role_is_no_change_of_sides() -> None:
    turned = Ruled((), 5, "turn", None, (Reason("infected", 5),))
    taken = Ruled((), 5, "turn", None, (Reason("took_card", 2),))
    assert [Narrator("zh-Hans").judge(event)[0] for event in (turned, taken)] == [
        "5 号玩家成为狼人：被种狼感染。",
        "5 号玩家换了身份：得到 2 号的身份牌。",
    ]


def test_fire_that_turned_has_nobody_who_laid_it() -> None:
    events = [Ruled((), 5, "death", "fire", (Reason("fire", by),)) for by in (None, 2)]
    assert [Narrator("en").judge(event)[0] for event in events] == [
        "Player 5 died: burned by the fire, which turned on the nearest werewolf.",
        "Player 5 died: burned in the fire that the pyromaniac (2) had set.",
    ]


def test_the_tied_are_listed_in_one_clause() -> None:
    chain = (Reason("voted_out"), Reason("tied", 3), Reason("tied", 6), Reason("scapegoat", 1))
    assert Narrator("zh-Hans").judge(Ruled((), 1, "death", "tie", chain)) == [
        "1 号玩家因平票替死：3、6 号平票，替罪羊代人受过。"
    ]


def test_the_judge_reads_who_was_told_what() -> None:
    assert Narrator("en").judge(Told((3,), "seer", (5,), "good")) == [
        "Told to player 3: You see player 5: no werewolf."
    ]


# -- refusals ----------------------------------------------------------------------------------------------------------


def test_an_illegal_answer_is_refused_with_what_can_be_chosen() -> None:
    game = new_game(Setup(seats=5, deck=("werewolf", "seer", "villager", "villager", "villager")), seed=seed_from(7))
    ask = next(iter(game.open_asks.values()))
    with pytest.raises(Refused) as raised:
        game.answer(ask.id, ask.seats[0], 99)
    others = Narrator("en").texts.join([str(seat) for seat in range(1, 6) if seat != ask.seats[0]])
    said_of_it = f"That is no possible answer: there is no player 99. Choose from: {others}."
    assert Narrator("en").refusal(raised.value) == said_of_it


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_lists_words_and_passing(language: str) -> None:
    narrator = Narrator(language)
    values = {"ask": "n1.werewolf.little_girl#2", "legal": ("yes", "no"), "least": 1, "most": 1, "may_pass": True}
    words = [texts(language).say(f"word-werewolf-little-girl-{word}") for word in ("yes", "no")]
    said_of_it = narrator.refusal(Refused(RefusalCode.ILLEGAL, **values))
    assert all(word in said_of_it for word in words)
    several = {"ask": "n1.cupid@3", "legal": (1, 2, 3), "least": 2, "most": 2, "may_pass": False}
    assert "2" in narrator.refusal(Refused(RefusalCode.ILLEGAL, **several))
    assert narrator.refusal(Refused(RefusalCode.ILLEGAL, ask="x", legal=()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_game_has_words(language: str) -> None:
    narrator = Narrator(language, NAMES)
    game = new_game(Setup(seats=5, deck=("werewolf", "seer", "villager", "villager", "villager")), seed=seed_from(7))
    told: list[str] = []
    first = next(iter(game.open_asks.values()))
    game.expire(first.id)
    for act in (
        lambda: game.answer("n9.none", 1, None),
        lambda: game.answer(first.id, first.seats[0], None),
        lambda: game.say(1, "village", ""),
        lambda: game.say(77, "village", ""),
        lambda: game.leave(77),
    ):
        with pytest.raises(Refused) as refused:
            act()
        told.append(narrator.refusal(refused.value))
    told += [narrator.refusal(Refused(code)) for code in (RefusalCode.GAME_OVER, RefusalCode.HELD, RefusalCode.NOT_NOW)]
    told.append(narrator.refusal(Refused(RefusalCode.ILLEGAL, what="text")))
    assert len(set(told)) == 9 - (told[3] == told[4])
    assert all(line and "⟦" not in line for line in told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "setup",
    [
        Setup(seats=2, deck=("werewolf", "seer")),
        Setup(seats=5, deck=("unicorn",) * 5),
        Setup(seats=5, deck=("werewolf",) + ("villager",) * 3),
        Setup(seats=5, deck=("werewolf", "cupid", "cupid", "villager", "villager")),
        Setup(seats=5, deck=("villager",) * 5),
        Setup(seats=5, deck=("werewolf",) * 5),
        Setup(seats=5, deck=("werewolf",) + ("villager",) * 4, sheriff=6),
        Setup(seats=5, deck=("werewolf",) + ("villager",) * 4, cards_each=3),
    ],
)
def test_a_setup_that_cannot_be_played_is_refused_in_words(language: str, setup: Setup) -> None:
    with pytest.raises(Refused) as raised:
        prepare(setup)
    line = Narrator(language).refusal(raised.value)
    assert "{" not in line
    assert language == "en" or re.search("[A-Za-z]", line.replace("unicorn", "")) is None


@pytest.mark.parametrize("value", [1234, 10**27, -(10**27), float("inf"), 1.5, None, (1, "x"), "wolf"])
@pytest.mark.parametrize("what", ["seats", "sheriff", "cards_each", "attributes", "variant", "event", "events", "odd"])
def test_whatever_was_given_can_be_refused(what: str, value: object) -> None:
    for language in LANGUAGES:
        refused = Refused(RefusalCode.BAD_SETUP, what=what, value=value, least=3, most=40)
        written = "1, x" if value == (1, "x") else str(value)
        assert written in Narrator(language).refusal(refused)


def test_numbers_are_not_written_in_groups_of_three() -> None:
    narrator = Narrator("en")
    refused = Refused(RefusalCode.ILLEGAL, ask="n1.x", legal=(1234, 10**27), least=1000, most=10**20)
    assert narrator.refusal(refused) == (
        f"That is no possible answer. Name 1000 to 1{'0' * 20} of these: 1234 and 1{'0' * 27}."
    )
    assert narrator.refusal(Refused(RefusalCode.UNKNOWN_SEAT, seat=10**27)) == f"There is no player 1{'0' * 27} alive."
    assert narrator.texts.say("counted-mark", player="Player 1", votes=1) == "Player 1: 1 vote."
    assert narrator.texts.say("counted-mark", player="Player 1", votes=1234.5) == "Player 1: 1234.5 votes."


def test_a_deck_problem_of_a_later_day_is_told_all_the_same() -> None:
    assert Narrator("en").refusal(Refused(RefusalCode.BAD_DECK, what="moonless", value=3)) == (
        "This deck cannot be played: moonless (3)."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_call_that_one_seat_has_is_asked_and_not_labelled_by_its_answer(language: str) -> None:
    narrator = Narrator(language)
    offer = {"id": "d1.explode", "call": "explode", "kind": "seat"}
    assert narrator.answer_label(offer, 3) == texts(language).say("ask-explode-label") != narrator.ask(offer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_odd_decks_are_commented(language: str) -> None:
    for word in (*advice(("werewolf",) * 4, 4, roles()), *advice(("werewolf", "seer", "villager"), 12, roles())):
        assert texts(language).say(f"advice-{word.replace('_', '-')}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_house_rules_are_explained(language: str) -> None:
    wrong: list[tuple[str | None, dict[str, object]]] = [
        ("modern", {"sheriff_wieght": 2, "zzzz": 1, "badge": "must_pas", "raven_votes": 9, "abstain": "perhaps"}),
        ("zzzz", {"little_girl_catch_p": 3, "day_limit": 0}),
        (None, {"piper_team": "village_until_in_love", "piper_blocks_village": True}),
    ]
    seen: set[str] = set()
    for preset, rules in wrong:
        with pytest.raises(BadRules) as raised:
            resolve(preset, rules)
        for problem in raised.value.problems:
            seen.add(problem.reason)
            line = Narrator(language).problem(problem)
            assert problem.option in line or problem.option == "preset"
            assert "⟦" not in line
    assert seen == {"unknown_option", "unknown_preset", "unknown_value", "out_of_range", "contradiction"}


def test_a_typing_error_is_answered_with_what_was_probably_meant() -> None:
    with pytest.raises(BadRules) as raised:
        resolve(None, {"sheriff_wieght": 2})
    assert Narrator("zh-Hans").problem(raised.value.problems[0]) == (
        "没有叫“sheriff_wieght”的规则。你要找的是“sheriff_weight”吗？"
    )


def test_a_thing_of_another_shape_is_an_error() -> None:
    with pytest.raises(TypeError):
        Narrator("en").aloud({"event": "night_fell", "number": 1, "to": None} | {"event": 3})


def test_a_variant_says_some_things_its_own_way() -> None:
    called = Called(None, "werewolf")
    assert said(Narrator("en", variant="fascination"), called)[1].endswith("agree on whom you hypnotise.")
    assert said(Narrator("en"), called)[1] == said(Narrator("en", variant="two_cards"), called)[1]
    stands = Narrator("en", variant="surely_not_him")
    assert said(stands, BallotOpened(None, "vote", (1, 2), (1, 2)))[0].startswith("The talking is over. Stand up")
    assert said(stands, Voted(None, "vote", 1, 2)) == ["Player 1 names player 2, who sits down."]
    assert said(stands, Voted(None, "sheriff.vote", 1, 2)) == ["Player 1 votes for player 2."]
    throws = Narrator("zh-Hant", variant="harvest_festival")
    assert "擲盒子" in said(throws, Called(None, "witch"))[1]


@pytest.mark.parametrize("card", ["bleak_monday", "end_of_the_harvest", "radiant_sunday"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_may_switch_a_variant_on_says_whether_it_does(language: str, card: str) -> None:
    event = Announced(None, card)
    unknown, switched, plain = (
        Narrator(language, variant_cards=cards).aloud(event)[0] for cards in (None, True, False)
    )
    assert len({unknown, switched, plain}) == 3
    condition = {"en": "where variants", "zh-Hans": "若", "zh-Hant": "若"}[language]
    assert condition in unknown
    assert condition not in switched + plain
    assert len(plain) < len(switched) < len(unknown)
