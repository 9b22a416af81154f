import type { SelfCheckName } from "@app/contract/self-checks";

/** One step of a scale as it is published: the words, and what they count. */
export type ScaleStep = { label: string; value: number };

/** A span of scores and what the authors call it. */
export type Band = {
  from: number;
  to: number;
  /** The published word, which is about the answers and not about the person. */
  name: string;
  /** What somebody can take from it. */
  words: string;
};

type Source = { text: string; url: string };

export type SelfCheck = {
  name: SelfCheckName;
  title: string;
  /** What it looks at, in a few words. */
  about: string;
  minutes: number;
  question: string;
  items: readonly string[];
  /** In the published order. */
  scale: readonly ScaleStep[];
  /** Asked after the items and never counted. */
  difficulty: { question: string; steps: readonly ScaleStep[] } | null;
  /** What the sum of the answers is multiplied by. */
  factor: number;
  max: number;
  /** Which way is better, for whoever reads a row of numbers. */
  better: "lower" | "higher";
  bands: readonly Band[];
  /** Items about not wanting to live; any answer above zero opens the way to help. */
  crisisItems: readonly number[];
  says: readonly string[];
  doesNotSay: readonly string[];
  sources: readonly Source[];
};

const howOften: readonly ScaleStep[] = [
  { label: "Not at all", value: 0 },
  { label: "Several days", value: 1 },
  { label: "More than half the days", value: 2 },
  { label: "Nearly every day", value: 3 },
];

const howDifficult = {
  question:
    "If you checked off any problems, how difficult have these problems made it for you to do your work, take care of things at home, or get along with other people?",
  steps: [
    { label: "Not difficult at all", value: 0 },
    { label: "Somewhat difficult", value: 1 },
    { label: "Very difficult", value: 2 },
    { label: "Extremely difficult", value: 3 },
  ],
} as const;

const notTheCause =
  "Why. Grief, a hard month, an illness, a medicine or a new baby can give the same number.";
const notADiagnosis =
  "Whether you have an illness. That takes a conversation with somebody trained, and not a sum.";
const notWorth =
  "How hard it is for you. Somebody with a low number may need help, and may ask for it.";

const talkToADoctor =
  "Many doctors would want to talk with somebody who has this number. You could take it with you, as a way to begin.";

