import type { Db } from "./db/client.ts";
import { createHeardService } from "./features/sessions/heard-service.ts";
import {
  createOutcomeService,
  type OutcomeServiceParts,
} from "./features/sessions/outcome-service.ts";
import { createOutcomeStore } from "./features/sessions/outcome-store.ts";
import {
  createSessionService,
  type SessionServiceParts,
} from "./features/sessions/session-service.ts";
import { createSessionStore } from "./features/sessions/session-store.ts";
import { createSessionView } from "./features/sessions/session-view.ts";
import { createTakeBackService } from "./features/sessions/take-back-service.ts";
import { createTakeBack } from "./features/sessions/take-back-store.ts";
import { createTurnService, type TurnServiceParts } from "./features/sessions/turn-service.ts";
import { createTurnStore } from "./features/sessions/turn-store.ts";

type SessionOutside = Omit<SessionServiceParts, "turns" | "view" | "sessions" | "memoriesOf"> &
  Pick<TurnServiceParts, "countHelpShown"> & {
    db: Db;
    memory: OutcomeServiceParts["memory"] & Pick<TurnServiceParts, "memoriesOf">;
  };

/** Conversations: the part of the composition root behind the talk. */
export const createSessionDependencies = ({
  db,
  memory,
  countHelpShown,
  ...rest
}: SessionOutside) => {
  const sessions = createSessionStore(db);
  const parts = {
    ...rest,
    sessions,
    turns: createTurnStore(db),
    view: createSessionView(rest.keys, rest.companion),
    memoriesOf: memory.memoriesOf,
  };
  return {
    sessions: createSessionService(parts),
    turns: createTurnService({ ...parts, countHelpShown }),
    heard: createHeardService(parts),
    takenBack: createTakeBackService({ ...parts, takeBack: createTakeBack(db) }),
    outcomes: createOutcomeService({ ...parts, outcomes: createOutcomeStore(db), memory }),
  };
};
