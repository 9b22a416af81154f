import type { EarOrder, EarReport } from "./ear-messages.ts";
import { createEchoGate } from "./echo-gate.ts";
import { encodeWav } from "./encode-wav.ts";
import { listenForTurns } from "./listen-for-turns.ts";
import { createResampler } from "./resample.ts";
import { createSilero, frameSamples, sampleRateHz } from "./silero.ts";

/** The types of a page are at hand here, those of a worker are not: this is all it needs of them. */
const self = globalThis as unknown as {
  postMessage: (report: EarReport, transfer?: Transferable[]) => void;
  onmessage: (event: MessageEvent<EarOrder>) => void;
};

const tell = (report: EarReport) =>
  self.postMessage(report, report.type === "piece" ? [report.wav] : []);

const turns = listenForTurns(createEchoGate(), (event) => {
  if (event.type !== "piece") return tell(event);
  const { samples, ...rest } = event;
  return tell({ ...rest, wav: encodeWav(samples, sampleRateHz) });
});

let playedRms = 0;

const rmsOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

const soundlessMs = 6_000;

/** Notices a microphone that gives nothing at all; a quiet room still gives something. */
const watchForSound = () => {
  let soundlessFrames = 0;
  let told = false;
  const framesUntilTold = (soundlessMs * sampleRateHz) / 1_000 / frameSamples;
  return (rms: number) => {
    if (rms > 0) {
      if (told) tell({ type: "sound" });
      told = false;
      soundlessFrames = Number.NEGATIVE_INFINITY;
      return;
    }
    soundlessFrames += 1;
    if (told || soundlessFrames < framesUntilTold) return;
    told = true;
    tell({ type: "soundless" });
  };
};

const start = ({ weights, rateHz, sound }: Extract<EarOrder, { type: "start" }>) => {
  const silero = createSilero(new Float32Array(weights));
  const resample = createResampler(rateHz, sampleRateHz);
  const watch = watchForSound();
  let frame = new Float32Array(frameSamples);
  let filled = 0;

  const judge = () => {
    const heardRms = rmsOf(frame);
    watch(heardRms);
    turns.hear({ samples: frame, probability: silero.hear(frame), heardRms, playedRms });
    frame = new Float32Array(frameSamples);
    filled = 0;
  };

  sound.onmessage = ({ data }: MessageEvent<Float32Array>) => {
    for (const sample of resample(data)) {
      frame[filled] = sample;
      filled += 1;
      if (filled === frameSamples) judge();
    }
  };
  tell({ type: "ready" });
};

self.onmessage = ({ data: order }) => {
  switch (order.type) {
    case "start":
      return start(order);
    case "set":
      return turns.set(order.change);
    case "played":
      playedRms = order.rms;
      return;
    case "wait":
      return turns.wait();
    case "finish":
      return turns.finish();
    case "hold":
      return turns.hold(order.held);
  }
};
