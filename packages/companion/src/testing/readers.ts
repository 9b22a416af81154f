import { cutClauses } from "@app/contract/spoken-clauses";
import { guideReply } from "@app/guide/guide";
import { newTalk } from "@app/guide/talk";
import { refuse } from "@app/kindness/refuse";
import { scrub } from "@app/kindness/scrub";
import { momentsIn } from "@app/reading/moments";
import { readBy } from "@app/reading/read";
import { sense } from "@app/reading/sense";
import { cutText } from "@app/reading/text";
import { askedByModel } from "@app/safety/asked-by-model";
import { asksWhatItIs } from "@app/safety/asks-what-it-is";
import { countryTold } from "@app/safety/country-told";
import { weighElsewhere } from "@app/safety/languages/weigh-elsewhere";
import { wordAboutPeople } from "@app/safety/leaning";
import { meetRisk } from "@app/safety/meet-risk";
import { screenTurn } from "@app/safety/screen-turn";
import { findIn } from "../finding/find.ts";
import { unreadOutput } from "../hearing/unread.ts";
import { chooseMemories } from "../memory/choose-memories.ts";
import { digestMessages } from "../memory/digest-messages.ts";
import { extractMemories } from "../memory/extract-memories.ts";
import { recall } from "../memory/recall.ts";
import { areFit, keepMemories } from "../outcome/check-texts.ts";
import { initialSummary } from "../outcome/initial-summary.ts";
import { parseOutcome } from "../outcome/parse-outcome.ts";

const item = (content: string) => ({ role: "user" as const, content });
const begun = [
  item("I want to die"),
  { role: "assistant" as const, marks: ["suicide/ask", "asked-directly"] },
];
const memories = [{ id: "m", message: "You like to walk by the sea." }];
const screening = { level: "crisis" as const, category: "suicide" as const, score: 0.9, words: [] };

/** The reader of sense is timed by itself: asked six times a message, all of each part, it would hide what everything else costs. */
const readByBeginning = (content: string) => readBy((text) => sense(text.slice(0, 40)), content);

/** Everything that reads people's words, or a model's, and how long what it reads may be. The older engine is left out. */
export const readers: Readonly<
  Record<string, { maxChars: number; read: (text: string) => unknown; senses?: number }>
> = {
  sense: { maxChars: 8_000, read: sense, senses: 1 },
  moments: { maxChars: 8_000, read: (text) => momentsIn(cutText(text).tokens) },
  "other languages": { maxChars: 8_000, read: (text) => weighElsewhere(text) },
  "a message in a crisis, and its risk": {
    maxChars: 8_000,
    read: (content) => screenTurn({ content, history: begun }),
    senses: 1,
  },
  "the way through a crisis": {
    maxChars: 8_000,
    read: (content) => meetRisk({ content, history: begun, screening, country: null }),
  },
  "the rules alone": {
    maxChars: 16_000,
    read: (content) => unreadOutput("hear", { content, history: [item(content)] }),
  },
  "the country": { maxChars: 8_000, read: (content) => countryTold({ content, history: [] }) },
  "what it is asked about itself": { maxChars: 8_000, read: asksWhatItIs },
  leaning: {
    maxChars: 8_000,
    read: (content) => wordAboutPeople({ sessionId: "s", content, history: [] }),
  },
  "reading, kinds of answers, guide and report": {
    maxChars: 8_000,
    read: (text) => {
      const reading = readByBeginning(text);
      const turn = { isSpoken: false, isNearDanger: false, program: null };
      return [guideReply({ seed: "s", reading, talk: newTalk(), ...turn }), findIn(reading)];
    },
  },
  "what is remembered": {
    maxChars: 8_000,
    read: (text) => extractMemories({ history: [item(text)], known: memories }),
  },
  "which memories fit": {
    maxChars: 8_000,
    read: (content) => chooseMemories({ content, history: [item(content)], memories }),
  },
  "calling to mind": { maxChars: 8_000, read: (content) => recall({ content, memories }) },
  "first line": { maxChars: 8_000, read: initialSummary },
  notes: { maxChars: 8_000, read: (text) => digestMessages([item(text)], 4_000) },
  "a model's reply": { maxChars: 12_000, read: (text) => areFit([text], [item(text)]) },
  "what a model asked": { maxChars: 12_000, read: askedByModel },
  "a model's outcome": { maxChars: 12_000, read: parseOutcome },
  "a model's memory": {
    maxChars: 12_000,
    read: (text) => keepMemories({ proposed: [text], history: [item(text)], known: memories }),
  },
  "what is spoken": {
    maxChars: 12_000,
    read: (text) => cutClauses(text, { isFirst: true, isLast: true }),
  },
  "kindness: refusing": { maxChars: 1_000, read: refuse },
  "kindness: scrubbing": { maxChars: 1_000, read: scrub },
};
