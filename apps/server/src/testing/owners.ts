import type { TestApp } from "./test-app.ts";
import { createTestBrowser } from "./test-browser.ts";

export const ownPassword = "four quiet grey stones";

let people = 0;

/** Somebody with an account, whose password others will guess at. */
export const makeOwner = async (test: TestApp) => {
  const browser = createTestBrowser(test);
  const email = `owner${people++}@mail.example`;
  await browser.post("/sign-up/email", { email, password: ownPassword, name: "" });
  return { browser, email };
};

export const wrongPassword = (index: number) => `a guess, the ${index}th of many`;

/** Time goes on by itself for nobody whose clock stands still. */
export const forwardBy = (test: TestApp, ms: number): void => {
  test.clock.now = new Date(test.clock.now.getTime() + ms);
};
