import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import type { Api } from "@app/contract/api";
import type { Input, Output } from "@app/contract/call";
import type { Thought } from "@app/contract/calls/board";
import { AppError } from "@app/contract/errors";
import { limits } from "@app/contract/limits";
import type { RiskCategory } from "@app/contract/reply-events";
import { timings } from "@app/contract/timings";
import { countGraphemes } from "@app/kindness/count-graphemes";
import { fold } from "@app/kindness/fold";
import type { Tx } from "../../db/lock-person.ts";
import { places } from "../../db/sealed-places.ts";
import type { RateLimit } from "../../http/rate-limit.ts";
import type { MessageKeys } from "../../keys.ts";
import type { ModeratedTexts, ReportThing } from "../../sharing/moderated.ts";
import type { AdmittedText, SharingGuard } from "../../sharing/sharing-guard.ts";
import type { LeaveStore } from "./leave-store.ts";
import type { BoardStore, ThoughtRow } from "./store.ts";

export type BoardServiceParts = {
  store: BoardStore;
  leave: LeaveStore;
  guard: SharingGuard;
  keys: MessageKeys;
  secret: string;
  rateLimit: RateLimit;
  report: ReportThing;
  /** Puts a thought that waits before the moderators, in the transaction that stores it. */
  hold: (tx: Tx, id: string, risk: RiskCategory) => Promise<void>;
  now: () => Date;
};

/** Who makes a call: only ever for limits, and for hashes that nobody can turn back. */
export type Caller = { uid: string; address: string };
/** One call too many is said once the words were read, and tell of no danger. */
type Leaver = Caller & { overLimit?: AppError | null };

type Leave = Input<Api["board"]["leave"]>;
type Left = Output<Api["board"]["leave"]>;

const lifetimeMs = limits.board.lifetimeHours * 3_600_000;

