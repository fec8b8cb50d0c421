"""The house rules: every option of a game, with its choices, its default and the presets.

The page OPTIONS.md is the table of all options and says what each choice means; this module is that page in code.
`HouseRules` is the one place that declares an option: its choices are its type, and `OPTIONS` is read off the class.
To add an option, add its line to `HouseRules`, its line to the page and, where a preset differs, a line to `PRESETS`.

What a variant or the deck forces upon the rules is not decided here.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import partial
from typing import Annotated, ClassVar, Final, Literal, TypeAlias, get_args, get_origin

import msgspec
from msgspec import Meta

Value: TypeAlias = bool | int | float | str
"""What an option can be: yes or no, a number, or the id of a choice."""

Reason: TypeAlias = Literal["unknown_option", "unknown_preset", "unknown_value", "out_of_range", "contradiction"]
"""Why something is refused."""


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong with the rules asked for."""

    option: str
    """The option's id as it was given, or `preset`."""
    value: str
    """What was given: a Python literal of at most `SHOWN` characters, or the type's name for a list and the like."""
    reason: Reason
    choices: tuple[str, ...] = ()
    """What would be legal: the spellings, or one range such as `0..1`; nothing for an unknown option."""
    nearest: str | None = None
    """The id that was probably meant: for an unknown option, preset or choice."""


class BadRules(ValueError):  # noqa: N818 (named as it is refused)
    """The rules are refused as a whole; `problems` lists everything that is wrong with them."""

    code: ClassVar[str] = "bad_rules"

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        """Keep the problems, of which there is at least one."""
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        """Give the code and one `option=value: reason` a problem."""
        return f"{self.code}: " + "; ".join(f"{p.option}={p.value}: {p.reason}" for p in self.problems)


def _one_of(*choices: float) -> Meta:
    """Restrict a float to some values, which `Literal` cannot hold."""
    return Meta(extra={"choices": choices}, extra_json_schema={"enum": list(choices)})


