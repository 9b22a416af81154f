import type { Frame } from "../frame.ts";

/** How it is now, from day to day. */
export const grievingFrames: readonly Frame[] = [
  {
    id: "missed-their-call",
    themes: ["grief"],
    when: /^(?:and |but |because )?i (?:just )?(?:didn't|did not|never|couldn't|wasn't able to) (?:pick up|answer(?: (?:it|the phone|(?:his|her|their|the) call))?|call (?:him |her |them )?back|ring (?:him |her |them )?back|get to the phone)(?: in time)?$|^i missed (?:his|her|their|the|that) (?:last )?call$/i,
    say: [
      "You could not know what that call was. I imagine you have gone back to it many times.",
      "That is a heavy thing to carry, and you could not have known.",
      "I’m so sorry. That call must keep coming back to you.",
    ],
    ask: [
      "What goes through your mind, when you think of it?",
      "Who knows about that call?",
      "What would you have wanted to say?",
    ],
  },
  {
    id: "keeps-expecting-them",
    themes: ["grief"],
    when: /^(?:i(?:'ll| will)? (?:still )?(?:keep|always|often|sometimes|still|constantly) ?(?:on )?(?:expect(?:ing)?|think(?:ing)? (?:i (?:hear|see|saw|heard)|(?:he|she|they)(?:'ll| will|'s| is)|that'll be)|hear(?:ing)?|see(?:ing)?|look(?:ing)? (?:for|out for)|wait(?:ing)? for|listen(?:ing)? (?:out )?for|reach(?:ing)? (?:for|out)|pick(?:ing)? up (?:the|my) phone|go(?:ing)? to (?:call|ring|text|phone|tell)|want(?:ing)? to (?:call|ring|text|phone|tell)|turn(?:ing)? (?:round|around) to|set(?:ting)? (?:the table|a place)|mak(?:e|ing) (?:two|her|his) .+)\b.*)$/i,
    say: ["Of course you do. {They|They} belonged to your days."],
    ask: [
      "What happens in you, when you remember?",
      "What would you tell {them|them}?",
      "When does that happen most?",
    ],
  },
  {
    id: "wants-to-tell-them",
    when: /^(?:(?:he|she|my (?:mum|mom|dad|nan|gran|sister|brother|husband|wife|friend)) (?:was|is) (?:always )?the (?:first )?(?:person|one) i(?:'d| would)? (?:call|called|ring|rang|tell|told|text|go to|went to|talk to|talked to)\b.*|(?:whenever|every time|when) (?:something|anything) (?:good |bad |funny )?happens\b.*|i (?:still )?(?:just )?want(?:ed)? to (?:tell|ring|call|phone|text|show|ask) (?:him|her|my (?:mum|mom|dad|nan|gran|grandad))\b.*)$/i,
    themes: ["grief"],
    say: [
      "And now the person you would tell is the one who is missing.",
      "You miss being able to tell {them|them} things.",
      "That must hurt each time.",
    ],
    ask: [
      "What would you tell {them|them} today?",
      "What would {they|they} say, do you think?",
      "Who do you tell things to now?",
    ],
  },
  {
    id: "still-talks-to-them",
    themes: ["grief"],
    when: /^(?:(?:sometimes|often|at night|every (?:night|morning|day)) )?(?:i (?:still |sometimes |often |always |even )*(?:talk|speak|say (?:good ?night|good ?morning|hello)|chat|write|text) (?:to )?(?:him|her|them|(?:his|her) (?:photo|photograph|picture|number|phone|grave|chair))\b.*|i (?:still )?(?:ring|call|text) (?:his|her) (?:number|phone|voicemail)\b.*|i (?:still )?(?:go|visit) (?:to )?(?:the|his|her) (?:grave|cemetery|bench)\b.*|i (?:still )?tell (?:him|her|them) (?:about|everything|what)\b.*)$/i,
    say: [
      "So you still have a way of being near {them|them}.",
      "Many people do that, and it often helps.",
      "That sounds like a good thing to keep.",
    ],
    ask: [
      "What do you say to {them|them}?",
      "How do you feel afterwards?",
      "What would {they|they} answer, do you think?",
    ],
  },
  {
    id: "afraid-to-forget",
    when: /\b(?:(?:scared|afraid|worried|terrified|frightened)\b.{0,25}\bforget\w*|(?:i'm|i am|i've|already) (?:starting to |beginning to )?forget(?:ting)? (?:what|how|his|her|their)|can't remember (?:his|her|their|what (?:he|she)|how (?:he|she)) ?(?:voice|face|laugh|smell|sounded|looked)?)\b/i,
    themes: ["grief"],
    say: [
      "You are afraid that even the memory could go.",
      "You want to hold on to everything about {them|them}.",
      "Many people are afraid of that. Writing things down can help to keep them.",
    ],
    ask: [
      "What do you never want to forget?",
      "Which memory comes first, when you think of {them|them}?",
      "Do you have recordings or letters, or people who remember with you?",
    ],
  },
  {
    id: "guilty-to-be-happy",
    when: /\b(?:(?:feel|felt|feeling) (?:so |really |a bit |kind of )?(?:guilty|bad|wrong|awful)\b.{0,30}\b(?:laugh\w*|happy|enjoy\w*|good (?:day|time)|smil\w*|dating|moving on|living|fun)|(?:laughed|enjoyed|smiled|had fun|felt happy)\b.{0,40}\b(?:guilty|felt bad|felt awful|felt wrong))\b/i,
    themes: ["grief"],
    say: [
      "It feels wrong to be happy while {they|they} cannot be.",
      "Being glad for a moment does not mean that you miss {them|them} less.",
      "You are allowed a good moment. It takes nothing away from {them|them}.",
    ],
    ask: [
      "What would {they|they} have wanted for you?",
      "What was the good moment like?",
      "What would being happy again mean for you?",
    ],
  },
  {
    id: "angry-in-grief",
    themes: ["grief"],
    when: /^(?:i(?:'m| am| feel| get| was)? (?:just |so |really |still |also )*(?:angry|furious|mad|cross|pissed off)\b.*|i (?:hate|blame) (?:the (?:doctors?|hospital|driver)|him|her|them|god|everyone|cancer)\b.*|(?:the (?:doctors?|hospital|nurses?)|they) (?:should have|could have|missed|didn't|never|ignored)\b.*|how could (?:he|she|they)\b.*|(?:it's|it is) (?:just )?(?:so |not )?(?:unfair|fair)\b.*)$/i,
    questions: true,
    say: [
      "Of course you are angry. It is so unfair.",
      "Anger is often a part of it. You don’t have to be ashamed of it.",
      "I can understand that it makes you angry.",
    ],
    ask: [
      "Who or what are you most angry with?",
      "What would you say to them, if you could?",
      "What do you do with that anger?",
    ],
  },
  {
    id: "how-to-live-without",
    when: /^(?:i (?:just |really )?(?:don't|do not) know (?:how|what) (?:to|i(?:'m| am) (?:supposed|going|meant) to|i(?:'ll| will)|i can)\b.*\bwithout (?:him|her|them|my \w+)|i can't imagine\b.*\bwithout (?:him|her|them|my \w+)|i (?:don't|can't) (?:want to )?(?:do (?:this|life|it)|cope|manage) without (?:him|her|them|my \w+))\b/i,
    say: [
      "It is hard to imagine going on without {them|them}.",
      "You have to find your way in something you never wanted.",
      "I’m sorry. That sounds overwhelming.",
    ],
    ask: [
      "What is the hardest part of an ordinary day?",
      "Who is near you just now?",
      "What gets you through today?",
    ],
  },
  {
    id: "will-it-get-easier",
    questions: true,
    themes: ["grief"],
    when: /^(?:(?:and|but|so|when) )*(?:does|will|when does|when will|how long does|how long will|how long until) (?:it|this|the pain|grief|i|you)\b.*\b(?:easier|better|stop|hurt|go away|end|over it|last|take|pass)\b.*$/i,
    say: [
      "For most people it does get easier, slowly and not in a straight line. There is no fixed time for it.",
      "Nobody can give you a date. It usually hurts less often with time, and the love stays.",
      "It does change, for nearly everyone. It takes as long as it takes.",
    ],
    ask: [
      "What made you ask that today?",
      "What is the hardest part at the moment?",
      "Has there been an hour that was a little easier?",
    ],
  },
  {
    id: "do-not-know-why-sad",
    when: /^i (?:really |just |honestly )?(?:don't|do not) (?:even |really )?know (?:what|why) (?:i'm|i am|i feel|i was)(?: so| this| even)? (?:sad|upset|crying|grieving|angry|feeling|like this|hurt)\b.*$/i,
    say: [
      "It does not have to make sense yet.",
      "Feelings like that are often mixed, and hard to name.",
      "Sometimes it takes a while to know what it is about.",
    ],
    ask: [
      "What comes to mind first, when you feel it?",
      "When do you notice it most?",
      "If you had to guess, what would you say?",
    ],
  },
  {
    id: "keeps-remembering",
    themes: ["grief"],
    when: /^i (?:just |still )?(?:keep|kept|can't stop|always) (?:remember(?:ing)?|think(?:ing)? (?:of|about|back)|seeing|picturing|replaying) (?:the|that|how|when|us|this|one)\b.*$/i,
    say: [
      "That memory seems to matter to you.",
      "So that is what comes back to you.",
      "That moment has stayed with you.",
    ],
    ask: [
      "What was it like, that time?",
      "What do you feel when you think of it?",
      "What does that memory mean to you?",
    ],
  },
  {
    id: "cannot-sit-still",
    when: /^(?:.*\b)?i (?:just |still )*(?:can't (?:sit|stay|keep) still|can't stop (?:moving|tidying|cleaning|working)|keep (?:tidying|cleaning|moving(?! (?:it|them|money|things|house|the))|busy|finding (?:things|jobs))|have to keep (?:busy|moving|going))\b.*$/i,
    say: ["Keeping busy can help, and it is hard to stop.", "It is hard to sit still just now."],
    ask: [
      "What happens when you stop?",
      "What would be a good kind of rest just now?",
      "Who could be with you for an hour?",
    ],
  },
  {
    id: "what-to-do-with-tomorrow",
    when: /^i (?:really |just |honestly )?(?:don't|do not) know what (?:i(?:'m| am) (?:supposed|meant) to do|to do|i(?:'ll| will) do)(?: with myself)? ?(?:tomorrow|now|next|with (?:myself|my days|all this time|the days)|in the mornings?|at (?:weekends|night))\b.*$/i,
    themes: ["grief", "breakup", "change", "loneliness"],
    say: [
      "You don’t have to know yet. One thing for the morning is enough.",
      "The days have no shape at the moment. That comes back slowly.",
      "It is strange when nothing is as it was. Small things are enough for now.",
    ],
    ask: [
      "What would be one small thing for tomorrow morning?",
      "Who could you see tomorrow?",
      "What does your body need: sleep, food, fresh air?",
    ],
  },
  {
    id: "no-time-to-grieve",
    themes: ["grief"],
    when: /^i (?:just |really |still )*(?:haven't|have not|didn't|never|don't|hardly|barely)(?: really| even)? (?:had|have|had any|have any|get|got|been able) ?(?:the |a |any )?(?:time|space|chance|moment|room)?(?: for myself)? ?to (?:be sad|grieve|cry|think|feel|breathe|stop|take it in|mourn|process)\b.*$/i,
    say: [
      "There has been so much to do that your own sadness had to wait.",
      "You have been busy holding everything together.",
      "So your own grief has had no room yet.",
    ],
    ask: [
      "What would you do, if you had a quiet hour for it?",
      "Who could take something off your hands?",
      "When do you notice it all the same?",
    ],
  },
];
