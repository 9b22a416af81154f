/** A stretch of text that looks the same. */
export type Run = { text: string; strong: boolean; emphasis: boolean };

/** `source` is what it was made of: two blocks with the same one look the same. */
export type Block =
  | { kind: "paragraph"; source: string; lines: Run[][] }
  | { kind: "list"; source: string; ordered: boolean; start: number; items: Run[][] };

type Style = Omit<Run, "text">;
const plain: Style = { strong: false, emphasis: false };

const listLine = /^\s{0,6}(?:[-*•]|(\d{1,3})[.)])\s+(.*)$/;

type ListKind = "none" | "bullets" | "numbers";

const listKindOf = (line: string): ListKind => {
  const item = listLine.exec(line);
  if (!item) return "none";
  return item[1] === undefined ? "bullets" : "numbers";
};

const headingLine = /^#{1,6}\s+(.*?)\s*#*$/;
const skippedLine = /^\s*(?:```.*|([-*_])(?:\s*\1){2,})\s*$/;
const emphasised =
  /\*\*(?=\S)(.+?)(?<=\S)\*\*(?!\*)|(?<!\w)__(?=\S)(.+?)(?<=\S)__(?!\w)|\*(?=\S)([^*]+?)(?<=\S)\*|(?<!\w)_(?=\S)([^_]+?)(?<=\S)_(?!\w)/;

/**
 * Pictures and links from a model are words: nothing it names is fetched or can be pressed. No bracket inside a
 * bracket: a model that writes nothing else must not hold the page up.
 */
const withoutLinks = (text: string): string =>
  text
    .replace(/!\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, "$1")
    .replace(/\[([^[\]]+)\]\(((?:[^()]|\([^()]*\))*)\)/g, (_, words: string, address: string) =>
      address && address !== words ? `${words} (${address})` : words,
    )
    .replace(/`([^`]+)`/g, "$1");

const runsOf = (text: string, style: Style = plain): Run[] => {
  const match = emphasised.exec(text);
  if (!match) return text ? [{ text, ...style }] : [];
  const strong = match[1] ?? match[2];
  const inner = strong ?? match[3] ?? match[4] ?? "";
  const before = text.slice(0, match.index);
  return [
    ...(before ? [{ text: before, ...style }] : []),
    ...runsOf(
      inner,
      strong === undefined ? { ...style, emphasis: true } : { ...style, strong: true },
    ),
    ...runsOf(text.slice(match.index + match[0].length), style),
  ];
};

/** Stars that wait for their other half are not shown while the reply is still coming. */
const closed = (text: string): string => {
  if (text.split("**").length % 2 === 1) return text.replace(/\*$/, "");
  const at = text.lastIndexOf("**");
  return text.slice(at + 2).trim() === ""
    ? text.slice(0, at)
    : `${text.trimEnd().replace(/\*$/, "")}**`;
};

const blockOf = (lines: string[]): Block => {
  const source = lines.join("\n");
  const first = listLine.exec(lines[0] ?? "");
  if (!first) return { kind: "paragraph", source, lines: lines.map((line) => runsOf(line)) };
  const items: string[] = [];
  for (const line of lines) {
    const item = listLine.exec(line);
    if (item) items.push(item[2] ?? "");
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return {
    kind: "list",
    source,
    ordered: first[1] !== undefined,
    start: Number(first[1] ?? 1),
    items: items.map((item) => runsOf(item)),
  };
};

/** The little markdown that models write, as blocks. No html, no links, no pictures. */
export const parseReply = (text: string, coming = false): Block[] => {
  const groups: string[][] = [];
  let group: string[] = [];
  let list: ListKind = "none";
  const close = () => {
    if (group.length > 0) groups.push(group);
    group = [];
    list = "none";
  };
  for (const raw of withoutLinks(text).split("\n")) {
    const line = raw.replace(/^\s*>\s?/, "");
    const heading = headingLine.exec(line);
    const kind = listKindOf(line);
    if (line.trim() === "" || skippedLine.test(line)) {
      // A blank line inside a list does not end it; models put one between the items.
      if (list === "none") close();
      continue;
    }
    if (heading) {
      close();
      groups.push([`**${heading[1] ?? ""}**`]);
      continue;
    }
    const continuesItem = kind === "none" && /^\s{2,}/.test(line);
    if (kind !== list && !continuesItem) {
      close();
      list = kind;
    }
    group.push(line);
  }
  close();
  const last = groups.at(-1);
  if (coming && last) last.push(closed(last.pop() ?? ""));
  return groups.map(blockOf);
};
