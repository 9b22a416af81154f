import { expect } from "vitest";
import { sumTallies, type TalkTally } from "./ledger.ts";

/** Says in one line what a fault left behind, and fails where it is anything. */
export const expectNothingWrong = (fault: string, tallies: readonly TalkTally[]): void => {
  const { lost, duplicated, wrong } = sumTallies(tallies);
  process.stdout.write(
    `${fault}: ${tallies.length} conversations, lost ${lost}, duplicated ${duplicated}, wrong ${wrong}\n`,
  );
  expect(tallies.length).toBeGreaterThan(0);
  expect({ lost, duplicated, wrong }).toEqual({ lost: 0, duplicated: 0, wrong: 0 });
};
