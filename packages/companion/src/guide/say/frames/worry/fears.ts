import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** What is feared and dreaded, in its many shapes. */
export const fearFrames: readonly Frame[] = [
  {
    id: "irrational",
    when: pattern`^LEADI (?:do )?know (?:deep down |in my head |rationally |logically |really )?(?:that )?(?:it's|it is|that's|this is|they're|it sounds|that sounds|it's probably|it is probably|it's just|I'm being|I'm) (?:all |really |probably |just |so |completely |totally |a bit |being )*(?:irrational|silly|stupid|ridiculous|crazy|daft|dumb|mad|nothing|unlikely|unreasonable|not (?:rational|logical|likely|true|real|going to happen)|in my head|pathetic|paranoid|overreacting|just anxiety|my anxiety|anxiety)\b.*$|^I know (?:all )?the (?:statistics|stats|facts|odds|numbers|theory)\b.*$`,
    say: [
      "You know that in your head, and the fear comes all the same.",
      "Knowing it doesn’t make it stop. It is like that for many people.",
      "It isn’t silly. You can know better and still be afraid.",
    ],
    ask: [
      "What happens when you try to talk yourself out of it?",
      "How strong is it, when it comes?",
      "How long has it been this way for you?",
    ],
  },
  {
    id: "dreading",
    when: pattern`^LEADI(?:'m| am|'ve been| was)? ADV(?:dread|dreading|dreaded) (?<x>(?!it\b|this\b|that\b).+)$`,
    say: [
      "You are dreading {x}.",
      "So {x} is hanging over you.",
      "The dread comes long before the thing itself.",
    ],
    ask: [
      "Which part of it do you dread most?",
      "What do you imagine it will be like?",
      "What would make it a little easier?",
    ],
  },
  {
    id: "every-little-sign",
    when: pattern`^(?:every|any|each) (?:little |single |tiny |small |slightest |time (?:I|my) )*(?:twinge|ache|pain|noise|sound|cough|headache|symptom|flutter|bump|mark|phone call|text|email|message|siren|creak)\b.*\b(?:I|my|and)\b.*\b(?:think|panic|worry|jump|convinced|scared|heart|happening|sure|thinking|freak)\b.*$`,
    say: [
      "So you are on guard all the time.",
      "Each small thing sets the fear off again.",
      "It is tiring to listen for danger like that.",
    ],
    ask: [
      "What goes through your mind in that moment?",
      "How long does it take until you are calm again?",
      "What helps you then?",
    ],
  },
  {
    id: "never-forgive-myself-if",
    when: pattern`^if .+ I(?:'d| would|'ll| will) never (?:be able to )?(?:forgive|live with) myself$`,
    say: [
      "The thought of being to blame is the worst of it.",
      "You would hold yourself responsible, and that is why you can’t leave it alone.",
      "So a great deal seems to depend on you.",
    ],
    ask: [
      "When would you have done enough?",
      "How often does that thought come?",
      "What would you say to a friend with that fear?",
    ],
  },
  {
    id: "have-a-phobia",
    when: pattern`^LEADI(?:'ve| have)(?: got| always had)? (?:a|this) (?:real |bad |massive |huge |terrible |lifelong |big )?(?:phobia|fear) (?:of|about) (?<x>.+)$`,
    say: [
      "You are really afraid of {x}.",
      "A fear like that is strong, and it isn’t a choice.",
      "So that fear has been with you.",
    ],
    ask: [
      "When did it start?",
      "What is the worst part of it, for you?",
      "What have you done about it so far?",
    ],
  },
  {
    id: "boss-wants-to-see-me",
    themes: ["work", "study", "anxiety"],
    when: pattern`^LEAD(?:my (?:\w+ )?(?:boss|manager|supervisor|head|tutor|teacher|line manager|director)|hr|the (?:boss|head|headteacher|school)) (?:(?:wants?|asked|has asked|needs?|'s asked) (?:to (?:see|meet|speak|talk|have a)|me (?:to come in|in|for a)|a (?:meeting|word|chat|quick))|called me in|has called me in|(?:has )?booked a meeting)\b.*$`,
    say: [
      "And now you are left guessing what it is about.",
      "Not knowing what it is about makes the wait long.",
    ],
    ask: [
      "What do you think it could be?",
      "What is the worst you imagine?",
      "Could you find out beforehand?",
    ],
  },
  {
    id: "cannot-go-through-it-again",
    when: pattern`^LEADI (?:just |really |honestly |don't think I )*(?:can't|couldn't|cannot|can|don't want to|won't) (?:go through|face|do|take|handle|cope with|have|stand) (?:that|this|it|all that|all of that|something like that|another one) again$`,
    say: [
      "Once was enough. You are afraid of having to go through it again.",
      "I can understand that, after what you went through.",
    ],
    ask: [
      "What was the worst of it, that time?",
      "What got you through, that time?",
      "What is different now?",
    ],
  },
  {
    id: "afraid-it-comes-back",
    when: pattern`^LEADI(?:'m| am| keep being| live) ADV(?:scared|afraid|worried|terrified|frightened|in fear) (?:of it|it will|it'll|that it'll|that it will|about it|of the \w+|of (?:cancer|things)) (?:coming|come|returning|return|happening|happen)(?: back| again)?\b.*$`,
    themes: ["health", "anxiety", "lowMood", "habit", "sleep"],
    say: [
      "That fear doesn’t go away just because it is over for now.",
      "It is hard to trust that it is really over.",
      "So you can’t quite breathe out yet.",
    ],
    ask: [
      "When is that fear strongest?",
      "What helps you with it, even a little?",
      "Who can you say that to?",
    ],
  },
];
