import type { IConfiguration, IForbiddenRuleType } from "dependency-cruiser";

type Zone = {
  name: string;
  folder: string;
  /** Every other folder of ours it may import from. */
  mayUse: readonly string[];
  /** The packages it may use; without a list, whatever its package.json names. */
  packages?: readonly string[];
  why: string;
};

const zones: readonly Zone[] = [
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
    mayUse: ["packages/vault/", "packages/kindness/", "packages/content/", "packages/contract/"],
    why: "Whatever a page imports travels to people: neither the server nor what reads messages does.",
  },
  {
    name: "server",
    folder: "apps/server/",
    mayUse: [
      ...["companion", "safety", "voice", "kindness", "content"].map((name) => `packages/${name}/`),
      "packages/contract/",
    ],
    why: "The vault is not among them: that the server cannot open what people saved is this rule (decision 19).",
  },
  {
    name: "companion",
    folder: "packages/companion/",
    mayUse: ["guide", "safety", "reading", "content", "contract"].map(
      (name) => `packages/${name}/`,
    ),
    why: "The conversation core runs anywhere: no HTTP, no database, no environment.",
  },
  {
    name: "guide",
    folder: "packages/guide/",
    mayUse: ["packages/reading/", "packages/content/", "packages/contract/"],
    why: "What leads a talk does not decide what is dangerous.",
  },
  {
    name: "safety",
    folder: "packages/safety/",
    mayUse: ["packages/reading/", "packages/content/", "packages/contract/"],
    packages: [],
    why: "What reads for risk depends on nobody's releases, and on no talk.",
  },
  {
    name: "reading",
    folder: "packages/reading/",
    mayUse: ["packages/contract/"],
    packages: [],
    why: "A reader that knew a sentence of ours would read it into people's words.",
  },
  {
    name: "voice",
    folder: "packages/voice/",
    mayUse: ["packages/contract/"],
    why: "Speaking and listening know nothing of what is said.",
  },
  {
    name: "vault",
    folder: "packages/vault/",
    mayUse: ["packages/contract/"],
    why: "Encryption is read by whoever doubts it, so it stands by itself.",
  },
  {
    name: "kindness",
    folder: "packages/kindness/",
    mayUse: ["packages/contract/"],
    packages: ["obscenity"],
    why: "The same scrubbing runs in the browser and on the server.",
  },
  {
    name: "content",
    folder: "packages/content/",
    mayUse: ["packages/contract/"],
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
    mayUse: ["companion", "guide", "safety", "reading", "content", "contract"].map(
      (name) => `packages/${name}/`,
    ),
    packages: ["wabt"],
    why: "It makes the models with the code that will use them, and is shipped to nobody.",
  },
];

type Room = {
  folder: string;
  /** What else of its own package it may use, by folder or file. */
  mayUse: readonly string[];
  why: string;
};

const server = "apps/server/src/";
const web = "apps/web/src/";
const companion = "packages/companion/src/";
const guide = "packages/guide/src/";
const safety = "packages/safety/src/";
const vault = "packages/vault/src/";
const of = (base: string, ...names: string[]): string[] => names.map((name) => base + name);

/** What every page of the web may need, whatever it is about. */
const sharedOnWeb = [
  ...["sign-in/", "navigation/", "errors/", "state/", "helplines/"],
  ...["theme/", "dates/", "device/"],
];

const reads = "It is read by what is above it, and does not know who asks.";
const assembles = "It is put together by what is above it; only the gathering files know features.";
const data = "Data that one file gathers: it knows its own shape and nothing else.";

