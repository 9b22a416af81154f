import type { Frame } from "./frame.ts";
import { pattern } from "./pattern.ts";

/** Missing somebody, being alone, not belonging, drifting apart, and wanting to be close. */
export const missingFrames: readonly Frame[] = [
  {
    id: "miss-person",
    weight: 2,
    when: pattern`^LEADi (?:just |really |still |do |already |even |so |also |kind of )*miss (?<o>WHOM|him|her|them|us)(?: (?:from .+|back home|and .+|dreadfully|badly|awfully|deeply|so much|a lot|like crazy|terribly|every day|all the time|too|already|sometimes|more than .+|at night|still|most|badly|so bad))*$`,
    say: ["You miss {o}.", "Of course you miss {o}.", "You think of {o} a lot."],
    ask: [
      "When do you miss {o} most?",
      "What do you miss most?",
      "What would you tell {o}, if you could?",
    ],
  },
  {
    id: "miss-old-people",
    weight: 3,
    asks: true,
    when: /^i (?:just |really |still |do |even |also |so )*miss (?<x>(?:my|our|the|having my|seeing my) (?:old |previous |former |school |uni |work )*(?:friends?|mates?|boss|colleagues?|neighbours?|team|teachers?|group|gang|crew|girls|lads|boys|family|cousins|flatmates)\b(?: from (?:home|school|uni|work|before|back home))?)(?: .*)?$/i,
    say: ["You miss {x}.", "So there are people you miss.", "It is hard to be without them."],
    ask: [
      "What do you miss most?",
      "What do you miss most about them?",
      "When do you notice it most?",
    ],
  },
  {
    id: "miss-small-things",
    weight: 3,
    when: /^i (?:just |really |still |do |even )*miss (?:all )?(?:the |our |those )?(?:boring|little|small|silly|stupid|ordinary|everyday|simple|daft) (?:things?|stuff|moments?|bits)?(?:,? ?(?:like|such as|the) (?<x>.+))?$/i,
    say: [
      "It is the ordinary things you miss.",
      "Those small everyday things make up a life together.",
      "Just {x}, as it used to be.",
    ],
    ask: [
      "Which of those moments comes back most?",
      "When does that hit you?",
      "What do you do with that time now?",
    ],
  },
  {
    id: "miss-having",
    weight: 2,
    when: /^i (?:just |really |still |do |even |also )*miss (?<x>(?:having|being|talking|going|feeling|seeing|hearing|living|sitting|doing|laughing|cooking|coming)\b.+)$/i,
    say: ["You miss {x}.", "So that is what is gone from your days.", "That leaves a gap."],
    ask: [
      "When do you notice it most?",
      "What was it like, when you had that?",
      "Is there any of it left, in some small form?",
    ],
  },
  {
    id: "miss-old-life",
    weight: 3,
    when: /^i (?:just |really |still |do |even |also )*miss (?<x>(?:my|our|the) (?:(?:old|previous|former)(?! (?:\w+ )?(?:friends?|mates?|boss|colleagues?|neighbours?|team|teacher|group|gang|crew|dog|cat|girls|lads|boys|school ?friends?)\b)|life|freedom|independence|body|job|sleep|self|way (?:we|it|things))\b.*|who (?:i|we) (?:was|were|used to be)|how (?:it|things|we) (?:was|were|used to be)|myself|me)$/i,
    say: [
      "You miss {x}.",
      "It is natural to miss how it was.",
      "So you would like some of that back.",
    ],
    ask: [
      "What do you miss most about it?",
      "Which part of it would you bring back first?",
      "Who knows that you feel this way?",
    ],
  },
  {
    id: "miss-thing",
    weight: 2,
    when: /^i (?:just |really |still |do |even |also |so )*miss (?<x>(?:the|my|our|those|that|his|her|their|home|it|how|when)\b.*)$/i,
    say: [
      "You miss {x}.",
      "I can hear how much that meant to you.",
      "You would like to have that back.",
    ],
    ask: ["What do you miss most?", "When do you notice it most?", "How often do you think of it?"],
  },
  {
    id: "they-used-to",
    weight: 2,
    when: pattern`^LEADWHO (?:always )?used to (?<x>(?!check|hit|shout|scream|yell|beat|drink|control|follow|threaten|lock|ignore|mock|insult|put me|go through|get angry|be like that|be like this|say|tell|call me).+)$`,
    say: ["So it was different once.", "And that has changed.", "You remember how it was before."],
    ask: [
      "When did it change?",
      "What was it like between you then?",
      "What do you think has changed?",
    ],
  },
  {
    id: "we-used-to",
    weight: 2,
    when: pattern`^LEAD(?:we|OTHER and (?:i|me)|me and OTHER|i and OTHER) (?:always |both )?used to (?<x>.+)$`,
    say: [
      "You used to {x}.",
      "It sounds as if those were good times.",
      "That was part of your life together.",
    ],
    ask: ["What were those times like?", "When did that stop?", "What do you miss about it?"],
  },
  {
    id: "i-used-to-be",
    weight: 2,
    when: /^i (?:always )?used to (?<x>(?:be|have|love|feel|enjoy|look forward|laugh|see|go|do|play|know|like)\b.*)$/i,
    say: ["You used to {x}.", "That was different then.", "You remember yourself differently."],
    ask: [
      "What has changed since then?",
      "When did you last feel like that?",
      "What was it like for you then?",
    ],
  },
  {
    id: "not-anymore",
    weight: -1,
    tone: "heavy",
    when: pattern`^LEAD(?:WHO|we|it)(?:'s|'re)? (?:just )?(?:doesn't|don't|isn't|aren't|not|never|can't|won't|hardly|barely)\b.*\b(?:anymore|any more|any longer)$`,
    say: ["So that has changed.", "It was different before, then.", "So it is not as it was."],
    ask: ["When did it change?", "What was it like before?", "What do you think is behind it?"],
  },
  {
    id: "know-nobody-here",
    weight: 2,
    when: /^i (?:still |really |just )*(?:don't|do not|hardly|barely|didn't)(?: really| even)? know (?:anyone|anybody|many people|a soul|a single person|any people)(?: (?:here|there|in .+|yet|around here|my age|where i live|nearby|apart from .+|except .+))*$/i,
    say: [
      "It takes time to get to know people, and it can be lonely until then.",
      "So you are on your own there most of the time.",
      "That is a lonely way to live.",
    ],
    ask: [
      "How do you spend your evenings?",
      "Who do you talk to, these days?",
      "What was it like where you lived before?",
    ],
  },
  {
    id: "speaks-to-nobody",
    weight: 3,
    when: /\bi (?:can |could )?(?:just |often |sometimes )*(?:don't|do not|barely|hardly|haven't|didn't|won't|go .{0,20}without)(?: really| even| actually)* ?(?:speak|talk|spoken|talked|spoke|speaking|talking|see|seen|saw|seeing)(?: to| with)? (?:anyone|anybody|another (?:person|human|soul)|a single (?:person|soul)|a soul|people|a human)\b(?! (?:about|else|here who|who))/i,
    say: [
      "A whole day without a conversation can feel very long.",
      "That sounds lonely.",
      "That is a lot of silence.",
    ],
    ask: [
      "What are those days like?",
      "When did you last have a good conversation?",
      "Who would you like to talk to, on a day like that?",
    ],
  },
  {
    id: "no-friends",
    weight: 2,
    when: /^i (?:literally |basically |really |just |honestly |still )*(?:have|'ve got|have got|haven't got|don't have|haven't made|don't really have|never had|can't make|haven't really made)(?: really)? (?:no|any|many|a single|zero|proper|real|close) ?(?:real |close |proper |good |actual )?(?:friends?|mates|people|one|body)\b.*$/i,
    say: [
      "That is hard, not to have somebody close.",
      "That sounds lonely.",
      "I imagine there is a lot you would like to share with somebody.",
    ],
    ask: [
      "Has it always been like that, or was it different once?",
      "What would you like to do with a friend?",
      "What makes it difficult, do you think?",
    ],
  },
  {
    id: "hard-to-make-friends",
    weight: 2,
    when: /\b(?:(?:hard|difficult|impossible|harder|tough|struggl\w+|not easy|trouble)(?: for me)? (?:to |making )?(?:mak(?:e|ing)|meet(?:ing)?|find(?:ing)?|connect(?:ing)?)(?: with)? (?:new )?(?:friends?|people|anyone)|don't know how (?:to|people) (?:make|meet) (?:new )?(?:friends|people)|bad at (?:making friends|small talk|talking to people))\b/i,
    say: [
      "A lot of people find that hard, most of all once school is over.",
      "It is not easy to begin from nothing.",
      "It takes courage, and it takes time.",
    ],
    ask: [
      "What have you tried so far?",
      "Where do you come across people at all?",
      "Which part is hardest: meeting people, or keeping it going?",
    ],
  },
  {
    id: "everyone-has-theirs",
    weight: 3,
    when: /^(?:everyone(?:'s)?|everybody(?:'s)?|they|people|the others|(?:all )?the other [a-zà-ÿ]+(?: (?:at|in|from|on) .+?)?|all my friends|all of them|most of my friends|my friends|all the other \p{L}+)(?:'ve| have| has| all|'re| are| is)* ?(?:already |just |now )*(?:(?:has|have|had|got) (?:their|someone|somebody|each other|a partner|families|kids|babies|partners|friends|a group|groups|their own)|(?:knew|know|known) each other|(?:in )?(?:couples|relationships|groups|pairs)|married|settled|settling down|engaged|coupled up|having (?:kids|babies)|busy(?: with .+)?|moved (?:on|away)|paired up|getting married)\b.*$/iu,
    say: [
      "From where you are, it looks as if everybody else already belongs somewhere.",
      "It is hard to find a way in when others have known each other for a long time.",
      "That can make you feel like the one left over.",
    ],
    ask: [
      "What is that like for you, among them?",
      "Is there anybody you could imagine getting to know better?",
      "When do you feel it most?",
    ],
  },
  {
    id: "tried-a-group",
    weight: 3,
    when: /^i(?:'ve| have)? (?:even |once |also |did |actually )*(?:tried|try|went to|gone to|joined|signed up (?:for|to)|did|been to|started) (?:a |an |the |some |this |one |going to (?:a |the )?)?(?:\p{L}+ ){0,3}(?:clubs?|class(?:es)?|groups?|meet-?ups?|choir|gym|apps?|events?|course|church|society|team|volunteering|bumble|dating)\b.*$/iu,
    say: [
      "You did go and try. That takes courage.",
      "It is not easy to walk into a place where you know nobody.",
      "So you have not just been waiting. You tried something.",
    ],
    ask: [
      "What was it like there?",
      "What would have made it easier?",
      "Would you give it another go, or try something else?",
    ],
  },
  {
    id: "lonely-among-people",
    weight: 3,
    when: /\b(?:lonely|alone|lonel(?:y|iest))\b.{0,50}\b(?:even (?:when|though|with|in)|surrounded|with people|in a (?:room|crowd|relationship|marriage)|in my (?:marriage|relationship|own)|next to (?:him|her|me)|around (?:people|others)|with (?:him|her|my (?:husband|wife|partner|boyfriend|girlfriend))|full of people)\b|\b(?:surrounded by|around) people\b.{0,40}\b(?:lonely|alone)\b/i,
    say: [
      "It is a particular kind of lonely, to be with people and not feel close to them.",
      "So it is not company you are short of. It is closeness.",
      "That can hurt more than being on your own.",
    ],
    ask: [
      "When did you last feel close to somebody?",
      "What would you want them to know about you?",
      "What is missing, when you are together?",
    ],
  },
  {
    id: "is-lonely",
    weight: 1,
    when: /^(?:i(?:'m| am| feel| get| felt|'ve been| have been)|it's|it is|it gets|it can be) (?:just |so |really |a bit |very |quite |pretty |honestly |kind of |feeling |getting |incredibly |often |all )*(?:lonely|isolated|alone)(?: (?:here|sometimes|a lot|most of the time|all the time|at night|in the evenings?|at (?:the )?weekends?|these days|lately|now|without (?:him|her|them)|tonight|there|too))*$/i,
    say: [
      "That is hard. Being lonely hurts.",
      "I’m glad you say it. It is not easy to admit.",
      "It sounds as if there has been too little company for too long.",
    ],
    ask: [
      "When is it worst?",
      "What do you miss most: somebody to talk to, or somebody to do things with?",
      "How long has it been like that?",
    ],
  },
  {
    id: "hard-hours",
    weight: 2,
    when: /^(?:the |it's (?:the )?|and )?(?<x>days|evenings|weekends|nights|mornings|sundays|saturdays|fridays|bank holidays|holidays|sunday evenings|friday nights)(?: that)?(?: are| is| get)? (?:always |just |really |definitely )*(?:the )?(?:worst|hardest|hard|long|longest|difficult|awful|loneliest|bad|lonely|quiet|tough|when it .+)\b.*$/i,
    say: [
      "So the {x} are the hard part.",
      "That is when it gets quiet, I imagine.",
      "Those hours can feel endless.",
    ],
    ask: [
      "What are they like for you?",
      "What do you usually do then?",
      "What would make them a bit easier?",
    ],
  },
  {
    id: "empty-home",
    weight: 2,
    when: /\b(?:(?:come|came|coming|get|got|go|going) (?:back |home )*to an empty (?:flat|house|home|apartment|room|bed)|(?:the|my|our) (?:house|flat|place|home|bed|apartment)(?:'s| is| feels| felt| was)? (?:so |too |very |really |just )*(?:quiet|empty|silent|big)|(?:eat|eating|cook|cooking|dinner) (?:dinner |tea )?(?:alone|for one|on my own)|(?:nobody|no one)(?:'s| is)? (?:there|home|waiting|to come home to))\b/i,
    say: [
      "It must be hard to come home to that.",
      "So there is nobody there at the end of the day.",
      "I imagine the quiet is hard to bear some days.",
    ],
    ask: [
      "What do you do, when you come in?",
      "What did it use to be like?",
      "Which moment is the hardest?",
    ],
  },
  {
    id: "not-belonging",
    weight: 2,
    when: /\b(?:i (?:just |really )?(?:don't|never|didn't|can't|do not)(?: really| quite| ever| feel like i)* (?:belong|fit in|fit)\b|i(?:'m| am| feel| felt)(?: like)?(?: always)? (?:an|the|such an) (?:outsider|odd one out|foreigner|stranger)|out of place|don't belong (?:here|there|anywhere))/i,
    say: [
      "You feel that you do not belong there.",
      "It is a lonely feeling, to be among others and outside.",
      "So you never quite feel at home.",
    ],
    ask: [
      "What makes you feel it most?",
      "Where have you felt that you did belong?",
      "How long have you felt that?",
    ],
  },
  {
    id: "wants-somebody",
    weight: 2,
    when: /^(?:sometimes )?i (?:just |really |only |guess i )*(?:want|need|wish (?:i had|there was)|would like|'d like|'d love|long for|could do with)(?: to have)? (?<x>(?:someone|somebody|a friend|one person|one friend|a hug|company|some company|to be (?:held|hugged|loved|wanted|with someone))(?: .+)?)$/i,
    say: [
      "You would like {x}.",
      "That is a very human thing to want.",
      "It is not much to ask, to have somebody there.",
    ],
    ask: [
      "When did you last have that?",
      "Who has come closest to that?",
      "What would you want to tell them first?",
    ],
  },
  {
    id: "drifted-apart",
    weight: 2,
    when: pattern`^LEAD(?:we|OTHER and (?:i|me)|me and OTHER|i and OTHER|WHO|i feel like we|it feels like we)(?:'ve| have|'re| are|'s| has)? ADV(?:drift(?:ed|ing)|grown apart|growing apart|grew apart|lost touch|fallen out of touch|fell out of touch|not (?:as|that) close|aren't (?:as|that) close|don't have (?:much|anything) in common|stopped (?:hanging out|meeting|seeing each other))\b.*$`,
    say: [
      "It is sad to lose somebody bit by bit.",
      "So the closeness went, without anybody deciding it.",
      "You notice the distance, and it hurts.",
    ],
    ask: [
      "When did you notice it?",
      "What were you like together before?",
      "Would you want to reach out?",
    ],
  },
  {
    id: "keeps-looking",
    weight: 3,
    when: /^i (?:just |still )*(?:keep|can't stop|always|constantly|end up|find myself|can't help|spend .{0,20}) ?(?:on |myself )?(?:check(?:ing)?|look(?:ing)? at|look(?:ing)? (?:him|her|them|through)|stalk(?:ing)?|scroll(?:ing)? (?:through|back)|going on|refreshing|re-?reading|reading|going (?:back )?through|watching (?:his|her|their)) (?<x>(?:his|her|their|my ex|the|our|old|my phone|if|whether|when)\b.*)$/i,
    say: [
      "It is hard not to look, even when it hurts.",
      "You keep looking, and I imagine it does not make you feel better.",
      "Part of you wants to know, whatever it costs.",
    ],
    ask: [
      "What are you hoping to find?",
      "How do you feel afterwards?",
      "When do you look most often?",
    ],
  },
  {
    id: "cannot-stop-thinking",
    weight: 2,
    when: pattern`^i (?:just |still |really )*(?:can't (?:stop|help) thinking|keep thinking|keep going over|think|can't get|keep replaying|keep dreaming|dream)(?: about| of| over| back to)? (?<o>WHOM|us|it|what (?:he|she|they|i|we|happened).*|the .+|everything|how .+)(?: (?:all the time|every (?:day|night)|constantly|out of my (?:head|mind)|over and over|a lot|in my head|non-?stop))*$`,
    not: /^i think (?!about|of)/i,
    say: [
      "Your mind keeps going back to it.",
      "So it is there again and again, whether you want it or not.",
      "It is hard to get any rest from that.",
    ],
    ask: [
      "What do you think about most?",
      "When is it strongest?",
      "What helps, even for a little while?",
    ],
  },
  {
    id: "reminds-me",
    weight: 2,
    when: /\b(?:everything|every (?:song|street|corner|room|place|time)|it all|all of it|the (?:house|flat|song|smell|place)|places) (?:still |just )?reminds? me of (?<o>.+)$/i,
    say: [
      "So you are reminded of {o} wherever you turn.",
      "That makes it hard to get a break from it.",
      "There is no getting away from it at the moment.",
    ],
    ask: [
      "What is hardest to come across?",
      "Are there good memories among them, too?",
      "Is there anywhere you are free of it for a while?",
    ],
  },
  {
    id: "first-without",
    weight: 3,
    when: /\b(?:first|second) (?<x>christmas|birthday|summer|holiday|weekend|anniversary|new year|easter|eid|mother's day|father's day|winter)\b.{0,20}\bwithout (?<o>him|her|them|my \p{L}+|mum|dad)\b/iu,
    say: [
      "The first {x} without {o} is hard.",
      "That day must bring it all close.",
      "Days like that make the gap very clear.",
    ],
    ask: [
      "How do you think you will spend it?",
      "What would you like that day to be?",
      "Who will be with you?",
    ],
  },
  {
    id: "is-leaving",
    weight: 2,
    when: pattern`^LEADWHO(?:'s| is|'re| are) (?:about to |soon |also )*(?:moving|leaving|going) (?:away|out|abroad|back|off to|to (?:uni|university|college|live|london|another|the other|a different|australia|canada|america|\p{L}+ (?:next|in|for|soon))|home|for (?:uni|university|good)|next|in \p{L}+|soon|us)\b.*$`,
    say: [
      "So there is a goodbye coming.",
      "That will be a big change for you.",
      "I imagine you have mixed feelings about it.",
    ],
    ask: [
      "How do you feel, when you think of it?",
      "What will you miss most?",
      "Have you been able to talk about it together?",
    ],
  },
  {
    id: "empty-nest",
    weight: 3,
    when: /\bmy (?:\p{L}+ )?(?:son|daughter|kids|children|youngest|eldest|last one|boy|girl|twins)(?:'s|'ve| has| have)? (?:just |all |both |now |recently |finally )*(?:left (?:home|for uni\p{L}*|for college)|moved out|gone (?:to|off to) (?:uni\p{L}*|college)|flown the nest|left the nest|went (?:off )?to (?:uni\p{L}*|college))\b/iu,
    say: [
      "The house must feel very different now.",
      "After all those years it is a big change, even when it is a good one.",
      "You can be proud and miss them at the same time.",
    ],
    ask: [
      "What is it like at home now?",
      "What do you miss most?",
      "What do you do with the time?",
    ],
  },
  {
    id: "i-moved",
    weight: 1,
    when: /^i(?:'ve| have)? (?:just |recently |only |had to )*moved? (?:here|to|away|out|back|from|in|over|house|countries|cities)\b.*$/i,
    say: [
      "It takes a while to settle after a move like that.",
      "A new place, and everything has to be found again.",
      "A move changes a great deal at once.",
    ],
    ask: [
      "What has it been like since?",
      "Who do you know there so far?",
      "What do you miss from before?",
    ],
  },
  {
    id: "will-stay-alone",
    weight: 2,
    when: /\b(?:(?:i'll|i will|i'm going to|i'm gonna|i am going to)(?: probably| just| always| never)? (?:be|end up|stay|grow old|find) ?(?:alone|single|on my own|lonely|anyone|someone|love)\b.*|(?:nobody|no one)(?:'ll| will| would| is going to| could)? (?:ever )?(?:loves?|wants?|like|choose|date|pick) (?:me|someone like me)\b)/i,
    say: [
      "You are afraid that it will stay like this.",
      "That is a painful thing to believe.",
      "I can hear how discouraged you are.",
    ],
    ask: [
      "What makes you believe that most?",
      "When is that thought strongest?",
      "Was there ever a time when you saw it differently?",
    ],
  },
  {
    id: "long-single",
    weight: 2,
    when: /^i(?:'ve| have) (?:been single (?:for|since) .+|never (?:really )?(?:had a (?:girlfriend|boyfriend|partner|relationship|proper .+)|been (?:in a relationship|in love|kissed|on a date|loved).*)|not been (?:on a date|with anyone) .+)$/i,
    say: [
      "And you would like that to be different.",
      "That is a long time to wish for something.",
      "It is hard when others seem to find it easily.",
    ],
    ask: [
      "How do you feel about it, most days?",
      "What would you be looking for?",
      "What do you think has stood in the way?",
    ],
  },
  {
    id: "something-wrong-with-me",
    weight: 3,
    when: /\b(?:(?:there's|there is|there must be|theres) something wrong with me|(?:maybe|perhaps|i think|i guess) (?:it's|it is) (?:just )?me\b|(?:maybe|perhaps|i think) i(?:'m| am) (?:just )?(?:the problem|not (?:likeable|interesting|lovable|worth it)|boring|unlovable|unlikeable|too much|hard to (?:love|like)))/i,
    say: [
      "You have begun to wonder whether it is you.",
      "When it goes on for long, most people start to look for the fault in themselves. It does not mean it is there.",
      "That is a hard thing to be afraid of.",
    ],
    ask: [
      "What makes you think so?",
      "What would somebody who knows you well say to that?",
      "When did you first begin to think that?",
    ],
  },
  {
    id: "still-loves",
    weight: 3,
    when: pattern`^i (?:do |really |think i |know i )*still (?<x>(?:love|have feelings for|care about|care for|think about|want|fancy) (?:WHOM|my ex).*)$`,
    say: [
      "You still {x}.",
      "Feelings do not stop just because it is over.",
      "So your heart has not let go yet.",
    ],
    ask: [
      "What do you do with that feeling?",
      "What makes it hard to let go?",
      "When is it strongest?",
    ],
  },
  {
    id: "wants-it-back",
    weight: 2,
    when: pattern`^i (?:just |really |so |only )*(?:want|wish i (?:had|could have|could get)|'d give anything to (?:have|get)|would give anything to (?:have|get)) (?<o>WHOM|it|us|things|my (?:old )?(?:life|family|friend|best friend|self|husband|wife)|what we had) (?:back|to (?:be|go back)(?: to)? (?:like|as|how|normal|the way).*|the way (?:it|we|things) (?:was|were)|how (?:it|we|things) (?:was|were)|again)$`,
    say: [
      "You want {o} back.",
      "If you could, you would go back to how it was.",
      "That wish is very strong in you at the moment.",
    ],
    ask: [
      "What do you miss most about {o}?",
      "What do you do, when that wish comes up?",
      "When is that wish strongest?",
    ],
  },
  {
    id: "cannot-move-on",
    weight: 2,
    when: /^i (?:just |really |still )*(?:can't|cannot|don't know how to|couldn't|(?:am|'m) (?:struggling|finding it hard|not able) to|don't think i(?:'ll| can)(?: ever)?)(?: seem to| ever)? (?:move on|let (?:go|it go|him go|her go|them go)(?: of .+)?|get over (?<o>.+)|accept (?:it|that .+)|forget (?:him|her|it|them))$/i,
    say: [
      "It is not something you can just decide.",
      "It takes longer than people think.",
      "You are not over it, and you need not be yet.",
    ],
    ask: [
      "What makes it hardest to let go?",
      "What still ties you to it?",
      "How long has it been?",
    ],
  },
  {
    id: "alone-on-the-day",
    weight: 3,
    when: /\b(?:(?:spen[dt]|spending|be|was|been|had|celebrated?) (?:my |the )?(?:birthday|christmas|new year\p{L}*|weekend|easter|eid|holidays?|day|valentine\p{L}*)(?: \p{L}+)? (?:alone|on my own|by myself)|alone (?:on|for|at|this) (?:my |the )?(?:birthday|christmas|new year|weekend|holidays?))\b/iu,
    say: [
      "On your own, on a day like that. That is hard.",
      "A day like that makes it more noticeable.",
      "I imagine it felt very long.",
    ],
    ask: [
      "What would you like that day to be?",
      "What did you do, or what will you do?",
      "Who would you have liked to have there?",
    ],
  },
  {
    id: "nobody-came",
    weight: 3,
    when: /^(?:nobody|no one|not one (?:of them|person)|hardly anyone|only \p{L}+ people?)(?: even| really| has| ever)* (?:remembered|called|texted|wished|came|visits?|visited|showed up|turned up|replied|wrote|rang|messaged|answered|noticed|reached out|checked|invites?|invited|calls|texts|writes|comes)\b.*$/iu,
    say: [
      "I imagine that hurt.",
      "That must have made you feel forgotten.",
      "You had hoped for something else.",
    ],
    ask: ["Who had you hoped for?", "What went through your mind?", "How are you with it now?"],
  },
  {
    id: "lives-alone",
    weight: 1,
    when: /^i (?:live|have lived|'ve lived|am living|'m living|work) (?:alone|on my own|by myself|from home)\b.*$/i,
    not: /\b(?:love it|like it|enjoy|she|he|they|kids|husband|wife|partner)\b/i,
    say: [
      "So a lot of your time is spent on your own.",
      "Then it can get quiet.",
      "So company does not come by itself.",
    ],
    ask: ["What is that like for you?", "What do your days look like?", "When do you see people?"],
  },
  {
    id: "not-the-same",
    weight: 2,
    when: /\b(?:it|things|life|christmas|home|nothing)(?:'s| is| are| just)* ?(?:just |really )?(?:isn't|aren't|not|n't|never) the same\b(?: (?:without (?<o>.+)|anymore|any more|since .+|as before))?$/i,
    say: [
      "It is not the same, and I imagine you feel it every day.",
      "Something that used to be there is gone.",
      "You can still do the same things, and they feel different.",
    ],
    ask: ["Where do you notice it most?", "What was it like before?", "What is missing, for you?"],
  },
  {
    id: "urge-to-write",
    weight: 3,
    when: pattern`^LEADi (?:just |really |still |keep |always |almost |nearly |so )*(?:want(?:ed|ing)? to|wanna|almost|nearly|keep|feel like|am tempted to|'m tempted to|(?:texted|messaged|called|rang|wrote to))(?: (?:text|message|call|ring|write|contact|reach out|texting|messaging|calling|writing|texted|called|messaged|rang))?(?: to)? ?(?<o>him|her|them|my ex)(?: (?:last night|again|every (?:day|night)|so badly|when .+|at \d.*|drunk|back|all the time))*$`,
    themes: ["breakup"],
    not: /\bi (?:just |really )?(?:want(?:ed)?|keep) (?:him|her|them)\b/i,
    say: [
      "It is hard not to reach out.",
      "When it hurts, that is the first thing one wants to do.",
      "You would like to hear from {o}.",
    ],
    ask: [
      "What would you want to say?",
      "What are you hoping would come back?",
      "How do you feel, once the moment has passed?",
    ],
  },
  {
    id: "blocked-me",
    weight: 3,
    when: pattern`^LEADWHO(?:'s|'ve)? ADV(?:has |have )?(?:blocked|unfriended|unfollowed|ghosted|deleted|removed|left me on (?:read|seen)|cut me off|dropped me|stopped being my friend)\b.*$`,
    say: [
      "And you were left without a word of explanation.",
      "I imagine that hurt, and left you with questions.",
      "It is hard to be shut out like that.",
    ],
    ask: [
      "What do you think happened?",
      "What would you have liked to be told?",
      "How have you been since?",
    ],
  },
  {
    id: "nobody-gets-me",
    weight: 2,
    when: /^(?:i feel like |it feels like |sometimes i think )?(?:nobody|no one|not one person)(?: really| actually| here| truly| even)* (?:knows|gets|understands|sees|likes|needs|wants) (?:me|who i am|the real me|what i'm like)\b.*$/i,
    say: [
      "You would like to be known by somebody.",
      "It is lonely, when nobody really knows you.",
      "So people see only a small part of you.",
    ],
    ask: [
      "What would you want somebody to know about you?",
      "Who has come closest?",
      "When do you feel that most?",
    ],
  },
  {
    id: "just-needed-to-say",
    weight: 3,
    quiet: true,
    when: /\bi (?:guess i |think i )?(?:just|only) (?:needed|wanted|had|want|need) to (?:say (?:it|that|this)|get (?:it|this|that) (?:out|off)|tell (?:someone|somebody)(?! (?:i|we|that i|my|about)\b)|let it out|vent|talk|be heard|rant|write it down|share (?:it|that|this))\b|\b(?:it's|its) (?:just |really )?(?:nice|good) to (?:tell|say|talk|share)\b|^just wanted to (?:share|say|tell)(?: (?:someone|somebody|you|it|that|this|hi))*$/i,
    say: [
      "Then it is enough that you said it. Nothing has to be done about it now.",
      "I’m glad you said it here. There is nothing you need to do with it today.",
      "That is a good enough reason. I’m listening.",
    ],
    ask: [
      "Is there more you would like to say?",
      "How is it, now that you have said it?",
      "What was hardest to say?",
    ],
  },
  {
    id: "first-time-in-years",
    weight: 2,
    when: /\b(?:for the )?first time in (?<x>years|ages|months|weeks|a (?:long|while|year|month)\p{L}*|(?:\d+|two|three|four|five|ten|twenty) (?:years|months|weeks)|forever|so long)\b/iu,
    say: [
      "The first time in {x}. That is something.",
      "That was a long time coming.",
      "So that was not an ordinary day.",
    ],
    ask: ["How did it come about?", "What was it like?", "What was the best part of it?"],
  },
  {
    id: "glad-i-did",
    weight: 2,
    when: /^(?:still,? |but |anyway,? |even so,? )?i(?:'m| am) (?:still |really |so |just |quite )*(?:glad|happy|pleased|relieved) (?:that )?(?<x>(?:i|we|he|she|they)\b.+)$/i,
    say: [
      "So it was worth it, in spite of everything.",
      "It is good that {x}.",
      "That is good to hear.",
    ],
    ask: [
      "What would you like to keep from it?",
      "What made it worth it?",
      "What would you like to happen next?",
    ],
  },
  {
    id: "good-time-together",
    weight: 2,
    tone: "glad",
    when: pattern`^LEAD(?:we|i|OTHER and (?:i|me)|me and OTHER|i and OTHER)? ?ADV(?:had|went|spent|made up|laughed|hugged|talked|cooked|met|reconnected|got along|got on|visited|saw|caught up|played)\b.*\b(?:nice|lovely|great|good|fun|together|laugh\p{L}*|properly|with (?:my|our) \p{L}+|each other|again|for hours|so much)\b.*$`,
    say: [
      "That sounds like a good time.",
      "How nice that you had that.",
      "I can hear that it did you good.",
    ],
    ask: [
      "What was the best part of it?",
      "How did it come about?",
      "What would you like to keep from it?",
    ],
  },
];
