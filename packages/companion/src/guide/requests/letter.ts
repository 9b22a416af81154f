import type { Manner } from "../say/drafts.ts";
import type { Understanding } from "../understanding/understand.ts";
import { upperFirst } from "../words/voice.ts";
import { asWritten } from "./wished-in.ts";

/** A piece of a message, and the sentence that asks for something in it. */
export type LetterPieces = {
  opening: string;
  lines: readonly string[];
  ask: Readonly<Record<Manner, string>>;
};

const dayOff =
  /\b(?:ask|asking|need|want|have|get|take|request)\b[^.?!]*?\b((?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon))?|a (?:day|week|few days|couple of days)|the (?:day|week|morning|afternoon)|tomorrow|(?:two|three|four|five|\d+) (?:days|weeks)) off\b/i;
const owed =
  /\bowes? me (?:about |around |like |nearly )?([£$€]?\s?[\d,.]+(?: ?(?:quid|pounds|dollars|euros?|k))?|(?:a |an |one |two |three |four |five |six |seven |eight |nine |ten |\w+ty |hundred |thousand |couple of )+(?:hundred |thousand |and \w+ )*(?:quid|pounds|dollars|euros?|bucks)?)/i;
const lentIn =
  /\blent\b[^.!?]*?\b((?:in|last|back in) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|year|month|week|christmas))\b/i;
const toBorrow =
  /\b(?:wants?|asked|asking|asks|needs?)\b[^.?!]*\b(?:borrow|lend (?:him|her|them))\b[^.?!]*?([£$€]\s?[\d,.]+k?|(?:[\w]+ )?(?:hundred|thousand|\d[\d,]*) (?:pounds|quid|dollars|euros|bucks))/i;
const toLeave =
  /\b(?:leave|leaving|get out of|quit|drop out of|step (?:back|down) from|stop (?:going to|doing)) (?:my|the|our|this) ((?:[\w-]+ ){0,2}(?:club|choir|group|team|committee|class|course|band|chat|rota|board|league))\b/i;
