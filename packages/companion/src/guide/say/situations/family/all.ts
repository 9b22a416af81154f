import type { Situation } from "../../situation.ts";
import { childrenSituations } from "./children.ts";
import { kinSituations } from "./kin.ts";

export const familySituations: readonly Situation[] = [...kinSituations, ...childrenSituations];
