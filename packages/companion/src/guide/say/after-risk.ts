import type { RiskCategory } from "@app/contract/reply-events";

/** Words for the turns after risk was spoken of: slow, plain, and near. */
export const afterRisk = {
  hold: [
    "I’m staying with you in this.",
    "That is a lot to have inside one person.",
    "You keep telling me how it is, and that matters.",
    "I’m glad that you are writing it down and not keeping it in.",
    "I hear you, and I’m not going to hurry you.",
    "That hurts to hear, and it must hurt more to live.",
    "You have been alone with this for longer than anybody should be.",
    "Nothing you say here is too much.",
    "There is pain in that, and there is also somebody who is still reaching out.",
    "I believe that it is as heavy as you say.",
  ],
  yes: [
    "Thank you for answering honestly. That cannot have been easy.",
    "I’m glad that you told me, and I take it seriously.",
  ],
  yesNext: [
    "The most useful thing now is a little distance: please move away from anything you could hurt yourself with, or ask somebody to keep it. Is there a person who could be with you tonight?",
    "Please let a human voice in tonight, one of the numbers above or somebody you know. Whom could you reach first?",
  ],
  no: [
    "Thank you for saying so. I’ll take you at your word, and I’ll keep it in mind all the same.",
    "I’m relieved to hear it. If that changes, say so here, in whatever words come.",
    "All right. You need not convince me of anything.",
  ],
  noLine: [
    "That is your choice, and I won’t push you. A person you know can do as much as a helpline.",
    "You don’t have to ring anyone you don’t want to ring. I would only like you not to be alone with it.",
  ],
  person: [
    "{Who} came to your mind, and that says something.",
    "It sounds as if {who} could be somebody to lean on.",
  ],
  step: ["That is a real step, and a good one.", "I’m glad that you thought of it."],
  stepNext: [
    "Could a small part of it happen tonight, even one line: it is a hard night, can we talk tomorrow?",
    "What would make it easier to do that sooner rather than later?",
  ],
} as const satisfies Record<string, readonly string[]>;

const dark = [
  "Who could be near you tonight, in the room or on the telephone?",
  "What has got you through a night like this before?",
  "What would make the next hour a little safer?",
  "When the darkest thought comes, what is usually there just before it?",
  "Is there somebody who would want to know how bad it has got?",
  "What has kept you here until today?",
  "Is it stronger now than when you began to write, or a little weaker?",
  "What do you need most, right now: to be distracted, to be held, to sleep?",
];

/** One question at a time, none of them twice. */
export const afterRiskAsks: Readonly<Record<RiskCategory, readonly string[]>> = {
  suicide: dark,
  self_harm: [
    "Are you all right in your body just now, or does something need looking after?",
    "What is it that wants to come out?",
    "What helps for even five minutes, that does not hurt you: cold water, music, writing, walking?",
    ...dark.slice(0, 5),
  ],
  harm_to_others: [
    "What would help you get some distance from it tonight?",
    "Who could be with you until it is cooler?",
    "What is under the heat, when it drops a little?",
    "Is there somebody in danger right now?",
  ],
  abuse: [
    "Is anyone in danger right now, you or somebody else?",
    "Who else knows what it is like?",
    "What do you need from me: that I listen, or that we think about what could make it safer?",
    "What would you want a friend to understand about it?",
    "What do you do with it, at the end of such a day?",
    "What would a safer week look like, in one small detail?",
  ],
  medical_emergency: [
    "Have you been able to reach a doctor or the emergency number?",
    "Is somebody with you?",
    "How is your body right now?",
  ],
  psychosis: [
    "How have you been sleeping?",
    "Who near you could sit with you for a while?",
    "Do you feel safe where you are?",
    "Is there a doctor or a nurse who knows you, whom you could ring today?",
  ],
  eating_disorder: [
    "Does anyone know how it has been?",
    "What is the hardest hour of the day with it?",
    "What would it take to let a doctor have a look, just to be sure that your body is safe?",
    "What would do you good, apart from anything to do with food?",
  ],
};
