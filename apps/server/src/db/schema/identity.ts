import { boolean, index, integer, pgSchema, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** The identity provider's own tables, apart from the product's: they could move to another server whole. */
export const identitySchema = pgSchema("identity");

export const user = identitySchema.table("user", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text("image"),
  isAnonymous: boolean("is_anonymous").default(false),
  phoneNumber: text("phone_number").unique(),
  phoneNumberVerified: boolean("phone_number_verified"),
  twoFactorEnabled: boolean("two_factor_enabled").default(false),
  createdAt: moment("created_at").notNull().defaultNow(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

/** One row a sign-in. */
export const session = identitySchema.table(
  "session",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    token: text("token").notNull().unique(),
    expiresAt: moment("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [index("session_user").on(table.userId)],
);

export const account = identitySchema.table(
  "account",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: moment("access_token_expires_at"),
    refreshTokenExpiresAt: moment("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [index("account_user").on(table.userId)],
);

export const verification = identitySchema.table(
  "verification",
  {
    id: text("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [index("verification_identifier").on(table.identifier)],
);

export const jwks = identitySchema.table("jwks", {
  id: text("id").primaryKey(),
  publicKey: text("public_key").notNull(),
  privateKey: text("private_key").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  expiresAt: moment("expires_at"),
  alg: text("alg"),
  crv: text("crv"),
});

/** The second factor: the shared secret and the codes for the day the telephone is lost, sealed by the provider. */
export const twoFactor = identitySchema.table(
  "two_factor",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    secret: text("secret").notNull(),
    backupCodes: text("backup_codes").notNull(),
    verified: boolean("verified").default(true),
    failedVerificationCount: integer("failed_verification_count").default(0),
    lockedUntil: moment("locked_until"),
  },
  (table) => [
    index("two_factor_user").on(table.userId),
    index("two_factor_secret").on(table.secret),
  ],
);

export const passkey = identitySchema.table(
  "passkey",
  {
    id: text("id").primaryKey(),
    name: text("name"),
    publicKey: text("public_key").notNull(),
    userId: text("user_id").notNull(),
    credentialID: text("credential_id").notNull(),
    counter: integer("counter").notNull(),
    deviceType: text("device_type").notNull(),
    backedUp: boolean("backed_up").notNull(),
    transports: text("transports"),
    createdAt: moment("created_at"),
    aaguid: text("aaguid"),
  },
  (table) => [
    index("passkey_user").on(table.userId),
    index("passkey_credential").on(table.credentialID),
  ],
);

/** Wrong tries, by a keyed hash of whom or where: the table names nobody. */
export const attempt = identitySchema.table("attempt", {
  key: text("key").primaryKey(),
  failures: integer("failures").notNull().default(0),
  notBefore: moment("not_before").notNull(),
  lastAt: moment("last_at").notNull(),
});
