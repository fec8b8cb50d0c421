// The judge's voice: the browser's own speech, sentence by sentence. A voice that fails or stalls holds nothing up.
import type { Language } from "../texts/texts";

const TAGS: Record<Language, string[]> = {
  en: ["en"],
  "zh-Hans": ["zh-CN", "cmn-Hans", "zh"],
  "zh-Hant": ["zh-TW", "zh-HK", "cmn-Hant", "zh"],
};
const LONGEST_QUEUE = 12;
/** After a cancel some browsers swallow what is said at once. */
const AFTER_CANCEL = 120;

export interface Speech {
  speak(utterance: SpeechSynthesisUtterance): void;
  cancel(): void;
  getVoices(): SpeechSynthesisVoice[];
}

/** How long a sentence may take at most, in milliseconds, before the next one is said. */
export function longest(sentence: string): number {
  const wide = [...sentence].filter((sign) => sign > "\u2e80").length;
  return 2500 + wide * 420 + (sentence.length - wide) * 110;
}

/** Cut what is said into sentences. */
export function sentencesIn(text: string): string[] {
  return (
    text
      .match(/[^.!?。！？]+[.!?。！？]*["”』」]?\s*/g)
      ?.map((one) => one.trim())
      .filter(Boolean) ?? []
  );
}

function voiceFor(language: Language, speech: Speech): SpeechSynthesisVoice | undefined {
  const voices = speech.getVoices();
  return TAGS[language]
    .map((tag) => voices.find((one) => one.lang.replace("_", "-").startsWith(tag)))
    .find((one) => one !== undefined);
}

/** Whether a device has a voice for a language. Some tell their voices only a moment after they are first asked. */
export function hasVoice(language: Language, speech: Speech | undefined = globalThis.speechSynthesis): boolean {
  return speech !== undefined && voiceFor(language, speech) !== undefined;
}

export class Voice {
  private queue: string[] = [];
  private speaking = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  last = "";

  constructor(
    private readonly language: Language,
    private readonly speech: Speech | undefined = globalThis.speechSynthesis,
    private readonly onquiet: () => void = () => {},
  ) {}

  say(text: string): void {
    this.last = text;
    this.queue.push(...sentencesIn(text));
    // Who lags far behind begins again with the newest.
    if (this.queue.length > LONGEST_QUEUE) this.queue = this.queue.slice(-LONGEST_QUEUE);
    if (!this.speaking) this.next();
  }

  stop(): void {
    this.queue = [];
    clearTimeout(this.timer);
    this.speaking = false;
    this.speech?.cancel();
  }

  repeat(): void {
    const { last } = this;
    this.stop();
    this.timer = setTimeout(() => this.say(last), AFTER_CANCEL);
  }

  private next(): void {
    clearTimeout(this.timer);
    const sentence = this.queue.shift();
    if (sentence === undefined || !this.speech) {
      this.queue = [];
      this.speaking = false;
      this.onquiet();
      return;
    }
    this.speaking = true;
    let over = false;
    const on = () => {
      if (over) return;
      over = true;
      this.next();
    };
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.lang = TAGS[this.language][0]!;
    const voice = voiceFor(this.language, this.speech);
    if (voice) utterance.voice = voice;
    utterance.rate = 0.95;
    utterance.onend = on;
    utterance.onerror = on;
    this.timer = setTimeout(on, longest(sentence));
    try {
      this.speech.speak(utterance);
    } catch {
      on();
    }
  }
}
