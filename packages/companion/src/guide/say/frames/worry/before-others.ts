import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Being judged, being told not to worry, and keeping it from others or telling them. */
export const beforeOthersFrames: readonly Frame[] = [
  {
    id: "people-judge",
    weight: 2,
    when: pattern`^LEAD(?:I (?:feel|think) (?:like |that )?)?(?:everyone|everybody|people|they|they all|everyone else|others|the whole class|the whole room|my (?:class|classmates|colleagues|coworkers|flatmates|housemates|neighbours|mates|teachers|friends))(?:'s|'re| is| are| must be| will|'ll| would| can| must)? ADV(?:probably |always |all |be )*(?:looking|looks?|staring|stares?|judging|judges?|laughing|laughs?|watching|watch(?:es)?|notice|notices|see that|thinks? I'm|thinking I'm|whispering|talking about me)\b.*$`,
    not: /\b(?:hilarious|funny|great|clever|brilliant|nice|kind|good|brave|lovely|amazing)\b/i,
    say: [
      "You feel watched, and judged.",
      "It sounds as if you feel everybody’s eyes on you.",
      "That makes it hard to be at ease anywhere with people.",
    ],
    ask: [
      "What do you imagine they are thinking?",
      "Has anyone ever said so, or is it a feeling you get?",
      "With whom do you not have that feeling?",
    ],
  },
  {
    id: "minds-what-people-think",
    weight: 1,
    when: pattern`^LEADI(?:'m| am)? ADV(?:always |constantly )?(?:care|worry|worrying|worried|think|obsess|obsessed|bothered) (?:too much |so much |a lot |way too much )?(?:about|with|by|over) what (?:other people|people|others|everyone|they|everybody) (?:might |will |would )?(?:think|say|are thinking)\b.*$`,
    say: [
      "What others think of you weighs a lot with you.",
      "That is tiring: to be yourself and keep an eye on what they think.",
      "So you see yourself through their eyes much of the time.",
    ],
    ask: [
      "Whose opinion matters most there?",
      "What are you afraid they think?",
      "When do you manage not to care?",
    ],
  },
  {
    id: "told-it-will-be-fine",
    weight: 3,
    when: pattern`^LEAD(?:OTHER|everyone|everybody|people|they all|my friends|my family|others) ADV(?:keep |keeps |kept |always )*(?:say|says|said|saying|tell|tells|told|telling)(?: me)?(?: that)? (?:(?:it|it'll|it will|I'll|I will|everything|everything'll|everything will|things|things will|that)(?:'ll| will)? ?(?:all )?(?:be|turn out|work out|is) ?(?:fine|ok|okay|alright|all right|good|itself out)?|(?:not to|to not|don't) worry|(?:to )?(?:just )?(?:calm down|relax|stop worrying|stop overthinking|think positive\w*|be positive|stay positive|cheer up|snap out of it|get over it|chill(?: out)?|breathe|pull myself together|man up|toughen up|get on with it|ignore it|let it go|not think about it))\b.*$`,
    say: [
      "Being told that doesn’t make it any easier.",
      "They may mean well, and it leaves you alone with it.",
      "I can see why that doesn’t help.",
    ],
    ask: [
      "What would you rather hear?",
      "What do you wish they understood?",
      "How do you feel, when you hear that?",
    ],
  },
  {
    id: "told-to-just",
    weight: 1,
    when: pattern`^LEAD(?:OTHER|everyone|everybody|people|they all|my friends|my family) ADV(?:keep |keeps |kept |always )*(?:say|says|said|saying|tell|tells|told|telling)(?: me)?(?: that I (?:should|need to|have to))?(?: to)? just .+$`,
    say: ["That is easily said."],
    ask: [
      "What makes it harder than that?",
      "What would you like them to understand?",
      "What would be more use to you?",
    ],
  },
  {
    id: "not-the-problem",
    weight: 3,
    when: pattern`^(?:but )?(?:(?:that|this|it)(?:'s| is)(?:n't| not)|(?:that|this|it) isn't) (?:really |even )?(?:the (?:problem|issue|point|thing)|that (?:simple|easy)|so (?:simple|easy)|how it works)$|^(?:it|that) (?:doesn't|does not) work (?:like that|that way|for me)$`,
    say: [
      "So that misses what it is really about.",
      "They are answering a different question from yours.",
      "The real problem is somewhere else, then.",
    ],
    ask: [
      "What is the problem, as you see it?",
      "What do they not understand about it?",
      "How would you put it in your own words?",
    ],
  },
  {
    id: "everyone-can-but-me",
    weight: 1,
    when: pattern`^(?:everyone|everybody|other people|normal people|most people|all my friends|people)(?: else)? (?:can|seems? to|just|manages?|finds?|does|do|copes?|handles?)\b.*$`,
    themes: ["anxiety", "motivation", "lowMood", "habit", "body", "sleep"],
    say: [
      "It looks easy for everyone else, and that makes you feel worse.",
      "You compare yourself with people who seem to manage.",
      "From the outside it always looks as if others cope.",
    ],
    ask: [
      "Who are you thinking of?",
      "What do you think they would say, if you asked them?",
      "What does that make you think about yourself?",
    ],
  },
  {
    id: "do-not-want-to-burden",
    weight: 3,
    when: pattern`^LEADI ADV(?:don't|do not|didn't|wouldn't|never) (?:want|like|wanted) to (?:(?<x>(?:bother|burden|worry|upset|trouble|scare|stress|hurt|dump (?:it|this) on|put (?:it|this|that) on|load (?:it|this) on|disturb)\b.+)|be (?:a|the) (?:burden|bother|nuisance|pain|problem|one who .+)\b.*)$`,
    say: [
      "You don’t want to {x}, so you keep it to yourself.",
      "You are thinking of them, and it leaves you alone with it.",
      "So you carry it by yourself, to spare other people.",
    ],
    ask: [
      "What do you think would happen, if you said it?",
      "Who would want to know, if you asked them?",
      "What would you want, if it were the other way round?",
    ],
  },
  {
    id: "kept-from-them",
    weight: 1,
    when: pattern`^LEADI ADV(?:haven't|have not|didn't|can't|couldn't|don't know how to|don't dare(?: to)?|still haven't) (?:told|tell|said (?:anything|a word) to|say (?:anything )?to|spoken to|talked to) (?<x>(?!anyone|anybody|a soul|someone)(?:my|the|our|him|her|them|work|mum|mom|dad)\b(?:(?! about\b)[\w' ]){0,30}?)(?: (?:yet|about (?:[\w' ]{2,40})|any of (?:it|this)|anything|the truth|because .+))*$`,
    say: [
      "You haven’t told {x}.",
      "So you are still carrying it without {x} knowing.",
      "It isn’t easy to keep that to yourself.",
    ],
    ask: ["What makes it hard to say?", "What do you think would happen, if you did?"],
  },
  {
    id: "told-nobody",
    weight: 1,
    when: pattern`^LEADI(?:'ve| have)? ADV(?:(?:haven't|have not|didn't|can't|never|not) (?:ever )?(?:really )?(?:told|tell|said|talked to|spoken to|tell anyone) (?:anyone|anybody|a soul)|told (?:no one|nobody))\b.*$|^LEAD(?:no one|nobody|not a soul) (?:else )?(?:knows|has any idea|really knows)\b.*$`,
    say: [
      "So I’m the first to hear it. Thank you for telling me.",
      "That is a lot to keep to yourself.",
      "You have been on your own with it.",
    ],
    ask: [
      "What has kept you from telling anyone?",
      "Who might be safe to tell?",
      "What is it like to have said it here?",
    ],
  },
  {
    id: "keep-it-in",
    weight: 1,
    when: pattern`^LEADI(?:'m| am|'ve| have)? ADV(?:been |always |tend to |try to )*(?:bottle|bottling|bottled|keep|keeping|kept|hold|holding|held|push|pushing|pushed|hide|hiding|hid|swallow|swallowing) (?:it|everything|things|my feelings|this|that|all of it|how I feel)(?: all)? ?(?:up|in|inside|down|to myself|away|from \w+)?$`,
    say: [
      "So it stays inside, and nobody sees it.",
      "Keeping it in takes strength too.",
      "You have been dealing with it without anyone.",
    ],
    ask: [
      "What would happen, if you let it out?",
      "How long have you been keeping it in?",
      "Is there anybody you don’t hide it from?",
    ],
  },
  {
    id: "brave-face",
    weight: 1,
    when: pattern`^LEADI(?:'m| am|'ve| have)? ADV(?:been |always |have to |try to |keep )*(?:put|putting|pretend|pretending|act|acting|smile|smiling|fake|faking|wear|say|saying|tell|telling)\b.{0,14}(?:\b(?:brave face|mask|smile|I'm (?:fine|ok|okay|happy|alright|good)|everything(?:'s| is) (?:fine|ok|okay)|like (?:I'm|everything|nothing)|normal|as if|to be (?:fine|ok|okay|happy|normal)|people I'm|everyone I'm|and nod|through it))\b.*$`,
    not: /\b(?:tell|say)(?:ing)? it\b/,
    say: [
      "On the outside you are fine, and inside you are not.",
      "It is tiring to act as if everything were all right.",
      "So people don’t get to see how it really is.",
    ],
    ask: [
      "With whom can you drop that?",
      "What do you think would happen, if you said how it is?",
      "What is it like when you are alone again?",
    ],
  },
  {
    id: "others-getting-annoyed",
    weight: 2,
    when: pattern`^LEADWHO(?:'s| is| are|'re) (?:getting|starting to get|becoming|getting really) (?:annoyed|fed up|frustrated|tired|sick|angry|impatient|worried|irritated)\b.*$`,
    say: [
      "So it is putting a strain on things between you.",
      "You notice it in {who} as well by now.",
      "That makes you feel worse about it, I imagine.",
    ],
    ask: [
      "What {do} {they} say?",
      "What would you like {whom} to understand?",
      "How do the two of you talk about it?",
    ],
  },
  {
    id: "somebody-is-good-to-me",
    weight: 2,
    when: pattern`^LEADWHO(?:'s| is| are| was| were| has| have|'s been| has been| have been) ADV(?:been |being )?(?:so |really |very |just |absolutely |incredibly )*(?:amazing|great|supportive|brilliant|wonderful|lovely|a rock|my rock|there for me|kind|understanding|patient|good to me|good about it|helpful|a huge help)\b.*$`,
    not: /\b(?:waiting for|but|too good|guilty|lie)\b/i,
    say: ["You think well of {whom}.", "That is good to hear."],
    ask: ["How is it between the two of you?", "What is that like for you?"],
  },
  {
    id: "they-are-scared-too",
    weight: 2,
    when: pattern`^(?:I (?:can (?:see|tell|feel)|know|think) (?:that )?)WHO(?:'s| is| are|'re| was| were) (?:just as |also |really |so )?(?:scared|afraid|worried|frightened|terrified|upset|struggling|sad|exhausted|hurting)(?: too| as well| about .+)?$`,
    say: [
      "So you are both carrying it.",
      "You see that, and it weighs on you as well.",
      "It is hard to see that in somebody close to you.",
    ],
    ask: [
      "Do you talk about it with each other?",
      "What do you do, when you notice it?",
      "What would help you both a little?",
    ],
  },
  {
    id: "do-not-want-to-be-seen-differently",
    weight: 3,
    when: pattern`^LEADI ADV(?:don't|do not|didn't|wouldn't) (?:want|like) (?:people|anyone|everyone|them|him|her|others|anybody|my \w+) (?:to )?(?:look(?:ing)? at me (?:differently|like .+|with pity)|treat(?:ing)? me (?:differently|like .+)|feel(?:ing)? sorry for me|pity(?:ing)? me|think(?:ing)? (?:I'm|less|badly|differently|of me)\b.*|see(?:ing)? me (?:like this|scared|weak|upset|crying|differently|cry|as .+|that way)|know(?:ing)?\b.*|judg\w+ me|worry(?:ing)?\b.*|fuss\w*\b.*)$`,
    say: [
      "You don’t want it to change how people see you.",
      "So you would rather keep it from them.",
      "You want to stay the person you are for them.",
    ],
    ask: [
      "Whose reaction are you most afraid of?",
      "Who could know without it changing anything?",
      "What do you imagine would change?",
    ],
  },
  {
    id: "not-a-big-deal",
    weight: 2,
    when: pattern`^(?:I (?:don't think|know) )?(?:it's|it is|that's|it isn't|it)(?: not| n't)? ?(?:really |even |probably )*(?:a big deal|that serious|serious|a problem|the end of the world|anything serious)(?: .*)?$`,
    not: /^(?!.*\b(?:not|isn't|don't)\b)/,
    say: [
      "Perhaps it isn’t. I’d still like to understand it.",
      "It doesn’t have to be a big thing to talk about it here.",
      "All right. It has still been on your mind.",
    ],
    ask: [
      "What made you bring it up?",
      "How do you notice it, day to day?",
      "What would have to happen for you to take it more seriously?",
    ],
  },
  {
    id: "do-others-have-it",
    weight: 3,
    questions: true,
    when: pattern`^(?:(?:so|but|and) )*(?:do (?:they|doctors|people|many people|other people|others|lots of people|you think (?:they|people))|does (?:anyone|anybody|everyone) else|are there (?:other )?people who|is (?:that|this|it)) (?:really |actually |often |also )*(?:hear|see|have|get|feel|go through|do|know|common|quite common|usual)\b ?(?:that|this|it|these things|things like that)?(?: a lot| often| too| much| all the time| as well| sometimes)?$`,
    say: [
      "Yes, very often. You would not be the first.",
      "Yes. It is far more common than people think.",
      "They do. Many people carry this without saying so.",
    ],
    ask: [
      "What would make it easier to say it?",
      "What were you afraid the answer would be?",
      "Who could you tell?",
    ],
  },
  {
    id: "stopped-inviting-me",
    weight: 3,
    when: pattern`^LEAD(?:my |some |all my |most of my )?(?:friends|mates|people|colleagues|family|they)(?:'ve| have)? ADV(?:stopped|given up|don't|no longer) (?:even |really )?(?:inviting|asking|calling|texting|messaging|checking|including|invite|ask|call|text|message|bother|come)\b.*$`,
    themes: ["health", "anxiety", "lowMood", "sleep", "body", "habit"],
    say: [
      "That hurts, even if you can see how it came about.",
      "So on top of it you have become more alone.",
      "I imagine that is lonely.",
    ],
    ask: ["Whom do you miss most?", "What would you like them to know?", "Who has stayed?"],
  },
  {
    id: "would-it-be-silly",
    weight: 3,
    questions: true,
    when: pattern`^(?:(?:so|but|and) )*would it be (?:really |too |so |a bit |totally )?(?<w>stupid|silly|weird|mad|crazy|rude|strange|daft|odd|selfish) (?:to|if I)\b.*$`,
    say: [
      "It doesn’t sound {w} to me.",
      "I don’t think so. It sounds understandable.",
      "To me it sounds like a fair thing to think of.",
    ],
    ask: [
      "What would you hope for from it?",
      "What speaks against it, for you?",
      "How would you go about it?",
    ],
  },
  {
    id: "do-not-know-what-i-would-say",
    weight: 3,
    when: pattern`^(?:but |and )?(?:I (?:just )?(?:don't|wouldn't|do not) (?:even |really )?know )?(?:what I(?:'d| would| should| could)|what to|how to|how I'd) (?:even |actually |ever )?(?:say|write|tell (?:him|her|them|anyone)|put it|explain it|start|begin)(?: (?:it|to (?:him|her|them)|though|really))*$`,
    themes: [
      "anxiety",
      "lowMood",
      "motivation",
      "study",
      "work",
      "family",
      "friendship",
      "partner",
      "health",
      "body",
      "habit",
      "sleep",
      "shame",
      "anger",
      "loneliness",
    ],
    say: [
      "It can be short. One honest sentence is enough to begin with.",
      "You don’t need the right words. Plain ones will do.",
      "That is often the hardest part, the first sentence.",
    ],
    ask: [
      "If you had only one sentence, what would it be?",
      "What would you most want them to know?",
      "What would you say, if it were a friend in your place?",
    ],
  },
];
