import type { Api } from "@app/contract/api";
import { createLazyClient } from "@app/contract/client";
import { timings } from "@app/contract/timings";
import { identity } from "./identity/identity.ts";
import { fetchAhead, loadChunk } from "./navigation/chunks.ts";
import { storage } from "./storage.ts";
import { themeHere } from "./theme/theme-choice.ts";

/** Whoever is here is noted with the first call of a visit; when that fails, with the next one. */
const noteVisit = (): void => {
  if (storage.visited.get()) return;
  storage.visited.set(true);
  void api.users.here({}).catch(() => storage.visited.remove());
};

/** A light that was chosen beside a page is the account's too. */
const saveLight = (): void => {
  if (!storage.lightUnsaved.get()) return;
  storage.lightUnsaved.remove();
  void api.settings.change({ theme: themeHere() }).catch(() => storage.lightUnsaved.set(true));
};

/** The calls of a feature, from the file that has them. */
const load =
  <Part, Name extends keyof Part & string>(part: () => Promise<Part>, name: Name) =>
  (): Promise<Part[Name]> =>
    loadChunk(name, part).then((found) => found[name]);

export const api = createLazyClient<Api>(
  {
    load: {
      account: load(() => import("@app/contract/calls/account"), "accountCalls"),
      actions: load(() => import("@app/contract/calls/actions"), "actionCalls"),
      analysis: load(() => import("@app/contract/calls/analysis"), "analysisCalls"),
      appointments: load(() => import("@app/contract/calls/appointments"), "appointmentCalls"),
      audio: load(() => import("@app/contract/calls/audio"), "audioCalls"),
      board: load(() => import("@app/contract/calls/board"), "boardCalls"),
      checkIns: load(() => import("@app/contract/calls/check-ins"), "checkInCalls"),
      community: load(() => import("@app/contract/calls/community"), "communityCalls"),
      contact: load(() => import("@app/contract/calls/contact"), "contactCalls"),
      desk: load(() => import("@app/contract/calls/desk"), "deskCalls"),
      errorLog: load(() => import("@app/contract/calls/error-log"), "errorLogCalls"),
      feedback: load(() => import("@app/contract/calls/feedback"), "feedbackCalls"),
      imports: load(() => import("@app/contract/calls/imports"), "importCalls"),
      membership: load(() => import("@app/contract/calls/membership"), "membershipCalls"),
      memory: load(() => import("@app/contract/calls/memory"), "memoryCalls"),
      models: load(() => import("@app/contract/calls/models"), "modelCalls"),
      moderation: load(() => import("@app/contract/calls/moderation"), "moderationCalls"),
      pets: load(() => import("@app/contract/calls/pets"), "petCalls"),
      programs: load(() => import("@app/contract/calls/programs"), "programCalls"),
      push: load(() => import("@app/contract/calls/push"), "pushCalls"),
      safetyCounts: load(() => import("@app/contract/calls/safety-counts"), "safetyCountCalls"),
      sessions: load(() => import("@app/contract/calls/sessions"), "sessionCalls"),
      settings: load(() => import("@app/contract/calls/settings"), "settingCalls"),
      setup: load(() => import("@app/contract/calls/setup"), "setupCalls"),
      signIns: load(() => import("@app/contract/calls/sign-ins"), "signInCalls"),
      summaries: load(() => import("@app/contract/calls/summaries"), "summaryCalls"),
      users: load(() => import("@app/contract/calls/users"), "userCalls"),
      vault: load(() => import("@app/contract/calls/vault"), "vaultCalls"),
      voice: load(() => import("@app/contract/calls/voice"), "voiceCalls"),
    },
    streams: {
      "analysis.follow": true,
      "board.live": true,
      "sessions.end": true,
      "sessions.respond": true,
      "sessions.respondStateless": true,
    },
    // By the time somebody presses, a deploy may have replaced the part, or the line be gone.
    onTaken: (part) => {
      if (!import.meta.env.SSR) setTimeout(() => void fetchAhead(part), timings.chunks.aheadMs);
    },
  },
  {
    fetch: (url, init) => fetch(url, init),
    token: async (refused) => {
      const token = await identity.token(refused);
      if (token) {
        noteVisit();
        saveLight();
      }
      return token;
    },
  },
);
