import { brand } from "@app/contract/brand";
import type { VaultErrorCode } from "../vault-error.ts";
import type { Archive } from "./archive.ts";

/** What the inline script finds in the page. */
export const openerIds = {
  archive: "archive",
  form: "unlock",
  secret: "secret",
  status: "status",
  records: "records",
} as const;

/** What the page says when something does not open. */
export const openerMessages: Record<VaultErrorCode | "failed", string> = {
  "wrong-passphrase":
    "That is not the passphrase this was locked with. Check it, or use your twelve words.",
  "wrong-phrase": "These twelve words belong to another vault.",
  damaged: "This part of the export is damaged, or was moved from another record.",
  "unsupported-version": "This was made by a newer version. Use the page of that version.",
  locked: "This is locked.",
  "not-enough-memory":
    "This device has too little free memory. Close other pages, or use a computer.",
  unavailable: "This browser does not allow unlocking here. Try another browser.",
  failed: "Something went wrong. Try again.",
};

const inHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Inside a script element only these can end it or open a comment; JSON means the same without them. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

const style = `
:root { color-scheme: light dark; }
body { font: 1.0625rem/1.6 system-ui, sans-serif; max-width: 42rem; margin: 0 auto; padding: 2rem 1.25rem; }
label, input, button { display: block; font: inherit; }
input { width: 100%; box-sizing: border-box; padding: 0.6rem 0.75rem; margin: 0.25rem 0 1rem; }
button { padding: 0.6rem 1.25rem; }
article { border-top: 1px solid; margin-top: 2rem; padding-top: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** One file with everything in it. Its policy forbids it to send or fetch anything at all. */
export const openerPage = ({ script, archive }: { script: string; archive: Archive }): string => {
  const hint = archive.vault?.passphraseHint;
  const count = archive.records.length;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'">
<title>Open your export | ${inHtml(brand.name)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Open your export</h1>
<p>${count === 1 ? "One saved record" : `${count} saved records`}, exported ${inHtml(archive.madeAt.slice(0, 10))}. This page works without a connection and sends nothing.</p>
<form id="${openerIds.form}">
<label for="${openerIds.secret}">Passphrase, or your twelve words</label>
<input id="${openerIds.secret}" type="password" autocomplete="off" autocapitalize="none" spellcheck="false" required>
${hint ? `<p>Your hint: ${inHtml(hint)}</p>` : ""}
<button>Open</button>
</form>
<p id="${openerIds.status}" role="status"></p>
<div id="${openerIds.records}"></div>
<noscript><p>This page needs JavaScript to unlock anything. Nothing is loaded from elsewhere.</p></noscript>
</main>
<script type="application/json" id="${openerIds.archive}">${inScript(archive)}</script>
<script>${script.replace(/<(?=\/script|!--)/gi, "\\x3c")}</script>
</body>
</html>
`;
};
