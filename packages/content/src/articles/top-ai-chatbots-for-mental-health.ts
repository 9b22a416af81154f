import { brand } from "@app/contract/brand";
import type { Article } from "./article.ts";

const { name, companion } = brand;

export const topAiChatbotsForMentalHealth: Article = {
  path: "/top-ai-chatbots-for-mental-health",
  read: "2026-11-15",
  parts: [
    {
      heading: "Why this list has no list",
      paragraphs: [
        `You were probably expecting ten names with stars. We make a chatbot ourselves, called ${companion}, so any order we put them in would be an advertisement. What we can offer is a look behind such lists: who writes them, what the stars mean, and which ones have no seller at the back.`,
        "With that in hand you can use other people’s rankings without being used by them.",
      ],
    },
    {
      heading: "Who writes the top tens",
      paragraphs: ["Look at the foot of the page first. You will mostly find one of these:"],
      list: [
        "A maker. Its own product comes first, or comes second with a better picture.",
        "A site paid by commission. A link with a long tail of letters earns money when you sign up. Free services earn it nothing and tend to be missing.",
        "A magazine that rewrote last year’s list from other lists.",
        "A program that was asked to write a list.",
        "Somebody who tried them all for a month and says when, how and on which phone. Treasure these.",
      ],
      after:
        "In the United States a rule of 2024 forbids a company to run a review site that falsely passes for independent. It does not forbid what you are reading now, because we have told you who we are. A page that does not tell you deserves a closer look at its address.",
    },
    {
      heading: "What stars and downloads are worth",
      paragraphs: [
        "Doctors and researchers once examined 137 health apps that were rated highly or recommended by experts. Users’ stars turned out to be a poor guide to how useful or even how usable an app was. Worse, most of the apps did nothing sensible when a dangerous value was typed in.",
        "The shop text is no better. Of 73 leading apps for mental health, almost two thirds claimed to work, and many of them in the language of science. A single one cited a published study. So when a list says “backed by research”, ask for the paper, and see whether the app’s name is in it.",
      ],
    },
    {
      heading: "Why the names keep changing",
      paragraphs: [
        "Australian researchers searched the two big app shops every day for nine months. Every third day or so, an app that had something to do with depression vanished. In one of the shops, half of what a search for depression had first shown was no longer among the results after a little over four months.",
        "It has not become calmer since. Woebot, near the top of such lists for years, shut down in 2025. Others get bought, or run on a new model under an old name, and the old reviews stay where they were. If a list does not carry a date, it has no value, and if the date is older than the season, check each name by hand.",
      ],
    },
    {
      heading: "The kinds that fill these lists",
      paragraphs: [
        "Under the brand names there are only a few sorts, and a list that mixes them is comparing boats with bicycles.",
      ],
      list: [
        "Self-help bots with written content, such as Wysa or Youper. Narrow, predictable, often with a paid part.",
        "Companions with a personality, such as Replika. Warm and sticky.",
        "General assistants, such as ChatGPT, Claude and Gemini. Fluent in everything, made for no particular sorrow.",
        "Bots inside a health service, offered to those who are already in its care. The least glamorous, and the only ones with staff close by.",
        `Reflective companions, ${name} among them. They ask more than they tell, and they have the least research behind them.`,
      ],
      after:
        "First decide which sort you want. After that a ranking within the sort may be of use.",
    },
    {
      heading: "Lists with nobody’s product on top",
      paragraphs: [
        "Some registers are kept by people who sell nothing. Germany’s medicines authority publishes a directory of health apps that doctors there may prescribe, and a maker has to bring evidence of a benefit to stay in it. England’s NICE publishes what it thinks of single tools, with its doubts. A hospital group in Boston keeps a searchable database, MIND, that describes apps by plain facts and gives no prizes.",
        "All three have gaps. They are slow, and very few chatbots are in them at all. That absence is information.",
      ],
    },
    {
      heading: "What no list can settle",
      paragraphs: [
        "No ranking knows what is the matter with you. Neither do we. If you have been reading such pages late at night for a week, it may be time for a different search: the name of your family doctor, and the word “appointment”. Say that you have been looking for help online and that it has not been enough. That will do as a beginning.",
        "And if you are reading because tonight is dangerous, the top of every list should be the same: your emergency number, then the crisis line of your country, then somebody who can sit beside you.",
      ],
    },
  ],
  questions: [
    {
      question: "How do I spot a page that earns by commission?",
      answer:
        "Hover over a link. If the address runs through a second site, or ends in words like “ref” or “aff” and a number, somebody is counting. Honest pages say so near the top, in the same size of type as the rest. Search for one entry’s weaknesses: where every product has four strengths and one tiny flaw, you are in a shop.",
    },
    {
      question: "Are awards and “as seen in” logos a good sign?",
      answer:
        "They show that somebody has a press office. Many awards charge an entry fee, and a logo may stand for one sentence in an article about something else. Follow it to its source. If you find a journalist who used the thing and described what went wrong, read that in place of the medal. We have no awards and no logos to show you.",
    },
    {
      question: "Can I ask a chatbot which chatbot is best?",
      answer:
        "You can, and you will get a confident paragraph. It is put together from the lists described above, up to whenever its reading ended, and it may be partial to its own maker. It may praise a service that closed long ago. Ask it instead for questions you should put to any service, and take those to the services’ own pages.",
    },
  ],
  sources: [
    {
      title: "Many Mobile Health Apps Target High-Need, High-Cost Populations, But Gaps Remain",
      by: "Singh and others, Health Affairs",
      year: 2016,
      url: "https://doi.org/10.1377/hlthaff.2016.0578",
    },
    {
      title: "Using science to sell apps: Evaluation of mental health app store quality claims",
      by: "Larsen and others, npj Digital Medicine",
      year: 2019,
      url: "https://doi.org/10.1038/s41746-019-0093-1",
    },
    {
      title: "Quantifying App Store Dynamics: Longitudinal Tracking of Mental Health Apps",
      by: "Larsen, Nicholas and Christensen, JMIR mHealth and uHealth",
      year: 2016,
      url: "https://doi.org/10.2196/mhealth.6020",
    },
    {
      title: "Trade Regulation Rule on the Use of Consumer Reviews and Testimonials (16 CFR 465)",
      by: "Federal Trade Commission",
      year: 2024,
      url: "https://www.govinfo.gov/content/pkg/FR-2024-08-22/html/2024-18519.htm",
    },
    {
      title: "DiGA directory",
      by: "Federal Institute for Drugs and Medical Devices, Germany",
      year: 2020,
      url: "https://diga.bfarm.de/de",
    },
  ],
  related: [
    "/which-ai-chatbot-is-best",
    "/best-free-ai-therapy-bots",
    "/best-ai-therapy-app",
    "/mental-health-support",
  ],
};
