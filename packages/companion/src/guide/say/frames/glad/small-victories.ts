import type { Frame } from "../frame.ts";

/** Something done, a good day, and feeling better. */
export const smallVictoryFrames: readonly Frame[] = [
  {
    id: "did-the-hard-thing",
    when: /^(?:(?:today|yesterday|this (?:morning|week)|last night|guess what|so|well|but|and|i can't believe it but|also)[,:]? )*i (?:finally |actually |just |really |did |even )*(?:told (?:him|her|them|my \w+) (?:the truth|how i (?:feel|felt)|no|everything)|stood up (?:for myself|to\b.*)|said no(?! (?:worries|problem|thanks|need|bother|big))|asked for help|made the (?:call|phone call|appointment)|(?:called|rang|phoned|booked|saw|went to) (?:the|a|my) (?:doctor|gp|dentist|therapist|counsellor|bank|helpline)|spoke up|set a boundary|(?<=finally |actually )did it|went through with it|opened the (?:letter|post|bills?)|left the house|got (?:up|out of bed|dressed)|met (?:a|my|some) (?:\w+ )?friends?|saw (?:a|my|some) friends?|(?:had|took) a shower|washed (?:up|my hair|the dishes)|tidied|cleaned|cooked|went for a (?:walk|run|swim)|went (?:outside|to the gym|swimming|to the group|to the meeting)|drove|flew|got on the (?:bus|train|plane))\b(?<x>.*)$/i,
    not: /\b(?:it's fine|its fine|it's ok|didn't|couldn't|wish|but (?:he|she|they|it|i)|regret|cruel|died|shouldn't|don't know why|crash\w*|threw up|cried the whole)\b|\bwith my (?:son|daughter|kids|wife|husband)\b/i,
    say: [
      "Well done. That was a real step.",
      "You did it. That counts, however small it may look.",
      "Good for you. I imagine that was not easy.",
    ],
    ask: ["How was it?", "What helped you to do it?", "How did you feel afterwards?"],
  },
  {
    id: "first-time",
    when: /^(?:.*\b)?(?:(?:for )?the first time (?:in (?:\w+ )*(?:years|months|weeks|days|ages|forever|a (?:long time|while|year|month|week))|since\b.*|ever|in my life)|first (?:good |proper |real )?(?:day|night|week|laugh|meal|weekend) (?:in|since|without)\b.*|haven't (?:felt|laughed|slept) (?:this|like this|so|that)\b.*\b(?:in|for) (?:years|months|weeks|ages|so long|a long time))\b.*$/i,
    not: /\b(?:first time i (?:met|saw|heard)|drank|cried|panic\w*|cut|hit me|hurt|alone|lonely|failed|without (?:him|her|them|my \w+)|since (?:he|she|they) (?:died|left))\b|\b(?:hate|guilty|ashamed)\b/i,
    say: ["I’m glad to hear that."],
    ask: [
      "What was it like?",
      "What made it possible this time?",
      "What would help it to happen again?",
    ],
  },
  {
    id: "gone-without",
    when: /^(?:(?:i(?:'ve| have) had |and )?(?:no|not a|not one|not had a) (?:booze|alcohol|drink|drinks|drop|smoking|fags?|cigarettes?|weed|gambling|bets?|vape|vaping|sugar|takeaways?) (?:since|for|in)\b.*|i(?:'ve| have)n't (?:had a drink|drunk|smoked|gambled|placed a bet|used|vaped) (?:since|for|in)\b.*)$/i,
    not: /\b(?:until|but (?:i|then)|relaps\w*|slipped)\b/i,
    say: [
      "That takes some doing. Well done.",
      "So you have kept that up. That is no small thing.",
      "You can be proud of that.",
    ],
    ask: ["What has helped you most?", "What is different for you now?", "When is it hardest?"],
  },
  {
    id: "sober-count",
    when: /^(?:.*\b)?(?:(?:today (?:is|makes|marks) |i(?:'m| am|'ve been| have been) |it's been |that's )?(?<x>(?:\w+ )?(?:\d+|a hundred|one|two|three|four|five|six|seven|eight|nine|ten|thirty|sixty|ninety|a) (?:full |whole )?(?:days?|weeks?|months?|years?)) (?:sober|clean|smoke-?free|without (?:a drink|drinking|smoking|a cigarette|gambling|a bet|drugs|using|binge?ing|self-?harm\w*)|off (?:the drink|drugs|cigarettes|alcohol)))\b.*$/i,
    not: /\b(?:relaps\w*|slipped|drank|used again|lost it)\b/i,
    say: [
      "{X}. Well done, that is a real achievement.",
      "That takes strength, day after day. Well done.",
      "You can be proud of every one of those days.",
    ],
    ask: [
      "What has helped you most?",
      "What is different for you now?",
      "What was the hardest day, and how did you get through it?",
    ],
  },
  {
    id: "getting-life-back",
    when: /^(?:it|this|that) (?:really |just |honestly )?(?:feels?|felt|is) (?:like|as if|as though) (?:i(?:'m| am|'ve| was| got)? )?(?:getting |got |have |finding )?(?:my (?:life|freedom|self) back|myself (?:back|again)|a (?:new|fresh) start|a weight|free|freedom|i can breathe)\b.*$/i,
    say: [
      "That is a great deal more than it looks from outside.",
      "How good, to feel like that again.",
      "So it means something much bigger to you.",
    ],
    ask: [
      "What would you like to do with it?",
      "What does it make possible for you?",
      "When did you first notice that feeling?",
    ],
  },
  {
    id: "nothing-bad",
    when: /^(?:hi |hey )?(?:nothing (?:bad|wrong|terrible|awful|dramatic|sad)|no (?:drama|crisis|problems?))(?: (?:today|really|actually|for once|this time|to report|happened))*$/i,
    say: [
      "That is good to hear. Good days are welcome here too.",
      "I’m glad. It does not have to be a problem to be worth telling.",
      "How nice, for a change.",
    ],
    ask: [
      "What has today been like?",
      "What would you like to tell me?",
      "What made it a good day?",
    ],
  },
  {
    id: "silly-but-happy",
    when: /^(?:i know )?(?:it(?:'s| is)|this is|that's) (?:so |a bit |probably |really |just |only )?(?:stupid|silly|daft|small|a small thing|nothing|not much|a little thing|ridiculous),? but\b.*\b(?:happy|smile|proud|glad|like it|love it|good|calm)\b.*$/i,
    say: [
      "It is not silly. A small thing that makes you happy is worth a lot.",
      "Small things count.",
      "I’m glad you have it.",
    ],
    ask: [
      "What is it about it that makes you happy?",
      "What else does that for you?",
      "How long have you had it?",
    ],
  },
  {
    id: "then-and-now",
    themes: ["goodNews"],
    when: /^(?:this time |exactly )?(?:a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) (?:years?|months?|weeks?) ago(?: today)?,? i (?:was|woke|couldn't|had|thought|didn't|wouldn't|lived|slept|lost)\b.*$|^this time last (?:year|month) i\b.*$/i,
    say: [
      "That shows how far you have come.",
      "What a difference between then and now.",
      "You have come a long way since that.",
    ],
    ask: [
      "What made the difference?",
      "What would you say to the person you were then?",
      "What has changed most?",
    ],
  },
  {
    id: "still-think-of-drinking",
    themes: ["goodNews", "habit"],
    when: /^(?:i )?(?:still |do still |sometimes |often )+(?:think about|crave|want|miss|get (?:the )?(?:urges?|cravings)) (?:it|drinking|a drink|smoking|a cigarette|using|gambling|one|the)?\b.*$/i,
    say: [
      "Of course. The wish does not simply go away, and you withstand it each day.",
      "It is honest to say so. It does not take anything away from what you have done.",
      "So it is still work, every day.",
    ],
    ask: [
      "What do you do when the thought comes?",
      "When is it strongest?",
      "Who knows that it is still there?",
    ],
  },
  {
    id: "ran-that-far",
    when: /^(?:today |yesterday |this morning |finally )*i(?:'ve)? (?:just |finally |actually )*(?:ran|swam|cycled|walked|climbed|lifted|rowed|hiked|danced|finished|completed) (?:a |my |the |my first |my whole |for )?(?:\d+(?:\.\d+)? ?(?:k|km|miles?|lengths|minutes|kg)|marathon|half marathon|10k|5k|race|mountain)\b.*$/i,
    say: [
      "Well done. That is a real achievement.",
      "That is great. You can be proud of that.",
      "You did it. Good for you.",
    ],
    ask: ["How did it feel at the end?", "What kept you going?", "When did you start?"],
  },
];
