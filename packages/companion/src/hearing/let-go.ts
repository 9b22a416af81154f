import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Lets go of what a start leaves behind, half of what a thread holds then. The engine would do so when it needs the
 * room, and a server that nobody asks anything never does.
 */
export const letGo = (): void => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void; // what the flag above names
  collect();
};
