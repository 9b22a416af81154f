import type { Feeling } from "@app/content/feelings";
import { categoryNames } from "@app/content/prompt-categories";
import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import type { PromptCategory } from "@app/contract/prompts";
import type { Thing } from "./thing.ts";

type PromptWords = { id: string; text: string; category: PromptCategory; ours: boolean };

/** A prompt among the things that can be found: it leads into a conversation. */
export const promptThing = (
  { id, text, category, ours }: PromptWords,
  feelings: readonly Feeling[] = [],
): Thing => ({
  kind: "prompt",
  id,
  path: paths.talkSession,
  title: text,
  lead: categoryNames[category],
  size: ours ? `From ${brand.name}` : "",
  feelings,
  words: [],
});
