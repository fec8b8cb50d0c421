// The one socket of a page: it comes back by itself, sends again what was not acknowledged, and says how it fares.
import type * as wire from "../wire/types";

export type Fare = "connecting" | "open" | "reconnecting" | "closed";
export type Outcome = { done: true } | { done: false; code: string; text: string };

export interface Hears {
  seen(message: wire.Seen): void;
  fares(fare: Fare): void;
  token(token: string): void;
  bye(why: wire.Bye["why"]): void;
  /** A refusal that belongs to no command, such as an unknown room. */
  refused(message: wire.NotDone): void;
}

/** What the client needs of the world, so that tests can give it another. */
export interface World {
  open(url: string): WebSocket;
  now(): number;
  random(): number;
  later(does: () => void, ms: number): unknown;
  never(timer: unknown): void;
}

export const HEARTBEAT = 12_000;
export const ANSWER_WITHIN = 5_000;
export const SAY_AFTER = 1_000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;

interface Waiting {
  id: string;
  command: wire.Command;
  settle: (outcome: Outcome) => void;
}

const browser: World = {
  open: (url) => new WebSocket(url),
  now: () => performance.now(),
  random: Math.random,
  later: (does, ms) => setTimeout(does, ms),
  never: (timer) => clearTimeout(timer as number),
};

export class Socket {
  /** Server's time minus ours, in seconds. */
  offset = 0;
  private socket: WebSocket | null = null;
  private fare: Fare = "connecting";
  private tries = 0;
  private epoch = -1;
  private events = 0;
  private token: string | null;
  private readonly waiting = new Map<string, Waiting>();
  private readonly timers: Record<"retry" | "beat" | "answer" | "say", unknown> = {
    retry: null,
    beat: null,
    answer: null,
    say: null,
  };
  private pinged = 0;
  private ended = false;
  private count = 0;
  private readonly own: string;

  constructor(
    private readonly url: string,
    token: string | null,
    private readonly language: () => wire.Hello["language"],
    private readonly hears: Hears,
    private readonly world: World = browser,
  ) {
    this.token = token;
    this.own = Array.from({ length: 3 }, () => Math.floor(world.random() * 2 ** 32).toString(36)).join("");
  }

  start(): void {
    this.say("connecting");
    this.connect();
  }

  /** End for good. */
  stop(): void {
    this.ended = true;
    this.drop();
    for (const timer of Object.values(this.timers)) this.world.never(timer);
    this.say("closed");
  }

  /** Give a command; resolves once the server has taken or refused it, however often the socket breaks in between. */
  do(command: wire.Command): Promise<Outcome> {
    this.count += 1;
    const id = `${this.own}-${this.count}`;
    return new Promise((settle) => {
      const one = { id, command, settle };
      this.waiting.set(id, one);
      this.send({ type: "do", id, command });
    });
  }

  /** Look whether the socket still lives: the page came back, or the network did. */
  check(): void {
    if (this.ended) return;
    if (this.socket?.readyState === 1) this.ping();
    else if (this.socket?.readyState !== 0) this.retry(0);
  }

  private connect(): void {
    if (this.ended) return;
    this.drop();
    const socket = this.world.open(this.url);
    this.socket = socket;
    this.expect();
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.world.never(this.timers.answer);
      const hello: wire.Hello = { type: "hello", token: this.token, epoch: this.epoch, events: this.events };
      const language = this.language();
      if (language) hello.language = language;
      this.send(hello);
      for (const one of this.waiting.values()) this.send({ type: "do", id: one.id, command: one.command });
      this.beat();
    };
    socket.onmessage = (message) => {
      if (socket === this.socket) this.hear(JSON.parse(String(message.data)) as wire.ToClient);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
    socket.onerror = () => {};
  }

  private hear(message: wire.ToClient): void {
    this.world.never(this.timers.answer);
    this.timers.answer = null;
    switch (message.type) {
      case "view": {
        this.tries = 0;
        this.say("open");
        const { view } = message;
        this.offset = view.now - this.world.now() / 1000;
        const events = message.events ?? [];
        const first = message.first ?? 1;
        if (view.epoch === this.epoch && first > this.events + 1) {
          this.send({ type: "resync", epoch: this.epoch, events: this.events });
          return;
        }
        this.epoch = view.epoch;
        this.events = first + events.length - 1;
        this.hears.seen(message);
        break;
      }
      case "token":
        this.token = message.token;
        this.hears.token(message.token);
        break;
      case "done":
        this.settle(message.id, { done: true });
        break;
      case "refused":
        if (message.id !== null && this.waiting.has(message.id)) {
          if (message.code === "busy") {
            // Nothing has changed; the same command again, a little later.
            const one = this.waiting.get(message.id)!;
            this.world.later(
              () => this.waiting.has(one.id) && this.send({ type: "do", id: one.id, command: one.command }),
              500,
            );
          } else this.settle(message.id, { done: false, code: message.code, text: message.text ?? "" });
        } else this.hears.refused(message);
        break;
      case "pong":
        // Half of the way there and back.
        this.offset = message.now - (this.world.now() + this.pinged) / 2000;
        break;
      case "bye":
        if (message.why !== "stopping" && message.why !== "flood") {
          this.ended = true;
          this.say("closed");
          for (const one of this.waiting.values()) one.settle({ done: false, code: message.why, text: "" });
          this.waiting.clear();
        }
        this.hears.bye(message.why);
        break;
    }
  }

  private settle(id: string, outcome: Outcome): void {
    this.waiting.get(id)?.settle(outcome);
    this.waiting.delete(id);
  }

  private send(message: wire.ToServer): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private beat(): void {
    this.world.never(this.timers.beat);
    this.timers.beat = this.world.later(() => {
      this.ping();
      this.beat();
    }, HEARTBEAT);
  }

  private ping(): void {
    this.pinged = this.world.now();
    this.send({ type: "ping" });
    if (this.timers.answer === null) this.expect();
  }

  /** If nothing is heard in time, the socket is dead, whatever it says. */
  private expect(): void {
    this.world.never(this.timers.answer);
    this.timers.answer = this.world.later(() => {
      this.timers.answer = null;
      this.lost();
    }, ANSWER_WITHIN);
  }

  private lost(): void {
    this.drop();
    if (this.ended) return;
    if (this.fare === "open") {
      this.world.never(this.timers.say);
      this.timers.say = this.world.later(() => this.say("reconnecting"), SAY_AFTER);
      this.fare = "connecting";
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    this.retry(wait * (0.5 + this.world.random() / 2));
  }

  private retry(ms: number): void {
    this.world.never(this.timers.retry);
    this.timers.retry = this.world.later(() => this.connect(), ms);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.world.never(this.timers.beat);
    this.world.never(this.timers.answer);
    this.timers.answer = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  private say(fare: Fare): void {
    if (fare !== "connecting") this.world.never(this.timers.say);
    if (fare === this.fare && fare !== "connecting") return;
    this.fare = fare;
    this.hears.fares(fare);
  }
}