const toDecline =
  /\b(?:turn(?:ing)? down|declin\w+|say(?:ing)? no to) (?:(?:my|the|an?|his|her|their|this) )?(?:[\w-]+'s )?((?:[\w-]+ ){0,2}(?:invitation|invite|offer|party|dinner|trip|wedding|reunion|promotion|request))\b/i;
const becauseI = /\b(?:because|since|as) (i (?:can't|have|don't|need|am|'m)\b[^.!?,;]{3,60})/i;
const unpaid = /\b(?:invoice|unpaid|hasn't paid|haven't paid|not paid)\b/i;
const sumIn = /[£$€]\s?\d[\d,.]*\d/;
/** Something in a home or at a desk that has to be mended. */
const broken =
  /\b(?:mould|mold|damp|leak\w*|heating|boiler|hot water|shower|toilet|roof|window|ceiling|mice|rats|fridge|oven|cooker|lift|lock|radiator|broken|not working)\b/i;
/** "He's keeping 420 of my 900 deposit for repainting." */
const keptBack =
  /\b(?:keep(?:s|ing)?|kept|withh(?:eld|olding)|deduct(?:ed|ing)|taken|taking)\b[^.!?]{0,16}?((?:[£$€]\s?)?\d[\d,.]*)\b[^.!?]{0,24}\bdeposit\b(?: for (?:the )?['"]?([a-z][a-z ]{3,20}?)['"]?(?=[,.!]| and\b| because\b|$))?/i;
/** What speaks for the person in such a matter. */
const evidence = /\b(?:photos?|pictures|receipts?|inventory|when i moved in|wear and tear)\b/i;
const sinceWhen =
  /^(?:the |my |our )?(heating|boiler|hot water|shower|toilet|fridge|oven|cooker|lift|lock|radiator)(?:'s| is| has been)? (broken|off|not working|leaking)(?: for)? (\d+|a|two|three|four|five|six|several|a few) (days?|weeks?|months?)\b/i;
const silence =
  /\b(?:haven't|have not|not|n't) (?:spoken|talked|speaking|talking|spoke)\b|\bwe fell out\b|\bno contact\b/i;
const wroteToMe =
  /\b(?:written|wrote|emailed|texted|messaged|got in touch)(?: to)? me\b|\b(?:letter|message|email|text) from\b/i;

const ofHomes = /\b(?:landlord|landlady|agency|letting|council|housing|caretaker|owner)\b/i;
const wasReported =
  /\bi? ?(?:told|wrote|written|reported|emailed|rang|called|messaged|complained|asked)\b/i;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

/** "They sent a man who painted over it, it's back": each piece that says what is wrong, as it was told. */
const whatIsWrong = (messages: readonly Understanding[]): string[] =>
  messages
    .flatMap(({ text }) => {
      const found = sentencesOf(text);
      const at = found.findIndex((sentence) => broken.test(sentence) && !sentence.endsWith("?"));
      // what follows the trouble in the same message belongs to it
      return at < 0 ? [] : found.slice(at, at + 2);
    })
    .flatMap((sentence) => {
      const since = sinceWhen.exec(sentence);
      if (since)
        return [
          `The ${since[1]?.toLowerCase()} has been ${since[2]?.toLowerCase()} for ${since[3]} ${since[4]}.`,
        ];
      return sentence.split(/,\s+(?=told|they|i |it|but)/i).map((piece) => {
        const bare =
          /^(?:mould|mold|damp|mice|rats|a leak|leak)\b(?!.*\b(?:is|are|has|was)\b)/i.test(piece)
            ? `There is ${piece.charAt(0).toLowerCase()}${piece.slice(1)}`
            : piece;
        return asWritten(
          bare.replace(/\b(in|on) (bathroom|kitchen|bedroom|living room|hall)\b/i, "$1 the $2"),
        );
      });
    })
    .filter((line) => !/\b(?:I’m from|I am from)\b/.test(line))
    .slice(0, 4);

/** What is asked for by when: "by Friday". */
export const deadlineIn = (messages: readonly Understanding[]): string =>
  messages
    .map(
      ({ text }) =>
        /\bby (?:(?:the end of )?(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|the \d+\w*(?: of \w+)?|(?:the )?end of (?:the |next |this )?(?:week|month))\b/i.exec(
          text,
        )?.[0],
    )
    .findLast((found) => found !== undefined) ?? "";

/** The message that what was told makes plain; null where it has to be asked for. */
export const letterFor = (
  asked: Understanding,
  before: readonly Understanding[],
  since: readonly Understanding[],
): LetterPieces | null => {
  const all = [...before, asked, ...since];
  const off = all
    .map(({ text }) => dayOff.exec(text)?.[1])
    .findLast((found) => found !== undefined);
  if (off) {
    const x = upperDay(off);
    const reason = all
      .flatMap(({ text }) => sentencesOf(text))
      .find((sentence) => /^it(?:'s| is) for (?:my|a|the|our)\b/i.test(sentence));
    return {
      opening: "Hi,",
      lines: reason ? [asWritten(reason)] : [],
      ask: {
        plain: `Could I please have ${x} off?`,
        shorter: `May I have ${x} off, please?`,
        softer: `Would it be possible for me to have ${x} off?`,
        firmer: `I need to have ${x} off, and I wanted to tell you in good time.`,
      },
    };
  }
  const amount = all.map(({ text }) => owed.exec(text)?.[1]?.trim()).find((found) => found);
  if (amount) {
    const when = all.map(({ text }) => lentIn.exec(text)?.[1]).find((found) => found);
    const sum = `the ${amount.replace(/^(?:a|an) /i, "")} I lent you${when ? ` ${upperMonth(when)}` : ""}`;
    return {
      opening: "Hi,",
      lines: [],
      ask: {
        plain: `Could you let me have back ${sum}? I could do with it now, and I’d rather ask you than let it sit.`,
        shorter: `Could I have back ${sum} soon?`,
        softer: `No bad feeling at all, but could we work out how you pay back ${sum}?`,
        firmer: `I need to have back ${sum}. Please tell me what day suits you.`,
      },
    };
  }
  const bill = unpaid.test(all.map(({ text }) => text).join(" "))
    ? all.map(({ text }) => sumIn.exec(text)?.[0]).find((found) => found)
    : undefined;
  if (bill) {
    const by = deadlineIn(all);
    return {
      opening: "Hello,",
      lines: [],
      ask: {
        plain: `my invoice for ${bill} is still unpaid, and I have asked about it before. Please pay it ${by || "within seven days"}, or tell me today what is holding it up.`,
        shorter: `Please pay my invoice for ${bill} ${by || "this week"}.`,
        softer: `I’m sure it has only slipped through, but my invoice for ${bill} is still open. Could you have a look${by ? `, so that it is paid ${by}` : ""}?`,
        firmer: `My invoice for ${bill} has to be paid ${by || "within seven days"}. After that I will have to take it further.`,
      },
    };
  }
  if (
    all.some(({ text }) => /\b(?:pay rise|raise my pay|a raise|more money)\b/i.test(text)) &&
    /\b(?:boss|manager|firm|work|email|chat)\b/i.test(asked.text)
  ) {
    const years = all
      .map(
        ({ text }) =>
          /\b(?:been (?:there|here|with them)|worked (?:there|here))(?: for)? ((?:\d+|\w+) years?)\b/i.exec(
            text,
          )?.[1],
      )
      .find((found) => found);
    return {
      opening: "Hi,",
      lines: [],
      ask: {
        plain: `could we find half an hour this week to talk about my pay? ${years ? `I have been here ${years}, and I` : "I"} would like to go through what I do now and what it is worth.`,
        shorter: "Could we find half an hour this week to talk about my pay?",
        softer: "When you have a quiet moment, I’d be glad of half an hour with you about my pay.",
        firmer: "I would like to talk about my pay this week. Please tell me what day suits you.",
      },
    };
  }
  const kept = all.map(({ text }) => keptBack.exec(text)).find((found) => found);
  if (kept?.[1]) {
    const reason = kept[2] ? ` for ${kept[2].trim()}` : "";
    return {
      opening: "Hello,",
      lines: [
        `you are keeping ${kept[1]} of my deposit${reason}, and I don’t agree with that.`,
        ...all
          .flatMap(({ text }) => sentencesOf(text))
          .filter((one) => evidence.test(one) && !/\b(?:he|she|they|his|her)\b|\?/i.test(one))
          .slice(0, 2)
          .flatMap((one) => one.split(/,\s+(?=i\b|i'|we\b|there\b)/i).map(asWritten)),
      ],
      ask: {
        plain: "Please pay it back within fourteen days, or send me the bills it is based on.",
        shorter: `Please pay back the ${kept[1]} you kept of my deposit within fourteen days.`,
        softer: `Could we look at the ${kept[1]} you kept of my deposit? I think it should come back to me.`,
        firmer: `I don’t accept that you keep ${kept[1]} of my deposit. Please pay it back within fourteen days.`,
      },
    };
  }
  const share = /\b(?:deposit|refund|my half|my share)\b/i.test(
    `${asked.text} ${all.at(-2)?.text ?? ""}`,
  )
    ? all.map(({ text }) => sumIn.exec(text)?.[0]).find((found) => found)
    : undefined;
  if (share)
    return {
      opening: "Hi,",
      lines: [],
      ask: {
        plain: `please could you send me my share of the ${share}? I would like to have that settled.`,
        shorter: `Please send me my share of the ${share}.`,
        softer: `When you have a moment, could you send me my share of the ${share}?`,
        firmer: `I expect my share of the ${share} by the end of the week.`,
      },
    };
  const loan = all.map(({ text }) => toBorrow.exec(text)?.[1]?.trim()).find((found) => found);
  if (loan)
    return {
      opening: "Hi,",
      lines: [],
      ask: {
        plain: `I can’t lend you the ${loan}, and I would rather tell you straight than leave you waiting.`,
        shorter: `I’m sorry, I can’t lend you the ${loan}.`,
        softer: `I have thought about it, and I can’t lend you the ${loan}. I hope you understand.`,
        firmer: `The answer is no: I won’t be lending you the ${loan}.`,
      },
    };
  const left = all.map(({ text }) => toLeave.exec(text)?.[1]?.trim()).find((found) => found);
  if (left)
    return {
      opening: "Hello,",
      lines: [],
      ask: {
        plain: `I have decided to step back from the ${left}. Thank you for having me, and I wish you all the best with it.`,
        shorter: `I’m stepping back from the ${left}. Thank you for everything.`,
        softer: `It is time for me to leave the ${left}. I’m glad to have been with you, and I hope to see you around.`,
        firmer: `I won’t be coming to the ${left} any more. Please take me off the list.`,
      },
    };
  const declined = all.map(({ text }) => toDecline.exec(text)?.[1]?.trim()).find((found) => found);
  if (declined) {
    const why = all.map(({ text }) => becauseI.exec(text)?.[1]).find((found) => found);
    return {
      opening: "Hi,",
      lines: [`thank you for the ${declined}.`],
      ask: {
        plain: `I’m sorry to say no. ${why ? asWritten(why) : "I hope you understand."}`,
        shorter: `Thank you for the ${declined}. I’m sorry, I can’t.`,
        softer: `I was so glad about the ${declined}, and I wish I could say yes. ${why ? asWritten(why) : "I can’t this time."}`,
        firmer: `Thank you for the ${declined}. My answer is no, and I’d rather tell you now.`,
      },
    };
  }
  const told = all.map(({ text }) => text).join(" ");
  const trouble = ofHomes.test(told) ? whatIsWrong(all) : [];
  if (trouble.length > 0) {
    const by = deadlineIn(all);
    return {
      opening: "Hello,",
      lines: trouble,
      ask: {
        plain: `Please could you have it put right${by ? ` ${by}` : ""}, and let me know when somebody will come?`,
        shorter: `Please have it seen to${by ? ` ${by}` : ""}.`,
        softer: `I’d be grateful if somebody could look at it${by ? ` ${by}` : ""}.`,
        firmer: `${wasReported.test(told) ? "I have reported this before. " : ""}Please have it properly repaired ${by || "within the next week"}, and tell me in writing when that will be.`,
      },
    };
  }
  if (/\b(?:back|reply|answer)\b/i.test(asked.text) && all.some(({ text }) => wroteToMe.test(text)))
    return {
      opening: "Thank you for writing to me.",
      lines: [],
      ask: {
        plain: "I’d like a little time to think about it, and then I will write again.",
        shorter: "I will write again when I have thought about it.",
        softer: "It means something to me that you did, and I will answer properly soon.",
        firmer: "I’m not ready to say more yet.",
      },
    };
  if (all.some(({ text }) => silence.test(text)))
    return {
      opening: "Hi,",
      lines: [],
      ask: {
        plain:
          "I don’t like it that we aren’t speaking, and I’d rather not go over who said what. Could we talk?",
        shorter: "I’d like us to talk again. Could we?",
        softer: "I have been thinking of you. I would be glad to talk, whenever you like.",
        firmer: "I’d like to sort this out with you. When can we talk?",
      },
    };
  return null;
};

const upperDay = (text: string): string =>
  text.replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i, (day) =>
    upperFirst(day.toLowerCase()),
  );
const upperMonth = (text: string): string =>
  text.replace(
    /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas)\b/i,
    (month) => upperFirst(month.toLowerCase()),
  );
