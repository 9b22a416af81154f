import { lowerFirst } from "../reflect/lower-first.ts";
import { personIn, type State } from "../session/state.ts";
import type { MentionedPerson } from "../understanding/people.ts";
import type { Understanding } from "../understanding/understand.ts";

/** "Mr Hollis", named in the asking. */
const titled = /\b((?:Mr|Mrs|Ms|Miss|Dr)\.? \p{Lu}[\p{L}-]+)/u;

const spokenOf =
  /\b(?:to|tell|ask|text|message|send|with|by|write|give|want|need|like|get|let|see|seeing|meet|meeting|ring|call) (her|him)\b/;
const wishedOf = /\bi(?:'d| would)? (?:\w+ ){0,2}?(?:want|need|like) (her|him) to\b/;

/** Whom it is for: named in the asking, else whoever the talk is about. */
export const recipientOf = (state: State): MentionedPerson | null => {
  const title = titled.exec(state.now.text)?.[1];
  if (title)
    return asOne({ ...somebody, label: title }, /^(?:Mrs|Ms|Miss)/.test(title) ? "her" : "him");
  const [named] = state.now.people;
  if (named) return named;
  // in the asking itself, else in what they last wished for
  const pronoun =
    spokenOf.exec(state.now.lower)?.[1] ??
    state.before
      .slice(-3)
      .map(({ lower }) => wishedOf.exec(lower)?.[1])
      .findLast((found) => found !== undefined);
  const told = state.before.flatMap(({ people }) => people);
  // "her" is somebody who can be a her, and whoever came up last is whom it is about
  const meant = pronoun
    ? (told.findLast(({ them }) => them === pronoun) ??
      told.findLast(({ they, label }) => they === "they" && isSpokenOf(label, pronoun, state)))
    : null;
  const person = meant ?? state.person ?? personIn(state.before);
  if (!pronoun || person?.them === pronoun) return person;
  // somebody who was only ever called "her" is nobody else who was named
  return asOne(person?.they === "they" ? person : somebody, pronoun);
};

/** "My boss" is a her once she has been called one. */
const isSpokenOf = (label: string, pronoun: string, state: State): boolean =>
  label.startsWith("your ") &&
  state.before.some(({ lower }) =>
    (pronoun === "her" ? /\b(?:she|her|she's)\b/ : /\b(?:he|him|his|he's)\b/).test(lower),
  );

const somebody: MentionedPerson = {
  label: "",
  role: "",
  they: "they",
  them: "them",
  their: "their",
};

const asOne = (person: MentionedPerson, pronoun: string): MentionedPerson =>
  pronoun === "her"
    ? { ...person, they: "she", them: "her", their: "her" }
    : { ...person, they: "he", them: "him", their: "his" };

/** "Dear Mr Hollis, …", where a name was given with the asking. */
export const addressed = (asked: Understanding, text: string): string => {
  const name = titled.exec(asked.text)?.[1];
  return name ? `Dear ${name}, ${lowerFirst(text)}` : text;
};

/** The name of the one it is for: "boss is called Keith", "an email to Keith". */
export const nameIn = (messages: readonly Understanding[]): string | null =>
  messages
    .flatMap(
      ({ text }) =>
        /\b(?:boss|manager|landlord|supervisor|teacher|neighbour|flatmate|she|he)(?:'s| is) called (\p{Lu}\p{L}+)|\b(?:[Hh]er|[Hh]is) name(?:'s| is) (\p{Lu}\p{L}+)|\b(?:email|text|message|letter|note|reply) to (\p{Lu}\p{L}{2,})\b/u
          .exec(text)
          ?.slice(1)
          .find((name) => name) ?? [],
    )
    .at(-1) ?? null;
