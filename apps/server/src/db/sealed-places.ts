import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { MessageKeys } from "../keys.ts";
import { boardThoughts } from "./schema/board.ts";
import { userCheckIns } from "./schema/check-ins.ts";
import {
  feedbackSubmissions,
  savedSummaries,
  userActions,
  userAnalysis,
  userAppointments,
  userMemory,
} from "./schema/kept.ts";
import { contactMessages, modelServers } from "./schema/operation.ts";
import { users } from "./schema/people.ts";
import { outbox } from "./schema/post.ts";
import { programProgress } from "./schema/programs.ts";
import { pushDevices } from "./schema/push.ts";
import { sessionMessages, sessionOutcomes, userSessions } from "./schema/sessions.ts";

/** Names the row a sealed text belongs to; sealed bytes moved elsewhere do not open. */
export const places = {
  message: (uid: string, sessionId: string, id: string) => `message/${uid}/${sessionId}/${id}`,
  messageState: (uid: string, sessionId: string, id: string) =>
    `message-state/${uid}/${sessionId}/${id}`,
  /** Kept by the page, not in a row. */
  statelessState: (uid: string, sessionId: string) => `stateless-state/${uid}/${sessionId}`,
  title: (uid: string, sessionId: string) => `title/${uid}/${sessionId}`,
  sessionProgram: (uid: string, sessionId: string) => `session-program/${uid}/${sessionId}`,
  programProgress: (uid: string, id: string) => `program-progress/${uid}/${id}`,
  initialAnswer: (uid: string, sessionId: string) => `initial-answer/${uid}/${sessionId}`,
  initialSummary: (uid: string, sessionId: string) => `initial-summary/${uid}/${sessionId}`,
  outcome: (uid: string, sessionId: string) => `outcome/${uid}/${sessionId}`,
  summaryTitle: (uid: string, id: string) => `summary-title/${uid}/${id}`,
  summaryMessage: (uid: string, id: string) => `summary-message/${uid}/${id}`,
  memorySource: (uid: string, id: string) => `memory-source/${uid}/${id}`,
  action: (uid: string, id: string) => `action/${uid}/${id}`,
  checkIn: (uid: string, id: string) => `check-in/${uid}/${id}`,
  memory: (uid: string, id: string) => `memory/${uid}/${id}`,
  appointment: (uid: string, id: string) => `appointment/${uid}/${id}`,
  analysis: (uid: string, id: string) => `analysis/${uid}/${id}`,
  pushDevice: (uid: string, id: string) => `push-device/${uid}/${id}`,
  post: (uid: string, id: string) => `post/${uid}/${id}`,
  contact: (uid: string, id: string) => `contact/${uid}/${id}`,
  feedback: (uid: string, id: string) => `feedback/${uid}/${id}`,
  feedbackName: (uid: string, id: string) => `feedback-name/${uid}/${id}`,
  username: (uid: string) => `username/${uid}`,
  passphraseHint: (uid: string) => `passphrase-hint/${uid}`,
  thought: (id: string) => `thought/${id}`,
  modelServer: (id: string) => `model-server/${id}`,
};

type Sealed<Key extends readonly PgColumn[]> = {
  table: PgTable;
  column: PgColumn;
  key: Key;
  place: (...key: string[]) => string;
  /**
   * What does not open is emptied, and everything goes on without it: the version before this one does not know
   * the column, and so leaves it behind when it moves a person or changes a key.
   */
  isExpendable?: true;
};

/** The columns that find the row, the uid first. */
export type SealedColumn = Sealed<readonly [PgColumn, PgColumn, ...PgColumn[]]>;
/** Of a row that belongs to nobody. */
export type UnownedSealedColumn = Sealed<readonly [PgColumn, ...PgColumn[]]>;