/** Folders inside a package, and what of that package each may use. What is not named here may use all of it. */
const rooms: readonly Room[] = [
  { folder: `${server}env/`, mayUse: of(server, "env.ts", "start-error.ts"), why: reads },
  {
    folder: `${server}db/`,
    mayUse: of(server, "env", "keys.ts", "data-dir.ts", "start-error.ts"),
    why: "A store stands below everything that stores.",
  },
  { folder: `${server}http/`, mayUse: of(server, "db/", "env", "jobs/job.ts"), why: assembles },
  {
    folder: `${server}jobs/`,
    mayUse: of(server, "http/", "env", "db/", "keys.ts"),
    why: assembles,
  },
  { folder: `${server}metrics/`, mayUse: of(server, "db/"), why: reads },
  { folder: `${server}tracing/`, mayUse: [], why: reads },
  { folder: `${server}outgoing/`, mayUse: of(server, "env", "start-error.ts"), why: reads },
  {
    folder: `${server}post/`,
    mayUse: of(server, "db/", "env", "jobs/", "keys.ts"),
    why: assembles,
  },
  {
    folder: `${server}forms/`,
    mayUse: of(server, "db/", "http/", "post/", "feature.ts"),
    why: assembles,
  },
  { folder: `${server}sharing/`, mayUse: of(server, "db/", "http/"), why: assembles },
  {
    folder: `${server}identity/`,
    mayUse: of(server, "db/", "env", "http/", "jobs/", "post/"),
    why: assembles,
  },
  {
    folder: `${server}model/`,
    mayUse: of(
      server,
      ...["env", "local-model.ts", "start-error.ts", "metrics/", "outgoing/", "tracing/"],
    ),
    why: assembles,
  },
  {
    folder: `${companion}models/`,
    mayUse: [],
    why: "A model is told what to do, and knows no turn.",
  },
  {
    folder: `${companion}memory/`,
    mayUse: of(companion, "turn/digest-messages.ts"),
    why: "What is remembered is chosen from words alone.",
  },
  {
    folder: `${companion}instructions/`,
    mayUse: of(companion, "memory/", "program-talk.ts", "turn/disclosure.ts"),
    why: "An instruction is a pure function of what it is given.",
  },
  {
    folder: `${companion}guide/`,
    mayUse: of(companion, "state.ts", "program-talk.ts", "risk-items.ts"),
    why: "The older engine only hears, and goes one day: nothing new may grow into it.",
  },
  {
    folder: `${companion}turn/`,
    mayUse: of(companion, "instructions/", "memory/", "models/", "outcome/asks-for-actions.ts"),
    why: "A turn is one reply: what comes after a session stands above it.",
  },
  { folder: `${guide}paths/`, mayUse: of(guide, "path.ts"), why: data },
  { folder: `${guide}lines/`, mayUse: [], why: data },
  { folder: `${guide}exercises/`, mayUse: [], why: data },
  { folder: `${guide}answers/`, mayUse: of(guide, "answer.ts"), why: data },
  {
    folder: `${guide}write/`,
    mayUse: of(
      guide,
      ...["lines/", "path.ts", "paths.ts", "talk.ts", "turn.ts", "kinds.ts", "options.ts"],
    ),
    why: "Writing is used by every move, and decides on none.",
  },
  {
    folder: `${guide}end/`,
    mayUse: of(guide, "lines/", "write/", "path.ts", "paths.ts", "talk.ts", "cases.ts"),
    why: "What a talk leaves is made of its state, not of the way there.",
  },
  { folder: `${safety}classifier/`, mayUse: [], why: reads },
  { folder: `${safety}rules/`, mayUse: [], why: reads },
  { folder: `${safety}languages/`, mayUse: of(safety, "rules/"), why: reads },
  { folder: `${safety}grams/`, mayUse: of(safety, "classifier/"), why: reads },
  { folder: "packages/reading/src/encoder/", mayUse: [], why: reads },
  {
    folder: `${vault}records/`,
    mayUse: of(vault, "web-crypto.ts", "vault-error.ts", "deflate.ts", "base64url.ts"),
    why: "A record is sealed under a key it is handed.",
  },
  {
    folder: `${vault}keys/`,
    mayUse: of(vault, "records/record.ts", "web-crypto.ts", "vault-error.ts", "base64url.ts"),
    why: "Keys are made without knowing what is exported, or in which thread.",
  },
  {
    folder: "packages/voice/src/embedded/",
    mayUse: ["packages/voice/src/[^/]+$"],
    why: "Two ways to a voice, neither of which knows the other.",
  },
  {
    folder: "packages/voice/src/service/",
    mayUse: ["packages/voice/src/[^/]+$"],
    why: "Two ways to a voice, neither of which knows the other.",
  },
  ...["articles", "exercises", "helplines", "letters", "pages", "programs", "statements"].map(
    (name) => ({
      folder: `packages/content/src/${name}/`,
      mayUse: ["packages/content/src/[^/]+$"],
      why: data,
    }),
  ),
  ...["check-ins", "first-visit", "forms", "offline", "pages", "sharing"].map((name) => ({
    folder: `${web}${name}/`,
    mayUse: of(web, "[^/]+$", "ui/", "vault/", ...sharedOnWeb),
    why: "Features share it, so it knows none of them.",
  })),
  {
    folder: `${web}vault/`,
    // The one thing that was kept outside while the vault was shut, and is brought into it.
    mayUse: of(web, "[^/]+$", "ui/", "features/safety-plan/own-plan.ts", ...sharedOnWeb),
    why: "Features share it, so it knows none of them.",
  },
];

