import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { createTestBrowser, lastLetter, readOutbox, refusalIn } from "../testing/test-browser.ts";

const password = "four quiet grey stones";
let people = 0;
const newAddress = () => `ana${people++}@mail.example`;
const credentials = (email: string, secret = password) => ({ email, password: secret, name: "" });

describe("where letters are sent", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({
      env: { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "us@mail.example", TRUST_PROXY: "true" },
    });
  });
  afterAll(() => test.close());

  const makeAccount = async () => {
    const browser = createTestBrowser(test);
    const email = newAddress();
    await browser.post("/sign-up/email", credentials(email));
    const { code } = await lastLetter(test, "verify_address");
    expect((await browser.get(`/verify-email?token=${code}`)).status).toBe(200);
    return { browser, email };
  };

  it("a taken address is answered like a new one, and only its owner hears the difference", async () => {
    const { email } = await makeAccount();
    const stranger = createTestBrowser(test);
    const taken = await stranger.post("/sign-up/email", credentials(email, "nine old brown boats"));
    const fresh = await stranger.post("/sign-up/email", credentials(newAddress()));
    const told = ({ status, body, headers }: typeof taken) => [
      status,
      body,
      [...headers].filter(([name]) => !["x-request-id", "date"].includes(name)),
    ];
    expect(told(taken)).toEqual(told(fresh));
    expect(fresh.body).toEqual({ status: true, token: null });
    expect(await stranger.token()).toBeNull();
    expect(await lastLetter(test, "already_registered")).toMatchObject({ to: email });
  });

  it("the link in the letter confirms the address and signs in, once", async () => {
    const { browser, email } = await makeAccount();
    const me = await (await browser.client()).users.me({});
    expect(me).toMatchObject({ email, emailVerified: true, anonymous: false });
    const { code } = await lastLetter(test, "verify_address");
    const elsewhere = createTestBrowser(test);
    expect((await elsewhere.get(`/verify-email?token=${code}`)).status).toBe(200);
    expect(await elsewhere.token()).toBeNull();
  });

  it("what an anonymous person has comes along when the link is opened in their browser", async () => {
    const browser = createTestBrowser(test);
    await browser.post("/sign-in/anonymous");
    const nobody = await browser.uid();
    const { session } = await (await browser.client()).sessions.create({});
    const email = newAddress();
    await browser.post("/sign-up/email", credentials(email));
    expect(await browser.uid()).toBe(nobody);
    await browser.get(`/verify-email?token=${(await lastLetter(test, "verify_address")).code}`);
    const client = await browser.client();
    expect((await client.users.me({})).email).toBe(email);
    expect((await client.sessions.read({ id: session.id })).session.id).toBe(session.id);
  });

  it("the right password before the address is confirmed brings another letter and lets nobody in", async () => {
    const browser = createTestBrowser(test);
    const email = newAddress();
    await browser.post("/sign-up/email", credentials(email));
    const before = (await readOutbox(test)).length;
    const answer = await browser.post("/sign-in/email", credentials(email));
    expect(refusalIn(answer)).toEqual([403, "email_not_verified"]);
    expect((await readOutbox(test)).length).toBe(before + 1);
    expect(
      refusalIn(await browser.post("/sign-in/email", credentials(email, "wrong words"))),
    ).toEqual([401, "invalid_email_or_password"]);
  });

  it("a forgotten password is answered alike for every address; the mailbox alone learns the truth", async () => {
    const { email } = await makeAccount();
    const stranger = newAddress();
    const browser = createTestBrowser(test);
    const known = await browser.post("/request-password-reset", { email });
    const unknown = await browser.post("/request-password-reset", { email: stranger });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await lastLetter(test, "reset_password")).toMatchObject({ to: email });
    expect(await lastLetter(test, "no_account")).toMatchObject({ to: stranger });
  });

  it("a new password ends every sign-in at once, works from then on, and its link works once", async () => {
    const { browser, email } = await makeAccount();
    const token = await browser.token();
    await browser.post("/request-password-reset", { email });
    const { code } = await lastLetter(test, "reset_password");
    const elsewhere = createTestBrowser(test);
    const fresh = { newPassword: "seven slow green rivers", token: code };
    expect(
      refusalIn(await elsewhere.post("/reset-password", { ...fresh, newPassword: "password1234" })),
    ).toEqual([400, "password_too_common"]);
    expect((await elsewhere.post("/reset-password", fresh)).status).toBe(200);
    expect(refusalIn(await elsewhere.post("/reset-password", fresh))).toEqual([
      400,
      "invalid_token",
    ]);
    await expect(test.clientFor(token).users.me({})).rejects.toMatchObject({ status: 401 });
    expect(await browser.token()).toBeNull();
    expect((await elsewhere.post("/sign-in/email", credentials(email))).status).toBe(401);
    const right = credentials(email, "seven slow green rivers");
    expect((await elsewhere.post("/sign-in/email", right)).status).toBe(200);
    expect(await lastLetter(test, "password_changed")).toMatchObject({ to: email });
  });

  const askForLink = async (email: string): Promise<string> => {
    await createTestBrowser(test).post("/request-password-reset", { email });
    return (await lastLetter(test, "reset_password")).code;
  };
  const useLink = async (token: string, newPassword = "seven slow green rivers") =>
    refusalIn(await createTestBrowser(test).post("/reset-password", { newPassword, token }));

  it("of several links to a new password the newest counts, and once used none is left", async () => {
    const { email } = await makeAccount();
    const links = [await askForLink(email), await askForLink(email), await askForLink(email)];
    const [first = "", second = "", newest = ""] = links;
    for (const old of [first, second]) expect(await useLink(old)).toEqual([400, "invalid_token"]);
    expect(await useLink(newest)).toEqual([200, ""]);
    expect(await useLink(newest)).toEqual([400, "invalid_token"]);
  });

  it("of two links asked for at once one is left", async () => {
    const { email } = await makeAccount();
    await Promise.all([askForLink(email), askForLink(email)]);
    const codes = (await readOutbox(test))
      .filter(({ to, purpose }) => to === email && purpose === "reset_password")
      .map(({ code }) => code);
    const answers = [];
    for (const code of codes) answers.push((await useLink(code))[0]);
    expect(answers.sort()).toEqual([200, 400]);
  });

  it("a link of somebody else is left alone", async () => {
    const { email } = await makeAccount();
    const { email: other } = await makeAccount();
    const link = await askForLink(email);
    await askForLink(other);
    expect(await useLink(link)).toEqual([200, ""]);
  });

  it("a changed password ends the links that lie in the mailbox", async () => {
    const { browser, email } = await makeAccount();
    const link = await askForLink(email);
    const change = { currentPassword: password, newPassword: "nine old brown boats" };
    expect((await browser.post("/change-password", change)).status).toBe(200);
    expect(await useLink(link)).toEqual([400, "invalid_token"]);
  });

  it.each(["", "&callbackURL=/account"])(
    "a changed address ends the links in the old mailbox, and tells it (%j)",
    async (leadingOn) => {
      const { browser, email } = await makeAccount();
      const link = await askForLink(email);
      const newEmail = newAddress();
      await browser.post("/change-email", { newEmail, currentPassword: password });
      const { code } = await lastLetter(test, "confirm_new_address");
      const confirm = `/verify-email?token=${encodeURIComponent(code)}${leadingOn}`;
      expect((await browser.get(confirm)).status).toBeLessThan(400);
      expect(await useLink(link)).toEqual([400, "invalid_token"]);
      expect(await lastLetter(test, "address_changed")).toMatchObject({ to: email });
    },
  );

  it("whoever proves the address of an account made by a stranger gets it without the stranger's ways in", async () => {
    const email = newAddress();
    const stranger = createTestBrowser(test);
    await stranger.post("/sign-up/email", credentials(email));
    await test.database.pool.query(
      `insert into identity.passkey (id, public_key, user_id, credential_id, counter, device_type, backed_up)
       select 'theirs', 'key', id, 'credential', 0, 'singleDevice', false from identity."user" where email = $1`,
      [email],
    );
    const owner = createTestBrowser(test);
    await owner.post("/request-password-reset", { email });
    const { code } = await lastLetter(test, "reset_password");
    await owner.post("/reset-password", { newPassword: "seven slow green rivers", token: code });
    await owner.post("/sign-in/email", credentials(email, "seven slow green rivers"));
    const client = await owner.client();
    expect((await client.users.me({})).emailVerified).toBe(true);
    expect((await client.signIns.methods({})).passkeys).toEqual([]);
  });

  it("a new address counts once its own mailbox confirms it, for the person who asked alone", async () => {
    const { browser, email } = await makeAccount();
    const newEmail = newAddress();
    const ask = { newEmail, currentPassword: password };
    expect(
      refusalIn(await browser.post("/change-email", { ...ask, currentPassword: "wrong words" })),
    ).toEqual([400, "invalid_password"]);
    expect((await browser.post("/change-email", ask)).status).toBe(200);
    const { code, to } = await lastLetter(test, "confirm_new_address");
    expect(to).toBe(newEmail);
    const whoeverReadsIt = createTestBrowser(test);
    expect(refusalIn(await whoeverReadsIt.get(`/verify-email?token=${code}`))).toEqual([
      401,
      "sign_in_first",
    ]);
    expect((await (await browser.client()).users.me({})).email).toBe(email);
    expect((await browser.get(`/verify-email?token=${code}`)).status).toBe(200);
    expect((await (await browser.client()).users.me({})).email).toBe(newEmail);
    expect(await lastLetter(test, "address_changed")).toMatchObject({ to: email });
    const elsewhere = createTestBrowser(test);
    expect((await elsewhere.post("/sign-in/email", credentials(email))).status).toBe(401);
    expect((await elsewhere.post("/sign-in/email", credentials(newEmail))).status).toBe(200);
  });

  it("asking for a taken address as the new one is answered as for any other", async () => {
    const { email: taken } = await makeAccount();
    const { browser } = await makeAccount();
    const ask = (newEmail: string) =>
      browser.post("/change-email", { newEmail, currentPassword: password });
    const first = await ask(taken);
    const second = await ask(newAddress());
    expect([first.status, first.body]).toEqual([second.status, second.body]);
  });

  it("letters to one mailbox come at growing distances, whoever asks for them", async () => {
    const email = newAddress();
    const answers: number[] = [];
    for (let index = 0; index < 5; index++)
      answers.push(
        (await createTestBrowser(test).post("/request-password-reset", { email })).status,
      );
    expect(answers).toEqual([200, 200, 200, 200, 429]);
  });

  it("no address, code or password is in the log", async () => {
    const { email } = await makeAccount();
    const { code } = await lastLetter(test, "verify_address");
    const log = test.logLines.join("\n");
    for (const secret of [email, code, password]) expect(log).not.toContain(secret);
  });
});
