import { api } from "../api.ts";
import { countryForCall } from "../helplines/country-here.ts";
import { identity } from "../identity/identity.ts";
import { ownOutbox } from "../vault/own-outbox.ts";
import { ownVault } from "../vault/own-vault.ts";
import { createCheckIns } from "./check-ins.ts";

/** The check-ins of whoever is here, on every page that shows them. */
export const ownCheckIns = createCheckIns({
  calls: api.checkIns,
  records: api.vault,
  vault: ownVault,
  outbox: ownOutbox,
  identity,
  country: countryForCall,
});
