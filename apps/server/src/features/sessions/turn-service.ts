import { randomUUID } from "node:crypto";
import type {
  Closing,
  Companion,
  CompanionEvent,
  Memory,
  TurnRequest,
} from "@app/companion/companion";
import { describeStep } from "@app/companion/instructions/program-step";
import type { CompanionState } from "@app/companion/state";
import type { Api } from "@app/contract/api";
import type { Input } from "@app/contract/call";
import type { HistoryItem } from "@app/contract/calls/session-shapes";
import type { AppError } from "@app/contract/errors";
import type { ReplyEvent, RiskCategory } from "@app/contract/reply-events";
import type { Screening } from "@app/safety/screening";
import { places } from "../../db/sealed-places.ts";
import type { CostLimits } from "../../http/cost-limits.ts";
import type { Person } from "../../http/person.ts";
import type { MessageKeys } from "../../keys.ts";
import { countShown } from "./count-shown.ts";
import { type RecordReply, recordReply } from "./record-reply.ts";
import {
  type Allowance,
  refuseOverLimit,
  refuseTooMany,
  refuseWithHelp,
  requireTurn,
  roleIn,
} from "./refuse-turn.ts";
import { passOn, replay } from "./replay.ts";
import { createRespondStateless } from "./respond-stateless.ts";
import { programOfSession, talkOf } from "./session-program.ts";
import { requireLiving } from "./session-service.ts";
import type { SessionRow } from "./session-store.ts";
import type { SessionView } from "./session-view.ts";
import { sealKept } from "./talk-state.ts";
import { historyRows, type SessionRef, type TurnClaim, type TurnStore } from "./turn-store.ts";

type Calls = Api["sessions"];

export type TurnServiceParts = {
  turns: TurnStore;
  view: SessionView;
  keys: MessageKeys;
  companion: Companion;
  memoriesOf: (uid: string) => Promise<Memory[]>;
  /** Belongs to nobody: only that it happened, and for which kind of risk. */
  countHelpShown: (category: RiskCategory, now: Date) => Promise<void>;
  /** Makes a spoken exchange one that may be heard and costs nothing. */
  giveExchange: (uid: string, exchangeId: string) => Promise<void>;
  costs: CostLimits;
  now: () => Date;
};

/** The first three messages name an open conversation, so that one can be told from another; its end names it anew. */
const namedBySeq = 5;

/** Whatever kind of session it is: what is answered aloud is written to be heard. */
const spokenType = (isSpoken: boolean | undefined): { sessionType?: "voice" } =>
  isSpoken ? { sessionType: "voice" } : {};

/** Two requests with one client message id at the same moment: the second finds the first's row. */
const isDuplicate = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && error.code === "23505") || isDuplicate(error.cause));

