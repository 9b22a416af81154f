import type { Bench } from "./figure.ts";

/** Every bench by its name, in the order of the table; each is read only in the process that runs it. */
export const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  "start-up": async () => (await import("./start-up.bench.ts")).startUpBench,
  relay: async () => (await import("./relay/relay.bench.ts")).relayBench,
  conversations: async () => (await import("./servers/conversations.bench.ts")).conversationsBench,
  idle: async () => (await import("./servers/idle.bench.ts")).idleBench,
  servers: async () => (await import("./servers/servers.bench.ts")).serversBench,
  abandoned: async () => (await import("./servers/abandoned.bench.ts")).abandonedBench,
  hostile: async () => (await import("./hostile.bench.ts")).hostileBench,
  queries: async () => (await import("./queries.bench.ts")).queriesBench,
  lists: async () => (await import("./lists.bench.ts")).listsBench,
  guide: async () => (await import("./guide.bench.ts")).guideBench,
  screening: async () => (await import("./screening.bench.ts")).screeningBench,
  vault: async () => (await import("./vault.bench.ts")).vaultBench,
  identity: async () => (await import("./identity.bench.ts")).identityBench,
  voice: async () => (await import("./voice/voice.bench.ts")).voiceBench,
  "check-ins": async () => (await import("./check-ins.bench.ts")).checkInsBench,
  board: async () => (await import("./board/board.bench.ts")).boardBench,
  journey: async () => (await import("./journey.bench.ts")).journeyBench,
  community: async () => (await import("./community.bench.ts")).communityBench,
  "page-weight": async () => (await import("./page-weight.bench.ts")).pageWeightBench,
  lighthouse: async () => (await import("./lighthouse.bench.ts")).lighthouseBench,
  soak: async () => (await import("./soak.bench.ts")).soakBench,
};
