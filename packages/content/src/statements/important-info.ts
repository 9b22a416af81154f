import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import type { Statement } from "./statement.ts";

const { name, companion } = brand;

export const importantInfo: Statement = {
  path: paths.importantInfo,
  changed: "2026-11-15",
  parts: [
    {
      heading: "In an emergency",
      paragraphs: [
        `${name} is not an emergency service. It cannot see you, find you or send anybody to you, and nobody is told what you write. If you or somebody near you is in danger, ring your local emergency number now.`,
        "You do not have to be sure that it is an emergency. The page below lists people to reach by country, and it opens without a connection too.",
      ],
      links: [{ path: paths.crisis, label: "Talk to a person now" }],
    },
    {
      heading: `What ${companion} is`,
      paragraphs: [
        `${companion} is an AI: a program that writes. No person reads along and no person answers. It does not know you, cannot check what it is told, and can be wrong in a sentence that sounds certain.`,
        "By default a guide that runs on this server writes the replies. Whoever runs this copy may let a language model write instead. Under each reply a receipt says which of the two it was, and what was sent where.",
      ],
    },
    {
      heading: "What it is not",
      paragraphs: [
        `${name} is not a licensed professional and not a substitute for a licensed therapist. It does not diagnose or treat anything. Talking here makes nobody your doctor, and what is said here is no ground for starting, changing or stopping a medicine.`,
        "If something has been hard for more than two weeks, if sleeping or eating has stopped working, or if drink or drugs are part of it, please let a doctor hear of it. Going early is sensible, not weak.",
      ],
    },
    {
      heading: "Who it is for",
      paragraphs: [
        `It is for adults, ${limits.person.minAgeYears} and over. It was made for ordinary heavy days: a quarrel, a choice, a loss, a worry that goes round.`,
        "It should not be your only company if you hear or see what others do not, if you cannot trust your own thoughts just now, or if you are hurting yourself. Those are times for people who are trained for them.",
      ],
    },
    {
      heading: "What to expect of a conversation",
      paragraphs: [],
      list: [
        "You can stop at any time, in the middle of a reply too, and you owe no explanation.",
        "Every message is read for signs of danger by this server before anything else happens, and so is what you write into a check-in, a list, an appointment or a form. What goes into your vault is not: only you can open it. That reading makes mistakes in both directions.",
        "Where it sounds like danger, you are asked directly and shown people to reach. The conversation is not closed, and no limit applies.",
        "Summaries and things to try are suggestions. Nothing of them is kept unless you say so.",
        `The text of a conversation is deleted ${limits.session.retentionDays} days after it began, at the latest.`,
      ],
    },
    {
      heading: "On a device that others use",
      paragraphs: [
        "Whoever can use your browser may be able to see that you were here. The Leave button, or Escape pressed twice, clears the screen at once and opens a weather page. It does not clear the history of the browser. A private window leaves less behind.",
      ],
    },
    {
      heading: "Read on",
      paragraphs: ["What we are and are not, in more detail:"],
      links: [
        { path: paths.licences, label: "Whose work voice is made of" },
        { path: paths.safety, label: "How we look for danger, and how often we are right" },
        { path: paths.dataProtection, label: `How ${name} protects your data` },
        { path: paths.healthData, label: "Health data" },
        { path: paths.privacy, label: "Privacy" },
        { path: paths.terms, label: "Terms of use" },
      ],
    },
  ],
};
