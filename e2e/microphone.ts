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
