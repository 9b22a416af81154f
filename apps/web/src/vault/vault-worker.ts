import {
  type VaultBroadcast,
  type VaultReply,
  type VaultRequest,
  vaultChannel,
} from "@app/vault/worker/protocol";
import { createVaultKeeper } from "@app/vault/worker/vault-keeper";
import { defaultIdleMs } from "./idle-times.ts";

/** The whole worker: the keys live in its memory and nowhere else, and end with its tab. */
const tabs = new BroadcastChannel(vaultChannel);
const answer = (reply: VaultReply): void => self.postMessage(reply);

const keeper = createVaultKeeper({
  clock: {
    monotonicMs: () => performance.now(),
    wallMs: Date.now,
    after: (delayMs, run) => {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
  },
  idleMs: defaultIdleMs,
  onLock: (reason, uid) => {
    answer({ locked: reason });
    // Whoever was told by another tab must not tell on, or the tabs would never be quiet.
    if (reason !== "other-tab") tabs.postMessage({ type: "lock", uid } satisfies VaultBroadcast);
  },
});

tabs.onmessage = ({ data }: MessageEvent<VaultBroadcast>) => {
  const status = keeper.status();
  if (data.type === "lock" && status.open && status.uid === data.uid) keeper.lock("other-tab");
};

self.onmessage = ({ data }: MessageEvent<VaultRequest>) => void keeper.handle(data).then(answer);
