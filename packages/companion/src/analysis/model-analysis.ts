import type { JSONSchema7 } from "@ai-sdk/provider";
import type { AnalysisContent, AnalysisTheme } from "@app/contract/analysis-report";
import { limits } from "@app/contract/limits";
import type { AnalysisRequest, Source } from "../finding/source.ts";
import {
  analysisAgain,
  analysisMapInstruction,
  analysisReduceInstruction,
} from "../instructions/analysis.ts";
import { type ConfiguredModel, charsLeaving } from "../models/configured-model.ts";
import type { ModelFailureKind } from "../models/model-failure.ts";
import { areFit } from "../outcome/check-texts.ts";
import type { ReplyTimings } from "../turn/reply-clock.ts";
import { streamReply } from "../turn/stream-reply.ts";
import { type ClaimDraft, claimOf, inSessions } from "./claims.ts";
import {
  type MapAnswer,
  mapSchema,
  parseMap,
  parseReduce,
  type ReduceAnswer,
  reduceSchema,
} from "./parse-analysis.ts";

export type ModelSettings = {
  model: ConfiguredModel;
  timings: ReplyTimings;
  contextChars: number;
  /** Counts what left, also where nothing usable came back. */
  onSent: (chars: number) => void;
};

type Outcome =
  | { content: Omit<AnalysisContent, "sources" | "writer"> }
  | { failure: ModelFailureKind };

const attempts = 2;
const mapShape = { name: "notes", schema: mapSchema };
const reduceShape = { name: "report", schema: reduceSchema };
const materialMinChars = 2_000;

/** A model that is down, busy or slow will be so again; one that slipped may not. */
const worthAnotherTry: ReadonlySet<ModelFailureKind> = new Set([
  "unusable",
  "empty",
  "broken_json",
  "ended_early",
  "reported",
]);

const ask = async <Answer>(
  settings: ModelSettings,
  signal: AbortSignal,
  instruction: string,
  text: string,
  json: { name: string; schema: JSONSchema7 },
  parse: (reply: string) => Answer | null,
): Promise<{ answer: Answer } | { failure: ModelFailureKind }> => {
  let failure: ModelFailureKind = "unusable";
  for (let attempt = 0; attempt < attempts && worthAnotherTry.has(failure); attempt += 1) {
    const system = attempt === 0 ? instruction : `${instruction}\n\n${analysisAgain}`;
    const reply = streamReply({
      model: settings.model.languageModel,
      prompt: [
        { role: "system", content: system },
        { role: "user", content: [{ type: "text", text }] },
      ],
      kind: "analysis",
      signal,
      timings: settings.timings,
      maxChars: limits.reply.maxChars,
      json,
    });
    let said = "";
    for await (const piece of reply.pieces) said += piece;
    signal.throwIfAborted();
    const outcome = reply.outcome();
    if (outcome.kind !== "failed" || outcome.failure !== "unreachable")
      settings.onSent(charsLeaving(settings.model, system.length + text.length));
    if (outcome.kind === "failed") {
      failure = outcome.failure;
      continue;
    }
    const answer = parse(said);
    if (answer) return { answer };
    failure = "unusable";
  }
  return { failure };
};

type Marked = Source & { ref: string };

const materialOf = ({ ref, title, at, texts }: Marked, maxChars: number): string => {
  const words = texts.join("\n");
  // The beginning opens the matter and the end is where it stands; the middle of a long one is left out.
  const half = Math.floor(maxChars / 2);
  const cut =
    words.length <= maxChars ? words : `${words.slice(0, half)}\n(…)\n${words.slice(-half)}`;
  return `[${ref}] ${at.slice(0, 10)}, ${title}\n${cut}`;
};

const batchesOf = (sources: readonly Marked[], maxChars: number): string[][] => {
  const batches: string[][] = [[]];
  let size = 0;
  for (const source of sources) {
    const text = materialOf(source, Math.min(maxChars, Math.max(materialMinChars, maxChars / 3)));
    if (size + text.length > maxChars && size > 0) {
      batches.push([]);
      size = 0;
    }
    batches.at(-1)?.push(text);
    size += text.length;
  }
  return batches;
};

const notesText = (sessions: MapAnswer["sessions"], perSession: number): string =>
  sessions
    .map(({ ref, themes, notes }) =>
      [
        `[${ref}] themes: ${themes.map(({ name, weight }) => `${name} (${weight})`).join(", ") || "none"}`,
        ...notes
          .slice(0, perSession)
          .map(({ kind, text, quote }) => `- ${kind}: ${text}${quote ? ` “${quote}”` : ""}`),
      ].join("\n"),
    )
    .join("\n\n");

