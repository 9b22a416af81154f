import { VaultError } from "@app/vault/vault-error";
import type {
  LockReason,
  VaultCallName,
  VaultInput,
  VaultOutput,
  VaultReply,
} from "@app/vault/worker/protocol";

/** The little of a worker that is used here. */
export type VaultPort = {
  postMessage: (request: unknown) => void;
  addEventListener: {
    (type: "message", listener: (event: { data: VaultReply }) => void): void;
    (type: "error", listener: () => void): void;
  };
};

export type WorkerClient = {
  call: <N extends VaultCallName>(name: N, input: VaultInput<N>) => Promise<VaultOutput<N>>;
};

type Waiting = { resolve: (output: never) => void; reject: (error: unknown) => void };

/** The worker comes with the first call: most pages never need it. */
export const createWorkerClient = (
  makePort: () => VaultPort,
  onLocked: (reason: LockReason) => void,
): WorkerClient => {
  const waiting = new Map<number, Waiting>();
  let port: VaultPort | undefined;
  let last = 0;

  const hear = (reply: VaultReply) => {
    if ("locked" in reply) return onLocked(reply.locked);
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (!asked) return;
    if ("output" in reply)
      asked.resolve(reply.output as never); // the worker answers what it was asked
    else
      asked.reject(
        reply.error === "failed" ? new Error("the vault failed") : new VaultError(reply.error),
      );
  };

  const open = (): VaultPort => {
    const made = makePort();
    made.addEventListener("message", ({ data }) => hear(data));
    made.addEventListener("error", () => {
      // A worker that did not load answers nothing; the next call makes a new one.
      port = undefined;
      for (const { reject } of waiting.values()) reject(new VaultError("unavailable"));
      waiting.clear();
    });
    return made;
  };

  return {
    call: (call, input) => {
      port ??= open();
      const id = ++last;
      const answered = new Promise<never>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
      });
      port.postMessage({ id, call, input });
      return answered;
    },
  };
};
