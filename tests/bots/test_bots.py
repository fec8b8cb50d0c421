"""Bots answer legally whatever is asked, know only what their seat may know, and play with sense."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

import msgspec
import pytest

from lycaon import BadRules, Refused, Setup, new_game, prepare, resolve, seed_from
from lycaon.bots import Bot, RandomBot, SimpleBot, Speech, Table, is_legal, play, random_answer
from lycaon.bots.memory import Memory
from lycaon.bots.trust import Trust
from lycaon.game.ask import Answer
from lycaon.game.deck import DECKS
from lycaon.game.event import (
    AnyEvent,
    BallotOpened,
    Condemned,
    Counted,
    DayBegan,
    DayBroke,
    Dealt,
    Died,
    GameBegan,
    NightFell,
    Revealed,
    Said,
)
from lycaon.game.game import Answered, Game, Spoke
from lycaon.game.house_rules import OPTIONS, PRESETS, HouseRules
from lycaon.game.view import AskView, View
from lycaon.roles import roles
from tests.bots.watched import Watched

NINE = ("werewolf", "werewolf", "seer", "witch", "hunter", *["villager"] * 4)
TWELVE = (*["werewolf"] * 4, "seer", "witch", "hunter", "defender", *["villager"] * 4)


def random_setup(rng: Random) -> Setup:
    """Return any table that the rules let play."""
    seats = rng.randint(3, 12)
    cards = list(roles())
    while True:
        deck = [rng.choice(cards) for _ in range(seats)]
        deck += [rng.choice(cards) for _ in range(max(roles()[card].extra_cards for card in deck))]
        changes = {
            option.id: rng.choice(option.choices) if option.choices else option.default
            for option in rng.sample(list(OPTIONS.values()), 15)
        }
        try:
            rules = resolve(rng.choice(list(PRESETS)), changes)
            setup = Setup(seats=seats, deck=tuple(deck), rules=rules, talk=rng.random() < 0.8, holds=rng.random() < 0.5)
            prepare(setup)
        except (BadRules, Refused):
            continue
        return setup


@pytest.mark.parametrize("block", range(10))
def test_bots_answer_legally_at_any_table(block: int) -> None:
    for number in range(block * 200, (block + 1) * 200):
        rng = Random(number)
        setup = random_setup(rng)
        game = new_game(setup, seed=seed_from(number))
        kinds: tuple[Callable[[], Bot], ...] = (SimpleBot, RandomBot, RandomBot)
        bots = {seat: Watched(rng.choice(kinds)(), seat) for seat in range(1, setup.seats + 1)}
        table = Table(game, bots, seed=number)
        assert table.play() is game.result
        assert table.stumbles == 0


def outcomes(village: type[Bot], wolves: type[Bot], games: int, rules: HouseRules | None = None) -> Counter[str]:
    """Return who won how often when these bots play the two sides."""
    plan = prepare(Setup(seats=9, deck=NINE, rules=HouseRules() if rules is None else rules))
    won: Counter[str] = Counter()
    for number in range(games):
        game = new_game(plan, seed=seed_from(number))
        bots = {seat.number: (wolves if seat.wolf else village)() for seat in game.table.all()}
        won[play(game, bots, seed=number).winner] += 1
    return won


def test_a_sensible_village_beats_a_random_one() -> None:
    sensible = outcomes(SimpleBot, RandomBot, 80)
    blind = outcomes(RandomBot, RandomBot, 80)
    assert sensible["village"] > blind["village"] + 15


def test_sensible_wolves_beat_random_ones() -> None:
    sensible = outcomes(RandomBot, SimpleBot, 80)
    blind = outcomes(RandomBot, RandomBot, 80)
    assert sensible["werewolves"] > blind["werewolves"] + 15


def test_neither_side_wins_every_game_between_sensible_bots() -> None:
    won = outcomes(SimpleBot, SimpleBot, 80)
    assert won["village"] > 15
    assert won["werewolves"] > 5


def played(number: int, rules: HouseRules | None = None, deck: tuple[str, ...] = TWELVE) -> Game:
    """Return a finished game between simple bots."""
    setup = Setup(seats=len(deck), deck=deck, rules=HouseRules() if rules is None else rules)
    game = new_game(setup, seed=seed_from(number))
    play(game, {seat: SimpleBot() for seat in range(1, setup.seats + 1)}, seed=number)
    return game


def test_the_same_seeds_give_the_same_game() -> None:
    first, second = played(5), played(5)
    assert first.decisions == second.decisions
    assert first.log == second.log
    assert first.decisions != played(6).decisions


def test_wolves_never_vote_for_their_own_and_seers_speak() -> None:
    claims: Counter[str] = Counter()
    for number in range(20):
        game = played(number)
        wolves = {seat.number for seat in game.table.all() if seat.wolf}
        for event in game.log:
            if isinstance(event, Counted) and event.call == "vote":
                votes = {seat: choice for seat, choice in event.votes if isinstance(choice, int)}
                others = {seat for seat in votes if seat not in wolves}
                assert not others or all(votes[seat] not in wolves for seat in votes if seat in wolves)
            elif isinstance(event, Said):
                claims.update(text.partition(":")[0] for text in event.claims)
    assert {"i_am", "wolf", "good", "vote"} <= set(claims)


def test_a_pack_changes_its_prey_after_a_failed_bite() -> None:
    for number in range(25):
        game = played(number, resolve("default", {"witch_self_heal": "always"}))
        prey = {
            decision.ask: decision.answer
            for decision in game.decisions
            if isinstance(decision, Answered) and decision.ask.endswith(".werewolf")
        }
        for tonight, tomorrow, after in zip(*[list(prey.values())[start:] for start in range(3)], strict=False):
            assert not tonight == tomorrow == after


@pytest.mark.parametrize("deck", ["modern_9", "guard_12", "idiot_12"])
def test_on_a_modern_board_either_side_wins_and_the_seer_is_mostly_believed(deck: str) -> None:
    """In 400 games the village wins 42, 54 and 36 % of these; 40 games are enough to see a board that has tilted."""
    board = DECKS[deck]
    plan = prepare(Setup(seats=board.seats, deck=board.cards, rules=resolve(board.preset, {})))
    won: Counter[str] = Counter()
    hanged = 0
    for number in range(40):
        game = new_game(plan, seed=seed_from(number))
        won[play(game, {seat: SimpleBot() for seat in range(1, board.seats + 1)}, seed=number).winner] += 1
        seer = next(seat.number for seat in game.table.all() if "seer" in seat.ids)
        vote = next((event for event in game.log if isinstance(event, Condemned)), None)
        hanged += vote is not None and vote.seat == seer
    assert 0.15 < won["village"] / 40 < 0.7
    assert hanged / 40 < 0.45


def test_nobody_votes_for_oneself_as_sheriff_while_another_stands() -> None:
    for number in range(10):
        game = played(number, resolve("modern_cn" if number % 2 else "default", {}))
        for event in game.log:
            if isinstance(event, Counted) and event.call.startswith("sheriff"):
                assert all(voter != choice for voter, choice in event.votes)


def claimed(*claims: tuple[int, tuple[str, ...]], deaths: Sequence[int] = ()) -> Trust:
    """Return how a table of nine looks after some claims on the first day and deaths in the nights after it."""
    memory = Memory()
    deck = ("werewolf",) * 3 + ("seer", "witch", "hunter") + ("villager",) * 3
    memory.hear([GameBegan(None, 9, deck), DayBegan(None, 1)])
    memory.hear([Said(None, seat, "village", f"d1.village@{seat}#1", said) for seat, said in claims])
    for night, seat in enumerate(deaths, 2):
        memory.hear([NightFell(None, night), DayBroke(None, night), Died(None, (seat,)), DayBegan(None, night)])
    return Trust(memory, private=False)


def test_one_open_card_of_two_does_not_say_whose_side_its_holder_is_on() -> None:
    memory = Memory()
    deck = ("villager_villager", "seer", *["werewolf"] * 2, *["villager"] * 8)
    memory.hear(
        [GameBegan(None, 6, deck), Dealt((2,), 2, ("seer", "villager")), Revealed(None, 4, ("villager_villager",))]
    )
    assert 4 not in memory.sides
    memory.hear([BallotOpened(None, "vote", (2, 3), (3, 4)), Counted(None, "vote", ((2, 3), (3, 4)), (), (3,))])
    assert 0 < Trust(memory).wolf[4] < 1


def test_who_claims_after_another_is_believed_less() -> None:
    trust = claimed((4, ("i_am:seer", "good:5")), (7, ("i_am:seer", "good:8")))
    assert trust.wolf[4] < trust.wolf[7]
    assert trust.credit[4] > trust.credit[7]
    again = claimed((7, ("i_am:seer", "good:8")), (4, ("i_am:seer", "good:5")))
    assert again.wolf[7] < again.wolf[4]


def test_a_seer_whom_the_pack_leaves_alone_is_doubted_more_each_night() -> None:
    claims = ((4, ("i_am:seer", "good:5")), (7, ("i_am:seer", "good:8")))
    doubts = [claimed(*claims, deaths=deaths).wolf[4] for deaths in ((), (1,), (1, 2))]
    assert doubts == sorted(set(doubts))
    killed = claimed(*claims, deaths=(4,))
    assert killed.credit[4] > claimed(*claims).credit[4]


def test_bots_speak_only_when_it_is_their_turn() -> None:
    game = played(3, resolve("modern_cn", {}))
    spoken = [decision for decision in game.decisions if isinstance(decision, Spoke)]
    assert spoken
    assert all(decision.channel == "village" for decision in spoken)


def test_a_game_left_off_and_taken_up_again_goes_the_same_way() -> None:
    whole = played(9)
    setup = Setup(seats=len(TWELVE), deck=TWELVE)
    half = new_game(setup, seed=seed_from(9))
    table = Table(half, {seat: SimpleBot() for seat in range(1, 13)}, seed=9)
    for _ in range(25):
        table.step()
    again = Table(half, {seat: SimpleBot() for seat in range(1, 13)}, seed=9)
    again.play()
    assert half.decisions == whole.decisions


class Stubborn:
    """Answers nonsense to everything."""

    def hear(self, events: Sequence[AnyEvent]) -> None:
        pass

    def answer(self, view: View, ask: AskView, rng: Random) -> Answer:
        return rng.choice((999, "nonsense", (1, 1, 1), -5))

    def speak(self, view: View, ask: AskView, rng: Random) -> Speech | None:
        return Speech(("nonsense", "vote:", "i_am:", "wolf:99999"))


def test_a_broken_bot_stops_no_game() -> None:
    game = new_game(Setup(seats=9, deck=NINE), seed=seed_from(1))
    bots: dict[int, Bot] = {seat: SimpleBot() for seat in range(1, 10)}
    bots[4] = Stubborn()
    table = Table(game, bots)
    table.play()
    assert table.stumbles > 0


ASK = AskView(
    id="n1.x",
    call="x",
    kind="seat",
    seats=(1,),
    legal=(1, 2, 3),
    may_pass=False,
    least=1,
    most=1,
    one_of=(),
    offer=False,
    held=False,
    answered=False,
    answer=None,
    others=(),
)


@pytest.mark.parametrize("kind", ["seat", "seats", "option", "speech", "deal", "hold", "something_new"])
@pytest.mark.parametrize("may_pass", [False, True])
def test_every_kind_of_ask_has_an_answer(kind: str, may_pass: bool) -> None:
    legal: tuple[int | str, ...] = ("a", "b", "a") if kind in ("option", "deal") else (1, 2, 3)
    ask = msgspec.structs.replace(ASK, kind=kind, may_pass=may_pass, legal=legal, least=1, most=2)
    view = View(1)
    for number in range(50):
        value = random_answer(ask, Random(number))
        assert kind == "hold" or is_legal(ask, value)
        assert kind == "hold" or is_legal(ask, SimpleBot().answer(view, ask, Random(number)))
