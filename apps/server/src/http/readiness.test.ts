import { expect, it } from "vitest";
import { createReadiness } from "./readiness.ts";

const create = () => createReadiness(async () => undefined);

it("a server is not ready before what reads messages is warm", async () => {
  const readiness = create();
  const warming = Promise.withResolvers<void>();
  readiness.after(warming.promise);
  await expect(readiness.check()).rejects.toMatchObject({ code: "unavailable" });
  warming.resolve();
  await warming.promise;
  await expect(readiness.check()).resolves.toBeUndefined();
});

it("a server that could not be warmed serves all the same", async () => {
  const readiness = create();
  const warming = Promise.reject(new Error("no models"));
  readiness.after(warming);
  await warming.catch(() => undefined);
  await expect(readiness.check()).resolves.toBeUndefined();
});
