import { ofAnybody } from "../write/fill.ts";

/** For tests: what was written, with each line as it is said of somebody whose sex is open. */
export const ofAnybodyIn = <Written>(written: Written): Written =>
  JSON.parse(JSON.stringify(written), (_, value: unknown) =>
    typeof value === "string" ? ofAnybody(value) : value,
  ) as Written; // the same data, with other strings
