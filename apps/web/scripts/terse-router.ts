import type { Plugin } from "vite";

/** What of a syntax tree is looked at; the walk goes through everything else as it comes. */
type Node = { type: string; start: number; end: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string"; // asked here

const children = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const explains = new Set(["invariant", "warning", "warningOnce"]);

const messagesIn = (node: Node): Node[] => {
  const below = children(node).flatMap(messagesIn);
  const { callee, arguments: given } = node;
  if (node.type !== "CallExpression" || !isNode(callee) || !Array.isArray(given)) return below;
  const name = callee["name"];
  // An expression is evaluated for more than its words; only plain text can go.
  const message: unknown = given.find(
    (argument) =>
      isNode(argument) &&
      (argument.type === "TemplateLiteral" ||
        (argument.type === "Literal" && typeof argument["value"] === "string")),
  );
  return typeof name === "string" && explains.has(name) && isNode(message)
    ? [...below.filter(({ start }) => start < message.start || start >= message.end), message]
    : below;
};

/** The code without the sentences it explains its own mistakes with. */
export const withoutMessages = (code: string, tree: Node): string =>
  messagesIn(tree)
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}""${text.slice(end)}`, code);

/**
 * The router explains to its users' engineers what they did wrong, on every page of everybody. In
 * development it still does; in production the place where it was thrown says as much.
 */
export const terseRouter = (): Plugin => ({
  name: "terse-router",
  apply: "build",
  applyToEnvironment: (environment) => environment.name === "client",
  transform(code, id) {
    if (!/[\\/]node_modules[\\/]react-router[\\/].*\.m?js$/.test(id)) return;
    // The parser's own type is narrower than what is walked here.
    return { code: withoutMessages(code, this.parse(code) as unknown as Node), map: null };
  },
});
