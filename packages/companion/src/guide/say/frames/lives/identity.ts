import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Gender and sexuality, living between places, and what to do with a life. */
export const identityFrames: readonly Frame[] = [
  {
    id: "i-am-gay",
    when: /^(?:(?:i think|i'm pretty sure|i know|i've realised|i realised|i guess|i'm starting to think|i might be|i wonder if|so|well|um|basically|i'm \d+ and|the thing is) )*(?:that )?(?:maybe )?(?:i(?:'m| am| might be| may be| could be)|(?:im|being)) ?(?:not straight|gay|(?:a )?lesbian|a gay (?:man|woman)|bi|bisexual|queer|pan|pansexual|trans|transgender|asexual|ace|non-?binary|nb|genderqueer|a (?:trans )?(?:boy|girl|man|woman)|in the wrong body|into (?:girls|boys|guys|women|men))(?: (?:i think|maybe|actually|tbh))*$/i,
    not: /\b(?:my (?:son|daughter|brother|sister|friend)|a (?:woman|man|girl|boy) (?:who|with|in|of|at|and))\b/i,
    say: [
      "Thank you for telling me. That takes courage to say.",
      "I’m glad you told me. There is nothing wrong with that.",
      "Thank you for saying it here. You can take all the time you need with it.",
    ],
    ask: [
      "How long have you been thinking about it?",
      "What is it like for you to say it?",
      "How do you feel about it yourself?",
    ],
  },
  {
    id: "tell-my-family-who-i-am",
    themes: ["identity"],
    when: /^(?:.*\b)?(?:i (?:want|don't want|'m not ready|am not ready|need|have|haven't|can't|don't know (?:how|if|whether)|'m scared|am scared|'d like|would like|'m going|am going|might|should|could never|'m afraid)\b.{0,30}\b(?:tell|come out|told|telling|say it)\b.*|(?:my )?(?:parents|mum|mom|dad|family|they|he|she)(?:'d| would| will|'ll| might) (?:disown|hate|kick|throw|reject|never|be (?:so )?(?:disappointed|angry|ashamed|devastated|heartbroken|furious|upset)|freak|not|think)\b.*)$/i,
    not: /\b(?:adhd|autis\w*|diagnos\w*|pregnan\w*|debt|job)\b/i,
    say: ["You can decide yourself whom to tell, and when."],
    ask: [
      "Who would be the easiest person to tell?",
      "What are you most afraid of?",
      "What do you hope for, if they knew?",
    ],
  },
  {
    id: "jokes-about-us",
    themes: ["identity"],
    when: pattern`^LEAD(?:WHO|people|everyone|the (?:guys|lads|boys|kids)|kids) ADV(?:makes?|made|tells?|cracks?|says?|said|uses?|calls?|talks?|posts?|thinks?)\b.*\b(?:jokes?|comments?|gay|queer|slurs?|things about|unnatural|wrong|disgusting|a sin|a phase|tranny|fag\w*)\b.*$`,
    say: [
      "And you have to listen to that. I imagine it hurts.",
      "That must make it hard to feel safe with them.",
      "It is hard to hear that from people you live among.",
    ],
    ask: [
      "What do you do when that happens?",
      "What would you like to say?",
      "Is there somebody with whom you don’t have to hear that?",
    ],
  },
  {
    id: "where-are-you-from",
    when: /^(?:.*\b)?(?:(?:people|they|he|she|someone|a (?:customer|colleague|man|woman|guy|patient)|everyone|my \w+) (?:always |still |keeps? |kept |once |just )*(?:asks?|asked|asking|said|says|told me|shouted|commented?)\b.*\b(?:where (?:i'm|i am|are you) (?:really |actually |originally )?from|go (?:back|home)|my (?:accent|skin|hijab|headscarf|colou?r|hair|name|english)|speak (?:such )?good english|my kind|people like me)\b.*|i(?:'m| am) (?:always |usually |often )?the only (?:black|brown|asian|muslim|jewish|disabled|gay|foreign|female|woman|man|girl)\b.*)$/i,
    say: ["I’m sorry. You should not have to put up with that."],
    ask: [
      "How did you react?",
      "Does that happen often?",
      "Who would understand it without an explanation?",
    ],
  },
  {
    id: "if-i-tell-them",
    when: /^(?:.*\b)?if i (?:ever |just |actually )?(?:tell|told|say(?! (?:no|yes)\b)|said(?! (?:no|yes)\b)|come out|came out|am honest|was honest|admit|admitted)\b.*\b(?:will|would|'d|'ll|might|could)\b.*$/i,
    say: ["So telling them feels like a great risk."],
    ask: [
      "What is the worst you imagine?",
      "What would you hope for?",
      "Is there one person you could tell first?",
    ],
  },
  {
    id: "is-this-it",
    questions: true,
    when: /^(?:(?:i (?:just |keep |sometimes )*(?:think|wonder|wondering|ask myself|thinking)|and|so|like|but),? )*(?:is (?:this|that) (?:really |just )?(?:it|all there is|all|what (?:life|it) is)|there (?:must|has to|should) be more(?: (?:to life|than this|to it))?|(?:so )?this is it)\b.*$/i,
    say: ["That is a big question. It often comes when something needs to change."],
    ask: [
      "What do you miss most?",
      "When did you last feel that something was worth it?",
      "What would a little more look like?",
    ],
  },
];
