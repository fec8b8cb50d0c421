// The judge's whole voice: aloud, in private, and the reasons; the Python modules lycaon.texts.aloud and narrator say the same,
// and a test compares them on whole games.
import type * as wire from "../wire/types";
import { key } from "./texts";
import { alike, NONE, sentence, sentences, Voice } from "./voice";

/** How deaths are told, by the moment they come at. */
const DEATHS = new Map([
  ["dawn", "dawn-died"],
  ["then", "died-then"],
  ["voted", "died-voted"],
]);

/** From how many single votes on they are told in one sentence. */
const MANY = 3;

type Choice = number | string | readonly (number | string)[] | null;
const list = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? value : []);

/** Tells a game. Give `aloud` its events in order: it keeps in mind who lives, who has the badge, night or day. */
export class Narrator extends Voice {
  private living: Set<number> | null = null;
  private sheriff: number | null = null;
  private runs = false;
  private moment = "";
  private untold = false;
  private cut = false;
  private moved = false;

  /** What the judge says aloud at an event, sentence by sentence; nothing if it is not public. */
  aloud(event: wire.AnyEvent): string[] {
    return event.to === null ? sentences(this.tell(event)) : [];
  }

  /** What the judge says aloud at several events; roles that are called together are named together. */
  aloudAll(events: readonly wire.AnyEvent[]): string[] {
    const said: string[] = [];
    for (let at = 0; at < events.length; ) {
      const event = events[at]!;
      let end = at + 1;
      if (event.to === null && (event.event === "called" || event.event === "call_ended")) {
        while (end < events.length && events[end]!.event === event.event && events[end]!.to === null) end++;
        if (end - at > 1) {
          const calls = events.slice(at, end) as (wire.Called | wire.CallEnded)[];
          const roles = this.texts.join(calls.map((one) => this.callName(one.call)));
          const lines = event.event === "called" ? ["wave-open", "wave-act"] : ["wave-close"];
          said.push(...sentences(lines.map((line) => this.say(line, { roles }))));
          at = end;
          continue;
        }
      }
      said.push(...this.aloud(event));
      at++;
    }
    return said;
  }

  private tell(event: wire.AnyEvent): string[] {
    switch (event.event) {
      case "game_began":
        return this.gameBegan(event);
      case "night_fell":
        this.moment = "";
        this.cut = false;
        return [this.say("night-fell")];
      case "day_broke":
        this.moment = "dawn";
        this.untold = true;
        return [this.say("day-broke")];
      case "day_began":
        this.moment = "";
        return this.cut ? [] : [this.say("day-began", { number: event.number })];
      case "called":
        return [this.call(event.call, "open"), this.call(event.call, "act")];
      case "call_ended":
        return [this.call(event.call, "close")];
      case "announced":
        return this.announced(event);
      case "died":
        return this.died(event);
      case "returned":
        this.living?.add(event.seat);
        return [this.say("returned", { player: this.player(event.seat), cards: this.texts.roles(event.cards) })];
      case "revealed":
        return [this.say("revealed", { player: this.player(event.seat), cards: this.texts.roles(event.cards) })];
      case "exploded":
        this.moment = "voted";
        return [this.say("exploded", { player: this.player(event.seat) })];
      case "speech_began": {
        if (this.moment === "then") this.moment = "";
        if (event.seat === null) return [this.say("speech-free")];
        const own = key("speech", event.call);
        return [this.say(this.texts.has(own) ? own : "speech", { seat: this.seat(event.seat) })];
      }
      case "ballot_opened":
        return this.ballotOpened(event);
      case "voted":
        return this.voted(event);
      case "counted":
        return this.counted(event);
      case "condemned":
        if (event.seat === null) return [this.say("condemned-nobody")];
        this.moment = "voted";
        return [this.say("condemned", { player: this.player(event.seat) })];
      case "candidates": {
        const line = this.runs ? "candidates-left" : "candidates";
        this.runs = event.seats.length > 0;
        return [this.runs ? this.say(line, { players: this.players(event.seats) }) : this.say("candidates-nobody")];
      }
      case "badged": {
        const before = this.sheriff;
        this.sheriff = event.seat;
        this.runs = false;
        if (event.seat === null) return [];
        return [this.say(before === null ? "badged" : "badged-heir", { player: this.player(event.seat) })];
      }
      case "ended":
        return this.ended(event);
      default:
        return [];
    }
  }

