import { account } from "./calls/account.ts";
import { actions } from "./calls/actions.ts";
import { analysis } from "./calls/analysis.ts";
import { appointments } from "./calls/appointments.ts";
import { audio } from "./calls/audio.ts";
import { board } from "./calls/board.ts";
import { checkIns } from "./calls/check-ins.ts";
import { community } from "./calls/community.ts";
import { contact } from "./calls/contact.ts";
import { desk } from "./calls/desk.ts";
import { errorLog } from "./calls/error-log.ts";
import { feedback } from "./calls/feedback.ts";
import { imports } from "./calls/imports.ts";
import { membership } from "./calls/membership.ts";
import { memory } from "./calls/memory.ts";
import { models } from "./calls/models.ts";
import { moderation } from "./calls/moderation.ts";
import { pets } from "./calls/pets.ts";
import { programs } from "./calls/programs.ts";
import { push } from "./calls/push.ts";
import { safetyCounts } from "./calls/safety-counts.ts";
import { sessions } from "./calls/sessions.ts";
import { settings } from "./calls/settings.ts";
import { setup } from "./calls/setup.ts";
import { signIns } from "./calls/sign-ins.ts";
import { summaries } from "./calls/summaries.ts";
import { users } from "./calls/users.ts";
import { vault } from "./calls/vault.ts";
import { voice } from "./calls/voice.ts";

/** The whole API: what the server mounts, the client is derived from, and OpenAPI describes. */
export const api = {
  account,
  actions,
  analysis,
  appointments,
  audio,
  board,
  checkIns,
  community,
  contact,
  desk,
  errorLog,
  feedback,
  imports,
  membership,
  memory,
  models,
  moderation,
  programs,
  pets,
  push,
  safetyCounts,
  sessions,
  settings,
  setup,
  signIns,
  summaries,
  users,
  vault,
  voice,
};
export type Api = typeof api;
