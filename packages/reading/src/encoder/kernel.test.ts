import { describe, expect, it } from "vitest";
import { createKernel } from "./kernel.ts";

const numbers = (count: number, spread: number): Float32Array =>
  Float32Array.from({ length: count }, (_, index) => Math.sin(index * 1.7) * spread);

describe("the kernel", () => {
  it.each([1, 2, 3, 5, 8])("multiplies %i rows nearly as exact numbers would", (rows) => {
    const [columns, length] = [8, 32];
    const kernel = createKernel({ heldBytes: 4_096, areas: 2, maxRows: 8, maxWidth: 64 });
    const values = Int8Array.from(
      { length: columns * length },
      (_, index) => ((index * 37) % 255) - 127,
    );
    const scales = Float32Array.from({ length: columns }, (_, index) => 0.01 * (index + 1));
    const bias = numbers(columns, 2);
    const input = numbers(rows * length, 3);
    const [from, to] = [kernel.area(), kernel.area()];
    from.numbers.set(input);
    kernel.multiply(from, to, rows, kernel.holdMatrix(values, scales, bias));
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
        const found = to.numbers[r * columns + c] ?? Number.NaN;
        expect(Math.abs(found - exact)).toBeLessThan(0.03 * size + 0.01);
      }
  });

  it("says how near a row lies to each of a table", () => {
    const [count, length] = [5, 32];
    const kernel = createKernel({ heldBytes: 4_096, areas: 1, maxRows: 2, maxWidth: 64 });
    const values = Int8Array.from({ length: count * length }, (_, at) => ((at * 37) % 255) - 127);
    const scales = Float32Array.from({ length: count }, (_, at) => 0.01 * (at + 1));
    const point = numbers(length, 1);
    const found = kernel.nearness(point, kernel.holdMatrix(values, scales));
    expect(found).toHaveLength(count);
    for (const [row, value] of found.entries()) {
      const exact = point.reduce((sum, one, at) => sum + one * (values[row * length + at] ?? 0), 0);
      expect(value).toBeCloseTo(exact * (scales[row] ?? 0), 3);
    }
  });

  const mixedBy = (asking: number): number[] => {
    const kernel = createKernel({ heldBytes: 1_000, areas: 3, maxRows: 8, maxWidth: 64 });
    const [values, question, to] = [kernel.area(), kernel.area(), kernel.area()];
    values.numbers.fill(1, 0, 32).fill(4, 32, 48);
    question.numbers.fill(asking, 0, 16);
    const rows = { at: values.at, step: 16, count: 3 };
    kernel.attend({
      asking: { at: question.at, step: 16, count: 1 },
      asked: rows,
      given: rows,
      to: { at: to.at, step: 16, count: 1 },
      compared: 16,
      mixed: 16,
      scale: 1,
    });
    return [...to.numbers.subarray(0, 16)];
  };

  it("mixes rows by shares that sum to one", () => {
    expect(mixedBy(0)).toEqual(Array.from({ length: 16 }, () => 2));
    for (const value of mixedBy(1)) expect(value).toBeCloseTo(4, 3);
  });

  it("brings a row to mean nought and even spread", () => {
    const kernel = createKernel({ heldBytes: 1_000, areas: 2, maxRows: 2, maxWidth: 16 });
    const [from, to] = [kernel.area(), kernel.area()];
    from.numbers.set(numbers(16, 5));
    kernel.even(
      from,
      to,
      1,
      kernel.holdEvening(new Float32Array(16).fill(1), new Float32Array(16)),
    );
    const row = [...to.numbers.subarray(0, 16)];
    const sum = row.reduce((all, value) => all + value, 0);
    const squares = row.reduce((all, value) => all + value * value, 0);
    expect(sum).toBeCloseTo(0, 4);
    expect(squares / 16).toBeCloseTo(1, 3);
  });

  it("refuses to hold more than there is room for", () => {
    const kernel = createKernel({ heldBytes: 16, areas: 1, maxRows: 2, maxWidth: 16 });
    expect(() => kernel.holdEvening(new Float32Array(100_000), new Float32Array(4))).toThrow(
      "too small",
    );
  });
});
