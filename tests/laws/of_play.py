"""Laws of play: what is true of every game, whatever the cards, the rules and the players.

A law is a function of one case that raises AssertionError where it is broken, so that it can be tried on any number of
them, and on an engine that was broken on purpose.
"""

from __future__ import annotations

from collections.abc import Iterator

from lycaon import CHANCE, Game, all_roles
from lycaon.game.ask import Ask
from lycaon.game.attack import Attack, Ledger
from lycaon.game.death import Death
from lycaon.game.decision import Expired
from lycaon.game.event import (
    Announced,
    AnyEvent,
    Badged,
    BallotOpened,
    Called,
    CallEnded,
    Condemned,
    Counted,
    DayBegan,
    DayBroke,
    Dealt,
    Died,
    Ended,
    NightFell,
    Returned,
    Revealed,
    Ruled,
)
from lycaon.game.table import LOVERS, NOBODY, VILLAGE, WEREWOLVES
from lycaon.game.view import Viewer
from lycaon.moons import moons
from lycaon.moons.specter import REPLACED
from tests.laws.player import Play, waiting_asks
from tests.laws.state import viewers, views

LAST_ASKS = ("reveal", "last_words", "sheriff.successor", "successor.executioner", "black_death")
"""What a dead seat is asked whatever its card (RULES c3 rows 12 and 13, e5)."""


# -- the end ----------------------------------------------------------------------------------------------------------


def a_game_ends(play: Play) -> None:
    game = play.played()
    assert game.result is not None
    ends = [event for event in game.log if isinstance(event, Ended)]
    assert [(end.winner, end.winners, end.because) for end in ends] == [
        (game.result.winner, game.result.winners, game.result.because)
    ]
    assert isinstance(game.log[-1], Ended)
    assert not game.open_asks
    assert all(ask.state == "closed" for ask in game.asked.values())
    for ask in game.asked.values():
        for seat, answer in ask.answers.items():
            if answer is not None:
                ask.check(seat, answer)  # what luck has drawn for who did not answer is legal as well
    days = game.number + (game.plan.first_phase == "day")
    assert days <= game.rules.day_limit
    assert game.result.because != "day_limit" or (game.result.winner == NOBODY and days == game.rules.day_limit)


def a_game_is_never_stuck(play: Play) -> None:
    game = play.begin()

    def look() -> None:
        assert game.result is not None or waiting_asks(game), "nothing but held asks and offers is open"
        for ask in waiting_asks(game):
            assert ask.kind == "hold" or set(ask.seats) - set(ask.answers), "an ask waits for nobody"
            assert ask.kind == "hold" or all(ask.legal_for(seat) or ask.may_pass for seat in ask.seats)

    look()
    play.player().play(game, after=look)


def time_alone_ends_a_game(play: Play) -> None:
    """From any moment on nobody answers any more; only the clock runs, and the judge says who holds printed cards."""
    game = play.begin()
    player = play.player()
    player.play(game, steps=player.dice.randrange(60))
    for _ in range(2000):
        if game.result is not None:
            break
        ask = player.dice.choice(waiting_asks(game))
        if ask.timeless:
            game.answer(ask.id, CHANCE, player.judge(ask))
        elif not any(one.timeless and one.hold is ask for one in waiting_asks(game)):
            game.expire(ask.id)
    assert game.result is not None


# -- deaths -----------------------------------------------------------------------------------------------------------


def a_seat_dies_once(play: Play) -> None:
    game = play.begin()

    def look() -> None:
        dead: set[int] = set()
        died: list[int] = []
        for event in game.log:
            if isinstance(event, Died):
                assert not dead & set(event.seats), "somebody dies who is dead"
                dead |= set(event.seats)
                died += event.seats
            elif isinstance(event, Returned):
                dead.remove(event.seat)
        ruled = [event.seat for event in game.log if isinstance(event, Ruled) and event.ruling == "death"]
        assert died == ruled == [death.seat for death in game.dead]
        living = tuple(seat.number for seat in game.table.all() if seat.alive)
        assert game.table.living == living
        assert set(living) == set(range(1, game.table.size + 1)) - dead

    known = 0

    def look_at_new_deaths() -> None:
        nonlocal known
        if len(game.dead) != known or game.result is not None:
            known = len(game.dead)
            look()

    play.player().play(game, after=look_at_new_deaths)


