import type { EventKind } from "../say/told-actions.ts";
import { thingsIn } from "../session/noun-phrases.ts";
import type { Understanding } from "../understanding/understand.ts";
import { upperFirst } from "../words/voice.ts";

/** A day or a date that lies ahead, as a group of that name. */
export const time =
  "(?<time>tomorrow|tonight|(?<!\\ban? )(?:on |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|this (?:week|weekend|afternoon|evening|month)|next (?:week|weekend|month)|in (?:a|two|three|four|\\d+) (?:days?|weeks?)|(?:on|until|till|by) the \\d+(?:st|nd|rd|th)?|in (?:january|february|march|april|may|june|july|august|september|october|november|december))";
const kinds: readonly (readonly [EventKind, string])[] = [
  [
    "talk",
    "one[- ]to[- ]one|1[- ]to[- ]1|1:1|meeting|review|appraisal|interview(?! me\\b)|hearing|tribunal|disciplinary|parents' evening|mediation|catch[- ]up",
  ],
  ["news", "(?:scan |test |exam |blood )?results|verdict"],
  [
    "medical",
    "appointments?|scan|operation|biopsy|blood tests?|check-up|smear|mri|consultation|assessment",
  ],
  [
    "test",
    "observation|inspection|exams?|driving test|theory test|presentation|speech|audition|viva|mocks?",
  ],
  [
    "gathering",
    "wedding|party|christening|hen do|stag do|reunion|christmas do|family dinner|memorial|baby shower|barbecue|get-together",
  ],
];
const events = kinds.map(
  ([kind, nouns]) =>
    [
      kind,
      new RegExp(
        `\\b(?<event>${nouns})\\b[^.!?]{0,40}?\\b${time}\\b|\\b${time.replace("<time>", "<early>")}\\b[^.!?]{0,30}?\\b(?<late>${nouns})\\b`,
      ),
    ] as const,
);
const over = /\b(?:since|was|were|had|went|did|didn't|said|last|yesterday|ago|cancelled|came)\b/;

/** "Before Thursday"; what is tomorrow is prepared tonight. */
export const beforeTime = (when: string): string => {
  if (/^(?:tomorrow|tonight|this (?:afternoon|evening))$/.test(when)) return "beforehand";
  if (/^in \w+ (?:days?|weeks?)$/.test(when) || /^this (?:week|month)$/.test(when))
    return "before then";
  if (/^this weekend$/.test(when)) return "before the weekend";
  const bare = when.replace(/^(?:on|until|till|by|this|in) /, "");
  // days and months have a capital, "next week" and "the 14th" have none
  const named = bare.replace(/\b\p{L}+(?=day$)/u, upperFirst);
  return `before ${/^(?:next|the)\b/.test(bare) ? named : upperFirst(named)}`;
};

/** Something with its day, told as still to come. */
export const eventOf = (message: Understanding, lower: string) => {
  if (over.test(lower)) return null;
  if (/\b(?:my|our) wedding\b/.test(lower)) return null;
  for (const [kind, pattern] of events) {
    const groups = pattern.exec(lower)?.groups;
    const event = groups?.["event"] ?? groups?.["late"];
    const when = groups?.["time"] ?? groups?.["early"];
    if (!event || !when) continue;
    const head = event.split(/[ -]/).at(-1) ?? event;
    const thing = thingsIn(message.text).find((one) => one.head === head || one.head === event);
    return {
      kind,
      event:
        thing?.phrase.replace(/ on \w+day$/, "") ??
        `the ${event.replace(/^(appointment)s$/, "$1")}`,
      when,
    };
  }
  return null;
};

/** Whether a message speaks of something with a day of its own. */
export const hasEventAhead = (message: Understanding): boolean =>
  eventOf(message, message.lower) !== null;

/** What lies ahead, where a message names it with its day. */
export const eventNamed = (message: Understanding): string | null =>
  eventOf(message, message.lower)?.event ?? null;
