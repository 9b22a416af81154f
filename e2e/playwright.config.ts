import { defineConfig } from "@playwright/test";
import { chromiumArgs, findChromium } from "./find-chromium.ts";

// Half of what a start costs is a talk with nobody, so that the first person does not wait; start.e2e.ts starts it as it is.
process.env["READING_REHEARSAL"] ??= "false";

/**
 * One file a promise to the user. Each worker starts servers of its own. Files run in the order of their names: what
 * takes long in one piece, as what is spoken does, must not be called so that it comes last and the other workers wait.
 */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.e2e.ts",
  outputDir: "../test-results",
  // One more than the cores of a small machine: each test waits for as long as it works, and two left a quarter of the machine idle.
  workers: 3,
  fullyParallel: true,
  // On a new server; whatever needed it is named at the end of the run (scripts/test.ts), to be mended.
  retries: 1,
  // Long enough for a machine that is busy with something else: what may take how long is measured in bench/.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    locale: "en-GB",
    timezoneId: "Europe/London",
    // A trace doubles the time of a run; ask for one with --trace retain-on-failure.
    trace: "off",
    // Drawn without a graphics card, movement is what most of the time would go to; tests about movement ask for it.
    contextOptions: { reducedMotion: "reduce" },
    // It would stand between the page and what a test puts in place of the network.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...chromiumArgs,
        // Few pages live long enough for their code to be made quick; what computes for long, as the ear does, still is.
        "--js-flags=--interrupt-budget=2000000,--interrupt-budget-for-maglev=400000",
        // Whoever asks for a microphone gets one that beeps; what is said is put in its place (microphone.ts).
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
      ],
    },
  },
});
