import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import type { Statement } from "./statement.ts";

const { name, companion } = brand;
const { retentionDays } = limits.session;
const { doneKeepDays, messageKeepDays, errorKeepDays } = limits.desk;

export const privacy: Statement = {
  path: paths.privacy,
  changed: "2026-11-15",
  parts: [
    {
      heading: "Who is responsible",
      paragraphs: [
        `${name} is software that anybody can run. Responsible for your data is whoever runs the copy at the address you opened. “We” on this page means them. You reach them by the contact page, which also shows their e-mail address.`,
        `${name} is for adults, ${limits.person.minAgeYears} and over. We do not knowingly keep data of anybody younger; if you think we have some, tell us and we delete it.`,
      ],
      links: [{ path: paths.contact, label: "Contact" }],
    },
    {
      heading: "What we have, and why",
      paragraphs: ["It depends on what you use:"],
      list: [
        "What you write in a conversation and what comes back, in order to answer you. It may say a lot about your health; a page of its own is about that.",
        "What you choose to keep: summaries, things to try and what the companion may remember, in order to show and use them as you agreed.",
        "What you save in your vault. It reaches us encrypted, and we cannot open it.",
        "If you make an account: your e-mail address or telephone number, a one-way hash of your password, the ways you sign in, and which kind of browser signed in and when.",
        "Your settings: the light, the language, the country for helplines, the choice about cookies.",
        "If you switch on reminders on a device: the sealed address at which your browser is reached, and the hour you chose.",
        "If you buy a membership: which plan, until when, and the number the payment service knows you by. Your card stays with that service.",
        "What you share with everybody: thoughts on the Void Board, unsigned, and community prompts. The rules for them say what is kept beside the words.",
        "What you send by the contact form or as feedback, in order to read and answer it.",
        "If a page fails: what failed, on which page and in which browser. Not what you wrote.",
        "Counts over everybody together, such as how many conversations there were in a day. They belong to nobody.",
      ],
      after:
        "The address your device connects from is used in memory to hold off floods of requests. It is not stored.",
      links: [{ path: paths.communityRules, label: "Rules for what is shared" }],
    },
    {
      heading: "On what ground",
      paragraphs: [
        "Where the law of the European Union or the United Kingdom applies: answering you, and keeping an account for you, is what you asked us for (article 6(1)(b) of the GDPR). What you write about your health, beliefs or sexuality is processed with your explicit consent, which you give by sending it here after reading what happens to it, and which you can take back (article 9(2)(a)). Guarding the service against misuse and finding its faults is our legitimate interest (article 6(1)(f)). Analytics and marketing cookies need your consent.",
      ],
    },
    {
      heading: "How long it stays",
      paragraphs: [],
      list: [
        `The text of a conversation: ${retentionDays} days after it began at the most, sooner if you delete it or save it and ask us to forget it.`,
        "What you kept, and what is in your vault: until you delete it, or your account.",
        `Messages and feedback to us: ${doneKeepDays} days once they are dealt with, ${messageKeepDays} days at the most. What you sent signed in goes with your account; what you sent as nobody stays that long, since nobody can tell that it is yours.`,
        `A thought on the Void Board: ${limits.board.lifetimeHours} hours.`,
        "Letters and text messages we sent you: 30 days.",
        `Reports of failed pages: ${errorKeepDays} days.`,
        `Appointments: ${limits.appointments.keepDays} days after their date.`,
        "Your account: until you delete it. Deleting removes everything above in one step, and cannot be undone.",
      ],
    },
    {
      heading: "Who else gets it",
      paragraphs: [
        "By default nobody. We do not sell data, we do not rent it out, and we do not use what you write to train models.",
        "Some parts exist only where the copy you use was set up with them:",
      ],
      list: [
        `A language model. Then the conversation you are in goes to its host, with the few things ${companion} may remember, and without your name or address unless you write them. The receipt under each reply names that host.`,
        "A mail or text message service, which carries letters and codes to your address or number.",
        "A payment service, which takes the payment on its own pages.",
        "If you switch on reminders on a device: the maker of your browser, whose service passes on an empty sign at those times and learns nothing of what it is about.",
        "Another sign-in provider, if you choose to sign in with it. It learns that you signed in here.",
        "A court or an authority, where the law leaves us no choice. What is in a vault we cannot hand over, because we cannot open it.",
      ],
    },
    {
      heading: "How it is protected",
      paragraphs: [
        "Conversations and what you kept are encrypted on disk under a key that is not in the database. Your vault is encrypted in your browser. Passwords are hashed. Words you write are never put into a log. The people who run this copy have a desk for accounts and messages; it shows them no conversation, no summary and nothing from a vault.",
      ],
      links: [{ path: paths.dataProtection, label: "What lies where, shown with your own data" }],
    },
    {
      heading: "What you can do",
      paragraphs: ["All of this you can do yourself, at once, without asking anybody:"],
      list: [
        "See what we hold: the data-protection page shows your own rows as they lie in the database.",
        "Take it with you: export everything in your vault in a form that can be read without us.",
        "Correct it: your settings, what is remembered, and your account can be changed where they are shown.",
        "Delete it: single conversations, single memories, or everything with your account.",
        "Take back a consent: switch memory or cookies off in Settings.",
      ],
      after:
        "You may also write to us, object to something, or ask us to hold it still. And you may complain to the data protection authority where you live. No decision about you is made by a machine alone that would have legal effect.",
      links: [
        { path: paths.settings, label: "Settings" },
        { path: paths.deleteAccount, label: "Delete your account" },
      ],
    },
    {
      heading: "When this page changes",
      paragraphs: [
        "The day of the last change stands below. A change applies from that day on. What you gave us under other words is not used in a new way unless you agree.",
      ],
      links: [
        { path: paths.healthData, label: "Health data" },
        { path: paths.cookies, label: "Cookies" },
      ],
    },
  ],
};
