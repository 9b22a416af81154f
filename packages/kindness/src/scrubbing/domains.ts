/** Ends of addresses that no sentence ends with, so that a forgotten space makes no link of two words. */
export const plainEnds =
  "com|net|org|info|biz|xyz|shop|online|site|store|club|link|live|app|dev|page|blog|website|space|world|agency|media|chat|social|io|gg|tv|ly|ai|gov|edu|mil|onion|co|uk|de|fr|es|nl|eu|pl|ru|ch|cz|dk|se|fi|pt|gr|ie|ca|au|nz|jp|cn|kr|br|mx|ar|cl|za|ng|ke|gd|cc|ws|fm|vip|top|icu|pro|fun|wtf|porn|xxx|sex|cam|bet|casino|coach|health|care|life";

/** Written as a word, in brackets, or with room around it. */
const openers = String.raw`[\s([{<_*~'"-]{0,4}`;
const closers = String.raw`[\s)\]}>_*~'"-]{0,4}`;
const dotWords = "dot|d0t|doot|dott|punkt|punto|point|ponto|period|fullstop|full stop";
/** A dot that was not written as one; it needs the mark of it, or the word. */
export const saidDot = `(?:${openers}(?:${dotWords})${closers}|\\s{0,3}[([{<]\\s{0,3}[.·•,]\\s{0,3}[)\\]}>]\\s{0,3})`;
const atWords = "at|аt|a7|arroba|chez|ät|klammeraffe|kringle";
export const saidAt = `(?:${openers}(?:${atWords})${closers})`;
export const markedAt = `(?:\\s{0,3}[([{<]\\s{0,3}(?:${atWords}|@|a)\\s{0,3}[)\\]}>]\\s{0,3})`;
