import { runInThisContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { serveOffline, type WorkerScope } from "./serve-offline.ts";

const origin = "https://here.example";
const kept = {
  name: "kept-2",
  pages: ["/crisis"],
  files: ["/static/js/a.js"],
  shell: "/shell.html",
};

/** A worker's world with a cache that holds what was added to it. */
const start = (network: (url: string) => Promise<Response>) => {
  const caches = new Map<string, Map<string, Response>>([["kept-1", new Map()]]);
  const listeners = new Map<string, (event: never) => void>();
  const windows: { url: string; focus: () => Promise<void> }[] = [];
  const worker = {
    addEventListener: (type: string, listener: (event: never) => void) =>
      listeners.set(type, listener),
    caches: {
      open: async (name: string) => {
        const held = caches.get(name) ?? new Map<string, Response>();
        caches.set(name, held);
        return {
          addAll: async (paths: string[]) => {
            for (const path of paths) held.set(path, await network(origin + path));
          },
          match: async (path: string) => held.get(path)?.clone(),
        };
      },
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
    },
    clients: {
      claim: async () => undefined,
      matchAll: async () => windows,
      openWindow: vi.fn(async () => undefined),
    },
    registration: { showNotification: vi.fn(async () => undefined) },
    location: { origin },
    skipWaiting: async () => undefined,
    fetch: (request: Request) => network(request.url),
  };
  serveOffline(worker as unknown as WorkerScope, kept); // only what it uses is there
  const say = async (type: string, more = {}) => {
    let work: Promise<unknown> | undefined;
    const waitUntil = (given: Promise<unknown>) => (work = given);
    listeners.get(type)?.({ waitUntil, ...more } as never);
    await work;
  };
  const ask = (path: string, mode = "navigate", method = "GET") => {
    let answer: Promise<Response> | undefined;
    const request = { url: path.startsWith("http") ? path : origin + path, mode, method };
    listeners.get("fetch")?.({
      request,
      respondWith: (given: Promise<Response>) => (answer = given),
    } as never);
    return answer;
  };
  return { say, ask, caches, worker, windows };
};

const online = async (url: string) =>
  new Response(`${url.endsWith(".html") ? "<html>" : ""}fresh ${new URL(url).pathname}`);

test("a kept page comes fresh while there is a network, and from the store without one", async () => {
  const network = vi.fn(online);
  const { say, ask } = start(network);
  await say("install");
  expect(await (await ask("/crisis"))?.text()).toBe("fresh /crisis");
  network.mockRejectedValue(new TypeError("no network"));
  expect(await (await ask("/crisis/"))?.text()).toBe("fresh /crisis");
  expect(await (await ask("/static/js/a.js", "no-cors"))?.text()).toBe("fresh /static/js/a.js");
});

test("a server that is down counts as no network", async () => {
  const network = vi.fn(online);
  const { say, ask } = start(network);
  await say("install");
  network.mockResolvedValue(new Response("", { status: 503 }));
  expect((await ask("/crisis"))?.status).toBe(200);
});

test("any other page comes from the network alone, and without one the product says so itself", async () => {
  const network = vi.fn(online);
  const { say, ask } = start(network);
  await say("install");
  expect(await (await ask("/journey"))?.text()).toBe("fresh /journey");
  network.mockResolvedValue(new Response("", { status: 503 }));
  expect((await ask("/journey"))?.status).toBe(503);
  network.mockRejectedValue(new TypeError("no network"));
  expect(await (await ask("/journey"))?.text()).toBe('<html data-line="cut">fresh /shell.html');
});

test("what is not on the list is none of its business, the API least of all", async () => {
  const { say, ask } = start(online);
  await say("install");
  expect(ask("/journey", "cors")).toBeUndefined();
  expect(ask("/api/openapi.json")).toBeUndefined();
  expect(ask("/social/home.png")).toBeUndefined();
  expect(ask("/api/users/me", "cors")).toBeUndefined();
  expect(ask("/crisis", "navigate", "POST")).toBeUndefined();
  expect(ask("https://elsewhere.example/crisis")).toBeUndefined();
});

test("a new version throws the old one away", async () => {
  const { say, caches } = start(online);
  await say("install");
  await say("activate");
  expect([...caches.keys()]).toEqual(["kept-2"]);
});

test("a reminder says that there is something and not what, and leads to where it is", async () => {
  const { say, worker, windows } = start(online);
  // Whatever a push service sends along is not shown.
  await say("push", { data: { text: () => "your talk about your sister" } });
  expect(worker.registration.showNotification.mock.calls).toEqual([
    ["A reminder", { body: "There is something for you.", tag: "reminder" }],
  ]);
  const notification = { close: vi.fn() };
  await say("notificationclick", { notification });
  expect(notification.close).toHaveBeenCalled();
  expect(worker.clients.openWindow).toHaveBeenCalledExactlyOnceWith("/journey");
  const focus = vi.fn(async () => undefined);
  windows.push({ url: `${origin}/talk`, focus: async () => undefined });
  windows.push({ url: `${origin}/journey`, focus });
  await say("notificationclick", { notification });
  expect(focus).toHaveBeenCalledOnce();
  expect(worker.clients.openWindow).toHaveBeenCalledOnce();
});

test("it stands alone, so that the build can write it into a file of its own", () => {
  const alone = runInThisContext(`(${serveOffline})`) as typeof serveOffline; // its own words
  const listened: string[] = [];
  alone(
    { addEventListener: (type: string) => listened.push(type) } as unknown as WorkerScope, // it only listens at first
    kept,
  );
  expect(listened).toEqual(["install", "activate", "fetch", "push", "notificationclick"]);
});
