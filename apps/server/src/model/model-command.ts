import { existsSync, statSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { addressOf, type CatalogueModel, catalogue } from "@app/companion/models/local/catalogue";
import {
  freeDiskBytes,
  inGb,
  type Machine,
  memoryBudget,
} from "@app/companion/models/local/machine";
import { openLocalModel } from "@app/companion/models/local/open-local-model";
import {
  openShelf,
  type ShelvedModel,
  sha256Of,
  shelfName,
} from "@app/companion/models/local/shelf";
import {
  type RunningServer,
  type RunningServerName,
  runningServerNames,
  serverTitleOf,
} from "@app/companion/models/running-servers";
import { timings } from "@app/contract/timings";
import type { LocalModelLimits } from "../env/model-env.ts";
import { fetchModel, ModelCommandError, requireModel, type WantedModel } from "./fetch-model.ts";
import { fitOf } from "./fit-of.ts";
import { speakTen } from "./speak-ten.ts";

export type CommandWorld = {
  folder: string;
  limits: LocalModelLimits;
  machine: () => Machine;
  servers: () => Promise<readonly RunningServer[]>;
  say: (line: string) => void;
  /** A line that is written over by the next. */
  progress: (line: string) => void;
  signal: AbortSignal;
  /** Set by tests. */
  models?: readonly CatalogueModel[];
  engineDir?: string;
};

const modelHelp = `npm run model                      this machine, what fits it, what is installed or runs here
npm run model -- get NAME          fetches a model of the list; "best" takes the best that fits
npm run model -- get FILE          takes a GGUF file you have, and leaves it where it is
npm run model -- get URL [--sha256 SUM]   fetches any GGUF file
npm run model -- use NAME          lets it write from the next start on
npm run model -- use SERVER/NAME   the same with a model of ${runningServerNames.join(", ")} on this machine
npm run model -- use guide         the built-in guide again
npm run model -- check [NAME]      holds it against its checksum, loads it and lets it speak
npm run model -- remove NAME       deletes it; a file of your own is only taken off the list`;

const wrong = (words: string) => new ModelCommandError(words);

const barOf = (done: number, total: number | null): string => {
  if (!total) return inGb(done);
  const share = Math.min(1, done / total);
  const filled = Math.round(share * 30);
  return `[${"#".repeat(filled)}${".".repeat(30 - filled)}] ${Math.floor(share * 100)} %  ${inGb(done)} of ${inGb(total)}`;
};

/** The operator's command for models on this machine. */
export const runModelCommand = async (world: CommandWorld, args: string[]): Promise<void> => {
  const { say, limits, folder } = world;
  const models = world.models ?? catalogue;
  const shelf = openShelf(folder);

  const free = async (): Promise<number> => {
    await mkdir(folder, { recursive: true });
    return freeDiskBytes(folder);
  };

  const show = async (): Promise<void> => {
    const machine = world.machine();
    const freeBytes = await free();
    const card = machine.hasCuda ? "NVIDIA" : machine.hasMetal ? "Metal" : "none found";
    say(
      `This machine: ${inGb(machine.totalBytes)} of memory (${inGb(memoryBudget(machine))} to spare), ${machine.cores} cores, graphics card: ${card}, ${inGb(freeBytes)} free on the disk.`,
    );
    say("");
    say(`Models that can be fetched (${models[0]?.licence ?? ""}):`);
    for (const model of models) {
      const { fits, why } = fitOf(model, machine, limits, freeBytes);
      const size = inGb(model.bytes).padStart(8);
      say(`  ${fits ? "+" : "-"} ${model.name.padEnd(14)} ${size}  ${model.about}. ${why}`);
    }
    say("");
    const installed = shelf.list();
    const chosen = shelf.chosen();
    const used = shelf.used();
    if (installed.length === 0) say("Installed: none. npm run model -- get best fetches one.");
    else say("Installed:");
    for (const { name, bytes, file, isOurs } of installed)
      say(
        `  ${name === used ? "*" : " "} ${name.padEnd(14)} ${inGb(bytes).padStart(8)}${isOurs ? "" : `  ${file}`}`,
      );
    for (const { name: server, title, models: served } of await world.servers()) {
      say("");
      say(`${title} runs on this machine with:`);
      for (const name of served)
        say(`  ${chosen === `${server}/${name}` ? "*" : " "} ${server}/${name}`);
    }
    say("");
    const writes = chosen?.includes("/") ? `${chosen} writes` : "The guide writes";
    say(`${writes}, unless MODEL_PROVIDER or MODEL_PRESET say otherwise.`);
    if (used) say(`With MODEL_PROVIDER=local ${used} does.`);
  };

  const finished = async (model: ShelvedModel): Promise<void> => {
    if (shelf.chosen() === null) await shelf.use(model.name);
    say(`${model.name} is installed.`);
    say(
      `npm run model -- check ${model.name} tries it; npm run model -- use ${model.name} lets it write.`,
    );
  };

  const fetchWanted = async (o: WantedModel): Promise<void> => {
    const file = shelf.fileFor(o.name);
    const known = shelf.read(o.name);
    const found = existsSync(file) ? statSync(file) : null;
    if (
      known &&
      found?.size === known.bytes &&
      found.mtimeMs === known.modifiedMs &&
      (o.sha256 ?? known.sha256) === known.sha256
    ) {
      say(`${o.name} is there already.`);
      return;
    }
    say(`${o.name} from ${new URL(o.url).host}. Licence: ${o.licence ?? "look at its page"}.`);
    await finished(
      await fetchModel(shelf, o, {
        signal: world.signal,
        onProgress: (done, total) => world.progress(barOf(done, total)),
        onNews: say,
      }),
    );
  };

  const takeFile = async (path: string): Promise<void> => {
    const file = resolve(path);
    await requireModel(shelf, file);
    const bytes = statSync(file).size;
    const sha256 = await sha256Of(file, (done) => world.progress(barOf(done, bytes)));
    const name = shelfName(file);
    const model = { name, file, isOurs: false, sha256, licence: null, from: file };
    await finished(await shelf.add(model));
  };

  const best = async (): Promise<CatalogueModel> => {
    const machine = world.machine();
    const freeBytes = await free();
    const found = models.findLast((model) => fitOf(model, machine, limits, freeBytes).fits);
    if (found) return found;
    const [smallest] = models;
    const why = smallest ? fitOf(smallest, machine, limits, freeBytes).why : "the list is empty";
    throw wrong(`No model of the list fits this machine: the smallest ${why}.`);
  };

  const get = async (what: string | undefined, sum: string | undefined): Promise<void> => {
    if (!what)
      throw wrong("What shall be fetched? A name of the list, best, a file or an address.");
    if (sum !== undefined && !/^[0-9a-f]{64}$/.test(sum))
      throw wrong("A sha256 has 64 letters and digits, 0 to 9 and a to f.");
    if (/^https?:\/\//.test(what)) {
      const url = URL.parse(what);
      if (!url) throw wrong("This is no address.");
      const name = shelfName(decodeURIComponent(url.pathname));
      return fetchWanted({ name, url: what, bytes: null, sha256: sum ?? null, licence: null });
    }
    const model = what === "best" ? await best() : models.find(({ name }) => name === what);
    if (model) {
      const { name, bytes, sha256, licence } = model;
      return fetchWanted({ name, url: addressOf(limits.hubUrl, model), bytes, sha256, licence });
    }
    if (existsSync(what)) return takeFile(what);
    throw wrong(`There is no model called ${what}, and no such file.`);
  };

  const named = (name: string | undefined): ShelvedModel => {
    const wanted = name ?? shelf.used();
    const model = wanted ? shelf.read(shelfName(wanted)) : null;
    if (!model)
      throw wrong(
        wanted ? `${wanted} is not installed.` : "Which model? Several are installed, or none.",
      );
    return model;
  };

  const check = async (name: string | undefined): Promise<void> => {
    const model = named(name);
    if (!existsSync(model.file)) throw wrong(`The file of ${model.name} is not there any more.`);
    const size = statSync(model.file).size;
    const sum = await sha256Of(model.file, (done) => world.progress(barOf(done, size)));
    if (sum !== model.sha256)
      throw wrong(
        `The file of ${model.name} is not what it was when it was looked at: remove it and fetch it again.`,
      );
    say(`${model.name}: its checksum is right.`);
    // Touched and yet the same.
    await shelf.add(model);
    const local = openLocalModel({
      folder,
      name: model.name,
      ...limits,
      ...timings.localModel,
      onTrouble: () => undefined,
      onNews: say,
      machine: world.machine,
      ...(world.engineDir ? { engineDir: world.engineDir } : {}),
    });
    try {
      await speakTen(local, world);
    } finally {
      await local.stop();
    }
  };

  const keep = async (choice: string): Promise<void> => {
    await shelf.use(choice);
    say(
      `${choice} writes from the next start on, unless MODEL_PROVIDER or MODEL_PRESET say otherwise.`,
    );
  };

  const useServer = async (server: RunningServerName, wanted: string): Promise<void> => {
    const found = (await world.servers()).find(({ name }) => name === server);
    const has = found ? `it has ${found.models.join(", ")}` : "and it does not answer now";
    const [only, ...others] = found?.models ?? [];
    const name = wanted || (others.length === 0 ? only : undefined);
    if (!name) throw wrong(`Which model of ${serverTitleOf(server)}? ${server}/NAME, ${has}.`);
    if (found && !found.models.includes(name))
      throw wrong(`${serverTitleOf(server)} has no model called ${name} that stays here: ${has}.`);
    await keep(`${server}/${name}`);
    if (!found)
      say(`${serverTitleOf(server)} does not answer now: until it does the guide writes.`);
  };

  const use = async (wanted: string | undefined): Promise<void> => {
    if (wanted === "guide") return keep("guide");
    const server = runningServerNames.find(
      (name) => wanted === name || wanted?.startsWith(`${name}/`),
    );
    if (server) return useServer(server, wanted?.slice(server.length + 1) ?? "");
    return keep(`local/${named(wanted?.replace(/^local\//, "")).name}`);
  };

  const [command = "show", first, flag, sum] = args;
  if (command === "show" || command === "list") return show();
  if (command === "get") return get(first, flag === "--sha256" ? sum?.toLowerCase() : undefined);
  if (command === "check") return check(first);
  if (command === "use") return use(first);
  if (command === "remove") {
    const model = named(first);
    await shelf.remove(model.name);
    say(
      model.isOurs
        ? `${model.name} is deleted.`
        : `${model.name} is off the list; ${model.file} is still there.`,
    );
    return undefined;
  }
  say(modelHelp);
  if (command !== "help") throw wrong(`There is no command called ${command}.`);
  return undefined;
};
