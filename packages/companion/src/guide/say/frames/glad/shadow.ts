import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Gladness with something sad or fearful beside it. */
export const shadowFrames: readonly Frame[] = [
  {
    id: "tomorrow-worse",
    when: /^(?:(?:but|and) )?(?:tomorrow|next week|on monday|by (?:tomorrow|monday))(?:,)? (?:i(?:'ll| will)|it(?:'ll| will)) (?:probably |just |only |all )*(?:be|feel|go)\b.*\b(?:back|bad|worse|awful|same|again|gone|wrong|over)\b.*$/i,
    say: ["You don’t dare to count on it yet.", "Maybe. Today still happened."],
    ask: [
      "What from today could make tomorrow a little easier?",
      "What would help you to get up tomorrow?",
      "What would you like to remember of today?",
    ],
  },
  {
    id: "afraid-to-do-it-wrong",
    when: /^(?:.*\b)?i(?:'m| am) (?:just |so |really |a bit )*(?:terrified|scared|afraid|worried|nervous) (?:of|i'll|that i'll|about) (?:dropping|breaking|messing|doing (?:it|something) wrong|getting it wrong|failing|ruining|mess|do it wrong|not (?:being|knowing))\b.*$/i,
    say: [
      "You want to do it right, and that makes you afraid.",
      "Most people feel like that at the beginning.",
      "It shows how much it matters to you.",
    ],
    ask: [
      "What worries you most?",
      "Whom can you ask when you are unsure?",
      "What is already going well?",
    ],
  },
  {
    id: "do-not-know-how-to-be-one",
    when: /^(?:.*\b)?i (?:don't|do not|never) (?:really |even )?(?:know|knew|learned|learnt|had (?:anyone|someone) to show me) (?:how|what) (?:to be (?:one|a (?:good )?(?:dad|father|mum|mom|mother|parent|husband|wife|friend|man))|a (?:good |normal )?(?:dad|father|mother|mum|family|relationship) (?:is|does|looks))\b.*$/i,
    say: [
      "Nobody showed you how, and you want to do it well.",
      "You are finding your own way in it. That is not easy.",
      "You know what was missing, and that is worth something.",
    ],
    ask: [
      "What would you like to do differently?",
      "Whom could you learn it from?",
      "What would you have wished for yourself?",
    ],
  },
  {
    id: "happy-and-guilty",
    when: /^(?:.*\b)?i(?:'m| am| feel| was) (?:so |really |very )?(?:happy|glad|proud|excited|relieved)\b.*\b(?:and|but) i (?:also )?(?:feel|felt) (?:so |really |a bit )?(?:guilty|bad|terrible|sad|like i(?:'ve| have|'m| am| was)?)\b.*$/i,
    say: [
      "You are glad, and at the same time it hurts. Both are there.",
      "You can be happy about it and still care about the others.",
      "Those two feelings pull in different directions.",
    ],
    ask: [
      "Which of the two is stronger today?",
      "What would help you to let both be there?",
      "Who could understand both?",
    ],
  },
  {
    id: "only-thing-is",
    themes: ["goodNews"],
    when: /^(?:(?:the )?(?:only|one) (?:thing|problem|downside|catch|worry|bad thing|snag) (?:is|though)\b.*|(?:it (?:also )?means|but it means|i(?:'ll| will)? (?:just )?have to (?:move|leave)|i(?:'m| am) (?:leaving|moving away from)|i have to leave)\b.*)$/i,
    say: [
      "So there is something sad about it as well.",
      "The good news has a price, then.",
      "Both are there: you are glad, and it is not easy.",
    ],
    ask: [
      "How do you feel about that part of it?",
      "What worries you most there?",
      "Have you been able to talk about it with anyone?",
    ],
  },
  {
    id: "could-hear-they-were-sad",
    when: pattern`^(?:.*\b)?(?:i could (?:hear|see|tell|feel)\b.*\b(?:sad|upset|disappointed|crying|hurt|not happy|lonely|jealous)\b.*)$`,
    say: [
      "You noticed how it was meant, and how it felt.",
      "You are thinking of more than yourself in this.",
      "It is not easy to be glad when somebody you love is sad.",
    ],
    ask: [
      "What would you like to say to that?",
      "How could you stay close in it?",
      "Have you been able to talk about it openly?",
    ],
  },
  {
    id: "afraid-it-will-not-last",
    when: /^(?:.*\b)?(?:i (?:just |still |always |keep )*(?:waiting|wait|am waiting|'m waiting|expecting|expect) (?:for )?(?:it|something|the other shoe|everything|things|this) (?:to (?:go wrong|end|fall apart|drop|be taken away|happen)|bad)\b.*|(?:i'm|i am) (?:just |so |really |a bit )*(?:scared|afraid|worried|terrified) (?:that )?(?:it|this|that|the good (?:feeling|bit))(?:'ll| will|'s| is| won't|'s going to) (?:not )?(?:last|end|go wrong|go away|stop|be taken|fall apart|too good|ruin|i'll ruin)\b.*|it (?:won't|never|can't|probably won't) last\b.*|i (?:don't|can't|daren't|do not) (?:really |quite )?trust (?:it|this|that|the feeling)(?: (?:yet|though))*|it(?:'s| is| feels| seems)? ?(?:almost )?too good to be true\b.*|what if (?:it (?:goes wrong|ends|doesn't last|all goes)|i (?:mess (?:it|this) up|ruin (?:it|this)|can't do it|fail|hate it))\b.*)$/i,
    questions: true,
    say: [
      "It is good, and you hardly dare to trust it.",
      "When things have been hard, good news can be frightening too.",
      "You have something to lose now. That makes one nervous.",
    ],
    ask: [
      "What do you fear could happen?",
      "What would help you to enjoy it today?",
      "Has something good been taken from you before?",
    ],
  },
  {
    id: "not-allowed-to-be-glad",
    when: /^(?:.*\b)?i (?:feel|felt|feel like i|kind of feel|sort of feel) (?:so |really |a bit |almost |kind of )?(?:guilty|bad|wrong|weird|strange)\b(?! if\b).{0,25}\b(?:being happy|feeling (?:happy|good|better|excited)|enjoying|celebrating|telling (?:people|her|him|them)|when (?:others|other people|my \w+|everyone) (?:is|are|isn't|aren't|can't|didn't|hasn't|haven't)|because my \w+ (?:didn't|hasn't|isn't|lost|can't|failed))\b.*$/i,
    say: [
      "It is hard to be glad when others are not.",
      "You can be glad and care about them at the same time.",
      "Your good news takes nothing away from them.",
    ],
    ask: [
      "Who are you thinking of?",
      "What would it be like to let yourself be glad for a moment?",
      "What do you think they would say?",
    ],
  },
];
