import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import type { Article } from "./article.ts";

const { name, companion } = brand;

export const mentalWellBeing: Article = {
  path: "/mental-well-being",
  read: "2026-11-15",
  parts: [
    {
      heading: "Well-being is not the same as being happy",
      paragraphs: [
        "A person who sits up with a sick child is not happy at three in the morning, and may be living exactly as they want to. Well-being has room for that. It means roughly that you can carry what the day brings, that some of it matters to you, and that you are not carrying it all by yourself.",
        "Aiming straight at happiness can even backfire. In two American studies from 2011, those who set great store by feeling happy, or were led to, ended up less content, above all when nothing stood in their way. They had a yardstick in their hand on a perfectly good evening. So this page says little about how you ought to feel. It is about what you do on a Tuesday.",
      ],
    },
    {
      heading: "Sleep comes first, and it is not a matter of will",
      paragraphs: [
        "If you change a single thing, let it be this. A review of 65 trials found that when people’s sleep got better, low mood, worry and brooding eased as well, and the more the sleep improved, the larger the change.",
        "Get up at one time, even after a bad night. Let the bed be for sleeping. If you lie awake for long, go and sit in another room with a dull book until your eyes close. Put tomorrow’s worries on a list before supper, so that they do not queue at your pillow. After a month of poor nights, ask a doctor about a course for sleep. Guidelines in many countries put that before tablets.",
      ],
    },
    {
      heading: "Moving a little counts more than you would think",
      paragraphs: [
        "You need no gym. When researchers pooled fifteen studies with almost two hundred thousand adults, those who did half of the recommended amount, about an hour and a quarter of brisk walking a week, later developed depression less often than those who did none. The step from nothing to something mattered most. Studies of this kind cannot prove what caused what, since low people move less. But a walk to a further bus stop is a cheap bet.",
      ],
    },
    {
      heading: "People you hardly know",
      paragraphs: [
        "We think of close friends, and they do matter. Yet Gillian Sandstrom and Elizabeth Dunn found that small exchanges, with a classmate or somebody you half know, went with better days too. On days when people had more of them than usual, they felt more that they belonged.",
      ],
      list: [
        "Ask the woman at the till about her new glasses, and wait for the answer.",
        "Use the same café at the same hour until someone nods.",
        "Borrow something from next door that you could have bought.",
        "Send an old friend a photograph with no question in it, so that no reply is due.",
      ],
      after: "None of these needs courage on the scale of a phone call. They are practice for it.",
    },
    {
      heading: "Putting the day into words",
      paragraphs: [
        "Many people notice that a feeling with a name is easier to hold. “I’m envious” gives you something to work with, and a vague bad mood does not. So try for the exact word, and for the hour when it began. Was it the meeting, or the look in the corridor after it?",
        `Words can also turn into a treadmill. The psychologist Susan Nolen-Hoeksema spent years on brooding, that circling round why I feel this and what is wrong with me. It makes low moods longer. A simple guard is to end with a verb. What will I do, leave or ask? When a session with ${companion} ends, ${name} proposes ${limits.action.perSessionMin} to ${limits.action.perSessionMax} small things of that sort. Throw away those that do not fit. A notebook and an honest sister do the same job.`,
      ],
    },
    {
      heading: "How to keep a small habit",
      paragraphs: [
        "Researchers in London once watched people form a habit, such as a glass of water with lunch. It took them 66 days at the midpoint, and anything from 18 to well over 200. Missing a day did no lasting damage. So the rule of three weeks is a myth, and the broken chain is no disaster.",
      ],
      list: [
        "Tie it to something you do anyway: after the kettle, before the keys.",
        "Make it so small that you could do it with flu.",
        "If you miss it, do it next time, and skip the speech to yourself.",
        "Drop it if, after two months, it has given you nothing.",
      ],
    },
    {
      heading: "When habits are not the answer",
      paragraphs: [
        "Advice like this helps people with some strength to spare. If you have none, being told to go for a walk is an insult. Low mood nearly every day for a fortnight, mornings you cannot face, food without taste, guilt about everything: these call for a doctor, and nothing you failed to do brought them on. The same is true of trouble that no habit reaches, such as debt, a violent home or a job that is making you ill. There you need an adviser, a union or a refuge.",
        "And if you catch yourself planning how to be gone, stop reading pages like this one. Tell the nearest person, or ring a crisis line in your country.",
      ],
    },
  ],
  questions: [
    {
      question: "How long before I notice anything?",
      answer:
        "Better sleep can show within a week or two, movement sometimes on the same day. Ties with people take a season. Choose one thing and note in a calendar, with a dot, whether you did it. After a month look at the dots and ask somebody who lives with you whether they see a difference. They often see it before you.",
    },
    {
      question: "Is it selfish to look after my own well-being?",
      answer:
        "People who care for others ask this most. Think of it as upkeep. A carer who sleeps is kinder at breakfast, and one who never leaves the house becomes brittle. If somebody reproaches you for an hour off, offer them that hour of the caring. Should guilt remain when everybody is provided for, it is worth talking over with someone.",
    },
    {
      question: "What about gratitude lists and meditation?",
      answer:
        "Both suit some people and irritate others, and the gains in studies are mostly modest. Give one a fair trial of two weeks. Sitting still with closed eyes can be frightening if you have been through something terrible; then keep them open, walk, or leave it. Being thankful on command while you are furious is seldom worth the ink.",
    },
    {
      question: "Should I track my mood with an app?",
      answer:
        "A few weeks of notes can reveal a pattern: Sundays, the days before a period, the evenings with wine. After that the counting may become a worry of its own. Three words on paper are enough to start. If you show a doctor, a month on one page says more than a hundred graphs, and nobody else needs to hold it.",
    },
  ],
  sources: [
    {
      title: "Can seeking happiness make people unhappy? Paradoxical effects of valuing happiness",
      by: "Mauss, Tamir, Anderson and Savino, Emotion",
      year: 2011,
      url: "https://doi.org/10.1037/a0022010",
    },
    {
      title:
        "Improving sleep quality leads to better mental health: A meta-analysis of randomised controlled trials",
      by: "Scott, Webb, Martyn-St James, Rowse and Weich, Sleep Medicine Reviews",
      year: 2021,
      url: "https://doi.org/10.1016/j.smrv.2021.101556",
    },
    {
      title:
        "Association Between Physical Activity and Risk of Depression: A Systematic Review and Meta-analysis",
      by: "Pearce and others, JAMA Psychiatry",
      year: 2022,
      url: "https://doi.org/10.1001/jamapsychiatry.2022.0609",
    },
    {
      title: "Social Interactions and Well-Being: The Surprising Power of Weak Ties",
      by: "Sandstrom and Dunn, Personality and Social Psychology Bulletin",
      year: 2014,
      url: "https://doi.org/10.1177/0146167214529799",
    },
    {
      title: "Rethinking Rumination",
      by: "Nolen-Hoeksema, Wisco and Lyubomirsky, Perspectives on Psychological Science",
      year: 2008,
      url: "https://doi.org/10.1111/j.1745-6924.2008.00088.x",
    },
    {
      title: "How are habits formed: Modelling habit formation in the real world",
      by: "Lally, van Jaarsveld, Potts and Wardle, European Journal of Social Psychology",
      year: 2010,
      url: "https://doi.org/10.1002/ejsp.674",
    },
  ],
  related: [
    "/mental-health-support",
    "/ai-mental-health-companion",
    "/breathe",
    "/is-ai-therapy-helpful",
  ],
};
