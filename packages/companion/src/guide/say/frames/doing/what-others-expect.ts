import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** What others hope for, say about it, or would say if they knew. */
export const whatOthersExpectFrames: readonly Frame[] = [
  {
    id: "means-well",
    weight: 2,
    when: /^(?:i know )?(?:that )?(?:she|he|they|(?:my )?(?:mum|mom|dad|parents|wife|husband|boss|friends?))(?:'s| is|'re| are)? (?:only |just |both )?(?:means? well|mean(?:ing)? well|trying to help|tr(?:y|ies) to help|being nice|being kind|worried about me|wants? (?:the best|what's best)(?: for me)?|cares? about me)$/i,
    say: [
      "So it is meant kindly, and it is still not easy.",
      "You can see the good will in it.",
      "That makes it harder to be annoyed, I imagine.",
    ],
    ask: [
      "What would help you more?",
      "Could you tell them what you need instead?",
      "What is it like for you, all the same?",
    ],
  },
  {
    id: "keeps-asking-me",
    weight: 3,
    when: selfPattern`^LEAD(?<who>(?:my|our) (?:[\p{L}-]+ )?\p{L}+|mum|mom|dad|he|she|they|everyone|everybody|people)(?: all)? ADV(?:keeps?|won't stop|never stops?|is always|are always|'s always|always|constantly) ?(?:on )?ask(?:s|ing)?(?: me)? (?:how|if|when|whether|what|about|why|where)\b.{2,70}$|^LEAD(?:(?:my|our) (?:[\p{L}-]+ )?\p{L}+|mum|mom|dad|he|she|they|everyone|people) ADVask(?:s)? me (?:all the time|constantly|every (?:single )?(?:day|evening|night|morning|time|week|weekend|sunday))\b.{0,60}$`,
    say: [
      "And each time you are reminded of it.",
      "So it keeps coming up.",
      "So you are asked again and again.",
    ],
    ask: [
      "What do you answer?",
      "What would help you more?",
      "What would you like to say to that?",
    ],
  },
  {
    id: "says-it-takes-time",
    weight: 3,
    when: selfPattern`^LEAD(?<who>(?:my|our) (?:[\p{L}-]+ )?\p{L}+|mum|mom|dad|he|she|they|everyone|everybody|people) ADV(?:say|says|said|tells? me|told me|keeps? (?:saying|telling me)|thinks?|reckons?)(?: to me)?(?: that)? (?:it (?:takes|gets|will|'ll|just takes|always)|it'll|i(?:'ll| will| just need)|things (?:will|'ll|get)|give it|to give it) .*\b(?:time|months?|weeks?|years?|better|easier|fine|okay|ok|pass|settle|get there|work out|used to it|get used|find something|grow)\b.*$|^LEAD(?:(?:my|our) (?:[\p{L}-]+ )?\p{L}+|mum|mom|dad|he|she|they|everyone|people) ADV(?:say|says|said|tells? me|told me|keeps? (?:saying|telling me))(?: to| i should| i need to)? ADV(?:be patient|wait|hang in there|keep going|give it time|not (?:to )?worry|don't worry|relax|calm down|cheer up|try harder|stay positive|look on the bright side).{0,30}$`,
    say: [
      "That is meant to encourage you.",
      "It may be true, and it does not make today easier.",
      "So you are being told to be patient.",
    ],
    ask: [
      "Does it help to hear that?",
      "Do you believe it yourself?",
      "What would help in the meantime?",
    ],
  },
  {
    id: "everyone-says-lucky",
    weight: 3,
    when: selfPattern`^(?:.{0,50}\b)?(?:everyone|everybody|people|they all|they|friends|my (?:friends|family|kids|wife|husband|colleagues))(?: all)? ADV(?:keeps?|say|says|said|tells?|told|thinks?|think|expects?|congratulat\w*) ?(?:saying|telling)? ?(?:me )?(?:that )?(?:how )?(?:i(?:'m| am| must be| should be)|it(?:'s| is| must be)|lucky|me)? ?ADV(?:lucky|so happy|happy|enjoy(?:ing)?(?: it| myself| every)?|grateful|the best (?:time|years)|wonderful|a dream|exciting|living the dream)\b.{0,30}$`,
    say: [
      "It is hard to say how it really is, when everyone says that.",
      "And you don’t feel the way they expect.",
      "So there is not much room for the other side of it.",
    ],
    ask: [
      "And how is it really?",
      "What do they not see?",
      "Who could you tell the truth about it?",
    ],
  },
  {
    id: "afraid-of-their-reaction",
    weight: 3,
    when: selfPattern`^LEAD(?:i(?:'m| am)? ?ADV(?:think|know|bet|feel like|sure|convinced|worried|worry|fear|scared|afraid|imagine|guess) (?:that )?)?(?<who>he|she|they|people|everyone|(?:my|our) (?:[\p{L}-]+ )?\p{L}+)(?:'s|'re|'ll|'d| is| are| will| would| might) ADV(?:going to |gonna |be |just |all |get |so )*(?:disappointed|angry|mad|annoyed|furious|upset with|cross|hate me|think (?:i'm|i am|less|badly)|judge|laugh at|never forgive|be disappointed|blame me|pissed|make (?:my life|it) (?:hell|worse|difficult|harder)|hold it against)\b.{0,50}$`,
    say: [
      "So you are afraid of the reaction.",
      "You are already expecting the worst from {whom|them}.",
      "That makes it hard to take the step.",
    ],
    ask: [
      "What do you think would really be said?",
      "How were such things taken before?",
      "What would you like {whom|them} to understand?",
    ],
  },
  {
    id: "if-i-say-something",
    weight: 3,
    when: selfPattern`^LEAD(?:because )?if i (?:ever |do |did )?(?:say|said|tell|told|ask|asked|complain|complained|speak|spoke|report|reported|stand|stood|push|mention|bring|refuse|refused|say no)\b.{0,40}?,? (?:then )?(?:he|she|they|it|everyone|people|my \p{L}+)(?:'ll|'d| will| would| might| could)\b.{3,60}$`,
    not: /\b(?:hit|kill|hurt me|beat)\b/i,
    say: [
      "So you are afraid of what it would lead to.",
      "It does not feel safe to speak up.",
      "You keep quiet to avoid that.",
    ],
    ask: [
      "What has happened before, when somebody spoke up?",
      "Who else could you turn to?",
      "What does it cost you to keep quiet?",
    ],
  },
  {
    id: "would-not-hold-it-against-me",
    weight: 2,
    when: selfPattern`^LEAD(?<who>he|she|they|(?:my|our) (?:[\p{L}-]+ )?\p{L}+)(?:'d| would|'s| is)? ADV(?:would )?(?:never|not|wouldn't) (?:even |ever )?(?:bring it up|mind|hold it against me|judge(?: me)?|say anything(?: bad)?|ask for it back|be angry|make me feel bad)END`,
    say: [
      "So it would not be made hard for you.",
      "It sounds as if you can trust {whom|them} there.",
      "That is good to know.",
    ],
    ask: [
      "What would it be like to accept it?",
      "What holds you back, then?",
      "What would you want to say?",
    ],
  },
  {
    id: "strange-with-me",
    weight: 2,
    when: selfPattern`^LEAD(?<who>he|she|they|(?:my|our) (?:[\p{L}-]+ )?\p{L}+|everyone)(?:'s|'re| is| are| has been|'s been| was| were| have been)? ADV(?:being |acting |gone |been |going |a bit |off and )*(?:weird|off|funny|cold|distant|strange|short|quiet|different|cool|frosty|awkward|snappy|horrible|mean) (?:with|to|towards|around|on) (?:me|us)END`,
    say: [
      "So something has changed between you.",
      "That is uncomfortable, when you don’t know where you stand.",
      "I imagine you keep wondering what it means.",
    ],
    ask: [
      "What do you think is behind it?",
      "Have you been able to speak about it?",
      "How was it between you before?",
    ],
  },
  {
    id: "they-gave-for-me",
    weight: 2,
    themes: ["study", "work", "money"],
    when: selfPattern`^LEAD(?<who>they|he|she|(?:my|our) (?:parents|mum|mom|dad|family|gran|grandparents|wife|husband)) (?:both |all )?(?:paid (?:for (?!everything themselves)|so much)|gave up|sacrificed|worked (?:so hard|two jobs|nights)|saved(?: up)?|supported me|put (?:so much|everything))\b.{0,50}$`,
    say: [
      "They have put a lot into it, and I imagine that weighs on you.",
      "So you feel you owe them something.",
      "That makes it harder to disappoint them.",
    ],
    ask: [
      "What are you afraid they would say?",
      "What do you think they would want for you?",
      "What would you like them to know?",
    ],
  },
  {
    id: "big-deal-to-them",
    weight: 2,
    when: selfPattern`^(?:.{0,60}\b)?(?:it|its|that|this)(?:'s| is| was|'d be| would be)? ADV(?:a big deal|important|everything|so important|a dream|a matter of pride|means (?:so much|a lot|everything)) (?:to|for) (?<who>him|her|them|my (?:mum|mom|dad|parents|family|wife|husband))END`,
    say: [
      "So somebody else’s hopes are in it too.",
      "That makes it harder, when you don’t want to disappoint anybody.",
      "I can see why that adds to the pressure.",
    ],
    ask: [
      "What would you like them to understand?",
      "And how important is it to you?",
      "What are you most afraid of there?",
    ],
  },
  {
    id: "they-will-comment",
    weight: 2,
    when: selfPattern`^LEAD(?<who>he|she|they|(?:my|our) (?:[\p{L}-]+ )?\p{L}+|people)(?:'ll| will|'s going to| is going to|'s bound to) (?:ADV)(?:make (?:a )?comments?|say something|notice|criticis\w*|moan|comment|have something to say|start|find something|tell me)\b.{0,40}$`,
    say: [
      "You already know what is coming.",
      "So you are bracing yourself for it.",
      "That makes the time before it hard too.",
    ],
    ask: [
      "What do you expect to hear?",
      "How do you usually take it?",
      "What would you like to answer?",
    ],
  },
  {
    id: "partner-would-like",
    weight: 1,
    when: selfPattern`^LEAD(?<who>(?:my|our) (?:[\p{L}-]+ )?(?:partner|husband|wife|boyfriend|girlfriend|mum|dad|parents|son|daughter|children|kids|family|boss|manager)) ADV(?:wants?|would like|'d like|would prefer|hopes?|is hoping|are hoping)(?: us| me)? to (?<x>.{3,60})$`,
    not: /\b(?:divorce|leave me|break up|separate|have sex)\b/i,
    say: ["So that is what {who} would like.", "I see what {who} has in mind."],
    ask: [
      "And what would you like?",
      "How does that sound to you?",
      "Have you been able to say how you see it?",
    ],
  },
  {
    id: "i-think-they-would-say",
    weight: 2,
    when: selfPattern`^LEADi (?:think|know|bet|guess|imagine) (?:that )?(?<who>he|she|they|(?:my|our) (?:[\p{L}-]+ )?\p{L}+)(?:'d| would) ADV(?:say|think|tell me|want|laugh|be against|not (?:like|understand|agree)|never agree)\b.{0,60}$`,
    not: /\b(?:would have|'d have)\b/i,
    say: [
      "So you expect to hear that.",
      "You have a picture of the answer already.",
      "And that makes it harder to say it.",
    ],
    ask: [
      "What would you like to hear instead?",
      "What do you think would happen, if you said it all the same?",
      "How much does that opinion count for you?",
    ],
  },
  {
    id: "would-have-told-me",
    weight: 3,
    when: selfPattern`^LEAD(?<who>my (?:[\p{L}-]+ )?(?:dad|mum|mom|father|mother|gran|grandma|grandad|nan|wife|husband|brother|sister)|he|she)(?:'d| would) have (?:told|said|wanted|loved|known|laughed)\b.{0,60}$`,
    say: ["You know how it would have been.", "It sounds as if that still counts for you."],
    ask: ["What is it like to think of that?", "How is that for you?"],
  },
  {
    id: "nobody-let-in",
    weight: 3,
    when: selfPattern`^LEADi(?:'ve| have)? ?(?:ADV)(?:haven't|don't|can't|never|won't|not) (?:ever |even )?(?:let|have|had|invite|invited|allow) (?:anyone|anybody|people|someone|friends|my \p{L}+) (?:in(?:to)?|round|over|inside|see)\b.{0,50}$`,
    say: [
      "So nobody gets to see it.",
      "That sounds lonely, and it is a lot to hide.",
      "It takes something to tell me about it.",
    ],
    ask: [
      "What are you afraid they would think?",
      "How did it get to that?",
      "Who would be the least bad person to let in?",
    ],
  },
  {
    id: "have-to-tell-them",
    weight: 2,
    when: selfPattern`^LEADi(?:'ve| have| need|'ll have)? ?(?:ADV)(?:got )?to (?:tell|break it to|explain (?:it|this|that) to|face|let (?:them|him|her|everyone) know) ?(?<x>(?:my|the|four|three|two|five|all|everyone|them|him|her|our|people|\d+)?\b.{0,40})$`,
    not: /\b(?:tell you|tell someone|tell somebody|i should tell)\b/i,
    say: [
      "That is not an easy thing to have to say.",
      "So that talk is still ahead of you.",
      "I can see why you would dread that.",
    ],
    ask: [
      "What would you like them to know?",
      "What are you most afraid of there?",
      "How might you begin?",
    ],
  },
  {
    id: "partner-feels-alone",
    weight: 3,
    when: selfPattern`^LEAD(?<who>(?:my|our) (?:[\p{L}-]+ )?\p{L}+|he|she|they) (?:ADV)(?:said|says|told me|tells me|keeps saying)\b.{0,24}\b(?:he|she|they) feels? (?:like|alone|lonely|neglected|ignored|unloved|invisible|second|as if|abandoned)\b.{0,50}$`,
    say: [
      "I imagine that was hard to hear.",
      "So it is being felt at home too.",
      "That gives you something to think about, I imagine.",
    ],
    ask: [
      "What did you say?",
      "Do you see it that way too?",
      "What would you like to be able to give there?",
    ],
  },
  {
    id: "says-one-thing",
    weight: 3,
    when: selfPattern`^LEAD(?:he|she|they|my (?:[\p{L}-]+ )?\p{L}+) (?:ADV)(?:says?|said|tells? me|told me)\b.{1,40}? but i can (?:see|tell|hear|feel)\b.{0,50}$`,
    say: [
      "So you hear one thing, and you see another.",
      "You notice more than the words.",
      "That makes it hard to take the words at their face value.",
    ],
    ask: [
      "What do you think is really felt?",
      "Could you say that you have noticed?",
      "What do you do with that?",
    ],
  },
  {
    id: "does-not-know-about-it",
    weight: 2,
    when: selfPattern`^LEAD(?<who>(?:my|our) (?:[\p{L}-]+ )?(?:tutor|teacher|boss|manager|supervisor|colleagues?|friends?|work|school|team|employer|parents|mum|dad|partner|wife|husband|boyfriend|girlfriend)) (?:ADV)(?:doesn't|don't|do not|does not|has no idea|have no idea)(?: even)? ?(?:know)?(?: (?:about|that|anything|any of|how)\b.{0,50})?$`,
    not: /\b(?:care|listen|help|love|understand me)\b/i,
    say: [
      "So you have kept that part to yourself there.",
      "They only see a part of it, then.",
      "And so nobody there can make allowance for it.",
    ],
    ask: [
      "What would change, if they knew?",
      "What keeps you from telling?",
      "What are you afraid they would say?",
    ],
  },
  {
    id: "no-special-treatment",
    weight: 3,
    when: selfPattern`^LEADi (?:ADV)(?:don't|do not|hate|wouldn't) (?:like|want)?(?: to)? ?(?:be )?(?:play(?:ing)? (?:that|the .{2,20}) card|special treatment|mak(?:e|ing) excuses|us(?:e|ing) (?:it|that) as an excuse|pity|people (?:feeling|to feel) sorry|(?:anyone's|their) pity|treated differently|ask(?:ing)? for (?:favours|special))\b.{0,40}$`,
    say: ["You don’t want to be treated differently.", "It matters to you to manage by yourself."],
    ask: ["What would you say to a friend in your place?"],
  },
];
