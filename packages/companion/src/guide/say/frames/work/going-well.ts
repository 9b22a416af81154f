import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** Good news, praise, and work that went well. */
export const goingWellFrames: readonly Frame[] = [
  {
    id: "praised-at-work",
    weight: 3,
    when: selfPattern`^LEAD(?<who>BOSS|my colleagues?|the client|a customer|a patient|they|she|he) ADV(?:said|told me|wrote|says|tells me|thanked|praised|complimented)\b.{0,40}\b(?:thank(?:ed|s| you)?|well done|good job|great (?:job|work)|proud|pleased|impressed|brilliant|doing (?:really )?well|best|amazing|excellent|original|talented|potential|a natural|a pleasure)\b.{0,40}$`,
    not: /\b(?:but|not|n't|never|her best|my best|best friend)\b/i,
    say: [
      "That is good to hear from somebody who sees your work.",
      "It sounds as if what you do was noticed.",
      "That must have done you good.",
    ],
    ask: ["What was it like to hear that?", "Could you believe it?", "What do you think they saw?"],
  },
  {
    id: "got-the-job",
    weight: 2,
    tone: "glad",
    when: selfPattern`^LEAD(?:i(?:'ve| have)? ?ADV(?:got|passed|landed|been (?:offered|accepted|promoted)|was (?:offered|accepted|promoted)|got (?:offered|accepted|promoted)|made it into|paid off|finished|signed|won(?!')|graduated) ?(?:it|in\b|the (?:job|promotion|place|role|position|grant|flat|house|part|contract|test|exam|course|mortgage|debt)|my (?:exams?|test|driving test|course|degree|finals|debts?|loan|a[- ]?levels?|thesis|probation|first choice)|a (?:job|place|promotion|pay ?rise|first|distinction|new job|scholarship|raise|prize|2[:.]1)|an? [^,]{0,20}offer|into .{3,40}|promoted|accepted|offered)?\b.{0,50}|they (?:offered|gave|picked|chose|hired|accepted|promoted) me\b.{0,40})$`,
    not: /\b(?:rejected|fired|but|sacked|laid off|cancer|diagnos\w*|divorce\w*)\b/i,
    say: [
      "Congratulations. That is wonderful news.",
      "That is great. You must be so pleased.",
      "How good to hear that.",
    ],
    ask: ["How does it feel?", "How did you find out?", "Who did you tell first?"],
  },
  {
    id: "after-so-long-glad",
    weight: 2,
    tone: "glad",
    when: selfPattern`^LEAD(?:i(?:'ve| have|'d| had)? ?ADV(?:been )?(?:applying|trying|looking|waiting|working (?:for|towards)|saving|hoping|dreaming)\b.{0,60}|i (?:still |just )?(?:can't|cannot|don't) (?:quite )?believe it.{0,30}|it (?:took|has taken|'s taken) (?:me )?.{3,40})$`,
    say: [
      "After such a long time, no wonder it is hard to believe.",
      "That makes it even better.",
      "You kept going all that time.",
    ],
    ask: [
      "What kept you going?",
      "What was it like when it finally came?",
      "How will you mark it?",
    ],
  },
  {
    id: "told-them-glad",
    weight: 2,
    tone: "glad",
    when: selfPattern`^LEAD(?:i ADV(?:rang|called|told|phoned|texted|messaged)\b.{0,70}|(?:she|he|they|my \p{L}+|everyone|we)(?: all| both)? ADV(?:cried|screamed|hugged|cheered|celebrated|laughed|(?:was|were|is|are) (?:all |so |really |very |just |absolutely )*(?:happy|glad|proud|thrilled|delighted|chuffed|excited|pleased|buzzing|over the moon|in tears|crying|cheering|for me))\b.{0,50})$`,
    say: [
      "How lovely, to be able to share it.",
      "It sounds as if they are really glad for you.",
      "That must have been a happy moment.",
    ],
    ask: ["What was that like for you?", "Who else would you like to tell?", "What did they say?"],
  },
  {
    id: "bit-nervous-about-it",
    weight: 2,
    when: selfPattern`^LEAD(?:i'm|i am|i feel|i'm feeling|i get) ADV(?:a bit |a little |quite |really |pretty |so )*(?:nervous|anxious|scared|worried|apprehensive|unsure)(?: (?:about|for) (?:it|that|the (?:job|first day|start|move|exam|interview)|starting.*|going (?:back|in).*|tomorrow|monday|next week))?(?: though| too| as well)*$`,
    not: /\b(?:all the time|every day|constantly|always)\b/i,
    say: [
      "It makes sense to be nervous about something that matters to you.",
      "So there is some worry beside it.",
      "That is natural before something new.",
    ],
    ask: [
      "What are you most nervous about?",
      "What would help you feel a bit steadier?",
      "What do you picture, when you think of it?",
    ],
  },
  {
    id: "wanted-to-tell-someone-glad",
    weight: 3,
    tone: "glad",
    when: /^(?:anyway )?i (?:just |only |really )*(?:wanted|needed|had) to (?:tell (?:someone|somebody|you)|share (?:it|that|this)|say it)(?: .{0,30})?$/i,
    say: [
      "I’m glad you told me.",
      "Thank you for telling me. I’m happy for you.",
      "It is good to share something like that.",
    ],
    ask: ["How will you celebrate?", "Who else would be glad to hear it?"],
  },
  {
    id: "finally-noticed",
    weight: 2,
    tone: "glad",
    when: selfPattern`^(?:.{0,40}\b)?(?:they|people|someone|my (?:boss|manager)|he|she)(?:'ve| have|'s| has)? (?:finally|at last) (?:noticed|saw|seen|realised|realized|recognised|recognized|appreciated|listened|believed|see|notice)\b.{0,40}$`,
    say: [
      "At last somebody saw what you do.",
      "That must feel good after all that time.",
      "So it was noticed after all.",
    ],
    ask: [
      "What was it like to hear?",
      "What do you think they saw?",
      "What are you most proud of there?",
    ],
  },
  {
    id: "good-record",
    weight: 3,
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:ADV)never (?:ever |once )?(?:had|been|missed|taken|got|made|done)\b.{0,20}\b(?:warning|complaint|day off|day sick|sick day|late|in trouble|problem|mistake|deadline|anything wrong)\b.{0,40}$`,
    say: [
      "So you have a good record there.",
      "That counts for something too.",
      "One bad day does not undo all those years.",
    ],
    ask: [
      "Who there knows your work well?",
      "What would they say about you?",
      "Does it help a little to look at it that way?",
    ],
  },
  {
    id: "took-it-calmly",
    weight: 2,
    when: selfPattern`^LEAD(?<who>BOSS|he|she|they|(?:my|our) (?:[\p{L}-]+ )?\p{L}+) (?:was|were|has been|have been) (?:ADV)(?:calm|nice|kind|fine|understanding|good|lovely|okay|ok|great|supportive|sweet|decent)(?: (?:about|with) (?:it|that|me|everything))(?:,? but .+)?$`,
    say: [
      "So it was taken better than you feared.",
      "That is something.",
      "It sounds as if you were met with some understanding.",
    ],
    ask: ["Does that reassure you a little?", "What worries you all the same?", "What was said?"],
  },
  {
    id: "did-well",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:did |ADV)(?:got|get|did|had) (?:ADV)(?:a |an |some |my )?(?:(?:really |very |pretty )?(?:good|great|high|decent|nice|excellent|lovely) (?:mark|grade|feedback|result|score|review|comment)s?|well (?:in|on|at)|a first)\b.{0,50}$`,
    say: [
      "That is a good result, and it is yours.",
      "Well done. That counts.",
      "So there is something that went well.",
    ],
    ask: [
      "How was it to see that?",
      "What did you do well there?",
      "Does it change how you see yourself a little?",
    ],
  },
  {
    id: "was-good-for-once",
    weight: 2,
    tone: "heavy",
    when: selfPattern`^(?:.{0,80}\b)(?:that|it) was (?:ADV)(?:alright|all right|nice|good|okay|ok|lovely|fun|a good feeling)END`,
    not: /\b(?:but|until|before|used to|then it)\b/i,
    say: ["So that was a good moment.", "It is worth noticing that.", "I’m glad there was that."],
    ask: ["What was good about it?", "Could there be more of that?", "What was different then?"],
  },
];
