import type { Shared } from "../../feature.ts";
import { hourMs, type Job } from "../../jobs/job.ts";
import { sessionHandlers } from "./handlers.ts";
import { createHeardService } from "./heard-service.ts";
import { createOutcomeService, type OutcomeServiceParts } from "./outcome-service.ts";
import { createOutcomeStore } from "./outcome-store.ts";
import { deleteExpiredText } from "./retention.ts";
import { createSessionService, type SessionServiceParts } from "./session-service.ts";
import { createSessionStore } from "./session-store.ts";
import { createSessionView } from "./session-view.ts";
import { createTakeBackService } from "./take-back-service.ts";
import { createTakeBack } from "./take-back-store.ts";
import { createTurnService, type TurnServiceParts } from "./turn-service.ts";
import { createTurnStore } from "./turn-store.ts";

type Given = Pick<
  SessionServiceParts,
  "companion" | "costs" | "findUser" | "openActions" | "countStarted" | "giveExchange"
> &
  Pick<TurnServiceParts, "countHelpShown"> & {
    memory: OutcomeServiceParts["memory"] & Pick<TurnServiceParts, "memoriesOf">;
  };

export const createSessionsFeature = ({ db, keys, now }: Shared, given: Given) => {
  const { memory, countHelpShown, ...rest } = given;
  const parts = {
    ...rest,
    keys,
    now,
    sessions: createSessionStore(db),
    turns: createTurnStore(db),
    view: createSessionView(keys, rest.companion),
    memoriesOf: memory.memoriesOf,
  };
  const service = createSessionService(parts);
  const handlers = sessionHandlers(
    service,
    createTurnService({ ...parts, countHelpShown }),
    createOutcomeService({ ...parts, outcomes: createOutcomeStore(db), memory }),
    createHeardService(parts),
    createTakeBackService({ ...parts, takeBack: createTakeBack(db) }),
  );
  const retention: Job = {
    name: "expired text deleted",
    everyMs: hourMs,
    run: () => deleteExpiredText(db, now()),
    onFailure: {
      level: "error",
      words: "expired text could not be deleted; trying again later",
    },
  };
  return { handlers: { sessions: handlers }, jobs: [retention], service };
};
