import type { Frame } from "./frame.ts";
import { talkFrames } from "./talk.ts";

export const frames: readonly Frame[] = [...talkFrames];