export const selfChecks: Readonly<Record<SelfCheckName, SelfCheck>> = {
  "phq-9": {
    name: "phq-9",
    title: "PHQ-9",
    about: "Low mood, and what comes with it",
    minutes: 3,
    question:
      "Over the last 2 weeks, how often have you been bothered by any of the following problems?",
    items: [
      "Little interest or pleasure in doing things",
      "Feeling down, depressed, or hopeless",
      "Trouble falling or staying asleep, or sleeping too much",
      "Feeling tired or having little energy",
      "Poor appetite or overeating",
      "Feeling bad about yourself — or that you are a failure or have let yourself or your family down",
      "Trouble concentrating on things, such as reading the newspaper or watching television",
      "Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual",
      "Thoughts that you would be better off dead or of hurting yourself in some way",
    ],
    scale: howOften,
    difficulty: howDifficult,
    factor: 1,
    max: 27,
    better: "lower",
    bands: [
      {
        from: 0,
        to: 4,
        name: "minimal",
        words: "Few of these troubles, or none, in the last two weeks.",
      },
      {
        from: 5,
        to: 9,
        name: "mild",
        words:
          "Some of these troubles on some days. It can be worth looking again in two weeks, or sooner if it gets heavier.",
      },
      { from: 10, to: 14, name: "moderate", words: talkToADoctor },
      {
        from: 15,
        to: 19,
        name: "moderately severe",
        words: `Much of this on many days. ${talkToADoctor}`,
      },
      {
        from: 20,
        to: 27,
        name: "severe",
        words:
          "Nearly all of this on nearly every day. Please do not stay alone with it: a doctor can help, and this week is not too soon.",
      },
    ],
    crisisItems: [8],
    says: [
      "How many of nine troubles you noticed in the last two weeks, and how often.",
      "Whether there are more or fewer of them than the last time you looked. A change of five or more is usually a real one.",
    ],
    doesNotSay: [notADiagnosis, notTheCause, notWorth],
    sources: [
      {
        text: "Kroenke K, Spitzer RL, Williams JBW. The PHQ-9: validity of a brief depression severity measure. Journal of General Internal Medicine 2001; 16: 606–613.",
        url: "https://doi.org/10.1046/j.1525-1497.2001.016009606.x",
      },
      {
        text: "Developed by Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission is required to reproduce, translate, display or distribute it.",
        url: "https://www.phqscreeners.com",
      },
    ],
  },
  "gad-7": {
    name: "gad-7",
    title: "GAD-7",
    about: "Worry and being on edge",
    minutes: 2,
    question: "Over the last 2 weeks, how often have you been bothered by the following problems?",
    items: [
      "Feeling nervous, anxious, or on edge",
      "Not being able to stop or control worrying",
      "Worrying too much about different things",
      "Trouble relaxing",
      "Being so restless that it is hard to sit still",
      "Becoming easily annoyed or irritable",
      "Feeling afraid, as if something awful might happen",
    ],
    scale: howOften,
    difficulty: howDifficult,
    factor: 1,
    max: 21,
    better: "lower",
    bands: [
      {
        from: 0,
        to: 4,
        name: "minimal",
        words: "Little of this kind of worry in the last two weeks.",
      },
      {
        from: 5,
        to: 9,
        name: "mild",
        words: "Some worry on some days. It can be worth looking again in two weeks.",
      },
      { from: 10, to: 14, name: "moderate", words: talkToADoctor },
      {
        from: 15,
        to: 21,
        name: "severe",
        words:
          "A great deal of it on most days. Please do not stay alone with it: a doctor can help, and this week is not too soon.",
      },
    ],
    crisisItems: [],
    says: [
      "How often seven signs of worry were there in the last two weeks.",
      "Whether they are more or fewer than the last time you looked. A change of four or more is usually a real one.",
    ],
    doesNotSay: [notADiagnosis, notTheCause, notWorth],
    sources: [
      {
        text: "Spitzer RL, Kroenke K, Williams JBW, Löwe B. A brief measure for assessing generalized anxiety disorder: the GAD-7. Archives of Internal Medicine 2006; 166: 1092–1097.",
        url: "https://doi.org/10.1001/archinte.166.10.1092",
      },
      {
        text: "Developed by Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission is required to reproduce, translate, display or distribute it.",
        url: "https://www.phqscreeners.com",
      },
    ],
  },
  "who-5": {
    name: "who-5",
    title: "WHO-5",
    about: "How well you have been",
    minutes: 1,
    question:
      "Please indicate for each of the five statements which is closest to how you have been feeling over the last two weeks.",
    items: [
      "I have felt cheerful and in good spirits",
      "I have felt calm and relaxed",
      "I have felt active and vigorous",
      "I woke up feeling fresh and rested",
      "My daily life has been filled with things that interest me",
    ],
    scale: [
      { label: "All of the time", value: 5 },
      { label: "Most of the time", value: 4 },
      { label: "More than half of the time", value: 3 },
      { label: "Less than half of the time", value: 2 },
      { label: "Some of the time", value: 1 },
      { label: "At no time", value: 0 },
    ],
    difficulty: null,
    factor: 4,
    max: 100,
    better: "higher",
    bands: [
      {
        from: 0,
        to: 28,
        name: "low well-being",
        words: `There has been little that felt good. ${talkToADoctor}`,
      },
      {
        from: 32,
        to: 48,
        name: "reduced well-being",
        words:
          "Below half. The authors suggest looking closer then, for example with the PHQ-9, or with a doctor.",
      },
      {
        from: 52,
        to: 100,
        name: "no sign of reduced well-being",
        words: "Good things were there about half of the time or more.",
      },
    ],
    crisisItems: [],
    says: [
      "How much of five good things there was in the last two weeks: 0 is the least there could be, 100 the most.",
      "Whether it is more or less than the last time you looked. A change of ten or more is usually a real one.",
    ],
    doesNotSay: [notADiagnosis, notTheCause, notWorth],
    sources: [
      {
        text: "The World Health Organization-Five Well-Being Index (WHO-5). Geneva: World Health Organization; 2024. Licence: CC BY-NC-SA 3.0 IGO. First published as: Wellbeing measures in primary health care, the DepCare project. WHO Regional Office for Europe; 1998.",
        url: "https://www.who.int/publications/m/item/WHO-UCN-MSD-MHE-2024.01",
      },
      {
        text: "Topp CW, Østergaard SD, Søndergaard S, Bech P. The WHO-5 Well-Being Index: a systematic review of the literature. Psychotherapy and Psychosomatics 2015; 84: 167–176.",
        url: "https://doi.org/10.1159/000376585",
      },
    ],
  },
};
