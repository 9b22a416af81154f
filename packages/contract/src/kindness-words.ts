/** What is taken out of a text before everybody may read it. */
export const scrubKinds = ["email", "phone", "link", "handle", "name"] as const;
export type ScrubKind = (typeof scrubKinds)[number];

/** Why a text is not shared; each has its error, `unkind_` and the reason. */
const refusalReasons = ["slur", "harassment", "sexual", "selling"] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Why somebody reports what another wrote; "danger" is worry for whoever wrote it. */
export const reportReasons = [
  "unkind",
  "personal",
  "sexual",
  "selling",
  "danger",
  "other",
] as const;
export type ReportReason = (typeof reportReasons)[number];
