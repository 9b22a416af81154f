import { withSubject } from "../reflect/supply-subject.ts";
import type { MentionedPerson } from "../understanding/people.ts";
import type { Understanding } from "../understanding/understand.ts";
import { upperFirst } from "../words/voice.ts";

const isAsking = /^(?:could|would|can|will|please) (?:you\b|\w+)/i;

/** A sentence of the person's own as it stands in a message to somebody. */
export const asWritten = (text: string): string => {
  const plain = withSubject(text.trim().replace(/^(?:and|but|so|because|also|that|like)[, ]+/i, ""))
    .replace(/\bi\b(?=[ '’])/g, "I")
    .replace(/^its (?=back|broken|not|still|getting|been|worse|cold|wet|leaking|for)/i, "it's ")
    .replace(/["“]([^"”]*)["”]/g, "‘$1’")
    .replace(/'/g, "’")
    .replace(/[\s,;:!.?]+$/, "");
  return `${upperFirst(plain)}${isAsking.test(plain) && !/^please/i.test(plain) ? "?" : "."}`;
};

/** "Her desk" is your desk to her, "I told her" is I told you. */
const hers =
  /\bher(?= [a-z]+\b)(?! (?:in|because|and|too|so|again|to|for|a|an|the|that|when|as|on|at|if|about|very|more|like|any|anymore|back|alone|enough|much|today|now|out|with|I|i)\b)/gi;

/** Where it is not known whether it is for a man or a woman, the words say it. */
const pronounIn = (text: string): Pick<MentionedPerson, "they" | "them"> =>
  /\b(?:her|she)\b/i.test(text)
    ? { they: "she", them: "her" }
    : /\b(?:him|his|he)\b/i.test(text)
      ? { they: "he", them: "him" }
      : { they: "they", them: "them" };

/** "I miss her" is "I miss you" to her; null where it is not plain who is meant. */
export const toThem = (text: string, person: MentionedPerson | null): string | null => {
  const { they, them } = person && person.they !== "they" ? person : pronounIn(text);
  const asked = text.replace(
    new RegExp(`\\b(could|would|can|will|did|do) ${they}\\b`, "gi"),
    (_, verb: string) => `${verb} you`,
  );
  const asksThem = asked
    .replace(
      new RegExp(
        `\\b${they}(?:'s| is) (?=a |an |the |my |our |so |very |really |such |doing |good|great|lovely)`,
        "gi",
      ),
      "you’re ",
    )
    .replace(
      new RegExp(`\\bif ${they} (asks?|wants?|needs?|likes?|minds?)\\b`, "i"),
      (_, verb: string) => `if you ${verb.replace(/s$/, "")}`,
    );
  if (new RegExp(`\\b${they}(?:'\\w+)?\\b`, "i").test(asksThem)) return null;
  const own = them === "her" ? hers : them === "him" ? /\bhis\b/gi : /\btheir\b/gi;
  return asWritten(
    asksThem
      .replace(new RegExp(`\\b${them}self\\b`, "gi"), "yourself")
      .replace(own, "your")
      .replace(new RegExp(`\\b${them}\\b`, "gi"), "you"),
  );
};

/** What the message is to say, in so many words: "it should say that …", "something that says …". */
const toSay =
  /\b(?:(?:it|i) (?:should|has to|must|could|needs to) say|(?:something|a message|a text|a note|words?) (?:that says|saying|to say)|(?:message|text|email|note|letter|card|line) to [^.?!,]{2,30}? (?:that says|saying|to say)|i(?:'d| would)? (?:just |also |really )?(?:want|like|need) to (?:say|tell (?:him|her|them)|thank (?:him|her|them))|i(?:'d| would)? (?:just |also |really )?(?:want|like) (?:him|her|them) to know|(?:need|have|got|want|going|decided) to tell (?:(?:my|the|our) [\w-]+|him|her|them|mum|mom|dad|people|everyone|everybody)(?= (?:that )?(?:i|i'm|i've|we|we're|the|it|it's)\b)|(?:maybe|also|just|and|(?:can|could) (?:you|it)(?: also)?) say|(?:can|could) it (?:also |just )?(?:admit|mention|include)|tell (?:him|her|them)(?= (?:that |i|i'm|how))|add|mention|put in|include)(?: in it)?(?: that| how|:)? ((?:i|i'm|i've|i'll|i'd|thank|thanks|sorry|we|we're|the|my|it|it's|she|he|they|could)\b[^.!?]{3,110})/gi;
const andThat = /(?:^|[.!?] )and that ((?:i|i'm|i've|i'll|we|my)\b[^.!?]{3,90})/gi;
const without = /\bwithout (?:it )?sounding (?:like|as if) (i(?:'m)? [^.!?]{3,60})/i;
/** Small words that are said of the message, and not in it. */
const ofTheMessage =
  / (?:in it(?: somewhere)?|somewhere|as well|too|or something|i (?:think|guess|suppose))\b/gi;

/** "Say mum I need to tell you something": said as it is to stand there. */
const dictated =
  /^(?:(?:ok|okay|yes|maybe|just|so)[, ]+)*say (?!(?:it|that|this|something|more|no)\b)(.{6,120})$/i;

/** "3 lines. Truth: chapter 4 is half done, I can give him something by the 20th." */
const afterColon =
  /(?:^|[.?!] )(?:(?:the|my) )?(?:truth|facts?|points?|content|gist|message|basics)(?: (?:is|are))?: ([^?]{10,240})$/i;

/** "… asking if he'd do 150". */
const asksWhether =
  /\basking (?:him |her |them )?(?:if|whether) (?:he|she|they)(?:'d| would| could| can|'ll| will) ((?!.*\b(?:he|she|they|him|her|them|his|their)\b)[^.!?]{3,60})/i;

/** "… asking if I can carry over five days". */
const asksForSelf =
  /\basking (?:him |her |them )?(?:if|whether) (i|we) (?:can|could|may) ((?!.*\b(?:he|she|they|him|her|them|his|their)\b)[^.!?]{3,80})/i;

/** "I'll pay for it. Want that in." */
const wantedIn =
  /(?:^|[.!?] )([^.!?]{6,90}?)(?: obviously)?[.,;] (?:i )?(?:want|put|include|add|get) (?:that|it) in\b/i;

/** What the person did to the other, said to them. */
export const wrongIn = (message: Understanding, person: MentionedPerson | null): string | null => {
  for (const sentence of message.text.split(/(?<=[.!?])\s+/)) {
    if (
      !/^i (?:\w+ed|ran|hit|broke|drove|said|lost|let|forgot|took|left|told|was)\b/i.test(sentence)
    )
      continue;
    const line = toThem(sentence, person);
    if (line && /\byou(?:r)?\b/i.test(line)) return line;
  }
  return null;
};

/** The daughter is "my daughter" to somebody who does not know who "she" is. */
const named = (line: string, told: readonly Understanding[]): string => {
  const pronoun = /^(she|he)\b/i.exec(line)?.[1]?.toLowerCase();
  const who = told
    .flatMap(({ people }) => people)
    .find(({ they, label }) => they === pronoun && label.startsWith("your "));
  return pronoun && who ? line.replace(/^\w+/, `My ${who.role}`) : line;
};

/** The sentences that somebody wants to have in it. */
export const wishedIn = (
  message: Understanding,
  person: MentionedPerson | null,
  told: readonly Understanding[] = [],
): string[] => {
  const whole = dictated.exec(message.text)?.[1];
  if (whole) {
    const line = toThem(whole.replace(/^(mum|mom|dad|nan|love|mate) /i, "$1, "), person);
    if (line) return [line];
  }
  const facts = afterColon.exec(message.text)?.[1];
  if (facts) {
    const lines = facts
      .split(/[.;]\s+|,\s+(?=(?:i|i'm|i'll|the|my|we|it)\b)/i)
      .map((fact) => toThem(fact, person));
    if (lines.every((line) => line !== null)) return lines;
  }
  const please = asksWhether.exec(message.text)?.[1] ?? null;
  if (please) return [asWritten(`would you ${please}`)];
  const [, who, wish] = asksForSelf.exec(message.text) ?? [];
  if (who && wish) return [`Could ${who.replace(/^i$/i, "I")} ${wish.trim().replace(/'/g, "’")}?`];
  const put = wantedIn.exec(message.text)?.[1];
  const putIn = put ? toThem(put, person) : null;
  if (putIn) return [putIn];
  const text = message.text
    .replace(without, "")
    // people in a hurry leave the mark out: "add that ill stay till june"
    .replace(/\b(that|say|add|and) ill\b/gi, "$1 I'll");
  const wished = [...text.matchAll(toSay), ...text.matchAll(andThat)]
    .flatMap((match) => (match[1] ?? "").split(/ and (?=(?:could|would|can|will|please|that) )/i))
    .flatMap((said) => {
      const line = toThem(
        // after a colon the words stand as they are
        /: ?$/.test(text.slice(0, text.indexOf(said)))
          ? said
          : said
              .replace(ofTheMessage, "")
              .replace(/,? (?:because|but|without|so)\b(?! of).*$/i, ""),
        person,
      );
      return line ? [named(line, told)] : [];
    });
  const not = without.exec(message.text)?.[1];
  const turned = not ? toThem(not, person) : null;
  return turned ? [...wished, `It isn’t that ${turned.replace(/^It /, "it ")}`] : wished;
};

/** What somebody wants to say to people who are not in it: "I want to say he's not a bad kid". */
export const saidOutright = (message: Understanding): string | null => {
  const [match] = message.text.matchAll(toSay);
  return match?.[1] ? `“${asWritten(match[1])}”` : null;
};
