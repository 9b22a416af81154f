import type { Manner } from "../say/drafts.ts";
import type { MentionedPerson } from "../understanding/people.ts";
import type { Understanding } from "../understanding/understand.ts";
import { upperFirst } from "../words/voice.ts";
import { spokenTo } from "./spoken-to.ts";

/** {fact} is what they did, said to them: "you forgot my birthday". */
const withFact: Readonly<Record<Manner, string>> = {
  plain: "“Hi. {Fact}, and it has been on my mind. {Wish}Could we talk about it?”",
  shorter: "“{Fact}, and I’d like us to talk about that. When would suit you?”",
  softer:
    "“I don’t want to make a big thing of this. It is only that {fact}, and I have found it hard. I would rather tell you than keep it to myself.”",
  firmer:
    "“I need to raise something with you: {fact}. I would like that to change. Please tell me when we can speak.”",
};
/** What was kindly meant is not brought up as a complaint. */
const kindFact =
  /\b(?:engaged|married|remembered|taught|made me laugh|rang me|came round|offered|invited(?! yourself)|helped|sent me|bought me|brought me|gave me)\b/;

const textsOf = (message: Understanding): readonly string[] => [
  ...message.clauses.filter(({ isQuestion }) => !isQuestion).map(({ text }) => text),
  ...message.text.split(/(?<=[.!?])\s+/),
];

/** "You've been with us nine years" is nothing to bring up. */
const hasBeen = /^you(?:’ve| have) been (?:with|there|here|so|very|my|our)\b/i;
/** "… and then asks me for more": one thing is enough to bring up. */
const secondDeed = / and (?:then |just |still |always )?[a-z]+s\b.*$/i;
const verdictBehind = /,? (?:and|which|so) (?:it's|its|it is|that's|is) (?:\w+ ){0,3}\w+[.!]*$/i;

/** What they did to the person is what a message is about. */
export const factFor = (
  messages: readonly Understanding[],
  person: MentionedPerson,
): string | null => {
  const facts = messages
    .flatMap((message) =>
      textsOf(message).flatMap((text) => {
        const thought = /^i (?:think|reckon) /i.exec(text)?.[0] ?? "";
        // how the person finds it is not for the other's ears
        const told = text.slice(thought.length).replace(verdictBehind, "");
        const fact = spokenTo(told, person) ?? spokenTo(told.replace(secondDeed, ""), person);
        return fact ? [`${thought}${fact}`] : [];
      }),
    )
    .filter((fact) => !kindFact.test(fact) && !hasBeen.test(fact) && !/\bgot me\b/.test(fact));
  return (
    facts.find((fact) => /\b(?:me|my|us|our)\b/i.test(fact)) ??
    facts.find((fact) => isDone.test(fact)) ??
    null
  );
};

/** Something they did, and not something that they are or will be. */
const isDone =
  /^you(?:’ve(?! been)| have(?! been)| keep| never| always| don’t| are (?:always |often )?late| put| took| left| forgot| moved| built| parked| broke)\b/i;

/** "I just want her to ask me first." */
const wishPattern =
  /\b(?:i (?:just |really |only |suppose i )*(?:want|need)|i'd (?:just )?like) (?:him|her|them|my \w+) to ([^.!?,;]{4,60})/i;

export const wishFor = (messages: readonly Understanding[]): string => {
  const wish = messages.flatMap(({ text }) => wishPattern.exec(text)?.[1] ?? []).at(-1);
  return wish && !/\b(?:he|she|him|her|his|they|them|their|that's|die|suffer)\b/i.test(wish)
    ? `I would like you to ${wish.replace(/'/g, "’")}. `
    : "";
};

/** What they are to do, named in the asking itself: "tell my flatmate to stop bringing …". */
const toDo =
  /\b(?:tell|ask|get) (?:my [\w-]+|our [\w-]+|him|her|them|\p{Lu}\p{L}+) to ((?:stop|not|start|turn|pay|help|give|leave|come|call|let|wash|clean|keep|be|move|do|take|bring|ring|knock|tidy|ask)\b[^?.!]{2,70})/u;

const asking: Readonly<Record<Manner, string>> = {
  plain: "“Hi. I’d like to ask you something: could you {y}? It would make things easier for me.”",
  shorter: "“Could you {y}, please? It would help me.”",
  softer:
    "“I hope you don’t mind me asking. It would help me a lot if you could {y}, and I thought it better to say so.”",
  firmer: "“I need to ask you to {y}. As it is, it does not work for me.”",
};

export const askFor = (message: Understanding | undefined, manner: Manner): string | null => {
  const y = message ? toDo.exec(message.text)?.[1]?.trim() : undefined;
  if (!y || /\b(?:he|she|him|they|them)\b/i.test(y)) return null;
  const said = y.replace(/\b(?:his|her|their)\b/gi, "your").replace(/'/g, "’");
  return asking[manner].replace("{y}", said);
};

export const factLetter = (fact: string, manner: Manner, wish = ""): string =>
  withFact[manner]
    .replace("{Fact}", upperFirst(fact))
    .replace("{fact}", fact)
    .replace("{Wish}", wish);
