import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Looks, weight, food, and what one takes or does to get through the day. */
export const looksAndCravingsFrames: readonly Frame[] = [
  {
    id: "hate-how-i-look",
    when: pattern`^LEADI ADV(?:hate|can't stand|don't like|despise|can't bear|can't look at|avoid|loathe|feel (?:so )?(?:ashamed|self-conscious|disgusted|insecure) (?:of|about|by|in)|'m (?:so )?(?:ashamed|self-conscious|insecure|embarrassed) (?:of|about|by)) (?:looking at )?(?:my (?:whole )?(?:body|face|nose|looks|weight|skin|stomach|belly|legs|thighs|arms|hair|teeth|self in .+|appearance|chest)|how I look|the way I look|myself in|what I see|looking in|being seen|mirrors|photos|pictures|seeing myself)\b.*$`,
    say: ["It is hard to feel that way about your own body."],
    ask: [
      "When did you start to feel that way?",
      "What does it keep you from doing?",
      "When is it a bit less loud?",
    ],
  },
  {
    id: "eats-to-cope",
    when: pattern`^(?:.{0,80}?\b(?:then|when|once|bed|and|until),? )?LEADI(?:'ve been|'m| am)? ADV(?:always |end up |ended up |can't stop |keep |kept |started |just |comfort |stress |then )*(?:eat|eating|ate|binge|bingeing|binging|binged|overeat|overeating|overate|stuff|stuffing|snack|snacking)(?: myself| everything| loads| so much| until| when| at night| out of| to (?:feel|cope|calm)| and then| whatever| my feelings| chocolate| crisps| because| all| way too much| too much)\b.*$`,
    not: /\b(?:eat out|eating out|ate out)\b/,
    say: [
      "So food has become a way of getting through it.",
      "Thank you for telling me that. It isn’t easy to say.",
    ],
    ask: [
      "What are you feeling, just before?",
      "How is it afterwards?",
      "When does it happen, mostly?",
    ],
  },
  {
    id: "hardly-eating",
    when: pattern`^LEADI(?:'ve| have|'m| am)? ADV(?:can't|don't|haven't|barely|hardly|not|stopped|skip|skipping|been skipping|no longer|lost my appetite|have no appetite|'ve no appetite|keep skipping) ?(?:really |been |even |able to |properly )*(?:eat|eating|eaten|ate|meals?|breakfast|lunch|dinner|food)?\b(?: .*)?$`,
    not: /\bfood ?bank\b|^(?!.*\b(?:eat|eating|eaten|ate|meals?|appetite|food)\b)|\bwith my (?:mouth|hands)\b/,
    say: ["You are hardly eating.", "That makes everything else harder as well."],
    ask: [
      "How long has it been like that?",
      "What happens when you try to eat?",
      "Does anyone know about it?",
    ],
  },
];