class HouseRules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of one game; without arguments, the defaults.

    A field is `option: Annotated[choices, source] = default`. The source names the texts behind each choice, with the
    keys of the page. Raises `BadRules` for numbers and combinations that the types cannot rule out.

    >>> HouseRules(witch_self_heal="never").witch_self_heal
    'never'
    """

    # 1. Night and pack
    first_phase: Annotated[
        Literal["night", "day"], "S0-S4 night; S1, k38: an angel in the deck makes it `day` whatever is set"
    ] = "night"
    pack_agreement: Annotated[
        Literal["unanimous_after_3_prompts", "plurality_tie_none", "unanimous"], "S2c; CN; k20"
    ] = "unanimous_after_3_prompts"
    pack_may_target_wolf: Annotated[bool, "S0 S1 S2 FR no; S4, S3 glossary, CN yes"] = False
    pack_may_skip: Annotated[bool, "FR no; CN yes"] = False

    # 2. Base roles
    seer_result: Annotated[Literal["card", "side", "both_cards"], "S0 S1 S3 FR card; S2c CN side; S4 both"] = "card"
    thief_one_wolf_must_take: Annotated[bool, "seeds no; some tables yes"] = False
    hunter_shoots_on: Annotated[
        Literal["wolves_or_vote", "any_death"], "S1 S2 CN; S0 S3 S4 WA any; FR heartbreak; k16"
    ] = "wolves_or_vote"
    hunter_shot: Annotated[Literal["may", "must"], "S0 S1 S2 S3; S4 FR must"] = "may"
    witch_self_heal: Annotated[
        Literal["always", "never", "first_night"], "S1b S1c S2e S4 FR; S0 S1a S3 never; CN first_night"
    ] = "always"
    witch_two_potions_one_night: Annotated[bool, "S2e S4 FR yes; CN no; S0 S1 S3 silent"] = True
    witch_told_victim: Annotated[
        Literal["until_heal_used", "always", "never"], "S1a S1q S4; S0 S3 always; S2c never"
    ] = "until_heal_used"
    little_girl_model: Annotated[Literal["risk", "moderator"], "k1"] = "risk"
    little_girl_catch_p: Annotated[float, Meta(ge=0, le=1), "R"] = 0.25

    # 3. New Moon roles
    elder_fault: Annotated[Literal["vote_shot_poison", "any_death"], "S1 FR; S4 any"] = "vote_shot_poison"
    elder_loss_scope: Annotated[Literal["village_roles", "everyone", "all_power_cards"], "S1a; S1b; S4"] = (
        "village_roles"
    )
    elder_loss_starts: Annotated[Literal["batch_end", "cascade_end"], "R; PACT"] = "batch_end"
    revealed_idiot_dies_with_elder: Annotated[bool, "S1a S1c WA yes; S1g, FR optional rule"] = True
    defender_may_skip: Annotated[bool, "S1 FR no; S4 CN yes; k1"] = False
    guard_and_heal: Annotated[Literal["survives_potion_wasted", "survives", "dies"], "S4; FR WA; CN"] = (
        "survives_potion_wasted"
    )
    piper_count: Annotated[Literal["2", "0-2", "1"], "S1 FR; S4; E4"] = "2"
    piper_team: Annotated[Literal["solo", "village_until_in_love"], "S1; S4"] = "solo"

    # 4. The Village roles
    white_target: Annotated[Literal["anyone", "werewolf_only"], "S1 S4; FR PACT"] = "anyone"
    white_win: Annotated[Literal["last_alive", "last_two"], "S1 FR; S4"] = "last_alive"
    raven_votes: Annotated[Literal[1, 2], "S1; FR WA"] = 1
    raven_no_repeat: Annotated[bool, "S1 yes; FR no"] = True
    pyro_mode: Annotated[Literal["burn_player", "burn_building"], "S1; FR"] = "burn_player"
    pyro_side: Annotated[Literal["left", "right"], "S1; FR"] = "left"

    # 5. Characters roles
    bbw_off_when: Annotated[
        Literal["a_wolf_died", "wolf_or_wildchild_or_dogwolf_died", "wolf_bbw_or_white_died"], "S1; FR; S4"
    ] = "a_wolf_died"
    infected_keeps_power: Annotated[bool, "S1 no; FR yes"] = False
    infection_announced: Annotated[bool, "S1 yes; FR no"] = True
    wild_child_change_announced: Annotated[bool, "S1 FR silent"] = False
    siblings_mode: Annotated[Literal["confer", "bound_vote", "recognise_only"], "FR WA, k1; S1; S4"] = "confer"
    judge_window: Annotated[Literal["result_until_night", "after_execution", "while_voting"], "S4; S1; FR PACT"] = (
        "result_until_night"
    )
    gypsy_mode: Annotated[Literal["by_deck", "toggle_event", "spiritualism"], "A2 default; S1; FR PACT"] = "by_deck"
    rusty_side: Annotated[Literal["left", "right"], "S1 FR"] = "left"
    angel_window: Annotated[Literal["first_vote_or_first_night", "also_second_night"], "S1 FR WA; PACT"] = (
        "first_vote_or_first_night"
    )
    actor_cards_faceup: Annotated[bool, "PACT; S1 silent"] = True

    # 6. Fan roles (fourth and fifth box)
    assassin_reset: Annotated[Literal["window", "after_kill"], "R; S1 unclear"] = "window"
    knight_sees_dormant: Annotated[bool, "R h 99"] = False
    duke_uses: Annotated[Literal["1", "unlimited"], "R; S1 sets no limit"] = "1"
    traveller_trigger: Annotated[Literal["traveller_attacked", "duke_killed"], "R; S1 to the letter"] = (
        "traveller_attacked"
    )

    # 7. Lovers
    cupid_joins_lovers: Annotated[bool, "S0-S3 FR no; S4 yes"] = False
    lovers_may_talk: Annotated[bool, "S0-S3 no; S4 yes"] = False
    lovers_recheck: Annotated[bool, "R; S4 no"] = True

    # 8. Sheriff and day
    sheriff_election: Annotated[
        Literal["day1_after_speeches", "day1_before_deaths", "off"],
        "S0 S1 S3; S4 CN; S1q optional. Cases start from `off`",
    ] = "day1_after_speeches"
    sheriff_weight: Annotated[float, _one_of(2.0, 1.5), "all seeds; CN"] = 2.0
    badge: Annotated[Literal["must_pass", "may_destroy"], "S0-S3; CN"] = "must_pass"
    self_explosion: Annotated[bool, "S0 S1 S2 no; S3 glossary, S4, CN yes"] = False
    bomb_badge: Annotated[Literal["single", "double", "none"], "S4, CN baseline; CN; k8"] = "single"
    speech_order: Annotated[
        Literal["left_of_victim", "free", "by_clock", "sheriff_decides"],
        "S0 S1 S3 variant; their main text; S2c CN; S4",
    ] = "left_of_victim"
    no_outside_info: Annotated[Literal["moderator_penalty", "off"], "S2c, S3; A3"] = "moderator_penalty"

    # 9. Votes
    vote_style: Annotated[Literal["simultaneous", "nominate_and_verdict"], "S0 S1 S3; S2c"] = "simultaneous"
    abstain: Annotated[bool, "CN yes; S2c no; others silent"] = True
    self_vote: Annotated[bool, "k1"] = True
    tie_rule: Annotated[
        Literal["pk_once_then_nobody", "nobody", "revote_between_tied_until_decided", "sheriff_breaks_tie", "random"],
        "CN; S0 S1 S3; their variant, S2c; WA, newer boxes; k38",
    ] = "pk_once_then_nobody"

    # 10. Deaths and reveal
    double_cause: Annotated[Literal["first", "poison"], "k15"] = "first"
    reveal_on_death: Annotated[Literal["always", "optional", "only_voted", "never"], "S0 S1 S3; S2c; S4; CN"] = "always"
    last_words: Annotated[
        Literal["none", "one_sentence", "optional", "cn", "executed_only"], "S0 S1a; S1q; S2c; CN; S4"
    ] = "none"
    announce_cause: Annotated[bool, "CN no; S1q yes"] = False

    # 11. Victory
    werewolves_win_at: Annotated[
        Literal[
            "all_villagers_dead",
            "parity",
            "parity_after_day",
            "half_minus_one_after_vote",
            "side_wiped",
            "all_good_dead",
        ],
        "S0 S1 S2e S3r FR; k38; S2c; S1q; S3o CN; S4",
    ] = "all_villagers_dead"
    check_between_double_votes: Annotated[bool, "R S4; PACT no"] = True
    shared_victory: Annotated[bool, "R; PACT yes"] = False
    piper_blocks_village: Annotated[bool, "R d"] = False
    fast_forward: Annotated[bool, "R d"] = False

    # 12. Events
    event_redraw_if_void: Annotated[bool, "EVENTS 1"] = False
    event_missing_attribute: Annotated[Literal["ask_moderator", "skip"], "EVENTS 1"] = "ask_moderator"
    variant_cards: Annotated[bool, "EVENTS 4"] = False
    touch_reveals: Annotated[bool, "EVENTS 2"] = False
    event_elims_count_as_vote: Annotated[bool, "EVENTS 4"] = True
    great_distrust_votes: Annotated[Literal[2, 3], "FR CNL TW; PACT"] = 2
    nightmare_tie: Annotated[Literal["all", "normal"], "FR; PACT"] = "all"

    # 13. Variants
    hf_scapegoat_bans: Annotated[bool, "R E4"] = True
    hf_witch_uses: Annotated[Literal["2", "unlimited"], "R E4"] = "2"
    last_survivor_wins: Annotated[bool, "R E5"] = False
    fascination_persist: Annotated[bool, "R E6"] = False

    # 14. Two cards
    defender_after_seer: Annotated[bool, "S1; S4"] = False
    moderator_identification: Annotated[bool, "R; S4"] = False

    # 15. Technical
    day_limit: Annotated[int, Meta(ge=1), "k36"] = 50
    fake_calls: Annotated[bool, "S0 S1 S3"] = True
    night_calls: Annotated[Literal["one_by_one", "at_once"], "DESIGN"] = "one_by_one"
    night_redo: Annotated[bool, "S2c; A3: not for a digital judge"] = False

    def __post_init__(self) -> None:
        """Refuse what the types let pass: a number outside its choices or range, and contradictions."""
        value_of = partial(getattr, self)
        wrong = [id for id in _NUMBERS if not OPTIONS[id].allows(value_of(id))]
        problems = [*(_refused(OPTIONS[id], value_of(id)) for id in wrong), *_contradictions(value_of)]
        if problems:
            raise BadRules(tuple(problems))


SECTIONS: Final[dict[str, str]] = {
    "night_and_pack": "first_phase",
    "base_roles": "seer_result",
    "new_moon_roles": "elder_fault",
    "the_village_roles": "white_target",
    "characters_roles": "bbw_off_when",
    "fan_roles": "assassin_reset",
    "lovers": "cupid_joins_lovers",
    "sheriff_and_day": "sheriff_election",
    "votes": "vote_style",
    "deaths_and_reveal": "double_cause",
    "victory": "werewolves_win_at",
    "events": "event_redraw_if_void",
    "variants": "hf_scapegoat_bans",
    "two_cards": "defender_after_seer",
    "technical": "day_limit",
}
"""The page's sections in order, each with the option that opens it."""


