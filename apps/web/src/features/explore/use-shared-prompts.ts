import type { Feeling } from "@app/content/feelings";
import { limits } from "@app/contract/limits";
import type { PromptCategory } from "@app/contract/prompts";
import { useEffect, useState } from "react";
import { promptThing } from "./prompt-thing.ts";
import type { Thing } from "./thing.ts";

/** Somebody who types has paused this long when others' prompts are asked for. */
const typingPauseMs = 300;
/** A few: the page of the prompts has them all. */
const askedFor = 8;

/** Where people would share what fits a feeling. */
const categoryOf: Readonly<Record<Feeling, PromptCategory>> = {
  worried: "mind",
  overwhelmed: "mind",
  low: "feelings",
  tired: "rest",
  hard: "self",
  angry: "feelings",
  lonely: "love",
  grieving: "loss",
  others: "family",
  stuck: "change",
};

const none: readonly Thing[] = [];

/** What people shared that fits; nothing while nothing is sought, and nothing without a connection. */
export const useSharedPrompts = (query: string, feeling: Feeling | null): readonly Thing[] => {
  const [found, setFound] = useState(none);
  const q = query.trim().slice(0, limits.community.searchMaxChars);
  useEffect(() => {
    if (q === "" && feeling === null) {
      setFound(none);
      return;
    }
    let wanted = true;
    const ask = async () => {
      const { api } = await import("../../api.ts");
      const { prompts } = await api.community.list({
        limit: askedFor,
        ...(q && { q }),
        ...(feeling && { category: categoryOf[feeling] }),
      });
      if (wanted)
        setFound(prompts.filter(({ ours }) => !ours).map((prompt) => promptThing(prompt)));
    };
    const timer = setTimeout(() => void ask().catch(() => wanted && setFound(none)), typingPauseMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [q, feeling]);
  return found;
};
