/** The six steps of Stanley and Brown's safety planning, and the reasons beside them. */
export const safetyPlanParts = [
  "warningSigns",
  "byMyself",
  "distractions",
  "people",
  "professionals",
  "surroundings",
  "reasons",
] as const;
export type SafetyPlanPart = (typeof safetyPlanParts)[number];

export type SafetyPlanStep = { part: SafetyPlanPart; heading: string; hint: string; such: string };

export const safetyPlanSteps: readonly SafetyPlanStep[] = [
  {
    part: "warningSigns",
    heading: "How I notice it coming",
    hint: "Thoughts, moods, pictures, situations, things you do when it begins.",
    such: "I stop answering messages",
  },
  {
    part: "byMyself",
    heading: "What I can do by myself",
    hint: "Things that take your mind off it without anybody’s help.",
    such: "A shower, the long way round the park",
  },
  {
    part: "distractions",
    heading: "People and places that take my mind off it",
    hint: "You need not tell them why you come.",
    such: "The library, Sam’s kitchen",
  },
  {
    part: "people",
    heading: "People I can ask for help",
    hint: "Somebody you could tell. A number beside the name can be called from here.",
    such: "My sister, and her number",
  },
  {
    part: "professionals",
    heading: "Professionals and services",
    hint: "A doctor, a clinic, a helpline. With where to find them when it is urgent.",
    such: "Dr Okafor, the practice on Mill Road",
  },
  {
    part: "surroundings",
    heading: "Making my surroundings safer",
    hint: "What you will put out of reach, and who could keep it for you.",
    such: "My brother keeps the key",
  },
  {
    part: "reasons",
    heading: "My reasons to go on",
    hint: "The small ones count.",
    such: "The dog. Seeing how the garden turns out",
  },
];
