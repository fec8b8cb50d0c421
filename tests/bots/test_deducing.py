"""The deducing bot: legal at any table, blind to what it can't know, quick, and better than the simple one."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random
from time import process_time

import pytest

from lycaon import Setup, new_game, resolve, seed_from
from lycaon.bots import Bot, DeducingBot, SimpleBot, Speech, Table, play
from lycaon.bots.claims import KINDS, claim_of
from lycaon.bots.memory import Memory
from lycaon.bots.phrases import CHARACTERS, Manner, in_words
from lycaon.bots.worlds import Worlds
from lycaon.game.ask import Answer
from lycaon.game.deck import DECKS
from lycaon.game.event import (
    AnyEvent,
    Counted,
    DayBegan,
    DayBroke,
    Dealt,
    Died,
    GameBegan,
    NightFell,
    Revealed,
    Said,
    Told,
)
from lycaon.game.game import Spoke
from lycaon.game.view import AskView, View
from lycaon.texts import LANGUAGES, key, texts
from tests.bots.test_bots import NINE, TWELVE, outcomes

DECK = ("werewolf",) * 3 + ("seer", "witch", "hunter") + ("villager",) * 3
LONERS = ("werewolf", "werewolf", "white_werewolf", "seer", "piper", *("villager",) * 4)


def look(
    *claims: tuple[int, tuple[str, ...]], me: int = 0, card: str = "villager", deaths: tuple[int, ...] = ()
) -> Worlds:
    """Return how a table of nine looks to a seat after some claims, and deaths in the nights after them."""
    memory = Memory()
    memory.hear([GameBegan(None, 9, DECK)])
    if me:
        memory.hear([Dealt((me,), me, (card,))])
    memory.hear([NightFell(None, 1), DayBroke(None, 1), Died(None, ()), DayBegan(None, 1)])
    memory.hear([Said(None, seat, "village", f"d1.village@{seat}#1", said) for seat, said in claims])
    for night, seat in enumerate(deaths, 2):
        memory.hear([NightFell(None, night), DayBroke(None, night), Died(None, (seat,)), DayBegan(None, night)])
    return Worlds(memory, Random(0), private=bool(me))


def test_with_nothing_known_all_others_are_alike_and_the_wolves_add_up() -> None:
    worlds = look(me=5)
    assert worlds.wolf[5] == 0
    assert len({round(worlds.wolf[seat], 9) for seat in range(1, 10) if seat != 5}) == 1
    assert sum(worlds.wolf.values()) == pytest.approx(3)


def test_a_lone_claim_is_believed_and_so_are_its_verdicts() -> None:
    worlds = look((4, ("i_am:seer", "wolf:7", "good:8")), me=5)
    assert worlds.true[4] > 0.6
    assert worlds.wolf[7] > 0.6
    assert worlds.wolf[8] < 0.15


def test_of_two_who_claim_the_same_one_lies() -> None:
    worlds = look((4, ("i_am:seer", "wolf:7")), (7, ("i_am:seer", "wolf:4")), me=5)
    assert worlds.wolf[4] + worlds.wolf[7] > 0.95
    assert worlds.true[4] + worlds.true[7] > 0.9


def test_who_holds_the_card_knows_who_lies() -> None:
    worlds = look((4, ("i_am:seer", "good:8")), me=5, card="seer")
    assert worlds.true[4] == 0
    assert worlds.wolf[4] > 0.9


def test_who_dies_at_night_was_hardly_a_werewolf() -> None:
    assert look(me=5, deaths=(3,)).wolf[3] < 0.2


def test_a_card_turned_up_settles_what_its_holder_said() -> None:
    memory = Memory()
    memory.hear([GameBegan(None, 9, DECK), Dealt((5,), 5, ("villager",)), NightFell(None, 1), DayBegan(None, 1)])
    memory.hear([Said(None, 4, "village", "d1.village@4#1", ("i_am:seer", "wolf:7"))])
    memory.hear([Said(None, 7, "village", "d1.village@7#1", ("i_am:seer", "wolf:4"))])
    memory.hear([Died(None, (4,)), Revealed(None, 4, ("seer",))])
    worlds = Worlds(memory, Random(0))
    assert worlds.wolf[7] > 0.98
    assert worlds.true[7] == pytest.approx(0)


def test_a_werewolf_knows_the_pack() -> None:
    memory = Memory()
    memory.hear([GameBegan(None, 9, DECK), Dealt((1,), 1, ("werewolf",)), NightFell(None, 1)])
    memory.hear([Told((1,), "werewolf", (2, 3), "pack")])
    worlds = Worlds(memory, Random(0))
    assert {seat for seat, wolf in worlds.wolf.items() if wolf == 1} == {1, 2, 3}


def charmed(deck: tuple[str, ...], *more: AnyEvent) -> Worlds:
    """Return how a table of nine looks to seat 5, who is charmed with 1, 2, 3 and 4 and knows nothing else."""
    memory = Memory()
    memory.hear([GameBegan(None, 9, deck), Dealt((5,), 5, ("villager",)), NightFell(None, 2)])
    memory.hear([Told((5,), "charmed", (1, 2, 3, 4), "charmed"), DayBroke(None, 2), Died(None, ()), DayBegan(None, 2)])
    memory.hear(more)
    return Worlds(memory, Random(0))


def test_the_charmed_look_for_the_charmer_among_all_others() -> None:
    deck = ("werewolf", "werewolf", "seer", "piper", *("villager",) * 5)
    look = charmed(deck)
    assert min(look.danger(seat) for seat in (6, 7, 8, 9)) > max(look.danger(seat) for seat in (1, 2, 3, 4)) + 0.3
    assert all(look.danger(seat) == look.wolf[seat] for seat in range(1, 6))
    one_less = charmed(deck, Died(None, (9,)), Revealed(None, 9, ("villager",)))
    assert one_less.danger(8) > look.danger(8)  # fewer could be, and there is less time
    found = charmed(deck, Died(None, (9,)), Revealed(None, 9, ("piper",)))
    assert all(found.danger(seat) == found.wolf[seat] for seat in range(1, 10))


def test_large_tables_are_sampled_by_the_luck_that_it_is_handed() -> None:
    memory = Memory()
    deck = ("werewolf",) * 6 + ("seer",) + ("villager",) * 16
    memory.hear([GameBegan(None, 23, deck), Dealt((5,), 5, ("villager",)), NightFell(None, 1), DayBegan(None, 1)])
    memory.hear([Said(None, 4, "village", "d1.village@4#1", ("i_am:seer", "wolf:7"))])
    worlds, again = Worlds(memory, Random(1)), Worlds(memory, Random(1))
    assert worlds.wolf == again.wolf
    assert sum(worlds.wolf.values()) == pytest.approx(6)
    assert worlds.wolf[7] > 0.5


def test_an_answer_takes_less_than_20_milliseconds_at_twelve_seats() -> None:
    spent: list[float] = []

    class Timed(DeducingBot):
        def answer(self, view: View, ask: AskView, rng: Random) -> Answer:
            begun = process_time()
            value = super().answer(view, ask, rng)
            spent.append(process_time() - begun)
            return value

    for number in range(2):
        game = new_game(Setup(seats=12, deck=TWELVE, rules=resolve("modern_cn", {})), seed=seed_from(number))
        play(game, {seat: Timed() for seat in range(1, 13)}, seed=number)
    assert sum(spent) / len(spent) < 0.02


def test_the_same_seeds_give_the_same_game() -> None:
    def decisions() -> object:
        game = new_game(Setup(seats=9, deck=NINE), seed=seed_from(4))
        play(game, {seat: DeducingBot("en") for seat in range(1, 10)}, seed=4)
        return game.decisions, game.words

    assert decisions() == decisions()


def test_a_village_that_deduces_beats_one_that_does_not() -> None:
    deducing = outcomes(DeducingBot, SimpleBot, 30)
    simple = outcomes(SimpleBot, SimpleBot, 30)
    assert deducing["village"] > simple["village"]


# -- what it can't know ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_two_deals_that_it_cannot_tell_apart_a_seat_says_the_same(language: str) -> None:
    """Seats 2 and 3 hold each other's cards in the second game, and everybody does what keeps it unseen from seat 1."""
    cards = (
        ("villager", "werewolf", "villager", "seer", "villager"),
        ("villager", "villager", "werewolf", "seer", "villager"),
    )
    said: list[Speech | None] = []
    views: list[list[AnyEvent]] = []
    for deal in cards:
        game = new_game(Setup(seats=5, deck=cards[0]), seed=seed_from(1), by_hand=("deal",))
        bot = DeducingBot(language)
        for _ in range(40):
            ask = next(one for one in game.open_asks.values() if one.state == "open")
            if ask.kind == "speech" and 1 in ask.seats:
                break
            if ask.call == "deal":
                game.answer(ask.id, 0, deal)
            elif ask.kind == "seat":
                for seat in ask.seats:
                    game.answer(ask.id, seat, 5)
            elif ask.kind == "speech":
                game.answer(ask.id, ask.seats[0], "done")
            else:
                game.expire(ask.id)
        events = game.events(1)
        views.append(list(events))
        bot.hear(events)
        said.append(bot.speak(game.view(1), game.view(1).asks[0], Random(7)))
    assert views[0] == views[1]
    assert said[0] == said[1]
    assert said[0] is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_talk_in_words_and_differ(language: str) -> None:
    told: dict[str, set[str]] = {character: set() for character in CHARACTERS}
    for number in range(4):
        game = new_game(Setup(seats=9, deck=NINE, rules=resolve("modern_cn", {})), seed=seed_from(number))
        names = {seat: CHARACTERS[(seat + number) % 4] for seat in range(1, 10)}
        play(game, {seat: DeducingBot(language, names[seat]) for seat in names}, seed=number)
        spoken = [decision for decision in game.decisions if isinstance(decision, Spoke)]
        assert spoken
        for decision in spoken:
            assert game.words[decision.speech]
            assert all(claim_of(claim) is not None for claim in decision.claims)
            told[names[decision.seat]].add(game.words[decision.speech])
    assert all(len(one) > 5 for one in told.values())
    lengths = {character: sum(map(len, one)) / len(one) for character, one in told.items()}
    assert lengths["quiet"] < lengths["careful"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_says_a_thing_twice_alike_nor_as_the_one_before(language: str) -> None:
    said = repeated = echoed = 0
    for number in range(4):
        game = new_game(Setup(seats=9, deck=NINE, rules=resolve("modern_cn", {})), seed=seed_from(number))
        play(game, {seat: DeducingBot(language) for seat in range(1, 10)}, seed=number)
        of_seat: dict[int, set[str]] = {}
        before: set[str] = set()
        for decision in game.decisions:
            if isinstance(decision, Spoke):
                words = re.sub(r"\d+", "N", game.words[decision.speech])
                sentences = {one.strip() for one in re.findall(r"[^.!?。！？]+[.!?。！？]", words)}
                mine = of_seat.setdefault(decision.seat, set())
                said += len(sentences)
                repeated += len(sentences & mine)
                echoed += len(sentences & before)
                mine |= sentences
                before = sentences
    assert said > 200
    assert repeated <= said / 100  # where a long game has used up all ways
    assert echoed <= said / 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_speech_gives_no_feeling_twice_nor_for_what_its_speaker_has_seen(language: str) -> None:
    say = texts(language)
    feelings = {say.say(one) for one in say.keys if one.startswith("talk-because-feeling-")}
    memory = Memory()
    memory.hear([GameBegan(None, 9, DECK), Dealt((8,), 8, ("seer",)), NightFell(None, 1), DayBegan(None, 1)])
    most = {"unseen": 0, "seen": 0}
    for number in range(40):
        for kind, claims in (("unseen", ("suspect:2", "suspect:3", "vote:4")), ("seen", ("wolf:2", "vote:2"))):
            words = in_words(Manner(say, "careful"), memory, claims, "village", Random(number))
            most[kind] = max(most[kind], sum(one in words for one in feelings))
    assert most == {"unseen": 1, "seen": 0}
    memory.hear([Said(None, 8, "village", "d1.village@8#1", ("i_am:seer", "wolf:2"))])
    told = [in_words(Manner(say, "careful"), memory, ("vote:2",), "village", Random(number)) for number in range(40)]
    assert not any(one in said for said in told for one in feelings)


def test_who_sides_with_somebody_does_not_speak_against_him_in_the_same_breath() -> None:
    for number in range(12):
        game = new_game(Setup(seats=9, deck=NINE, rules=resolve("modern_cn", {})), seed=seed_from(number))
        play(game, {seat: DeducingBot() for seat in range(1, 10)}, seed=number)
        for decision in game.decisions:
            if isinstance(decision, Spoke):
                claims = [one for one in map(claim_of, decision.claims) if one is not None]
                against = {one.seat for one in claims if one.kind in ("suspect", "vote", "wolf", "counter")}
                assert not against & {one.seat for one in claims if one.kind in ("side_with", "good")}, decision


@pytest.mark.parametrize("level", [SimpleBot, DeducingBot])
def test_nobody_tells_of_a_card_that_wins_without_the_village_or_sides_with_an_accuser(level: type[Bot]) -> None:
    heard: Counter[str] = Counter()
    for number in range(8):
        game = new_game(Setup(seats=9, deck=LONERS, rules=resolve("modern_cn", {})), seed=seed_from(number))
        play(game, {seat: level() for seat in range(1, 10)}, seed=number)
        accused: set[tuple[int, str]] = set()
        for decision in game.decisions:
            if not isinstance(decision, Spoke):
                continue
            for text in decision.claims:
                claim = claim_of(text)
                assert claim is not None
                heard[claim.kind] += 1
                assert claim.card not in ("piper", "white_werewolf", "werewolf"), (number, decision)
                assert claim.kind != "side_with" or (claim.seat, str(decision.seat)) not in accused, (number, decision)
                if claim.kind == "wolf":
                    accused.add((decision.seat, str(claim.seat)))
    assert min(heard["i_am"], heard["wolf"]) > 0
    assert heard["side_with"] > 0 or level is SimpleBot


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_calls_no_witness_whom_the_speaker_doubts_and_not_the_speaker_by_number(language: str) -> None:
    memory = Memory()
    deck = ("werewolf", "werewolf", "seer", "idiot", *("villager",) * 5)
    memory.hear([GameBegan(None, 9, deck), Dealt((8,), 8, ("idiot",)), NightFell(None, 1), DayBegan(None, 1)])
    memory.hear([Said(None, 4, "village", "d1.village@4#1", ("i_am:seer", "wolf:3"))])
    memory.hear([Counted(None, "vote.d1", ((3, 8),), ((8, 1),), (8,)), Revealed(None, 8, ("idiot",))])
    say = texts(language)
    believed = {say.say(f"talk-because-accused-{one}", by=4) for one in (1, 2, 3)}
    own = {say.say(f"talk-because-voted-me-{one}") for one in (1, 2, 3)}
    told = {True: "", False: ""}
    for number in range(30):
        for doubts in (True, False):
            claims = ("suspect:3", "suspect:4") if doubts else ("suspect:3",)
            told[doubts] += in_words(Manner(say, "careful"), memory, claims, "village", Random(number))
    assert any(one in told[False] for one in believed)
    assert not any(one in told[True] for one in believed)
    assert any(one in told[True] for one in own)


def test_a_pack_sends_one_brazen_seer_at_most_before_anybody_is_accused() -> None:
    brazen = 0
    for number in range(12):
        game = new_game(Setup(seats=12, deck=TWELVE, rules=resolve("modern_cn", {})), seed=seed_from(number))
        play(game, {seat: DeducingBot() for seat in range(1, 13)}, seed=number)
        wolves = {seat.number for seat in game.table.all() if seat.wolf}
        claims = {one.seat for one in game.decisions if isinstance(one, Spoke) and "i_am:seer" in one.claims}
        brazen += bool(claims & wolves)
        first_day = [
            one.seat
            for one in game.decisions
            if isinstance(one, Spoke) and one.speech.startswith("d1.") and "i_am:seer" in one.claims
        ]
        assert len(set(first_day) & wolves) <= 2
    assert brazen > 2


@pytest.mark.parametrize("deck", ["guard_12", "two_cards_10"])
def test_every_board_comes_to_an_end(deck: str) -> None:
    board = DECKS[deck]
    setup = Setup(
        seats=board.seats, deck=board.cards, rules=resolve(board.preset, {}), cards_each=board.cards_each,
        variant=board.variant,
    )  # fmt: skip
    game = new_game(setup, seed=seed_from(2))
    table = Table(game, {seat: DeducingBot() for seat in range(1, board.seats + 1)}, seed=2)
    assert table.play() is game.result
    assert table.stumbles == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_several_ways_to_say_everything(language: str) -> None:
    names = {key("talk", kind) for kind in KINDS} | {"talk-again", "talk-plain", "talk-badge-then"}
    names |= {
        f"talk-because-{why}"
        for why in ("accused", "rival", "defended", "voted", "voted-me", "spared", "silent", "feeling")
    }
    names |= {f"talk-{who}-{part}" for who in CHARACTERS for part in ("opens", "ends", "nothing", "last-words")}
    ways = Counter(
        one.rpartition("-")[0] for one in texts(language).keys if one.startswith("talk-") and one[-1].isdigit()
    )
    assert set(ways) == names
    assert all(ways[name] > 1 for name in names if name.split("-")[1] not in CHARACTERS)
    for name, many in ways.items():
        assert all(texts(language).has(f"{name}-{number}") for number in range(1, many + 1))


def test_the_handbooks_own_bot_plays(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    code = page.partition("```python\n")[2].partition("```")[0]
    assert len([line for line in code.splitlines() if line.strip()]) <= 35
    exec(compile(code, "docs/bots.md", "exec"), {"__name__": "page"})  # noqa: S102 - it is the handbook's own
    assert capsys.readouterr().out.strip() in ("village", "werewolves")
