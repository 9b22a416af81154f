import { limits } from "./limits.ts";

const { passwordMinChars, passwordMaxChars } = limits.person;

const again = "Something broke on our side. Nothing was lost: try again in a moment";
const signInFirst = "Sign in first, then try again";
const startOver = "This took too long or was begun elsewhere. Nothing was lost: start again";
const notTogether =
  "This e-mail and this password do not go together. Check both, and try again. Nothing was lost";
const notMade =
  "No account could be made with this e-mail and this password. If they are from an earlier visit, sign in instead. Nothing was lost";
const linkOver =
  "This link is not valid, or no longer. Ask for a new one: the newest letter counts";
const wrongCode = "That code is not right, or no longer. Check it, or ask for a new one";
const notHere = "This way of signing in is not set up here. Choose another one";
const theirSide =
  "The other side did not let us finish. Nothing was lost: try again, or choose another way";
const notOurs = "This request did not come from our own pages, so nothing was done";
const incomplete = "Something is missing or not in the right form. Check what you typed";
const notLinked =
  "This could not be joined with an account here, because the e-mail is not confirmed on both sides. Sign in the way you did before, and confirm the e-mail there";
const enoughTries =
  "That was not right too often. Nothing is lost: wait a quarter of an hour, then try again";
const differentAddress = "That account has another e-mail than yours here. Nothing was changed";
const passkeyNotMade = "The passkey could not be made. Nothing was changed: try again";
const noSecondStep = "There is no second step switched on for this account";

/** Ours, for what the provider has no code for. */
const ours = {
  account_not_made: notMade,
  password_too_common:
    "This password is among the first anybody would try. A few words that do not belong together are easy to keep and hard to guess",
  too_many_tries: "Too many tries. Wait {wait}, then try again. Nothing was lost",
  wait_first:
    "Wrong passwords were tried for this e-mail, perhaps by a stranger. To keep it safe we wait {wait} before we look at yours. Nothing is locked, and nothing was lost",
  code_used: "That code was used already. Wait for the next one in your app",
  sign_in_first: "Sign in as the person who asked for this, then open the link again",
  account_needed: "This needs an account. Make one first: what you have here comes along",
  identity_error: again,
  invalid_request: incomplete,
  forbidden: notOurs,
  not_found: "There is nothing at this address",
} as const;

