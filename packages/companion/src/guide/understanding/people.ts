export type MentionedPerson = {
  /** As the companion says it: "your sister", or a name. */
  label: string;
  /** The plain noun: "sister". */
  role: string;
  they: "she" | "he" | "they";
  them: "her" | "him" | "them";
  their: "her" | "his" | "their";
};

const roles: Readonly<Record<string, "she" | "he" | "they">> = {
  mum: "she",
  mom: "she",
  mam: "she",
  mother: "she",
  stepmum: "she",
  stepmom: "she",
  dad: "he",
  father: "he",
  stepdad: "he",
  papa: "he",
  sister: "she",
  brother: "he",
  wife: "she",
  husband: "he",
  girlfriend: "she",
  boyfriend: "he",
  daughter: "she",
  son: "he",
  boy: "he",
  girl: "she",
  "little one": "they",
  stepchild: "they",
  grandma: "she",
  grandmother: "she",
  gran: "she",
  nan: "she",
  grandad: "he",
  grandpa: "he",
  grandfather: "he",
  aunt: "she",
  auntie: "she",
  uncle: "he",
  niece: "she",
  nephew: "he",
  "mother-in-law": "she",
  "father-in-law": "he",
  "sister-in-law": "she",
  "daughter-in-law": "she",
  "son-in-law": "he",
  "brother-in-law": "he",
  fiancé: "they",
  fiance: "they",
  fiancée: "she",
  fiancee: "she",
  partner: "they",
  ex: "they",
  "ex-wife": "she",
  "ex-husband": "he",
  "ex-girlfriend": "she",
  "ex-boyfriend": "he",
  boss: "they",
  manager: "they",
  supervisor: "they",
  colleague: "they",
  coworker: "they",
  "co-worker": "they",
  friend: "they",
  "best friend": "they",
  roommate: "they",
  flatmate: "they",
  housemate: "they",
  neighbour: "they",
  neighbor: "they",
  teacher: "they",
  tutor: "they",
  professor: "they",
  landlord: "they",
  therapist: "they",
  cleaner: "they",
  childminder: "they",
  nanny: "they",
  babysitter: "they",
  builder: "they",
  plumber: "they",
  lodger: "they",
  tenant: "they",
  carer: "they",
  "lab partner": "they",
  "business partner": "they",
  doctor: "they",
  cousin: "they",
  baby: "they",
  child: "they",
  kid: "they",
  toddler: "they",
  teenager: "they",
  crush: "they",
  "team leader": "they",
  "line manager": "they",
  coach: "they",
  stepson: "he",
  stepdaughter: "she",
  parents: "they",
  kids: "they",
  children: "they",
  friends: "they",
  family: "they",
  siblings: "they",
  colleagues: "they",
  coworkers: "they",
  "in-laws": "they",
  roommates: "they",
  flatmates: "they",
  sons: "they",
  daughters: "they",
  twins: "they",
  brothers: "they",
  sisters: "they",
};
const plural =
  /^(?:parents|kids|children|friends|family|siblings|colleagues|coworkers|in-laws|roommates|flatmates|sons|daughters|twins|brothers|sisters)$/;

/** Every word for a person that is known here, for patterns. */
export const roleNames = Object.keys(roles)
  .sort((a, b) => b.length - a.length)
  .join("|");
