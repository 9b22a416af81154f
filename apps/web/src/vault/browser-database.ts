/** Kept in this browser by the vault: saves that are on their way, sealed, and a few settings. */
export type BrowserDatabase = {
  all: (store: StoreName) => Promise<unknown[]>;
  get: (store: StoreName, key: string) => Promise<unknown>;
  /** All of them or none. */
  putAll: (
    store: StoreName,
    entries: readonly (readonly [key: string, value: unknown])[],
  ) => Promise<void>;
  /** Removes only what is still the same by this test, in one step with looking. */
  removeIf: (store: StoreName, key: string, isSame: (value: unknown) => boolean) => Promise<void>;
};

type StoreName = "saves" | "settings";

const name = "vault";
const stores: readonly StoreName[] = ["saves", "settings"];

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    for (const store of stores) request.result.createObjectStore(store);
  };
  return answerOf(request);
};

/** Done when the browser has written it down, not when it was asked to. */
const withStore = async <T>(
  store: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> => {
  const database = await open();
  try {
    const transaction = database.transaction(store, mode, { durability: "strict" });
    const written = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
    const [result] = await Promise.all([work(transaction.objectStore(store)), written]);
    return result;
  } finally {
    database.close();
  }
};

export const browserDatabase: BrowserDatabase = {
  all: (store) => withStore(store, "readonly", (held) => answerOf<unknown[]>(held.getAll())),
  get: (store, key) => withStore(store, "readonly", (held) => answerOf<unknown>(held.get(key))),
  putAll: (store, entries) =>
    withStore(store, "readwrite", async (held) => {
      await Promise.all(entries.map(([key, value]) => answerOf(held.put(value, key))));
    }),
  removeIf: (store, key, isSame) =>
    withStore(store, "readwrite", async (held) => {
      if (isSame(await answerOf<unknown>(held.get(key)))) await answerOf(held.delete(key));
    }),
};

/** What a private window or a full disk leaves: kept until the page is closed. */
export const createMemoryDatabase = (): BrowserDatabase => {
  const held = new Map<string, unknown>();
  const keyOf = (store: StoreName, key: string) => `${store}/${key}`;
  return {
    all: async (store) =>
      [...held].filter(([key]) => key.startsWith(`${store}/`)).map(([, value]) => value),
    get: async (store, key) => held.get(keyOf(store, key)),
    putAll: async (store, entries) => {
      for (const [key, value] of entries) held.set(keyOf(store, key), value);
    },
    removeIf: async (store, key, isSame) => {
      if (isSame(held.get(keyOf(store, key)))) held.delete(keyOf(store, key));
    },
  };
};
