import type { AskIdentity, IdentityAnswer } from "./ask-identity.ts";

/** Whether this browser can make and use passkeys. */
export const passkeysWork = (): boolean =>
  typeof PublicKeyCredential === "function" &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential;

const turnedBack: IdentityAnswer = {
  ok: false,
  refusal: {
    status: 0,
    code: "passkey_turned_back",
    words: "No passkey was used, and nothing was changed. You can try again.",
  },
};

const alreadyHere: IdentityAnswer = {
  ok: false,
  refusal: {
    status: 0,
    code: "previously_registered",
    words: "There is a passkey for this account on this device already.",
  },
};

/** The browser's own window, and what came of it; closing it is no failure of anybody's. */
const withBrowser = async (
  ask: () => Promise<Credential | null>,
): Promise<PublicKeyCredential | IdentityAnswer> => {
  try {
    const credential = await ask();
    return credential instanceof PublicKeyCredential ? credential : turnedBack;
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    if (name === "InvalidStateError") return alreadyHere;
    if (name === "NotAllowedError" || name === "AbortError") return turnedBack;
    throw error;
  }
};

/** The provider's options are what the browser's own reader of them expects. */
export const enterByPasskey = async (ask: AskIdentity): Promise<IdentityAnswer> => {
  const options = await ask("/passkey/generate-authenticate-options");
  if (!options.ok) return options;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options.body as unknown as PublicKeyCredentialRequestOptionsJSON, // read by the browser itself
  );
  const credential = await withBrowser(() => navigator.credentials.get({ publicKey }));
  if ("ok" in credential) return credential;
  return ask("/passkey/verify-authentication", { response: credential.toJSON() });
};

export const makePasskey = async (ask: AskIdentity, name: string): Promise<IdentityAnswer> => {
  const options = await ask(`/passkey/generate-register-options?name=${encodeURIComponent(name)}`);
  if (!options.ok) return options;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options.body as unknown as PublicKeyCredentialCreationOptionsJSON, // read by the browser itself
  );
  const credential = await withBrowser(() => navigator.credentials.create({ publicKey }));
  if ("ok" in credential) return credential;
  return ask("/passkey/verify-registration", { response: credential.toJSON(), name });
};