const withRole = new RegExp(
  `\\b(?:my|our)\\s+((?:(?:older|younger|little|big|elder|eldest|youngest|late|own|new|old|only|lovely|poor|wonderful|twin|adult|teenage|\\d+[- ]year[- ]old|two|three|four)\\s+)*)(${roleNames})\\b`,
  "gi",
);
const bareKin =
  /(?<![\w'-])(?<!\b(?:my|his|her|their|your|the|a|our|good|bad|great|terrible|new|single|best|better|worse|own|old)\s)(mum|mom|dad|mam|grandma|grandpa|nan)\b/gi;
const named =
  /\b(?<!\b(?:[Hh]e|[Ss]he|[Tt]hey)(?:'s| had| has| have)(?: got)? an? (?:\w+ ){1,2})(?:(?:is called|named|called|name is|name's)\s+([A-Z][a-z]{2,})|(?:my|our)\s+(?:\w+\s+)?(?:ROLES),?\s+([A-Z][a-z]{2,})\b)/g;
const namedPattern = new RegExp(named.source.replace("ROLES", roleNames), "g");
const notNames = new Set(
  "The But And She Her His They When Just Then Because Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April June July August September October November December Christmas Easter English Not Now You What Why How Who Yes".split(
    " ",
  ),
);
const freeName =
  /(?<=[a-z,] )([A-Z][a-z]{2,})(?='s|\b) ?(?:said|says|told|left|is|was|died|never|keeps|has|had|called|doesn't|didn't|won't|wants|thinks|asked|came|made|makes|got|went)\b/g;

const forms = (they: "she" | "he" | "they"): Pick<MentionedPerson, "they" | "them" | "their"> =>
  they === "she"
    ? { they, them: "her", their: "her" }
    : they === "he"
      ? { they, them: "him", their: "his" }
      : { they, them: "them", their: "their" };

const pronounIn = (lower: string): "she" | "he" | "they" => {
  const she = (lower.match(/\b(?:she|her|she's|hers)\b/g) ?? []).length;
  const he = (lower.match(/\b(?:he|him|his|he's)\b/g) ?? []).length;
  if (she > 0 && he === 0) return "she";
  if (he > 0 && she === 0) return "he";
  return "they";
};

/** The verbs that go with a pronoun, so that "How {are} {they}?" stays a sentence. */
export const verbsOf = (
  they: "he" | "she" | "they" | null,
): Readonly<Record<"are" | "do" | "have", string | undefined>> => {
  if (they === null) return { are: undefined, do: undefined, have: undefined };
  return they === "they"
    ? { are: "are", do: "do", have: "have" }
    : { are: "is", do: "does", have: "has" };
};

/** The people somebody speaks of, in the order they appear. */
export const mentionedPeopleIn = (text: string): MentionedPerson[] => {
  const found: { at: number; person: MentionedPerson }[] = [];
  const add = (at: number, label: string, role: string, they: "she" | "he" | "they") => {
    if (found.some(({ person }) => person.role === role)) return;
    found.push({ at, person: { label, role, ...forms(they) } });
  };
  const lower = text.toLowerCase();
  for (const match of text.matchAll(withRole)) {
    const role = (match[2] ?? "").toLowerCase();
    const extra = (match[1] ?? "").trim().toLowerCase();
    const known = roles[role] ?? "they";
    const they = known === "they" && !plural.test(role) ? pronounIn(lower) : known;
    add(
      match.index,
      `your ${extra && !/own|new|late|poor|\d/.test(extra) ? `${extra} ` : ""}${role}`,
      role,
      they,
    );
  }
  for (const match of lower.matchAll(
    /\b(?:my|our) (?:\w+ )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)[- ]year[- ]old\b(?! (?:son|daughter|kid|boy|girl|brother|sister|nephew|niece|child))/g,
  ))
    add(match.index, "your child", "child", pronounIn(lower));
  for (const match of text.matchAll(bareKin)) {
    const role = (match[1] ?? "").toLowerCase();
    add(match.index, `your ${role}`, role, roles[role] ?? "they");
  }
  for (const match of [...text.matchAll(namedPattern), ...text.matchAll(freeName)]) {
    const name = match[1] ?? match[2];
    if (!name || notNames.has(name)) continue;
    const owner = found.find(
      ({ at, person }) => match.index <= at + person.role.length + 14 && match.index >= at - 2,
    );
    if (owner) owner.person = { ...owner.person, label: name };
    else add(match.index, name, name.toLowerCase(), pronounIn(lower));
  }
  return found.sort((a, b) => a.at - b.at).map(({ person }) => person);
};
