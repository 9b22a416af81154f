import type { Api } from "@app/contract/api";
import type { SessionType } from "@app/contract/calls/session-shapes";
import type { Client } from "@app/contract/client";
import { AppError } from "@app/contract/errors";
import type { SavedConversation } from "@app/vault/records/saved-conversation";
import type { Identity } from "../../identity/identity.ts";
import { openedFromSaved } from "./save/saved-session.ts";
import type { OpenedSession } from "./talk-state.ts";
import { isContextGone } from "./turn-errors.ts";

/** The step of a program that a conversation goes through. */
export type ProgramPlace = { id: string; step: number };

/** Which conversation the address asks for. */
export type WantedConversation =
  | { kind: "session"; id: string }
  /** The newest that is still open, or a new one. */
  | { kind: "latest"; clientSessionId: string }
  | {
      kind: "new";
      clientSessionId: string;
      initialAnswer?: string | null;
      /** To be spoken. */
      aloud?: boolean;
      /** Longer, with one theme. */
      deep?: boolean;
      program?: ProgramPlace | null;
    };

export type OpenSettings = {
  sessions: Pick<Client<Api>["sessions"], "create" | "list" | "read" | "resume">;
  identity: Pick<Identity, "token" | "ensureSignedIn" | "isAnonymous" | "hasEnded">;
  localHour: () => number;
  signal: AbortSignal;
  /** What the person opened from their vault to go on with. */
  saved?: (id: string) => SavedConversation | undefined;
};

type Start = Omit<Extract<WantedConversation, { kind: "new" }>, "kind">;

/** Without an account it begins in text, and moves into the account that is made for it. */
const typeOf = ({ program, aloud, deep }: Start, hasAccount: boolean): SessionType => {
  if (program) return "program";
  if (!hasAccount) return "text";
  if (aloud) return "voice";
  return deep ? "deepDive" : "text";
};

const start = async (wanted: Start, settings: OpenSettings): Promise<OpenedSession> => {
  await settings.identity.ensureSignedIn();
  const { clientSessionId, initialAnswer, program } = wanted;
  const { session, messages } = await settings.sessions.create(
    {
      session_type: typeOf(wanted, settings.identity.isAnonymous() === false),
      client_session_id: clientSessionId,
      local_hour: settings.localHour(),
      ...(initialAnswer ? { initial_answer: initialAnswer } : {}),
      ...(program ? { program_id: program.id, program_step: program.step } : {}),
    },
    { signal: settings.signal },
  );
  return { session, messages, olderBefore: null };
};

const read = async (
  id: string,
  { sessions, signal, saved }: OpenSettings,
): Promise<OpenedSession> => {
  try {
    const { session, messages, next_before } = await sessions.read({ id }, { signal });
    // Being back is worth a note on the server, and nothing here waits for it.
    if (session.status === "active") void sessions.resume({ id }).catch(() => undefined);
    return { session, messages, olderBefore: next_before };
  } catch (error) {
    const kept = isContextGone(error) ? saved?.(id) : undefined;
    if (!kept) throw error;
    return openedFromSaved(id, kept);
  }
};

export const openSession = async (
  wanted: WantedConversation,
  settings: OpenSettings,
): Promise<OpenedSession> => {
  if (wanted.kind === "session") return read(wanted.id, settings);
  if (wanted.kind === "new") return start(wanted, settings);
  if (!(await settings.identity.token())) {
    // Their conversation is in an account whose sign-in ended: another must not take its place unasked.
    if (settings.identity.hasEnded()) throw new AppError("token_required");
    return start(wanted, settings);
  }
  const { sessions } = await settings.sessions.list({}, { signal: settings.signal });
  const open = sessions.find(
    ({ status, session_type }) => status === "active" && session_type !== "voice",
  );
  return open ? read(open.id, settings) : start(wanted, settings);
};
