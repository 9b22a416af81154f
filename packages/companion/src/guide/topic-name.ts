import { type State, topicSlots } from "./state.ts";
import { fill } from "./voice.ts";

/** What the talk is about, as a noun phrase that a question can come back to; of sorrow, nothing. */
export const topicName = (state: State): string | null => {
  const { topic, now } = state;
  if (!topic || topic.tone === "glad" || topic.theme === "grief" || topic.theme === "trauma")
    return null;
  // a question that ties back needs something to tie back to
  if (now.situations.some(({ situation }) => situation.id === topic.id)) return null;
  const name = fill(topic.about, topicSlots(state));
  return name ? name.charAt(0).toLowerCase() + name.slice(1) : null;
};
