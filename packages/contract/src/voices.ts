/** The voices the companion can speak with. */
export const voices = [
  { id: "wren", name: "Wren", words: "Higher, clear" },
  { id: "juniper", name: "Juniper", words: "Higher, soft" },
  { id: "linnet", name: "Linnet", words: "Higher, bright" },
  { id: "cedar", name: "Cedar", words: "Lower, calm" },
  { id: "heron", name: "Heron", words: "Lower, warm" },
  { id: "slate", name: "Slate", words: "Lower, steady" },
] as const;

export type VoiceId = (typeof voices)[number]["id"];
export const voiceIds = voices.map(({ id }) => id) as [VoiceId, ...VoiceId[]]; // the list is never empty
