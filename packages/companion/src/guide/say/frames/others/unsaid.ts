import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** What was said, what was kept back, and the answer that is expected. */
export const unsaidFrames: readonly Frame[] = [
  {
    id: "i-told-them",
    weight: 1,
    when: pattern`^LEADi ADV(?:told|talked to|spoke to|have told|explained to|opened up to|confronted|said (?:it|this|that|so) to) WHOM(?: (?:that|about|how|what|everything|straight|yesterday|last|to (?:his|her|their) face)\b.*)?$`,
    say: ["So you did say it.", "It takes something to bring that up.", "You spoke up. Good."],
    ask: ["How did that go?", "What came back?", "How did it feel to say it?"],
  },
  {
    id: "i-asked-them",
    weight: 1,
    when: pattern`^LEADi(?:'ve)? ADV(?:asked|ask|keep asking|have asked|begged) WHOM (?:to|if|for|about|why|whether|what|not to)\b.*$`,
    say: ["So you did ask.", "You asked for what you needed.", "It is not easy to ask."],
    ask: [
      "What was the answer?",
      "What would you have liked to happen?",
      "How did you feel after asking?",
    ],
  },
  {
    id: "said-nothing",
    weight: 2,
    when: /^i (?:just |still |really )*(?:(?:didn't|did not|don't|never|couldn't|can't|haven't)(?: really| even)? (?:say|said|tell|told|answer|react|reply|respond|speak up|mention)(?: (?:anything|a word|him|her|them|it|much|to (?:him|her|them|anyone)|back|about it|so))*|said nothing|say nothing|kept quiet|keep quiet|kept my mouth shut|bit my tongue|let it go|swallowed it|kept it (?:in|to myself)|keep it (?:in|to myself)|stayed quiet|went quiet)$/i,
    say: ["You kept it to yourself.", "So it went unsaid.", "And it stayed inside you."],
    ask: [
      "What would you have liked to say?",
      "What kept you from saying it?",
      "What did you think might happen, if you did?",
    ],
  },
  {
    id: "no-words-then",
    weight: 2,
    when: /^i (?:just |really |honestly )?(?:(?:didn't|did not) (?:even |really )?know what to (?:say|answer|tell (?:him|her|them)|do)|don't (?:even |really )?know what to (?:say|answer|tell (?:him|her|them)))(?: (?:back|to that|to (?:him|her|them)|then))?$/i,
    say: [
      "The right words are not easy to find there.",
      "There is not always an answer ready for a moment like that.",
      "It is hard to know what to say to that.",
    ],
    ask: [
      "What did you feel, just then?",
      "What would you say, if the moment came again?",
      "What happened next?",
    ],
  },
  {
    id: "said-it-is-ok",
    weight: 2,
    when: /^i (?:just |always |still )*(?:said|say|told (?:him|her|them)|tell (?:him|her|them|people|everyone)|pretend(?:ed)?|act(?:ed)? like)(?: that)? (?:it's|its|it is|it was|i'm|i was|that's|everything's|everything is) (?:all )?(?:ok|okay|fine|alright|right|no problem|nothing|good)$/i,
    say: ["That was what you said.", "You made it easy in that moment.", "So you let it pass."],
    ask: [
      "And is it?",
      "What would you have said, if you had been quite honest?",
      "How did it feel to say that?",
    ],
  },
  {
    id: "it-is-not-ok",
    weight: 2,
    when: /^(?:it|that)(?:'s)? (?:kind of |sort of |just |really |still |actually )*(?:isn't|is not|wasn't|doesn't feel|not) (?:really |actually )?(?:ok|okay|fine|alright|all right|fair|good enough)$/i,
    say: [
      "No. It is not all right, and it may be said.",
      "Something about it still hurts.",
      "You can be glad of one part and still not be at peace with it.",
    ],
    ask: [
      "What is still not all right about it?",
      "What would need to happen, for it to be?",
      "What hurts most about it?",
    ],
  },
  {
    id: "have-not-told",
    weight: 2,
    when: pattern`^i(?:'ve| have)? (?:still )?(?:haven't|have not|didn't|don't dare|can't|couldn't|daren't|don't want to|never)(?: even| really| actually| ever| dare to)? (?:told|tell|telling|said (?:any of )?(?:it|this|that|anything) to|talk to|talked to|spoken to|speak to|mention(?:ed)? (?:it )?to|open up to|bring it up with) (?:anyone|anybody|a soul|people|WHOM|my (?:parents|family|friends|kids).*?|the kids)(?: (?:about (?:it|this|that|any of (?:it|this))|yet|any of (?:it|this)|what happened|how i feel))*(?:,? because (?<x>.+))?$`,
    say: [
      "So you have been alone with it so far.",
      "And telling them is hard, because {x}.",
      "You have kept it to yourself until now.",
    ],
    ask: [
      "What makes it hard to tell?",
      "What do you think would happen, if you did?",
      "Who would be the easiest person to tell first?",
    ],
  },
  {
    id: "sparing-them",
    weight: 2,
    when: pattern`^i (?:just |really )?(?:don't|do not|didn't|never) (?:want|like|wanted|mean|meant) to (?:hurt|upset|disappoint|worry|burden|bother|annoy|offend|stress|trouble|scare|ruin|spoil|start) (?<o>WHOM|anyone|anybody|people|everyone|the kids|a fight|an argument|things|it)(?: (?:down|out|even more|with (?:it|this)|for .+|too|anymore))*$`,
    say: [
      "You are trying to keep the peace and spare others.",
      "So you hold it back, for their sake.",
      "You are being careful with everybody else’s feelings.",
    ],
    ask: [
      "What would you say, if that were not a worry?",
      "What does it cost you to hold back?",
      "What do you think would happen, if you were open about it?",
    ],
  },
  {
    id: "afraid-of-seeming",
    weight: 2,
    when: /^i (?:just |really )?(?:don't|do not|didn't) (?:want|wanna|wanted)(?: to)? (?:seem|look|come across|sound|be|appear|be seen)(?: as)? (?<x>(?:like )?(?:too |so |all |the |a |an |that )?(?:needy|clingy|desperate|weak|rude|selfish|ungrateful|difficult|dramatic|jealous|crazy|pushy|annoying|burden|nuisance|bad guy|nag|nagging(?: \w+)?|controlling|overbearing|pathetic|weird|mean|harsh|cold|sensitive|intrusive|one who.+|person who.+|mum who.+|dad who.+)|one of those .+)$/i,
    say: [
      "You are afraid of seeming {x}.",
      "So you hold back, for fear of how it might look.",
      "You worry about how it would come across.",
    ],
    ask: [
      "What would you do, if you were sure it would be taken well?",
      "What would you want to ask for?",
      "What would you think of a friend who did the same?",
    ],
  },
  {
    id: "expects-no",
    weight: 2,
    when: /^(?:i (?:don't )?think |maybe |probably |i bet |i know |i doubt )*(?:he|she|they) (?:probably |just )?(?:wouldn't|won't|doesn't|didn't|would|will)(?: (?:even )?(?:notice|care|mind|miss me|ask|reply|answer|come|understand))?(?: (?:at all|anyway|either|though))*$/i,
    not: /^(?:he|she|they) (?:doesn't|didn't|will|would|won't|wouldn't)$/i,
    say: [],
    ask: [
      "What makes you think so?",
      "How would it be for you, if you turned out to be right?",
      "What would it mean to you, if you were wrong?",
    ],
  },
  {
    id: "they-think-i-am-fine",
    weight: 2,
    when: pattern`^LEAD(?:WHO|everyone|everybody|people|nobody|no one) ADV(?:thinks?|believes?|assumes?|sees?|has no idea|have no idea|doesn't know|don't know|knows)(?: that)? ?(?:i(?:'m| am) (?:fine|ok|okay|doing (?:fine|great|well)|happy|coping|strong|over it)|how (?:bad|hard|lonely|much|i (?:really )?feel|i'm really|it really).*|what (?:it's|it is) (?:really )?like.*|what i(?:'m| am)? .*|about (?:it|this|any of (?:it|this)))$`,
    say: [
      "So it does not show on the outside.",
      "They see one side of it, and you live with the other.",
      "That can be lonely, when nobody sees how it really is.",
    ],
    ask: [
      "What would you want them to see?",
      "What keeps you from showing it?",
      "Who could you be honest with?",
    ],
  },
  {
    id: "they-do-not-know-yet",
    not: /\b(?:in a home|dementia|care home)\b/i,
    weight: 3,
    when: pattern`^LEAD(?:(?:the|my|our) (?:girls|boys|kids|children|family|parents|friends|twins)|WHO) (?:still )?(?:don't|doesn't) (?:even )?know(?: (?:yet|about (?:it|this|that)|anything(?: about it)?|any of (?:it|this)))*$`,
    say: ["For now you are keeping it to yourself.", "That is a lot to hold back."],
    ask: [
      "What worries you most about telling them?",
      "What would you want them to know first?",
      "Who could help you with that?",
    ],
  },
  {
    id: "keeps-up-pretence",
    weight: 3,
    when: /\bi (?:just |always |have to |still |keep )*(?:\w+ .{0,40}(?:and|just) )?(?:pretend(?:ing|ed)?|act(?:ing)? like|put on a (?:brave |happy )?face|fake it|smile and) ?(?:that |to be )?(?:it's|its|it is|everything|i'm|i am|nothing|all|fine|ok|okay|happy|we|like)?\b/i,
    not: /\b(?:he|she|they) (?:just |always )?(?:pretends?|acts?)\b/i,
    say: [
      "It is tiring to pretend.",
      "So nobody knows how it really is.",
      "You keep up a good face, and underneath it is different.",
    ],
    ask: [
      "What would happen, if you said how it really is?",
      "What keeps you from telling?",
      "Who could you drop it with?",
    ],
  },
  {
    id: "expects-reaction",
    weight: 2,
    when: pattern`^(?:if i (?:told|said|asked).+?,? )?WHO(?:'d|'ll| would| will| might) (?:just |only |probably |never |always |definitely |not |get )*(?:say|think|tell me|laugh|be (?:angry|upset|hurt|mad|disappointed|devastated|furious)|freak out|go mad|kill me|understand|believe|listen|take it|hate me|angry|upset|defensive|deny|make it about|worry|blame|judge|cry)\b.*$`,
    not: /\bwould say (?:that )?i'm a good\b|\b(?:somebody|someone|people) might\b/i,
    say: ["So you already reckon with that answer."],
    ask: [
      "What would you like to hear instead?",
      "Has that happened before?",
      "What would you say, if you knew it would be heard?",
    ],
  },
  {
    id: "you-will-think-me-daft",
    weight: 3,
    when: /\b(?:you(?:'ll| will| must| might)?(?: probably)? think (?:i'm|i am|this is|that's|that i'm) (?:\p{L}+ )?(?:daft|silly|mad|crazy|stupid|weird|pathetic|ridiculous|horrible|terrible)|(?:i know )?(?:that|this|it) (?:probably |must |might |just )?(?:sounds?|seems?) (?:so |really |a bit |kind of )?(?:silly|daft|stupid|mad|crazy|pathetic|weird|ridiculous|petty))\b/iu,
    say: ["I don’t think that at all.", "Not to me. It makes sense.", "Not in the least."],
    ask: [
      "What does it do for you?",
      "Would you tell me more about it?",
      "Who else knows about it?",
    ],
  },
  {
    id: "nervous-they-will",
    weight: 2,
    when: /^i(?:'m| am) (?:so |really |a bit |just |quite |very |also )*(?:nervous|worried|scared|afraid|anxious|terrified) (?:that )?(?<x>(?:they|he|she|people|everyone|nobody|his|her)\b.*\b(?:like|hate|judge|accept|want|reject|laugh|approve|notice|think|find me|bored)\b.*)$/i,
    say: [
      "You are afraid that {x}.",
      "It matters to you how you come across.",
      "It is natural to be nervous about that.",
    ],
    ask: [
      "What would you like them to see in you?",
      "What would help you feel a bit calmer?",
      "What is the worst you imagine?",
    ],
  },
  {
    id: "smiles-along",
    weight: 2,
    when: /^i (?:just |always |have to |then )*(?:smile|nod|laugh|go along(?: with it)?|play along|say thank you|say thanks|go through the motions|grin)(?: (?:and|back|through it|along)\b.*)?$/i,
    say: [
      "You keep up a good face, and inside it is different.",
      "So nobody sees how it is for you.",
      "That is tiring to keep up.",
    ],
    ask: [
      "What would you say, if you could be honest?",
      "Who knows how it really is?",
      "What is it like inside, just then?",
    ],
  },
  {
    id: "had-to-say-something",
    weight: 3,
    when: /^i (?:just |really |simply )?(?:couldn't|can't|could not|wasn't able to) (?:just )?(?:keep quiet|stay quiet|stay silent|keep my mouth shut|hold (?:back|it in|my tongue)|watch(?: it| that)?|stand by|look on|not say (?:anything|something)|bite my tongue|let it go)\b.*$/i,
    say: [
      "You had to say something.",
      "It mattered too much to let it pass.",
      "You spoke up because you care.",
    ],
    ask: ["How was it taken?", "What did you say?", "How do you feel about it now?"],
  },
  {
    id: "afraid-i-will",
    weight: 3,
    when: /^i(?:'m| am) (?:so |really |just |very |a bit |a little )*(?:afraid|scared|terrified|worried|frightened) (?:that )?(?<x>(?:i|we)(?:'ll| will| shall| might| may| won't| am going to|'m going to|'re going to) (?:never |not |end up |always )?(?:start|argue|fight|fall|see|lose|be|have|hear|miss|find|get|know|grow|stay|regret|become)\b.*)$/i,
    say: [
      "You are afraid that {x}.",
      "That would be very hard for you.",
      "I can hear how heavy that fear is.",
    ],
    ask: [
      "What makes you think it could come to that?",
      "When is that fear strongest?",
      "What would help you against it, even a little?",
    ],
  },
  {
    id: "carried-on",
    weight: 2,
    when: /^i (?:just |simply |then )*(?:carried on|kept (?:eating|going|smiling|working|driving|walking)|got on with it|went on as (?:if|normal)|acted normal)\b.*$/i,
    say: ["So you carried on.", "You got through it somehow."],
    ask: [
      "What was going on in you?",
      "How were you afterwards?",
      "What would you have liked to do?",
    ],
  },
];
