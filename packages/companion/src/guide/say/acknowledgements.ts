/** Said after the person's own words, instead of a question. Which fits, the shape of those words decides. */
export const acknowledgements = {
  bothSides: ["I can hear both sides of that.", "Both of those can be true at once."],
  ownDoing: ["I can picture that."],
} as const satisfies Record<string, readonly string[]>;
