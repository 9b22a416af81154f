import type { Frame } from "../frame.ts";

/** Faith, doubt, and the state of the world. */
export const faithAndWorldFrames: readonly Frame[] = [
  {
    id: "whole-life-is-faith",
    when: /^(?:.*\b)?(?:my (?:whole|entire) (?:life|family|world|community|identity)|everyone i know|all my friends|everything i know|my whole marriage)\b.{0,20}\b(?:is|are|was|revolves? (?:around|round)|is built (?:on|around)|comes? from|through)\b.*\b(?:church|mosque|temple|synagogue|faith|religion|god|religious|believers?|it|this|job|work|army)\b.*$/i,
    say: ["It is not just one part of your life, then. It is nearly everything."],
    ask: [
      "What would you be most afraid to lose?",
      "Is there anybody there who might understand?",
      "What would you want to keep, whatever happens?",
    ],
  },
  {
    id: "goes-through-motions",
    when: /^(?:.*\b)?(?:i (?:just |still |only )*(?:sit|stand|go|pray|say|sing|do|turn up|show up|go through)\b.*\b(?:feel nothing|don't feel (?:it|anything)|feel empty|feel (?:like )?a (?:fraud|hypocrite|liar)|(?:through )?the motions|the words|(?:it's|it feels) empty|nothing happens|no answer)\b.*)$/i,
    say: ["So you do it, and you don’t feel it."],
    ask: [
      "What used to be there, in that moment?",
      "What is it like afterwards?",
      "What would it be like to say it to one person?",
    ],
  },
  {
    id: "prayed-no-answer",
    when: /^(?:.*\b)?(?:i (?:prayed|have prayed|'ve prayed|keep praying|pray and)\b.*(?:\b(?:nothing|no answer|silence|silent|but|didn't|doesn't|still)\b).*|god (?:doesn't|does not|didn't|never|has|isn't|let|took|is (?:silent|punishing|testing))\b.*|(?:where|why) (?:was|is|did|would|does) god\b.*|i(?:'m| am) (?:so )?(?:angry|mad|furious) (?:at|with) god\b.*)$/i,
    questions: true,
    say: [
      "You looked for an answer there, and did not get one.",
      "It hurts when the one you turn to seems silent.",
      "I can’t answer for God. I can see how much it matters to you.",
    ],
    ask: [
      "What did you ask for?",
      "What is it like to wait for an answer?",
      "What still gives you some comfort?",
    ],
  },
  {
    id: "misses-praying",
    when: /^i (?:do |still |really |just |kind of )*miss (?:praying|prayer|the (?:church|singing|community|prayers|music|people|faith|rituals?|mosque)|god|believing|having faith|feeling (?:like )?(?:someone|somebody|something|god|part of|held|close)\b.*|talking to god)\b.*$/i,
    say: [
      "So there is something in it that you would like to have back.",
      "You miss that, even so.",
    ],
    ask: [
      "What was that like, at its best?",
      "Is there a part of it you could keep?",
      "Where else have you felt something like that?",
    ],
  },
  {
    id: "going-to-hell",
    when: /^(?:.*\b)?(?:(?:i(?:'m| am|'ll| will)? (?:scared|afraid|terrified|worried|going|go|burn)\b.{0,25}\b(?:to )?hell|(?:it's|it is|that's) (?:a )?sin(?:ful)?|god (?:will|would) (?:punish|hate|never forgive)|i(?:'ve| have) sinned))\b.*$/i,
    not: /\bwhat hell\b/i,
    say: [
      "That is a frightening thing to have been taught.",
      "You are afraid of being punished for it.",
      "That fear sounds very real to you.",
    ],
    ask: [
      "Who taught you that?",
      "What do you believe yourself, when you are calm?",
      "Is there somebody gentle in your faith whom you could ask?",
    ],
  },
  {
    id: "does-not-want-to-decide-yet",
    when: /^i (?:really |just |also )?(?:don't|do not) (?:want|need|have) to (?:decide|rush|make (?:a|any) (?:big )?decisions?|choose|do anything|tell anyone|commit|label (?:it|myself)|know)(?: (?:anything|it|into anything|about it|right now))*(?: (?:yet|now|right now|today|for now|right away|at the moment))*(?:,? do i)?$/i,
    say: [
      "You don’t have to. It can stay open for now.",
      "That is all right. Nothing has to be decided today.",
      "It makes sense to give it time.",
    ],
    ask: [
      "What would help you in the meantime?",
      "What would you like to keep in mind until then?",
      "How will you know when you are ready?",
    ],
  },
  {
    id: "cannot-stop-reading-news",
    when: /^(?:.*\b)?(?:i (?:just |really |keep |can't stop |cannot stop |constantly )*(?:read(?:ing)?|watch(?:ing)?|check(?:ing)?|scroll(?:ing)?|doom ?scroll(?:ing)?|follow(?:ing)?|look(?:ing)? at) (?:through )?(?:all )?(?:the )?(?:news|headlines|reports|updates|feeds?)\b.*|(?:the )?news (?:is|makes|makes me|just|has been|these days|every day)\b.*)$/i,
    say: [
      "The news does not let go of you.",
      "It is a lot to take in, day after day.",
      "You want to know, and it wears you down.",
    ],
    ask: [
      "How do you feel after reading?",
      "What is it that you look for there?",
      "What news gets to you most?",
    ],
  },
  {
    id: "worried-about-the-world",
    when: /^(?:.*\b)?(?:(?:everything about |thinking about |the state of |what's happening (?:to|in|with) )?(?:the )?(?:climate(?: (?:crisis|change))?|world|planet|politics|election|war|environment|country|wars|future)(?: situation)? (?:is|are|makes|scares|terrifies|frightens|keeps|feels|seems|looks|will be)\b.*|i(?:'m| am) (?:so |really |just )?(?:scared|worried|anxious|terrified|angry|sad|depressed|afraid) (?:about|for|of) (?:the )?(?:climate|world|planet|future|politics|election|war|country|environment|where)\b.*|(?:i (?:lie awake )?(?:think(?:ing)?|worry(?:ing)?) about )?what the (?:world|planet|future|country) will (?:look|be) like\b.*|we(?:'re| are) all (?:doomed|screwed|going to)\b.*|the world is (?:on fire|ending|falling apart|burning|going)\b.*)$/i,
    not: /\b(?:my (?:whole )?world|the world to me)\b/i,
    say: [
      "You take it to heart what is happening in the world.",
      "It is frightening, and much of it is out of your hands.",
      "There are good reasons to worry about that. It is still a lot for one person.",
    ],
    ask: [
      "What frightens you most about it?",
      "How does it show in your days?",
      "With whom can you talk about it?",
    ],
  },
  {
    id: "nothing-i-do-matters",
    themes: ["world"],
    when: /^(?:.*\b)?(?:(?:nothing|whatever|what) i do (?:makes|will|matters|ever|is|doesn't|won't|changes)\b.*|it(?:'s| is)? ?(?:all |just |kind of )?(?:feels|seems)? ?(?:so |all |just |completely )?(?:pointless|futile|useless|hopeless|a drop in the ocean|not enough)\b.*|(?:what's|what is) the point (?:of|in)\b.*|what (?:can|could|difference can|difference does) (?:one|a single|an ordinary|anyone|anybody|i|we)(?: person)?(?: even| really)? (?:do|make|change)\b.*|there's no point (?:in )?(?:planning|recycling|trying|voting|saving|having)\b.*|i feel (?:so |completely )?(?:helpless|powerless)\b.*|nobody (?:cares|does anything|is doing anything)\b.*)$/i,
    questions: true,
    say: [
      "You do your part, and it feels far too small.",
      "It is hard to feel so powerless about something that matters so much to you.",
      "You care, and you don’t see it making a difference.",
    ],
    ask: [
      "What matters to you most in all of it?",
      "Who else do you know who feels the same?",
      "What is near enough for you to have an effect on?",
    ],
  },
  {
    id: "child-into-this-world",
    when: /^(?:.*\b)?(?:(?:bring|bringing|raise|raising|have|having) (?:a |any |more )?(?:child|children|kids|a baby) in(?:to)? (?:this|a|the) ?(?:world|time)?\b.*|what (?:kind of|sort of) (?:world|future) (?:will|are|we|my|our)\b.*|(?:my|our|the) (?:kids|children|daughter|son|grandchildren)(?:'s)? (?:future|will have to|will grow up)\b.*)$/i,
    say: [
      "You are thinking about what kind of life a child would have.",
      "That is a serious question, and it shows how much you care.",
      "There is a wish and a fear in that, perhaps both.",
    ],
    ask: [
      "If you were not afraid, what would you want?",
      "Have you been able to talk about that fear with anyone?",
      "What would a child have in you?",
    ],
  },
  {
    id: "guilty-for-being-safe",
    when: /^(?:.*\b)?i (?:just |also |always )*(?:feel|felt) (?:so |really )?(?:guilty|bad|ashamed|wrong) (?:that |because |for |about )*(?:i(?:'m| am) (?:safe|here|fine|ok|okay|alive|comfortable)|being (?:safe|here|fine|ok|okay|alive|comfortable|the one who)|having (?:food|a home|it good|so much|a (?:good|nice|comfortable|normal|safe) life|fun|nice things)|living (?:here|normally)|i survived|surviving)\b.*$/i,
    say: [
      "You are safe, and it feels unfair to those who are not.",
      "It is hard to enjoy something that others don’t have.",
      "That guilt shows how close they are to you.",
    ],
    ask: [
      "Who do you think of most?",
      "What would they want for you?",
      "Is there something you can do from where you are?",
    ],
  },
];
