import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import type { Statement } from "./statement.ts";

const { name, companion } = brand;

export const healthData: Statement = {
  path: paths.healthData,
  changed: "2026-11-15",
  parts: [
    {
      heading: "Why this has a page of its own",
      paragraphs: [
        "People come here to write about sleep, fear, grief, bodies and other people. Such words can say more about health than a form ever asks. Several laws, among them the My Health My Data Act of Washington State and article 9 of the European GDPR, ask for special care with them. We give the same care to everybody, wherever they live.",
      ],
    },
    {
      heading: "What counts as health data here",
      paragraphs: [],
      list: [
        "What you write or say in a conversation about your body, your mind, your moods, medicines, care you had or looked for, sexuality or pregnancy.",
        `What is made from it: titles, summaries, things to try, what ${companion} may remember, and a reading across conversations if you ask for one.`,
        "Whether a message sounded like danger, and of what kind. It decides what you are shown. Beside that, a count by month is kept that belongs to nobody.",
        "Your safety plan.",
        "That you use this service at all, where that can be told from your account.",
      ],
    },
    {
      heading: "Where it comes from",
      paragraphs: [
        "From you, by what you write, say, choose and save. We do not buy data about you, do not take it from other services, and do not work out where you are. If you want helplines for a country, the page guesses it from your device’s clock, on your device, and you can choose another.",
      ],
    },
    {
      heading: "What it is used for",
      paragraphs: ["For these purposes and no others:"],
      list: [
        "To answer you in the conversation you are in.",
        "To notice danger, and to show you people to reach.",
        "To keep and show what you chose to keep.",
        "To read and answer what you send to us by a form.",
      ],
      after:
        "It is not used for advertising, not sold, not used to train models, and not used to decide about insurance, credit, work or anything else about you.",
    },
    {
      heading: "Who gets it",
      paragraphs: [
        "Nobody, unless the copy you use was set up with a language model. Then the text of the conversation you are in goes to the host of that model, so that it can write the reply. The receipt under each reply names the host and how much was sent. We have no affiliates that get any of it.",
        `No place is tracked: there is no geofence around a clinic or anywhere else, and ${name} never asks for your position.`,
      ],
    },
    {
      heading: "How long, and how it is locked",
      paragraphs: [
        `The text of a conversation is encrypted on disk and deleted after ${limits.session.retentionDays} days at the most. What you keep in your journey is encrypted the same way until you delete it. What you save in the vault is encrypted in your browser, and only your passphrase or your twelve words open it. A safety plan lies encrypted in your browser, or in your vault.`,
      ],
      links: [{ path: paths.dataProtection, label: "What lies where" }],
    },
    {
      heading: "Your consent, and taking it back",
      paragraphs: [
        "You consent by sending a message after being told what happens to it. Nothing is collected before you send. Keeping, remembering and saving are asked for separately, each time. If a use should ever be added that is not on this page, it starts only when you have agreed to it.",
        "You can take consent back at any time: stop, delete the conversation, switch memory off, or delete everything. What was done before stays lawful, and nothing is held against you.",
      ],
    },
    {
      heading: "Your rights, and how to use them",
      paragraphs: ["You need no reason, and it costs nothing:"],
      list: [
        "To know and to see: the data-protection page shows what we hold of you, row by row, and the list above says who else gets it.",
        "To delete: in the conversation, in your journey, in Settings, or all at once. It is deleted from the database at that moment. Backups, where whoever runs this copy makes any, follow within the time they keep them.",
        "To take back consent, as above.",
        "Without an account, these pages work for the browser you used. With one, for every device.",
      ],
      after:
        "If you would rather ask a person, write to us. The law gives us 45 days to answer, and one month where the GDPR applies. If we should refuse something, we say why, and you may ask us to look at it again. You may also turn to your attorney general, in Washington at www.atg.wa.gov, or to your data protection authority.",
      links: [
        { path: paths.contact, label: "Write to us" },
        { path: paths.deleteAccount, label: "Delete everything" },
        { path: paths.privacy, label: "Privacy, as a whole" },
      ],
    },
  ],
};
