import type { HistoryItem } from "@app/contract/calls/session-shapes";
import type { RiskCategory } from "@app/contract/reply-events";
import { screenHistory, wasAffirmed } from "@app/safety/screen-message";
import { type RiskState, riskItems } from "../risk-items.ts";

/** Which danger a session told of; null where none was. `risk`: what was kept for the safety, so that nothing is read again. */
export const dangerTold = (
  history: readonly HistoryItem[],
  risk: RiskState = [],
): RiskCategory | null => {
  const items = riskItems(history, risk);
  const { level, category } = screenHistory(items);
  return level === "crisis" || wasAffirmed(items) ? (category ?? "suicide") : null;
};

/** A list of sessions may be seen by others, so the darkest ones get a quiet name. */
export const dangerTitle = "A hard conversation";

/** The words of the darkest moment stay out of it; what may help stands in it. */
export const dangerSummary = (people: readonly string[]): string =>
  [
    "You spoke about a very hard time, and it was good that you said so.",
    people.length > 0 ? `You also mentioned ${people.slice(0, 2).join(" and ")}.` : null,
    "You need not carry this alone: the crisis page lists people who answer day and night.",
  ]
    .filter(Boolean)
    .join(" ");

const dark: readonly string[] = [
  "Save one number from the crisis page in your phone now, while you are calm enough to do it.",
  "Tell one person today how dark it has been, in whatever words.",
  "Put distance between you and anything you might use to hurt yourself, or ask somebody to keep it.",
  "Write down three things that have got you through such a night before, and keep the paper near the bed.",
];

/** When a session touched on risk, its actions are about safety and company, and about nothing else. */
export const dangerActions: Readonly<Record<RiskCategory, readonly string[]>> = {
  suicide: dark,
  self_harm: [
    "Look after what is hurt, and let a doctor or a nurse see it if it is deep or not clean.",
    "Make a short list of what brings the pressure down without hurting you: cold water, loud music, writing, walking. Keep it where you can see it.",
    "Tell one person you trust, even with a single line.",
    "Save one number from the crisis page in your phone.",
  ],
  harm_to_others: [
    "Stay away from the person and the place until you are cool, and from anything that could do harm.",
    "Ring somebody who can calm you, before the next time you meet.",
    "Ask a doctor or a crisis service for help with the anger. They will have heard worse.",
  ],
  abuse: [
    "Tell one person you trust what it is like, at a moment when you are alone and safe to talk.",
    "Look at the domestic-abuse services on the crisis page from a device that only you use. They also talk with people who have not decided anything.",
    "If it is safe to do, keep a few papers, some money and a number where you can reach them.",
  ],
  medical_emergency: [
    "Have a doctor or an emergency service look at it today.",
    "Tell somebody near you what you told me, so that you are not alone with it.",
    "Write down when it began and what you took or noticed, and have it with you.",
  ],
  psychosis: [
    "Ring a doctor or a crisis service today and tell them what you told me.",
    "Ask somebody you trust to stay with you until then.",
    "Sleep and eat as regularly as you can, and leave alcohol and drugs alone for now.",
  ],
  eating_disorder: [
    "Make an appointment with a doctor, and say plainly that it is about eating.",
    "Tell one person who will not comment on how you look.",
    "If you faint, or your heart races or stumbles, get urgent help.",
  ],
};
