import { firstNames } from "@app/reading/word-lists";
import type { MentionedPerson } from "../understanding/people.ts";
import type { Understanding } from "../understanding/understand.ts";

/** What people do by whom somebody may be known. */
export const known =
  "vicar|priest|minister|imam|rabbi|director|head|headteacher|head teacher|tutor|lecturer|consultant|surgeon|physio|midwife|health visitor|social worker|nurse|gp|dentist|solicitor|lawyer|counsellor|conductor|coach|trainer|examiner|instructor|supervisor|agent|builder|plumber|electrician|receptionist|carer|childminder|postman|farmer|vet|chairman|chair|captain|trustee|officer|copper|new boss|new manager|new head|new girl|new lad|new guy";
const ownPeople =
  "lad|lass|missus|hubby|other half|bloke|fella|grandson|granddaughter|grandchild|youngest|eldest|middle one|mate|godson|goddaughter|stepson|stepdaughter|apprentice|lodger|client|customer|patient|student";
const others = new RegExp(
  `\\b(?:(the|our) (${known})|(my|our) ((?!head\\b|chair\\b|agent\\b|captain\\b)(?:(?:best|oldest|old|good|closest) )?(?:${ownPeople}|${known}))|our (\\p{Lu}\\p{Ll}{2,}))\\b(?!'s? (?:office|house|desk|room))`,
  "giu",
);

const nobodysPronoun = (name: string): MentionedPerson => ({
  label: name,
  role: name.toLowerCase(),
  they: "they",
  them: "them",
  their: "their",
});

export const hastyOwner =
  /\b(your (?:\p{Ll}+ )?(?:mum|dad|son|daughter|sister|brother|wife|husband|nan|gran|grandad))s (?=\p{Ll}{3,})(?!(?:are|were|have|had|and|who|both|don|didn|all|keep|got|think|say|want)\b)/u;
const hasty =
  /\b(?:my|our) (mum|dad|son|daughter|sister|brother|wife|husband|nan|gran|grandad)s (?=[a-z]{3,})(?!(?:are|were|have|had|and|who|both|don't|didn't|all|keep|got|think|say|want)\b)/gi;
const womanly = /^(?:mum|daughter|sister|wife|nan|gran)$/;

/** "In my sons blazer": the apostrophe is left out in haste. */
const ownersIn = (text: string): MentionedPerson[] =>
  [...text.matchAll(hasty)].map((match) => {
    const role = (match[1] ?? "").toLowerCase();
    const isShe = womanly.test(role);
    return {
      label: `your ${role}`,
      role,
      they: isShe ? "she" : "he",
      them: isShe ? "her" : "him",
      their: isShe ? "her" : "his",
    };
  });

/** People known by what they do, or by a word for one's own: "the vicar", "your lad". */
const othersIn = (text: string): MentionedPerson[] =>
  [...text.matchAll(others)].flatMap((match): MentionedPerson[] => {
    const isOwn = match[3] !== undefined || /^our$/i.test(match[1] ?? "");
    // "our Karen", as some families say it
    const name = match[5];
    if (name)
      return firstNames.has(name.toLowerCase()) && /^\p{Lu}/u.test(name)
        ? [nobodysPronoun(name)]
        : [];
    const role = (match[2] ?? match[4] ?? "").toLowerCase();
    const they = /^(?:lad|hubby|bloke|fella|grandson|godson|postman|chairman)$/.test(role)
      ? "he"
      : /^(?:lass|missus|granddaughter|goddaughter|new girl)$/.test(role)
        ? "she"
        : "they";
    const after = isOwn
      ? /^ (\p{Lu}\p{Ll}{2,})\b/u.exec(text.slice(match.index + match[0].length))?.[1]
      : null;
    return [
      {
        label: `${isOwn ? "your" : "the"} ${role}${after && !/^(?:I|The|He|She|They|It|We|And|But)$/.test(after) ? ` ${after}` : ""}`,
        role,
        they,
        them: they === "he" ? "him" : they === "she" ? "her" : "them",
        their: they === "he" ? "his" : they === "she" ? "her" : "their",
      },
    ];
  });

/** Everybody a message names, in whatever way. */
const readNames = (message: Understanding): MentionedPerson[] => [
  // a name with an accent is read only as far as the accent
  ...message.people
    .filter(
      ({ label }) =>
        !new RegExp(
          `\\b${label}[^\\p{ASCII}]|\\b(?:I'm|I am|I was|not|name's|name is|name was) (?:called )?${label}\\b`,
          "u",
        ).test(message.text),
    )
    .map((one) => {
      const title = new RegExp(`\\b(Mrs|Mr|Miss|Ms|Dr|Auntie|Aunt|Uncle) ${one.label}\\b`).exec(
        message.text,
      );
      const isInLaw =
        !/in-law/.test(one.role) && new RegExp(`\\b${one.role} in law\\b`, "i").test(message.text);
      if (isInLaw) return { ...one, label: `${one.label}-in-law`, role: `${one.role}-in-law` };
      return title ? { ...one, label: `${title[1]} ${one.label}` } : one;
    }),
  ...[...ownersIn(message.text), ...othersIn(message.text)].filter(({ role }) =>
    message.people.every((one) => one.role !== role),
  ),
];

/** Looked at from many sides, a message is read for its people once. */
const namesRead = new WeakMap<Understanding, readonly MentionedPerson[]>();
export const namedIn = (message: Understanding): readonly MentionedPerson[] => {
  const known = namesRead.get(message);
  if (known) return known;
  const made = readNames(message);
  namesRead.set(message, made);
  return made;
};

/** Whether somebody or something is called by a name that is not known here. */
export const hasUnknownName = ({ text, people }: Understanding): boolean =>
  [
    ...text.matchAll(
      /(?<=\p{Ll},? )(?<!\b(?:in|at|to|from|on|the|of|an?|near|my|our|via|through|called|outside|into) )\p{Lu}\p{Ll}{2,}/gu,
    ),
  ].some(
    ([name]) =>
      !people.some(({ label }) => label.includes(name)) &&
      !/day$|^(?:January|February|March|April|June|July|August|September|October|November|December|Christmas|Easter|Mum|Dad)$/.test(
        name,
      ),
  );
