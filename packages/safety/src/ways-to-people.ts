import type { Helpline } from "@app/contract/reply-events";
import type { MarkedLine } from "./risk-history.ts";

const isEmergency = ({ topics }: Helpline): boolean => topics.includes("emergency");
const isDirectory = ({ topics }: Helpline): boolean => topics.includes("directory");

export const localEmergency = "your local emergency number";

/** The number to call when there is no time, or words for it where the country is not known. */
export const emergencyNumber = (helplines: readonly Helpline[]): string =>
  helplines.find((line) => isEmergency(line) && line.phone)?.phone ?? localEmergency;

const textTo = ({ sms }: Helpline): string | null => {
  if (!sms) return null;
  const whatsApp = /^WhatsApp (.+)$/.exec(sms);
  return whatsApp ? `write on WhatsApp to ${whatsApp[1]}` : `text ${sms}`;
};

type Way = { how: string; of: Helpline };

const first = (
  lines: readonly Helpline[],
  how: (line: Helpline) => string | null,
): Way | undefined =>
  lines.flatMap((of) => {
    const said = how(of);
    return said ? [{ how: said, of }] : [];
  })[0];

const linesIn = (helplines: readonly Helpline[]): Helpline[] =>
  helplines.filter((line) => !isEmergency(line) && !isDirectory(line));

const everywhere = "ZZ";

/** Which country's lines these are: in another country the same words name other numbers. */
const countryOf = (helplines: readonly Helpline[]): string =>
  helplines.find(({ country }) => country !== everywhere)?.country ?? everywhere;

const directoryWords =
  "You can find a free line in your country at findahelpline.com, to call, text or chat.";

/** One service to speak with, with its other ways, or those of the next where it has none. */
export const serviceLine = (helplines: readonly Helpline[]): MarkedLine => {
  const lines = linesIn(helplines);
  const call = first(lines, ({ phone }) => phone && `call ${phone}`);
  const text = first(lines, textTo);
  const chat = first(lines, ({ chat_url }) => chat_url && `chat at ${chat_url}`);
  const ways = [call, text, chat].filter((way) => way !== undefined);
  const main = (call ?? text ?? chat)?.of;
  const mark = `service/${countryOf(helplines)}/${main?.name ?? "directory"}`;
  if (!main)
    return {
      mark,
      text: `${directoryWords} If you are in danger, call ${emergencyNumber(helplines)}.`,
    };
  const said = ways.map(({ how, of }) => (of === main ? how : `${how} (${of.name})`));
  const always = main.hours === "24/7" ? ", day and night" : "";
  return {
    mark,
    text: `There are people for this: ${main.name}${always}. You can ${said.join(", or ")}.`,
  };
};

/** For somebody who cannot speak aloud. */
const withoutSpeaking = (helplines: readonly Helpline[]): string => {
  const lines = linesIn(helplines);
  const text = first(lines, textTo);
  const chat = first(lines, ({ chat_url }) => chat_url && `chat at ${chat_url}`);
  const ways = [text, chat].filter((way) => way !== undefined);
  return ways.length > 0
    ? `You would not have to speak: you can ${ways.map(({ how, of }) => `${how} (${of.name})`).join(", or ")}.`
    : "You would not have to speak: findahelpline.com lists lines that answer by text or chat.";
};

/** A line that may hold `{ways}` to reach people without speaking. */
export const withWays = (line: MarkedLine, helplines: readonly Helpline[]): MarkedLine =>
  line.text.includes("{ways}")
    ? {
        mark: `${line.mark}/${countryOf(helplines)}`,
        text: line.text.replace("{ways}", withoutSpeaking(helplines)),
      }
    : line;

/** Name and number alone, for a sentence in another language. */
export const lineInShort = (helplines: readonly Helpline[]): string => {
  const line = linesIn(helplines).find(({ phone, sms }) => phone ?? sms);
  return line ? `${line.name}, ${line.phone ?? line.sms}` : "findahelpline.com";
};
