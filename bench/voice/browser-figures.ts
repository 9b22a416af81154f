import { startModelServer } from "@app/companion/testing/model-server";
import { expect, type Page } from "@playwright/test";
import { register } from "../../e2e/door.ts";
import { withMicrophone } from "../../e2e/microphone.ts";
import { startProduct } from "../../e2e/product.ts";
import { recordSpeech } from "../../e2e/recording.ts";
import { type Moment, type SoundLog, soundLog } from "../../e2e/sound-taps.ts";
import { atMost, type Bench, type Figure, quantile } from "../figure.ts";

const sentences = [
  "I did not sleep much last night.",
  "My sister did not call me on my birthday.",
  "Work has been too much since the summer.",
  "I keep thinking about what he said.",
  "We argued again about the same thing.",
  "I am not sure what I want from this.",
];

const beforeFirstMs = 5_000;
const betweenMs = 12_000;
/** Louder than a quiet room: somebody speaks. */
const voiceRms = 0.01;
const audibleRms = 0.004;
/** Within a sentence nobody is silent for longer. */
const gapMs = 700;
/** How often somebody speaks into a reply. */
const interruptionCount = 4;
const slow = { timeout: 120_000 };

type Stretch = { fromMs: number; toMs: number };

/** The stretches in which somebody speaks. */
const stretches = (moments: readonly Moment[]): Stretch[] => {
  const found: Stretch[] = [];
  for (const { atMs } of moments.filter(({ rms }) => rms > voiceRms)) {
    const last = found.at(-1);
    if (last && atMs - last.toMs < gapMs) last.toMs = atMs;
    else found.push({ fromMs: atMs, toMs: atMs });
  }
  return found.filter(({ fromMs, toMs }) => toMs - fromMs > 300);
};

/** The machine is measured, not how long somebody is waited for. */
const chooseShortPatience = async ({ request }: Page, url: string): Promise<void> => {
  const { token } = await (await request.get(`${url}/api/auth/token`)).json();
  const kept = await request.patch(`${url}/api/users/me/settings`, {
    headers: { authorization: `Bearer ${token}` },
    data: { patience_ms: 500 },
  });
  expect(kept.ok(), await kept.text()).toBe(true);
};

const open = async (page: Page, url: string): Promise<void> => {
  await register(page, url);
  await chooseShortPatience(page, url);
  await page.goto(`${url}/talk-session?aloud=1`);
  await page.getByRole("button", { name: "Turn the microphone on" }).click(slow);
  await expect(page.locator("[data-voice-state]")).toBeVisible(slow);
};

/** From the last sample somebody said to the first they hear. */
const answeredAfterMs = ({ heard, played }: SoundLog): number[] =>
  stretches(heard).flatMap(({ toMs }) => {
    const first = played.find(({ atMs, rms }) => atMs > toMs && rms > audibleRms);
    return first && first.atMs - toMs < betweenMs ? [first.atMs - toMs] : [];
  });

/** From the first sample of somebody speaking into a reply to the last that is still heard of it. */
const silentAfterMs = ({ heard, played }: SoundLog): number[] =>
  stretches(heard).flatMap(({ fromMs, toMs }) => {
    const loud = played.filter(({ rms }) => rms > audibleRms);
    const wasSpeaking = loud.some(({ atMs }) => atMs > fromMs - 100 && atMs <= fromMs);
    const last = loud.findLast(({ atMs }) => atMs > fromMs && atMs < toMs);
    return wasSpeaking && last ? [last.atMs - fromMs] : [];
  });

const voiceToVoice = async (): Promise<Figure[]> => {
  const product = await startProduct({ LOG_LEVEL: "error" });
  try {
    const recording = await recordSpeech(product.url, [
      beforeFirstMs + betweenMs,
      ...sentences.flatMap((sentence) => [sentence, betweenMs]),
    ]);
    const lastsMs = beforeFirstMs + sentences.length * (betweenMs + 3_000) + betweenMs;
    const answered = await withMicrophone(recording, async (page) => {
      await open(page, product.url);
      await page.waitForTimeout(lastsMs);
      return answeredAfterMs(await soundLog(page));
    });
    return [
      atMost(
        "voice: sentences that were answered aloud, missed",
        sentences.length - answered.length,
        0,
        "",
      ),
      atMost("voice: from voice to voice, p50", quantile(answered, 0.5), 1_200, "ms"),
      atMost("voice: from voice to voice, p95", quantile(answered, 0.95), 1_800, "ms"),
    ];
  } finally {
    await product.stop();
  }
};

const interruptions = async (): Promise<Figure[]> => {
  const models = await startModelServer();
  models.scenario("calm", { tokens: 300, delayMs: 2 });
  const product = await startProduct({
    LOG_LEVEL: "error",
    MODEL_PROVIDER: "openai-compatible",
    MODEL_BASE_URL: models.baseUrl,
    MODEL_NAME: "long-replies",
  });
  try {
    const recording = await recordSpeech(product.url, [
      beforeFirstMs + betweenMs,
      ...sentences.slice(0, interruptionCount).flatMap((sentence) => [sentence, betweenMs / 2]),
    ]);
    const stopped = await withMicrophone(recording, async (page) => {
      await open(page, product.url);
      await page.waitForTimeout(
        beforeFirstMs + betweenMs + interruptionCount * (betweenMs / 2 + 3_000),
      );
      return silentAfterMs(await soundLog(page));
    });
    if (stopped.length === 0) throw new Error("nobody spoke into a reply");
    return [
      atMost("voice: silent after an interruption, the slowest", Math.max(...stopped), 150, "ms"),
    ];
  } finally {
    await product.stop();
    await models.close();
  }
};

/** What somebody who talks aloud waits for, in a real browser with a recording for a microphone. */
export const browserFigures: Bench = async () => [
  ...(await voiceToVoice()),
  ...(await interruptions()),
];
