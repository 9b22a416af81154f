import type { RefusalReason } from "@app/contract/kindness-words";

const selling =
  /\b(?:buy|order|cheap|discount|promo code)\b.{0,40}\b(?:now|today|here|pills|followers)\b/iu;

/** Why a text is not shared, or null. The server's alone: its word list has no place in a page. */
export const refuse = (text: string): RefusalReason | null =>
  selling.test(text.normalize("NFKC")) ? "selling" : null;