export const createTurnService = (parts: TurnServiceParts) => {
  const { turns, view, keys, companion, memoriesOf, costs, now } = parts;

  const counted = (events: AsyncIterable<CompanionEvent>) =>
    countShown(events, (category) => parts.countHelpShown(category, now()));

  const record = (
    claim: TurnClaim,
    events: AsyncIterable<CompanionEvent>,
    messageId: string,
    { ends, title }: Pick<RecordReply, "ends" | "title">,
  ) =>
    recordReply(counted(events), {
      turns,
      claim,
      messageId,
      seal: (text) => keys.seal(text, places.message(claim.uid, claim.sessionId, messageId)),
      sealKept: (kept) =>
        sealKept(keys, kept, places.messageState(claim.uid, claim.sessionId, messageId)),
      ends,
      title,
      now,
    });

  const onSpentBy = (uid: string) => (ms: number) => costs.read(uid, ms);

  /** Whoever had too much read is looked at by the rules alone, and told to wait where these find no danger. */
  const hear = async ({ uid }: Person, message: Parameters<Companion["hear"]>[0]) => {
    const tooMuch = costs.tooMuchRead(uid);
    const heard = tooMuch
      ? companion.glance(message.content)
      : await companion.hear(message, onSpentBy(uid));
    return { heard, tooMuch };
  };

  const isTooMuchDanger = (person: Person, allowance: Allowance, { level }: Screening): boolean =>
    level !== "none" &&
    costs.isTooMuchDanger(person.uid, roleIn(person, allowance), allowance.used);

  const titleOf =
    ({ uid, sessionId }: SessionRef, history: readonly HistoryItem[], before: CompanionState) =>
    async (after: CompanionState | null) =>
      keys.seal(
        await companion.title({ sessionId, history, state: after ?? before }, onSpentBy(uid)),
        places.title(uid, sessionId),
      );

  /** Nobody without an account is remembered, and nobody who switched it off. */
  const usable = async (person: Person, memoryEnabled: boolean | null): Promise<Memory[]> =>
    person.anonymous || !memoryEnabled ? [] : memoriesOf(person.uid);

  const circumstances = (session: SessionRow, signal: AbortSignal) => {
    const programTalk = talkOf(programOfSession(keys, session));
    return {
      sessionId: session.id,
      sessionType: session.sessionType,
      messageId: randomUUID(),
      now: now(),
      previousMessageAt: session.lastMessageAt,
      lastDisclosedAt: session.lastDisclosedAt,
      programStep: programTalk && describeStep(programTalk),
      programTalk,
      signal,
    };
  };

  return {
    respond: async (
      person: Person,
      input: Input<Calls["respond"]>,
      signal: AbortSignal,
      overLimit: AppError | null,
    ): Promise<AsyncIterable<ReplyEvent>> => {
      const place = { uid: person.uid, sessionId: input.id };
      const clientMessageId = input.client_message_id ?? randomUUID();
      const opened = await turns.open(place, clientMessageId);
      const session = requireLiving(opened?.session, now());
      const said = opened?.said ?? null;
      const answer = opened?.answer ?? null;
      const openText = (row: { id: string; body: Buffer }) =>
        keys.open(row.body, places.message(place.uid, place.sessionId, row.id));

      if (answer?.status === "complete")
        return replay(answer, openText(answer), view.offered({ ...place, ...answer }));
      const content = said ? openText(said) : input.content;
      const seq = said?.seq ?? session.nextSeq;
      const rows = await turns.before(place, seq, historyRows);
      const history = view.history(rows);
      const state = view.state(rows);
      const { heard, tooMuch } = await hear(person, { content, history, state });
      const { screening } = heard;
      const country = opened?.country ?? input.country ?? null;
      if (session.endedAt) refuseWithHelp("session_ended", screening, country);
      refuseTooMany(tooMuch ?? overLimit, screening);
      const today = now().toISOString().slice(0, 10);
      const allowance = {
        isPaid: opened?.isPaid ?? null,
        isPro: opened?.isPro ?? null,
        used: opened?.messagesDay === today ? (opened.messagesToday ?? 0) : 0,
      };
      const withoutModel = isTooMuchDanger(person, allowance, screening);
      const [memories, leansOnIt] = await Promise.all([
        withoutModel ? [] : usable(person, opened?.memoryEnabled ?? null),
        // Once a day, with its first message: more often would be nagging, and a query a turn.
        opened?.messagesDay === today || screening.level !== "none"
          ? false
          : turns.leansOnIt(person.uid, now()),
      ]);

      // No credit stands between a person at risk and words they can hear.
      const giveWords = async () => {
        if (input.spoken && screening.level !== "none")
          await parts.giveExchange(person.uid, clientMessageId);
      };
      const turn: TurnRequest = {
        ...circumstances(session, signal),
        ...spokenType(input.spoken),
        content,
        history,
        country,
        language: opened?.language ?? null,
        memories,
        heard,
        state,
        leansOnIt,
        withoutModel,
        onSpent: onSpentBy(person.uid),
      };
      if (withoutModel && !said) {
        await giveWords();
        // As if it were the first: ways to help are shown in each of these, and not only where they were not yet.
        const first = { ...turn, history: [], state: view.state([]) };
        return passOn(counted(companion.respond(first)));
      }

      let claim: TurnClaim;
      if (said) {
        claim = requireTurn(await turns.claimAgain(place, said.seq, now()), screening, country);
      } else {
        refuseOverLimit(person, allowance, screening);
        const id = randomUUID();
        const message = {
          id,
          body: keys.seal(content, places.message(place.uid, place.sessionId, id)),
          uiHidden: input.metadata?.["ui_hidden"] === true,
          clientMessageId,
        };
        claim = requireTurn(
          await turns.claimWithMessage(place, seq, message, now()).catch((error: unknown) => {
            if (isDuplicate(error)) return undefined;
            throw error;
          }),
          screening,
          country,
        );
      }
      await giveWords();
      return record(claim, companion.respond(turn), turn.messageId, {
        ends: false,
        // A name is worth no wait where no thread was free for the message.
        title:
          heard.isUnread || seq > namedBySeq || session.savedSummary || session.sessionSummarySaved
            ? null
            : titleOf(place, [...history, { role: "user", content }], state),
      });
    },

    respondStateless: createRespondStateless({
      turns,
      keys,
      companion,
      hear,
      isTooMuchDanger,
      counted,
      onSpentBy,
      now,
    }),

    end: async (
      person: Person,
      input: Input<Calls["end"]>,
      signal: AbortSignal,
    ): Promise<AsyncIterable<ReplyEvent>> => {
      const place = { uid: person.uid, sessionId: input.id };
      const opened = await turns.open(place, "");
      const session = requireLiving(opened?.session, now());
      const rows = await turns.before(place, session.nextSeq, historyRows);
      const last = rows.at(-1);
      if (session.endedAt && last) return replay(last, view.message(last).content, null);
      const state = view.state(rows);
      const claim = requireTurn(await turns.claimClosing(place, now()));
      const closing: Closing = {
        ...circumstances(session, signal),
        ...spokenType(input.spoken),
        history: view.history(rows),
        state,
        country: opened?.country ?? input.country ?? null,
        language: opened?.language ?? null,
        // A goodbye needs no memory, and none leaves for it.
        memories: [],
        onSpent: onSpentBy(person.uid),
      };
      if (closing.sessionType === "voice") await parts.giveExchange(person.uid, closing.messageId);
      return record(claim, companion.close(closing), closing.messageId, {
        ends: true,
        title: titleOf(place, closing.history, state),
      });
    },
  };
};

export type TurnService = ReturnType<typeof createTurnService>;
