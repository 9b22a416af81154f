import { paths } from "@app/contract/paths";
import { register } from "./door.ts";
import { expect, type Page, test } from "./fixtures.ts";

/** React draws a page anew whose first drawing is not what was built, and tells the page so. */
const mismatchesOf = (page: Page): string[] => {
  const mismatches: string[] = [];
  page.on("pageerror", ({ message }) => mismatches.push(`${page.url()} ${message}`));
  return mismatches;
};

const addresses = [
  `${paths.journey}?saved=4cdaae0b-162c-46c5-8d68-4f6122cdeca0`,
  `${paths.journey}?show=conversations`,
  `${paths.seed}?export`,
  `${paths.seed}?next=${encodeURIComponent(paths.journey)}`,
  `${paths.wall}?as=list`,
  `${paths.talk}?session=4cdaae0b-162c-46c5-8d68-4f6122cdeca0`,
  `${paths.talkSession}?aloud=1`,
  `${paths.login}?next=${encodeURIComponent(paths.seed)}`,
  `${paths.settings}#memory`,
];

test("a page whose address says more than its path begins as it was built", async ({
  page,
  product,
}) => {
  const mismatches = mismatchesOf(page);
  await register(page, product.url);
  // Loaded anew, the browser's history still says that the account was made.
  await page.reload();
  await expect(page.getByText("Your account is made, and you are signed in here.")).toBeVisible();
  for (const address of addresses) {
    await page.goto(product.url + address);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
  }
  expect(mismatches).toEqual([]);
});
