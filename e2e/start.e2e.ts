import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { type ModelServer, startModelServer } from "@app/companion/testing/model-server";
import { paths } from "@app/contract/paths";
import { type OpenIdServer, startOpenIdServer } from "@app/server/testing/openid-server";
import { leaveThought, openBoard, ownWords, thought, thoughts } from "./board-page.ts";
import { newAddress } from "./door.ts";
import { expect, say, test } from "./fixtures.ts";
import { isFine } from "./is-fine.ts";
import { beginSession, type Person } from "./person.ts";
import { freePort, makeDataDir, nodeArgs, root, startProduct } from "./product.ts";

/** Each of them starts the whole product, most more than once. */
test.setTimeout(180_000);

const main = [...nodeArgs, "apps/server/src/main.ts"];

const runWith = async (env: Record<string, string>) => {
  const child = spawn(process.execPath, main, { cwd: root, env: { ...process.env, ...env } });
  let output = "";
  child.stdout.on("data", (text) => {
    output += text;
  });
  child.stderr.on("data", (text) => {
    output += text;
  });
  const [code] = await once(child, "exit");
  return { code: code as number, output }; // the exit event's first argument
};

const respond = (url: string, { token, session }: Person, content: string) =>
  fetch(`${url}/api/sessions/${session}/respond`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      accept: "text/event-stream",
      "content-type": "application/json",
    },
    body: JSON.stringify({ content }),
  });

const isClosed = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    () => false,
    () => true,
  );

