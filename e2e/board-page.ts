import { paths } from "@app/contract/paths";
import { expect, type Page } from "./fixtures.ts";
import { beginSession } from "./person.ts";
import type { Product } from "./product.ts";

export const field = (page: Page) => page.getByRole("textbox", { name: "A thought to leave" });
export const thoughts = (page: Page) => page.getByRole("list", { name: "Thoughts, newest first" });
export const thought = (page: Page, words: string) =>
  thoughts(page).getByRole("listitem").filter({ hasText: words });

export const openBoard = async (
  page: Page,
  product: Product,
  as: "sky" | "list" = "list",
): Promise<void> => {
  await page.goto(`${product.url}${paths.wall}?as=${as}`);
  await expect(page.getByRole("heading", { level: 1, name: "The Void Board" })).toBeVisible();
  await expect(
    page.getByRole("button", { name: as === "sky" ? "Read as a list" : "Show the sky" }),
  ).toBeVisible();
  await expect(page.getByText("Looking up")).toHaveCount(0);
};

export const letGo = async (page: Page, words: string): Promise<void> => {
  await field(page).fill(words);
  await page.getByRole("button", { name: "Let it go" }).click();
};

const things = ["kettle", "garden", "window", "pencil", "basket", "ladder", "harbour", "meadow"];
let wordsMade = 0;

/**
 * Words that nobody else says on this server: two everyday things are added to them. Letters by chance would now and
 * then be read as something heavy, or hide what is.
 */
export const ownWords = (words: string): string => {
  const [first, second] = [
    things[wordsMade % things.length],
    things[Math.floor(wordsMade / things.length)],
  ];
  wordsMade += 1;
  return `${words}, ${first} and ${second}`;
};

/** Somebody without a browser. */
export const someone = async (url: string) => {
  const { token } = await beginSession(url);
  return async (path: string, body: object): Promise<Response> =>
    fetch(`${url}/api/board${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
};

/** Leaves a thought without a browser; answers with its id. */
export const leaveThought = async (url: string, text: string): Promise<string> => {
  const post = await someone(url);
  const thought = { text, secret: crypto.randomUUID() };
  let answer = await post("", thought);
  // All tests of a worker leave theirs from one address, which may leave twelve in a minute.
  if (answer.status === 429) {
    await new Promise((go) => setTimeout(go, Number(answer.headers.get("retry-after")) * 1_000));
    answer = await post("", thought);
  }
  expect(answer.status, await answer.clone().text()).toBe(200);
  return ((await answer.json()) as { thought: { id: string } }).thought.id; // the contract's shape
};