export const createBoardService = (parts: BoardServiceParts) => {
  const { store, guard, keys, rateLimit, now } = parts;

  const keyed = (purpose: string, text: string): string =>
    createHmac("sha256", parts.secret).update(`board/${purpose}/${text}`).digest("base64url");
  const hashOf = (secret: string): string =>
    createHash("sha256").update(`board/${secret}`).digest("base64url");

  /** As it is read: the same words with other capitals or signs are the same. */
  const wordsOf = (text: string): string =>
    fold(text)
      .text.toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();

  const thoughtOf = (row: Omit<ThoughtRow, "heard" | "heardAt"> & { heard?: number }): Thought => ({
    id: row.id,
    text: keys.open(row.body, places.thought(row.id)),
    heard: row.heard ?? 0,
    created_at: row.createdAt.toISOString(),
    gone_at: row.goneAt.toISOString(),
  });

  const checkLength = (text: string): void => {
    // Marks that nobody sees are no words.
    if (fold(text).text.trim() === "") throw new AppError("thought_empty");
    if (countGraphemes(text) > limits.board.thoughtMaxChars) throw new AppError("thought_too_long");
  };

  const newRow = (admitted: AdmittedText, secretHash: string) => {
    const id = randomUUID();
    const at = now();
    const words = wordsOf(admitted.text);
    return {
      words,
      row: {
        id,
        body: keys.seal(admitted.text, places.thought(id)),
        state: admitted.risk === null ? ("shown" as const) : ("waiting" as const),
        secretHash,
        // Without letters or digits, as with a lone emoji, the text itself is compared.
        echo: keyed("echo", words || admitted.text),
        salt: randomBytes(16).toString("base64url"),
        createdAt: at,
        goneAt: new Date(at.getTime() + lifetimeMs),
      },
    };
  };

  const repeatSince = (words: string, at: Date): Date =>
    countGraphemes(words) < limits.board.shortThoughtChars
      ? new Date(at.getTime() - limits.board.shortRepeatMinutes * 60_000)
      : new Date(at.getTime() - lifetimeMs);

  /** The thought as it stands; undefined where it was left before with this secret, and is gone since. */
  const keep = async (admitted: AdmittedText, secretHash: string, uid: string) => {
    const { row, words } = newRow(admitted, secretHash);
    const { createdAt: at } = row;
    if (admitted.risk !== null) {
      const { risk } = admitted;
      const isNew = await store.transaction(async (tx) => {
        if (!(await store.addWaiting(tx, row))) return false;
        await parts.hold(tx, row.id, risk);
        return true;
      });
      return isNew ? row : store.findBySecret(secretHash, at);
    }
    const outcome = await parts.leave({
      row,
      person: keyed("pace", uid),
      until: new Date(at.getTime() + timings.board.paceMs),
      saidSince: repeatSince(words, at),
    });
    if (outcome.is === "known") return store.findBySecret(secretHash, at);
    if (outcome.is === "said") throw new AppError("thought_repeated");
    if (outcome.is === "too soon")
      throw new AppError("thought_too_soon", {
        seconds: Math.max(1, Math.ceil((outcome.until.getTime() - at.getTime()) / 1_000)),
      });
    return row;
  };

  const answer = (
    row: Parameters<typeof thoughtOf>[0],
    { changes, safety, mayGoOn }: Pick<AdmittedText, "changes" | "safety" | "mayGoOn">,
  ): Left => ({
    state: row.state === "waiting" ? "waiting" : "shown",
    may_go_on: mayGoOn,
    thought: thoughtOf(row),
    changes: [...changes],
    safety,
  });

  /** Nothing of it is kept: they are asked first, or a limit stood before it; help comes through. */
  const onlyHelp = (admitted: AdmittedText): Left =>
    answer({ ...newRow(admitted, "").row, state: "waiting" }, admitted);

  const leave = async (input: Leave, { uid, address, overLimit = null }: Leaver): Promise<Left> => {
    const secretHash = hashOf(input.secret);
    checkLength(input.text);
    const admitted = await guard.admit({
      text: input.text,
      uid,
      country: input.country,
      seenHelp: input.seen_help,
    });
    if (admitted.mayGoOn) return onlyHelp(admitted);
    try {
      if (overLimit) throw overLimit;
      rateLimit.take(`board:${address}`, limits.board.leavesPerMinute);
      const row = await keep(admitted, secretHash, uid);
      if (!row) throw new AppError("thought_gone");
      return answer(row, admitted);
    } catch (error) {
      if (admitted.safety && error instanceof AppError) return onlyHelp(admitted);
      throw error;
    }
  };

  /** Changes what everybody sees, and tells it; false where the thought is no more. */
  const turn = async (tx: Tx, id: string, state: ThoughtRow["state"]): Promise<boolean> => {
    await store.lockEvents(tx);
    const before = await store.setState(tx, id, state, now());
    if (before === null) return false;
    if (before === "shown" && state !== "shown") await store.addEvent(tx, "gone", id, now());
    if (before !== "shown" && state === "shown") await store.addEvent(tx, "shown", id, now());
    return true;
  };

  const moderated: ModeratedTexts = {
    read: async (ids) =>
      new Map(
        (await store.readMany(ids, now())).map((row) => [
          row.id,
          { text: thoughtOf(row).text, createdAt: row.createdAt },
        ]),
      ),
    show: (tx, id) => turn(tx, id, "shown"),
    hide: (tx, id) => turn(tx, id, "hidden"),
    remove: (tx, id) => turn(tx, id, "removed"),
  };

  return {
    list: async ({ limit, before }: Input<Api["board"]["list"]>) => {
      const { page, next_before, seq } = await store.page(limit, before, now());
      return { thoughts: page.map(thoughtOf), next_before, seq };
    },

    leave,

    takeBack: async (id: string, secret: string) => {
      await store.transaction(async (tx) => {
        await store.lockEvents(tx);
        const state = await store.takeBack(tx, id, hashOf(secret), now());
        if (state === undefined) throw new AppError("thought_gone");
        if (state === "shown") await store.addEvent(tx, "gone", id, now());
      });
      return { taken_back: true as const };
    },

    hear: async (id: string, { uid, address }: Caller) => {
      rateLimit.take(`board-heard:${address}`, limits.board.gesturesPerMinute);
      const row = await store.findShown(id, now());
      const person = row && keyed("heard", `${row.salt}/${uid}`);
      const heard = person ? await store.hear(id, person, now()) : null;
      if (heard === null) throw new AppError("thought_gone");
      return { heard };
    },

    report: async (
      { id, reason }: Input<Api["board"]["report"]>,
      { uid, address }: Caller,
    ): Promise<Output<Api["board"]["report"]>> => {
      rateLimit.take(`board-report:${address}`, limits.board.reportsPerMinute);
      if (!(await store.findShown(id, now()))) throw new AppError("thought_gone");
      const { hidden } = await parts.report({ kind: "thought", id }, { uid, reason });
      return { reported: true, hidden };
    },

    thoughtOf,
    moderated,
    deleteOld: () => {
      const at = now();
      return store.deleteOld(at, new Date(at.getTime() - lifetimeMs));
    },
  };
};

export type BoardService = ReturnType<typeof createBoardService>;
