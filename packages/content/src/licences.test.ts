import { expect, test } from "vitest";
import { voiceLicences } from "./licences.ts";

test("the voice, the recogniser and espeak-ng are named with their licences and sources", () => {
  const licenceOf = (name: string) =>
    voiceLicences.find((licence) => licence.name.startsWith(name))?.licence;
  expect(licenceOf("Piper")).toBe("MIT");
  expect(licenceOf("Moonshine")).toBe("MIT");
  expect(licenceOf("espeak-ng")).toBe("GPL 3.0 or later");
  for (const { source } of voiceLicences) expect(source).toMatch(/^https:\/\//);
  expect(new Set(voiceLicences.map(({ name }) => name)).size).toBe(voiceLicences.length);
});
