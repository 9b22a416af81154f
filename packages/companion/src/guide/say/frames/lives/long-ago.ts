import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** What happened long ago, or was done to one, and lives on. */
export const longAgoFrames: readonly Frame[] = [
  {
    id: "it-all-came-back",
    when: /^(?:.*\b)?(?:(?:it all|everything|it(?:'s| has| is)? (?:just |suddenly |all )+)(?:'s| is| has| just| all| suddenly)* ?(?:came|come|comes|coming|came flooding|rushing) (?:all )?back\b.*|(?:it|that|this|seeing (?:him|her|it))(?: has)? (?:brought|brings|bringing) (?:it )?(?:all|everything|a lot|back)\b.*|i (?:keep (?:having|getting)|have|get|still get|still have) (?:these |bad |awful )?flashbacks\b.*)$/i,
    say: ["So it has come close again, after all that time."],
    ask: [
      "What do you think brought it back now?",
      "How do you get through the moments when it comes?",
    ],
  },
  {
    id: "froze-then",
    themes: ["trauma", "shame"],
    when: /^(?:.*\b)?i (?:just |completely |totally )*(?:froze|couldn't (?:move|speak|scream|say (?:anything|no)|fight|run)|didn't (?:fight|scream|say (?:anything|no)|tell (?:anyone|anybody|my \w+)|run|stop (?:him|her|it|them)|do anything)|let (?:it|him|her|them) happen|went along with it|lay there|never said (?:anything|no|a word)|said nothing)\b.*$/i,
    say: [
      "Freezing is what a body does when it is in danger. It is not agreeing.",
      "You did what you could in that moment. It was not your fault.",
      "Many people can’t move or speak then. It does not make it your fault.",
    ],
    ask: [
      "What do you tell yourself about it today?",
      "What would you have needed then?",
      "Have you been able to tell anyone since?",
    ],
  },
  {
    id: "was-only-a-child",
    themes: ["trauma", "shame"],
    when: /^(?:i was (?:only |just |about )?(?:a (?:kid|child|baby|teenager|little (?:girl|boy))|\d{1,2}|little|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)(?: years old)?(?: (?:at the time|then|when it (?:happened|started|began|stopped)))?|it (?:started|stopped|began|went on|happened|ended)\b.*\b(?:when i was|until i was|till i was|for years|\d+)\b.*)$/i,
    say: [
      "You were a child. It was not your job to stop it.",
      "You were so young then. I’m sorry.",
      "That was far too much for a child.",
    ],
    ask: [
      "What would that child have needed?",
      "Who was there for you at that time?",
      "How is it for you to tell it today?",
    ],
  },
  {
    id: "something-happened-to-me",
    when: /^(?:.*\b)?(?:something (?:really |very )?(?:bad |awful |terrible |horrible )?happened to me\b.*|i was (?:assaulted|attacked|abused|raped|molested|groomed|mugged|beaten)\b.*|(?:he|a (?:guy|man|boy)|my (?:uncle|cousin|stepdad|brother|teacher|coach|boss|ex)) (?:forced|touched|took advantage of|assaulted|abused|groomed) me\b.*|i (?:was drunk|was asleep|had been drinking) and\b.*\b(?:no|stop|remember|woke)\b.*|i didn't (?:say no|want (?:it|to))\b.*)$/i,
    themes: ["trauma"],
    say: [
      "I’m so sorry that happened to you. It was not your fault.",
      "Thank you for telling me. You can say as much or as little as you like.",
      "I’m sorry. Whatever the circumstances were, it was not your fault.",
    ],
    ask: [
      "How is it for you to talk about it?",
      "How does it affect you today?",
      "Does anybody else know?",
    ],
  },
  {
    id: "was-mugged",
    when: /^(?:.*\b)?(?:i|we) (?:got|was|were|have been|'ve been) (?:mugged|robbed|attacked|jumped|burgled|beaten up|followed home|broken into|threatened)\b.*$/i,
    say: [
      "I’m sorry. That must have been frightening.",
      "That is a shock, and it takes time to get over it.",
      "I’m sorry that happened to you.",
    ],
    ask: ["How have you been since?", "Were you hurt?", "What is it that stays with you most?"],
  },
  {
    id: "they-only-took",
    when: /^(?:.*\b)?(?:they|he) (?:just|only) (?:took|got|stole) (?:my|the|some)\b.*$/i,
    say: [
      "It was only things, and it can still shake one.",
      "Good that it was not worse. It may have left more behind than it looks.",
    ],
    ask: [
      "How are you sleeping since then?",
      "What do you notice since it happened?",
      "Who have you told?",
    ],
  },
  {
    id: "never-reported",
    when: /^(?:.*\b)?i (?:never|didn't|haven't|couldn't|was too (?:scared|ashamed) to) (?:ever )?(?:report(?:ed)?|go to the police|went to the police|press charges|told the police|tell the police)\b.*$/i,
    say: [
      "Many people don’t report it, and they have good reasons.",
      "You did what seemed safest to you then.",
      "You don’t have to justify that to anybody.",
    ],
    ask: [
      "How do you feel about that today?",
      "What would you have needed at that time?",
      "Has anybody believed you since?",
    ],
  },
  {
    id: "keeps-hearing-it",
    when: /^i (?:just |still )?(?:keep|kept|can't stop) (?:hearing|seeing|smelling|replaying|picturing|reliving) (?:it|the|that|his|her|their|what)\b.*$/i,
    say: ["It comes back again and again."],
    ask: [
      "When does it come most?",
      "What do you do when it comes?",
      "Who knows that it is like that?",
    ],
  },
  {
    id: "sleeps-ready",
    when: /^i (?:still |now |always |have to )*(?:sleep|go to bed|lie) with (?:the (?:light|door)|my (?:shoes|clothes|phone|keys)|a (?:light|knife|chair))\b.*$/i,
    say: ["So even at night you are on guard."],
    ask: [
      "What are the nights like?",
      "What would help you to feel a little safer?",
      "Have you been able to talk to a doctor about it?",
    ],
  },
  {
    id: "ashamed-of-me",
    when: pattern`^LEADWHO(?:'s)? ADV(?:is|are|was|were|seems|gets)? ?(?:so |a bit |really )?(?:ashamed|embarrassed) (?:of me|when i|by me|if i|to be seen)\b.*$`,
    say: [
      "It hurts when somebody you love is ashamed of you.",
      "That must be painful, even if you understand it.",
      "I imagine that goes deep.",
    ],
    ask: [
      "How do you react to that?",
      "What would you like {whom} to see?",
      "Have you ever talked about it?",
    ],
  },
  {
    id: "knew-but-not-ready",
    when: /^(?:.*\b)?(?:i (?:still )?(?:wasn't|was not|'m not|am not) (?:really |at all )?(?:ready|prepared)(?: for (?:it|that|this))?|nothing (?:could have )?prepared me\b.*|i knew (?:it|this|that) (?:would|was going to|might) (?:happen|come|be)\b.*)$/i,
    say: [
      "Knowing it beforehand does not make it hurt less.",
      "One can know it, and still not be ready.",
      "It is something else when it really happens.",
    ],
    ask: ["What was it like when it came?", "What did you not expect?", "Who was with you then?"],
  },
  {
    id: "jumpy-since",
    when: /^(?:(?:since|ever since) (?:then|that|it|i saw)[^,]*,? )?(?:i(?:'m| am|'ve been| have been)|i) (?:just |so |really |always |still |constantly )*(?:jumpy|on edge|on high alert|looking over my shoulder|startled|hypervigilant|jump at)\b.*$/i,
    say: [
      "Your body is on guard again, as if it could happen once more.",
      "That is a common reaction after something like that. It can ease again.",
    ],
    ask: [
      "When is it worst?",
      "What helps you to calm down a little?",
      "Where do you feel safest?",
    ],
  },
  {
    id: "knows-a-bit",
    when: pattern`^LEADWHO ADVknows? (?:a bit|a little|part of it|bits)(?: (?:of it|about it|but|though)\b.*)?(?:,? but not (?:everything|all(?: of it)?|the (?:worst|details)).*)?$`,
    say: ["You have let somebody in a little. That counts."],
    ask: ["What would you like {whom} to know?"],
  },
  {
    id: "how-do-people-get-over",
    questions: true,
    themes: ["trauma"],
    when: /^(?:(?:so|but|and) )*(?:how (?:do|does|can|could) (?:people|anyone|anybody|you|i|one|someone) (?:ever |even )?(?:get over|deal with|live with|move on from|cope with|heal from|recover from)\b.*|(?:will|can|does) (?:i|it|this) ever (?:get over|go away|stop|heal|be normal|feel normal|get better)\b.*)$/i,
    say: [
      "Slowly, and mostly not alone. There is therapy made for this, and it helps many people, even years later.",
      "Many people do find their way back to feeling safe. Talking to somebody trained in it often helps.",
      "It rarely goes away by itself, and it can become much smaller. A doctor can refer you to somebody trained in it, and you need not tell the whole story.",
    ],
    ask: [
      "Would you be willing to talk to somebody like that?",
      "What would you like to be able to do again?",
      "What has helped you so far?",
    ],
  },
  {
    id: "not-believed-then",
    not: /(?<!n't |never |nobody |no one |ever )\b(?:believes|believed) me\b/i,
    when: pattern`^(?:.*\b)?(?:i (?:told|tried to tell) (?:WHOM|someone|a teacher|the police|people|them)\b.*\b(?:didn't believe|did nothing|laughed (?:at me|it off)|said (?:i was (?:lying|making|imagining|exaggerating|being)|it was (?:my fault|nothing|in my))|nothing happened|told me to (?:get over|forget|stop|keep))\b.*|(?:LEADOTHER|nobody|no one|everyone|the police) (?:never |didn't |doesn't |don't |won't |wouldn't )?(?:believed? me|believes? me|do anything about it|did anything about it|took (?:it|me) seriously|take (?:it|me) seriously|protect(?:ed)? me|thinks? i made it up)\b.*)$`,
    say: [
      "Not to be believed must have hurt a second time.",
      "You needed somebody to take it seriously, and they did not. I’m sorry.",
      "You should have been believed.",
    ],
    ask: [
      "What did that do to you?",
      "Has anybody believed you since?",
      "What would you have needed to hear?",
    ],
  },
  {
    id: "never-faced-it",
    themes: ["trauma"],
    when: /^(?:.*\b)?(?:(?:he|she|they) (?:got away with it|never (?:paid|got caught|said sorry|apologi[sz]ed|went to (?:prison|jail)|faced)|was never (?:caught|charged|punished)|(?:is|'s) (?:still )?(?:dead|out there|free|at (?:family|every)|walking)|still (?:lives|comes|acts|walks))\b.*|i (?:saw|bumped into|ran into|have to see) (?:him|her|them)\b.*)$/i,
    say: [
      "So it was never put right. That is hard to live with.",
      "It is unfair that you are the one who has to carry it.",
      "I can imagine that leaves you with nowhere to put it.",
    ],
    ask: [
      "What would justice have looked like for you?",
      "How do you live with that today?",
      "What helps you to feel safe now?",
    ],
  },
  {
    id: "not-sure-i-can-say-it",
    when: /^i (?:really |just |still )*(?:don't know|'m not sure|am not sure|don't think) (?:if |that )?i (?:can|could|'ll ever be able to|will ever be able to|want to|'m able to|am able to) (?:ever )?(?:say|tell|talk about|speak about|explain|share|go into)\b.*$/i,
    say: [
      "You don’t have to. You can decide what you say, and when, and to whom.",
      "That is all right. You have already said a part of it here.",
      "There is no need to tell everything. One sentence can be enough.",
    ],
    ask: [
      "What would make it easier?",
      "Who would be the safest person to hear a small part of it?",
      "What are you afraid would happen, if you said it?",
    ],
  },
];
