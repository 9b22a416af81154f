import type { MentionedPerson } from "../understanding/people.ts";
import type { Understanding } from "../understanding/understand.ts";
import { namedIn } from "./people-named.ts";
import { inTheBackground } from "./state.ts";

export type Pronoun = "she" | "he";
/** Somebody spoken of, with how much and from where on. */
export type PersonWeight = {
  person: MentionedPerson;
  weight: number;
  first: number;
  times: number;
};

export const spoken: Readonly<Record<Pronoun, RegExp>> = {
  she: /\b(?:she|her|hers|she's|she'd|she'll)\b/,
  he: /\b(?:he|him|his|he's|he'd|he'll)\b/,
};

export const mayBe = (person: MentionedPerson, pronoun: Pronoun): boolean =>
  person.they === pronoun || person.they === "they";
export const isSeveral =
  /^(?:parents|kids|children|friends|family|siblings|colleagues|coworkers|in-laws|roommates|flatmates|sons|daughters|twins|brothers|sisters)$/;

/** A pattern for each role, made when it is first asked for. */
export const perRole = (make: (role: string) => RegExp): ((role: string) => RegExp) => {
  const made = new Map<string, RegExp>();
  return (role) => {
    const known = made.get(role);
    if (known) return known;
    const pattern = make(role);
    if (made.size < mostRoles) made.set(role, pattern);
    return pattern;
  };
};
/** Names come in without end, so only so many are kept. */
const mostRoles = 200;

/** "Our baby" is a boy once there is only "he" where it was spoken of. */
const sureOf = (person: MentionedPerson, messages: readonly Understanding[]): MentionedPerson => {
  if (person.they !== "they" || isSeveral.test(person.role)) return person;
  const at = messages.findIndex((message) =>
    namedIn(message).some(({ role }) => role === person.role),
  );
  const said = messages
    .slice(at, at + 2)
    .filter((message) =>
      namedIn(message).every(({ role, they }) => role === person.role || they === "they"),
    )
    .map(({ lower }) => lower)
    .join(" ");
  const [she, he] = [spoken.she.test(said), spoken.he.test(said)];
  if (she === he) return person;
  return he
    ? { ...person, they: "he", them: "him", their: "his" }
    : { ...person, they: "she", them: "her", their: "her" };
};

/** "Mum says not to make a fuss": an opinion on the matter, and not the matter. */
const opinionOf = perRole(
  (role) =>
    new RegExp(
      `\\b${role} (?:just |always |keeps )?(?:says?|said|saying|thinks?|reckons?|tells? me|told me)\\b`,
    ),
);
export const saysOnly = (role: string, { lower }: Understanding): boolean =>
  opinionOf(role).test(lower);

const headOf = perRole(
  (role) => new RegExp(`^(?:(?:and|but|so|i think) )?(?:my |our )?(?:\\w+ )?${role}\\b`, "i"),
);

const weighPeople = (messages: readonly Understanding[]): PersonWeight[] => {
  // a lad is the son who was named before
  const hasSon = messages.some((message) => namedIn(message).some(({ role }) => role === "son"));
  const namedAs = (message: Understanding): readonly MentionedPerson[] =>
    namedIn(message).map((one) =>
      hasSon && one.role === "lad" ? { ...one, role: "son", label: "your son" } : one,
    );
  const all = new Map<string, PersonWeight>();
  const last: Partial<Record<Pronoun, string>> = {};
  const meantAs = new Map<string, Pronoun>();
  messages.forEach((message, index) => {
    for (const person of namedAs(message)) {
      const known = all.get(person.role);
      const opens = message.clauses.some(({ text }) => headOf(person.role).test(text));
      const isAsked = saysOnly(person.role, message);
      const weight =
        (known?.weight ?? 0) +
        (isAsked ? 0.5 : opens ? 2 : 1) +
        // whoever somebody came with is mostly whom it is about
        (index === 0 && !known ? 1 : 0) -
        (inTheBackground.test(person.role) ? 0.5 : 0);
      all.set(person.role, {
        person: known?.person ?? person,
        weight,
        first: known?.first ?? index,
        times: (known?.times ?? 0) + 1,
      });
    }
    for (const pronoun of ["she", "he"] as const) {
      const named = namedAs(message).filter(
        (person) =>
          mayBe(person, pronoun) &&
          !isSeveral.test(person.role) &&
          !(last[pronoun] && saysOnly(person.role, message)),
      );
      const before = last[pronoun];
      if (named.length === 0 && before && spoken[pronoun].test(message.lower)) {
        const known = all.get(before);
        // somebody who was "he" once is not "she" the next time
        const isOther = (meantAs.get(before) ?? pronoun) !== pronoun;
        if (!isOther) meantAs.set(before, pronoun);
        if (known && !isOther) all.set(before, { ...known, weight: known.weight + 1 });
      }
      // whoever it went on about is still the one when named beside others
      if (before && named.some(({ role }) => role === before)) continue;
      const [only] = named;
      if (only && (only.they === pronoun || spoken[pronoun].test(message.lower) || !before))
        last[pronoun] = only.role;
    }
  });
  return [...all.values()]
    .map((one) => ({ ...one, person: sureOf(one.person, messages) }))
    .sort((a, b) => b.weight - a.weight);
};

/** The same beginning of a talk is asked about many times in a row. */
const weighed = new WeakMap<
  Understanding,
  { of: readonly Understanding[]; told: PersonWeight[] }
>();

/** The people of a talk, the one it is most about first: named at the head of a clause, or gone on with as "she". */
export const peopleTold = (messages: readonly Understanding[]): readonly PersonWeight[] => {
  const last = messages.at(-1);
  if (!last) return [];
  const known = weighed.get(last);
  // two talks may end in the same words, so every message has to be the same one
  const isSame =
    known?.of.length === messages.length &&
    known.of.every((message, index) => message === messages[index]);
  if (known && isSame) return known.told;
  const told = weighPeople(messages);
  weighed.set(last, { of: messages, told });
  return told;
};
