import { AppError } from "@app/contract/errors";

/** The streams that are open now, so that a stopping server can end each of them in words. */
export type Streams = {
  open(): { signal: AbortSignal; abort(): void; close(): void };
  /** Ends all of them and settles when the last has closed. */
  endAll(): Promise<void>;
  /** Settles when none is open, without ending any. */
  whenNone(): Promise<void>;
  count(): number;
};

/** One for all of them: a reason made for each reply costs more than sending some of its words. */
export const readerLeft = new DOMException("The reader left", "AbortError");

export const createStreams = (): Streams => {
  const controllers = new Set<AbortController>();
  const waiting: (() => void)[] = [];
  const whenNone = () =>
    new Promise<void>((resolve) => {
      if (controllers.size === 0) resolve();
      else waiting.push(resolve);
    });
  return {
    open: () => {
      const controller = new AbortController();
      controllers.add(controller);
      return {
        signal: controller.signal,
        abort: () => controller.abort(readerLeft),
        close: () => {
          controllers.delete(controller);
          if (controllers.size === 0) for (const resolve of waiting.splice(0)) resolve();
        },
      };
    },
    endAll: () => {
      for (const controller of controllers) controller.abort(new AppError("shutting_down"));
      return whenNone();
    },
    whenNone,
    count: () => controllers.size,
  };
};
