import { lowerFirst } from "../reflect/lower-first.ts";
import type { Manner } from "../say/drafts.ts";
import type { State } from "../session/state.ts";
import type { MentionedPerson } from "../understanding/people.ts";
import type { Understanding } from "../understanding/understand.ts";
import { upperFirst } from "../words/voice.ts";
import { wishToThem } from "./asked-of-them.ts";
import { toldOutright, writtenLetter } from "./draft.ts";
import { askFor, factFor } from "./facts-told.ts";
import { letterFor } from "./letter.ts";
import { addressed, nameIn, recipientOf } from "./recipient.ts";
import { condolenceDrafts, doctorDraft, refusalDraft } from "./set-drafts.ts";
import { bareRoles } from "./spoken-to.ts";
import { toThem, wishedIn } from "./wished-in.ts";

/** How a draft can be changed: also into words that sound less written. */
export type DraftManner = Manner | "ownVoice";
export type DraftForms = Readonly<Record<DraftManner, string>>;
/** `isSure` where what the person wants is in it, and not only what happened. */
export type OwnDraft = { forms: DraftForms; isSure: boolean };

const bare = (quoted: string): string => quoted.replace(/^“|”$/g, "");
const linesOf = (text: string): string[] =>
  (text.match(/[^.!?]+[.!?]+/g) ?? [text]).map((line) => line.trim());

/** The sentence a message is written for. */
const asks =
  /\?$|^(?:Could|Would|Can|Please|Let’s|(?:I|We)(?:’d| would) like|I want|I need|I won’t|I can’t)\b/;
/** What only leads up to it. */
const leadsUp =
  /^(?:I’m telling you|I have something|There(?:’s| is) something|I (?:want|need) to tell you|I know|You may|You know|I hope)\b/;
const coreOf = (lines: readonly string[]): string =>
  lines.findLast((line) => line.endsWith("?")) ??
  lines.find((line) => asks.test(line) && !leadsUp.test(line)) ??
  lines.find((line) => !leadsUp.test(line)) ??
  lines[0] ??
  "";

const softOpener = "I hope this comes across as I mean it.";
const softened = (line: string): string =>
  line
    .replace(/^Could you (.+)\?$/, "It would help me if you could $1.")
    .replace(/^I (?:need|want) you to (.+)$/, "I’d be glad if you could $1")
    .replace(/^I (?:need|want) (?=to\b|it\b|my\b|the\b|a\b|some\b)/, "I’d like ")
    .replace(/^You (?=(?:keep|never|always|have|often)\b)/, "I’ve noticed that you ");

const firmed = (line: string): string =>
  line
    .replace(/^Could you (?:please )?(.+)\?$/, (_, what: string) => `Please ${what}.`)
    .replace(/^(I|We)(?:’d| would) like /, "$1 want ");

const opening = /^(?:Hi|Hello|Hey|Dear)\b[^,.]{0,30}[,.] /;
const spoken = (text: string): string =>
  text
    .replace(/\bCould you\b/g, "Can you")
    .replace(/\bI would\b/g, "I’d")
    .replace(/\bI am\b/g, "I’m")
    .replace(/\bdo not\b/g, "don’t")
    .replace(/\bis not\b/g, "isn’t")
    .replace(/\b(?:cannot|can not)\b/g, "can’t");

/** The forms of a text that was written as one: what softens, shortens or firms it is done by rule. */
export const formsOf = (text: string): DraftForms => {
  const lines = linesOf(text.replace(opening, ""));
  const core = upperFirst(coreOf(lines));
  return {
    plain: text,
    shorter: core,
    softer: [softOpener, ...lines.map((line) => softened(upperFirst(line)))].join(" "),
    firmer: [...lines.map((line) => firmed(upperFirst(line))), "I mean that."].join(" "),
    ownVoice: `Hey, ${lowerFirst(spoken(core))}`,
  };
};

/** What happened and what is wanted, in each manner. */
const formsFrom = (fact: string | null, wish: string | null): DraftForms | null => {
  // what somebody did is no message by itself: what is wanted has to be asked for
  if (!wish) return null;
  const told = fact ? upperFirst(fact) : null;
  return {
    plain: told
      ? `${told}, and it has been on my mind. ${wish}`
      : `${wish.endsWith("?") ? "I’d like to ask you something" : "There’s something I’d like to say"}. ${wish}`,
    shorter: wish,
    softer: fact
      ? `I don’t want to make a big thing of this. It is only that ${fact}. ${softened(wish)}`
      : `${softOpener} ${softened(wish)}`,
    firmer: fact
      ? `I need to say this clearly: ${fact}. ${firmed(wish)}`
      : `I need to say this clearly. ${firmed(wish)}`,
    ownVoice: `Hey, ${lowerFirst(spoken(wish))}`,
  };
};

