/** What a page shows, kept outside its components so that it can be tested without a screen. */
export type Store<T> = {
  state: () => T;
  subscribe: (listener: () => void) => () => void;
  set: (change: Partial<T>) => void;
};

export const createStore = <T extends object>(first: T): Store<T> => {
  const listeners = new Set<() => void>();
  let state = first;
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (change) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
  };
};
