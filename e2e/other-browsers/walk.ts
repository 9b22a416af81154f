import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { paths } from "@app/contract/paths";
import { strFromU8, unzipSync } from "fflate";
import type { OpenPage } from "./page.ts";
import type { PushService } from "./push-service.ts";
import { remind } from "./remind.ts";

const enter = "\uE007";
const escapeKey = "\uE00C";
const passphrase = "velvet harbour tuesday lantern";
const secretSentence = "My neighbour Wilhelmina keeps a tortoise";
const article = "/is-ai-therapy-helpful";

const replies = "document.querySelectorAll('article[aria-label=Zoki]').length";
const isWriting =
  "[...document.querySelectorAll('button')].some((b) => /Stop the reply/.test(b.ariaLabel ?? b.innerText))";

const say = async (page: OpenPage, words: string): Promise<void> => {
  await page.is("the greeting", `${replies} > 0 && !${isWriting}`);
  const before = await page.run<number>(`() => ${replies}`);
  await page.fill("Your message", words + enter);
  await page.is("a reply", `${replies} > ${before} && !${isWriting}`);
};

const unlock = async (page: OpenPage): Promise<void> => {
  await page.fill("Passphrase", passphrase);
  await page.press("Unlock");
};

const firstVisit = async (page: OpenPage): Promise<void> => {
  await page.go(paths.home);
  await page.press("I am 18 or older");
  await page.press("Essential only");
  await page.is("an end of the questions", "!document.querySelector('dialog[open]')");
  await page.is("a heading", "document.querySelector('h1')?.checkVisibility()");
};

const height = "document.querySelector('.composer textarea').offsetHeight";

const talk = async (page: OpenPage): Promise<void> => {
  await page.go(paths.talkSession);
  await say(page, secretSentence);
  await page.see(secretSentence);
  const empty = await page.run<number>(`() => ${height}`);
  await page.fill("Your message", "It was a long day, and I was tired. ".repeat(12));
  await page.is("room for many words", `${height} > ${empty} + 40`);
  await say(page, "That is all.");
  await page.is("a small field again", `${height} === ${empty}`);
};

/** Runs in the page: how much of the reply could be read, each time it was looked at. */
const watchReply = `() => {
  window.readable = new Set();
  const look = () => {
    const words = document.querySelector('[aria-label="Zoki, replying now"]')?.innerText ?? "";
    if (!/is thinking/.test(words)) window.readable.add(words.length);
  };
  window.watching = setInterval(look, 40);
}`;

const stream = async (page: OpenPage): Promise<string> => {
  await page.go(paths.talkSession);
  await page.is("the greeting", `${replies} > 0 && !${isWriting}`);
  await page.run(watchReply);
  await say(page, "I had a long week, and I do not know where to begin.");
  const times = await page.run<number>("() => window.readable.size");
  if (times < 4) throw new Error(`the reply came in ${times} parts`);
  return `it grew ${times} times`;
};

const makeAccount = async (page: OpenPage): Promise<void> => {
  await page.go(paths.register);
  await page.fill("E-mail", `person-${crypto.randomUUID()}@mail.example`);
  await page.fill("Password", "four quiet grey stones");
  await page.press("Make an account");
  await page.see("Your account is made, and you are signed in here.");
};

/** The voice's files are unpacked and loaded with the first words anybody asks for. */
const voiceMs = 60_000;

const talkAloud = async (page: OpenPage): Promise<string> => {
  await page.go(paths.talkSession);
  await say(page, "Hello, I have a little time.");
  await page.press("Voice");
  await page.see("Your browser will ask whether this page may use the microphone.");
  await page.press("Turn the microphone on");
  // A machine without a sound card may never get there, and is no fault of the page.
  const heard = await page.see("Listening. There is no hurry.", voiceMs).catch(() => false);
  await page.press(heard ? "Switch to text" : "Stay with text");
  await page.is("the way back to text", "document.querySelector('textarea')");
  return heard ? "it listened" : "it did not come to listen on this machine";
};

const makeVault = async (page: OpenPage): Promise<void> => {
  await page.go(paths.seed);
  const rows = "document.querySelectorAll('[aria-label=\"Your twelve words\"] li')";
  await page.is("twelve words", `${rows}.length === 12`);
  const words = await page.run<string[]>(
    `() => [...${rows}].map((row) => row.innerText.replace(/[\\d\\s]/g, ""))`,
  );
  await page.press("I have written them down");
  const asked =
    "[...document.querySelectorAll('label')].map((l) => /^Word (\\d+)$/.exec(l.innerText)?.[1]).filter(Boolean)";
  await page.is("three questions", `${asked}.length === 3`);
  for (const number of await page.run<string[]>(`() => ${asked}`))
    await page.fill(`Word ${number}`, words[Number(number) - 1] ?? "");
  await page.fill("Passphrase", passphrase);
  await page.is("a word on the passphrase", "/(Good|Strong)\\./.test(document.body.innerText)");
  await page.press("I understand that if I lose both");
  await page.press("Make the vault");
  await page.is("the vault", "document.querySelector('h1')?.innerText === 'Your vault'");
};

