/** A GGUF small enough to be written by a test, that says one known thing: each token leads to the next. */
export type TinyModel = {
  /** What it says to everything, ASCII without line breaks. */
  says: string;
  /** It begins again in place of ending. */
  isEndless?: boolean;
  /** What another program would call its architecture. */
  architecture?: string;
  contextLength?: number;
};

type Value =
  | { kind: "u32"; value: number }
  | { kind: "f32"; value: number }
  | { kind: "text"; value: string }
  | { kind: "bool"; value: boolean }
  | { kind: "texts"; value: readonly string[] }
  | { kind: "i32s"; value: readonly number[] };

const alignment = 32;
const width = 96;
const layers = 1;
const heads = 4;
const inner = 64;

/** Byte-pair vocabularies write each byte as a printable letter. */
const letterOf = (byte: number): string => {
  const isPlain =
    (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || (byte >= 174 && byte <= 255);
  if (isPlain) return String.fromCharCode(byte);
  const before = Array.from({ length: byte }, (_, one) => one).filter(
    (one) => !((one >= 33 && one <= 126) || (one >= 161 && one <= 172) || one >= 174),
  ).length;
  return String.fromCharCode(256 + before);
};

/** The same on every run. */
const createDice = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
};

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const u64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};
const text = (value: string): Buffer => {
  const bytes = Buffer.from(value);
  return Buffer.concat([u64(bytes.length), bytes]);
};
const f32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
};

const written = (value: Value): Buffer => {
  switch (value.kind) {
    case "u32":
      return Buffer.concat([u32(4), u32(value.value)]);
    case "f32":
      return Buffer.concat([u32(6), f32(value.value)]);
    case "bool":
      return Buffer.concat([u32(7), Buffer.from([value.value ? 1 : 0])]);
    case "text":
      return Buffer.concat([u32(8), text(value.value)]);
    case "texts":
      return Buffer.concat([u32(9), u32(8), u64(value.value.length), ...value.value.map(text)]);
    case "i32s":
      return Buffer.concat([u32(9), u32(5), u64(value.value.length), ...value.value.map(u32)]);
  }
};

const padded = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((alignment - (bytes.length % alignment)) % alignment)]);

const template =
  "{% for message in messages %}{{ '<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>' + '\\n' }}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}";

