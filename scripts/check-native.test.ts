import { expect, it } from "vitest";
import { findLostPackages } from "./check-native.ts";

it("finds an optional package that the lockfile lost, and only that", () => {
  const lock = {
    "": { optionalDependencies: { "native-a": "1.0.0" } },
    "node_modules/tool": { optionalDependencies: { "native-b": "2.0.0", "native-c": "2.0.0" } },
    "node_modules/native-a": {},
    "node_modules/tool/node_modules/native-b": {},
  };
  expect(findLostPackages(lock)).toEqual(["native-c@2.0.0, wanted by node_modules/tool"]);
});