def the_dead_are_asked_only_what_outlives_them(play: Play) -> None:
    game = play.begin()

    def look() -> None:
        for ask in waiting_asks(game):
            for seat in ask.seats:
                assert seat == CHANCE or game.table[seat].alive or may_outlive(ask), f"{ask.id} is put to the dead"

    look()
    play.player().play(game, after=look)


def may_outlive(ask: Ask) -> bool:
    """Say whether an ask may be put to a dead seat: the last asks, and what a card does at or after its own death."""
    first = ask.call.partition(".")[0]
    role = all_roles().get(first)
    return ask.call in LAST_ASKS or first in moons() or (role is not None and (role.outlives or "dies" in role.hooks))


class _Watched(Ledger):
    """A ledger that keeps what was settled."""

    def __init__(self) -> None:
        super().__init__()
        self.settled: dict[int, list[Attack]] = {}
        """By night, the attacks as they were when it was settled last."""

    def settle(self, game: Game) -> list[Death]:
        deaths = super().settle(game)
        self.settled[game.number] = list(self.attacks)
        return deaths


def every_death_and_every_survival_is_explained(play: Play) -> None:
    game = play.begin()
    ledger = game.ledger = _Watched()
    play.player().play(game)
    rulings = [event for event in game.log if isinstance(event, Ruled)]
    for ruling in rulings:
        assert ruling.to == ()
        assert ruling.because, f"{ruling} without a reason"
        assert (ruling.ruling == "death") == (ruling.cause is not None)
    nights = range(1, game.number + (isinstance(game.log[-1], Ended) and game.by_day))
    for number, attacks in [(number, ledger.settled.get(number, [])) for number in nights]:
        at_dawn = [event for event in night_and_dawn(game, number) if isinstance(event, Ruled)]
        for attack in attacks:
            said = [event for event in at_dawn if event.seat == attack.target and event.ruling in ("death", "survival")]
            struck = f"{attack.target}, struck by {attack.kind.id} in night {number}"
            assert said, f"nobody says what became of {struck}: did it live still?"
            if all(event.ruling == "survival" for event in said):
                assert attack.kind.id in {reason.code for event in said for reason in event.because}


def night_and_dawn(game: Game, number: int) -> Iterator[AnyEvent]:
    """Return what happened from the beginning of a night to the end of its chain of deaths and what came after."""
    inside = False
    for event in game.log:
        if isinstance(event, DayBegan | NightFell):
            inside = isinstance(event, NightFell) and event.number == number
        if inside:
            yield event


# -- winners ----------------------------------------------------------------------------------------------------------


def winners_are_those_whom_the_result_names(play: Play) -> None:
    """RULES d and k6."""
    game = play.played()
    end = game.log[-1]
    assert isinstance(end, Ended)
    winners = set(end.winners)
    assert list(end.winners) == sorted(winners)
    of_camp = {seat for seat in range(1, game.table.size + 1) if end.camps[seat - 1] == end.winner}
    living = set(game.table.living)
    joining = {seat for seat in range(1, game.table.size + 1) if "cupid" in end.cards[seat - 1]}
    if end.because == "last_survivor":  # RULES e5: no camp wins, and the last one alive does
        assert winners == living
        return
    if end.winner == NOBODY:
        assert not winners
        assert end.because == "day_limit" or not living
        return
    assert winners
    if end.winner in (VILLAGE, WEREWOLVES):
        expected = of_camp
    elif end.winner == LOVERS:
        expected = of_camp & living
        winners -= joining - living if game.rules.cupid_joins_lovers else set()
    else:
        expected = winners & living
        assert expected or end.because == "angel_granted"
    assert expected <= winners
    if end.because == "angel_granted":
        expected = {seat for seat in winners if "angel" in end.cards[seat - 1]}
    assert game.rules.shared_victory or winners == expected
    wolves = [seat for seat in living if game.table[seat].wolf]
    if end.winner == VILLAGE:
        assert not wolves
    elif end.because == "no_villager_lives":
        assert {end.camps[seat - 1] for seat in living} == {WEREWOLVES}
    elif end.because == "parity":
        allies = [seat for seat in living if not game.table[seat].wolf and end.camps[seat - 1] == WEREWOLVES]
        assert 2 * len(wolves) >= len(living) - len(allies)  # EVENTS 2: a double agent counts for neither side


