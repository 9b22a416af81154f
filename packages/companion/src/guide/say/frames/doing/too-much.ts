import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** Ought, must and cannot; too much, no time, and saying yes. */
export const tooMuchFrames: readonly Frame[] = [
  {
    id: "can-not-keep-this-up",
    when: selfPattern`^LEADi ADV(?:can't|cannot|couldn't|don't think i can|don't know how (?:much )?long(?:er)? i can|won't be able to) ADV(?:keep (?:this|it|that) up|keep (?:doing|working|living) (?:this|it|that|like this|like that|at this pace)|continue like this|do (?:this|it|this job|my job|that job|this work) (?:anymore|any more|much longer|forever)|carry on (?:like this|working like this)|take (?:much|any) more(?: of (?:this|it))?|keep up)END`,
    say: [
      "It has become too much to keep up.",
      "You have been going on like this for too long.",
      "So something has to change.",
    ],
    ask: [
      "What would have to give first?",
      "What would make the biggest difference?",
      "Who knows that it has come to this?",
    ],
  },
  {
    id: "stuck",
    when: selfPattern`^LEAD(?:i'm|i am|i feel|i've been|i've|i just feel|feeling|i'm feeling) ADV(?:stuck|trapped|in a rut|going (?:nowhere|round in circles|in circles)|not getting anywhere|not going anywhere|at a standstill|paralysed|paralyzed)(?: (?:in(?! (?:meetings?|traffic|bed|the office))|with|at|here|between) .{2,40})?END`,
    say: [
      "Being stuck is a miserable feeling.",
      "You want to move, and nothing is moving.",
      "So it has been standing still for you.",
    ],
    ask: [
      "Where in your life do you notice it most?",
      "What would moving a little look like?",
      "How long has it felt like that?",
    ],
  },
  {
    id: "guilty-to-say-no",
    when: selfPattern`^LEADi(?:'d| would)? ?ADV(?:feel|felt|get) ADV(?:guilty|bad|selfish|awful|terrible|mean|horrible) (?:if|when|whenever|for|about) (?:i )?ADV(?:say|said|saying|tak(?:e|ing)|rest(?:ing)?|leav(?:e|ing)|go(?:ing)?|don't|do(?:ing)?|stop(?:ping)?|ask(?:ing)?|sit(?:ting)?|spend(?:ing)?|have|having|put(?:ting)?|call(?:ing)?)\b.*$`,
    say: ["Feeling guilty does not have to mean that you are doing wrong."],
    ask: [
      "What would you say to a friend in your place?",
      "What would it be like to do it once, guilt and all?",
    ],
  },
  {
    id: "nothing-left-after-work",
    when: selfPattern`^(?:.{0,40}\b)?(?:i|when i|then i) ADV(?:go|get|come|'m|am|got|arrive) (?:home|in|back)\b.{0,30}\b(?:don't want to|can't|crash|collapse|fall (?:asleep|into)|nothing left|no energy|straight to bed|too tired|exhausted|switch off|just sit|on the sofa)\b.{0,40}$|^LEADi ADV(?:crash|collapse|fall asleep|am wiped out|am finished|am dead)\b.{0,10}(?:when|as soon as|once|after) (?:i (?:get|come|'m|am)|work).{0,30}$`,
    say: ["That sounds like real exhaustion."],
    ask: [
      "What would you like to have strength for?",
      "How long has it been like that?",
      "Is there a day when it is a bit better?",
    ],
  },
];
