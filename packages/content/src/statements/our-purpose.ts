import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import type { Statement } from "./statement.ts";

const { name, companion } = brand;

export const ourPurpose: Statement = {
  path: paths.ourPurpose,
  changed: "2026-11-15",
  parts: [
    {
      heading: "The hour this is for",
      paragraphs: [
        "The kitchen is clean, or it is not. Everybody who could listen is asleep, or busy, or has heard it before. That is when a sentence comes that was not there at noon: I was short with her again. I do not want this job. I miss him, and it is not even his birthday.",
        `${name} is named after the light at that hour. It is a place to put such a sentence down, and to look at it for a while with something that asks back.`,
      ],
    },
    {
      heading: "What we hope happens",
      paragraphs: [
        "Small things. That you find the word for what was wrong with the day. That a decision which went round in circles gets two clear sides. That you go to bed ten minutes earlier, or make the call you had been putting off, or notice that this is bigger than a bad week and somebody should hear it.",
        `The best ending of a conversation with ${companion} is one in which you close the page and turn to your own life, or to a person in it.`,
      ],
    },
    {
      heading: "How we try to get there",
      paragraphs: ["A few decisions carry the rest:"],
      list: [
        "It begins with no account, no form and no payment. Somebody who needs to say a thing now should not have to introduce themselves first.",
        `${companion} says what it heard and asks one question. It gives little advice, because advice from something that does not know you is worth little.`,
        "It says that it is an AI, at the start, from time to time, and whenever you ask.",
        `What you write is deleted after ${limits.session.retentionDays} days at the most. What you choose to save is locked with a key that only you have.`,
        "When you say goodbye, it lets you go. There are no streaks, no badges and no messages that say you were missed.",
      ],
    },
    {
      heading: "What we will not do",
      paragraphs: [
        "We do not sell what people write, and we show no advertising. Nothing is offered for sale inside a conversation, and nothing at all to somebody in a crisis. We do not measure success by how long you stay.",
        `And we do not dress ${companion} up. It is not a therapist, it has no heart that breaks for you, and it will not tell you that it understands how you feel.`,
      ],
    },
    {
      heading: "Where we fall short",
      paragraphs: [
        "The built-in guide misunderstands people more often than we would like. The reading for danger misses some who are in danger and worries about some who are not. We measure both, and we publish what we measure for the very version you are using.",
      ],
      links: [
        { path: paths.safety, label: "How we look for danger, and how often we are right" },
        { path: paths.dataProtection, label: `How ${name} protects your data` },
      ],
    },
    {
      heading: "Who pays for it",
      paragraphs: [
        "Anybody can run a copy on a single machine. Whoever runs the one in front of you bears its cost. They may take donations, and they may offer a membership. Talking in text stays open to everyone either way.",
      ],
      links: [
        { path: paths.membership, label: "What a membership adds" },
        { path: paths.contact, label: "Write to the people behind this copy" },
      ],
    },
  ],
};
