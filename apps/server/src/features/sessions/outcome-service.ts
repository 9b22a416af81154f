import type { Companion, Memory } from "@app/companion/companion";
import type { Api } from "@app/contract/api";
import type { Input } from "@app/contract/call";
import { type SessionOutcome, sessionOutcome } from "@app/contract/calls/session-shapes";
import { AppError } from "@app/contract/errors";
import { places } from "../../db/sealed-places.ts";
import type { CostLimits } from "../../http/cost-limits.ts";
import type { Person } from "../../http/person.ts";
import type { MessageKeys } from "../../keys.ts";
import type { OutcomeStore } from "./outcome-store.ts";
import { requireLiving } from "./session-service.ts";
import type { SessionStore } from "./session-store.ts";
import type { SessionView } from "./session-view.ts";
import { historyRows, type TurnStore } from "./turn-store.ts";

type MemorySource = {
  isOn(uid: string): Promise<boolean>;
  memoriesOf(uid: string): Promise<Memory[]>;
};

export type OutcomeServiceParts = {
  outcomes: OutcomeStore;
  sessions: SessionStore;
  turns: TurnStore;
  view: SessionView;
  keys: MessageKeys;
  companion: Companion;
  memory: MemorySource;
  costs: CostLimits;
  now: () => Date;
};

/** What an ended session leaves: written once, or again of a changed card; kept only by the person. */
export const createOutcomeService = (parts: OutcomeServiceParts) => {
  const { outcomes, sessions, turns, view, keys, companion, memory, costs, now } = parts;

  return {
    outcome: async (
      person: Person,
      { id, card }: Input<Api["sessions"]["outcome"]>,
      signal: AbortSignal,
    ): Promise<SessionOutcome> => {
      const { uid } = person;
      const session = requireLiving(await sessions.find(uid, id), now());
      if (!session.endedAt) throw new AppError("session_not_ended");
      const remember = !person.anonymous && (await memory.isOn(uid));
      const shown = async (outcome: SessionOutcome): Promise<SessionOutcome> => {
        if (session.sessionType === "deepDive") await sessions.markInsightSent(uid, id);
        return remember ? outcome : { ...outcome, memories: [] };
      };

      const place = { uid, sessionId: id };
      const sealedAs = places.outcome(uid, id);
      // A card that was changed leaves something else, in place of what was left before.
      const before = card ? undefined : await outcomes.find(place, session.nextSeq);
      if (before) return shown(sessionOutcome.parse(JSON.parse(keys.open(before, sealedAs))));
      // A card can be changed as often as one likes, and each time the whole session is read.
      const tooMuch = costs.tooMuchRead(uid);
      if (tooMuch) throw tooMuch;
      const rows = await turns.before(place, session.nextSeq, historyRows);
      const { talk, risk } = view.state(rows);
      const outcome = await companion.outcome({
        sessionId: id,
        history: view.history(rows),
        talk,
        risk,
        card,
        remember,
        known: remember ? await memory.memoriesOf(uid) : [],
        onSpent: (ms) => costs.read(uid, ms),
        signal,
      });
      const body = keys.seal(JSON.stringify(outcome), sealedAs);
      await outcomes.save(place, session.nextSeq, body, now());
      return shown(outcome);
    },
  };
};

export type OutcomeService = ReturnType<typeof createOutcomeService>;
