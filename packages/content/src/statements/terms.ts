import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import type { Statement } from "./statement.ts";

const { name, companion } = brand;

export const terms: Statement = {
  path: paths.terms,
  changed: "2026-11-15",
  parts: [
    {
      heading: "What you agree to",
      paragraphs: [
        `By using ${name} you agree to this page. You agree with whoever runs the copy at the address you opened; “we” means them, and the contact page says how to reach them. You must be ${limits.person.minAgeYears} or older.`,
        "If you do not agree, you can still read every public page, and the crisis page stays open to you.",
      ],
      links: [{ path: paths.crisis, label: "Talk to a person now" }],
    },
    {
      heading: "What this is, and is not",
      paragraphs: [
        `${name} lets you talk with ${companion}, an AI. It is not a licensed professional and not a substitute for a licensed therapist. It does not diagnose or treat. It is not for emergencies: nobody watches, and nobody is sent.`,
        "What it writes may be wrong or not fit you. What you do with it is your decision. Do not start, change or stop a medicine because of it.",
      ],
      links: [{ path: paths.importantInfo, label: "Important info" }],
    },
    {
      heading: "Your words stay yours",
      paragraphs: [
        "You keep every right in what you write. You allow us to store and process it as far as it takes to answer you and to keep what you asked us to keep, and no further. What you share with everybody, such as a community prompt or a thought on the board, you allow us to show there until it is removed.",
      ],
      links: [{ path: paths.privacy, label: "Privacy" }],
    },
    {
      heading: "Your account and your keys",
      paragraphs: [
        "An account is yours alone. Keep your password to yourself, and tell us if somebody else got in. If you lose both your passphrase and your twelve words, what is in your vault is gone: we cannot open it, for you or for anybody.",
      ],
    },
    {
      heading: "What is not allowed",
      paragraphs: ["So that the place stays usable for everybody, please do not:"],
      list: [
        "put others in danger, threaten or harass them, or publish what identifies them;",
        "write for somebody under the age given above, or let them use your account;",
        "try to get at other people’s data, overload the service or get round its limits;",
        `pass off what ${companion} wrote as the advice of a professional.`,
      ],
      after:
        "Where it is needed, we may remove what was shared, or close an account. Saying that you want to harm yourself is never a reason to close yours.",
      links: [{ path: paths.communityRules, label: "Rules for what is shared" }],
    },
    {
      heading: "Memberships and money",
      paragraphs: [
        `Talking in text is free. Where memberships are sold, the price, what it includes and when it renews stand on the membership page before you pay. You can cancel at any time, to the end of the time paid for. Within ${limits.membership.withdrawalDays} days of buying you can withdraw, without a reason, and get all of the money back. A donation is a gift and buys nothing.`,
      ],
      links: [{ path: paths.membership, label: "Membership" }],
    },
    {
      heading: "When it does not work",
      paragraphs: [
        "We take care, but we do not promise that the service is always there or free of faults. It may change or end; if it ends, we say so in time for you to export what you saved.",
        "We are liable without limit for intent and gross negligence, for harm to life, body or health that we cause through negligence, and wherever the law allows no limit. Beyond that we are liable only for breaking a duty that this contract rests on, and then for the damage one could typically foresee. Rights that the law gives you as a consumer are untouched by this page.",
      ],
    },
    {
      heading: "Ending it, and the law",
      paragraphs: [
        "You can stop using this, or delete your account, at any moment. We may end an account with 30 days’ notice, or at once for a serious breach of the rules above.",
        "The law of the place where we are seated applies. If you are a consumer, you keep the protection of the law where you live, and can bring a matter to the courts there. If one sentence here should not hold, the others do. The day of the last change stands below, and a change applies from that day on.",
      ],
      links: [{ path: paths.contact, label: "Contact" }],
    },
  ],
};
