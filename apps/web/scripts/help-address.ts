import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const id = "virtual:help-address";
const resolvedId = `\0${id}`;
const part = "src/features/help/load-help.ts";

/**
 * Where the help menu's loader lies. A plain import would bring the bundler's own loader of parts
 * along, which weighs more than the button and which home would carry for everybody.
 */
export const helpAddress = (): Plugin => {
  let building = false;
  return {
    name: "help-address",
    configResolved: ({ command }) => {
      building = command === "build";
    },
    resolveId: (source) => (source === id ? resolvedId : undefined),
    load(loading) {
      if (loading !== resolvedId) return;
      const exported = (address: string) => `export const helpAddress = ${address};`;
      // Pages are only drawn there, and nobody presses a button.
      if (this.environment.name !== "client") return exported('""');
      if (!building) return exported(JSON.stringify(`/${part}`));
      const file = fileURLToPath(new URL(`../${part}`, import.meta.url));
      const reference = this.emitFile({ type: "chunk", id: file, name: "load-help" });
      return exported(`import.meta.ROLLUP_FILE_URL_${reference}`);
    },
  };
};
