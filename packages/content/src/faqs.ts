import { brand } from "@app/contract/brand";
import { entitlements } from "@app/contract/entitlements";
import { limits } from "@app/contract/limits";
import { type PagePath, paths } from "@app/contract/paths";

const { name, companion } = brand;
const { anonymous, member } = entitlements;
const keptDays = limits.session.retentionDays;

export type Faq = {
  /** Its place on the page, for links from elsewhere. */
  id: string;
  question: string;
  answer: readonly string[];
  more?: { path: PagePath; label: string };
};
export type FaqGroup = { id: string; heading: string; faqs: readonly Faq[] };

export const faqGroups: readonly FaqGroup[] = [
  {
    id: "starting",
    heading: "Starting",
    faqs: [
      {
        id: "how-to-start",
        question: "How do I start?",
        answer: [
          "Open the first page, type one sentence and send it. There is no account to make and no form to fill in. If you do not know what to write, say how your day has been.",
        ],
        more: { path: paths.talkSession, label: "Start a free talk session" },
      },
      {
        id: "account",
        question: "Do I need an account?",
        answer: [
          "Not for talking in text. You need one to save conversations in a vault, to let something be remembered between conversations, and to come back to them from another device. If you make one later, what you said before comes along.",
        ],
        more: { path: paths.register, label: "Make an account" },
      },
      {
        id: "cost",
        question: "What does it cost?",
        answer: [
          `Talking in text is free: ${anonymous.messagesPerDay} messages a day without an account, ${member.messagesPerDay} with one. Whoever runs this copy may offer memberships with more. The crisis page, the safety plan and the exercises have no price and no limit.`,
        ],
        more: { path: paths.membership, label: "What each way in gives you" },
      },
      {
        id: "age",
        question: "How old do I have to be?",
        answer: [
          `${limits.person.minAgeYears} or older. If you are younger, there are helplines made for you; the crisis page lists them by country.`,
        ],
        more: { path: paths.crisis, label: "People to reach" },
      },
      {
        id: "languages",
        question: "Which languages can I write in?",
        answer: [
          "The built-in guide reads and writes English. Where a language model was connected it may answer in others. Signs of danger are looked for in eleven languages, in the ten beside English less surely.",
        ],
      },
    ],
  },
  {
    id: "companion",
    heading: `About ${companion}`,
    faqs: [
      {
        id: "human",
        question: `Is ${companion} a person?`,
        answer: [
          `No. ${companion} is an AI and says so at the start, every few hours, and whenever you ask. No person reads along.`,
        ],
        more: { path: paths.zoki, label: `Meet ${companion}` },
      },
      {
        id: "therapist",
        question: `Is ${companion} a therapist?`,
        answer: [
          `No. ${name} is not a licensed professional and not a substitute for a licensed therapist. It does not diagnose or treat. It is a place to think out loud.`,
        ],
        more: { path: paths.importantInfo, label: "Important info" },
      },
      {
        id: "who-writes",
        question: "Who writes the replies?",
        answer: [
          "By default a guide that runs on this server, with no outside service. Whoever runs this copy can connect a language model. Press “Who wrote this” under a reply: it names the writer, the host, and how much was sent there.",
        ],
      },
      {
        id: "wrong",
        question: "What if it misunderstands me?",
        answer: [
          "Say so. “No, that is not it” is enough, and it takes that without offence. It misreads people more often than we would like, and it is better with feelings than with facts.",
        ],
      },
      {
        id: "remember",
        question: "Does it remember me?",
        answer: [
          `Only with an account, and only what you agreed to, one thing at a time. Settings lists every item with where it came from. You can change it, delete it, or switch memory off, and then all of it is gone.`,
        ],
        more: { path: paths.settings, label: "Settings" },
      },
    ],
  },
  {
    id: "privacy",
    heading: "Privacy and saving",
    faqs: [
      {
        id: "who-reads",
        question: "Who can read what I write?",
        answer: [
          "While a conversation lives, this server can, or it could not answer. On its disk the text is encrypted. The people who run it have no page that shows it. What you save in your vault only you can open.",
        ],
        more: { path: paths.dataProtection, label: "What lies where, and who can open it" },
      },
      {
        id: "how-long",
        question: "How long is a conversation kept?",
        answer: [
          `${keptDays} days after it began, at the most. Then its text is deleted, unless you saved it in your vault, where it stays until you delete it.`,
        ],
      },
      {
        id: "lost-passphrase",
        question: "I lost the passphrase of my vault. What now?",
        answer: [
          "Your twelve recovery words open it too, and let you choose a new passphrase. If both are lost, what is in the vault cannot be opened by anybody. We say that before you save anything, because it is the price of a lock that really locks.",
        ],
        more: { path: paths.seed, label: "Your recovery phrase" },
      },
      {
        id: "export",
        question: "Can I take my data with me?",
        answer: [
          "Yes. You can export everything we hold of you, and everything in your vault, in a form that can be read without us, and bring it back into an account later. What you gave to others, such as prompts and votes, stays in the file.",
        ],
        more: { path: paths.seed, label: "Export and import" },
      },
      {
        id: "delete",
        question: "How do I delete everything?",
        answer: [
          "On the page below, in one step, without giving a reason. Where your account has a password, it is asked for. It cannot be undone. Without an account, your conversations go with the browser’s sign-in in the same way.",
        ],
        more: { path: paths.deleteAccount, label: "Delete your account" },
      },
      {
        id: "shared-device",
        question: "Somebody else uses this device. How do I leave no trace?",
        answer: [
          "The Leave button, or Escape pressed twice, clears the screen at once and opens a weather page. It cannot clear the history of your browser. A private window, or deleting the history afterwards, leaves less behind.",
        ],
      },
      {
        id: "training",
        question: "Is what I write used to train an AI?",
        answer: [
          "Not by us. Nothing people write here is used to train the guide or the reading for danger. Where a language model was connected, its host has rules of its own; the receipt under each reply names it.",
        ],
        more: { path: paths.healthData, label: "Health data" },
      },
    ],
  },
  {
    id: "safety",
    heading: "When it is serious",
    faqs: [
      {
        id: "emergency",
        question: "Can I use this in an emergency?",
        answer: [
          "Please do not rely on it. It cannot send anybody, and nobody is told. Ring your local emergency number. The crisis page has people to reach in your country, and opens without a connection.",
        ],
        more: { path: paths.crisis, label: "Talk to a person now" },
      },
      {
        id: "danger",
        question: "What happens when I write that I want to die?",
        answer: [
          `${companion} stays. It asks you directly, shows people you can reach where you are, and goes on listening. No limit applies then, nothing is sold, and nobody is called behind your back.`,
        ],
        more: { path: paths.safety, label: "How we look for danger, and how often we are right" },
      },
      {
        id: "safety-plan",
        question: "What is a safety plan?",
        answer: [
          "Six short steps that you write for yourself on a better day: signs that it is getting worse, what helps, whom to ask, where to go. It stays in your browser, encrypted, and opens without a connection.",
        ],
        more: { path: paths.safetyPlan, label: "Your safety plan" },
      },
      {
        id: "false-alarm",
        question: "I was shown helplines and did not need them. Why?",
        answer: [
          "Something you wrote sounded like danger to a program. It is set to be wrong in that direction rather than the other. You can fold the numbers away and go on.",
        ],
      },
    ],
  },
  {
    id: "trouble",
    heading: "When something does not work",
    faqs: [
      {
        id: "no-reply",
        question: "A reply stopped in the middle.",
        answer: [
          "What was said by then is kept. Press “Try again” under it, and the message is answered anew; it is not stored twice.",
        ],
      },
      {
        id: "offline",
        question: "What works without a connection?",
        answer: [
          "The crisis page, your safety plan, breathing and grounding. What you write in a conversation waits in the browser and is sent when you are back.",
        ],
      },
      {
        id: "no-letter",
        question: "The letter to confirm my address did not come.",
        answer: [
          "Look where your mailbox puts what it mistrusts. The page can send it again. If this copy has no way to send mail, it says so, and the people who run it can read the letter out to you.",
        ],
        more: { path: paths.contact, label: "Contact" },
      },
      {
        id: "reach-us",
        question: "How do I reach a person behind this?",
        answer: [
          "By the contact form, without an account. It goes to the people who run this copy. It is no helpline and may wait a while.",
        ],
        more: { path: paths.contact, label: "Contact" },
      },
    ],
  },
];

export const faqs: readonly Faq[] = faqGroups.flatMap((group) => group.faqs);
