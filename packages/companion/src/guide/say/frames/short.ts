import type { Frame } from "./frame.ts";

const lead =
  "(?:(?:just|mostly|mainly|maybe|i guess|it's|its|it is|well|oh|ugh|really|kind of|idk|some|more|the usual|bit of|a bit of) )*";

/** Very short and vague answers. They are taken for what they are, and made a little easier to go on from. */
export const shortFrames: readonly Frame[] = [
  {
    id: "that-got-me",
    alone: true,
    later: true,
    when: /^(?:and |so |but )?(?:that|it|this)(?: one| really| just| kind of| properly)* (?:got(?: to)? me|hit me(?: hard)?|did it|broke me|finished me|set me off|was it|got me going)$/i,
    say: ["So that went in.", "I can see that it reached you."],
    ask: ["What was it about that?", "What did it stir up in you?"],
  },
  {
    id: "short-bad-time",
    alone: true,
    when: /^(?:just |been |having |had |it's been |it was )*(?:a |an )?(?:really |very |pretty |so |super )?(?:bad|rough|hard|tough|awful|terrible|horrible|crap|shit|shitty|rubbish|long|stressful|weird|crazy|difficult|exhausting) (?<x>day|week|night|month|year|morning|weekend|time|few days|couple of days|one|patch)(?: (?:at work|today|again|lately|really))?$/i,
    say: [
      "I’m sorry it has been like that.",
      "That sounds like a hard {x}.",
      "Sorry to hear that.",
    ],
    ask: ["What made it so hard?", "What happened?", "What was the worst of it?"],
  },
  {
    id: "short-one-of-those-days",
    when: /^(?:oh |well |it's |it was |just |yeah |been )*(?:what a (?<x>day|week|morning|night)|one of those (?<y>days|weeks|mornings))(?: really| i guess| today)*$/i,
    say: ["One of those, then.", "It sounds like quite a lot went on."],
    ask: ["What has it been like?", "What happened?"],
  },
  {
    id: "short-at-work",
    alone: true,
    when: new RegExp(
      `^${lead}(?:work|job|office)(?: (?:stuff|things|stress|issues|problems|drama|crap|shit|related|again|mostly|mainly|really|i guess))*$`,
      "i",
    ),
    say: ["So it is about work.", "Work, then.", "Okay, something at work."],
    ask: [
      "What has been happening at work?",
      "What is it about work that bothers you?",
      "Is it the work itself, or the people there?",
    ],
  },
  {
    id: "short-at-school",
    alone: true,
    when: new RegExp(
      `^${lead}(?:school|uni|university|college|studying|exams?|homework|coursework)(?: (?:stuff|things|stress|issues|problems|drama|crap|again|mostly|mainly|really|i guess))*$`,
      "i",
    ),
    say: ["So it is about your studies.", "Okay, that side of things.", "It is that, then."],
    ask: [
      "What has been happening there?",
      "What is the hardest part of it at the moment?",
      "Is it the work itself, or the people there?",
    ],
  },
  {
    id: "short-family",
    alone: true,
    when: new RegExp(
      `^${lead}(?:family|home|house|parents|marriage|relationship|boyfriend|girlfriend|husband|wife|partner|friend|friendship|flatmate|roommate|money|health|guy|girl|boy|men|dating|love|sleep|life)(?: (?:stuff|things|stress|issues|problems|trouble|troubles|drama|crap|shit|again|mostly|worries|i guess))+$`,
      "i",
    ),
    say: ["I see.", "Okay, I’m listening.", "That can be a lot."],
    ask: [
      "What has been going on there?",
      "What is bothering you most about it?",
      "What happened?",
    ],
  },
  {
    id: "short-someone",
    alone: true,
    when: /^(?:just |mostly |mainly |it's |its |maybe |because of )*(?<who>(?:my|our) (?:\w+ )?(?:mum|mom|mam|mother|dad|father|parents|sister|brother|family|husband|wife|boyfriend|girlfriend|partner|ex|son|daughter|kids|children|boss|manager|supervisor|colleague|colleagues|coworker|coworkers|team|friend|friends|best friend|flatmate|roommate|housemate|neighbour|neighbor|landlord|teacher|tutor|in-laws|mother-in-law|father-in-law|stepdad|stepmum|stepmom|grandma|gran|nan))(?: (?:mostly|mainly|really|again|i guess|i think|probably))*$/i,
    say: ["So it is about {who}.", "It is {who}, then.", "I see, {who}."],
    ask: [
      "What has been going on with {who}?",
      "What happened?",
      "What is it like between you at the moment?",
    ],
  },
  {
    id: "short-complicated",
    alone: true,
    when: /^(?:it's |it is |its |that's |just |well |um |really |very |so |bit |a bit |kind of |all )*(?:complicated|complex|messy|a mess|a long story|long story|hard to explain|difficult to explain|hard to put into words|hard to describe|difficult|tricky)$/i,
    say: [
      "It sounds as if there is more than one side to it.",
      "It doesn’t have to come out in order.",
      "I can imagine. You can start with any part of it.",
    ],
    ask: [
      "Which part of it is on your mind most?",
      "What is the most difficult bit?",
      "Would you like to tell me a little of it?",
    ],
  },
  {
    id: "short-everything",
    alone: true,
    when: /^(?:just |literally |honestly |well |um |oh |basically |pretty much |it's |its )*(?:everything|all of it|all of them|the lot|everything at once|everything really|life|life in general|my life|the whole thing|everything tbh)(?: (?:really|honestly|i guess|at once|right now|lately|to be honest))*$/i,
    say: [
      "Everything at once is a lot.",
      "That sounds like too much at once.",
      "So it is not just one thing.",
    ],
    ask: [
      "What is at the top of the pile today?",
      "If you picked one thing to begin with, what would it be?",
      "Which part of it bothers you most right now?",
    ],
  },
  {
    id: "short-same",
    alone: true,
    when: /^(?:just |still |it's |its |the |well |pretty much |about |much |same |always |nothing new ?,? ?)*(?:same as (?:always|usual|ever|before|last time)|same old(?: same old| story| thing| stuff)?|the usual|as usual|as always|no change|nothing has changed|nothing's changed|no different|like always|like usual)(?: (?:really|i guess|i suppose))*$/i,
    say: ["So nothing much has changed.", "The same again, then.", "So it is how it usually is."],
    ask: [
      "What is it usually like?",
      "How do you feel about it being the same?",
      "What would you want to be different?",
    ],
  },
  {
    id: "short-not-much",
    alone: true,
    when: /^(?:not (?:a lot|much|that much|so much|very much)|nothing (?:much|really|special|in particular|new)|nm)(?: (?:really|i guess|tbh|to say|going on))*$/i,
    say: ["That’s okay.", "Okay, a quiet one, then.", "That is fine too."],
    ask: [
      "How has your day been so far?",
      "How are you feeling, more or less?",
      "What made you come here today?",
    ],
  },
  {
    id: "short-do-not-want",
    alone: true,
    when: /^(?:i |just |really |kind of |sort of )*(?:can't be bothered|couldn't be bothered|don't feel like it|not in the mood|don't want to|can't be arsed|no energy)$/i,
    say: [
      "That is all right. Nothing has to happen here.",
      "So there is little energy for it just now.",
    ],
    ask: [
      "How are you otherwise today?",
      "What would feel easier right now?",
      "Is it tiredness, or more than that?",
    ],
  },
  {
    id: "short-sometimes",
    alone: true,
    when: /^(?:well |yeah |only |just |um )*(?:sometimes|now and then|once in a while|on and off|occasionally|most of the time|mostly|usually|all the time|every day|every night|always|often|quite often|a lot|not often|rarely|hardly ever)(?: (?:really|i guess|lately|yeah|to be honest))*$/i,
    after: /\?\s*$/,
    say: ["I see.", "Okay, that helps me to picture it.", "Thank you, that helps."],
    ask: [
      "What is it like when it happens?",
      "When was the last time?",
      "What do you usually do then?",
    ],
  },
  {
    id: "short-a-while",
    alone: true,
    when: /^(?:since |for |about |like |maybe |over |almost |nearly |probably |around |i think |it's been |been )*(?:a while|ages|(?<x>(?:a few|a couple of|several|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:days|weeks|months|years)|a (?:week|month|year))|forever|years|months|weeks|(?:last|this) (?:week|month|year|summer|winter|spring|autumn|christmas)|yesterday|recently|a long time|not long)(?: (?:now|ago|or so|i guess|i think|maybe|already))*$/i,
    after: /\b(?:how long|since when|when)\b[^.?]*\?\s*$/i,
    say: ["That is a while to live with it.", "Thank you. That gives me a picture.", "I see."],
    ask: [
      "What was going on when it started?",
      "How has it changed since then?",
      "What was it like before?",
    ],
  },
  {
    id: "short-nobody",
    alone: true,
    when: /^(?:um |well |honestly |really |there's |there is )*(?:no one|nobody|no-one|nope no one|just me|only me|only you|just you|myself)(?: (?:really|i guess|at all|here|yet))*$/i,
    after: /\bwho\b[^.?]*\?\s*$/i,
    say: [
      "So you have been alone with it.",
      "That sounds lonely.",
      "Then I’m glad you are telling me.",
    ],
    ask: [
      "Is there somebody you would like to tell?",
      "What is that like for you?",
      "What makes it hard to tell somebody?",
    ],
  },
  {
    id: "short-stuff",
    alone: true,
    when: /^(?:just |some |a lot of |lots of |a few |loads of |random |other |different |various )*(?:stuff|things|bits and pieces|this and that|a few things|lots of things|a lot of things|many things|problems|issues)(?: (?:really|i guess|going on|on my mind|at once))*$/i,
    say: ["Okay, several things, then.", "So it is not just one thing.", "I see."],
    ask: [
      "Which one is on your mind most today?",
      "What comes up first, when you think of it?",
      "What kind of things?",
    ],
  },
  {
    id: "short-noun",
    alone: true,
    when: /^(?:just |mostly |mainly |my |the |probably |maybe )*(?:family|money|health|friends|friendships|relationships?|dating|stress|people|home|sleep|the news|loneliness|anxiety|love|grief|divorce|debt|kids|exams|parents)(?: (?:really|i guess|mostly|again))*$/i,
    say: ["I see.", "Okay, that.", "That can be a lot."],
    ask: [
      "What has been going on there?",
      "What is bothering you most about it?",
      "What happened?",
    ],
  },
  {
    id: "short-nth-time",
    alone: true,
    when: /^(?:for the |it's the |this is the |it was the |that's the |my )*(?:\d+(?:st|nd|rd|th)|second|third|fourth|fifth|hundredth) (?:time|one|attempt|try)(?: (?:now|already|this (?:week|month|year)|in a row))*$/i,
    say: ["So it is not the first time.", "I imagine it gets harder each time."],
    ask: ["How are you taking it this time?", "What was it like this time?"],
  },
  {
    id: "short-agrees",
    alone: true,
    when: /^(?:fair enough|fair|makes sense|got it|i see|cool|good point|lol|haha|interesting|nice|wow|that's fair|i get that|i hear you|same|ikr|exactly that|tell me about it|you could say that|pretty much|more or less|kinda|basically)$/i,
    say: ["Okay.", "All right.", "Right."],
    ask: [
      "What would you like to talk about?",
      "What else is on your mind?",
      "Is there more you would like to tell me?",
    ],
  },
  {
    id: "short-no-reason",
    alone: true,
    when: /^(?:there's |there is |for |just )*no (?:real |particular |special |good |specific )?reason(?: (?:really|at all|i guess|i can think of))*$/i,
    say: ["Sometimes there is no clear reason.", "It doesn’t need a reason."],
    ask: ["When did you first notice it?", "What is it like for you?"],
  },
  {
    id: "short-pronoun",
    alone: true,
    when: /^(?:just |mostly |about |it's )*(?<x>him|her|them|us)$/i,
    say: ["I see.", "Okay."],
    ask: ["What about {x} is on your mind most?", "What would you like to say about {x}?"],
  },
];
