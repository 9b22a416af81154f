import type { RiskLevel } from "@app/contract/reply-events";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** Not the product's name: a dashboard must outlive it. */
const prefix = "companion_";

const replySeconds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16];
const requestSeconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Who wrote a reply, as far as a figure goes. */
export type ReplyWriter = "guide" | "model";

/** Work that waits, by its kind. */
export type QueueDepths = Readonly<Record<string, number>>;

/** What happens here, as numbers: how many and how long, never who or what. */
export const createMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: prefix + name, help, labelNames, registers });
  const histogram = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    buckets: number[],
  ) => new Histogram({ name: prefix + name, help, labelNames, buckets, registers });
  /** Read when somebody looks. */
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: prefix + name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });

  const requests = counter("requests_total", "Requests answered", ["route", "status"]);
  const durations = histogram(
    "request_seconds",
    "How long an answer took, streams left out",
    ["route"],
    requestSeconds,
  );
  const refused = counter("refused_total", "Calls refused by a general limit", ["limit"]);
  const screenings = counter("screenings_total", "Messages read for risk, by what was found", [
    "level",
  ]);
  const replies = counter("replies_total", "Replies that ended, by how", ["writer", "end"]);
  const firstToken = histogram(
    "first_token_seconds",
    "From asking for a reply to its first words",
    ["writer"],
    replySeconds,
  );
  const tokens = counter("reply_tokens_total", "Pieces of text that replies came in", ["writer"]);
  const modelErrors = counter("model_errors_total", "Failures of the configured model", ["kind"]);
  const credits = counter("voice_credits_total", "Voice credits burnt and given back", ["change"]);

  const jobRuns = counter("job_runs_total", "Runs of what a server does again and again", [
    "job",
    "end",
  ]);
  const jobSeconds = new Gauge({
    name: `${prefix}job_seconds`,
    help: "How long the last run took",
    labelNames: ["job"],
    registers,
  });
  const jobLastWell = new Gauge({
    name: `${prefix}job_last_well_timestamp_seconds`,
    help: "When a run last came to a good end",
    labelNames: ["job"],
    registers,
  });

  let boardReaders = () => 0;
  gauge("board_readers", "People who follow the board now", () => boardReaders());

  return {
    registry,
    answered: (route: string, status: number, seconds: number | null): void => {
      requests.inc({ route, status: `${Math.floor(status / 100)}xx` });
      if (seconds !== null) durations.observe({ route }, seconds);
    },
    refused: (limit: string): void => refused.inc({ limit }),
    screened: (level: RiskLevel): void => screenings.inc({ level }),
    replied: (
      writer: ReplyWriter,
      reply: { end: "done" | "error" | "left"; tokens: number; firstTokenMs: number | null },
    ): void => {
      replies.inc({ writer, end: reply.end });
      tokens.inc({ writer }, reply.tokens);
      if (reply.firstTokenMs !== null) firstToken.observe({ writer }, reply.firstTokenMs / 1_000);
    },
    modelFailed: (kind: string): void => modelErrors.inc({ kind }),
    creditsChanged: (change: "burnt" | "given_back", amount: number): void =>
      credits.inc({ change }, amount),
    jobRan: (job: string, { isWell, tookMs }: { isWell: boolean; tookMs: number }): void => {
      jobRuns.inc({ job, end: isWell ? "done" : "error" });
      jobSeconds.set({ job }, tookMs / 1_000);
      if (isWell) jobLastWell.setToCurrentTime({ job });
    },
    /** The one thing whoever keeps a board has to say here. */
    countBoardReadersBy: (read: () => number): void => {
      boardReaders = read;
    },
    watchStreams: (read: () => number) =>
      gauge("streams_open", "Replies and sounds under way", read),
    watchQueues: (read: () => Promise<QueueDepths>) =>
      new Gauge({
        name: `${prefix}queue_depth`,
        help: "What waits: post to leave, analyses, queries for a connection",
        labelNames: ["queue"],
        registers,
        async collect() {
          for (const [queue, depth] of Object.entries(await read())) this.set({ queue }, depth);
        },
      }),
    /** The process itself. Left out where nobody looks, since it observes every collection of garbage. */
    watchProcess: (): void => collectDefaultMetrics({ register: registry, prefix }),
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
