import type { RiskCategory } from "@app/contract/reply-events";

type ConcernLines = { hear: readonly string[]; ask: readonly string[]; after: readonly string[] };

const suicide: ConcernLines = {
  hear: [
    "I want to stay with that for a moment, because it sounds as if it has got very dark.",
    "What you just said matters, and I don’t want to pass over it.",
    "I’m glad that you said it here.",
  ],
  ask: [
    "Let me ask you plainly: are you having thoughts of ending your life?",
    "I’d like to ask directly, and any answer is all right here: are you thinking about suicide?",
  ],
  after: [
    "I’m keeping in mind what you told me before. Is it nearer tonight, or further away?",
    "You do not have to be alone with this tonight. Is there somebody who could sit with you, or whom you could ring?",
    "The people on the crisis page know this kind of night, and they are awake. Would you be willing to talk to one of them?",
    "Are you safe where you are right now?",
    "What has helped you get through nights like this before?",
  ],
};

/** Signs of risk that are not an emergency: heard, asked about once, and kept in mind. */
export const concernLines: Readonly<Record<RiskCategory, ConcernLines>> = {
  suicide,
  self_harm: {
    hear: [
      "That sounds like a lot of pain with nowhere to go.",
      "Thank you for saying it. Many people never do.",
      "I don’t want to rush past that.",
    ],
    ask: [
      "May I ask plainly: are you hurting yourself, or close to it, tonight?",
      "Do the thoughts of hurting yourself come with thoughts of ending your life?",
    ],
    after: [
      "What would make the next hour a little safer: putting things out of reach, going to where people are, ringing someone?",
      "Is there a person who knows about this, or could know?",
      "Are you safe for tonight?",
    ],
  },
  harm_to_others: {
    hear: [
      "There is a great deal of heat in that.",
      "You said that for a reason, and I take it seriously.",
    ],
    ask: [
      "Are you afraid that you might really hurt somebody?",
      "Is there a person in danger right now, you or somebody else?",
    ],
    after: [
      "Getting away from that person, and from anything that could do harm, is the best thing you can do in the next minutes.",
      "Who could help you cool down tonight, by being there?",
      "If it comes close, the emergency number is for you too.",
    ],
  },
  abuse: {
    hear: [
      "I believe you.",
      "What you describe is not all right, and it is not your doing.",
      "You have had to be very careful for a long time.",
    ],
    ask: [
      "Are you safe where you are right now?",
      "Is the person near you, or could they see this screen?",
    ],
    after: [
      "The domestic-abuse services on the crisis page also talk with people who have not decided anything. A device that only you use is safest.",
      "Is there one person you trust who knows?",
      "You need not do anything tonight that would put you at risk.",
    ],
  },
  medical_emergency: {
    hear: [
      "What you describe needs a doctor before it needs me.",
      "Please take your body seriously here.",
    ],
    ask: [
      "Can you ring the emergency number or a medical line now, or ask somebody near you to do it?",
      "Is it getting worse, or is somebody with you?",
    ],
    after: ["I’ll be here, and the call comes first.", "Have you been able to reach anybody?"],
  },
  psychosis: {
    hear: [
      "That sounds frightening, and very real to you.",
      "You have been living with something that others may not see.",
    ],
    ask: [
      "How have you been sleeping, and do you feel safe right now?",
      "Does anything tell you to do things that you would rather not do?",
    ],
    after: [
      "I would like you to have a person beside you for this. A doctor or a crisis line today would be the right place.",
      "Who near you could you tell today?",
    ],
  },
  eating_disorder: {
    hear: [
      "It takes a lot to say that out loud.",
      "Food has become a hard place, and you are alone there.",
      "That sounds exhausting, day after day.",
    ],
    ask: [
      "Does anyone know how it has been with eating?",
      "Have you felt faint, or had your heart race or skip?",
    ],
    after: [
      "A doctor can check that your body is all right, without any judgement. Could you imagine making that call?",
      "If you faint, or your heart stumbles, that is a reason for urgent help.",
      "What would it take to let one person know?",
    ],
  },
};

/** After a crisis has been spoken of, an ordinary reply ends near the person. */
export const afterRiskLines: readonly string[] = [
  "And I have not forgotten what you told me earlier. How is it with that, right now?",
  "I’m still thinking of what you said before. Is it quieter, or is it still there?",
  "If the dark thought comes back, say so here, in whatever words. The crisis page is one tap away as well.",
  "Who could be near you tonight?",
  "What would make this evening safer, even a little?",
];
