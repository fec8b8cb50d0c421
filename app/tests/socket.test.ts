import { beforeEach, describe, expect, test, vi } from "vitest";
import { ANSWER_WITHIN, type Fare, HEARTBEAT, type Hears, SAY_AFTER, Socket, type World } from "../src/net/socket";
import type * as wire from "../src/wire/types";

/** A socket whose other end is the test. */
class Line {
  readyState = 0;
  sent: wire.ToServer[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut() {
    this.readyState = 3;
    this.onclose?.();
  }
  close() {
    this.readyState = 3;
  }
}

const view = (more: Partial<wire.RoomView> = {}) => ({
  type: "view",
  view: { epoch: 1, now: 1000, number: 1, ...more },
});

describe("the socket", () => {
  let lines: Line[];
  let fares: Fare[];
  let byes: string[];
  let tokens: string[];
  let seen: wire.Seen[];
  let socket: Socket;
  const last = () => lines[lines.length - 1]!;
  const sent = (type: string) => lines.flatMap((line) => line.sent).filter((one) => one.type === type);

  beforeEach(() => {
    vi.useFakeTimers();
    lines = [];
    fares = [];
    byes = [];
    tokens = [];
    seen = [];
    const world: World = {
      open: () => {
        const line = new Line();
        lines.push(line);
        return line as unknown as WebSocket;
      },
      now: () => Date.now(),
      random: () => 0.5,
      later: (does, ms) => setTimeout(does, ms),
      never: (timer) => clearTimeout(timer as number),
    };
    const hears: Hears = {
      seen: (message) => seen.push(message),
      fares: (fare) => fares.push(fare),
      token: (token) => tokens.push(token),
      bye: (why) => byes.push(why),
      refused: () => {},
    };
    socket = new Socket("ws://here/api", "old", () => "en", hears, world);
    socket.start();
  });

  test("says who it is, and what it has seen, first", () => {
    last().open();
    expect(last().sent).toEqual([{ type: "hello", token: "old", epoch: -1, events: 0, language: "en" }]);
  });

  test("comes back after a cut and goes on after what it has seen", () => {
    last().open();
    last().say({ type: "token", token: "new" });
    last().say({ ...view(), first: 1, events: [{ event: "night_fell" }, { event: "day_broke" }] });
    last().cut();
    vi.advanceTimersByTime(400);
    last().open();
    expect(lines).toHaveLength(2);
    expect(last().sent[0]).toEqual({ type: "hello", token: "new", epoch: 1, events: 2, language: "en" });
    expect(tokens).toEqual(["new"]);
  });

  test("waits longer and longer, but never more than ten seconds", () => {
    const waits: number[] = [];
    for (let time = 0; time < 8; time++) {
      const before = lines.length;
      const from = Date.now();
      last().cut();
      while (lines.length === before) vi.advanceTimersByTime(50);
      waits.push(Date.now() - from);
    }
    expect(waits[0]).toBeLessThan(400);
    expect(waits[3]).toBeGreaterThan(waits[1]!);
    expect(Math.max(...waits)).toBeLessThanOrEqual(10_000);
  });

  test("says nothing of a short cut, and «reconnecting» after a second", () => {
    last().open();
    last().say(view());
    last().cut();
    vi.advanceTimersByTime(SAY_AFTER - 100);
    expect(fares).not.toContain("reconnecting");
    vi.advanceTimersByTime(200);
    expect(fares).toContain("reconnecting");
    last().open();
    last().say(view());
    expect(fares[fares.length - 1]).toBe("open");
  });

  test("sends again, with the same id, a command that was not acknowledged", async () => {
    last().open();
    const done = socket.do({ do: "ready", ready: true });
    last().cut();
    vi.advanceTimersByTime(400);
    last().open();
    const tries = sent("do") as wire.Do[];
    expect(tries).toHaveLength(2);
    expect(tries[0]!.id).toBe(tries[1]!.id);
    last().say({ type: "done", id: tries[0]!.id, number: 7, again: true });
    expect(await done).toEqual({ done: true });
    last().cut();
    vi.advanceTimersByTime(1000);
    last().open();
    expect(sent("do")).toHaveLength(2);
  });

  test("hands a refusal to whoever gave the command", async () => {
    last().open();
    const done = socket.do({ do: "start" });
    const { id } = sent("do")[0] as wire.Do;
    last().say({ type: "refused", id, code: "too_few", values: {}, text: "Too few." });
    expect(await done).toEqual({ done: false, code: "too_few", text: "Too few." });
  });

  test("gives a command again when the server was busy", () => {
    last().open();
    void socket.do({ do: "start" });
    const { id } = sent("do")[0] as wire.Do;
    last().say({ type: "refused", id, code: "busy", values: {}, text: "" });
    vi.advanceTimersByTime(600);
    expect(sent("do").map((one) => (one as wire.Do).id)).toEqual([id, id]);
  });

  test("notices a silent socket within twenty seconds and opens another", () => {
    last().open();
    last().say(view());
    vi.advanceTimersByTime(HEARTBEAT + ANSWER_WITHIN + 500);
    expect(sent("ping").length).toBeGreaterThan(0);
    expect(lines).toHaveLength(2);
    expect(HEARTBEAT + ANSWER_WITHIN).toBeLessThan(20_000);
  });

  test("keeps a socket that answers", () => {
    last().open();
    last().say(view());
    for (let beat = 0; beat < 5; beat++) {
      vi.advanceTimersByTime(HEARTBEAT);
      last().say({ type: "pong", now: 1000 });
    }
    expect(lines).toHaveLength(1);
  });

  test("asks at once when the page comes back", () => {
    last().open();
    last().say(view());
    socket.check();
    expect(sent("ping")).toHaveLength(1);
    vi.advanceTimersByTime(ANSWER_WITHIN + 400);
    expect(lines).toHaveLength(2);
  });

  test("asks for what it has missed", () => {
    last().open();
    last().say({ ...view(), first: 1, events: [{ event: "night_fell" }] });
    last().say({ ...view(), first: 4, events: [{ event: "day_broke" }] });
    expect(sent("resync")).toEqual([{ type: "resync", epoch: 1, events: 1 }]);
    expect(seen).toHaveLength(1);
  });

  test("takes a new epoch as it comes", () => {
    last().open();
    last().say({ ...view(), first: 1, events: [{ event: "night_fell" }, { event: "day_broke" }] });
    last().say({ ...view({ epoch: 2 }), first: 1, events: [{ event: "night_fell" }] });
    expect(seen).toHaveLength(2);
    expect(sent("resync")).toHaveLength(0);
  });

  test("knows the server's time, half of the way there and back taken off", () => {
    last().open();
    last().say(view());
    socket.check();
    vi.advanceTimersByTime(200);
    last().say({ type: "pong", now: 5000 });
    expect(socket.offset + Date.now() / 1000).toBeCloseTo(5000.1, 3);
  });

  test.each(["elsewhere", "kicked", "closed", "unknown_token"])("stays away after «%s»", (why) => {
    last().open();
    last().say({ type: "bye", why });
    last().cut();
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
    expect(byes).toEqual([why]);
  });

  test("comes back when a server stops that will be there again", () => {
    last().open();
    last().say({ type: "bye", why: "stopping" });
    last().cut();
    vi.advanceTimersByTime(2000);
    expect(lines.length).toBeGreaterThan(1);
  });
});
