import type { PromptCategory } from "@app/contract/prompts";
import type { Feeling } from "./feelings.ts";

export const categoryNames: Readonly<Record<PromptCategory, string>> = {
  mind: "A busy mind",
  feelings: "Feelings",
  self: "Being on my own side",
  love: "Love and friendship",
  family: "Family",
  work: "Work and study",
  change: "Changes and choices",
  loss: "Loss",
  rest: "Body and rest",
  good: "Small good things",
};

export type OwnPrompt = {
  /** For good: votes and uses hang on it, on every copy of the product. */
  id: string;
  /** Said by whoever taps it, as the first words of a conversation: in the first person, and open at the end. */
  text: string;
  feelings: readonly Feeling[];
};

const byCategory: Readonly<Record<PromptCategory, readonly OwnPrompt[]>> = {
  mind: [
    {
      id: "ours-replaying",
      text: "I keep replaying a conversation from this week, and I’d like to know what I’m still looking for in it.",
      feelings: ["worried", "others"],
    },
    {
      id: "ours-loud-head",
      text: "My head gets loud the moment I stop. I’d like to put some of it down here.",
      feelings: ["worried", "overwhelmed", "tired"],
    },
    {
      id: "ours-in-daylight",
      text: "There is one thing I worry about more than it deserves. I want to look at it in daylight.",
      feelings: ["worried"],
    },
    {
      id: "ours-waiting-for-news",
      text: "I’m waiting for news, and the waiting has taken over. How do I get through today?",
      feelings: ["worried", "overwhelmed"],
    },
    {
      id: "ours-endless-list",
      text: "I make lists, and the list never ends. What on it is really mine to do?",
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
      text: "I tell everybody I’m fine. I want to find out what I’d say if I weren’t being polite.",
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
      text: "When somebody says something kind about me, it bounces off. I wonder where that began.",
      feelings: ["hard"],
    },
    {
      id: "ours-years-ago",
      text: "I’m still ashamed of something I did years ago. I’d like to carry it differently.",
      feelings: ["hard", "stuck"],
    },
    {
      id: "ours-no-trouble",
      text: "I work so hard at being no trouble to anyone. What would it be like to need something?",
      feelings: ["hard", "others", "lonely"],
    },
    {
      id: "ours-found-out",
      text: "I feel as if I’m pretending, and one day somebody will notice.",
      feelings: ["hard", "worried"],
    },
    {
      id: "ours-who-i-am-now",
      text: "I’ve changed, and I’m not sure I’ve met the person I am now.",
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
      id: "ours-hiding-alone",
      text: "I’m on my own more than I’d like, and I’ve become good at hiding it.",
      feelings: ["lonely"],
    },
    {
      id: "ours-reach-for-phone",
      text: "It’s over between us, and I still reach for my phone to tell them things.",
      feelings: ["grieving", "lonely", "others"],
    },
    {
      id: "ours-closer",
      text: "I’d like to let somebody come closer, and I notice every reason not to.",
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
      id: "ours-different-world",
      text: "My family and I see the world differently. How do I stay close without keeping quiet?",
      feelings: ["others", "lonely"],
    },
    {
      id: "ours-far-from-home",
      text: "I moved far from home, and I feel guilty about the people who stayed.",
      feelings: ["others", "lonely", "hard"],
    },
    {
      id: "ours-no-longer-speak",
      text: "There is somebody in my family I no longer speak to, and certain days bring them back.",
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
      text: "I’m good at what I do, and I no longer care about it. What now?",
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
      id: "ours-everybody-but-me",
      text: "I have a decision to make, and I’ve asked everybody but myself.",
      feelings: ["stuck", "worried"],
    },
    {
      id: "ours-every-evening",
      text: "There is something I want to stop doing, and every evening I do it again.",
      feelings: ["stuck", "hard"],
    },
    {
      id: "ours-good-change",
      text: "Something good has changed in my life, and I’m more frightened than glad.",
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
      id: "ours-my-animal",
      text: "My animal died, and I’m sadder than I feel allowed to be.",
      feelings: ["grieving", "low"],
    },
    {
      id: "ours-life-i-planned",
      text: "I’m grieving for the life I thought I’d have by now.",
      feelings: ["grieving", "low", "stuck"],
    },
    {
      id: "ours-anniversary",
      text: "A date is coming up that nobody else remembers.",
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
      text: "I’m tired in a way that sleep doesn’t mend.",
      feelings: ["tired", "low"],
    },
    {
      id: "ours-nobody-can-see",
      text: "I live with an illness that nobody can see, and I’m tired of explaining it.",
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
      text: "Something small went well today. I’d like to stay with it before it slips away.",
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
      id: "ours-all-right-now",
      text: "Things are all right just now. I’d like to understand why, so that I can find my way back.",
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
export const ownPrompts: readonly (OwnPrompt & { category: PromptCategory })[] = Array.from(
  { length: perCategoryMax },
  (_, row) =>
    categories.flatMap((category) => {
      const prompt = byCategory[category][row];
      return prompt ? [{ ...prompt, category }] : [];
    }),
).flat();
