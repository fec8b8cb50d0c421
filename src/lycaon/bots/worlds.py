"""Possible worlds: who could be a werewolf and hold which card, each as likely as what has happened makes it.

A world is a set of seats that are werewolves. All that fit what is known for certain are listed (or, at large tables,
sampled), and each is weighed by everything else that was seen: votes, deaths, suspicions and defences, as pairs of
seats; claims of cards, as stories of which one at most is true. What is known for certain is a seat's own card, its
mates, looks, cards turned up, and the deck. No role is known here by its name.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations
from math import comb, exp, log, prod
from random import Random
from typing import TypeAlias

from lycaon.bots.memory import CHARMED, Memory
from lycaon.game.table import GOOD_SIDE, VILLAGE, WEREWOLVES, WOLF_SIDE
from lycaon.roles import roles

MOST_WORLDS = 1300
"""How many worlds are listed; where there are more, they are sampled."""
STEPS = 2400
"""Through how many a sample walks."""

KILLED_AT_NIGHT, KILLED_BESIDE_ANOTHER = 0.1, 0.8
"""How likely a werewolf is to die in a night as another is: alone, or beside one whom the pack may have bitten."""
SPARES, SPARES_LESS = 0.1, 0.6
"""How likely a werewolf is to vote against a mate as against another, and by how much more when everybody does."""
VOTES_RIGHT = 1.35
"""How likely one of the village is to vote against a werewolf as against another. Little, since all know the same."""
ELECTS, ELECTS_OPENLY, FEW = 0.4, 0.1, 4
"""How much rather than by chance a werewolf votes for one of its mates who run for an office: where so few run, and
where the vote would stand out."""
SUSPECTS_MATE, SUSPECTS_RIGHT = 0.6, 1.1
DEFENDS_MATE, DEFENDS_WRONG = 1.5, 0.9
SIDES_WITH_MATE, SIDES_WRONG = 1.2, 1.1
"""How likely a werewolf is to say this of a mate as of another, and one of the village of a werewolf as of another."""
TELLS, WAITS, KEEPS_SILENT = 0.9, 0.5, 0.08
"""How likely a holder is to have claimed his card by now; to have kept it to himself; to let another have the claim."""
BLUFFS, COUNTERS, BLUFFS_LESS, VILLAGER_LIES = 0.1, 0.35, 0.05, 0.006
"""How likely a werewolf is to claim who learns before anybody, or after another; another card; and one of the village
to claim what he isn't."""
ERRS = 0.02
"""How often what somebody says that he has seen is not as it is, though he has the power."""
FITS = 0.6
"""How likely what everybody has heard is as it would be if a claim were true, though it is a lie."""
BUSES, ACCUSES = 0.2, 0.5
"""How likely a false verdict of a werewolf's is one against a mate, and against anybody."""
PASSED_OVER = 0.75
"""How likely who truly learns is to live through a night after saying so, while the pack kills another."""
ATTACKED = 0.03
"""How likely a seat that the pack has attacked is a werewolf."""
HASTE = 6.0
"""How much the charmer weighs against a werewolf once all others are charmed."""
UNHEARD = 1e-12
"""How likely is what no world explains."""
OTHER_CLAIM = 0.1
"""How likely who claims one card is to hold another."""


Part: TypeAlias = tuple[float, float, list[float]]
"""What speaks for some claims: if one of them is true, if all lie (and somebody silent holds the card), and of the
former what falls to each claimant."""


class _Parts(dict[int, Part]):
    """What speaks for a story's claims, by who of those concerned is a werewolf; worked out when first needed."""

    def __init__(self, story: Story) -> None:
        super().__init__()
        self.story = story

    def __missing__(self, key: int) -> Part:
        part = self[key] = self.story.weigh(key)
        return part


