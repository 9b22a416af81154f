import { describe, expect, test } from "vitest";
import { type DeviceVoice, pickVoice } from "./pick-voice.ts";

const voice = (lang: string, change: Partial<DeviceVoice> = {}): DeviceVoice => ({
  lang,
  localService: true,
  default: false,
  ...change,
});

describe("the voice that reads a reply", () => {
  test("is never one that sends the words elsewhere", () => {
    expect(pickVoice([voice("en-GB", { localService: false })], "That is a lot.")).toBeNull();
  });

  test("speaks the language the words are written in, and is the usual one of several", () => {
    const usual = voice("en-US", { default: true });
    const arabic = voice("ar-SA");
    const voices = [voice("en-GB"), usual, arabic];
    expect(pickVoice(voices, "That is a lot.")).toBe(usual);
    expect(pickVoice(voices, "هذا كثير.")).toBe(arabic);
    expect(pickVoice(voices, "これは多い。")).toBeNull();
  });
});
