/** The few records of one small database in this browser. */
export type Records = {
  get: (name: string) => Promise<unknown>;
  put: (name: string, value: unknown) => Promise<void>;
  /** Answers with what is there afterwards: the value given, or the one that was there before. */
  putIfNone: (name: string, value: unknown) => Promise<unknown>;
  clear: () => Promise<void>;
};

const databaseName = "safety-plan";
const storeName = "records";

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return answerOf(request);
};

/** Done when the browser has written it down, not when it was asked to. */
const written = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });

const withStore = async <T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> => {
  const database = await open();
  try {
    const transaction = database.transaction(storeName, mode);
    const over = written(transaction);
    const [result] = await Promise.all([work(transaction.objectStore(storeName)), over]);
    return result;
  } finally {
    database.close();
  }
};

export const browserRecords: Records = {
  get: (name) => withStore("readonly", (store) => answerOf<unknown>(store.get(name))),
  put: (name, value) =>
    withStore("readwrite", async (store) => {
      await answerOf(store.put(value, name));
    }),
  putIfNone: (name, value) =>
    withStore("readwrite", async (store) => {
      const known: unknown = await answerOf<unknown>(store.get(name));
      if (known !== undefined) return known;
      await answerOf(store.put(value, name));
      return value;
    }),
  clear: () =>
    withStore("readwrite", async (store) => {
      await answerOf(store.clear());
    }),
};
