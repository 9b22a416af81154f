import { download } from "@app/companion/models/local/download";
import type { Shelf, ShelvedModel } from "@app/companion/models/local/shelf";

/** Something the operator can mend, told in one line. */
export class ModelCommandError extends Error {
  override readonly name = "ModelCommandError";
}

export type WantedModel = {
  name: string;
  url: string;
  bytes: number | null;
  sha256: string | null;
  licence: string | null;
};

/** Refuses what is no model, also where its checksum is right. */
export const requireModel = async (shelf: Shelf, file: string): Promise<void> => {
  const facts = await shelf.facts(file).catch((error: Error) => {
    throw new ModelCommandError(`This is no model's file: ${error.message}.`);
  });
  if (!facts.hasChatTemplate) throw new ModelCommandError("This model was not made to talk with.");
};

/** Fetches a model and puts it on the shelf. */
export const fetchModel = async (
  shelf: Shelf,
  { name, url, bytes, sha256: wanted, licence }: WantedModel,
  how: {
    signal: AbortSignal;
    onProgress: (doneBytes: number, totalBytes: number | null) => void;
    onNews: (words: string) => void;
  },
): Promise<ShelvedModel> => {
  const file = shelf.fileFor(name);
  const sha256 = await download({ url, file, bytes, sha256: wanted, ...how });
  if (wanted === null) how.onNews(`Nobody vouched for it; its sha256 is ${sha256}.`);
  await requireModel(shelf, file);
  return shelf.add({ name, file, isOurs: true, sha256, licence, from: url });
};
