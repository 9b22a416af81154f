// npm start: builds the pages where they are not up to date, and serves them. In one process, since another takes a tenth of a second.
import "./build.ts";

const { run } = await import("../apps/server/src/main.ts");
await run();
