import { limits } from "@app/contract/limits";
import type { EchoGate } from "./echo-gate.ts";
import { frameSamples, sampleRateHz } from "./silero.ts";

export type TurnMode = "handsFree" | "hold";

export type EarSettings = {
  /** How long a silence may be before it counts as the end of what somebody says. */
  patienceMs: number;
  mode: TurnMode;
  /** Nothing is listened to: words are being corrected, or nobody is there to hear. */
  deaf: boolean;
};

export type EarEvent =
  /** Somebody may have begun: the companion holds its breath. */
  | { type: "onset" }
  /** It was a cough or a door. */
  | { type: "misfire" }
  | { type: "began" }
  /** A part of what is being said, from its beginning up to now. A later one takes its place. */
  | { type: "piece"; piece: number; samples: Float32Array; paused: boolean }
  /** They spoke on after a pause of so long. */
  | { type: "resumed"; pausedMs: number }
  | { type: "ended"; pieces: number };

type SoundFrame = {
  samples: Float32Array;
  probability: number;
  heardRms: number;
  playedRms: number;
};

const frameMs = (frameSamples / sampleRateHz) * 1_000;
const framesIn = (ms: number): number => Math.round(ms / frameMs);

/** How sure the detector has to be that somebody speaks; surer while the companion does. */
const speechFrom = 0.5;
const speechOverVoiceFrom = 0.6;
const silenceBelow = 0.35;

const onsetFrames = 2;
/** Falling silent can be taken back, so it needs less to be sure of. */
const onsetOverVoiceFrames = 1;
const beganFrames = framesIn(190);
const misfireFrames = framesIn(260);
/** A silence worth having the words so far for: they are ready when the silence is long enough. */
const pauseFrames = framesIn(160);
const preRollFrames = framesIn(400);
/** A long stretch of words is closed at a pause, so that its end is not waited for with all of it. */
const closeAfterFrames = framesIn(5_000);
const closePauseFrames = framesIn(320);
/** How often somebody who makes no pause sees their words. */
const captionFrames = framesIn(2_500);
const releaseFrames = framesIn(200);
const longestFrames = framesIn(limits.voice.recordingMaxMs - 5_000);

const joined = (frames: readonly Float32Array[]): Float32Array => {
  const all = new Float32Array(frames.length * frameSamples);
  frames.forEach((frame, index) => {
    all.set(frame, index * frameSamples);
  });
  return all;
};

type Utterance = {
  began: boolean;
  piece: number;
  frames: Float32Array[];
  speechFrames: number;
  silentFrames: number;
  /** Something was said since the piece was last handed out at a pause. */
  fresh: boolean;
  sinceHandedOut: number;
  framesInAll: number;
};

/** Turns what the detector says, frame by frame, into turns of speaking. */
export const listenForTurns = (gate: EchoGate, tell: (event: EarEvent) => void) => {
  let settings: EarSettings = {
    patienceMs: limits.settings.patienceMs.usual,
    mode: "handsFree",
    // Until the room is open, nobody is there to hear.
    deaf: true,
  };
  let preRoll: Float32Array[] = [];
  let likely = 0;
  let utterance: Utterance | null = null;
  /** "I am still thinking": the next silence does not end the turn. */
  let waiting = false;
  let held = false;
  let releasedFrames: number | null = null;

  const open = (): Utterance => {
    utterance = {
      began: false,
      piece: 0,
      frames: preRoll,
      speechFrames: likely,
      silentFrames: 0,
      fresh: likely > 0,
      sinceHandedOut: 0,
      framesInAll: 0,
    };
    preRoll = [];
    return utterance;
  };

  const begin = (said: Utterance) => {
    said.began = true;
    tell({ type: "began" });
  };

  const handOut = (said: Utterance, paused: boolean) => {
    if (!said.fresh) return;
    if (paused) said.fresh = false;
    said.sinceHandedOut = 0;
    tell({ type: "piece", piece: said.piece, samples: joined(said.frames), paused });
  };

  const close = () => {
    utterance = null;
    likely = 0;
    waiting = false;
    releasedFrames = null;
  };

  const end = (said: Utterance) => {
    handOut(said, true);
    const pieces = said.frames.length > 0 ? said.piece + 1 : said.piece;
    close();
    tell({ type: "ended", pieces });
  };

  const nothing = () => {
    close();
    tell({ type: "misfire" });
  };

  const lookForOnset = ({ samples, probability, heardRms, playedRms }: SoundFrame) => {
    preRoll.push(samples);
    if (preRoll.length > preRollFrames) preRoll.shift();
    if (settings.mode === "hold") return;
    const passes = gate(heardRms, playedRms) === "open";
    const isSpeaking = playedRms > 0;
    const from = isSpeaking ? speechOverVoiceFrom : speechFrom;
    likely = passes && probability >= from ? likely + 1 : 0;
    if (likely < (isSpeaking ? onsetOverVoiceFrames : onsetFrames)) return;
    open();
    tell({ type: "onset" });
  };

  const speakOn = (said: Utterance) => {
    const closed = said.silentFrames >= closePauseFrames && said.frames.length >= closeAfterFrames;
    if (said.began && said.silentFrames >= pauseFrames) {
      waiting = false;
      tell({ type: "resumed", pausedMs: Math.round(said.silentFrames * frameMs) });
    }
    if (closed) {
      said.piece += 1;
      said.frames = said.frames.slice(-pauseFrames);
      said.sinceHandedOut = 0;
    }
    said.fresh = true;
    said.speechFrames += 1;
    said.silentFrames = 0;
  };

  const follow = (said: Utterance, { samples, probability }: SoundFrame) => {
    if (probability >= speechFrom) speakOn(said);
    else if (probability < silenceBelow) said.silentFrames += 1;
    said.frames.push(samples);
    said.sinceHandedOut += 1;
    said.framesInAll += 1;
    if (!said.began) {
      if (said.speechFrames >= beganFrames) begin(said);
      else if (said.silentFrames >= misfireFrames) nothing();
      return;
    }
    if (said.silentFrames === pauseFrames) handOut(said, true);
    else if (said.sinceHandedOut >= captionFrames) handOut(said, false);
    if (said.framesInAll >= longestFrames) end(said);
    else if (settings.mode === "handsFree" && !waiting)
      if (said.silentFrames >= framesIn(settings.patienceMs)) end(said);
  };

  const release = (said: Utterance) => {
    releasedFrames = (releasedFrames ?? 0) + 1;
    if (releasedFrames < releaseFrames) return;
    if (said.speechFrames >= onsetFrames) end(said);
    else nothing();
  };

  return {
    hear: (frame: SoundFrame): void => {
      if (settings.deaf) return;
      if (utterance) {
        follow(utterance, frame);
        if (utterance && settings.mode === "hold" && !held) release(utterance);
      } else lookForOnset(frame);
    },
    set: (change: Partial<EarSettings>): void => {
      settings = { ...settings, ...change };
      if (settings.deaf) {
        close();
        preRoll = [];
      }
    },
    /** More time: the next silence ends nothing, however long it takes. */
    wait: (): void => {
      waiting = true;
    },
    /** That was all, without a silence to show it. */
    finish: (): void => {
      if (utterance?.began) end(utterance);
    },
    hold: (isHeld: boolean): void => {
      if (settings.mode !== "hold" || settings.deaf) return;
      held = isHeld;
      releasedFrames = null;
      if (held && !utterance) begin(open());
    },
  };
};
