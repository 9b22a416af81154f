import type { ModelFailureKind } from "../model-failure.ts";

/** Sent once, first of all: which file, and how much of the machine it may use. */
export type ModelEngineStart = {
  /** The folder whose node_modules hold the engine. */
  engineDir: string;
  modelFile: string;
  contextTokens: number;
  /** How many conversations are held in memory beside each other. */
  sequences: number;
  threads: number;
  gpu: boolean;
};

export type ChatMessage = { role: "system" | "user" | "assistant"; text: string };

/** aside: a short judgement beside a reply, which keeps a place to itself. */
export type ModelLane = "talk" | "paper" | "aside";

export type EngineRequest = {
  lane: ModelLane;
  said: readonly ChatMessage[];
  /** What the answer must be shaped like; null for plain words. */
  schema: object | null;
  temperature: number;
  maxTokens: number | null;
  /** Words with which the answer is over, and which are not part of it. */
  endings: readonly string[];
};

export type EngineAnswer = {
  finish: "stop" | "length";
  /** How long the whole was, how much of it had to be read anew, and what was written. */
  promptTokens: number;
  readTokens: number;
  writtenTokens: number;
  /** Earlier messages that did not fit. */
  leftOut: number;
};

export type EngineFacts = { contextTokens: number; residentBytes: number };

/** Why a model cannot be used, for the operator. */
export type BrokenReason = "no_engine" | "no_file" | "not_a_model" | "memory" | "failed";

export type ToModelEngine =
  | { start: ModelEngineStart }
  | { id: number; ask: EngineRequest }
  | { stop: number };

export type FromModelEngine =
  | { ready: EngineFacts }
  | { broken: BrokenReason; words: string }
  | { id: number; text: string }
  | { id: number; answered: EngineAnswer }
  | { id: number; failure: ModelFailureKind };
