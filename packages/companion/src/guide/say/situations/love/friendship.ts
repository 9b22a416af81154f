import type { Situation } from "../../situation.ts";
import { friends } from "./people.ts";

/** Friends, and having none. */
export const friendshipSituations: readonly Situation[] = [
  {
    id: "left-out",
    ofOthers: true,
    theme: "friendship",
    when: /\b(?:left (?:me )?out\b(?! of (?:my|the) (?:will|account))|(?:not|wasn't|never|haven't been|weren't) (?:even )?invited|didn't invite me|weren't inviting me|(?:went|going|go|met|away|together|plans|party|out) without me|(?:group ?chat|chat|group) without me|(?:sitting|eating) alone at lunch|exclud(?:e|ed|ing) me|(?:stopped|stop|go|went) (?:talking|quiet|silent) when i (?:walk|come|came|enter)\w*|friends (?:all )?(?:hung out|went|met)|third wheel)\b/,
    not: /\b(?:live|life|cope|function|imagine|survive|do anything) without me\b/,
    about: "being left out",
    title: "Being left out",
    actions: [
      "Ask one person from the group to do something, just the two of you.",
      "Think of one friendship where the effort goes both ways, and give it half an hour this week.",
    ],
  },
  {
    id: "one-sided-friendship",
    roles: friends,
    ofOthers: true,
    priority: 1,
    theme: "friendship",
    when: /\b(?:friends?|bestie|mates?)\b.{0,50}\b(?:(?:barely|hardly|rarely|never|don't|doesn't|seldom) (?:ever |even |really )?(?:text|call|reach|ask|invite|repl|answer|message|speak|talk|check|makes? (?:time|an effort))\w*|drift(?:ed|ing)|lost touch|grown apart|growing apart|one[- ]sided|too busy for me|only (?:texts?|calls?|messages?) (?:me )?when)\b|\balways (?:have to be )?the one (?:who|to|that) (?:\w+ )?(?:text|call|reach|plan|organis|message|initiat)\w*|\bone[- ]sided friendship\b|\bdrift(?:ed|ing) (?:apart|away) from my (?:\w+ )?friends?\b/,
    about: "how things are with {who|your friend}",
    title: "A friendship that has changed",
    actions: [
      "Send one honest line: I miss you, and I would love to see you. Then leave it for a week.",
      "Put one hour this week into a friendship where something comes back.",
    ],
  },
  {
    id: "friend-betrayed",
    roles: friends,
    ofOthers: true,
    priority: 1,
    theme: "friendship",
    when: /\bfriend\b.{0,90}\b(?:betray\w*|lied|lying|told everyone|stole|talk\w* behind|backstab\w*|screenshot\w*|slept with|used me|turned (?:her|his|their) back|broke my trust|my secret|something i told (?:her|him|them))\b|\b(?:she|he|they) told (?:people|everyone|everybody) (?:something i|what i|my secret)|\b(?:betray\w*|backstab\w*)\b.{0,40}\bfriend/,
    about: "what {who|your friend} did",
    title: "Let down by a friend",
    actions: [
      "Write down what happened in five plain sentences, so that it stops going round in your head.",
      "Decide what you want to share with {who|that friend} for now, and what not. You can change it later.",
    ],
  },
  {
    id: "friend-in-trouble",
    roles: friends,
    ofOthers: true,
    theme: "caring",
    when: /\b(?:my|a) (?:best |close |good )?friend (?:is|has been|'s|keeps|was|feels|seems|has) (?:\w+ )?(?:depress\w*|struggl\w*|anxious|drinking|addict\w*|in trouble|not (?:ok|okay|well)|going through|suffer\w*|sad|down|low|in an abusive)|\b(?:worried about|help) (?:my|a) (?:best |close |good )?friend\b/,
    about: "your worry for {who|your friend}",
    title: "Worried for a friend",
    actions: [
      "Ask {who|your friend} one plain question this week: how bad does it get? Then only listen.",
      "Suggest one source of help to {who|your friend}, and offer to be there for the first call.",
    ],
  },
  {
    id: "no-one-to-talk-to",
    ofOthers: true,
    priority: 0,
    theme: "loneliness",
    when: /\b(?:(?:no ?one|nobody|don't have anyone|haven't got anyone|not anyone) (?:else )?(?:to talk to|to call|to turn to|there for me|who (?:gets|understands|cares)|i can talk to)|(?:have |got )?no (?:real |close |proper )?friends|(?:don't have|haven't got|haven't made) any (?:real |close )?friends|(?:no ?one|nobody) (?:really )?(?:knows|understands|gets|cares about|listens to) me|(?:so|feel(?:ing)?|felt|very|really|i'm|completely|a bit|pretty|quite|get|gets|it's) (?:so |very |really |a bit )?(?:lonely|alone|isolated)|lonel(?:y|iness)|don't (?:really )?know any(?:one|body)|know no ?(?:one|body)|(?:don't|didn't|haven't) (?:really )?(?:speak|spoken|talk|talked) to (?:a single|any|another) ?(?:person|soul|one|body)?)\b/,
    not: /\b(?:leave me alone|live alone and (?:love|like)|want to be alone|nobody knows what|feel less alone|not alone)\b/,
    about: "feeling alone",
    title: "Feeling alone",
    actions: [
      "Send one short message today to someone you once liked: I thought of you, how are you?",
      "Choose one place with the same people every week, such as a class, a choir or volunteering, and go three times before you judge it.",
      "Say one sentence more than you need to, once a day, to whoever is there: a neighbour, the till, the bus stop.",
    ],
  },
  {
    id: "making-friends",
    ofOthers: true,
    priority: 2,
    theme: "loneliness",
    when: /\b(?:(?:hard|difficult|struggl\w+|trouble|bad at|can't|unable|not easy)(?: to| at)? ?(?:mak(?:e|ing)|meet(?:ing)?|find(?:ing)?) (?:any |new |real |proper )?(?:friends?|people)|(?:haven't|didn't) (?:really )?(?:made|make) (?:any|many) friends|don't fit in|(?:make|making|meet|meeting) (?:new )?(?:friends|people) (?:here|at|in|as))\b/,
    about: "finding friends",
    title: "Finding friends",
    actions: [
      "Ask one person you have spoken to before to do one definite thing: a coffee, a walk, a shared hour of work.",
      "Choose one group that meets every week around something you like, and go three times before you judge it.",
      "Send a message to one friend from before, and say how it really is.",
    ],
  },
  {
    id: "alone-occasion",
    ofOthers: true,
    priority: 1,
    theme: "loneliness",
    when: /\b(?:alone (?:on|for|at|this) (?:my |the )?(?:birthday|christmas|weekend|holiday|new year)|(?:birthday|christmas|weekend|new year)\b.{0,30}\b(?:alone|on my own|by myself))\b/,
    about: "spending the day alone",
    title: "A day alone",
    actions: [
      "Plan the day in advance: one good thing to eat, one hour outside, one call.",
      "Ask one other person who may be alone whether they would like company.",
    ],
  },
];
