import type { TalkCard } from "@app/contract/talk-card";

/** One answer on the page; left out, it stays in sight to be put back. */
export type CardField = TalkCard["fields"][number] & { out: boolean };

export type CardDraft = { path: string | null; fields: readonly CardField[] };

/** As long as the contract lets an answer be. */
export const fieldMaxChars = 400;

/** A card without an answer is no page: then it is as if a model had written. */
export const cardDraftOf = (card: TalkCard | null): CardDraft | null =>
  card && card.fields.length > 0
    ? { path: card.path, fields: card.fields.map((field) => ({ ...field, out: false })) }
    : null;

export const withField = (
  card: CardDraft,
  id: string,
  change: Partial<Pick<CardField, "text" | "out">>,
): CardDraft => ({
  ...card,
  fields: card.fields.map((field) => (field.id === id ? { ...field, ...change } : field)),
});

/** What the page is made of: what was left out or emptied is not in it. */
export const cardFromDraft = ({ path, fields }: CardDraft): TalkCard => ({
  path,
  fields: fields
    .filter(({ text, out }) => !out && text.trim() !== "")
    .map(({ id, label, text }) => ({ id, label, text: text.trim() })),
});
