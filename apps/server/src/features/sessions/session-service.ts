import { randomUUID } from "node:crypto";
import type { Companion, Memory } from "@app/companion/companion";
import type { Api } from "@app/contract/api";
import type { Input } from "@app/contract/call";
import type { Session, SessionType } from "@app/contract/calls/session-shapes";
import { AppError } from "@app/contract/errors";
import { limits } from "@app/contract/limits";
import { cutPage, decodeCursor } from "../../db/keyset.ts";
import { places } from "../../db/sealed-places.ts";
import type { CostLimits } from "../../http/cost-limits.ts";
import type { Person } from "../../http/person.ts";
import type { MessageKeys } from "../../keys.ts";
import { decodeMessageCursor } from "./cursors.ts";
import { askedProgram, sealProgram, talkOf } from "./session-program.ts";
import type { SessionRow, SessionStore } from "./session-store.ts";
import type { SessionView } from "./session-view.ts";
import { sealKept } from "./talk-state.ts";
import type { TurnStore } from "./turn-store.ts";

type Calls = Api["sessions"];

export type SessionServiceParts = {
  sessions: SessionStore;
  turns: TurnStore;
  view: SessionView;
  keys: MessageKeys;
  companion: Companion;
  costs: CostLimits;
  findUser: (uid: string) => Promise<{ memoryEnabled: boolean } | undefined>;
  memoriesOf: (uid: string) => Promise<Memory[]>;
  openActions: (uid: string, limit: number) => Promise<string[]>;
  /** Words that answer nobody's may be heard and cost nothing. */
  giveExchange: (uid: string, exchangeId: string) => Promise<void>;
  /** Belongs to nobody: only that one of this type began. */
  countStarted: (type: SessionType, now: Date) => Promise<void>;
  now: () => Date;
};

const dayMs = 24 * 60 * 60_000;
/** A greeting names one thing that was planned; more would be a list of duties. */
const actionsForGreeting = 3;

/** A session of somebody else's, and one that never was, answer alike. */
export const requireLiving = (row: SessionRow | undefined, now: Date): SessionRow => {
  if (!row) throw new AppError("session_not_found");
  if (row.expiresAt <= now) throw new AppError("session_gone");
  return row;
};