  private gameBegan(event: wire.GameBegan): string[] {
    this.living = new Set(Array.from({ length: event.seats }, (_, at) => at + 1));
    this.sheriff = null;
    this.runs = this.untold = this.cut = this.moved = false;
    this.moment = "";
    const counts = new Map<string, number>();
    for (const card of event.deck) counts.set(card, (counts.get(card) ?? 0) + 1);
    const cards = [...counts]
      .sort((one, other) => other[1] - one[1])
      .map(([card, count]) => this.say("deck-card", { count, role: this.texts.role(card) }));
    return [
      this.say("game-began", { size: event.seats }),
      this.say("game-began-deck", { cards: this.texts.join(cards) }),
      this.say("game-began-look"),
    ];
  }

  private call(call: string, line: string): string {
    const own = key("call", call, line);
    return this.say(this.asPlayed(own, key("call", line)), { role: this.callName(call) });
  }

  private announced(event: wire.Announced): string[] {
    const { what, seat = null, word = null } = event;
    if (what === "day_cut") {
      this.cut = true;
      if (this.untold) this.moment = "dawn";
    }
    if (what === "duel" || what === "punished") this.moment = "blow";
    this.moved = what === "votes_moved";
    const named = word !== null && /^\d+(,\d+)*$/.test(word) ? word.split(",").map(Number) : [];
    const cards = word !== null && !named.length ? word.split(",") : [];
    const lines = cards.map((card) => this.texts.first(key("word", what, card), key("role", card, "name")));
    const known = lines.length > 0 && lines.every((line) => this.texts.has(line));
    return [
      this.say(word !== "" ? key("announced", what) : key("announced", what, "nobody"), {
        seat: seat === null ? NONE : this.seat(seat),
        player: seat === null ? NONE : this.player(seat),
        word: word === null ? NONE : word,
        role: known ? this.say(lines[0]!) : NONE,
        roles: known ? this.texts.join(lines.map((line) => this.say(line))) : NONE,
        seats: this.seats(named),
        players: this.players(named),
        variants: this.variantCards === null ? NONE : this.variantCards ? "yes" : "no",
      }),
    ];
  }

  private died(event: wire.Died): string[] {
    const { seats } = event;
    const causes = event.causes ?? [];
    const moment = this.moment;
    for (const seat of seats) this.living?.delete(seat);
    if (moment) this.moment = "then";
    if (moment === "dawn") this.untold = false;
    if (!seats.length) return [this.say("dawn-peaceful")];
    const line = DEATHS.get(moment) ?? "died";
    const said = moment === "dawn" || !causes.length ? [this.say(line, { players: this.players(seats) })] : [];
    causes.forEach((cause, at) => {
      const seat = seats[at];
      if (seat !== undefined)
        said.push(this.say("died-cause", { player: this.player(seat), cause: this.cause(cause) }));
    });
    return said;
  }

  private same(seats: readonly number[]): boolean {
    const set = new Set(seats);
    return this.living !== null && set.size === this.living.size && [...set].every((one) => this.living!.has(one));
  }

  private ballotOpened(event: wire.BallotOpened): string[] {
    const { voters, candidates } = event;
    if (!voters.length) return [this.say("ballot-nobody")];
    const said = [this.say(this.asPlayed(...alike(event.call).map((one) => key("ballot", one)), "ballot"))];
    if (!this.same(voters))
      said.push(this.say("ballot-voters", { players: this.players([...voters].sort((a, b) => a - b)) }));
    if (candidates.length && !this.same(candidates))
      said.push(this.say("ballot-candidates", { players: this.players(candidates) }));
    return said;
  }

  private voted(event: wire.Voted): string[] {
    const seat = this.seat(event.seat);
    if (event.choice === null) return [this.say("abstained", { seat })];
    if (typeof event.choice === "number") {
      const line = event.call === "vote" ? this.asPlayed("voted") : "voted";
      return [this.say(line, { seat, target: this.seat(event.choice) })];
    }
    return [this.say("voted-word", { seat, word: this.word(event.call, String(event.choice)) })];
  }

