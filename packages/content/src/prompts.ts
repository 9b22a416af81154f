import type { PromptCategory } from "@app/contract/prompts";
import type { Feeling } from "./feelings.ts";

type OurPrompt = {
  /** For good: votes and uses hang on it, on every copy of the product. */
  id: string;
  /**
   * Said by whoever taps it, as the first words of a conversation: in the first person, open at the end, and
   * nothing that the reading for danger would take for more than it is.
   */
  text: string;
  feelings: readonly Feeling[];
};

const byCategory: Readonly<Record<PromptCategory, readonly OurPrompt[]>> = {
  mind: [
    {
      id: "ours-replaying",
      text: "I keep replaying a conversation from this week, and I’d like to know what I’m still looking for in it.",
      feelings: ["worried", "others"],
    },
    {
      id: "ours-racing-mind",
      text: "My mind starts racing through everything as soon as I sit down.",
      feelings: ["worried", "overwhelmed", "tired"],
    },
    {
      id: "ours-in-daylight",
      text: "There is one worry I keep coming back to. I’d like to look at it in daylight.",
      feelings: ["worried"],
    },
    {
      id: "ours-waiting-for-news",
      text: "I’m waiting for news, and the waiting has taken over. How do I get through today?",
      feelings: ["worried", "overwhelmed"],
    },
    {
      id: "ours-to-do-list",
      text: "My to-do list grows faster than I can work. What on it is really mine to do?",
      feelings: ["overwhelmed", "stuck"],
    },
    {
      id: "ours-other-lives",
      text: "I look at other people’s lives on a screen, and I come away smaller each time.",
      feelings: ["hard", "lonely", "low"],
    },
  ],
  feelings: [
    {
      id: "ours-no-word-yet",
      text: "I feel something, and I don’t have a word for it yet. I’d like to find one.",
      feelings: ["low", "overwhelmed"],
    },
    {
      id: "ours-i-am-fine",
      text: "I tell everybody I’m fine, and I’d like to be honest for once.",
      feelings: ["low", "lonely", "others"],
    },
    {
      id: "ours-angrier-than",
      text: "I was angrier today than the thing deserved. I’d like to know what it was really about.",
      feelings: ["angry"],
    },
    {
      id: "ours-cannot-cry",
      text: "I think I need to cry, and nothing comes.",
      feelings: ["low", "grieving"],
    },
    {
      id: "ours-flat",
      text: "I feel flat. Nothing is wrong, and nothing is right either.",
      feelings: ["low", "tired"],
    },
    {
      id: "ours-jealous",
      text: "I’m jealous of somebody I love, and I don’t like that about myself.",
      feelings: ["hard", "angry", "others"],
    },
  ],
  self: [
    {
      id: "ours-harsh-word",
      text: "I said something harsh to myself today that I’d never say to a friend.",
      feelings: ["hard"],
    },
    {
      id: "ours-compliments",
      text: "When somebody praises me I change the subject. I wonder why.",
      feelings: ["hard"],
    },
    {
      id: "ours-years-ago",
      text: "I’m still ashamed of something I did years ago. I’d like to carry it differently.",
      feelings: ["hard", "stuck"],
    },
    {
      id: "ours-easy-for-everyone",
      text: "I try hard to be easy company, and I forget what I need.",
      feelings: ["hard", "others", "lonely"],
    },
    {
      id: "ours-found-out",
      text: "I feel as if I’m pretending, and one day somebody will notice.",
      feelings: ["hard", "worried"],
    },
    {
      id: "ours-who-i-am-now",
      text: "I’ve changed a lot in the last few years, and I’m still getting to know who I am now.",
      feelings: ["stuck", "low"],
    },
  ],
  love: [
    {
      id: "ours-quiet-friendship",
      text: "A friendship has gone quiet, and I can’t tell whether to let it.",
      feelings: ["lonely", "others", "grieving"],
    },
    {
      id: "ours-the-dishes",
      text: "We keep having the same argument about the dishes, and it isn’t about the dishes.",
      feelings: ["angry", "others"],
    },
    {
      id: "ours-difficult-sentence",
      text: "I have something difficult to say to my partner, and I’d like to practise it first.",
      feelings: ["others", "worried"],
    },
    {
      id: "ours-evenings-alone",
      text: "I spend more evenings alone than I’d like, and I tell nobody.",
      feelings: ["lonely"],
    },
    {
      id: "ours-reach-for-phone",
      text: "It’s over between us, and I still reach for my phone to tell them things.",
      feelings: ["grieving", "lonely", "others"],
    },
    {
      id: "ours-arms-length",
      text: "I’m dating again, and I keep people at a distance.",
      feelings: ["others", "lonely", "worried"],
    },
  ],
  family: [
    {
      id: "ours-twelve-again",
      text: "I turn twelve again whenever I visit my parents.",
      feelings: ["others", "angry"],
    },
    {
      id: "ours-nobody-asks",
      text: "I look after somebody, and nobody asks how I am.",
      feelings: ["overwhelmed", "tired", "lonely"],
    },
    {
      id: "ours-parent-today",
      text: "I’m a parent, and today I wasn’t the one I want to be.",
      feelings: ["hard", "angry", "overwhelmed"],
    },
    {
      id: "ours-disagree",
      text: "How do I stay close to a family that disagrees with me about almost everything?",
      feelings: ["others", "lonely"],
    },
    {
      id: "ours-far-from-home",
      text: "I moved far from home, and I feel guilty about the people who stayed.",
      feelings: ["others", "lonely", "hard"],
    },
    {
      id: "ours-my-brother",
      text: "I haven’t spoken to my brother in years, and I wonder whether to write to him.",
      feelings: ["others", "grieving", "angry"],
    },
  ],
  work: [
    {
      id: "ours-sunday-evening",
      text: "It’s Sunday evening, and Monday is already here in my stomach.",
      feelings: ["worried", "tired"],
    },
    {
      id: "ours-said-yes",
      text: "I said yes again at work, and I meant no.",
      feelings: ["overwhelmed", "others"],
    },
    {
      id: "ours-what-do-you-do",
      text: "I lost my job, and I don’t know what to answer when people ask what I do.",
      feelings: ["low", "worried", "grieving"],
    },
    {
      id: "ours-exam",
      text: "I have an exam coming, and I’m studying the fear more than the book.",
      feelings: ["worried", "overwhelmed"],
    },
    {
      id: "ours-good-at-it",
      text: "I’m good at my job, and I’ve stopped enjoying it. What now?",
      feelings: ["stuck", "low", "tired"],
    },
    {
      id: "ours-small-at-work",
      text: "Somebody at work makes me feel small, and I’d like to think about what I can do.",
      feelings: ["others", "angry", "hard"],
    },
  ],
  change: [
    {
      id: "ours-choose",
      text: "I have to choose, and I’ve asked everyone what they think but me.",
      feelings: ["stuck", "worried"],
    },
    {
      id: "ours-habit",
      text: "I have a habit I’d like to leave behind, and in the evening it wins.",
      feelings: ["stuck", "hard"],
    },
    {
      id: "ours-got-what-i-wanted",
      text: "I got what I wanted, and I’m more nervous than glad.",
      feelings: ["worried", "stuck"],
    },
    {
      id: "ours-no-edges",
      text: "I’ve stopped working, and my days have lost their edges.",
      feelings: ["stuck", "low", "lonely"],
    },
    {
      id: "ours-new-place",
      text: "I’m starting again in a place where nobody knows how to say my name.",
      feelings: ["lonely", "stuck", "overwhelmed"],
    },
    {
      id: "ours-one-call",
      text: "I’ve been putting off one phone call for weeks. I want to know what I’m afraid of.",
      feelings: ["stuck", "worried"],
    },
  ],
  loss: [
    {
      id: "ours-back-to-normal",
      text: "Somebody I love died, and everyone around me has gone back to normal.",
      feelings: ["grieving", "lonely"],
    },
    {
      id: "ours-still-here",
      text: "I miss somebody who is still alive.",
      feelings: ["grieving", "others", "lonely"],
    },
    {
      id: "ours-my-dog",
      text: "My dog died, and I’m sadder than I feel allowed to be.",
      feelings: ["grieving", "low"],
    },
    {
      id: "ours-life-i-planned",
      text: "I’m grieving for the life I thought I’d have by now.",
      feelings: ["grieving", "low", "stuck"],
    },
    {
      id: "ours-anniversary",
      text: "An anniversary is coming up, and I’m the only one who remembers it.",
      feelings: ["grieving", "lonely"],
    },
    {
      id: "ours-unsaid",
      text: "There are things I never got to say to them. I’d like to say some of them here.",
      feelings: ["grieving"],
    },
  ],
  rest: [
    {
      id: "ours-awake-again",
      text: "It’s the middle of the night, and I’m awake again. I’d like some company for a while.",
      feelings: ["tired", "lonely", "worried"],
    },
    {
      id: "ours-earn-rest",
      text: "I can’t rest without feeling that I should have earned it first.",
      feelings: ["tired", "hard", "overwhelmed"],
    },
    {
      id: "ours-tired-beyond-sleep",
      text: "I’m tired, and sleep doesn’t mend it.",
      feelings: ["tired", "low"],
    },
    {
      id: "ours-nobody-can-see",
      text: "I’m ill, it doesn’t show, and I have to explain it every time.",
      feelings: ["tired", "lonely", "angry"],
    },
    {
      id: "ours-changed-body",
      text: "My body has changed, and I’m still learning to live in it.",
      feelings: ["hard", "grieving"],
    },
    {
      id: "ours-after-the-appointment",
      text: "I saw a doctor today, and only now do I notice how nervous I was.",
      feelings: ["worried", "overwhelmed"],
    },
  ],
  good: [
    {
      id: "ours-small-and-well",
      text: "A small thing went well today, and I’d like to tell somebody about it.",
      feelings: ["low", "hard"],
    },
    {
      id: "ours-nobody-to-tell",
      text: "I did something I was afraid of, and I have nobody to tell.",
      feelings: ["lonely", "worried"],
    },
    {
      id: "ours-thank-somebody",
      text: "I want to thank somebody properly, and I don’t know where to begin.",
      feelings: ["others"],
    },
    {
      id: "ours-when-i-was-ten",
      text: "What did I love doing when I was ten, and where did it go?",
      feelings: ["low", "stuck"],
    },
    {
      id: "ours-laughed",
      text: "I laughed today, for the first time in a while.",
      feelings: ["low", "grieving"],
    },
    {
      id: "ours-good-week",
      text: "I had a good week, and I’d like to know what made it one.",
      feelings: ["low", "stuck"],
    },
  ],
};

const categories = Object.keys(byCategory) as readonly PromptCategory[]; // the keys of the record

const perCategoryMax = Math.max(...categories.map((category) => byCategory[category].length));

/**
 * The product's own, one of each category in turn: whoever reads only the beginning of the list has
 * seen something of everything.
 */
export const ownPrompts: readonly (OurPrompt & { category: PromptCategory })[] = Array.from(
  { length: perCategoryMax },
  (_, row) =>
    categories.flatMap((category) => {
      const prompt = byCategory[category][row];
      return prompt ? [{ ...prompt, category }] : [];
    }),
).flat();
