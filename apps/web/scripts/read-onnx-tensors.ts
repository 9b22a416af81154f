export type OnnxTensor = { dims: readonly number[]; values: Float32Array };

type Field = { number: number; value: bigint | Uint8Array };

/** The wire format of protocol buffers: numbered fields, one after another. */
const fieldsOf = (bytes: Uint8Array): Field[] => {
  const fields: Field[] = [];
  let at = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at];
      if (byte === undefined) throw new Error("the model file is cut short");
      at += 1;
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const take = (length: number): Uint8Array => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  while (at < bytes.length) {
    const tag = Number(varint());
    const wire = tag & 7;
    const number = tag >> 3;
    if (wire === 0) fields.push({ number, value: varint() });
    else if (wire === 1) fields.push({ number, value: take(8) });
    else if (wire === 5) fields.push({ number, value: take(4) });
    else if (wire === 2) fields.push({ number, value: take(Number(varint())) });
    else throw new Error("the model file is not in the format it was");
  }
  return fields;
};

const parts = (fields: readonly Field[], number: number): Uint8Array[] =>
  fields.flatMap((field) =>
    field.number === number && typeof field.value !== "bigint" ? [field.value] : [],
  );

const text = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString("utf8");

const numbers = (fields: readonly Field[], number: number): number[] =>
  fields.flatMap((field) =>
    field.number === number && typeof field.value === "bigint" ? [Number(field.value)] : [],
  );

const floatType = 1;

const tensorOf = (bytes: Uint8Array): { name: string; tensor: OnnxTensor } | null => {
  const fields = fieldsOf(bytes);
  const [raw] = parts(fields, 9);
  const name = text(parts(fields, 8)[0]);
  if (!raw || !name || numbers(fields, 2)[0] !== floatType) return null;
  const aligned = Uint8Array.from(raw);
  return {
    name,
    tensor: { dims: numbers(fields, 1), values: new Float32Array(aligned.buffer) },
  };
};

const branchOf = (graph: readonly Field[], branch: string): Field[] => {
  for (const node of parts(graph, 1))
    for (const attribute of parts(fieldsOf(node), 5)) {
      const fields = fieldsOf(attribute);
      const [inner] = parts(fields, 6);
      if (inner && text(parts(fields, 1)[0]) === branch) return fieldsOf(inner);
    }
  throw new Error(`the model has no ${branch}`);
};

/** The named tensors in one branch of a model that chooses between two at its first step. */
export const readOnnxTensors = (model: Uint8Array, branch: string): Map<string, OnnxTensor> => {
  const [graph] = parts(fieldsOf(model), 7);
  if (!graph) throw new Error("the model has no graph");
  const found = new Map<string, OnnxTensor>();
  for (const node of parts(branchOf(fieldsOf(graph), branch), 1))
    for (const attribute of parts(fieldsOf(node), 5))
      for (const each of parts(fieldsOf(attribute), 5)) {
        const read = tensorOf(each);
        if (read) found.set(read.name, read.tensor);
      }
  return found;
};
