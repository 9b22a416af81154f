import { identityWords, identityWordsOf } from "@app/contract/identity-words";

const codeByStatus: Readonly<Record<number, string>> = {
  400: "invalid_request",
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  415: "invalid_request",
  429: "too_many_tries",
};

const waitWords = (seconds: number): string => {
  if (seconds <= 1) return "a moment";
  if (seconds < 60) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? "a minute" : `${minutes} minutes`;
  return "an hour";
};

/** An answer in the API's one form of errors. */
export const refusalResponse = (
  status: number,
  code: string,
  values: Record<string, string> = {},
  headers: Headers | Record<string, string> = {},
): Response => Response.json({ detail: identityWordsOf(code, values), code }, { status, headers });

export const refuseForNow = (
  waitMs: number,
  code: "too_many_tries" | "wait_first" = "too_many_tries",
): Response => {
  const seconds = Math.ceil(waitMs / 1_000);
  return refusalResponse(
    429,
    code,
    { wait: waitWords(seconds) },
    { "retry-after": String(seconds), "x-retry-after": String(seconds) },
  );
};

/** Done, by an answer or by leading on; a page that is led to hears of a refusal in its address. */
export const wentThrough = ({ status, headers }: Response): boolean =>
  status < 400 && !/[?&]error=/.test(headers.get("location") ?? "");

/** The provider's own code, where it gave one that we have words for. */
const codeIn = (text: string): string | null => {
  try {
    const { code } = JSON.parse(text) as { code?: unknown }; // the provider's own shape
    return typeof code === "string" ? code.toLowerCase() : null;
  } catch {
    return null;
  }
};

export const refusalCodeOf = async (response: Response): Promise<string | null> =>
  codeIn(await response.clone().text());

/** The provider's refusal in our words; its cookies stay. */
export const inOurWords = async (response: Response): Promise<Response> => {
  const given = codeIn(await response.text());
  const code =
    given && Object.hasOwn(identityWords, given)
      ? given
      : (codeByStatus[response.status] ?? "identity_error");
  const headers = new Headers();
  for (const cookie of response.headers.getSetCookie()) headers.append("set-cookie", cookie);
  return refusalResponse(response.status, code, { wait: waitWords(10) }, headers);
};