class Story:
    """All claims of one card, of which only as many are true as the deck has of it."""

    def __init__(self, worlds: Worlds, card: str, claimants: list[int]) -> None:
        """Gather what is said by whom."""
        memory = worlds.memory
        role = roles()[card]
        self.card = card
        self.claimants = claimants
        self.single = memory.deck[card] == 1
        first = min(claimants, key=lambda seat: memory.claimants[seat].place)
        said_at = memory.claimants[first].at
        holders = worlds.holders.get(card, set())
        settled = len(holders) >= memory.deck[card]
        self.claims: list[tuple[int, int, int, float, float, float]] = []
        """For each claimant: its bit, whom it calls wolves, whom good, and how likely it is to say all that: truly,
        lying as a werewolf, lying as another."""
        anyway = set(role.betrays(None, memory.past))
        self.clues: list[list[tuple[int, bool, float]]] = []
        """For each claimant, what follows for others if it holds the card: seats as bits, and as in `Clue`."""
        for seat in claimants:
            claimant = memory.claimants[seat]
            accused = sum(1 << about for about, side in claimant.verdicts.items() if side == WOLF_SIDE)
            cleared = sum(1 << about for about, side in claimant.verdicts.items() if side != WOLF_SIDE)
            if seat in memory.saves and role.protects:
                cleared |= 1 << memory.saves[seat]
            verdicts = len(claimant.verdicts)
            bluff = BLUFFS_LESS if not role.learns else BLUFFS if seat == first else COUNTERS
            truly = 1.0 if seat in holders else 0.0 if settled else TELLS
            if role.learns and seat not in memory.dead:
                truly *= PASSED_OVER ** _nights_passed(memory, claimant.since)
            lying = 0.0 if seat in holders else bluff * ACCUSES**verdicts
            erring = 0.0 if seat in holders else VILLAGER_LIES * ACCUSES**verdicts
            self.claims.append((1 << seat, accused, cleared, truly, lying, erring))
            clues = () if seat in holders else role.betrays(seat, memory.past)
            hanging = [clue for clue in clues if clue not in anyway]
            self.clues.append([(bits(clue.seats), clue.wolf, clue.doubt) for clue in hanging])
        self.relevant = 0
        """The seats on which it depends who tells the truth, as bits."""
        for bit, accused, cleared, *_ in self.claims:
            self.relevant |= bit | accused | cleared
        for among in self.clues:
            for seats, *_ in among:
                self.relevant |= seats
        self.all_silent = 0.0
        self.levels: list[tuple[float, int]] = []
        """Of those who have not claimed the card, how likely each is to hold it all the same, and which they are."""
        if settled:
            self.all_silent = float(holders.isdisjoint(claimants))
        else:
            self._list_silent(self._silent(worlds, said_at))
        self.parts = _Parts(self)

    def _list_silent(self, silent: dict[int, float]) -> None:
        self.all_silent = sum(silent.values())
        for chance in set(silent.values()):
            self.levels.append((chance, sum(1 << seat for seat, one in silent.items() if one == chance)))

    def _silent(self, worlds: Worlds, said_at: int) -> dict[int, float]:
        memory = worlds.memory
        silent: dict[int, float] = {}
        for seat in worlds.seats:
            if seat in self.claimants or seat in worlds.placed:
                continue
            other = memory.claimants.get(seat)
            chance = KEEPS_SILENT if memory.spoken.get(seat, -1) > said_at else WAITS
            if other is not None and other.card is not None:
                chance *= OTHER_CLAIM
            silent[seat] = chance
        return silent

    def told(self, masks: list[int]) -> list[float]:
        """Return how well each of some worlds explains the claims."""
        relevant, parts = self.relevant, self.parts
        hidden = [self.all_silent] * len(masks)
        for chance, among in self.levels:
            hidden = [one - chance * (mask & among).bit_count() for one, mask in zip(hidden, masks, strict=True)]
        found = [parts[mask & relevant] for mask in masks]
        return [part[0] + part[1] * one + UNHEARD for part, one in zip(found, hidden, strict=True)]

    def sum_up(self, masks: list[int], weights: list[float], told: list[float]) -> dict[int, float]:
        """Return how likely each claimant tells the truth, from worlds with their weights and what they explain."""
        relevant = self.relevant
        weighed: defaultdict[int, float] = defaultdict(float)
        for weight, mask, one in zip(weights, masks, told, strict=True):
            weighed[mask & relevant] += weight / one
        true = dict.fromkeys(self.claimants, 0.0)
        for key, weight in weighed.items():
            for seat, share in zip(self.claimants, self.parts[key][2], strict=True):
                true[seat] += weight * share
        return true

    def weigh(self, key: int) -> Part:
        """Weigh the claims by who of those concerned is a werewolf, given as bits."""
        lies: list[float] = []
        truths: list[float] = []
        for (bit, accused, cleared, truly, lying, erring), clues in zip(self.claims, self.clues, strict=True):
            by_chance = FITS ** len(clues)
            if key & bit:
                lies.append(lying * by_chance * BUSES ** (accused & key).bit_count())
                truths.append(0.0)
            else:
                lies.append(erring * by_chance)
                fits = prod(1.0 if bool(seats & key) == wolf else doubt for seats, wolf, doubt in clues)
                truths.append(truly * fits * ERRS ** ((accused & ~key).bit_count() + (cleared & key).bit_count()))
        if not self.single:
            whole = prod(truth + lie for truth, lie in zip(truths, lies, strict=True))
            shares = [whole * truth / (truth + lie or 1.0) for truth, lie in zip(truths, lies, strict=True)]
            return whole, 0.0, shares
        shares = [
            truth and truth * prod(lie for other, lie in enumerate(lies) if other != place)
            for place, truth in enumerate(truths)
        ]
        return sum(shares), prod(lies), shares


