import { api } from "../../api.ts";
import { isOrdinary } from "../../errors/problem.ts";
import { reportError } from "../../errors/report-error.ts";
import { countryHere } from "../../helplines/country-here.ts";
import { identity } from "../../identity/identity.ts";
import { createStore } from "../../state/store.ts";
import { createBoard } from "./board.ts";
import { createSayer } from "./say-arrivals.ts";

/** What those who hear the page are told; the region that says it reads it from here. */
export const announcement = createStore({ words: "" });

export const sayer = createSayer({ say: (words) => announcement.set({ words }), nowMs: Date.now });

/** Nobody can guess it, and it is written down nowhere but here. */
const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** The board in this tab: what it left can be taken back as long as the tab is open. */
export const ownBoard = createBoard({
  calls: api.board,
  ensureSignedIn: identity.ensureSignedIn,
  country: countryHere,
  newSecret,
  nowMs: Date.now,
  report: (error) => {
    if (!isOrdinary(error)) reportError(error, { userId: identity.uid(), context: "board" });
  },
  onArrived: (text) => {
    if (!document.hidden) sayer.arrived(text);
  },
});
