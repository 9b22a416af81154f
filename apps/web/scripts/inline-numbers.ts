import { limits } from "@app/contract/limits";
import { timings } from "@app/contract/timings";
import type { Plugin } from "vite";

const tables: Readonly<Record<string, unknown>> = { limits, timings };

const read = (names: readonly string[]): unknown =>
  names.reduce<unknown>(
    (value, name) =>
      typeof value === "object" && value !== null
        ? (value as Record<string, unknown>)[name] // undefined where there is no such name
        : undefined,
    tables,
  );

const path = /(?<![\w.$"'`])(?:limits|timings)(?:\.[A-Za-z]\w*)+/g;

/** An import that nothing uses any more would still bring the whole table along. */
const dropUnused = (code: string): string =>
  Object.keys(tables).reduce((rest, name) => {
    const line = `import { ${name} } from "@app/contract/${name}";\n`;
    const without = rest.replace(line, "");
    return new RegExp(`\\b${name}\\b`).test(without) ? rest : without;
  }, code);

/** The numbers themselves in place of the way to them, where the whole way is written out. */
export const inlineNumbersIn = (code: string): string => {
  const inlined = code.replace(path, (whole) => {
    const value = read(whole.split("."));
    return typeof value === "number" ? String(value) : whole;
  });
  return inlined === code ? code : dropUnused(inlined);
};

/** A page that needs one number must not carry the whole table: home would weigh a kilobyte more. */
export const inlineNumbers = (): Plugin => ({
  name: "inline-numbers",
  apply: "build",
  enforce: "pre",
  transform(code, id) {
    if (!/[\\/](?:apps[\\/]web|packages[\\/]content)[\\/]src[\\/].*\.tsx?$/.test(id)) return null;
    const inlined = inlineNumbersIn(code);
    return inlined === code ? null : { code: inlined, map: null };
  },
});
