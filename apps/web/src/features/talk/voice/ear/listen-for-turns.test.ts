import { describe, expect, test } from "vitest";
import { type EarEvent, type EarSettings, listenForTurns } from "./listen-for-turns.ts";
import { frameSamples } from "./silero.ts";

const frameMs = 32;

const listening = (settings: Partial<EarSettings> = {}, gate: "open" | "closed" = "open") => {
  const events: EarEvent[] = [];
  const turns = listenForTurns(
    () => gate,
    (event) => events.push(event),
  );
  turns.set({ patienceMs: 500, deaf: false, ...settings });
  const hear = (ms: number, probability: number, playedRms = 0) => {
    for (let at = 0; at < ms; at += frameMs)
      turns.hear({
        samples: new Float32Array(frameSamples),
        probability,
        heardRms: 0.1,
        playedRms,
      });
  };
  return {
    turns,
    events,
    types: () => events.map(({ type }) => type),
    speech: (ms: number, playedRms?: number) => hear(ms, 0.95, playedRms),
    silence: (ms: number) => hear(ms, 0.02),
  };
};

describe("hands-free", () => {
  test("a turn begins with speech and ends with the chosen silence", () => {
    const { speech, silence, types } = listening();
    silence(1_000);
    speech(1_000);
    silence(480);
    expect(types()).toEqual(["onset", "began", "piece"]);
    silence(100);
    expect(types()).toEqual(["onset", "began", "piece", "ended"]);
  });

  test("the words so far are handed out before the silence is long enough", () => {
    const { speech, silence, events } = listening({ patienceMs: 4_000 });
    speech(1_000);
    silence(200);
    const piece = events.find(({ type }) => type === "piece");
    expect(piece).toMatchObject({ piece: 0, paused: true });
    expect(events.at(-1)?.type).toBe("piece");
  });

  test("what was said just before it was noticed belongs to it", () => {
    const { speech, silence, events } = listening();
    silence(1_000);
    speech(640);
    silence(600);
    const piece = events.find((event) => event.type === "piece");
    const ms = piece?.type === "piece" ? (piece.samples.length / 16_000) * 1_000 : 0;
    expect(ms).toBeGreaterThan(640 + 300);
  });

  test("a pause shorter than the patience does not end it, and the words are handed out anew", () => {
    const { speech, silence, types } = listening();
    speech(1_000);
    silence(300);
    speech(600);
    silence(600);
    expect(types()).toEqual(["onset", "began", "piece", "resumed", "piece", "ended"]);
  });

  test("a cough is no turn", () => {
    const { speech, silence, types } = listening();
    speech(100);
    silence(600);
    expect(types()).toEqual(["onset", "misfire"]);
  });

  test("a long talk is closed at its pauses, so that its end is quickly known", () => {
    const { speech, silence, events } = listening({ patienceMs: 2_000 });
    speech(6_000);
    silence(500);
    speech(1_000);
    silence(2_200);
    const pieces = events.filter((event) => event.type === "piece" && event.paused);
    expect(pieces.map((event) => event.type === "piece" && event.piece)).toEqual([0, 1]);
    const last = pieces.at(-1);
    expect(last?.type === "piece" ? last.samples.length : 0).toBeLessThan(16_000 * 2);
    expect(events.at(-1)).toEqual({ type: "ended", pieces: 2 });
  });

  test("somebody who makes no pause sees their words meanwhile", () => {
    const { speech, events } = listening();
    speech(8_000);
    const pieces = events.filter((event) => event.type === "piece" && !event.paused);
    expect(pieces.length).toBeGreaterThanOrEqual(2);
  });

  test("somebody still thinking is waited for until they have spoken on", () => {
    const { turns, speech, silence, types } = listening();
    speech(800);
    silence(200);
    turns.wait();
    silence(10_000);
    expect(types()).not.toContain("ended");
    speech(500);
    silence(600);
    expect(types().at(-1)).toBe("ended");
  });

  test("somebody may ask for that before they begin", () => {
    const { turns, speech, silence, types } = listening();
    turns.wait();
    speech(800);
    silence(3_000);
    expect(types()).not.toContain("ended");
    speech(500);
    silence(600);
    expect(types().at(-1)).toBe("ended");
  });

  test("somebody who says that was all is not waited for", () => {
    const { turns, speech, silence, types } = listening({ patienceMs: 4_000 });
    speech(800);
    silence(200);
    turns.finish();
    expect(types().at(-1)).toBe("ended");
  });
});

describe("while the companion speaks", () => {
  test("its own voice coming back is no interruption", () => {
    const { speech, types } = listening({}, "closed");
    speech(2_000, 0.1);
    expect(types()).toEqual([]);
  });

  test("a person is noticed with the first frame that holds their voice", () => {
    const { speech, types } = listening();
    speech(32, 0.1);
    expect(types()).toEqual(["onset"]);
  });
});

describe("holding to talk", () => {
  test("begins with the press and ends with letting go, whatever the silences", () => {
    const { turns, speech, silence, types } = listening({ mode: "hold" });
    speech(500);
    expect(types()).toEqual([]);
    turns.hold(true);
    speech(800);
    silence(3_000);
    speech(800);
    expect(types()).not.toContain("ended");
    turns.hold(false);
    silence(300);
    expect(types().at(-1)).toBe("ended");
  });

  test("a press without a word is no turn", () => {
    const { turns, silence, types } = listening({ mode: "hold" });
    turns.hold(true);
    silence(1_000);
    turns.hold(false);
    silence(400);
    expect(types()).toEqual(["began", "misfire"]);
  });
});

test("nothing is listened to while words are corrected", () => {
  const { turns, speech, silence, types } = listening();
  speech(800);
  turns.set({ deaf: true });
  speech(800);
  silence(1_000);
  expect(types()).toEqual(["onset", "began"]);
});
