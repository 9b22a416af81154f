import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Illness, pain, doctors, and waiting for results. */
export const illnessFrames: readonly Frame[] = [
  {
    id: "waiting-for-result",
    when: pattern`^LEADI(?:'m| am|'ve been| have been| was)? ADV(?:still |now |also )*(?:waiting|wait|have to wait) (?:for|on|to (?:hear|find out|see|get|know))(?: back)?(?: about| from)? ?(?<x>(?:my|the|a|an|results?|biopsy|test|news|blood|scan|what|if|whether)\b.+|results)$`,
    not: /\bwaiting for (?:him|her|them|my (?:mum|mom|dad|husband|wife|son|daughter|friend|boyfriend|girlfriend)) to\b|\b(?:plumber|electrician|delivery|parcel|bus|train|kettle|taxi|sale)\b/i,
    say: ["Waiting like that is hard."],
    ask: [
      "When will you know more?",
      "How do you get through the waiting?",
      "What goes through your mind while you wait?",
    ],
  },
  {
    id: "found-something",
    when: pattern`^LEADI(?:'ve| have)? ADV(?:found|noticed|felt|discovered) (?:a|this|something|some|an) (?:\w+ )?(?:lump|mole|blood|bump|swelling|rash|growth|spot|lumps)\b.*$`,
    not: /\b(?:nothing|benign|all clear|harmless|turned out|went away|ago)\b/i,
    say: ["That is frightening to find."],
    ask: ["What has happened since?", "Who knows about it?", "Has a doctor seen it?"],
  },
  {
    id: "diagnosed-with",
    when: pattern`^LEADI(?:'ve| have|'m| was| got| am)? ADV(?:been |recently |finally |got )*(?:diagnosed|told I have|told I've got)(?: with| as| as having)? ?(?:(?<x>.+?)(?: (?:on \w+day|yesterday|today|(?:last|this) \w+|in \w+|at \w+|(?:a|\d+|\w+|a few|a couple of) \w+ ago|at \d+|aged? \d+))*)?$`,
    say: ["That is a lot to take in.", "So now it has a name: {x}."],
    ask: [
      "How did you take it?",
      "What does it mean for you, from day to day?",
      "Who is with you in this?",
    ],
  },
  {
    id: "one-day-can-next-cannot",
    when: pattern`^(?:yesterday|last week|on monday|one day|one minute) I (?:could|can|was|managed|did|felt|'m|am)\b.+\b(?:today|now|the next|this week)\b.*\b(?:can't|couldn't|not|barely|nothing|struggle|awful|bad)\b.*$`,
    say: ["One day you can, and the next day you can’t."],
    ask: [
      "How do you cope with that?",
      "What is it like when it turns?",
      "What helps on a day like today?",
    ],
  },
  {
    id: "no-one-knows-the-cause",
    when: pattern`^LEAD(?:nobody|no one|no doctor|none of them|they|the doctors?|doctors|the hospital) ADV(?:can|could|can't|cannot|couldn't|don't|doesn't|didn't|have|haven't|knows?|know) ?(?:tell me|explain|find|found|know|say|figure out|work out|been able to .+)?(?: me)? ?(?:why|what|anything|the cause|a cause|a reason|anything wrong|what's wrong|what it is|what's causing it)\b.*$`,
    themes: ["health", "body", "sleep", "anxiety"],
    say: [
      "And nobody can tell you why. That is hard in itself.",
      "No answer, and you still have to live with it.",
    ],
    ask: [
      "What have they looked at so far?",
      "How do you live with not knowing?",
      "What do you think it is?",
    ],
  },
  {
    id: "might-see-doctor",
    when: pattern`^(?:maybe |perhaps |so maybe |I think |I guess |I know |and maybe )*I (?:probably |really |do |definitely |maybe )*(?:should|need to|could|might|ought to|'ve been thinking (?:of|about)|have been thinking (?:of|about)|want to|will|'m going to|'ll|have to|'d like to)(?: probably| maybe| just| finally| go and| go to| at least)* ?(?:see|seeing|talk to|talking to|speak to|speaking to|go to|going to|call|calling|ring|ringing|get|book|make|find|visit)(?: an? appointment (?:with|at))? (?:a|the|my|some|someone|somebody|to)? ?(?:doctors?|gp|therapist|counsell?or|therapy|counselling|professional(?: help)?|help|psychologist|psychiatrist|appointment|doctor's|doctor's appointment)\b.*$`,
    say: ["That sounds like a sensible step.", "I think that is a good idea."],
    ask: [
      "What would you want to tell them?",
      "What has kept you from it so far?",
      "When could you make the call?",
    ],
  },
  {
    id: "bad-spell-now",
    when: pattern`^LEADI(?:'m| am|'ve been)? ADV(?:in the middle of|having|in|going through|had) (?:a|another|my) (?:really |very |bit of a )?(?:bad |big |huge |awful |rough )*(?:flare-?up|flare|relapse|episode|attack|bad (?:spell|day|patch|phase|week|night)|spell|low|dip)\b.*$`,
    say: ["So it is bad at the moment.", "I’m sorry. That is hard to be in."],
    ask: [
      "How are you right now?",
      "What helps a little, when it is like this?",
      "Who is looking after you?",
    ],
  },
];
