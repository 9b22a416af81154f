import { expect, test } from "vitest";
import { showMoment } from "./show-moment.ts";

test("a moment is said in the zone it was set in, over the change to summer time too", () => {
  expect(showMoment("2026-03-28T18:30:00Z", "Europe/Vienna")).toBe("Saturday 28 March at 19:30");
  expect(showMoment("2026-03-29T18:30:00Z", "Europe/Vienna")).toBe("Sunday 29 March at 20:30");
});
