/** What the audio thread gives a processor; the page's own types do not know it. */
declare const registerProcessor: (name: string, processor: unknown) => void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

/** Hands the microphone's sound to whoever listens, as it comes. Nothing else runs on this thread. */
class CaptureProcessor extends AudioWorkletProcessor {
  private listener: MessagePort | null = null;

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<MessagePort>) => {
      this.listener = data;
    };
  }

  process([input]: Float32Array[][]): boolean {
    const channel = input?.[0];
    if (channel && this.listener) this.listener.postMessage(channel.slice());
    return true;
  }
}

registerProcessor("capture", CaptureProcessor);
