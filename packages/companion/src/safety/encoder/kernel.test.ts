import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { assembleKernel } from "../../../training/assemble-kernel.ts";
import { createKernel } from "./kernel.ts";

const numbers = (count: number, spread: number): Float32Array =>
  Float32Array.from({ length: count }, (_, index) => Math.sin(index * 1.7) * spread);

describe("the kernel", () => {
  it("is what its readable form says", async () => {
    const shipped = readFileSync(new URL("./kernel.wasm", import.meta.url));
    expect(Buffer.from(await assembleKernel()).equals(shipped)).toBe(true);
  });

  it.each([1, 2, 5, 8])("multiplies %i rows nearly as exact numbers would", (rows) => {
    const [columns, length] = [8, 32];
    const kernel = createKernel({ heldBytes: 100_000, maxRows: 8, maxWidth: 64 });
    const values = Int8Array.from(
      { length: columns * length },
      (_, index) => ((index * 37) % 255) - 127,
    );
    const scales = Float32Array.from({ length: columns }, (_, index) => 0.01 * (index + 1));
    const bias = numbers(columns, 2);
    const input = numbers(rows * length, 3);
    const found = kernel.multiply(input, rows, kernel.hold(values, columns, scales, bias));
    expect(found).toHaveLength(rows * columns);
    for (let r = 0; r < rows; r++)
      for (let c = 0; c < columns; c++) {
        let exact = bias[c] ?? 0;
        let size = 0;
        for (let k = 0; k < length; k++) {
          const product =
            (input[r * length + k] ?? 0) * (values[c * length + k] ?? 0) * (scales[c] ?? 0);
          exact += product;
          size += Math.abs(product);
        }
        expect(Math.abs((found[r * columns + c] ?? 0) - exact)).toBeLessThan(0.03 * size + 0.01);
      }
  });

  it("mixes rows by shares that sum to one", () => {
    const kernel = createKernel({ heldBytes: 1_000, maxRows: 8, maxWidth: 64 });
    const values = new Float32Array(3 * 16).fill(1);
    values.fill(4, 32);
    const even = kernel.attend({
      values,
      count: 3,
      asking: { values: new Float32Array(16), count: 1, from: 0, step: 16 },
      asked: { from: 0, step: 16 },
      given: { from: 0, step: 16 },
      compared: 16,
      mixed: 16,
      scale: 1,
    });
    expect([...even]).toEqual(Array.from({ length: 16 }, () => 2));
    const leaning = kernel.attend({
      values,
      count: 3,
      asking: { values: new Float32Array(16).fill(1), count: 1, from: 0, step: 16 },
      asked: { from: 0, step: 16 },
      given: { from: 0, step: 16 },
      compared: 16,
      mixed: 16,
      scale: 1,
    });
    expect(leaning[0]).toBeCloseTo(4, 3);
  });
});
