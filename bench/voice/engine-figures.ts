import { readFileSync, rmSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { createEmbeddedVoice, type EmbeddedVoice } from "@app/voice/embedded/embedded-voice";
import { findVoicePackages } from "@app/voice/embedded/voice-packages";
import { makeDataDir } from "../../e2e/product.ts";
import { atMost, type Bench, type Figure, quantile } from "../figure.ts";

/** Replies as the companion writes them, so that clauses have the lengths they have in a talk. */
const replies = [
  "Thank you for telling me that. It sounds as if the week at work has left you with very little room to breathe.",
  "So you went there, even though you did not want to, and it was better than you had feared.",
  "That is a lot to carry on your own. What would make tomorrow a little lighter?",
  "You have been looking after everybody since the spring. Who looks after you?",
  "I hear how tired you are. We do not have to solve anything tonight.",
  "It makes sense that you were angry. He had promised, and then he was not there.",
];

const never = new AbortController().signal;
/** A second long enough for the event loop to show what it does when nothing is asked of it. */
const calmMs = 1_000;

/** Linux counts the work of a process in hundredths of a second. */
const ticksPerSecond = 100;

const memoryOf = (pid: number | null): number => {
  if (pid === null) return 0;
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1_024;
};

/** What the process has worked so far, on all cores together; a busy machine does not change it. */
const workedSeconds = (pid: number | null): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const worstDelayMs = async (work: () => Promise<unknown>): Promise<number> => {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  delay.disable();
  return delay.max / 1e6;
};

const wavSeconds = (wav: Uint8Array): number => (wav.length - 44) / 2 / 22_050;

type Spoken = { wav: Buffer; firstMs: number; totalMs: number };

const speak = async (voice: EmbeddedVoice, text: string, person: string): Promise<Spoken> => {
  const startedMs = performance.now();
  const request = { text, voice: "wren", speed: 1, format: "wav", person } as const;
  const sound = await voice.speaker.speak(request, never);
  const firstMs = performance.now() - startedMs;
  const chunks: Uint8Array[] = [];
  for await (const chunk of sound) chunks.push(chunk);
  return { wav: Buffer.concat(chunks), firstMs, totalMs: performance.now() - startedMs };
};

const oneByOne = async (voice: EmbeddedVoice) => {
  let spokenMs = 0;
  let heardMs = 0;
  let seconds = 0;
  let speechWork = 0;
  let recognitionWork = 0;
  const firstsMs: number[] = [];
  for (const reply of replies) {
    const atStart = workedSeconds(voice.engine.pid());
    const { wav, firstMs, totalMs } = await speak(voice, reply, "one");
    const spoken = workedSeconds(voice.engine.pid());
    const startedMs = performance.now();
    await voice.listener.hear(
      { bytes: wav, type: "audio/wav", person: "one", language: null },
      never,
    );
    heardMs += performance.now() - startedMs;
    speechWork += spoken - atStart;
    recognitionWork += workedSeconds(voice.engine.pid()) - spoken;
    spokenMs += totalMs;
    seconds += wavSeconds(wav);
    firstsMs.push(firstMs);
  }
  return {
    speech: spokenMs / 1_000 / seconds,
    recognition: heardMs / 1_000 / seconds,
    speechWork: speechWork / seconds,
    recognitionWork: recognitionWork / seconds,
    firstMs: quantile(firstsMs, 0.5),
  };
};

/** Other words than before, so that nothing comes from the cache. */
const answers = [
  "That sounds like a week with no end. Where did it begin to be too much?",
  "You said you felt small when she laughed. I can see why that stayed with you.",
  "It is all right not to know yet. What do you notice when you think of going back?",
  "So there are two things at once, the relief and the guilt. Which of them is louder now?",
];

/** Four people are answered at the same moment. */
const fourAtOnce = async (voice: EmbeddedVoice): Promise<number> => {
  const spoken = await Promise.all(
    answers.map((answer, index) => speak(voice, answer, `person ${index}`)),
  );
  return Math.max(...spoken.map(({ firstMs }) => firstMs));
};

/** The engine by itself: how fast it is, how many it serves at once, and what it takes of the machine. */
export const engineFigures: Bench = async () => {
  const packages = findVoicePackages();
  if (!packages) throw new Error("the voice's packages are not installed on this system");
  const dataDir = makeDataDir();
  const voice = createEmbeddedVoice({
    packages,
    dataDir,
    knownNumbers: new Set(),
    idleMs: 60_000,
    threads: 2,
    onTrouble: (words) => process.stderr.write(`${words}\n`),
  });
  try {
    const before = memoryOf(voice.engine.pid());
    const calm = await worstDelayMs(() => wait(calmMs));
    await voice.speaker.ready();
    let alone = { speech: 0, recognition: 0, speechWork: 0, recognitionWork: 0, firstMs: 0 };
    let four = 0;
    const busy = await worstDelayMs(async () => {
      alone = await oneByOne(voice);
      four = await fourAtOnce(voice);
    });
    const figures: Figure[] = [
      atMost("voice: speech, share of real time", alone.speech, 0.25, ""),
      atMost("voice: recognition, share of real time", alone.recognition, 0.2, ""),
      atMost("voice: speech, work of one core a second", alone.speechWork, 0.5, "s"),
      atMost("voice: recognition, work of one core a second", alone.recognitionWork, 0.4, "s"),
      atMost("voice: first clause, one person, p50", alone.firstMs, 600, "ms"),
      atMost("voice: first clause, the last of four at once", four, 2_500, "ms"),
      atMost("voice: memory before anybody speaks", before, 0, "MB"),
      atMost("voice: memory at its highest", memoryOf(voice.engine.pid()), 700, "MB"),
      {
        ...atMost("voice: event loop at its latest while it works", busy, 20, "ms"),
        baseline: `${calm.toFixed(1)} ms at rest`,
        ratio: (busy / calm).toFixed(2),
      },
    ];
    return figures;
  } finally {
    await voice.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
