import { readFileSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { chromiumArgs, findChromium } from "./find-chromium.ts";
import { withLivePages } from "./live-page.ts";
import { rememberVisit } from "./remember-visit.ts";
import { tapSound } from "./sound-taps.ts";

/** A browser whose microphone hears a recording, once, from the moment it is opened. */
export const withMicrophone = async <T>(
  recording: string,
  use: (page: Page) => Promise<T>,
): Promise<T> => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      ...chromiumArgs,
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-audio-capture=${recording}%noloop`,
    ],
  });
  try {
    const context = await browser.newContext({
      permissions: ["microphone"],
      reducedMotion: "reduce",
      serviceWorkers: "block",
      locale: "en-GB",
    });
    await context.addInitScript(rememberVisit);
    const page = await withLivePages(context).newPage();
    await tapSound(page);
    return await use(page);
  } finally {
    await browser.close();
  }
};

type Heard = { sayAloud: (wav: string) => Promise<void> };

/**
 * A microphone that hears a quiet room until something is said into it. The browser's own is asked first, so that a page
 * that asks for something no browser has is refused as it would be.
 */
export const giveMicrophone = async (page: Page): Promise<void> => {
  await tapSound(page);
  await page.addInitScript(() => {
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      for (const track of (await ask(wanted)).getTracks()) track.stop();
      const room = new AudioContext();
      const microphone = room.createMediaStreamDestination();
      // A room is never wholly silent, and a microphone that is would be taken for a broken one.
      const noise = room.createBuffer(1, 2 * room.sampleRate, room.sampleRate);
      noise.getChannelData(0).forEach((_, at, samples) => {
        samples[at] = (Math.random() - 0.5) / 1_000;
      });
      const play = (buffer: AudioBuffer, loop: boolean) => {
        const source = new AudioBufferSourceNode(room, { buffer, loop });
        source.connect(microphone);
        source.start();
      };
      play(noise, true);
      Object.assign(window, {
        sayAloud: async (wav: string) => {
          const bytes = Uint8Array.from(atob(wav), (letter) => letter.charCodeAt(0));
          play(await room.decodeAudioData(bytes.buffer), false);
        },
      });
      return microphone.stream;
    };
  });
};

export const sayAloud = (page: Page, recording: string): Promise<void> =>
  page.evaluate(
    (wav) => (window as unknown as Heard).sayAloud(wav), // put there above
    readFileSync(recording).toString("base64"),
  );
