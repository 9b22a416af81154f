import { type ResolveFnOutput, registerHooks } from "node:module";

/**
 * Node asks for the package of every file it reads, and looks a package up anew for each file that names it. Drizzle's
 * description of itself weighs 179 kB and is parsed anew for each of its hundred and fifty files, and for each of ours
 * that names it. Where the answer is known beforehand, or was given before, a start need not wait for it.
 */
const isDrizzle = (url: string): boolean =>
  url.includes("/node_modules/drizzle-orm/") && url.endsWith(".js");

const isOurs = (url: string): boolean => !url.includes("/node_modules/") && url.endsWith(".ts");

/** The folder of the package a file belongs to: all files below it find the same packages by the same names. */
const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+\/|^.*?\/(?:apps|packages)\/[^/]+\//;

const named = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve: (specifier, context, nextResolve) => {
    const { parentURL: parent, conditions } = context;
    if (parent === undefined || specifier.startsWith("node:"))
      return nextResolve(specifier, context);
    if (specifier.startsWith(".")) {
      const { href: url } = new URL(specifier, parent);
      if (isOurs(url) && isOurs(parent))
        return { url, format: "module-typescript", shortCircuit: true };
      // Its files for require() end in .cjs.
      if (isDrizzle(url) && isDrizzle(parent)) return { url, format: "module", shortCircuit: true };
      return nextResolve(specifier, context);
    }
    const [folder] = packageFolder.exec(parent) ?? [parent];
    const asked = `${specifier} ${folder} ${conditions.join(" ")}`;
    const known = named.get(asked);
    if (known) return { ...known, shortCircuit: true };
    const found = nextResolve(specifier, context);
    named.set(asked, found);
    return found;
  },
});
