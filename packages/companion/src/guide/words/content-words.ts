const smallWords = new Set(
  "a an the and or but so of to in on at by for from with as than that this these those it its it's is are was were be been being am i i'm i've i'd i'll me my mine we us our he she they him her them his their you your do does did don't have has had just really very too also even still again now then there here about up down out off over all any some no not n't if when while because what which who how will would can could should like get gets got go goes going one two three four five six seven eight nine ten half most every each day days night nights week weeks month months year years hour hours minute minutes morning evening afternoon today tonight yesterday tomorrow since until before after ago last next monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter first later lately always never actually honestly maybe probably".split(
    " ",
  ),
);

/** The words that carry what is said. */
export const contentWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\d][\p{L}\d'-]*/gu) ?? []).filter(
    (word) => !smallWords.has(word) && !/^\d+$/.test(word),
  );
