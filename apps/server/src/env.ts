import { isAbsolute, resolve } from "node:path";
import { brand } from "@app/contract/brand";
import type { VariableInForce } from "@app/contract/calls/desk-fields";
import { z } from "zod";
import { inForce } from "./env/in-force.ts";
import {
  type MeasureChoice,
  measureChoice,
  measureNotes,
  measureVariables,
} from "./env/measure-env.ts";
import {
  chosenModel,
  type LocalModelLimits,
  localModelLimits,
  type ModelChoice,
  modelChoice,
  modelNotes,
  modelVariables,
  type TypedServer,
  typedModel,
} from "./env/model-env.ts";
import {
  type PaymentChoice,
  paymentChoice,
  paymentNotes,
  paymentVariables,
} from "./env/payment-env.ts";
import { type PostChoice, postChoice, postNotes, postVariables } from "./env/post-env.ts";
import {
  type DrainChoice,
  drainChoice,
  runningNotes,
  runningVariables,
} from "./env/running-env.ts";
import {
  type SignInChoices,
  signInChoices,
  signInNotes,
  signInVariables,
} from "./env/sign-in-env.ts";
import { type VoiceChoice, voiceChoice, voiceNotes, voiceVariables } from "./env/voice-env.ts";
import { type WatchChoices, watchChoices, watchNotes, watchVariables } from "./env/watch-env.ts";
import { StartError } from "./start-error.ts";

const optionalUrl = z.url({ protocol: /^https?$/ }).optional();

const keyList = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .refine(
    (parts) => parts.every((part) => Buffer.from(part, "base64").length === 32),
    "must be 32-byte keys in base64, separated by commas, the newest first",
  );

const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  PUBLIC_URL: optionalUrl,
  AUTH_SECRET: z.string().min(32).optional(),
  MESSAGE_KEYS: keyList.optional(),
  TRUST_PROXY: z.union([z.coerce.number().int().min(0).max(10), z.stringbool()]).default(false),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  SUPPORT_EMAIL: z.email().default(`support@${brand.slug}.example`),
  DONATION_URL: z.url({ protocol: /^https?$/ }).default(`https://donate.${brand.slug}.example`),
  ...modelVariables,
  ...signInVariables,
  ...postVariables,
  ...paymentVariables,
  ...voiceVariables,
  ...measureVariables,
  ...watchVariables,
  ...runningVariables,
});

export type VariableName = keyof typeof variables.shape;

/** What is in force where nothing is set. */
export const variableDefaults = (): z.output<typeof variables> => variables.parse({});

/** One line of why for each: the table in docs/operating.md is made of these. */
export const variableNotes: Record<VariableName, string> = {
  PORT: "Where the server listens; 0 takes a free port",
  HOST: "The address it listens on; 0.0.0.0 opens it to the network",
  DATA_DIR: "Where the embedded database and the keys live",
  DATABASE_URL: "A PostgreSQL of your own instead of the embedded one",
  DATABASE_POOL: "Connections one server holds at the most",
  PUBLIC_URL: "The address people use, for links, cookies and canonical addresses",
  AUTH_SECRET: "Signs sign-in cookies; made at the first start and kept with the data",
  MESSAGE_KEYS: "Keys for live messages at rest; made at the first start and kept with the data",
  TRUST_PROXY:
    "Believe X-Forwarded-For of a proxy; a number where several stand in a row, such as 2",
  LOG_LEVEL: "How much is logged; never what people wrote",
  SUPPORT_EMAIL: "Where people can write to you",
  DONATION_URL: "Where the help menu's Support entry leads",
  ...modelNotes,
  ...signInNotes,
  ...postNotes,
  ...paymentNotes,
  ...voiceNotes,
  ...measureNotes,
  ...watchNotes,
  ...runningNotes,
};

type Variables = z.output<typeof variables>;

export type Env = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  databasePool: number;
  publicUrl: string | null;
  authSecret: string | null;
  messageKeys: readonly string[] | null;
  /** How many proxies stand in a row before the server; what a visitor wrote into the header lies beyond them. */
  trustProxy: number;
  logLevel: Variables["LOG_LEVEL"];
  model: ModelChoice | null;
  /** Whether the environment says which; else what was chosen on this machine counts. */
  isModelSet: boolean;
  /** What a choice in one word means here; undefined where it means nothing. */
  chosenModel: (choice: string) => ModelChoice | null | undefined;
  typedModel: (server: TypedServer) => ModelChoice | null;
  localModel: LocalModelLimits;
  supportEmail: string;
  donationUrl: string;
  signIns: SignInChoices;
  post: PostChoice;
  /** null: nothing is sold here. */
  payments: PaymentChoice | null;
  freePlans: boolean;
  voice: VoiceChoice;
  /** null: readers are not counted. */
  measure: MeasureChoice | null;
  cookiesStartOff: boolean;
  watch: WatchChoices;
  namedStatements: boolean;
  readingThreads: number;
  readingRestMs: number;
  rehearsesReading: boolean;
  guideWordMs: number;
  drain: DrainChoice;
  /** All of it as the operator may see it, secrets masked. */
  inForce: readonly VariableInForce[];
};

/** Reads and checks the whole environment; a wrong variable stops the start with one line that names it. */
export const readEnv = (source: Record<string, string | undefined>, projectDir: string): Env => {
  // An empty variable means unset: that is how compose files and shells write it.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = variables.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new StartError(`${issue?.path.join(".")} is wrong: ${issue?.message}.`);
  }
  const read = result.data;
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: isAbsolute(read.DATA_DIR) ? read.DATA_DIR : resolve(projectDir, read.DATA_DIR),
    databaseUrl: read.DATABASE_URL ?? null,
    databasePool: read.DATABASE_POOL,
    publicUrl: read.PUBLIC_URL?.replace(/\/+$/, "") ?? null,
    authSecret: read.AUTH_SECRET ?? null,
    messageKeys: read.MESSAGE_KEYS ?? null,
    trustProxy: Number(read.TRUST_PROXY),
    logLevel: read.LOG_LEVEL,
    model: modelChoice(read),
    isModelSet: ["MODEL_PROVIDER", "MODEL_PRESET"].some((name) => given[name] !== undefined),
    chosenModel: (choice) => chosenModel(read, choice),
    typedModel: (server) => typedModel(read, server),
    localModel: localModelLimits(read),
    supportEmail: read.SUPPORT_EMAIL,
    donationUrl: read.DONATION_URL,
    signIns: signInChoices(read),
    post: postChoice(read),
    payments: paymentChoice(read),
    freePlans: read.FREE_PLANS,
    voice: voiceChoice(read),
    measure: measureChoice(read),
    cookiesStartOff: read.COOKIES_START_OFF,
    watch: watchChoices(read),
    namedStatements: read.DATABASE_NAMED_STATEMENTS,
    readingThreads: read.READING_THREADS,
    readingRestMs: read.READING_IDLE_MINUTES * 60_000,
    rehearsesReading: read.READING_REHEARSAL,
    guideWordMs: read.GUIDE_WORD_MS,
    drain: drainChoice(read),
    inForce: inForce(read, given, variableNotes),
  };
};
