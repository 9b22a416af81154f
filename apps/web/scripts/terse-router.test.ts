import { parseAst } from "vite";
import { expect, test } from "vitest";
import { withoutMessages } from "./terse-router.ts";

const terse = (code: string): string =>
  withoutMessages(code, parseAst(code) as unknown as Parameters<typeof withoutMessages>[1]); // a tree of the same form

test("what the router says to engineers goes, and what it does stays", () => {
  const templated = ["invariant(match, `No route matches $", "{path}`); go(match);"].join("");
  expect(terse(templated)).toBe('invariant(match, ""); go(match);');
  expect(terse('warning(false, "Do not"); throw new Error("Not found");')).toBe(
    'warning(false, ""); throw new Error("Not found");',
  );
});

test("a message that is worked out is left alone", () => {
  const code = "invariant(context, messageFor(hook));";
  expect(terse(code)).toBe(code);
});
