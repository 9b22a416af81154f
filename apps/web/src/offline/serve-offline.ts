/** What is stored: pages that open without a connection, and the files they are made of. */
export type OfflineCache = {
  name: string;
  pages: readonly string[];
  files: readonly string[];
  /** Opens in place of any other page, and says that there is no connection. */
  shell: string;
};

type Waiting = { waitUntil: (work: Promise<unknown>) => void };
type Fetching = {
  request: Pick<Request, "url" | "method" | "mode">;
  respondWith: (answer: Promise<Response>) => void;
};

type Clicked = Waiting & { notification: { close: () => void } };
type Window = { url: string; focus: () => Promise<unknown> };

/** The little of a service worker's world that is used here. */
export type WorkerScope = {
  addEventListener: {
    (type: "install" | "activate" | "push", listener: (event: Waiting) => void): void;
    (type: "notificationclick", listener: (event: Clicked) => void): void;
    (type: "fetch", listener: (event: Fetching) => void): void;
  };
  caches: Pick<CacheStorage, "open" | "keys" | "delete">;
  clients: {
    claim: () => Promise<void>;
    matchAll: (which: { type: "window" }) => Promise<readonly Window[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  registration: {
    showNotification: (title: string, options: { body: string; tag: string }) => Promise<void>;
  };
  location: { origin: string };
  skipWaiting: () => Promise<void>;
  fetch: (request: Fetching["request"]) => Promise<Response>;
};

/**
 * The whole of the service worker. The build writes this function into a file of its own, so it uses
 * nothing from outside itself. It stores a few public pages and never an answer of the API. What reminds
 * somebody arrives empty, and the screen it lights up says no more than that.
 */
export const serveOffline = (
  worker: WorkerScope,
  { name, pages, files, shell }: OfflineCache,
): void => {
  /** A network that is there and gives nothing is as good as none. */
  const patienceMs = 4_000;
  const stored = () => worker.caches.open(name);

  worker.addEventListener("install", (event) => {
    event.waitUntil(
      stored()
        .then((cache) => cache.addAll([...pages, shell, ...files]))
        .then(() => worker.skipWaiting()),
    );
  });

  worker.addEventListener("activate", (event) => {
    event.waitUntil(
      worker.caches
        .keys()
        .then((names) =>
          Promise.all(
            names.filter((other) => other !== name).map((other) => worker.caches.delete(other)),
          ),
        )
        .then(() => worker.clients.claim()),
    );
  });

  const page = async (path: string, request: Fetching["request"]): Promise<Response> => {
    const fresh = worker.fetch(request);
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
    const answer = await Promise.race([fresh, late]).catch(() => undefined);
    if (answer?.ok) return answer;
    const kept = await (await stored()).match(path);
    return kept ?? answer ?? fresh;
  };

  /** Not stored itself, so it comes from the network or not at all; then the product says so, not the browser. */
  const elsewhere = async (request: Fetching["request"]): Promise<Response> => {
    try {
      return await worker.fetch(request);
    } catch (error) {
      const kept = await (await stored()).match(shell);
      if (!kept) throw error;
      // The page cannot know otherwise: a browser with a cut line may call itself online.
      const html = (await kept.text()).replace("<html", '<html data-line="cut"');
      const headers = new Headers(kept.headers);
      for (const told of ["content-encoding", "content-length"]) headers.delete(told);
      return new Response(html, { headers });
    }
  };

  const file = async (path: string, request: Fetching["request"]): Promise<Response> =>
    (await (await stored()).match(path)) ?? worker.fetch(request);

  worker.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== worker.location.origin) return;
    const path = pathname.replace(/(.)\/+$/, "$1");
    if (request.mode === "navigate") {
      if (pages.includes(path)) event.respondWith(page(path, request));
      else if (!/^\/(api|audio)\/|\.\w+$/.test(path)) event.respondWith(elsewhere(request));
    } else if (files.includes(path)) event.respondWith(file(path, request));
  });

  /** Where what one was reminded of is found: the next appointment, and how today is. */
  const remindedOf = "/journey";

  worker.addEventListener("push", (event) => {
    event.waitUntil(
      worker.registration.showNotification("A reminder", {
        body: "There is something for you.",
        // A second one takes the place of the first: nobody is to be called twice.
        tag: "reminder",
      }),
    );
  });

  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const open = async () => {
      const windows = await worker.clients.matchAll({ type: "window" });
      const there = windows.find(({ url }) => new URL(url).pathname === remindedOf);
      // A conversation that is open in another window stays as it is.
      return there ? there.focus() : worker.clients.openWindow(remindedOf);
    };
    event.waitUntil(open());
  });
};