# -- views ------------------------------------------------------------------------------------------------------------


def own_events(game: Game, viewer: Viewer) -> list[AnyEvent]:
    """Return the events that a viewer may know."""
    return [event for event in game.log if event.to is None or viewer == "judge" or viewer in event.to]


def views_agree_with_the_log(play: Play) -> None:
    game = play.begin()
    player = play.player()

    def look() -> None:
        for viewer in viewers(game):
            _check_view(game, viewer)

    while game.result is None:
        player.play(game, steps=player.dice.randrange(1, 40))
        look()


def _check_view(game: Game, viewer: Viewer) -> None:
    view = game.view(viewer)
    events = own_events(game, viewer)
    died: set[int] = set()
    for event in events:
        died |= set(event.seats) if isinstance(event, Died) else set()
        died -= {event.seat} if isinstance(event, Returned) else set()
    assert [seat.alive for seat in view.seats] == [seat not in died for seat in range(1, game.table.size + 1)]
    assert [seat.alive for seat in view.seats] == [seat.alive for seat in game.table.all()]
    badges = [event.seat for event in events if isinstance(event, Badged)]
    assert view.sheriff == (badges[-1] if badges else None) == game.sheriff
    shown = {event.seat: event.cards for event in events if isinstance(event, Dealt | Revealed | Returned)}
    if isinstance(game.log[-1], Ended):
        shown.update(enumerate(game.log[-1].cards, 1))
    assert [seat.cards for seat in view.seats] == [shown.get(seat) for seat in range(1, game.table.size + 1)]
    # EVENTS 3: Specter swaps the cards before dawn, when the old werewolf dies of it.
    dying = {attack.target for attack in game.ledger.attacks if attack.kind is REPLACED}
    # RULES c3 row 2: the servant takes the card of the condemned, who is still to die of the vote.
    dying |= {event.seat for event in events if isinstance(event, Condemned) and event.seat in _without_card(game)}
    if isinstance(viewer, int) and game.table[viewer].alive and game.result is None and viewer not in dying:
        assert view.cards == game.table[viewer].ids
    put = [ask for ask in game.open_asks.values() if viewer in ("judge", *ask.seats) or ask.kind == "hold"]
    assert [ask.id for ask in view.asks] == [ask.id for ask in put]
    for seen, ask in zip(view.asks, put, strict=True):
        assert seen.held == (ask.state == "held")
        if isinstance(viewer, int) and viewer in ask.seats:
            assert seen.legal == ask.legal_for(viewer)
            assert seen.answer == ask.answers.get(viewer)
            assert seen.answered == (viewer in ask.answers)
            assert ask.shared or (seen.seats, seen.others) == ((viewer,), ())


def _without_card(game: Game) -> set[int]:
    """Return who was left a servant's card."""
    return {seat.number for seat in game.table.all() if seat.ids == ("devoted_servant",)}


def numbers_have_no_gap(play: Play) -> None:
    """Each viewer's events are numbered from 1 without a gap, whoever looks when."""
    game = play.begin()
    player = play.player()
    counted = dict.fromkeys(viewers(game), 0)
    while game.result is None:
        before = len(game.log)
        player.play(game, steps=player.dice.randrange(1, 40))
        for viewer in counted:
            new = game.log[before:]
            counted[viewer] += sum(1 for event in new if event.to is None or viewer == "judge" or viewer in event.to)
            if player.dice.random() < 0.5:
                assert game.view(viewer).events == counted[viewer] + _at_the_deal(play, viewer)
    for viewer in counted:
        assert game.view(viewer).events == len(own_events(game, viewer))
    seen = views(game)
    game._watchers.clear()
    assert views(game) == seen, "who looks late sees something else"


def _at_the_deal(play: Play, viewer: Viewer) -> int:
    return len(own_events(play.begin(), viewer))


# -- the script of the night ------------------------------------------------------------------------------------------


def every_call_of_the_night_is_made(play: Play) -> None:
    """Which calls are made, and in which order, follows from the setup and the number of the night."""
    game = play.played()
    night: list[Called | CallEnded] = []
    number = 0
    for event in (*game.log, NightFell(None, 0)):
        if isinstance(event, NightFell | DayBroke | Ended):
            if number:
                made = [event for wave in game.plan.night(number) for event in _script(wave)]
                assert night == (made if isinstance(event, DayBroke) else made[: len(night)])
            night = []
            number = event.number if isinstance(event, NightFell) else 0
        elif isinstance(event, Called | CallEnded):
            assert number, f"{event} by day"
            night.append(event)


