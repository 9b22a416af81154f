import { describe, expect, it } from "vitest";
import { readEnv, variableNotes } from "../env.ts";
import { inForce } from "./in-force.ts";

const shownOf = (values: Record<string, unknown>) =>
  inForce(values, values, Object.fromEntries(Object.keys(values).map((name) => [name, "note"])));

describe("the configuration in force", () => {
  it("names every variable there is, with its note", () => {
    const { inForce: shown } = readEnv({}, "/project");
    expect(shown.map(({ name }) => name)).toEqual(Object.keys(variableNotes));
    expect(shown.find(({ name }) => name === "HOST")).toEqual({
      name: "HOST",
      note: variableNotes.HOST,
      value: "127.0.0.1",
      is_set: false,
    });
  });

  it("shows no secret, whatever it is called", () => {
    for (const name of Object.keys(variableNotes).filter((each) =>
      /SECRET|KEY|TOKEN|PASSWORD/.test(each),
    ))
      expect(JSON.stringify(shownOf({ [name]: "s3cret" })), name).not.toContain("s3cret");
  });

  it("shows an address without the password or the code it carries", () => {
    const text = JSON.stringify(
      shownOf({
        DATABASE_URL: "postgres://app:s3cret@db.example:5432/main?sslkey=s3cret",
        SMTP_URL: "smtps://mailer:s3cret@mail.example",
        TEXT_URL: "https://sms.example/send?token=s3cret#s3cret",
      }),
    );
    expect(text).not.toContain("s3cret");
    for (const host of ["db.example:5432/main", "mail.example", "sms.example/send"])
      expect(text).toContain(host);
  });
});
