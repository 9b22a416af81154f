import { open } from "node:fs/promises";

/** What a model's file says of itself in its first part. */
export type GgufFacts = {
  name: string | null;
  architecture: string;
  contextLength: number | null;
  hasChatTemplate: boolean;
  /** What one token of a conversation takes in memory, in bytes. */
  bytesPerToken: number;
};

export class NotAModel extends Error {
  override readonly name = "NotAModel";
}

/** Vocabularies stand there too; a first part beyond this is no model's. */
const headMaxBytes = 64 * 1_024 * 1_024;
const headStepBytes = 4 * 1_024 * 1_024;
const factsMax = 4_096;
const keepTextMax = 500;
const keepListMax = 1_024;

type Value = string | number | boolean | bigint | Value[] | null;

/** Reads on beyond the end of what is there. */
class MoreNeeded extends Error {}

const sizes: Readonly<Record<number, number>> = {
  0: 1,
  1: 1,
  2: 2,
  3: 2,
  4: 4,
  5: 4,
  6: 4,
  7: 1,
  10: 8,
  11: 8,
  12: 8,
};
const [textType, listType] = [8, 9];

const readFacts = (head: Buffer): Map<string, Value> => {
  let at = 0;
  const take = (bytes: number): number => {
    if (at + bytes > head.length) throw new MoreNeeded();
    at += bytes;
    return at - bytes;
  };
  const length = (): number => {
    const value = head.readBigUInt64LE(take(8));
    if (value > BigInt(headMaxBytes)) throw new NotAModel("its first part is broken");
    return Number(value);
  };
  const text = (): string => {
    const bytes = length();
    const from = take(bytes);
    return head.toString("utf8", from, from + Math.min(bytes, keepTextMax));
  };
  const number = (type: number): Value => {
    const from = take(sizes[type] ?? 0);
    switch (type) {
      case 0:
        return head.readUInt8(from);
      case 1:
        return head.readInt8(from);
      case 2:
        return head.readUInt16LE(from);
      case 3:
        return head.readInt16LE(from);
      case 4:
        return head.readUInt32LE(from);
      case 5:
        return head.readInt32LE(from);
      case 6:
        return head.readFloatLE(from);
      case 7:
        return head.readUInt8(from) === 1;
      case 10:
        return Number(head.readBigUInt64LE(from));
      case 11:
        return Number(head.readBigInt64LE(from));
      default:
        return head.readDoubleLE(from);
    }
  };
  const list = (): Value => {
    const type = head.readUInt32LE(take(4));
    const count = length();
    const kept: Value[] = [];
    if (type !== textType && sizes[type] === undefined)
      throw new NotAModel("its first part is broken");
    for (let index = 0; index < count; index++) {
      const value = type === textType ? text() : number(type);
      if (index < keepListMax) kept.push(value);
    }
    return kept;
  };

  if (head.toString("latin1", take(4), at) !== "GGUF") throw new NotAModel("it is no GGUF file");
  const version = head.readUInt32LE(take(4));
  if (version < 2 || version > 3) throw new NotAModel(`GGUF version ${version} is not known`);
  length();
  const count = length();
  if (count > factsMax) throw new NotAModel("its first part is broken");
  const facts = new Map<string, Value>();
  for (let index = 0; index < count; index++) {
    const key = text();
    const type = head.readUInt32LE(take(4));
    if (type === textType) facts.set(key, text());
    else if (type === listType) facts.set(key, list());
    else if (sizes[type] !== undefined) facts.set(key, number(type));
    else throw new NotAModel("its first part is broken");
  }
  return facts;
};

/** Layers that look back over the whole conversation, and those that see a window of it. */
const tokenBytes = (facts: Map<string, Value>, architecture: string): number => {
  const of = (key: string): Value => facts.get(`${architecture}.${key}`) ?? null;
  const numberOf = (key: string): number | null => {
    const value = of(key);
    return typeof value === "number" && value > 0 ? value : null;
  };
  const layers = numberOf("block_count") ?? 0;
  const heads = numberOf("attention.head_count") ?? 1;
  const perHead = (numberOf("embedding_length") ?? 0) / heads;
  const given = of("attention.head_count_kv");
  const keyHeads = Array.isArray(given)
    ? given.reduce<number>((sum, one) => sum + (typeof one === "number" ? one : 0), 0)
    : layers * (typeof given === "number" ? given : heads);
  const width =
    (numberOf("attention.key_length") ?? perHead) + (numberOf("attention.value_length") ?? perHead);
  const every = numberOf("full_attention_interval");
  // Models with a window say which layers have one in several ways; about a quarter have none.
  const share = every ? 1 / every : numberOf("attention.sliding_window") ? 1 / 4 : 1;
  return Math.ceil(keyHeads * width * 2 * share);
};

/** Reads the first part of a file, and no more of it than is needed. */
export const readGgufFacts = async (file: string): Promise<GgufFacts> => {
  const handle = await open(file, "r");
  try {
    let head = Buffer.alloc(0);
    for (;;) {
      const more = Buffer.alloc(headStepBytes);
      const { bytesRead } = await handle.read(more, 0, more.length, head.length);
      head = Buffer.concat([head, more.subarray(0, bytesRead)]);
      try {
        const facts = readFacts(head);
        const architecture = facts.get("general.architecture");
        if (typeof architecture !== "string") throw new NotAModel("it does not say what it is");
        const name = facts.get("general.name");
        const context = facts.get(`${architecture}.context_length`);
        return {
          name: typeof name === "string" ? name : null,
          architecture,
          contextLength: typeof context === "number" ? context : null,
          hasChatTemplate: typeof facts.get("tokenizer.chat_template") === "string",
          bytesPerToken: tokenBytes(facts, architecture),
        };
      } catch (error) {
        if (!(error instanceof MoreNeeded)) throw error;
        if (bytesRead === 0 || head.length > headMaxBytes)
          throw new NotAModel(head.length < 8 ? "it is no GGUF file" : "it ends too early");
      }
    }
  } finally {
    await handle.close();
  }
};