def _script(wave: tuple[object, ...]) -> list[Called | CallEnded]:
    calls = [step.call.id for step in wave]  # type: ignore[attr-defined]  # a wave is made of steps
    return [*(Called(None, call) for call in calls), *(CallEnded(None, call) for call in calls)]


def a_hold_ends_only_when_it_is_closed(play: Play) -> None:
    game = play.begin()
    night_holds: dict[str, Ask] = {}

    def look() -> None:
        night_holds.update({ask.id: ask for ask in game.open_asks.values() if ask.id[0] == "n" and ask.kind == "hold"})
        if game.result is None:
            ended = {ask.id for ask in night_holds.values() if ask.state == "closed"}
            assert ended == {one.ask for one in game.decisions if isinstance(one, Expired) and one.ask in night_holds}

    look()
    play.player().play(game, after=look)
    if not play.setup.holds:
        return
    for number in range(1, game.number):
        for place, wave in enumerate(game.plan.night(number), 1):
            name = f"wave{place}" if len(wave) > 1 else wave[0].call.id
            assert f"n{number}.{name}.hold" in game.asked


# -- what may be told to whom -----------------------------------------------------------------------------------------


def events_say_no_more_than_the_house_lets_them(play: Play) -> None:
    game = play.played()
    by_vote = {death.seat for death in game.dead if death.by_village}
    exploded = {death.seat for death in game.dead if death.cause == "explosion"}
    dead: set[int] = set()
    for event in game.log:
        if isinstance(event, Died):
            dead |= set(event.seats)
            assert event.to is None
            assert (event.causes is not None) == (game.rules.announce_cause and event.seats != ())
        elif isinstance(event, Dealt):
            assert event.to == (event.seat,)
        elif isinstance(event, Revealed) and event.seat in dead and not play.setup.events:
            if "executioner" in play.setup.events_in_force and event.to is not None:
                assert event.seat in by_vote  # EVENTS 2: the executioner alone sees the cards of those voted out
                assert len(event.to) == 1
                continue
            assert game.rules.reveal_on_death != "never" or event.seat in exploded
            assert game.rules.reveal_on_death != "only_voted" or event.seat in by_vote | exploded


def every_ballot_is_put_to_all_who_may_vote(play: Play) -> None:
    """Who votes by day follows from what everybody knows: who lives, whom an idiot's card or a scapegoat has barred."""
    game = play.played()
    if play.setup.events or "pharmacist" in play.setup.deck:
        return  # they have more to say about it
    living = list(range(1, game.table.size + 1))
    voteless: set[int] = set()
    allowed: dict[int, set[int]] = {}
    day = 0
    leaders: tuple[int, ...] = ()
    for event in game.log:
        if isinstance(event, Died):
            living = [seat for seat in living if seat not in event.seats]
        elif isinstance(event, DayBegan):
            day = event.number
        elif isinstance(event, Announced) and event.what == "idiot_spared":
            voteless.add(event.seat or 0)
        elif isinstance(event, Announced) and event.what == "voters_named":
            allowed[day + 1] = {int(seat) for seat in (event.word or "").split(",")}
        elif isinstance(event, Counted):
            leaders = event.leaders
        elif isinstance(event, BallotOpened) and event.call.startswith("vote"):
            may = [seat for seat in living if seat not in voteless and seat in allowed.get(day, {seat})]
            if event.call.endswith("runoff") and not game.rules.tie_rule.startswith("revote"):
                may = [seat for seat in may if seat not in leaders]
            assert sorted(event.voters) == may or (
                event.call.endswith("runoff") and _by_turns(game, event, may, leaders)
            )


def _by_turns(game: Game, event: BallotOpened, may: list[int], leaders: tuple[int, ...]) -> bool:
    """Say whether these are the voters of a runoff in seed 002's vote: all but the leaders, whatever the tie rule."""
    rest = [seat for seat in may if seat not in leaders]
    return game.rules.vote_style == "nominate_and_verdict" and sorted(event.voters) == rest
