// Writes the table of variables into docs/operating.md: npm run variables
import { readFileSync, writeFileSync } from "node:fs";
import { withVariables } from "../apps/server/src/env/variables-table.ts";

const page = new URL("../docs/operating.md", import.meta.url);
writeFileSync(page, withVariables(readFileSync(page, "utf8")));
