import { brand } from "@app/contract/brand";

type Listener = (where: "here" | "elsewhere") => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

const tell: Listener = (where) => {
  for (const listener of listeners) listener(where);
};

/** One channel a page: what is posted on it reaches every other tab, and not the sender. */
const open = (): BroadcastChannel | undefined => {
  if (channel || typeof document === "undefined" || !("BroadcastChannel" in globalThis))
    return channel;
  channel = new BroadcastChannel(`${brand.slug}-sign-out`);
  channel.onmessage = () => tell("elsewhere");
  return channel;
};

/** Calls the listener when somebody signs out in any tab of this browser. */
export const onSignOut = (listener: Listener): (() => void) => {
  open();
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const announceSignOut = (): void => {
  open()?.postMessage(null);
  tell("here");
};
