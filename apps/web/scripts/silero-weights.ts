import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { sileroLayers } from "../src/features/talk/voice/ear/silero.ts";
import { readOnnxTensors } from "./read-onnx-tensors.ts";

const id = "virtual:silero-weights";
const resolvedId = `\0${id}`;
const devPath = "/silero-weights.bin";
const modelFile = "@ricky0123/vad-web/dist/silero_vad_v5.onnx";

/** The branch of the model for 16 kHz; the other, for 8 kHz, would double what travels. */
const branch = "then_branch";

/** The detector's weights as one run of numbers, in the order the detector reads them. */
export const sileroWeights = (): Float32Array => {
  const model = readFileSync(createRequire(import.meta.url).resolve(modelFile));
  const tensors = readOnnxTensors(model, branch);
  const layers = sileroLayers.map(({ name, size }) => {
    const values = tensors.get(name)?.values;
    if (values?.length !== size) throw new Error(`the detector has no ${name} of ${size} numbers`);
    return values;
  });
  const all = new Float32Array(layers.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const layer of layers) {
    all.set(layer, offset);
    offset += layer.length;
  }
  return all;
};

/** Puts the detector's weights beside the pages, and says where they lie. */
export const sileroWeightsFile = (): Plugin => {
  let building = false;
  return {
    name: "silero-weights",
    configResolved: ({ command }) => {
      building = command === "build";
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(devPath, (_request, response) => {
        response.setHeader("content-type", "application/octet-stream");
        response.end(Buffer.from(sileroWeights().buffer));
      });
    },
    resolveId: (source) => (source === id ? resolvedId : undefined),
    load(loading) {
      if (loading !== resolvedId) return;
      if (!building) return `export const weightsUrl = ${JSON.stringify(devPath)};`;
      const file = this.emitFile({
        type: "asset",
        name: "silero.bin",
        source: new Uint8Array(sileroWeights().buffer),
      });
      return `export const weightsUrl = import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
};
