import { setTimeout as wait } from "node:timers/promises";
import { type Element, isElement, type Wire } from "./wire.ts";

const patienceMs = 60_000;
type Nothing = null | undefined | false | 0 | "";

/** Runs in the page: the first that can be seen, inside an open dialog where there is one. */
const findNamed = (kinds: string, name: string): HTMLElement | null => {
  const tidy = (words: string) => words.replace(/\s+/g, " ").trim();
  const nameOf = (element: HTMLElement): string => {
    const labelled = (element.getAttribute("aria-labelledby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.innerText ?? "");
    const labels = "labels" in element ? [...(element.labels as NodeListOf<HTMLElement>)] : [];
    return tidy(
      element.getAttribute("aria-label") ||
        labelled.join(" ").trim() ||
        labels.map((label) => label.innerText).join(" ") ||
        element.innerText ||
        (element.textContent ?? ""),
    );
  };
  const scope = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const seen = [...scope.querySelectorAll<HTMLElement>(kinds)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  // Of two with one name the button that sends a form is meant, and not the link beside it.
  const named = (fits: (its: string) => boolean) => {
    const all = seen.filter((element) => fits(nameOf(element)));
    return all.find((element) => element.matches("[type=submit]")) ?? all[0];
  };
  return named((its) => its === name) ?? named((its) => its.startsWith(name)) ?? null;
};

const pressed = "a, button, summary, label, [role=button], [role=menuitem], [role=switch]";
const filled = "input, textarea, select";

/** What somebody does with a page, whichever browser it is. */
export const pageOf = (wire: Wire, origin: string) => {
  /** `body` is a function written out, which runs in the page. */
  const run = <Value>(body: string, ...args: readonly unknown[]): Promise<Value> =>
    wire.script(`return (${body}).apply(null, arguments)`, args) as Promise<Value>; // what the caller wrote returns it

  const until = async <Value>(
    what: string,
    look: () => Promise<Value | Nothing>,
    forMs = patienceMs,
  ): Promise<Value> => {
    const endMs = Date.now() + forMs;
    let last = "";
    for (;;) {
      try {
        const found = await look();
        if (found) return found;
      } catch (error) {
        // A page on its way to another answers nobody.
        last = ` (${error instanceof Error ? error.message : error})`;
      }
      if (Date.now() > endMs) throw new Error(`${what} did not come${last}`);
      await wait(150);
    }
  };

  const find = (kinds: string, name: string): Promise<Element> =>
    until(`“${name}”`, async () => {
      const found = await run<unknown>(String(findNamed), kinds, name);
      return isElement(found) ? found : null;
    });

  const is = (what: string, expression: string): Promise<unknown> =>
    until(what, () => run(`() => ${expression}`));

  return {
    origin,
    run,
    is,
    until,
    /** A page says itself when everything on it answers. */
    go: async (path: string) => {
      await wire.go(origin + path);
      await is("a page that answers", "'live' in document.documentElement.dataset");
    },
    url: wire.url,
    /** Until these words can be seen. */
    see: (words: string, forMs?: number) =>
      until(
        `“${words}”`,
        () => run("(words) => document.body.innerText.includes(words)", words),
        forMs,
      ),
    gone: (words: string) =>
      until(`the end of “${words}”`, () =>
        run("(words) => !document.body.innerText.includes(words)", words),
      ),
    /** Presses again where something still moved over it. */
    press: (name: string, kinds = pressed) =>
      until(`“${name || kinds}”`, async () => {
        const element = await find(kinds, name);
        // WebKit's driver does not scroll to what it is to press.
        await run("(element) => element.scrollIntoView({ block: 'center' })", element);
        await wire.click(element);
        return true;
      }),
    fill: async (name: string, text: string) => wire.type(await find(filled, name), text),
    keys: async (text: string) => {
      const body = await run<Element>("() => document.activeElement ?? document.body");
      await wire.type(body, text);
    },
  };
};

export type OpenPage = ReturnType<typeof pageOf>;
