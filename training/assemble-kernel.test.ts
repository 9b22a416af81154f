import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { assembleKernel, kernelFolder } from "./assemble-kernel.ts";

test("the kernel is what its readable form says", async () => {
  const shipped = readFileSync(new URL("kernel.wasm", kernelFolder));
  expect(Buffer.from(await assembleKernel()).equals(shipped)).toBe(true);
});
