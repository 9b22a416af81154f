import { addressOf, type CatalogueModel } from "@app/companion/models/local/catalogue";
import { DownloadFailed } from "@app/companion/models/local/download";
import type { Shelf } from "@app/companion/models/local/shelf";
import type { Fetching } from "@app/contract/calls/models";
import { AppError } from "@app/contract/errors";
import { fetchModel, ModelCommandError } from "../../model/fetch-model.ts";

/** One model on its way to this server, by the same road as on the command line. */
export const createFetching = (shelf: Shelf, hubUrl: string) => {
  let state: Fetching | null = null;
  let stopping = new AbortController();
  let work: Promise<void> = Promise.resolve();

  const run = async (model: CatalogueModel, own: Fetching, signal: AbortSignal): Promise<void> => {
    const { name, bytes, sha256, licence } = model;
    try {
      const url = addressOf(hubUrl, model);
      await fetchModel(
        shelf,
        { name, url, bytes, sha256, licence },
        {
          signal,
          onProgress: (doneBytes) => {
            own.done_bytes = doneBytes;
          },
          onNews: () => undefined,
        },
      );
      own.state = "here";
    } catch (error) {
      own.state = signal.aborted ? "stopped" : "failed";
      const isTold = error instanceof DownloadFailed || error instanceof ModelCommandError;
      own.trouble = isTold ? error.message : "it could not be fetched";
    }
  };

  const stop = async (): Promise<void> => {
    stopping.abort();
    await work;
  };

  return {
    state: (): Fetching | null => state,
    start: (model: CatalogueModel): void => {
      if (state?.state === "coming") throw new AppError("model_being_fetched");
      stopping = new AbortController();
      const own: Fetching = {
        name: model.name,
        done_bytes: 0,
        total_bytes: model.bytes,
        state: "coming",
        trouble: null,
      };
      state = own;
      work = run(model, own, stopping.signal);
    },
    /** What came so far stays, and the next time goes on from there. */
    stop,
  };
};
