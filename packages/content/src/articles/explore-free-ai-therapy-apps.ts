import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import type { Article } from "./article.ts";

const { name, companion } = brand;

export const exploreFreeAiTherapyApps: Article = {
  path: "/explore-free-ai-therapy-apps",
  read: "2026-11-15",
  parts: [
    {
      heading: "A week for trying things out",
      paragraphs: [
        `Here is a way of looking at such apps that takes seven days and about ten minutes on each. It works for any of them, ours included. ${name} is not therapy. ${companion} is an AI that you can write to in a browser, with nothing to install.`,
        "Give each app a fair week and a clear end. Even in studies, where somebody keeps an eye on people, about a quarter have dropped out by the first follow-up. Outside studies it is far more. So decide beforehand what you are looking for, or you will stop on day three without knowing why.",
      ],
    },
    {
      heading: "The evening before: read the shop window",
      paragraphs: [
        "Do not trust the tidy box in the app shop that lists what is collected. Mozilla compared it with the apps’ own policies in 2023, for forty of the most popular apps of all sorts. In nearly four out of five the two did not match, or the box misled. The makers fill it in themselves.",
        "Look at three plain things instead. When was the last update? Is there a postal address, in a country you have heard of? Which permissions does it ask for? A conversation needs none of your contacts, and it does not need to know where you are.",
      ],
    },
    {
      heading: "Day one: bring something small",
      paragraphs: ["Keep the worst for later, or for a person. Good material for a first go:"],
      list: [
        "A remark at work that you keep hearing.",
        "A parcel you have not sent back for a month.",
        "The friend who always cancels, and whom you always forgive.",
        "An exam dream, twenty years after the last exam.",
      ],
      after:
        "Then notice where the talk goes. Does it ask about you, or tell you about people in general? Does it know when to stop? After ten minutes, write one line on paper about how you feel. You will want that line on day seven.",
    },
    {
      heading: "Days two to five: four small experiments",
      paragraphs: ["One each evening. None takes long."],
      list: [
        "Day two. Come in a bad temper. See whether it stays level, or begins to flatter you.",
        "Day three. Ask what it cannot do. A good answer is concrete and a little humbling.",
        "Day four. Stay away, and count how often it calls you back: messages, badges, mails.",
        "Day five. Look for what you wrote on day one. Can you find it, copy it out, remove it?",
      ],
    },
    {
      heading: "Day six: say goodbye and watch",
      paragraphs: [
        "Write “I’m going now” and nothing else. In 2025 a research team looked at twelve hundred such farewells in popular companion apps. More than a third were met with a hook: a hint of something you would miss, a reproach, a question that made it rude to leave. People did stay longer, mostly out of irritation or curiosity.",
        "An app that cannot bear your leaving has told you what it was built for. A plain goodbye is worth more than any exercise in the menu.",
      ],
    },
    {
      heading: "Day seven: remove it, even if you liked it",
      paragraphs: [
        "Delete the account first and the icon afterwards. Taking the icon away leaves everything on the maker’s computers. A subscription is a third thing, and is ended in the settings of the shop where you bought it.",
        "Now read your seven lines. If you miss the app, put it back with an easy mind. If you feel lighter without it, you have learned something for the price of an hour.",
        `With us the same test looks like this. You open a page, write, and go. The text is deleted after ${limits.session.retentionDays} days at most, or at once if you ask for it on the page for deleting an account, even when you never made one. We would like you to come back. You need not.`,
      ],
    },
    {
      heading: "When a week is too long",
      paragraphs: [
        "Exploring is for people who have time. If you have stopped going out, if you are frightened of being alone tonight, if somebody hits you, or if you hear a voice that tells you to do things, please skip the week. Go to a doctor today, or ring a line where a human being picks up. Apps will still be there in the spring.",
      ],
    },
  ],
  questions: [
    {
      question: "Should I sign up with my usual e-mail address?",
      answer:
        "Better not at first. Make a second address for such trials, without your name in it. Avoid the button that signs you in through a social network, because it tells the network which app you use. If an app refuses to show you anything before you hand over an address and a birthday, you have already learned how it thinks.",
    },
    {
      question: "It wants a mood score every day. Is that any use?",
      answer:
        "It can be, for a few weeks. Patterns show up that memory smooths over: Sundays, the days before your period, the week after nights. It is less use when it becomes a test you can fail. Keep it to one number and one word, look at it once a fortnight, and stop if you catch yourself scoring well to please a chart.",
    },
    {
      question: "How can I tell that nobody looks after an app any more?",
      answer:
        "Look for a year without updates, a support address that bounces, reviews that go unanswered, a copyright line two years old, links to a blog that has vanished. With talk about your life on its servers, neglect is more than untidy: nobody is mending holes. Take out what you want to keep and delete the account while the button still works.",
    },
  ],
  sources: [
    {
      title:
        "See No Evil: How Loopholes in the Google Play Store’s Data Safety Labels Leave Companies in the Clear and Consumers in the Dark",
      by: "Mozilla Foundation, *Privacy Not Included",
      year: 2023,
      url: "https://foundation.mozilla.org/en/privacynotincluded/articles/mozilla-study-data-privacy-labels-for-most-top-apps-in-google-play-store-are-false-or-misleading/",
    },
    {
      title: "Emotional Manipulation by AI Companions",
      by: "De Freitas, Oğuz-Uğuralp and Kaan-Uğuralp, arXiv",
      year: 2025,
      url: "https://arxiv.org/abs/2508.19258",
    },
    {
      title:
        "Attrition and adherence in smartphone-delivered interventions for mental health problems: A systematic and meta-analytic review",
      by: "Linardon and Fuller-Tyszkiewicz, Journal of Consulting and Clinical Psychology",
      year: 2020,
      url: "https://doi.org/10.1037/ccp0000459",
    },
  ],
  related: [
    "/ai-therapy-apps",
    "/best-free-ai-therapy-bots",
    "/best-ai-therapy-app",
    "/talk-session",
  ],
};
