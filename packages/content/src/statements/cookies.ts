import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import type { Statement } from "./statement.ts";

const { name, slug } = brand;

export const cookies: Statement = {
  path: paths.cookies,
  changed: "2026-11-15",
  parts: [
    {
      heading: "The short of it",
      paragraphs: [
        "Nothing from your conversations is in a cookie. What is needed to sign you in is always on. What counts visits is there only where whoever runs this copy has set it up, and only if you agreed. No page here loads anything from another company unless you agreed to that.",
      ],
    },
    {
      heading: "Always on: what it takes to work",
      paragraphs: ["These cookies are set when you begin a conversation or sign in:"],
      list: [
        `${slug}.session_token keeps you signed in, without a name too. Scripts cannot read it. It ends when you sign out.`,
        `${slug}.known_device tells a browser you signed in with from a stranger’s, so that others guessing your password do not lock you out.`,
        "Short-lived ones of the same kind while you sign in with another provider or with a second step.",
      ],
      after: "On an encrypted connection the name of the first begins with __Secure-.",
    },
    {
      heading: "What the browser remembers for the page",
      paragraphs: [
        "Beside cookies a browser has storage of its own. It is read by the pages here and is not sent along with requests. It holds:",
      ],
      list: [
        "the light you chose, and the country for helplines;",
        "that the welcome was shown, the terms accepted and the choice about cookies made;",
        "what you were typing, until the tab is closed, and messages that could not be sent yet;",
        "that a conversation was left open, and how long you talked today if you set yourself a limit;",
        "a safety plan, encrypted, and saves on their way to the vault, encrypted too.",
      ],
    },
    {
      heading: "Analytics",
      paragraphs: [
        `Which pages are opened, so that whoever runs this copy can see what is read. As delivered, ${name} has no analytics at all. Where they were set up, they load only with your consent, and they never see the words of a conversation.`,
      ],
    },
    {
      heading: "Marketing",
      paragraphs: [
        "Whether a link brought you here. No advertising network is part of this, and there are no advertisements on these pages.",
      ],
    },
    {
      heading: "Changing your mind",
      paragraphs: [
        "Your choice is asked for once and can be changed in Settings at any time. A browser that sends Global Privacy Control is understood as a no to both. Clearing the browser’s data for this address removes all of the above, a safety plan included, so save that in your vault first.",
      ],
      links: [
        { path: paths.settings, label: "Your choice, in Settings" },
        { path: paths.privacy, label: "Privacy" },
      ],
    },
  ],
};
