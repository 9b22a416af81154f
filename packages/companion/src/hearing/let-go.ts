import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Lets go of what a start leaves behind, more than half of what is held then, and of the room for it. The engine would
 * do so when it needs the room, and a server that nobody asks anything never does. It takes some hundred milliseconds.
 */
export const letGo = (): void => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as NodeJS.GCFunction; // what the flag above names
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
};