/** Every sealed column of the schema, so that a new key reaches all of them. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: sessionMessages,
    column: sessionMessages.body,
    key: [sessionMessages.uid, sessionMessages.sessionId, sessionMessages.id],
    place: (uid = "", sessionId = "", id = "") => places.message(uid, sessionId, id),
  },
  {
    table: sessionMessages,
    column: sessionMessages.state,
    key: [sessionMessages.uid, sessionMessages.sessionId, sessionMessages.id],
    place: (uid = "", sessionId = "", id = "") => places.messageState(uid, sessionId, id),
    isExpendable: true,
  },
  {
    table: userSessions,
    column: userSessions.summaryTitle,
    key: [userSessions.uid, userSessions.id],
    place: (uid = "", id = "") => places.title(uid, id),
  },
  {
    table: userSessions,
    column: userSessions.program,
    key: [userSessions.uid, userSessions.id],
    place: (uid = "", id = "") => places.sessionProgram(uid, id),
  },
  {
    table: programProgress,
    column: programProgress.body,
    key: [programProgress.uid, programProgress.id],
    place: (uid = "", id = "") => places.programProgress(uid, id),
  },
  {
    table: pushDevices,
    column: pushDevices.endpoint,
    key: [pushDevices.uid, pushDevices.id],
    place: (uid = "", id = "") => places.pushDevice(uid, id),
  },
  {
    table: userSessions,
    column: userSessions.initialAnswer,
    key: [userSessions.uid, userSessions.id],
    place: (uid = "", id = "") => places.initialAnswer(uid, id),
  },
  {
    table: userSessions,
    column: userSessions.initialSummary,
    key: [userSessions.uid, userSessions.id],
    place: (uid = "", id = "") => places.initialSummary(uid, id),
  },
  {
    table: sessionOutcomes,
    column: sessionOutcomes.body,
    key: [sessionOutcomes.uid, sessionOutcomes.sessionId],
    place: (uid = "", sessionId = "") => places.outcome(uid, sessionId),
  },
  {
    table: savedSummaries,
    column: savedSummaries.title,
    key: [savedSummaries.uid, savedSummaries.id],
    place: (uid = "", id = "") => places.summaryTitle(uid, id),
  },
  {
    table: savedSummaries,
    column: savedSummaries.message,
    key: [savedSummaries.uid, savedSummaries.id],
    place: (uid = "", id = "") => places.summaryMessage(uid, id),
  },
  {
    table: userMemory,
    column: userMemory.sourceTitle,
    key: [userMemory.uid, userMemory.id],
    place: (uid = "", id = "") => places.memorySource(uid, id),
  },
  {
    table: userActions,
    column: userActions.body,
    key: [userActions.uid, userActions.id],
    place: (uid = "", id = "") => places.action(uid, id),
  },
  {
    table: userCheckIns,
    column: userCheckIns.body,
    key: [userCheckIns.uid, userCheckIns.id],
    place: (uid = "", id = "") => places.checkIn(uid, id),
  },
  {
    table: userMemory,
    column: userMemory.body,
    key: [userMemory.uid, userMemory.id],
    place: (uid = "", id = "") => places.memory(uid, id),
  },
  {
    table: userAppointments,
    column: userAppointments.about,
    key: [userAppointments.uid, userAppointments.id],
    place: (uid = "", id = "") => places.appointment(uid, id),
  },
  {
    table: userAnalysis,
    column: userAnalysis.body,
    key: [userAnalysis.uid, userAnalysis.id],
    place: (uid = "", id = "") => places.analysis(uid, id),
  },
  {
    table: outbox,
    column: outbox.body,
    key: [outbox.uid, outbox.id],
    place: (uid = "", id = "") => places.post(uid, id),
  },
  {
    table: contactMessages,
    column: contactMessages.body,
    key: [contactMessages.uid, contactMessages.id],
    place: (uid = "", id = "") => places.contact(uid, id),
  },
  {
    table: feedbackSubmissions,
    column: feedbackSubmissions.feedbackText,
    key: [feedbackSubmissions.uid, feedbackSubmissions.id],
    place: (uid = "", id = "") => places.feedback(uid, id),
  },
  {
    table: feedbackSubmissions,
    column: feedbackSubmissions.nameSealed,
    key: [feedbackSubmissions.uid, feedbackSubmissions.id],
    place: (uid = "", id = "") => places.feedbackName(uid, id),
    isExpendable: true,
  },
];

/** Of the profile, which has one row a person: moving a person puts two of them together by hand. */
export const profileSealedColumns: readonly UnownedSealedColumn[] = [
  {
    table: users,
    column: users.usernameSealed,
    key: [users.uid],
    place: (uid = "") => places.username(uid),
    isExpendable: true,
  },
  {
    table: users,
    column: users.passphraseHintSealed,
    key: [users.uid],
    place: (uid = "") => places.passphraseHint(uid),
    isExpendable: true,
  },
];

/** Sealed too, and nobody's: a new key reaches them, and no person's move does. */
export const unownedSealedColumns: readonly UnownedSealedColumn[] = [
  {
    table: boardThoughts,
    column: boardThoughts.body,
    key: [boardThoughts.id],
    place: (id = "") => places.thought(id),
  },
  {
    table: modelServers,
    column: modelServers.body,
    key: [modelServers.id],
    place: (id = "") => places.modelServer(id),
  },
];

/** The same text, sealed with the newest key and for another place; null for what is expendable and does not open. */
export const sealAnew = (
  keys: MessageKeys,
  { isExpendable }: Pick<UnownedSealedColumn, "isExpendable">,
  sealed: Buffer,
  places: { from: string; to: string },
): Buffer | null => {
  try {
    return keys.seal(keys.open(sealed, places.from), places.to);
  } catch (error) {
    if (isExpendable) return null;
    throw error;
  }
};

/** Of a column that is expendable: null for what is not there, or does not open. */
export const openExpendable = (
  keys: MessageKeys,
  sealed: Buffer | null,
  place: string,
): string | null => {
  if (!sealed) return null;
  try {
    return keys.open(sealed, place);
  } catch {
    return null;
  }
};
