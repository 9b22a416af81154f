import type { TalkTheme } from "../understanding/theme.ts";

export type Suggestion = {
  id: string;
  /** Stands in a list of choices: "setting an end to the working day". */
  label: string;
  /** How people point to it. */
  when: RegExp;
  /** Offered only where such words were said; anywhere when there is none. */
  fits?: RegExp;
  /** What to do, in two to four sentences. */
  how: string;
  /** Where it comes from, said when it is offered or asked about. */
  source: string;
};

export type AdviceLibrary = Readonly<Record<TalkTheme, readonly Suggestion[]>>;
