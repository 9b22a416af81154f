import type { Helpline, RiskCategory } from "@app/contract/reply-events";
import type { RiskQuestion } from "@app/safety/risk-history";
import type { Screening } from "@app/safety/screening";

const whatItIs: Readonly<Record<RiskCategory, string>> = {
  suicide:
    "thoughts of suicide. Ask directly whether they think of killing themselves, then, one thing at a time, about a plan, the means and when. Urge them to be with somebody and to put distance between themselves and the means.",
  self_harm:
    "self-harm. Ask directly about it and about thoughts of suicide. Ask whether a wound needs care now.",
  harm_to_others:
    "harm to somebody else. Do not help with any plan. Urge distance from the person and from any weapon, and the emergency number.",
  abuse:
    "abuse or violence, against them or somebody close. Believe them. Do not tell them to confront anybody or to leave at once. Where it happens at home, say once that their device may be watched and that they can leave this page quickly. Ask whether whoever is hurt is safe right now.",
  medical_emergency:
    "a medical emergency. Unless help has been called or is there, your first sentence tells them to call the emergency number now, also where they would rather not. No talk about feelings before that.",
  psychosis:
    "experiences that may be out of touch with reality. Neither confirm nor argue. Ask about sleep, safety and whether anything commands them. Urge care from a person the same day.",
  eating_disorder:
    "disordered eating. No numbers, targets or tips. Name the danger signs (fainting, a racing or uneven heart, chest pain) and urge care from a doctor.",
};

/** Those of them that have a model ask about suicide or self-harm in so many words. */
const asksDirectly: ReadonlySet<RiskCategory> = new Set(["suicide", "self_harm"]);

/** What a model that was told so has asked, as far as the next turn goes: its own words are not searched for it. */
export const askedByInstruction = ({ level, category }: Screening): RiskQuestion[] =>
  level !== "none" && category !== null && asksDirectly.has(category) ? ["asked-directly"] : [];

const line = (helpline: Helpline): string =>
  [
    helpline.name,
    helpline.phone ? `phone ${helpline.phone}` : null,
    helpline.sms ? `text ${helpline.sms}` : null,
    helpline.chat_url ?? helpline.website,
    helpline.hours,
  ]
    .filter((part) => part !== null)
    .join(", ");

/** What the screening found, and what a reply owes the person then; nothing when it found nothing. */
export const riskInstruction = (
  screening: Screening,
  helplines: readonly Helpline[],
): string | null => {
  if (screening.level === "none" || screening.category === null) return null;
  if (screening.level === "concern")
    return `The person's words hint at ${whatItIs[screening.category]} It may be harmless: ask gently and directly, as your only question, and do not press.`;
  return [
    `As their words were read, the person speaks of ${whatItIs[screening.category]} That reading can be wrong: of the kind of danger, and of whose it is. If it is somebody else's, help them to get help to that person, and never ask about theirs.`,
    "First answer what they just said or asked, in its own particulars; whatever they did that helps (told somebody, put something away, called, let somebody in) is named, and not asked for again. Then the one thing that helps most now: a person in the room, distance from what could hurt, the emergency number where there is no time, care for a body that is hurt. Practical advice is right here. At most one question, and none that they have answered. Two to five short sentences, no list. If they refused a number, do not give it again. Do not repeat a question you already asked. Do not end the conversation, do not ask for a promise, do not play it down.",
    "The page already shows these; they are the only ones you may name, and only where they fit:",
    ...helplines.map((helpline) => `- ${line(helpline)}`),
  ].join("\n");
};

/** For the turns after a crisis in which a message itself shows none. */
export const keptInMindInstruction = (helplines: readonly Helpline[] = []): string =>
  [
    "Earlier in this session something sounded like danger, and it was asked about in checked words. If they said that it was not so, believe them, and talk about what they talk about. If they did not, stay with how they are and with who is there or coming, and leave other subjects to them. If it shows again, ask directly. While somebody is still in danger, practical advice is right, and two to five sentences.",
    ...(helplines.length > 0
      ? [
          "The page shows these; they are the only ones you may name:",
          ...helplines.map((helpline) => `- ${line(helpline)}`),
        ]
      : []),
  ].join("\n");

/** For a reply behind which a question of our own stands. */
export const askedBehindInstruction = (words: string): string =>
  `Behind your reply the page adds this, so do not say it yourself, and ask no question of your own: “${words.replace(/\s+/g, " ")}”`;

/** For a reply before which words of our own stand. */
export const saidBeforeInstruction = (words: string): string =>
  `The page has just said this before your reply, so begin with something else: “${words}”`;
