export type SavedMessage = {
  role: "user" | "assistant";
  content: string;
  /** ISO 8601. */
  createdAt?: string;
};

/** What a record of kind `conversation` holds. The true title is here, sealed; outside stands a neutral one. */
export type SavedConversation = {
  title: string;
  createdAt: string;
  sessionType?: string;
  summary?: string;
  actions?: string[];
  messages: SavedMessage[];
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isMessage = (value: unknown): boolean =>
  isObject(value) &&
  (value["role"] === "user" || value["role"] === "assistant") &&
  typeof value["content"] === "string";

/** An opened record was sealed by whoever held the key, but maybe by another version. */
export const isSavedConversation = (value: unknown): value is SavedConversation =>
  isObject(value) &&
  typeof value["title"] === "string" &&
  typeof value["createdAt"] === "string" &&
  Array.isArray(value["messages"]) &&
  value["messages"].every(isMessage);
