import type { RefusalReason, ScrubKind } from "@app/contract/kindness-words";
import {
  type Evasion,
  handleEvasions,
  linkEvasions,
  mailEvasions,
  nameEvasions,
  phoneEvasions,
  wordEvasions,
} from "./evasions.ts";
import {
  handleSeeds,
  linkSeeds,
  mailSeeds,
  nameSeeds,
  phoneSeeds,
  refusedSeeds,
} from "./hostile-seeds.ts";

type HostilePost = { text: string; seed: string; evasion: string };
export type RefusedPost = HostilePost & { reason: RefusalReason };
export type LeadingPost = HostilePost & {
  kind: ScrubKind;
  /** What must not be left of it. */
  secret: string;
};

/** What stands around it, so that no rule can rely on where it stands. */
const around: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `hey, ${text}`,
  (text) => `so tired tonight. ${text}`,
  (text) => `${text} ok?`,
];

/** Every seed in every way that it can be hidden; the reason is what the plain words break. */
export const refusedPosts: readonly RefusedPost[] = Object.entries(refusedSeeds).flatMap(
  ([reason, seeds]) =>
    seeds.flatMap((seed) =>
      Object.entries(wordEvasions).map(([evasion, evade]) => ({
        text: evade(seed),
        seed,
        evasion,
        reason: reason as RefusalReason, // Object.entries widens the keys
      })),
    ),
);

const leading = (
  kind: ScrubKind,
  seeds: readonly string[],
  evasions: Readonly<Record<string, Evasion>>,
): LeadingPost[] =>
  seeds.flatMap((seed, at) =>
    Object.entries(evasions).map(([evasion, evade], index) => {
      const secret = evade(seed);
      const wrap = around[(at + index) % around.length] ?? ((text: string) => text);
      return { text: wrap(secret), seed, evasion, kind, secret };
    }),
  );

export const leadingPosts: readonly LeadingPost[] = [
  ...leading("phone", phoneSeeds, phoneEvasions),
  ...leading("email", mailSeeds, mailEvasions),
  ...leading("link", linkSeeds, linkEvasions),
  ...leading("name", nameSeeds, nameEvasions),
  ...leading("handle", handleSeeds, handleEvasions),
];
