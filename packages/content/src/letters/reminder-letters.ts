import { brand } from "@app/contract/brand";
import { composeLetter } from "./compose-letter.ts";
import { type LetterWords, link, wordsPart } from "./letter.ts";
import { sayMoment } from "./said-times.ts";

export const appointmentReminderLetter = (values: {
  at: Date;
  timeZone: string;
  appointmentsLink: string;
  settingsLink: string;
}): LetterWords =>
  composeLetter({
    subject: "A reminder of your own",
    heading: "You set this time aside",
    parts: [
      wordsPart(`You set a time aside for yourself, to talk with ${brand.companion}.`),
      { kind: "facts", facts: [["When", sayMoment(values.at, values.timeZone)]] },
      link("Open your appointments", values.appointmentsLink),
      wordsPart("It is yours to move or to leave. Nothing is lost if you do."),
      wordsPart("You can stop these reminders any time."),
      link("Change reminders", values.settingsLink),
    ],
    reason: "You get this letter because you asked to be reminded.",
  });
