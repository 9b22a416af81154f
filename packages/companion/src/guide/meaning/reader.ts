import { sense, senseNames } from "@app/reading/sense";

/** What the reader of whole sentences can name: what is meant, and what is asked of the companion. */
export const readableNames = (): readonly string[] => senseNames().meant;

/** How likely the reader finds each of what it can name, by its place among the names. */
export const meaningSharesOf = (text: string): Float64Array | null => {
  const outputs = sense(text)?.answer("meant");
  if (!outputs) return null;
  const most = Math.max(...outputs);
  const raised = Float64Array.from(outputs, (output) => Math.exp(output - most));
  const sum = raised.reduce((all, one) => all + one, 0);
  return raised.map((one) => one / sum);
};
