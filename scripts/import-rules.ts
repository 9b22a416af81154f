import type { Import, ImportGraph } from "./import-graph.ts";

type Zone = {
  name: string;
  folder: string;
  mayUse: readonly string[];
  packages?: readonly string[];
};

/** The arrows of the house. The first zone whose folder holds a file is the file's. */
export const zones: readonly Zone[] = [
  { name: "ui", folder: "apps/web/src/ui/", mayUse: ["ui"], packages: ["react"] },
  {
    name: "web",
    folder: "apps/web/",
    mayUse: ["web", "ui", "vault", "kindness", "content", "contract"],
  },
  {
    name: "server",
    folder: "apps/server/",
    mayUse: ["server", "companion", "safety", "voice", "kindness", "content", "contract"],
  },
  {
    name: "companion",
    folder: "packages/companion/",
    mayUse: ["companion", "guide", "safety", "reading", "content", "contract"],
  },
  {
    name: "guide",
    folder: "packages/guide/",
    mayUse: ["guide", "reading", "content", "contract"],
  },
  {
    name: "safety",
    folder: "packages/safety/",
    mayUse: ["safety", "reading", "content", "contract"],
    packages: [],
  },
  { name: "reading", folder: "packages/reading/", mayUse: ["reading", "contract"], packages: [] },
  { name: "voice", folder: "packages/voice/", mayUse: ["voice", "contract"] },
  { name: "vault", folder: "packages/vault/", mayUse: ["vault", "contract"] },
  {
    name: "kindness",
    folder: "packages/kindness/",
    mayUse: ["kindness", "contract"],
    packages: ["obscenity"],
  },
  { name: "content", folder: "packages/content/", mayUse: ["content", "contract"], packages: [] },
  { name: "contract", folder: "packages/contract/", mayUse: ["contract"], packages: ["zod"] },
  {
    name: "training",
    folder: "training/",
    mayUse: ["training", "companion", "guide", "safety", "reading", "content", "contract"],
    packages: ["wabt"],
  },
];

/** The one place of the server that may open the vault: the task that was handed a passphrase. */
const vaultDoor = /^apps\/server\/src\/features\/analysis\/[\w-]+\.ts$/;

const isTest = (file: string) =>
  /\.test\.tsx?$|\/testing\/|-suite\.ts$|(^|\/)(vite|vitest|drizzle|react-router|playwright)\.config\.ts$/.test(
    file,
  );
const zoneOf = (file: string) => zones.find(({ folder }) => file.startsWith(folder));
const featureOf = (file: string) => /^(apps\/\w+\/src\/features\/[\w-]+)\//.exec(file)?.[1];

const wrongArrow = ({ from, to }: Import): string | undefined => {
  const zone = zoneOf(from);
  if (!zone || isTest(from)) return undefined;
  if (to.startsWith("npm:")) {
    const name = to.slice(4);
    const fine = !zone.packages || zone.packages.includes(name);
    return fine ? undefined : `${from} → ${name}: ${zone.name} uses no such package`;
  }
  const target = zoneOf(to);
  if (!target) return undefined;
  if (target.name === "vault" && vaultDoor.test(from)) return undefined;
  if (!zone.mayUse.includes(target.name))
    return `${from} → ${to}: ${zone.name} must not know ${target.name}`;
  const [own, other] = [featureOf(from), featureOf(to)];
  if (own && other && own !== other) return `${from} → ${to}: a feature must not know another`;
  return undefined;
};

/** The circles among files, each once, as the way round. */
export const findCircles = ({ files, imports }: ImportGraph): string[][] => {
  const targets = new Map<string, string[]>(files.map((file) => [file, []]));
  for (const { from, to } of imports) if (targets.has(to)) targets.get(from)?.push(to);
  const circles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, way: string[]): void => {
    const start = way.indexOf(file);
    if (start >= 0) {
      circles.push([...way.slice(start), file]);
      return;
    }
    if (done.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  return circles;
};

const forbiddenNames = /(^|\/)(utils?|helpers?|common|misc|index)(\/|\.tsx?$)/;
const kebabCase = /^[a-z0-9.+-]+$/;

const wrongName = (file: string): string | undefined => {
  if (!zoneOf(file)) return undefined;
  if (forbiddenNames.test(file)) return `${file}: the name says nothing about what is inside`;
  const name = file.split("/").at(-1) ?? "";
  return kebabCase.test(name) ? undefined : `${file}: file names are kebab-case`;
};

/** Every breach of the house's structure, in words. */
export const findBreaches = (graph: ImportGraph): string[] => [
  ...graph.imports.map(wrongArrow).filter((breach) => breach !== undefined),
  ...findCircles(graph).map((circle) => `circle: ${circle.join(" → ")}`),
  ...graph.files.map(wrongName).filter((breach) => breach !== undefined),
];
