import { expect, test } from "vitest";
import { parsePostSessionActions } from "./parse-post-session-actions.ts";

const three = ["Ring your brother on Sunday.", "Walk for ten minutes.", "Write one line."];

test.each([
  ["dashes", `Post Session Actions\n- ${three.join("\n- ")}`],
  ["a heading in bold", `**Post Session Actions:**\n\n* ${three.join("\n* ")}\n`],
  [
    "a heading of hashes and numbers",
    `## Post-Session Actions\n1. ${three[0]}\n2) ${three[1]}\n3. ${three[2]}`,
  ],
  [
    "words before and after",
    `Thank you.\n\nPOST SESSION ACTIONS\n• ${three.join("\n• ")}\n\nGo well.\n- not this`,
  ],
  ["boxes to tick", `Post Session Actions\n- [ ] ${three.join("\n- [ ] ")}`],
  [
    "bold inside",
    `Post Session Actions\n- **Ring** your brother on Sunday.\n- ${three[1]}\n- ${three[2]}`,
  ],
  ["no header", `- ${three.join("\n- ")}`],
])("a list with %s is understood", (_, reply) => {
  expect(parsePostSessionActions(reply)).toEqual(three);
});

test("more than a session leaves are cut, and a sentence is no list", () => {
  expect(parsePostSessionActions("- a\n".repeat(9))).toHaveLength(5);
  expect(parsePostSessionActions("I would rather talk about something else.")).toEqual([]);
  expect(parsePostSessionActions("")).toEqual([]);
});
