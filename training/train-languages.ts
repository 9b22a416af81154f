// Trains what tells languages in Latin letters apart: node training/train-languages.ts check | ship <languages.bin>
import { gramsOf, shareOf } from "@app/reading/grams-of";
import { languageBits, languageTokens, latinLanguages } from "@app/reading/language";
import { readElsewhere, readOthers } from "./elsewhere-messages.ts";
import { fitLinear, type Linear, scoreOf, writeLinear } from "./linear.ts";
import { readPatterns } from "./patterns.ts";
import { hashOf, seededRandom } from "./random.ts";

const places = 2 ** languageBits;
const epochs = 20;
const englishLines = 9000;

type Line = { language: string; text: string };
type Read = Line & { grams: Int32Array };

const known: ReadonlySet<string> = new Set(latinLanguages);
const isLatin = ({ text }: Line): boolean => !/[^\p{Script=Latin}\P{L}]/u.test(text);

const english = (): Line[] => {
  const whole = readPatterns().filter(({ template }) => !/[[{]/.test(template));
  const random = seededRandom(5);
  return Array.from({ length: englishLines }, () => ({
    language: "en",
    text: random.pick(whole).template,
  }));
};

const lines: Read[] = [
  ...readElsewhere("elsewhere").filter(isLatin),
  ...readOthers().map(({ language, text }) => ({
    text,
    language: known.has(language) ? language : "other",
  })),
  ...english(),
].map(({ language, text }) => {
  const grams = gramsOf(languageTokens(text.toLowerCase())).map((place) => place % places);
  return { language, text, grams: Int32Array.from(grams) };
});

const train = (read: readonly Read[]): Linear[] =>
  latinLanguages.map((name) =>
    fitLinear(
      read.map(({ grams, language }, pattern) => ({
        grams,
        pattern,
        isTrue: language === name,
        weight: 1,
      })),
      places,
      epochs,
    ),
  );

const [mode, file] = process.argv.slice(2);
if (mode === "check") {
  const isHeld = ({ text }: Read): boolean => hashOf(text) % 4 === 0;
  const models = train(lines.filter((line) => !isHeld(line)));
  const told = lines.filter(isHeld).map(({ language, grams }) => {
    const odds = models.map((model) => scoreOf(model, grams, shareOf(grams.length)));
    return { language, as: latinLanguages[odds.indexOf(Math.max(...odds))] };
  });
  for (const [language, of] of Map.groupBy(told, (line) => line.language))
    process.stdout.write(
      `${language}: ${of.filter((line) => line.as === language).length} of ${of.length}\n`,
    );
}
if (mode === "ship" && file) writeLinear(file, train(lines));
