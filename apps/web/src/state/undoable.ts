import { createStore, type Store } from "./store.ts";

/** Long enough to read one line and reach for the button. */
const undoableForMs = 10_000;

type Offer = {
  text: string;
  undo: () => void;
  /** What really does it, once nobody can take it back. */
  commit: () => void;
};

type UndoableState = {
  text: string | null;
  /** Tells one act from the next that has the same words. */
  turn: number;
};

/** One act that can still be taken back. The next one, leaving and time each make it final. */
export type Undoable = Pick<Store<UndoableState>, "state" | "subscribe"> & {
  offer: (offer: Offer) => void;
  undo: () => void;
  flush: () => void;
};

/** Does the work later, and answers with what calls it off. */
type Later = (work: () => void, ms: number) => () => void;

const later: Later = (work, ms) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};

export const createUndoable = (doLater: Later = later): Undoable => {
  const store = createStore<UndoableState>({ text: null, turn: 0 });
  let open: { offer: Offer; callOff: () => void } | undefined;

  const close = (): Offer | undefined => {
    open?.callOff();
    const offer = open?.offer;
    open = undefined;
    if (offer) store.set({ text: null });
    return offer;
  };

  const flush = () => close()?.commit();

  return {
    state: store.state,
    subscribe: store.subscribe,
    offer: (offer) => {
      flush();
      open = { offer, callOff: doLater(flush, undoableForMs) };
      store.set({ text: offer.text, turn: store.state().turn + 1 });
    },
    undo: () => close()?.undo(),
    flush,
  };
};
