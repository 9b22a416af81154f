import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Two people together: trust, doubt, closeness, and thinking of leaving. */
export const coupleFrames: readonly Frame[] = [
  {
    id: "lied-to-me",
    weight: 2,
    when: pattern`^LEAD(?:WHO(?:'s|'d)? ADV(?:lied|lies|has lied|had lied|has been lying|was lying|is lying|been lying|hid|has been hiding|was hiding|kept (?:it|this|things|something) from|went behind my back)\b.*|i found out (?:that )?WHO .+)$`,
    say: [
      "Now it is hard to know what to believe.",
      "I imagine that was a shock.",
      "That makes it hard to trust.",
    ],
    ask: [
      "How did you find out?",
      "What do you need to know now?",
      "Have you been able to talk about it?",
    ],
  },
  {
    id: "hiding-something",
    weight: 2,
    when: pattern`^(?:i(?:'m| am)?(?: just| really)? (?:worried|scared|think|feel like|feel|sense|know|suspect|sure|convinced|have a feeling)(?: that)? )?(?:something(?:'s| is) (?:going on|wrong|up|off|happening)|there(?:'s| is) something)\b.*\b(?:tell(?:ing)? me|hid(?:e|ing)|with (?:him|her|them|my .+)|going on with .+|he|she|they)\b.*$`,
    say: [
      "You sense that something is being kept from you.",
      "Not knowing is hard, when it is somebody you love.",
      "You feel there is more to it.",
    ],
    ask: [
      "What have you noticed?",
      "What do you think it might be?",
      "When did you begin to feel that?",
    ],
  },
  {
    id: "we-had-plans",
    weight: 3,
    themes: ["breakup"],
    when: /^we(?:'d| had| were|'d been| had been)? (?:just |already |even |literally )?(?:been )?(?:looking at|planning|going to|saving|talking about|supposed to|about to|trying for|engaged|booked|bought|meant to|building|getting married|moving in|had plans)\b.*$/i,
    say: [
      "So you were making plans together.",
      "You had plans together, and now they hang in the air.",
    ],
    ask: ["What is it like to think of that now?", "What else had you planned together?"],
  },
  {
    id: "do-not-want-to-lose",
    weight: 2,
    when: pattern`^i(?:'m (?:so |really )?(?:scared|afraid|terrified) (?:of|to)| am (?:scared|afraid) (?:of|to)| just| really| also| still)*(?: (?:don't|do not|can't|couldn't bear to) (?:want to |bear to )?)?(?: ?los(?:e|ing)) (?<o>WHOM|this friendship|our friendship|my family)(?: (?:too|as well|over this|completely))?$`,
    say: [
      "You are afraid of losing {o}.",
      "It would hurt you very much to lose {o}.",
      "It matters to you more than anything in this.",
    ],
    ask: [
      "What makes you think it could come to that?",
      "What would you like to do, so that it does not?",
      "What do you most want to keep?",
    ],
  },
  {
    id: "loves-but",
    weight: 3,
    when: pattern`^(?:don't get me wrong,? |of course |obviously )?i (?:do |really |still |obviously |absolutely )*(?:love|adore) (?<o>WHOM|the (?:boy|girl|kids|children|baby|little one|man|woman)|my (?:kids|children|family|parents)|being a (?:mum|mom|dad|parent))(?: (?:so much|to bits|to death|dearly|very much|more than anything|with all my heart|and everything))*,? but (?<x>.+)$`,
    say: [
      "You love {o}, and still {x}.",
      "Both are true: you love {o}, and it is hard.",
      "The love is there, and so is the strain.",
    ],
    ask: [
      "When does it get too much?",
      "What would make it a little easier?",
      "Who knows that it is both?",
    ],
  },
  {
    id: "does-not-trust",
    weight: 2,
    when: pattern`^i (?:just |really |still |honestly )?(?:don't|can't|do not|cannot|no longer|will never|struggle to|find it hard to)(?: fully| really| even)? (?:trust|believe) (?<o>WHOM|anyone|anybody|people|men|women|a word .+)(?: .*)?$`,
    say: [
      "So the trust is not there.",
      "It is hard to feel safe with somebody you cannot trust.",
      "I imagine there is a reason for that.",
    ],
    ask: [
      "What happened to the trust?",
      "What would help you to trust again, a little?",
      "When did you notice that it was gone?",
    ],
  },
  {
    id: "unsure-of-love",
    weight: 3,
    not: /\b(?:jobs?|company|career|course|looking for|uni(?:versity)?|city|town|country|here|flat)\b/i,
    when: pattern`^i(?:'m| am)? (?:just |really |honestly )?(?:don't know|not sure|do not know|wonder|don't know anymore) (?:if|whether) (?:i|we) (?:even |still |really |should |want to |ever )*(?:love|like|be with|want|stay|leave|break up|am in love|belong|marry|have a future|work)\b.*$`,
    say: [
      "You are not sure what you want here.",
      "That is a hard doubt to live with.",
      "It is a big question, and it need not be answered today.",
    ],
    ask: [
      "When did the doubt begin?",
      "What do you feel, when you are together?",
      "What would you miss?",
    ],
  },
  {
    id: "long-together",
    weight: 1,
    when: pattern`^(?:we(?:'ve| have) been|i(?:'ve| have) been|we've|we have|i've|i have|we were) (?:together|married|with WHOM|friends|best friends|a couple|known each other|known WHOM)(?: for| since| now| almost| nearly| about| over)* (?<x>(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty) years|since .+|ages|decades).*$`,
    say: [
      "That is a long time together.",
      "So you share a lot of history.",
      "That is a big part of your life.",
    ],
    ask: [
      "What has held you together?",
      "What has changed over that time?",
      "What were the first years like?",
    ],
  },
  {
    id: "says-unhappy",
    weight: 3,
    when: pattern`^LEADWHO ADV(?:said|says|told me|admitted|tells me)(?: to me)?(?: (?:on \p{L}+|yesterday|today|tonight|last (?:night|week|month|\p{L}+)|this morning))? (?:that )?(?:he|she|they)(?:'s|'re| is| was| has been| have been| had been| feels?| felt|'d been)(?: been)? (?:so |really |just |very |not )*(?:unhappy|lonely|tired of|done|unsure|confused|miserable|stressed|happy|trapped|bored|struggling|fed up|had enough)\b.*$`,
    say: [
      "That must have been hard to hear.",
      "So {who} has felt like that for some time, and now it is out.",
      "I imagine that has been going round in your head since.",
    ],
    ask: [
      "Had you noticed anything before?",
      "What did you say to that?",
      "How do you look back on that time now?",
    ],
  },
  {
    id: "thought-we-were-fine",
    weight: 2,
    when: /^i (?:always |really |honestly |just )?(?:thought|believed|assumed) (?:that )?(?<x>(?:we|it|things|everything|he|she|they) (?:were|was|had|would|could|loved|wanted|liked)\b.*)$/i,
    say: [
      "You believed that {x}.",
      "So it looks different to you now.",
      "That must be hard to put together with what you know now.",
    ],
    ask: [
      "When did you begin to see it differently?",
      "What do you make of that time now?",
      "What has been hardest to take in?",
    ],
  },
  {
    id: "sleeping-apart",
    weight: 2,
    themes: ["partner"],
    when: /\b(?:(?:i'm|i am|he's|she's|we're|i've been|been) (?:now )?(?:sleeping|staying)|i slept|he sleeps|she sleeps|he slept|she slept) (?:in|on|at) (?:the|my|a|his|her) (?:spare room|sofa|couch|living room|other room|guest room|mum's|mom's|friend's|brother's|sister's|parents)\b/i,
    say: [
      "So you are apart for now, even at night.",
      "That must feel strange.",
      "Those are lonely nights, I imagine.",
    ],
    ask: [
      "What is that like for you?",
      "How is it between you during the day?",
      "What needs to happen next, do you think?",
    ],
  },
  {
    id: "thinks-of-leaving",
    weight: 2,
    when: /^(?:maybe|perhaps|i think|i feel like|sometimes i think|honestly) ?(?:maybe )?i should (?:just |probably )?(?<x>drop out|quit|leave|give up on (?:him|her|them|it|us)|go (?:back )?home|move (?:back|out|away)|break up.*|walk away|stop trying|let (?:him|her|them|it) go|stop texting.*|cut (?:her|him|them) off)$/i,
    say: [
      "Part of you is ready to {x}.",
      "So you are wondering whether to {x}.",
      "You haven’t decided yet, it seems.",
    ],
    ask: ["What would be better, if you did?", "What would you lose?", "What speaks against it?"],
  },
  {
    id: "is-good-to-me",
    weight: 3,
    when: pattern`^LEADWHO(?:(?:'s| is| are|'re) (?:so |really |very |always |such |just |a |genuinely )*(?:kind|lovely|sweet|gentle|patient|great|amazing|wonderful|supportive|caring|good (?:to|with|for) (?:me|us|the kids)|funny|thoughtful|good (?:man|woman|person|listener|dad|mum|friend)|there for me)|ADV(?:listens(?: to me)?|understands me|gets me|makes me (?:laugh|feel (?:safe|good|loved|special|calm|happy).*)|looks? after me|supports? me|helps? me (?:a lot|so much)|treats me (?:well|right|so well)))\b(?!.*\b(?:but|most of the time|when|usually|normally|sometimes)\b).*$`,
    not: /\bbut\b|\bso i\b|\b(?:worse|more bad|besotted)\b|\b(?:doesn't|don't|never|not|used to|was) (?:kind|listen)|\b(?:deserve|waiting for|too good|guilty|lie|lied|ill|dying)\b/i,
    say: [
      "You think highly of {whom}.",
      "So there is much that you value in {whom}.",
      "I can hear that {who} means something to you.",
    ],
    ask: [
      "What does that mean for you just now?",
      "What do you like most about {whom}?",
      "How do you feel around {whom}?",
    ],
  },
  {
    id: "waits-for-it-to-go-wrong",
    weight: 3,
    when: /\b(?:wait(?:ing)?|expect(?:ing)?|bracing myself) for (?:it|something|things|everything|him|her|them|the other shoe|that) (?:all )?to (?:go wrong|end|fall apart|leave|drop|hurt me|crash|change|explode|get bored)\b/i,
    say: [
      "Part of you does not quite trust it yet.",
      "It is hard to relax into it.",
      "You would like to enjoy it without that worry.",
    ],
    ask: [
      "What are you afraid might happen?",
      "When does that feeling come?",
      "What helps you to trust it a little more?",
    ],
  },
  {
    id: "fair-to-them",
    weight: 2,
    when: /^i (?:don't|do not) (?:really )?think (?<who>he|she|they)(?:'s|'re| does| do| did| meant| means| is| are| even| realises?| realizes?| knows? (?:how|what|it|that|why))\b(?!.*\b(?:exist|cares?|likes?|loves?|wants?)\b).*$/i,
    say: [
      "You are trying to be fair to {whom}.",
      "You see it from that side, too.",
      "You don’t think badly of {whom}.",
    ],
    ask: [
      "And how is it for you, all the same?",
      "What would you like {whom} to notice?",
      "What do you think is behind it?",
    ],
  },
  {
    id: "says-leaving",
    weight: 3,
    when: pattern`^LEADWHO ADV(?:said|says|told me|told us|threatened|threatens|announced|keeps saying)(?: that)? (?:he|she|they)(?:'s|'re|'ll| is| are| was| wants to| wanted to| will| would|to) ?(?:going to )?(?:leaving|leave|moving out|move out|going away|had enough|walk out)\b.*$`,
    say: [
      "That must have been frightening to hear.",
      "And now you don’t know what will happen.",
      "I’m sorry. That is a lot to hear.",
    ],
    ask: [
      "What was going through your mind?",
      "What has happened since?",
      "Who can you talk to about it?",
    ],
  },
  {
    id: "good-most-of-the-time",
    weight: 3,
    when: pattern`^(?:i don't know,? |idk,? )?WHO(?:'s| is| can be|'re| are) .{0,30}\b(?:lovely|nice|great|kind|fine|good|sweet|amazing|ok|okay|wonderful)\b.{0,12}\b(?:most of the time|usually|normally|otherwise|sometimes|when (?:he|she|they|we|it))\b.*$`,
    say: [
      "So there are two sides to it.",
      "There are good times, and there are the others.",
      "That makes it hard to judge.",
    ],
    ask: [
      "What are the other times like?",
      "How do you feel in those other times?",
      "Which side have you seen more of lately?",
    ],
  },
];