/** As many notes of each session as fit. */
const fitNotes = (sessions: MapAnswer["sessions"], maxChars: number): string => {
  for (let perSession = 5; perSession > 0; perSession -= 1) {
    const text = notesText(sessions, perSession);
    if (text.length <= maxChars) return text;
  }
  return notesText(sessions, 0).slice(0, maxChars);
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Words somebody really said, or none. */
const checkedQuote = (
  quote: string | null | undefined,
  cited: readonly Source[],
): string | null => {
  const wanted = quote ? plain(quote) : "";
  if (!quote || wanted === "") return null;
  const isSaid = cited.some(
    ({ kind, texts }) =>
      kind === "conversation" && texts.some((text) => plain(text).includes(wanted)),
  );
  return isSaid ? quote.trim().replace(/^[“"]|[”"]$/g, "") : null;
};

const themesOf = (
  answer: ReduceAnswer,
  sources: readonly Marked[],
  sessions: MapAnswer["sessions"],
): AnalysisTheme[] => {
  const bySession = new Map(sessions.map(({ ref, themes }) => [ref, themes]));
  return answer.themes.flatMap(({ name, names }, index) => {
    const wanted = new Set([...names, name].map(plain));
    const shares = sources.map(({ ref }) => {
      const themes = bySession.get(ref) ?? [];
      const total = themes.reduce((sum, { weight }) => sum + weight, 0);
      const own = themes
        .filter((theme) => wanted.has(plain(theme.name)))
        .reduce((sum, { weight }) => sum + weight, 0);
      return total === 0 ? 0 : Math.round((own / total) * 100) / 100;
    });
    return shares.some((share) => share > 0)
      ? [{ key: `model-theme:${index + 1}:${plain(name)}`, name, shares }]
      : [];
  });
};

const contentOf = (
  answer: ReduceAnswer,
  sources: readonly Marked[],
  sessions: MapAnswer["sessions"],
): Omit<AnalysisContent, "sources" | "writer"> => {
  const byRef = new Map(sources.map((source) => [source.ref, source]));
  const cited = (refs: readonly string[]): Marked[] =>
    sources.filter(({ ref }) => refs.includes(ref) && byRef.has(ref));
  const themes = themesOf(answer, sources, sessions);
  const drafts: ClaimDraft[] = [
    ...themes.map(({ key, name, shares }): ClaimDraft => {
      const ids = sources.filter((_, index) => (shares[index] ?? 0) > 0).map(({ id }) => id);
      const text = `${name}: ${inSessions(ids, sources.length)}.`;
      return { key, part: "themes", text, sourceIds: ids };
    }),
    ...answer.claims.map(({ part, text, quote, refs, sure }): ClaimDraft => {
      const from = cited(refs);
      return {
        key: `model:${part}:${plain(text)}`.slice(0, 120),
        part,
        text,
        quote: checkedQuote(quote, from),
        sourceIds: from.map(({ id }) => id),
        atMost: part === "helped" || part === "growing" ? 2 : sure >= 3 ? 3 : sure === 2 ? 2 : 1,
      };
    }),
    ...answer.suggestions.map(
      ({ text, refs }): ClaimDraft => ({
        key: `model:try:${plain(text)}`.slice(0, 120),
        part: "suggestions",
        text,
        sourceIds: cited(refs).map(({ id }) => id),
        atMost: 2,
        why: "It may fit. You know better.",
      }),
    ),
  ];
  return { themes, claims: drafts.map(claimOf) };
};

/** Reads in batches, then writes from the notes of all of them: a history of any length fits. */
export const modelAnalysis = async (
  settings: ModelSettings,
  o: AnalysisRequest,
): Promise<Outcome> => {
  const sources: Marked[] = o.sources.map((source, index) => ({ ...source, ref: `S${index + 1}` }));
  const mapInstruction = analysisMapInstruction();
  const room = Math.max(materialMinChars, settings.contextChars - mapInstruction.length);
  const sessions: MapAnswer["sessions"] = [];
  let read = 0;
  for (const batch of batchesOf(sources, room)) {
    const inBatch = new Set(sources.slice(read, read + batch.length).map(({ ref }) => ref));
    const text = batch.join("\n\n");
    const tried = await ask(settings, o.signal, mapInstruction, text, mapShape, (reply) =>
      parseMap(reply, inBatch),
    );
    if ("failure" in tried) return tried;
    sessions.push(...tried.answer.sessions);
    read += batch.length;
    o.onProgress("reading", read);
  }
  o.onProgress("patterns", read);
  const instruction = analysisReduceInstruction(o.disputed.map(({ text }) => text));
  const notes = fitNotes(
    sessions,
    Math.max(materialMinChars, settings.contextChars - instruction.length),
  );
  const known = new Set(sources.map(({ ref }) => ref));
  const history = sources.flatMap(({ texts }) =>
    texts.slice(-2).map((content) => ({ role: "user" as const, content })),
  );
  const tried = await ask(settings, o.signal, instruction, notes, reduceShape, (reply) => {
    const answer = parseReduce(reply, known);
    if (!answer) return null;
    const texts = [...answer.claims, ...answer.suggestions].map(({ text }) => text);
    return areFit(texts, history.slice(-20)) ? answer : null;
  });
  if ("failure" in tried) return tried;
  o.onProgress("checking", read);
  return { content: contentOf(tried.answer, sources, sessions) };
};
