// Sounds made in code. Which one is played hangs on public events alone: no role has a sound.
export type Cue = "nightfall" | "dawn" | "next" | "time" | "last";

/** Which cue a public event has. */
export const CUES: Readonly<Record<string, Cue>> = {
  night_fell: "nightfall",
  day_broke: "dawn",
  speech_began: "next",
  ballot_opened: "next",
  ended: "last",
};

let context: AudioContext | null = null;

/** Sounds must be allowed by a touch. */
export function wake(): void {
  context ??= new AudioContext();
  void context.resume();
}

/** No more sounds, until they are allowed again. */
export function hush(): void {
  void context?.suspend();
}

export function play(cue: Cue): void {
  const audio = context;
  if (audio?.state !== "running") return;
  const now = audio.currentTime;
  const tone = (at: number, from: number, to: number, long: number, loud: number, type: OscillatorType = "sine") => {
    const voice = audio.createOscillator();
    const gain = audio.createGain();
    voice.type = type;
    voice.frequency.setValueAtTime(from, now + at);
    voice.frequency.exponentialRampToValueAtTime(to, now + at + long);
    gain.gain.setValueAtTime(0.0001, now + at);
    gain.gain.exponentialRampToValueAtTime(loud, now + at + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + at + long);
    voice.connect(gain).connect(audio.destination);
    voice.start(now + at);
    voice.stop(now + at + long + 0.05);
  };
  if (cue === "nightfall") {
    tone(0, 110, 42, 1.6, 0.6);
    tone(1.1, 98, 40, 1.8, 0.5);
  } else if (cue === "dawn") {
    tone(0, 660, 880, 0.22, 0.25, "triangle");
    tone(0.3, 880, 740, 0.5, 0.25, "triangle");
  } else if (cue === "next") {
    tone(0, 900, 620, 0.09, 0.3, "square");
  } else if (cue === "time") {
    tone(0, 520, 400, 0.07, 0.2, "square");
    tone(0.16, 520, 400, 0.07, 0.2, "square");
  } else {
    tone(0, 220, 218, 2.6, 0.4);
    tone(0, 331, 329, 2.2, 0.2);
  }
}
