import type { Frame } from "../frame.ts";

/** Feeling like an impostor, measuring oneself by others, and not believing praise. */
export const comparingFrames: readonly Frame[] = [
  {
    id: "sibling-did-well",
    weight: 3,
    when: /^(?:and |now )?my (?:little |older |younger |big |twin )?(?:sister|brother|cousin|friend|best friend|ex|flatmate)(?:'s| is| has)? (?:just |already |recently |now )?(?:became|become|got (?:promoted|married|engaged|a (?:job|house|first))|graduated|a (?:doctor|lawyer|surgeon|dentist)|bought a|getting married|having a baby|earns?|won(?!'))\b.*$/i,
    themes: ["selfEsteem", "study", "work", "lowMood", "change", "loneliness"],
    say: [
      "And you measure yourself by that.",
      "That must make it harder, when you feel stuck yourself.",
      "You may be glad for them, and it still hurts.",
    ],
    ask: [
      "What goes through you, when you hear that?",
      "Does anybody compare the two of you?",
      "What would you like for yourself?",
    ],
  },
  {
    id: "found-out",
    weight: 3,
    when: /^(?:.*\b)?(?:(?:i (?:just |still )?(?:keep|kept)? ?(?:wait(?:ing)?|expect(?:ing)?)|i'm (?:just )?(?:waiting|scared|afraid|terrified|worried)|it's only a matter of time|sooner or later|one day|any day now|eventually)\b.{0,30}\b(?:(?:notice|realise|realize|find out|see (?:that|what|how)|figure out|discover|catch me|work out|find me out|found out|see through)\b.*)|i (?:feel|felt) like (?:a |an |such a |a complete )?(?:fraud|impostor|imposter|fake|phoney)\b.*|(?:i have |i've got |it's )?(?:impostor|imposter) syndrome\b.*)$/i,
    say: [
      "So you are waiting to be found out.",
      "It sounds as if you don’t trust that you have earned your place.",
      "That must be tiring, always expecting to be caught.",
    ],
    ask: [
      "What do you think they would find out?",
      "What do you know about your work that speaks against it?",
      "Has it always been like that, or is it new?",
    ],
  },
  {
    id: "just-being-nice",
    weight: 3,
    when: /^(?:.*\b)?(?:(?:i (?:just )?(?:think|feel like|assume|know|bet)|but|maybe) )?(?:he|she|they|people|everyone|my \w+)(?:'s|'re| is| are| was| were)? (?:probably |only |just |all )*(?:being (?:nice|kind|polite)|says? (?:it|that) to be (?:nice|kind|polite)|saying (?:it|that)(?: to be (?:nice|kind))?|feel(?:s)? sorry for me|have to say that|has to say that|pity(?:ing)? me)\b.*$/i,
    say: [
      "So you can’t quite believe the good things people say.",
      "A kind word does not get through to you just now.",
      "You look for a reason why it does not count.",
    ],
    ask: [
      "What would it be like if it were meant?",
      "What makes it hard to believe?",
      "Has anyone said something good that you did believe?",
    ],
  },
  {
    id: "it-was-luck",
    weight: 3,
    when: /^(?:.*\b)?(?:i (?:just |only )?got lucky|it was (?:just |only |pure |probably )*(?:luck|a fluke|a mistake|easy|chance)|they (?:must have |probably )?made a mistake|anyone could have|i (?:don't|didn't) (?:really )?(?:belong|earn)|(?:was|were) (?:just |probably )?a mistake|shouldn't (?:even )?be (?:here|there)|don't belong (?:here|there|in (?:this|that)))\b.*$/i,
    not: /\b(?:marriage|relationship|wedding|moving|the accident|having (?:kids|him|her)|mistake to|coming here|leaving)\b/i,
    say: [
      "You don’t give yourself any credit for it.",
      "It sounds as if you can’t quite believe that it was you.",
      "So when it goes well, it doesn’t count for you.",
    ],
    ask: [
      "What part did you have in it?",
      "What would you say, if a colleague told you that?",
      "Where do you think that comes from?",
    ],
  },
  {
    id: "everyone-else-seems",
    weight: 3,
    when: /^(?:(?:it (?:feels|seems) like|i feel like|i see|i look at|when i look|because) )*(?:everyone|everybody|all (?:of )?(?:my friends|them|the others)|other people|others|people my age|most people|the others|my friends|the rest of them) (?:else )?(?:around me |my age |here |there |on (?:instagram|social media|facebook) )?(?:just |all |already |always )*(?:seems?|looks?|(?:is|are) (?:so |all |already |more |much |getting |having |buying |doing |moving |ahead|better|happier|prettier|smarter|married|happy|confident|successful|further|fine)|has|have|knows?|gets?|can|manages?|does|do|appears?|copes?|finds?)\b(?<x>.*)$/i,
    not: /\b(?:worse|see me|hear me|look at me|can see|can tell|everyone (?:is|was) (?:kind|nice|lovely|great|asleep|gone|dead|mean|against|laughing|angry|busy)|everyone knows (?:about|that|what))\b/i,
    say: [
      "Next to the others you feel left behind.",
      "It is hard to look at others and feel that you come up short.",
      "You see how they look from outside, and how you feel from inside.",
    ],
    ask: [
      "Who do you compare yourself with most?",
      "What do you imagine they have that you don’t?",
      "What would be enough for you, if there were nobody to compare with?",
    ],
  },
  {
    id: "next-to-them",
    weight: 3,
    when: /^(?:.*\b)?(?:(?:(?<!stood |sat |sit |sits |stand |live |lives |bed )next|compared) to (?:her|him|them|my \w+|everyone|the others)\b.*|there(?:'s| is) (?:this|a|one) (?:girl|boy|guy|woman|man|colleague|friend|person|kid)\b.*\b(?:pretty|prettier|smart|clever|popular|perfect|better|beautiful|confident|everyone (?:likes|loves)|good at)\b.*|(?:she|he|my \w+)(?:'s| is) (?:so (?:much )?|way |always |just )*(?:prettier|smarter|cleverer|better|more (?:\w+)|thinner|funnier|perfect),? (?:than (?:me|i am|i'll)|at everything|and i'm)\b.*)$/i,
    not: /\b(?:she's better (?:now|today)|he's better (?:now|today)|getting better|feeling better|more (?:than|and more))\b/i,
    say: [
      "So you put yourself beside somebody, and you come out worse.",
      "Beside somebody like that it is easy to feel small.",
      "It hurts to feel like less.",
    ],
    ask: [
      "What is it about that person that you would like to have?",
      "What do you have that you don’t count?",
      "When do you not compare yourself?",
    ],
  },
  {
    id: "a-good-one-would",
    weight: 3,
    when: /^(?:.*\b)?(?:a|any) (?:good|better|real|proper|normal|decent|loving) (?<x>daughter|son|mother|mum|mom|father|dad|parent|wife|husband|partner|friend|sister|brother|person|teacher|nurse|doctor|man|woman) (?:would|wouldn't|should|shouldn't|could|doesn't|does|never)\b.*$/i,
    say: [
      "You measure yourself by a picture of a good {x}.",
      "That is a high standard to hold yourself to.",
      "You are judging yourself, when you did what you could.",
    ],
    ask: [
      "What have you done that a good {x} does?",
      "Would you say that about somebody else in your place?",
      "Where does that picture come from?",
    ],
  },
  {
    id: "do-i-have-a-right",
    weight: 3,
    questions: true,
    when: /^(?:(?:and|but|so) )*(?:do i (?:even )?have (?:a|the|any) right to|am i allowed to|may i|is it (?:ok|okay|all right|alright|fine) (?:to|if i|that i)) (?<x>.+)$/i,
    say: [
      "I think you are allowed to.",
      "Yes, I think so. It is your own life.",
      "I don’t see why not.",
    ],
    ask: ["What makes you doubt it?", "What would it mean to you?", "What holds you back?"],
  },
  {
    id: "they-have-it-perfect",
    weight: 3,
    when: /^(?:she|he|they|my \w+)(?:'s got| has| have|'ve got| got)? (?:got )?(?:the |a |this |such a )?(?:perfect|amazing|great|lovely|beautiful)\b.*\b(?:husband|wife|kids|children|house|job|life|body|career|family|marriage|boyfriend|girlfriend)\b.*$/i,
    themes: ["selfEsteem", "family", "friendship", "loneliness", "lowMood"],
    say: [
      "From outside it looks as if everything had worked out there.",
      "And beside that your own life looks small to you.",
      "It is hard to look at that every day.",
    ],
    ask: [
      "Which of those things would you want for yourself?",
      "What do you think it is like from inside?",
      "What do you have that matters to you?",
    ],
  },
  {
    id: "compared-by-family",
    weight: 3,
    when: /\b(?:(?:look at your (?:sister|brother|cousin)|why can't (?:you|i) be (?:more )?like|compar(?:e|es|ed|ing) me (?:to|with)|held up as|the golden child|your (?:sister|brother) (?:never|always))\b)/i,
    say: [
      "So you were measured against somebody else again.",
      "It hurts to be compared like that.",
      "That makes it hard to be just yourself.",
    ],
    ask: [
      "What would you like them to see in you?",
      "What do you say to that?",
      "Since when has it been like that?",
    ],
  },
  {
    id: "proud-of-me",
    weight: 2,
    when: /^(?:.*\b)?(?<who>my (?:dad|mum|mom|father|mother|nan|gran|grandma|grandad|husband|wife|son|daughter)|he|she) (?:is|was|'s) (?:so |really |very )*proud(?: of me)?\b.*$/i,
    say: [
      "It means a lot to {whom}.",
      "So {who} thinks highly of you.",
      "That can feel good, and it can be a weight as well.",
    ],
    ask: [
      "What is that like for you?",
      "Does it also put pressure on you?",
      "What would you like {whom} to know?",
    ],
  },
  {
    id: "cannot-celebrate",
    weight: 3,
    when: /^(?:.*\b)?i (?:just |really |feel like i )*(?:can't|cannot|don't feel like i can|couldn't|am not able to|'m not able to) (?:really |even |properly )?(?:celebrate|enjoy (?:it|this)|be happy(?: about it)?|feel happy|be glad)\b.*$/i,
    say: [
      "It takes the joy out of it.",
      "So the good news has a shadow.",
      "You would like to be glad, and something holds you back.",
    ],
    ask: [
      "What holds you back most?",
      "What would you need, to be glad for a moment?",
      "With whom could you be glad?",
    ],
  },
  {
    id: "was-praised",
    weight: 3,
    when: /^(?:my (?:teacher|boss|manager|tutor|coach|friend|mum|mom|dad|colleague|neighbour|doctor|therapist|sister|brother)|someone|somebody|he|she) (?:once |actually |always |even )?(?:said|says|told me|thinks|wrote) (?:that )?(?:i(?:'m| am| was) (?:a |an |really |so |very |quite )*(?:good|great|talented|clever|gifted|brilliant|kind|strong|brave|patient|funny)\b.*|i (?:have|had) (?:a )?talent\b.*|i should be proud\b.*)$/i,
    not: /\b(?:but|just being nice|has to say|only says)\b/i,
    say: [
      "So somebody sees what is good in you.",
      "That is worth keeping in mind.",
      "It sounds as if that stayed with you.",
    ],
    ask: [
      "What was it like to hear that?",
      "Do you believe it a little?",
      "What do you like about it yourself?",
    ],
  },
  {
    id: "on-paper-fine",
    weight: 3,
    when: /^(?:.*\b)?(?:on paper|(?<!(?:watch|look|see)\w*\b.*)from the outside|to (?:everyone|anybody|anyone) else|to the outside world)\b.*$/i,
    say: [
      "From outside it looks fine, and inside it does not feel that way.",
      "So nobody would see that something is missing.",
      "It looks all right, and still something is not right for you.",
    ],
    ask: [
      "What is missing, as far as you can tell?",
      "When did you first notice that?",
      "Whom have you told?",
    ],
  },
  {
    id: "behind-for-my-age",
    weight: 3,
    when: /^(?:.*\b)?(?:i(?:'m| am) (?:already |nearly |almost |only )?(?:[2-5]\d|(?:in my |nearly |almost )?(?:twenties|thirties|forties|fifties)|thirty|forty|fifty) (?:now )?(?:and|with)\b.*\b(?:i(?:'m| am)? (?:still (?!love|miss|cry|feel|think|dream)|(?:live|living) with (?:my|mum|mom|dad))|i(?:'ve| have) (?:never (?:had|been in|done)|nothing|no )|nothing to show|i haven't (?:even )?(?:got|had|done|found|started)|i thought i'd)\b.*|i(?:'m| am) (?:[2-5]\d),? (?:still )?(?:single|unemployed|divorced|childless|living|rent\w*|no (?:job|kids|partner|house))\b.*|(?:by now|at my age|by my age|by this age|at this age) i (?:should|thought|expected|'d)\b.*|i (?:thought|expected|always thought) i(?:'d| would) (?:have|be)\b(?! (?:better|over|ok|okay|fine|used|dead|happy))\b.*\bby (?:now|\d\d|this age)\b.*|i(?:'m| am| feel)(?: so| really)? (?:behind|left behind)(?: (?:in life|everyone|my friends|everybody|the others))*)$/i,
    say: [
      "You thought you would be somewhere else by now.",
      "It sounds as if you feel behind.",
      "It is hard to look at your life and feel behind.",
    ],
    ask: [
      "What did you imagine it would be like by now?",
      "Whose timetable is that?",
      "What is there in your life that you would not want to miss?",
    ],
  },
  {
    id: "has-to-be-perfect",
    weight: 2,
    when: /^(?:.*\b)?(?:(?:it|everything|i) (?:always |just )?(?:has|have|had) to be (?:perfect|right|flawless|the best)|i (?:always |just |can't stop )*(?:redo(?:ing)?|rewrit(?:e|ing)|go(?:ing)? over)\b.*\b(?:twice|again|over and over|three times|ten times|everything|times)|i can't (?:make|afford|allow(?: myself)?) (?:a |any |to make )?mistakes?|i(?:'m| am) (?:such )?a perfectionist|i (?:stay|work) (?:late|longer|twice)\b.*)(?:.*)$/i,
    say: ["You put in a great deal, so that nothing can go wrong.", "That sounds exhausting."],
    ask: [
      "What would happen if it were only good enough?",
      "What are you trying to prevent?",
      "Who is it for?",
    ],
  },
  {
    id: "cannot-take-praise",
    weight: 2,
    when: /^i (?:just |really |never |always )*(?:can't|cannot|don't|never|find it hard to|struggle to) (?:really |know how to )?(?:take|accept|believe|handle|deal with) (?:a )?(?:compliments?|praise|it when (?:people|someone|he|she|they))\b.*$/i,
    say: [
      "So praise makes you uneasy more than it pleases you.",
      "It is hard to believe something good about yourself.",
      "You push it away before it can reach you.",
    ],
    ask: [
      "What happens in you, when somebody says something kind?",
      "Where do you think that comes from?",
      "What is the last kind thing somebody said to you?",
    ],
  },
];