def spelling(value: Value) -> str:
    """Write a value as the page does; `Option.read` takes it back.

    >>> spelling(True), spelling(2.0), spelling("off")
    ('yes', '2', 'off')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str):
        return value
    return str(int(value)) if value == int(value) else str(value)


class Option(msgspec.Struct, frozen=True):
    """One option as the page's table shows it."""

    id: str
    kind: Literal["yes_no", "choice", "number"]
    choices: tuple[Value, ...]
    """The legal values in the page's order (for yes or no: the default first); empty where a range stands."""
    default: Value
    section: str
    """A key of `SECTIONS`."""
    source: str
    """The texts that ask for each choice, in the page's keys."""
    least: float | None = None
    """The lower end of a range; the range is of whole numbers if the default is one."""
    most: float | None = None
    """The upper end of a range; None if it is open."""

    @property
    def spellings(self) -> tuple[str, ...]:
        """The choices as the page writes them, or the range as one text such as `0..1` or `1..`."""
        if self.choices:
            return tuple(spelling(choice) for choice in self.choices)
        ends = ("" if end is None else spelling(end) for end in (self.least, self.most))
        return ("..".join(ends),)

    def read(self, value: object) -> Value | None:
        """Give the legal value that is meant by `value` in any of its spellings, or None if there is none.

        >>> OPTIONS["self_explosion"].read("on"), OPTIONS["sheriff_weight"].read("1.5"), OPTIONS["badge"].read(1)
        (True, 1.5, None)
        """
        if self.kind == "yes_no":
            return _read_yes_no(value, _MORE_WORDS.get(self.id, {}))
        if self.kind == "choice":
            return _read_choice(value, self.choices)
        number = _read_number(value)
        if number is None or self.choices:
            return _equal(number, self.choices)
        whole = isinstance(self.default, int)
        if (self.least is not None and number < self.least) or (self.most is not None and number > self.most):
            return None
        if whole:
            return int(number) if number.is_integer() else None
        return number

    def allows(self, value: Value) -> bool:
        """Say whether `value` is legal as it is, without any reading."""
        return self.read(value) == value


