import { withoutSmallWords } from "./small-words.ts";

const work =
  "(?:(?:my |our |the |this |that )?(?:new )?(?:work|job|shifts?|office|workload|studies|studying|revision|uni|university|college|school|course|degree|phd|exams?|thesis|dissertation|career|deadlines?|placement|internship|apprenticeship))";
const boss =
  "(?:(?:my|our|the|her|his) (?:new |old |line |head |team |area |shop |head |store |direct )?(?:boss|manager|supervisor|team leader|team lead|line manager|director|head teacher|headteacher|head|ceo|lecturer|tutor|teacher|professor|hr|foreman|mentor|chef))";
const numbers =
  "(?:\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|nineteen|twenty|thirty|forty|fifty|a hundred|hundreds of|dozens of|so many|loads of|countless|a few|several|a couple of)";

/**
 * A pattern for what people say of themselves. ADV, the small words before a verb, LEAD, a word of
 * time before the sentence, and END, what may still follow it, mark where such words may stand; they
 * are gone when the pattern is tried. WORK is a job or a course, BOSS whoever is in charge there,
 * NUM a number.
 */
export const selfPattern = (source: TemplateStringsArray): RegExp =>
  withoutSmallWords(
    new RegExp(
      String.raw(source)
        .replaceAll(/LEAD|ADV/g, "")
        .replaceAll("END", "$")
        .replaceAll("\\p{Lu}", "A-Z")
        .replaceAll("[\\p{L}", "[a-zà-ÿ")
        .replaceAll("\\p{L}", "[a-zà-ÿ]")
        .replaceAll("WORK", work)
        .replaceAll("BOSS", boss)
        .replaceAll("NUM", numbers),
      "i",
    ),
  );
