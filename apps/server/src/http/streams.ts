import { AppError } from "@app/contract/errors";

/** The streams that are open now, so that a stopping server can end each of them in words. */
export type Streams = {
  open(): { signal: AbortSignal; abort(): void; close(): void };
  /** Ends all of them and settles when the last has closed. */
  endAll(): Promise<void>;
  count(): number;
};

export const createStreams = (): Streams => {
  const controllers = new Set<AbortController>();
  let whenEmpty: (() => void) | undefined;
  return {
    open: () => {
      const controller = new AbortController();
      controllers.add(controller);
      return {
        signal: controller.signal,
        abort: () => controller.abort(),
        close: () => {
          controllers.delete(controller);
          if (controllers.size === 0) whenEmpty?.();
        },
      };
    },
    endAll: () =>
      new Promise((resolve) => {
        whenEmpty = resolve;
        if (controllers.size === 0) return resolve();
        for (const controller of controllers) controller.abort(new AppError("shutting_down"));
      }),
    count: () => controllers.size,
  };
};
