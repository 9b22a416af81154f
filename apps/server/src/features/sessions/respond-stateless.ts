import { randomUUID } from "node:crypto";
import type { Companion, CompanionEvent } from "@app/companion/companion";
import type { Api } from "@app/contract/api";
import type { Input } from "@app/contract/call";
import { AppError } from "@app/contract/errors";
import type { ReplyEvent } from "@app/contract/reply-events";
import type { Screening } from "@app/safety/screening";
import type { Person } from "../../http/person.ts";
import type { MessageKeys } from "../../keys.ts";
import { type Allowance, refuseOverLimit, refuseTooMany } from "./refuse-turn.ts";
import { createStatelessDisclosures } from "./stateless-disclosures.ts";
import { createStatelessState } from "./stateless-state.ts";
import type { TurnStore } from "./turn-store.ts";

type StatelessParts = {
  turns: Pick<TurnStore, "count">;
  keys: MessageKeys;
  companion: Companion;
  hear: (
    person: Person,
    message: Parameters<Companion["hear"]>[0],
  ) => Promise<{ heard: Awaited<ReturnType<Companion["hear"]>>; tooMuch: AppError | null }>;
  isTooMuchDanger: (person: Person, allowance: Allowance, screening: Screening) => boolean;
  counted: (events: AsyncIterable<CompanionEvent>) => AsyncIterable<CompanionEvent>;
  onSpentBy: (uid: string) => (ms: number) => void;
  now: () => Date;
};

/** A turn whose session is kept by the caller: nothing of it is stored here. */
export const createRespondStateless = (parts: StatelessParts) => {
  const { turns, companion, hear, isTooMuchDanger, counted, onSpentBy, now } = parts;
  const stateless = createStatelessDisclosures();
  const carriedState = createStatelessState(parts.keys);
  return async (
    person: Person,
    input: Input<Api["sessions"]["respondStateless"]>,
    signal: AbortSignal,
    overLimit: AppError | null,
  ): Promise<AsyncIterable<ReplyEvent>> => {
    const last = input.history.at(-1);
    if (last?.role !== "user" || last.content.trim() === "")
      throw new AppError("invalid_input", {
        problem: "history: the last item must be what the person said",
      });
    const place = { uid: person.uid, sessionId: input.id };
    const history = input.history.slice(0, -1);
    const state = carriedState.open(place, input.state);
    const { heard, tooMuch } = await hear(person, { content: last.content, history, state });
    const { screening } = heard;
    refuseTooMany(tooMuch ?? overLimit, screening);
    const counts = await turns.count(person.uid, now());
    const allowance = {
      isPaid: counts?.is_paid ?? null,
      isPro: counts?.is_pro ?? null,
      used: (counts?.messages_today ?? 1) - 1,
    };
    refuseOverLimit(person, allowance, screening);
    const events = companion.respond({
      sessionId: input.id,
      sessionType: "text",
      messageId: randomUUID(),
      content: last.content,
      history,
      country: counts?.country ?? input.country ?? null,
      language: counts?.language ?? null,
      now: now(),
      previousMessageAt: null,
      lastDisclosedAt: stateless.lastAt(`${person.uid}/${input.id}`),
      memories: [],
      programStep: null,
      heard,
      state,
      leansOnIt: false,
      withoutModel: isTooMuchDanger(person, allowance, screening),
      onSpent: onSpentBy(person.uid),
      signal,
    });
    const noted = stateless.note(events, `${person.uid}/${input.id}`, now);
    return carriedState.carry(counted(noted), place);
  };
};
