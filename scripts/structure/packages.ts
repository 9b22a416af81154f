import { isData, isReadOnly, type Room } from "./room.ts";

export const guideRooms: readonly Room[] = [
  {
    name: "moves",
    mayUse: ["keep", "write", "path", "exercises", "lines"],
    why: "Each knows when it fits and what it says, and none of the others.",
  },
  {
    name: "end",
    mayUse: ["write", "path", "lines"],
    why: "What a talk leaves is made of its state, not of the way there.",
  },
  {
    name: "keep",
    paths: ["(keep(-steps)?|know)\\.ts"],
    mayUse: ["write", "path"],
    why: "What a turn leaves behind is the same whichever move it was.",
  },
  {
    name: "write",
    paths: ["write/", "turn\\.ts"],
    mayUse: ["path", "lines"],
    why: "Writing is used by every move, and decides on none.",
  },
  {
    name: "path",
    paths: ["(options|paths?|plan|talk|written)\\.ts"],
    mayUse: ["answers", "cases", "kinds", "paths"],
    why: "The shapes of the data, and what gathers it, know no move.",
  },
  ...["answers", "cases", "exercises", "kinds", "lines", "paths"].map((name) => ({
    name,
    mayUse: [],
    why: isData,
  })),
];

export const safetyRooms: readonly Room[] = [
  {
    name: "course",
    // Which message is screened how depends on how far the course is, and the other way round.
    paths: ["course/", "screen-message\\.ts"],
    mayUse: ["elsewhere", "asking", "message"],
    why: "The way through a crisis is read from what was asked and answered.",
  },
  {
    name: "elsewhere",
    mayUse: ["asking", "languages"],
    why: "The same in ten languages, without the course, which is in English.",
  },
  {
    name: "asking",
    paths: [
      "(about-another|asked-by-model|concern-reply|country-told|gentle-question)\\.ts",
      "(risk-history|ways-to-people)\\.ts",
    ],
    mayUse: ["message"],
    why: "What is asked of somebody once, and known again by its mark.",
  },
  {
    name: "message",
    paths: [
      "(message-risk|read-message|screening|guards|normalise|idioms|own-words|next-place)\\.ts",
      "(find-by-rules|weigh|condense|verdict)\\.ts",
      "verdict-weights\\.json",
    ],
    mayUse: ["languages", "rules", "grams"],
    why: "One message is read for risk without knowing what is said then.",
  },
  { name: "languages", mayUse: ["rules"], why: isReadOnly },
  { name: "rules", mayUse: [], why: isReadOnly },
  { name: "grams", mayUse: [], why: isReadOnly },
];

export const readingRooms: readonly Room[] = [{ name: "encoder", mayUse: [], why: isReadOnly }];

const cryptography = "keys and records both need it, and it knows neither.";

export const vaultRooms: readonly Room[] = [
  {
    name: "export",
    mayUse: ["keys", "records", "bytes"],
    why: "A file to take away is made of what is sealed already.",
  },
  {
    name: "worker",
    mayUse: ["keys", "records", "web-crypto", "bytes"],
    why: "The thread that holds the keys open; nothing here knows it.",
  },
  { name: "passphrase", mayUse: ["keys"], why: "How strong one is, is judged before it is used." },
  {
    name: "keys",
    mayUse: ["records", "web-crypto", "bytes"],
    why: "Keys are made without knowing what is exported, or in which thread.",
  },
  {
    name: "records",
    mayUse: ["web-crypto", "bytes"],
    why: "A record is sealed under a key it is handed.",
  },
  { name: "web-crypto", paths: ["web-crypto\\.ts"], mayUse: ["bytes"], why: cryptography },
  {
    name: "bytes",
    paths: ["(base64url|deflate|vault-error)\\.ts"],
    mayUse: [],
    why: cryptography,
  },
];

export const voiceRooms: readonly Room[] = [
  ...["embedded", "service"].map((name) => ({
    name,
    mayUse: ["voice"],
    why: "Two ways to a voice, neither of which knows the other.",
  })),
  {
    name: "voice",
    paths: ["(voice|voice-error|speech-cache|spoken-text|wav-header)\\.ts"],
    mayUse: [],
    why: "What any voice can do, and what both make it of.",
  },
];

export const kindnessRooms: readonly Room[] = [
  { name: "refusing", mayUse: ["fold"], why: "What is not shared, and why; the server's alone." },
  { name: "scrubbing", mayUse: [], why: "The browser carries it, and nothing of the word list." },
  { name: "fold", paths: ["(fold|look-alikes)\\.ts"], mayUse: [], why: isReadOnly },
];

export const contentRooms: readonly Room[] = [
  ...["exercises", "helplines", "letters", "pages", "programs"].map((name) => ({
    name,
    mayUse: ["shapes"],
    why: isData,
  })),
  ...["articles", "statements"].map((name) => ({ name, mayUse: [], why: isData })),
  {
    name: "shapes",
    paths: ["(checked-helpline|feelings|page|say-money)\\.ts"],
    mayUse: [],
    why: "What the data is written in.",
  },
];

export const contractRooms: readonly Room[] = [
  {
    name: "calls",
    mayUse: ["terms"],
    why: "What can be asked is written in terms that hold for every call.",
  },
  {
    name: "terms",
    paths: ["(?!api\\.ts|client\\.ts)[^/]+\\.ts"],
    mayUse: [],
    why: "Limits, errors, roles and shapes hold whoever is calling.",
  },
];
