import { weightsUrl } from "virtual:silero-weights";
import { createLoudness, type Loudness } from "../loudness.ts";
import captureUrl from "./capture-worklet.ts?worker&url";
import type { EarOrder, EarReport } from "./ear-messages.ts";
import type { EarSettings } from "./listen-for-turns.ts";

/** What the room knows of the microphone. */
export type Ear = {
  set: (change: Partial<EarSettings>) => void;
  played: (rms: number) => void;
  wait: () => void;
  finish: () => void;
  hold: (held: boolean) => void;
  /** How loud the person is. */
  loudness: Loudness;
  close: () => void;
};

export type EarListener = {
  report: (report: EarReport) => void;
  /** The microphone was pulled out, or taken away. */
  lost: () => void;
};

/** The companion's own voice, the fan and the distance are the browser's to take out. */
const wanted = {
  audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 },
};

/** Loaded while the person reads what will happen, so that listening begins with the press. */
const loadWeights = async (signal?: AbortSignal): Promise<ArrayBuffer> => {
  const response = await fetch(weightsUrl, signal ? { signal } : {});
  if (!response.ok) throw new TypeError("the voice detector did not come");
  return response.arrayBuffer();
};

/** Asks for the microphone and listens. Called by a press: browsers give sound to those only. */
export const openEar = async (listener: EarListener): Promise<Ear> => {
  // Over plain HTTP, and in old browsers, there is none to ask.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia) throw new DOMException("no microphones here", "NotSupportedError");
  const stream = await devices.getUserMedia(wanted);
  const context = new AudioContext({ latencyHint: "interactive" });
  const worker = new Worker(new URL("./ear-worker.ts", import.meta.url), { type: "module" });
  const order = (message: EarOrder, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
    worker.terminate();
    void context.close().catch(() => undefined);
  };
  try {
    const [weights] = await Promise.all([
      loadWeights(),
      context.audioWorklet.addModule(captureUrl),
      context.resume(),
    ]);
    const capture = new AudioWorkletNode(context, "capture", {
      numberOfInputs: 1,
      numberOfOutputs: 0,
    });
    const source = context.createMediaStreamSource(stream);
    const loudness = createLoudness(context);
    source.connect(loudness.node);
    source.connect(capture);
    const { port1, port2 } = new MessageChannel();
    const ready = new Promise<void>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<EarReport>) => {
        if (data.type === "ready") resolve();
        else listener.report(data);
      };
      worker.onerror = () => reject(new Error("the voice detector did not start"));
    });
    capture.port.postMessage(port1, [port1]);
    order({ type: "start", weights, rateHz: context.sampleRate, sound: port2 }, [weights, port2]);
    await ready;
    for (const track of stream.getAudioTracks()) track.addEventListener("ended", listener.lost);
    return {
      set: (change) => order({ type: "set", change }),
      played: (rms) => order({ type: "played", rms }),
      wait: () => order({ type: "wait" }),
      finish: () => order({ type: "finish" }),
      hold: (held) => order({ type: "hold", held }),
      loudness: loudness.read,
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
};
