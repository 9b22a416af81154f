import type { ModelsHere } from "@app/contract/calls/models";

export const sayGb = (bytes: number): string => `${(bytes / 2 ** 30).toFixed(1)} GB`;

type Writer = ModelsHere["in_use"];

export const sayWriter = ({ model, host }: Writer): string => {
  if (model === "guide") return "the built-in guide";
  return host === null ? `${model}, on this machine` : `${model} at ${host}`;
};

export type ModelOption = { choice: string | null; label: string };

/** What can be chosen now, and what is chosen though it is not there any more. */
export const optionsOf = (here: ModelsHere): ModelOption[] => {
  const options = [
    { choice: null, label: `As it was started: ${sayWriter(here.started_with)}` },
    { choice: "guide", label: "The built-in guide" },
    ...here.installed.map(({ name }) => ({
      choice: `local/${name}`,
      label: `${name}, on this machine`,
    })),
    ...here.servers.flatMap(({ name, title, models }) =>
      models.map((model) => ({ choice: `${name}/${model}`, label: `${model}, by ${title}` })),
    ),
    ...(here.typed
      ? [{ choice: here.typed.choice, label: `${here.typed.model}, at ${here.typed.address}` }]
      : []),
  ];
  const { choice } = here;
  return options.some((option) => option.choice === choice)
    ? options
    : [...options, { choice, label: `${choice} (not here now)` }];
};

/** What a server was found to have. */
export const sayHas = (models: readonly string[]): string => {
  if (models.length === 0)
    return "It does not say what it has. Type the name as its makers write it.";
  const [first, ...others] = models;
  if (others.length === 0) return `It has one model: ${first}.`;
  return `It has ${models.length} models: type a letter, and choose.`;
};

/** Why the model itself was not heard; the names are the log's. */
export const sayFailure = (failure: string): string =>
  failure === "too_slow"
    ? "It took too long, and was not waited for."
    : `The model did not answer (${failure.replaceAll("_", " ")}); the guide would.`;
