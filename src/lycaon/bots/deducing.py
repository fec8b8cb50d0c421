"""A bot that deduces: it keeps the worlds that are possible, weighs them, and does what is worth most to its camp.

What a card does is read off its file, as the simple bot does, and where it knows nothing better it plays like that one.
"""

from __future__ import annotations

from random import Random

from lycaon.bots.argue import Turn, argue, is_brazen
from lycaon.bots.bot import Speech
from lycaon.bots.phrases import Character, Manner, character_of, in_words
from lycaon.bots.simple import SimpleBot, best, but
from lycaon.bots.trust import Look
from lycaon.bots.worlds import FEW, Worlds, interest
from lycaon.game.ask import Answer
from lycaon.game.table import WOLF_SIDE
from lycaon.game.view import AskView, View
from lycaon.roles import roles
from lycaon.texts import texts

LOSS = 0.15
"""What it costs to send away somebody of the village, for each point of worth, as a share of a werewolf's worth."""
FOLLOWS, JOINS = 0.12, 0.025
"""How much a credible call to vote weighs, and each call of anybody trusted."""
POISONS, POISONS_LATE, SHOOTS = 0.6, 0.5, 0.4
"""From how likely a werewolf on it is worth spending a potion, and a shot that would be lost."""
BACKS, BACKS_OPENLY = 0.6, 0.2
"""How often a werewolf votes for a mate who runs: where few do, and where the vote would tell who belongs together."""


