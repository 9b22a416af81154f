import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Thoughts that go round, checking, and wanting to be sure. */
export const goingRoundFrames: readonly Frame[] = [
  {
    id: "checking",
    when: pattern`^LEADI(?:'m| am|'ve| have)? ADV(?:always |constantly |can't stop |cannot stop |keep |kept |have to |need to |must |been |started |end up |probably |must |had to )*(?:check|checking|checked|re-?check|re-?checking|double[- ]check|google|googling|googled|look(?:ing)? (?:it|things|everything|symptoms|stuff) up|research|researching|search|searching|refresh|refreshing)\b(?! (?:in|out|into)\b).*$|^(?:sometimes |and |then )?.{0,50}\b(?:without|back (?:home )?to|have to|need to) check(?:ing)?\b(?! (?:in|out|into|with)\b).*$`,
    not: /\b(?:checked (?:in|out|on (?:him|her|them))|double.checked with|search(?:ing)? for (?:a )?(?:job|flat|house|work)|check on|google maps|doctor checked)\b/,
    say: [
      "So you find yourself checking.",
      "Checking is meant to settle it, and often it only does so for a moment.",
    ],
    ask: [
      "How do you feel right after you have checked?",
      "What are you afraid you might miss?",
      "What happens, if you leave it?",
    ],
  },
  {
    id: "forgets-it-for-a-while",
    when: pattern`^(?:some days|sometimes|for a (?:moment|minute|while|bit|few minutes)|now and then|every now and then|there are (?:days|moments|times) when|on good days) ?,? I (?:almost |nearly |actually |even |can )?(?:forget|don't think|feel (?:normal|fine|okay|like myself)|laugh|manage)\b.*$`,
    say: [
      "So there are times when it isn’t there. That is good.",
      "Those are good moments, even if they are short.",
      "It doesn’t have all of your time, then.",
    ],
    ask: [
      "What are you doing in those moments?",
      "What makes that possible, do you think?",
      "How is it when it comes back?",
    ],
  },
];
