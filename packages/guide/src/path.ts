/** What an answer tells, whatever the subject. The reader names these, and a step asks for one of them. */
export const answerRoles = [
  /** What it is about; what happened. */
  "matter",
  /** What brought it up, since when. */
  "why-now",
  /** What it is like inside. */
  "feeling",
  /** How it shows: in the body, in the day. */
  "effect",
  /** Who it is about or who is part of it. */
  "person",
  /** What is wanted, hoped or wished for. */
  "wish",
  /** What it costs, or would cost. */
  "cost",
  /** Why it matters; what it stands for. */
  "meaning",
  /** What is taken to be so: about oneself, about others, about how things will go. */
  "belief",
  /** How it may look to somebody else, or from the other side. */
  "other-side",
  /** When it was otherwise; what helped; a strength that showed. */
  "exception",
  /** What is needed from somebody, or would help. */
  "need",
  /** What is feared; the worst that could come. */
  "fear",
  /** What is not known yet. */
  "missing",
  /** What could or will be done. */
  "step",
  /** When. */
  "when",
  /** What may get in the way. */
  "obstacle",
  /** Who knows, who could help. */
  "support",
  /** A number from 0 to 10. */
  "measure",
] as const;
type Role = (typeof answerRoles)[number];

/** How something was answered, as far as that can be read for certain. */
const tones = ["yes", "no", "unsure", "heavy", "good", "both"] as const;
export type Tone = (typeof tones)[number];

/** What is said after an answer: it belongs to the wording of the question, and `any` fits whatever was answered. */
type After = { any: readonly string[] } & Partial<Record<Tone, readonly string[]>>;

export type PathQuestion = {
  /** One question. May hold {person}, {about} or {words:STEP}; it is asked only where those are known. */
  text: string;
  after: After;
  /** Easy answers, for a tap. */
  options?: readonly { text: string; after: readonly string[] }[];
};

export type PathStep = {
  id: string;
  role: Role;
  /** What the page calls this place, and the card this answer. */
  label: string;
  /** The plan's own questions; a path's stand with the kinds of answers to them, in `kinds/`. */
  asks?: readonly PathQuestion[];
  /** For whoever answers in a word or does not know: a choice, a number, one word. */
  easier?: readonly PathQuestion[];
  /** For whoever told it unasked: it is often the heart, and is asked about more deeply. */
  deeper?: readonly PathQuestion[];
  /** The twin of an answer for the summary; {answer} stands for the person's own words, quoted. */
  kept: string;
  /** Asked only where this was told. */
  onlyAfter?: readonly Role[];
};

/** Questions nearly everybody asks, whose answer depends on the matter. */
export const matterQuestions = [
  "what-should-i-do",
  "what-helps",
  "is-it-normal",
  "is-it-wrong-of-me",
  "how-do-i-begin",
  "will-it-get-better",
  "what-do-you-think",
  "why-am-i-like-this",
] as const;
export type MatterQuestion = (typeof matterQuestions)[number];

export type Path = {
  id: string;
  /** Its name on the page: "A decision". */
  name: string;
  /** What choosing it does, on a button: two to four words. */
  way: string;
  /** Completes "We could …". */
  invite: string;
  /** Said when this kind of thing is first told: fits everybody who comes with it. */
  opens: { any: readonly string[]; heavy: readonly string[] };
  steps: readonly PathStep[];
  answers: Readonly<Record<MatterQuestion, readonly string[]>>;
  ending: {
    /** Titles; {about} is the person's own noun. At least one without it. */
    titles: readonly string[];
    /** The first sentence of the summary. {about} as above; at least one without it. */
    cameWith: readonly string[];
    /** Small things that belong to this path, for a talk that named no step of its own. */
    gentle: readonly string[];
    /** The last words of a talk. */
    closings: readonly string[];
  };
  /** What of the plan at the end is not asked here: a chat needs no obstacle. */
  endsWithout?: readonly ("step" | "when" | "obstacle")[];
  /** An exercise of the library that belongs to it. */
  exercise?: string;
};
