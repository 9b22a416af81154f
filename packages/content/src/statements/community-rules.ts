import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { timings } from "@app/contract/timings";
import type { Statement } from "./statement.ts";

const { board, community, moderation } = limits;
const paceSeconds = timings.board.paceMs / 1_000;

export const communityRules: Statement = {
  path: paths.communityRules,
  changed: "2026-11-15",
  parts: [
    {
      heading: "What these rules are for",
      paragraphs: [
        `Two places here are read by people who do not know you: the Void Board, where a thought of up to ${board.thoughtMaxChars} characters hangs for ${board.lifetimeHours} hours, and the community prompts, which are questions of up to ${community.promptMaxChars} characters that somebody else may begin a conversation with. What you say to the companion, and what you keep for yourself, is not meant here. Nobody reads along there.`,
      ],
      links: [
        { path: paths.wall, label: "The Void Board" },
        { path: paths.community, label: "Community prompts" },
      ],
    },
    {
      heading: "What is welcome",
      paragraphs: [
        "Whatever is true for you. Tired, angry, ashamed, relieved, in love, bored. It does not have to be wise or to end well. You may swear about your day, and you may say that you are not all right.",
      ],
    },
    {
      heading: "What is not",
      paragraphs: ["What makes the place smaller for others:"],
      list: [
        "words that are used to put people down for what they are;",
        "threats, insults, and telling somebody to harm themselves;",
        "anything sexual about another person, and anything sexual at all about a child;",
        "how to harm oneself or others: means, amounts, places;",
        "who somebody is or how they can be found, yourself included;",
        "selling, advertising, collecting money, or calling people to another site;",
        "the same thing again and again.",
      ],
      after:
        "This holds in every spelling. Letters swapped for numbers, or pulled apart with spaces, are read as what they mean.",
    },
    {
      heading: "How it is kept kind before it is shown",
      paragraphs: [
        "Every text is read by a program before anybody else can see it. No model outside this server is asked.",
      ],
      list: [
        "E-mail addresses, numbers, links, names from other sites and full names are taken out. You see what would be taken out before you send it, and what was.",
        "What breaks a rule above is refused at once, with the reason. Nothing is kept of it, and you can say it differently. Being refused has no further consequence.",
        `One thought can be left every ${paceSeconds} seconds, and the same words are not shown twice.`,
        "If your words sound as if you may be in danger, they are not shown, and you alone are shown people you can reach now. Where they only sound heavy, nothing is kept, and you decide whether to leave them all the same. Where danger is said in so many words, the text waits until a person has looked at it. You can take it back before that.",
      ],
      after:
        "A program makes mistakes in both directions. If yours was refused and should not have been, please tell us. If something got through that should not have, please report it.",
    },
    {
      heading: "Reporting",
      paragraphs: [
        `Every thought and every prompt can be reported, by anybody, with one of a few reasons. Nobody is told that it was you. Each person counts once. When ${board.hideAtReports} different people have reported something, nobody sees it any more until a person has decided.`,
        "A report of worry about whoever wrote something is read like the others. Nobody here can find out who it was or send somebody to them.",
      ],
      links: [{ path: paths.crisis, label: "Talk to a person now" }],
    },
    {
      heading: "Who decides",
      paragraphs: [
        `A moderator, who is a person chosen by whoever runs the copy you use. They see the text, when it was left, how many reported it and why. They do not see who wrote or who reported it. They decide between two things only: it is shown, or it is removed. They can undo a decision for ${moderation.decidedKeepDays} days as long as the text still stands. Every decision and every undoing is written into a log, with who made it.`,
      ],
    },
    {
      heading: "How to complain",
      paragraphs: [
        "If something of yours was hidden or removed, or something you reported was left, write by the contact page. Give the words and about when it was, since nothing else leads to it. Where there is more than one moderator, somebody else than the one who decided reads it. You are answered if you gave an address. Where that does not settle it, you can turn to the authority for online services where you live, or to a court.",
      ],
      links: [{ path: paths.contact, label: "Contact" }],
    },
    {
      heading: "What is kept, and for how long",
      paragraphs: [],
      list: [
        `A thought: its words, encrypted on disk, when it was left and how often it was heard, for ${board.lifetimeHours} hours. Then it is deleted. Nothing kept with it says whose it was, not even to us. You can take it back sooner as long as the page that left it is open: that page alone holds the key to it.`,
        "A prompt: until you delete it, or your account, or it is removed.",
        "That you said “heard”, or reported something, so that you are counted once: a mark that cannot be turned back into a person, as long as the thing it is about.",
        `That you left a thought just now: such a mark, for ${paceSeconds} seconds.`,
        `What a moderator decided: ${moderation.decidedKeepDays} days, then only the line in the log, without the words.`,
        "The address your device connects from: not at all. It is held in memory for a minute, against floods.",
      ],
      links: [{ path: paths.privacy, label: "Privacy" }],
    },
  ],
};
