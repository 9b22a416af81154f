import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import type { Article } from "./article.ts";

const { name, companion } = brand;

export const encryptedTherapy: Article = {
  path: "/encrypted-therapy",
  read: "2026-11-15",
  parts: [
    {
      heading: "A locked box, and the question of the key",
      paragraphs: [
        `You want to say something that nobody else should read. Encryption can do a good deal for that, though less than the word suggests on an advertisement. One thing it cannot do is turn a conversation into care: ${name} is not a therapy, and ${companion} is an AI that you write to.`,
        "To encrypt is to scramble a text so that only a key turns it back. The mathematics is public and very strong. In 1949 Claude Shannon, who turned secrecy into mathematics, took it for granted that the enemy knows how the lock is built. Everything has to depend on the key. So you can skip the brand names and ask one thing. Who has it?",
      ],
    },
    {
      heading: "Three meanings of one word",
      paragraphs: [
        "When a page says “encrypted”, it means at least one of these, and seldom tells you which.",
      ],
      list: [
        "On the way. Between your browser and the server nobody can read along. Every address that begins with https has this. It ends at the server’s door.",
        "At rest. The disk holds scrambled text. A thief with the disk gets nothing. The service holds the key, so the service can read.",
        "End to end. Only the two people talking hold keys. The company in between carries sealed envelopes.",
      ],
      after:
        "The first is as ordinary as a door on a house. The second shows care. The third is what most people have in mind.",
    },
    {
      heading: "Why a chatbot cannot be sealed from end to end",
      paragraphs: [
        "With an AI, the other end is the server. It has to open your sentence to answer it, much as a friend has to hear you. A maker who promises an AI chat that even they cannot read is either running the model on your own device or playing with words.",
        "For a video call with a human professional it is different. There both ends are people, and sealing the line between them is possible. Ask whether it is switched on, for it sometimes turns itself off when a call is recorded or transcribed.",
      ],
    },
    {
      heading: "Which key opens what here",
      paragraphs: [
        `We make this product, so hold us to details. While you talk, your messages lie on the server’s disk under the server’s key, ${limits.session.retentionDays} days at most. Summaries, things to try and memories that you agreed to keep lie under that same key until you delete them. The server can open all of these.`,
        "The vault is another matter. With an account you can save a whole conversation, and your browser seals it before it leaves. The key comes from twelve words made on your device. A passphrase of your own guards those words, by way of a function called Argon2id, which is built to make guessing slow and costly. It is one that OWASP, a body for the security of software, recommends for passwords, and ours runs above the minimum given there. The server stores the result and cannot read a line of it.",
        "The price is real. Lose the passphrase, and the twelve words let you back in. Lose both, and what you saved is gone. Nobody has a spare, and a friendly letter to us will not help. There is a drill in the vault for finding out beforehand whether you could recover.",
      ],
    },
    {
      heading: "What a lock does not hide",
      paragraphs: ["Even perfect sealing leaves traces, and some of them talk."],
      list: [
        "When you wrote, how often, and roughly how much. The length of a sealed text stays visible.",
        "That you use the service at all. Your phone bill, your employer’s network or an icon may show it.",
        "Whatever is on the screen while somebody stands behind you.",
        "What you copy out, photograph or tell a friend.",
        "Your own device. If somebody put spying software on it, they read before anything is locked.",
      ],
      after:
        "The last is common where a partner controls everything. If that may be your case, use another device, and talk to a domestic abuse service before you change settings. A sudden lock can be noticed.",
    },
    {
      heading: "Choosing a passphrase you can live with",
      paragraphs: [
        "Long beats clever. The Electronic Frontier Foundation suggests rolling dice and taking words from a numbered list, six of them for most uses. The words are plain and the order is nobody’s idea. Do not use a line from a song, or your dog with a digit behind it.",
        "Write it on paper, and keep the paper where you keep a passport. Put the twelve words somewhere else. Saying it over on three evenings fixes it in memory better than an hour’s cramming. If your memory is poor just now, as it often is in low times, trust the paper and do not be ashamed of it.",
      ],
    },
    {
      heading: "When secrecy should come second",
      paragraphs: [
        "Strong locks suit a diary. They are the wrong tool when someone ought to know. If you are bleeding, have swallowed something, are being threatened, or hear a voice that gives you orders, leave privacy for next week. Ring the emergency number, unlock the door and let people in. Health workers are bound to discretion, and they have seen untidy kitchens.",
      ],
    },
  ],
  questions: [
    {
      question: "Can your staff read what I write?",
      answer:
        "While a talk is live, whoever runs the server has the means to open it, since the machine does. Nobody needs to in order to run it, and what people write is kept out of the logs. The vault is closed to them for good. A promise of good behaviour is weaker than a missing key, so save there what matters most.",
    },
    {
      question: "What if the police or a court ask for it?",
      answer: `Then it depends on where the server stands and what still exists. Text under the server’s key could be handed over while it lasts. Vault records could be handed over only as they are, scrambled. A court might also order you to open them yourself, and the rules on that differ by country. A lawyer near you can say.`,
    },
    {
      question: "Is it still safe when faster computers come?",
      answer:
        "Very large quantum computers, if they are ever built, would threaten some methods, above all those used to agree on keys over the internet. The kind that scrambles stored text is thought to hold with keys as long as ours, 256 bits. A weak passphrase will fall long before that. The practical danger is a sticky note on a monitor.",
    },
    {
      question: "How can I check that it is true?",
      answer: `On the page about data protection you can press a button and look at your own rows as the database has them. Sealed columns are shown as the gibberish they are, each marked by who could open it. Export your vault as well: the file brings a small page that unlocks it without a connection and without ${name}.`,
    },
  ],
  sources: [
    {
      title: "Communication Theory of Secrecy Systems",
      by: "Shannon, Bell System Technical Journal",
      year: 1949,
      url: "https://doi.org/10.1002/j.1538-7305.1949.tb00928.x",
    },
    {
      title:
        "Argon2 Memory-Hard Function for Password Hashing and Proof-of-Work Applications (RFC 9106)",
      by: "Biryukov, Dinu, Khovratovich and Josefsson, Internet Research Task Force",
      year: 2021,
      url: "https://doi.org/10.17487/RFC9106",
    },
    {
      title: "Password Storage Cheat Sheet",
      by: "OWASP Foundation",
      year: 2024,
      url: "https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html",
    },
    {
      title: "EFF’s New Wordlists for Random Passphrases",
      by: "Bonneau, Electronic Frontier Foundation",
      year: 2016,
      url: "https://www.eff.org/deeplinks/2016/07/new-wordlists-random-passphrases",
    },
  ],
  related: [
    "/secure-mental-health-platform",
    paths.dataProtection,
    "/anonymous-ai-chatbot",
    "/seed",
  ],
};