const saveAndOpen = async (page: OpenPage): Promise<void> => {
  await talk(page);
  await page.press("Menu");
  await page.press("Save this conversation");
  await unlock(page);
  await page.press("Save to my vault");
  await page.see("Saved. Only you can open it.");
  await page.go(paths.journey);
  await page.see("One saved conversation");
  await unlock(page);
  await page.press("", "[data-conversation]");
  await page.see(secretSentence);
  // The same by its address, as a page loaded anew has it: the vault is locked again.
  const { pathname, search } = new URL(await page.url());
  await page.go(pathname + search);
  await unlock(page);
  await page.see(secretSentence);
};

const download =
  (folder: string) =>
  async (page: OpenPage): Promise<void> => {
    await page.go(`${paths.seed}?export`);
    await unlock(page);
    await page.see("Your vault is open in this tab.");
    await page.press("Make the file");
    const files = await page.until("the whole file", async () => {
      const names = readdirSync(folder, { recursive: true }).map(String);
      const name = names.find((each) => each.endsWith(".zip"));
      return name && unzipSync(new Uint8Array(readFileSync(join(folder, name))));
    });
    const readable = Object.keys(files).find((name) => name.startsWith("readable/conversation/"));
    const text = strFromU8(files[readable ?? ""] ?? new Uint8Array());
    if (!text.includes(secretSentence)) throw new Error("what was saved is not in the file");
  };

const board = async (page: OpenPage): Promise<void> => {
  await page.go(`${paths.wall}?as=list`);
  await page.gone("Looking up");
  await page.fill("A thought to leave", "I rang my brother. He picked up");
  await page.press("Let it go");
  await page.see("It is up there now.");
  await page.see("Yours, just now.");
  await page.press("Show the sky");
  await page.is("the sky", "document.body.innerText.includes('He picked up')");
};

const readPages = async (page: OpenPage): Promise<void> => {
  for (const path of [article, paths.crisis, paths.safety, paths.faqs, paths.zoki]) {
    await page.go(path);
    await page.is(`a heading on ${path}`, "document.querySelector('h1')?.checkVisibility()");
    const isDark = await page.run<boolean>("() => document.body.classList.contains('dark')");
    await page.press(isDark ? "Light" : "Dark");
    await page.is("the other light", `document.body.classList.contains('dark') !== ${isDark}`);
    await page.press("Help");
    await page.press("Crisis");
    await page.until("the crisis page", async () => (await page.url()).endsWith(paths.crisis));
  }
};

const leave = async (page: OpenPage): Promise<void> => {
  await page.go(article);
  await page.keys(escapeKey + escapeKey);
  await page.until("another page", async () => !(await page.url()).startsWith(page.origin));
};

const withoutLine =
  (cut: () => Promise<void>) =>
  async (page: OpenPage): Promise<void> => {
    await page.go(paths.home);
    await page.is("the worker", "navigator.serviceWorker.controller !== null");
    await cut();
    for (const path of [paths.crisis, paths.safetyPlan, paths.breathe, paths.ground, paths.home]) {
      await page.go(path);
      await page.is(`a heading on ${path}`, "document.querySelector('h1')?.checkVisibility()");
    }
    await page.go(paths.journey);
    await page.see("Still here without a connection");
  };

/** Answers with a word about it where there is more to say than that it went well. */
export type Step = readonly [name: string, walk: (page: OpenPage) => Promise<unknown>];

type Around = {
  /** Where the browser saves files. */
  folder: string;
  /** Ends the line to the product, so that comes last. */
  cut: () => Promise<void>;
  service: PushService;
  restart: () => Promise<void>;
};

export const stepsOf = ({ folder, cut, service, restart }: Around): readonly Step[] => [
  ["a first visit: the questions, then home", firstVisit],
  ["a talk: a message, and a reply to its end", talk],
  ["a reply that comes word by word", stream],
  ["an account", makeAccount],
  ["talking aloud: the door, the microphone, back to text", talkAloud],
  ["a vault: twelve words and a passphrase", makeVault],
  ["a conversation saved, and opened again", saveAndOpen],
  ["an export, with the conversation in it", download(folder)],
  ["the board: read, and written to", board],
  ["pages that are only read: the light, and the menu", readPages],
  ["a reminder on this device, by push", remind(service, restart)],
  ["the quick exit", leave],
  ["no connection: the pages for a hard hour, and a word on the others", withoutLine(cut)],
];
