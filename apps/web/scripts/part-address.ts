import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

export type Part = {
  /** The virtual module is named after it, and exports the address under it: `help` gives `helpAddress`. */
  name: string;
  file: string;
};

/**
 * Where a part lies that is loaded when it is needed. A plain import would bring the bundler's own
 * loader of parts along, which weighs more than what asks for it and which home would carry for everybody.
 */
export const partAddress = ({ name, file }: Part): Plugin => {
  const id = `virtual:${name}-address`;
  const resolvedId = `\0${id}`;
  let building = false;
  return {
    name: `${name}-address`,
    configResolved: ({ command }) => {
      building = command === "build";
    },
    resolveId: (source) => (source === id ? resolvedId : undefined),
    load(loading) {
      if (loading !== resolvedId) return;
      const exported = (address: string) => `export const ${name}Address = ${address};`;
      // Pages are only drawn there, and nobody presses a button.
      if (this.environment.name !== "client") return exported('""');
      if (!building) return exported(JSON.stringify(`/${file}`));
      const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
      const fileName = file.slice(file.lastIndexOf("/") + 1).replace(/\.tsx?$/, "");
      const reference = this.emitFile({ type: "chunk", id: path, name: fileName });
      return exported(`import.meta.ROLLUP_FILE_URL_${reference}`);
    },
  };
};
