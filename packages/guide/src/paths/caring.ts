import type { Path } from "../path.ts";

export const caring: Path = {
  id: "caring",
  name: "Caring for somebody",
  way: "Talk about the caring",
  invite: "look at what the caring asks, and at what is left for you",
  opens: {
    any: [
      "Caring for somebody is work, whatever else it is.",
      "People mostly ask how the other one is. Here it’s about you.",
      "There are two people in this, and you are one of them.",
      "Let’s look at your half of it for once.",
    ],
    heavy: [
      "I’m sorry. It’s a lot to watch, and a lot to do.",
      "Nobody does that for long without it costing them something.",
      "You don’t have to be the strong one here.",
    ],
  },
  steps: [
    {
      id: "week",
      role: "matter",
      label: "What it asks of you",
      kept: "What it asks of you: {answer}.",
    },
    {
      id: "who",
      role: "person",
      label: "The two of you",
      kept: "About them and you: {answer}.",
    },
    {
      id: "aside",
      role: "cost",
      label: "What you have put aside",
      kept: "What you have put aside: {answer}.",
    },
    {
      id: "unsaid",
      role: "feeling",
      label: "What is not said",
      kept: "What you would not say to everybody: {answer}.",
    },
    {
      id: "owe",
      role: "belief",
      label: "What you feel you owe",
      kept: "On what you feel you owe: {answer}.",
    },
    {
      id: "share",
      role: "support",
      label: "Who else is there",
      kept: "Who else carries it: {answer}.",
    },
    {
      id: "good",
      role: "exception",
      label: "What keeps you going",
      kept: "What keeps you going: {answer}.",
    },
    {
      id: "hours",
      role: "wish",
      label: "What you would like",
      kept: "What you would like for yourself: {answer}.",
    },
  ],
  answers: {
    "what-should-i-do": [
      "I would get one regular break into the week before anything else, even two hours, and let somebody do it worse than you would. Ask the doctor or the local council what help there is for carers, and give each relative one named task rather than a general plea.",
      "If you’re near the end of your strength, tell the doctor that in those words: how the carer is doing counts as much as how the patient is. And write down the five things somebody would need to know if you were away for a day.",
    ],
    "what-helps": [
      "Three things help many people: one fixed time off each week that is not for errands; asking for one particular thing rather than for help; and a group of others who do the same, where nothing has to be explained.",
      "It helps to lower the bar on purpose somewhere: a plainer meal, an unironed shirt. And to keep one small thing with the person that isn’t care, such as music or cards.",
    ],
    "is-it-normal": [
      "Yes. Impatience, anger, even wishing it were all behind you: nearly everybody who cares for somebody long enough knows those thoughts, and hardly anybody says them.",
    ],
    "is-it-wrong-of-me": [
      "No. To be tired of it, or to want your own life, is not a betrayal. What would be unwise is to let it go so far that you have nothing left.",
    ],
    "how-do-i-begin": [
      "With one phone call and one sentence: “I look after somebody and I need a break; what is there?” A doctor’s surgery, a council or a carers’ organisation can each answer that.",
    ],
    "will-it-get-better": [
      "Their state may not, and I won’t pretend it will. Yours can: it gets better when there is a regular break, and when more than one person knows how things are done.",
    ],
    "what-do-you-think": [
      "I think you are doing a job meant for more than one person. I would not ask how you could manage better, but what could be taken off you.",
    ],
    "why-am-i-like-this": [
      "Because you have been looking after somebody else’s needs for a good while, and your own have queued up. Anybody gets short-tempered, weepy or numb like that; it’s wear, not character.",
    ],
  },
  ending: {
    titles: ["Caring, and what is left over", "Your half of it", "Caring, and {about}"],
    cameWith: [
      "You came because you are looking after somebody.",
      "You came to talk about {about} and the caring that goes with it.",
    ],
    gentle: [
      "Ask one person for one named thing, with a day.",
      "Take half an hour this week that isn’t for errands.",
      "Do one thing together that has nothing to do with care.",
    ],
    closings: [
      "Here it was your turn, for once.",
      "Let something small wait until tomorrow, if it can.",
      "You may put it down for an hour. It will still be there.",
    ],
  },
  exercise: "self-compassion",
};