def bits(seats: Iterable[int]) -> int:
    """Return a set of seats as bits."""
    return sum(1 << seat for seat in set(seats))


def _nights_passed(memory: Memory, since: int) -> int:
    return sum(night > since for night in memory.bites)


class Worlds:
    """One look at the table. `private` is False for how it must look to somebody who knows nothing."""

    def __init__(self, memory: Memory, rng: Random, *, private: bool = True) -> None:
        """List the worlds that are possible and weigh them; `rng` only where they have to be sampled."""
        self.memory = memory
        self.version = memory.version
        self.private = private
        self.seats = range(1, memory.size + 1)
        self.known = {seat: side for seat, side in memory.sides.items() if private or seat in memory.shown}
        if private and memory.me is not None:
            self.known[memory.me] = WOLF_SIDE if memory.wolf else GOOD_SIDE
        self.known.update(dict.fromkeys(memory.heirs.keys() - {memory.me}, GOOD_SIDE))
        """By seat, whether it was a werewolf at first; for who has taken another's card see `_sum`."""
        self.holders = self._holders()
        """By card, the seats that are known to hold it."""
        self.placed = {seat for seat in self.seats if self._is_placed(seat)}
        """Seats all of whose cards are known."""
        self.sizes = self._sizes()
        self.wolves = max(self.sizes, default=1)
        self.share = max(self.wolves - 1, 0) / max(memory.size - 1, 1)
        """How many of the others are a werewolf's mates."""
        self.field = [0.0] * (memory.size + 1)
        self.pairs = [[0.0] * (memory.size + 1) for _ in range(memory.size + 1)]
        self.groups: list[tuple[int, float]] = []
        """Seats as bits of which one at least is a werewolf, and how likely things would be as they are otherwise."""
        self._weigh_clues()
        self._weigh_nights()
        self._weigh_votes()
        self._weigh_elections()
        self._weigh_words()
        self.stories = self._stories()
        self.wolf: dict[int, float] = {}
        """For each seat, how likely it is a werewolf."""
        self.true: dict[int, float] = {}
        """For each seat that has claimed a card, how likely it holds it."""
        self._worths: dict[int, float] | None = None
        self._sum(rng)
        self._charmer, self._haste = self._find_charmer() if private else (set[int](), 0.0)

    def danger(self, seat: int) -> float:
        """Return what speaks for a seat's death: how likely it is a werewolf, or who has the others nearly all charmed.

        Not a probability, where there is a charmer: the more are charmed, the less there is time for anything else.
        """
        return self.wolf[seat] + (self._haste / len(self._charmer) if seat in self._charmer else 0.0)

    def _find_charmer(self) -> tuple[set[int], float]:
        """Return who could be the charmer, to one of the charmed, and how pressing it is to find him."""
        memory = self.memory
        charms = {card for card, role in roles().items() if any(one.id == CHARMED for one in role.brings)}
        if not memory.charmed or any(card in charms for cards in memory.shown.values() for card in cards):
            return set(), 0.0
        living = [seat for seat in self.seats if seat not in memory.dead]
        free = {seat for seat in living if seat not in memory.charmed}
        found = {seat for seat in free if seat not in self.placed or seat in self._known_to_hold(charms)}
        return found, HASTE * (1 - len(free) / len(living)) ** 2

    def _known_to_hold(self, cards: set[str]) -> set[int]:
        """Return the seats that are known to hold one of some cards."""
        return {seat for card in cards for seat in self.holders.get(card, ())}

    def worth(self, seat: int) -> float:
        """Return what a seat is worth to the village: its cards as far as they can be told, if it is no werewolf."""
        if self._worths is None:
            self._worths = self._weigh_worths()
        return self._worths[seat]

    def _weigh_worths(self) -> dict[int, float]:
        worths = {seat: 1 - self.wolf[seat] for seat in self.seats}
        for card in self.memory.deck:
            role = roles().get(card)
            if role is None or role.wolf or role.plain or role.camp != VILLAGE:
                continue
            for seat, chance in self.holds(card).items():
                worths[seat] += chance * (role.worth - 1)
        return worths

    def best_call(self) -> int | None:
        """Return whom the most credible call of today asks to vote for."""
        calls = self.memory.calls
        caller = max(calls, key=lambda seat: (self.true.get(seat, 0), -self.wolf.get(seat, 1)), default=None)
        if caller is None or self.true.get(caller, 0) < 0.5:
            return None
        return calls[caller]

    def holds(self, card: str) -> dict[int, float]:
        """Return how likely each seat is to hold a card of which there is a story or not."""
        memory = self.memory
        chances = dict.fromkeys(self.seats, 0.0)
        left = float(memory.deck[card])
        for seat in self.holders.get(card, ()):
            chances[seat] = 1.0
            left -= 1
        for seat, claimant in memory.claimants.items():
            if claimant.card == card and seat in self.true and not chances[seat]:
                chances[seat] = self.true[seat]
                left -= self.true[seat]
        others = {seat: self._may_hold(seat) for seat in self.seats if not chances[seat]}
        whole = sum(others.values())
        if left > 0 and whole:
            for seat, share in others.items():
                chances[seat] = min(left * share / whole, share)
        return chances

    def _may_hold(self, seat: int) -> float:
        if seat in self.placed:
            return 0.0
        return (1 - self.wolf[seat]) * (1 - self.true.get(seat, 0.0))

    # -- what is known for certain -------------------------------------------------------------------------------------

    def _holders(self) -> dict[str, set[int]]:
        memory = self.memory
        known = dict(memory.shown)
        if self.private:
            known.update(memory.cards_seen)
            if memory.me is not None:
                known[memory.me] = memory.cards
        holders: dict[str, set[int]] = {}
        for seat, cards in known.items():
            for card in cards:
                holders.setdefault(card, set()).add(seat)
        return holders

    def _is_placed(self, seat: int) -> bool:
        memory = self.memory
        cards = memory.shown.get(seat, ())
        if self.private:
            cards = memory.cards if seat == memory.me else cards or memory.cards_seen.get(seat, ())
        return len(cards) >= memory.cards_each

    def _sizes(self) -> dict[int, float]:
        """Return how likely it is that so many seats are werewolves: cards may lie in the centre, or two with one."""
        memory = self.memory
        seats = memory.size
        wolves = sum(count for card, count in memory.deck.items() if card in roles() and roles()[card].wolf)
        cards = sum(memory.deck.values())
        sizes: dict[int, float] = {}
        if cards >= 2 * seats:
            for pairs in range(wolves // 2 + 1):
                ways = comb(seats, pairs) * comb(seats - pairs, wolves - 2 * pairs) * 2 ** (wolves - 2 * pairs)
                sizes[wolves - pairs] = float(ways)
        else:
            centre = max(cards - seats, 0)
            for aside in range(min(centre, wolves) + 1):
                sizes[wolves - aside] = float(comb(wolves, aside) * comb(cards - wolves, centre - aside))
        whole = sum(sizes.values())
        return {
            min(size + memory.turned_aloud, seats): chance / whole for size, chance in sizes.items() if chance and whole
        }

    # -- evidence ------------------------------------------------------------------------------------------------------

    def _pair(self, one: int, two: int, both: float, first: float, second: float) -> None:
        """Say how much likelier something becomes if both are werewolves, the first alone, or the second alone."""
        if one == two or not 0 < two <= self.memory.size:
            return
        self.field[one] += log(first)
        self.field[two] += log(second)
        weight = log(both) - log(first) - log(second)
        self.pairs[one][two] += weight
        self.pairs[two][one] += weight

    def _said_of(self, speaker: int, about: int, mate: float, right: float) -> None:
        """Weigh what a seat says of another: how likely a werewolf says it of a mate, and another of a werewolf."""
        share = self.share
        other = 1 / (1 + share * (mate - 1))
        self._pair(speaker, about, mate * other, other, right)

    def _weigh_clues(self) -> None:
        """Take what follows from powers whose holders are known, or do not matter, and what this seat was told."""
        memory = self.memory
        for card in memory.deck:
            role = roles().get(card)
            for holder in sorted(self.holders.get(card, ())) or (None,):
                for clue in role.betrays(holder, memory.past) if role is not None else ():
                    if clue.wolf:
                        self.groups.append((bits(clue.seats), clue.doubt))
                    else:
                        for seat in clue.seats:
                            self.field[seat] += log(clue.doubt)
        if self.private:
            self.groups += [(bits(group), ERRS) for group in memory.hints]

    def _weigh_nights(self) -> None:
        memory = self.memory
        for dead in memory.nights.values():
            for seat in dead:
                beside = len(dead) - 1
                self.field[seat] += log((KILLED_AT_NIGHT + beside * KILLED_BESIDE_ANOTHER) / len(dead))
        if self.private:
            for seat in memory.attacked:
                self.field[seat] += log(ATTACKED)

    def _weigh_votes(self) -> None:
        memory = self.memory
        wolves = self.wolves
        for poll in memory.ballots:
            among = max(len(poll.candidates), 2)
            mates = min(max(wolves - 1, 0), among - 1)
            choices = list(poll.votes.values())
            for voter, choice in poll.votes.items():
                spares = SPARES + SPARES_LESS * choices.count(choice) / len(choices)
                likely = among / (among - mates * (1 - spares))
                self._pair(voter, choice, spares * likely, likely, VOTES_RIGHT)

    def _weigh_elections(self) -> None:
        for poll in self.memory.elections:
            among = len(poll.candidates)
            rather = ELECTS if among <= FEW else ELECTS_OPENLY
            for voter, choice in poll.votes.items():
                running = among - (voter in poll.candidates)  # nobody is his own mate
                mates = self.share * running
                if mates:
                    backs = rather + (1 - rather) * self.share
                    self._pair(voter, choice, backs * running / mates, (1 - backs) * running / (running - mates), 1.0)

    def _weigh_words(self) -> None:
        memory = self.memory
        for (speaker, about), stance in memory.stances.items():
            if stance > 0:
                self._said_of(speaker, about, SUSPECTS_MATE, SUSPECTS_RIGHT)
            else:
                self._said_of(speaker, about, DEFENDS_MATE, DEFENDS_WRONG)
        for speaker, about in memory.calls.items():
            self._said_of(speaker, about, SUSPECTS_MATE, SUSPECTS_RIGHT)
        for speaker, about in memory.sided.items():
            self._pair(speaker, about, SIDES_WITH_MATE, 2 - SIDES_WITH_MATE, SIDES_WRONG)
        for seat, claimant in memory.claimants.items():
            if claimant.card is not None and not memory.deck[claimant.card]:
                self.field[seat] += log(BLUFFS / VILLAGER_LIES)

    def _stories(self) -> list[Story]:
        memory = self.memory
        told: dict[str, list[int]] = {}
        learns = learner(memory)
        for seat, claimant in memory.claimants.items():
            card = claimant.card or (learns if claimant.verdicts else None)
            role = roles().get(card or "")
            if card and role is not None and memory.deck[card] and not role.plain and not role.wolf:
                told.setdefault(card, []).append(seat)
        return [Story(self, card, seats) for card, seats in told.items()]

    # -- summing up ----------------------------------------------------------------------------------------------------

    def _sum(self, rng: Random) -> None:
        listed = self._listed(rng)
        top = max((score for score, _ in listed), default=0.0)
        masks = [mask for _, mask in listed]
        weights = [exp(score - top) for score, _ in listed]
        told: list[list[float]] = []
        for story in self.stories:
            told.append(story.told(masks))
            weights = [weight * one for weight, one in zip(weights, told[-1], strict=True)]
        whole = sum(weights) or 1.0
        self._sum_wolves(masks, [weight / whole for weight in weights])
        for heir, former in self.memory.heirs.items():
            if heir != self.memory.me:
                self.wolf[heir] = self.wolf[former]
        for story, of_worlds in zip(self.stories, told, strict=True):
            self.true.update(story.sum_up(masks, [weight / whole for weight in weights], of_worlds))

    def _sum_wolves(self, masks: list[int], weights: list[float]) -> None:
        low = (1 << self.memory.size // 2 + 1) - 1
        lower: defaultdict[int, float] = defaultdict(float)  # by the half of the seats that are werewolves: few keys
        upper: defaultdict[int, float] = defaultdict(float)
        for weight, mask in zip(weights, masks, strict=True):
            lower[mask & low] += weight
            upper[mask & ~low] += weight
        self.wolf = dict.fromkeys(self.seats, 0.0)
        for half in (lower, upper):
            for mask, weight in half.items():
                for seat in self.seats:
                    if mask >> seat & 1:
                        self.wolf[seat] += weight

    def _listed(self, rng: Random) -> list[tuple[float, int]]:
        """Return the possible sets of werewolves as bits, with what the pairs of seats say of each."""
        memory = self.memory
        certain = [seat for seat, side in self.known.items() if side == WOLF_SIDE and 0 < seat <= memory.size]
        if self.private and memory.wolf and memory.day:
            return [(0.0, sum(1 << seat for seat in certain))]
        rest = [seat for seat in self.seats if seat not in self.known]
        sizes = self.sizes
        if not any(0 <= size - len(certain) <= len(rest) for size in sizes):
            sizes = {min(max(len(certain), 1), memory.size): 1.0}
        ways = sum(comb(len(rest), size - len(certain)) for size in sizes if size >= len(certain))
        groups = [(group, log(doubt)) for group, doubt in self.groups]
        base = self._energy(certain)
        dead = bits(memory.dead - {former for heir, former in memory.heirs.items() if heir not in memory.dead})
        alone = not any(roles()[card].camp not in (VILLAGE, WEREWOLVES) for card in memory.deck if card in roles())
        listed: list[tuple[float, int]] = []
        for score, mask in (
            self._grown(certain, rest, sizes, base)
            if ways <= MOST_WORLDS
            else self._walked(certain, rest, sizes, base, rng)
        ):
            if mask & ~dead == 0 and alone and memory.dead and ways > 1:
                continue  # the village would have won
            listed.append((score + sum(doubt for group, doubt in groups if not mask & group), mask))
        return listed or [(0.0, sum(1 << seat for seat in certain))]

    def _energy(self, seats: list[int]) -> float:
        field, pairs = self.field, self.pairs
        return sum(field[seat] for seat in seats) + sum(pairs[one][two] for one, two in combinations(seats, 2))

    def _grown(
        self, certain: list[int], rest: list[int], sizes: dict[int, float], base: float
    ) -> list[tuple[float, int]]:
        """Give every set of the possible sizes."""
        pairs = self.pairs
        bits = [1 << seat for seat in rest]
        links = [[pairs[one][two] for two in rest] for one in rest]
        listed: list[tuple[float, int]] = []

        def grow(place: int, left: int, score: float, mask: int, field: list[float]) -> None:
            if not left:
                listed.append((score, mask))
            elif left == 1:
                listed.extend([(score + field[one], mask | bits[one]) for one in range(place, len(rest))])
            else:
                for one in range(place, len(rest) - left + 1):
                    added = [a + b for a, b in zip(field, links[one], strict=True)]
                    grow(one + 1, left - 1, score + field[one], mask | bits[one], added)

        field = [self.field[seat] + sum(pairs[seat][one] for one in certain) for seat in rest]
        start = sum(1 << seat for seat in certain)
        for size, chance in sizes.items():
            need = size - len(certain)
            if 0 <= need <= len(rest) and chance:
                grow(0, need, base + log(chance) - log(comb(self.memory.size, size)), start, field)
        return listed

    def _walked(
        self, certain: list[int], rest: list[int], sizes: dict[int, float], base: float, rng: Random
    ) -> Iterator[tuple[float, int]]:
        """Walk through the sets by exchanging one seat at a time, and stay longer where more speaks for them.

        What the pairs say is in how often a set is met; so each is given with the same score. The stories take part.
        """
        size = max((one for one in sizes if len(certain) <= one <= len(certain) + len(rest)), key=sizes.__getitem__)
        need = size - len(certain)
        order = sorted(rest, key=lambda seat: -self.field[seat])
        inside, outside = order[:need], order[need:]
        start = sum(1 << seat for seat in certain)
        mask = start | sum(1 << seat for seat in inside)
        pairs, field, luck = self.pairs, self.field, rng.random
        # What speaks for each seat beside all who are in the set; it changes only where a step is taken.
        drawn = {seat: field[seat] + sum(pairs[seat][one] for one in (*certain, *inside)) for seat in rest}
        known: dict[int, float] = {}  # few sets are met, each of them often
        told = self._told(mask, known)
        for step in range(STEPS):
            if inside and outside:
                leaving, coming = int(luck() * len(inside)), int(luck() * len(outside))
                old, new = inside[leaving], outside[coming]
                gain = drawn[new] - drawn[old] - pairs[new][old]
                if gain > 0 or luck() < exp(gain):
                    changed = mask ^ (1 << old) ^ (1 << new)
                    now = self._told(changed, known)
                    if now >= told or luck() < now / told:
                        inside[leaving], outside[coming] = new, old
                        mask, told = changed, now
                        for seat in rest:
                            drawn[seat] += pairs[seat][new] - pairs[seat][old]
            if step % 3 == 2 and step > STEPS // 8:
                yield base - log(told), mask  # the stories are weighed again by who sums up

    def _told(self, mask: int, known: dict[int, float]) -> float:
        told = known.get(mask)
        if told is None:
            told = known[mask] = prod(story.told([mask])[0] for story in self.stories)
        return told


def learner(memory: Memory) -> str | None:
    """Return the card of the deck that learns most, the village's: who gives verdicts without a word means it."""
    cards = sorted(card for card in memory.deck if card in roles() and roles()[card].learns and not roles()[card].wolf)
    return max(cards, key=lambda card: roles()[card].worth, default=None)


def interest(look: Worlds, seat: int) -> float:
    """Return what a look at a seat is worth: most where nothing is known, a little more where a wolf is likely."""
    wolf = look.wolf[seat]
    return 4 * wolf * (1 - wolf) + 0.3 * wolf
