import { accountCalls } from "./calls/account.ts";
import { actionCalls } from "./calls/actions.ts";
import { analysisCalls } from "./calls/analysis.ts";
import { appointmentCalls } from "./calls/appointments.ts";
import { audioCalls } from "./calls/audio.ts";
import { boardCalls } from "./calls/board.ts";
import { checkInCalls } from "./calls/check-ins.ts";
import { communityCalls } from "./calls/community.ts";
import { contactCalls } from "./calls/contact.ts";
import { deskCalls } from "./calls/desk.ts";
import { errorLogCalls } from "./calls/error-log.ts";
import { feedbackCalls } from "./calls/feedback.ts";
import { importCalls } from "./calls/imports.ts";
import { membershipCalls } from "./calls/membership.ts";
import { memoryCalls } from "./calls/memory.ts";
import { modelCalls } from "./calls/models.ts";
import { moderationCalls } from "./calls/moderation.ts";
import { petCalls } from "./calls/pets.ts";
import { programCalls } from "./calls/programs.ts";
import { pushCalls } from "./calls/push.ts";
import { safetyCountCalls } from "./calls/safety-counts.ts";
import { sessionCalls } from "./calls/sessions.ts";
import { settingCalls } from "./calls/settings.ts";
import { setupCalls } from "./calls/setup.ts";
import { signInCalls } from "./calls/sign-ins.ts";
import { summaryCalls } from "./calls/summaries.ts";
import { userCalls } from "./calls/users.ts";
import { vaultCalls } from "./calls/vault.ts";
import { voiceCalls } from "./calls/voice.ts";

/** The whole API: what the server mounts, the client is derived from, and OpenAPI describes. */
export const apiCalls = {
  account: accountCalls,
  actions: actionCalls,
  analysis: analysisCalls,
  appointments: appointmentCalls,
  audio: audioCalls,
  board: boardCalls,
  checkIns: checkInCalls,
  community: communityCalls,
  contact: contactCalls,
  desk: deskCalls,
  errorLog: errorLogCalls,
  feedback: feedbackCalls,
  imports: importCalls,
  membership: membershipCalls,
  memory: memoryCalls,
  models: modelCalls,
  moderation: moderationCalls,
  programs: programCalls,
  pets: petCalls,
  push: pushCalls,
  safetyCounts: safetyCountCalls,
  sessions: sessionCalls,
  settings: settingCalls,
  setup: setupCalls,
  signIns: signInCalls,
  summaries: summaryCalls,
  users: userCalls,
  vault: vaultCalls,
  voice: voiceCalls,
};
export type Api = typeof apiCalls;
