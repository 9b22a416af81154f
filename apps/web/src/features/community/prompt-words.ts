import type { ScrubKind } from "@app/contract/kindness-words";

export const usedWords = (uses: number): string | null => {
  if (uses === 0) return null;
  return uses === 1 ? "Used once" : `Used ${uses.toLocaleString("en-GB")} times`;
};

/** Nobody has to read that more people were against their words than for them. */
export const votesShown = (votes: number): string =>
  votes > 0 ? votes.toLocaleString("en-GB") : "";

const scrubNames: Readonly<Record<ScrubKind, readonly [one: string, many: string]>> = {
  email: ["an e-mail address", "e-mail addresses"],
  phone: ["a phone number", "phone numbers"],
  link: ["a link", "links"],
  handle: ["a user name", "user names"],
  name: ["a full name", "full names"],
};

const inOneSentence = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

/** What is taken out of a text, by its kinds. */
export const scrubWords = (kinds: readonly ScrubKind[]): string =>
  inOneSentence(
    [...new Set(kinds)].map((kind) => {
      const [one, many] = scrubNames[kind];
      return kinds.filter((each) => each === kind).length === 1 ? one : many;
    }),
  );
