import { readFileSync } from "node:fs";

/** What was written for the guide and is no code: a file of its own, whose form a test holds. */
export const readGuideData = <File>(name: string): File =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), "utf8")) as File; // our own files
