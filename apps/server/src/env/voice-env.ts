import { type VoiceId, voiceIds } from "@app/contract/voices";
import { z } from "zod";
import { StartError } from "../start-error.ts";

const url = z.url({ protocol: /^https?$/ }).optional();
const text = z.string().min(1).optional();

export const voiceVariables = {
  VOICE_EMBEDDED: z.stringbool().default(true),
  VOICE_THREADS: z.coerce.number().int().min(1).max(16).default(2),
  VOICE_IDLE_MINUTES: z.coerce.number().min(0.1).max(1_440).default(10),
  SPEECH_BASE_URL: url,
  SPEECH_MODEL: text,
  SPEECH_API_KEY: text,
  SPEECH_VOICES: z
    .string()
    .refine(
      (list) => list.split(",").every((item) => /^\s*([a-z]+\s*=)?\s*[\w.:/-]+\s*$/.test(item)),
      "must be a voice of the service, or a list like this: wren=nova,cedar=onyx",
    )
    .optional(),
  TRANSCRIPTION_BASE_URL: url,
  TRANSCRIPTION_MODEL: text,
  TRANSCRIPTION_API_KEY: text,
};

export const voiceNotes: Record<keyof typeof voiceVariables, string> = {
  VOICE_EMBEDDED: "Whether the built-in voice speaks and listens where no service does",
  VOICE_THREADS: "How many cores the built-in voice may use",
  VOICE_IDLE_MINUTES: "After so long without a word the built-in voice gives its memory back",
  SPEECH_BASE_URL: "An OpenAI-compatible service that speaks, for example http://localhost:8880/v1",
  SPEECH_MODEL: "The model's name there; needed with SPEECH_BASE_URL",
  SPEECH_API_KEY: "The key it asks for, where it does",
  SPEECH_VOICES:
    "Its voices: one name for all, or a list like wren=nova,cedar=onyx; without it our own names are sent",
  TRANSCRIPTION_BASE_URL: "An OpenAI-compatible service that turns speech into text",
  TRANSCRIPTION_MODEL: "The model's name there; needed with TRANSCRIPTION_BASE_URL",
  TRANSCRIPTION_API_KEY: "The key it asks for, where it does",
};

type Service = { baseUrl: string; model: string; apiKey: string | null };

export type VoiceChoice = {
  embedded: { threads: number; idleMs: number } | null;
  speech: (Service & { voiceNames: Readonly<Record<VoiceId, string>> }) | null;
  transcription: Service | null;
};

type Read = z.output<z.ZodObject<typeof voiceVariables>>;

const voiceNamesOf = (list: string | undefined): Record<VoiceId, string> => {
  const items = (list ?? "").split(",").map((item) => item.trim());
  const forAll = items.find((item) => item !== "" && !item.includes("="));
  const named = new Map(
    items
      .filter((item) => item.includes("="))
      .map((item) => {
        const [id = "", name = ""] = item.split("=");
        return [id.trim(), name.trim()] as const;
      }),
  );
  for (const id of named.keys())
    if (!voiceIds.some((known) => known === id))
      throw new StartError(`SPEECH_VOICES is wrong: there is no voice called ${id}.`);
  const entries = voiceIds.map((id) => [id, named.get(id) ?? forAll ?? id]);
  return Object.fromEntries(entries) as Record<VoiceId, string>; // made from the whole list
};

const serviceOf = (
  name: "SPEECH" | "TRANSCRIPTION",
  { baseUrl, model, apiKey }: { [Key in keyof Service]: string | undefined },
): Service | null => {
  if (!baseUrl) return null;
  if (!model) throw new StartError(`${name}_MODEL is missing: ${name}_BASE_URL needs it.`);
  return { baseUrl: baseUrl.replace(/\/+$/, ""), model, apiKey: apiKey ?? null };
};

/** What is configured goes first, for speaking and for listening apart. */
export const voiceChoice = (read: Read): VoiceChoice => {
  const speech = serviceOf("SPEECH", {
    baseUrl: read.SPEECH_BASE_URL,
    model: read.SPEECH_MODEL,
    apiKey: read.SPEECH_API_KEY,
  });
  return {
    embedded: read.VOICE_EMBEDDED
      ? { threads: read.VOICE_THREADS, idleMs: read.VOICE_IDLE_MINUTES * 60_000 }
      : null,
    speech: speech && { ...speech, voiceNames: voiceNamesOf(read.SPEECH_VOICES) },
    transcription: serviceOf("TRANSCRIPTION", {
      baseUrl: read.TRANSCRIPTION_BASE_URL,
      model: read.TRANSCRIPTION_MODEL,
      apiKey: read.TRANSCRIPTION_API_KEY,
    }),
  };
};