def _options() -> Iterator[Option]:
    """Read the options off the fields of `HouseRules`."""
    opens = {option: section for section, option in SECTIONS.items()}
    section = ""
    for field in msgspec.structs.fields(HouseRules):
        section = opens.get(field.name, section)
        type_, *limits, source = get_args(field.type)
        kind: Literal["yes_no", "choice", "number"] = "number"
        choices: tuple[Value, ...] = ()
        least = most = None
        if type_ is bool:
            kind, choices = "yes_no", (field.default, not field.default)
        elif get_origin(type_) is Literal:
            choices = get_args(type_)
            kind = "choice" if isinstance(field.default, str) else "number"
        for limit in limits:
            choices = (limit.extra or {}).get("choices", ())
            least, most = limit.ge, limit.le
        yield Option(field.name, kind, choices, field.default, section, source, least, most)


OPTIONS: Final[dict[str, Option]] = {option.id: option for option in _options()}
"""Every option by its id, in the page's order."""

_NUMBERS: Final = tuple(option.id for option in OPTIONS.values() if option.kind == "number")

PRESETS: Final[dict[str, dict[str, Value]]] = {
    "default": {},
    "seed000": {
        "hunter_shoots_on": "any_death",
        "witch_self_heal": "never",
        "witch_told_victim": "always",
        "speech_order": "free",
        "tie_rule": "nobody",
    },
    "seed001_booklet": {
        "witch_self_heal": "never",
        "siblings_mode": "bound_vote",
        "judge_window": "after_execution",
        "gypsy_mode": "toggle_event",
        "duke_uses": "unlimited",
        "traveller_trigger": "duke_killed",
        "speech_order": "free",
        "tie_rule": "nobody",
    },
    "seed002_table": {
        "seer_result": "side",
        "witch_told_victim": "never",
        "speech_order": "by_clock",
        "vote_style": "nominate_and_verdict",
        "abstain": False,
        "tie_rule": "revote_between_tied_until_decided",
        "reveal_on_death": "optional",
        "last_words": "optional",
        "werewolves_win_at": "parity_after_day",
        "night_redo": True,
    },
    "seed003": {
        "pack_may_target_wolf": True,
        "hunter_shoots_on": "any_death",
        "witch_self_heal": "never",
        "witch_told_victim": "always",
        "self_explosion": True,
        "speech_order": "free",
        "tie_rule": "nobody",
        "werewolves_win_at": "side_wiped",
    },
    "seed004": {
        "pack_may_target_wolf": True,
        "seer_result": "both_cards",
        "hunter_shoots_on": "any_death",
        "hunter_shot": "must",
        "elder_fault": "any_death",
        "elder_loss_scope": "all_power_cards",
        "defender_may_skip": True,
        "piper_count": "0-2",
        "piper_team": "village_until_in_love",
        "white_win": "last_two",
        "bbw_off_when": "wolf_bbw_or_white_died",
        "siblings_mode": "recognise_only",
        "cupid_joins_lovers": True,
        "lovers_may_talk": True,
        "lovers_recheck": False,
        "sheriff_election": "day1_before_deaths",
        "self_explosion": True,
        "speech_order": "sheriff_decides",
        "reveal_on_death": "only_voted",
        "last_words": "executed_only",
        "werewolves_win_at": "all_good_dead",
        "defender_after_seer": True,
        "moderator_identification": True,
    },
    "official": {
        "hunter_shoots_on": "any_death",
        "hunter_shot": "must",
        "revealed_idiot_dies_with_elder": False,
        "guard_and_heal": "survives",
        "white_target": "werewolf_only",
        "raven_votes": 2,
        "raven_no_repeat": False,
        "pyro_mode": "burn_building",
        "pyro_side": "right",
        "bbw_off_when": "wolf_or_wildchild_or_dogwolf_died",
        "infected_keeps_power": True,
        "infection_announced": False,
        "judge_window": "while_voting",
        "gypsy_mode": "spiritualism",
        "tie_rule": "sheriff_breaks_tie",
    },
    "modern_cn": {
        "pack_agreement": "plurality_tie_none",
        "pack_may_target_wolf": True,
        "pack_may_skip": True,
        "seer_result": "side",
        "witch_self_heal": "first_night",
        "witch_two_potions_one_night": False,
        "defender_may_skip": True,
        "guard_and_heal": "dies",
        "sheriff_election": "day1_before_deaths",
        "sheriff_weight": 1.5,
        "badge": "may_destroy",
        "self_explosion": True,
        "speech_order": "by_clock",
        "double_cause": "poison",
        "reveal_on_death": "never",
        "last_words": "cn",
        "werewolves_win_at": "side_wiped",
        "fake_calls": False,
    },
}
"""Every preset by its id: only what differs from the defaults, in the page's order."""


