import { join } from "node:path";
import type { ConfiguredModel } from "../configured-model.ts";
import { EngineBroken } from "./engine-broken.ts";
import { createModelEngine, type ModelEngine } from "./engine-process.ts";
import { NotAModel } from "./gguf-facts.ts";
import { ensureEngine } from "./install-engine.ts";
import { createLocalModel } from "./local-model.ts";
import {
  bytesNeeded,
  fittingSequences,
  inGb,
  type Machine,
  memoryBudget,
  readMachine,
  threadsFor,
} from "./machine.ts";
import { openShelf, type Shelf } from "./shelf.ts";

export type LocalModelSettings = {
  /** Where models and the engine lie. */
  folder: string;
  /** A name of the shelf or a path; null for the one in use. */
  name: string | null;
  contextTokens: number;
  places: number;
  /** null: all cores but one. */
  threads: number | null;
  mayUseGpu: boolean;
  idleMs: number;
  loadPatienceMs: number;
  readyTimeoutMs: number;
  onTrouble: (words: string) => void;
  onNews: (words: string) => void;
  /** Not loaded before: memory holds one model. */
  after?: Promise<unknown>;
  /** Set by tests. */
  machine?: () => Machine;
  engineDir?: string;
};

export type LocalModel = ConfiguredModel & {
  engine: ModelEngine;
  /** What the conversation may take of the context, the reply not counted. */
  contextChars: number;
  wake: () => void;
  stop: () => Promise<void>;
};

const engineDirIn = (folder: string): string => join(folder, "engine");

/** A quarter of the context is the reply's; English has about four characters a token, others fewer. */
const charsPerToken = 3.5;
const promptShare = 0.75;

const contextCharsOf = (contextTokens: number): number =>
  Math.floor(contextTokens * promptShare * charsPerToken);

const factsOf = async (shelf: Shelf, file: string) =>
  shelf.facts(file).catch((error: unknown) => {
    if (error instanceof NotAModel)
      throw new EngineBroken("not_a_model", `this is no model's file: ${error.message}`);
    throw error;
  });

/** Everything about the start that can be known before it: the file, what fits, and the engine. */
const prepare = async (settings: LocalModelSettings, shelf: Shelf) => {
  const model = await shelf.find(settings.name);
  const facts = await factsOf(shelf, model.file);
  if (facts.contextLength !== null && facts.contextLength < settings.contextTokens)
    throw new EngineBroken(
      "failed",
      `MODEL_CONTEXT_TOKENS is ${settings.contextTokens}, and ${model.name} holds ${facts.contextLength} tokens`,
    );
  const machine = (settings.machine ?? readMachine)();
  const hasGpu = settings.mayUseGpu && (machine.hasCuda || machine.hasMetal);
  const wish = {
    fileBytes: model.bytes,
    bytesPerToken: facts.bytesPerToken,
    contextTokens: settings.contextTokens,
    places: settings.places,
  };
  const budget = memoryBudget(machine);
  const sequences = fittingSequences(wish, budget);
  if (sequences === null)
    throw new EngineBroken(
      "memory",
      `${model.name} needs ${inGb(bytesNeeded(wish, 1))} of memory, and ${inGb(budget)} can be spared`,
    );
  if (sequences < settings.places + 1)
    settings.onNews(
      `memory is short: ${Math.max(1, sequences - 1)} reply at a time instead of ${settings.places}`,
    );
  const engineDir = settings.engineDir ?? engineDirIn(settings.folder);
  await ensureEngine({
    engineDir,
    hasCuda: hasGpu && machine.hasCuda,
    onInstall: () =>
      settings.onNews("installing the engine for local models, once (about 20 MB to fetch)"),
  });
  return {
    engineDir,
    modelFile: model.file,
    contextTokens: settings.contextTokens,
    sequences,
    threads: settings.threads ?? threadsFor(machine.cores),
    gpu: hasGpu,
  };
};

/** A model of this machine, not yet loaded. */
export const openLocalModel = (settings: LocalModelSettings): LocalModel => {
  const shelf = openShelf(settings.folder);
  const engine = createModelEngine({
    prepare: async () => {
      await settings.after;
      return prepare(settings, shelf);
    },
    idleMs: settings.idleMs,
    readyTimeoutMs: settings.readyTimeoutMs,
    loadPatienceMs: settings.loadPatienceMs,
    onTrouble: settings.onTrouble,
  });
  const name = settings.name?.split(/[\\/]/).at(-1) ?? shelf.used() ?? "local";
  return {
    name,
    host: null,
    languageModel: createLocalModel(engine, name),
    contextChars: contextCharsOf(settings.contextTokens),
    engine,
    wake: engine.wake,
    stop: engine.stop,
  };
};
