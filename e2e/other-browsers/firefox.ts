import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { idOf, type Wire } from "./wire.ts";

const programs = ["/usr/bin/firefox", "/usr/bin/firefox-esr", process.env["FIREFOX_PATH"] ?? ""];
export const findFirefox = (): string | undefined => programs.findLast((path) => existsSync(path));

type Preferences = Record<string, string | number | boolean>;

/** It calls nobody by itself, saves what is downloaded without asking, and hears a tone instead of a microphone. */
const preferences = (downloads: string): Preferences => ({
  "marionette.port": 0,
  // They would switch off what is tried here: push among others.
  "remote.prefs.recommended": false,
  // It draws its notes itself: a machine without a desktop has nobody else who would.
  "alerts.useSystemBackend": false,
  "app.update.disabledForTesting": true,
  "app.normandy.enabled": false,
  "browser.aboutwelcome.enabled": false,
  "browser.download.dir": downloads,
  "browser.download.folderList": 2,
  "browser.safebrowsing.update.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.update.enabled": false,
  "media.navigator.permission.disabled": true,
  "media.navigator.streams.fake": true,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
  "toolkit.telemetry.enabled": false,
});

/** Marionette: each message is its length, a colon, and JSON. */
const marionette = (socket: Socket) => {
  let heard = Buffer.alloc(0);
  let asked = 0;
  const waiting = new Map<number, { done: (value: unknown) => void; failed: (e: Error) => void }>();
  socket.on("data", (part) => {
    heard = Buffer.concat([heard, part]);
    for (;;) {
      const colon = heard.indexOf(":");
      const length = Number(heard.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || heard.length < colon + 1 + length) return;
      const message = JSON.parse(heard.subarray(colon + 1, colon + 1 + length).toString());
      heard = heard.subarray(colon + 1 + length);
      // The first message is a greeting, and no list.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      if (error) waiting.get(id)?.failed(new Error(`${error.error}: ${error.message}`));
      else waiting.get(id)?.done(result?.value ?? result);
      waiting.delete(id);
    }
  });
  return (command: string, parameters: object = {}): Promise<unknown> =>
    new Promise((done, failed) => {
      asked += 1;
      waiting.set(asked, { done, failed });
      const text = JSON.stringify([0, asked, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
};

/** What is written to the console is only told by the newer of its two languages. */
const hearErrors = async (url: string): Promise<string[]> => {
  const errors: string[] = [];
  const socket = new WebSocket(url);
  await once(socket, "open");
  socket.addEventListener("message", ({ data }) => {
    const { method, params } = JSON.parse(String(data));
    if (method === "log.entryAdded" && params.level === "error") errors.push(params.text);
  });
  const params = { events: ["log.entryAdded"] };
  socket.send(JSON.stringify({ id: 1, method: "session.subscribe", params }));
  return errors;
};

export type Firefox = Wire & {
  /** Runs with the browser's own rights. */
  within: (body: string, args?: readonly unknown[]) => Promise<unknown>;
};

/** As Debian or anybody has it: it is spoken to in its own language, for which no driver is needed. */
export const openFirefox = async (
  program: string,
  folder: string,
  more: Preferences = {},
): Promise<Firefox> => {
  const lines = Object.entries({ ...preferences(folder), ...more }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(folder, "user.js"), lines.join("\n"));
  const child = spawn(
    program,
    [
      "--headless",
      "--marionette",
      "--remote-debugging-port=0",
      "--remote-allow-system-access",
      "--no-remote",
      "--profile",
      folder,
    ],
    { stdio: "ignore", env: { ...process.env, HOME: folder, MOZ_HEADLESS_WIDTH: "1280" } },
  );
  const portFile = join(folder, "MarionetteActivePort");
  while (!existsSync(portFile) || readFileSync(portFile, "utf8") === "") {
    if (child.exitCode !== null) throw new Error("Firefox did not start");
    await wait(100);
  }
  const socket = connect(Number(readFileSync(portFile, "utf8")), "127.0.0.1");
  await once(socket, "connect");
  const ask = marionette(socket);
  const { capabilities } = (await ask("WebDriver:NewSession", { webSocketUrl: true })) as {
    capabilities: { browserVersion: string; webSocketUrl: string };
  }; // the standard's shape
  const errors = await hearErrors(capabilities.webSocketUrl);

  const within = async (body: string, args: readonly unknown[] = []): Promise<unknown> => {
    await ask("Marionette:SetContext", { value: "chrome" });
    try {
      return await ask("WebDriver:ExecuteScript", { script: body, args });
    } finally {
      await ask("Marionette:SetContext", { value: "content" });
    }
  };
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    go: async (url) => void (await ask("WebDriver:Navigate", { url })),
    url: async () => String(await ask("WebDriver:GetCurrentURL")),
    script: (body, args) => ask("WebDriver:ExecuteScript", { script: body, args }),
    click: async (element) => void (await ask("WebDriver:ElementClick", { id: idOf(element) })),
    type: async (element, text) =>
      void (await ask("WebDriver:ElementSendKeys", { id: idOf(element), text })),
    errors: async () => errors.splice(0),
    within,
    close: async () => {
      void ask("Marionette:Quit", { flags: ["eForceQuit"] });
      await once(child, "exit");
    },
  };
};