/** The words for every code the identity provider can answer with, its plugins' included. */
export const identityWords: Readonly<Record<string, string>> = {
  ...ours,

  // the sign-in itself
  user_not_found: notTogether,
  invalid_password: "This is not your current password. Check it, and try again",
  invalid_email: "That does not look like an e-mail address",
  invalid_email_format: "That does not look like an e-mail address",
  invalid_email_or_password: notTogether,
  invalid_user: "Sign in as the person who asked for this, then open the link again",
  email_not_verified:
    "This e-mail is not confirmed yet. We have just sent another letter: open the link in it, and you are in",
  password_too_short: `Use at least ${passwordMinChars} characters`,
  password_too_long: `Use ${passwordMaxChars} characters at most`,
  password_already_set: "There is a password already. Change it instead",
  user_already_exists: notMade,
  user_already_exists_use_another_email: notMade,
  user_already_has_password: "There is a password already. Type it to go on",
  credential_account_not_found:
    "There is no password for this account yet. Ask for a link to make one",
  email_password_disabled: notHere,
  email_password_sign_up_disabled: notHere,
  reset_password_disabled: notHere,
  unauthorized: signInFirst,
  session_required: signInFirst,
  user_id_or_session_required: signInFirst,
  session_expired: "You signed in a while ago. Sign in once more, so that we know it is you",
  session_not_fresh: "You signed in a while ago. Sign in once more, so that we know it is you",
  failed_to_create_user: notMade,
  failed_to_create_session: again,
  failed_to_update_user: again,
  failed_to_get_session: again,
  failed_to_get_user_info: theirSide,
  failed_to_create_verification: again,
  could_not_create_session: again,
  unable_to_create_session: again,
  internal_server_error: again,
  unexpected_error: again,
  unknown_error: again,

  // links and the e-mail address
  invalid_token: linkOver,
  token_expired: linkOver,
  verification_email_not_enabled: "No letters are sent from here. Ask whoever runs this copy",
  email_already_verified: "This e-mail is confirmed already",
  email_mismatch: "That is not the e-mail of this account",
  email_can_not_be_updated:
    "The e-mail is changed in its own place, with a link to the new address",
  change_email_disabled: "The e-mail cannot be changed here",

  // what was sent
  cross_site_navigation_login_blocked: notOurs,
  invalid_origin: notOurs,
  missing_or_null_origin: notOurs,
  invalid_callback_url: notOurs,
  invalid_redirect_url: notOurs,
  invalid_error_callback_url: notOurs,
  invalid_new_user_callback_url: notOurs,
  callback_url_required: incomplete,
  field_not_allowed: incomplete,
  async_validation_not_supported: incomplete,
  validation_error: incomplete,
  missing_field: incomplete,
  body_must_be_an_object: incomplete,
  method_not_allowed_defer_session_required: incomplete,

  // without an account
  anonymous_users_cannot_sign_in_again_anonymously: "You are here already, without an account",
  failed_to_delete_anonymous_user: again,
  failed_to_delete_anonymous_user_sessions: again,
  user_is_not_anonymous: "This account is deleted in its own place",
  delete_anonymous_user_disabled: "What is here is deleted in its own place",

  // other providers
  provider_not_found: notHere,
  provider_not_supported: notHere,
  provider_not_configured: notHere,
  oauth_provider_not_found: notHere,
  invalid_oauth_configuration: notHere,
  token_url_not_found: notHere,
  id_token_not_supported: notHere,
  access_denied: "You turned back, and nothing was changed. Try again, or choose another way",
  login_required: theirSide,
  consent_required: theirSide,
  interaction_required: theirSide,
  temporarily_unavailable: theirSide,
  server_error: theirSide,
  no_code: theirSide,
  invalid_code: wrongCode,
  issuer_missing: theirSide,
  issuer_mismatch: theirSide,
  nonce_binding_missing: startOver,
  unable_to_get_user_info: theirSide,
  no_callback_url: startOver,
  invalid_callback_request: startOver,
  state_not_found: startOver,
  state_mismatch: startOver,
  state_invalid: startOver,
  state_generation_error: again,
  please_restart_the_process: startOver,
  email_not_found:
    "That account has no e-mail it may share, so it cannot be used here. Choose another way",
  user_email_not_found:
    "That account has no e-mail it may share, so it cannot be used here. Choose another way",
  account_not_linked: notLinked,
  unable_to_link_account: notLinked,
  unable_to_create_user: again,
  unable_to_update_account: again,
  signup_disabled: notHere,
  oauth_link_error: notLinked,
  linking_not_allowed: notLinked,
  linking_failed: notLinked,
  linking_different_emails_not_allowed: differentAddress,
  email_does_not_match: differentAddress,
  account_already_linked_to_different_user:
    "That account is already in use with another account here. Nothing was changed",
  account_ownership_conflict:
    "That account is already in use with another account here. Nothing was changed",
  social_account_already_linked: "That account is joined with yours already",
  linked_account_already_exists: "That account is joined with yours already",
  failed_to_unlink_last_account: "This is the only way into your account. Add another one first",
  account_not_found: "That account is not joined with yours",

  // telephone
  invalid_phone_number: "Write the number with its country, like +44 7700 900123",
  phone_number_exist: "That number belongs to another account. Sign in with it instead",
  phone_number_not_exist: wrongCode,
  invalid_phone_number_or_password: notTogether,
  otp_not_found: wrongCode,
  otp_expired: wrongCode,
  invalid_otp: wrongCode,
  phone_number_not_verified: "This number is not confirmed yet. Ask for a code",
  phone_number_cannot_be_updated: "A number is changed by confirming the new one with a code",
  send_otp_not_implemented: notHere,
  too_many_attempts: "That code was tried too often. Ask for a new one",

  // the second step
  otp_not_enabled: noSecondStep,
  otp_not_configured: noSecondStep,
  otp_has_expired: wrongCode,
  totp_not_enabled: noSecondStep,
  totp_already_enabled: "The second step is switched on already",
  totp_not_configured: noSecondStep,
  two_factor_not_enabled: noSecondStep,
  backup_codes_not_enabled: noSecondStep,
  invalid_backup_code: "That code is not one of yours, or was used already. Each works once",
  too_many_attempts_request_new_code: "That was not right too often. Sign in again from the start",
  account_temporarily_locked: enoughTries,
  invalid_two_factor_cookie: "That took a while. Sign in again from the start",
  failed_to_invalidate_two_factor_challenge: again,

  // passkeys
  challenge_not_found: startOver,
  you_are_not_allowed_to_register_this_passkey: passkeyNotMade,
  failed_to_verify_registration: passkeyNotMade,
  resolve_user_required: signInFirst,
  resolved_user_invalid: signInFirst,
  passkey_not_found:
    "This passkey is not known here. Sign in another way, then add it to your account",
  authentication_failed: "The passkey did not work this time. Try again, or choose another way",
  failed_to_update_passkey: again,
  previously_registered: "There is a passkey for this account on this device already",
  registration_cancelled: "You turned back, and nothing was changed",
  auth_cancelled: "You turned back, and nothing was changed",
};

/** What to say for a code, also for one that nobody has met yet. */
export const identityWordsOf = (code: string, values: Record<string, string> = {}): string =>
  (identityWords[code.toLowerCase()] ?? again).replace(
    /\{(\w+)\}/g,
    (whole, key: string) => values[key] ?? whole,
  );
