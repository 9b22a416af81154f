import { createCompanion } from "@app/companion/companion";
import type { Hearing } from "@app/companion/hearing/jobs";
import { runJob, spentOn } from "@app/companion/hearing/run-job";
import type { CompanionState } from "@app/companion/state";
import type { HistoryItem } from "@app/contract/calls/session-shapes";
import { isLed } from "@app/guide/talk";
import { forgetReadings } from "@app/reading/read-once";

/** As a worker of the server does it, which forgets what it read between two jobs. */
const hearing: Hearing = {
  do: async (name, input, onSpent) => {
    const { done, ms } = spentOn(() => runJob(name, input));
    forgetReadings();
    onSpent?.(ms);
    return done;
  },
  wake: () => undefined,
  close: async () => undefined,
};

const companion = createCompanion({ model: null, timings: { guideWordDelayMs: 0 }, hearing });
const now = new Date("2026-01-05T21:00:00Z");

export type GuidedExchange = {
  message: string;
  /** The message is a path's button and none of the person's own words. */
  isTap: boolean;
  reply: string;
  /** A path that was chosen leads, and is not at its end. */
  isOnPath: boolean;
  /** The move that wrote the reply. */
  move: string | null;
  /** What reading and answering took of a thread. */
  ms: number;
};

export type PlayedScript = { greeting: string; exchanges: GuidedExchange[] };

const pathOffered = ({ talk }: CompanionState): string | undefined =>
  talk.offered.find(({ id }) => id.startsWith("path/"))?.text;

/**
 * A script played as the server plays a session without a model: greeted, heard, answered, with what was kept handed
 * on. Who taps takes the first path that is offered, between two messages of the script.
 */
export const playScript = async (
  { id, turns }: { id: string; turns: readonly string[] },
  { taps }: { taps: boolean },
): Promise<PlayedScript> => {
  const greeting = await companion.greet({
    ...{ sessionId: id, sessionType: "text", localHour: null, initialAnswer: null, now },
    ...{ lastSession: null, openActions: [], memories: [] },
  });
  let { state } = greeting;
  const history: HistoryItem[] = [{ role: "assistant", content: greeting.text }];
  const exchange = async (content: string, isTap: boolean): Promise<GuidedExchange> => {
    let ms = 0;
    const onSpent = (spentMs: number): void => {
      ms += spentMs;
    };
    const heard = await companion.hear({ content, history, state }, onSpent);
    let reply = "";
    for await (const event of companion.respond({
      ...{ sessionId: id, sessionType: "text", messageId: "m-1", content, heard, state, now },
      ...{ country: "GB", previousMessageAt: null, lastDisclosedAt: null, memories: [] },
      ...{ programStep: null, history: [...history], signal: new AbortController().signal },
      onSpent,
    })) {
      if (event.type === "kept") state = event.state;
      if (event.type === "token") reply += event.text;
    }
    history.push({ role: "user", content }, { role: "assistant", content: reply });
    return {
      message: content,
      isTap,
      reply,
      isOnPath: isLed(state.talk) && state.talk.mode === "path",
      move: state.talk.move,
      ms,
    };
  };
  const exchanges: GuidedExchange[] = [];
  let hasTapped = !taps;
  for (const message of turns) {
    exchanges.push(await exchange(message, false));
    const path = hasTapped ? undefined : pathOffered(state);
    if (path === undefined) continue;
    hasTapped = true;
    exchanges.push(await exchange(path, true));
  }
  return { greeting: greeting.text, exchanges };
};
