import type { Frame } from "../frame.ts";
import { faithAndWorldFrames } from "./faith-and-world.ts";
import { growingOldFrames } from "./growing-old.ts";
import { identityFrames } from "./identity.ts";
import { longAgoFrames } from "./long-ago.ts";

/** Who one is, what one believes, growing old, the world, and what happened long ago. */
export const livesFrames: readonly Frame[] = [
  ...identityFrames,
  ...faithAndWorldFrames,
  ...growingOldFrames,
  ...longAgoFrames,
];
