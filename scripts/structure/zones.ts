/** A package, an app, or what stands beside them, and which of the others it may use. */
type Zone = {
  name: string;
  folder: string;
  /** Every other folder of ours it may import from. */
  mayUse: readonly string[];
  /** The packages it may use; without a list, whatever its package.json names. */
  packages?: readonly string[];
  why: string;
};

const inPackages = (...names: string[]): string[] => names.map((name) => `packages/${name}/`);

export const zones: readonly Zone[] = [
  {
    name: "ui",
    folder: "apps/web/src/ui/",
    mayUse: [],
    packages: ["react"],
    why: "Primitives that know no feature can be used by each of them.",
  },
  {
    name: "web",
    folder: "apps/web/",
    mayUse: inPackages("vault", "kindness", "content", "contract"),
    why: "Whatever a page imports travels to people: neither the server nor what reads messages does.",
  },
  {
    name: "server",
    folder: "apps/server/",
    mayUse: inPackages("companion", "safety", "voice", "kindness", "content", "contract"),
    why: "The vault is not among them: that the server cannot open what people saved is this rule (decision 19).",
  },
  {
    name: "companion",
    folder: "packages/companion/",
    mayUse: inPackages("guide", "safety", "reading", "content", "contract"),
    why: "The conversation core runs anywhere: no HTTP, no database, no environment.",
  },
  {
    name: "guide",
    folder: "packages/guide/",
    mayUse: inPackages("reading", "content", "contract"),
    why: "What leads a talk does not decide what is dangerous.",
  },
  {
    name: "safety",
    folder: "packages/safety/",
    mayUse: inPackages("reading", "content", "contract"),
    packages: [],
    why: "What reads for risk depends on nobody's releases, and on no talk.",
  },
  {
    name: "reading",
    folder: "packages/reading/",
    mayUse: inPackages("contract"),
    packages: [],
    why: "A reader that knew a sentence of ours would read it into people's words.",
  },
  {
    name: "voice",
    folder: "packages/voice/",
    mayUse: inPackages("contract"),
    why: "Speaking and listening know nothing of what is said.",
  },
  {
    name: "vault",
    folder: "packages/vault/",
    mayUse: inPackages("contract"),
    why: "Encryption is read by whoever doubts it, so it stands by itself.",
  },
  {
    name: "kindness",
    folder: "packages/kindness/",
    mayUse: inPackages("contract"),
    packages: ["obscenity"],
    why: "The same scrubbing runs in the browser and on the server.",
  },
  {
    name: "content",
    folder: "packages/content/",
    mayUse: inPackages("contract"),
    packages: [],
    why: "Words are data, and both sides read them.",
  },
  {
    name: "contract",
    folder: "packages/contract/",
    mayUse: [],
    packages: ["zod", "eventsource-parser"],
    why: "What both sides agree on stands below both; what it uses, every page carries.",
  },
  {
    name: "training",
    folder: "training/",
    mayUse: inPackages("companion", "guide", "safety", "reading", "content", "contract"),
    packages: ["wabt"],
    why: "It makes the models with the code that will use them, and is shipped to nobody.",
  },
];
