import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** What one learnt as a child, and has kept. */
export const growingUpFrames: readonly Frame[] = [
  {
    id: "thought-it-was-normal",
    when: /^(?:.*\b)?i (?:just |always |really |honestly )?(?:thought|assumed) (?:that |it |this |everyone )+(?:was|were|is|had|lived) (?:just )?(?:normal|like that|that way|how it (?:was|is)|the same|it like that)\b.*$/i,
    say: [
      "You had nothing to compare it with.",
      "A child takes it as it comes. Only later does one see it.",
    ],
    ask: [
      "When did you begin to see it differently?",
      "What do you think of it today?",
      "What would you have needed?",
    ],
  },
  {
    id: "child-doing-adult-things",
    when: /^i (?:made|cooked|looked after|took care of|raised|got|put|washed|walked|brought up|cleaned|fed|ran|did)\b.*\b(?:when i was|since i was|from when i was|from the age of|at the age of|aged) ?(?:four|five|six|seven|eight|nine|ten|eleven|twelve|[4-9]|1[0-2])\b.*$/i,
    say: [
      "You were a child, doing what a grown-up should have done.",
      "That was far too much for a child of that age.",
      "So you had to be big very early.",
    ],
    ask: [
      "Who looked after you?",
      "What do you feel when you think of that child?",
      "What has stayed with you from that time?",
    ],
  },
  {
    id: "parent-was-not-there",
    when: /^(?:my (?:mum|mom|mother|dad|father|parents)|she|he|they) (?:just |was |were |really )*(?:wasn't|weren't|was never|were never|was hardly ever|wasn't really|weren't really) (?:really |ever )?(?:there|around|present|available|interested)(?: for (?:me|us))?$/i,
    say: ["That is hard for a child, even without any cruelty."],
    ask: [
      "What was that like for you?",
      "Who was there for you instead?",
      "What did you do with your worries then?",
    ],
  },
  {
    id: "sees-it-as-a-parent",
    when: /^(?:and |but )?now (?:that )?i(?:'ve| have| am|'m)? (?:got |a |have )?(?:(?:my own )?(?:kids|children|a (?:son|daughter|child|baby)|(?:a )?(?:mum|mom|dad|mother|father|parent))(?: (?:myself|of my own|too))?)\b.*\b(?:see|realise|realize|understand|think|know|can't)\b.*$/i,
    say: ["With children of your own, it looks different.", "That brings it close again."],
    ask: [
      "What do you see today that you could not see then?",
      "What would you have wanted for the child you were?",
      "How does it affect you as a parent?",
    ],
  },
  {
    id: "every-year-i",
    when: /^(?:but |and |still )?every (?:year|may|june|spring|autumn|winter|christmas|\w+ber)\b.*\bi (?:still )?(?:count|think|remember|light|go|cry|work out|wonder|buy)\b.*$/i,
    say: ["So it has stayed with you through all the years.", "It has its place in your year."],
    ask: [
      "What do you think of then?",
      "Does anybody know about it?",
      "What does it mean to you to do that?",
    ],
  },
  {
    id: "read-the-room",
    when: /^(?:.*\b)?i (?:learned|learnt|had|had learned|always had) (?:early |quickly |how )?(?:to |not to )(?:read the room|be (?:quiet|good|careful|invisible|small|perfect)|keep (?:quiet|the peace|my (?:mouth|head))|stay out of the way|look after (?:myself|everyone)|not (?:cry|ask|need|feel)|hide|walk on eggshells|please|make (?:myself|people))\b.*$/i,
    say: [
      "You learnt that early, because you had to.",
      "That was a clever way for a child to stay safe, and it is tiring for an adult.",
      "So you watched others very closely from the beginning.",
    ],
    ask: [
      "When do you notice it today?",
      "What would you have needed then?",
      "With whom do you not have to do it?",
    ],
  },
  {
    id: "once-wanted-to-be",
    when: /^(?:i (?:always |once |originally |really )*(?:wanted|dreamed of|dreamt of|hoped|meant|was going|was supposed) (?:to be(?:come)?|being|to go|to study|to travel|to write|to paint|to have|to do)\b.*\b(?:once|when i was|instead|but|as a (?:kid|child)|back then|never)\b.*|i (?:haven't|have not) (?:painted|written|sung|danced|drawn|played|sewn|run|swum|read)\b.*\b(?:years|months|since|ages|a long time)\b.*)$/i,
    say: ["So there is something you put aside long ago."],
    ask: [
      "What did you love about it?",
      "What made you stop?",
      "What would a small beginning look like today?",
    ],
  },
  {
    id: "told-as-a-child",
    when: pattern`^(?:when i was (?:a (?:kid|child)|little|young|growing up|at school|\d+),? |growing up,? |as a (?:kid|child),? )(?:OTHER|people|teachers|kids at school|everyone|the other kids) ADV(?:always |used to |would (?:always )?|never )?(?:said|say|told|tell|called|call|made fun|laughed?|compared?|criticised|criticized|shout(?:ed)?|ignored?)\b.*\b(?:me|i|i'd|i was)\b.*$|^(?:.*\b)?(?:everyone|they|the teachers?|my (?:teachers?|parents|dad|mum|mom)) (?:always )?(?:said|told me|thought|used to say) (?:that )?i(?:'d| was| would| wasn't| couldn't)\b.*\b(?:thick|stupid|slow|lazy|ugly|fat|never|nothing|trouble|difficult|useless|not (?:clever|bright|good))\b.*$`,
    say: [
      "Words like that stay with a child for a long time.",
      "So you learnt early to see yourself like that.",
      "That must have been hard to hear, at that age.",
    ],
    ask: [
      "How much of it do you still believe?",
      "What would you have needed to hear?",
      "Who was on your side at that time?",
    ],
  },
];