  private counted(event: wire.Counted): string[] {
    const moved = this.moved;
    this.moved = false;
    const votes = event.votes as [number, Choice][];
    if (votes.some(([, choice]) => list(choice).length)) return this.trusted(votes);
    const voters = new Map<Choice, number[]>();
    for (const [seat, choice] of [...votes].sort((a, b) => a[0] - b[0]))
      if (!moved) voters.set(choice, [...(voters.get(choice) ?? []), seat]);
    const totals = [...event.totals]
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .filter(([, total]) => total > 0 || !moved);
    const single = totals
      .filter(([seat, total]) => total === 1 && voters.get(seat)?.length === 1)
      .map(([seat]) => seat);
    const together = single.length >= MANY ? single : [];
    const said = totals
      .filter(([seat]) => !together.includes(seat))
      .map(([seat, total]) => this.total(seat, total, voters.get(seat) ?? []));
    if (together.length) {
      const each = together.map((seat) =>
        this.say("voters-of-one", { seat: this.seat(seat), voter: this.seat(voters.get(seat)![0]!) }),
      );
      said.push(this.say("counted-one-each", { votes: this.texts.join(each) }));
    }
    const words = [...voters.keys()].filter((choice) => typeof choice === "string") as string[];
    words.sort((a, b) => Number(a !== "yes") - Number(b !== "yes") || (a < b ? -1 : 1));
    for (const word of words) {
      const seats = voters.get(word)!;
      said.push(
        this.say("counted-word", { word: this.word(event.call, word), votes: seats.length, seats: this.seats(seats) }),
      );
    }
    if (voters.has(null)) said.push(this.say("counted-abstained", { seats: this.seats(voters.get(null)!) }));
    const { leaders } = event;
    if (leaders.length)
      said.push(this.say(leaders.length === 1 ? "counted-leader" : "counted-tied", { players: this.players(leaders) }));
    else if (!words.length && votes.length) said.push(this.say("counted-nobody"));
    return said;
  }

  /** How many votes a player has and from whom; where they are more than voters, why: the sheriff's weight. */
  private total(seat: number, votes: number, voters: readonly number[]): string {
    const player = this.player(seat);
    if (!voters.length) return this.say("counted-mark", { player, votes });
    const extra = votes - voters.length;
    const sheriff = this.sheriff !== null && voters.includes(this.sheriff) && extra > 0 && extra <= 1;
    if (!sheriff && extra > 0) return this.say("counted-extra", { player, votes, extra, seats: this.seats(voters) });
    if (!sheriff) return this.say("counted-votes", { player, votes, seats: this.seats(voters) });
    const others = voters.filter((voter) => voter !== this.sheriff);
    const seats = this.say(others.length ? "voters-sheriff" : "voters-sheriff-alone", {
      seats: this.seats(others),
      sheriff: this.seat(this.sheriff!),
      weight: 1 + extra,
    });
    return this.say("counted-votes", { player, votes, seats });
  }

  private trusted(votes: readonly [number, Choice][]): string[] {
    const friends = new Map<number, number[]>();
    for (const [seat, choice] of votes)
      for (const one of list<number>(choice)) friends.set(one, [...(friends.get(one) ?? []), seat]);
    return [...friends.keys()]
      .sort((a, b) => a - b)
      .map((one) => this.say("counted-friends", { player: this.player(one), seats: this.seats(friends.get(one)!) }));
  }

  private ended(event: wire.Ended): string[] {
    const said = [this.say("ended"), ...this.whyAndWho(event)];
    if (event.winners.length) said.push(this.say("ended-winners", { seats: this.seats(event.winners) }));
    const cards = event.cards.map((held, at) =>
      this.say("ended-card", { seat: this.seat(at + 1), cards: this.texts.roles(held) }),
    );
    if (cards.length) said.push(this.say("ended-cards", { cards: this.texts.clauses(cards) }));
    return said;
  }

  won(winner: string): string {
    const own = key("won", winner);
    return this.texts.has(own) ? this.say(own) : this.say("won", { camp: this.texts.camp(winner) });
  }

  /** The condition that ended the game, and who has won. */
  whyAndWho(ended: wire.Ended): string[] {
    return [this.say(key("because", ended.because)), this.won(ended.winner)];
  }

  /** What a player is told in private at an event; nothing if it is public or for the judge alone. */
  private_(event: wire.AnyEvent): string[] {
    return event.to?.length ? sentences(this.inPrivate(event)) : [];
  }

  private inPrivate(event: wire.AnyEvent): string[] {
    if (event.event === "told") return [this.told(event)];
    if (event.event === "revealed")
      return [this.say("revealed-to-you", { player: this.player(event.seat), cards: this.texts.roles(event.cards) })];
    if (event.event !== "dealt") return [];
    const briefs = [...new Set(event.cards)].map((card) => this.say(key("role", card, "brief")));
    return [this.say("dealt", { cards: this.texts.roles(event.cards) }), ...briefs];
  }

  /** What a player was told, without its capital. */
  told(event: wire.Told): string {
    const { call, about, fact } = event;
    const players = this.players(about);
    if (typeof fact !== "string") {
      const cards = fact.map((card) => this.word(call, card));
      const line = this.texts.first(key("told", call, "cards"), "told-cards");
      return this.say(line, { players, count: cards.length, cards: this.texts.join(cards) });
    }
    const own = key("told", call, fact);
    if (!about.length && this.texts.has(`${own}-alone`)) return this.say(`${own}-alone`);
    if (this.texts.has(own)) return this.say(own, { players });
    if (this.texts.has(key("role", fact, "name")))
      return this.say(this.texts.first(key("told", call, "card"), "told-card"), {
        players,
        role: this.texts.role(fact),
      });
    return this.say("told", { players, fact: this.word(call, fact) });
  }

