import { describe, expect, test } from "vitest";
import { createEchoGate } from "./echo-gate.ts";

const after = (frames: number, heardRms: number, playedRms: number) => {
  const gate = createEchoGate();
  for (let frame = 0; frame < frames; frame += 1) gate(heardRms, playedRms);
  return gate;
};

describe("while the companion speaks", () => {
  test("its own voice from the speakers does not interrupt it", () => {
    const gate = after(60, 0.03, 0.1);
    expect(gate(0.05, 0.12)).toBe("closed");
  });

  test("a person over the speakers does", () => {
    expect(after(60, 0.03, 0.1)(0.2, 0.1)).toBe("open");
  });

  test("with headphones a quiet voice does, since nothing comes back", () => {
    expect(after(120, 0.0005, 0.1)(0.02, 0.1)).toBe("open");
  });
});

test("while it is silent everything is heard", () => {
  expect(createEchoGate()(0.001, 0)).toBe("open");
});
