import { brand } from "@app/contract/brand";
import { composeLetter } from "./compose-letter.ts";
import { type LetterWords, link, wordsPart } from "./letter.ts";
import { sayMoment } from "./said-times.ts";

/** To the people behind the product. */
export const contactCopyLetter = (values: {
  name: string | null;
  address: string | null;
  subject: string | null;
  message: string;
  at: Date;
}): LetterWords =>
  composeLetter({
    subject: values.subject ? `Somebody wrote: ${values.subject}` : "Somebody wrote",
    heading: "Somebody wrote to you",
    parts: [
      {
        kind: "facts",
        facts: [
          ["Name", values.name || "not given"],
          ["Address", values.address || "not given"],
          ["Subject", values.subject || "not given"],
          ["When", sayMoment(values.at)],
        ],
      },
      { kind: "quote", words: values.message },
    ],
    reason: "You get this letter because this address is where people can write to you.",
  });

/** Nothing of what was typed comes back in it: the form takes any address, and must not carry words to strangers. */
export const contactReceivedLetter = (values: { crisisLink: string }): LetterWords =>
  composeLetter({
    subject: "We have your message",
    heading: "We have your message",
    parts: [
      wordsPart(`Your message to ${brand.name} has arrived. A person will read it.`),
      wordsPart(
        "We cannot promise how soon. If you or somebody else is in danger, please do not wait for us. There are numbers you can ring now.",
      ),
      link("Find a number near you", values.crisisLink),
      wordsPart(
        "If you did not write to us, somebody gave your address by mistake. You need not do anything.",
      ),
    ],
    reason: "You get this letter because your address was given in our contact form.",
  });