/** One data folder through all of it, since a start costs more than anything else here. */
test.describe("one start after another", () => {
  test.describe.configure({ mode: "serial" });

  let models: ModelServer;
  let openId: OpenIdServer;
  let dataDir: string;
  let port: number;
  const withOtherAccounts = () => ({
    TRUSTED_ISSUER: openId.issuer,
    TRUSTED_AUDIENCE: openId.clientId,
    TRUSTED_NAME: "Our House",
  });
  const withSlowModel = () => ({
    MODEL_PROVIDER: "openai-compatible",
    MODEL_BASE_URL: models.baseUrl,
    MODEL_NAME: "any",
  });
  /** As it is without a test: once, since making threads ready is most of what a start costs. */
  const asItIs = { READING_THREADS: "2", READING_REHEARSAL: "true" };
  test.beforeAll(async () => {
    dataDir = makeDataDir();
    port = await freePort();
    [models, openId] = await Promise.all([
      startModelServer(),
      startOpenIdServer([`http://localhost:${port}/api/auth/callback/external`]),
    ]);
    models.scenario("slow", { tokens: 1_000 });
  });
  test.afterAll(async () => {
    await Promise.all([models.close(), openId.close()]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** The words of a reply that is under way when somebody stops the server. */
  const replyUnderWay = async (url: string): Promise<{ body: Promise<string> }> => {
    const response = await respond(url, await beginSession(url), "Hello.");
    const body = response.text();
    await new Promise((resolve) => setTimeout(resolve, 400));
    return { body };
  };

  test("SIGTERM to npm start itself ends open streams in words, stops everything and exits with 0", async () => {
    const url = `http://localhost:${await freePort()}`;
    const npm = spawn("npm", ["start"], {
      cwd: root,
      env: {
        ...process.env,
        ...withSlowModel(),
        ...asItIs,
        PORT: new URL(url).port,
        DATA_DIR: dataDir,
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    const exit = once(npm, "exit");
    npm.stdout.on("data", (text) => {
      output += text;
    });
    await expect.poll(() => output, { timeout: 80_000 }).toContain("is open at");
    const { body } = await replyUnderWay(url);
    npm.kill("SIGTERM");
    const [code] = await exit;
    expect(code).toBe(0);
    expect(await body).toContain("event: error");
    // Nothing is left that answers; that nothing holds the data, the next start shows.
    await expect.poll(() => isClosed(url)).toBe(true);
  });

  test("where accounts are kept by another provider, one button signs in, and the talk comes along; a server that is killed leaves what it confirmed, a board that misses nothing, and nothing that blocks the next start; a taken port and a held folder are said in one line; SIGINT ends it all", async ({
    page,
    strangers,
  }) => {
    const killedProduct = await startProduct(
      { ...withOtherAccounts(), PORT: String(port) },
      { dataDir, keepData: true },
    );
    const email = newAddress();
    openId.signsInNext({ sub: "ana", email, email_verified: true });
    await page.goto(killedProduct.url + paths.talkSession);
    await say(page, "I came from work just now.");
    const talkUrl = page.url();
    await page.goto(killedProduct.url + paths.login);
    const go = page.getByRole("button", { name: "Continue with Our House" });
    await expect(go).toBeVisible();
    await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveCount(0);
    await isFine(page, "one button");
    await go.click();
    await expect(page).toHaveURL(talkUrl);
    await expect(page.getByText("I came from work just now.")).toBeVisible();
    await page.goto(killedProduct.url + paths.account);
    await expect(page.getByText("Kept by Our House.")).toBeVisible();
    await expect(page.getByText(email).first()).toBeVisible();
    // The browser went to the provider, as it should, and nowhere else.
    expect(new Set(strangers.map((url) => new URL(url).origin))).toEqual(new Set([openId.issuer]));
    strangers.length = 0;

    const person = await beginSession(killedProduct.url);
    await (await respond(killedProduct.url, person, "Keep this.")).text();
    const thoughtWords = [
      ownWords("Before"),
      ownWords("While nobody looked"),
      ownWords("After"),
      ownWords("And live again"),
    ];
    await leaveThought(killedProduct.url, thoughtWords[0] ?? "");
    await openBoard(page, killedProduct);
    await expect(thought(page, thoughtWords[0] ?? "")).toHaveCount(1);
    killedProduct.process.kill("SIGKILL");
    await killedProduct.exit;
    await expect(page.getByText("The line is broken just now.")).toBeVisible();

    const product = await startProduct(
      { ...withSlowModel(), ...withOtherAccounts(), PORT: String(port) },
      { dataDir, keepData: true },
    );
    const answer = await fetch(`${product.url}/api/sessions/${person.session}`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(await answer.text()).toContain("Keep this.");

    await leaveThought(product.url, thoughtWords[1] ?? "");
    await leaveThought(product.url, thoughtWords[2] ?? "");
    await expect(thought(page, thoughtWords[2] ?? "")).toHaveCount(1, { timeout: 40_000 });
    await expect(page.getByText("The line is broken just now.")).toHaveCount(0);
    await leaveThought(product.url, thoughtWords[3] ?? "");
    for (const words of thoughtWords) await expect(thought(page, words), words).toHaveCount(1);
    await expect(thoughts(page).getByRole("listitem")).toHaveCount(4);

    const other = makeDataDir();
    const onTakenPort = await runWith({ PORT: String(port), DATA_DIR: other });
    expect(onTakenPort.output.trim()).toMatch(/^PORT \d+ is taken[^\n]*$/);
    const onHeldFolder = await runWith({ PORT: "0", DATA_DIR: dataDir });
    expect(onHeldFolder.output.trim()).toMatch(/^Another process \(\d+\) uses the data[^\n]*$/);
    expect([onTakenPort.code, onHeldFolder.code]).toEqual([1, 1]);
    rmSync(other, { recursive: true, force: true });

    const { body } = await replyUnderWay(product.url);
    product.process.kill("SIGINT");
    expect(await product.exit).toBe(0);
    expect(await body).toContain("event: error");
    expect(product.output()).not.toMatch(/Hello\./);
  });
});

test("a wrong variable stops the start with one line that names it", async () => {
  const { code, output } = await runWith({ PORT: "abc" });
  expect(code).toBe(1);
  expect(output.trim()).toMatch(/^PORT is wrong[^\n]*$/);
});