/** Tests are not read at all: they may import what they like. What only helps them is free too. */
const tests = "\\.test\\.tsx?$";
const helpsTests = ["/testing/", "-suite\\.ts$", "\\.config\\.ts$"];
const ours = "^(apps|packages|training|e2e|bench|scripts)/";
const at = (paths: readonly string[]): string[] => paths.map((path) => `^${path}`);
const fromNpm = [
  ...(["npm", "npm-dev", "npm-optional", "npm-peer", "npm-bundled"] as const),
  ...(["npm-no-pkg", "npm-unknown"] as const),
];

const arrows = zones.map(({ name, folder, mayUse, why }): IForbiddenRuleType => {
  const inner = zones.filter((zone) => zone.folder !== folder && zone.folder.startsWith(folder));
  return {
    name: `${name}-may-use`,
    comment: why,
    severity: "error",
    from: { path: `^${folder}`, pathNot: [...at(inner.map((zone) => zone.folder)), ...helpsTests] },
    to: { path: ours, pathNot: at([folder, ...mayUse]) },
  };
});

const packages = zones.flatMap(({ name, folder, packages: allowed, why }): IForbiddenRuleType[] =>
  allowed === undefined
    ? []
    : [
        {
          name: `${name}-packages`,
          comment: why,
          severity: "error",
          from: { path: `^${folder}`, pathNot: helpsTests },
          to: {
            dependencyTypes: fromNpm,
            pathNot: allowed.map((name) => `node_modules/(@types/)?${name}/`),
          },
        },
      ],
);

const roomRules = rooms.map(
  ({ folder, mayUse, why }): IForbiddenRuleType => ({
    name: `inside-${folder.replace(/^(?:apps|packages)\/|src\/|\/$/g, "").replace("/", "-")}`,
    comment: why,
    severity: "error",
    from: { path: `^${folder}`, pathNot: helpsTests },
    to: {
      path: `^${folder.replace(/\/src\/.*/, "/")}`,
      pathNot: ["/node_modules/", ...at([folder, ...mayUse])],
    },
  }),
);

const config: IConfiguration = {
  forbidden: [
    ...arrows,
    ...packages,
    ...roomRules,
    {
      name: "no-circle",
      comment: "Files in a circle can only be understood, tested and moved together.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "feature-knows-no-other",
      comment: "A feature can be read and removed by itself; what two share is handed over.",
      severity: "error",
      from: { path: "^(apps/\\w+/src/features/[\\w-]+)/", pathNot: helpsTests },
      to: { path: "^apps/\\w+/src/features/", pathNot: "^$1/" },
    },
    {
      name: "decides-without-queries",
      comment: "Handlers translate, services decide, stores query.",
      severity: "error",
      from: { path: "^apps/server/src/features/.*(handlers|service)\\.ts$" },
      to: { path: "node_modules/(drizzle-orm|pg)/" },
    },
    {
      name: "nothing-that-runs-needs-a-fake",
      comment: "What stands in for the real thing in tests must not reach people.",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: helpsTests },
      to: { path: ["/testing/", "node_modules/vitest/"] },
    },
    {
      name: "names-that-say-nothing",
      comment: "Such a file gathers whatever has no place, and a barrel hides where things are.",
      severity: "error",
      from: { path: ours },
      to: { path: "^(?!.*node_modules).*/(utils?|helpers?|common|misc|index)(/|\\.[mc]?[jt]sx?$)" },
    },
    {
      name: "found",
      comment:
        "An import that leads nowhere escapes every other rule. The build makes virtual ones.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
  ],
  options: {
    // The compiler's own parser: type imports count, and text is never taken for code.
    parser: "tsc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: [tests, "\\.d\\.ts$", "(^|/)(build|\\.react-router|\\.data|\\.cache)/"] },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      mainFields: ["main", "types"],
    },
    // What no rule asks about is not worked out.
    skipAnalysisNotInRules: true,
  },
};

export default config;
