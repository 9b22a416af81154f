import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../product.ts";
import { idOf, type Wire } from "./wire.ts";

const driver = "/usr/bin/WebKitWebDriver";
const browsers = "/usr/lib/*/webkit*/MiniBrowser";
const settings = ["media-stream", "mock-capture-devices"];

/** The driver tells nothing of the console, so the page is listened to from within, once it is there. */
const hearing = {
  args: [],
  script: `
    window.heardErrors = [];
    const hear = (words) => window.heardErrors.push(String(words));
    const say = console.error;
    console.error = (...words) => { hear(words.join(" ")); say(...words); };
    addEventListener("error", (event) => hear(event.message));
    addEventListener("unhandledrejection", (event) => hear(event.reason));
    addEventListener("securitypolicyviolation", (event) => hear("refused: " + event.blockedURI));`,
};
const taking = { args: [], script: "return (window.heardErrors ?? []).splice(0)" };

/** Its small browser, where the driver and a screen to draw on are there too. */
export const findWebKit = (): string | undefined =>
  [driver, "/usr/bin/Xvfb"].every(existsSync) ? globSync(browsers)[0] : undefined;

/** A screen that nobody sees. */
const openScreen = async (): Promise<{ process: ChildProcess; name: string }> => {
  const child = spawn("/usr/bin/Xvfb", ["-displayfd", "3", "-screen", "0", "1280x900x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const told = child.stdio[3];
  if (!told) throw new Error("no screen");
  const [number] = await once(told, "data");
  return { process: child, name: `:${String(number).trim()}` };
};

export const openWebKit = async (program: string, folder: string): Promise<Wire> => {
  const screen = await openScreen();
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, HOME: folder, DISPLAY: screen.name },
  });
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { value: unknown }; // the standard's shape
    if (!answer.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  const begin = () =>
    ask("", {
      capabilities: {
        alwaysMatch: {
          "webkitgtk:browserOptions": {
            binary: program,
            args: ["--automation", ...settings.map((name) => `--enable-${name}=true`)],
          },
        },
      },
    });
  await wait(500);
  const { sessionId, capabilities } = (await begin()) as {
    sessionId: string;
    capabilities: { browserVersion: string };
  }; // the standard's shape
  const session = `/${sessionId}`;
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    go: async (url) => {
      await ask(`${session}/url`, { url });
      await ask(`${session}/execute/sync`, hearing);
    },
    url: async () => String(await ask(`${session}/url`)),
    script: (body, args) => ask(`${session}/execute/sync`, { script: body, args }),
    click: async (element) => void (await ask(`${session}/element/${idOf(element)}/click`, {})),
    type: async (element, text) =>
      void (await ask(`${session}/element/${idOf(element)}/value`, { text })),
    errors: async () => (await ask(`${session}/execute/sync`, taking)) as string[], // the script returns them
    close: async () => {
      await fetch(`http://127.0.0.1:${port}/session${session}`, { method: "DELETE" });
      child.kill();
      screen.process.kill();
    },
  };
};
