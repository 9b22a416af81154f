import { fileURLToPath } from "node:url";

type ModuleInfo = { importedIds: readonly string[] };
/** What the bundler tells a group about the modules it may take. */
type Chunking = { getModuleInfo: (id: string) => ModuleInfo | null };

const inSource = (file: string): string =>
  fileURLToPath(new URL(`../src/${file}`, import.meta.url));

/** A file whose loader the router puts into a part of its own goes by another name in the build. */
const namesOf = (file: string): string[] => [inSource(file), `${inSource(file)}?route-chunk=main`];

/** Everything that some files import, and what that imports, without what is loaded later. */
const reachedFrom = (files: readonly string[], chunking: Chunking): Set<string> => {
  const reached = new Set<string>();
  const walk = (id: string): void => {
    const info = reached.has(id) ? null : chunking.getModuleInfo(id);
    if (!info) return;
    reached.add(id);
    for (const next of info.importedIds) walk(next);
  };
  for (const file of files) {
    const before = reached.size;
    for (const name of namesOf(file)) walk(name);
    if (reached.size === before && !reached.has(inSource(file)))
      throw new Error(`Nothing of ${file} is in the build any more.`);
  }
  return reached;
};

/** One part of the build: all that these files need. What begins a page stays a file that can be asked for. */
const neededBy = (
  name: string,
  files: readonly string[],
  priority: number,
  beginnings: readonly string[] = files,
) => {
  const askedFor = new Set(beginnings.flatMap(namesOf));
  let reached: Set<string> | undefined;
  return {
    name: (id: string, chunking: Chunking): string | null => {
      reached ??= reachedFrom(files, chunking);
      return reached.has(id) && !askedFor.has(id) ? name : null;
    },
    priority,
  };
};

const onEveryPage = ["root.tsx", "entry.client.tsx", "layouts/main-layout.tsx"];

type Judges = (id: string, chunking: Chunking) => boolean;

/** Whether a module is one of these, or needs one. */
const createNeeds = (isOne: Judges): Judges => {
  const known = new Map<string, boolean>();
  const needs: Judges = (id, chunking) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    // For a module that leads back to itself.
    known.set(id, false);
    const imported = chunking.getModuleInfo(id)?.importedIds ?? [];
    const answer = isOne(id, chunking) || imported.some((next) => needs(next, chunking));
    known.set(id, answer);
    return answer;
  };
  return needs;
};

/** What asks the server, beyond what every page has of that anyhow. */
let askers: ReadonlySet<string> | null = null;
const findAskers = (chunking: Chunking): ReadonlySet<string> => {
  const everywhere = reachedFrom(onEveryPage, chunking);
  return new Set([...reachedFrom(["api.ts"], chunking)].filter((id) => !everywhere.has(id)));
};
const asks = createNeeds((id, chunking) => {
  askers ??= findAskers(chunking);
  return askers.has(id);
});

/** What checks answers, which no page should wait for. */
const ofZod = /[\\/]node_modules[\\/]zod[\\/]/;
const checks = createNeeds((id) => ofZod.test(id));

const ofOurs = /[\\/]web[\\/]src[\\/](?!features[\\/]account)/;
const ofContract = /[\\/]packages[\\/]contract[\\/]src[\\/]/;

/** Small things that many pages have in common, so that a page need not ask for each of them. */
const sharedParts = (name: string, takes: typeof asks, priority: number) => ({
  name: (id: string, chunking: Chunking): string | null =>
    (ofOurs.test(id) || (ofContract.test(id) && !checks(id, chunking))) && takes(id, chunking)
      ? name
      : null,
  minShareCount: 5,
  priority,
});

/**
 * A page in dozens of small files would wait for each. So what a page that is only read runs, the
 * libraries, what every other page runs, what asks the server, and what pages are drawn with come in
 * one file each. Everything else is as the bundler parts it.
 */
export const chunkGroups = [
  {
    name: "vendor",
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
    priority: 8,
  },
  // What only they run stays with them; the rest they have in common with every other page.
  { ...neededBy("plain", ["read/read-page.ts"], 7), minShareCount: 2 },
  // Likewise for what a first visit is asked: some of it is asked again elsewhere.
  { ...neededBy("asked", ["first-visit/layers.ts"], 6), minShareCount: 2 },
  neededBy("shell", onEveryPage, 5),
  neededBy("api", ["api.ts"], 4, []),
  // What checks answers comes with the first of them.
  { name: "zod", test: ofZod, priority: 4 },
  { name: "leaf", test: /[\\/]src[\\/]ui[\\/]/, minShareCount: 2, priority: 3 },
  // A page that asks the server nothing does not come with what does.
  sharedParts("shared", (id, chunking) => !asks(id, chunking), 2),
  sharedParts("shared-asking", asks, 1),
  {
    // The pages around an account lead from one to the next.
    name: "account",
    test: /[\\/]features[\\/]account[\\/]/,
    minShareCount: 2,
    priority: 0,
  },
];
