import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Drinking, smoking, gambling and scrolling: wanting to stop, stopping, and starting again. */
export const habitFrames: readonly Frame[] = [
  {
    id: "want-to-stop-habit",
    weight: 3,
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
    id: "cannot-stop-habit",
    weight: 1,
    when: pattern`^LEADI ADV(?:can't|couldn't|cannot|don't know how to|find it hard to|struggle to|never|keep failing to) (?:seem to |ever |help )?(?:stop(?: myself)?|resist|say no|control (?:it|myself)|put it down|quit|give (?:it|them) up|go (?:a day|one day|an evening|without)|myself)(?: (?:it|drinking|smoking|vaping|scrolling|gambling|betting|eating|buying|shopping|gaming|watching|playing|when|once|after|at|without|from|even|until)\b.*)?$`,
    themes: ["habit", "body", "sleep", "motivation", "money"],
    say: [
      "In that moment it is stronger than what you decided.",
      "You don’t want to, and it happens anyway.",
      "That is a frustrating place to be.",
    ],
    ask: [
      "What is going on in you just before?",
      "When is the pull weakest?",
      "What would you want to do in that moment instead?",
    ],
  },
  {
    id: "tried-to-stop",
    weight: 3,
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
    weight: 3,
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
    id: "removed-it",
    weight: 1,
    when: pattern`^LEADI(?:'ve| have| even)? ADV(?:deleted|delete|blocked|uninstalled|removed|threw (?:away|out)|thrown (?:away|out)|poured|got rid of|binned|locked|hid|gave away|cut up|signed up for|self-excluded|handed over) (?:the|my|all|it|them|every|a|everything)\b.*$`,
    themes: ["habit", "money", "body", "motivation", "sleep"],
    say: [
      "So you have already tried to put something in the way.",
      "You did something about it. That shows that you mean it.",
      "You have been fighting it in your own way.",
    ],
    ask: [
      "What happened after that?",
      "How long did that help?",
      "What would have to be in the way, for it to hold?",
    ],
  },
  {
    id: "tell-myself-just-one",
    weight: 3,
    when: pattern`^LEADI ADV(?:always |keep |kept )?(?:tell|told|telling|say|said|saying|promise|promised) (?:to )?myself (?:that )?(?:it's |it'll be |I'll |I will |I'd |just |only |this |one |tomorrow|next|never|it was |I can |I could |I deserve|I won't )\b.*$`,
    say: [
      "And in that moment it sounds convincing.",
      "That thought comes quickly, and it is hard to argue with.",
      "You mean it, when you say it.",
    ],
    ask: [
      "What happens after that?",
      "How do you feel afterwards?",
      "When does that thought come?",
    ],
  },
  {
    id: "hour-of-the-day",
    weight: 3,
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
    id: "how-much",
    weight: 2,
    when: pattern`^(?:I(?:'m| am|'ve been)? )?(?:usually |normally |mostly |probably |about |around |maybe |up to |now |drink |drinking |have |smoke |smoking |get through |spend |play |it's |like |at least |easily |roughly )*(?:a|one|two|three|four|five|six|seven|eight|ten|half a|half|several|a few|\d+|twenty|thirty|forty)(?: \w+)? ?(?:bottles?|glass(?:es)?|pints?|cans?|beers?|drinks?|units?|cigarettes?|fags|packs?|packets?|joints?|a day|hours|hrs|wines?)\b(?! (?:ago|late|away|of sleep|sleep|drive)).*$`,
    themes: ["habit"],
    say: [
      "Thank you for saying it so plainly.",
      "That is honest. Many people find it hard to name the amount.",
      "So that is what it comes to.",
    ],
    ask: [
      "How do you feel about that amount?",
      "What would you like it to be?",
      "When did it become that much?",
    ],
  },
  {
    id: "crept-up",
    weight: 2,
    when: pattern`^(?:it|that|things|and it|then it) (?:just |slowly |kind of |sort of |gradually )*(?:crept up|crept|creeped up|sneaked up|snuck up|built up|escalated|turned into|became|grew|got out of (?:hand|control)|snowballed|spiralled|spiraled|increased)\b.*$`,
    themes: ["habit", "anxiety", "lowMood", "body", "health", "anger"],
    say: [
      "It happened bit by bit.",
      "So there was no one day when it changed.",
      "It grew slowly, and then it was a lot.",
    ],
    ask: [
      "When did you notice how much it had become?",
      "What did it give you in the beginning?",
      "What does it give you now?",
    ],
  },
  {
    id: "ended-up-doing",
    weight: 1,
    when: pattern`^LEADI ADV(?:always |usually |then )?(?:end|ended|ending|wind|wound) up (?<x>(?:\w+ing\b|on (?:my|the) phone|in bed|at the|back|on the sofa|on tiktok|on youtube|on instagram).*)$`,
    say: [
      "So it ends with you {x}.",
      "It turns out that way, whatever you meant to do.",
      "Somehow it turns out that way each time.",
    ],
    ask: [
      "What is going on just before that?",
      "How do you feel afterwards?",
      "What did you want to do instead?",
    ],
  },
  {
    id: "not-even-fun",
    weight: 2,
    when: pattern`^(?:it|that|this)(?:'s| is| isn't)(?: not)?(?: even| really)? (?:that )?(?:fun|enjoyable|nice|worth it|good)(?: any ?more)?\b.*$|^I (?:don't|do not) even (?:enjoy|like|want) (?:it|them|this)\b.*$`,
    not: /^(?!.*\b(?:not|isn't|don't)\b)/,
    say: [
      "You don’t even enjoy it, and still you do it.",
      "So it gives you very little by now.",
      "It has become something you do without wanting to.",
    ],
    ask: [
      "What happens just before you start?",
      "How do you feel when you stop?",
      "What did it give you in the beginning?",
    ],
  },
  {
    id: "which-attempt",
    weight: 2,
    when: pattern`^(?:it's|it is|this is|it was|it'll be|this will be|that was) my (?:first|second|third|fourth|fifth|sixth|\d+(?:st|nd|rd|th)|last) (?:attempt|try|time|go|chance|one)\b.*$`,
    say: [
      "So you have been through it before, and you are trying again.",
      "There is a lot of pressure on it, then.",
      "That takes some courage.",
    ],
    ask: [
      "What happened the last time?",
      "What is different this time?",
      "How are you feeling about it?",
    ],
  },
  {
    id: "sober-since",
    weight: 3,
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
    weight: 3,
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
    weight: 3,
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
    weight: 3,
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
    weight: 3,
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
    id: "without-noticing",
    weight: 2,
    when: pattern`^LEADI ADV(?:do|did|start|reach for|pick|bite|eat|open|light) (?:it|them|one)? ?(?:without (?:even )?(?:noticing|thinking|realising|realizing|knowing)|automatically|on autopilot|before I (?:know|notice|realise) it)\b.*$`,
    say: [
      "It happens before you notice.",
      "So there is no moment in which you decide.",
      "That makes it hard to stop.",
    ],
    ask: [
      "When do you notice it?",
      "Where are you mostly, when it happens?",
      "What might help you notice it sooner?",
    ],
  },
  {
    id: "cannot-stop-doing",
    weight: 3,
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
    weight: 3,
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
    weight: 3,
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
