import type { storage } from "./storage.ts";

/** Why the browser has to remember each of them. */
export const storageReasons: Readonly<Record<keyof typeof storage, string>> = {
  darkMode: "The light somebody chose, dusk or dawn, is theirs until they change it.",
  followsSystem: "Somebody may want the light their device has, by day and by night.",
  lightUnsaved: "A light chosen on a page that asks the server nothing reaches the account later.",
  splashShown: "The welcome is shown once.",
  termsAccepted: "Nobody is asked to accept the terms twice.",
  termsLater:
    "Whoever wants to read before they accept anything reads in peace, until they want to talk.",
  onboarding: "While it is set, the first steps are shown at the start.",
  isLoggedIn: "A visit starts at the home page, once.",
  fromResetPassword: "Coming back from a password reset must not lead to the home page.",
  signedIn: "Where nobody ever signed in, no token is asked for in vain.",
  accountHere:
    "A sign-in that ended elsewhere is called that, and what it locks is not called empty.",
  chunkReloadAt: "A page whose parts failed to load reloads itself once, and never in a circle.",
  onTheWay: "A page that had to load anew while the next was coming goes on to that one.",
  openings: "A page that loads anew and anew without opening says so, and stops.",
  draft: "What was typed survives a reload, and leaves a shared device with the tab.",
  replying: "A reply that a reload broke off is taken up again, and one that was stopped is not.",
  help: "The people one can reach stay in a conversation that is opened again.",
  country: "Helplines are those of the country that somebody chose.",
  left: "After a quick exit the back button leads away again.",
  outbox: "What was sent without a connection outlives the tab, until the server has it.",
  moving:
    "Conversations that were on their way into a new account still arrive after the tab was closed.",
  leftOpen: "Whoever left in the middle of a conversation is offered it at the next visit.",
  visited: "The time of the last visit is noted once a visit, and not with every page.",
  talkedToday: "Somebody who set themselves a limit for the day is told when it is reached.",
  company: "Whoever took the companion along meets it on the next page too, awake or asleep.",
  cookies: "A choice about cookies is asked for once.",
};
