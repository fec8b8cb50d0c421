"""What is told of a ballot, and who is asked when."""

from __future__ import annotations

from lycaon import Game
from lycaon.game.event import BallotOpened, Condemned, Counted, Voted
from tests.game.short import play, table

VILLAGE = ("werewolf", "villager", "villager", "villager", "villager")
ALL = (1, 2, 3, 4, 5)
AT_ONCE = BallotOpened | Counted | Voted | Condemned


def told(game: Game) -> list[object]:
    return [event for event in game.log if isinstance(event, AT_ONCE)]


def test_a_ballot_is_opened_and_counted_by_seat_whoever_answered_first() -> None:
    game = table(*VILLAGE, first_phase="day", talk=False)
    for seat, choice in ((5, 3), (1, 2), (4, None), (3, 2), (2, 1)):
        game.answer("d0.vote", seat, choice)
    assert told(game) == [
        BallotOpened(None, "vote", ALL, ALL),
        Counted(None, "vote", ((1, 2), (2, 1), (3, 2), (4, None), (5, 3)), ((1, 1), (2, 2), (3, 1)), (2,)),
        Condemned(None, 2),
    ]


def test_a_ballot_in_which_nobody_votes_has_no_leader() -> None:
    game = table(*VILLAGE, first_phase="day", talk=False)
    play(game, "n1")
    nobody = tuple((seat, None) for seat in ALL)
    assert told(game)[1:] == [Counted(None, "vote", nobody, (), ()), Condemned(None, None)]


def test_a_sheriff_of_the_harvest_votes_before_the_others_in_the_open() -> None:
    game = table(*VILLAGE, first_phase="day", variant="harvest_festival", sheriff=4, talk=False)
    assert list(game.open_asks) == ["d0.vote@4"]
    game.answer("d0.vote@4", 4, 3)
    assert told(game) == [BallotOpened(None, "vote", ALL, ALL), Voted(None, "vote", 4, 3)]
    assert game.open_asks["d0.vote"].seats == (1, 2, 3, 5)
    play(game, "n1", vote={1: 3})
    votes = ((1, 3), (2, None), (3, None), (4, 3), (5, None))
    assert told(game)[2:] == [Counted(None, "vote", votes, ((3, 3),), (3,)), Condemned(None, 3)]


def test_nominations_are_made_in_turn_in_the_open() -> None:
    game = table(*VILLAGE, first_phase="day", vote_style="nominate_and_verdict", talk=False)
    for seat, choice in ((1, 2), (2, 3), (3, 2), (4, None), (5, 2)):
        (ask,) = [one for one in game.open_asks.values() if one.kind != "hold"]
        assert ask.seats == (seat,)
        game.answer(ask.id, seat, choice)
    nominated = [Voted(None, "vote", seat, choice) for seat, choice in ((1, 2), (2, 3), (3, 2), (4, None), (5, 2))]
    assert told(game)[: len(nominated) + 1] == [BallotOpened(None, "vote", ALL, ALL), *nominated]
    play(game, "n1", vote_0verdict={1: "yes", 2: "no", 3: "yes"})
    said = ((1, "yes"), (2, "no"), (3, "yes"), (4, None), (5, None))
    assert told(game)[-8:] == [
        BallotOpened(None, "vote.verdict", ALL, ()),
        *(Voted(None, "vote.verdict", seat, word) for seat, word in said),
        Counted(None, "vote.verdict", said, (), ()),
        Condemned(None, 2),
    ]


def test_nobody_may_pass_over_where_everybody_must_name_somebody() -> None:
    game = table(*VILLAGE, first_phase="day", abstain=False, self_vote=False, talk=False)
    ask = game.open_asks["d0.vote"]
    assert not ask.may_pass
    assert [ask.legal_for(seat) for seat in (1, 3, 5)] == [(2, 3, 4, 5), (1, 2, 4, 5), (1, 2, 3, 4)]
    game.expire("d0.vote")
    assert all(vote is not None for event in told(game) if isinstance(event, Counted) for _, vote in event.votes)


def test_lovers_with_nobody_to_name_look_like_voters_who_passed() -> None:
    """Tied against each other where nobody votes for himself."""
    cards = ("werewolf", "cupid", "villager", "villager", "villager", "villager")
    game = table(*cards, tie_rule="revote_between_tied_until_decided", self_vote=False, talk=False)
    play(game, "vote.runoff", cupid=(3, 4), werewolf=6, vote={1: 3, 2: 4})
    assert game.open_asks["d1.vote.runoff"].seats == (1, 2, 5)
    play(game, "n2", vote_0runoff={1: 3, 2: 3})
    assert told(game)[-3:] == [
        BallotOpened(None, "vote.runoff", ALL, (3, 4)),
        Counted(None, "vote.runoff", ((1, 3), (2, 3), (3, None), (4, None), (5, None)), ((3, 2),), (3,)),
        Condemned(None, 3),
    ]


def test_influences_lets_the_village_vote_in_turn_from_whom_the_dead_names() -> None:
    game = table(*VILLAGE, "villager", events=("influences",), talk=False)
    play(game, "influences", werewolf=6)
    game.answer("d1.influences", 6, 4)
    play(game, "n2")
    assert [event.seat for event in told(game) if isinstance(event, Voted)] == [4, 5, 1, 2, 3]


def runoffs(game: Game) -> list[str]:
    return [id for id in game.asked if ".vote.runoff" in id and not id.endswith("hold")]


