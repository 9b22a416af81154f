import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Not being asked, not belonging, and going where one knows nobody. */
export const leftOutFrames: readonly Frame[] = [
  {
    id: "friend-has-others",
    weight: 2,
    themes: ["friendship"],
    when: pattern`^LEADWHO(?:'s|'re)? ADV(?:has|have|got|has got|found|met|made|spends? (?:all )?(?:his|her|their) time with|hangs? out with|is always with|are always with|started seeing|started dating)\b.*\b(?:new (?:boyfriend|girlfriend|partner|friends?|group|job|mates|people|life|baby)|other (?:friends|people|mates)|someone|boyfriend|girlfriend)\b.*$`,
    say: [
      "So there is less room for you than there was.",
      "It is hard to watch somebody’s life fill up with other people.",
      "I imagine you feel a bit replaced.",
    ],
    ask: [
      "What has it been like for you since?",
      "What did the two of you do together before?",
      "Do you think it has been noticed on the other side?",
    ],
  },
  {
    id: "not-invited",
    weight: 3,
    when: /\b(?:i (?:wasn't|was not|didn't get|am not|haven't been|was never|wasn't even)|i'm not|(?:didn't|don't|never|did not) (?:even )?(?:invite|ask|include|tell) me)(?: even)?(?: (?:invited|asked|included|part of it))?\b(?<=invited|asked|included|of it|invite me|ask me|include me|tell me)(?! (?:to|why|what|how|if)\b)/i,
    say: [
      "You were left out. I imagine that stung.",
      "It hurts not to be asked.",
      "That must have made you wonder where you stand.",
    ],
    ask: [
      "What did you feel, when you realised?",
      "What do you think happened there?",
      "Would you want to say something about it?",
    ],
  },
  {
    id: "found-out-online",
    weight: 2,
    when: /\bi (?:only |just )?(?:saw|found out|read|noticed|heard)\b.{0,40}\b(?:on|through|from|via) (?:their |her |his |someone's )?(?:stories|story|instagram|insta|facebook|snap\p{L}*|tiktok|whatsapp|social media|the group chat|someone else|other people|a friend)\b/iu,
    say: [
      "That is a painful way to find out.",
      "So you had to see it there.",
      "You were not even told.",
    ],
    ask: [
      "What was your first thought?",
      "Have you said anything about it?",
      "What would you have wanted instead?",
    ],
  },
  {
    id: "everyone-does-but-me",
    weight: 2,
    when: /^(?:everyone|everybody|all (?:of them|my friends|the others)|they all|the others)\b.{3,60}(?:,| and| but) (?:and |but )?i(?:'m| am)? (?:don't|can't|never|not|just|didn't|couldn't|hate|stay|sit)\b.*$/i,
    say: [
      "So you are the odd one out there.",
      "That makes it hard to join in.",
      "It is not easy, when everybody else does it.",
    ],
    ask: [
      "What do you do, while the others are at it?",
      "How is that for you?",
      "Is there anybody there who is more like you?",
    ],
  },
  {
    id: "i-stay-in",
    weight: 2,
    when: /^i (?:just |mostly |usually |always |end up |basically |mainly )*(?:stay|staying|stayed|hide|hiding|am stuck) (?:in|at|inside)(?: (?:my|the))? ?(?:room|home|bed|flat|house|bedroom|alone)\b.*$/i,
    say: ["And the evening goes by like that."],
    ask: [
      "What would you rather be doing?",
      "What keeps you from going out?",
      "What are those hours like?",
    ],
  },
  {
    id: "others-look-happy",
    weight: 2,
    when: /^(?:they|everyone|everybody|people|others|all my friends|my friends|everyone else|other (?:people|mums|couples|families))(?: all)?(?: just| always)? (?:seems?|looks?|are|is|seem like)(?: to be)? (?:so |all |really |just |already )*(?:having (?:the best|a great|a good|such a|fun|the time)|happy|fine|doing (?:so )?(?:well|great|better)|enjoying|thriving|sorted|coping|normal|perfect|getting on)\b.*$/i,
    say: [
      "It looks to you as if everybody else is having a better time.",
      "That makes it harder, to see others like that.",
      "From outside it often looks easy for everybody else.",
    ],
    ask: [
      "What is it like for you to see that?",
      "What would you like to have of it?",
      "Who might feel the same as you, without showing it?",
    ],
  },
  {
    id: "know-nobody-at-it",
    weight: 3,
    when: /\b(?:club|group|class|party|event|choir|meet-?up|wedding|course|society|church|gym)\b.*\bi (?:don't|wouldn't|won't|hardly|barely) know (?:anyone|anybody|a soul|people)\b.*$/i,
    say: [
      "It is not easy to walk in where you know nobody.",
      "The first time is the hardest.",
      "So you are thinking about it, and that is what holds you back.",
    ],
    ask: [
      "What would you like about it?",
      "What would make the first visit easier?",
      "What would you need to know beforehand?",
    ],
  },
  {
    id: "people-look-at-me",
    weight: 2,
    when: /^(?:now )?(?:people|everyone|everybody|they|kids|others|some people|half the \p{L}+|the (?:girls|boys|others))(?: (?:at|in|from) .+?)? (?:all |just |always |keep |are |is )*(?:look(?:s|ed|ing)?|star(?:e|es|ed|ing)|talk(?:s|ed|ing)?|whisper(?:s|ed|ing)?|laugh(?:s|ed|ing)?|avoid(?:s|ed|ing)?|treat(?:s|ed|ing)?|gossip(?:s|ed|ing)?|point(?:s|ed|ing)?) ?(?:at|about|behind|with)? ?(?:me|my back|us)\b.*$/iu,
    say: [
      "It must be hard to walk in there.",
      "That makes you feel watched.",
      "I imagine you would like to be invisible at such moments.",
    ],
    ask: [
      "What is that like for you?",
      "Who is on your side there?",
      "What do you do, when it happens?",
    ],
  },
  {
    id: "ground-to-swallow-me",
    weight: 3,
    when: /\b(?:ground|earth|floor) to (?:swallow|open)|\b(?:die|died) of (?:shame|embarrassment)|\bwanted to (?:sink|vanish) /i,
    say: [
      "That must have been awful.",
      "I imagine you felt very exposed.",
      "You wanted to be anywhere but there.",
    ],
    ask: [
      "What happened then?",
      "What would have helped you in that moment?",
      "How are you with it now?",
    ],
  },
  {
    id: "have-not-in-ages",
    weight: 2,
    when: /^i(?:'ve)? (?:literally |honestly |really )?(?:haven't|have not|not|never) (?:really |even )?(?:had|been|gone|seen|done|slept|taken|worn|bought|danced|played|eaten out)\b(?! like that).* (?:in|for) (?<x>(?:over |about |nearly |almost |more than )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|a few|a couple of|so many) (?:years|months|weeks)|years|months|ages|so long|a (?:year|month|long time))$/i,
    say: ["{X} is a long time to go without.", "That has been missing for a long time."],
    ask: [
      "What do you miss about it?",
      "What would it take to have that again?",
      "What stands in the way?",
    ],
  },
  {
    id: "without-me",
    weight: 3,
    when: pattern`^LEAD(?:WHO|everyone|all of them|they all) .*\bwithout (?:even )?(?:me|inviting me|telling me|asking me|saying (?:anything|a word)|a word|discussing it|checking with me)(?: .*)?$`,
    not: /\b(?:live|cope|manage|better off|happier) without me\b/i,
    say: [
      "And you were not asked.",
      "It hurts to be passed over like that.",
      "I imagine that made you wonder where you stand.",
    ],
    ask: [
      "How did you find out?",
      "Have you said anything about it?",
      "What do you think was behind it?",
    ],
  },
  {
    id: "sits-alone",
    weight: 3,
    when: /\bi(?:'ve been| have been|'m| am| was| just| usually| always)* (?:sitting|eating|sit|eat|ate|sat|standing|stood|spending|spend|spent|walking|go|going)\b.{0,40}\b(?:alone|on my own|by myself)\b/i,
    not: /\b(?:love|enjoy|like|nice|lovely|peace\w*|going to|i'll|nobody needs)\b/i,
    say: [
      "That sounds lonely.",
      "That must be hard, with others around you.",
      "I’m sorry you are on your own there.",
    ],
    ask: [
      "What is that like for you?",
      "Who would you like to be with?",
      "What do you do in that time?",
    ],
  },
  {
    id: "so-i-need-not-face-it",
    weight: 2,
    when: /\bso (?:that )?i (?:don't|didn't|wouldn't|won't) have to (?<x>(?:go (?:in|to|back|out)|see|face|talk|be there|deal|answer|meet|explain|sit)\b.*)$/i,
    say: [
      "You would rather not have to {x}.",
      "I can understand that you want to stay away from it.",
      "It has become that hard.",
    ],
    ask: [
      "What would be the hardest part of it?",
      "Who knows the real reason?",
      "What would make it a little easier?",
    ],
  },
  {
    id: "there-is-one-person",
    weight: 3,
    when: /^there(?:'s| is)(?: just| only)? (?:this|one|a|an) (?:\p{L}+ ){0,2}?(?:girl|boy|guy|woman|man|person|friend|colleague|lady|neighbour|teacher|nurse|cousin|aunt|lad|mum|dad)\b.*\b(?:nice|kind|friendly|talks?|smiles?|asks?|listens?|helps?|like|likes|get on|chat|understands?|who|(?:at|in|from) (?:my|the|work|church|school))\b.*$/iu,
    say: [
      "So there is somebody there.",
      "One person can make a difference.",
      "That is good to hear.",
    ],
    ask: [
      "How do the two of you get on?",
      "What do you like about that person?",
      "What would be a small next step there?",
    ],
  },
  {
    id: "stands-there",
    weight: 2,
    when: /^i (?:just |always |usually |then )*(?:(?:stand|sit|stood|sat|hang|hung|linger) (?:there|around)|(?:stand|stood) (?:at the|in the|by the)) ?(?:alone|on my own|by myself|with nobody|looking at my phone|not knowing|like a|pretending|quietly|in silence|while|and nobody)\b.*$/i,
    not: /\b(?:laugh\w*|cried|shock|hospital|funeral|bed)\b|\b(?:said nothing|couldn't|meeting|boss)\b/i,
    say: [
      "That is an uncomfortable moment.",
      "I imagine you feel out of place at that moment.",
      "That sounds uncomfortable.",
    ],
    ask: [
      "What goes through your mind then?",
      "What do you wish would happen?",
      "What would make it easier?",
    ],
  },
  {
    id: "there-is-something-to-go-to",
    weight: 3,
    when: /^(?:there(?:'s| is|'re| are| was| were)|i (?:saw|found|noticed|read about)|they(?:'ve| have)? (?:got|run)) (?:a|an|this|some|one|these) (?!.*\b(?:guy|girl|man|woman|boy|person|lad|lady|friend)\b).*\b(?:club|groups?|class|classes|morning|meetings?|meet-?up|choir|course|event|session|lunch|helpline|counsellor|workshop|playgroup|gym|society|volunteers?|debrief|support group|open day|taster)\b(?!.*\bi don't know\b).*$/i,
    say: [
      "So there is something you could go to.",
      "That is worth a thought.",
      "That could be a way in.",
    ],
    ask: [
      "What draws you to it?",
      "What would make it easier?",
      "What holds you back, if anything does?",
    ],
  },
  {
    id: "not-here-for-it",
    weight: 3,
    when: pattern`^LEADWHO (?:isn't|is not|won't be|can't be|will not be|'s not) (?:here|there|around) (?:to (?!help)|for (?:it|this|the|my|christmas)|with me|to see)\b.*$`,
    say: [
      "You miss {whom}, most of all at a moment like that.",
      "That is a gap nobody else can fill.",
      "I’m sorry {who} can’t be there.",
    ],
    ask: [
      "What would it mean to have {whom} there?",
      "How would you like to remember {whom} on that day?",
      "Who knows how you feel about it?",
    ],
  },
  {
    id: "invited-me",
    weight: 3,
    when: pattern`^LEADWHO(?:'s)? ADV(?:asked|invited|has invited|has asked|texted) (?:me|us) (?:round|over|out\b|along|to (?:tea|dinner|lunch|join|come|a |his |her |their )|for (?:tea|dinner|a |coffee|lunch|drinks))\b.*$|^LEADWHO ADVasked (?:me )?if i(?: wanted|'d like| would like| fancied) (?:to (?:come|join|go out|meet)|a (?:drink|coffee|walk))\b.*$`,
    say: [
      "How nice to be asked.",
      "So somebody would like your company.",
      "That is a kind invitation.",
    ],
    ask: ["How do you feel about it?", "Would you like to go?", "What would you look forward to?"],
  },
];
