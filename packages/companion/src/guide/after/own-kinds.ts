import type { OwnKind } from "../say/own-actions.ts";

/** By what a clause is known to be of a kind, and what speaks against it. */
type Kind = { kind: OwnKind; tells: RegExp; not?: RegExp; score: number };

const i =
  "\\bi(?:'m|'ve|'d| am| have)? (?:(?:just|only|really|still|also|even|do|sort of|kind of|always|think i|suppose i) )*";
const of = (text: string): RegExp => new RegExp(text);

/** The plainest sign first: of two that fit, the one that stands earlier here is taken. */
export const ownKinds: readonly Kind[] = [
  {
    kind: "place",
    tells:
      /\bthere(?:'s|s| is) (?:an?|one|another|this|that|some) (?:[\w'-]+ ){0,3}(?:thing (?:at|in|on|for)|meeting|class|classes|group|club|night|choir|course|workshop|museum|library|drop[- ]in|salon|gym|food bank|allotment|community \w+|session|market|walk|festival|evening|morning|one (?:on \w+day|that takes))\b|\b(?:group|class|club|choir|thing|session|meet-?up|night)s? (?:(?:is|are|on|every) )*(?:mon|tues|wednes|thurs|fri|satur|sun)days\b/,
    not: /^(?!but).*\bbut (?!its|it's)|\b(?:whatsapp|chat|facebook|text|tonight|was|we (?:had|went)|last)\b/,
    score: 3,
  },
  {
    kind: "somebody",
    tells:
      /\bthere(?:'s| is) (?:an?|one|this) (?:[\w'-]+ ){0,3}(?:tutor|imam|priest|vicar|counsellor|lady|woman|girl|lad|bloke|man|guy|fella|colleague|neighbour|nurse|teacher|cousin|friend|mate|fellow|chap)\b/,
    not: /\b(?:baby|gap|was|hates?|shouts?|rude|died|who keeps|bullies)\b/,
    score: 2.6,
  },
  {
    kind: "heldBack",
    tells:
      /(?:\bi|^)(?: just)? ?(?:didn't|did not|couldn't) (?:(?:even|actually|just) )*(?:say (?:anything|a word|owt|it)|tell (?:him|her|them)|answer (?:him|her|them)|bring it up)\b|\bi (?:just |then |obviously )*(?:said nothing|kept my mouth shut|bit my tongue)\b|^said nothing\b/,
    not: /\b(?:but i thought|won't)\b/,
    score: 2.7,
  },
  {
    kind: "unsaid",
    tells:
      /\bi(?:'ve| have)? ?(?:haven't|never|not|can't) (?:(?:really|even|ever|actually|yet|just) )*(?:told?|say|said|talked about|mention\w*|brought it up|asked?)\b|^(?:we've )?(?:haven't|never|not|can't imagine) (?:(?:really|even|ever|actually|yet) )*(?:told|tell|said|say|saying|talked about|mentioned|asked)\b/,
    not: /\b(?:thank you|asked for|said no|tell you|you can't|won't|not going to|never told me|told me|say why|say no|say what|ask for|but i thought)\b/,
    score: 3.1,
  },
  {
    kind: "unsure",
    tells: /\bdon't know what i (?:do |even |really )*(?:want|need|feel|wanted|like|am)\b/,
    score: 2.8,
  },
  {
    kind: "weighing",
    tells:
      /\b(?:don't know (?:if|whether) (?:i should|to|i want)|whether (?:to|i should)|torn between|in two minds|can't make up my mind|can't decide (?:about|on)|can't decide (?:whether|if) (?:i|to)|do i .{3,50} or (?:do i|just)|if i (?!don't).{3,60} if i don't)\b/,
    score: 3,
  },
  {
    kind: "dread",
    tells:
      /\b(?:scared|afraid|frightened|terrified|nervous) (?:to|of|about)\b|\b(?:dread|dreading|can't face)\b/,
    not: /\b(?:not|don't|\w+n't) (?:dread|scared|afraid|frightened)|\bi'm not\b|\bi was\b|\b(?:he|she|they)(?:'s|'re| is| are) (?:scared|afraid)\b|^(?:what|i think what)\b/,
    score: 3,
  },
  {
    kind: "afraid",
    tells:
      /\b(?:i'm|i am|i get|im) (?:(?:so|really|just|a bit|also|still|more|quite|very) )*(?:scared|afraid|frightened|terrified|worried)\b|\bwhat (?:scares|frightens|worries) me\b|\bmy (?:fear|worry) is\b|\bi keep thinking (?:they'll|he'll|she'll|i'll|it'll|something)\b/,
    not: /\b(?:not|\w+n't) (?:scared|afraid|frightened|worried)\b|\bi'm not\b|\b(?:did it|was|happened)\b/,
    score: 3,
  },
  {
    kind: "nerves",
    tells:
      /\bi (?:just |always )?(?:get (?:so |really |too )?nervous|panic|freeze|shut down|clam up|go (?:all|to pieces|scarlet|blank|red|quiet)|shake)\b|\b(?:chest|throat|stomach) (?:goes|gets)\b|\bmy mind goes\b/,
    score: 2.9,
  },
  {
    kind: "bothSides",
    tells:
      /\bi (?:think i |just |really )*want to (?:leave|drop out|quit|stop|give up|move|end|split)\b|\bi(?:'m|'d|'ve)? .*\b(?:want|like|love|glad|happy|pleased|proud|relieved|grateful|owe|fine|lucky|chuffed)\b.*\b(?:but|and also|at the same time)\b.*\b(?:i|i'm|i've|it's|it)\b|\b(?:half|part) of me\b|\bi(?:'m| am) also\b/,
    not: /\bdon't (?:think i )?want to (?:leave|drop out|quit|stop|give up|move|end|split)\b/,
    score: 2.6,
  },
  {
    kind: "stands",
    tells: /\b(?:i'd|i would) (?:still |much )?rather\b(?! not\b)|\bwhat matters (?:to me )?is\b/,
    not: /\bdecide\b/,
    score: 2.5,
  },
  {
    kind: "wantsOf",
    tells: of(
      `${i}(?:want|wanted|wish|need) (?:him|her|them|someone|somebody|my \\w+|people) (?:to|would|could)\\b|\\bif (?:he|she|they) (?:just |only )?(?:said|asked|told|noticed|thanked)\\b`,
    ),
    not: /\bdon't want\b/,
    score: 2.9,
  },
  {
    kind: "misses",
    tells: of(
      `${i}(?:miss (?!(?:the (?:bus|train)|it$|out|an?\\b))|(?:only )?wanted (?!(?:him|her|them)\\b))`,
    ),
    not: /\b(?:to (?:ask|die|hit|scream|cry|sell|wait)|missed|know if|anything)\b/,
    score: 2.6,
  },
  {
    kind: "unwanted",
    tells: of(`${i}(?:don't|do not) (?:think i )?(?:want|like)\\b`),
    not: /\b(?:advice|talk about|you to|kids|any more kids|another|to die|to be here|to live|telling|you thinking|to move|to not|her to|him to|them to)\b/,
    score: 2.1,
  },
  {
    kind: "wants",
    tells: of(
      `${i}(?:want|wish|long|hope)\\b|\\bi'd (?:just |really )?(?:like|love|give)\\b|\\bi would (?:like|love)\\b`,
    ),
    not: /\b(?:talk|vent|ask you|advice|help me|tell you|say this|know if|to die|go home|go to (?:bed|sleep)|scream|crawl|complain|n't want|it to|own words|know what|you|answer|not pack)\b|^(?:he|she|they) (?:says?|thinks?)\b/,
    score: 2.3,
  },
  {
    kind: "keeps",
    tells: of(
      `${i}(?:keep|kept|end up|ended up) (?:\\w+ )?\\w+ing\\b|^every time i\\b|\\bi (?:go straight|hide)\\b|\\binstead\\b`,
    ),
    not: /\b(?:might|could|i'll|maybe|keep(?:s|ing)? (?:going|thinking|replaying|buying|saying thank|thinking about (?:him|her))|always (?:wanted|loved|said|been|had))\b/,
    score: 2.4,
  },
  {
    kind: "hardOnSelf",
    tells:
      /\b(?:ashamed|guilty|embarrass\w*|humiliat\w*|my fault|feel (?:so |really |a bit )?(?:bad|awful|terrible|stupid|ungrateful|selfish|pathetic)|like (?:an? )?(?:piece of \w+|fool|idiot|failure|fraud|traitor|criminal|knob|burden)|i hate myself|let (?:him|her|them|everyone) down|shouldn't have|i (?:snapped|shouted|screamed) at)\b/,
    not: /\b(?:not|\w+n't) (?:ashamed|guilty|embarrassed)\b|\bi don't feel\b|\b(?:on here|to be here|to ask)\b/,
    score: 2.6,
  },
  {
    kind: "unable",
    tells:
      /\bi (?:just |still |really )?(?:can't|cannot) (?:seem to|bring myself|get myself|talk|stop|say|let|relax|switch|get past|get over|start|do the|be around|tell)\b|\bdon't know how (?:to|you|i)\b|\bdon't know what (?:to|you)\b|\bi never know\b/,
    not: /\b(?:decide|imagine|even complain|tell you|put my finger)\b/,
    score: 2.1,
  },
  {
    kind: "alone",
    tells:
      /\b(?:lonely|all alone|nobody to|no ?one to|hadn't talked|haven't talked|left out|invisible)\b/,
    not: /\b(?:not|\w+n't) (?:lonely|on my own|alone)\b|\bas well\b/,
    score: 2.6,
  },
  {
    kind: "cross",
    tells:
      /\b(?:i'm|i am|i feel|i get|i was|me) (?:\w+ ){0,3}(?:angry|furious|raging|livid|annoyed|cross)\b|\b(?:i'm|i am) (?:fed up|sick (?:of|to))|\bi resent\b|\b(?:winds me up|does my head in|annoys me|isn't fair|so unfair)\b/,
    not: /\b(?:not|\w+n't|was) (?:angry|furious|annoyed|cross)\b|\b(?:he|she|they)(?:'s|'re| is| are| was) (?:angry|furious)\b/,
    score: 2.4,
  },
  {
    kind: "staysWith",
    tells:
      /\b(?:hurts?|stung|stings|gets me(?! (?:up|home|through|in|out)\b)|got me(?! (?:up|home|through|in|out|an?|the|some)\b)|sticks in|bugs me|haunts me|can't stop thinking|bothers me|upsets me|kills me|broke my heart|gets to me|killed me|i keep (?:thinking|going over|replaying)|don't know why (?:this|that|him|her|it))\b/,
    not: /\b(?:knee|back|shoulder|face|leg|hip|feet|doesn't|didn't|not|wouldn't)\b/,
    score: 2.3,
  },
  {
    kind: "good",
    tells:
      /\b(?:best (?:night|day|thing|hour|part|week|bit)|first (?:decent|good|proper) (?:day|night|time)|first thing i've done|felt (?:good|alive|free|like myself|normal)|was (?:so |really )?lovely|laughed (?:so|all|until|till)|makes me happy|didn't think about)\b/,
    not: /\b(?:used to|would|if|not|wasn't|isn't|but)\b/,
    score: 2.4,
  },
  {
    kind: "feels",
    tells: of(`${i}feel\\b(?! (?:for|sorry for)\\b)`),
    not: /\b(?:better|fine|good|great|happy|proud|relieved|calmer|grand|excellent|giddy|lucky|excited|like (?:he|she|they|you))\b|n't feel/,
    score: 2,
  },
];
