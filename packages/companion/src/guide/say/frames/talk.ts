import type { Frame } from "./frame.ts";

/** About the conversation itself, and about asking, doubting and wishing in it. */
export const talkFrames: readonly Frame[] = [
  {
    id: "what-about-it",
    sure: true,
    questions: true,
    later: true,
    when: /^(?:and |so |but |then )*what about (?<x>(?:the|my|our|his|her|their) [\w'-]+(?: [\w'-]+)?)\??$/i,
    say: [
      "What would you like to do about {x}?",
      "What comes to mind first, for {x}?",
      "What do you think yourself about {x}?",
    ],
    ask: [],
  },
  {
    id: "do-not-know-where-to-start",
    when: /^i (?:really |just |honestly )?(?:don't|do not) (?:really |even )?know (?:where|how) to (?:start|begin)$/i,
    say: [
      "You don’t need to have it in order. Anywhere is a good place to start.",
      "That is fine. We can start with something small.",
    ],
    ask: ["What has been on your mind most today?", "What made you come here just now?"],
  },
  {
    id: "do-not-know-what-to-say",
    alone: true,
    when: /^(?:i (?:really |just |honestly )?(?:don't|do not) (?:really |even )?know|(?:i'm |i am )?not (?:really )?sure|no idea) what to (?:say|write|tell you|talk about)$/i,
    say: [
      "That is all right. There is nothing you have to say.",
      "You don’t need the right words here.",
    ],
    ask: ["How has today been?", "What has been on your mind lately?"],
  },
  {
    id: "only-a-chat",
    alone: true,
    when: /^(?:i )?(?:just |only )*(?:fancied|fancy|wanted|want|came for|here for) (?:a |to have a )?(?:little |bit of a )?(?:natter|chat|chinwag|catch up|bit of company)\b.*$|^(?:.{0,40}\b)?(?:just )?thought (?:i'd|i would) (?:say (?:hi|hello)|pop in|drop in)$|^(?:evening|morning|afternoon) (?:all|there|everyone)$/i,
    say: ["A chat is a good reason to come.", "Good, let’s just chat."],
    ask: ["How has your day been?", "What have you been up to today?"],
  },
  {
    id: "what-to-tell",
    alone: true,
    questions: true,
    when: /^(?:so |well |ok |okay )*what do you (?:want|need|wanna) (?:to know|to hear|me to (?:say|tell you))\??$/i,
    say: ["Only what you would like to tell me.", "Whatever you feel like telling."],
    ask: ["How are your days at the moment?", "What has been on your mind?"],
  },
  {
    id: "wish-me-luck",
    quiet: true,
    when: /\bwish me luck\b/i,
    say: ["Good luck. You can tell me afterwards how it went."],
    ask: [],
  },
  {
    id: "do-you-ever",
    questions: true,
    when: /^(?:so |but )?do you ever (?:feel|think|wonder|get|wish)\b.{4,}$/i,
    say: ["I don’t, being a program. It sounds as if you do."],
    ask: ["When do you feel it most?", "When did you last have that?"],
  },
  {
    id: "not-going-to-tell-me",
    questions: true,
    when: /^(?:so |and |but )?(?:you're|you are) not (?:going to|gonna) (?:tell|make|ask|lecture|judge|send)\b.*$/i,
    say: ["No. That is yours to decide.", "I won’t. You decide that."],
    ask: ["What would you like to do?", "What do you feel like doing?"],
  },
  {
    id: "is-that-allowed",
    sure: true,
    questions: true,
    when: /\bis (?:that|this|it) (?:allowed|ok|okay|alright|all right|fine)(?: here| with you| to say)?\??$/i,
    say: ["Of course it is.", "Yes, that is fine here."],
    ask: ["What would you like to tell me?"],
  },
  {
    id: "wanted-said",
    when: /^i (?:just |only |really )*(?:want|wanted|need|needed|wish) (?:somebody|someone|people|him|her|them|anyone|one person) to (?:just )?(?:say|tell me|admit|acknowledge|see) (?:that )?(?<x>it(?:'s| is| was) (?:so |really |just )?(?:unfair|not fair|wrong|not okay|hard|awful|terrible|not my fault|ok|okay))$/i,
    say: ["Then let me say it: {x}.", "From what you tell me, {x}."],
    ask: [
      "Who would you most want to hear that from?",
      "What would it change for you, if they said it?",
    ],
  },
  {
    id: "what-if-not-work",
    questions: true,
    when: /^(?:(?:and|but|yeah|ok) )*(?:what if (?:it|that|this) (?:doesn't|does not|won't|will not|still doesn't) (?:work|help)\b.*|(?:it|that|this) (?:probably |just )?(?:won't|will not|doesn't|isn't going to) (?:work|help)(?: for me| anyway)?)$/i,
    say: [
      "It may not, and then you have lost very little and know a bit more.",
      "You are worried that it will be one more thing that goes wrong.",
      "That can happen. It would not mean that you failed.",
    ],
    ask: [
      "What would you do then?",
      "What would make it a bit more likely to work?",
      "What are you most worried about there?",
    ],
  },
  {
    id: "feels-doable",
    when: /^(?:yes |yeah |ok |okay |i think |i guess )*(?:that|it|this)?(?:'s| feels| sounds| seems| is| looks| would be| could be|feels|sounds|seems) (?:very |quite |pretty |actually |probably |maybe )*(?:doable|manageable|realistic|possible|good|fine|okay|right|like a plan)(?: (?:to me|actually|i think|i guess))*$/i,
    after:
      /\b(?:step|plan|try|you could|could you|when (?:could|would|will)|which day|sounds good|good moment|in the way|say first|idea)\b/i,
    say: [
      "I’m glad that it feels possible.",
      "Good. It is your own plan.",
      "That is good to hear.",
    ],
    ask: [
      "Is there anything else on your mind today?",
      "Is there anything that might get in the way?",
    ],
  },
  {
    id: "how-this-works",
    when: /^i(?:'m| am) (?:not (?:really |quite )?(?:sure|certain)|unsure) (?:how|what) (?:this|it|to do here)(?: (?:works|is|does|is for|helps))?$|^i don't (?:really )?know how (?:this|it) works$/i,
    say: [
      "It is simple: you tell me what is on your mind, and I listen and answer. There is no right way to do it.",
      "You just write what is on your mind, and we look at it together.",
    ],
    ask: ["What made you come here today?", "How have you been lately?"],
  },
  {
    id: "cannot-say-why",
    alone: true,
    when: /^i (?:really |just |honestly |still )?(?:don't|do not) (?:really |even )?know why$/i,
    say: ["Not knowing why makes it harder.", "It is hard when there is no reason you can see."],
    ask: ["Did anything happen before it began?", "What do you think might be behind it?"],
  },
  {
    id: "doubts-this-helps",
    when: /^i (?:really |just |honestly )?(?:don't|do not) (?:really |honestly )?(?:think|see how|believe|know (?:if|how)) (?:(?:this|it|talking|talking to (?:a|an) \w+|writing) )(?:will|would|can|could|helps?|is going to|works?)\b.*$/i,
    say: [
      "That is fair. You can try it for a few minutes and stop whenever you like.",
      "You may be right. I only listen and ask, and sometimes that is enough.",
    ],
    ask: ["What has been going on?", "What would have to happen for it to be worth it?"],
  },
];
