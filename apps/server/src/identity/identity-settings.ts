import { brand } from "@app/contract/brand";
import type { Db } from "../db/client.ts";
import type { SignInChoices } from "../env/sign-in-env.ts";
import type { EndedSignIns } from "./ended-sign-ins.ts";
import type { LettersOut } from "./letters-out.ts";
import type { ResetLinks } from "./reset-links.ts";
import type { UsedCodes } from "./second-step.ts";

export const identityPath = "/api/auth";
export const tokenAudience = brand.slug;

export type NewPerson = {
  uid: string;
  anonymous: boolean;
  email: string | null;
  emailVerified: boolean;
};

export type IdentitySettings = {
  db: Db;
  secret: string;
  publicUrl: string;
  /** With no public address given, a page may come from any name this server is reached by. */
  anyHost: boolean;
  signIns: SignInChoices;
  letters: LettersOut;
  /** Where letters leave, an account is made by following one; else people would never get in. */
  sendsMail: boolean;
  endedSignIns: EndedSignIns;
  resetLinks: ResetLinks;
  usedCodes: UsedCodes;
  onPerson: (person: NewPerson) => Promise<void>;
  /** An anonymous person has signed in to an account: what they have goes along. */
  onAccount: (anonymousUid: string, uid: string) => Promise<void>;
  /** Another provider has become a way into an account. */
  onProvider: (uid: string, providerId: string) => Promise<void>;
  /** Somebody proved by mail that the address is theirs, and has a new password. */
  onPasswordReset: (person: {
    uid: string;
    email: string;
    emailVerified: boolean;
  }) => Promise<void>;
  now: () => Date;
};
