import { paths } from "@app/contract/paths";
import { composer, expect, replies, say, test } from "./fixtures.ts";
import { findLeaks, plant } from "./leaks.ts";

test("what somebody says is answered and found nowhere in the log, which tells every request by its id", async ({
  page,
  product,
}) => {
  await page.goto(product.url + paths.talk);
  await expect(composer(page)).toBeVisible();
  const words = "The heron stood in our pond again";
  await say(page, words);
  await expect(replies(page).last()).toBeVisible();
  const answer = await page.request.get(`${product.url}/healthz`);
  const id = answer.headers()["x-request-id"] ?? "";
  expect(id).not.toBe("");
  await expect.poll(() => product.output()).toContain(id);
  expect(product.output()).toContain("/api/sessions/:id/respond");
  expect(findLeaks(product.output())).toEqual([]);
  // The search itself finds what it is there for.
  expect(findLeaks(`${product.output()}\n{"msg":"${plant(words)}"}`)).toHaveLength(1);
  expect(findLeaks("authorization: Bearer abcdefghijkl for a@mail.example")).toHaveLength(2);
});
