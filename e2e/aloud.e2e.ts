import { canLeave } from "./can-leave.ts";
import { makeAccount } from "./door.ts";
import { composer, expect, type Locator, type Page, replies, say, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";
import { giveMicrophone, sayAloud } from "./microphone.ts";
import { recordSpeech } from "./recording.ts";
import { shareHeard } from "./share-heard.ts";
import { playedNow } from "./sound-taps.ts";

// One after the other: a server that speaks holds a large voice, and one of them is enough.
test.describe.configure({ mode: "default" });

/** The voice's files are unpacked and loaded with the first words anybody asks for. */
test.setTimeout(240_000);

const slow = { timeout: 90_000 };

/** From a written session into a spoken one, without a greeting to wait for. */
const talkAloud = async (page: Page, url: string, settings: object): Promise<void> => {
  await makeAccount(page, url);
  const { token } = await (await page.request.get(`${url}/api/auth/token`)).json();
  const answer = await page.request.patch(`${url}/api/users/me/settings`, {
    headers: { authorization: `Bearer ${token}`, origin: url },
    data: settings,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.goto(`${url}/talk-session`);
  await say(page, "Hello, I have a little time.");
  await page.getByRole("button", { name: "Voice", exact: true }).click();
  await page.getByRole("button", { name: "Turn the microphone on" }).click();
  await expect(page.getByText("Listening. There is no hurry.").first()).toBeVisible(slow);
};

const mine = (page: Page) => page.getByRole("article", { name: "You", exact: true });
/**
 * That the sentence was heard is what these tests ask. A busy machine drops parts of the recording, so single words
 * come out otherwise; how well words are understood is measured by the voice's own bench.
 */
const expectHeard = (heard: Locator, sentence: string, share = 0.5): Promise<void> =>
  expect
    .poll(async () => shareHeard(sentence, (await heard.allTextContents()).join(" ")), slow)
    .toBeGreaterThanOrEqual(share);

const speakingNotice = (page: Page) =>
  page.getByText("Zoki is speaking.", { exact: false }).first();
const credits = (page: Page) => page.getByRole("img", { name: /voice credits left/ });
const patience = (page: Page) => page.getByRole("slider", { name: "Zoki waits" });

test("somebody says a sentence, reads it, is answered aloud, and one credit is gone; speaking over the companion stops it, and what was not heard was not said; words that were misheard are corrected before they are answered", async ({
  page,
  models,
  withModel: product,
}) => {
  models.scenario("calm");
  const sentence = "My sister did not call me on my birthday.";
  const interruption = "Wait, that is not what I meant.";
  const laterSentence = "On Thursday morning my brother came home and we cooked dinner together.";
  const record = (words: string) => recordSpeech(product.url, [words]);
  const recording = await record(sentence);
  const longWish = await record("Tell me something long.");
  const interruptionRecording = await record(interruption);
  const laterRecording = await record(laterSentence);
  await giveMicrophone(page);
  await talkAloud(page, product.url, { patience_ms: 1_700 });
  await expect(credits(page)).toHaveAccessibleName(/^30 of 30/);
  await expect(patience(page)).toHaveAttribute("aria-valuetext", "1.7 seconds of quiet");
  await canLeave(page, "a spoken session");
  await sayAloud(page, recording);
  await expectHeard(mine(page), sentence);
  await expect(speakingNotice(page)).toBeVisible(slow);
  await expect.poll(() => playedNow(page), slow).toBeGreaterThan(0.01);
  await expect(page.getByText("Listening. There is no hurry.").first()).toBeVisible(slow);
  await expect.poll(() => playedNow(page)).toBeLessThan(0.001);
  await expect(credits(page)).toHaveAccessibleName(/^29 of 30/);

  await isFine(page, "a spoken session");

  models.scenario("calm", { tokens: 80, delayMs: 5 });
  await sayAloud(page, longWish);
  await expect(speakingNotice(page)).toBeVisible(slow);
  await expect.poll(() => playedNow(page), slow).toBeGreaterThan(0.01);
  models.scenario("calm");
  await sayAloud(page, interruptionRecording);
  await expectHeard(mine(page), interruption);
  const session = new URL(page.url()).searchParams.get("session");
  const { token } = await (await page.request.get(`${product.url}/api/auth/token`)).json();
  const answer = await page.request.get(`${product.url}/api/sessions/${session}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { messages } = await answer.json();
  const cut = messages.find((each: { heard_chars?: number }) => each.heard_chars !== undefined);
  expect(cut).toMatchObject({ role: "assistant" });
  expect(cut.heard_chars).toBeGreaterThan(0);
  expect(cut.content.length).toBeLessThan(cut.heard_chars + 20);
  await expect(page.getByText("Listening. There is no hurry.").first()).toBeVisible(slow);

  await page.getByRole("button", { name: "I’m still thinking" }).click();
  await sayAloud(page, laterRecording);
  // Where the machine drops parts of the recording, the turn may be over before anybody presses. What is corrected
  // then need not be right: no word of it is among those before, so that a few of them say that it arrived.
  await expectHeard(page.locator("[data-live-words]").or(mine(page)), laterSentence, 0.3);
  await page.getByRole("button", { name: "Correct the words" }).last().click();
  await page
    .getByRole("textbox", { name: "What you said" })
    .fill("On Friday my brother came home.");
  await page.getByRole("button", { name: "Send these words" }).click();
  await expect(mine(page)).toContainText("On Friday my brother came home.");
  await expect(speakingNotice(page)).toBeVisible(slow);

  await page.getByRole("button", { name: /Switch to text|Text/ }).click();
  await expect(mine(page)).toHaveCount(5);
  await expectHeard(mine(page).nth(1), sentence);
  await expect(mine(page).last()).toContainText("On Friday my brother came home.");
  await say(page, "And I am writing again.");
});

test("whoever has no account is asked to sign in, and comes back to the same conversation; a microphone that is refused has its words, and the way back to text", async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("Permission denied", "NotAllowedError"));
  });
  await page.goto(`${product.url}/talk-session`);
  await say(page, "I would rather say it.");
  const session = new URL(page.url()).searchParams.get("session");
  await page.getByRole("button", { name: "Voice", exact: true }).click();
  await page.getByRole("button", { name: "Turn the microphone on" }).click();
  await expect(page.getByRole("alert")).toContainText("Talking aloud needs an account");
  const wayIn = page.getByRole("link", { name: "Sign in" });
  await expect(wayIn).toHaveAttribute("href", new RegExp(encodeURIComponent(session ?? "missing")));
  await page.getByRole("button", { name: "Stay with text" }).click();
  await expect(replies(page)).toHaveCount(2);

  await makeAccount(page, product.url);
  await page.goto(`${product.url}/new-session`);
  await page.getByText("Aloud", { exact: true }).click();
  await page.getByRole("link", { name: "Just begin" }).click();
  const start = page.getByRole("button", { name: "Turn the microphone on" });
  await expect(start).toBeVisible(slow);
  await isFine(page, "the door to talking aloud");
  await canLeave(page, "the door to talking aloud");
  await start.click();
  await expect(page.getByRole("alert")).toContainText(
    "The microphone is closed to this page",
    slow,
  );
  await page.getByRole("button", { name: "Go on in text" }).click();
  await expect(composer(page)).toBeVisible();
});
