/** How certain the reader must be before a report says something: all of it is here, to be set again with a new reader. */
export const certainty = {
  theme: {
    /** The reader knows a matter by how it is opened; later messages resemble other matters by chance. */
    openingMessages: 2,
    /** A message with fewer words tells nothing. */
    leastWords: 3,
    /** A path is the theme where it leads the opening this clearly. */
    lead: 0.2,
    leadRatio: 1.5,
    /** A path is a theme beside another where a message of the opening is this much about it. */
    inMessage: 0.35,
    /** An opening of fewer words must be clearer still. */
    fewWords: 12,
    ofFewWords: 0.7,
    /** Where somebody chose a path by its name, it is at least this much of the talk. */
    chosen: 0.5,
  },
  strength: { turn: 0.85, exception: 0.85 },
  /** Beside the words for it. */
  step: 0.7,
  style: 0.88,
} as const;
