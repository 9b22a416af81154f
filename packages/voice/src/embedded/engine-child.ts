// Runs in a process of its own: the addon works in one long step, and ends its process on a bad file.
import { createRequire } from "node:module";
import { join } from "node:path";
import { createMp3Encoder } from "wasm-media-encoders";
import { VoiceError } from "../voice-error.ts";
import { cutAtPauses } from "./cut-at-pauses.ts";
import type {
  EngineJob,
  EngineResult,
  FromVoiceEngine,
  SpeakJob,
  ToVoiceEngine,
  VoiceEngineStart,
} from "./engine-messages.ts";
import { readWav, type Sound } from "./read-wav.ts";
import { unpackModels } from "./unpack-models.ts";

/** What is used of an addon that comes without types. */
type Tts = {
  sampleRate: number;
  generate(request: { text: string; sid: number; speed: number }): Sound;
};
type Stream = { acceptWaveform(sound: Sound): void };
type Recogniser = {
  createStream(): Stream;
  decode(stream: Stream): void;
  getResult(stream: Stream): { text: string };
};
type Sherpa = {
  OfflineTts: new (config: object) => Tts;
  OfflineRecognizer: new (config: object) => Recogniser;
};

const bitrateKbps = 48;
/** In place of words that have no sound. */
const silenceMs = 150;

const send = (message: FromVoiceEngine): void => {
  process.send?.(message);
};

const startEngine = async (start: VoiceEngineStart): Promise<(job: EngineJob) => EngineResult> => {
  await unpackModels(start.piperDir, start.modelDir);
  const sherpa = createRequire(import.meta.url)("sherpa-onnx-node") as Sherpa; // untyped
  const settings = { numThreads: start.threads, provider: "cpu", debug: 0 };
  const tts = new sherpa.OfflineTts({
    model: {
      vits: {
        model: join(start.modelDir, "model.onnx"),
        tokens: join(start.modelDir, "tokens.txt"),
        dataDir: join(start.modelDir, "espeak-ng-data"),
      },
      ...settings,
    },
    maxNumSentences: 1,
  });
  const recogniser = new sherpa.OfflineRecognizer({
    featConfig: { sampleRate: 16_000, featureDim: 80 },
    modelConfig: {
      moonshine: {
        encoder: join(start.moonshineDir, "encoder_model.onnx"),
        mergedDecoder: join(start.moonshineDir, "decoder_model_merged.onnx"),
      },
      tokens: join(start.modelDir, "moonshine-tokens.txt"),
      ...settings,
    },
  });
  const encoder = await createMp3Encoder();

  const toMp3 = (samples: Float32Array): Uint8Array => {
    encoder.configure({ sampleRate: 22_050, channels: 1, bitrate: bitrateKbps });
    // The encoder answers from one buffer of its own: copied before it writes there again.
    return Buffer.concat([Buffer.from(encoder.encode([samples])), encoder.finalize()]);
  };
  const toPcm = (samples: Float32Array): Uint8Array => {
    const bytes = Buffer.alloc(samples.length * 2);
    for (const [index, sample] of samples.entries())
      bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), index * 2);
    return bytes;
  };

  const speak = ({ text, speakerId, speed, format }: SpeakJob): EngineResult => {
    const { samples, sampleRate } = /[\p{L}\p{N}]/u.test(text)
      ? tts.generate({ text, sid: speakerId, speed })
      : {
          samples: new Float32Array((tts.sampleRate * silenceMs) / 1_000),
          sampleRate: tts.sampleRate,
        };
    const audio = format === "mp3" ? toMp3(samples) : toPcm(samples);
    return { kind: "spoken", audio, sampleRate };
  };

  const hear = (recording: Uint8Array): EngineResult => {
    const sound = readWav(recording, start.recordingMaxMs);
    const texts = cutAtPauses(sound).map((samples) => {
      const stream = recogniser.createStream();
      stream.acceptWaveform({ samples, sampleRate: sound.sampleRate });
      recogniser.decode(stream);
      return recogniser.getResult(stream).text.trim();
    });
    return { kind: "heard", text: texts.filter(Boolean).join(" ") };
  };

  // The first run of each is slow, and nobody should wait for it.
  speak({ kind: "speak", text: "Hello.", speakerId: 0, speed: 1, format: "mp3" });
  const warm = recogniser.createStream();
  warm.acceptWaveform({ samples: new Float32Array(16_000), sampleRate: 16_000 });
  recogniser.decode(warm);

  return (job) => (job.kind === "speak" ? speak(job) : hear(job.recording));
};

let engine: ((job: EngineJob) => EngineResult) | null = null;

process.on("message", async (message: ToVoiceEngine) => {
  if ("start" in message) {
    try {
      engine = await startEngine(message.start);
      send({ ready: true });
    } catch (error) {
      send({ broken: error instanceof Error ? error.message : "unknown" });
    }
    return;
  }
  const { id, job } = message;
  try {
    if (!engine) throw new VoiceError("failed");
    send({ id, result: engine(job) });
  } catch (error) {
    // Not a word of what was said may leave by way of an error.
    send({ id, failure: error instanceof VoiceError ? error.failure : "failed" });
  }
});
process.on("disconnect", () => process.exit(0));