class DeducingBot(SimpleBot):
    """Plays one seat as well as it can tell from what its seat may know."""

    def __init__(self, language: str | None = None, character: Character | None = None) -> None:
        """Sit down, knowing nothing. With a language it says in words what it claims, as its character does."""
        super().__init__()
        self.language = language
        self.character = character
        self._manner: Manner | None = None
        self._looks: dict[bool, Worlds] = {}
        self._rng = Random(0)

    def answer(self, view: View, ask: AskView, rng: Random) -> Answer:
        """Answer as is worth most."""
        self._rng = rng
        return super().answer(view, ask, rng)

    def speak(self, view: View, ask: AskView, rng: Random) -> Speech | None:
        """Say what helps its camp."""
        self._rng = rng
        if isinstance(view.viewer, int):
            self.memory.me = view.viewer
        if view.phase == "night":
            return None
        character = self.character or character_of(self.memory.me or 0)
        claims = argue(self.memory, self.look(), self._public, Turn(ask.call, view.sheriff, character, rng))
        if self.language is None:
            return Speech(claims) if claims else None
        if self._manner is None:
            self._manner = Manner(texts(self.language), character)
        return Speech(claims, in_words(self._manner, self.memory, claims, ask.call, rng))

    def look(self, *, private: bool = True) -> Worlds:
        """Return how the table looks to it, or how it must look to somebody who knows nothing."""
        found = self._looks.get(private)
        if found is None or found.version != self.memory.version:
            found = self._looks[private] = Worlds(self.memory, self._rng, private=private)
        return found

    def _public(self) -> Worlds:
        return self.look(private=False)

    def _trust(self, *, private: bool = True) -> Look:
        return self.look(private=private)

    # -- by day --------------------------------------------------------------------------------------------------------

    def _vote(self, seats: tuple[int, ...], rng: Random) -> int:
        memory = self.memory
        me = memory.me or 0
        if memory.wolf:
            return self._vote_as_wolf(seats, rng)
        look = self.look()
        among = but(seats, memory.bound | {me})
        call = look.best_call()

        def score(seat: int) -> float:
            points = look.danger(seat) - LOSS * look.worth(seat)
            points += FOLLOWS if seat == call else 0
            points += sum(JOINS * (1 - look.wolf[caller]) for caller, named in memory.calls.items() if named == seat)
            return points + rng.random() * 0.01

        return best(among, score)

    def _vote_as_wolf(self, seats: tuple[int, ...], rng: Random) -> int:
        """Vote as the village will, be it against a mate (卖队友): votes that are held back tell who they are."""
        memory = self.memory
        public, inside = self.look(private=False), self.look()
        me = memory.me or 0
        among = but(seats, memory.lovers | {me})
        calls = list(memory.calls.values())

        def score(seat: int) -> float:
            points = public.wolf[seat] + 0.06 * calls.count(seat) + 0.03 * inside.worth(seat)
            points += inside.danger(seat) - inside.wolf[seat]  # a charmer wins against the pack as well
            return points + rng.random() * 0.05

        return best(among, score)

    def _named_by_office(self, verb: str, seats: tuple[int, ...], rng: Random) -> int:
        """Name a sheriff or an heir: who is most likely what it claims to be, and one of ours."""
        memory = self.memory
        if verb == "tie":
            return self._vote(seats, rng)
        look, public = self.look(), self.look(private=False)
        if memory.wolf:
            mates = [seat for seat in seats if seat in memory.mates and public.wolf[seat] < 0.6]
            backs = BACKS if len(seats) <= FEW else BACKS_OPENLY
            if mates and (verb == "successor" or rng.random() < backs):
                return best(mates, lambda seat: public.true.get(seat, 0) + rng.random() * 0.1)
            others = but(seats, {memory.me or 0})
            return best(others, lambda seat: rng.random() - look.worth(seat) * 0.2)
        others = but(seats, {memory.me or 0})
        return best(
            others, lambda seat: look.worth(seat) + 2 * look.true.get(seat, 0) - look.wolf[seat] + rng.random() * 0.1
        )

    def _condemns(self, accused: int, rng: Random) -> bool:
        memory = self.memory
        if accused == memory.me or accused in memory.lovers:
            return False
        if memory.wolf:
            return accused not in memory.mates
        look = self.look()
        return look.danger(accused) > LOSS * look.worth(accused)

    def _willingness(self, call: str, verb: str) -> float:
        memory = self.memory
        if verb == "run":
            learns = any(card.learns and not card.wolf for card in memory.held)
            if memory.wolf:
                return 1.0 if is_brazen(memory) else 0.15
            return 0.97 if learns else 0.12
        return super()._willingness(call, verb)

    # -- powers --------------------------------------------------------------------------------------------------------

    def _prey(self, view: View, among: tuple[int, ...], bites: dict[int, int], rng: Random, *, alone: bool) -> int:
        memory = self.memory
        look, public = self.look(), self.look(private=False)
        guarded = self._guarded(public, among)

        def score(seat: int) -> float:
            points = look.worth(seat) + (0.8 if seat == view.sheriff else 0)
            points *= 1 - 0.6 * public.wolf[seat] ** 2  # the village will see to it
            points += look.danger(seat) - look.wolf[seat]
            if seat == guarded:
                points *= 0.75
            if memory.sides.get(seat) == WOLF_SIDE and alone:
                points += 1
            return points + rng.random() * 0.4

        return best(among, score)

    def _guarded(self, public: Worlds, among: tuple[int, ...]) -> int | None:
        """Return whom somebody who protects would look after, if somebody still does."""
        deck = self.memory.deck
        lost = [card for cards in self.memory.shown.values() for card in cards]
        protects = [card for card in deck if card in roles() and roles()[card].protects and not roles()[card].wolf]
        if not any(deck[card] > lost.count(card) for card in protects):
            return None
        return best(among, public.worth)

    def _harm(self, ask: AskView, seats: tuple[int, ...], rng: Random) -> Answer:
        memory = self.memory
        among = but(seats, memory.bound | {memory.me or 0})
        look = self.look()
        if memory.wolf:
            return best(among, lambda seat: look.worth(seat) + rng.random() * 0.3)
        target = best(among, lambda seat: look.danger(seat) - 0.1 * look.worth(seat) + rng.random() * 0.01)
        if not ask.may_pass:
            return target
        if memory.me in memory.dead:
            return target if look.danger(target) >= SHOOTS else None
        enough = POISONS if memory.day < 3 else POISONS_LATE
        return target if look.danger(target) >= enough else None

    def _help(self, view: View, ask: AskView, seats: tuple[int, ...], rng: Random) -> Answer:
        memory = self.memory
        if memory.wolf:
            return super()._help(view, ask, seats, rng)
        look, public = self.look(), self.look(private=False)
        if memory.victims.issuperset(seats):  # a potion for who has been bitten
            target = best(seats, look.worth)
            return target if look.wolf[target] < 0.5 or not ask.may_pass else None
        others = [one for one in memory.deck if one in roles() and roles()[one].protects and not roles()[one].wolf]
        if ask.may_pass and memory.day == 1 and len(others) > 1:
            return None  # two who protect the same may undo each other

        def score(seat: int) -> float:
            points = public.worth(seat) * (1 - look.wolf[seat]) + (0.8 if seat == view.sheriff else 0)
            return points + (1 if seat in memory.lovers else 0) + rng.random() * 0.3

        among = tuple(seat for seat in seats if memory.sides.get(seat) != WOLF_SIDE)
        if not among:
            return None if ask.may_pass else rng.choice(seats)
        return best(among, score)

    def _learn(self, seats: tuple[int, ...], rng: Random) -> int:
        memory = self.memory
        unknown = tuple(seat for seat in seats if seat not in memory.sides and seat not in memory.bound)
        planned = [seat for seat in memory.plans.get(memory.me or 0, ()) if seat in unknown]
        if planned:
            return planned[0]
        look = self.look()
        return best(unknown or seats, lambda seat: interest(look, seat) + rng.random() * 0.1)