def test_a_second_ballot_is_held_once_among_those_who_are_not_tied() -> None:
    game = table(*VILLAGE, first_phase="day", talk=False)
    play(game, "vote.runoff", vote={1: 2, 2: 3})
    assert game.open_asks["d0.vote.runoff"].seats == (1, 4, 5)
    play(game, "n1", vote_0runoff={1: 2, 4: 3})
    assert runoffs(game) == ["d0.vote.runoff"]
    assert told(game)[-1] == Condemned(None, None)


def test_without_a_sheriff_a_tie_is_settled_as_in_a_second_ballot() -> None:
    game = table(*VILLAGE, first_phase="day", tie_rule="sheriff_breaks_tie", talk=False)
    play(game, "vote.runoff", vote={1: 2, 2: 3})
    assert game.open_asks["d0.vote.runoff"].seats == (1, 4, 5)
    play(game, "n1", vote_0runoff={1: 2, 4: 3})
    assert runoffs(game) == ["d0.vote.runoff"]


def test_a_revote_goes_on_between_those_who_are_still_tied() -> None:
    game = table(*VILLAGE, "villager", first_phase="day", tie_rule="revote_between_tied_until_decided", talk=False)
    play(game, "vote.runoff", vote={1: 2, 2: 3, 3: 4})
    for seat, choice in ((1, 2), (2, 3), (3, None), (4, None), (5, 2), (6, 3)):
        game.answer("d0.vote.runoff", seat, choice)
    again = game.open_asks["d0.vote.runoff#2"]
    assert (again.seats, again.legal) == ((1, 2, 3, 4, 5, 6), (2, 3))
    play(game, "n1", vote_0runoff=3)
    assert runoffs(game) == ["d0.vote.runoff", "d0.vote.runoff#2"]
    assert told(game)[-1] == Condemned(None, 3)


def test_a_sheriff_who_says_nothing_in_time_leaves_a_tie_to_chance() -> None:
    """RULES k4."""
    game = table(*VILLAGE, first_phase="day", tie_rule="sheriff_breaks_tie", sheriff=5, sheriff_weight=2, talk=False)
    play(game, "n1", vote={1: 2, 2: 2, 5: 3})
    assert told(game)[-1] in (Condemned(None, 2), Condemned(None, 3))


def test_nobody_votes_again_when_a_werewolf_explodes_in_the_defence() -> None:
    game = table(*VILLAGE, "werewolf", "villager", first_phase="day", self_explosion=True, talk=False)
    play(game, "defence.hold", vote={1: 2, 2: 3})
    (offer,) = [ask for ask in game.open_asks.values() if ask.offer and 1 in ask.seats]
    game.answer(offer.id, 1, 1)
    play(game, "n1")
    assert runoffs(game) == []
    assert [death.cause for death in game.dead] == ["explosion"]
    assert told(game)[-1] != Condemned(None, 2)


def test_the_tied_lead_in_the_order_of_their_seats_whoever_was_named_first() -> None:
    game = table(*VILLAGE, first_phase="day", talk=False)
    for seat, choice in ((5, 3), (4, 2), (3, None), (2, None), (1, None)):
        game.answer("d0.vote", seat, choice)
    nobody = ((1, None), (2, None), (3, None))
    assert told(game)[1] == Counted(None, "vote", (*nobody, (4, 2), (5, 3)), ((2, 1), (3, 1)), (2, 3))
    play(game, "vote.runoff")
    assert game.open_asks["d0.vote.runoff"].legal == (2, 3)


def test_a_nomination_that_is_not_made_in_time_is_drawn_where_everybody_must_name_somebody() -> None:
    for abstain in (True, False):
        game = table(*VILLAGE, first_phase="day", vote_style="nominate_and_verdict", abstain=abstain, talk=False)
        game.expire("d0.vote@1")
        (vote,) = [event for event in told(game) if isinstance(event, Voted)]
        assert (vote.choice is None) == abstain


def test_the_only_one_nominated_defends_himself_once() -> None:
    game = table(*VILLAGE, first_phase="day", vote_style="nominate_and_verdict")
    play(game, "vote.verdict", vote={1: 2})
    assert [id for id in game.asked if "defence" in id and not id.endswith("hold")] == ["d0.defence@2"]


def test_every_vote_weighs_one_in_the_election_of_an_executioner() -> None:
    game = table(*VILLAGE, "villager", "werewolf", events=("executioner",), sheriff=2, sheriff_weight=2, talk=False)
    play(game, "vote", werewolf=6, vote_0executioner={1: 3, 2: 4, 3: 3})
    (count,) = [event for event in told(game) if isinstance(event, Counted)]
    assert (count.totals, count.leaders) == (((3, 2), (4, 1)), (3,))


def test_tied_nominations_are_voted_on_in_turn_from_the_right_until_one_leads() -> None:
    game = table(*VILLAGE, "villager", first_phase="day", vote_style="nominate_and_verdict", talk=False)
    play(game, "n1", vote={1: 2, 2: 3}, vote_0runoff={6: 2, 5: 3})
    rounds = [id for id in game.asked if ".vote.runoff" in id]
    assert rounds[:4] == [f"d0.vote.runoff@{seat}" for seat in (6, 5, 4, 1)]
    assert rounds[4:6] == ["d0.vote.runoff@6#2", "d0.vote.runoff@5#2"]
    assert len(rounds) == 40
