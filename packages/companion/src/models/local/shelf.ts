import { createHash } from "node:crypto";
import { createReadStream, existsSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { basename, isAbsolute, join } from "node:path";
import { z } from "zod";
import { EngineBroken } from "./engine-broken.ts";
import { readGgufFacts } from "./gguf-facts.ts";

/** What is known of a file that was looked at whole, once. */
const shelved = z.object({
  name: z.string(),
  /** Where it lies: on the shelf, or where the operator has it. */
  file: z.string(),
  isOurs: z.boolean(),
  bytes: z.number(),
  modifiedMs: z.number(),
  sha256: z.string(),
  licence: z.string().nullable(),
  from: z.string(),
});
export type ShelvedModel = z.output<typeof shelved>;

/** A name that is safe as part of a file's. */
export const shelfName = (text: string): string =>
  basename(text)
    .toLowerCase()
    .replace(/\.gguf$/, "")
    .replace(/[^a-z0-9._-]+/g, "-")
    .replace(/^[.-]+/, "")
    .slice(0, 80) || "model";

export const sha256Of = async (
  file: string,
  onProgress: (bytes: number) => void = () => undefined,
): Promise<string> => {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
    const piece = chunk as Buffer; // no encoding was set
    hash.update(piece);
    bytes += piece.length;
    onProgress(bytes);
  }
  return hash.digest("hex");
};

const notFound = (words: string) => new EngineBroken("no_file", words);
const help = "npm run model -- get best fetches one that fits";

/** The models of one data folder: their files, what is known of each, and which one is used. */
export const openShelf = (folder: string) => {
  const recordOf = (name: string) => join(folder, `${name}.json`);
  const usedFile = join(folder, "used");

  const read = (name: string): ShelvedModel | null => {
    try {
      return shelved.parse(JSON.parse(readFileSync(recordOf(name), "utf8")));
    } catch {
      return null;
    }
  };
  const list = (): ShelvedModel[] =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((file) => file.endsWith(".json"))
          .sort()
          .flatMap((file) => read(file.slice(0, -5)) ?? [])
      : [];
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(folder, { recursive: true });
    await writeFile(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
  };

  const chosen = (): string | null =>
    (existsSync(usedFile) && readFileSync(usedFile, "utf8").trim()) || null;
  const used = (): string | null => {
    const name = chosen()?.replace(/^local\//, "");
    if (name && read(name)) return name;
    const [only, ...more] = list();
    return only && more.length === 0 ? only.name : null;
  };

  return {
    folder,
    list,
    read,
    /** Which local model is loaded. */
    used,
    /** What was chosen to write, in the words of env/model-env.ts; a name alone is loaded only with MODEL_PROVIDER=local. */
    chosen,
    fileFor: (name: string): string => join(folder, `${name}.gguf`),
    use: (choice: string): Promise<void> => write(usedFile, `${choice}\n`),

    /** Puts a file that was looked at on the list. */
    add: async (model: Omit<ShelvedModel, "bytes" | "modifiedMs">): Promise<ShelvedModel> => {
      const { size, mtimeMs } = await stat(model.file);
      const whole = { ...model, bytes: size, modifiedMs: mtimeMs };
      await write(recordOf(model.name), `${JSON.stringify(whole, null, 2)}\n`);
      return whole;
    },

    /** A file of the operator's own stays where it is. */
    remove: async (name: string): Promise<ShelvedModel | null> => {
      const model = read(name);
      if (!model) return null;
      if (used() === name) await rm(usedFile, { force: true });
      await rm(recordOf(name), { force: true });
      if (model.isOurs) {
        await rm(model.file, { force: true });
        await rm(`${model.file}.part`, { force: true });
      }
      return model;
    },

    /** The file to load: by a name of the list, by its path, else the one in use. */
    find: async (wanted: string | null) => {
      const isPath = wanted !== null && (isAbsolute(wanted) || wanted.endsWith(".gguf"));
      const name = wanted ?? used();
      if (name === null)
        throw notFound(
          list().length === 0
            ? `no local model is installed: ${help}`
            : "several local models are installed: npm run model -- use NAME says which",
        );
      const model = isPath ? null : read(name);
      if (!isPath && !model) throw notFound(`there is no local model called ${name}: ${help}`);
      const file = model?.file ?? name;
      const found = await stat(file).catch(() => null);
      if (!found?.isFile()) throw notFound(`the model's file is not there: ${basename(file)}`);
      // Flipped bytes load without a word and talk rubbish.
      if (model && (found.size !== model.bytes || found.mtimeMs !== model.modifiedMs))
        throw new EngineBroken(
          "not_a_model",
          `the file of ${name} has changed since it was looked at: npm run model -- check ${name}`,
        );
      return { name: model?.name ?? shelfName(name), file, bytes: found.size };
    },

    facts: readGgufFacts,
  };
};

export type Shelf = ReturnType<typeof openShelf>;
