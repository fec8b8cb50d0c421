"""A simple bot with some sense: it knows its friends, believes whom there is reason to believe, and votes accordingly.

It plays any card by what the card's file declares (`wolf`, `camp`, `harms`, `protects`, `learns`, `worth`) and any ask
by its kind, so a new role needs nothing here. Where it has no idea it answers by chance.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from random import Random
from typing import Literal, TypeAlias

from lycaon.bots.bot import Speech, is_legal, random_answer
from lycaon.bots.memory import NO, YES, Memory
from lycaon.bots.talk import talk
from lycaon.bots.trust import Look, Trust
from lycaon.game.ask import Answer
from lycaon.game.effect import Role
from lycaon.game.event import AnyEvent
from lycaon.game.table import VILLAGE, WEREWOLVES, WOLF_SIDE
from lycaon.game.view import AskView, View
from lycaon.roles import roles as all_roles

Aim: TypeAlias = Literal["harm", "help", "learn", "name"]
"""What naming somebody does: it harms, it helps, it shows something, or it only names."""

VERBS: dict[str, Aim] = {"heal": "help", "restore": "help", "poison": "harm", "stupefy": "harm", "revenge": "harm"}
"""What the second part of a call says about it."""

SURE = 0.75
"""From how likely a werewolf on it is worth spending something that is gone afterwards."""
LIKELY = 0.5


class SimpleBot:
    """Plays one seat with some sense. It remembers what it hears, and of its own answers only whom it bit."""

    def __init__(self) -> None:
        """Sit down, knowing nothing."""
        self.memory = Memory()
        self._trusts: dict[bool, Trust] = {}
        self._bites: dict[str, dict[int, int]] = {}
        """Whom it bit at each call, by night."""

    def hear(self, events: Sequence[AnyEvent]) -> None:
        """Remember what happened."""
        self.memory.hear(events)

    def answer(self, view: View, ask: AskView, rng: Random) -> Answer:
        """Answer as seems best; by chance where nothing seems better than anything else."""
        memory = self.memory
        if isinstance(view.viewer, int):
            memory.me = view.viewer
        if not memory.size:  # it has heard nothing at all
            memory.size = max(len(view.seats), memory.me or 0, *(one for one in ask.legal if isinstance(one, int)), 0)
        if not ask.legal:
            return None
        value = self._considered(view, ask, rng)
        return value if is_legal(ask, value) else random_answer(ask, rng)

    def _considered(self, view: View, ask: AskView, rng: Random) -> Answer:
        """Answer by the kind of ask; None where the kind is not known, and passing then."""
        if ask.offer:
            return self._offer(ask, rng)
        if ask.kind == "seat":
            return self._seat(view, ask, rng)
        if ask.kind == "seats":
            return self._seats(ask, rng)
        if ask.kind == "option":
            return self._option(ask, rng)
        return ask.legal[0] if ask.kind == "speech" else None

    def speak(self, view: View, ask: AskView, rng: Random) -> Speech | None:
        """Say what helps, if anything does; by night it only nods."""
        if view.phase == "night":
            return None
        claims = talk(self.memory, self._simple_trust(private=True), self._simple_trust(private=False), ask.call, rng)
        return Speech(claims) if claims else None

    # -- one seat ------------------------------------------------------------------------------------------------------

    def _seat(self, view: View, ask: AskView, rng: Random) -> Answer:
        seats = tuple(one for one in ask.legal if isinstance(one, int))
        if not seats:
            return rng.choice(ask.legal)
        call, _, verb = ask.call.partition(".")
        if ask.call == self.memory.ballot and call == "vote":
            return self._vote(seats, rng)
        role = all_roles().get(call)
        if role is None:
            return self._named_by_office(verb, seats, rng)
        if role.wolf:
            return self._bite(view, ask, seats, role, rng)
        return self._use(view, ask, seats, aim_of(role, verb, seats, self.memory), rng)

    def _use(self, view: View, ask: AskView, seats: tuple[int, ...], aim: Aim, rng: Random) -> Answer:
        """Use a power of the village's on one seat."""
        if aim == "harm":
            return self._harm(ask, seats, rng)
        if aim == "help":
            return self._help(view, ask, seats, rng)
        if aim == "learn":
            return self._learn(seats, rng)
        return rng.choice([seat for seat in seats if seat != self.memory.me] or list(seats))

    def _named_by_office(self, verb: str, seats: tuple[int, ...], rng: Random) -> int:
        """Name a seat outside the village's vote and without a power: a sheriff, an heir, or the loser of a tie."""
        if verb == "tie":
            return self._vote(seats, rng)
        if self.memory.wolf:
            mates = [seat for seat in seats if seat in self.memory.mates]
            if mates and rng.random() < 0.5:
                return rng.choice(mates)
        trust = self._trust(private=not self.memory.wolf)
        others = but(seats, {self.memory.me or 0})
        return best(others, lambda seat: trust.worth(seat) + rng.random() * 0.3)

    def _vote(self, seats: tuple[int, ...], rng: Random) -> int:
        """Vote out whom there is most against; a werewolf votes with the village, but never against its own."""
        memory = self.memory
        among = but(seats, memory.bound | {memory.me or 0})
        trust = self._trust(private=not memory.wolf)
        call = trust.best_call()
        weight = 0.25 if call is not None and not memory.wolf else 0.1
        followed = [seat for seat in memory.calls.values() if seat in among]
        noise = 0.25 if memory.wolf and max(trust.wolf[seat] for seat in among) < LIKELY else 0.05

        def score(seat: int) -> float:
            points = trust.wolf[seat] + (weight if seat == call else 0) + 0.04 * followed.count(seat)
            return points + rng.random() * noise

        return best(among, score)

    def _bite(self, view: View, ask: AskView, seats: tuple[int, ...], role: type[Role], rng: Random) -> Answer:
        """Choose prey: agree with the pack if it has named one, or name who is worth most to the village."""
        memory = self.memory
        alone = role.camp not in (VILLAGE, WEREWOLVES) and not ask.others
        spared = memory.lovers | {memory.me or 0} if alone else memory.bound | {memory.me or 0}
        among = but(seats, spared)
        if all(seat in spared for seat in among) and ask.may_pass:
            return None
        bites = self._bites.setdefault(ask.call, {})
        named = [answer for _, answer in ask.others if isinstance(answer, int) and answer in among]
        if named:
            bites[memory.day] = max(sorted(set(named)), key=named.count)
        else:
            bites[memory.day] = self._prey(view, among, bites, rng, alone=alone)
        return bites[memory.day]

    def _prey(self, view: View, among: tuple[int, ...], bites: dict[int, int], rng: Random, *, alone: bool) -> int:
        """Choose who is worth most to the village; `bites` has whom this call named in earlier nights."""
        memory = self.memory
        trust = self._trust(private=False)
        past = [seat for night, seat in bites.items() if night < memory.day]
        failed = past[-1] if past and past[-1] not in memory.dead else None
        if failed is not None and past[-2:] == [failed, failed]:
            among = but(among, {failed})  # somebody protects it

        def score(seat: int) -> float:
            points = trust.worth(seat) + (0.8 if seat == view.sheriff else 0) + rng.random()
            if memory.sides.get(seat) == WOLF_SIDE and alone:
                points += 1
            return points - (1.5 if seat == failed else 0)

        return best(among, score)

    def _harm(self, ask: AskView, seats: tuple[int, ...], rng: Random) -> Answer:
        """Strike whom there is most against, and hold back when there is not enough."""
        memory = self.memory
        among = but(seats, memory.bound | {memory.me or 0})
        if memory.wolf:
            public = self._trust(private=False)
            return best(among, lambda seat: public.worth(seat) + rng.random() * 0.3)
        trust = self._trust()
        target = best(among, lambda seat: trust.wolf[seat] + rng.random() * 0.02)
        if not ask.may_pass:
            return target
        dying = memory.me in memory.dead
        enough = LIKELY if dying else SURE
        if trust.wolf[target] >= enough or (dying and trust.wolf[target] > 0.3 and rng.random() < 0.5):
            return target
        return None

    def _help(self, view: View, ask: AskView, seats: tuple[int, ...], rng: Random) -> Answer:
        """Help whom the village can least spare; one's own first night counts for much."""
        memory = self.memory
        if memory.wolf:
            own = [seat for seat in seats if seat in memory.mates or seat == memory.me]
            if own:
                return rng.choice(own)
            return None if ask.may_pass else rng.choice(seats)
        trust = self._trust()

        def score(seat: int) -> float:
            points = trust.worth(seat) + (0.8 if seat == view.sheriff else 0) + (0.6 if seat == memory.me else 0)
            return points + (1 if seat in memory.lovers else 0) + rng.random() * 0.5

        among = tuple(seat for seat in seats if memory.sides.get(seat) != WOLF_SIDE)
        if not among:
            return None if ask.may_pass else rng.choice(seats)
        target = best(among, score)
        if not ask.may_pass or view.number == 1 or target == memory.me:
            return target
        return target if trust.worth(target) > 1 or target == view.sheriff or rng.random() < 0.5 else None

    def _learn(self, seats: tuple[int, ...], rng: Random) -> int:
        """Look at whom there is most against of those that are not known yet."""
        memory = self.memory
        unknown = tuple(seat for seat in seats if seat not in memory.sides and seat not in memory.bound)
        trust = self._trust()
        return best(unknown or seats, lambda seat: trust.wolf[seat] + rng.random() * 0.2)

    # -- several seats, words, offers ----------------------------------------------------------------------------------

    def _seats(self, ask: AskView, rng: Random) -> Answer:
        """Name several: those who are trusted, since whoever may be left out is left out for a reason."""
        memory = self.memory
        seats = tuple(one for one in ask.legal if isinstance(one, int))
        most = min(ask.most, len(seats))
        role = all_roles().get(ask.call.partition(".")[0])
        trust = self._trust(private=not memory.wolf)
        if most == ask.least or role is None:
            return tuple(rng.sample(seats, most))
        if role.harms or (memory.wolf and not role.protects):
            order = sorted(seats, key=lambda seat: (seat not in memory.bound, rng.random()))
            return tuple(sorted(order[: max(ask.least, most // 2)]))
        doubted = max(trust.wolf.values(), default=0)
        trusted = [seat for seat in seats if trust.wolf[seat] < max(doubted, LIKELY)]
        return tuple(sorted(trusted[:most])) if len(trusted) >= ask.least else tuple(rng.sample(seats, ask.least))

    def _option(self, ask: AskView, rng: Random) -> Answer:
        memory = self.memory
        words = tuple(str(word) for word in ask.legal)
        cards = [word for word in words if word in all_roles()]
        if cards:
            mine = max((card.worth for card in memory.held), default=1.0)
            dearest = max(cards, key=lambda card: all_roles()[card].worth)
            others = [word for word in words if word not in all_roles()]
            return dearest if all_roles()[dearest].worth >= mine or not others else others[0]
        if YES not in words:
            return rng.choice(words)
        call, _, verb = ask.call.partition(".")
        if call == "vote":
            accused = self.memory.leaders
            guilty = bool(accused) and self._condemns(accused[0], rng)
            return YES if guilty else NO if NO in words else None
        willing = self._willingness(call, verb)
        return YES if rng.random() < willing else NO if NO in words else None

    def _condemns(self, accused: int, rng: Random) -> bool:
        """Say whether to have the accused killed."""
        memory = self.memory
        if accused == memory.me or accused in memory.bound:
            return False
        if memory.wolf:
            return True
        return self._trust().wolf[accused] > 0.3 or rng.random() < 0.5

    def _willingness(self, call: str, verb: str) -> float:
        """Return how likely this bot is to say yes."""
        memory = self.memory
        role = all_roles().get(call)
        if verb == "withdraw":
            return 0.05
        if verb == "run":
            learns = any(card.learns for card in memory.held)
            worth = max((card.worth for card in memory.held), default=1.0)
            return 0.9 if learns else 0.3 if memory.wolf or worth > 2 else 0.15
        if role is None:
            return 0.2 if memory.wolf else 0.8
        if role.wolf:
            return 0.8
        return 0.35 if role.learns else 0.4

    def _offer(self, ask: AskView, rng: Random) -> Answer:
        """Take an offer where it strikes somebody who is surely a werewolf; give oneself up only when all is lost."""
        memory = self.memory
        seats = tuple(one for one in ask.legal if isinstance(one, int))
        if memory.me in seats and len(seats) == 1:
            lost = memory.wolf and self._trust(private=False).wolf[seats[0]] > 0.9
            mates = memory.mates - memory.dead
            return seats[0] if lost and mates and rng.random() < 0.1 else None
        role = all_roles().get(ask.call.partition(".")[0])
        among = tuple(seat for seat in seats if seat not in memory.bound and seat != memory.me)
        if role is not None and role.harms and among and not memory.wolf:
            trust = self._trust()
            target = best(among, trust.wolf.__getitem__)
            return target if trust.wolf[target] > SURE else None
        return None

    def _trust(self, *, private: bool = True) -> Look:
        return self._simple_trust(private=private)

    def _simple_trust(self, *, private: bool) -> Trust:
        trust = self._trusts.get(private)
        if trust is None or trust.version != self.memory.version:
            trust = self._trusts[private] = Trust(self.memory, private=private)
        return trust


def aim_of(role: type[Role], verb: str, seats: Collection[int], memory: Memory) -> Aim:
    """Say what naming a seat at this role's call does."""
    if verb in VERBS:
        return VERBS[verb]
    if role.harms and role.protects:
        return "help" if memory.victims.issuperset(seats) else "harm"
    if role.protects:
        return "help"
    if role.harms:
        return "harm"
    return "learn" if role.learns else "name"


def but(seats: tuple[int, ...], spared: set[int]) -> tuple[int, ...]:
    """Leave seats out, unless nobody would be left."""
    return tuple(seat for seat in seats if seat not in spared) or seats


def best(seats: Sequence[int], score: Callable[[int], float]) -> int:
    """Return the seat with the highest score, asked once for each in seat order."""
    return max(seats, key=score)
