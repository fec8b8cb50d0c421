// What the host wishes for the next game: shown at once, sent one after the other, until the room says what it has.
import type * as wire from "../wire/types";
import type { RoomState } from "./room.svelte";

export class Wishes {
  private draft = $state.raw<wire.Settings | null>(null);
  private next: wire.Settings | null = null;
  private sending = false;
  /** The view that came before the answer to what was sent last. */
  private before: wire.RoomView | null = null;

  constructor(private readonly room: RoomState) {}

  get settings(): wire.Settings {
    return this.draft ?? this.room.view!.settings;
  }

  /** Taps come faster than answers: each builds on the one before, and only the newest is sent. */
  choose(change: Partial<wire.Settings>): void {
    this.draft = this.next = { ...this.settings, ...change };
    if (!this.sending) void this.send();
  }

  /** A view has come: what was wished for is in it, unless something is still on its way. */
  seen(view: wire.RoomView | null): void {
    if (!this.sending && view !== this.before) this.draft = null;
  }

  private async send(): Promise<void> {
    this.sending = true;
    let taken = true;
    while (this.next) {
      const { next } = this;
      this.next = null;
      this.before = this.room.view;
      taken = (await this.room.do({ do: "choose", settings: next })).done;
    }
    this.sending = false;
    if (!taken || this.room.view !== this.before) this.draft = null;
  }
}
