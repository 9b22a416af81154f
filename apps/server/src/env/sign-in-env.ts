import { z } from "zod";
import { StartError } from "../start-error.ts";

const word = z.string().min(1).optional();
const httpUrl = z.url({ protocol: /^https?$/ }).optional();

export const signInVariables = {
  GOOGLE_CLIENT_ID: word,
  GOOGLE_CLIENT_SECRET: word,
  APPLE_CLIENT_ID: word,
  APPLE_TEAM_ID: word,
  APPLE_KEY_ID: word,
  APPLE_PRIVATE_KEY: word,
  MICROSOFT_CLIENT_ID: word,
  MICROSOFT_CLIENT_SECRET: word,
  MICROSOFT_TENANT_ID: z.string().min(1).default("common"),
  GITHUB_CLIENT_ID: word,
  GITHUB_CLIENT_SECRET: word,
  OPENID_ISSUER: httpUrl,
  OPENID_CLIENT_ID: word,
  OPENID_CLIENT_SECRET: word,
  OPENID_NAME: z.string().min(1).default("OpenID"),
  TRUSTED_ISSUER: httpUrl,
  TRUSTED_AUDIENCE: word,
  TRUSTED_CLIENT_SECRET: word,
  TRUSTED_NAME: z.string().min(1).default("your organisation"),
};

type Name = keyof typeof signInVariables;

export const signInNotes: Record<Name, string> = {
  GOOGLE_CLIENT_ID:
    "Offers signing in with Google; the callback is PUBLIC_URL/api/auth/callback/google",
  GOOGLE_CLIENT_SECRET: "Needed with it",
  APPLE_CLIENT_ID:
    "Offers signing in with Apple: the Services ID; callback as above, ending in apple",
  APPLE_TEAM_ID: "Needed with it",
  APPLE_KEY_ID: "Needed with it: the id of the private key",
  APPLE_PRIVATE_KEY: "Needed with it: the text of the .p8 file, line breaks may be written as \\n",
  MICROSOFT_CLIENT_ID: "Offers signing in with Microsoft; callback as above, ending in microsoft",
  MICROSOFT_CLIENT_SECRET: "Needed with it",
  MICROSOFT_TENANT_ID: "Whose Microsoft accounts: common, organizations, consumers or a tenant",
  GITHUB_CLIENT_ID: "Offers signing in with GitHub; callback as above, ending in github",
  GITHUB_CLIENT_SECRET: "Needed with it",
  OPENID_ISSUER: "Offers signing in with this OpenID provider; callback as above, ending in openid",
  OPENID_CLIENT_ID: "Needed with it",
  OPENID_CLIENT_SECRET: "The secret it gave, where it gave one",
  OPENID_NAME: "What its button is called",
  TRUSTED_ISSUER:
    "An OpenID issuer whose accounts stand in place of those made here; its tokens are taken by its published keys",
  TRUSTED_AUDIENCE: "Needed with it: the client id its tokens are for",
  TRUSTED_CLIENT_SECRET:
    "The secret it gave, where it gave one; callback as above, ending in external",
  TRUSTED_NAME: "What its button is called",
};

type Read = z.output<z.ZodObject<typeof signInVariables>>;

type OAuthClient = { clientId: string; clientSecret: string };
export type AppleClient = { clientId: string; teamId: string; keyId: string; privateKey: string };
export type OpenIdClient = {
  issuer: string;
  clientId: string;
  clientSecret: string | null;
  name: string;
};

export type SignInChoices = {
  google: OAuthClient | null;
  apple: AppleClient | null;
  microsoft: (OAuthClient & { tenantId: string }) | null;
  github: OAuthClient | null;
  openId: OpenIdClient | null;
  /** Accounts of this issuer instead of those made here. */
  trusted: OpenIdClient | null;
};

/** All of a group or none of it: half a configuration would show a button that leads nowhere. */
const group = <const Names extends readonly Name[]>(read: Read, names: Names) => {
  const [first] = names;
  const missing = names.filter((name) => !read[name]);
  if (missing.length === names.length) return null;
  if (missing.length > 0)
    throw new StartError(
      `${missing[0]} is missing: ${names.find((name) => read[name]) ?? first} needs it.`,
    );
  return Object.fromEntries(names.map((name) => [name, read[name]])) as {
    [Key in Names[number]]: string;
  }; // all of them are there by now
};

const openIdClient = (read: Read): OpenIdClient | null => {
  const given = group(read, ["OPENID_ISSUER", "OPENID_CLIENT_ID"]);
  return (
    given && {
      issuer: given.OPENID_ISSUER,
      clientId: given.OPENID_CLIENT_ID,
      clientSecret: read.OPENID_CLIENT_SECRET ?? null,
      name: read.OPENID_NAME,
    }
  );
};

const trustedIssuer = (read: Read): OpenIdClient | null => {
  const given = group(read, ["TRUSTED_ISSUER", "TRUSTED_AUDIENCE"]);
  return (
    given && {
      issuer: given.TRUSTED_ISSUER,
      clientId: given.TRUSTED_AUDIENCE,
      clientSecret: read.TRUSTED_CLIENT_SECRET ?? null,
      name: read.TRUSTED_NAME,
    }
  );
};

export const signInChoices = (read: Read): SignInChoices => {
  const google = group(read, ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"]);
  const apple = group(read, [
    "APPLE_CLIENT_ID",
    "APPLE_TEAM_ID",
    "APPLE_KEY_ID",
    "APPLE_PRIVATE_KEY",
  ]);
  const microsoft = group(read, ["MICROSOFT_CLIENT_ID", "MICROSOFT_CLIENT_SECRET"]);
  const github = group(read, ["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET"]);
  return {
    google: google && {
      clientId: google.GOOGLE_CLIENT_ID,
      clientSecret: google.GOOGLE_CLIENT_SECRET,
    },
    apple: apple && {
      clientId: apple.APPLE_CLIENT_ID,
      teamId: apple.APPLE_TEAM_ID,
      keyId: apple.APPLE_KEY_ID,
      // Compose files and shells cannot write a line break.
      privateKey: apple.APPLE_PRIVATE_KEY.replaceAll("\\n", "\n"),
    },
    microsoft: microsoft && {
      clientId: microsoft.MICROSOFT_CLIENT_ID,
      clientSecret: microsoft.MICROSOFT_CLIENT_SECRET,
      tenantId: read.MICROSOFT_TENANT_ID,
    },
    github: github && {
      clientId: github.GITHUB_CLIENT_ID,
      clientSecret: github.GITHUB_CLIENT_SECRET,
    },
    openId: openIdClient(read),
    trusted: trustedIssuer(read),
  };
};
