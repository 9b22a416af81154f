import { companionRooms } from "./companion.ts";
import {
  contentRooms,
  contractRooms,
  guideRooms,
  kindnessRooms,
  readingRooms,
  safetyRooms,
  vaultRooms,
  voiceRooms,
} from "./packages.ts";
import type { Room } from "./room.ts";
import { serverRooms } from "./server.ts";
import { webRooms } from "./web.ts";

/** The rooms of every package, from its top floor down. Files that stand in none may use all, and are used by none. */
export const roomsIn: Readonly<Record<string, readonly Room[]>> = {
  "apps/server/src/": serverRooms,
  "apps/web/src/": webRooms,
  "packages/companion/src/": companionRooms,
  "packages/content/src/": contentRooms,
  "packages/contract/src/": contractRooms,
  "packages/guide/src/": guideRooms,
  "packages/kindness/src/": kindnessRooms,
  "packages/reading/src/": readingRooms,
  "packages/safety/src/": safetyRooms,
  "packages/vault/src/": vaultRooms,
  "packages/voice/src/": voiceRooms,
};
