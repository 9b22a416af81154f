import { limits } from "@app/contract/limits";

type Where = {
  userId?: string | null;
  sessionId?: string | null;
  /** Which part of the page met it. */
  context?: string;
};

const maxReports = 10;
const reported = new Set<string>();

/** Browsers quote the text they choked on, and that text may be somebody's words. */
const withoutQuotes = (text: string): string =>
  text.replace(/"[^"]*"?|'[^']*'|`[^`]*`?|“[^”]*”?/g, "…");

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${withoutQuotes(error.message)}` : nameOf(error);

/** Only the frames: a stack begins with the message. */
const framesOf = (error: unknown): string | null =>
  error instanceof Error && error.stack
    ? error.stack
        .split("\n")
        .filter((line) => /^\s*at |@.*:\d+:\d+$/.test(line))
        .join("\n")
    : null;

/** The query and the fragment may carry codes of e-mail links. */
const addressOf = (href: string): string => href.replace(/[?#].*$/, "");

/** People leaving a page, and refusals the page already shows, are nothing to look into. */
const isExpected = (error: unknown): boolean =>
  error instanceof Error && (error.name === "AbortError" || error.name === "ApiError");

/** Tells the server of an error nobody expected: never what anybody wrote, never the same one twice. */
export const reportError = (error: unknown, where: Where = {}): void => {
  if (isExpected(error) || reported.size >= maxReports) return;
  const error_message = messageOf(error).slice(0, limits.errorLog.messageMaxChars);
  const frames = framesOf(error);
  const sameness = `${error_message}\n${frames ?? ""}`;
  if (reported.has(sameness)) return;
  reported.add(sameness);

  const body = {
    user_id: where.userId ?? null,
    session_id: where.sessionId ?? null,
    error_message,
    stack_trace: frames?.slice(0, limits.errorLog.stackMaxChars) ?? null,
    context: where.context?.slice(0, limits.errorLog.contextMaxChars) ?? null,
    url: addressOf(window.location.href).slice(0, limits.errorLog.urlMaxChars),
    user_agent: navigator.userAgent.slice(0, limits.errorLog.userAgentMaxChars),
  };
  // Nobody waits for it, and a report that fails is not reported.
  void fetch("/api/log-error", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    credentials: "same-origin",
    keepalive: true,
  }).catch(() => {});
};
