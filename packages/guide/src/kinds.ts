import { existsSync, readFileSync } from "node:fs";
import type { Path, PathStep } from "./path.ts";

/** One kind of answer to one question: what is said to everybody who gives it, and what may be asked behind it. */
export type AnswerKind = { id: string; chip: string; says: readonly string[]; follow?: string };

/** A step's question with the kinds of answers people give to it; `any` fits whatever was answered. */
export type Question = { ask: string; any: readonly string[]; kinds: readonly AnswerKind[] };

/** Something a good listener never steps over, whatever was asked. */
export type Moment = {
  id: string;
  says: readonly string[];
  follow: readonly string[];
};

const fileAt = <File>(name: string): File | null => {
  const file = new URL(`./kinds/${name}.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as File) : null; // our own files, checked by a test
};

type QuestionFile = { steps: readonly (Question & { step: string })[] };
const files = new Map<string, ReadonlyMap<string, Question>>();

/** The question of a step; null where it has none of its own, as the plan's, whose names a path may use too. */
export const questionOf = (path: Path | null, step: PathStep): Question | null => {
  if (!path?.steps.includes(step)) return null;
  let found = files.get(path.id);
  if (!found) {
    const steps = fileAt<QuestionFile>(path.id)?.steps ?? [];
    found = new Map(steps.map((question) => [question.step, question]));
    files.set(path.id, found);
  }
  return found.get(step.id) ?? null;
};

export const moments: readonly Moment[] =
  fileAt<{ moments: readonly Moment[] }>("moments")?.moments ?? [];
