"""`lycaon order`: the order of calls, of what a death sets off and of victory, as a table plays them.

Every row is read off what the engine itself goes by: the plan's steps, the effects' places at their hooks, and the ways
to win that they declare.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from lycaon import prepare
from lycaon.cli.options import TableOptions
from lycaon.cli.screen import Screen
from lycaon.cli.tables import events_of, plan_of, rules_of
from lycaon.cli.teller import call_name
from lycaon.cli.voice import Voice
from lycaon.game.effect import Call, Effect
from lycaon.game.election import Badge
from lycaon.game.house_rules import HouseRules, spelling
from lycaon.game.plan import Plan, Setup, Step
from lycaon.game.victory import EARLIER, Win, house_wins
from lycaon.reference import Entry, entries, said
from lycaon.roles import roles
from lycaon.texts import key

SECTIONS = ("night", "attacks", "vote", "deaths", "chain", "victory")

ORDER_SEATS = 12
"""How many play where only a variant is named."""
AFTER_ALL = 100
"""Places from here on have no row of their own in RULES c3: they come after those that have."""


LAST_ROW = 12
"""No part of RULES c has more rows: an effect without an order of its own stands behind all of them."""

CHAIN = 600
"""What RULES c3 puts after the chain stands at this and its row number (death.py)."""


class Row(msgspec.Struct, frozen=True):
    """One row: its place in its section where it has one, whose it is, what happens, and where that comes from."""

    section: str
    place: int | None
    id: str
    name: str
    says: str
    source: str
    rules: dict[str, str] = {}
    """The house rules that had a say in it, as they are set."""


class Owned(msgspec.Struct, frozen=True):
    """An effect that this table may have in play, and what brings it."""

    effect: type[Effect]
    entry: Entry


def show_order(screen: Screen, voice: Voice, plan: Plan, *, as_json: bool) -> None:
    """Tell all orders that are in force, row by row."""
    rows = order_of(voice, plan)
    if as_json:
        screen.raw(msgspec.json.format(msgspec.json.encode(rows), indent=2))
        return
    for section in SECTIONS:
        if section != SECTIONS[0]:
            screen.line()
        shared = section == "victory" and plan.rules.shared_victory
        screen.line(voice.say("order-victory-shared" if shared else f"order-{section}"), "title")
        for row in rows:
            if row.section == section:
                place = "" if row.place is None else str(row.place)
                says = voice.say("order-row", name=row.name, says=row.says) if row.name else row.says
                rules = "".join(f", {option}={value}" for option, value in row.rules.items())
                screen.line(f"{place:>5}  {says}  [{row.source}{rules}]")


def plan_for(table: TableOptions) -> Plan:
    """Return the plan of a table; of all roles together where nothing says what is played.

    Raises `Failed`, `Refused` or `BadRules` with what is wrong.
    """
    if table.seats is None and not any((*table.deck, *table.variant)):
        every = tuple(roles())
        house = rules_of(table.preset, table.rules)
        events = events_of(table.events, b"")
        return prepare(Setup(seats=len(every), deck=every, rules=house, events=events), as_it_is=True)
    return plan_of(table, ORDER_SEATS, secret=b"")


def order_of(voice: Voice, plan: Plan) -> list[Row]:
    """Return every row of every section, in order."""
    owned = _in_play(plan)
    return [
        *_night(voice, plan, owned),
        *_attacks(voice, plan.rules, owned),
        *_vote(voice, plan.rules, owned),
        *_deaths(voice, plan.rules, owned),
        *_chain(voice, plan.rules, owned),
        *_victory(voice, plan.rules, owned),
    ]


def _in_play(plan: Plan) -> list[Owned]:
    """List the effects that the cards, the variant, the event cards and the election may bring into play."""
    known = entries()
    setup = plan.setup
    cards = [*plan.kinds, *(plan.roles[card] for card in setup.actor_cards)]
    events = [known[card].effect for card in dict.fromkeys((*setup.events_in_force, *setup.events))]
    bringing: list[type[Effect]] = [*cards, *events]
    if plan.variant is not None:
        bringing.append(plan.variant)
    if setup.sheriff is not None or plan.rules.sheriff_election != "off":
        bringing.append(Badge)
    found: dict[type[Effect], Owned] = {}
    for one in bringing:
        entry = known["sheriff" if one is Badge else one.id]
        for effect in (one, *getattr(one, "also", ()), *one.brings):
            found.setdefault(effect, Owned(effect, entry))
    return list(found.values())


def _row(voice: Voice, section: str, hook: str, owned: Owned, place: int | None, source: str, rules: HouseRules) -> Row:
    """Make the row of an effect at a hook."""
    effect = owned.effect
    decided = effect.only_under.get(hook)
    return Row(
        section,
        place,
        effect.id,
        said(voice, owned.entry, "name"),
        voice.say(key("order", hook, effect.id)),
        source,
        {} if decided is None else _set(rules, decided[0]),
    )


def _source(owned: Owned, part: str) -> str:
    """Return where a row comes from: a row of RULES for the cards that it has, else the source that is cited."""
    ruled = owned.entry.kind in ("role", "office") and "RULES" in owned.entry.cited
    return f"RULES {part}" if ruled else owned.entry.cited


def _set(rules: HouseRules, *options: str) -> dict[str, str]:
    return {option: spelling(getattr(rules, option)) for option in options}


def _at(hook: str, owned: list[Owned], rules: HouseRules) -> list[tuple[int, Owned]]:
    """Return who answers to a hook with the place that the engine lists it at, in that order."""
    found = [(one.effect.orders.get(hook, one.effect.order), one) for one in owned if one.effect.answers(hook, rules)]
    return sorted(found, key=lambda item: (item[0], item[1].effect.id))


def _night(voice: Voice, plan: Plan, owned: list[Owned]) -> Iterator[Row]:
    rules = plan.rules
    by_effect = {one.effect: one for one in owned}
    for step in plan.steps:
        call = step.call
        nights = "first" if step.for_show else call.nights_under(rules)
        says = voice.say(f"order-{nights}")
        if step.for_show:
            says = voice.texts.clauses([says, voice.say("order-for-show")])
        decided = _decided(step, rules)
        owner = by_effect.get(step.effect)
        source = f"RULES b {call.order}" if owner is None or "RULES" in owner.entry.cited else owner.entry.cited
        yield Row("night", step.order, call.id, call_name(voice, call.id), says, source, decided)
        for _, one in _at("joins", owned, rules):
            if one.effect.joins_call == call.id:
                row = _row(voice, "night", "joins", one, None, one.entry.cited, rules)
                yield msgspec.structs.replace(row, says=voice.say("order-beside", what=row.says))


def _decided(step: Step, rules: HouseRules) -> dict[str, str]:
    """Return the house rules that moved a call, changed its nights, or had it made at all."""
    call: Call = step.call
    options = [option for option, value, _ in call.nights_by_rule if getattr(rules, option) == value]
    if call.order_by_rule is not None and step.order != call.order:
        options.append(call.order_by_rule[0])
    if step.for_show:
        options.append("fake_calls")
    if step.effect is Effect:
        options.append("moderator_identification")
    return _set(rules, *options)


def _attacks(voice: Voice, rules: HouseRules, owned: list[Owned]) -> Iterator[Row]:
    for tenfold, one in _at("settles", owned, rules):
        yield _tenfold_row(voice, "attacks", "settles", one, tenfold, "c1", rules)
    yield Row("attacks", 10, "", "", voice.say("order-attack-lands"), "RULES c1 10")


def _tenfold_row(
    voice: Voice, section: str, hook: str, owned: Owned, tenfold: int, part: str, rules: HouseRules
) -> Row:
    """Make a row of a part of RULES whose places are ten times its row numbers; a place between two has none."""
    place, between = divmod(tenfold, 10)
    row = None if between or place > LAST_ROW else place
    return _row(
        voice, section, hook, owned, row, owned.entry.cited if row is None else _source(owned, f"{part} {row}"), rules
    )


def _vote(voice: Voice, rules: HouseRules, owned: list[Owned]) -> Iterator[Row]:
    yield Row("vote", 1, "", "", voice.say("order-vote-counts"), "RULES c2 1")
    for hook, place in (("counts", 1), ("recounts", 3), ("tied", 4)):
        for _, one in _at(hook, owned, rules):
            yield _row(voice, "vote", hook, one, place, _source(one, f"c2 {place}"), rules)
    tie = voice.texts.choice("tie_rule", spelling(rules.tie_rule))
    yield Row("vote", 4, "", "", voice.say("order-vote-tied", choice=tie), "RULES c2 4", _set(rules, "tie_rule"))
    for tenfold, one in _at("condemned", owned, rules):
        yield _tenfold_row(voice, "vote", "condemned", one, tenfold, "c2", rules)
    yield Row("vote", 10, "", "", voice.say("order-vote-dies"), "RULES c2 10")
    words = voice.texts.choice("last_words", spelling(rules.last_words))
    last = voice.say("order-vote-last-words", choice=words)
    yield Row("vote", 11, "", "", last, "RULES c2 11", _set(rules, "last_words"))
    for _, one in _at("voted", owned, rules):
        yield _row(voice, "vote", "voted", one, 12, _source(one, "c2 12"), rules)


def _deaths(voice: Voice, rules: HouseRules, owned: list[Owned]) -> Iterator[Row]:
    shown = voice.texts.choice("reveal_on_death", spelling(rules.reveal_on_death))
    falls = voice.say("order-death-falls", choice=shown)
    yield Row("deaths", 1, "", "", falls, "RULES c3 1", _set(rules, "reveal_on_death"))
    placed = [(place, hook, one) for hook in ("dies", "mourns") for place, one in _at(hook, owned, rules)]
    for place, hook, one in sorted(placed, key=lambda item: (item[0], item[1], item[2].effect.id)):
        numbered = place < AFTER_ALL
        source = _source(one, f"c3 {place}") if numbered else one.entry.cited
        yield _row(voice, "deaths", hook, one, place if numbered else None, source, rules)


def _chain(voice: Voice, rules: HouseRules, owned: list[Owned]) -> Iterator[Row]:
    for place, one in _at("chain_ended", owned, rules):
        row = place - CHAIN if place > CHAIN else None
        yield _row(voice, "chain", "chain_ended", one, row, f"RULES c3 {row}" if row else one.entry.cited, rules)
    yield Row("chain", 15, "", "", voice.say("order-chain-victory"), "RULES c3 15, d")


def _victory(voice: Voice, rules: HouseRules, owned: list[Owned]) -> Iterator[Row]:
    barred = {camp for one in owned for camp in one.effect.rules_out}
    wins: list[tuple[Win, str]] = [
        (win, f"RULES d {win.place}") for win in house_wins(rules) if win.winner not in barred
    ]
    for one in owned:
        wins += [(win, _source(one, f"d {win.place}")) for win in one.effect.wins if win.in_force(rules)]
    for win, source in dict(sorted(wins, key=lambda item: (item[0].place, item[0].because))).items():
        options = [] if win.only_under is None else [win.only_under[0]]
        if win in EARLIER[rules.werewolves_win_at]:
            options.append("werewolves_win_at")
        says = voice.say(key("because", win.because))
        yield Row("victory", win.place, win.winner, voice.texts.camp(win.winner), says, source, _set(rules, *options))
