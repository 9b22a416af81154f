// Trains the reader of other languages: node training/train-elsewhere.ts check | ship <elsewhere.bin>
import { gramsOf, shareOf } from "@app/reading/grams-of";
import { tokensElsewhere } from "@app/safety/languages/tokens-elsewhere";
import { elsewhereBits, learntCategories } from "@app/safety/languages/weigh-elsewhere";
import { type ElsewhereMessage, readElsewhere } from "./elsewhere-messages.ts";
import { fitLinear, type Linear, scoreOf, writeLinear } from "./linear.ts";
import { hashOf } from "./random.ts";

const places = 2 ** elsewhereBits;
/** There is less of it than of English: it has to be gone through more often. */
const epochs = 30;

type Read = ElsewhereMessage & { grams: Int32Array };

const messages: Read[] = readElsewhere("elsewhere").map((message) => {
  const grams = gramsOf(tokensElsewhere(message.text)).map((place) => place % places);
  return { ...message, grams: Int32Array.from(grams) };
});

const fit = (
  read: readonly Read[],
  isTrue: (message: Read) => boolean,
  weightOf: (message: Read) => number = () => 1,
): Linear =>
  fitLinear(
    read.map((message, pattern) => ({
      grams: message.grams,
      pattern,
      isTrue: isTrue(message),
      weight: weightOf(message),
    })),
    places,
    epochs,
  );

/** Crisis, concern or more, and which danger it is where it is one. */
const train = (read: readonly Read[]): Linear[] => {
  const crises = read.filter(({ level }) => level === "crisis");
  return [
    fit(
      read,
      ({ level }) => level === "crisis",
      ({ level }) => (level === "concern" ? 0.3 : 1),
    ),
    fit(read, ({ level }) => level !== "none"),
    ...learntCategories.map((name) => fit(crises, ({ category }) => category === name)),
  ];
};

/** What so many alarms among ordinary messages would find, and the odds from which on they are raised. */
const report = (
  name: string,
  scored: readonly { message: Read; odds: number }[],
  isHit: (message: Read) => boolean,
): void => {
  const of = (how: (message: Read) => boolean): number[] =>
    scored.filter(({ message }) => how(message)).map(({ odds }) => odds);
  const ordinary = of(({ how }) => how === "ordinary").sort((one, other) => other - one);
  const alike = of(({ how }) => how === "lookalike");
  const hits = of(isHit);
  const over = (odds: readonly number[], limit: number): string =>
    (odds.filter((value) => value > limit).length / odds.length).toFixed(2);
  for (const share of [0.005, 0.01, 0.02, 0.03, 0.05]) {
    const limit = ordinary[Math.floor(ordinary.length * share)] ?? 0;
    process.stdout.write(
      `${name}: ${1000 * share} in 1,000 ordinary, look-alikes ${over(alike, limit)}, found ${over(hits, limit)}, odds ${limit.toFixed(2)}\n`,
    );
  }
};

const [mode, file] = process.argv.slice(2);
if (mode === "check") {
  const folds = 4;
  const held = Array.from({ length: folds }, (_, fold) => {
    const isHeld = ({ text }: Read): boolean => hashOf(text) % folds === fold;
    const [crisis, risk] = train(messages.filter((message) => !isHeld(message)));
    if (!crisis || !risk) return [];
    return messages.filter(isHeld).map((message) => {
      const share = shareOf(message.grams.length);
      return {
        message,
        crisis: scoreOf(crisis, message.grams, share),
        risk: scoreOf(risk, message.grams, share),
      };
    });
  }).flat();
  report(
    "crisis",
    held.map(({ message, crisis }) => ({ message, odds: crisis })),
    ({ level }) => level === "crisis",
  );
  report(
    "risk",
    held.map(({ message, risk }) => ({ message, odds: risk })),
    ({ level }) => level !== "none",
  );
}
if (mode === "ship" && file) writeLinear(file, train(messages));