def _variation(preset: str, changes: dict[str, Value]) -> dict[str, Value]:
    """Make a preset out of another one and some changes, which may lead back to a default."""
    values = PRESETS[preset] | changes
    return {id: values[id] for id, option in OPTIONS.items() if values.get(id, option.default) != option.default}


PRESETS.update(
    seed001_intro=_variation("seed001_booklet", {"witch_self_heal": "always", "elder_loss_scope": "everyone"}),
    seed001_last=_variation("seed001_booklet", {"witch_self_heal": "always", "witch_told_victim": "always"}),
    seed001_table=_variation(
        "seed001_booklet",
        {"werewolves_win_at": "half_minus_one_after_vote", "last_words": "one_sentence", "announce_cause": True},
    ),
)

PRESET_ALIASES: Final[dict[str, str]] = {"seed001": "seed001_booklet", "seed002": "seed002_table"}
"""Other names of presets."""

CONTRADICTIONS: Final[tuple[dict[str, Value], ...]] = (
    # One of the village who wins with it cannot keep it from winning.
    {"piper_team": "village_until_in_love", "piper_blocks_village": True},
)
"""Values that exclude each other when all of a group are set."""


# Reading.

_YES_NO: Final = {"yes": True, "on": True, "true": True, "no": False, "off": False, "false": False}
_MORE_WORDS: Final = {"abstain": {"allowed": True, "forbidden": False}}
_NUMBER: Final = re.compile(r"[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)(e[+-]?[0-9]+)?", re.IGNORECASE)
_LARGEST: Final = 2**53 - 1  # beyond it, whole numbers get lost in records and in browsers