const inManners = (make: (manner: Manner) => string | null): DraftForms | null => {
  const plain = make("plain");
  if (plain === null) return null;
  const of = (manner: Manner): string => bare(make(manner) ?? plain);
  return {
    plain: bare(plain),
    shorter: of("shorter"),
    softer: of("softer"),
    firmer: of("firmer"),
    ownVoice: `Hey, ${lowerFirst(spoken(of("shorter")))}`,
  };
};

const messagesBack = 6;

/** Sentences of an answer that can be said to the other as they stand. */
export const toldToThem = (text: string, person: MentionedPerson | null): string[] =>
  text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !onlyWho.test(sentence))
    .filter((sentence) => !sentence.endsWith("?") && sentence.split(/\s+/).length <= 24)
    // where the whole can't be said to them, a part of it may
    .flatMap((sentence) =>
      toThem(sentence, person) && !thirdPerson.test(toThem(sentence, person) ?? "")
        ? [sentence]
        : sentence.split(/,? (?:and|but|so) (?=(?:i|we|he|she|they|it|my)\b)/i),
    )
    .filter((part) => part.split(/\s+/).length >= 3)
    .map((sentence) =>
      toThem(
        sentence.replace(/^(?:(?:just|maybe|that|um|well|ok|i guess|i think|probably)[, ]+)+/i, ""),
        person,
      ),
    )
    .filter((line): line is string => line !== null && !thirdPerson.test(line))
    .slice(0, 3);
/** "My old boss." says whom it is for. */
const onlyWho = /^(?:it's |its )?(?:to |for )?(?:my|our|the|an?) [\w'-]+(?: [\w'-]+)?[.,]?$/i;
const thirdPerson = /\b(?:he|she|him|her|his|they|them|their)\b/i;

/** Whoever wants to thank somebody does not bring up what they did. */
const isKindly = /\b(?:thank\w*|grateful|congrat\w*|sorry|condolences?|proud|birthday)\b/;
const pointing = /\b(?:it|that|this|there|one|so)\b/;

/** Whom the words are for. */
export const wordsFor = (state: State): MentionedPerson | null =>
  recipientOf(state) ?? calledOnly([...state.before, state.now]);

/** Somebody who was only ever called "him" or "her", or who is named without "my". */
const calledOnly = (messages: readonly Understanding[]): MentionedPerson | null => {
  const role = messages
    .map(({ lower }) => lower.split(/\s+/)[0]?.replace(/'s$/, "") ?? "")
    .findLast((word) => bareRoles.test(word));
  const told = messages.map(({ lower }) => lower).join(" ");
  const isHe = /\b(?:he|him|his|he's)\b/.test(told);
  const isShe = /\b(?:she|her|she's)\b/.test(told);
  if (isHe === isShe)
    return role ? { label: role, role, they: "they", them: "them", their: "their" } : null;
  const they = isHe ? "he" : "she";
  return {
    label: role ?? "",
    role: role ?? "",
    they,
    them: isHe ? "him" : "her",
    their: isHe ? "his" : "her",
  };
};

/** A draft made of what the person told; `isAnswer` where the message says what it is to hold. */
export const draftOf = (state: State, isAnswer: boolean): OwnDraft | null => {
  const { now, before } = state;
  const person = wordsFor(state);
  const sure = (forms: DraftForms | null): OwnDraft | null => forms && { forms, isSure: true };
  const told = before.slice(-messagesBack);
  const asking = [now, ...told.toReversed()].find((one) => askFor(one, "plain") !== null);
  const asked = sure(inManners((manner) => askFor(asking, manner)));
  if (asked) return asked;
  const set = condolenceDrafts(state)[0] ?? doctorDraft(state);
  if (set) return sure(formsOf(bare(set)));
  const asIs = wishedIn(now, person, before);
  const outright = told
    .toReversed()
    .filter(({ lower }) => toldOutright.test(lower))
    .map((one) => wishedIn(one, person, before))
    .find((lines) => lines.length > 0);
  const wished =
    asIs.length > 0 ? asIs : outright && ["There is something I need to tell you.", ...outright];
  if (wished) return sure(formsOf(addressed(now, wished.join(" "))));
  const letter = letterFor(now, before, []);
  const name = nameIn([...before, now]);
  if (letter)
    return sure(
      inManners((manner) => writtenLetter(letter, manner, manner === "plain" ? name : null)),
    );
  const fact = person && !isKindly.test(now.lower) ? factFor([...before, now], person) : null;
  // a wish told longer ago was about something else as often as not
  const wish = wishToThem(isAnswer ? [now] : [...told.slice(-1), now], person);
  const both = formsFrom(fact, wish);
  // "could you do it the same day" says nothing where nobody said what
  if (wish && both) return { forms: both, isSure: fact !== null || !pointing.test(wish) };
  const refusal = refusalDraft(state);
  if (refusal) return sure(formsOf(bare(refusal)));
  return null;
};
