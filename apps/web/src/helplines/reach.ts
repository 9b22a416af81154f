import type { Helpline } from "@app/contract/reply-events";

/** One way to reach a helpline: what is shown, and where pressing it leads, if anywhere. */
export type HelplineWay = {
  kind: "call" | "text" | "chat";
  shown: string;
  href: string | null;
  how: string;
};

const digitsOf = (text: string): string => text.replace(/[^\d+*#]/g, "");

const callWay = (phone: string): HelplineWay => {
  // "988 then press 1" and "119 ext 8": what follows is for the person, not for the dialler.
  const number = /^[\d+*#()\s.-]+/.exec(phone)?.[0].trim() ?? "";
  const rest = phone.slice(number.length).trim();
  return number
    ? { kind: "call", shown: number, href: `tel:${digitsOf(number)}`, how: rest }
    : { kind: "call", shown: phone, href: null, how: "" };
};

const textWay = (sms: string): HelplineWay => {
  const keyword = /^(\S+) to ([\d\s]+)$/.exec(sms);
  if (keyword)
    return {
      kind: "text",
      shown: (keyword[2] ?? "").trim(),
      // Both ways of writing it: phones differ in which one they read.
      href: `sms:${digitsOf(keyword[2] ?? "")}?&body=${encodeURIComponent(keyword[1] ?? "")}`,
      how: `Text ${keyword[1]}`,
    };
  if (/^[\d+\s-]+$/.test(sms))
    return { kind: "text", shown: sms, href: `sms:${digitsOf(sms)}`, how: "Text" };
  // A messenger's number: nothing says which app is there, so it is read, not pressed.
  return { kind: "text", shown: sms, href: null, how: "" };
};

const webWay = (address: string, how: string): HelplineWay => ({
  kind: "chat",
  shown: how,
  href: /^https:\/\//.test(address) ? address : null,
  how: "",
});

/** The ways a helpline can be reached, the nearest first. */
export const waysTo = (line: Helpline): HelplineWay[] => {
  const { phone, sms, chat_url, website } = line;
  const ways: HelplineWay[] = [];
  if (phone) ways.push(callWay(phone));
  // One number for both is shown once, and the second time only the word for it.
  if (sms) ways.push(sms === phone ? { ...textWay(sms), shown: "Text", how: "" } : textWay(sms));
  if (chat_url) ways.push(webWay(chat_url, ways.length > 0 ? "Chat" : "Open the chat"));
  if (website && ways.length === 0) ways.push(webWay(website, "Open the site"));
  return ways;
};

/** "24/7" is how lists write it; people say day and night. */
export const hoursOf = (line: Helpline): string => {
  if (!line.hours || line.hours === "directory") return "";
  return line.hours === "24/7" ? "Day and night" : line.hours;
};
