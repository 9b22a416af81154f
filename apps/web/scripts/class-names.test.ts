import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { classInPage, inlineClassesIn } from "./class-names.ts";

const inSource = (file: string): string =>
  fileURLToPath(new URL(`../src/${file}`, import.meta.url));
const sheet = inSource("notes/notes.module.css");
const noteInPage = classInPage("note", sheet);

test("a class says what it was called, and is another in every style sheet", () => {
  expect(noteInPage).toMatch(/^note_\w{4}$/);
  expect(classInPage("note", inSource("talk/notes.module.css"))).not.toBe(noteInPage);
  expect(classInPage("note", `${sheet}?inline`)).toBe(noteInPage);
});

test("a class stands in place of the way to it, and the styles still come along", () => {
  const code = `import styles from "./notes.module.css";
const note = styles["note"];`;
  expect(inlineClassesIn(code, inSource("notes/notes.tsx"))).toBe(`import "./notes.module.css";
const note = "${noteInPage}";`);
});

test("what is looked up while the page runs keeps its table", () => {
  const code = `import styles from "./notes.module.css";
const all = [styles["note"], styles[name]];`;
  expect(inlineClassesIn(code, inSource("notes/notes.tsx"))).toBe(
    `import styles from "./notes.module.css";
const all = ["${noteInPage}", styles[name]];`,
  );
});
