import { z } from "zod";

/** An answer, kept under what it was an answer to. */
const slot = z.object({
  /** The person's own words. */
  words: z.string().max(400),
  /** At most five of them that can be quoted; empty where none can. */
  quote: z.string().max(80),
  /** The number of the message it stood in. */
  turn: z.number().int(),
  /** told: unasked. It is asked about more deeply, and then counts as answered. */
  how: z.enum(["asked", "told"]),
  /** Which kind of answer it was, where that is certain. */
  kind: z.string().max(60).optional(),
});
export type Slot = z.output<typeof slot>;

/** A short way on that was offered with a reply. */
const offered = z.object({ id: z.string().max(120), text: z.string().max(80) });
export type OfferedOption = z.output<typeof offered>;

/** The case somebody's matter was found to be, and what of it was said. */
const heldCase = z.object({
  id: z.string().max(80),
  heard: z.array(z.number().int()),
  asked: z.array(z.number().int()),
  met: z.array(z.number().int()),
  given: z.array(z.string().max(20)),
});

const personKnown = z.object({
  label: z.string().max(60),
  key: z.string().max(40),
  pronoun: z.enum(["she", "he", "they"]),
  mentions: z.number().int(),
});

/** What one of the last replies was. */
const lateReply = z.object({
  sort: z.enum(["remark", "answer", "next", "receipt", "saying", "quote", "invitation", "other"]),
  asks: z.boolean(),
  /** Somebody was called by their name in it. */
  names: z.boolean(),
});

/**
 * Where a talk is: all the guide knows of it beside the new message. It is stored with each reply, so that
 * nothing has to be read out of what was said.
 */
export const talkState = z.object({
  version: z.literal(1),
  /** Messages answered so far. */
  turn: z.number().int(),
  mode: z.enum(["opening", "path", "listening", "wrapped"]),
  /** A deep dive: one theme, gone further into, and an ending of its own. */
  isDeep: z.boolean().default(false),
  /** The move that wrote the last reply. */
  move: z.string().nullable(),
  path: z.string().nullable(),
  /** Whether the person chose the path, and did not only go along with it. */
  isChosen: z.boolean(),
  /** Paths that were left, newest last. */
  leftPaths: z.array(z.string()),
  /** What was asked last: a step of the path, or of the plan at its end. */
  waiting: z.object({ step: z.string(), ask: z.string() }).nullable(),
  /** The steps that were asked, in order, for the way back. */
  asked: z.array(z.string()),
  skipped: z.array(z.string()),
  slots: z.record(z.string(), slot),
  offered: z.array(offered),
  /** The ids of all lines said. */
  said: z.array(z.string()),
  /** How the last reply began, so that the next begins otherwise. */
  begun: z.string().max(40),
  people: z.array(personKnown),
  /** What the one person is called who is spoken of; "they" where that is not certain. */
  called: z.enum(["they", "he", "she"]).default("they"),
  /** What it is about, in the person's noun: "your shop". */
  about: z
    .object({
      turned: z.string().max(80),
      text: z.string().max(80),
      /** They said so: "it is about the allotment". */
      isNamed: z.boolean().default(false),
    })
    .nullable(),
  /** Things that were named, and how often. */
  nouns: z.array(z.object({ turned: z.string().max(80), times: z.number().int() })).default([]),
  /** How much each path was meant so far. */
  leanings: z.record(z.string(), z.number()),
  /** Kinds of answers that were told before a path was chosen, by question. */
  toldKinds: z.record(z.string(), z.string()).default({}),
  case: heldCase.nullable().default(null),
  /** What speaks for each case by what was told so far, as a logarithm. */
  caseLeanings: z.record(z.string(), z.number()).default({}),
  /** Cases that were not theirs after all. */
  leftCases: z.array(z.string().max(80)).default([]),
  exercise: z.object({ id: z.string(), step: z.number().int() }).nullable(),
  /** Turning points that had their word. */
  turned: z.array(z.string()),
  /** Words to say to somebody that were given last, by their shape, and to which message. */
  words: z
    .object({ shape: z.string().max(80), turn: z.number().int() })
    .nullable()
    .default(null),
  /** How much each of the things people say to somebody was to be said, by what was told so far. */
  toSay: z.record(z.string(), z.number()).default({}),
  /** What they tapped last as what it is, with which message, and whether they were told what could help. */
  saying: z
    .object({ id: z.string().max(80), turn: z.number().int(), isHelped: z.boolean() })
    .nullable()
    .default(null),
  /** What was told last, by the sayings and plain questions that fit it best: for whoever wants to be asked something. */
  nearest: z
    .array(
      z.object({ sort: z.enum(["saying", "next"]), id: z.string().max(80), worth: z.number() }),
    )
    .default([]),
  /** Sayings that were offered, so that none is offered twice. */
  sayings: z.array(z.string().max(80)).default([]),
  /** What an answer to the last question is kept as; null where it is only talked about. */
  keeps: z.enum(["words", "own", "when"]).nullable().default(null),
  /** What else could have been said to the last message, for whoever finds the reply too thin: a shape. */
  spare: z.string().max(80).nullable().default(null),
  /** What the last replies were, newest last. */
  lately: z.array(lateReply).default([]),
  /** The message before, for whoever says that it was not heard. */
  before: z.string().max(400).default(""),
  /** Replies in a row without a question. */
  quiet: z.number().int(),
  /** Questions about this talk that were answered, and corrections that were made. */
  corrections: z.number().int(),
});
export type Talk = z.output<typeof talkState>;

/** Whether its path leads a talk: whoever chose one is led, and whoever came for a deep dive chose to be asked. */
export const isLed = ({ isChosen, isDeep, path }: Talk): boolean =>
  isChosen || (isDeep && path !== null);

export const newTalk = (): Talk => ({
  version: 1,
  turn: 0,
  mode: "opening",
  isDeep: false,
  move: null,
  path: null,
  isChosen: false,
  leftPaths: [],
  waiting: null,
  asked: [],
  skipped: [],
  slots: {},
  offered: [],
  said: [],
  begun: "",
  people: [],
  called: "they",
  about: null,
  nouns: [],
  leanings: {},
  toldKinds: {},
  case: null,
  caseLeanings: {},
  leftCases: [],
  exercise: null,
  turned: [],
  words: null,
  toSay: {},
  saying: null,
  nearest: [],
  sayings: [],
  keeps: null,
  spare: null,
  lately: [],
  before: "",
  quiet: 0,
  corrections: 0,
});

/** What was told on a path nobody goes on with stays told. */
export const leavePath = (talk: Talk): void => {
  if (talk.path) talk.leftPaths.push(talk.path);
  talk.path = null;
  talk.isChosen = false;
  talk.waiting = null;
  talk.about = null;
};