  /** What a judge reads at an event that is not public: rulings with their reasons, cards, who was told. */
  judge(event: wire.AnyEvent): string[] {
    if (event.to === null) return [];
    if (event.event === "ruled") return sentences([this.ruled(event)]);
    if (event.event === "centre_laid")
      return sentences([this.say("note-centre", { cards: this.texts.roles(event.cards) })]);
    if (event.event === "dealt")
      return sentences([
        this.say("note-dealt", { player: this.player(event.seat), cards: this.texts.roles(event.cards) }),
      ]);
    if (event.event === "told" || event.event === "revealed") {
      const text = this.texts.sentences(sentences(this.inPrivate(event)));
      return sentences([this.say(key("note", event.event), { players: this.players(event.to), text })]);
    }
    return [];
  }

  ruled(event: wire.Ruled): string {
    const ruled = key("ruled", event.ruling);
    const reasons = this.reasons(event.because);
    const lines = event.cause !== null ? [key(ruled, event.cause)] : [];
    if (event.because.length) lines.push(key(ruled, event.because[0]![0]));
    const line = lines.find((one) => this.texts.has(one)) ?? ruled;
    return this.say(reasons ? line : key(ruled, "plain"), {
      player: this.player(event.seat),
      cause: event.cause !== null ? this.cause(event.cause) : NONE,
      reasons,
    });
  }

  /** A chain of reasons (code, seat, house rule) as clauses of one sentence, each said once, where it stands last. */
  reasons(because: readonly wire.Reason[]): string {
    const spelled = because.map((one) => JSON.stringify([one[0], one[1] ?? null, one[2] ?? null]));
    const chain = because.filter((_, place) => !spelled.slice(place + 1).includes(spelled[place]!));
    let told = "";
    for (let at = 0; at < chain.length; ) {
      const [code, , rule = null] = chain[at]!;
      const seats: number[] = [];
      for (; at < chain.length && chain[at]![0] === code && (chain[at]![2] ?? null) === rule; at++) {
        const seat = chain[at]![1] ?? null;
        if (seat !== null) seats.push(seat);
      }
      const own = key("reason", code);
      const line = told ? this.texts.first(key(own, "then"), own) : own;
      let said = this.say(line, { seat: seats.length ? this.seats(seats) : NONE });
      if (rule !== null) said = this.say("reason-by-rule", { reason: said, rule: this.texts.rule(rule) });
      if (said) told = told ? this.say("reason-next", { list: told, next: said }) : said;
    }
    return told;
  }

  phase(phase: string, number: number): string {
    return this.say(key("phase", phase), { number });
  }

  // -- questions: the Python module lycaon.texts.questions --

  /** An ask's question, in one sentence. */
  ask(ask: wire.AskView): string {
    const { call, kind } = ask;
    if (kind === "hold") return sentence(this.hold(call.replace(/\.hold$/, "")));
    const [head = "", ...more] = call.split(".");
    const rest = more.join(".");
    const keys = alike(call).flatMap((one) => [key("ask", one, kind), key("ask", one)]);
    if (head === "who" || head === "card" || head === "centre") keys.push(key("ask", head));
    if (occurrence(ask.id) > 1) keys.unshift(key("ask", call, "again"));
    const own = keys.find((one) => this.texts.has(one));
    return sentence(
      this.say(own !== undefined ? this.asPlayed(own) : key("ask", "kind", kind), {
        least: Math.max(ask.least || 1, 1),
        most: ask.most || 1,
        role: head === "who" ? this.texts.role(rest) : own !== undefined ? "" : this.callName(call),
        seat: head === "card" ? this.seat(Number(rest)) : "",
        place: rest,
      }),
    );
  }

  private hold(call: string): string {
    const own = key("ask", "hold", /^wave\d+$/.test(call) ? "wave" : call);
    return this.texts.has(own) ? this.say(own) : this.say("ask-kind-hold", { role: this.callName(call) });
  }

  /** How an answer to an ask is shown: a seat, several, a word, a card; for null, what passing means. */
  answer(call: string, value: Choice): string {
    if (value === null) return this.say(this.texts.first(...alike(call).map((one) => key("ask", one, "pass")), "pass"));
    if (typeof value === "number") {
      const own = key("ask", call, "label");
      return this.texts.has(own) ? this.say(own) : this.label(value);
    }
    if (typeof value === "string") return this.word(call, value);
    return this.texts.join(value.map((one) => this.answer(call, one)));
  }
}

function occurrence(id: string): number {
  const found = /#(\d+)$/.exec(id);
  return found ? Number(found[1]) : 1;
}
