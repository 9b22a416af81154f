import type { SessionType } from "@app/contract/calls/sessions";

const bySessionType: Readonly<Record<SessionType, string>> = {
  text: "This is an open conversation in writing. Follow the person where they want to go.",
  voice:
    "Your words are spoken aloud. Use one to three short sentences, no symbols, and nothing that only works on a page.",
  deepDive:
    "This is a deep-dive session: stay with one theme, look for what lies beneath it, and now and then sum up what has become clear.",
  program:
    "The person follows a program of small steps. Keep to the present step, ask how it went, and help to fit it to their day.",
};

/** What kind of session this is, and what that asks of a reply. */
export const sessionTypeInstruction = (sessionType: SessionType): string =>
  bySessionType[sessionType];
