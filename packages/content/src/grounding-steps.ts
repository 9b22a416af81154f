export type GroundingStep = { count: number; word: string; heading: string; hint: string };

/** Five, four, three, two, one: a way back to where one is, through the senses. */
export const groundingSteps: readonly GroundingStep[] = [
  {
    count: 5,
    word: "Five",
    heading: "Five things you can see",
    hint: "Name them, aloud or in your head. A corner, a colour, a shadow.",
  },
  {
    count: 4,
    word: "Four",
    heading: "Four things you can feel",
    hint: "The floor under your feet. Cloth on your skin. The air.",
  },
  {
    count: 3,
    word: "Three",
    heading: "Three things you can hear",
    hint: "One near, one further off, one so quiet you had missed it.",
  },
  {
    count: 2,
    word: "Two",
    heading: "Two things you can smell",
    hint: "Or two smells you like, if there is nothing here.",
  },
  {
    count: 1,
    word: "One",
    heading: "One thing you can taste",
    hint: "A sip of water will do.",
  },
];
