import { laterMark, laterRel, layersMark, soonMark } from "../src/asleep/asleep-marks.ts";

/** Files of this build, by their addresses. */
export type SleepFiles = { asleep: string; layers: string };

const preload = /<link rel="modulepreload"/g;
const module = /<script type="module" async="">/g;
const once = (html: string, part: string | RegExp, written: string): string => {
  if (html.split(part).length !== 2)
    throw new Error(`A page has not exactly one ${part}: the router writes it differently now.`);
  return html.replace(part, written);
};

/** Behind what runs before the first paint: asleep.ts looks at the page as that has left it. */
const afterBeforePaint = (html: string): number => {
  const begins = /<body[^>]*><script>/.exec(html);
  if (!begins) throw new Error("A page does not begin with what runs before it is painted.");
  const end = "</script>";
  return html.indexOf(end, begins.index) + end.length;
};

/** By a sign of somebody alone, or by itself as soon as it is painted. */
export type Wakes = "by a sign" | "soon";

/**
 * A page that loads nothing of React until asleep.ts wakes it. The words of its scripts stay as they
 * are, since the page's policy names them by their hashes.
 */
export const putToSleep = (
  html: string,
  { asleep, layers }: SleepFiles,
  wakes: Wakes = "by a sign",
): string => {
  const quiet = once(html, module, `<script type="text/plain" ${laterMark}="">`).replace(
    preload,
    `<link rel="${laterRel}"`,
  );
  const at = afterBeforePaint(quiet);
  const soon = wakes === "soon" ? ` ${soonMark}=""` : "";
  const script = `<script async="" src="${asleep}" ${layersMark}="${layers}"${soon}></script>`;
  return quiet.slice(0, at) + script + quiet.slice(at);
};
