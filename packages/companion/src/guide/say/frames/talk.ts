import type { Frame } from "./frame.ts";

/** About the conversation itself, and about asking, doubting and wishing in it. */
export const talkFrames: readonly Frame[] = [
  {
    id: "never-thought-of-it",
    weight: 2,
    when: /^i (?:had |have |'ve )?never (?:really |actually )?(?:thought|looked at|considered|seen) (?:of |about |it )?(?:it |that |this )?(?:like that|that way|before)$/i,
    say: [
      "So that is a new way to look at it for you.",
      "It sounds as if something became clearer just then.",
    ],
    ask: [
      "What do you see now that you did not see before?",
      "What changes, when you look at it that way?",
    ],
  },
  {
    id: "do-not-know-where-to-start",
    weight: 3,
    when: /^i (?:really |just |honestly )?(?:don't|do not) (?:really |even )?know (?:where|how) to (?:start|begin)$/i,
    say: [
      "You don’t need to have it in order. Anywhere is a good place to start.",
      "That is fine. We can start with something small.",
    ],
    ask: ["What has been on your mind most today?", "What made you come here just now?"],
  },
  {
    id: "do-not-know-what-to-say",
    weight: 3,
    when: /^(?:i (?:really |just |honestly )?(?:don't|do not) (?:really |even )?know|(?:i'm |i am )?not (?:really )?sure|no idea) what to (?:say|write|tell you|talk about)$/i,
    say: [
      "That is all right. There is nothing you have to say.",
      "You don’t need the right words here.",
    ],
    ask: ["How has today been?", "What has been on your mind lately?"],
  },
  {
    id: "wants-to-get-it-out",
    weight: 1,
    alone: true,
    when: /^i (?:just |really |only )*(?:need|needed|want|wanted) to (?:get (?:this|it|that|something) (?:out|off my chest)|tell (?:someone|somebody)|say (?:it|this|that)(?: out loud| somewhere| to someone)?|let it out)$/i,
    say: ["I’m glad you are telling me.", "It is good to say it to somebody.", "I’m listening."],
    ask: ["What is it?", "What would you like to say?", "What has it been like to keep it in?"],
  },
  {
    id: "first-time-here",
    weight: 1,
    when: /^(?:i've|i have) never (?:done|tried|used) (?:this|(?:anything|something) (?:like this|of (?:this|the) (?:kind|sort))|one of these)(?: (?:before|kind of thing))*$|^(?:it's |this is )?(?:my )?first time (?:here|doing this|using this|trying this)$/i,
    say: [
      "Welcome. There is nothing you need to know beforehand.",
      "Good that you are trying it. There is no right way to do it.",
    ],
    ask: ["What made you come here today?", "What would you like to talk about?"],
  },
  {
    id: "here-again",
    weight: 2,
    when: /^(?:i was here|i (?:talked|spoke|wrote) (?:to you|here)|we (?:talked|spoke)) (?:last (?:week|month|time)|yesterday|before|a (?:few|couple of) (?:days|weeks) ago|the other day)(?: (?:about|because of|with) (?<x>.+))?$/i,
    say: [
      "Welcome back. I only have today’s talk in front of me, so tell me what I should know.",
      "Good that you came back. I can’t look into our earlier talk from here.",
    ],
    ask: ["How have things been since then?", "What has happened since?"],
  },
  {
    id: "is-that-allowed",
    weight: 3,
    questions: true,
    asks: true,
    when: /\bis (?:that|this|it) (?:allowed|ok|okay|alright|all right|fine)(?: here| with you| to say)?\??$/i,
    say: ["Of course it is.", "Yes, that is fine here."],
    ask: ["What would you like to tell me?", "How has it been, then?"],
  },
  {
    id: "wanted-said",
    weight: 3,
    when: /^i (?:just |only |really )*(?:want|wanted|need|needed|wish) (?:somebody|someone|people|him|her|them|anyone|one person) to (?:just )?(?:say|tell me|admit|acknowledge|see) (?:that )?(?<x>it(?:'s| is| was) (?:so |really |just )?(?:unfair|not fair|wrong|not okay|hard|awful|terrible|not my fault|ok|okay))$/i,
    say: ["Then let me say it: {x}.", "From what you tell me, {x}."],
    ask: [
      "Who would you most want to hear that from?",
      "What would it change for you, if they said it?",
    ],
  },
  {
    id: "what-if-not-work",
    weight: 3,
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
    id: "tried-without-help",
    weight: 2,
    when: /^i(?:'ve| have)? (?:already )?(?:tried|did|used to do|started) (?<x>[a-z][a-z' -]{2,40}?)(?: (?:before|once|already|for a while|last year|for (?:a|two|three|a few) (?:weeks?|months?|days|nights)))?(?:,? (?:and|but) (?:it|that|they|none of it|nothing) (?:didn't|did not|doesn't|never|just didn't) (?:really )?(?:do anything|help|work|helped|worked|last|stick|make a difference).*)$/i,
    say: [
      "So you have tried {x}, and it did not help.",
      "You have already tried, so it makes sense to be careful with new ideas.",
    ],
    ask: [
      "What was it about it that did not work for you?",
      "Is there anything that has helped, even a little?",
    ],
  },
  {
    id: "feels-doable",
    weight: 3,
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
    id: "feel-better",
    weight: 2,
    when: /^i (?:do |actually |already |think i )*feel (?:a bit |a little |a little bit |slightly |much |so much |a lot |somewhat )?(?:better|calmer|lighter|clearer|less (?:alone|anxious|stressed|angry|sad))(?: (?:now|already|actually|after (?:this|that|talking)|thanks|thank you))*$/i,
    say: [
      "I’m glad. It was good that you talked about it.",
      "I’m glad to hear that.",
      "That is good. You found the words for it yourself.",
    ],
    ask: ["What helped, do you think?", "Is there anything else on your mind today?"],
  },
  {
    id: "do-not-feel-heard-here",
    weight: 2,
    when: /^(?:you|this) (?:probably |just |really )*(?:can't|cannot|won't|don't) (?:really |possibly |actually )?(?:understand|help|get it|know)(?: (?:me|that|this|it))?$/i,
    say: [
      "You may be right. I’m a program, and I only know what you tell me.",
      "I may well miss things. Tell me when I do.",
    ],
    ask: ["What would you want me to understand?", "What would help most right now?"],
  },
  {
    id: "sounds-stupid-here",
    weight: 2,
    when: /^(?:i know )?(?:it|this|that) (?:probably |must |may |might |all )*(?:sounds?|seems?|is) (?:so |really |a bit |pretty |kind of )?(?:stupid|silly|dumb|pathetic|dramatic|ridiculous|petty|trivial|weird|childish|crazy)(?: (?:but|though|i know))*$/i,
    say: [
      "It doesn’t sound silly to me.",
      "You don’t have to excuse it. It bothers you, and that is reason enough.",
      "I don’t think it is silly.",
    ],
    ask: [
      "What is it about it that gets to you?",
      "What makes you think it sounds like that?",
      "How long has it been bothering you?",
    ],
  },
  {
    id: "is-it-normal",
    weight: 2,
    questions: true,
    when: /^(?:(?:so|but|and) )*(?:is (?:it|that|this) (?:just me|normal|weird|bad|wrong|ok|okay|strange|stupid|crazy|selfish|terrible|awful|horrible|silly|pathetic)(?: (?:to|that|if|of me)\b.*)?|am i (?:weird|crazy|overreacting|being (?:silly|dramatic|unreasonable|stupid|selfish|too sensitive)|the only one|a bad person|the problem|in the wrong)(?: .*)?|does that make me (?:a )?(?:bad|terrible|horrible|weird|selfish)\b.*)$/i,
    say: [
      "A lot of people would feel the same in your place.",
      "From what you tell me, it is an understandable reaction.",
      "I don’t think there is anything wrong with you for feeling that.",
    ],
    ask: [
      "What makes you doubt it?",
      "What would you say to a friend who asked you that?",
      "Has somebody told you that it is not?",
    ],
  },
  {
    id: "why-am-i-like-this",
    weight: 2,
    questions: true,
    when: /^(?:(?:so|but|and|god) )*(?:why (?:am i (?:like this|so .+|such .+)|do i (?:always |keep |even )?(?<x>(?:do|care|feel|let|push|ruin|fall|end up|say|keep|overthink|get)\b.*)|can't i (?:just )?.+)|what(?:'s| is) wrong with me)$/i,
    say: [
      "You sound frustrated with yourself.",
      "I don’t think anything is wrong with you. It sounds as if you are worn out by it.",
      "That is a painful question to ask yourself.",
    ],
    ask: [
      "When did you notice it last?",
      "What was going on just before?",
      "What would you answer a friend who asked that?",
    ],
  },
  {
    id: "why-do-they",
    weight: 2,
    questions: true,
    when: /^(?:(?:so|but|and|like) )*why (?:would|do|does|did|is|are|can't|won't|doesn't|don't|didn't|isn't) (?:he|she|they|people|my \w+|everyone|nobody|anyone|somebody|someone)\b.*$/i,
    say: [
      "I wish I could tell you. I don’t know, and I can see why it bothers you.",
      "It is hard not to understand why.",
    ],
    ask: ["What do you think yourself?", "What would it change for you to know?"],
  },
  {
    id: "what-if",
    weight: 2,
    questions: true,
    when: /^(?:(?:but|and|so|like|or) )*what if (?<x>(?:i|i'm|i've|i'll|we|we're|we've|he|he's|she|she's|they|they're|it|it's|my \w+|nobody|no one|people|everyone|something|nothing)\b.+)$/i,
    not: /\b(?:i want to die|kill|suicide)\b/,
    say: ["What if {x}: that is the worry.", "That is a worrying thought."],
    ask: [
      "What makes you think so?",
      "What would you do then?",
      "How likely does that seem to you, when you are calm?",
    ],
  },
  {
    id: "not-a-talker",
    weight: 2,
    when: /^i(?:'m| am)? (?:just |really )*(?:don't (?:really |usually |normally )?do (?:talking|this|feelings|this sort of thing)|not (?:really )?(?:a|much of a|one for|good at|used to) (?:talker|talking|talking about (?:it|feelings|myself|stuff|things)|this|sharing|feelings))$/i,
    say: [
      "That is all right. A few words are enough here.",
      "You don’t have to be good at it. Just say what comes.",
    ],
    ask: ["How have you been lately?", "What has been going on?"],
  },
  {
    id: "sent-by-someone",
    weight: 2,
    when: /^(?<who>my \w+|our \w+|the doctor|my gp|a friend|someone) (?:asked|told|wanted|made|got|suggested|said|thought|thinks|says|recommended|reckons)(?: that)? (?:me |i |it )?(?:to |should |would |could |might )?(?:come here|try this|talk to someone|talk to somebody|do this|use this|try talking|sign up|try it|be good)(?: .*)?$/i,
    say: ["So {who} thought it might help.", "It was not your own idea, then. That is fine too."],
    ask: ["What do you think about it yourself?", "What has been going on, as you see it?"],
  },
  {
    id: "how-this-works",
    weight: 3,
    when: /^i(?:'m| am) (?:not (?:really |quite )?(?:sure|certain)|unsure) (?:how|what) (?:this|it|to do here)(?: (?:works|is|does|is for|helps))?$|^i don't (?:really )?know how (?:this|it) works$/i,
    say: [
      "It is simple: you tell me what is on your mind, and I listen and answer. There is no right way to do it.",
      "You just write what is on your mind, and we look at it together.",
    ],
    ask: ["What made you come here today?", "How have you been lately?"],
  },
  {
    id: "cannot-say-why",
    weight: 3,
    alone: true,
    when: /^i (?:really |just |honestly |still )?(?:don't|do not) (?:really |even )?know why$/i,
    say: ["Not knowing why makes it harder.", "It is hard when there is no reason you can see."],
    ask: ["Did anything happen before it began?", "What do you think might be behind it?"],
  },
  {
    id: "what-does-it-mean",
    weight: 2,
    when: /^i (?:really |just |honestly )?don't (?:really |even )?(?:know|get|understand) what (?:that|it|this) (?:even |really |actually )?means$/i,
    say: [
      "It is easily said, and hard to know what to do with.",
      "It does not help much, when it is not clear what it means.",
    ],
    ask: ["What do you think they meant by it?", "What would be more useful to you?"],
  },
  {
    id: "doubts-this-helps",
    weight: 3,
    when: /^i (?:really |just |honestly )?(?:don't|do not) (?:really |honestly )?(?:think|see how|believe|know (?:if|how)) (?:(?:this|it|talking|talking to (?:a|an) \w+|writing) )(?:will|would|can|could|helps?|is going to|works?)\b.*$/i,
    say: [
      "That is fair. You can try it for a few minutes and stop whenever you like.",
      "You may be right. I only listen and ask, and sometimes that is enough.",
    ],
    ask: ["What has been going on?", "What would have to happen for it to be worth it?"],
  },
  {
    id: "what-would-help",
    weight: 2,
    when: /^i (?:really |just |honestly )?(?:don't|do not) (?:really |even )?know what (?:would|could|might|will|to do that would) help(?: me)?(?: (?:anymore|right now|though|either))?$/i,
    say: ["It is hard to say what would help.", "You don’t have to know that yet."],
    ask: [
      "What would make this week a little easier?",
      "What has helped before, even a little?",
      "What do you wish somebody would do for you?",
    ],
  },
];