/** Llama's architecture with a byte-pair vocabulary, about half a megabyte. */
export const tinyGguf = (model: TinyModel): Buffer => {
  const bytes = Array.from({ length: 256 }, (_, byte) => letterOf(byte));
  const tokens = [...bytes, "<|im_start|>", "<|im_end|>"];
  const [startId, endId] = [256, 257];
  const merges: string[] = [];
  const chain: number[] = [];
  // Each word is one token, and leads to the next.
  const pieces = model.says.match(/ ?[^ ]+/g) ?? [];
  for (const piece of pieces) {
    const letters = [...Buffer.from(piece)].map((byte) => bytes[byte] ?? "");
    let whole = letters[0] ?? "";
    for (const letter of letters.slice(1)) {
      if (!merges.includes(`${whole} ${letter}`)) merges.push(`${whole} ${letter}`);
      whole += letter;
      if (!tokens.includes(whole)) tokens.push(whole);
    }
    const id = tokens.indexOf(whole);
    if (chain.includes(id)) throw new Error("a tiny model says no word twice");
    chain.push(id);
  }
  const lineBreak = 10;
  const next = new Map<number, number>();
  const first = chain[0] ?? endId;
  next.set(lineBreak, first);
  for (const [index, id] of chain.entries())
    next.set(id, chain[index + 1] ?? (model.isEndless ? first : endId));

  const dice = createDice(7);
  const random = (count: number, scale: number): Float32Array =>
    Float32Array.from({ length: count }, () => dice() * scale);
  const embedding = random(tokens.length * width, 2);
  const output = random(tokens.length * width, 0.01);
  for (const [from, to] of next)
    for (let column = 0; column < width; column++)
      output[to * width + column] =
        (output[to * width + column] ?? 0) + (embedding[from * width + column] ?? 0);
  const ones = () => new Float32Array(width).fill(1);

  const arch = model.architecture ?? "llama";
  const head = width / heads;
  const tensors: [name: string, shape: number[], data: Float32Array][] = [
    ["token_embd.weight", [width, tokens.length], embedding],
    ["output_norm.weight", [width], ones()],
    ["output.weight", [width, tokens.length], output],
  ];
  for (let layer = 0; layer < layers; layer++) {
    const name = (part: string) => `blk.${layer}.${part}.weight`;
    // One head of keys and values for all keeps it small; nothing the layers find changes what is said.
    tensors.push(
      [name("attn_norm"), [width], ones()],
      [name("attn_q"), [width, width], random(width * width, 0.1)],
      [name("attn_k"), [width, head], random(width * head, 0.1)],
      [name("attn_v"), [width, head], random(width * head, 0.1)],
      [name("attn_output"), [width, width], random(width * width, 0.001)],
      [name("ffn_norm"), [width], ones()],
      [name("ffn_gate"), [width, inner], random(width * inner, 0.1)],
      [name("ffn_up"), [width, inner], random(width * inner, 0.1)],
      [name("ffn_down"), [inner, width], random(width * inner, 0.001)],
    );
  }

  const facts: [string, Value][] = [
    ["general.architecture", { kind: "text", value: arch }],
    ["general.name", { kind: "text", value: "tiny" }],
    ["general.file_type", { kind: "u32", value: 0 }],
    [`${arch}.context_length`, { kind: "u32", value: model.contextLength ?? 32_768 }],
    [`${arch}.embedding_length`, { kind: "u32", value: width }],
    [`${arch}.block_count`, { kind: "u32", value: layers }],
    [`${arch}.feed_forward_length`, { kind: "u32", value: inner }],
    [`${arch}.attention.head_count`, { kind: "u32", value: heads }],
    [`${arch}.attention.head_count_kv`, { kind: "u32", value: 1 }],
    [`${arch}.attention.layer_norm_rms_epsilon`, { kind: "f32", value: 1e-5 }],
    [`${arch}.rope.dimension_count`, { kind: "u32", value: head }],
    [`${arch}.vocab_size`, { kind: "u32", value: tokens.length }],
    ["tokenizer.ggml.model", { kind: "text", value: "gpt2" }],
    ["tokenizer.ggml.pre", { kind: "text", value: "gpt-2" }],
    ["tokenizer.ggml.tokens", { kind: "texts", value: tokens }],
    [
      "tokenizer.ggml.token_type",
      { kind: "i32s", value: tokens.map((_, id) => (id === startId || id === endId ? 3 : 1)) },
    ],
    ["tokenizer.ggml.merges", { kind: "texts", value: merges }],
    ["tokenizer.ggml.bos_token_id", { kind: "u32", value: startId }],
    ["tokenizer.ggml.eos_token_id", { kind: "u32", value: endId }],
    ["tokenizer.ggml.add_bos_token", { kind: "bool", value: false }],
    ["tokenizer.chat_template", { kind: "text", value: template }],
  ];

  const data: Buffer[] = [];
  const infos: Buffer[] = [];
  let offset = 0;
  for (const [name, shape, values] of tensors) {
    const body = padded(Buffer.from(values.buffer));
    infos.push(
      Buffer.concat([text(name), u32(shape.length), ...shape.map(u64), u32(0), u64(offset)]),
    );
    data.push(body);
    offset += body.length;
  }
  const before = padded(
    Buffer.concat([
      Buffer.from("GGUF"),
      u32(3),
      u64(tensors.length),
      u64(facts.length),
      ...facts.map(([key, value]) => Buffer.concat([text(key), written(value)])),
      ...infos,
    ]),
  );
  return Buffer.concat([before, ...data]);
};
