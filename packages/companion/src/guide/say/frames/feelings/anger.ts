import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Temper lost, and not wanting to be like that. */
export const angerFrames: readonly Frame[] = [
  {
    id: "hit-things",
    when: pattern`^LEADI ADV(?:actually |nearly |almost |ended up )*(?:punched|punch|punching|kicked|kicking|threw|throw|throwing|smashed|smash|smashing|broke|slammed|slam|hit|hitting|put my fist through) (?:a|the|my|some|things?|stuff|his|her|our)\b.{0,14}(?:wall|door|phone|plate|glass|table|cup|mug|window|desk|cupboard|remote|things?|stuff|tv|laptop|controller|keyboard)\b.*$`,
    say: ["It got so strong that you couldn’t hold it.", "That was a lot of anger at once."],
    ask: [
      "Was anybody hurt, you or somebody else?",
      "What had happened just before?",
      "How do you feel about it now?",
    ],
  },
  {
    id: "saw-red",
    when: pattern`^(?:and |then )?(?:I ADV(?:saw red|lost control|couldn't (?:stop|help|control) myself|go from (?:zero|0|nought)\b.*|went from (?:zero|0|nought)\b.*|can't control (?:it|myself))|it(?:'s| is| goes| went) (?:like |from )*(?:zero|0|nought) to (?:a hundred|one hundred|100|sixty|60)\b.*|before I knew (?:it|what).*|something (?:just )?snapped)$`,
    say: [
      "It came so fast that there was no time to think.",
      "So there is hardly a moment between calm and furious.",
      "That is frightening, to lose hold of yourself like that.",
    ],
    ask: [
      "What did you notice just before?",
      "What would have to happen for you to get a few seconds?",
      "How was it afterwards?",
    ],
  },
  {
    id: "scared-myself",
    when: pattern`^(?:and |it )?I? ?(?:really |just |actually )?(?:scared|frightened|shocked|surprised|disgusted) (?:myself|even me)$`,
    say: [
      "You frightened yourself. You don’t want to be like that.",
      "It shook you, to see yourself like that.",
    ],
    ask: [
      "What frightened you most about it?",
      "What would you want to do, the next time it starts?",
      "Who could you talk to about it?",
    ],
  },
];
