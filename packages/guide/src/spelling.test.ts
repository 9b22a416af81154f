import { readdirSync, readFileSync } from "node:fs";
import dictionary from "dictionary-en-gb";
import nspell from "nspell";
import { expect, test } from "vitest";
import { companyLines, goodNewsLines } from "./lines/company.ts";
import { meetingLines, quotingLines } from "./lines/meeting.ts";
import { moveLines } from "./lines/moves.ts";
import { questionForms } from "./lines/question-forms.ts";
import { guidePaths } from "./paths.ts";
import { deepQuestions, deepSteps, planSteps } from "./plan.ts";
import { ofAnybodyIn } from "./testing/of-anybody-in.ts";
import { aboutItself, aboutLife, allCases, readGuideData, wordsToSay } from "./written.ts";

const spell = nspell(dictionary);
/** Names and words of the product, what people call things that no dictionary lists, and words made on purpose. */
const others = `Zoki ChatGPT café cafés there'll there'd unironed
  ADHD perimenopause prescriber ombudsperson unfollow unsee queueing mown go-betweens half-hearted half-heartedly
  overprepare overpreparing oversensitivity cluelessness wordlessness unaffordable unliveable unexamined unreturned
  unplayed unknow choosable unmended sayable rememberer rememberers unbegun unsaintly unwatched likings unforgiven
  unarrived unposted unshared unrepaired unthanked unmocked findable prized explainer underuse neurodivergent laters outwait sorries undeleted unheroic unpushy unphotographed slownesses unhear kickabout`;
for (const word of others.split(/\s+/)) spell.add(word);

/** Everything that is said, with where it stands. Ids and names of exercises are no words to anybody. */
const textsIn = (value: unknown, at: string): { at: string; text: string }[] => {
  if (typeof value === "string") return [{ at, text: value }];
  if (Array.isArray(value)) return value.flatMap((one, index) => textsIn(one, `${at}/${index}`));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, one]) =>
    ["id", "step", "role", "exercise", "onlyAfter", "endsWithout"].includes(key)
      ? []
      : textsIn(one, `${at}/${key}`),
  );
};

const folder = new URL("./kinds/", import.meta.url);
const kinds = readdirSync(folder).map(
  (name): [string, unknown] => [name, JSON.parse(readFileSync(new URL(name, folder), "utf8"))], // our own files
);

test("every word the guide says is spelt as the dictionary has it", () => {
  const texts = ofAnybodyIn([
    ...guidePaths.flatMap((path) => textsIn(path, path.id)),
    ...kinds.flatMap(([name, file]) => textsIn(file, name)),
    ...allCases().flatMap((one) => textsIn(one, one.id)),
    ...textsIn(readGuideData("shapes"), "shapes"),
    ...textsIn(readGuideData("sayings"), "sayings"),
    ...textsIn(
      wordsToSay.map(({ chip, hint, drafts }) => ({ chip, hint, drafts })),
      "words",
    ),
    ...textsIn(
      {
        deepQuestions,
        deepSteps: deepSteps(null),
        planSteps,
        moveLines,
        companyLines,
        goodNewsLines,
        meetingLines,
        quotingLines,
        forms: questionForms.map(({ says }) => says),
      },
      "lines",
    ),
    ...textsIn([...aboutItself, ...aboutLife], "answers"),
  ]);
  expect(texts.length).toBeGreaterThan(5_000);
  const unknown = new Map<string, string>();
  for (const { at, text } of texts)
    for (const word of text.replace(/\{[^}]*\}/g, " ").match(/[\p{L}][\p{L}’'-]*/gu) ?? []) {
      const plain = word
        .replaceAll("’", "'")
        .replace(/'s$|'$/, "")
        .replace(/-$/, "");
      if (unknown.has(plain) || spell.correct(plain)) continue;
      if (plain.includes("-") && plain.split("-").every((part) => spell.correct(part))) continue;
      unknown.set(plain, at);
    }
  expect([...unknown]).toEqual([]);
});
