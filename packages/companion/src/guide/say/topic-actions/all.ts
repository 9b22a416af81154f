import { outwardActions } from "./outward.ts";
import { personalActions } from "./personal.ts";
import type { TopicActions } from "./topic-actions.ts";

export const topicActions: readonly TopicActions[] = [...outwardActions, ...personalActions];