def _equal(value: Value | None, choices: Iterable[Value]) -> Value | None:
    return next((choice for choice in choices if choice == value), None)


def _read_yes_no(value: object, more_words: Mapping[str, bool]) -> bool | None:
    if isinstance(value, bool):
        return value
    if isinstance(value, str):
        word = value.casefold()
        return _YES_NO.get(word, more_words.get(word))
    return None


def _read_choice(value: object, choices: tuple[Value, ...]) -> Value | None:
    if isinstance(value, str) and value in choices:
        return _equal(value, choices)
    if _read_yes_no(value, {}) is False:
        return _equal("off", choices)
    if isinstance(value, str):
        return None
    number = _read_number(value)  # `piper_count: 2` means the id "2"
    return None if number is None else _equal(spelling(number), choices)


def _read_number(value: object) -> float | None:
    if isinstance(value, str):
        value = float(value) if _NUMBER.fullmatch(value) else None
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return float(value) if abs(value) <= _LARGEST else None  # nan is not, either


def _preset(name: object) -> Mapping[str, Value] | None:
    if name is None:
        return {}
    return PRESETS.get(PRESET_ALIASES.get(name, name)) if isinstance(name, str) else None


# Refusing.

SHOWN: Final = 80
"""How many characters of what was given a refusal repeats at most."""


def _refused(option: Option, value: object) -> Problem:
    scalar = isinstance(value, int | float | str) and not isinstance(value, bool)
    reason: Reason = "unknown_value" if option.choices or not scalar else "out_of_range"
    nearest = _nearest(value, option.spellings) if option.kind == "choice" else None
    choices = option.spellings
    if reason == "out_of_range" and option.most is None:
        choices = (f"{choices[0]}{_LARGEST}",)
    return Problem(option.id, _shown(value), reason, choices, nearest)


