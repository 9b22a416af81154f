import type { Room } from "./room.ts";

/** From `companion.ts` down: what says a reply asks the hearing, and the hearing asks what reads. */
export const companionRooms: readonly Room[] = [
  {
    name: "analysis",
    mayUse: ["hearing", "finding", "outcome", "turn", "instructions", "models"],
    why: "A report is written from what was found, a message at a time.",
  },
  {
    name: "hearing",
    mayUse: ["guiding", "finding", "outcome", "state"],
    why: "It does in other threads what reads at length, and does not know who asks.",
  },
  {
    name: "guiding",
    mayUse: ["outcome", "instructions", "memory", "state"],
    why: "The guide's part in a turn runs in a thread of its own: it cannot ask the hearing.",
  },
  {
    name: "finding",
    mayUse: [],
    why: "What a report could say of one message is found without knowing the others.",
  },
  {
    name: "outcome",
    mayUse: ["turn", "instructions", "memory", "state"],
    why: "What a session leaves is written after its last turn.",
  },
  {
    name: "turn",
    mayUse: ["instructions", "memory", "models"],
    why: "A turn is one reply: what comes after a session stands above it.",
  },
  {
    name: "instructions",
    mayUse: ["memory", "state"],
    why: "An instruction is a pure function of what it is given.",
  },
  { name: "memory", mayUse: [], why: "What is remembered is chosen from words alone." },
  { name: "models", mayUse: [], why: "A model is told what to do, and knows no turn." },
  {
    name: "state",
    paths: ["state\\.ts", "risk-items\\.ts", "program-talk\\.ts"],
    mayUse: [],
    why: "What is kept between two turns is known to all who carry it.",
  },
];
