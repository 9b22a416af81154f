import { ApiError } from "@app/contract/client";
import { timings } from "@app/contract/timings";

type Held = { pass: string; gotAtMs: number };

export type FormPassSettings = {
  ask: () => Promise<{ pass: string }>;
  nowMs: () => number;
  wait: (ms: number) => Promise<void>;
};

export type FormPass = {
  /** When the form opens: by the time somebody has written something, the pass is old enough. */
  open: () => void;
  /** Sends with a pass that is good, and once more with a new one where the server thinks otherwise. */
  send: <T>(work: (pass: string | undefined) => Promise<T>) => Promise<T>;
};

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "form_pass_invalid";

/** The page's half of what holds machines off: nobody is asked to read letters in a picture. */
export const createFormPass = ({ ask, nowMs, wait }: FormPassSettings): FormPass => {
  const passMinAgeMs = timings.forms.passMinAgeMs;
  const passLifetimeMs = timings.forms.passLifetimeMs;
  let held: Promise<Held | undefined> | undefined;

  const get = (): Promise<Held | undefined> =>
    ask().then(
      ({ pass }) => ({ pass, gotAtMs: nowMs() }),
      // A form without a pass is taken too, only less often from one address.
      () => undefined,
    );

  const take = async (): Promise<string | undefined> => {
    let own = await (held ?? get());
    held = undefined; // each is good for one form
    // It was made a little before it came, so a margin is left at its end.
    if (!own || nowMs() - own.gotAtMs > passLifetimeMs - passMinAgeMs) own = await get();
    if (!own) return undefined;
    await wait(Math.max(0, own.gotAtMs + passMinAgeMs - nowMs()));
    return own.pass;
  };

  return {
    open: () => {
      held ??= get();
    },
    send: async (work) => {
      try {
        return await work(await take());
      } catch (error) {
        if (!isRefused(error)) throw error;
        return work(await take());
      }
    },
  };
};
