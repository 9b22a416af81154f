import type { RiskCategory } from "@app/contract/reply-events";

/** For sessions too short to plan from, and to fill up a list that has fewer than three. */
export const generalActions: readonly string[] = [
  "Go outside for ten minutes today, without your phone in your hand.",
  "Write three sentences about how today was, for nobody but yourself.",
  "Send a short message to somebody you like, without asking for anything.",
  "Choose one small thing that would make tomorrow morning easier, and do it tonight.",
  "Go to bed half an hour earlier than usual, once this week.",
  "Do one thing today only because you like it, however short.",
];

const dark: readonly string[] = [
  "Save one number from the crisis page in your phone now, while you are calm enough to do it.",
  "Tell one person today how dark it has been, in whatever words.",
  "Put distance between you and anything you might use to hurt yourself, or ask somebody to keep it.",
  "Write down three things that have got you through such a night before, and keep the paper near the bed.",
];

/** When a session touched on risk, its actions are about safety and company, and about nothing else. */
export const riskActions: Readonly<Record<RiskCategory, readonly string[]>> = {
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
