import { describe, expect, test } from "vitest";
import { readCode } from "../src/net/code";
import { momentOf, places, threadsOf } from "../src/room/table";
import { hasVoice, longest, type Speech, sentencesIn, Voice } from "../src/sound/narrate";
import { CUES } from "../src/sound/sounds";
import { match } from "../src/texts/texts";
import { LOOKS } from "../src/wire/looks";
import type { AnyEvent } from "../src/wire/types";

test.each([
  [" b3k-7 ", "B3K7"],
  ["Ｂ３Ｋ７", "B3K7"],
  ["b3k", undefined],
  ["B0K7", undefined],
  ["BIK7", undefined],
  ["rules", undefined],
])("the code in «%s» is %s", (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

test.each([
  ["zh-HK", "zh-Hant"],
  ["zh-Hans-HK", "zh-Hans"],
  ["zh", "zh-Hans"],
  ["en-GB", "en"],
  ["fr", undefined],
])("the tag %s means %s", (tag, language) => {
  expect(match(tag)).toBe(language);
});

describe("the circle", () => {
  test("begins at the top and goes round clockwise", () => {
    const [first, second, third, fourth] = places(4, 300, 300, 40);
    expect(first!.y).toBeLessThan(third!.y);
    expect(second!.x).toBeGreaterThan(fourth!.x);
  });

  test.each([5, 8, 12, 18])("keeps %i lanterns apart on a small phone", (count) => {
    const spots = places(count, 308, 300, 36);
    for (const [at, one] of spots.entries())
      for (const other of spots.slice(at + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(36);
  });

  test("draws the threads of a vote only once it is counted", () => {
    const opened: AnyEvent = { event: "ballot_opened", to: null, call: "vote", voters: [1, 2], candidates: [1, 2] };
    const voted: AnyEvent = { event: "voted", to: null, call: "vote", seat: 1, choice: 2 };
    const counted: AnyEvent = {
      event: "counted",
      to: null,
      call: "vote",
      votes: [
        [1, 2],
        [2, null],
      ],
      totals: [[2, 1]],
      leaders: [2],
    };
    expect(threadsOf(momentOf([opened, voted]).ballot)).toEqual([]);
    expect(threadsOf(momentOf([opened, voted, counted]).ballot)).toEqual([[1, 2]]);
  });
});

describe("the voice", () => {
  test("speaks sentence by sentence", () => {
    expect(sentencesIn("Night falls. Close your eyes.")).toEqual(["Night falls.", "Close your eyes."]);
    expect(sentencesIn("天黑请闭眼。狼人请睁眼！")).toEqual(["天黑请闭眼。", "狼人请睁眼！"]);
  });

  test("is waited for in seconds, not for ever", () => {
    expect(longest("天黑请闭眼。")).toBeLessThan(6000);
  });
});

test("no sound hangs on a role", () => {
  for (const [event, cue] of Object.entries(CUES)) {
    expect(LOOKS).not.toHaveProperty(event);
    expect(LOOKS).not.toHaveProperty(cue);
  }
});

test("without a voice nothing waits, and nothing is kept for later", () => {
  let quiet = 0;
  const voice = new Voice("en", undefined, () => quiet++);
  voice.say("Night falls. Everybody sleeps.");
  voice.say("Dawn.");
  expect(quiet).toBe(2);
  voice.repeat();
  voice.stop();
});

test.each([
  ["zh-Hans", ["en-US", "zh_CN"], true],
  ["zh-Hant", ["zh-CN"], true],
  ["zh-Hans", ["en-GB"], false],
  ["en", [], false],
] as const)("whether there is a voice for %s among %j: %s", (language, tags, found) => {
  const getVoices = () => tags.map((lang) => ({ lang })) as SpeechSynthesisVoice[];
  expect(hasVoice(language, { getVoices } as Speech)).toBe(found);
  expect(hasVoice(language, undefined)).toBe(false);
});
