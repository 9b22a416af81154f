import { formSafety } from "@app/contract/form-fields";
import { helpline } from "@app/contract/helpline";
import { expect, test } from "vitest";
import { readHelp } from "./read-help.ts";

const line = {
  name: "A line",
  country: "GB",
  phone: "116 123",
  sms: null,
  chat_url: null,
  website: "https://example.org",
  hours: null,
  topics: ["suicide"],
};
const help = { level: "crisis", category: "suicide", helplines: [line] };

test("help is read as the schema reads it", () => {
  expect(readHelp(help)).toEqual(formSafety.parse(help));
  const plain = { level: "concern", category: null, helplines: [] };
  expect(readHelp(plain)).toEqual(formSafety.parse(plain));
});

test.each(Object.keys(helpline.shape))(
  "a helpline without its %s is none, as in the schema",
  (name) => {
    const { [name as keyof typeof line]: _left, ...rest } = line; // the names are the line's own
    const broken = { ...help, helplines: [rest] };
    expect(readHelp(broken)).toBeNull();
    expect(formSafety.safeParse(broken).success).toBe(false);
  },
);

test.each([null, undefined, "help", { ...help, level: "?" }, { ...help, helplines: null }])(
  "%j is no help",
  (value) => expect(readHelp(value)).toBeNull(),
);

test("help of a kind that is not known yet is help all the same", () => {
  expect(readHelp({ ...help, category: "new" })).toEqual({ ...help, category: null });
});
