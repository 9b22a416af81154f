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

/**
 * What fits a talk in which something was told and nothing more particular follows from it: the plainest
 * thing first. Each stands by itself, so that none can contradict what was said.
 */
export const kindActions = {
  ownTime: "Do one thing this week for no other reason than that you like it.",
  tellSomebody: "Tell somebody you trust a little of what you told me.",
  comeBack: "Come back when something has changed, or when you want to go on talking about it.",
} as const;

/** What follows from a plan, whatever it is. */
export const planFollows = {
  speak: "Write down beforehand the one sentence you most want to say.",
  send: "Read it through once more before you send it, and leave out what you would not say aloud.",
  afterwards: "Plan something you like for afterwards, however it goes.",
  comeBack: "Come back afterwards and tell me how it went, if you like.",
} as const;

/** A state somebody speaks of, and what nearly anybody could do about it. The more particular one first. */
export const needActions: readonly { when: RegExp; not?: RegExp; action: string }[] = [
  {
    when: /\b(?:hands? shakes?|in (?:constant |so much )?pain|chest pains?|pain in my|dizzy|numbness|tinnitus|migraines?|lump|symptoms?|forgot the word|breathless|palpitations|bleeding|swollen)\b/,
    not: /\b(?:his|her|their|mum's|dad's) (?:hands?|lump|symptoms)\b/,
    action: "Write down when it happens and what it is like, to have at hand for the doctor.",
  },
  {
    when: /\b(?:in debt|i owe|we owe|behind on|arrears|overdraft|can't afford|cannot afford|credit cards?|mortgage is|rent is|rent went up|bills|made redundant)\b/,
    not: /\b(?:paid (?:it |them )?off|debt[- ]free|gone)\b/,
    action: "Write on one page what money there is, what has to be paid, and by when.",
  },
  {
    when: /\b(?:i (?:can't|cannot|couldn't|don't) sleep|(?:i'm |i've )?not sleeping|(?:not|haven't|hardly|barely) slept|(?:lie|lying|lay|wide) awake|awake (?:at|till|until|half)|up (?:all|half the) night|hello again wakefulness)\b/,
    action:
      "Put pen and paper by the bed tonight, so that a thought that comes can wait there till morning.",
  },
  {
    when: /\b(?:waiting (?:to hear|(?:for|on) (?:an? (?:answer|reply|call|letter|decision)|news|(?:the |my |her |his )?results|(?:them|him|her) to (?:reply|answer|call|ring|text)))|(?:hear|heard) (?:anything )?back|no reply|(?:hasn't|not) (?:replied|answered)|blue ticks|left (?:me )?on read)\b/,
    action: "While you wait for an answer, plan one thing that has nothing to do with it.",
  },
  {
    when: /\b(?:should i|whether (?:to|i)|don't know (?:if|whether) (?:i (?:should|want|will|'m going|go)|to)|can't decide|(?:have|need|got) to decide|in two minds|torn between|not sure (?:if|whether) (?:i should|to)|haven't (?:said yes|decided|signed)|i did not decide)\b/,
    action:
      "Live one day as if you had decided one way and the next as if the other, and note how each felt.",
  },
  {
    when: /\b(?:guilty|ashamed|my (?:own )?fault|blame myself|hate myself|(?:feel|felt) like (?:scum|dirt|an? (?:failure|fraud|idiot|traitor|liar|burden|terrible \w+|bad \w+))|i should(?:n't)? have)\b/,
    action: "Write down what you would say to a friend who told you the same about themselves.",
  },
  {
    when: /\b(?:exhausted|knackered|shattered|worn out|so tired(?! of)|bone tired|burnt? ?out|running on empty|dead on my feet|no time for myself|on my last legs)\b/,
    action: "Keep one hour this week for rest, and let nothing else be put into it.",
  },
  {
    when: /\b(?:lonely|don't know anyone|no (?:real )?friends|nobody to (?:talk|tell|ring|call)|no ?one to (?:talk|tell|ring|call)|(?:so|too|it's|its|just) (?:\w+ )?quiet)\b/,
    action: "Send a message to one person you like, and suggest a day to meet or to talk.",
  },
  {
    when: /\b(?:i'm (?:so |just |really |a bit )?(?:worried|scared|afraid|terrified|anxious|frightened|dreading)|i am (?:so |very )?(?:worried|scared|afraid)|i worry|what if|i keep thinking|i dread|panick?(?:ing|ed)?)\b/,
    action:
      "Write down what worries you most, and next to it the one part you can do something about.",
  },
  {
    when: /\b(?:furious|so angry|i'm angry|livid|raging|fuming|(?:not|isn't|so un) ?fair|fed up|sick of|so tired of|drives me (?:mad|mental|insane|up the wall)|does my head in|doing my head in|seething|wound up)\b/,
    action: "Write down, for nobody but yourself, exactly what you would like to say about it.",
  },
  {
    when: /\b(?:i miss|can't stop crying|i cry|so sad|heartbroken|broke my heart|in tears|welling up)\b/,
    action: "Give yourself a quiet half hour for it this week, with music or on a walk.",
  },
  {
    when: /\b(?:overwhelmed|too much (?:on|at once|to do)|can't cope|everything at once|juggling|on top of me|drowning in)\b/,
    action: "Write down everything that is waiting for you, and cross out one thing that can wait.",
  },
  {
    when: /\b(?:i (?:just )?get so angry|lost my temper|i (?:shouted|snapped|yelled|screamed) at|i lost it|nearly swung)\b/,
    action: "Note what came just before it, the next time you feel it rising.",
  },
  {
    when: /\b(?:i (?:just )?feel (?:nothing|flat|numb|empty|bleh|meh)|i don't feel anything|going through the motions|same (?:thing )?every day)\b/,
    action: "Note once a day this week which hour was a little better than the others.",
  },
  {
    when: /\b(?:i (?:just |do |really )*(?:love|like|enjoy) (?:it|doing|being)|best (?:night|day|hour|part|bit) of|buzzing|it was (?:lovely|brilliant))\b/,
    not: /\b(?:why|but|used to|don't|died|would|miss|if|lost)\b/,
    action: "Make room again this week for the part of it that did you good.",
  },
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
