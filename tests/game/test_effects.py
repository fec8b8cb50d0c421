"""What every effect has of its own, whatever it overrides."""

from __future__ import annotations

from lycaon import Game
from lycaon.game.effect import Effect, Role
from lycaon.game.event import Reason, Ruled
from lycaon.game.house_rules import HouseRules
from lycaon.roles.base.werewolf import Werewolf
from lycaon.roles.characters.stuttering_judge import StutteringJudge
from lycaon.roles.new_moon.elder import Elder
from tests.game.short import play, table


def test_an_effect_shows_what_it_is_and_whether_it_is_blocked() -> None:
    game = table("werewolf", "elder", "villager", "villager")
    (elder,) = game.powers(2)
    assert repr(elder) == "<Elder of 2>"
    game.block(elder, "moon")
    assert repr(elder) == "<Elder of 2 blocked>"


def test_a_card_answers_to_its_hooks_and_to_some_under_a_house_rule_alone() -> None:
    default = HouseRules()
    late = HouseRules(elder_loss_starts="cascade_end")
    assert Elder.answers("dies", default)
    assert not Elder.answers("dawns", default)
    assert [Elder.answers("chain_ended", rules) for rules in (default, late)] == [False, True]
    assert StutteringJudge.answers("voted", default)
    assert [hook for hook in StutteringJudge.hooks if not StutteringJudge.answers(hook, default)] == ["recounts"]


def test_a_card_is_listed_only_at_the_hooks_to_which_it_answers_at_this_table() -> None:
    for explosion, starts, listed in ((False, "batch_end", (0, 0)), (True, "cascade_end", (1, 1))):
        game = table("werewolf", "elder", "villager", self_explosion=explosion, elder_loss_starts=starts)
        assert (len(game.on.offers), len(game.on.chain_ended)) == listed
        assert len(game.on.dies) == 1
        (elder,) = game.powers(2)
        game.block(elder, "moon")
        assert not game.on.chain_ended
        game.unblock(elder, "moon")
        assert len(game.on.chain_ended) == listed[1]


def test_whatever_is_in_play_may_change_the_end_unless_it_says_otherwise() -> None:
    """RULES d: with a deck of events still to come one werewolf and one villager play on."""
    assert Effect().matters(table("werewolf", "villager", "villager"))
    for events, over in (((), True), (("eclipse",) * 3, False)):
        game = table("werewolf", "villager", "villager", "villager", fast_forward=True, events=events)
        play(game, "n2", werewolf=4, vote=3)
        assert (game.result is not None) == over


def test_a_card_betrays_nothing_unless_it_says_so_itself() -> None:
    assert list(Elder.betrays(2, ())) == []
    assert list(Elder.betrays(None, ())) == []


class Growler(Role):
    """Bites with the pack, and has a passive power of its own."""

    id = "growler"
    wolf = True
    also = (Werewolf,)

    def weighs(self, game: Game, seat: int, weight: float) -> float:
        """Weigh nothing."""
        return 0 if seat == self.holder else weight


def test_a_card_that_wakes_with_the_pack_is_seen_there_and_shown_at_no_call_of_its_own() -> None:
    assert Growler.active()
    assert not Growler.only_shown()


def test_a_power_that_harms_or_protects_may_change_the_end_while_its_holder_lives() -> None:
    game = table("werewolf", "seer", "hunter", "defender", "villager", "villager", "villager")
    (seer,), (hunter,), (defender,) = map(game.powers, (2, 3, 4))
    assert [power.matters(game) for power in (seer, hunter, defender)] == [False, True, True]
    game.table.bury((3, 4))
    assert [power.matters(game) for power in (hunter, defender)] == [False, False]


def test_the_lowest_of_two_who_guarded_is_named_when_a_spell_fails() -> None:
    """RULES e6: the defender protects from hypnosis; whose answer came first is told to nobody."""
    cards = ("werewolf", "werewolf", "defender", "defender", "villager", "villager", "villager")
    for order in ((3, 4), (4, 3)):
        game = table(*cards, variant="fascination", talk=False, fake_calls=False)
        for seat in order:
            game.answer(f"n1.defender@{seat}", seat, 5)
        play(game, "d1", werewolf=5)
        ruled = [event for event in game.log if isinstance(event, Ruled)]
        assert [(one.seat, one.ruling, one.because) for one in ruled] == [
            (5, "survival", (Reason("pack"), Reason("guarded", 3)))
        ]


def test_two_attacks_of_a_kind_are_told_by_seat_whoever_was_first() -> None:
    cards = ("werewolf", "werewolf", "witch", "witch", "villager", "villager", "villager", "villager")
    for order in ((3, 4), (4, 3)):
        game = table(*cards, talk=False, fake_calls=False)
        play(game, "witch.heal", werewolf=8)
        for seat in order:
            game.answer(f"n1.witch.heal@{seat}", seat, None)
            game.answer(f"n1.witch.poison@{seat}", seat, 5)
        play(game, "d1")
        (ruled,) = [event for event in game.log if isinstance(event, Ruled) and event.seat == 5]
        assert ruled.because == (Reason("poison", 3), Reason("poison", 4), Reason("double_cause", None, "double_cause"))
