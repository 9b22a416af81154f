import { actLines } from "./say/acts.ts";
import type { State } from "./state.ts";
import { stepInWords, stepsOf } from "./steps.ts";
import { mainTopics, topicsTold } from "./topics.ts";
import type { Voice } from "./voice.ts";

type Parts = (string | null)[];

/** {about} is what the talk was about. */
export const thanksFor: readonly string[] = [
  "I’m glad you told me about {about}.",
  "Thank you for telling me about {about}.",
  "It was good that you talked about {about}.",
];
/** {step} is what the person wants to do: "call Mia at the weekend". */
const stepWishes: readonly string[] = [
  "I hope it goes well when you {step}.",
  "And you have a next step: to {step}.",
  "I wish you well with your plan to {step}.",
];
/** A step with a "when" of its own takes no second one. */
export const wishesFor = (step: string): readonly string[] =>
  / when /.test(step) ? stepWishes.slice(1) : stepWishes;
const afterRisk: readonly string[] = [
  "If it gets dark again, please reach for a person: the numbers on the crisis page are answered at any hour.",
  "And if the night gets heavy, the people on the crisis page are awake.",
];

/** Honoured at once: a farewell, one thing from this talk, nothing asked. */
export const leaveTaking = (state: State, voice: Voice): Parts => {
  const bye = voice.pick("goodbye", actLines.goodbye);
  if (state.riskBefore || state.now.isRisk) return [bye, voice.pick("byerisk", afterRisk)];
  const turns = [...state.before, state.now].map((message, index) => ({
    message,
    replies: state.replies.slice(0, index + 1),
  }));
  const step = stepsOf(turns).at(-1);
  const about = mainTopics(topicsTold([...state.before, state.now]))[0]?.about;
  return [
    bye,
    about ? voice.pick("byeabout", thanksFor, { about }) : null,
    step ? voice.pick("byestep", wishesFor(stepInWords(step)), { step: stepInWords(step) }) : null,
  ];
};
