import { brand } from "@app/contract/brand";

type Listener = () => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

/** One channel a page: what is posted on it reaches every other tab, and not the sender. */
const open = (): BroadcastChannel | undefined => {
  if (channel || typeof document === "undefined" || !("BroadcastChannel" in globalThis))
    return channel;
  channel = new BroadcastChannel(`${brand.slug}-membership`);
  channel.onmessage = () => {
    for (const listener of listeners) listener();
  };
  return channel;
};

/** Calls the listener when a membership changed in another tab, and when somebody comes back to this one. */
export const onMembershipChange = (listener: Listener): (() => void) => {
  open();
  listeners.add(listener);
  const onReturn = () => {
    if (document.visibilityState === "visible") listener();
  };
  document.addEventListener("visibilitychange", onReturn);
  return () => {
    listeners.delete(listener);
    document.removeEventListener("visibilitychange", onReturn);
  };
};

export const announceMembershipChange = (): void => {
  open()?.postMessage(null);
};
