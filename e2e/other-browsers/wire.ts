/** An element, as a driver names it between two commands. */
export type Element = Record<string, string>;

/** The little of WebDriver that both browsers are asked for. */
export type Wire = {
  /** Its name and version. */
  name: string;
  go: (url: string) => Promise<void>;
  url: () => Promise<string>;
  /** Runs in the page: the body of a function with `arguments`. */
  script: (body: string, args: readonly unknown[]) => Promise<unknown>;
  click: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
  /** What the console held of errors since it was last asked. */
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** Where a driver puts the name of an element, by the standard. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

export const idOf = (element: Element): string => element[elementKey] ?? "";

export const isElement = (value: unknown): value is Element =>
  typeof value === "object" && value !== null && elementKey in value;
