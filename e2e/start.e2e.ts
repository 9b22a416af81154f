import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { startModelServer } from "@app/companion/testing/model-server";
import { expect, test } from "@playwright/test";
import { beginSession, type Person } from "./person.ts";
import { freePort, makeDataDir, root, startProduct } from "./product.ts";

/** Each of them starts the whole product, most more than once. */
test.setTimeout(180_000);

const main = ["--disable-warning=ExperimentalWarning", "apps/server/src/main.ts"];

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

for (const signal of ["SIGINT", "SIGTERM"] as const)
  test(`${signal} ends open streams in words, stops the database and exits with 0`, async () => {
    const models = await startModelServer();
    models.scenario("slow", { tokens: 1_000 });
    const product = await startProduct({
      MODEL_PROVIDER: "openai-compatible",
      MODEL_BASE_URL: models.baseUrl,
      MODEL_NAME: "any",
    });
    const person = await beginSession(product.url);
    const response = await respond(product.url, person, "Hello.");
    const body = response.text();
    await new Promise((resolve) => setTimeout(resolve, 400));
    product.process.kill(signal);
    expect(await product.exit).toBe(0);
    expect(await body).toContain("event: error");
    expect(product.output()).not.toMatch(/Hello\./);
    await models.close();
  });

test("SIGTERM to npm start itself stops everything and exits with 0", async () => {
  const dataDir = makeDataDir();
  const port = await freePort();
  const npm = spawn("npm", ["start"], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  const exit = once(npm, "exit");
  npm.stdout.on("data", (text) => {
    output += text;
  });
  await expect.poll(() => output, { timeout: 80_000 }).toContain("is open at");
  npm.kill("SIGTERM");
  const [code] = await exit;
  expect(code).toBe(0);
  // Nothing is left that answers, or that holds the data.
  await expect
    .poll(() =>
      fetch(`http://localhost:${port}/healthz`).then(
        () => "open",
        () => "closed",
      ),
    )
    .toBe("closed");
  const again = await startProduct({}, { dataDir });
  expect(await again.stop()).toBe(0);
});

test("a killed server leaves nothing that blocks the next start, and loses nothing it confirmed", async () => {
  const dataDir = makeDataDir();
  const first = await startProduct({}, { dataDir, keepData: true });
  const person = await beginSession(first.url);
  await (await respond(first.url, person, "Keep this.")).text();
  first.process.kill("SIGKILL");
  await first.exit;

  const second = await startProduct({ PORT: new URL(first.url).port }, { dataDir, keepData: true });
  const read = await fetch(`${second.url}/api/sessions/${person.session}`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect(await read.text()).toContain("Keep this.");
  expect(await second.stop()).toBe(0);
  rmSync(dataDir, { recursive: true, force: true });
});

test("a server whose parent is gone stops by itself", async () => {
  const product = await startProduct();
  product.process.disconnect();
  expect(await product.exit).toBe(0);
});

test("a wrong variable stops the start with one line that names it", async () => {
  const wrong = [
    ["PORT", "abc"],
    ["DATABASE_URL", "http://example.com"],
    ["PUBLIC_URL", "nowhere"],
    ["MODEL_PROVIDER", "oracle"],
  ] as const;
  await Promise.all(
    wrong.map(async ([name, value]) => {
      const { code, output } = await runWith({ [name]: value });
      expect(code).toBe(1);
      expect(output.trim()).toMatch(new RegExp(`^${name} is wrong[^\\n]*$`));
    }),
  );
});

test("a taken port and a held data folder are said in one line", async () => {
  const product = await startProduct();
  const port = new URL(product.url).port;
  const other = makeDataDir();
  const taken = await runWith({ PORT: port, DATA_DIR: other });
  expect(taken.output.trim()).toMatch(/^PORT \d+ is taken[^\n]*$/);
  const held = await runWith({ PORT: "0", DATA_DIR: product.dataDir });
  expect(held.output.trim()).toMatch(/^Another process \(\d+\) uses the data[^\n]*$/);
  expect([taken.code, held.code]).toEqual([1, 1]);
  await product.stop();
  rmSync(other, { recursive: true, force: true });
});
