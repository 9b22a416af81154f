import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Drinking, smoking, gambling and scrolling: wanting to stop, stopping, and starting again. */
export const habitFrames: readonly Frame[] = [
  {
    id: "want-to-stop-habit",
    when: pattern`^LEADI ADV(?:want|need|would like|'d like|have|wish I could|'m trying|am trying|'ve been trying|ought|'d love)(?: to)? (?:stop|quit|cut (?:down|back)|give (?:it |them |this )?up|get (?:clean|sober|off it|help)|be sober|drink less|smoke less|kick it|break (?:the|this) habit|get (?:it|this) under control|control it)\b.*$`,
    themes: ["habit", "body", "money"],
    say: [
      "You want to stop. That is clear.",
      "So something in you has had enough of it.",
      "That is a real wish, and you have said it.",
    ],
    ask: [
      "What makes you want it now?",
      "What would get better first?",
      "What has helped before, even for a short while?",
    ],
  },
  {
    id: "tried-to-stop",
    when: pattern`^LEADI(?:'ve| have| did)? ADV(?:(?:tried|try|been trying|managed)(?: and failed)?(?: to)?|did|once) (?:stop|stopping|quit|quitting|cut(?:ting)? (?:down|back)|give (?:it |them )?up|giving (?:it |them )?up|go cold turkey|going cold turkey|moderate)\b.*$`,
    say: [
      "So you have tried before. You know what it takes.",
      "That wasn’t nothing, even if it didn’t hold.",
      "Most people need more than one go at it.",
    ],
    ask: [
      "What helped, while it lasted?",
      "What made you start again?",
      "What would you do differently this time?",
    ],
  },
  {
    id: "lasted-so-long",
    when: pattern`^(?:and |then )?I (?:only |just |even |once )?(?:lasted|managed|went|made it|got to|did|had|was (?:sober|clean|off it|dry)(?: for)?|stayed (?:sober|clean)(?: for)?|quit for|stopped for) (?:about |only |just |almost |nearly |maybe |to )?(?<x>(?:a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+|a few|a couple of|several|half a) (?:hours?|days?|weeks?|months?|years?))\b.*$`,
    themes: ["habit", "body", "motivation", "money", "sleep"],
    say: [
      "{X}. You did manage that.",
      "You got through {x}, so it isn’t out of reach.",
      "That is worth remembering, however it ended.",
    ],
    ask: [
      "What helped, during that time?",
      "What was going on when it ended?",
      "How did you feel in that time?",
    ],
  },
  {
    id: "hour-of-the-day",
    when: pattern`^(?:every (?:day|night|evening) )?(?:around|at|by|about|after|come|when) (?:it's )?(?:\w+ ){0,3}?(?:o'clock|pm|am|\d+|evening|night|work|dinner|lunch|bedtime|weekend|home|in bed|kids are .+),? I (?:start|begin|want|need|crave|get|reach|open|pour|go|can't|always|just)\b.*$`,
    themes: ["habit", "body", "anxiety", "lowMood", "sleep"],
    say: [
      "So there is a certain time when it is strongest.",
      "You know quite exactly when it comes.",
      "That is the hour to be ready for.",
    ],
    ask: [
      "What is going on for you at that time of day?",
      "What do you usually do then?",
      "What could be there instead, at that hour?",
    ],
  },
  {
    id: "sober-since",
    when: pattern`^LEADI(?:'ve| have|'m| am)? ADV(?:gave up|given up|quit|stopped|been (?:sober|clean|off)|sober|clean|haven't (?:had|touched|smoked|drunk|gambled|used))\b.*?\b(?<x>(?:\d+|a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|nearly a|almost a) (?:days?|weeks?|months?|years?))\b.*$`,
    themes: ["habit"],
    not: /\b(?:but|today i|bought|relapse\w*|slipped|drank|tempted|nearly)\b/i,
    say: [
      "{X}. That is a real achievement.",
      "You have kept it up for {x}. That takes strength.",
      "Well done. That isn’t easy.",
    ],
    ask: ["How has that time been?", "What has helped you most?", "When is it hardest?"],
  },
  {
    id: "was-hard-now-better",
    when: pattern`^.{3,60}\b(?:was|were) (?:absolute |pure |really |so |very |pretty )?(?:hell|awful|hard|tough|brutal|rough|horrible|terrible|a nightmare|the hardest)\b.{0,12}\bbut (?:now )?(?:it's|it is|I'm|things are|it gets|it got|it has got)(?: now)? (?:a bit |a little |much |getting |been )?(?:ok|okay|better|fine|alright|all right|easier|good|manageable)\b.*$`,
    say: [
      "So you have come through the worst of it.",
      "You kept going, and it has got easier.",
      "That is good to hear, after such a start.",
    ],
    ask: ["What got you through?", "What is different now?", "What still makes it hard?"],
  },
  {
    id: "everyone-will-be-at-it",
    when: pattern`^LEAD(?:everyone|everybody|they|they all|all my (?:friends|mates|colleagues|family)|my (?:friends|mates|colleagues|family)|the others|people)(?:'ll| will|'s| is|'re| are)? (?:all |just |always )*(?:be )?(?:drinking|drinks?|smoking|smokes?|smokers|drinkers|vaping|gambling|betting|drunk)\b.*$`,
    themes: ["habit"],
    say: [
      "So you would be the only one who doesn’t.",
      "It is harder when everybody around you does it.",
      "That makes it a test, just being there.",
    ],
    ask: [
      "What could you say, when they ask?",
      "Who there would be on your side?",
      "What would make it easier to say no?",
    ],
  },
  {
    id: "one-will-not-hurt",
    when: pattern`^LEAD(?:WHO|people|everyone|they) ADV(?:says?|said|tells? me|told me|keeps? saying|thinks?)(?: that)? (?:just )?(?:one|a (?:little|small)|one (?:drink|more|cigarette|bet|glass))\b.{0,20}\b(?:won't|wouldn't|doesn't|isn't|can't)\b.*$`,
    themes: ["habit"],
    say: [
      "And you know better than they do what one would mean.",
      "That doesn’t make it easier for you.",
      "It may be meant kindly, and it is no help.",
    ],
    ask: [
      "What would you like to answer?",
      "Who does understand why you don’t?",
      "How did it feel to hear that?",
    ],
  },
  {
    id: "threw-it-away",
    when: pattern`^.*\b(?:threw|thrown|chucked) (?:it|that|everything|it all) ?(?:all )?away\b.*$|^.*\bI(?:'ve)? (?:just )?(?:blew|blown|ruined|wrecked|undid|undone) (?:it|everything|it all)(?: all)?$`,
    not: /\b(?:don't|do not|didn't) want to\b/,
    themes: ["habit", "motivation", "body"],
    say: [
      "One bad night doesn’t undo all that time.",
      "I can hear how disappointed you are. What you did before still counts.",
      "It feels as if all of it were lost. It isn’t.",
    ],
    ask: [
      "What had happened before it?",
      "What helped you in all the time before?",
      "What do you need today?",
    ],
  },
  {
    id: "cannot-stop-doing",
    when: pattern`^(?:LEADI ADV)?(?:can't|cannot|couldn't) (?:seem to )?stop (?<x>(?:buying|shopping|spending|scrolling|eating|snacking|drinking|smoking|vaping|gambling|betting|biting|picking|gaming|swiping|watching|playing|looking at my phone)\b.*)$`,
    say: [
      "You would like to stop {x}, and it keeps happening.",
      "In that moment the pull is stronger than what you decided.",
      "You don’t want to go on like this, and stopping is hard.",
    ],
    ask: [
      "What is going on in you just before?",
      "What does it give you, at that moment?",
      "When did it start?",
    ],
  },
  {
    id: "they-do-it-too",
    themes: ["habit"],
    when: pattern`^LEAD(?:they all|we all|everyone|everybody|all my (?:friends|mates|colleagues)) ADV(?:vapes?|smokes?|drinks?|gambles?|bets?|games?|uses?|does it|do it)\b.*$`,
    say: [
      "It is harder when it is all around you.",
      "So you would be doing it on your own.",
      "That makes it difficult to get away from it.",
    ],
    ask: [
      "What would {who|they} say, if you stopped?",
      "Where are you away from it?",
      "What would help you at home?",
    ],
  },
  {
    id: "do-not-believe-me",
    when: pattern`^LEAD(?:WHO|people|nobody|no one|everyone) (?:just |still |really )?(?:doesn't|don't|didn't|won't|never|refuses? to)? ?(?:believes?|believed|accepts?) (?:in it|me|it|that|a word)(?: .*)?$|^LEAD(?:WHO|people|nobody|no one|everyone) (?:doesn't|don't|didn't|won't|never) takes? (?:me|it) seriously(?: .*)?$`,
    not: /(?<!n't |never |nobody |no one )\bbelieve(?:s|d)? (?:in )?me\b/,
    say: [
      "You would like to be taken seriously in this.",
      "It is hard not to be believed by people who are close.",
    ],
    ask: [
      "What would you like them to understand?",
      "What do they say?",
      "Who does take it seriously?",
    ],
  },
];
