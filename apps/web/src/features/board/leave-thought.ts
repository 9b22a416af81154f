import type { Output, SentInput } from "@app/contract/call";
import type { boardCalls, scrubChange, Thought } from "@app/contract/calls/board";
import type { CallOptions } from "@app/contract/client";
import type { FormSafety } from "@app/contract/form-fields";
import { timings } from "@app/contract/timings";
import type { z } from "zod";
import { type Problem, problemOf } from "../../errors/problem.ts";
import { helpInError } from "../../helplines/help-in-error.ts";

export type ScrubChange = z.output<typeof scrubChange>;

export type LeaveAnswer =
  | { kind: "shown"; thought: Thought; changes: readonly ScrubChange[] }
  /** Nobody sees it; help is what the person sees. Where it only sounds heavy, it is theirs to decide. */
  | { kind: "waiting"; thought: Thought; safety: NonNullable<FormSafety>; mayGoOn: boolean }
  | { kind: "refused"; problem: Problem; waitMs: number; safety: FormSafety };

/** `seenHelp`: they were shown help for these very words, and want them on the board all the same. */
export type LeaveThought = (text: string, seenHelp?: boolean) => Promise<LeaveAnswer>;

type LeaveCall = (typeof boardCalls)["leave"];

export type LeavingSettings = {
  leave: (args: SentInput<LeaveCall>, options?: CallOptions) => Promise<Output<LeaveCall>>;
  ensureSignedIn: () => Promise<unknown>;
  country: () => string | undefined;
  newSecret: () => string;
  report: (error: unknown) => void;
  onShown: (thought: Thought, secret: string) => void;
  onWaiting: (thought: Thought, secret: string) => void;
};

/** "…in 17 seconds": the server says how long, in the words that people read. */
const waitMsOf = ({ code, detail }: Problem): number => {
  if (code !== "thought_too_soon") return 0;
  const seconds = Number(/\d+/.exec(detail)?.[0]);
  return Number.isFinite(seconds) ? seconds * 1_000 : timings.board.paceMs;
};

/** Nothing can be said against it: without a word to show, there is still the way to help. */
const noLines: NonNullable<FormSafety> = { level: "crisis", category: null, helplines: [] };

export const createLeaving = (settings: LeavingSettings): LeaveThought => {
  /** Words whose answer never came may have arrived: with their secret they are not left twice. */
  let unanswered: { text: string; secret: string } | undefined;

  return async (text, seenHelp = false) => {
    const secret = unanswered?.text === text ? unanswered.secret : settings.newSecret();
    unanswered = { text, secret };
    try {
      await settings.ensureSignedIn();
      const country = settings.country();
      const answer = await settings.leave({
        text,
        secret,
        seen_help: seenHelp,
        ...(country ? { country } : {}),
      });
      unanswered = undefined;
      if (answer.state === "waiting") {
        const { thought, safety, may_go_on: mayGoOn } = answer;
        if (!mayGoOn) settings.onWaiting(thought, secret);
        return { kind: "waiting", thought, safety: safety ?? noLines, mayGoOn };
      }
      settings.onShown(answer.thought, secret);
      return { kind: "shown", thought: answer.thought, changes: answer.changes };
    } catch (error) {
      settings.report(error);
      const problem = problemOf(error);
      if (problem.code !== null) unanswered = undefined;
      return { kind: "refused", problem, waitMs: waitMsOf(problem), safety: helpInError(error) };
    }
  };
};
