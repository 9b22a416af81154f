import type { Api } from "@app/contract/api";
import type { Handlers } from "../../http/call-context.ts";
import type { HeardService } from "./heard-service.ts";
import type { OutcomeService } from "./outcome-service.ts";
import type { SessionService } from "./session-service.ts";
import type { TakeBackService } from "./take-back-service.ts";
import type { TurnService } from "./turn-service.ts";

export const sessionHandlers = (
  sessions: SessionService,
  turns: TurnService,
  outcomes: OutcomeService,
  heard: HeardService,
  takenBack: TakeBackService,
): Handlers<Api["sessions"]> => ({
  create: (input, { person }) => sessions.create(person, input),
  list: (input, { person }) => sessions.list(person, input),
  read: (input, { person }) => sessions.read(person, input),
  remove: ({ id }, { person }) => sessions.remove(person, id),
  resume: ({ id }, { person }) => sessions.resume(person, id),
  restore: ({ id }, { person }) => sessions.restore(person, id),
  respond: (input, { person, signal, overLimit }) =>
    turns.respond(person, input, signal, overLimit),
  respondStateless: (input, { person, signal, overLimit }) =>
    turns.respondStateless(person, input, signal, overLimit),
  heard: (input, { person, signal }) => heard.heard(person, input, signal),
  takeBack: (input, { person, signal }) => takenBack.takeBack(person, input, signal),
  outcome: (input, { person, signal }) => outcomes.outcome(person, input, signal),
  end: (input, { person, signal }) => turns.end(person, input, signal),
});
