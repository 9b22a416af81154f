import type { Frame } from "../frame.ts";
import { selfPattern } from "../self-pattern.ts";

/** Bosses, colleagues and customers. */
export const peopleAtWorkFrames: readonly Frame[] = [
  {
    id: "boss-said",
    weight: 2,
    themes: ["work", "study"],
    when: selfPattern`^LEAD(?<who>BOSS) ADV(?:said|says|told (?:me|us)|tells (?:me|us)|wrote|thinks|claims|reckons)\b(?! (?:he|she)'?s? (?:is )?(?:proud|pleased|happy)).{3,100}$`,
    say: [
      "So that is what you were told.",
      "I can imagine that you have been thinking about that since.",
      "It counts more when somebody in charge says it.",
    ],
    ask: [
      "What did you make of that?",
      "How did you answer?",
      "What would you have liked to hear?",
    ],
  },
  {
    id: "looked-at-me-like",
    weight: 3,
    when: selfPattern`^(?:.{0,70}\b)?(?:(?:he|she|they|everyone|BOSS|my \p{L}+) ADV)?(?:looked|looks|stared|look|were looking) at me (?:like|as if|as though|with|funny|weird)\b.{0,50}$`,
    say: [
      "That must have been uncomfortable.",
      "A look like that can stay with you for the rest of the day.",
      "I imagine you would have liked to disappear for a moment.",
    ],
    ask: [
      "What did you do then?",
      "What do you think was behind it?",
      "What would have helped in that moment?",
    ],
  },
  {
    id: "in-front-of-everyone",
    weight: 3,
    not: /\b(?:never|scared|afraid|nervous|dread\w*|have to|going to|tomorrow|next|would)\b/i,
    when: selfPattern`^(?:.{0,80}\b)?in front of (?:everyone|everybody|the (?:whole |entire )?(?:directors?|board|managers?|boss|customers|team|class|office|room|group|shop|department|customers?|clients?|kids|others|ward)|my (?:whole |entire )?(?:team|class|colleagues|friends|family)|all (?:of )?(?:my|the) .{3,20}|clients|customers|people)END`,
    say: [
      "It is worse when others are there to hear it.",
      "I’m sorry. That must have been humiliating.",
      "And you had to stand there while everyone listened.",
    ],
    ask: ["What happened then?", "How did the others react?", "What would you have liked to say?"],
  },
  {
    id: "criticised-at-work",
    weight: 2,
    when: selfPattern`^LEAD(?:i (?:ADV)(?:got|had|was given|received) ADV(?:a |some |really |very )*(?:bad|negative|awful|terrible|harsh|poor|critical) (?:feedback|review|appraisal|evaluation|performance review|report)\b.*|my (?:review|appraisal|feedback|evaluation) (?:was|is|came back|went) ADV(?:bad|awful|terrible|negative|harsh|badly|poor)\b.*|(?<who>BOSS) ADV(?:criticis\w*|criticiz\w*|tore (?:me|my)|picks? (?:on|at|holes)|finds? fault|found fault|corrects?|blames?|blamed|had a go|told me off|snapped|moaned)\b.*|(?:i was|i got|i've been|i've|i have been) (?:told off|criticis\w*|criticiz\w*|disciplined|given a warning|put on (?:a|an) (?:pip|improvement)\b.*)(?: .{0,60})?)$`,
    say: [
      "That is hard to hear about something you work at every day.",
      "I imagine that stung.",
      "It is not easy to go back in after that.",
    ],
    ask: [
      "What exactly was said?",
      "How much of it do you think is fair?",
      "How have you been since?",
    ],
  },
  {
    id: "micromanaged",
    weight: 2,
    when: selfPattern`^LEAD(?:(?<who>BOSS|he|she|they) ADV(?:is |are )?(?:micro-?manag\w*|check(?:s|ing|ed)? (?:everything|every|up on|all)\b.*|watch(?:es|ing)? (?:me|everything|my every|over).*|breath(?:es|ing) down my neck.*|questions? everything.*|(?:doesn't|don't|won't) trust me.*|(?:hovers?|hovering).*)|i(?:'m| am) (?:being )?(?:micro-?managed|watched)\b.*)$`,
    themes: ["work", "study"],
    say: [
      "It is hard to work when somebody is always looking over your shoulder.",
      "That would make anybody nervous.",
      "So there is little trust, and you feel it.",
    ],
    ask: [
      "How do you react when it happens?",
      "Was it like that from the start?",
      "What would you need, to do your work in peace?",
    ],
  },
  {
    id: "credit-taken",
    weight: 3,
    when: selfPattern`^(?:.{0,60}\b)?(?:took|takes|taking|got|gets|stole|steals|claimed|presented|presents|passed off|copied) (?:all |the |all the |my )*(?:credit|praise|ideas?|work|project|slides|presentation|proposal)(?: (?:for|as|of) .{2,40})?END`,
    themes: ["work", "study"],
    say: [
      "So your work is there, and somebody else’s name is on it.",
      "That is unfair, and I can see why it bothers you.",
      "It hurts when what you did is not seen as yours.",
    ],
    ask: [
      "Does anyone know that it was yours?",
      "What did you do when you noticed?",
      "What would you like to happen now?",
    ],
  },
  {
    id: "colleague-does-little",
    weight: 3,
    when: selfPattern`^LEAD(?<who>(?:my|our|one of my|this|a|the other) (?:[\p{L}-]+ )?(?:colleagues?|co-?workers?|team|teammates?|team-?mates?|group|partner on .+|deskmate|manager|boss)) ADV(?:does|do|did|doesn't|don't|didn't|leaves?|never|is|are|calls? in|turns? up|sits?|spends?)\b.{0,20}\b(?:nothing|anything|(?:his|her|their) (?:share|part|bit|job|work)|everything to me|it (?:all )?to me|late|sick|lazy|on (?:his|her|their) phone|help|pull(?:s|ing)?)\b.{0,40}$`,
    say: [
      "So the rest of it falls to you.",
      "That is unfair, and it builds up.",
      "It is hard to watch that and say nothing.",
    ],
    ask: [
      "Has anyone said something about it?",
      "What would you like to say to {whom|them}?",
      "How has it been affecting you?",
    ],
  },
  {
    id: "work-not-seen",
    weight: 2,
    when: selfPattern`^LEAD(?:(?:nobody|no one|they|he|she|BOSS) ADV(?:never |don't |doesn't |ever |even |didn't )*(?:notices?|appreciates?|values?|thanks?|thanked|sees?|acknowledges?|recogni[sz]es?|said thank you|says? thank you|cares? how)\b.*|i (?:ADV)(?:never get|don't get|get no|don't feel|never feel|feel) ADV(?:a thank you|any (?:thanks|recognition|credit|appreciation)|thanks|recognition|appreciated|valued|undervalued|unappreciated|taken for granted|invisible|like a (?:number|machine|robot)|replaceable|disposable)\b.*|(?:it's|it is|nothing i do is|nothing is) (?:never|ever) enough(?: for (?:them|her|him))?)$`,
    themes: ["work", "study"],
    say: [
      "You give a lot, and hardly anything comes back.",
      "It wears you down when nobody sees it.",
      "You would like it to be noticed, and that is fair.",
    ],
    ask: [
      "Whose word would mean most to you?",
      "What would you like them to see?",
      "What keeps you going there all the same?",
    ],
  },
  {
    id: "left-out-at-work",
    weight: 2,
    when: selfPattern`^LEAD(?:they|my colleagues|the others|people|everyone|the team)(?: at work| there| in my team)? ADV(?:don't|never|all|didn't|stop(?:ped)?|go|went|talk|leave|left|exclude|ignore|have)\b.{0,30}\b(?:without me|include me|invite me|asked? me|behind my back|me out|talk(?:ing)? to me|speak to me|when i (?:walk|come) in|about me|lunch together|ignor\w*|cliques?)\b.{0,30}$`,
    themes: ["work", "study"],
    say: [
      "It is lonely, to be on the outside all day.",
      "I imagine that hurts, even if you try not to show it.",
      "That makes a working day very long.",
    ],
    ask: [
      "Is there anybody there you get on with?",
      "When did it start?",
      "What do you do with your breaks?",
    ],
  },
  {
    id: "made-a-mistake",
    weight: 3,
    themes: ["work", "study"],
    when: selfPattern`^LEADi(?:'ve| have)? ?ADV(?:made (?:a|an|another|one|such a|some) (?:[\p{L}]+ )?(?:mistakes?|error|mess)|messed up|screwed up|fucked up|got (?:it|something|the \p{L}+) (?:really |completely )?wrong|forgot (?:to|an? (?:important|big)|the (?:meeting|deadline))|missed (?:a|the) (?:deadline|meeting|shift)|sent (?:it|the|an?) .{0,30}wrong\b|dropped the ball)\b.{0,60}$`,
    say: [
      "A mistake can stay with you long after it is over.",
      "That is an unpleasant feeling.",
      "I imagine you keep going over it.",
    ],
    ask: [
      "What came of it, in the end?",
      "How did people react?",
      "What would you say to a friend who had done the same?",
    ],
  },
  {
    id: "fake-smile",
    weight: 2,
    when: selfPattern`^LEADi ADV(?:had to|have to|needed to|was expected to|am expected to|just) ADV(?:smile|pretend|congratulate|act (?:happy|normal|like|as if)|be (?:nice|polite|happy for|gracious|professional|cheerful)|say (?:well done|congratulations)|put on|look (?:happy|pleased)|keep smiling|keep a straight face|clap)\b.{0,60}$`,
    say: [
      "So you had to hide what you really felt.",
      "It takes strength to smile at a moment like that.",
      "Nobody there saw how it was for you.",
    ],
    ask: [
      "What would you have liked to say?",
      "What were you feeling underneath?",
      "Who could you be honest with afterwards?",
    ],
  },
  {
    id: "shouted-at-by-customers",
    weight: 3,
    themes: ["work"],
    when: selfPattern`^LEAD(?:people|customers|clients|patients|parents|callers|the public|they|kids|students) ADV(?:scream|shout|swear|yell|complain|moan|have a go|take it out|are rude|are so rude|get angry|speak to me like)\b.{0,60}$`,
    say: [
      "That is hard to take, hour after hour.",
      "You get the anger, and you did not cause it.",
      "Nobody should have to put up with that all day.",
    ],
    ask: [
      "What do you do with it afterwards?",
      "Who stands by you there?",
      "Which moments stay with you?",
    ],
  },
  {
    id: "asked-and-refused",
    weight: 3,
    when: selfPattern`^LEADi(?:'ve| have|'d)? ?(?:ADV)(?:asked(?! (?:a girl|a boy|her out|him out|someone out))|applied|begged|requested|put in)\b.{2,50}?,? (?:but|and) (?:they|he|she|it|my \p{L}+|the \p{L}+)(?:'ve|'s)? ?(?:ADV)(?:said no|refused|turned (?:me|it) down|rejected|was (?:refused|rejected|turned down)|won't|wouldn't|ignored|said (?:it's|there's|i|they) (?:not|no|can't|couldn't|don't)\b.*)\b.{0,40}$`,
    say: [
      "You asked, and it was a no.",
      "So that way did not work.",
      "It is discouraging, when you have found the courage to ask.",
    ],
    ask: [
      "What reason did they give?",
      "What else could you try?",
      "Who else might be able to help?",
    ],
  },
  {
    id: "keeps-inviting-me",
    weight: 2,
    when: selfPattern`^LEAD(?<who>he|she|they|my (?:[\p{L}-]+ )?\p{L}+)(?:'s|'ve| has| have| keeps?| is always)? ?(?:ADV)(?:ask(?:ed|ing|s)|invit(?:ed|ing|es)) me (?:(?:loads of|so many|many|a few|several|NUM|a couple of) times|to (?:come|join|go)|along|round|out)\b.{0,40}$`,
    not: /\b(?:pregnant|date|marry|why|he|him asks)\b.*\?/i,
    say: [
      "So you would be welcome there.",
      "It sounds as if somebody would like to have you along.",
      "The door is open, then.",
    ],
    ask: [
      "What has kept you from it so far?",
      "What would it be like to say yes once?",
      "What would make it easier to go?",
    ],
  },
  {
    id: "made-me-feel-small",
    weight: 2,
    when: selfPattern`^LEADi (?:ADV)felt (?:ADV)(?:so |really |that |very )?(?:small|humiliated|tiny|like (?:a child|an idiot|nothing|a nobody)|silly|awful|horrible|worthless in that moment|put down|patronised)(?: (?:then|after that|in that moment|afterwards))*$`,
    say: [
      "I’m sorry. That must have hurt.",
      "It is painful to be made to feel like that.",
      "I can understand that it stayed with you.",
    ],
    ask: [
      "What would you have needed in that moment?",
      "What did you do then?",
      "How do you feel about it now?",
    ],
  },
  {
    id: "no-feedback",
    weight: 3,
    themes: ["work", "study"],
    when: selfPattern`^LEAD(?<who>BOSS|he|she|they) (?:ADV)(?:never|doesn't|don't|hardly ever|rarely) (?:ever |actually )?(?:tells? me|says?|gives? me|lets? me know)\b.{0,10}(?:if|whether|how|that|any|feedback|what)\b.{0,50}$`,
    say: [
      "So you never quite know where you stand.",
      "It is hard to feel sure when nobody tells you.",
      "You are left guessing.",
    ],
    ask: [
      "What would you like to hear?",
      "Could you ask for it?",
      "What do you fill the silence with?",
    ],
  },
  {
    id: "can-we-have-a-chat",
    weight: 3,
    themes: ["work", "study", "anxiety", "selfEsteem"],
    when: selfPattern`^(?:.{0,40}\b)?(?:can we have a|wants? (?:to have )?a|asked (?:me )?for a|called me in for a|want to) (?:quick )?(?:chat|word|talk|call|meeting|speak)\b.{0,60}$`,
    not: /\b(?:boyfriend|girlfriend|husband|wife|partner)\b/i,
    say: [
      "Words like that can make anybody nervous.",
      "And your mind went to the worst straight away, I imagine.",
      "It is unpleasant, not to know what it is about.",
    ],
    ask: [
      "What did you think was coming?",
      "How did it turn out?",
      "What would have made it easier?",
    ],
  },
  {
    id: "feels-awkward",
    weight: 2,
    after: /./,
    when: selfPattern`^(?:that|it|this|the idea|asking|doing that)(?:'s| is|'d be| would be| feels| sounds| would feel| seems|'d feel) (?:ADV)(?:a bit |so |really |too |kind of |just )*(?:awkward|weird|scary|hard|too much|uncomfortable|embarrassing|impossible|difficult|strange|forward|pushy|rude)(?: (?:to me|for me|though|to ask|to say))*$`,
    say: [
      "It is not easy, I can see that.",
      "It would take a bit of courage.",
      "That is a fair doubt.",
    ],
    ask: [
      "What makes it so?",
      "What would make it a little easier?",
      "What is the worst that could come of it?",
    ],
  },
  {
    id: "trouble-at-work",
    weight: 3,
    when: selfPattern`^LEADi(?:'ve| have|'m| am|'ve been| was| have been)? ?(?:been |being )?(?:suspended|demoted|disciplined|investigated|under investigation|put on (?:a|an) (?:[\p{L}-]+ )?(?:plan|pip|warning)|given a (?:[\p{L}-]+ )?warning|signed off(?: work)?|moved to (?:another|a different)\b.{0,20}|taken off)\b.{0,70}$`,
    say: [
      "That is a lot to take in.",
      "It is hard to live with that while nothing is decided.",
      "That must have been a shock.",
    ],
    ask: [
      "How have the days been since?",
      "What do you know so far?",
      "Who is on your side in this?",
    ],
  },
  {
    id: "behind-my-back",
    weight: 3,
    when: selfPattern`^(?:.{0,60}\b)?(?:behind my back|(?:talk(?:ed|ing)?|gossip\w*|meeting|whisper\w*|complain\w*) about me)\b.{0,40}$`,
    not: /\b(?:cheat\w*|affair|sleeping with)\b/i,
    say: [
      "It hurts to find out that people talked about you.",
      "Nobody likes to hear it last.",
      "That must make it hard to feel easy with them.",
    ],
    ask: ["How did you hear of it?", "What had been said?", "How is it between you now?"],
  },
];
