import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** What it is and what it is not, how long it has been, and when it comes. */
export const whatItIsFrames: readonly Frame[] = [
  {
    id: "time-still-to-go",
    themes: ["study", "work", "money", "change", "friendship", "caring"],
    when: selfPattern`^LEAD(?:i|we|there's|there are|it's)(?:'ve| have)? ?(?:still )?(?:got |have )?(?:another )?(?<x>(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|a few|a couple of) (?:months|weeks|years|days)) (?:left|to go|on (?:the|my|our)|until|till|of (?:this|it)|before)\b.{0,40}$`,
    say: ["That is a while to go.", "{X} can feel long, in a situation like that."],
    ask: ["How do you see that time?", "What could be different until then?"],
  },
  {
    id: "know-how-that-sounds",
    when: selfPattern`^i (?:ADV)know (?:how (?:that|it|this) (?:sounds|looks|must sound)|what that sounds like|it sounds (?:bad|ungrateful|stupid|silly|awful))END`,
    say: ["It sounds honest to me.", "You don’t have to excuse it.", "I don’t think badly of it."],
    ask: [
      "What is it like for you?",
      "What would you say, if you did not have to excuse it?",
      "What bothers you most about it?",
    ],
  },
  {
    id: "is-dead-now",
    when: selfPattern`^(?:he|she|they|my (?:dad|mum|mom|father|mother|brother|sister|nan|gran|grandad|grandma|wife|husband))(?:'s| is|'re| are| has| have)? (?:ADV)(?:dead|gone|passed(?: away)?|not here|no longer here|not alive)END`,
    say: [
      "I’m sorry. You have lost somebody important.",
      "I’m sorry that you have had to lose that person.",
      "I’m sorry. That makes it mean even more, I imagine.",
    ],
    ask: [
      "What do you miss most?",
      "How is it for you when you think of it?",
      "What would you like to have told them?",
    ],
  },
];