def _contradictions(value_of: Callable[[str], Value], *, but: Iterable[str] = ()) -> Iterator[Problem]:
    """Give a problem for each option of a group that is wholly set and has no option of `but` in it."""
    for group in CONTRADICTIONS:
        if group.keys().isdisjoint(but) and all(value_of(id) == value for id, value in group.items()):
            for id, value in group.items():
                others = tuple(spelling(choice) for choice in OPTIONS[id].choices if choice != value)
                yield Problem(id, _shown(value), "contradiction", others)


def _nearest(word: object, ids: Iterable[str]) -> str | None:
    if not isinstance(word, str) or len(word) > SHOWN:
        return None
    return next(iter(get_close_matches(word.casefold(), ids, n=1)), None)


def _shown(value: object) -> str:
    """Show a scalar as a Python literal and anything else by its type, for it may be long or nested."""
    if isinstance(value, str):
        text = repr(value[:SHOWN])
    elif value is None or isinstance(value, bool | float) or (isinstance(value, int) and abs(value) < 10**SHOWN):
        text = repr(value)
    else:
        text = type(value).__name__
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


def _shown_id(id: object) -> str:
    if not isinstance(id, str):
        return _shown(id)
    text = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in id[: SHOWN + 1])
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


# The rules of one game.


def as_dict(rules: HouseRules) -> dict[str, Value]:
    """Give every option's value, in the page's order."""
    return msgspec.structs.asdict(rules)


def differences(rules: HouseRules) -> dict[str, Value]:
    """Give the values that differ from the defaults, in the page's order.

    >>> differences(HouseRules(badge="may_destroy", self_vote=True))
    {'badge': 'may_destroy'}
    """
    return {id: value for id, value in as_dict(rules).items() if value != OPTIONS[id].default}


DEFAULTS: Final = HouseRules()
"""The rules of a table that asks for nothing."""


def resolve(preset: str | None, rules: Mapping[str, object], *, base: HouseRules = DEFAULTS) -> HouseRules:
    """Put `base`, then the preset, then the table's own `rules` on top of each other.

    `rules` maps ids to values in any spelling that the page allows. Raises `BadRules` with everything that is wrong.

    >>> differences(resolve("seed000", {"tie_rule": "random", "abstain": "forbidden", "piper_count": 1}))["piper_count"]
    '1'
    >>> resolve(None, {"sheriff_wieght": 2})
    Traceback (most recent call last):
    lycaon.game.house_rules.BadRules: bad_rules: sheriff_wieght=2: unknown_option
    """
    problems: list[Problem] = []
    values = as_dict(base)
    known = _preset(preset)
    if known is None:
        names = (*PRESETS, *PRESET_ALIASES)
        problems.append(Problem("preset", _shown(preset), "unknown_preset", names, _nearest(preset, names)))
    else:
        values |= known
    few = len(rules) <= len(OPTIONS)  # more than there are options: no slip of the pen, and a guess costs time
    items: Iterable[tuple[object, object]] = rules.items()  # nobody has looked at the ids yet
    for id, given in items:
        option = OPTIONS.get(id) if isinstance(id, str) else None
        if option is None:
            nearest = _nearest(id, OPTIONS) if few else None
            problems.append(Problem(_shown_id(id), _shown(given), "unknown_option", nearest=nearest))
            continue
        value = option.read(given)
        if value is None:
            problems.append(_refused(option, given))
        else:
            values[option.id] = value
    # A refused option still has its earlier value here, which nobody chose to combine with the others.
    refused = {problem.option for problem in problems}
    problems += _contradictions(values.__getitem__, but=refused)
    if problems:
        raise BadRules(tuple(problems))
    return msgspec.convert(values, HouseRules)
