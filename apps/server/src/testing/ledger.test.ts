import { describe, expect, it } from "vitest";
import { createLedger } from "./ledger.ts";

const talk = () => {
  const ledger = createLedger();
  ledger.say("1", "one");
  ledger.hear("1", "I hear one");
  ledger.say("2", "two");
  return ledger;
};
const user = (content: string) => ({ role: "user", content, status: "complete" });
const reply = (content: string, status = "complete") => ({ role: "assistant", content, status });

describe("the ledger finds", () => {
  it("nothing where all is as it must be, with or without what was not acknowledged", () => {
    const fine = [user("one"), reply("I hear one")];
    expect(talk().check(fine)).toEqual({ lost: 0, duplicated: 0, wrong: 0 });
    expect(talk().check([...fine, user("two")])).toEqual({ lost: 0, duplicated: 0, wrong: 0 });
  });

  it("what was acknowledged and is gone", () => {
    expect(talk().check([])).toMatchObject({ lost: 1 });
    expect(talk().check([user("one")])).toMatchObject({ lost: 1 });
  });

  it("what is there twice", () => {
    expect(
      talk().check([user("one"), reply("I hear one"), user("two"), user("two")]),
    ).toMatchObject({ duplicated: 1 });
  });

  it("what nobody said, other words than were heard, and another order", () => {
    const heard = [user("one"), reply("I hear one")];
    expect(talk().check([...heard, user("three")])).toMatchObject({ wrong: 1 });
    expect(talk().check([user("one"), reply("something else")])).toMatchObject({ wrong: 1 });
    expect(talk().check([user("two"), ...heard])).toMatchObject({ wrong: 1 });
  });
});
