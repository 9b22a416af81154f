import { VoiceError } from "../voice-error.ts";

export type Sound = { samples: Float32Array; sampleRate: number };

type Format = { code: number; channels: number; sampleRate: number; bits: number };

const pcm = 1;
const float = 3;
const extensible = 0xfffe;

const sampleReader = (view: DataView, { code, bits }: Format): ((at: number) => number) | null => {
  if (code === pcm && bits === 16) return (at) => view.getInt16(at, true) / 32_768;
  if (code === pcm && bits === 8) return (at) => (view.getUint8(at) - 128) / 128;
  if (code === pcm && bits === 24)
    return (at) => (view.getUint16(at, true) + view.getInt8(at + 2) * 65_536) / 8_388_608;
  if (code === pcm && bits === 32) return (at) => view.getInt32(at, true) / 2_147_483_648;
  if (code === float && bits === 32) return (at) => view.getFloat32(at, true);
  return null;
};

/** Reads a WAV file into one channel; whatever else it is given is refused, not guessed at. */
export const readWav = (bytes: Uint8Array, maxMs: number): Sound => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tag = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 44 || tag(0) !== "RIFF" || tag(8) !== "WAVE")
    throw new VoiceError("unreadable");
  let format: Format | null = null;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, true);
    const body = at + 8;
    if (tag(at) === "fmt " && size >= 16 && body + 16 <= bytes.length) {
      const code = view.getUint16(body, true);
      format = {
        code:
          code === extensible && body + 26 <= bytes.length ? view.getUint16(body + 24, true) : code,
        channels: view.getUint16(body + 2, true),
        sampleRate: view.getUint32(body + 4, true),
        bits: view.getUint16(body + 14, true),
      };
    }
    if (tag(at) === "data") return readData(view, format, body, size, maxMs);
    at = body + size + (size % 2);
  }
  throw new VoiceError("unreadable");
};

const readData = (
  view: DataView,
  format: Format | null,
  start: number,
  size: number,
  maxMs: number,
): Sound => {
  const read = format && sampleReader(view, format);
  if (!format || !read) throw new VoiceError("unreadable");
  const { channels, sampleRate, bits } = format;
  if (channels < 1 || channels > 8 || sampleRate < 8_000 || sampleRate > 96_000)
    throw new VoiceError("unreadable");
  const bytesEach = bits / 8;
  const frameBytes = bytesEach * channels;
  // A recording that was streamed does not know its own length.
  const count = Math.floor(Math.min(size, view.byteLength - start) / frameBytes);
  if ((count / sampleRate) * 1_000 > maxMs) throw new VoiceError("too_long");
  const samples = new Float32Array(count);
  for (let index = 0; index < count; index++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++)
      sum += read(start + index * frameBytes + channel * bytesEach);
    const value = sum / channels;
    samples[index] = Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0;
  }
  return { samples, sampleRate };
};