export const createSessionService = (parts: SessionServiceParts) => {
  const { sessions, turns, view, keys, companion, costs, now } = parts;

  /** What a greeting may know: nothing for somebody who is here for the first time. */
  const background = async (person: Person) => {
    const [last, openActions, user] = await Promise.all([
      sessions.last(person.uid),
      parts.openActions(person.uid, actionsForGreeting),
      person.anonymous ? undefined : parts.findUser(person.uid),
    ]);
    return {
      lastSession: last ? { title: view.session(last).summary_title, at: last.lastUpdated } : null,
      openActions,
      memories: user?.memoryEnabled ? await parts.memoriesOf(person.uid) : [],
    };
  };

  const opened = async (row: SessionRow) => ({
    session: view.session(row),
    messages: view.newest(
      row,
      await turns.before(
        { uid: row.uid, sessionId: row.id },
        row.nextSeq,
        limits.session.pageDefault,
      ),
    ),
  });

  /** Set where they had too much read, and these words tell of no danger or come in a flood. */
  const tooMuchIn = (uid: string, words: string): AppError | null => {
    const tooMuch = costs.tooMuchRead(uid);
    if (!tooMuch) return null;
    const isCalm = companion.glance(words).screening.level === "none";
    return isCalm || costs.isDangerFlood(uid) ? tooMuch : null;
  };

  return {
    create: async (person: Person, input: Input<Calls["create"]>) => {
      const { uid } = person;
      const onSpent = (ms: number) => costs.read(uid, ms);
      const tooMuch = input.initial_answer ? tooMuchIn(uid, input.initial_answer) : null;
      if (tooMuch) {
        const before = await sessions.findByClientId(uid, input.client_session_id ?? "");
        if (!before) throw tooMuch;
        return opened(requireLiving(before, now()));
      }
      const program = askedProgram(input);
      const id = randomUUID();
      const createdAt = now();
      const greeting = await companion.greet(
        {
          sessionId: id,
          sessionType: input.session_type,
          localHour: input.local_hour ?? null,
          initialAnswer: input.initial_answer ?? null,
          programTalk: talkOf(program),
          now: createdAt,
          ...(await background(person)),
        },
        onSpent,
      );
      const greetingId = randomUUID();
      const made = await sessions.create({
        uid,
        id,
        clientSessionId: input.client_session_id ?? null,
        sessionType: input.session_type,
        program: program && sealProgram(keys, { uid, id }, program),
        initialAnswer: input.initial_answer
          ? keys.seal(input.initial_answer, places.initialAnswer(uid, id))
          : null,
        initialSummary: input.initial_answer
          ? keys.seal(
              await companion.initialSummary(input.initial_answer, onSpent),
              places.initialSummary(uid, id),
            )
          : null,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + limits.session.retentionDays * dayMs),
        greeting: {
          id: greetingId,
          body: keys.seal(greeting.text, places.message(uid, id, greetingId)),
          state: sealKept(
            keys,
            {
              state: greeting.state,
              hasOffered: greeting.options.length > 0 || greeting.place !== null,
            },
            places.messageState(uid, id, greetingId),
          ),
        },
      });
      if (made === "nobody") throw new AppError("authentication_required");
      if (made && input.session_type === "voice") await parts.giveExchange(uid, greetingId);
      // A count that fails keeps nobody from talking.
      if (made) await parts.countStarted(input.session_type, createdAt).catch(() => undefined);
      // Not made: the same start was sent before, and its session is the answer.
      const row = made ?? (await sessions.findByClientId(uid, input.client_session_id ?? ""));
      return opened(requireLiving(row, now()));
    },

    list: async (person: Person, { limit, before, session_type }: Input<Calls["list"]>) => {
      const rows = await sessions.page(person.uid, limit + 1, decodeCursor(before), session_type);
      const { page, next_before } = cutPage(rows, limit, (row) => ({
        at: row.lastUpdated,
        id: row.id,
      }));
      return { sessions: page.map(view.session), next_before };
    },

    read: async (person: Person, { id, limit, before }: Input<Calls["read"]>) => {
      const place = { uid: person.uid, sessionId: id };
      const row = requireLiving(await sessions.find(person.uid, id), now());
      const from = before === undefined ? row.nextSeq : decodeMessageCursor(before);
      const rows = await turns.before(place, from, limit + 1);
      const page = rows.length > limit ? rows.slice(1) : rows;
      return {
        session: view.session(row),
        messages: before === undefined ? view.newest(row, page) : page.map(view.message),
        next_before: rows.length > limit ? String(page[0]?.seq) : null,
      };
    },

    /** The session as it stands, also when its text is gone. */
    find: async (uid: string, id: string): Promise<Session | undefined> => {
      const row = await sessions.find(uid, id);
      return row && view.session(row);
    },

    remove: async (person: Person, id: string) => {
      if (!(await sessions.remove(person.uid, id))) throw new AppError("session_not_found");
      return { deleted: true as const };
    },

    resume: async (person: Person, id: string) => {
      const row = await sessions.resume(person.uid, id, now());
      if (row) return { session: view.session(row) };
      requireLiving(await sessions.find(person.uid, id), now());
      throw new AppError("session_ended");
    },

    restore: async (person: Person, id: string) => {
      const row = await sessions.restore(person.uid, id, now());
      if (row) return { session: view.session(row) };
      requireLiving(await sessions.find(person.uid, id), now());
      throw new AppError("session_not_found");
    },
  };
};

export type SessionService = ReturnType<typeof createSessionService>;
