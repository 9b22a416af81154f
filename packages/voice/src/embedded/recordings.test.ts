import { describe, expect, it } from "vitest";
import { wavHeader } from "../wav-header.ts";
import { cutAtPauses } from "./cut-at-pauses.ts";
import { readWav } from "./read-wav.ts";

const minuteMs = 60_000;
const wavOf = (samples: number[], { sampleRate = 16_000, knowsLength = true } = {}) => {
  const data = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, index) => {
    data.writeInt16LE(Math.round(sample * 32_767), index * 2);
  });
  return Buffer.concat([wavHeader(sampleRate, knowsLength ? data.length : undefined), data]);
};

const failureOf = (bytes: Uint8Array): unknown => {
  try {
    readWav(bytes, minuteMs);
    return null;
  } catch (error) {
    return (error as { failure?: string }).failure; // VoiceError or undefined
  }
};

describe("a recording", () => {
  it.each([true, false])("is read as it was said, knowing its length or not: %s", (knowsLength) => {
    const { samples, sampleRate } = readWav(wavOf([0, 0.5, -0.5, 1], { knowsLength }), minuteMs);
    expect(sampleRate).toBe(16_000);
    expect([...samples].map((sample) => Math.round(sample * 100) / 100)).toEqual([0, 0.5, -0.5, 1]);
  });

  it("of two channels becomes one, and floats are read as well", () => {
    const stereo = wavOf([0.2, 0.4, -0.2, -0.4]);
    stereo.writeUInt16LE(2, 22);
    expect([...readWav(stereo, minuteMs).samples].map((one) => one.toFixed(2))).toEqual([
      "0.30",
      "-0.30",
    ]);
    const floats = Buffer.concat([wavHeader(16_000, 8), Buffer.alloc(8)]);
    floats.writeUInt16LE(3, 20);
    floats.writeUInt16LE(32, 34);
    floats.writeFloatLE(0.25, 44);
    floats.writeFloatLE(Number.NaN, 48);
    expect([...readWav(floats, minuteMs).samples]).toEqual([0.25, 0]);
  });

  it("that is none is refused, however it begins", () => {
    const noData = Buffer.from(wavOf([0, 0]));
    noData.write("LIST", 36);
    const oddBits = Buffer.from(wavOf([0, 0]));
    oddBits.writeUInt16LE(12, 34);
    const noChannels = Buffer.from(wavOf([0, 0]));
    noChannels.writeUInt16LE(0, 22);
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from("hello"),
      Buffer.alloc(5_000, 7),
      wavHeader(16_000).subarray(0, 30),
      noData,
      oddBits,
      noChannels,
      wavOf([0], { sampleRate: 1 }),
    ])
      expect(failureOf(bytes)).toBe("unreadable");
  });

  it("that is too long is refused by its real length, whatever it says of itself", () => {
    const second = Array.from({ length: 8_000 }, () => 0.1);
    const long = Buffer.concat([
      wavHeader(8_000, 4),
      ...Array.from({ length: 61 }, () => wavOf(second, { sampleRate: 8_000 }).subarray(44)),
    ]);
    long.writeUInt32LE(0xffff_ffff, 40);
    expect(failureOf(long)).toBe("too_long");
  });
});

describe("a long recording", () => {
  const rate = 1_000;
  const speech = (ms: number, level = 0.5) => Array.from({ length: ms }, () => level);

  it("is cut where it is quiet, into pieces a recogniser can take, with nothing lost", () => {
    const samples = Float32Array.from([
      ...speech(15_000),
      ...speech(300, 0),
      ...speech(14_000),
      ...speech(300, 0),
      ...speech(8_000),
    ]);
    const pieces = cutAtPauses({ samples, sampleRate: rate });
    expect(pieces).toHaveLength(3);
    const [first, second] = pieces;
    expect(first?.length).toBeGreaterThanOrEqual(15_000);
    expect(first?.length).toBeLessThanOrEqual(15_300);
    expect((first?.length ?? 0) + (second?.length ?? 0)).toBeGreaterThanOrEqual(29_300);
    expect(pieces.reduce((sum, piece) => sum + piece.length, 0)).toBe(samples.length);
  });

  it("without a pause is cut all the same", () => {
    const pieces = cutAtPauses({
      samples: Float32Array.from(speech(50_000)),
      sampleRate: rate,
    });
    for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(20_000);
  });

  it("of silence is nothing to listen to", () => {
    expect(cutAtPauses({ samples: new Float32Array(rate), sampleRate: rate })).toEqual([]);
  });
});
