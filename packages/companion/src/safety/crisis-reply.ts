import type { HistoryItem } from "@app/contract/calls/sessions";
import type { Helpline, RiskCategory } from "@app/contract/reply-events";
import { isImminent } from "./screen-message.ts";
import type { Screening } from "./screening.ts";

/** What is said first, then on each further turn, one thing at a time; the last two take turns. */
type Words = {
  imminent: string;
  first: string;
  ask: string;
  further: readonly [string, string, ...string[]];
};

const wordsFor: Readonly<Record<RiskCategory, Words>> = {
  suicide: {
    imminent:
      "Please reach a person right now, before anything else. If there is something near you that you could use, put distance between it and you: another room, outside, in somebody else’s hands.",
    first:
      "Thank you for telling me. That sounds like more pain than anyone should hold alone, and I am glad you said it here.",
    ask: "I want to ask you plainly: are you thinking of killing yourself?",
    further: [
      "I am still here, and I am taking this seriously. Have you thought about how or when? You can tell me without being judged.",
      "If there is anything near you that you could use to hurt yourself, could you move away from it, or ask somebody to keep it for you?",
      "Who could be with you in the next hour, in the same room or on the phone? It does not need to be the right person, only a person.",
      "Getting through tonight can be made of small things: a light on, water, a warm layer, one message to someone. Which of these could you do while we talk?",
      "You do not have to decide anything now. What made today harder than yesterday?",
      "I am listening. What stands between you and calling one of the lines shown here?",
    ],
  },
  self_harm: {
    imminent:
      "If a wound is deep or will not stop bleeding, press a clean cloth on it and get medical help now.",
    first:
      "Thank you for trusting me with that. It sounds as if something had to get out, and this was the way it found.",
    ask: "May I ask directly: are you hurt now, and are you also having thoughts of ending your life?",
    further: [
      "I am with you, and I am not judging. What was happening just before the urge came?",
      "An urge rises and falls like a wave. Could you put what you would use out of reach, and stay with me for the next ten minutes?",
      "Some people hold ice, or run cold water over their wrists, until the worst has passed. Would you try that now?",
      "Is there one person you could tell, even with only a few words?",
    ],
  },
  harm_to_others: {
    imminent:
      "Please move away from them, and from anything that could be used as a weapon, before you do anything else.",
    first: "Thank you for saying this before something happens. It takes something to say it.",
    ask: "Can you put distance between you and them right now, and call the emergency number if you feel you may act?",
    further: [
      "I cannot help with hurting anybody. I can stay with you while the anger comes down. Where are you now, and is anyone near?",
      "Could you leave the place, or hand anything dangerous to somebody else?",
      "Who could you call who would come and stay with you until this has passed?",
      "What happened just before it got this strong?",
    ],
  },
  abuse: {
    imminent:
      "If they are near and you are in danger, get to a place with other people or a door that locks, and call the emergency number as soon as it is safe.",
    first:
      "I believe you. What is being done to you is not your fault, and you do not have to decide anything today.",
    ask: "Are you safe where you are right now? Your device may be watched: you can leave this page at any moment with quick exit.",
    further: [
      "You know best what is safe and when. Is there a place or a person you could go to if it gets worse?",
      "The people on the lines shown here listen without telling you what to do. Is there a time when you could call or write unheard?",
      "Some people keep a few things ready: papers, keys, some money, a charged phone. Would that be safe for you to do?",
      "I am still here. What would help you most in the next hours?",
    ],
  },
  medical_emergency: {
    imminent: "",
    first: "Please call for medical help now, before you write anything more here.",
    ask: "Is somebody with you who can call, or stay on the line with you?",
    further: [
      "Have you reached the emergency number? If not, please do that first. I will still be here.",
      "Stay on the line with them and do what they say. If you are alone, unlock the door so that help can come in.",
      "Is help on its way now?",
    ],
  },
  psychosis: {
    imminent:
      "If anything is telling you to hurt yourself or somebody else, please call for help now.",
    first: "That sounds frightening and exhausting, and I am glad that you told me.",
    ask: "How have you been sleeping, and is anything telling you to do something you do not want to do?",
    further: [
      "I cannot see what you see, and I do not want to argue about it. Are you somewhere you feel safe?",
      "Could you be with somebody you trust today, and let a doctor or a nurse look after you the same day?",
      "Quiet, water, and a darker room can ease it a little. What has helped before?",
      "I am still here. Who could you call now?",
    ],
  },
  eating_disorder: {
    imminent:
      "If you faint, have chest pain or your heart races or stumbles, call the emergency number.",
    first: "Thank you for telling me. That sounds like a hard voice to live with, all day long.",
    ask: "Have you felt faint, or has your heart been racing or uneven? Those are signs to see a doctor today.",
    further: [
      "I will not talk about numbers or targets, since they feed it. What does it promise you, and what does it take?",
      "Your body needs looking after while your mind fights this. Is there a doctor you could ring, today or tomorrow?",
      "Who knows how hard this has become?",
      "What would you say to a friend who told you the same?",
    ],
  },
};

const reach = (helpline: Helpline): string => {
  if (helpline.phone) return `${helpline.name} on ${helpline.phone}`;
  if (helpline.sms) return `${helpline.name} by text: ${helpline.sms}`;
  return `${helpline.name} (${helpline.chat_url ?? helpline.website ?? "see below"})`;
};

const offer = (helplines: readonly Helpline[]): string => {
  const [first, second] = helplines;
  if (!first) return "Please call your local emergency number if you are in danger.";
  if (!first.phone && !first.sms)
    return `You can find a free line in your country at ${first.website}. If you are in danger, call your local emergency number.`;
  return second?.phone || second?.sms
    ? `You can reach ${reach(first)}, or ${reach(second)}.`
    : `You can reach ${reach(first)}.`;
};

const limits =
  "I am an AI, so I cannot call anyone for you or see how you are. I can stay and listen, and a person can do more.";

const spokenBefore = (history: readonly HistoryItem[], words: string): boolean =>
  history.some((item) => item.role === "assistant" && item.content.includes(words));

/**
 * The guide's words at a crisis: it asks directly, says what it is, offers the person's own
 * helplines once, and stays. What it has said already it does not say again.
 */
export const crisisReply = (turn: {
  screening: Screening;
  history: readonly HistoryItem[];
  helplines: readonly Helpline[];
}): string => {
  const category = turn.screening.category ?? "suicide";
  const { imminent, first, ask, further } = wordsFor[category];
  if (!spokenBefore(turn.history, ask)) {
    const numbers = offer(turn.helplines);
    if (category === "medical_emergency") return `${first} ${numbers}\n\n${limits} ${ask}`;
    return isImminent(turn.screening)
      ? `${imminent} ${numbers}\n\n${first} ${limits} ${ask}`
      : `${first} ${ask}\n\n${limits} ${numbers}`;
  }
  const fresh = further.find((words) => !spokenBefore(turn.history, words));
  const turns = turn.history.filter((item) => item.role === "assistant").length;
  const next = fresh ?? further[turns % further.length] ?? further[0];
  const urgent =
    isImminent(turn.screening) && imminent !== "" && !spokenBefore(turn.history, imminent);
  return urgent ? `${imminent} ${offer(turn.helplines)}\n\n${next}` : next;
};

/** Closing words after a crisis: the goodbye is honoured, and the way to people stands beside it. */
export const crisisFarewell = (helplines: readonly Helpline[]): string =>
  `Thank you for telling me what you told me today. Before you go: please do not stay alone with it. ${offer(helplines)} You can come back here at any hour. Take care of yourself tonight, in small steps.`;
