import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleScript } from "./bundle-script.ts";

/** Writes what a page runs before React is there, and answers with its address. */
export const writeAsleep = async (client: string): Promise<string> => {
  const code = await bundleScript("asleep/asleep.ts");
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 7);
  const address = `/static/js/asleep-${hash}.js`;
  writeFileSync(join(client, address), code);
  return address;
};
