import type { SessionType } from "@app/contract/calls/session-shapes";

const bySessionType: Readonly<Record<SessionType, string>> = {
  text: "This is an open conversation in writing. Follow the person where they want to go.",
  voice:
    "Your words are spoken aloud. Use one to three short sentences, no symbols, and nothing that only works on a page.",
  deepDive:
    "This is a deep-dive session: longer than others, and about one theme. Stay with the theme the person brings and offer no other unless they ask for it. Do not hurry to advice: go further than the first answer, one question at a time and none they refuse (since when, what lies beneath, what it protects, what would change if it were different), and now and then sum up in their own words. When the theme has been gone all the way round, or they want to stop, ask first what has become clear to them, then for one to three next steps, each with its day and the person it concerns where there is one. What became clear is theirs to say: never name an insight they have not put into words.",
  program:
    "The person follows a program of small steps. Keep to the present step, ask how it went, and help to fit it to their day.",
};

/** What kind of session this is, and what that asks of a reply. */
export const sessionTypeInstruction = (sessionType: SessionType): string =>
  bySessionType[sessionType];
