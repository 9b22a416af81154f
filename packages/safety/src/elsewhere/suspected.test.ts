import { expect, test } from "vitest";
import { meetRisk } from "../meet-risk.ts";
import type { RiskItem } from "../risk-history.ts";
import { screenMessage } from "../screen-message.ts";
import { elsewhereWords } from "./words.ts";

const veiled =
  "ya lo tengo todo arreglado, dejé una carta para mi hija y las llaves con el portero";

const meet = (content: string, history: readonly RiskItem[] = []) =>
  meetRisk({ content, history, screening: screenMessage({ content, history }), country: "ES" });

/** What somebody wrote, and our question behind it. */
const asked = (): RiskItem[] => [
  { role: "user", content: veiled },
  { role: "assistant", marks: meet(veiled).concern?.marks ?? [] },
];

test("what is only suspected in another language is asked about in it, and nothing is shown", () => {
  expect(screenMessage({ content: veiled, history: [] })).toMatchObject({ isSuspicion: true });
  const { concern, crisis, show } = meet(veiled);
  expect(concern?.text).toContain(elsewhereWords.es.askSafe);
  expect(crisis).toBeNull();
  expect(show).toBeNull();
});

test("it is asked once in a talk", () => {
  expect(meet(veiled, asked()).concern).toBeNull();
});

test.each(["no", "No, la verdad es que no", "no mucho"])("not safe is believed: %s", (content) => {
  expect(screenMessage({ content, history: asked() }).level).toBe("crisis");
  expect(meet(content, asked()).crisis?.heard.text).toContain(
    elsewhereWords.es.people.slice(0, 12),
  );
});

test.each(["sí, estoy bien", "claro que sí, mañana comemos juntas"])(
  "and so is safe: %s",
  (content) => {
    expect(screenMessage({ content, history: asked() }).level).not.toBe("crisis");
  },
);
