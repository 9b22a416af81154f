import { apiCalls } from "@app/contract/api";
import { type Call, paramNames, takesBody } from "@app/contract/call";

export type NamedCall = { name: string; call: Call };

/** Every call, by its name. */
export const everyCall: readonly NamedCall[] = Object.entries(apiCalls).flatMap(
  ([feature, calls]) =>
    Object.entries(calls as Record<string, Call>).map(([name, call]) => ({
      name: `${feature}.${name}`,
      call,
    })),
);

/** An input as it travels: into the path, the query or the body. */
export const requestFor = (
  call: Call,
  input: Readonly<Record<string, unknown>>,
  token: string | null,
): { url: string; init: RequestInit } => {
  const rest = { ...input };
  let url: string = call.path;
  for (const name of paramNames(call.path)) {
    url = url.replace(
      `:${name}`,
      encodeURIComponent(String(rest[name] ?? "sample").toWellFormed()),
    );
    delete rest[name];
  }
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  if (call.bodyType === "form") {
    const form = new FormData();
    for (const [name, value] of Object.entries(rest))
      form.append(name, name === "file" ? new Blob(["RIFF"]) : String(value));
    return { url, init: { method: call.method, headers, body: form } };
  }
  if (takesBody(call))
    return {
      url,
      init: {
        method: call.method,
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(rest),
      },
    };
  const query = new URLSearchParams(
    Object.entries(rest).map(([name, value]) => [name, String(value)] as [string, string]),
  );
  return { url: `${url}?${query}`, init: { method: call.method, headers } };
};
