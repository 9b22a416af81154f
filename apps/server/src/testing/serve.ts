import { run } from "../main.ts";

/** The server as `main.ts` runs it, without the pages, which tests of the server have not built. */
await run("none");
