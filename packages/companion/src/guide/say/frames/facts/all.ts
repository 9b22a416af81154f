import type { Frame } from "../frame.ts";
import { eventFacts } from "./events.ts";
import { otherPeopleFacts } from "./other-people.ts";
import { ownLifeFacts } from "./own-life.ts";

/**
 * Plain facts, by their kind. People tell them to be asked about them, so each leads to a question
 * that fits its kind.
 */
export const factFrames: readonly Frame[] = [...otherPeopleFacts, ...eventFacts, ...ownLifeFacts];
