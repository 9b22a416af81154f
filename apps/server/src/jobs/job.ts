/** What every server does again and again, beside answering. */
export type Job = {
  name: string;
  everyMs: number;
  run: () => Promise<unknown>;
  /** What the log says of a run that failed; the next one comes at its time. */
  onFailure: { level: "warn" | "error"; words: string };
  /** As soon as the server begins to leave, so that another takes over what it does. */
  stopsFirst?: boolean;
  /** Called at the stop, which waits for a run under way: it may bring that to its end. */
  onStop?: () => Promise<void>;
};

export const hourMs = 60 * 60_000;
