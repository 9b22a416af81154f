import { randomUUID } from "node:crypto";
import { ownPrompts } from "@app/content/prompts";
import type { Api } from "@app/contract/api";
import { type Input, mayAct, type StaffRole } from "@app/contract/call";
import type { OwnPrompt, Prompt } from "@app/contract/calls/community";
import { AppError } from "@app/contract/errors";
import { limits } from "@app/contract/limits";
import type { VoteDirection } from "@app/contract/prompts";
import type { Person } from "../../http/person.ts";
import type { RateLimit } from "../../http/rate-limit.ts";
import type { ReportThing } from "../../sharing/moderated.ts";
import type { SharingGuard } from "../../sharing/sharing-guard.ts";
import type { ModeratedPrompts } from "./moderated-store.ts";
import { searchWords } from "./search-words.ts";
import type { CommunityPromptRow, PromptStore, Vote } from "./store.ts";
import { textKey } from "./text-key.ts";
import type { PromptUseStore } from "./use-store.ts";
import type { WhoToday } from "./who-today.ts";

type Calls = Api["community"];

export type PromptServiceParts = {
  store: PromptStore;
  uses: PromptUseStore;
  moderated: ModeratedPrompts;
  sharing: SharingGuard;
  report: ReportThing;
  whoToday: WhoToday;
  staffRole: (uid: string) => Promise<StaffRole | null>;
  /** Writes a moderator's act down before it happens. */
  noteRemoval: <T>(by: string, id: string, work: () => Promise<T>) => Promise<T>;
  rateLimit: RateLimit;
  now: () => Date;
};

const dayMs = 24 * 60 * 60_000;
const directions: Readonly<Record<VoteDirection, Vote>> = { up: 1, down: -1, none: 0 };
const wordOf = (vote: Vote): VoteDirection => (vote === 1 ? "up" : vote === -1 ? "down" : "none");

/** Why a prompt was not added. */
const refusals = {
  nobody: "authentication_required",
  taken: "prompt_exists",
  hidden: "prompt_hidden",
  too_many: "prompts_limit",
} as const;

const ownKeys = new Set(ownPrompts.map(({ text }) => textKey(text)));

const view = (row: CommunityPromptRow, uid: string | null, vote: Vote): Prompt => ({
  id: row.id,
  text: row.text,
  category: row.category,
  votes: row.up - row.down,
  my_vote: wordOf(vote),
  uses: row.uses,
  created_at: row.createdAt.toISOString(),
  mine: uid !== null && row.uid === uid,
  ours: row.ours,
});

export const createPromptService = (parts: PromptServiceParts) => {
  const { store, uses, moderated, sharing, rateLimit, now } = parts;
  const today = () => now().toISOString().slice(0, 10);

  return {
    list: async (
      { q = "", ...input }: Input<Calls["list"]>,
      person: Person | null,
    ): Promise<{ prompts: Prompt[]; next_before: string | null }> => {
      const { page, next_before } = await store.list({ ...input, words: searchWords(q) });
      const uid = person?.uid ?? null;
      const ids = page.map(({ id }) => id);
      const votes = uid ? await store.votesOf(uid, ids) : new Map<string, Vote>();
      return { prompts: page.map((row) => view(row, uid, votes.get(row.id) ?? 0)), next_before };
    },

    own: async (uid: string, { limit, before }: Input<Calls["own"]>) => {
      const { page, next_before } = await store.own(uid, limit, before);
      const prompts = page.map(
        (row): OwnPrompt => ({ ...view(row, uid, 0), hidden: row.state !== "shown" }),
      );
      return { prompts, next_before };
    },

    ownVotes: async (uid: string, { limit, before }: Input<Calls["ownVotes"]>) => {
      const { page, next_before } = await store.ownVotes(uid, limit, before);
      return {
        votes: page.map(({ promptId, direction, votedAt }) => ({
          prompt_id: promptId,
          direction: direction === 1 ? ("up" as const) : ("down" as const),
          voted_at: votedAt.toISOString(),
        })),
        next_before,
      };
    },

    create: async (uid: string, input: Input<Calls["create"]>, overLimit: AppError | null) => {
      const { text, category, country } = input;
      // Heard for danger before any limit: nobody in danger is told to come back tomorrow.
      const admitted = await sharing.admit({ text, uid, country, seenHelp: input.seen_help });
      const { safety, changes, mayGoOn } = admitted;
      if (admitted.risk !== null) return { prompt: null, may_go_on: mayGoOn, changes: [], safety };
      if (overLimit) throw overLimit;
      rateLimit.take(`prompts:${uid}`, limits.community.createsPerMinute);
      const left = admitted.text.replace(/\[[^[\]]*\]/g, "").trim();
      if (changes.length > 0 && left.length < limits.community.promptMinChars)
        throw new AppError("prompt_nothing_left");
      const key = textKey(admitted.text);
      if (ownKeys.has(key)) throw new AppError("prompt_exists");
      const createdAt = now();
      const limit = limits.community.promptsPerDay;
      const added = await store.add(
        { id: randomUUID(), uid, text: admitted.text, textKey: key, category, createdAt },
        { limit, since: new Date(createdAt.getTime() - dayMs) },
      );
      if (!("row" in added)) throw new AppError(refusals[added.outcome], { limit });
      const prompt = view(added.row, uid, 0);
      return { prompt, may_go_on: false, changes: [...changes], safety: null };
    },

    remove: async (uid: string, id: string) => {
      if (await store.removeOwn(uid, id)) return { removed: true as const };
      const row = await store.find(id);
      if (!row || row.state === "removed") throw new AppError("prompt_gone");
      if (!mayAct(await parts.staffRole(uid), "moderator")) throw new AppError("forbidden");
      await parts.noteRemoval(uid, id, () => moderated.remove(id));
      return { removed: true as const };
    },

    vote: async (uid: string, { id, direction }: Input<Calls["vote"]>) => {
      rateLimit.take(`prompt-votes:${uid}`, limits.community.votesPerMinute);
      const vote = directions[direction];
      const voted = await store.vote(uid, id, vote, now());
      if (voted === "nobody") throw new AppError("authentication_required");
      if (voted === "gone") throw new AppError("prompt_gone");
      if (voted === "own") throw new AppError("prompt_own");
      return { prompt: view(voted, uid, vote) };
    },

    increment: async (id: string, person: Person | null, address: string) => {
      const day = today();
      const who = parts.whoToday(person, address, day);
      rateLimit.take(`prompt-uses:${who}`, limits.community.usesPerMinute);
      const count = await uses.use(id, who, day);
      if (count === undefined) throw new AppError("prompt_gone");
      return { uses: count };
    },

    report: async (uid: string, { id, reason }: Input<Calls["report"]>) => {
      rateLimit.take(`prompt-reports:${uid}`, limits.community.reportsPerMinute);
      const row = await store.find(id);
      if (row?.state !== "shown") throw new AppError("prompt_gone");
      const { hidden } = await parts.report({ kind: "prompt", id }, { uid, reason });
      return { reported: true as const, hidden };
    },

    moderated: moderated.moderated,

    deleteOld: async (): Promise<void> => {
      await uses.forgetBefore(today());
      const keptMs = limits.moderation.decidedKeepDays * dayMs;
      await moderated.deleteRemoved(new Date(now().getTime() - keptMs));
    },
  };
};

export type PromptService = ReturnType<typeof createPromptService>;
