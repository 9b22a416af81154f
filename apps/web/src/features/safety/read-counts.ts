import { api } from "../../api.ts";
import { type YearCounts, yearlyCounts } from "./yearly-counts.ts";

export const readCounts = async (): Promise<YearCounts[]> =>
  yearlyCounts((await api.safetyCounts.read({})).counts);
