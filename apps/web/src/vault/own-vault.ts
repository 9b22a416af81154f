import { api } from "../api.ts";
import { identity } from "../identity/identity.ts";
import { onSignOut } from "../identity/sign-out-signal.ts";
import { browserDatabase } from "./browser-database.ts";
import { defaultIdleMs, idleTimes } from "./idle-times.ts";
import { createVaultStore } from "./vault-store.ts";
import { createWorkerClient } from "./worker-client.ts";

const idleKey = "idle-ms";
const activityChannel = "vault-activity";
/** Every stroke counts as being there; telling the worker of each would be noise. */
const activityEveryMs = 5_000;

export const readIdleMs = async (): Promise<number> => {
  const kept = await browserDatabase.get("settings", idleKey).catch(() => undefined);
  return idleTimes.find(({ ms }) => ms === kept)?.ms ?? defaultIdleMs;
};

/** The vault of whoever is signed in here. */
export const ownVault = createVaultStore({
  calls: api.vault,
  identity,
  makeClient: (onLocked) =>
    createWorkerClient(
      () => new Worker(new URL("./vault-worker.ts", import.meta.url), { type: "module" }),
      onLocked,
    ),
  idleMs: readIdleMs,
});

export const changeIdleMs = async (idleMs: number): Promise<void> => {
  await browserDatabase.putAll("settings", [[idleKey, idleMs]]).catch(() => undefined);
  await ownVault.setIdle(idleMs);
};

/** Being there in one tab is being there in all: an idle tab must not lock the one in use. */
const watchActivity = (): void => {
  const tabs = new BroadcastChannel(activityChannel);
  let toldMs = 0;
  tabs.onmessage = () => ownVault.touch();
  const noticed = () => {
    const nowMs = Date.now();
    if (ownVault.state().status !== "open" || nowMs - toldMs < activityEveryMs) return;
    toldMs = nowMs;
    ownVault.touch();
    tabs.postMessage("here");
  };
  for (const type of ["pointerdown", "keydown", "scroll"] as const)
    document.addEventListener(type, noticed, { capture: true, passive: true });
};

if (typeof document !== "undefined") {
  watchActivity();
  onSignOut(() => void ownVault.lock("sign-out").catch(() => undefined));
}
