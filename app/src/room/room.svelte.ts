// A room as this page sees it: the newest view, the events so far, and what the judge has said of them.
import { dropTicket, keepTicket, ticket } from "../net/kept";
import { type Fare, type Outcome, Socket } from "../net/socket";
import { prefs } from "../prefs.svelte";
import { Narrator } from "../texts/narrator";
import type { Texts } from "../texts/texts";
import type * as wire from "../wire/types";

export interface Line {
  id: number;
  kind: "aloud" | "private" | "said" | "judge" | "phase";
  text: string;
  event: wire.AnyEvent;
}

/** What a group of events has brought, for whoever plays a sound or speaks. */
export type Fresh = (events: readonly wire.AnyEvent[]) => void;

export class RoomState {
  view = $state.raw<wire.RoomView | null>(null);
  events = $state.raw<readonly wire.AnyEvent[]>([]);
  words = $state.raw<Record<string, string>>({});
  lines = $state.raw<readonly Line[]>([]);
  fare = $state<Fare>("connecting");
  bye = $state<wire.Bye["why"] | null>(null);
  /** The last refusal in words, until the next command. */
  refusal = $state("");
  /** Whether the screen is kept awake. */
  awake = $state(false);
  /** Whether this person looks at the lobby after a game. */
  between = $state(false);
  /** Why the room can't be seen at all. */
  lost = $state("");
  private socket: Socket | null = null;
  private narrator: Narrator | null = null;
  private told = 0;
  private spoken = "";
  private readonly fresh = new Set<Fresh>();

  constructor(code: string, as: "own" | "public" = "own") {
    const kept = as === "own" ? ticket(code) : undefined;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.socket = new Socket(
      `${scheme}//${location.host}/api/rooms/${encodeURIComponent(code)}/socket`,
      kept?.token ?? null,
      () => prefs.language,
      {
        seen: (message) => this.seen(message),
        fares: (fare) => {
          this.fare = fare;
        },
        token: (token) => {
          const now = ticket(code);
          if (now && as === "own") keepTicket(code, { token, person: now.person });
        },
        bye: (why) => {
          // Who was asked to leave keeps the ticket: it bars this device from coming in again under another name.
          if (why === "unknown_token" || (why === "closed" && this.view)) dropTicket(code);
          if (why !== "stopping" && why !== "flood") this.bye = why;
        },
        refused: (message) => {
          if (!this.view) {
            this.lost = message.text || message.code;
            this.socket?.stop();
          } else this.refusal = message.text || message.code;
        },
      },
    );
  }

  start(): () => void {
    const check = () => {
      if (document.visibilityState === "visible") this.socket?.check();
    };
    document.addEventListener("visibilitychange", check);
    addEventListener("pageshow", check);
    addEventListener("online", check);
    this.socket?.start();
    return () => {
      document.removeEventListener("visibilitychange", check);
      removeEventListener("pageshow", check);
      removeEventListener("online", check);
      this.socket?.stop();
    };
  }

  onFresh(does: Fresh): () => void {
    this.fresh.add(does);
    return () => this.fresh.delete(does);
  }

  async do(command: wire.Command): Promise<Outcome> {
    this.refusal = "";
    const outcome = await this.socket!.do(command);
    if (!outcome.done) this.refusal = outcome.text || outcome.code;
    return outcome;
  }

  /** After a game: back to the lobby, to change something before the next. */
  toLobby(): void {
    this.between = true;
  }

  /** The server's time now, in seconds. */
  now(): number {
    return performance.now() / 1000 + (this.socket?.offset ?? 0);
  }

  /** The variant that is played, whose calls and votes have words of their own. */
  get variant(): string | null {
    return this.view?.played?.variant ?? null;
  }

  /** Whether the house lets event cards switch variants on, where it has said so. */
  get variantCards(): boolean | null {
    const said = this.view?.played?.rules.variant_cards;
    return typeof said === "boolean" ? said : null;
  }

  /** The names at the seats of the game. */
  get names(): Map<number, string> {
    const names = new Map<number, string>();
    const people = new Map(this.view?.people.map((one) => [one.number, one.name]));
    (this.view?.seats ?? []).forEach((person, at) => {
      const name = people.get(person);
      if (name) names.set(at + 1, name);
    });
    return names;
  }

  /** Say everything again, in another language. */
  retell(texts: Texts): void {
    const spoken = `${texts.language} ${this.variant} ${[...this.names].join()}`;
    if (spoken !== this.spoken) {
      this.spoken = spoken;
      this.narrator = new Narrator(texts, this.names, this.variant, this.variantCards);
      this.told = 0;
      this.lines = [];
    }
    if (this.narrator && this.told < this.events.length) {
      const fresh = this.events.slice(this.told);
      this.lines = [...this.lines, ...fresh.flatMap((event, at) => this.tell(event, this.told + at))];
      this.told = this.events.length;
    }
  }

  private tell(event: wire.AnyEvent, id: number): Line[] {
    const narrator = this.narrator!;
    if (event.event === "said") {
      const text = this.words[event.speech] ?? "";
      return [{ id, kind: "said", text, event }];
    }
    const judges = this.view?.viewer === "judge";
    if (event.to === null) {
      const text = narrator.texts.sentences(narrator.aloud(event));
      const kind = event.event === "night_fell" || event.event === "day_began" ? "phase" : "aloud";
      return text ? [{ id, kind, text, event }] : [];
    }
    const said = judges ? narrator.judge(event) : narrator.private_(event);
    return said.length ? [{ id, kind: judges ? "judge" : "private", text: narrator.texts.sentences(said), event }] : [];
  }

  private seen(message: wire.Seen): void {
    const { view, first = 1, events = [], words = {} } = message;
    const before = this.view;
    const again = !before || before.epoch !== view.epoch || first <= this.events.length;
    if (again && first === 1) {
      this.told = 0;
      this.lines = [];
      this.spoken = "";
      this.events = events;
      this.words = words;
    } else if (events.length || Object.keys(words).length) {
      this.words = { ...this.words, ...words };
      this.events = [...this.events.slice(0, first - 1), ...events];
    }
    if (view.status !== "over") this.between = false;
    this.view = view;
    this.bye = null;
    if (!again && events.length) for (const does of this.fresh) does(events);
  }
}
