import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Being alone, not belonging, and wanting to be close to somebody. */
export const aloneFrames: readonly Frame[] = [
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
      "So it is very quiet there.",
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
    when: pattern`^LEAD(?:we|i|OTHER and (?:i|me)|me and OTHER|i and OTHER)? ?ADV(?:had(?! to)|went|spent|made up|laughed|hugged|talked|cooked|met|reconnected|got along|got on|visited|saw|caught up|played)\b.*\b(?:nice|lovely|great|good|fun|together|laugh\p{L}*|properly|with (?:my|our) \p{L}+|each other|for hours)\b.*$`,
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
