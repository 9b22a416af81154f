import { paths } from "@app/contract/paths";
import type { HelpIconName } from "./help-icon.tsx";

export type HelpDialogName = "getting-started" | "data-policy" | "feedback";

export type HelpEntry = { name: string; icon: HelpIconName } & (
  | { opens: HelpDialogName }
  | { path: string }
  /** On another host, by the operator's setup. */
  | { outside: "donation" }
);

const crisis: HelpEntry = { name: "Crisis", icon: "heart", path: paths.crisis };

const entries: readonly HelpEntry[] = [
  { name: "Getting Started", icon: "spark", opens: "getting-started" },
  { name: "Support", icon: "gift", outside: "donation" },
  { name: "Important Info", icon: "info", path: paths.importantInfo },
  { name: "Our Purpose", icon: "dawn", path: paths.ourPurpose },
  { name: "Data Policy", icon: "shield", opens: "data-policy" },
  { name: "Feedback", icon: "pen", opens: "feedback" },
  { name: "Contact", icon: "letter", path: paths.contact },
  crisis,
];

/** Inline it stands beside a crisis link of the page, and needs none of its own. */
export const helpEntries = (inline: boolean): readonly HelpEntry[] =>
  inline ? entries.filter((entry) => entry !== crisis) : entries;
