import type { RiskCategory } from "@app/contract/reply-events";
import type { RiskQuestion } from "../risk-history.ts";

/** Whose danger it is: the writer's own, or that of somebody the writer speaks for. */
export type CourseId = RiskCategory | `other_${"suicide" | "violence" | "medical" | "mind"}`;

type Answer = "yes" | "no" | "declined";

/** What has become known by asking, and by what was said unasked. */
export type Facts = {
  thoughts: Answer | null;
  plan: Answer | null;
  means: "near" | "away" | null;
  when: "now" | "later" | null;
  company: "with" | "alone" | null;
  /** Said that they will call or write, or already did. */
  reached: boolean;
  retracted: boolean;
  /** Said what was meant instead, as with an expression. */
  explained: boolean;
  /** Somebody was hurt already: nobody is thanked for stopping before it. */
  happened: boolean;
};

export type StepId =
  | "ask"
  | "plan"
  | "means"
  | "when"
  | "past"
  | "distance"
  | "company"
  | "country"
  | "service"
  | "barrier"
  | "care"
  | "coping"
  | "safety-plan"
  | "urgent"
  | "talk";

/** One thing to ask or say. Each is said once in a session. */
export type CourseStep = {
  id: StepId;
  words: string;
  asks?: RiskQuestion;
  /** Left out when this is known already. */
  unless?: (facts: Facts) => boolean;
  /** Goes before the others when this is known. */
  first?: (facts: Facts) => boolean;
};

export type Course = {
  /** The first sentences, and the first question. */
  hear: string;
  ask: string;
  /** The first question is about suicide or self-harm in so many words. */
  asksDirectly?: true;
  /** The same where the person said it in plain words: asking whether would be deaf. */
  plain?: { hear: string; ask: string };
  /** The same where it has happened already. */
  happened?: { lead: string; hear: string; ask: string };
  /** Behind the emergency number when there is no time. */
  urgent: string;
  urgentAsk: string;
  /** There never is time: what is said first is said as if there were none. */
  isAlwaysUrgent?: true;
  /** Before everything else when there is no time; `{number}` is the emergency number. */
  urgentLead: string;
  /** The same in every first reply of this course, imminent or not. */
  alwaysLead?: string;
  steps: readonly CourseStep[];
};
